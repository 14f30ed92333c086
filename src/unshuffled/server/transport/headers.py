"""Headers on every HTTP answer, errors too: what browsers may do with what we send."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

# Everything the page needs is served by us. Styles inside the page are allowed: its dialogs lock scrolling with one.
POLICY = "; ".join(
    [
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "style-src 'self' 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


async def guard(message: Message, scope: Scope) -> None:
    """Add the headers to an answer that has none of its own of that name."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        # A cookie of an older key is replaced, unless the answer sets one of its own.
        renewed: str = scope.get("state", {}).get("renewed", "")
        if renewed:
            headers.setdefault("set-cookie", renewed)
