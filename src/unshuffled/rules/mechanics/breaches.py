"""Breaches, prepping and casting: the mechanics behind the actions and the verbs (BREACH, PREP, CAST)."""

from __future__ import annotations

from unshuffled.rules.core import constants, moments
from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.facts import is_forbidden
from unshuffled.rules.core.few import put
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.mats import Tile
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game, Player, Prepped
from unshuffled.rules.mechanics import piles
from unshuffled.rules.mechanics.reactions import follows, happened


def can_focus(g: Game, p: Player, b: int) -> bool:
    """BREACH-05; a fully turned breach can only be opened in one edition (ED-08)."""
    turned = p.breach_turns[b]
    if is_forbidden(g, constants.NO_BREACHES):
        return False
    if turned == 3:
        return g.scenario.switches.fully_turned_focus == "opens"
    return 0 <= turned < 3


def focus(g: Game, p: Player, b: int) -> None:
    """Turn the breach, or open it when it has no turn left (BREACH-04, BREACH-10). The price is paid before."""
    if p.discounts:
        piles.use_discounts(p, constants.FOCUS)
    if p.breach_turns[b] == 3:
        open_breach(g, p, b)
        return
    p.breach_turns = put(p.breach_turns, b, p.breach_turns[b] + 1)
    if g.active == p.seat:
        # BREACH-27: only in your own turn does a focus let you prep there.
        p.focused |= 1 << b
    g.events.append(("focused", p.seat, b))
    happened(g, moments.FOCUSES, p.seat)
    _touched(g, p)


def open_breach(g: Game, p: Player, b: int) -> None:
    """BREACH-11, BREACH-12."""
    if p.discounts:
        piles.use_discounts(p, constants.OPEN)
    p.breach_turns = put(p.breach_turns, b, constants.OPEN_BREACH)
    g.events.append(("opened", p.seat, b))
    tile = own_tile(p, b)
    if tile is not None and tile.when_opened is not None:
        follows(g, tile.when_opened, Scope(p.seat, -1))
    happened(g, moments.OPENS, p.seat)
    _touched(g, p)


def close_breach(g: Game, p: Player, b: int) -> None:
    """Turned all the way back, so that it costs as much as a closed breach can to open it (PR-85)."""
    p.breach_turns = put(p.breach_turns, b, 0)
    p.focused &= ~(1 << b)
    g.events.append(("closed", p.seat, b))


def _touched(g: Game, p: Player) -> None:
    """Prepped spells that answer to your breaches being focused or opened."""
    if g.active != p.seat:
        return
    cards = g.scenario.content.cards
    for spell in p.prepped:
        block = cards[spell.card].while_prepped.get("you_focus_or_open")
        if block is not None:
            g.push(block, Scope(p.seat, spell.card))


def cheapest_closed(p: Player) -> list[int]:
    """The closed breaches with the lowest focus cost: as a rule the lowest numbered one (BREACH-26)."""
    closed = [b for b in range(4) if 0 <= p.breach_turns[b] < constants.OPEN_BREACH]
    if len(closed) > 1:
        low = min([p.mage.focus_cost[b] for b in closed])
        closed = [b for b in closed if p.mage.focus_cost[b] == low]
    return closed


def own_tile(p: Player, b: int) -> Tile | None:
    """The breach of the mage's own that lies there, unless another one has replaced it (BREACH-21, BREACH-22)."""
    return p.mage.tiles[b] if p.breach_bonus[b] == p.mage.bonus[b] else None


def _is_roomy(p: Player, b: int) -> bool:
    if not p.mage.has_roomy or p.breach_turns[b] != constants.OPEN_BREACH:
        return False
    tile = own_tile(p, b)
    return tile is not None and tile.roomy


def places(g: Game, p: Player, card: Card, anywhere: bool = False) -> list[tuple[int, int]]:
    """Where the spell may be prepped, as (breach, second breach or -1) (PREP-01, PREP-02, PREP-06)."""
    load: list[list[Prepped]] = [[], [], [], []]
    for spell in p.prepped:
        load[spell.breach].append(spell)
        if spell.second_breach >= 0:
            load[spell.second_breach].append(spell)
    turns = p.breach_turns
    room: list[bool] = []
    for b in range(4):
        turned = turns[b]
        usable = turned == constants.OPEN_BREACH or (
            turned >= 0 and (anywhere or (p.focused >> b) & 1 == 1 or card.prep == "closed")
        )
        room.append(usable and (not load[b] or _shares(g, p, card, b, load[b]) or _is_roomy(p, b)))
    if card.prep == "two_adjacent":
        return [(b, b + 1) for b in range(3) if room[b] and room[b + 1]]
    return [(b, -1) for b in range(4) if room[b]]


def _shares(g: Game, p: Player, card: Card, b: int, there: list[Prepped]) -> bool:
    """May the spell join those that lie there already (PREP-07, PREP-09, PREP-10)?

    What Kindle lets you prep as well is not counted, and a spell on two breaches counts on each of them (PR-58).
    """
    cards = g.scenario.content.cards
    count = 0
    extra: list[str] = []
    for spell in there:
        other = cards[spell.card]
        if other.id in extra:
            extra.remove(other.id)
            continue
        count += 1
        if other.also_prep:
            extra.append(other.also_prep)
    if card.id in extra and g.active == p.seat:
        return True
    if p.two_per_breach and p.breach_turns[b] == constants.OPEN_BREACH:
        return count < 2
    return card.link and len(there) == 1 and cards[there[0].card].link


