"""Environments for learners: the game for Gymnasium, for PettingZoo, and as text.

    import gymnasium
    import unshuffled.envs

    env = gymnasium.make("unshuffled/Team-v0", mages=["mist", "kadir"], nemesis="rageborne")

actions        a number and a name for every answer that a set of packs can lead to
observe        what the players see, as tensors with a legend
play           a game that is answered by numbers, under all environments
team           one learner plays all mages: Gymnasium
aec            each mage is an agent: PettingZoo
text           strings in, strings out; needs neither
registration   the ids of the Gymnasium environments

The extra `rl` brings Gymnasium, PettingZoo and NumPy. Importing this package registers the ids.
"""

from unshuffled.envs.registration import register

register()
