"""A missing service is a reason to skip on one's own machine, and none in CI; and databases of tests do not meet."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.stores.keeping import a_database, connected

ROOT = Path(__file__).parents[1]
TESTS = """
import pytest

@pytest.mark.services("postgresql", "nats")
def test_needs_a_server(): pass

@pytest.mark.services("a-program-that-nobody-has")
def test_needs_a_program(): pass

@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_needs_a_server_for_one_parameter(database): pass

def test_needs_nothing(): pass
"""


def outcomes(folder: Path, **environment: str) -> dict[str, str]:
    """Return what became of each of the tests above where PostgreSQL and NATS are away."""
    (folder / "test_them.py").write_text(TESTS, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = services\n", encoding="utf-8")
    away = {
        "UNSHUFFLED_TEST_POSTGRESQL": f"postgresql://postgres@127.0.0.1:{free_port()}",
        "UNSHUFFLED_TEST_NATS": f"nats://127.0.0.1:{free_port()}",
        "PYTHONPATH": str(ROOT),
    }
    kept = {name: value for name, value in os.environ.items() if name != "CI" and not name.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-v", "-p", "tests.services", "-p", "no:cacheprovider", "test_them.py"],
        cwd=folder,
        env={**kept, **away, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    words = [line.split() for line in done.stdout.splitlines() if line.startswith("test_them.py::")]
    return {name.partition("::")[2]: became for name, became, *_ in words}


@pytest.mark.parametrize(("ci", "became"), [({}, "SKIPPED"), ({"CI": "1"}, "ERROR")], ids=["here", "CI"])
def test_missing_service_skips_here_and_fails_in_ci(tmp_path: Path, ci: dict[str, str], became: str) -> None:
    assert outcomes(tmp_path, **ci) == {
        "test_needs_a_server": became,
        "test_needs_a_program": became,
        "test_needs_a_server_for_one_parameter[sqlite]": "PASSED",
        "test_needs_a_server_for_one_parameter[postgresql]": became,
        "test_needs_nothing": "PASSED",
    }


@pytest.mark.services("postgresql")
def test_database_is_given_on_empty_and_dropped_when_it_was_changed() -> None:
    async def write(url: str, statement: str) -> int:
        async with connected(url) as operator:
            before: int = await operator.fetchval("SELECT count(*) FROM lobby")
            await operator.execute(statement)
            return before

    used = []
    for statement in ("INSERT INTO lobby VALUES ('a', 'b', now())", "SELECT 1", "DROP TABLE lobby"):
        with a_database() as url:
            used.append(url)
            assert asyncio.run(write(url, statement)) == 0
    with a_database() as url:
        assert asyncio.run(write(url, "SELECT 1")) == 0

    assert used[0] == used[1] == used[2] != url
