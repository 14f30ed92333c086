"""Several nodes over one log: one writer wins, the loser catches up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.table import content
from tests.tables.sitting import SETUP
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Entry, Said
from unshuffled.tables.hosting.change import Change
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.hosting.slot import LOOKS
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.ports import START, Head, NoSuchTable, Read
from unshuffled.tables.table import Table


class DeafRelay:
    """A relay that loses everything: nodes find out only when they lose a race."""

    async def publish(self, table: str, number: int) -> None:
        """Into the void."""

    async def subscribe(self, hear: Callable[[str, int], Awaitable[None]]) -> None:
        """Nobody will call."""

    async def follow(self, table: str) -> None:
        """In vain."""

    def unfollow(self, table: str) -> None:
        """Nothing is lost."""


async def begun_by_two(host: Host) -> str:
    """A table at which Ann and Bob sit, with its game begun."""
    table = await host.open("ann", "Ann")
    for wish in (
        lambda t: t.join("bob", "Bob"),
        lambda t: t.choose("ann", dict(SETUP)),
        lambda t: t.take_seat("ann", 0),
        lambda t: t.take_seat("bob", 1),
        lambda t: t.begin("ann"),
    ):
        await host.do(table.id, wish)
    return table.id


async def two_nodes(relay: MemoryRelay | DeafRelay) -> tuple[Host, Host, str]:
    """Two nodes, and a table begun on the first, with readers at both."""
    log = CountingLog()
    one, two = Host(content(), log, relay), Host(content(), log, relay)
    await one.start()
    await two.start()
    id = await begun_by_two(one)
    await one.watch(id)
    await two.watch(id)
    return one, two, id


def first_answer(table: Table) -> tuple[str, str]:
    """Who may answer, and the first option."""
    assert table.game is not None
    assert table.game.decision is not None
    return min(table.waiting_for()), table.game.decision.keys[0]


def changes_at(host: Host) -> list[Change]:
    """What the listeners of this node hear from now on; each must be shown the table as it was at that moment."""
    heard: list[Change] = []

    async def note(table: Table, change: Change) -> None:
        assert table.number == change.number
        heard.append(change)

    host.listeners.append(note)
    return heard


class CountingLog(MemoryLog):
    """Counts how often it is read."""

    reads = 0

    async def read(self, table: str, since: Head | int = START, most: int = 0) -> Read:
        """Entries after this one."""
        self.reads += 1
        await asyncio.sleep(0)  # as a real one would, it lets others go on
        return await super().read(table, since, most)


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
        heard = changes_at(two)
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


def say(phrase: str) -> Callable[[Table], list[Entry]]:
    """Ann says something."""
    return lambda table: table.say("ann", phrase)


def reads(host: Host) -> int:
    """How often the log was read."""
    assert isinstance(host.log, CountingLog)
    return host.log.reads


def test_what_the_winner_of_a_race_wrote_is_sent_before_ones_own() -> None:
    """As a change of its own, each with its number; and nothing is sent twice."""

    async def race() -> None:
        one, two, id = await two_nodes(DeafRelay())
        heard = changes_at(two)
        await one.do(id, say("hello"))
        await one.do(id, say("ready"))
        mine = await two.do(id, say("thanks"))

        assert [(change.number, change.entries) for change in heard] == [
            (mine.number - 1, [Said("ann", "hello"), Said("ann", "ready")]),
            (mine.number, [Said("ann", "thanks")]),
        ]
        assert heard[-1] is mine

    asyncio.run(race())


def test_a_refusal_is_made_of_what_the_log_has_now() -> None:
    """What another node has just allowed is not refused here, and listeners hear of it."""

    async def game() -> None:
        one, two, id = await two_nodes(DeafRelay())
        heard = changes_at(two)
        joined = await one.do(id, lambda t: t.join("dan", "Dan"))
        said = await two.do(id, lambda t: t.say("dan", "hello"))

        assert [change.number for change in heard] == [joined.number, said.number]

    asyncio.run(game())


def test_a_refusal_costs_at_most_one_look_and_a_flood_of_them_none() -> None:
    """A node that has just looked knows as much as the wish could."""

    async def flood() -> None:
        now = [100.0]
        log = CountingLog()
        host = Host(content(), log, MemoryRelay(), clock=lambda: now[0])
        id = (await host.open("ann", "Ann")).id
        await host.watch(id)

        async def refusals(count: int) -> int:
            before = log.reads
            for _ in range(count):
                now[0] += 0.001
                with pytest.raises(Refused):
                    await host.do(id, lambda t: t.say("eve", "hello"))
            return log.reads - before

        assert await refusals(1) == 1
        assert await refusals(1000) <= LOOKS + 3
        assert await refusals(1000) <= 3
        now[0] += 60
        assert await refusals(1) == 1

    asyncio.run(flood())


def test_wishes_that_waited_together_look_together() -> None:
    """The first look is for the first; the second is made when all the others have arrived."""

    async def crowd() -> None:
        one, _, id = await two_nodes(MemoryRelay())
        before = reads(one)
        wishes = [one.do(id, lambda t: t.say("eve", "hello")) for _ in range(8)]
        results = await asyncio.gather(*wishes, return_exceptions=True)

        assert all(isinstance(result, Refused) for result in results)
        assert reads(one) - before == 2

    asyncio.run(crowd())


def test_a_refusal_that_cannot_change_does_not_look() -> None:
    """Nothing that another node writes makes a long sentence shorter."""

    async def game() -> None:
        one, _, id = await two_nodes(MemoryRelay())
        before = reads(one)
        with pytest.raises(Refused):
            await one.do(id, lambda t: t.say("ann", words="x" * 600))

        assert reads(one) == before

    asyncio.run(game())


def test_a_table_with_readers_stays_in_memory_and_the_others_go_with_their_locks() -> None:
    """Opening, guessing and failing leave nothing behind."""

    async def many() -> None:
        host = Host(content(), MemoryLog(), MemoryRelay(), keep=3)
        watched = await host.open("ann", "Ann")
        await host.watch(watched.id)
        others = [await host.open("eve", "Eve") for _ in range(10)]
        for n in range(10):
            with pytest.raises(NoSuchTable):
                await host.table(f"guessed{n}")
            with pytest.raises(NoSuchTable):
                await host.do(f"guessed{n}", say("hello"))
            with pytest.raises(NoSuchTable):
                await host.watch(f"guessed{n}")

        assert host.watched == [watched.id]
        assert (await host.table(watched.id)) is watched
        assert list(host._idle) == [table.id for table in others[-3:]]

        host.unwatch(watched.id)
        for _ in range(3):
            await host.open("eve", "Eve")
        assert host.watched == []
        assert len(host._idle) == 3
        assert (await host.table(watched.id)) is not watched

    asyncio.run(many())


def test_a_table_without_readers_is_read_up_to_now_when_somebody_asks() -> None:
    """The relay does not tell of it; with readers it is heard of, and asking costs nothing."""

    async def game() -> None:
        one, two, id = await two_nodes(MemoryRelay())
        two.unwatch(id)
        done = await one.do(id, say("hello"))
        assert (await two.table(id)).number == done.number

        await two.watch(id)
        done = await one.do(id, say("ready"))
        before = reads(two)
        assert (await two.table(id)).number == done.number
        assert reads(two) == before

    asyncio.run(game())


def test_watched_tables_are_compared_with_the_log_in_one_look() -> None:
    """Only what another node has written is read; a table that nobody watches is not looked at."""

    async def play() -> None:
        one, two, id = await two_nodes(DeafRelay())
        other = (await one.open("cid", "Cid")).id
        await one.watch(other)
        await two.do(id, say("hello"))
        before = reads(one)

        behind = await one.behind([id, other, "nobody-watches"])

        assert behind == {id}
        assert reads(one) == before
        assert (await one.table(id, sure=True)).number == (await two.table(id)).number
        assert await one.behind([id, other]) == set()

    asyncio.run(play())


def test_a_lost_tail_is_behind_too() -> None:
    """The log was restored and written on: the number is the same, the history is not."""

    async def play() -> None:
        one, two, id = await two_nodes(DeafRelay())
        await one.do(id, say("hello"))
        log = one.log
        assert isinstance(log, MemoryLog)
        log._rows[id].pop()
        await two.do(id, say("thanks"))

        assert one.head(id).number == two.head(id).number
        assert await one.behind([id]) == {id}

    asyncio.run(play())


def test_what_is_written_between_listening_and_reading_is_not_lost() -> None:
    """First the relay listens, then the log is read."""

    async def game() -> None:
        one, _, id = await two_nodes(MemoryRelay())

        class LateRelay(MemoryRelay):
            async def follow(self, table: str) -> None:
                await one.do(id, say("hello"))

        two = Host(content(), one.log, LateRelay())

        assert (await two.watch(id)).number == (await one.table(id)).number

    asyncio.run(game())


def test_a_table_that_cannot_take_in_an_entry_is_read_again() -> None:
    """Half an entry never stays in memory; the readers get a fresh view."""

    async def game() -> None:
        one, two, id = await two_nodes(DeafRelay())
        heard = changes_at(two)
        await one.do(id, say("hello"))
        table = await two.table(id)
        good = table.apply

        def stumble(entry: Entry) -> None:
            good(entry)
            raise MemoryError

        table.apply = stumble  # type: ignore[method-assign]
        with pytest.raises(MemoryError):
            await two.do(id, say("thanks"))
        mine = await two.do(id, say("thanks"))

        assert [(change.number, change.fresh) for change in heard] == [(mine.number - 1, True), (mine.number, False)]
        assert (await two.table(id)).number == mine.number

    asyncio.run(game())
