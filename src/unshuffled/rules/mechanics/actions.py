"""The main phase: everything the active player may do, listed and carried out (MAIN-01).

The list is asked for again after each action, so it is the engine's hottest code: keys are made once,
when packs are loaded or the table is laid, and here only collected.
"""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.cards import Action, Card
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.facts import is_forbidden
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import block_extent, is_full
from unshuffled.rules.core.options import Option
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, InPlay, Player, Prepped
from unshuffled.rules.mechanics import breaches, mat_actions, piles
from unshuffled.rules.mechanics.piles import resolve_played
from unshuffled.rules.mechanics.reactions import happened
from unshuffled.rules.mechanics.supply import ON_ROW, gain_from_supply, gain_key, on_row, open_pile_key

PLAY, GAIN, PREP, CHARGE, FOCUS, OPEN, USE, ACTIVATE, TO_DISCARD, GAIN_OPEN, END, MAT, ACT = range(13)

FOCUS_KEYS = [Option("focus", breach=n).key for n in range(1, 5)]
OPEN_KEYS = [Option("open", breach=n).key for n in range(1, 5)]


MOST_ALIKE = 9
"""Cards of one name in play that a player can do something with."""


def act_key(card: Card, nth: int) -> str:
    """The key for what a card in play lets players do; a second one of the name says so."""
    return card.act_key if nth == 1 else Option("act", card.id, nth=nth).key


def acts_of(content: Content) -> dict[str, tuple[int, int, int]]:
    """What each key of the main phase means: an action and up to two numbers."""
    acts: dict[str, tuple[int, int, int]] = {"charge": (CHARGE, 0, 0), "end": (END, 0, 0)}
    for b in range(4):
        acts[FOCUS_KEYS[b]] = (FOCUS, b, 0)
        acts[OPEN_KEYS[b]] = (OPEN, b, 0)
    for card in content.cards:
        if card.play is not None:
            acts[card.play_key] = (PLAY, card.index, 0)
        if card.is_player_card:
            acts[card.gain_key] = (GAIN, card.index, 0)
        if card.to_discard is not None:
            acts[card.discard_key] = (TO_DISCARD, card.index, 0)
        if card.actions and not card.is_player_card:
            for nth in range(1, MOST_ALIKE + 1):
                acts[act_key(card, nth)] = (ACT, card.index, nth)
        if card.cast is not None:
            for b in range(4):
                acts[card.prep_keys[b]] = (PREP, card.index, b)
                acts[card.use_keys[b]] = (USE, card.index, b)
    for mage in content.mages.values():
        acts[mage.activate_key] = (ACTIVATE, 0, 0)
    for forms in content.nemeses.values():
        for nemesis in forms.values():
            for pile in nemesis.piles:
                if pile.gain_top:
                    for card in content.cards:
                        acts[Option("gain", card.id, zone=pile.name).key] = (GAIN_OPEN, card.index, -1)
            if nemesis.row is not None and nemesis.row.gain:
                for n in nemesis.row.piles:
                    for card in content.cards:
                        if card.is_player_card:
                            key = Option("gain", card.id, zone=nemesis.piles[n].name).key
                            acts[key] = (GAIN_OPEN, card.index, ON_ROW - n)
            for action in nemesis.actions:
                acts[action.key] = (MAT, 0, 0)
    return acts


