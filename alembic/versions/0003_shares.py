"""Links that show a finished mission to whoever has them."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("mission", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("first_version", sa.BigInteger, nullable=False),
        sa.Column("last_version", sa.BigInteger, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shares"),
        sa.UniqueConstraint("token_hash", name="uq_shares_token_hash"),
    )
    op.create_index("ix_shares_table_id", "shares", ["table_id"])


def downgrade() -> None:
    op.drop_table("shares")
