"""Accounts with their sessions and passkeys, and who has been at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and fill the attendance from the log: guests have a history already."""
    at = sa.DateTime(timezone=True)
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
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_attendance_table_id_tables"),
    )
    person = "data ->> 'person'" if op.get_bind().dialect.name == "postgresql" else "json_extract(data, '$.person')"
    op.execute(
        f"INSERT INTO attendance (person, table_id, at) SELECT {person}, table_id, MIN(at) FROM entries"
        f" WHERE kind = 'Joined' GROUP BY {person}, table_id"
    )
