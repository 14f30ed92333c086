"""What is wrong in a pack is said with file, line and column, the card it is in, and what was expected."""

from __future__ import annotations

import pytest

from tests.packs_room.writing import DECK, GEM, MAGE, NEMESIS, Writer
from unshuffled.packs.hooks import SPELL_MOMENTS, moments


def spell(steps: str) -> str:
    """A file with one spell of these steps; they stand in line 3."""
    return f"cards:\n  dust: {{names: {{en: Dust}}, kind: spell, cost: 1,\n    cast: {steps}}}\n"


def marked(text: str) -> tuple[str, str]:
    """The text without its mark, and the mark's place as a message would name it."""
    before, _, behind = text.partition("^")
    lines = before.split("\n")
    return before + behind, f"{len(lines)}:{len(lines[-1]) + 1}"


def test_an_unknown_verb_is_named_with_its_place_its_card_and_a_suggestion(writer: Writer) -> None:
    assert writer.problems(cards=spell("[{dael: 3}]")) == [
        "small/cards.yaml:3:12: card 'dust': unknown verb 'dael', did you mean 'deal'?"
    ]


def test_a_verb_like_no_other_comes_with_the_list(writer: Writer) -> None:
    (problem,) = writer.problems(cards=spell("[{zzz: 3}]"))

    assert problem.startswith(
        "small/cards.yaml:3:12: card 'dust': unknown verb 'zzz' (known: add_tokens, advance, advance_tokens, aether, "
    )
    assert problem.endswith("unleash, until, win_game); if none of them says it, see CONTRIBUTING.md, 'A new verb'")


# The mark ^ stands where the message points, and is taken out before the pack is written.
STEPS = [
    ("[^{}]", "expected a step, got an empty mapping"),
    ("[^3]", "expected a step, got '3'"),
    ("[{deal: 3, aether: ^1}]", "deal: unexpected key 'aether' beside the verb"),
    (
        "[{deal: 3, target: ^minion}]",
        "deal: unexpected key 'target' beside the verb; it stands inside: deal: {target: ...}",
    ),
    (
        "[{deal: {amount: 3, plus: 1, per: ^{hand: you}}}]",
        "deal: 'per' belongs to the amount: write amount: {base: ..., per: ...}",
    ),
    ("[{destroy: {played: it, up_to: ^2}}]", "destroy: 'played' names the card; leave 'up_to' out"),
    ("[{deal: {amont: ^3}}]", "deal: unknown key 'amont', did you mean 'amount'?"),
    ("[{deal: ^{}}]", "deal: 'amount' is missing"),
    ("[{deal: ^three}]", "expected a whole number, got 'three'"),
    ("[{deal: ^[1, 2]}]", "expected one word, got a list"),
    ("[{deal: {amount: 3, target: ^nemessis}}]", "unknown value 'nemessis', did you mean 'nemesis'?"),
    ("[{deal: {base: 1, per: ^{hand: you, life: you}}}]", "expected one thing to count"),
    ("[{deal: {base: 1, per: ^{hnd: you}}}]", "unknown count 'hnd', did you mean 'hand'?"),
    ("[{deal: {base: 1, per: {hand: {whos: ^you}}}}]", "hand: unknown key 'whos', did you mean 'whose'?"),
    ("[{deal: {base: 1, per: {hand: {whose: ^me}}}}]", "unknown value 'me' (known: they, you)"),
    ("[{may: [{deal: 1}], than: ^[{deal: 2}]}]", "may: unknown key 'than', did you mean 'then'?"),
    ("[^{for: ally}]", "for: 'do' is missing"),
    ("[{for: ^allly, do: [{suffer: 2}]}]", "unknown selector 'allly', did you mean 'ally'?"),
    ("[{for: ^{mge: bob}, do: [{suffer: 2}]}]", "unknown selector 'mge', did you mean 'mage'?"),
    ("[{for: ^{mage: a, owner_of: b}, do: []}]", "expected one way to choose a player"),
    ("[{choose: ^[[{deal: 1}]]}]", "expected a list of at least two options, each a list of steps"),
    ("[{if: ^{cont: 1}, then: []}]", "unknown condition 'cont', did you mean 'count'?"),
    ("[{if: ^{count: {hand: you}}, then: []}]", "a count needs at_least, at_most or is"),
    ("[{if: {count: {hand: you}, least: ^1}, then: []}]", "count: unknown key 'least', did you mean 'at_least'?"),
    ("[{if: ^{exhausted: you, your_turn: true}, then: []}]", "expected one condition"),
    ("[{discard: {form: ^hand}}]", "cards: unknown key 'form', did you mean 'from'?"),
    ("[{destroy: ^that}]", "unknown value 'that' (known: this)"),
]


@pytest.mark.parametrize(("steps", "message"), STEPS, ids=[steps for steps, _ in STEPS])
def test_a_step_that_cannot_be_read(writer: Writer, steps: str, message: str) -> None:
    text, place = marked(spell(steps))

    assert writer.problems(cards=text) == [f"small/cards.yaml:{place}: card 'dust': {message}"]


