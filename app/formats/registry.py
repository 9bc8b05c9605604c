"""The registry of map formats, and the functions that read and write every map file.

A new format is a module with a reader and a writer and one entry in `FORMATS`. A reader takes the
name of the map, the bytes and the largest number of hexes, and returns a `MapDocument` or raises
`FormatError`. A writer takes the map, its name and units, and returns bytes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path, PureWindowsPath
from typing import Any

from app.formats.board import read_board
from app.formats.board_write import write_board
from app.formats.document import MapDocument, Report, contents_of
from app.formats.errors import FormatError, quotable
from app.formats.hexframe import FORMAT, read_hexframe, write_hexframe
from app.formats.tiled_json import is_tiled_json, read_tmj, write_tmj
from app.formats.tiled_xml import is_tiled_xml, read_tmx
from app.formats.tiled_xml_write import write_tmx
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

#: How many bytes at either end of a file show its format.
_END = 4096
#: The suffix of any JSON: the content decides.
_ANY_JSON = ".json"
#: Universal VTT, which is recognised to say why it cannot be read.
_UNIVERSAL_VTT = (".dd2vtt", ".uvtt", ".df2vtt")
_VTT_SIGNS = re.compile(rb'"(?:pixels_per_grid|line_of_sight|objects_line_of_sight)"\s*:')


@dataclass(frozen=True, slots=True)
class MapFormat:
    """One format: its name and suffixes, how to detect, read and write it.

    `looks_like` gets the first and the last bytes of a file. `drops`: what of a map it cannot
    hold and leaves out (`units`, `veiled`).
    """

    name: str
    label: str
    suffixes: tuple[str, ...]
    media_type: str
    looks_like: Callable[[bytes], bool]
    read: Callable[[str, bytes, int], MapDocument]
    write: Callable[[HexMap, str, list[dict[str, Any]] | None], bytes]
    drops: tuple[str, ...] = ()

    @property
    def content_type(self) -> str:
        """The media type of a file, which is UTF-8."""
        text = self.media_type.startswith("text/")
        return f"{self.media_type}; charset=utf-8" if text else self.media_type


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
            ("units", "veiled"),
        ),
        MapFormat(
            "tmj",
            "Tiled map, JSON",
            (".tmj",),
            "application/json",
            is_tiled_json,
            read_tmj,
            write_tmj,
        ),
        MapFormat(
            "tmx",
            "Tiled map, XML",
            (".tmx",),
            "application/xml",
            is_tiled_xml,
            read_tmx,
            write_tmx,
        ),
    )
}


def size_limit(max_hexes: int = MAX_HEXES) -> int:
    """Returns the largest size in bytes of a file with that many hexes."""
    return 1_048_576 + 200 * max_hexes


def read_map(name: str, data: bytes, max_hexes: int = MAX_HEXES) -> MapDocument:
    """Reads a map file; `name` is its file name. Raises FormatError with code and place."""
    if _is_universal_vtt(name, data):
        raise FormatError("universal-vtt")
    if len(data) > size_limit(max_hexes):
        raise FormatError("too-big", {"limit": size_limit(max_hexes)})
    if not data.strip(b"\x00\t\n\v\f\r \xef\xbb\xbf"):
        raise FormatError("empty")
    found = _detect(name, data).read(_title(name), data, max_hexes)
    contents = contents_of(found.map, len(found.units))
    return replace(found, report=replace(found.report, contents=contents))


def read_file(path: Path, max_hexes: int = MAX_HEXES) -> MapDocument:
    """Reads a map from a file, and no more of the file than the size limit.

    Raises OSError when the file cannot be read, else as `read_map`.
    """
    with path.open("rb") as file:
        return read_map(path.name, file.read(size_limit(max_hexes) + 1), max_hexes)


def write_map(
    fmt: str, board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None
) -> bytes:
    """Writes the map in the format `fmt`. Raises FormatError `no-such-format`, `cannot-hold`."""
    if fmt not in FORMATS:
        raise FormatError("no-such-format", {"format": quotable(fmt), "known": ", ".join(FORMATS)})
    return FORMATS[fmt].write(board, name, units)


def format_of(name: str) -> MapFormat | None:
    """Returns the format with the suffix of a file name, or None."""
    lower = name.lower()
    return next((each for each in FORMATS.values() if lower.endswith(each.suffixes)), None)


def _ends(data: bytes) -> bytes:
    return data if len(data) <= 2 * _END else data[:_END] + b"\n" + data[-_END:]


def _is_universal_vtt(name: str, data: bytes) -> bool:
    lower = name.lower()
    if lower.endswith(_UNIVERSAL_VTT):
        return True
    other = format_of(name)
    unclear = other is None or (other.name == "hexframe" and lower.endswith(_ANY_JSON))
    return unclear and data.lstrip()[:1] == b"{" and _VTT_SIGNS.search(_ends(data)) is not None


def _detect(name: str, data: bytes) -> MapFormat:
    """Detects the format by the suffix; by both ends of the content where that does not tell."""
    named = format_of(name)
    if named is not None and not name.lower().endswith(_ANY_JSON):
        return named
    ends = _ends(data)
    for entry in FORMATS.values():
        if (named is None or entry.media_type == named.media_type) and entry.looks_like(ends):
            return entry
    if named is not None:
        return named
    known = ", ".join(suffix for entry in FORMATS.values() for suffix in entry.suffixes)
    raise FormatError("unknown-format", {"name": quotable(name) or "This", "known": known})


def _title(name: str) -> str:
    """Returns the name of a map from a file name or path of any operating system."""
    title = PureWindowsPath(name).name
    suffixes = (suffix for entry in FORMATS.values() for suffix in entry.suffixes)
    found = next((suffix for suffix in suffixes if title.lower().endswith(suffix)), "")
    return quotable(title[: len(title) - len(found)].strip() or "Map", 80)
