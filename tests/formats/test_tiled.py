"""Tiled maps: the meaning of grids, layers, tiles and objects, in files made by hand."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from app.formats.registry import MapDocument, read_map, write_map
from app.rules.geometry.hexes import Hex, from_offset, neighbours, to_offset
from app.rules.geometry.terrain import HexMap, Note
from tests.formats.tiled_files import (
    ENCODINGS,
    json_file,
    layer,
    listed,
    objects,
    tree,
    xml_file,
)

LEVELS = {number: {"level": number} for number in range(40)}


def read(document: dict[str, Any]) -> MapDocument:
    """Reads a document as JSON and as XML, which mean the same."""
    found = read_map("x.tmj", json_file(document))
    other = read_map("x.tmx", xml_file(document))
    assert (found.map, found.units) == (other.map, other.units)
    assert found.report.notes == other.report.notes
    return found


def codes(found: MapDocument) -> list[str]:
    """Returns the codes of the report, each of which has a text."""
    assert all(found.report.lines())
    return [note["code"] for note in found.report.notes]


def names(found: MapDocument, code: str) -> str:
    """Returns the names in a remark."""
    return next(n["params"]["names"] for n in found.report.notes if n["code"] == code)


def centre(column: int, row: int, axis: str, index: str) -> tuple[float, float]:
    """The middle of a tile, as Tiled draws it: every second line is half a hex further."""
    shifted = (column if axis == "x" else row) % 2 == (1 if index == "odd" else 0)
    if axis == "x":
        return column * 48 + 32, row * 56 + 28 * shifted + 28
    return column * 56 + 28 * shifted + 28, row * 48 + 32


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("index", ["odd", "even"])
def test_neighbours_stay_neighbours(axis: str, index: str) -> None:
    columns, rows = 5, 6
    cells = [n + 1 for n in range(columns * rows)]
    found = read(tree(columns, rows, [layer("terrain", columns, rows, cells)], axis, index, LEVELS))
    places = {found.map.ground(h): h for h in found.map.hexes()}
    assert (found.map.orientation == "flat") == (axis == "x")
    for n in range(columns * rows):
        here = centre(n % columns, n // columns, axis, index)
        for m in range(columns * rows):
            near = m != n and math.dist(here, centre(m % columns, m // columns, axis, index)) < 60
            assert near == (places[m] in neighbours(places[n]))


def test_even_stagger_adds_void_and_says_so() -> None:
    ground = layer("terrain", 2, 2, [1, 2, 3, 4])
    flat = read(tree(2, 2, [ground], "x", "even", LEVELS))
    assert (flat.map.columns, flat.map.rows, codes(flat)) == (3, 2, ["void-column-added"])
    assert [flat.map.ground(from_offset(0, row, "flat")) for row in (0, 1)] == [None, None]
    pointy = read(tree(2, 2, [ground], "y", "even", LEVELS))
    assert (pointy.map.columns, pointy.map.rows, codes(pointy)) == (2, 3, ["void-row-added"])
    assert codes(read(tree(2, 2, [ground], "x", "odd", LEVELS))) == []


@pytest.mark.parametrize(("encoding", "compression"), ENCODINGS)
def test_every_encoding(encoding: str, compression: str) -> None:
    document = tree(3, 2, [layer("terrain", 3, 2, [1, 2, 0, 4, 5, 6])], tiles=LEVELS)
    expected = [0, 1, None, 3, 4, 5]
    for name, data in (
        ("x.tmj", json_file(document, encoding, compression)),
        ("x.tmx", xml_file(document, encoding, compression, "\r\n")),
    ):
        board = read_map(name, data).map
        assert [board.ground(h) for h in board.hexes()] == expected


def test_flips_and_rotation_do_not_change_a_tile() -> None:
    cells = [1 + (flag << 28) for flag in range(16)]
    found = read(tree(16, 1, [layer("terrain", 16, 1, cells)], tiles={0: {"level": 7}}))
    assert {found.map.ground(h) for h in found.map.hexes()} == {7}


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("index", ["odd", "even"])
def test_infinite_maps(axis: str, index: str) -> None:
    """Chunks far from the origin become the smallest map around their tiles."""
    block = [0] * 16
    block[5], block[6] = 3, 4
    chunks = [
        {"x": -8, "y": 4, "width": 4, "height": 4, "data": block},
        {"x": -4, "y": 4, "width": 4, "height": 4, "data": [*block[:15], 5]},
    ]
    ground = {"type": "tilelayer", "name": "any", "chunks": chunks, "width": 8, "height": 4}
    found = read(tree(30, 20, [ground], axis, index, LEVELS, infinite=True))
    tiles = {2: (-7, 5), 3: (-6, 5), 4: (-1, 7)}
    places = {level: h for h in found.map.hexes() if (level := found.map.ground(h)) is not None}
    assert set(places) == {2, 3, 4} | {2, 3}
    assert len([h for h in found.map.hexes() if found.map.ground(h) is not None]) == 5
    # the last tile is unique, and so is its distance to the corner of the map
    corner = to_offset(places[4], found.map.orientation)
    assert corner == (found.map.columns - 1, found.map.rows - 1)
    shift = (corner[0] - tiles[4][0], corner[1] - tiles[4][1])
    moved = (shift[0] if axis == "x" else shift[1]) % 2
    assert moved == (0 if index == "odd" else 1)
    assert found.map.columns in (7, 8)


def test_where_a_level_comes_from() -> None:
    """From the tile, else from the layer, else 0; old files have numbers as text."""
    tiles: dict[int, dict[str, Any]] = {0: {"level": 5}, 1: {"level": "-3"}, 2: {"level": 2.0}}
    cells = [1, 2, 3, 4]
    plain = read(tree(4, 1, [layer("a", 4, 1, cells)], tiles=tiles))
    assert [plain.map.ground(h) for h in plain.map.hexes()] == [5, -3, 2, 0]
    given = layer("a", 4, 1, cells, properties=listed({"level": 9}))
    assert [read(tree(4, 1, [given], tiles=tiles)).map.ground(Hex(3, -1))] == [9]
    document = tree(4, 1, [layer("a", 4, 1, cells, properties={"level": 9})])
    document["tilesets"] = [
        {"firstgid": 1, "tiles": {"0": {"terrain": []}}, "tileproperties": {"0": {"level": 5}}}
    ]
    old = read_map("x.tmj", json_file(document))
    assert [old.map.ground(h) for h in old.map.hexes()] == [5, 9, 9, 9]


def test_the_layer_terrain_is_the_ground_wherever_it_is() -> None:
    first = layer("decoration", 1, 1, [2])
    group = {"type": "group", "name": "all", "layers": [layer("Terrain", 1, 1, [1])]}
    found = read(tree(1, 1, [first, group], tiles={0: {"level": 4}}))
    assert found.map.ground(Hex(0, 0)) == 4
    assert names(found, "tiles-ignored") == "decoration"


def test_covers() -> None:
    """From the ground's tiles, from other layers, and from the properties of a layer."""
    tiles: dict[int, dict[str, Any]] = {
        0: {"level": 1, "cover": "rough"},
        1: {"cover": "woods", "cover_level": 2, "cover_text": "height 2", "colour": "green"},
        2: {"cover": "a", "cover2": "b", "cover2_level": 0, "cover3": "c"},
    }
    layers = [
        layer("terrain", 3, 1, [1, 1, 4]),
        layer("forest", 3, 1, [2, 3, 0]),
        layer("fog", 3, 1, [0, 0, 4], properties=listed({"cover": "smoke"})),
    ]
    found = read(tree(3, 1, layers, tiles=tiles))
    assert [found.map.notes(h) for h in found.map.hexes()] == [
        (Note("rough"), Note("woods", 2, "height 2")),
        (Note("rough"), Note("a"), Note("b", 0), Note("c")),
        (Note("smoke"),),
    ]
    assert names(found, "properties-ignored") == "colour"


