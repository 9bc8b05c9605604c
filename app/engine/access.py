"""Who runs the table, who controls a unit, and looking things up as far as the asker may know.

Unknown and hidden units, missions and objectives are refused alike for whoever may not know of
them.
"""

from __future__ import annotations

from collections.abc import Container

from app.engine.refusals import Refusal
from app.engine.state.record import Role
from app.engine.state.state import Scene, State, Unit
from app.rules.frame_state.missions import Mission


def runs_the_table(role: Role) -> bool:
    """Whether this role knows and may do everything the Handler does."""
    return role in ("system", "handler")


def find_scene(state: State, role: Role, scene_id: str | None) -> Scene:
    """The scene a command or a question is about: the active one unless it says another.

    Refusal "no-such-scene"; only who runs the table may reach into a scene that is not active.
    """
    wanted = state.world.active_scene if scene_id is None else scene_id
    scene = state.world.scenes.get(wanted)
    if scene is None or (wanted != state.world.active_scene and not runs_the_table(role)):
        raise Refusal("no-such-scene", scene=wanted)
    return scene


def find_unit(scene: Scene, unit_id: str) -> Unit:
    """A unit of a scene as the asker knows it; Refusal "no-such-unit"."""
    unit = scene.units.get(unit_id)
    if unit is None:
        raise Refusal("no-such-unit", unit=unit_id)
    return unit


def find_mission(state: State, role: Role, mission_id: str) -> Mission:
    """A mission this role may know of; Refusal "no-such-mission", for a draft too."""
    kept = state.world.missions.get(mission_id)
    if kept is None or (kept.mission.phase == "draft" and not runs_the_table(role)):
        raise Refusal("no-such-mission", mission=mission_id)
    return kept.mission


def controls_unit(seat: str | None, unit: Unit) -> bool:
    """Whether a seat has the unit in hand: it is its controller or one of its co-pilots."""
    return seat is not None and seat in unit.hands


def controllers_among(seats: Container[str], unit: Unit) -> tuple[str, ...]:
    """Those of these seats that steer the unit, the first in the controller's place."""
    return tuple(seat for seat in unit.hands if seat in seats)


def check_owner(role: Role, seat: str | None, unit: Unit) -> None:
    """Refusal "not-yours" unless the Handler or somebody who steers the unit asks."""
    if not runs_the_table(role) and not controls_unit(seat, unit):
        raise Refusal("not-yours", unit={"unit": unit.id, "name": unit.name})
