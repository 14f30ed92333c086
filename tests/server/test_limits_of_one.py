"""What one person or one request may take of a node: places at a table, the loop, numbers; and what looking changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import SETUP, Running, play_out, refused, run, seated, serving
from unshuffled import cli
from unshuffled.rules.core.scenario import Setup
from unshuffled.server.client import Follower, Guest, ProtocolError
from unshuffled.tables import setup_codes
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire import tell
from unshuffled.wire.codes import ServerCode

SOLO: dict[str, Any] = {**SETUP, "mages": ["plain_one"]}


def test_of_many_who_come_at_once_as_many_get_in_as_there_are_places(tmp_path: Path) -> None:
    """With a log that takes its time: many have looked before the first is written down."""

    async def game() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")

            async def come() -> str:
                async with Guest(server.url) as guest:
                    guest.http.timeout = httpx.Timeout(300)  # they wait for each other
                    try:
                        await guest.join(opened.table, opened.links.watch, "Bob")
                    except Exception as error:
                        return str(error)
                    return "in"

            came = await asyncio.gather(*(come() for _ in range(160)))

            assert (came.count("in"), came.count("table/full")) == (99, 61)
            assert len((await ann.state(opened.table)).people) == 100
            # Those who are in may come again.
            assert (await ann.join(opened.table, opened.links.play, "Ann")).you == opened.you

    run(game())


@asynccontextmanager
async def new_socket(guest: Guest, table: str, server: Running) -> AsyncIterator[Follower]:
    """A socket that the server has seen the end of, afterwards."""
    async with guest.follow(table) as follower:
        yield follower
    async with asyncio.timeout(60):
        while server.node.rooms.present(table):
            await asyncio.sleep(0.01)


def test_many_short_sockets_write_no_more_in_a_day_than_one() -> None:
    async def game() -> None:
        async with serving(person_bytes_a_day=2000) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            table = (await ann.open("Ann")).table
            others = (await bob.open("Bob")).table
            came = []
            for _ in range(8):
                async with new_socket(ann, table, server) as f:
                    try:
                        await f.wish(p.Say(words="x" * 450))
                        came.append("done")
                    except ProtocolError as error:
                        came.append(error.code)

            assert came[:4] == ["done"] * 4
            assert came[5:] == [ServerCode.TOO_MUCH] * 3
            async with new_socket(bob, others, server) as f:
                await f.wish(p.Say(words="still here"))

    run(game())


def test_a_socket_that_writes_little_is_counted_with_what_it_wrote() -> None:
    async def game() -> None:
        async with serving(person_bytes_a_day=2000) as server, Guest(server.url) as ann:
            table = (await ann.open("Ann")).table
            for number in range(20):
                async with new_socket(ann, table, server) as f:
                    await f.wish(p.Say(words=f"{number}"))

    run(game())


# Looking


def test_a_get_of_the_record_marks_nothing_and_a_post_does() -> None:
    """A link that somebody who plays alone follows must not mark the table."""

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            opened = await ann.open("Ann", setup=SOLO)
            async with ann.follow(opened.table) as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.Begin())
                number, path = a.number, f"/api/tables/{opened.table}/record"

                got = await ann.http.get(path)
                assert (got.status_code, got.json()["code"]) == (403, "record/seed_secret")
                state = await ann.state(opened.table)
                assert (state.number, state.seed_told) == (number, False)

                posted = await ann.http.post(path)
                assert (posted.status_code, posted.text.startswith("unshuffled game")) == (200, True)
                state = await ann.state(opened.table)
                assert (state.number, state.seed_told) == (number + 1, True)

                # Now there is nothing left to write down.
                again = await ann.http.get(path)
                assert (again.status_code, again.text) == (200, posted.text)
                assert (await ann.state(opened.table)).number == number + 1

    run(game())


def test_a_get_of_the_record_is_enough_when_the_game_is_over() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            assert await refused(a.guest.record(a.table)) == "record/seed_secret"
            await play_out(a, b, "to the end")
            path = f"/api/tables/{a.table}/record"

            assert (await b.guest.http.get(path)).text == await a.guest.record(a.table)

    run(game())


# The loop


@pytest.mark.parametrize(("steps", "then"), [(200, 429), (20, 200)])
def test_long_replay_counts_as_many_requests(steps: int, then: int) -> None:
    """B13. It takes as long as they do; a short one counts little."""

    async def game() -> None:
        async with serving(request_rate=0.001, request_burst=12) as server, Guest(server.url) as ann:
            table = (await ann.open("Ann", setup=SOLO)).table
            async with ann.follow(table) as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.Begin())
            path = f"/api/tables/{table}/replay?count={steps}"

            assert [(await ann.http.get(path)).status_code for _ in range(2)] == [200, then]

    run(game())


def test_a_long_replay_lets_others_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two turns of the loop there are few steps of a replay, however many are asked for at once."""
    steps, most, turns = 0, 0, 0
    real = tell.changes_of

    def counted(*given: Any) -> Any:
        nonlocal steps
        steps += 1
        return real(*given)

    async def tick() -> None:
        nonlocal steps, most, turns
        while True:
            most, steps, turns = max(most, steps), 0, turns + 1
            await asyncio.sleep(0)

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            await play_out(a, b, "a long way", 150)
            table = await server.node.host.table(a.table)
            answers = len(table.answers)
            assert answers > 100
            monkeypatch.setattr(tell, "changes_of", counted)
            ticking = asyncio.create_task(tick())
            replays = await asyncio.gather(
                *(server.node.replay(a.table, next(iter(table.people)), "", 0, 200) for _ in range(10))
            )
            ticking.cancel()

            assert [len(replay.steps) for replay in replays] == [answers] * 10
            assert all(replay == replays[0] for replay in replays)
            assert turns > 100
            assert 0 < most <= 8

    run(game())


