"""Writes the classes of the state from `rules/core/fields.py`: their fields, where they begin, and how they are copied.

`make state` runs it. What stands between the marks `made from fields.NAME` and `end` is replaced.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from unshuffled.rules.core import fields
from unshuffled.rules.core.fields import VEILS, Field
from unshuffled.rules.readings import parts

RULES = Path(fields.__file__).parent
FILES = (RULES / "player.py", RULES / "state.py", RULES / "stack.py", RULES.parent / "readings" / "shown.py")
REGION = re.compile(r"    # made from fields\.(\w+)\n.*?    # end\n", re.DOTALL)
MADE_WITH = {
    # What a new one is made with; without it, `begin` gives every field its start.
    "SCOPE": "you: int, card: int, uid: int = -1",
    "FRAME": "block: Block, scope: Scope, optional: bool = False",
}
CLASSES = {"PLAYER": "Player", "GAME": "Game", "SCOPE": "Scope", "FRAME": "Frame"}
COPIED_WITH = {"FRAME": ", scope: Scope"}
ABOUT_COPY = {
    "PLAYER": "A player of its own; the mage mat is shared.",
    "GAME": "A game of its own, for search and undo. What is fixed and the decision are shared; events start empty.",
    "SCOPE": "A scope of its own.",
    "FRAME": "A frame of its own over an already copied scope.",
}

SHOWN = {
    "PLAYER": parts.PLAYER.parts,
    "GAME": [*parts.GAME, parts.DECKS, parts.PILES, parts.SWARM, parts.TOKENS, parts.TRACKS, parts.PROTECTED],
}

ABOUT_TYPES = {
    "ShownPlayer": (
        "A mage at the table.\n\n    The deck is listed from the top. A place is None after a shuffle; what lies in such places is"
        " in `hidden`,\n    which is None with closed decks.\n    "
    ),
    "ShownGravehold": "What everybody defends.",
    "ShownNemesis": "The nemesis: its mat, its deck, and what lies before it.",
    "ShownTurnOrder": "The turn order deck, from the top, and its discard pile.",
    "ShownTable": "The table as a seat sees it; -1 is a spectator.",
}


def region(name: str) -> str:
    """Return the generated lines of a class."""
    declared: tuple[Field, ...] = getattr(fields, name)
    lines = [f"# made from fields.{name}", "__slots__ = ("]
    lines += [f'    "{each}",' for each in sorted(field.name for field in declared)]
    lines += [")", ""]
    for field in declared:
        lines += [f"{field.name}: {field.shape.annotation}", f'"""{field.about}"""']
    lines += ["", *_begin(name, declared), "", *_copy(name, declared), "", *_position(declared), ""]
    if name in SHOWN:
        lines += [*_differs(name, declared), "", *_forecast_differs(name, declared), ""]
    lines.append("# end")
    return "".join(f"    {line}\n" if line else "\n" for line in lines)


def _begin(name: str, declared: tuple[Field, ...]) -> list[str]:
    if name in MADE_WITH:
        head = [f"def __init__(self, {MADE_WITH[name]}) -> None:"]
    else:
        head = ["def begin(self) -> None:", '    """Give every field that has a start its start."""']
    return head + [f"    self.{field.name} = {field.start}" for field in declared if field.start]


def _copy(name: str, declared: tuple[Field, ...]) -> list[str]:
    made = CLASSES[name]
    given = ", ".join(
        f"self.{each.partition(':')[0]}" for each in MADE_WITH.get(name, "").split(", ") if "=" not in each
    )
    lines = [f"def copy(self{COPIED_WITH.get(name, '')}) -> {made}:", f'    """{ABOUT_COPY[name]}"""']
    lines += [f"    made = {made}({given.replace('self.scope', 'scope') if name in MADE_WITH else ''})"]
    lines += [f"    {_copied(field)}" for field in declared if field.name not in VEILS]
    maybe = [field for field in declared if field.name in VEILS]
    if maybe:
        lines += ["    if self.veil:"]
        for field in maybe:
            lines += [f"        if not self.veil & {VEILS[field.name]}:", f"            {_copied(field)}"]
        lines += ["    else:", *[f"        {_copied(field)}" for field in maybe]]
    return [*lines, "    return made"]


def _copied(field: Field) -> str:
    form = field.shape.copy
    return f"made.{field.name} = {form.format(*[f'self.{field.name}'] * form.count('{}'))}"


def _position(declared: tuple[Field, ...]) -> list[str]:
    parts = [_counts(field) for field in declared if field.position]
    about = '    """What can make a difference to a nemesis turn (`forecast`), to be compared."""'
    return [
        "def position(self) -> tuple[object, ...]:",
        about,
        "    return (",
        *[f"        {part}," for part in parts],
        "    )",
    ]


def _differs(name: str, declared: tuple[Field, ...]) -> list[str]:
    """Return the comparison of the fields that a part of the view is made of."""
    lines = [f"def differs(self, other: {CLASSES[name]}) -> int:"]
    lines += [
        '    """Which fields of the view are not the same, as bits: the place of each in its table is its bit."""'
    ]
    lines += ["    found = 0"]
    used = {each for part in SHOWN[name] for each in part.made_of}
    for n, field in enumerate(declared):
        if field.name in used:
            lines += [f"    if self.{field.name} != other.{field.name}:", f"        found |= 1 << {n}"]
    return [*lines, "    return found"]


def _forecast_differs(name: str, declared: tuple[Field, ...]) -> list[str]:
    lines = [f"def forecast_differs(self, other: {CLASSES[name]}) -> int:"]
    lines += [
        '    """Which fields that a forecast may need are not the same, as bits (`fields.VEILS`, `fields.OTHER`)."""'
    ]
    always = [field for field in declared if field.needed == fields.ALWAYS and field.name != "players"]
    lines += ["    found = 0", "    if ("]
    lines += [f"        {'or ' if n else ''}self.{each.name} != other.{each.name}" for n, each in enumerate(always)]
    lines += ["    ):", f"        found |= {fields.OTHER}"]
    for field in declared:
        if field.name in VEILS:
            lines += [f"    if self.{field.name} != other.{field.name}:", f"        found |= {VEILS[field.name]}"]
        elif field.name == "players":
            lines += ["    for n in range(len(self.players)):"]
            lines += ["        found |= self.players[n].forecast_differs(other.players[n])"]
    return [*lines, "    return found"]


def _counts(field: Field) -> str:
    """Return how a field is compared between positions."""
    if field.name in VEILS:
        # What a copy is made without is the same in all that come of it.
        return f"0 if self.veil & {VEILS[field.name]} else {_compared(field)}"
    return _compared(field)


def _compared(field: Field) -> str:
    value = f"self.{field.name}"
    if field.shape in (fields.SPELLS, fields.IN_PLAY):
        return f"tuple([each.key() for each in {value}])"
    if field.shape is fields.TOKENS:
        return f"tuple(sorted({value}.items())) if {value} else ()"
    if field.position == fields.SORTED:
        return f"tuple(sorted({value}))"
    return f"tuple({value})" if field.shape.annotation.startswith("list") else value


def types() -> str:
    """Return the types of a view, from its parts."""
    made: dict[str, list[str]] = {"ShownPlayer": [f"{part.at}: {part.annotation}" for part in SHOWN["PLAYER"]]}
    tops = ["seat: int", "players: list[ShownPlayer]"]
    for part in SHOWN["GAME"]:
        if part.path:
            owner = f"Shown{''.join(word.title() for word in part.path[0].split('_'))}"
            if owner not in made:
                made[owner] = []
                tops.append(f"{part.path[0]}: {owner}")
            made[owner].append(f"{part.name}: {part.annotation}")
        else:
            tops.append(f"{part.name}: {part.annotation}")
    made["ShownTable"] = tops
    lines = ["# made from parts"]
    for name, members in made.items():
        lines += ["", "", f"class {name}(TypedDict):", f'    """{ABOUT_TYPES[name]}"""', ""]
        lines += [f"    {member}" for member in sorted(members)]
    return "\n".join([*lines, "", "", "# end", ""])


def written(text: str) -> str:
    """Return the text of a file with its regions generated again."""
    text = re.sub(r"# made from parts\n.*?# end\n", lambda _: types(), text, flags=re.DOTALL)
    return REGION.sub(lambda found: region(found[1]), text)


def main() -> int:
    """Write the files."""
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        path.write_text(written(text), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
