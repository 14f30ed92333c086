"""The HTTP bodies of the daily table. Part of the protocol as `protocol` is, and under the same promise."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from unshuffled.wire.protocol import Word, told


class OpenDaily(Struct, kw_only=True):
    """Open a table of today, for so many mages: to play alone, or with friends who get its link."""

    name: Word = ""
    """The person's."""
    mages: Annotated[int, Meta(ge=1, le=4)] = 1


class DailyResult(Struct, kw_only=True):
    """What a game of a day came to. The server has played its log again."""

    rank: int
    """Among those it is listed with; equal results share one."""
    names: list[str]
    """Of those who had a seat at the end."""
    won: bool
    turns: int
    gravehold: int
    nemesis_life: int
    yours: bool = False
    """Has the person who asks played it?"""
    table: str = ""
    """Of one's own, where it was played."""


class DailyBoard(Struct, kw_only=True):
    """The results of a day for one number of mages: the best first, and not more than a hundred of each sort."""

    mages: int
    first: list[DailyResult] = []
    """Each player's first game of the day, with nothing taken back after hidden cards had been seen."""
    marked: list[DailyResult] = []
    """The same, with something taken back."""
    practice: list[DailyResult] = []
    """At least one of the players had begun another game of the day before."""
    count: int = 0
    """How many there are, with those that are not in the lists."""


class DailyDay(Struct, kw_only=True):
    """A day: what is played, what was published of its seed, and what the games came to."""

    day: str
    """The date in UTC, as in 2026-11-17."""
    commitment: str
    announced: str
    """When the server made the day, and could show its commitment for the first time; ISO 8601, UTC."""
    setup: Annotated[dict[str, Any], told("SetupChoice")]
    """With four mages: a game of fewer has the first ones."""
    packs: dict[str, str]
    """Their digests: the setup follows from them and the seed."""
    rules: int
    seed: str = ""
    """What the commitment binds; empty until the day is over."""
    boards: list[DailyBoard] = []
    """For one mage to four."""
    checking: int = 0
    """Results that are still being played again."""


class DailyNext(Struct, kw_only=True):
    """What is published of the next day."""

    day: str
    commitment: str
    announced: str


class DailyOverview(Struct, kw_only=True):
    """The daily table."""

    today: DailyDay
    tomorrow: DailyNext
    yesterday: DailyDay | None = None
    """None if this server made no such day."""
    left: int = 0
    """Seconds until the day is over, and the next begins."""
    yours: str = ""
    """The table of your first game today, if you have begun one."""
