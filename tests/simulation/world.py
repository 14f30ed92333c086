"""One schedule: real nodes and clients on a simulated machine room, a plan that breaks it, and an end in which all is well again."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, MutableMapping
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, cast
from unittest.mock import patch

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.simulation.broker import Broker, connector
from tests.simulation.database import Database, Link, NodeLog
from tests.simulation.loop import Loop, Process
from tests.simulation.people import Notes, Person
from tests.simulation.plan import Actor, Fault, Plan
from tests.simulation.positions import ANN, BOB, CAT, content, position
from tests.simulation.sockets import Connection, opener
from unshuffled.packs.sources import Source
from unshuffled.server import node as nodes
from unshuffled.server.games.catalogs import Catalogs
from unshuffled.server.node import Node
from unshuffled.server.people.guests import Guests
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.server.settings import Settings
from unshuffled.stores import log as logs
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.log import Unavailable
from unshuffled.tables.hosting import host as hosts
from unshuffled.tables.ports import Head
from unshuffled.tables.table import Table
from unshuffled.wire.bodies import ForkTable
from unshuffled.wire.speech import Speeches

SECRET = "the secret of all nodes here"
PEOPLE = (ANN, BOB, CAT)
ABSENT_AFTER = 4.0
SWEEP = 3.0
CALM = 120.0
"""Seconds in which everybody must have caught up once everything is whole again."""
PATIENT = 3.0
"""Seconds for which a fault waits for a write."""
LOOK = 0.25
"""Seconds between two looks whether everybody has."""


CarryOut = Mapping[str, Callable[["World", Fault, "Machine"], Coroutine[Any, Any, None]]]


@cache
def _no_database() -> AsyncEngine:
    """What stores hold that are never asked."""
    return create_async_engine("sqlite+aiosqlite://")


class Aside:
    """In place of bans, notices, the daily table and measuring: they have tables or threads of their own, and are no part of this."""

    async def _nothing(self, *_: Any) -> None:
        pass

    start = stop = hear = prepare = before = after = _nothing

    async def look(self, table: Table) -> Table:
        """As it is."""
        return table

    def has(self, *_: Any) -> bool:
        """Nobody is banned."""
        return False

    def enter(self, *_: Any) -> None:
        """Let in."""

    leave = looked = enter


class NoNotices(Aside):
    """Nobody is sent any."""

    start = Aside.enter  # type: ignore[assignment]


class NoAccounts:
    """Everybody is a guest."""

    engine = property(lambda _: _no_database())

    async def is_claimed(self, _: str) -> bool:
        """No."""
        return False

    async def claimed(self, _: set[str]) -> set[str]:
        """None."""
        return set()

    async def living(self, _: set[str]) -> set[str]:
        """None."""
        return set()

    async def keep_result(self, *_: Any) -> None:
        """What is kept of finished games is no part of this."""

    async def close(self) -> None:
        """Nothing to close."""


@cache
def _shared() -> tuple[Catalogs, Speeches]:
    """What is made of the content, for all nodes of all schedules: caches."""
    return Catalogs(content()), Speeches(content())


_to_bytes = Source.to_bytes


_kept: dict[str, bytes] = {}


def _packed(source: Source) -> bytes:
    found = _kept.get(source.digest)
    if found is None:
        found = _kept[source.digest] = _to_bytes(source)
    return found


class Machine:
    """A node's machine: the process comes and goes, its place stays."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.process: Process | None = None
        self.node: Node | None = None
        self.link: Link | None = None
        self.connections: list[Connection] = []
        self.life = 0
        self.is_open = False
        """Do people reach it?"""

    def start(self) -> None:
        """Start the node, unless it runs."""
        if self.process is not None:
            return
        self.life += 1
        world, name = self.world, f"{self.name}.{self.life}"
        process = self.process = world.loop.process(name)
        self.link = Link(world.database, process, world.chance(f"link {name}"), world.plan.way)
        world.loop.start(process, self._serve(process, self.link), name)

    async def _serve(self, process: Process, link: Link) -> None:
        world = self.world
        log = NodeLog(link)
        relay = NatsRelay("nats://broker", connect=connector(world.broker, process))
        catalogs, speeches = _shared()
        while True:
            node = Node(
                world.settings,
                content(),
                log,
                relay,
                accounts=cast(AccountStore, NoAccounts()),
                presence=log,
                catalogs=catalogs,
                speeches=speeches,
                clock=world.loop.time,
            )
            node.bans, node.waiting = cast(Any, Aside()), cast(Any, NoNotices())
            node.daily = node.measuring = cast(Any, Aside())
            try:
                await node.start()
                break
            except Unavailable:
                # Its database is away: it is started again, as by a supervisor.
                await asyncio.sleep(0.5)
        self.node = node
        self.is_open = True

    def behind(self, tables: Iterable[str] | None = None) -> list[str]:
        """Which of these tables, or of those with readers here, the node has otherwise than the log."""
        if self.node is None:
            return [f"{self.name} does not run"]
        host, found = self.node.host, []
        for table in host.watched if tables is None else tables:
            rows = self.world.database.tables[table].rows
            head = Head(len(rows), rows[-1].digest)
            if host.head(table) != head:
                found.append(f"{self.name} has {host.head(table)} of {table}, which is at {head}")
        return found

    def kill(self) -> None:
        """As `kill -9` does it."""
        if self.process is None or self.link is None:
            return
        world = self.world
        world.loop.kill(self.process)
        world.broker.forget(self.process)
        world.database.links.remove(self.link)
        for connection in self.connections:
            connection.lose()
        self.process = self.node = self.link = None
        self.connections = []
        self.is_open = False

    async def drain(self) -> None:
        """As on SIGTERM: let everyone go, then end."""
        node, process = self.node, self.process
        if node is None or process is None:
            return
        stopping = self.world.loop.start(process, node.stop())
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while not stopping.done() and process.is_alive:
                    await asyncio.sleep(0.05)
        if self.process is process:
            self.kill()

    def open(self, person: Person) -> Connection | None:
        """A socket of this person, if the node takes one."""
        node, process, world = self.node, self.process, self.world
        if node is None or process is None or not self.is_open:
            return None
        world.opened += 1
        cookie = world.guests.cookie(person.person)
        chance = world.chance(f"socket {world.opened}")
        made = Connection(world.loop, chance, person.process, process, cookie, f"10.0.0.{PEOPLE.index(person.person)}")
        made.delay = world.socket_delay
        self.connections = [each for each in self.connections if not each.is_lost]
        self.connections.append(made)
        world.loop.call_in(process, 0.0, lambda: world.loop.create_task(made.serve(node, person.table)))
        return made


