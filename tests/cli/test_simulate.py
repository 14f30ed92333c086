"""`unshuffled simulate`: outcomes for people and programs, and games as tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from unshuffled import cli

FEW = ["simulate", "--games", "3", "--workers", "1", "--nemesis", "rageborne"]


def test_outcomes_can_be_had_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*FEW, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)

    assert (said["games"], sum(said["outcomes"]["rageborne"].values()), said["failures"]) == (3, 3, [])


def test_games_are_written_as_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    arguments = [
        *FEW,
        "--out",
        str(folder),
        "--format",
        "csv",
        "--mages",
        "Brama, Kadir",
        "--market",
        "deck_destruction_base",
    ]
    assert cli.main(arguments) == 0
    assert "3 games" in capsys.readouterr().out
    rows = (folder / "games" / "part-00000.csv").read_text("utf-8")
    assert rows.count(",brama kadir,") == 3

    assert cli.main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 0


@pytest.mark.parametrize(
    ("name", "options", "expected"),
    [
        ("games.jsonl", [], "jsonl"),
        ("games.CSV", [], "csv"),
        ("games.csv", ["--format", "csv"], "csv"),
        ("games.parquet", [], "parquet"),
        ("games", [], "parquet"),
        ("games.0.2", [], "parquet"),
        ("games", ["--format", "jsonl"], "jsonl"),
    ],
)
def test_format_follows_the_ending_of_the_folder(
    name: str, options: list[str], expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*FEW, "--out", str(tmp_path / name), *options]) == 0
    capsys.readouterr()

    written = {path.suffix for path in (tmp_path / name).rglob("part-*")}

    assert written == {f".{expected}"}


def test_a_mind_can_be_a_class_of_a_module(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*FEW, "--json", "--mind", "unshuffled.minds.randoms:EagerMind"]) == 0
    by_class = capsys.readouterr().out
    assert cli.main([*FEW, "--json", "--mind", "eager"]) == 0

    assert by_class == capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--mind", "nowhere:Mind"], "no mind 'nowhere:Mind': No module named 'nowhere'"),
        (["--mind", "unshuffled.minds.randoms:Nobody"], "has no attribute 'Nobody'"),
        (["--out", "x", "--format", "xlsx"], "unknown format 'xlsx'; known: parquet, csv, jsonl"),
        (
            ["--out", "x.csv", "--format", "jsonl"],
            "--out x.csv ends in .csv, but --format is jsonl; leave one of them out",
        ),
        (["--out", "x", "--shard", "4/3"], "--shard '4/3': write which part of how many, such as 1/3"),
        (["--out", "x", "--shard", "one"], "--shard 'one': write which part of how many, such as 1/3"),
        (["--market", "nowhere"], "no market is called 'nowhere'"),
        (["--mages", "nobody"], "no mage is called 'nobody'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*FEW, *arguments]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_of_another_job_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--out", str(tmp_path / "games"), "--format", "jsonl"]
    assert cli.main([*FEW, *out]) == 0

    assert cli.main([*FEW, *out, "--seed", "other"]) == 2
    assert "has games of another job" in capsys.readouterr().err
