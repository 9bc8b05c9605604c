"""Measures how long reach takes, against two plain searches in the same run.

One is the slow version of the rules, cell by cell; both results must be equal in every cell. The
other is the least that one can write: a breadth-first search over a dict of ground levels, which
knows no costs of levels, no props, no air and no units. Ratios can be compared between machines;
milliseconds cannot.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.rules.geometry.hexes import Cell, Hex, from_offset, neighbours
from app.rules.geometry.movement import Mode, Mover, Reach, border_refusals, reach
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


def bare_search(field: Field, budget: int) -> Callable[[Hex], dict[Hex, int]]:
    """Returns a search over a dict of ground levels: a hex costs 1, one level at most."""
    grounds = {h: level for h in field.map.hexes() if (level := field.map.ground(h)) is not None}

    def search(start: Hex) -> dict[Hex, int]:
        costs, edge = {start: 0}, [start]
        for cost in range(1, budget + 1):
            entered = []
            for here in edge:
                for there in neighbours(here):
                    level = grounds.get(there)
                    if level is None or there in costs or abs(level - grounds[here]) > 1:
                        continue
                    costs[there] = cost
                    entered.append(there)
            edge = entered
        return costs

    return search


def open_field() -> Field:
    """Returns a map of gentle hills, 64 x 64, without props and units."""
    levels = [(n % 64 * 7 + n // 64 * 3) // 11 % 3 + n * n % 7 // 6 for n in range(64 * 64)]
    return Field(HexMap.from_levels(64, 64, "flat", levels), {})


def against_the_bare_search() -> None:
    """Prints the rows of the open map. The planes of a map are kept, so only the first search of a
    place makes them; that is the row "anew"."""
    field = open_field()
    centre = from_offset(32, 32, "flat")
    at = Cell(*centre, field.map.surfaces(centre)[-1])
    bare_reach = bare_search(field, 12)
    bare = best_of(200, lambda: bare_reach(centre))
    print(f"\n64 x 64 hexes, open; the bare search of 12 hexes takes {bare * 1e3:.3f} ms")
    modes: list[tuple[str, Mode, int]] = [
        ("walk 12", "ground", 12),
        ("fly 12", "flight", 12),
        ("fly 24", "flight", 24),
    ]
    for name, mode, budget in modes:
        mover = Mover("mover", at, height_limit=budget)
        search = partial(reach, mover=mover, mode=mode, budget=budget)
        far = farthest(search(field))
        runs: list[tuple[str, Callable[[], object]]] = [
            ("", lambda s=search, c=far: s(field).step(c)),
            (", anew", lambda s=search, c=far: s(Field(replace(field.map))).step(c)),
            (", every cell", lambda s=search: s(field).cells),
        ]
        for what, run in runs:
            took = best_of(100, run)
            print(f"{name + what:20}{took * 1e3:9.3f} ms{took / bare:9.2f} of the bare search")


def farthest(found: Reach) -> Cell:
    """Returns the cell that costs most among those in which the mover does not fall."""
    return max((step.cost, cell) for cell, step in found.cells.items() if not step.falls)[1]


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
        fast = best_of(20, lambda m=mover, k=mode, b=budget: reach(field, m, k, b).cells)
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
    against_the_bare_search()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
