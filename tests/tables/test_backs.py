"""Choices of an expedition are taken back until the next battle has begun (PR-150, PR-151)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.tables.test_battles import begin, lose, node, play, ready, trek
from unshuffled.expeditions import entries as x
from unshuffled.rules.core.setup import MARKET
from unshuffled.tables import backs, battles
from unshuffled.tables import entries as e
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog
from unshuffled.tables.table import Table


async def decide(host: Host, table: Table, person: str, answer: x.Entry) -> None:
    """Answer what is asked."""
    at = trek(table).choices
    await host.do(table.id, lambda t: battles.decide(t, person, at, answer))


async def back(host: Host, table: Table, person: str, to: int) -> list[e.Entry]:
    """Go back, or ask to."""
    change = await backs.go_back(host, table.id, person, lambda t, off: backs.take_back(t, person, to, off))
    return change.entries


async def vote(host: Host, table: Table, person: str, agrees: bool) -> list[e.Entry]:
    """Vote on it."""
    change = await backs.go_back(host, table.id, person, lambda t, off: backs.vote_back(t, person, agrees, off))
    return change.entries


async def lost(host: Host) -> Table:
    """Ann's expedition after a lost battle: a reward is asked for."""
    table = await ready(host)
    await lose(host, await begin(host, table.id))
    return await battles.settle(host, table.id)


async def won(host: Host) -> Table:
    """Ann's expedition after a won battle: a way is asked for."""
    table = await ready(host, "crossing")
    await play(host, await begin(host, table.id), ("cast", "prep", "play", "target", "end", "no", "done"))
    return await battles.settle(host, table.id)


def first_market(table: Table) -> x.MarketChosen:
    """The first cards of each kind."""
    cards = trek(table).state.barracks.cards
    kinds = {kind: [id for id in cards if table.content.card(id).market == kind] for kind, _ in MARKET}
    return x.MarketChosen([id for kind, count in MARKET for id in kinds[kind][:count]])


def test_after_taking_back_everything_is_as_it_was_before_the_choice() -> None:
    async def trip() -> None:
        log = MemoryLog()
        host = await node(log)
        table = await battles.start(host, "ann", "Ann", "errand")
        before = trek(table).state
        await decide(host, table, "ann", x.MagesChosen(["mist"]))
        assert await back(host, table, "ann", 0) == [e.TakenBack(0, "ann", over=False)]
        assert (trek(table).state, trek(table).choices, trek(table).made) == (before, 0, [])
        await decide(host, table, "ann", x.MagesChosen(["jian"]))
        again = trek(await (await node(log)).table(table.id))
        assert (again.state.mages, again.choices, len(again.made)) == (["jian"], 1, 1)

    asyncio.run(trip())


def test_several_choices_are_taken_back_at_once_and_none_before_the_last_battle() -> None:
    """A result of a battle stays."""

    async def trip() -> None:
        host = await node()
        table = await lost(host)
        first = trek(table).choices
        before = trek(table).state
        await decide(host, table, "ann", x.RewardChosen("gem"))
        await decide(host, table, "ann", first_market(table))
        await decide(host, table, "ann", x.MagesChosen(["mist"]))
        for to in (first - 1, first + 3, first + 9):
            with pytest.raises(Refused, match=Code.NOTHING_TO_TAKE_BACK):
                await back(host, table, "ann", to)
        await back(host, table, "ann", first)
        assert (trek(table).state, trek(table).gained) == (before, [])

    asyncio.run(trip())


def test_another_reward_may_be_chosen_and_the_same_one_is_the_same_again() -> None:
    """PR-151: what chance brought was seen, so the table is marked."""

    async def trip() -> None:
        host = await node()
        table = await lost(host)
        at = trek(table).choices
        await decide(host, table, "ann", x.RewardChosen("gem"))
        gem = list(trek(table).gained)
        assert await back(host, table, "ann", at) == [e.TakenBack(at, "ann", agreed=True, over=False)]
        await decide(host, table, "ann", x.RewardChosen("relic"))
        assert trek(table).gained != gem
        await back(host, table, "ann", at)
        await decide(host, table, "ann", x.RewardChosen("gem"))
        assert (trek(table).gained, table.marked) == (gem, True)

    asyncio.run(trip())


def test_choices_that_brought_nothing_by_chance_leave_the_table_unmarked() -> None:
    async def trip() -> None:
        host = await node()
        table = await ready(host)
        await back(host, table, "ann", 0)
        assert not table.marked

    asyncio.run(trip())


async def together(host: Host, after: Callable[[Host], Awaitable[Table]]) -> Table:
    """Ann and Bob play, and Cat watches."""
    table = await after(host)
    await host.do(table.id, lambda t: t.join("bob", "Bob"))
    await host.do(table.id, lambda t: t.join("cat", "Cat", watching=True))
    return table


