"""What can be typed at the prompt besides an answer."""

from __future__ import annotations

import pytest

from tests.table import content
from tests.terminal.sitting import Typed, new_game
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves.undo import History
from unshuffled.terminal import commands, hands
from unshuffled.terminal.lines import Lines
from unshuffled.words.phrases import say
from unshuffled.words.speech import LANGUAGES, Voice

# Answers


def test_the_prompt_says_who_decides_and_what_they_can_spend() -> None:
    typed = Typed("gems", "gain jade", lang="en")

    assert typed.prompts == ["Kadir · 0 aether (+3 in hand) > ", "Kadir · 3 aether > ", "Kadir · 1 aether > "]


def test_the_prompt_counts_restricted_aether_apart() -> None:
    """It does not pay for everything."""
    setup = Setup(mages=["ilya", "kadir"], nemesis="rageborne", market=["deck_destruction_base"])
    game = start(content(), setup, "prompt")
    game.players[0].aether = 1
    game.players[0].restricted_aether = ((1, 2),)
    typed = Typed()
    typed.sitting.history = History(game)

    assert typed.sitting.prompt().startswith("Ilya · 1 aether (+2 restricted")


def test_all_gems_are_one_answer_and_numbers_keep_their_meaning() -> None:
    """Cards that ask something are not among them."""
    typed = Typed("g", "1")

    assert typed.keys == Typed("gems", "1").keys == ["play crystal"] * 3 + ["play emerald_shard"]
    assert "  g Play all 3 gems (+3 aether)" in typed.text
    assert typed.after().split("\n")[:2] == ["  · Kadir plays Crystal. ×3", "  · Kadir gains 1 aether. ×3"]


def test_one_gem_is_no_answer_of_its_own() -> None:
    typed = Typed("play crystal", "play crystal")

    assert "g Play all" not in typed.after(2)


def test_without_gems_the_word_answers_nothing() -> None:
    typed = Typed("gems", "gems")

    assert (typed.keys, typed.after(2)) == (["play crystal"] * 3, "There are no gems to play.")


def test_equal_cards_are_counted() -> None:
    typed = Typed("play crystal", "play crystal")

    assert "2 Play Crystal ×3" in typed.text
    assert "2 Play Crystal ×2" in typed.after(1)
    assert "×" not in typed.after(2).split("2 Play Crystal")[1].split("\n")[0]


@pytest.mark.parametrize(("lang", "line"), [("en", "Play Crystal"), ("en", "play cry"), ("de", "splitter ausspielen")])
def test_the_words_of_an_answer_are_an_answer(lang: str, line: str) -> None:
    assert Typed(line, lang=lang).keys == ["play crystal"]


def test_words_that_could_be_two_answers_are_none() -> None:
    typed = Typed("play")

    assert (typed.keys, typed.after()) == ([], "“play” could be: Play Emerald Shard, Play Crystal")


def test_what_changes_nothing_leaves_the_answers_where_they_stand() -> None:
    """Enter alone shows them again."""
    typed = Typed("card jade", "", "hands")

    assert [("End the main phase" in typed.after(n)) for n in (1, 2, 3)] == [False, True, False]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("9", "Type a number from 1 to 4."),
        ("hello", "I don’t know “hello”.\nType help to see everything you can type."),
        ("open 4", "It costs 7 aether; you have 0 for it."),
    ],
)
def test_a_line_that_means_nothing_is_answered_kindly(line: str, told: str) -> None:
    typed = Typed(line)

    assert (typed.keys, typed.after()) == ([], told)


# Leaving


def test_ctrl_c_leaves_only_the_second_time_in_a_row() -> None:
    typed = Typed(KeyboardInterrupt, "play crystal", KeyboardInterrupt, KeyboardInterrupt, "play crystal")

    assert typed.keys == ["play crystal"]
    assert typed.text.count("To leave, type quit or press Ctrl-C again.") == 2
    assert typed.lines == ["play crystal"]


def test_a_game_that_was_not_kept_is_said_to_be_lost_only_if_something_was_answered() -> None:
    assert Typed("quit").written[-1] == "Goodbye."
    assert Typed("play crystal", "quit").written[-1] == "Goodbye. The game was not saved; save FILE saves it."


# Cards


