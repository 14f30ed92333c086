"""What a review says. Chances and changes are whole numbers of hundredths of a point, so that sums are exact."""

from __future__ import annotations

from dataclasses import dataclass, field

CERTAIN = 10_000
"""A chance of 100 %."""
HUNDREDTHS = 100
"""Of a point."""


@dataclass(slots=True)
class Point:
    """The chance of winning when a turn began, after its card was drawn; the last one is the end of the game."""

    turn: int
    at: int
    """Answers given before."""
    chance: int
    low: int
    high: int
    """Nine of ten estimates are between `low` and `high`."""
    nemesis: bool
    """It is a turn of the nemesis."""


@dataclass(slots=True)
class Part:
    """What one kind of luck or decision changed altogether."""

    kind: str
    change: int
    error: int
    """The standard error."""
    points: int = 0
    """The change in whole points, rounded so that all parts still add up."""


@dataclass(slots=True)
class Came:
    """One thing that chance brought."""

    turn_card: str = ""
    """The turn order card that was drawn."""
    card: str = ""
    """The nemesis card that was drawn."""
    odds: tuple[int, int] = (0, 0)
    """How likely it was: so many of so many; 0 of 0 if it cannot be said."""


@dataclass(slots=True)
class Moment:
    """One answer, or all that chance brought after one, and what it changed."""

    kind: str
    at: int
    """Answers given before an answer; of what chance brought, including the one that led to it."""
    turn: int
    last_turn: int
    """The turn in which it ended: chance may give the nemesis two turns in a row."""
    seat: int
    """Who decided; -1 if it was chance, or the players together."""
    change: int
    error: int
    key: str = ""
    """The answer, if it was one."""
    better: str = ""
    """An answer that was better beyond twice the error; empty if none is known."""
    gain: int = 0
    """By how much."""
    gain_error: int = 0
    came: list[Came] = field(default_factory=list)
    """What chance brought, if it was not an answer."""


@dataclass(slots=True)
class Purchase:
    """A card that a player bought, once or more often, and whether that paid: against the best other use of the aether."""

    card: str
    seat: int
    turns: list[int]
    """When it was bought."""
    at: int
    """Answers given before the first of them was bought."""
    uses: int
    """How often it was played or cast after that."""
    damage: int
    aether: int
    charges: int
    change: int
    error: int
    verdict: str
    """`paid` or `not_paid` beyond twice the error, else `unclear`."""


@dataclass(slots=True)
class Review:
    """A finished game."""

    won: bool
    outcome: str
    nemesis: str
    turns: int
    answers: int
    playouts: int
    """Games that were played on for it."""
    start: int
    start_error: int
    start_points: int = 0
    luck_points: int = 0
    decisions_points: int = 0
    """In whole points, which add up to 100 or 0."""
    luck: list[Part] = field(default_factory=list)
    decisions: list[Part] = field(default_factory=list)
    """`start`, `luck` and `decisions` add up to the result: `CERTAIN` or 0."""
    luck_error: int = 0
    decisions_error: int = 0
    curve: list[Point] = field(default_factory=list)
    turning_points: list[Moment] = field(default_factory=list)
    """Up to three, the largest changes beyond twice their error, as they happened."""
    again: list[Moment] = field(default_factory=list)
    """Decisions that cost most beyond twice their error, the worst first: to be tried again."""
    lost_from: Point | None = None
    """From here on the chance stayed below 3 %."""
    purchases: list[Purchase] = field(default_factory=list)

    @property
    def result(self) -> int:
        """The chance at the end."""
        return CERTAIN if self.won else 0

    def round(self) -> None:
        """Whole points for everything that is added up."""
        luck = sum(part.change for part in self.luck)
        self.start_points = round(self.start / HUNDREDTHS)
        self.luck_points = round(luck / HUNDREDTHS)
        self.decisions_points = self.result // HUNDREDTHS - self.start_points - self.luck_points
        _share(self.luck, self.luck_points)
        _share(self.decisions, self.decisions_points)


def _share(parts: list[Part], total: int) -> None:
    """Round each down, and give what is left to those that lost most by it."""
    for part in parts:
        part.points = part.change // HUNDREDTHS
    left = total - sum(part.points for part in parts)
    by_loss = sorted(range(len(parts)), key=lambda n: (-(parts[n].change % HUNDREDTHS), n))
    for n in by_loss[: max(0, left)]:
        parts[n].points += 1
    for n in by_loss[len(by_loss) + min(0, left) :]:
        parts[n].points -= 1
