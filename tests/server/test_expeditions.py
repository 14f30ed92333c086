"""Expeditions on real servers: begun, shared, answered, fought, resumed; by two people, at two nodes, across restarts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import NATS, Running, refused, run, serving
from unshuffled.packs import library
from unshuffled.rules.core import options
from unshuffled.rules.core.content import Content
from unshuffled.rules.core.setup import MARKET
from unshuffled.server.client import Follower, Guest
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores.connect import open_log
from unshuffled.tables import battles
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import BattleFought, BattleOpened
from unshuffled.tables.memory import MemoryLog
from unshuffled.wire import protocol as p
from unshuffled.wire.expedition import ExpeditionInfo

ERRAND = Path(__file__).parents[1] / "packs" / "errand"
WINNING = ("cast", "prep", "play", "target", "end", "no", "done")
LOSING = ("end", "no", "done", "rest")


@cache
def errand() -> Content:
    """The shipped packs, and an expedition whose battles are over soon."""
    return library.load_folders([*library.shipped(), ERRAND])


@asynccontextmanager
async def hosting(log: Any = None, relay: Any = None, **changes: Any) -> AsyncIterator[Running]:
    async with serving(log, relay, errand(), **changes) as server:
        yield server


def told(f: Follower) -> ExpeditionInfo:
    """The expedition as this client sees it."""
    assert f.state is not None
    assert f.state.expedition is not None
    return f.state.expedition


async def decide(f: Follower, step: str, picked: list[str], own: list[list[str]] | None = None) -> None:
    """Answer what is asked, and see it."""
    at = told(f).choices
    await f.wish(p.Decide(at=at, step=step, picked=picked, own=own or []))
    await f.until(lambda x: told(x).choices > at)


async def prepare(f: Follower, mages: int = 1) -> None:
    """Whatever is asked until the battle, in the plainest way."""
    while told(f).step != "battle":
        info = told(f)
        options = info.ask.options
        match info.step:
            case "market":
                await decide(f, "market", [id for kind, count in MARKET for id in options[kind][:count]])
            case "mages":
                await decide(f, "mages", options["mage"][:mages])
            case "treasures":
                await decide(f, "treasures", [], [[] for _ in info.fighting])
            case step:
                await decide(f, step, next(iter(options.values()))[:1])


async def fight(f: Follower, win: bool) -> None:
    """Answer until the game is over."""
    while True:
        assert f.state is not None
        if f.state.over:
            return
        assert f.decision is not None
        keys = f.decision["keys"]
        verbs = {options.read(key).verb: key for key in reversed(keys)}
        key = next((verbs[verb] for verb in (WINNING if win else LOSING) if verb in verbs), keys[0])
        at = f.state.answers
        await f.answer(key)
        await f.until(lambda x, at=at: x.state is not None and x.state.answers > at)  # type: ignore[misc]


async def battle(guest: Guest, expedition: str, win: bool) -> str:
    """Alone into the battle, on every seat, and out of it."""
    opened = await guest.battle(expedition)
    async with guest.follow(opened.table) as f:
        for seat in range(len(opened.state.seats)):
            await f.wish(p.TakeSeat(seat=seat))
        await f.wish(p.Begin())
        await f.until(lambda x: x.state is not None and x.state.started)
        await fight(f, win)
    return opened.table


def test_the_battles_of_an_expedition_are_played_with_its_switches() -> None:
    """Alone with one mage: 12 life, and four of five turn order cards."""

    async def trip() -> None:
        chosen: dict[str, str | int] = {"solo_life": 12, "solo_player_cards": 4}
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand", switches=chosen)
            async with ann.follow(begun.table) as f:
                await prepare(f, 1)
            opened = await ann.battle(begun.table)
            assert opened.state.setup["switches"] == chosen
            async with ann.follow(opened.table) as f:
                await f.wish(p.TakeSeat(seat=0))
                await f.wish(p.Begin())
                await f.until(lambda x: x.view is not None)
                assert f.view is not None
                assert f.view["players"][0]["max"] == 12

    run(trip())


def test_an_expedition_with_an_unknown_switch_is_refused() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            wanted = ann.expedition("Ann", form="errand", switches={"wild_card": "nobody"})
            assert await refused(wanted) == Code.BAD_EXPEDITION

    run(trip())


def test_one_person_plays_a_whole_expedition_with_a_lost_battle() -> None:
    """Won on the first try: 6; lost, then won: 4; the secret is published at the end and not before."""

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand", title="Monday")
            assert (begun.state.name, begun.state.seats, begun.state.started) == ("Monday", [], False)
            async with ann.follow(begun.table) as f:
                first = told(f)
                assert (first.step, first.nemesis, len(first.cards), first.battle) == ("mages", "straw_wolf", 9, "")
                tables = []
                for win in (True, False, True, True):
                    await prepare(f, 2)
                    fights = len(told(f).fights)
                    tables.append(await battle(ann, begun.table, win))
                    await f.until(lambda x, n=fights: len(told(x).fights) > n)  # type: ignore[misc]
                    if not win:
                        assert (told(f).step, told(f).attempt, told(f).gained) == ("reward", 1, [])
                        assert f.state is not None
                        assert f.state.secret == ""
                end = told(f)
                assert (end.step, end.score, end.battle) == ("won", 16, "")
                assert [fight.table for fight in end.fights] == tables
                assert [(x.nemesis, x.tries, x.won, x.score) for x in end.battles] == [
                    ("straw_wolf", 1, True, 6),
                    ("straw_bear", 2, True, 4),
                    ("straw_king", 1, True, 6),
                ]
                assert f.state is not None
                assert f.state.over
                assert f.state.secret.startswith("seed-of-a-test")
                assert await refused(ann.battle(begun.table)) == Code.NOT_ASKED

    run(trip())


def test_two_people_share_an_expedition_by_its_link_and_meet_at_its_battle() -> None:
    """Who watches comes to the battle as a watcher, and answers nothing."""

    async def trip() -> None:
        async with (
            hosting() as server,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
            Guest(server.url) as cat,
            Guest(server.url) as eve,
        ):
            begun = await ann.expedition("Ann", form="errand")
            await bob.join(begun.table, begun.links.play, "Bob")
            await cat.join(begun.table, begun.links.watch, "Cat")
            async with ann.follow(begun.table) as a, bob.follow(begun.table) as b, cat.follow(begun.table) as c:
                picked = p.Decide(at=0, step="mages", picked=["brama", "jian"])
                assert await refused(c.wish(picked)) == Code.WATCHING
                assert await refused(cat.battle(begun.table)) == Code.WATCHING
                await prepare(b, 2)
                await a.until(lambda x: told(x).step == "battle")
                one, two, three = (
                    await ann.battle(begun.table),
                    await bob.battle(begun.table),
                    await cat.battle(begun.table),
                )
                assert one.table == two.table == three.table
                assert {x.name: x.watching for x in three.state.people} == {"Ann": False, "Bob": False, "Cat": True}
                assert (three.state.battle_of, three.state.setup["nemesis"]) == (begun.table, "straw_wolf")
                assert await refused(eve.state(one.table)) == "http/not_found"
                assert await refused(eve.battle(begun.table)) == "http/no_guest"
                await c.until(lambda x: told(x).battle == one.table)

    run(trip())


def test_of_two_who_choose_at_once_one_learns_that_it_came_too_late() -> None:
    """PR-131"""

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            begun = await ann.expedition("Ann", form="errand")
            await bob.join(begun.table, begun.links.play, "Bob")
            async with ann.follow(begun.table) as a, bob.follow(begun.table) as b:
                await a.wish(p.Decide(at=0, step="mages", picked=["mist"]))
                assert await refused(b.wish(p.Decide(at=0, step="mages", picked=["jian"]))) == Code.STALE
                await b.until(lambda x: told(x).fighting == ["mist"])
                assert await refused(b.wish(p.Decide(at=1, step="mages", picked=["jian"]))) == Code.NOT_ASKED

    run(trip())


BAD = {
    "a mage that is not there": (p.Decide(at=0, step="mages", picked=["gex"]), Code.BAD_CHOICE),
    "no mage": (p.Decide(at=0, step="mages"), Code.BAD_CHOICE),
    "no step of an expedition": (p.Decide(at=0, step="fought", picked=["nemesis_slain"]), Code.BAD_CHOICE),
    "a reward out of turn": (p.Decide(at=0, step="reward", picked=["gem"]), Code.NOT_ASKED),
    "a setup": (p.Choose(setup=p.SetupChoice()), Code.IS_EXPEDITION),
    "a game": (p.Begin(), Code.IS_EXPEDITION),
    "a seat": (p.TakeSeat(seat=0), Code.NO_SUCH_SEAT),
    "going back before any choice": (p.TakeBack(to=0), Code.NOTHING_TO_TAKE_BACK),
    "going back to a name": (p.TakeBack(save="then"), Code.NO_SUCH_SAVE),
    "a vote that nobody asked for": (p.VoteBack(agrees=True), Code.NO_VOTE),
    "a number for the seed": (p.GiveNonce(nonce="0" * 16), Code.IS_EXPEDITION),
}


@pytest.mark.parametrize("what", BAD)
def test_an_expedition_refuses(what: str) -> None:
    wish, code = BAD[what]

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                assert await refused(f.wish(wish)) == code
                assert told(f) == begun.state.expedition

    run(trip())


def test_what_cannot_be_begun_is_refused_and_an_ordinary_table_is_no_expedition() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            assert await refused(ann.expedition("Ann", form="nowhere")) == Code.BAD_EXPEDITION
            assert await refused(ann.expedition("Ann", form="errand", difficulty="silly")) == Code.BAD_EXPEDITION
            table = await ann.open("Ann")
            assert await refused(ann.battle(table.table)) == Code.NO_EXPEDITION
            async with ann.follow(table.table) as f:
                assert await refused(f.wish(p.Decide(at=0, step="mages"))) == Code.NO_EXPEDITION
            assert table.state.expedition is None

    run(trip())


def test_a_battle_is_set_up_by_its_expedition_and_its_end_stands() -> None:
    """PR-130, PR-132"""

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                await prepare(f)
            opened = await ann.battle(begun.table)
            async with ann.follow(opened.table) as g:
                assert await refused(g.wish(p.Choose(setup=p.SetupChoice()))) == Code.BATTLE_SETUP
                await g.wish(p.TakeSeat(seat=0))
                await g.wish(p.Begin())
                await g.until(lambda x: x.decision is not None)
                await g.answer("end")
                await g.wish(p.TakeBack(to=0))
                await g.until(lambda x: x.state is not None and x.state.answers == 0)
                await fight(g, win=False)
                assert await refused(g.wish(p.TakeBack(to=0))) == Code.BATTLE_OVER

    run(trip())


def test_a_choice_is_taken_back_and_the_others_see_it() -> None:
    """PR-150: one's own at once; that of somebody else when every player agrees."""

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann, Guest(server.url) as bob:
            begun = await ann.expedition("Ann", form="errand")
            await bob.join(begun.table, begun.links.play, "Bob")
            async with ann.follow(begun.table) as a, bob.follow(begun.table) as b:
                await b.until(lambda x: told(x).step == "mages")
                await decide(a, "mages", ["mist"])
                assert [(one.step, one.person, one.drew) for one in told(a).made] == [("mages", ann.person, False)]
                await b.until(lambda x: told(x).step == "battle")
                await a.wish(p.TakeBack(to=0))
                await b.until(lambda x: told(x).step == "mages")
                assert (told(b).step, told(b).choices, told(b).made) == ("mages", 0, [])
                await decide(a, "mages", ["mist"])
                await b.until(lambda x: told(x).step == "battle")
                await b.wish(p.TakeBack(to=0))
                await a.until(lambda x: x.state is not None and x.state.vote is not None)
                assert told(a).step == "battle"
                await a.wish(p.VoteBack(agrees=True))
                await b.until(lambda x: told(x).step == "mages")
                assert b.state is not None
                assert (b.state.vote, b.state.marked) == (None, False)

    run(trip())


