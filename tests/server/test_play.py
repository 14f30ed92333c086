from __future__ import annotations

import asyncio
from typing import Any

from tests.server.clocks import Ahead
from tests.server.serving import SETUP, begin, deciders, play_out, refused, run, seated, serving, together
from unshuffled.rules.core.chance import commitment
from unshuffled.rules.saves import transcript
from unshuffled.server.client import Follower, Guest
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p


def answers_of(f: Follower) -> int:
    assert f.state is not None
    return f.state.answers


def test_two_people_finish_a_game_and_a_watcher_sees_the_same() -> None:
    """Every view is the same, and the seed is published at the end and fits the commitment."""

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b), Guest(server.url) as cat:
            assert a.state is not None
            bound = a.state.commitment
            await cat.join(a.table, a.links.watch, "Cat")
            async with cat.follow(a.table) as c:
                assert c.links.play == ""
                await play_out(a, b, "one")
                for f in (a, b, c):
                    await f.until(lambda x: x.state is not None and x.state.over)

                assert a.view == b.view == c.view
                assert a.state == b.state == c.state
                assert commitment(a.state.seed) == bound
                assert a.view is not None
                assert a.view["outcome"]
                text = await cat.record(a.table)
                assert f"seed {a.state.seed}" in text
                assert transcript.read(text).keys == (await server.node.host.table(a.table)).answers

    run(game())


def test_a_change_carries_its_entries_and_events_and_numbers_without_gaps() -> None:
    async def game() -> None:
        seen: list[p.Changed] = []

        def note(message: p.ServerMessage) -> None:
            if isinstance(message, p.Changed):
                seen.append(message)

        async with serving() as server, seated(server.url) as (a, b):
            b.on_message = note
            start = b.number
            await play_out(a, b, "two", answers=20)
            await together(b, a)

            assert [m.number for m in seen] == list(range(start + 1, a.number + 1))
            assert all(len(m.entries) == 1 and not m.fresh for m in seen)
            assert {e["kind"] for m in seen for e in m.entries} == {"Answered"}
            assert "turn_started" in {str(e["event"]) for m in seen for e in m.events}

    run(game())


def test_what_happened_before_the_first_question_is_sent_with_the_beginning_and_in_a_replay_of_it() -> None:
    """Not in a replay that begins later."""

    async def game() -> None:
        seen: list[p.Changed] = []

        def note(message: p.ServerMessage) -> None:
            if isinstance(message, p.Changed):
                seen.append(message)

        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            opened = await ann.open("Ann", setup=SETUP)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
                b.on_message = note
                await begin(a, b)
                await play_out(a, b, "two", answers=2)

                began = next(m for m in seen if m.fresh)
                assert began.events[0]["event"] == "turn_order_drawn"
                assert (await ann.replay(opened.table, 0)).opening == began.events
                assert (await ann.replay(opened.table, 1)).opening == []

    run(game())


def test_an_answer_is_taken_back_and_given_again() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            one = deciders(a, b)[0]
            while not any(k.startswith("play ") for k in (one.decision or {"keys": []})["keys"]):
                await play_out(a, b, "back", answers=answers_of(one) + 1)
                await together(b, a)
                one = deciders(a, b)[0]
            assert one.decision is not None
            before = one.view
            key = next(k for k in one.decision["keys"] if k.startswith("play "))
            await one.answer(key)
            after = one.view
            await one.wish(p.TakeBack(to=answers_of(one) - 1))
            assert one.view == before
            await one.wish(p.Redo())
            assert one.view == after
            assert await refused(one.wish(p.Redo())) == Code.NOTHING_TO_REDO
            await together(b, a)
            assert a.view == b.view

    run(game())


def test_going_back_beyond_a_hidden_card_needs_everyone() -> None:
    """The table is marked then."""

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            first = a.view
            await play_out(a, b, "three", answers=40)
            await a.until(lambda f: answers_of(f) >= 40)
            await a.wish(p.TakeBack(to=0))
            await b.until(lambda f: f.state is not None and f.state.vote is not None)
            assert answers_of(a) >= 40
            await b.wish(p.VoteBack(agrees=True))
            await a.until(lambda f: answers_of(f) == 0)

            assert a.view == b.view == first
            assert a.state is not None
            assert a.state.marked

    run(game())


def test_a_saved_moment_and_what_is_said_reach_everyone() -> None:
    async def game() -> None:
        heard: list[dict[str, Any]] = []

        def note(message: p.ServerMessage) -> None:
            if isinstance(message, p.Changed):
                heard.extend(message.entries)

        async with serving() as server, seated(server.url) as (a, b):
            b.on_message = note
            await a.wish(p.Say(phrase="hello"))
            await a.wish(p.Say(words="good \u202eluck\x07"))
            await a.wish(p.Suggest(what="end"))
            await a.wish(p.Save(name="start"))
            await together(b, a)

            assert [(e["kind"], e.get("phrase"), e.get("words")) for e in heard[:2]] == [
                ("Said", "hello", ""),
                ("Said", "", "good luck"),
            ]
            assert [e["kind"] for e in heard[2:]] == ["Suggested", "Saved"]
            assert b.state is not None
            assert b.state.saves == {"start": 0}
            await play_out(a, b, "saved", answers=2)
            await a.until(lambda f: answers_of(f) >= 2)
            assert await refused(a.wish(p.TakeBack(save="never"))) == Code.NO_SUCH_SAVE
            assert await refused(a.wish(p.TakeBack())) == "protocol/malformed"
            await a.wish(p.TakeBack(save="start"))
            assert a.state is not None
            assert answers_of(a) == 0 or a.state.vote == p.VoteInfo(
                0, a.guest.person, [a.guest.person], [b.guest.person]
            )

    run(game())


