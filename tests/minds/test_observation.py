"""A mind knows what a person at its seat could know: other hidden cards and another seed change no answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.table import position
from unshuffled.minds import seeing
from unshuffled.minds.contract import Mind, Observation
from unshuffled.minds.quick.mind import QuickMind
from unshuffled.minds.randoms import EagerMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.errors import IllegalAnswer
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample

NEMESES = sorted(library.load().nemeses)
ANSWERS = 60


def a_game(nemesis: str, seed: str, answers: int = ANSWERS, mages: int = 2) -> Game:
    """A game against this nemesis after so many answers."""
    g = start(library.load(), Setup(mages=[RANDOM] * mages, nemesis=nemesis), seed)
    mind = EagerMind(seed)
    for _ in range(answers):
        if g.decision is None:
            break
        machine.answer(g, mind.pick(g.decision))
    return g


def answers_of(mind: Mind, g: Game, see: Callable[[Game], Observation] = seeing.observe) -> set[str]:
    """What the mind answers here, and at tables that look the same."""
    tables = [g] + [sample(g, f"redealt/{n}") for n in range(4)]
    return {mind.choose(see(table)) for table in tables}


class Peeping:
    """Would cheat if it could: its answer follows from the nemesis's next cards and the next numbers of chance."""

    def choose(self, seen: Observation) -> str:
        table = seen.table()
        keys = seen.decision.keys
        looked_at = (table.seed, *table.chance_used, *table.nemesis_deck, *table.turn_deck)
        return keys[sum(map(hash, looked_at)) % len(keys)]


class Nonsense:
    """Answers what nobody asked."""

    def choose(self, seen: Observation) -> str:
        return f"{seen.decision.keys[0]} and more"


@pytest.mark.parametrize("nemesis", NEMESES)
def test_hidden_cards_and_the_seed_change_no_answer_of_quick(nemesis: str) -> None:
    g = a_game(nemesis, "observed", 40)
    mind = EagerMind("goes on")
    asked = 0
    while g.decision is not None and asked < 12:
        if len(g.decision.keys) > 1:
            assert len(answers_of(QuickMind(), g)) == 1
            asked += 1
        machine.answer(g, mind.pick(g.decision))

    assert asked > 0


@pytest.mark.parametrize("nemesis", NEMESES)
def test_a_mind_that_peeps_finds_nothing(nemesis: str) -> None:
    g = a_game(nemesis, "peeped")

    assert len(answers_of(Peeping(), g)) == 1


def test_it_would_be_noticed_if_it_did() -> None:
    """The same mind with the game itself instead of what can be seen of it."""
    games = [g for n in range(8) if (g := a_game("rageborne", f"bite/{n}")).decision is not None]

    def the_real_one(g: Game) -> Observation:
        assert g.decision is not None
        return Observation(g, g.decision.seat)

    assert any(len(answers_of(Peeping(), g, the_real_one)) > 1 for g in games)


def test_an_observation_has_neither_the_seed_nor_the_numbers_used() -> None:
    g = a_game("rageborne", "a secret")
    table = seeing.observe(g).table()

    assert (table.seed, sum(table.chance_used)) == (seeing.OBSERVED, 0)
    assert sum(g.chance_used) > 0


def test_trying_answers_changes_neither_the_game_nor_the_next_look() -> None:
    g = a_game("rageborne", "tried")
    before = g.copy()
    seen = seeing.observe(g)
    first = seen.table()
    machine.answer(first, seen.decision.keys[0])

    assert g == before
    assert seen.table() != first


def test_samples_differ_where_nobody_knows_and_agree_where_everybody_does() -> None:
    seen = seeing.observe(a_game("rageborne", "sampled"))
    one, other = seen.sample("one"), seen.sample("other")

    assert one.nemesis_deck != other.nemesis_deck
    assert [p.hand for p in one.players] == [p.hand for p in other.players]
    assert one == seen.sample("one")


def test_an_answer_that_is_not_allowed_is_refused_with_the_name_of_the_mind() -> None:
    t = position(hand=["crystal", "spark"])

    with pytest.raises(IllegalAnswer, match="Nonsense answers 'play crystal and more'"):
        seeing.answer_of(Nonsense(), t.game)


def test_a_mind_that_only_looks_at_the_question_gets_no_observation(monkeypatch: pytest.MonkeyPatch) -> None:
    t = position(hand=["crystal", "spark"])
    monkeypatch.setattr(seeing, "observe", lambda g: pytest.fail("not needed"))

    assert t.game.decision is not None
    assert seeing.answer_of(EagerMind("x"), t.game) in t.game.decision.keys
