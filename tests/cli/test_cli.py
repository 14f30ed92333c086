"""The command as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from unshuffled import cli
from unshuffled.rules.core import chance
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.saves import transcript


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English wherever they run."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_play_reads_from_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One command starts a game; names are found in any language."""
    lines = iter(["play crystal", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))

    code = cli.main(["play", "--text", "--nemesis", "Rozzureny", "--mages", "kadir,mist", "--seed", "cli"])

    out = capsys.readouterr().out
    assert code == 0
    assert "Seed cli." in out
    assert "Rageborne" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "--seed", "x"], "--seed needs --text"),
        (["play", "--text", "--nemesis", "Ragebron"], "did you mean Rageborne?"),
        (["play", "--text", "--mages", "mist,mist_war_eternal,kadir,jian,gex"], "5 mages; a game has 1 to 4"),
        (["play", "--text", "--difficulty", "easy"], "unknown difficulty 'easy'; known: beginner"),
        (["play", "--text", "--edition", "x"], "unknown edition 'x'"),
        (["play", "--text", "--market", "jade,jade"], "the market has 1 gem piles; it needs 3"),
        (["simulate", "--edition", "x"], "unknown edition 'x'"),
        (["simulate", "--mind", "x"], "unknown mind 'x'"),
        (["replay", "nothing.txt"], "cannot read nothing.txt"),
    ],
)
def test_what_cannot_be_done_is_one_line_that_says_what_to_do(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback, exit code 2."""
    code = cli.main(arguments)

    err = capsys.readouterr().err
    assert code == 2
    assert message in err
    assert err.count("\n") == 1


def test_simulate_counts_games_and_finds_no_failure(capsys: pytest.CaptureFixture[str]) -> None:
    """Ends by outcome, length and speed."""
    code = cli.main(["simulate", "--games", "8", "--check", "--workers", "1", "--deep-every", "4"])

    out = capsys.readouterr().out
    assert code == 0
    assert "8 games," in out
    assert "decisions/s" in out


def test_simulate_reports_a_failure_with_its_seed_and_keys(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The guard bites: a broken engine is noticed, and the game that broke it can be replayed."""
    monkeypatch.setattr("unshuffled.lab.laws.check", lambda *_: 1 / 0)

    code = cli.main(["simulate", "--games", "1", "--check", "--workers", "1"])

    out = capsys.readouterr().out
    assert code == 1
    assert "seed simulate-0" in out
    assert "ZeroDivisionError" in out
    assert "unshuffled game 1" in out


def test_a_saved_game_is_replayed_and_a_tampered_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Replay says where it diverged."""
    file = tmp_path / "game.txt"
    lines = iter(["play crystal", f"save {file}", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    cli.main(["play", "--text", "--mages", "kadir", "--seed", "again"])

    assert cli.main(["replay", str(file), "--show"]) == 0
    assert "1 answers" in capsys.readouterr().out

    file.write_text(file.read_text(encoding="utf-8") + "gain nothing\n", encoding="utf-8")
    assert cli.main(["replay", str(file)]) == 2
    assert "answer 2 of 2: 'gain nothing'" in capsys.readouterr().err


def test_the_schema_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    """And describes the verbs."""
    assert cli.main(["schema"]) == 0

    assert "verb_deal" in json.loads(capsys.readouterr().out)["$defs"]


def test_the_ledger_is_run_from_the_clone_whatever_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """With the words that are given to it; `make ledger` reads the books."""
    monkeypatch.chdir(tmp_path)

    assert cli.main(["ledger", "--check", "--nowhere"]) == 2
    assert "tools.ledger: error: unrecognized arguments: --nowhere\n" in capfd.readouterr().err


def test_the_ledger_does_not_come_with_what_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says where it is; nor do players find it among their commands."""
    monkeypatch.setattr("unshuffled.cli.lab.CLONE", tmp_path)

    assert cli.main(["ledger", "--check"]) == 2
    assert "in a clone of it: make ledger" in capsys.readouterr().err
    assert cli.main(["--help"]) == 0
    assert "ledger" not in capsys.readouterr().out


def test_the_language_of_the_environment_is_spoken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless another one is asked for, or it is one we do not speak."""
    monkeypatch.setenv("LANG", "de_AT.UTF-8")

    said = [
        (cli.main(["card", "spark", *more]), capsys.readouterr().out.split(" ")[0]) for more in ([], ["--lang", "fr"])
    ]
    monkeypatch.setenv("LANG", "xx_XX")
    said.append((cli.main(["card", "spark"]), capsys.readouterr().out.split(" ")[0]))

    assert said == [(0, "Funken"), (0, "Étincelle"), (0, "Spark")]


def test_cards_are_found_by_a_name_in_any_language_without_accents(capsys: pytest.CaptureFixture[str]) -> None:
    """And printed in the language asked for."""
    assert cli.main(["card", "ohnivy sleh", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Wildfire Whip — Spell · cost 6")

    assert cli.main(["card", "oeil du neant", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("Œil du Néant — ")

    assert cli.main(["cards", "--set", "base", "--kind", "relic", "--lang", "fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6


def test_the_rules_are_printed_with_their_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    """One topic, or all."""
    assert cli.main(["rules", "never-shuffled", "--lang", "pl"]) == 0

    assert "[GEN-05, DRAW-05, DRAW-06, DRAW-09, DRAW-10]" in capsys.readouterr().out


def test_a_bound_seed_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By what the table showed from the start."""
    file = tmp_path / "game.txt"
    kept = transcript.Record(Setup(mages=["kadir"], nemesis="rageborne"), "bound")
    file.write_text(transcript.write(kept), encoding="utf-8")

    assert cli.main(["verify", str(file), "--commitment", chance.commitment("bound")]) == 0
    assert "proved: the shuffles come from the committed secret" in capsys.readouterr().out
    assert cli.main(["verify", str(file), "--commitment", chance.commitment("other")]) == 2
    assert "these are not its shuffles" in capsys.readouterr().err


def test_an_expedition_is_begun_shown_and_gone_on_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """One file from the beginning to the end; what was typed is there the next time."""
    file = str(tmp_path / "trip.json")

    assert cli.main(["expedition", "new", file, "--form", "Kurze Expedition", "--seed", "trip"]) == 0
    assert f"Saved in {file}." in capsys.readouterr().out

    lines = iter(["1 2", "", "", "", "1", "quit"])  # two mages without treasures; the battle
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert cli.main(["expedition", "play", file]) == 0
    assert "Goodbye. The expedition is saved." in capsys.readouterr().out

    assert cli.main(["expedition", "show", file, "--lang", "pl"]) == 0
    assert "Krótka ekspedycja" in capsys.readouterr().out
    game = json.loads(Path(file).read_text(encoding="utf-8"))["game"]
    assert len(game.partition("\n\n")[2].splitlines()) == 1  # the one answer that was given


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["expedition", "new", "here.json"], "here.json already exists"),
        (["expedition", "new", "new.json", "--form", "nowhere"], "no expedition 'nowhere'; known: "),
        (["expedition", "new", "new.json", "--difficulty", "easy"], "unknown difficulty 'easy'; known: beginner"),
        (["expedition", "new", "none/new.json"], "cannot write none"),
        (["expedition", "show", "new.json"], "cannot read new.json"),
        (["expedition", "play", "here.json"], "not an expedition"),
    ],
)
def test_an_expedition_that_cannot_be_begun_or_read_is_one_line(
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No traceback, exit code 2, nothing written."""
    monkeypatch.chdir(tmp_path)
    Path("here.json").write_text("nothing", encoding="utf-8")

    assert cli.main(arguments) == 2
    err = capsys.readouterr().err
    assert message in err
    assert err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["here.json"]


def test_expeditions_are_played_by_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["expedition", "simulate", "--count", "2", "--form", "Kurze Expedition", "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "2 expeditions in " in out
    assert ", 0 failures" in out
    assert cli.main(["expedition", "simulate", "--count", "1", "--form", "nowhere"]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_expeditions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["expedition", "forms"]) == 0
    out = capsys.readouterr().out
    assert "standard: Standard expedition\n  Based on fan-made tools, not on a rulebook." in out
