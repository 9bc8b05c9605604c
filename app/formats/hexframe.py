"""The Hexframe map document: versioned JSON, read and written without loss.

The shape is `hexframe.schema.json` beside this file; docs/map-formats.md explains it. Positions
are axial (q, r), the ground is given row by row as on the map's offset grid.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from app.formats.assemble import assemble, check_size, index_of, notes_of, rows_of
from app.formats.document import MapDocument, Report
from app.formats.errors import FormatError, quotable
from app.formats.json_limits import count_values
from app.rules.decoding import decode_json
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.hexset import NO_HEXES, HexSet
from app.rules.geometry.props import MAX_PROP_HEXES, Look
from app.rules.geometry.terrain import HexMap, Note, Prop

FORMAT = "hexframe-map"
SCHEMA = Path(__file__).with_name("hexframe.schema.json")
VERSION = 1
#: Limits on the number of JSON values: a base, and more per hex, enough for two notes on each.
VALUES, VALUES_PER_HEX = 200_000, 20

_Level = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
_Number = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
_Worth = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
_Coordinate = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]
_Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
_Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
_Name = Annotated[str, msgspec.Meta(max_length=80)]


class _Strict(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    pass


class NoteBody(_Strict, kw_only=True):
    """A note as written in files."""

    kind: _Word
    level: _Number = 1
    text: Annotated[str, msgspec.Meta(max_length=200)] = ""

    def note(self) -> Note:
        """Converts to a note of the rules."""
        return Note(self.kind, self.level, self.text)


class PropBody(_Strict, kw_only=True):
    """A prop as written in files, without its position."""

    id: _Id
    height: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    value: _Worth
    base: _Level | None = None
    integrity: _Worth | None = None
    name: _Name = ""
    hidden: bool = False
    look: Look = ""
    #: all its hexes, where there are several
    hexes: Annotated[
        list[tuple[_Coordinate, _Coordinate]], msgspec.Meta(max_length=MAX_PROP_HEXES)
    ] = []

    def prop_on(self, board: HexMap, levels: Sequence[int | None], here: Hex, floor: int) -> Prop:
        """Converts to a prop; without a base it stands on the highest ground under it."""
        under = [h for h in (here, *(Hex(*h) for h in self.hexes)) if board.contains(h)]
        grounds = [level for h in under if (level := levels[index_of(board, h)]) is not None]
        return self.prop(here, max(grounds, default=None), floor)

    def prop(self, here: Hex, ground: int | None, floor: int) -> Prop:
        """Converts to a prop of the rules; without a base it stands on `ground`, the highest under
        it, or on the floor."""
        base = self.base if self.base is not None else floor if ground is None else ground
        integrity = self.value if self.integrity is None else self.integrity
        return Prop(
            self.id,
            here.q,
            here.r,
            base,
            self.height,
            self.value,
            integrity,
            self.name,
            self.hidden,
            self.look,
            tuple(Hex(*h) for h in self.hexes),
        )


class _PlacedProp(PropBody, kw_only=True):
    q: _Coordinate
    r: _Coordinate


class _NotedHex(_Strict, kw_only=True):
    q: _Coordinate
    r: _Coordinate
    notes: list[NoteBody]


class _Document(_Strict, kw_only=True):
    format: Literal["hexframe-map"]
    version: Literal[1]
    name: _Name = ""
    columns: int
    rows: int
    orientation: Literal["flat", "pointy"]
    floor: _Level = 0
    ceiling: _Level | None = None
    ground: list[list[_Level | None]]
    notes: list[_NotedHex] = []
    props: list[_PlacedProp] = []
    veiled: list[tuple[_Coordinate, _Coordinate]] = []
    units: list[dict[str, Any]] = []


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 1
    columns: int = 1
    rows: int = 1


def schema() -> dict[str, Any]:
    """Returns the published JSON Schema of the document."""
    found: dict[str, Any] = json.loads(SCHEMA.read_bytes())
    return found


def note_body(note: Note) -> NoteBody:
    """A note as written in files."""
    return NoteBody(kind=note.kind, level=note.level, text=note.text)


def prop_fields(prop: Prop) -> dict[str, Any]:
    """Returns the fields of a prop in a file, without its position."""
    return {
        "id": prop.id,
        "base": prop.base,
        "height": prop.height,
        "value": prop.value,
        "integrity": prop.integrity if prop.integrity != prop.value else None,
        "name": prop.name,
        "hidden": prop.hidden,
        "look": prop.look,
        "hexes": [tuple(h) for h in prop.hexes] if len(prop.hexes) > 1 else [],
    }


def decoded(data: bytes, kind: type[Any]) -> Any:
    """Decodes bytes as `kind`. Raises FormatError `bad-json` with a line, or `bad-document`."""
    try:
        return decode_json(data, kind)
    except msgspec.ValidationError as error:
        raise FormatError("bad-document", {"detail": quotable(str(error), 200)}) from None
    except msgspec.DecodeError as error:
        place = re.search(r"\(byte ([0-9]+)\)", str(error))
        line = data.count(b"\n", 0, int(place[1])) + 1 if place else data.count(b"\n") + 1
        raise FormatError("bad-json", {"detail": quotable(str(error), 200)}, line) from None
    except RecursionError as error:
        raise FormatError("bad-json", {"detail": quotable(str(error), 200)}, path="$") from None
    except UnicodeDecodeError as error:
        try:
            data.decode()
        except UnicodeDecodeError as where:
            line = data.count(b"\n", 0, where.start) + 1
        raise FormatError("bad-json", {"detail": quotable(str(error), 200)}, line) from None


def _check_values(data: bytes, hexes: int) -> None:
    """Raises FormatError `too-many-values` before decoding; commas in text count as well."""
    limit = VALUES + VALUES_PER_HEX * hexes
    if count_values(data) > limit:
        raise FormatError("too-many-values", {"limit": limit})


def read_hexframe(name: str, data: bytes, max_hexes: int) -> MapDocument:
    """Reads a map document. Raises FormatError when it is invalid or contradicts itself."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    head: _Head = decoded(data, _Head)
    if head.format == FORMAT and head.version > VERSION:
        raise FormatError("newer-version", {"version": head.version, "known": VERSION})
    check_size(head.columns, head.rows, max_hexes)
    _check_values(data, head.columns * head.rows)
    document: _Document = decoded(data, _Document)
    columns, rows = document.columns, document.rows
    if len(document.ground) != rows:
        raise FormatError("wrong-rows", {"expected": rows, "found": len(document.ground)})
    levels: list[int | None] = []
    for number, row in enumerate(document.ground, 1):
        if len(row) != columns:
            params = {"row": number, "expected": columns, "found": len(row)}
            raise FormatError("wrong-row", params)
        levels += row
    frame = HexMap(columns, rows, document.orientation, ())
    notes = _notes(frame, document.notes)
    props = [
        item.prop_on(frame, levels, Hex(item.q, item.r), document.floor) for item in document.props
    ]
    made = assemble(
        columns,
        rows,
        document.orientation,
        levels,
        notes,
        props,
        document.floor,
        document.ceiling,
    )
    made = made.with_veil(_veil(made, document.veiled))
    return MapDocument(document.name or name, made, document.units, Report("hexframe"))


