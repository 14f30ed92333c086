"""The text game as a process: line editing and colour in a terminal, games that outlive their process."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.at_terminal import piped, playing
from unshuffled import cli
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.transcript import Record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs pseudo terminals")

GAME = ("--text", "--mages", "kadir,mist", "--nemesis", "rageborne", "--seed", "plain")
PROMPT = "Kadir · 0 aether (+3 in hand) > "


def kept(data: Path) -> list[Record]:
    files = sorted((data / "text-games").glob("*.txt"))
    return [transcript.read(file.read_text(encoding="utf-8")) for file in files]


def test_tab_completes_answers_commands_and_names_and_up_brings_a_line_back(data: Path) -> None:
    with playing(data, *GAME) as terminal:
        first = terminal.until(PROMPT)
        terminal.type("fore\t\r")
        forecast = terminal.until(PROMPT)
        terminal.type("card Consuming\t\r")
        card = terminal.until(PROMPT)
        terminal.type("play cr\t\r")
        terminal.until("1 aether (+2 in hand) > ")
        terminal.type("\x1b[A\r")
        terminal.until("2 aether (+1 in hand) > ")
        terminal.type("\x04")
        code = terminal.ended()

    assert "On its next turn:" in forecast
    assert "Consuming Void — Spell · cost 7" in card
    assert [record.keys for record in kept(data)] == [["play crystal", "play crystal"]]
    assert code == 0
    assert max(len(line) for line in first.splitlines()) < 80
    assert "Goodbye. The game is saved; unshuffled play --resume continues it." in terminal.raw


def test_a_terminal_shows_gems_relics_spells_and_the_nemesis_in_colour(data: Path) -> None:
    with playing(data, *GAME) as terminal:
        terminal.until(PROMPT)

    for coloured in ("\x1b[36mJade", "\x1b[94mSpark", "\x1b[1;35mRageborne", "\x1b[1mKadir"):
        assert coloured in terminal.raw


@pytest.mark.parametrize("setting", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_colour_gets_none(setting: dict[str, str], data: Path) -> None:
    with playing(data, *GAME, **setting) as terminal:
        terminal.until(PROMPT)

    assert "\x1b[3" not in terminal.raw
    assert "\x1b[1m" not in terminal.raw


def test_a_pipe_gets_no_codes_and_an_ended_input_leaves_the_game_kindly(data: Path) -> None:
    out = piped(data, "play crystal\n", *GAME)

    assert "\x1b" not in out
    assert out.endswith("\nGoodbye. The game is saved; unshuffled play --resume continues it.\n")


def test_ctrl_c_asks_first_and_leaves_the_second_time(data: Path) -> None:
    with playing(data, *GAME) as terminal:
        terminal.until(PROMPT)
        terminal.type("play crystal\r")
        terminal.until(" > ")
        terminal.type("half a li")
        terminal.until("half a li")
        terminal.interrupt()
        asked = terminal.until(" > ")
        terminal.type("play crystal\r")
        terminal.until("2 aether (+1 in hand) > ")
        terminal.interrupt()
        again = terminal.until("press Ctrl-C again.\nKadir · 2 aether (+1 in hand) > ")
        terminal.interrupt()
        code = terminal.ended()

    assert "To leave, type quit or press Ctrl-C again." in asked
    assert "Goodbye" not in again
    assert code == 0
    assert [len(record.keys) for record in kept(data)] == [2]
    assert "Traceback" not in terminal.raw


@pytest.mark.parametrize("waits", [True, False])
def test_a_process_that_is_killed_loses_at_most_the_last_answer(waits: bool, data: Path) -> None:
    """At the prompt nothing is lost; in the middle of an answer, that answer may be."""
    with playing(data, *GAME) as terminal:
        terminal.until(PROMPT)
        for n in range(1, 4):
            terminal.type("play crystal\r")
            if waits or n < 3:
                terminal.until(f"Kadir · {n} aether")
        terminal.kill()

    [record] = kept(data)
    assert record.keys in ([["play crystal"] * 3] if waits else [["play crystal"] * 2, ["play crystal"] * 3])
    out = " ".join(piped(data, "log 2\nquit\n", "--resume").split())
    assert f"Loaded {len(record.keys)} answers from " in out
    assert f"Kadir · {len(record.keys)} aether" in out
    assert "Kadir gains 1 aether." in out


# In this process: no terminal is needed


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a person will type; then the input ends."""
    lines: list[str] = []

    def read(_: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return lines


def play(typed: list[str], *lines: str, arguments: tuple[str, ...] = GAME) -> int:
    typed[:] = lines
    return cli.main(["play", *arguments])


def test_a_new_game_says_that_one_waits(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    play(typed, "1")
    assert "waiting" not in capsys.readouterr().out

    play(typed, "1")
    assert "An unfinished game is waiting: unshuffled play --resume\n" in capsys.readouterr().out
    play(typed)
    assert "2 unfinished games are waiting: unshuffled play --resume\n" in capsys.readouterr().out


def test_a_game_that_nobody_answered_in_leaves_nothing(typed: list[str], data: Path) -> None:
    play(typed, "table", "quit")

    assert list(data.iterdir()) == []


def test_resume_goes_on_in_the_same_file(typed: list[str], data: Path) -> None:
    play(typed, "play crystal", "play crystal")
    assert play(typed, "gems", arguments=("--resume",)) == 0

    assert [record.keys for record in kept(data)] == [["play crystal"] * 3]


def test_of_several_games_one_is_chosen(typed: list[str], data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(typed, "play crystal")
    play(typed, "play crystal", "play crystal")
    capsys.readouterr()

    assert play(typed, "seven", "3", "2", "undo", arguments=("--resume", "--lang", "de")) == 0

    out = capsys.readouterr().out
    rows = [line.split(" · ")[:3] for line in out.splitlines() if line.startswith(("  1 ", "  2 "))][:2]
    assert [row[1:] for row in rows] == [["Kadir, Mist", "2 Antworten"], ["Kadir, Mist", "1 Antwort"]]
    assert sorted(len(record.keys) for record in kept(data)) == [0, 2]


def test_without_a_game_that_waits_resume_says_what_to_do(typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert play(typed, arguments=("--resume",)) == 2
    assert capsys.readouterr().err == (
        "unshuffled: no unfinished text game is waiting; `unshuffled play --text` starts one. "
        "The page has its own: run `unshuffled play` and open “My games”\n"
    )


def test_a_game_of_other_packs_does_not_wait(typed: list[str], data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An upgrade of the game, or a pack that is not named now."""
    play(typed, "1")
    [file] = (data / "text-games").glob("*.txt")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("packs base@", "packs base@0"), encoding="utf-8")
    capsys.readouterr()

    assert play(typed, arguments=("--resume",)) == 2
    assert "need other packs than these" in capsys.readouterr().err
    play(typed)
    assert "waiting" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--resume", "--load", "game.txt"), "leave out --load"),
        (("--resume", "--seed", "x"), "leave out --seed"),
        (("--resume", "--nemesis", "rageborne"), "leave out --nemesis"),
    ],
)
def test_what_does_not_go_with_resume_is_said(
    arguments: tuple[str, ...], message: str, typed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(typed, arguments=arguments) == 2
    assert message in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_to_is_said_once_and_the_game_goes_on(
    typed: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("UNSHUFFLED_DATA", str(tmp_path / "file"))

    assert play(typed, "1", "1", "1") == 0
    out = capsys.readouterr().out
    assert out.count("Could not save the game") == 1
    assert "Goodbye. The game was not saved" in out
