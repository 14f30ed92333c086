"""Checks this machine for what playing and hosting need. It changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from cyclopts import Parameter

from unshuffled import __version__
from unshuffled.cli import extras
from unshuffled.cli.common import Json, console
from unshuffled.packs import library
from unshuffled.packs.nodes import PackError
from unshuffled.server.settings import BadSettings, environment_of, numbers_from
from unshuffled.words.speech import LANGUAGES

Level = Literal["good", "missing", "wrong"]
MARKS: dict[Level, str] = {"good": "[green]good    [/]", "missing": "[cyan]optional[/]", "wrong": "[red]wrong   [/]"}
BROWSER = "browser"
"""What is said without the extra `play`."""
PLAYING = ("unshuffled", "packs", "languages", "settings", BROWSER, "page", "data")
"""What playing on this machine needs; the other findings are about hosting."""
SEVERAL = "nats"
"""Only several servers need it."""
SECONDS = 5.0
"""How long a database or NATS may take to answer."""
OPEN_FILES = 4096
"""A node with a few thousand people; each socket is an open file."""


@dataclass(slots=True)
class Finding:
    """One thing that was looked at. Missing: fine for one machine, not for a host. Wrong: what is set does not work."""

    level: Level
    what: str
    text: str
    setting: str = ""
    """The variable that a host sets."""


@dataclass(slots=True)
class Patient:
    """What is examined: an environment, and what has been found."""

    environment: Mapping[str, str]
    findings: list[Finding] = field(default_factory=list)

    def setting(self, name: str) -> str:
        """A setting of this environment; empty if it has none."""
        return self.environment.get(f"UNSHUFFLED_{name}", "")

    def note(self, level: Level, what: str, text: str, setting: str = "") -> None:
        """Write down a finding."""
        self.findings.append(Finding(level, what, text, f"UNSHUFFLED_{setting}" if setting else ""))


def doctor(*, hosting: Annotated[bool, Parameter(negative=())] = False, as_json: Json = False) -> int:
    """Check what this machine needs to play and to host. Reads the same environment as `serve`, and changes nothing.

    For example: `unshuffled doctor --hosting`.

    Ends with two verdicts. Fails if you cannot play; with --hosting, if you cannot host others on the internet.

    Parameters
    ----------
    hosting
        Fail if anything is missing that hosting needs.
    as_json
        Print the findings for programs.
    """
    findings = examine(os.environ)
    verdicts = (playing(findings), hosting_others(findings))
    if as_json:
        can = {"play": verdicts[0][0], "host": verdicts[1][0]}
        print(json.dumps({"can": can, "findings": [asdict(finding) for finding in findings]}, indent=1))
        return 0 if verdicts[hosting][0] else 1
    to_play = [finding for finding in findings if finding.what in PLAYING]
    for title, part in (("To play", to_play), ("To host others", [one for one in findings if one not in to_play])):
        console.print(f"[bold]{title}[/]")
        for finding in part:
            console.print(f"{MARKS[finding.level]} {finding.what:<12}", end="")
            # Addresses and paths are shown as they are, not as markup.
            console.print(finding.text, markup=False, soft_wrap=True)
    console.print()
    for _, verdict in verdicts:
        console.print(verdict, markup=False, soft_wrap=True)
    return 0 if verdicts[hosting][0] else 1


def playing(findings: list[Finding]) -> tuple[bool, str]:
    """Can one play here, and how?"""
    wrong = [finding.what for finding in findings if finding.level == "wrong"]
    if "packs" in wrong:
        return False, "You cannot play: the packs cannot be read. Install the game again."
    if "settings" in wrong:
        return False, "You cannot play yet. Fix first: settings."
    if any(finding.what == BROWSER for finding in findings):
        return True, f"You can play in a terminal: unshuffled play --text. For the browser: {extras.install('play')}"
    if wrong:
        return True, f"You can play in a terminal: unshuffled play --text. For the browser, fix first: {listed(wrong)}."
    return True, "You can play."


def hosting_others(findings: list[Finding]) -> tuple[bool, str]:
    """Can one host others on the internet, and what is to be set?"""
    wrong = [finding.what for finding in findings if finding.level == "wrong"]
    missing = [finding for finding in findings if finding.level == "missing" and finding.what != SEVERAL]
    unset = [finding.setting for finding in missing if finding.setting]
    others = [finding.what for finding in missing if not finding.setting]
    if any(finding.what == BROWSER for finding in findings):
        return False, f"To host others, install first: {extras.install('host')}"
    if wrong:
        return False, f"To host others, fix first: {listed(wrong)}."
    if unset:
        count = COUNTS[len(unset)] if len(unset) < len(COUNTS) else f"these {len(unset)}"
        more = f" Look at these too: {listed(others)}." if others else ""
        home = " Friends on your own network need none of it: unshuffled serve --host 0.0.0.0"
        return False, f"To host others, set {count}: {listed(unset)}.{more}{home}"
    if others:
        return False, f"To host others, look at: {listed(others)}."
    alone = any(finding.what == SEVERAL and finding.level == "missing" for finding in findings)
    return True, "You can host others" + (" with one server; several need UNSHUFFLED_NATS_URL." if alone else ".")


COUNTS = ("", "this", "these two", "these three", "these four")


def listed(words: list[str]) -> str:
    """A, B and C."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def examine(environment: Mapping[str, str]) -> list[Finding]:
    """Everything that can be found out without changing anything."""
    patient = Patient(environment)
    _installation(patient)
    _settings(patient)
    if extras.has("play"):
        _page(patient)
        _workers(patient)
        _numbers(patient)
        _secret(patient)
        _database(patient)
        _nats(patient)
    else:
        patient.note("missing", BROWSER, f"the page and the server need more packages: {extras.install('play')}")
    _address(patient)
    _host(patient)
    _open_files(patient)
    return patient.findings


