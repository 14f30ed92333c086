"""Playing: a game in the browser or the terminal, replaying it, checking its shuffles."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from unshuffled.cli import extras
from unshuffled.cli import text as terminal
from unshuffled.cli.common import (
    Json,
    Packs,
    Stop,
    Switches,
    id_of,
    lang_of,
    market_of,
    pack_folders,
    players_of,
    read_file,
    switches_from,
)
from unshuffled.packs import defaults, find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import lay, start
from unshuffled.rules.saves import transcript
from unshuffled.tables import setup_codes
from unshuffled.terminal import plain


def play(
    *,
    text: Annotated[bool, Parameter(negative=())] = False,
    nemesis: str = "",
    mages: str = "",
    players: int | None = None,
    difficulty: str = "",
    market: str = "",
    edition: str = "",
    switch: Switches = None,
    protect: str = "",
    tutorial: Annotated[bool, Parameter(negative=())] = False,
    seed: str = "",
    load: Path | None = None,
    resume: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "",
    port: int = 0,
    browser: bool = True,
    pack: Packs = None,
) -> int:
    """Play a game: in the browser, or in this terminal with --text.

    For example, two mages against a nemesis of your choice: `unshuffled play --text --mages "Brama, Kadir" --nemesis Rageborne`.
    A text game is saved after every answer; `unshuffled play --resume` continues it.

    Parameters
    ----------
    text
        Play as plain text in this terminal.
    nemesis
        A name in any language, or random. Default: the easiest one.
    mages
        Names separated by commas; `random` for any. Default: random ones.
    players
        Number of mages if none are named, 1 to 4. Default: 2.
    difficulty
        beginner, normal, expert or extinction. Default: normal.
    market
        Nine cards separated by commas, a suggested market's name, or random. Default: a suggested one.
    edition
        Which rulebook decides where editions differ: default, war_eternal_pl_fr, base_cs, outcasts_pl, war_eternal_de.
    switch
        A point on which the rulebooks differ, as NAME=VALUE; repeatable. A wrong name lists them all.
    protect
        Who is protected instead of Gravehold: a name in any language. Default: Gravehold.
    tutorial
        You may discard unplayed gems and relics at the end of a turn; the same as --switch tutorial_discard=on.
    seed
        The seed of all shuffles. Default: a new one.
    load
        Continue a saved game from a file, with --text.
    resume
        Continue the text game you left; if several wait, choose one.
    lang
        en, de, fr, pl or cs. Default: the language of your environment, else English. Only with --text: the page follows the browser.
    port
        Port of the page on this machine. Default: the one of the last time, since browsers keep settings by address.
    browser
        Open the page in the browser; otherwise only print the address.
    pack
        Folder of an extra pack to play with; repeatable (UNSHUFFLED_PACKS).
    """
    packs = pack_folders(pack)
    content = library.load_with(packs)
    named = {
        "--nemesis": nemesis,
        "--mages": mages,
        "--players": players,
        "--difficulty": difficulty,
        "--market": market,
        "--edition": edition,
        "--switch": switch,
        "--protect": protect,
        "--tutorial": tutorial,
    }
    asked = [option for option, given in named.items() if given not in (None, "", False)]
    if load is not None or resume:
        if load is not None and resume:
            raise Stop("--resume looks for the game itself; leave out --load")
        if load is not None and not text:
            raise Stop("the page imports a saved game under “My games”; here --load needs --text")
        if asked or seed:
            raise Stop(
                f"a saved game has its setup already; leave out {', '.join([*asked, *(['--seed'] if seed else [])])}"
            )
        if load is None:
            return terminal.resume(content, lang_of(lang))
        return terminal.go_on(content, transcript.read(read_file(load)), str(load), lang_of(lang))
    foe = id_of(find.nemeses(content), nemesis, "nemesis") if nemesis else defaults.nemesis(content)
    team = [id_of(find.mages(content), mage.strip(), "mage") for mage in mages.split(",")] if mages else []
    setup = Setup(
        mages=team or [RANDOM] * (2 if players is None else players_of(players)),
        nemesis=foe,
        difficulty=difficulty or "normal",
        market=_market(content, market, foe),
        edition=edition or "default",
        switches={**({"tutorial_discard": "on"} if tutorial else {}), **switches_from(switch)},
    )
    if protect and protect != setup.protect:
        setup.protect = id_of(find.protected(content), protect, "protected")
    if players is not None and team and players != len(team):
        raise Stop(f"--players {players}, but --mages names {len(team)}")
    if not text:
        if seed:
            raise Stop("the server makes a table's seed and shows it at the end; --seed needs --text")
        if lang:
            raise Stop("choose the language on the page; --lang needs --text")
        lay(content, setup, "tried")  # Report an unplayable setup here, not on the page.
        return in_browser(setup if asked else None, port, browser, packs)
    if port:
        raise Stop("--text serves no page; leave out --port")
    return terminal.begin(content, start(content, setup, seed or secrets.token_hex(8)), lang_of(lang))


def in_browser(setup: Setup | None, port: int, browser: bool, packs: tuple[Path, ...] = ()) -> int:
    """Serve the page on this machine, and open it: on the setup that was asked for, or on the landing page."""
    extras.need("play", "playing in the browser", "`unshuffled play --text` plays in this terminal without them")
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
    return market_of(content, text) if text else defaults.market(content, nemesis)


def replay(
    file: Path,
    *,
    any_packs: Annotated[bool, Parameter(negative=())] = False,
    show: Annotated[bool, Parameter(negative=())] = False,
    pack: Packs = None,
) -> int:
    """Replay a saved game and report how it ends.

    For example: `unshuffled replay game.txt`.

    Parameters
    ----------
    file
        A transcript, as `save` writes it.
    any_packs
        Replay even if the packs have changed since.
    show
        Show every answer with what happened.
    pack
        Folder of a pack that the game uses; repeatable (UNSHUFFLED_PACKS).
    """
    content = library.load_with(pack_folders(pack))
    kept = transcript.read(read_file(file))
    game = transcript.replay(content, kept, any_packs=any_packs)
    if show:
        shown = transcript.begin(content, kept, any_packs=any_packs)
        sitting = plain.PlainGame(content, shown, input, print)
        sitting.note(shown.events)
        for key in kept.keys:
            print(f"> {key}")
            sitting.note(sitting.history.answer(key))
    ended = game.outcome.replace("_", " ") if game.is_over else "still in progress"
    print(f"{file}: {len(kept.keys)} answers, {game.turn} turns, {ended}.")
    return 0


def verify(file: Path, *, commitment: str = "", pack: Packs = None, as_json: Json = False) -> int:
    """Verify a hosted game's shuffles: they must come from the secret that the server committed to before the first turn.

    For example: `unshuffled verify game.txt --commitment 5d41…`.

    A transcript alone can be forged, seed and commitment together. The proof is the commitment that you noted when
    you took your seat: pass it with --commitment.

    Parameters
    ----------
    file
        The game's transcript with its seed, as the table gives it at the end.
    commitment
        What the table showed from the start. Without it, only the consistency of the transcript is checked.
    pack
        Folder of a pack that the game uses; repeatable (UNSHUFFLED_PACKS).
    as_json
        Print the result for programs.
    """
    kept = transcript.read(read_file(file))
    game = transcript.verify(library.load_with(pack_folders(pack)), kept, commitment)
    if as_json:
        counts = {"nonces": len(kept.nonces), "answers": len(kept.keys)}
        print(json.dumps({"proved": bool(commitment), **counts, "outcome": game.outcome if game.is_over else None}))
        return 0
    ended = game.outcome.replace("_", " ") if game.is_over else "still in progress"
    if commitment:
        said = "proved: the shuffles come from the committed secret"
    else:
        said = "consistent, not proved: pass the commitment that the table showed with --commitment"
    given = f", with {len(kept.nonces)} player nonces" if kept.nonces else ""
    print(f"{file}: {said}{given}. Its {len(kept.keys)} answers replay; {ended}.")
    return 0
