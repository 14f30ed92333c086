"""Running worked examples: lay the position, do what is said, and compare the whole table with what was expected."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from tests.conformance.vectors import SEATS, Case, Do
from tests.table import NUMERALS, PLAIN_MARKET, At, Seat, content, position
from unshuffled.rules import flows
from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import actions

FIRST_STEP = {"turn": flows.StartTurn, "casting": flows.SpellMoment, "main": flows.Main, "draw": flows.DrawPhase}
TABLES = ("breaches", "counters", "supply", "decks", "pair_tokens", "tokens", "open_cost", "focus_cost")
"""Of these `expect` may name single entries."""
NOTHING = object()
SEEDS = [f"example {n}" for n in range(20)]
NAMES = dict(enumerate(("1", "2", "3", "4"))) | {constants.NOBODY: "nobody", constants.NEMESIS_TURN: "nemesis"}


class Mismatch(AssertionError):
    """The table is not as the example says; every difference is listed."""


def run(case: Case) -> None:
    """Play one case; a difference or an answer that is no option raises."""
    t, before = _lay(case.given)
    for do in case.do:
        if do.verb == "expect":
            before = _compare(f"{case.name}, in between", t, before, do.value)
        else:
            _act(t, do)
    _compare(case.name, t, before, case.expect)


def _lay(given: dict[str, Any]) -> tuple[At, dict[str, Any]]:
    """The position and what lies on the table; after a setup nothing is known beforehand."""
    given = dict(given)
    phase = given.pop("phase", "none")
    if phase == "setup":
        return _set_up(given, "example"), {}
    for seat in SEATS[len(given.get("mages", "12")) :]:
        if seat in given:
            raise KeyError(f"{seat} has things, but nobody sits there")
    wild_token = given.pop("wild_token", 1)
    t = position("none", **given.pop("you", {}), **given)
    t.game.wild_token = wild_token - 1
    before = table(t)
    if phase != "none":
        _begin(t, phase)
    return t, before


def _set_up(given: dict[str, Any], seed: str) -> At:
    """A game that has just been set up, with the setup steps of the nemesis carried out."""
    plain = {"mages": ["plain_one", "plain_two"], "nemesis": "tally", "market": PLAIN_MARKET}
    g = lay(content(), Setup(**{**plain, **given}), seed)
    del g.stack[0]
    t = At(g)
    return t.run()


def _act(t: At, do: Do) -> None:
    g = t.game
    if do.verb == "answer":
        t.do(do.value)
        return
    g.decision = None
    if do.verb == "begin":
        _begin(t, do.value)
    elif do.verb == "turn":
        g.push(FLOW.game, Scope(constants.TEAM, -1))
        t.run()
    elif do.verb == "nemesis_draws":
        t.resolve(do.value)
    elif do.verb == "effect":
        t.steps(do.value, do.by - 1 if do.by else constants.TEAM)
    elif do.value == "main":
        t.main_phase_of_nemesis()
    else:
        g.active = constants.NEMESIS_TURN
        ending = [step for step in FLOW.nemesis_turn.steps if isinstance(step, flows.Moment | flows.EndTurn)]
        g.push(Block("example/end_of_nemesis_turn", list(ending)), Scope(constants.TEAM, -1))
        t.run()


def _begin(t: At, phase: str) -> None:
    """A turn of player 1 from this phase on; nothing follows it."""
    g = t.game
    g.active = 0
    g.turn += 1
    block = FLOW.player_turn
    g.push(block, Scope(0, -1))
    g.stack[-1].pc = next(n for n, step in enumerate(block.steps) if isinstance(step, FIRST_STEP[phase]))
    t.run()


def table(t: At) -> dict[str, Any]:
    """Everything on the table that an example may compare."""
    g = t.game
    cards = content().cards
    pairs = [str(holder + 1) if holder >= 0 else "table" for holder in g.pair_tokens]
    made: dict[str, Any] = {
        "gravehold": g.gravehold,
        "nemesis_life": g.nemesis_life,
        "in_play": t.in_play,
        "nemesis_deck": t.nemesis_deck,
        "nemesis_discard": t.nemesis_discard,
        "turn_deck": t.turn_deck,
        "turn_discard": t.turn_discard,
        "counters": {counter.name: g.counters[n] for n, counter in enumerate(g.scenario.nemesis.counters)},
        "supply": {cards[card].id: g.supply[n] for n, card in enumerate(g.scenario.supply)},
        "destroyed": [cards[card].id for card in g.destroyed],
        "decks": {
            pile.name: [cards[c if c >= 0 else ~c].id for c in reversed(g.piles[n])]
            for n, pile in enumerate(g.scenario.nemesis.piles)
            if pile.face_down
        },
        "tier": g.tier,
        "wild_token": g.wild_token + 1,
        "pair_tokens": dict(zip(("1/2", "3/4"), pairs, strict=True)),
        "outcome": g.outcome,
    }
    for n, name in enumerate(SEATS[: len(g.players)]):
        made[name] = _seat(t.p(n + 1))
    return made


def _seat(seat: Seat) -> dict[str, Any]:
    p = seat.player
    return {
        "hand": seat.hand,
        "deck": seat.deck,
        "discard": seat.discard,
        "played": seat.played,
        "prepped": {
            name: there for name, n in NUMERALS.items() if (there := [c for c, at in seat.prepped if at == n + 1])
        },
        "breaches": dict(zip(NUMERALS, seat.breaches, strict=True)),
        "life": seat.life,
        "max_life": p.max_life,
        "charges": seat.charges,
        "aether": p.aether,
        "limited": sum(amount for _, amount in p.restricted_aether),
        "tokens": dict(p.tokens),
        "exhausted": seat.exhausted,
        "number": p.number + 1,
    }


def _compare(name: str, t: At, before: dict[str, Any], expect: dict[str, Any]) -> dict[str, Any]:
    """What is named must be as named, all the rest as it was. Returns the table for the next look."""
    now = table(t)
    flat = _flat(now)
    wanted = {**_flat(before), **_flat(expect)}
    found = []
    for key, value in wanted.items():
        actual = flat[key] if key in flat else _looked_up(t, key, value)
        if value != actual:
            found.append(f"{key}: expected {_plain(value)}, got {_plain(actual)}")
    tables = {_table_of(key) for key in wanted}
    for key in flat:
        # After a setup nothing was known beforehand: there only the tables that are named are compared as a whole.
        if key not in wanted and (before or (_table_of(key) and _table_of(key) in tables)):
            found.append(f"{key}: {flat[key]!r} was not expected")
    if found:
        raise Mismatch("\n  ".join([name, *found, f"(asked: {t.asked or 'nothing'}; options: {t.options})"]))
    t.seen.clear()
    return now


def _flat(tree: dict[str, Any], where: str = "") -> dict[str, Any]:
    """One entry for each thing that is compared on its own: `gravehold`, `you.hand`, `p2.breaches.III`."""
    made: dict[str, Any] = {}
    for key, value in tree.items():
        if key in SEATS or key in TABLES:
            made.update(_flat(value, f"{where}{key}."))
        elif key == "hand" and isinstance(value, list):
            made[where + key] = sorted(value)
        else:
            made[where + key] = value
    return made


def _table_of(key: str) -> str:
    """`you.breaches` for `you.breaches.III`; empty for what belongs to no table."""
    table_name = key.rpartition(".")[0]
    return table_name if table_name.rpartition(".")[2] in TABLES else ""


def _plain(value: object) -> str:
    return "nothing of this name" if value is NOTHING else repr(value)


def _looked_up(t: At, key: str, expected: Any) -> Any:
    """Things that are looked at only when they are named."""
    g = t.game
    seat, dot, name = key.partition(".")
    if dot:
        verb, _, breach = name.partition("_cost.")
        return _cost(g, SEATS.index(seat), f"{verb} {NUMERALS[breach] + 1}") if breach else NOTHING
    if key == "active":
        return NAMES[g.active]
    if key == "decider":
        return str(t.decider) if t.decider else "players"
    if key == "options":
        return _same(t.options, expected)
    if key == "offers":
        return {verb: _same(t.offers(verb), keys) for verb, keys in expected.items()}
    if key == "illegal":
        return [option for option in expected if option not in t.options]
    if key == "course":
        names = {line.split()[0] for line in expected}
        return [_line(event) for event in t.seen if event["event"] in names]
    if key == "nemesis_tiers":
        tiers = [content().card(card).tier for card in t.nemesis_deck]
        return [len(list(same)) for _, same in groupby(tiers)] if tiers == sorted(tiers) else tiers
    if key == "basics":
        records = [content().card(card) for card in t.nemesis_deck]
        return [sum(1 for card in records if card.tier == tier and not card.nemesis) for tier in (1, 2, 3)]
    if key == "increased_difficulty":
        return g.scenario.nemesis is content().nemeses[g.scenario.nemesis.id]["increased"]
    if key == "numbers":
        return [p.number + 1 for p in g.players]
    if key == "shuffled":
        return [name for name in expected if len(_orders(g, name)) > 1]
    return getattr(g, key)


def _same(found: list[str], expected: list[str]) -> list[str]:
    """Options have no order in the rules."""
    return expected if sorted(found) == sorted(expected) else found


def _line(event: dict[str, str | int]) -> str:
    """An event as examples write it: its name, then players as `p1`, then everything else but the place in play."""
    words = [str(event["event"])]
    for name, value in event.items():
        if name in ("seat", "owner"):
            words.append(f"p{int(value) + 1}")
        elif name not in ("event", "uid"):
            words.append(str(value))
    return " ".join(words)


def _orders(g: Game, name: str) -> set[tuple[object, ...]]:
    """The orders in which a pile lies when the same game is set up with other seeds."""
    found: set[tuple[object, ...]] = set()
    for seed in SEEDS:
        other = At(lay(content(), g.scenario.setup, seed))
        piles = {**table(other), **table(other)["decks"], "numbers": [p.number for p in other.game.players]}
        found.add(tuple(piles[name]))
    return found


def _cost(g: Game, seat: int, key: str) -> int | str:
    """What an option of the main phase costs: the least aether with which it is offered. It must be what is paid."""
    for cost in range(20):
        trial = g.copy()
        p = trial.players[seat]
        p.aether, p.restricted_aether = cost, ()
        if key in actions.options(trial, p):
            actions.carry_out(trial, p, key)
            return cost if not p.aether else f"offered for {cost}, but {p.aether} are left after it"
    return "never offered"
