"""Parts of the cost estimates of queries: how much lies within a distance.

Units are those of `app.rules.work_budget`. Each estimate counts as the loops of its query do.
"""

from __future__ import annotations

from collections.abc import Collection

from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.sight_bodies import body_columns
from app.rules.geometry.sight_lines import ITEMS_PER_UNIT, side_for
from app.rules.geometry.sight_table import BAND_WIDTH


def columns_within(map_: HexMap, radius: int) -> int:
    """Returns the most columns that lie within a radius of a column of this map."""
    return min(3 * radius * (radius + 1) + 1, map_.columns * map_.rows)


def cells_within(map_: HexMap, at: Cell, steps: int) -> int:
    """Returns the most cells that lie within so many steps, a step being one column or level.

    Levels below the lowest ground do not count.
    """
    below = min(steps, max(0, at.level - min(map_.floor, map_.lowest)))
    levels = (*range(1, below + 1), *range(steps + 1))
    return sum(columns_within(map_, steps - off) for off in levels)


def line_pairs(here: int, there: int, apart: int) -> int:
    """Returns the cost of lines between all pairs of cells of two things, `apart` in hexes."""
    return here * there * (2 * (apart + 1) + 3)


def viewshed_cost(map_: HexMap, radius: int) -> int:
    """Returns the cost of what one cell sees: lines to all columns around it on the map."""
    radius = min(radius, map_.columns + map_.rows)
    crossed = 3 * (-(-radius // BAND_WIDTH) * BAND_WIDTH) ** 3
    beside_decks = crossed if map_.props else 0
    return (
        (crossed + beside_decks + side_for(radius) ** 2) // ITEMS_PER_UNIT
        + 2 * len(map_.prop_hexes)
        + _blocking_unit_cost(map_, radius)
        + columns_within(map_, radius)
    )


def _blocking_unit_cost(map_: HexMap, radius: int) -> int:
    """Returns the cost of columns with units that block lines: each is checked separately."""
    return len(body_columns(map_)) * 2 * (radius + 2)


def rough_distance(here: Collection[Cell], there: Collection[Cell]) -> int:
    """Returns about how many hexes two things are apart: between their first cells."""
    a, b = next(iter(here)), next(iter(there))
    return max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q - b.q + a.r - b.r))
