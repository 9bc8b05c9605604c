"""Webhooks of tables, with their positions in the log, and their last deliveries."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("secret", sa.String(128), nullable=False),
        sa.Column("viewer", sa.String(16), nullable=False),
        sa.Column("kinds", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("line", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("failing_since", sa.String(32), nullable=True),
        sa.Column("next_at", sa.String(32), nullable=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("held_until", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_webhooks"),
    )
    op.create_index("ix_webhooks_table_id", "webhooks", ["table_id"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("webhook_id", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("line", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("result", sa.String(32), nullable=False),
        sa.Column("status", sa.Integer, nullable=True),
        sa.Column("milliseconds", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_table_id", "deliveries", ["table_id"])
    op.create_index("ix_deliveries_webhook_id", "deliveries", ["webhook_id"])


def downgrade() -> None:
    op.drop_table("deliveries")
    op.drop_table("webhooks")
