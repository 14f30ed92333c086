"""The progress of long work where no terminal is."""

from __future__ import annotations

import pytest

from unshuffled.cli import progress


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, to be set forward."""
    now = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: now[0])
    return now


def test_progress_without_a_terminal_is_a_line_now_and_then(
    clock: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    with progress.bar("pairs of games") as bar:
        task = bar.add_task("", total=1200)
        bar.update(task, description="jade")
        for _ in range(100):
            clock[0] += 0.7
            bar.advance(task)

    printed = capsys.readouterr()
    assert printed.err == "43 of 1,200 pairs of games jade\n86 of 1,200 pairs of games jade\n"
    assert printed.out == ""


def test_short_work_prints_no_progress(clock: list[float], capsys: pytest.CaptureFixture[str]) -> None:
    with progress.bar("games") as bar:
        task = bar.add_task("", total=3)
        bar.advance(task)

    assert capsys.readouterr() == ("", "")
