"""Movement special to a chassis: rising and falling with its turn (FS C 2.26, FS C 2.27)."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.state.unit import Unit
from app.rules.geometry.movement import Mover, hover_rise


def hover_at_turn_start(draft: Draft, unit: Unit) -> None:
    """Lifts a hovering unit on the ground by one level at the start of its turn (FS C 2.26).

    A staggered unit stays on the ground.
    """
    assert unit.at is not None
    mover = Mover(unit.id, unit.at, unit.footprint, movement_traits=unit.current_movement_traits)
    risen_to = hover_rise(draft.scene.field, mover)
    if risen_to is not None:
        draft.set_unit(
            "unit.readied", unit, draft.unit_line(unit, "unit.rises", "move"), at=risen_to
        )


def begin_fall_at_turn_end(draft: Draft, unit: Unit) -> None:
    """Begins the fall of a unit whose chassis falls at the end of its turn in the air
    (FS C 2.27)."""
    if unit.current_movement_traits.sinks and not draft.scene.is_supported(unit):
        log_lines = [] if unit.falling else [draft.unit_line(unit, "unit.begins_to_fall", "fall")]
        draft.set_unit("unit.falling", unit, *log_lines, falling=True, flown=False)
