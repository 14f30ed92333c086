"""PPO of RLlib on the team environment, with RLlib's own module for action masks.

    pip install 'unshuffled[rl]' 'ray[rllib]' torch
    python examples/rl/rllib_ppo.py 50

trains for so many iterations and prints the mean return of each.

It was written from the examples of Ray 2 and has not been run: neither Ray nor PyTorch is among what this project installs
and tests. So there are no figures yet. If you run it, please send yours.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from unshuffled.envs.team import Team


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The observation as that module wants it: `action_mask` and `observations`, both as floats."""

    def __init__(self, config: dict[str, Any]) -> None:
        env = Team(**config)
        super().__init__(env)
        numbers = env.observation_space["observation"]
        mask = spaces.Box(0.0, 1.0, (len(env.play.numbering),), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": numbers})

    def observation(self, observation: dict[str, Any]) -> dict[str, Any]:
        mask = observation["action_mask"].astype(np.float32)
        return {"action_mask": mask, "observations": observation["observation"]}


SETUP = {"mages": ["mist", "kadir"], "nemesis": "rageborne", "difficulty": "beginner"}

if __name__ == "__main__":
    algorithm = (
        PPOConfig()
        .environment(Masked, env_config={**SETUP, "reward": "damage", "compact": True})
        .env_runners(num_env_runners=2)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64, 64]}
            )
        )
        .build_algo()
    )
    for iteration in range(int(sys.argv[1])):
        result = algorithm.train()
        print(iteration + 1, result["env_runners"].get("episode_return_mean"))
