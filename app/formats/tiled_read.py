"""Makes a map of a Tiled document: ground, covers, props, units, and the report.

docs/map-formats.md has the meaning of layers, tiles and objects.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from app.formats.assemble import assemble, check_size, index_of, with_unique_ids
from app.formats.document import MapDocument, Report, listed
from app.formats.errors import quotable
from app.formats.tiled_cells import decode_cells
from app.formats.tiled_document import (
    LayerBody,
    Place,
    TiledMap,
    properties_of,
    value_limit,
    walk,
    whole,
    words,
)
from app.formats.tiled_grid import Box, Grid, grid_of
from app.formats.tiled_objects import Objects, placed
from app.formats.tiled_tiles import (
    LEVELS,
    USUAL_INTEGRITY,
    TileMeaning,
    Tiles,
    covers_of,
    prop_body,
)
from app.rules.geometry.hexes import Hex, from_offset, label
from app.rules.geometry.hexset import NO_HEXES
from app.rules.geometry.terrain import HexMap, Note, Prop

#: Layers with a meaning of their own; the others are read for covers and props.
GROUND, PROPS, VEILED = "terrain", "props", "veiled"


@dataclass(slots=True)
class _Part:
    """A rectangle of tiles: its first column and row, its width, the tiles."""

    x: int
    y: int
    width: int
    cells: array[int]


@dataclass(slots=True)
class _Plane:
    """A tile layer that is decoded."""

    name: str
    place: Place
    properties: dict[str, Any]
    parts: list[_Part]


@dataclass(slots=True)
class _Reader:
    """What has been read of one file."""

    grid: Grid
    box: Box
    tiles: Tiles
    levels: list[int | None] = field(default_factory=list)
    notes: dict[int, tuple[Note, ...]] = field(default_factory=dict)
    props: list[tuple[int, dict[str, Any], Place]] = field(default_factory=list)
    veiled: list[int] = field(default_factory=list)
    ignored: Counter[str] = field(default_factory=Counter)
    guessed: int = 0

    def cells(self, plane: _Plane) -> list[tuple[int, int]]:
        """Returns (index on the map, tile) of every tile of a layer."""
        found = []
        for part in plane.parts:
            left, top = part.x - self.box.left, part.y - self.box.top
            for place, gid in enumerate(part.cells):
                if gid:
                    row, column = divmod(place, part.width)
                    found.append(((top + row) * self.box.columns + left + column, gid))
        return found

    def meanings(self, cells: list[tuple[int, int]]) -> dict[int, TileMeaning]:
        """Returns the meaning of every tile among these."""
        counts = Counter(gid for _, gid in cells)
        return {gid: self.tiles.meaning(gid, count) for gid, count in counts.items()}

    def ground(self, plane: _Plane) -> None:
        """Reads the layer of the ground."""
        usual = 0
        if "level" in plane.properties:
            usual = whole(plane.properties, "level", plane.place, LEVELS)
        self.levels = [None] * (self.box.columns * self.box.rows)
        cells = self.cells(plane)
        for index, gid in cells:
            level = self.tiles.meaning(gid).level
            self.levels[index] = usual if level is None else level
        self.things(plane, cells, is_ground=True)

    def things(
        self, plane: _Plane, cells: list[tuple[int, int]], *, is_ground: bool = False
    ) -> None:
        """Reads the covers and props of a layer."""
        meanings = self.meanings(cells)
        usual, used = covers_of(plane.properties, plane.place)
        named = plane.name.lower()
        self.tiles.ignored.update(
            quotable(each) for each in plane.properties.keys() - used - {"level", "integrity"}
        )
        integrity = USUAL_INTEGRITY
        if "integrity" in plane.properties:
            integrity = whole(plane.properties, "integrity", plane.place, (1, 100_000))
        without = 0
        for index, gid in cells:
            meaning = meanings[gid]
            notes = meaning.notes or usual
            if notes:
                self.notes[index] = (*self.notes.get(index, ()), *notes)
            if meaning.prop is not None:
                self.props.append((index, meaning.prop, plane.place))
            elif named == PROPS or "integrity" in plane.properties:
                self.props.append((index, {"value": integrity}, plane.place))
                self.guessed += "integrity" not in plane.properties
            elif not notes:
                without += 1
        if without and not is_ground:
            self.ignored[plane.name] += without

    def hex_of(self, index: int) -> Hex:
        """Returns the hex of an index on the map."""
        row, column = divmod(index, self.box.columns)
        return from_offset(column, row, self.grid.orientation)


def read_document(name: str, document: TiledMap, max_hexes: int, fmt: str) -> MapDocument:
    """Returns the map of a Tiled document. Raises FormatError with the place of the fault."""
    root = Place(None, "$")
    grid = grid_of(document, root)
    layers = list(walk(document.layers, root))
    flat = [each for each in layers if each[0].type == "tilelayer"]
    planes, infinite = _planes(document, flat, max_hexes)
    ground = _ground_of(planes)
    if ground is None:
        raise root.error("no-tile-layer")
    whole_box = _bounds(planes) if infinite else Box(0, 0, document.width, document.height)
    if whole_box is None:
        raise root.error("no-tile-layer")
    box = grid.fitted(whole_box)
    check_size(box.columns, box.rows, max_hexes)
    tiles = Tiles(document, root)
    reader = _Reader(grid, box, tiles)
    reader.ground(ground)
    objects = Objects(grid, box, tiles)
    for plane in planes:
        if plane.name.lower() == VEILED and plane is not ground:
            reader.veiled += [index for index, _ in reader.cells(plane)]
        elif plane is not ground:
            reader.things(plane, reader.cells(plane))
    for layer, place, x, y in layers:
        if layer.type == "objectgroup":
            objects.read(layer, place, x, y)
    properties = properties_of(document.properties, root)
    made = _assembled(reader, objects, properties, root)
    units, lost = placed(made, objects.units)
    title = words(properties, "name", root, 80) or name
    notes = _remarks(reader, objects, layers, lost, infinite or box == whole_box)
    return MapDocument(title, made, units, Report(fmt, notes))


def _planes(
    document: TiledMap, layers: list[tuple[LayerBody, Place, float, float]], max_hexes: int
) -> tuple[list[_Plane], bool]:
    """Returns the tile layers decoded, and whether the map is infinite.

    Raises FormatError `too-many-values` before anything is decoded beyond the limit.
    """
    infinite = document.infinite or any(layer.chunks for layer, *_ in layers)
    hexes = max_hexes
    if not infinite:
        check_size(document.width, document.height, max_hexes)
        hexes = document.width * document.height
    left = limit = value_limit(hexes)
    planes = []
    for layer, place, *_ in layers:
        name = quotable(layer.name) or "without a name"
        size = (layer.width, layer.height)
        if not infinite and size != (document.width, document.height):
            params = {"columns": size[0], "rows": size[1]}
            params |= {"width": document.width, "height": document.height}
            raise place.error("wrong-layer-size", layer=name, **params)
        parts = []
        bodies: list[tuple[int, int, int, int, list[int] | str | None, Place]] = [
            (each.x, each.y, each.width, each.height, each.data, place.at(None, f".chunks[{n}]"))
            for n, each in enumerate(layer.chunks or ())
        ]
        if layer.data is not None or not bodies:
            bodies.append((0, 0, *size, layer.data, place.at(layer.line, ".data")))
        for x, y, width, height, data, here in bodies:
            if width < 0 or height < 0 or (left := left - width * height) < 0:
                raise place.error("too-many-values", limit=limit)
            here = Place(layer.line, here.path)
            cells = decode_cells(
                data, layer.encoding, layer.compression, width * height, here, name
            )
            if cells:
                parts.append(_Part(x, y, width, cells))
        planes.append(_Plane(layer.name, place, properties_of(layer.properties, place), parts))
    return planes, infinite


def _ground_of(planes: list[_Plane]) -> _Plane | None:
    """Returns the layer of the ground: `terrain`, else the first one that is not another's."""
    named = [plane for plane in planes if plane.name.lower() == GROUND]
    others = [plane for plane in planes if plane.name.lower() not in (PROPS, VEILED)]
    return next(iter(named or others), None)


