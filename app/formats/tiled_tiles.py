"""The meaning of the tiles of a Tiled map: ground level, covers and prop, from their properties.

docs/map-formats.md has the table of properties.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from app.formats.errors import FormatError, quotable
from app.formats.hexframe import PropBody
from app.formats.tiled_document import Place, TiledMap, properties_of, switch, whole, words
from app.rules.decoding import convert
from app.rules.geometry.hexes import Hex
from app.rules.geometry.terrain import MAX_LEVEL, MIN_LEVEL, Note

LEVELS: Final = (MIN_LEVEL, MAX_LEVEL)
_WORTH: Final = (1, 100_000)
_NUMBER: Final = (-(10**9), 10**9)
#: The integrity of a prop of a layer `props` that gives none.
USUAL_INTEGRITY: Final = 40
#: The members of a prop in a file; lists among them are JSON in a property.
PROP_FIELDS: Final = tuple(each.name for each in msgspec.structs.fields(PropBody))
_COVER: Final = frozenset(("cover", "cover_level", "cover_text"))


@dataclass(frozen=True, slots=True)
class TileMeaning:
    """What a tile means: a level, covers, the fields of a prop."""

    level: int | None = None
    notes: tuple[Note, ...] = ()
    prop: dict[str, Any] | None = None


@dataclass(slots=True)
class Tiles:
    """The tiles of a document by their numbers, and what of them was not understood."""

    document: TiledMap
    place: Place
    external: Counter[str] = field(default_factory=Counter)
    ignored: Counter[str] = field(default_factory=Counter)
    _firsts: list[int] = field(default_factory=list)
    _sets: list[tuple[str, dict[int, tuple[Any, str]] | None]] = field(default_factory=list)
    _meanings: dict[int, TileMeaning] = field(default_factory=dict)

    def __post_init__(self) -> None:
        numbered = sorted(enumerate(self.document.tilesets), key=lambda each: each[1].firstgid)
        for number, tileset in numbered:
            path = f".tilesets[{number}]"
            name = quotable(tileset.source or tileset.name or "a tileset")
            self._firsts.append(tileset.firstgid)
            if tileset.source:
                self._sets.append((name, None))
                continue
            tiles: dict[int, tuple[Any, str]] = {
                int(key): (value, f"{path}.tileproperties.{key}")
                for key, value in tileset.tileproperties.items()
                if key.isascii() and key.isdigit() and len(key) < 10
            }
            if isinstance(tileset.tiles, list):
                for place, tile in enumerate(tileset.tiles):
                    if tile.properties:
                        tiles[tile.id] = (tile.properties, f"{path}.tiles[{place}]")
            self._sets.append((name, tiles))

    def meaning(self, gid: int, count: int = 0) -> TileMeaning:
        """Returns the meaning of a tile, and counts those of tilesets that cannot be read.

        Raises FormatError `bad-property`.
        """
        number = bisect_right(self._firsts, gid) - 1
        if count and number >= 0 and self._sets[number][1] is None:
            self.external[self._sets[number][0]] += count
        found = self._meanings.get(gid)
        if found is None:
            found = self._meanings[gid] = self._read(gid, number)
        return found

    def _read(self, gid: int, number: int) -> TileMeaning:
        tiles = self._sets[number][1] if number >= 0 else None
        if tiles is None or gid - self._firsts[number] not in tiles:
            return TileMeaning()
        given, path = tiles[gid - self._firsts[number]]
        place = self.place.at(None, path)
        properties = properties_of(given, place)
        level = whole(properties, "level", place, LEVELS) if "level" in properties else None
        notes, used = covers_of(properties, place)
        prop = prop_fields_of(properties, place) if "integrity" in properties else None
        used |= {"level"} | (set(PROP_FIELDS) if prop is not None else set())
        self.ignored.update(quotable(name) for name in properties.keys() - used)
        return TileMeaning(level, notes, prop)


def covers_of(properties: dict[str, Any], place: Place) -> tuple[tuple[Note, ...], set[str]]:
    """Returns the notes of `cover`, `cover2` and so on, and the names of these properties."""
    notes: list[Note] = []
    used: set[str] = set(_COVER)
    while True:
        key = f"cover{len(notes) + 1}" if notes else "cover"
        if key not in properties:
            return tuple(notes), used
        names = (key, f"{key}_level", f"{key}_text")
        used.update(names)
        kind = words(properties, key, place, 80)
        if not kind:
            return tuple(notes), used
        level = whole(properties, names[1], place, _NUMBER) if names[1] in properties else 1
        notes.append(Note(kind, level, words(properties, names[2], place, 200)))


def prop_fields_of(properties: dict[str, Any], place: Place) -> dict[str, Any]:
    """Returns the fields of a prop (`PropBody`) that the properties give, `id` and `name` too.

    `integrity` alone is also the value.
    """
    found: dict[str, Any] = {}
    for name in PROP_FIELDS:
        if name not in properties:
            continue
        value = properties[name]
        if name == "base":
            value = whole(properties, name, place, LEVELS)
        elif name in ("integrity", "value"):
            value = whole(properties, name, place, _WORTH)
        elif name == "height":
            value = whole(properties, name, place, (1, MAX_LEVEL))
        elif name == "hidden":
            value = switch(properties, name)
        elif name not in ("id", "name") and isinstance(value, str) and value[:1] in ("[", "{"):
            try:
                value = msgspec.json.decode(value)
            except (msgspec.DecodeError, RecursionError):
                raise place.error("bad-property", name=name, found="not JSON") from None
        found[name] = value
    if "value" not in found and "integrity" in found:
        found["value"] = found["integrity"]
    return found


def prop_body(fields: dict[str, Any], here: Hex, place: Place) -> PropBody:
    """Returns a prop as in files; its `hexes` count from its own hex, `here`.

    Raises FormatError `bad-document` with the place.
    """
    try:
        body: PropBody = convert(fields, PropBody)
        body.hexes = [(here.q + q, here.r + r) for q, r in body.hexes]
        return body
    except msgspec.ValidationError as error:
        detail = quotable(str(error), 200)
        raise FormatError("bad-document", {"detail": detail}, place.line, place.path) from None
