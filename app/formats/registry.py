"""The registry of map formats, and the functions that read and write every map file.

A new format is a module with a reader and a writer and one entry in `FORMATS`. A reader gets a
name for the map, the bytes and the greatest number of hexes, and gives a `MapDocument` or raises
`FormatError`; a writer gets the map, its name and units, and gives bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath
from typing import Any

from app.formats.board import read_board
from app.formats.board_write import write_board
from app.formats.document import MapDocument, Report
from app.formats.errors import FormatError, quotable
from app.formats.hexframe import FORMAT, read_hexframe, write_hexframe
from app.rules.geometry.terrain import MAX_HEXES, HexMap

__all__ = [
    "FORMATS",
    "FormatError",
    "MapDocument",
    "MapFormat",
    "Report",
    "read_file",
    "read_map",
    "size_limit",
    "write_map",
]

_HEAD = 4096


@dataclass(frozen=True, slots=True)
class MapFormat:
    """One format: how its files are called, told apart, read and written."""

    name: str
    label: str
    suffixes: tuple[str, ...]
    media_type: str
    looks_like: Callable[[bytes], bool]
    read: Callable[[str, bytes, int], MapDocument]
    write: Callable[[HexMap, str, list[dict[str, Any]] | None], bytes]


FORMATS: dict[str, MapFormat] = {
    entry.name: entry
    for entry in (
        MapFormat(
            "hexframe",
            "Hexframe map",
            (".hexframe.json", ".hexframe", ".json"),
            "application/json",
            lambda head: FORMAT.encode() in head,
            read_hexframe,
            write_hexframe,
        ),
        MapFormat(
            "board",
            "MegaMek board",
            (".board",),
            "text/plain",
            lambda head: re.search(rb"(?im)^[\x00-\x20]*(size|hex)[\x00-\x20]", head) is not None,
            read_board,
            write_board,
        ),
    )
}


def size_limit(max_hexes: int = MAX_HEXES) -> int:
    """The most bytes a file with that many hexes may have; readers of streams stop there."""
    return 1_048_576 + 200 * max_hexes


def read_map(name: str, data: bytes, max_hexes: int = MAX_HEXES) -> MapDocument:
    """Read a map file; `name` is its file name. FormatError says what is wrong, and where."""
    if len(data) > size_limit(max_hexes):
        raise FormatError("too-big", {"limit": size_limit(max_hexes)})
    if not data.strip(b"\x00\t\n\v\f\r \xef\xbb\xbf"):
        raise FormatError("empty")
    return _detect(name, data).read(_title(name), data, max_hexes)


def read_file(path: Path, max_hexes: int = MAX_HEXES) -> MapDocument:
    """Read a map from a file without taking more of it into memory than a map may have.

    OSError when the file cannot be read.
    """
    with path.open("rb") as file:
        return read_map(path.name, file.read(size_limit(max_hexes) + 1), max_hexes)


def write_map(
    fmt: str, board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None
) -> bytes:
    """The map in the format called `fmt`; FormatError `no-such-format` or `cannot-hold`."""
    if fmt not in FORMATS:
        raise FormatError("no-such-format", {"format": quotable(fmt), "known": ", ".join(FORMATS)})
    return FORMATS[fmt].write(board, name, units)


def _detect(name: str, data: bytes) -> MapFormat:
    """By the suffix, else by the beginning of the content."""
    lower = name.lower()
    for entry in FORMATS.values():
        if lower.endswith(entry.suffixes):
            return entry
    for entry in FORMATS.values():
        if entry.looks_like(data[:_HEAD]):
            return entry
    known = ", ".join(suffix for entry in FORMATS.values() for suffix in entry.suffixes)
    raise FormatError("unknown-format", {"name": quotable(name) or "This", "known": known})


def _title(name: str) -> str:
    """A map's name from a file name, whichever system it came from."""
    title = PureWindowsPath(name).name
    suffixes = (suffix for entry in FORMATS.values() for suffix in entry.suffixes)
    found = next((suffix for suffix in suffixes if title.lower().endswith(suffix)), "")
    return quotable(title[: len(title) - len(found)].strip() or "Map", 80)
