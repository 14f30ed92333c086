"""Hosting: the server and its database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

from unshuffled.cli import extras, settings
from unshuffled.cli.common import Packs, Stop, settings_here
from unshuffled.server.settings import BadSettings, settings_from

if TYPE_CHECKING:
    from unshuffled.stores.log import SqlLog

T = TypeVar("T")
db_app = App(name="db", help="The database of hosted tables.")


DatabaseUrl = Annotated[
    str, Parameter(env_var="UNSHUFFLED_DATABASE_URL", help="postgresql://user@host/name or sqlite:///path.")
]


def serve(
    *,
    host: str = "",
    port: int = 0,
    data: Path | None = None,
    database_url: str = "",
    nats_url: str = "",
    public_url: str = "",
    pack: Packs = None,
    print_settings: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Host tables for other people: on one machine without setup, or as one node of many.

    For example: `unshuffled serve --host 0.0.0.0 --port 8080`.

    Parameters
    ----------
    host
        Address to listen on (UNSHUFFLED_HOST). Default: 127.0.0.1; 0.0.0.0 lets other machines in.
    port
        Port to listen on (UNSHUFFLED_PORT). Default: 8080.
    data
        Folder for the database and the key of a single machine (UNSHUFFLED_DATA).
    database_url
        postgresql://… or sqlite:///… (UNSHUFFLED_DATABASE_URL). Default: SQLite in the data folder.
    nats_url
        nats://…, when there are several nodes (UNSHUFFLED_NATS_URL); they also need one UNSHUFFLED_SECRET.
    public_url
        How browsers reach the server, such as https://play.example.org (UNSHUFFLED_PUBLIC_URL).
    pack
        Folder of an extra pack to offer; repeatable, the same on all nodes (UNSHUFFLED_PACKS).
    print_settings
        Print each setting with its value and where that is from, and start nothing. Secrets are hidden.
    """
    extras.need("play", "hosting")
    options: dict[str, Any] = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "nats_url": nats_url,
        "public_url": public_url,
        "packs": tuple(pack or ()),
    }
    try:
        if print_settings:
            print(settings.table(settings.rows(os.environ, data, options)))
            settings_here()
            return 0
        # Only here: the other commands start faster without a web server.
        from unshuffled.server import run  # noqa: PLC0415

        run.serve(settings_from(data=data, **options))
    except (BadSettings, OSError) as error:
        raise Stop(str(error)) from None
    return 0


@db_app.command(name="upgrade")
def db_upgrade(*, database_url: DatabaseUrl = "") -> int:
    """Bring a database up to date: create missing tables and columns.

    For example: `unshuffled db upgrade`.
    """
    return _db(database_url, upgrade=True)


@db_app.command(name="current")
def db_current(*, database_url: DatabaseUrl = "") -> int:
    """Check whether a database is up to date; fails if it is not.

    For example: `unshuffled db current`.
    """
    return _db(database_url, upgrade=False)


@db_app.command(name="pack")
def db_pack(*, days: float = 7, database_url: DatabaseUrl = "") -> int:
    """Make finished games one compact row each, as servers do over time. They can be read and played on as before.

    For example: `unshuffled db pack --days 1`.

    Parameters
    ----------
    days
        Leave games alone in which something happened within so many days.
    """
    from datetime import timedelta  # noqa: PLC0415

    packed = size = 0

    async def some(log: SqlLog) -> int:
        nonlocal packed, size
        games, their_size = await log.pack_finished(timedelta(days=days))
        packed, size = packed + games, size + their_size
        return games

    _in_portions(database_url, some, "games packed")
    print(f"{packed:,} games packed into {size / 1e6:,.1f} MB")
    return 0


@db_app.command(name="unpack")
def db_unpack(*, database_url: DatabaseUrl = "") -> int:
    """Give packed games their rows back.

    Set `UNSHUFFLED_PACK_DAYS=0` on all servers before. For example: `unshuffled db unpack`.
    """
    games = _in_portions(database_url, lambda log: log.unpack_all(), "games unpacked")
    print(f"{games:,} games unpacked")
    return 0


def _in_portions(url: str, some: Callable[[SqlLog], Awaitable[int]], what: str) -> int:
    """Repeat this until there is nothing left to do; gives the sum."""

    async def work(log: SqlLog) -> int:
        done = 0
        shown = Console(stderr=True)
        columns = ("[progress.description]{task.description}", TimeElapsedColumn())
        with Progress(*columns, transient=True, console=shown, disable=not shown.is_terminal) as bar:
            task = bar.add_task(what)
            while found := await some(log):
                done += found
                bar.update(task, description=f"{done:,} {what}")
        return done

    return with_log(url, work)


def with_log(url: str, work: Callable[[SqlLog], Awaitable[T]]) -> T:
    """Do this with the log in a database; what an operator can change about a failure is one line."""
    extras.need("play", "a database")
    # SQL takes long to import, and most commands need none.
    from unshuffled.stores import connect  # noqa: PLC0415
    from unshuffled.stores.engine import BadDatabase  # noqa: PLC0415
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

    settings_here()
    if not url:
        raise Stop("which database? Pass --database-url or set UNSHUFFLED_DATABASE_URL")

    async def done() -> T:
        log = await connect.open_log(url, grouped=False)
        try:
            return await work(log)
        finally:
            await log.close()

    try:
        return asyncio.run(done())
    except (BadDatabase, Unavailable) as error:
        raise Stop(str(error)) from None


def _db(url: str, upgrade: bool) -> int:
    extras.need("play", "a database")
    # SQL takes long to import, and no other command needs it.
    from unshuffled.stores import migrate  # noqa: PLC0415
    from unshuffled.stores.engine import BadDatabase  # noqa: PLC0415
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

    settings_here()
    if not url:
        raise Stop("which database? Pass --database-url or set UNSHUFFLED_DATABASE_URL")
    try:
        if upgrade:
            asyncio.run(migrate.upgrade(url))
        revision = asyncio.run(migrate.current(url))
    except (BadDatabase, Unavailable) as error:
        raise Stop(str(error)) from None
    behind = migrate.is_behind(revision)
    print(f"revision {revision or 'none'}, {f'behind {migrate.newest()}' if behind else 'up to date'}")
    return 1 if behind else 0
