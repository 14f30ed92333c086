"""Damage to minions only, powers and their tokens, and minions that do not act."""

from __future__ import annotations

from tests.ideas.laid import content, does
from tests.table import position
from unshuffled.rules.readings.forecast import forecast
from unshuffled.rules.readings.views import view
from unshuffled.rules.saves import codec

MINIONS = ["scourge_brute", "scourge_brittle"]


def test_damage_to_a_minion_cannot_go_to_the_nemesis() -> None:
    t = does(position("none", in_play=MINIONS), "[{deal: {amount: 5, target: minion}}]")

    assert t.options == ["target scourge_brute", "target scourge_brittle"]
    assert t.do("target scourge_brute").in_play == [("scourge_brute", 1), ("scourge_brittle", 2)]
    assert t.events("nemesis_damaged") == []


def test_damage_to_a_minion_does_nothing_without_one() -> None:
    t = does(position("none"), "[{deal: {amount: 5, target: minion}}]")

    assert (t.asked, t.seen) == ("", [])


def test_a_member_of_a_swarm_is_a_minion() -> None:
    t = does(position("none", nemesis="carapace_queen", swarm=3), "[{deal: {amount: 1, target: minion}}]")

    assert t.game.swarm == 2


def test_damage_to_each_minion_hits_the_oldest_first_and_not_the_nemesis() -> None:
    """PR-81. What one of them does when it is discarded comes before the next is hit."""
    t = does(
        position("none", in_play=["scourge_brittle", "scourge_brute"]), "[{deal: {amount: 2, target: each_minion}}]"
    )

    assert t.in_play == [("scourge_brute", 4)]
    assert t.course("minion_damaged", "gravehold_suffered", "nemesis_damaged") == [
        "minion_damaged",
        "gravehold_suffered",
        "minion_damaged",
    ]


def test_damage_to_each_minion_does_nothing_without_one() -> None:
    assert does(position("none"), "[{deal: {amount: 2, target: each_minion}}]").seen == []


def test_damage_to_each_minion_hits_every_member_of_a_swarm() -> None:
    """PR-81."""
    t = does(position("none", nemesis="carapace_queen", swarm=4), "[{deal: {amount: 1, target: each_minion}}]")

    assert (t.game.swarm, t.events("swarm_killed")) == (0, [{"event": "swarm_killed", "amount": 4}])


def test_the_bonus_of_a_breach_is_added_for_each_minion() -> None:
    t = position(
        "casting", in_play=["scourge_brute", "scourge_brute"], prepped={"III": "ember_rain"}, breaches={"III": "open"}
    )
    t.do("cast ember_rain 3", "target nemesis")

    assert t.in_play == [("scourge_brute", 4), ("scourge_brute", 4)]


def test_damage_is_divided_among_minions_only() -> None:
    t = does(position("none", in_play=MINIONS), "[{deal: {amount: 3, target: minion, divided: true}}]")
    assert (t.asked, t.options[0]) == ("divide", "0 to scourge_brute")

    t.do("2 to scourge_brute")

    assert (t.in_play, t.events("nemesis_damaged")) == ([("scourge_brute", 4), ("scourge_brittle", 1)], [])


def test_a_player_chooses_a_minion_and_the_second_of_a_name_is_another() -> None:
    t = does(position("none", in_play=["scourge_brute", "scourge_brute"]), "[{minion: any, do: [{this_suffers: 1}]}]")

    assert (t.decider, t.options) == (1, ["minion scourge_brute", "minion scourge_brute 2"])
    assert t.do("minion scourge_brute 2").in_play == [("scourge_brute", 6), ("scourge_brute", 5)]


def test_a_silenced_minion_does_not_act_once() -> None:
    """PR-82."""
    t = does(position("none", in_play=["scourge_brute"]), "[{minion: any, do: [silence]}]")
    t.main_phase_of_nemesis()
    assert (t.course("silenced", "persistent", "stayed_silent"), t.asked) == (["silenced", "stayed_silent"], "")

    t.main_phase_of_nemesis()

    assert t.asked == "choose_player"


