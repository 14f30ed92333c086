"""Bans, and reports of what people did at tables.

It is beside what earlier releases read and write: their nodes may still run, and let in those who are banned.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("network", sa.Text),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("until", sa.DateTime(timezone=True)),
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
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("done_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("by", "person", "made_at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
