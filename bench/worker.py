"""A worker process (`node`), as the process that measures sees it: its settings, port, CPU and memory."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

from unshuffled.server.settings import Settings

CLONE = Path(__file__).parents[1]
"""Where a process finds this package, which is not installed."""
PLAIN, GROUPED, TABLES = "plain", "grouped", "tables"
"""The kinds of worker."""
SECRET = "a key for measuring, long enough"
MANY = 1e9
LIFTED: dict[str, Any] = {
    "message_rate": MANY,
    "message_burst": MANY,
    "address_message_rate": MANY,
    "address_message_burst": MANY,
    "frame_rate": MANY,
    "frame_burst": MANY,
    "connections_of_address": 100_000,
    "person_bytes_a_day": MANY,
    "address_bytes_a_day": MANY,
    "entries_most": 1_000_000,
    "request_rate": MANY,
    "request_burst": MANY,
    "make_rate": MANY,
    "make_burst": MANY,
    "sockets_of_person": 100_000,
    "sockets_of_address": 100_000,
}
"""All the load has one address, so the limits per address would be what is measured."""


def settings_for(database_url: str, nats_url: str, **changes: Any) -> Settings:
    """A node's settings with its limits lifted."""
    return Settings(secret=SECRET, database_url=database_url, nats_url=nats_url, **{**LIFTED, **changes})


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process has used so far, all threads, user and system."""
    return time.clock_gettime(~pid << 3 | 2)  # how Linux names another process's CPU clock


def memory_of(pid: int) -> int:
    """Bytes that a process has in memory now."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Worker:
    """A worker process, seen from outside."""

    def __init__(self, kind: str, pid: int, port: int) -> None:
        self.kind = kind
        self.pid = pid
        self.port = port

    def cpu(self) -> float:
        """Seconds of CPU that it has used so far, all threads, user and system."""
        return cpu_of(self.pid)

    def children(self) -> list[int]:
        """The processes that it has started."""
        text = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        return [int(pid) for pid in text.split()]

    def cpu_of_children(self) -> float:
        """The same of the processes that it has started."""
        return sum(cpu_of(pid) for pid in self.children())

    def memory(self) -> int:
        """Bytes that it has in memory now."""
        return memory_of(self.pid)


@asynccontextmanager
async def working(kind: str, settings: Settings) -> AsyncIterator[Worker]:
    """A worker while it is needed."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.node",
        kind,
        json.dumps(asdict(settings)),
        cwd=CLONE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        port = int(await process.stdout.readline())
        yield Worker(kind, process.pid, port)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()
