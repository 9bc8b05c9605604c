"""The first schema: tables, seats, chapters of chance, the journal and its snapshots."""

from __future__ import annotations

import sqlalchemy as sa

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("epoch", sa.String(32), nullable=False),
        sa.Column("pilot_invite", sa.String(64), nullable=False),
        sa.Column("spectator_invite", sa.String(64), nullable=False),
        sa.Column("demo", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("pilot_invite", name="uq_tables_pilot_invite"),
        sa.UniqueConstraint("spectator_invite", name="uq_tables_spectator_invite"),
    )
    op.create_table(
        "seats",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("revoked", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_seats"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("chapter", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("closed_at", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "chapter", name="pk_chapters"),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("command_id", sa.String(64), nullable=False),
        sa.Column("seat_id", sa.String(64), nullable=True),
        sa.Column("body_hash", sa.String(64), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_journal"),
        sa.UniqueConstraint("table_id", "command_id", name="uq_journal_table_id_command_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("fold_version", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_snapshots"),
    )


def downgrade() -> None:
    for name in ("snapshots", "journal", "chapters", "seats", "tables"):
        op.drop_table(name)
