"""What a program could want, a command prints as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.lab.report.test_figures import played
from unshuffled.cli import main
from unshuffled.cli.balance import sentence
from unshuffled.lab.report.worth import Pair, worth
from unshuffled.packs import library


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert main([*words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_a_card_has_its_id_and_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    (card,) = printed(capsys, "card", "Jade", "--lang", "de")

    assert card["id"] == "jade"
    assert card["text"].startswith("Jade — ")


def test_cards_have_their_names_and_costs(capsys: pytest.CaptureFixture[str]) -> None:
    listed = printed(capsys, "cards", "--set", "base", "--kind", "gem", "--lang", "en")

    assert {"id": "jade", "name": "Jade", "set": "base", "kind": "gem", "cost": 2} in listed
    assert {card["kind"] for card in listed} == {"gem"}


def test_the_doctor_says_what_you_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "doctor")

    assert found["can"]["play"] is True
    assert "packs" in [finding["what"] for finding in found["findings"]]


def test_a_report_has_every_cell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "lab", "report", str(played(tmp_path / "games")))

    assert sum(cell["games"] for cell in found["cells"]) == found["games"] == 24
    assert found["minds"] == ["eager"]


def test_a_card_is_worth_something(capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = printed(capsys, "lab", "worth", "Jade", "--pairs", "2", "--mind", "random", "--workers", "1")

    assert (found["card"], found["pairs"]) == ("jade", 2)


def test_a_pack_is_compared_card_by_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["pack", "balance", "examples/salt_and_lanterns", "--pairs", "2", "--mind", "random", "--workers", "1"]
    page = tmp_path / "balance.html"

    found = printed(capsys, *words, "--out", str(page))
    assert {each["card"] for each in found} == {
        "salt_lantern_salt",
        "salt_wick_trimmer",
        "salt_line",
        "salt_beacon_spear",
    }
    assert "<svg" in page.read_text("utf-8")
    assert {each["verdict"] == "cannot be judged" for each in found if not each["bought"]} <= {True}


@pytest.mark.parametrize(
    ("bought", "begins"),
    [
        (0, "[bold]Jade[/bold] (cannot be judged): quick bought it in none of 6 games."),
        (1, "[bold]Jade[/bold] (no difference shown): +0.0 points of wins"),
    ],
)
def test_card_that_was_never_bought_gets_no_figures(bought: int, begins: str) -> None:
    pairs = [Pair(n, "searing_ruby", True, True, bought) for n in range(6)]

    assert sentence(library.load(), worth("jade", pairs), "quick").startswith(begins)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lab", "report"], "say which folder has the games"),
        (["lab", "report", "nowhere"], "has no tables of games"),
        (["lab", "worth"], "say which card"),
        (["lab", "worth", "Crystal"], "is not a card of the market"),
        (["lab", "worth", "Jade", "--instead", "Spectral Echo"], "so that the market stays whole"),
        (["lab", "worth", "Jade", "--pairs", "1"], "play at least two"),
        (["lab", "worth", "Jade", "--mind", "nobody"], "nobody"),
    ],
)
def test_a_wrong_word_says_what_to_do(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert said in capsys.readouterr().err