def prep(g: Game, p: Player, card: int, b: int, other: int, zone: str = "hand") -> None:
    """Lay a spell that has just left its zone on a breach (PREP-05). One that was used this turn stays used (PREP-13)."""
    used = bool(p.spent) and piles.is_spent(p, card, zone == "discard")
    p.prepped.append(Prepped(card, b, other, used=used))
    g.events.append(("prepped", p.seat, card, b))
    happened(g, moments.PREPS, p.seat, card)


def must_cast(p: Player, spell: Prepped) -> bool:
    """CAST-02, OPEN-09: from a closed breach, also if only one of two is closed."""
    turns = p.breach_turns
    return turns[spell.breach] != constants.OPEN_BREACH or (
        spell.second_breach >= 0 and turns[spell.second_breach] != constants.OPEN_BREACH
    )


def breach_bonus(p: Player, spell: Prepped) -> int:
    """CAST-09, BREACH-20; a spell on two breaches gets both (OPEN-09)."""
    bonus = p.breach_bonus[spell.breach] if p.breach_turns[spell.breach] == constants.OPEN_BREACH else 0
    if spell.second_breach >= 0 and p.breach_turns[spell.second_breach] == constants.OPEN_BREACH:
        bonus += p.breach_bonus[spell.second_breach]
    return bonus


AFTER = ("", "owner_hand", "ally_hand")


def cast(g: Game, owner: int, place: int, caster: int, bonus: int = 0, keep: bool = False, after: str = "") -> None:
    """Cast a prepped spell: first onto its owner's discard pile, then its effect (CAST-05, CAST-11 to CAST-13)."""
    p = g.players[owner]
    spell = p.prepped[place]
    scope = Scope(caster, spell.card)
    scope.owner = owner
    scope.breach = spell.breach
    scope.second_breach = spell.second_breach
    scope.bonus = bonus + breach_bonus(p, spell)
    g.events.append(("cast", caster, spell.card, owner, spell.breach))
    if keep:
        scope.stays = True
    else:
        del p.prepped[place]
        p.discard.append(spell.card)
        if spell.used:
            p.spent += (~spell.card,)
    if after:
        scope.after = AFTER.index(after)
        scope.was_used = spell.used
    _resolve_cast(g, scope, spell)


def _resolve_cast(g: Game, scope: Scope, spell: Prepped | None) -> None:
    """The spell's effect, with what other prepped spells add to it, and then what reacts to the cast."""
    p = g.players[scope.you]
    cards = g.scenario.content.cards
    p.cast_this_turn += (scope.card,)
    if g.scenario.has_standing:
        scope.bonus += sum([cards[x.card].spell_bonus for x in p.prepped if x is not spell])
    if g.noted:
        scope.bonus += sum([cards[card].pile_bonus for card, pile in g.noted if pile == scope.card])
    happened(g, moments.CASTS, scope.you, scope.card)
    if cards[scope.card].echo:
        # KEY-14: the second time, with all its extras. Where the spell goes is settled after it, and once.
        _push_cast(g, scope.copy())
        scope.after = 0
    _push_cast(g, scope)


def _push_cast(g: Game, scope: Scope) -> None:
    """The Cast effect once, then what its open breaches add, then the damage bonus if no damage has used it."""
    if scope.bonus or scope.after:
        g.push(FLOW.cast_end, scope)
    if g.players[scope.owner].mage.has_cast_tiles:
        p = g.players[scope.owner]
        for b in (scope.second_breach, scope.breach):
            tile = own_tile(p, b) if b >= 0 and p.breach_turns[b] == constants.OPEN_BREACH else None
            if tile is not None and tile.when_cast is not None:
                g.push(tile.when_cast, Scope(scope.you, scope.card))
    block = g.scenario.content.cards[scope.card].cast
    assert block is not None
    g.push(block, scope)


def cast_from(g: Game, seat: int, card: int, zone: str, bonus: int) -> None:
    """Cast a spell of yours that lies in hand or discard pile. It has no breach, so none adds to its damage (PR-84)."""
    p = g.players[seat]
    (p.hand if zone == "hand" else p.discard).remove(card)
    used = bool(p.spent) and piles.is_spent(p, card, zone == "discard")
    p.discard.append(card)
    if used:
        p.spent += (~card,)
    scope = Scope(seat, card)
    scope.bonus = bonus
    g.events.append(("cast_unprepped", seat, card, zone))
    _resolve_cast(g, scope, None)


def destroy_breach(g: Game, p: Player, b: int) -> None:
    """BREACH-24; what was prepped there is discarded, not cast (EXH-03, OPEN-09)."""
    scope = Scope(p.seat, -1)
    scope.breach = b
    g.push(FLOW.lose_breach, scope)


def destroy_one_of(g: Game, seat: int, spell: Prepped) -> None:
    """Destroy a breach that a spell just gone was prepped to; with two, its player chooses."""
    if spell.second_breach < 0:
        destroy_breach(g, g.players[seat], spell.breach)
        return
    scope = Scope(seat, spell.card)
    scope.breach, scope.second_breach = spell.breach, spell.second_breach
    g.push(FLOW.destroy_one_breach, scope)
