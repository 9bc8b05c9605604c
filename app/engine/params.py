"""Parameter types, and the conversion of raw parameters into structs.

A refusal names everything that is wrong in one place: all missing fields, or all allowed fields or
values.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from itertools import combinations
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, inspect

from app.engine.malformed import plain
from app.engine.refusals import Refusal
from app.rules.decoding import convert
from app.rules.field_marks import LONGEST_NAME
from app.rules.field_marks import NAME_PATTERN as NAME_PATTERN

T = TypeVar("T")

Id = Annotated[str, Meta(min_length=1, max_length=64, examples=["i12"])]
Name = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=NAME_PATTERN, examples=["Hound"])
]
Text = Annotated[str, Meta(max_length=4000, examples=["Hold the pass."])]
#: The id of a stored picture, "" for none.
PictureId = Annotated[
    str, Meta(max_length=64, pattern=r"^[a-z0-9]*$(?!\n)", examples=["p7q2m4x9c1ab"])
]
Coordinate = Annotated[int, Meta(ge=-100_000, le=100_000, examples=[4])]
Level = Annotated[int, Meta(ge=-1000, le=1000, examples=[0])]
Number = Annotated[int, Meta(ge=0, le=100_000)]
Speed = Annotated[int, Meta(ge=0, le=50)]


class HexForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex as written on the wire, meaning the whole column with all its levels."""

    q: Coordinate
    r: Coordinate


class CellForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell as written on the wire."""

    q: Coordinate
    r: Coordinate
    level: Level


#: Which fields of a struct need or exclude each other, as keywords of JSON Schema, for the schema
#: that is published. The server checks it where the struct is used.
FieldRules = Mapping[str, Any]


def given(*names: str) -> FieldRules:
    """Returns the rule that all of these fields are there and not null."""
    return {"required": list(names), "properties": {name: {"not": _NULL} for name in names}}


def any_given(*groups: tuple[str, ...]) -> FieldRules:
    """Returns the rule that all fields of at least one of these groups are given."""
    return {"anyOf": [given(*group) for group in groups]}


def one_given(*names: str) -> FieldRules:
    """Returns the rule that exactly one of these fields is given."""
    return {"oneOf": [given(name) for name in names]}


def at_most_one(*names: str) -> FieldRules:
    """Returns the rule that no two of these fields are given."""
    return {"not": any_given(*combinations(names, 2))}


_NULL: Final = {"type": "null"}
#: One step of a msgspec error path: a field, an index, or "[...]" for some value of a mapping.
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+|\.\.\.)\]")


def read_struct(raw: Mapping[str, Any], shape: type[T], root: str = "$") -> T:
    """Converts `raw` to the struct `shape`.

    Raises `Refusal("malformed")`: `what` is wrong, and `at` which path below `root`. Its data lists
    every `missing` field there, all `fields` that an object may have, or all allowed `values`.
    """
    try:
        return convert(raw, shape)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `")
        path = at.strip("`") or "$"
    place = path.replace("$", root, 1)
    if missing := _missing(raw, shape, path) if "missing required" in what else ():
        listed = ", ".join(f"`{each}`" for each in missing)
        what = f"Object missing required field{'s' if len(missing) > 1 else ''} {listed}"
        raise Refusal("malformed", {"missing": list(missing)}, what=what, at=place)
    if fields := _known(raw, shape, path) if "unknown field" in what else ():
        listed = ", ".join(f"`{each}`" for each in fields)
        what = f"{what}, expected one of {listed}"
        raise Refusal("malformed", {"fields": list(fields)}, what=what, at=place)
    if values := _values(shape, path) if what.startswith("Invalid ") else ():
        listed = ", ".join(repr(each) for each in values)
        what = f"{what}, expected one of {listed}"
        raise Refusal("malformed", {"values": list(values)}, what=what, at=place)
    raise Refusal("malformed", what=plain(what), at=place)


def nearest(name: str, known: Iterable[str]) -> list[str]:
    """Returns at most three known names that a mistyped one could mean, the most similar first."""
    return get_close_matches(name, known, 3)


def _missing(raw: Any, shape: Any, path: str) -> tuple[str, ...]:
    """Returns the required fields that the object at `path` lacks."""
    found = _object_at(raw, shape, path)
    if found is None:
        return ()
    there, kind = found
    fields = (each for each in kind.fields if each.required)
    return tuple(each.encode_name for each in fields if each.encode_name not in there)


def _known(raw: Any, shape: Any, path: str) -> tuple[str, ...]:
    """Returns the fields that the object at `path` may have."""
    found = _object_at(raw, shape, path)
    if found is None:
        return ()
    _, kind = found
    tag = () if kind.tag_field is None else (kind.tag_field,)
    return (*tag, *(each.encode_name for each in kind.fields))


def _object_at(
    raw: Any, shape: Any, path: str
) -> tuple[Mapping[str, Any], inspect.StructType] | None:
    """Returns the object at `path` and its type; None where msgspec does not name the place."""
    for name, index in _STEP.findall(path):
        if index == "...":  # msgspec does not name the invalid value of the mapping
            return None
        raw = raw[name or int(index)]
    types = (each for each in _types_at(shape, path) if isinstance(each, inspect.StructType))
    kind = next((each for each in types if _is_of(each, raw)), None)
    return None if kind is None else (raw, kind)


def _is_of(found: inspect.StructType, raw: Mapping[str, Any]) -> bool:
    """Returns whether an object carries the tag of this struct, or the struct has none."""
    return found.tag_field is None or raw.get(found.tag_field) == found.tag


def _values(shape: Any, path: str) -> tuple[bool | str | int | None, ...]:
    """Returns the allowed values at `path`, where they are a fixed set."""
    found: list[bool | str | int | None] = []
    for each in _types_at(shape, path):
        if isinstance(each, inspect.LiteralType):
            found.extend(each.values)
    return tuple(found)


def _types_at(shape: Any, path: str) -> list[inspect.Type]:
    """Returns the types that the value at `path` may have."""
    types = list(_plain(_type_info(shape)))
    for name, _ in _STEP.findall(path):
        types = [below for each in types for below in _below(each, name)]
    return types


@cache
def _type_info(shape: Any) -> inspect.Type:
    return inspect.type_info(shape)


def _below(each: inspect.Type, name: str) -> Iterator[inspect.Type]:
    """Yields the types of the field `name` of a struct, or of the items of a collection."""
    if isinstance(each, inspect.StructType):
        if name == each.tag_field and each.tag is not None:
            yield inspect.LiteralType((each.tag,))
        for field in each.fields:
            if field.encode_name == name:
                yield from _plain(field.type)
    elif isinstance(each, inspect.CollectionType):
        yield from _plain(each.item_type)
    elif isinstance(each, inspect.DictType):
        yield from _plain(each.value_type)


def _plain(each: inspect.Type) -> Iterator[inspect.Type]:
    """Yields the type itself, or each member of a union."""
    if isinstance(each, inspect.Metadata):
        yield from _plain(each.type)
    elif isinstance(each, inspect.UnionType):
        for member in each.types:
            yield from _plain(member)
    else:
        yield each
