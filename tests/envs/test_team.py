"""The Gymnasium environment: Gymnasium's own test, and the same answers give the same game."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import unshuffled.envs
from unshuffled import Game, IllegalAnswer
from unshuffled.envs.registration import MASK, TEAM, register
from unshuffled.envs.team import Illegal, Team

EXAMPLE = Path(__file__).parents[2] / "examples/salt_and_lanterns"


def a_team(**kwargs: Any) -> Team:
    return Team(**({"mages": ["mist", "kadir"], "nemesis": "rageborne", "difficulty": "beginner"} | kwargs))


def played(env: Team, seed: int, most: int = 10_000) -> tuple[list[int], float]:
    """Random legal actions to the end: the actions and the sum of rewards."""
    chance = random.Random(seed)
    actions: list[int] = []
    total = 0.0
    _, info = env.reset(seed=seed)
    while info["actions"] and len(actions) < most:
        actions.append(chance.choice(info["actions"]))
        _, reward, over, cut, info = env.step(actions[-1])
        total += reward
        assert over == (not info["actions"])
        assert not cut
    return actions, total


@pytest.mark.parametrize("id", [TEAM, MASK])
@pytest.mark.parametrize("kwargs", [{}, {"compact": True}], ids=["whole", "compact"])
def test_gymnasium_finds_no_fault(id: str, kwargs: dict[str, Any]) -> None:
    env = gymnasium.make(id, mages=["mist", "kadir"], nemesis="rageborne", **kwargs)

    check_env(env.unwrapped)


def test_the_ids_have_versions_and_are_registered_by_the_import() -> None:
    assert unshuffled.envs.__name__ == "unshuffled.envs"
    assert {id for id in gymnasium.registry if id.startswith("unshuffled/")} == {TEAM, MASK}
    assert all(id.endswith("-v0") for id in (TEAM, MASK))


def test_registering_twice_changes_nothing() -> None:
    before = dict(gymnasium.registry)
    register()

    assert gymnasium.registry == before


def test_gymnasium_can_import_the_package_by_itself() -> None:
    assert gymnasium.make(f"unshuffled.envs:{MASK}", nemesis="rageborne").reset(seed=1)[1]["actions"]


def test_the_same_actions_give_the_same_game() -> None:
    one, other = a_team(), a_team()
    actions, _ = played(one, 5)
    other.reset(seed=5)
    for action in actions[:-1]:
        other.step(action)
    seen = other.step(actions[-1])[0]

    assert other.play.state == one.play.state
    assert other.play.transcript == one.play.transcript
    np.testing.assert_array_equal(seen["observation"], one.step(0)[0]["observation"])


def test_another_seed_gives_another_game() -> None:
    one, other = a_team(), a_team()
    one.reset(seed=1)
    other.reset(seed=2)

    assert one.play.state != other.play.state


def test_a_reset_without_a_seed_goes_on_with_another_game() -> None:
    env = a_team()
    env.reset(seed=1)
    first = env.play.state.seed
    env.reset()

    assert env.play.state.seed != first


def test_the_seed_of_the_game_itself_can_be_given() -> None:
    env = a_team()
    env.reset(options={"seed": 7})

    game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", difficulty="beginner", seed=7)
    assert env.play.state == game.state
    assert env.play.game() == game


def test_the_game_of_an_environment_has_its_past() -> None:
    env = a_team()
    actions, _ = played(env, 3)
    game = env.play.game()

    assert len(game.answers) == len(actions)
    assert game.state == env.play.state
    assert game.undo() == 1


def test_a_deep_copy_goes_its_own_way() -> None:
    env = a_team()
    _, info = env.reset(seed=1)
    other = copy.deepcopy(env)
    before = env.play.state.copy()
    mask = env.action_masks()
    seen = other.step(info["actions"][0])[0]

    assert env.play.state == before
    assert other.play.state != before
    np.testing.assert_array_equal(env.action_masks(), mask)
    np.testing.assert_array_equal(env.step(info["actions"][0])[0]["observation"], seen["observation"])
    np.testing.assert_array_equal(env.action_masks(), other.action_masks())
    assert other.play.content is env.play.content


def test_several_games_can_be_played_at_once() -> None:
    envs = gymnasium.make_vec(MASK, 3, "sync", mages=["mist", "kadir"], nemesis="rageborne")
    seen, info = envs.reset(seed=1)
    assert seen["action_mask"].shape == (3, len(a_team().play.numbering))
    for _ in range(5):
        seen, _, _, _, info = envs.step(np.array([actions[-1] for actions in info["actions"]]))
    envs.close()

    assert seen["action_mask"].any(axis=1).all()


def test_the_mask_is_what_is_legal_in_observation_and_info() -> None:
    env = a_team()
    seen, info = env.reset(seed=1)

    assert sorted(info["actions"]) == np.flatnonzero(seen["action_mask"]).tolist()
    np.testing.assert_array_equal(info["action_mask"], seen["action_mask"])
    np.testing.assert_array_equal(env.action_masks(), seen["action_mask"].astype(bool))
    assert [env.name(action) for action in info["actions"]] == list(env.play.legal.values())


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_vector_loop_never_gets_an_empty_mask(mode: str) -> None:
    """Gymnasium shows the last observation of a game once more, or in `final_obs`, and a masked softmax needs an action there."""
    envs = gymnasium.make_vec(
        MASK,
        num_envs=2,
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode(mode)},
        mages=["mist"],
        nemesis="rageborne",
        difficulty="extinction",
        compact=True,
    )
    chance, ended = np.random.default_rng(1), 0
    seen, _ = envs.reset(seed=1)
    while ended < 3:
        assert seen["action_mask"].any(axis=1).all()
        seen, _, over, _, info = envs.step(
            np.array([chance.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        )
        ended += over.sum()
        for last in info.get("final_obs", ()):
            assert last is None or last["action_mask"].any()
    envs.close()


@pytest.mark.parametrize("illegal", ["stay", "raise"])
def test_action_at_the_end_of_a_game_does_nothing(illegal: Illegal) -> None:
    env = a_team(illegal=illegal, observe=False)
    played(env, 5)
    before = env.play.transcript

    seen, reward, over, cut, info = env.step(0)

    assert (reward, over, cut, info["actions"], "illegal" in info) == (0.0, True, False, [], False)
    assert np.flatnonzero(seen["action_mask"]).tolist() == [0]
    assert env.play.transcript == before


def test_other_actions_at_the_end_of_a_game_are_illegal() -> None:
    env = a_team(observe=False)
    played(env, 5)

    _, reward, over, _, info = env.step(1)

    assert (reward, over, info["illegal"]) == (0.0, True, True)


def test_a_mask_that_was_given_does_not_change_later() -> None:
    env = a_team(observe=False)
    seen, info = env.reset(seed=1)
    before = seen["action_mask"].copy()
    env.step(info["actions"][-1])

    np.testing.assert_array_equal(seen["action_mask"], before)


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = a_team()
    _, info = env.reset(seed=1)
    before = env.play.state.copy()
    illegal = next(n for n in range(len(env.play.numbering)) if n not in info["actions"])
    _, reward, over, _, after = env.step(illegal)

    assert env.play.state == before
    assert (reward, over, after["illegal"]) == (0.0, False, True)


def test_a_legal_action_does_not_say_so() -> None:
    env = a_team()
    _, info = env.reset(seed=1)

    assert "illegal" not in env.step(info["actions"][0])[4]


def test_an_illegal_action_can_be_made_to_raise() -> None:
    env = a_team(illegal="raise")
    env.reset(seed=1)

    with pytest.raises(IllegalAnswer, match=r"'gain jade'\) is not legal; legal here: "):
        env.step(env.play.numbering.number("gain jade"))


def test_the_reward_is_1_for_a_won_game_and_0_for_a_lost_one() -> None:
    """Quick's answers win one of these games, random ones none."""
    env = a_team(observe=False)
    assert played(env, 1)[1] == 0.0
    wins = []
    for seed in range(5):
        game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", difficulty="beginner", seed=seed)
        result = game.play("quick")
        env.reset(options={"seed": seed})
        rewards = [env.step(env.play.numbering.number(key))[1] for key in game.answers]
        assert result is not None
        assert rewards[:-1] == [0.0] * (len(rewards) - 1)
        assert rewards[-1] == float(result.won)
        wins.append(result.won)

    assert any(wins)


