"""MaskablePPO of sb3-contrib on the team environment.

    pip install 'unshuffled[rl]' sb3-contrib
    python examples/rl/maskable_ppo.py 200000

trains for so many steps, prints how it does on games that it has not learned from, and writes `maskable_ppo.zip`.

It was written from the documentation of sb3-contrib 2 and has not been run: PyTorch is not among what this project installs
and tests. So there are no figures yet. If you run it, please send yours.
"""

import sys

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

from unshuffled.envs.team import Team


def make(reward: str) -> Monitor:
    """The setup of `policy_gradient.py`, with the whole observation. MaskablePPO asks `Team.action_masks` for the mask."""
    return Monitor(
        Team(mages=["mist", "kadir"], nemesis="rageborne", difficulty="beginner", reward=reward, compact=True)
    )


if __name__ == "__main__":
    model = MaskablePPO("MultiInputPolicy", make("damage"), n_steps=2048, batch_size=256, seed=1, verbose=1)
    model.learn(int(sys.argv[1]))
    for reward in ("damage", "win"):
        mean, deviation = evaluate_policy(model, make(reward), n_eval_episodes=100, deterministic=False)
        print(f"{reward}: {mean:.3f} ± {deviation:.3f}")
    model.save("maskable_ppo")
