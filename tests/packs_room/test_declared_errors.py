"""What is wrong in a declaration is said where it stands, with what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.packs_room.test_errors import marked
from tests.packs_room.writing import DECK, NEMESIS, Writer
from unshuffled.packs.nodes import PackError
from unshuffled.packs.schema import pack_schema
from unshuffled.workshop import proofreading

SIDE = "  grim_s: {names: {en: S}, kind: omen, do: [{unleash: 1}]}\n"
MAT = """\
    decks: {omen: {kind: omen}}
    piles: {shore: {}}
    tracks: {tide: {steps: [[], [{gravehold_suffers: 1}]]}}
    mats: {sea: [tide, omen, shore]}
"""


def nemesis(more: str = MAT, unleash: str = "[{counter: {name: gloom, gain: 1}}]") -> str:
    """A nemesis with a deck, a pile, a track and a mat; `more` stands from line 7 on, `unleash` in line 6."""
    return NEMESIS.replace("[{counter: {name: gloom, gain: 1}}]", unleash) + more + DECK + SIDE


def test_the_nemesis_of_these_tests_is_sound(writer: Writer) -> None:
    made = writer.load(grim=nemesis()).nemeses["grim"]["normal"]

    assert [pile.name for pile in made.piles] == ["omen", "omen discard", "shore"]
    assert [(counter.name, len(counter.steps)) for counter in made.counters] == [("gloom", 0), ("tide", 2)]
    assert made.mats == {"sea": ["tide", "omen", "shore"]}


# The mark ^ stands where the message points.
KINDS = [
    ("^{use: play}", "has no names"),
    ("{names: {en: A}, use: ^eat}", "unknown value 'eat' (known: play, prep)"),
    ("{names: {en: A}, market: ^shop}", "unknown value 'shop' (known: gem, relic, spell)"),
    ("{names: {en: A}, picture: ^cat}", "unknown value 'cat' (known: attack, gem, minion, power, relic, spell)"),
    ("{names: {en: A}, family: ^friend}", "unknown value 'friend' (known: nemesis, player)"),
    ("{names: {en: A}, family: nemesis, use: ^play}", "only a kind of player card has 'use'"),
    ("{names: {en: A}, family: nemesis, market: ^gem}", "only a kind of player card has 'market'"),
    ("{names: {en: A}, market: gem, pile: ^0}", "expected a number from 1 to 99, got 0"),
    ("{names: {en: A}, markt: ^gem}", "unknown key 'markt', did you mean 'market'?"),
    ("{names: ^{de: A}}", "an English name is needed"),
]


@pytest.mark.parametrize(("kind", "message"), KINDS, ids=[kind for kind, _ in KINDS])
def test_a_kind_that_cannot_be_read(writer: Writer, kind: str, message: str) -> None:
    text, place = marked(f"kinds:\n  charm: {kind}\n")

    assert writer.problems(kinds=text) == [f"small/kinds.yaml:{place}: kind 'charm': {message}"]


@pytest.mark.parametrize("kind", ["gem", "power"])
def test_a_kind_that_is_there_already(writer: Writer, kind: str) -> None:
    assert writer.problems(kinds=f"kinds: {{{kind}: {{names: {{en: A}}}}}}\n") == [
        f"small/kinds.yaml:1:{len(kind) + 11}: kind '{kind}': this kind exists already; call yours differently"
    ]


def test_a_card_of_a_kind_that_nobody_declares(writer: Writer) -> None:
    card = "cards:\n  dust: {names: {en: D}, kind: charn, cost: 1}\n"

    assert writer.problems(kinds="kinds: {charm: {names: {en: A}}}\n", cards=card) == [
        "small/cards.yaml:2:9: card 'dust': unknown kind 'charn', did you mean 'charm'?"
    ]


USES = [
    ("use: play", "^{names: {en: D}, kind: charm, cost: 1}", "a charm needs 'play'"),
    ("use: prep", "^{names: {en: D}, kind: charm, cost: 1}", "a charm needs 'cast'"),
    (
        "use: play",
        "{names: {en: D}, kind: charm, play: [{aether: 1}], cast: ^[{deal: 1}]}",
        "a charm has no 'cast': its kind is not for that",
    ),
    (
        "market: gem",
        "{names: {en: D}, kind: charm, play: ^[{aether: 1}]}",
        "a charm has no 'play': its kind is not for that",
    ),
]


@pytest.mark.parametrize(("kind", "card", "message"), USES, ids=[f"{kind}: {message}" for kind, _, message in USES])
def test_a_card_that_does_not_fit_its_kind(writer: Writer, kind: str, card: str, message: str) -> None:
    text, place = marked(f"cards:\n  dust: {card}\n")

    assert writer.problems(kinds=f"kinds: {{charm: {{names: {{en: A}}, {kind}}}}}\n", cards=text) == [
        f"small/cards.yaml:{place}: card 'dust': {message}"
    ]


MATS = [
    ("    tracks: {tide: ^{start: 1}}\n", "a track needs 'steps': their number, or a list of what happens on each"),
    ("    tracks: {tide: {steps: ^[]}}\n", "expected 1 to 99 steps"),
    ("    tracks: {tide: {steps: ^0}}\n", "expected a number from 1 to 99, got 0"),
    ("    tracks: {tide: {steps: 3, start: ^4}}\n", "expected a number from 0 to 3, got 4"),
    ("    tracks: {tide: {stps: ^3}}\n", "unknown key 'stps', did you mean 'steps'?"),
    ("    tracks: {tide: {steps: [[^{unlesh: 1}]]}}\n", "unknown verb 'unlesh', did you mean 'unleash'?"),
    ("    tracks: {gloom: ^{steps: 3}}\n", "a counter 'gloom' is there already"),
    (
        "    tracks: {tide: {steps: 3, last_again: ^true}}\n",
        "nothing happens on the last step, so nothing can happen again",
    ),
    ("    tracks: {tide: {steps: 3, no_way_back: [^4]}}\n", "expected a number from 1 to 3, got 4"),
    ("    rows: {sill: ^{spaces: [a, b]}}\n", "the row has no deck"),
    ("    rows: {sill: {deck: ^moth, spaces: [a, b]}}\n", "unknown deck 'moth' (known: )"),
    (
        "    decks: {omen: {kind: omen}}\n    rows: {sill: {deck: omen, spaces: ^[a]}}\n",
        "a row has at least two spaces: cards leave it from the last one",
    ),
    (
        "    decks: {omen: {kind: omen}}\n    rows: {a: {deck: omen, spaces: [b, c]}, d: ^{deck: omen, spaces: [e, f]}}\n",
        "a nemesis has one row",
    ),
    ("    turn_card: ^{name: gust}\n", "the turn order card has no do"),
    ("    turn_card: {name: gust, count: ^3, do: [{unleash: 1}]}\n", "expected a number from 1 to 2, got 3"),
    ("    piles: {shore: {gain: ^bottom}}\n", "unknown value 'bottom' (known: top)"),
    ("    piles: {shore: {gian: ^top}}\n", "unknown key 'gian', did you mean 'gain'?"),
    ("    piles: {a: {gain: top}, b: {gain: ^top}}\n", "only one pile can be gained from"),
    ("    decks: {omen: {kind: omen}}\n    piles: {omen: ^{}}\n", "a deck or pile 'omen' is there already"),
    (
        "    decks: {omen: {kind: omen}, sign: ^{kind: omen}}\n",
        "another deck has the cards of kind 'omen' already",
    ),
    ("    mats: {sea: [^tide]}\n", "no deck, pile, counter or track 'tide' (known: gloom)"),
    ("    mats: {sea: [^glom]}\n", "no deck, pile, counter or track 'glom', did you mean 'gloom'?"),
]


@pytest.mark.parametrize(("line", "message"), MATS, ids=[line.strip() for line, _ in MATS])
def test_a_mat_that_cannot_be_read(writer: Writer, line: str, message: str) -> None:
    text, place = marked(NEMESIS + line)
    problems = writer.problems(grim=text + DECK)

    assert problems == [f"small/grim.yaml:{place}: nemesis 'grim': {message}"]


STEPS = [
    ("[{advance: tiden}]", "unknown track 'tiden', did you mean 'tide'?"),
    ("[{advance: gloom}]", "'gloom' is no track but counts tokens: write 'counter'"),
    ("[{counter: {name: tide, gain: 1}}]", "'tide' is a track: 'advance' moves it, and 'track' counts its steps"),
    (
        "[{gravehold_suffers: {per: {counter: tide}}}]",
        "'tide' is a track: 'advance' moves it, and 'track' counts its steps",
    ),
    ("[{gravehold_suffers: {per: {track: gloom}}}]", "'gloom' is no track but counts tokens: write 'counter'"),
    ("[{move: {deck: omen}}]", "move needs one of deck and pile, and one of onto and onto_deck"),
    ("[{move: {onto: shore}}]", "move needs one of deck and pile, and one of onto and onto_deck"),
    (
        "[{move: {deck: omen, pile: shore, onto: shore}}]",
        "move needs one of deck and pile, and one of onto and onto_deck",
    ),
    ("[{move: {deck: omn, onto: shore}}]", "unknown deck 'omn', did you mean 'omen'?"),
    ("[{move: {deck: omen, onto: shor}}]", "unknown pile 'shor', did you mean 'shore'?"),
    ("[{move: {deck: shore, onto: shore}}]", "'shore' is a pile that lies open, no deck"),
    ("[{move: {pile: omen, onto: shore}}]", "'omen' is a deck, no pile that lies open"),
]


@pytest.mark.parametrize(("steps", "message"), STEPS, ids=[steps for steps, _ in STEPS])
def test_a_step_that_names_what_is_not_declared(writer: Writer, steps: str, message: str) -> None:
    problems = writer.problems(grim=nemesis(unleash=steps))

    assert problems == [f"small/grim.yaml:6:14: nemesis 'grim': {message}"]


def test_a_rule_that_counts_a_track_as_tokens(writer: Writer) -> None:
    rule = "    lose_when: {count: {counter: tide}, is: 2}\n"

    assert writer.problems(grim=nemesis(MAT + rule)) == [
        "small/grim.yaml:3:5: nemesis 'grim': 'tide' is a track: 'advance' moves it, and 'track' counts its steps"
    ]
    assert writer.load(grim=nemesis(MAT + rule.replace("counter", "track"))).nemeses


def test_a_card_of_the_market_knows_no_track(writer: Writer) -> None:
    cards = "cards:\n  dust: {names: {en: D}, kind: gem, cost: 1, play: [{advance: tide}]}\n"

    assert writer.problems(cards=cards) == [
        "small/cards.yaml:2:52: card 'dust': track 'tide': market cards cannot name things of one nemesis"
    ]


def test_the_examples_of_the_page_for_authors_are_sound(writer: Writer) -> None:
    """The nemesis lacks only the nine cards that every nemesis has."""
    page = (Path(__file__).parents[2] / "docs" / "authors" / "cards-mages-nemeses.md").read_text(encoding="utf-8")
    bell, lamps, ward, debts, kinds = re.findall(r"^```yaml\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    content = writer.load(bell=bell + DECK.partition("\n")[2], debts=debts, kinds=kinds, ward=ward)
    made = content.nemeses["my_bell"]["normal"]
    wick = lamps.partition("cards:\n")[2]
    own = DECK.partition("\n")[2].replace("grim_", "lamp_").partition("\n")[2]
    other = writer.load(lamps=lamps.replace(wick, wick + own)).nemeses["my_lamps"]["normal"]

    assert ([pile.name for pile in made.plain_piles], list(made.mats)) == (["shore"], ["sea"])
    assert [len(counter.steps) for counter in made.counters] == [4]
    assert [(track.group, track.landing) for track in other.counters] == [("lamp", True), ("lamp", True)]
    assert content.supply["relic"] == [content.index["my_salt_charm"], content.index["my_rope"]]
    assert content.side_decks["my_debts"].users == {"my_loan"}
    assert content.protected["my_lamplighter"].abilities == ["my_last_lamp", "my_long_wick"]
    assert content.card("my_oil").names_protected == "my_lamplighter"
    assert proofreading.proofread(content, "small").problems == []


def test_the_schema_knows_what_can_be_declared() -> None:
    """An editor does not underline it."""
    schema = pack_schema()

    assert set(schema["properties"]["kinds"]["additionalProperties"]["properties"]) == {
        "names",
        "family",
        "use",
        "market",
        "pile",
        "picture",
    }
    assert {"piles", "tracks", "mats"} <= set(schema["$defs"]["nemesis"]["properties"])


GIFT = "  gift: {names: {en: Gift}, kind: ability, do: [{for: any_player, do: [{draw: 1}]}]}\n"
WARD = "protected:\n  ward: {names: {en: Ward}, life: 20, charges: 3, abilities: [gift]}\ncards:\n" + GIFT


def test_who_is_protected_is_declared_with_life_charges_and_ability_cards(writer: Writer) -> None:
    ward = writer.load(ward=WARD).protected["ward"]

    assert (ward.life, ward.charges, ward.abilities) == (20, 3, ["gift"])


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("life: 20, ", "", "has no life"),
        ("charges: 3, ", "", "has no charges"),
        ("[gift]", "[]", "expected ability cards, each once"),
        ("[gift]", "[gift, gift]", "expected ability cards, each once"),
        ("[gift]", "[gift, jade]", "unknown ability card 'jade'"),
        ("abilities:", "ability:", "unknown key 'ability', did you mean 'abilities'?"),
        ("do: [{for: any_player, do: [{draw: 1}]}]", "cost: 1", "an ability needs 'do'"),
    ],
)
def test_what_is_wrong_with_who_is_protected_is_said(writer: Writer, right: str, wrong: str, message: str) -> None:
    assert right in WARD
    with pytest.raises(PackError) as refusal:
        writer.load(ward=WARD.replace(right, wrong))

    assert message in str(refusal.value)


def test_a_card_names_somebody_who_can_be_protected(writer: Writer) -> None:
    oil = "  oil: {names: {en: Oil}, kind: gem, play: [{protected_charge: {who: warden, amount: 1}}]}\n"
    with pytest.raises(PackError) as refusal:
        writer.load(ward=WARD + oil)

    assert "unknown protected 'warden'" in str(refusal.value)
