"""Expeditions: several games as one story, in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from unshuffled.cli.common import Packs, Stop, lang_of, pack_folders, read_file
from unshuffled.expeditions import fold, saves
from unshuffled.packs import library
from unshuffled.packs.find import find
from unshuffled.terminal import expedition as terminal
from unshuffled.words.phrases import say
from unshuffled.words.speech import Voice

expedition_app = App(name="expedition", help="Several games as one story.")


@expedition_app.command
def forms(*, lang: str = "", pack: Packs = None) -> int:
    """List the expeditions there are, what each rests on, and what is missing for it.

    Parameters
    ----------
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    pack
        Folder of a pack to look into too; as often as you like (UNSHUFFLED_PACKS).
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
    edition: str = "default",
    big_pocket: Annotated[bool, Parameter(negative=())] = False,
    seed: str = "",
    lang: str = "",
    pack: Packs = None,
) -> int:
    """Begin an expedition, and keep it in a file. `expedition play` goes on with it.

    Parameters
    ----------
    file
        Where it is kept; a new file.
    form
        Which one: a name in any language. `expedition forms` lists them.
    difficulty
        beginner, normal, expert or extinction.
    edition
        Whose book decides where editions differ: default, war_eternal_pl_fr, base_cs, outcasts_pl, war_eternal_de.
    big_pocket
        Nothing is banished.
    seed
        Where all chance comes from. Without it: a new one.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    pack
        Folder of a pack to play with beside the usual ones; as often as you like (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    voice = Voice(content, lang_of(lang))
    if file.exists():
        raise Stop(f"{file} is there already; `unshuffled expedition play {file}` goes on with it")
    found = find({id: known.names for id, known in content.expeditions.items()}, form)
    save = saves.Save(seed or secrets.token_hex(16))
    begun = fold.begin(
        content,
        found[0] if len(found) == 1 else form,
        save.secret,
        difficulty=difficulty,
        edition=edition,
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
    """Show where an expedition stands.

    Parameters
    ----------
    file
        The expedition, as `expedition new` began it.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    pack
        Folder of a pack it is played with; as often as you like (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    state = saves.loads(read_file(file)).state(content)
    print("\n".join(terminal.overview(Voice(content, lang_of(lang)), state)))
    return 0


@expedition_app.command
def play(file: Path, *, lang: str = "", pack: Packs = None) -> int:
    """Go on with an expedition: choose, and play its battles in this terminal.

    It is kept after every choice and every answer; leave it at any moment.

    Parameters
    ----------
    file
        The expedition, as `expedition new` began it.
    lang
        en, de, fr, pl or cs. Without it: the language of the environment, else English.
    pack
        Folder of a pack it is played with; as often as you like (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    save = saves.loads(read_file(file))
    sitting = terminal.PlainExpedition(content, save, input, print, lambda kept: _keep(file, kept), lang_of(lang))
    sitting.play()
    return 0


def _keep(file: Path, save: saves.Save) -> None:
    """Write the whole expedition beside the old one, then in its place: never half of it."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_text(saves.dumps(save), encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise Stop(f"cannot write {file}: {error}") from None
