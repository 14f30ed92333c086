"""Z'hana's glyph tokens on supply piles. What a token gives is reconstructed (PR-97)."""

from __future__ import annotations

import json

import pytest

from tests.ideas.laid import does
from tests.table import PLAIN_MARKET, At, Seat, content, position
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.wire import catalog
from unshuffled.words.phrases import Name
from unshuffled.words.speech import Voice

C = "crystal"
THREE = ("zhana_outcasts", "plain_two", "plain_three")


def zhana(**given: object) -> At:
    """Her main phase, with two allies."""
    return position(mages=THREE, **given)  # type: ignore[arg-type]


def test_zhana_starts_as_the_mat_says() -> None:
    """SETUP-02 to SETUP-08."""
    game = lay(content(), Setup(mages=[*THREE[:2]], nemesis="tally", market=list(PLAIN_MARKET)), "test")

    you = Seat(game, game.players[0])
    assert (you.hand, you.deck) == ([C, C, C, C, "glyph_carver"], [C, C, C, "glyph_carver", "spark"])
    assert (you.breaches, you.player.tokens) == (["none", "right", "down", "up"], {"glyph": 5})


def test_the_mage_is_marked_as_reconstructed_and_no_other_one_is() -> None:
    marked = {mage.id for mage in content().mages.values() if mage.reconstructed}

    assert marked == {"zhana_outcasts"}
    shown = json.loads(catalog.catalog(content()))["mages"]
    assert {mage["id"] for mage in shown if mage["reconstructed"]} == marked


@pytest.mark.parametrize(("option", "aether", "tokens"), [(1, 1, {"glyph": 5}), (2, 0, {"glyph": 4, "glyph@jade": 1})])
def test_glyph_carver_gives_aether_or_places_a_token(option: int, aether: int, tokens: dict[str, int]) -> None:
    """CTXT-07"""
    t = zhana(hand=["glyph_carver"]).do("play glyph_carver", f"choose {option}")
    if option == 2:
        assert (t.asked, t.options) == ("choose_pile", [f"pile {card}" for card in PLAIN_MARKET])
        t.do("pile jade")

    assert (t.you.aether, t.you.player.tokens) == (aether, tokens)


def test_without_a_token_glyph_carver_gives_aether() -> None:
    """EFF-08, PR-98."""
    t = zhana(hand=["glyph_carver"], tokens={"glyph": 0, "glyph@jade": 5}).do("play glyph_carver")

    assert (t.asked, t.you.aether) == ("main", 1)


def test_inscribe_heals_gravehold_and_places_two_tokens_on_one_pile_in_anybodys_main_phase() -> None:
    """CTXT-41, MAIN-24, PR-98."""
    t = position(mages=["plain_one", "zhana_outcasts"], gravehold=20, p2={"charges": 5})
    t.do("activate zhana_outcasts")
    assert (t.decider, t.asked) == (2, "choose_pile")

    t.do("pile essence_theft")

    assert (t.game.gravehold, t.p(2).player.tokens) == (25, {"glyph": 3, "glyph@essence_theft": 2})


@pytest.mark.parametrize(("who", "charges"), [("player 1", (1, 0)), ("player 2", (0, 1))])
def test_an_ally_who_gains_the_card_or_zhana_gets_what_the_token_gives(who: str, charges: tuple[int, int]) -> None:
    """PR-97."""
    t = zhana(tokens={"glyph": 4, "glyph@jade": 1})
    does(t, "[{gain: {kind: gem, cost_at_most: 2}}]", 1)
    assert (t.decider, t.asked, t.options) == (1, "choose_player", ["player 2", "player 1"])

    t.do(who)

    assert (t.you.charges, t.p(2).charges, t.you.player.tokens) == (*charges, {"glyph": 5})


def test_each_token_is_resolved_by_itself() -> None:
    t = zhana(tokens={"glyph": 3, "glyph@jade": 2})
    does(t, "[{gain: {kind: gem, cost_at_most: 2}}]", 1).do("player 1", "player 2")

    assert (t.you.charges, t.p(2).charges, t.you.player.tokens) == (1, 1, {"glyph": 5})


def test_a_card_of_another_pile_gives_nothing() -> None:
    t = zhana(tokens={"glyph": 4, "glyph@searing_ruby": 1})
    does(t, "[{gain: {kind: gem, cost_at_most: 2}}]", 1)

    assert (t.asked, t.you.player.tokens) == ("main", {"glyph": 4, "glyph@searing_ruby": 1})


def test_the_token_on_a_card_that_zhana_gains_moves_to_any_pile() -> None:
    """PR-98."""
    t = zhana(aether=2, tokens={"glyph": 4, "glyph@jade": 1}).do("gain jade")
    assert (t.decider, t.asked) == (1, "choose_pile")

    t.do("pile burning_opal")

    assert (t.you.charges, t.you.player.tokens) == (0, {"glyph": 4, "glyph@burning_opal": 1})


def test_alone_zhana_resolves_the_token_herself() -> None:
    """PR-98."""
    t = position(mages=["zhana_outcasts"], aether=2, tokens={"glyph": 4, "glyph@jade": 1}).do("gain jade")

    assert (t.asked, t.you.charges, t.you.player.tokens) == ("main", 1, {"glyph": 5})


def test_a_card_that_leaves_the_supply_otherwise_sends_its_tokens_back() -> None:
    t = position("none", mages=THREE, nemesis="prince_of_gluttons", tokens={"glyph": 3, "glyph@jade": 2})
    does(t, "[{devour: {which: cheapest, count: 1}}]", -1)
    if t.asked:
        t.do("pile jade")

    assert (t.you.charges, t.you.player.tokens, t.supply("jade")) == (0, {"glyph": 5}, 6)


def test_a_token_on_a_pile_is_named_with_the_card() -> None:
    token = Name("term", "glyph@jade")

    assert [Voice(content(), lang)(token) for lang in ("en", "pl")] == ["Glyph (Jade)", "Glif (Jadeit)"]