def test_props_from_tiles() -> None:
    tiles: dict[int, dict[str, Any]] = {
        0: {"level": 2},
        1: {"integrity": 8, "height": 3, "name": "Tower"},
        2: {"integrity": 5, "base": 6},
    }
    layers = [
        layer("terrain", 4, 1, [1, 1, 0, 1]),
        layer("buildings", 4, 1, [2, 0, 3, 0]),
        layer("props", 4, 1, [3, 9, 0, 0]),
    ]
    found = read(tree(4, 1, layers, tiles=tiles))
    props = [
        (p.name, p.q, p.base, p.height, p.value, p.integrity) for p in found.map.props.values()
    ]
    assert props == [
        ("Tower", 0, 2, 3, 8, 8),
        ("", 2, 6, 1, 5, 5),
        ("", 0, 6, 1, 5, 5),
        ("", 1, 2, 1, 40, 40),
    ]
    assert codes(found) == ["prop-without-value"]
    assert len(set(found.map.props)) == 4


def point(column: int, row: int, name: str = "", **more: Any) -> dict[str, Any]:
    """Returns an object in the middle of a tile of a flat-top map."""
    x, y = centre(column, row, "x", "odd")
    properties = more.pop("properties", {})
    return {"id": 1, "name": name, "x": x, "y": y, "properties": listed(properties), **more}


