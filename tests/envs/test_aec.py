"""The PettingZoo environment: PettingZoo's own tests, and the same answers give the same game."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from unshuffled import Game, IllegalAnswer
from unshuffled.envs import aec
from unshuffled.envs.aec import Table


def a_table(**kwargs: Any) -> Table:
    return aec.raw_env(**({"mages": ["mist", "kadir"], "nemesis": "rageborne", "difficulty": "beginner"} | kwargs))


def played(env: Table, seed: int) -> dict[str, float]:
    """Random legal actions to the end: what each agent got."""
    chance = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        total[agent] += reward
        env.step(None if over or cut else chance.choice(info["actions"]))
    return total


# It expects a plain box, and says so of every environment with a mask in its observation.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("mages", [1, 2, 3, 4])
def test_pettingzoo_finds_no_fault(mages: int) -> None:
    api_test(aec.env(mages=mages, nemesis="rageborne"), num_cycles=200)  # type: ignore[no-untyped-call]  # it has no types


@pytest.mark.parametrize("kwargs", [{}, {"observe": False}], ids=["whole", "mask"])
def test_pettingzoo_finds_the_same_game_for_the_same_seed(kwargs: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(mages=2, nemesis="rageborne", **kwargs), num_cycles=100)  # type: ignore[no-untyped-call]  # it has no types


def test_the_same_actions_give_the_same_game_as_python() -> None:
    env = a_table()
    played(env, 4)

    assert env.play.is_over
    assert Game.from_transcript(env.play.transcript).state == env.play.state


def test_every_agent_gets_the_same_reward() -> None:
    total = played(a_table(reward="damage"), 1)

    assert len(set(total.values())) == 1
    assert total["mage_1"] != 0


def test_the_agent_that_is_asked_has_the_mask_and_the_others_have_none() -> None:
    env = a_table()
    env.reset(seed=1)
    asked = env.agent_selection
    (other,) = set(env.agents) - {asked}

    assert np.flatnonzero(env.observe(asked)["action_mask"]).tolist() == sorted(env.play.legal)
    assert not env.observe(other)["action_mask"].any()
    np.testing.assert_array_equal(env.infos[asked]["action_mask"], env.observe(asked)["action_mask"])
    assert not env.infos[other]["action_mask"].any()


def test_the_agent_that_is_asked_is_the_seat_that_is_asked() -> None:
    env = a_table(mages=4)
    env.reset(seed=3)
    seats = set()
    for agent in env.agent_iter():
        _, _, over, _, info = env.last()
        if over:
            break
        if info["seat"] >= 0:
            assert agent == f"mage_{info['seat'] + 1}"
        seats.add(info["seat"])
        env.step(info["actions"][-1])

    assert seats >= {0, 1, 2, 3}


def test_when_the_game_is_over_every_agent_is_done() -> None:
    env = a_table()
    played(env, 1)

    assert env.agents == []


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = a_table()
    env.reset(seed=1)
    before = env.play.state.copy()

    with pytest.raises(IllegalAnswer):
        env.step(env.play.numbering.number("gain jade"))
    assert env.play.state == before


def test_it_can_be_shown_as_text() -> None:
    env = a_table(render_mode="ansi")
    env.reset(seed=1)

    assert "Rageborne" in str(env.render())
