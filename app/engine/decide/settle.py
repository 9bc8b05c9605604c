"""What follows by itself from a change: units left without support begin to fall."""

from __future__ import annotations

from app.engine.decide.draft import Draft
from app.engine.state import Scene


def settle_falls(draft: Draft, before: Scene) -> None:
    """Units that stood or rested on something that is gone begin to fall (frame-state 5 and 7).

    One that flew since its turn began stays up unless it is destroyed; one that moved or was
    placed has been dealt with.
    """
    after = draft.scene
    if after.map is before.map and after.units is before.units:
        return
    for unit in after.units.values():
        old = before.units.get(unit.id)
        if old is None or old.at is None or old.at != unit.at or unit.falling:
            continue
        if after.held(unit):
            continue
        wrecked = unit.destroyed and not old.destroyed
        stood = not unit.flown and before.held(old)
        if wrecked or stood:
            line = draft.about(unit, "unit.begins_to_fall", "fall")
            draft.set_unit("unit.falling", unit, line, falling=True)
