"""Tables in several databases: which ones there are, and where a table is that is not here any more. Finished games as one row.

Nodes of earlier releases do not look for either: bring all of them up to date before you make the first cell. Finished games are packed when they
are some days old.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.add_column("tables", sa.Column("away", sa.Text))
    op.add_column("tables", sa.Column("coming", sa.Text))
    op.add_column("tables", sa.Column("moves", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "cells",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("url", sa.Text),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("name", name="pk_cells"),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_archives_table_id_tables"),
    )
    # Attendance is where accounts are; the table may be elsewhere.
    with op.batch_alter_table("attendance") as attendance:
        attendance.drop_constraint("fk_attendance_table_id_tables", type_="foreignkey")
