"""How a game ends: the ways to win and to lose, and when each is looked at (END, ED-07, OPEN-05, OPEN-21, OPEN-27)."""

import pytest

from tests.table import At, position
from unshuffled.rules.core.errors import IllegalAnswer

DE = "war_eternal_de"


def test_the_game_is_won_when_the_nemesis_has_no_life() -> None:
    """END-01, END-07. At once: Essence Theft does not offer its discard any more."""
    t = position("casting", prepped={"I": "essence_theft"}, nemesis_life=3, hand=["crystal"], life=9)

    t.do("cast essence_theft 1")

    assert (t.game.outcome, t.game.is_won, t.options) == ("nemesis_slain", True, [])
    assert (t.game.nemesis_life, t.you.hand, t.you.life) == (0, ["crystal"], 9)


def test_the_game_goes_on_while_the_nemesis_has_life() -> None:
    """END-01. The twin: 1 life left, and the discard is offered."""
    t = position("casting", prepped={"I": "essence_theft"}, nemesis_life=4, hand=["crystal"], life=9)

    t.do("cast essence_theft 1")

    assert (t.game.outcome, t.game.nemesis_life) == ("", 1)
    assert t.options == ["discard crystal", "no"]


def test_no_answer_is_taken_after_the_end() -> None:
    """END-07, EFF-13. Nothing else is resolved."""
    t = position("casting", prepped={"I": "spark"}, nemesis_life=1, hand=["crystal"]).do("cast spark 1")

    with pytest.raises(IllegalAnswer) as refused:
        t.do("end")

    assert refused.value.code == "answer/over"


def test_an_empty_nemesis_deck_and_nothing_in_play_wins_at_the_end_of_a_player_turn() -> None:
    """END-02. No matter whose turn it is."""
    t = position(hand=["crystal"], nemesis_deck=[])

    assert t.game.outcome == ""
    assert t.do("end").game.outcome == "nemesis_spent"
    assert t.game.is_won


@pytest.mark.parametrize(("in_play", "nemesis_deck"), [(["tally_a1"], []), ([("tally_b1", 2)], []), ([], ["tally_c1"])])
def test_a_minion_a_power_or_a_card_in_the_deck_keeps_the_nemesis_alive(
    in_play: list[tuple[str, int] | str], nemesis_deck: list[str]
) -> None:
    """END-02. The twins: one thing is left."""
    t = position(
        hand=["crystal"], p2={"hand": ["crystal"]}, in_play=in_play, nemesis_deck=nemesis_deck, turn_deck=["player2"]
    )

    t.do("end")

    assert (t.game.outcome, t.decider, t.asked) == ("", 2, "main")


def test_an_empty_nemesis_deck_and_nothing_in_play_wins_at_the_end_of_a_nemesis_turn() -> None:
    """END-02. The last card was an attack: it is resolved, then the turn ends."""
    t = position("nemesis", nemesis_deck=["tally_c1"])

    assert (t.game.outcome, t.game.gravehold, t.nemesis_discard) == ("nemesis_spent", 29, ["tally_c1"])
    assert t.counter("unleashed") == 0


def test_a_swarm_in_play_are_minions_in_play() -> None:
    """END-02. Husks keep the Carapace Queen alive."""
    with_husk = position(
        nemesis="carapace_queen",
        swarm=1,
        nemesis_deck=[],
        hand=["crystal"],
        p2={"hand": ["crystal"]},
        turn_deck=["player2"],
    )
    without = position(nemesis="carapace_queen", swarm=0, nemesis_deck=[], hand=["crystal"])

    assert with_husk.do("end").game.outcome == ""
    assert without.do("end").game.outcome == "nemesis_spent"


def last_minion(edition: str) -> At:
    """The last minion is defeated in a casting phase, with the nemesis deck empty."""
    t = position(
        "casting",
        edition=edition,
        prepped={"I": "spark"},
        in_play=[("tally_a1", 1)],
        nemesis_deck=[],
        hand=["crystal"],
    )
    return t.do("cast spark 1", "target tally_a1")


