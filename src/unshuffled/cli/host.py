"""Hosting: the server and its database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress, TimeElapsedColumn

from unshuffled.cli import extras
from unshuffled.cli.common import Packs, Stop, pack_folders

db_app = App(name="db", help="The database of hosted tables.")


DatabaseUrl = Annotated[str, Parameter(env_var="UNSHUFFLED_DATABASE_URL")]


def serve(
    *,
    host: str = "",
    port: int = 0,
    data: Path | None = None,
    database_url: str = "",
    nats_url: str = "",
    public_url: str = "",
    pack: Packs = None,
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
    """
    extras.need("play", "hosting")
    # Only here: the other commands start faster without a web server.
    from unshuffled.server import run, settings  # noqa: PLC0415

    try:
        chosen = settings.settings_from(
            data=data,
            host=host,
            port=port,
            database_url=database_url,
            nats_url=nats_url,
            public_url=public_url,
            packs=pack_folders(pack),
        )
        run.serve(chosen)
    except (settings.BadSettings, OSError) as error:
        raise Stop(str(error)) from None
    return 0


@db_app.command(name="upgrade")
def db_upgrade(*, database_url: DatabaseUrl = "", pack: Packs = None) -> int:
    """Bring a database up to date: create missing tables, and resolve games of release 0.1.0.

    For example: `unshuffled db upgrade`.

    Parameters
    ----------
    database_url
        postgresql://user@host/name or sqlite:///path.
    pack
        Folder of a pack that stored games use; repeatable (UNSHUFFLED_PACKS).
    """
    status = _db(database_url, upgrade=True)
    return status or _resolve(database_url, pack_folders(pack))


@db_app.command(name="current")
def db_current(*, database_url: DatabaseUrl = "") -> int:
    """Check whether a database is up to date; fails if it is not.

    For example: `unshuffled db current`.

    Parameters
    ----------
    database_url
        postgresql://user@host/name or sqlite:///path.
    """
    return _db(database_url, upgrade=False)


def _resolve(url: str, packs: tuple[Path, ...]) -> int:
    from unshuffled.packs import library  # noqa: PLC0415
    from unshuffled.stores import connect, resolve  # noqa: PLC0415
    from unshuffled.tables.contents import Contents  # noqa: PLC0415

    async def games() -> resolve.Resolved:
        log = await connect.open_log(url, grouped=False)
        try:
            contents = Contents(library.load_with(packs), log)
            await contents.keep()
            shown = Console(stderr=True)
            columns = ("[progress.description]{task.description}", TimeElapsedColumn())
            with Progress(*columns, transient=True, console=shown, disable=not shown.is_terminal) as bar:
                task = bar.add_task("games of release 0.1.0")
                return await resolve.resolve(
                    log, contents, lambda now: bar.update(task, description=f"{now.done} games of release 0.1.0")
                )
        finally:
            await log.close()

    result = asyncio.run(games())
    if result.done:
        print(f"{result.done} games of release 0.1.0 resolved")
    for reason, count in result.left.items():
        print(f"{count} games not resolved: {reason}; run this again with --pack and the folder of that pack")
    return 0


def _db(url: str, upgrade: bool) -> int:
    extras.need("play", "a database")
    # SQL takes long to import, and no other command needs it.
    from unshuffled.stores import migrate  # noqa: PLC0415
    from unshuffled.stores.engine import BadDatabase  # noqa: PLC0415
    from unshuffled.stores.log import Unavailable  # noqa: PLC0415

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
