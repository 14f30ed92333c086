"""Attacks on a process as people start it: bytes on a socket, from an address of their own, sent by a thread that does not wait."""

from __future__ import annotations

import asyncio
import base64
import multiprocessing
import os
import resource
import select
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from websockets.frames import Frame, Opcode

from tests.ports import free_port
from unshuffled.server.client import Guest

PLAYED = {"mages": ["brama", "kadir"], "nemesis": "rageborne"}
"""What the packs that ship can play."""
EVIL = "127.0.0.2"
"""Another address of this machine, and no proxy."""
CHUNK = 64 * 1024
LINE = b"\r\n"
Until = Callable[[], bool]
"""Is it time to end?"""


def within(seconds: float) -> Until:
    """For so long."""
    began = monotonic()
    return lambda: monotonic() - began > seconds


@dataclass
class Served:
    """A server process."""

    port: int
    pid: int
    enemy: str = EVIL
    """The address that attacks come from."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of CPU that it has used so far."""
        return time.clock_gettime(~self.pid << 3 | 2)  # how Linux names another process's CPU clock

    def memory(self) -> int:
        """Bytes that it has in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text(encoding="ascii").split()[1]) * resource.getpagesize()


@asynccontextmanager
async def served(data: Path, files: int = 0, **limits: Any) -> AsyncIterator[Served]:
    """`unshuffled serve` as people start it, with these settings, ready; it may have this many open files."""

    def limit_files() -> None:
        if files:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "unshuffled.cli", "serve", "--data", str(data), "--port", str(port)),
        env={**os.environ, **{f"UNSHUFFLED_{name.upper()}": str(value) for name, value in limits.items()}},
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=limit_files,
    )
    try:
        async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
            while True:
                assert process.returncode is None, "the server did not start"
                try:
                    if (await http.get(f"http://127.0.0.1:{port}/readyz")).status_code == 200:
                        break
                except httpx.TransportError:
                    await asyncio.sleep(0.05)
        yield Served(port, process.pid)
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), 30)


@contextmanager
def connected(server: Served, source: str = "") -> Iterator[socket.socket]:
    """A connection from this address or the enemy's, with a small buffer, so that what was sent is about what has arrived."""
    with socket.socket() as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16 * 1024)
        made.bind((source or server.enemy, 0))
        made.settimeout(30)
        made.connect(("127.0.0.1", server.port))
        yield made


def upgrade(made: socket.socket, table: str, cookie: str) -> None:
    """Ask for a socket at a table, and wait until it is there."""
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    answer = b""
    while LINE + LINE not in answer:
        got = made.recv(1)
        if not got:
            raise ConnectionResetError
        answer += got
    if not answer.startswith(b"HTTP/1.1 101"):
        raise ConnectionRefusedError(answer.split(LINE)[0].decode())


def sent(data: bytes, opcode: Opcode, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=True, extensions=[])


@dataclass(frozen=True)
class Attack:
    """Frames that one connection sends without end."""

    name: str
    first: bytes
    again: bytes
    reads: bool = True


ATTACKS = [
    Attack("empty pings", b"", sent(b"", Opcode.PING)),
    Attack("pings of 125 bytes", b"", sent(b"p" * 125, Opcode.PING)),
    Attack("unsolicited pongs", b"", sent(b"", Opcode.PONG)),
    Attack("empty parts of a text without end", sent(b"x", Opcode.TEXT, fin=False), sent(b"", Opcode.CONT, fin=False)),
    Attack("pings of 125 bytes, pongs not read", b"", sent(b"p" * 125, Opcode.PING), reads=False),
]


@dataclass
class Seen:
    """What came of an attack."""

    sent: int = 0
    """Bytes."""
    closed: int = 0
    """Connections that the server has ended."""
    codes: list[int] = field(default_factory=list)
    """With which it closed sockets; 0 without any."""


def close_code(received: bytes) -> int:
    """The code of the close frame at the end of what a server sent; 0 if there is none."""
    at = 0
    while at + 2 <= len(received):
        opcode, size = received[at] & 15, received[at + 1] & 127
        body = at + 2
        if size == 126:
            size, body = int.from_bytes(received[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, body = int.from_bytes(received[at + 2 : at + 10], "big"), at + 10
        if opcode == Opcode.CLOSE:
            return int.from_bytes(received[body : body + 2], "big")
        at = body + size
    return 0


def pour(made: socket.socket, data: bytes, seen: Seen, until: Until, reads: bool = True) -> bytes:
    """Send this again and again until it is time or the other side has had enough; gives the last that was received."""
    made.setblocking(False)
    left = memoryview(data)
    received = b""
    while not until():
        readable, writable, _ = select.select([made] if reads else [], [made], [], 0.1)
        try:
            if readable:
                got = made.recv(CHUNK)
                if not got:
                    seen.closed += 1
                    return received
                received = (received + got)[-CHUNK:]
            if writable:
                count = made.send(left)
                seen.sent += count
                left = left[count:] if count < len(left) else memoryview(data)
        except BlockingIOError:
            continue
        except OSError:
            # Reset: but what it said before is still there to be read.
            seen.closed += 1
            break
    made.settimeout(2)
    with suppress(OSError):
        while got := made.recv(CHUNK):
            received = (received + got)[-CHUNK:]
    return received


def stream(server: Served, first: bytes, again: bytes, until: Until, seen: Seen, reads: bool = False) -> bytes:
    """One connection that sends this and then that without end; gives what was answered last."""
    with suppress(OSError), connected(server) as made:
        made.sendall(first)
        return pour(made, again * (CHUNK // len(again)), seen, until, reads)
    return b""


async def table_of(url: str) -> tuple[str, str]:
    """A table of an attacker's own, and their cookie."""
    async with Guest(url) as guest:
        opened = await guest.open("Eve", setup=PLAYED)
        return opened.table, guest.cookie_header()


def flood_once(server: Served, attack: Attack, table: str, cookie: str, until: Until, seen: Seen) -> None:
    """One connection that sends these frames, until it is time or its end."""
    with suppress(OSError), connected(server) as made:
        upgrade(made, table, cookie)
        if attack.first:
            made.sendall(attack.first)
        frames = attack.again * (CHUNK // len(attack.again))
        seen.codes.append(close_code(pour(made, frames, seen, until, attack.reads)))


def flood(server: Served, attack: Attack, table: str, cookie: str, until: Until) -> Seen:
    """One such connection after the other."""
    seen = Seen()
    while not until():
        flood_once(server, attack, table, cookie, until, seen)
    return seen


def _work(work: Callable[[Until], Seen], ended: Any, seconds: float, gave: Any) -> None:
    late = within(seconds)
    gave.put(work(lambda: ended.is_set() or late()))


@contextmanager
def beside(work: Callable[[Until], Seen], seconds: float = 60) -> Iterator[list[Seen]]:
    """Do this in a process of its own until the block ends, at most so long; what it saw is in the list then."""
    # Forked: in a thread it would take the interpreter from the player whose answers are measured.
    apart = multiprocessing.get_context("fork")
    ended, gave = apart.Event(), apart.Queue()
    process = apart.Process(target=_work, args=(work, ended, seconds, gave))
    process.start()
    seen: list[Seen] = []
    try:
        yield seen
    finally:
        ended.set()
        seen.append(gave.get(timeout=60))
        process.join(60)
