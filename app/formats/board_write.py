"""Writes a map as a MegaMek `.board` file; comments hold what MegaMek cannot express.

`board` explains the comments (`#:hexframe`).
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from app.formats.assemble import notes_of, rows_of
from app.formats.board import DETAILS, checksum, props_of
from app.formats.board_terrain import read_hex, write_hex
from app.formats.errors import FormatError
from app.formats.hexframe import PropBody, note_body, prop_fields
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.terrain import HexMap, Note


def write_board(board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None) -> bytes:
    """Returns the map as ASCII. Raises FormatError `cannot-hold` for a pointy-top map."""
    del units  # The format has no field for units.
    if board.orientation != "flat":
        raise FormatError("cannot-hold", {"format": "board", "what": "pointy-top hexes"})
    lines = [f"# {name.encode('ascii', 'replace').decode()}"] if name.isprintable() and name else []
    lines.append(f"size {board.columns} {board.rows}")
    rows = rows_of(board)
    lowest = min((level for row in rows for level in row if level is not None), default=0)
    if board.floor != min(0, lowest) or board.ceiling is not None:
        about = {"floor": board.floor, "ceiling": board.ceiling}
        lines.append(f"{DETAILS}map {json.dumps(about)}")
    notes = notes_of(board)
    for row, levels in enumerate(rows):
        for column, ground in enumerate(levels):
            h = from_offset(column, row, "flat")
            here = notes.get(row * board.columns + column, ())
            lines += _hex_lines(board, h, f"{column + 1:02}{row + 1:02}", ground, here)
    lines.append("end\n")
    return "\n".join(lines).encode("ascii")


def _hex_lines(
    board: HexMap, h: Hex, name: str, ground: int | None, notes: tuple[Note, ...]
) -> list[str]:
    """Yields the line of one hex, after a comment with details that the line cannot express."""
    props = board.props_at(h)
    if ground is not None and not notes and not props:
        return [f'hex {name} {ground} "" ""']
    level, terrain = write_hex(ground, notes, props, board.floor)
    line = f'hex {name} {level} "{terrain}" ""'
    plain = read_hex(level, terrain)
    if (plain.ground, plain.notes) == (ground, notes) and props_of(plain, h) == list(props):
        return [line]
    details = msgspec.json.encode(
        {
            "ground": ground,
            "notes": [note_body(note) for note in notes],
            "props": [PropBody(**prop_fields(prop)) for prop in props],
        }
    )
    ascii_only = json.dumps(json.loads(details), separators=(",", ":"))
    return [f"{DETAILS}{checksum(level, terrain)} {ascii_only}", line]
