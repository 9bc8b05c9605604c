"""Falls of a round: what the environmental segment will do, and impact (frame-state 7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.engine.state import Scene, Unit
from app.rules.falling import Fall, fall_once, resolve_order
from app.rules.field import Field, cells_of
from app.rules.hexes import Cell

#: More levels than any map has.
_ALL_THE_WAY: Final = 10_000


def falling_units(scene: Scene) -> list[Unit]:
    """Everything that falls now, wrecks too, from the lowest up."""
    falling = [unit for unit in scene.units.values() if unit.falling and unit.at is not None]
    return [scene.units[faller.id] for faller in resolve_order(falling)]


def after_impact(unit: Unit, impact: int) -> Unit:
    """The unit after an impact: it costs stability, or integrity when staggered before.

    What exceeds a pool is lost (frame-state 7, combat 1); at integrity 0 the unit is destroyed.
    """
    if impact == 0:
        return unit
    if unit.stability > 0:
        return replace(unit, stability=max(0, unit.stability - impact))
    integrity = max(0, unit.integrity - impact)
    return replace(unit, integrity=integrity, destroyed=unit.destroyed or integrity == 0)


def consequences(scene: Scene, fall: Fall) -> dict[str, Any]:
    """What a fall of this round does to its unit: `{"stability": {"from", "to"}, "integrity":
    {"from", "to"}, "staggered", "destroyed"}`, the last two only when they become so by it."""
    unit = scene.units[fall.unit_id]
    hurt = after_impact(unit, fall.impact)
    return {
        "stability": {"from": unit.stability, "to": hurt.stability},
        "integrity": {"from": unit.integrity, "to": hurt.integrity},
        "staggered": hurt.staggered and not unit.staggered,
        "destroyed": hurt.destroyed and not unit.destroyed,
    }


def whole_fall(scene: Scene, unit: Unit, at: Cell) -> Fall:
    """The fall that would begin where a unit steps off, to its end, over as many rounds as it
    takes: how many levels, and whether it ends on ground, on another unit or nowhere."""
    return fall_once(scene.field, replace(unit, at=at), 0, _ALL_THE_WAY)


def planned_falls(scene: Scene) -> list[Fall]:
    """Every fall of this round in the order of its resolution.

    Units are resolved from the lowest up on the field the falls before left behind; a wreck falls
    without impact and bars nobody, and neither does a unit its own impact destroys.
    """
    occupied = dict(scene.field.occupied)
    falls = []
    for unit in falling_units(scene):
        fall = fall_once(Field(scene.map, occupied), unit, unit.fallen)
        if unit.destroyed:
            falls.append(replace(fall, impact=0))
            continue
        falls.append(fall)
        for cell in unit.cells:
            occupied.pop(cell, None)
        if fall.ends != "lost" and not after_impact(unit, fall.impact).destroyed:
            occupied.update(dict.fromkeys(cells_of(fall.end, unit.footprint), unit.id))
    return falls
