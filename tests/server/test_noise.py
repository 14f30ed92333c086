"""A hundred thousand messages made by hypothesis: whatever comes, the server answers with a code, and stays up."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from time import thread_time
from typing import Any

import msgspec
import pytest
import structlog
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.hostile import Apart, Honest, Lines, apart, honest, logged, resident, secrets_of
from tests.server.recipes import KINDS, Around, cook, protocol_kinds
from tests.server.serving import SETUP
from unshuffled.server.client import Guest, connect
from unshuffled.server.node import Node
from unshuffled.tables.codes import Code
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode

KNOWN = {str(code) for code in [*Code, *ServerCode]} - {"http/broken", "http/unavailable"}
MESSAGES = 100_000
FEW = 5_000
CODES = {"protocol/malformed", "protocol/no_hello", "table/watching", "answer/not_an_option", "done"}
BATCH = 500
LENGTH = 12
"""Bytes of a recipe."""
ROLES = ["watcher", "unseated", "host", "player", "silent"]
FRESH = 40
"""Batches after which the attackers get new tables, so that games do not all stand at their end."""
MEMORY = 64 * 2**20
QUIET: Any = {
    "database": None,
    "derandomize": True,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}
# One draw for a batch: of a list of draws hypothesis repeats two thirds.
batches = st.tuples(st.sampled_from(ROLES), st.binary(min_size=BATCH * LENGTH, max_size=BATCH * LENGTH))


class Told(msgspec.Struct):
    """What matters of a server's message here."""

    kind: str
    code: str = ""
    to: int = 0


@dataclass
class Attack:
    """Attackers, an honest player on the same node, and the log."""

    server: Apart
    player: Honest
    eve: Guest
    mallory: Guest
    lines: Lines
    sent: int = 0
    batches: int = 0
    distinct: set[int] = field(default_factory=set)
    codes: Counter[str] = field(default_factory=Counter)
    tables: dict[str, str] = field(default_factory=dict)
    memory: int = 0
    costs: list[float] = field(default_factory=list)
    """What an answer of the honest player took of the processor, with all that the node did meanwhile."""

    async def new_tables(self) -> None:
        """A table that Eve sets up, a game that both attackers play, and the honest player's, where they are let in."""
        hosted = await self.eve.open("Eve")
        played = await self.eve.open("Eve", setup=SETUP)
        await self.mallory.join(played.table, played.links.play, "Mallory")
        async with self.eve.follow(played.table) as e, self.mallory.follow(played.table) as m:
            await e.wish(p.TakeSeat(seat=0))
            await m.wish(p.TakeSeat(seat=1))
            await e.wish(p.Begin())
        self.tables = {"host": hosted.table, "player": played.table, "silent": played.table}
        await self.visit()

    async def visit(self) -> None:
        """Come to the table where the honest player is now."""
        opened = self.player.opened
        assert opened is not None
        if self.tables.get("watcher") != opened.table:
            await self.eve.join(opened.table, opened.links.watch, "Eve")
            await self.mallory.join(opened.table, opened.links.play, "Mallory")
            self.tables["watcher"] = self.tables["unseated"] = opened.table

    async def run(self, role: str, recipes: list[bytes]) -> None:
        """Send a batch, and see that the world is as it was."""
        if self.batches % FRESH == 0:
            await self.new_tables()
        await self.visit()
        self.batches += 1
        guest = self.mallory if role == "unseated" else self.eve
        around = await self.look(role)
        made = [cook(recipe, around) for recipe in recipes]
        self.distinct.update(hash(message) for message, _ in made)
        url = self.server.url.replace("http", "ws") + f"/api/tables/{self.tables[role]}/socket"
        headers = {"Cookie": guest.cookie_header()}
        # No pings of its own: their payloads are random, and Hypothesis takes what another thread draws for a strategy's.
        options = {"compression": None, "proxy": None, "max_size": None, "ping_interval": None, "close_timeout": 1}
        async with connect(url, additional_headers=headers, open_timeout=60, **options) as socket:
            if role != "silent":
                await socket.send(p.write(p.Hello(ref=1)))
            expected = len(made) + (role != "silent")
            answered = asyncio.create_task(self.answers(socket, expected, made))
            for message, text in made:
                await socket.send(message, text=text)
            await asyncio.wait_for(answered, 120)
        self.sent += len(made)
        await self.well()

    async def look(self, role: str) -> Around:
        """What the attackers can see from here."""
        table = await self.server.server.node.host.table(self.tables[role])
        decision = table.game.decision if table.game is not None else None
        return Around(
            people=[self.player.guest.person, self.eve.person, self.mallory.person, "nobody"],
            tables=list(self.tables.values()),
            keys=list(decision.keys) if decision is not None else ["end"],
            at=len(table.answers),
        )

    async def answers(self, socket: Any, expected: int, made: list[tuple[str | bytes, bool]]) -> None:
        """Every message has one answer, of a known kind and code."""
        try:
            while expected:
                told = msgspec.json.decode(await socket.recv(), type=Told)
                if told.kind == "refused":
                    assert told.code in KNOWN, f"{told.code} is the answer to {made[-expected]!r}"
                    self.codes[told.code] += 1
                elif told.kind in {"changed", "presence"}:
                    continue
                else:
                    assert told.kind in {"welcome", "done", "pong", "reason", "forecast", "foretold", "hinted"}, (
                        told.kind
                    )
                    self.codes[told.kind] += 1
                expected -= 1
        except websockets.ConnectionClosed as closed:
            raise AssertionError(f"closed: {closed}") from None

    async def well(self) -> None:
        """The node is ready, the honest player plays on, and the log has neither faults nor secrets."""
        assert (await self.player.guest.http.get("/readyz")).status_code == 200
        before = thread_time()
        await asyncio.wait_for(self.player.answer(), 60)
        self.costs.append(thread_time() - before)
        self.lines.check(secrets_of(self.server.server, self.eve, self.mallory, self.player.guest))
        self.lines.forget()
        if self.batches == FRESH:
            self.memory = resident()


