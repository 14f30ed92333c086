"""A server for pictures and browser tests: on a free port, which it prints; in memory, and without limits that a script would meet.

    python e2e/serve.py [--seed SEED] [--trial] [--declared] [--errand] [--data FOLDER --port PORT] [--protocol VERSION]
                        [--review SECONDS] [--pace SECONDS] [--hours] [--notices SECONDS] [--day DATE]
                        [--smtp PORT] [--attached]

`--seed`: every table has this one. `--trial`: with packs of the rules' own tests, for questions that no shipped card asks.
`--declared`: with the pack that declares kinds of cards, a pile, a track and a mat. `--errand`: with an expedition whose battles are over soon.
`--data`: keep games there, as `unshuffled serve` does, with the limits that it has. `--protocol`: speak this version of the protocol only.
`--review`: a review may take so long.
`--pace`: of AI mages. `--hours`: by the clock that says who is away, a second is an hour.
`--notices`: send them after so long, also to this machine. `--day`: it is noon of this day, as in 2026-11-17.
`--smtp`: send e-mail through this port of this machine; needs `--port`, since its links lead there.
`--attached`: end when the standard input does, as it does when the process that started this one ends, however it ends.
UNSHUFFLED_PAGE names the folder of another build of the page.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

from litestar import Litestar

from unshuffled.packs import library
from unshuffled.server import run
from unshuffled.server.app import make_app
from unshuffled.server.minds import hints
from unshuffled.server.notices.push import new_key
from unshuffled.server.settings import Settings, settings_from
from unshuffled.server.transport import page
from unshuffled.server.watching.logs import set_up_logs
from unshuffled.tables.hosting import host
from unshuffled.wire import protocol

PACKS = Path(__file__).resolve().parents[2] / "tests" / "packs"
MANY = 1e9
NOTICE_SECONDS = 3600.0
HINT_SECONDS = 120.0
"""Workers give way to everything else, so beside two browsers they may take long."""
FREE = (
    "message_rate",
    "message_burst",
    "address_message_rate",
    "address_message_burst",
    "frame_rate",
    "frame_burst",
    "request_rate",
    "request_burst",
    "make_rate",
    "make_burst",
)


def hasten(app: Litestar) -> None:
    """Nobody waits a minute for somebody to have been away so long."""
    node = app.state.node
    node.rooms._clock = node.sightings._places.of("")._clock = lambda: monotonic() * 3600


def stop_clock(app: Litestar, day: str) -> None:
    """The daily table is that of this day; so its game is the same in every run."""
    noon = datetime.fromisoformat(f"{day}T12:00:00+00:00")
    app.state.node.daily.days.clock = lambda: noon


def end_with_input() -> None:
    """Stop the server when the standard input ends."""
    while sys.stdin.buffer.read(1024):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Run until told to stop."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seed", default="")
    arguments.add_argument("--trial", action="store_true")
    arguments.add_argument("--declared", action="store_true")
    arguments.add_argument("--errand", action="store_true")
    arguments.add_argument("--data", type=Path, default=None)
    arguments.add_argument("--port", type=int, default=0)
    arguments.add_argument("--protocol", type=int, default=protocol.PROTOCOL)
    arguments.add_argument("--review", type=float, default=5)
    arguments.add_argument("--pace", type=float, default=0.8)
    arguments.add_argument("--hours", action="store_true")
    arguments.add_argument("--notices", type=float, default=0)
    arguments.add_argument("--day", default="")
    arguments.add_argument("--smtp", type=int, default=0)
    arguments.add_argument("--attached", action="store_true")
    wanted = arguments.parse_args()
    if wanted.attached:
        Thread(target=end_with_input, daemon=True).start()
    protocol.PROTOCOL = wanted.protocol
    hints.LIMIT = HINT_SECONDS
    if built := os.environ.get("UNSHUFFLED_PAGE"):
        page.FILES.clear()
        page.FILES.update(page.read(Path(built)))
    if wanted.data is not None:
        run.serve(settings_from(data=wanted.data, port=wanted.port))
        return
    if wanted.seed:
        host._new_seed = lambda: wanted.seed
    more = [PACKS / name for name in ("trial", "declared", "errand") if getattr(wanted, name)]
    if wanted.trial:
        more += [PACKS / "ideas", PACKS / "lamps"]
    content = library.load_with(more) if more else None
    set_up_logs(level=40)
    free: dict[str, Any] = dict.fromkeys(FREE, MANY)
    settings = Settings(
        secret="only for pictures and tests",
        drain_seconds=1,
        mind_pace=wanted.pace,
        review_seconds=wanted.review,
        notice_seconds=wanted.notices or NOTICE_SECONDS,
        notice_private=wanted.notices > 0,
        push_key=new_key() if wanted.notices else "",
        smtp_url=f"smtp://127.0.0.1:{wanted.smtp}" if wanted.smtp else "",
        mail_from="cards@example.net" if wanted.smtp else "",
        public_url=f"http://127.0.0.1:{wanted.port}" if wanted.smtp else "",
        **free,
    )
    app = make_app(settings, content)
    if wanted.hours:
        settings.sweep_seconds = 0.2
        app.on_startup.append(hasten)
    if wanted.day:
        app.on_startup.append(partial(stop_clock, day=wanted.day))
    with run.listen("127.0.0.1", wanted.port) as listening:
        print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
        run.make_server(settings, app).run(sockets=[listening])


main()
