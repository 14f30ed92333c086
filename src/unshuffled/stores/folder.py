"""Where one machine keeps its games, its key and its log."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str]) -> Path:
    """UNSHUFFLED_DATA, or the folder for the data of a person's programs, as the desktop standards place it."""
    chosen = environment.get("UNSHUFFLED_DATA", "")
    if chosen:
        return Path(chosen)
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "unshuffled"
