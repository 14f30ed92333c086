"""Sentences of effects that no shipped card has. Each was once false, or was made for the one card that used its verb."""

from __future__ import annotations

import pytest

from tests.words import walk
from unshuffled.packs import nodes, steps
from unshuffled.words.speech import LANGUAGES, Voice

PLAYER = {
    "cast: {whose: you, times: 2}": "Cast one of your prepped spells without discarding it, then cast it again.",
    "cast: {whose: you, up_to: 2}": "Cast up to 2 of your prepped spells.",
    "cast: {whose: you, bonus: 1}": "Cast one of your prepped spells with 1 additional damage.",
    "{repeat: {per: {open_breaches: you}}, do: [{deal: 1}]}": (
        "Do this as many times as the number of your open breaches: deal 1 damage."
    ),
    "destroy_top_of_deck: 1": "Destroy the top card of your deck.",
    "{if: {not: {exhausted: you}}, then: [{draw: 1}]}": "If you are not exhausted, draw 1 card.",
    "{if: {not: {count: {charges: you}, at_least: 3}}, then: [{draw: 1}]}": (
        "If you have at most 2 charges, draw 1 card."
    ),
    "{for: each_player, do: [{if: {count: {prepped: they}, is: 0}, then: [{may: [{draw: 1}]}]}]}": (
        "For each player: if that player has no prepped spells, that player may draw 1 card."
    ),
    "{if: {count: {prepped: most}, at_most: 2}, then: [{draw: 1}]}": (
        "If the player with the most prepped spells has at most 2 prepped spells, draw 1 card."
    ),
    "{may: [{for: ally, do: [{draw: 1}, {suffer: 1}]}]}": (
        "You may do this: Any ally draws 1 card and suffers 1 damage."
    ),
    "{may: [{deal: 3}]}": "You may deal 3 damage.",
    "discount: {of: focus, by: 2}": "The next time you focus a breach this turn, it costs 2 aether less.",
    "sigil_breach: {bonus: 2, breaches: [2, 3]}": (
        "Destroy one of your open II or III breaches, return the spells prepped there to your hand, "
        "and put a Sigil breach (+2 damage) in its place."
    ),
    "aether: {amount: 2, only: [focus, open]}": (
        "Gain 2 aether that can only be used to focus a breach or open a breach."
    ),
    "deal: {amount: 2, plus: {base: 1, per: {charges: you}}}": "Deal 3 damage, plus 1 for each charge you have.",
}
NEMESIS = {
    "counter: {name: fury, lose: {per: {in_play: minion}}}": (
        "Carapace Queen loses as many Fury tokens as the number of minions in play."
    ),
    "discard_nemesis_deck: {count: 1}": "Discard the top card of the nemesis deck.",
    "unleash: {per: players}": "Unleash as many times as the number of players.",
    "devour: {which: cheapest, count: {per: players}, kind: gem}": (
        "Devour cards from the least expensive gem supply pile equal to the number of players."
    ),
    "reshuffle: {deck: strike, count: 1}": "Shuffle the most recently discarded Strike card into the Strike deck.",
    "{minion: each, do: [{this_suffers: 1}]}": "Each minion in play suffers 1 damage.",
}


def said(effect: str, lang: str, side: str = "player") -> str:
    """What a card says that does this."""
    block = steps.block(nodes.read(effect, "test"), "test", steps.Blocks())
    return walk.spoken(Voice(walk.CONTENT, lang), block.steps, side)


@pytest.mark.parametrize("effect", PLAYER)
def test_a_players_card_says_what_it_does(effect: str) -> None:
    assert said(effect, "en") == PLAYER[effect]


@pytest.mark.parametrize("effect", NEMESIS)
def test_a_nemesis_card_says_what_it_does(effect: str) -> None:
    assert said(effect, "en", "nemesis") == NEMESIS[effect]


