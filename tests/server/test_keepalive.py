"""One timer for all sockets: each is looked at once in a period, not all at the same moment."""

from __future__ import annotations

import asyncio

from unshuffled.server.transport.keepalive import PARTS, Keepalive


class Socket:
    """Counts how often it is looked at."""

    beats = 0

    def beat(self) -> None:
        """Once more."""
        self.beats += 1


def test_every_socket_is_looked_at_once_in_a_period_until_it_leaves() -> None:
    async def look() -> None:
        keepalive = Keepalive(period=3600)
        sockets = []
        for _ in range(PARTS):
            sockets += [Socket(), Socket()]
            keepalive.enter(sockets[-2])
            keepalive.enter(sockets[-1])
            keepalive._look()
        assert [socket.beats for socket in sockets[-2:]] == [0, 0]

        before = [socket.beats for socket in sockets]
        at_once = []
        for _ in range(PARTS):
            seen = sum(socket.beats for socket in sockets)
            keepalive._look()
            at_once.append(sum(socket.beats for socket in sockets) - seen)

        assert [socket.beats - n for socket, n in zip(sockets, before, strict=True)] == [1] * len(sockets)
        assert at_once == [2] * PARTS
        keepalive.leave(sockets[0])
        keepalive.leave(sockets[0])
        for _ in range(PARTS):
            keepalive._look()
        assert [socket.beats - n for socket, n in zip(sockets, before, strict=True)] == [1] + [2] * (len(sockets) - 1)
        assert keepalive._timer is not None
        keepalive._timer.cancel()

    asyncio.run(look())


def test_the_timer_stops_with_the_last_socket_and_starts_with_the_next() -> None:
    async def look() -> None:
        keepalive = Keepalive(period=0.015)
        for _ in range(2):
            socket = Socket()
            keepalive.enter(socket)
            async with asyncio.timeout(30):
                while not socket.beats:
                    await asyncio.sleep(0.001)
            keepalive.leave(socket)
            async with asyncio.timeout(30):
                while keepalive._timer is not None:
                    await asyncio.sleep(0.001)

    asyncio.run(look())
