"""How work that runs beside the requests ends, in all rooms that have such work."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN_SECONDS = 5.0
"""Far longer than closing a connection takes."""


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel these and wait until they have ended.

    A task that is left in the middle of a statement still has its connection to close. If the loop ends meanwhile, it
    cancels the closing too, and a connection to SQLite then waits for ever for a thread that has ended.
    """
    # One that failed before is left alone, so that asyncio reports it.
    there = [task for task in tasks if task is not None and not task.done()]
    left = set(there)
    while left:
        for task in left:
            task.cancel()
        # Before Python 3.12 `asyncio.wait_for` loses a cancellation that comes when what it waits for has just ended.
        _, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*there, return_exceptions=True)
