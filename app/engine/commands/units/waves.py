"""Waves: units in reserve that come together, at a round or when the Handler says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, ClassVar, Final

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.map.zone_changes import check_place
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.units.several_units import UnitList, free_place, free_places_in
from app.engine.commands.units.unit_changes import place_unit_at
from app.engine.commands.units.units import MOST_UNITS
from app.engine.params import CellForm, FieldRules, Id, Name, at_most_one
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene, Wave, is_in_reserve
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.hexes import Cell
from app.rules.json_types import Doc

#: Limit of the waves of a scene.
MOST_WAVES: Final = 50

Round = Annotated[int, Meta(ge=1, le=1000)]
Trigger = Annotated[str, Meta(max_length=200)]


class AddWave(Command, frozen=True, kw_only=True):
    """Puts units that are off the map into a wave, which only Handlers know of.

    It comes by itself when `round` begins, or when `wave.enter` is sent; `trigger` says when that
    is to be. Its units come to places around `at`, or in the `zone`. A unit is in one wave only.
    """

    FIELD_RULES: ClassVar[FieldRules] = at_most_one("at", "zone")

    name: Annotated[Name, Doc("its name", "Second wave")]
    units: UnitList
    at: Annotated[CellForm | None, Doc("the cell around which they come")] = None
    zone: Annotated[Id | None, Doc("id of the zone they come to")] = None
    round: Annotated[Round | None, Doc("the round in which they come by themselves", 3)] = None
    trigger: Annotated[Trigger, Doc("when it is to come, in words")] = ""


class UpdateWave(Command, frozen=True, kw_only=True):
    """Sets fields of a wave; those left out stay. `at` takes the place of a zone, and `zone` that
    of a place."""

    FIELD_RULES: ClassVar[FieldRules] = at_most_one("at", "zone")

    wave: Id
    name: Annotated[Name | UnsetType, Doc("its name")] = UNSET
    units: Annotated[
        Annotated[list[Id], Meta(max_length=MOST_UNITS)] | UnsetType, Doc("all its units")
    ] = UNSET
    at: Annotated[CellForm | UnsetType | None, Doc("the cell around which they come")] = UNSET
    zone: Annotated[Id | UnsetType | None, Doc("id of the zone they come to")] = UNSET
    round: Annotated[
        Round | UnsetType | None, Doc("the round in which they come by themselves; null: none", 4)
    ] = UNSET
    trigger: Annotated[Trigger | UnsetType, Doc("when it is to come, in words")] = UNSET


class RemoveWave(Command, frozen=True, kw_only=True):
    """Removes a wave. Its units stay off the map."""

    wave: Id


class EnterWave(Command, frozen=True, kw_only=True):
    """Places the units of a wave at the nearest free places around `at`, or around its own place,
    or at the free places in its zone.

    Hidden units are shown. Units without a place stay in the wave. Units that are in no group
    become one, with the name of the wave.
    """

    wave: Id
    at: Annotated[
        CellForm | None, Doc("the cell around which they come; by default its own place")
    ] = None


def _wave(draft: Draft, wave: str) -> Wave:
    """Returns a wave of the scene. Raises `Refusal("no-such-wave")`."""
    found = draft.scene.waves.get(wave)
    if found is None:
        raise Refusal("no-such-wave", wave=wave)
    return found


def _reserve(draft: Draft, ids: list[str]) -> tuple[str, ...]:
    """Returns the ids of units of the scene, each once.

    Raises `Refusal` "no-such-unit" or, for a unit that is on the map, "not-in-reserve".
    """
    units = [draft.unit(each) for each in dict.fromkeys(ids)]
    for unit in units:
        if not is_in_reserve(unit):
            raise Refusal("not-in-reserve", unit=unit_ref(unit))
    return tuple(unit.id for unit in units)


def _put(draft: Draft, wave: Wave, *lines: PendingLine) -> None:
    """Writes a wave, and takes its units out of the other waves."""
    for other in draft.scene.waves.values():
        left = tuple(each for each in other.units if each not in wave.units)
        if other.id != wave.id and left != other.units:
            draft.emit("wave.put", scene=draft.scene.id, wave=replace(other, units=left))
    draft.emit("wave.put", *lines, scene=draft.scene.id, wave=wave)


def _line(code: str, wave: Wave) -> PendingLine:
    return PendingLine(code, {"name": wave.name}, "system", "handler")


def _cell(at: CellForm | None) -> Cell | None:
    return None if at is None else Cell(at.q, at.r, at.level)


@command("wave.add", Permission.HANDLER)
def add_wave(draft: Draft, c: AddWave) -> None:
    if len(draft.scene.waves) >= MOST_WAVES:
        raise Refusal("waves-enough", most=MOST_WAVES)
    units = _reserve(draft, c.units)
    check_place(draft.scene, c.at, c.zone)
    wave = Wave(draft.context.ids(), c.name, units, _cell(c.at), c.round, c.trigger.strip(), c.zone)
    _put(draft, wave, _line("wave.added", wave))


@command("wave.update", Permission.HANDLER)
def update_wave(draft: Draft, c: UpdateWave) -> None:
    was = _wave(draft, c.wave)
    check_place(draft.scene, c.at, c.zone)
    at = was.at if c.at is UNSET else _cell(c.at)
    zone = was.zone if c.zone is UNSET else c.zone
    wave = replace(
        was,
        name=was.name if c.name is UNSET else c.name,
        units=was.units if c.units is UNSET else _reserve(draft, c.units),
        at=None if c.zone else at,
        zone=None if c.at else zone,
        round=was.round if c.round is UNSET else c.round,
        trigger=was.trigger if c.trigger is UNSET else c.trigger.strip(),
    )
    if wave != was:
        _put(draft, wave, _line("wave.updated", wave))


@command("wave.remove", Permission.HANDLER)
def remove_wave(draft: Draft, c: RemoveWave) -> None:
    wave = _wave(draft, c.wave)
    draft.emit("wave.gone", _line("wave.removed", wave), scene=draft.scene.id, wave=wave.id)


@command("wave.enter", Permission.HANDLER)
def enter_wave(draft: Draft, c: EnterWave) -> None:
    wave = _wave(draft, c.wave)
    at = _cell(c.at)
    if (at or wave.at or wave.zone) is None:
        raise Refusal("wave-without-place", name=wave.name)
    if not draft.scene.reserve_of(wave):
        raise Refusal("wave-empty", name=wave.name)
    if not _enter(draft, wave, at):
        raise Refusal("wave-without-room", name=wave.name)


def enter_due_waves(draft: Draft, number: int) -> None:
    """Lets the waves of the scene come that are due in this round or before.

    A wave without a place, or without room, waits for the Handler, who reads that.
    """
    for wave in draft.scene.waves.values():
        if wave.round is None or wave.round > number or not draft.scene.reserve_of(wave):
            continue
        if not _enter(draft, wave, None):
            draft.emit("said", _line("wave.waits", wave))


def _places(scene: Scene, wave: Wave, at: Cell | None) -> dict[str, Cell]:
    """Returns the places of the units of a wave that find one, by id."""
    units = scene.reserve_of(wave)
    if at is None and wave.zone is not None:
        return free_places_in(scene, units, scene.zones[wave.zone])
    centre = at or wave.at
    places: dict[str, Cell] = {}
    if centre is None:
        return places
    for unit in units:
        place = free_place(scene, unit, centre)
        if place is not None:
            places[unit.id] = place
            scene = scene.with_unit(replace(unit, at=place))
    return places


def _enter(draft: Draft, wave: Wave, at: Cell | None) -> bool:
    """Places the units of a wave around `at` or where it comes, and shows hidden ones.

    Returns whether any has come.
    """
    scene = draft.scene
    places = _places(scene, wave, at)
    left = [unit.id for unit in scene.reserve_of(wave) if unit.id not in places]
    if not places:
        return False
    if left:
        rest = replace(wave, units=tuple(left))
        lines = _line("wave.entered", wave), _line("wave.waits", wave)
        draft.emit("wave.put", *lines, scene=scene.id, wave=rest)
    else:
        draft.emit("wave.gone", _line("wave.entered", wave), scene=scene.id, wave=wave.id)
    for key, place in places.items():
        unit = draft.scene.units[key]
        group = unit.group or wave.name
        shown = draft.set_unit("unit.hidden", unit, hidden=False, group=group)
        place_unit_at(draft, shown, place)
    return True
