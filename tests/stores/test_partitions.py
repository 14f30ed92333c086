"""On PostgreSQL a statement about one table names it and is planned on one partition; the exceptions are listed here."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event, text

from tests.stores.keeping import Kept, after, connected, new_table, said
from tests.stores.test_lost_tail import answer, begun
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import SqlLog
from unshuffled.stores.presence import SqlPresence
from unshuffled.stores.retention import Days, Retention
from unshuffled.stores.schema import PARTITIONS, metadata
from unshuffled.tables.ports import Snapshot

PARTITION = re.compile(f"(?:{'|'.join(metadata.tables)})_([0-9]+)")
NOW = timedelta()

Statement = tuple[str, tuple[Any, ...]]
Operation = Callable[["Place"], Awaitable[Any]]


@dataclass
class Place:
    """A node's stores in one database, with a table of three entries and a packed one."""

    log: SqlLog
    accounts: AccountStore
    presence: SqlPresence
    operator: Retention
    id: str
    other: str
    statements: list[Statement] = field(default_factory=list)
    prepared: list[Statement] = field(default_factory=list)
    """Executions by the appender, which has planned its statement before."""


async def _answer(place: Place) -> None:
    """Open a table, play, and load it on a second node."""
    one, two, id = await begun(place.log)
    await answer(one, id, 3)
    await two.table(id, sure=True)


async def _packed(place: Place) -> None:
    """Read a packed game, and play on."""
    head = (await place.log.read(place.other)).head
    await place.log.append(place.other, head, [said("again")])


async def _finished(_: str) -> bool:
    return True


OF_A_TABLE: dict[str, Operation] = {
    "answers": _answer,
    "append": lambda at: at.log.append(at.id, after(3), [said("a"), said("b")]),
    "lost race": lambda at: outcome_of(at.log.append(at.id, after(2), [said("a")])),
    "read": lambda at: at.log.read(at.id, after(1), 1),
    "seed": lambda at: at.log.seed(at.id),
    "beginning": lambda at: at.log.beginning(at.id),
    "snapshot": lambda at: at.log.keep_snapshot(at.id, Snapshot(after(3), b"{}")),
    "result": lambda at: at.accounts.keep_result(at.id, after(3), b"won"),
    "seen": lambda at: at.presence.saw([(at.id, "ann"), (at.other, "bob")]),
    "age": lambda at: at.presence.age(at.id, "ann"),
    "packed game": _packed,
    "operator's look": lambda at: at.operator.told_of(at.id),
    "operator's entry": lambda at: at.operator.step_in(at.id, "closed"),
    "report": lambda at: at.operator.report(at.id, "ann", "bob", "talk", ""),
    "talk removed": lambda at: at.operator.rewrite(at.id, lambda *_: None),
    "table deleted": lambda at: at.operator.delete_table(at.id),
}
OF_MANY: dict[str, tuple[Operation, str]] = {
    "heads": (lambda at: at.log.heads([at.id]), "a node compares hundreds of watched tables in one statement"),
    "waits": (lambda at: at.log.waits([at.id]), "a list shows for how long twenty tables have waited"),
}
"""Statements that name any number of tables: planned on all partitions, each table is looked up in its own."""
OF_ALL: dict[str, tuple[Operation, str]] = {
    "a person's tables": (lambda at: at.accounts.attended("ann"), "ordered by what happened last at any of them"),
    "games to pack": (lambda at: at.log.pack_finished(NOW), "whatever was finished some days ago, each ten minutes"),
    "games to unpack": (lambda at: at.log.unpack_all(), "an operator's command"),
    "presence forgotten": (lambda at: at.presence.forget(), "whatever is a week old, each hour"),
    "person forgotten": (lambda at: at.operator.forget("ann"), "presence of a person at any table"),
    "retention": (
        lambda at: at.operator.run(Days(unfinished=1, talk=1, guests=1), _finished),
        "an operator's command: whatever is too old",
    ),
}
"""Statements that look at all tables. The lobby, notices and attendance are by person or time, and not partitioned."""


async def outcome_of(wish: Awaitable[Any]) -> None:
    """Wait for something that fails."""
    with pytest.raises(Exception):  # noqa: B017, PT011 the statements count
        await wish


@asynccontextmanager
async def placed(url: str, grouped: bool) -> AsyncIterator[Place]:
    async with Kept("partitions", url, grouped).open_sql() as log:
        accounts, other = AccountStore(log.engine), await new_table(log, 3)
        await accounts.keep_result(other, after(3), b"won")
        assert (await log.pack_finished(NOW))[0] >= 1
        id = await new_table(log, 3)
        place = Place(log, accounts, SqlPresence(log.engine), Retention(log.engine), id, other)
        for table in (id, other):
            await accounts.attend("ann", table)
        await accounts.keep_result(id, after(3), b"won")
        yield place