ALL = {
    "{repeat: {per: {charges: you}}, do: [{deal: 1}]}": {
        "en": "Do this as many times as the number of your charges: deal 1 damage.",
        "de": "Führe Folgendes X-mal (X = deine Energie) aus: Füge 1 Schaden zu.",
        "fr": "Faites ceci autant de fois que le nombre de vos charges : infligez 1 dégât.",
        "pl": "Wykonaj tyle razy, ile masz Ładunków: zadaj 1 obrażenie.",
        "cs": "Proveď jednou za každou svou energii: uděl 1 zranění.",
    },
    "{if: {not: {exhausted: you}}, then: [{draw: 1}]}": {
        "en": "If you are not exhausted, draw 1 card.",
        "de": "Falls du nicht erschöpft bist: Ziehe 1 Karte.",
        "fr": "Si vous n’êtes pas épuisé, piochez 1 carte.",
        "pl": "Jeśli nie jesteś wyczerpany, dobierz 1 kartę.",
        "cs": "Pokud není tvůj mág vyčerpaný, dober si 1 kartu.",
    },
    "cast: {whose: you, up_to: 2, bonus: 1, after: owner_hand}": {
        "en": "Cast up to 2 of your prepped spells, each with 1 additional damage. "
        "After each, return that spell to its owner’s hand.",
        "de": "Wirke bis zu 2 deiner gebundenen Zauber mit je +1 Schaden. "
        "Jeder davon kommt danach zurück auf die Hand seines Besitzers.",
        "fr": "Lancez jusqu’à 2 de vos sorts préparés. Chacun inflige 1 dégât supplémentaire. "
        "Après avoir lancé chacun d’eux, remettez-le dans la main de son propriétaire.",
        "pl": "Aktywuj maksymalnie 2 swoje przygotowane Zaklęcia, zadając każdym z nich 1 dodatkowe obrażenie. "
        "Po każdej aktywacji zwróć to Zaklęcie na rękę właściciela.",
        "cs": "Sešli až 2 svá připravená kouzla; každé udělí 1 zranění navíc. "
        "Každé z nich po seslání vrať jeho majiteli do ruky.",
    },
    "discard: {count: {per: {charges: you}}, kind: gem}": {
        "en": "Discard a number of gems in hand equal to the number of your charges.",
        "de": "Wirf X Kristalle von deiner Hand ab (X = deine Energie).",
        "fr": "Défaussez autant de gemmes de votre main que le nombre de vos charges.",
        "pl": "Odrzuć tyle Klejnotów z ręki, ile masz Ładunków.",
        "cs": "Odlož 1 drahokam z ruky za každou svou energii.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("effect", ALL)
def test_every_language_says_it(effect: str, lang: str) -> None:
    assert said(effect, lang) == ALL[effect][lang]


ONE_CONDITION = "[{if: {exhausted: you}, then: [{draw: 1}]}, {deal: 1}]"
TWO_IN_CONDITION = "[{if: {exhausted: you}, then: [{draw: 1}, {deal: 1}]}]"


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        (
            "en",
            "If you are exhausted, draw 1 card.\nDeal 1 damage.",
            "If you are exhausted: Draw 1 card. Deal 1 damage.",
        ),
        (
            "de",
            "Falls du erschöpft bist: Ziehe 1 Karte.\nFüge 1 Schaden zu.",
            "Falls du erschöpft bist: Ziehe 1 Karte. Füge 1 Schaden zu.",
        ),
    ],
)
def test_what_a_condition_does_not_reach_begins_a_line(lang: str, one: str, two: str) -> None:
    assert (said(ONE_CONDITION, lang), said(TWO_IN_CONDITION, lang)) == (one, two)


def test_two_sentences_about_one_player_become_one() -> None:
    assert [said("{for: ally, do: [{draw: 1}, {suffer: 1}]}", lang) for lang in LANGUAGES] == [
        "Any ally draws 1 card and suffers 1 damage.",
        "Libovolný spojenec si dobere 1 kartu a utrpí 1 zranění.",
        "Ein anderer Spieler deiner Wahl zieht 1 Karte und erleidet 1 Schaden.",
        "Un allié pioche 1 carte et subit 1 dégât.",
        "Dowolny sojusznik dobiera 1 kartę i otrzymuje 1 obrażenie.",
    ]


def test_sentences_about_two_players_stay_two() -> None:
    assert said("[{for: ally, do: [{draw: 1}]}, {for: any_player, do: [{suffer: 1}]}]", "en") == (
        "Any ally draws 1 card. Any player suffers 1 damage."
    )


def test_the_same_step_twice_is_said_once() -> None:
    assert said("[{unleash: 1}, {draw_more: {count: 1}}, {draw_more: {count: 1}}]", "en", "nemesis").startswith(
        "Unleash. Do this twice: "
    )


