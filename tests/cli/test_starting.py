"""Commands start without what they do not need."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HEAVY = [
    "alembic",
    "asyncpg",
    "httpx",
    "jsonschema",
    "litestar",
    "markdown_it",
    "nats",
    "numpy",
    "pyarrow",
    "pygments",
    "ray",
    "sqlalchemy",
    "uvicorn",
    "webauthn",
]
"""Modules that take a twentieth of a second or more, or that come with an extra."""

LOOK = """
import contextlib, io, json, sys
from unshuffled.cli import main
found = {}
for words in json.loads(sys.argv[1]):
    before = set(sys.modules)
    with contextlib.redirect_stdout(io.StringIO()):
        main(words)
    if heavy := sorted({module.split(".")[0] for module in set(sys.modules) - before} & set(%r)):
        found[words[0]] = heavy
print(json.dumps(found))
"""


def imported(*commands: list[str]) -> dict[str, list[str]]:
    """Return the heavy modules that each of these commands was the first to import."""
    code = [sys.executable, "-c", LOOK % HEAVY, json.dumps(commands)]
    done = subprocess.run(code, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def test_commands_start_without_heavy_modules() -> None:
    """All of them in one process, since a start is most of the time that a command takes."""
    helped = ["play", "expedition", "replay", "review", "verify", "doctor", "pack", "serve", "db", "simulate", "lab"]

    assert imported(["card", "Jade"], ["cards"], ["rules"], *([name, "--help"] for name in helped)) == {}


def test_the_check_sees_what_parquet_brings(tmp_path: Path) -> None:
    simulated = ["simulate", "--games", "1", "--out", str(tmp_path / "games")]

    assert imported(["rules"], simulated) == {"simulate": ["numpy", "pyarrow"]}
