"""What holds everywhere: piles and shuffling, whom a text means, the parts of a box, phases (GEN, COMP, MAT, PHASE)."""

from itertools import combinations

import pytest

from tests.table import content, position
from unshuffled.rules.core import chance, machine
from unshuffled.rules.core.cards import Card
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.facts import nemesis_tier
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.views import view

MAGES = ["plain_one", "plain_two", "plain_three", "plain_four"]


def laid(mages: list[str], nemesis: str = "rageborne") -> Game:
    """A game as it lies on the table before the first card is drawn."""
    return lay(content(), Setup(mages=mages, nemesis=nemesis, market=["deck_destruction_base"]), "seed")


def cards_of(pack: str) -> list[Card]:
    """The cards of a box."""
    return [card for card in content().cards if card.pack == pack]


# How many play, and what comes first


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_mages_take_part(seats: int) -> None:
    """GEN-02. Each with a seat."""
    assert [p.mage.id for p in laid(MAGES[:seats]).players] == MAGES[:seats]


@pytest.mark.parametrize("mages", [[], [*MAGES, "lash"]])
def test_no_mage_and_five_mages_are_refused(mages: list[str]) -> None:
    """GEN-02. There is no column for them."""
    with pytest.raises(BadSetup) as refused:
        laid(mages)

    assert refused.value.code == "setup/players"


def test_a_card_overrules_the_rulebook() -> None:
    """GEN-03. A spell is prepped to an open or just focused breach; Feral Lightning says: to any closed one."""
    t = position(hand=["feral_lightning", "spark"])

    assert [key for key in t.options if key.startswith("prep spark")] == ["prep spark 1"]
    assert [key for key in t.options if key.startswith("prep feral_lightning")] == [
        f"prep feral_lightning {n}" for n in (1, 2, 3, 4)
    ]


def test_a_nemesis_mat_overrules_the_rulebook() -> None:
    """GEN-03. Hollow Crown: Gravehold suffers 4 where an exhausted player would bring two Unleashes."""
    usual = position("none", life=1).resolve("tally_c3").do("player 1", "destroy breach 2")
    crown = position("none", nemesis="hollow_crown", life=1).resolve("tally_c3").do("player 1", "destroy breach 2")

    assert (usual.game.gravehold, len(usual.events("unleashed"))) == (30, 2)
    assert (crown.game.gravehold, len(crown.events("unleashed"))) == (26, 0)


# Piles


def test_a_player_deck_is_not_shuffled_when_it_runs_out() -> None:
    """GEN-05. The discard pile is turned over as it lies; chance has no part in it."""
    t = position("draw", discard=["jade", "spark", "crystal", "essence_theft", "burning_opal"], turn_deck=["player1"])

    assert t.you.hand == ["jade", "spark", "crystal", "essence_theft", "burning_opal"]
    assert t.events("deck_shuffled") == []
    assert t.game.chance_used[chance.PLAYER : chance.PLAYER + 4] == [0, 0, 0, 0]


def test_a_player_deck_is_shuffled_when_an_effect_orders_it() -> None:
    """GEN-05, GEN-08. Gather Darkness: afterwards nobody knows the order."""
    t = position("none", mages=["plain_one"], deck=["jade"] * 3, discard=["spark"] * 4).resolve("gather_darkness")

    assert t.events("deck_shuffled") == [{"event": "deck_shuffled", "seat": 0}]
    assert (len(t.you.deck), t.you.discard, len(t.game.destroyed)) == (3, [], 4)
    assert view(t.game, 0)["players"][0]["deck"] == [None, None, None]