def test_a_card_is_found_by_its_name_in_any_language_and_by_its_answer() -> None:
    jade = "Jade — Gem · cost 2\n  Gain 2 aether."
    typed = Typed("card jade", "jade", "card 2", "card Splitter", "card mist")

    assert typed.after(1) == typed.after(2) == jade
    assert typed.after(3) == typed.after(4) == "Crystal — Gem · cost 0\n  Gain 1 aether."
    assert typed.after(5).startswith("Mist — ")


def test_the_nemesis_is_found_by_the_beginning_of_its_name() -> None:
    """Ids of its cards begin alike; they are not what a person types."""
    assert Typed("card Ragebor").after().startswith("Rageborne — ")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("card", "Which one? card NAME"),
        ("card consuming viod", "No card, mage or nemesis is called “consuming viod”. Did you mean Consuming Void?"),
        ("card zzzzzz", "No card, mage or nemesis is called “zzzzzz”."),
    ],
)
def test_a_name_that_nothing_has_is_answered_with_one_that_looks_like_it(line: str, told: str) -> None:
    assert Typed(line).after() == told


def test_of_a_beginning_that_many_share_only_names_are_listed() -> None:
    told = Typed("card e").after()

    assert told.startswith("“e” could be: ")
    assert told.endswith(", …")


# What comes


def test_the_next_hands_are_those_of_the_deck() -> None:
    """After them comes what is in use now: nobody has said in which order."""
    typed = Typed("gems", "hands")

    assert typed.after(2).split("\n")[:4] == [
        "Kadir",
        "  After this turn            Crystal ×3, Spark ×2",
        "  Then                       Crystal ×3, ? ×2",
        "  If you keep your hand      Emerald Shard, Spark, Crystal ×3",
    ]


def test_the_next_hands_foresee_what_is_drawn() -> None:
    """The hand that is promised is the hand that comes."""
    game = new_game()
    typed = Typed(game=game)
    [foreseen, _] = hands.coming(typed.sitting.view()["players"][0])
    played = Typed("gems", "play emerald_shard", "no", "prep spark 1", "end", "rest", game=new_game())
    assert played.sitting.game.turn != game.turn or played.sitting.game.active != game.active
    assert sorted(str(card) for card in foreseen) == sorted(played.sitting.view()["players"][0]["hand"])


def test_the_log_leaves_out_what_was_undone() -> None:
    typed = Typed("play crystal", "play emerald_shard", "undo", "log 2", "log 0")

    assert typed.after(4) == "  · Kadir plays Crystal.\n  · Kadir gains 1 aether."
    assert typed.after(5) == ""


def test_keys_are_listed_with_their_answers() -> None:
    assert Typed("keys").after().split("\n")[1] == "  2 play crystal        Play Crystal ×3"


# Help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command_in_the_players_words_and_in_english(lang: str) -> None:
    voice = Voice(content(), lang)
    typed = Typed(voice.form(say("typed-help")), "help", "?", lang=lang, width=79)

    assert typed.after(1) == typed.after(2) == typed.after(3)
    for name in commands.TYPED:
        assert voice.form(say(f"typed-{name}")) in typed.after(1)
        assert lang == "en" or f"({name})" in typed.after(1) or voice.form(say(f"typed-{name}")) == name
    assert max(map(len, typed.after(1).splitlines())) <= 79


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_means_one_command_in_every_language(lang: str) -> None:
    """Also without its accents, and no answer begins with it."""
    voice = Voice(content(), lang)
    own = [voice.form(say(f"typed-{name}")) for name in commands.TYPED]

    assert len(set(own)) == len(own)
    known = commands.words(voice)
    assert [known[word] for word in own] == list(commands.TYPED)
    assert [known[name] for name in commands.TYPED] == list(commands.TYPED)


# Completion


@pytest.mark.parametrize(
    ("lang", "typed", "lines"),
    [
        ("en", "play c", ["play crystal"]),
        ("en", "fore", ["forecast"]),
        ("en", "card Consum", ["card Consuming Void"]),
        ("de", "karte funk", ["karte Funken"]),
        ("de", "vorh", ["vorhersage"]),
        ("en", "nothing", []),
    ],
)
def test_tab_offers_what_the_line_can_become(lang: str, typed: str, lines: list[str]) -> None:
    assert Typed(lang=lang).sitting.candidates(typed) == lines


def test_without_a_terminal_a_line_is_just_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, where Python has no `readline`."""
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return "typed"

    monkeypatch.setattr("builtins.input", read)

    assert Lines().read("\x1b[1mKadir\x1b[0m > ") == "typed"
    assert asked == ["\x1b[1mKadir\x1b[0m > "]
