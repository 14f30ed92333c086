"""An expedition in the terminal: choosing, playing a battle on the spot, leaving and going on."""

from __future__ import annotations

import pytest

from tests.expeditions.pack import content
from tests.expeditions.ways import Way
from unshuffled.expeditions import saves
from unshuffled.expeditions.codes import Code, Refused
from unshuffled.expeditions.state import by_place
from unshuffled.minds.randoms import EagerMind
from unshuffled.terminal.expedition import PlainExpedition, listed, overview
from unshuffled.words.speech import LANGUAGES, Voice


class Typing:
    """Somebody at a keyboard: types these lines, then leaves; remembers what was written and kept."""

    def __init__(self, save: saves.Save, *lines: str, lang: str = "en") -> None:
        self.lines = list(lines)
        self.written: list[str] = []
        self.kept: list[str] = []
        self.sitting = PlainExpedition(content(), save, self.read, self.written.append, self.keep, lang)

    def read(self, _: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def keep(self, save: saves.Save) -> None:
        self.kept.append(saves.dumps(save))

    def play(self) -> str:
        self.sitting.play()
        return "\n".join(self.written)


def test_mages_are_chosen_by_number_or_by_name() -> None:
    first, second, *_ = Way().state.barracks.mages
    name = content().mages[second].names["en"]
    for typed in ("1 2", "1,2", f"{content().mages[first].names['en']}, {name.upper()}"):
        typing = Typing(Way().save, typed)
        typing.play()
        assert typing.sitting.state.mages == [first, second]


@pytest.mark.parametrize("typed", ["", "0", "9", "1 1", "nobody", "1 2 3 4 5"])
def test_what_cannot_be_chosen_is_asked_again(typed: str) -> None:
    typing = Typing(Way().save, typed)

    assert "Choose 1 to 4 different ones." in typing.play()
    assert (typing.sitting.state.step, typing.kept) == ("mages", [])


def test_the_market_is_asked_for_kind_by_kind() -> None:
    way = Way().win()
    typing = Typing(way.save, "1 2 3", "2 3", "1 2 3 5")
    text = typing.play()

    assert "For the market, gems: choose 3." in text
    assert "For the market, relics: choose 2." in text
    assert "For the market, spells: choose 4." in text
    assert (typing.sitting.state.step, len(typing.sitting.state.banished)) == ("mages", 3)


def test_treasures_are_chosen_for_all_and_for_each_mage() -> None:
    way = Way().win().market().mages()
    typing = Typing(way.save, "1", "1", "", "1", "2")
    typing.play()

    state = typing.sitting.state
    assert state.step == "battle"
    assert [len(own) for own in state.own_treasures] == [1, 2]
    assert len(state.treasures) == 1


def test_a_reward_and_a_way_are_chosen_from_their_list() -> None:
    way = Way().lose()
    typing = Typing(way.save, "1")
    assert "1 A new mage" in typing.play()
    assert len(typing.sitting.state.barracks.mages) == 5

    way = Way(form="crossroads").win()
    typing = Typing(way.save, "2")
    assert "2 Battle 3, against Umbra Titan" in typing.play()
    assert typing.sitting.state.battle.id == "low_road"


def test_the_last_choice_is_taken_back_until_the_battle_has_begun() -> None:
    """PR-150"""
    for typed in ("undo", "cofnij"):
        typing = Typing(Way().save, "1 2", typed, "3", lang="pl")
        typing.play()
        assert typing.sitting.state.mages == [Way().state.barracks.mages[2]]
        assert saves.loads(typing.kept[-2]) == Way().save

    typing = Typing(Way().mages().save, "", "quit")
    typing.play()
    begun = saves.loads(typing.kept[-1])
    assert begun.game
    with pytest.raises(Refused) as refusal:
        begun.back(content())
    assert refusal.value.code == Code.NO_CHOICE


def test_a_question_of_several_parts_begins_again_when_its_first_part_is_taken_back() -> None:
    way = Way().win()
    typing = Typing(way.save, "1 2 3", "undo", "2 3 4", "2 3", "1 2 3 5")
    typing.play()

    assert typing.sitting.state.step == "mages"
    assert typing.sitting.state.market[0] == by_place(content(), way.state.barracks.cards)["gem"][1]


def test_the_beginning_and_a_battle_that_was_fought_are_not_taken_back() -> None:
    for way in (Way(), Way().win(), Way().win().win()):
        entries = list(way.save.entries)
        text = Typing(way.save, "undo").play()
        assert way.save.entries == entries
        assert ("There is nothing to undo." in text) == (not way.state.is_over)


def test_an_expedition_is_kept_after_every_answer_and_goes_on_from_there() -> None:
    way = Way().to_battle()
    typing = Typing(way.save, "", "end")
    text = typing.play()

    assert text.endswith("Goodbye. The expedition is saved.")
    again = saves.loads(typing.kept[-1])
    assert again.game.endswith("\n\nend\n")
    typing = Typing(again, "table", "quit")
    assert "Press Enter to start the battle." not in typing.play()


class Eager(Typing):
    """Plays a battle to its end."""

    def read(self, _: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        if self.sitting.state.history:
            raise EOFError
        assert self.sitting.playing is not None
        decision = self.sitting.playing.game.decision
        assert decision is not None
        return self.mind.pick(decision)

    mind = EagerMind("terminal")


def test_a_battle_is_played_to_its_end_and_counts() -> None:
    way = Way(difficulty="beginner").to_battle()
    typing = Eager(way.save, "")
    text = typing.play()

    (fight,) = typing.sitting.state.history
    assert ("You have won" in text) == fight.won
    assert fight.digest
    assert saves.loads(typing.kept[-1]).game == ""


def test_an_expedition_that_is_over_says_so() -> None:
    assert Typing(Way().win().win().save).play().endswith("The expedition is won. Score: 12.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_tells_where_an_expedition_stands(lang: str) -> None:
    voice = Voice(content(), lang)
    way = Way(form="standard").win().win().lose()

    assert len(overview(voice, way.state)) > 10
    for form in content().expeditions.values():
        assert len(listed(voice, form)) >= 2


def test_a_form_says_what_it_rests_on_and_what_is_missing() -> None:
    voice = Voice(content(), "en")

    assert listed(voice, content().expeditions["far_away"]) == [
        "far_away: Far away",
        "  Made by this project.",
        "  Not playable with these packs. Missing: nemeses of rating 9 (0 of 1); nemeses (someone);"
        " upgraded basic cards (up_9z); allies (a_friend); mages (somebody); treasures (something).",
    ]
    assert listed(voice, content().expeditions["five_battles"])[1:3] == [
        "  Based on fan-made tools, not on a rulebook.",
        "  We do not know the special rules of the last battle: it is played like the others.",
    ]
