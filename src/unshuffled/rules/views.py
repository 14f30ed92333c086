"""What the players may know, as plain values; the only way out for hidden piles.

Hands are open (OPEN-20) and a discard pile may be looked through (DRAW-09), so most decks are deducible
card by card: the pile was turned over as it lay. Only after an order to shuffle is a place unknown; it
is shown as None, and what lies in such places as a sorted list. Of the nemesis deck the tier of each
place is known. Decks are listed from the top.

With closed decks (`open_decks: off`, PR-60) every place of a player's deck is None, whatever has been
seen to go there, and `hidden` is None: the view says how many cards there are and nothing else.

`changes` is the difference between two views, made without making either: what it costs depends on what
has changed.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from unshuffled.rules import kinds
from unshuffled.rules.facts import nemesis_tier
from unshuffled.rules.harm import swarm_life
from unshuffled.rules.state import Game, Player

View = dict[str, Any]
Changes = dict[str, Any]
"""What replaces what: JSON Pointers into a view, and the new values there."""
# Records of two moments are never the same objects, so lists of them are compared by what is in them, without a call
# for each pair.
_of_in_play = attrgetter("uid", "card", "life", "max_life", "tokens")
_of_prepped = attrgetter("card", "breach", "other", "fresh", "used")


def view(g: Game, seat: int) -> View:
    """The table as this seat sees it; -1 for a spectator."""
    nemesis = g.table.nemesis
    ids = g.table.content.ids
    shown: View = {
        "seat": seat,
        "turn": g.turn,
        "phase": kinds.PHASES[g.phase],
        "active": _active(g),
        "outcome": g.outcome,
        "gravehold": {"life": g.gravehold, "max": g.gravehold_max},
        "players": [_player(g, p) for p in g.players],
        "supply": [{"card": ids[card], "count": n} for card, n in zip(g.table.supply, g.supply, strict=True)],
        "nemesis": {
            "id": nemesis.id,
            "form": nemesis.form,
            "life": g.nemesis_life,
            "max": g.nemesis_max,
            "tier": nemesis_tier(g),
            "counters": _counters(g),
            "deck": _nemesis_deck(g),
            "discard": [ids[card] for card in g.nemesis_discard],
            "in_play": _in_play(g),
            "pending": [ids[card] for card in g.pending],
            "open_pile": [ids[card] for card in g.open_pile],
            "decks": _side_decks(g),
        },
        "turn_order": {
            "deck": _turn_deck(g),
            "hidden": _turn_hidden(g),
            "discard": [kinds.TURN_CARDS[c] for c in g.turn_discard],
            "tokens": _turn_order_tokens(g),
        },
        "destroyed": _destroyed(g),
        "prevented": g.prevented,
        "decision": decision(g),
    }
    if nemesis.swarm is not None:
        shown["nemesis"]["swarm"] = _swarm(g)
    return shown


def changes(old: Game, new: Game) -> Changes:
    """What replaces what in the view of the old game to make the view of the new one; both are moments of one game.

    The decision is always among them: two questions in a row may be equal and still be two.
    """
    ids = new.table.content.ids
    found: Changes = {"/decision": decision(new)}
    if old.turn != new.turn:
        found["/turn"] = new.turn
    if old.phase != new.phase:
        found["/phase"] = kinds.PHASES[new.phase]
    if old.active != new.active:
        found["/active"] = _active(new)
    if old.outcome != new.outcome:
        found["/outcome"] = new.outcome
    if old.gravehold != new.gravehold:
        found["/gravehold/life"] = new.gravehold
    if old.gravehold_max != new.gravehold_max:
        found["/gravehold/max"] = new.gravehold_max
    decks_changed = False
    for before, after in zip(old.players, new.players, strict=True):
        decks_changed |= before.deck != after.deck
        _player_changes(found, new, before, after)
    if old.supply != new.supply:
        for i, n in enumerate(new.supply):
            if old.supply[i] != n:
                found[f"/supply/{i}/count"] = n
    if old.turn_deck != new.turn_deck:
        _put(found, "/turn_order/deck", _turn_deck(old), _turn_deck(new))
        _put(found, "/turn_order/hidden", _turn_hidden(old), _turn_hidden(new))
    if old.turn_discard != new.turn_discard:
        found["/turn_order/discard"] = [kinds.TURN_CARDS[c] for c in new.turn_discard]
    if old.wild_token != new.wild_token or old.pair_tokens != new.pair_tokens:
        found["/turn_order/tokens"] = _turn_order_tokens(new)
    if old.destroyed != new.destroyed:
        found["/destroyed"] = _destroyed(new)
    if old.prevented != new.prevented:
        found["/prevented"] = new.prevented
    if old.nemesis_life != new.nemesis_life:
        found["/nemesis/life"] = new.nemesis_life
    if old.nemesis_max != new.nemesis_max:
        found["/nemesis/max"] = new.nemesis_max
    if old.counters != new.counters:
        found["/nemesis/counters"] = _counters(new)
    if old.nemesis_deck != new.nemesis_deck:
        _put(found, "/nemesis/deck", _nemesis_deck(old), _nemesis_deck(new))
    if old.pending != new.pending:
        found["/nemesis/pending"] = [ids[card] for card in new.pending]
    if old.open_pile != new.open_pile:
        found["/nemesis/open_pile"] = [ids[card] for card in new.open_pile]
    tier_changed = old.tier != new.tier
    if old.nemesis_discard != new.nemesis_discard:
        found["/nemesis/discard"] = [ids[card] for card in new.nemesis_discard]
        tier_changed = True
    if list(map(_of_in_play, old.in_play)) != list(map(_of_in_play, new.in_play)):
        found["/nemesis/in_play"] = _in_play(new)
        tier_changed = True
    if tier_changed and nemesis_tier(old) != nemesis_tier(new):
        found["/nemesis/tier"] = nemesis_tier(new)
    if new.table.nemesis.decks and (decks_changed or old.decks != new.decks or old.deck_discards != new.deck_discards):
        _put(found, "/nemesis/decks", _side_decks(old), _side_decks(new))
    if new.table.nemesis.swarm is not None and _swarm(old) != _swarm(new):
        found["/nemesis/swarm"] = _swarm(new)
    return found


def _put(found: Changes, pointer: str, old: Any, new: Any) -> None:
    """What was hidden and is hidden still may have changed its order; to say so would tell something of it."""
    if old != new:
        found[pointer] = new


def apply(shown: View, made: Changes) -> View:
    """The view with changes carried out; the given one stays as it was, and shares what has not changed."""
    result: View = dict(shown)
    own = {id(result)}
    for pointer, value in made.items():
        *path, last = pointer.split("/")[1:]
        at: Any = result
        for name in path:
            place: Any = int(name) if isinstance(at, list) else name
            if id(at[place]) not in own:
                at[place] = at[place].copy()
                own.add(id(at[place]))
            at = at[place]
        at[last] = value
    return result


def decision(g: Game) -> View | None:
    """What is asked."""
    d = g.decision
    if d is None:
        return None
    return {
        "seat": d.seat,
        "ask": d.ask,
        "keys": d.keys,
        "card": g.table.content.ids[d.card] if d.card >= 0 else "",
        "least": d.least,
        "most": d.most,
        "args": list(d.args),
    }


# Players


def _player(g: Game, p: Player) -> View:
    ids = g.table.content.ids
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
        "deck": _deck(g, p),
        "hidden": _hidden(g, p),
        "discard": [ids[card] for card in p.discard],
        "played": [ids[card] for card in p.played],
        "breaches": _breaches(p),
        "prepped": _prepped(ids, p),
        "aether": p.aether,
        "limited": _limited(p),
        "tokens": dict(p.tokens),
    }


def _player_changes(found: Changes, g: Game, old: Player, new: Player) -> None:
    ids = g.table.content.ids
    at = f"/players/{new.seat}/"
    if old.life != new.life:
        found[at + "life"] = new.life
    if old.max_life != new.max_life:
        found[at + "max"] = new.max_life
    if old.exhausted != new.exhausted:
        found[at + "exhausted"] = new.exhausted
    if old.charges != new.charges:
        found[at + "charges"] = new.charges
    if old.hand != new.hand:
        found[at + "hand"] = [ids[card] for card in new.hand]
    if old.deck != new.deck:
        _put(found, at + "deck", _deck(g, old), _deck(g, new))
        _put(found, at + "hidden", _hidden(g, old), _hidden(g, new))
    if old.discard != new.discard:
        found[at + "discard"] = [ids[card] for card in new.discard]
    if old.played != new.played:
        found[at + "played"] = [ids[card] for card in new.played]
    if old.turns != new.turns or old.bonus != new.bonus or old.focused != new.focused:
        found[at + "breaches"] = _breaches(new)
    if (old.prepped or new.prepped) and list(map(_of_prepped, old.prepped)) != list(map(_of_prepped, new.prepped)):
        found[at + "prepped"] = _prepped(ids, new)
    if old.aether != new.aether:
        found[at + "aether"] = new.aether
    if old.limited != new.limited:
        found[at + "limited"] = _limited(new)
    if old.tokens != new.tokens:
        found[at + "tokens"] = dict(new.tokens)
    if old.number != new.number:
        found[at + "number"] = new.number + 1


def _deck(g: Game, p: Player) -> list[str | None]:
    if g.table.switches.open_decks == "off":
        return [None] * len(p.deck)
    ids = g.table.content.ids
    return [ids[card] if card >= 0 else None for card in reversed(p.deck)]


def _hidden(g: Game, p: Player) -> list[str] | None:
    """What lies in unknown places. A card gained unseen from a side deck is known by its kind only."""
    if g.table.switches.open_decks == "off":
        return None
    ids = g.table.content.ids
    if not g.table.nemesis.decks:
        return sorted(ids[~c] for c in p.deck if c < 0)
    side = {deck.kind for deck in g.table.nemesis.decks}
    cards = g.table.content.cards
    return sorted(cards[~c].kind if cards[~c].kind in side else cards[~c].id for c in p.deck if c < 0)


def _breaches(p: Player) -> list[View]:
    return [
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
    ]


def _prepped(ids: list[str], p: Player) -> list[View]:
    return [
        {
            "card": ids[x.card],
            "breaches": [x.breach + 1, *([x.other + 1] if x.other >= 0 else [])],
            "fresh": x.fresh,
        }
        for x in p.prepped
    ]


def _limited(p: Player) -> list[View]:
    return [{"amount": amount, "uses": _uses(mask)} for mask, amount in p.limited]


def _uses(mask: int) -> list[str]:
    return [name for name, bits in kinds.USES.items() if bits & mask == bits and name != "gain"]


# Turn order


def _active(g: Game) -> str | int:
    return "nemesis" if g.active == kinds.NEMESIS_TURN else g.active


def _turn_deck(g: Game) -> list[str | None]:
    return [kinds.TURN_CARDS[c] if c >= 0 else None for c in reversed(g.turn_deck)]


def _turn_hidden(g: Game) -> list[str]:
    return sorted(kinds.TURN_CARDS[~c] for c in g.turn_deck if c < 0)


def _turn_order_tokens(g: Game) -> dict[str, int]:
    """Who holds the wild token or a pair's token (VAR-02 to VAR-05), by seat; -1 on the table."""
    switches = g.table.switches
    if g.table.seats == 3 and switches.wild_card == "token":
        return {"wild": g.wild_token}
    if g.table.seats == 4 and switches.four_player_deck == "pairs":
        return {"1/2": g.pair_tokens[0], "3/4": g.pair_tokens[1]}
    return {}


