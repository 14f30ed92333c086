"""The list of open tables: off unless the host wants it, and gone when the table is full, begun, or its host is gone."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import update

from tests.server.serving import SETUP, Running, refused, run, serving
from unshuffled.server import lobby
from unshuffled.server.client import Guest
from unshuffled.stores.clock import Clock
from unshuffled.stores.schema import presence
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.bodies import OpenSeats
from unshuffled.wire.codes import ServerCode


async def listed(server: Running, guest: Guest) -> list[OpenSeats]:
    """What is listed now; no list from a moment ago."""
    server.node.lobby._made = None
    return await guest.lobby()


async def seen_long_ago(server: Running) -> None:
    """Everybody has been away for longer than a host may be."""
    async with server.node.accounts.store.engine.begin() as connection:
        long_ago = Clock(connection.dialect.name).ago(timedelta(seconds=2 * lobby.GONE))
        await connection.execute(update(presence).values(seen_at=long_ago))


def test_an_open_table_is_listed_and_anyone_may_join_it(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", title="Friday", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await a.wish(p.TakeSeat(seat=0))
                assert await listed(server, bob) == []
                assert await refused(bob.join(opened.table, name="Bob")) == ServerCode.NOT_FOUND

                await a.wish(p.ListTable(on=True))

                (found,) = await listed(server, bob)
                assert (found.table, found.name, found.host, found.people) == (opened.table, "Friday", "Ann", ["Ann"])
                assert (found.seats, found.free, found.setup["nemesis"]) == (2, 1, "tally")
                joined = await bob.join(found.table, name="Bob")
                assert joined.links.play
                assert not joined.state.people[1].watching

    run(game())


def test_a_table_that_is_full_begun_or_taken_off_is_not_listed(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await a.wish(p.ListTable(on=True))
                assert len(await listed(server, bob)) == 1
                await a.wish(p.ListTable(on=False))
                assert await listed(server, bob) == []
                assert await refused(bob.join(opened.table, name="Bob")) == ServerCode.NOT_FOUND
                await a.wish(p.ListTable(on=True))
                for seat in (0, 1):
                    await a.wish(p.TakeSeat(seat=seat))
                assert await listed(server, bob) == []
                assert await refused(bob.join(opened.table, name="Bob")) == ServerCode.NOT_FOUND
                await a.wish(p.LeaveSeat(seat=1))
                assert len(await listed(server, bob)) == 1
                await a.wish(p.TakeSeat(seat=1))
                await a.wish(p.Begin())
                assert await listed(server, bob) == []
                await a.wish(p.LeaveSeat(seat=1))
                assert await listed(server, bob) == []

    run(game())


def test_a_table_whose_host_is_gone_for_long_is_not_listed(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await a.wish(p.ListTable(on=True))
            while not await listed(server, bob):
                await asyncio.sleep(0.05)
            # More than once if need be: the node may be writing just then that Ann has left.
            while await listed(server, bob):
                await seen_long_ago(server)

    run(game())


def test_tables_that_hosts_have_left_behind_push_no_table_off_the_list(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list has room for one: not for the newest, but for the newest whose host is there."""
    monkeypatch.setattr(lobby, "MOST", 1)

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            mine = (await ann.open("Ann", setup=SETUP)).table
            left = (await bob.open("Bob", setup=SETUP)).table
            async with ann.follow(mine) as a:
                await a.wish(p.ListTable(on=True))
                async with bob.follow(left) as b:
                    await b.wish(p.ListTable(on=True))
                    assert [found.table for found in await listed(server, ann)] == [left]
                # More than once if need be: the node may be writing just then that Bob has left.
                while [found.table for found in await listed(server, ann)] != [mine]:
                    await seen_long_ago(server)

                async with bob.follow(left) as b:
                    assert [found.table for found in await listed(server, ann)] == [left]

    run(game())


def test_of_each_host_one_table_is_listed_the_last_one() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            tables = [(await ann.open("Ann", setup=SETUP)).table for _ in range(2)]
            async with ann.follow(tables[0]) as first, ann.follow(tables[1]) as second:
                await first.wish(p.ListTable(on=True))
                await second.wish(p.ListTable(on=True))
                assert [found.table for found in await listed(server, ann)] == [tables[1]]

    run(game())


def test_only_the_host_opens_a_table_and_only_before_the_game() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
                assert await refused(b.wish(p.ListTable(on=True))) == Code.NOT_THE_HOST
                for seat in (0, 1):
                    await a.wish(p.TakeSeat(seat=seat))
                await a.wish(p.Begin())
                assert await refused(a.wish(p.ListTable(on=True))) == Code.ALREADY_STARTED

    run(game())
