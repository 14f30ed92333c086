"""Where the books differ: the switches, and the named editions that group them (ED, VAR-07).

Turn order is in test_turn_order, true solo in test_solo, the empty nemesis deck in test_end_of_game.
"""

import re
from pathlib import Path

import pytest

from tests.table import PLAIN_MARKET, At, Seat, content, position
from unshuffled.rules.core.errors import BadSetup
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import lay
from unshuffled.rules.core.switches import DIFFERENCES, Switches, in_force, switches_of

EDITIONS = ["default", "war_eternal_pl_fr", "base_cs", "outcasts_pl", "war_eternal_de"]
SEEDS = [str(n) for n in range(12)]


@pytest.mark.parametrize(
    ("edition", "differs"),
    [
        ("default", {}),
        ("war_eternal_pl_fr", {}),
        ("base_cs", {"fully_turned_focus": "not_allowed"}),
        ("outcasts_pl", {"wild_card": "token", "four_player_deck": "pairs"}),
        ("war_eternal_de", {"number_tokens": "random", "empty_deck_win": "immediate", "card_values": "de"}),
    ],
)
def test_an_edition_is_a_name_for_switches(edition: str, differs: dict[str, str]) -> None:
    """ED-01, ED-02, ED-03, ED-07, ED-08, ED-23. What a book does not mention has its default."""
    assert switches_of(edition, {}) == Switches(**differs)  # type: ignore[arg-type]


def test_a_game_may_change_any_switch_on_top_of_its_edition() -> None:
    """ED-02. Pairs in the German edition; single cards in Outcasts."""
    assert switches_of("war_eternal_de", {"four_player_deck": "pairs"}) == Switches(
        number_tokens="random", empty_deck_win="immediate", card_values="de", four_player_deck="pairs"
    )
    assert switches_of("outcasts_pl", {"four_player_deck": "single"}) == Switches(wild_card="token")


def test_the_books_of_each_value_are_those_of_the_page_on_editions() -> None:
    """And every switch has its usual value first."""
    page = (Path(__file__).parents[2] / "docs/rules/editions.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (`.*`:.*) \| ([\d, ]+) \| .* \|$", page, re.MULTILINE)
    boxes = {"WE": "war_eternal", "BASE": "base", "OUT": "outcasts"}

    def books(text: str) -> tuple[str, ...]:
        found = re.findall(r"([A-Z]{2})-([A-Z]+)", text)
        return tuple(f"{boxes[box]}/{language.lower()}" for language, box in found)

    printed = {
        name: (
            {value: books(text) for value, text in re.findall(r"`(\w+)`: ([^;]+)", values)},
            tuple(int(n) for n in mages.split(", ")),
            "any whole number" in values,
        )
        for name, values, mages in rows
    }
    assert printed == {
        name: ({str(value): books for value, books in known.printed.items()}, known.mages, known.any_number)
        for name, known in DIFFERENCES.items()
    }
    usual = {name: next(iter(known.printed)) for name, known in DIFFERENCES.items()}
    assert Switches(**usual) == Switches()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("edition", "mages", "found"),
    [
        ("default", 3, {"open_decks": "off"}),
        ("outcasts_pl", 2, {"open_decks": "off"}),
        ("outcasts_pl", 3, {"wild_card": "token", "open_decks": "off"}),
        ("outcasts_pl", 4, {"open_decks": "off"}),
        ("default", 1, {"solo_life": 12, "open_decks": "off"}),
    ],
)
def test_switches_are_in_force_that_make_a_difference(edition: str, mages: int, found: dict[str, str | int]) -> None:
    """With so many mages, and not as usual, no matter who says so: the edition or the game."""
    chosen: dict[str, str | int] = {
        "four_player_deck": "single",
        "solo_life": 12,
        "solo_player_cards": 3,
        "open_decks": "off",
    }
    assert in_force(edition, chosen, mages) == found


@pytest.mark.parametrize(
    ("edition", "switches", "code"),
    [
        ("war_eternal_xx", {}, "setup/edition"),
        ("default", {"wildcard": "token"}, "setup/switch"),
        ("default", {"wild_card": "nobody"}, "setup/switch"),
    ],
)
def test_unknown_editions_switches_and_values_are_refused(edition: str, switches: dict[str, str], code: str) -> None:
    """ED-01. A slip in a setup is no other game."""
    with pytest.raises(BadSetup) as refused:
        position(edition=edition, switches=switches)

    assert refused.value.code == code


@pytest.mark.parametrize("edition", ["default", "war_eternal_pl_fr", "outcasts_pl", "war_eternal_de"])
def test_focusing_a_breach_with_yellow_up_opens_it(edition: str) -> None:
    """ED-08. By an effect: Breach Ore."""
    t = position(edition=edition, hand=["breach_ore", "crystal"], breaches={"II": "up"})

    t.do("play breach_ore", "choose 2")

    assert t.you.breaches == ["open", "open", "right", "right"]


