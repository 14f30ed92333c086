"""What all commands share: the application, errors a person can mend, and names as people type them."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from unshuffled import __version__
from unshuffled.packs import find, library
from unshuffled.rules.core.scenario import RANDOM
from unshuffled.words.speech import LANGUAGES

app = App(
    name="unshuffled", version=__version__, help="A cooperative deck-building game in which decks are never shuffled."
)


console = Console(highlight=False)


Packs = Annotated[list[Path] | None, Parameter(negative=())]
"""Folders of packs beside those that ship with the game: `--pack`, as often as there are packs."""


LARGEST_FILE = 16 * 2**20
"""Bytes of a game's text that are read; the longest games have a hundredth of it."""


def pack_folders(given: list[Path] | None) -> tuple[Path, ...]:
    """The packs asked for, or those of UNSHUFFLED_PACKS."""
    return tuple(given) if given else library.folders_in(os.environ.get("UNSHUFFLED_PACKS", ""))


class Stop(Exception):
    """Something a person typed cannot be done; the message says what to do next."""


def id_of(named: find.Named, text: str, what: str) -> str:
    """The id a person means by this text."""
    if text == RANDOM:
        return text
    found = find.find(named, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise Stop(f"{text!r} could be {', '.join(found)}; type more of the {what}'s name")
    close = find.close(named, text)
    if close:
        hint = f"did you mean {' or '.join(close)}?"
    else:
        hint = f"known: {', '.join(sorted(named))}" if len(named) <= 30 else "`unshuffled cards` lists them"
    raise Stop(f"no {what} is called {text!r}; {hint}")


def lang_of(lang: str) -> str:
    """The language asked for, or that of the environment if we speak it."""
    if not lang:
        spoken = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return next((code for code in spoken if code in LANGUAGES), "en")
    if lang not in LANGUAGES:
        raise Stop(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
    return lang


def read_file(file: Path) -> str:
    """A file's text. Not all of it if it has no end, as some devices and pipes."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise Stop(f"cannot read {file}: it is larger than {LARGEST_FILE // 2**20} MB, so it is no game")
        return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8").read()
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"cannot read {file}: {error}") from None
