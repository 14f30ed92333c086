"""The attributes of uvicorn that the server uses and uvicorn does not document: each may change with any version, so each has a reason."""

from __future__ import annotations

import ast
import asyncio
import inspect
import textwrap

import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from unshuffled.server.transport.frames import Wire
from unshuffled.server.transport.http_limits import Http, PacedFlow

HTTP = {
    "client": "the limits of an address need the address",
    "cycle": "a refusal must not be written into an answer",
    "flow": "reading rests for a turn of the loop after a large read",
    "handle_websocket_upgrade": "a socket takes the connection's place over, and its time ends",
    "loop": "deadlines",
    "on_body": "only the bytes next to the body are limited here",
    "on_headers_complete": "the body has another deadline than the headers",
    "on_message_begin": "requests are counted before they are answered",
    "on_message_complete": "the deadline of the body ends",
    "pipeline": "the number of requests that wait is limited",
    "send_400_response": "a refusal has its own status and lets the client read it",
    "transport": "a refusal is written and the connection ended",
}
FLOW = {
    "read_paused": "uvicorn has paused reading for a reason of its own",
    "resume_reading": "uvicorn must not resume a connection that rests",
}


def named(of: type, *owners: str) -> set[str]:
    """Return the attributes of these expressions that the source of a class names."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(of)))
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {node.attr for node in attributes if ast.unparse(node.value) in owners}


def members(of: type) -> set[str]:
    """Return the names of a class's own methods and of the attributes that they use."""
    return {*vars(of), *named(of, "self", "super()")}


@pytest.mark.parametrize(
    ("ours", "theirs", "reasons"), [(Http, HttpToolsProtocol, HTTP), (PacedFlow, FlowControl, FLOW)]
)
def test_attributes_of_uvicorn_have_reasons(ours: type, theirs: type, reasons: dict[str, str]) -> None:
    """None of them is private; asyncio's own are documented."""
    used = members(ours) & members(theirs) - set(dir(asyncio.Protocol))
    assert used == set(reasons)
    assert [name for name in used if name.startswith("_")] == []


def test_wire_uses_only_the_asyncio_protocol_of_uvicorn() -> None:
    used = named(Wire, "self._uvicorn")
    assert used == {"connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"}
    assert used < set(dir(asyncio.Protocol))
