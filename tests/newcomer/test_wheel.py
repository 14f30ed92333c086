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

from unshuffled.server import page
from unshuffled.words.speech import LANGUAGES

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
ANSWERS = 12
"""As many as the first two turns of that play take."""

pytestmark = pytest.mark.slow


def plain_environment() -> dict[str, str]:
    """Ours, without what belongs to the project's own environment."""
    ours = ("PYTHON", "VIRTUAL_ENV", "UNSHUFFLED", "PYTEST")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    """What it prints; fails with what it complains about."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=plain_environment() | environment,
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


@pytest.fixture(scope="module")
def empty(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment that has the wheel and what it needs to run, as locked, and no more."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    run(UV, "venv", "--quiet", "--python", sys.executable, folder)
    into: list[str | Path] = ["--quiet", "--python", folder / "bin/python"]
    run(UV, "pip", "install", *into, "--require-hashes", "-r", ROOT / "requirements/runtime.txt")
    run(UV, "pip", "install", *into, "--no-deps", wheel)
    return folder / "bin"


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


def test_the_first_turns_can_be_played_in_a_browser(empty: Path, tmp_path: Path) -> None:
    """Nobody fetches anything from elsewhere meanwhile, and the page meets no error."""
    words = (ROOT / "web/locales/en/page.ftl").read_text(encoding="utf-8")
    begin = "|".join(re.findall(r"^(?:begin|landing-alone) = (.+)$", words, re.MULTILINE))
    with playing(empty, tmp_path) as address:
        told = run("node", ROOT / "tests/newcomer/play.mjs", address, f"^(?:{begin})$", str(ANSWERS)).splitlines()

    *keys, at = told
    assert (len(keys), at) == (ANSWERS, str(ANSWERS))
    assert {"play crystal", "end"} <= set(keys)


def test_the_text_game_and_the_doctor_work_without_the_extra_for_hosts(empty: Path, tmp_path: Path) -> None:
    told = run(empty / "unshuffled", "doctor", cwd=tmp_path, UNSHUFFLED_DATA=str(tmp_path), UNSHUFFLED_PORT="0")

    assert re.search(r"^good +page ", told, re.MULTILINE)
    assert re.search(r"^good +packs .* mages", told, re.MULTILINE)
    assert "optional extra       for PostgreSQL and passkeys: pip install asyncpg webauthn" in told
    assert "\nYou can play.\n" in told
    assert "Jade" in run(empty / "unshuffled", "card", "jade", cwd=tmp_path)
