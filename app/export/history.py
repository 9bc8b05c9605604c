"""Export and import of a table's history: every row of its journal.

Rows are JSON lines, compressed and encoded as base64. An import is untrusted: its size is bounded,
each row is validated, and the whole history is replayed for every group before it is stored. It has
no secrets (tokens, invites, seeds of open chapters), because the journal has none.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from app.engine import Row, State, new_state, snapshot
from app.engine.commands.units.unit_changes import Cells
from app.engine.commands.units.units import MOST_UNITS, unit_count
from app.engine.events.upcast import UnknownEvent
from app.engine.params import Text
from app.engine.visibility.groups import GROUPS
from app.formats.hexframe import VALUES, VALUES_PER_HEX
from app.formats.json_limits import count_values, too_deep
from app.formats.registry import size_limit
from app.live.replay import ReplayedTable
from app.rules.decoding import convert
from app.rules.systems import SYSTEMS

#: Limits on unpacked bytes: in all, and per packed byte beyond the first ones. Rows of play pack to
#: a tenth, blank maps to a hundredth.
MOST_BYTES = 256 * 1024 * 1024
MOST_TIMES, FREE_BYTES = 100, 8 * 1024 * 1024
#: Limits on the JSON values of a row: a base, and more per hex of the largest map.
ROW_VALUES, ROW_VALUES_PER_HEX = VALUES, VALUES_PER_HEX
#: Bytes unpacked at a time.
PIECE = 64 * 1024

Id = Annotated[str, Meta(pattern=r"^[^\x00]{1,64}$")]


class HistoryDocument(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`table`: the id of the table where the dice were rolled; `rows`: their number."""

    table: Annotated[str, Meta(pattern="^[a-z0-9]{1,64}$")]
    rows: Annotated[int, Meta(ge=1)]
    data: str


class BadHistory(ValueError):
    """An invalid history; names the first row that is wrong."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class NewerHistory(ValueError):
    """A history with something that only a newer program knows; names it."""


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
    """Returns the document with the rows of a table's journal."""
    packer, parts, count = zlib.compressobj(6), [], 0
    for row in rows:
        kept = _Row(row.version, row.command_id, row.seat_id, row.body_hash, row.at, row.events)
        parts.append(packer.compress(msgspec.json.encode(kept) + b"\n"))
        count += 1
    parts.append(packer.flush())
    data = base64.b64encode(b"".join(parts)).decode()
    return {"table": table_id, "rows": count, "data": data}


def read_history(document: HistoryDocument, max_hexes: int, keep: Callable[[Row], None]) -> State:
    """Replays the rows of a document and returns the last state; `keep` gets each valid row.

    Only one row at a time is in memory. Raises BadHistory, NewerHistory.
    """
    folded, chapter = ReplayedTable(new_state(document.table)), 0
    seen: set[tuple[str | None, str]] = set()
    most_values = ROW_VALUES + ROW_VALUES_PER_HEX * max_hexes
    for number, line in enumerate(_lines(document, max_hexes), 1):
        if number > document.rows or count_values(line) > most_values or too_deep(line):
            raise BadHistory(number)
        row = _row(document, number, line)
        sent = (row.seat_id, row.command_id)
        if sent in seen:
            raise BadHistory(number)
        seen.add(sent)
        try:
            if any(_too_large(event, max_hexes) for event in row.events):
                raise BadHistory(row.version)
            _check_begins(row)
            counts = folded.state.record.log_counts
            folded.advance(row)
            _check_lines(row, dict(counts))
            _check_chapters(row, chapter)
            _check_units(row, folded.state)
            chapter = folded.state.record.dice.chapter
        except UnknownEvent as error:
            raise NewerHistory(str(error)) from None
        except Exception as error:  # the cause is unknown in a document written by hand
            raise BadHistory(row.version) from error
        keep(row)
    if len(seen) != document.rows:
        raise BadHistory(len(seen))
    _check_end(folded.state)
    return folded.state


def _lines(document: HistoryDocument, max_hexes: int) -> Iterator[bytes]:
    """Yields the rows one by one as they are unpacked.

    Raises BadHistory for invalid compression, for a row longer than the largest map, and beyond the
    limit of unpacked bytes.
    """
    try:
        packed = base64.b64decode(document.data, validate=True)
    except (binascii.Error, ValueError):
        raise BadHistory(0) from None
    most = min(MOST_BYTES, FREE_BYTES + MOST_TIMES * len(packed))
    unpacker, left, line, number = zlib.decompressobj(), most, bytearray(), 1
    while not unpacker.eof:
        try:
            piece = unpacker.decompress(packed, PIECE)
        except zlib.error:
            raise BadHistory(0) from None
        packed = unpacker.unconsumed_tail
        left -= len(piece)
        *ended, rest = piece.split(b"\n")
        if left < 0 or not (piece or packed or unpacker.eof):
            raise BadHistory(number if left < 0 else 0)
        for end in ended:
            line += end
            yield bytes(line)
            line.clear()
            number += 1
        line += rest
        if len(line) > size_limit(max_hexes):
            raise BadHistory(number)
    if line or unpacker.unused_data:
        raise BadHistory(0)


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
    """Raises BadHistory unless the first row, and no other, creates the table."""
    made = [event["type"] for event in row.events].count("table.created")
    if made != (row.version == 1):
        raise BadHistory(row.version)


def _check_lines(row: Row, counts: dict[str, int]) -> None:
    """Raises BadHistory unless the log of each group is numbered without gaps."""
    for event in row.events:
        for line in event.get("log", ()):
            for group, n in line["n"].items():
                # The first line of a one-pilot group is unknown here.
                begun = counts.get(group, 0 if group in GROUPS else n - 1)
                if n != begun + 1:
                    raise BadHistory(row.version)
                counts[group] = n


def _check_chapters(row: Row, before: int) -> None:
    """Raises BadHistory unless dice chapters follow each other with commitments and seeds."""
    for event in row.events:
        if event["type"] not in ("table.created", "dice.chapter"):
            continue
        number, closed = event.get("chapter", 1), event.get("closed")
        fine = number == before + 1 and _PROMISE.fullmatch(event["commitment"])
        if not fine or not (closed is None or _SEED.fullmatch(closed)):
            raise BadHistory(row.version)
        before = number


class _Fields(msgspec.Struct):
    """The fields of a unit in a command, with the bounds that commands have."""

    name: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    footprint: Cells | UnsetType = UNSET
    notes: Text | UnsetType = UNSET


def _check_units(row: Row, state: State) -> None:
    """Raises BadHistory or ValidationError for more or larger units than commands allow."""
    for event in row.events:
        for part in ("unit", "set"):
            if isinstance(event.get(part), dict):
                convert(event[part], _Fields)
        # Each may have a pilot who ejected.
        if event["type"] == "unit.added" and unit_count(state.world) > 2 * MOST_UNITS:
            raise BadHistory(row.version)


def _check_end(state: State) -> None:
    """Raises BadHistory unless the last state is a table that can be stored and played."""
    known = set(state.table.systems) <= set(SYSTEMS) and 1 <= len(state.table.name) <= 80
    if not known or not state.world.scenes:
        raise BadHistory(state.version)
    try:
        snapshot(state)
    except Exception as error:
        raise BadHistory(state.version) from error
