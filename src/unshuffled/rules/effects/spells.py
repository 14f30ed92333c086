"""Verbs of breaches and spells: focus, prep, cast."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants
from unshuffled.rules.core.facts import decider, is_forbidden, named_seat, others
from unshuffled.rules.core.few import without
from unshuffled.rules.core.language import FULL, NONE, Extent, Step
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Player, Value
from unshuffled.rules.effects.shapes import NOTHING, decline, no_choice, one_of
from unshuffled.rules.mechanics import breaches, piles


@dataclass
class Focus(Step):
    """Focus a breach by an effect, which is always free (BREACH-09): several times, until it is open; or a breach of that number."""

    which: str = "any"
    times: int = 1
    breach: int = 0

    ASKS = True
    GIVES = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Breaches to choose from, as (seat, breach)."""
        if self.which == "cheapest_closed":
            p = g.players[s.they]
            return [(s.they, b) for b in breaches.cheapest_closed(p) if breaches.can_focus(g, p, b)]
        if self.which == "this_breach":
            # CAST-13: the breach of the spell's owner. A spell that was not prepped has none (PR-84).
            seat, b = s.owner, s.breach
            return [(seat, b)] if b >= 0 and breaches.can_focus(g, g.players[seat], b) else []
        seats = [s.they]
        if self.which == "any_player":
            seats = list(range(len(g.players)))
        elif self.which == "any_ally":
            seats = others(g, s.you)
        wanted = [self.breach - 1] if self.breach else range(4)
        return [(n, b) for n in seats for b in wanted if breaches.can_focus(g, g.players[n], b)]

    def run(self, g: Game, f: Frame) -> int:
        if f.stage:
            return self._again(g, f)
        who = decider(f.scope)
        found = self.found(g, f.scope)
        keys = [Option("focus", breach=b + 1, seat=named_seat(g, who, n)).key for n, b in found]
        at = one_of(g, f, who, "focus_breach", keys)
        if at < 0:
            return no_choice(g, f, at)
        seat, b = found[at]
        breaches.focus(g, g.players[seat], b)
        if self.times == 1:
            return constants.NEXT
        f.stage = 1
        f.left = self.times - 1
        f.queue = (seat, b)
        return constants.STAY

    def _again(self, g: Game, f: Frame) -> int:
        """The same breach once more, after what followed from the time before."""
        seat, b = f.queue
        if f.left == 0 or not breaches.can_focus(g, g.players[seat], b):
            return constants.NEXT
        f.left -= 1
        breaches.focus(g, g.players[seat], b)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


