"""Notices when it is somebody's turn: how each person gets them, when not, and which are due."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables. They are beside what earlier releases read and write, whose nodes send no notices."""
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
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
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
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("changed_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notice_waits"),
    )
    op.create_index("ix_notice_waits_due_at", "notice_waits", ["due_at"])
