"""Playing: a game in the browser or the terminal, replaying it, checking its shuffles."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from unshuffled.cli.common import Packs, Stop, app, id_of, lang_of, pack_folders, read_file
from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves import transcript
from unshuffled.tables import setup_codes
from unshuffled.terminal import plain
from unshuffled.words.phrases import say


def easiest(content: Content) -> str:
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
    port: int = 0,
    browser: bool = True,
    pack: Packs = None,
) -> int:
    """Play a game: in the browser, or in this terminal with --text.

    Parameters
    ----------
    text
        Plain text, any terminal.
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
        en, de, fr, pl or cs. Without it: the language of the environment, else English. The page asks the browser.
    port
        Where the page is served on this machine. Without it: any free port.
    browser
        Open the browser on the page; without it the address is only said.
    pack
        Folder of a pack to play with beside the usual ones; as often as you like (UNSHUFFLED_PACKS).
    """
    packs = pack_folders(pack)
    content = library.load_with(packs)
    if load is not None:
        if not text:
            raise Stop("the page takes in a saved game under “Games”; here it needs --text")
        history = plain.restore(content, transcript.read(read_file(load)))
        sitting = plain.PlainGame(content, history.game, input, print, lang_of(lang))
        sitting.history = history
        sitting.play()
        return 0
    foe = id_of(find.nemeses(content), nemesis, "nemesis") if nemesis else easiest(content)
    named = (
        [id_of(find.mages(content), mage.strip(), "mage") for mage in mages.split(",")] if mages else [RANDOM] * players
    )
    setup = Setup(
        mages=named, nemesis=foe, difficulty=difficulty, market=_market(content, market, foe), edition=edition
    )
    if tutorial:
        setup.switches["tutorial_discard"] = "on"
    if not text:
        if seed:
            raise Stop("a table's seed is made by the server and shown at the end; --seed needs --text")
        return in_browser(setup if nemesis or mages or market or players != 2 else None, port, browser, packs)
    game = start(content, setup, seed or secrets.token_hex(8))
    sitting = plain.PlainGame(content, game, input, print, lang_of(lang))
    print(sitting.voice(say("said-seed", seed=game.seed)))
    sitting.play()
    return 0


def in_browser(setup: Setup | None, port: int, browser: bool, packs: tuple[Path, ...] = ()) -> int:
    """Serve the page on this machine, and open it: on the setup that was asked for, or on the landing page."""
    # Only here: the text game starts faster without a web server.
    from unshuffled.server import home, settings  # noqa: PLC0415

    code = f"new?code={setup_codes.write(setup)}" if setup is not None else ""
    try:
        home.play_at_home(code, port, browser, packs)
    except (settings.BadSettings, OSError) as error:
        raise Stop(str(error)) from None
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
        return [id_of(find.cards(content), card.strip(), "card") for card in text.split(",")]
    return [id_of(find.markets(content), text, "market")]


@app.command
def replay(
    file: Path,
    *,
    any_packs: Annotated[bool, Parameter(negative=())] = False,
    show: Annotated[bool, Parameter(negative=())] = False,
    pack: Packs = None,
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
    pack
        Folder of a pack the game was played with; as often as you like (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    kept = transcript.read(read_file(file))
    game = transcript.replay(content, kept, any_packs=any_packs)
    if show:
        shown = transcript.replay(content, replace(kept, keys=[], outcome=""), any_packs=any_packs)
        sitting = plain.PlainGame(content, shown, input, print)
        sitting.note(shown.events)
        for key in kept.keys:
            print(f"> {key}")
            sitting.note(sitting.history.answer(key))
    ended = game.outcome.replace("_", " ") if game.is_over else "still open"
    print(f"{file}: {len(kept.keys)} answers, {game.turn} turns, {ended}.")
    return 0


@app.command
def verify(file: Path, *, commitment: str = "", pack: Packs = None) -> int:
    """Check a hosted game's shuffles: they come from the secret that was bound before the first turn.

    A record alone can be forged, seed and commitment together. The proof is the commitment that you noted when you sat
    down: give it with --commitment.

    Parameters
    ----------
    file
        The game's record, with its seed, as the table gives it at the end.
    commitment
        What the table showed from the start. Without it the record is only checked for being consistent.
    pack
        Folder of a pack the game was played with; as often as you like (UNSHUFFLED_PACKS).
    """
    kept = transcript.read(read_file(file))
    game = transcript.verify(library.load_with(pack_folders(pack)), kept, commitment)
    ended = game.outcome.replace("_", " ") if game.is_over else "still open"
    if commitment:
        said = "proved: the shuffles come from the secret that was bound"
    else:
        said = "consistent, not proved: say what the table showed from the start with --commitment"
    given = f", with {len(kept.nonces)} nonces of the players" if kept.nonces else ""
    print(f"{file}: {said}{given}. Its {len(kept.keys)} answers replay; {ended}.")
    return 0
