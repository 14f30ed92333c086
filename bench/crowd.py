"""People of a fleet, in a process of their own: tables with two sockets each, most of them idle, some of them played.

It takes an order a line on standard input and answers each with lines on standard output: how far it is, and at last what came
of it, or what broke. So the one that measures sees what the people cost apart from what the nodes cost.
"""

from __future__ import annotations

import asyncio
import errno
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvloop

from bench import load, pairs, wire
from bench.pairs import Played
from bench.rest import half_a_game
from bench.worker import SECRET
from unshuffled.server.people.guests import COOKIE, Guests

GAMES = 24
"""Different games in the middle; two of each nemesis. Tables begin with one of them."""
AT_ONCE = 4
"""Requests under way."""
OF_ADDRESS = 8_000
"""Sockets of one loopback address: each has about 28,000 ports."""
OFTEN = 50
"""After so many tables it says how far it is."""
HELLO = b'{"kind":"hello"}'
PING = b'{"kind":"ping"}'


@dataclass(slots=True)
class Sitting:
    """A table, the nodes of its two people, and their cookies."""

    id: str
    ports: tuple[int, int]
    cookies: tuple[str, str]


@dataclass(slots=True, kw_only=True)
class Crowd:
    """All people of one process."""

    ports: list[int]
    """Of the nodes."""
    number: int
    """Of this process, of so many."""
    of: int
    apart: int
    """At every so manieth table the two people are at different nodes; at the others at the same, as a balancer sends them."""
    played: int
    """Tables at most that are played."""
    ping: float
    """Seconds after which a socket pings, as a page does that hears nothing; 0 for never."""
    say: Callable[[dict[str, Any]], None]
    sittings: list[Sitting] = field(default_factory=list)
    sockets: list[wire.Wire] = field(default_factory=list)
    pairs: list[Played] = field(default_factory=list)
    seated: int = 0
    """Tables whose people have come."""
    games: dict[int, str] = field(default_factory=dict)

    async def take_in(self, first: int, last: int) -> dict[str, Any]:
        """Open the tables of these numbers that are this process's, in the middle of their games; nobody comes yet."""
        numbers = iter(range(first + (self.number - first) % self.of, last, self.of))
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=120) as http:

            async def some() -> None:
                for number in numbers:
                    self.sittings.append(await self._open(http, number))
                    if len(self.sittings) % OFTEN == 0:
                        self.say({"at": len(self.sittings)})

            await asyncio.gather(*(some() for _ in range(AT_ONCE)))
        return {"tables": len(self.sittings)}

    async def _open(self, http: httpx.AsyncClient, number: int) -> Sitting:
        guests = Guests(SECRET)
        ann, bob = (f"{COOKIE}={guests.cookie(f'{side}-{number:07}-0000')}" for side in ("ann", "bob"))
        nodes = len(self.ports)
        here = self.ports[number % nodes]
        there = self.ports[(number + 1) % nodes] if self.apart and number // nodes % self.apart == 0 else here
        game = number % GAMES
        if game not in self.games:
            self.games[game] = half_a_game(game)
        body = {"record": self.games[game], "name": "Ann"}
        opened = await pairs.post(http, here, "/import", ann, body)
        await pairs.post(http, here, f"/{opened.table}/join", bob, {"token": opened.links.play, "name": "Bob"})
        return Sitting(opened.table, (here, there), (ann, bob))

    async def come(self) -> dict[str, Any]:
        """Two sockets for each table that has none yet; the first tables are those that are played."""
        for sitting in self.sittings[self.seated :]:
            hears: tuple[Callable[[bytes], None], Callable[[bytes], None]] = (_nothing, _nothing)
            pair = None
            if len(self.pairs) < self.played:
                pair = Played(f"fleet/{sitting.id}")
                hears = (pair.hear_first, pair.hear_second)
            path = f"/api/tables/{sitting.id}/socket"
            both = []
            for port, cookie, hear in zip(sitting.ports, sitting.cookies, hears, strict=True):
                both.append(await wire.connect(port, path, hear, cookie, self._address()))
                both[-1].send(HELLO)
            self.sockets += both
            if pair is not None:
                pair.first, pair.second = both
                self.pairs.append(pair)
            self.seated += 1
            if self.seated % OFTEN == 0:
                self.say({"at": self.seated})
        for _ in range(3000):
            if all(pair.keys for pair in self.pairs):
                return self.count()
            await asyncio.sleep(0.01)
        raise TimeoutError("the games did not begin")

    def _address(self) -> str:
        """Of the next socket; other processes have others."""
        return f"127.0.{self.number + 1}.{1 + 2 * self.seated // OF_ADDRESS}"

    def count(self) -> dict[str, Any]:
        """Sockets that are open, and those that the nodes have closed."""
        closed = sum(socket.closed for socket in self.sockets)
        return {"sockets": len(self.sockets) - closed, "closed": closed}

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        """So many answers a second over the tables that are played."""
        part = await load.steady(self.pairs, rate, seconds, lambda: 0.0)
        return {"answers": part.answers, "seconds": part.seconds, "latencies": part.latencies}

    async def keep_pinging(self) -> None:
        """As pages do: each socket once in `ping` seconds, a few at a time."""
        at = 0.0
        while True:
            await asyncio.sleep(0.05)
            before, at = at, at + 0.05 / self.ping * len(self.sockets)
            for n in range(int(before), int(at)):
                socket = self.sockets[n % len(self.sockets)]
                if not socket.closed:
                    socket.send(PING)

    async def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """An order, and what came of it."""
        match order:
            case {"do": "take_in", "first": first, "last": last}:
                made: Awaitable[dict[str, Any]] = self.take_in(first, last)
            case {"do": "come"}:
                made = self.come()
            case {"do": "play", "rate": rate, "seconds": seconds}:
                made = self.play(rate, seconds)
            case _:
                return self.count()
        try:
            return await made
        except (OSError, wire.Broken, httpx.HTTPError, MemoryError) as error:
            return {"broke": what_broke(error)}


def _nothing(_: bytes) -> None:
    """Nobody listens at an idle socket."""


BREAKS = {
    errno.EMFILE: "files: a process may not have more open (ulimit -n)",
    errno.ENFILE: "files: the machine may not have more open (fs.file-max)",
    errno.EADDRNOTAVAIL: "ports: a loopback address has none left (net.ipv4.ip_local_port_range)",
    errno.ENOBUFS: "memory of the network (net.ipv4.tcp_mem)",
    errno.ENOMEM: "memory",
    errno.ECONNREFUSED: "a node: it does not take connections any more",
    errno.ECONNRESET: "a node: it closes connections",
}
"""What stops a crowd from growing, in words."""


def what_broke(error: BaseException) -> str:
    """In words."""
    if isinstance(error, MemoryError):
        return BREAKS[errno.ENOMEM]
    if isinstance(error, TimeoutError | httpx.TimeoutException):
        return f"time: a node did not answer ({type(error).__name__} {error})"
    number = error.errno if isinstance(error, OSError) else None
    return BREAKS.get(number or 0, f"{type(error).__name__}: {error}")


async def run(settings: dict[str, Any]) -> None:
    """Obey until there are no orders any more."""
    loop = asyncio.get_running_loop()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)

    def say(said: dict[str, Any]) -> None:
        print(json.dumps(said), flush=True)

    crowd = Crowd(**settings, say=say)
    pinging = asyncio.ensure_future(crowd.keep_pinging()) if crowd.ping else None
    while line := await orders.readline():
        say({"done": await crowd.obey(json.loads(line))})
    if pinging is not None:
        pinging.cancel()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(json.loads(sys.argv[1])))
