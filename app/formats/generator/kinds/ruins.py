"""Ruins: shells of buildings, rubble, craters and a keep, overgrown by woods."""

from __future__ import annotations

from app.formats.generator.noise import ONE, layered
from app.formats.generator.plants import pave, wood
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 4, "buildings": 6, "craters": 4, "roughness": 4, "cover": 4}
#: Columns and rows of a lot, with the lane beside it.
LOT = (6, 5)


def make(sketch: Sketch) -> None:
    """Draws the ruins."""
    x, y = sketch.x, sketch.y
    rise = 1 + sketch.setting("roughness") // 2
    sketch.shape(layered(sketch.noise_seed("lie"), x, y, 15_000, 2) * (rise + 1) // ONE)
    craters = _craters(sketch)
    ways = finish(sketch)
    pave(sketch, ways[0])
    for i in craters:
        if i not in sketch.covers:
            sketch.cover(i, "rubble")
    for i in range(sketch.size):
        _shell(sketch, i)
    _keep(sketch)
    wood(sketch, sketch.setting("cover"))


def _craters(sketch: Sketch) -> list[int]:
    """Digs craters with a raised rim. Returns their hexes."""
    draws, found = sketch.draws("craters"), []
    for _ in range(sketch.size * sketch.setting("craters") // 600):
        middle, radius = draws.below(sketch.size), draws.between(1, 2)
        inside = sketch.disk(middle, radius)
        floor = sketch.levels[middle] - radius
        for i in inside:
            sketch.levels[i] = min(sketch.levels[i], floor + (i != middle and radius > 1))
        found += inside
    return found


def _shell(sketch: Sketch, index: int) -> None:
    """Puts a piece of wall on the edge of a lot, and rubble inside."""
    row, column = divmod(index, sketch.columns)
    lot = column // LOT[0], row // LOT[1]
    draws = sketch.draws_at("lot", *lot)
    if draws.below(12) >= 2 + sketch.setting("buildings") or not sketch.is_free(index):
        return
    wide, deep, high = draws.between(3, 5), draws.between(3, 4), draws.below(3)
    across, down = column % LOT[0], row % LOT[1]
    if across >= wide or down >= deep:
        return
    piece = sketch.draws_at("piece", index)
    edge = across in (0, wide - 1) or down in (0, deep - 1)
    if edge and piece.below(10) < 7:
        height = 1 + high * sketch.setting("height") // 6 + piece.below(2)
        sketch.covers.pop(index, None)
        sketch.stand(index, "Ruin", height, 1 + height)
    elif index not in sketch.covers and piece.below(12) < 2 + sketch.setting("roughness"):
        sketch.cover(index, "rubble")


def _keep(sketch: Sketch) -> None:
    """Puts a tall ring of walls in the middle, open on two sides."""
    middle = sketch.rows // 2 * sketch.columns + sketch.columns // 2
    if sketch.size < 150 or not sketch.setting("buildings"):
        return
    inside = set(sketch.disk(middle, 2))
    ring = [i for i in sketch.disk(middle, 3) if i not in inside]
    for number, i in enumerate(ring):
        if number % 9 and sketch.is_free(i):
            sketch.covers.pop(i, None)
            sketch.stand(i, "Keep", 2 + sketch.setting("height") // 2, 6)