@pytest.mark.parametrize("edition", ["default", "war_eternal_pl_fr", "base_cs", "outcasts_pl"])
def test_the_empty_deck_is_looked_at_when_the_turn_ends(edition: str) -> None:
    """END-02, ED-07. The last minion leaves in the casting phase; the turn goes on."""
    t = last_minion(edition)

    assert (t.in_play, t.game.outcome, t.asked) == ([], "", "main")
    assert t.do("end").game.outcome == "nemesis_spent"


def test_one_edition_looks_at_once() -> None:
    """ED-07, OPEN-21. The game is won in the casting phase."""
    t = last_minion(DE)

    assert (t.in_play, t.game.outcome, t.options) == ([], "nemesis_spent", [])


def test_the_three_unleashes_of_an_empty_deck_still_happen() -> None:
    """ED-07, NEM-09. The last power leaves in the nemesis main phase; the draw phase follows, then the turn ends."""
    t = position("nemesis", in_play=[("tally_b1", 1)], nemesis_deck=[])

    assert (t.game.outcome, t.game.gravehold, t.counter("unleashed")) == ("nemesis_spent", 28, 3)


def test_where_the_win_is_immediate_the_three_unleashes_do_not_happen() -> None:
    """ED-07, OPEN-21. The power's effect is resolved, then the game is won."""
    t = position("nemesis", edition=DE, in_play=[("tally_b1", 1)], nemesis_deck=[])

    assert (t.game.outcome, t.game.gravehold, t.counter("unleashed")) == ("nemesis_spent", 28, 0)


@pytest.mark.parametrize(("edition", "fury"), [("default", 1), (DE, 4)])
def test_where_the_win_is_immediate_it_follows_the_last_attack(edition: str, fury: int) -> None:
    """ED-07, OPEN-21. Rageborne's Strike at the end of its turn costs 3 fury; the win comes before it, or after."""
    t = position(
        "nemesis",
        nemesis="rageborne",
        edition=edition,
        nemesis_deck=["slaughter"],
        counters={"fury": 3},
    )
    if t.options:
        t.do(t.options[0])

    assert (t.game.outcome, t.counter("fury")) == ("nemesis_spent", fury)
    assert t.nemesis_discard == ["slaughter"]


def test_where_the_win_is_immediate_the_last_husk_is_enough() -> None:
    """ED-07, OPEN-21. Husks are minions."""
    t = position(
        "casting",
        nemesis="carapace_queen",
        edition=DE,
        prepped={"I": "spark"},
        swarm=1,
        nemesis_deck=[],
        hand=["crystal"],
    )

    t.do("cast spark 1", "target husk")

    assert (t.game.swarm, t.game.outcome) == (0, "nemesis_spent")


@pytest.mark.parametrize(("edition", "strikes"), [("default", 1), (DE, 0)])
def test_where_the_win_is_immediate_a_cancelled_last_card_is_enough(edition: str, strikes: int) -> None:
    """ED-07, OPEN-21. Adelheim discards the drawn card: Rageborne's Strike comes before the win, or not at all."""
    t = position(
        "nemesis",
        nemesis="rageborne",
        edition=edition,
        mages=["adelheim", "plain_two"],
        charges=5,
        counters={"fury": 4},
        nemesis_deck=["slaughter"],
    )

    t.do("activate adelheim")
    if t.options:
        t.do(t.options[0])

    assert (t.game.outcome, len(t.events("side_card_drawn"))) == ("nemesis_spent", strikes)
    assert (t.counter("fury"), t.nemesis_discard) == (4 - 3 * strikes, ["slaughter"])


def test_the_game_is_lost_when_all_players_are_exhausted() -> None:
    """END-03, OPEN-05. At once: no exhaustion step is carried out for the last one."""
    t = position("none", life=1, charges=3, p2={"life": 0})

    t.resolve("tally_c3").do("player 1")

    assert (t.game.outcome, t.game.is_won, t.options) == ("all_exhausted", False, [])
    assert (t.counter("unleashed"), t.you.charges, t.you.breaches) == (0, 3, ["open", "right", "right", "right"])
    assert t.game.gravehold == 30


def test_the_game_goes_on_while_one_player_stands() -> None:
    """END-03. The twin: the steps of exhaustion begin instead."""
    t = position("none", life=1, charges=3, p2={"life": 1})

    t.resolve("tally_c3").do("player 1", "destroy breach 2")

    assert (t.game.outcome, t.you.exhausted, t.p(2).exhausted) == ("", True, False)
    assert (t.counter("unleashed"), t.you.charges, t.you.breaches) == (2, 0, ["open", "none", "right", "right"])


