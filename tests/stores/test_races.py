"""The primary key is what makes one writer win, and the test that says so can fail."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.stores.keeping import Kept, after, connected, new_table, outcome, said, waiting_for_locks, words_of
from tests.waiting import until
from unshuffled.tables.ports import Conflict, Head

# Writers look at the last number and then insert. The trigger sits between the two.
TRIGGER = """
CREATE FUNCTION pause_between() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM {does}; RETURN NEW; END $$;
CREATE TRIGGER pause_between BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.number = 2) EXECUTE FUNCTION pause_between();
"""
NODES = 8


async def winners(url: str, grouped: bool) -> int:
    """How many nodes believe that they wrote entry 2, if all have looked before any inserts."""
    kept = Kept("race", url, grouped)
    async with AsyncExitStack() as stack:
        operator = await stack.enter_async_context(connected(url))
        await operator.execute(TRIGGER.format(does="pg_advisory_xact_lock_shared(1)"))
        nodes = [await stack.enter_async_context(kept.open()) for _ in range(NODES)]
        table = await new_table(nodes[0])

        async def all_have_looked() -> bool:
            return await waiting_for_locks(operator) == NODES

        await operator.execute("SELECT pg_advisory_lock(1)")
        appends = [
            asyncio.create_task(outcome(node.append(table, after(1), [said(str(n))]))) for n, node in enumerate(nodes)
        ]
        await until(all_have_looked)
        await operator.execute("SELECT pg_advisory_unlock(1)")
        results = await asyncio.gather(*appends)
        won = sum(isinstance(result, Head) for result in results)

        assert {type(result) for result in results} <= {Head, Conflict}
        assert len(await words_of(nodes[0], table)) == won
    return won


@pytest.mark.parametrize("grouped", [False, True])
def test_with_the_key_one_of_eight_nodes_wins(fresh_postgresql: str, grouped: bool) -> None:
    assert asyncio.run(winners(fresh_postgresql, grouped)) == 1


@pytest.mark.parametrize("grouped", [False, True])
def test_without_the_key_all_eight_do(fresh_postgresql: str, grouped: bool) -> None:
    """The same race in the same tables. Looking before inserting is not enough; only the key is."""

    async def race() -> int:
        async with connected(fresh_postgresql) as operator:
            await operator.execute("ALTER TABLE entries DROP CONSTRAINT pk_entries")
        return await winners(fresh_postgresql, grouped)

    assert asyncio.run(race()) == NODES


def test_nodes_that_write_to_the_same_tables_wait_for_each_other_and_not_in_a_circle(fresh_postgresql: str) -> None:
    """Their batches come in opposite orders, and PostgreSQL is told to take its time before it ends a deadlock."""
    kept = Kept("race", fresh_postgresql, grouped=True)

    async def cross() -> None:
        async with connected(fresh_postgresql) as operator:
            await operator.execute(TRIGGER.format(does="pg_sleep(0.01)"))
            await operator.execute(
                f"ALTER DATABASE {fresh_postgresql.rpartition('/')[2]} SET deadlock_timeout = '1000s'"
            )
        async with kept.open() as one, kept.open() as two:
            tables = [await new_table(one) for _ in range(20)]
            appends = [
                outcome(node.append(table, after(1), [said("x")]))
                for node, order in ((one, tables), (two, tables[::-1]))
                for table in order
            ]
            async with asyncio.timeout(120):
                results = await asyncio.gather(*appends)

            assert sum(isinstance(result, Head) for result in results) == 20
            assert {type(result) for result in results} == {Head, Conflict}

    asyncio.run(cross())
