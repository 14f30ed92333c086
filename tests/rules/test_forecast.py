"""The forecast of the nemesis: chances of the turn order, what cards in play will do, and that it tells no secret."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.random_games import played, seeds, setups, some
from tests.table import At, content, position
from unshuffled.packs import library
from unshuffled.rules.core import constants
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.core.pieces import Decision
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.effects.cards import Discard, Pick
from unshuffled.rules.readings import sampling
from unshuffled.rules.readings.courses import Courses, fewest_answers
from unshuffled.rules.readings.forecast import SCALARS, Coming, Drawn, Effect, Forecast, Shared, forecast
from unshuffled.rules.saves import codec

NEMESES = sorted(library.load().nemeses)
NONE = (0, 0)


def effect(players: list[tuple[int, int]] | None = None, **given: Any) -> Effect:
    """An effect on two players, nothing but what is said."""
    return Effect(players=players or [NONE, NONE], **given)


def flat(told: Effect) -> Effect:
    """The ranges alone."""
    return replace(told, either=[], shared=None)


def laid(**given: Any) -> At:
    """A position in which nothing runs."""
    return position("none", **given)


def face_down(at: At) -> At:
    """Nobody knows the places of the turn order deck."""
    at.game.turn_deck = [c if c < 0 else ~c for c in at.game.turn_deck]
    return at


def seen(at: At) -> Forecast:
    return forecast(at.game)


def of_cards(at: At) -> dict[str, tuple[int, Effect]]:
    """For each card in play: in how many nemesis turns, and what."""
    return {coming.card: (coming.turns, flat(coming.effect)) for coming in seen(at).cards}


# Who comes next.


def test_a_known_top_card_comes_for_certain() -> None:
    at = laid(turn_deck=["nemesis", "player1"], turn_discard=["player2"])

    assert seen(at).next == {"nemesis": (1, 1)}


def test_of_hidden_cards_each_has_its_share() -> None:
    at = face_down(laid(turn_deck=["nemesis", "player1", "player2", "player2"], turn_discard=["nemesis"]))

    assert seen(at).next == {"player1": (1, 4), "player2": (2, 4), "nemesis": (1, 4)}


def test_a_known_card_deeper_down_takes_no_share_of_the_top() -> None:
    at = face_down(laid(turn_deck=["player1", "nemesis", "player2"], turn_discard=[]))
    at.game.turn_deck[0] = constants.TURN_CARDS.index("player2")

    assert seen(at).next == {"player1": (1, 2), "nemesis": (1, 2)}


def test_with_an_empty_deck_the_discard_pile_is_what_may_come() -> None:
    at = laid(turn_deck=[], turn_discard=["nemesis", "player1", "nemesis", "player2"])

    assert seen(at).next == {"player1": (1, 4), "player2": (1, 4), "nemesis": (2, 4)}


@pytest.mark.parametrize(
    ("deck", "discard", "known", "expected"),
    [
        (["nemesis", "nemesis", "player1"], [], True, (2, 2)),
        (["nemesis", "nemesis", "player1"], [], False, (0, 2)),
        (["nemesis", "nemesis"], ["player1"], False, (2, 4)),
        (["nemesis"], ["player1", "nemesis", "player2"], True, (1, 3)),
        ([], ["player1", "nemesis", "player2", "nemesis"], True, (0, 2)),
        (["player1", "nemesis"], ["nemesis"], True, (0, 0)),
        (["player1", "player2"], ["nemesis"], False, (0, 0)),
    ],
)
def test_how_many_nemesis_turns_come_in_a_row(
    deck: list[str], discard: list[str], known: bool, expected: tuple[int, int]
) -> None:
    """Surely, and at most; a rebuilt deck may begin with all of its nemesis cards."""
    at = laid(turn_deck=deck, turn_discard=discard)

    assert seen(at if known else face_down(at)).in_a_row == expected


# When, and what.


def test_a_power_with_one_token_fires_in_the_next_nemesis_turn() -> None:
    at = laid(in_play=[("tally_b1", 1)])

    assert seen(at).cards == [Coming(1, "tally_b1", 1, effect(gravehold=(2, 2)))]
    assert seen(at).total == effect(gravehold=(2, 2))


def test_a_power_with_two_tokens_fires_in_two_and_not_in_the_next() -> None:
    at = laid(in_play=[("tally_b1", 2)])

    assert seen(at).cards == [Coming(1, "tally_b1", 2, effect(gravehold=(2, 2)))]
    assert seen(at).total == effect()


def test_a_minion_acts_in_every_nemesis_turn() -> None:
    at = laid(in_play=["tally_a1"])

    assert seen(at).cards == [Coming(1, "tally_a1", 1, effect(gravehold=(1, 1)))]


def test_a_minion_without_a_persistent_effect_does_nothing() -> None:
    at = laid(nemesis="hollow_crown", in_play=["hollow_crown_bezu"])

    assert seen(at).cards == [Coming(1, "hollow_crown_bezu", 0, effect())]
    assert seen(at).total == effect()


def test_an_unleash_is_shown_with_what_it_does() -> None:
    at = laid(in_play=["tally_a2"])

    assert seen(at).unleash == effect(unleash=(1, 1), counters={"unleashed": (1, 1)})
    assert seen(at).total == seen(at).unleash


def test_the_player_with_the_lowest_life_is_hit() -> None:
    at = laid(in_play=[("tally_b3", 1)], life=9, p2={"life": 3})

    assert seen(at).total == effect([NONE, (2, 2)])


def test_of_equally_weak_players_either_may_be_hit() -> None:
    at = laid(in_play=[("tally_b3", 1)], life=3, p2={"life": 3})

    assert seen(at).total == effect([(0, 2), (0, 2)], shared=Shared([0, 1], (2, 2), one=True))


def test_one_of_three_is_shown_without_the_one_who_cannot_be_hit() -> None:
    three = ("plain_one", "plain_two", "plain_three")
    at = laid(mages=three, in_play=[("tally_b3", 1)], life=3, p2={"life": 9}, p3={"life": 3})

    assert seen(at).total == Effect(players=[(0, 2), NONE, (0, 2)], shared=Shared([0, 2], (2, 2), one=True))


def test_what_two_choices_take_is_shown_as_a_sum() -> None:
    """Each Brute hurts a player of choice by 4."""
    at = laid(nemesis="scourge", in_play=["scourge_brute", "scourge_brute"], life=10, p2={"life": 10})
    total = seen(at).total

    assert (total.players, total.shared) == ([(0, 8), (0, 8)], Shared([0, 1], (8, 8), one=False))


def test_or_leaves_both_options_open() -> None:
    at = laid(nemesis="rageborne", in_play=["rageborne_scorn"])
    total = seen(at).total

    assert total == effect(gravehold=(0, 3), unleash=(0, 2), counters={"fury": (0, 2)}, either=total.either)
    assert total.either == [effect(unleash=(2, 2), counters={"fury": (2, 2)}), effect(gravehold=(3, 3))]


def test_who_is_hit_makes_no_outcome_of_its_own() -> None:
    """The Umbra Titan hurts one of you, or loses a token."""
    at = laid(nemesis="umbra_titan", in_play=["catacomb_drone"], turn_discard=[], turn_deck=["nemesis", "player1"])
    hit = effect([(0, 2), (0, 2)], unleash=(1, 1), shared=Shared([0, 1], (2, 2), one=True))

    assert seen(at).unleash.either == [effect(unleash=(1, 1), counters={"devour": (-1, -1)}), hit]
    assert seen(at).unleash.shared == Shared([0, 1], (0, 2), one=True)


def test_more_than_three_outcomes_are_shown_as_ranges() -> None:
    at = laid(in_play=[("pulverizing_ray", 1)], hand=["crystal"] * 5, p2={"hand": ["jade"]})

    assert seen(at).total.either == []


def test_an_option_that_cannot_be_resolved_is_left_out() -> None:
    """Nothing is prepped, so the other one is done (EFF-08)."""
    at = laid(nemesis="umbra_titan", in_play=["umbra_titan_cryptid"])

    assert seen(at).total == effect(counters={"devour": (-1, -1)})


def test_cards_discarded_and_destroyed_are_counted() -> None:
    at = laid(nemesis="umbra_titan", in_play=["umbra_titan_cryptid"], prepped={"I": "spark"})

    either = [effect(counters={"devour": (-1, -1)}), effect(discard=(1, 1))]
    assert seen(at).total == effect(counters={"devour": (-1, 0)}, discard=(0, 1), either=either)


def test_exhaustion_is_part_of_what_a_card_does() -> None:
    """Brute hurts a player of choice by 4: the one with 1 life loses a breach, and Gravehold twice the rest (EXH)."""
    at = laid(nemesis="scourge", in_play=["scourge_brute"], life=1, charges=3)

    assert seen(at).total == effect(
        [(0, 1), (0, 4)], gravehold=(0, 12), unleash=(0, 2), exhausted=(0, 1), breaches=(0, 1), charges=(0, 3)
    )


# The nemesis turn as a whole.


def test_the_umbra_titan_with_one_nemesis_card_drawn() -> None:
    at = laid(
        nemesis="umbra_titan",
        in_play=[("planar_collision", 1), "catacomb_drone", "umbra_titan_grubber"],
        turn_discard=["player1"],
        turn_deck=["player2", "nemesis", "nemesis"],
    )
    once = effect([(0, 2), (0, 2)], unleash=(1, 1), counters={"devour": (-1, 0)})

    assert flat(seen(at).unleash) == once
    assert of_cards(at) == {
        "planar_collision": (1, effect([(0, 4), (0, 4)], unleash=(2, 2), counters={"devour": (-2, 0)})),
        "catacomb_drone": (1, effect([(0, 2), (0, 2)], gravehold=(1, 1), unleash=(1, 1), counters={"devour": (-1, 0)})),
        "umbra_titan_grubber": (1, effect(gravehold=(2, 2))),
    }
    assert flat(seen(at).total) == effect(
        [(0, 6), (0, 6)], gravehold=(3, 3), unleash=(3, 3), counters={"devour": (-3, 0)}
    )


def test_the_umbra_titan_counts_the_nemesis_card_that_would_be_drawn() -> None:
    """One lies on the discard pile already, so its turn makes it two."""
    at = laid(
        nemesis="umbra_titan",
        in_play=["umbra_titan_grubber"],
        turn_discard=["nemesis"],
        turn_deck=["player2", "nemesis"],
    )

    assert flat(seen(at).unleash) == effect(gravehold=(0, 2), unleash=(1, 1), counters={"devour": (-1, 0)})
    assert seen(at).total == effect(counters={"devour": (-1, -1)})


def test_when_the_nemesis_can_only_come_after_a_rebuild_one_of_its_cards_lies_there() -> None:
    at = laid(
        nemesis="umbra_titan",
        in_play=["umbra_titan_grubber"],
        turn_discard=["nemesis", "nemesis"],
        turn_deck=["player2"],
    )

    assert seen(at).total == effect(gravehold=(2, 2))


def test_rageborne_hits_harder_with_fury() -> None:
    at = laid(nemesis="rageborne", in_play=["rageborne_provoker", ("rageborne_blood_cry", 2)], counters={"fury": 3})

    assert of_cards(at) == {
        "rageborne_provoker": (1, effect(gravehold=(3, 3))),
        "rageborne_blood_cry": (2, effect(unleash=(4, 4), counters={"fury": (4, 4)})),
    }
    assert seen(at).total == effect(gravehold=(3, 3))


def test_the_whole_is_no_sum_when_an_older_card_feeds_a_newer_one() -> None:
    """The drone unleashes, so the Gate Witch has one token more when her beast acts."""
    at = laid(nemesis="gate_witch", in_play=["catacomb_drone", "gate_witch_paradox_beast"], counters={"anomalies": 3})

    assert of_cards(at)["gate_witch_paradox_beast"] == (1, effect(gravehold=(3, 3)))
    assert seen(at).total == effect(gravehold=(5, 5), unleash=(1, 1), counters={"anomalies": (1, 1)})


def test_a_newer_card_does_not_feed_an_older_one() -> None:
    at = laid(nemesis="gate_witch", in_play=["gate_witch_paradox_beast", "catacomb_drone"], counters={"anomalies": 3})

    assert seen(at).total == effect(gravehold=(4, 4), unleash=(1, 1), counters={"anomalies": (1, 1)})


def test_more_cards_to_draw_are_shown() -> None:
    at = laid(nemesis="gate_witch", in_play=[("gate_witch_temporal_nimbus", 1)])

    assert seen(at).total == effect(unleash=(1, 1), counters={"anomalies": (1, 1)}, draws=(1, 1))


def test_the_game_may_be_lost_in_it() -> None:
    at = laid(in_play=[("tally_b1", 1), "tally_a1"], gravehold=3)

    assert seen(at).total == effect(gravehold=(3, 3), lost=(1, 1))


def test_the_game_cannot_be_lost_in_it_with_one_life_more() -> None:
    at = laid(in_play=[("tally_b1", 1), "tally_a1"], gravehold=4)

    assert seen(at).total == effect(gravehold=(3, 3))


# What nobody can know.


def test_a_hidden_draw_is_unknown() -> None:
    """A strike comes from a shuffled deck; what comes after it is not forecast either."""
    at = laid(nemesis="rageborne", in_play=["catacomb_drone", "rageborne_avatar_of_wrath"])

    assert of_cards(at)["rageborne_avatar_of_wrath"] == (1, effect(unknown=True))
    assert seen(at).total == effect(gravehold=(1, 1), unleash=(1, 1), counters={"fury": (1, 1)}, unknown=True)


def test_a_draw_everybody_can_foresee_is_known() -> None:
    at = laid(nemesis="rageborne", in_play=["rageborne_avatar_of_wrath"], counters={"fury": 4})
    at.game.piles[0].append(content().index["rageborne_devastate"])

    assert seen(at).total == effect(gravehold=(5, 5), counters={"fury": (-3, -3)})


def test_a_card_drawn_from_a_deck_that_was_not_shuffled_is_no_secret() -> None:
    at = laid(in_play=[("agony_field", 1)], hand=["crystal"] * 3, deck=["spark"], p2={"hand": ["crystal"]})

    assert seen(at).total == effect(unleash=(1, 1), counters={"unleashed": (1, 1)}, discard=(3, 3))


def test_a_card_drawn_from_a_shuffled_deck_is_unknown() -> None:
    at = laid(in_play=[("agony_field", 1)], hand=["crystal"] * 3, deck=["spark"], p2={"hand": ["crystal"]})
    at.game.players[0].deck = [~card for card in at.game.players[0].deck]

    assert seen(at).total == effect(unleash=(1, 1), counters={"unleashed": (1, 1)}, discard=(3, 3), unknown=True)


def test_too_many_choices_are_said_to_be_more() -> None:
    gems = ["crystal", "jade", "searing_ruby", "burning_opal", "vriswood_amber", "diamond_cluster"]
    four = ("plain_one", "plain_two", "plain_three", "plain_four")
    each = {"hand": gems}
    at = laid(in_play=[("pulverizing_ray", 1)], mages=four, hand=gems, p2=each, p3=each, p4=each)
    total = seen(at).total

    assert total.more
    assert not total.unknown
    assert (total.gravehold, total.discard) == ((0, 18), (0, 6))


def a_question(options: int, least: int) -> Decision:
    return Decision(0, "discard_card", [str(n) for n in range(options)], None, -1, least, least, ())


@pytest.mark.parametrize(
    ("options", "least", "answers"),
    [
        # One of three, and that is all.
        (3, 1, 3),
        # Two of three: three answers, and two to each next question.
        (3, 2, 3 + 3 * 2),
        # All of three: the last one is not asked for.
        (3, 3, 3 + 3 * 2),
        # Four of six: six cards, then pairs, threes and fours of them, each way of choosing asked once.
        (6, 4, 6 + 6 * 5 + 15 * 4 + 20 * 3),
        # As many as they like, perhaps none.
        (6, 0, 6),
    ],
)
def test_a_question_that_comes_again_has_at_least_so_many_answers(options: int, least: int, answers: int) -> None:
    assert fewest_answers(a_question(options, least)) == answers


@pytest.mark.parametrize(("budget", "more"), [(9, False), (8, True)])
def test_what_the_budget_is_enough_for_is_all_tried(budget: int, more: bool) -> None:
    """Two of three different cards: nine answers."""
    at = laid(hand=["crystal", "spark", "jade"])
    at.game.push(Block("test", [Discard(Pick(count=Amount(2)))]), Scope(0, -1))
    courses = Courses(at.game, budget)
    courses.follow(at.game)

    assert (courses.more, courses.effect()) == (more, effect(discard=(2, 2), more=more))


def test_few_choices_are_all_tried() -> None:
    at = laid(in_play=[("pulverizing_ray", 1)], hand=["crystal"] * 5, p2={"hand": ["jade"]})

    assert seen(at).total == effect(gravehold=(0, 18), discard=(0, 6))


def test_after_the_end_there_is_nothing_to_foresee() -> None:
    at = laid(in_play=["tally_a1"])
    at.game.end(constants.GRAVEHOLD_FALLEN)

    assert seen(at) == Forecast({}, NONE, [], [], effect(), Drawn(), None, effect())


def test_a_forecast_is_plain_values() -> None:
    at = laid(in_play=[("tally_b1", 2)], turn_deck=["nemesis", "player1"], turn_discard=["player2"])
    data = seen(at).to_data()

    assert json.loads(json.dumps(data)) == data
    assert data["next"] == {"nemesis": [1, 1]}
    assert data["in_a_row"] == [1, 1]
    assert {name: data["cards"][0][name] for name in ("uid", "card", "in", "gravehold", "players", "unknown")} == {
        "uid": 1,
        "card": "tally_b1",
        "in": 2,
        "gravehold": [2, 2],
        "players": [[0, 0], [0, 0]],
        "unknown": False,
    }
    assert data["unleash"]["counters"] == {"unleashed": [1, 1]}
    assert data["total"].keys() == {*SCALARS, "players", "shared", "counters", "may_lose", "unknown", "more"}


# Every game.


@some(40)
@given(setups(), seeds(), seeds())
def test_redealing_the_hidden_cards_changes_no_forecast(setup: Setup, seed: str, other: str) -> None:
    for number, game in enumerate(played(setup, seed)):
        if number % 5 == 0:
            assert forecast(sampling.sample(game, other)) == forecast(game)


@some(20)
@given(setups(), seeds())
def test_a_forecast_leaves_the_game_as_it_was(setup: Setup, seed: str) -> None:
    for number, game in enumerate(played(setup, seed)):
        if number % 5 == 0:
            text, events = codec.dumps(game), list(game.events)
            forecast(game)
            assert codec.dumps(game) == text
            assert game.events == events


@some(30)
@given(st.sampled_from(NEMESES), st.integers(1, 4), seeds())
def test_a_forecast_is_about_the_cards_in_play_and_its_ranges_are_ranges(nemesis: str, seats: int, seed: str) -> None:
    setup = Setup(mages=[RANDOM] * seats, nemesis=nemesis)
    for number, game in enumerate(played(setup, seed)):
        if number % 5 or game.decision is None:
            continue
        foreseen = forecast(game)
        assert [coming.uid for coming in foreseen.cards] == [m.uid for m in game.in_play]
        assert sum(n for n, _ in foreseen.next.values()) == next(iter(foreseen.next.values()))[1]
        for effect in (foreseen.total, foreseen.unleash, *(coming.effect for coming in foreseen.cards)):
            ranges = [getattr(effect, name) for name in SCALARS] + effect.players + list(effect.counters.values())
            assert all(low <= high for low, high in ranges)
            assert len(effect.players) == seats
