"""Movement special to a chassis: staggered, hovering, falling at the end of a turn (FS C 2.2)."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import unit_ref
from app.engine.refusals import Refusal
from app.engine.state.state import Scene, Unit
from app.rules.geometry.movement import Mover, hover_rise


def check_may_move(scene: Scene, unit: Unit) -> None:
    """Raises `Refusal("staggered")` for a unit that may not move while staggered (FS C 2.28).

    Outside a conflict it may.
    """
    if scene.conflict is not None and unit.staggered and not unit.movement_traits.moves_staggered:
        raise Refusal("staggered", unit=unit_ref(unit))


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
