"""What a side knows of a scene: the scene without the units that are hidden from it."""

from __future__ import annotations

from dataclasses import replace

from app.engine.state import Scene, Unit, World


def known_scene(scene: Scene, everything: bool) -> Scene:
    """The scene as known to the Handler (`everything`) or to the pilots' side.

    The same object when nothing is hidden; computed once for each scene.
    """
    if everything or not any(unit.hidden for unit in scene.units.values()):
        return scene
    known: Scene | None = scene._memo.get("known")
    if known is None:
        units = {key: unit for key, unit in scene.units.items() if not unit.hidden}
        conflict = scene.conflict
        if conflict is not None:
            conflict = replace(
                conflict,
                active=conflict.active if conflict.active in units else None,
                acted={key: how for key, how in conflict.acted.items() if key in units},
            )
        known = scene.with_units(units).with_conflict(conflict)
        scene._memo["known"] = known
    return known


def linked_unit(world: World, everything: bool, unit_id: str | None) -> Unit | None:
    """The unit that a character is linked to, as known to the Handler (`everything`: in any scene)
    or to the pilots' side; None when there is none that they know of."""
    scenes = world.scenes.values() if everything else (world.scenes[world.active_scene],)
    found = (known_scene(scene, everything).units.get(unit_id or "") for scene in scenes)
    return next((unit for unit in found if unit is not None), None)