def test_an_open_battle_is_called_off_by_taking_back_and_one_that_has_begun_is_not() -> None:
    """PR-150"""

    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                await decide(f, "mages", ["brama", "jian"])
                first = await ann.battle(begun.table)
                await f.until(lambda x: told(x).battle == first.table)
                async with ann.follow(first.table) as g:
                    await g.wish(p.TakeSeat(seat=0))
                    await g.wish(p.TakeSeat(seat=1))
                    await f.wish(p.TakeBack(to=0))
                    await g.until(lambda x: x.state is not None and x.state.called_off)
                    assert await refused(g.wish(p.Begin())) == Code.CALLED_OFF
                await f.until(lambda x: (told(x).step, told(x).battle) == ("mages", ""))
                await decide(f, "mages", ["jian"])
                second = await ann.battle(begun.table)
                assert second.table != first.table
                assert second.state.setup["mages"] == ["jian"]
                async with ann.follow(second.table) as g:
                    await g.wish(p.TakeSeat(seat=0))
                    await g.wish(p.Begin())
                    await f.until(lambda x: told(x).begun)
                    assert await refused(f.wish(p.TakeBack(to=0))) == Code.BATTLE_BEGUN
                    await fight(g, win=True)
                await f.until(lambda x: told(x).score == 6)
                assert (told(f).begun, told(f).made) == (False, [])

    run(trip())


