"""The law of the forecast over played nemesis turns, and the proof that it bites: a forecast is broken on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.sizes import subset
from unshuffled.lab import foresight, simulate
from unshuffled.lab.laws import LawBroken
from unshuffled.minds.randoms import MINDS, RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import constants, machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import DIFFICULTIES, start
from unshuffled.rules.core.stack import Frame
from unshuffled.rules.core.state import Event, Game
from unshuffled.rules.flows import NextTurn
from unshuffled.rules.readings import courses, forecast, odds
from unshuffled.rules.readings.courses import Count, Courses
from unshuffled.rules.readings.forecast import Drawn, Effect, Forecast

NEMESES = sorted(library.load().nemeses)


def played(nemesis: str, mind: str, every: int = 5) -> foresight.Compared:
    """Four games, with 1 to 4 mages and each difficulty, that keep the law."""
    plan = simulate.Plan([nemesis], mind=mind, check=True, foresee_every=every)
    found = foresight.Compared()
    for number, difficulty in enumerate(DIFFICULTIES):
        plan.difficulties = [difficulty]
        game = simulate.play_one(library.load(), plan, number, f"foresight-{nemesis}-{number}")
        assert game.failure == "", f"{game.failure}\n{game.record}"
        found.add(game.foreseen)
    return found


@pytest.mark.parametrize("mind", subset(sorted(MINDS), ["random"]))
@pytest.mark.parametrize("nemesis", NEMESES)
def test_what_a_nemesis_turn_does_was_foreseen(nemesis: str, mind: str) -> None:
    """And most forecasts promise something: few meet too many choices, but where eight cards are discarded together, half do."""
    found = played(nemesis, mind)

    assert found.turns >= 10
    assert found.spoken >= found.turns * 0.4
    assert found.parts >= found.turns


# Real turns, as they come.


class Watched(NextTurn):
    """Draws turn order cards, and notes the forecast each time just before."""

    __slots__ = ()

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            hidden = not g.nemesis_deck or g.nemesis_deck[-1] < 0
            g.events.append(("foreseen", forecast.forecast(g), hidden))  # type: ignore[arg-type]
        return NextTurn.run(self, g, f)


def course(setup: Setup, seed: str) -> list[Event]:
    """All events of a game, with the forecasts between its turns."""
    game = start(library.load(), setup, seed)
    game.stack[0].steps = [Watched()]
    mind = RandomMind(seed)
    events: list[Event] = []
    while game.decision is not None:
        machine.answer(game, mind.pick(game.decision))
        events += game.events
    return events


def came_true(seen: Forecast, after: list[Event], game: Game) -> bool:
    """Whether the nemesis came next and did what was foreseen. False if there was nothing to compare."""
    drawn = next(event[1] for event in after if event[0] == "turn_order_drawn")
    assert seen.next[constants.TURN_CARDS[drawn]][0] > 0  # type: ignore[index]
    names = [event[0] for event in after]
    if "nemesis_turn_started" not in names or "turn_started" in names[: names.index("nemesis_turn_started")]:
        return False
    if "activated" in names[: names.index("nemesis_turn_started")] or seen.total.unknown or seen.total.more:
        return False
    last = "nemesis_card_drawn" if seen.drawn.cards[1] else "turn_ended"
    until = after[: names.index(last)] if last in names else after
    # That nothing is left of the nemesis is seen when its turn is over.
    over = after[: len(until) + 2] if last == "turn_ended" else until
    count = Count(game)
    tally = count.nothing()
    count.add(until, tally)
    for outcome in [event[1] for event in over if event[0] == "game_ended"]:
        tally[courses.PLACES["lost" if outcome in constants.LOSSES else "won"]] = 1
    tally[courses.PLACES["draws"]] = seen.total.draws[0]
    blind = foresight.Course(tally, game, False, game, until)
    foresight.within("the nemesis's turn", seen.total, blind)
    return True


@pytest.mark.interpreted
@pytest.mark.parametrize("nemesis", NEMESES)
def test_turns_as_they_come_were_foreseen(nemesis: str) -> None:
    """From the turn order card on, without laying anything: at the end of one turn the next one is foreseen."""
    compared = 0
    for seats in range(1, 5):
        setup = Setup(mages=[RANDOM] * seats, nemesis=nemesis)
        events = course(setup, f"foreseen-{seats}")
        game = start(library.load(), setup, f"foreseen-{seats}")
        at = [n for n, event in enumerate(events) if event[0] == "foreseen"]
        for n, until in zip(at, [*at[1:], len(events)], strict=True):
            if events[n][2]:
                compared += came_true(events[n][1], events[n + 1 : until], game)  # type: ignore[arg-type]

    assert compared >= 10


# The law bites.


def first_outcome(self: Courses) -> Effect:
    """As if there were no choice."""
    made = WHOLE(self)
    low: dict[str, Any] = {name: (getattr(made, name)[0],) * 2 for name in forecast.SCALARS}
    return replace(made, players=[(low, low) for low, _ in made.players], shared=None, either=[], **low)


WHOLE = Courses.effect


def no_unknown(self: Courses) -> Effect:
    """As if no hidden card decided anything."""
    return replace(WHOLE(self), unknown=False)


def calm(self: Courses) -> Effect:
    """As if nothing happened."""
    return Effect(players=[(0, 0)] * self.count.seats)


def one_branch(self: Courses) -> Effect:
    """As if the players had chosen."""
    made = WHOLE(self)
    return replace(made, either=made.either[:1])


def broken(nemesis: str, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, value: object) -> str:
    """The law that the games of a nemesis break when the forecast is made so."""
    monkeypatch.setattr(owner, name, value)
    for seats in (2, 3, 1, 4):
        game = start(library.load(), Setup(mages=[RANDOM] * seats, nemesis=nemesis), f"bites-{seats}")
        mind = MINDS["eager"](nemesis)
        number = 0
        while game.decision is not None:
            number += 1
            try:
                foresight.check(game, RandomMind(f"{number}"), f"{number}")
            except LawBroken as law:
                return str(law)
            machine.answer(game, mind.pick(game.decision))
    return ""


BROKEN: dict[str, tuple[str, object, str, Callable[..., object], str]] = {
    "choices are left out": ("umbra_titan", Courses, "effect", first_outcome, "was foreseen as"),
    "calm is shown": ("carapace_queen", Courses, "effect", calm, "was foreseen as"),
    "either is one of them": ("umbra_titan", Courses, "effect", one_branch, "which is none of"),
    "a hidden card is not said": ("rageborne", Courses, "effect", no_unknown, "does not say so"),
    "the end of the turn is left out": (
        "gate_witch",
        forecast,
        "_acts_at_end",
        lambda g: False,
        "the end of its turn did",
    ),
    "the card drawn is forgotten": ("rageborne", forecast, "Drawn", lambda *_: Drawn(), "are drawn"),
    "turn order cards are not counted": (
        "umbra_titan",
        odds,
        "_one_of",
        lambda cards, wanted: cards[0],
        "was foreseen as",
    ),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("how", sorted(BROKEN))
def test_a_forecast_that_is_wrong_breaks_the_law(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    nemesis, owner, name, value, law = BROKEN[how]

    assert law in broken(nemesis, monkeypatch, owner, name, value)


def test_a_forecast_that_is_right_does_not() -> None:
    game = start(library.load(), Setup(mages=[RANDOM] * 2, nemesis="umbra_titan"), "bites-2")

    assert foresight.check(game, RandomMind("1"), "1") == foresight.Compared(turns=1, spoken=1, certain=0, parts=1)
