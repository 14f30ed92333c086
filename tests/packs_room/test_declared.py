"""What a pack declares is a part of the game like any other: kinds of cards, piles, tracks and mats, without a line of code."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests import table
from tests.packs_room.declared import (
    BURDENS,
    FOLDER,
    PORTENTS,
    advance,
    bell,
    content,
    dealt_anew,
    does,
    lying,
    move,
    setup_of,
)
from unshuffled.lab import laws
from unshuffled.rules.core import constants, machine, zones
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics import piles
from unshuffled.rules.readings import views
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.saves import codec, transcript
from unshuffled.terminal import draw
from unshuffled.words import forecast as said
from unshuffled.words import log
from unshuffled.words.speech import LANGUAGES, Voice
from unshuffled.words.texts import card_lines, type_line
from unshuffled.workshop import proofreading


@pytest.fixture(autouse=True)
def _with_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are laid with the pack beside the others."""
    monkeypatch.setattr(table, "content", content)


@pytest.mark.slow("formats every sentence in five languages")
def test_nothing_is_left_to_say_about_the_pack() -> None:
    """Every sentence in five languages, every name, no advice."""
    assert proofreading.proofread(content(), "declared") == proofreading.Notes()


# Kinds of cards


def test_a_declared_kind_takes_its_place_in_the_market_with_a_pile_of_its_own_size() -> None:
    at = bell("main")

    assert (at.supply("salt_charm"), at.supply("rope_charm"), at.supply("tidal_verse")) == (4, 4, 5)
    assert [
        card.id for card in content().cards if card.index in content().supply["relic"] and card.pack == "declared"
    ] == [
        "salt_charm",
        "rope_charm",
    ]


def test_a_card_that_can_only_be_held_is_never_in_the_supply() -> None:
    places = [content().ids[card] for pile in content().supply.values() for card in pile]

    assert set(BURDENS) & set(places) == set()


def test_a_declared_kind_is_gained_from_the_market() -> None:
    at = bell("main", aether=3).do("gain salt_charm")

    assert (at.you.discard, at.you.aether, at.supply("salt_charm")) == (["salt_charm"], 0, 3)


def test_a_declared_kind_costs_what_it_costs() -> None:
    assert "gain salt_charm" not in bell("main", aether=2).options


def test_aether_for_relics_pays_for_a_kind_that_takes_their_place() -> None:
    at = bell("main", restricted_aether=[(constants.GAIN_RELIC, 3)])

    assert at.offers("gain") == ["gain salt_charm"]
    assert at.do("gain salt_charm").you.aether == 0


def test_aether_for_gems_does_not_pay_for_a_kind_that_takes_the_place_of_relics() -> None:
    assert "gain salt_charm" not in bell("main", restricted_aether=[(constants.GAIN_GEM, 3)]).options


def test_a_declared_kind_is_played_from_the_hand() -> None:
    at = bell("main", hand=["salt_charm"]).do("play salt_charm")

    assert (at.you.played, at.you.aether, at.you.charges) == (["salt_charm"], 1, 1)


def test_a_declared_kind_of_spell_is_prepped_and_cast() -> None:
    at = bell("main", hand=["tidal_verse"])
    assert at.offers("play") == []
    at.do("prep tidal_verse 1")
    assert at.you.prepped == [("tidal_verse", 1)]

    at = bell("none", prepped={"I": "tidal_verse"})
    at.game.active = 0
    at.steps(FLOW.player_turn, 0)
    assert "cast tidal_verse 1" in at.options


def test_a_card_that_can_only_be_held_is_neither_played_nor_prepped() -> None:
    at = bell("main", hand=["tide_bell_anchor"], aether=20)

    assert [key for key in at.options if "anchor" in key] == []


def test_a_card_that_can_only_be_held_goes_back_to_its_deck_when_it_is_destroyed() -> None:
    """As the mat says with `when_destroyed`."""
    at = bell("main", hand=["tide_bell_anchor", "salt_charm"])
    before = len(lying(at, "burden"))
    piles.destroy(at.game, 0, at.game.players[0].hand.pop(0))

    assert lying(at, "burden")[0] == "tide_bell_anchor"
    assert len(lying(at, "burden")) == before + 1


def test_a_card_says_its_kind_and_what_that_means() -> None:
    voice = Voice(content(), "en")
    charm, anchor = content().card("salt_charm"), content().card("tide_bell_anchor")

    assert [voice(type_line(charm)), *(voice(line.text) for line in card_lines(charm))] == [
        "Charm · cost 3",
        "In the market this counts as a relic.",
        "Gain 1 aether. Gain 1 charge.",
    ]
    assert [voice(line.text) for line in card_lines(anchor)] == ["You cannot play this card."]