def _installation(patient: Patient) -> None:
    patient.note("good", "unshuffled", f"{__version__}, Python {sys.version.split()[0]}")
    try:
        content = library.load()
    except (PackError, OSError) as error:
        patient.note("wrong", "packs", str(error))
    else:
        patient.note(
            "good", "packs", f"{len(content.cards)} cards, {len(content.mages)} mages, {len(content.nemeses)} nemeses"
        )
    patient.note("good", "languages", ", ".join(LANGUAGES))


def _settings(patient: Patient) -> None:
    """Check that every setting exists, and leave out what a container engine has set."""
    try:
        patient.environment = environment_of(patient.environment)
    except BadSettings as error:
        patient.note("wrong", "settings", str(error))


def _page(patient: Patient) -> None:
    from unshuffled.server.transport import page  # noqa: PLC0415  # only here: other commands start faster without a web server

    if page.is_built():
        patient.note("good", "page", f"{len(page.FILES)} files")
    else:
        patient.note("wrong", "page", "not built: run `make page`, or install a wheel; the terminal works without it")


def _workers(patient: Patient) -> None:
    from unshuffled.server.minds.pool import Failed, Job, Pool  # noqa: PLC0415
    from unshuffled.tables.contents import digests_of  # noqa: PLC0415

    async def start() -> None:
        pool = Pool(1)
        try:
            await pool.ask(Job("nothing", digests_of(library.load()), None), SECONDS)
        finally:
            await pool.close()

    try:
        asyncio.run(start())
    except (Failed, PackError, OSError) as error:
        patient.note("wrong", "workers", f"a worker process fails ({error}): no AI mages, hints and reviews")
    else:
        patient.note("good", "workers", "a worker process starts")


def _numbers(patient: Patient) -> None:
    try:
        numbers = numbers_from(patient.environment)
    except BadSettings as error:
        patient.note("wrong", "numbers", str(error))
        return
    host, port = patient.setting("HOST") or "127.0.0.1", numbers.get("port", 8080)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as tried:
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, port))
        except (OSError, OverflowError) as error:
            patient.note("missing", "port", f"{host} port {port} is not available now: {error}")
        else:
            patient.note("good", "port", f"{host} port {port} is free")


def _secret(patient: Patient) -> None:
    from unshuffled.server.people.guests import Keys  # noqa: PLC0415
    from unshuffled.server.settings import SHORTEST_SECRET  # noqa: PLC0415

    secret = patient.setting("SECRET")
    if not secret:
        patient.note(
            "missing",
            "secret",
            "UNSHUFFLED_SECRET is not set: a single machine makes its own; a host keeps one apart from its data, the same on all nodes",
            "SECRET",
        )
    elif len(secret) < SHORTEST_SECRET:
        patient.note("wrong", "secret", f"UNSHUFFLED_SECRET is shorter than {SHORTEST_SECRET} characters")
    else:
        keys = Keys(secret).count
        patient.note("good", "secret", f"{len(secret)} characters" + (f", {keys} keys" if keys > 1 else ""))


