"""Shapes: how steps combine. In order, OR, may, if, for, repeat, and choosing a minion."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.cards import is_of
from unshuffled.rules.core.facts import decider, minion_of, players_of_card
from unshuffled.rules.core.language import FULL, NONE, Amount, Block, Condition, Extent, Step, block_extent, is_full
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, InPlay, Value
from unshuffled.rules.effects.who import AnyPlayer, EachPlayer, RandomPlayer, SharedCards, TwoPlayers, Who
from unshuffled.rules.mechanics import damage, reactions

CHOICE_KEYS = [Option("choose", amount=n).key for n in range(1, 10)]
PLAYER_KEYS = [Option("player", seat=n).key for n in range(4)]


def option_extent(g: Game, s: Scope, option: Block) -> Extent:
    """Return how much of an option can be done now.

    In a player's own OR, a gain of life or charges that finds no room takes nothing away from an option that does
    something other than cost (OPEN-07, PR-48).
    """
    done, wanted = block_extent(g, s, option)
    if 0 < done < wanted and s.you >= 0:
        others = [step for step in option.steps if not step.NEEDS_ROOM and not step.PRICE]
        if any(step.extent(g, s)[0] for step in others):
            for step in option.steps:
                if step.NEEDS_ROOM:
                    d, w = step.extent(g, s)
                    done += w - d
    return (done, wanted)


def resolvable(g: Game, s: Scope, options: list[Block]) -> list[int]:
    """Which options of an OR may be chosen: the full ones, else the most complete (EFF-08, ED-11)."""
    extents = [option_extent(g, s, option) for option in options]
    full = [n for n, extent in enumerate(extents) if is_full(extent)]
    if full:
        return full
    best = max(done / wanted for done, wanted in extents)
    return [n for n, (done, wanted) in enumerate(extents) if done / wanted == best]


@dataclass
class Choose(Step):
    """OR (EFF-07)."""

    options: list[Block]
    by: str = ""

    def run(self, g: Game, f: Frame) -> int:
        if g.answer_value is None:
            allowed = resolvable(g, f.scope, self.options)
            if len(allowed) > 1:
                seat = f.scope.you if self.by == "you" else decider(f.scope)
                return g.ask(seat, "choose_option", [CHOICE_KEYS[n] for n in allowed], list(allowed), f.scope.card)
            chosen = allowed[0]
        else:
            chosen = g.take()
        g.push(self.options[chosen], f.scope)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        extents = [option_extent(g, s, option) for option in self.options]
        return FULL if any(is_full(e) for e in extents) else max(extents, key=lambda e: e[0] / e[1])


@dataclass
class May(Step):
    """An offer (CAST-10): the steps, and if they were done, what follows.

    Not made when the steps cannot be done fully (PR-05), or are only a price for nothing (PR-46).
    """

    offer: Block
    then: Block | None = None
    by: str = ""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage == 2:
            return constants.NEXT
        if f.stage == 1:
            declined, s.declined = s.declined, False
            if declined:
                return self._declined(g, f)
            if self.then is None:
                return constants.NEXT
            f.stage = 2
            g.push(self.then, s)
            return constants.STAY
        first = self.offer.steps[0]
        if g.answer_value is None:
            if not is_full(block_extent(g, s, self.offer)) or self._in_vain(g, s):
                return self._declined(g, f)
            if not first.ASKS:
                seat = s.you if self.by == "you" else decider(s)
                return g.ask(seat, "may", ["yes", "no"], [1, 0], s.card, 0)
        elif g.take() == 0:
            return self._declined(g, f)
        f.stage = 1
        g.push(self.offer, s, first.ASKS)
        return constants.STAY

    def _declined(self, g: Game, f: Frame) -> int:
        if g.reacted and len(f.block.steps) == 1:
            reactions.was_declined(g, f.block.address, f.scope.you)
        return constants.NEXT

    def _in_vain(self, g: Game, s: Scope) -> bool:
        """Return whether the offer is only a price, with nothing that it could buy (PR-46)."""
        return (
            self.then is not None
            and all(step.PRICE for step in self.offer.steps)
            and block_extent(g, s, self.then)[0] == 0
        )


def decline(f: Frame, g: Game) -> int:
    """The offered step was declined: leave the offer's block and tell `may`."""
    f.scope.declined = True
    f.pc = len(f.block.steps)
    f.stage = 0
    return constants.STAY


NOTHING, DECLINED, WAITING = -1, -2, -3
"""What `one_of` may answer instead of a choice."""


def one_of(g: Game, f: Frame, seat: int, ask: str, keys: list[str]) -> int:
    """Choose one of these, or "no" where the step was offered: its place, or why there is none."""
    if g.answer_value is not None:
        return g.take()
    if not keys:
        return NOTHING
    if len(keys) == 1 and not f.offered:
        return 0
    values: list[Value] = list(range(len(keys)))
    if f.offered:
        keys.append("no")
        values.append(DECLINED)
    g.ask(seat, ask, keys, values, f.scope.card, 0 if f.offered else 1)
    return WAITING


