from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from unshuffled.server.home import play_at_home
from unshuffled.server.settings import BadSettings
from unshuffled.server.transport import page


def test_one_command_serves_the_page_on_this_machine(tmp_path: Path) -> None:
    """It says where, keeps its games and its log in the data folder, and ends on Ctrl+C."""
    if not page.is_built():
        pytest.fail("the page is not built: run `make page`")
    command = [sys.executable, "-m", "unshuffled", "play", "--no-browser", "--mages", "brama"]
    with subprocess.Popen(
        command, env={**os.environ, "UNSHUFFLED_DATA": str(tmp_path)}, stdout=subprocess.PIPE, text=True
    ) as playing:
        try:
            assert playing.stdout is not None
            address = playing.stdout.readline().split()[2]
            assert "/new?code=u1.brama." in address
            with urllib.request.urlopen(address, timeout=120) as answer:
                assert answer.status == 200
                assert b"<html" in answer.read()
        finally:
            playing.send_signal(signal.SIGINT)
            code = playing.wait(30)
    assert code == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "push-key",
        "secret",
        "server.log",
        "unshuffled.db",
        "unshuffled.db.lock",
    ]


def test_without_a_page_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FILES", {})
    with pytest.raises(BadSettings, match="make page"):
        play_at_home("")
