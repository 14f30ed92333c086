"""Running schedules: one, many at once, and one cut down to what its finding needs."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from math import inf
from multiprocessing import get_context

from tests.simulation.checks import Finding, findings
from tests.simulation.faults import CARRIED_OUT
from tests.simulation.plan import Plan, plan_of
from tests.simulation.planted import planted
from tests.simulation.world import World, simulated

AT_ONCE = 50
"""Schedules that a worker gets at a time."""
COLLECT = 20
"""Schedules after which what they left is collected. All the time would cost a third of it."""
MOST_TRIES = 300
"""Schedules that cutting one down may take."""


@dataclass
class Outcome:
    """What became of a schedule."""

    plan: Plan
    found: list[Finding]
    digest: str
    trace: list[str]
    wishes: int
    granted: int

    @property
    def seed(self) -> int:
        """Its seed."""
        return self.plan.seed


@dataclass
class Tally:
    """What became of many."""

    schedules: int = 0
    wishes: int = 0
    granted: int = 0
    failed: list[Outcome] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Put together."""
        self.schedules += other.schedules
        self.wishes += other.wishes
        self.granted += other.granted
        self.failed += other.failed


def run(plan: Plan, bug: str = "") -> Outcome:
    """One schedule. What never ends is a finding too."""
    with simulated(plan) as world:
        found: list[Finding] = []
        try:
            with planted(bug):
                world.run(CARRIED_OUT)
        except Exception as error:
            found = [Finding("broken off", f"{type(error).__name__}: {error}")]
    found = found or findings(world)
    granted = sum(sent.acknowledged >= 0 for sent in world.notes.sent)
    return Outcome(plan, found, world.digest, trace_of(world), len(world.notes.sent), granted)


def run_seeds(seeds: Sequence[int], bug: str = "", most_failed: float = inf) -> Tally:
    """Run several schedules in this process, until so many have failed."""
    tally = Tally()
    was_on = gc.isenabled()
    gc.disable()
    try:
        for number, seed in enumerate(seeds):
            if number % COLLECT == 0:
                gc.collect()
            made = run(plan_of(seed), bug)
            tally.add(Tally(1, made.wishes, made.granted, [made] if made.found else []))
            if len(tally.failed) >= most_failed:
                break
    finally:
        if was_on:
            gc.enable()
    return tally


def run_all(seeds: Sequence[int], workers: int, bug: str = "") -> Iterator[Tally]:
    """All of them, in several processes; gives what came of each portion."""
    portions = [seeds[at : at + AT_ONCE] for at in range(0, len(seeds), AT_ONCE)]
    if workers < 2:
        yield from (run_seeds(portion, bug) for portion in portions)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), _prepare) as pool:
        yield from pool.map(run_seeds, portions, [bug] * len(portions))


def _prepare() -> None:
    """What every schedule uses is made once and never looked at by the collector again."""
    run_seeds(range(5))
    gc.collect()
    gc.freeze()


def hunt(bug: str, most: int, first: int = 0) -> Outcome | None:
    """Return the first schedule, of so many, that finds this bug."""
    failed = run_seeds(range(first, first + most), bug, most_failed=1).failed
    return failed[0] if failed else None


def trace_of(world: World) -> list[str]:
    """What happened, for people to read: what broke, what was wished, what was shown."""
    lines = [(float(line.split()[0]), line) for line in world.trace]
    for sent in world.notes.sent:
        became = f"in the log as {sent.number}" if sent.number else sent.code or "no reply"
        lines.append((sent.at, f"{sent.at:9.3f}  {sent.person} at {sent.table} wishes {sent.message}: {became}"))
    for shown in world.notes.shown:
        what = f"{type(shown.message).__name__} {shown.message.number}"
        lines.append((shown.at, f"{shown.at:9.3f}  {shown.who} is sent {what} and sees {shown.number}"))
    return [line for _, line in sorted(lines)]


# Cutting down


def shrink(plan: Plan, kind: str, bug: str = "") -> Outcome:
    """The same finding with fewer faults, people and steps. What is left out draws from streams of its own, so the rest stays."""
    best = run(plan, bug)
    tries = 0
    smaller = True
    while smaller and tries < MOST_TRIES:
        smaller = False
        for candidate in _smaller(best.plan):
            tries += 1
            made = run(candidate, bug)
            if any(finding.kind == kind for finding in made.found):
                best, smaller = made, True
                break
            if tries >= MOST_TRIES:
                break
    return best


def _smaller(plan: Plan) -> Iterator[Plan]:
    for at in range(len(plan.faults)):
        yield replace(plan, faults=(*plan.faults[:at], *plan.faults[at + 1 :]))
    if len(plan.actors) > 1:
        for at in range(len(plan.actors)):
            yield replace(plan, actors=(*plan.actors[:at], *plan.actors[at + 1 :]))
    for at, actor in enumerate(plan.actors):
        half = len(actor.steps) // 2
        cuts = [actor.steps[:half], actor.steps[half:]] if half > 1 else []
        cuts += [(*actor.steps[:n], *actor.steps[n + 1 :]) for n in range(len(actor.steps))]
        for steps in cuts:
            less = replace(actor, steps=tuple(steps))
            yield replace(plan, actors=(*plan.actors[:at], less, *plan.actors[at + 1 :]))