def no_choice(g: Game, f: Frame, at: int) -> int:
    """What a step returns when `one_of` gave no choice."""
    if at == DECLINED:
        return decline(f, g)
    return constants.WAIT if at == WAITING else constants.NEXT


@dataclass
class If(Step):
    """A condition, checked when the step is reached."""

    condition: Condition
    then: Block
    otherwise: Block | None = None

    def run(self, g: Game, f: Frame) -> int:
        branch = self.then if self.condition.holds(g, f.scope) else self.otherwise
        if branch is not None:
            g.push(branch, f.scope)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        branch = self.then if self.condition.holds(g, s) else self.otherwise
        return FULL if branch is None else block_extent(g, s, branch)


@dataclass
class Repeat(Step):
    """Do it several times, each completely before the next."""

    times: Amount
    do: Block

    def run(self, g: Game, f: Frame) -> int:
        if f.stage == 0:
            f.stage = 1
            f.left = self.times.value(g, f.scope)
        if f.left <= 0:
            return constants.NEXT
        f.left -= 1
        g.push(self.do, f.scope)
        return constants.STAY


@dataclass
class Until(Step):
    """Do it again and again until a condition holds; not at all if it holds already."""

    condition: Condition
    do: Block

    def run(self, g: Game, f: Frame) -> int:
        if self.condition.holds(g, f.scope):
            return constants.NEXT
        g.push(self.do, f.scope)
        return constants.STAY


def _extents(g: Game, s: Scope, seats: list[int], steps: list[Step]) -> list[Extent]:
    """How much of these steps each of them could do."""
    they = s.they
    extents = []
    for seat in seats:
        s.they = seat
        done = wanted = 0
        for step in steps:
            d, w = step.extent(g, s)
            done += d
            wanted += w
        extents.append((done, wanted))
    s.they = they
    return extents


def able(g: Game, s: Scope, seats: list[int], do: Block) -> list[int]:
    """Who may be chosen.

    What a nemesis orders is done by the player who can do most of it (EFF-06). What it gives along with that counts for
    nobody, unless it gives and orders nothing. What a player's card gives may go to anybody who can do its first
    step; the rest of it may fall short (PR-08).
    """
    if len(seats) < 2:
        return seats
    counted: list[Step] = do.steps[:1] if s.you >= 0 else [step for step in do.steps if not step.GIVES] or do.steps
    extents = _extents(g, s, seats, counted)
    most = max(done for done, _ in extents)
    if most == 0 and len(counted) < len(do.steps):
        # What counts can be done by none of them; the rest of it still falls to one of them (PR-08).
        extents = _extents(g, s, seats, do.steps)
        most = max(done for done, _ in extents)
    if most == 0:
        # PR-05: nobody can do any of it, so there is nothing to choose.
        return seats[:1]
    if s.you >= 0:
        return [seat for seat, (done, _) in zip(seats, extents, strict=True) if done]
    full = [seat for seat, extent in zip(seats, extents, strict=True) if is_full(extent)]
    return full or [seat for seat, (done, _) in zip(seats, extents, strict=True) if done == most]


def named_first(g: Game, s: Scope, seats: list[int]) -> list[int]:
    """Where a nemesis card says "any player": those in front of whom a card says that it is them, if there are any."""
    cards = g.scenario.content.cards
    if s.you >= 0 or s.card < 0 or cards[s.card].is_player_card or cards[s.card].treasure:
        return seats
    return [n for n in seats if any(cards[card].any_player for card in g.players[n].in_front)] or seats


