"""What several kinds of maps share: woods, water, roads, bridges and single buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.formats.generator.noise import ONE, layered, ranked
from app.formats.generator.sketch import Sketch

#: Buildings: name, levels high, value.
HOUSES: Final = (("House", 1, 3), ("House", 2, 4), ("Barn", 2, 4), ("Silo", 3, 4))
#: The most columns from one end of a bridge to the other.
LONGEST_BRIDGE: Final = 18


def wood(sketch: Sketch, share: int, *, kind: str = "woods") -> None:
    """Covers about `share` tenths of half of the open ground with woods, denser inside."""
    found = ranked(layered(sketch.noise_seed(kind), sketch.x, sketch.y, 6500, 2))
    for i in sketch.hexes(found >= ONE - ONE * share // 20):
        if i not in sketch.covers and i not in sketch.kept:
            deep = int(found.ravel()[i]) >= ONE - ONE * share // 50
            sketch.cover(i, kind, 2 if deep else 1)


def flood(sketch: Sketch, level: int) -> None:
    """Covers all ground below a level with water up to it."""
    for i, ground in enumerate(sketch.levels):
        if ground < level:
            sketch.cover(i, "water", level - ground)


def pave(sketch: Sketch, way: Sequence[int], kind: str = "road") -> None:
    """Makes a way a road, except under water."""
    for i in way:
        if i not in sketch.covers or sketch.covers[i].kind != "water":
            sketch.cover(i, kind)


def scatter(sketch: Sketch, name: str, count: int, things: Sequence[tuple[str, int, int]]) -> None:
    """Puts single props on free hexes anywhere."""
    draws = sketch.draws(name)
    for _ in range(count):
        index = draws.below(sketch.size)
        thing = things[draws.below(len(things))]
        if sketch.is_free(index):
            sketch.stand(index, *thing)


def hamlet(sketch: Sketch, near: Sequence[int], count: int, name: str) -> None:
    """Puts buildings beside a way, some hexes apart and all on one side."""
    draws = sketch.draws(name)
    if not near or not count:
        return
    middle = near[draws.between(len(near) // 4, max(len(near) // 4, len(near) * 3 // 4))]
    spots = [i for i in sketch.disk(middle, 4)[1:] if sketch.is_free(i)]
    for _ in range(count):
        if not spots:
            return
        spot = spots.pop(draws.below(len(spots)))
        sketch.covers.pop(spot, None)
        sketch.stand(spot, *HOUSES[draws.below(len(HOUSES))])
        spots = [i for i in spots if i not in sketch.around[spot] or draws.chance(4)]


def span(sketch: Sketch, row: int, start: int, high: int, name: str, value: int) -> bool:
    """Lays a bridge along a row over the low ground around a column.

    It goes both ways from the column `start` until the ground is at `high` or above. Both ends are
    graded to be walked onto. Returns whether there was room for it without a change of any way.
    """
    first = row * sketch.columns
    levels = sketch.levels[first : first + sketch.columns]
    left, right = start, start
    while left >= 0 and levels[left] < high:
        left -= 1
    while right < sketch.columns and levels[right] < high:
        right += 1
    if left < 0 or right >= sketch.columns or not 1 < right - left <= LONGEST_BRIDGE:
        return False
    ground: dict[int, int] = {}
    for end, away in ((left, -1), (right, 1)):
        at, level = end, high
        while 0 <= at < sketch.columns and levels[at] > level:
            ground[first + at] = level
            at, level = at + away, level + 1
    decks = [first + column for column in range(left + 1, right)]
    ground |= {i: high for i in decks if sketch.levels[i] >= high - 1}
    if any(i in sketch.kept for i in ground) or any(sketch.is_built(i) for i in [*decks, *ground]):
        return False
    for i, level in ground.items():
        sketch.levels[i] = level
    sketch.kept.update((first + left, first + right, *ground))
    for i in decks:
        if i not in ground:
            sketch.deck(i, name, high, value)
    return True
