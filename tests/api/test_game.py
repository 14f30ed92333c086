"""Setting up, asking, answering and showing a game from Python."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path

import pytest

import unshuffled
from unshuffled import BadSave, BadSetup, Game, IllegalAnswer, Observation, PackError, mind
from unshuffled.rules.core.errors import RulesError
from unshuffled.words.speech import LANGUAGES

EXAMPLE = Path(__file__).parents[2] / "examples/salt_and_lanterns"


def first() -> Game:
    return Game.new(mages=["mist", "kadir"], nemesis="rageborne", seed=1)


# Setting up


def test_every_choice_has_a_default() -> None:
    game = Game.new(seed=1)

    assert (game.nemesis, len(game.mages), game.seed, game.turn) == ("rageborne", 2, "1", 1)


def test_names_are_found_in_any_language() -> None:
    game = Game.new(mages="kadir, Ulgimor", nemesis="Królowa Roju", market="random", seed=1)

    assert (game.mages, game.nemesis) == (("kadir", "ulgimor"), "carapace_queen")


def test_a_number_of_mages_is_drawn_by_the_seed() -> None:
    assert Game.new(mages=4, seed=1).mages == Game.new(mages=4, seed=1).mages
    assert len(set(Game.new(mages=4, seed=1).mages)) == 4


def test_a_pack_in_a_folder_can_be_played() -> None:
    with_pack = Game.new(mages=1, packs=EXAMPLE, seed=1)

    assert "salt_and_lanterns" in with_pack.state.scenario.content.packs
    assert Game.from_transcript(with_pack.transcript, [EXAMPLE]) == with_pack
    assert "salt_and_lanterns" not in Game.new(mages=1, seed=1).state.scenario.content.packs


@pytest.mark.parametrize(
    ("wanted", "code", "said"),
    [
        ({"mages": ["kadri"]}, "setup/mage", "no mage is called 'kadri'; did you mean Kadir?"),
        ({"mages": ["Mist"]}, "setup/mage", "'Mist' could be mist, mist_war_eternal; write one of these"),
        ({"mages": 5}, "setup/players", "5 mages; a game has 1 to 4 (GEN-02)"),
        ({"nemesis": "Ragebron"}, "setup/nemesis", "no nemesis is called 'Ragebron'; did you mean Rageborne?"),
        (
            {"difficulty": "hard"},
            "setup/difficulty",
            "unknown difficulty 'hard'; known: beginner, normal, expert, extinction",
        ),
        (
            {"market": ["jade", "spork"]},
            "setup/card",
            "no card is called 'spork'; did you mean Spark or Scour or Scorn?",
        ),
        (
            {"market": ["jade", "spark"]},
            "setup/market",
            "the market has 1 gem piles; it needs 3 (MKT-01)",
        ),
    ],
)
def test_a_setup_that_cannot_be_played_says_what_to_write(wanted: dict[str, object], code: str, said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game.new(seed=1, **wanted)  # type: ignore[arg-type]

    assert (refused.value.code, str(refused.value)) == (code, said)


def test_a_folder_without_a_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"not found; a pack is a folder with a pack.yaml"):
        Game.new(packs=[tmp_path], seed=1)


# Asking and answering


def test_a_game_asks_a_seat_and_offers_options() -> None:
    game = first()

    assert (game.seat, game.ask, game.question(), game.question("de")) == (
        0,
        "main",
        "What will you do?",
        "Was möchtest du tun?",
    )
    assert game.keys == ("play garnet_shard", "play crystal", "prep spark 1", "end")
    assert tuple(option.key for option in game.options) == game.keys
    assert [option.text() for option in game.options] == [
        "Play Garnet Shard",
        "Play Crystal",
        "Prep Spark to breach I",
        "End the main phase",
    ]


def test_an_option_has_its_parts() -> None:
    prep = first().options[2]

    assert (prep.verb, prep.card, prep.breach, prep.seat, prep.zone, prep.amount) == ("prep", "spark", 1, -1, "", 0)
    assert (repr(prep), str(prep)) == ("<Option prep spark 1>", "Prep Spark to breach I")


def test_an_answer_is_an_option_or_its_key() -> None:
    by_key, by_option = first(), first()
    by_key.answer("play crystal")
    by_option.answer(by_option.options[1])

    assert by_key == by_option
    assert by_key.answers == ("play crystal",)


def test_events_say_what_the_last_answer_caused() -> None:
    game = first()
    game.answer("play crystal")

    assert [(event.name, event.fields) for event in game.events] == [
        ("played", {"seat": 0, "card": "crystal"}),
        ("aether_gained", {"seat": 0, "amount": 1}),
    ]
    assert [event.text() for event in game.events] == ["Mist plays Crystal.", "Mist gains 1 aether."]
    assert game.events[0].text("pl") != game.events[0].text()


def test_a_wrong_key_lists_the_options_and_changes_nothing() -> None:
    game = first()

    with pytest.raises(
        IllegalAnswer, match=r"'gain jade' is not an answer to 'main'; legal here: play garnet_shard; .*; end"
    ):
        game.answer("gain jade")

    assert game == first()


def test_a_finished_game_asks_nothing() -> None:
    game = first()
    result = game.play("random")

    assert result is not None
    assert (game.seat, game.ask, game.question(), game.options, game.keys) == (None, "", "", (), ())
    assert (result.won, result.how, result.answers) == (False, "gravehold_fallen", len(game.answers))
    assert result.text() == "Gravehold has fallen"
    assert game.result == result
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer("end")


def test_a_game_in_progress_has_no_result() -> None:
    assert first().result is None


# Bots


def test_a_mind_answers_once_or_to_the_end() -> None:
    game = first()

    assert game.play("quick", 1) is None
    assert len(game.answers) == 1
    assert game.play("quick") == game.result
    assert game.is_over


def test_a_named_mind_plays_the_same_game_each_time() -> None:
    one, other, third = first(), first(), first()
    one.play("random")
    other.play("random")
    third.play("random", seed=2)

    assert one == other
    assert one != third


class Last:
    """A mind of a stranger."""

    def choose(self, seen: Observation) -> str:
        return seen.decision.keys[-1]


def test_a_bot_is_a_mind_or_a_function() -> None:
    by_mind, by_key, by_option = first(), first(), first()
    by_mind.play(Last())
    by_key.play(lambda game: game.keys[-1])
    by_option.play(lambda game: game.options[-1])

    assert by_mind == by_key == by_option


def test_a_function_never_meets_the_real_game() -> None:
    met: list[Game] = []

    def curious(game: Game) -> str:
        met.append(game)
        return game.keys[0]

    game = first()
    before = first()
    game.play(curious, 1)

    assert met == [before.observe()]
    assert met[0] != before
    with pytest.raises(BadSave, match="has no transcript"):
        _ = met[0].transcript


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("slow", "no mind is called 'slow'; known: random, eager, quick, steady, patient"),
        (Last, r"Last is a class; pass an object of it, for example Last\('seed'\)"),
        (3, "3 does not play; pass a name"),
    ],
)
def test_what_does_not_play_is_refused(bot: object, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        first().play(bot)  # type: ignore[arg-type]


def test_a_wrong_answer_of_a_bot_is_refused_and_the_game_stays() -> None:
    game = first()

    with pytest.raises(IllegalAnswer, match="legal here"):
        game.play(lambda _: "win")
    assert game == first()


def test_a_mind_goes_on_where_it_stopped() -> None:
    at_once, in_steps = first(), first()
    at_once.play("random", seed=7)
    player = mind("random", 7)
    while not in_steps.is_over:
        in_steps.play(player, 1)

    assert in_steps == at_once


# Looking


def test_a_view_is_that_of_the_seat_that_is_asked() -> None:
    game = first()

    assert game.view() == game.view(0)
    assert game.view(1)["seat"] == 1
    assert game.view(-1)["players"][0]["hand"] == ["garnet_shard", "crystal", "crystal", "crystal", "spark"]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2; there are 0 to 1, and -1 for a spectator"):
        first().view(2)


def test_a_forecast_is_for_programs_and_for_people() -> None:
    forecast = first().forecast()

    assert sum(forecast.next.values()) == Fraction(1)
    assert forecast.next["nemesis"] == Fraction(2, 5)
    assert forecast.to_data()["next"]["nemesis"] == [2, 5]
    assert forecast.text().splitlines()[0].startswith("If the nemesis goes next")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_can_be_read_in_every_language(lang: str) -> None:
    game = first()

    assert game.question(lang) in game.html(lang)
    assert "Kadir" in game.text(lang)
    assert all(option.text(lang) for option in game.options)


def test_an_unknown_language_lists_those_we_have() -> None:
    with pytest.raises(ValueError, match="no language 'xx'; known: en, cs, de, fr, pl"):
        first().text("xx")


def test_a_game_shows_itself_in_a_line_and_as_a_table() -> None:
    game = first()

    assert repr(game) == ("<Game mist, kadir against rageborne 70, Gravehold 30, turn 1, 0 answers, asked main>")
    assert str(game) == game.text()
    assert str(game).startswith("── Turn 1 · Mist · main phase ──")


class Balanced(HTMLParser):
    """Reads HTML, and remembers what is open."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_notebook_gets_a_picture_that_needs_nothing_else() -> None:
    game = Game.new(mages=4, nemesis="carapace_queen", seed=5)
    game.play("quick", 110)
    read = Balanced()
    read.feed(game._repr_html_())

    assert read.open == []
    assert read.tags == {"div", "span", "b", "svg", "title", "circle", "text"}
    assert "://" not in game._repr_html_()


def test_a_picture_escapes_what_comes_from_a_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    game = first()
    names = game.state.scenario.content.mages["kadir"].names
    monkeypatch.setitem(names, "en", '<script>alert("1")</script>')

    assert "<script" not in game.html()
    assert "&lt;script&gt;" in game.html()


# The door itself


def test_the_door_gives_every_name_that_it_lists() -> None:
    assert {name for name in unshuffled.__all__ if getattr(unshuffled, name, None) is None} == set()
    assert set(unshuffled.__all__) <= set(dir(unshuffled))
    assert issubclass(BadSetup, RulesError)


def test_a_name_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match="module 'unshuffled' has no attribute 'Board'; it has Game, "):
        _ = unshuffled.Board


def test_importing_the_package_loads_no_rules() -> None:
    code = "import sys, unshuffled; print([name for name in sys.modules if name.startswith('unshuffled')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "['unshuffled']\n"
