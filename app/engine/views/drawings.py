"""Views of the drawings of a scene: all of them for Handlers, for others those not secret."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from app.engine.state.drawings import (
    Drawing,
    DrawingColour,
    DrawingWidth,
    origin_of,
    shifted,
    touches_map,
)
from app.engine.state.scene import Scene
from app.rules.json_types import Doc


class DrawingView(TypedDict):
    """A line that somebody has drawn on the map."""

    id: str
    points: Annotated[
        list[int],
        Doc("x and y of each point in turn, in thousandths of the side of a hex"),
    ]
    colour: DrawingColour
    width: Annotated[DrawingWidth, Doc("how thick it is")]
    seat: Annotated[str | None, Doc("who drew it, if that seat is still at the table")]
    secret: NotRequired[Annotated[bool, Doc("for the Handler only")]]


def drawings_view(
    drawings: Mapping[str, Drawing], scene: Scene, handler: bool, seats: Collection[str]
) -> dict[str, DrawingView]:
    """Returns the drawings of a scene that somebody may know, by id, in the order in which they
    were drawn. Those that lie beyond the edge of the map are left out."""
    x, y = origin_of(scene)
    views: dict[str, DrawingView] = {}
    for each in drawings.values():
        points = shifted(each.points, x, y)
        if (handler or not each.secret) and touches_map(points, scene):
            views[each.id] = _drawing_view(each, points, handler, seats)
    return views


def _drawing_view(
    drawing: Drawing, points: tuple[int, ...], handler: bool, seats: Collection[str]
) -> DrawingView:
    view: DrawingView = {
        "id": drawing.id,
        "points": list(points),
        "colour": drawing.colour,
        "width": drawing.width,
        "seat": drawing.seat if drawing.seat in seats else None,
    }
    if handler:
        view["secret"] = drawing.secret
    return view
