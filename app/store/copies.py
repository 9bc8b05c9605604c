"""Rows of one table's journal taken over into another one, inside a larger write."""

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
    """The rows of a table up to a version, for another table."""
    kept = [column for column in journal.c if column.name != "table_id"]
    rows = select(literal(table_id), *kept).where(
        journal.c.table_id == source, journal.c.version <= last
    )
    names = ["table_id", *(column.name for column in kept)]
    connection.execute(insert(journal).from_select(names, rows))


def pack_rows(table_id: str, rows: Iterable[Row]) -> list[dict[str, Any]]:
    """Rows as they are stored for a table, which takes a while when they are many."""
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
    """Rows that are packed already."""
    for first in range(0, len(rows), AT_ONCE):
        connection.execute(insert(journal), rows[first : first + AT_ONCE])
