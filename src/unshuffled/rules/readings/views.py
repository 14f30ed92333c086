"""What the players may know, as plain values; the only way out for hidden piles.

Hands are open (OPEN-20) and a discard pile may be looked through (DRAW-09), so most decks are deducible
card by card: the pile was turned over as it lay. Only after an order to shuffle is a place unknown; it
is shown as None, and what lies in such places as a sorted list. Of the nemesis deck the tier of each
place is known. Decks are listed from the top.

With closed decks (`open_decks: off`, PR-60) every place of a player's deck is None, whatever has been
seen to go there, and `hidden` is None: the view says how many cards there are and nothing else.

A view is a list of parts (`parts`): each says where it stands, what it is made of, and how it is shown. `changes` is
the difference between two views, made without making either: only parts whose fields have changed are shown again.
"""

from __future__ import annotations

from typing import Any, cast

from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import parts
from unshuffled.rules.readings.shown import Asked, View

Changes = dict[str, Any]
"""What replaces what: JSON Pointers into a view, and the new values there."""

__all__ = ["Changes", "View", "apply", "changes", "decision", "view"]


def view(g: Game, seat: int) -> View:
    """The table as this seat sees it; -1 for a spectator."""
    made: dict[str, Any] = {"seat": seat}
    made["players"] = [{part.at: part.show(g, p) for part in parts.PLAYER.parts} for p in g.players]
    for part in parts.of(g).parts:
        at = made
        for name in part.path:
            at = at.setdefault(name, {})
        at[part.name] = part.show(g)
    made["decision"] = decision(g)
    return cast(View, made)


def changes(old: Game, new: Game) -> Changes:
    """What replaces what in the view of the old game to make the view of the new one; both are moments of one game.

    The decision is always among them: two questions in a row may be equal and still be two.
    """
    found: Changes = {"/decision": decision(new)}
    touched = parts.of(new).touched(new.differs(old))
    for before, after in zip(old.players, new.players, strict=True):
        for part in parts.PLAYER.touched(after.differs(before)):
            shown = part.show(new, after)
            if not part.hides or part.show(old, before) != shown:
                found[f"/players/{after.seat}/{part.at}"] = shown
    if new.scenario.nemesis.piles and parts.DECKS not in touched and _decks(old) != _decks(new):
        touched = [*touched, parts.DECKS]
    for part in touched:
        shown = part.show(new)
        if not part.hides or part.show(old) != shown:
            found[part.pointer] = shown
    if old.supply != new.supply:
        for i, n in enumerate(new.supply):
            if old.supply[i] != n:
                found[f"/supply/{i}/count"] = n
    return found


def _decks(g: Game) -> list[list[int]]:
    return [p.deck for p in g.players]


def apply(shown: View, made: Changes) -> View:
    """The view with changes carried out; the given one stays as it was, and shares what has not changed."""
    result: dict[str, Any] = dict(shown)
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
    return cast(View, result)


def decision(g: Game) -> Asked | None:
    """What is asked."""
    d = g.decision
    if d is None:
        return None
    return {
        "seat": d.seat,
        "ask": d.ask,
        "keys": d.keys,
        "card": g.scenario.content.ids[d.card] if d.card >= 0 else "",
        "least": d.least,
        "most": d.most,
        "args": list(d.args),
    }
