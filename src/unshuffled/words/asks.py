"""Questions, answers and refusals as phrases: who is asked what, what each option means, and why not."""

from __future__ import annotations

from typing import Any

from unshuffled.rules.core import constants, options
from unshuffled.rules.core.cards import ABILITY
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block, Step
from unshuffled.rules.core.mats import Protected
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.state import Game
from unshuffled.rules.effects.cards import TURN_ORDER, PutRevealed
from unshuffled.rules.effects.gains import Shift
from unshuffled.rules.effects.life import Deal
from unshuffled.rules.effects.moving import SwapCards
from unshuffled.rules.effects.rows import LookAtDeck
from unshuffled.rules.effects.shapes import Choose, May
from unshuffled.rules.mechanics import damage, mat_actions, piles, tracks
from unshuffled.rules.readings import damage_breakdown
from unshuffled.rules.readings.refusals import CODES, Reason
from unshuffled.words import causes, numbers, steps
from unshuffled.words.phrases import Name, Phrase, Seq, named, say
from unshuffled.words.players import Context, turn_word

NUMERALS = ("I", "II", "III", "IV")
SPEAKING = frozenset({"activate", "divide", "gain_to_top", "give_charges", "may", "share_charges"})
"""Questions that speak of something; all others say numbers only, unless a step of `SPEAKING_STEPS` asks."""
SPEAKING_STEPS = (LookAtDeck, Shift, SwapCards)


def who_decides(g: Game) -> Any:
    """The decider: a mage, or the players together."""
    d = g.decision
    assert d is not None
    return player(g, d.seat)


def player(g: Game, seat: int) -> Any:
    """A player by their mage's name."""
    if seat == constants.NEMESIS_TURN:
        return Name("nemesis", g.scenario.nemesis.id)
    return Name("mage", g.players[seat].mage.id) if seat >= 0 else say("who-players")


def outcome(g: Game, how: str) -> Phrase:
    """How the game ended: if Gravehold fell, it was who is protected in this game."""
    return ended(g.scenario.protected, how)


def ended(protected: Protected | None, how: str) -> Phrase:
    """The same, of a game in which this one was protected instead of Gravehold."""
    if protected is not None and how == constants.GRAVEHOLD_FALLEN:
        return say("outcome-protected", protected=Name("protected", protected.id))
    return say("outcome", outcome=how.replace("_", "-"))


def turn_card(g: Game, card: Any) -> Phrase:
    """A turn order card: a player's by their mage, or what it is."""
    word = constants.TURN_CARDS[card]
    if card == constants.SPECIAL:
        return say("turn-card", card="special", who=Name("term", g.scenario.nemesis.special_turn), n=0)
    if card < constants.WILD:
        seat = next((p.seat for p in g.players if p.number == card), 0)
        return say("turn-card", card="player", who=player(g, seat), n=card + 1)
    return say("turn-card", card=turn_word(word), n=0, who="")


def _context(g: Game) -> Context:
    """How the step that asks would speak of itself: to the player who decides."""
    scope = g.stack[-1].scope
    card = g.scenario.content.cards[scope.card] if scope.card >= 0 else None
    if card is None:
        together = g.decision is not None and g.decision.seat < 0
        return Context(nemesis=g.scenario.nemesis.id, group="yes" if together else "no")
    this = "minion" if card.life is not None else "power" if card.kind == "power" else "card"
    together = not card.is_player_card and card.play is None and card.kind != ABILITY
    return Context(this=this, nemesis=g.scenario.nemesis.id, card=card.id, group="yes" if together else "no")


