"""A bot with one rule: the best verb first. `python examples/bots/greedy_bot.py 20` plays 20 games.

Options of the market come in its order, gems before relics before spells and each from the cheapest, so the last one to
gain is usually the strongest spell.
"""

import sys

from unshuffled import Game, Option

VERBS = ("cast", "prep", "play", "gain", "charge")


def rank(option: Option) -> int:
    """The place of its verb; anything else comes last."""
    return VERBS.index(option.verb) if option.verb in VERBS else len(VERBS)


def bot(game: Game) -> Option:
    """The last option with the best verb."""
    return min(reversed(game.options), key=rank)


if __name__ == "__main__":
    for seed in range(int(sys.argv[1])):
        played = Game.new(difficulty="beginner", seed=seed)
        print(seed, played.play(bot), f"nemesis {played.nemesis_life}", sep=", ")
