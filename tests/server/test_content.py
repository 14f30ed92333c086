"""A game is what it was: other packs and other rules do not change a stored game (ATTACK A1)."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.serving import Running, refused, run, serving
from unshuffled.minds import measured
from unshuffled.packs import library
from unshuffled.packs.sources import Source
from unshuffled.rules.core import machine
from unshuffled.rules.core.content import Content
from unshuffled.server.client import Closed, Guest
from unshuffled.stores.connect import open_log
from unshuffled.stores.log import SqlLog
from unshuffled.tables import contents, fold
from unshuffled.tables.codes import Code, Refused
from unshuffled.tables.hosting.host import Host
from unshuffled.tables.memory import MemoryLog, MemoryRelay
from unshuffled.wire import protocol as p
from unshuffled.wire.catalog import catalog
from unshuffled.wire.codes import Close

EXAMPLE = Path(__file__).parents[2] / "examples" / "salt_and_lanterns"
DEFAULT: dict[str, Any] = {"mages": ["random", "random"]}
TABLES = 4
ANSWERS = 15


@pytest.fixture(autouse=True)
def own_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """What these tests forget, others still need."""
    monkeypatch.setattr(library, "_loaded", dict(library._loaded))


@pytest.fixture
def one_pack_more(tmp_path: Path) -> Content:
    """What ships, and the template of a new pack beside it: one gem."""
    folder = tmp_path / "my_pack"
    shutil.copytree(library.TEMPLATE, folder)
    return library.load_with([folder])


@asynccontextmanager
async def node(database: Path, offers: Content) -> AsyncIterator[tuple[Running, SqlLog]]:
    """A server over this database, as one that was restarted."""
    log = await open_log(f"sqlite:///{database}")
    try:
        async with serving(log, offers=offers) as server:
            yield server, log
    finally:
        await log.close()


async def a_game(server: Running, name: str) -> tuple[httpx.Cookies, str]:
    """A table with the default setup, played alone for a while; gives the person's cookies and the table."""
    chance = random.Random(name)
    async with Guest(server.url) as guest:
        opened = await guest.open("Ann", setup=DEFAULT)
        await play(guest, opened.table, chance)
        return guest.http.cookies, opened.table


async def play(guest: Guest, id: str, chance: random.Random) -> None:
    """Sit down at both places and answer."""
    async with guest.follow(id) as ann:
        await ann.wish(p.TakeSeat(seat=0))
        await ann.wish(p.TakeSeat(seat=1))
        await ann.wish(p.Begin())
        for _ in range(ANSWERS):
            if ann.decision is None:
                break
            await ann.answer(chance.choice(ann.decision["keys"]))


async def shown(url: str, cookies: httpx.Cookies, id: str) -> tuple[Any, Any]:
    """What a person is shown of their table at another server: its state and its view."""
    async with Guest(url, cookies=cookies) as again, again.follow(id) as ann:
        return ann.state, ann.view


def wins_said(offers: Content) -> Any:
    """Return how often the quick AI wins, as the catalog of this content says it."""
    return json.loads(catalog(offers))["ai_wins"]


def test_the_content_says_how_often_the_quick_ai_wins() -> None:
    said = wins_said(library.load())

    assert set(said) == set(measured.cells())
    for nemesis, by_difficulty in said.items():
        for difficulty, percents in by_difficulty.items():
            shares = [measured.share(nemesis, mages, difficulty) for mages in (1, 2, 3, 4)]
            assert percents == [None if share is None else round(100 * share) for share in shares]


def test_what_was_hardly_played_is_null_and_what_was_not_played_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = {"normal": {"1": [3, 1000], "2": [417, 1000], "4": [400, 499]}, "expert": {"1": [9, 9]}}
    monkeypatch.setattr(measured, "cells", lambda: {"rageborne": played, "gate_witch": {"expert": {"2": [1, 2]}}})

    assert wins_said(library.load()) == {"rageborne": {"normal": [0, 42, None, None]}}


def test_a_nemesis_of_another_pack_has_no_figures_whatever_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offers = library.load_with([EXAMPLE])
    (own,) = set(offers.nemeses) - set(library.load().nemeses)
    played = {"normal": {"2": [500, 1000]}}
    monkeypatch.setattr(measured, "cells", lambda: {own: played, "rageborne": played})

    assert set(wins_said(offers)) == {"rageborne"}