@dataclass
class World:
    """Everything, until the end of a schedule."""

    plan: Plan
    loop: Loop = field(init=False)
    notes: Notes = field(default_factory=Notes)
    trace: list[str] = field(default_factory=list)
    """What broke and when, for people to read."""
    faults_of_nodes: list[str] = field(default_factory=list)
    """What nodes noted that should not happen."""
    unsettled: list[str] = field(default_factory=list)
    """Who had not caught up in the end."""
    opened: int = 0
    socket_delay: float = 0.02

    def __post_init__(self) -> None:
        self.loop = Loop(self.chance("loop"))
        self.database = Database(self.loop, self.chance("database"), self.plan.sync)
        self.broker = Broker(self.loop, self.chance("broker"))
        self.guests = Guests(SECRET)
        self.settings = Settings(
            secret=SECRET,
            queue=self.plan.queue,
            absent_after=ABSENT_AFTER,
            sweep_seconds=SWEEP,
            mind_workers=0,
        )
        self.tables = [f"table-number-{number}" for number in range(len(self.plan.positions))]
        for table, which in zip(self.tables, self.plan.positions, strict=True):
            self.database.tables[table] = position(which).kept()
        self.machines = [Machine(self, f"node{number}") for number in range(self.plan.nodes)]
        self._balancer = self.chance("balancer")
        self.people = [self._person(actor) for actor in self.plan.actors]

    def chance(self, of: str) -> Random:
        """A stream of its own for each: what one draws changes nothing for the others."""
        return Random(f"{of} {self.plan.seed}")

    def _person(self, actor: Actor) -> Person:
        def connect(person: Person) -> Any:
            return opener(lambda: self._reach(person), self.chance(f"opener {actor.name}"))

        made = Person(self.loop, actor, PEOPLE[actor.role], self.tables[actor.table], connect, self.notes)
        made.fork = self._fork
        return made

    def _reach(self, person: Person) -> Connection | None:
        return self._balancer.choice(self.machines).open(person)

    async def _fork(self, table: str, person: str, at: int) -> str:
        """Over HTTP, at any node."""
        machine = self._balancer.choice(self.machines)
        node, process = machine.node, machine.process
        if node is None or process is None:
            raise ConnectionRefusedError
        asker, answer = self.loop.current, self.loop.create_future()

        async def ask() -> None:
            made = ""
            with suppress(Exception):
                made = (await node.fork(table, person, ForkTable(at=at))).id
            self.loop.call_in(asker, 0.01, _answer, answer, made)

        self.loop.call_in(process, 0.01, lambda: self.loop.create_task(ask()))
        try:
            async with asyncio.timeout(20):
                made: str = await answer
        except TimeoutError:
            raise ConnectionResetError from None
        if not made:
            raise ConnectionResetError
        return made

    # A schedule

    def run(self, carry_out: CarryOut) -> None:
        """All of it; `carry_out` has what each kind of fault does."""
        try:
            self.loop.run(self._day(carry_out))
        finally:
            self.loop.end()

    async def _day(self, carry_out: CarryOut) -> None:
        for machine in self.machines:
            machine.start()
        for person in self.people:
            person.begin()
        breaking = [self.loop.create_task(self._break(fault, carry_out)) for fault in self.plan.faults]
        if breaking:
            await asyncio.wait(breaking)
            for task in breaking:
                task.result()
        await self._calm()

    async def _calm(self) -> None:
        """Everything is whole again: until everybody has done what they wanted and sees where the tables stand."""
        until = self.loop.time() + CALM + max((sum(s.pause for s in a.steps) for a in self.plan.actors), default=0)
        while self.loop.time() < until:
            await asyncio.sleep(LOOK)
            self.unsettled = [why for person in self.people if (why := self._is_behind(person))]
            # A reader may see the right number of another history until its node compares with the log.
            self.unsettled += [why for machine in self.machines for why in machine.behind()]
            if not self.unsettled:
                await self._look_again()
                return

    async def _look_again(self) -> None:
        """What a new reader sees of each table at each node, and what each node has in memory."""
        new: list[Person] = []
        for machine in self.machines:
            for number, table in enumerate(self.tables):
                actor = Actor(f"new@{number} at {machine.name}", number, 0, ())

                def connect(person: Person, machine: Machine = machine) -> Any:
                    return opener(lambda: machine.open(person), self.chance(f"opener {person.name}"))

                new.append(Person(self.loop, actor, PEOPLE[0], table, connect, self.notes))
                new[-1].begin()
        until = self.loop.time() + CALM
        while self.loop.time() < until and not all(person.is_welcomed for person in new):
            await asyncio.sleep(LOOK)
        self.unsettled += [f"{person.name} was not welcomed" for person in new if not person.is_welcomed]
        self.unsettled += [why for machine in self.machines for why in machine.behind(self.tables)]

    def _is_behind(self, person: Person) -> str:
        if not person.is_done:
            return f"{person.name} has not come to the end"
        last = len(self.database.tables[person.table].rows)
        if not person.is_welcomed or person.follower.number != last:
            return f"{person.name} sees {person.follower.number} of {last}"
        there = sorted({other.person for other in self.people if other.is_here and other.table == person.table})
        if person.follower.present != there:
            return f"{person.name} sees {person.follower.present} present, who are {there}"
        return ""

    # Faults

    async def _break(self, fault: Fault, carry_out: CarryOut) -> None:
        await asyncio.sleep(fault.at)
        if fault.on_write:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENT):
                    await self.database.next_write()
        machine = self.machines[int(fault.which * len(self.machines))]
        self.note(f"{fault.kind} {machine.name if 'node' in fault.kind else ''}".strip())
        await carry_out[fault.kind](self, fault, machine)
        self.note(f"{fault.kind} is over")

    def note(self, what: str) -> None:
        """For the trace."""
        self.trace.append(f"{self.loop.time():9.3f}  {what}")

    # Afterwards

    @property
    def digest(self) -> str:
        """Of all that anybody was sent and all that is on the disk: the same for the same seed."""
        made = blake2b(digest_size=12)
        for shown in self.notes.shown:
            made.update(f"{shown.who} {shown.at!r} {shown.number}\n".encode())
        for table, text in self.notes.texts:
            made.update(f"{table} {text}\n".encode())
        for id, kept in sorted(self.database.tables.items()):
            made.update(f"{id} {[row.digest for row in kept.rows]}\n".encode())
        made.update(f"{self.loop.time()!r} {self.loop.callbacks} {self.trace}".encode())
        return made.hexdigest()


