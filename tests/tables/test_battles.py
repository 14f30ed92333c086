"""Expeditions as tables: what their log makes of them, and the way between an expedition and its battles (ADR 0020)."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from unshuffled.expeditions import entries as x
from unshuffled.packs import library
from unshuffled.rules.core import options
from unshuffled.rules.core.content import Content
from unshuffled.tables import battles
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.contents import digests_of
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.tables.ports import START
from unshuffled.tables.table import Table
from unshuffled.tables.trek import Trek

ERRAND = Path(__file__).parents[1] / "packs" / "errand"


@cache
def errand() -> Content:
    """The shipped packs, and an expedition whose battles are over soon."""
    return library.load_folders([*library.shipped(), ERRAND])


async def node(log: MemoryLog | None = None) -> Host:
    """A node that hosts."""
    host = Host(errand(), log or MemoryLog(), MemoryRelay())
    await host.start()
    return host


async def ready(host: Host, form: str = "errand") -> Table:
    """Ann's expedition, before its first battle."""
    table = await battles.start(host, "ann", "Ann", form, "Monday")
    await host.do(table.id, lambda t: battles.decide(t, "ann", 0, x.MagesChosen(["brama"])))
    return await host.table(table.id)


async def begin(host: Host, id: str) -> Table:
    """Ann goes into the battle."""
    battle = await battles.battle_of(host, id, "ann")
    await host.do(battle.id, lambda t: t.take_seat("ann", 0))
    await host.do(battle.id, lambda t: t.begin("ann"))
    return await host.table(battle.id)


async def lose(host: Host, battle: Table) -> None:
    """Rest until it is over."""
    await play(host, battle, ("end", "no", "done"))


async def play(host: Host, battle: Table, order: tuple[str, ...]) -> None:
    """Give the first of these answers that there is, until it is over."""
    while not battle.is_over:
        assert battle.game is not None
        assert battle.game.decision is not None
        verbs = {options.read(key).verb: key for key in reversed(battle.game.decision.keys)}
        key = next((verbs[verb] for verb in order if verb in verbs), battle.game.decision.keys[0])
        at = len(battle.answers)
        await host.do(battle.id, lambda t, key=key, at=at: t.answer("ann", key, at))  # type: ignore[misc]


def trek(table: Table) -> Trek:
    """Its expedition."""
    assert table.trek is not None
    return table.trek


def test_an_expedition_begins_as_a_table_without_seats() -> None:
    async def trip() -> None:
        host = await node()
        table = await battles.start(host, "ann", "Ann", "errand", "Monday")
        assert (table.name, table.seats, table.started, table.is_over) == ("Monday", [], False, False)
        assert (trek(table).state.step, trek(table).choices, trek(table).battle) == ("mages", 0, "")
        assert table.waiting_for() == {"ann"}

    asyncio.run(trip())


def test_loading_the_log_makes_the_same_expedition() -> None:
    async def trip() -> None:
        log = MemoryLog()
        host = await node(log)
        id = (await ready(host)).id
        await lose(host, await begin(host, id))
        await battles.settle(host, id)
        before = trek(await host.table(id))
        again = trek(await (await node(log)).table(id))
        assert again.state == before.state
        assert (again.choices, again.battle, again.fought, again.gained) == (2, "", before.fought, [])

    asyncio.run(trip())


def test_a_battle_has_the_packs_and_the_setup_of_its_expedition() -> None:
    """PR-132"""

    async def trip() -> None:
        log = MemoryLog()
        host = await node(log)
        table = await ready(host)
        battle = await battles.battle_of(host, table.id, "ann")
        of = [entry for entry in (await log.read(battle.id, START)).entries if isinstance(entry, e.BattleOf)]
        assert [(one.expedition, one.packs) for one in of] == [(table.id, digests_of(errand()))]
        assert (battle.setup.nemesis, battle.setup.mages, battle.setup.expedition) == ("straw_wolf", ["brama"], True)
        with pytest.raises(Refused, match=Code.BATTLE_SETUP):
            battle.choose("ann", {"mages": ["jian"]})

    asyncio.run(trip())


