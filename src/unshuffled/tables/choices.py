"""An answer as people meet it: who may give it, and what on the table it is about.

What it is about are places of the table as a view shows it:

    hand/SEAT/CARD, played/SEAT/CARD, discard/SEAT/CARD, deck/SEAT/CARD, prepped/SEAT/CARD/BREACH, breach/SEAT/N,
    charge/SEAT, ability/SEAT, player/SEAT, supply/CARD, in_play/UID, nemesis, swarm, open_pile, turn/TURN_CARD,
    nemesis_discard/CARD, track/NAME, track/NAME/STEP, space/SEAT/TRACK/N, pile/NAME, side_deck/NAME

A place is only named where everyone may see what lies there: a revealed card of a closed deck has none.
"""

from __future__ import annotations

from collections.abc import Sequence

from unshuffled.rules.core import options
from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.pieces import Value
from unshuffled.rules.core.state import Game, Player
from unshuffled.rules.effects.cards import Move
from unshuffled.rules.effects.gains import Shift
from unshuffled.rules.effects.life import Deal
from unshuffled.rules.effects.moving import Look
from unshuffled.rules.effects.rows import DestroyFromRow, LookAtDeck
from unshuffled.rules.effects.spells import Prep
from unshuffled.rules.flows.aftermath import LoseBreach, OrderReactions
from unshuffled.rules.flows.turns import SpellMoment
from unshuffled.rules.mechanics import damage

ON_SEAT = frozenset({"focus", "open", "breach", options.DESTROY_BREACH, "cast", "use", "charge", "play", "close"})
"""Verbs of a place that follows from the seat and the option alone."""
ANYWHERE = (
    frozenset({*options.PLAIN, *options.COUNTED, "player", "gain", "pile", "card", "shuffle", options.TOKEN}) - ON_SEAT
)
"""Verbs of places, or of none, that follow from the option alone."""
ALWAYS_THE_SAME = (ON_SEAT | ANYWHERE) - {"choose"}
"""Verbs whose answers to one decider are always about the same."""


def deciders(g: Game) -> Sequence[int]:
    """The seats that are asked: the decider's, or all where the players decide together."""
    assert g.decision is not None
    seat = g.decision.seat
    return range(len(g.players)) if seat < 0 else (seat,)


def givers(g: Game, option: Option) -> Sequence[int]:
    """The seats that may give this answer now: those that are asked; but an ability is its own player's."""
    if option.verb == "activate":
        for p in g.players:
            if p.mage.id == option.card:
                return (p.seat,)
    return deciders(g)


def about(g: Game, option: Option, value: Value | None = None) -> list[str]:
    """The places of the table that an answer is about; `value` is what the decision has for it."""
    verb = option.verb
    assert g.decision is not None
    # Where the players decide together, an option says whose the thing is, unless there is only one player.
    p = g.players[option.seat if option.seat >= 0 else max(0, g.decision.seat)]
    if verb in ANYWHERE:
        return _anywhere(g, option)
    if verb in ON_SEAT:
        return [_on_seat(p, option)]
    if verb in ("target", "minion", "power"):
        return [_target(g, value)]
    if isinstance(_step(g), OrderReactions):
        return _reacting(g, option)
    if verb == "act":
        card = g.scenario.content.card(option.card).index
        return [f"in_play/{m.uid}" for m in g.in_play if m.card == card][max(0, option.nth - 1) :][:1]
    if verb == options.AMOUNT:
        return [f"player/{option.seat}" if option.seat >= 0 else _target(g, g.decision.args[0])]
    if verb == "activate":
        return [f"ability/{seat}" for seat in givers(g, option)]
    if verb == "prep":
        step = _step(g)
        zone = step.zone if isinstance(step, Prep) else "hand"
        return [f"{zone}/{p.seat}/{option.card}", f"breach/{p.seat}/{option.breach}"]
    return _card(g, p, option)


def aim(g: Game, option: Option) -> tuple[list[str], int]:
    """What a spell that is cast can be aimed at, and the damage it deals there; nothing if that is not the first thing it does.

    It is cast on a copy. Up to the question for its target nothing hidden is looked at.
    """
    assert g.decision is not None
    if option.verb != "cast" or g.decision.ask != "casting":
        return [], 0
    effect = g.scenario.content.card(option.card).cast
    first = effect.steps[0] if effect is not None and effect.steps else None
    if not isinstance(first, Deal) or first.divided or first.may is not None or first.target == "each_minion":
        return [], 0
    cast = g.copy()
    answer(cast, option.key)
    d = cast.decision
    if d is None or d.ask != "choose_target" or d.values is None:
        return [], 0
    return [_target(cast, value) for value in d.values], d.args[0]


