"""What unplayed gems bring, and what they would pay for."""

from __future__ import annotations

from itertools import product

from tests.table import position
from unshuffled.minds.randoms import MINDS
from unshuffled.packs import library
from unshuffled.rules.core.machine import answer
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.core.state import Game
from unshuffled.rules.mechanics.actions import options
from unshuffled.rules.readings.reach import Reach, reach


def test_gems_in_hand_are_counted_with_the_answers_that_play_them() -> None:
    found = reach(position(hand=["crystal", "jade", "crystal", "spark"]).game)

    assert found is not None
    assert (found.plays, found.aether) == (["play crystal", "play crystal", "play jade"], 4)


def test_an_answer_is_paid_with_as_little_aether_as_will_do_and_the_fewest_cards() -> None:
    found = reach(position(hand=["crystal", "crystal", "jade"]).game)

    assert found is not None
    assert found.pays["gain jade"] == ["play jade"]
    assert found.pays["gain bottled_vortex"] == ["play crystal", "play jade"]
    assert "gain essence_theft" not in found.pays


def test_what_can_be_paid_already_is_not_listed() -> None:
    found = reach(position(hand=["crystal"], aether=2).game)

    assert found is not None
    assert "gain jade" not in found.pays
    assert found.pays["gain bottled_vortex"] == ["play crystal"]


def test_a_card_that_asks_something_is_not_counted() -> None:
    assert reach(position(hand=["burning_opal", "flexing_dagger", "spark"]).game) is None


def test_nothing_is_counted_outside_the_main_phase() -> None:
    t = position("casting", hand=["crystal"], prepped={"I": "spark"})

    assert (t.asked, reach(t.game)) == ("casting", None)


def test_aether_for_spells_only_pays_for_spells() -> None:
    found = reach(position(hand=["searing_ruby"]).game)

    assert found is not None
    assert found.aether == 3
    assert "gain bottled_vortex" not in found.pays
    assert "gain jade" in found.pays


def test_what_a_gem_gives_together_with_others_is_counted() -> None:
    found = reach(position(hand=["diamond_cluster", "diamond_cluster"]).game)

    assert found == Reach(["play diamond_cluster", "play diamond_cluster"], 6, found.pays if found else {})


def test_giving_the_listed_answers_makes_each_purchase_possible() -> None:
    g = position(hand=["crystal", "diamond_cluster", "searing_ruby", "jade", "diamond_cluster"]).game
    found = reach(g)
    assert found is not None
    for key, plays in found.pays.items():
        game = g.copy()
        for play in plays:
            answer(game, play)
        assert game.decision is not None
        assert key in game.decision.keys, (key, plays)


def test_the_game_itself_is_not_changed() -> None:
    t = position(hand=["diamond_cluster", "diamond_cluster"])

    reach(t.game)

    assert (t.you.hand, t.you.aether) == (["diamond_cluster", "diamond_cluster"], 0)


def tried(g: Game, plain: dict[str, int]) -> dict[str, list[str]]:
    """What gems of fixed value pay for, by offering the main phase with every number of each of them in hand."""
    assert g.decision is not None
    you = g.players[g.decision.seat]
    plays = [cards.play_key for cards in (g.scenario.content.cards[card] for card in dict.fromkeys(you.hand))]
    kinds = [key for key in plays if key in plain]
    copies = [[g.scenario.content.cards[card].play_key for card in you.hand].count(key) for key in kinds]
    ways = [dict(zip(kinds, counts, strict=True)) for counts in product(*[range(n + 1) for n in copies])]
    ways.sort(key=lambda way: (sum(plain[key] * n for key, n in way.items()), sum(way.values())))
    pays: dict[str, list[str]] = {}
    for way in ways:
        rich = you.copy()
        rich.aether += sum(plain[key] * n for key, n in way.items())
        for key in options(g, rich):
            if key not in g.decision.keys:
                pays.setdefault(key, [play for play, n in way.items() for _ in range(n)])
    every = you.copy()
    every.aether += sum(plain[key] * n for key, n in zip(kinds, copies, strict=True))
    return {key: way for key, way in pays.items() if key in options(g, every)}


def test_in_whole_games_it_is_what_trying_every_number_of_gems_finds() -> None:
    """Of positions with no other gems than those that always give the same, for any use."""
    content = library.load()
    plain = {"play crystal": 1, "play jade": 2}
    compared = 0
    for number, nemesis in enumerate(sorted(content.nemeses)):
        g = start(content, Setup(mages=[RANDOM] * 2, nemesis=nemesis), f"reach/{number}")
        pick = MINDS["eager"](f"reach/{number}").pick
        while g.decision is not None:
            found = reach(g)
            if found is not None and set(found.plays) <= set(plain):
                assert found == Reach(found.plays, sum(plain[key] for key in found.plays), tried(g, plain))
                compared += bool(found.pays)
            answer(g, pick(g.decision))

    assert compared > 100
