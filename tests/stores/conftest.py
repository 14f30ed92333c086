from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stores.keeping import Kept, a_database


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A database of this run of the tests, up to date, dropped afterwards."""
    with a_database() as url:
        yield url


@pytest.fixture
def fresh_postgresql() -> Iterator[str]:
    """A database of this test, up to date."""
    with a_database() as url:
        yield url


@pytest.fixture
def empty_postgresql() -> Iterator[str]:
    """A database with nothing in it."""
    with a_database(upgraded=False) as url:
        yield url


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A file that is not there yet."""
    return f"sqlite:///{tmp_path / 'unshuffled.db'}"


def keep(name: str, request: pytest.FixtureRequest) -> Kept:
    database, _, how = name.partition(" ")
    url = "" if database == "memory" else request.getfixturevalue(database)
    return Kept(name, url, grouped=how == "grouped")


SQL = ["sqlite plain", "sqlite grouped", "postgresql plain", "postgresql grouped"]


@pytest.fixture(params=["memory", *SQL])
def kept(request: pytest.FixtureRequest) -> Kept:
    """Every log there is: they all keep the same promises."""
    return keep(request.param, request)


@pytest.fixture(params=["sqlite grouped", "postgresql grouped"])
def grouped(request: pytest.FixtureRequest) -> Kept:
    """The logs that share commits."""
    return keep(request.param, request)


@pytest.fixture(params=["postgresql plain", "postgresql grouped"])
def served(request: pytest.FixtureRequest) -> Kept:
    """The logs behind a connection that can break."""
    return keep(request.param, request)