def _database(patient: Patient) -> None:
    from unshuffled.stores import migrate  # noqa: PLC0415
    from unshuffled.stores.engine import BadDatabase, parse  # noqa: PLC0415
    from unshuffled.stores.folder import data_folder  # noqa: PLC0415
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

    url = patient.setting("DATABASE_URL")
    if not url:
        folder = data_folder(patient.environment)
        _folder(patient, folder)
        patient.note(
            "missing", "database", "UNSHUFFLED_DATABASE_URL is not set: SQLite, for one node only", "DATABASE_URL"
        )
        return
    try:
        parsed = parse(url)
        name = parsed.render_as_string(hide_password=True).replace("+asyncpg", "").replace("+aiosqlite", "")
        on_sqlite = parsed.get_backend_name() == "sqlite"
        if on_sqlite and not Path(str(parsed.database)).exists():
            # Asking would make the file.
            patient.note("good", "database", f"{name} is created at the first start")
            return
        revision = asyncio.run(asyncio.wait_for(migrate.current(url), SECONDS))
    except (BadDatabase, Unavailable, TimeoutError, OSError) as error:
        patient.note("wrong", "database", str(error) or f"no answer within {SECONDS:.0f} s")
        return
    if migrate.is_behind(revision) and not on_sqlite:
        patient.note("wrong", "database", f"{name} is behind: run `unshuffled db upgrade`")
    elif on_sqlite:
        patient.note("missing", "database", f"{name} is for one node only; several share PostgreSQL", "DATABASE_URL")
    else:
        patient.note("good", "database", f"{name}, up to date")


def _folder(patient: Patient, folder: Path) -> None:
    there = next(part for part in [folder, *folder.absolute().parents] if part.exists())
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        patient.note("good", "data", f"{folder}" if there == folder else f"{folder} is created at the first start")
    else:
        patient.note("wrong", "data", f"{there} cannot be written to; set UNSHUFFLED_DATA")


def _nats(patient: Patient) -> None:
    url = patient.setting("NATS_URL")
    if not url:
        patient.note(
            "missing", "nats", "UNSHUFFLED_NATS_URL is not set: one node works without it, several need it", "NATS_URL"
        )
        return
    if not patient.setting("SECRET"):
        patient.note("wrong", "nats", "UNSHUFFLED_NATS_URL needs one UNSHUFFLED_SECRET for all nodes")
        return
    if not extras.has("host"):
        patient.note("wrong", "nats", f"UNSHUFFLED_NATS_URL needs more packages: {extras.install('host')}")
        return
    import nats  # noqa: PLC0415
    from nats.errors import Error as NatsError  # noqa: PLC0415

    async def quiet(_: Exception) -> None:
        """What goes wrong is a finding, not a line of the library's own."""

    async def reach() -> None:
        client = await nats.connect(
            url.split(","), connect_timeout=2, max_reconnect_attempts=1, reconnect_time_wait=0, error_cb=quiet
        )
        await client.close()

    try:
        asyncio.run(asyncio.wait_for(reach(), SECONDS))
    except (NatsError, OSError, TimeoutError, ValueError) as error:
        patient.note("wrong", "nats", f"cannot be reached: {str(error) or 'no answer'}")
    else:
        patient.note("good", "nats", "answers")


def _address(patient: Patient) -> None:
    url = patient.setting("PUBLIC_URL")
    parts = urlsplit(url)
    if not url:
        patient.note(
            "missing",
            "address",
            "UNSHUFFLED_PUBLIC_URL is not set: without it cookies are also sent over plain http",
            "PUBLIC_URL",
        )
    elif parts.scheme not in {"http", "https"} or not parts.netloc:
        patient.note("wrong", "address", f"UNSHUFFLED_PUBLIC_URL is {url!r}; write https://play.example.org")
    elif parts.path.strip("/"):
        patient.note("wrong", "address", f"UNSHUFFLED_PUBLIC_URL is {url!r}; leave out the path")
    elif parts.scheme == "http" and parts.hostname not in {"localhost", "127.0.0.1", "::1"}:
        patient.note(
            "missing",
            "address",
            f"{url} has no https: browsers offer no passkeys, and others can listen in",
            "PUBLIC_URL",
        )
    else:
        patient.note("good", "address", url)
    if not patient.setting("PROXIES") and url:
        patient.note(
            "good", "proxies", "X-Forwarded-For is trusted from 127.0.0.1 only; UNSHUFFLED_PROXIES names others"
        )


def _host(patient: Patient) -> None:
    if extras.has("host"):
        patient.note("good", "extra", "PostgreSQL, NATS and passkeys can be used")
    else:
        patient.note("missing", "extra", f"for PostgreSQL, NATS and passkeys: {extras.install('host')}")


def _open_files(patient: Patient) -> None:
    if find_spec("resource") is None:  # not on Windows
        return
    import resource  # noqa: PLC0415

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= OPEN_FILES:
        patient.note("good", "open files", "as many as needed" if soft == resource.RLIM_INFINITY else f"{soft}")
    else:
        patient.note("missing", "open files", f"{soft} at most; a host needs {OPEN_FILES} (ulimit -n, LimitNOFILE=)")
