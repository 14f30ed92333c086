"""A table as the load sees it: one socket that answers, one that reads, and at most one message in flight.

`Floor` speaks to a floor, `Played` plays a real game over the real protocol. A message has come through when it has
arrived at the second socket and, where the first must know what to answer next, at the first one too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, Protocol

import httpx
import msgspec
from msgspec import UNSET, Raw, UnsetType

from bench import wire
from bench.worker import SECRET
from unshuffled.server.people.guests import COOKIE, Guests
from unshuffled.wire.bodies import AtTable

CHANGED = b'{"kind":"changed"'
WELCOME = b'{"kind":"welcome"'
DONE = b'{"kind":"done"'
REFUSED = b'{"kind":"refused"'


class Decision(msgspec.Struct):
    """What is asked; the load needs no more than what may be answered."""

    keys: list[str]


class View(msgspec.Struct):
    """Of a view, the decision only: the decoder skips the rest."""

    decision: Decision | None


class State(msgspec.Struct):
    """Of a table's state, how many answers stand."""

    answers: int | UnsetType = UNSET


class Told(msgspec.Struct):
    """Of `welcome` and `changed`, what the load needs; with whole views or with changes of them."""

    state: State
    view: View | None = None
    patch: dict[str, Raw] | None = None


_told = msgspec.json.Decoder(Told)
_decision = msgspec.json.Decoder(Decision | None)
_keys = msgspec.json.Decoder(list[str])
_key = msgspec.json.Decoder(str)


class Pair(Protocol):
    """What a loop needs of a table."""

    sent: float
    arrived: float
    on_done: Callable[[], None]

    @property
    def is_over(self) -> bool:
        """Does the next message count for nothing?"""

    def answer(self) -> bool:
        """Send the next message; false if it is none that counts."""


class Floor:
    """A table of a floor: texts as long as a real entry."""

    is_over = False

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.sent = 0.0
        self.arrived = 0.0
        self.on_done: Callable[[], None] = _nothing

    async def open(self, port: int, table: str) -> None:
        """Both sockets."""
        self.writer = await wire.connect(port, f"/{table}/write", _unheard)
        self.reader = await wire.connect(port, f"/{table}/read", self._hear)

    def answer(self) -> bool:
        self.sent = perf_counter()
        self.writer.send(self.text)
        return True

    def _hear(self, _: bytes) -> None:
        self.arrived = perf_counter()
        self.on_done()


class Played:
    """A real table. One person has all the seats and answers at random; another one reads."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.keys: list[str] = []
        self.answers = 0
        self.games = 0
        """Games that have come to their end."""
        self.sent = 0.0
        self.arrived = 0.0
        self.on_done: Callable[[], None] = _nothing
        self.done = 0
        self._waits = 0
        self.table = ""

    async def open(self, http: httpx.AsyncClient, port: int, table: str, setup: dict[str, Any]) -> None:
        """Open the table, begin the game, and come with both sockets. `table` only names the people."""
        guests = Guests(SECRET)
        cookies = [f"{COOKIE}={guests.cookie(f'{table}-{side}-0000')}" for side in ("first", "second")]
        opened = await post(http, port, "", cookies[0], {"name": "Ann", "setup": setup})
        self.table = opened.table
        await post(http, port, f"/{opened.table}/join", cookies[1], {"token": opened.links.play, "name": "Bob"})
        path = f"/api/tables/{opened.table}/socket"
        self.first = await wire.connect(port, path, self.hear_first, cookies[0])
        self.second = await wire.connect(port, path, self.hear_second, cookies[1])
        for message in ({"kind": "hello"}, *({"kind": "take_seat", "seat": s} for s in range(len(setup["mages"])))):
            self.first.send(json.dumps(message).encode())
        self.second.send(b'{"kind":"hello"}')
        self.first.send(b'{"kind":"begin"}')

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self.keys

    def answer(self) -> bool:
        self._waits = 2
        self.sent = perf_counter()
        if self.keys:
            key = self.keys[int(self.chance.random() * len(self.keys))]
            self.first.send(b'{"kind":"answer","ref":1,"key":%b,"at":%d}' % (msgspec.json.encode(key), self.answers))
            return True
        # The same game from its beginning, with other answers: one more message, which counts for nothing.
        self.take_back(self.answers)
        return False

    def take_back(self, steps: int) -> None:
        """Go back."""
        self._waits = 2
        self.sent = perf_counter()
        self.first.send(b'{"kind":"take_back","ref":1,"to":%d}' % max(0, self.answers - steps))

    def hear_first(self, text: bytes) -> None:
        """What the one who answers is sent."""
        if text.startswith((CHANGED, WELCOME)):
            self._read(_told.decode(text))
            if text.startswith(CHANGED):
                self._one_less()
        elif text.startswith(DONE):
            self.done += 1
        elif text.startswith(REFUSED):
            raise wire.Broken(text.decode())

    def hear_second(self, text: bytes) -> None:
        """What the other one is sent."""
        if text.startswith(CHANGED):
            self.arrived = perf_counter()
            self._one_less()

    def _one_less(self) -> None:
        self._waits -= 1
        if self._waits == 0:
            self.on_done()

    def _read(self, told: Told) -> None:
        if told.state.answers is not UNSET:
            self.answers = told.state.answers
        if told.view is not None:
            self._ask(told.view.decision)
        for pointer, value in (told.patch or {}).items():
            match pointer.split("/")[1:]:
                case ["decision"]:
                    self._ask(_decision.decode(value))
                case ["decision", "keys"]:
                    self.keys = _keys.decode(value)
                case ["decision", "keys", place]:
                    self.keys[int(place)] = _key.decode(value)

    def _ask(self, decision: Decision | None) -> None:
        if decision is None and self.keys:
            self.games += 1
        self.keys = [] if decision is None else decision.keys

    def close(self) -> None:
        """Both sockets."""
        self.first.close()
        self.second.close()


def setups(nemeses: list[str]) -> Iterator[dict[str, Any]]:
    """Two random mages against every nemesis in turn."""
    number = 0
    while True:
        yield {"mages": ["random", "random"], "nemesis": nemeses[number % len(nemeses)]}
        number += 1


async def post(http: httpx.AsyncClient, port: int, path: str, cookie: str, body: dict[str, Any]) -> AtTable:
    """Ask a worker for a table."""
    answer = await http.post(f"http://127.0.0.1:{port}/api/tables{path}", json=body, headers={"Cookie": cookie})
    answer.raise_for_status()
    return msgspec.json.decode(answer.content, type=AtTable)


def _nothing() -> None:
    """Nobody waits."""


def _unheard(_: bytes) -> None:
    """Nothing is said to this socket."""
