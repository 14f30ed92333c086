"""Unleash: what it is for each nemesis, several in a row, new choices each time, and a game that ends between (NEM)."""

import pytest

from tests.table import position


@pytest.mark.parametrize(
    ("nemesis", "counter", "before", "after"),
    [("rageborne", "fury", 1, 2), ("gate_witch", "anomalies", 1, 2), ("tally", "unleashed", 0, 1)],
)
def test_unleash_resolves_the_effect_of_the_nemesis_mat_once(
    nemesis: str, counter: str, before: int, after: int
) -> None:
    """NEM-23, KEY-35."""
    t = position("none", nemesis=nemesis, counters={counter: before})

    t.unleash()

    assert (t.counter(counter), t.options, t.you.life, t.game.gravehold) == (after, [], 10, 30)


def test_unleash_on_a_card_means_that_of_the_nemesis_in_play() -> None:
    """NEM-23. The same basic minion brings fury to one nemesis and husks to another."""
    rageborne = position("none", nemesis="rageborne", counters={"fury": 1}, in_play=["bane_sire"])
    queen = position("none", nemesis="carapace_queen", swarm=2, in_play=["bane_sire"])

    rageborne.main_phase_of_nemesis()
    queen.main_phase_of_nemesis()

    assert (rageborne.counter("fury"), queen.game.swarm) == (2, 4)


@pytest.mark.parametrize(
    ("card", "answers", "times"), [("slaughter", (), 1), ("smite", (), 2), ("quell", ("choose 2",), 3)]
)
def test_unleash_several_times_means_that_often(card: str, answers: tuple[str, ...], times: int) -> None:
    """NEM-24."""
    t = position("none")

    t.resolve(card).do(*answers)

    assert t.counter("unleashed") == times


def test_each_unleash_is_complete_before_the_next() -> None:
    """NEM-24. Scourge's Unleash: a player suffers 1, then Gravehold suffers 1."""
    t = position("none", nemesis="scourge")

    t.resolve("scourge_double")
    assert (t.game.gravehold, t.options) == (30, ["player 1", "player 2"])
    t.do("player 1")
    assert (t.game.gravehold, t.options) == (29, ["player 1", "player 2"])
    t.do("player 2")

    assert (t.you.life, t.p(2).life, t.game.gravehold, t.options) == (9, 9, 28, [])


@pytest.mark.parametrize(
    ("answers", "lives", "tokens"),
    [
        (("choose 1", "player 1", "choose 2"), (8, 10), 7),
        (("choose 2", "choose 1", "player 2"), (10, 8), 7),
        (("choose 1", "player 1", "choose 1", "player 2"), (8, 8), 8),
        (("choose 2", "choose 2"), (10, 10), 6),
    ],
)
def test_the_choices_of_an_unleash_are_made_again_each_time(
    answers: tuple[str, ...], lives: tuple[int, int], tokens: int
) -> None:
    """NEM-25, NEM-24, EFF-07. Smite against Umbra Titan with one nemesis card in the turn order discard pile."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 8}, turn_discard=["nemesis"])

    t.resolve("smite").do(*answers)

    assert ((t.you.life, t.p(2).life), t.counter("devour"), t.game.gravehold) == (lives, tokens, 28)


@pytest.mark.parametrize(("discard", "options"), [([], []), (["player1"], []), (["nemesis"], ["choose 1", "choose 2"])])
def test_without_a_nemesis_card_in_the_turn_order_discard_pile_umbra_titan_loses_a_token(
    discard: list[str], options: list[str]
) -> None:
    """OPEN-03, EFF-08, PR-32. The first option says nothing then, so the second is forced."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 8}, turn_discard=discard)

    t.unleash()

    assert (t.options, t.counter("devour"), t.game.gravehold) == (options, 8 if options else 7, 30)


def test_the_game_may_end_between_two_unleashes() -> None:
    """EFF-13, NEM-24, END-05. Smite against Umbra Titan with 1 token: neither the second Unleash nor the rest."""
    t = position("none", nemesis="umbra_titan", counters={"devour": 1}, turn_discard=[])

    t.resolve("smite")

    assert (t.game.outcome, t.options) == ("nemesis_rule_lost", [])
    assert (len(t.events("unleashed")), t.game.gravehold, t.nemesis_discard) == (1, 30, [])


def test_the_game_may_end_inside_an_unleash() -> None:
    """EFF-13, END-03. Scourge's Unleash exhausts the last player: Gravehold does not suffer any more."""
    t = position("none", nemesis="scourge", life=1, p2={"life": 0})

    t.resolve("scourge_double").do("player 1")

    assert (t.game.outcome, t.game.gravehold, len(t.events("unleashed"))) == ("all_exhausted", 30, 1)
