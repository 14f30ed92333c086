"""Worker processes: a result comes in time, or it is said that none does."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.minds import installed
from tests.server.serving import run
from unshuffled.minds import known, seeing
from unshuffled.packs import library
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.sampling import sample
from unshuffled.server.minds.answering import observed
from unshuffled.server.minds.pool import Failed, Job, Pool, _Worker
from unshuffled.tables.contents import digests_of

LONG = 120.0
"""Seconds: for what is to happen."""


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with installed(tmp_path, monkeypatch) as folder:
        yield folder


@asynccontextmanager
async def a_pool(workers: int = 1) -> AsyncIterator[Pool]:
    pool = Pool(workers)
    try:
        yield pool
    finally:
        await pool.close()


def a_game(seed: str = "a") -> Game:
    return start(library.load(), Setup(mages=["adelheim", "brama"], nemesis="rageborne"), seed)


def question(mind: str, game: Game | None = None) -> Job:
    game = game or a_game()
    assert game.decision is not None
    data = {"game": observed(game), "seat": game.decision.seat, "mind": mind, "seed": "1", "seconds": LONG}
    return Job("answer", digests_of(game.scenario.content), data)


async def until_it_hangs(folder: Path) -> int:
    """The process in which a mind hangs."""
    file = folder / "hangs"
    while not file.exists() or not file.read_text("utf-8"):
        await asyncio.sleep(0.02)
    return int(file.read_text("utf-8"))


def test_a_mind_in_a_worker_answers_as_it_does_here() -> None:
    game = a_game()
    here = seeing.answer_of(known.make("quick", "1"), game)

    async def asked() -> tuple[Any, int]:
        async with a_pool() as pool:
            first = await pool.ask(question("quick"), LONG)
            again = await pool.ask(question("quick"), LONG)
            return [first["keys"][0], again["keys"][0]], pool.started

    assert run(asked()) == ([here, here], 1)


def test_what_is_sent_to_a_worker_is_the_same_for_every_game_that_looks_alike() -> None:
    """Neither the seed nor a hidden card is in it."""
    game = a_game()

    assert observed(sample(game, "other")) == observed(game)
    assert observed(a_game("b")) != observed(game), "another opening hand looks different"


def test_several_jobs_wait_for_one_worker_or_share_two() -> None:
    async def asked(workers: int) -> tuple[int, int]:
        async with a_pool(workers) as pool:
            answers = await asyncio.gather(*(pool.ask(question("quick"), LONG) for _ in range(6)))
            return len({tuple(answer["keys"]) for answer in answers}), pool.started

    assert [run(asked(1)), run(asked(2))] == [(1, 1), (1, 2)]


def test_progress_is_reported_before_the_result() -> None:
    async def asked() -> list[Any]:
        told: list[Any] = []
        async with a_pool() as pool:
            result = await pool.ask(Job("nothing", digests_of(library.load()), None), LONG, told.append)
            return [*told, result]

    assert run(asked()) == ["ready", None]


def test_what_a_mind_prints_is_no_answer(odd: Path) -> None:
    async def asked() -> tuple[str, int]:
        async with a_pool() as pool:
            return (await pool.ask(question("chatty"), LONG))["keys"][0], pool.started

    decision = a_game().decision
    assert decision is not None
    assert run(asked()) == (decision.keys[0], 1)


@pytest.mark.parametrize(
    ("mind", "why", "limit"),
    [
        ("hangs", "took longer than 1 s", 1.0),
        ("shouts", "nonsense: JSON is malformed: invalid character (byte 0)", LONG),
        ("ends", "ended", LONG),
    ],
)
def test_a_worker_that_hangs_shouts_or_ends_is_replaced(odd: Path, mind: str, why: str, limit: float) -> None:
    async def asked() -> tuple[str, bool, int]:
        async with a_pool() as pool:
            with pytest.raises(Failed) as failed:
                await pool.ask(question(mind), limit)
            gone = pool.processes == []
            await pool.ask(question("quick"), LONG)
            return str(failed.value), gone, pool.started

    assert run(asked()) == (why, True, 2)


@pytest.mark.parametrize(
    ("mind", "why"), [("nonsense", "'win the game'"), ("nosy", "ValueError: []"), ("none", "KeyError")]
)
def test_a_job_that_cannot_be_done_does_not_end_its_worker(odd: Path, mind: str, why: str) -> None:
    """Nor does a mind learn the server's secrets there."""

    async def asked() -> tuple[str, int]:
        async with a_pool() as pool:
            with pytest.raises(Failed) as failed:
                await pool.ask(question(mind), LONG)
            await pool.ask(question("quick"), LONG)
            return str(failed.value), pool.started

    os.environ["UNSHUFFLED_SECRET"] = "told to nobody"
    try:
        said, started = run(asked())
    finally:
        del os.environ["UNSHUFFLED_SECRET"]
    assert why in said
    assert started == 1


