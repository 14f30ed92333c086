"""Simulated games as tables that other programs read.

`columns` says what the tables hold, `rows` takes it from a game, `files` writes it, and `jobs` does it for many games: a job is
a value, its games come in chunks, and a chunk gives the same files no matter which process does it.
"""
