"""The bodies of the account routes. Part of the protocol as `protocol` is, and under the same promise."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from unshuffled.wire.protocol import Word

Names = dict[str, str]
Password = Annotated[str, Meta(max_length=1000)]
"""Longer than allowed, so that one that is too long gets a code of its own."""


class Credentials(Struct, kw_only=True):
    """A login name and a password."""

    name: Word = ""
    password: Password = ""


class LogIn(Credentials, kw_only=True):
    """Log in. `adopt`: the tables of the guest who asks become the account's."""

    adopt: bool = False


class LogOut(Struct, kw_only=True):
    """Log out, here or everywhere."""

    everywhere: bool = False


class NewPasskey(Struct, kw_only=True):
    """What the browser made of the options, as JSON; `label` tells one's passkeys apart."""

    credential: dict[str, Any]
    label: Word = ""


class PasskeyLogIn(Struct, kw_only=True):
    """What the browser signed, as JSON."""

    credential: dict[str, Any]
    adopt: bool = False


class Me(Struct, kw_only=True):
    """Who asks. A guest has no name here, and a visitor without a session is no person either."""

    person: str
    name: str = ""
    account: bool = False
    adopted: list[str] = []
    """Tables that became the account's with this login."""


class PasskeyInfo(Struct, kw_only=True):
    """One of one's passkeys."""

    id: str
    label: str
    made_at: str


class AccountInfo(Struct, kw_only=True):
    """How the account is opened."""

    person: str
    name: str
    password: bool
    passkeys: list[PasskeyInfo]
    sessions: int


class Result(Struct, kw_only=True):
    """What a finished game came to, for statistics."""

    turns: int
    gravehold: int
    """The life that Gravehold, or the protected person, had left."""
    exhausted: int
    """How many mages were exhausted."""
    game: str
    """The same for every table whose game had the same beginning: a fork or an import is not another game."""


class TableSummary(Struct, kw_only=True):
    """A table somebody has been at."""

    table: str
    name: str
    nemesis: str
    """Empty until the game begins, if it is left to chance."""
    mages: list[str]
    difficulty: str
    people: list[str]
    """Names of those with a seat."""
    seats: list[int]
    """One's own."""
    watching: bool
    started: bool
    over: bool
    won: bool
    outcome: str
    """How the game ended; empty until it has."""
    answers: int
    waiting: bool
    """Is the table waiting for the person who asks?"""
    waiting_for: list[str] = []
    """Names of the others it waits for."""
    waited: int | None = None
    """Seconds since the game last moved on, of one that waits for somebody."""
    updated: str
    """When something happened there last; ISO 8601, UTC."""
    refused: str = ""
    """Why the table cannot be opened here, as a code; empty if it can."""
    expedition: Names = {}
    """What the expedition is called, if the table is one; `mages` are those in its barracks, `nemesis` the next."""
    battle: int = 0
    """Which battle of the expedition is next, from 1."""
    battles: int = 0
    """How many it has."""
    score: int = 0
    battle_of: str = ""
    """The table of the expedition whose battle this is."""
    result: Result | None = None
    """Of a game that is over; none of an expedition."""
    daily: str = ""
    """The day whose setup and seed it is played with."""


class History(Struct, kw_only=True):
    """One's tables; the one where something happened last comes first."""

    tables: list[TableSummary]
    more: bool
    """Are there others after these?"""
