"""The world of a table's document, to be imported by another table.

Seats, their plans and requests, open tests and the states of dice systems are not exported, and
neither are references to removed things.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.attack_state import AttackState, Reaction
from app.engine.state.backgrounds import Background
from app.engine.state.builds import ActionRequest, StoredBuild
from app.engine.state.crew import Character
from app.engine.state.drawings import Drawing, Drawings, origin_of, shifted, touches_map
from app.engine.state.journal import Page
from app.engine.state.portable import NewIds, read, write
from app.engine.state.scene import Scene, Wave
from app.engine.state.state import World
from app.engine.state.unit import Unit
from app.engine.state.zones import Zone
from app.rules.field_marks import IdOf
from app.rules.frame_state.characters import Category
from app.rules.frame_state.missions import Mission
from app.rules.frame_state.rounds import Conflict, Effect


@dataclass(frozen=True, slots=True)
class SceneContents:
    """A scene without its map."""

    id: Annotated[str, IdOf("scene", defines=True)]
    units: tuple[Unit, ...] = ()
    conflict: Conflict | None = None
    waves: tuple[Wave, ...] = ()
    zones: tuple[Zone, ...] = ()
    templates: tuple[AreaTemplate, ...] = ()
    background: Background | None = None
    prepared: tuple[Effect, ...] = ()
    drawings: tuple[Drawing, ...] = ()


@dataclass(frozen=True, slots=True)
class WorldContents:
    """A world without its maps, the active scene first. No categories: those of Frame State."""

    scenes: tuple[SceneContents, ...]
    categories: tuple[Category, ...] = ()
    characters: tuple[Character, ...] = ()
    missions: tuple[Mission, ...] = ()
    builds: tuple[StoredBuild, ...] = ()
    attacks: tuple[AttackState, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    asks: tuple[ActionRequest, ...] = ()
    journal: tuple[Page, ...] = ()


_NO_DRAWINGS: Final[Drawings] = {}


def scenes_in_order(world: World) -> tuple[Scene, ...]:
    """Returns the scenes as a document has them: the active one first."""
    active = world.scenes[world.active_scene]
    return (active, *(each for each in world.scenes.values() if each is not active))


def read_contents(document: Mapping[str, Any], ids: NewIds) -> WorldContents:
    """Returns what a document holds, with new ids. Raises `Refusal("malformed")`."""
    return read(dict(document), WorldContents, ids)


def contents_document(world: World, drawings: Drawings = _NO_DRAWINGS) -> dict[str, Any]:
    """Returns the document of a world with the drawings on its maps."""
    scenes = scenes_in_order(world)
    units = {id for scene in scenes for id in scene.units}
    attacks = tuple(
        kept
        for attack in world.attacks.values()
        if (kept := _attack_of(world.scenes.get(attack.scene), attack)) is not None
    )
    asks = tuple(
        _ask_of(scene, ask)
        for ask in world.asks.values()
        for scene in scenes
        if ask.unit in scene.units
    )
    contents = WorldContents(
        scenes=tuple(
            SceneContents(
                scene.id,
                tuple(without_absent_units(units, unit) for unit in scene.units.values()),
                scene.conflict,
                tuple(
                    replace(each, units=tuple(unit.id for unit in scene.reserve_of(each)))
                    for each in scene.waves.values()
                ),
                tuple(scene.zones.values()),
                tuple(scene.templates.values()),
                scene.background,
                scene.prepared,
                tuple(_drawings_of(scene, drawings)),
            )
            for scene in scenes
        ),
        categories=world.categories,
        characters=tuple(world.characters.values()),
        missions=tuple(each.mission for each in world.missions.values()),
        builds=tuple(
            replace(each, shared=each.shared or each.owner is not None)
            for each in world.builds.values()
        ),
        attacks=attacks,
        reactions=tuple(world.reactions.values()),
        asks=asks,
        journal=tuple(world.journal.values()),
    )
    known = {
        "scene": set(world.scenes),
        "unit": units,
        "character": set(world.characters),
        "attack": {each.id for each in attacks},
    }

    def goes_along(kind: str, id: str) -> bool:
        # The terms of a paid mission stay, and props were seen. No seat is exported.
        return id in known[kind] if kind in known else kind != "seat"

    document: dict[str, Any] = write(contents, goes_along)
    return document


def _drawings_of(scene: Scene, drawings: Drawings) -> Iterator[Drawing]:
    """Yields the drawings on the map of a scene as they lie on the map of today."""
    x, y = origin_of(scene)
    for each in drawings.get(scene.id, {}).values():
        points = shifted(each.points, x, y)
        if touches_map(points, scene):
            yield replace(each, points=points)


def without_absent_units(units: Collection[str], unit: Unit) -> Unit:
    """Returns a unit among these. Conditions that count the turns of another one count rounds
    instead."""
    conditions = tuple(
        replace(each, ends=replace(each.ends, when="round-end"))
        if each.ends is not None
        and each.ends.unit not in ("", *units)
        and each.ends.when != "repair"
        else each
        for each in unit.conditions
    )
    return replace(unit, conditions=conditions)


def _attack_of(scene: Scene | None, attack: AttackState) -> AttackState | None:
    """Returns an attack without removed things; None if its unit or the thing it waits for is
    removed."""
    if scene is None or attack.unit not in scene.units:
        return None
    gone = bool(attack.mark) and not _is_there(scene, attack.mark, attack.mark_prop)
    if gone and attack.waits:
        return None
    targets = tuple(each for each in attack.targets if _is_there(scene, each.id, each.prop))
    return replace(attack, targets=targets, mark="" if gone else attack.mark)


def _ask_of(scene: Scene, ask: ActionRequest) -> ActionRequest:
    """Returns a request, without an attack on a removed target."""
    attack = ask.attack
    if attack is None or not attack.mark or _is_there(scene, attack.mark, attack.mark_prop):
        return ask
    return replace(ask, attack=None)


def _is_there(scene: Scene, id: str, prop: bool) -> bool:
    return id in (scene.map.props if prop else scene.units)
