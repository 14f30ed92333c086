"""Fair shares of what all players wait for: a player is one request, so places are counted and given out by network address.

`Origins` says at which address a player is, and `Turns` gives each address that waits its place after all the others. Network
addresses are kept in memory only, on each node for itself, and for a day at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from unshuffled.server.transport.limits import Quota

DAY = 24 * 3600.0


class Origins:
    """The network address at which each player was last seen, for work that no request of theirs is waiting for."""

    def __init__(self, keep: int = 100_000, seconds: float = DAY, clock: Callable[[], float] = monotonic) -> None:
        self._keep = keep
        self._seconds = seconds
        self._clock = clock
        self._seen: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Addresses as `limits.network_of` gives them, the longest unseen players first."""

    def note(self, person: str, network: str) -> None:
        """Record that this player is at this network address now."""
        self._forget()
        self._seen[person] = (network, self._clock())
        self._seen.move_to_end(person)

    def of(self, person: str) -> str:
        """Return the network address of a player; the player stands for themselves where it is not known."""
        self._forget()
        return self._seen.get(person, (person, 0.0))[0]

    def _forget(self) -> None:
        old = self._clock() - self._seconds
        while self._seen and (len(self._seen) > self._keep or next(iter(self._seen.values()))[1] < old):
            self._seen.popitem(last=False)


class Turns:
    """A number of places, and a queue for each network address that waits for one. Addresses are served in turn."""

    def __init__(self, places: int, of_one: int) -> None:
        self._left = places
        self._taken = Quota(of_one)
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """By address; the one that is served next is first."""

    @asynccontextmanager
    async def place(self, network: str) -> AsyncIterator[None]:
        """Have a place of this address for the block."""
        await self.take(network)
        try:
            yield
        finally:
            self.leave(network)

    async def take(self, network: str) -> None:
        """Wait for a place of this address; `leave` gives it back."""
        turn = asyncio.get_running_loop().create_future()
        self._queues.setdefault(network, deque()).append(turn)
        self._serve()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave(network)  # it was given just before
            raise

    def leave(self, network: str) -> None:
        """Give a place back."""
        self._taken.leave(network)
        self._left += 1
        if network in self._queues:
            self._queues.move_to_end(network)  # it had its turn
        self._serve()

    def _serve(self) -> None:
        """Give out the places that are free, one to each address before any gets another."""
        waiting = deque(self._queues)
        while waiting and self._left:
            network = waiting.popleft()
            queue = self._queues[network]
            while queue and queue[0].done():
                queue.popleft()  # it does not wait any more
            if queue and self._taken.take(network):
                self._left -= 1
                queue.popleft().set_result(None)
                self._queues.move_to_end(network)
                waiting.append(network)
            if not queue:
                del self._queues[network]
                if waiting and waiting[-1] == network:
                    waiting.pop()
