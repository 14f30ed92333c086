"""What a card says is what it does: no two effects read alike, in any language (docs/words/README.md).

The walk is over the grammar, so a verb, count, condition or selector that is new there is walked without an edit here.
"""

from __future__ import annotations

import dataclasses
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.sizes import subset
from tests.words import walk
from unshuffled.rules.core.cards import Action, Card, DamageTaken, Redirect
from unshuffled.rules.core.language import Amount, Step
from unshuffled.rules.core.mats import Counter, Mage
from unshuffled.rules.effects import cards, conditions, life, nemesis, shapes, spells, who
from unshuffled.words import mats, speech, texts, verbs
from unshuffled.words.speech import LANGUAGES, Voice

WALKS: dict[str, Callable[[], list[list[Step]]]] = {
    "verbs": walk.each_verb,
    "counts": walk.each_count,
    "conditions": walk.each_condition,
    "selectors": walk.each_selector,
    "moments": walk.each_moment,
    "shapes": walk.each_shape,
}
WALKED = subset(LANGUAGES, ["en"])


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("name", WALKS)
def test_no_two_effects_of_a_players_card_read_alike(name: str, lang: str) -> None:
    assert walk.alike(Voice(walk.CONTENT, lang), WALKS[name]()) == []


@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("name", ["verbs", "counts", "conditions", "selectors"])
def test_no_two_effects_of_a_nemesis_card_read_alike(name: str, lang: str) -> None:
    assert walk.alike(Voice(walk.CONTENT, lang), WALKS[name](), "nemesis") == []


def test_the_walk_meets_every_word_and_every_field() -> None:
    """Each field of each verb, count, condition and selector is set somewhere in the walk, and each word of its list is said."""
    seen: set[tuple[str, str, str]] = set()
    for make in WALKS.values():
        for made in make():
            for step in made:
                seen |= walk.words_in(step)

    assert walk.words_of_the_grammar() - seen == set()


def test_a_verb_whose_sentence_leaves_a_field_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin: what the walk is for."""
    said = verbs.MAKERS[spells.Cast]
    monkeypatch.setitem(verbs.MAKERS, spells.Cast, lambda step, c: said(dataclasses.replace(step, bonus=0), c))

    found = walk.alike(Voice(walk.CONTENT, "en"), walk.each_verb())

    assert any("Cast one of your prepped spells." in line and "bonus=2" in line for line in found)
    assert all("Cast(" in line for line in found)


def test_a_language_whose_sentence_leaves_a_field_out_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The twin for translators: the other languages still say it."""
    copy = tmp_path / "locales"
    shutil.copytree(speech.LOCALES, copy)
    file = copy / "pl" / "cards.ftl"
    text = file.read_text(encoding="utf-8")
    assert "step-unleash-counted = wykonaj Wyzwolenie { $amount }." in text
    file.write_text(text.replace("wykonaj Wyzwolenie { $amount }.", "wykonaj Wyzwolenie."), encoding="utf-8")
    monkeypatch.setattr(speech, "LOCALES", copy)
    speech.bundle.cache_clear()
    try:
        unleash = [made for made in walk.each_verb() if isinstance(made[0], nemesis.Unleash)]
        found = {lang: len(walk.alike(Voice(walk.CONTENT, lang), unleash)) for lang in LANGUAGES}
    finally:
        speech.bundle.cache_clear()

    assert found == {lang: int(lang == "pl") for lang in LANGUAGES}


def test_effects_that_are_the_same_may_read_alike() -> None:
    """The list in `walk.normal`, and nothing else: a field more is a difference."""
    same = walk.normal(cards.Discard(cards.Pick()))

    assert walk.normal(cards.Discard(cards.Pick(count=Amount(1), whose="you", name="x"))) == same
    assert walk.normal(cards.Discard(cards.Pick(count=Amount(2)))) != same
    assert walk.normal(walk.seq(shapes.For(who.Ally(), walk.seq(cards.Discard(cards.Pick()))))) != [same]


# What stands on cards and mats beside their steps is no part of the grammar. It is walked by hand.


def card(**given: object) -> Card:
    """A spell, or a minion if it has life."""
    made = Card("x", "minion" if "life" in given or "damage_taken" in given else "spell", "base", {"en": "X"})
    made.is_player_card = made.is_spell = made.kind == "spell"
    made.nemesis = "" if made.is_player_card else walk.NEMESIS
    made.cast = walk.seq(life.Deal(Amount(1)))
    for name, value in given.items():
        setattr(made, name, value)
    return made


def standing() -> list[Card]:
    """Cards that differ in one standing rule."""
    do = walk.seq(cards.Draw(Amount(1)))
    made = [card(), card(link=True), card(also_prep="spark"), card(also_prep="crystal")]
    made += [card(prep=prep) for prep in ("closed", "two_adjacent")]
    made += [card(less_damage=n) for n in (1, 2)]
    made += [card(gain_to=Redirect(to, optional)) for to in ("hand", "top_of_deck") for optional in (True, False)]
    made += [card(actions=[Action(do, pay, once)]) for pay in (0, 1, 2) for once in (True, False)]
    made += [card(while_prepped={moment: do}) for moment in ("start_of_casting", "end_of_casting", "you_focus_or_open")]
    return made


