"""`unshuffled doctor`, completion, and the settings a host sets."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.serving import NATS
from tests.stores.keeping import drop_database, make_database
from unshuffled import cli
from unshuffled.cli.doctor import Finding, examine, hosting_others, playing
from unshuffled.server.settings import BadSettings, settings_from
from unshuffled.server.transport import page
from unshuffled.stores.migrate import upgrade

SECRET = "a key for tests, long enough"


def levels(**settings: str) -> dict[str, str]:
    """What the doctor thinks of these settings."""
    named = {f"UNSHUFFLED_{name}": value for name, value in settings.items()}
    return {finding.what: finding.level for finding in examine({"UNSHUFFLED_PORT": "0", **named})}


@pytest.fixture
def database() -> Iterator[str]:
    url = asyncio.run(make_database())
    try:
        yield url
    finally:
        asyncio.run(drop_database(url))


@pytest.mark.services("postgresql", "nats")
def test_a_host_with_everything_misses_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FILES", {page.FIRST: None})
    asyncio.run(upgrade(database))

    found = levels(
        SECRET=SECRET, DATABASE_URL=database, NATS_URL=NATS, PUBLIC_URL="https://play.example.org", PROXIES="10.0.0.0/8"
    )

    assert {what: level for what, level in found.items() if level != "good" and what != "open files"} == {}


def test_one_machine_misses_only_what_a_host_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is wrong with it; and the doctor has made no folder, no database and no key."""
    monkeypatch.setattr(page, "FILES", {page.FIRST: None})

    found = levels(DATA=str(tmp_path / "games"))

    assert sorted(what for what, level in found.items() if level == "missing" and what != "open files") == [
        "address",
        "database",
        "nats",
        "secret",
    ]
    assert "wrong" not in found.values()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("settings", "what", "says"),
    [
        ({"SECRET": "short"}, "secret", "shorter than 16"),
        ({"DATABASE_URL": "mysql://x/y"}, "database", "no database 'mysql'"),
        ({"DATABASE_URL": "postgresql://postgres:hidden@127.0.0.1:1/x"}, "database", "Connect call failed"),
        ({"NATS_URL": "nats://127.0.0.1:1", "SECRET": SECRET}, "nats", "cannot be reached"),
        ({"NATS_URL": NATS}, "nats", "one UNSHUFFLED_SECRET"),
        ({"PUBLIC_URL": "play.example.org"}, "address", "write https://"),
        ({"PUBLIC_URL": "https://example.org/games"}, "address", "leave out the path"),
        ({"QUEUE": "many"}, "numbers", "UNSHUFFLED_QUEUE is 'many', not a whole number"),
        ({"RULES": "2"}, "numbers", "UNSHUFFLED_RULES is 2; this release has rules 1 to 1"),
        ({"DATA": "/dev/null/games"}, "data", "cannot be written"),
        ({"QUEU": "hidden"}, "settings", "there is no setting UNSHUFFLED_QUEU; did you mean UNSHUFFLED_QUEUE?"),
    ],
)
@pytest.mark.services("nats")
def test_what_is_set_and_does_not_work_is_wrong(settings: dict[str, str], what: str, says: str) -> None:
    """It is said in a line, without a password."""
    named = {f"UNSHUFFLED_{name}": value for name, value in settings.items()}

    [finding] = [one for one in examine({"UNSHUFFLED_PORT": "0", **named}) if one.what == what]

    assert finding.level == "wrong"
    assert says in finding.text
    assert "hidden" not in finding.text


@pytest.mark.services("postgresql")
def test_a_database_that_is_behind_is_wrong(database: str) -> None:
    [finding] = [one for one in examine({"UNSHUFFLED_DATABASE_URL": database}) if one.what == "database"]

    assert (finding.level, "unshuffled db upgrade" in finding.text) == ("wrong", True)


def test_missing_fails_only_for_those_who_want_to_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page, "FILES", {page.FIRST: None})
    monkeypatch.setenv("UNSHUFFLED_DATA", str(tmp_path))
    monkeypatch.setenv("UNSHUFFLED_PORT", str(free_port()))

    assert (cli.main(["doctor"]), cli.main(["doctor", "--hosting"])) == (0, 1)
    told = capsys.readouterr().out
    assert "optional secret      UNSHUFFLED_SECRET is not set" in told
    assert told.count("\nYou can play.\nTo host others, set these three: UNSHUFFLED_SECRET, ") == 2


GOOD = [Finding("good", what, "") for what in ("packs", "page", "data", "secret", "database", "nats", "address")]


