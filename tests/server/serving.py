"""Servers for tests: real uvicorn on a free loopback port, in the test's own event loop, and people who play."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Coroutine
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest
from litestar import Litestar

from tests import services
from tests.table import content
from unshuffled.rules.core.content import Content
from unshuffled.server.app import make_app
from unshuffled.server.client import Follower, Guest, ProtocolError, connect
from unshuffled.server.games.catalogs import Catalogs
from unshuffled.server.node import Node, NodeRelay
from unshuffled.server.run import NodeServer, listen, make_server
from unshuffled.server.settings import Settings
from unshuffled.tables.codes import Code
from unshuffled.tables.ports import Log
from unshuffled.wire import protocol as p

T = TypeVar("T")
SECRET = "a key for tests, long enough"
NATS = services.NATS
SETUP: dict[str, Any] = {"mages": ["plain_one", "plain_two"], "nemesis": "tally", "market": ["deck_destruction_base"]}
FAST = {f"{kind}_{what}": 1e6 for kind in ("message", "address_message", "frame") for what in ("rate", "burst")}
OPEN = {"request_rate": 1e6, "request_burst": 1e6, "make_rate": 1e6, "make_burst": 1e6}


def run(work: Coroutine[Any, Any, T], seconds: float = 600) -> T:
    """Run to the end, or fail: the limit is for what would never end, and says where it stood."""

    async def limited() -> T:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(limited())


def settings(**changes: Any) -> Settings:
    """Settings without limits that tests would meet, unless they want them."""
    return Settings(**{"secret": SECRET, **FAST, **OPEN, **changes})


_catalogs: dict[int, tuple[Content, Catalogs]] = {}


def catalogs_of(content: Content) -> Catalogs:
    """Return the catalogs of this content, built once for all servers of a test run."""
    if id(content) not in _catalogs:
        _catalogs[id(content)] = content, Catalogs(content)
    return _catalogs[id(content)][1]


class QuietServer(NodeServer):
    """Leaves the signals of the test run alone."""

    @contextmanager
    def capture_signals(self) -> Any:
        """Nothing to capture."""
        yield


@dataclass
class Running:
    """A server that runs."""

    url: str
    app: Litestar
    server: NodeServer

    @property
    def node(self) -> Node:
        """Its inside."""
        node: Node = self.app.state.node
        return node


@asynccontextmanager
async def serving(
    kept: Log | None = None, relay: NodeRelay | None = None, offers: Content | None = None, **changes: Any
) -> AsyncIterator[Running]:
    """A server on a free port."""
    chosen, offered = settings(**changes), offers or content()
    app = make_app(chosen, offered, kept, relay, catalogs_of(offered))
    made = make_server(chosen, app)
    made.__class__ = QuietServer
    with listen("127.0.0.1", 0) as socket:
        task = asyncio.create_task(made.serve(sockets=[socket]))
        while not made.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        # The same games in every run: a test that depends on luck shows nothing when it fails.
        numbers = itertools.count(1)
        app.state.node.host.new_seed = lambda: f"seed-of-a-test-{next(numbers)}"
        try:
            yield Running(f"http://127.0.0.1:{socket.getsockname()[1]}", app, made)
        finally:
            made.should_exit = True
            await task


@asynccontextmanager
async def seated(
    url: str, setup: dict[str, Any] | None = None, other: str = ""
) -> AsyncIterator[tuple[Follower, Follower]]:
    """Ann and Bob, each with a socket and a seat, and the game begun. Bob may be at another node."""
    async with Guest(url) as ann, Guest(other or url) as bob:
        opened = await ann.open("Ann", setup=setup or SETUP)
        await bob.join(opened.table, opened.links.play, "Bob")
        async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
            await begin(a, b)
            yield a, b


async def begin(a: Follower, b: Follower) -> None:
    """Both take their seats, and the game begins."""
    await a.wish(p.TakeSeat(seat=0))
    await b.wish(p.TakeSeat(seat=1))
    await a.wish(p.Begin())
    await b.until(lambda f: f.decision is not None)


def deciders(*followers: Follower) -> list[Follower]:
    """A person who may answer now."""
    return [f for f in followers if f.is_mine]


async def together(*followers: Follower) -> None:
    """Wait until each of them has seen what any of them has. The one that waits may itself be ahead."""
    number = max(each.number for each in followers)
    await asyncio.gather(*(each.until(lambda f: f.number >= number) for each in followers))


async def answer_one(a: Follower, b: Follower, place: int = 0) -> Follower:
    """Answer for one who is asked, and wait until both see it. Returns the one who answered."""
    await together(a, b)
    one = deciders(a, b)[0]
    assert one.decision is not None
    number = await one.answer(one.decision["keys"][place])
    await asyncio.gather(*(each.until(lambda f: f.number >= number) for each in (a, b)))
    return one


async def play_out(a: Follower, b: Follower, seed: str, answers: int = 10_000) -> None:
    """Two random minds answer, each over its own socket, until the game is over or has had so many answers.

    What is answered depends on the question only and not on who is faster, so that it is the same game in every run.
    """

    def over(f: Follower) -> bool:
        return f.state is not None and (f.state.over or f.state.answers >= answers)

    async def mind(me: Follower) -> None:
        asked, chance = -1, random.Random()
        while True:
            await me.until(lambda f: f.is_mine or over(f))
            if over(me):
                return
            assert me.state is not None
            assert me.decision is not None
            if me.state.answers != asked:
                asked, chance = me.state.answers, random.Random(f"{seed} {me.state.answers}")
            try:
                await me.answer(chance.choice(me.decision["keys"]))
            except ProtocolError as refusal:
                # Where the players decide together the other may be faster, and an ability is its player's own.
                if refusal.code not in {Code.STALE, Code.NOT_YOUR_DECISION}:
                    raise

    await asyncio.gather(mind(a), mind(b))


async def grab(guest: Guest, table: str, seat: int, url: str = "") -> str:
    """Open a socket, say hello and take a seat in one go; "done", or the code with which it is refused."""
    address = f"{(url or guest.url).replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers = {"Cookie": guest.cookie_header()}
    async with connect(
        address, additional_headers=headers, compression=None, max_size=None, proxy=None, open_timeout=60
    ) as socket:
        await socket.send(p.write(p.Hello()))
        await socket.send(p.write(p.TakeSeat(seat=seat, ref=1)))
        async for text in socket:
            said = p.read_server(str(text))
            if isinstance(said, p.Done):
                return "done"
            if isinstance(said, p.Refused):
                return said.code
        return str(socket.close_code)


async def refused(work: Awaitable[object]) -> str:
    """The code with which this is refused."""
    with pytest.raises(ProtocolError) as caught:
        await work
    return caught.value.code