def test_in_one_edition_a_breach_with_yellow_up_cannot_be_focused() -> None:
    """ED-08. Breach Ore then only gives its aether; the breach is opened by paying."""
    t = position(edition="base_cs", hand=["breach_ore", "crystal"], breaches={"II": "up"})

    t.do("play breach_ore")

    assert (t.you.aether, t.you.breaches) == (2, ["open", "up", "right", "right"])

    t.do("open 2")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "open", "right", "right"])


def test_in_one_edition_a_breach_with_another_direction_is_focused_as_usual() -> None:
    """ED-08. The twin: yellow left becomes yellow up."""
    t = position(edition="base_cs", hand=["breach_ore", "crystal"], breaches={"II": "left"})

    t.do("play breach_ore", "choose 2")

    assert t.you.breaches == ["open", "up", "right", "right"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_paying_for_a_breach_with_yellow_up_opens_it(edition: str) -> None:
    """ED-08. Its focus cost is its opening cost: 2 for breach II."""
    t = position(edition=edition, aether=2, hand=["crystal"], breaches={"II": "up"})

    assert "focus 2" not in t.options

    t.do("open 2")

    assert (t.you.aether, t.you.breaches) == (0, ["open", "open", "right", "right"])


@pytest.mark.parametrize(
    ("timing", "order"),
    [("before_play", ["unleashed", "entered_play"]), ("after_play", ["entered_play", "unleashed"])],
)
@pytest.mark.parametrize("card", ["tally_a2", "tally_b2"])
def test_immediately_is_resolved_before_the_card_enters_play(card: str, timing: str, order: list[str]) -> None:
    """ED-09. The switch turns it round; minions and powers alike."""
    t = position("none", switches={"immediately_timing": timing}).resolve(card)

    assert [event["event"] for event in t.seen if event["event"] in order] == order
    assert (t.counter("unleashed"), t.in_play) == (1, [(card, 8 if card == "tally_a2" else 1)])


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_resolves_immediately_first(edition: str) -> None:
    """ED-09. The detailed section of all five books."""
    assert switches_of(edition, {}).immediately_timing == "before_play"


@pytest.mark.parametrize("timing", ["before_play", "after_play"])
def test_a_counted_life_is_counted_after_immediately_in_either_order(timing: str) -> None:
    """ED-09, PR-44. Maggot Engine has 2 life per husk, and its IMMEDIATELY brings six: 12 life."""
    t = position("none", nemesis="carapace_queen", swarm=0, switches={"immediately_timing": timing})

    t.resolve("carapace_queen_maggot_engine")

    assert (t.game.swarm, t.in_play) == (6, [("carapace_queen_maggot_engine", 12)])


@pytest.mark.parametrize("edition", EDITIONS)
def test_unplayed_cards_are_never_discarded_at_the_end_of_a_turn(edition: str) -> None:
    """ED-12. The hand is kept."""
    t = position(edition=edition, hand=["crystal", "jade", "spark"], p2={"hand": ["crystal"]}, turn_deck=["player1"])

    t.do("end")

    assert (t.asked, t.you.hand, t.you.discard) == ("main", ["crystal", "jade", "spark"], [])


def tutorial(hand: list[str]) -> At:
    """The end of a turn in tutorial mode."""
    t = position(switches={"tutorial_discard": "on"}, hand=hand, deck=["jade"] * 5, turn_deck=["player1"])
    return t.do("end")


def test_in_tutorial_mode_unplayed_gems_and_relics_may_be_discarded() -> None:
    """VAR-07, ED-12. Spells are not offered; then up to five cards are drawn."""
    t = tutorial(["crystal", "crystal", "flexing_dagger", "spark"])

    assert (t.decider, t.options) == (1, ["discard crystal", "discard flexing_dagger", "done"])

    t.do("discard crystal", "discard flexing_dagger", "done")

    assert t.you.discard == ["crystal", "flexing_dagger"]
    assert t.you.hand == ["crystal", "spark", "jade", "jade", "jade"]


def test_in_tutorial_mode_the_cards_may_be_kept() -> None:
    """VAR-07. It is an offer."""
    t = tutorial(["crystal", "spark"]).do("done")

    assert (t.you.discard, t.you.hand) == ([], ["crystal", "spark", "jade", "jade", "jade"])


def test_in_tutorial_mode_spells_are_kept() -> None:
    """VAR-07. With nothing but spells there is no offer."""
    t = tutorial(["spark"])

    assert (t.asked, t.you.hand) == ("main", ["spark", "jade", "jade", "jade", "jade"])


def scoria_slag(rule: str, **given: object) -> int:
    """Aether from Scoria Slag: 2, or 3 from nemesis tier 2 on."""
    placed: dict[str, object] = {"hand": ["scoria_slag", "crystal"], "switches": {"nemesis_tier": rule}, **given}
    return position(**placed).do("play scoria_slag").you.aether  # type: ignore[arg-type]


@pytest.mark.parametrize(("rule", "aether"), [("drawn", 3), ("in_play_or_discard", 2)])
def test_the_tier_is_the_highest_of_any_nemesis_card_drawn_so_far(rule: str, aether: int) -> None:
    """ED-14. It never falls, though Rift Scourge goes back under the deck; in another reading it then falls."""
    t = position(
        "nemesis",
        nemesis="gate_witch",
        switches={"nemesis_tier": rule},
        nemesis_deck=["gate_witch_rift_scourge", "afflict"],
        turn_deck=["player1"],
        prepped={"I": "spark"},
        hand=["scoria_slag", "crystal"],
    )
    t.game.in_play[0].life = 1

    t.do("cast spark 1", "target gate_witch_rift_scourge", "play scoria_slag")

    assert (t.nemesis_deck, t.in_play, t.nemesis_discard) == (["afflict", "gate_witch_rift_scourge"], [], [])
    assert t.you.aether == aether


def test_a_card_not_drawn_yet_does_not_count() -> None:
    """ED-14. The twin: tier 1 so far, whatever lies in the deck."""
    assert scoria_slag("drawn", tier=1) == 2
    assert scoria_slag("drawn", tier=2) == 3


@pytest.mark.parametrize("tier", [1, 3])
def test_in_one_reading_the_tier_is_that_of_cards_in_play_or_discarded(tier: int) -> None:
    """ED-14. What was drawn and has gone back to the deck does not count."""
    rule = "in_play_or_discard"

    assert scoria_slag(rule, tier=tier) == 2
    assert scoria_slag(rule, tier=tier, in_play=["howling_spinners"], nemesis_discard=["nix"]) == 2
    assert scoria_slag(rule, tier=tier, nemesis_discard=["smite", "nix"]) == 3
    assert scoria_slag(rule, tier=tier, in_play=["null_scion"]) == 3


@pytest.mark.parametrize(("edition", "tokens"), [(e, 2 if e == "war_eternal_de" else 1) for e in EDITIONS])
def test_morbid_gyre_enters_with_one_token_but_two_in_the_german_book(edition: str, tokens: int) -> None:
    """ED-23. A value only one book prints."""
    t = position("none", edition=edition).resolve("morbid_gyre")

    assert t.in_play == [("morbid_gyre", tokens)]


def test_a_power_that_all_books_print_alike_does_not_change() -> None:
    """ED-23. The twin: Chaos Flail has 2 tokens."""
    t = position("none", edition="war_eternal_de").resolve("chaos_flail")

    assert t.in_play == [("chaos_flail", 2)]


def basic_packs(nemesis: str, pool: str) -> set[str]:
    """The boxes of the basic cards in the nemesis deck, over some seeds."""
    setup = Setup(
        mages=["lash", "brama", "jian", "kadir"],
        nemesis=nemesis,
        market=["deck_destruction_base"],
        switches={"basic_pool": pool},
    )
    cards = [content().cards[~card] for seed in SEEDS for card in lay(content(), setup, seed).nemesis_deck]
    return {card.pack for card in cards if not card.nemesis}


@pytest.mark.parametrize(("nemesis", "pack"), [("rageborne", "base"), ("umbra_titan", "war_eternal")])
def test_basic_cards_come_from_the_box_of_the_nemesis(nemesis: str, pack: str) -> None:
    """ED-28, SETUP-22, MAT-10. Mixing the boxes is an option."""
    assert basic_packs(nemesis, "same_box") == {pack}
    assert basic_packs(nemesis, "mixed") == {"base", "war_eternal", "outcasts"}


def test_a_minion_never_has_more_life_than_it_entered_with() -> None:
    """ED-31, DMG-10. Ascend gives an acolyte 10 life; it has room for 4."""
    t = position("none", nemesis="hollow_crown", in_play=[("hollow_crown_kurgax", 11), ("hollow_crown_lurzan", 7)])

    t.resolve("hollow_crown_ascend")
    while t.options:
        t.do(t.options[0])

    assert t.in_play == [("hollow_crown_kurgax", 11), ("hollow_crown_lurzan", 11)]


def test_damage_beyond_the_life_of_a_minion_is_lost() -> None:
    """ED-31, DMG-03. Neither the nemesis nor another minion takes it."""
    t = position(
        "casting",
        prepped={"I": "planar_insight"},
        in_play=[("tally_a1", 1), ("tally_a2", 8)],
        hand=["crystal"],
    )

    t.do("cast planar_insight 1", "target tally_a1")

    assert (t.in_play, t.nemesis_discard, t.game.nemesis_life) == ([("tally_a2", 8)], ["tally_a1"], 70)


@pytest.mark.parametrize(
    ("edition", "deck"),
    [
        ("default", ["crystal", "crystal", "crystal", "extinguish", "spark"]),
        ("war_eternal_de", ["extinguish", "crystal", "crystal", "crystal", "spark"]),
    ],
)
def test_quilius_has_the_deck_that_the_edition_prints(edition: str, deck: list[str]) -> None:
    """PR-19, ED-23."""
    setup = Setup(mages=["quilius", "mist"], nemesis="rageborne", market=list(PLAIN_MARKET), edition=edition)

    g = lay(content(), setup, "test")

    assert Seat(g, g.players[0]).deck == deck