def test_a_restart_with_one_more_pack_changes_no_game(tmp_path: Path, one_pack_more: Content) -> None:
    """Four games of the default setup, 15 answers each: all are what they were, and can be played on."""

    async def restart() -> None:
        database = tmp_path / "games.db"
        before: dict[str, tuple[httpx.Cookies, Any]] = {}
        async with node(database, library.load()) as (server, _):
            for n in range(TABLES):
                cookies, id = await a_game(server, str(n))
                before[id] = (cookies, await shown(server.url, cookies, id))
        async with node(database, one_pack_more) as (server, _):
            assert "my_id" in server.node.content.packs
            for id, (cookies, was) in before.items():
                assert await shown(server.url, cookies, id) == was
                async with Guest(server.url, cookies=cookies) as again, again.follow(id) as ann:
                    if ann.decision is not None:
                        await ann.answer(ann.decision["keys"][0])
                    listed = (await again.tables()).tables
                assert [(x.table, x.refused) for x in listed] == [(id, "")]
        async with node(database, library.load()) as (server, _):
            for id, (cookies, was) in before.items():
                assert (await shown(server.url, cookies, id))[0].answers >= was[0].answers

    run(restart())


def test_a_node_without_the_pack_of_a_game_gets_it_from_the_log(tmp_path: Path, one_pack_more: Content) -> None:
    """The game was begun with a pack that this node does not offer. It is kept by digest, so the game goes on."""

    async def remove() -> None:
        database = tmp_path / "games.db"
        async with node(database, one_pack_more) as (server, _):
            cookies, id = await a_game(server, "with")
            was = await shown(server.url, cookies, id)
            async with Guest(server.url, cookies=cookies) as again:
                own = (await again.http.get(f"/api/tables/{id}/content")).json()
        library._loaded.clear()  # as in a process that has never seen the pack
        async with node(database, library.load()) as (server, _):
            assert "my_id" not in server.node.content.packs
            assert await shown(server.url, cookies, id) == was
            async with Guest(server.url, cookies=cookies) as again:
                there = (await again.http.get(f"/api/tables/{id}/content")).json()
                offered = (await again.http.get("/api/content")).json()
            assert there == own
            assert (was[0].content, offered["content"] != own["content"]) == (own["content"], True)

    run(remove())


def test_a_node_that_cannot_get_the_pack_refuses_the_game_and_says_so(tmp_path: Path, one_pack_more: Content) -> None:
    """Reading and writing, with a code; never a fault, never another game."""

    async def lose() -> None:
        database = tmp_path / "games.db"
        async with node(database, one_pack_more) as (server, log):
            cookies, id = await a_game(server, "lost")
            number = (await log.read(id)).head.number
        library._loaded.clear()
        async with node(database, library.load()) as (server, log):
            await forget_packs(log, one_pack_more)
            async with Guest(server.url, cookies=cookies) as again:
                assert await refused(again.state(id)) == Code.OTHER_VERSION
                assert (await again.http.get(f"/api/tables/{id}/replay")).status_code == 409
                with pytest.raises(Closed) as caught:
                    async with again.follow(id):
                        pass
                assert caught.value.code == Close.OTHER_VERSION
                (listed,) = (await again.tables()).tables
                assert (listed.table, listed.refused, listed.started) == (id, "table/other_version", True)
                assert listed.nemesis in library.load().nemeses
            assert (await log.read(id)).head.number == number

    run(lose())


async def forget_packs(log: SqlLog, content: Content) -> None:
    """As if nobody had kept this content's last pack."""
    async with log.engine.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM packs")
    library._loaded.pop([*content.packs.values()][-1].digest, None)


def test_two_nodes_with_two_contents_never_show_two_games(tmp_path: Path, one_pack_more: Content) -> None:
    """As in a rolling upgrade: Ann is at a node with the old packs, Bob at one with a pack more. Two tables."""

    async def upgrade() -> None:
        database = tmp_path / "games.db"
        async with node(database, library.load()) as (old, log), serving(log, offers=one_pack_more) as new:
            for n in range(2):
                first, second = (old, new) if n % 2 else (new, old)
                cookies, id = await a_game(first, f"rolling {n}")
                chance = random.Random(n)
                for _ in range(6):
                    one, other = await shown(first.url, cookies, id), await shown(second.url, cookies, id)
                    assert one == other
                    at = chance.choice((first, second))
                    async with Guest(at.url, cookies=cookies) as again, again.follow(id) as ann:
                        if ann.decision is None:
                            break
                        await ann.answer(chance.choice(ann.decision["keys"]))
                    for server in (first, second):
                        await server.node.host.table(id, sure=True)

    run(upgrade())


