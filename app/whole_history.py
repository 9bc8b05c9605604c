"""The history of a table in the document of a whole table: every row of its journal, and back.

Rows are JSON lines, compressed and written as base64. What is read is not believed: it is bounded,
each row has its form, and the whole is folded and shown once to every group before anything of it
is kept. Secrets that are no part of a journal (tokens, invites, seeds of open chapters) are in it
as little as there.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from app.engine import Row, State, new_state, snapshot
from app.engine.groups import GROUPS
from app.engine.upcast import UnknownEvent
from app.live.folding import Folded
from app.rules.systems import SYSTEMS

#: Bytes of rows once they are unpacked: a bound against documents made to be large.
MOST_BYTES = 512 * 1024 * 1024

Id = Annotated[str, Meta(pattern=r"^[^\x00]{1,64}$")]


class HistoryDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`table`: the id of the table it is of, at which its dice were rolled; `rows`: how many."""

    table: Annotated[str, Meta(pattern="^[a-z0-9]{1,64}$")]
    rows: Annotated[int, Meta(ge=1)]
    data: str


class BadHistory(ValueError):
    """This is no history of a table: the first step that makes no sense."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class NewerHistory(ValueError):
    """It holds what only a newer program knows: what."""


class _Row(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    version: int
    command_id: Id
    seat_id: Id | None
    body_hash: Annotated[str, Meta(pattern="^[0-9a-f]{0,64}$")]
    at: Annotated[str, Meta(pattern=r"^[0-9T:.+Z-]{10,32}$")]
    events: Annotated[list[dict[str, Any]], Meta(min_length=1)]


_PROMISE = re.compile("([0-9a-f]{64})?")
_SEED = re.compile("(?:[0-9a-f]{2}){8,64}")
_line = msgspec.json.Decoder(_Row)


def history_document(table_id: str, rows: Iterable[Row]) -> dict[str, Any]:
    """The rows of a table's journal."""
    packer, parts, count = zlib.compressobj(6), [], 0
    for row in rows:
        kept = _Row(row.version, row.command_id, row.seat_id, row.body_hash, row.at, row.events)
        parts.append(packer.compress(msgspec.json.encode(kept) + b"\n"))
        count += 1
    parts.append(packer.flush())
    data = base64.b64encode(b"".join(parts)).decode()
    return {"table": table_id, "rows": count, "data": data}


def read_history(document: HistoryDocument, max_hexes: int) -> tuple[list[Row], State]:
    """The rows of a document and the state they lead to; BadHistory, NewerHistory."""
    rows = [_row(document, number, line) for number, line in enumerate(_lines(document), 1)]
    if len(rows) != document.rows or len({row.command_id for row in rows}) != len(rows):
        raise BadHistory(len(rows))
    folded, chapter = Folded(new_state(document.table)), 0
    for row in rows:
        try:
            if any(_too_large(event, max_hexes) for event in row.events):
                raise BadHistory(row.version)
            _check_begins(row)
            counts = folded.state.record.log_counts
            folded.advance(row)
            _check_lines(row, dict(counts))
            _check_chapters(row, chapter)
            chapter = folded.state.record.dice.chapter
        except UnknownEvent as error:
            raise NewerHistory(str(error)) from None
        except Exception as error:  # what it is, nobody can say of a document made by hand
            raise BadHistory(row.version) from error
    _check_end(folded.state)
    return rows, folded.state


def _lines(document: HistoryDocument) -> list[bytes]:
    try:
        raw = base64.b64decode(document.data, validate=True)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(raw, MOST_BYTES)
    except (binascii.Error, zlib.error, ValueError):
        raise BadHistory(0) from None
    if not unpacker.eof or unpacker.unused_data:
        raise BadHistory(0)
    return data.splitlines()


def _row(document: HistoryDocument, number: int, line: bytes) -> Row:
    try:
        found = _line.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise BadHistory(number) from None
    if found.version != number:
        raise BadHistory(number)
    return Row(
        document.table,
        found.version,
        found.command_id,
        found.seat_id,
        found.body_hash,
        found.at,
        found.events,
    )


def _too_large(event: dict[str, Any], max_hexes: int) -> bool:
    map_ = event.get("map")
    if not isinstance(map_, dict):
        return False
    columns, rows = map_["columns"], map_["rows"]
    return not (columns > 0 and rows > 0 and columns * rows <= max_hexes)


def _check_begins(row: Row) -> None:
    """A table is made by its first row and by no other; raises BadHistory."""
    made = [event["type"] for event in row.events].count("table.created")
    if made != (row.version == 1):
        raise BadHistory(row.version)


def _check_lines(row: Row, counts: dict[str, int]) -> None:
    """The log of each group is numbered without gaps; raises BadHistory."""
    for event in row.events:
        for line in event.get("log", ()):
            for group, n in line["n"].items():
                # Of a pilot's own group nobody knows here with which line it began.
                begun = counts.get(group, 0 if group in GROUPS else n - 1)
                if n != begun + 1:
                    raise BadHistory(row.version)
                counts[group] = n


def _check_chapters(row: Row, before: int) -> None:
    """Chapters of dice follow each other, with their promises and seeds; raises BadHistory."""
    for event in row.events:
        if event["type"] not in ("table.created", "dice.chapter"):
            continue
        number, closed = event.get("chapter", 1), event.get("closed")
        fine = number == before + 1 and _PROMISE.fullmatch(event["commitment"])
        if not fine or not (closed is None or _SEED.fullmatch(closed)):
            raise BadHistory(row.version)
        before = number


def _check_end(state: State) -> None:
    """What the rows lead to is a table that can be kept and played; raises BadHistory."""
    known = set(state.table.systems) <= set(SYSTEMS) and 1 <= len(state.table.name) <= 80
    if not known or not state.world.scenes:
        raise BadHistory(state.version)
    try:
        snapshot(state)
    except Exception as error:
        raise BadHistory(state.version) from error
