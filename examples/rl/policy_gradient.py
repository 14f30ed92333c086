"""Policy gradient in plain NumPy: a learner that starts at random and finds out what deals damage.

`python examples/rl/policy_gradient.py` plays 20 rounds of 16 games and prints the damage of each round; `... 60 32` plays
60 rounds of 32. Then it plays games that it has not learned from, with what it has learned and at random.

The policy is linear: what an action is worth is the weight of its name plus the weight of its verb, and its chance is the
softmax over the legal actions. The names come with the environment, so no card is known here. It sees only the mask: a good
policy looks at the table too, and this one does not win. It is meant to show the loop, not to play well.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from unshuffled.envs.team import Team

RATE = 0.3
LATER = 0.98
"""What a reward counts one step before."""


Legal = NDArray[np.int64]
Numbers = NDArray[np.float64]


class Policy:
    """The weights, and the features of each action: the numbers of its name and of its verb."""

    def __init__(self, names: tuple[str, ...]) -> None:
        verbs = sorted({name.split()[0] for name in names})
        verb = {word: len(names) + n for n, word in enumerate(verbs)}
        self.features = np.array([(n, verb[name.split()[0]]) for n, name in enumerate(names)])
        self.weights = np.zeros(len(names) + len(verbs))

    def chances(self, legal: Legal) -> Numbers:
        """The chance of each legal action."""
        worth = self.weights[self.features[legal]].sum(axis=1)
        grown: Numbers = np.exp(worth - worth.max())
        return grown / np.sum(grown)

    def log_gradient(self, legal: Legal, chosen: int) -> Numbers:
        """How the logarithm of the chosen action's chance grows with each weight."""
        gradient = np.zeros_like(self.weights)
        self.add_log_gradient(gradient, legal, chosen, 1.0)
        return gradient

    def add_log_gradient(self, gradient: Numbers, legal: Legal, chosen: int, times: float) -> None:
        """Add that gradient, so many times. `chosen` is a place in `legal`."""
        share = -self.chances(legal)
        share[chosen] += 1.0
        np.add.at(gradient, self.features[legal], times * share[:, None])


def play(
    env: Team, policy: Policy, random: np.random.Generator, seed: int
) -> tuple[list[tuple[Legal, int]], list[float]]:
    """One game: for each step the legal actions and which of them was chosen, and the rewards."""
    steps: list[tuple[Legal, int]] = []
    rewards: list[float] = []
    _, info = env.reset(seed=seed)
    while info["actions"]:
        legal = np.array(info["actions"])
        chosen = int(random.choice(len(legal), p=policy.chances(legal)))
        _, reward, _, _, info = env.step(legal[chosen])
        steps.append((legal, chosen))
        rewards.append(reward)
    return steps, rewards


def to_come(rewards: list[float]) -> Numbers:
    """What each step still brings."""
    sums = np.zeros(len(rewards))
    total = 0.0
    for n in range(len(rewards) - 1, -1, -1):
        total = sums[n] = rewards[n] + LATER * total
    return sums


def learn(env: Team, policy: Policy, rounds: int, games: int) -> list[float]:
    """Learn, and give the mean reward of each round."""
    random = np.random.default_rng(0)
    means = []
    for number in range(rounds):
        played = [play(env, policy, random, number * games + n) for n in range(games)]
        brought = [to_come(rewards) for _, rewards in played]
        whole = np.concatenate(brought)
        gradient = np.zeros_like(policy.weights)
        for (steps, _), sums in zip(played, brought, strict=True):
            for (legal, chosen), value in zip(steps, (sums - whole.mean()) / (whole.std() + 1e-8), strict=True):
                policy.add_log_gradient(gradient, legal, chosen, value)
        policy.weights += RATE * gradient / np.sqrt(len(whole))
        means.append(sum(sum(rewards) for _, rewards in played) / games)
    return means


def tried(env: Team, policy: Policy, games: int) -> float:
    """The mean reward of games that were not learned from."""
    random = np.random.default_rng(1)
    return sum(sum(play(env, policy, random, 1_000_000 + n)[1]) for n in range(games)) / games


if __name__ == "__main__":
    rounds, games = map(int, sys.argv[1:3] or (20, 16))
    env = Team(
        mages=["mist", "kadir"],
        nemesis="rageborne",
        difficulty="beginner",
        observe=False,
        reward="damage",
        compact=True,
    )
    policy = Policy(env.play.numbering.names)
    for number, mean in enumerate(learn(env, policy, rounds, games)):
        print(f"round {number + 1}: {mean:.3f}")
    print(f"at random: {tried(env, Policy(env.play.numbering.names), 32):.3f}")
    print(f"learned: {tried(env, policy, 32):.3f}")
    best = np.argsort(-policy.weights[: len(policy.features)])[:8]
    print("likes:", ", ".join(env.name(int(action)) for action in best))
