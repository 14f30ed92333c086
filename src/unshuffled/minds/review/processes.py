"""Playouts in two processes. The second is a copy of this one, so that nothing has to be loaded or sent but the jobs."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

from unshuffled.minds.review.course import Course
from unshuffled.minds.review.playouts import Job, Players, plays


@contextmanager
def two(course: Course) -> Iterator[Players]:
    """What plays half of the jobs here and half beside; all of them here where processes cannot be copied or there is one core."""
    play = plays(course)
    if not hasattr(os, "fork") or (os.cpu_count() or 1) < 2:
        yield play
        return
    here, there = Pipe()
    child = os.fork()
    if child == 0:
        here.close()
        _work(there, play)
    there.close()
    try:
        yield lambda jobs: _shared(here, play, jobs)
    finally:
        here.close()
        os.waitpid(child, 0)


def _shared(here: Connection[Any, Any], play: Players, jobs: list[Job]) -> list[float]:
    here.send(jobs[1::2])
    chances = [0.0] * len(jobs)
    chances[::2] = play(jobs[::2])
    chances[1::2] = here.recv()
    return chances


def _work(there: Connection[Any, Any], play: Players) -> None:
    """Play until nobody asks any more: when the other process ends, whatever the reason, so does the pipe."""
    try:
        while True:
            there.send(play(there.recv()))
    except (EOFError, OSError):
        pass
    finally:
        # What this process has inherited is the other's to close.
        os._exit(0)
