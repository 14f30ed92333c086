"""The cookbook for authors: every card on the page loads, says what is printed there, and does it in the smallest position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import table
from tests.packs_room import cookbook
from tests.table import position
from unshuffled.lab import simulate
from unshuffled.workshop import proofreading


@pytest.fixture(autouse=True)
def cookbook_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions know the cards of the page."""
    monkeypatch.setattr(table, "content", cookbook.content)


def test_the_page_has_enough_recipes_and_reads_every_one() -> None:
    text = cookbook.PAGE.read_text(encoding="utf-8")

    assert len(cookbook.recipes()) == text.count("\n### … ") == text.count("```yaml\n")
    assert 12 <= len(cookbook.recipes()) <= 20


def test_the_texts_are_what_the_game_makes() -> None:
    """`python -m tests.packs_room.cookbook` regenerates them."""
    text = cookbook.PAGE.read_text(encoding="utf-8")

    assert cookbook.current(text) == text


def test_a_wrong_text_would_be_found() -> None:
    text = cookbook.PAGE.read_text(encoding="utf-8")
    wrong = text.replace("Gain 3 aether.", "Gain 4 aether.")

    assert wrong != text
    assert cookbook.current(wrong) == text


def test_every_effect_is_said_in_every_language() -> None:
    notes = proofreading.proofread(cookbook.content(), "cookbook")

    assert notes.problems == []


def test_every_recipe_is_played_by_a_test_here() -> None:
    here = re.findall(r"cookbook_\w+", Path(__file__).read_text(encoding="utf-8"))

    assert set(cookbook.recipes()) - set(here) == set()


def test_no_recipe_has_the_name_of_another_card() -> None:
    names: dict[str, str] = {card.id: card.names["en"] for card in cookbook.content().cards}
    ours = {name for id, name in names.items() if id in cookbook.recipes()}

    assert ours & {name for id, name in names.items() if id not in cookbook.recipes()} == set()


@pytest.mark.parametrize("first", [0, 2, 4])
@pytest.mark.slow("plays whole games")
def test_random_games_with_the_recipes_keep_the_laws(first: int) -> None:
    """Three gems, two relics and four spells, so that each recipe for players is in one of the markets."""
    kinds = {id: cookbook.content().card(id).kind for id in cookbook.recipes()}
    gems, relics, spells = (
        [id for id, kind in kinds.items() if kind == wanted] for wanted in ("gem", "relic", "spell")
    )
    market = [*gems, "jade", *relics[first : first + 2], *(spells * 2)[first : first + 4]]
    plan = simulate.Plan(nemeses=["tally"], players=[2], mind="eager", check=True, deep_every=1, market=tuple(market))
    played = simulate.play_one(cookbook.content(), plan, 0, f"cookbook-{first}")

    assert len(market) == 9
    assert not played.failure, f"{played.failure}\n{played.record}"


# Gems and relics


def test_the_spool_pays_for_spells_only() -> None:
    market = [*table.PLAIN_MARKET[:-1], "cookbook_veil"]
    t = position(hand=["cookbook_spool"], market=market).do("play cookbook_spool")

    assert (t.you.aether, t.game.players[0].aether) == (3, 1)
    # Jade costs 2, and the veil 3.
    assert t.offers("gain") == ["gain cookbook_veil"]


def test_the_coin_is_aether_or_a_charge() -> None:
    aether = position(hand=["cookbook_coin"]).do("play cookbook_coin", "choose 1").you
    charge = position(hand=["cookbook_coin"]).do("play cookbook_coin", "choose 2").you

    assert (aether.aether, aether.charges) == (3, 0)
    assert (charge.aether, charge.charges) == (0, 1)


def test_the_ledger_turns_one_card_into_two() -> None:
    t = position(hand=["cookbook_ledger", "crystal", "spark"], deck=["spark", "spark", "crystal"])
    t.do("play cookbook_ledger", "discard crystal")

    assert (t.you.hand, t.you.discard, t.you.deck) == (["spark", "spark", "spark"], ["crystal"], ["crystal"])


def test_the_ledger_offers_nothing_without_a_card() -> None:
    t = position(hand=["cookbook_ledger"], deck=["spark", "spark"]).do("play cookbook_ledger")

    assert (t.asked, t.you.hand) == ("main", [])


@pytest.mark.parametrize(("answer", "left"), [("destroy crystal from discard", []), ("done", ["crystal"])])
def test_the_sieve_destroys_a_card_or_none(answer: str, left: list[str]) -> None:
    t = position(hand=["cookbook_sieve"], discard=["crystal"]).do("play cookbook_sieve", answer)

    assert (t.you.aether, t.you.discard) == (1, left)


