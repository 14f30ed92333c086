"""Golden files: what the engine did when they were written, so that no change goes unseen.

`trees` counts lines of play, `games` records games of random answers, `make` regenerates both, and `test_golden` compares.
"""
