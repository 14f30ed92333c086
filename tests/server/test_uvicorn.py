"""What the server uses of uvicorn beside documented interfaces. Each name may change with any version, so it needs a reason."""

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
    "pause_reading": "a refused connection is not read",
    "read_paused": "uvicorn has paused reading for a reason of its own",
    "resume_reading": "uvicorn must not resume a connection that rests",
}


def attributes(of: type, owner: str = "self") -> set[str]:
    """Return the attributes of `owner` that the source of a class names, and its methods."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(of)))
    names = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    named = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in {owner, "super()"}
    }
    return named | names if owner == "self" else named


@pytest.mark.parametrize(
    ("ours", "theirs", "reasons"), [(Http, HttpToolsProtocol, HTTP), (PacedFlow, FlowControl, FLOW)]
)
def test_attributes_of_uvicorn_have_reasons(ours: type, theirs: type, reasons: dict[str, str]) -> None:
    """None of them is private; asyncio's own are documented."""
    used = attributes(ours) & attributes(theirs) - set(dir(asyncio.Protocol))
    assert used == set(reasons)
    assert [name for name in used if name.startswith("_")] == []
    assert [name for name in attributes(ours, "self.flow") if name.startswith("_")] == []


def test_wire_uses_only_the_asyncio_protocol_of_uvicorn() -> None:
    used = {
        name
        for name in attributes(Wire, "self._uvicorn")
        if name not in dir(Wire)  # `super().__init__` is asyncio's
    }
    assert used == set()
    named = {
        node.attr
        for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(Wire))))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "self._uvicorn"
    }
    assert named == {"connection_made", "connection_lost", "data_received", "pause_writing", "resume_writing"}