# The nemesis


def _counters(g: Game) -> dict[str, int]:
    return {c.name: n for c, n in zip(g.table.nemesis.counters, g.counters, strict=True)}


def _nemesis_deck(g: Game) -> list[View]:
    cards = g.table.content.cards
    return [
        {"card": cards[card].id, "tier": cards[card].tier} if card >= 0 else {"card": None, "tier": cards[~card].tier}
        for card in reversed(g.nemesis_deck)
    ]


def _in_play(g: Game) -> list[View]:
    ids = g.table.content.ids
    return [
        {"uid": m.uid, "card": ids[m.card], "life": m.life, "max": m.max_life, "tokens": m.tokens} for m in g.in_play
    ]


def _side_decks(g: Game) -> View:
    """A side deck's places, and all cards of it that nobody has seen, wherever they lie.

    With closed decks also those that lie in players' decks again: the view does not keep count of them.
    """
    shown: View = {}
    cards, ids = g.table.content.cards, g.table.content.ids
    for n, deck in enumerate(g.table.nemesis.decks):
        unseen = [~c for c in g.decks[n] if c < 0]
        unseen += [~c for p in g.players for c in p.deck if c < 0 and cards[~c].kind == deck.kind]
        shown[deck.name] = {
            "deck": [ids[c] if c >= 0 else None for c in reversed(g.decks[n])],
            "discard": [ids[c] for c in g.deck_discards[n]],
            "unseen": sorted(ids[c] for c in unseen),
        }
    return shown


def _swarm(g: Game) -> View:
    swarm = g.table.nemesis.swarm
    assert swarm is not None
    return {"id": swarm.id, "count": g.swarm, "life": swarm_life(g), "hurt": g.swarm_hurt}


def _destroyed(g: Game) -> list[str]:
    return sorted(g.table.content.ids[card] for card in g.destroyed)
