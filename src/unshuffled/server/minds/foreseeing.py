"""In a worker: forecasts of tables whose games are kept here and follow the answers, so that each job is small.

These are the real games, with their seeds. So they have workers of their own, in which no mind runs.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves import codec
from unshuffled.wire import tell
from unshuffled.wire.tell import ForecastParts

KEPT = 2000
"""Tables whose games stay here; one takes about 20 kB."""


class Wanted(msgspec.Struct, omit_defaults=True):
    """A table's forecast after these answers."""

    table: str
    mark: int
    """What the game is called from now on."""
    after: int
    """What it was called before `keys`: if the one kept here is another, nothing is done."""
    keys: list[str]
    game: dict[str, Any] | None = None
    """The game before `keys`, for a worker that does not have it."""


class Seen(msgspec.Struct, omit_defaults=True):
    """The parts of a forecast that are not as they were at `after`; all of them if that is 0."""

    parts: ForecastParts = {}
    after: int = 0
    veil: int = 0
    """The fields of the game that the forecast does not depend on."""
    missing: bool = False
    """Is the game not here? Then there is no forecast."""


class Followed:
    """A table's game, what it is called, and what was foreseen last."""

    __slots__ = ("foresight", "game", "mark")

    def __init__(self, game: Game, mark: int) -> None:
        self.game = game
        self.mark = mark
        self.foresight = tell.Foresight()


_followed: OrderedDict[str, Followed] = OrderedDict()


def foresee(content: Content, data: Any, _: Callable[[Any], None]) -> Seen:
    """`data`: a `Wanted`."""
    wanted = msgspec.convert(data, Wanted)
    # Out of the way until it is whole again: an answer that fails leaves half a game.
    kept = _followed.pop(wanted.table, None)
    if wanted.game is not None:
        kept = Followed(codec.decode(content, wanted.game), wanted.after)
    elif kept is None or kept.mark != wanted.after:
        return Seen(missing=True)
    for key in wanted.keys:
        machine.answer(kept.game, key)
    old = kept.foresight.parts
    parts = kept.foresight.look(kept.game)
    kept.mark = wanted.mark
    _followed[wanted.table] = kept
    if len(_followed) > KEPT:
        _followed.popitem(last=False)
    return Seen(tell.changed_parts(old, parts), wanted.after if old else 0, kept.foresight.veil)
