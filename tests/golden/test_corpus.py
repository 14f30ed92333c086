"""The corpus: finished games are played as they were."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden.corpus import games
from tests.golden.corpus.canonical import parts
from unshuffled.rules.core import constants, fields
from unshuffled.rules.core.pieces import Delayed
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.core.state import Decision, Game, InPlay, Prepped
from unshuffled.rules.core.switches import CHOICES, EDITIONS
from unshuffled.rules.mechanics import damage

PATHS = games.paths()
LARGEST = 1_500_000
SINCE = {"open_decks"}
"""Switches that came after the games were played."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_finished_games_are_played_as_they_were(path: Path) -> None:
    diverged = []
    for game in games.read(path):
        try:
            games.check(game)
        except games.Diverged as error:
            diverged.append(str(error))
    if diverged:
        pytest.fail("\n\n".join([f"{len(diverged)} games are played differently.", *diverged[:5]]), pytrace=False)


def test_the_corpus_meets_everything_there_is_to_choose() -> None:
    found = [game.record for path in PATHS for game in games.read(path)]
    content = games.content()

    assert len(found) >= 200
    assert {record.setup.nemesis for record in found} == set(content.nemeses)
    assert {(r.setup.nemesis, len(r.setup.mages)) for r in found} == {
        (n, c) for n in content.nemeses for c in (1, 2, 3, 4)
    }
    assert {(r.setup.nemesis, r.setup.difficulty) for r in found} == {
        (n, d) for n in content.nemeses for d in DIFFICULTIES
    }
    assert {(r.setup.nemesis, r.setup.edition) for r in found} == {(n, e) for n in content.nemeses for e in EDITIONS}
    assert {mage for record in found for mage in record.setup.mages} == set(content.mages)
    switches = {(name, value) for record in found for name, value in record.setup.switches.items()}
    then = {name: values for name, values in CHOICES.items() if name not in SINCE}
    assert {(name, value) for name, values in then.items() for value in values[1:]} <= switches
    assert {"solo_player_cards", "solo_life"} <= {name for name, _ in switches}
    assert {record.outcome for record in found} == constants.WINS | constants.LOSSES
    assert {r.setup.nemesis for r in found if r.outcome in constants.WINS} == set(content.nemeses)


def test_the_files_are_read_as_they_were_written_and_stay_small(tmp_path: Path) -> None:
    for path in PATHS:
        again = tmp_path / path.name
        again.write_text(games.write(games.read(path)), encoding="utf-8")
        assert games.read(again) == games.read(path)
    assert sum(path.stat().st_size for path in PATHS) < LARGEST


def test_a_corpus_is_not_written_over() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.corpus", "make", "."], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is a corpus.")


# What is hashed


@cache
def moments() -> list[Game]:
    """Of a game against each nemesis."""
    found = []
    for path in PATHS:
        for number, state in enumerate(games.played(games.read(path)[4].record)):
            if number % 40 == 25 and state.decision is not None:
                found.append(state.copy())
    return found


def states() -> list[Game]:
    """Games to be changed."""
    return [state.copy() for state in moments()]


OF_THE_ENGINE = {
    "veil",
    "scenario",
    "seed",
    "events",
    "stack",
    "due",
    "cast_this_turn",
    "answer_value",
    "holding",
    "exhausting",
    "spent",
    "blind",
}
"""README.md says why."""
ALL_OF_A_GAME = {field.name for field in fields.GAME}
ALL_OF_A_PLAYER = {field.name for field in fields.PLAYER}
OF_A_DECISION = ("seat", "ask", "keys", "card", "least", "most", "args")
OF_PIECES = {
    InPlay: ("uid", "card", "life", "max_life", "tokens"),
    Prepped: ("card", "breach", "second_breach", "fresh", "used"),
}
ADDED: dict[str, Any] = {
    "restricted_aether": (constants.CHARGE, 1),
    "discounts": (constants.OPEN, 1),
    "redirects": ("hand", True),
    "exhaust_queue": (0, 1),
    "in_play": InPlay(99, 0, 1, 1, 0),
    "prepped": Prepped(0, 0),
    "delayed": Delayed("flow/game", 1, 0, 0, True, 0),
    "shields": (0, 1),
    "noted": (0, 1),
    "reacted": "card/hooks.0@0",
}


