"""Hints and AI mages at many tables at once, and what a person at another table feels of it.

At each of the tables a person asks for a hint as soon as the last one has come, answers with it, and an AI mage plays the
other seat without pauses. Beside them somebody answers at a steady pace at a table of their own: alone, beside the others, and
beside as many tables at which people give as many answers without any mind. They take turns, so that all meet the same machine.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import httpx

from unshuffled.server.client import Follower, Guest, ProtocolError
from unshuffled.wire import protocol as p

SETUP: dict[str, Any] = {"mages": ["random", "random"], "nemesis": "rageborne"}
MANY = "1000000"
FREE = ("MESSAGE", "ADDRESS_MESSAGE", "FRAME", "REQUEST", "MAKE")
PACE = 0.05
"""Seconds between two answers at the table beside."""


@dataclass(slots=True)
class Felt:
    """Seconds, each as a person waited."""

    hints: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    """From the question to the first answer of an AI mage."""
    alone: list[float] = field(default_factory=list)
    """Answers at the other table while no mind thinks."""
    beside: list[float] = field(default_factory=list)
    """The same while they do."""
    plain: list[float] = field(default_factory=list)
    """The same beside tables that are as busy without minds."""
    answers: int = 0
    """At all tables with minds, while they thought."""


@asynccontextmanager
async def a_server(workers: int) -> AsyncIterator[str]:
    """A server with games in a folder of its own."""
    with socket.socket() as free, TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        env = {f"UNSHUFFLED_{name}_{what}": MANY for name in FREE for what in ("RATE", "BURST")}
        env |= {"UNSHUFFLED_MIND_WORKERS": str(workers), "UNSHUFFLED_PERSON_BYTES_A_DAY": "900000000"}
        command = (sys.executable, "-m", "unshuffled", "serve", "--data", str(Path(folder)), "--port", str(port))
        server = await asyncio.create_subprocess_exec(
            *command, env={**os.environ, **env}, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
        )
        url = f"http://127.0.0.1:{port}"
        try:
            async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
                while True:
                    try:
                        if (await http.get(f"{url}/readyz")).is_success:
                            break
                    except httpx.HTTPError:
                        if server.returncode is not None:
                            raise RuntimeError("the server does not start") from None
                        await asyncio.sleep(0.1)
            yield url
        finally:
            if server.returncode is None:
                server.terminate()
            await server.wait()


async def begun(stack: AsyncExitStack, url: str, mind: str) -> Follower:
    """A table with a person, and an AI mage unless `mind` is empty: then all seats are the person's."""
    guest = await stack.enter_async_context(Guest(url))
    opened = await guest.open("Ann", setup=SETUP)
    a = await stack.enter_async_context(guest.follow(opened.table))
    await a.wish(p.TakeSeat(seat=0))
    await a.wish(p.SeatMind(seat=1, mind=mind) if mind else p.TakeSeat(seat=1))
    await a.wish(p.AgreeMinds(instant=True))
    await a.wish(p.Begin())
    await a.until(lambda f: f.decision is not None)
    return a


async def asking(stack: AsyncExitStack, url: str, mind: str, felt: Felt, on: asyncio.Event) -> None:
    """One of the many tables; between rounds it waits."""
    a = await begun(stack, url, mind)
    while True:
        await on.wait()
        state = a.state
        assert state is not None
        if state.over:
            a = await begun(stack, url, mind)
        elif a.is_mine:
            asked = perf_counter()
            hinted = await a.ask(p.Hint())
            felt.hints.append(perf_counter() - asked)
            assert isinstance(hinted, p.Hinted)
            await a.answer(hinted.key)
            felt.answers += 1
        else:
            asked, answers = perf_counter(), state.answers
            await a.until(lambda f, answers=answers: f.state is not None and f.state.answers > answers)  # type: ignore[misc]
            felt.turns.append(perf_counter() - asked)
            await a.until(lambda f: f.is_mine or (f.state is not None and f.state.over))
            felt.answers += max(1, a.state.answers - answers if a.state is not None else 1)


async def busy(stack: AsyncExitStack, url: str, felt: Felt, on: asyncio.Event, pace: Callable[[], float]) -> None:
    """One of as many tables without minds: a person answers for all seats."""
    a = await begun(stack, url, "")
    chance = random.Random(2)
    while True:
        await on.wait()
        if a.decision is None:
            a = await begun(stack, url, "")
        with suppress(ProtocolError):
            await a.answer(chance.choice(a.decision["keys"] if a.decision is not None else ["end"]))
        await asyncio.sleep(pace())


async def answering(url: str, seconds: float) -> list[float]:
    """Somebody who answers at a steady pace; each wait counts from when the answer was due."""
    noted: list[float] = []
    async with AsyncExitStack() as stack:
        a = await begun(stack, url, "")
        chance = random.Random(1)
        due = perf_counter()
        until = due + seconds
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            if a.decision is None:
                a = await begun(stack, url, "")
                due = perf_counter()
                continue
            try:
                await a.answer(chance.choice(a.decision["keys"]))
            except ProtocolError:
                continue
            noted.append(perf_counter() - due)
            due = max(due + PACE, perf_counter())
    return noted


def answered(url: str, seconds: float) -> list[float]:
    """The same in this process, which has nothing else to do: the one with the many tables would be late itself."""
    return asyncio.run(answering(url, seconds))


async def measure(tables: int, rounds: int, seconds: float, mind: str, workers: int) -> Felt:
    """In turns: the other table alone, beside all of them, and beside as many without minds."""
    felt = Felt()
    thinking, playing = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()
    thought = 0.0
    async with a_server(workers) as url, AsyncExitStack() as stack:
        apart = stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        many = [asyncio.create_task(asking(stack, url, mind, felt, thinking)) for _ in range(tables)]
        # The first hint waits for a process and its packs, which those after it do not.
        thinking.set()
        while len(felt.hints) < tables:
            await asyncio.sleep(0.1)
        del felt.hints[:]
        felt.answers = 0
        many += [
            asyncio.create_task(busy(stack, url, felt, playing, lambda: tables * thought / max(1, felt.answers)))
            for _ in range(tables)
        ]
        for _ in range(rounds):
            thinking.clear()
            await asyncio.sleep(3)
            felt.alone += await loop.run_in_executor(apart, answered, url, seconds)
            thinking.set()
            began = perf_counter()
            felt.beside += await loop.run_in_executor(apart, answered, url, seconds)
            thinking.clear()
            thought += perf_counter() - began
            await asyncio.sleep(3)
            playing.set()
            felt.plain += await loop.run_in_executor(apart, answered, url, seconds)
            playing.clear()
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
    return felt
