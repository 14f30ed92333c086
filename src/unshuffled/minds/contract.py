"""What a mind is given and what it gives back.

A mind never meets the game itself. It gets an `Observation`: a table that looks the same to everyone sitting at it, in which
hidden cards are dealt by a fixed seed and chance is another. Whatever it computes depends on what a person could know.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from unshuffled.rules.core.state import Decision, Game
from unshuffled.rules.readings.sampling import sample


class Observation:
    """What a seat may know. Made by `seeing`, never by minds."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Game, seat: int) -> None:
        self._table = table
        self.seat = seat
        """Who is to answer, or `TEAM`."""

    @property
    def decision(self) -> Decision:
        """What is asked."""
        decision = self._table.decision
        assert decision is not None
        return decision

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return self._table.turn

    def table(self) -> Game:
        """A table of one's own to read and to try answers at. Cards that nobody can know are dealt, always alike."""
        return self._table.copy()

    def sample(self, seed: str) -> Game:
        """The same table with other hidden cards and other chance: each seed gives one that could be the real one."""
        return sample(self._table, seed)


@runtime_checkable
class Mind(Protocol):
    """Anything that plays."""

    def choose(self, seen: Observation) -> str:
        """One of the decision's keys."""


@runtime_checkable
class Picker(Protocol):
    """A mind that only looks at the question. It needs no observation, so games with it are fast."""

    def pick(self, decision: Decision) -> str:
        """One of the decision's keys."""
