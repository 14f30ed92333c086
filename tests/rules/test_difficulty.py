"""The four levels of difficulty (DIFF-01 to DIFF-05, ED-18, OPEN-13)."""

import pytest

from tests.table import content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game

EDITIONS = ["default", "war_eternal_pl_fr", "base_cs", "outcasts_pl", "war_eternal_de"]


def laid(difficulty: str, nemesis: str = "umbra_titan", edition: str = "default") -> Game:
    """Two mages, before the first card is drawn."""
    chosen = Setup(
        mages=["lash", "brama"],
        nemesis=nemesis,
        difficulty=difficulty,
        market=["deck_destruction_base"],
        edition=edition,
    )
    return lay(content(), chosen, "seed")


@pytest.mark.parametrize(
    ("difficulty", "player", "gravehold", "nemesis", "devour"),
    [
        pytest.param("normal", 10, 30, 70, 8, id="DIFF-01"),
        pytest.param("beginner", 12, 35, 60, 8, id="DIFF-02"),
        pytest.param("expert", 10, 30, 70, 5, id="DIFF-03"),
        pytest.param("extinction", 8, 25, 80, 5, id="DIFF-04"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_level_has_its_life_totals_and_its_form_of_the_nemesis(
    edition: str, difficulty: str, player: int, gravehold: int, nemesis: int, devour: int
) -> None:
    """DIFF-01, DIFF-02, DIFF-03, DIFF-04, ED-18. All four, in every edition; Umbra Titan's harder setup is 5 tokens."""
    g = laid(difficulty, edition=edition)

    assert [p.life for p in g.players] == [player, player]
    assert (g.gravehold, g.nemesis_life, g.counters) == (gravehold, nemesis, (devour,))


@pytest.mark.parametrize(("difficulty", "husks"), [("normal", 2), ("beginner", 2), ("expert", 3), ("extinction", 3)])
def test_increased_difficulty_may_change_the_unleash(difficulty: str, husks: int) -> None:
    """DIFF-03, DIFF-04. Carapace Queen: 3 husks instead of 2."""
    t = position("none", nemesis="carapace_queen", difficulty=difficulty, swarm=0).unleash()

    assert t.game.swarm == husks


@pytest.mark.parametrize(("difficulty", "fury"), [("normal", 2), ("beginner", 2), ("expert", 4), ("extinction", 4)])
def test_increased_difficulty_may_change_the_additional_rules(difficulty: str, fury: int) -> None:
    """DIFF-03, DIFF-04. Rageborne: a Strike costs 1 fury instead of 3."""
    t = position("none", nemesis="rageborne", difficulty=difficulty, counters={"fury": 5}).routine("strike")
    if t.options:
        t.do(t.options[0])

    assert t.counter("fury") == fury


@pytest.mark.parametrize(("difficulty", "after"), [("beginner", 12), ("normal", 10), ("extinction", 8)])
def test_a_player_never_has_more_than_the_life_of_the_level(difficulty: str, after: int) -> None:
    """DIFF-05. Brama gives 4 life."""
    t = position(
        mages=["brama", "plain_two"], difficulty=difficulty, charges=5, life=after - 1, p2={"life": 5}, hand=["crystal"]
    )

    t.do("activate brama", "player 1")

    assert t.you.life == after


@pytest.mark.parametrize(("difficulty", "after"), [("beginner", 35), ("normal", 30), ("extinction", 25)])
def test_gravehold_never_has_more_than_the_life_of_the_level(difficulty: str, after: int) -> None:
    """DIFF-05. Conjure the Lost gives it 4."""
    t = position(
        "casting",
        difficulty=difficulty,
        prepped={"I": "conjure_the_lost"},
        gravehold=after - 1,
        hand=["crystal"],
    )

    t.do("cast conjure_the_lost 1", "yes")

    assert t.game.gravehold == after


@pytest.mark.parametrize(("difficulty", "after"), [("beginner", 60), ("normal", 70), ("extinction", 80)])
def test_the_nemesis_never_has_more_than_the_life_of_the_level(difficulty: str, after: int) -> None:
    """DIFF-05. Twisting Madness gives it 13."""
    t = position(
        "none",
        nemesis="crooked_mask",
        difficulty=difficulty,
        nemesis_life=after - 1,
        in_play=[("crooked_mask_twisting_madness", 1)],
    )

    t.main_phase_of_nemesis()

    assert t.game.nemesis_life == after


@pytest.mark.parametrize(
    ("difficulty", "player", "gravehold"),
    [("beginner", 12, 35), ("normal", 10, 30), ("expert", 10, 30), ("extinction", 8, 25)],
)
def test_a_nemesis_without_a_normal_dial_keeps_its_life(difficulty: str, player: int, gravehold: int) -> None:
    """OPEN-13. Hollow Crown has 1 life at every level; players and Gravehold change as usual."""
    g = laid(difficulty, nemesis="hollow_crown")

    assert (g.nemesis_life, g.nemesis_max) == (1, 1)
    assert (g.players[0].life, g.gravehold) == (player, gravehold)


@pytest.mark.parametrize("difficulty", ["beginner", "normal", "expert", "extinction"])
def test_the_life_of_acolytes_is_the_same_at_every_level(difficulty: str) -> None:
    """OPEN-13. 11 each."""
    t = position("none", nemesis="hollow_crown", difficulty=difficulty, setup=True)

    assert [life for _, life in t.in_play] == [11, 11]


def test_an_unknown_level_is_refused() -> None:
    """ED-18. There are four."""
    with pytest.raises(BadSetup) as refused:
        laid("nightmare")

    assert refused.value.code == "setup/difficulty"
