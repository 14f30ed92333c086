"""The only way out: where notices may be sent to, and how.

People choose these addresses, so they must not lead into the operator's network. A host's name is looked up here, each of its
addresses is judged, and the request goes to the very address that was judged: a second look could find another one. No
redirects, no proxies of the environment, a short time, and nothing of the answer but its status.
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import SplitResult, urlsplit

import httpx

LONGEST = 2000
"""Characters of an address."""
SECONDS = 10.0
"""For all of a request."""
AT_ONCE = 16
"""Requests on their way."""
NAT64 = IPv6Network("64:ff9b::/96")


class Blocked(Exception):
    """Nothing is sent to this address."""


class Failed(Exception):
    """The other side did not answer in time, or not with HTTP."""


def is_public(text: str) -> bool:
    """Is this an address of the open internet, not of this machine or of a network around it?"""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner: IPv4Address | None = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast


def parts_of(url: str, private: bool) -> SplitResult:
    """An address as people may give it; raises `Blocked`. `private`: the operator allows http and addresses inside."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Blocked from None
    host = parts.hostname or ""
    allowed = {"https", "http"} if private else {"https"}
    if len(url) > LONGEST or parts.scheme not in allowed or not host or parts.username is not None or port == 0:
        raise Blocked
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Blocked
    return parts


class Out:
    """Sends requests to addresses that people chose."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self._client: httpx.AsyncClient | None = None
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def close(self) -> None:
        """Let the connections go."""
        if self._client is not None:
            await self._client.aclose()

    async def check(self, url: str) -> str:
        """The address to connect to; empty where any is allowed. Raises `Blocked`, or `Failed` if there is none."""
        parts = parts_of(url, self.private)
        if self.private:
            return ""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise Failed(type(error).__name__) from None
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(is_public(one) for one in addresses):
            raise Blocked
        return addresses[0]

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> int:
        """Post this; the status of the answer. Raises `Blocked` or `Failed`."""
        async with self._turn:
            address = await self.check(url)
            target = httpx.URL(url)
            extensions: dict[str, Any] = {}
            sent = dict(headers)
            if address:
                # The certificate must be for the name that the person gave, at the address that was judged.
                extensions["sni_hostname"] = target.host
                sent["Host"] = target.netloc.decode("ascii")
                target = target.copy_with(host=address)
            if self._client is None:
                self._client = httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS)
            try:
                async with asyncio.timeout(SECONDS):
                    request = self._client.build_request(
                        "POST", target, content=content, headers=sent, extensions=extensions
                    )
                    # What the other side has to say is not read: it may be without end.
                    answer = await self._client.send(request, stream=True)
                    await answer.aclose()
            except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, UnicodeError) as error:
                raise Failed(type(error).__name__) from None
            return answer.status_code
