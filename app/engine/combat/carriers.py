"""Frames that carry a pilot on foot: which ones can, and when it can alight (FS C 5.61)."""

from __future__ import annotations

from app.engine.combat.acting import acting_refusal
from app.engine.combat.sides import are_on_one_side
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.visibility.knowledge import Viewer
from app.rules.geometry.ranges import distance3, nearest_pair


def carrier_refusal(unit: Unit, frame: Unit) -> Refusal | None:
    """Returns why a unit cannot carry a pilot: "destroyed", "no-carrier" or "other-side"."""
    if frame.destroyed:
        return Refusal("destroyed", unit=unit_ref(frame))
    if frame.id == unit.id or frame.pilot_of is not None:
        return Refusal("no-carrier", unit=unit_ref(unit), frame=unit_ref(frame))
    if not are_on_one_side(frame, unit):
        return Refusal("other-side", unit=unit_ref(unit), frame=unit_ref(frame))
    return None


def carriers_in_reach(scene: Scene, unit: Unit) -> list[Unit]:
    """Returns the frames that a pilot on foot could board from its cell."""

    def near(frame: Unit) -> bool:
        if unit.at is None or frame.at is None or carrier_refusal(unit, frame) is not None:
            return False
        return distance3(*nearest_pair(unit.cells, frame.cells)).total <= 1

    return [frame for frame in scene.units.values() if near(frame)]


def alight_refusal(world: World, scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Returns why a unit cannot alight now: "not-carried", "not-on-map", or the carrier's refusal
    to act.

    `scene`: as the asker knows it.
    """
    carrier = scene.units.get(unit.carried_by or "")
    if carrier is None:
        return Refusal("not-carried", unit=unit_ref(unit))
    if carrier.at is None:
        return Refusal("not-on-map", unit=unit_ref(carrier))
    return acting_refusal(world, scene, viewer, carrier)
