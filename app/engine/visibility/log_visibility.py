"""Who is told what under fog: the last look at every line before it is written.

Whoever wrote a line says who may read it; here those go away who do not know of all that it names.
Dice are told to everybody all the same: who may not know whose they are reads that somebody rolls.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.engine.state.state import Scene, State, Unit
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell, Hex

#: Of the terrain players read nothing under fog: they see it, or they do not.
_TERRAIN_CODES = ("terrain.",)


def strings_in(value: Any) -> Iterator[str]:
    """Every text in a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings_in(each)


def fog_is_on(before: State, after: State) -> bool:
    """Whether somebody's view is narrowed by fog, before or after."""
    return before.table.options.fog != "off" and after.table.options.fog != "off"


def handler_is_alone(state: State) -> bool:
    """Whether a Handler prepares alone: no player has a seat, and no conflict goes on."""
    players = any(seat.role != "handler" for seat in state.record.seats.values())
    return not players and state.version > 0 and state.scene.conflict is None


def mentions_scene(before: State, after: State, code: str, named: frozenset[str]) -> bool:
    """Whether a line is about the ground, or names a unit or a prop of the scene shown."""
    things = set[str]()
    for state in (before, after):
        things |= state.scene.units.keys() | state.scene.map.props.keys()
    return code.startswith(_TERRAIN_CODES) or not named.isdisjoint(things)


def knows_all_mentioned(
    before: State, after: State, group: str, code: str, named: frozenset[str]
) -> bool:
    """Whether a group knows, before or after, of every unit and prop that a line names."""
    if group == HANDLER:
        return True
    if code.startswith(_TERRAIN_CODES):
        return False
    there = [(viewer_of_group(state, group), state.scene) for state in (before, after)]
    units = named & (there[0][1].units.keys() | there[1][1].units.keys())
    if not all(any(_knows_unit(viewer, scene, unit) for viewer, scene in there) for unit in units):
        return False
    props = named & (there[0][1].map.props.keys() | there[1][1].map.props.keys())
    about = code.startswith("prop.")
    return all(
        any(_knows_prop(look, scene, prop, about) for look, scene in there) for prop in props
    )


def _knows_unit(viewer: Viewer, scene: Scene, unit_id: str) -> bool:
    unit = scene.units.get(unit_id)
    return unit is not None and viewer.knows(scene, unit)


def _knows_prop(viewer: Viewer, scene: Scene, prop_id: str, about: bool) -> bool:
    """Whether a group sees a prop; if the line is not `about` what becomes of it, it is enough to
    remember it."""
    if not about and prop_id in viewer.known_terrain(scene).props:
        return True
    prop = scene.map.props.get(prop_id)
    if prop is None or scene.map.is_secret(prop):
        return False
    return viewer.visible_hexes(scene).has(scene.map.place(Hex(prop.q, prop.r)))


def path_visibility(
    viewer: Viewer, scene: Scene, unit: Unit, way: Sequence[Cell]
) -> tuple[bool, ...]:
    """Of each place on a unit's way, whether a group sees it there. Where it stands now blocks no
    line to where it has been or will be."""
    here = scene.units[unit.id].cells if unit.id in scene.units else ()
    return tuple(viewer.sees(scene, cells_of(cell, unit.footprint), here) for cell in way)


def visible_part(seen: Sequence[bool], way: Sequence[Cell]) -> tuple[str, Sequence[Cell]]:
    """What to say of a way that was seen in part, and the part of it that is told."""
    if seen[-1]:
        begin = max(i for i, there in enumerate(seen) if not there) + 1
        return ("unit.seen_again" if seen[0] else "unit.came_in_sight"), way[begin:]
    begin = seen.index(True)
    end = next(i for i in range(begin, len(seen)) if not seen[i])
    return ("unit.went_out_of_sight" if begin == 0 else "unit.passed_by"), way[begin:end]


def anonymous_roll(drawn: Sequence[tuple[int, int]], proof: dict[str, Any]) -> dict[str, Any]:
    """What those read of dice (sides, face) who may not know what they were for."""
    return {
        "kind": "score",
        "dice": [
            {"sides": sides, "faces": [face], "face": face, "kept": True, "ace": False}
            for sides, face in drawn
        ],
        "modifiers": [],
        "ace": False,
        "score": sum(face for _, face in drawn),
        "proof": proof,
    }
