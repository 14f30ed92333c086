"""For whom a game waits and since when: in the list of one's games, and at the table."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import update

from tests.server.hosting import hosting
from tests.server.serving import SETUP, Running, begin, run, seated, together
from unshuffled.server.client import Follower, Guest, connect
from unshuffled.stores.clock import Clock
from unshuffled.stores.schema import entries
from unshuffled.wire import protocol as p

HOURS = 3 * 3600


async def three_hours_pass(server: Running) -> None:
    """As if all that was written had been written three hours ago."""
    async with server.node.accounts.store.engine.begin() as connection:
        past = Clock(connection.dialect.name).ago(timedelta(seconds=HOURS))
        await connection.execute(update(entries).values(at=past))


async def welcome(guest: Guest, table: str, since: int | None = None) -> p.Welcome:
    """What a page is shown first."""
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie_header()}
    async with connect(
        address, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=60
    ) as socket:
        await socket.send(p.write(p.Hello(since=since)))
        said = p.read_server(str(await socket.recv()))
    assert isinstance(said, p.Welcome)
    return said


async def ask_one(a: Follower, b: Follower) -> tuple[Follower, Follower]:
    """Play until the table waits for one of the two; this one, and the other."""
    for _ in range(100):
        await together(a, b)
        if a.is_mine != b.is_mine:
            return (a, b) if a.is_mine else (b, a)
        assert a.decision is not None
        await a.answer(a.decision["keys"][-1])
    raise AssertionError("they always decide together")


def test_a_page_that_comes_learns_for_how_long_the_game_has_waited(database: str) -> None:
    async def test() -> None:
        async with hosting(database_url=database) as server, seated(server.url) as (a, b):
            asked, other = await ask_one(a, b)
            await three_hours_pass(server)
            await other.wish(p.Say(phrase="hello"))

            said = await welcome(other.guest, a.table)

            assert said.waited is not None
            assert HOURS - 2 <= said.waited < HOURS + 60
            assert said.state.waiting_for == [asked.guest.person]

    run(test())


def test_an_answer_begins_another_wait(database: str) -> None:
    async def test() -> None:
        async with hosting(database_url=database) as server, seated(server.url) as (a, b):
            asked, other = await ask_one(a, b)
            await three_hours_pass(server)
            assert asked.decision is not None
            await asked.answer(asked.decision["keys"][-1])

            said = await welcome(other.guest, a.table)

            assert said.waited is not None
            assert 0 <= said.waited < 60

    run(test())


def test_a_page_that_has_seen_all_of_it_is_not_sent_what_it_knows(database: str) -> None:
    """One that comes back to the number it has seen counts on by itself; one that has missed something does not."""

    async def test() -> None:
        async with hosting(database_url=database) as server, seated(server.url) as (a, b):
            await ask_one(a, b)
            await three_hours_pass(server)

            same = await welcome(a.guest, a.table, a.number)
            behind = await welcome(a.guest, a.table, a.number - 1)

            assert same.waited is None
            assert behind.waited is not None

    run(test())


def test_nobody_is_kept_waiting_by_a_person_who_plays_alone() -> None:
    async def test() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await begin(a, a)

            assert (await welcome(ann, opened.table)).waited is None

    run(test())


def test_the_list_of_games_says_whom_each_waits_for_and_how_long(database: str) -> None:
    """A table that has not begun waits for nobody."""

    async def test() -> None:
        async with hosting(database_url=database) as server, seated(server.url) as (a, b):
            asked, other = await ask_one(a, b)
            lobby = await other.guest.open("Other")
            await three_hours_pass(server)
            name = "Ann" if asked is a else "Bob"

            [mine] = (await asked.guest.tables()).tables
            theirs = {one.table: one for one in (await other.guest.tables()).tables}

            assert (mine.waiting, mine.waiting_for) == (True, [])
            assert (theirs[a.table].waiting, theirs[a.table].waiting_for) == (False, [name])
            for one in (mine, theirs[a.table]):
                assert one.waited is not None
                assert HOURS - 2 <= one.waited < HOURS + 60
            assert (theirs[lobby.table].waiting_for, theirs[lobby.table].waited) == ([], None)

    run(test())
