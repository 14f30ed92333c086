"""The text environment: strings in, strings out, in any language, and the same game as everywhere."""

from __future__ import annotations

import doctest
import random
import subprocess
import sys

import pytest

from tests.envs.games import NEMESES
from unshuffled import Game
from unshuffled.envs import text as text_environment
from unshuffled.envs.text import Text
from unshuffled.words.speech import LANGUAGES

PLAIN = {"mages": ["mist", "kadir"], "nemesis": "rageborne", "difficulty": "beginner"}


def a_text(lang: str = "en", **kwargs: object) -> Text:
    return Text(lang=lang, **(PLAIN | kwargs))  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_numbers_give_the_same_game_in_every_language(lang: str) -> None:
    """Python plays the same game with the keys that the text environment names."""
    text = a_text(lang)
    chance = random.Random(1)
    seen, info = text.reset(seed=1)
    game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", difficulty="beginner", seed=1)
    over = False
    while not over:
        assert f"\n{len(info['keys'])}. " in seen
        number = chance.randint(1, len(info["keys"]))
        game.answer(info["keys"][number - 1])
        seen, reward, over, info = text.step(str(number))
        assert reward == (over and game.result is not None and game.result.won)

    assert text.play.state == game.state
    assert game.result is not None
    assert seen.endswith(game.result.text(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_a_number_a_key_or_a_text(lang: str) -> None:
    ways = []
    game = Game.new(mages=["mist", "kadir"], nemesis="rageborne", difficulty="beginner", seed=1)
    for said in ("2", game.keys[1], f" {game.options[1].text(lang).upper()} "):
        text = a_text(lang)
        text.reset(seed=1)
        ways.append(text.step(said)[3]["answer"])

    assert ways == [game.keys[1]] * 3


@pytest.mark.parametrize("said", ["0", "99", "", "gain jade", "sing a song"])
def test_anything_else_changes_nothing_and_is_refused_in_words(said: str) -> None:
    text = a_text()
    first, info = text.reset(seed=1)
    before = text.play.state.copy()
    seen, reward, over, after = text.step(said)

    assert text.play.state == before
    assert (reward, over) == (0.0, False)
    assert after == {"keys": info["keys"], "illegal": True}
    assert seen.endswith(first.rpartition("\n\n")[2])
    assert seen != first


def test_after_the_end_nothing_can_be_answered() -> None:
    text = a_text(table=False)
    text.reset(seed=1)
    over = False
    while not over:
        over = text.step("1")[2]

    assert text.step("1")[1:] == (0.0, True, {"keys": [], "illegal": True})


def test_the_table_can_be_left_out() -> None:
    whole, _ = a_text().reset(seed=1)
    short, _ = a_text(table=False).reset(seed=1)

    assert "Searing Ruby" in whole
    assert "Searing Ruby" not in short
    assert short.endswith(whole.rpartition("\n\n")[2])


@pytest.mark.parametrize("nemesis", NEMESES)
def test_what_is_read_does_not_change_when_hidden_cards_are_redealt(nemesis: str) -> None:
    text = Text(mages=3, nemesis=nemesis)
    text.reset(seed=2)
    game = Game.new(mages=3, nemesis=nemesis, seed=2)
    for _ in range(30):
        if game.is_over:
            break
        game.answer(game.keys[-1])
        seen = text.step(str(len(text.play.legal)))[0]
        other = Text(mages=3, nemesis=nemesis)
        other.play.state = game.resample("another").state
        other.play.state.events = game.state.events
        other.play._look()
        assert other._seen() == seen


def test_its_example_does_what_it_says() -> None:
    assert doctest.testmod(text_environment).failed == 0
    assert doctest.testmod(text_environment).attempted > 0


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no language 'la'; known: en"):
        a_text("la")


def test_it_needs_neither_gymnasium_nor_numpy() -> None:
    code = """
import sys
for name in ("gymnasium", "numpy", "pettingzoo"):
    sys.modules[name] = None
from unshuffled.envs import text as text_environment
from unshuffled.envs.text import Text
print(Text(mages=["mist"], nemesis="rageborne").reset(seed=1)[1]["keys"][-1])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert (done.stdout, done.stderr) == ("end\n", "")


@pytest.mark.parametrize(
    ("module", "what"),
    [
        ("team", "The Gymnasium environment"),
        ("aec", "The PettingZoo environment"),
        ("observe", "An observation as tensors"),
    ],
)
def test_the_others_say_what_to_install(module: str, what: str) -> None:
    code = f"import sys; sys.modules['numpy'] = None; import unshuffled.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr.endswith(f"ImportError: {what} needs more packages: pip install 'unshuffled[rl]'\n")
