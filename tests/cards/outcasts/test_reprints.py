"""A card that is printed in several boxes is in each of them, and in a mixture once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table import content
from unshuffled.packs import library
from unshuffled.packs.nodes import PackError
from unshuffled.rules.core.mats import Nemesis
from unshuffled.rules.core.setup import basic_pool
from unshuffled.rules.core.switches import switches_of

AGAIN = ["apocalypse_ritual", "throttle", "topple"]
BOXES = ["base", "war_eternal", "outcasts"]


def pool(box: str, which: str) -> list[str]:
    """The basic cards for a nemesis of this box."""
    switches = switches_of("default", {"basic_pool": which})
    return [card.id for card in basic_pool(content(), Nemesis("somebody", box, {"en": "X"}, "normal"), switches)]


@pytest.mark.parametrize("box", BOXES)
def test_each_box_alone_has_enough_basic_cards_for_four_players(box: str) -> None:
    """SETUP-15"""
    tiers = [content().card(id).tier for id in pool(box, "same_box")]

    assert tiers.count(1) >= 8
    assert tiers.count(2) >= 7
    assert tiers.count(3) >= 7


def test_the_third_box_has_22_basic_cards_three_of_them_printed_before() -> None:
    found = pool("outcasts", "same_box")
    tiers = [content().card(id).tier for id in found]

    assert (tiers.count(1), tiers.count(2), tiers.count(3)) == (8, 7, 7)
    assert sorted(id for id in found if content().card(id).pack != "outcasts") == AGAIN


def test_the_older_boxes_keep_theirs() -> None:
    assert "topple" in pool("base", "same_box")
    assert {"throttle", "apocalypse_ritual"} <= set(pool("war_eternal", "same_box"))
    assert not {"throttle", "withering_rot"} & set(pool("base", "same_box"))


def test_a_mixture_has_no_card_twice() -> None:
    mixed = pool("outcasts", "mixed")

    assert len(mixed) == len(set(mixed))
    assert {"topple", "withering_rot", "afflict"} <= set(mixed)


@pytest.mark.parametrize(
    ("card", "says"), [("nobody", "unknown card 'nobody'"), ("wandering_lasher", "packs that this one requires")]
)
def test_only_cards_of_a_required_pack_are_printed_again(tmp_path: Path, card: str, says: str) -> None:
    (tmp_path / "pack.yaml").write_text(
        f"pack:\n  id: small\n  names: {{en: Small}}\n  requires: [base]\n  also: [{card}]\n", encoding="utf-8"
    )
    with pytest.raises(PackError, match=says):
        library.load_folders([*library.shipped(), tmp_path])
