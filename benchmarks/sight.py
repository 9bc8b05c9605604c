"""Measures sight and viewsheds against the slow exact reference, in one run on one map.

Each line also prints the ratio to the reference, which can be compared between machines. The map
has hills, void and decks; pairs are up to 20 hexes apart.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.rules.geometry.hexes import Cell, distance
from app.rules.geometry.sight import sight
from app.rules.geometry.sight_table import crossings
from app.rules.geometry.terrain import HexMap
from app.rules.geometry.viewshed import viewshed
from tests.reference.maps import random_hex, random_map
from tests.reference.sight import first_blocked, pieces

SIDE = 60
PAIRS = 300


def seconds(work: Callable[[], object]) -> float:
    """Returns how long one run takes."""
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def pairs(rnd: random.Random, terrain: HexMap) -> list[tuple[Cell, Cell]]:
    found: list[tuple[Cell, Cell]] = []
    while len(found) < PAIRS:
        a = Cell(*random_hex(rnd, terrain), rnd.randint(2, 5))
        b = Cell(*random_hex(rnd, terrain), rnd.randint(2, 5))
        if distance(a, b) <= 20:
            found.append((a, b))
    return found


def main() -> None:
    rnd = random.Random(1)
    terrain = random_map(rnd, SIDE, SIDE, "flat", 4)
    asked = pairs(rnd, terrain)
    crossings.cache_clear()
    cold = seconds(lambda: [sight(terrain, a, b) for a, b in asked]) / PAIRS
    warm = seconds(lambda: [sight(terrain, a, b) for a, b in asked]) / PAIRS
    pieces.cache_clear()
    slow = seconds(lambda: [first_blocked(terrain, a, b) for a, b in asked]) / PAIRS
    slow_warm = seconds(lambda: [first_blocked(terrain, a, b) for a, b in asked]) / PAIRS
    print(f"map {SIDE} x {SIDE}, {len(terrain.props)} props, {PAIRS} pairs")
    print(f"sight, lines new     {cold * 1e6:9.1f} us   {slow / cold:8.0f} x the reference")
    print(f"sight, lines known   {warm * 1e6:9.1f} us   {slow_warm / warm:8.0f} x the reference")
    hills = HexMap.from_levels(
        terrain.columns, terrain.rows, "flat", [terrain.ground(h) for h in terrain.hexes()]
    )
    middle = Cell(SIDE // 2, SIDE // 4, 4)
    for name, here in (("hills", hills), ("with decks", terrain)):
        for radius in (10, 30, 60):
            look = partial(viewshed, here, middle, radius)
            first = seconds(look)
            took = min(seconds(look) for _ in range(5))
            columns = sum(distance(h, middle) <= radius for h in here.hexes())
            print(
                f"viewshed {radius:3} {name:11} {took * 1e3:7.1f} ms (first {first * 1e3:6.1f})"
                f"   {columns:5} columns, {took / columns * 1e6:6.2f} us each,"
                f" {slow_warm * columns / took:8.0f} x the reference"
            )


if __name__ == "__main__":
    main()
