"""Typed decoding that is safe in several threads.

msgspec looks at a type when it is first used, and keeps what it finds before it is complete. A
second thread that uses the type at that moment crashes the process. Here types are looked at one
after the other, before they are used. All typed decoding goes through these functions.
"""

from __future__ import annotations

from threading import Lock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

_known: Final[set[Any]] = set()
_looking: Final = Lock()


def convert(value: Any, shape: type[T], *, strict: bool = True) -> T:
    """Returns a value of builtin types as `shape`. Raises msgspec.ValidationError.

    `strict=False`: text is converted to the number or the truth that `shape` wants.
    """
    if shape not in _known:
        _look_at(shape)
    return msgspec.convert(value, shape, strict=strict)


def decode_json(body: bytes | str, shape: type[T]) -> T:
    """Returns a JSON document as `shape`. Raises msgspec.DecodeError."""
    if shape not in _known:
        _look_at(shape)
    return msgspec.json.decode(body, type=shape)


def decode_msgpack(body: bytes, shape: type[T]) -> T:
    """Returns a MessagePack document as `shape`. Raises msgspec.DecodeError."""
    if shape not in _known:
        _look_at(shape)
    return msgspec.msgpack.decode(body, type=shape)


def _look_at(shape: Any) -> None:
    with _looking:
        msgspec.msgpack.Decoder(shape)
        _known.add(shape)
