"""Where a number comes from: the parts of damage about to be dealt add up to it."""

from __future__ import annotations

from tests.table import content, position
from unshuffled.minds.randoms import EagerMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.readings import damage_breakdown
from unshuffled.words import asks
from unshuffled.words.speech import Voice


def test_a_spell_explains_its_damage() -> None:
    """DMG-06, BREACH-19. 2 of the card, 2 for another Fiery Torrent, 1 of breach IV."""
    t = position(
        "casting",
        prepped={"I": "fiery_torrent", "IV": "fiery_torrent"},
        breaches={"IV": "open"},
        in_play=["tally_a1"],
    )
    t.do("cast fiery_torrent 4")

    assert [(part.what, part.n) for part in damage_breakdown.parts(t.game)] == [("card", 2), ("each", 2), ("breach", 1)]
    total = asks.arithmetic_of(t.game)
    assert total is not None
    assert Voice(content(), "en")(total) == "5 = 2 card + 2 for 1 × other prepped spell with this name + 1 breach IV"


def test_a_plain_hit_needs_no_explaining() -> None:
    """One part is no sum; and a question about something else has none."""
    t = position("casting", prepped={"I": "spark"}, in_play=["tally_a1"])
    assert damage_breakdown.parts(t.game) == []

    t.do("cast spark 1")

    assert [(part.what, part.n) for part in damage_breakdown.parts(t.game)] == [("card", 1)]
    assert asks.arithmetic_of(t.game) is None


def test_the_parts_always_add_up() -> None:
    """In whole games, at every question for a target."""
    asked = 0
    for number in range(40):
        game = start(library.load(), Setup(mages=[RANDOM, RANDOM], nemesis=RANDOM), f"sum-{number}")
        mind = EagerMind(f"sum-{number}")
        while game.decision is not None:
            if game.decision.ask == "choose_target":
                asked += 1
                assert sum(part.n for part in damage_breakdown.parts(game)) == game.decision.args[0]
            machine.answer(game, mind.pick(game.decision))

    assert asked > 200
