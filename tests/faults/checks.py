"""After the evening: is everything that was acknowledged and shown in the log, and is everybody looking at the same game?

The log is read from the database itself. Everything else is compared with what follows from it.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # it ships none
import msgspec

from tests.faults.people import Ack, Notes, Place
from tests.faults.proxy import Proxy
from tests.faults.services import Node
from unshuffled.rules import record
from unshuffled.rules.records import Content
from unshuffled.server import protocol as p
from unshuffled.server import tell
from unshuffled.server.client import Follower, Guest
from unshuffled.server.speech import Speech
from unshuffled.stores.engine import parse
from unshuffled.tables.entries import from_data
from unshuffled.tables.table import Table

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
NOT_STARTED = (*AWAY, "unshuffled: [Errno 111] Connect call failed", "unshuffled: the database system is ")
"""The words of a node that did not start because its database was away just then."""


@dataclass(slots=True)
class Finding:
    """Something that must not be."""

    kind: str
    table: str
    detail: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.table} {self.detail}".strip()


@dataclass(slots=True)
class Kept:
    """What the database has of a table."""

    seed: str
    numbers: list[int] = field(default_factory=list)
    rows: dict[int, dict[str, Any]] = field(default_factory=dict)

    @property
    def last(self) -> int:
        """The table's number."""
        return self.numbers[-1] if self.numbers else 0


@dataclass(slots=True)
class Seen:
    """A table as somebody sees it."""

    who: str
    table: str
    number: int
    state: dict[str, Any]
    view: dict[str, Any] | None


async def read_log(url: str) -> dict[str, Kept]:
    """All tables, from the database itself."""
    plain = parse(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        found = {row["id"]: Kept(row["seed"]) for row in await connection.fetch("SELECT id, seed FROM tables")}
        rows = "SELECT table_id, number, kind, data FROM entries ORDER BY table_id, number"
        for row in await connection.fetch(rows):
            kept = found[row["table_id"]]
            kept.numbers.append(row["number"])
            kept.rows[row["number"]] = {"kind": row["kind"], **json.loads(row["data"])}
        return found
    finally:
        await connection.close()


def seen_by(who: str, follower: Follower) -> Seen:
    """What this client sees now."""
    assert follower.state is not None
    return Seen(who, follower.table, follower.number, msgspec.to_builtins(follower.state), follower.view)


async def converge(url: str, places: Iterable[Place], seconds: float) -> float:
    """Wait until everybody has seen the last number there is in the log; gives how long it took."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    last = {id: kept.last for id, kept in (await read_log(url)).items()}

    def is_there(follower: Follower) -> bool:
        return follower.number >= last[follower.table]

    try:
        async with asyncio.timeout(seconds):
            waiting = [place.follower.until(is_there) for place in places]
            # Who is not there in the end, or was turned away, is found by the checks.
            await asyncio.gather(*waiting, return_exceptions=True)
    except TimeoutError:
        pass
    return loop.time() - started


async def ask_nodes(nodes: list[Node], places: Iterable[Place]) -> list[Seen]:
    """Every table of these places as a new reader sees it at each node."""
    tables = {place.follower.table: place.follower.guest for place in places}
    found: list[Seen] = []
    room = asyncio.Semaphore(16)

    async def ask(node: Node, url: str, table: str, guest: Guest) -> None:
        cookies = guest.http.cookies
        async with room, asyncio.timeout(60), Guest(url, cookies=cookies) as same, same.follow(table) as follower:
            found.append(seen_by(node.name, follower))

    for node in nodes:
        # Through a proxy of its own: so many readers must not come from one address.
        async with Proxy([lambda node=node: node.port], random.Random(0)) as proxy:  # type: ignore[misc]
            await asyncio.gather(*(ask(node, proxy.url, table, guest) for table, guest in tables.items()))
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
    # The vote that decides ends in the entry of whoever asked to go back.
    return row["kind"] == "TakenBack" or bool(row["person"] == ack.person)


def check_shown(kept: dict[str, Kept], notes: Notes) -> list[Finding]:
    """What anybody was ever shown is in the log, under the number they were shown it with."""
    found = [Finding("shown differently", table, str(number)) for table, number in notes.shown_twice]
    for (table, number), entry in notes.shown.items():
        row = kept[table].rows.get(number) if table in kept else None
        if row != entry:
            found.append(Finding("shown and lost", table, f"{number}: {entry}, the log has {row}"))
    return found


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
            if table.game is not None:
                replayed = record.verify(content, record.read(record.write(table.record())), table.commitment)
                if replayed != table.game:
                    found.append(Finding("replay", id, f"differs after {len(table.answers)} answers"))
        except Exception as error:
            found.append(Finding("replay", id, f"{type(error).__name__}: {error}"))
    return tables, found


def check_seen(content: Content, tables: dict[str, Table], seen: list[Seen]) -> list[Finding]:
    """Everybody sees what follows from the log."""
    found: list[Finding] = []
    speech = Speech(content)
    expected: dict[str, tuple[dict[str, Any], Any]] = {}
    for one in seen:
        table = tables.get(one.table)
        if table is None:
            continue
        if one.table not in expected:
            state = msgspec.to_builtins(tell.state_of(table))
            expected[one.table] = state, msgspec.json.decode(bytes(tell.view_of(table.game, speech)))
        state, view = expected[one.table]
        if one.number != table.number:
            found.append(Finding("not converged", one.table, f"{one.who} is at {one.number} of {table.number}"))
        elif one.state != state:
            differs = [name for name in state if state[name] != one.state.get(name)]
            found.append(Finding("another view", one.table, f"{one.who}: {differs}"))
        elif one.view != view:
            differs = [name for name in view if view[name] != (one.view or {}).get(name)]
            found.append(Finding("another view", one.table, f"{one.who}: {differs}"))
    return found


def check_node_log(node: Node) -> list[Finding]:
    """A node noted no fault but that its database was away."""
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
            if line["level"] not in {"debug", "info", "warning"} and not kinds & AWAY:
                found.append(Finding("node log", node.name, json.dumps(line)[:2000]))
    return found
