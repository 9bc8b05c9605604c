"""Small random maps with all kinds of obstacles: steps, cliffs, void, decks, towers."""

from __future__ import annotations

import random

from app.rules.geometry.hexes import Cell, Hex, Orientation, from_offset
from app.rules.geometry.sight_table import SYMMETRIES
from app.rules.geometry.terrain import HexMap, Prop, TerrainError


def random_map(
    rnd: random.Random, columns: int, rows: int, orientation: Orientation, relief: int = 5
) -> HexMap:
    """Returns mostly low ground with some void. A quarter of the hexes have props, most of them
    hanging."""
    low = [0, 0, 1, 1, min(2, relief)]
    levels = [rnd.choice([*low, rnd.randint(0, relief), None]) for _ in range(columns * rows)]
    made = HexMap.from_levels(columns, rows, orientation, levels, floor=rnd.choice([0, 0, -2]))
    for n in range(columns * rows // 4):
        here = random_hex(rnd, made)
        further = [random_hex(rnd, made) for _ in range(rnd.choice([0, 0, 0, 0, 1, 2]))]
        lowest = made.ground(here)
        base = rnd.randint(made.floor if lowest is None else lowest, relief + 1)
        size = (base, rnd.randint(1, 2), 3, 3)
        try:
            made = made.with_prop(Prop(f"p{n}", *here, *size, hexes=tuple(further)))
        except TerrainError:
            continue  # the prop overlaps another one or begins in the ground
    return made.with_ceiling(rnd.choice([None, None, relief]))


def random_hex(rnd: random.Random, terrain: HexMap, beyond: int = 0) -> Hex:
    """Returns a hex of the map, or one up to `beyond` columns and rows outside."""
    column = rnd.randrange(-beyond, terrain.columns + beyond)
    row = rnd.randrange(-beyond, terrain.rows + beyond)
    return from_offset(column, row, terrain.orientation)


def random_pair(rnd: random.Random, terrain: HexMap, relief: int = 5) -> tuple[Cell, Cell]:
    """Returns two cells, also solid ones. Every fifth pair lies along edges, every tenth in one
    column."""
    a = Cell(*random_hex(rnd, terrain, 1), rnd.randint(-1, relief + 1))
    level = rnd.choice([a.level, rnd.randint(-1, relief + 1)])
    kind = rnd.random()
    if kind < 0.1:
        return a, Cell(a.q, a.r, level)
    if kind < 0.3:
        w, x, y, z = rnd.choice(SYMMETRIES)
        far = rnd.randint(1, 4)
        return a, Cell(a.q + (w + x) * far, a.r + (y + z) * far, level)
    return a, Cell(*random_hex(rnd, terrain, 1), level)
