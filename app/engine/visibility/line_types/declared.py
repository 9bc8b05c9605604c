"""The declarations of all log lines, and the check that every line holds to them."""

from __future__ import annotations

from collections.abc import Collection

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


def check_line(code: str, params: Collection[str], has_data: bool) -> None:
    """Raises `RuntimeError` for a line that is not declared, or has other parameters.

    A dice system that declares no lines may write any.
    """
    declared = _OWN.get(code)
    if declared is None:
        name, _, own = code.partition(".")
        system = SYSTEMS.get(name)
        if system is not None and not system.lines:
            return
        declared = None if system is None else system.lines.get(own)
    if declared is None:
        raise RuntimeError(f"log line {code}: not declared")
    if problem := declared.problem(params, has_data):
        raise RuntimeError(f"log line {code}: {problem}")
