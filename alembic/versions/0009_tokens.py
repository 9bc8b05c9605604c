"""Integration tokens: what programs sign in with, in the name of a seat."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("origins", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("issued", sa.String(32), nullable=False),
        sa.Column("expires", sa.String(32), nullable=True),
        sa.Column("last_used", sa.String(32), nullable=True),
        sa.Column("revoked", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("token_hash", name="uq_tokens_token_hash"),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])


def downgrade() -> None:
    op.drop_table("tokens")
