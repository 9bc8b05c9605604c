"""Fills a new table with what the document of another table holds.

Nothing is rolled, and faces that were rolled stay. What is not valid at this table ends afterwards,
as after any command.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.engine.characters.sheets import sheet_refusal
from app.engine.combat.fighters import OVERRIDABLE_NUMBERS
from app.engine.commands.characters.character_lookup import put_character
from app.engine.commands.combat.builds import MOST_BUILDS, build_line, check_legal, put_build
from app.engine.commands.combat.import_fight import check_effects, put_fight
from app.engine.commands.draft import Draft
from app.engine.commands.journal.page_changes import check_limits, handlers_line, put_page
from app.engine.commands.map.area_templates import check_smoke_limit, checked_template
from app.engine.commands.map.drawings import put_imported_drawings
from app.engine.commands.map.zone_changes import check_zone_limit, checked_zone
from app.engine.commands.missions.import_missions import put_mission
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.commands.units.units import check_unit_limit
from app.engine.commands.units.waves import MOST_WAVES
from app.engine.refusals import Refusal
from app.engine.rounds.movement import blocked_refusal
from app.engine.state.area_templates import AreaTemplate
from app.engine.state.contents import WorldContents, read_contents, scenes_in_order
from app.engine.state.crew import Character
from app.engine.state.documents import unit_document
from app.engine.state.portable import NewIds
from app.engine.state.references import character_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.engine.visibility.log_lines import LineReaders, PendingLine
from app.rules.frame_state.categories import check_categories
from app.rules.frame_state.characters import Category, Sheet, SheetError, category_ref
from app.rules.frame_state.combat.content import CONDITIONS
from app.rules.frame_state.upgrades import override_numbers
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.movement import Blocked

#: Limits of a unit's cells, and of their distance from where it stands.
MOST_CELLS: Final = 100
FARTHEST_CELL: Final = 10


class ImportWorld(Command, frozen=True, kw_only=True):
    """Fills the scenes of the table, which are those of the document, in its order.

    Units stand where they stood, also where the Handler overruled what was in the way.
    """

    world: dict[str, Any]


@command(
    "world.import",
    Permission.SYSTEM,
    note="sent when a table is made from an exported one",
)
def import_world(draft: Draft, c: ImportWorld) -> None:
    scenes = scenes_in_order(draft.state.world)
    contents = _read(draft, c.world, scenes)
    _set_categories(draft, contents.categories or draft.state.world.categories)
    if len(contents.builds) > MOST_BUILDS:
        raise Refusal("builds-enough", most=MOST_BUILDS)
    for kept in contents.builds:
        check_legal(draft, kept.build, force=True)
        put_build(draft, kept, build_line("build.saved", kept))
    for scene, found in zip(scenes, contents.scenes, strict=True):
        beside = {unit.id for unit in found.units}
        for unit in found.units:
            check_unit_limit(draft)
            _check_unit(draft, scene, unit, beside)
            _put_unit(draft, scene, unit)
        _put_zones(draft, scene, found.zones)
        _put_templates(draft, scene, found.templates)
        put_imported_drawings(draft, scene, found.drawings)
        if found.background is not None:
            draft.emit("background.put", scene=scene.id, background=found.background)
        if found.prepared:
            check_effects(found.prepared)
            prepared = list(found.prepared)
            draft.emit("environment.prepared", scene=scene.id, effects=prepared)
        if len(found.waves) > MOST_WAVES:
            raise Refusal("waves-enough", most=MOST_WAVES)
        for wave in found.waves:
            if wave.zone not in (None, *(zone.id for zone in found.zones)):
                raise Refusal("malformed", what="A zone of another scene", at="$.scenes")
            draft.emit("wave.put", scene=scene.id, wave=wave)
    for character in contents.characters:
        _put_character(draft, character)
    for mission in contents.missions:
        put_mission(draft, mission)
    for page in contents.journal:
        check_limits(draft, page)
        put_page(draft, page, handlers_line("journal.added", page))
    for found in contents.scenes:
        scene = draft.state.world.scenes[found.id]
        put_fight(draft, scene, found.conflict, contents)


def _read(draft: Draft, document: dict[str, Any], scenes: tuple[Scene, ...]) -> WorldContents:
    """Returns what the document holds. Raises `Refusal("malformed")`."""
    left = [scene.id for scene in reversed(scenes)]

    def fresh(kind: str) -> str:
        if kind != "scene":
            return draft.context.ids()
        if not left:
            raise Refusal("malformed", what=f"More than {len(scenes)} scenes", at="$.scenes")
        return left.pop()

    props = (prop for scene in scenes for prop in scene.map.props)
    contents = read_contents(document, NewIds(fresh, {"prop": props}))
    if left:
        raise Refusal("malformed", what=f"Fewer than {len(scenes)} scenes", at="$.scenes")
    return contents


def _set_categories(draft: Draft, categories: tuple[Category, ...]) -> None:
    try:
        check_categories(categories)
    except SheetError as error:
        raise sheet_refusal(error) from None
    params = {"categories": [category_ref(category) for category in categories]}
    line = PendingLine("categories.set", params, "system")
    same = categories == draft.state.world.categories
    # Also without a change: an empty table is no reason to refuse a document.
    draft.emit("categories.set", *(() if same else (line,)), categories=list(categories))


def _put_character(draft: Draft, character: Character) -> None:
    """Adds a character. Raises `Refusal` for a sheet that this table cannot have."""
    linked = [each.unit for each in draft.state.world.characters.values()]
    if character.unit is not None and character.unit in linked:
        raise Refusal("malformed", what="Two characters of one unit", at="$.characters")
    sheet = character.sheet
    try:
        checked = override_numbers(
            draft.state.world.categories, Sheet(), sheet.points, sheet.advances, sheet.awards
        )
    except SheetError as error:
        raise sheet_refusal(error) from None
    numbers = {name: getattr(checked, name) for name in ("points", "advances", "awards")}
    character = replace(character, sheet=replace(sheet, **numbers))
    params = {"character": character_ref(character), "frame": {"name": character.frame}}
    code = "character.added_frame" if character.frame else "character.added"
    put_character(draft, "character.added", character, PendingLine(code, params, "system"))


# -- units ------------------------------------------------------------------------------------


def _put_unit(draft: Draft, scene: Scene, unit: Unit) -> None:
    to: LineReaders = "all" if scene.id == draft.state.world.active_scene else "handler"
    line = replace(draft.unit_line(unit, "unit.added", "system"), to=to)
    draft.emit("unit.added", line, scene=scene.id, unit=unit_document(unit))


def _check_unit(draft: Draft, scene: Scene, unit: Unit, beside: set[str]) -> None:
    """Raises the refusals of the commands that would lead to this unit. `beside`: the units of its
    scene."""
    for pool in ("integrity", "stability", "energy"):
        level, most = getattr(unit, pool), getattr(unit, f"{pool}_max")
        if level > most:
            raise Refusal("above-maximum", what=pool, value=level, maximum=most)
    for name in unit.overrides.keys() - set(OVERRIDABLE_NUMBERS):
        raise Refusal("no-such-number", name=name[:80])
    if any(each.kind not in CONDITIONS for each in unit.conditions):
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    if unit.id in (unit.pilot_of, unit.carried_by) or not beside.issuperset(
        filter(None, (unit.pilot_of, unit.carried_by))
    ):
        raise Refusal("malformed", what="A frame or carrier of another scene", at="$.scenes")
    if unit.frame is not None:
        check_legal(draft, unit.frame.build, force=True)
    _check_place(scene, unit)


def _put_zones(draft: Draft, scene: Scene, zones: tuple[Zone, ...]) -> None:
    """Adds the zones of a scene. Raises `Refusal` "malformed", and those of `checked_zone`."""
    check_zone_limit(len(zones))
    for zone in zones:
        try:
            hexes = HexSet.from_masks(zone.hexes)
        except ValueError as error:
            raise Refusal("malformed", what=str(error), at="$.scenes") from None
        if hexes.minus(scene.map.all_hexes):
            raise Refusal("malformed", what="A zone off the map", at="$.scenes")
        zone = checked_zone(replace(zone, hexes=hexes.masks))
        draft.emit("zone.put", scene=scene.id, zone=zone)


def _put_templates(draft: Draft, scene: Scene, templates: tuple[AreaTemplate, ...]) -> None:
    """Adds the area templates of a scene, which nobody here has laid. Raises as
    `checked_template`."""
    check_smoke_limit(sum(1 for each in templates if each.smoke))
    for template in templates:
        checked = checked_template(template, scene.map)
        draft.emit("template.put", scene=scene.id, template=checked)


def _check_place(scene: Scene, unit: Unit) -> None:
    """Raises `Refusal` "malformed" for cells that no unit can have, and "off-map"."""
    if not 0 < len(unit.footprint) <= MOST_CELLS or any(
        abs(offset) > FARTHEST_CELL for cell in unit.footprint for offset in cell
    ):
        raise Refusal("malformed", what=f"1 to {MOST_CELLS} cells nearby", at="$.scenes")
    if unit.at is None and unit.falling:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    if unit.at is not None and unit.carried_by is not None:
        raise Refusal("malformed", what="A unit that is carried fills no cell", at="$.scenes")
    if unit.at is not None and not all(scene.map.contains(cell) for cell in unit.cells):
        raise blocked_refusal(scene, Blocked("off-map", cell=unit.at))
