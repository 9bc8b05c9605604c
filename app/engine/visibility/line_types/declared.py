"""The declarations of all log lines. The tests of the engine hold every line to them."""

from __future__ import annotations

from app.engine.visibility.line_types.crew import CREW_LINES
from app.engine.visibility.line_types.fight import FIGHT_LINES
from app.engine.visibility.line_types.table import TABLE_LINES
from app.engine.visibility.line_types.units import UNITS_LINES
from app.rules.line_types import LineType
from app.rules.systems import SYSTEMS

_OWN = {**TABLE_LINES, **CREW_LINES, **FIGHT_LINES, **UNITS_LINES}


def line_types() -> dict[str, LineType]:
    """Returns what a line of each code contains, those of dice systems as "<system>.<code>"."""
    found = dict(_OWN)
    for system in SYSTEMS.values():
        found |= {f"{system.name}.{code}": each for code, each in system.lines.items()}
    return found
