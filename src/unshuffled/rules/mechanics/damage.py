"""Damage: to players, Gravehold, minions and the nemesis, and what follows from it (DMG, EXH).

Nothing here asks. Where a question follows (exhaustion, a swarm that shares damage), a block of the
engine is pushed and asks when it is reached.
"""

from __future__ import annotations

from typing import Final

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.cards import ABILITY, Card, DamageTaken, is_of
from unshuffled.rules.core.facts import is_forbidden, minion_of
from unshuffled.rules.core.few import put
from unshuffled.rules.core.fields import VEILS
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import block_extent, is_full
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, InPlay, Player
from unshuffled.rules.mechanics import endings
from unshuffled.rules.mechanics.reactions import happened

NEMESIS_TARGET = 0
SWARM_TARGET = -1
TOKEN_TARGET = -2
"""The token of track 0; that of track n is n less."""
_PREPPED: Final = VEILS["prepped"]


def gravehold_suffers(g: Game, amount: int) -> None:
    """DMG-08, END-04."""
    if amount <= 0:
        return
    if g.prevented:
        g.events.append(("damage_prevented", constants.TEAM, amount))
        return
    g.gravehold = max(0, g.gravehold - amount)
    g.events.append(("gravehold_suffered", amount))
    if g.gravehold == 0:
        g.end(constants.GRAVEHOLD_FALLEN)
    happened(g, moments.GRAVEHOLD_SUFFERS, constants.TEAM, amount=amount)


def gravehold_gains(g: Game, amount: int, above: bool = False) -> None:
    """Never above its start, unless that is said (SETUP-10, ED-30)."""
    if amount > 0:
        cards = g.scenario.content.cards
        held = [*g.treasures, *[card for p in g.players for card in p.treasures]]
        amount += sum([cards[card].gravehold_gains_more for card in held])
    gained = amount if above else min(amount, g.gravehold_max - g.gravehold)
    if gained > 0:
        g.gravehold += gained
        g.events.append(("gravehold_gained", gained))


def suffer(g: Game, seat: int, amount: int) -> None:
    """A player suffers one instance of damage (DMG-08, EXH-10)."""
    if amount <= 0 or seat < 0:
        return
    p = g.players[seat]
    if g.prevented:
        g.events.append(("damage_prevented", seat, amount))
        return
    if p.exhausted:
        happened(g, moments.SUFFERS_EXHAUSTED, seat, amount=amount)
        gravehold_suffers(g, p.mage.gravehold_share * amount)
        return
    if p.shields:
        amount = _shielded(g, p, amount)
        if amount <= 0:
            return
    # A copy that is made without prepped spells has none that lessens damage (`lookout`).
    if not p.veil & _PREPPED:
        cards = g.scenario.content.cards
        for spell in p.prepped:
            less = cards[spell.card].less_damage
            if less:
                amount = max(1, amount - less)
    lost = min(amount, p.life)
    p.life -= lost
    g.events.append(("suffered", seat, lost))
    happened(g, moments.SUFFERS, seat, amount=lost)
    if p.life == 0:
        p.exhausted = True
        g.events.append(("exhausted", seat))
        if not g.scenario.solo and all(q.exhausted for q in g.players):
            # OPEN-05: at once, without the exhaustion steps.
            g.end(constants.ALL_EXHAUSTED)
            return
        happened(g, moments.EXHAUSTED, seat)
        g.exhaust_queue += ((seat, amount - lost),)
        settle_exhaustion(g)


def _shielded(g: Game, p: Player, amount: int) -> int:
    """What is left of the damage; shields that end first are used first."""
    left: list[tuple[int, int]] = []
    prevented = 0
    for until, shield in sorted(p.shields):
        used = min(shield, amount - prevented)
        prevented += used
        if shield > used:
            left.append((until, shield - used))
    p.shields = tuple(left)
    g.events.append(("damage_prevented", p.seat, prevented))
    return amount - prevented


def settle_exhaustion(g: Game) -> None:
    """Start the exhaustion steps unless an Unleash, an effect on several players or other steps must end first.

    EXH-06, OPEN-08.
    """
    if g.exhaust_queue and not g.holding and not g.exhausting and not g.outcome:
        g.exhausting = True
        g.push(FLOW.exhaustion, Scope(constants.TEAM, -1))


