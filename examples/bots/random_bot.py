"""A bot that answers by lot: the least that a bot can do. `python examples/bots/random_bot.py 20` plays 20 games."""

import random
import sys

from unshuffled import Game, Option

chance = random.Random(1)


def bot(game: Game) -> Option:
    """Any option, each as likely as the others."""
    return chance.choice(game.options)


if __name__ == "__main__":
    for seed in range(int(sys.argv[1])):
        played = Game.new(difficulty="beginner", seed=seed)
        print(seed, played.play(bot), f"nemesis {played.nemesis_life}", sep=", ")