def _veil(board: HexMap, hexes: list[tuple[int, int]]) -> HexSet:
    places = []
    for q, r in hexes:
        place = board.place(Hex(q, r))
        if place is None:
            raise FormatError("veil-off-map", {"q": q, "r": r})
        places.append(place)
    return NO_HEXES.with_places(places)


def _notes(frame: HexMap, items: list[_NotedHex]) -> dict[int, tuple[Note, ...]]:
    notes: dict[int, tuple[Note, ...]] = {}
    for item in items:
        here = Hex(item.q, item.r)
        if not frame.contains(here):
            raise FormatError("note-off-map", {"q": item.q, "r": item.r})
        index = index_of(frame, here)
        if index in notes:
            column, row = index % frame.columns + 1, index // frame.columns + 1
            raise FormatError("notes-twice", {"label": f"{column:02}{row:02}"})
        notes[index] = tuple(body.note() for body in item.notes)
    return {index: here for index, here in notes.items() if here}


def write_hexframe(
    board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None
) -> bytes:
    """Returns the map as a document: deterministic, one row, hex or prop per line."""

    def block(key: str, lines: list[str]) -> str:
        body = ",\n  ".join(lines)
        return f' "{key}": [\n  {body}\n ]' if lines else f' "{key}": []'

    def encoded(value: Any) -> str:
        return msgspec.json.encode(value).decode()

    notes = []
    for index, here in notes_of(board).items():
        h = from_offset(index % board.columns, index // board.columns, board.orientation)
        notes.append(encoded(_NotedHex(q=h.q, r=h.r, notes=[note_body(note) for note in here])))
    props = [
        encoded(_PlacedProp(q=prop.q, r=prop.r, **prop_fields(prop)))
        for _, prop in sorted(board.props.items())
    ]
    head = {
        "format": FORMAT,
        "version": VERSION,
        "name": name,
        "columns": board.columns,
        "rows": board.rows,
        "orientation": board.orientation,
        "floor": board.floor,
        "ceiling": board.ceiling,
    }
    parts = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in head.items()]
    parts.append(block("ground", [encoded(row) for row in rows_of(board)]))
    parts.append(block("notes", notes))
    parts.append(block("props", props))
    veiled = [encoded([h.q, h.r]) for h in board.hexes_of(board.veiled)]
    if veiled:
        parts.append(block("veiled", veiled))
    if units:
        parts.append(block("units", [encoded(unit) for unit in units]))
    return ("{\n" + ",\n".join(parts) + "\n}\n").encode()
