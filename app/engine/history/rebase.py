"""Undoes or redoes one step in the middle of the timeline; the steps after it stay.

A pilot who undoes a move must not learn whether anything hidden has happened since. So the one step
is taken out, and the later steps are applied to the world without it. Fields of units get the
values back that they had, unless a later step has set them.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from app.engine.state.changed_units import changed_ids
from app.engine.state.state import UndoStep, World
from app.engine.state.unit import Unit

_FIELDS: Final = tuple(field.name for field in fields(Unit) if field.compare)

#: A changed unit: scene id, the unit as it was, the unit as it becomes.
_Change = tuple[str, Unit, Unit]


def changed_units(step: UndoStep) -> list[_Change]:
    """Returns the units that a step changed, as (scene id, before, after)."""
    found = []
    for key, before in step.before.scenes.items():
        after = step.after.scenes[key]
        found += [
            (key, before.units[each], after.units[each])
            for each in changed_ids(before.units, after.units)
            if each in before.units
        ]
    return found


def without_step(
    timeline: tuple[UndoStep, ...], step: UndoStep
) -> tuple[tuple[UndoStep, ...], World]:
    """Returns the timeline without one of its steps, and the world that it then leads to."""
    place = next(i for i, each in enumerate(timeline) if each is step)
    kept, world = [*timeline[:place]], step.before
    reverse = [(scene, new, old) for scene, old, new in changed_units(step)]
    for later in timeline[place + 1 :]:
        kept.append(replace(later, before=world, after=_apply_changes(later.after, reverse)))
        world = kept[-1].after
    return tuple(kept), world


def reapplied(world: World, step: UndoStep, version: int) -> UndoStep:
    """Returns an undone step as a step of this world, made again by the row `version`."""
    if step.before is world:
        return step
    after = _apply_changes(world, changed_units(step))
    return replace(step, version=version, before=world, after=after)


def _apply_changes(world: World, changes: list[_Change]) -> World:
    for key, old, new in changes:
        scene = world.scenes[key]
        unit = scene.units.get(old.id)
        if unit is None:
            continue
        values = {
            name: getattr(new, name)
            for name in _FIELDS
            if getattr(unit, name) == getattr(old, name) != getattr(new, name)
        }
        changed = replace(unit, **values)
        # An equal unit stays the same object: changes are detected by identity.
        units = {**scene.units, unit.id: new if changed == new else changed}
        world = world.with_scene(scene.with_units(units))
    return world
