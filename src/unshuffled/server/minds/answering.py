"""In a worker: what a mind answers to the question of a stored game, and what it is going to do after that.

What is stored is an observation, so neither the seed nor a hidden card of the real game ever reaches a worker.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import monotonic
from typing import Any

from unshuffled.minds import known, seeing
from unshuffled.minds.contract import Mind, Picker
from unshuffled.minds.search import SearchMind
from unshuffled.rules.core import machine, options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Decision, Event, Game
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.saves import codec
from unshuffled.server.minds.speed import SPEED
from unshuffled.tables.choices import givers

LONGEST = 60
"""Answers of a plan."""
SHARE = 0.4
"""Of the time that is left, for one question."""
Tell = Callable[[Any], None]
Step = list[str | int]


def observed(game: Game) -> dict[str, Any]:
    """What may be known of a game, to be sent to a worker."""
    return codec.encode(sample(game, seeing.OBSERVED))


def own_keys(game: Game, seat: int) -> list[str]:
    """The answers that this seat may give."""
    assert game.decision is not None
    return [key for key in game.decision.keys if seat in givers(game, options.read(key))]


def keep(game: Game, keys: list[str]) -> None:
    """Ask this game's question with these answers only."""
    d = game.decision
    assert d is not None
    if len(keys) < len(d.keys):
        values = None if d.values is None else [d.values[d.keys.index(key)] for key in keys]
        game.decision = Decision(d.seat, d.ask, keys, values, d.card, d.least, d.most, d.args)


def answer(content: Content, data: Any, tell: Tell) -> dict[str, Any]:
    """What the mind is going to do, until somebody else is asked or something hidden is seen.

    `data`: the game as `observed`, the `seat`, the `mind` and its `seed`, and how many `seconds` it may take in all. The
    result has `keys`, at least one, and the `steps` in which a person would say it (`words.plans`).
    """
    game = codec.decode(content, data["game"])
    seat, until = data["seat"], monotonic() + data["seconds"]
    mind = known.make(data["mind"], data["seed"])
    keys: list[str] = []
    steps: list[Step] = []
    seen, turn = game.turned_up, game.turn
    while len(keys) < LONGEST and (not keys or (game.turned_up, game.turn) == (seen, turn)):
        if game.decision is None or (keys and game.decision.seat != seat):
            break
        keep(game, own_keys(game, seat))
        key = _choose(mind, game, until - monotonic())
        asked = game.decision
        machine.answer(game, key)
        keys.append(key)
        _say(steps, content, asked, key, game.events)
    return {"keys": keys, "steps": steps}


def _choose(mind: Mind | Picker, game: Game, left: float) -> str:
    if not isinstance(mind, SearchMind):
        return seeing.answer_of(mind, game)
    simple = seeing.answer_of(known.make("quick", mind.seed), game)
    assert game.decision is not None
    # Each answer is tried at two tables at least.
    if left < SPEED.playout(seeing.observe(game), simple) * 2 * len(game.decision.keys):
        return simple
    mind.budget = replace(mind.budget, seconds=left * SHARE)
    return seeing.answer_of(mind, game)


def _say(steps: list[Step], content: Content, asked: Decision, key: str, events: list[Event]) -> None:
    """Add what a person would say of this answer."""
    option = options.read(key)
    match option.verb:
        case "gain" | "prep":
            steps.append([option.verb, option.card])
        case "charge":
            _add(steps, ["charge"], 1)
        case "focus" | "open" if asked.ask == "main":
            steps.append([option.verb, option.breach])
        case "activate":
            steps.append(["ability", option.card])
        case "cast":
            steps.append(["cast", option.card])
    for event in events:
        _hit(steps, content, event)


def _hit(steps: list[Step], content: Content, event: Event) -> None:
    """What a blow does says more than the spell that deals it."""
    name = event[0]
    if name not in ("minion_damaged", "left_play", "nemesis_damaged", "swarm_damaged"):
        return
    spell = steps and steps[-1][0] == "cast"
    card = content.cards[event[2]].id if name in ("minion_damaged", "left_play") else ""  # type: ignore[index]
    if name == "left_play":
        if steps and steps[-1][:2] == ["minion", card]:
            steps[-1] = ["kill", card]
        return
    if spell:
        steps.pop()
    amount = event[-1]
    assert isinstance(amount, int)
    if name == "minion_damaged":
        _add(steps, ["minion", card], amount)
    elif name == "nemesis_damaged":
        _add(steps, ["nemesis"], amount)
    elif not steps or steps[-1] != ["swarm"]:
        steps.append(["swarm"])


def _add(steps: list[Step], what: Step, many: int) -> None:
    """Once more of the same is more of it."""
    if steps and steps[-1][:-1] == what:
        last = steps[-1][-1]
        assert isinstance(last, int)
        many += last
        steps.pop()
    steps.append([*what, many])