def test_the_reward_for_damage_adds_up_to_the_share_that_the_nemesis_has_lost() -> None:
    env = a_team(observe=False, reward="damage")
    _, total = played(env, 2)
    state = env.play.state

    assert total == pytest.approx(1 - state.nemesis_life / state.nemesis_max)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="no reward 'gold'; known: win, damage"):
        a_team(reward="gold")


def test_an_unknown_word_in_the_setup_is_refused() -> None:
    with pytest.raises(TypeError, match="no 'nemeses' in a setup; known: mages, nemesis"):
        a_team(nemeses="rageborne")


def test_compact_numbers_are_fewer() -> None:
    assert len(a_team(compact=True, observe=False).play.numbering) < len(a_team(observe=False).play.numbering) / 4


def test_a_random_setup_has_no_compact_numbers() -> None:
    with pytest.raises(ValueError, match="not random"):
        a_team(compact=True, mages=2)


def test_a_pack_of_your_own_can_be_played() -> None:
    env = Team(observe=True, packs=EXAMPLE, nemesis="brackish_choir")
    actions, _ = played(env, 1)

    assert actions
    assert env.play.game().state == env.play.state


def test_it_can_be_shown_as_text() -> None:
    env = a_team(render_mode="ansi")
    env.reset(seed=1)

    assert "Rageborne" in str(env.render())
    assert a_team().render() is None
