"""Requests with a key of the client's, which are carried out once."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "idempotency",
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("claim", sa.String(64), nullable=False),
        sa.Column("request_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("answer", sa.LargeBinary, nullable=True),
        sa.PrimaryKeyConstraint("key_hash", name="pk_idempotency"),
        sa.UniqueConstraint("claim", name="uq_idempotency_claim"),
    )
    op.create_index("ix_idempotency_created", "idempotency", ["created"])
    op.create_index("ix_idempotency_table_id", "idempotency", ["table_id"])


def downgrade() -> None:
    op.drop_table("idempotency")
