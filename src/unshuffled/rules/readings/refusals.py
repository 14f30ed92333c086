"""Why not: the reason a key cannot be answered now, as a code with its numbers.

Codes are part of the protocol: add, never change. Sentences are made elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants, options
from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.facts import top_of_open_pile
from unshuffled.rules.core.language import block_extent, is_full
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.mechanics import actions, breaches, mat_actions, piles
from unshuffled.rules.mechanics.supply import on_row

CODES: dict[str, tuple[str, ...]] = {
    # code: the names of its arguments
    "legal": (),
    "over": ("outcome",),
    "unknown": ("key",),
    "other_question": ("ask",),
    "not_in_hand": ("card",),
    "no_such_pile": ("card",),
    "pile_empty": ("card",),
    "not_on_top": ("card",),
    "aether": ("cost", "have"),
    "charges_full": ("have",),
    "charges_missing": ("have", "need"),
    "not_at_table": ("mage",),
    "wrong_time": ("during",),
    "ability_in_vain": ("mage",),
    "no_breach": ("breach",),
    "breach_open": ("breach",),
    "breach_turned": ("breach",),
    "breach_closed": ("breach",),
    "breach_taken": ("breach",),
    "two_breaches": ("breach",),
    "not_prepped": ("card",),
    "used_this_turn": ("card",),
    "prepped_this_turn": ("card",),
    "nothing_to_do": ("card",),
    "not_in_play": ("card",),
    "cannot_pay_fully": ("card",),
    "must_cast": ("card",),
    "not_on_mat": ("action",),
    "action_barred": ("action",),
    "action_in_vain": ("action",),
}


@dataclass
class Reason:
    """A code of `CODES` and its arguments."""

    code: str
    args: tuple[str | int, ...] = ()


def why(g: Game, key: str) -> Reason:
    """Why the key can or cannot be answered now."""
    d = g.decision
    if d is None:
        return Reason("over", (g.outcome,))
    if key in d.keys:
        return Reason("legal")
    if d.ask == "casting":
        return _casting(g, key)
    if d.ask != "main":
        return Reason("other_question", (d.ask,))
    act = g.scenario.content.player_acts.get(key)
    if act is None:
        return Reason("unknown", (key,))
    return _main(g, g.players[d.seat], key, act)


def _main(g: Game, p: Player, key: str, act: tuple[int, int, int]) -> Reason:
    verb, a, b = act
    id = g.scenario.content.cards[a].id
    if verb == actions.PLAY:
        return Reason("not_in_hand", (id,))
    if verb == actions.GAIN:
        return _gain(g, p, a)
    if verb == actions.GAIN_OPEN:
        if (top_of_open_pile(g) != a) if b == -1 else (a, b) not in on_row(g):
            return Reason("not_on_top", (id,))
        return _cost(p, g.scenario.content.cards[a])
    if verb == actions.CHARGE:
        if p.charges >= p.mage.charges:
            return Reason("charges_full", (p.charges,))
        return _aether(p, constants.CHARGE, constants.CHARGE_COST)
    if verb in (actions.FOCUS, actions.OPEN):
        return _breach(p, verb, a)
    if verb == actions.PREP:
        return _prep(g, p, a, b)
    if verb == actions.USE:
        return _use(g, p, a, b)
    if verb == actions.ACTIVATE:
        return _activate(g, key)
    if verb == actions.MAT:
        return _mat_action(g, p, key)
    if not any(m.card == a for m in g.in_play):
        return Reason("not_in_play", (id,))
    return Reason("cannot_pay_fully", (id,))


def _aether(p: Player, use: int, cost: int) -> Reason:
    return Reason("aether", (cost, piles.aether_for(p, use)))


def _cost(p: Player, card: Card) -> Reason:
    return _aether(p, card.gain_use, piles.discounted(p, card.gain_use, card.cost))


def _gain(g: Game, p: Player, card: int) -> Reason:
    record = g.scenario.content.cards[card]
    pile = g.scenario.supply_index.get(card)
    if pile is None:
        return Reason("no_such_pile", (record.id,))
    if not g.supply[pile]:
        return Reason("pile_empty", (record.id,))
    return _cost(p, record)


def _breach(p: Player, verb: int, b: int) -> Reason:
    turned = p.breach_turns[b]
    if turned == constants.NO_BREACH:
        return Reason("no_breach", (b + 1,))
    if turned == constants.OPEN_BREACH:
        return Reason("breach_open", (b + 1,))
    if verb == actions.FOCUS:
        if turned == 3:
            return Reason("breach_turned", (b + 1,))
        return _aether(p, constants.FOCUS, piles.discounted(p, constants.FOCUS, p.mage.focus_cost[b]))
    return _aether(p, constants.OPEN, piles.discounted(p, constants.OPEN, p.mage.open_cost[b][turned]))


def _prep(g: Game, p: Player, card: int, b: int) -> Reason:
    record = g.scenario.content.cards[card]
    if card not in p.hand:
        return Reason("not_in_hand", (record.id,))
    if p.breach_turns[b] == constants.NO_BREACH:
        return Reason("no_breach", (b + 1,))
    if record.prep == "two_adjacent":
        return Reason("two_breaches", (b + 1,))
    if p.breach_turns[b] != constants.OPEN_BREACH and not p.focused >> b & 1:
        return Reason("breach_closed", (b + 1,))
    return Reason("breach_taken", (b + 1,))


def _use(g: Game, p: Player, card: int, b: int) -> Reason:
    record = g.scenario.content.cards[card]
    there = [x for x in p.prepped if x.card == card and x.breach == b]
    if not there or not record.actions:
        return Reason("not_prepped", (record.id,))
    action = record.actions[0]
    if action.once_per_turn and all(x.used for x in there):
        return Reason("used_this_turn", (record.id,))
    if piles.aether_for(p, constants.OTHER) < action.pay:
        return _aether(p, constants.OTHER, action.pay)
    assert not is_full(block_extent(g, Scope(p.seat, card), action.do))
    return Reason("nothing_to_do", (record.id,))


def _mat_action(g: Game, p: Player, key: str) -> Reason:
    action = mat_actions.named(g, key)
    if action is None:
        return Reason("not_on_mat", (options.read(key).card,))
    cost = mat_actions.price(g, action)
    if cost < 0:
        return Reason("action_barred", (action.name,))
    if not mat_actions.is_open(g, p, action):
        return Reason("action_in_vain", (action.name,))
    return _aether(p, constants.OTHER, cost)


def _activate(g: Game, key: str) -> Reason:
    q = next((q for q in g.players if q.mage.activate_key == key), None)
    if q is None:
        return Reason("not_at_table", (options.read(key).card,))
    if q.charges < q.mage.charges:
        return Reason("charges_missing", (q.charges, q.mage.charges))
    if q.mage.during == "any_player_main_phase" or (q.mage.during == "your_main_phase" and q.seat == g.active):
        return Reason("ability_in_vain", (q.mage.id,))
    return Reason("wrong_time", (q.mage.during,))


def _casting(g: Game, key: str) -> Reason:
    p = g.players[g.active]
    option = options.read(key)
    cards = g.scenario.content.cards
    if key == "end":
        forced = next(x for x in p.prepped if breaches.must_cast(p, x) and not x.fresh)
        return Reason("must_cast", (cards[forced.card].id,))
    if option.verb == "cast" and option.breach and option.card in g.scenario.content.index:
        there = [x for x in p.prepped if cards[x.card].id == option.card and x.breach + 1 == option.breach]
        return Reason("prepped_this_turn" if there else "not_prepped", (option.card,))
    if key in g.scenario.content.player_acts:
        return Reason("other_question", ("casting",))
    return Reason("unknown", (key,))
