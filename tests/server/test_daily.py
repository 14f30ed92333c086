"""The daily table on real servers: one setup and seed for everyone, bound the day before, shown the day after; results
that were played again, and none that was not."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from tests.server.hosting import copy
from tests.server.serving import Running, play_out, refused, run, serving
from unshuffled.rules.core import chance
from unshuffled.rules.saves import transcript
from unshuffled.server.client import Follower, Guest
from unshuffled.server.daily import results
from unshuffled.stores.log import SqlLog
from unshuffled.stores.moderation import Moderation
from unshuffled.stores.schema import daily_results, entries, tables
from unshuffled.tables.codes import Code
from unshuffled.tables.daily import Score, setup_of
from unshuffled.tables.entries import CLOSED, REOPENED
from unshuffled.wire import protocol as p
from unshuffled.wire.daily import DailyBoard, DailyDay, DailyOverview, DailyResult

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def set_clock(server: Running, at: datetime) -> None:
    """From here on it is this time at the server."""
    server.node.daily.days.clock = lambda: at


async def alone(f: Follower, seed: str, answers: int = 10_000) -> None:
    """Answer at random until the game is over or has had so many answers: the same seed, the same decisions."""
    chosen = random.Random(seed)

    def done(x: Follower) -> bool:
        return x.state is not None and (x.state.over or x.state.answers >= answers)

    while True:
        await f.until(lambda x: x.is_mine or done(x))
        if done(f):
            return
        assert f.decision is not None
        await f.answer(chosen.choice(f.decision["keys"]))


async def finish(guest: Guest, table: str, seats: int = 1, seed: str = "daily") -> None:
    """Take all the seats, and play to the end."""
    async with guest.follow(table) as f:
        for seat in range(seats):
            await f.wish(p.TakeSeat(seat=seat))
        await f.wish(p.Begin())
        await alone(f, seed)
        await f.until(lambda x: x.state is not None and x.state.over)


async def played(guest: Guest, name: str, mages: int = 1, seed: str = "daily") -> str:
    """A game of today that this person has played to its end, alone."""
    opened = await guest.open_daily(name, mages)
    await finish(guest, opened.table, mages, seed)
    return opened.table


async def checked(guest: Guest, results: int) -> DailyOverview:
    """The daily table, once so many of today's games are kept and all of them are checked."""
    while True:
        found = await guest.daily()
        day = found.today
        if not day.checking and sum(board.count for board in day.boards) >= results:
            return found
        await asyncio.sleep(0.05)


async def settled(server: Running, guest: Guest) -> DailyOverview:
    """The daily table, once nothing is left to be kept or checked."""
    while True:
        await asyncio.gather(*server.node.daily._claiming.values())
        found = await guest.daily()
        if not found.today.checking:
            return found
        await asyncio.sleep(0.05)


def board(day: DailyDay, mages: int) -> DailyBoard:
    return day.boards[mages - 1]


def names(results: list[DailyResult]) -> list[list[str]]:
    return [result.names for result in results]


def log_of(server: Running) -> SqlLog:
    assert isinstance(server.node.log, SqlLog)
    return server.node.log


def test_two_people_play_the_same_game_and_both_results_are_listed(database: str) -> None:
    """Each alone, by the same decisions: the same seed leads them to the same end, and they share a rank."""

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            set_clock(server, NOON)
            first, second = await played(ann, "Ann"), await played(bob, "Bob")
            assert first != second
            seen = await checked(ann, 2)
            (a, b) = board(seen.today, 1).first
            assert sorted([*a.names, *b.names]) == ["Ann", "Bob"]
            assert (a.rank, b.rank) == (1, 1)
            assert {tuple(each.names): each.yours for each in (a, b)} == {("Ann",): True, ("Bob",): False}
            table = await server.node.host.table(first)
            assert table.game is not None
            assert table.game.is_over
            expected = (table.game.is_won, table.game.turn, max(0, table.game.gravehold))
            for each in (a, b):
                assert (each.won, each.turns, each.gravehold) == expected
            assert seen.yours == first
            assert [len(each.first) for each in seen.today.boards] == [2, 0, 0, 0]
        async with serving(database_url=database) as server, copy(ann, server.url) as there:
            set_clock(server, NOON)
            again = await checked(there, 2)
            assert board(again.today, 1) == board(seen.today, 1)

    run(game())


