"""The example pack: complete, sound in random games, and readable in five languages.

What its cards say is pinned in `texts/`. To regenerate those files after a change, and read the difference:
`python -m tests.packs_room.test_example`.
"""

from __future__ import annotations

import itertools
from functools import cache
from pathlib import Path

import pytest

from tests.sizes import subset
from unshuffled.lab import simulate
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import DIFFICULTIES, start
from unshuffled.terminal import sheet
from unshuffled.words.speech import LANGUAGES, Voice
from unshuffled.workshop import proofreading

EXAMPLES = Path(__file__).parents[2] / "examples"
TEXTS = Path(__file__).parent / "texts"
FOLDERS = sorted(file.parent for file in EXAMPLES.glob("*/pack.yaml"))
MARKET = ["salt_lantern_salt", "jade", "burning_opal", "salt_wick_trimmer", "bottled_vortex"]
MARKET += ["salt_line", "salt_beacon_spear", "ignite", "essence_theft"]


@cache
def content() -> Content:
    return library.load_with(FOLDERS)


def told(pack: str, lang: str) -> str:
    """Everything the pack's cards and mats say."""
    voice = Voice(content(), lang)
    ids = [card.id for card in content().cards if card.pack == pack]
    ids += [id for id, mage in content().mages.items() if mage.pack == pack]
    ids += [id for id, forms in content().nemeses.items() if forms["normal"].pack == pack]
    return "\n\n".join(sheet.sheet(voice, id) for id in ids) + "\n"


PACKS = [folder.name for folder in FOLDERS]


def test_the_example_has_a_gem_a_relic_two_spells_a_mage_and_a_nemesis() -> None:
    (pack,) = PACKS
    own = [card.kind for card in content().cards if card.pack == pack and not card.nemesis]

    assert sorted(own) == ["gem", "relic", "spell", "spell"]
    assert [id for id, mage in content().mages.items() if mage.pack == pack] == ["salt_maren"]
    assert [id for id, forms in content().nemeses.items() if forms["normal"].pack == pack] == ["salt_brackish_choir"]


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.slow("formats every sentence in five languages")
def test_nothing_is_left_to_say_about_an_example(pack: str) -> None:
    """Every sentence in five languages, every name, no advice."""
    assert proofreading.proofread(content(), pack) == proofreading.Notes()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_an_example_reads_as_pinned(pack: str, lang: str) -> None:
    assert told(pack, lang) == (TEXTS / f"{pack}.{lang}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "difficulty"),
    subset(list(itertools.product((1, 2, 3, 4), DIFFICULTIES)), [(1, "normal"), (2, "expert"), (4, "beginner")]),
)
def test_the_laws_hold_in_games_against_the_examples_nemesis(players: int, difficulty: str) -> None:
    plan = simulate.Plan(
        nemeses=["salt_brackish_choir"],
        players=[players],
        difficulties=[difficulty],
        mind="eager",
        check=True,
        deep_every=3,
    )
    games = [simulate.play_one(content(), plan, n, f"example-{n}") for n in range(3)]

    assert [f"{game.failure}\n{game.record}" for game in games if game.failure] == []


def test_the_tide_is_bailed_out_for_two_cards() -> None:
    """The example's own mechanic: at the end of a main phase its player may discard two cards to lower the tide."""
    setup = Setup(mages=["salt_maren"], nemesis="salt_brackish_choir", market=MARKET)
    game = start(content(), setup, "bail-3")
    while game.active != 0:
        assert game.decision is not None
        machine.answer(game, game.decision.keys[0])
    before = game.counters[0]
    for key in ("end", "discard crystal", "discard crystal"):
        machine.answer(game, key)

    assert game.counters[0] == before - 1


def test_the_tide_stays_when_nothing_is_discarded() -> None:
    setup = Setup(mages=["salt_maren"], nemesis="salt_brackish_choir", market=MARKET)
    game = start(content(), setup, "bail-3")
    while game.active != 0:
        assert game.decision is not None
        machine.answer(game, game.decision.keys[0])
    before = game.counters[0]
    for key in ("end", "no"):
        machine.answer(game, key)

    assert game.counters[0] == before


if __name__ == "__main__":
    TEXTS.mkdir(exist_ok=True)
    for pack, lang in itertools.product(PACKS, LANGUAGES):
        (TEXTS / f"{pack}.{lang}.txt").write_text(told(pack, lang), encoding="utf-8")
