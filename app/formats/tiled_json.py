"""Reads and writes maps of Tiled as JSON: `.tmj`."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from app.formats.document import MapDocument
from app.formats.errors import FormatError
from app.formats.hexframe import decoded
from app.formats.json_limits import MOST_DEPTH, count_values, too_deep
from app.formats.tiled_document import TiledMap, object_limit, value_limit
from app.formats.tiled_read import read_document
from app.formats.tiled_write import tiled_document
from app.rules.geometry.terrain import HexMap

FORMAT = "tmj"
_SIGNS = re.compile(
    rb'"(?:compressionlevel|tiledversion|tilewidth|staggeraxis|nextlayerid|tilesets)"\s*:'
)


class _Head(msgspec.Struct):
    infinite: bool = False
    width: int = 1
    height: int = 1


def is_tiled_json(ends: bytes) -> bool:
    """Whether the beginning and the end of a file look like a map of Tiled in JSON."""
    return _SIGNS.search(ends) is not None


def read_tmj(name: str, data: bytes, max_hexes: int) -> MapDocument:
    """Reads a map of Tiled. Raises FormatError with the line or the path of the fault."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    if too_deep(data):
        raise FormatError("too-deep", {"limit": MOST_DEPTH})
    head: _Head = decoded(data, _Head)
    hexes = max_hexes
    if not head.infinite:
        hexes = min(max_hexes, max(0, head.width) * max(0, head.height))
    for found, limit in (
        (count_values(data), value_limit(hexes)),
        (data.count(b"{"), object_limit(hexes)),
    ):
        if found > limit:
            raise FormatError("too-many-values", {"limit": limit})
    return read_document(name, decoded(data, TiledMap), max_hexes, FORMAT)


def write_tmj(board: HexMap, name: str = "", units: list[dict[str, Any]] | None = None) -> bytes:
    """Returns the map as a `.tmj` file, with one layer in a line."""
    parts = []
    for key, value in tiled_document(board, name, units).items():
        if key == "layers":
            layers = b",\n  ".join(msgspec.json.encode(layer) for layer in value)
            parts.append(b' "layers": [\n  %b\n ]' % layers)
        else:
            parts.append(b' "%b": %b' % (key.encode(), msgspec.json.encode(value)))
    return b"{\n" + b",\n".join(parts) + b"\n}\n"