def test_the_expedition_and_its_battles_are_among_ones_games() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                (before,) = (await ann.tables()).tables
                assert (before.expedition["de"], before.battle, before.battles, before.score) == ("Botengang", 1, 3, 0)
                assert (before.waiting, before.over, before.people) == (True, False, ["Ann"])
                await prepare(f)
                table = await battle(ann, begun.table, win=True)
                await f.until(lambda x: told(x).score == 6)
            listed = {each.table: each for each in (await ann.tables()).tables}
            assert set(listed) == {begun.table, table}
            after = listed[begun.table]
            assert (after.battle, after.score, after.nemesis) == (2, 6, "straw_bear")
            assert (listed[table].battle_of, listed[table].won, listed[table].expedition) == (begun.table, True, {})

    run(trip())


def test_a_guests_expedition_becomes_the_accounts() -> None:
    async def trip() -> None:
        async with (
            hosting(hash_memory=64, login_burst=1000, name_login_burst=1000) as server,
            Guest(server.url) as ann,
            Guest(server.url) as phone,
        ):
            me = await ann.make_account("Ann", "never shuffle a deck")
            begun = await phone.expedition("Ann's phone", form="errand")
            done = await phone.log_in("Ann", "never shuffle a deck", adopt=True)
            assert (done.person, done.adopted) == (me.person, [begun.table])
            async with ann.follow(begun.table) as f:
                await decide(f, "mages", ["brama"])

    run(trip())


