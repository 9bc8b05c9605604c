"""What a way of moving does by itself: staggered units stay put, hovering ones rise off the ground,
heavy ones come down (frame-state-combat 2 and 5)."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import unit_ref
from app.engine.refusals import Refusal
from app.engine.state.state import Scene, Unit
from app.rules.geometry.movement import Mover, hover_rise


def check_may_move(scene: Scene, unit: Unit) -> None:
    """Refusal "staggered" for a unit that may not move while it is; never outside a conflict."""
    if scene.conflict is not None and unit.staggered and not unit.movement_traits.moves_staggered:
        raise Refusal("staggered", unit=unit_ref(unit))


def hover_at_turn_start(draft: Draft, unit: Unit) -> None:
    """At the start of its turn a unit that hovers and is on the ground rises one level, if it can.

    One that is still staggered stays on the ground (a ruling of this table).
    """
    assert unit.at is not None
    mover = Mover(unit.id, unit.at, unit.footprint, movement_traits=unit.current_movement_traits)
    up = hover_rise(draft.scene.field, mover)
    if up is not None:
        draft.set_unit("unit.readied", unit, draft.unit_line(unit, "unit.rises", "move"), at=up)


def begin_fall_at_turn_end(draft: Draft, unit: Unit) -> None:
    """At the end of its own turn a heavy unit in the air begins to fall, whatever kept it up."""
    if unit.current_movement_traits.sinks and not draft.scene.is_supported(unit):
        log_lines = [] if unit.falling else [draft.unit_line(unit, "unit.begins_to_fall", "fall")]
        draft.set_unit("unit.falling", unit, *log_lines, falling=True, flown=False)