def changed(name: str, value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return 0 if value > 0 else value + 1 if value == 0 else ~value
        case str():
            return value + "x"
        case dict():
            return {**value, "x": 1}
        case tuple() if name in ADDED:
            return (*value, ADDED[name])
        case tuple():
            return (*value[:-1], changed(name, value[-1])) if value else (0,)
        case list():
            if name in ADDED:
                return [*value, ADDED[name]]
            if name == "piles":
                return [changed("", each) for each in value]
            return [*value[:-1], changed(name, value[-1])] if value else [0]
    raise AssertionError(f"{name} is {value!r}")


@pytest.mark.parametrize("name", sorted(ALL_OF_A_GAME - OF_THE_ENGINE - {"players", "decision"}))
def test_whatever_changes_in_a_game_changes_its_canonical_state(name: str) -> None:
    seen = 0
    for game in states():
        if name in ("piles", "counters") and not getattr(game, name):
            continue  # not every nemesis has some
        before = parts(game)
        setattr(game, name, changed(name, getattr(game, name)))
        assert parts(game) != before
        seen += 1
    assert seen >= 5


@pytest.mark.parametrize("name", sorted(ALL_OF_A_PLAYER - OF_THE_ENGINE - {"seat", "mage"}))
def test_whatever_changes_of_a_player_changes_their_part(name: str) -> None:
    for game in states():
        before = parts(game)
        player = game.players[-1]
        setattr(player, name, changed(name, getattr(player, name)))
        after = parts(game)
        assert [part for part in after if after[part] != before[part]] == [str(len(game.players))]


@pytest.mark.parametrize("name", OF_A_DECISION)
def test_whatever_changes_of_a_question_changes_the_canonical_state(name: str) -> None:
    for game in states():
        before = parts(game)
        d = game.decision
        assert d is not None
        known = {each: getattr(d, each) for each in (*OF_A_DECISION, "values")}
        known[name] = (7,) if name == "args" else changed(name, known[name])
        game.decision = Decision(**known)
        after = parts(game)
        assert [part for part in after if after[part] != before[part]] == ["d"]


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in OF_PIECES.items() for name in names])
def test_whatever_changes_of_a_card_in_play_changes_the_canonical_state(
    kind: type[InPlay | Prepped], name: str
) -> None:
    seen = 0
    for game in states():
        before = parts(game)
        for card in game.in_play if kind is InPlay else [spell for p in game.players for spell in p.prepped]:
            setattr(card, name, changed(name, getattr(card, name)))
            assert parts(game) != before
            seen += 1
            break
    assert seen >= 5


# It bites


def dealt_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games.content().kinds["gem"], "pile", 8)


def dear_charges(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "CHARGE_COST", 3)


def hard_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    real = damage.gravehold_suffers
    monkeypatch.setattr(damage, "gravehold_suffers", lambda g, amount: real(g, amount + 1))


def full_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(constants, "HAND_SIZE", 6)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("change", "told"),
    [
        (dealt_eight, ", dealt: the supply "),
        (dear_charges, ": the decision "),
        (hard_hits, ": the game "),
        (full_hands, ": the player 1 "),
    ],
)
def test_a_rule_that_was_changed_is_named(
    change: Callable[[pytest.MonkeyPatch], None], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.read(PATHS[0])[0]
    games.check(game)
    change(monkeypatch)

    with pytest.raises(games.Diverged) as diverged:
        games.check(game)

    assert str(diverged.value).startswith(f"{game.name} (seed {game.record.seed}),")
    assert told in str(diverged.value)


def test_an_answer_that_is_no_answer_any_more_is_named() -> None:
    game = games.read(PATHS[0])[0]
    keys = list(game.record.keys)
    keys[4] = "gain nothing"

    with pytest.raises(games.Diverged, match=rf"answer 5 of {len(keys)}: 'gain nothing' is not an answer to"):
        games.check(replace(game, record=replace(game.record, keys=keys)))


def test_what_the_short_digests_miss_the_long_one_finds() -> None:
    game = games.read(PATHS[0])[0]

    with pytest.raises(games.Diverged, match="some state differs"):
        games.check(replace(game, whole="0" * 32))


def test_another_outcome_is_named() -> None:
    game = games.read(PATHS[0])[0]

    with pytest.raises(games.Diverged, match="recorded as nobody_knows, played to"):
        games.check(replace(game, record=replace(game.record, outcome="nobody_knows")))
