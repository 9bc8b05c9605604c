"""Decodes the tiles of a Tiled layer: numbers, csv, or base64 with zlib, gzip or zstd.

The decoded size is known before: nothing is decompressed beyond it.
"""

from __future__ import annotations

import binascii
import re
import sys
import zlib
from array import array
from typing import Any

from app.formats.tiled_document import Place

#: Bits of a tile's number that say how it is flipped or rotated.
TILE = 0x0FFF_FFFF
_CSV = re.compile(r"[0-9,\s]*", re.ASCII)
#: zlib's sign for a gzip header.
_GZIP = 31
#: The largest window of zstd, in powers of two of bytes: more than any layer needs.
_ZSTD_WINDOW = 23


class BadData(ValueError):
    """Data that cannot be decoded; the text says why."""


def decode_cells(
    data: list[int] | str | None,
    encoding: str,
    compression: str,
    expected: int,
    place: Place,
    layer: str,
) -> array[int]:
    """Returns the numbers of `expected` tiles without their flags, row by row; 0 is no tile.

    Raises FormatError `bad-cells`, `wrong-cells`, `unknown-encoding`.
    """
    try:
        if isinstance(data, list):
            cells = array("I", data)
        elif encoding in ("csv", ""):
            cells = _from_csv(data or "", expected)
        elif encoding == "base64" and compression in _UNPACK:
            cells = _from_bytes(_UNPACK[compression](_from_base64(data or ""), 4 * expected))
        else:
            named = f"{encoding[:40]} {compression[:40]}".strip()
            raise place.error("unknown-encoding", layer=layer, found=named)
    except BadData as error:
        raise place.error("bad-cells", layer=layer, detail=str(error)) from None
    if len(cells) != expected:
        found = f"more than {expected}" if len(cells) > expected else len(cells)
        raise place.error("wrong-cells", layer=layer, expected=expected, found=found)
    if cells and max(cells) > TILE:
        return array("I", (cell & TILE for cell in cells))
    return cells


def _from_csv(text: str, expected: int) -> array[int]:
    if text.count(",") > expected:
        return array("I", bytes(4 * (expected + 1)))  # too many, whatever they are
    if _CSV.fullmatch(text) is None:
        raise BadData("csv has digits and commas only")
    if not text.strip():
        return array("I")
    try:
        return array("I", map(int, text.split(",")))
    except (ValueError, OverflowError):
        raise BadData("csv has one number from 0 to 4294967295 between commas") from None


def _from_base64(text: str) -> bytes:
    packed = "".join(text.split())
    try:
        return binascii.a2b_base64(packed.encode("ascii"), strict_mode=True)
    except (binascii.Error, UnicodeEncodeError):
        raise BadData("it is not base64") from None


def _from_bytes(data: bytes) -> array[int]:
    if len(data) % 4:
        raise BadData("the length is not a multiple of four bytes")
    cells = array("I", data)
    if sys.byteorder == "big":
        cells.byteswap()
    return cells


def _plain(data: bytes, size: int) -> bytes:
    return data[: size + 4]


def _zlib(data: bytes, size: int) -> bytes:
    return _inflated(zlib.decompressobj(), data, size)


def _gzip(data: bytes, size: int) -> bytes:
    return _inflated(zlib.decompressobj(_GZIP), data, size)


def _inflated(tool: Any, data: bytes, size: int, damage: type[Exception] = zlib.error) -> bytes:
    """Returns at most a little more than `size` bytes; `damage` is what the tool raises."""
    try:
        found: bytes = tool.decompress(data, size + 4)
    except damage:
        raise BadData("the compressed data is damaged") from None
    if len(found) <= size and not tool.eof:
        raise BadData("the compressed data is cut off")
    return found


def _zstd(data: bytes, size: int) -> bytes:
    zstd = _zstd_module()
    tool = zstd.ZstdDecompressor(options={zstd.DecompressionParameter.window_log_max: _ZSTD_WINDOW})
    return _inflated(tool, data, size, zstd.ZstdError)


def _zstd_module() -> Any:
    """Returns the module of the standard library, or for Python before 3.14 its copy."""
    if sys.version_info >= (3, 14):
        from compression import zstd
    else:
        from backports import zstd
    return zstd


_UNPACK = {"": _plain, "zlib": _zlib, "gzip": _gzip, "zstd": _zstd}
