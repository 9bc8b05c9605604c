"""Copies of journal rows from one table to another, inside a larger write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, insert, literal, select

from app.engine import Row
from app.store.rows import pack
from app.store.schema import journal

#: Rows inserted at a time.
AT_ONCE = 500


def copy_rows(connection: Connection, source: str, table_id: str, last: int) -> None:
    """Copies the rows of a table up to a version to another table."""
    kept = [column for column in journal.c if column.name != "table_id"]
    rows = select(literal(table_id), *kept).where(
        journal.c.table_id == source, journal.c.version <= last
    )
    names = ["table_id", *(column.name for column in kept)]
    connection.execute(insert(journal).from_select(names, rows))


def pack_rows(table_id: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Encodes rows for storage, which is slow for many rows."""
    return [
        {
            "table_id": table_id,
            "version": row.version,
            "command_id": row.command_id,
            "seat_id": row.seat_id,
            "body_hash": row.body_hash,
            "at": row.at,
            "events": pack(row.events),
        }
        for row in rows
    ]


def add_rows(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Inserts packed rows."""
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(insert(journal), rows[first : first + AT_ONCE])
