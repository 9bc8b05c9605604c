"""What an entry of the library holds, to be shown in the list."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # entries from before say nothing
    op.add_column("library", sa.Column("holds", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    with op.batch_alter_table("library") as table:
        table.drop_column("holds")
