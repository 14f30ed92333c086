"""Setting up: mages, life, the nemesis and its deck (SETUP-01 to SETUP-21)."""

from collections import Counter

import pytest

from tests.table import DIRECTIONS, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay, start
from unshuffled.rules.core.state import Game

UNIQUE_STARTERS = {
    "adelheim": {"amethyst_shard": 1},
    "brama": {"buried_light": 1},
    "jian": {"moonstone_shard": 1},
    "kadir": {"emerald_shard": 1},
    "lash": {"quartz_shard": 1},
    "mist": {"garnet_shard": 1},
    "phaedraxa": {"tourmaline_shard": 1},
    "xaxos": {"flare": 1},
    "dezmodia": {"oblivion_shard": 1},
    "garu": {"torch": 1},
    "gex": {"shattered_geode": 1},
    "mazahaedron": {"worldheart_shard": 1},
    "mist_war_eternal": {"amethyst_paragon": 1},
    "quilius": {"extinguish": 2},
    "ulgimor": {"coal_shard": 1},
    "yan_magda": {"illuminate": 1},
    "ilya": {"entwined_amethyst": 2, "trulite_of_force": 2},
    "kel": {"entwined_amethyst": 2, "trulite_of_energy": 2},
    "zhana_outcasts": {"glyph_carver": 2},
    "taqren_outcasts": {"esoteric_amplifier": 1},
    "qu_outcasts": {"call_of_the_void": 1},
    "thraxir": {"nameless_siphon": 1},
    "dezmodia_outcasts": {"swirling_darkness": 1},
    "arachnos": {"convergence": 1},
}
SEEDS = [str(n) for n in range(12)]
FOUR = ["adelheim", "brama", "jian", "kadir"]


def laid(mages: list[str], nemesis: str = "rageborne", seed: str = "seed") -> Game:
    """A game as it lies on the table before the first card is drawn."""
    return lay(content(), Setup(mages=mages, nemesis=nemesis, market=["deck_destruction_base"]), seed)


def names(pile: list[int]) -> list[str]:
    """From the top."""
    return [content().cards[c if c >= 0 else ~c].id for c in reversed(pile)]


def test_each_player_takes_a_mage_mat_and_a_number_token() -> None:
    """SETUP-01. Seats are numbered in order."""
    g = laid(["lash", "garu", "brama"])

    assert [(p.mage.id, p.number + 1) for p in g.players] == [("lash", 1), ("garu", 2), ("brama", 3)]


@pytest.mark.parametrize("mages", [["lash", "lash"], ["lash", "nobody_known"]])
def test_a_mage_mat_that_is_taken_or_unknown_cannot_be_taken(mages: list[str]) -> None:
    """SETUP-01. There is one mat of each mage."""
    with pytest.raises(BadSetup) as refused:
        laid(mages)

    assert refused.value.code == "setup/mage"


def test_mages_left_to_chance_are_all_different() -> None:
    """SETUP-01. Nobody gets a mat that another player has."""
    drawn = [[p.mage.id for p in laid(["lash", "random", "random", "random"], seed=seed).players] for seed in SEEDS]

    assert all(mages[0] == "lash" and len(set(mages)) == 4 for mages in drawn)
    assert len({tuple(mages) for mages in drawn}) > 1


def test_the_hand_and_the_deck_are_those_of_the_mat() -> None:
    """SETUP-02. Five cards each."""
    p = laid(["adelheim", "xaxos"]).players[0]

    assert sorted(names(p.hand)) == ["amethyst_shard", "crystal", "crystal", "spark", "spark"]
    assert names(p.deck) == ["crystal"] * 5


@pytest.mark.parametrize("seed", SEEDS)
def test_the_starting_deck_lies_in_mat_order_and_is_not_shuffled(seed: str) -> None:
    """SETUP-03. The leftmost card of the mat is on top."""
    g = laid(["quilius", "brama"], seed=seed)

    assert names(g.players[0].deck) == ["crystal", "crystal", "crystal", "extinguish", "spark"]
    assert names(g.players[1].deck) == ["crystal", "crystal", "crystal", "spark", "spark"]


def test_the_top_card_of_the_mat_is_drawn_first() -> None:
    """SETUP-03. Not the bottom one."""
    t = position(
        "draw", hand=["spark"], deck=["crystal", "crystal", "crystal", "spark", "spark"], turn_deck=["player1"]
    )

    assert t.you.hand == ["spark", "crystal", "crystal", "crystal", "spark"]


def test_starting_cards_are_crystals_sparks_and_cards_unique_to_the_mage() -> None:
    """SETUP-02, SETUP-04. Five in hand, five in the deck, at least one that no other mage has; Ilya and Kel share another."""
    mages = [mage for mage in content().mages.values() if mage.pack != "trial"]
    unique = {
        mage.id: {card: n for card, n in Counter(mage.hand + mage.deck).items() if card not in ("crystal", "spark")}
        for mage in mages
    }
    everywhere = Counter(card for mage in mages for card in set(mage.hand + mage.deck) - {"crystal", "spark"})

    assert unique == UNIQUE_STARTERS
    assert {card: mages for card, mages in everywhere.items() if mages > 1} == {"entwined_amethyst": 2}
    assert {(len(mage.hand), len(mage.deck)) for mage in mages} == {(5, 5)}


