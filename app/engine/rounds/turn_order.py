"""Turn order: which units may still act, and which segment comes next (FS 6.1 to FS 6.3)."""

from __future__ import annotations

from app.engine.state.conflict import SEGMENT_OF, SEGMENTS, Conflict, Segment
from app.engine.state.state import Scene, Unit


def turn_status(conflict: Conflict | None, unit: Unit) -> str:
    """Returns a unit's turn: waiting, active, done, abstained, or none (no turn left)."""
    if conflict is None or not unit.can_act:
        return "none"
    if conflict.active == unit.id:
        return "active"
    if unit.id in conflict.acted:
        return conflict.acted[unit.id]
    segment = SEGMENT_OF[unit.disposition]
    passed = SEGMENTS.index(segment) < SEGMENTS.index(conflict.segment)
    return "none" if passed else "waiting"


def units_to_act(scene: Scene, segment: Segment) -> list[Unit]:
    """Returns the units that have yet to act in a segment, in the order they were added."""
    conflict = scene.conflict
    return [
        unit
        for unit in scene.units.values()
        if unit.can_act
        and SEGMENT_OF[unit.disposition] == segment
        and (conflict is None or unit.id not in conflict.acted)
    ]


def next_segment(scene: Scene, after: Segment | None) -> Segment:
    """Returns the next segment in which a unit may act; the environmental one is never skipped."""
    start = 0 if after is None else SEGMENTS.index(after) + 1
    for segment in SEGMENTS[start:-1]:
        if units_to_act(scene, segment):
            return segment
    return "environmental"
