"""AI mages at a table: they play as people do, and whatever becomes of a mind, the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.clocks import Ahead
from tests.server.minds import installed
from tests.server.serving import NATS, SETUP, Running, answer_one, refused, run, seated, serving
from unshuffled.server.client import Follower, Guest
from unshuffled.server.minds import hints
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import AiPlanned, Answered, Entry, TakenBack
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.table import Table
from unshuffled.wire import protocol as p

REAL: dict[str, Any] = {"mages": ["adelheim", "brama"], "nemesis": "rageborne", "market": ["deck_destruction_base"]}
AI = "mind/1"


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with installed(tmp_path, monkeypatch) as folder:
        yield folder


@asynccontextmanager
async def beside(
    server: Running, mind: str = "quick", setup: dict[str, Any] | None = None, instant: bool = True
) -> AsyncIterator[Follower]:
    """Ann plays the first seat, an AI mage the second, and the game has begun."""
    async with Guest(server.url) as ann:
        opened = await ann.open("Ann", setup=setup or SETUP)
        async with ann.follow(opened.table) as a:
            await a.wish(p.TakeSeat(seat=0))
            await a.wish(p.SeatMind(seat=1, mind=mind))
            await a.wish(p.AgreeMinds(instant=instant))
            await a.wish(p.Begin())
            await a.until(lambda f: f.decision is not None)
            yield a


async def play(a: Follower, answers: int = 10_000) -> None:
    """Ann answers whenever she is asked, with the last answer, until the game is over or has had so many answers."""

    def done(f: Follower) -> bool:
        assert f.state is not None
        return f.state.over or f.state.answers >= answers

    while True:
        await a.until(lambda f: f.is_mine or done(f))
        if done(a):
            return
        assert a.decision is not None
        await a.answer(a.decision["keys"][-1])


async def until_mind(a: Follower) -> None:
    """Ann answers until the AI mage is asked."""
    await a.until(lambda f: f.is_mine or waits_for_mind(f))
    while not waits_for_mind(a):
        assert a.decision is not None
        await a.answer(a.decision["keys"][-1])
        await a.until(lambda f: f.is_mine or waits_for_mind(f))


def waits_for_mind(f: Follower) -> bool:
    return f.state is not None and f.state.waiting_for == [AI]


async def entries(server: Running, a: Follower) -> list[Entry]:
    return (await server.node.log.read(a.table)).entries


async def answers_by(server: Running, a: Follower, person: str) -> list[str]:
    return [each.key for each in await entries(server, a) if isinstance(each, Answered) and each.person == person]


def test_a_person_and_an_ai_mage_finish_a_game() -> None:
    """Its answers are in the log as those of its seat, and it says beforehand what it is going to do."""

    async def game() -> None:
        async with serving(mind_pace=0.01) as server, beside(server, setup=REAL) as a:
            await play(a)

            assert a.state is not None
            assert (a.state.over, a.state.seats[1]) == (True, AI)
            given = await answers_by(server, a, AI)
            assert len(given) > 10
            said = [each.steps for each in await entries(server, a) if isinstance(each, AiPlanned)]
            assert said
            assert {plan[0][0] for plan in said} <= {
                "gain",
                "nemesis",
                "minion",
                "kill",
                "prep",
                "open",
                "focus",
                "charge",
                "ability",
                "cast",
            }

    run(game())


def test_the_plan_is_shown_in_words_and_gone_when_the_person_answers() -> None:
    async def game() -> None:
        plans: list[p.PlanInfo] = []
        async with serving(mind_pace=0.01) as server, beside(server, setup=REAL, instant=False) as a:
            a.on_message = lambda _: plans.append(a.state.plan) if a.state is not None and a.state.plan else None
            await until_mind(a)
            await a.until(lambda f: f.is_mine)
            assert plans
            assert (plans[0].by, plans[0].text["id"]) == (AI, "plan")
            assert a.decision is not None
            await a.answer(a.decision["keys"][-1])
            assert a.state is not None
            assert a.state.plan is None or waits_for_mind(a)

    run(game())


def test_no_mind_that_is_not_installed_takes_a_seat() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                assert await refused(a.wish(p.SeatMind(seat=0, mind="deep thought"))) == Code.NO_SUCH_MIND
                assert await refused(a.wish(p.AgreeMinds(stand_in="deep thought"))) == Code.NO_SUCH_MIND
                assert a.state is not None
                assert a.state.seats == ["", ""]

    run(game())


def test_what_a_person_points_at_is_what_it_does() -> None:
    """A key, or a place of the board."""

    async def game(point: Callable[[dict[str, Any]], tuple[str, str]]) -> None:
        async with serving(mind_pace=3600) as server, beside(server, setup=REAL, instant=False) as a:
            await until_mind(a)
            assert a.decision is not None
            what, key = point(a.decision)
            await a.wish(p.Suggest(what=what))
            await a.wish(p.Say(phrase="go_on"))
            await a.until(lambda f: f.state is not None and f.state.last_by == AI)
            assert (await answers_by(server, a, AI))[0] == key

    def end(decision: dict[str, Any]) -> tuple[str, str]:
        return "end", "end"

    def charge(decision: dict[str, Any]) -> tuple[str, str]:
        gem = next(n for n, choice in enumerate(decision["choices"]) if choice["verb"] == "play")
        return decision["choices"][gem]["about"][0], decision["keys"][gem]

    for point in (end, charge):
        run(game(point))


def test_it_takes_its_time_unless_somebody_does_not_want_to_wait() -> None:
    async def game() -> None:
        async with serving(mind_pace=3600) as server, beside(server, instant=False) as a:
            await until_mind(a)
            # It has had all the time it needs: its plan is there, and its answer is not.
            await server.node.mages._tables[a.table].wake.wait()
            assert await answers_by(server, a, AI) == []
            await a.wish(p.Say(phrase="go_on"))
            await a.until(lambda f: f.state is not None and f.state.last_by == AI)

    run(game())


def test_what_it_did_is_taken_back_at_once_and_it_does_something_again() -> None:
    async def game() -> None:
        async with serving() as server, beside(server, setup=REAL) as a:
            await until_mind(a)
            await a.until(lambda f: f.is_mine)
            assert a.state is not None
            first = a.state.last_from
            await a.wish(p.TakeBack(to=first))
            assert a.state.vote is None
            await a.until(lambda f: f.is_mine)
            given = await answers_by(server, a, AI)
            assert given[len(given) // 2 :] == given[: len(given) // 2], "it has done the same again"

    run(game())


def test_after_something_was_taken_back_there_is_time_to_go_back_further() -> None:
    """Also where it acts at once otherwise: it would give its answer again before anybody could."""

    async def game() -> None:
        async with serving() as server, beside(server, setup=REAL) as a:
            await until_mind(a)
            await a.until(lambda f: f.is_mine)
            assert a.state is not None
            last, first = a.state.answers - 1, a.state.last_from
            assert last > first
            await a.wish(p.TakeBack(to=last))
            await a.wish(p.TakeBack(to=first))
            assert [type(each) for each in (await entries(server, a))[-2:]] == [TakenBack, TakenBack]

    run(game())


def test_a_server_that_starts_again_goes_on_where_the_other_was(database: str) -> None:
    async def game() -> None:
        async with Guest("http://nowhere") as ann:
            async with serving(database_url=database, mind_pace=3600) as server:
                ann.url = server.url
                ann.http.base_url = server.url
                opened = await ann.open("Ann", setup=REAL)
                async with ann.follow(opened.table) as a:
                    await a.wish(p.TakeSeat(seat=0))
                    await a.wish(p.SeatMind(seat=1, mind="quick"))
                    await a.wish(p.Begin())
                    await until_mind(a)
            async with (
                serving(database_url=database, mind_pace=0.01) as server,
                ann.follow(opened.table, url=server.url) as a,
            ):
                await a.until(lambda f: f.is_mine)
                assert await answers_by(server, a, AI) != []

    run(game())


@pytest.mark.services("nats")
def test_two_nodes_with_readers_give_each_answer_once() -> None:
    """Also when each of them believes that it alone drives the table."""

    async def game() -> None:
        kept = MemoryLog()
        async with (
            serving(kept, NatsRelay(NATS), mind_pace=0.01) as one,
            serving(kept, NatsRelay(NATS), mind_pace=0.01) as two,
            beside(one, setup=REAL) as a,
            Guest(two.url) as bob,
        ):
            for server in (one, two):
                server.node.rooms.rank = lambda id: 0  # type: ignore[method-assign]
            await bob.join(a.table, a.links.watch, "Bob")
            async with bob.follow(a.table) as b:
                await play(a, 120)
                await b.until(lambda f: f.number >= a.number)
                assert a.state is not None
                assert b.state is not None
                written = [each for each in await entries(one, a) if isinstance(each, Answered)]
                assert len(written) == a.state.answers
                assert b.state.differs_at is None

    run(game())


@pytest.mark.services("nats")
def test_of_two_nodes_one_drives() -> None:
    async def game() -> None:
        kept = MemoryLog()
        async with (
            serving(kept, NatsRelay(NATS)) as one,
            serving(kept, NatsRelay(NATS)) as two,
            beside(one) as a,
            Guest(two.url) as bob,
        ):
            await bob.join(a.table, a.links.watch, "Bob")
            async with bob.follow(a.table):
                while sorted(server.node.rooms.rank(a.table) for server in (one, two)) != [0, 1]:
                    await asyncio.sleep(0.02)
            assert one.node.rooms.rank("another-table") == -1

    run(game())


# Somebody who leaves


async def swept(server: Running) -> None:
    """Wait until the node has looked twice at who is away."""
    looks = 0
    look = server.node.mages.sweep

    async def counted(table: Table) -> None:
        nonlocal looks
        await look(table)
        looks += 1

    server.node.mages.sweep = counted  # type: ignore[method-assign]
    while looks < 2:
        await asyncio.sleep(0.02)
    server.node.mages.sweep = look  # type: ignore[method-assign]


def test_a_leavers_seat_is_taken_after_the_agreed_time_and_given_back_at_once() -> None:
    async def game() -> None:
        async with serving(absent_after=60, sweep_seconds=0.1, mind_pace=0.01) as server:
            clock = Ahead(server)
            async with seated(server.url) as (a, b):
                await a.wish(p.AgreeMinds(stand_in="quick", after=300))
                bob = b.guest
                await b.close()
                await a.until(lambda f: f.present == [a.guest.person])
                clock.forward(200)
                await swept(server)
                assert a.state is not None
                assert a.state.seats[1] == bob.person, "it is not the agreed time yet"

                clock.forward(350)
                await a.until(lambda f: f.state is not None and f.state.seats[1] == AI)
                assert a.state.owed_to == ["", bob.person]
                await play(a, 6)

                async with bob.follow(a.table) as b:
                    await b.until(lambda f: f.state is not None and f.state.seats[1] == bob.person)
                    await a.until(lambda f: f.state is not None and f.state.seats[1] == bob.person)
                    assert a.state.owed_to == ["", ""]

    run(game())


def test_a_seat_waits_for_a_leaver_where_nothing_was_agreed() -> None:
    async def game() -> None:
        async with serving(absent_after=60, sweep_seconds=0.1) as server:
            clock = Ahead(server)
            async with seated(server.url) as (a, b):
                await b.close()
                await a.until(lambda f: f.present == [a.guest.person])
                clock.forward(5000)
                await swept(server)
                assert a.state is not None
                assert a.state.seats == [a.guest.person, b.guest.person]

    run(game())


# Minds that fail


@pytest.mark.parametrize("mind", ["nonsense", "ends", "shouts", "hangs", "nosy"])
def test_a_mind_that_fails_does_not_stop_the_table(odd: Path, mind: str) -> None:
    """Another one answers for it, and nothing is lost."""

    async def game() -> None:
        async with serving(mind_seconds=1.0) as server, beside(server, mind, REAL) as a:
            await until_mind(a)
            await a.until(lambda f: f.is_mine)
            assert a.state is not None
            assert await answers_by(server, a, AI) != []
            written = [each for each in await entries(server, a) if isinstance(each, Answered)]
            assert len(written) == a.state.answers

    run(game())


def test_mage_plays_as_the_simple_mind_where_no_worker_can_be_had() -> None:
    """B2. Not the last of what is allowed: it has a plan and says so."""

    async def game() -> None:
        async with serving(mind_workers=0) as server, beside(server, setup=REAL) as a:
            await until_mind(a)
            await a.until(lambda f: f.is_mine)
            assert await answers_by(server, a, AI) != []
            assert [each for each in await entries(server, a) if isinstance(each, AiPlanned)] != []

    run(game())


def test_simple_mind_answers_when_a_worker_is_killed_while_it_thinks(odd: Path) -> None:
    async def game() -> None:
        async with serving(mind_seconds=600) as server, beside(server, "hangs", REAL) as a:
            await until_mind(a)
            hangs = odd / "hangs"
            while not hangs.exists() or not hangs.read_text("utf-8"):
                await asyncio.sleep(0.02)
            os.kill(int(hangs.read_text("utf-8")), signal.SIGKILL)
            await a.until(lambda f: f.state is not None and f.state.last_by == AI)
            assert server.node.minds.started == 1, "the simple mind needs no worker"

    run(game())


def test_nobody_at_another_table_waits_for_a_mind_that_hangs(odd: Path) -> None:
    async def game() -> None:
        async with serving(mind_seconds=600) as server, beside(server, "hangs", REAL) as a:
            await until_mind(a)
            while not (odd / "hangs").exists():
                await asyncio.sleep(0.02)
            async with seated(server.url) as (c, d):
                for _ in range(10):
                    await answer_one(c, d)
            assert await answers_by(server, a, AI) == []

    run(game())


# Hints


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers give way to everything else, so on a busy machine they may take long."""
    monkeypatch.setattr(hints, "LIMIT", 120.0)