@pytest.mark.parametrize(
    ("mage", "breaches"),
    [
        ("adelheim", ["open", "left", "right", "down"]),
        ("jian", ["open", "open", "right", "down"]),
        ("yan_magda", ["open", "right", "right", "right"]),
        ("phaedraxa", ["none", "open", "down", "left"]),
        ("gex", ["none", "open", "down", "down"]),
    ],
)
def test_breaches_lie_open_closed_and_turned_as_the_mat_shows(mage: str, breaches: list[str]) -> None:
    """SETUP-05, SETUP-06, SETUP-07. A place without a breach stays empty."""
    p = laid([mage, "xaxos"]).players[0]

    assert p.breach_turns == tuple(DIRECTIONS[direction] for direction in breaches)


def test_players_start_with_ten_life_and_nothing_else() -> None:
    """SETUP-08, SETUP-11. No charges, no discard pile, nothing prepped."""
    g = laid(FOUR)

    assert [(p.life, p.charges, p.discard, p.prepped, p.played, p.aether) for p in g.players] == [
        (10, 0, [], [], [], 0)
    ] * 4
    assert not any(p.exhausted for p in g.players)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_gravehold_starts_with_thirty_life(seats: int) -> None:
    """SETUP-09. Whatever the number of players."""
    assert laid(FOUR[:seats]).gravehold == 30


@pytest.mark.parametrize(("life", "after"), [(5, 9), (8, 10)])
def test_a_player_never_has_more_life_than_at_the_start(life: int, after: int) -> None:
    """SETUP-10. Brama gives 4 life; what is above 10 is lost."""
    t = position(mages=["brama", "plain_two"], charges=5, life=life, p2={"life": 9}, hand=["crystal"])

    t.do("activate brama", "player 1")

    assert (t.you.life, t.p(2).life) == (after, 9)


@pytest.mark.parametrize(("life", "after"), [(20, 24), (28, 30)])
def test_gravehold_never_has_more_life_than_at_the_start(life: int, after: int) -> None:
    """SETUP-10, ED-30. Conjure the Lost gives it 4."""
    t = position("casting", prepped={"I": "conjure_the_lost"}, hand=["crystal"], gravehold=life)

    t.do("cast conjure_the_lost 1", "yes")

    assert t.game.gravehold == after


def test_the_players_pick_one_nemesis() -> None:
    """SETUP-12. Its mat is on the table, and no other."""
    assert laid(FOUR, nemesis="gate_witch").scenario.nemesis.id == "gate_witch"


def test_the_nemesis_can_be_left_to_chance() -> None:
    """SETUP-12. The seed decides, the same seed the same way."""
    drawn = [laid(FOUR, nemesis="random", seed=seed).scenario.nemesis.id for seed in SEEDS]

    assert len(set(drawn)) > 1
    assert drawn == [laid(FOUR, nemesis="random", seed=seed).scenario.nemesis.id for seed in SEEDS]


def test_an_unknown_nemesis_is_refused() -> None:
    """SETUP-12. The message names those that exist."""
    with pytest.raises(BadSetup, match="umbra_titan") as refused:
        laid(FOUR, nemesis="umbra_titen")

    assert refused.value.code == "setup/nemesis"


@pytest.mark.parametrize(
    ("nemesis", "life"),
    [
        ("rageborne", 70),
        ("prince_of_gluttons", 70),
        ("crooked_mask", 70),
        ("carapace_queen", 60),
        ("umbra_titan", 70),
        ("magus_of_cloaks", 35),
        ("hollow_crown", 1),
        ("gate_witch", 70),
    ],
)
def test_the_nemesis_starts_with_the_life_on_its_mat(nemesis: str, life: int) -> None:
    """SETUP-13. That is also its maximum."""
    g = laid(FOUR, nemesis=nemesis)

    assert (g.nemesis_life, g.nemesis_max) == (life, life)


@pytest.mark.parametrize(("life", "after"), [(40, 53), (60, 70)])
def test_the_nemesis_never_has_more_life_than_at_the_start(life: int, after: int) -> None:
    """SETUP-13. Twisting Madness gives it 13."""
    t = position(
        "none",
        nemesis="crooked_mask",
        nemesis_life=life,
        gravehold=20,
        in_play=[("crooked_mask_twisting_madness", 1)],
    )

    t.main_phase_of_nemesis()

    assert (t.game.nemesis_life, t.game.gravehold) == (after, 23)


