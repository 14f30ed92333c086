"""For all tests: a slow machine is no failure, a run can be repeated, and it is known whether the rules are compiled."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.late import LatePolicy
from unshuffled.rules.core import state

settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("unshuffled", settings.get_profile("explore"), derandomize=True)
settings.load_profile("explore" if os.environ.get("UNSHUFFLED_LATE") else "unshuffled")

pytest_plugins = ["tests.services"]

ROOMS = {"api", "cards", "conformance", "expeditions", "ideas", "nemeses", "packs_room", "rules"}
"""Folders of tests below the table and the server: `make quick` runs those that are neither slow nor need a service."""
NOT_QUICK = ("nightly", "services", "slow")
QUICK = bool(os.environ.get("UNSHUFFLED_QUICK"))
TESTS = Path(__file__).parent
COMPILED = not (state.__file__ or "").endswith(".py")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--part 2/3`: the second third of the files, for machines that share a run."""
    parser.addoption("--part", default="1/1", help="run this part of the files, as in 2/3")


def refuse_network(event: str, arguments: tuple[object, ...]) -> None:
    """Raise if the process connects to an address: `make quick` runs where there is neither a database nor a broker."""
    if event == "socket.connect":
        raise AssertionError(f"a quick test connects to {arguments[1]}; mark it with the services that it needs")


def pytest_configure() -> None:
    """`make compiled` must not test what is interpreted, nor the other way round. `make late` has a network of its own."""
    if bool(os.environ.get("UNSHUFFLED_COMPILED")) != COMPILED:
        raise pytest.UsageError(
            f"the rules come from {state.__file__}; `make compiled` tests compiled ones, everything else tests src/: "
            "delete any .so file there"
        )
    if QUICK:
        sys.addaudithook(refuse_network)
    if seed := os.environ.get("UNSHUFFLED_LATE"):
        asyncio.set_event_loop_policy(LatePolicy(seed))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose `slow` or `nightly` mark has no reason."""
    for mark in item.iter_markers():
        if mark.name in {"slow", "nightly"} and not mark.args:
            pytest.fail(f"the mark {mark.name} needs a reason", pytrace=False)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of faults come first, and a test that replaces a function of the rules has nothing to replace in compiled ones."""
    # `make test` gives each worker a run of neighbours: one waits for what breaks, and the others compute.
    part, parts = map(int, config.getoption("--part").split("/"))
    files = set(sorted({item.path for item in items})[part - 1 :: parts])
    items[:] = [item for item in items if item.path in files]
    for item in items:
        if item.path.parts[len(TESTS.parts)] in ROOMS and not any(map(item.get_closest_marker, NOT_QUICK)):
            item.add_marker("quick")
    items.sort(key=lambda item: "faults" not in item.path.parts)
    # Not imported: tests of rules load no client. Here all modules of tests are loaded, and none has run.
    if client := sys.modules.get("unshuffled.server.client"):
        client.TIMEOUT = 120.0  # type: ignore[attr-defined]
    if COMPILED:
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="replaces a function of the rules"))