@dataclass
class For(Step):
    """Choose a player, or go through several; inside, `they` is that player."""

    who: Who
    do: Block

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage == 2:
            # Back from a player's turn at it.
            s.last_player = s.they
            s.they = f.kept
            f.stage = 1
        elif f.stage == 0:
            if not self._choose(g, f):
                return constants.WAIT
            f.kept = s.they
            f.stage = 1
            if self.who.several:
                # OPEN-08: all of them first; a player who is exhausted by it waits, as in an Unleash.
                g.holding += 1
        if not f.queue:
            if self.who.several:
                g.holding -= 1
                damage.settle_exhaustion(g)
            return constants.NEXT
        f.stage = 2
        s.they = f.queue[0]
        f.queue = f.queue[1:]
        g.push(self.do, s)
        return constants.STAY

    def _choose(self, g: Game, f: Frame) -> bool:
        """Fill `f.queue` with seats; False while a question is open."""
        s = f.scope
        if isinstance(self.who, EachPlayer):
            f.queue = tuple(self.who.candidates(g, s))
            return True
        if isinstance(self.who, TwoPlayers):
            return self._two(g, f)
        if isinstance(self.who, RandomPlayer):
            f.queue = (self.who.draw(g),)
            return True
        if isinstance(self.who, SharedCards):
            return self._shared(g, f)
        if g.answer_value is not None:
            f.queue = (g.take(),)
            return True
        seats = able(g, s, self.who.candidates(g, s), self.do)
        if len(seats) > 1 and isinstance(self.who, AnyPlayer) and g.scenario.has_standing:
            seats = named_first(g, s, seats)
        if len(seats) > 1:
            self._ask(g, s, seats)
            return False
        f.queue = tuple(seats)
        return True

    def _ask(self, g: Game, s: Scope, seats: list[int]) -> None:
        g.ask(
            s.you if s.you >= 0 else constants.TEAM,
            "choose_player",
            [PLAYER_KEYS[n] for n in seats],
            list(seats),
            s.card,
        )

    def _two(self, g: Game, f: Frame) -> bool:
        seats = list(range(len(g.players)))
        if g.scenario.solo:
            # SOLO-06 by analogy: the one player does it twice (docs/rules/rulings.md).
            f.queue = (0, 0)
            return True
        if g.answer_value is not None:
            f.queue += (g.take(),)
        while len(f.queue) < 2:
            left = able(g, f.scope, [n for n in seats if n not in f.queue], self.do)
            if len(left) > 1:
                self._ask(g, f.scope, left)
                return False
            f.queue += (left[0],)
        return True

    def _shared(self, g: Game, f: Frame) -> bool:
        """One chosen player for the wild card; both players of a pair when both its cards lie there."""
        if g.scenario.solo:
            return True
        shared = [c for c in g.turn_discard if c in (constants.WILD, constants.PAIR_12, constants.PAIR_34)]
        if g.answer_value is not None:
            f.queue += (g.take(),)
            f.left += 1
        while f.left < len(shared):
            card = shared[f.left]
            seats = players_of_card(g, card)
            if card != constants.WILD and shared.count(card) == 2:
                seats = [n for n in seats if n not in f.queue][:1]
            if len(seats) > 1:
                self._ask(g, f.scope, seats)
                return False
            f.queue += tuple(seats)
            f.left += 1
        return True

    def extent(self, g: Game, s: Scope) -> Extent:
        if self.who.several:
            return FULL
        they = s.they
        best = NONE
        for seat in self.who.candidates(g, s):
            s.they = seat
            extent = option_extent(g, s, self.do)
            if extent[0] * best[1] >= best[0] * extent[1]:
                best = extent
        s.they = they
        return best


def has_price(block: Block) -> bool:
    """Does somebody chosen here bear a price for the rest of it?"""
    return any(isinstance(step, For) and any(part.PRICE for part in step.do.steps) for step in block.steps)


def keys_of(g: Game, verb: str, found: list[InPlay]) -> list[str]:
    """One key for each card in play; the second of the same name says so."""
    same: dict[int, int] = {}
    keys = []
    for m in found:
        nth = same[m.card] = same.get(m.card, 0) + 1
        keys.append(Option(verb, g.scenario.content.cards[m.card].id, nth=nth if nth > 1 else 0).key)
    return keys


def point_at(g: Game, f: Frame, verb: str, found: list[InPlay], each: bool, do: Block) -> int:
    """Do it to one of these cards in play, or to each of them that is still there when its time comes; each is `this`."""
    s = f.scope
    if f.stage == 0:
        if g.answer_value is not None:
            f.queue = (g.take(),)
        elif len(found) > 1 and not each:
            return g.ask(decider(s), f"choose_{verb}", keys_of(g, verb, found), [m.uid for m in found], s.card)
        else:
            f.queue = tuple([m.uid for m in found])
        f.kept = s.uid
        f.stage = 1
    while f.queue:
        uid = f.queue[0]
        f.queue = f.queue[1:]
        if minion_of(g, uid) is not None:
            s.uid = uid
            g.push(do, s)
            return constants.STAY
    s.uid = f.kept
    return constants.NEXT


@dataclass
class Minion(Step):
    """Choose a minion in play, or go through all of a kind, oldest first; inside it is `this`."""

    which: str
    do: Block
    group: str = ""

    def run(self, g: Game, f: Frame) -> int:
        found = self._found(g) if f.stage == 0 else []
        return point_at(g, f, "minion", found, self.which == "each", self.do)

    def _found(self, g: Game) -> list[InPlay]:
        cards = g.scenario.content.cards
        found = [m for m in g.in_play if is_of(cards[m.card], self.group or "minion")]
        if self.which in ("any", "each") or not found:
            return found
        lives = [m.life for m in found]
        wanted = min(lives) if self.which == "lowest_life" else max(lives)
        return [m for m in found if m.life == wanted]

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self._found(g) else NONE


@dataclass
class Impossible(Step):
    """Says nothing that could be done, so an option holding it is never fully resolvable."""

    def run(self, g: Game, f: Frame) -> int:
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return NONE
