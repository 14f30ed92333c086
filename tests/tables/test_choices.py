"""What on the table an answer is about, where its key alone does not say it."""

from __future__ import annotations

from tests.table import At, position
from unshuffled.rules.core import options
from unshuffled.rules.mechanics import breaches
from unshuffled.tables import choices

CLOSED = {"open_decks": "off"}


def about(t: At) -> dict[str, list[str]]:
    """Every answer that is about something, and what that is."""
    d = t.game.decision
    assert d is not None
    found = {
        key: choices.about(t.game, options.read(key), d.values[n] if d.values is not None else None)
        for n, key in enumerate(d.keys)
    }
    return {key: places for key, places in found.items() if places}


def test_a_card_that_is_destroyed_from_the_discard_pile_lies_there_also_if_another_is_in_hand() -> None:
    t = position(
        "casting",
        hand=["crystal"],
        discard=["crystal"],
        breaches={"I": "open", "II": "open"},
        prepped={"I": "pyrotechnic_surge"},
    )

    t.do("cast pyrotechnic_surge 1")

    assert about(t)["destroy crystal"] == ["discard/0/crystal"]


def test_a_card_lies_in_the_zone_that_its_key_names() -> None:
    """Without one it lies in the hand, where several zones are offered."""
    t = position(hand=["bottled_vortex", "crystal"], discard=["crystal"])

    t.do("play bottled_vortex")

    assert about(t) == {
        "destroy crystal": ["hand/0/crystal"],
        "destroy crystal from discard": ["discard/0/crystal"],
    }


def test_a_spell_that_is_prepped_from_the_discard_pile_lies_there() -> None:
    t = position(hand=["cairn_compass"], p2={"hand": ["spark"], "discard": ["spark"], "breaches": {"I": "open"}})

    t.do("play cairn_compass")

    assert about(t)["prep spark 1"] == ["discard/1/spark", "breach/1/1"]


def test_a_spell_that_is_prepped_in_the_main_phase_lies_in_the_hand() -> None:
    t = position(hand=["spark"], discard=["spark"], breaches={"I": "open"})

    assert about(t)["prep spark 1"] == ["hand/0/spark", "breach/0/1"]


def test_spells_on_a_breach_that_is_destroyed_lie_on_it_and_not_on_another() -> None:
    t = position("none", breaches={"I": "open", "II": "open"}, prepped={"I": ["spark", "ignite"], "II": ["spark"]})

    breaches.destroy_breach(t.game, t.game.players[0], 0)
    t.run()

    assert about(t) == {"discard spark": ["prepped/0/spark/1"], "discard ignite": ["prepped/0/ignite/1"]}


def test_played_cards_that_are_put_down_lie_where_they_were_played() -> None:
    t = position("draw", hand=["crystal"], played=["crystal", "jade"])

    assert about(t) == {"discard crystal": ["played/0/crystal"], "discard jade": ["played/0/jade"]}


def test_a_revealed_card_lies_on_its_deck() -> None:
    t = position(hand=["show_two", "ignite"], deck=["ignite", "jade", "spark"])

    t.do("play show_two")

    assert about(t) == {"put back ignite": ["deck/0/ignite"], "put back jade": ["deck/0/jade"]}


def test_a_revealed_card_of_a_closed_deck_is_shown_nowhere() -> None:
    t = position(switches=CLOSED, hand=["show_two", "ignite"], deck=["ignite", "jade", "spark"])

    t.do("play show_two")

    assert (sorted(t.options), about(t)) == (["put back ignite", "put back jade"], {})


def test_of_two_minions_of_one_name_each_answer_means_its_own() -> None:
    t = position(
        "casting", breaches={"I": "open"}, prepped={"I": "spark"}, in_play=[("mangleroot", 5), ("mangleroot", 3)]
    )

    t.do("cast spark 1")

    first, second = (m.uid for m in t.game.in_play)
    assert about(t) == {
        "target nemesis": ["nemesis"],
        "target mangleroot": [f"in_play/{first}"],
        "target mangleroot 2": [f"in_play/{second}"],
    }


def test_a_spell_can_be_aimed_at_the_targets_it_will_ask_for_with_the_damage_it_deals() -> None:
    t = position(
        "casting",
        breaches={"I": "open", "IV": "open"},
        prepped={"I": "spark", "IV": "spark"},
        in_play=[("mangleroot", 5)],
    )
    minion = t.game.in_play[0].uid

    assert choices.aim(t.game, options.read("cast spark 1")) == (["nemesis", f"in_play/{minion}"], 1)
    assert choices.aim(t.game, options.read("cast spark 4")) == (["nemesis", f"in_play/{minion}"], 2)
    assert choices.aim(t.game, options.read("end")) == ([], 0)


def test_a_spell_that_first_does_something_else_cannot_be_aimed() -> None:
    t = position(
        "casting",
        hand=["crystal"],
        breaches={"I": "open"},
        prepped={"I": "consuming_void"},
        in_play=[("mangleroot", 5)],
    )

    assert choices.aim(t.game, options.read("cast consuming_void 1")) == ([], 0)