@contextmanager
def recording(place: Place) -> Iterator[None]:
    """Record each statement that the stores execute, with its parameters."""

    def note(_: Any, __: Any, statement: str, parameters: Any, *___: Any) -> None:
        for each in parameters if isinstance(parameters, list) else [parameters]:
            place.statements.append((statement, tuple(each)))

    engine = place.log.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    with pytest.MonkeyPatch.context() as patch:
        if isinstance(place.log, GroupedLog) and (appender := place.log._appender) is not None:
            insert = appender.insert

            async def noting(appends: Iterable[Mapping[str, object]]) -> list[str]:
                given = list(appends)
                place.prepared.extend((appender.text, tuple(appender.arguments(each))) for each in given)
                return await insert(given)

            patch.setattr(appender, "insert", noting)
        yield
    event.remove(engine, "before_cursor_execute", note)


def partitions_in(plan: Any, executed: bool = False) -> set[int]:
    """Return the numbers of the partitions that a plan reads, or has read."""
    found: set[int] = set()
    if isinstance(plan, list):
        for each in plan:
            found |= partitions_in(each, executed)
    elif isinstance(plan, dict):
        name = PARTITION.fullmatch(plan.get("Relation Name", ""))
        if name is not None and not (executed and plan["Actual Loops"] == 0):
            found.add(int(name[1]))
        for each in plan.values():
            found |= partitions_in(each, executed)
    return found


async def partitions_of(place: Place, url: str, executed: bool = False) -> dict[str, set[int]]:
    """Return the partitions in the plan of each recorded statement; with `executed`, those that it reads when it is run."""
    found: dict[str, set[int]] = {}
    how = "ANALYZE, FORMAT JSON" if executed else "FORMAT JSON"
    async with connected(url) as operator:
        for statement, parameters in place.statements:
            if PLANNED.match(statement):
                async with rolled_back(operator):
                    plan = await operator.fetchval(f"EXPLAIN ({how}) {statement}", *parameters)
                found.setdefault(statement, set()).update(partitions_in(json.loads(plan), executed))
        await operator.execute("SET plan_cache_mode = force_generic_plan")
        for number, (statement, parameters) in enumerate(place.prepared):
            await operator.execute(f"PREPARE s{number} AS {statement}")
            given = ", ".join(map(_literal, parameters))
            plan = await operator.fetchval(f"EXPLAIN ({how}) EXECUTE s{number} ({given})")
            found.setdefault(statement, set()).update(partitions_in(json.loads(plan)))
    return found


PLANNED = re.compile(r"\s*(?:WITH|SELECT|INSERT|UPDATE|DELETE)\b")
"""The beginning of statements that have a plan."""


@asynccontextmanager
async def rolled_back(operator: Any) -> AsyncIterator[None]:
    """Undo what is done meanwhile."""
    transaction = operator.transaction()
    await transaction.start()
    yield
    await transaction.rollback()


def _literal(value: object) -> str:
    return str(value) if isinstance(value, int) else "'{}'".format(str(value).replace("'", "''"))


def planned(url: str, grouped: bool, operation: Operation, executed: bool = False) -> list[set[int]]:
    """Run an operation, and return the partitions of each of its statements."""

    async def run() -> list[set[int]]:
        async with placed(url, grouped) as place:
            with recording(place):
                await operation(place)
            assert place.statements or place.prepared
            return list((await partitions_of(place, url, executed)).values())

    return asyncio.run(run())


@pytest.mark.parametrize("grouped", [False, True])
@pytest.mark.parametrize("name", OF_A_TABLE)
def test_statement_about_a_table_is_planned_on_one_partition(fresh_postgresql: str, name: str, grouped: bool) -> None:
    found = planned(fresh_postgresql, grouped, OF_A_TABLE[name])

    assert [each for each in found if len(each) > 1] == []
    assert any(found) or name == "seen"  # rows that are only inserted are routed, and no plan reads a partition


@pytest.mark.parametrize("name", OF_MANY)
def test_statement_about_many_tables_reads_one_partition_of_each(fresh_postgresql: str, name: str) -> None:
    assert [len(each) for each in planned(fresh_postgresql, True, OF_MANY[name][0], executed=True)] == [1]


@pytest.mark.parametrize("name", OF_ALL)
def test_statement_that_is_listed_needs_all_partitions(fresh_postgresql: str, name: str) -> None:
    assert PARTITIONS in map(len, planned(fresh_postgresql, True, OF_ALL[name][0]))


@pytest.mark.parametrize(
    "statement",
    [
        "SELECT data FROM entries WHERE number = 1",
        "DELETE FROM snapshots WHERE number = 1",
        "INSERT INTO results SELECT table_id, number, digest, '' FROM entries WHERE number = 1 AND digest = ''",
    ],
)
def test_planted_statement_without_a_table_is_found(fresh_postgresql: str, statement: str) -> None:
    async def planted(place: Place) -> None:
        async with place.log.engine.begin() as connection:
            await connection.execute(text(statement))

    assert [len(each) for each in planned(fresh_postgresql, False, planted)] == [PARTITIONS]


def test_planted_append_without_a_table_is_found(fresh_postgresql: str) -> None:
    """Also where PostgreSQL plans it once for all tables."""

    async def planted(place: Place) -> None:
        place.prepared.append(("SELECT data FROM entries WHERE number = $1::integer", (1,)))

    assert [len(each) for each in planned(fresh_postgresql, False, planted)] == [PARTITIONS]