# Piles


def test_the_decks_are_dealt_face_down_and_the_piles_are_empty() -> None:
    at = bell()

    assert sorted(lying(at, "portent")) == sorted(f"?{card}" for card in PORTENTS)
    assert sorted(lying(at, "burden")) == sorted(f"?{card}" for card in BURDENS)
    assert lying(at, "shore") == []


def test_cards_are_moved_from_a_deck_onto_a_pile_and_turned_up() -> None:
    at = does(bell(portents=PORTENTS), move(deck="portent", onto="shore", count=2))

    assert lying(at, "shore") == PORTENTS[:2]
    assert lying(at, "portent") == [f"?{card}" for card in reversed(PORTENTS[2:])]
    assert at.events("cards_moved") == [{"event": "cards_moved", "deck": "portent", "pile": "shore", "amount": 2}]


def test_no_more_cards_are_moved_than_there_are() -> None:
    at = does(bell(portents=PORTENTS), move(deck="portent", onto="shore", count=9))

    assert (lying(at, "shore"), lying(at, "portent")) == (PORTENTS, [])
    assert [event["amount"] for event in at.events("cards_moved")] == [5]


def test_moving_from_an_empty_pile_does_nothing() -> None:
    at = does(bell(), move(pile="shore", onto_deck="portent"))

    assert (len(lying(at, "portent")), at.events("cards_moved")) == (5, [])


def test_cards_that_go_back_onto_the_deck_are_known_there() -> None:
    at = does(bell(shore=PORTENTS[:2]), move(pile="shore", onto_deck="portent", count=2))

    assert lying(at, "portent")[-2:] == [PORTENTS[1], PORTENTS[0]]
    assert views.view(at.game, 0)["nemesis"]["decks"]["portent"]["deck"][:2] == [PORTENTS[0], PORTENTS[1]]


def test_a_hidden_card_that_is_moved_to_another_deck_stays_hidden() -> None:
    """The view must not tell which one it was: it belongs to the unseen cards of its kind wherever it lies."""
    at = bell(portents=PORTENTS)
    before = views.view(at.game, 0)["nemesis"]["decks"]
    does(at, move(deck="portent", onto_deck="burden"))
    after = views.view(at.game, 0)["nemesis"]["decks"]

    assert (len(after["portent"]["deck"]), len(after["burden"]["deck"])) == (4, 5)
    assert [after[deck]["unseen"] for deck in after] == [before[deck]["unseen"] for deck in before]
    tops = {dealt_anew(at.game, str(n)).piles[at.game.scenario.nemesis.pile("burden")][-1] for n in range(60)}
    assert {content().ids[~card] for card in tops} == set(PORTENTS)


# Tracks


def test_the_token_begins_before_the_first_step() -> None:
    assert bell().counter("tide") == 0


def test_the_token_begins_where_the_form_of_the_mat_says() -> None:
    assert bell(difficulty="expert").counter("tide") == 1


def test_each_step_happens_before_the_token_moves_on() -> None:
    at = does(bell(portents=PORTENTS), advance(3))

    assert at.counter("tide") == 3
    assert at.course("track_moved", "gravehold_suffered", "cards_moved") == [
        "track_moved",
        "track_moved",
        "gravehold_suffered",
        "track_moved",
        "cards_moved",
    ]


def test_a_step_that_asks_is_answered_before_the_token_moves_on() -> None:
    at = does(bell(counters={"tide": 3}), advance(2))

    assert (at.asked, at.counter("tide"), at.counter("peal")) == ("choose_player", 4, 1)
    at.do("player 2")
    assert (at.p(2).life, at.counter("tide"), at.counter("peal")) == (9, 5, 2)


def test_a_step_without_an_effect_is_a_step() -> None:
    at = does(bell(gravehold=20), advance())

    assert (at.counter("tide"), at.game.gravehold) == (1, 20)


def test_going_back_does_nothing_but_move_the_token() -> None:
    at = does(bell(counters={"tide": 3}, gravehold=20), advance(2, back=True))

    assert (at.counter("tide"), at.game.gravehold) == (1, 20)
    assert [event["amount"] for event in at.events("track_moved")] == [-1, -1]


def test_the_token_does_not_go_back_beyond_the_beginning() -> None:
    at = does(bell(counters={"tide": 1}), advance(5, back=True))

    assert (at.counter("tide"), len(at.events("track_moved"))) == (0, 1)


