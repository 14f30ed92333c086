"""Storing a game exactly: state to plain JSON values and back.

The pending decision is not stored: its step is on the stack and asks again. Cards are stored by their
index, so a stored state names the digests of its packs and is refused by other ones. For sharing and
long keeping use `record`: a seed and a list of answers.
"""

from __future__ import annotations

import json
from typing import Any

from unshuffled.rules.core import fields, machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import BadSave
from unshuffled.rules.core.fields import Field
from unshuffled.rules.core.pieces import Delayed
from unshuffled.rules.core.scenario import Scenario, Setup
from unshuffled.rules.core.setup import new_game, new_player
from unshuffled.rules.core.state import Frame, Game, InPlay, Prepped, Scope
from unshuffled.rules.core.switches import switches_of

FORMAT = 1
"""The version of this format; a state in another one is refused."""
_APART = ("players", "stack", "due", "decision", "answer_value")
"""Fields of a game that are stored in another way: by themselves, or by the step that asks again."""
_GAME = tuple([field for field in fields.GAME if field.kept and field.name not in _APART])
_PLAYER = tuple([field for field in fields.PLAYER if field.kept and field.name != "mage"])
_SCOPE = fields.SCOPE
_FRAME = tuple([field for field in fields.FRAME if field.kept and field.name not in ("block", "scope")])


def encode(g: Game) -> dict[str, Any]:
    """The state as JSON values."""
    content = g.scenario.content
    scopes: list[Scope] = []
    frames = [_frame(frame, scopes) for frame in g.stack]
    due = [_frame(frame, scopes) for frame in g.due]
    return {
        "format": FORMAT,
        "packs": {pack.id: pack.digest for pack in content.packs.values()},
        "setup": g.scenario.setup.as_data(),
        "drawn": g.scenario.drawn,
        "rules": g.scenario.switches.rules,
        "nemesis": [g.scenario.nemesis.id, g.scenario.nemesis.form],
        "supply": [content.cards[card].id for card in g.scenario.supply],
        "game": {field.name: _out(field, g) for field in _GAME},
        "players": [{"mage": p.mage.id, **{field.name: _out(field, p) for field in _PLAYER}} for p in g.players],
        "scopes": [{field.name: _out(field, scope) for field in _SCOPE} for scope in scopes],
        "frames": frames,
        "due": due,
    }


def _frame(frame: Frame, scopes: list[Scope]) -> list[Any]:
    """A frame, with the number of its scope; frames of one card share theirs."""
    at = next((n for n, scope in enumerate(scopes) if scope is frame.scope), -1)
    if at < 0:
        at = len(scopes)
        scopes.append(frame.scope)
    return [frame.block.address, at, *[_out(field, frame) for field in _FRAME]]


def _out(field: Field, of: object) -> Any:
    """The value of a field as JSON."""
    value = getattr(of, field.name)
    shape = field.shape
    if shape is fields.SPELLS or shape is fields.IN_PLAY or shape is fields.DELAYED:
        return [list(record.key()) for record in value]
    if shape is fields.PAIRS or shape is fields.CHOICES:
        return [list(pair) for pair in value]
    if shape is fields.SOME or shape is fields.WORDS or shape is fields.CARDS:
        return list(value)
    return value


def _in(field: Field, value: Any) -> Any:
    """The value of a field from JSON; lists are not shared with the data they came from."""
    shape = field.shape
    if shape is fields.SPELLS:
        return [Prepped(*entry) for entry in value]
    if shape is fields.IN_PLAY:
        return [InPlay(*entry) for entry in value]
    if shape is fields.PAIRS or shape is fields.CHOICES:
        return tuple([tuple(pair) for pair in value])
    if shape is fields.SOME or shape is fields.WORDS or shape is fields.CARDS:
        return tuple(value)
    if shape is fields.DELAYED:
        return tuple([Delayed(*entry) for entry in value])
    if shape is fields.NAMED:
        return {name: list(cards) for name, cards in value.items()}
    if shape is fields.TOKENS:
        return dict(value)
    if shape is fields.PILES:
        return [list(pile) for pile in value]
    return list(value) if isinstance(value, list) else value


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
        raise BadSave(
            "save/format",
            f"stored in format {data.get('format')!r}; this version reads format {FORMAT}; replay its record instead",
        )
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
    switches = switches_of(setup.edition, setup.switches, data["rules"])
    drawn: int = data["drawn"]
    protected = content.protected.get(setup.protect)
    table = Scenario(content, setup, switches, content.nemeses[nemesis][form], mages, supply, drawn, protected)
    g = new_game(table, data["game"]["seed"])
    for field in _GAME:
        setattr(g, field.name, _in(field, data["game"][field.name]))
    for state, mage in zip(data["players"], mages, strict=True):
        p = new_player(state["seat"], state["number"], mage, 0)
        for field in _PLAYER:
            setattr(p, field.name, _in(field, state[field.name]))
        g.players.append(p)
    scopes = []
    for state in data["scopes"]:
        scope = Scope(state["you"], state["card"])
        for field in _SCOPE:
            setattr(scope, field.name, _in(field, state[field.name]))
        scopes.append(scope)
    for frames, key in ((g.stack, "frames"), (g.due, "due")):
        for address, at, *rest in data[key]:
            frame = Frame(content.blocks[address], scopes[at])
            for field, value in zip(_FRAME, rest, strict=True):
                setattr(frame, field.name, _in(field, value))
            frames.append(frame)
    machine.run(g)
    return g
