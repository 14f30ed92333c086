"""What a cluster and files cost: games written as tables through Ray, against the same games in a plain loop.

Both play on as many processes, in slices that take turns, so whatever else the machine does hits them alike.
"""

from __future__ import annotations

import statistics
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from unshuffled.lab.data import cluster
from unshuffled.lab.data.jobs import CHUNK, Job, prepare
from unshuffled.lab.simulate import Plan, play_one
from unshuffled.packs import library


@dataclass(frozen=True)
class Measured:
    """Games a second and core, round by round."""

    plain: list[float]
    tables: list[float]

    @property
    def ratio(self) -> float:
        """Of the medians."""
        return statistics.median(self.tables) / statistics.median(self.plain)


def measure(rounds: int, parts: int, workers: int, mind: str) -> Measured:
    """Play in turns."""
    plan = Plan(sorted(library.load().nemeses), mind=mind)
    games = parts * CHUNK
    found = Measured([], [])
    cluster.connect(cluster.LOCAL, workers)
    with (
        ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool,
        tempfile.TemporaryDirectory() as folder,
    ):
        # Round 0 loads packs and starts processes.
        for number in range(rounds + 1):
            job = Job(plan, games, f"bench-{number}")
            before = time.perf_counter()
            list(pool.map(partial(_plain, job), job.chunks))
            between = time.perf_counter()
            place = Path(folder) / str(number)
            prepare(job, place)
            between_tables = time.perf_counter()
            list(cluster.run(job, place))
            after = time.perf_counter()
            if number:
                found.plain.append(games / (between - before) / workers)
                found.tables.append(games / (after - between_tables) / workers)
    return found


def _plain(job: Job, chunk: int) -> None:
    content = library.load()
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        play_one(content, job.plan, number, f"{job.seed}-{number}")