def test_where_the_way_divides_it_is_shown_whom_one_may_meet_and_nowhere_else() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="crossing")
            async with ann.follow(begun.table) as f:
                assert [one.able for one in told(f).battles] == [[], [], [], []]
                await prepare(f)
                await battle(ann, begun.table, win=True)
                await f.until(lambda x: told(x).step == "path")
                assert told(f).ask.options == {"path": ["meadow", "castle", "anybody"]}
                assert [one.able for one in told(f).battles] == [[], ["straw_bear"], ["straw_king", "straw_bear"], []]
                await decide(f, "path", ["meadow"])
                assert (told(f).nemesis, told(f).place) == ("straw_bear", 1)

    run(trip())


def test_treasures_are_taken_into_the_battle() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                await prepare(f)
                await battle(ann, begun.table, win=True)
                await f.until(lambda x: told(x).step == "market")
                assert {"errand_gem", "errand_bolt", "errand_bell"} < set(told(f).gained)
                await decide(f, "market", [x for k, n in MARKET for x in told(f).ask.options[k][:n]])
                await decide(f, "mages", ["brama", "mist"])
                assert told(f).ask.options["shared"] == ["errand_bell"]
                assert told(f).fits == {"errand_gem": ["brama", "mist"], "errand_bolt": ["brama", "mist"]}
                await decide(f, "treasures", ["errand_bell"], [["errand_gem"], []])
                opened = await ann.battle(begun.table)
            assert opened.state.setup["treasures"] == ["errand_bell"]
            assert opened.state.setup["own_treasures"] == [["errand_gem"], []]

    run(trip())


# Results


async def entries_of(server: Running, table: str, kind: type) -> list[Any]:
    return [entry for entry in (await server.node.log.read(table)).entries if isinstance(entry, kind)]


def test_a_result_that_arrives_twice_is_taken_once() -> None:
    async def trip() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            begun = await ann.expedition("Ann", form="errand")
            async with ann.follow(begun.table) as f:
                await prepare(f)
                table = await battle(ann, begun.table, win=True)
                await f.until(lambda x: told(x).score == 6)
            host = server.node.host
            await asyncio.gather(*(battles.settle(host, begun.table) for _ in range(5)))
            over = await host.table(table)
            change = await host.do(begun.table, lambda t: battles.take_result(t, over))
            assert change.entries == []
            assert len(await entries_of(server, begun.table, BattleFought)) == 1

    run(trip())