CARDS = [
    ("{names: {en: D}, kind: gem, cst: ^1}", "unknown key 'cst', did you mean 'cost'?"),
    (
        "{names: {en: D}, kind: gem, text: ^Gain.}",
        "unknown key 'text': the text is made from what the card does, in every language",
    ),
    (
        "{names: {en: D}, kind: gem, art: ^a.png}",
        "unknown key 'art': pictures are drawn by the program; 'motif' says of what",
    ),
    ("{names: {en: D}, kind: gem, cost: 1, ^cost: 2}", "'cost' stands here twice"),
    ("^{kind: gem, cost: 1, play: [{aether: 1}]}", "has no names"),
    ("^{names: {en: D}, cost: 1}", "has no kind"),
    ("^{names: {en: D}, kind: gem, cost: 1}", "a gem needs 'play'"),
    ("^{names: {en: D}, kind: spell, cost: 1}", "a spell needs 'cast'"),
    ("^{names: {en: D}, kind: minion, tier: 1}", "a minion needs 'life'"),
    ("^{names: {en: D}, kind: power, tier: 1, power: 1}", "a power needs 'when_out'"),
    (
        "^{names: {en: D}, kind: power, tier: 1, when_out: [{unleash: 1}]}",
        "a power needs 'power', the number of its tokens",
    ),
    ("{names: {en: D}, kind: attack, tier: ^4, do: [{unleash: 1}]}", "expected a number from 0 to 3, got 4"),
    ("{names: {en: D}, kind: gem, cost: ^-1, play: [{aether: 1}]}", "expected a number from 0 to 99, got -1"),
    ("{names: {en: D}, kind: gem, cost: ^100, play: [{aether: 1}]}", "expected a number from 0 to 99, got 100"),
    ("{names: {en: D}, kind: gem, cost: ^1e3, play: [{aether: 1}]}", "expected a whole number, got '1e3'"),
    ("{names: {en: D}, kind: gem, cost: 1, play: [{aether: ^-2}]}", "expected a number from 0 to 999, got -2"),
    ("{names: {en: ^''}, kind: gem}", "expected a name of 1 to 80 printable characters"),
    ("{names: {en: ^' D'}, kind: gem}", "expected a name of 1 to 80 printable characters"),
    ('{names: {en: ^"D\\n"}, kind: gem}', "expected a name of 1 to 80 printable characters"),
    (
        "{names: {en: D}, kind: minion, tier: 1, life: 1, hooks: [^{when: damaged, if: your_turn, do: []}]}",
        "'damaged' takes no 'whose', 'if' or 'once_per_turn'; begin 'do' with an 'if' instead",
    ),
    (
        "{names: {en: D}, kind: minion, tier: 1, life: 1, hooks: [{when: damaged, do: []}, {when: ^damaged, do: []}]}",
        "two hooks for 'damaged'; put all of it into one",
    ),
    ("^{names: {en: D}, kind: attack, do: [{unleash: 1}]}", "a card of the nemesis deck needs a tier from 1 to 3"),
    ("{names: ^{de: D}, kind: gem}", "an English name is needed"),
    ("{names: {en: D, deutsch: ^D}, kind: gem}", "'deutsch' is no language code such as en or pt-BR"),
    ("{names: ^D, kind: gem}", "expected a mapping, got 'D'"),
    ("{names: {en: D}, kind: gem, cost: ^much}", "expected a whole number, got 'much'"),
    ("{names: {en: D}, kind: gem, cost: ^[1]}", "expected one word, got a list"),
    ("{names: {en: D}, kind: gem, starter: ^yes}", "unknown value 'yes' (known: false, true)"),
    ("{names: {en: D}, kind: gem, cost: 1, play: [{aether: 1}], gain_to: ^{optional: true}}", "expected 'to'"),
    (
        "{names: {en: D}, kind: gem, cost: 1, play: [{aether: 1}], gain_to: {to: ^moon}}",
        "unknown value 'moon' (known: hand, top_of_deck)",
    ),
    (
        "{names: {en: D}, kind: gem, cost: 1, play: [{aether: 1}], gain_to: {to: hand, opt: ^true}}",
        "unknown key 'opt' (known: optional, to)",
    ),
    (
        "{names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], prep: ^sideways}",
        "unknown value 'sideways' (known: closed, two_adjacent, usual)",
    ),
    (
        "{names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], while_prepped: {hoks: ^[]}}",
        "unknown key 'hoks', did you mean 'hooks'?",
    ),
    (
        "{names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], while_prepped: {hooks: [^{when: end_of_casting}]}}",
        "a hook needs 'when' and 'do'",
    ),
    (
        "{names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], while_prepped: {actions: [^{pay: 1}]}}",
        "an action needs 'do'",
    ),
    (
        "{names: {en: D}, kind: spell, cost: 1, cast: [{deal: 1}], while_prepped: {actions: [{pai: ^1, do: []}]}}",
        "unknown key 'pai', did you mean 'pay'?",
    ),
    ("^[1, 2]", "expected a mapping, got a list"),
]


