"""A digest of the shape of the state, so that snapshots of another shape are not read."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from hashlib import sha256
from typing import Any, get_args, get_type_hints

from app.engine.state.state import State
from app.rules.geometry.chunks import Chunk
from app.rules.geometry.hexset import HexSet


def state_shape() -> str:
    """Returns eight hexadecimal digits that change with the fields of any part of the state."""
    found: dict[type[Any], list[str]] = {}
    _collect(State, found)
    lines = sorted(f"{kind.__qualname__} {' '.join(names)}" for kind, names in found.items())
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


def _collect(kind: Any, found: dict[type[Any], list[str]]) -> None:
    """Adds the dataclasses that values of this type consist of.

    Not those that a snapshot writes in a form of their own.
    """
    for part in get_args(kind):
        _collect(part, found)
    if not isinstance(kind, type) or kind in (Chunk, HexSet):
        return
    if is_dataclass(kind) and kind not in found:
        found[kind] = [f"{each.name}:{each.type}" for each in fields(kind)]
        for each in get_type_hints(kind).values():
            _collect(each, found)
