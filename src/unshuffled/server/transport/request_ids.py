"""An id for each request and each socket: in its answer, in every line that is logged meanwhile, and in what a refusal says.

One that comes with the request is kept, so that a proxy's log and ours can be laid side by side.
"""

from __future__ import annotations

import re
import secrets
from typing import Any

from structlog.contextvars import bind_contextvars, get_contextvars

HEADER = b"x-request-id"
NAME = "request_id"
_GOOD = re.compile(rb"[A-Za-z0-9._:/+=-]{1,64}")


def current() -> str:
    """The id of the request that is being answered; empty outside of one."""
    return str(get_contextvars().get(NAME, ""))


def identified(scope: Any, send: Any) -> Any:
    """Give this request its id; the `send` that comes back tells the client of it.

    Each request and each socket is a task of its own, so nothing has to be taken back.
    """
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    id = given if _GOOD.fullmatch(given) else secrets.token_hex(8).encode()
    bind_contextvars(**{NAME: id.decode()})
    if scope["type"] != "http":
        return send

    async def tell(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message["headers"], (HEADER, id)]}
        await send(message)

    return tell