def test_only_the_turn_order_deck_is_shuffled_in_the_course_of_a_game() -> None:
    """GEN-05, GEN-06, GEN-07. A whole game: nemesis cards come in the order in which they were stacked."""
    g = laid(MAGES[:2], "carapace_queen")
    stacked = [~card for card in reversed(g.nemesis_deck)]
    before = g.chance_used[:]
    seen: list[tuple[str | int, ...]] = []
    g.gravehold = 1000
    machine.run(g)
    while not g.is_over:
        seen += g.events
        assert g.decision is not None
        machine.answer(g, g.decision.keys[-1])
    seen += g.events
    drawn = [event[1] for event in seen if event[0] == "nemesis_card_drawn"]

    assert len(drawn) > 5
    assert drawn == stacked[: len(drawn)]
    assert {event[0] for event in seen if "shuffled" in str(event[0])} == {"turn_order_shuffled"}
    assert [n for n, (old, new) in enumerate(zip(before, g.chance_used, strict=True)) if old != new] == [
        chance.TURN_ORDER
    ]


def test_decks_lie_face_down_and_discard_piles_face_up() -> None:
    """GEN-08. Everybody sees the discard pile; of a shuffled deck nobody sees more than its number of cards."""
    t = position("none", p2={"deck": ["jade", "spark"], "discard": ["crystal", "essence_theft"]})
    t.game.players[1].deck = [~card for card in t.game.players[1].deck]

    shown = [view(t.game, seat)["players"][1] for seat in (0, 1)]

    assert [(p["deck"], p["discard"]) for p in shown] == [([None, None], ["crystal", "essence_theft"])] * 2


def test_hands_are_open_among_the_players() -> None:
    """OPEN-20. Also a card that was drawn from a place nobody knew."""
    t = position(hand=["bottled_vortex", "crystal"], deck=["jade", "spark"])
    t.game.players[0].deck = [~card for card in t.game.players[0].deck]

    t.do("play bottled_vortex", "done")

    assert view(t.game, 1)["players"][0]["hand"] == ["crystal", "jade"]
    assert t.events("drawn") == [{"event": "drawn", "seat": 0, "card": "jade"}]


@pytest.mark.parametrize(("where", "hurt"), [({"in_play": [("carapace_queen_foul_multitudes", 3)]}, 1), ({}, 0)])
def test_a_nemesis_card_acts_only_while_it_is_in_play(where: dict[str, object], hurt: int) -> None:
    """GEN-09, KEY-09. Foul Multitudes gives husks 2 life; in the discard pile and the deck it does not."""
    t = position(
        "casting",
        nemesis="carapace_queen",
        swarm=2,
        prepped={"I": "spark"},
        hand=["crystal"],
        nemesis_deck=["carapace_queen_foul_multitudes"],
        nemesis_discard=["carapace_queen_foul_multitudes"],
        **where,  # type: ignore[arg-type]
    )

    t.do("cast spark 1", "target husk")

    assert (t.game.swarm, t.game.swarm_hurt) == (1 + hurt, hurt)


def test_a_player_card_acts_also_where_it_is_not_played() -> None:
    """GEN-09. V'riswood Amber speaks as it is gained, Bloodstone Jewel too; neither lies in front of a player."""
    market = [
        "jade",
        "vriswood_amber",
        "bloodstone_jewel",
        "flexing_dagger",
        "bottled_vortex",
        "amplify_vision",
        "essence_theft",
        "planar_insight",
        "consuming_void",
    ]
    t = position(market=market, aether=9, deck=["crystal"])

    t.do("gain vriswood_amber", "yes", "gain bloodstone_jewel")

    assert (t.you.deck, t.you.discard, t.you.aether) == (["vriswood_amber", "crystal"], ["bloodstone_jewel"], 3)


def test_destroyed_cards_leave_the_game() -> None:
    """GEN-10, KEY-12. Bottled Vortex destroys the discard pile too; then there is nothing to draw."""
    t = position(hand=["bottled_vortex", "crystal", "crystal"], discard=["spark"])
    supply = t.game.supply[:]

    t.do("play bottled_vortex", "destroy crystal", "destroy spark from discard")

    assert (t.you.hand, t.you.deck, t.you.discard, t.you.played) == (["crystal"], [], [], [])
    assert sorted(content().cards[card].id for card in t.game.destroyed) == ["bottled_vortex", "crystal", "spark"]
    assert t.game.supply == supply


