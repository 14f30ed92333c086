"""What a table is worth to the players, in points of the nemesis's life, more or less."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from unshuffled.minds.quick import numbers
from unshuffled.minds.quick.flow import Flow
from unshuffled.minds.quick.numbers import foe_life
from unshuffled.minds.quick.trials import Change, Trials
from unshuffled.rules.core import constants
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.mats import Mage, Nemesis
from unshuffled.rules.core.state import Game, Player

TURNS_FOR_EACH: Final = (0.0, 1.5, 1.0, 0.667, 0.5)
"""A player's turns for each nemesis turn, by the number of mages."""
WON, LOST = 500.0, -500.0


@dataclass
class Weights:
    """Prices. `weights.json` has the tuned ones (`unshuffled lab tune`); tuning began with these."""

    rate: float = 0.74
    """Of the damage in the decks, how much reaches the nemesis."""
    length: float = 0.31
    """Of the nemesis deck, how much is expected to be played."""
    foe: float = 1.82
    spell: float = 1.55
    """Damage of a spell yet to be cast."""
    minion: float = 1.62
    """What a minion does, for each nemesis turn to come, up to `horizon`."""
    kill: float = 3.6
    horizon: float = 7.2
    power: float = 0.97
    """What a power does when its time is up."""
    gravehold: float = 1.18
    gravehold_low: float = 0.63
    life: float = 0.66
    life_low: float = 1.66
    exhausted: float = 6.1
    aether_now: float = 0.77
    """An aether in hand, whatever it buys; and what it adds for each time a card would be used."""
    aether_later: float = 0.05
    lag: float = 0.86
    """How much of a round through the deck a new card waits."""
    satiety: float = 0.15
    income: float = 3.6
    """Aether a turn beyond which more of it is worth less, and how much less."""
    charge: float = 1.43
    hand: float = 1.08
    cards: float = 0.41
    """One card less in the deck."""
    cost: float = 0.3
    prepped: float = 0.9
    turns: float = 0.8
    shields: float = 0.5
    turn_order: float = 2.7
    in_hand: float = 1.46
    """A card in hand, against one that comes some day."""
    deck: float = 0.75
    ability: float = 0.97
    """Charges towards the ability; the last one more."""
    charge_price: float = 1.26
    charge_last: float = 6.1
    slot: float = 0.9
    """How much of a turn an open breach is free, and what all that are not open count together."""
    rotated: float = 0.3
    breach: float = 1.0
    gain: float = 1.0
    """What a card or a breach adds to the turns to come."""
    open: float = 1.0
    bonus: float = 0.3
    """How much more may be paid to open a breach, for each point that it adds."""
    focus_saving: float = 1.09
    swarm: float = 0.73
    swarm_square: float = 0.04
    supply: float = 0.38
    counter: float = 0.8
    """A step of a counter in the direction that Unleash moves it."""
    counter_end: float = 30.0
    """The last of a counter whose end loses the game."""
    threats: float = 4.0
    """Whatever else comes into play."""


