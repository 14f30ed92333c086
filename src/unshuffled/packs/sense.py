"""Records that are well formed and make no sense: fields that take each other away, effects that can do nothing.

Each message says what to write instead. What is refused here needs no sentence; everything else has one of its own,
which `tests/words/test_truth.py` holds by walking the grammar.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from unshuffled.packs.grammar import ENTRIES, entry_of
from unshuffled.rules.core.cards import PLAYER_CARD, known_kinds
from unshuffled.rules.core.language import Amount, Block, Step
from unshuffled.rules.core.moments import MOMENTS
from unshuffled.rules.effects import (
    cards,
    conditions,
    counts,
    devouring,
    gains,
    life,
    moments,
    moving,
    nemesis,
    nemesis_deck,
    order,
    pointing,
    protected,
    rows,
    shapes,
    side_decks,
    spells,
    swarm,
    tracks,
)
from unshuffled.rules.effects.who import ActivePlayer, Fewest, LowestLife, MageOf, Most, Numbered, They, You

Messages = Iterator[str]
NOT_HELD = [id for id, kind in known_kinds().items() if kind.family != PLAYER_CARD]


def senseless(step: Step) -> Messages:
    """What is wrong with a step, and with the amounts, choices, counts and conditions in it. Blocks are looked at by themselves."""
    for record in _records(step):
        judge = JUDGES.get(type(record))
        if judge is not None:
            yield from judge(record)


def _records(record: Any) -> Iterator[Any]:
    yield record
    for field in entry_of(record).fields.values():
        value = getattr(record, field.name)
        for each in value if isinstance(value, list) else [value]:
            if type(each) in ENTRIES:
                yield from _records(each)


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


def _it(condition: conditions.It) -> Messages:
    if not condition.kind and condition.cost_at_least < 0 and condition.cost_at_most < 0:
        yield "'it' needs what the card must be: 'kind', 'cost_at_least' or 'cost_at_most'"
    if 0 <= condition.cost_at_most < condition.cost_at_least:
        yield f"no card costs at least {condition.cost_at_least} and at most {condition.cost_at_most}"
    if condition.or_most_expensive and (condition.cost_at_least < 1 or condition.cost_at_most >= 0 or condition.kind):
        yield "'or_most_expensive' goes with 'cost_at_least' alone: it is for a supply where nothing costs so much"


def _focus(step: spells.Focus) -> Messages:
    if not 1 <= step.times <= 4:
        yield "a breach is focused 1 to 4 times"
    if step.breach > 4:
        yield "'breach' is its number, from 1 to 4"
    if step.breach and step.which == "cheapest_closed":
        yield "'breach' says which one it is; leave 'cheapest_closed' out"
    if (step.breach or step.times > 1) and step.which in ("any_ally", "this_breach"):
        yield f"'{step.which}' is focused once and goes without 'breach'; for more use 'repeat'"


def _they_are(condition: conditions.TheyAre) -> Messages:
    if not isinstance(condition.who, (Most, Fewest, LowestLife, ActivePlayer, MageOf, Numbered)):
        yield "'they_are' asks for one player who is known, such as most_life, active or numbered"


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


def _reshuffle(step: side_decks.Reshuffle) -> Messages:
    if step.all and step.count != 1:
        yield "'reshuffle' has a 'count' or 'all', not both"
    if not step.all and step.count < 1:
        yield "'reshuffle' of no card does nothing"


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
    side_decks.Reshuffle: _reshuffle,
    counts.Chosen: _named("name"),
    counts.CostOf: _named("name"),
    conditions.Comparison: _comparison,
    conditions.All: _all,
    conditions.Any: _any,
    conditions.It: _it,
    conditions.TheyAre: _they_are,
    gains.Spend: _spend,
    side_decks.GainCard: _gain_card,
}

NOT_THEM = (
    cards.PutRevealed,
    devouring.Devour,
    gains.AssignThis,
    gains.NextGain,
    gains.Play,
    gains.ShareCharges,
    life.Deal,
    life.DealThis,
    life.GraveholdGains,
    life.GraveholdSuffers,
    life.NemesisGains,
    life.PreventDamage,
    life.ThisGains,
    life.ThisSuffers,
    moments.EachTime,
    moments.NextTime,
    moments.PlayIt,
    moments.PutIt,
    moving.PutThis,
    nemesis.Advance,
    nemesis.BuryThis,
    nemesis.CancelDrawn,
    nemesis.ChangeCounter,
    nemesis.DiscardNemesisDeck,
    nemesis.DiscardThis,
    nemesis.DrawMore,
    nemesis.Invoke,
    nemesis.LoseGame,
    nemesis.ResolveAgain,
    nemesis.Revive,
    nemesis.Routine,
    nemesis.Unleash,
    nemesis.WinGame,
    nemesis_deck.ReturnNemesisCard,
    order.ReorderTurnOrder,
    pointing.DiscardInPlay,
    pointing.Flip,
    pointing.Power,
    pointing.PowerTokens,
    pointing.Silence,
    protected.ProtectedCharge,
    protected.ProtectedGains,
    rows.FillRow,
    rows.LookAtDeck,
    rows.PushRow,
    rows.TakeSupply,
    shapes.If,
    shapes.Impossible,
    shapes.Minion,
    shapes.Repeat,
    shapes.Until,
    side_decks.DiscardFrom,
    side_decks.MoveCards,
    side_decks.Reshuffle,
    side_decks.ResolveFrom,
    side_decks.ShareFrom,
    side_decks.Summon,
    side_decks.ThisOnto,
    side_decks.ThisUnder,
    spells.Cast,
    spells.CastAll,
    spells.CastFrom,
    spells.ReturnThis,
    swarm.DiscardSwarm,
    swarm.Spawn,
    tracks.AddTokens,
    tracks.AdvanceTokens,
    tracks.MoveToken,
    tracks.RemoveTokens,
    tracks.TokenGains,
)
"""Verbs that do the same for any `they`; what they count or hold inside may still be about them."""


THEM = (
    cards.DestroyTopOfDeck,
    cards.DestroyTopOfDiscard,
    cards.Draw,
    cards.Reveal,
    cards.ShuffleDeck,
    cards.TakeTopOfDiscard,
    gains.Aether,
    gains.Charge,
    gains.Discount,
    gains.Gain,
    gains.LoseCharges,
    gains.Pay,
    gains.PlaceTokens,
    gains.Shift,
    gains.Spend,
    gains.ToSupply,
    gains.Tokens,
    life.Heal,
    life.Prevent,
    life.Suffer,
    moving.Look,
    moving.PutTop,
    moving.SwapCards,
    nemesis.PlaceInFront,
    nemesis.PlaceNumberToken,
    order.ReturnTurnOrder,
    rows.DestroyFromRow,
    side_decks.GainCard,
    side_decks.GainFrom,
    side_decks.ResolveHand,
    spells.CastWithoutDiscarding,
    spells.Close,
    spells.Focus,
    spells.Open,
    spells.Prep,
    spells.PrepAnyNumber,
    spells.SigilBreach,
    spells.TwoPerBreach,
)
"""Verbs that `they` do or suffer. The three that move cards say themselves whose cards they are."""
YOURS = (gains.NextGain, gains.Play, life.Deal, life.DealThis, spells.Cast, spells.CastAll, spells.CastFrom)
"""Verbs that only a player who plays, casts or activates can do."""


def homeless(block: Block, chosen: bool = False) -> Messages:
    """What is wrong with a list of steps of a nemesis, where nobody acts: somebody who is not there. `chosen` is inside a `for`."""
    for step in block.steps:
        word = entry_of(step).word
        if isinstance(step, (moments.NextTime, moments.EachTime)):
            # Where the nemesis acts it waits for anybody, who is then `they`.
            yield from homeless(step.do, MOMENTS[step.when].of_player)
            continue
        if isinstance(step, YOURS) or any("you" in _words_of(record) for record in _records(step)):
            yield f"{word}: nobody is 'you' where the nemesis acts; choose a player with 'for', who is then 'they'"
        elif not chosen and _acts(step):
            yield f"{word}: the nemesis does nothing of the kind itself; put it into a 'for', which says which player does"
        for inner in _blocks(step):
            yield from homeless(inner, chosen or isinstance(step, shapes.For))


def _words_of(record: Any) -> list[Any]:
    found = [getattr(record, field.name) for field in entry_of(record).fields.values()]
    return ["you"] if isinstance(record, You) else [value for value in found if isinstance(value, str)]


def _acts(step: Step) -> bool:
    """Is it done by a player who must have been chosen?"""
    if isinstance(step, cards.Move):
        return not isinstance(step, cards.DestroyThis) and step.pick.whose == "they"
    if isinstance(step, order.ReturnTurnOrder):
        return step.which == "theirs"
    return isinstance(step, THEM) and not (
        isinstance(step, cards.Reveal) and step.top_of in ("turn_order", "nemesis_deck")
    )


def _blocks(step: Step) -> Iterator[Block]:
    for field in entry_of(step).fields.values():
        value = getattr(step, field.name)
        yield from (each for each in (value if isinstance(value, list) else [value]) if isinstance(each, Block))


def is_about_them(record: Any) -> bool:
    """Does a step, or anything in it, look at the player whom `for` has chosen?"""
    match record:
        case Block():
            return any(is_about_them(step) for step in record.steps)
        case moments.NextTime() | moments.EachTime():
            # Inside, `they` is the player of the moment.
            return False
        case shapes.For():
            # Inside, `they` is another player; the selector alone can still mean this one.
            return isinstance(record.who, They)
        case counts.PlayerTokens() | conditions.TheyAre():
            return True
        case counts.TurnOrderDiscard():
            return record.kind == "own"
        case counts.PreppedSpells(adjacent=True):
            return False
        case cards.Pick():
            return record.whose == "they" or is_about_them(record.count)
        case cards.DestroyThis() | cards.Reveal(top_of="turn_order" | "nemesis_deck"):
            return False
        case shapes.Choose() | shapes.May() if record.by != "you":
            return True
    if type(record) not in ENTRIES:
        return False
    if isinstance(record, Step) and not isinstance(record, (*NOT_THEM, cards.Move, shapes.Choose, shapes.May)):
        return True
    return any(
        value == "they" or any(is_about_them(each) for each in (value if isinstance(value, list) else [value]))
        for value in (getattr(record, field.name) for field in entry_of(record).fields.values())
    )
