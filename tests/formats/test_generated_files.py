"""Generated files of other programs: read, written and read again they mean the same.

500 files: MegaMek boards with every terrain name, and Tiled maps with every stagger, encoding and
chunk layout.
"""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.formats.board_terrain import KNOWN
from app.formats.registry import FORMATS, MapDocument, read_map, write_map
from app.rules.geometry.hexes import from_offset
from tests.counts import counts
from tests.formats.tiled_files import (
    ENCODINGS,
    json_file,
    layer,
    listed,
    objects,
    tree,
    xml_file,
)

TERRAINS = st.one_of(
    st.builds(
        lambda name, level, exits: f"{name}:{level}{exits}",
        st.sampled_from([*sorted(KNOWN), "made_up", "lava_fluff"]),
        st.integers(0, 6),
        st.sampled_from(["", ":0", ":9", ":63", ":200"]),
    )
)
SIDES = st.integers(1, 9)


@st.composite
def boards(draw: st.DrawFn) -> bytes:
    """A MegaMek board, with comments and unusual lines among the hexes."""
    end = draw(st.sampled_from(["\n", "\r\n", "\r"]))
    columns, rows = draw(SIDES), draw(SIDES)
    lines = [draw(st.sampled_from(["# a comment", ""])), f"size {columns} {rows}"]
    for n in range(columns * rows):
        if draw(st.integers(0, 9)) == 0:
            lines.append(draw(st.sampled_from(["# hex 0101 9", 'tag "x"', "", "option a b"])))
        terrain = ";".join(draw(st.lists(TERRAINS, max_size=4)))
        label = f"{n % columns + 1:02}{n // columns + 1:02}"
        lines.append(f'hex {label} {draw(st.integers(-6, 12))} "{terrain}" ""')
    return end.join([*lines, "end", ""]).encode()


@st.composite
def tiled_files(draw: st.DrawFn) -> tuple[str, bytes, dict[tuple[int, int], int]]:
    """A Tiled map: its name, its bytes, and its level by column and row of the file."""
    axis, index = draw(st.sampled_from("xy")), draw(st.sampled_from(["odd", "even"]))
    levels = draw(st.lists(st.integers(-5, 9), min_size=1, max_size=5))
    tiles: dict[int, dict[str, Any]] = {n: {"level": level} for n, level in enumerate(levels)}
    extra = len(tiles)
    tiles[extra] = {"cover": draw(st.sampled_from(["woods", "ice", "Ä <&>"])), "cover_level": 2}
    tiles[extra + 1] = {"integrity": 7, "height": draw(st.integers(1, 3))}
    flags = st.sampled_from([0, 0x80000000, 0x70000000])
    infinite = draw(st.booleans())
    parts: dict[str, list[tuple[int, int, int, int, list[int]]]] = {}
    placed = [(0, 0)] if not infinite else [(-3, -2), (0, -2), (-3, 3)]
    width, height = (3, 5) if infinite else (draw(SIDES), draw(SIDES))
    used = {"terrain": range(1, extra + 1), "trees": [extra + 1], "props": [extra + 2]}
    for name, gids in used.items():
        for x, y in placed:
            cell = st.just(0) | st.builds(int.__add__, st.sampled_from(list(gids)), flags)
            size = width * height
            cells = draw(st.lists(cell, min_size=size, max_size=size))
            parts.setdefault(name, []).append((x, y, width, height, cells))
    if not any(part[4][0] for part in parts["terrain"]):
        parts["terrain"][0][4][0] = 1
    layers = []
    for name, found in parts.items():
        if infinite:
            chunks = [
                {"x": x, "y": y, "width": w, "height": h, "data": cells}
                for x, y, w, h, cells in found
            ]
            size_of = {"width": width, "height": height, "x": 0, "y": 0}
            layers.append({"type": "tilelayer", "name": name, "chunks": chunks, **size_of})
        else:
            layers.append(layer(name, width, height, found[0][4]))
    spots = [
        {
            "id": 7,
            "name": "Kite",
            "x": draw(st.integers(0, 300)),
            "y": draw(st.integers(0, 300)),
            "properties": listed({"disposition": "enemy"}),
        }
    ]
    document = tree(width, height, layers, axis, index, tiles, infinite=infinite)
    document["layers"].append(objects("units", *spots))
    encoding, compression = draw(st.sampled_from(ENCODINGS))
    expected = {
        (x + n % w, y + n // w): levels[(gid & 0x0FFFFFFF) - 1]
        for x, y, w, _, cells in parts["terrain"]
        for n, gid in enumerate(cells)
        if gid
    }
    if draw(st.booleans()):
        return "x.tmj", json_file(document, encoding, compression), expected
    end = draw(st.sampled_from(["\n", "\r\n"]))
    return "x.tmx", xml_file(document, encoding, compression, end), expected


def same_in_every_format(found: MapDocument) -> None:
    """Writes a map and its units in every format that can hold them, and reads them again."""
    for name, fmt in FORMATS.items():
        if name == "board" and found.map.orientation == "pointy":
            continue
        data = write_map(name, found.map, found.name, found.units)
        again = read_map(f"x{fmt.suffixes[0]}", data)
        assert again.map == found.map
        assert again.units == ([] if "units" in fmt.drops else found.units)


@settings(max_examples=counts(250, 2500), deadline=None)
@given(boards())
def test_boards(data: bytes) -> None:
    found = read_map("x.board", data)
    same_in_every_format(found)


@settings(max_examples=counts(250, 2500), deadline=None)
@given(tiled_files())
def test_tiled_maps(file: tuple[str, bytes, dict[tuple[int, int], int]]) -> None:
    name, data, expected = file
    found = read_map(name, data)
    board = found.map
    levels = [
        (column, row, level)
        for row in range(board.rows)
        for column in range(board.columns)
        if (level := board.ground(from_offset(column, row, board.orientation))) is not None
    ]
    # the same levels in the same places, but for one column or row of void
    first = min(levels, key=lambda each: (each[1], each[0]))
    origin = min(expected, key=lambda each: (each[1], each[0]))
    left, top = origin[0] - first[0], origin[1] - first[1]
    assert {(column + left, row + top): level for column, row, level in levels} == expected
    same_in_every_format(found)
