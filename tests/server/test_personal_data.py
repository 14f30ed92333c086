"""What is stored about people: they can read it, it can be forgotten, and it does not stay for ever."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import httpx
import pytest
from sqlalchemy import update

from tests.server.hosting import PASSWORD, hosting
from tests.server.operators import QUICK, admin, everything, make_old, said
from tests.server.serving import begin, run, seated, serving
from unshuffled.server.client import Guest
from unshuffled.stores import schema
from unshuffled.stores.clock import Clock
from unshuffled.wire import protocol as p
from unshuffled.wire.codes import ServerCode


def test_everybody_gets_all_that_is_stored_about_them_and_nothing_secret(database: str) -> None:
    async def game() -> None:
        async with hosting(database_url=database) as server, seated(server.url) as (a, b):
            await a.guest.make_account("Ann of Gravehold", PASSWORD)
            async with a.guest.follow(a.table) as again:
                await again.wish(p.Say(words="my words"))
                await b.wish(p.Say(words="not mine"))
            answer = await a.guest.http.get("/api/me/data")
            found = answer.json()

            assert "attachment" in answer.headers["content-disposition"]
            assert found["account"]["shown"] == "Ann of Gravehold"
            assert [x["table"] for x in found["tables"]] == [a.table]
            assert {"Opened", "Joined", "SeatTaken", "Said"} <= {x["kind"] for x in found["tables"][0]["entries"]}
            assert "my words" in answer.text
            assert "not mine" not in answer.text
            assert "argon2" not in answer.text
            assert '"mark"' not in answer.text
            async with httpx.AsyncClient(timeout=60) as stranger:
                assert (await stranger.get(f"{server.url}/api/me/data")).status_code == 401

    run(game())


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_somebody_who_wants_to_be_forgotten_is(database: str, kind: str) -> None:
    """Their names and words are nowhere in the database; the game of the others goes on."""

    async def game() -> None:
        async with (
            hosting(database_url=database, **QUICK) as server,
            Guest(server.url) as ann,
            Guest(server.url) as bob,
        ):
            opened = await ann.open("Ann of Gravehold", title="Annabel's table", setup=None)
            if kind == "account":
                await ann.make_account("Ann of Gravehold", PASSWORD)
            await bob.join(opened.table, opened.links.play, "Bob")
            async with ann.follow(opened.table) as a, bob.follow(opened.table) as b:
                await begin(a, b)
                await a.wish(p.Say(words="my secret words"))
                await a.wish(p.Save(name="my best moment"))
                await b.wish(p.Say(words="of Bob"))
                server.node.host._keep_snapshot(
                    server.node.host._watched[a.table], await server.node.host.table(a.table)
                )
                await asyncio.gather(*server.node.host._keeping)
                cookies = dict(ann.http.cookies)
                answer = await ann.http.delete("/api/account" if kind == "account" else "/api/me")
                assert answer.status_code == 204
                await b.until(lambda f: f.state is not None and "?" in {x.name for x in f.state.people})
                async with Guest(server.url, cookies=cookies) as thief:
                    assert (await thief.http.get("/api/me/tables")).status_code == 401
                await b.wish(p.Say(phrase="hello"))
                left = await everything(server)
                for gone in ("Ann of", "ann of", "Annabel", "my secret words", "my best moment"):
                    assert gone not in left
                assert "of Bob" in left
            async with hosting(database_url=database) as again:
                table = await again.node.host.table(opened.table)
                assert table.people[opened.you].name == "?"
                assert [*table.saves] == [next(iter(table.saves))]

    run(game())


def test_an_account_must_have_logged_in_lately_to_be_forgotten() -> None:
    async def game() -> None:
        async with hosting() as server, Guest(server.url) as ann:
            await ann.open("Ann")
            await ann.make_account("Ann", PASSWORD)
            async with server.node.accounts.store.engine.begin() as connection:
                then = Clock(connection.dialect.name).ago(timedelta(days=1))
                await connection.execute(update(schema.sessions).values(made_at=then))
            assert (await ann.http.delete("/api/me")).json()["code"] == ServerCode.LOG_IN_AGAIN

    run(game())


def test_retention_removes_what_is_too_old_and_says_before_what_that_would_be(
    database: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def game() -> None:
        monkeypatch.setenv("UNSHUFFLED_KEEP_UNFINISHED_DAYS", "30")
        monkeypatch.setenv("UNSHUFFLED_KEEP_TALK_DAYS", "30")
        monkeypatch.setenv("UNSHUFFLED_KEEP_GUESTS_DAYS", "30")
        async with serving(database_url=database) as server, Guest(server.url) as ann, Guest(server.url) as bob:
            old = await ann.open("Old Ann")
            async with ann.follow(old.table) as a:
                await a.wish(p.Say(words="long ago"))
            await make_old(server, 31)
            new = await bob.open("New Bob")
            async with bob.follow(new.table) as b:
                await b.wish(p.Say(words="just now"))
            before = await everything(server)
            await admin(server, "retention", "--dry-run")
            assert await everything(server) == before
            dry = capsys.readouterr().out
            await admin(server, "retention")
            left = await everything(server)

            assert old.table in dry
            assert "talk: 1 would be removed" in dry
            assert old.you in dry
            assert new.table not in dry
            assert old.table not in left
            assert "Old Ann" not in left
            assert "just now" in left
            assert (await bob.state(new.table)).id == new.table

    run(game())


def test_retention_keeps_finished_games_but_not_what_was_said(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        monkeypatch.setenv("UNSHUFFLED_KEEP_UNFINISHED_DAYS", "30")
        monkeypatch.setenv("UNSHUFFLED_KEEP_TALK_DAYS", "30")
        monkeypatch.setattr("unshuffled.cli.admin.data._finished", lambda *_: finished)

        async def finished(_: str) -> bool:
            return True

        async with serving(database_url=database) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            async with ann.follow(opened.table) as a:
                await a.wish(p.Say(words="long ago"))
            await make_old(server, 31)
            await admin(server, "retention")

            assert [x["phrase"] for x in await said(server, opened.table)] == ["removed"]

    run(game())


def test_without_settings_nothing_is_removed(database: str) -> None:
    async def game() -> None:
        async with serving(database_url=database) as server, Guest(server.url) as ann:
            opened = await ann.open("Ann")
            await make_old(server, 10_000)
            before = await everything(server)
            assert await admin(server, "retention") == 0
            assert await everything(server) == before
            assert (await ann.state(opened.table)).id == opened.table

    run(game())
