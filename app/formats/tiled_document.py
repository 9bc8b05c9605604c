"""The document of a Tiled map, as `.tmj` files hold it; `.tmx` files are converted to it.

Only the members that a map of ours is made of are here. All others are skipped.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from app.formats.errors import FormatError, quotable
from app.formats.hexframe import VALUES, VALUES_PER_HEX
from app.rules.decoding import convert

#: A tile's number with its four bits for flips and rotation.
Gid = Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)]
Side = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
#: `[{"name", "value"}]`, or `{name: value}` as in files of old versions.
Properties = list[dict[str, Any]] | dict[str, Any]


class ChunkBody(msgspec.Struct):
    """A part of a tile layer of an infinite map."""

    x: Side
    y: Side
    width: Side
    height: Side
    data: list[Gid] | str = ""


class ObjectBody(msgspec.Struct):
    """An object: x and y are pixels on the map."""

    id: Side = 0
    name: str = ""
    type: str = ""
    class_: str = msgspec.field(default="", name="class")
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0
    gid: Gid | None = None
    template: Any = None
    polygon: Any = None
    polyline: Any = None
    text: Any = None
    properties: Properties = []
    line: int | None = None


class LayerBody(msgspec.Struct):
    """A layer of any type, or a group of layers."""

    type: str = ""
    name: str = ""
    width: Side = 0
    height: Side = 0
    data: list[Gid] | str | None = None
    encoding: str = "csv"
    compression: str = ""
    chunks: list[ChunkBody] | None = None
    objects: list[ObjectBody] = []
    layers: list[LayerBody] = []
    properties: Properties = []
    offsetx: float = 0
    offsety: float = 0
    line: int | None = None


class TileBody(msgspec.Struct):
    """A tile of a tileset."""

    id: Side
    properties: Properties = []


class TilesetBody(msgspec.Struct):
    """A tileset: embedded, or in a file of its own (`source`)."""

    firstgid: Gid = 1
    source: str = ""
    name: str = ""
    tiles: list[TileBody] | dict[str, Any] = []
    tileproperties: dict[str, dict[str, Any]] = {}


class TiledMap(msgspec.Struct):
    """A whole map."""

    orientation: str = ""
    width: Side = 0
    height: Side = 0
    tilewidth: Pixels = 1
    tileheight: Pixels = 1
    hexsidelength: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    staggeraxis: str = "y"
    staggerindex: str = "odd"
    infinite: bool = False
    layers: list[LayerBody] = []
    tilesets: list[TilesetBody] = []
    properties: Properties = []


@dataclass(frozen=True, slots=True)
class Place:
    """Where a part of the file is, for errors: its line, or its path in the document."""

    line: int | None = None
    path: str = ""

    def error(self, code: str, **params: Any) -> FormatError:
        """Returns the error with this place."""
        return FormatError(code, params, self.line, "" if self.line else self.path)

    def at(self, line: int | None, path: str) -> Place:
        """Returns the place of a part of this part."""
        return Place(line, f"{self.path}{path}")


def value_limit(hexes: int) -> int:
    """Returns how many values a document, and how many tiles its layers may have altogether."""
    return VALUES + VALUES_PER_HEX * hexes


def object_limit(hexes: int) -> int:
    """Returns how many JSON objects or XML elements a document may have, tiles apart."""
    return VALUES + hexes


def tiled_map(tree: Any) -> TiledMap:
    """Returns the map of a tree of builtin values. Raises FormatError `bad-document`."""
    try:
        return convert(tree, TiledMap, strict=False)
    except (msgspec.ValidationError, RecursionError) as error:
        raise FormatError("bad-document", {"detail": quotable(str(error), 200)}) from None


def walk(
    layers: Iterable[LayerBody], place: Place, x: float = 0, y: float = 0
) -> Iterator[tuple[LayerBody, Place, float, float]]:
    """Yields the layers in the order of the file, groups opened, each with its offset in pixels."""
    for number, layer in enumerate(layers):
        here = place.at(layer.line, f".layers[{number}]")
        left, top = x + layer.offsetx, y + layer.offsety
        if layer.type == "group":
            yield from walk(layer.layers, here, left, top)
        else:
            yield layer, here, left, top


def properties_of(given: Properties, place: Place) -> dict[str, Any]:
    """Returns custom properties by name in small letters.

    Raises FormatError `bad-property` for one without a name.
    """
    if isinstance(given, dict):
        return {name.lower(): value for name, value in given.items()}
    found: dict[str, Any] = {}
    for each in given:
        name = each.get("name")
        if not isinstance(name, str):
            raise place.error("bad-property", name="", found="a property without a name")
        found[name.lower()] = each.get("value")
    return found


def whole(properties: dict[str, Any], name: str, place: Place, limits: tuple[int, int]) -> int:
    """Returns a property that is a whole number within these limits.

    Old versions write all numbers as text. Raises FormatError `bad-property`.
    """
    value = properties[name]
    number: int | None = None
    if isinstance(value, str) and len(value) <= 10:
        try:
            number = int(value)
        except ValueError:
            number = None
    elif isinstance(value, int) and not isinstance(value, bool):
        number = value
    elif isinstance(value, float) and value.is_integer():
        number = int(value)
    if number is None or not limits[0] <= number <= limits[1]:
        wanted = f"{quotable(str(value), 40)}, which is no whole number"
        if number is not None:
            wanted = f"{number}, not from {limits[0]} to {limits[1]}"
        raise place.error("bad-property", name=name, found=wanted)
    return number


def words(properties: dict[str, Any], name: str, place: Place, most: int) -> str:
    """Returns a property that is text of at most `most` characters, "" without it.

    Raises FormatError `bad-property`.
    """
    value = properties.get(name, "")
    if not isinstance(value, str) or len(value) > most:
        found = f"{quotable(str(value), 40)}, not text of at most {most} characters"
        raise place.error("bad-property", name=name, found=found)
    return value


def switch(properties: dict[str, Any], name: str) -> bool:
    """Whether a property is true. Old versions write it as text."""
    return properties.get(name) in (True, "true", 1)