GRAMMAR = {
    ("{if: {exhausted: any}, then: [{unleash: 2}]}", "fr"): "Si au moins un joueur est épuisé : Déchaîné, deux fois.",
    ("{if: {exhausted: any}, then: [{gravehold_suffers: 2}]}", "fr"): (
        "Si au moins un joueur est épuisé, Gravehold subit 2 dégâts."
    ),
    ("aether: {per: {charges: you}}", "fr"): "Gagnez autant d’éthers que le nombre de vos charges.",
    ("{next_time: gains, do: [{draw: 1}]}", "pl"): (
        "Następnym razem, gdy w tej turze pozyskasz kartę, dobierz 1 kartę."
    ),
    ("{each_time: gains, do: [{draw: 1}]}", "pl"): (
        "Za każdym razem w tej turze, gdy pozyskujesz kartę, dobierz 1 kartę."
    ),
    ("deal: {amount: 1, plus: {per: {open_breaches: you}}}", "pl"): (
        "Zadaj 1 obrażenie oraz 1 dodatkowe obrażenie za każdą swoją otwartą Bramę."
    ),
}


@pytest.mark.parametrize(("effect", "lang"), GRAMMAR)
def test_a_language_keeps_its_own_grammar(effect: str, lang: str) -> None:
    side = "nemesis" if "exhausted" in effect else "player"

    assert said(effect, lang, side) == GRAMMAR[effect, lang]


def test_one_number_asked_for_again_and_again_is_named_once() -> None:
    chain = (
        "{if: {count: {charges: you}, at_least: 4}, then: [{draw: 3}], "
        "else: [{if: {count: {charges: you}, is: 3}, then: [{draw: 2}], "
        "else: [{if: {count: {charges: you}, at_least: 1}, then: [{draw: 1}]}]}]}"
    )
    assert said(chain, "en").splitlines() == [
        "Check the number of your charges.",
        "1 or 2: Draw 1 card.",
        "3: Draw 2 cards.",
        "4 or more: Draw 3 cards.",
    ]


def test_two_different_numbers_are_not_named_once() -> None:
    chain = (
        "{if: {count: {charges: you}, at_least: 4}, then: [{draw: 3}], "
        "else: [{if: {count: {prepped: you}, is: 3}, then: [{draw: 2}]}]}"
    )
    assert said(chain, "en") == (
        "If you have 4 or more charges, draw 3 cards. Otherwise, if you have exactly 3 prepped spells, draw 2 cards."
    )


def test_a_counter_whose_word_has_a_gender_is_called_by_it_in_german() -> None:
    assert [
        said(f"counter: {{name: {name}, gain: {n}}}", "de", "nemesis") for name in ("cloaks", "fury") for n in (1, 2)
    ] == [
        "Der Erzfeind erhält 1 Schattenmantel.",
        "Der Erzfeind erhält 2 Schattenmäntel.",
        "Der Erzfeind erhält 1 Wut-Plättchen.",
        "Der Erzfeind erhält 2 Wut-Plättchen.",
    ]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Any player loses 1 charge or suffers 2 damage."),
        ("de", "Ein Spieler eurer Wahl wirft 1 Energie ab oder erleidet 2 Schaden."),
        ("fr", "Un joueur perd 1 charge ou subit 2 dégâts."),
        ("pl", "Dowolny gracz traci 1 Ładunek albo otrzymuje 2 obrażenia."),
        ("cs", "Jeden hráč odloží 1 žeton energie nebo utrpí 2 zranění."),
    ],
)
def test_what_one_player_chooses_between_is_one_sentence(lang: str, text: str) -> None:
    effect = "{for: any_player, do: [{choose: [[{lose_charges: 1}], [{suffer: 2}]]}]}"

    assert said(effect, lang, "nemesis") == text


def test_options_of_several_sentences_stand_apart() -> None:
    effect = "{for: any_player, do: [{choose: [[{lose_charges: 1}, {draw: 1}], [{suffer: 2}]]}]}"

    assert said(effect, "en", "nemesis").splitlines() == [
        "Choose any player.",
        "That player loses 1 charge and draws 1 card.",
        "OR",
        "That player suffers 2 damage.",
    ]


def test_what_an_ally_goes_on_to_do_follows_in_the_same_sentence() -> None:
    assert said("{for: ally, do: [{may: [{draw: 1}], then: [{discard: {from: hand, count: 1}}]}]}", "en") == (
        "Any ally may draw 1 card, then discard a card in hand."
    )


def test_what_you_do_for_it_stands_in_a_sentence_of_its_own() -> None:
    assert said("{may: [{draw: 1}], then: [{discard: {from: hand, count: 1}}]}", "en") == (
        "You may draw 1 card. If you do, discard a card in hand."
    )
