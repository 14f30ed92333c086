"""Suggestions of earlier releases could be any text. It is removed with talk, with a person, and when it is old."""

from __future__ import annotations

import pytest

from tests.server.operators import QUICK, admin, everything, make_old
from tests.server.serving import refused, run, seated, serving
from unshuffled.stores.retention import Days, Retention
from unshuffled.tables.codes import Code
from unshuffled.tables.entries import Suggested
from unshuffled.wire import protocol as p

AWFUL, KIND = "you are an idiot, call 555-1234", "look at this one"


@pytest.mark.parametrize(
    ("how", "others_stay"), [("--table", False), ("--person", True), ("forget", True), ("retention", False)]
)
def test_old_free_suggestion_is_removed_with_talk(how: str, others_stay: bool, database: str) -> None:
    """B6."""

    async def test() -> None:
        async with serving(database_url=database, **QUICK) as server, seated(server.url) as (a, b):
            old = [Suggested(a.guest.person, AWFUL, 0), Suggested(b.guest.person, KIND, 0)]
            await server.node.host.do(a.table, lambda _: list(old))
            assert AWFUL in await everything(server)

            if how == "forget":
                assert (await a.guest.http.delete("/api/me")).status_code == 204
            elif how == "retention":
                await make_old(server, 31)
                store = Retention(server.node.accounts.store.engine)
                assert (await store.run(Days(talk=30), lambda _: None, dry=True)).talk == 2  # type: ignore[arg-type,return-value]
                await store.run(Days(talk=30), lambda _: None)  # type: ignore[arg-type,return-value]
            else:
                await admin(server, "remove-talk", how, {"--table": a.table, "--person": a.guest.person}[how])

            left = await everything(server)
            assert (AWFUL in left, KIND in left) == (False, others_stay)

    run(test())


def test_free_text_is_refused_as_a_suggestion() -> None:
    """B6. With chat switched off it was said all the same."""

    async def test() -> None:
        async with serving() as server, seated(server.url) as (a, _):
            await a.wish(p.SwitchChat(on=False))
            assert await refused(a.wish(p.Suggest(what=AWFUL))) == Code.NOT_AN_OPTION
            await a.wish(p.Suggest(what="nemesis"))

            entries = (await server.node.log.read(a.table)).entries
            assert [entry.what for entry in entries if isinstance(entry, Suggested)] == ["nemesis"]

    run(test())
