"""The three tables and their columns. docs/researchers/data.md lists them, and a test compares."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Kind = Literal["int", "bool", "text"]
SEATS: Final = 4


class Column(NamedTuple):
    """One column."""

    name: str
    kind: Kind
    about: str


def _lives() -> tuple[Column, ...]:
    return tuple(
        Column(f"life_{seat}", "int", f"life of the mage at seat {seat}, if there is one") for seat in range(SEATS)
    )


GAME: Final = Column("game", "int", "number of the game in its job")

COLUMNS: Final[dict[str, tuple[Column, ...]]] = {
    "games": (
        GAME,
        Column("seed", "text", "seed of the game"),
        Column("nemesis", "text", "id of the nemesis"),
        Column("difficulty", "text", "beginner, normal, expert or extinction"),
        Column("mages", "text", "ids of the mages by seat, separated by spaces"),
        Column("market", "text", "ids of the nine market cards, separated by spaces"),
        Column("mind", "text", "who answered"),
        Column("won", "bool", "did the mages win?"),
        Column("outcome", "text", "how it ended; empty if it failed"),
        Column("turns", "int", "turns that began"),
        Column("answers", "int", "answers that were given"),
        Column("nemesis_life", "int", "life of the nemesis at the end"),
        Column("gravehold_life", "int", "life of Gravehold, or of who is protected instead, at the end"),
        *_lives(),
        Column(
            "record", "text", "head of the transcript: with the keys of all answers, one a line, it is the whole game"
        ),
        Column("failure", "text", "what went wrong in the engine; empty if nothing did"),
    ),
    "turns": (
        GAME,
        Column("turn", "int", "number of the turn, from 1; turns in which nothing is asked have no row"),
        Column("active", "int", "seat whose turn it is; -1 for the nemesis"),
        Column("answers", "int", "answers given before"),
        Column("nemesis_life", "int", "life of the nemesis at the first question of the turn"),
        Column("gravehold_life", "int", "life of Gravehold, or of who is protected instead, then"),
        *_lives(),
        Column("charges", "int", "charges of all mages"),
        Column("minions", "int", "minions in play"),
    ),
    "decisions": (
        GAME,
        Column("number", "int", "number of the answer, from 0"),
        Column("turn", "int", "turn in which it was asked"),
        Column("seat", "int", "seat that was asked; -1 for the players together"),
        Column("ask", "text", "code of the question"),
        Column("options", "int", "how many answers there were"),
        Column("key", "text", "the answer (docs/authors/keys.md)"),
    ),
}
"""By table, in the order in which they are written."""
