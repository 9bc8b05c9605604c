"""Drawings: lines that people draw freehand on the map of a scene.

They are part of the record: drawing is talk about the game, so an undo of a move takes no line
back, and a line is no step that a Handler would have to undo first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import cycle
from typing import Annotated, Final, Literal, TypeAlias

from app.engine.state.scene import Scene
from app.rules.field_marks import IdOf, SeatId, Within
from app.rules.geometry.hexes import Hex
from app.rules.geometry.plane import centre, map_box

#: Limit of the points of a line.
MOST_POINTS: Final = 200
#: Limits of the lines that a seat has in a scene, and of all lines there that everybody sees. Those
#: for Handlers alone have limits of their own, so that these tell nobody of them.
MOST_OF_A_SEAT: Final = 100
MOST_OF_A_SCENE: Final = 400
#: Bound of a coordinate, in thousandths of the side of a hex.
FARTHEST: Final = 1_000_000_000

DrawingColour = Literal["red", "amber", "green", "blue", "violet", "white"]
DrawingWidth = Literal["thin", "medium", "thick"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A line on the map of a scene.

    `points`: x and y of each point in turn, in thousandths of the side of a hex (see
    `app.rules.geometry.plane`), from the place where the left upper corner of the map was at first
    (see `Frame`): so another size of the map, and an undo of that, leave it where it is drawn. One
    point is a dot. `seat`: who drew it; "" where that seat is not at this table. `secret`: only
    Handlers know of it. Everybody else sees all of one that is not secret, also on ground that they
    do not know.
    """

    id: Annotated[str, IdOf("drawing", defines=True)]
    points: tuple[Annotated[int, Within(-FARTHEST, FARTHEST)], ...]
    colour: DrawingColour = "amber"
    width: DrawingWidth = "medium"
    seat: SeatId = ""
    secret: bool = False


#: The drawings by scene and id.
Drawings: TypeAlias = Mapping[str, Mapping[str, Drawing]]


def origin_of(scene: Scene) -> tuple[int, int]:
    """Returns where the left upper corner of the scene's map was at first, on the map of today."""
    orientation = scene.map.orientation
    (old_x, old_y), (x, y) = (centre(h, orientation) for h in (Hex(0, 0), scene.frame.origin))
    return round(x - old_x), round(y - old_y)


def shifted(points: tuple[int, ...], dx: int, dy: int) -> tuple[int, ...]:
    """Returns the points moved by this much."""
    if dx == dy == 0:
        return points
    return tuple(value + by for value, by in zip(points, cycle((dx, dy)), strict=False))


def touches_map(points: tuple[int, ...], scene: Scene, *, whole: bool = False) -> bool:
    """Returns whether a point of a line, or the `whole` line, is on the scene's map."""
    map_ = scene.map
    box = map_box(map_.columns, map_.rows, map_.orientation)
    xs, ys = points[::2], points[1::2]
    inside = (
        box.left <= x <= box.right and box.top <= y <= box.bottom
        for x, y in zip(xs, ys, strict=True)
    )
    return all(inside) if whole else any(inside)
