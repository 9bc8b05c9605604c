"""Encoding of the events of a journal row."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from app.engine import Row

__all__ = ["Row", "pack", "unpack"]

Event = dict[str, Any]

#: Bytes from which events are compressed: whole maps are, moves are not.
COMPRESS_FROM = 4_096

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[dict[str, Any]])


def pack(events: Sequence[Event]) -> bytes:
    """Encodes events as JSON, compressed when large. JSON begins with `[`, zlib never does."""
    body = _encoder.encode(events)
    return zlib.compress(body, 6) if len(body) >= COMPRESS_FROM else body


def unpack(body: bytes) -> list[Event]:
    """Decodes what `pack` encoded."""
    return _decoder.decode(body if body[:1] == b"[" else zlib.decompress(body))
