"""Who may read a line of the log under fog of war.

The command that writes a line says which groups it is for. The functions here take away the groups
that do not know everything the line mentions. Dice are public: a group that may not know whose roll
it was still reads the faces, without a name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.engine.state.state import Scene, State, Unit
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell, Hex

#: Prefixes of codes that are about terrain. Under fog players read no such line.
_TERRAIN_CODES = ("terrain.",)


def strings_in(value: Any) -> Iterator[str]:
    """Yields every string of a JSON-like value, at any depth. Keys do not count."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from strings_in(each)


def fog_is_on(before: State, after: State) -> bool:
    """Returns whether the table has fog of war both before and after an event."""
    return before.table.options.fog != "off" and after.table.options.fog != "off"


def handler_is_alone(state: State) -> bool:
    """Returns whether the Handler prepares alone: no player has a seat and no conflict runs."""
    players = any(seat.role != "handler" for seat in state.record.seats.values())
    return not players and state.version > 0 and state.scene.conflict is None


def mentions_scene(before: State, after: State, code: str, mentioned: frozenset[str]) -> bool:
    """Returns whether a line is about terrain or mentions a unit or prop of the active scene."""
    ids = set[str]()
    for state in (before, after):
        ids |= state.scene.units.keys() | state.scene.map.props.keys()
    return code.startswith(_TERRAIN_CODES) or not mentioned.isdisjoint(ids)


def knows_all_mentioned(
    before: State, after: State, group: str, code: str, mentioned: frozenset[str]
) -> bool:
    """Returns whether a group knows, before or after an event, each unit and prop mentioned.

    `mentioned` are the strings of the line, ids among them.
    """
    if group == HANDLER:
        return True
    if code.startswith(_TERRAIN_CODES):
        return False
    moments = [(viewer_of_group(state, group), state.scene) for state in (before, after)]
    units = mentioned & (moments[0][1].units.keys() | moments[1][1].units.keys())
    if not all(
        any(_knows_unit(viewer, scene, unit) for viewer, scene in moments) for unit in units
    ):
        return False
    props = mentioned & (moments[0][1].map.props.keys() | moments[1][1].map.props.keys())
    must_see = code.startswith("prop.")
    return all(
        any(_knows_prop(viewer, scene, prop, must_see) for viewer, scene in moments)
        for prop in props
    )


def _knows_unit(viewer: Viewer, scene: Scene, unit_id: str) -> bool:
    unit = scene.units.get(unit_id)
    return unit is not None and viewer.knows(scene, unit)


def _knows_prop(viewer: Viewer, scene: Scene, prop_id: str, must_see: bool) -> bool:
    """Returns whether a group sees a prop now or, unless it `must_see` it, remembers it.

    A change of a prop is read by those who see it: memory keeps the prop as it was.
    """
    if not must_see and prop_id in viewer.known_terrain(scene).props:
        return True
    prop = scene.map.props.get(prop_id)
    if prop is None or scene.map.is_secret(prop):
        return False
    return viewer.visible_hexes(scene).has(scene.map.place(Hex(prop.q, prop.r)))


def path_visibility(
    viewer: Viewer, scene: Scene, unit: Unit, path: Sequence[Cell]
) -> tuple[bool, ...]:
    """Returns, for each anchor cell of a unit's path, whether a group sees the unit there.

    The cells that the unit fills now block no line to its other positions (FS 5.4.2).
    """
    own_cells = scene.units[unit.id].cells if unit.id in scene.units else ()
    return tuple(viewer.sees(scene, cells_of(cell, unit.footprint), own_cells) for cell in path)


def visible_part(seen: Sequence[bool], path: Sequence[Cell]) -> tuple[str, Sequence[Cell]]:
    """Returns the log code for a path that was seen in part, and the cells to report.

    `seen` comes from `path_visibility` and has both values in it.
    """
    if seen[-1]:
        begin = max(i for i, visible in enumerate(seen) if not visible) + 1
        return ("unit.seen_again" if seen[0] else "unit.came_in_sight"), path[begin:]
    begin = seen.index(True)
    end = next(i for i in range(begin, len(seen)) if not seen[i])
    return ("unit.went_out_of_sight" if begin == 0 else "unit.passed_by"), path[begin:end]


def anonymous_roll(drawn: Sequence[tuple[int, int]], proof: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of a roll for groups that may not know its purpose.

    `drawn` are pairs (sides, face); `proof` is passed on so that they can verify the dice.
    """
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