@pytest.mark.parametrize(("card", "message"), CARDS, ids=[card for card, _ in CARDS])
def test_a_card_that_cannot_be_read(writer: Writer, card: str, message: str) -> None:
    text, place = marked(f"cards:\n  dust: {card}\n")

    assert writer.problems(cards=text) == [f"small/cards.yaml:{place}: card 'dust': {message}"]


def test_a_moment_that_does_not_exist_is_named_with_those_that_do(writer: Writer) -> None:
    text, place = marked(spell("[{deal: 1}],\n    while_prepped: {hooks: [{when: ^midnight, do: [{deal: 1}]}]}"))

    assert writer.problems(cards=text) == [
        f"small/cards.yaml:{place}: card 'dust': unknown value 'midnight' "
        f"(known: {', '.join(sorted(moments(SPELL_MOMENTS)))})"
    ]


MAGES = [
    ("    deck: [dust]\n", "", "3:5", "has no deck"),
    (", none]", "]", "4:15", "expected four breaches, I to IV"),
    ("{closed: 1}", "{closed: 4}", "4:44", "a closed breach has been turned 0 to 3 times"),
    ("{closed: 1}", "{shut: 1}", "4:35", "expected open, none or {closed: number of quarter turns}"),
    ("none]", "gone]", "4:48", "unknown value 'gone', did you mean 'none'?"),
    ("charges: 4, ", "", "7:14", "the ability has no charges"),
    ("charges: 4", "chrges: 4", "7:43", "unknown key 'chrges', did you mean 'charges'?"),
    ("your_main_phase", "your_main_fase", "7:55", "unknown value 'your_main_fase', did you mean 'your_main_phase'?"),
    ("{aether: 1}", "{aehter: 1}", "7:77", "unknown verb 'aehter', did you mean 'aether'?"),
]


@pytest.mark.parametrize(("good", "bad", "place", "message"), MAGES, ids=[message for *_, message in MAGES])
def test_a_mage_that_cannot_be_read(writer: Writer, good: str, bad: str, place: str, message: str) -> None:
    assert good in MAGE
    problems = writer.problems(cards=GEM, mages=MAGE.replace(good, bad))

    assert problems == [f"small/mages.yaml:{place}: mage 'ann': {message}"]


MATS = [
    ("    lief: 1\n", "7:11", "unknown key 'lief', did you mean 'life'?"),
    ("    beginner: {lief: 1}\n", "7:22", "unknown key 'lief', did you mean 'life'?"),
    ("    swarm: {life: 1}\n", "7:12", "the swarm has no names"),
    ("    swarm: {lief: 1}\n", "7:19", "unknown key 'lief', did you mean 'life'?"),
    ("    decks: {side: {knd: 1}}\n", "7:25", "unknown key 'knd', did you mean 'kind'?"),
    ("    devour: {}\n", "7:13", "devour has no onto"),
    ("    devour: {to: x}\n", "7:18", "unknown key 'to', did you mean 'onto'?"),
    ("    when_destroyed: {gem: {}}\n", "7:27", "expected any_discard or {under: a deck}"),
    ("    damage_taken: {lss: 1}\n", "7:25", "unknown key 'lss', did you mean 'less'?"),
    ("    hooks: [{when: end_of_turn}]\n", "7:13", "a hook needs 'when' and 'do'"),
]


@pytest.mark.parametrize(("line", "place", "message"), MATS, ids=[line.strip() for line, *_ in MATS])
def test_a_nemesis_that_cannot_be_read(writer: Writer, line: str, place: str, message: str) -> None:
    """Only what is wrong: the cards that need the rest of the mat are not blamed."""
    assert writer.problems(grim=NEMESIS + line + DECK) == [f"small/grim.yaml:{place}: nemesis 'grim': {message}"]


def test_a_nemesis_needs_life_and_an_unleash(writer: Writer) -> None:
    lifeless = NEMESIS.replace("    life: 40\n", "")

    assert writer.problems(grim=lifeless + DECK) == ["small/grim.yaml:3:5: nemesis 'grim': has no life"]


def test_an_unknown_key_of_a_counter(writer: Writer) -> None:
    assert writer.problems(grim=NEMESIS.replace("start: 1", "strt: 1") + DECK) == [
        "small/grim.yaml:5:30: nemesis 'grim': unknown key 'strt', did you mean 'start'?"
    ]


def test_two_problems_are_reported_at_once(writer: Writer) -> None:
    cards = """\
cards:
  one: {names: {en: One}, kind: gem, cost: 1, play: [{aehter: 1}]}
  two: {names: {en: Two}, kind: gem, cost: 1, play: [{aether: 1}]}
  three: {names: {en: Three}, kind: gem, cost: dear, play: [{aether: 1}]}
"""
    assert writer.problems(cards=cards, more="crads: {}\n") == [
        "small/cards.yaml:2:54: card 'one': unknown verb 'aehter', did you mean 'aether'?",
        "small/cards.yaml:4:48: card 'three': expected a whole number, got 'dear'",
        "small/more.yaml:1:8: unknown section 'crads', did you mean 'cards'?",
    ]
