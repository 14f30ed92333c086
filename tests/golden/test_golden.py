"""The golden files against what the engine does now. They were written by it: they show changes, not rights and wrongs."""

from __future__ import annotations

import difflib
import itertools
from pathlib import Path

import pytest

from tests.golden import games, make, trees, victories
from tests.sizes import subset
from unshuffled.packs import library
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.core.switches import EDITIONS

FILES = make.files()
READ = ("en", "de")
"""Languages whose texts the required check compares. `words check` formats every sentence of every language there too."""
LARGEST = 900_000
SHOWN = 40


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def difference(name: str, golden: str, now: str) -> str:
    """The first lines of the difference, and what to do about it."""
    lines = difflib.unified_diff(
        golden.splitlines(), now.splitlines(), f"golden {name}", f"played now {name}", lineterm="", n=2
    )
    head = list(itertools.islice(lines, SHOWN + 1))
    if len(head) > SHOWN:
        head[SHOWN] = "..."
    return "\n".join([f"{name} has changed. If that is meant: `make golden`, and read the difference.", "", *head])


def is_required(path: Path) -> bool:
    """Return whether the required check compares this file."""
    return path.parent.name != "texts" or path.suffixes[0].strip(".") in READ


@pytest.mark.parametrize("path", subset(list(FILES), [path for path in FILES if is_required(path)]), ids=name_of)
def test_what_is_played_is_what_was_played(path: Path) -> None:
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    now = FILES[path]()
    if now != golden:
        pytest.fail(difference(name_of(path), golden, now), pytrace=False)


def test_every_nemesis_has_been_beaten() -> None:
    outcomes = {id: victories.path_of(id).read_text(encoding="utf-8").splitlines()[-2] for id in library.load().nemeses}

    assert {id: line for id, line in outcomes.items() if not line.startswith("outcome ")} == {}


@pytest.mark.parametrize("keys", [["end"], []], ids=["not allowed", "not finished"])
def test_answers_that_do_not_win_are_no_victory(keys: list[str]) -> None:
    assert victories.replayed("rageborne", "victory-0", keys) == ""


@pytest.mark.parametrize("tree", trees.SMALL, ids=lambda tree: tree.name)
def test_small_trees_have_the_size_worked_out_by_hand(tree: trees.Tree) -> None:
    """The derivations stand beside the positions in `trees`."""
    game = tree.lay()

    assert (trees.lines(game, 1), trees.lines(game, 2)) == tree.by_hand


def test_counting_leaves_the_position_as_it_was() -> None:
    game = trees.SMALL[0].lay()
    before = game.copy()

    trees.lines(game, 4)

    assert game == before


def test_the_parts_of_a_divided_tree_are_the_whole() -> None:
    game = trees.SMALL[0].lay()

    assert sum(count for _, count in trees.divide(game, 5)) == trees.lines(game, 5)


def test_a_finished_game_is_one_line() -> None:
    game = trees.SMALL[0].lay()
    game.end("gravehold_fallen")
    game.decision = None

    assert trees.lines(game, 3) == 1


def test_no_golden_file_is_left_over() -> None:
    assert {name_of(path) for path in make.there()} == {name_of(path) for path in FILES}


def test_golden_files_stay_small() -> None:
    assert sum(path.stat().st_size for path in make.there()) < LARGEST


def test_the_games_meet_everything_there_is_to_choose() -> None:
    content = library.load()
    plays = games.PLAYS

    assert {play.nemesis for play in plays} == set(content.nemeses)
    assert {mage for play in plays for mage in play.mages} == set(content.mages)
    assert {play.market for play in plays} == set(content.markets)
    assert {len(play.mages) for play in plays} == {1, 2, 3, 4}
    assert {play.difficulty for play in plays} == set(DIFFICULTIES)
    assert {play.edition for play in plays} == set(EDITIONS)
    assert {nemesis for nemesis, *_ in trees.OPENINGS} == set(content.nemeses)
    assert {mage for _, mages, *_ in trees.OPENINGS for mage in mages} == set(content.mages)


def test_a_difference_says_where_and_what_to_do() -> None:
    told = difference("games/some.play", "1 main\n  > end\nlast\n", "1 main\n  > rest\nlast\n")

    assert told.splitlines() == [
        "games/some.play has changed. If that is meant: `make golden`, and read the difference.",
        "",
        "--- golden games/some.play",
        "+++ played now games/some.play",
        "@@ -1,3 +1,3 @@",
        " 1 main",
        "-  > end",
        "+  > rest",
        " last",
    ]


def test_a_long_difference_is_cut() -> None:
    told = difference("games/some.play", "", "\n".join(str(number) for number in range(1000)))

    assert told.splitlines()[-2:] == ["+36", "..."]
