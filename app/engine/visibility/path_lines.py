"""Lines about a movement under fog: a group that saw a part of the path reads of that part."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.engine.state.references import cell_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.state.unit import Unit
from app.engine.visibility.groups import groups
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell


def lines_of_path(state: State, line: PendingLine) -> list[PendingLine]:
    """Returns the line for groups that saw the whole path under fog, and a line for each part."""
    if line.path is None or state.table.options.fog == "off":
        return [line]
    unit, path = line.path
    scene = state.scene
    whole: set[str] = set()
    parts: dict[tuple[bool, ...], set[str]] = {}
    for group in groups(state):
        observer = viewer_of_group(state, group)
        if observer.omniscient or observer.always_knows(unit):
            whole.add(group)
        elif not unit.hidden:
            seen = _path_visibility(observer, scene, unit, path)
            if all(seen):
                whole.add(group)
            elif any(seen):
                parts.setdefault(seen, set()).add(group)
    lines = [replace(line, to=frozenset(whole), about=(), readers_final=True)]
    for seen, readers in parts.items():
        code, part = _visible_part(seen, path)
        end = part[-1]
        params = {"unit": unit_ref(unit), "to": {"q": end.q, "r": end.r}, "level": end.level}
        data = {"from": cell_ref(part[0]), "path": [cell_ref(cell) for cell in part[1:]]}
        lines.append(
            PendingLine(code, params, "move", frozenset(readers), data, readers_final=True)
        )
    return lines


def _path_visibility(
    viewer: Viewer, scene: Scene, unit: Unit, path: Sequence[Cell]
) -> tuple[bool, ...]:
    """Returns, for each anchor cell of a unit's path, whether a group sees the unit there.

    The cells that the unit fills now block no line to its other positions (FS 5.4.2).
    """
    own_cells = scene.units[unit.id].cells if unit.id in scene.units else ()
    return tuple(viewer.sees(scene, cells_of(cell, unit.footprint), own_cells) for cell in path)


def _visible_part(seen: Sequence[bool], path: Sequence[Cell]) -> tuple[str, Sequence[Cell]]:
    """Returns the log code for a path that was seen in part, and the cells to report.

    `seen` comes from `_path_visibility` and has both values in it.
    """
    if seen[-1]:
        begin = max(i for i, visible in enumerate(seen) if not visible) + 1
        return ("unit.seen_again" if seen[0] else "unit.came_in_sight"), path[begin:]
    begin = seen.index(True)
    end = next(i for i in range(begin, len(seen)) if not seen[i])
    return ("unit.went_out_of_sight" if begin == 0 else "unit.passed_by"), path[begin:end]