def test_the_rope_helps_the_ally_and_not_you() -> None:
    t = position(hand=["cookbook_rope"], deck=["crystal"], life=5, p2={"deck": ["spark"], "life": 5}).do(
        "play cookbook_rope"
    )

    assert (t.p(2).hand, t.p(2).life) == (["spark"], 6)
    assert (t.you.hand, t.you.life) == ([], 5)


def test_the_spyglass_takes_one_of_three() -> None:
    t = position(hand=["cookbook_spyglass"], deck=["crystal", "spark", "jade", "crystal"])
    t.do("play cookbook_spyglass")
    taken = next(key for key in t.options if "jade" in key)
    t.do(taken)
    while t.asked != "main":
        t.do(t.options[0])

    assert t.you.hand == ["jade"]
    assert sorted(t.you.deck[:2]) == ["crystal", "spark"]
    assert len(t.you.deck) == 3


def test_the_wedge_makes_one_breach_cheaper() -> None:
    before = position(hand=["cookbook_wedge"], aether=1)
    assert before.offers("focus") == []

    t = before.do("play cookbook_wedge")

    assert t.offers("focus") != []
    t.do(t.offers("focus")[0])
    assert t.offers("focus") == []


def test_the_flare_is_gone_after_its_light() -> None:
    t = position(hand=["cookbook_flare"], gravehold=20).do("play cookbook_flare")

    assert (t.game.gravehold, t.you.played, t.you.discard) == (24, [], [])


# Spells


@pytest.mark.parametrize(("others", "dealt"), [({}, 2), ({"II": "spark"}, 4), ({"II": "spark", "III": "spark"}, 6)])
def test_the_chorus_grows_with_other_spells(others: dict[str, str], dealt: int) -> None:
    t = position("casting", prepped={"I": "cookbook_chorus", **others}, breaches=dict.fromkeys(others, "open"))
    before = t.game.nemesis_life
    t.do("cast cookbook_chorus 1")

    assert before - t.game.nemesis_life == dealt


def test_the_hail_hits_every_minion_and_not_the_nemesis() -> None:
    t = position("casting", prepped={"I": "cookbook_hail"}, in_play=["tally_a1", "tally_a2"])
    before = t.game.nemesis_life
    t.do("cast cookbook_hail 1")

    assert (t.in_play, t.game.nemesis_life) == ([("tally_a1", 3), ("tally_a2", 6)], before)


@pytest.mark.parametrize(("life", "charges"), [(3, 1), (4, 0)])
def test_the_hook_gives_a_charge_for_a_kill(life: int, charges: int) -> None:
    t = position("casting", prepped={"I": "cookbook_hook"}, in_play=[("tally_a1", life)])
    t.do("cast cookbook_hook 1", "target tally_a1")

    assert t.you.charges == charges


@pytest.mark.parametrize(("answer", "dealt", "life"), [("yes", 5, 9), ("no", 2, 10)])
def test_the_grudge_deals_more_for_life(answer: str, dealt: int, life: int) -> None:
    t = position("casting", prepped={"I": "cookbook_grudge"}, life=10)
    before = t.game.nemesis_life
    t.do("cast cookbook_grudge 1", answer)

    assert (before - t.game.nemesis_life, t.you.life) == (dealt, life)


def test_the_veil_prevents_the_next_three_damage() -> None:
    t = position("casting", prepped={"I": "cookbook_veil"}, life=5, p2={"life": 9}).do("cast cookbook_veil 1")

    assert t.resolve("cookbook_wolves").you.life == 5
    assert t.resolve("cookbook_wolves").you.life == 4


def test_the_watch_rewards_the_first_gain_of_a_turn() -> None:
    t = position(prepped={"I": "cookbook_watch"}, aether=9)
    t.do("gain jade")
    assert t.you.charges == 1

    t.do("gain jade")
    assert t.you.charges == 1


# Cards of the nemesis


def test_the_wolves_bite_the_weakest() -> None:
    t = position("none", life=8, p2={"life": 5}, gravehold=30).resolve("cookbook_wolves")

    assert (t.you.life, t.p(2).life, t.game.gravehold) == (8, 3, 29)


def test_the_shell_takes_two_at_most() -> None:
    t = position("casting", prepped={"I": "cookbook_hook"}, in_play=["cookbook_shell"])
    t.do("cast cookbook_hook 1", "target cookbook_shell")

    assert t.in_play == [("cookbook_shell", 4)]


def test_the_toll_is_paid_with_four_aether() -> None:
    t = position(in_play=["cookbook_toll"], aether=4).do("discard cookbook_toll")

    assert (t.in_play, t.you.aether) == ([], 0)


def test_the_toll_is_taken_from_all_when_time_is_out() -> None:
    t = position("none", in_play=[("cookbook_toll", 1)], life=8, p2={"life": 8}).main_phase_of_nemesis()

    assert (t.in_play, t.you.life, t.p(2).life) == ([], 6, 6)
