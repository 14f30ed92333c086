"""Games: random answers, written down with every question, all its options in their order, and what happened.

A file shows the first answers only; the last lines pin the rest by its outcome and two hashes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.golden.corpus import canonical
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.events import describe
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Decision, Event, Game

FOLDER = Path(__file__).parent / "games"
SHOWN = 60
"""Answers that are written out."""


@dataclass(slots=True)
class Play:
    """A game to record."""

    name: str
    nemesis: str
    mages: list[str]
    market: str
    difficulty: str
    edition: str = "default"
    switches: dict[str, str | int] = field(default_factory=dict)


PLAYS = [
    # Each nemesis, each number of players with each nemesis's box, each difficulty, each mage, each market.
    Play("rageborne", "rageborne", ["kadir"], "deck_destruction_base", "beginner"),
    Play("carapace_queen", "carapace_queen", ["brama", "jian"], "plenty_of_charges", "normal"),
    Play("crooked_mask", "crooked_mask", ["lash", "mist", "adelheim"], "deck_destruction_base", "expert"),
    Play("prince_of_gluttons", "prince_of_gluttons", ["phaedraxa", "xaxos", "brama", "jian"], "plenty_of_charges", "extinction"),
    Play("umbra_titan", "umbra_titan", ["gex"], "deck_destruction", "extinction"),
    Play("gate_witch", "gate_witch", ["dezmodia", "garu"], "play_it_again", "expert"),
    Play("magus_of_cloaks", "magus_of_cloaks", ["mazahaedron", "mist_war_eternal", "quilius"], "deck_destruction", "normal"),
    Play("hollow_crown", "hollow_crown", ["ulgimor", "yan_magda", "gex", "garu"], "play_it_again", "beginner"),
    Play("experiment_153", "experiment_153", ["ilya", "kel"], "first_expedition", "normal"),
    Play("thief_of_dreams", "thief_of_dreams", ["qu_outcasts"], "first_expedition", "expert"),
    Play("risen_thrall", "risen_thrall", ["zhana_outcasts", "taqren_outcasts", "thraxir"], "play_it_again", "beginner"),
    Play("fountain_of_souls", "fountain_of_souls", ["dezmodia_outcasts", "arachnos"], "first_expedition", "extinction"),
    # Each edition that is not the default, and the switches that no edition turns.
    Play("edition_war_eternal_pl_fr", "hollow_crown", ["quilius", "lash"], "play_it_again", "normal", "war_eternal_pl_fr"),
    Play("edition_base_cs", "rageborne", ["mist", "kadir"], "deck_destruction_base", "normal", "base_cs"),
    Play("edition_outcasts_pl_token", "gate_witch", ["adelheim", "garu", "gex"], "deck_destruction", "normal", "outcasts_pl"),
    Play(
        "edition_outcasts_pl_pairs",
        "carapace_queen",
        ["jian", "xaxos", "dezmodia", "ulgimor"],
        "plenty_of_charges",
        "normal",
        "outcasts_pl",
    ),
    Play("edition_war_eternal_de", "umbra_titan", ["yan_magda", "brama", "mist"], "play_it_again", "normal", "war_eternal_de"),
    Play(
        "switches_solo",
        "crooked_mask",
        ["phaedraxa"],
        "deck_destruction_base",
        "beginner",
        "default",
        {
            "solo_player_cards": 4,
            "solo_life": 15,
            "solo_lowest_life_when_exhausted": "nobody",
            "immediately_timing": "after_play",
            "tutorial_discard": "on",
            "nemesis_tier": "in_play_or_discard",
            "basic_pool": "mixed",
        },
    ),
]  # fmt: skip


def text_of(play: Play) -> str:
    """The file of a game."""
    setup = Setup(list(play.mages), play.nemesis, play.difficulty, [play.market], play.edition, dict(play.switches))
    seed = f"golden/{play.name}"
    written = [
        f"# {play.name}: a game of random answers, the first {SHOWN} in full. Written by `make golden`; do not edit.",
        f"mages {' '.join(play.mages)}",
        f"nemesis {play.nemesis}",
        f"difficulty {play.difficulty}",
        f"market {play.market}",
        f"edition {play.edition}",
        *([f"switches {' '.join(f'{k}={v}' for k, v in play.switches.items())}"] if play.switches else []),
        f"seed {seed}",
    ]
    game = start(library.load(), setup, seed)
    mind = RandomMind(seed)
    keys: list[str] = []
    written += ["", *_events(game, game.events)]
    while game.decision is not None:
        decision = game.decision
        key = mind.pick(decision)
        keys.append(key)
        machine.answer(game, key)
        if len(keys) <= SHOWN:
            written += [*_question(game, len(keys), decision), f"  > {key}", *_events(game, game.events)]
    written += [
        "",
        f"answers {len(keys)}",
        f"turns {game.turn}",
        f"outcome {game.outcome}",
        f"keys {_hash(chr(10).join(keys))}",
        f"state {_hash(_state(game))}",
    ]
    return "\n".join(written) + "\n"


def _question(game: Game, number: int, decision: Decision) -> list[str]:
    """Who decides what, and every option in its order."""
    who = f"player {decision.seat + 1}" if decision.seat >= 0 else "players"
    about = f" {game.scenario.content.cards[decision.card].id}" if decision.card >= 0 else ""
    return [f"{number} {who}: {decision.ask}{about}", f"  ? {' | '.join(decision.keys)}"]


def _events(game: Game, events: list[Event]) -> list[str]:
    """What happened, an event a line."""
    named = [describe(game.scenario.content, event) for event in events]
    return [f"  . {' '.join(str(value) for value in event.values())}" for event in named]


def _state(game: Game) -> str:
    """The state in words that no class of the engine decides."""
    return canonical.text_of(canonical.parts(game))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()
