"""A canyon: a river winds from top to bottom between terraced walls, with side gullies, bridges
over it and places where one can climb down."""

from __future__ import annotations

import numpy as np

from app.formats.generator.noise import HALF, ONE, layered, ridged
from app.formats.generator.plants import pave, scatter, span, wood
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 5, "width": 4, "roughness": 4, "water": 5, "cover": 4, "bridges": 4}


def make(sketch: Sketch) -> None:
    """Draws the canyon."""
    x, y = sketch.x, sketch.y
    deep, half = 2 + sketch.setting("height"), 900 + 420 * sketch.setting("width")
    bends = layered(sketch.noise_seed("bends"), np.zeros_like(x), y, 13_000, 2) - HALF
    middle = sketch.width // 2 + bends * min(sketch.width, 24_000) // (2 * ONE)
    ragged = (layered(sketch.noise_seed("ragged"), x, y, 4000, 2) - HALF) * 1600 // ONE
    away = np.abs(x - middle) + ragged
    # How many hexes a level of the walls takes: sheer here, a slope there, in terraces of two.
    lean = 250 + layered(sketch.noise_seed("lean"), x, y, 9000, 2) * 900 // ONE
    rise = np.maximum(0, away - half) // lean + (away > half)
    terraced = np.where(rise < deep, (rise + 1) // 2 * 2, rise)
    plain = (
        deep
        + (layered(sketch.noise_seed("plain"), x, y, 10_000) - HALF)
        * (2 + sketch.setting("roughness"))
        // ONE
    )
    levels = np.minimum(terraced, np.maximum(deep - 1, plain))
    # Gullies: winding clefts that become shallower away from the canyon.
    cleft = ridged(sketch.noise_seed("gullies"), x, y, 12_000)
    depth = np.maximum(0, deep - 1 - np.maximum(0, away - half) // 1500)
    carved = cleft > ONE - ONE * sketch.setting("roughness") // 55
    levels = np.where(
        carved & (away > half), np.maximum(0, np.minimum(levels, deep - depth)), levels
    )
    stream = (np.abs(x - middle) < 120 * sketch.setting("water")) & (sketch.setting("water") > 0)
    bed = (away <= half) & ~stream
    sketch.shape(np.where(stream, -1, np.where(bed, np.maximum(0, levels), levels)))
    for i in sketch.hexes(stream):
        sketch.cover(i, "water", 1)
    main, *_ = finish(sketch)
    bridges(sketch, deep, [int(c) for c in (middle[:, 0] * sketch.columns // (sketch.width + 1))])
    pave(sketch, main)
    for i in sketch.hexes(bed & (levels <= 0)):
        if i not in sketch.covers:
            near = any(n in sketch.covers for n in sketch.around[i])
            sketch.cover(i, "sand" if near else "rough")
    wood(sketch, sketch.setting("cover"))
    scatter(sketch, "rocks", sketch.size // 160, (("Rock", 1, 5), ("Rock", 2, 7)))


def bridges(sketch: Sketch, deep: int, middle: list[int]) -> None:
    """Lays bridges from rim to rim, spread from top to bottom."""
    wanted = min((sketch.setting("bridges") + 2) // 3, max(1, sketch.rows // 10))
    wanted = wanted if sketch.setting("bridges") else 0
    for number in range(wanted):
        row = sketch.rows * (2 * number + 1) // (2 * wanted)
        places = (
            (near, high) for high in (deep - 1, deep - 2) for near in (0, 1, -1, 2, -2, 3, -3)
        )
        for near, high in places:
            at = row + near
            if 0 <= at < sketch.rows and span(sketch, at, middle[at], high, "Bridge", 4):
                break
