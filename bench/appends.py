"""Appends of the log alone, on one PostgreSQL: many writers at tables of their own, and one writer at a time.

python -m bench.appends postgresql://postgres@127.0.0.1:5432/postgres
"""

from __future__ import annotations

import asyncio
import sys
from statistics import median
from time import perf_counter, process_time

from bench.database import database, value
from bench.worker import cpu_of
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import SqlLog
from unshuffled.tables.entries import Answered, Opened
from unshuffled.tables.forks import new_id
from unshuffled.tables.ports import Head

TABLES = 256
ROUNDS = 5
SECONDS = 1.0
BACKENDS = """
SELECT string_agg(pid::text, ' ') FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
ENTRY = Answered("cast spark 1", "p" * 22, mark=2**40)


async def write(log: SqlLog, heads: dict[str, Head], table: str, until: float) -> int:
    """Append to a table, one entry after the other, and return how many."""
    written = 0
    while perf_counter() < until:
        heads[table] = await log.append(table, heads[table], [ENTRY])
        written += 1
    return written


async def rate(url: str, log: SqlLog, heads: dict[str, Head], writers: int) -> tuple[float, float, float]:
    """Return the appends a second of so many writers, and the microseconds of CPU of the node and of PostgreSQL for one."""
    pids = [int(pid) for pid in (await value(url, BACKENDS)).split()]
    own, theirs, began = process_time(), sum(map(cpu_of, pids)), perf_counter()
    counts = await asyncio.gather(*(write(log, heads, table, began + SECONDS) for table in list(heads)[:writers]))
    written = sum(counts)
    seconds, node, database = perf_counter() - began, process_time() - own, sum(map(cpu_of, pids)) - theirs
    return written / seconds, node / written * 1e6, database / written * 1e6


async def measure(url: str) -> None:
    """Print the rates of a database that is created next to this one."""
    async with database(url) as made:
        log = await open_log(made)
        heads = {id: await log.create(id, "seed", [Opened("ann", "x")]) for id in (new_id() for _ in range(TABLES))}
        for writers in (1, 16, TABLES):
            await write(log, heads, next(iter(heads)), perf_counter() + 0.1)
            rates, node, theirs = zip(*[await rate(made, log, heads, writers) for _ in range(ROUNDS)], strict=True)
            print(
                f"{writers:>4} writers: {median(rates):>6,.0f} appends/s ({min(rates):,.0f} to {max(rates):,.0f}),"
                f" CPU of one: {median(node):.0f} µs of the node, {median(theirs):.0f} µs of PostgreSQL"
            )
        await log.close()


if __name__ == "__main__":
    asyncio.run(measure(sys.argv[1]))
