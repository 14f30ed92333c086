"""Forecasts of one game as it goes on. Most answers change only fields that most parts of its forecast do not depend on.

Each part is made on copies of the game without the fields that a forecast may not need (`fields.VEILS`). Reading one of them
raises `AttributeError`: then the part is made again with it. So nothing that a part depends on can be overlooked. It is kept
until one of those fields differs (`Game.forecast_differs`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from unshuffled.rules.core.fields import OTHER, VEILS
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.forecast import (
    Effect,
    Forecast,
    Parts,
    Turn,
    nemesis_comes,
    nothing_comes,
    put_together,
)

VEIL: Final = sum(VEILS.values())
"""All fields that a forecast may not need."""
PREPPED: Final = VEILS["prepped"]
_WORD = re.compile(r"\w+")


def differs(old: Game, new: Game) -> int:
    """Which fields that a forecast may need are not the same, as bits: `VEILS`, or `OTHER`, which every forecast needs."""
    if old.scenario is not new.scenario:
        return OTHER
    found = old.forecast_differs(new)
    if found & PREPPED and _lessens(old) != _lessens(new):
        found |= OTHER
    return found


def _lessens(g: Game) -> list[int]:
    """The prepped spells that lessen damage, each after the complement of its player."""
    cards, found = g.scenario.content.cards, []
    for p in g.players:
        found += [~p.seat, *[spell.card for spell in p.prepped if cards[spell.card].less_damage]]
    return found


class Kept:
    """A part, and the fields that it was made without."""

    __slots__ = ("made", "veil")

    def __init__(self, veil: int) -> None:
        self.veil = veil
        self.made: Any = None
        """An effect or the whole turn; None until it is made."""


class Lookout(Parts):
    """Looks ahead in a game, again and again."""

    __slots__ = ("_bases", "_before", "_differs", "_kept", "_most", "_old", "_uids", "veil")

    def __init__(self) -> None:
        self.veil = 0
        """The fields that the last forecast does not depend on."""
        self._before: Game | None = None
        self._uids: list[int] = []
        self._bases: list[tuple[Game, int]] = []
        self._differs = OTHER
        self._most = VEIL
        self._old: dict[str, Kept] = {}
        self._kept: dict[str, Kept] = {}

    def look(self, g: Game) -> Forecast:
        """The forecast from this position. The game is not changed."""
        if g.is_over:
            self.veil = 0
            self._before, self._kept = None, {}
            return nothing_comes(g)
        before, uids = self._before, [m.uid for m in g.in_play]
        self._differs = OTHER if before is None else differs(before, g)
        # With other cards in play, what else the nemesis does may depend on less than it did.
        self._old = self._kept if uids == self._uids else {}
        self._before, self._uids, self._kept = None, uids, {}
        self._bases = nemesis_comes(g)
        # Damage is lessened by spells that lie there, so they are only left out where none does that.
        self._most = VEIL & ~PREPPED if max(_lessens(g)) >= 0 else VEIL
        self.veil = VEIL
        seen = put_together(g, self._bases, self)
        self._before = g.copy()
        self._bases = []
        return seen

    def effect(self, name: str, make: Callable[[], Effect]) -> Effect:
        """The one that is kept, or a new one."""
        made: Effect = self._made(name, make)
        return made

    def turn(self, make: Callable[[], Turn]) -> Turn:
        """The one that is kept, or a new one."""
        made: Turn = self._made("turn", make)
        return made

    def _made(self, name: str, make: Callable[[], Any]) -> Any:
        kept = self._part(name)
        while kept.made is None:
            try:
                kept.made = make()
            except AttributeError as error:
                self._lift(kept, error)
        self.veil &= kept.veil
        return kept.made

    def _part(self, name: str) -> Kept:
        old = self._old.get(name)
        if old is not None and not self._differs & ~old.veil:
            kept = old
        else:
            kept = Kept(self._most if old is None else old.veil & self._most)
            self._put_on(kept.veil)
        self._kept[name] = kept
        return kept

    def _put_on(self, veil: int) -> None:
        """Copies are made without these fields from now on."""
        for base, _ in self._bases:
            base.veil = veil
            for p in base.players:
                p.veil = veil

    def _lift(self, kept: Kept, error: AttributeError) -> None:
        """Something was read: from now on it is there."""
        # Compiled and not, the message has the name of the field among other words.
        needed = [VEILS[word] for word in _WORD.findall(str(error)) if word in VEILS]
        if not needed or not kept.veil & needed[0]:
            raise error
        kept.veil &= ~needed[0]
        self._put_on(kept.veil)
