from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.faults import CARRIED_OUT
from tests.simulation.plan import FAULTS, plan_of
from tests.simulation.planted import PLANTED
from tests.simulation.run import hunt, run, run_seeds, shrink

SCHEDULES = 200
PORTIONS = 4
"""Workers of the suite share them. `make simulation` has many more."""
MOST = 200
"""Schedules in which every planted bug must be found."""
DIGESTS = "from tests.simulation.run import run; from tests.simulation.plan import plan_of; print(*(run(plan_of(n)).digest for n in range(4)))"


@pytest.mark.slow("simulates hundreds of schedules")
@pytest.mark.parametrize("portion", range(PORTIONS))
def test_a_bad_day_breaks_no_promise(portion: int) -> None:
    size = SCHEDULES // PORTIONS

    failed = run_seeds(range(portion * size, (portion + 1) * size)).failed

    assert {outcome.seed: [str(finding) for finding in outcome.found] for outcome in failed} == {}


@pytest.mark.slow("simulates hundreds of schedules")
@pytest.mark.parametrize("bug", sorted(PLANTED))
def test_a_planted_bug_is_found(bug: str) -> None:
    found = hunt(bug, MOST)

    assert found is not None, f"{bug} was not found in {MOST} schedules"
    assert run(found.plan).found == [], "it is found without the bug too"


def test_a_finding_is_cut_down_to_what_it_needs() -> None:
    found = hunt("wrong-base", MOST)
    assert found is not None

    less = shrink(found.plan, found.found[0].kind, "wrong-base")

    assert found.found[0].kind in {finding.kind for finding in less.found}
    assert less.plan.faults == ()
    assert sum(len(actor.steps) for actor in less.plan.actors) <= 2


def test_a_seed_gives_the_same_schedule_whatever_the_order_of_sets_is() -> None:
    root = Path(__file__).parents[2]

    def digests(hashing: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hashing}
        ran = subprocess.run(
            [sys.executable, "-c", DIGESTS], cwd=root, env=environment, capture_output=True, text=True, check=True
        )
        return ran.stdout

    here = " ".join(run(plan_of(seed)).digest for seed in range(4)) + "\n"

    assert [digests("1"), digests("2")] == [here, here]


def test_another_seed_gives_another_schedule() -> None:
    assert run(plan_of(1)).digest != run(plan_of(2)).digest


def test_every_kind_of_fault_is_planned_and_can_be_carried_out() -> None:
    planned = {fault.kind for seed in range(300) for fault in plan_of(seed).faults}

    assert planned == set(FAULTS) == set(CARRIED_OUT)
