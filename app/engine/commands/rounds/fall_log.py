"""Log lines about falls: how far, on what they end, and what they did (FS 7)."""

from __future__ import annotations

from typing import Any, Final

from app.engine.commands.draft import Draft
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.falling import Fall

#: Codes for a fall of no level, by how it ends.
_AT_ONCE: Final = {"landed": "unit.lands", "hovers": "unit.hovers", "clings": "unit.clings"}


def fall_lines(draft: Draft, unit: Unit, fall: Fall) -> list[PendingLine]:
    """Returns the lines about a fall of this round.

    Groups that do not know the unit below read that it rests on "a unit".
    """
    counts = {"levels": fall.levels, "total": fall.total, "metres": fall.total * 10}
    if fall.on is not None:
        code = "unit.fall_rests" if fall.levels else "unit.rests"
        return _resting_lines(draft, unit, fall.on, f"{code}_on", code, counts)
    at_once = _AT_ONCE.get(fall.ends) if fall.levels == 0 else None
    code = at_once or f"unit.fall_{fall.ends}"
    return [draft.unit_line(unit, code, "fall", **counts)]


def step_off_lines(draft: Draft, unit: Unit, fall: Fall) -> list[PendingLine]:
    """Returns the lines about stepping off: the unit begins to fall, or rests on another at
    once."""
    if fall.on is None or fall.levels:
        return [draft.unit_line(unit, "unit.stepped_off", "fall")]
    return _resting_lines(draft, unit, fall.on, "unit.stepped_onto", "unit.stepped_off", {})


def _resting_lines(
    draft: Draft, unit: Unit, on: str, code: str, code_for_others: str, params: dict[str, Any]
) -> list[PendingLine]:
    below = draft.scene.units[on]
    line = draft.unit_line(unit, code, "fall", on=unit_ref(below), **params)
    return [line.knowing(below, draft.unit_line(unit, code_for_others, "fall", **params))]
