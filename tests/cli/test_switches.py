"""Where the books differ, from the command line: every point can be named, and nothing that is named is passed over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from unshuffled import cli
from unshuffled.cli.common import Stop, switches_from
from unshuffled.lab import simulate
from unshuffled.lab.simulate import Plan, Played
from unshuffled.rules.core.scenario import RANDOM, Setup
from unshuffled.rules.core.switches import DIFFERENCES
from unshuffled.server import home
from unshuffled.tables import setup_codes


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English wherever they run."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the browser is sent."""
    found: list[str] = []
    monkeypatch.setattr(home, "play_at_home", lambda path, *_: found.append(path))
    return found


FIRST = Setup(mages=[RANDOM, RANDOM], nemesis="rageborne", market=["deck_destruction_base"])


@pytest.mark.parametrize("name", DIFFERENCES)
def test_every_value_of_every_switch_can_be_named(name: str) -> None:
    values = list(DIFFERENCES[name].printed)

    assert [switches_from([f"{name}={value}"]) for value in values] == [{name: value} for value in values]


def test_several_switches_are_named_one_after_the_other() -> None:
    """With a dash as with an underline; of two values for one, the last counts."""
    given = ["solo-life=12", "solo_player_cards=4", "solo_life = 20", "fully-turned-focus=not-allowed"]

    assert switches_from(given) == {"solo_life": 20, "solo_player_cards": 4, "fully_turned_focus": "not_allowed"}
    assert switches_from(None) == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("wildcard=token", r"'wildcard=token' is not a known NAME=VALUE; known: wild_card=choice\|token, "),
        ("wild_card", "'wild_card' is not a known NAME=VALUE; known: .*, solo_life=0.12.14.15.any number, "),
        ("wild_card=x", "no value 'x' for --switch wild_card; known: choice, token"),
        ("solo_player_cards=5", "no value '5' for --switch solo_player_cards; known: 3, 4"),
        ("solo_life=much", "no value 'much' for --switch solo_life; known: 0, 12, 14, 15, any number"),
    ],
)
def test_a_switch_that_is_not_there_is_refused_with_those_that_are(given: str, message: str) -> None:
    with pytest.raises(Stop, match=message):
        switches_from([given])


@pytest.mark.parametrize(
    ("arguments", "changes"),
    [
        (["--nemesis", "carapace queen", "--market", "random"], {"nemesis": "carapace_queen", "market": [RANDOM]}),
        (["--mages", "brama,jian"], {"mages": ["brama", "jian"]}),
        (["--players", "2"], {}),
        (["--players", "4"], {"mages": [RANDOM] * 4}),
        (["--difficulty", "expert"], {"difficulty": "expert"}),
        (["--difficulty", "normal"], {}),
        (["--edition", "outcasts_pl"], {"edition": "outcasts_pl"}),
        (["--edition", "default"], {}),
        (["--tutorial"], {"switches": {"tutorial_discard": "on"}}),
        (["--switch", "wild_card=token"], {"switches": {"wild_card": "token"}}),
        (["--switch", "solo_life=12", "--switch", "solo_player_cards=4"], {"switches": {"solo_life": 12, "solo_player_cards": 4}}),
    ],
)  # fmt: skip
def test_whatever_is_named_alone_is_handed_to_the_page(
    arguments: list[str], changes: dict[str, object], opened: list[str]
) -> None:
    assert cli.main(["play", *arguments]) == 0

    (path,) = opened
    assert setup_codes.read(path.removeprefix("new?code=")) == Setup(**{**vars(FIRST), **changes})


def test_without_a_name_the_page_opens_on_its_first_screen(opened: list[str]) -> None:
    assert cli.main(["play"]) == 0
    assert cli.main(["play", "--port", "8000", "--no-browser"]) == 0

    assert opened == ["", ""]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--switch", "wild_card=x"], "no value 'x' for --switch wild_card"),
        (["--difficulty", "easy"], "unknown difficulty 'easy'"),
        (["--edition", "x"], "unknown edition 'x'"),
        (["--players", "0"], "--players 0: a game has 1 to 4 mages"),
        (["--players", "3", "--mages", "brama,jian"], "--players 3, but --mages names 2"),
        (["--lang", "de"], "--lang needs --text"),
        (["--text", "--port", "8000"], "leave out --port"),
        (["--text", "--load", "game.txt", "--tutorial", "--seed", "x"], "leave out --tutorial, --seed"),
    ],
)
def test_what_cannot_be_heeded_is_said_and_nothing_opens(
    arguments: list[str], message: str, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", *arguments]) == 2

    assert message in capsys.readouterr().err
    assert opened == []


def test_a_game_in_the_terminal_has_its_switches_and_says_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One mage alone, easier: 12 life and four cards. Pairs are for four, and are not mentioned."""
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    chosen = ["--switch", "solo_life=12", "--switch", "solo_player_cards=4", "--switch", "four_player_deck=pairs"]

    assert cli.main(["play", "--text", "--mages", "brama", "--seed", "alone", *chosen]) == 0

    out = capsys.readouterr().out
    unbroken = " ".join(out.split())
    assert "Played with: Turn order deck for one: 4 player cards; Life with one mage: 12 life." in unbroken
    assert "12/12" in out


def test_a_game_as_usual_says_nothing_of_switches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "quit")

    assert cli.main(["play", "--text", "--mages", "brama", "--seed", "alone"]) == 0

    assert "Played with" not in capsys.readouterr().out


def test_an_expedition_keeps_its_switches(tmp_path: Path) -> None:
    file = tmp_path / "trip.json"

    assert cli.main(["expedition", "new", str(file), "--form", "short", "--switch", "open_decks=off"]) == 0

    assert json.loads(file.read_text(encoding="utf-8"))["entries"][0]["switches"] == {"open_decks": "off"}


def test_simulated_games_have_their_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are played, and every one of the plan has them."""
    plans: list[Plan] = []
    played = simulate.simulate

    def noted(plan: Plan, games: int, seed: str, workers: int, packs: tuple[Path, ...]) -> Iterator[Played]:
        plans.append(plan)
        return played(plan, games, seed, workers, packs)

    monkeypatch.setattr(simulate, "simulate", noted)
    arguments = ["--games", "2", "--workers", "1", "--players", "4", "--switch", "four_player_deck=pairs"]

    assert cli.main(["simulate", *arguments]) == 0

    (plan,) = plans
    assert [plan.setup(number).switches for number in (0, 1)] == [{"four_player_deck": "pairs"}] * 2


def test_a_switch_of_simulated_games_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--switch", "x=y"]) == 2

    assert capsys.readouterr().err.count("\n") == 1