def question(g: Game) -> Phrase:
    """What is asked."""
    d = g.decision
    assert d is not None
    args: dict[str, Any] = {"n": d.args[0] if d.args else 0, "least": d.least, "left": d.most}
    step = _step(g)
    if d.ask == "may":
        offered = step.offer if isinstance(step, May) else step.may if isinstance(step, Deal) else None
        assert offered is not None
        args["what"] = steps.offer(offered, _context(g))
        scope = g.stack[-1].scope
        if isinstance(offered.steps[0], PutRevealed) and scope.revealed:
            # "It" is the revealed card; say which.
            shown = scope.revealed[0]
            turn = scope.revealed_from == TURN_ORDER
            args["card"] = turn_card(g, shown) if turn else _card(g.scenario.content.cards[shown].id)
            return Phrase("ask-may-revealed", args)
    elif isinstance(step, Shift):
        return say("ask-shift", term=Name("term", step.track))
    elif isinstance(step, LookAtDeck) and d.ask == "put_revealed":
        return Phrase("ask-put-under", named(step.deck))
    elif isinstance(step, SwapCards):
        scope = g.stack[-1].scope
        return say("ask-give-card", who=player(g, scope.they if d.seat == scope.you else scope.you))
    elif d.ask == "activate":
        args["ability"] = Name("ability", g.players[d.seat].mage.id)
    elif d.ask == "share_charges":
        args["who"], args["left"] = player(g, d.args[0]), d.args[1]
    elif d.ask == "give_charges":
        assert g.scenario.protected is not None
        args["protected"] = Name("protected", g.scenario.protected.id)
    elif d.ask == "divide":
        args["target"], args["left"] = _target(g, options.read(d.keys[0]).card), d.args[1]
    elif d.ask == "gain_to_top":
        args["card"] = Name("card", g.scenario.content.cards[d.card].id)
    return Phrase(f"ask-{d.ask.replace('_', '-')}", args)


def because(g: Game) -> Phrase | None:
    """Why it is asked, in the words of the card: "Skewer: Any player suffers 3 damage."."""
    return causes.because(g, _context(g))


def _card(id: str) -> Name:
    return Name("card", id)


def _target(g: Game, id: str) -> Any:
    """The nemesis, a minion or the swarm that an option names."""
    if id == "nemesis":
        return Name("nemesis", g.scenario.nemesis.id)
    if any(counter.name == id for counter in g.scenario.nemesis.counters):
        return Name("term", id)
    swarm = g.scenario.nemesis.swarm
    if swarm is not None and id == swarm.id:
        return Name("swarm", g.scenario.nemesis.id)
    return _card(id)


def option(g: Game, key: str) -> Any:
    """What an answer means, in the words of its reader."""
    d = g.decision
    assert d is not None
    o = options.read(key)
    whose = player(g, o.seat) if o.seat >= 0 else ""
    args: dict[str, Any] = {"who": whose, "owned": "yes" if o.seat >= 0 else "no"}
    match o.verb:
        case "choose":
            return _choice(g, o.amount - 1)
        case "player":
            return say("option-player", n=o.seat + 1, who=whose)
        case "target" | "minion":
            return _target_option(g, key, o.card)
        case "power":
            return _power_option(g, key, o.card)
        case options.TOKEN:
            if o.nth:
                n = g.crowd[o.nth - 1]
                return say("option-token-step", term=Name("term", o.card), step=o.nth, n=n)
            return _token_option(g, o.card)
        case options.SPEND:
            return say("option-spend", n=o.amount)
        case options.AMOUNT:
            return say("option-amount", n=o.amount, target=whose if o.seat >= 0 else _target(g, o.card))
        case "card":
            return turn_card(g, constants.TURN_CARDS.index(o.card))
        case "pile" | "pick" | "shuffle":
            return say("option-card", card=_card(o.card))
        case "breach" | options.DESTROY_BREACH:
            return say("option-breach", numeral=NUMERALS[o.breach - 1])
        case "resolve":
            known = Name("mage", o.card) if o.card in g.scenario.content.mages else _target(g, o.card)
            return say("option-resolve", card=known)
        case options.PUT_BACK:
            return say("option-put", card=_card(o.card))
        case "place" if d.ask == "place_card" and isinstance(_step(g), SwapCards):
            return say("option-card", card=_card(o.card))
        case "use" if not o.breach:
            return _mat_action(g, key)
        case "activate":
            return say("option-activate", ability=Name("ability", o.card), who=Name("mage", o.card))
        case "focus" | "open" | "close":
            return _breach_option(g, o, args)
        case "end":
            return say("option-end-casting" if d.ask == "casting" else "option-end")
        case verb if verb in options.PLAIN:
            return say(f"option-{verb}")
    return _card_option(g, o, args)


