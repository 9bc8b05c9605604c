"""Fog of war: the terrain each group learns, and the Handler's commands to show or cover it."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import HexSelection, selected_hexes
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.events.fog import memory_of
from app.engine.events.units import MOVEMENT_EVENTS
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.visibility.fog_of_war import columns_seen_from
from app.engine.visibility.groups import PILOTS
from app.engine.visibility.knowledge import viewer_of_group
from app.engine.visibility.log_lines import PendingLine
from app.engine.visibility.log_visibility import lines_by_group
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.remembered_terrain import TerrainUpdate, terrain_update
from app.rules.geometry.sight_bodies import without_blockers_in


class RevealTerrain(HexSelection, frozen=True, kw_only=True):
    """Shows terrain to all players, as it is now. What is hidden or veiled stays so."""


class CoverTerrain(HexSelection, frozen=True, kw_only=True):
    """Makes terrain unexplored again, except for what is in sight."""


def _remembering_groups(draft: Draft) -> tuple[str, ...]:
    """Returns the groups that remember terrain. Spectators share the memory of the pilots' side."""
    return (PILOTS, *draft.state.record.own.values())


@command("fog.reveal", Permission.HANDLER)
def reveal_terrain(draft: Draft, c: RevealTerrain) -> None:
    scene = draft.scene
    hexes = selected_hexes(scene, c)
    for group in _remembering_groups(draft):
        _learn(draft, scene, group, hexes)
    if not draft.events:
        raise Refusal("nothing-changes")
    draft.emit("said", PendingLine("fog.revealed", {"count": len(hexes)}, "system", "handler"))


@command("fog.cover", Permission.HANDLER)
def cover_terrain(draft: Draft, c: CoverTerrain) -> None:
    scene = draft.scene
    hexes = selected_hexes(scene, c)
    for group in _remembering_groups(draft):
        known = hexes.minus(memory_of(draft.state, scene.id, group).unknown)
        if known:
            draft.emit("fog.covered", scene=scene.id, group=group, hexes=known.masks)
    if not draft.events:
        raise Refusal("nothing-changes")
    draft.emit("said", PendingLine("fog.covered", {"count": len(hexes)}, "system", "handler"))


def settle_fog(draft: Draft) -> None:
    """Makes each group remember the terrain in sight, and that seen on the way (FS 5.4.7)."""
    _forget_hidden_props(draft)
    if draft.state.table.options.fog == "off":
        return
    scene = draft.state.scene
    for group in _remembering_groups(draft):
        seen = viewer_of_group(draft.state, group).visible_hexes(scene)
        _learn(draft, scene, group, seen.joined(_seen_on_the_way(draft, scene, group)))


def tell_sightings(draft: Draft, before: Scene) -> None:
    """Tells each group which units came into its sight without moving: an observer moved, or what
    was in between went (FS 5.4.6). `before`: the scene before the command."""
    if draft.state.table.options.fog == "off" or draft.in_inactive_scene:
        return
    scene = draft.scene
    stood = [
        (unit, was)
        for unit in scene.units.values()
        if (was := before.units.get(unit.id)) is not None and unit.cells and was.cells == unit.cells
    ]

    def line_for(group: str) -> PendingLine | None:
        observer = viewer_of_group(draft.state, group)
        found = [
            unit_ref(unit)
            for unit, was in stood
            if not (unit.hidden or was.hidden or observer.omniscient or observer.always_knows(unit))
            and observer.knows(scene, unit)
            and not observer.knows(before, was)
        ]
        return PendingLine("units.came_in_sight", {"units": found}, "move") if found else None

    for line in lines_by_group(draft.state, line_for):
        draft.emit("said", line)


def _forget_hidden_props(draft: Draft) -> None:
    """Makes everybody forget hidden props. A remembered one would reappear after its
    destruction."""
    for scene in draft.state.world.scenes.values():
        hidden = {prop.id for prop in scene.map.props.values() if prop.hidden}
        for group, terrain in draft.state.record.memory.get(scene.id, {}).items():
            gone = sorted(hidden & terrain.props.keys())
            if gone:
                draft.emit("fog.learned", scene=scene.id, group=group, gone=gone)


def _seen_on_the_way(draft: Draft, scene: Scene, group: str) -> HexSet:
    """Returns the hexes seen from the cells that the group's units passed."""
    look, found = viewer_of_group(draft.state, group), HexSet()
    for event in draft.events:
        unit = scene.units.get(event.get("unit", "")) if event["type"] in MOVEMENT_EVENTS else None
        if unit is None or event["scene"] != scene.id:
            continue
        if look.observes_through(unit):
            lines = without_blockers_in(scene.sight_map, unit.cells)
            for q, r, level in event.get("path", ()):
                cells = cells_of(Cell(q, r, level), unit.footprint)
                found = found.joined(columns_seen_from(lines, cells, look.sight_range))
    return found


def _learn(draft: Draft, scene: Scene, group: str, hexes: HexSet) -> None:
    """Writes what a group learns by seeing these hexes, veiled ones excepted."""
    learned: TerrainUpdate = terrain_update(
        memory_of(draft.state, scene.id, group), scene.map, hexes.minus(scene.map.veiled)
    )
    if learned:
        draft.emit(
            "fog.learned",
            scene=scene.id,
            group=group,
            hexes=learned.hexes.masks,
            levels=learned.levels,
            notes=learned.notes,
            props=learned.props,
            gone=learned.gone,
        )
