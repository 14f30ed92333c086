"""The only way out: where notices may be sent to, and how.

People choose these addresses, so they must not lead into the operator's network. A host's name is looked up here, each of its
addresses is judged, and the request goes to the very address that was judged: a second look could find another one. No
redirects, no proxies of the environment, a short time, and nothing of the answer but its status (`posting`).
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import httpx

from unshuffled.server.notices import posting
from unshuffled.server.notices.posting import BadResponse
from unshuffled.server.transport.limits import Buckets, network_of
from unshuffled.server.transport.turns import Turns

AGENT = "Unshuffled"
LONGEST = 2000
"""Characters of an address."""
SECONDS = 10.0
"""For all of a request."""
AT_ONCE = 16
"""Requests on their way, and lookups of names."""
AT_ONCE_OF_ONE = 2
"""Requests on their way for one player, and to one destination: their endpoints may all be silent, and other players' must not
wait for them."""
AT_ONCE_OF_NETWORK = 4
"""The same for all players of one network address: a new player is one request."""
TO_ONE, TO_ONE_A_SECOND = 30, 0.5
"""Requests to one destination, together and for long: it may be a stranger's."""
LARGE = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
    "discord.com",
    "discordapp.com",
    "ntfy.sh",
)
"""Services of many players, which have limits of their own: only what is sent for one player and network is limited there. The server
that answers for such a name has its certificate."""
NAT64 = IPv6Network("64:ff9b::/96")
UNICAST = IPv6Network("2000::/3")
"""All of IPv6 that is given out. Outside are ways to write an address of IPv4 that some routers translate, and networks of one place."""


NOT_PUBLIC = tuple(
    ip_network(text)
    for text in (
        "168.63.129.16/32",  # the platform of Azure, the same in every network there
        "192.0.0.0/24",  # special purposes; metadata of some clouds
        "192.88.99.0/24",  # relays of 6to4, given up (RFC 7526)
        "3fff::/20",  # documentation (RFC 9637)
        "5f00::/16",  # segment routing (RFC 9602)
    )
)
"""Networks that the standard library takes for public and that are not."""


class Blocked(Exception):
    """Nothing is sent to this address."""


class Failed(Exception):
    """The other side did not answer in time, or not with HTTP."""


class Silent(Failed):
    """The other side did not answer in time."""


def is_public(text: str) -> bool:
    """Is this an address of the open internet, not of this machine or of a network around it?"""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner: IPv4Address | None = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if address not in UNICAST or address.teredo is not None:
            return False
    if any(address in network for network in NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast


def parts_of(url: str, private: bool) -> SplitResult:
    """An address as people may give it; raises `Blocked`. `private`: the operator allows http and addresses inside."""
    try:
        parts = urlsplit(url)
        port = parts.port
        # It refuses some that name servers read as addresses, such as 01.01.01.01: nothing could be sent there.
        httpx.URL(url)
    except (ValueError, httpx.InvalidURL):
        raise Blocked from None
    host = parts.hostname or ""
    allowed = {"https", "http"} if private else {"https"}
    if len(url) > LONGEST or parts.scheme not in allowed or not host or parts.username is not None or port == 0:
        raise Blocked
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Blocked
    return parts


class Places:
    """What may be on its way for one player, or to one destination; forgotten while there is nothing."""

    def __init__(self) -> None:
        self.requests = asyncio.Semaphore(AT_ONCE_OF_ONE)
        self.lookups = asyncio.Semaphore(1)


class Out:
    """Sends requests to addresses that people chose."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self.tls: ssl.SSLContext | None = None
        """Made for the first request: reading the certificates of all authorities takes a while."""
        self._turns = Turns(AT_ONCE, AT_ONCE_OF_NETWORK)
        self._lookup_turns = Turns(AT_ONCE, AT_ONCE_OF_NETWORK)
        self._sent = Buckets(TO_ONE_A_SECOND, TO_ONE)
        self._places: WeakValueDictionary[str, Places] = WeakValueDictionary()
        # Not the loop's: a name server that is silent would stop all that is looked up or done in its few threads.
        self._lookups = ThreadPoolExecutor(AT_ONCE, "lookup")

    def close(self) -> None:
        """Look up nothing more."""
        self._lookups.shutdown(wait=False, cancel_futures=True)

    def _of(self, who: str) -> Places:
        return self._places.setdefault(who, Places())

    async def check(self, person: str, url: str, network: str = "") -> str:
        """Return the address to connect to for a player at this network address; empty where any is allowed.

        Raises `Blocked`, or `Failed` if there is none.
        """
        parts = parts_of(url, self.private)
        if self.private:
            return ""
        try:
            async with asyncio.timeout(SECONDS):
                addresses = await self._look_up(person, network or person, parts.hostname or "", parts.port or 443)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Failed(type(error).__name__) from None
        if not addresses or not all(is_public(one) for one in addresses):
            raise Blocked
        return addresses[0]

    async def _look_up(self, person: str, network: str, host: str, port: int) -> list[str]:
        """One after the other for each player. The next one waits for the thread, not for us: we may have given up before it ends."""
        loop, places = asyncio.get_running_loop(), self._of(person)
        await places.lookups.acquire()
        try:
            await self._lookup_turns.take(network)
        except BaseException:
            places.lookups.release()
            raise

        def leave() -> None:
            places.lookups.release()
            self._lookup_turns.leave(network)

        def ended(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(leave)

        looking = self._lookups.submit(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        looking.add_done_callback(ended)
        return [str(one[4][0]) for one in await asyncio.wrap_future(looking)]

    async def post(self, person: str, url: str, content: bytes, headers: dict[str, str], network: str = "") -> int:
        """Post this for a player at this network address; return the status of the response. Raises `Blocked` or `Failed`."""
        network, own = network or person, self._of(person)
        async with own.requests:
            address = await self.check(person, url, network)
            destination = _destination(url, address)
            if destination and not self._sent.take(destination):
                raise Failed("too many to one destination")
            # The players of a large service do not share places.
            there = self._of(destination or person + url)
            async with there.requests, self._turns.place(network):
                return await self._post(address, url, content, headers)

    async def _post(self, address: str, url: str, content: bytes, headers: dict[str, str]) -> int:
        target = httpx.URL(url)
        name = target.raw_host.decode("ascii")
        tls, port = None, target.port or 80
        if target.scheme == "https":
            tls = self.tls = self.tls or httpx.create_ssl_context(trust_env=False)
            port = target.port or 443
        sent = {"Host": target.netloc.decode("ascii"), "User-Agent": AGENT, **headers}
        try:
            async with asyncio.timeout(SECONDS):
                # The certificate must be for the name that the person gave, at the address that was judged.
                return await posting.post(
                    address or name, port, tls, name, target.raw_path.decode("ascii"), sent, content
                )
        except TimeoutError:
            raise Silent from None
        except (BadResponse, OSError, ValueError) as error:
            raise Failed(type(error).__name__) from None


def _destination(url: str, address: str) -> str:
    """Return a name for where a request goes, under which all requests to there are counted; empty for a large service."""
    parts = urlsplit(url)
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme == "https" and any(host == one or host.endswith(f".{one}") for one in LARGE):
        return ""
    # Inside the operator's network one machine may have several services.
    return f"to {network_of(address)}" if address else f"to {host}:{parts.port}"
