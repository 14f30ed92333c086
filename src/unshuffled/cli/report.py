"""What many games say, as a page with pictures."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from unshuffled.cli import extras
from unshuffled.cli.common import Json, Stop, console
from unshuffled.lab.data import files
from unshuffled.lab.report import page as pages
from unshuffled.lab.report import reading, table
from unshuffled.lab.report.difficulty import compare
from unshuffled.lab.report.figures import Figures, count
from unshuffled.minds import measured
from unshuffled.packs import library


def report_(
    *folder: Path,
    out: Path = Path("report.html"),
    as_json: Json = False,
) -> int:
    """Make a page with pictures from tables of games: wins, how games end, how long they last, how lives go down.

    For example: `unshuffled lab report games`, after `unshuffled simulate --games 1000 --mind quick --out games`.

    Parameters
    ----------
    folder
        Folders that `unshuffled simulate --out` has written; their games are counted together.
    out
        File to write. It needs no network.
    as_json
        Print the figures for programs instead.
    """
    figures = _counted(folder)
    if as_json:
        print(json.dumps(_values(figures), indent=1))
        return 0
    files.write(out, pages.report(library.load(), figures).encode())
    console.print(f"{figures.all.games} games are in {out}; open it in a browser", highlight=False)
    return 0


def _values(figures: Figures) -> dict[str, Any]:
    printed = {id: forms["normal"].difficulty for id, forms in library.load().nemeses.items()}
    cells = []
    for (nemesis, players, difficulty), share in sorted(figures.cells.items()):
        low, high = share.interval
        names = {"nemesis": nemesis, "players": players, "difficulty": difficulty}
        cells.append({**names, "games": share.games, "won": share.won, "low": round(low, 4), "high": round(high, 4)})
    return {
        "minds": sorted(figures.minds),
        "games": figures.all.games,
        "won": figures.all.won,
        "failed": figures.failed,
        "cells": cells,
        "outcomes": {id: dict(counted) for id, counted in sorted(figures.outcomes.items())},
        "printed": asdict(compare(figures.by_nemesis, printed)),
    }


def difficulty_(*folder: Path, file: Path = measured.FILE, page: Path = Path("docs/researchers/difficulty.md")) -> int:
    """Write the measured difficulty of every nemesis from tables of games: the file that the game ships with, and the page of the docs.

    For example: `unshuffled lab difficulty games`, after
    `unshuffled simulate --games 48000 --difficulty normal --mind quick --out games`.

    Parameters
    ----------
    folder
        Folders that `unshuffled simulate --out` has written; their games are counted together.
    file
        File to write for the game.
    page
        Page to write for the docs.
    """
    figures = _counted(folder)
    mind = ", ".join(sorted(figures.minds))
    files.write(file, table.file_text(mind, figures.cells).encode())
    files.write(page, table.page_text(library.load(), mind, figures.cells).encode())
    console.print(f"{figures.all.games} games are in {file} and {page}", highlight=False)
    return 0


def _counted(folders: tuple[Path, ...]) -> Figures:
    if not folders:
        raise Stop("say which folder has the games; `unshuffled simulate --out games` writes one")
    try:
        if any(reading.job(each)["format"] == "parquet" for each in folders):
            extras.need("lab", "Parquet", "`unshuffled simulate --format csv` does without")
        figures = count(folders)
    except reading.NoGames as error:
        raise Stop(str(error)) from None
    if not figures.all.games:
        raise Stop("there are no finished games in there yet")
    return figures
