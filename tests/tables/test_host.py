"""Several nodes over one log: one writer wins, whoever lost catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.table import content
from tests.tables.sitting import SETUP
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.host import Change, Host, NoSuchTable
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.table import Table


class DeafRelay:
    """A relay that loses everything: nodes find out only when they lose a race."""

    async def publish(self, table: str, number: int) -> None:
        """Into the void."""

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """Nobody will call."""


async def two_nodes(relay: MemoryRelay | DeafRelay) -> tuple[Host, Host, str]:
    """Two nodes, and a table begun on the first, known to both."""
    log = MemoryLog()
    one, two = Host(content(), log, relay), Host(content(), log, relay)
    await one.start()
    await two.start()
    table = await one.open("ann", "Ann")
    for wish in (
        lambda t: t.join("bob", "Bob"),
        lambda t: t.choose("ann", dict(SETUP)),
        lambda t: t.take_seat("ann", 0),
        lambda t: t.take_seat("bob", 1),
        lambda t: t.begin("ann"),
    ):
        await one.do(table.id, wish)
    await two.table(table.id)
    return one, two, table.id


def first_answer(table: Table) -> tuple[str, str]:
    """Who may answer, and the first option."""
    assert table.game is not None
    assert table.game.decision is not None
    return min(table.waiting_for()), table.game.decision.keys[0]


@pytest.mark.parametrize("relay", [MemoryRelay, DeafRelay])
def test_of_two_answers_at_the_same_moment_exactly_one_wins(relay: type[MemoryRelay] | type[DeafRelay]) -> None:
    """The other is refused as stale, and both nodes have the same game, also if the relay lost the message."""

    async def race() -> None:
        one, two, id = await two_nodes(relay())
        for turn in range(30):
            table = await one.table(id)
            if table.is_over:
                break
            person, key = first_answer(table)
            answers = [
                node.do(id, lambda t, p=person, k=key, n=turn: t.answer(p, k, n))  # type: ignore[misc]
                for node in (one, two)
            ]
            results = await asyncio.gather(*answers, return_exceptions=True)
            refusals = [result for result in results if isinstance(result, Refused)]

            assert [r.code for r in refusals] == [Code.STALE]
            assert sum(isinstance(result, Change) for result in results) == 1
            assert (await one.table(id)).game == (await two.table(id)).game

    asyncio.run(race())


def test_listeners_hear_of_what_another_node_wrote() -> None:
    """With the events of the game."""

    async def listen() -> None:
        one, two, id = await two_nodes(MemoryRelay())
        heard: list[Change] = []

        async def note(table: Table, change: Change) -> None:
            heard.append(change)

        two.listeners.append(note)
        table = await one.table(id)
        person, key = first_answer(table)
        done = await one.do(id, lambda t: t.answer(person, key, 0))

        assert [(change.number, change.events) for change in heard] == [(done.number, done.events)]
        assert done.events

    asyncio.run(listen())


def test_a_node_that_knows_nothing_rebuilds_a_table_from_the_log() -> None:
    """A table in memory is a cache; a node that forgets loses nothing."""

    async def forget() -> None:
        one, _, id = await two_nodes(MemoryRelay())
        for n in range(10):
            table = await one.table(id)
            person, key = first_answer(table)
            await one.do(id, lambda t, p=person, k=key, n=n: t.answer(p, k, n))  # type: ignore[misc]
        fresh = Host(content(), one.log, MemoryRelay(), keep=1)
        rebuilt = await fresh.table(id)

        assert rebuilt.game == (await one.table(id)).game
        await fresh.open("eve", "Eve")
        assert (await fresh.table(id)).game == rebuilt.game
        with pytest.raises(NoSuchTable):
            await fresh.table("guessed")

    asyncio.run(forget())


def test_a_fork_begins_at_a_moment_and_goes_its_own_way() -> None:
    """The source is untouched."""

    async def fork() -> None:
        one, _, id = await two_nodes(MemoryRelay())
        for n in range(6):
            person, key = first_answer(await one.table(id))
            await one.do(id, lambda t, p=person, k=key, n=n: t.answer(p, k, n))  # type: ignore[misc]
        source = await one.table(id)
        twin = await one.fork("eve", "Eve", id, 4)

        assert twin.history is not None
        assert source.history is not None
        assert twin.answers == source.answers[:4]
        assert twin.game == source.history.at(4)
        assert twin.seats == ["eve", "eve"]
        assert len(source.answers) == 6

    asyncio.run(fork())
