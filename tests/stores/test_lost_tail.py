"""No other past is continued: a log that lost its end, or got another one, is believed over memory (ATTACK A6)."""

from __future__ import annotations

import asyncio

import pytest

from tests.stores.keeping import Kept, outcome
from tests.table import content
from tests.tables.test_host import DeafRelay, begun_by_two, first_answer
from unshuffled.stores.log import SqlLog
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.ports import START, Conflict, Head, Log, OtherHistory, Read
from unshuffled.tables.table import Table


async def begun(log: Log) -> tuple[Host, Host, str]:
    """Two nodes without news of each other, and a game with ten answers that both have seen and people read."""
    one, two = Host(content(), log, DeafRelay()), Host(content(), log, DeafRelay())
    id = await begun_by_two(one)
    await answer(one, id, 10)
    for node in (one, two):
        await node.watch(id)
    return one, two, id


async def answer(host: Host, id: str, count: int, option: int = 0) -> None:
    """Answers, with the first option or the last."""
    for _ in range(count):
        table = await host.table(id, sure=True)
        assert table.game is not None
        assert table.game.decision is not None
        person, key = min(table.waiting_for()), table.game.decision.keys[option]
        await host.do(id, lambda t, p=person, k=key: t.answer(p, k, len(t.answers)))  # type: ignore[misc]


async def lose(log: Log, id: str, count: int) -> None:
    """The last entries are gone, as after a failover to a replica that was behind."""
    if isinstance(log, MemoryLog):
        del log._rows[id][-count:]
        return
    assert isinstance(log, SqlLog)
    last = (await log.read(id)).head.number
    async with log.engine.begin() as connection:
        await connection.exec_driver_sql(f"DELETE FROM entries WHERE table_id = '{id}' AND number > {last - count}")


def test_a_node_that_is_ahead_of_its_log_forgets_the_table(kept: Kept) -> None:
    """Ten answers, the last five lost. What the node believed is not played on; it shows what the log has."""

    async def behind(log: Log) -> None:
        one, two, id = await begun(log)
        changes: list[Change] = []

        async def note(_: Table, change: Change) -> None:
            changes.append(change)

        one.listeners.append(note)
        await lose(log, id, 5)
        stale = await one.table(id)
        assert len(stale.answers) == 10
        person, key = first_answer(stale)
        result = await outcome(one.do(id, lambda t: t.answer(person, key, 10)))

        assert isinstance(result, Refused)
        assert result.code == Code.STALE
        now = await one.table(id)
        assert (now.number, len(now.answers)) == ((await log.read(id)).head.number, 5)
        assert [(change.other_history, change.fresh, change.number) for change in changes] == [(True, True, now.number)]
        assert (await two.table(id, sure=True)).game == now.game
        await answer(one, id, 1)
        assert len((await two.table(id, sure=True)).answers) == 6

    kept.run(behind)


def test_another_history_of_the_same_length_is_not_taken_for_ours(kept: Kept) -> None:
    """The end was lost and other answers were given: same numbers, another game. Nothing is acknowledged on the old one."""

    async def replaced(log: Log) -> None:
        one, two, id = await begun(log)
        await lose(log, id, 5)
        fresh = Host(content(), log, DeafRelay())
        await answer(fresh, id, 5, option=-1)
        ours, theirs = await one.table(id), await fresh.table(id)
        assert ours.number == theirs.number
        assert ours.answers != theirs.answers
        person, key = first_answer(ours)
        before = (await log.read(id)).head
        result = await outcome(one.do(id, lambda t: t.answer(person, key, 10)))

        for node in (one, two):
            assert (await node.table(id, sure=True)).answers[:10] == theirs.answers[:10]
        if isinstance(result, Change):
            # The wish was looked at again, in the game that the log has.
            assert (await log.read(id, before)).entries == result.entries
        else:
            assert isinstance(result, Refused)
            assert (await log.read(id)).head == before

    kept.run(replaced)


def test_only_what_follows_the_same_entry_is_appended_or_read(kept: Kept) -> None:
    async def follow(log: Log) -> None:
        one, _, id = await begun(log)
        head = (await log.read(id)).head
        entries = (await one.table(id)).say("ann", "hello")
        with pytest.raises(Conflict):
            await log.append(id, Head(head.number, "0" * 16), entries)
        with pytest.raises(OtherHistory):
            await log.read(id, Head(head.number, "0" * 16))
        with pytest.raises(OtherHistory):
            await log.read(id, Head(head.number + 3, head.digest))

        assert await log.read(id, head) == Read([], head)
        after = await log.append(id, head, entries)
        assert await log.read(id, head) == Read(entries, after)
        assert (await log.read(id)).head == after != START

    kept.run(follow)


def test_a_log_without_digests_would_be_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard is what keeps them apart: with every digest the same, the node plays on in a game that is not there."""

    async def blind() -> None:
        monkeypatch.setattr("unshuffled.tables.memory.chain", lambda *_: "same")
        log = MemoryLog()
        one, _, id = await begun(log)
        await lose(log, id, 5)
        fresh = Host(content(), log, DeafRelay())
        await answer(fresh, id, 5, option=-1)
        assert (await one.table(id, sure=True)).answers != (await fresh.table(id)).answers

    asyncio.run(blind())
