from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sizes import subset
from tests.stores.keeping import a_database


@pytest.fixture(params=subset(["sqlite", "postgresql"], ["postgresql"]))
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database that several nodes can share; tests/stores has both in the required check too."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'unshuffled.db'}"
        return
    with a_database() as url:
        yield url


@pytest.fixture
def served() -> Iterator[str]:
    """A database of a server, behind connections that can be cut."""
    with a_database() as url:
        yield url
