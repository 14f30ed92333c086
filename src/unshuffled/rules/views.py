"""What the players may know, as plain values; the only way out for hidden piles.

Hands are open (OPEN-20) and a discard pile may be looked through (DRAW-09), so most decks are deducible
card by card: the pile was turned over as it lay. Only after an order to shuffle is a place unknown; it
is shown as None, and what lies in such places as a sorted list. Of the nemesis deck the tier of each
place is known. Decks are listed from the top.
"""

from __future__ import annotations

from typing import Any

from unshuffled.rules import kinds
from unshuffled.rules.effects.base import nemesis_tier
from unshuffled.rules.harm import swarm_life
from unshuffled.rules.state import Game, Player

View = dict[str, Any]


def view(g: Game, seat: int) -> View:
    """The table as this seat sees it; -1 for a spectator."""
    nemesis = g.table.nemesis
    ids = [card.id for card in g.table.content.cards]
    shown: View = {
        "seat": seat,
        "turn": g.turn,
        "phase": kinds.PHASES[g.phase],
        "active": "nemesis" if g.active == kinds.NEMESIS_TURN else g.active,
        "outcome": g.outcome,
        "gravehold": {"life": g.gravehold, "max": g.gravehold_max},
        "players": [_player(g, p, ids) for p in g.players],
        "supply": [{"card": ids[card], "count": n} for card, n in zip(g.table.supply, g.supply, strict=True)],
        "nemesis": {
            "id": nemesis.id,
            "form": nemesis.form,
            "life": g.nemesis_life,
            "max": g.nemesis_max,
            "tier": nemesis_tier(g),
            "counters": {c.name: n for c, n in zip(nemesis.counters, g.counters, strict=True)},
            "deck": [_nemesis_place(g, card, ids) for card in reversed(g.nemesis_deck)],
            "discard": [ids[card] for card in g.nemesis_discard],
            "in_play": [
                {"uid": m.uid, "card": ids[m.card], "life": m.life, "max": m.max_life, "tokens": m.tokens}
                for m in g.in_play
            ],
            "pending": [ids[card] for card in g.pending],
            "open_pile": [ids[card] for card in g.open_pile],
            "decks": _side_decks(g, ids),
        },
        "turn_order": {
            "deck": [kinds.TURN_CARDS[c] if c >= 0 else None for c in reversed(g.turn_deck)],
            "hidden": sorted(kinds.TURN_CARDS[~c] for c in g.turn_deck if c < 0),
            "discard": [kinds.TURN_CARDS[c] for c in g.turn_discard],
            "tokens": _turn_order_tokens(g),
        },
        "destroyed": sorted(ids[card] for card in g.destroyed),
        "prevented": g.prevented,
        "decision": _decision(g, ids),
    }
    if nemesis.swarm is not None:
        shown["nemesis"]["swarm"] = {
            "id": nemesis.swarm.id,
            "count": g.swarm,
            "life": swarm_life(g),
            "hurt": g.swarm_hurt,
        }
    return shown


def _turn_order_tokens(g: Game) -> dict[str, int]:
    """Who holds the wild token or a pair's token (VAR-02 to VAR-05), by seat; -1 on the table."""
    switches = g.table.switches
    if g.table.seats == 3 and switches.wild_card == "token":
        return {"wild": g.wild_token}
    if g.table.seats == 4 and switches.four_player_deck == "pairs":
        return {"1/2": g.pair_tokens[0], "3/4": g.pair_tokens[1]}
    return {}


def _decision(g: Game, ids: list[str]) -> View | None:
    d = g.decision
    if d is None:
        return None
    return {
        "seat": d.seat,
        "ask": d.ask,
        "keys": list(d.keys),
        "card": ids[d.card] if d.card >= 0 else "",
        "least": d.least,
        "most": d.most,
        "args": list(d.args),
    }


def _player(g: Game, p: Player, ids: list[str]) -> View:
    side = {deck.kind for deck in g.table.nemesis.decks}
    cards = g.table.content.cards
    return {
        "seat": p.seat,
        "number": p.number + 1,
        "mage": p.mage.id,
        "life": p.life,
        "max": p.max_life,
        "exhausted": p.exhausted,
        "charges": p.charges,
        "charges_needed": p.mage.charges,
        "hand": [ids[card] for card in p.hand],
        "deck": [ids[card] if card >= 0 else None for card in reversed(p.deck)],
        # A card gained unseen from a side deck is known by its kind only.
        "hidden": sorted(cards[~c].kind if cards[~c].kind in side else ids[~c] for c in p.deck if c < 0),
        "discard": [ids[card] for card in p.discard],
        "played": [ids[card] for card in p.played],
        "breaches": [
            {"state": "none"}
            if turned < 0
            else {"state": "open", "bonus": p.bonus[b]}
            if turned == kinds.OPEN_BREACH
            else {
                "state": "closed",
                "turned": turned,
                "focus": kinds.FOCUS_COST[b],
                "open": kinds.OPEN_COST[b][turned],
                "focused": bool(p.focused >> b & 1),
            }
            for b, turned in enumerate(p.turns)
        ],
        "prepped": [
            {
                "card": ids[x.card],
                "breaches": [x.breach + 1, *([x.other + 1] if x.other >= 0 else [])],
                "fresh": x.fresh,
            }
            for x in p.prepped
        ],
        "aether": p.aether,
        "limited": [{"amount": amount, "uses": _uses(mask)} for mask, amount in p.limited],
        "tokens": dict(p.tokens),
    }


def _uses(mask: int) -> list[str]:
    return [name for name, bits in kinds.USES.items() if bits & mask == bits and name != "gain"]


def _nemesis_place(g: Game, card: int, ids: list[str]) -> View:
    if card >= 0:
        return {"card": ids[card], "tier": g.table.content.cards[card].tier}
    return {"card": None, "tier": g.table.content.cards[~card].tier}


def _side_decks(g: Game, ids: list[str]) -> View:
    """A side deck's places, and all cards of it that nobody has seen, wherever they lie."""
    shown: View = {}
    cards = g.table.content.cards
    for n, deck in enumerate(g.table.nemesis.decks):
        unseen = [~c for c in g.decks[n] if c < 0]
        unseen += [~c for p in g.players for c in p.deck if c < 0 and cards[~c].kind == deck.kind]
        shown[deck.name] = {
            "deck": [ids[c] if c >= 0 else None for c in reversed(g.decks[n])],
            "discard": [ids[c] for c in g.deck_discards[n]],
            "unseen": sorted(ids[c] for c in unseen),
        }
    return shown
