"""What the commands share: the database they work on, and how servers hear of it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import App, Parameter

from unshuffled.cli import extras
from unshuffled.cli.common import Stop, settings_here
from unshuffled.cli.host import DatabaseUrl as AnyDatabaseUrl
from unshuffled.cli.host import with_log

if TYPE_CHECKING:
    from unshuffled.stores.retention import Retention

admin_app = App(name="admin", help="Moderate hosted tables, and look after people's data.")
DatabaseUrl = Annotated[
    AnyDatabaseUrl,
    Parameter(help="postgresql://user@host/name or sqlite:///path. Default: the SQLite file of this machine."),
]
T = TypeVar("T")


def run(url: str, work: Callable[[Retention], Awaitable[T]]) -> T:
    """Do this with the database; what an operator can change about a failure is one line."""
    extras.need("play", "a database")
    # SQL takes long to import, and most commands need none.
    from unshuffled.stores.retention import Retention  # noqa: PLC0415
    from unshuffled.tables.ports import NoSuchTable  # noqa: PLC0415

    try:
        return with_log(url or here(), lambda log: work(Retention(log.engine)))
    except NoSuchTable:
        raise Stop("there is no such table") from None


def here() -> str:
    """The database that `unshuffled serve` of this machine has."""
    file = data_here() / "unshuffled.db"
    if not file.exists():
        raise Stop("which database? Pass --database-url or set UNSHUFFLED_DATABASE_URL")
    return f"sqlite:///{file}"


def data_here() -> Path:
    """The folder of this machine's own server."""
    from unshuffled.stores.folder import data_folder  # noqa: PLC0415

    return data_folder(settings_here())


def hint(changed: dict[str, int]) -> None:
    """Let servers know at once, if they have NATS. Without it they look within 15 seconds."""
    env = settings_here()
    url = env.get("UNSHUFFLED_NATS_URL", "")
    if not url or not changed:
        return
    extras.need("host", "NATS")
    from unshuffled.server.relays import relay  # noqa: PLC0415

    files = (env.get(f"UNSHUFFLED_NATS_{name}", "") for name in ("CA", "CERT", "KEY"))
    creds = env.get("UNSHUFFLED_NATS_CREDS", "")
    if not asyncio.run(relay.hint(url, changed, relay.tls_context(*files), creds)):
        print("NATS does not answer: servers notice within 15 seconds", file=sys.stderr)


def sure(yes: bool) -> None:
    """Stop, unless the operator has said so."""
    if not yes:
        raise Stop("this cannot be undone; add --yes to do it")


def words_of(said: dict[str, Any]) -> str:
    """What somebody said, or the name of the phrase that they chose."""
    return said.get("words") or f"<{said.get('phrase', '')}>"


def time_of(at: datetime | None) -> str:
    """A time as the commands print it."""
    return "" if at is None else at.isoformat(sep=" ", timespec="minutes")
