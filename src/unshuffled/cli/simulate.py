"""Many games by programs: counted here, or written as tables for other programs."""

from __future__ import annotations

import json
import os
import re
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from unshuffled.cli import extras
from unshuffled.cli.common import (
    Packs,
    Stop,
    Switches,
    console,
    id_of,
    market_of,
    numbers_of_players,
    pack_folders,
    players_of,
    switches_from,
)
from unshuffled.cli.progress import bar
from unshuffled.lab import simulate
from unshuffled.lab.data import cluster, files, jobs
from unshuffled.minds import known
from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES
from unshuffled.rules.core.switches import EDITIONS

Runner = Callable[[jobs.Job, Path, tuple[int, int]], Iterator[jobs.Done]]
Flag = Annotated[bool, Parameter(negative=())]


def simulate_(
    *,
    games: int = 1000,
    nemesis: str = "",
    players: str = "1,2,3,4",
    mages: str = "",
    market: str = "random",
    difficulty: str = "",
    edition: str = "default",
    switch: Switches = None,
    mind: str = "random",
    seed: str = "simulate",
    pack: Packs = None,
    out: Path | None = None,
    format: str = "",  # noqa: A002 the word for it on the command line
    shard: str = "1/1",
    check: Flag = False,
    deep_every: int = 50,
    foresee_every: int = 0,
    workers: int = 0,
    ray: str = "",
    json_: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> int:
    """Let programs play many games and count how they end, or write the games as tables with --out.

    For example, ten thousand games by quick as Parquet: `unshuffled simulate --games 10000 --mind quick --out games`.

    Parameters
    ----------
    games
        Number of games.
    nemesis
        One nemesis. Default: all in turn.
    players
        Numbers of mages, separated by commas, in turn.
    mages
        The same mages in every game, separated by commas. Default: drawn by lot for each game.
    market
        Nine cards separated by commas, or a suggested market's name. Default: drawn by lot for each game.
    difficulty
        One difficulty. Default: all in turn.
    edition
        Named edition of the rules.
    switch
        A point on which the rulebooks differ, as NAME=VALUE; repeatable. A wrong name lists them all.
    mind
        Who answers: random, eager (random, but fond of gaining and casting; its games last longer), quick (rules of
        thumb), steady and patient (search; seconds a game), a mind of an installed package, or MODULE:CLASS.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    pack
        Folder of a pack to load besides those that ship with the game; repeatable.
    out
        Folder for three tables: games, turns and decisions. Give the same options again to go on after a stop.
    format
        With --out: parquet (needs the extra lab), csv or jsonl. Default: the ending of the folder's name (games.csv), else parquet.
    shard
        With --out: play only this part, such as 1/3. All parts may write to the same folder.
    check
        Check the invariants after every answer, and the replay of every game.
    deep_every
        With --check, also store and re-read every step of one game in this many.
    foresee_every
        With --check, play the next nemesis turn after every so many answers and compare it with its forecast. Default: never.
    workers
        Number of processes. Default: one per core.
    ray
        With --out: play on a Ray cluster: `local` starts one here, `auto` joins the one that runs here, or give its address.
    json_
        Print the outcomes for programs.
    """
    packs = pack_folders(pack)
    content = library.load_with(packs)
    if games < 1:
        raise Stop(f"--games {games}: simulate at least one game")
    chosen = tuple(id_of(find.mages(content), name.strip(), "mage") for name in mages.split(",")) if mages else ()
    plan = simulate.Plan(
        nemeses=[id_of(find.nemeses(content), nemesis, "nemesis")] if nemesis else sorted(content.nemeses),
        players=[players_of(len(chosen))] if chosen else numbers_of_players(players),
        difficulties=[difficulty] if difficulty else list(DIFFICULTIES),
        edition=edition,
        switches=switches_from(switch),
        mind=mind,
        check=check,
        deep_every=deep_every,
        foresee_every=foresee_every,
        mages=chosen,
        market=tuple(market_of(content, market)),
    )
    _check_mind(mind)
    if edition not in EDITIONS:
        raise Stop(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
    workers = workers or os.cpu_count() or 1
    if out is not None:
        job = jobs.Job(plan, games, seed, _format(format, out), tuple(str(each.resolve()) for each in packs))
        return _write(job, out, _runner(ray, workers), _shard(shard), json_)
    summary = simulate.Summary()
    began = time.perf_counter()
    with bar("games") as progress:
        task = progress.add_task("", total=games)
        for played in simulate.simulate(plan, games, seed, workers, packs):
            summary.add(played)
            bad = f"[red]{len(summary.failures)} failed" if summary.failures else ""
            progress.update(task, advance=1, description=bad)
    if json_:
        _print_json(summary)
    else:
        _print_summary(content, summary, time.perf_counter() - began, workers)
    return 1 if summary.failures else 0


def _check_mind(mind: str) -> None:
    try:
        known.maker(mind)
    except LookupError as error:
        raise Stop(str(error.args[0])) from None


def _format(text: str, folder: Path) -> str:
    """Return the format of the tables: the one chosen, else the ending of the folder's name, else Parquet."""
    if text and text not in files.FORMATS:
        raise Stop(f"unknown format {text!r}; known: {', '.join(files.FORMATS)}")
    ending = folder.suffix.lower().removeprefix(".")
    named = ending if ending in files.FORMATS else ""
    if text and named and text != named:
        raise Stop(f"--out {folder} ends in .{named}, but --format is {text}; leave one of them out")
    chosen = text or named or "parquet"
    if chosen == "parquet":
        extras.need("lab", "Parquet", "`--format csv` and `--format jsonl` do without")
    return chosen


def _shard(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+)/(\d+)", text)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise Stop(f"--shard {text!r}: write which part of how many, such as 1/3")
    return int(found[1]), int(found[2])


def _runner(ray: str, workers: int) -> Runner:
    if not ray:
        return lambda job, folder, shard: jobs.run(job, folder, workers, shard)
    extras.need("lab", "Ray", "without `--ray` all cores of this machine play")
    try:
        cluster.connect(ray, workers)
    except cluster.NoCluster as error:
        raise Stop(str(error)) from None
    return cluster.run


def _write(job: jobs.Job, folder: Path, run: Runner, shard: tuple[int, int], as_json: bool) -> int:
    try:
        jobs.prepare(job, folder)
        return _wait(job, folder, run, shard, as_json)
    except (jobs.OtherJob, cluster.NoCluster, OSError) as error:
        raise Stop(str(error)) from None


def _wait(job: jobs.Job, folder: Path, run: Runner, shard: tuple[int, int], as_json: bool) -> int:
    games, answers, failed, busy = 0, 0, 0, 0.0
    began = time.perf_counter()
    with bar("games") as progress:
        task = progress.add_task("", total=job.size(jobs.missing(job, folder, shard)))
        for done in run(job, folder, shard):
            games, answers, failed, busy = (
                games + done.games,
                answers + done.answers,
                failed + done.failed,
                busy + done.seconds,
            )
            rate = f"{games / (time.perf_counter() - began):.0f}/s" + (f" [red]{failed} failed" if failed else "")
            progress.update(task, advance=done.games, description=rate)
    wall = time.perf_counter() - began
    if as_json:
        print(json.dumps({"games": games, "answers": answers, "failed": failed, "seconds": wall, "cpu_seconds": busy}))
    else:
        console.print(
            f"{games} games, {answers} answers in {wall:.1f} s: {games / wall:.0f} games/s; "
            f"{len(job.chunks) - len(jobs.missing(job, folder))} of {len(job.chunks)} parts are in {folder}"
        )
        if failed:
            console.print(f"[red]{failed} failed[/red]; the column `failure` of the table `games` says how")
    return 1 if failed else 0


def _print_json(summary: simulate.Summary) -> None:
    rows = {id: dict(sorted(counted.items())) for id, counted in sorted(summary.by_nemesis.items())}
    failures = [{"game": each.number, "seed": each.seed, "record": each.record} for each in summary.failures]
    print(json.dumps({"games": summary.games, "answers": summary.answers, "outcomes": rows, "failures": failures}))


def _print_summary(content: Content, summary: simulate.Summary, wall: float, workers: int) -> None:
    outcomes = sorted({outcome for counted in summary.by_nemesis.values() for outcome in counted})
    table = Table("nemesis", *(outcome.replace("_", " ") for outcome in outcomes), box=None)
    for id, counted in sorted(summary.by_nemesis.items()):
        table.add_row(content.nemeses[id]["normal"].names["en"], *(str(counted[outcome]) for outcome in outcomes))
    table.add_row("all", *(str(summary.outcomes[outcome]) for outcome in outcomes), style="bold")
    console.print(table)
    if summary.lengths:
        quart = statistics.quantiles(summary.lengths, n=4) if len(summary.lengths) > 1 else [summary.lengths[0]] * 3
        console.print(
            f"answers a game: median {quart[1]:.0f}, quartiles {quart[0]:.0f}–{quart[2]:.0f}, longest {max(summary.lengths)}; "
            f"turns: median {statistics.median(summary.turns):.0f}, longest {max(summary.turns)}"
        )
    console.print(
        f"{summary.games} games, {summary.answers} decisions in {wall:.1f} s with {workers} workers: "
        f"{summary.games / wall:.0f} games/s, {summary.answers / wall:.0f} decisions/s"
    )
    foreseen = summary.foreseen
    if foreseen.turns:
        console.print(
            f"{foreseen.turns} nemesis turns compared with their forecast, {foreseen.certain} of them certain to the end, "
            f"{foreseen.turns - foreseen.spoken} with too many choices to foresee; {foreseen.parts} cards, rules and Unleashes"
        )
    for played in summary.failures[:5]:
        console.print(f"[red]failed[/red]: game {played.number}, seed {played.seed}")
        console.print(played.failure, markup=False)
        console.print(played.record, markup=False)
    if summary.failures:
        console.print(
            f"{len(summary.failures)} failures; save a record above to a file and run: unshuffled replay FILE"
        )