def speaks(g: Game) -> bool:
    """Return whether the question speaks of something, so that it can differ where its numbers do not."""
    d = g.decision
    return d is not None and (d.ask in SPEAKING or isinstance(_step(g), SPEAKING_STEPS))


def _step(g: Game) -> Step:
    """Return the step that asks."""
    return g.stack[-1].steps[g.stack[-1].pc]


def _target_option(g: Game, key: str, id: str) -> Phrase:
    life = target_life(g, key, id)
    if life is None:
        return say("option-target", target=_target(g, id))
    return say("option-target-life", target=_target(g, id), life=life)


def target_life(g: Game, key: str, id: str) -> int | None:
    """The life of what an option aims at; None if it has none of its own."""
    d = g.decision
    assert d is not None
    value = d.values[d.keys.index(key)] if d.values is not None and key in d.keys else 0
    for m in g.in_play:
        if m.uid == value:
            return m.life
    if isinstance(value, int) and value <= damage.TOKEN_TARGET:
        return tracks.life_of(g, damage.TOKEN_TARGET - value)
    return g.nemesis_life if id == "nemesis" else None


def _token_option(g: Game, name: str) -> Phrase:
    n = g.scenario.nemesis.counter(name)
    track = g.scenario.nemesis.counters[n]
    if track.life_at >= 0:
        life = tracks.life_of(g, n)
        return say("option-token-life", term=Name("term", name), n=g.counters[n], of=track.largest, life=life)
    return say("option-token", term=Name("term", name), n=g.counters[n], of=track.largest)


def _power_option(g: Game, key: str, id: str) -> Phrase:
    d = g.decision
    assert d is not None
    value = d.values[d.keys.index(key)] if d.values is not None and key in d.keys else 0
    return say("option-power", card=_card(id), n=next((m.tokens for m in g.in_play if m.uid == value), 0))


def _mat_action(g: Game, key: str) -> Phrase:
    action = mat_actions.named(g, key)
    assert action is not None
    return say("option-mat-action", action=Name("term", action.name), n=mat_actions.price(g, action))


def _choice(g: Game, n: int) -> Any:
    return Seq(steps.block(chosen(g, n), _context(g)).parts)


def chosen(g: Game, n: int) -> Block:
    """The text of an option of an OR."""
    step = g.stack[-1].steps[g.stack[-1].pc]
    if isinstance(step, Shift):
        return step.spaces(g, g.stack[-1].scope)[n]
    assert isinstance(step, Choose)
    return step.options[n]


def breach_cost(g: Game, o: Option) -> int:
    """What focusing or opening a breach costs the active player now."""
    assert g.decision is not None
    p, b = g.players[g.decision.seat], o.breach - 1
    if o.verb == "focus":
        return piles.discounted(p, constants.FOCUS, p.mage.focus_cost[b])
    return piles.discounted(p, constants.OPEN, p.mage.open_cost[b][min(3, max(0, p.breach_turns[b]))])


def _breach_option(g: Game, o: Option, args: dict[str, Any]) -> Phrase:
    assert g.decision is not None
    args["numeral"] = NUMERALS[o.breach - 1]
    if g.decision.ask != "main":
        return Phrase("option-close" if o.verb == "close" else f"option-{o.verb}-free", args)
    args["cost"] = breach_cost(g, o)
    return Phrase(f"option-{o.verb}", args)