def test_a_damaged_pack_is_not_taken_for_the_one_that_was_kept() -> None:
    async def damage() -> None:
        log = MemoryLog()
        own = contents.Contents(library.load(), log)
        await log.keep_pack("0" * 16, Source("x", {"pack.yaml": "pack: {id: x}"}).to_bytes())
        with pytest.raises(Refused) as caught:
            await own.of({"x": "0" * 16}, 1)
        assert (caught.value.code, caught.value.detail) == (Code.OTHER_VERSION, f"pack x {'0' * 16} is damaged")

    run(damage())


def test_rules_newer_than_ours_are_refused() -> None:
    async def newer() -> None:
        own = contents.Contents(library.load(), MemoryLog())
        packs = contents.digests_of(library.load())
        assert await own.of(packs, 1) is library.load()
        with pytest.raises(Refused) as caught:
            await own.of(packs, 999)
        assert caught.value.code == Code.OTHER_VERSION

    run(newer())


async def two_hosts() -> tuple[Host, Host, str]:
    """Two nodes over one log, and a game with a few answers that only the first has seen."""
    log = MemoryLog()
    one, two = Host(library.load(), log, MemoryRelay()), Host(library.load(), log, MemoryRelay())
    made = await one.open("ann", "Ann", 1)
    for wish in (
        lambda t: t.choose("ann", {"mages": ["random"]}),
        lambda t: t.take_seat("ann", 0),
        lambda t: t.begin("ann"),
    ):
        await one.do(made.id, wish)
    for at in range(12):
        await one.do(made.id, lambda t, at=at: t.answer("ann", t.game.decision.keys[0], at))  # type: ignore[misc]
    return one, two, made.id


def test_a_game_of_other_rules_is_watched_up_to_the_difference_and_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """These rules lead elsewhere at the eighth answer. What was played before stands, and a fork goes on from there."""

    async def differ() -> None:
        one, two, id = await two_hosts()
        honest = (await one.table(id)).answers.copy()
        true_answer = machine.answer
        given: list[str] = []

        def other_answer(g: Any, key: str) -> None:
            true_answer(g, key)
            given.append(key)
            if given == honest[:8]:
                g.gravehold -= 1

        monkeypatch.setattr("unshuffled.rules.saves.undo.machine.answer", other_answer)
        there = await two.table(id)
        monkeypatch.undo()

        assert (there.differs_at, there.answers) == (7, honest[:7])
        assert there.waiting_for() == set()
        for wish in (
            lambda t: t.answer("ann", "end", 7),
            lambda t: t.take_back("ann", 3),
            lambda t: t.redo("ann"),
            lambda t: t.save("ann", "here"),
        ):
            with pytest.raises(Refused) as caught:
                await two.do(id, wish)
            assert caught.value.code == Code.OTHER_RULES
        await two.do(id, lambda t: t.say("ann", "hello"))
        forked = await two.fork("ann", "Ann", id, 7)
        await two.do(forked.id, lambda t: t.answer("ann", t.game.decision.keys[0], 7))  # type: ignore[union-attr]
        assert len(forked.answers) == 8

    run(differ())


def test_an_answer_by_other_rules_is_seen_as_it_arrives(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two releases side by side: the node with other rules stops at the answer, and goes on when it is taken back."""

    async def differ() -> None:
        one, two, id = await two_hosts()
        await two.table(id)
        await one.do(id, lambda t: t.answer("ann", t.game.decision.keys[0], 12))  # type: ignore[union-attr]
        monkeypatch.setattr(fold, "mark", lambda _: 7)
        there = await two.table(id, sure=True)
        monkeypatch.undo()
        assert (there.differs_at, len(there.answers)) == (12, 12)
        await one.do(id, lambda t: t.take_back("ann", 11))
        there = await two.table(id, sure=True)

        assert there.differs_at is None
        assert there.game == (await one.table(id)).game
        assert there.summary() == (await one.table(id)).summary()

    run(differ())
