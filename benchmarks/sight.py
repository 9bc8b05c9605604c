"""Measures sight and viewsheds against the slow exact reference and against plain arrays.

Each line prints ratios of one run, which can be compared between machines: to the reference, and
for viewsheds to one pass over a table of the columns at every hex of every line (`plain_table`),
which knows neither edges nor decks nor levels above a surface. The first map has hills, void and
decks, and its pairs are up to 20 hexes apart; the others are plain hills.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.rules.geometry.hexes import Cell, Hex, distance, from_offset
from app.rules.geometry.sight import sight
from app.rules.geometry.sight_table import Floats, Ints, crossings
from app.rules.geometry.terrain import HexMap, Prop
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


def plain_table(radius: int) -> tuple[Ints, Floats, Ints]:
    """For every line up to a radius: the columns on it, what to divide their heights by, and where
    the next line begins."""
    side = 2 * radius + 1
    places, parts, starts = [], [], []
    for q in range(-radius, radius + 1):
        for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
            steps = distance(Hex(q, r), Hex(0, 0))
            starts.append(len(places))
            for n in range(1, steps + 1):
                places.append(
                    (round(q * n / steps) + radius) * side + round(r * n / steps) + radius
                )
                parts.append((n - 0.5) / steps)
            if not steps:
                places.append(radius * side + radius)
                parts.append(1.0)
    return np.array(places), np.array(parts), np.array(starts)


def compare_with_plain_table() -> None:
    """Prints viewsheds of hills beside a pass over a table of the same radius."""
    rnd = random.Random(3)
    hills = HexMap.from_levels(
        64,
        64,
        "flat",
        [2 + (n % 64 * 7 + n // 64 * 3) // 11 % 3 + rnd.choice([0, 0, 0, 1]) for n in range(4096)],
    )
    middle = from_offset(32, 32, "flat")
    eye = Cell(*middle, hills.surfaces(middle)[-1])
    decked = hills
    for n in range(400):
        here = from_offset(rnd.randrange(64), rnd.randrange(64), "flat")
        if here != middle and len(decked.surfaces(here)) == 1:
            decked = decked.with_prop(Prop(f"p{n}", *here, hills.surfaces(here)[0] + 2, 1, 3, 3))
    for radius in (12, 30, 32, 64):
        places, parts, starts = plain_table(radius)
        top = np.random.default_rng(1).integers(-3, 3, (2 * radius + 1) ** 2).astype(float)

        def plain() -> object:
            return np.maximum.reduceat(top[places] / parts, starts) <= 0  # noqa: B023

        anchor = min(seconds(plain) for _ in range(9))
        for name, here in (("hills", hills), (f"{len(decked.props)} decks", decked)):
            look = partial(viewshed, here, eye, radius)
            look()
            took = min(seconds(look) for _ in range(9))
            print(
                f"viewshed {radius:3} {name:11} {took * 1e3:7.2f} ms   plain table"
                f" {anchor * 1e3:6.2f} ms   {took / anchor:5.2f} x"
            )
    big = HexMap.from_levels(160, 170, "flat", [2 + n % 160 * 7 // 11 % 3 for n in range(27_200)])
    centre = from_offset(80, 85, "flat")
    whole = partial(viewshed, big, Cell(*centre, big.surfaces(centre)[-1]), 200)
    took = min(seconds(whole) for _ in range(4))
    print(f"viewshed of all 160 x 170     {took * 1e3:7.2f} ms")


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
    compare_with_plain_table()


if __name__ == "__main__":
    main()