def test_the_seed_is_bound_the_day_before_and_shown_the_day_after(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            set_clock(server, NOON - DAY)
            before = await ann.daily()
            assert (before.tomorrow.day, before.today.seed) == ("2026-11-17", "")
            set_clock(server, NOON)
            today = await ann.daily()
            assert today.today.day == "2026-11-17"
            assert today.today.commitment == before.tomorrow.commitment
            assert (today.today.seed, today.left) == ("", 12 * 3600)
            table = await played(ann, "Ann", mages=2)
            await checked(ann, 1)
            set_clock(server, NOON + DAY)
            after = (await ann.daily()).yesterday
            assert after is not None
            assert chance.commitment(after.seed) == before.tomorrow.commitment
            assert names(board(after, 2).first) == [["Ann"]]
            record = transcript.read(await ann.record(table))
            transcript.verify(server.node.content, record, before.tomorrow.commitment)
            known = await server.node.daily.days.past("2026-11-17")
            assert known is not None
            assert record.setup.mages == after.setup["mages"][:2]
            assert setup_of(server.node.content, known.day, 4).as_data() == after.setup

    run(game())


def test_while_the_day_lasts_nobody_gets_the_seed(database: str) -> None:
    """Not alone, not after the game, by no way; and a fork has other cards, as it has none of its answers' future."""

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            id = await played(ann, "Ann")
            table = await server.node.host.table(id)
            secrets = (table.secret, table.seed)
            assert await refused(ann.record(id)) == Code.DAILY_SEALED
            for path, method in (("record", "GET"), ("review", "POST"), ("review", "GET")):
                answer = await ann.http.request(method, f"/api/tables/{id}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, Code.DAILY_SEALED)
            shown = [f"/api/tables/{id}{path}" for path in ("", "/replay", "/content")]
            for path in (*shown, "/api/daily", "/api/me/tables"):
                text = (await ann.http.get(path)).text
                assert not any(secret in text for secret in secrets)
            async with ann.follow(id) as f:
                assert await refused(f.wish(p.TakeBack(to=0))) == Code.DAILY_OVER
            fork = await ann.fork(id, 0, "Ann")
            forked = await server.node.host.table(fork.table)
            assert forked.seed not in secrets
            assert forked.daily is None
            assert await refused(ann.record(fork.table)) == Code.DEALT_ANEW
            async with ann.follow(fork.table) as f:
                await alone(f, "fork")
                await f.until(lambda x: x.state is not None and x.state.over)
                assert f.state is not None
                assert not {f.state.seed, f.state.secret} & {*secrets, ""}
            seen = await settled(server, ann)
            assert [each.count for each in seen.today.boards] == [1, 0, 0, 0]

    run(game())


def test_who_plays_alone_gets_no_record_in_the_middle_of_the_game() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            opened = await ann.open_daily("Ann", 2)
            async with ann.follow(opened.table) as f:
                for seat in (0, 1):
                    await f.wish(p.TakeSeat(seat=seat))
                assert await refused(f.wish(p.Choose(setup=p.SetupChoice(mages=["mist", "kadir"])))) == Code.DAILY_SETUP
                await f.wish(p.GiveNonce(nonce="0" * 16))
                await f.wish(p.Begin())
                await alone(f, "middle", 5)
            assert await refused(ann.record(opened.table)) == Code.DAILY_SEALED
            table = await server.node.host.table(opened.table)
            assert (table.seed_told, table.nonces) == (False, {})

    run(game())


def test_the_first_game_counts_and_others_are_practice(database: str) -> None:
    """Also when the first one was only begun: who has seen its cards plays the next one better."""

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            set_clock(server, NOON)
            left = await ann.open_daily("Ann", 1)
            async with ann.follow(left.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.Begin())
            await played(ann, "Ann")
            await played(bob, "Bob")
            await played(bob, "Bob", seed="again")
            seen = await checked(bob, 3)
            assert names(board(seen.today, 1).first) == [["Bob"]]
            assert sorted(names(board(seen.today, 1).practice)) == [["Ann"], ["Bob"]]
            await finish_open(ann, left.table)
            seen = await checked(bob, 4)
            assert sorted(names(board(seen.today, 1).first)) == [["Ann"], ["Bob"]]

    run(game())


async def finish_open(guest: Guest, table: str) -> None:
    """Play a game to its end that has begun."""
    async with guest.follow(table) as f:
        await alone(f, "left")
        await f.until(lambda x: x.state is not None and x.state.over)


async def play_as_friends(ann: Guest, bob: Guest) -> None:
    """Ann and Bob play today's game of two to its end."""
    opened = await ann.open_daily("Ann", 2)
    await bob.join(opened.table, opened.links.play, "Bob")
    async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
        await a.wish(p.TakeSeat(seat=0))
        await b.wish(p.TakeSeat(seat=1))
        await a.wish(p.Begin())
        await play_out(a, b, "friends")


def test_friends_play_one_table_together_and_their_result_has_both_names() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            set_clock(server, NOON)
            await play_as_friends(ann, bob)
            for guest in (ann, bob):
                (result,) = board((await checked(guest, 1)).today, 2).first
                assert (result.names, result.yours) == (["Ann", "Bob"], True)

    run(game())


def test_a_person_who_is_forgotten_loses_their_name_in_the_list_and_the_others_keep_the_result(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the same server, at one that listed them before, and at one that starts afterwards."""

    async def game() -> None:
        async with (
            serving(database_url=database) as server,
            serving(database_url=database) as other,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
            copy(bob, other.url) as there,
        ):
            set_clock(server, NOON)
            set_clock(other, NOON)
            await play_as_friends(ann, bob)
            there.http.cookies.update(bob.http.cookies)
            for guest in (bob, there):
                assert names(board((await checked(guest, 1)).today, 2).first) == [["Ann", "Bob"]]
            async with log_of(server).engine.begin() as connection:
                assert b"Ann" not in (await connection.execute(select(daily_results.c.data))).scalar_one()

            assert (await ann.http.delete("/api/me")).status_code == 204

            assert names(board((await checked(bob, 1)).today, 2).first) == [["?", "Bob"]]
            monkeypatch.setattr(results, "NAMES_TRUSTED", 0.0)
            assert names(board((await checked(there, 1)).today, 2).first) == [["?", "Bob"]]
        async with serving(database_url=database) as server, copy(bob, server.url) as there:
            set_clock(server, NOON)
            assert names(board((await checked(there, 1)).today, 2).first) == [["?", "Bob"]]

    run(game())


def test_a_name_stays_in_the_list_while_people_talk_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the result is not played again for it."""
    monkeypatch.setattr(results, "NAMES_TRUSTED", 0.0)

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            table = await played(ann, "Ann")
            await checked(ann, 1)
            async with ann.follow(table) as f:
                await f.wish(p.Say(words="again?"))
            seen = await ann.daily()

            assert (seen.today.checking, names(board(seen.today, 1).first)) == (0, [["Ann"]])

    run(game())


def test_a_game_in_which_hidden_cards_were_taken_back_is_listed_apart() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            opened = await ann.open_daily("Ann", 1)
            async with ann.follow(opened.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.Begin())
                while (await server.node.host.table(opened.table)).free_until() == 0:
                    await alone(f, "back", (f.state.answers if f.state else 0) + 1)
                await f.wish(p.TakeBack(to=0))
                await f.until(lambda x: x.state is not None and x.state.marked)
                await alone(f, "back")
            today = board((await checked(ann, 1)).today, 1)
            assert (len(today.first), names(today.marked)) == (0, [["Ann"]])

    run(game())


def test_a_game_that_is_over_after_midnight_does_not_count(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            opened = await ann.open_daily("Ann", 1)
            async with ann.follow(opened.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.Begin())
                set_clock(server, NOON + DAY)
                await alone(f, "late")
                await f.until(lambda x: x.state is not None and x.state.over)
                assert f.state is not None
                assert (f.state.sealed, f.state.seed_told, f.state.seed != "") == (False, True, True)
            seen = await settled(server, ann)
            assert seen.yesterday is not None
            assert [each.count for each in seen.yesterday.boards] == [0, 0, 0, 0]
            assert (await ann.record(opened.table)).startswith("unshuffled game")

    run(game())


def test_a_day_ends_before_an_ai_mage_answers_after_midnight() -> None:
    """People do nothing, and the sweep would come later. Otherwise a game that it ends would count."""

    async def game() -> None:
        async with serving(mind_pace=0.01, sweep_seconds=3600) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            table = (await ann.open_daily("Ann", 1)).table
            async with ann.follow(table) as f:
                await f.wish(p.SeatMind(seat=0, mind="quick"))
                await f.wish(p.Begin())
                await f.until(lambda x: x.state is not None and x.state.answers >= 1)
                set_clock(server, NOON + DAY)
                await f.until(watch)

    run(game())


def test_a_closed_table_can_be_read_after_its_day_and_its_day_ends_once_it_is_opened_again(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            table = (await ann.open_daily("Ann", 1)).table
            moderation = Moderation(server.node.accounts.store.engine)
            await moderation.step_in(table, CLOSED, note="Too many reports.")
            set_clock(server, NOON + DAY)
            state = await ann.state(table)
            assert (state.closed, state.sealed) == (True, True)

            await moderation.step_in(table, REOPENED)
            async with ann.follow(table) as f:
                await f.until(watch)
                assert f.state is not None
                assert not f.state.closed

    run(game())


# Forged


async def forge_row(server: Running, table: str) -> None:
    """A row that says more than the game came to."""
    async with log_of(server).engine.begin() as connection:
        row = (await connection.execute(select(daily_results).where(daily_results.c.table_id == table))).one()
        score = msgspec.json.decode(row.data, type=Score)
        better = msgspec.json.encode(_better(score))
        await connection.execute(update(daily_results).where(daily_results.c.table_id == table).values(data=better))


def _better(score: Score) -> Score:
    return Score(score.mages, True, 1, 30, 0, score.marked, score.names)


async def forge_answer(server: Running, table: str) -> None:
    """A log in which another answer was given than the one that led there."""
    async with log_of(server).engine.begin() as connection:
        mine = entries.c.table_id == table, entries.c.kind == "Answered"
        row = (await connection.execute(select(entries).where(*mine).order_by(entries.c.number).limit(1))).one()
        data = {**row.data, "mark": row.data["mark"] + 1}
        where = entries.c.table_id == table, entries.c.number == row.number
        await connection.execute(update(entries).where(*where).values(data=data))


async def forge_seed(server: Running, table: str) -> None:
    """A table with another seed than the day's."""
    async with log_of(server).engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(seed="f" * 32))


async def forge_setup(server: Running, table: str) -> None:
    """A game that was begun with fewer foes than the day has: here, at another difficulty."""
    async with log_of(server).engine.begin() as connection:
        mine = entries.c.table_id == table, entries.c.kind == "Started"
        row = (await connection.execute(select(entries).where(*mine))).one()
        data = {**row.data, "mark": 0, "resolved": {**row.data["resolved"], "difficulty": "beginner"}}
        where = entries.c.table_id == table, entries.c.number == row.number
        await connection.execute(update(entries).where(*where).values(data=data))


async def forge_history(server: Running, table: str) -> None:
    """A log of another history than the one the result is of."""
    async with log_of(server).engine.begin() as connection:
        await connection.execute(update(daily_results).where(daily_results.c.table_id == table).values(digest="0" * 16))


@pytest.mark.parametrize("forge", [forge_row, forge_answer, forge_seed, forge_setup, forge_history])
def test_a_forged_result_is_not_listed_and_the_true_one_beside_it_is(database: str, forge: Any) -> None:
    """Checked by a server that has seen none of the games: it plays both logs again."""

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as eve:
            set_clock(server, NOON)
            await played(ann, "Ann")
            table = await played(eve, "Eve", seed="eve")
            await checked(ann, 2)
            await forge(server, table)
        async with serving(database_url=database) as server, copy(ann, server.url) as there:
            set_clock(server, NOON)
            seen = await settled(server, there)
            assert names(board(seen.today, 1).first) == [["Ann"]]
            assert [each.count for each in seen.today.boards] == [1, 0, 0, 0]

    run(game())


def test_a_record_that_somebody_sends_in_is_no_result(database: str) -> None:
    """Not even a true one: of the day before, or of a game that had the seed from elsewhere."""

    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as eve:
            set_clock(server, NOON)
            table = await server.node.host.table(await played(ann, "Ann"))
            await eve.take_in(transcript.write(table.record()), "Eve")
            other = await eve.open("Eve", seats=1)
            async with log_of(server).engine.begin() as connection:
                row = (await connection.execute(select(daily_results))).one()
                copied = {**row._mapping, "table_id": other.table}
                await connection.execute(insert(daily_results), [copied])
            seen = await settled(server, ann)
            assert [each.count for each in seen.today.boards] == [1, 0, 0, 0]
            assert names(board(seen.today, 1).first) == [["Ann"]]

    run(game())


def test_what_was_not_kept_when_the_game_ended_is_kept_at_the_next_look(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            table = await played(ann, "Ann")
            await checked(ann, 1)
            async with log_of(server).engine.begin() as connection:
                await connection.execute(delete(daily_results))
        async with serving(database_url=database) as server, copy(ann, server.url) as there:
            set_clock(server, NOON)
            assert board((await settled(server, there)).today, 1).count == 0
            await there.state(table)
            assert names(board((await checked(there, 1)).today, 1).first) == [["Ann"]]

    run(game())


def watch(f: Follower) -> bool:
    return f.state is not None and not f.state.sealed


def test_who_sits_at_the_table_at_midnight_is_shown_the_seed() -> None:
    """The sweep finds that the day is over; nobody has to do anything."""

    async def game() -> None:
        async with serving(sweep_seconds=0.05) as server, Guest(server.url) as ann:
            set_clock(server, NOON)
            id = await played(ann, "Ann")
            async with ann.follow(id) as f:
                await f.until(lambda x: x.state is not None and x.state.sealed)
                set_clock(server, NOON + DAY)
                await f.until(watch)
                assert f.state is not None
                assert chance.commitment(f.state.secret) == f.state.commitment
                assert not f.state.seed_told

    run(game())
