"""Falls of a round: what the environmental segment will do, and impact (frame-state 7)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from app.engine.combat.fighters import fighter_of
from app.engine.state.state import Scene, Unit, World
from app.rules.frame_state.combat.harm import Harm, apply_harm, body_of, bulk_die_owed
from app.rules.geometry.falling import Fall, fall_once, resolve_order
from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import Cell

#: More levels than any map has.
_ALL_THE_WAY: Final = 10_000


def falling_units(scene: Scene) -> list[Unit]:
    """Everything that falls now, wrecks too, from the lowest up."""
    falling = [unit for unit in scene.units.values() if unit.falling and unit.at is not None]
    return [scene.units[faller.id] for faller in resolve_order(falling)]


def over_unknown_ground(scene: Scene, cells: Iterable[Cell]) -> bool:
    """Whether any of these cells is in a column of which nothing is known."""
    return any(scene.map.is_unknown(cell) for cell in cells)


def impact_of(world: World, unit: Unit, impact: int) -> Harm:
    """What an impact does to a unit as things are (frame-state 7, combat 4.3), without plating.

    Where its pilot would test a heavy hull against destruction, that test is taken as failed.
    """
    body = body_of(fighter_of(world, unit))
    worst = 1 if bulk_die_owed(body, impact=impact) else None
    return apply_harm(body, impact=impact, bulk=worst)


def consequences(world: World, scene: Scene, fall: Fall) -> dict[str, Any]:
    """What a fall of this round does to its unit: `{"stability": {"from", "to"}, "integrity":
    {"from", "to"}, "staggered", "destroyed"}`, the last two only when they become so by it, at
    worst."""
    unit = scene.units[fall.unit_id]
    harm = impact_of(world, unit, fall.impact)
    return {
        "stability": {"from": unit.stability, "to": harm.stability},
        "integrity": {"from": unit.integrity, "to": harm.integrity},
        "staggered": harm.staggers,
        "destroyed": harm.destroyed,
    }


def complete_fall(scene: Scene, unit: Unit, at: Cell) -> Fall:
    """The fall that would begin where a unit steps off, to its end, over as many rounds as it
    takes: how many levels, and on what it ends: ground, another unit, its gait, or nothing."""
    return fall_once(
        scene.field, replace(unit, at=at), 0, _ALL_THE_WAY, unit.current_movement_traits
    )


def fall_now(scene: Scene, unit: Unit) -> Fall:
    """The fall of a falling unit in this round, as things are; a wreck takes no impact."""
    fall = fall_once(scene.field, unit, unit.fallen, traits=unit.current_movement_traits)
    return replace(fall, impact=0) if unit.destroyed else fall


def planned_falls(world: World, scene: Scene) -> list[Fall]:
    """Every fall of this round in the order of its resolution.

    Units are resolved from the lowest up on the field the falls before left behind; a wreck falls
    without impact and bars nobody, and neither does a unit its own impact destroys. Nothing is said
    of a fall over ground of which nothing is known.
    """
    occupied = dict(scene.field.occupied)
    falls = []
    for unit in falling_units(scene):
        if over_unknown_ground(scene, unit.cells):
            continue
        fall = fall_once(
            Field(scene.map, occupied), unit, unit.fallen, traits=unit.current_movement_traits
        )
        if unit.destroyed:
            falls.append(replace(fall, impact=0))
            continue
        falls.append(fall)
        for cell in unit.cells:
            occupied.pop(cell, None)
        if fall.ends != "lost" and not impact_of(world, unit, fall.impact).destroyed:
            occupied.update(dict.fromkeys(cells_of(fall.end, unit.footprint), unit.id))
    return falls
