"""Templates: parameters of commands that other tables can use, of units, a mission, or a part of a
map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from app.engine.commands.map.props import AddProp
from app.engine.commands.map.terrain import check_count
from app.engine.commands.map.terrain_forms import GroundForm, Kinds, NotesForm
from app.engine.commands.missions.missions import AddMission
from app.engine.commands.table.batch import MOST_COMMANDS
from app.engine.commands.units.add_units import AddUnits
from app.engine.params import Level, read_struct
from app.engine.refusals import Refusal
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.missions import Mission
from app.rules.geometry.terrain import ONE_CELL

#: The most props of a stamp: with its ground and its notes it is one batch.
MOST_PROPS: Final = MOST_COMMANDS - 2


class StampForm(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a map, around the hex (0, 0): `ground` as in `terrain.set`, `notes` and `kinds` as
    in `terrain.note`, and `props` as in `prop.add`. `level`: the ground that its levels count from
    where it is put relative to the ground."""

    level: Level = 0
    ground: list[GroundForm] = []
    notes: list[NotesForm] = []
    kinds: Kinds = ()
    props: Annotated[list[AddProp], Meta(max_length=MOST_PROPS)] = []


#: The kinds of templates and their structs. Units and a mission are parameters of a command.
TemplateKind = Literal["units", "mission", "stamp"]
_SHAPES: Final[Mapping[TemplateKind, type[Any]]] = {
    "units": AddUnits,
    "mission": AddMission,
    "stamp": StampForm,
}


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
    for name in ("obstacle", "hidden", "notes", "group", "guard"):
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
    """Raises `Refusal` "malformed" or "too-many-hexes" unless this is the body of a template of
    that kind."""
    read = read_struct(body, _SHAPES[kind])
    if isinstance(read, StampForm):
        _check_stamp(read)


def stamp_contents(body: Mapping[str, Any]) -> dict[str, int]:
    """Returns how many hexes with ground or notes, and how many props, the body of a stamp has."""
    stamp = read_struct(body, StampForm)
    hexes = {hex_ for run in stamp.ground for hex_, _ in run.each()}
    hexes |= {hex_ for run in stamp.notes for hex_, _ in run.each(stamp.kinds)}
    return {"hexes": len(hexes), "props": len(stamp.props)}


def _check_stamp(stamp: StampForm) -> None:
    check_count(stamp.ground)
    check_count(stamp.notes)
    for run in stamp.notes:
        run.each(stamp.kinds)
    if not (stamp.ground or stamp.notes or stamp.props):
        raise Refusal("malformed", what="Expected ground, notes or props", at="$")
    if any(prop.scene is not None for prop in stamp.props):
        raise Refusal("malformed", what="A stamp is of no scene", at="$.props")
