"""Several units at once: they are placed together and copied together (FS 5.3.7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.units.unit_changes import place_unit_at
from app.engine.commands.units.units import MOST_UNITS, check_unit_limit, numbered_name
from app.engine.params import CellForm, Id
from app.engine.refusals import Refusal
from app.engine.state.contents import without_absent_units
from app.engine.state.documents import unit_document
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone, middle_of
from app.rules.geometry.hexes import Cell, distance, ring
from app.rules.geometry.terrain import cells_of
from app.rules.json_types import Doc
from app.rules.work_budget import spend

#: How far from the wanted place a unit is put at most, in hexes, where that place is taken.
FURTHEST: Final = 40

UnitList = Annotated[list[Id], Meta(min_length=1, max_length=MOST_UNITS)]


class PlaceUnits(Command, frozen=True, kw_only=True):
    """Moves units by force, as `unit.place` does: the first to `at`, the others as they stand to
    it.

    Each gets the nearest free place on the ground ("no-free-place"). Units that are off the map
    come to places around `at`.
    """

    units: UnitList
    at: Annotated[CellForm, Doc("the cell of the first of them")]


class DuplicateUnits(Command, frozen=True, kw_only=True):
    """Adds a copy of each unit, with its state and the next number in its name; nobody controls it.

    With `at` the copies are placed as `units.place` does, else beside their originals, or off the
    map like them.
    """

    units: UnitList
    at: Annotated[CellForm | None, Doc("the cell around which the copies come")] = None


@command("units.place", Permission.HANDLER)
def place_units(draft: Draft, c: PlaceUnits) -> None:
    units = [draft.unit(each) for each in dict.fromkeys(c.units)]
    places = _places(draft.scene, units, _wanted(units, c.at))
    for unit in units:
        if places.get(unit.id, unit.at) != unit.at:
            place_unit_at(draft, draft.scene.units[unit.id], places[unit.id])


@command("units.duplicate", Permission.HANDLER)
def duplicate_units(draft: Draft, c: DuplicateUnits) -> None:
    units = [draft.unit(each) for each in dict.fromkeys(c.units)]
    check_unit_limit(draft, len(units))
    new_ids = {unit.id: draft.context.ids() for unit in units}
    taken = {each.name for each in draft.scene.units.values()}
    copies = []
    for unit in units:
        name = numbered_name(unit.name, taken)
        taken.add(name)
        copies.append(replace(_alone(copied(unit, new_ids)), name=name))
    wanted = {each.id: each.at for each in copies if each.at is not None}
    places = _places(draft.scene, copies, wanted if c.at is None else _wanted(copies, c.at))
    for each in copies:
        made = replace(each, at=places.get(each.id))
        line = draft.unit_line(made, "unit.added", "system")
        draft.emit("unit.added", line, scene=draft.scene.id, unit=unit_document(made))


def _alone(unit: Unit) -> Unit:
    """Returns a unit that nobody controls, with no movement to go on with."""
    return replace(
        unit,
        controller=None,
        copilots=(),
        falling=False,
        fallen=0,
        flown=False,
        movement=None,
        risen=0,
    )


def copied(unit: Unit, new_ids: Mapping[str, str]) -> Unit:
    """Returns a unit with a new id. `new_ids`: those of all units that are copied with it."""

    def new(key: str | None) -> str | None:
        return None if key is None else new_ids.get(key)

    unit = without_absent_units(new_ids, unit)
    conditions = tuple(
        replace(
            each,
            by=new_ids.get(each.by, ""),
            ends=each.ends and replace(each.ends, unit=new_ids.get(each.ends.unit, "")),
        )
        for each in unit.conditions
    )
    carried_by = new(unit.carried_by)
    return replace(
        unit,
        id=new_ids[unit.id],
        conditions=conditions,
        pilot_of=new(unit.pilot_of),
        carried_by=carried_by,
        in_hand=unit.in_hand and carried_by is not None,
    )


def _wanted(units: Iterable[Unit], at: CellForm) -> dict[str, Cell]:
    """Returns where units are to stand, by id: they keep their distances to the first on the map.

    Units that others carry are left out.
    """
    walking = [unit for unit in units if unit.carried_by is None]
    first = next((unit.at for unit in walking if unit.at is not None), None)
    wanted = {}
    for unit in walking:
        q, r = (0, 0)
        if unit.at is not None and first is not None:
            q, r = unit.at.q - first.q, unit.at.r - first.r
        wanted[unit.id] = Cell(at.q + q, at.r + r, at.level)
    return wanted


def _places(scene: Scene, units: Iterable[Unit], wanted: Mapping[str, Cell]) -> dict[str, Cell]:
    """Returns the free places of units that are moved together, by id: none in another's way.

    Raises `Refusal("no-free-place")`.
    """
    moved = [unit for unit in units if unit.id in wanted]
    others = {key: unit for key, unit in scene.units.items() if key not in wanted}
    scene = scene.with_units(others)
    places: dict[str, Cell] = {}
    for unit in moved:
        at = free_place(scene, unit, wanted[unit.id])
        if at is None:
            raise Refusal("no-free-place", unit=unit_ref(unit))
        places[unit.id] = at
        scene = scene.with_unit(replace(unit, at=at))
    return places


def free_place(scene: Scene, unit: Unit, centre: Cell) -> Cell | None:
    """Returns the nearest place where a unit stands free on the ground, or None.

    A level up or down counts as much as a hex, so that a group stays on its plateau.
    """
    found, best = None, FURTHEST + 1
    for radius in range(FURTHEST + 1):
        if radius >= best:
            break
        for here in ring(centre.hex, radius):
            spend(4)
            for level in scene.map.surfaces(here) if scene.map.contains(here) else ():
                at, away = Cell(here.q, here.r, level), radius + abs(level - centre.level)
                if away < best and _stands_free(scene, unit, at):
                    found, best = at, away
    return found


def free_places_in(scene: Scene, units: Iterable[Unit], zone: Zone) -> dict[str, Cell]:
    """Returns places in a zone where units stand free on the ground, by id.

    The hexes nearest to its middle are filled first. A unit without a place is left out.
    """
    middle = middle_of(zone, scene.map)
    hexes = sorted(scene.map.hexes_of(zone.hex_set), key=lambda h: (distance(h, middle), h))
    spend(len(hexes))
    free = [Cell(*here, level) for here in hexes for level in scene.map.surfaces(here)]
    places: dict[str, Cell] = {}
    too_large: set[tuple[tuple[int, int, int], ...]] = set()
    for unit in units:
        if unit.footprint in too_large:
            continue
        for at in free:
            spend(1)
            if _stands_free(scene, unit, at):
                places[unit.id] = at
                scene = scene.with_unit(replace(unit, at=at))
                free.remove(at)
                break
        else:
            too_large.add(unit.footprint)
    return places


def _stands_free(scene: Scene, unit: Unit, at: Cell) -> bool:
    cells = cells_of(at, unit.footprint)
    return scene.field.all_free(cells, unit.id) and scene.field.supported(cells)
