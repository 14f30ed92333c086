"""The training example of examples/rl learns; the scripts that need PyTorch are read and not run."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/rl"
NAMES = ("end", "play crystal", "play spark", "gain jade")


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = spec_from_file_location("policy_gradient", EXAMPLES / "policy_gradient.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_deals_more_damage_after_a_few_rounds_than_at_random() -> None:
    """On games that it has not learned from. In 20 rounds of 16 games it comes from 0.05 to 0.38."""
    command = [sys.executable, str(EXAMPLES / "policy_gradient.py"), "6", "8"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = dict(re.findall(r"^(at random|learned): (\S+)$", done.stdout, re.MULTILINE))

    assert float(found["learned"]) > 2 * float(found["at random"])


def test_its_gradient_is_that_of_the_chance(example: ModuleType) -> None:
    """Against differences of the logarithm."""
    policy = example.Policy(NAMES)
    policy.weights = np.random.default_rng(1).normal(size=len(policy.weights))
    legal, chosen, little = np.array([0, 1, 3]), 1, 1e-6
    gradient = policy.log_gradient(legal, chosen)
    for n in range(len(policy.weights)):
        policy.weights[n] += little
        above = np.log(policy.chances(legal)[chosen])
        policy.weights[n] -= 2 * little
        below = np.log(policy.chances(legal)[chosen])
        policy.weights[n] += little

        assert gradient[n] == pytest.approx((above - below) / (2 * little), abs=1e-6)


def test_an_action_that_is_not_legal_has_no_part_in_the_gradient(example: ModuleType) -> None:
    policy = example.Policy(NAMES)

    assert policy.log_gradient(np.array([0, 1, 3]), 1)[2] == 0


def test_what_a_step_still_brings_counts_less_the_later_it_comes(example: ModuleType) -> None:
    assert example.to_come([0.0, 1.0, 0.0]).tolist() == [example.LATER, 1.0, 0.0]


@pytest.mark.parametrize("name", ["maskable_ppo.py", "rllib_ppo.py"])
def test_a_script_that_is_not_run_here_says_so(name: str) -> None:
    said = ast.get_docstring(ast.parse((EXAMPLES / name).read_text("utf-8")))

    assert said is not None
    assert "has not been run" in said


def test_every_script_is_known_here() -> None:
    known = ["maskable_ppo.py", "policy_gradient.py", "rllib_ppo.py"]

    assert sorted(path.name for path in EXAMPLES.glob("*.py")) == known
