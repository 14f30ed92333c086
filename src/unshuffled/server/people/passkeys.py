"""Passkeys: where they work, and what a browser's answer claims before anything of it is checked (`ceremonies`).

Browsers offer passkeys to https and localhost only; a server that has another address says that there are none.
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from unshuffled.server.settings import Settings
from unshuffled.wire.codes import Denied, ServerCode


@dataclass(slots=True, frozen=True)
class RelyingParty:
    """Where passkeys are for: the name they are bound to, and the page's origin."""

    name: str
    origin: str


def relying_party(settings: Settings, host: str) -> RelyingParty:
    """Where this server's passkeys are for; refused if browsers would not offer them."""
    url = settings.public_url or f"http://{host}"
    try:
        parts = urlsplit(url)
        name = parts.hostname or ""
    except ValueError:
        raise Denied(ServerCode.NO_PASSKEYS) from None
    # Without a public address the Host header is all we have, and anyone can write one: only localhost is believed.
    offered = name == "localhost" or (settings.secure and bool(name) and not _is_address(name))
    if not offered or find_spec("webauthn") is None:
        raise Denied(ServerCode.NO_PASSKEYS)
    return RelyingParty(name, f"{parts.scheme}://{parts.netloc}")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser's answer says it answers."""
    try:
        text: str = credential["response"]["clientDataJSON"]
        challenge = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))["challenge"]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Denied(ServerCode.BAD_PASSKEY) from None
    if not isinstance(challenge, str) or not 16 <= len(challenge) <= 200 or not challenge.isascii():
        raise Denied(ServerCode.BAD_PASSKEY)
    return challenge


def id_in(credential: dict[str, Any]) -> str:
    """The passkey that a browser's answer says it is of."""
    id = credential.get("id")
    if not isinstance(id, str) or not 0 < len(id) <= 2000 or not id.isascii() or not id.isprintable():
        raise Denied(ServerCode.WRONG)
    return id