@contextmanager
def simulated(plan: Plan) -> Iterator[World]:
    """The world of this plan. Chance comes from its seed, small limits have cases that are rare elsewhere."""
    chance = Random(f"secrets {plan.seed}")
    noted: list[str] = []

    def note(_: Any, level: str, event: MutableMapping[str, Any]) -> Any:
        error = event.get("exc_info")
        if level in ("error", "exception", "critical") and "Unavailable" not in _names(error):
            noted.append(f"{event.get('event')}: {error!r}")
        raise structlog.DropEvent

    before = structlog.get_config()
    state = random.getstate()
    with ExitStack() as stack:
        stack.enter_context(patch.object(secrets, "token_hex", lambda n=16: chance.randbytes(n).hex()))
        stack.enter_context(patch.object(secrets, "token_urlsafe", lambda n=16: chance.randbytes(n).hex()))
        stack.enter_context(patch.object(hosts, "SNAPSHOT_EVERY", plan.snapshot_every))
        stack.enter_context(patch.object(hosts, "PAGE", plan.page))
        stack.enter_context(patch.object(hosts, "SHORT", plan.short))
        stack.enter_context(patch.object(nodes, "CATCH_UP", plan.catch_up))
        # Packing the packs takes longer than all else that a node does here, and writing a statement that is never sent a while.
        stack.enter_context(patch.object(Source, "to_bytes", _packed))
        stack.enter_context(patch.object(logs, "insertion", lambda _: None))
        random.seed(f"random {plan.seed}")
        structlog.configure(processors=[note], cache_logger_on_first_use=False)
        try:
            world = World(plan)
            world.faults_of_nodes = noted
            yield world
        finally:
            structlog.configure(**before)
            random.setstate(state)


def _answer(answer: asyncio.Future[str], made: str) -> None:
    if not answer.done():
        answer.set_result(made)


def _names(error: Any) -> set[str]:
    """The classes of an error, as it is logged."""
    found = sys.exc_info()[1] if error is True else error
    return {cls.__name__ for cls in type(found).__mro__} if found is not None else set()
