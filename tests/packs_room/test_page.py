"""The page about writing a pack, followed to the letter: its files are written and its commands run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from unshuffled import cli
from unshuffled.packs import library, limits
from unshuffled.rules.core import constants

AUTHORS = Path(__file__).parents[2] / "docs" / "authors"
BLOCK = re.compile(
    r"(?:into `(?P<file>[^`]+)`:\n\n)?^```(?P<kind>yaml|sh)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)


@pytest.mark.slow("checks packs, as the page does")
def test_every_step_of_the_page_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "UNSHUFFLED_PACKS"):
        monkeypatch.delenv(name, raising=False)
    ran = []
    for block in BLOCK.finditer((AUTHORS / "writing-a-pack.md").read_text(encoding="utf-8")):
        if block["kind"] == "yaml":
            Path(block["file"]).write_text(block["text"], encoding="utf-8")
            continue
        for command in block["text"].splitlines():
            program, *arguments = shlex.split(command)
            if "check" in arguments:
                arguments += ["--workers", "1"]
            assert (program, cli.main(arguments), command) == ("unshuffled", 0, command)
            ran.append(arguments[:2])
    out = capsys.readouterr().out

    assert [words for words in ran if words[0] == "pack"] == [
        ["pack", "new"],
        ["pack", "check"],
        ["pack", "check"],
        ["pack", "check"],
        ["pack", "play"],
    ]
    assert "Glutkohle — Kristall · Kosten 3" in out
    assert "Cinder Moth" in out
    content = library.load_with([Path("ember_watch")])
    assert (list(content.mages)[-1], list(content.nemeses)[-1]) == ("ember_watch_ines", "ember_watch_moth")


@pytest.mark.parametrize(
    "row",
    [
        f"| a file, a pack | {limits.FILE_BYTES // 1024} kB, {limits.PACK_BYTES // 1024} kB |",
        f"| files | {limits.FILES} |",
        f"| {', '.join(limits.ENTRIES)} | {', '.join(map(str, limits.ENTRIES.values()))} |",
        f"| a name | {limits.NAME} characters |",
        f"| a number; a cost; a factor (`times`) | {limits.NUMBER}; {limits.COST}; {limits.TIMES} |",
        f"| cards a mage begins with | {limits.HAND_AND_DECK} |",
        f"| lists and mappings inside each other | {limits.NESTING} |",
        f"| steps an answer may cause | {constants.STEP_BUDGET:,}; then the game stops and names the effect |",
    ],
)
def test_the_limits_are_as_the_page_says(row: str) -> None:
    assert row in (AUTHORS / "cards-mages-nemeses.md").read_text(encoding="utf-8")
