"""Islands: wooded land with beaches in a sea, joined by shoals and bridges."""

from __future__ import annotations

import numpy as np

from app.formats.generator.noise import HALF, ONE, Grid, layered, ranked
from app.formats.generator.plants import HOUSES, flood, scatter, span, wood
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 4, "water": 5, "cover": 5, "bridges": 4, "buildings": 2}

#: From the middle of one island to the next, and how far noise moves the coast.
APART, REACH = 13_000, 15_000


def make(sketch: Sketch) -> None:
    """Draws the islands."""
    x, y = sketch.x, sketch.y
    coast = layered(sketch.noise_seed("lie"), x, y, 7000) * REACH // (2 * ONE)
    lie = ranked(_nearness(sketch) + coast)
    sea = ONE * (2 + sketch.setting("water")) // 14
    top = 1 + sketch.setting("height")
    land = np.maximum(0, lie - sea) * top // (ONE - sea)
    cliffs = layered(sketch.noise_seed("cliffs"), x, y, 10_000, 2) > HALF + HALF // 5
    land = np.where(cliffs, (land + 1) // 3 * 3, land)
    deep = -1 - np.maximum(0, sea - lie) * 3 // (sea + 1)
    sketch.shape(np.where(lie < sea, deep, land))
    ways = finish(sketch)
    for way in ways:  # Shoals, where the ways cross the sea.
        for i in way:
            sketch.levels[i] = max(sketch.levels[i], -1)
    flood(sketch, 0)
    for i, level in enumerate(sketch.levels):
        if level == 0 and any(sketch.levels[n] < 0 for n in sketch.around[i]):
            sketch.cover(i, "sand")
    bridges(sketch)
    houses = sketch.size * sketch.setting("buildings") // 400
    scatter(sketch, "houses", houses, HOUSES)
    wood(sketch, sketch.setting("cover") + 1, kind="jungle")


def _nearness(sketch: Sketch) -> Grid:
    """Returns how near each hex is to the middle of an island."""
    draws = sketch.draws("islands")
    found = np.full_like(sketch.x, -REACH * REACH)
    for top in range(0, sketch.height + 1, APART):
        for left in range(0, sketch.width + 1, APART):
            x, y = left + draws.below(APART), top + draws.below(APART)
            far = np.maximum(np.abs(sketch.x - x), np.abs(sketch.y - y))
            near = np.abs(sketch.x - x) + np.abs(sketch.y - y) + 2 * far
            found = np.maximum(found, -near // 3)
    return found


def bridges(sketch: Sketch) -> None:
    """Lays bridges over narrow water."""
    draws = sketch.draws("bridges")
    wanted = sketch.setting("bridges") * sketch.size // 1200 + (sketch.setting("bridges") > 3)
    narrows = [
        (row, (start + end) // 2)
        for row in range(sketch.rows)
        for start, end in _waters(sketch, row)
        if 3 <= end - start <= 9
    ]
    while wanted and narrows:
        row, column = narrows.pop(draws.below(len(narrows)))
        if span(sketch, row, column, 1, "Bridge", 4):
            wanted -= 1
            narrows = [each for each in narrows if abs(each[0] - row) > 3 or draws.chance(1)]


def _waters(sketch: Sketch, row: int) -> list[tuple[int, int]]:
    """Returns the first column of each stretch of sea in a row, and the column after it."""
    first, found, start = row * sketch.columns, [], None
    for column in range(sketch.columns):
        wet = sketch.levels[first + column] < 0
        if wet and start is None:
            start = column
        elif not wet and start is not None:
            found.append((start, column))
            start = None
    return found