def options(g: Game, p: Player) -> list[str]:
    """The keys of the main phase, in the order of MAIN-01; `end` is always the last."""
    table = g.scenario
    cards = table.content.cards
    keys: list[str] = []
    spells: list[Card] = []
    for c in dict.fromkeys(p.hand):
        card = cards[c]
        if card.cast is not None:
            spells.append(card)
        elif card.is_playable:
            keys.append(card.play_key)
    for q in g.players:
        mage = q.mage
        if (
            q.charges == mage.charges
            and (mage.during == "any_player_main_phase" or (q is p and mage.during == "your_main_phase"))
            and not (mage.priced and in_vain(g, q))
        ):
            keys.append(mage.activate_key)
    for spell in p.prepped:
        if cards[spell.card].actions:
            _uses(g, p, spell, keys)
    free = p.aether
    limited = bool(p.restricted_aether)
    if limited:
        gaining = piles.aether_for(p, constants.USES["gain"])
        charge = piles.aether_for(p, constants.CHARGE)
        focus = piles.aether_for(p, constants.FOCUS)
        opening = piles.aether_for(p, constants.OPEN)
    else:
        gaining = charge = focus = opening = free
    if p.discounts:
        _cheaper_gains(g, p, gaining > 0, keys)
    elif gaining:
        supply = g.supply
        for n, card in enumerate(table.market):
            if supply[n] and (card.cost <= free or (limited and card.cost <= piles.aether_for(p, card.gain_use))):
                keys.append(card.gain_key)
    if table.open_pile >= 0 and g.piles[table.open_pile]:
        card = cards[g.piles[table.open_pile][-1]]
        if piles.discounted(p, card.gain_use, card.cost) <= piles.aether_for(p, card.gain_use):
            keys.append(open_pile_key(g, card))
    if table.nemesis.row is not None:
        for c, pile in on_row(g):
            card = cards[c]
            if piles.discounted(p, card.gain_use, card.cost) <= piles.aether_for(p, card.gain_use):
                keys.append(gain_key(g, c, pile))
    if (
        charge >= constants.CHARGE_COST
        and p.charges < p.mage.charges
        and not (table.has_standing and is_forbidden(g, constants.NO_CHARGES))
    ):
        keys.append("charge")
    if (focus or opening or p.discounts) and not (table.has_standing and is_forbidden(g, constants.NO_BREACHES)):
        _breaches(g, p, focus, opening, keys)
    if spells:
        _preps(g, p, spells, keys)
    if g.in_play:
        for m in g.in_play:
            if m.tokens > 0:
                card = cards[m.card]
                price = card.to_discard_aether
                if price >= 0:
                    if price <= free or (p.restricted_aether and price <= piles.aether_for(p, constants.OTHER)):
                        keys.append(card.discard_key)
                elif card.to_discard is not None and is_full(
                    block_extent(g, Scope(p.seat, m.card, m.uid), card.to_discard)
                ):
                    keys.append(card.discard_key)
            if cards[m.card].actions:
                nth = sum([1 for other in g.in_play if other.card == m.card and other.uid <= m.uid])
                if nth <= MOST_ALIKE and _action_of(g, p, m) is not None:
                    keys.append(act_key(cards[m.card], nth))
    if table.nemesis.actions:
        mat_actions.add_options(g, p, keys)
    keys.append("end")
    return keys


def _action_of(g: Game, p: Player, m: InPlay) -> Action | None:
    """What this card in play lets the player do now: the first of its actions that can be paid and fully resolved."""
    for action in g.scenario.content.cards[m.card].actions:
        if action.once_per_turn and f"{action.do.address}@{m.uid}" in g.reacted:
            continue
        if action.pay <= piles.aether_for(p, constants.OTHER) and is_full(
            block_extent(g, Scope(p.seat, m.card, m.uid), action.do)
        ):
            return action
    return None


def _act(g: Game, p: Player, card: int, nth: int) -> None:
    m = [m for m in g.in_play if m.card == card][nth - 1]
    action = _action_of(g, p, m)
    assert action is not None
    if action.once_per_turn:
        g.reacted += (f"{action.do.address}@{m.uid}",)
    piles.pay(g, p, constants.OTHER, action.pay)
    g.events.append(("acted_on", p.seat, card))
    g.push(action.do, Scope(p.seat, card, m.uid))


def _cheaper_gains(g: Game, p: Player, any_aether: bool, keys: list[str]) -> None:
    """What can be gained while something is cheaper this turn."""
    for n, card in enumerate(g.scenario.market):
        if g.supply[n]:
            cost = piles.discounted(p, card.gain_use, card.cost)
            if cost <= piles.aether_for(p, card.gain_use) and (any_aether or cost < card.cost):
                keys.append(card.gain_key)


def in_vain(g: Game, q: Player) -> bool:
    """Would the ability's price buy nothing? Then it is not offered (PR-46)."""
    assert q.mage.do is not None
    return not is_full(block_extent(g, Scope(q.seat, -1), q.mage.do))


def _uses(g: Game, p: Player, spell: Prepped, keys: list[str]) -> None:
    card = g.scenario.content.cards[spell.card]
    for action in card.actions:
        if action.once_per_turn and spell.used:
            continue
        if action.pay and piles.aether_for(p, constants.OTHER) < action.pay:
            continue
        key = card.use_keys[spell.breach]
        if key not in keys and is_full(block_extent(g, Scope(p.seat, spell.card), action.do)):
            keys.append(key)


def _breaches(g: Game, p: Player, focus: int, opening: int, keys: list[str]) -> None:
    turns = p.breach_turns
    discounts = bool(p.discounts)
    focus_cost, open_cost = p.mage.focus_cost, p.mage.open_cost
    for b in (0, 1, 2, 3):
        cost = focus_cost[b]
        if discounts:
            cost = piles.discounted(p, constants.FOCUS, cost)
        if cost > focus or turns[b] < 0:
            continue
        if turns[b] < 3:
            keys.append(FOCUS_KEYS[b])
        elif turns[b] == 3 and breaches.can_focus(g, p, b):
            # It opens either way at the same cost (BREACH-17, ED-08), unless only focusing is cheaper (OPEN-17).
            full = piles.discounted(p, constants.OPEN, open_cost[b][3])
            if cost < full or full > opening:
                keys.append(FOCUS_KEYS[b])
    for b in (0, 1, 2, 3):
        turned = turns[b]
        if 0 <= turned <= 3:
            cost = open_cost[b][turned]
            if discounts:
                cost = piles.discounted(p, constants.OPEN, cost)
            if cost <= opening:
                keys.append(OPEN_KEYS[b])