@pytest.mark.services("nats")
def test_at_two_nodes_both_start_the_battle_and_both_see_its_result_once() -> None:
    async def trip() -> None:
        log = MemoryLog()
        async with (
            hosting(log, NatsRelay(NATS)) as one,
            hosting(log, NatsRelay(NATS)) as two,
            Guest(one.url) as ann,
            Guest(two.url) as bob,
        ):
            begun = await ann.expedition("Ann", form="errand")
            await bob.join(begun.table, begun.links.play, "Bob")
            async with ann.follow(begun.table) as a, bob.follow(begun.table) as b:
                await prepare(a, 2)
                await b.until(lambda x: told(x).step == "battle")
                first, second = await asyncio.gather(ann.battle(begun.table), bob.battle(begun.table))
                assert first.table == second.table
                assert len(await entries_of(one, begun.table, BattleOpened)) == 1
                async with ann.follow(first.table) as g, bob.follow(first.table) as h:
                    await g.wish(p.TakeSeat(seat=0))
                    await g.wish(p.TakeSeat(seat=1))
                    host = g if g.state is not None and g.state.host == ann.person else h
                    await host.wish(p.Begin())
                    await g.until(lambda x: x.state is not None and x.state.started)
                    await fight(g, win=True)
                    await h.until(lambda x: x.state is not None and x.state.over)
                await a.until(lambda x: told(x).score == 6)
                await b.until(lambda x: told(x).score == 6)
                assert told(a) == told(b)
                assert len(await entries_of(two, begun.table, BattleFought)) == 1

    run(trip())


def test_a_server_that_ended_before_it_wrote_the_result_writes_it_when_somebody_looks(database: str) -> None:
    """In the middle of an expedition: between choices, in a battle, and after its last answer."""

    async def trip() -> None:
        async with Guest("http://127.0.0.1:1") as ann:
            begun = played = ""

            @asynccontextmanager
            async def started() -> AsyncIterator[Running]:
                log = await open_log(database)
                try:
                    async with hosting(log) as server:
                        ann.url = server.url
                        ann.http.base_url = server.url
                        yield server
                finally:
                    await log.close()

            async with started():
                opened = await ann.expedition("Ann", form="errand")
                begun = opened.table
                async with ann.follow(begun) as f:
                    await prepare(f)
            async with started():
                opened = await ann.battle(begun)
                played = opened.table
                async with ann.follow(played) as g:
                    await g.wish(p.TakeSeat(seat=0))
                    await g.wish(p.Begin())
                    await g.until(lambda x: x.decision is not None)
                    await g.answer("end")
            async with started() as server:
                # The process dies between the two logs: what should be written beside is not.
                server.node.expeditions.settle_soon = lambda id: None  # type: ignore[method-assign]
                again = await ann.battle(begun)
                assert again.table == played
                async with ann.follow(played) as g:
                    assert g.state is not None
                    assert g.state.answers == 1
                    await fight(g, win=True)
                assert await entries_of(server, begun, BattleFought) == []
            async with started() as server:
                state = await ann.state(begun)
                assert state.expedition is not None
                assert (state.expedition.score, state.expedition.place, state.expedition.battle) == (6, 1, "")
                assert [x.table for x in await entries_of(server, begun, BattleFought)] == [played]

    run(trip())


def test_an_expedition_and_its_battles_go_on_with_the_packs_they_began_with(tmp_path: Path) -> None:
    """The next release of the server offers the pack no more."""

    async def trip() -> None:
        database = f"sqlite:///{tmp_path / 'games.db'}"
        async with Guest("http://127.0.0.1:1") as ann:
            begun = ""
            for offered in (errand(), library.load()):
                log = await open_log(database)
                async with serving(log, None, offered) as server:
                    ann.url = server.url
                    ann.http.base_url = server.url
                    if not begun:
                        begun = (await ann.expedition("Ann", form="errand")).table
                    else:
                        assert await refused(ann.expedition("Ann", form="errand")) == Code.BAD_EXPEDITION
                        async with ann.follow(begun) as f:
                            await prepare(f)
                            await battle(ann, begun, win=True)
                            await f.until(lambda x: told(x).score == 6)
                await log.close()

    run(trip())
