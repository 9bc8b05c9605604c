"""What the log says of a fall: how far, on what it ends, and what it did (frame-state 7)."""

from __future__ import annotations

from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine, unit_ref
from app.engine.state.state import Unit
from app.rules.geometry.falling import Fall

#: What is said of a fall of no level at all, by how it ends.
_AT_ONCE: Final = {"landed": "unit.lands", "hovers": "unit.hovers", "clings": "unit.clings"}


def fall_lines(draft: Draft, unit: Unit, fall: Fall) -> list[PendingLine]:
    """How a fall of this round ended; who rests on something hidden rests on "a unit" for those
    who may not know of it."""
    counts = {"levels": fall.levels, "total": fall.total, "metres": fall.total * 10}
    if fall.on is not None:
        code = "unit.fall_rests" if fall.levels else "unit.rests"
        return _resting_lines(draft, unit, fall.on, f"{code}_on", code, counts)
    at_once = _AT_ONCE.get(fall.ends) if fall.levels == 0 else None
    code = at_once or f"unit.fall_{fall.ends}"
    return [draft.unit_line(unit, code, "fall", **counts)]


def step_off_lines(draft: Draft, unit: Unit, fall: Fall) -> list[PendingLine]:
    """What stepping off leads to: a fall, or at once a place on top of another unit."""
    if fall.on is None or fall.levels:
        return [draft.unit_line(unit, "unit.stepped_off", "fall")]
    return _resting_lines(draft, unit, fall.on, "unit.stepped_onto", "unit.stepped_off", {})


def _resting_lines(
    draft: Draft, unit: Unit, on: str, named: str, nameless: str, params: dict[str, Any]
) -> list[PendingLine]:
    below = draft.scene.units[on]
    line = draft.unit_line(unit, named, "fall", on=unit_ref(below), **params)
    return draft.split_line(line, below, draft.unit_line(unit, nameless, "fall", **params))