def test_the_token_stops_at_the_last_step() -> None:
    """Nothing happens on it again."""
    at = bell(difficulty="expert", counters={"tide": 4}, gravehold=20)
    does(at, advance(3))

    assert (at.counter("tide"), at.game.gravehold, at.events("track_moved")) == (4, 20, [])


def test_a_last_step_that_takes_the_token_back_does_not_end_the_move() -> None:
    at = does(bell(counters={"tide": 5}, shore=PORTENTS[:2], gravehold=20), advance(3))

    assert (at.counter("tide"), at.game.gravehold) == (2, 16)
    assert lying(at, "shore") == []


def test_a_rule_counts_the_steps_of_a_track() -> None:
    at = bell(counters={"tide": 4}, gravehold=20).resolve("tide_bell_ebb")

    assert (at.game.gravehold, at.counter("tide")) == (16, 2)


@pytest.mark.parametrize(("step", "drawn"), [(4, 0), (5, 1)])
def test_a_moment_waits_for_the_token(step: int, drawn: int) -> None:
    """At the end of the nemesis turn, from step 5 on, a portent is resolved."""
    at = bell(counters={"tide": step}, nemesis_deck=["tide_bell_ballast"], portents=["tide_bell_gulls"])
    at.game.active = constants.NEMESIS_TURN
    at.steps(FLOW.nemesis_turn)
    while at.asked:
        at.do(at.options[0])

    assert len(at.events("side_card_drawn")) == drawn


# What everybody sees


def test_the_view_has_the_pile_the_track_and_the_counter() -> None:
    shown = views.view(bell(shore=PORTENTS[:2], counters={"tide": 3}).game, 0)["nemesis"]

    assert shown.get("piles") == {"shore": PORTENTS[:2]}
    assert shown["counters"] == {"peal": 1, "tide": 3}


def test_the_view_of_a_nemesis_without_piles_has_none() -> None:
    assert "piles" not in views.view(table.position("none").game, 0)["nemesis"]


def test_the_terminal_shows_the_pile_the_track_and_the_counter() -> None:
    at = bell(shore=PORTENTS[:2], counters={"tide": 3})
    drawn = draw.table(Voice(content(), "en"), views.view(at.game, 0))

    assert " · Peal 1 · Tide 3/6\n" in drawn
    assert "  Shore          Red Moon, Gulls Fall Silent\n" in drawn


def test_the_terminal_counts_the_steps_of_the_form_that_is_played() -> None:
    at = bell(difficulty="expert")

    assert " · Tide 1/4\n" in draw.table(Voice(content(), "en"), views.view(at.game, 0))


def test_the_forecast_counts_the_steps_of_a_track() -> None:
    seen = forecast(bell(counters={"tide": 0}, in_play=["tide_bell_wader"]).game)

    assert (seen.total.counters, seen.total.unknown) == ({"tide": (1, 1)}, False)


def test_the_forecast_knows_what_a_step_does() -> None:
    seen = forecast(bell(counters={"tide": 1}, in_play=["tide_bell_wader"]).game)

    assert (seen.total.counters, seen.total.gravehold) == ({"tide": (1, 1)}, (1, 1))


def test_the_forecast_stops_at_a_card_that_nobody_has_seen() -> None:
    """Step 3 turns a portent up. That the token comes there is known."""
    at = bell(counters={"tide": 2}, in_play=["tide_bell_wader"])
    seen = forecast(at.game)

    assert (seen.total.counters, seen.total.unknown) == ({"tide": (1, 1)}, True)
    assert forecast(dealt_anew(at.game, "anew")) == seen


def test_the_forecast_goes_on_where_the_card_is_known() -> None:
    at = bell(counters={"tide": 2}, in_play=["tide_bell_wader"], shore=PORTENTS[:1])
    does(at, move(pile="shore", onto_deck="portent"))

    assert not forecast(at.game).total.unknown


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Gravehold −1; Tide +1"),
        ("de", "Feste −1; „Flut“ +1"),
    ],
)
def test_the_forecast_speaks_of_the_track(lang: str, words: str) -> None:
    at = bell(counters={"tide": 1}, in_play=["tide_bell_wader"])

    assert words in Voice(content(), lang).form(said.effect(at.game, forecast(at.game).total))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_of_the_log_is_missing(lang: str) -> None:
    at = bell(portents=PORTENTS)
    g = at.game
    g.push(Block("test/steps", [move(deck="portent", onto="shore", count=2), advance(2)]), Scope(-1, -1))
    machine.run(g)
    said_of = [Voice(content(), lang)(log.entry(g, event)) for event in g.events]

    assert len(said_of) == 4
    assert all("{" not in line for line in said_of)


# Stored, sampled, counted


