"""An answer is tried before it is written: what the rules cannot carry out never gets into the log."""

from __future__ import annotations

import asyncio

import pytest

from tests.table import content
from tests.tables.sitting import SETUP, begun, done, opened, play_on
from tests.tables.test_host import DeafRelay, first_answer, say, two_nodes
from tests.tables.test_table import refused
from unshuffled.rules.core import constants
from unshuffled.rules.core.setup import start
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.entries import Entry
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.ports import Conflict, Head
from unshuffled.tables.table import Table


def test_an_answer_whose_effects_do_not_end_is_refused_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason is a code: the text names what runs, which must stay unseen."""
    table = begun()
    person, key = first_answer(table)
    game = table.game
    assert game is not None
    before = game.copy()
    with monkeypatch.context() as patched:
        patched.setattr(constants, "STEP_BUDGET", 0)
        with pytest.raises(Refused) as refusal:
            table.answer(person, key, 0)
    assert (refusal.value.code, refusal.value.detail) == (Code.BROKEN, "effect/endless")
    assert table.game is game
    assert game == before
    other = next(each for each in before.decision.keys if each != key) if before.decision else ""
    done(table, table.answer(person, other, 0))
    assert table.answers == [other]


def test_answer_whose_effects_do_not_end_is_tried_once_for_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """B16. Trying it took up to a second each time."""
    table = begun()
    person, key = first_answer(table)
    with monkeypatch.context() as patched:
        patched.setattr(constants, "STEP_BUDGET", 0)
        with refused(Code.BROKEN):
            table.answer(person, key, 0)
    with pytest.raises(Refused) as refusal:
        table.answer(person, key, 0)
    assert (refusal.value.code, refusal.value.detail) == (Code.BROKEN, "effect/endless")

    other = table.game.decision.keys[-1] if table.game and table.game.decision else ""
    assert other != key
    done(table, table.answer(person, other, 0))
    assert table.game is not None
    assert table._broken[0] is not table.game, "what could not be done before may be possible now"


def test_what_is_refused_as_broken_is_not_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another node reads the table as if nothing had been."""

    async def game() -> None:
        one, _, id = await two_nodes(DeafRelay())
        table = await one.table(id)
        person, key = first_answer(table)
        with monkeypatch.context() as patched:
            patched.setattr(constants, "STEP_BUDGET", 0)
            with refused(Code.BROKEN):
                await one.do(id, lambda t: t.answer(person, key, 0))
        fresh = await Host(content(), one.log, MemoryRelay()).table(id)

        assert (fresh.number, fresh.game) == (table.number, table.game)

    asyncio.run(game())


def test_a_game_is_tried_with_the_tables_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both when it is chosen and when it begins."""
    seeds: list[str] = []

    def noted(*args: object) -> object:
        seeds.append(str(args[2]))
        return start(*args)  # type: ignore[arg-type]

    monkeypatch.setattr("unshuffled.tables.table.start", noted)
    table = opened()
    done(table, table.choose("ann", dict(SETUP)))
    done(table, table.take_seat("ann", 0))
    done(table, table.take_seat("bob", 1))
    tried = table.begin("ann")
    assert seeds == [table.seed, table.seed]
    done(table, tried)
    assert seeds == [table.seed, table.seed]


def test_a_game_that_cannot_begin_is_refused_without_telling_what_the_seed_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A reason that does not depend on the seed is given in full."""
    table = opened()
    with pytest.raises(Refused) as refusal:
        table.choose("ann", {"mages": ["nobody"]})
    assert "unknown mage 'nobody'" in refusal.value.detail
    done(table, table.choose("ann", dict(SETUP)))
    done(table, table.take_seat("ann", 0))
    done(table, table.take_seat("bob", 1))
    monkeypatch.setattr(constants, "STEP_BUDGET", 0)
    with pytest.raises(Refused) as refusal:
        table.begin("ann")
    assert (refusal.value.code, refusal.value.detail) == (Code.BAD_SETUP, "effect/endless")
    assert not table.started


def test_nobody_sees_an_answer_before_it_is_written() -> None:
    """While the log is asked the game is the old one; and it stays as it was for code that holds it."""

    async def game() -> None:
        class SlowLog(MemoryLog):
            asked = asyncio.Event()
            go_on = asyncio.Event()

            async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
                self.asked.set()
                await self.go_on.wait()
                return await super().append(table, head, entries)

        one, _, id = await two_nodes(DeafRelay())
        log = SlowLog()
        log._rows, log._seeds = one.log._rows, one.log._seeds  # type: ignore[attr-defined]
        host = Host(content(), log, DeafRelay())
        table = await host.watch(id)
        before, number = table.game, table.number
        assert before is not None
        copy = before.copy()
        person, key = first_answer(table)
        answering = asyncio.create_task(host.do(id, lambda t: t.answer(person, key, 0)))
        await log.asked.wait()

        assert (table.game is before, before == copy, table.number, table.answers) == (True, True, number, [])
        log.go_on.set()
        await answering
        assert table.game is not before
        assert (before == copy, before.decision == copy.decision) == (True, True)
        assert (table.number, table.answers) == (number + 1, [key])

    asyncio.run(game())


def test_what_was_tried_is_forgotten_when_something_else_comes_first() -> None:
    """The answer is played on the game that there is then."""
    table = play_on(begun(), 3)
    person, key = first_answer(table)
    tried = table.answer(person, key, 3)
    done(table, table.take_back(table.givers.last[1], 2))
    done(table, table.redo("ann"))
    done(table, tried)
    again = play_on(begun(), 3)
    done(again, again.answer(person, key, 3))

    assert table.game == again.game


def test_an_answer_that_the_log_did_not_take_can_be_given_again() -> None:
    """Whether another was first or nobody knows what became of it."""

    async def game() -> None:
        class MoodyLog(MemoryLog):
            moods: list[Exception]

            async def append(self, table: str, head: Head, entries: list[Entry]) -> Head:
                if self.moods:
                    raise self.moods.pop()
                return await super().append(table, head, entries)

        one, _, id = await two_nodes(DeafRelay())
        log = MoodyLog()
        log._rows, log._seeds = one.log._rows, one.log._seeds  # type: ignore[attr-defined]
        host = Host(content(), log, DeafRelay())
        person, key = first_answer(await host.table(id))
        log.moods = [OSError()]
        with pytest.raises(OSError):  # noqa: PT011 whatever the log raises
            await host.do(id, lambda t: t.answer(person, key, 0))
        assert (await host.table(id)).answers == []
        log.moods = [Conflict()]
        await host.do(id, lambda t: t.answer(person, key, 0))

        table: Table = await host.table(id)
        await one.do(id, say("hello"))
        assert (await one.table(id)).game == table.game
        assert table.answers == [key]

    asyncio.run(game())