def test_objects_are_units_props_covers_and_spawn_points() -> None:
    tiles: dict[int, dict[str, Any]] = {0: {"level": 3}, 1: {"integrity": 6, "height": 2}}
    things = objects(
        "things",
        point(0, 0, "Kite", properties={"disposition": "Enemy", "speed": 6}),
        point(1, 0, "Silo", properties={"integrity": 12, "value": 20, "base": 5}),
        point(1, 1, "Landing", type="spawn"),
        point(2, 0, properties={"cover": "ice"}),
        point(2, 1, gid=2, width=10.0, height=10.0),
        point(0, 1, "Kite", properties={"disposition": "enemy"}),
        point(0, 1, "Crowd", properties={"disposition": "neutral"}),
        point(0, 0, "A line", polyline=[{"x": 0, "y": 0}]),
        point(0, 0, "What"),
        point(9, 9, "Away", properties={"integrity": 3}),
    )
    found = read(tree(3, 2, [layer("terrain", 3, 2, [1] * 6), things], tiles=tiles))
    numbers = {"integrity": 9, "stability": 12, "energy": 4}
    cells = [{"q": 0, "r": 0, "level": 3}, {"q": 0, "r": 1, "level": 3}, None]
    assert found.units == [
        {"name": "Kite", "disposition": "enemy", "speed": 6, "at": cells[0], **numbers},
        {"name": "Kite", "disposition": "enemy", "speed": 4, "at": cells[1], **numbers},
        {"name": "Crowd", "disposition": "neutral", "speed": 4, "at": cells[2], **numbers},
    ]
    silo, tank = found.map.props.values()
    assert (silo.name, silo.q, silo.base, silo.value, silo.integrity) == ("Silo", 1, 5, 20, 12)
    assert (tank.q, tank.base, tank.height, tank.value) == (2, 3, 2, 6)
    assert found.map.notes(Hex(1, 1)) == (Note("spawn", 1, "Landing"),)
    assert found.map.notes(Hex(2, -1)) == (Note("ice"),)
    assert names(found, "objects-ignored") == "A line, What"
    assert names(found, "objects-off-map") == "Away"
    assert names(found, "units-off-map") == "Crowd"


def test_sides_of_a_layer_offsets_and_templates() -> None:
    """An object layer gives what its objects lack, and its offset moves them."""
    unit = point(0, 0, "Kite")
    unit["x"] -= 100
    layers = [
        layer("terrain", 2, 1, [1, 1], offsetx=5),
        objects("enemies", unit, offsetx=100, properties=listed({"disposition": "ally"})),
        objects("other", point(0, 0, "From a file", template="x.tx")),
        {"type": "imagelayer", "name": "sky"},
    ]
    found = read(tree(2, 1, layers))
    assert [(u["disposition"], u["at"]) for u in found.units] == [
        ("ally", {"q": 0, "r": 0, "level": 0})
    ]
    assert codes(found) == ["layers-ignored", "offsets-ignored", "objects-ignored"]


