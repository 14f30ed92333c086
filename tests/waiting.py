"""Waiting in tests: for what is to happen, never for a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

PATIENCE = 60.0
"""Seconds after which a test gives up waiting for something that should have happened long ago."""


async def until(happens: Callable[[], Awaitable[Any]], seconds: float = PATIENCE) -> Any:
    """Wait until it gives something; a test that waits in vain fails."""
    async with asyncio.timeout(seconds):
        while not (found := await happens()):
            await asyncio.sleep(0.01)
        return found