def swarm_life(g: Game) -> int:
    """How much life each member of the swarm has now."""
    cards = g.scenario.content.cards
    swarm = g.scenario.nemesis.swarm
    life = swarm.life if swarm is not None else 1
    for m in g.in_play:
        life = max(life, cards[m.card].swarm_life)
    return life


AT_NEMESIS = Option("target", "nemesis").key


def targets(g: Game) -> tuple[list[str], list[int]]:
    """What may be dealt damage: the nemesis, then minions in play, then the swarm. Keys and values."""
    keys: list[str] = []
    values: list[int] = []
    cards = g.scenario.content.cards
    guarded = g.scenario.has_standing and any(cards[m.card].guards for m in g.in_play)
    if not g.scenario.nemesis.untargetable and not guarded:
        if g.scenario.nemesis.bodies:
            _add_tokens(g, keys, values)
        else:
            keys.append(AT_NEMESIS)
            values.append(NEMESIS_TARGET)
    if g.in_play:
        same: dict[int, int] = {}
        for m in g.in_play:
            if m.max_life <= 0:
                continue
            card = cards[m.card]
            if guarded and not card.guards:
                continue
            taken = card.damage_taken
            if (
                taken is not None
                and taken.none_while is not None
                and taken.none_while.holds(g, Scope(constants.TEAM, m.card, m.uid))
            ):
                continue
            same[m.card] = same.get(m.card, 0) + 1
            nth = same[m.card]
            keys.append(card.target_key if nth == 1 else Option("target", card.id, nth=nth).key)
            values.append(m.uid)
    if g.swarm > 0 and not guarded:
        swarm = g.scenario.nemesis.swarm
        assert swarm is not None
        keys.append(Option("target", swarm.id).key)
        values.append(SWARM_TARGET)
    return keys, values


def _add_tokens(g: Game, keys: list[str], values: list[int]) -> None:
    """The tokens that have life, instead of the nemesis."""
    counters = g.scenario.nemesis.counters
    for n in g.scenario.nemesis.bodies:
        if g.counters[counters[n].life_at] > 0:
            keys.append(Option("target", counters[n].name).key)
            values.append(TOKEN_TARGET - n)


def is_of_nemesis(target: int) -> bool:
    """Is it the nemesis itself, or a token that has its life?"""
    return target == NEMESIS_TARGET or target <= TOKEN_TARGET


def hit(g: Game, target: int, amount: int, dealer: int, s: Scope) -> None:
    """Deal one instance of damage to a target from `targets` (DMG-01 to DMG-07)."""
    if amount <= 0:
        # OPEN-28: no instance unless there is at least 1 before reductions.
        return
    s.killed = -1
    if target == NEMESIS_TARGET:
        hit_nemesis(g, amount, dealer)
    elif target == SWARM_TARGET:
        _hit_swarm(g, amount, dealer)
    elif target <= TOKEN_TARGET:
        hit_token(g, TOKEN_TARGET - target, amount, dealer)
    else:
        minion = minion_of(g, target)
        if minion is not None:
            hit_minion(g, minion, amount, dealer, s)


def _reduced(g: Game, amount: int) -> int:
    """What is left of damage to the nemesis or a token of its after its own rule, and cards in play that shield it."""
    taken = g.scenario.nemesis.damage_taken
    if taken is not None:
        scope = Scope(constants.TEAM, -1)
        if taken.less is not None:
            amount = max(0, amount - taken.less.value(g, scope))
        if taken.then is not None:
            g.push(taken.then, scope)
    if g.scenario.has_standing:
        cards = g.scenario.content.cards
        if any(cards[m.card].shields for m in g.in_play):
            return 0
    return amount


def hit_token(g: Game, n: int, amount: int, dealer: int) -> None:
    """Damage to a token that has life of its own; the life of all of them is the life of the nemesis."""
    nemesis = g.scenario.nemesis
    track = nemesis.counters[n]
    amount = min(_reduced(g, amount), g.counters[track.life_at])
    g.counters = put(g.counters, track.life_at, g.counters[track.life_at] - amount)
    g.nemesis_life -= amount
    g.events.append(("token_damaged", track.name, amount))
    if amount <= 0:
        return
    scope = Scope(constants.TEAM, -1)
    scope.they = dealer
    scope.token = n
    scope.amount = amount
    if g.counters[track.life_at] == 0:
        g.counters = put(g.counters, n, 0)
        g.events.append(("token_gone", track.name))
        if g.nemesis_life == 0:
            g.end(constants.NEMESIS_SLAIN)
            return
        if nemesis.token_gone is not None:
            g.push(nemesis.token_gone, scope)
    elif nemesis.token_damaged is not None and dealer >= 0:
        g.push(nemesis.token_damaged, scope)
    _nemesis_was_damaged(g, amount, dealer)


