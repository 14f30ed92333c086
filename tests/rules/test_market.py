"""The supply: nine piles, what may lie in them, and empty ones (MKT, COMP-02, COMP-06)."""

import pytest

from tests.table import PLAIN_MARKET, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game

SEEDS = [str(n) for n in range(12)]
WITH_SCROLL = ["conclave_scroll" if card == "bottled_vortex" else card for card in PLAIN_MARKET]


def laid(market: list[str], seed: str = "seed", packs: list[str] | None = None) -> Game:
    """Two mages against Rageborne with this market."""
    return lay(content(), Setup(mages=["lash", "brama"], nemesis="rageborne", market=market, packs=packs or []), seed)


def piles(g: Game) -> dict[str, int]:
    """The piles with their number of cards."""
    return {content().cards[card].id: count for card, count in zip(g.scenario.supply, g.supply, strict=True)}


def test_a_pile_of_gems_has_seven_cards_and_one_of_relics_or_spells_five() -> None:
    """COMP-02, MKT-01, MKT-02. Three gems, two relics, four spells."""
    assert piles(laid(PLAIN_MARKET)) == {
        "jade": 7,
        "searing_ruby": 7,
        "burning_opal": 7,
        "flexing_dagger": 5,
        "bottled_vortex": 5,
        "amplify_vision": 5,
        "essence_theft": 5,
        "planar_insight": 5,
        "consuming_void": 5,
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_market_has_three_gems_two_relics_and_four_spells(seed: str) -> None:
    """MKT-01, MKT-03, COMP-05. Nine different piles, as nine randomizers would give them."""
    kinds = [content().card(card).kind for card in piles(laid(["random"], seed))]

    assert kinds == ["gem"] * 3 + ["relic"] * 2 + ["spell"] * 4


def test_a_random_market_depends_on_the_seed() -> None:
    """MKT-03. Drawn at random."""
    assert len({tuple(piles(laid(["random"], seed))) for seed in SEEDS}) > 1


def test_the_nine_piles_may_be_chosen_freely() -> None:
    """MKT-03. Also from two boxes."""
    market = [
        "jade",
        "dread_diamond",
        "erratic_ingot",
        "focusing_orb",
        "fiend_catcher",
        "phoenix_flame",
        "kindle",
        "aurora",
        "arcane_nexus",
    ]

    assert set(piles(laid(market))) == set(market)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"jade": "jagged_lightning"}, id="two gems, five spells"),
        pytest.param({"jade": "focusing_orb"}, id="two gems, three relics"),
        pytest.param({"jade": "searing_ruby"}, id="one gem twice"),
        pytest.param({"jade": "crystal"}, id="a starter card"),
        pytest.param({"jade": "crooked_mask_contagion"}, id="a card of a nemesis"),
        pytest.param({"jade": "jade_of_nowhere"}, id="an unknown card"),
    ],
)
def test_a_market_of_another_shape_is_refused(change: dict[str, str]) -> None:
    """MKT-01, COMP-06. Three different gems, two different relics, four different spells, all from the supply."""
    with pytest.raises(BadSetup) as refused:
        laid([change.get(card, card) for card in PLAIN_MARKET])

    assert refused.value.code == "setup/market"


def test_a_tenth_pile_is_refused() -> None:
    """MKT-01. Nine, not more."""
    with pytest.raises(BadSetup):
        laid([*PLAIN_MARKET, "crystal"])


@pytest.mark.parametrize("seed", SEEDS)
def test_starter_cards_are_kept_apart_from_the_supply(seed: str) -> None:
    """COMP-06. None comes into a random market."""
    assert not any(content().card(card).is_starter for card in piles(laid(["random"], seed)))


def test_starter_cards_are_exactly_the_cards_that_mats_list() -> None:
    """COMP-06. Each of them is marked, and no other card is."""
    on_mats = {card for mage in content().mages.values() for card in mage.hand + mage.deck}

    assert {card.id for card in content().cards if card.is_starter and card.pack != "trial"} == on_mats


def test_a_pile_that_runs_out_stays_empty() -> None:
    """MKT-04. Nothing takes its place, and its card cannot be gained any more."""
    t = position(aether=4, supply={"jade": 1})
    before = piles(t.game)

    t.do("gain jade")

    assert piles(t.game) == {**before, "jade": 0}
    assert t.you.discard == ["jade"]
    assert t.you.aether == 2
    assert "gain jade" not in t.options
    assert "gain flexing_dagger" in t.options


def test_a_pile_that_has_cards_left_stays_open() -> None:
    """MKT-04. The twin: the last but one card."""
    t = position(aether=4, supply={"jade": 2})

    t.do("gain jade")

    assert "gain jade" in t.options


def test_an_empty_pile_is_still_a_pile() -> None:
    """MKT-05. Conclave Scroll asks whether its own pile is empty: it is."""
    t = position(
        market=WITH_SCROLL,
        hand=["conclave_scroll", "crystal"],
        supply={"conclave_scroll": 0},
        p2={"discard": ["crystal", "spark"]},
    )

    t.do("play conclave_scroll", "yes")

    assert t.you.charges == 1
    assert t.p(2).discard == ["crystal"]


def test_a_pile_with_one_card_is_not_empty() -> None:
    """MKT-05. Conclave Scroll gives its charge and no more."""
    t = position(
        market=WITH_SCROLL,
        hand=["conclave_scroll", "crystal"],
        supply={"conclave_scroll": 1},
        p2={"discard": ["crystal", "spark"]},
    )

    t.do("play conclave_scroll")

    assert t.asked == "main"
    assert t.you.charges == 1
    assert t.p(2).discard == ["crystal", "spark"]


@pytest.mark.parametrize(
    ("market", "cards"),
    [
        pytest.param(
            "deck_destruction",
            "frozen_magmite scoria_slag erratic_ingot mages_totem primordial_fetish "
            "jagged_lightning fiery_torrent conjure_the_lost reduce_to_ash",
            id="MKT-06",
        ),
        pytest.param(
            "play_it_again",
            "volcanic_glass breach_ore bloodstone_jewel cairn_compass vortex_gauntlet "
            "thoughtform_familiar kindle nova_forge crystallize",
            id="MKT-07",
        ),
        pytest.param(
            "deck_destruction_base",
            "jade searing_ruby burning_opal flexing_dagger bottled_vortex "
            "amplify_vision essence_theft planar_insight consuming_void",
            id="MKT-08",
        ),
        pytest.param(
            "plenty_of_charges",
            "jade vriswood_amber diamond_cluster mages_talisman unstable_prism "
            "spectral_echo ignite feral_lightning wildfire_whip",
            id="MKT-09",
        ),
    ],
)
def test_a_suggested_market_is_the_one_printed(market: str, cards: str) -> None:
    """MKT-06, MKT-07, MKT-08, MKT-09. By its name, nine piles."""
    assert set(piles(laid([market]))) == set(cards.split())
