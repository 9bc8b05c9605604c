"""Types of JSON documents: descriptions of their fields, and dataclasses in their JSON form.

A document is a `TypedDict` beside the function that builds it. The published schemas are derived
from these types by pydantic, outside of rules and engine; nothing is validated while the program
runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
import typing_extensions

T = TypeVar("T")
#: The keyword with which a schema refers to a published one until the document is put together.
SCHEMA_NAME: Final = "x-schema"


@dataclass(frozen=True, slots=True)
class Doc:
    """Describes a field in the published schema: `Annotated[int, Doc("in hexes")]`.

    `example`: a value of it. An optional field that has one is part of the example of its command
    or query.
    """

    text: str
    example: Any = None

    def __get_pydantic_json_schema__(
        self, schema: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        described = {**handler(schema), "description": self.text}
        return described if self.example is None else {**described, "examples": [self.example]}


@dataclass(frozen=True, slots=True)
class SchemaName:
    """Names the published schema of a value that is checked elsewhere, or not at all:
    `Annotated[dict[str, Any], SchemaName("Command")]`."""

    name: str

    def __get_pydantic_json_schema__(
        self, schema: Any, handler: Callable[[Any], dict[str, Any]]
    ) -> dict[str, Any]:
        return {**handler(schema), SCHEMA_NAME: self.name}


@dataclass(frozen=True, slots=True)
class Reshaped:
    """Names a `JsonForm` without one field, or with those of a `TypedDict` besides:
    `Annotated[JsonForm[Numbers], Reshaped("FrameNumbers", without="profiles")]`."""

    name: str
    without: str = ""
    more: Any = None

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        kind = get_args(source)[0]
        return handler.generate_schema(_document(kind, self.name, self.without, self.more))


class JsonForm(Mapping[str, Any], Generic[T]):
    """The type of a dataclass in JSON: a dict of all its fields, as `json_form` returns it."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        return handler.generate_schema(_in_json(get_args(source)[0]))


def json_form(value: T) -> JsonForm[T]:
    """Returns a dataclass as JSON gives it back: dataclasses are dicts, tuples are lists."""
    form: JsonForm[T] = msgspec.json.decode(msgspec.json.encode(value))
    return form


def split_form(value: T, field: str) -> tuple[JsonForm[T], Any]:
    """Returns a dataclass as JSON gives it back without one field, and that field."""
    form: Any = json_form(value)
    return form, form.pop(field)


def json_forms(values: Iterable[T]) -> list[JsonForm[T]]:
    """Returns dataclasses as JSON gives them back."""
    forms: list[JsonForm[T]] = msgspec.json.decode(msgspec.json.encode(tuple(values)))
    return forms


_typed_dict: Final[Any] = typing_extensions.TypedDict


@cache
def _document(kind: Any, name: str = "", without: str = "", more: Any = None) -> Any:
    """Returns the `TypedDict` of a dataclass, or of what `Reshaped` makes of it."""
    types = get_type_hints(kind, include_extras=True)
    document = _typed_dict(
        name or kind.__name__,
        {each.name: _in_json(types[each.name]) for each in fields(kind) if each.name != without}
        | ({} if more is None else get_type_hints(more, include_extras=True)),
    )
    document.__doc__ = kind.__doc__
    return document


def _in_json(kind: Any) -> Any:
    """Returns a type with the documents of dataclasses in their place."""
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _document(kind)
    if not args or origin is Literal:
        return kind
    if origin is Annotated:
        return Annotated[(_in_json(args[0]), *args[1:])]
    parts = tuple(_in_json(each) for each in args)
    return reduce(or_, parts) if origin is UnionType else origin[parts]
