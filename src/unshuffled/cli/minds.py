"""Our minds in the lab: how often they win, and how their prices and chances are made."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.table import Table

from unshuffled.cli import extras
from unshuffled.cli.common import Stop, console, id_of, numbers_of_players, players_of
from unshuffled.cli.progress import bar
from unshuffled.lab import ladder, learning, tuning
from unshuffled.minds import known
from unshuffled.minds.quick.worth import Weights
from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES

lab_app = App(name="lab", help="Study many games; measure, tune and teach our minds.")
lab_app.command("unshuffled.cli.report:report_", name="report")
lab_app.command("unshuffled.cli.report:difficulty_", name="difficulty")
lab_app.command("unshuffled.cli.balance:worth_", name="worth")


@lab_app.command(name="ladder")
def ladder_(
    *,
    mind: Annotated[list[str] | None, Parameter(negative=())] = None,
    nemesis: str = "",
    players: int = 2,
    difficulty: str = "normal",
    games: int = 32,
    seed: str = "held",
    workers: int = 0,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Let minds play the same games, and print how often each wins, with its 95 % interval.

    For example: `unshuffled lab ladder --mind quick --mind steady --games 8`.

    Parameters
    ----------
    mind
        Who plays; repeatable. From the second on, the difference to the first is printed too. Default: quick.
    nemesis
        One nemesis. Default: all.
    players
        Number of mages. Which mages and which market is drawn for each game.
    difficulty
        Difficulty of every game.
    games
        Games against each nemesis.
    seed
        Games have the seeds SEED-0, SEED-1, …. Tuning and learning use others.
    workers
        Number of processes. Default: one per core.
    as_json
        Print rows for programs.
    """
    content = library.load()
    minds = tuple(mind or ["quick"])
    for name in minds:
        if name not in known.makers():
            raise Stop(f"unknown mind {name!r}; known: {', '.join(known.makers())}")
    _check_difficulty(difficulty)
    nemeses = (id_of(find.nemeses(content), nemesis, "nemesis"),) if nemesis else tuple(sorted(content.nemeses))
    match = ladder.Match(minds, nemeses, players_of(players), difficulty, games, seed)
    result = ladder.Ladder(match)
    with bar("games") as progress:
        task = progress.add_task("", total=len(match))
        for played in ladder.play(match, workers or os.cpu_count() or 1):
            result.add(played)
            progress.advance(task)
    if as_json:
        print(json.dumps(result.rows(), indent=1))
        return 0
    table = Table("nemesis", *minds, *(f"{name} against {minds[0]}" for name in minds[1:]), box=None)
    for id in [*nemeses, ""]:
        cells = [result.cells[name, id] for name in minds]
        shown = [_share(cell) for cell in cells]
        shown += [_difference(cell, cells[0]) for cell in cells[1:]]
        table.add_row(_name(content, id), *shown, style="" if id else "bold")
    console.print(table)
    for name in minds:
        cell = result.cells[name, ""]
        line = f"{name}: {1000 * cell.seconds / cell.answers:.2f} ms CPU an answer"
        if cell.searched:
            line += f", {1000 * cell.seconds / cell.searched:.0f} ms for each of {cell.searched} searches"
        console.print(line)
    return 0


@lab_app.command(name="tune")
def tune_(
    *,
    out: Path,
    begin: Path | None = None,
    players: str = "2",
    difficulty: str = "normal",
    games: int = 12,
    generations: int = 40,
    width: float = 0.2,
    seed: str = "train",
    workers: int = 0,
) -> int:
    """Tune the prices of quick, and write them to a file after each generation.

    For example: `unshuffled lab tune --out weights.json`.

    Parameters
    ----------
    out
        File to write; `src/unshuffled/minds/quick/weights.json` is the one that ships.
    begin
        File with the prices to begin with. Default: those that ship.
    players
        Numbers of mages, separated by commas.
    difficulty
        Difficulty of every game.
    games
        Games against each nemesis with each number of mages, for each candidate.
    generations
        How many times the candidates are made better.
    width
        How far candidates lie apart, as a share of each price.
    seed
        Seeds begin with it.
    workers
        Number of processes. Default: one per core.
    """
    extras.need("lab", "tuning")
    _check_difficulty(difficulty)
    content = library.load()
    numbers = tuple(numbers_of_players(players))
    training = tuning.Training(tuple(sorted(content.nemeses)), numbers, difficulty, games, seed)
    first = Weights(**json.loads(begin.read_text("utf-8"))) if begin else None
    with bar("generations") as progress:
        task = progress.add_task("", total=generations)
        for found in tuning.tune(training, generations, width, workers or os.cpu_count() or 1, first):
            out.write_text(json.dumps({name: round(price, 3) for name, price in found.mean.items()}, indent=1) + "\n")
            progress.update(task, advance=1, description=f"{found.won:.1%} won")
    console.print(f"Prices are in {out}. Compare them on other games: unshuffled lab ladder")
    return 0


@lab_app.command(name="learn")
def learn_(*, out: Path, games: int = 12_000, seed: str = "learn", workers: int = 0) -> int:
    """Let quick play many games, and learn the chance to win from each turn on.

    For example: `unshuffled lab learn --out chance.json`.

    Parameters
    ----------
    out
        File to write; `src/unshuffled/minds/chance.json` is the one that ships.
    games
        Number of games. Four of five are learned from, the others measure the result.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    workers
        Number of processes. Default: one per core.
    """
    extras.need("lab", "learning")
    lessons = learning.Lessons(tuple(sorted(library.load().nemeses)), seed=seed)
    played = []
    with bar("games") as progress:
        task = progress.add_task("", total=games)
        for game in learning.games(lessons, range(games), workers or os.cpu_count() or 1):
            played.append(game)
            progress.advance(task)
    fitted = learning.fit(sorted(played, key=lambda game: game.number))
    out.write_text(fitted.text(), "utf-8")
    table = Table("chance", "positions", "said", "won", box=None)
    for each in fitted.bins:
        table.add_row(f"{each.low:.0%} to {each.high:.0%}", str(each.positions), f"{each.said:.1%}", f"{each.won:.1%}")
    console.print(table)
    console.print(f"log loss {fitted.loss:.3f}; always saying the share of wins: {fitted.base:.3f}")
    return 0


def _check_difficulty(difficulty: str) -> None:
    if difficulty not in DIFFICULTIES:
        raise Stop(f"unknown difficulty {difficulty!r}; known: {', '.join(DIFFICULTIES)}")


def _name(content: Content, id: str) -> str:
    return content.nemeses[id]["normal"].names["en"] if id else "all"


def _share(cell: ladder.Cell) -> str:
    low, high = cell.interval()
    return f"{cell.wins} of {len(cell.won)} = {cell.share():.0%} ({low:.0%} to {high:.0%})"


def _difference(better: ladder.Cell, worse: ladder.Cell) -> str:
    mean, error = ladder.paired(better, worse)
    return f"{100 * mean:+.0f} ± {100 * ladder.SURE * error:.0f}"
