"""A node that is cut off from what it stands on: what it says of itself, and how long people wait."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import pytest

from tests.faults.proxy import Proxy
from tests.faults.services import Nats, Postgres
from tests.server.serving import NATS, SETUP, Running, begin, refused, run, seated, serving, together
from tests.stores.keeping import SERVER, give_back, take_database
from unshuffled.server.client import Guest
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores.migrate import upgrade
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import protocol as p

T = TypeVar("T")
LONG = 20.0
"""Seconds by which people have an answer. It was 30 and more."""
TURN = 0.1
TIMES = 3
"""Many who ask at once wait for less than so many times as long as one alone; one after the other it would be a dozen."""
NEVER = 3600.0
POSTGRESQL_PORT, NATS_PORT = (urlsplit(url).port or 0 for url in (SERVER, NATS))
# The client of NATS leaves the connections of its failed tries to the garbage collector.
unclosed = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

SILENT = pytest.param(True, marks=pytest.mark.nightly("waits until nothing has come for long"), id="silent")
cut_off = pytest.mark.parametrize("silently", [SILENT, pytest.param(False, id="refused")])


class Wire(Proxy):
    """Between a node and what it stands on."""

    async def __aenter__(self) -> Wire:
        await super().__aenter__()
        return self

    async def lose(self, silently: bool) -> None:
        """Carry nothing any more: connections stay open and are silent, or are cut and refused."""
        if silently:
            self.delay = NEVER
        else:
            assert self._server is not None
            self._server.close()
            self.cut()

    async def restore(self) -> None:
        """Carry again."""
        assert self._server is not None
        if not self._server.is_serving():
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
        self.delay = 0.0
        self.cut()


def wire(port: int) -> Wire:
    """To this port."""
    return Wire([lambda: port], random.Random(1), addresses=0)


async def seconds_of(work: Awaitable[T]) -> tuple[T, float]:
    """What came of it, and after how many seconds in which the loop went on: the nodes, the wires and those who ask are all in it,
    and on a machine that stands still none of them can do anything.
    """
    task, turns = asyncio.ensure_future(work), 0
    while not task.done():
        await asyncio.wait([task], timeout=TURN)
        turns += 1
    return task.result(), turns * TURN


async def soon(work: Awaitable[T]) -> T:
    """What came of it, which must not take long."""
    found, seconds = await seconds_of(work)
    assert seconds < LONG
    return found


async def ready(server: Running) -> tuple[int, str]:
    """What it says of itself."""
    async with httpx.AsyncClient(trust_env=False, timeout=120) as http:
        answer = await http.get(f"{server.url}/readyz")
        return answer.status_code, answer.text


async def until_ready(server: Running, status: int, words: str = "", exactly: str = "") -> str:
    """Wait until it says this."""

    async def says_it() -> str:
        while True:
            found, text = await ready(server)
            if found == status and words in text and text == (exactly or text):
                return text
            await asyncio.sleep(0.05)

    return await soon(says_it())


def measured(server: Running) -> tuple[float, float]:
    """Whether there is a database, and other nodes, as an operator sees it."""
    text = server.node.metrics.text().decode()
    database, relay = (
        float(text.partition(f"\nunshuffled_{name}_up ")[2].split()[0]) for name in ("database", "relay")
    )
    return database, relay


@asynccontextmanager
async def database() -> AsyncIterator[str]:
    """A database for one test."""
    url = await take_database()
    try:
        yield url
    finally:
        await give_back(url)


def through(url: str, carrying: Wire) -> str:
    """The same database behind the wire."""
    return url.replace(f":{POSTGRESQL_PORT}/", f":{carrying.port}/")


@cut_off
@pytest.mark.services("postgresql")
def test_a_node_without_its_database_is_not_ready_and_nobody_waits_long(silently: bool) -> None:
    """Another node with the same database stays ready. When the database is back, so is the node."""

    async def game() -> None:
        async with (
            database() as url,
            wire(POSTGRESQL_PORT) as carrying,
            serving(database_url=through(url, carrying)) as cut_off,
            serving(database_url=url) as other,
            Guest(cut_off.url) as ann,
        ):
            assert (await ready(cut_off), measured(cut_off)) == ((200, "ready"), (1, 1))
            opened = await ann.open("Ann", setup=SETUP)
            async with ann.follow(opened.table) as a:
                for wish in (p.TakeSeat(seat=0), p.TakeSeat(seat=1), p.Begin()):
                    await a.wish(wish)
                assert a.decision is not None

                await carrying.lose(silently)

                async def ask() -> str:
                    code: str = (await ann.http.get("/api/me", timeout=120)).json()["code"]
                    return code

                # More than there are connections: those who wait for one do not wait twice.
                codes, many = await seconds_of(asyncio.gather(*(ask() for _ in range(12))))
                _, one = await seconds_of(ask())
                print(f"many waited for {many:.1f} s, one alone for {one:.1f} s")
                assert many < LONG
                assert many < TIMES * one or not silently, "they waited for each other"
                code = await soon(refused(a.answer(a.decision["keys"][0])))

                assert codes == ["http/unavailable"] * 12
                assert code == "http/unavailable"
                assert await until_ready(cut_off, 503) == "not ready: the database does not answer"
                assert measured(cut_off) == (0, 1)
                assert await ready(other) == (200, "ready")
                assert (await ann.http.get("/healthz")).status_code == 200

                await carrying.restore()
                assert await until_ready(cut_off, 200) == "ready"
                assert (await ann.http.get("/api/me")).json()["person"] == opened.you
                await a.answer(a.decision["keys"][0])

    run(game())


@unclosed
@cut_off
@pytest.mark.services("nats")
def test_a_node_without_nats_is_ready_with_a_warning_and_looks_often(silently: bool) -> None:
    """What is answered at another node is seen soon, though nothing tells of it; the usual look is an hour away."""

    async def game() -> None:
        log = MemoryLog()
        async with (
            wire(NATS_PORT) as carrying,
            serving(log, NatsRelay(NATS), sweep_seconds=NEVER) as one,
            serving(log, NatsRelay(f"nats://127.0.0.1:{carrying.port}"), sweep_seconds=NEVER) as cut_off,
            seated(one.url, other=cut_off.url) as (a, b),
        ):
            assert (await ready(cut_off), measured(cut_off)) == ((200, "ready"), (1, 1))

            await carrying.lose(silently)
            warned = await until_ready(cut_off, 200, "NATS is away")
            for phrase in ("hello", "ready", "thanks"):
                await a.wish(p.Say(phrase=phrase))
                await soon(together(b, a))

            assert warned == "ready, but NATS is away: what others do at other servers is seen late"
            assert measured(cut_off) == (1, 0)
            assert await ready(one) == (200, "ready")

            await carrying.restore()
            assert await until_ready(cut_off, 200, exactly="ready") == "ready"

    run(game())


@unclosed
@pytest.mark.services("nats-server")
def test_a_node_that_starts_while_nats_is_away_serves_and_hears_when_it_comes() -> None:
    async def game() -> None:
        folder = Path(tempfile.mkdtemp(prefix="unshuffled-nats-"))
        nats, log = Nats(folder, "nats"), MemoryLog()
        try:
            async with (
                serving(log, NatsRelay(nats.url), sweep_seconds=NEVER) as one,
                serving(log, NatsRelay(nats.url), sweep_seconds=NEVER) as two,
                Guest(one.url) as ann,
                Guest(two.url) as bob,
            ):
                assert (await ready(two))[0] == 200
                opened = await ann.open("Ann", setup=SETUP)
                await bob.join(opened.table, opened.links.play, "Bob")
                async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
                    await nats.start()
                    for node in (one, two):
                        await until_ready(node, 200, exactly="ready")
                    # From here on nobody looks at the log for an hour: what is seen was heard.
                    await begin(a, b)
                    assert a.decision is not None
                    await together(b, a)
        finally:
            await nats.end()
            shutil.rmtree(folder, ignore_errors=True)

    run(game())


# What is found out at the start


@asynccontextmanager
async def warned(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[str]]:
    """The words of warnings about the database."""
    words: list[str] = []
    from unshuffled.server import app  # noqa: PLC0415 its own logger is looked at

    class Noting:
        def warning(self, event: str, **_: Any) -> None:
            words.append(event)

        def __getattr__(self, name: str) -> Any:
            return lambda *_, **__: None

    monkeypatch.setattr(app, "log", Noting())
    yield words


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ("", "", ["servers_without_relay"]),
        (NATS, "", ["servers_without_relay"]),
        ("", NATS, ["servers_without_relay"]),
        (NATS, NATS, []),
    ],
)
@pytest.mark.services("postgresql", "nats")
def test_two_servers_on_one_database_without_nats_are_warned_of(
    first: str, second: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with warned(monkeypatch) as words, database() as url, serving(database_url=url, nats_url=first):
            assert words == []
            async with serving(database_url=url, nats_url=second):
                assert words == said

    run(game())


@pytest.mark.services("initdb")
def test_a_database_that_forgets_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        folder = Path(tempfile.mkdtemp(prefix="unshuffled-postgres-"))
        postgres = Postgres(folder, "postgres")
        try:
            await asyncio.to_thread(postgres.make)
            with (postgres._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
                settings.write("synchronous_commit = off\nfsync = off\n")
            await postgres.start()
            await upgrade(postgres.url)
            async with warned(monkeypatch) as words, serving(database_url=postgres.url):
                assert words == ["synchronous_commit_off", "fsync_off"]
        finally:
            await postgres.end()
            shutil.rmtree(folder, ignore_errors=True)

    run(game())
