"""Measures how the cost of a command grows with the history of a table and with its map.

A step places a unit: it decides the command, folds its row and builds the views of all groups. The
comparisons are the same step after 10 commands, and on a map of 30 x 30 hexes.

`HEXFRAME_BENCH_ROWS` changes the longest history.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.engine import Decision, Row, apply_row, groups, project
from tests.engine.play import Table

ROWS = int(os.environ.get("HEXFRAME_BENCH_ROWS", "100000"))
STEPS = 300
SIDES = (30, 100, 500)
UNITS = 12


def new_table(side: int) -> tuple[Table, list[str]]:
    """Returns a table with a flat square map and a dozen units, and the ids of the units."""
    made = Table({"columns": side, "rows": side, "orientation": "flat"})
    return made, [made.unit(f"Unit {n}", (n, 6, 0), "pilot") for n in range(UNITS)]


def place(made: Table, unit: str) -> None:
    """Places a unit on the next hex of its column. Nothing is projected."""
    at = made[unit].at
    assert at is not None
    there = {"q": at.q, "r": 6 + (at.r - 5) % 12, "level": 0}
    version = made.state.version + 1
    decision = made.decide("handler", "unit.place", unit=unit, at=there)
    assert isinstance(decision, Decision), decision
    row = Row("t1", version, f"c{version}", "h", "", "now", decision.events)
    made.state = apply_row(made.state, row)


def milliseconds(made: Table, unit: str) -> float:
    """Returns the median processor time of a step. The table is afterwards as it was before."""
    before, took = made.state, []
    for _ in range(STEPS):
        started = time.process_time()
        place(made, unit)
        for group in groups(made.state):
            project(made.state, group)
        took.append((time.process_time() - started) * 1000)
    made.state = before
    return sorted(took)[len(took) // 2]


def main() -> None:
    """Measures long histories and large maps."""
    made, units = new_table(30)
    base = 0.0
    for count in sorted({10, 1_000, 10_000, ROWS}):
        while made.state.version < count:
            place(made, units[made.state.version % UNITS])
        took = milliseconds(made, units[0])
        base = base or took
        label = f"after {count:,} commands, 30 x 30"
        print(f"{label:32} {took:6.2f} ms = {took / base:5.2f} x")
    for side in SIDES:
        made, units = new_table(side)
        took = milliseconds(made, units[0])
        base = took if side == SIDES[0] else base
        print(
            f"{side:3} x {side:<3}, {UNITS} units             {took:6.2f} ms = {took / base:5.2f} x"
        )
    print("target: 1.2 x")


if __name__ == "__main__":
    main()
