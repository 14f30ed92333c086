"""The late network itself: nothing is lost on it, and it shows what a fast one hides."""

from __future__ import annotations

import asyncio

from tests.late import LatePolicy


async def arrivals(connections: int) -> list[int]:
    """Send on each of these connections in turn; the order in which it arrives."""
    found: list[int] = []

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found.append(int(await reader.readline()))
        writer.write(b"done\n")
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(take, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        pairs = [await asyncio.open_connection("127.0.0.1", port) for _ in range(connections)]
        for n, (_, writer) in enumerate(pairs):
            writer.write(b"%d\n" % n)
        for reader, writer in pairs:
            assert await reader.readline() == b"done\n"
            writer.close()
            await writer.wait_closed()
    return found


def test_on_a_late_network_everything_arrives_and_not_in_order() -> None:
    with asyncio.Runner(loop_factory=LatePolicy("1").new_event_loop) as runner:
        found = runner.run(arrivals(20))

    assert found != list(range(20))
    assert sorted(found) == list(range(20))
