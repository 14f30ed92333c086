"""Packs by others: create, check and play one. A pack is data; nothing in it runs as code."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from unshuffled.cli.common import Stop, console, lang_of, players_of
from unshuffled.cli.play import in_browser
from unshuffled.cli.text import seat
from unshuffled.packs import defaults, find, library
from unshuffled.packs.nodes import PackError
from unshuffled.packs.schema import pack_schema
from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.terminal import sheet
from unshuffled.words.phrases import say
from unshuffled.words.speech import Voice
from unshuffled.workshop import proofreading, proving
from unshuffled.workshop import reference as reference_page

pack_app = App(name="pack", help="Your own packs: cards, mages and nemeses as data.")
pack_app.command("unshuffled.cli.balance:balance", name="balance")

SCHEMA = "pack.schema.json"


@pack_app.command
def new(name: str, *, folder: Path = Path()) -> int:
    """Create a folder with a small working pack to start from.

    For example: `unshuffled pack new "Ember Watch"`.

    Parameters
    ----------
    name
        Name of the pack, such as "Salt and Lanterns".
    folder
        Where to create its folder.
    """
    id = re.sub(r"[^a-z0-9]+", "_", find.ascii_of(name)).strip("_")
    if not id or not id[0].isalpha() or len(id) > 40 or not name.isprintable():
        raise Stop(f"a pack cannot be called {name!r}; a name starts with a letter and has at most 40 characters")
    made = folder / id
    try:
        made.mkdir(parents=True)
    except FileExistsError:
        raise Stop(f"{made} already exists; choose another name or another --folder") from None
    except OSError as error:
        raise Stop(f"cannot make {made}: {error}") from None
    quoted = json.dumps(name, ensure_ascii=False)
    for file in sorted(library.TEMPLATE.glob("*.yaml")):
        text = file.read_text(encoding="utf-8").replace("my_id", id).replace('"My Name"', quoted)
        (made / file.name).write_text(text, encoding="utf-8")
    (made / SCHEMA).write_text(json.dumps(pack_schema(), indent=1) + "\n", encoding="utf-8")
    print(
        f"{made} is a pack with one card.\n"
        f"  Change it:  {made / 'cards.yaml'} (an editor with a YAML language server completes it from {SCHEMA})\n"
        f"  Check it:   unshuffled pack check {made}\n"
        f"  Play it:    unshuffled pack play {made} --text\n"
        "docs/authors/writing-a-pack.md goes through it step by step."
    )
    return 0


def _load(folder: Path) -> tuple[Content, str]:
    """The pack together with those that ship with the game, and its id."""
    id = library.id_of(folder)
    if folder.resolve().parent == library.SHIPPED:
        return library.load(), id
    return library.load_with([folder]), id


@pack_app.command
def check(
    folder: Path,
    *,
    games: int = 64,
    lang: str = "",
    seed: str = "check",
    game: int = -1,
    workers: int = 0,
) -> int:
    """Validate a pack and play-test it with random games. Fails if anything is wrong.

    For example: `unshuffled pack check ember_watch --lang de`.

    Parameters
    ----------
    folder
        The pack.
    games
        Number of games; 0 for none.
    lang
        en, de, fr, pl or cs: also show what every card and mat of the pack says.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    game
        Only this game, with all details of its failure.
    workers
        Number of processes. Default: one per core.
    """
    try:
        content, id = _load(folder)
    except PackError as error:
        for problem in error.problems:
            print(problem)
        print(f"{len(error.problems)} {'problem' if len(error.problems) == 1 else 'problems'}")
        return 1
    if lang:
        _show(Voice(content, lang_of(lang)), id)
    notes = proofreading.proofread(content, id)
    for line in notes.problems:
        console.print(f"[red]problem[/red]: {escape(line)}", soft_wrap=True)
    for line in notes.advice:
        console.print(f"[yellow]advice[/yellow]: {escape(line)}", soft_wrap=True)
    numbers = range(game, game + 1) if game >= 0 else range(games)
    verdict = proving.Verdict()
    shipped = folder.resolve().parent == library.SHIPPED
    with Progress(TextColumn("games"), BarColumn(), MofNCompleteColumn(), console=console, transient=True) as progress:
        task = progress.add_task("", total=len(numbers))
        folders = [] if shipped else [folder]
        for tried in proving.play(folders, id, numbers, seed, workers or os.cpu_count() or 1):
            verdict.add(tried)
            progress.advance(task)
    if verdict.games:
        _print_verdict(content, id, verdict)
    _print_failures(verdict, folder, seed, whole=game >= 0)
    wrong = len(notes.problems) + len(verdict.failures)
    console.print(
        f"[red]{wrong} {'problem' if wrong == 1 else 'problems'}" if wrong else f"[green]{escape(id)} can be played"
    )
    return 1 if wrong else 0


def _show(voice: Voice, pack: str) -> None:
    """What every card and mat of the pack says."""
    content = voice.content
    ids = [card.id for card in content.cards if card.pack == pack]
    ids += [id for id, mage in content.mages.items() if mage.pack == pack]
    ids += [id for id, forms in content.nemeses.items() if forms["normal"].pack == pack]
    ids += [id for id, protected in content.protected.items() if protected.pack == pack]
    for id in ids:
        print(f"{sheet.sheet(voice, id)}\n")


def _at_work(card: Card) -> tuple[str, ...]:
    """What shows that a card does something; one that can only be held does so by being gained."""
    held = card.is_player_card and not card.is_playable and not card.is_spell
    return ("gained",) if held else ("played", "cast", "drawn")


def _print_verdict(content: Content, pack: str, verdict: proving.Verdict) -> None:
    counts = verdict.counts
    table = Table("what", "kind", "in games", "gained", "played", "cast", "drawn", "used", box=None)
    rows = [("chosen", "mage", id) for id, mage in content.mages.items() if mage.pack == pack]
    rows += [("chosen", "nemesis", id) for id, forms in content.nemeses.items() if forms["normal"].pack == pack]
    rows += [("", card.kind, card.id) for card in content.cards if card.pack == pack]
    for chosen, kind, id in rows:
        told = [counts[what, id] for what in ("chosen", "gained", "played", "cast", "drawn", "activated")]
        table.add_row(id, kind, *(str(n) if n or (chosen and not at) else "" for at, n in enumerate(told)))
    console.print(table)
    console.print(
        f"{verdict.games} games of random players: {verdict.won} won, {verdict.lost} lost, "
        f"{sum(map(len, verdict.failures.values()))} failed; longest {verdict.longest} answers, {verdict.turns} turns",
        soft_wrap=True,
    )
    idle = [
        card.id
        for card in content.cards
        if card.pack == pack and not any(counts[what, card.id] for what in _at_work(card))
    ]
    if idle and verdict.games > 1:
        console.print(
            f"[yellow]advice[/yellow]: never used in any game: {', '.join(idle)}; try more --games", soft_wrap=True
        )


def _print_failures(verdict: proving.Verdict, folder: Path, seed: str, whole: bool) -> None:
    for failure, tried in verdict.failures.items():
        first = min(tried, key=lambda one: one.number)
        console.print(
            f"[red]problem[/red]: {escape(failure)}\n"
            f"  in {len(tried)} of {verdict.games} games, first in game {first.number} ({escape(first.setup)})\n"
            f"  reproduce: unshuffled pack check {escape(str(folder))} --seed {escape(seed)} --game {first.number}",
            soft_wrap=True,
        )
        if whole:
            print(first.trace)
            print(first.record)


@pack_app.command
def reference(*, file: Path | None = None) -> int:
    """Print every word of the effect language with an example, as Markdown: docs/authors/verbs.md.

    Parameters
    ----------
    file
        Where to write it. Default: standard output.
    """
    page = reference_page.page()
    if file is None:
        print(page, end="")
    else:
        file.write_text(page, encoding="utf-8")
    return 0


@pack_app.command
def play(
    folder: Path,
    *,
    text: Annotated[bool, Parameter(negative=())] = False,
    players: int = 2,
    difficulty: str = "normal",
    seed: str = "",
    lang: str = "",
    port: int = 0,
    browser: bool = True,
) -> int:
    """Play with a pack: its nemesis, mages and cards, completed from the packs that ship with the game.

    For example: `unshuffled pack play ember_watch --text`.

    Parameters
    ----------
    folder
        The pack.
    text
        Play as plain text in this terminal instead of the browser.
    players
        Number of mages, 1 to 4.
    difficulty
        beginner, normal, expert or extinction.
    seed
        The seed of all shuffles, with --text. Default: a new one.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    port
        Port of the page on this machine. Default: the one of the last time, since browsers keep settings by address.
    browser
        Open the page in the browser; otherwise only print the address.
    """
    content, id = _load(folder)
    trial = proving.Trial(content, id)
    setup = Setup(
        mages=(trial.mages + [RANDOM] * players_of(players))[:players],
        nemesis=trial.nemeses[0] if trial.nemeses else defaults.nemesis(content),
        difficulty=difficulty,
        market=trial.market(random.Random(seed or None)),
    )
    if not text:
        if seed:
            raise Stop("the server makes a table's seed and shows it at the end; --seed needs --text")
        return in_browser(setup, port, browser, (folder,))
    game = start(content, setup, seed or secrets.token_hex(8))
    sitting = seat(content, game, lang_of(lang))
    sitting.say(say("said-seed", seed=game.seed))
    sitting.play()
    return 0
