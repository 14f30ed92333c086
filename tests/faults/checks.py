"""After the evening: is everything that was acknowledged and shown in the log, and is everybody looking at the same game?

The log is read from the database itself (`database`). Everything else is compared with what follows from it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import msgspec

from tests.faults.database import Kept, read_log
from tests.faults.notes import Ack, Attempt, Made, Notes, Session
from tests.faults.people import Place, insist
from tests.faults.proxy import Proxy
from tests.faults.services import Node
from unshuffled.rules.core.content import Content
from unshuffled.rules.saves import transcript
from unshuffled.server.client import Closed, Follower, Guest, ProtocolError
from unshuffled.tables.entries import from_data, to_public
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.speech import Speeches

ENTRIES: dict[type[p.FromClient], frozenset[str]] = {
    p.Answer: frozenset({"Answered"}),
    p.TakeBack: frozenset({"TakenBack", "BackAsked"}),
    p.VoteBack: frozenset({"BackVoted", "TakenBack"}),
    p.Redo: frozenset({"Redone"}),
    p.Say: frozenset({"Said"}),
}
"""What the last entry of a wish can be. Wishes that are not here may be granted without any."""
AWAY = frozenset({"Unavailable"})
"""The exceptions a node may note while its database is away."""
NOT_STARTED = (
    *AWAY,
    "the database cannot be reached",
    "Application startup failed",
    "unshuffled: [Errno 111] Connect call failed",
    "unshuffled: the database system is ",
    "unshuffled: TimeoutError",
)
"""The words of a node that did not start because its database was away just then."""
LONGEST_REPAIR = 120.0
"""Seconds until a node that lost a service shows tables and takes answers again: each dead connection to the database may cost thirty."""


@dataclass(slots=True)
class Finding:
    """Something that must not be."""

    kind: str
    table: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.table} {self.detail}".strip()


@dataclass(slots=True)
class Seen:
    """A table as somebody sees it."""

    who: str
    table: str
    number: int
    state: dict[str, Any]
    view: dict[str, Any] | None


def seen_by(who: str, follower: Follower) -> Seen:
    """What this client sees now; nothing, if it was turned away."""
    state = msgspec.to_builtins(follower.state) if follower.state is not None else {}
    return Seen(who, follower.table, follower.number, state, follower.view)


async def converge(url: str, places: Iterable[Place], seconds: float) -> float:
    """Wait until everybody is connected and has seen the last number in the log; gives how long it took.

    The number alone is not enough: a person whose node has just ended may know it, in that node's words.
    """
    loop = asyncio.get_running_loop()
    started = loop.time()
    last = {id: kept.last for id, kept in (await read_log(url)).items()}

    def is_there(place: Place) -> bool:
        return place.is_welcomed and place.follower.number == last.get(place.follower.table)

    try:
        async with asyncio.timeout(seconds):
            waiting = [place.follower.until(lambda _, place=place: is_there(place)) for place in places]  # type: ignore[misc]
            # Who is not there in the end, or was turned away, is found by the checks.
            await asyncio.gather(*waiting, return_exceptions=True)
    except TimeoutError:
        pass
    return loop.time() - started


async def wait_for_presence(places: Sequence[Place], seconds: float) -> list[Finding]:
    """Everybody is connected: until everybody sees that, and nobody who is not."""
    there: dict[str, set[str]] = {}
    for place in places:
        there.setdefault(place.follower.table, set()).add(place.person)

    def is_right(follower: Follower) -> bool:
        return set(follower.present) == there[follower.table]

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(place.follower.until(is_right) for place in places), return_exceptions=True)
    return [
        Finding("presence", place.follower.table, f"{place.name} sees {sorted(place.follower.present)}")
        for place in places
        if not is_right(place.follower)
    ]


async def ask_nodes(nodes: list[Node], places: Iterable[Place]) -> list[Seen]:
    """Every table of these places as a new reader sees it at each node."""
    tables = {place.follower.table: place.follower.guest for place in places}
    found: list[Seen] = []
    room = asyncio.Semaphore(16)

    async def ask(node: Node, url: str, table: str, guest: Guest) -> None:
        cookies = guest.http.cookies
        try:
            async with (
                room,
                asyncio.timeout(LONGEST_REPAIR),
                Guest(url, cookies=cookies) as same,
                same.follow(table) as it,
            ):
                found.append(seen_by(node.name, it))
        except (TimeoutError, Closed) as error:
            found.append(Seen(f"{node.name} ({error!r})", table, -1, {}, None))

    async def ask_all(node: Node) -> None:
        # Through a proxy of its own: so many readers must not come from one address.
        async with Proxy([lambda: node.port], random.Random(0)) as proxy:
            await asyncio.gather(*(ask(node, proxy.url, table, guest) for table, guest in tables.items()))

    await asyncio.gather(*(ask_all(node) for node in nodes))
    return found


# The checks


def check_acks(kept: dict[str, Kept], acks: list[Ack]) -> list[Finding]:
    """Every acknowledged wish is in the log at its number, and no number was given to two."""
    found: list[Finding] = []
    given: dict[tuple[str, int], Ack] = {}
    for ack in acks:
        kinds = ENTRIES.get(type(ack.wish))
        if kinds is None:
            continue
        what = f"{ack.number}: {type(ack.wish).__name__} of {ack.person}"
        first = given.setdefault((ack.table, ack.number), ack)
        if first is not ack:
            found.append(Finding("acknowledged twice", ack.table, what))
        row = kept[ack.table].rows.get(ack.number) if ack.table in kept else None
        if row is None or not _is_entry_of(row, ack, kinds):
            found.append(Finding("acknowledged and lost", ack.table, f"{what}, the log has {row}"))
    return found


def _is_entry_of(row: dict[str, Any], ack: Ack, kinds: frozenset[str]) -> bool:
    wish = ack.wish
    if row["kind"] not in kinds:
        return False
    if isinstance(wish, p.Answer):
        return [row["key"], row["person"]] == [wish.key, ack.person]
    if isinstance(wish, p.Say):
        return [row["phrase"], row["person"]] == [wish.phrase, ack.person]
    if isinstance(wish, p.TakeBack):
        return [row["to"], row["person"]] == [wish.to, ack.person]
    # The vote that decides ends in the entry of the person who asked to undo.
    return row["kind"] == "TakenBack" or bool(row["person"] == ack.person)


def check_shown(kept: dict[str, Kept], notes: Notes) -> list[Finding]:
    """What anybody was ever shown is in the log, under the number they were shown it with."""
    found = [Finding("shown differently", table, str(number)) for table, number in notes.shown_twice]
    for (table, number), entry in notes.shown.items():
        row = kept[table].rows.get(number) if table in kept else None
        told = to_public(from_data(row)) if row is not None else None
        if told != entry:
            found.append(Finding("shown and lost", table, f"{number}: {entry}, the log has {row}"))
    return found


def check_made(kept: dict[str, Kept], made: list[Made]) -> list[Finding]:
    """Every table that was acknowledged over HTTP is there, and is what it was said to be."""
    found: list[Finding] = []
    for one in made:
        rows = list(kept[one.table].rows.values()) if one.table in kept else []
        match one.kind:
            case "joined":
                there = any(row["kind"] == "Joined" and row["person"] == one.person for row in rows)
            case "opened":
                there = any(row["kind"] == "Opened" and row["host"] == one.person for row in rows)
            case _:
                hosted = any(row["kind"] == "Opened" and row["host"] == one.person for row in rows)
                there = hosted and any(row["kind"] == "Forked" and row["at"] == one.at for row in rows)
        if not there:
            what = f"{one.kind} by {one.person}, at {one.at}"
            found.append(Finding("acknowledged and lost", one.table, f"{what}, the log has {len(rows)} entries"))
    return found


def check_accounts(people: dict[str, str], sessions: list[Session]) -> list[Finding]:
    """Every account that somebody was let into is there, and theirs."""
    return [
        Finding(
            "account lost",
            "",
            f"{session.name!r} of {session.person}, the database has {people.get(session.name.casefold())}",
        )
        for session in sessions
        if people.get(session.name.casefold()) != session.person
    ]


async def ask_sessions(nodes: Sequence[Node], notes: Notes, logins: int = 12) -> list[Finding]:
    """Every session that was acknowledged works, those that were ended do not, and passwords let people in."""
    async with Proxy([lambda node=node: node.port for node in nodes], random.Random(0)) as proxy:  # type: ignore[misc]
        # One login for each of the last accounts: hashing a password is meant to be slow.
        last = {session.name: session for session in notes.sessions[-logins:]}
        asked = [_ask_session(proxy.url, notes, session) for session in notes.sessions]
        asked += [_ask_password(proxy.url, notes, session) for session in last.values()]
        return [finding for finding in await asyncio.gather(*asked) if finding is not None]


async def _ask_session(url: str, notes: Notes, session: Session) -> Finding | None:
    async with Guest(url, cookies=dict(session.cookies)) as guest:
        me = await insist(guest.me, notes)
    if (me.person, me.account) == (("", False) if session.ended else (session.person, True)):
        return None
    what = "ended session works" if session.ended else "session lost"
    return Finding(what, "", f"{session.name!r} of {session.person} is {me.person!r}")


async def _ask_password(url: str, notes: Notes, session: Session) -> Finding | None:
    async with Guest(url) as guest:
        try:
            person = (await insist(lambda: guest.log_in(session.name, session.password), notes)).person
        except ProtocolError as refusal:
            person = refusal.code
    if person == session.person:
        return None
    return Finding("account lost", "", f"{session.name!r} of {session.person} is {person}")


def check_seats(kept: dict[str, Kept], notes: Notes, absent_after: float) -> list[Finding]:
    """No seat was taken over from somebody who had been there less than `absent_after` seconds before.

    That somebody was there is taken from acknowledged wishes alone: the wish was sent, the log took it, and the
    acknowledgement arrived, all before the seat was asked for. A person who is only connected may be at a node that the
    others cannot hear.
    """
    proofs: dict[tuple[str, str], list[Ack]] = {}
    for ack in notes.acks:
        if type(ack.wish) in ENTRIES:
            proofs.setdefault((ack.table, ack.person), []).append(ack)
    found: list[Finding] = []
    for id, log in kept.items():
        for number, row in log.rows.items():
            if row["kind"] != "SeatTaken" or not row.get("before"):
                continue
            asked, granted = _when(notes, id, number, row)
            before = [ack for ack in proofs.get((id, row["before"]), []) if ack.at <= asked]
            ago = min((granted - ack.sent for ack in before), default=absent_after)
            if ago < absent_after:
                what = f"{number}: seat {row['seat']} by {row['person']}, at most {ago:.1f} s after a wish of {row['before']}"
                found.append(Finding("seat of somebody present", id, what))
    return found


def _when(notes: Notes, table: str, number: int, row: dict[str, Any]) -> tuple[float, float]:
    """Between which times the seat was granted, as far as anybody knows."""

    def is_of(attempt: Attempt) -> bool:
        return (attempt.table, attempt.seat, attempt.person) == (table, row["seat"], row["person"])

    for attempt in notes.attempts:
        if is_of(attempt) and attempt.number == number:
            return attempt.sent, attempt.at
    shown = notes.shown_at.get((table, number), float("inf"))
    lost = [attempt.sent for attempt in notes.attempts if is_of(attempt) and not attempt.number and not attempt.code]
    wished = [ack.sent for ack in notes.acks if (ack.table, ack.number, ack.person) == (table, number, row["person"])]
    return min([*lost, *wished], default=0.0), shown


def check_log(content: Content, kept: dict[str, Kept]) -> tuple[dict[str, Table], list[Finding]]:
    """No number is missing or there twice, and the rules replay each game from its text to the same end."""
    found: list[Finding] = []
    tables: dict[str, Table] = {}
    for id, log in kept.items():
        if log.numbers != list(range(1, len(log.numbers) + 1)):
            found.append(Finding("numbers", id, str(log.numbers[-20:])))
            continue
        table = Table(id, content, log.seed)
        try:
            for number in log.numbers:
                table.apply(from_data(log.rows[number]))
            tables[id] = table
            # A redealt fork has no text of its own.
            if table.game is not None and not table.before:
                replayed = transcript.verify(
                    table.content, transcript.read(transcript.write(table.record())), table.commitment
                )
                if replayed != table.game:
                    found.append(Finding("replay", id, f"differs after {len(table.answers)} answers"))
        except Exception as error:
            found.append(Finding("replay", id, f"{type(error).__name__}: {error}"))
    return tables, found


def check_seen(content: Content, tables: dict[str, Table], seen: list[Seen]) -> list[Finding]:
    """Everybody sees what follows from the log."""
    found: list[Finding] = []
    speeches = Speeches(content)
    expected: dict[str, tuple[dict[str, Any], Any]] = {}
    for one in seen:
        table = tables.get(one.table)
        if table is None:
            continue
        if one.table not in expected:
            state = msgspec.to_builtins(tell.state_of(table))
            expected[one.table] = (
                state,
                msgspec.json.decode(bytes(tell.view_of(table.game, speeches.of(table.content)))),
            )
        state, view = expected[one.table]
        if one.number != table.number:
            found.append(Finding("not converged", one.table, f"{one.who} is at {one.number} of {table.number}"))
        elif state != one.state:
            differs = [name for name in state if state[name] != one.state.get(name)]
            found.append(Finding("another view", one.table, f"{one.who}: {differs}"))
        elif view != one.view:
            differs = [name for name in view or {} if view[name] != (one.view or {}).get(name)]
            found.append(Finding("another view", one.table, f"{one.who}: {differs}"))
    return found


def check_histories(content: Content, kept: dict[str, Kept], acks: list[Ack]) -> list[Finding]:
    """Every acknowledged answer was given to the game that the log has before it. For people who only answer and talk."""
    found: list[Finding] = []
    speeches = Speeches(content)
    by_table: dict[str, dict[int, Ack]] = {}
    for ack in acks:
        if isinstance(ack.wish, p.Answer) and ack.view is not None:
            by_table.setdefault(ack.table, {})[ack.number] = ack
    for id, of_number in by_table.items():
        log = kept[id]
        table = Table(id, content, log.seed)
        for number in log.numbers:
            ack_here = of_number.get(number)
            if ack_here is not None and ack_here.view != msgspec.json.decode(
                bytes(tell.view_of(table.game, speeches.of(table.content)))
            ):
                what = f"{number}: answer of {ack_here.person}"
                found.append(Finding("acknowledged on another history", id, what))
            try:
                table.apply(from_data(log.rows[number]))
            except Exception:
                break  # `check_log` says so
    return found


def check_node_log(node: Node) -> list[Finding]:
    """Return what is wrong in a node's log: any fault other than that its database was away."""
    found: list[Finding] = []
    for raw, lines in groupby(node.lines(), lambda line: line["level"] == "raw"):
        if raw:
            # A traceback of many lines, as of a node that could not start.
            text = "\n".join(line["event"] for line in lines)
            if not any(words in text for words in NOT_STARTED):
                found.append(Finding("node log", node.name, text[-2000:]))
            continue
        for line in lines:
            kinds = {each.get("exc_type") for each in line.get("exception") or []}
            known = kinds & AWAY or line["event"].startswith(NOT_STARTED)
            if line["level"] not in {"debug", "info", "warning"} and not known:
                found.append(Finding("node log", node.name, json.dumps(line)[:2000]))
    return found
