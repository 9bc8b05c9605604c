"""Hills: rolling ground with crags, ponds in the hollows, woods and a hamlet at the road."""

from __future__ import annotations

import numpy as np

from app.formats.generator.noise import ONE, layered, ranked
from app.formats.generator.plants import flood, hamlet, pave, scatter, wood
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 5, "roughness": 4, "cover": 5, "water": 3, "buildings": 3}


def make(sketch: Sketch) -> None:
    """Draws the hills."""
    x, y = sketch.x, sketch.y
    lie = ranked(layered(sketch.noise_seed("lie"), x, y, 11_000))
    top = sketch.setting("height") + sketch.setting("height") // 3
    levels = 1 + lie * top // ONE
    # Crags: ground in steps of three levels, where one has to walk around.
    crags = ranked(layered(sketch.noise_seed("crags"), x, y, 12_000, 2))
    rough = crags >= ONE - ONE * sketch.setting("roughness") // 12
    levels = np.where(rough, 1 + (levels + 1) // 3 * 3, levels)
    wet = lie < ONE * sketch.setting("water") // 36
    sketch.shape(np.where(wet, 0, levels))
    flood(sketch, 1)
    main, *_ = finish(sketch)
    pave(sketch, main)
    for i in sketch.hexes(rough & ~wet):
        steep = any(abs(sketch.levels[n] - sketch.levels[i]) > 1 for n in sketch.around[i])
        if steep and i not in sketch.covers:
            sketch.cover(i, "rough")
    hamlet(sketch, main, sketch.setting("buildings") * 2, "hamlet")
    wood(sketch, sketch.setting("cover"))
    rocks = sketch.size * sketch.setting("roughness") // 900
    scatter(sketch, "rocks", rocks, (("Rock", 1, 5), ("Rock", 2, 7)))
    fields(sketch)


def fields(sketch: Sketch) -> None:
    """Plants fields around buildings."""
    for i in range(sketch.size):
        low = sketch.levels[i] <= 2 and i not in sketch.covers and sketch.is_free(i)
        if low and any(not sketch.is_free(n) and n not in sketch.kept for n in sketch.around[i]):
            wet = any(n in sketch.covers for n in sketch.around[i])
            if not wet:
                sketch.cover(i, "planted_fields")
