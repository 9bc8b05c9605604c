"""Ways over a sketch: nobody may be locked in, and one can always cross it from left to right.

A unit walks one level up or down a step. A way is a path of least effort, whose ground is graded
until it can be walked.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from heapq import heappop, heappush

from app.formats.generator.sketch import Sketch

#: The effort of a step, of each level too steep to walk, of entering water, and of rough ground.
STEP, CLIFF, WET, ROUGH = 10, 40, 14, 25
#: Areas of fewer hexes than this stay without a way.
SMALLEST_AREA = 10
#: Rows for each further way across the map, and the most ways.
ROWS_A_WAY, MOST_WAYS = 13, 8


def cheapest(
    sketch: Sketch,
    starts: Iterable[int],
    ends: Collection[int],
    allowed: Callable[[int], bool] = lambda _: True,
) -> list[int]:
    """Returns the path of least effort from one of the starts to one of the ends."""
    goal = ends if isinstance(ends, (set, frozenset)) else set(ends)
    levels, wet = sketch.levels, {i for i, note in sketch.covers.items() if note.kind == "water"}
    came: dict[int, int] = {}
    effort = dict.fromkeys(starts, 0)
    heap = [(0, start) for start in effort]
    while heap:
        spent, here = heappop(heap)
        if here in goal:
            return _back(came, here)
        if spent > effort[here]:
            continue
        for there in sketch.around[here]:
            if not allowed(there):
                continue
            steep = abs(levels[there] - levels[here]) - 1
            cost = spent + STEP + (CLIFF * steep if steep > 0 else 0)
            cost += (WET if there in wet else 0) + (ROUGH if there in sketch.rough else 0)
            if cost < effort.get(there, cost + 1):
                effort[there] = cost
                came[there] = here
                heappush(heap, (cost, there))
    return []


def _back(came: dict[int, int], here: int) -> list[int]:
    path = [here]
    while here in came:
        here = came[here]
        path.append(here)
    return path[::-1]


def grade(sketch: Sketch, path: Sequence[int]) -> None:
    """Cuts and fills the ground of a path until each step is one level at most."""
    levels = [sketch.levels[i] for i in path]
    high, low = levels[:], levels[:]
    for order in (range(1, len(path)), range(len(path) - 2, -1, -1)):
        for i in order:
            before = i - order.step
            high[i] = max(high[i], high[before] - 1)
            low[i] = min(low[i], low[before] + 1)
    for i, up, down in zip(path, high, low, strict=True):
        # Both change by one level a step at most, and so does what lies between them.
        level = (up + down) // 2
        if level > sketch.levels[i]:
            sketch.covers.pop(i, None)  # it rises out of the water
        sketch.levels[i] = level


def cross(sketch: Sketch, most: int = MOST_WAYS) -> list[list[int]]:
    """Grades ways from the left edge to the right one and keeps them free, the main one first.

    There are several, each in its own part of the map, so that there is a choice.
    """
    count = max(1, min(most, sketch.rows // ROWS_A_WAY))
    ways = []
    for number in range(count):
        top, bottom = number * sketch.rows // count, (number + 1) * sketch.rows // count
        aside = (bottom - top) // 4 if count > 1 else 0
        middle = range(top + aside, bottom - aside)
        margin = (bottom - top) // 3
        first, last = top - margin, bottom + margin

        def near(index: int, first: int = first, last: int = last) -> bool:
            return first <= index // sketch.columns < last

        left = [row * sketch.columns for row in middle]
        right = {(row + 1) * sketch.columns - 1 for row in middle}
        ways.append(cheapest(sketch, left, right, near))
    ways.insert(0, ways.pop(count // 2))
    # The main way last: later ones may cut it where they cross.
    for way in reversed(ways):
        grade(sketch, way)
        sketch.kept.update(way)
    return ways


def areas(sketch: Sketch) -> list[list[int]]:
    """Returns the areas within which one can walk, the largest first."""
    seen: set[int] = set()
    found = []
    for start in range(sketch.size):
        if start in seen:
            continue
        seen.add(start)
        area = [start]
        for here in area:
            for there in sketch.around[here]:
                if there not in seen and abs(sketch.levels[there] - sketch.levels[here]) <= 1:
                    seen.add(there)
                    area.append(there)
        found.append(area)
    return sorted(found, key=lambda area: (-len(area), area[0]))


def join_areas(sketch: Sketch) -> None:
    """Leads a way from every larger area to the largest one, so that cliffs can be climbed."""
    main, *others = areas(sketch)
    reached = set(main)
    for area in others:
        if len(area) < max(SMALLEST_AREA, sketch.size // 200):
            break
        path = cheapest(sketch, area, reached)
        grade(sketch, path)
        sketch.kept.update(path)
        reached.update(area)


def finish(sketch: Sketch, most: int = MOST_WAYS) -> list[list[int]]:
    """Makes the map one on which everybody can move. Returns the ways across, the main one first
    and `most` at most."""
    join_areas(sketch)
    return cross(sketch, most)
