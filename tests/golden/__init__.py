"""Golden files: what the engine did when they were written, so that no change goes unseen.

`trees` counts lines of play, `games` records games of random answers, `make` writes both anew, and `test_golden` compares.
"""
