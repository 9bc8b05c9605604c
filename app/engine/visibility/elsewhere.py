"""Units in scenes that players have seen and that are not shown now."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.state.scene import Scene
from app.engine.state.state import World
from app.engine.state.unit import Unit


def units_elsewhere(world: World) -> Iterator[tuple[Scene, Unit]]:
    """Yields each such unit with its scene.

    A scene that players have not seen is the Handler's alone, with all that is in it.
    """
    for scene in world.scenes.values():
        if scene.seen and scene.id != world.active_scene:
            for unit in scene.units.values():
                yield scene, unit
