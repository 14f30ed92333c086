"""A question says why it is asked: what speaks, and the sentence that is being carried out."""

from __future__ import annotations

import pytest

from tests.table import At, content, position
from unshuffled.words import asks
from unshuffled.words.speech import Voice

SKEWER = {
    "en": "Skewer: Any player suffers 3 damage and draws 1 card.",
    "de": "Aufspießen: Ein Spieler eurer Wahl erleidet 3 Schaden und zieht 1 Karte.",
    "fr": "Embrocher : un joueur subit 3 dégâts et pioche 1 carte.",
    "pl": "Szpikulec: dowolny gracz otrzymuje 3 obrażenia i dobiera 1 kartę.",
    "cs": "Nabodnutí: jeden hráč utrpí 3 zranění a si dobere 1 kartu.",
}


def cause(t: At, lang: str = "en") -> str | None:
    """Why it is asked, in this language."""
    found = asks.because(t.game)
    return None if found is None else Voice(content(), lang)(found)


@pytest.mark.parametrize("lang", SKEWER)
def test_which_player_says_what_happens_to_them(lang: str) -> None:
    """In every language."""
    t = position().resolve("skewer")

    assert t.asked == "choose_player"
    assert cause(t, lang) == SKEWER[lang]


def test_a_question_inside_a_sentence_shows_all_of_the_sentence() -> None:
    """The player who discards reads what else the card does to them."""
    t = position(hand=["crystal", "spark", "jade"]).resolve("conjured_grapple")

    assert t.asked == "discard_card"
    assert cause(t) == (
        "Conjured Grapple: Any player suffers 2 damage and discards 2 cards in hand. "
        "That player gains 1 Cursed Manacles from the Curse deck and places it into their hand."
    )


def test_an_option_that_was_chosen_is_shown_without_the_other() -> None:
    """The choice is over; what is asked now belongs to one side of it."""
    t = position(hand=["focusing_orb"], breaches={"II": "up", "III": "up"}).do("play focusing_orb", "choose 1")

    assert t.asked == "focus_breach"
    assert cause(t) == "Focusing Orb: focus any player’s breach."


def test_a_breach_is_destroyed_because_its_mage_is_exhausted() -> None:
    """EXH-03."""
    t = position(mages=["brama", "kadir"], life=1).resolve("skewer").do("player 1")

    assert t.asked == "destroy_breach"
    assert cause(t) == "Brama is exhausted!"


def test_what_says_all_by_itself_gets_no_reason() -> None:
    """The main phase is nobody's order, a target's question names the damage, and the options of an OR are its answers."""
    main = position(hand=["crystal"])
    target = position("casting", prepped={"I": "spark"}, in_play=["tally_a1"]).do("cast spark 1")
    either = position(hand=["focusing_orb"]).do("play focusing_orb")

    assert [(t.asked, cause(t)) for t in (main, target, either)] == [
        ("main", None),
        ("choose_target", None),
        ("choose_option", None),
    ]
