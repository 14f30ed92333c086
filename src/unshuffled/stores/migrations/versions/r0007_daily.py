"""The days of the daily table, who played which table of a day first, and what the games came to; and open tables.

All of it is beside what earlier releases read and write, so their nodes may still run.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "daily_days",
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("packs", sa.JSON, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
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
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("host", name="pk_lobby"),
    )
