"""Storing a game exactly: state to plain JSON values and back.

The pending decision is not stored: its step is on the stack and asks again. Cards are stored by their
index, so a stored state names the digests of its packs and is refused by other ones. For sharing and
long keeping use `record`: a seed and a list of answers.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from unshuffled.rules import machine
from unshuffled.rules.errors import BadSave
from unshuffled.rules.frames import Frame, Scope
from unshuffled.rules.records import Content
from unshuffled.rules.setup import Setup
from unshuffled.rules.state import Game, InPlay, Player, Prepped, Table
from unshuffled.rules.switches import switches_of

FORMAT = 1

_GAME = tuple(
    name
    for name in Game.__slots__
    if name not in ("table", "players", "in_play", "stack", "decision", "answer_value", "events", "exhaust_queue")
)
_PLAYER = tuple(
    n for n in Player.__slots__ if n not in ("mage", "prepped", "bonus", "limited", "discounts", "redirects")
)
_FRAME = ("pc", "step", "i", "saved", "todo", "optional")


def encode(g: Game) -> dict[str, Any]:
    """The state as JSON values."""
    content = g.table.content
    scopes: list[Scope] = []
    frames = []
    for frame in g.stack:
        at = next((n for n, scope in enumerate(scopes) if scope is frame.scope), -1)
        if at < 0:
            at = len(scopes)
            scopes.append(frame.scope)
        frames.append([frame.block.address, at, *(getattr(frame, name) for name in _FRAME)])
    return {
        "format": FORMAT,
        "packs": {pack.id: pack.digest for pack in content.packs.values()},
        "setup": asdict(g.table.setup),
        "drawn": g.table.drawn,
        "rules": g.table.switches.rules,
        "nemesis": [g.table.nemesis.id, g.table.nemesis.form],
        "supply": [content.cards[card].id for card in g.table.supply],
        "game": {name: getattr(g, name) for name in _GAME},
        "exhaust_queue": [list(entry) for entry in g.exhaust_queue],
        "players": [_encode_player(p) for p in g.players],
        "in_play": [list(m.key()) for m in g.in_play],
        "scopes": [{name: getattr(scope, name) for name in Scope.__slots__} for scope in scopes],
        "frames": frames,
    }


def _encode_player(p: Player) -> dict[str, Any]:
    state: dict[str, Any] = {name: getattr(p, name) for name in _PLAYER}
    state["mage"] = p.mage.id
    state["prepped"] = [list(spell.key()) for spell in p.prepped]
    for name in ("bonus", "limited", "discounts", "redirects"):
        state[name] = [list(entry) if isinstance(entry, tuple) else entry for entry in getattr(p, name)]
    return state


def dumps(g: Game) -> str:
    """The state as compact JSON text."""
    return json.dumps(encode(g), separators=(",", ":"))


def loads(content: Content, text: str) -> Game:
    """The game that `dumps` stored."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadSave("save/not_json", f"not a stored game: {error}") from None
    if not isinstance(data, dict):
        raise BadSave("save/format", "not a stored game: expected a JSON object")
    return decode(content, data)


def decode(content: Content, data: dict[str, Any]) -> Game:
    """The game that `encode` stored, waiting at the same question."""
    if data.get("format") != FORMAT:
        raise BadSave("save/format", f"stored in format {data.get('format')!r}; this version reads format {FORMAT}")
    for pack, digest in data["packs"].items():
        here = content.packs[pack].digest if pack in content.packs else "not loaded"
        if here != digest:
            raise BadSave(
                "save/pack", f"stored with pack {pack} {digest}, here it is {here}; replay its record instead"
            )
    setup = Setup(**data["setup"])
    nemesis, form = data["nemesis"]
    mages = [content.mages[p["mage"]] for p in data["players"]]
    supply = [content.index[card] for card in data["supply"]]
    switches = switches_of(setup.edition, setup.switches, data.get("rules", 1))
    drawn: int = data.get("drawn", 0)
    table = Table(content, setup, switches, content.nemeses[nemesis][form], mages, supply, drawn)
    g = Game(table, data["game"]["seed"])
    for name in _GAME:
        setattr(g, name, _fresh(data["game"][name]))
    g.exhaust_queue = [(seat, excess) for seat, excess in data["exhaust_queue"]]
    g.players = [_decode_player(content, state) for state in data["players"]]
    g.in_play = [InPlay(*entry) for entry in data["in_play"]]
    scopes = [_decode_scope(state) for state in data["scopes"]]
    for address, at, *rest in data["frames"]:
        frame = Frame(content.blocks[address], scopes[at])
        for name, value in zip(_FRAME, rest, strict=True):
            setattr(frame, name, _fresh(value))
        g.stack.append(frame)
    machine.run(g)
    return g


def _fresh(value: Any) -> Any:
    """Lists must not be shared with the data they came from."""
    return [_fresh(x) for x in value] if isinstance(value, list) else value


def _decode_player(content: Content, state: dict[str, Any]) -> Player:
    p = Player(state["seat"], state["number"], content.mages[state["mage"]], 0)
    for name in _PLAYER:
        # States stored by 0.1.0 have no `spent`.
        value = state[name] if name != "spent" else state.get(name, [])
        setattr(p, name, dict(value) if isinstance(value, dict) else _fresh(value))
    p.prepped = [Prepped(*entry) for entry in state["prepped"]]
    p.bonus = tuple(state["bonus"])
    p.limited = [(mask, amount) for mask, amount in state["limited"]]
    p.discounts = [(mask, by) for mask, by in state["discounts"]]
    p.redirects = [(to, optional) for to, optional in state["redirects"]]
    return p


def _decode_scope(state: dict[str, Any]) -> Scope:
    scope = Scope(state["you"], state["card"])
    for name in Scope.__slots__:
        value = state[name]
        setattr(scope, name, {k: _fresh(v) for k, v in value.items()} if isinstance(value, dict) else _fresh(value))
    return scope
