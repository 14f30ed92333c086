"""At home: the page and its server on one machine, for the person in front of it."""

from __future__ import annotations

import asyncio
import logging
import os
import webbrowser
from contextlib import suppress
from pathlib import Path

from unshuffled.server import run
from unshuffled.server.app import make_app
from unshuffled.server.settings import BadSettings, settings_from
from unshuffled.server.transport import page
from unshuffled.server.watching.logs import secrets_of, set_up_logs
from unshuffled.stores.folder import data_folder

LOG = "server.log"


def play_at_home(path: str, port: int = 0, browser: bool = True, packs: tuple[Path, ...] = ()) -> None:
    """Serve the page until Ctrl+C, and open the browser on it. Games are kept in the data folder, and so is the log."""
    if not page.is_built():
        raise BadSettings("the page is not built: run `make page`, or play in this terminal with --text")
    folder = data_folder(os.environ)
    folder.mkdir(parents=True, exist_ok=True)
    with run.listen("127.0.0.1", port) as listening, (folder / LOG).open("a", encoding="utf-8") as log:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/"
        settings = settings_from(
            data=folder, host="127.0.0.1", port=listening.getsockname()[1], public_url=address, packs=packs
        )
        set_up_logs(log, logging.WARNING, secrets_of(settings))
        with run.claimed(settings):
            asyncio.run(run.check(settings))
            server = run.make_server(settings, make_app(settings))
            print(f"Play at {address}{path}   (Ctrl+C ends it; games are kept in {folder})", flush=True)
            if browser:
                # The socket listens already: the browser waits until the server takes it up.
                webbrowser.open(address + path)
            with suppress(KeyboardInterrupt):
                server.run(sockets=[listening])
