"""What the command says about itself, and how it refuses."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys

import pytest

from unshuffled import __version__, cli
from unshuffled.cli.app import app
from unshuffled.cli.listing import COMMANDS, DEVELOPERS, EXAMPLES, GROUPS, overview

WITHOUT = {("completion",), ("pack", "reference"), ("expedition", "simulate")}
"""Their help is an example already, or they are for developers."""


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_help_lists_the_commands_of_players_first(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 0

    out = capsys.readouterr().out
    assert out == overview() + "\n"
    assert re.findall(r"^(\w[\w ]*):$", out, re.MULTILINE) == [*GROUPS, "Examples"]
    assert max(map(len, out.splitlines())) <= 105


def test_what_developers_need_is_listed_apart(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["help", "develop"]) == 0

    out = capsys.readouterr().out
    for command in DEVELOPERS:
        assert f"  {command.name} " in out
        assert f"  {command.name} " not in overview()


def test_every_command_of_the_list_can_be_called() -> None:
    names = [command.name for command in COMMANDS]

    assert len(names) == len(set(names))
    for name in names:
        assert app[name].name[0] == name


def test_the_examples_of_the_help_are_commands() -> None:
    for line, _ in EXAMPLES:
        _, apps, _ = app.parse_commands(line.removeprefix("unshuffled "))
        assert len(apps) > 1, line


def commands_of_players() -> list[tuple[str, ...]]:
    """Every command that players, authors, hosts and researchers meet, with the commands inside it."""
    found: list[tuple[str, ...]] = []
    for command in (each for commands in GROUPS.values() for each in commands):
        inside = [name for name in app[command.name] if not name.startswith("-")]
        found += [(command.name, name) for name in inside] or [(command.name,)]
    return found


@pytest.mark.parametrize("words", commands_of_players(), ids=" ".join)
def test_a_command_shows_an_example_that_it_understands(words: tuple[str, ...]) -> None:
    shown = app[words[0]] if len(words) == 1 else app[words[0]][words[1]]
    if words in WITHOUT:
        return
    example = re.search(r"For example[^`]*`unshuffled ([^`>]*)", shown.help)

    assert example, f"no example in {' '.join(words)} --help"
    command, _, _ = app.parse_args(shlex.split(example[1]), exit_on_error=False, print_error=False)
    assert command is app.parse_commands([*words])[1][-1].default_command


@pytest.mark.parametrize("words", [["--version"], ["-V"]])
def test_the_version_is_printed(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 0
    assert capsys.readouterr().out == f"{__version__}\n"


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_import_neither_the_rules_nor_the_parser(option: str) -> None:
    """They are answered in the time that Python takes to start."""
    code = f"""
import sys
from unshuffled.cli import main
main([{option!r}])
heavy = ["cyclopts", "rich", "yaml", "fluent", "unshuffled.rules", "unshuffled.packs", "unshuffled.server"]
sys.exit(str([name for name in heavy if name in sys.modules]) if any(name in sys.modules for name in heavy) else 0)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_command_that_needs_the_rules_would_be_noticed() -> None:
    """A check that has never failed proves nothing."""
    code = "import sys; from unshuffled.cli import main; main(['card', 'jade']); print('cyclopts' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("True\n")


def test_help_of_a_command_is_the_same_with_the_word_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["help", "rules"]) == 0
    before = capsys.readouterr().out
    assert cli.main(["rules", "--help"]) == 0
    assert capsys.readouterr().out == before
    assert '[default: ""]' not in before


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["plya"], 'unknown command "plya". Did you mean "play"? `unshuffled --help` lists the commands'),
        (["play", "--nemesys"], "unknown option: --nemesys. Did you mean --nemesis?"),
        (["play", "rageborne"], "not understood: 'rageborne'; --help lists the options"),
        (["play", "--players", "two"], 'invalid value for --players: unable to convert "two" into int'),
        (["play", "--text", "--players", "5"], "--players 5: a game has 1 to 4 mages"),
        (["simulate", "--players", "9"], "--players 9: a game has 1 to 4 mages"),
        (["simulate", "--players", "two"], "--players 'two': write numbers of mages with commas, such as 1,2,4"),
        (["simulate", "--games", "0"], "--games 0: simulate at least one game"),
    ],
)
def test_every_refusal_is_one_line_of_one_style(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2

    told = capsys.readouterr()
    assert told.err.startswith(f"unshuffled: {message}")
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_the_benchmark_says_that_it_needs_a_clone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("unshuffled.cli.lab.find_spec", lambda _: None)

    assert cli.main(["bench", "engine"]) == 2
    assert "in a clone of the repository: make install bench" in capsys.readouterr().err
