"""`unshuffled review`: a saved game goes in, the review comes out as text or JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.minds.test_review import record
from unshuffled import cli
from unshuffled.rules.saves import transcript
from unshuffled.words.speech import LANGUAGES

SHORT = ["--playouts", "32"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(transcript.write(record("rageborne", "b")), "utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Chance of winning", "Turn order", "Which purchases paid"]),
        ("de", ["Gewinnchance", "Reihenfolge", "Welche Käufe sich gelohnt haben"]),
        ("fr", ["Chances de victoire", "Ordre du tour", "Les achats qui ont payé"]),
        ("pl", ["Szansa na zwycięstwo", "Kolejność tur", "Które zakupy się opłaciły"]),
        ("cs", ["Šance na vítězství", "Pořadí tahu", "Které nákupy se vyplatily"]),
    ],
)
def test_a_review_is_printed_in_every_language(
    game: Path, lang: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["review", str(game), *SHORT, "--lang", lang]) == 0

    out = capsys.readouterr().out
    assert [word for word in words if word in out] == words
    assert lang in LANGUAGES


def test_as_json_it_adds_up_in_hundredths_and_in_whole_points(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", str(game), *SHORT, "--json"]) == 0

    made = json.loads(capsys.readouterr().out)
    parts = made["luck"] + made["decisions"]
    result = 100 if made["won"] else 0
    assert made["start"] + sum(part["change"] for part in parts) == result * 100
    assert made["start_points"] + sum(part["points"] for part in parts) == result
    assert made["luck_points"] + made["decisions_points"] == sum(part["points"] for part in parts)


@pytest.mark.parametrize(
    ("answers", "options", "message"),
    [
        (30, [], "this game is not over yet"),
        (None, ["--seconds", "0"], "must be more than 0"),
        (None, ["--lang", "xx"], "no language 'xx'"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_one_line(
    tmp_path: Path, answers: int | None, options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = record("rageborne", "b")
    part = transcript.Record(whole.setup, whole.seed, whole.keys[:answers], whole.packs, drawn=whole.drawn)
    file = tmp_path / "game.txt"
    file.write_text(transcript.write(part), "utf-8")

    assert cli.main(["review", str(file), *options]) == 2

    err = capsys.readouterr().err
    assert (message in err, err.count("\n")) == (True, 1)


def test_chances_are_compared_with_results(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "2", "--each", "2", "--playouts", "2", "--workers", "1"]

    assert cli.main(["calibrate", *options]) == 0

    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert sum(int(row[3]) for row in rows) == 4
    assert all(row[4] == "positions" for row in rows)


def test_nothing_is_not_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["calibrate", "--games", "0"]) == 2

    assert "at least 1" in capsys.readouterr().err
