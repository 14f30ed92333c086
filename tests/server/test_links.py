"""A link has got to the wrong people: the host makes new ones. The old ones let nobody in, and everyone stays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.serving import NATS, SETUP, answer_one, refused, run, seated, serving
from tests.server.test_nodes import MuteRelay, two_nodes
from unshuffled.server.client import Guest
from unshuffled.server.people.links import LinkMaker
from unshuffled.tables.codes import Code
from unshuffled.tables.hosting import host
from unshuffled.wire import protocol as p

NOT_FOUND = "http/not_found"
KEY = "key one is long enough"


async def comes(url: str, table: str, token: str) -> bool:
    """Does this token let somebody new in, to play or to watch?"""
    async with Guest(url) as dan:
        assert (await dan.state(table, token)).id == table
        return (await dan.join(table, token, "Dan")).links.play == ""


async def stays_out(url: str, table: str, token: str) -> None:
    """Somebody new gets nowhere with this token: no state, no replay, no seat."""
    async with Guest(url) as eve:
        await eve.open("Eve")
        assert await refused(eve.state(table, token)) == NOT_FOUND
        assert await refused(eve.replay(table, token=token)) == NOT_FOUND
        assert await refused(eve.join(table, token, "Eve")) == NOT_FOUND


def test_each_version_of_the_links_has_its_own_tokens() -> None:
    links = LinkMaker(KEY)
    tokens = {links.token("t1", version, what) for version in range(12) for what in ("play", "watch")}
    assert len(tokens) == 24
    for version in range(12):
        play = links.token("t1", version, "play")
        assert [links.check("t1", other, play) for other in range(12)] == [
            "play" if other == version else None for other in range(12)
        ]


def test_new_links_let_people_in_and_old_ones_do_not() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            old = a.links
            await a.wish(p.RenewLinks())
            new = a.links

            assert len({old.play, old.watch, new.play, new.watch}) == 4
            for token in (old.play, old.watch):
                await stays_out(server.url, a.table, token)
            assert not await comes(server.url, a.table, new.play)
            assert await comes(server.url, a.table, new.watch)
            await b.until(lambda f: f.number >= a.number)
            assert b.links == new

    run(game())


def test_only_the_host_makes_them_new() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b), Guest(server.url) as cat:
            old = a.links
            await cat.join(a.table, old.watch, "Cat")
            async with cat.follow(a.table) as c:
                assert await refused(b.wish(p.RenewLinks())) == Code.NOT_THE_HOST
                assert await refused(c.wish(p.RenewLinks())) == Code.WATCHING
            assert (await cat.join(a.table, old.play, "Cat")).links == a.links == old

    run(game())


def test_a_watcher_hears_of_the_new_link_to_watch_and_never_of_the_one_to_play() -> None:
    async def game() -> None:
        texts: list[str] = []
        async with serving() as server, seated(server.url) as (a, b), Guest(server.url) as cat:
            await cat.join(a.table, a.links.watch, "Cat")
            async with cat.follow(a.table, on_text=texts.append) as c:
                await a.wish(p.RenewLinks())
                await c.until(lambda f: f.number >= a.number)

                assert c.links == p.Links(play="", watch=a.links.watch)
                assert c.reconnects == 0
                # One change, which everyone hears in its place.
                assert (c.state, c.view) == (a.state, a.view)
                await c.wish(p.Say(phrase="hello"))
            assert a.links.play
            assert not [text for text in texts if a.links.play in text]
            async with cat.follow(a.table, on_text=texts.append) as c:
                assert c.links == p.Links(play="", watch=a.links.watch)
            assert not [text for text in texts if a.links.play in text]
            await b.until(lambda f: f.number >= a.number)
            assert b.links == a.links

    run(game())


def test_who_has_a_seat_plays_on_and_comes_back_with_their_cookie() -> None:
    """Also by the old link, which is in their address bar."""

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            old = b.links
            await a.wish(p.RenewLinks())
            await answer_one(a, b)
            await b.cut()
            await b.until(lambda f: f.reconnects == 1 and f.number >= a.number)
            assert b.links == a.links
            await answer_one(a, b)

            await b.close()
            joined = await b.guest.join(a.table, old.play, "Bob")
            assert (joined.you, joined.links) == (b.guest.person, a.links)
            async with b.guest.follow(a.table) as again:
                await answer_one(a, again)
                assert again.state is not None
                assert again.state.seats[1] == joined.you

    run(game())


def test_who_watches_does_not_come_to_play_by_an_old_link() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, _), Guest(server.url) as cat:
            old = a.links
            await cat.join(a.table, old.watch, "Cat")
            await a.wish(p.RenewLinks())

            assert (await cat.join(a.table, old.play, "Cat")).links == p.Links(play="", watch=a.links.watch)
            assert (await cat.join(a.table, a.links.play, "Cat")).links == a.links

    run(game())


@pytest.mark.parametrize("entries", [0, host.SNAPSHOT_EVERY], ids=["log", "snapshot"])
def test_a_server_that_starts_again_knows_which_links_are_new(entries: int, tmp_path: Path) -> None:
    async def game() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with serving(database_url=database) as before, Guest(before.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await a.wish(p.RenewLinks())
                await a.wish(p.RenewLinks())
                for n in range(entries):
                    await a.wish(p.Say(words=str(n)))
            new = a.links
        async with serving(database_url=database) as after:
            kept = (await after.node.log.beginning(opened.table))[1]
            assert (kept is not None) == bool(entries)
            assert kept is None or json.loads(kept.data)["links"] == 2
            await stays_out(after.url, opened.table, opened.links.play)
            await stays_out(after.url, opened.table, opened.links.watch)
            assert not await comes(after.url, opened.table, new.play)
            assert await comes(after.url, opened.table, new.watch)

    run(game())


@pytest.mark.services("nats")
def test_new_links_hold_at_every_server_also_where_nothing_was_heard_of_them() -> None:
    """The other one reads the table and gets no message: what it lets in and what it keeps out is the log's business."""

    async def game() -> None:
        mute = MuteRelay(NATS)
        async with two_nodes(one=mute) as (one, two), seated(one.url, other=two.url) as (a, b):
            old = a.links
            mute.mute = True
            await a.wish(p.RenewLinks())
            assert b.links == old

            async with Guest(two.url) as eve:
                assert await refused(eve.join(a.table, old.play, "Eve")) == NOT_FOUND
            await b.until(lambda f: f.number >= a.number)
            assert b.links == a.links

            await a.wish(p.RenewLinks())
            assert not await comes(two.url, a.table, a.links.play)
            await b.until(lambda f: f.links == a.links)

    run(game())
