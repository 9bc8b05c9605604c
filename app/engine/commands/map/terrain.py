"""Edits the map: ground, notes, veil, ceiling, whole maps (FS 5.0.3, FS 5.6, FS 5.11)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain_forms import MAX_CELLS, GroundForm, Kinds, NotesForm, RunForm
from app.engine.commands.map.zone_changes import fit_zones
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import FieldRules, HexForm, Level
from app.engine.refusals import Refusal
from app.engine.state.map_document import MapForm, read_map
from app.engine.state.references import cell_ref, prop_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexmap_document import map_document
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.terrain import MAX_HEXES, Field, Note, Prop, TerrainError
from app.rules.json_types import Doc

#: Limit of the hexes of all maps of a table.
TABLE_HEXES = 4 * MAX_HEXES


class SetMap(Command, frozen=True, kw_only=True):
    """Replaces the scene's map. Units stay, are lifted, or leave the map where they do not fit.

    Zones keep the hexes that the new map has too; a zone without any is removed. Without `veiled`,
    veiled hexes stay so on a map of the same size.
    """

    map: Annotated[MapForm, Doc("the new map")]


class SetCeiling(Command, frozen=True, kw_only=True):
    """Sets a ceiling: no cell at or above `level` can be entered (FS 5.6). Null removes it.

    Refused when a unit is above it.
    """

    level: Annotated[Level | None, Doc("no cell at or above it can be entered; null removes it", 6)]


class SetTerrain(Command, frozen=True, kw_only=True):
    """Sets ground levels. Refused where they would bury a unit or a prop, unless `carry` lifts it
    (FS 5.11)."""

    cells: Annotated[
        list[GroundForm],
        Meta(min_length=1, max_length=MAX_CELLS),
        Doc("hexes with their new ground"),
    ]
    carry: Annotated[bool, Doc("lift units and props that would be buried")] = False


class NoteTerrain(Command, frozen=True, kw_only=True):
    """Sets the notes of hexes, such as ground cover, in place of those they had."""

    cells: Annotated[
        list[NotesForm], Meta(min_length=1, max_length=MAX_CELLS), Doc("hexes with all their notes")
    ]
    kinds: Annotated[Kinds, Doc("notes that `of` names by their place")] = ()


class HexSelection(Command, frozen=True, kw_only=True):
    """These hexes, or `all` of the map."""

    FIELD_RULES: ClassVar[FieldRules] = {
        "anyOf": [
            {"required": ["cells"], "properties": {"cells": {"minItems": 1}}},
            {"required": ["all"], "properties": {"all": {"const": True}}},
        ]
    }

    cells: Annotated[tuple[HexForm, ...], Meta(max_length=MAX_CELLS), Doc("the hexes")] = ()
    all: Annotated[bool, Doc("all hexes of the map")] = False


class VeilTerrain(HexSelection, frozen=True, kw_only=True):
    """Veils hexes: players know nothing of them and what is on them, except units; or unveils
    them."""

    veiled: Annotated[bool, Doc("false unveils them")]


def check_count(runs: Iterable[RunForm]) -> None:
    """Raises `Refusal("too-many-hexes")` where runs have more hexes than one edit may."""
    many = sum(run.size for run in runs)
    if many > MAX_CELLS:
        raise Refusal("too-many-hexes", hexes=many, limit=MAX_CELLS)


def terrain_refusal(error: TerrainError, map_: HexMap) -> Refusal:
    """Returns the refusal that says why the map cannot hold an edit."""
    params = dict(error.params)
    data: dict[str, Any] = {}
    if "q" in params and "r" in params:
        hex_ = {"q": params.pop("q"), "r": params.pop("r")}
        data["cell"] = hex_
        params["hex"] = hex_
    prop = params.get("prop")
    if prop is not None:
        data["prop"] = prop
        params["prop"] = prop_ref(map_.props[prop])
    return Refusal(error.code, data, **params)


@command(
    "terrain.set",
    Permission.HANDLER,
    lifted_by={"would-bury": "carry", "prop-in-the-way": "carry"},
)
def set_terrain(draft: Draft, c: SetTerrain) -> None:
    scene = draft.scene
    check_count(c.cells)
    cells = {hex_: level for run in c.cells for hex_, level in run.each()}
    try:
        changed = scene.map.set_ground(cells, carry=c.carry)
    except TerrainError as error:
        raise terrain_refusal(error, scene.map) from None
    lifted = [prop for prop in changed.props.values() if scene.map.props[prop.id].base != prop.base]
    lifted_with_cells = lifted_units(scene, changed, cells, c.carry, lifted)
    draft.emit(
        "terrain.changed",
        *_edit_lines(scene, "terrain.set", cells),
        scene=scene.id,
        cells=[(h.q, h.r, level) for h, level in cells.items()],
        props=lifted,
    )
    lift_units(draft, lifted_with_cells)


def lift_units(draft: Draft, moved: Iterable[tuple[Unit, Cell]]) -> None:
    """Writes the lifted units at their new places."""
    for unit, at in moved:
        line = draft.unit_line(unit, "unit.carried", "move", level=at.level)
        draft.set_unit("unit.carried", unit, line, at=at)


def _edit_lines(scene: Scene, code: str, hexes: Collection[Hex]) -> list[PendingLine]:
    """Returns the lines about edited hexes. Only the Handler reads of veiled ones."""
    public = [h for h in hexes if not scene.veiled.has(scene.map.place(h))]
    if len(public) == len(hexes):
        return [PendingLine(code, {"count": len(hexes)}, "system")]
    others = PendingLine(code, {"count": len(public)}, "system") if public else None
    return [PendingLine(code, {"count": len(hexes)}, "system", "handler", instead=others)]


def lifted_units(
    scene: Scene,
    changed: HexMap,
    hexes: Iterable[Hex],
    carry: bool,
    props: Sequence[Prop] = (),
) -> list[tuple[Unit, Cell]]:
    """Returns the units that an edit lifts, with their new places.

    `props`: those that it lifts, at their new base; they take along who is on them. Raises
    `Refusal` "would-bury" or "no-room-above".
    """
    touched = set(hexes)
    carried = _carried_by_props(scene, props)
    buried = [
        unit
        for unit in scene.units.values()
        if unit.id in carried
        or any(cell.hex in touched and changed.solid(cell) for cell in unit.cells)
    ]
    if not buried:
        return []
    if not carry:
        unit = buried[0]
        data = {"cell": cell_ref(unit.cells[0]), "unit": unit.id}
        raise Refusal("would-bury", data, unit=unit_ref(unit))
    occupied = dict(scene.field.occupied)
    for unit in buried:
        for cell in unit.cells:
            if occupied.get(cell) == unit.id:
                del occupied[cell]
    field = Field(changed, occupied)
    moved = []
    for unit in sorted(buried, key=lambda u: -u.cells[0].level):
        at = lowest_free_place(unit, field, carried.get(unit.id))
        if at is None:
            raise Refusal("no-room-above", {"unit": unit.id}, unit=unit_ref(unit))
        moved.append((unit, at))
        if not unit.destroyed:
            occupied.update(dict.fromkeys(_cells(unit, at), unit.id))
    return moved


def _carried_by_props(scene: Scene, props: Iterable[Prop]) -> dict[str, int]:
    """Returns the units that lifted props reach from below, and the lowest level of each then."""
    found: dict[str, int] = {}
    for prop in props:
        hexes, top = set(prop.hexes), scene.map.props[prop.id].top
        for unit in scene.units.values():
            for cell in unit.cells:
                if cell.hex in hexes and top <= cell.level < prop.top:
                    level = unit.cells[0].level + prop.top - cell.level
                    found[unit.id] = max(level, found.get(unit.id, level))
    return found


def _cells(unit: Unit, at: Cell) -> tuple[Cell, ...]:
    return tuple(Cell(at.q + q, at.r + r, at.level + level) for q, r, level in unit.footprint)


def lowest_free_place(unit: Unit, field: Field, least: int | None = None) -> Cell | None:
    """Returns the lowest place at or above the unit's own, or the level `least`, where it fits, or
    None."""
    assert unit.at is not None
    lowest = unit.at.level if least is None else least
    highest = max(lowest, field.map.top) + len(field.occupied) + 1
    for level in range(lowest, highest):
        at = Cell(unit.at.q, unit.at.r, level)
        if field.all_free(_cells(unit, at), unit.id):
            return at
    return None


@command("terrain.note", Permission.HANDLER)
def note_terrain(draft: Draft, c: NoteTerrain) -> None:
    scene = draft.scene
    check_count(c.cells)
    noted: dict[Hex, list[Note]] = {}
    for run in c.cells:
        for hex_, notes in run.each(c.kinds):
            if not scene.map.contains(hex_):
                raise terrain_refusal(TerrainError("off-map", q=hex_.q, r=hex_.r), scene.map)
            noted[hex_] = [Note(note.kind, note.level, note.text) for note in notes]
    lines = _edit_lines(scene, "terrain.noted", noted)
    changed = [(h.q, h.r, found) for h, found in noted.items()]
    draft.emit("terrain.changed", *lines, scene=scene.id, notes=changed)


def selected_hexes(scene: Scene, c: HexSelection) -> HexSet:
    """Returns the hexes that a command names. Raises `Refusal` "malformed" or "off-map"."""
    if c.all:
        return scene.map.all_hexes
    if not c.cells:
        raise Refusal("malformed", what="Expected `cells`, or `all`", at="$")
    places = []
    for cell in c.cells:
        place = scene.map.place(Hex(cell.q, cell.r))
        if place is None:
            raise terrain_refusal(TerrainError("off-map", q=cell.q, r=cell.r), scene.map)
        places.append(place)
    return HexSet.of(places)


@command("terrain.veil", Permission.HANDLER)
def veil_terrain(draft: Draft, c: VeilTerrain) -> None:
    scene = draft.scene
    hexes = selected_hexes(scene, c)
    old = scene.veiled
    new = old.joined(hexes) if c.veiled else old.minus(hexes)
    changed = new.minus(old) if c.veiled else old.minus(new)
    if not changed:
        raise Refusal("nothing-changes")
    code = "terrain.veiled" if c.veiled else "terrain.unveiled"
    first = next(iter(scene.map.hexes_of(changed)))
    data = {"cell": {"q": first.q, "r": first.r}}
    line = PendingLine(
        code, {"count": len(changed)}, "system", "handler" if c.veiled else "all", data
    )
    masks = {str(chunk): new.masks.get(str(chunk), "") for chunk in changed.bits}
    draft.emit("terrain.veiled", line, scene=scene.id, veiled=masks)


@command("ceiling.set", Permission.HANDLER)
def set_ceiling(draft: Draft, c: SetCeiling) -> None:
    scene = draft.scene
    if c.level is not None:
        for unit in scene.units.values():
            for cell in unit.cells:
                if cell.level >= c.level:
                    data = {"cell": cell_ref(cell), "unit": unit.id}
                    raise Refusal("unit-above-ceiling", data, unit=unit_ref(unit), level=c.level)
    code = "ceiling.set" if c.level is not None else "ceiling.cleared"
    line = PendingLine(code, {"level": c.level}, "system")
    draft.emit("ceiling.set", line, scene=scene.id, ceiling=c.level)


@command("map.set", Permission.HANDLER)
def set_map(draft: Draft, c: SetMap) -> None:
    new_map = read_map(c.map)
    scene = draft.scene
    check_hexes(draft, new_map.columns, new_map.rows, scene.id)
    alike = [(m.columns, m.rows, m.orientation) for m in (new_map, scene.map)]
    if c.map.veiled is None and alike[0] == alike[1]:
        # Veiled hexes must not be shown by accident.
        new_map = new_map.with_veil(scene.veiled)
    params = {"columns": new_map.columns, "rows": new_map.rows}
    line = PendingLine("map.set", params, "system")
    draft.emit("map.set", line, scene=scene.id, map=map_document(new_map))
    fit_zones(draft, scene.map)
    occupied: dict[Cell, str] = {}
    for unit in tuple(draft.scene.units.values()):
        if unit.at is None:
            continue
        at = lowest_free_place(unit, Field(new_map, occupied))
        if at is None:
            line = draft.unit_line(unit, "unit.off_the_map", "move")
            draft.set_unit("unit.carried", unit, line, at=None, falling=False, fallen=0)
        else:
            if not unit.destroyed:
                occupied.update(dict.fromkeys(_cells(unit, at), unit.id))
            if at != unit.at:
                line = draft.unit_line(unit, "unit.carried", "move", level=at.level)
                draft.set_unit("unit.carried", unit, line, at=at)


def check_hexes(draft: Draft, columns: int, rows: int, replaced_scene: str = "") -> None:
    """Raises `Refusal("too-many-hexes")` where a map of this size is too much for the table.

    `replaced_scene`: the scene whose map it replaces.
    """
    maps = [each.map for key, each in draft.state.world.scenes.items() if key != replaced_scene]
    hexes = columns * rows + sum(each.columns * each.rows for each in maps)
    if hexes > TABLE_HEXES:
        raise Refusal("too-many-hexes", hexes=hexes, limit=TABLE_HEXES)
