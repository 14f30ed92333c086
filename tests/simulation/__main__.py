"""`python -m tests.simulation --seeds 10000`: so many bad days. `--seed N` replays one of them."""

from __future__ import annotations

import argparse
import os
import sys
from time import perf_counter

from tests.simulation.plan import plan_of
from tests.simulation.planted import PLANTED
from tests.simulation.run import Outcome, Tally, hunt, run, run_all, shrink

EVERY = 20
"""Portions between two lines of progress."""
SHOWN = 5
"""Failed schedules that are cut down and printed."""


def main() -> int:
    """Run, and say what was found; 1 if anything was."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=10_000, help="how many schedules")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seed", type=int, help="replay this schedule alone, and print all that happened")
    parser.add_argument("--planted", choices=sorted(PLANTED), default="", help="with this bug in the code")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many processes")
    wanted = parser.parse_args()
    if wanted.seed is not None:
        return _replay(wanted.seed, wanted.planted)
    if wanted.planted:
        return _hunt(wanted.planted, wanted.seeds, wanted.first)
    return _all(range(wanted.first, wanted.first + wanted.seeds), wanted.workers)


def _replay(seed: int, bug: str) -> int:
    outcome = run(plan_of(seed), bug)
    _print(outcome)
    if outcome.found:
        _cut_down(outcome, bug)
    return int(bool(outcome.found))


def _hunt(bug: str, seeds: int, first: int) -> int:
    began = perf_counter()
    outcome = hunt(bug, seeds, first)
    if outcome is None:
        print(f"{bug} was not found in {seeds} schedules")
        return 0
    print(f"{bug} was found by seed {outcome.seed}, after {perf_counter() - began:.1f} s: {outcome.found[0]}")
    _cut_down(outcome, bug)
    return 1


def _all(seeds: range, workers: int) -> int:
    began = perf_counter()
    tally = Tally()
    for portion, made in enumerate(run_all(seeds, workers), 1):
        tally.add(made)
        for outcome in made.failed:
            print(f"seed {outcome.seed}: {outcome.found[0]}", flush=True)
        if portion % EVERY == 0:
            print(
                f"{tally.schedules} schedules, {perf_counter() - began:.0f} s, {len(tally.failed)} failed", flush=True
            )
    for outcome in tally.failed[:SHOWN]:
        _cut_down(outcome, "")
    print(
        f"{tally.schedules} schedules in {perf_counter() - began:.0f} s: {tally.wishes} wishes, {tally.granted} of them "
        f"granted, {len(tally.failed)} schedules failed"
    )
    return int(bool(tally.failed))


def _cut_down(outcome: Outcome, bug: str) -> None:
    less = shrink(outcome.plan, outcome.found[0].kind, bug)
    print(f"\nseed {outcome.seed}, cut down to {len(less.plan.faults)} faults and {_steps(less)} steps:\n")
    _print(less)
    print(f"\nto replay it: python -m tests.simulation --seed {outcome.seed}{f' --planted {bug}' if bug else ''}\n")


def _steps(outcome: Outcome) -> int:
    return sum(len(actor.steps) for actor in outcome.plan.actors)


def _print(outcome: Outcome) -> None:
    plan = outcome.plan
    print(f"seed {plan.seed}: {plan.nodes} nodes, {', '.join(actor.name for actor in plan.actors)}")
    for fault in plan.faults:
        print(f"  planned: {fault}")
    print("\n".join(outcome.trace))
    for finding in outcome.found:
        print(f"FOUND {finding}")
    print(f"digest {outcome.digest}, {'failed' if outcome.found else 'nothing found'}")


if __name__ == "__main__":
    sys.exit(main())
