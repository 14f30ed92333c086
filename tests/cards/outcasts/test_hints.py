"""What the page's hints say of curses and treasures is so for every one of them (`aside-curse-text`, `aside-treasure-text`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.table import PLAIN_MARKET, content, position
from unshuffled.packs import library
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay

CURSES = sorted(content().side_decks["curses"].cards)
TREASURES = [card for card in content().cards if card.treasure]


def written(card: str) -> Any:
    """A curse as its pack has it."""
    (folder,) = [path for path in library.shipped() if Path(str(path)).name == "outcasts"]
    return yaml.safe_load((folder / "curses.yaml").read_text(encoding="utf-8"))["cards"][card]


@pytest.mark.parametrize("card", CURSES)
def test_every_curse_offers_to_be_kept_or_to_be_destroyed_at_a_price(card: str) -> None:
    record = written(card)
    (effects,) = [record[moment] for moment in ("play", "cast", "when_in_hand") if moment in record]
    (choice,) = effects
    kept, destroyed = choice["choose"]

    assert {"destroy": "this"} not in kept
    price = destroyed[: destroyed.index({"destroy": "this"})]
    assert [step for step in price if {"pay", "discard", "lose_charges"} & step.keys()]


@pytest.mark.parametrize("card", CURSES)
def test_no_curse_can_be_had_but_by_an_effect(card: str) -> None:
    """KEY-10. None lies in the supply, and none is a starting card."""
    assert content().index[card] not in position("none").game.scenario.supply
    assert not [mage.id for mage in content().mages.values() if card in (*mage.hand, *mage.deck)]


@pytest.mark.parametrize("card", [card.id for card in TREASURES if card.treasure == 1])
def test_a_treasure_of_level_1_is_a_starting_card_instead_of_another(card: str) -> None:
    mages = ["brama", "jian"]
    plain = lay(content(), Setup(mages, "rageborne", market=PLAIN_MARKET), "hints").players[0]
    with_it = lay(
        content(), Setup(mages, "rageborne", market=PLAIN_MARKET, own_treasures=[[card], []]), "hints"
    ).players[0]

    index = content().index[card]
    assert index in with_it.hand + with_it.deck
    assert (len(with_it.hand), len(with_it.deck)) == (len(plain.hand), len(plain.deck))
    assert with_it.treasures == ()


@pytest.mark.parametrize("card", [card.id for card in TREASURES if card.treasure > 1])
def test_a_treasure_of_level_2_is_everybodys_and_one_of_level_3_a_players(card: str) -> None:
    """Each lies beside the mats, and cannot be had the other way."""
    shared = content().card(card).treasure == 2
    ways: list[dict[str, Any]] = [{"treasures": [card]}, {"own_treasures": [[card], []]}]
    right, wrong = ways if shared else ways[::-1]
    game = lay(content(), Setup(["brama", "jian"], "rageborne", market=PLAIN_MARKET, **right), "hints")

    index = content().index[card]
    assert (game.treasures, game.players[0].treasures) == (((index,), ()) if shared else ((), (index,)))
    with pytest.raises(BadSetup):
        lay(content(), Setup(["brama", "jian"], "rageborne", market=PLAIN_MARKET, **wrong), "hints")
