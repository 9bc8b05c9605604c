"""Falls in a conflict: what happens in the environmental segment, and impact (FS 7.1 to FS 7.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated, Final

from typing_extensions import TypedDict

from app.engine.combat.fighters import fighter_of
from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.harm import Harm, body_of, harm_of_fall
from app.rules.geometry.falling import Fall, fall_once, resolve_order
from app.rules.geometry.field import Field, cells_of
from app.rules.geometry.hexes import Cell
from app.rules.json_types import Doc

#: More levels than any map has: a fall to its end.
_ALL_THE_WAY: Final = 10_000


def falling_units(scene: Scene) -> list[Unit]:
    """Returns the units that fall now, wrecks too, the lowest first (FS 7.5)."""
    falling = [unit for unit in scene.units.values() if unit.falling and unit.at is not None]
    return [scene.units[faller.id] for faller in resolve_order(falling)]


def over_unknown_ground(scene: Scene, cells: Iterable[Cell]) -> bool:
    """Returns whether any of these cells is in a column of which nothing is known."""
    return any(scene.map.is_unknown(cell) for cell in cells)


def worst_impact(world: World, unit: Unit, impact: int) -> Harm:
    """Returns what an impact will do to a unit at worst (FS 7.8): a test against destruction that
    its pilot would roll counts as failed."""
    return harm_of_fall(body_of(fighter_of(world, unit)), impact, lambda _sides: 1)


FallChange = TypedDict(
    "FallChange", {"from": Annotated[int, Doc("before")], "to": Annotated[int, Doc("after")]}
)
FallChange.__doc__ = "A number before and after a fall."


class FallHarm(TypedDict):
    """What a fall does to its unit at worst."""

    stability: Annotated[FallChange | None, Doc("null where that is not told")]
    integrity: Annotated[FallChange | None, Doc("the change of its integrity")]
    staggered: Annotated[bool | None, Doc("whether it becomes so by this fall")]
    destroyed: Annotated[bool | None, Doc("likewise, at worst")]


def consequences(world: World, scene: Scene, fall: Fall) -> FallHarm:
    """Returns what a fall does to its unit at worst, JSON-ready."""
    unit = scene.units[fall.unit_id]
    harm = worst_impact(world, unit, fall.impact)
    return {
        "stability": {"from": unit.stability, "to": harm.stability},
        "integrity": {"from": unit.integrity, "to": harm.integrity},
        "staggered": harm.staggers,
        "destroyed": harm.destroyed,
    }


def complete_fall(scene: Scene, unit: Unit, at: Cell) -> Fall:
    """Returns a fall that would begin in this cell, to its end, over as many rounds as it takes."""
    return fall_once(
        scene.field, replace(unit, at=at), 0, _ALL_THE_WAY, unit.current_movement_traits
    )


def fall_now(scene: Scene, unit: Unit) -> Fall:
    """Returns this round's part of a unit's fall. A wreck takes no impact (FS 5.7, FS 7.1)."""
    fall = fall_once(scene.field, unit, unit.fallen, traits=unit.current_movement_traits)
    return replace(fall, impact=0) if unit.destroyed else fall


def planned_falls(world: World, scene: Scene) -> list[Fall]:
    """Returns every fall of this round in the order of resolution (FS 7.5, FS 7.7).

    Each fall is computed on the field that earlier falls leave. Wrecks, and units that their own
    impact destroys, block nobody afterwards. Falls over unknown ground are left out.
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
        if fall.ends != "lost" and not worst_impact(world, unit, fall.impact).destroyed:
            occupied.update(dict.fromkeys(cells_of(fall.end, unit.footprint), unit.id))
    return falls