def test_external_tilesets_are_named_and_layers_count() -> None:
    document = tree(2, 1, [layer("hills", 2, 1, [1, 2], properties=listed({"level": 6}))])
    document["tilesets"] = [{"firstgid": 1, "source": "../tiles/hex.tsx"}]
    found = read(document)
    assert [found.map.ground(h) for h in found.map.hexes()] == [6, 6]
    assert names(found, "external-tilesets") == "../tiles/hex.tsx (2)"


def test_tiles_of_no_tileset_are_plain_ground() -> None:
    document = tree(2, 1, [layer("any", 2, 1, [1, 7])])
    for tilesets in ([], [{"firstgid": 5, "name": "other", "tiles": []}]):
        found = read(document | {"tilesets": tilesets})
        assert [found.map.ground(h) for h in found.map.hexes()] == [0, 0]


def test_floor_ceiling_and_name() -> None:
    given = listed({"floor": -8, "ceiling": 20, "name": "The pass"})
    found = read(tree(1, 1, [layer("terrain", 1, 1, [1])], properties=given))
    assert (found.map.floor, found.map.ceiling, found.name) == (-8, 20, "The pass")
    low = read(tree(1, 1, [layer("terrain", 1, 1, [1])], tiles={0: {"level": -5}}))
    assert (low.map.floor, low.map.ceiling, low.name) == (-5, None, "x")


@pytest.mark.parametrize("fmt", ["tmj", "tmx"])
def test_units_secrets_and_names_survive(fmt: str) -> None:
    """What a Handler exports comes back: units on and off the map, hidden props, veiled hexes."""
    document = {
        "format": "hexframe-map",
        "version": 1,
        "columns": 3,
        "rows": 2,
        "orientation": "pointy",
        "ground": [[0, 1, None], [2, 2, 2]],
        "props": [{"id": "a", "q": 1, "r": 0, "value": 4, "hidden": True, "name": '\x07 <&\n"'}],
        "veiled": [[0, 0], [1, 1]],
        "units": [
            {"name": "Lantern", "disposition": "pilot", "at": {"q": 1, "r": 1, "level": 2}},
            {"name": "Reserve", "disposition": "enemy", "at": None, "build": {"name": "x"}},
        ],
    }
    before = read_map("x.json", json.dumps(document).encode())
    after = read_map("x", write_map(fmt, before.map, before.name, before.units))
    assert (after.map, after.units, after.name) == (before.map, before.units, before.name)
    assert after.report.format == fmt


def test_a_unit_that_was_moved_in_tiled_stands_where_its_object_is() -> None:
    unit = {"name": "Kite", "disposition": "enemy", "at": {"q": 0, "r": 0, "level": 4}}
    written = json.loads(write_map("tmj", HexMap.blank(2, 1, "flat", 4), "", [unit]))
    thing = written["layers"][-1]["objects"][0]
    thing["x"], thing["y"] = centre(1, 0, "x", "odd")
    thing["name"] = "Hawk"
    found = read_map("x.tmj", json.dumps(written).encode())
    at = {"q": 1, "r": 0, "level": 4}
    assert found.units == [{"name": "Hawk", "disposition": "enemy", "at": at}]


def test_the_report_counts_what_a_file_became() -> None:
    tiles: dict[int, dict[str, Any]] = {0: {"level": 3, "cover": "ice"}, 1: {"integrity": 6}}
    layers = [layer("terrain", 2, 2, [1, 1, 1, 0]), layer("props", 2, 2, [2, 0, 0, 0])]
    report = {**read(tree(2, 2, layers, tiles=tiles)).report.document()}
    remarks = report.pop("remarks")
    assert report == {
        "format": "tmj",
        "columns": 2,
        "rows": 2,
        "orientation": "flat",
        "ground": 3,
        "voids": 1,
        "lowest": 3,
        "highest": 3,
        "props": 1,
        "notes": 3,
        "kinds": {"ice": 3},
        "units": 0,
    }
    assert remarks == []
