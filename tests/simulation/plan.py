"""What happens in a schedule: who does what, what breaks and when. All of it follows from the seed.

A plan is plain data, so that it can be printed, and cut down to what a finding needs (`shrink`).
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.simulation.positions import COUNT

FAULTS = {
    "node killed": 5,
    "node drained": 2,
    "database crashed": 4,
    "database restored": 1,
    "disk slow": 3,
    "database cut off from node": 3,
    "database half-open to node": 2,
    "database slow to node": 2,
    "broker down": 2,
    "broker cut off from node": 3,
    "relay loses": 4,
    "relay repeats": 2,
    "relay late": 3,
    "sockets lost": 3,
    "sockets stalled": 3,
    "sockets slow": 2,
    "browser killed": 2,
}
"""What can break, and how often each does."""


@dataclass(frozen=True)
class Fault:
    """Something breaks at this time, and is whole again after so many seconds."""

    at: float
    kind: str
    seconds: float
    which: float
    """Which node or person, as a part of all."""
    on_write: bool = False
    """Not at this time, but when something is written next: between the page cache and the acknowledgement."""

    def __str__(self) -> str:
        when = ", at the next write" if self.on_write else ""
        return f"{self.at:6.2f} s{when}: {self.kind}, for {self.seconds:.2f} s ({self.which:.2f})"


@dataclass(frozen=True)
class Step:
    """Somebody waits a while and does something: `roll` says what, `pick` which."""

    pause: float
    roll: float
    pick: float


@dataclass(frozen=True)
class Actor:
    """A person at a table, or another device of theirs."""

    name: str
    table: int
    role: int
    """0 and 1 play, 2 watches."""
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Plan:
    """A schedule."""

    seed: int
    nodes: int
    positions: tuple[int, ...]
    """Of each table."""
    actors: tuple[Actor, ...]
    faults: tuple[Fault, ...]
    snapshot_every: int
    page: int
    catch_up: int
    queue: int
    short: int
    sync: float
    """Seconds that a sync takes at most, while the disk is well."""
    way: float
    """Seconds from a node to the database at most."""


def plan_of(seed: int) -> Plan:
    """The schedule of this seed."""
    chance = Random(f"plan {seed}")
    tables = 2 if chance.random() < 0.2 else 1
    last = COUNT - 1
    positions = tuple(0 if chance.random() < 0.03 else chance.randint(1, last) for _ in range(tables))
    spread = chance.choice((2.0, 5.0, 9.0))
    actors: list[Actor] = []
    for table in range(tables):
        names = ["ann", "bob"] + ["cat"] * (chance.random() < 0.6) + ["ann-phone"] * (chance.random() < 0.3)
        actors += [_actor(chance, f"{name}@{table}", table, _role(name), spread) for name in names]
    kinds, weights = list(FAULTS), list(FAULTS.values())
    faults = [
        Fault(chance.random() * spread, kind, 0.2 + chance.random() ** 2 * 7, chance.random(), chance.random() < 0.4)
        for kind in chance.choices(kinds, weights, k=chance.choice((0, 1, 1, 2, 2, 3, 4, 5)))
    ]
    return Plan(
        seed=seed,
        nodes=chance.choice((1, 2, 2, 2, 3)),
        positions=positions,
        actors=tuple(actors),
        faults=tuple(sorted(faults, key=lambda fault: fault.at)),
        snapshot_every=chance.choice((2, 5, 500)),
        page=chance.choice((2, 3, 500)),
        catch_up=chance.choice((2, 5, 500)),
        queue=chance.choice((4, 64, 64)),
        short=chance.choice((3, 200, 200)),
        sync=chance.choice((0.004, 0.05, 0.3)),
        way=chance.choice((0.002, 0.002, 0.08)),
    )


def _role(name: str) -> int:
    return {"ann": 0, "bob": 1, "cat": 2, "ann-phone": 0}[name]


def _actor(chance: Random, name: str, table: int, role: int, spread: float) -> Actor:
    count = chance.randint(2, 5) if role == 2 or "phone" in name else chance.randint(4, 12)
    pause = 2 * spread / count
    steps = tuple(Step(chance.random() * pause, chance.random(), chance.random()) for _ in range(count))
    return Actor(name, table, role, steps)
