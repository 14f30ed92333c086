"""What cards are worth, by playing the same games with and without them."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from unshuffled.cli.common import Json, Packs, Stop, console, id_of, numbers_of_players, pack_folders
from unshuffled.cli.progress import bar
from unshuffled.lab.data import files
from unshuffled.lab.report import page, plots
from unshuffled.lab.report.worth import UNJUDGED, Swap, Worth, measure, play, worth
from unshuffled.minds import known
from unshuffled.packs import find, library
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import DIFFICULTIES


def worth_(
    *card: str,
    instead: str = "",
    pairs: int = 400,
    players: str = "2",
    difficulty: str = "beginner",
    mind: str = "quick",
    pack: Packs = None,
    seed: str = "worth",
    workers: int = 0,
    as_json: Json = False,
) -> int:
    """Measure what cards are worth: the same games with the card in the market, and with another one in its place.

    For example: `unshuffled lab worth Jade --pairs 1000`.

    Parameters
    ----------
    card
        Market cards.
    instead
        The card to compare with. Default: for each pair one of the same kind, drawn by lot.
    pairs
        Number of pairs of games for each card, over all nemeses in turn.
    players
        Numbers of mages, separated by commas, in turn.
    difficulty
        Difficulty of every game. Differences show best where about half of the games are won.
    mind
        Who plays.
    pack
        Folder of a pack to load besides those that ship with the game; repeatable.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    workers
        Number of processes. Default: one per core.
    as_json
        Print the figures for programs.
    """
    folders = pack_folders(pack)
    content = library.load_with(folders)
    if not card:
        raise Stop("say which card; `unshuffled cards` lists them")
    cards = [_market_card(content, each) for each in card]
    other = _market_card(content, instead) if instead else ""
    for id in cards if other else ():
        if content.card(id).market != content.card(other).market or id == other:
            raise Stop(
                f"--instead {instead!r}: choose another {content.card(id).market}, so that the market stays whole"
            )
    common = _games(folders, pairs, players, difficulty, mind, seed)
    found = _measure([Swap(id, instead=other, **common) for id in cards], workers)
    if as_json:
        print(json.dumps([_values(each) for each in found], indent=1))
        return 0
    for each in found:
        console.print(sentence(content, each, mind, other), highlight=False, soft_wrap=True)
    return 0


def balance(
    folder: Path,
    *,
    pairs: int = 200,
    players: str = "2",
    difficulty: str = "beginner",
    mind: str = "quick",
    out: Path | None = None,
    seed: str = "worth",
    workers: int = 0,
    as_json: Json = False,
) -> int:
    """Measure whether the market cards of a pack are as strong as shipped ones, in words and as a picture.

    Each card takes the place of a shipped card of its kind in the same games, until the answer is clear. For example: `unshuffled pack balance my_pack --out balance.html`.

    Parameters
    ----------
    folder
        The pack.
    pairs
        Most pairs of games for each card, over all nemeses in turn. Fewer are played where the answer is clear.
    players
        Numbers of mages, separated by commas, in turn.
    difficulty
        Difficulty of every game. Differences show best where about half of the games are won.
    mind
        Who plays.
    out
        Also write a page with a picture to this file.
    seed
        Games have the seeds SEED-0, SEED-1, ….
    workers
        Number of processes. Default: one per core.
    as_json
        Print the figures for programs.
    """
    content, id = library.load_with([folder]), library.id_of(folder)
    cards = [content.ids[n] for pile in content.supply.values() for n in pile if content.cards[n].pack == id]
    if not cards:
        raise Stop(f"{folder} has no market cards; `unshuffled pack check {folder}` plays its mages and nemeses")
    common = _games((folder,), pairs, players, difficulty, mind, seed)
    found = _measure([Swap(card, **common) for card in cards], workers, early=True)
    found.sort(key=lambda each: (each.verdict == UNJUDGED, -each.difference))
    if out is not None:
        files.write(out, _page(content, id, found).encode())
    if as_json:
        print(json.dumps([_values(each) for each in found], indent=1))
        return 0
    for each in found:
        console.print(sentence(content, each, mind), highlight=False, soft_wrap=True)
    if out is not None:
        console.print(f"The picture is in {out}; open it in a browser", highlight=False)
    return 0


def _market_card(content: Content, text: str) -> str:
    id = id_of(find.cards(content), text, "card")
    if content.index[id] not in [n for pile in content.supply.values() for n in pile]:
        raise Stop(f"{text!r} is not a card of the market; `unshuffled cards` lists those")
    return id


def _games(
    folders: tuple[Path, ...], pairs: int, players: str, difficulty: str, mind: str, seed: str
) -> dict[str, Any]:
    """What all swaps have in common, checked."""
    if pairs < 2:
        raise Stop(f"--pairs {pairs}: play at least two")
    if difficulty not in DIFFICULTIES:
        raise Stop(f"unknown difficulty {difficulty!r}; known: {', '.join(DIFFICULTIES)}")
    try:
        known.maker(mind)
    except LookupError as error:
        raise Stop(str(error.args[0])) from None
    return {
        "nemeses": tuple(sorted(library.load().nemeses)),
        "players": tuple(numbers_of_players(players)),
        "difficulty": difficulty,
        "mind": mind,
        "pairs": pairs,
        "seed": seed,
        "packs": tuple(str(each.resolve()) for each in folders),
    }


def _measure(swaps: list[Swap], workers: int, early: bool = False) -> list[Worth]:
    found = []
    with bar("pairs of games") as progress:
        task = progress.add_task("", total=sum(swap.pairs for swap in swaps))
        for swap in swaps:
            pairs = []
            progress.update(task, description=swap.card)
            for pair in (measure if early else play)(swap, workers or os.cpu_count() or 1):
                pairs.append(pair)
                progress.advance(task)
            progress.advance(task, swap.pairs - len(pairs))
            found.append(worth(swap.card, pairs))
    return found


def sentence(content: Content, each: Worth, mind: str, other: str = "") -> str:
    """Return what the games say of a card, as one sentence."""
    card = content.card(each.card)
    if each.verdict == UNJUDGED:
        return (
            f"[bold]{card.names['en']}[/bold] ({each.verdict}): {mind} bought it in none of {each.pairs} games. "
            "Try another --mind, or a lower price."
        )
    rival = content.card(other).names["en"] if other else f"another {card.market}"
    line = (
        f"[bold]{card.names['en']}[/bold] ({each.verdict}): {_points(each.difference)} of wins instead of {rival}, "
        f"95 % from {_points(each.low)} to {_points(each.high)}; won {each.won_with} of {each.pairs} games with it, "
        f"{each.won_without} without; bought in {each.bought}."
    )
    if each.naive is not None:
        line += f" Naive figure, wins when bought less wins when not: {_points(each.naive)}."
    if each.verdict == "no difference shown" and each.enough > each.pairs:
        line += f" {each.enough} pairs would show a difference of 5 points."
    return line


def _page(content: Content, pack: str, found: list[Worth]) -> str:
    dots = [
        plots.Dot(
            content.card(each.card).names["en"],
            each.difference,
            each.low,
            each.high,
            _points(each.difference),
            each.naive,
        )
        for each in found
        if each.verdict != UNJUDGED
    ]
    reach = max(0.1, *(abs(value) for each in found for value in (each.low, each.high, each.naive or 0.0)))
    reach = min(1.0, (int(reach * 10) + 1) / 10)
    rows = [
        [
            content.card(each.card).names["en"],
            each.verdict,
            *([""] * 3 if each.verdict == UNJUDGED else map(_points, (each.difference, each.low, each.high))),
            each.bought,
            "" if each.naive is None else _points(each.naive),
        ]
        for each in found
    ]
    header = ["", "", "difference", "from", "to", "bought in", "naive"]
    text = (
        "How much more often the mages win with the card in the market than with a shipped card of its kind, in the same games. Bars are 95 % intervals. "
        "A hollow circle is the naive figure: wins when the card was bought less wins when it was not."
    )
    name = content.packs[pack].names["en"]
    picture = page.section(
        "Wins with the card instead of another",
        text,
        plots.dots("Worth of each card", dots, -reach, reach),
        header,
        rows,
    )
    return page.document(
        f"{name}: balance", f"Up to {max(each.pairs for each in found)} pairs of games for each card.", [picture]
    )


def _values(each: Worth) -> dict[str, Any]:
    return {**asdict(each), "verdict": each.verdict, "enough": each.enough}


def _points(share: float) -> str:
    return f"{100 * share:+.1f} points".replace("-", "−")
