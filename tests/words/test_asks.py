"""Questions, options and log entries that would leave the reader guessing without the step they belong to."""

from __future__ import annotations

from tests.nemeses.outcasts.test_thief_of_dreams import dreaming
from tests.table import At, content, position
from unshuffled.rules.core import machine
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.effects.gains import Shift
from unshuffled.rules.effects.moving import SwapCards
from unshuffled.rules.effects.order import ReorderTurnOrder
from unshuffled.words import asks, log
from unshuffled.words.speech import Voice

VOICE = Voice(content(), "en")


def question(t: At) -> str:
    return VOICE(asks.question(t.game))


def options(t: At) -> list[str]:
    return [VOICE(asks.option(t.game, key)) for key in t.options]


def logged(t: At, key: str) -> list[str]:
    """Answer, and return the log of it."""
    machine.answer(t.game, key)
    return [VOICE(log.entry(t.game, event)) for event in t.game.events]


def test_the_spaces_of_a_track_are_asked_for_by_its_name() -> None:
    t = position("none", mages=("taqren_outcasts", "kel"))
    t.steps(Block("flow/game", [Shift("barrier")]), 0)

    assert question(t) == "Barrier: to which space?"
    assert asks.speaks(t.game)


def test_another_or_is_asked_for_as_before() -> None:
    t = position(mages=("mazahaedron", "kel"), hand=["worldheart_shard"]).do("play worldheart_shard")

    assert (question(t), asks.speaks(t.game)) == ("Choose one.", False)


def test_a_card_that_goes_under_a_side_deck_is_asked_for_with_the_deck() -> None:
    deck = ("jade", "spark", "crystal", "ignite", "jade")
    t = dreaming("jade", deck=deck, in_play=[("thief_of_dreams_deluge_of_magic", 1)]).main_phase_of_nemesis()
    assert question(t) == "Which card goes under the Dream deck?"

    while t.asked == "put_revealed":
        t.do(t.options[0])

    assert question(t) == "Which card goes back first? It lies below the others."


def test_cards_that_are_swapped_are_given_to_a_player() -> None:
    t = position("none", mages=("dezmodia_outcasts", "kel"), hand=["crystal", "spark"], p2={"hand": ["jade", "ignite"]})
    t.game.push(Block("flow/game", [SwapCards()]), swap := Scope(0, -1))
    swap.they = 1
    t.run()
    assert (question(t), options(t)) == ("Which card do you give to Kel?", ["Crystal", "Spark", "Done"])

    t.do("place crystal", "done")

    assert question(t) == "Which card do you give to Dezmodia?"


def test_turn_order_cards_are_named_by_their_mages() -> None:
    t = position("none", mages=("ilya", "kel"), turn_deck=["nemesis", "player1", "player2"])
    t.steps(Block("flow/game", [ReorderTurnOrder()]), 0)

    assert options(t) == ["Ilya", "Kel", "Nemesis"]


def test_a_card_gained_for_an_ally_is_gained_and_then_given() -> None:
    t = position(mages=("mazahaedron", "kel"), hand=["worldheart_shard"], aether=2)
    t.do("play worldheart_shard", "choose 2")

    assert logged(t, "gain jade")[-2:] == ["Mazahaedron gains Jade.", "Mazahaedron gives Jade to Kel."]


def test_tokens_that_come_home_from_a_pile_return() -> None:
    t = position(mages=("zhana_outcasts", "kel"), aether=2)
    t.game.players[0].tokens = {"glyph": 3, "glyph@jade": 2}

    assert "2 Glyph tokens return to Z'hana." in logged(t, "gain jade")


def test_an_attack_that_leaves_from_in_front_of_a_player_is_discarded() -> None:
    """It had its effect."""
    t = position(aether=5)
    t.game.players[0].in_front = (content().index["hemorrhage"],)

    assert "Hemorrhage is discarded." in logged(t, "gain burning_opal")
