"""What a person gets who asks for everything that is stored about them."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import event, insert

from tests.stores.keeping import Kept
from unshuffled.stores.notices import Channel, Choices, NoticeStore, Wait
from unshuffled.stores.people import People
from unshuffled.stores.schema import OF_A_PERSON, accounts, bans, daily_tries, lobby, presence, reports

ANN = "Ann who exports"
"""Other tests of this database have an Ann too."""


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest) -> Kept:
    """Both databases."""
    return Kept(request.param, request.getfixturevalue(request.param))


def test_an_export_reads_every_table_that_forgetting_empties(kept: Kept) -> None:
    """One that is new is in neither or in both."""

    async def read() -> None:
        asked: list[str] = []
        async with kept.open_sql() as log:

            def note(_: Any, __: Any, statement: str, *___: Any) -> None:
                asked.append(" ".join(statement.split()))

            event.listen(log.engine.sync_engine, "before_cursor_execute", note)
            await People(log.engine).export(ANN)
            assert len(OF_A_PERSON) >= 8
            for each in (*OF_A_PERSON, accounts, bans, lobby, presence, reports):
                assert any(f"FROM {each.name} WHERE" in statement for statement in asked), each.name

    asyncio.run(read())


def test_an_export_says_where_notices_go_and_no_secrets(kept: Kept) -> None:
    async def export() -> None:
        async with kept.open_sql() as log:
            store, people = NoticeStore(log.engine), People(log.engine)
            await store.choose(ANN, Choices("de", "Europe/Berlin", 60, 120))
            await store.add(Channel(ANN, "mail", "ann@example.org"))
            await store.add(Channel(ANN, "webhook", "https://ntfy.sh/ann", {"format": "ntfy", "token": "s3cret"}))
            await store.add(Channel(ANN, "push", "https://push.example/1", {"p256dh": "s3cret", "auth": "s3cret"}))
            await store.add(Channel("bob", "mail", "bob@example.org"))
            await store.note([Wait("table", ANN, 3, 2)], 0)
            async with log.engine.begin() as connection:
                await connection.execute(insert(daily_tries).values(day="2026-11-17", person=ANN, table_id="table"))
                await connection.execute(insert(lobby).values(host=ANN, table_id="table", at=people._clock.now))

            found = await people.export(ANN)
            channels = [{**each, "made_at": ""} for each in found["channels"]]
            assert sorted(channels, key=lambda each: str(each["address"])) == [
                {"kind": "mail", "address": "ann@example.org", "made_at": "", "format": ""},
                {
                    "kind": "webhook",
                    "address": "https://ntfy.sh/ann",
                    "made_at": "",
                    "format": "ntfy",
                    "has_token": True,
                },
                {
                    "kind": "push",
                    "address": "https://push.example/1",
                    "made_at": "",
                    "format": "",
                    "has_p256dh": True,
                    "has_auth": True,
                },
            ]
            assert found["notices"] == [
                {"language": "de", "zone": "Europe/Berlin", "quiet_from": 60, "quiet_until": 120}
            ]
            assert [(each["table_id"], each["asked"], each["seen"]) for each in found["waits"]] == [("table", 3, 2)]
            assert found["daily"] == [{"day": "2026-11-17", "table_id": "table"}]
            assert [each["table_id"] for each in found["lobby"]] == ["table"]
            text = json.dumps(found)
            assert "s3cret" not in text
            assert "bob" not in text

            await people.forget(ANN)
            left = await people.export(ANN)
            for name in ("channels", "notices", "waits", "daily", "lobby"):
                assert left[name] == []

    asyncio.run(export())
