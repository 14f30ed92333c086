"""At home: the page and its server on one machine, for the person in front of it."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import socket as sockets
import sys
import webbrowser
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from unshuffled.server import run
from unshuffled.server.app import make_app
from unshuffled.server.settings import BadSettings, settings_from
from unshuffled.server.transport import page
from unshuffled.server.watching.logs import secrets_of, set_up_logs
from unshuffled.stores.folder import data_folder, make_file, make_folder

LOG = "server.log"
PORT_FILE = "port"
HOST = "127.0.0.1"
PORTS = range(8642, 8662)
"""The ports tried in turn where no earlier one is stored: registered for no service, and given to no outgoing connection."""


def play_at_home(path: str, port: int = 0, browser: bool = True, packs: tuple[Path, ...] = ()) -> None:
    """Serve the page until Ctrl+C, and open the browser on it. Games are kept in the data folder, and so is the log."""
    if not page.is_built():
        raise BadSettings("the page is not built: run `make page`, or play in this terminal with --text")
    folder = data_folder(os.environ)
    make_folder(folder)
    make_file(folder / LOG)
    with listen(folder, port) as listening, (folder / LOG).open("a", encoding="utf-8") as log:
        taken = listening.getsockname()[1]
        address = f"http://{HOST}:{taken}/"
        settings = settings_from(data=folder, host=HOST, port=taken, public_url=address, packs=packs)
        set_up_logs(log, logging.WARNING, secrets_of(settings))
        with run.claimed(settings):
            asyncio.run(run.check(settings))
            server = run.make_server(settings, make_app(settings))
            print(f"Play at {address}{path}   (Ctrl+C ends it; games are kept in {folder})", flush=True)
            if not port and (notice := notice_of_port(folder, taken)):
                print(notice, file=sys.stderr)
            if browser:
                # The socket listens already: the browser waits until the server takes it up.
                webbrowser.open(address + path)
            with suppress(KeyboardInterrupt):
                server.run(sockets=[listening])


def listen(folder: Path, port: int = 0) -> sockets.socket:
    """Return a listening socket: on the given port, else on the one of the last time, which the data folder stores.

    Browsers store settings, favourites and the course of the tutorial by address, and the port is part of it.
    While another program has the stored port, another is taken, and the stored one stays for the next time.
    """
    if port:
        return run.listen(HOST, port)
    file = folder / PORT_FILE
    stored = _stored_port(file)
    made = _first_free([stored, *PORTS] if stored else PORTS)
    if not stored:
        make_file(file)
        file.write_text(f"{made.getsockname()[1]}\n", encoding="ascii")
    return made


def notice_of_port(folder: Path, port: int) -> str:
    """Return what to print if the page is not at its usual port; empty if it is."""
    stored = _stored_port(folder / PORT_FILE)
    if not stored or stored == port:
        return ""
    return (
        f"Another program has port {stored}, where the page was before. Settings that your browser keeps are for that port:"
        f" they are there again when you play at http://{HOST}:{stored}/"
    )


def _first_free(ports: Iterable[int]) -> sockets.socket:
    for port in ports:
        with suppress(OSError):
            return run.listen(HOST, port)
    return run.listen(HOST, 0)


def _stored_port(file: Path) -> int:
    """Return the port in the file, or 0 if there is none."""
    try:
        text = file.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return 0
    return int(text) if re.fullmatch(r"[0-9]{4,5}", text) and 1024 <= int(text) <= 65535 else 0
