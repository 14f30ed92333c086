"""Verbs of damage and life."""

from __future__ import annotations

from dataclasses import dataclass

from unshuffled.rules.core import constants, options
from unshuffled.rules.core.facts import minion_of
from unshuffled.rules.core.language import FULL, NONE, Amount, Block, Condition, Extent, Step, block_extent, is_full
from unshuffled.rules.core.moments import UNTIL
from unshuffled.rules.core.options import AMOUNT, Option
from unshuffled.rules.core.stack import Frame, Scope
from unshuffled.rules.core.state import Game, Value
from unshuffled.rules.mechanics import damage
from unshuffled.rules.mechanics.protected import dealer_of


@dataclass
class Deal(Step):
    """One source of damage with one target, chosen by you (CAST-08, DMG-05), divided as you like, or to each minion.

    `plus` is part of the same source: if `may` is offered it counts when that was done, if there is a
    condition when it holds. Breach and card bonuses of the casting are added to every source (DMG-06).
    """

    amount: Amount
    plus: Amount | None = None
    condition: Condition | None = None
    may: Block | None = None
    target: str = "any"
    divided: bool = False

    def run(self, g: Game, f: Frame) -> int:
        s = f.scope
        if self.may is not None and f.stage < 2 and not self._offer(g, f, self.may):
            return constants.WAIT if g.decision is not None else constants.STAY
        if self.divided:
            return self._divide(g, f)
        if self.target == "each_minion":
            return self._each(g, f)
        if g.answer_value is not None:
            target: Value = g.take()
        else:
            keys, values = self._targets(g)
            if not keys:
                s.dealt = True
                return constants.NEXT
            if len(keys) > 1 and self._total(g, f) > 0:
                return g.ask(s.you, "choose_target", keys, list(values), s.card, args=(self._total(g, f),))
            target = values[0]
        total = self._total(g, f)
        s.dealt = True
        damage.hit(g, target, total, dealer_of(g, s), s)  # type: ignore[arg-type]
        return constants.NEXT

    def _targets(self, g: Game) -> tuple[list[str], list[int]]:
        keys, values = damage.targets(g)
        if self.target == "any":
            return keys, values
        wanted = self.target == "nemesis"
        found = [n for n, value in enumerate(values) if damage.is_of_nemesis(value) == wanted]
        return [keys[n] for n in found], [values[n] for n in found]

    def _each(self, g: Game, f: Frame) -> int:
        """One instance for each minion, the one longest in play first; each is over before the next (PR-81)."""
        s = f.scope
        if f.left == 0:
            f.left = 1
            f.queue = (self._total(g, f), *self._targets(g)[1])
            s.dealt = True
        if len(f.queue) < 2:
            return constants.NEXT
        total, target = f.queue[:2]
        f.queue = (total, *f.queue[2:])
        if target == damage.SWARM_TARGET:
            damage.hit_each_of_swarm(g, total)
        else:
            damage.hit(g, target, total, dealer_of(g, s), s)
        return constants.STAY

    def _total(self, g: Game, f: Frame) -> int:
        s = f.scope
        total = self.amount.value(g, s) + s.bonus
        if self.plus is not None and (
            f.kept if self.may is not None else self.condition is None or self.condition.holds(g, s)
        ):
            total += self.plus.value(g, s)
        return total

    def _offer(self, g: Game, f: Frame, may: Block) -> bool:
        """Offer the extra cost; True when it has been done or declined."""
        s = f.scope
        if f.stage == 1:
            f.kept = int(not s.declined)
            s.declined = False
            f.stage = 2
            return True
        if g.answer_value is None:
            if not is_full(block_extent(g, s, may)):
                f.stage = 2
                return True
            if not may.steps[0].ASKS:
                g.ask(s.you, "may", ["yes", "no"], [1, 0], s.card, 0)
                return False
        elif g.take() == 0:
            f.stage = 2
            return True
        f.stage = 1
        g.push(may, s, may.steps[0].ASKS)
        return False

    def _divide(self, g: Game, f: Frame) -> int:
        """One amount for each target in turn; the last one takes what is left."""
        s = f.scope
        if f.left == 0:
            f.left = 1
            f.kept = self._total(g, f)
            s.dealt = True
        keys, values = self._targets(g)
        if g.answer_value is not None:
            share = g.take()
            s.shares += (share,)
            f.kept -= share
        while self._is_closed(values, s.shares):
            s.shares += (0,)
        at = len(s.shares)
        if at < len(values) - 1 and f.kept > 0:
            target = options.read(keys[at])
            # What tokens of the nemesis are dealt goes to one of them (SHEET-E153-06).
            alone = all(value <= damage.TOKEN_TARGET for value in values)
            amounts = [0, f.kept] if alone else list(range(f.kept + 1))
            return g.ask(
                s.you,
                "divide",
                [Option(AMOUNT, target.card, amount=n, nth=target.nth).key for n in amounts],
                list(amounts),
                s.card,
                args=(values[at], f.kept),
            )
        shares = s.shares
        if values:
            shares += (0,) * (len(values) - 1 - at) + (f.kept,)
        s.shares = ()
        for value, share in zip(values, shares, strict=True):
            if not share or g.outcome:
                continue
            if value == damage.SWARM_TARGET:
                # PR-53: each member is a minion of its own, so dividing over them costs nothing.
                damage.spread(g, share)
            else:
                damage.hit(g, value, share, dealer_of(g, s), s)
        return constants.NEXT

    def _is_closed(self, values: list[int], shares: tuple[int, ...]) -> bool:
        """Is the next target a token of the nemesis, and another one has been dealt a share?"""
        at = len(shares)
        if at >= len(values) - 1 or values[at] > damage.TOKEN_TARGET:
            return False
        return any(share and value <= damage.TOKEN_TARGET for value, share in zip(values[:at], shares, strict=True))

    def extent(self, g: Game, s: Scope) -> Extent:
        if self.plus is None and not s.bonus and is_no_damage(g, s, self.amount):
            return NONE
        return FULL if self._targets(g)[0] else NONE


