"""Expeditions: several games as one story, in the terminal."""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from unshuffled.cli.common import (
    Packs,
    Stop,
    Switches,
    console,
    id_of,
    lang_of,
    pack_folders,
    read_file,
    switches_from,
)
from unshuffled.cli.text import colour, width
from unshuffled.expeditions import fold, saves
from unshuffled.lab import treks
from unshuffled.packs import library
from unshuffled.packs.find import find
from unshuffled.terminal import expedition as terminal
from unshuffled.terminal import keeping
from unshuffled.terminal.lines import Lines
from unshuffled.words.phrases import say
from unshuffled.words.speech import Voice

expedition_app = App(name="expedition", help="Several games as one story.")


@expedition_app.command
def forms(*, lang: str = "", pack: Packs = None) -> int:
    """List all expeditions with their sources and what each still needs.

    For example: `unshuffled expedition forms`.

    Parameters
    ----------
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of an extra pack to search; repeatable (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    voice = Voice(content, lang_of(lang))
    for form in content.expeditions.values():
        print("\n".join(terminal.listed(voice, form)))
    return 0


@expedition_app.command
def new(
    file: Path,
    *,
    form: str = "standard",
    difficulty: str = "normal",
    edition: str = "",
    switch: Switches = None,
    big_pocket: Annotated[bool, Parameter(negative=())] = False,
    seed: str = "",
    lang: str = "",
    pack: Packs = None,
) -> int:
    """Start an expedition and save it to a file. `expedition play` continues it.

    For example: `unshuffled expedition new story.json`.

    Parameters
    ----------
    file
        The file to create.
    form
        Which one: a name in any language. `expedition forms` lists them.
    difficulty
        beginner, normal, expert or extinction. The book plays expeditions at normal.
    edition
        Which rulebook decides where editions differ: default, war_eternal_pl_fr, base_cs, outcasts_pl, war_eternal_de.
        Default: that of the expedition's book.
    switch
        A point on which the rulebooks differ, as NAME=VALUE; repeatable. A wrong name lists them all.
    big_pocket
        Banish nothing.
    seed
        The seed of all random choices. Default: a new one.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of an extra pack to play with; repeatable (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    voice = Voice(content, lang_of(lang))
    if file.exists():
        raise Stop(f"{file} already exists; `unshuffled expedition play {file}` continues it")
    found = find({id: known.names for id, known in content.expeditions.items()}, form)
    save = saves.Save(seed or secrets.token_hex(16))
    begun = fold.begin(
        content,
        found[0] if len(found) == 1 else form,
        save.secret,
        difficulty=difficulty,
        edition=edition,
        switches=switches_from(switch),
        big_pocket=True if big_pocket else None,
    )
    state = save.add(content, begun)
    _keep(file, save)
    print("\n".join(terminal.listed(voice, content.expeditions[state.form.id])))
    print("\n".join(terminal.overview(voice, state)))
    print(voice(say("expedition-kept", file=str(file))))
    return 0


@expedition_app.command
def show(file: Path, *, lang: str = "", pack: Packs = None) -> int:
    """Show the state of an expedition.

    For example: `unshuffled expedition show story.json`.

    Parameters
    ----------
    file
        A file made by `expedition new`.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of a pack that the expedition uses; repeatable (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    state = saves.loads(read_file(file)).state(content)
    print("\n".join(terminal.overview(Voice(content, lang_of(lang)), state)))
    return 0


@expedition_app.command
def play(file: Path, *, lang: str = "", pack: Packs = None) -> int:
    """Continue an expedition: make choices and play its battles in this terminal.

    For example: `unshuffled expedition play story.json`.

    It is saved after every choice and every answer; you can leave at any time.

    Parameters
    ----------
    file
        A file made by `expedition new`.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English.
    pack
        Folder of a pack that the expedition uses; repeatable (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    save = saves.loads(read_file(file))
    lines = Lines()
    sitting = terminal.PlainExpedition(
        content, save, lines.read, print, lambda kept: _keep(file, kept), lang_of(lang), colour=colour(), width=width
    )
    lines.candidates = lambda typed: [] if sitting.playing is None else sitting.playing.candidates(typed)
    sitting.play()
    return 0


@expedition_app.command(name="simulate")
def simulate_(*, count: int = 200, form: str = "", seed: str = "expedition", workers: int = 0) -> int:
    """Simulate whole expeditions, saved and resumed at every step, and check the invariants.

    Parameters
    ----------
    count
        Number of expeditions.
    form
        One form. Default: all playable ones in turn.
    seed
        Expeditions have the secrets SEED-0, SEED-1, ….
    workers
        Number of processes. Default: one per core.
    """
    content = library.load()
    able = treks.forms(content)
    chosen = (
        [id_of({id: known.names for id, known in content.expeditions.items()}, form, "expedition")] if form else able
    )
    if not set(chosen) <= set(able):
        raise Stop(
            f"{chosen[0]} cannot be played with these packs; `unshuffled expedition forms` lists what is missing"
        )
    workers = workers or os.cpu_count() or 1
    summary = treks.Summary()
    began = time.perf_counter()
    columns = (TextColumn("expeditions"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=count)
        for whole in treks.play(count, seed, chosen, workers):
            summary.add(whole)
            progress.advance(task)
    _print_summary(summary, time.perf_counter() - began)
    skipped = [id for id in content.expeditions if id not in able]
    if skipped and not form:
        console.print(f"not playable with these packs: {', '.join(skipped)}")
    return 1 if summary.failures else 0


def _print_summary(summary: treks.Summary, wall: float) -> None:
    table = Table("form", "won", "lost", "failed", "steps", "games", "by dice", "taken back", "answers", box=None)
    for form, found in sorted(summary.by_form.items()):
        ends = [sum(one.step == step for one in found) for step in ("won", "lost", "")]
        sums = [sum(getattr(one, of) for one in found) for of in ("steps", "games", "diced", "back", "answers")]
        table.add_row(form, *map(str, [*ends, *sums]))
    console.print(table)
    console.print(f"{summary.count} expeditions in {wall:.1f} s, {len(summary.failures)} failures")
    for whole in summary.failures[:5]:
        console.print(f"[red]failed[/red]: expedition {whole.number}, {whole.form}, {whole.mages} mages")
        console.print(whole.failure, markup=False)
        console.print(whole.record, markup=False)


def _keep(file: Path, save: saves.Save) -> None:
    try:
        keeping.replace(file, saves.dumps(save))
    except OSError as error:
        raise Stop(f"cannot write {file}: {error}") from None
