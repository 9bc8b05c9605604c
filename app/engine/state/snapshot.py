"""Snapshots: a state as bytes and back. Parts that the state shares are written once.

The layout follows from the dataclasses of the state: a field is written as msgspec writes it. A
value of a shared type is written into the list of its type, and its number stands in its place.

A snapshot with another `FOLD_VERSION` is never converted: the journal is folded again.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import GenericAlias, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.builds import StoredBuild
from app.engine.state.crew import Character, MissionState, SystemState
from app.engine.state.journal import Page
from app.engine.state.scene import Scene
from app.engine.state.state import State, World
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.rules.decoding import decode_msgpack
from app.rules.frame_state.characters import Category
from app.rules.frame_state.combat.model import Build
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import Chunk, Note, Prop
from app.rules.memo import Cached

#: Raise it when a fold changes, or what a group knows of the state. The latter decides which rows
#: count for the seq of a group. A changed shape of the state is noticed by itself (see `shape`).
FOLD_VERSION: Final = 14

#: Types of values that the worlds of a state share. What a value consists of stands before it.
_SHARED: Final[tuple[Any, ...]] = (
    Chunk,
    Prop,
    HexMap,
    Build,
    Unit,
    Zone,
    AreaTemplate,
    Page,
    Scene,
    tuple[Category, ...],
    Character,
    MissionState,
    SystemState,
    StoredBuild,
    World,
)
#: The last field of a scene. It is None in a state: only a scene that a group knows has it.
_LEFT_OUT: Final[dict[Any, str]] = {Scene: "truth"}

Lists = tuple[list[Any], ...]


class _Writer:
    """The lists of shared values, each value once, by identity."""

    def __init__(self) -> None:
        self.lists: Lists = tuple([] for _ in _SHARED)
        self._known: dict[int, tuple[int, Any]] = {}

    def number(self, place: int, value: Any) -> int:
        """Returns the number of a value in the list of its type, which is `_SHARED[place]`."""
        known = self._known.get(id(value))
        if known is not None:
            return known[0]
        form = _body(_SHARED[place])
        part = value if form.write is None else form.write(value, self)
        self.lists[place].append(part)
        number = len(self.lists[place]) - 1
        self._known[id(value)] = number, value
        return number


@dataclass(frozen=True, slots=True)
class _Form:
    """How values of a type are written: as which type, and how they are read again. Without
    functions they are written as they are."""

    type: Any
    write: Callable[[Any, _Writer], Any] | None = None
    read: Callable[[Any, Lists], Any] | None = None


#: Types with a form of their own.
_LEAVES: Final[dict[Any, _Form]] = {
    HexSet: _Form(dict[str, str], lambda v, _: v.masks, lambda p, _: HexSet.from_masks(p)),
    frozenset[str]: _Form(list[str], lambda v, _: sorted(v), lambda p, _: frozenset(p)),
}


#: `array[int]` is no type at run time in Python 3.11.
_CHUNK: Final = _Form(
    tuple[bytes, dict[int, tuple[Note, ...]]],
    lambda v, _: (v.levels.tobytes(), v.notes),
    lambda p, _: Chunk(array("h", p[0]), p[1]),
)


@cache
def _form(kind: Any) -> _Form:
    """Returns how a value is written where it stands."""
    if kind in _LEAVES:
        return _LEAVES[kind]
    if kind in _SHARED:
        place = _SHARED.index(kind)
        return _Form(int, lambda v, to: to.number(place, v), lambda p, lists: lists[place][p])
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _optional_form(kind, args)
    if origin is tuple and args[1:] == (...,):
        return _items_form(kind, _form(args[0]))
    if origin is Mapping:
        return _values_form(kind, args[0], _form(args[1]))
    return _body(kind)


def _optional_form(kind: Any, args: tuple[Any, ...]) -> _Form:
    """Returns the form of `X | None`, or of a union that is written as it is."""
    form = next((form for form in map(_form, args) if form.write is not None), _Form(kind))
    write, read = form.write, form.read
    if write is None or read is None:
        return form
    assert len(args) == 2 and type(None) in args, kind
    return _Form(
        form.type | None,
        lambda v, to: None if v is None else write(v, to),
        lambda p, lists: None if p is None else read(p, lists),
    )


def _items_form(kind: Any, item: _Form) -> _Form:
    write, read = item.write, item.read
    if write is None or read is None:
        return _Form(kind)
    return _Form(
        GenericAlias(list, item.type),
        lambda v, to: [write(each, to) for each in v],
        lambda p, lists: tuple([read(each, lists) for each in p]),
    )


def _values_form(kind: Any, key: Any, value: _Form) -> _Form:
    write, read = value.write, value.read
    if write is None or read is None:
        return _Form(kind)
    return _Form(
        GenericAlias(dict, (key, value.type)),
        lambda v, to: {name: write(each, to) for name, each in v.items()},
        lambda p, lists: p and {name: read(each, lists) for name, each in p.items()},
    )


@cache
def _body(kind: Any) -> _Form:
    """Returns how a value is written as such: a dataclass field by field, unless as it is."""
    if kind is Chunk:
        return _CHUNK
    if not (isinstance(kind, type) and is_dataclass(kind)):
        return _Form(kind)
    types = get_type_hints(kind)
    names = [f.name for f in fields(kind) if f.init and f.name != _LEFT_OUT.get(kind)]
    forms = [_form(types[name]) for name in names]
    if not any(form.write for form in forms) and not issubclass(kind, Cached):
        return _Form(kind)
    written = [(i, form.write) for i, form in enumerate(forms) if form.write is not None]
    restored = [(i, form.read) for i, form in enumerate(forms) if form.read is not None]
    layout = [(name, form.type) for name, form in zip(names, forms, strict=True)]
    part = msgspec.defstruct(f"{kind.__name__}Part", layout, array_like=True)

    def write(value: Any, to: _Writer) -> Any:
        values = [getattr(value, name) for name in names]
        for place, change in written:
            values[place] = change(values[place], to)
        return part(*values)

    def read(found: Any, lists: Lists) -> Any:
        values = list(msgspec.structs.astuple(found))
        for place, change in restored:
            values[place] = change(values[place], lists)
        return kind(*values)

    return _Form(part, write, read)


_STATE: Final = _body(State)
_LISTS: Final = tuple(GenericAlias(list, _body(each).type) for each in _SHARED)
_CONTENTS: Final[Any] = GenericAlias(tuple, (_STATE.type, GenericAlias(tuple, _LISTS)))


def snapshot(state: State) -> bytes:
    """Returns the state as bytes, with all worlds that undo and redo need; not compressed."""
    assert _STATE.write is not None
    to = _Writer()
    return msgspec.msgpack.encode((_STATE.write(state, to), to.lists), enc_hook=dict)


def load_snapshot(body: bytes) -> State:
    """Returns the state that a snapshot of this FOLD_VERSION holds.

    Raises msgspec.DecodeError for other bytes.
    """
    assert _STATE.read is not None
    state, parts = decode_msgpack(body, _CONTENTS)
    lists: Lists = tuple([] for _ in _SHARED)
    for kind, found, into in zip(_SHARED, parts, lists, strict=True):
        read = _body(kind).read
        into += found if read is None else [read(part, lists) for part in found]
    restored: State = _STATE.read(state, lists)
    return restored