def test_a_finished_game_is_forked_exported_and_imported() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b), Guest(server.url) as other:
            await play_out(a, b, "four")
            text = await b.guest.record(a.table)
            forked = await b.guest.fork(a.table, at=10, name="Bob")
            assert forked.state.answers == 10
            assert forked.state.seats == [b.guest.person] * 2
            async with b.guest.follow(forked.table) as f:
                assert f.decision is not None
                await f.answer(f.decision["keys"][0])
                assert answers_of(f) == 11
            taken = await other.take_in(text, "Dan")
            assert taken.state.over
            assert await other.record(taken.table) == text
            async with other.follow(taken.table) as d:
                assert d.view == a.view

    run(game())


def test_one_person_plays_alone_with_two_mages_and_may_have_the_record_at_any_time() -> None:
    """While two play, the seed is a secret."""

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.TakeSeat(seat=1))
                await a.wish(p.Begin())
                assert (await ann.record(opened.table)).startswith("unshuffled game 1\n")
        async with serving() as server, seated(server.url) as (x, _):
            assert await refused(x.guest.record(x.table)) == "record/seed_secret"
            forked = await x.guest.fork(x.table, 0)
            assert (forked.state.answers, forked.state.seed_told) == (0, False)
            assert x.state is not None
            assert forked.state.commitment != x.state.commitment
            assert await refused(x.guest.record(forked.table)) == "record/dealt_anew"

    run(game())


def test_after_a_cut_the_client_comes_back_to_a_fresh_view() -> None:
    """It gets what it missed, and its own game goes on."""

    async def game() -> None:
        welcomes: list[p.Welcome] = []

        def note(message: p.ServerMessage) -> None:
            if isinstance(message, p.Welcome):
                welcomes.append(message)

        async with serving() as server, seated(server.url) as (a, b):
            b.on_message = note
            seen = b.number
            await b.cut()
            for _ in range(3):
                await a.wish(p.Say(phrase="wait"))
            await together(b, a)
            assert b.reconnects == 1
            assert b.view == a.view
            assert welcomes[0].number - len(welcomes[0].entries) == seen
            await play_out(a, b, "five", answers=10)

    run(game())


def test_a_game_survives_connections_that_are_cut_again_and_again() -> None:
    """Whatever was acknowledged is in the log, and no answer is given twice."""

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):

            async def tunnels() -> None:
                for turn in range(12):
                    f = a if turn % 2 else b
                    await f.until(lambda f, n=9 * turn: f.state is not None and f.state.answers >= n)  # type: ignore[misc]
                    await f.cut()

            cutting = asyncio.create_task(tunnels())
            await play_out(a, b, "six", answers=120)
            cutting.cancel()
            await a.until(lambda f: f.state is not None and (f.state.over or f.state.answers >= 120))
            await b.until(lambda f: f.number >= a.number)
            await a.until(lambda f: f.number >= b.number)

            assert a.reconnects + b.reconnects > 3
            assert a.view == b.view

    run(game())


def test_an_answer_whose_acknowledgement_was_lost_is_found_among_what_happened() -> None:
    """It is neither refused nor given twice, whenever the connection is cut."""

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table, most_wait=0.05) as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.TakeSeat(seat=1))
                await a.wish(p.Begin())
                for turn in range(30):
                    assert a.decision is not None
                    answering = asyncio.create_task(a.answer(a.decision["keys"][0]))
                    # An answer takes seven passes of the loop, in which its server runs too: it is cut after each.
                    for _ in range(turn % 9):
                        await asyncio.sleep(0)
                    await a.cut()
                    await answering
                    assert answers_of(a) == turn + 1
                assert a.reconnects > 10

    run(game())


def test_presence_is_shown_and_an_absent_persons_seat_can_be_taken() -> None:
    """Not while they are there, nor in the first moments after they have gone."""

    async def game() -> None:
        async with serving(absent_after=1000) as server, seated(server.url) as (a, b):
            clock = Ahead(server)
            await a.until(lambda f: len(f.present) == 2)
            assert await refused(a.wish(p.TakeSeat(seat=1))) == Code.SEAT_TAKEN
            await b.close()
            await a.until(lambda f: f.present == [a.guest.person])
            assert await refused(a.wish(p.TakeSeat(seat=1))) == Code.SEAT_TAKEN
            clock.forward(1100)
            await a.wish(p.TakeSeat(seat=1))
            assert a.state is not None
            assert a.state.owed_to == ["", b.guest.person]
            async with b.guest.follow(a.table) as back:
                await back.wish(p.TakeSeat(seat=1))
                await together(a, back)
            assert (a.state.seats, a.state.owed_to) == ([a.guest.person, b.guest.person], ["", ""])

    run(game())