# Whom and when a text means


def test_an_ally_is_any_player_but_you() -> None:
    """GEN-11, KEY-02. You are not among them."""
    t = position(mages=MAGES[:3], hand=["ally_charge", "crystal"]).do("play ally_charge")

    assert (t.decider, t.options) == (1, ["player 2", "player 3"])

    t.do("player 3")

    assert [t.p(n).charges for n in (1, 2, 3)] == [0, 0, 1]


def test_another_player_is_not_the_one_chosen_before() -> None:
    """GEN-11. Pain Sower: one player suffers 2, another one focuses a breach."""
    t = position("none", nemesis="crooked_mask", mages=MAGES[:3], in_play=["crooked_mask_pain_sower"])

    t.main_phase_of_nemesis().do("player 2")

    assert (t.p(2).life, t.options) == (8, ["player 1", "player 3"])


def test_any_player_may_be_yourself() -> None:
    """GEN-12. Brama heals whom she likes."""
    t = position(mages=["brama", "plain_two"], charges=5, life=3, p2={"life": 3}, hand=["crystal"])

    t.do("activate brama")

    assert (t.decider, t.options) == (1, ["player 1", "player 2"])

    t.do("player 1")

    assert (t.you.life, t.p(2).life) == (7, 3)


def test_this_turn_is_the_whole_turn() -> None:
    """GEN-13, KEY-20. The second Diamond Cluster of the turn counts, whatever was done in between."""
    t = position(hand=["diamond_cluster", "crystal", "diamond_cluster"], aether=4)

    t.do("play diamond_cluster", "gain jade", "focus 2", "play crystal", "play diamond_cluster")

    assert t.you.aether == 4 + 2 - 2 - 2 + 1 + 2 + 2


def test_this_turn_is_not_the_next_turn() -> None:
    """GEN-13. The twin: one Diamond Cluster in each of two turns."""
    t = position(hand=["diamond_cluster", "diamond_cluster"], turn_deck=["player1"])

    t.do("play diamond_cluster", "end", "play diamond_cluster")

    assert t.you.aether == 2


# The parts of a box


def test_the_player_cards_of_war_eternal_are_those_of_the_box() -> None:
    """COMP-03. 7 gems of 7, 14 spells and 6 relics of 5, and 65 starter cards: 214."""
    market = [card for card in cards_of("war_eternal") if card.is_player_card and not card.is_starter]
    kinds = {kind: sum(card.kind == kind for card in market) for kind in ("gem", "relic", "spell")}
    mats = [mage.hand + mage.deck for mage in content().mages.values() if mage.pack == "war_eternal"]
    unique = [card for mat in mats for card in mat if card not in ("crystal", "spark")]

    assert kinds == {"gem": 7, "relic": 6, "spell": 14}
    assert (len(market), len(unique)) == (27, 9)
    assert 7 * kinds["gem"] + 5 * (kinds["relic"] + kinds["spell"]) + 40 + 16 + len(unique) == 214
    for four in combinations(mats, 4):
        assert sum(mat.count("crystal") for mat in four) <= 40
        assert sum(mat.count("spark") for mat in four) <= 16


def test_the_nemesis_cards_of_war_eternal_are_those_of_the_box() -> None:
    """COMP-04. 25 basic cards, and 9, 9, 18 and 9 of the four nemeses: 70."""
    cards = [card for card in cards_of("war_eternal") if not card.is_player_card]
    basic = [card for card in cards if not card.nemesis]
    own = {
        nemesis: sum(card.nemesis == nemesis for card in cards)
        for nemesis in ("umbra_titan", "gate_witch", "hollow_crown", "magus_of_cloaks")
    }

    assert [sum(card.tier == tier for card in basic) for tier in (1, 2, 3)] == [9, 8, 8]
    assert own == {"umbra_titan": 9, "gate_witch": 9, "hollow_crown": 18, "magus_of_cloaks": 9}
    assert len(cards) == 70


