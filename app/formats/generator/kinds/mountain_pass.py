"""A mountain pass: a valley winds from left to right over a saddle, with ledges above it and a
barrier at its narrowest place."""

from __future__ import annotations

import numpy as np

from app.formats.generator.noise import HALF, ONE, layered, ridged
from app.formats.generator.plants import pave, scatter, wood
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 6, "width": 4, "roughness": 4, "cover": 4, "snow": 5, "buildings": 4}


def make(sketch: Sketch) -> None:
    """Draws the pass."""
    x, y = sketch.x, sketch.y
    high, wide = 5 + sketch.setting("height"), 1000 + 450 * sketch.setting("width")
    bends = layered(sketch.noise_seed("bends"), x, np.zeros_like(y), 14_000, 2) - HALF
    middle = sketch.height // 2 + bends * min(sketch.height, 20_000) // (2 * ONE)
    # The valley is narrow at the saddle and opens on both sides.
    part = np.abs(2 * x - sketch.width) * 1024 // max(1, sketch.width)
    half = wide * (700 + part) // 1400
    away = (
        np.abs(y - middle)
        + (layered(sketch.noise_seed("ragged"), x, y, 4500, 2) - HALF) * 2200 // ONE
    )
    saddle = (1024 - part) * (high // 3) // 1024
    peaks = ridged(sketch.noise_seed("peaks"), x, y, 9000) * (3 + sketch.setting("roughness") // 2)
    wall = np.maximum(0, away - half)
    climb = wall * 10 // 9000 + wall // 1400 + np.where(wall > 0, peaks // ONE, 0)
    # A ledge runs along the foot of the walls, two or three levels up.
    ledge = (wall > 900) & (wall <= 3200)
    floor = saddle + (layered(sketch.noise_seed("floor"), x, y, 7000, 2) * 2 // ONE)
    levels = np.where(wall == 0, floor, floor + np.maximum(1, climb))
    # The mountains are no plain: crests and hollows break them up.
    tops = high + (ridged(sketch.noise_seed("tops"), x, y, 7000) * 7 // ONE) - 2
    levels = np.where(ledge, saddle + 3, np.minimum(levels, np.maximum(saddle + 4, tops)))
    sketch.shape(levels)
    sketch.rough.update(sketch.hexes(wall > 0))
    ways = finish(sketch, 1)
    pave(sketch, ways[0])
    snowy = high + 3 - sketch.setting("snow") * high // 12
    for i, level in enumerate(sketch.levels):
        if i in sketch.covers:
            continue
        drop = max((level - sketch.levels[n] for n in sketch.around[i]), default=0)
        rise = max((sketch.levels[n] - level for n in sketch.around[i]), default=0)
        if sketch.setting("snow") and level >= snowy:
            sketch.cover(i, "snow")
        elif rise > 1:
            sketch.cover(i, "rubble")
        elif drop > 1:
            sketch.cover(i, "rough")
    barrier(sketch, ways[0])
    wood(sketch, sketch.setting("cover"))
    scatter(sketch, "rocks", sketch.size // 140, (("Rock", 1, 5), ("Rock", 2, 7)))


def barrier(sketch: Sketch, way: list[int]) -> None:
    """Puts a wall across the saddle, open where the road passes, with towers beside the gate."""
    strength = sketch.setting("buildings")
    if not strength or sketch.columns < 7:
        return
    column = sketch.columns // 2
    gate = [i for i in way if i % sketch.columns == column]
    reach = 2 + strength // 2
    for i in gate[:1]:
        for step in range(-reach, reach + 1):
            spot = i + step * sketch.columns
            if 0 <= spot < sketch.size and sketch.is_free(spot):
                tower = abs(step) in (1, reach)
                sketch.covers.pop(spot, None)
                sketch.stand(spot, *(("Tower", 3, 5) if tower else ("Wall", 1, 4)))