def test_a_battle_that_was_named_and_not_made_is_made_by_the_next_who_comes() -> None:
    """The node ended between the two logs."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        await host.do(table.id, lambda t: battles.open_battle(t, "ann", "a-battle-to-be"))
        battle = await battles.battle_of(host, table.id, "ann")
        assert (battle.id, battle.battle_of) == ("a-battle-to-be", table.id)

    asyncio.run(trip())


def test_the_result_of_another_table_is_not_taken() -> None:
    """Neither of a fork of the battle, nor of a battle that goes on."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await begin(host, table.id)
        fork = await host.fork("ann", "Ann", battle.id, 0)
        await lose(host, fork)
        assert fork.battle_of == ""
        assert battles.take_result(table, fork) == []
        assert battles.take_result(table, battle) == []

    asyncio.run(trip())


def test_a_result_with_another_setup_is_refused() -> None:
    """PR-132: a node of another release let somebody change it."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await begin(host, table.id)
        await lose(host, battle)
        assert battle.begun is not None
        battle.begun = replace(battle.begun, setup={**battle.begun.setup, "difficulty": "beginner"})
        with pytest.raises(Refused, match=Code.BATTLE_SETUP):
            battles.take_result(table, battle)

    asyncio.run(trip())


def test_a_battle_that_cannot_be_played_on_is_fought_again_as_the_same_try() -> None:
    """PR-133"""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await begin(host, table.id)
        assert (await battles.battle_of(host, table.id, "ann")).id == battle.id
        # An answer by other rules: these lead elsewhere.
        await host.do(battle.id, lambda t: [e.Answered("end", "ann", 12345)])
        assert battle.differs_at == 0
        again = await battles.battle_of(host, table.id, "ann")
        assert again.id != battle.id
        assert trek(await host.table(table.id)).battle == again.id
        assert trek(await host.table(table.id)).state.attempt == 1

    asyncio.run(trip())


def test_nothing_is_taken_back_after_the_end_of_a_battle() -> None:
    """PR-130; before it, as at any table."""

    async def trip() -> None:
        host = await node()
        battle = await begin(host, (await ready(host)).id)
        assert battle.game is not None
        assert battle.game.decision is not None
        key = battle.game.decision.keys[0]  # the nemesis may have the first turn, and ask something
        await host.do(battle.id, lambda t: t.answer("ann", key, 0))
        assert battle.take_back("ann", 0) != []
        await lose(host, battle)
        with pytest.raises(Refused, match=Code.BATTLE_OVER):
            battle.take_back("ann", 0)

    asyncio.run(trip())


def test_any_player_answers_and_who_watches_does_not() -> None:
    """PR-131"""

    async def trip() -> None:
        host = await node()
        table = await battles.start(host, "ann", "Ann", "errand")
        await host.do(table.id, lambda t: t.join("bob", "Bob"))
        await host.do(table.id, lambda t: t.join("cat", "Cat", watching=True))
        with pytest.raises(Refused, match=Code.WATCHING):
            battles.decide(table, "cat", 0, x.MagesChosen(["mist"]))
        await host.do(table.id, lambda t: battles.decide(t, "bob", 0, x.MagesChosen(["mist"])))
        with pytest.raises(Refused, match=Code.STALE):
            battles.decide(table, "ann", 0, x.MagesChosen(["jian"]))
        with pytest.raises(Refused, match=Code.NOT_ASKED):
            battles.decide(table, "ann", 1, x.Fought("nemesis_slain"))

    asyncio.run(trip())


def test_any_player_begins_a_battle_and_only_the_host_an_ordinary_game() -> None:
    """The person who opened it may be away."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        await host.do(table.id, lambda t: t.join("bob", "Bob"))
        battle = await battles.battle_of(host, table.id, "ann")
        await battles.battle_of(host, table.id, "bob")
        await host.do(battle.id, lambda t: t.take_seat("bob", 0))
        await host.do(battle.id, lambda t: t.begin("bob"))
        assert battle.started
        ordinary = await host.open("ann", "Ann", 1)
        await host.do(ordinary.id, lambda t: t.join("bob", "Bob"))
        await host.do(ordinary.id, lambda t: t.take_seat("bob", 0))
        with pytest.raises(Refused, match=Code.NOT_THE_HOST):
            ordinary.begin("bob")

    asyncio.run(trip())


def test_readers_are_not_sent_what_an_expedition_began_with() -> None:
    """It is long, and what it comes to is in the state."""
    entry = e.ExpeditionBegun("ann", {"pool": {}}, 1)
    assert e.to_public(entry) == {"kind": "ExpeditionBegun", "person": "ann", "begun": {}, "rules": 1}
    assert e.to_data(entry)["begun"] == {"pool": {}}
