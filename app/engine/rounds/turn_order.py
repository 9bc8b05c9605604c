"""Reading the round: who may still act, which segment comes next (frame-state 6)."""

from __future__ import annotations

from app.engine.state.state import SEGMENT_OF, SEGMENTS, Conflict, Scene, Segment, Unit


def turn_status(conflict: Conflict | None, unit: Unit) -> str:
    """Where a unit stands: waiting, active, done, abstained, or none (no turn left)."""
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
    """The units that have yet to act in a segment, in the order they were added."""
    conflict = scene.conflict
    return [
        unit
        for unit in scene.units.values()
        if unit.can_act
        and SEGMENT_OF[unit.disposition] == segment
        and (conflict is None or unit.id not in conflict.acted)
    ]


def next_segment(scene: Scene, after: Segment | None) -> Segment:
    """The next segment with somebody left to act; the environmental one is never passed over."""
    start = 0 if after is None else SEGMENTS.index(after) + 1
    for segment in SEGMENTS[start:-1]:
        if units_to_act(scene, segment):
            return segment
    return "environmental"
