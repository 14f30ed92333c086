"""What one network address may have of the list of open tables."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from tests.server.serving import SETUP, run, serving
from tests.server.test_lobby import listed
from unshuffled.server import lobby
from unshuffled.server.client import Follower, Guest
from unshuffled.wire import protocol as p


async def a_listed_table(stack: AsyncExitStack, url: str, network: str, title: str = "", name: str = "Ann") -> Follower:
    """A new guest of this network address lists a table and stays at it."""
    guest = await stack.enter_async_context(Guest(url, headers={"X-Forwarded-For": network}))
    opened = await guest.open(name, setup=SETUP, title=title)
    follower = await stack.enter_async_context(guest.follow(opened.table))
    await follower.wish(p.ListTable(on=True))
    return follower


def test_network_has_few_tables_in_the_list_and_others_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """B4. The list has room for four."""
    monkeypatch.setattr(lobby, "MOST", 4)

    async def test() -> None:
        async with serving(database_url=database) as server, AsyncExitStack() as stack:
            honest = await a_listed_table(stack, server.url, "8.8.8.8")
            spam = [await a_listed_table(stack, server.url, "6.6.6.6") for _ in range(6)]

            found = {one.table for one in await listed(server, honest.guest)}
            assert found == {one.table for one in [honest, *spam[-lobby.OF_NETWORK :]]}

    run(test())


def test_table_that_is_listed_again_and_again_does_not_stay_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """B4."""
    monkeypatch.setattr(lobby, "ANEW", 2)

    async def test() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            spam = await a_listed_table(stack, server.url, "6.6.6.6")
            honest = await a_listed_table(stack, server.url, "8.8.8.8")
            found = []
            for _ in range(2):
                await spam.wish(p.ListTable(on=False))
                await spam.wish(p.ListTable(on=True))
                found.append([one.table for one in await listed(server, honest.guest)])

            assert found == [[spam.table, honest.table], [honest.table, spam.table]]

    run(test())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("http://spam.example", ""),
        ("visit WWW.spam", ""),
        ("cheap gold at spam.com", ""),
        ("t.me/spam", ""),
        ("Friday, 8 p.m., all welcome", "Friday, 8 p.m., all welcome"),
        ("3.Runde", "3.Runde"),
        ("Dr. Who and co.", "Dr. Who and co."),
    ],
)
def test_name_with_an_address_is_not_listed(name: str, shown: str) -> None:
    """B4."""
    assert lobby._shown(name) == shown


def test_table_with_an_address_in_its_names_is_listed_without_them() -> None:
    """B4."""

    async def test() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            spam = await a_listed_table(stack, server.url, "6.6.6.6", "http://spam.example", "www.spam")

            assert [(one.name, one.host, one.people) for one in await listed(server, spam.guest)] == [("", "?", [])]

    run(test())
