"""Links that show a table, live, on a screen in the room."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "screens",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_screens"),
        sa.UniqueConstraint("token_hash", name="uq_screens_token_hash"),
    )
    op.create_index("ix_screens_table_id", "screens", ["table_id"])


def downgrade() -> None:
    op.drop_table("screens")
