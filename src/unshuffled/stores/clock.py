"""The database's own clock, the only one that all nodes share.

A node's clock may be wrong by minutes or years, and nobody notices until two nodes compare what they wrote. So whatever
expires is written and judged by the database.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, DateTime, Float, Text, cast, extract, func, literal, type_coerce

SQLITE = "%Y-%m-%d %H:%M:%f"
"""How SQLite has a time as text, but for three digits: the same as SQLAlchemy writes, so that texts can be compared."""
DAY = 86_400.0


class Clock:
    """Times as SQL, for one kind of database."""

    def __init__(self, dialect: str) -> None:
        self._on_sqlite = dialect == "sqlite"

    @property
    def now(self) -> ColumnElement[datetime]:
        """When the statement began; within a transaction on PostgreSQL, when that began."""
        return self.ago(timedelta()) if self._on_sqlite else func.now()

    def ago(self, span: timedelta) -> ColumnElement[datetime]:
        """So long before now; after it, if that is negative."""
        if not self._on_sqlite:
            return func.now() - literal(span)
        # CURRENT_TIMESTAMP has whole seconds only.
        earlier = f"{-span.total_seconds():+.3f} seconds"
        text = func.strftime(SQLITE, "now", earlier, type_=Text).concat("000")
        return type_coerce(text, DateTime(timezone=True))

    def age(self, at: ColumnElement[Any]) -> ColumnElement[float]:
        """Seconds since then."""
        if not self._on_sqlite:
            return cast(extract("epoch", func.now() - at), Float)
        return (func.julianday("now", type_=Float) - func.julianday(at, type_=Float)) * DAY