def _preps(g: Game, p: Player, spells: list[Card], keys: list[str]) -> None:
    """The shortcut for the usual case; must agree with `breaches.places`, which knows all of them."""
    turns = p.breach_turns
    taken = 0
    shared = p.two_per_breach or p.mage.has_roomy
    if p.prepped:
        cards = g.scenario.content.cards
        for x in p.prepped:
            taken |= 1 << x.breach
            if x.second_breach >= 0:
                taken |= 1 << x.second_breach
            there = cards[x.card]
            if there.also_prep or there.link:
                shared = True
    usable = [
        b for b in (0, 1, 2, 3) if not taken >> b & 1 and (turns[b] == 4 or (turns[b] >= 0 and p.focused >> b & 1))
    ]
    for card in spells:
        if shared or card.prep != "usual":
            for b, _ in breaches.places(g, p, card):
                keys.append(card.prep_keys[b])
        else:
            for b in usable:
                keys.append(card.prep_keys[b])


def carry_out(g: Game, p: Player, key: str) -> bool:
    """Do what the key says. False when it ends the phase."""
    act, a, b = g.scenario.content.player_acts[key]
    if act == PLAY:
        p.hand.remove(a)
        p.played.append(a)
        resolve_played(g, p.seat, a)
    elif act == END:
        return False
    elif act == GAIN:
        card = g.scenario.content.cards[a]
        piles.pay(g, p, card.gain_use, piles.discounted(p, card.gain_use, card.cost))
        gain_from_supply(g, p.seat, a, g.scenario.supply_index[a], "discard")
    elif act == PREP:
        card = g.scenario.content.cards[a]
        other = b + 1 if card.prep == "two_adjacent" else -1
        p.hand.remove(a)
        breaches.prep(g, p, a, b, other)
    elif act == CHARGE:
        piles.pay(g, p, constants.CHARGE, constants.CHARGE_COST)
        piles.gain_charges(g, p, 1)
    elif act == FOCUS:
        piles.pay(g, p, constants.FOCUS, piles.discounted(p, constants.FOCUS, p.mage.focus_cost[a]))
        breaches.focus(g, p, a)
    elif act == OPEN:
        piles.pay(g, p, constants.OPEN, piles.discounted(p, constants.OPEN, p.mage.open_cost[a][p.breach_turns[a]]))
        breaches.open_breach(g, p, a)
    elif act == USE:
        _use(g, p, a, b)
    elif act == ACTIVATE:
        activate(g, next(q for q in g.players if q.mage.activate_key == key))
    elif act == TO_DISCARD:
        m = next(m for m in g.in_play if m.card == a and m.tokens > 0)
        scope = Scope(p.seat, a, m.uid)
        block = g.scenario.content.cards[a].to_discard
        assert block is not None
        g.events.append(("power_opposed", p.seat, a))
        g.push(FLOW.power_end, scope)
        g.push(block, scope)
    elif act == MAT:
        mat_actions.carry_out(g, p, key)
    elif act == ACT:
        _act(g, p, a, b)
    else:
        card = g.scenario.content.cards[a]
        piles.pay(g, p, card.gain_use, piles.discounted(p, card.gain_use, card.cost))
        gain_from_supply(g, p.seat, a, b, "discard")
    return True


def _use(g: Game, p: Player, card: int, b: int) -> None:
    """A while-prepped action; a limit of once per turn is counted per card (PREP-13)."""
    for action in g.scenario.content.cards[card].actions:
        for spell in p.prepped:
            if spell.card == card and spell.breach == b and not (action.once_per_turn and spell.used):
                if action.once_per_turn:
                    spell.used = True
                piles.pay(g, p, constants.OTHER, action.pay)
                g.events.append(("prepped_spell_used", p.seat, card, b))
                g.push(action.do, Scope(p.seat, card))
                return


def activate(g: Game, q: Player) -> None:
    """All charges go, and the ability happens (MAIN-26)."""
    assert q.mage.do is not None
    q.charges = 0
    g.events.append(("activated", q.seat))
    happened(g, moments.ACTIVATES, q.seat)
    g.push(q.mage.do, Scope(q.seat, -1))
