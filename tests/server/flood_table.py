"""`python -m tests.server.flood_table`: how long an honest player's answers take while somebody attacks the same node.

Every row is an attack by one address, which begins again as often as it is closed. A process as `unshuffled serve` starts it, with its
own limits and without a proxy. Run it where little else runs: what is printed is wall time.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bench.load import percentile
from tests.server.hostile import Honest, honest
from tests.server.raw import ATTACKS, PLAYED, Seen, Served, Until, beside, flood, served, stream, table_of

PAUSE = 0.04
"""Between two answers of the honest player, who is somebody in a hurry."""
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
RAW = {
    "GET /healthz, pipelined": (b"", HEAD + b"\r\n"),
    "headers without end": (HEAD, b"a: b\r\n"),
    "one header without end": (HEAD + b"a: ", b"x" * 1000),
    "an address without end": (b"GET /", b"x" * 1000),
    "chunks of one byte": (HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
}
"""What one connection sends first, and then again and again."""


def send_raw(server: Served, first: bytes, again: bytes, until: Until) -> Seen:
    """Bytes without end, on one connection after the other."""
    seen = Seen()
    while not until():
        stream(server, first, again, until, seen)
    return seen


async def answers(player: Honest, seconds: float) -> list[float]:
    """Answers for so long, and how long each took."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    took = []
    while loop.time() < until:
        took.append(await player.answer())
        await asyncio.sleep(PAUSE)
    return took


async def row(data: Path, name: str, seconds: float, start: Callable[[Any], Awaitable[Callable[[Until], Any]]]) -> str:
    """A server of its own for each attack."""
    # An honest person in a hurry gives more answers than a person may; that is not what is measured.
    async with served(data, message_rate=1000, message_burst=1000) as server, honest(server.url, PLAYED) as player:
        work = await start(server)
        before, cpu = server.memory(), server.cpu()
        with beside(work, seconds + 60) as gave:
            took = await answers(player, seconds)
            after, cpu = server.memory(), server.cpu() - cpu
        seen = gave[0]
        codes = ", ".join(f"{count} × {code}" for code, count in Counter(seen.codes).items() if code)
        return (
            f"| {name} | {len(took)} | {percentile(took, 0.5) * 1e3:.0f} | {percentile(took, 0.99) * 1e3:.0f} "
            f"| {max(took) * 1e3:.0f} | {(after - before) / 2**20:+.0f} | {codes or seen.closed} | {seen.sent / 1e6:.1f} | {cpu / seconds:.0%} |"
        )


async def nothing(server: Any) -> Callable[[Until], Any]:
    """Nobody attacks."""

    def work(until: Until) -> Seen:
        return Seen()

    return work


async def main(seconds: float, only: str) -> None:
    """The table, row by row."""
    starts: dict[str, Any] = {"nobody attacks": nothing}
    for attack in ATTACKS:

        async def frames(server: Any, attack: Any = attack) -> Callable[[Until], Any]:
            table, cookie = await table_of(server.url)
            return lambda until: flood(server, attack, table, cookie, until)

        starts[attack.name] = frames
    for name, (first, again) in RAW.items():

        async def raw(server: Any, first: bytes = first, again: bytes = again) -> Callable[[Until], Any]:
            return lambda until: send_raw(server, first, again, until)

        starts[name] = raw
    print(
        "| one address sends | answers | p50, ms | p99, ms | slowest, ms | memory, MB | closed | MB sent | CPU |",
        flush=True,
    )
    print("|---|---|---|---|---|---|---|---|---|", flush=True)
    for name, start in starts.items():
        if only in name:
            with tempfile.TemporaryDirectory() as data:
                print(await row(Path(data), name, seconds, start), flush=True)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seconds", type=float, default=10.0)
    arguments.add_argument("--only", default="", help="rows with this in their name")
    wanted = arguments.parse_args()
    asyncio.run(main(wanted.seconds, wanted.only))
