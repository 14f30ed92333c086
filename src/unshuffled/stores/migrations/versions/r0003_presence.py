"""When somebody was last seen at a table, for nodes that cannot ask each other."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table. PostgreSQL writes nothing ahead for it, and has room beside each row for its next version."""
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_presence"),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
        postgresql_with={"fillfactor": 50},
    )
