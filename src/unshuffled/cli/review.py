"""Reviewing a finished game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from unshuffled.cli.common import Packs, Stop, lang_of, pack_folders, read_file
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

    The chance is how often the computer player `quick` wins when it plays on from there, with hidden cards redealt.

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
