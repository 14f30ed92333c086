"""`unshuffled pack`: a new pack, checking it, playing with it; and other commands with a pack beside the usual ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from unshuffled import cli
from unshuffled.packs.schema import pack_schema
from unshuffled.server.settings import settings_from

EXAMPLE = Path(__file__).parents[2] / "examples" / "salt_and_lanterns"


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English wherever they run, in lines as long as they need."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "UNSHUFFLED_PACKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("unshuffled.cli.common.console.width", 200)


@pytest.fixture
def fresh(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A pack as `pack new` makes it."""
    assert cli.main(["pack", "new", "Żółte Kamienie", "--folder", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "zolte_kamienie"


def test_a_new_pack_is_a_folder_with_a_schema_and_says_what_to_do_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.main(["pack", "new", "Żółte Kamienie", "--folder", str(tmp_path)])

    folder = tmp_path / "zolte_kamienie"
    assert code == 0
    assert sorted(path.name for path in folder.iterdir()) == ["cards.yaml", "pack.schema.json", "pack.yaml"]
    for name in ("cards.yaml", "pack.yaml"):
        text = (folder / name).read_text(encoding="utf-8")
        assert text.startswith("# yaml-language-server: $schema=pack.schema.json\n")
        assert "my_id" not in text
    assert json.loads((folder / "pack.schema.json").read_text(encoding="utf-8")) == pack_schema()
    out = capsys.readouterr().out
    assert f"unshuffled pack check {folder}" in out
    assert f"unshuffled pack play {folder} --text" in out


@pytest.mark.parametrize("name", ["", "77", "石", "a" * 50, "two\nlines"])
def test_a_name_that_makes_no_id_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "new", name, "--folder", str(tmp_path)]) == 2
    assert "a pack cannot be called" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_not_written_over(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (fresh / "cards.yaml").write_text("mine", encoding="utf-8")

    assert cli.main(["pack", "new", "zolte kamienie", "--folder", str(fresh.parent)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert (fresh / "cards.yaml").read_text(encoding="utf-8") == "mine"


def test_a_new_pack_passes_its_check(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["pack", "check", str(fresh), "--games", "6", "--workers", "1"])

    out = capsys.readouterr().out
    assert code == 0
    assert "advice: de: no name for pack zolte_kamienie, card zolte_kamienie_first_gem" in out
    assert re.search(r"zolte_kamienie_first_gem +gem +\d+ +\d+", out)
    assert re.search(r"6 games of random players: \d+ won, \d+ lost, 0 failed; longest \d+ answers, \d+ turns", out)
    assert out.endswith("zolte_kamienie can be played\n")


def test_the_remarks_of_a_new_pack_are_a_pack_too(fresh: Path) -> None:
    """What stands behind # in the template works when the # is taken away."""
    text = (fresh / "cards.yaml").read_text(encoding="utf-8")
    (fresh / "cards.yaml").write_text(re.sub(r"(?m)^  # (?=zolte|  )", "  ", text), encoding="utf-8")

    assert "\n  zolte_kamienie_first_spell:" in (fresh / "cards.yaml").read_text(encoding="utf-8")
    assert cli.main(["pack", "check", str(fresh), "--games", "0"]) == 0


def test_what_a_pack_says_is_shown_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "check", str(EXAMPLE), "--games", "0", "--lang", "de"]) == 0
    assert "Salzlinie — Zauber · Kosten 4\n  WIRKEN: Füge 3 Schaden zu." in capsys.readouterr().out


def test_every_problem_of_a_pack_is_a_line_with_its_place(fresh: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (fresh / "cards.yaml").read_text(encoding="utf-8")
    (fresh / "cards.yaml").write_text(text.replace("cost: 3", "cost: -1"), encoding="utf-8")
    (fresh / "more.yaml").write_text("crads: {}\n", encoding="utf-8")

    assert cli.main(["pack", "check", str(fresh)]) == 1
    assert capsys.readouterr().out == (
        "zolte_kamienie/cards.yaml:8:11: card 'zolte_kamienie_first_gem': expected a number from 0 to 99, got -1\n"
        "zolte_kamienie/more.yaml:1:8: unknown section 'crads', did you mean 'cards'?\n"
        "2 problems\n"
    )


def test_a_failing_game_is_printed_with_the_command_that_plays_it_again(
    fresh: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (fresh / "cards.yaml").read_text(encoding="utf-8")
    endless = "until: {count: players, at_least: 9}\n        do"
    (fresh / "cards.yaml").write_text(text.replace("aether: 2", f"{endless}: [{{aether: 2}}]"), encoding="utf-8")

    assert cli.main(["pack", "check", str(fresh), "--games", "5", "--workers", "1"]) == 1
    out = capsys.readouterr().out
    assert "problem: EndlessEffect: effects do not end: zolte_kamienie_first_gem/play" in out
    again = re.search(r"reproduce: unshuffled (.*)", out)
    assert again is not None
    assert cli.main(again[1].split()) == 1
    alone = capsys.readouterr().out
    assert "Traceback" in alone
    assert "unshuffled game 1" in alone


def test_a_folder_that_is_no_pack_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()

    assert cli.main(["pack", "check", str(tmp_path / "empty")]) == 1
    assert "empty/pack.yaml:1:1: not found; a pack is a folder with a pack.yaml" in capsys.readouterr().out
    assert cli.main(["pack", "play", str(tmp_path / "empty"), "--text"]) == 2


def test_a_pack_is_played_in_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its nemesis, its mage and its cards are on the table."""
    lines = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))

    assert cli.main(["pack", "play", str(EXAMPLE), "--text", "--seed", "example"]) == 0
    out = capsys.readouterr().out
    for name in ("Brackish Choir", "Maren", "Lantern Salt", "Wick Trimmer", "Line of Salt", "Beacon Spear"):
        assert name in out


@pytest.mark.parametrize("how", ["option", "environment"])
def test_any_game_can_have_packs_beside_the_usual_ones(
    how: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    arguments = ["play", "--text", "--nemesis", "Brackwasserchor", "--mages", "kadir,maren"]
    if how == "option":
        arguments += ["--pack", str(EXAMPLE)]
    else:
        monkeypatch.setenv("UNSHUFFLED_PACKS", str(EXAMPLE))

    assert cli.main(arguments) == 0
    assert "Brackish Choir" in capsys.readouterr().out


def test_without_the_pack_its_nemesis_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--text", "--nemesis", "Brackwasserchor"]) == 2
    assert "no nemesis is called 'Brackwasserchor'" in capsys.readouterr().err


def test_a_game_saved_with_a_pack_is_replayed_with_it_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    lines = iter(["1", f"save {file}", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    assert cli.main(["pack", "play", str(EXAMPLE), "--text", "--seed", "saved"]) == 0
    capsys.readouterr()

    assert cli.main(["replay", str(file), "--pack", str(EXAMPLE)]) == 0
    assert "1 answers" in capsys.readouterr().out
    assert cli.main(["replay", str(file)]) == 2
    assert "recorded with pack salt_and_lanterns" in capsys.readouterr().err


def test_a_card_of_a_pack_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["card", "Wick Trimmer", "--pack", str(EXAMPLE)]) == 0
    assert capsys.readouterr().out.startswith("Wick Trimmer — Relic · cost 4\n")


def test_a_host_names_packs_in_the_environment(tmp_path: Path) -> None:
    settings = settings_from({"UNSHUFFLED_PACKS": str(EXAMPLE)}, data=tmp_path)

    assert settings.packs == (EXAMPLE,)
    assert settings_from({}, data=tmp_path).packs == ()


def test_the_reference_is_written_to_a_file(tmp_path: Path) -> None:
    assert cli.main(["pack", "reference", "--file", str(tmp_path / "verbs.md")]) == 0
    assert (tmp_path / "verbs.md").read_text(encoding="utf-8").startswith("# Every word of the effect language\n")