# Numbers


def test_the_numbers_of_a_setup_have_an_end() -> None:
    """At every door: a choice, a code, a record."""

    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann:
            good = {**SOLO, "switches": {"solo_life": 1000}}
            opened = await ann.open("Ann", setup=good)
            code = (await ann.http.post("/api/setups", json={"setup": good})).json()["code"]
            async with ann.follow(opened.table) as a:
                await a.wish(p.TakeSeat(seat=0))
                await a.wish(p.Begin())
                assert a.view is not None
                assert a.view["players"][0]["life"] == 1000
            record = await ann.record(opened.table)
            assert (await ann.http.get(f"/api/setups/{code}")).status_code == 200
            assert (await ann.http.post("/api/tables/import", json={"record": record})).status_code == 201

            answers = []
            for life in (1001, 10**30, -1):
                bad = {**SOLO, "switches": {"solo_life": life}}
                answers.append((await ann.http.post("/api/tables", json={"setup": bad})).json()["code"])
            answers.append((await ann.http.get(f"/api/setups/{_code(10**30)}")).json()["code"])
            forged = record.replace("1000", str(10**30))
            assert forged != record
            answers.append((await ann.http.post("/api/tables/import", json={"record": forged})).json()["code"])

            assert answers == ["protocol/malformed"] * 3 + ["setup/bad_code", str(Code.BAD_RECORD)]

    run(game())


def _code(life: int) -> str:
    return setup_codes.write(Setup(["random"], switches={"solo_life": life}))


def test_a_file_without_an_end_is_read_no_further_than_a_game_is_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("replay", "verify"):
        assert cli.main([command, "/dev/zero"]) == 2
        assert "larger than 16 MB" in capsys.readouterr().err
    (tmp_path / "game").write_text("no game\n", encoding="utf-8")
    assert cli.main(["replay", str(tmp_path / "game")]) != 0
    assert "larger" not in capsys.readouterr().err
