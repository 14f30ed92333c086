"""Answers in advance: who has decided outside their turn is not waited for."""

from __future__ import annotations

import msgspec
import pytest

from tests.table import At, content, position
from tests.tables.sitting import answer, begun, done
from unshuffled.rules.core.state import Game
from unshuffled.tables import entries as e
from unshuffled.tables.advance import CHEAPEST, DECLINE, LEAVE, answer_of
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.table import Table
from unshuffled.wire import tell

SHARD = "play amethyst_shard"
"""An ally may draw a card; if they do, they discard one."""
SETUP: dict[str, object] = {"mages": ["adelheim", "plain_two"], "nemesis": "tally", "market": ["deck_destruction_base"]}


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def adelheims_turn() -> Table:
    """Ann plays Adelheim, who has the shard in hand, and it is her turn."""
    table = begun(SETUP)
    while True:
        decision = game_of(table).decision
        assert decision is not None
        if SHARD in decision.keys:
            return table
        answer(table, decision.keys[-1])


def offered(**more: object) -> At:
    """The shard was played, and the ally, with a jade, a spark and a crystal, is asked."""
    hand = {"hand": ["jade", "spark", "crystal"], "deck": ["crystal"]}
    return position(hand=["amethyst_shard"], p2=hand, **more).do(SHARD)  # type: ignore[arg-type]


# What is decided


def test_what_somebody_may_do_outside_their_turn_is_declined() -> None:
    assert answer_of(offered().game, [DECLINE]) == "no"
    assert answer_of(offered().game, [CHEAPEST, LEAVE]) == ""


def test_of_cards_that_somebody_has_to_discard_the_cheapest_goes_and_of_several_the_first() -> None:
    must = offered().do("yes").game
    assert must.decision is not None
    assert must.decision.keys == ["discard jade", "discard spark", "discard crystal"]

    assert answer_of(must, [CHEAPEST]) == "discard spark"
    assert answer_of(must, [DECLINE, LEAVE]) == ""


def test_a_card_that_somebody_may_keep_is_not_discarded() -> None:
    may = position(hand=["trulite_of_energy"], p2={"hand": ["jade", "spark"]}).do("play trulite_of_energy").game
    assert may.decision is not None
    assert may.decision.keys == ["discard jade", "discard spark", "no"]

    assert answer_of(may, [CHEAPEST]) == ""
    assert answer_of(may, [CHEAPEST, DECLINE]) == "no"


def test_ones_own_turn_and_what_players_decide_together_are_not_decided() -> None:
    own = position(hand=["crystal"]).game
    together = position("nemesis", nemesis="rageborne", counters={"fury": 0}, nemesis_deck=["nix"], gravehold=30).game

    assert answer_of(own, [DECLINE, CHEAPEST, LEAVE]) == ""
    assert together.decision is not None
    assert together.decision.seat < 0
    assert answer_of(together, [DECLINE, CHEAPEST, LEAVE]) == ""


# At a table


def test_an_answer_in_advance_is_written_with_the_answer_that_led_to_its_question() -> None:
    table = adelheims_turn()
    done(table, table.decide_in_advance("bob", [DECLINE]))

    made = table.answer("ann", SHARD, len(table.answers))

    assert [e.to_public(entry) for entry in made] == [
        {"kind": "Answered", "key": SHARD, "person": "ann"},
        {"kind": "AnsweredInAdvance", "key": "no", "person": "bob"},
    ]
    done(table, made)
    assert table.waiting_for() == {"ann"}
    assert table.answers[-2:] == [SHARD, "no"]


def test_without_it_the_table_waits() -> None:
    table = adelheims_turn()

    made = table.answer("ann", SHARD, len(table.answers))

    assert [e.to_public(entry) for entry in made] == [{"kind": "Answered", "key": SHARD, "person": "ann"}]
    assert done(table, made).waiting_for() == {"bob"}


def test_it_holds_from_the_next_question_on_and_until_it_is_taken_back() -> None:
    table = adelheims_turn()
    answer(table, SHARD)

    made = table.decide_in_advance("bob", [CHEAPEST, "nonsense", DECLINE])
    assert made == [e.AdvanceSet("bob", [DECLINE, CHEAPEST])]
    done(table, made)
    assert table.waiting_for() == {"bob"}
    assert table.decide_in_advance("bob", [DECLINE, CHEAPEST]) == []

    done(table, table.answer("bob", "yes", len(table.answers)))
    assert table.answers[-2:] == ["yes", "discard crystal"]

    done(table, table.decide_in_advance("bob", []))
    assert table.in_advance == {}


def test_who_answered_last_undoes_it_without_asking_and_the_question_is_open_then() -> None:
    """The answer before is Ann's own, and nothing hidden was seen."""
    table = adelheims_turn()
    done(table, table.decide_in_advance("bob", [DECLINE]))
    at = len(table.answers)
    done(table, table.answer("ann", SHARD, at))

    assert table.asked_for("ann", at) == set()
    done(table, table.take_back("ann", at + 1))
    assert table.answers[at:] == [SHARD]
    assert table.waiting_for() == {"bob"}


def test_what_somebody_answered_themselves_is_not_undone_without_asking() -> None:
    table = adelheims_turn()
    at = len(table.answers)
    done(table, table.answer("ann", SHARD, at))
    done(table, table.answer("bob", "no", at + 1))

    assert table.asked_for("ann", at) == {"bob"}


def test_what_players_decide_together_does_not_wait_for_who_leaves_it_to_the_others() -> None:
    table = begun()
    together = position("nemesis", nemesis="rageborne", counters={"fury": 0}, nemesis_deck=["nix"], gravehold=30).game
    assert table.history is not None
    table.history.game = together

    assert table.waiting_for() == {"ann", "bob"}
    done(table, table.decide_in_advance("ann", [LEAVE]))
    assert table.waiting_for() == {"bob"}
    done(table, table.decide_in_advance("bob", [LEAVE]))
    assert table.waiting_for() == {"ann", "bob"}


def test_a_table_that_is_loaded_again_knows_it() -> None:
    table = adelheims_turn()
    before = msgspec.json.decode(msgspec.json.encode(table.summary()))
    decided = table.decide_in_advance("bob", [DECLINE])
    done(table, decided)
    answered = table.answer("ann", SHARD, len(table.answers))
    done(table, answered)

    from_entries = Table(table.id, content(), "seed")
    from_entries.load([e.from_data(e.to_data(entry)) for entry in (*decided, *answered)], before)
    from_summary = Table(table.id, content(), "seed")
    from_summary.load([], msgspec.json.decode(msgspec.json.encode(table.summary())))

    for loaded in (from_entries, from_summary):
        assert tell.state_of(loaded) == tell.state_of(table)
        assert game_of(loaded) == game_of(table)
        assert loaded.asked_for("ann", 0) == table.asked_for("ann", 0)
    assert tell.state_of(table).in_advance == {"bob": [DECLINE]}


def test_only_players_decide_in_advance() -> None:
    table = begun()
    with pytest.raises(Refused) as refused:
        table.decide_in_advance("cat", [DECLINE])
    assert refused.value.code == Code.WATCHING
