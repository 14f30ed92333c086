"""Which problems each HTTP route may answer with, for OpenAPI: a client reads there what it must expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ControllerRouterHandler

from unshuffled.wire.bodies import Problem

MEDIA_TYPE = "application/problem+json"
CATALOG = ResponseSpec(dict[str, Any], generate_examples=False, description="The catalog.")
"""Sent as bytes that were made once, which OpenAPI would take for a text."""
ANY = {
    400: "The request is not one of the protocol's.",
    429: "Over the rate limit.",
    500: "A fault of the server.",
    503: "The node is shutting down, or its log cannot be reached.",
}
OF_A_TABLE = {
    401: "No valid session.",
    403: "Not for you, or not yet.",
    404: "No such thing, or you may not know of it.",
    409: "The table refuses; the code says why.",
}
OF_WRITING = {
    401: "No valid session.",
    403: "A page of another site asked, or it is not for you.",
    409: "The table refuses; the code says why.",
    413: "The body is too large.",
}


def problem(description: str) -> ResponseSpec:
    """A problem in OpenAPI."""
    return ResponseSpec(Problem, generate_examples=False, description=description, media_type=MEDIA_TYPE)


def described(handlers: Sequence[ControllerRouterHandler]) -> list[ControllerRouterHandler]:
    """The handlers; those of HTTP with the problems they may answer with, unless they name their own."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            found = dict(ANY)
            if any("{" in path for path in handler.paths):
                found |= OF_A_TABLE
            if "GET" not in handler.http_methods:
                found |= OF_WRITING
            handler.responses = {
                **{status: problem(text) for status, text in found.items()},
                **(handler.responses or {}),
            }
    return list(handlers)
