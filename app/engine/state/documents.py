"""Cells, units and characters as JSON documents, and changes of units from JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, Final, TypeVar, get_type_hints

import msgspec
from typing_extensions import TypedDict

from app.engine.state.builds import Frame
from app.engine.state.crew import Character
from app.engine.state.unit import Unit
from app.rules.decoding import convert
from app.rules.fast_replace import fast_replace

T = TypeVar("T")

_CHARACTER_FIELDS: Final = tuple(field.name for field in fields(Character) if field.init)
UNIT_FIELDS: Final = tuple(f.name for f in fields(Unit) if f.init)


class HexDocument(TypedDict):
    """A hex with all its levels."""

    q: int
    r: int


class CellDocument(TypedDict):
    """One hexagonal cell: axial `q`, `r` and `level` (10 m each)."""

    q: int
    r: int
    level: int


def cell_document(cell: tuple[int, int, int]) -> CellDocument:
    """Returns a cell, JSON-ready."""
    return {"q": cell[0], "r": cell[1], "level": cell[2]}


@cache
def _unit_types() -> dict[str, Any]:
    return get_type_hints(Unit)


def unit_document(unit: Unit) -> dict[str, Any]:
    """Returns all fields of a unit, JSON-ready."""
    document: dict[str, Any] = msgspec.to_builtins(
        {name: getattr(unit, name) for name in UNIT_FIELDS}
    )
    return document


@cache
def _frame_types() -> dict[str, Any]:
    return get_type_hints(Frame)


def unit_with(
    unit: Unit, values: Mapping[str, Any], frame: Mapping[str, Any] | None = None
) -> Unit:
    """Returns a unit with fields set from JSON values.

    `frame`: JSON values for fields of its frame; ignored where the unit has none.
    """
    types = _unit_types()
    read = {name: convert(value, types[name]) for name, value in values.items()}
    if frame is not None and unit.frame is not None:
        kinds = _frame_types()
        parts = {name: convert(value, kinds[name]) for name, value in frame.items()}
        read["frame"] = replace(unit.frame, **parts)
    return fast_replace(unit, **read)


def from_document(document: Mapping[str, Any], shape: type[T]) -> T:
    """Returns the dataclass of a document that an event holds. Its caches are never read from it:
    a history may have been made by hand."""
    names = (field.name for field in fields(shape) if field.init)  # type: ignore[arg-type]
    return convert({name: document[name] for name in names if name in document}, shape)


def character_document(character: Character) -> dict[str, Any]:
    """Returns all fields of a character, JSON-ready."""
    document: dict[str, Any] = msgspec.to_builtins(
        {name: getattr(character, name) for name in _CHARACTER_FIELDS}
    )
    return document
