"""`make quick` needs no database, no broker, no browser and no other program: nothing it runs can reach one."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OUTSIDE = (
    "aiosqlite",
    "asyncpg",
    "httpx",
    "litestar",
    "nats",
    "socket",
    "sqlalchemy",
    "unshuffled.server",
    "unshuffled.stores",
    "uvicorn",
    "websockets",
)
"""What leads to a database, a broker or a page."""


def chosen() -> list[Path]:
    """The files of tests that `make quick` names."""
    make = ["make", "--no-print-directory", "quick-tests"]
    listed = subprocess.run(make, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    named = [ROOT / word for word in listed.split()]
    return [file for path in named for file in (sorted(path.glob("test_*.py")) if path.is_dir() else [path])]


def imported(file: Path) -> set[str]:
    """The modules that a file imports; a name from a package may be a module too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
            case ast.ImportFrom(module=str(module), names=names):
                found |= {module, *(f"{module}.{alias.name}" for alias in names)}
    return found


def reached(files: list[Path]) -> dict[str, str]:
    """What leads outside, and the file that imports it; helpers of tests and their conftest are followed."""
    waiting, done, found = list(files), set[Path](), dict[str, str]()
    while waiting:
        file = waiting.pop()
        if file in done or not file.is_file():
            continue
        done.add(file)
        waiting += [folder / "conftest.py" for folder in file.parents if folder.is_relative_to(ROOT / "tests")]
        for module in imported(file):
            if module.startswith("tests."):
                waiting.append((ROOT / module.replace(".", "/")).with_suffix(".py"))
            if any(module == name or module.startswith(f"{name}.") for name in OUTSIDE):
                found[module] = file.relative_to(ROOT).as_posix()
    return found


def test_what_is_quick_is_there() -> None:
    files = chosen()

    assert len(files) > 15
    assert [file for file in files if not file.is_file()] == []


def test_what_is_quick_reaches_no_database_no_broker_and_no_browser() -> None:
    assert reached(chosen()) == {}


@pytest.mark.parametrize("folder", ["stores", "server", "faults"])
def test_a_test_that_needs_more_would_be_found(folder: str) -> None:
    """A check that has never failed proves nothing."""
    assert reached(sorted((ROOT / "tests" / folder).glob("test_*.py"))) != {}
