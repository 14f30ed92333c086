"""An authenticator in software: makes passkeys and signs with them as a browser with a security key does.

The packages for this want an older `cryptography` than `webauthn` does. It holds one passkey for each site.
"""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import encode_cbor

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def to_text(data: bytes) -> str:
    """As browsers write bytes."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The other way round."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class _Passkey:
    id: bytes
    user: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))


@dataclass
class Authenticator:
    """Somebody's security key, and the browser that talks to it from a page of `origin`."""

    origin: str
    uses: int = 0
    counts: bool = True
    """Passkeys that are copied between devices do not count."""
    known: dict[str, _Passkey] = field(default_factory=dict)

    def create(self, options: dict[str, Any], id: bytes = b"") -> dict[str, Any]:
        """`navigator.credentials.create`; a forged one may claim an id."""
        site = options["rp"]["id"]
        if site in self.known and any(to_bytes(x["id"]) == self.known[site].id for x in options["excludeCredentials"]):
            raise ValueError("this authenticator has a passkey of this account already")
        passkey = self.known[site] = _Passkey(id or secrets.token_bytes(32), options["user"]["id"])
        point = passkey.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(passkey.id).to_bytes(2, "big") + passkey.id + encode_cbor(cose)
        data = self._data(site, PRESENT | VERIFIED | ATTESTED) + attested
        made = {"fmt": "none", "attStmt": {}, "authData": data}
        return self._answer(
            passkey,
            {
                "clientDataJSON": to_text(self._client("webauthn.create", options["challenge"])),
                "attestationObject": to_text(encode_cbor(made)),
            },
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """`navigator.credentials.get`."""
        site = options["rpId"]
        passkey = self.known[site]
        if self.counts:
            self.uses += 1
        data, client = self._data(site, PRESENT | VERIFIED), self._client("webauthn.get", options["challenge"])
        signature = passkey.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            passkey,
            {
                "clientDataJSON": to_text(client),
                "authenticatorData": to_text(data),
                "signature": to_text(signature),
                "userHandle": passkey.user,
            },
        )

    def _data(self, site: str, flags: int) -> bytes:
        return sha256(site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    @staticmethod
    def _answer(passkey: _Passkey, response: dict[str, str]) -> dict[str, Any]:
        id = to_text(passkey.id)
        return {"id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {}, "response": response}
