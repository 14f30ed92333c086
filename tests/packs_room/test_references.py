"""What a pack names must be there: cards, mages, counters, decks, routines, kinds, ids of its own and other packs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packs_room.test_errors import spell
from tests.packs_room.writing import DECK, GEM, HEADER, MAGE, NEMESIS, Writer, problems_of


def test_the_small_packs_of_these_tests_are_sound(writer: Writer) -> None:
    content = writer.load(cards=GEM, mages=MAGE, grim=NEMESIS + DECK)

    assert list(content.packs) == ["small"]
    assert (len(content.cards), list(content.mages), list(content.nemeses)) == (10, ["ann"], ["grim"])
    assert content.mages["ann"].breaches == [4, 0, 1, -1]


STEPS = [
    ("[{discard: {from: hand, card: dusk}}]", "unknown card 'dusk', did you mean 'dust'?"),
    ("[{for: {mage: bob}, do: [{suffer: 2}]}]", "unknown mage 'bob' (known: ann)"),
    ("[{for: {most_in_hand_of: dusk}, do: [{suffer: 2}]}]", "unknown card 'dusk', did you mean 'dust'?"),
    ("[{counter: {name: gloom, gain: 1}}]", "counter 'gloom': market cards cannot name things of one nemesis"),
    ("[{deal: {base: 1, per: {counter: gloom}}}]", "counter 'gloom': market cards cannot name things of one nemesis"),
    ("[{routine: gloom}]", "routine 'gloom': market cards cannot name things of one nemesis"),
    ("[{summon: acolytes}]", "deck 'acolytes': market cards cannot name things of one nemesis"),
    ("[{nemesis_gains: 2}]", "verb 'nemesis_gains': market cards cannot name things of one nemesis"),
    ("[{pay: 2}]", "'pay' stands in a to_discard or is offered by a may or choose"),
    ("[{spawn: 2}]", "verb 'spawn': market cards cannot name things of one nemesis"),
    ("[{devour: {which: any, count: 1}}]", "verb 'devour': market cards cannot name things of one nemesis"),
    ("[{deal: {times: 2, per: {chosen: spent}}}]", "unknown name 'spent' (known: )"),
    (
        "[{destroy: {from: hand, up_to: 2, as: spent}}, {deal: {times: 2, per: {chosen: spnt}}}]",
        "unknown name 'spnt', did you mean 'spent'?",
    ),
    ("[{draw: 1}, {destroy: {played: gem}}]", "unknown name 'gem' (known: )"),
    ("[{tokens: {name: ember, gain: 1, lose: 1}}]", "tokens needs one of gain and lose"),
    ("[{look: {count: 2, take: 2}}]", "look: take is smaller than count; put_top moves all of them"),
    ("[{gain: {kind: [gem, relic], to: breach}}]", "gain: only a spell goes to a breach"),
    (
        "[{reveal: {top_of: nemesis_deck, count: 2}}]",
        "reveal: of the nemesis deck only the top card is revealed",
    ),
    ("[{deal: {amount: 3, target: each_minion, divided: true}}]", "deal: damage to each minion is not divided"),
    ("[silence]", "'silence' stands inside a minion or power that is chosen, or on one"),
    ("[{power_tokens: {add: 1}}]", "'power_tokens' stands inside a minion or power that is chosen, or on one"),
]


@pytest.mark.parametrize(("steps", "message"), STEPS, ids=[steps for steps, _ in STEPS])
def test_a_step_that_names_what_is_not_there(writer: Writer, steps: str, message: str) -> None:
    """The counters, routines and decks of a nemesis are not there for a card of somebody else."""
    assert writer.problems(cards=spell(steps), mages=MAGE) == [f"small/cards.yaml:3:11: card 'dust': {message}"]


def test_a_power_that_neither_gains_nor_loses_a_token(writer: Writer) -> None:
    assert writer.problems(cards=spell("[{power: any, do: [{power_tokens: {}}]}]")) == [
        "small/cards.yaml:3:29: card 'dust': power_tokens needs one of add and remove"
    ]


def test_what_stands_inside_a_minion_or_power_is_read(writer: Writer) -> None:
    """The twin of the refusals: `silence` and `power_tokens` where there is a `this`."""
    steps = "[{minion: any, do: [silence]}, {power: any, do: [{power_tokens: {add: 1}}]}]"

    assert list(writer.load(cards=spell(steps)).index) == ["dust"]


def test_a_nemesis_that_names_a_counter_it_does_not_have(writer: Writer) -> None:
    problems = writer.problems(grim=NEMESIS.replace("name: gloom", "name: glom") + DECK)

    assert problems[0] == "small/grim.yaml:6:14: nemesis 'grim': unknown counter 'glom', did you mean 'gloom'?"


def test_a_price_that_may_be_left_alone(writer: Writer) -> None:
    offered = spell("[{may: {pay: 2}, then: [{deal: 3}]}]")

    assert list(writer.load(cards=offered).index) == ["dust"]


@pytest.mark.parametrize(
    "line",
    [
        "    lose_when: {count: {counter: glom}, is: 9}\n",
        "    hooks: [{when: end_of_turn, if: {count: {counter: glom}, at_least: 3}, do: [{unleash: 1}]}]\n",
        "    damage_taken: {less: {per: {counter: glom}}}\n",
    ],
)
def test_a_rule_of_a_nemesis_that_counts_what_it_does_not_have(writer: Writer, line: str) -> None:
    right = line.replace("glom", "gloom")

    assert writer.problems(grim=NEMESIS + line + DECK) == [
        "small/grim.yaml:3:5: nemesis 'grim': unknown counter 'glom', did you mean 'gloom'?"
    ]
    assert list(writer.load(grim=NEMESIS + right + DECK).nemeses) == ["grim"]


def test_a_minion_whose_life_counts_what_is_not_there(writer: Writer) -> None:
    minion = "  grim_m: {names: {en: M}, kind: minion, tier: 0, life: {per: {counter: glom}}}\n"
    deck = DECK + minion.replace("kind: minion, tier: 0", "kind: minion, tier: 1")
    problems = writer.problems(grim=NEMESIS + deck)

    assert problems[0] == "small/grim.yaml:17:11: card 'grim_m': unknown counter 'glom', did you mean 'gloom'?"


def test_a_nemesis_that_names_its_own_counter(writer: Writer) -> None:
    assert [counter.name for counter in writer.load(grim=NEMESIS + DECK).nemeses["grim"]["normal"].counters] == [
        "gloom"
    ]


def test_a_spell_that_may_be_prepped_with_what_is_not_there(writer: Writer) -> None:
    card = (
        "cards: {dust: {names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], while_prepped: {also_prep: dusk}}}\n"
    )

    assert writer.problems(cards=card) == [
        "small/cards.yaml:1:15: card 'dust': unknown card 'dusk', did you mean 'dust'?"
    ]


def test_a_mage_who_begins_with_what_is_not_there(writer: Writer) -> None:
    assert writer.problems(cards=GEM, mages=MAGE.replace("deck: [dust]", "deck: [dusk]")) == [
        "small/mages.yaml:3:5: mage 'ann': unknown card 'dusk', did you mean 'dust'?"
    ]


def test_a_market_of_what_is_not_there(writer: Writer) -> None:
    assert writer.problems(cards=GEM, stall="markets: {stall: {names: {en: Stall}, cards: [dust, dusk]}}\n") == [
        "small/stall.yaml:1:18: market 'stall': unknown card 'dusk', did you mean 'dust'?"
    ]


def test_a_kind_that_nobody_has(writer: Writer) -> None:
    assert writer.problems(cards=GEM.replace("kind: gem", "kind: gemm")) == [
        "small/cards.yaml:2:9: card 'dust': unknown kind 'gemm', did you mean 'gem'?"
    ]


def test_a_kind_that_a_side_deck_brings(writer: Writer) -> None:
    """A nemesis may have cards of its own kind."""
    grim = NEMESIS + "    decks: {curse: {}}\n" + DECK + "  hex: {names: {en: Hex}, kind: curse}\n"

    assert writer.load(grim=grim).card("hex").kind == "curse"


def test_a_nemesis_needs_three_cards_of_each_tier(writer: Writer) -> None:
    """SETUP-14. Nine cards of its own."""
    short = "\n".join(line for line in DECK.split("\n") if "grim_2a" not in line)

    assert writer.problems(grim=NEMESIS + short) == [
        "small/grim.yaml:3:5: nemesis 'grim': has 2 cards of tier 2; it needs 3 (SETUP-14)"
    ]


STALL = "markets: {stall: {names: {en: Stall}, cards: [dust]}}\n"
TWICE = [
    (GEM, "2:9: card 'dust': a card with this id exists already"),
    (MAGE, "3:5: mage 'ann': a mage with this id exists already"),
    (NEMESIS, "3:5: nemesis 'grim': a nemesis with this id exists already"),
    (STALL, "1:18: market 'stall': a market with this id exists already"),
]


@pytest.mark.parametrize(("text", "message"), TWICE, ids=["card", "mage", "nemesis", "market"])
def test_an_id_stands_for_one_thing(writer: Writer, text: str, message: str) -> None:
    problems = writer.problems(a=GEM, b=MAGE, c=NEMESIS + DECK, d=STALL, twice=text)

    assert problems == [f"small/twice.yaml:{message}"]


def test_a_required_pack_must_be_there(writer: Writer) -> None:
    pack = writer.pack(header="pack: {id: small, names: {en: Small}, requires: [large, base]}\n", cards=GEM)

    assert problems_of([pack]) == ["small/pack.yaml:1:1: pack 'small' requires base, large, which is not loaded"]


def test_packs_that_require_each_other_are_refused(writer: Writer) -> None:
    one = writer.pack("one", "pack: {id: one, names: {en: One}, requires: [two]}\n")
    two = writer.pack("two", "pack: {id: two, names: {en: Two}, requires: [one]}\n")

    assert problems_of([one, two]) == ["one/pack.yaml:1:1: pack 'one' requires two, which is not loaded"]


def test_two_packs_of_one_name_are_refused(writer: Writer) -> None:
    assert problems_of([writer.pack("one"), writer.pack("two")]) == [
        "two/pack.yaml:1:1: a pack 'small' is loaded already"
    ]


def test_a_folder_without_a_header_is_no_pack(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(GEM, encoding="utf-8")

    assert problems_of([tmp_path]) == [f"{tmp_path.name}/pack.yaml:1:1: not found; a pack is a folder with a pack.yaml"]


HEADERS = [
    ("packs: {}\n", "1:1: the pack has no 'pack'"),
    ("pack: {names: {en: S}}\n", "1:1: the pack has no 'id'"),
    ("pack: {id: small}\n", "1:1: the pack has no 'names'"),
    ("pack: 3\n", "1:7: pack: expected a mapping, got '3'"),
    ("pack: {id: small, names: {de: S}}\n", "1:26: pack: an English name is needed"),
    ("pack: {id: small, names: {en: S}, requires: base}\n", "1:45: pack: expected a list, got 'base'"),
    (
        "pack: {id: small, names: {en: S}, requirs: [base]}\n",
        "1:44: pack: unknown key 'requirs', did you mean 'requires'?",
    ),
    ("- 1\n", "1:1: expected a mapping, got a list"),
    ("", "1:1: the file is empty"),
]


@pytest.mark.parametrize(("header", "message"), HEADERS, ids=[header.strip() or "empty" for header, _ in HEADERS])
def test_a_header_that_cannot_be_read(writer: Writer, header: str, message: str) -> None:
    assert problems_of([writer.pack(header=header, cards=GEM)]) == [f"small/pack.yaml:{message}"]


FILES = [
    ("cards: {dust: {names: {en: D}\n", "2:1: not YAML: did not find expected ',' or '}'"),
    ("cards:\n\tdust: 1\n", "2:1: not YAML: there is a tab here; indent with spaces"),
    ("a: 1\n---\nb: 2\n", "2:1: not YAML: but found another document"),
    ("# nothing but a remark\n", "1:1: the file is empty"),
    ("- 1\n", "1:1: expected a mapping, got a list"),
    ("cards: [1]\n", "1:8: expected a mapping, got a list"),
    ("cards:\n  ? [a]\n  : {}\n", "2:5: expected a plain key"),
    ("cards: {}\ncards: {}\n", "2:1: 'cards' stands here twice"),
]


@pytest.mark.parametrize(("text", "message"), FILES, ids=[text.strip() for text, _ in FILES])
def test_a_file_that_cannot_be_read(writer: Writer, text: str, message: str) -> None:
    assert writer.problems(cards=text) == [f"small/cards.yaml:{message}"]


def test_a_file_that_is_no_text(writer: Writer) -> None:
    pack = writer.pack(header=HEADER)
    (pack / "picture.yaml").write_bytes(b"\xff\xd8\xff\xe0")

    assert problems_of([pack]) == ["small/picture.yaml:1:1: not UTF-8 text: invalid start byte"]
