"""Lifting one change out of the timeline, or putting one on, while later changes stay.

A pilot who takes back a move must not learn from the answer whether anything hidden has happened
since, so that one change is lifted out and the changes after it are set on the world without it.
No rule here: fields of units get back the values they had, unless somebody has set them since.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Final

from app.engine.state.state import UndoStep, Unit, World

_FIELDS: Final = tuple(field.name for field in fields(Unit) if field.compare)


def changed_units(change: UndoStep) -> list[tuple[str, Unit, Unit]]:
    """The units that a change left otherwise than it found them: (scene id, before, after)."""
    found = []
    for key, before in change.before.scenes.items():
        after = change.after.scenes[key]
        for unit in before.units.values():
            new = after.units.get(unit.id)
            if new is not None and new is not unit:
                found.append((key, unit, new))
    return found


def without_step(
    timeline: tuple[UndoStep, ...], change: UndoStep
) -> tuple[tuple[UndoStep, ...], World]:
    """The timeline without one of its changes, and the world it leads to."""
    place = next(i for i, each in enumerate(timeline) if each is change)
    kept, world = [*timeline[:place]], change.before
    back = [(scene, new, old) for scene, old, new in changed_units(change)]
    for later in timeline[place + 1 :]:
        kept.append(replace(later, before=world, after=_apply_changes(later.after, back)))
        world = kept[-1].after
    return tuple(kept), world


def reapplied(world: World, change: UndoStep, version: int) -> UndoStep:
    """A change taken back, as one of this world, made again by the row `version`."""
    if change.before is world:
        return change
    return replace(
        change, version=version, before=world, after=_apply_changes(world, changed_units(change))
    )


def _apply_changes(world: World, changes: list[tuple[str, Unit, Unit]]) -> World:
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
        fresh = replace(unit, **values)
        # The same object where it is the same again: what changed is told by identity.
        units = {**scene.units, unit.id: new if fresh == new else fresh}
        world = world.with_scene(scene.with_units(units))
    return world