def found(*others: Finding) -> list[Finding]:
    """All is well but these."""
    return [*others, *(one for one in GOOD if one.what not in {other.what for other in others})]


@pytest.mark.parametrize(
    ("findings", "verdict"),
    [
        ([], (True, "You can play.")),
        ([Finding("missing", "secret", "", "UNSHUFFLED_SECRET")], (True, "You can play.")),
        (
            [Finding("wrong", "page", "not built")],
            (True, "You can play in a terminal: unshuffled play --text. For the browser, fix first: page."),
        ),
        (
            [Finding("wrong", "packs", "broken")],
            (False, "You cannot play: the packs cannot be read. Install the game again."),
        ),
    ],
)
def test_the_first_verdict_is_about_playing(findings: list[Finding], verdict: tuple[bool, str]) -> None:
    assert playing(found(*findings)) == verdict


AT_HOME = " Friends on your own network need none of it: unshuffled serve --host 0.0.0.0"
SECRET_UNSET = Finding("missing", "secret", "", "UNSHUFFLED_SECRET")
ADDRESS_UNSET = Finding("missing", "address", "", "UNSHUFFLED_PUBLIC_URL")
DATABASE_UNSET = Finding("missing", "database", "", "UNSHUFFLED_DATABASE_URL")


@pytest.mark.parametrize(
    ("findings", "verdict"),
    [
        ([], (True, "You can host others.")),
        (
            [Finding("missing", "nats", "", "UNSHUFFLED_NATS_URL")],
            (True, "You can host others with one server; several need UNSHUFFLED_NATS_URL."),
        ),
        (
            [SECRET_UNSET, DATABASE_UNSET, ADDRESS_UNSET],
            (
                False,
                "To host others, set these three: UNSHUFFLED_SECRET, UNSHUFFLED_DATABASE_URL and UNSHUFFLED_PUBLIC_URL."
                + AT_HOME,
            ),
        ),
        (
            [SECRET_UNSET, Finding("missing", "open files", "")],
            (False, "To host others, set this: UNSHUFFLED_SECRET. Look at these too: open files." + AT_HOME),
        ),
        ([Finding("wrong", "database", ""), SECRET_UNSET], (False, "To host others, fix first: database.")),
    ],
)
def test_the_second_verdict_is_about_hosting(findings: list[Finding], verdict: tuple[bool, str]) -> None:
    assert hosting_others(found(*findings)) == verdict


# Settings


def test_every_number_can_be_set_in_the_environment(tmp_path: Path) -> None:
    made = settings_from({"UNSHUFFLED_DRAIN_WAIT": "2.5", "UNSHUFFLED_TABLES_KEPT": "7"}, data=tmp_path)

    assert (made.drain_wait, made.tables_kept, made.drain_seconds, made.port) == (2.5, 7, 10, 8080)


@pytest.mark.parametrize("value", ["soon", "-1", "nan", "inf", "1e99"])
def test_a_number_that_is_none_is_refused(value: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="UNSHUFFLED_DRAIN_WAIT"):
        settings_from({"UNSHUFFLED_DRAIN_WAIT": value}, data=tmp_path)


# Completion


def completed(line: str, script: str, folder: Path) -> set[str]:
    """What bash offers at the end of this line."""
    file = folder / "completion.bash"
    file.write_text(script, encoding="utf-8")
    words = line.split(" ")
    asked = f"""
        source {file}
        COMP_WORDS=({" ".join(f"'{word}'" for word in words)}); COMP_CWORD={len(words) - 1}
        COMP_LINE='{line}'; COMP_POINT={len(line)}
        _unshuffled unshuffled
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    told = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=True)
    return {word.strip() for word in told.stdout.splitlines() if word.strip()}


def test_bash_completes_commands_and_options(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", "bash"]) == 0
    script = capsys.readouterr().out

    assert completed("unshuffled do", script, tmp_path) == {"doctor"}
    assert completed("unshuffled db ", script, tmp_path) >= {"current", "upgrade"}
    assert completed("unshuffled play --nem", script, tmp_path) == {"--nemesis"}
    assert completed("unshuffled nothing-begins-like-th", script, tmp_path) == set()


def test_completion_installs_itself_where_the_shell_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)

    assert cli.main(["completion", "fish", "--install"]) == 0

    assert (tmp_path / ".config/fish/completions/unshuffled.fish").is_file()
    assert "Tab then completes `unshuffled`" in capsys.readouterr().out
