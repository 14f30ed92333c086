"""Many games into a folder: in this process or in several, in shards on several machines, and from where it stopped.
`cluster` does the same with Ray.

    DIR/job.json                    which games
    DIR/games/part-00000.parquet    the rows of the first chunk, and so on
    DIR/turns/part-00000.parquet
    DIR/decisions/part-00000.parquet

A chunk is done when its file in `games` is there, which is written last. So a job that was stopped, in whatever way, goes on with
the chunks that are missing.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any, Final

from unshuffled.lab import pools
from unshuffled.lab.data import files
from unshuffled.lab.data.columns import COLUMNS
from unshuffled.lab.data.rows import Rows
from unshuffled.lab.simulate import Plan, play_one
from unshuffled.packs import library
from unshuffled.rules.core.content import Content

CHUNK: Final = 64
"""Games of a chunk."""


class OtherJob(Exception):
    """The folder has other games already."""


@dataclass(frozen=True)
class Job:
    """Which games, and how they are written. The same job always gives the same files."""

    plan: Plan
    games: int
    seed: str
    format: str = "parquet"
    packs: tuple[str, ...] = ()
    """Folders of packs besides those that ship with the game."""

    @property
    def chunks(self) -> range:
        """The numbers of its chunks."""
        return range((self.games + CHUNK - 1) // CHUNK)

    def size(self, chunks: list[int]) -> int:
        """How many games these chunks have."""
        return sum(min(self.games, (n + 1) * CHUNK) - n * CHUNK for n in chunks)

    def content(self) -> Content:
        """The packs of its games."""
        return loaded(self.packs)

    def described(self) -> dict[str, Any]:
        """As JSON values, with all that the rows depend on."""
        return {**asdict(self), **origin(self.content()), "chunk": CHUNK}


@dataclass(frozen=True, slots=True)
class Done:
    """What a chunk came to."""

    chunk: int
    games: int
    answers: int
    seconds: float
    """CPU time."""
    outcomes: Counter[str] = field(default_factory=Counter)
    failed: int = 0


@dataclass(frozen=True, slots=True)
class Chunk:
    """A chunk that was played, and its files by table."""

    done: Done
    made: dict[str, bytes]


def loaded(packs: tuple[str, ...]) -> Content:
    """The packs that ship with the game, and those of these folders."""
    return library.load_with([Path(pack) for pack in packs])


def origin(content: Content) -> dict[str, Any]:
    """What plays: the version of the game and the digests of the packs."""
    # It brings asyncio, which no other part of a simulation needs.
    from unshuffled.tables.contents import digests_of  # noqa: PLC0415

    return {"unshuffled": version("unshuffled"), "packs": digests_of(content)}


def prepare(job: Job, folder: Path) -> None:
    """Make the folder, or see that it holds this job."""
    file = folder / "job.json"
    described = json.dumps(job.described(), indent=2, sort_keys=True) + "\n"
    if not file.exists():
        if folder.exists() and any(folder.iterdir()):
            raise OtherJob(f"{folder} is not empty; choose a new folder")
        files.write(file, described.encode())
    elif file.read_text("utf-8") != described:
        raise OtherJob(
            f"{folder} has games of another job ({file}); choose a new folder, or give the same options to go on"
        )


def missing(job: Job, folder: Path, shard: tuple[int, int] = (1, 1)) -> list[int]:
    """The chunks that are not there yet, of this shard: the first of three is `(1, 3)`."""
    which, of = shard
    return [n for n in job.chunks if n % of == which - 1 and not _file(job, folder, "games", n).exists()]


def run(job: Job, folder: Path, workers: int = 1, shard: tuple[int, int] = (1, 1)) -> Iterator[Done]:
    """Do what is missing; chunks come as they are done. `prepare` the folder first."""
    return pools.results(partial(_worker, job, folder), missing(job, folder, shard), workers)


def _worker(job: Job, folder: Path) -> Callable[[int], Done]:
    content = job.content()
    return lambda chunk: store(job, folder, play(job, content, chunk))


def play(job: Job, content: Content, chunk: int) -> Chunk:
    """Play the games of a chunk and make its files."""
    rows = Rows()
    began = process_time()
    answers, failed, outcomes = 0, 0, Counter[str]()
    numbers = range(chunk * CHUNK, min(job.games, (chunk + 1) * CHUNK))
    for number in numbers:
        played = play_one(content, job.plan, number, f"{job.seed}-{number}", rows)
        answers += played.answers
        failed += bool(played.failure)
        outcomes[played.outcome] += not played.failure
    made = {table: files.FORMATS[job.format](table, getattr(rows, table)) for table in COLUMNS}
    return Chunk(Done(chunk, len(numbers), answers, process_time() - began, outcomes, failed), made)


def store(job: Job, folder: Path, chunk: Chunk) -> Done:
    """Write the files of a chunk, that of `games` last."""
    for table in reversed(COLUMNS):
        files.write(_file(job, folder, table, chunk.done.chunk), chunk.made[table])
    return chunk.done


def _file(job: Job, folder: Path, table: str, chunk: int) -> Path:
    return folder / table / f"part-{chunk:05}.{job.format}"
