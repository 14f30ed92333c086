"""A worker process of the measurement.

Every kind runs under the same `server.run`: the same uvicorn, the same freezing of what start-up made. Short cuts of ours
(`frames`) are for the tables only: a floor is what the libraries give.
"""

from __future__ import annotations

import json
import logging
import sys

from bench.floors import make_floor
from bench.worker import TABLES
from unshuffled.server.app import make_app
from unshuffled.server.run import listen, make_server
from unshuffled.server.settings import Settings
from unshuffled.server.watching.logs import set_up_logs


def serve(kind: str, settings: Settings) -> None:
    """Run until told to stop; the first line on standard output is the port."""
    set_up_logs(level=logging.ERROR)
    app = make_app(settings) if kind == TABLES else make_floor(kind, settings.database_url, settings.nats_url)
    with listen("127.0.0.1", 0) as listening:
        print(listening.getsockname()[1], flush=True)
        make_server(settings, app, limited=kind == TABLES).run(sockets=[listening])


if __name__ == "__main__":
    serve(sys.argv[1], Settings(**json.loads(sys.argv[2])))
