"""From a plain URL to a log that is ready.

The database of one machine has nobody to look after it, so SQLite is brought up to date here. A PostgreSQL with many
nodes is upgraded by its operator, once, before the nodes; a node only looks whether that was done.
"""

from __future__ import annotations

from unshuffled.stores import migrate
from unshuffled.stores.engine import BadDatabase, open_engine, parse
from unshuffled.stores.group import GroupedLog
from unshuffled.stores.log import SqlLog


async def open_log(url: str, grouped: bool = True) -> SqlLog:
    """The log in this database: `postgresql://…` or `sqlite:///path`. The caller that opens it closes it.

    Raises `BadDatabase` if there is something for a person to do, `Unavailable` if the database does not answer.
    """
    if parse(url).get_backend_name() == "sqlite":
        await migrate.upgrade(url)
    elif migrate.is_behind(await migrate.current(url)):
        raise BadDatabase("the database is not up to date; run: unshuffled db upgrade")
    # A grouped log writes through one connection; the others read.
    return GroupedLog(open_engine(url, 5)) if grouped else SqlLog(open_engine(url, 16))
