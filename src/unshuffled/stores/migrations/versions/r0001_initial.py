"""All tables.

A revision is never edited once it was released; the next one changes what it made.
"""

import sqlalchemy as sa
from alembic import op

from unshuffled.stores.schema import PARTITIONS

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the tables. There is no way down: a log is not unwritten."""
    at = sa.DateTime(timezone=True)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("opened_at", at, nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        postgresql_partition_by="HASH (id)",
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", at, nullable=False, server_default=sa.func.now()),
        sa.Column("digest", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        postgresql_partition_by="HASH (table_id)",
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        postgresql_partition_by="HASH (table_id)",
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        postgresql_partition_by="HASH (table_id)",
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("at", at, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        postgresql_partition_by="HASH (table_id)",
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("kept_at", at, nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("digest", name="pk_packs"),
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("name", name="uq_accounts_name"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["accounts.person"], name="fk_sessions_person_accounts"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["person"], ["accounts.person"], name="fk_passkeys_person_accounts"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_made_at", "challenges", ["made_at"])
    op.create_table(
        "attendance",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", at, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_attendance"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seen_at", at, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_presence"),
        postgresql_partition_by="HASH (table_id)",
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.Column("until", at),
        sa.PrimaryKeyConstraint("id", name="pk_bans"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("talk", sa.JSON, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.Column("done_at", at),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_made_at", "reports", ["made_at"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "notice_choices",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_notice_choices"),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notice_channels"),
    )
    op.create_index("ix_notice_channels_person", "notice_channels", ["person"])
    op.create_table(
        "notice_waits",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("noticed", sa.Integer, nullable=False),
        sa.Column("due_at", at),
        sa.Column("changed_at", at, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notice_waits"),
    )
    op.create_index("ix_notice_waits_due_at", "notice_waits", ["due_at"])
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("packs", sa.JSON, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("made_at", at, nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_days"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("day", "person", name="pk_daily_tries"),
    )
    op.create_table(
        "daily_results",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("day", "table_id", name="pk_daily_results"),
    )
    op.create_table(
        "lobby",
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", at, nullable=False),
        sa.PrimaryKeyConstraint("host", name="pk_lobby"),
    )
    if op.get_bind().dialect.name == "postgresql":
        for table in ("tables", "entries", "snapshots", "results", "archives"):
            _partition(table)
        # All its rows are written again every few seconds, so each has room for its next version next to it.
        _partition("presence", "UNLOGGED", "WITH (fillfactor = 50)")


def _partition(table: str, kind: str = "", options: str = "") -> None:
    for remainder in range(PARTITIONS):
        which = f"FOR VALUES WITH (MODULUS {PARTITIONS}, REMAINDER {remainder})"
        op.execute(f"CREATE {kind} TABLE {table}_{remainder} PARTITION OF {table} {which} {options}")