def minions() -> list[Card]:
    """Minions that differ in one standing rule."""
    do = walk.seq(cards.Draw(Amount(1)))
    made = [card(life=Amount(3)), card(life=Amount(3), returns="under_nemesis_deck")]
    made += [card(damage_taken=taken) for taken in damage_taken()]
    made += [
        card(life=Amount(3), hooks={moment: do})
        for moment in ("damaged", "damaged_by_player", "nemesis_damaged", "discarded", "flipped", "token_removed")
    ]
    made += [card(life=Amount(3), action_costs={"fury": n}) for n in (-1, 0, 2, 3)]
    made += [card(life=Amount(3), protects=kind) for kind in ("strike", "acolyte")]
    made += [card(life=Amount(3), more_damage=n) for n in (1, 2)]
    made += [card(life=Amount(3), in_deck=n) for n in (2, 3)]
    made += [card(life=Amount(3), looks_like=id) for id in ("crystal", "spark")]
    made += [card(life=Amount(3), counts_as=["crystal"]), card(life=Amount(3), counts_as_kinds=["strike"])]
    made += [card(life=Amount(3), minions_take_less=n) for n in (1, 2)]
    made += [card(life=Amount(3), actions=[Action(do, pay, once)]) for pay in (0, 1, 2) for once in (True, False)]
    made += [card(life=Amount(n)) for n in (1, 2)]
    made += [
        card(life=value)
        for value in walk.amounts()
        if value not in (Amount(0), Amount(1), Amount(2), Amount(1, plus=1))
    ]
    return made


def damage_taken() -> list[DamageTaken]:
    """What may be said about damage, one thing at a time."""
    made = [DamageTaken(at_most=n) for n in (1, 2, 5)]
    made += [DamageTaken(less=less) for less in walk.amounts() if less not in (Amount(0), Amount(1, plus=1))]
    made += [DamageTaken(none_while=each) for each in (conditions.YourTurn(), conditions.Not(conditions.YourTurn()))]
    made += [DamageTaken(at_most=n, by=by) for n in (1, 2) for by in ("cards", "players")]
    for low, high in ((5, -1), (4, -1), (-1, 5), (-1, 3), (3, 5)):
        made.append(DamageTaken(at_most=1, by="spells", cost_at_least=low, cost_at_most=high))
        made.append(DamageTaken(less=Amount(1), by="spells", cost_at_least=low, cost_at_most=high))
    made += [DamageTaken(less=Amount(2), at_least=least) for least in (1, 2)]
    made += [DamageTaken(less=Amount(n), at_least=1, by=by) for n in (1, 3) for by in ("cards", "players")]
    made.append(DamageTaken(at_most=1, then=walk.seq(life.GraveholdSuffers(Amount(1)))))
    return made


def aside() -> list[Card]:
    """Attacks in front of a player, treasures and cards of side decks that differ in one rule."""
    do = walk.seq(cards.Draw(Amount(1)))
    made = [
        card(kind="attack", cast=None, is_player_card=False, is_spell=False, any_player=any_) for any_ in (True, False)
    ]
    made += [card(when_in_hand=do), card(when_game_starts=do), card(brings=["crystal"]), card(brings=["spark"])]
    made += [card(side_deck="fury", copies=n) for n in (1, 2, 5)] + [card(side_deck="cloaks", copies=1)]
    made += [card(pile_bonus=n) for n in (1, 2)] + [card(gravehold_gains_more=n) for n in (1, 2)]
    return made


def spoken(voice: Voice, lines: list[texts.Line]) -> str:
    """Everything on a card or mat."""
    return "\n".join(f"{voice(line.label) if line.label else ''}|{voice(line.text)}" for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("many", [standing, minions, aside])
def test_no_two_standing_rules_of_cards_read_alike(many: Callable[[], list[Card]], lang: str) -> None:
    voice = Voice(walk.CONTENT, lang)
    said = [f"{voice(texts.type_line(each))}\n{spoken(voice, texts.card_lines(each))}" for each in many()]

    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_moments_of_an_ability_read_alike(lang: str) -> None:
    voice = Voice(walk.CONTENT, lang)
    said = []
    for drawn in (
        [],
        ["attack"],
        ["minion"],
        ["power"],
        ["attack", "power"],
        ["attack", "minion"],
        ["minion", "power"],
    ):
        mage = Mage("brama", "base", {"en": "X"})
        mage.breaches, mage.hand, mage.deck, mage.charges = [0, 0, 0, 0], ["crystal"], ["crystal"], 4
        mage.during, mage.if_drawn, mage.do = "nemesis_draw_phase", drawn, walk.seq(cards.Draw(Amount(1)))
        said.append(spoken(voice, mats.mage_lines(walk.CONTENT, mage)))

    assert len(set(said)) == 7


BOUNDS = [(-1, 10), (2, 10_000), (2, 10), (3, 10), (2, 8)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_bounds_of_a_counter_read_alike(lang: str) -> None:
    voice = Voice(walk.CONTENT, lang)
    said = [voice(mats.bounds(Counter("fury", 0, least, most), "rageborne")) for least, most in BOUNDS]

    assert len(set(said)) == len(BOUNDS)
    assert not any("10,000" in text or "10000" in text for text in said)


def test_a_counter_that_cannot_fall_below_nothing_does_not_say_so() -> None:
    """`min: 0` says what is so anyway."""
    voice = Voice(walk.CONTENT, "en")

    assert voice(mats.bounds(Counter("fury", 0, 0, 10), "rageborne")) == "Rageborne never has more than 10 Fury tokens."
