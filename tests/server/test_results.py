"""What a finished game came to is kept: after a restart a list of finished games plays none of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import delete, update

from tests.server.hosting import copy, hosting
from tests.server.serving import SETUP, Running, play_out, run
from tests.table import content
from unshuffled.packs import library
from unshuffled.server.client import Guest
from unshuffled.server.games import history
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.schema import packs, results
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import Said
from unshuffled.tables.fold import Fold
from unshuffled.wire import account_bodies as b
from unshuffled.wire import protocol as p


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose games were played again, as they were."""
    found: list[str] = []
    play = Fold._play

    def counted(self: Fold) -> None:
        found.append(self.id)
        play(self)

    monkeypatch.setattr(Fold, "_play", counted)
    return found


async def finished(ann: Guest, title: str = "") -> str:
    """A game that Ann has played to its end, alone."""
    opened = await ann.open("Ann", title=title, setup=SETUP)
    async with ann.follow(opened.table) as a:
        for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
            await a.wish(wish)
        await play_out(a, a, "results")
        await a.until(lambda x: x.state is not None and x.state.over)
    return opened.table


@asynccontextmanager
async def restarted(database: str, ann: Guest, played: list[str]) -> AsyncIterator[tuple[Running, Guest]]:
    """A server that has nothing in memory, and Ann there. From here on games that are played again are counted."""
    async with hosting(database_url=database) as server, copy(ann, server.url) as there:
        played.clear()
        yield server, there


async def listed(ann: Guest) -> dict[str, b.TableSummary]:
    return {each.table: each for each in (await ann.tables(count=50)).tables}


def log_of(server: Running) -> SqlLog:
    assert isinstance(server.node.log, SqlLog)
    return server.node.log


def test_after_a_restart_a_list_of_finished_games_plays_none(database: str, played: list[str]) -> None:
    """Imports and forks too: they are over when they are made. What is listed is what playing them gives."""

    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            first = await finished(ann)
            for _ in range(3):
                await ann.take_in(await ann.record(first), "Ann")
            answers = (await ann.state(first)).answers
            await ann.fork(first, answers, "Ann")
        async with restarted(database, ann, played) as (server, there):
            kept = await listed(there)
            assert [each.over for each in kept.values()] == [True] * 5
            assert played == []
            async with log_of(server).engine.begin() as connection:
                await connection.execute(delete(results))
        async with restarted(database, ann, played) as (_, there):
            assert await listed(there) == kept
            assert sorted(played) == sorted(kept)

    run(game())


def test_what_is_listed_while_nobody_has_listed_it_before(database: str, played: list[str]) -> None:
    """The game is kept as it ends, not as it is listed; and what is said after the end is no reason to play it."""

    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            async with ann.follow(id) as a:
                await a.wish(p.Say(phrase="well_done"))
                await a.wish(p.Say(phrase="thanks"))
        async with restarted(database, ann, played) as (server, there):
            told = (await listed(there))[id]
            assert (told.over, played) == (True, [])
            table = await server.node.host.table(id)
            assert told.result is not None
            assert table.game is not None
            assert (told.outcome, told.result.turns) == (table.game.outcome, table.game.turn)

    run(game())


def test_a_game_without_a_result_is_played_once_and_then_kept(database: str, played: list[str]) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            await server.node.histories.stop()
            before = await listed(ann)
            async with log_of(server).engine.begin() as connection:
                await connection.execute(delete(results))
        for expected in ([id], [], []):
            async with restarted(database, ann, played) as (_, there):
                assert await listed(there) == before
                assert await listed(there) == before
                assert played == expected

    run(game())


def test_an_entry_after_the_end_makes_a_result_out_of_date(database: str, played: list[str]) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            await server.node.histories.stop()
            log = log_of(server)
            await log.append(id, (await log.read(id)).head, [Said(ann.person, "thanks")])
        for expected in ([id], []):
            async with restarted(database, ann, played) as (_, there):
                assert (await listed(there))[id].over
                assert played == expected

    run(game())


def test_a_game_whose_end_is_undone_is_not_over_and_the_end_that_stands_is_kept(
    database: str, played: list[str]
) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            await server.node.histories.stop()
            ended = (await listed(ann))[id]
            async with ann.follow(id) as a:
                await a.wish(p.TakeBack(to=ended.answers - 1))
        async with restarted(database, ann, played) as (_, there):
            undone = (await listed(there))[id]
            assert (undone.over, undone.result, undone.answers) == (False, None, ended.answers - 1)
            assert played == [id]
            async with there.follow(id) as a:
                await a.wish(p.Redo())
        async with restarted(database, ann, played) as (_, there):
            again = (await listed(there))[id]
            assert (again.over, again.result, again.outcome) == (True, ended.result, ended.outcome)
            assert played == []

    run(game())


def test_a_result_of_another_history_or_another_format_is_not_believed(
    database: str, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restore a node may have kept what it had in memory; and a later release may keep something else."""

    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            await server.node.histories.stop()
            async with log_of(server).engine.begin() as connection:
                await connection.execute(update(results).values(digest="0" * 16))
        async with restarted(database, ann, played) as (_, there):
            assert (await listed(there))[id].over
            assert played == [id]
        with monkeypatch.context() as later:
            later.setattr(history, "FORMAT", history.FORMAT + 1)
            async with restarted(database, ann, played) as (server, there):
                assert (await listed(there))[id].over
                assert played == [id]
                await server.node.histories.stop()
                async with log_of(server).engine.begin() as connection:
                    await connection.execute(update(results).values(data=b'{"number": 1}'))
        async with restarted(database, ann, played) as (_, there):
            assert (await listed(there))[id].over
            assert played == [id]

    run(game())


def test_a_finished_game_whose_packs_are_gone_is_listed_with_its_end_and_the_reason(
    database: str, played: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:
            id = await finished(ann)
            before = (await listed(ann))[id]
            await server.node.histories.stop()
            async with log_of(server).engine.begin() as connection:
                await connection.execute(delete(packs))
        digests = {pack.digest for pack in content().packs.values()}
        source_of = library.source_of
        async with hosting(database_url=database, offers=library.load()) as server, copy(ann, server.url) as there:
            async with log_of(server).engine.begin() as connection:
                await connection.execute(delete(packs).where(packs.c.digest.in_(digests)))
            monkeypatch.setattr(library, "source_of", lambda one: None if one in digests else source_of(one))
            played.clear()
            told = (await listed(there))[id]
            assert (told.refused, told.result, told.outcome) == (Code.OTHER_VERSION, before.result, before.outcome)
            assert played == []

    run(game())


def test_a_list_is_given_also_when_nothing_can_be_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, Guest(server.url) as ann:

            async def away(*_: object) -> None:
                raise Unavailable("for a test")

            monkeypatch.setattr(server.node.accounts.store, "keep_result", away)
            id = await finished(ann)
            assert (await listed(ann))[id].over

    run(game())