def test_player_cards_are_gems_relics_and_spells() -> None:
    """MAT-04. Each with a name, a cost and an effect; gems and relics are played, spells are cast. Treasures and curses
    are other cards that players have (KEY-10, KEY-34); abilities are of somebody they protect (PR-134).
    """
    players = [card for card in content().cards if not card.tier and not card.nemesis]
    cards = [card for card in players if card.kind not in ("treasure", "curse", "ability")]

    assert {card.kind for card in cards} == {"gem", "relic", "spell"}
    assert all(card.names["en"] and card.cost >= 0 for card in cards)
    assert all((card.cast if card.kind == "spell" else card.play) is not None for card in cards)
    assert all((card.play if card.kind == "spell" else card.cast) is None for card in cards)


@pytest.mark.parametrize(("card", "aether", "charges"), [("jade", 2, 0), ("mages_talisman", 0, 1), ("spark", 0, 0)])
def test_gems_and_relics_take_effect_the_moment_they_are_played(card: str, aether: int, charges: int) -> None:
    """MAT-06. A spell cannot be played."""
    t = position(hand=[card, "crystal"])

    if card == "spark":
        assert "play spark" not in t.options
    else:
        t.do(f"play {card}")

    assert (t.you.aether, t.you.charges) == (aether, charges)


@pytest.mark.parametrize(
    ("nemesis", "rating"),
    [
        ("rageborne", 2),
        ("prince_of_gluttons", 5),
        ("crooked_mask", 5),
        ("carapace_queen", 3),
        ("umbra_titan", 3),
        ("magus_of_cloaks", 7),
        ("hollow_crown", 5),
        ("gate_witch", 7),
        ("experiment_153", 3),
        ("thief_of_dreams", 4),
        ("risen_thrall", 5),
        ("fountain_of_souls", 8),
    ],
)
def test_a_nemesis_has_a_rating_from_one_to_ten_that_changes_nothing(nemesis: str, rating: int) -> None:
    """MAT-08. The same rating in every form, whatever the level of the game."""
    forms = content().nemeses[nemesis]

    assert {form.difficulty for form in forms.values()} == {rating}
    assert 1 <= rating <= 10


def test_nemesis_cards_are_attacks_minions_and_powers() -> None:
    """MAT-09, MAT-11. In the nemesis deck there is nothing else, and every card there has a tier from 1 to 3."""
    cards = [card for card in content().cards if card.tier]

    assert {card.kind for card in cards} == {"attack", "minion", "power"}
    assert {card.tier for card in cards} == {1, 2, 3}


def test_cards_of_tier_zero_are_kept_outside_the_nemesis_deck() -> None:
    """MAT-11. They are the mats' own kinds."""
    outside = [card for card in content().cards if card.nemesis and not card.tier]

    assert {(card.nemesis, card.kind) for card in outside} == {
        ("rageborne", "strike"),
        ("crooked_mask", "corruption"),
        ("hollow_crown", "acolyte"),
        ("risen_thrall", "thrall"),
        ("fountain_of_souls", "gem"),
    }


def test_a_nemesis_card_belongs_to_one_nemesis_or_is_basic() -> None:
    """MAT-10, KEY-06. In a deck are the nemesis's own cards and basic ones, never another nemesis's."""
    for nemesis in content().nemeses:
        deck = [content().cards[~card] for card in laid(MAGES, nemesis).nemesis_deck]

        assert {card.nemesis for card in deck} == {nemesis, ""}
    assert {card.nemesis for card in content().cards if card.tier} == {"", *content().nemeses}


def test_tokens_never_run_out() -> None:
    """OPEN-01, COMP-10. More fury and more trophies than lie in the box (15 and 10)."""
    fury = position("none", nemesis="rageborne", counters={"fury": 15}).unleash()
    hunt = position(
        "casting",
        mages=["quilius", "plain_two"],
        tokens={"trophy": 10},
        prepped={"I": "extinguish"},
        in_play=[("tally_a1", 1)],
        hand=["crystal"],
    ).do("cast extinguish 1", "target tally_a1")

    assert fury.counter("fury") == 16
    assert hunt.you.player.tokens == {"trophy": 11}


