"""`dataclasses.replace` for dataclasses of many fields, in a third to two thirds of the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def fast_replace(value: T, **changes: Any) -> T:
    """Returns a dataclass of two or more fields with some of them changed. Raises KeyError for a
    field that it does not have."""
    kind: Any = type(value)
    places, read = _fields_of(kind)
    values = list(read(value))
    for name, changed in changes.items():
        values[places[name]] = changed
    fresh: T = kind(*values)
    return fresh


@cache
def _fields_of(type_: Any) -> tuple[Mapping[str, int], Callable[[Any], tuple[Any, ...]]]:
    """Returns the place of each field among the arguments of a dataclass, and what reads them
    all."""
    names = [field.name for field in fields(type_) if field.init]
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)