def _bounds(planes: list[_Plane]) -> Box | None:
    """Returns the smallest box around all tiles, None where there are none."""
    columns: set[int] = set()
    rows: set[int] = set()
    for plane in planes:
        for part in plane.parts:
            for place, gid in enumerate(part.cells):
                if gid:
                    row, column = divmod(place, part.width)
                    columns.add(part.x + column)
                    rows.add(part.y + row)
    if not columns:
        return None
    return Box(min(columns), min(rows), max(columns) + 1, max(rows) + 1)


def _assembled(
    reader: _Reader, objects: Objects, properties: dict[str, Any], root: Place
) -> HexMap:
    """Builds the map. Raises FormatError for what no map can hold, with the hex."""
    box, orientation = reader.box, reader.grid.orientation
    levels = reader.levels
    floor = min((level for level in levels if level is not None), default=0)
    floor = min(0, floor)
    if "floor" in properties:
        floor = whole(properties, "floor", root, LEVELS)
    ceiling = whole(properties, "ceiling", root, LEVELS) if "ceiling" in properties else None
    bare = HexMap(box.columns, box.rows, orientation, ())
    for h, notes in objects.notes:
        index = index_of(bare, h)
        reader.notes[index] = (*reader.notes.get(index, ()), *notes)
    props: list[Prop] = []
    for index, fields, place in reader.props:
        h = reader.hex_of(index)
        fields = {**fields, "id": f"prop-{label(h, orientation)}"}
        props.append(prop_body(fields, h, place).prop_on(bare, levels, h, floor))
    for fields, h, place in objects.props:
        props.append(prop_body(fields, h, place).prop_on(bare, levels, h, floor))
    made = assemble(
        box.columns,
        box.rows,
        orientation,
        levels,
        reader.notes,
        with_unique_ids(props),
        floor,
        ceiling,
    )
    if not reader.veiled:
        return made
    veiled = [made.place(reader.hex_of(index)) for index in reader.veiled]
    return made.with_veil(NO_HEXES.with_places([each for each in veiled if each is not None]))


