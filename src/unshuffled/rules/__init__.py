"""The rules of the game: state, effects, decisions, turn flow, chance, views.

Standard library only. No I/O, no clock, no global randomness, and no card, mage or nemesis by
name: those are data, compiled by `unshuffled.packs` into the records of `core.content`.

A game is a setup, a seed and a list of answers (`saves.transcript`). `start` gives a `Game` that asks its
first question (`game.decision`); `answer(game, key)` answers it and runs to the next one.

From the ground up, each importing only what comes before it:

    core        what a game is made of: content, state, the stack, the machine, chance, setting up
    mechanics   piles, breaches, damage, the supply, the actions of a main phase
    effects     the verbs of cards
    flows       turns and phases
    readings    what can be read from a game: view, forecast, refusals, sampling
    saves       transcript, encoded state, undo, marks
"""

from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.flows import fill_flow
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves.transcript import read, replay, write

fill_flow()

__all__ = ["Game", "Setup", "answer", "read", "replay", "start", "view", "write"]
