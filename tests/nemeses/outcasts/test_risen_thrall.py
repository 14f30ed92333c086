"""Risen Thrall: its thralls, turning them over, the rows at the start of its turn, and what stays hidden.

Its nine cards are in test_risen_thrall_cards.py.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ideas.laid import does
from tests.nemeses.outcasts.laid import (
    INFANTRY,
    NO_INFANTRY,
    NO_SOLDIER,
    SOLDIER,
    covered,
    deck_of,
    discard_of,
    harm,
    thralls,
)
from tests.table import At, content, position
from unshuffled.rules import flows
from unshuffled.rules.core import zones
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Block
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings import refusals, views
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.readings.sampling import sample
from unshuffled.rules.saves import codec

FLIP = "use flip_a_thrall"


def thralls_in(game: Game) -> dict[str, int]:
    """How many of each there are, wherever they lie."""
    cards = content().cards
    return {cards[card].id: n for card, n in zones.census(game).items() if cards[card].kind == "thrall"}


def main(t: At) -> At:
    """The main phase of player 1."""
    t.game.active = 0
    return t.steps(Block("test/main", [flows.Main()]), 0)


@pytest.mark.parametrize(
    ("difficulty", "life", "gravehold", "player"),
    [("normal", 50, 30, 10), ("beginner", 40, 35, 12), ("expert", 50, 30, 10), ("extinction", 60, 25, 8)],
)
def test_it_starts_with_twelve_thralls_in_a_deck_of_their_own(
    difficulty: str, life: int, gravehold: int, player: int
) -> None:
    """SETUP-21, PR-120: six of each kind, three of them illusions."""
    t = position("none", nemesis="risen_thrall", difficulty=difficulty, setup=True)

    assert (t.game.nemesis_life, *harm(t)) == (life, gravehold, [player, player])
    assert Counter(deck_of(t)) == {INFANTRY: 3, NO_INFANTRY: 3, SOLDIER: 3, NO_SOLDIER: 3}
    assert (t.in_play, discard_of(t)) == ([], [])


def test_its_difficulty_is_five_and_it_has_three_cards_of_each_tier() -> None:
    sheet = content().nemeses["risen_thrall"]["normal"]

    assert (sheet.difficulty, sheet.rating) == (5, 3)
    assert Counter(card.tier for card in sheet.cards) == {0: 4, 1: 3, 2: 3, 3: 3}


def test_what_no_source_gives_is_marked() -> None:
    """How many thralls are illusions; Energy Leech and Starry Smogling of the Fountain of Souls."""
    found = {
        card.id
        for card in content().cards
        if card.reconstructed and card.nemesis in ("risen_thrall", "fountain_of_souls")
    }

    assert found == {
        *(INFANTRY, NO_INFANTRY, SOLDIER, NO_SOLDIER),
        *("fountain_of_souls_energy_leech", "fountain_of_souls_starry_smogling"),
    }


def test_unleash_puts_the_top_thrall_into_play_and_nobody_sees_what_it_is() -> None:
    t = thralls([NO_SOLDIER, INFANTRY]).unleash()

    assert t.in_play == [(SOLDIER, 4)]
    assert t.game.in_play[0].is_covered
    assert deck_of(t) == [INFANTRY]


def test_with_an_empty_deck_the_discard_pile_is_shuffled_first() -> None:
    t = thralls([], [f"?{SOLDIER}", NO_SOLDIER]).unleash()

    assert t.in_play == [(SOLDIER, 4)]
    assert (len(deck_of(t)), discard_of(t)) == (1, [])
    assert harm(t) == (30, [10, 10])


def test_with_no_thrall_left_unleash_hurts_gravehold() -> None:
    """PR-123."""
    t = covered(thralls(), *[INFANTRY] * 6, *[SOLDIER] * 6).unleash()

    assert (len(t.in_play), harm(t)) == (12, (26, [10, 10]))


def test_on_increased_difficulty_thralls_come_with_two_more_life() -> None:
    t = thralls([INFANTRY], difficulty="expert").unleash()

    assert t.in_play == [(INFANTRY, 6)]
    assert t.game.in_play[0].max_life == 6


def test_a_player_pays_two_aether_and_an_illusion_is_discarded() -> None:
    t = main(covered(thralls(aether=3), NO_SOLDIER))
    t.do(FLIP)

    assert (t.in_play, discard_of(t), t.you.aether) == ([], [NO_SOLDIER], 1)
    assert t.events("flipped") == [{"event": "flipped", "uid": 1, "card": NO_SOLDIER, "how": "false"}]


def test_a_real_thrall_stays_with_its_life_and_is_not_flipped_again() -> None:
    """PR-121."""
    t = main(covered(thralls(aether=4), SOLDIER, life=3))
    t.do(FLIP)

    assert (t.in_play, t.you.aether) == ([(SOLDIER, 3)], 2)
    assert FLIP not in t.options
    assert refusals.why(t.game, FLIP).code == "action_in_vain"


def test_the_player_says_which_thrall_is_flipped() -> None:
    t = main(covered(thralls(aether=2), SOLDIER, INFANTRY, NO_SOLDIER))
    t.do(FLIP)

    assert (t.decider, t.options) == (1, [f"minion {SOLDIER}", f"minion {INFANTRY}", f"minion {SOLDIER} 2"])
    assert t.do(f"minion {SOLDIER} 2").in_play == [(SOLDIER, 4), (INFANTRY, 4)]


def test_with_one_aether_no_thrall_is_flipped() -> None:
    t = main(covered(thralls(aether=1, hand=["crystal"]), SOLDIER))

    assert FLIP not in t.options
    assert refusals.why(t.game, FLIP) == refusals.Reason("aether", (2, 1))


def test_aether_for_spells_only_does_not_flip() -> None:
    """MAIN-12."""
    t = main(covered(thralls(restricted_aether=((4, 5),), hand=["crystal"]), SOLDIER))

    assert FLIP not in t.options


def test_another_nemesis_offers_no_such_thing() -> None:
    t = position(nemesis="rageborne", aether=5, hand=["crystal"])

    assert FLIP not in t.options
    assert refusals.why(t.game, FLIP).code == "not_on_mat"


def test_a_thrall_that_is_killed_is_not_turned_over() -> None:
    """PR-121. An illusion that nobody has flipped is a thrall like any other."""
    t = covered(thralls(prepped={"I": "spark"}, phase="none"), NO_INFANTRY, life=1)
    t.game.active = 0
    does(t, "[{deal: {amount: 1, target: minion}}]")

    assert (t.in_play, discard_of(t)) == ([], [f"?{NO_INFANTRY}"])
    assert t.events("flipped") == []


@pytest.mark.parametrize(
    ("soldiers", "infantry", "gravehold", "player"),
    [(0, 0, 0, 0), (1, 0, 1, 0), (2, 1, 1, 1), (3, 2, 2, 1), (4, 3, 4, 2), (5, 4, 4, 3), (0, 5, 0, 3)],
)
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("expert", 1)])
def test_rows_at_the_start_of_its_turn(
    soldiers: int, infantry: int, gravehold: int, player: int, difficulty: str, more: int
) -> None:
    """PR-124: Soldiers of Rot first, then Shambling Infantry; illusions count; 1 more for each row of increased difficulty."""
    t = covered(
        thralls(difficulty=difficulty), *[SOLDIER] * soldiers, *[NO_INFANTRY] * infantry
    ).main_phase_of_nemesis()
    if t.options:
        assert (t.decider, t.options) == (0, ["player 1", "player 2"])
        t.do("player 2")

    expected = [10, 10 - (player + more if player else 0)]
    assert harm(t) == (30 - (gravehold + more if gravehold else 0), expected)


def test_the_view_shows_fronts_and_what_may_be_behind_them() -> None:
    t = covered(thralls([NO_SOLDIER, INFANTRY], [f"?{NO_INFANTRY}", NO_SOLDIER]), NO_INFANTRY)
    t.game.in_play.append(t.game.in_play[0].copy())
    t.game.in_play[1].uid, t.game.in_play[1].other = 2, content().index[INFANTRY]
    shown = views.view(t.game, 0)["nemesis"]

    assert [(card["card"], card["side"]) for card in shown["in_play"]] == [(INFANTRY, "covered"), (INFANTRY, "turned")]
    assert shown["decks"]["thrall"] == {
        "deck": [SOLDIER, None],
        "discard": [INFANTRY, NO_SOLDIER],
        "unseen": sorted([NO_SOLDIER, INFANTRY, NO_INFANTRY, NO_INFANTRY]),
    }


def test_no_dealing_of_the_unknown_changes_what_is_seen_or_foreseen() -> None:
    t = covered(position("none", nemesis="risen_thrall", setup=True), NO_INFANTRY, SOLDIER, SOLDIER)
    t.game.piles[1] = [~content().index[NO_SOLDIER], content().index[NO_INFANTRY]]
    shown, foreseen = views.view(t.game, 0), forecast(t.game).to_data()
    dealt = [sample(t.game, f"deal {n}") for n in range(20)]

    assert all(views.view(game, 0) == shown and forecast(game).to_data() == foreseen for game in dealt)
    assert all(thralls_in(game) == thralls_in(t.game) for game in dealt)
    assert {game.in_play[0].other for game in dealt} == {~content().index[INFANTRY], ~content().index[NO_INFANTRY]}
    assert {game.piles[1][0] for game in dealt} == {~content().index[SOLDIER], ~content().index[NO_SOLDIER]}


def test_an_unleash_is_foreseen_as_far_as_the_fronts_go() -> None:
    """The next thrall lies open; the one after it does not."""
    t = thralls([NO_SOLDIER, INFANTRY])

    once = forecast(t.game).unleash
    assert (once.enter, once.unknown) == ((1, 1), False)
    covered(t, SOLDIER)
    assert forecast(t.game).total.gravehold == (1, 1)


def test_a_covered_thrall_is_stored_as_it_lies() -> None:
    t = covered(thralls([NO_SOLDIER], [f"?{SOLDIER}"], aether=2), NO_INFANTRY)
    t.game.active = 0
    t.steps(FLOW.player_turn, 0)
    assert FLIP in t.options

    again = codec.decode(content(), codec.encode(t.game))

    assert again == t.game
    assert again.in_play[0].is_covered
