from __future__ import annotations

import asyncio
import threading

import pytest
from msgspec import Raw

from tests.server.serving import deciders, run, seated, serving
from unshuffled.rules.core.state import Game
from unshuffled.wire import protocol as p
from unshuffled.wire import tell

foreseen = tell.foreseen


def test_whoever_waits_for_a_forecast_can_answer_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same socket; the forecast that comes then is of the moment it was asked for."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(game: Game) -> Raw:
        begun.set()
        assert go_on.wait(180)
        return foreseen(game)

    monkeypatch.setattr(tell, "foreseen", slowly)

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            one = deciders(a, b)[0]
            assert one.decision is not None
            asked_at = one.number
            asked = asyncio.ensure_future(one.ask(p.Forecast()))
            try:
                assert await asyncio.to_thread(begun.wait, 60)
                number = await asyncio.wait_for(one.answer(one.decision["keys"][0]), 60)
                assert not asked.done()
            finally:
                go_on.set()
            told = await asyncio.wait_for(asked, 60)

            assert isinstance(told, p.Foretold)
            assert (told.number, number) == (asked_at, asked_at + 1)

    run(game())


def test_a_forecast_is_looked_into_once_for_all_who_ask_and_again_when_the_game_has_moved_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[Game] = []

    def noted(game: Game) -> Raw:
        looks.append(game)
        return foreseen(game)

    monkeypatch.setattr(tell, "foreseen", noted)

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            first = await asyncio.gather(*(f.ask(p.Forecast()) for f in (a, b, a, b)))
            assert len({told.number for told in first if isinstance(told, p.Foretold)}) == 1
            assert len(looks) == 1

            one = deciders(a, b)[0]
            assert one.decision is not None
            await one.answer(one.decision["keys"][0])
            await one.ask(p.Forecast())
            assert len(looks) == 2

    run(game())
