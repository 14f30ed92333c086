"""Amounts, choices of cards, counts and conditions that are well formed and make no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from unshuffled.packs.grammar import entry_of
from unshuffled.packs.sense.whom import Messages
from unshuffled.rules.core.cards import PLAYER_CARD, known_kinds
from unshuffled.rules.core.language import Amount
from unshuffled.rules.effects import cards, conditions, counts
from unshuffled.rules.effects.who import ActivePlayer, Fewest, LowestLife, MageOf, Most, Numbered

NOT_HELD = [id for id, kind in known_kinds().items() if kind.family != PLAYER_CARD]


def _amount(a: Amount) -> Messages:
    if a.per is None:
        if a.times != 1 or a.half_up:
            yield "an amount has 'times' and 'half_up' only with 'per', which says what is counted"
        if a.base < 0 and not a.plus:
            yield f"an amount of {a.base} is nothing; a negative 'base' needs a 'per' to be taken from"
    elif a.times == 0:
        yield "an amount with 'times: 0' counts for nothing; leave 'per' out"
    elif a.half_up and (a.base or a.times != 1 or a.plus):
        yield "'half_up' is half of what 'per' counts, and nothing else: leave 'base', 'times' and 'plus' out"
    elif a.times < 0 and a.base <= 0:
        yield "an amount with negative 'times' needs a 'base' that it is taken from"
    if a.condition is not None and not a.plus:
        yield "an amount has 'if' only with 'plus', which is what the condition adds"
    if a.plus < 0:
        yield "an amount cannot 'plus' less than nothing; use an 'if' step with two amounts"


def _pick(p: cards.Pick) -> Messages:
    if (p.count is not None) + bool(p.up_to) + p.all > 1:
        yield "of 'count', 'up_to' and 'all' a choice of cards has one"
    if not p.zones:
        yield "'from' names no place; leave it out for the hand"
    if p.with_breach and p.zones != ["prepped"]:
        yield "'with_breach' is for prepped spells: write 'from: prepped'"
    if p.with_breach and (p.up_to or p.all or p.whose == "together" or (p.count is not None and p.count != Amount(1))):
        yield "'with_breach' destroys one spell of one player, with a breach"
    if p.card and (p.kind or p.not_kind or p.cost_at_least or p.cost_at_most >= 0 or p.most_expensive):
        yield "'card' says which card it is; leave kind and cost out"
    if p.kind and p.not_kind:
        yield "'kind' leaves nothing for 'not_kind' to take away; write one of them"
    if "prepped" in p.zones and p.kind:
        yield "only spells are prepped; leave 'kind' out"
    if len(set(p.zones)) > 1 and set(p.zones) != {"hand", "discard"}:
        yield "cards are chosen in one place, or in hand and discard pile together; write two steps"
    yield from _of_players(p.kind)
    if p.most_expensive and (p.up_to or p.all or (p.count is not None and not p.count.is_plain)):
        yield "'most_expensive' goes with a plain 'count'"
    if p.cost_at_most >= 0 and p.cost_at_least > p.cost_at_most:
        yield f"no card costs at least {p.cost_at_least} and at most {p.cost_at_most}"


def _of_players(kinds: list[str]) -> Messages:
    for kind in kinds:
        if kind in NOT_HELD:
            yield f"no player has a card of kind {kind!r}"


def _prepped(count: counts.PreppedSpells) -> Messages:
    if count.adjacent and (count.other or count.same_name or count.whose != "they"):
        yield "'adjacent' counts all spells prepped beside this one; leave the other fields out"
    elif count.whose == "most" and (count.other or count.same_name):
        yield "'whose: most' counts all spells of that player; leave 'other' and 'same_name' out"


def _hand(count: counts.HandCards | counts.DiscardCards) -> Messages:
    if count.kind and count.name:
        yield "'name' says which card is counted; leave 'kind' out"
    yield from _of_players(count.kind)
    if isinstance(count, counts.HandCards):
        low, high = count.cost_at_least, count.cost_at_most
        if count.name and (low >= 0 or high >= 0):
            yield "'name' says which card is counted; leave its cost out"
        if low == 0:
            yield "every card costs 0 or more; leave 'cost_at_least' out"
        if 0 <= high < low:
            yield f"no card costs at least {low} and at most {high}"


def _in_play(count: counts.CardsInPlay) -> Messages:
    if bool(count.kind) == bool(count.name):
        yield "'in_play' needs one of 'kind' and 'card'"


def _it(condition: conditions.It) -> Messages:
    if not condition.kind and condition.cost_at_least < 0 and condition.cost_at_most < 0:
        yield "'it' needs what the card must be: 'kind', 'cost_at_least' or 'cost_at_most'"
    if 0 <= condition.cost_at_most < condition.cost_at_least:
        yield f"no card costs at least {condition.cost_at_least} and at most {condition.cost_at_most}"
    if condition.or_most_expensive and (condition.cost_at_least < 1 or condition.cost_at_most >= 0 or condition.kind):
        yield "'or_most_expensive' goes with 'cost_at_least' alone: it is for a supply where nothing costs so much"


def _they_are(condition: conditions.TheyAre) -> Messages:
    if not isinstance(condition.who, (Most, Fewest, LowestLife, ActivePlayer, MageOf, Numbered)):
        yield "'they_are' asks for one player who is known, such as most_life, active or numbered"


def _comparison(condition: conditions.Comparison) -> Messages:
    if condition.exactly >= 0 and (condition.at_least >= 0 or condition.at_most >= 0):
        yield "'is' says it all; leave 'at_least' and 'at_most' out"
    if condition.at_most >= 0 and condition.at_least > condition.at_most:
        yield f"nothing is at least {condition.at_least} and at most {condition.at_most}"


def _all(condition: conditions.All) -> Messages:
    if not condition.parts:
        yield "'all' needs the conditions that must hold"


def _any(condition: conditions.Any) -> Messages:
    if not condition.parts:
        yield "'any' needs the conditions of which one must hold"


def _named(field: str) -> Callable[[Any], Messages]:
    """It makes no sense without a name."""

    def judge(record: Any) -> Messages:
        if not getattr(record, field):
            yield f"{entry_of(record).word!r} needs {field!r}"

    return judge


JUDGES: dict[type, Callable[[Any], Messages]] = {
    Amount: _amount,
    cards.Pick: _pick,
    counts.PreppedSpells: _prepped,
    counts.HandCards: _hand,
    counts.DiscardCards: _hand,
    counts.TurnOrderDiscard: _named("kind"),
    counts.CounterTokens: _named("name"),
    counts.TrackSteps: _named("name"),
    counts.DeckCards: _named("name"),
    counts.PileCards: _named("name"),
    counts.RowCards: _named("name"),
    counts.FreeChosen: _named("name"),
    counts.PlayerTokens: _named("name"),
    counts.CardsInPlay: _in_play,
    counts.DeckAndDiscard: _named("deck"),
    counts.Chosen: _named("name"),
    counts.CostOf: _named("name"),
    conditions.Comparison: _comparison,
    conditions.All: _all,
    conditions.Any: _any,
    conditions.It: _it,
    conditions.TheyAre: _they_are,
}
