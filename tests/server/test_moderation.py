"""What operators do, by the command itself, while people play."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from tests.server.clocks import Ahead
from tests.server.hosting import end_of, hosting
from tests.server.operators import QUICK, admin, everything, said
from tests.server.serving import NATS, refused, run, seated, serving, together
from tests.waiting import until
from unshuffled.cli.app import run as command
from unshuffled.server.client import Closed, Guest, ProtocolError
from unshuffled.server.relays.relay import NatsRelay
from unshuffled.stores import moderation, schema
from unshuffled.stores.clock import Clock
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import (
    REMOVED,
    AiPlanned,
    AnsweredInAdvance,
    Entry,
    Moderated,
    Said,
    is_talk,
    to_data,
)
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import Close, ServerCode

# People and tables


def test_somebody_who_is_sent_out_is_gone_with_their_seat_and_cannot_come_back(database: str) -> None:
    async def game() -> None:
        async with (
            serving(database_url=database, **QUICK) as server,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
        ):
            opened = await ann.open("Ann", setup=None)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a:
                async with bob.follow(opened.table) as b:
                    await b.wish(p.TakeSeat(seat=1))
                    you = b.guest.person
                    assert await admin(server, "kick", opened.table, you, "--note", "Be kind.") == 0
                    assert await end_of(b) == Close.BARRED
                await a.until(lambda f: f.state is not None and you not in {x.id for x in f.state.people})
                assert a.state is not None
                assert a.state.seats == ["", ""]
                play = a.links.play
                assert play != opened.links.play
            assert await refused(bob.join(opened.table, opened.links.play, "Bob")) == ServerCode.NOT_FOUND
            assert await refused(bob.join(opened.table, play, "Bob")) == Code.SENT_OUT
            async with Guest(server.url) as cyd:
                assert await refused(cyd.join(opened.table, opened.links.play, "Cyd")) == ServerCode.NOT_FOUND
                await cyd.join(opened.table, play, "Cyd")
            await admin(server, "let-in", opened.table, you)
            assert (await bob.join(opened.table, play, "Bob")).you == you

    run(game())


def test_when_the_host_is_sent_out_another_player_is_the_host() -> None:
    async def game() -> None:
        async with serving() as server, Guest(server.url) as ann, Guest(server.url) as bob, Guest(server.url) as cyd:
            opened = await ann.open("Ann")
            await cyd.join(opened.table, opened.links.watch, "Cyd")
            joined = await bob.join(opened.table, opened.links.play, "Bob")
            table = await server.node.host.table(opened.table)
            table.apply(Moderated("sent_out", opened.you))

            assert table.host == joined.you

    run(game())


def test_new_links_let_people_in_and_old_ones_do_not(database: str) -> None:
    async def game() -> None:
        async with (
            serving(database_url=database, **QUICK) as server,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
        ):
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                assert await admin(server, "renew-links", opened.table) == 0
                await a.until(lambda f: f.links.play != opened.links.play)
                assert await refused(bob.join(opened.table, opened.links.play, "Bob")) == ServerCode.NOT_FOUND
                await bob.join(opened.table, a.links.play, "Bob")

    run(game())


def test_a_closed_table_can_be_read_and_nothing_is_written_until_it_is_opened(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database, **QUICK) as server, seated(server.url) as (a, b):
            await admin(server, "close", a.table, "--note", "Too many reports.")
            await a.until(lambda f: f.state is not None and f.state.closed)
            assert a.state is not None
            assert (a.state.closed_note, a.state.waiting_for) == ("Too many reports.", [])
            number = a.number
            for wish in (p.Say(words="but"), p.TakeSeat(seat=1), p.TakeBack(to=0), p.RenewLinks()):
                assert await refused(a.wish(wish)) == Code.CLOSED
            assert a.decision is not None
            assert await refused(a.answer(a.decision["keys"][0])) == Code.CLOSED
            assert (await a.guest.state(a.table)).closed
            async with Guest(server.url) as cyd:
                assert await refused(cyd.join(a.table, a.links.play, "Cyd")) == Code.CLOSED
            assert (await server.node.host.table(a.table, sure=True)).number == number
            await admin(server, "reopen", a.table)
            await a.until(lambda f: f.state is not None and not f.state.closed)
            await a.wish(p.Say(words="again"))
            await together(a, b)

    run(game())


def test_no_ai_mage_is_to_take_the_seat_of_somebody_who_is_away_from_a_closed_table() -> None:
    """A sweep that tried would fail, and log it, every time."""

    async def game() -> None:
        async with serving(sweep_seconds=3600) as server, seated(server.url) as (a, b):
            clock = Ahead(server)
            await a.wish(p.AgreeMinds(stand_in="quick", after=300))
            await b.close()
            await a.until(lambda f: f.present == [a.guest.person])
            await server.node.host.do(a.table, lambda _: [Moderated("closed")])
            clock.forward(600)
            table = await server.node.host.table(a.table)

            await server.node.mages.sweep(table)

            assert table.seats[1] == b.guest.person

    run(game())


def test_a_snapshot_remembers_who_was_sent_out_and_that_the_table_is_closed() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            table = await server.node.host.table(a.table)
            table.apply(Moderated("sent_out", b.guest.person))
            table.apply(Moderated("closed", note="Why not"))
            summary = table.summary()
            assert summary is not None
            again = type(table)(table.id, table.content, table.secret)
            again.load([], json.loads(json.dumps(summary)))

            assert (again.sent_out, again.closed, again.closed_note) == ({b.guest.person}, True, "Why not")
            assert again.seats == table.seats

    run(game())


def test_a_deleted_table_is_gone_for_its_readers_and_from_the_database(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database, **QUICK) as server, Guest(server.url) as eve:
            async with seated(server.url) as (a, b):
                other = await eve.open("Eve")
                assert await admin(server, "delete-table", a.table) == 2  # without --yes nothing happens
                await a.wish(p.Say(words="still here"))
                assert await admin(server, "delete-table", a.table, "--yes") == 0
                assert await end_of(a) == Close.NOT_FOUND
                assert await end_of(b) == Close.NOT_FOUND
                assert await refused(a.guest.state(a.table)) == ServerCode.NOT_FOUND
                assert a.table not in await everything(server)
                assert [x.table for x in (await a.guest.tables()).tables] == []
            assert (await eve.state(other.table)).id == other.table
            assert await admin(server, "delete-table", a.table, "--yes") == 2

    run(game())


def test_a_wish_at_a_table_that_was_just_deleted_is_refused(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database, sweep_seconds=3600) as server, seated(server.url) as (a, _):
            await admin(server, "delete-table", a.table, "--yes")
            with pytest.raises((ProtocolError, Closed)) as caught:
                await a.wish(p.Say(phrase="hello"))
            error = caught.value
            assert isinstance(error, ProtocolError | Closed)
            assert error.code in (ServerCode.NOT_FOUND, Close.NOT_FOUND)

    run(game())


# Talk


def test_removed_talk_is_gone_from_the_database_and_the_history_holds(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database, **QUICK) as server:
            async with seated(server.url) as (a, b):
                await a.wish(p.Say(words="something awful"))
                await b.wish(p.Say(words="something kind"))
                assert a.decision is not None
                await together(a, b)
                number = b.number
                assert await admin(server, "remove-talk", "--table", a.table, "--person", a.guest.person) == 0
                assert [(x["phrase"], x["words"]) for x in await said(server, a.table)] == [
                    ("removed", ""),
                    ("", "something kind"),
                ]
                await b.until(lambda f: f.number > number)
                await b.wish(p.Say(phrase="hello"))  # the chain of digests goes on
                number = b.number
                table = a.table
            async with hosting(database_url=database) as again:
                assert (await again.node.host.table(table)).number == number
            assert "something awful" not in await everything(server)

    run(game())


@pytest.mark.parametrize(
    ("entry", "talk"),
    [
        (Said("ann", words="hi"), True),
        (Said("ann", "hello"), True),
        (Said("ann", REMOVED), False),
        (AiPlanned("mind/1", [["play", "crystal"]]), False),
        (AnsweredInAdvance("no", "ann"), False),
    ],
)
def test_only_what_was_said_and_not_removed_is_talk(entry: Entry, talk: bool) -> None:
    data = to_data(entry)
    kind = data.pop("kind")

    assert is_talk(kind, data) == talk
    assert (moderation.without_talk()(1, kind, data) is not None) == talk


def test_removing_talk_twice_writes_once(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, seated(server.url) as (a, _):
            await a.wish(p.Say(words="something awful"))
            for _ in range(2):
                await admin(server, "remove-talk", "--person", a.guest.person)

    run(game())
    assert "1 lines removed\n0 lines removed\n" in capsys.readouterr().out


# Bans


@asynccontextmanager
async def banned_quickly(monkeypatch: pytest.MonkeyPatch, database: str) -> Any:
    monkeypatch.setattr("unshuffled.server.people.bans.EVERY", 0.1)
    async with serving(database_url=database) as server:
        yield server


def test_somebody_who_is_banned_is_let_in_nowhere_until_the_ban_ends(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with banned_quickly(monkeypatch, database) as server, seated(server.url) as (a, b):
            await admin(server, "ban", "--person", b.guest.person, "--note", "Why")
            assert await end_of(b) == Close.BARRED
            assert await refused(b.guest.me()) == ServerCode.BANNED
            assert await refused(b.guest.open("Bob")) == ServerCode.BANNED
            with pytest.raises(Closed) as closed:
                async with b.guest.follow(a.table):
                    pass
            assert closed.value.code == Close.BARRED
            await a.wish(p.Say(phrase="hello"))
            assert await admin(server, "unban", b.guest.person) == 0
            assert await admin(server, "unban", b.guest.person) == 1

            async def may() -> bool:
                answer = await b.guest.http.get("/api/me")
                return bool(answer.status_code == 200)

            await until(may)

    run(game())


def test_an_address_or_network_can_be_banned_for_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        async with (
            banned_quickly(monkeypatch, database) as server,
            httpx.AsyncClient(base_url=server.url, timeout=60) as http,
        ):
            assert await admin(server, "ban", "--address", "127.0.0.0/8", "--span", "7d") == 0
            await admin(server, "ban", "--address", "2001:db8::1/48")

            async def is_banned() -> bool:
                return bool((await http.get("/api/me")).json().get("code") == ServerCode.BANNED)

            await until(is_banned)
            assert (await http.get("/healthz")).status_code == 200
            bans = server.node.bans
            await bans.read()  # the second may have come after the last reading
            assert bans.has("", "2001:db8:0:ffff::9")
            assert not bans.has("", "2001:db9::9")
            assert bans.has("", "::ffff:127.9.9.9")
            assert not bans.has("", "126.0.0.1")
            assert not bans.has("", "?")
            async with server.node.log.engine.begin() as connection:
                past = Clock(connection.dialect.name).ago(timedelta(seconds=1))
                await connection.execute(update(schema.bans).where(schema.bans.c.until.is_not(None)).values(until=past))

            async def is_over() -> bool:
                return not await is_banned()

            await until(is_over)

    run(game())


# Reports


def test_a_report_has_what_was_said_and_is_read_and_done(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, seated(server.url) as (a, b):
            await b.wish(p.Say(words="something awful"))
            body = {"person": b.guest.person, "reason": "abuse", "words": "Please look."}
            answer = await a.guest.http.post(f"/api/tables/{a.table}/reports", json=body)
            assert answer.status_code == 204
            await admin(server, "remove-talk", "--table", a.table)
            store = moderation.Moderation(server.node.accounts.store.engine)
            (report,) = await store.reports()
            assert (report.by, report.person, report.reason, report.words) == (
                a.guest.person,
                b.guest.person,
                "abuse",
                "Please look.",
            )
            assert [line["words"] for line in report.talk] == ["something awful"]
            assert await admin(server, "reports") == 0
            assert await admin(server, "reports", report.id, "--done") == 0
            assert await store.reports() == []
            assert len(await store.reports(done=True)) == 1

    run(game())
    assert "something awful" in capsys.readouterr().out


@pytest.mark.parametrize(("is_done", "left"), [(True, ["who is that?"]), (False, ["something awful", "who is that?"])])
def test_forgotten_person_leaves_the_reports_that_are_done(database: str, is_done: bool, left: list[str]) -> None:
    """B10. An open report is still needed."""

    async def game() -> None:
        async with serving(database_url=database) as server, seated(server.url) as (a, b):
            await b.wish(p.Say(words="something awful"))
            await a.wish(p.Say(words="who is that?"))
            store = moderation.Moderation(server.node.accounts.store.engine)
            id = await store.report(a.table, a.guest.person, b.guest.person, "abuse", "")
            if is_done:
                await store.settle(id)

            await admin(server, "forget", b.guest.person, "--yes")

            (report,) = await store.reports(done=True)
            assert [line["words"] for line in report.talk] == left

    run(game())


def test_only_people_at_the_table_report_and_not_without_end() -> None:
    async def game() -> None:
        async with (
            serving(report_burst=2, report_rate=0) as server,
            seated(server.url) as (a, b),
            Guest(server.url) as eve,
        ):
            path, body = f"/api/tables/{a.table}/reports", {"person": b.guest.person, "reason": "other"}
            await eve.open("Eve")
            assert (await eve.http.post(path, json=body)).json()["code"] == ServerCode.NOT_FOUND
            nobody = {**body, "person": "nobody-we-know"}
            assert (await a.guest.http.post(path, json=nobody)).json()["code"] == Code.NOT_AT_TABLE
            assert (await a.guest.http.post(path, json={**body, "reason": "x"})).status_code == 400
            assert [(await a.guest.http.post(path, json=body)).status_code for _ in range(3)] == [204, 204, 429]

    run(game())


# Several nodes


@pytest.mark.services("nats")
def test_a_node_hears_of_it_at_once_over_nats(served: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sweep is an hour away."""

    async def game() -> None:
        monkeypatch.setenv("UNSHUFFLED_NATS_URL", NATS)
        slow: dict[str, Any] = {"database_url": served, "sweep_seconds": 3600}
        async with (
            serving(relay=NatsRelay(NATS), **slow) as one,
            serving(relay=NatsRelay(NATS), **slow) as two,
            seated(one.url, other=two.url) as (a, b),
        ):
            await admin(one, "close", a.table, "--note", "Enough")
            for each in (a, b):
                await each.until(lambda f: f.state is not None and f.state.closed)
            await admin(one, "delete-table", a.table, "--yes")
            assert await end_of(a) == Close.NOT_FOUND
            assert await end_of(b) == Close.NOT_FOUND

    run(game())


def test_the_command_finds_the_database_of_this_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("UNSHUFFLED_DATABASE_URL", raising=False)
    monkeypatch.setenv("UNSHUFFLED_DATA", str(tmp_path))
    assert command(["admin", "bans"]) == 2
    assert "which database?" in capsys.readouterr().err

    async def game() -> None:
        async with serving(database_url=f"sqlite:///{tmp_path / 'unshuffled.db'}") as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            assert await asyncio.to_thread(command, ["admin", "show", opened.table]) == 0
            assert await asyncio.to_thread(command, ["admin", "show", "no-such-table"]) == 2
            assert await asyncio.to_thread(command, ["admin", "ban", "--person", opened.you, "--span", "soon"]) == 2

    run(game())
    said = capsys.readouterr()
    assert "Ann" in said.out
    assert "there is no such table" in said.err
