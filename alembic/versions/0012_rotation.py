"""Secrets of webhooks that are replaced bit by bit, and limits of single tokens."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("webhooks", sa.Column("old_secret", sa.String(128), nullable=True))
    op.add_column("webhooks", sa.Column("old_until", sa.String(32), nullable=True))
    op.add_column("tokens", sa.Column("most", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("tokens", "most")
    op.drop_column("webhooks", "old_until")
    op.drop_column("webhooks", "old_secret")
