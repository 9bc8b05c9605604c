"""Dataclasses of the state as documents that another table can read.

The fields of the dataclasses and their marks (`app.rules.field_marks`) describe them completely: a
new field with a default needs no line here. Default values are left out. The ids in a document are
those of its table; a reader replaces them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from app.engine.malformed import plain
from app.engine.refusals import Refusal
from app.rules.decoding import convert
from app.rules.field_marks import (
    LONGEST_NAME,
    NAME_PATTERN,
    SMALL,
    IdBy,
    IdOf,
    IsName,
    LongText,
    StaysBehind,
    Within,
)

T = TypeVar("T")

#: Limit of the items of a list and of the entries of an object.
MOST_ITEMS: Final = 1000
#: Limits of the characters of a text without a mark and of an id.
LONGEST_TEXT: Final = 4000
LONGEST_ID: Final = 64

_REQUIRED: Final = object()
#: Marks a value that is not written because it refers to a removed thing.
_GONE: Final = object()


def write(value: Any, known: Callable[[str, str], bool]) -> Any:
    """Returns the document of a dataclass; `known(kind, id)`: whether that thing goes along."""
    return _Writer(known).walk(_builtins(value), type(value))


class NewIds:
    """The ids that the things of a document get at this table, by kind and old id.

    `fresh(kind)` makes one. `known`: ids by kind that the document may use for things that it does
    not define; they stay. `at_table`: the document is about things of this table.
    """

    def __init__(
        self,
        fresh: Callable[[str], str],
        known: Mapping[str, Iterable[str]],
        *,
        at_table: bool = False,
    ) -> None:
        self._fresh = fresh
        self._at_table = at_table
        self._ids = {kind: {id: id for id in ids} for kind, ids in known.items()}

    def define(self, kind: str, old: str) -> bool:
        """Makes the new id of a thing. Returns False where there is one already."""
        ids = self._ids.setdefault(kind, {})
        if old in ids:
            return False
        ids[old] = self._fresh(kind)
        return True

    def find(self, kind: str, old: str) -> str | None:
        """Returns the new id of a thing, or None."""
        return self._ids.get(kind, {}).get(old)

    def missing(self, kind: str, old: str) -> Refusal:
        """Returns the refusal of an id that nothing has."""
        if self._at_table:
            return Refusal(f"no-such-{kind}", None, **{kind: old})
        return Refusal("malformed", what=f"No {kind} has the id {old!r}", at="$")


def read(document: Any, shape: type[T], ids: NewIds) -> T:
    """Returns the dataclass of a document, with new ids.

    Raises `Refusal("malformed")`: for another shape, an unknown field, a number, text or list
    beyond its bounds, and an id of something that is neither in the document nor known.
    """
    _Reader(ids, defining=True).walk(document, shape)
    renamed = _Reader(ids, defining=False).walk(document, shape)
    try:
        return convert(renamed, shape)
    except msgspec.ValidationError as error:
        what, _, at = str(error).partition(" - at `")
        raise Refusal("malformed", what=plain(what), at=at.strip("`") or "$") from None


# -- types ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Portable:
    """A field that is exported. `default`: its value in a document without it."""

    type: Any
    default: Any
    id_by: IdBy | None
    gone: str | None

    @property
    def needed(self) -> bool:
        """Whether the object is not written without this field."""
        return self.default is _REQUIRED or (self.id_by is not None and self.id_by.needed)


@cache
def _portable_fields(shape: type[Any]) -> dict[str, _Portable]:
    hints = get_type_hints(shape, include_extras=True)
    found = {}
    for field in fields(shape):
        _, marks = _plain(hints[field.name])
        if field.init and not any(isinstance(each, StaysBehind) for each in marks):
            by = next((each for each in marks if isinstance(each, IdBy)), None)
            gone = next((each.gone for each in marks if isinstance(each, IdOf)), None)
            found[field.name] = _Portable(hints[field.name], _default(field), by, gone)
    return found


def _default(field: Field[Any]) -> Any:
    if field.default_factory is not MISSING:
        return _builtins(field.default_factory())
    return _REQUIRED if field.default is MISSING else _builtins(field.default)


@cache
def _plain(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Returns a type without its marks and without None, and the marks."""
    marks: tuple[Any, ...] = ()
    while True:
        if get_origin(hint) is Annotated:
            hint, *more = get_args(hint)
            marks += tuple(more)
        elif get_origin(hint) in (Union, UnionType):
            (hint,) = (each for each in get_args(hint) if each is not NoneType)
        else:
            return hint, marks


@cache
def _item_types(type_: Any) -> tuple[Any, ...]:
    """Returns the types of the items of a tuple, a named one too; of others there are any."""
    if hasattr(type_, "_fields"):
        return tuple(get_type_hints(type_, include_extras=True).values())
    return get_args(type_) or (Any, ...)


def _item_type(type_: Any, place: int) -> Any:
    types = _item_types(type_)
    return types[0] if types[-1] is Ellipsis else types[min(place, len(types) - 1)]


def _builtins(value: Any) -> Any:
    """Returns a value as objects and lists, without caches."""
    if is_dataclass(value):
        return {
            each.name: _builtins(getattr(value, each.name)) for each in fields(value) if each.init
        }
    if isinstance(value, Mapping):
        return {key: _builtins(each) for key, each in value.items()}
    return [_builtins(each) for each in value] if isinstance(value, tuple) else value


# -- documents --------------------------------------------------------------------------------


