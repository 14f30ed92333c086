"""For tests that attack a server: one that runs apart, and all that it writes into its log."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from time import perf_counter, process_time
from typing import Any, TypeVar

import httpx
import structlog

from tests.server.serving import SECRET, SETUP, Running, serving
from unshuffled.server.client import Follower, Guest
from unshuffled.server.watching.logs import set_up_logs
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import bodies
from unshuffled.wire import protocol as p

T = TypeVar("T")
LOGGERS = ("", "uvicorn", "uvicorn.error", "asyncio")


class Lines(logging.Handler):
    """What was logged: our own lines of JSON, and the complaints of the libraries under us."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.stream = io.StringIO()
        self.complaints: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.complaints.append(self.format(record))

    def listen(self) -> None:
        """Hear the libraries; again after a server has set up its loggers."""
        for name in LOGGERS:
            logger = logging.getLogger(name)
            if self not in logger.handlers:
                logger.addHandler(self)

    def deafen(self) -> None:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self)

    @property
    def text(self) -> str:
        """Everything that was written."""
        return self.stream.getvalue() + "\n".join(self.complaints)

    def events(self) -> list[dict[str, Any]]:
        """Our own lines; each is one object, whatever somebody has put into it."""
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]

    def check(self, secrets: Iterable[str]) -> None:
        """No fault of the server was logged, and nothing secret."""
        faults = [e for e in self.events() if e["level"] in {"error", "critical"}]
        assert not faults, faults[0]
        assert not self.complaints, self.complaints[0]
        text = self.text
        for secret in secrets:
            assert len(secret) >= 8, "too short to be looked for"
            assert secret not in text, "a secret is in the log"

    def forget(self) -> None:
        """Start again."""
        self.stream.seek(0)
        self.stream.truncate()
        self.complaints.clear()


@contextmanager
def logged() -> Iterator[Lines]:
    """The log, as `unshuffled serve` writes it."""
    before = structlog.get_config()
    lines = Lines()
    set_up_logs(lines.stream)
    lines.listen()
    try:
        yield lines
    finally:
        lines.deafen()
        structlog.configure(**before)


class Apart:
    """An event loop with a server in a thread of its own, for tests that do not await."""

    def __init__(self, server: Running, loop: asyncio.AbstractEventLoop) -> None:
        self.server = server
        self.url = server.url
        self._loop = loop

    def do(self, work: Coroutine[Any, Any, T], seconds: float = 300) -> T:
        """Do this in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(seconds)

    @contextmanager
    def within(self, made: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[T]:
        """Something that is entered and left in the server's loop."""
        context = made()
        entered: T = self.do(_enter(context))
        try:
            yield entered
        finally:
            self.do(_leave(context))


async def _enter(context: AbstractAsyncContextManager[T]) -> T:
    return await context.__aenter__()


async def _leave(context: AbstractAsyncContextManager[T]) -> None:
    await context.__aexit__(None, None, None)


@contextmanager
def apart(**changes: Any) -> Iterator[Apart]:
    """A server in a thread of its own."""
    ready: list[Apart] = []
    started, done = threading.Event(), threading.Event()

    async def main() -> None:
        async with serving(**changes) as server:
            ready.append(Apart(server, asyncio.get_running_loop()))
            started.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    def work() -> None:
        try:
            asyncio.run(main())
        finally:
            started.set()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        started.wait(120)
        assert ready, "the server did not start"
        yield ready[0]
    finally:
        done.set()
        thread.join(120)


class Honest:
    """Somebody who only wants to play, on the node that is attacked. Has both seats, and starts again after the end."""

    def __init__(self, guest: Guest, setup: dict[str, Any] = SETUP) -> None:
        self.guest = guest
        self.setup = setup
        self.opened: bodies.AtTable | None = None
        self.follower: Follower | None = None
        self.slowest = 0.0
        self.most_work = 0.0
        """The most that this process computed while one answer was waited for: the same on a busy machine."""
        self.answers = 0
        self.given = 0
        """In the game that is played now."""

    async def begin(self) -> None:
        """A new game."""
        await self.end()
        self.given = 0
        self.opened = await self.guest.open("Ann", setup=self.setup)
        self.follower = await self.guest.follow(self.opened.table).__aenter__()
        for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
            await self.follower.wish(wish)
        await self.follower.until(lambda f: f.decision is not None)

    async def end(self) -> None:
        """Leave."""
        if self.follower is not None:
            await self.follower.close()

    async def answer(self) -> float:
        """Give an answer, and see that it is the only thing that has happened in the game. Seconds it took."""
        f = self.follower
        assert f is not None
        assert f.state is not None
        if f.state.over:
            await self.begin()
            return await self.answer()
        assert f.decision is not None
        before = f.state.answers
        assert before == self.given, "the game has moved on without its player"
        started, computed = perf_counter(), process_time()
        await f.answer(f.decision["keys"][0])
        took = perf_counter() - started
        self.most_work = max(self.most_work, process_time() - computed)
        await f.until(lambda x: x.state is not None and x.state.answers == before + 1)
        self.slowest = max(self.slowest, took)
        self.answers += 1
        self.given += 1
        return took


@asynccontextmanager
async def honest(url: str, setup: dict[str, Any] = SETUP) -> AsyncIterator[Honest]:
    """Somebody who plays."""
    async with Guest(url) as guest:
        player = Honest(guest, setup)
        await player.begin()
        try:
            yield player
        finally:
            await player.end()


async def healthy(url: str) -> None:
    """The node is up and ready."""
    async with httpx.AsyncClient(trust_env=False, base_url=url, timeout=60) as http:
        for path in ("/healthz", "/readyz"):
            assert (await http.get(path)).status_code == 200


def secrets_of(server: Running, *guests: Guest) -> list[str]:
    """What must be in no log: the key, seeds, cookies and tokens."""
    found = [SECRET]
    for guest in guests:
        found += [value.partition(".")[2] for value in guest.http.cookies.values()]
    kept = server.node.log
    assert isinstance(kept, MemoryLog)
    for id, seed in kept._seeds.items():
        # Hostile hosts make them new, too.
        for version in {0, *(json.loads(row.data).get("links", 0) for row in kept._rows[id])}:
            links = server.node.links.links(id, version, watching=False)
            found += [links.play, links.watch]
        found += seed.split()
    return found


def resident() -> int:
    """Bytes of this process that are in memory."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123 not a file to keep a path of
        return int(file.read().split()[1]) * 4096