@pytest.mark.parametrize(
    ("seats", "basics", "size"),
    [(1, [1, 3, 7], 20), (2, [3, 5, 7], 24), (3, [5, 6, 7], 27), (4, [8, 7, 7], 31)],
)
@pytest.mark.parametrize("nemesis", ["rageborne", "hollow_crown"])
def test_the_nemesis_deck_is_its_nine_cards_and_basics_by_the_number_of_players(
    nemesis: str, seats: int, basics: list[int], size: int
) -> None:
    """SETUP-14, SETUP-15, SETUP-16. Three cards of each tier are its own; no card is there twice."""
    cards = [content().card(name) for name in names(laid(FOUR[:seats], nemesis=nemesis).nemesis_deck)]

    assert len(cards) == len({card.id for card in cards}) == size
    assert [sum(card.nemesis == nemesis and card.tier == tier for card in cards) for tier in (1, 2, 3)] == [3, 3, 3]
    assert [sum(not card.nemesis and card.tier == tier for card in cards) for tier in (1, 2, 3)] == basics


def test_basic_cards_are_chosen_at_random_and_nobody_looks() -> None:
    """SETUP-17. Another seed gives other basics, and no place of the deck is known."""
    chosen = set()
    for seed in SEEDS:
        g = laid(["lash"], seed=seed)
        assert all(card < 0 for card in g.nemesis_deck)
        chosen.add(frozenset(name for name in names(g.nemesis_deck) if not content().card(name).nemesis))

    assert len(chosen) > 1


def test_each_tier_is_shuffled_on_its_own_and_tier_one_lies_on_top() -> None:
    """SETUP-18, SETUP-19. Specific and basic cards of one tier are mixed; tiers are not."""
    orders = []
    for seed in SEEDS:
        cards = [content().card(name) for name in names(laid(FOUR, seed=seed).nemesis_deck)]
        assert [card.tier for card in cards] == [1] * 11 + [2] * 10 + [3] * 10
        orders.append([bool(card.nemesis) for card in cards])
    for tier in (slice(0, 11), slice(11, 21), slice(21, 31)):
        assert len({tuple(order[tier]) for order in orders}) > 1


def test_the_order_of_a_nemesis_own_cards_is_not_always_the_same() -> None:
    """SETUP-18. They are shuffled as well."""
    own = set()
    for seed in SEEDS:
        deck = names(laid(["lash"], seed=seed).nemesis_deck)
        own.add(tuple(name for name in deck if content().card(name).nemesis and content().card(name).tier == 3))

    assert len(own) > 1
    assert {frozenset(order) for order in own} == {
        frozenset(["rageborne_avatar_of_wrath", "rageborne_onslaught", "rageborne_rolling_death"])
    }


@pytest.mark.parametrize(
    ("nemesis", "counters"),
    [
        ("rageborne", {"fury": 1}),
        ("umbra_titan", {"devour": 8}),
        ("magus_of_cloaks", {"cloaks": 4}),
        ("gate_witch", {"anomalies": 1}),
    ],
)
def test_the_nemesis_gets_the_tokens_of_its_setup_text(nemesis: str, counters: dict[str, int]) -> None:
    """SETUP-20. Before the first turn."""
    t = position("none", nemesis=nemesis, setup=True)

    assert {counter.name: t.counter(counter.name) for counter in t.game.scenario.nemesis.counters} == counters


def test_the_setup_text_of_the_hollow_crown_puts_two_acolytes_into_play() -> None:
    """SETUP-20, SETUP-21. The other seven stay in the acolyte deck; the nemesis deck has its 24 cards."""
    t = position("none", nemesis="hollow_crown", setup=True)

    assert [(content().card(name).kind, life) for name, life in t.in_play] == [("acolyte", 11), ("acolyte", 11)]
    assert len(t.game.piles[0]) == 7
    assert len(t.nemesis_deck) == 24


def test_the_setup_text_of_the_prince_of_gluttons_takes_one_gem_of_each_pile() -> None:
    """SETUP-20. The most expensive first, so the cheapest ends on top."""
    t = position("none", nemesis="prince_of_gluttons", setup=True)

    assert [content().cards[card].id for card in t.game.piles[t.game.scenario.open_pile]] == [
        "burning_opal",
        "searing_ruby",
        "jade",
    ]
    assert [t.supply(gem) for gem in ("jade", "searing_ruby", "burning_opal")] == [6, 6, 6]


def test_the_setup_text_is_carried_out_before_the_first_turn() -> None:
    """SETUP-20. The first question finds it done."""
    g = start(content(), Setup(mages=FOUR, nemesis="carapace_queen", market=["deck_destruction_base"]), "seed")

    assert g.swarm >= 2
    assert g.turn >= 1


@pytest.mark.parametrize(("nemesis", "kind", "count"), [("rageborne", "strike", 6), ("crooked_mask", "corruption", 11)])
def test_cards_of_tier_zero_never_go_into_the_nemesis_deck(nemesis: str, kind: str, count: int) -> None:
    """SETUP-21, MAT-11. They lie where the mat says: in a deck of their own."""
    g = laid(FOUR, nemesis=nemesis)

    assert all(content().card(name).tier in (1, 2, 3) for name in names(g.nemesis_deck))
    assert [content().card(name).kind for name in names(g.piles[0])] == [kind] * count
    assert len(set(g.piles[0])) == count
