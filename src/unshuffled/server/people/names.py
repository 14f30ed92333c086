"""Names of people at a table: visible, and different from each other."""

from __future__ import annotations

import itertools
import unicodedata
from collections.abc import Iterable

from unshuffled.minds import known
from unshuffled.tables.table import LONGEST_NAME
from unshuffled.wire.wishes import clean

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that Unicode calls printable and that show nothing."""
MARKS = 2
"""Combining marks that a letter keeps: more would be drawn over the lines above and below."""
LOOKALIKES = str.maketrans("авеікмнорстухһјѕԁԛԝαεικνορτυχ", "abeikmhopctyxhjsdqwaeikvoptux")
"""Cyrillic and Greek letters that look like Latin ones (Unicode Technical Standard 39 lists all)."""


def name_of(text: str, others: Iterable[str] = ()) -> str:
    """Return the name that a person gets who asks for `text`, empty if nothing of it can be seen.

    It looks unlike the names of others and of AI mages: the second Ann is called Ann 2.
    """
    name = _visible(text)[:LONGEST_NAME]
    taken = {_skeleton(other) for other in (*others, *known.makers())}
    if not name or _skeleton(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - len(f' {n}')]} {n}" for n in itertools.count(2))
    return next(each for each in numbered if _skeleton(each) not in taken)


def _visible(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", clean(text)):
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        if char not in BLANK and marks <= (MARKS if kept else 0):
            kept.append(char)
    return "".join(kept).strip()


def _skeleton(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in folded if not unicodedata.combining(c) and not c.isspace()).translate(LOOKALIKES)
