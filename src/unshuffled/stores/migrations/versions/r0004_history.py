"""A digest for each entry, snapshots of tables, and packs by digest.

All of it is beside what release 0.1.0 reads and writes, so its nodes may still run while newer ones arrive.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column and make the tables. Games that were begun before are brought up to date by `stores.resolve`."""
    op.add_column("entries", sa.Column("digest", sa.Text))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id_tables"),
    )
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("kept_at", sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now()),
        sa.PrimaryKeyConstraint("digest", name="pk_packs"),
    )