class _Walk(ABC):
    """Copies a document along the types of its values."""

    def walk(self, value: Any, hint: Any) -> Any:
        """Returns the copy of a value, or `_GONE`. A value of another type stays as it is."""
        type_, marks = _plain(hint)
        if isinstance(value, dict):
            if isinstance(type_, type) and is_dataclass(type_):
                return self.walk_object(value, _portable_fields(type_))
            return self.walk_entries(value, *(get_args(type_) or (str, Any)))
        if isinstance(value, list):
            return self.walk_items(value, type_)
        for mark in marks:
            if isinstance(mark, IdOf) and isinstance(value, str):
                return self.id(mark.kind, value, mark.defines)
        self.check_leaf(value, marks)
        return value

    def walk_object(self, value: dict[str, Any], known: dict[str, _Portable]) -> Any:
        made = {}
        for name, field in known.items():
            if name not in value:
                continue
            copy = self.walk_field(value, name, known)
            if copy is not _GONE:
                made[name] = copy
            elif field.gone is not None:
                made[name] = field.gone
            elif field.needed:
                return _GONE
        return made

    def walk_field(self, value: dict[str, Any], name: str, known: dict[str, _Portable]) -> Any:
        by = known[name].id_by
        if by is not None and isinstance(value[name], str):
            kind = by.kind(value.get(by.field, known[by.field].default))
            if kind is not None:
                return self.id(kind, value[name], False)
        return self.walk(value[name], known[name].type)

    def walk_entries(self, value: dict[str, Any], key_type: Any, of: Any) -> Any:
        made = ((self.walk(key, key_type), self.walk(each, of)) for key, each in value.items())
        return {key: each for key, each in made if key is not _GONE and each is not _GONE}

    def walk_items(self, value: list[Any], type_: Any) -> Any:
        made = (self.walk(each, _item_type(type_, place)) for place, each in enumerate(value))
        return [each for each in made if each is not _GONE]

    @abstractmethod
    def id(self, kind: str, value: str, defines: bool) -> Any:
        """Returns what stands for an id, or `_GONE`."""

    @abstractmethod
    def check_leaf(self, value: Any, marks: tuple[Any, ...]) -> None:
        """Raises `Refusal` for any other value that may not be."""


class _Writer(_Walk):
    """Leaves out default values, and ids of removed things."""

    def __init__(self, known: Callable[[str, str], bool]) -> None:
        self._known = known

    def walk_object(self, value: dict[str, Any], known: dict[str, _Portable]) -> Any:
        other = {k: v for k, v in value.items() if k in known and v != known[k].default}
        return super().walk_object(other, known)

    def id(self, kind: str, value: str, defines: bool) -> Any:
        return value if defines or not value or self._known(kind, value) else _GONE

    def check_leaf(self, value: Any, marks: tuple[Any, ...]) -> None:
        """The state's own values are fine."""


class _Reader(_Walk):
    """Refuses values beyond the bounds. Creates new ids for defined things, or uses the new ids for
    known ones."""

    def __init__(self, ids: NewIds, *, defining: bool) -> None:
        self._ids = ids
        self._defining = defining
        self._path: list[str | int] = []

    def check(self, fine: bool, what: str) -> None:
        """Raises `Refusal("malformed")` with what is wrong and where."""
        if not fine:
            steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self._path)
            raise Refusal("malformed", what=what, at=f"${''.join(steps)}"[:200])

    def walk_object(self, value: dict[str, Any], known: dict[str, _Portable]) -> Any:
        for name in value:
            self.check(name in known, f"Object contains unknown field `{name[:80]}`")
        return super().walk_object(value, known)

    def walk_field(self, value: dict[str, Any], name: str, known: dict[str, _Portable]) -> Any:
        self._path.append(name)
        copy = super().walk_field(value, name, known)
        self._path.pop()
        return copy

    def walk_entries(self, value: dict[str, Any], key_type: Any, of: Any) -> Any:
        self.check(len(value) <= MOST_ITEMS, f"Expected an object of length at most {MOST_ITEMS}")
        return super().walk_entries(value, key_type, of)

    def walk_items(self, value: list[Any], type_: Any) -> Any:
        self.check(len(value) <= MOST_ITEMS, f"Expected a list of length at most {MOST_ITEMS}")
        made = []
        for place, each in enumerate(value):
            self._path.append(place)
            made.append(self.walk(each, _item_type(type_, place)))
            self._path.pop()
        return made

    def id(self, kind: str, value: str, defines: bool) -> Any:
        if self._defining:
            if defines:
                self.check(0 < len(value) <= LONGEST_ID, "Expected an id")
                self.check(self._ids.define(kind, value), f"Two things of the id {value!r}")
            return value
        if value and self._ids.find(kind, value) is None:
            raise self._ids.missing(kind, value[:LONGEST_ID])
        return value and self._ids.find(kind, value)

    def check_leaf(self, value: Any, marks: tuple[Any, ...]) -> None:
        if isinstance(value, str):
            named = any(isinstance(each, IsName) for each in marks)
            most = next((each.most for each in marks if isinstance(each, LongText)), LONGEST_TEXT)
            self.check(len(value) <= most, f"Expected a text of length at most {most}")
            self.check(not named or _is_name(value), "Expected a name in one line")
        elif isinstance(value, int):
            bounds = next((each for each in marks if isinstance(each, Within)), SMALL)
            fine = bounds.low <= value <= bounds.high
            self.check(fine, f"Expected a whole number from {bounds.low} to {bounds.high}")


def _is_name(value: str) -> bool:
    return len(value) <= LONGEST_NAME and re.match(NAME_PATTERN, value) is not None