def test_ones_own_choice_is_taken_back_at_once_and_that_of_others_by_agreement() -> None:
    async def trip() -> None:
        host = await node()
        table = await together(host, ready)
        assert await back(host, table, "bob", 0) == [e.BackAsked(0, "bob")]
        assert trek(table).state.step == "battle"
        voted = await vote(host, table, "ann", agrees=True)
        assert voted == [e.BackVoted("ann", True), e.TakenBack(0, "bob", over=False)]
        await decide(host, table, "bob", x.MagesChosen(["mist"]))
        assert await back(host, table, "bob", 0) == [e.TakenBack(0, "bob", over=False)]

    asyncio.run(trip())


def test_a_reward_of_chance_is_taken_back_only_if_every_player_agrees() -> None:
    """Also one's own: everybody has seen it."""

    async def trip() -> None:
        host = await node()
        table = await together(host, lost)
        at = trek(table).choices
        await decide(host, table, "bob", x.RewardChosen("gem"))
        assert await back(host, table, "bob", at) == [e.BackAsked(at, "bob")]
        await vote(host, table, "ann", agrees=False)
        assert (table.vote, trek(table).choices) == (None, at + 1)
        with pytest.raises(Refused, match=Code.NO_VOTE):
            await vote(host, table, "ann", agrees=True)

    asyncio.run(trip())


def test_the_next_choice_ends_the_vote() -> None:
    async def trip() -> None:
        host = await node()
        table = await together(host, lost)
        await decide(host, table, "bob", x.RewardChosen("gem"))
        await back(host, table, "ann", trek(table).choices - 1)
        await decide(host, table, "bob", first_market(table))
        assert table.vote is None

    asyncio.run(trip())


def test_who_watches_takes_nothing_back_and_does_not_vote() -> None:
    async def trip() -> None:
        host = await node()
        table = await together(host, ready)
        with pytest.raises(Refused, match=Code.WATCHING):
            await back(host, table, "cat", 0)
        await back(host, table, "bob", 0)
        with pytest.raises(Refused, match=Code.WATCHING):
            await vote(host, table, "cat", agrees=True)

    asyncio.run(trip())


def test_a_battle_that_has_not_begun_is_called_off() -> None:
    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await battles.battle_of(host, table.id, "ann")
        await host.do(battle.id, lambda t: t.take_seat("ann", 0))
        await back(host, table, "ann", 0)
        assert (battle.called_off, trek(table).battle) == (True, "")
        with pytest.raises(Refused, match=Code.CALLED_OFF):
            battle.begin("ann")

    asyncio.run(trip())


def test_a_battle_is_not_called_off_for_a_wish_that_others_have_not_agreed_to() -> None:
    async def trip() -> None:
        host = await node()
        table = await together(host, ready)
        battle = await battles.battle_of(host, table.id, "ann")
        await back(host, table, "bob", 0)
        assert not battle.called_off
        await vote(host, table, "ann", agrees=True)
        assert battle.called_off

    asyncio.run(trip())


def test_nothing_is_taken_back_once_the_battle_has_begun() -> None:
    """The log of the battle decides, also where the expedition has not heard of the beginning."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await begin(host, table.id)
        assert not trek(table).begun
        with pytest.raises(Refused, match=Code.BATTLE_BEGUN):
            await backs.go_back(host, table.id, "ann", lambda t, off: backs.take_back(t, "ann", 0, off))
        assert (battle.called_off, trek(table).begun, trek(table).state.step) == (False, True, "battle")

    asyncio.run(trip())


def test_a_battle_called_off_for_a_choice_that_still_stands_is_opened_at_another_table() -> None:
    """The node ended between the two logs."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        battle = await battles.battle_of(host, table.id, "ann")
        await host.do(battle.id, lambda t: backs.call_off(t, "ann"))
        again = await battles.battle_of(host, table.id, "ann")
        assert again.id != battle.id
        assert trek(table).battle == again.id

    asyncio.run(trip())


def test_a_battle_that_was_named_and_not_made_is_called_off_too() -> None:
    """So that nobody who is just making it begins it."""

    async def trip() -> None:
        host = await node()
        table = await ready(host)
        await host.do(table.id, lambda t: battles.open_battle(t, "ann", "a-battle-to-be"))
        await back(host, table, "ann", 0)
        assert (await host.table("a-battle-to-be")).called_off

    asyncio.run(trip())


def test_an_expedition_that_is_over_stays_as_it_ended() -> None:
    """The players chose its end, and with it the secret is known."""

    async def trip() -> None:
        host = await node()
        table = await ready(host, "crossing")
        await lose(host, await begin(host, table.id))
        await battles.settle(host, table.id)
        await decide(host, table, "ann", x.PathChosen("lost"))
        assert table.is_over
        with pytest.raises(Refused, match=Code.NOTHING_TO_TAKE_BACK):
            await back(host, table, "ann", 2)

    asyncio.run(trip())


def test_a_way_against_a_known_nemesis_is_taken_back_at_once_and_one_of_chance_by_agreement() -> None:
    async def trip() -> None:
        for to, known in (("meadow", True), ("castle", False), ("anybody", False)):
            host = await node()
            table = await together(host, won)
            at = trek(table).choices
            await decide(host, table, "ann", x.PathChosen(to))
            assert (await back(host, table, "ann", at) == [e.TakenBack(at, "ann", over=False)]) == known

    asyncio.run(trip())
