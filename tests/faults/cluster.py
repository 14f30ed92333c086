"""PostgreSQL, NATS and nodes together, with a proxy of our own between each node and each service it needs."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults.disk import Disk
from tests.faults.proxy import Proxy
from tests.faults.services import Nats, Node, Postgres
from unshuffled.stores.migrate import upgrade

STARTS = 20
"""How often a node is started before it is said that it cannot be."""


@dataclass
class Wires:
    """What connects one node with its services."""

    postgres: Proxy
    nats: Proxy


@dataclass
class Cluster:
    """Everything that is needed."""

    folder: Path
    postgres: Postgres
    nats: Nats
    nodes: list[Node] = field(default_factory=list)
    wires: dict[str, Wires] = field(default_factory=dict)
    """Of each node, by its name."""
    more: list[Postgres] = field(default_factory=list)
    """Other databases that are to be ended."""

    @property
    def database(self) -> str:
        """Where the log is, without anything between."""
        return self.postgres.url

    async def stop(self) -> None:
        """End what still runs, nodes first."""
        for service in (*self.nodes, self.nats, self.postgres, *self.more):
            if service.runs:
                with suppress(TimeoutError):
                    await service.end(signal.SIGINT if isinstance(service, Postgres) else signal.SIGTERM)
            if service.runs and service.process is not None:
                service.process.kill()
                service.process.wait()


@asynccontextmanager
async def services() -> AsyncIterator[Cluster]:
    """PostgreSQL and NATS, and no node yet; the database is empty. Gone afterwards, with their files."""
    folder = Path(tempfile.mkdtemp(prefix="unshuffled-faults-"))
    made = Cluster(folder, Postgres(folder, "postgres"), Nats(folder, "nats"))
    try:
        await asyncio.to_thread(made.postgres.make)
        await asyncio.gather(made.postgres.start(), made.nats.start())
        yield made
    finally:
        await made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@asynccontextmanager
async def cluster(
    nodes: int = 2,
    broken: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
) -> AsyncIterator[Cluster]:
    """Yield PostgreSQL, NATS and so many nodes, ready; they are gone afterwards."""
    async with AsyncExitStack() as stack:
        made = await stack.enter_async_context(services())
        await upgrade(made.postgres.url)
        for number in range(nodes):
            how = broken[number] if number < len(broken) else ""
            await add_node(stack, made, broken=how, settings=settings or {})
        await start_nodes(made.nodes)
        # Nodes end before the wires that they are connected by.
        stack.push_async_callback(made.stop)
        yield made


async def add_node(
    stack: AsyncExitStack,
    made: Cluster,
    broken: str = "",
    settings: Mapping[str, str] | None = None,
) -> Node:
    """One node more, with wires of its own. It is not started."""
    name = f"node{len(made.nodes)}"
    wires = Wires(await _wire(stack, lambda: made.postgres.port), await _wire(stack, lambda: made.nats.port))
    database = f"postgresql://postgres@127.0.0.1:{wires.postgres.port}/postgres"
    nats = f"nats://127.0.0.1:{wires.nats.port}"
    node = Node(made.folder, name, database=database, nats=nats, broken=broken, settings=settings or {})
    made.nodes.append(node)
    made.wires[name] = wires
    return node


async def _wire(stack: AsyncExitStack, port: Callable[[], int]) -> Proxy:
    # PostgreSQL trusts one address.
    return await stack.enter_async_context(Proxy([port], random.Random(0), addresses=0))


async def start_nodes(nodes: Sequence[Node]) -> None:
    """Start these, and wait until they are ready."""
    for node in nodes:
        node.launch()
    for node in nodes:
        await started(node)


async def started(node: Node) -> None:
    """A node that does not start because its database is away or does not answer in time is started again."""
    for _ in range(STARTS):
        try:
            return await node.ready()
        except AssertionError:
            await asyncio.sleep(0.5)
            node.launch()
    return await node.ready()


@dataclass
class Alone:
    """One node with its database in a file on a disk of its own, as most people host it."""

    folder: Path
    nodes: list[Node]
    file: Path
    disk: Disk

    @property
    def database(self) -> str:
        """Where the log is."""
        return f"sqlite:///{self.file}"

    def fill(self) -> None:
        """Its disk is full."""
        assert self.nodes[0].process is not None
        self.disk.fill(self.nodes[0].process.pid)

    def free(self) -> None:
        """There is room again."""
        assert self.nodes[0].process is not None
        if self.nodes[0].runs or self.disk.mounted:
            self.disk.free(self.nodes[0].process.pid)


@asynccontextmanager
async def alone(settings: Mapping[str, str] | None = None) -> AsyncIterator[Alone]:
    """One node on SQLite, ready; gone afterwards, with its files."""
    folder = Path(tempfile.mkdtemp(prefix="unshuffled-faults-"))
    file = folder / "disk" / "unshuffled.db"
    file.parent.mkdir()
    disk = Disk(file.parent)
    node = Node(folder, "node", database=f"sqlite:///{file}", settings=settings or {})
    try:
        await node.start()
        yield Alone(folder, [node], file, disk)
    finally:
        with suppress(TimeoutError):
            await node.end()
        if node.runs and node.process is not None:
            node.process.kill()
            node.process.wait()
        disk.close()
        shutil.rmtree(folder, ignore_errors=True)