def games(count: int, seed: str) -> Iterator[tuple[Game, list[str]]]:
    """Whole random games against the Tide Bell, at each of their questions."""
    for number in range(count):
        chance = random.Random(f"{seed}/{number}")
        game = start(content(), setup_of(1 + number % 4, ("normal", "expert")[number // 4 % 2]), f"{seed}-{number}")
        keys: list[str] = []
        yield game, keys
        while game.decision is not None:
            keys.append(chance.choice(game.decision.keys))
            machine.answer(game, keys[-1])
            yield game, keys


@pytest.mark.slow("plays whole games")
def test_the_laws_hold_in_forty_whole_games() -> None:
    """No card is made or lost, no counter leaves its bounds; and everything declared comes up."""
    census: Counter[int] = Counter()
    turns: list[int] = []
    seen: Counter[str] = Counter()
    over = 0
    for game, keys in games(40, "laws"):
        if not keys:
            census, turns = zones.census(game), zones.turn_cards(game)
        laws.check(game, census, turns)
        if len(keys) % 25 == 0:
            laws.check_deep(game, "anew")
        seen.update(str(event[0]) for event in game.events if event[0] in ("cards_moved", "track_moved"))
        over += game.is_over

    assert over == 40
    assert seen["cards_moved"] > 40
    assert seen["track_moved"] > 200


def test_the_census_finds_a_card_that_is_lost_from_a_declared_pile() -> None:
    at = bell(shore=PORTENTS[:2])
    before = zones.census(at.game)
    at.game.piles[at.game.scenario.nemesis.pile("shore")].pop()

    assert zones.census(at.game) != before


@pytest.mark.slow("plays whole games")
def test_the_changes_make_the_new_view_of_the_old_one() -> None:
    touched: Counter[str] = Counter()
    before: Game | None = None
    for game, keys in games(12, "changes"):
        if keys and before is not None:
            changes = views.changes(before, game)
            assert views.apply(views.view(before, 0), changes) == views.view(game, 0)
            touched.update(at.split("/")[2] for at in changes if at.startswith("/nemesis/"))
        before = game.copy()

    assert touched["piles"] > 0
    assert touched["counters"] > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_stored_game_goes_on_as_it_would_have(players: int) -> None:
    game = stored = start(content(), setup_of(players), "stored")
    chance = random.Random(players)
    for n in range(120):
        if game.decision is None:
            break
        if n % 10 == 0:
            stored = codec.loads(content(), codec.dumps(game))
        key = chance.choice(game.decision.keys)
        machine.answer(game, key)
        machine.answer(stored, key)
        assert stored == game


def test_a_game_is_stored_in_the_middle_of_a_track() -> None:
    """A step asks; the rest of the way is still to go."""
    at = bell("none", counters={"tide": 3})
    at.game.active = constants.NEMESIS_TURN
    at.resolve("tide_bell_ripple")
    assert at.asked == "choose_player"
    stored = codec.loads(content(), codec.dumps(at.game))
    for game in (at.game, stored):
        machine.answer(game, "player 1")

    assert stored == at.game
    assert stored.counters[stored.scenario.nemesis.counter("tide")] == 5


def test_a_record_with_the_new_kinds_is_replayed() -> None:
    for game, keys in games(2, "record"):
        if game.is_over:
            text = transcript.write(transcript.record_of(game, keys))
            assert transcript.replay(content(), transcript.read(text)) == game


def test_a_sample_looks_the_same_and_redeals_the_hidden_cards() -> None:
    dealt: set[tuple[int, ...]] = set()
    at = bell(portents=PORTENTS[1:], shore=PORTENTS[:1])
    shown = views.view(at.game, 0)
    for n in range(30):
        sample = dealt_anew(at.game, str(n))
        assert views.view(sample, 0) == shown
        dealt.add(tuple(sample.piles[sample.scenario.nemesis.pile("portent")]))
        assert (
            sample.piles[sample.scenario.nemesis.pile("shore")] == at.game.piles[at.game.scenario.nemesis.pile("shore")]
        )

    assert len(dealt) > 5


def test_an_unseen_burden_in_a_deck_is_known_by_its_kind_only() -> None:
    at = bell(deck=["crystal"], p2={"deck": ["crystal"]})
    at.game.players[0].deck.append(at.game.piles[at.game.scenario.nemesis.pile("burden")].pop())
    shown = views.view(at.game, 0)

    assert shown["players"][0]["hidden"] == ["burden"]
    assert shown["nemesis"]["decks"]["burden"]["unseen"] == sorted(BURDENS)


def test_the_folder_holds_no_code() -> None:
    assert {file.suffix for file in FOLDER.iterdir()} == {".yaml"}