class Worth:
    """Prices everything for games against one nemesis."""

    def __init__(self, content: Content, nemesis: Nemesis, trials: Trials, weights: Weights) -> None:
        self.cards = content.cards
        self.nemesis = nemesis
        self.trials = trials
        self.w = weights
        w = weights
        self.prices = [0.0] * trials.size
        """Of each number, beside damage and aether."""
        for n, price in (
            (numbers.GRAVEHOLD, w.gravehold),
            (numbers.LIFE, w.life),
            (numbers.EXHAUSTED, -w.exhausted),
            (numbers.CHARGES, w.charge),
            (numbers.HAND, w.hand),
            (numbers.COST, w.cost),
            (numbers.CARDS, -w.cards),
            (numbers.PREPPED, w.prepped),
            (numbers.TURNS, w.turns),
            (numbers.SHIELDS, w.shields),
            (numbers.SWARM, -w.swarm),
            (numbers.SUPPLY, w.supply if nemesis.devour_onto else 0.0),
            (numbers.TURN_ORDER, w.turn_order),
            (numbers.NEMESIS_DECK, w.threats),
        ):
            self.prices[n] = price
        self.worse = self._directions()
        """For each counter, 1 if more of it is bad, -1 if less is, 0 if nobody can say."""
        for n, sign in enumerate(self.worse):
            self.prices[numbers.COUNTERS + n] = -w.counter * sign
        self.losing = self._losing()
        size = len(content.cards)
        self.known = [False] * size
        self.aether = [0.0] * size
        self.damage = [0.0] * size
        self.other = [0.0] * size
        self.is_spell = [card.cast is not None for card in content.cards]
        self._harm: dict[int, float] = {}
        self._when_out: dict[int, float] = {}
        self._ability: dict[str, float] = {}

    def _directions(self) -> list[int]:
        change = self.trials.unleash()
        found = []
        for n in range(len(self.nemesis.counters)):
            moved = change[numbers.COUNTERS + n]
            found.append(1 if moved > 0.01 else -1 if moved < -0.01 else 0)
        found.append(1 if change[-1] > 0.01 else 0)
        return found

    def _losing(self) -> int:
        """The counter at whose end the game is lost, or -1."""
        condition = self.nemesis.lose_when
        what = getattr(condition, "count", None)
        name = getattr(what, "name", "")
        for n, counter in enumerate(self.nemesis.counters):
            if name and counter.name == name:
                return n
        return -1

    # What single cards are worth

    def learn(self, card: int) -> None:
        """Price a player's card."""
        self.known[card] = True
        change = self.trials.used(card)
        self.aether[card] = change[numbers.AETHER]
        self.damage[card] = self.w.spell * -(change[numbers.FOE] + change[numbers.MINIONS])
        record = self.cards[card]
        other = self._priced(change)
        if record.less_damage:
            other += 0.6 * self.w.life
        self.other[card] = other

    def _priced(self, change: Change) -> float:
        total = 0.0
        prices = self.prices
        for n in range(len(prices)):
            if change[n]:
                total += prices[n] * change[n]
        return total

    def harm(self, card: int) -> float:
        """What a card in play does on each nemesis turn."""
        found = self._harm.get(card)
        if found is None:
            found = self._harm[card] = self._harmed(self.trials.persistent(card))
        return found

    def when_out(self, card: int) -> float:
        """What a power does in the end."""
        found = self._when_out.get(card)
        if found is None:
            found = self._when_out[card] = self._harmed(self.trials.when_out(card))
        return found

    def unleashed(self) -> float:
        """What an Unleash does."""
        return self._harmed(self.trials.unleash())

    def _harmed(self, change: Change) -> float:
        w = self.w
        harm = -self._priced(change) + w.foe * change[numbers.FOE] + 0.6 * w.kill * change[numbers.THREATS]
        return harm if harm > 0.2 else 0.2

    def ability(self, mage: Mage) -> float:
        """What a mage's ability does."""
        found = self._ability.get(mage.id)
        if found is None:
            change = self.trials.ability(mage)
            damage = -(change[numbers.FOE] + change[numbers.MINIONS])
            found = self._priced(change) + self.w.foe * damage + 1.2 * change[numbers.AETHER]
            found = self._ability[mage.id] = found if found > 2.0 else 2.0
        return found

    # How long the game lasts, and what follows from it

    def turns_left(self, g: Game) -> float:
        """Turns that each player has still to come, more or less."""
        w = self.w
        damage = self.damage
        rate = 0.0
        for p in g.players:
            total = 0.0
            size = len(p.prepped)
            for pile in (p.hand, p.deck, p.discard, p.played):
                size += len(pile)
                for c in pile:
                    if c < 0:
                        c = ~c
                    if not self.known[c]:
                        self.learn(c)
                    total += damage[c]
            for spell in p.prepped:
                if not self.known[spell.card]:
                    self.learn(spell.card)
                total += damage[spell.card]
            rate += 5.0 * total / (size if size > 5 else 5)
        by_deck = (w.length * len(g.nemesis_deck) + 1.0) * TURNS_FOR_EACH[len(g.players)]
        by_life = 1.0 + foe_life(g) / (w.rate * rate + 0.5)
        return by_deck if by_deck < by_life else by_life

    def uses(self, p: Player, turns: float) -> tuple[float, float, float]:
        """Turns in which a card gained now is drawn, and what an aether is worth now and on average later."""
        w = self.w
        size = len(p.hand) + len(p.deck) + len(p.discard) + len(p.played) + len(p.prepped)
        size = max(size, 5)
        seen = turns - w.lag * size / 5.0
        seen = max(seen, 0.3)
        uses = seen * 5.0 / size
        have = 0.0
        aether = self.aether
        for pile in (p.hand, p.deck, p.discard, p.played):
            for c in pile:
                have += aether[c if c >= 0 else ~c]
        have = 5.0 * have / size - w.income
        price = w.aether_later / (1.0 + w.satiety * have) if have > 0 else w.aether_later
        return seen, w.aether_now + price * uses, w.aether_now + price * uses * 0.5

    def of_card(self, card: int, aether: float) -> float:
        """One use of a card."""
        if not self.known[card]:
            self.learn(card)
        return self.aether[card] * aether + self.damage[card] + self.other[card]

    def flow(self, p: Player, aether: float) -> Flow:
        """What the player's deck yields. A breach is not free in every turn, and one that is not open costs aether to use."""
        w = self.w
        open_, bonus = 0, 0.0
        for b in range(4):
            if p.breach_turns[b] == constants.OPEN_BREACH:
                open_ += 1
                bonus += p.breach_bonus[b]
        found = Flow(w.slot * open_ + w.rotated, w.spell * bonus / open_ if open_ else 0.0)
        is_spell = self.is_spell
        for pile in (p.hand, p.deck, p.discard, p.played):
            for c in pile:
                if c < 0:
                    c = ~c
                found.add(self.of_card(c, aether), is_spell[c])
        for spell in p.prepped:
            found.add(self.of_card(spell.card, aether), True)
        found.finish()
        return found

    # A whole table

    def of(self, g: Game, turns: float) -> float:
        """`turns` is fixed by who compares tables: a game that lasts longer is not better for it."""
        if g.outcome:
            return WON + g.gravehold if g.outcome in constants.WINS else LOST - 2.0 * foe_life(g)
        w = self.w
        v = -w.foe * foe_life(g) + w.gravehold * g.gravehold
        if g.gravehold < 12:
            v -= w.gravehold_low * (12 - g.gravehold) ** 2 / 12.0
        for p in g.players:
            v += self._of_player(g, p, turns)
        v -= self._threats(g, turns)
        worse = self.worse
        for n, have in enumerate(g.counters):
            if n == self.losing:
                v -= w.counter_end * 4.0 / (have + 1.0) if worse[n] < 0 else w.counter * have * (1 + 0.1 * have)
            elif worse[n]:
                v -= w.counter * worse[n] * have
        if g.crowd:
            for step, tokens in enumerate(g.crowd):
                v -= 0.3 * w.counter * step * tokens
        if g.swarm:
            v -= w.swarm * g.swarm + w.swarm_square * g.swarm * g.swarm
        if self.nemesis.devour_onto:
            v += w.supply * sum(g.supply) - 3.0 * g.supply.count(0) ** 1.5
        if g.turn_deck and g.turn_deck[-1] >= 0:
            v += -1.0 if g.turn_deck[-1] in (constants.NEMESIS, constants.SPECIAL) else 0.3
        return v

    def _of_player(self, g: Game, p: Player, turns: float) -> float:
        w = self.w
        if p.exhausted:
            v = -w.exhausted - (12.0 if g.scenario.solo else 0.0)
        else:
            v = w.life * p.life
            if p.life < 5:
                v -= w.life_low * (5 - p.life) ** 2 / 5.0
        _, now, later = self.uses(p, turns)
        flow = self.flow(p, later)
        v += w.deck * turns * flow.turn()
        hand = 0.0
        for c in p.hand:
            hand += self.of_card(c, now)
        v += w.in_hand * hand
        for spell in p.prepped:
            card = spell.card
            bonus = p.breach_bonus[spell.breach] if p.breach_turns[spell.breach] == constants.OPEN_BREACH else 0
            v += w.prepped * (self.damage[card] + w.spell * bonus + 0.5 * self.other[card])
        v += p.aether * now * 0.8
        for _, amount in p.restricted_aether:
            v += amount * now * 0.5
        need = p.mage.charges
        if need:
            v += w.ability * self.ability(p.mage) * (p.charges / need) ** 1.3
        for b in range(4):
            turned = p.breach_turns[b]
            if turned == constants.OPEN_BREACH:
                v += w.breach
            elif turned > 0:
                v += 0.25 * w.breach * turned
        return v

    def _threats(self, g: Game, turns: float) -> float:
        w = self.w
        coming = turns / TURNS_FOR_EACH[len(g.players)]
        coming = min(coming, w.horizon)
        total = 0.0
        for m in g.in_play:
            if m.max_life > 0:
                total += w.minion * self.harm(m.card) * coming * (0.6 + 0.4 * m.life / m.max_life) + w.kill
            elif m.tokens > 0:
                total += w.power * self.when_out(m.card) * (1.0 if m.tokens < 3 else 0.85)
            else:
                total += self.harm(m.card) * coming
        return total
