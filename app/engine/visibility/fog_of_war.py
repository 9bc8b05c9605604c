"""Fog of war: the hexes and cells that a side's units see (FS 5.4.6, FS 5.4.7).

Lines of sight are judged on the true map without hidden props. Results are cached on the map, so
that only observers that moved, or whose surroundings changed, are computed again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import Final

from app.engine.access import controls_unit
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.geometry.hexes import DIRECTIONS, Cell, Hex, distance
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.sight_bodies import without_blockers_in
from app.rules.geometry.viewshed import SEEN_TOGETHER, seen_columns, sees
from app.rules.memo import Memo

#: How many sets of observers a map caches the visible hexes of.
MAX_CACHED_OBSERVER_SETS: Final = 100
#: How many places in sight or out of it are cached for each of these.
MAX_CACHED_ANSWERS: Final = 1000

#: By the cells of the observers and their range: whether any of them sees other cells.
_ANSWERS: Final = Memo[
    OrderedDict[tuple[frozenset[tuple[Cell, ...]], int], dict[tuple[Cell, ...], bool]]
](released=True)


def on_pilots_side(pilots: frozenset[str], unit: Unit) -> bool:
    """Returns whether a unit is a pilot's or an ally's, or controlled by a pilot's seat."""
    return unit.disposition in ("pilot", "ally") or not pilots.isdisjoint(unit.controllers)


def is_observer(
    pilots: frozenset[str], observer_seat: str | None, unit: Unit, seat: str | None
) -> bool:
    """Returns whether a group sees through a unit (FS 5.4.6).

    `observer_seat`: only units of this seat count; None for the whole pilots' side. A hidden unit
    is an observer only for the `seat` that controls it.
    """
    if not unit.can_act:
        return False
    if unit.hidden:
        return controls_unit(seat, unit)
    if observer_seat is None:
        return on_pilots_side(pilots, unit)
    return controls_unit(observer_seat, unit)


def observers_of(
    scene: Scene, pilots: frozenset[str], observer_seat: str | None, seat: str | None
) -> tuple[tuple[Cell, ...], ...]:
    """Returns the cells of each unit that a group sees through; parameters as `is_observer`."""
    return tuple(
        unit.cells
        for unit in scene.units.values()
        if is_observer(pilots, observer_seat, unit, seat)
    )


def columns_seen_from(terrain: HexMap, cells: Iterable[Cell], radius: int) -> HexSet:
    """Returns the columns that a unit in these cells sees, within `radius` hexes (FS 5.4.7).

    Its own columns and their neighbours always count. Its own cells block nothing.
    """
    cells, found = tuple(cells), HexSet()
    terrain = without_blockers_in(terrain, cells)
    for cell in cells:
        near = (terrain.place(h) for h in _with_neighbours(cell))
        beside = HexSet.of(place for place in near if place is not None)
        found = found.joined(seen_columns(terrain, cell, radius)).joined(beside)
    return found


def _with_neighbours(cell: Cell) -> Iterator[Hex]:
    yield cell.hex
    for dq, dr in DIRECTIONS:
        yield Hex(cell.q + dq, cell.r + dr)


def columns_in_sight(
    terrain: HexMap, observers: tuple[tuple[Cell, ...], ...], radius: int
) -> HexSet:
    """Returns the columns that any observer sees; the same object while no observer moves."""
    cached = SEEN_TOGETHER.obtain(terrain, OrderedDict)
    key = frozenset(observers), radius
    found = cached.get(key)
    if found is None:
        found = HexSet()
        for cells in observers:
            found = found.joined(columns_seen_from(terrain, cells, radius))
        cached[key] = found
        while len(cached) > MAX_CACHED_OBSERVER_SETS:
            cached.popitem(last=False)
    return found


def in_sight(
    terrain: HexMap,
    observers: tuple[tuple[Cell, ...], ...],
    radius: int,
    cells: tuple[Cell, ...],
) -> bool:
    """Returns whether any observer sees any of these cells within `radius` hexes.

    One pair of cells must be both near enough and in line (FS 5.10).
    """
    return any(_observer_sees(terrain, each, radius, cells) for each in observers)


def known_answers(
    terrain: HexMap, observers: tuple[tuple[Cell, ...], ...], radius: int
) -> dict[tuple[Cell, ...], bool]:
    """Returns what `in_sight` has answered for these observers, by cells, to look up and to add to.

    So only what moved is asked for again.
    """
    cached = _ANSWERS.obtain(terrain, OrderedDict)
    key = frozenset(observers), radius
    found = cached.get(key)
    if found is None:
        found = cached[key] = {}
        while len(cached) > MAX_CACHED_OBSERVER_SETS:
            cached.popitem(last=False)
    elif len(found) > MAX_CACHED_ANSWERS:
        found.clear()
    return found


def _observer_sees(
    terrain: HexMap, observer: tuple[Cell, ...], radius: int, cells: tuple[Cell, ...]
) -> bool:
    distances = [distance(a, b) for a in observer for b in cells]
    if min(distances) > radius:
        return False
    return sees(terrain, observer, cells, None if max(distances) <= radius else radius)
