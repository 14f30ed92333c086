"""An endpoint of a push service or a webhook, on loopback: it keeps what it is sent. And a browser's half of web push."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Endpoint:
    """Where notices come to."""

    url: str = ""
    status: int = 201
    statuses: list[int] = field(default_factory=list)
    """Of the next requests; then `status`."""
    received: list[Received] = field(default_factory=list)
    more: str = ""
    """Further lines of the answer's head."""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                first, *lines = head.split("\r\n")
                headers = {
                    name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)
                }
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                self.received.append(Received(first.split(" ")[1], headers, body))
                status = self.statuses.pop(0) if self.statuses else self.status
                writer.write(f"HTTP/1.1 {status} said\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def an_endpoint(**changes: Any) -> AsyncIterator[Endpoint]:
    """One that listens."""
    endpoint = Endpoint(**changes)
    server = await asyncio.start_server(endpoint.take, "127.0.0.1", 0)
    endpoint.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield endpoint
    finally:
        server.close()


class Browser:
    """The keys of one subscription, and what can be read with them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes  !"
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": encoded(self.point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> Any:
        """What a message says; written from RFC 8188 and 8291, not from our own half."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size <= 4096
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), public)
        secret = _derive(shared, self._auth, b"WebPush: info\x00" + self.point + sender, 32)
        key = _derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert plain[-1] == 2, "the last record ends with 2"
        return json.loads(plain[:-1])


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)


def claims_of(authorization: str, public: str) -> Any:
    """What a server proves of itself (RFC 8292), checked with its public key."""
    kind, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, given["k"]) == ("vapid", public)
    signed, _, signature = given["t"].rpartition(".")
    raw = decoded(signature)
    made = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    key.verify(made, signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(signed.partition(".")[2]))
