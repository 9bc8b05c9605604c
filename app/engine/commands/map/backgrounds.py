"""The background of a scene: a stored picture under the grid of its map."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, command
from app.engine.params import PictureId
from app.engine.refusals import Refusal
from app.engine.state.backgrounds import FARTHEST, SHORTEST, Background
from app.engine.visibility.log_lines import PendingLine
from app.rules.json_types import Doc

Place = Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)]
Length = Annotated[int, Meta(ge=SHORTEST, le=FARTHEST)]
Percent = Annotated[int, Meta(ge=0, le=100)]


class SetBackground(Command, frozen=True, kw_only=True):
    """Puts a picture of the table under the grid of the scene, or changes where it lies. Fields
    left out stay; a first one needs all but `opacity`. `picture` "" takes it away.

    `x`, `y`, `width` and `height` are in thousandths of the side of a hex, from the left upper
    corner of the map.
    """

    picture: Annotated[
        PictureId | UnsetType,
        Doc('id of a picture of the table; "" takes the background away', "p7q2m4x9c1ab"),
    ] = UNSET
    x: Annotated[
        Place | UnsetType, Doc("its left edge, in thousandths of the side of a hex", 0)
    ] = UNSET
    y: Annotated[
        Place | UnsetType, Doc("its upper edge, in thousandths of the side of a hex", 0)
    ] = UNSET
    width: Annotated[
        Length | UnsetType, Doc("its width, in thousandths of the side of a hex", 30000)
    ] = UNSET
    height: Annotated[
        Length | UnsetType, Doc("its height, in thousandths of the side of a hex", 26000)
    ] = UNSET
    opacity: Annotated[
        Percent | UnsetType, Doc("percent; the colours of the ground show through the rest")
    ] = UNSET


@command("scene.background", Permission.HANDLER)
def set_background(draft: Draft, c: SetBackground) -> None:
    old = draft.scene.background
    new = _changed(old, c)
    if new == old:
        raise Refusal("nothing-changes")
    code = "background.gone" if new is None else "background.set"
    line = PendingLine(code, {"name": draft.scene.name}, "system", "handler")
    draft.emit("background.put", line, scene=draft.scene.id, background=new)


def _changed(old: Background | None, c: SetBackground) -> Background | None:
    if c.picture == "":
        return None
    names = ("picture", "x", "y", "width", "height", "opacity")
    given: dict[str, Any] = {
        name: value for name in names if (value := getattr(c, name)) is not UNSET
    }
    if old is not None:
        return replace(old, **given)
    missing = [name for name in names[:-1] if name not in given]
    if missing:
        listed = ", ".join(f"`{name}`" for name in missing)
        what = f"Object missing required fields {listed}: there is no background yet"
        raise Refusal("malformed", {"missing": missing}, what=what, at="$")
    return Background(**given)
