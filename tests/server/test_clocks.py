"""Nodes whose clocks differ by a year: what expires does so by the database's clock, the one they share."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from tests.faults.cluster import start_nodes
from tests.faults.services import Node
from tests.server.authenticator import Authenticator
from tests.server.hosting import PASSWORD
from tests.server.serving import NATS, refused, run
from tests.stores.keeping import a_database
from unshuffled.server.client import Guest
from unshuffled.wire.codes import ServerCode

pytestmark = [
    pytest.mark.services("postgresql", "nats"),
    pytest.mark.nightly("starts two real nodes, whose clocks are those of their processes"),
]

AHEAD = timedelta(days=366)
PAGE = "http://localhost:8080"
"""Where browsers find the nodes, behind a balancer that is not there."""


@dataclass
class Skewed(Node):
    """A node on a machine with a wrong clock."""

    def command(self) -> list[str]:
        plain = super().command()
        how = ["-m", "tests.server.skewed", str(AHEAD.total_seconds())]
        return [sys.executable, *how, *plain[plain.index("serve") :]]

    def now(self) -> datetime:
        """What its clock said last."""
        return datetime.fromisoformat(self.lines()[-1]["timestamp"])


@asynccontextmanager
async def two_clocks(folder: Path, database: str) -> AsyncIterator[tuple[str, str]]:
    """Start a node with the right time and one that is a year ahead, and yield their URLs."""
    settings = {"UNSHUFFLED_PUBLIC_URL": PAGE}
    right, ahead = (
        Node(folder, "right", database=database, nats=NATS, settings=settings),
        Skewed(folder, "ahead", database=database, nats=NATS, settings=settings),
    )
    try:
        await start_nodes([right, ahead])
        assert ahead.now() - datetime.fromisoformat(right.lines()[-1]["timestamp"]) > AHEAD - timedelta(hours=1)
        yield right.url, ahead.url
    finally:
        await asyncio.gather(right.end(), ahead.end())


@pytest.fixture(scope="module")
def urls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The same two nodes for every test: a node takes seconds to start."""
    with a_database() as database, asyncio.Runner() as runner:
        context = two_clocks(tmp_path_factory.mktemp("nodes"), database)
        yield runner.run(context.__aenter__())
        runner.run(context.__aexit__(None, None, None))


def test_sessions_last_whatever_time_a_node_thinks_it_is(urls: tuple[str, str]) -> None:
    """One that either node began is one for both, has just begun for both, and ends none that the other began."""

    async def game() -> None:
        async with Guest(urls[0]) as ann, Guest(urls[1]) as laptop:
            me = await ann.make_account("Ann", PASSWORD)
            assert await laptop.log_in("Ann", PASSWORD) == me
            for guest in (ann, laptop):
                for url in urls:
                    async with Guest(url, cookies=dict(guest.http.cookies)) as there:
                        assert await there.me() == me
                        assert await refused(there.remove_passkey("none")) == ServerCode.NOT_FOUND
            assert (await ann.account()).sessions == 2

    run(game())


def test_a_passkey_is_believed_by_a_node_that_did_not_ask_for_it(urls: tuple[str, str]) -> None:
    async def game() -> None:
        async with Guest(urls[0]) as ann, Guest(urls[1]) as bob:
            people = []
            for guest, there in ((ann, urls[1]), (bob, urls[0])):
                await guest.open("Somebody")
                async with Guest(there, cookies=dict(guest.http.cookies)) as same, Guest(there) as new:
                    key = Authenticator(PAGE)
                    me = await same.add_passkey(key.create(await guest.new_passkey_options()))
                    people.append(me.person)
                    assert await new.log_in_with_passkey(key.get(await guest.passkey_options())) == me
            assert people == [ann.person, bob.person]

    run(game())