def _card_option(g: Game, o: Option, args: dict[str, Any]) -> Phrase:
    d = g.decision
    assert d is not None
    card = g.scenario.content.card(o.card)
    args["card"] = _card(o.card)
    args["cost"] = piles.discounted(g.players[d.seat], card.gain_use, card.cost) if d.seat >= 0 else card.cost
    args["numeral"] = NUMERALS[o.breach - 1] if o.breach else ""
    if any(pile.name == o.zone for pile in g.scenario.nemesis.piles):
        args["term"], args["gen"] = Name("term", o.zone), Name("term", o.zone, "gen")
        if o.verb == "destroy":
            return Phrase("option-destroy-on-row", args)
        return Phrase("option-gain-on-row" if g.scenario.open_pile < 0 else "option-gain-open", args)
    args["zone"] = o.zone or ("breach" if o.breach else "none")
    if o.verb == "discard" and d.ask == "main":
        assert card.to_discard is not None
        return say("option-oppose", card=_card(o.card), price=steps.block(card.to_discard, Context(this="power")))
    if o.verb == "gain" and o.zone:
        args["term"] = Name("term", o.zone)
        args["gen"] = Name("term", o.zone, "gen")
        return Phrase("option-gain-open", args)
    if o.verb == "cast" and o.zone:
        return Phrase("option-cast-from", args)
    if o.verb == "act":
        this = Context(this=card.kind if card.kind in ("minion", "power") else "minion")
        return say("option-use", card=_card(o.card), what=steps.block(card.actions[0].do, this))
    if o.verb == "use":
        return say("option-use", card=_card(o.card), what=steps.block(card.actions[0].do, Context()))
    if o.verb == "gain" and d.ask != "main":
        return Phrase("option-card", args)
    return Phrase(f"option-{o.verb}", args)


def reason(g: Game, given: Reason) -> Phrase:
    """Why a key can or cannot be answered."""
    args: dict[str, Any] = {}
    for name, value in zip(CODES[given.code], given.args, strict=True):
        if name == "card":
            args[name] = _card(str(value))
        elif name == "mage":
            known = value in g.scenario.content.mages
            args[name] = Name("mage", str(value)) if known else str(value)
        elif name == "action":
            args[name] = Name("term", str(value))
        elif name == "breach":
            assert isinstance(value, int)
            args[name] = NUMERALS[value - 1]
        elif name == "outcome":
            args[name] = outcome(g, str(value))
        elif name == "ask":
            args[name] = question(g)
        elif name == "during":
            args[name] = str(value).replace("_", "-")
        else:
            args[name] = value
    return Phrase(f"why-{given.code.replace('_', '-')}", args)


def arithmetic_of(g: Game) -> Phrase | None:
    """The sum behind the damage that is about to be dealt: "5 = 3 card + 1 breach IV + 1 …"."""
    parts = damage_breakdown.parts(g)
    if len(parts) < 2:
        return None
    c = _context(g)
    block = g.stack[-1].block
    if block is not FLOW.cast_end:
        # Telling the whole text first lets the parts name what was chosen in it; a bonus alone has no text.
        steps.block(block, c)
    made: Any = None
    for part in parts:
        args: dict[str, Any] = {"n": part.n, "numeral": NUMERALS[part.breach] if part.breach >= 0 else ""}
        if part.count is not None:
            args["times"] = part.times
            args["each"] = numbers.count(part.count, "each", c)
        if part.condition is not None:
            args["condition"] = numbers.condition(part.condition, c)
        one = Phrase(f"part-{part.what}", args)
        made = one if made is None else say("part-plus", a=made, b=one)
    return say("sum", n=sum(part.n for part in parts), parts=made)


__all__ = [
    "arithmetic_of",
    "because",
    "breach_cost",
    "chosen",
    "ended",
    "option",
    "outcome",
    "player",
    "question",
    "reason",
    "speaks",
    "target_life",
    "who_decides",
]
