"""Workers under the filter of system calls that the systemd unit sets."""

from __future__ import annotations

import asyncio
import re
from configparser import ConfigParser
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.deploy import under_filter
from tests.deploy.test_files import DEPLOY
from unshuffled.cli import doctor
from unshuffled.packs import library
from unshuffled.server.minds import pool
from unshuffled.server.minds.pool import Failed, Job, Pool
from unshuffled.tables.contents import digests_of

pytestmark = pytest.mark.slow("starts a process under a filter of system calls")
"""Each starts processes that load all packs."""
LONG = 120.0
"""Seconds: for what is to happen."""


def filter_of_unit() -> str:
    """Return what the unit does with `setpriority`, which is of systemd's group @resources."""
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    text = (DEPLOY / "systemd/unshuffled@.service").read_text(encoding="utf-8")
    unit.read_string(re.sub(r"(?m)^SystemCallFilter=@system-service$", "", text))
    service = unit["Service"]
    denied = service.get("SystemCallFilter", "")
    assert denied.startswith("~")
    if "@resources" not in denied:
        return "allow"
    return "refuse" if "SystemCallErrorNumber" in service else "kill"


def under(action: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "COMMAND", (str(Path(under_filter.__file__)), action, *pool.COMMAND))


async def asked(times: int = 1) -> list[str]:
    """Ask a worker so often; return what came of it."""
    job, results = Job("nothing", digests_of(library.load()), None), []
    workers = Pool(1)
    for _ in range(times):
        try:
            await workers.ask(job, LONG)
            results.append("done")
        except Failed as error:
            results.append(str(error))
    await workers.close()
    return results


def test_worker_starts_under_the_filter_of_the_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    """B2."""
    under(filter_of_unit(), monkeypatch)

    assert asyncio.run(asked()) == ["done"]


def test_worker_starts_where_it_may_not_be_nice(monkeypatch: pytest.MonkeyPatch) -> None:
    """B2."""
    under("refuse", monkeypatch)

    assert asyncio.run(asked()) == ["done"]


def test_workers_that_end_again_and_again_are_one_error_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """B2. Each of them a warning, and the third one an error; later ones say nothing new."""
    under("kill", monkeypatch)

    with capture_logs() as lines:
        results = asyncio.run(asked(4))

    assert results == ["ended"] * 4
    assert [(line["log_level"], line["event"]) for line in lines] == [
        ("warning", "mind_worker_failed"),
        ("warning", "mind_worker_failed"),
        ("error", "mind_workers_fail"),
    ]


@pytest.mark.parametrize(("action", "level"), [("kill", "wrong"), ("allow", "good")])
def test_doctor_starts_a_worker(action: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """B2."""
    under(action, monkeypatch)

    patient = doctor.Patient({})
    doctor._workers(patient)

    assert [(found.what, found.level) for found in patient.findings] == [("workers", level)]
