"""Measures a step under fog of war against the same step without fog, on one map.

Thirty units are on the map, and six of the pilots' side observe. A step decides a command, folds
its row and builds the views of all groups. In "pilot" an observer moves; in "enemy" another unit
does, so only the lines of sight to that unit are new.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from app.engine import Decision, Row, apply_row, groups, project
from tests.engine.play import Table

EYES, UNITS, STEPS = 6, 30, 40


def table(side: int, fog: str) -> tuple[Table, list[str]]:
    """Returns a hilly table with or without fog, and the ids of its units."""
    rnd = random.Random(side)
    made = Table({"columns": side, "rows": side, "orientation": "flat"})
    ground = [
        (column, row - column // 2, rnd.choice([0, 0, 0, 0, 1, 1, 2, 4]))
        for column in range(side)
        for row in range(side)
    ]
    made.ground(*ground)
    units = []
    for number in range(UNITS):
        column, row = rnd.randrange(1, side - 1), rnd.randrange(1, side - 1)
        h = (column, row - column // 2)
        level = next(level for q, r, level in ground if (q, r) == h)
        disposition = "pilot" if number < EYES else "enemy"
        units.append(made.unit(f"U{number}", (*h, level + number % 3), disposition))
    if fog != "off":
        made.send("handler", "table.options", options={"fog": fog})
    return made, units


def milliseconds(made: Table, unit: str) -> float:
    """Returns the median time of a step. The unit rises by a level each time, so no result is
    cached."""
    took = []
    for _ in range(STEPS):
        q, r, level = made[unit].at or (0, 0, 0)
        up = {"q": q, "r": r, "level": level + 1}
        command: dict[str, Any] = {"unit": unit, "at": up}
        started = time.process_time()
        decision = made.decide("handler", "unit.place", **command)
        assert isinstance(decision, Decision), decision
        row = Row("t1", made.state.version + 1, str(command), None, "", "now", decision.events)
        made.state = apply_row(made.state, row)
        for group in groups(made.state):
            project(made.state, group)
        took.append((time.process_time() - started) * 1000)
    return sorted(took)[len(took) // 2]


def main() -> None:
    print(f"{EYES} eyes, {UNITS} units, sight 60; a step with the views of all groups")
    for side in (30, 100):
        found = {}
        for fog in ("off", "team"):
            made, units = table(side, fog)
            found[fog] = milliseconds(made, units[0]), milliseconds(made, units[-1])
        for place, who in enumerate(("pilot", "enemy")):
            off, on = found["off"][place], found["team"][place]
            times = f"{off:6.1f} ms, under fog {on:6.1f} ms, {on / off:5.1f} times"
            print(f"{side:3} x {side:<3} {who}  {times}")


if __name__ == "__main__":
    main()
