"""The data folder of one machine: its games, its key, its log and its port. Other users of the machine may not read it.

The database and the key let their reader act as any player. On Windows a person's folder is private already.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

MEMORY = "memory:"
"""In place of a database: nothing is kept. For tests and for trying things out; `server` knows what to do with it."""
OTHERS = 0o007
"""Permissions of every user. Where one is set, nobody has chosen the mode: it comes from the usual umask."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """UNSHUFFLED_DATA, or the folder for the data of a person's programs, as the desktop standards place it."""
    chosen = environment.get("UNSHUFFLED_DATA", "")
    return Path(chosen) if chosen else default_folder(environment)


def default_folder(environment: Mapping[str, str]) -> Path:
    """Return the folder for the data of a person's programs."""
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "unshuffled"


def make_folder(folder: Path) -> None:
    """Create a data folder that only its owner can enter.

    An existing folder is closed to other users if it is the default one. Any other keeps its mode: it may be `/tmp`.
    """
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    elif folder == default_folder(os.environ):
        _close(folder)


def make_file(file: Path) -> None:
    """Create an empty file that only its owner can read, or close an existing one to other users.

    Does nothing where no file can be created: the program that opens it reports why.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        _close(file)


def _close(path: Path) -> None:
    if os.name != "posix":
        return
    with suppress(OSError):  # it belongs to another user, who decides
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & 0o700)