@pytest.mark.parametrize(("cloaks", "after"), [(3, 7), (6, 8)])
def test_a_printed_limit_of_tokens_holds(cloaks: int, after: int) -> None:
    """OPEN-01. Magus of Cloaks: never more than 8. Enshroud brings 4."""
    t = position("none", nemesis="magus_of_cloaks", counters={"cloaks": cloaks}).resolve("magus_of_cloaks_enshroud")

    assert t.counter("cloaks") == after


@pytest.mark.parametrize("rule", ["drawn", "in_play_or_discard"])
def test_before_the_first_nemesis_card_the_tier_is_one(rule: str) -> None:
    """OPEN-04. Scoria Slag gives 2 aether and no more."""
    t = position(switches={"nemesis_tier": rule}, hand=["scoria_slag", "crystal"]).do("play scoria_slag")

    assert (nemesis_tier(laid(MAGES)), nemesis_tier(t.game), t.you.aether) == (1, 1, 2)


# Phases


def test_a_player_turn_is_casting_then_main_then_drawing() -> None:
    """PHASE-01. In this order."""
    t = position(
        "turn",
        turn_deck=["player1", "player1"],
        prepped={"I": "spark"},
        hand=["crystal", "jade"],
        deck=["jade"] * 5,
    )

    assert (t.asked, t.options) == ("casting", ["cast spark 1", "end"])

    t.do("end")

    assert t.asked == "main"
    assert not any(key.startswith("cast") for key in t.options)

    t.do("play crystal", "play jade", "end")

    assert (t.asked, t.options) == ("order_discards", ["discard crystal", "discard jade", "rest"])

    t.do("rest")

    assert (t.you.discard, t.you.hand, t.asked) == (["crystal", "jade"], ["jade"] * 5, "casting")


def test_a_phase_with_nothing_to_do_is_skipped() -> None:
    """PHASE-02. No spell is prepped: the first question is that of the main phase."""
    t = position("turn", turn_deck=["player1"], hand=["crystal"])

    assert (t.asked, t.game.turn) == ("main", 1)


def test_a_main_phase_with_nothing_to_do_ends_by_an_answer() -> None:
    """PHASE-02, PR-45. An empty hand and no aether: the only answer is the end."""
    t = position("turn", turn_deck=["player1", "player1"], deck=["crystal"] * 6)

    assert (t.asked, t.options, t.game.turn) == ("main", ["end"], 1)

    t.do("end")

    assert (t.asked, t.game.turn) == ("main", 2)
    assert (t.you.hand, t.you.deck) == (["crystal"] * 5, ["crystal"])


def test_a_player_is_exhausted_the_moment_life_falls_to_zero() -> None:
    """PHASE-03. In the middle of a main phase: Tourmaline Shard makes the ally suffer 1."""
    t = position(
        mages=["phaedraxa", "plain_two"],
        hand=["tourmaline_shard", "crystal"],
        p2={"life": 1, "hand": ["crystal", "spark"]},
    )

    t.do("play tourmaline_shard", "yes", "destroy breach 3")

    assert (t.p(2).life, t.p(2).exhausted, t.p(2).breaches) == (0, True, ["open", "right", "none", "right"])
    assert (t.counter("unleashed"), t.game.active) == (2, 0)


def test_a_player_with_one_life_left_is_not_exhausted() -> None:
    """PHASE-03. The twin."""
    t = position(
        mages=["phaedraxa", "plain_two"],
        hand=["tourmaline_shard", "crystal"],
        p2={"life": 2, "hand": ["crystal", "spark"]},
    )

    t.do("play tourmaline_shard", "yes")

    assert (t.p(2).life, t.p(2).exhausted, t.counter("unleashed")) == (1, False, 0)
