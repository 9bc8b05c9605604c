"""Access checks: Handler's rights, control of units, and lookups limited to what the sender knows.

Something that does not exist and something that the sender may not know of give the same refusal.
"""

from __future__ import annotations

from collections.abc import Container

from app.engine.refusals import Refusal
from app.engine.state.record import Role
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.rules.frame_state.missions import Mission


def runs_the_table(role: Role) -> bool:
    """Returns whether this role knows and may do everything that the Handler does."""
    return role in ("system", "handler")


def find_scene(state: State, role: Role, scene_id: str | None) -> Scene:
    """Returns the scene a command or a query is about: the active one unless it names another.

    Raises `Refusal("no-such-scene")`. Only the Handler reaches scenes that are not active.
    """
    wanted = state.world.active_scene if scene_id is None else scene_id
    scene = state.world.scenes.get(wanted)
    if scene is None or (wanted != state.world.active_scene and not runs_the_table(role)):
        raise Refusal("no-such-scene", scene=wanted)
    return scene


def find_unit(scene: Scene, unit_id: str) -> Unit:
    """Returns a unit of a scene as the asker knows it. Raises `Refusal("no-such-unit")`."""
    unit = scene.units.get(unit_id)
    if unit is None:
        raise Refusal("no-such-unit", unit=unit_id)
    return unit


def find_mission(state: State, role: Role, mission_id: str) -> Mission:
    """Returns a mission this role may know of.

    Raises `Refusal("no-such-mission")`, also for a draft unless the role is the Handler's.
    """
    kept = state.world.missions.get(mission_id)
    if kept is None or (kept.mission.phase == "draft" and not runs_the_table(role)):
        raise Refusal("no-such-mission", mission=mission_id)
    return kept.mission


def controls_unit(seat: str | None, unit: Unit) -> bool:
    """Returns whether a seat is the unit's controller or one of its co-pilots."""
    return seat is not None and seat in unit.controllers


def controllers_among(seats: Container[str], unit: Unit) -> tuple[str, ...]:
    """Returns those of these seats that control the unit. The first one is the controller."""
    return tuple(seat for seat in unit.controllers if seat in seats)


def check_owner(role: Role, seat: str | None, unit: Unit) -> None:
    """Raises `Refusal("not-yours")` unless the sender is the Handler or controls the unit."""
    if not runs_the_table(role) and not controls_unit(seat, unit):
        raise Refusal("not-yours", unit=unit_ref(unit))
