from __future__ import annotations

import asyncio

import pytest

from unshuffled.tables import ending


async def waits_for_ever() -> None:
    await asyncio.Event().wait()


def test_what_is_ended_has_ended() -> None:
    async def game() -> bool:
        task = asyncio.create_task(waits_for_ever())
        await asyncio.sleep(0)
        await ending.end(None, task)
        return task.cancelled()

    assert asyncio.run(game())


def test_a_cancellation_that_is_lost_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `asyncio.wait_for` loses it before Python 3.12 when what it waits for has just ended."""
    monkeypatch.setattr(ending, "AGAIN_SECONDS", 0.01)

    async def game() -> bool:
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def goes_on() -> None:
            await asyncio.wait_for(ready, 3600)
            await waits_for_ever()

        task = asyncio.create_task(goes_on())
        await asyncio.sleep(0)
        ready.set_result(None)
        await asyncio.wait_for(ending.end(task), 60)
        return task.cancelled()

    assert asyncio.run(game())


def test_one_that_failed_before_is_left_to_be_reported() -> None:
    async def fails() -> None:
        raise KeyError("hand")

    async def game() -> BaseException | None:
        task = asyncio.create_task(fails())
        await asyncio.wait({task})
        await ending.end(task)
        return task.exception()

    assert isinstance(asyncio.run(game()), KeyError)
