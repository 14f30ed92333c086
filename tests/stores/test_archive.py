"""Finished games in one row: the same log in less space."""

from __future__ import annotations

import asyncio
import random
import zlib
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import func, select, text

from tests.stores.conftest import SQL, keep
from tests.stores.keeping import Kept, after, connected, new_table, outcome, said, waiting_for_locks, words_of
from tests.waiting import until
from unshuffled import cli
from unshuffled.minds.randoms import RandomMind
from unshuffled.packs import library
from unshuffled.rules.core import machine
from unshuffled.rules.core.scenario import Setup
from unshuffled.rules.core.setup import start
from unshuffled.rules.saves.mark import mark
from unshuffled.server.games.packing import Packing
from unshuffled.stores import archive
from unshuffled.stores.accounts import AccountStore
from unshuffled.stores.archive import Packed, decode, dictionary, encode
from unshuffled.stores.log import SqlLog, Unavailable
from unshuffled.stores.moderation import Moderation
from unshuffled.stores.retention import Days, Retention
from unshuffled.stores.schema import archives, entries, snapshots
from unshuffled.tables.entries import Answered, Entry, Joined, Opened, SeatTaken, SetupChanged, Started, to_json
from unshuffled.tables.ports import Conflict, Head, OtherHistory, Snapshot, chain

NOW = timedelta(seconds=-1)
"""The age of anything at all."""


@pytest.fixture(params=SQL)
def kept(request: pytest.FixtureRequest) -> Kept:
    """Every log that is in a database."""
    return keep(request.param, request)


def on(kept: Kept, test: Callable[[SqlLog], Awaitable[None]]) -> None:
    async def run() -> None:
        async with kept.open_sql() as log:
            await log.unpack_all(10_000)
            await test(log)

    asyncio.run(run())


async def finished(log: SqlLog, lines: int = 5) -> tuple[str, Head]:
    """A table whose game is over: something is kept of its result."""
    id = await new_table(log, entries=lines)
    await accounts(log).attend("ann", id)
    await accounts(log).keep_result(id, after(lines), b"won")
    await log.keep_snapshot(id, Snapshot(after(lines), b"{}"))
    return id, after(lines)


def accounts(log: SqlLog) -> AccountStore:
    return AccountStore(log.engine)


async def rows(log: SqlLog, table: str, of: Any) -> int:
    """Return how many rows a table has of this kind."""
    async with log.engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(of).where(of.c.table_id == table))
    assert isinstance(found, int)
    return found


async def state(log: SqlLog, id: str) -> Any:
    """All that anybody can ask of a table."""
    head = (await log.read(id)).head
    return (
        await log.read(id),
        await log.read(id, head),
        await log.read(id, 2, 2),
        await log.heads([id]),
        await log.seed(id),
        [each for each in await accounts(log).attended("ann", count=1000) if each.table == id],
    )


def test_a_packed_game_is_one_row_and_says_the_same(kept: Kept) -> None:
    async def pack(log: SqlLog) -> None:
        id, head = await finished(log)
        before = await state(log, id)
        assert (await log.pack_finished(NOW, 10_000))[0] >= 1
        assert [await rows(log, id, of) for of in (entries, snapshots, archives)] == [0, 0, 1]
        assert await state(log, id) == before
        assert (await log.beginning(id))[1] is None
        with pytest.raises(OtherHistory):
            await log.read(id, Head(head.number, "other"))

    on(kept, pack)


def test_a_game_that_is_not_over_or_not_old_or_went_on_stays_as_it_is(kept: Kept) -> None:
    async def leave(log: SqlLog) -> None:
        await log.pack_finished(timedelta(days=1), 10_000)  # old games of other tests
        going = await new_table(log, entries=3)
        again, head = await finished(log)
        await log.append(again, head, [said("once more")])
        assert await log.pack_finished(timedelta(days=1), 10_000) == (0, 0)
        await log.pack_finished(NOW, 10_000)
        assert [await rows(log, id, archives) for id in (going, again)] == [0, 0]

    on(kept, leave)


