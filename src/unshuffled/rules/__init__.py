"""The rules of the game: state, effects, decisions, turn flow, chance, views.

Standard library only. No I/O, no clock, no global randomness, and no card, mage or nemesis by
name: those are data, compiled by `unshuffled.packs` into the records this room defines.

A game is a setup, a seed and a list of answers (`record`). `start` gives a `Game` that asks its
first question (`game.decision`); `machine.answer(game, key)` answers it and runs to the next one.
"""