@pytest.mark.parametrize(("gravehold", "outcome"), [(1, "gravehold_fallen"), (2, "")])
def test_the_game_is_lost_when_gravehold_has_no_life(gravehold: int, outcome: str) -> None:
    """END-04. Its twin has 1 life left."""
    t = position("none", gravehold=gravehold).resolve("tally_c1")

    assert (t.game.outcome, t.game.gravehold, t.game.is_won) == (outcome, gravehold - 1, False)


def test_nothing_follows_the_loss() -> None:
    """END-04, END-07, EFF-13. Slaughter's card is not even discarded."""
    t = position("none", gravehold=3).resolve("slaughter")

    assert (t.game.outcome, t.nemesis_discard) == ("gravehold_fallen", [])


@pytest.mark.parametrize(("devour", "outcome"), [(1, "nemesis_rule_lost"), (2, "")])
def test_a_nemesis_mat_may_add_a_way_to_lose(devour: int, outcome: str) -> None:
    """END-05. Umbra Titan: at 0 tokens, at once."""
    t = position("none", nemesis="umbra_titan", counters={"devour": devour}, turn_discard=[]).unleash()

    assert (t.game.outcome, t.counter("devour")) == (outcome, devour - 1)


def test_a_nemesis_mat_may_add_a_way_to_win() -> None:
    """END-06. Hollow Crown: no acolyte in play at the end of a turn, although its deck is full."""
    t = position(nemesis="hollow_crown", hand=["crystal"])

    assert t.do("end").game.outcome == "nemesis_rule_won"
    assert t.game.is_won
    assert len(t.nemesis_deck) == 24


def test_the_way_to_win_of_a_nemesis_mat_is_not_met_too_early() -> None:
    """END-06. The twin: one acolyte is in play."""
    t = position(
        nemesis="hollow_crown",
        hand=["crystal"],
        p2={"hand": ["crystal"]},
        in_play=["hollow_crown_kurgax"],
        turn_deck=["player2"],
    )

    assert t.do("end").game.outcome == ""
    assert t.decider == 2


def test_a_nemesis_that_cannot_be_damaged_is_not_defeated_by_damage() -> None:
    """END-06. Hollow Crown's way to win replaces the usual one: it is no target."""
    t = position(
        "casting",
        nemesis="hollow_crown",
        prepped={"I": "spark"},
        in_play=["hollow_crown_kurgax"],
        hand=["crystal"],
    )

    t.do("cast spark 1")

    assert (t.game.nemesis_life, t.in_play, t.game.outcome) == (1, [("hollow_crown_kurgax", 10)], "")


@pytest.mark.parametrize(
    ("spell", "outcome", "gravehold", "nemesis"),
    [("win_then_lose", "nemesis_slain", 2, 0), ("lose_then_win", "gravehold_fallen", 0, 2)],
)
def test_of_two_conditions_the_first_that_is_met_ends_the_game(
    spell: str, outcome: str, gravehold: int, nemesis: int
) -> None:
    """OPEN-27, END-07. One spell does both; the order of its sources decides."""
    t = position("casting", prepped={"I": spell}, gravehold=2, nemesis_life=2, hand=["crystal"])

    t.do(f"cast {spell} 1")

    assert (t.game.outcome, t.game.gravehold, t.game.nemesis_life) == (outcome, gravehold, nemesis)


def test_the_players_win_together() -> None:
    """GEN-01. There is one outcome for all, the exhausted too."""
    t = position("casting", prepped={"I": "spark"}, nemesis_life=1, hand=["crystal"], p2={"life": 0})

    t.do("cast spark 1")

    assert [event["outcome"] for event in t.events("game_ended")] == ["nemesis_slain"]
    assert t.game.is_won


def test_the_players_lose_together() -> None:
    """GEN-01. Unhurt players lose when Gravehold falls."""
    t = position("none", gravehold=1).resolve("tally_c1")

    assert [event["outcome"] for event in t.events("game_ended")] == ["gravehold_fallen"]
    assert (t.game.is_over, t.game.is_won) == (True, False)
    assert [t.p(n).life for n in (1, 2)] == [10, 10]
