"""AI mages at a table: how they come to a seat, and what they say before they act.

An AI mage is somebody at the table, with a name in the log and no more rights than a person at its seat. It is bound to its
seat and gives it to any player who wants it. In whose process it thinks is not the table's business.
"""

from __future__ import annotations

from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.standing import Agreed
from unshuffled.tables.table import Table

SHORTEST, LONGEST = 10, 3600
"""Seconds of absence after which a table may have an AI mage stand in."""
MOST_STEPS = 8
"""Of a plan."""


def id_of(seat: int) -> str:
    """The AI mage of this seat. No person can have this id: theirs have no stroke."""
    return f"mind/{seat}"


def seat(table: Table, person: str, seat: int, mind: str, absent: frozenset[str] = frozenset()) -> list[e.Entry]:
    """Have an AI mage play a seat: a free one, one's own, that of somebody absent, or of an AI mage with another mind."""
    table.check_player(person)
    table.check_seat(seat)
    if table.is_over:
        raise Refused(Code.OVER)
    owner = table.seats[seat]
    before = ""
    if owner not in ("", person, *table.minds()):
        if owner not in absent:
            raise Refused(Code.SEAT_TAKEN)
        before = owner
    return _sit(table, seat, mind, person, before)


def stand_in(table: Table, seat: int, absent: frozenset[str]) -> list[e.Entry]:
    """The AI mage that the table has agreed on takes the seat of somebody absent, who gets it back when they return."""
    owner = table.seats[seat]
    if not (table.started and not table.is_over and table.agreed.stand_in and owner in absent):
        return []
    return _sit(table, seat, table.agreed.stand_in, id_of(seat), owner)


def give_back(table: Table, person: str) -> list[e.Entry]:
    """Somebody is here again: the seats that an AI mage played for them are theirs."""
    minds = table.minds()
    return [
        e.SeatTaken(seat, person, person)
        for seat, owner in enumerate(table.seats)
        if owner in minds and table.owed_to[seat] == person
    ]


def agree(table: Table, person: str, agreed: Agreed) -> list[e.Entry]:
    """What the table agrees on about AI mages; the host decides."""
    table.check_player(person)
    if person != table.host:
        raise Refused(Code.NOT_THE_HOST)
    agreed.after = min(LONGEST, max(SHORTEST, agreed.after))
    if agreed == table.agreed:
        return []
    return [e.AiAgreed(person, agreed.stand_in, agreed.after, agreed.instant)]


def announce(table: Table, mind: str, steps: list[list[str | int]], at: int) -> list[e.Entry]:
    """Say what an AI mage is going to do after so many answers. What it has said already it does not say again."""
    if at != len(table.answers):
        raise Refused(Code.STALE)
    if mind not in table.minds() or not table.seats_of(mind):
        raise Refused(Code.SEAT_NOT_YOURS)
    steps = steps[:MOST_STEPS]
    said = table.plan.steps if table.plan is not None and table.plan.by == mind else []
    if not steps or steps == said[len(said) - len(steps) :]:
        return []
    return [e.AiPlanned(mind, steps)]


def _sit(table: Table, seat: int, mind: str, by: str, before: str) -> list[e.Entry]:
    who = id_of(seat)
    known = table.people.get(who)
    made: list[e.Entry] = []
    if known is None or known.mind != mind:
        made.append(e.AiJoined(who, mind))
    if table.seats[seat] != who:
        made.append(e.SeatTaken(seat, who, by, before))
    return made
