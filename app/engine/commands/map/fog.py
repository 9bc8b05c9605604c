"""Fog: what each group learns of the terrain by looking, and the Handler's hand in it."""

from __future__ import annotations

from app.engine.commands.draft import Draft
from app.engine.commands.log_lines import PendingLine
from app.engine.commands.map.terrain import HexSelection, selected_hexes
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import command
from app.engine.events.fold_fog import memory_of
from app.engine.refusals import Refusal
from app.engine.state.state import Scene
from app.engine.visibility.fog_of_war import columns_seen_from
from app.engine.visibility.groups import PILOTS
from app.engine.visibility.knowledge import viewer_of_group
from app.rules.geometry.blocking_units import without_blockers_in
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.remembered_terrain import TerrainUpdate, terrain_update

#: Events with the cells that a unit has entered on its way.
_MOVE_EVENTS = frozenset({"unit.moved", "unit.barred", "unit.descended"})


class RevealTerrain(HexSelection, frozen=True, kw_only=True):
    """Players know this ground now, as it is."""


class CoverTerrain(HexSelection, frozen=True, kw_only=True):
    """It is unexplored again, but for what is in sight."""


def _remembering_groups(draft: Draft) -> tuple[str, ...]:
    """The groups that remember terrain; spectators remember what the pilots' side does."""
    return (PILOTS, *draft.state.record.own.values())


@command("fog.reveal", Permission.HANDLER)
def reveal_terrain(draft: Draft, c: RevealTerrain) -> None:
    """Show terrain to all players; what is hidden or veiled stays so."""
    scene = draft.scene
    hexes = selected_hexes(scene, c)
    for group in _remembering_groups(draft):
        _learn(draft, scene, group, hexes)
    if not draft.events:
        raise Refusal("nothing-changes")
    draft.emit("said", PendingLine("fog.revealed", {"count": len(hexes)}, "system", "handler"))


@command("fog.cover", Permission.HANDLER)
def cover_terrain(draft: Draft, c: CoverTerrain) -> None:
    """Let all players forget terrain."""
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
    """After any change: each group remembers what is in sight now, and what was on the way."""
    _forget_hidden_props(draft)
    if draft.state.table.options.fog == "off":
        return
    scene = draft.state.scene
    for group in _remembering_groups(draft):
        seen = viewer_of_group(draft.state, group).visible_hexes(scene)
        _learn(draft, scene, group, seen.joined(_seen_on_the_way(draft, scene, group)))


def _forget_hidden_props(draft: Draft) -> None:
    """Nobody remembers a prop that the Handler hides: it would be back once it is destroyed."""
    for scene in draft.state.world.scenes.values():
        hidden = {prop.id for prop in scene.map.props.values() if prop.hidden}
        for group, terrain in draft.state.record.memory.get(scene.id, {}).items():
            gone = sorted(hidden & terrain.props.keys())
            if gone:
                draft.emit("fog.learned", scene=scene.id, group=group, gone=gone)


def _seen_on_the_way(draft: Draft, scene: Scene, group: str) -> HexSet:
    """What was seen from the cells that units of the group's went through."""
    look, found = viewer_of_group(draft.state, group), HexSet()
    for event in draft.events:
        unit = scene.units.get(event.get("unit", "")) if event["type"] in _MOVE_EVENTS else None
        if unit is None or event["scene"] != scene.id:
            continue
        if look.observes_through(unit):
            lines = without_blockers_in(scene.sight_map, unit.cells)
            for q, r, level in event.get("path", ()):
                cells = cells_of(Cell(q, r, level), unit.footprint)
                found = found.joined(columns_seen_from(lines, cells, look.sight_range))
    return found


def _learn(draft: Draft, scene: Scene, group: str, hexes: HexSet) -> None:
    """A group has seen these hexes, those that are veiled aside."""
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
