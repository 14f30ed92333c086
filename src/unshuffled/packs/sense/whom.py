"""Whom a step is about: nobody in particular, the player whom a `for` has chosen, or the player who acts.

Where a nemesis acts nobody is `you`, and nobody is `they` before a player was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from unshuffled.packs.grammar import ENTRIES, entry_of
from unshuffled.rules.core.language import Block, Step
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
from unshuffled.rules.effects.who import They, You

Messages = Iterator[str]

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


def records(record: Any) -> Iterator[Any]:
    """A record, and those in it; blocks are not looked into."""
    yield record
    for field in entry_of(record).fields.values():
        value = getattr(record, field.name)
        for each in value if isinstance(value, list) else [value]:
            if type(each) in ENTRIES:
                yield from records(each)


def homeless(block: Block, chosen: bool = False) -> Messages:
    """What is wrong with a list of steps of a nemesis, where nobody acts: somebody who is not there. `chosen` is inside a `for`."""
    for step in block.steps:
        word = entry_of(step).word
        if isinstance(step, (moments.NextTime, moments.EachTime)):
            # Where the nemesis acts it waits for anybody, who is then `they`.
            yield from homeless(step.do, MOMENTS[step.when].of_player)
            continue
        if isinstance(step, YOURS) or any("you" in _words_of(record) for record in records(step)):
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
