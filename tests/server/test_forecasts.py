from __future__ import annotations

import asyncio
import os
import signal
import threading
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from tests.server.serving import answer_one, deciders, run, seated, serving
from unshuffled.rules.core.state import Game
from unshuffled.rules.readings.lookout import differs
from unshuffled.server.minds.pool import Job
from unshuffled.wire import protocol as p
from unshuffled.wire import tell

foreseen = tell.foreseen


def decoded(parts: tell.ForecastParts) -> dict[str, Any]:
    """As a reader gets it."""
    return {name: msgspec.json.decode(part) for name, part in parts.items()}


def test_a_player_who_waits_for_a_forecast_can_answer_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the same socket; the forecast that comes then is of the moment it was asked for."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(game: Game) -> tuple[tell.ForecastParts, int]:
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


def test_a_forecast_is_looked_into_once_for_all_who_ask_and_again_when_something_it_depends_on_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks: list[tuple[Game, int]] = []

    def noted(game: Game) -> tuple[tell.ForecastParts, int]:
        parts, veil = foreseen(game)
        looks.append((game, veil))
        return parts, veil

    monkeypatch.setattr(tell, "foreseen", noted)

    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            first = await asyncio.gather(*(f.ask(p.Forecast()) for f in (a, b, a, b)))
            assert len({told.number for told in first if isinstance(told, p.Foretold)}) == 1
            assert len(looks) == 1

            expected = 1
            for _ in range(12):
                before, veil = (await server.node.host.table(a.table)).game, looks[-1][1]
                await answer_one(a, b, -1)
                table = await server.node.host.table(a.table)
                assert before is not None
                assert table.game is not None
                expected += differs(before, table.game) & ~veil != 0
                told = await a.ask(p.Forecast())
                assert isinstance(told, p.Foretold)
                assert (told.number, told.forecast) == (table.number, decoded(foreseen(table.game)[0]))
                assert len(looks) == expected
            assert expected > 1

    run(game())


def test_a_reader_that_has_a_forecast_is_sent_what_has_changed_and_one_that_has_none_all_of_it() -> None:
    async def game() -> None:
        async with serving() as server, seated(server.url) as (a, b):
            first = await a.ask(p.Forecast())
            assert isinstance(first, p.Foretold)
            assert first.changed is UNSET
            had = first
            for _ in range(6):
                await answer_one(a, b)
                whole, part = await b.ask(p.Forecast()), await a.ask(p.Forecast(since=had.number))
                assert isinstance(whole, p.Foretold)
                assert isinstance(part, p.Foretold)
                assert part.forecast is UNSET
                assert not isinstance(part.changed, UnsetType)
                assert (part.number, had.forecast | part.changed) == (whole.number, whole.forecast)
                assert all(had.forecast[name] != value for name, value in part.changed.items())
                had = whole
            unknown = await a.ask(p.Forecast(since=0))
            assert isinstance(unknown, p.Foretold)
            assert unknown.forecast == had.forecast

    run(game())


def test_workers_foresee_the_same_through_answers_and_undo_and_after_one_was_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server itself looks into nothing once there is a worker, but for the one that a killed worker has left."""
    # A worker yields to everything else: on a busy machine it is late, and one that is given up has no game any more.
    monkeypatch.setattr("unshuffled.server.games.forecasts.LIMIT", 600.0)

    async def game() -> None:
        async with serving(forecast_workers=1) as server, seated(server.url) as (a, b):
            forecasts = server.node.forecasts
            await a.ask(p.Forecast())
            assert forecasts._warming is not None
            async with asyncio.timeout(180):
                await forecasts._warming

            async def same() -> None:
                table = await server.node.host.table(a.table)
                assert table.game is not None
                told = await a.ask(p.Forecast())
                assert isinstance(told, p.Foretold)
                assert (told.number, told.forecast) == (table.number, decoded(foreseen(table.game)[0]))

            jobs: list[bool] = []
            ask = forecasts.pool.ask

            async def counted(job: Job, limit: float) -> object:
                jobs.append(callable(job.data))
                return await ask(job, limit)

            forecasts.pool.ask = counted  # type: ignore[method-assign, assignment]
            one = a
            # The turn order deck changes with every turn, and each forecast depends on it.
            while len(jobs) < 5:
                one = await answer_one(a, b, -1)
                await same()
            assert jobs == [True, False, False, False, False]

            await one.wish(p.TakeBack(to=0))
            await (b if one is a else a).wish(p.VoteBack(agrees=True))
            await same()
            assert jobs[5:] == [True]

            os.kill(forecasts.pool.processes[0], signal.SIGKILL)
            # The next one, or the one after it if the end of the process was not yet noticed.
            while len(jobs) < 8:
                await answer_one(a, b, -1)
                await same()
            assert True in jobs[6:]

    run(game())
