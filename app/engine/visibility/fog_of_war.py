"""What units see under fog: hexes and other units, by the lines of the rules (frame-state 5.4).

Eyes look through the map as it truly is, but for hidden props. All of it is kept with the map, so
that only eyes that moved, or whose surroundings changed, are worked out anew.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from app.engine.access import controls_unit
from app.engine.state.state import Scene, Unit
from app.rules.geometry.blocking_units import without_blockers_in
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex, distance
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.viewshed import seen_columns, sees

#: For how many sets of eyes a map keeps what they see together.
MAX_CACHED_OBSERVER_SETS: Final = 100


def on_pilots_side(pilots: frozenset[str], unit: Unit) -> bool:
    """Whether a unit is on the pilots' side: a pilot's or an ally's, or steered by a pilot."""
    return unit.disposition in ("pilot", "ally") or any(
        controls_unit(seat, unit) for seat in pilots
    )


def is_observer(pilots: frozenset[str], own: str | None, unit: Unit, seat: str | None) -> bool:
    """Whether the pilots' side sees through a unit, or the seat `own` of it alone; through a hidden
    one nobody does but the `seat` that steers it."""
    if not unit.can_act:
        return False
    if unit.hidden:
        return controls_unit(seat, unit)
    return on_pilots_side(pilots, unit) if own is None else controls_unit(own, unit)


def observers_of(
    scene: Scene, pilots: frozenset[str], own: str | None, seat: str | None
) -> tuple[tuple[Cell, ...], ...]:
    """Where somebody looks from: the cells of each unit that is looked through."""
    return tuple(u.cells for u in scene.units.values() if is_observer(pilots, own, u, seat))


def columns_seen_from(terrain: HexMap, cells: Iterable[Cell], radius: int) -> HexSet:
    """The columns seen from these cells of one unit, and those of the cells with their neighbours.
    The unit's own body blocks nothing."""
    cells, found = tuple(cells), HexSet()
    terrain = without_blockers_in(terrain, cells)
    for cell in cells:
        near = (terrain.place(h) for h in _around(cell))
        beside = HexSet.of(place for place in near if place is not None)
        found = found.joined(seen_columns(terrain, cell, radius)).joined(beside)
    return found


def _around(cell: Cell) -> Iterator[Hex]:
    yield cell.hex
    for dq, dr in DIRECTIONS:
        yield Hex(cell.q + dq, cell.r + dr)


def columns_in_sight(terrain: HexMap, eyes: tuple[tuple[Cell, ...], ...], radius: int) -> HexSet:
    """The columns in sight of any of these; the same object as long as they are where they were."""
    kept: OrderedDict[object, HexSet] = terrain._memo.setdefault("together", OrderedDict())
    key = frozenset(eyes), radius
    found = kept.get(key)
    if found is None:
        found = HexSet()
        for cells in eyes:
            found = found.joined(columns_seen_from(terrain, cells, radius))
        kept[key] = found
        while len(kept) > MAX_CACHED_OBSERVER_SETS:
            kept.popitem(last=False)
    return found


def in_sight(
    terrain: HexMap, eyes: tuple[tuple[Cell, ...], ...], radius: int, cells: tuple[Cell, ...]
) -> bool:
    """Whether any of the eyes sees any of these cells, no farther than `radius` hexes away: one
    pair of cells has both the line and the distance."""
    return any(_observer_sees(terrain, each, radius, cells) for each in eyes)


def _observer_sees(
    terrain: HexMap, eyes: tuple[Cell, ...], radius: int, cells: tuple[Cell, ...]
) -> bool:
    apart = [distance(a, b) for a in eyes for b in cells]
    if min(apart) > radius:
        return False
    return sees(terrain, eyes, cells, None if max(apart) <= radius else radius)
