"""Gives a scene's map another size; all that is on it moves along (FS 5.0.1)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.map.terrain import check_hexes
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import Level
from app.engine.refusals import Refusal
from app.engine.state.map_document import Side, check_map_size
from app.engine.visibility.log_lines import PendingLine
from app.rules.geometry.resize import Resize, hexes_beyond, props_beyond
from app.rules.geometry.terrain import MAX_HEXES
from app.rules.json_types import Doc

Shift = Annotated[int, Meta(ge=-MAX_HEXES, le=MAX_HEXES)]
#: A unit beyond the new edge.
_OFF_THE_MAP: Final[dict[str, Any]] = {"at": None, "falling": False, "fallen": 0}


class ResizeMap(Command, frozen=True, kw_only=True):
    """Gives the map another size, with `left` and `top` more columns and rows before the first
    ones; negative numbers cut them off.

    All that is on the map moves along, and neighbours stay neighbours. Units beyond the new edge
    leave the map, props there are removed. New hexes have their ground at `level`; null: a void.
    """

    columns: Annotated[Side, Doc("columns of the new map", 24)]
    rows: Annotated[Side, Doc("rows of the new map", 18)]
    left: Annotated[
        Shift, Doc("columns that come before the first one; negative: columns that are cut off")
    ] = 0
    top: Annotated[
        Shift, Doc("rows that come before the first one; negative: rows that are cut off")
    ] = 0
    level: Annotated[Level | None, Doc("ground of new hexes; null: a void")] = 0


@command("map.resize", Permission.HANDLER)
def resize_map(draft: Draft, c: ResizeMap) -> None:
    scene, old = draft.scene, draft.scene.map
    if (c.columns, c.rows, c.left, c.top) == (old.columns, old.rows, 0, 0):
        raise Refusal("nothing-changes")
    check_map_size(c.columns, c.rows)
    check_hexes(draft, c.columns, c.rows, scene.id)
    to = Resize.by_offset(c.columns, c.rows, c.left, c.top, old.orientation)
    if len(hexes_beyond(old, to)) == old.columns * old.rows:
        raise Refusal("resize-keeps-nothing")
    beyond = [
        unit
        for unit in scene.units.values()
        if not all(to.holds(cell, old.orientation) for cell in unit.cells)
    ]
    for unit in beyond:
        line = draft.unit_line(unit, "unit.off_the_map", "move")
        draft.set_unit("unit.carried", unit, line, **_OFF_THE_MAP)
    size, lost = {"columns": c.columns, "rows": c.rows}, len(props_beyond(old, to))
    line = PendingLine("map.resized", size, "system")
    if beyond or lost:
        # Players may not know of all these units and props.
        counts = {**size, "units": len(beyond), "props": lost}
        line = PendingLine("map.resized_lost", counts, "system", "handler", instead=line)
    place = {"scene": scene.id, "q": to.q, "r": to.r}
    draft.emit("map.resized", line, **place, **size, level=c.level)
