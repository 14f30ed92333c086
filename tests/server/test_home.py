from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.ports import free_port
from unshuffled.server import home
from unshuffled.server.home import listen, notice_of_port, play_at_home
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
        "port",
        "push-key",
        "secret",
        "server.log",
        "unshuffled.db",
        "unshuffled.db.lock",
    ]
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {0o600}


def test_without_a_page_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FILES", {})
    with pytest.raises(BadSettings, match="make page"):
        play_at_home("")


@pytest.fixture
def ports(monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Two free ports, which are the first ones tried."""
    first, second = free_port(), free_port()
    monkeypatch.setattr(home, "PORTS", (first, second))
    return first, second


def test_page_has_the_same_port_at_each_start(tmp_path: Path, ports: tuple[int, int]) -> None:
    """Browsers keep settings and the course of the tutorial by address."""
    taken = []
    for _ in range(3):
        with listen(tmp_path) as listening:
            taken.append(listening.getsockname()[1])

    assert taken == [ports[0]] * 3
    assert notice_of_port(tmp_path, ports[0]) == ""


def test_two_pages_have_lasting_ports_of_their_own(tmp_path: Path, ports: tuple[int, int]) -> None:
    """Two people play on one machine, each with a data folder."""
    for name in "ann", "bob":
        (tmp_path / name).mkdir()
    with listen(tmp_path / "ann") as first, listen(tmp_path / "bob") as second:
        together = (first.getsockname()[1], second.getsockname()[1])
    with listen(tmp_path / "bob") as second:
        alone = second.getsockname()[1]

    assert (together, alone) == (ports, ports[1])


def test_taken_port_is_replaced_for_one_start(tmp_path: Path, ports: tuple[int, int]) -> None:
    with listen(tmp_path):
        pass
    with listen(tmp_path / "nowhere", ports[0]), listen(tmp_path) as other:
        meanwhile = other.getsockname()[1]
        notice = notice_of_port(tmp_path, meanwhile)
    with listen(tmp_path) as again:
        assert (meanwhile, again.getsockname()[1]) == (ports[1], ports[0])
    assert notice.startswith(f"Another program has port {ports[0]}, where the page was before.")


def test_page_finds_a_port_if_all_usual_ones_are_taken(tmp_path: Path, ports: tuple[int, int]) -> None:
    with listen(tmp_path, ports[0]), listen(tmp_path, ports[1]), listen(tmp_path) as other:
        taken = other.getsockname()[1]

    assert taken not in ports
    assert (tmp_path / "port").read_text() == f"{taken}\n"


def test_chosen_port_is_not_stored(tmp_path: Path, ports: tuple[int, int]) -> None:
    with listen(tmp_path, ports[1]) as chosen:
        assert chosen.getsockname()[1] == ports[1]
    assert list(tmp_path.iterdir()) == []


def test_chosen_port_that_is_taken_is_refused(tmp_path: Path, ports: tuple[int, int]) -> None:
    with listen(tmp_path, ports[0]), pytest.raises(OSError, match="in use"):
        listen(tmp_path, ports[0])


@pytest.mark.parametrize("text", ["", "newt", "80", "99999", "٨٦٤٢", "8642 8643", "9" * 5000])
def test_damaged_port_file_is_replaced(text: str, tmp_path: Path, ports: tuple[int, int]) -> None:
    (tmp_path / "port").write_text(text, encoding="utf-8")

    with listen(tmp_path) as listening:
        taken = listening.getsockname()[1]

    assert (taken, (tmp_path / "port").read_text()) == (ports[0], f"{ports[0]}\n")
