"""Print the JSON Schema of everything the page sends and gets: socket messages, HTTP bodies, the catalog."""

from __future__ import annotations

import json
import sys

from unshuffled.wire.schema import schema


def main() -> None:
    """One schema whose definitions are the types' own names."""
    made = schema()
    sides = {"ClientMessage": made["from_client"], "ServerMessage": made["from_server"]}
    properties = {name: {"$ref": f"#/$defs/{name}"} for name in sides}
    json.dump({"title": "Wire", "properties": properties, "$defs": {**sides, **made["$defs"]}}, sys.stdout)


main()
