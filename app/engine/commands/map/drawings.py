"""Drawings: lines that people draw freehand on the map, and take away again.

Nothing is logged about them, as about pings, and no undo counts them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, Command, Subject, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.drawings import (
    FARTHEST,
    MOST_OF_A_SCENE,
    MOST_OF_A_SEAT,
    MOST_POINTS,
    Drawing,
    DrawingColour,
    DrawingWidth,
    origin_of,
    shifted,
    touches_map,
)
from app.engine.state.scene import Scene
from app.rules.json_types import Doc

Coordinate = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]


class AddDrawing(Command, frozen=True, kw_only=True):
    """Draws a line on the map of the scene.

    Everybody sees it, also on ground that they do not know.
    """

    points: Annotated[
        tuple[Coordinate, ...],
        Meta(min_length=2, max_length=20 * MOST_POINTS),
        Doc(
            "x and y of each point in turn, in thousandths of the side of a hex, from the left "
            "upper corner of the map; one point is a dot"
        ),
    ]
    colour: DrawingColour = "amber"
    width: Annotated[DrawingWidth, Doc("how thick it is")] = "medium"
    secret: Annotated[bool, HANDLER_ONLY] = False


class RemoveDrawing(Command, frozen=True, kw_only=True):
    """Takes a line away."""

    drawing: Annotated[Id, Doc("id of the line")]


class ClearDrawings(Command, frozen=True, kw_only=True):
    """Takes away all lines of the sender in the scene; with `all`, those of everybody."""

    all: Annotated[bool, HANDLER_ONLY, Doc("those of everybody")] = False


def _known(draft: Draft) -> list[Drawing]:
    """Returns the drawings of the command's scene that the sender may know."""
    drawings = draft.state.record.drawings.get(draft.scene.id, {})
    return [each for each in drawings.values() if draft.runs_the_table or not each.secret]


def _own_drawing(draft: Draft, drawing: str) -> Drawing:
    """Returns a drawing that the sender may take away.

    Raises `Refusal` "no-such-drawing", also for one that the sender may not know, or
    "drawing-not-yours".
    """
    found = next((each for each in _known(draft) if each.id == drawing), None)
    if found is None:
        raise Refusal("no-such-drawing", drawing=drawing)
    if not draft.runs_the_table and found.seat != draft.sent.seat:
        raise Refusal("drawing-not-yours")
    return found


OWN_DRAWING = Subject("one it has drawn", lambda draft, c: _own_drawing(draft, c.drawing))


def _check_points(points: tuple[int, ...]) -> None:
    """Raises `Refusal` "malformed" or "drawing-too-long"."""
    if len(points) % 2:
        raise Refusal("malformed", what="Expected x and y of each point", at="$.points")
    if len(points) > 2 * MOST_POINTS:
        raise Refusal("drawing-too-long", most=MOST_POINTS)


def put_imported_drawings(draft: Draft, scene: Scene, drawings: tuple[Drawing, ...]) -> None:
    """Puts the drawings of a document, which nobody here has drawn.

    Raises `Refusal` "malformed", "drawing-too-long" or "drawings-full".
    """
    for secret in (False, True):
        if sum(each.secret is secret for each in drawings) > MOST_OF_A_SCENE:
            raise Refusal("drawings-full", most=MOST_OF_A_SCENE)
    for drawing in drawings:
        if not drawing.points:
            raise Refusal("malformed", what="A line without points", at="$.scenes")
        _check_points(drawing.points)
        draft.emit("drawing.put", scene=scene.id, drawing=drawing)


@command("drawing.add", Permission.PLAYER)
def add_drawing(draft: Draft, c: AddDrawing) -> None:
    scene, seat = draft.scene, draft.sent.seat or ""
    _check_points(c.points)
    if not touches_map(c.points, scene, whole=True):
        raise Refusal("drawing-off-map")
    beside = [each for each in _known(draft) if each.secret is c.secret]
    if sum(each.seat == seat for each in beside) >= MOST_OF_A_SEAT:
        raise Refusal("drawings-enough", most=MOST_OF_A_SEAT)
    if len(beside) >= MOST_OF_A_SCENE:
        raise Refusal("drawings-full", most=MOST_OF_A_SCENE)
    x, y = origin_of(scene)
    points = shifted(c.points, -x, -y)
    drawing = Drawing(draft.context.ids(), points, c.colour, c.width, seat, c.secret)
    draft.emit("drawing.put", scene=scene.id, drawing=drawing)


@command("drawing.remove", Permission.OWNER, OWN_DRAWING)
def remove_drawing(draft: Draft, c: RemoveDrawing) -> None:
    _take_away(draft, (_own_drawing(draft, c.drawing),))


@command("drawing.clear", Permission.PLAYER)
def clear_drawings(draft: Draft, c: ClearDrawings) -> None:
    known = _known(draft)
    _take_away(draft, known if c.all else [e for e in known if e.seat == (draft.sent.seat or "")])


def _take_away(draft: Draft, drawings: Iterable[Drawing]) -> None:
    gone = tuple(each.id for each in drawings)
    if gone:
        draft.emit("drawings.gone", scene=draft.scene.id, drawings=gone)
