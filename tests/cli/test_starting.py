"""Commands start without what they do not need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
import contextlib, io, sys
from unshuffled.cli import main
with contextlib.redirect_stdout(io.StringIO()):
    main(sys.argv[1:])
print(*sorted({module.split(".")[0] for module in sys.modules} & set(%r)))
"""


def imported(*words: str) -> str:
    done = subprocess.run([sys.executable, "-c", LOOK % HEAVY, *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(
    "words",
    [
        ["card", "Jade"],
        ["cards"],
        ["rules"],
        *(
            [name, "--help"]
            for name in [
                "play",
                "expedition",
                "replay",
                "review",
                "verify",
                "doctor",
                "pack",
                "serve",
                "db",
                "simulate",
                "lab",
            ]
        ),
    ],
    ids=lambda words: words[0],
)
def test_a_command_starts_without_heavy_modules(words: list[str]) -> None:
    assert imported(*words) == ""


def test_the_check_sees_what_parquet_brings(tmp_path: Path) -> None:
    assert imported("simulate", "--games", "1", "--out", str(tmp_path / "games")) == "numpy pyarrow"