def with_more(amount: int, s: Scope) -> int:
    """Damage with what cards in play add to damage of the nemesis (`reactions`)."""
    return amount + s.bonus if s.you < 0 and amount > 0 else amount


@dataclass
class DealThis(Step):
    """You deal damage to this minion."""

    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        damage.hit(g, f.scope.uid, self.amount.value(g, f.scope), f.scope.you, f.scope)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if minion_of(g, s.uid) is not None else NONE


@dataclass
class Suffer(Step):
    """They suffer damage, one instance (DMG-09)."""

    amount: Amount

    PRICE = True

    def run(self, g: Game, f: Frame) -> int:
        damage.suffer(g, f.scope.they, with_more(self.amount.value(g, f.scope), f.scope))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        # PR-56: nobody can pay with damage that is prevented. What the nemesis orders counts as done.
        prevented = g.prevented and s.you >= 0
        return NONE if prevented or is_no_damage(g, s, self.amount) else FULL


@dataclass
class GraveholdSuffers(Step):
    """Gravehold suffers damage."""

    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        damage.gravehold_suffers(g, with_more(self.amount.value(g, f.scope), f.scope))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return NONE if is_no_damage(g, s, self.amount) else FULL


@dataclass
class ThisSuffers(Step):
    """This minion suffers damage; nobody deals it."""

    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        amount = self.amount.value(g, f.scope)
        if minion is not None and not f.scope.spares_this and amount:
            damage.hit_minion(g, minion, amount, constants.TEAM, f.scope)
        return constants.NEXT


@dataclass
class ThisGains(Step):
    """This minion gains life, never more than it entered with (DMG-10)."""

    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        minion = minion_of(g, f.scope.uid)
        if minion is not None:
            gained = min(self.amount.value(g, f.scope), minion.max_life - minion.life)
            if gained:
                minion.life += gained
                g.events.append(("minion_healed", minion.uid, minion.card, gained))
        return constants.NEXT


@dataclass
class Heal(Step):
    """They gain life (DMG-11), also above what they began with if that is said."""

    amount: Amount
    above: bool = False

    NEEDS_ROOM = True
    GIVES = True

    def run(self, g: Game, f: Frame) -> int:
        damage.heal(g, f.scope.they, self.amount.value(g, f.scope), self.above)
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        p = g.players[s.they]
        return FULL if (self.above or can_gain_life(p.life, p.max_life)) and not p.exhausted else NONE


@dataclass
class GraveholdGains(Step):
    """Gravehold gains life, never above its start (SETUP-10, ED-30)."""

    amount: Amount

    NEEDS_ROOM = True

    def run(self, g: Game, f: Frame) -> int:
        damage.gravehold_gains(g, self.amount.value(g, f.scope))
        return constants.NEXT

    def extent(self, g: Game, s: Scope) -> Extent:
        return FULL if can_gain_life(g.gravehold, g.gravehold_max) else NONE


@dataclass
class NemesisGains(Step):
    """The nemesis gains life, never above its start (SETUP-13)."""

    amount: Amount

    def run(self, g: Game, f: Frame) -> int:
        gained = min(self.amount.value(g, f.scope), g.nemesis_max - g.nemesis_life)
        if gained > 0 and not g.scenario.nemesis.bodies:
            g.nemesis_life += gained
            g.events.append(("nemesis_gained", gained))
        return constants.NEXT


@dataclass
class PreventDamage(Step):
    """Players and Gravehold suffer nothing for the rest of the turn."""

    def run(self, g: Game, f: Frame) -> int:
        g.prevented = True
        g.events.append(("damage_warded", f.scope.you))
        return constants.NEXT


@dataclass
class Prevent(Step):
    """The next damage that they would suffer is prevented, up to so much."""

    amount: Amount
    until: str = "end_of_turn"

    GIVES = True

    def run(self, g: Game, f: Frame) -> int:
        p = g.players[f.scope.they]
        amount = self.amount.value(g, f.scope)
        if amount > 0:
            p.shields += ((4 * max(0, f.scope.you) + UNTIL[self.until], amount),)
            g.events.append(("shielded", p.seat, amount))
        return constants.NEXT


def is_no_damage(g: Game, s: Scope, amount: Amount) -> bool:
    """Return whether the amount of damage is 0, which is nothing that could be resolved (OPEN-28, PR-47)."""
    return amount.is_nothing(g, s)


def can_gain_life(life: int, most: int) -> bool:
    """OPEN-07: healing counts as resolvable if at least 1 point would apply."""
    return life < most
