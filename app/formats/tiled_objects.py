"""The objects of a Tiled map: units, props, covers and spawn points, by their properties."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from app.formats.document import listed
from app.formats.errors import quotable
from app.formats.json_limits import MOST_DEPTH, too_deep
from app.formats.tiled_document import LayerBody, ObjectBody, Place, properties_of, switch, whole
from app.formats.tiled_grid import Box, Grid
from app.formats.tiled_tiles import (
    LEVELS,
    PROP_FIELDS,
    USUAL_INTEGRITY,
    Tiles,
    covers_of,
    prop_fields_of,
)
from app.rules.geometry.hexes import Hex, from_offset
from app.rules.geometry.terrain import HexMap, Note

_DISPOSITIONS: Final = ("pilot", "ally", "neutral", "enemy")
#: The numbers of a unit that an object can give, with those of a new unit on the page.
_NUMBERS: Final[dict[str, Any]] = {"speed": 4, "integrity": 9, "stability": 12, "energy": 4}
_NUMBER: Final = (0, 10**6)
_UNIT: Final = {"disposition", "unit", "level", "hidden", *_NUMBERS}


@dataclass(slots=True)
class PlacedUnit:
    """A unit before its level is known: parameters of `unit.add`, its hex, its own level."""

    unit: dict[str, Any]
    hex: Hex | None
    level: int | None


@dataclass(slots=True)
class Objects:
    """Sorts the objects of a file; `props` are fields of `PropBody` with the hex and the place."""

    grid: Grid
    box: Box
    tiles: Tiles
    props: list[tuple[dict[str, Any], Hex, Place]] = field(default_factory=list)
    notes: list[tuple[Hex, tuple[Note, ...]]] = field(default_factory=list)
    units: list[PlacedUnit] = field(default_factory=list)
    ignored: Counter[str] = field(default_factory=Counter)
    off_map: Counter[str] = field(default_factory=Counter)
    guessed: int = 0

    def read(self, layer: LayerBody, place: Place, x: float, y: float) -> None:
        """Reads the objects of a layer that is moved by (x, y) pixels."""
        shared = properties_of(layer.properties, place)
        for number, item in enumerate(layer.objects):
            here = place.at(item.line, f".objects[{number}]")
            own = properties_of(item.properties, here)
            self._object(layer.name.lower(), item, {**shared, **own}, here, (x, y))

    def _object(
        self,
        layer: str,
        item: ObjectBody,
        properties: dict[str, Any],
        place: Place,
        offset: tuple[float, float],
    ) -> None:
        name = quotable(item.name) or "without a name"
        kind = (item.type or item.class_).lower()
        shaped = any(each is not None for each in (item.polygon, item.polyline, item.text))
        if shaped or item.template is not None:
            self.ignored[name] += 1
            return
        h = self._hex_of(item, offset)
        used: set[str]
        if kind != "spawn" and ("unit" in properties or "disposition" in properties):
            self.units.append(self._unit(item, properties, h, place))
            used = _UNIT
        elif h is None:
            self.off_map[name] += 1
            return
        elif kind == "spawn" or layer.startswith("spawn"):
            self.notes.append((h, (Note("spawn", 1, item.name[:200]),)))
            used = {"disposition"}
        elif "cover" in properties:
            notes, used = covers_of(properties, place)
            self.notes.append((h, notes))
        else:
            fields = self._prop(layer, item, properties, place)
            if fields is None:
                self.ignored[name] += 1
                return
            self.props.append((fields, h, place))
            used = set(PROP_FIELDS)
        self.tiles.ignored.update(quotable(each) for each in properties.keys() - used)

    def _prop(
        self, layer: str, item: ObjectBody, properties: dict[str, Any], place: Place
    ) -> dict[str, Any] | None:
        """Returns the fields of a prop; None for an object that is none."""
        found = dict(self.tiles.meaning(item.gid).prop or {}) if item.gid else {}
        found.pop("id", None)
        found |= prop_fields_of(properties, place)
        if "value" not in found and layer == "props":
            found["value"] = USUAL_INTEGRITY
            self.guessed += 1
        if "value" not in found:
            return None
        found.setdefault("id", f"object-{item.id}")
        found.setdefault("name", item.name[:80])
        return found

    def _unit(
        self, item: ObjectBody, properties: dict[str, Any], h: Hex | None, place: Place
    ) -> PlacedUnit:
        written = "unit" in properties
        unit = _json_object(properties["unit"], place) if written else dict(_NUMBERS)
        unit["name"] = item.name[:80] or str(unit.get("name") or "Unit")[:80]
        if "disposition" in properties:
            side = str(properties["disposition"]).lower()
            if side not in _DISPOSITIONS:
                found = f"{quotable(side)!r}, not one of {', '.join(_DISPOSITIONS)}"
                raise place.error("bad-property", name="disposition", found=found)
            unit["disposition"] = side
        unit.setdefault("disposition", "neutral")
        for number in _NUMBERS:
            if number in properties:
                unit[number] = whole(properties, number, place, _NUMBER)
        if "hidden" in properties:
            unit["hidden"] = switch(properties, "hidden")
        level = whole(properties, "level", place, LEVELS) if "level" in properties else None
        return PlacedUnit(unit, h, level)

    def _hex_of(self, item: ObjectBody, offset: tuple[float, float]) -> Hex | None:
        """Returns the hex of the middle of an object; None beside the map."""
        x = item.x + offset[0] + item.width / 2
        # a tile's object hangs above its point
        y = item.y + offset[1] + (-item.height / 2 if item.gid else item.height / 2)
        tile = self.grid.tile_at(x, y)
        if tile is None:
            return None
        column, row = tile[0] - self.box.left, tile[1] - self.box.top
        if not (0 <= column < self.box.columns and 0 <= row < self.box.rows):
            return None
        return from_offset(column, row, self.grid.orientation)


def _json_object(text: Any, place: Place) -> dict[str, Any]:
    """Returns the JSON object of a property `unit`. Raises FormatError `bad-property`."""
    found: Any = None
    if isinstance(text, str) and not too_deep(text.encode("utf-8", "replace")):
        try:
            found = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            found = None
    if not isinstance(found, dict):
        wanted = f"no JSON object of at most {MOST_DEPTH} levels"
        raise place.error("bad-property", name="unit", found=wanted)
    return found


def placed(board: HexMap, found: list[PlacedUnit]) -> tuple[list[dict[str, Any]], str]:
    """Returns the units with their cells, and the names of those that found no free cell.

    A unit that Hexframe has written keeps its cell while its object stays on that hex.
    """
    taken: set[tuple[int, int, int]] = set()
    lost: Counter[str] = Counter()
    units = []
    for each in found:
        unit = each.unit
        written = unit.get("at")
        if "at" in unit and written is None and each.hex is None:
            units.append(unit)
            continue
        same = isinstance(written, dict) and (written.get("q"), written.get("r")) == each.hex
        if not same or each.level is not None:
            surfaces = () if each.hex is None else board.surfaces(each.hex)
            levels = surfaces if each.level is None else (each.level,)
            h = each.hex
            free = None if h is None else next((n for n in levels if (*h, n) not in taken), None)
            unit["at"] = None
            if h is None or free is None:
                lost[unit["name"]] += 1
            else:
                unit["at"] = {"q": h.q, "r": h.r, "level": free}
        if isinstance(unit["at"], dict):
            taken.add(tuple(unit["at"].get(key) for key in ("q", "r", "level")))  # type: ignore[arg-type]
        units.append(unit)
    return units, listed(lost)