def _remarks(
    reader: _Reader,
    objects: Objects,
    layers: list[tuple[LayerBody, Place, float, float]],
    lost: str,
    fits: bool,
) -> tuple[dict[str, Any], ...]:
    """Returns the notes of the report."""
    notes: list[dict[str, Any]] = []
    if not fits:
        column = {"code": "void-column-added", "params": {}}
        row = {"code": "void-row-added", "params": {}}
        notes.append(column if reader.grid.axis == "x" else row)
    other = Counter(
        layer.name or layer.type
        for layer, *_ in layers
        if layer.type not in ("tilelayer", "objectgroup")
    )
    moved = Counter(
        layer.name for layer, _, x, y in layers if layer.type == "tilelayer" and (x or y)
    )
    if reader.guessed + objects.guessed:
        count = reader.guessed + objects.guessed
        notes.append({"code": "prop-without-value", "params": {"count": count}})
    named: list[dict[str, Any]] = [
        {"code": "external-tilesets", "params": {"names": listed(reader.tiles.external)}},
        {"code": "layers-ignored", "params": {"names": listed(other)}},
        {"code": "tiles-ignored", "params": {"names": listed(reader.ignored)}},
        {"code": "offsets-ignored", "params": {"names": listed(moved)}},
        {"code": "objects-ignored", "params": {"names": listed(objects.ignored)}},
        {"code": "objects-off-map", "params": {"names": listed(objects.off_map)}},
        {"code": "properties-ignored", "params": {"names": listed(reader.tiles.ignored)}},
        {"code": "units-off-map", "params": {"names": lost}},
    ]
    return (*notes, *(note for note in named if note["params"]["names"]))