@pytest.mark.usefixtures("patience")
def test_a_hint_is_an_answer_that_one_may_give_and_says_why() -> None:
    async def game() -> None:
        async with serving() as server, beside(server, setup=REAL) as a:
            texts: list[str] = []
            for _ in range(40):
                await a.until(lambda f: f.is_mine)
                assert a.decision is not None
                hinted = await a.ask(p.Hint())
                assert isinstance(hinted, p.Hinted)
                assert hinted.number == a.number
                assert hinted.key in a.decision["keys"]
                if hinted.text is not None:
                    assert hinted.other in a.decision["keys"]
                    assert hinted.other != hinted.key
                    texts.append(hinted.text["id"])
                    break
                await a.answer(hinted.key)
            assert texts
            assert set(texts) <= {"hint-gravehold", "hint-life", "hint-nemesis", "hint-better", "hint-equal"}

    run(game())


def test_who_is_not_asked_gets_no_hint_and_who_watches_neither() -> None:
    async def game() -> None:
        async with serving(mind_pace=3600) as server, beside(server, instant=False) as a, Guest(server.url) as cat:
            await cat.join(a.table, a.links.watch, "Cat")
            async with cat.follow(a.table) as c:
                await until_mind(a)
                for one in (a, c):
                    assert await refused(one.ask(p.Hint())) == Code.NOT_YOUR_DECISION

    run(game())


@pytest.mark.usefixtures("patience")
def test_all_who_ask_at_one_moment_get_one_look() -> None:
    async def game() -> None:
        async with serving() as server, beside(server, setup=REAL) as a:
            await a.until(lambda f: f.is_mine)
            asked = await asyncio.gather(*(a.ask(p.Hint()) for _ in range(5)))
            assert len({each.key for each in asked if isinstance(each, p.Hinted)}) == 1
            assert len(server.node.hints._known) == 1

    run(game())


def test_without_workers_a_hint_is_refused_and_the_game_goes_on() -> None:
    async def game() -> None:
        async with serving(mind_workers=0) as server, beside(server) as a:
            await a.until(lambda f: f.is_mine)
            assert await refused(a.ask(p.Hint())) == "hint/none"
            await play(a, 4)

    run(game())
