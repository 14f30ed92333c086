"""The wheel in an empty environment: it has everything inside, and the first turns can be played in a browser."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from unshuffled.server.transport import page
from unshuffled.words.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
ANSWERS = 12
"""As many as the first two turns of that play take."""

pytestmark = pytest.mark.slow("builds a wheel")
IN_NIGHTLY = pytest.mark.nightly("installs the wheel with its dependencies; the required check looks what is in it")


def plain_environment() -> dict[str, str]:
    """Ours, without what belongs to the project's own environment."""
    ours = ("PYTHON", "VIRTUAL_ENV", "UNSHUFFLED", "PYTEST")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def run(*command: str | Path, cwd: Path = ROOT, typed: str = "", **environment: str) -> str:
    """What it prints; fails with what it complains about."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=plain_environment() | environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make wheel` does."""
    if not page.is_built():
        pytest.fail("the page is not built: run `make page`")
    out = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", out)
    return next(out.glob("*.whl"))


def installed(wheel: Path, lock: str, folder: Path) -> Path:
    """The folder of programs of an environment that has the wheel and what is locked, and no more."""
    run(UV, "venv", "--quiet", "--python", sys.executable, folder)
    into: list[str | Path] = ["--quiet", "--python", folder / "bin/python"]
    run(UV, "pip", "install", *into, "--require-hashes", "-r", ROOT / "requirements" / lock)
    run(UV, "pip", "install", *into, "--no-deps", wheel)
    return folder / "bin"


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without an extra."""
    return installed(wheel, "core.txt", tmp_path_factory.mktemp("alone") / "venv")


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the extra `play`."""
    return installed(wheel, "play.txt", tmp_path_factory.mktemp("empty") / "venv")


def test_the_wheel_has_the_page_the_packs_and_the_languages(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    shipped = {
        path.relative_to(ROOT / "src").as_posix()
        for folder in ("content", "page", "words/locales", "stores/migrations")
        for path in (ROOT / "src/unshuffled" / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }

    assert shipped - names == set()
    assert {lang for lang in LANGUAGES if f"unshuffled/words/locales/{lang}/" not in " ".join(names)} == set()
    assert {"unshuffled/page/index.html", "unshuffled/py.typed"} <= names


def test_the_wheel_has_nothing_of_the_repository_around_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert [name for name in names if not name.startswith(("unshuffled/", "unshuffled-"))] == []
    assert [name for name in names if "_cache" in name or "node_modules" in name or name.endswith("ruff.toml")] == []


@contextmanager
def playing(programs: Path, folder: Path) -> Iterator[str]:
    """`unshuffled play`; gives the address it says."""
    with subprocess.Popen(
        [programs / "unshuffled", "play", "--no-browser"],
        cwd=folder,
        env=plain_environment() | {"UNSHUFFLED_DATA": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[2]
        finally:
            process.send_signal(signal.SIGINT)
            code = process.wait(30)
    assert code == 0


@IN_NIGHTLY
def test_the_first_turns_can_be_played_in_a_browser(empty: Path, tmp_path: Path) -> None:
    """Nobody fetches anything from elsewhere meanwhile, and the page meets no error."""
    words = (ROOT / "web/locales/en/page.ftl").read_text(encoding="utf-8")
    begin = "|".join(re.findall(r"^(?:begin|landing-alone) = (.+)$", words, re.MULTILINE))
    with playing(empty, tmp_path) as address:
        told = run("node", ROOT / "tests/newcomer/play.mjs", address, f"^(?:{begin})$", str(ANSWERS)).splitlines()

    *keys, at = told
    assert (len(keys), at) == (ANSWERS, str(ANSWERS))
    assert {"play crystal", "end"} <= set(keys)


@IN_NIGHTLY
def test_the_doctor_names_the_extra_for_hosts(empty: Path, tmp_path: Path) -> None:
    told = run(empty / "unshuffled", "doctor", cwd=tmp_path, UNSHUFFLED_DATA=str(tmp_path), UNSHUFFLED_PORT="0")

    assert re.search(r"^good +page ", told, re.MULTILINE)
    assert re.search(r"^good +packs .* mages", told, re.MULTILINE)
    assert "optional extra       for PostgreSQL, NATS and passkeys: pip install 'unshuffled[host]'\n" in told
    assert "\nYou can play.\n" in told


def refused(*command: str | Path, cwd: Path) -> tuple[int, str, str]:
    """How it ends, and what it prints and complains about."""
    environment = plain_environment() | {"UNSHUFFLED_DATA": str(cwd)}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


POSTGRESQL = ("--database-url", "postgresql://localhost/none")


@IN_NIGHTLY
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["play"],
            "playing in the browser needs more packages: pip install 'unshuffled[play]'; "
            "`unshuffled play --text` plays in this terminal without them",
        ),
        (["serve"], "hosting needs more packages: pip install 'unshuffled[play]'"),
        (["db", "current", *POSTGRESQL], "a database needs more packages: pip install 'unshuffled[play]'"),
        (["lab", "tune", "--out", "weights.json"], "tuning needs more packages: pip install 'unshuffled[lab]'"),
        (["lab", "learn", "--out", "chance.json"], "learning needs more packages: pip install 'unshuffled[lab]'"),
    ],
)
def test_without_an_extra_a_command_says_what_to_install(
    alone: Path, tmp_path: Path, words: list[str], sentence: str
) -> None:
    assert refused(alone / "unshuffled", *words, cwd=tmp_path) == (2, "", f"unshuffled: {sentence}\n")


@IN_NIGHTLY
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["db", "current", *POSTGRESQL], "PostgreSQL needs more packages: pip install 'unshuffled[host]'"),
        (
            ["serve", "--nats-url", "nats://localhost"],
            "several nodes need more packages: pip install 'unshuffled[host]'",
        ),
    ],
)
def test_without_the_extra_for_hosts_a_server_says_what_to_install(
    empty: Path, tmp_path: Path, words: list[str], sentence: str
) -> None:
    key = "UNSHUFFLED_SECRET=a key for tests that is long enough"

    assert refused("env", key, empty / "unshuffled", *words, cwd=tmp_path) == (2, "", f"unshuffled: {sentence}\n")


@IN_NIGHTLY
def test_the_package_alone_reads_plays_and_simulates(alone: Path, tmp_path: Path) -> None:
    def does(*words: str, typed: str = "") -> str:
        return run(alone / "unshuffled", *words, cwd=tmp_path, typed=typed, UNSHUFFLED_DATA=str(tmp_path))

    assert "\nPlay:\n  play " in does("--help")
    assert does("card", "Spark").startswith("Spark — Spell")
    assert "2 games," in does("simulate", "--games", "2", "--mind", "quick", "--workers", "1")
    told = does("play", "--text", "--seed", "wheel", "--mages", "mist", typed="1\n1\nundo\nquit\n")
    assert "Seed wheel." in told
    assert "unshuffled play --resume" in told
    doctor = does("doctor")
    assert "optional browser     the page and the server need more packages: pip install 'unshuffled[play]'\n" in doctor
    assert (
        "\nYou can play in a terminal: unshuffled play --text. For the browser: pip install 'unshuffled[play]'\n"
        "To host others, install first: pip install 'unshuffled[host]'\n" in doctor
    )
