"""The tables somebody has been at, and a guest's tables that become an account's."""

from __future__ import annotations

from tests.server.hosting import PASSWORD, copy, hosting
from tests.server.serving import SETUP, begin, play_out, refused, run
from unshuffled.server.client import Guest
from unshuffled.wire import account_bodies as b
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p


def test_everyone_sees_the_tables_they_have_been_at() -> None:
    """Guests too, newest first, and nobody another's."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
            first = await ann.open("Ann", title="Friday", setup=SETUP)
            await bob.join(first.table, first.links.play, "Bob")
            await eve.join(first.table, first.links.watch, "Eve")
            async with ann.follow(first.table) as a, bob.follow(first.table) as f:
                await begin(a, f)
                assert a.state is not None
                waiting = set(a.state.waiting_for)
                second = await ann.open("Ann", title="Sunday", seats=1)
                told = await ann.tables()

                assert [each.table for each in told.tables] == [second.table, first.table]
                assert not told.more
                updated, waited = told.tables[1].updated, told.tables[1].waited
                assert waited is not None
                assert 0 <= waited < 60
                assert told.tables[1] == b.TableSummary(
                    table=first.table,
                    name="Friday",
                    nemesis="tally",
                    mages=["plain_one", "plain_two"],
                    difficulty="normal",
                    people=["Ann", "Bob"],
                    seats=[0],
                    watching=False,
                    started=True,
                    over=False,
                    won=False,
                    outcome="",
                    answers=0,
                    waiting=ann.person in waiting,
                    waiting_for=["Bob"] if bob.person in waiting else [],
                    waited=waited,
                    updated=updated,
                )
                (bobs,) = (await bob.tables()).tables
                assert (bobs.seats, bobs.watching, bobs.waiting) == ([1], False, bob.person in waiting)
                (eves,) = (await eve.tables()).tables
                assert (eves.seats, eves.watching, eves.waiting) == ([], True, False)
                lobby = told.tables[0]
                assert (lobby.started, lobby.nemesis, lobby.mages, lobby.people) == (False, "", [""], [])

                page = await ann.tables(count=1)
                assert ([each.table for each in page.tables], page.more) == ([second.table], True)
                page = await ann.tables(skip=1, count=1)
                assert ([each.table for each in page.tables], page.more) == ([first.table], False)

    run(game())


def test_a_history_tells_how_a_game_ended(database: str) -> None:
    """From the log, when no node has the table in memory any more."""

    async def game() -> None:
        async with hosting(database_url=database) as one, Guest(one.url) as ann, Guest(one.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as f:
                await begin(a, f)
                (before,) = (await ann.tables()).tables
                assert (before.over, before.outcome) == (False, "")
                await play_out(a, f, "history")
                await a.until(lambda x: x.state is not None and x.state.over)
                assert a.view is not None
            (after,) = (await ann.tables()).tables
            async with hosting(database_url=database) as two, copy(ann, two.url) as there:
                assert (await there.tables()).tables == [after]
            table = await one.node.host.table(opened.table)
            assert table.game is not None
            assert (after.over, after.waiting, after.answers) == (True, False, len(table.answers))
            assert (after.outcome, after.won) == (table.game.outcome, table.game.is_won)
            assert before.result is None
            assert after.result is not None
            assert after.result == b.Result(
                turns=table.game.turn,
                gravehold=max(0, table.game.gravehold),
                exhausted=sum(player.exhausted for player in table.game.players),
                game=after.result.game,
            )

    run(game())


def test_a_fork_and_an_import_are_the_same_game_and_a_new_table_is_not() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:

            async def played(title: str) -> bodies.AtTable:
                opened = await ann.open("Ann", title=title, setup=SETUP)
                async with ann.follow(opened.table) as a:
                    for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
                        await a.wish(wish)
                    await play_out(a, a, "same")
                    await a.until(lambda x: x.state is not None and x.state.over)
                return opened

            first, other = await played("first"), await played("other")
            imported = await ann.take_in(await ann.record(first.table), "Ann")
            (answers,) = (each.answers for each in (await ann.tables()).tables if each.table == first.table)
            fork = await ann.fork(first.table, answers, "Ann")
            games = {each.table: each.result.game for each in (await ann.tables()).tables if each.result is not None}

            assert games[first.table] == games[imported.table] == games[fork.table]
            assert games[first.table] != games[other.table]

    run(game())


def test_a_fork_with_other_shuffles_is_the_same_game() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as f:
                await begin(a, f)
                fork = await ann.fork(opened.table, 0, "Ann")
                await play_out(a, f, "first")
                await a.until(lambda x: x.state is not None and x.state.over)
            async with ann.follow(fork.table) as a:
                await play_out(a, a, "redealt")
                await a.until(lambda x: x.state is not None and x.state.over)
            found = {each.result.game for each in (await ann.tables()).tables if each.result is not None}

            assert len(found) == 1

    run(game())


def test_forks_and_imports_are_in_the_history() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await begin(a, a)
            fork = await ann.fork(opened.table, 0, "Ann")
            imported = await ann.take_in(await ann.record(opened.table), "Ann")
            assert {each.table for each in (await ann.tables()).tables} == {opened.table, fork.table, imported.table}

    run(game())


# Bringing a guest's tables along


def test_a_guests_seats_become_the_accounts_if_it_is_wished(database: str) -> None:
    async def game() -> None:
        async with (
            hosting(database_url=database) as server,
            Guest(server.url) as ann,
            Guest(server.url) as phone,
            Guest(server.url) as bob,
        ):
            me = await ann.make_account("Ann", PASSWORD)
            opened = await bob.open("Bob", setup=SETUP)
            await phone.join(opened.table, opened.links.play, "Ann's phone")
            guest = phone.person
            watched = await bob.open("Bob", title="watched")
            await phone.join(watched.table, watched.links.watch, "Ann's phone")
            lobby = await phone.open("Ann's phone")
            async with phone.follow(opened.table) as f, bob.follow(opened.table) as x:
                await begin(x, f)
                done = await phone.log_in("Ann", PASSWORD, adopt=True)

                assert (done.person, set(done.adopted)) == (me.person, {opened.table, watched.table})
                await x.until(lambda y: y.state is not None and me.person in y.state.seats)
                assert x.state is not None
                assert x.state.seats == [bob.person, me.person]
                names = {person.id: (person.name, person.watching) for person in x.state.people}
                assert names[me.person] == ("Ann's phone", False)
            async with ann.follow(opened.table) as a:
                await a.until(lambda y: y.state is not None)
                assert await a.wish(p.Say(phrase="hello")) > 0
            told = {each.table: (each.seats, each.watching) for each in (await ann.tables()).tables}
            assert told == {opened.table: ([1], False), watched.table: ([], True)}
            assert (await bob.state(opened.table)).seats == [bob.person, me.person]
            assert guest != me.person
            assert await refused(ann.state(lobby.table)) == "http/not_found"

    run(game())


def test_an_account_has_its_own_name_in_games_it_came_to_as_a_guest() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Guest", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as f, bob.follow(opened.table) as x:
                await begin(f, x)
            before = (await ann.tables()).tables[0].people
            await ann.make_account("Ann", PASSWORD)

            assert before == ["Guest", "Bob"]
            assert (await ann.tables()).tables[0].people == ["Ann", "Bob"]
            # The others know them by the name they came with.
            assert (await bob.tables()).tables[0].people == ["Guest", "Bob"]

    run(game())


def test_a_guests_seats_stay_the_guests_unless_it_is_wished() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as phone:
            await ann.make_account("Ann", PASSWORD)
            opened = await phone.open("Guest", setup=SETUP)
            async with phone.follow(opened.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.TakeSeat(seat=1))
                await f.wish(p.Begin())
            async with copy(phone) as guest:
                assert (await phone.log_in("Ann", PASSWORD)).adopted == []
                assert await refused(phone.state(opened.table)) == "http/not_found"
                assert (await guest.state(opened.table)).seats == [guest.person or opened.you] * 2

    run(game())


def test_another_accounts_seats_are_not_brought_along() -> None:
    """Logging in from one account to another hands nothing over; nor does a wrong password."""

    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as eve:
            await ann.make_account("Ann", PASSWORD)
            bobs = await bob.make_account("Bob", PASSWORD)
            opened = await bob.open("Bob", setup=SETUP)
            async with bob.follow(opened.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.TakeSeat(seat=1))
                await f.wish(p.Begin())
            await eve.join(opened.table, opened.links.watch, "Eve")
            assert (await bob.log_in("Ann", PASSWORD, adopt=True)).adopted == []
            assert await refused(eve.log_in("Ann", "a wrong password", adopt=True)) == "account/wrong"
            state = await eve.state(opened.table)
            assert state.seats == [bobs.person] * 2
            assert {person.id for person in state.people} == {bobs.person, eve.person}

    run(game())
