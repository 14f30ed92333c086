"""The review of a finished game on a server: asked for once, in a process of its own, for those who may see the table."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

from tests.minds.test_review import record
from tests.server.serving import Running, run, seated, serving
from unshuffled.rules.saves import transcript
from unshuffled.server.client import Guest

SECONDS = 1.5
DEADLINE = 180.0


async def finished(guest: Guest) -> str:
    """A table with a finished game."""
    text = transcript.write(record("rageborne", "b"))
    made = await guest.http.post("/api/tables/import", json={"record": text, "name": "Ann"})
    assert made.status_code == 201
    table: str = made.json()["table"]
    return table


async def asked(guest: Guest, table: str, method: str = "POST") -> dict[str, Any]:
    answer = await guest.http.request(method, f"/api/tables/{table}/review")
    found: dict[str, Any] = answer.json()
    return found


async def ended(guest: Guest, table: str) -> list[dict[str, Any]]:
    """Everything that was sent until it was done or had failed."""
    told = [await asked(guest, table)]
    async with asyncio.timeout(DEADLINE):
        while told[-1]["state"] == "running":
            await asyncio.sleep(0.1)
            told.append(await asked(guest, table, "GET"))
    return told


def started(server: Running) -> int:
    return server.node.reviews.pool.started


def test_a_finished_game_is_reviewed_and_adds_up() -> None:
    async def game() -> None:
        async with serving(review_seconds=SECONDS) as server, Guest(server.url) as ann:
            told = await ended(ann, await finished(ann))

            review = told[-1]["review"]
            progress = [one["progress"] for one in told]
            assert told[-1]["state"] == "done"
            assert progress == sorted(progress)
            assert review["start"] + review["luck"] + review["decisions"] == (100 if review["won"] else 0)
            assert review["luck"] == sum(part["points"] for part in review["luck_parts"])
            assert review["decisions"] == sum(part["points"] for part in review["decision_parts"])

    run(game())


def test_a_second_reader_gets_the_same_review_at_once() -> None:
    async def game() -> None:
        async with serving(review_seconds=SECONDS) as server, Guest(server.url) as ann:
            table = await finished(ann)
            first = (await ended(ann, table))[-1]
            server.node.reviews.pool.workers = 0  # whatever would be computed again would fail

            assert await asked(ann, table) == await asked(ann, table, "GET") == first

    run(game())


def test_looking_for_a_review_does_not_begin_one() -> None:
    async def game() -> None:
        async with serving(review_seconds=SECONDS) as server, Guest(server.url) as ann:
            table = await finished(ann)

            assert await asked(ann, table, "GET") == {"state": "none", "progress": 0.0, "review": None}
            assert started(server) == 0

    run(game())


def test_a_game_in_progress_is_not_reviewed() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, _):
            answer = await a.guest.http.post(f"/api/tables/{a.table}/review")

            assert (answer.status_code, answer.json()["code"]) == (403, "record/seed_secret")
            assert started(server) == 0

    run(game())


def test_a_stranger_cannot_have_a_game_reviewed() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as eve:
            table = await finished(ann)

            assert (await asked(eve, table))["code"] == "http/not_found"
            assert started(server) == 0

    run(game())


def test_a_review_shows_its_progress_and_can_be_asked_for_again_if_its_process_is_killed() -> None:
    async def game() -> None:
        async with serving(review_seconds=SECONDS) as server, Guest(server.url) as ann:
            table = await finished(ann)
            server.node.reviews.seconds = DEADLINE
            await asked(ann, table)
            async with asyncio.timeout(DEADLINE):
                while not (progress := (await asked(ann, table, "GET"))["progress"]):
                    await asyncio.sleep(0.1)
            assert 0 < progress < 1
            for process in server.node.reviews.pool.processes:
                os.kill(process, signal.SIGKILL)
            async with asyncio.timeout(DEADLINE):
                while (await asked(ann, table, "GET"))["state"] == "running":
                    await asyncio.sleep(0.1)

            assert (await asked(ann, table, "GET"))["state"] == "failed"

            server.node.reviews.seconds = SECONDS
            assert (await ended(ann, table))[-1]["state"] == "done"

    run(game())
