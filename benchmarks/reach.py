"""Measures how long reach takes, against a plain Dijkstra over the same cells in the same run.

The ratio can be compared between machines; the milliseconds cannot. Both results must be equal in
every cell.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.rules.geometry.hexes import Cell, from_offset
from app.rules.geometry.movement import Mode, Mover, border_refusals, reach
from app.rules.geometry.terrain import Field, HexMap, Prop
from tests.reference import movement as reference

SIDE = 200
UNITS = 200
#: the cases: mode, budget, flight height, and runs of the slow version
CASES: list[tuple[Mode, int, int | None]] = [
    ("ground", 5, None),
    ("ground", 10, None),
    ("ground", 20, None),
    ("flight", 5, 5),
    ("flight", 10, 10),
    ("flight", 15, 15),
]


def rolling_hills() -> Field:
    """Returns a map of slopes, cliffs, voids, bridges and towers with units all over it."""
    levels: list[int | None] = []
    for n in range(SIDE * SIDE):
        column, row = n % SIDE, n // SIDE
        height = (column * 7 + row * 3) // 11 % 5 + (column // 9 + row // 7) % 3
        levels.append(None if (column * 31 + row * 17) % 97 == 0 else height)
    map_ = HexMap.from_levels(SIDE, SIDE, "flat", levels)
    props = []
    for n in range(600):
        h = from_offset(n * 37 % SIDE, (n * 53 + n // SIDE * 7) % SIDE, "flat")
        base = (map_.ground(h) or 0) + n % 3
        if not any((p.q, p.r) == h for p in props):
            props.append(Prop(f"p{n}", h.q, h.r, base, 1 + n % 2, 5, 5))
    map_ = map_.with_props(props)
    occupied = {}
    for n in range(UNITS):
        h = from_offset(n * 71 % SIDE, n * 29 % SIDE, "flat")
        for level in map_.surfaces(h):
            occupied[Cell(*h, level)] = f"u{n}"
    return Field(map_, occupied)


def best_of(times: int, run: Callable[[], object]) -> float:
    """Returns the shortest of several runs, in seconds."""
    shortest = float("inf")
    for _ in range(times):
        started = time.perf_counter()
        run()
        shortest = min(shortest, time.perf_counter() - started)
    return shortest


def main() -> int:
    """Prints a line per case. Returns 1 when a fast answer differs from the slow one."""
    field = rolling_hills()
    h = from_offset(SIDE // 2, SIDE // 2, "flat")
    at = Cell(*h, field.map.surfaces(h)[-1])
    wrong = 0
    print(f"{SIDE} x {SIDE} hexes, {len(field.map.props)} props, {len(field.occupied)} units")
    print(f"{'mode':8}{'budget':>7}{'cells':>8}{'fast ms':>10}{'plain ms':>10}{'ratio':>8}")
    for mode, budget, height in CASES:
        mover = Mover("mover", at, height_limit=height)
        found = reach(field, mover, mode, budget)
        fast = best_of(20, lambda m=mover, k=mode, b=budget: reach(field, m, k, b))
        slow = best_of(2, lambda m=mover, k=mode, b=budget: reference.reach(field, m, k, b))
        expected = reference.reach(field, mover, mode, budget)
        same = {c: (s.cost, s.falls) for c, s in found.cells.items()} == expected
        wrong += not same
        print(
            f"{mode:8}{budget:7}{len(found.cells):8}{fast * 1e3:10.2f}{slow * 1e3:10.2f}"
            f"{slow / fast:7.1f}x{'' if same else '  DIFFERENT'}"
        )
        if mode == "ground":
            edge = best_of(20, lambda m=mover, f=found: border_refusals(field, m, f))
            print(f"{'':15}and why not further: {edge * 1e3:.2f} ms, {edge / fast:.1f}x the reach")
    edited = best_of(20, lambda: field.map.set_ground({h: 3}, carry=True))
    print(f"an edit of one hex: {edited * 1e3:.3f} ms")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