def hit_nemesis(g: Game, amount: int, dealer: int) -> None:
    """DMG-04, END-01."""
    amount = min(_reduced(g, amount), g.nemesis_life)
    g.nemesis_life -= amount
    g.events.append(("nemesis_damaged", amount))
    if amount <= 0:
        return
    if g.nemesis_life == 0:
        g.end(constants.NEMESIS_SLAIN)
        return
    _nemesis_was_damaged(g, amount, dealer)


def _nemesis_was_damaged(g: Game, amount: int, dealer: int) -> None:
    happened(g, moments.NEMESIS_DAMAGED, dealer, amount=amount)
    cards = g.scenario.content.cards
    # Pushed from the newest, so that the one longest in play is resolved first (NEM-02).
    for m in reversed(g.in_play):
        block = cards[m.card].hooks.get("nemesis_damaged")
        if block is not None:
            scope = Scope(constants.TEAM, m.card, m.uid)
            scope.they = dealer
            g.push(block, scope)


def hit_minion(g: Game, m: InPlay, amount: int, dealer: int, s: Scope) -> None:
    """DMG-01 to DMG-03; reductions apply to each instance (DMG-13)."""
    card = g.scenario.content.cards[m.card]
    taken = card.damage_taken
    if taken is not None and (not taken.by or _is_by(g, taken, dealer, s)):
        if taken.less is not None:
            less = taken.less.value(g, Scope(constants.TEAM, m.card, m.uid))
            amount = max(min(amount, taken.at_least), amount - less)
        if taken.at_most and amount > taken.at_most:
            amount = taken.at_most
    if g.scenario.has_standing and card.tier and amount > 1 and _is_by_cards(g, s):
        cards = g.scenario.content.cards
        amount = max(1, amount - sum([cards[other.card].minions_take_less for other in g.in_play]))
    if g.scenario.has_standing and _is_protected(g, card):
        amount = 0
    amount = min(amount, m.life)
    m.life -= amount
    g.events.append(("minion_damaged", m.uid, m.card, amount))
    if amount > 0:
        happened(g, moments.MINION_DAMAGED, dealer, m.card, amount)
        for when in ("damaged", "damaged_by_player") if dealer >= 0 else ("damaged",):
            block = card.hooks.get(when)
            if block is not None:
                scope = Scope(constants.TEAM, m.card, m.uid)
                scope.they = dealer
                g.push(block, scope)
    if m.life == 0:
        s.killed = m.card
        leave_play(g, m)


def _is_protected(g: Game, card: Card) -> bool:
    """Does a card in play reduce all damage to this one to 0?"""
    cards = g.scenario.content.cards
    return any(cards[m.card].protects and is_of(card, cards[m.card].protects) for m in g.in_play)


def _is_by(g: Game, taken: DamageTaken, dealer: int, s: Scope) -> bool:
    """Return whether the damage is of the sort that is changed."""
    if taken.by == "players":
        return dealer >= 0
    if taken.by == "cards":
        return _is_by_cards(g, s)
    if s.card < 0:
        return False
    source = g.scenario.content.cards[s.card]
    return (
        source.is_spell
        and source.cost >= taken.cost_at_least
        and (taken.cost_at_most < 0 or source.cost <= taken.cost_at_most)
    )


def _is_by_cards(g: Game, s: Scope) -> bool:
    """Return whether an ability or a player's card deals the damage. Not what a nemesis card lets players do (OPEN-16)."""
    if s.card < 0:
        return s.you >= 0
    source = g.scenario.content.cards[s.card]
    return source.is_player_card or source.treasure > 0 or source.kind == ABILITY


