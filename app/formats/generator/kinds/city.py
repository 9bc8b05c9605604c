"""City blocks: streets, buildings of different heights, yards, parks, and a canal with bridges."""

from __future__ import annotations

from app.formats.generator.noise import ONE, layered
from app.formats.generator.plants import pave
from app.formats.generator.sketch import Sketch
from app.formats.generator.ways import finish

SLIDERS = {"height": 5, "buildings": 6, "cover": 2, "water": 3, "roughness": 2}
#: Columns and rows from one street to the next.
BLOCK = (7, 6)
#: Rows from one quay to the next.
QUAYS = 5
#: Buildings by their height in levels: name, and value for each level.
_NAMES = ((1, "Depot"), (2, "Warehouse"), (3, "House"), (5, "Tenement"), (99, "Tower block"))


def make(sketch: Sketch) -> None:
    """Draws the city."""
    rise = sketch.setting("roughness") // 2 + 1 if sketch.setting("roughness") else 0
    slope = layered(sketch.noise_seed("slope"), sketch.x, sketch.y, 26_000, 1) * rise // ONE
    sketch.shape(slope)
    draws = sketch.draws("streets")
    shift = draws.below(BLOCK[0]), draws.below(BLOCK[1])
    places = [_block(sketch, i, shift) for i in range(sketch.size)]
    streets = [i for i, (_, street) in enumerate(places) if street]
    canal = _canal(sketch, set(streets))
    sketch.rough.update(set(range(sketch.size)).difference(streets))
    ways = finish(sketch)
    for way in ways:
        pave(sketch, way, "pavement")
    pave(sketch, streets, "pavement")
    _dig(sketch, canal, {*streets, *sketch.kept})
    uses = {block: sketch.draws_at("block", *block).below(10) for block, _ in places}
    for i, (block, street) in enumerate(places):
        if not street and i not in canal:
            _build(sketch, i, block, uses[block])


def _block(sketch: Sketch, index: int, shift: tuple[int, int]) -> tuple[tuple[int, int], bool]:
    """Returns the block of a hex, and whether the hex is street."""
    row, column = divmod(index, sketch.columns)
    across, down = (column + shift[0]) % BLOCK[0], (row + shift[1]) % BLOCK[1]
    block = (column + shift[0]) // BLOCK[0], (row + shift[1]) // BLOCK[1]
    wide = block[0] % 3 == 0 and across == 1
    return block, across == 0 or down == 0 or wide


def _canal(sketch: Sketch, streets: set[int]) -> set[int]:
    """Returns the hexes of a canal from top to bottom, where the fewest streets are in its way."""
    water = sketch.setting("water")
    if not water or sketch.columns < 12:
        return set()
    wanted = sketch.columns * sketch.draws("canal").between(4, 6) // 10
    courses = [
        {
            row * sketch.columns + start + n
            for row in range(sketch.rows)
            for n in range(1 + water // 4)
            if start + n < sketch.columns
        }
        for start in range(wanted, wanted + BLOCK[0])
    ]
    return min(courses, key=lambda course: len(course & streets))


def _dig(sketch: Sketch, canal: set[int], roads: set[int]) -> None:
    """Digs a canal two levels deep, with bridges where roads cross it and a few quays by which one
    gets out of it."""
    for i in canal:
        if i in roads:
            sketch.deck(i, "Bridge", sketch.levels[i], 4)
        sketch.levels[i] -= 2
        sketch.cover(i, "water", 1)
    for i in sorted(canal):
        quay = next((n for n in sketch.around[i] if n not in canal and n not in roads), None)
        if quay is not None and i // sketch.columns % QUAYS == 0:
            sketch.levels[quay] = sketch.levels[i] + 1
            sketch.cover(quay, "pavement")
            sketch.kept.add(quay)


def _build(sketch: Sketch, index: int, block: tuple[int, int], use: int) -> None:
    """Puts what the block has on one of its hexes: a building, a park, a yard."""
    row, column = divmod(index, sketch.columns)
    # A lot of two by two hexes has one height.
    lot = sketch.draws_at("lot", *block, column // 2, row // 2)
    chance, tall = lot.below(12), lot.below(10)
    if use < sketch.setting("cover") and use < 6:
        sketch.cover(index, "woods", 1 if lot.below(3) else 2)
    elif not sketch.is_free(index):
        return
    elif use == 9 and chance < 3:
        sketch.stand(index, "Container", 1, 2)
    elif use == 9 or chance >= 3 + sketch.setting("buildings"):
        if use % 2:
            sketch.cover(index, "rubble")
    else:
        height = 1 + (sketch.setting("height") + 1) * tall * (12 - use) // 100
        name = next(name for most, name in _NAMES if height <= most)
        sketch.stand(index, name, height, 2 + 2 * height)