def test_a_worker_that_is_killed_between_two_jobs_is_replaced() -> None:
    async def asked() -> tuple[int, bool]:
        async with a_pool() as pool:
            first = await pool.ask(question("quick"), LONG)
            [process] = pool.processes
            os.kill(process, signal.SIGKILL)
            while True:
                # Until the kernel has reported that it is gone, a job may still be given to it.
                try:
                    second = await pool.ask(question("quick"), LONG)
                    break
                except Failed:
                    continue
            return pool.started, first == second

    assert run(asked()) == (2, True)


def test_a_worker_whose_output_has_ended_gets_no_other_job(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the kernel reports the end of a process, it may have reported that of its output long before."""
    mute = asyncio.Event()
    held: list[_Worker] = []
    lose, end = _Worker.pipe_connection_lost, _Worker.process_exited

    def lost(worker: _Worker, fd: int, error: Exception | None) -> None:
        lose(worker, fd, error)
        if fd == 1:
            mute.set()

    def hold(worker: _Worker) -> None:
        held.append(worker)

    monkeypatch.setattr(_Worker, "pipe_connection_lost", lost)
    monkeypatch.setattr(_Worker, "process_exited", hold)

    async def asked() -> tuple[int, bool]:
        async with a_pool() as pool:
            first = await pool.ask(question("quick"), LONG)
            os.kill(pool.processes[0], signal.SIGKILL)
            await mute.wait()
            second = asyncio.ensure_future(pool.ask(question("quick"), LONG))
            await asyncio.sleep(0)  # it has asked before the end of the process is reported
            while not held:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(_Worker, "process_exited", end)
            end(held.pop())
            again = await asyncio.wait_for(second, LONG / 2)
            return pool.started, first == again

    assert run(asked()) == (2, True)


def test_a_worker_that_is_killed_at_its_job_is_replaced(odd: Path) -> None:
    async def asked() -> tuple[str, int]:
        async with a_pool() as pool:
            hanging = asyncio.ensure_future(pool.ask(question("hangs"), LONG))
            os.kill(await until_it_hangs(odd), signal.SIGKILL)
            with pytest.raises(Failed) as failed:
                await hanging
            await pool.ask(question("quick"), LONG)
            return str(failed.value), pool.started

    assert run(asked()) == ("ended", 2)


def test_who_gives_up_waiting_does_not_end_the_worker(odd: Path) -> None:
    async def asked() -> int:
        async with a_pool() as pool:
            await pool.warm(digests_of(library.load()))
            given_up = asyncio.ensure_future(pool.ask(question("quick"), LONG))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.gather(given_up, return_exceptions=True)
            await pool.ask(question("quick"), LONG)
            return pool.started

    assert run(asked()) == 1


def test_closing_ends_every_worker_and_what_they_do(odd: Path) -> None:
    async def asked() -> tuple[str, str, list[int]]:
        pool = Pool()
        hanging = asyncio.ensure_future(pool.ask(question("hangs"), LONG))
        process = await until_it_hangs(odd)
        await pool.close()
        with pytest.raises(Failed) as failed:
            await hanging
        with pytest.raises(Failed) as late:
            await pool.ask(question("quick"), LONG)
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)
        return str(failed.value), str(late.value), pool.processes

    assert run(asked()) == ("closed", "closed", [])


def test_what_is_asked_just_before_closing_fails() -> None:
    async def asked() -> list[str]:
        pool = Pool()
        asking = [asyncio.ensure_future(pool.ask(question("quick"), LONG)) for _ in range(2)]
        await asyncio.sleep(0)
        await pool.close()
        return [str(error) for error in await asyncio.gather(*asking, return_exceptions=True)]

    assert run(asked()) == ["closed", "closed"]


def test_a_worker_that_speaks_unasked_gets_no_other_job(odd: Path) -> None:
    """What it said would be taken for the answer."""

    async def asked() -> int:
        async with a_pool() as pool:
            # If the machine is so busy that it speaks before it has answered, it fails.
            with suppress(Failed):
                await pool.ask(question("mutters"), LONG)
            while pool.processes:
                await asyncio.sleep(0.01)
            await pool.ask(question("quick"), LONG)
            return pool.started

    assert run(asked()) == 2


def test_workers_are_heard_on_the_event_loop_of_servers_too() -> None:
    """uvloop, where there is one: its transports are other classes."""
    uvloop = pytest.importorskip("uvloop")

    async def asked() -> tuple[list[Any], str, list[int]]:
        async with a_pool() as pool:
            nothing = Job("nothing", digests_of(library.load()), None)
            results = [await pool.ask(nothing, LONG) for _ in range(2)]
            os.kill(pool.processes[0], signal.SIGSTOP)
            with pytest.raises(Failed) as failed:
                await pool.ask(nothing, 0.2)
        return results, str(failed.value), pool.processes

    assert uvloop.run(asked()) == ([None, None], "took longer than 0.2 s", [])