def _hit_swarm(g: Game, amount: int, dealer: int) -> None:
    """One member is hit; the rest of the damage is lost unless the dealer pays to spread it."""
    swarm = g.scenario.nemesis.swarm
    assert swarm is not None
    life = swarm_life(g)
    needed = life - g.swarm_hurt
    if amount < needed:
        g.swarm_hurt += amount
        g.events.append(("swarm_damaged", amount))
        return
    g.swarm_hurt = 0
    g.swarm -= 1
    g.events.append(("swarm_killed", 1))
    endings.check_spent_at_once(g)
    rest = amount - needed
    if rest > 0 and g.swarm > 0 and swarm.spread is not None and dealer >= 0:
        scope = Scope(dealer, -1)
        if is_full(block_extent(g, scope, swarm.spread)):
            scope.rest = rest
            g.push(FLOW.spread, scope)


def spread(g: Game, rest: int) -> None:
    """Share damage over the members of a swarm, one after the other; the one that is hurt comes first."""
    life = swarm_life(g)
    killed = min(g.swarm, (rest + g.swarm_hurt) // life)
    if killed:
        rest -= killed * life - g.swarm_hurt
        g.swarm -= killed
        g.swarm_hurt = 0
        g.events.append(("swarm_killed", killed))
        endings.check_spent_at_once(g)
    if rest and g.swarm:
        g.swarm_hurt += rest
        g.events.append(("swarm_damaged", rest))


def hit_each_of_swarm(g: Game, amount: int) -> None:
    """Every member of a swarm is dealt this much. What does not kill them stays on one of them (PR-81)."""
    if amount <= 0:
        return
    life = swarm_life(g)
    if amount >= life:
        spread(g, g.swarm * life - g.swarm_hurt)
    elif g.swarm_hurt + amount >= life:
        # The hurt one falls; of the others one is noted as hurt.
        spread(g, life - g.swarm_hurt + amount)
    else:
        spread(g, amount)


def leave_play(g: Game, m: InPlay) -> None:
    """A minion or power leaves play for the pile its kind goes to (DMG-02, EFF-14)."""
    g.in_play.remove(m)
    card = g.scenario.content.cards[m.card]
    g.events.append(("left_play", m.uid, m.card))
    if g.noted:
        g.noted = tuple([pair for pair in g.noted if pair[0] != m.card])
    discard_nemesis_card(g, card, m.other)
    happened(g, moments.POWER_DISCARDED if card.power else moments.MINION_DISCARDED, constants.TEAM, m.card)
    if card.swarm_life:
        g.swarm_hurt = 0
    block = card.hooks.get("discarded")
    if block is not None:
        g.push(block, Scope(constants.TEAM, m.card, m.uid))
    block = g.scenario.nemesis.when_discarded.get(card.kind)
    if block is not None:
        g.push(block, Scope(constants.TEAM, m.card, m.uid))
    endings.check_spent_at_once(g)


def remove_tokens(g: Game, m: InPlay, count: int) -> None:
    """A power loses tokens. Without one left it happens, and is discarded then (NEM-05)."""
    m.tokens -= count
    g.events.append(("power_token_removed", m.uid, m.card, m.tokens))
    card = g.scenario.content.cards[m.card]
    if m.tokens == 0:
        assert card.when_out is not None
        scope = Scope(constants.TEAM, m.card, m.uid)
        g.push(FLOW.power_end, scope)
        g.push(card.when_out, scope)
    block = card.hooks.get("token_removed")
    if block is not None:
        # Before the power itself happens: the token has gone already (PR-103).
        for _ in range(count):
            g.push(block, Scope(constants.TEAM, m.card, m.uid))
    happened(g, moments.TOKEN_REMOVED, constants.TEAM, m.card)


def discard_nemesis_card(g: Game, card: Card, lies: int | None = None) -> None:
    """Put a nemesis card on its discard pile: a side deck's own, the nemesis's, or back under the deck.

    `lies` is how it lies there if it has another side that nobody has seen: it is not turned over (PR-121).
    """
    if card.returns == "under_nemesis_deck":
        g.nemesis_deck.insert(0, card.index)
        return
    for pile in g.scenario.nemesis.piles:
        if pile.discards >= 0 and pile.kind == card.kind:
            g.piles[pile.discards].append(card.index if lies is None else lies)
            return
    g.nemesis_discard.append(card.index)


def heal(g: Game, seat: int, amount: int, above: bool = False) -> None:
    """DMG-11, EXH-08. Never above the start, unless that is said."""
    p = g.players[seat]
    gained = amount if above else min(amount, p.max_life - p.life)
    if p.exhausted or is_forbidden(g, constants.NO_LIFE):
        gained = 0
    if gained > 0:
        p.life += gained
        g.events.append(("healed", seat, gained))
