"""The text game at a real terminal: line editing, colour, the width of the window, and games that wait."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from unshuffled.cli.common import Stop, settings_here
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.errors import RulesError
from unshuffled.rules.core.state import Game
from unshuffled.rules.saves.transcript import Record
from unshuffled.rules.saves.undo import restore
from unshuffled.stores.folder import data_folder, make_folder
from unshuffled.terminal import draw, keeping, paint, plain
from unshuffled.terminal.keeping import Keeper, Kept
from unshuffled.terminal.lines import Lines
from unshuffled.words.phrases import Name, say
from unshuffled.words.speech import Voice

NARROWEST = 40


def width() -> int:
    """Columns of the terminal; long lines are hard to read, so a wide one is not filled."""
    return max(NARROWEST, min(draw.WIDTH, shutil.get_terminal_size((draw.WIDTH, 24)).columns - 1))


def colour() -> bool:
    """Is colour wanted here?"""
    return paint.wanted(sys.stdout, os.environ)


def folder() -> Path:
    """Where text games are kept."""
    return data_folder(settings_here()) / keeping.FOLDER


def keeper(file: Path | None = None) -> Keeper:
    """Return what keeps a game in the data folder, which is closed to other users if it exists."""
    if (data := data_folder(settings_here())).is_dir():
        make_folder(data)
    return Keeper(folder(), file)


def seat(content: Content, game: Game, lang: str, kept_by: Keeper | None = None) -> plain.PlainGame:
    """A sitting at this terminal."""
    lines = Lines()
    sitting = plain.PlainGame(content, game, lines.read, print, lang, keeper=kept_by, colour=colour(), width=width)
    lines.candidates = sitting.candidates
    return sitting


def begin(content: Content, game: Game, lang: str) -> int:
    """Play a new game, kept after every answer."""
    found = _waiting(content)
    sitting = seat(content, game, lang, keeper())
    if found:
        sitting.say(say("said-waiting", n=len(found), command=plain.RESUME))
    sitting.say(say("said-seed", seed=game.seed))
    sitting.play()
    return 0


def go_on(content: Content, record: Record, name: str, lang: str, file: Path | None = None) -> int:
    """Continue a saved game; in `file` if it is kept there, else in a new one."""
    try:
        history = restore(content, record)
    except RulesError as error:
        raise Stop(f"cannot continue {name}: {error}") from None
    sitting = seat(content, history.at(0), lang, keeper(file))
    sitting.history = history
    sitting.say(say("said-loaded", n=len(history.keys), file=name))
    sitting.play()
    return 0


def resume(content: Content, lang: str) -> int:
    """Continue the game that waits, or one of several."""
    found = _waiting(content)
    if not found:
        others = len(keeping.waiting(folder()))
        if others:
            raise Stop(
                f"{others} unfinished games in {folder()} need other packs than these; --pack names the folder of a pack"
            )
        raise Stop(
            "no unfinished text game is waiting; `unshuffled play --text` starts one. "
            "The page has its own: run `unshuffled play` and open “My games”"
        )
    kept = found[0] if len(found) == 1 else _chosen(Voice(content, lang), found)
    return 0 if kept is None else go_on(content, kept.record, str(kept.file), lang, kept.file)


def _waiting(content: Content) -> list[Kept]:
    """Games that can be continued with these packs."""
    here = {pack.id: pack.digest for pack in content.packs.values()}
    return [kept for kept in keeping.waiting(folder()) if kept.record.packs.items() <= here.items()]


def _chosen(voice: Voice, found: list[Kept]) -> Kept | None:
    print(voice(say("resume-list")))
    for n, kept in enumerate(found, start=1):
        setup = kept.record.setup
        row = say(
            "resume-row",
            nemesis=Name("nemesis", setup.nemesis),
            mages=", ".join(voice.form(Name("mage", mage)) for mage in setup.mages),
            n=len(kept.record.keys),
            when=f"{kept.when:%Y-%m-%d %H:%M}",
        )
        print(f"{n:>3} {voice(row)}")
    while True:
        try:
            typed = input(f"{voice(say('resume-ask'))} > ").strip() or "1"
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1]
