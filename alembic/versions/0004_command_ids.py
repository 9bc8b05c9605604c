"""Command ids are unique for each seat of a table, no longer for the whole table."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_FOR_TABLE = "uq_journal_table_id_command_id"
_FOR_SEAT = "uq_journal_table_id_seat_id_command_id"


def upgrade() -> None:
    _replace(_FOR_TABLE, _FOR_SEAT, ["table_id", "seat_id", "command_id"])


def downgrade() -> None:
    _replace(_FOR_SEAT, _FOR_TABLE, ["table_id", "command_id"])


def _replace(old: str, new: str, columns: list[str]) -> None:
    # SQLite cannot change a constraint: the journal is copied once.
    how = {"sqlite_with_rowid": False}
    with op.batch_alter_table("journal", table_kwargs=how) as journal:
        journal.drop_constraint(old, type_="unique")
        journal.create_unique_constraint(new, columns)
