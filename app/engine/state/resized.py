"""Moves everything that has a place in a scene when its map gets another size.

Each kind of thing is one line of `resized_scene` or `resized_world`. Terrain that groups remember
is part of the record, see app/engine/events/fog.py.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.attack_state import AttackState
from app.engine.state.backgrounds import Background
from app.engine.state.builds import ActionRequest
from app.engine.state.scene import Frame, Scene, Wave
from app.engine.state.state import World
from app.engine.state.zones import Zone
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.plane import centre
from app.rules.geometry.resize import Resize, moved_hexes, resized


def resized_world(
    world: World, scene_id: str, to: Resize, fill: int | None, cut: Mapping[str, HexMap]
) -> World:
    """Returns the world with another size of a scene's map.

    Units beyond the new edge keep their places there: the command has taken them off the map.
    `cut`: see `Frame`.
    """
    scene = world.scenes[scene_id]
    attacks, asks = world.attacks.items(), world.asks.items()
    return replace(
        world.with_scene(_resized_scene(scene, to, fill, cut)),
        attacks={k: _attack(a, to) if a.scene == scene_id else a for k, a in attacks},
        asks={k: _ask(a, to) if a.unit in scene.units else a for k, a in asks},
    )


def _resized_scene(scene: Scene, to: Resize, fill: int | None, cut: Mapping[str, HexMap]) -> Scene:
    def kept(cell: Cell | None) -> Cell | None:
        there = cell is not None and to.holds(cell, scene.map.orientation)
        return to.cell(cell) if cell is not None and there else None

    frame, left = scene.frame, {key: kept(cell) for key, cell in scene.left.items()}
    units = scene.units.items()
    zones = {key: _zone(zone, scene.map, to) for key, zone in scene.zones.items()}
    zones = {key: zone for key, zone in zones.items() if zone.hexes}
    return replace(
        scene,
        map=resized(scene.map, to, fill),
        units={k: u if u.at is None else replace(u, at=to.cell(u.at)) for k, u in units},
        left={key: cell for key, cell in left.items() if cell is not None},
        waves={key: _wave(wave, kept(wave.at), zones) for key, wave in scene.waves.items()},
        zones=zones,
        templates={
            key: moved
            for key, template in scene.templates.items()
            if (moved := _template(template, scene.map, to)) is not None
        },
        background=_background(scene.background, scene.map, to),
        frame=Frame(frame.count + 1, to.hex(frame.origin), cut),
    )


def _background(background: Background | None, map_: HexMap, to: Resize) -> Background | None:
    """Returns the background at its new place."""
    if background is None:
        return None
    (old_x, old_y), (x, y) = (centre(h, map_.orientation) for h in (Hex(0, 0), to.hex(Hex(0, 0))))
    return replace(background, x=background.x + round(x - old_x), y=background.y + round(y - old_y))


def _wave(wave: Wave, at: Cell | None, zones: Collection[str]) -> Wave:
    """Returns the wave with its new place; none where its hex or its zone is beyond the edge."""
    return replace(wave, at=at, zone=wave.zone if wave.zone in zones else None)


def _zone(zone: Zone, map_: HexMap, to: Resize) -> Zone:
    return replace(zone, hexes=moved_hexes(map_, zone.hex_set, to).masks)


def _template(template: AreaTemplate, map_: HexMap, to: Resize) -> AreaTemplate | None:
    """Returns the area template at its new place; None where one of its ends is beyond the edge."""
    ends = [Cell(*hex_, 0) for hex_ in (template.at, template.to)]
    if not all(to.holds(cell, map_.orientation) for cell in ends):
        return None
    return replace(template, at=to.hex(template.at), to=to.hex(template.to))


def _attack(attack: AttackState, to: Resize) -> AttackState:
    zone = attack.zone
    return replace(
        attack,
        centre=_moved(attack.centre, to),
        zone=None if zone is None else replace(zone, centre=to.cell(zone.centre)),
    )


def _ask(ask: ActionRequest, to: Resize) -> ActionRequest:
    attack = ask.attack
    if attack is not None:
        attack = replace(attack, cell=_moved(attack.cell, to), centre=_moved(attack.centre, to))
    return replace(ask, to=None if ask.to is None else to.hex(Hex(*ask.to)), attack=attack)


def _moved(cell: Cell | None, to: Resize) -> Cell | None:
    return None if cell is None else to.cell(cell)
