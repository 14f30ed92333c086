"""Print the JSON Schema of everything the page sends and gets: socket messages, HTTP bodies, the catalog."""

from __future__ import annotations

import json
import sys

import msgspec
from msgspec import Struct

from unshuffled.wire import catalog, protocol

FIRST = (protocol, catalog)


def main() -> None:
    """One schema whose definitions are the records' own names."""
    bodies = [
        kind
        for module in FIRST
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]
    # The bases of the socket's messages have a kind, but none of their own.
    bodies = [kind for kind in bodies if kind not in (protocol.FromClient, protocol.FromServer)]
    _, defined = msgspec.json.schema_components(bodies, ref_template="#/$defs/{name}")
    schema = protocol.schema()
    made = {
        "title": "Wire",
        "type": "object",
        "properties": {"from_client": schema["from_client"], "from_server": schema["from_server"]},
        "$defs": {**schema["$defs"], **defined},
    }
    json.dump(made, sys.stdout)


main()
