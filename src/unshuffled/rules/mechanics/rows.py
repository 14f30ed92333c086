"""The row of a nemesis: spaces in a line, with one card each, that are pushed forward by the ones that come after them.

Each space is an open pile of the nemesis. A minion in play may lie on a space too: then it knows the pile (`InPlay.place`).
"""

from __future__ import annotations

from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.mats import Row
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay
from unshuffled.rules.mechanics import damage


def cards_on(g: Game, row: Row) -> list[tuple[int, int]]:
    """The supply cards on it, from the first space: their piles and the cards. A minion is none."""
    return [(pile, g.piles[pile][-1]) for pile in row.piles if g.piles[pile]]


def minion_on(g: Game, pile: int) -> InPlay | None:
    """The minion that lies on this space."""
    for m in g.in_play:
        if m.place == pile:
            return m
    return None


def is_taken(g: Game, row: Row, at: int) -> bool:
    """Does something lie there?"""
    return bool(g.piles[row.piles[at]]) or minion_on(g, row.piles[at]) is not None


def push(g: Game, row: Row, at: int) -> None:
    """What lies there moves on by one space, and pushes what lies in its way (PR-113)."""
    to = at + 1
    if to == row.skipped and to < len(row.piles) - 1 and row.skip_while is not None:
        if row.skip_while.holds(g, Scope(constants.TEAM, -1)):
            to += 1
    last = to >= len(row.piles) - 1
    if not last and is_taken(g, row, to):
        push(g, row, to)
    pile = row.piles[at]
    minion = minion_on(g, pile)
    if minion is not None:
        minion.place = row.piles[to]
        g.events.append(("row_moved", minion.card, g.scenario.nemesis.piles[row.piles[to]].name))
        if last:
            damage.leave_play(g, minion)
            block = g.scenario.content.cards[minion.card].at_end_of_row
            if block is not None:
                g.push(block, Scope(constants.TEAM, minion.card))
    elif g.piles[pile]:
        card = g.piles[pile].pop()
        g.events.append(("row_moved", card, g.scenario.nemesis.piles[row.piles[to]].name))
        if not last:
            g.piles[row.piles[to]].append(card)
        else:
            g.piles[row.deck].insert(0, card)
            if row.reached is not None:
                g.push(row.reached, Scope(constants.TEAM, -1))


def make_room(g: Game, row: Row) -> None:
    """Free the first space: only the cards up to the first gap are pushed (PR-113)."""
    if is_taken(g, row, 0):
        push(g, row, 0)


def lay_minion(g: Game, row: Row, m: InPlay) -> None:
    """A minion that has just come into play goes to the first space."""
    make_room(g, row)
    m.place = row.piles[0]


def look(g: Game) -> None:
    """If no supply card lies on the row, its rule for that comes as soon as this step is done (PR-114)."""
    row = g.scenario.nemesis.row
    if row is not None and row.when_empty is not None and not g.outcome and not cards_on(g, row):
        frame = Frame(FLOW.row_empty, Scope(constants.TEAM, -1))
        frame.left = len(g.stack)
        g.due.append(frame)
