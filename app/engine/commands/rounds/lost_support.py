"""What follows by itself from a change: units left without support begin to fall, and those that
their traits holds up again no longer do."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.state.state import Scene, Unit
from app.rules.geometry.support import clings, hovers


def settle_falls(draft: Draft, before: Scene) -> None:
    """Units that stood or rested on something that is gone begin to fall (frame-state 5 and 7).

    One that flew since its turn began stays up unless it is destroyed or staggered now; one that
    moved or was placed has been dealt with. A unit whose traits can hold it again (it is no longer
    staggered) falls no further.
    """
    after = draft.scene
    if after.map is before.map and after.units is before.units:
        return
    for unit in after.units.values():
        old = before.units.get(unit.id)
        if old is None or old.at is None or old.at != unit.at:
            continue
        if unit.falling:
            if old.current_movement_traits != unit.current_movement_traits:
                _end_fall(draft, unit)
            continue
        if after.is_supported(unit):
            continue
        wrecked = unit.destroyed and not old.destroyed
        stood = not unit.flown and before.is_supported(old)
        reeled = unit.staggered and not old.staggered
        if wrecked or stood or reeled:
            line = draft.unit_line(unit, "unit.begins_to_fall", "fall")
            draft.set_unit("unit.falling", unit, line, falling=True)


def _end_fall(draft: Draft, unit: Unit) -> None:
    """The end of a fall in which a unit has found its gait again, where that holds it."""
    traits, field = unit.current_movement_traits, draft.scene.field
    if traits.hover and hovers(field, unit.cells, traits.hover):
        code = "unit.hovers"
    elif traits.climbs and clings(field, unit.cells):
        code = "unit.clings"
    else:
        return
    line = draft.unit_line(unit, code, "fall")
    draft.set_unit("unit.falling", unit, line, falling=False, fallen=0)
