"""What a deck yields in a turn: all that is drawn is played, but only as many spells are cast as there are open breaches.

A turn draws five cards, so each card comes up five times in as many turns as the deck has cards. The best spells take the
breaches first; those that find none are worth nothing. What a card more or a breach more adds follows from that.
"""

from __future__ import annotations

from typing import Final

HAND: Final = 5.0


class Flow:
    """The cards of one player, as numbers."""

    def __init__(self, breaches: float, bonus: float) -> None:
        self.breaches = breaches
        """How many spells can be cast in a turn."""
        self.bonus = bonus
        """What breaches add to each spell, on average."""
        self.size = 0
        self.steady = 0.0
        """What gems and relics yield, each used once."""
        self.spells: list[float] = []

    def add(self, value: float, is_spell: bool) -> None:
        """A card of the deck."""
        self.size += 1
        if is_spell:
            self.spells.append(value)
        else:
            self.steady += value

    def finish(self) -> None:
        """All cards are there."""
        self.spells.sort(reverse=True)

    def turn(self) -> float:
        """What a turn yields."""
        return self._turn(self.size, self.steady, 0.0, False, self.breaches)

    def with_card(self, value: float, is_spell: bool) -> float:
        """What a turn yields with one card more."""
        if is_spell:
            return self._turn(self.size + 1, self.steady, value, True, self.breaches)
        return self._turn(self.size + 1, self.steady + value, 0.0, False, self.breaches)

    def with_breach(self) -> float:
        """What a turn yields with one breach more."""
        return self._turn(self.size, self.steady, 0.0, False, self.breaches + 1.0)

    def _turn(self, size: int, steady: float, extra: float, has_extra: bool, breaches: float) -> float:
        rate = HAND / size if size > HAND else 1.0
        total = steady * rate
        room = breaches
        for value in self.spells:
            if has_extra and extra >= value:
                has_extra = False
                cast = rate if rate < room else room
                total += cast * (extra + self.bonus)
                room -= cast
            cast = rate if rate < room else room
            total += cast * (value + self.bonus)
            room -= cast
            if room <= 0.0:
                return total
        if has_extra:
            cast = rate if rate < room else room
            total += cast * (extra + self.bonus)
        return total