def _anywhere(g: Game, option: Option) -> list[str]:
    assert g.decision is not None
    match option.verb:
        case "player":
            return [f"player/{option.seat}"]
        case "gain":
            if option.zone and g.scenario.nemesis.row is not None and g.scenario.open_pile < 0:
                return [f"pile/{option.zone}"]
            return ["open_pile" if option.zone else f"supply/{option.card}"]
        case "pile":
            return [f"supply/{option.card}"]
        case "card":
            return [f"turn/{option.card}"]
        case options.TOKEN:
            return [f"track/{option.card}/{option.nth}" if option.nth else f"track/{option.card}"]
        case "choose":
            step = _step(g)
            # The options of a track on a mage mat are its spaces.
            return [f"space/{g.decision.seat}/{step.track}/{option.amount}"] if isinstance(step, Shift) else []
        case "shuffle":
            return [f"nemesis_discard/{option.card}"]
    return []


def _on_seat(p: Player, option: Option) -> str:
    match option.verb:
        case "charge":
            return f"charge/{p.seat}"
        case "play":
            return f"hand/{p.seat}/{option.card}"
        case "cast" if option.zone:
            return f"{option.zone}/{p.seat}/{option.card}"
        case "use" if not option.breach:
            return "nemesis"
        case "cast" | "use":
            return f"prepped/{p.seat}/{option.card}/{option.breach}"
    return f"breach/{p.seat}/{option.breach}"


def _target(g: Game, value: Value | None) -> str:
    if isinstance(value, int) and value <= damage.TOKEN_TARGET:
        return f"track/{g.scenario.nemesis.counters[damage.TOKEN_TARGET - value].name}"
    return (
        "nemesis" if value == damage.NEMESIS_TARGET else "swarm" if value == damage.SWARM_TARGET else f"in_play/{value}"
    )


def _reacting(g: Game, option: Option) -> list[str]:
    """Return where the cards or the mat lie that react; a card without a place of its own is with its player."""
    if option.card == options.NEMESIS:
        return ["nemesis"]
    if option.card in g.scenario.content.mages:
        return [f"player/{p.seat}" for p in g.players if p.mage.id == option.card]
    card = g.scenario.content.card(option.card).index
    found = [f"in_play/{m.uid}" for m in g.in_play if m.card == card]
    for p in g.players:
        found += [f"prepped/{p.seat}/{option.card}/{x.breach + 1}" for x in p.prepped if x.card == card]
        found += [f"played/{p.seat}/{option.card}"] if card in p.played else []
        found += [f"player/{p.seat}"] if card in (*p.in_front, *p.treasures) else []
    return found


def _card(g: Game, p: Player, option: Option) -> list[str]:
    """A card that is discarded, destroyed, taken, resolved or put back: where it lies, as the step that asks knows."""
    assert g.decision is not None
    ask = g.decision.ask
    card = g.scenario.content.card(option.card).index
    if option.breach:
        return [f"prepped/{p.seat}/{option.card}/{option.breach}"]
    if ask == "main":
        return [f"in_play/{m.uid}" for m in g.in_play if m.card == card and m.tokens > 0][:1]
    step = _step(g)
    if isinstance(step, DestroyFromRow):
        return [f"pile/{option.zone}"]
    if isinstance(step, LookAtDeck):
        return [f"side_deck/{step.deck}"]
    if ask in ("put_revealed", "put_back") or isinstance(step, Look):
        shown = g.scenario.switches.open_decks != "off" and card in p.deck
        return [f"deck/{p.seat}/{option.card}"] if shown else []
    if isinstance(step, SpellMoment | LoseBreach):
        lost = g.stack[-1].scope.breach if isinstance(step, LoseBreach) else -1
        there = [x for x in p.prepped if x.card == card and (lost < 0 or lost in (x.breach, x.second_breach))]
        return [f"prepped/{p.seat}/{option.card}/{x.breach + 1}" for x in there]
    if isinstance(step, Move):
        zone = option.zone or (step.pick.zones[0] if len(step.pick.zones) == 1 else "hand")
    else:
        zone = "played" if ask == "order_discards" else "hand"
    return [f"{zone}/{p.seat}/{option.card}"]


def _step(g: Game) -> object:
    """The step that asks."""
    return g.stack[-1].steps[g.stack[-1].pc]
