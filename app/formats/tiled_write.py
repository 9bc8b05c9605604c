"""Makes a Tiled document of a map. `tiled_json` and `tiled_xml` write it down.

The tileset has one tile for each ground level and each combination of covers, without pictures.
Props and units are objects, because each has values of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from app.formats.assemble import index_of, notes_of, rows_of
from app.formats.hexframe import prop_fields
from app.formats.tiled_grid import Grid
from app.formats.tiled_read import GROUND, PROPS, VEILED
from app.rules.geometry.hexes import Hex, to_offset
from app.rules.geometry.terrain import HexMap, Note

#: Hexes as near to regular as whole pixels allow: side, and the two widths.
_SIDE, _LONG, _SHORT = 32, 64, 56
GRIDS: Final = {
    "flat": Grid("x", False, _LONG, _SHORT, _SIDE),
    "pointy": Grid("y", False, _SHORT, _LONG, _SIDE),
}
_TYPES: Final = {bool: "bool", int: "int", str: "string"}


class _Tileset:
    """The tiles that the layers use, numbered from 1."""

    def __init__(self) -> None:
        self.tiles: list[dict[str, Any]] = []
        self._gids: dict[Any, int] = {}

    def gid(self, kind: str, properties: Mapping[str, Any]) -> int:
        """Returns the number of the tile with these properties."""
        key = (kind, *properties.items())
        if key not in self._gids:
            tile = {"id": len(self.tiles), "type": kind, "properties": listed(properties)}
            self.tiles.append(tile)
            self._gids[key] = len(self.tiles)
        return self._gids[key]


def listed(properties: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Returns custom properties as Tiled lists them; lists and objects are JSON in a text."""
    found = []
    for name, value in properties.items():
        if value is None:
            continue
        plain = type(value) in _TYPES
        text = value if plain else msgspec.json.encode(value).decode()
        found.append({"name": name, "type": _TYPES.get(type(value), "string"), "value": text})
    return found


def tiled_document(
    board: HexMap, name: str, units: Iterable[Mapping[str, Any]] | None
) -> dict[str, Any]:
    """Returns the map as a tree of builtin values, in the shape of a `.tmj` file."""
    grid = GRIDS[board.orientation]
    tiles = _Tileset()
    layers = [_layer(board, GROUND, list(_ground(board, tiles)))]
    size = board.columns * board.rows
    covers = notes_of(board)
    if covers:
        cells = [0] * size
        for index, notes in covers.items():
            cells[index] = tiles.gid("cover", _cover(notes))
        layers.append(_layer(board, "cover", cells))
    if board.veiled:
        cells = [0] * size
        for h in board.hexes_of(board.veiled):
            cells[index_of(board, h)] = tiles.gid("veiled", {})
        layers.append(_layer(board, VEILED, cells))
    groups = [(PROPS, _props(board, grid)), ("units", _units(grid, board, units or ()))]
    number = 0
    for title, objects in groups:
        for each in objects:
            number += 1
            each["id"] = number
        if objects:
            layers.append({"type": "objectgroup", "name": title, "objects": objects})
    for place, layer in enumerate(layers, 1):
        layer |= {"id": place, "visible": layer["name"] != VEILED, "opacity": 1, "x": 0, "y": 0}
    return {
        "type": "map",
        "version": "1.10",
        "orientation": "hexagonal",
        "renderorder": "right-down",
        "staggeraxis": grid.axis,
        "staggerindex": "odd",
        "hexsidelength": grid.side,
        "tilewidth": grid.tile_width,
        "tileheight": grid.tile_height,
        "width": board.columns,
        "height": board.rows,
        "infinite": False,
        "nextlayerid": len(layers) + 1,
        "nextobjectid": number + 1,
        "properties": listed({"name": name, "floor": board.floor, "ceiling": board.ceiling}),
        "tilesets": [
            {
                "firstgid": 1,
                "name": "hexframe",
                "tilewidth": grid.tile_width,
                "tileheight": grid.tile_height,
                "tilecount": len(tiles.tiles),
                "columns": 0,
                "margin": 0,
                "spacing": 0,
                "tiles": tiles.tiles,
            }
        ],
        "layers": layers,
    }


def _layer(board: HexMap, name: str, cells: list[int]) -> dict[str, Any]:
    return {
        "type": "tilelayer",
        "name": name,
        "width": board.columns,
        "height": board.rows,
        "data": cells,
    }


def _ground(board: HexMap, tiles: _Tileset) -> Iterable[int]:
    gids: dict[int | None, int] = {None: 0}
    for row in rows_of(board):
        for level in row:
            if level not in gids:
                gids[level] = tiles.gid("level", {"level": level})
            yield gids[level]


def _cover(notes: Iterable[Note]) -> dict[str, Any]:
    """Returns the properties of a tile with these notes, in their order."""
    found: dict[str, Any] = {}
    for number, note in enumerate(notes, 1):
        key = "cover" if number == 1 else f"cover{number}"
        found[key] = note.kind
        if note.level != 1:
            found[f"{key}_level"] = note.level
        if note.text:
            found[f"{key}_text"] = note.text
    return found


def _object(grid: Grid, at: tuple[int, int], name: str, kind: str) -> dict[str, Any]:
    x, y = grid.centre(*at)
    return {
        "name": name,
        "type": kind,
        "x": x,
        "y": y,
        "width": 0,
        "height": 0,
        "point": True,
        "rotation": 0,
        "visible": True,
    }


def _props(board: HexMap, grid: Grid) -> list[dict[str, Any]]:
    found = []
    for _, prop in sorted(board.props.items()):
        fields = {
            key: value
            for key, value in prop_fields(prop).items()
            if value is not False and value != "" and value != []
        }
        if "hexes" in fields:
            # they count from the object's hex, so that it can be moved in Tiled
            fields["hexes"] = [(h.q - prop.q, h.r - prop.r) for h in prop.hexes]
        made = _object(grid, to_offset(Hex(prop.q, prop.r), board.orientation), prop.name, "prop")
        found.append(made | {"properties": listed(fields)})
    return found


def _units(grid: Grid, board: HexMap, units: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Returns the units as objects: name and side to read, and all parameters as JSON."""
    found = []
    for unit in units:
        at = unit.get("at")
        # beside the map stands a unit that is off it
        tile = (-2, -2)
        if isinstance(at, Mapping):
            tile = to_offset(Hex(at["q"], at["r"]), board.orientation)
        made = _object(grid, tile, str(unit.get("name", "")), "unit")
        properties = {"disposition": unit.get("disposition"), "unit": dict(unit)}
        found.append(made | {"properties": listed(properties)})
    return found
