"""Flat Monte Carlo: try each option in several possible worlds, and take the one that turns out best on average.

`python examples/bots/monte_carlo_bot.py 1` plays one game; `... 1 8 40` with 8 worlds and 40 answers in each.
`resample` makes the worlds: the hidden cards in them could be the real ones, and are not known to be. The same worlds serve
all options, so that none of them is merely lucky.
"""

import sys

from unshuffled import Game, Option


def worth(world: Game) -> int:
    """How well the players stand."""
    result = world.result
    ended = 0 if result is None else 100 if result.won else -100
    return ended + world.gravehold_life - world.nemesis_life


def mean(game: Game, option: Option, worlds: int, answers: int) -> float:
    """What the option is worth when `eager` plays on for some answers."""
    total = 0
    for seed in range(worlds):
        world = game.resample(seed)
        world.answer(option)
        world.play("eager", answers, seed=seed)
        total += worth(world)
    return total / worlds


def best(game: Game, worlds: int, answers: int) -> Option:
    """The option with the highest mean."""
    return max(game.options, key=lambda option: mean(game, option, worlds, answers))


if __name__ == "__main__":
    worlds, answers = map(int, sys.argv[2:4] or (4, 20))
    for seed in range(int(sys.argv[1])):
        played = Game.new(difficulty="beginner", seed=seed)
        print(seed, played.play(lambda game: best(game, worlds, answers)), f"nemesis {played.nemesis_life}", sep=", ")
