"""Keeping text games: one file each, never half written; the report of one that has ended."""

from __future__ import annotations

import os
from pathlib import Path

from tests.table import content
from tests.terminal.sitting import Typed, new_game
from unshuffled.minds.randoms import EagerMind
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.undo import History
from unshuffled.terminal import keeping, report
from unshuffled.terminal.keeping import Keeper
from unshuffled.terminal.report import Dealt, Source, events_of, story_of


def keys_in(folder: Path) -> list[list[str]]:
    return [kept.record.keys for kept in keeping.waiting(folder)]


def test_every_change_is_kept_and_undo_too(tmp_path: Path) -> None:
    typed = Typed("play crystal", "play crystal", "undo", folder=tmp_path)

    assert keys_in(tmp_path) == [["play crystal"]]
    assert typed.written[-1] == "Goodbye. The game is saved; unshuffled play --resume continues it."


def test_a_game_that_was_loaded_does_not_overwrite_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "copy.game"
    Typed("play crystal", f"save {file}", f"load {file}", "play crystal", folder=tmp_path)

    assert sorted(keys_in(tmp_path)) == [["play crystal"], ["play crystal", "play crystal"]]


def test_two_games_of_one_minute_have_two_files(tmp_path: Path) -> None:
    for _ in range(2):
        Keeper(tmp_path).keep(transcript.record_of(new_game(), ["play crystal"]))

    assert len(list(tmp_path.glob("*-rageborne*.txt"))) == 2


def test_what_is_no_game_and_what_has_ended_does_not_wait(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy milk\n", encoding="utf-8")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    ended = transcript.record_of(new_game(), [])
    ended.outcome = "gravehold_fallen"
    (tmp_path / "ended.txt").write_text(transcript.write(ended), encoding="utf-8")

    assert keeping.waiting(tmp_path) == []
    assert keeping.waiting(tmp_path / "none") == []


def test_the_game_that_was_played_last_comes_first(tmp_path: Path) -> None:
    for n in (1, 2, 3):
        file = tmp_path / f"{n}.txt"
        file.write_text(transcript.write(transcript.record_of(new_game(), ["play crystal"] * n)), encoding="utf-8")
        os.utime(file, (1000 - n, 1000 - n))

    assert [len(keys) for keys in keys_in(tmp_path)] == [1, 2, 3]


def test_a_write_that_is_cut_off_leaves_the_old_game(tmp_path: Path) -> None:
    """What was written beside it is not taken for a game."""
    file = tmp_path / "game.txt"
    keeping.replace(file, transcript.write(transcript.record_of(new_game(), ["play crystal"])))
    (tmp_path / "game.txt.new").write_text("unshuffled ga", encoding="utf-8")

    assert keys_in(tmp_path) == [["play crystal"]]


# The report


def test_the_report_counts_damage_by_what_dealt_it() -> None:
    """A cast and what follows from it; what the nemesis does is nobody's."""
    game = new_game()
    index = game.scenario.content.index
    spark, hit = index["spark"], ("nemesis_damaged", 1)
    story = story_of(
        game,
        [
            ("cast", 0, spark, 0, 0),
            hit,
            ("cast", 0, spark, 0, 0),
            ("nemesis_damaged", 3),
            ("activated", 1),
            ("minion_damaged", 1, index["spark"], 4),
            ("nemesis_turn_started",),
            ("nemesis_damaged", 9),
            ("unleashed",),
            ("suffered", 1, 2),
        ],
    )

    assert story.sources == {Source(0, "spark"): Dealt(4, 2), Source(1, "mist", ability=True): Dealt(4, 1)}
    assert (story.dealt, story.suffered, story.cast) == ([4, 4], [0, 2], [2, 0])
    assert (story.turns, story.unleashed, story.slain) == (1, 1, 0)
    assert story.hardest == (4, Source(1, "mist", ability=True))


def test_events_are_those_of_the_answers_that_stand() -> None:
    history = History(new_game())
    opening = events_of(history)
    history.answer("play crystal")
    history.answer("play crystal")
    history.undo()

    assert events_of(history)[len(opening) :] == [
        ("played", 0, content().index["crystal"]),
        ("aether_gained", 0, 1),
    ]


def test_a_game_ends_with_a_report_and_its_file(tmp_path: Path) -> None:
    game = start(
        content(), Setup(mages=["jian", "gex"], nemesis="rageborne", market=["deck_destruction_base"]), "report"
    )
    mind, keys, played = EagerMind("report"), [], game.copy()
    while played.decision is not None:
        keys.append(mind.pick(played.decision))
        machine.answer(played, keys[-1])
    typed = Typed(*keys, game=game, folder=tmp_path)

    rows = typed.written[-1].split("\n")
    assert rows[1].startswith("You won" if played.is_won else "You lost")
    assert rows[2].startswith("Rageborne · life ")
    assert any(row.startswith("Nemesis turns: ") for row in rows)
    [file] = tmp_path.glob("*.txt")
    assert rows[-1] == f"Transcript: {file}"
    kept = transcript.read(file.read_text(encoding="utf-8"))
    assert (kept.keys, kept.outcome) == (keys, played.outcome)
    assert keeping.waiting(tmp_path) == []


def test_a_game_without_damage_says_so() -> None:
    typed = Typed()

    assert "No damage was dealt." in report.text(typed.sitting.voice, typed.sitting.history, 100)
