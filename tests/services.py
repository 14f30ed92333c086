"""Programs that some tests need beside Python, and the marker `services` that names them.

`@pytest.mark.services("postgresql", "nats")` skips a test on a machine that lacks one of them. With the environment
variable `CI` set the test fails instead, so that a check never passes because a service was forgotten.
"""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit

import pytest

POSTGRESQL = os.environ.get("UNSHUFFLED_TEST_POSTGRESQL", "postgresql://postgres@127.0.0.1:5432")
"""The URL of a server on which the tests may create and drop databases."""
NATS = os.environ.get("UNSHUFFLED_TEST_NATS", "nats://127.0.0.1:4222")
"""The URL of a NATS server."""
SERVERS = {"postgresql": POSTGRESQL, "nats": NATS}
"""Services that listen on a port. Any other name is the name of a program."""
FOLDERS = ("/usr/sbin", "/usr/local/sbin", "/sbin", *map(str, Path("/usr/lib/postgresql").glob("*/bin")))
"""Folders of programs that are not on every user's path."""
SECONDS = 30
DATABASES = {"postgresql", "fresh_postgresql", "empty_postgresql"}
"""First words of the parameters that choose PostgreSQL for a fixture."""
FIXTURES = {"postgresql", "fresh_postgresql", "empty_postgresql", "served", "spare"}
"""Fixtures that create databases on PostgreSQL."""


@cache
def missing(name: str) -> str:
    """Return why this service cannot be used, or an empty string."""
    if name in SERVERS:
        address = urlsplit(SERVERS[name])
        try:
            socket.create_connection((address.hostname, address.port), SECONDS).close()
        except OSError as error:
            return f"{name} does not answer at {address.hostname}:{address.port}: {error}"
        return ""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *FOLDERS]))
    return "" if found else f"{name} is not installed"


def require(names: Iterable[str]) -> None:
    """Skip the current test if one of these services is missing; fail it in CI."""
    reason = "; ".join(why for name in names if (why := missing(name)))
    if not reason:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{reason} (CI is set, so this is no reason to skip)", pytrace=False)
    pytest.skip(reason)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a database on PostgreSQL by a fixture."""
    for item in items:
        chosen = getattr(item, "callspec", None)
        values = chosen.params.values() if chosen is not None else ()
        words = {value.partition(" ")[0] for value in values if isinstance(value, str)}
        if words & DATABASES or FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.services("postgresql"))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Check the services before any fixture of the test uses them."""
    require(dict.fromkeys(name for mark in item.iter_markers("services") for name in mark.args))
