"""Verbs that are well formed and make no sense: fields that take each other away, effects that can do nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unshuffled.packs.sense.whom import Messages, is_about_them
from unshuffled.rules.core.language import Amount
from unshuffled.rules.core.moments import MOMENTS
from unshuffled.rules.effects import (
    cards,
    counts,
    devouring,
    gains,
    life,
    moments,
    moving,
    nemesis,
    order,
    pointing,
    rows,
    shapes,
    side_decks,
    spells,
    tracks,
)


def _discard(step: cards.Discard) -> Messages:
    if "discard" in step.pick.zones:
        yield "a card in a discard pile cannot be discarded; say where else it is from"
    if step.pick.with_breach:
        yield "only 'destroy' has 'with_breach'"


def _take(step: cards.Take) -> Messages:
    if "hand" in step.pick.zones:
        yield "'take' puts cards into a hand, so taking them from a hand does nothing; say 'from: discard', 'played' or 'prepped'"
    if step.pick.with_breach:
        yield "only 'destroy' has 'with_breach'"


def _put_into(step: rows.PutInto) -> Messages:
    if not step.deck:
        yield "'put_into' needs the 'deck' that the cards are placed on"
    if step.pick.with_breach:
        yield "only 'destroy' has 'with_breach'"


def _look_at_deck(step: rows.LookAtDeck) -> Messages:
    if step.count < 1 or step.under >= step.count:
        yield "look_at_deck: some of the cards go back on top, so 'under' is smaller than 'count'"


def _put(step: moving.Put) -> Messages:
    if step.pick.with_breach:
        yield "only 'destroy' has 'with_breach'"


def _deal(step: life.Deal) -> Messages:
    if step.plus is None and (step.condition is not None or step.may is not None):
        yield "'deal' has 'if' and 'may' only with 'plus', which is what they add; to deal nothing else, use an 'if' or 'may' step"
    if step.may is not None and step.condition is not None:
        yield "'deal' adds 'plus' by 'may' or by 'if', not by both; put the 'if' around it"
    if step.divided and step.target in ("nemesis", "each_minion"):
        yield f"deal: damage to {step.target.replace('_', ' ')} is not divided"


def _cast(step: spells.Cast) -> Messages:
    if step.times not in (1, 2):
        yield "a spell is cast once or twice: 'times' is 1 or 2"
    if step.times > 1 and (step.up_to or step.after):
        yield "a spell that is cast twice is one spell and is discarded: 'times' goes without 'up_to' and 'after'"


def _gain(step: gains.Gain) -> Messages:
    limit = step.cost_at_most
    if step.card and (step.kind or limit is not None or step.cheapest or step.other_pile):
        yield "'card: this' says which card is gained; leave kind, cost and pile out"
    if step.cheapest and (step.other_pile or (limit is not None and not limit.is_plain)):
        yield "'cheapest' is one pile already: it goes without 'other_pile', and 'cost_at_most' is a number there"
    if limit is not None and not limit.is_plain and not _is_cost_of(limit):
        yield "gain: 'cost_at_most' is a number, or what a chosen card costs: {base: 2, per: {cost_of: NAME}}"
    if step.pile and (
        step.card or step.kind or limit is not None or step.cheapest or step.other_pile or step.to == "breach"
    ):
        yield "'pile' says which card is gained; leave the rest out, but 'to: hand' or 'top_of_deck'"
    if step.source == "supply" and (step.card or step.pile or step.cheapest or step.other_pile):
        yield "'from: supply' goes without 'card', 'pile', 'cheapest' and 'other_pile': they are about piles"
    if step.to == "breach" and step.kind and "spell" not in step.kind:
        yield "gain: only a spell goes to a breach"


def _is_cost_of(a: Amount) -> bool:
    """Is it the cost of a card, perhaps with a number added?"""
    return isinstance(a.per, counts.CostOf) and a.times == 1 and a.base >= 0 and not a.half_up and not a.plus


def _tokens(step: gains.Tokens) -> Messages:
    if bool(step.gain) == bool(step.lose):
        yield "tokens needs one of gain and lose"


def _power_tokens(step: pointing.PowerTokens) -> Messages:
    if bool(step.add) == bool(step.remove):
        yield "power_tokens needs one of add and remove"


def _look(step: moving.Look) -> Messages:
    if step.take >= step.count:
        yield "look: take is smaller than count; put_top moves all of them"


def _aether(step: gains.Aether) -> Messages:
    if step.only and step.never:
        yield "aether has 'only' or 'never', not both"


def _lose_charges(step: gains.LoseCharges) -> Messages:
    if step.all and step.amount:
        yield "'lose_charges' is a number or all"


def _discount(step: gains.Discount) -> Messages:
    if not step.of:
        yield "'discount' needs what it is 'of': focus, open or both"


def _sigil(step: spells.SigilBreach) -> Messages:
    if not step.breaches or any(not 1 <= n <= 4 for n in step.breaches):
        yield "'sigil_breach' needs its 'breaches', numbers from 1 to 4"


def _return(step: order.ReturnTurnOrder) -> Messages:
    if not step.which and not step.keep:
        yield "'return_turn_order' needs 'which' cards are returned, or 'keep'"
    if step.count != 1:
        yield "'return_turn_order' returns one card or all: 'count' is 1 or all"
    if step.keep and (step.which or step.all):
        yield "'keep' returns everything but one card; leave 'which' and 'all' out"


def _reveal(step: cards.Reveal) -> Messages:
    if step.top_of == "turn_order" and step.count != 1:
        yield "of the turn order deck one card is revealed; leave 'count' out"
    if step.top_of == "nemesis_deck" and step.count != 1:
        yield "reveal: of the nemesis deck only the top card is revealed"


def _counter(step: nemesis.ChangeCounter) -> Messages:
    if (step.gain is None) == (step.lose is None):
        yield "'counter' needs one of 'gain' and 'lose'"


def _devour(step: devouring.Devour) -> Messages:
    if step.which == "each" and step.count != Amount(1):
        yield "'which: each' devours 1 card of each pile; write 'count: 1'"


def _move(step: side_decks.MoveCards) -> Messages:
    if bool(step.deck) == bool(step.pile) or bool(step.onto) == bool(step.onto_deck):
        yield "move needs one of deck and pile, and one of onto and onto_deck"


def _advance_tokens(step: tracks.AdvanceTokens) -> Messages:
    if step.by < 1 or step.count < 1:
        yield "advance_tokens moves at least one token by at least one step"
    if step.count != 1 and step.which != "any":
        yield f"'which: {step.which}' says which tokens are moved; leave 'count' out"


def _remove_tokens(step: tracks.RemoveTokens) -> Messages:
    if step.count < 1:
        yield "remove_tokens removes at least one token"
    if step.up_to and step.count != 1:
        yield "remove_tokens has 'count' or 'up_to', not both"
    if step.adjacent and step.up_to < 2:
        yield "'adjacent' is for several tokens: write 'up_to'"


def _to_supply(step: gains.ToSupply) -> Messages:
    if step.count < 1:
        yield "to_supply returns at least one card"


def _move_token(step: tracks.MoveToken) -> Messages:
    if step.count < 1 or step.by < 1:
        yield "move_token moves at least one token by at least one step"
    if step.count != 1 and step.which != "any":
        yield f"'which: {step.which}' says which tokens are moved; leave 'count' out"
    if step.back and step.twice:
        yield "a token that is moved back meets nothing; leave 'twice' out"


def _wait(step: moments.NextTime | moments.EachTime) -> Messages:
    moment = MOMENTS[step.when]
    if step.whose != "you" and not moment.of_player:
        yield f"{step.when!r} is about nobody's own turn or cards; leave 'whose' out"
    if step.until != "end_of_turn" and moment.is_time and isinstance(step, moments.NextTime):
        yield f"'next_time' waits for {step.when!r} until it comes; leave 'until' out"


def _focus(step: spells.Focus) -> Messages:
    if not 1 <= step.times <= 4:
        yield "a breach is focused 1 to 4 times"
    if step.breach > 4:
        yield "'breach' is its number, from 1 to 4"
    if step.breach and step.which == "cheapest_closed":
        yield "'breach' says which one it is; leave 'cheapest_closed' out"
    if (step.breach or step.times > 1) and step.which in ("any_ally", "this_breach"):
        yield f"'{step.which}' is focused once and goes without 'breach'; for more use 'repeat'"


def _gain_card(step: side_decks.GainCard) -> Messages:
    if step.count < 1:
        yield "at least 1 card is gained"


def _spend(step: gains.Spend) -> Messages:
    if step.up_to and step.at_least > step.up_to:
        yield f"nobody spends at least {step.at_least} and up to {step.up_to}"


def _for(step: shapes.For) -> Messages:
    if not step.do.steps:
        yield "'for' has nothing to do"
    elif not step.who.several and not any(is_about_them(each) for each in step.do.steps):
        yield (
            "'for' chooses a player, but nothing in its 'do' is about that player (who is 'they' there); "
            "leave 'for' out, or say 'they' instead of 'you'"
        )


def _reshuffle(step: side_decks.Reshuffle) -> Messages:
    if step.all and step.count != 1:
        yield "'reshuffle' has a 'count' or 'all', not both"
    if not step.all and step.count < 1:
        yield "'reshuffle' of no card does nothing"


JUDGES: dict[type, Callable[[Any], Messages]] = {
    cards.Discard: _discard,
    cards.Take: _take,
    cards.Reveal: _reveal,
    life.Deal: _deal,
    gains.Aether: _aether,
    gains.Discount: _discount,
    gains.Gain: _gain,
    gains.LoseCharges: _lose_charges,
    gains.Tokens: _tokens,
    moving.Look: _look,
    moving.Put: _put,
    rows.LookAtDeck: _look_at_deck,
    rows.PutInto: _put_into,
    pointing.PowerTokens: _power_tokens,
    spells.Cast: _cast,
    spells.Focus: _focus,
    spells.SigilBreach: _sigil,
    order.ReturnTurnOrder: _return,
    moments.EachTime: _wait,
    moments.NextTime: _wait,
    nemesis.ChangeCounter: _counter,
    devouring.Devour: _devour,
    shapes.For: _for,
    side_decks.MoveCards: _move,
    tracks.MoveToken: _move_token,
    tracks.AdvanceTokens: _advance_tokens,
    tracks.RemoveTokens: _remove_tokens,
    gains.ToSupply: _to_supply,
    side_decks.Reshuffle: _reshuffle,
    gains.Spend: _spend,
    side_decks.GainCard: _gain_card,
}