def test_the_minion_beside_a_silenced_one_acts() -> None:
    t = does(position("none", in_play=["scourge_brute", "gloaming_moth"]), "[{minion: highest_life, do: [silence]}]")
    t.main_phase_of_nemesis()

    assert [event["card"] for event in t.events("persistent")] == ["gloaming_moth"]


def test_a_silenced_minion_is_shown_stored_and_foreseen_so() -> None:
    t = does(position(in_play=["scourge_brute"]), "[{minion: any, do: [silence]}]")
    shown = view(t.game, 0)["nemesis"]["in_play"]

    assert shown == [{"uid": 1, "card": "scourge_brute", "life": 6, "max": 6, "tokens": 0, "silenced": True}]
    assert codec.decode(content(), codec.encode(t.game)) == t.game
    assert [(coming.card, coming.turns) for coming in forecast(t.game).cards] == [("scourge_brute", 2)]
    assert forecast(t.game).total.players == [(0, 0), (0, 0)]


def test_a_minion_that_may_act_is_shown_and_not_said_in_words() -> None:
    t = position(in_play=["scourge_brute"])

    assert "silenced" not in view(t.game, 0)["nemesis"]["in_play"][0]


def test_a_power_token_more_is_a_turn_more() -> None:
    t = position(hand=["stay_of_doom"], in_play=["scourge_last_word", "scourge_toll"])
    t.do("play stay_of_doom")
    assert (t.asked, t.options) == ("choose_power", ["power scourge_last_word", "power scourge_toll"])

    t.do("power scourge_last_word")

    assert t.in_play == [("scourge_last_word", 2), ("scourge_toll", 2)]


def test_no_power_is_chosen_where_only_minions_are() -> None:
    t = position(hand=["stay_of_doom"], in_play=["scourge_brute"]).do("play stay_of_doom")

    assert (t.asked, t.you.aether, t.in_play) == ("main", 1, [("scourge_brute", 6)])


def test_the_last_power_token_removed_lets_the_power_happen() -> None:
    """PR-83."""
    t = position("none", in_play=[("scourge_toll", 1)], gravehold=20).resolve("gloaming_hour")

    assert (t.in_play, t.nemesis_discard, t.game.gravehold) == ([], ["scourge_toll", "gloaming_hour"], 19)


def test_a_power_with_tokens_left_does_not_happen() -> None:
    t = position("none", in_play=["scourge_toll"], gravehold=20).resolve("gloaming_hour")

    assert (t.in_play, t.game.gravehold) == ([("scourge_toll", 1)], 20)


def test_a_discarded_power_does_not_happen() -> None:
    t = position("casting", in_play=["scourge_toll"], prepped={"I": "unravel"}, gravehold=20)
    t.do("cast unravel 1")

    assert (t.in_play, t.nemesis_discard, t.game.gravehold) == ([], ["scourge_toll"], 20)


def test_what_a_power_does_when_it_is_discarded_still_happens() -> None:
    t = does(position("none", in_play=["scourge_last_word"], gravehold=20), "[{power: any, do: [discard_this]}]")

    assert (t.in_play, t.game.gravehold) == ([], 22)


def test_damage_that_kills_no_member_of_a_swarm_stays_on_one_of_them() -> None:
    """PR-81."""
    t = position("none", nemesis="carapace_queen", swarm=3, in_play=["carapace_queen_foul_multitudes"])
    does(t, "[{deal: {amount: 1, target: each_minion}}]")
    assert (t.game.swarm, t.game.swarm_hurt) == (3, 1)

    does(t, "[{deal: {amount: 1, target: each_minion}}]")

    assert (t.game.swarm, t.game.swarm_hurt) == (2, 1)
