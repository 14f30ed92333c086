"""Thief of Dreams: the Dream deck and mat, Delirium, its ways to end, and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import PLAIN_MARKET, At, content, position
from unshuffled.rules.core import constants
from unshuffled.rules.core.flow import FLOW
from unshuffled.rules.core.language import Amount, Block
from unshuffled.rules.core.stack import Scope
from unshuffled.rules.effects.counts import TurnOrderDiscard
from unshuffled.rules.effects.gains import Gain
from unshuffled.rules.effects.life import Deal, Suffer
from unshuffled.rules.readings import views

OWN = [
    "thief_of_dreams_backlash",
    "thief_of_dreams_dream_devourer",
    "thief_of_dreams_deluge_of_magic",
    "thief_of_dreams_scion_of_dreams",
    "thief_of_dreams_fools_bargain",
    "thief_of_dreams_spiralling_nightmare",
    "thief_of_dreams_aether_drain",
    "thief_of_dreams_siphon_memories",
    "thief_of_dreams_eternal_dreamer",
]
SPACES = [f"dream_{n}" for n in range(1, 7)]
DEVOURER = "thief_of_dreams_dream_devourer"


def dreaming(mat: str = "", deck: tuple[str, ...] = ("jade",) * 4, phase: str = "none", **given: Any) -> At:
    """These cards on the mat, from space 1, `-` for none; this Dream deck, from the top and face down."""
    at = position("none", nemesis="thief_of_dreams", **given)
    g = at.game
    index = content().index
    for space, card in zip(SPACES, mat.split(), strict=False):
        if card == "devourer":
            for m in g.in_play:
                m.place = g.scenario.nemesis.pile(space)
        elif card != "-":
            g.piles[g.scenario.nemesis.pile(space)] = [index[card]]
    g.piles[g.scenario.nemesis.pile("dream")] = [~index[card] for card in reversed(deck)]
    if phase == "main":
        g.active = 0
        at.steps(FLOW.player_turn, 0)
    return at


def mat(at: At) -> str:
    """What lies on the mat, from space 1."""
    g = at.game
    found = []
    for space in SPACES:
        pile = g.scenario.nemesis.pile(space)
        minion = any(m.place == pile for m in g.in_play)
        found.append("devourer" if minion else content().ids[g.piles[pile][0]] if g.piles[pile] else "-")
    return " ".join(found)


def deck(at: At) -> list[str]:
    """The Dream deck, from the top."""
    return [content().ids[c if c >= 0 else ~c] for c in reversed(at.game.piles[at.game.scenario.nemesis.pile("dream")])]


# Setup


@pytest.mark.parametrize(
    ("difficulty", "life", "special"),
    [("beginner", 70, 1), ("normal", 80, 1), ("expert", 80, 2), ("extinction", 90, 2)],
)
def test_one_nemesis_turn_order_card_is_delirium_and_both_with_increased_difficulty(
    difficulty: str, life: int, special: int
) -> None:
    """DIFF-02 to DIFF-04, TURN-01."""
    t = position("none", nemesis="thief_of_dreams", difficulty=difficulty)

    assert (t.game.nemesis_life, t.turn_deck.count("special")) == (life, special)
    assert t.turn_deck.count("nemesis") == 2 - special


def test_the_dream_deck_is_made_of_the_supply() -> None:
    """Six of each gem but the cheapest, four of each relic and spell; then Unleash twice."""
    t = position("none", nemesis="thief_of_dreams", setup=True)

    assert [t.supply(card) for card in PLAIN_MARKET] == [7, 1, 1, 1, 1, 1, 1, 1, 1]
    on_mat = [card for card in mat(t).split() if card != "-"]
    assert (len(on_mat), len(deck(t))) == (2, 34)
    assert mat(t).split()[2:] == ["-"] * 4
    assert all(card < 0 for card in t.game.piles[t.game.scenario.nemesis.pile("dream")])


def test_of_equally_cheap_gems_the_players_choose_which_is_left_out() -> None:
    """PR-116."""
    market = ["jade" if card == "jade" else card for card in PLAIN_MARKET]
    cost = {card: content().card(card).cost for card in content().ids if content().card(card).kind == "gem"}
    twin = next(c.id for c in content().cards if c.market == "gem" and c.cost == cost["jade"] and c.id != "jade")
    market[1] = twin
    t = position("none", nemesis="thief_of_dreams", market=market, setup=True)

    assert (t.asked, sorted(t.options), t.decider) == ("choose_pile", sorted(["pile jade", f"pile {twin}"]), 0)
    t.do(f"pile {twin}")
    assert (t.supply("jade"), t.supply(twin)) == (1, 7)


def test_its_deck_holds_its_nine_cards_three_of_each_tier() -> None:
    """SETUP-14."""
    t = position("none", nemesis="thief_of_dreams")

    assert sorted(c for c in t.nemesis_deck if c.startswith("thief_of_dreams_")) == sorted(OWN)
    assert [content().card(c).tier for c in OWN] == [1, 1, 1, 2, 2, 2, 3, 3, 3]


# The mat


def test_unleash_lays_a_dream_on_the_first_space() -> None:
    assert mat(dreaming(deck=("spark", "jade")).unleash()) == "spark - - - - -"


def test_a_new_card_pushes_the_others() -> None:
    assert mat(dreaming("jade crystal").unleash()) == "jade jade crystal - - -"


def test_cards_beyond_a_gap_stay() -> None:
    """PR-113."""
    assert mat(dreaming("crystal - spark - spark").unleash()) == "jade crystal spark - spark -"


def test_a_card_that_comes_to_the_sixth_space_goes_under_the_deck_and_hurts_a_player() -> None:
    t = dreaming("crystal crystal crystal crystal spark").unleash()
    assert (mat(t), t.options, t.decider) == ("jade crystal crystal crystal crystal -", ["player 1", "player 2"], 0)

    t.do("player 2")

    assert (t.p(2).life, deck(t)) == (8, ["jade", "jade", "jade", "spark"])


def test_with_increased_difficulty_it_hurts_by_three() -> None:
    t = dreaming("crystal crystal crystal crystal spark", difficulty="expert").unleash().do("player 2")

    assert t.p(2).life == 7


def test_unleash_with_an_empty_deck_does_nothing() -> None:
    """PR-114."""
    assert mat(dreaming("crystal spark", deck=()).unleash()) == "crystal spark - - - -"


def test_delirium_unleashes_before_the_nemesis_turn() -> None:
    t = position(
        "turn", nemesis="thief_of_dreams", turn_deck=["special"], nemesis_deck=["thief_of_dreams_eternal_dreamer"]
    )

    assert t.course("turn_order_drawn", "unleashed", "nemesis_turn_started")[:3] == [
        "turn_order_drawn",
        "unleashed",
        "nemesis_turn_started",
    ]


def test_delirium_counts_as_a_nemesis_turn_order_card() -> None:
    """PR-117."""
    t = position(
        "none", nemesis="thief_of_dreams", turn_discard=["special", "player1"], turn_deck=["nemesis", "player2"]
    )
    nobody = Scope(constants.TEAM, -1)

    assert TurnOrderDiscard("nemesis").value(t.game, nobody) == 1
    assert TurnOrderDiscard("player").value(t.game, nobody) == 1


# Gaining and destroying


def test_a_card_on_the_mat_can_be_gained_like_a_supply_card() -> None:
    t = dreaming("- jade spark", phase="main", aether=2)
    assert t.offers("gain") == ["gain jade", "gain flexing_dagger", "gain jade from dream_2", "gain spark from dream_3"]

    t.do("gain jade from dream_2")

    assert (t.you.discard, t.you.aether, mat(t), t.supply("jade")) == (["jade"], 0, "- - spark - - -", 7)


def test_a_card_on_the_mat_that_costs_too_much_is_not_offered() -> None:
    t = dreaming("consuming_void", phase="main", aether=2)

    assert "gain consuming_void from dream_1" not in t.options


def test_an_effect_that_gains_from_the_supply_may_gain_a_card_of_the_mat() -> None:
    """PR-153."""
    gain = Gain(kind=["spell"], cost_at_most=Amount(1), source="supply")
    t = dreaming("essence_theft spark").steps(Block("test/gain", [gain]), 0)

    assert (t.you.discard, mat(t)) == (["spark"], "essence_theft - - - - -")


def test_an_effect_that_gains_from_a_pile_does_not_take_from_the_mat() -> None:
    """PR-153. The mat is no supply pile."""
    gain = Gain(kind=["spell"], cost_at_most=Amount(1))
    t = dreaming("essence_theft spark").steps(Block("test/gain", [gain]), 0)

    assert (t.you.discard, mat(t)) == ([], "essence_theft spark - - - -")


def test_transmuters_lens_names_a_pile() -> None:
    """PR-153."""
    t = dreaming("spark", phase="main", hand=["transmuters_lens"]).do("play transmuters_lens")

    assert t.asked == "gain_card"
    assert [key for key in t.options if " from " in key] == []


def test_duplicating_sazite_and_destiny_forger_name_the_supply() -> None:
    """PR-153."""
    sazite = dreaming("spark", phase="main", hand=["duplicating_sazite"], prepped={"I": "ignite"}, aether=4)
    sazite.do("end", "play duplicating_sazite", "gain jade", "discard ignite 1")
    forger = dreaming("spark", phase="main", hand=["destiny_forger"], p2={"hand": ["crystal"]})
    forger.do("play destiny_forger", "choose 1", "destroy crystal")

    for t in (sazite, forger):
        assert (t.asked, t.decider) == ("gain_card", 2)
        assert "gain spark from dream_1" in t.options


def test_when_the_last_supply_card_is_gained_another_comes() -> None:
    """PR-114."""
    t = dreaming("- jade", deck=("spark", "crystal"), phase="main", aether=2).do("gain jade from dream_2")

    assert (mat(t), deck(t)) == ("spark - - - - -", ["crystal"])


def test_for_three_aether_a_player_destroys_a_card_on_the_mat() -> None:
    t = dreaming("jade spark", phase="main", aether=3).do("use dispel")
    assert t.options == ["destroy jade from dream_1", "destroy spark from dream_2"]

    t.do("destroy spark from dream_2")

    assert (mat(t), t.you.aether) == ("jade - - - - -", 0)
    assert [content().ids[c] for c in t.game.destroyed] == ["spark"]


def test_with_two_aether_nobody_destroys_it() -> None:
    assert "use dispel" not in dreaming("jade spark", phase="main", aether=2).options


def test_without_dreams_the_players_win() -> None:
    t = dreaming("jade", deck=(), phase="main", aether=3).do("use dispel")

    assert t.game.outcome == "nemesis_rule_won"


def test_with_a_dream_left_they_do_not() -> None:
    t = dreaming("jade spark", deck=(), phase="main", aether=3).do("use dispel", "destroy jade from dream_1")

    assert (t.game.outcome, mat(t)) == ("", "- spark - - - -")


def test_exhaustion_costs_gravehold_five() -> None:
    t = dreaming("jade", life=2).steps(Block("test/suffer", [Suffer(Amount(2))]), 0)

    assert (t.game.gravehold, mat(t)) == (25, "jade - - - - -")


# Cards


def test_backlash() -> None:
    t = dreaming("jade", p2={"deck": ["spark"]}).resolve("thief_of_dreams_backlash").do("choose 1", "player 2")
    assert (mat(t), t.p(2).hand) == ("jade jade jade - - -", ["spark"])

    assert dreaming("jade").resolve("thief_of_dreams_backlash").do("choose 2").game.gravehold == 26


def test_the_devourer_enters_on_the_first_space_and_is_pushed() -> None:
    t = dreaming("jade").resolve(DEVOURER)
    assert (mat(t), t.in_play) == ("devourer jade - - - -", [(DEVOURER, 8)])
    assert views.view(t.game, 0)["nemesis"]["in_play"][0].get("place") == "dream_1"

    assert mat(t.unleash()) == "jade devourer jade - - -"


def test_at_the_end_the_devourer_is_discarded_and_hurts_gravehold() -> None:
    t = dreaming("jade jade jade jade devourer", in_play=[DEVOURER]).unleash()

    assert (mat(t), t.in_play, t.game.gravehold) == ("jade jade jade jade jade -", [], 24)
    assert t.nemesis_discard == [DEVOURER]


def test_a_devourer_that_is_killed_leaves_a_gap_and_costs_nothing() -> None:
    """PR-115."""
    t = dreaming("jade devourer jade", in_play=[(DEVOURER, 1)])
    t.steps(Block("test/deal", [Deal(Amount(1), target="minion")]), 0)

    assert (mat(t), t.game.gravehold, t.nemesis_discard) == ("jade - jade - - -", 30, [DEVOURER])


def test_the_devourer_is_no_supply_card() -> None:
    """PR-115. A mat with nothing else on it has none, so another dream comes."""
    t = dreaming("devourer jade", in_play=[DEVOURER], deck=("spark",), phase="main", aether=3)
    t.do("use dispel")

    assert mat(t) == "spark devourer - - - -"


def test_deluge_of_magic_sorts_the_dream_deck() -> None:
    cards = ("jade", "spark", "crystal", "consuming_void", "searing_ruby")
    t = dreaming("jade", deck=cards, in_play=[("thief_of_dreams_deluge_of_magic", 1)]).main_phase_of_nemesis()
    assert (t.asked, t.decider) == ("put_revealed", 0)
    t.do("pick jade", "pick spark")
    assert (t.asked, t.options) == ("put_back", ["put back consuming_void", "put back crystal"])
    t.do("put back crystal")

    assert mat(t) == "crystal consuming_void jade - - -"
    assert deck(t) == ["searing_ruby", "jade", "spark"]


def test_scion_moves_each_card_and_keeps_the_gaps() -> None:
    """PR-113."""
    t = (
        dreaming("jade - spark - crystal", in_play=["thief_of_dreams_scion_of_dreams"])
        .main_phase_of_nemesis()
        .do("player 1")
    )

    assert (mat(t), t.you.life, t.game.gravehold) == ("- jade - spark - -", 8, 28)


def test_fools_bargain() -> None:
    t = dreaming("jade", in_play=[("thief_of_dreams_fools_bargain", 1)]).main_phase_of_nemesis()
    assert mat(t) == "- jade jade jade - -"

    paid = dreaming(
        "jade",
        phase="main",
        in_play=["thief_of_dreams_fools_bargain"],
        hand=["searing_ruby", "consuming_void", "spark"],
    )
    paid.do("discard thief_of_dreams_fools_bargain", "discard consuming_void")
    assert (paid.you.hand, paid.in_play) == (["spark"], [])


def test_after_spiralling_nightmare_cards_skip_the_fifth_space() -> None:
    t = (
        dreaming("jade - - - crystal", in_play=[("thief_of_dreams_spiralling_nightmare", 1)])
        .main_phase_of_nemesis()
        .do("player 1")
    )
    assert (mat(t), t.game.gravehold, t.you.life) == ("jade jade - - - -", 26, 8)

    after = dreaming("jade jade jade spark", counters={"nightmare": 1}).unleash().do("player 2")
    assert (mat(after), after.p(2).life, deck(after)[-1]) == ("jade jade jade jade - -", 8, "spark")


def test_aether_drain_hits_the_player_with_the_most_expensive_gem() -> None:
    p2 = {"hand": ["searing_ruby", "crystal", "spark"]}
    t = dreaming("jade", hand=["jade", "spark"], p2=p2).resolve("thief_of_dreams_aether_drain")
    assert t.decider == 2
    t.do("discard searing_ruby", "discard crystal")

    assert (t.p(2).hand, t.you.hand, t.game.gravehold) == ([], ["jade", "spark"], 26)


def test_without_a_gem_in_any_hand_the_players_choose() -> None:
    """PR-118."""
    t = dreaming("jade", hand=["spark"] * 3, p2={"hand": ["spark"] * 3}).resolve("thief_of_dreams_aether_drain")

    assert (t.asked, t.options) == ("choose_player", ["player 1", "player 2"])


def test_siphon_memories_puts_cards_of_hands_on_the_dream_deck_and_they_come_at_once() -> None:
    """PR-118. The players choose the order; cards costing 0 stay."""
    t = dreaming("crystal", hand=["jade", "spark"], p2={"hand": ["searing_ruby"]}).resolve(
        "thief_of_dreams_siphon_memories"
    )
    assert (t.decider, t.options) == (0, ["place jade p1", "place searing_ruby p2"])

    t.do("place jade p1")

    assert (mat(t), t.you.hand, t.p(2).hand) == ("jade jade searing_ruby crystal - -", ["spark"], [])


def test_while_the_dreamer_is_in_play_no_dream_is_destroyed() -> None:
    t = dreaming("jade spark", phase="main", aether=3, in_play=["thief_of_dreams_eternal_dreamer"])

    assert "use dispel" not in t.options
    assert dreaming("jade", in_play=["thief_of_dreams_eternal_dreamer"]).main_phase_of_nemesis().game.gravehold == 26


def test_everybody_sees_the_mat() -> None:
    shown = views.view(dreaming("jade - spark").game, 1)["nemesis"]

    assert {name: shown.get("piles", {})[name] for name in SPACES[:3]} == {
        "dream_1": ["jade"],
        "dream_2": [],
        "dream_3": ["spark"],
    }
    assert shown["decks"]["dream"]["deck"] == [None] * 4
