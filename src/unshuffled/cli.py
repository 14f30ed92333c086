"""One command, `unshuffled`, with sub-commands."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import statistics
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from unshuffled import __version__
from unshuffled.lab import bench, ledger, simulate
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import find, library
from unshuffled.packs.nodes import PackError
from unshuffled.packs.schema import pack_schema
from unshuffled.rules import record
from unshuffled.rules.errors import RulesError
from unshuffled.rules.records import Content
from unshuffled.rules.setup import DIFFICULTIES, RANDOM, Setup, start
from unshuffled.rules.switches import EDITIONS
from unshuffled.terminal import plain, sheet
from unshuffled.words import check as words_check
from unshuffled.words import reference
from unshuffled.words.phrases import say
from unshuffled.words.speech import LANGUAGES, Voice

app = App(
    name="unshuffled", version=__version__, help="A cooperative deck-building game in which decks are never shuffled."
)
words_app = App(name="words", help="The sentences people read.")
bench_app = App(name="bench", help="Measure what is fast enough, as ratios in one run.")
db_app = App(name="db", help="The database of hosted tables.")
app.command(bench_app)
app.command(db_app)
app.command(words_app)
console = Console(highlight=False)
DatabaseUrl = Annotated[str, Parameter(env_var="UNSHUFFLED_DATABASE_URL")]


class Stop(Exception):
    """Something a person typed cannot be done; the message says what to do next."""


def _id(named: find.Named, text: str, what: str) -> str:
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


def _easiest(content: Content) -> str:
    """The nemesis with the lowest printed rating, for a first game."""
    return min(content.nemeses, key=lambda id: (content.nemeses[id]["normal"].difficulty, id))


@app.command
def play(
    *,
    text: Annotated[bool, Parameter(negative=())] = False,
    nemesis: str = "",
    mages: str = "",
    players: int = 2,
    difficulty: str = "normal",
    market: str = "",
    edition: str = "default",
    tutorial: Annotated[bool, Parameter(negative=())] = False,
    seed: str = "",
    load: Path | None = None,
    lang: str = "",
) -> int:
    """Play a game in this terminal.

    Parameters
    ----------
    text
        Plain text, any terminal. (The page in a browser comes later.)
    nemesis
        A name in any language, or random. Without it: the easiest one.
    mages
        Names separated by commas; `random` for any. Without it: random ones.
    players
        How many mages when none are named, 1 to 4.
    difficulty
        beginner, normal, expert or extinction.
    market
        Nine cards separated by commas, a suggested market's name, or random. Without it: a suggested one.
    edition
        Whose book decides where editions differ: default, war_eternal_pl_fr, base_cs, outcasts_pl, war_eternal_de.
    tutorial
        Unplayed gems and relics may be discarded at the end of a turn.
    seed
        The seed of all shuffles. Without it: a new one.
    load
        Go on with a saved game.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    """
    if not text:
        raise Stop("only the plain text game is here yet: unshuffled play --text")
    content = library.load()
    if load is not None:
        history = plain.restore(content, record.read(_read(load)))
        sitting = plain.PlainGame(content, history.game, input, print, _lang(lang))
        sitting.history = history
        sitting.play()
        return 0
    foe = _id(find.nemeses(content), nemesis, "nemesis") if nemesis else _easiest(content)
    named = (
        [_id(find.mages(content), mage.strip(), "mage") for mage in mages.split(",")] if mages else [RANDOM] * players
    )
    setup = Setup(
        mages=named, nemesis=foe, difficulty=difficulty, market=_market(content, market, foe), edition=edition
    )
    if tutorial:
        setup.switches["tutorial_discard"] = "on"
    game = start(content, setup, seed or secrets.token_hex(8))
    sitting = plain.PlainGame(content, game, input, print, _lang(lang))
    print(sitting.voice(say("said-seed", seed=game.seed)))
    sitting.play()
    return 0


def _market(content: Content, text: str, nemesis: str) -> list[str]:
    """The market a person asked for; by default the first suggestion of the nemesis's box."""
    if text == RANDOM:
        return [RANDOM]
    if not text:
        pack = content.nemeses[nemesis]["normal"].pack if nemesis != RANDOM else ""
        suggested = [id for id, market in content.markets.items() if not pack or market.pack == pack]
        return [suggested[0]] if suggested else [RANDOM]
    if "," in text:
        return [_id(find.cards(content), card.strip(), "card") for card in text.split(",")]
    return [_id(find.markets(content), text, "market")]


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Stop(f"cannot read {file}: {error}") from None


