"""Begins the falls of units that lost their support, and ends falls that a unit can stop."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.commands.draft import Draft
from app.engine.state.changed_units import changed_ids
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.geometry.support import clings, hovers


def settle_falls(draft: Draft, before: Scene) -> None:
    """Begins the falls of units whose support the command took away (FS 7.4, FS 7.5).

    A unit that flew stays up unless it is destroyed or staggers now (FS C 5.5). A unit that was
    moved or placed is not considered. A unit that is no longer staggered may stop falling
    (FS C 2.23, FS C 2.25).
    """
    after = draft.scene
    if after.map is before.map and after.units is before.units:
        return
    for each in _may_have_lost_support(before, after):
        old, unit = before.units.get(each), after.units[each]
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


def _may_have_lost_support(before: Scene, after: Scene) -> Iterable[str]:
    """Returns all units, by id, without those that stand on the map as they did before."""
    if after.map is not before.map:
        return tuple(after.units)
    some = {*changed_ids(before.units, after.units), *after.off_ground}
    return some if len(some) < 2 else [each for each in after.units if each in some]


def _end_fall(draft: Draft, unit: Unit) -> None:
    """Ends a fall where the unit's movement mode holds it: it hovers, or clings to a wall."""
    traits, field = unit.current_movement_traits, draft.scene.field
    if traits.hover and hovers(field, unit.cells, traits.hover):
        code = "unit.hovers"
    elif traits.climbs and clings(field, unit.cells):
        code = "unit.clings"
    else:
        return
    line = draft.unit_line(unit, code, "fall")
    draft.set_unit("unit.falling", unit, line, falling=False, fallen=0)
