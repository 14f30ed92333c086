"""Effects that are well formed and make no sense are refused, with a message that leads somewhere."""

from __future__ import annotations

import pytest

from tests.packs_room.writing import DECK, GEM, NEMESIS, Writer
from unshuffled.packs import library
from unshuffled.packs.grammar import VERBS
from unshuffled.packs.nodes import PackError
from unshuffled.packs.sense import whom
from unshuffled.rules.effects import cards, shapes

REFUSED = [
    ("discard: {from: hand, count: 1, up_to: 2}", "of 'count', 'up_to' and 'all' a choice of cards has one"),
    ("discard: {from: [hand, prepped]}", "cards are chosen in one place"),
    ("discard: {from: discard}", "a card in a discard pile cannot be discarded"),
    ("discard: {from: prepped, with_breach: true}", "only 'destroy' has 'with_breach'"),
    ("discard: {card: dust, kind: gem}", "'card' says which card it is"),
    ("discard: {kind: gem, not_kind: spell}", "leaves nothing for 'not_kind'"),
    ("discard: {kind: minion}", "no player has a card of kind 'minion'"),
    ("discard: {from: prepped, kind: spell}", "only spells are prepped"),
    ("discard: {most_expensive: true, up_to: 2}", "'most_expensive' goes with a plain 'count'"),
    ("discard: {cost_at_least: 4, cost_at_most: 2}", "no card costs at least 4 and at most 2"),
    ("take: {from: hand}", "taking them from a hand does nothing"),
    ("destroy: {from: hand, with_breach: true}", "write 'from: prepped'"),
    ("deal: {amount: 2, if: your_turn}", "only with 'plus'"),
    ("deal: {amount: 2, plus: 1, if: your_turn, may: {lose_charges: 1}}", "not by both"),
    ("deal: {amount: 2, target: nemesis, divided: true}", "is not divided"),
    ("deal: {base: 2, times: 3}", "only with 'per'"),
    ("deal: {base: -2}", "an amount of -2 is nothing"),
    ("deal: {times: 0, per: {charges: you}}", "counts for nothing"),
    ("deal: {base: 1, half_up: true, per: {charges: you}}", "'half_up' is half of what 'per' counts"),
    ("deal: {times: -1, per: {charges: you}}", "needs a 'base'"),
    ("deal: {base: 1, if: your_turn}", "only with 'plus'"),
    ("cast: {whose: you, times: 3}", "'times' is 1 or 2"),
    ("cast: {whose: you, times: 2, after: owner_hand}", "goes without 'up_to' and 'after'"),
    ("gain: {card: this, kind: gem}", "'card: this' says which card is gained"),
    ("aether: {amount: 1, only: [focus], never: [open]}", "'only' or 'never', not both"),
    ("lose_charges: {amount: 2, all: true}", "a number or all"),
    ("discount: {of: [], by: 2}", "needs what it is 'of'"),
    ("sigil_breach: {bonus: 2, breaches: [5]}", "numbers from 1 to 4"),
    ("return_turn_order: {which: nemesis, count: 2}", "'count' is 1 or all"),
    ("return_turn_order: {which: nemesis, keep: player}", "leave 'which' and 'all' out"),
    ("return_turn_order: {count: 1}", "needs 'which' cards are returned"),
    ("reveal: {top_of: turn_order, count: 2}", "one card is revealed"),
    ("heal: {per: {prepped: {adjacent: true, other: true}}}", "leave the other fields out"),
    ("heal: {per: {prepped: {whose: most, other: true}}}", "counts all spells of that player"),
    ("heal: {per: {hand: {kind: gem, name: dust}}}", "leave 'kind' out"),
    ("heal: {per: {turn_order_discard: {}}}", "'turn_order_discard' needs 'kind'"),
    ("heal: {per: {tokens: {}}}", "'tokens' needs 'name'"),
    ("{if: {count: {charges: you}, is: 2, at_least: 1}, then: [{heal: 1}]}", "'is' says it all"),
    (
        "{if: {count: {charges: you}, at_least: 3, at_most: 1}, then: [{heal: 1}]}",
        "nothing is at least 3 and at most 1",
    ),
    ("{if: {all: []}, then: [{heal: 1}]}", "'all' needs the conditions"),
    ("{for: ally, do: [{deal: 1}]}", "nothing in its 'do' is about that player"),
    ("{for: ally, do: [{take: {from: discard, whose: you}}]}", "nothing in its 'do' is about that player"),
]


