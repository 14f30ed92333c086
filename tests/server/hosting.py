"""Servers and people for tests of accounts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Table, update

from tests.server.serving import Running, serving
from unshuffled.server.client import Closed, Follower, Guest
from unshuffled.stores.clock import Clock

PASSWORD = "never shuffle a deck"
QUICK: dict[str, Any] = {"hash_memory": 64, "login_burst": 1000, "name_login_burst": 1000}


@asynccontextmanager
async def hosting(**changes: Any) -> AsyncIterator[Running]:
    """A server that hashes quickly, and lets anyone try often."""
    async with serving(**{**QUICK, **changes}) as server:
        yield server


async def make_older(server: Running, table: Table, age: timedelta) -> None:
    """As if all of these had been made so long ago."""
    async with server.node.accounts.store.engine.begin() as connection:
        await connection.execute(update(table).values(made_at=Clock(connection.dialect.name).ago(age)))


def copy(guest: Guest, url: str = "") -> Guest:
    """Somebody who has got hold of a cookie."""
    return Guest(url or guest.url, cookies=dict(guest.http.cookies))


async def end_of(follower: Follower) -> int:
    """The code with which this socket is closed permanently."""
    with pytest.raises(Closed) as closed:
        await follower.until(lambda f: False)
    return closed.value.code
