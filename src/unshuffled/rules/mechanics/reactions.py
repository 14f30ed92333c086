"""Reactions: who listens to what happens, and what waits for it (`moments`).

Whatever happens calls `happened`; where nothing listens, that is one look at two fields. What reacts is resolved when
the step that caused it is done, before the rest of its card; a spell that is cast and a card that is played come first.
Reactions of different cards or mats to one thing are ordered by the players (EFF-10, PR-61). Before they are asked, and of one
card, the nemesis's come first, then cards in play, the oldest first, then treasures of all players, then each player's from the one
whose turn it is: their mage, their treasures, cards of the nemesis in front of them, their prepped spells, and what they wait for.
"""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import Reaction
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.moments import (
    ALLY,
    ANYONE,
    END_OF_THIS_TURN,
    START_OF_NEMESIS_TURN,
    THE_CARD,
    YOU,
    YOUR_NEXT_TURN,
)
from unshuffled.rules.core.pieces import Delayed
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game


def happened(g: Game, moment: int, seat: int, card: int = -1, amount: int = 0) -> None:
    """Note what reacts to this; the machine begins it. `seat` is the player it is about, or `TEAM`."""
    if (not g.scenario.heard & moment and not g.delayed) or g.outcome:
        return
    found: list[tuple[Block, Scope]] = []
    cards = g.scenario.content.cards
    for reaction in g.scenario.nemesis.reactions:
        if reaction.when & moment:
            _add(g, found, reaction, Scope(constants.TEAM, -1), seat, card, amount, "")
    for m in g.in_play:
        for reaction in cards[m.card].reactions:
            if reaction.when & moment:
                _add(g, found, reaction, Scope(constants.TEAM, m.card, m.uid), seat, card, amount, str(m.uid))
    for treasure in g.treasures:
        for reaction in cards[treasure].reactions:
            if reaction.when & moment:
                # It is everybody's: the player it happens to is you.
                you = seat if seat >= 0 else max(0, g.active) if seat == constants.PROTECTED else constants.TEAM
                _add(g, found, reaction, Scope(you, treasure), seat, card, amount, "")
    first = max(0, g.active)
    for owner in [*range(first, len(g.players)), *range(first)]:
        p = g.players[owner]
        for reaction in p.mage.reactions:
            if reaction.when & moment and _concerns(g, reaction.whose, owner, seat):
                _add(g, found, reaction, Scope(owner, -1), seat, card, amount, str(owner))
        for treasure in p.treasures:
            for reaction in cards[treasure].reactions:
                if reaction.when & moment and _concerns(g, reaction.whose, owner, seat):
                    _add(g, found, reaction, Scope(owner, treasure), seat, card, amount, str(owner))
        for fronted in p.in_front:
            for reaction in cards[fronted].reactions:
                if reaction.when & moment and _concerns(g, reaction.whose, owner, seat):
                    scope = Scope(constants.TEAM, fronted)
                    scope.they = owner
                    _add(g, found, reaction, scope, seat, card, amount, str(owner))
        for spell in p.prepped:
            for reaction in cards[spell.card].reactions:
                if reaction.when & moment and _concerns(g, reaction.whose, owner, seat):
                    _add(g, found, reaction, Scope(owner, spell.card), seat, card, amount, f"{owner}.{spell.breach}")
    if g.delayed:
        _add_delayed(g, found, moment, seat, card, amount)
    if moment == START_OF_NEMESIS_TURN and g.scenario.has_standing:
        more = sum([cards[m.card].more_damage for m in g.in_play])
        for _, scope in found:
            if scope.you < 0:
                scope.bonus = more
    if len(found) > 1 and _differ(found):
        follows(g, FLOW.order_reactions, Scope(constants.TEAM, -1))
        g.due[-1].kept = len(found)
    for block, scope in found:
        follows(g, block, scope)


def _differ(found: list[tuple[Block, Scope]]) -> bool:
    """Return whether the reactions are of different cards or mats."""
    first = found[0][1]
    return any(scope.card != first.card or (scope.card < 0 and scope.you != first.you) for _, scope in found)


def follows(g: Game, block: Block, scope: Scope) -> None:
    """A card's own effect that follows from what is happening to it: resolved like a reaction, when the step is done."""
    if not g.outcome:
        frame = Frame(block, scope)
        frame.left = len(g.stack)
        g.due.append(frame)


def _add(
    g: Game,
    found: list[tuple[Block, Scope]],
    reaction: Reaction,
    scope: Scope,
    seat: int,
    card: int,
    amount: int,
    owner: str,
) -> None:
    _know(scope, seat, card, amount)
    if reaction.condition is not None and not reaction.condition.holds(g, scope):
        return
    if reaction.once_per_turn:
        mark = f"{reaction.do.address}@{owner}"
        if mark in g.reacted:
            return
        g.reacted += (mark,)
    found.append((reaction.do, scope))


def was_declined(g: Game, address: str, you: int) -> None:
    """An offer was not taken or could not be made: a reaction that is this offer has not reacted this turn (PR-104)."""
    for at in range(len(g.reacted) - 1, -1, -1):
        where, _, owner = g.reacted[at].partition("@")
        if where == address and owner.partition(".")[0] in ("", str(you)):
            g.reacted = (*g.reacted[:at], *g.reacted[at + 1 :])
            return


def _know(scope: Scope, seat: int, card: int, amount: int) -> None:
    if seat >= 0:
        scope.they = seat
    scope.amount = amount
    if card >= 0:
        scope.chosen[THE_CARD] = [card]
        scope.chosen[f"{THE_CARD}@"] = [seat]


def _concerns(g: Game, whose: int, owner: int, seat: int) -> bool:
    """Is this player meant? A moment that is about nobody concerns everybody. A lone mage is their own ally (SOLO-05)."""
    if seat == constants.PROTECTED:
        # What any player’s ability triggers is triggered by theirs too (PR-142).
        return whose == ANYONE
    if seat < 0:
        return True
    if whose == YOU:
        return seat == owner
    return whose != ALLY or seat != owner or g.scenario.solo


def _add_delayed(g: Game, found: list[tuple[Block, Scope]], moment: int, seat: int, card: int, amount: int) -> None:
    left: list[Delayed] = []
    for delayed in g.delayed:
        if not delayed.when & moment or not _concerns(g, delayed.whose, delayed.you, seat):
            left.append(delayed)
            continue
        scope = Scope(delayed.you, delayed.card, delayed.uid)
        _know(scope, seat, card, amount)
        found.append((g.scenario.content.blocks[delayed.address], scope))
        if not delayed.once:
            left.append(delayed)
    g.delayed = tuple(left)


def turn_begins(g: Game, seat: int) -> None:
    """What lasts until this player's next turn is over."""
    if g.delayed:
        g.delayed = tuple([d for d in g.delayed if d.until != YOUR_NEXT_TURN or d.you != seat])
    for p in g.players:
        if p.shields:
            p.shields = tuple([shield for shield in p.shields if shield[0] != 4 * seat + YOUR_NEXT_TURN])


def turn_ends(g: Game) -> None:
    """What lasts for a turn is over."""
    if g.delayed:
        g.delayed = tuple([d for d in g.delayed if d.until != END_OF_THIS_TURN])
    if g.reacted:
        g.reacted = ()
