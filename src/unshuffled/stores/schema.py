"""The shape of the database, as SQLAlchemy Core tables. The migrations make the same; a test compares the two.

Entries are inserted and never updated. Their primary key (table, number) is what makes one of two writers win: it
must stay, whatever else changes here.

On PostgreSQL everything that belongs to one table of players is hash-partitioned by the table's id (ADR 0026). No foreign
key joins these tables: an append locks its row of `tables` anyway, and the check of a foreign key into a partitioned
table takes a quarter of an append.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    func,
)

# Constraints need names that both databases agree on, so that a later migration can say which one it changes.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

PARTITIONS = 16
"""The number of partitions of each partitioned table on PostgreSQL.

It bounds the machines over which an operator can spread plain partitions, since changing it rewrites all rows; and each
statement whose plan is cached locks all of them. 16 machines carry a million tables (docs/operations/scale.md).
"""
BY_TABLE = "HASH (table_id)"

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("opened_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    postgresql_partition_by="HASH (id)",
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    # JSON and not JSONB: the text comes back as it went in. JSONB refuses "\u0000" and sorts the keys of a record.
    Column("data", JSON, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    # Of this entry and all before it.
    Column("digest", Text, nullable=False),
    postgresql_partition_by=BY_TABLE,
)

# What all entries up to one amount to, the last such of each table: loading begins there.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    postgresql_partition_by=BY_TABLE,
)

# What a finished game came to: a cache for lists of games. It holds while the table's last entry is the one named here.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    postgresql_partition_by=BY_TABLE,
)

# A finished game in one row, in place of its entries (`archive`).
archives = Table(
    "archives",
    metadata,
    Column("table_id", Text, primary_key=True),
    # Of the last entry.
    Column("number", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
    # Lines of talk that were not removed.
    Column("said", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    postgresql_partition_by=BY_TABLE,
)

# Every pack that a game was begun with, by digest.
packs = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("kept_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
)

# Accounts. Times are the database's own (`clock`), since nodes may have different ones.

accounts = Table(
    "accounts",
    metadata,
    # The row of a deleted account stays, with nothing but this: a guest's cookie of that person must not work again.
    Column("person", Text, primary_key=True),
    Column("name", Text, unique=True),
    Column("shown", Text, nullable=False),
    Column("password", Text),
    Column("made_at", DateTime(timezone=True), nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    # A digest: who reads the database cannot be anybody.
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("accounts.person"), nullable=False, index=True),
    Column("made_at", DateTime(timezone=True), nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("accounts.person"), nullable=False, index=True),
    Column("key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False, index=True),
)

# Who has been at which table. The log says it too, but only table by table.
attendance = Table(
    "attendance",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", DateTime(timezone=True), nullable=False),
)

# Who was seen at which table (`presence`). Its partitions on PostgreSQL are UNLOGGED: all rows are written again every few
# seconds, and a crash that empties them makes nobody absent. No index on the time, so that a refresh need not touch any.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("seen_at", DateTime(timezone=True), nullable=False),
    postgresql_partition_by=BY_TABLE,
)

# What operators do (`moderation`).

bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    # One of the two: a person, or an address or network as text.
    Column("person", Text),
    Column("network", Text),
    Column("note", Text, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
    # None: for ever.
    Column("until", DateTime(timezone=True)),
)

# No foreign keys: a report outlives the table it is about.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("by", Text, nullable=False, index=True),
    Column("person", Text, nullable=False, index=True),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    # The last lines that were said before it, since they may be removed.
    Column("talk", JSON, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False, index=True),
    Column("done_at", DateTime(timezone=True)),
)

# Notices (`notices`): guests have them too, so nothing here refers to `accounts`.

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("zone", Text, nullable=False),
    # Minutes after midnight in that zone; the same twice if no hours are quiet.
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
)

notice_channels = Table(
    "notice_channels",
    metadata,
    # A digest of the address. That of a browser is one person's at a time; several people may share a webhook.
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("data", JSON, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
)

# For people with a channel: which entry of a table asked them last, which one they saw last, and which one they had a notice of.
# A notice is due at `due_at`; the node that takes it away sends it.
notice_waits = Table(
    "notice_waits",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("asked", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("noticed", Integer, nullable=False),
    Column("due_at", DateTime(timezone=True), index=True),
    Column("changed_at", DateTime(timezone=True), nullable=False),
)

# The daily table.

daily_days = Table(
    "daily_days",
    metadata,
    # The date in UTC, as in 2026-11-17.
    Column("day", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("packs", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False),
)

# The first table of a day whose game somebody has played.
daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
)

# What a game of a day is said to have come to, up to which entry. It is a claim: each node plays the log again before it
# lists it.
daily_results = Table(
    "daily_results",
    metadata,
    Column("day", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Tables that anyone may join (`lobby`): of each host the one they listed last.
lobby = Table(
    "lobby",
    metadata,
    Column("host", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

OF_A_TABLE = tuple(each for each in metadata.tables.values() if "table_id" in each.c and each is not reports)
"""The tables whose rows are deleted with a table; a report outlives it."""
OF_A_PERSON = (
    sessions,
    passkeys,
    challenges,
    attendance,
    notice_channels,
    notice_choices,
    notice_waits,
    daily_tries,
    presence,
)
"""The tables whose rows are deleted with a person, by their id."""
