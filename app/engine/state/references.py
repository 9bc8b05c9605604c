"""References: how log lines and refusals name a unit, a prop, a character or a cell.

In JSON a reference is an object with the id and the name of that moment. Units and props can be
hidden, so their references are types: who may read a log line depends on those in it (see
`visibility.log_visibility`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from typing_extensions import TypedDict

from app.engine.state.crew import Character
from app.engine.state.unit import Unit
from app.rules.geometry.terrain import Prop


class UnitRef(msgspec.Struct, frozen=True):
    """Names a unit: `{"unit": id, "name": name}`."""

    unit: str
    name: str


class PropRef(msgspec.Struct, frozen=True):
    """Names a prop: `{"prop": id, "name": name}`."""

    prop: str
    name: str


class NamedUnit(TypedDict):
    """A unit by id and name."""

    unit: str
    name: str


class NamedProp(TypedDict):
    """A prop by its id and name."""

    prop: str
    name: str


Ref = UnitRef | PropRef


def unit_ref(unit: Unit) -> UnitRef:
    """Returns the reference to a unit."""
    return UnitRef(unit.id, unit.name)


def prop_ref(prop: Prop) -> PropRef:
    """Returns the reference to a prop."""
    return PropRef(prop.id, prop.name or "Prop")


def character_ref(character: Character) -> dict[str, str]:
    """Returns how params name a character. Everybody knows all characters."""
    return {"character": character.id, "name": character.name}


def cell_ref(cell: tuple[int, int, int]) -> dict[str, int]:
    """Returns how params and data name a cell."""
    return {"q": cell[0], "r": cell[1], "level": cell[2]}


def refs_in(value: Any) -> Iterator[Ref]:
    """Yields every reference in the params of a line, at any depth."""
    if isinstance(value, UnitRef | PropRef):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from refs_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from refs_in(each)