def test_somebody_who_writes_to_a_packed_game_gets_its_rows_back(kept: Kept) -> None:
    """Of two writers of one number one wins, as ever."""

    async def write(log: SqlLog) -> None:
        id, head = await finished(log)
        await log.pack_finished(NOW, 10_000)
        found = await asyncio.gather(*(outcome(log.append(id, head, [said(word)])) for word in ("a", "b", "c")))
        assert sorted(type(each).__name__ for each in found) == ["Conflict", "Conflict", "Head"]
        assert [await rows(log, id, of) for of in (entries, archives)] == [6, 0]
        assert (await words_of(log, id))[:4] == ["2", "3", "4", "5"]
        with pytest.raises(Conflict):
            await log.append(id, head, [said("late")])

    on(kept, write)


@pytest.mark.parametrize("since", [0, 3, 5])
def test_an_entry_that_was_on_its_way_while_its_game_was_packed_goes_on_from_it(
    postgresql: str, since: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It waits for the lock of the table, and still sees the rows that have been packed when it gets it."""

    async def race() -> None:
        async with Kept("postgresql", postgresql).open_sql() as log, connected(postgresql) as operator:
            await log.unpack_all(10_000)
            id, head = await finished(log)
            writing: list[asyncio.Task[Head]] = []

            def late(packed: list[Packed]) -> bytes:
                writing.append(asyncio.create_task(log.append(id, head, [said("x")])))
                return encode(packed)

            monkeypatch.setattr(archive, "encode", late)
            async with log.engine.begin() as connection:
                assert await archive.pack(connection, id) > 0
                await until(lambda: waiting_for_locks(operator))
            new = await writing[0]

            assert [await rows(log, id, of) for of in (entries, archives)] == [1, 1]
            assert await log.heads([id]) == {id: new}
            assert (await log.read(id, new)).entries == []
            assert (await log.read(id, since)).head == new
            assert await words_of(log, id) == ["2", "3", "4", "5", "x"]
            assert [await rows(log, id, of) for of in (entries, archives)] == [6, 0]

    asyncio.run(race())


def test_readers_see_the_same_while_a_game_is_packed_and_unpacked(kept: Kept) -> None:
    async def both(log: SqlLog) -> None:
        id, head = await finished(log, 30)
        expected = await log.read(id)
        over, reads, rounds = False, 0, 0

        async def pack() -> None:
            nonlocal rounds
            while not over:
                await log.pack_finished(NOW, 10_000)
                await log.unpack_all(10_000)
                rounds += 1

        packing = asyncio.create_task(pack())
        while min(reads, rounds) < 10 and not packing.done():
            assert await log.read(id) == expected
            assert (await log.read(id, head)).entries == []
            reads += 1
        over = True
        await packing

    on(kept, both)


def test_what_operators_change_is_changed_in_packed_games_too(kept: Kept) -> None:
    async def change(log: SqlLog) -> None:
        id, _ = await finished(log)
        await log.pack_finished(NOW, 10_000)
        assert await Moderation(log.engine).remove_talk(id) == 4
        assert await words_of(log, id) == [""] * 4
        await accounts(log).keep_result(id, (await log.read(id)).head, b"won")
        before = await log.read(id)
        await log.pack_finished(NOW, 10_000)
        assert await rows(log, id, archives) == 1
        # Digests stay those of what was once said.
        assert await log.read(id) == before

    on(kept, change)


def test_talk_that_is_too_old_is_removed_from_packed_games_once(kept: Kept) -> None:
    async def finish(_: str) -> bool:
        return True

    async def old(log: SqlLog) -> None:
        id, _ = await finished(log)
        async with log.engine.begin() as connection:
            to_old = text("UPDATE entries SET at = '2020-01-01 00:00:00.000000' WHERE table_id = :table")
            await connection.execute(to_old, {"table": id})
        await log.pack_finished(timedelta(days=2), 10_000)
        assert await rows(log, id, archives) == 1
        store = Retention(log.engine)
        assert (await store.run(Days(talk=30), finish)).talk >= 4
        assert await words_of(log, id) == [""] * 4
        assert (await store.run(Days(talk=30), finish)).talk == 0

    on(kept, old)


@pytest.mark.parametrize("error", [Conflict(), Unavailable("away")])
def test_a_round_of_packing_that_fails_does_not_end_the_rounds(
    sqlite: str, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> tuple[int, int]:
        raise error

    async def rounds(log: SqlLog) -> None:
        await finished(log)
        packing = Packing(log, 1e-9)
        with monkeypatch.context() as failing:
            failing.setattr(SqlLog, "pack_finished", fail)
            assert await packing.pack() == 0
        await until(packing.pack)

    on(Kept("sqlite", sqlite), rounds)


def test_the_commands_pack_and_unpack(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def make(log: SqlLog) -> None:
        for _ in range(3):
            await finished(log)

    on(Kept("sqlite", sqlite), make)
    assert cli.main(["db", "pack", "--days", "1", "--database-url", sqlite]) == 0
    assert cli.main(["db", "pack", "--days", "0", "--database-url", sqlite]) == 0
    assert cli.main(["db", "unpack", "--database-url", sqlite]) == 0
    out = capsys.readouterr().out.splitlines()
    assert [line.partition(" into")[0] for line in out] == ["0 games packed", "3 games packed", "3 games unpacked"]


MOMENTS = st.datetimes(datetime(2020, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC))


@given(st.lists(st.tuples(st.text(), st.text(), MOMENTS, st.text(max_size=16)), min_size=1))
def test_what_is_decoded_is_what_was_encoded(given: list[tuple[str, str, datetime, str]]) -> None:
    packed = [Packed(number, *each) for number, each in enumerate(given, 1)]
    assert decode(encode(packed)) == packed


def test_an_archive_of_another_format_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match="format 2"):
        decode(zlib.compress(b"[2,[],[],[],{}]"))


def test_an_archive_that_is_cut_off_is_not_read() -> None:
    """Not even where only its check sum is missing."""
    with pytest.raises(ValueError, match="cut off"):
        decode(encode([Packed(1, "Said", "{}", datetime(2026, 1, 1, tzinfo=UTC), "")])[:-1])


def test_the_dictionary_stays_what_it_was() -> None:
    """zlib writes this sum into every game that is packed with it, and reads none with another."""
    assert zlib.adler32(dictionary()) == 410502383
    packed = encode([Packed(1, "Said", "{}", datetime(2026, 1, 1, tzinfo=UTC), "")])
    assert int.from_bytes(packed[2:6], "big") == 410502383


def test_a_whole_game_takes_a_twelfth_of_its_rows() -> None:
    """An entry takes 220 bytes in PostgreSQL with its indexes; a packed game 280 beside its data (`bench rest`)."""
    ann = "Jx2bT0dLq9aWmEfr"
    chosen = {"mages": ["adelheim", "brama"], "nemesis": "rageborne", "market": ["random"], "packs": []}
    came = chosen | {
        "market": ["jade", "alien_element", "diamond_cluster", "ignite", "kindle", "dark_fire", "amplify_vision"]
    }
    begun: list[Entry] = [
        Opened(ann, "da18f81d7d8846be"),
        Joined(ann, "Ann"),
        SetupChanged(ann, chosen),
        SeatTaken(0, ann, ann),
    ]
    begun += [SeatTaken(1, ann, ann), Started(ann, chosen, {"base": "0bf8c0294e268e30"}, came, 1, [], 3947540431)]
    game = start(library.load(), Setup(mages=["adelheim", "brama"], nemesis="rageborne"), "packed")
    pick = RandomMind("packed").pick
    while game.decision is not None:
        key = pick(game.decision)
        machine.answer(game, key)
        begun.append(Answered(key, ann, mark(game)))
    whenever = random.Random(1)
    at, digest, packed = datetime(2026, 1, 1, tzinfo=UTC), "", []
    for number, entry in enumerate(begun, 1):
        kind, data = type(entry).__name__, to_json(entry)
        at += timedelta(microseconds=whenever.randrange(10_000_000))
        digest = chain(digest, kind, data)
        packed.append(Packed(number, kind, data, at, digest))
    assert len(packed) > 60
    assert 280 + len(encode(packed)) < 220 * len(packed) / 12
