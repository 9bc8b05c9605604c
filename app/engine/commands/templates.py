"""Templates: parameters of commands, made from units or a mission, that other tables can use."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec

from app.engine.commands.missions.missions import AddMission
from app.engine.commands.units.add_units import AddUnits
from app.engine.params import read_struct
from app.engine.refusals import Refusal
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.missions import Mission
from app.rules.geometry.terrain import ONE_CELL

#: The kinds of templates that are parameters of a command: their structs.
TemplateKind = Literal["units", "mission"]
_SHAPES: Final[Mapping[TemplateKind, type[Any]]] = {"units": AddUnits, "mission": AddMission}


def units_template(scene: Scene, ids: Iterable[str]) -> dict[str, Any]:
    """Returns parameters of `units.add` for units like these, whole and controlled by nobody.

    Raises `Refusal("no-such-unit")`.
    """
    units = []
    for each in dict.fromkeys(ids):
        unit = scene.units.get(each)
        if unit is None:
            raise Refusal("no-such-unit", unit=each)
        units.append(_unit_template(unit))
    return {"units": units}


def _unit_template(unit: Unit) -> dict[str, Any]:
    made: dict[str, Any] = {
        "name": unit.name,
        "disposition": unit.disposition,
        "silhouette": unit.silhouette,
    }
    if unit.frame is None:
        made |= {
            "speed": unit.speed,
            "integrity": unit.integrity_max,
            "stability": unit.stability_max,
            "energy": unit.energy_max,
        }
    else:
        # `force`: the Handler may have accepted a build with too many points.
        made |= {"build": msgspec.to_builtins(unit.frame.build), "force": True}
    if unit.at is not None:
        made["at"] = {"q": unit.at.q, "r": unit.at.r, "level": unit.at.level}
    if unit.footprint != ONE_CELL:
        made["footprint"] = [list(cell) for cell in unit.footprint]
    for name in ("obstacle", "hidden", "notes", "group"):
        if getattr(unit, name):
            made[name] = getattr(unit, name)
    return made


def mission_template(mission: Mission) -> dict[str, Any]:
    """Returns parameters of `mission.add` for a mission like this, without its crew."""
    return {
        "name": mission.name,
        "briefing": mission.briefing,
        "primary": mission.primary,
        "base": mission.base,
        "notes": mission.notes,
        "objectives": [
            {"text": each.text, "bonus": each.bonus, "hidden": each.hidden}
            for each in mission.objectives
        ],
        "deductions": [
            {"text": each.text, "amount": each.amount, "applies": each.applies}
            for each in mission.deductions
        ],
    }


def check_template(kind: TemplateKind, body: Mapping[str, Any]) -> None:
    """Raises `Refusal("malformed")` unless these are parameters of that command."""
    read_struct(body, _SHAPES[kind])
