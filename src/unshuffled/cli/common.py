"""What all commands share: errors a person can fix, and names and numbers as people type them."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM
from unshuffled.rules.core.switches import DIFFERENCES
from unshuffled.server.settings import BadSettings, environment_of
from unshuffled.words.speech import LANGUAGES

console = Console(highlight=False)


Packs = Annotated[list[Path] | None, Parameter(negative=())]
"""Folders of packs besides those that ship with the game: `--pack`, repeatable."""


Switches = Annotated[list[str] | None, Parameter(name="--switch", negative=())]
"""Where the rulebooks differ, one point each: `--switch NAME=VALUE`, repeatable."""


Json = Annotated[bool, Parameter(name="--json", negative=())]
"""Print the answer for programs: `--json`."""


MOST_PLAYERS = 4
"""GEN-02"""
LARGEST_FILE = 16 * 2**20
"""The most bytes we read of a transcript; the longest games have a hundredth of it."""


class Stop(Exception):
    """Something a person typed cannot be done; the message says what to do next."""


def settings_here() -> dict[str, str]:
    """Return the environment of this command. A variable that begins with UNSHUFFLED_ and is no setting stops it."""
    try:
        return environment_of(os.environ)
    except BadSettings as error:
        raise Stop(str(error)) from None


def pack_folders(given: list[Path] | None) -> tuple[Path, ...]:
    """The packs asked for, or those of UNSHUFFLED_PACKS."""
    here = settings_here()
    return tuple(given) if given else library.folders_in(here.get("UNSHUFFLED_PACKS", ""))


def id_of(named: find.Named, text: str, what: str) -> str:
    """The id a person means by this text."""
    if text == RANDOM:
        return text
    try:
        return find.one(named, text, what)
    except find.NotFound as error:
        raise Stop(str(error)) from None


def switches_from(given: list[str] | None) -> dict[str, str | int]:
    """The switches a person asked for. The last of the same name counts."""
    chosen: dict[str, str | int] = {}
    for text in given or []:
        name, equals, typed = (part.strip() for part in text.partition("="))
        known = DIFFERENCES.get(name.replace("-", "_"))
        if not equals or known is None:
            every = ", ".join(f"{each}={'|'.join(_values(each))}" for each in DIFFERENCES)
            raise Stop(f"--switch {text!r} is not a known NAME=VALUE; known: {every}")
        name = name.replace("-", "_")
        value: str | int = int(typed) if typed.isdecimal() else typed.replace("-", "_")
        if value not in known.printed and not (known.any_number and isinstance(value, int)):
            raise Stop(f"no value {typed!r} for --switch {name}; known: {', '.join(_values(name))}")
        chosen[name] = value
    return chosen


def _values(name: str) -> list[str]:
    known = DIFFERENCES[name]
    return [*map(str, known.printed), *(["any number"] if known.any_number else [])]


def lang_of(lang: str) -> str:
    """The language asked for, or that of the environment if we have it."""
    if not lang:
        spoken = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return next((code for code in spoken if code in LANGUAGES), "en")
    if lang not in LANGUAGES:
        raise Stop(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
    return lang


def players_of(players: int) -> int:
    """A number of mages that a game can have."""
    if not 1 <= players <= MOST_PLAYERS:
        raise Stop(f"--players {players}: a game has 1 to {MOST_PLAYERS} mages")
    return players


def numbers_of_players(text: str) -> list[int]:
    """Numbers of mages, separated by commas."""
    numbers = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() for part in numbers):
        raise Stop(f"--players {text!r}: write numbers of mages with commas, such as 1,2,4")
    return [players_of(int(number)) for number in numbers]


def market_of(content: Content, text: str) -> list[str]:
    """Nine cards separated by commas, a suggested market's name, or `random`."""
    if "," in text:
        return [id_of(find.cards(content), card.strip(), "card") for card in text.split(",")]
    return [id_of(find.markets(content), text, "market")]


def read_file(file: Path) -> str:
    """A file's text. Stops early if the file never ends, like some devices and pipes."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise Stop(f"cannot read {file}: it is larger than {LARGEST_FILE // 2**20} MB, so it is not a game")
        return io.TextIOWrapper(io.BytesIO(content), encoding="utf-8").read()
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"cannot read {file}: {error}") from None
