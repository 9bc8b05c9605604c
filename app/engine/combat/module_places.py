"""The hex that an expansion is used on: whether it is in range and in sight (FS C 3.13)."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.refusals import Refusal
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.rules.frame_state.combat.content import ModulePlace
from app.rules.frame_state.combat.model import Module
from app.rules.geometry.hexes import Cell, Hex, disk
from app.rules.geometry.ranges import distance3, nearest_pair


def module_ref(module: Module) -> dict[str, str]:
    """Returns how params refer to an expansion."""
    return {"module": module.id, "name": module.name}


def place_refusal(
    scene: Scene, unit: Unit, module: Module, place: ModulePlace, at: Hex
) -> Refusal | None:
    """Returns why an expansion cannot be used on a hex, in a scene as it is known.

    "module-too-far", "module-not-seen", or None. One surface of the hex in range and in sight is
    enough. The unit must be on the map, and the hex too.
    """
    where = {"q": at.q, "r": at.r}
    about = {"module": module_ref(module), "hex": where}
    near = [cell for cell in _surface_cells(scene, at) if _distance(unit, cell) <= place.range]
    if not near:
        return Refusal("module-too-far", {"cell": where}, **about, most=place.range)
    if place.sight and not any(_seen(scene, unit, cell) for cell in near):
        return Refusal("module-not-seen", {"cell": where}, **about)
    return None


def usable_hexes(scene: Scene, unit: Unit, module: Module, place: ModulePlace) -> Iterator[Hex]:
    """Yields the hexes on which a unit on the map can use an expansion, as far as is known."""
    around = {hex_ for cell in unit.cells for hex_ in disk(cell, place.range)}
    for hex_ in sorted(around):
        if scene.map.contains(hex_) and place_refusal(scene, unit, module, place, hex_) is None:
            yield hex_


def _surface_cells(scene: Scene, at: Hex) -> list[Cell]:
    """Returns a cell on each surface of a hex; over a void, the one at the floor of the map."""
    levels = scene.map.surfaces(at) or (scene.map.floor,)
    return [Cell(at.q, at.r, level) for level in levels]


def _distance(unit: Unit, cell: Cell) -> int:
    return distance3(*nearest_pair(unit.cells, (cell,))).total


def _seen(scene: Scene, unit: Unit, cell: Cell) -> bool:
    if scene.map.is_unknown(cell):
        return False
    return scene.line_of_sight(unit, unit.cells, (cell,)).visible