@pytest.mark.parametrize(("effect", "message"), REFUSED, ids=[effect for effect, _ in REFUSED])
def test_an_effect_that_makes_no_sense_is_refused(writer: Writer, effect: str, message: str) -> None:
    (problem,) = writer.problems(cards=GEM.replace("{aether: 1}", effect if effect[0] == "{" else f"{{{effect}}}"))

    assert message in problem
    assert problem.startswith("small/cards.yaml:2:")


TAKEN = [
    "{for: ally, do: [{take: {from: discard}}]}",
    "{for: each_player, do: [{deal: 1}]}",
    "{for: ally, do: [{deal: {per: {hand: they}}}]}",
    "{for: ally, do: [{choose: [[{deal: 1}], [{gravehold_gains: 1}]]}]}",
    "{destroy: {from: [hand, discard], kind: gem}}",
    "{deal: {amount: 2, plus: 1, if: {not: your_turn}}}",
    "{if: {count: {charges: you}, at_least: 1, at_most: 3}, then: [{heal: 1}]}",
]


@pytest.mark.parametrize("effect", TAKEN)
def test_an_effect_that_makes_sense_is_taken(writer: Writer, effect: str) -> None:
    writer.load(cards=GEM.replace("{aether: 1}", effect))


ALONE = [
    ("{suffer: 2}", "suffer: the nemesis does nothing of the kind itself; put it into a 'for'"),
    ("{discard: {count: 1}}", "discard: the nemesis does nothing of the kind itself"),
    ("{deal: 3}", "deal: nobody is 'you' where the nemesis acts"),
    ("{gravehold_suffers: {per: {charges: you}}}", "gravehold_suffers: nobody is 'you'"),
    ("{for: any_player, do: [{suffer: {per: {charges: you}}}]}", "suffer: nobody is 'you'"),
]


@pytest.mark.parametrize(("effect", "message"), ALONE, ids=[effect for effect, _ in ALONE])
def test_a_player_who_is_not_there_is_refused_where_the_nemesis_acts(writer: Writer, effect: str, message: str) -> None:
    (problem,) = writer.problems(grim=NEMESIS + DECK.replace("{unleash: 1}", effect, 1))

    assert message in problem


@pytest.mark.parametrize("effect", ["{for: any_player, do: [{suffer: {per: {charges: they}}}]}", "{unleash: 1}"])
def test_a_player_whom_the_nemesis_has_chosen_is_there(writer: Writer, effect: str) -> None:
    writer.load(grim=NEMESIS + DECK.replace("{unleash: 1}", effect, 1))


def test_a_game_that_has_begun_with_such_an_effect_goes_on(writer: Writer) -> None:
    """A table keeps the packs it began with, also if a release refuses them for new games."""
    folder = writer.pack(cards=GEM.replace("{aether: 1}", "{for: ally, do: [{deal: 1}]}"))

    assert library.load_sources(library.sources_of([folder])).card("dust").play is not None
    with pytest.raises(PackError):
        library.load_folders([folder])


def test_of_every_verb_it_is_known_whether_it_is_about_a_chosen_player() -> None:
    """A new verb goes into `whom.THEM` or `whom.NOT_THEM`; the shapes and what moves cards answer for themselves."""
    known = {*whom.THEM, *whom.NOT_THEM, shapes.Choose, shapes.May, shapes.For}
    records = {entry.record for entry in VERBS.values() if not issubclass(entry.record, cards.Move)}

    assert records - known == set()
    assert set(whom.THEM) & set(whom.NOT_THEM) == set()