def _lang(lang: str) -> str:
    """The language asked for, or that of the environment if we speak it."""
    if not lang:
        spoken = (os.environ.get(name, "")[:2] for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        return next((code for code in spoken if code in LANGUAGES), "en")
    if lang not in LANGUAGES:
        raise Stop(f"no language {lang!r}; known: {', '.join(LANGUAGES)}")
    return lang


@app.command
def card(name: str, *, lang: str = "") -> int:
    """Print a card, mage or nemesis as it reads on the table.

    Parameters
    ----------
    name
        Its name in any language, accents or not, or its id.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    """
    content = library.load()
    named = {**find.cards(content), **find.mages(content), **find.nemeses(content)}
    found = find.find(named, name)
    if not found:
        _id(named, name, "card")
    for n, id in enumerate(found):
        print(("\n" if n else "") + sheet.sheet(Voice(content, _lang(lang)), id))
    return 0


@app.command
def cards(*, set: str = "", kind: str = "", lang: str = "") -> int:  # noqa: A002 the word people know
    """List cards with their costs.

    Parameters
    ----------
    set
        A pack: base, war_eternal.
    kind
        gem, relic, spell, attack, minion, power, or a kind of a nemesis's own.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    """
    content = library.load()
    voice = Voice(content, _lang(lang))
    if set and set not in content.packs:
        raise Stop(f"no set {set!r}; known: {', '.join(content.packs)}")
    kinds_known = sorted({card.kind for card in content.cards})
    if kind and kind not in kinds_known:
        raise Stop(f"no kind {kind!r}; known: {', '.join(kinds_known)}")
    for found in content.cards:
        if (not set or found.pack == set) and (not kind or found.kind == kind):
            print(sheet.row(voice, found))
    return 0


@app.command
def rules(topic: str = "", *, lang: str = "") -> int:
    """The rules in short, each entry with the clauses it stands on.

    Parameters
    ----------
    topic
        A topic, or none for all.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    """
    voice = Voice(library.load(), _lang(lang))
    if topic and topic not in reference.TOPICS:
        raise Stop(f"no topic {topic!r}; known: {', '.join(reference.TOPICS)}")
    for name, clauses in reference.TOPICS.items():
        if not topic or name == topic:
            print(f"{voice(reference.title(name))}\n  {voice(reference.text(name))}\n  [{', '.join(clauses)}]\n")
    return 0


@words_app.command(name="check")
def words_check_() -> int:
    """Check that every sentence exists and formats in all languages."""
    problems = words_check.check(library.load())
    for problem in problems:
        print(problem)
    print(
        f"{len(problems)} problems in {len(LANGUAGES)} languages"
        if problems
        else "all sentences speak in all languages"
    )
    return 1 if problems else 0


@app.command(name="simulate")
def simulate_(
    *,
    games: int = 1000,
    nemesis: str = "",
    players: str = "1,2,3,4",
    difficulty: str = "",
    edition: str = "default",
    mind: str = "random",
    seed: str = "simulate",
    check: Annotated[bool, Parameter(negative=())] = False,
    deep_every: int = 50,
    workers: int = 0,
) -> int:
    """Play many games with random answers and say how they end.

    Parameters
    ----------
    games
        How many.
    nemesis
        One name, or all in turn.
    players
        Numbers of mages, separated by commas, in turn.
    difficulty
        One difficulty, or all in turn.
    edition
        Named edition of the rules.
    mind
        Who answers: random, or eager (random, but fond of gaining and casting; its games last longer).
    seed
        Games have the seeds SEED-0, SEED-1, ….
    check
        Check the laws after every answer, and the replay of every game.
    deep_every
        With --check, also store and re-read every step of one game in this many.
    workers
        Processes; 0 for one per core.
    """
    content = library.load()
    plan = simulate.Plan(
        nemeses=[_id(find.nemeses(content), nemesis, "nemesis")] if nemesis else sorted(content.nemeses),
        players=[int(n) for n in players.split(",")],
        difficulties=[difficulty] if difficulty else list(DIFFICULTIES),
        edition=edition,
        mind=mind,
        check=check,
        deep_every=deep_every,
    )
    if mind not in MINDS:
        raise Stop(f"unknown mind {mind!r}; known: {', '.join(MINDS)}")
    if edition not in EDITIONS:
        raise Stop(f"unknown edition {edition!r}; known: {', '.join(EDITIONS)}")
    workers = workers or os.cpu_count() or 1
    summary = simulate.Summary()
    began = time.perf_counter()
    columns = (
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        for played in simulate.simulate(plan, games, seed, workers):
            summary.add(played)
            bad = f"[red]{len(summary.failures)} failed" if summary.failures else ""
            progress.update(task, advance=1, description=bad)
    _print_summary(content, summary, time.perf_counter() - began, workers)
    return 1 if summary.failures else 0


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
    for played in summary.failures[:5]:
        console.print(f"[red]failed[/red]: game {played.number}, seed {played.seed}")
        console.print(played.failure, markup=False)
        console.print(played.record, markup=False)
    if summary.failures:
        console.print(
            f"{len(summary.failures)} failures; save a record above to a file and run: unshuffled replay FILE"
        )


@app.command
def replay(
    file: Path,
    *,
    any_packs: Annotated[bool, Parameter(negative=())] = False,
    show: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play a saved game again and say how it ends.

    Parameters
    ----------
    file
        A game as `save` writes it.
    any_packs
        Try even if the packs have changed since.
    show
        Show every answer with what happened.
    """
    content = library.load()
    kept = record.read(_read(file))
    game = record.replay(content, kept, any_packs=any_packs)
    if show:
        shown = record.replay(content, record.Record(kept.setup, kept.seed), any_packs=any_packs)
        sitting = plain.PlainGame(content, shown, input, print)
        sitting.note(shown.events)
        for key in kept.keys:
            print(f"> {key}")
            sitting.note(sitting.history.answer(key))
    ended = game.outcome.replace("_", " ") if game.is_over else "still open"
    print(f"{file}: {len(kept.keys)} answers, {game.turn} turns, {ended}.")
    return 0


@app.command(name="ledger")
def ledger_(*, check: Annotated[bool, Parameter(negative=())] = False, root: Path = Path()) -> int:
    """Which tests show each clause of the rules, and exercise each card, mage and nemesis.

    Parameters
    ----------
    check
        Only say what is missing, and fail if anything is.
    root
        The repository.
    """
    content = library.load()
    ids = {
        "card": [card.id for card in content.cards],
        "mage": list(content.mages),
        "nemesis": list(content.nemeses),
    }
    if not (root / "docs" / "rules" / "scope.yaml").is_file():
        raise Stop(
            f"{root.resolve()} is not a clone of the repository; say where it is: unshuffled ledger --root FOLDER"
        )
    made = ledger.collect(root, ids)
    missing = ledger.missing(made)
    report = ledger.report(made)
    print(report if not check else report[report.rindex("\n\n") + 2 :] if "\n\n" in report else report)
    for entry in missing:
        print(f"missing: {entry}")
    return 1 if check and missing else 0


@app.command
def schema() -> int:
    """Print the JSON Schema of a pack, for an editor that completes and checks YAML."""
    print(json.dumps(pack_schema(), indent=2))
    return 0


@app.command
def serve(
    *,
    host: str = "",
    port: int = 0,
    data: Path | None = None,
    database_url: str = "",
    nats_url: str = "",
    public_url: str = "",
) -> int:
    """Host tables for people elsewhere: on one machine without any setup, or as one node of many.

    Parameters
    ----------
    host
        Where to listen (UNSHUFFLED_HOST); 127.0.0.1 without it, 0.0.0.0 for everyone who can reach this machine.
    port
        UNSHUFFLED_PORT; 8080 without it.
    data
        Folder for the database and the key of one machine (UNSHUFFLED_DATA).
    database_url
        postgresql://… or sqlite:///… (UNSHUFFLED_DATABASE_URL); without it SQLite in the data folder.
    nats_url
        nats://…, when there are several nodes (UNSHUFFLED_NATS_URL); they also need one UNSHUFFLED_SECRET.
    public_url
        How browsers reach the server, such as https://play.example.org (UNSHUFFLED_PUBLIC_URL).
    """
    # Only here: the other commands start faster without a web server.
    from unshuffled.server import run, settings  # noqa: PLC0415

    try:
        chosen = settings.settings_from(
            data=data, host=host, port=port, database_url=database_url, nats_url=nats_url, public_url=public_url
        )
        run.serve(chosen)
    except (settings.BadSettings, OSError) as error:
        raise Stop(str(error)) from None
    return 0


@bench_app.command(name="engine")
def bench_engine(*, rounds: int = 7, seconds: float = 2.0) -> int:
    """Decisions per second against python-chess, the cost of a copy, growth, and the size of a save.

    Parameters
    ----------
    rounds
        Interleaved slices; the median counts.
    seconds
        CPU seconds of each slice, for each side.
    """
    result = bench.Result()
    with Progress(
        TextColumn("measuring"), BarColumn(), MofNCompleteColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task("", total=rounds + 1)
        for latest in bench.measure(rounds, seconds):
            result = latest
            progress.advance(task)
    table = Table("what", "measured", "bar", "", box=None)
    rows = [
        (
            "decisions per python-chess move",
            f"{result.ratio:.2f}",
            f"at least {bench.RATIO_BAR:.0f}",
            result.ratio >= bench.RATIO_BAR,
        ),
        (
            "Game.copy(), where chess makes 12,000 moves/s",
            f"{result.copy_scaled_us:.1f} µs",
            f"at most {bench.COPY_BAR:.0f} µs",
            result.copy_scaled_us <= bench.COPY_BAR,
        ),
        (
            "a late answer against an early one",
            f"{result.growth:.2f}",
            f"at most {bench.GROWTH_BAR}",
            result.growth <= bench.GROWTH_BAR,
        ),
        (
            f"a finished 4-mage game ({result.save_answers} answers)",
            f"{result.save_bytes / 1000:.1f} kB",
            f"under {bench.SAVE_BAR / 1000:.0f} kB",
            result.save_bytes < bench.SAVE_BAR,
        ),
    ]
    for what, measured, bar, reached in rows:
        table.add_row(what, measured, bar, "[green]reached" if reached else "[red]missed")
    console.print(table)
    console.print(
        f"here: {statistics.median(result.ours):,.0f} decisions/s, python-chess {statistics.median(result.chess):,.0f} moves/s, "
        f"copy {result.copy_us:.1f} µs, stored state {result.encode_us:.0f} µs; "
        f"ratios of the slices {', '.join(f'{ratio:.2f}' for ratio in result.ratios)}"
    )
    return 0 if all(row[3] for row in rows) else 1


@db_app.command(name="upgrade")
def db_upgrade(*, database_url: DatabaseUrl = "") -> int:
    """Bring a database up to date: create what is not there yet.

    Parameters
    ----------
    database_url
        postgresql://user@host/name or sqlite:///path.
    """
    return _db(database_url, upgrade=True)


@db_app.command(name="current")
def db_current(*, database_url: DatabaseUrl = "") -> int:
    """Say whether a database is up to date, and fail if it is not.

    Parameters
    ----------
    database_url
        postgresql://user@host/name or sqlite:///path.
    """
    return _db(database_url, upgrade=False)


def _db(url: str, upgrade: bool) -> int:
    # SQL takes long to import, and no other command needs it.
    from unshuffled.stores import migrate  # noqa: PLC0415
    from unshuffled.stores.engine import BadDatabase  # noqa: PLC0415
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

    if not url:
        raise Stop("which database? say --database-url, or set UNSHUFFLED_DATABASE_URL")
    try:
        if upgrade:
            asyncio.run(migrate.upgrade(url))
        revision = asyncio.run(migrate.current(url))
    except (BadDatabase, Unavailable) as error:
        raise Stop(str(error)) from None
    behind = migrate.is_behind(revision)
    print(f"revision {revision or 'none'}, {f'behind {migrate.newest()}' if behind else 'up to date'}")
    return 1 if behind else 0


def main(argv: list[str] | None = None) -> int:
    """The entry point; errors a person can mend are one line."""
    try:
        code = app(argv, result_action="return_value")
    except (Stop, RulesError, PackError) as error:
        print(f"unshuffled: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of a pipe has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    sys.exit(main())
