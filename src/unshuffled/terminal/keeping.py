"""Keeping a game while it is played: one file per game, replaced after every answer, never half written."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.saves import transcript
from unshuffled.rules.saves.transcript import Record

FOLDER = "text-games"
"""In the folder where one machine keeps its games."""
LARGEST = 1_000_000
"""The longest games have a tenth of these bytes; what is larger is not a game of ours."""


def replace(file: Path, text: str) -> None:
    """Write the whole text beside the old one, then in its place: a process that is killed leaves one of the two."""
    beside = file.with_name(f"{file.name}.new")
    with beside.open("w", encoding="utf-8") as opened:
        opened.write(text)
        opened.flush()
        os.fsync(opened.fileno())
    beside.replace(file)


@dataclass(frozen=True)
class Kept:
    """A game that lies in the folder."""

    file: Path
    record: Record
    when: datetime


class Keeper:
    """Keeps one game. Its file is made with the first answer: a game that nobody played leaves nothing."""

    def __init__(self, folder: Path, file: Path | None = None) -> None:
        self.folder = folder
        self.file = file

    def keep(self, record: Record) -> None:
        """Keep the game as it stands; raises `OSError` if that cannot be done."""
        if self.file is None:
            if not record.keys:
                return
            self.file = self._new(record)
        replace(self.file, transcript.write(record))

    def _new(self, record: Record) -> Path:
        """A file of its own, named by day, time and nemesis."""
        for folder in (self.folder.parent, self.folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        name = f"{datetime.now():%Y-%m-%d-%H%M}-{record.setup.nemesis}"
        for n in range(1, 1000):
            file = self.folder / f"{name}{f'-{n}' if n > 1 else ''}.txt"
            try:
                file.open("x").close()
            except FileExistsError:
                continue
            return file
        raise FileExistsError(f"too many games called {name}")


def waiting(folder: Path) -> list[Kept]:
    """Games that have not ended, the one that was played last first. What cannot be read as a game is passed over."""
    found: list[Kept] = []
    try:
        files = [file for file in folder.glob("*.txt") if file.stat().st_size < LARGEST]
    except OSError:
        return []
    for file in files:
        try:
            record = transcript.read(file.read_text(encoding="utf-8"))
            when = datetime.fromtimestamp(file.stat().st_mtime)
        except (OSError, UnicodeDecodeError, RulesError):
            continue
        if not record.outcome:
            found.append(Kept(file, record, when))
    return sorted(found, key=lambda kept: kept.when, reverse=True)
