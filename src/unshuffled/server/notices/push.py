"""Web push: a message that only one browser can read (RFC 8291), from a server that proves itself (RFC 8292).

`cryptography` is of the extra `host`; without it, and without a key, there is no push.
"""

from __future__ import annotations

import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from importlib.util import find_spec
from time import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from unshuffled.server.notices.text import Notice

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it."""
RECORD = 4096
PADDED = 512
"""Bytes that every message has at least before it is encrypted: its length does not show what it is about."""
KEPT = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is off."""
SIGNED = 12 * 3600
"""Seconds for which a signature holds; a day is the most."""
POINT, AUTH = 65, 16
"""Bytes of a browser's public key and of its secret."""


class BadKey(Exception):
    """This is not a key of its kind."""


def new_key() -> str:
    """A private key of this server, as the settings have it."""
    return _text((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def bytes_of(text: str) -> bytes:
    """Base64 for addresses, with or without the signs at its end; raises `BadKey`."""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except (NotBase64, ValueError):
        raise BadKey from None


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def can_push() -> bool:
    """Is the package there that encrypts?"""
    return find_spec("cryptography") is not None


class Push:
    """Encrypts and signs with the key of this server."""

    def __init__(self, key: str, contact: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 of the extra `host`

        number = int.from_bytes(bytes_of(key), "big")
        if not 0 < number < ORDER:
            raise BadKey
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact
        self.public = _text(_point(self._key))
        """What browsers subscribe with."""

    def request(self, endpoint: str, p256dh: str, auth: str, notice: Notice) -> tuple[bytes, dict[str, str]]:
        """The body and the headers that carry this notice to a subscription; raises `BadKey`."""
        data = {
            "title": notice.title,
            "body": notice.text,
            "path": notice.path,
            "tag": notice.table,
            "lang": notice.language,
        }
        headers = {
            "Authorization": self._signature(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
        }
        if notice.table:
            # A device that was off gets the newest notice of each table.
            headers["Topic"] = sha256(notice.table.encode()).hexdigest()[:32]
        return encrypt(msgspec.json.encode(data), p256dh, auth), headers

    def _signature(self, endpoint: str) -> str:
        from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415
        from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415

        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time()) + SIGNED}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = _text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def check_keys(p256dh: str, auth: str) -> None:
    """Are these the keys of a subscription? Raises `BadKey`."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(p256dh))
    except ValueError:
        raise BadKey from None
    if len(bytes_of(p256dh)) != POINT or len(bytes_of(auth)) != AUTH:
        raise BadKey


def encrypt(
    payload: bytes,
    p256dh: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    padded: int = PADDED,
) -> bytes:
    """The payload as one record that only the owner of these keys can read. `own` and `salt` are new for each message."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

    check_keys(p256dh, auth)
    theirs = bytes_of(p256dh)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    ours = _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, bytes_of(auth), b"WebPush: info\x00" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    # The byte 2 ends the last record; what follows is padding.
    plain = payload + b"\x02" + bytes(max(0, padded - len(payload) - 1))
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return header + AESGCM(key).encrypt(nonce, plain, None)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