class TurnBreach(Step):
    """What opening and closing by an effect share: choosing a breach."""

    ASKS = True
    VERB = ""
    """The first word of its options' keys."""
    which: str

    def fits(self, p: Player, b: int) -> bool:
        """Could it be done to this breach?"""
        raise NotImplementedError

    def turn(self, g: Game, p: Player, b: int) -> None:
        """Do it."""
        raise NotImplementedError

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Breaches to choose from, as (seat, breach)."""
        if self.which == "cheapest_closed":
            return [(s.they, b) for b in breaches.cheapest_closed(g.players[s.they])]
        seats = range(len(g.players)) if self.which == "any_player" else [s.they]
        return [(n, b) for n in seats for b in range(4) if self.fits(g.players[n], b)]

    def run(self, g: Game, f: Frame) -> int:
        who = decider(f.scope)
        found = self.found(g, f.scope)
        keys = [Option(self.VERB, breach=b + 1, seat=named_seat(g, who, n)).key for n, b in found]
        at = one_of(g, f, who, f"{self.VERB}_breach", keys)
        if at < 0:
            return no_choice(g, f, at)
        seat, b = found[at]
        self.turn(g, g.players[seat], b)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


@dataclass
class Open(TurnBreach):
    """Open a breach by an effect, which is always free (BREACH-09)."""

    which: str

    VERB = "open"
    GIVES = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        return [] if is_forbidden(g, constants.NO_BREACHES) else TurnBreach.found(self, g, s)

    def fits(self, p: Player, b: int) -> bool:
        return 0 <= p.breach_turns[b] < constants.OPEN_BREACH

    def turn(self, g: Game, p: Player, b: int) -> None:
        breaches.open_breach(g, p, b)


@dataclass
class Close(TurnBreach):
    """Close an open breach. Its spells stay prepped and must be cast (CAST-02); one without costs, as breach I has none, stays open (PR-85)."""

    which: str

    VERB = "close"

    def fits(self, p: Player, b: int) -> bool:
        return p.mage.focus_cost[b] > 0 and p.breach_turns[b] == constants.OPEN_BREACH

    def turn(self, g: Game, p: Player, b: int) -> None:
        breaches.close_breach(g, p, b)


@dataclass
class Prep(Step):
    """They prep a spell outside the usual action."""

    zone: str = "hand"
    to: str = "any"

    ASKS = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int, int]]:
        """Ways to do it, as (card, breach, second breach)."""
        p = g.players[s.they]
        cards = g.scenario.content.cards
        return [
            (card, b, other)
            for card in dict.fromkeys(p.hand if self.zone == "hand" else p.discard)
            if cards[card].is_spell
            for b, other in breaches.places(g, p, cards[card], self.to == "any")
        ]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        found = self.found(g, s)
        cards = g.scenario.content.cards
        at = one_of(g, f, s.they, "prep_spell", [cards[card].prep_keys[b] for card, b, _ in found])
        if at < 0:
            return no_choice(g, f, at)
        card, b, other = found[at]
        p = g.players[s.they]
        (p.hand if self.zone == "hand" else p.discard).remove(card)
        breaches.prep(g, p, card, b, other, self.zone)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


@dataclass
class PrepAnyNumber(Step):
    """They prep any number of spells in hand to open or closed breaches, one after the other."""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.they]
        found = Prep().found(g, s)
        if not found:
            return constants.NEXT
        cards = g.scenario.content.cards
        if g.answer_value is None:
            keys = [cards[card].prep_keys[b] for card, b, _ in found]
            values: list[Value] = list(range(len(keys)))
            return g.ask(p.seat, "prep_spell", [*keys, "done"], [*values, NOTHING], s.card, 0, len(p.hand))
        at = g.take()
        if at == NOTHING:
            return constants.NEXT
        card, b, other = found[at]
        p.hand.remove(card)
        breaches.prep(g, p, card, b, other, "hand")
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if Prep().found(g, s) else NONE


@dataclass
class Cast(Step):
    """You cast prepped spells outside the casting phase (CAST-14)."""

    whose: str = "you"
    fresh: bool = False
    bonus: int = 0
    times: int = 1
    up_to: int = 0
    after: str = ""
    cost_at_most: int = -1

    ASKS = True

    def found(self, g: Game, s: Scope) -> list[tuple[int, int]]:
        """Return the spells to choose from, as (seat, place); several may be of one name (PR-57)."""
        found = []
        cards = g.scenario.content.cards
        for n in range(len(g.players)) if self.whose == "any_player" else [s.you]:
            seen = []
            for place, spell in enumerate(g.players[n].prepped):
                if spell.key() in seen or (self.fresh and not spell.fresh):
                    continue
                if 0 <= self.cost_at_most < cards[spell.card].cost:
                    continue
                seen.append(spell.key())
                found.append((n, place))
        return found

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage == 0:
            f.stage = 1
            f.left = self.up_to or 1
        if f.stage == 3:
            return self._again(g, f)
        if f.left == 0:
            return constants.NEXT
        found = self.found(g, s)
        if g.answer_value is not None:
            at = g.take()
            if at == -1:
                return decline(f, g)
            if at == -2:
                return constants.NEXT
        elif not found:
            return constants.NEXT
        elif len(found) > 1 or f.offered or self.up_to:
            keys = []
            for n, place in found:
                spell = g.players[n].prepped[place]
                card = g.scenario.content.cards[spell.card].id
                keys.append(Option("cast", card, spell.breach + 1, named_seat(g, s.you, n)).key)
            values: list[Value] = list(range(len(found)))
            if f.offered or self.up_to:
                keys.append("no" if f.offered else "done")
                values.append(-1 if f.offered else -2)
            return g.ask(s.you, "cast_spell", keys, values, s.card, 0 if f.offered or self.up_to else 1, f.left)
        else:
            at = 0
        f.left -= 1
        n, place = found[at]
        spell = g.players[n].prepped[place]
        f.queue += (spell.card,)
        if self.times > 1:
            # The first casting leaves it prepped; remember where, to cast it again.
            f.stage = 3
            f.queue += (n, spell.breach)
            breaches.cast(g, n, place, s.you, self.bonus, keep=True)
        else:
            breaches.cast(g, n, place, s.you, self.bonus, after=self.after)
        return constants.STAY

    def _again(self, g: Game, f: Frame) -> int:
        card, n, b = f.queue
        f.stage = 4
        for place, spell in enumerate(g.players[n].prepped):
            if spell.card == card and spell.breach == b:
                breaches.cast(g, n, place, f.scope.you, self.bonus)
                return constants.STAY
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.up_to or self.found(g, s) else NONE


@dataclass
class CastWithoutDiscarding(Step):
    """They cast one of their prepped spells, which stays prepped (CAST-11)."""

    ASKS = True

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage:
            return constants.NEXT
        found = self.found(g, s)
        prepped = g.players[s.they].prepped
        cards = g.scenario.content.cards
        keys = [cards[prepped[place].card].cast_keys[prepped[place].breach] for place in found]
        at = one_of(g, f, s.they, "cast_spell", keys)
        if at < 0:
            return no_choice(g, f, at)
        f.stage = 1
        breaches.cast(g, s.they, found[at], s.they, keep=True)
        return constants.STAY

    def found(self, g: Game, s: Scope) -> list[int]:
        """The places of spells that are not alike."""
        prepped = g.players[s.they].prepped
        alike = [(spell.card, spell.breach) for spell in prepped]
        return [place for place, spell in enumerate(alike) if spell not in alike[:place]]

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


@dataclass
class CastAll(Step):
    """You cast each of your prepped spells once, in any order. All of them stay prepped (CAST-11)."""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.you]
        if f.stage == 0:
            f.stage = 1
            f.queue = tuple([4 * spell.card + spell.breach for spell in p.prepped])
        there = [4 * spell.card + spell.breach for spell in p.prepped]
        left = [spell for spell in dict.fromkeys(f.queue) if spell in there]
        if g.answer_value is not None:
            chosen: int = g.take()
        elif not left:
            return constants.NEXT
        elif len(left) > 1:
            cards = g.scenario.content.cards
            keys = [cards[spell // 4].cast_keys[spell % 4] for spell in left]
            return g.ask(s.you, "cast_spell", keys, list(left), s.card, 1, len(f.queue))
        else:
            chosen = left[0]
        f.queue = without(f.queue, chosen)
        breaches.cast(g, s.you, there.index(chosen), s.you, keep=True)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if g.players[s.you].prepped else NONE


@dataclass
class CastFrom(Step):
    """You cast a spell that is not prepped. It goes onto your discard pile like any other (CAST-05, PR-84)."""

    zone: str = "hand"
    bonus: int = 0

    ASKS = True

    def found(self, g: Game, s: Scope) -> list[int]:
        """The different spells there."""
        p = g.players[s.you]
        cards = g.scenario.content.cards
        return [c for c in dict.fromkeys(p.hand if self.zone == "hand" else p.discard) if cards[c].cast is not None]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if f.stage:
            return constants.NEXT
        found = self.found(g, s)
        keys = [Option("cast", g.scenario.content.cards[c].id, zone=self.zone).key for c in found]
        at = one_of(g, f, s.you, "cast_spell", keys)
        if at < 0:
            return no_choice(g, f, at)
        f.stage = 1
        breaches.cast_from(g, s.you, found[at], self.zone, self.bonus)
        return constants.STAY

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


@dataclass
class TwoPerBreach(Step):
    """They may prep up to two spells to each open breach this turn."""

    def run(self, g: Game, f: Frame) -> int:
        g.players[f.scope.they].two_per_breach = True
        g.events.append(("two_per_breach", f.scope.they))
        return constants.NEXT


@dataclass
class SigilBreach(Step):
    """They replace an open breach by one with a larger bonus; spells there return to hand (BREACH-21)."""

    bonus: int
    breaches: list[int]

    def found(self, g: Game, s: Scope) -> list[int]:
        """Open breaches that could be replaced. One that already has the bonus may not be replaced again."""
        p = g.players[s.they]
        return [
            n - 1
            for n in self.breaches
            if p.breach_turns[n - 1] == constants.OPEN_BREACH and p.breach_bonus[n - 1] != self.bonus
        ]

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        p = g.players[s.they]
        found = self.found(g, s)
        if g.answer_value is not None:
            b = g.take()
        elif not found:
            return constants.NEXT
        elif len(found) > 1:
            return g.ask(
                s.they, "choose_breach", [Option("breach", breach=n + 1).key for n in found], list(found), s.card
            )
        else:
            b = found[0]
        for spell in [x for x in p.prepped if b in (x.breach, x.second_breach)]:
            p.prepped.remove(spell)
            piles.to_hand(g, p, spell.card)
            if spell.used:
                p.spent += (spell.card,)
            g.events.append(("returned", p.seat, spell.card))
        p.breach_bonus = tuple(self.bonus if n == b else bonus for n, bonus in enumerate(p.breach_bonus))
        g.events.append(("breach_replaced", p.seat, b))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if self.found(g, s) else NONE


@dataclass
class ReturnThis(Step):
    """The spell that was cast goes from its owner's discard pile to their hand; not if it was not discarded."""

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if s.owner < 0 or s.stays or s.gone or s.card not in g.players[s.owner].discard:
            return constants.NEXT
        p = g.players[s.owner]
        del p.discard[len(p.discard) - 1 - p.discard[::-1].index(s.card)]
        piles.to_hand(g, p, s.card)
        g.events.append(("returned", p.seat, s.card))
        return constants.NEXT
