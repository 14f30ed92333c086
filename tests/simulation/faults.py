"""What breaks: each fault does its work, waits, and makes everything whole again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tests.simulation.plan import Fault
from tests.simulation.sockets import Connection
from tests.simulation.world import Machine, World


async def _node_killed(world: World, fault: Fault, machine: Machine) -> None:
    machine.kill()
    await asyncio.sleep(fault.seconds)
    machine.start()


async def _node_drained(world: World, fault: Fault, machine: Machine) -> None:
    machine.is_open = False
    await machine.drain()
    await asyncio.sleep(fault.seconds / 2)
    machine.start()


async def _database_crashed(world: World, fault: Fault, _: Machine) -> None:
    world.database.crash()
    await asyncio.sleep(fault.seconds)
    world.database.restart()


async def _database_restored(world: World, fault: Fault, _: Machine) -> None:
    world.database.crash()
    await asyncio.sleep(fault.seconds / 2)
    if not world.database.is_up:
        world.database.restore(1 + int(fault.which * 4))
    await asyncio.sleep(fault.seconds / 2)
    world.database.restart()


async def _disk_slow(world: World, fault: Fault, _: Machine) -> None:
    world.database.sync_seconds = fault.seconds
    await asyncio.sleep(fault.seconds)
    world.database.sync_seconds = world.plan.sync


async def _database_cut(world: World, fault: Fault, machine: Machine) -> None:
    link = machine.link
    if link is not None:
        link.is_cut = True
        link.break_off()
        await asyncio.sleep(fault.seconds)
        link.is_cut = False


async def _database_half_open(world: World, fault: Fault, machine: Machine) -> None:
    link = machine.link
    if link is not None:
        link.is_half_open = True
        await asyncio.sleep(fault.seconds)
        link.is_half_open = False


async def _database_slow(world: World, fault: Fault, machine: Machine) -> None:
    link = machine.link
    if link is not None:
        link.delay = 0.5
        await asyncio.sleep(fault.seconds)
        link.delay = world.plan.way


async def _broker_down(world: World, fault: Fault, _: Machine) -> None:
    world.broker.down()
    await asyncio.sleep(fault.seconds)
    world.broker.up()


async def _broker_cut(world: World, fault: Fault, machine: Machine) -> None:
    clients = [client for client in world.broker.clients if client.node is machine.process]
    for client in clients:
        client.is_cut_off = True
        client.cut()
    await asyncio.sleep(fault.seconds)
    for client in clients:
        client.is_cut_off = False
        client.join()


async def _relay_loses(world: World, fault: Fault, _: Machine) -> None:
    world.broker.loses = 0.2 + 0.8 * fault.which
    await asyncio.sleep(fault.seconds)
    world.broker.loses = 0.0


async def _relay_repeats(world: World, fault: Fault, _: Machine) -> None:
    world.broker.repeats = 0.7
    await asyncio.sleep(fault.seconds)
    world.broker.repeats = 0.0


async def _relay_late(world: World, fault: Fault, _: Machine) -> None:
    world.broker.delay = 3.0
    await asyncio.sleep(fault.seconds)
    world.broker.delay = 0.003


def _some(world: World, fault: Fault) -> list[Connection]:
    """A part of all open sockets, at least one."""
    found = [each for machine in world.machines for each in machine.connections if not each.is_lost]
    return found[: max(1, int(fault.which * len(found) + 0.5))]


async def _sockets_lost(world: World, fault: Fault, _: Machine) -> None:
    for connection in _some(world, fault):
        connection.lose()


async def _sockets_stalled(world: World, fault: Fault, _: Machine) -> None:
    some = _some(world, fault)
    for connection in some:
        connection.is_stalled = True
    await asyncio.sleep(fault.seconds)
    for connection in some:
        connection.is_stalled = False


async def _sockets_slow(world: World, fault: Fault, _: Machine) -> None:
    world.socket_delay = 0.6
    for connection in _some(world, fault):
        connection.delay = 0.6
    await asyncio.sleep(fault.seconds)
    world.socket_delay = 0.02


async def _browser_killed(world: World, fault: Fault, _: Machine) -> None:
    person = world.people[int(fault.which * len(world.people))]
    person.crash()
    for machine in world.machines:
        for connection in machine.connections:
            if not connection.person.process.is_alive:
                connection.lose()
    await asyncio.sleep(fault.seconds)
    person.come_back()


CARRIED_OUT: dict[str, Callable[[World, Fault, Machine], Coroutine[Any, Any, None]]] = {
    "node killed": _node_killed,
    "node drained": _node_drained,
    "database crashed": _database_crashed,
    "database restored": _database_restored,
    "disk slow": _disk_slow,
    "database cut off from node": _database_cut,
    "database half-open to node": _database_half_open,
    "database slow to node": _database_slow,
    "broker down": _broker_down,
    "broker cut off from node": _broker_cut,
    "relay loses": _relay_loses,
    "relay repeats": _relay_repeats,
    "relay late": _relay_late,
    "sockets lost": _sockets_lost,
    "sockets stalled": _sockets_stalled,
    "sockets slow": _sockets_slow,
    "browser killed": _browser_killed,
}
