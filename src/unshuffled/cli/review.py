"""Reviewing a finished game."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from unshuffled.cli.common import Packs, Stop, console, lang_of, pack_folders, read_file
from unshuffled.minds.review import calibration
from unshuffled.minds.review.course import Course
from unshuffled.minds.review.processes import two
from unshuffled.minds.review.reviewing import Limit
from unshuffled.minds.review.reviewing import review as reviewed
from unshuffled.packs import library
from unshuffled.rules.saves import transcript
from unshuffled.terminal import review as shown
from unshuffled.words.phrases import say
from unshuffled.words.speech import Voice


def review(
    file: Path,
    *,
    seconds: float = 45,
    playouts: int = 0,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "",
    pack: Packs = None,
) -> int:
    """Review a finished game: how its chance of winning changed, by luck and by decisions.

    For example: `unshuffled review game.txt --seconds 90`.

    The chance is that of the computer player `quick`, which plays on from there many times, with hidden cards redealt.

    Parameters
    ----------
    file
        The transcript of a finished game, as `save` or the page writes it.
    seconds
        How long it may take. A longer review is more exact.
    playouts
        Play so many games on instead; then the review is always the same.
    json
        Print the review as JSON.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of a pack that the game uses; repeatable (UNSHUFFLED_PACKS).
    """
    if playouts < 0 or seconds <= 0:
        raise Stop("--seconds and --playouts must be more than 0")
    content = library.load_with(pack_folders(pack))
    voice = Voice(content, lang_of(lang))
    course = Course(content, transcript.read(read_file(file)))
    limit = Limit(playouts=playouts) if playouts else Limit(seconds=seconds)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
    # The second process is begun before the progress bar's thread.
    with two(course) as play, Progress(*columns, console=Console(file=sys.stderr), transient=True) as progress:
        task = progress.add_task(voice(say("review-working")), total=1.0)
        made = reviewed(course, play, limit, lambda share: progress.update(task, completed=share))
    print(msgspec.json.encode(made).decode() if json else shown.text(voice, course, made))
    return 0


def calibrate(*, games: int = 120, each: int = 2, playouts: int = 16, workers: int = 2, seed: str = "calibrate") -> int:
    """Compare chances of winning, as a review estimates them, with how games of the same player ended.

    Two mages, all nemeses in turn, beginner and normal, with seeds that no tuning uses unless you give it the same.

    Parameters
    ----------
    games
        How many games are played.
    each
        Positions of each game.
    playouts
        Games played on from each position.
    workers
        Processes.
    seed
        Of the games.
    """
    if min(games, each, playouts, workers) < 1:
        raise Stop("--games, --each, --playouts and --workers must be at least 1")
    seen: list[calibration.Seen] = []
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(partial(_calibrated, seed=seed, each=each, playouts=playouts), range(games)):
            seen += found
    for one in calibration.bins(seen):
        console.print(
            f"{one.low:4.0%} to {one.high:4.0%}  {one.positions:5} positions  chance {one.chance:4.0%}"
            f"  won {one.won:4.0%} [{one.least:.0%} to {one.most:.0%}]",
            markup=False,
        )
    return 0


def _calibrated(number: int, seed: str, each: int, playouts: int) -> list[calibration.Seen]:
    return calibration.play(library.load(), number, seed, each, playouts)