@contextmanager
def attacked() -> Iterator[Attack]:
    """Yield an attack on a server without rate limits, with all its clients.

    Workers have all the time they need: they yield to everything else, and one that is late on a busy machine is logged as a fault.
    """
    with pytest.MonkeyPatch.context() as patched, logged() as lines, apart() as server:
        for limit in ("hints.LIMIT", "pool.START_LIMIT"):
            patched.setattr(f"unshuffled.server.minds.{limit}", 600.0)
        lines.listen()
        with (
            server.within(lambda: honest(server.url)) as player,
            server.within(lambda: Guest(server.url)) as eve,
            server.within(lambda: Guest(server.url)) as mallory,
        ):
            yield Attack(server, player, eve, mallory, lines)


def attack(made: Attack, messages: int) -> None:
    """Send this many messages, in batches that hypothesis makes. A failure names its message, so none is made smaller."""

    @settings(max_examples=messages // BATCH, phases=[Phase.generate], **QUIET)
    @given(batches)
    def batch(drawn: tuple[str, bytes]) -> None:
        role, data = drawn
        made.server.do(made.run(role, [data[at : at + LENGTH] for at in range(0, len(data), LENGTH)]))

    batch()


def test_the_recipes_know_every_kind_of_message() -> None:
    assert set(KINDS) == protocol_kinds()


def answered(made: Attack, messages: int, codes: set[str]) -> None:
    """Send odd messages and check that each is answered, in order, by what it asks for or a refusal.

    Meanwhile a player goes on at the same node, and the log has no fault and no secret.
    """
    attack(made, messages)

    assert made.sent >= messages
    assert len(made.distinct) >= messages // 2
    assert made.player.answers >= messages // BATCH
    # Every way in was tried, and not only refused at the door.
    assert codes <= set(made.codes)
    assert made.codes["protocol/malformed"] < 0.7 * messages


@pytest.mark.slow("five thousand messages are as few as reach every kind of refusal")
def test_odd_messages_are_all_answered_with_a_known_code() -> None:
    with attacked() as made:
        # Attackers who say no hello are not drawn so soon.
        answered(made, FEW, CODES - {"protocol/no_hello"})
        made.server.do(made.player.end())
        made.server.do(settled(made.server.server.node))


@pytest.mark.nightly("takes half a minute; a twentieth of the messages is in the required check")
@pytest.mark.timeout(1800)
def test_a_hundred_thousand_odd_messages_take_no_memory_and_no_time() -> None:
    with attacked() as made:
        answered(made, MESSAGES, CODES)

        assert resident() - made.memory < MEMORY
        # Nothing that was sent is still being worked on, and nothing piles up.
        assert median(made.costs[-FRESH:]) < 4 * median(made.costs[:FRESH])
        made.server.do(made.player.end())
        made.server.do(settled(made.server.server.node))


async def settled(node: Node) -> None:
    """Nothing is left of sockets that are closed."""
    while node.rooms.open_tables() or node.person_sockets._taken or node.address_sockets._taken:
        await asyncio.sleep(0.01)


# The checks bite


def test_a_fault_behind_a_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Node.wish

    async def wish(self: Node, id: str, person: str, message: p.ClientMessage) -> Any:
        if isinstance(message, p.Suggest) and message.what != "end":
            raise LookupError("planted")
        return await real(self, id, person, message)

    monkeypatch.setattr(Node, "wish", wish)
    with attacked() as made, pytest.raises(AssertionError, match="http/broken"):
        attack(made, 20 * BATCH)


def test_a_secret_in_the_log_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = Node.wish

    async def wish(self: Node, id: str, person: str, message: p.ClientMessage) -> Any:
        structlog.get_logger().info("wish", about=(await self.host.table(id)).seed)
        return await real(self, id, person, message)

    monkeypatch.setattr(Node, "wish", wish)
    with attacked() as made, pytest.raises(AssertionError, match="a secret is in the log"):
        attack(made, 20 * BATCH)


def test_an_answer_in_anothers_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If anybody at a table could answer, the honest player's game would have moved on by itself."""
    monkeypatch.setattr("unshuffled.tables.table.Table._may_decide", lambda *_: True)
    with attacked() as made, pytest.raises(AssertionError, match="moved on without its player"):
        attack(made, 40 * BATCH)
