"""Views of the background of a scene: the picture for Handlers, for others the blocks of it that
they may see."""

from __future__ import annotations

from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from app.engine.state.backgrounds import Background
from app.engine.state.scene import Scene
from app.engine.state.state import State
from app.engine.visibility.background_blocks import Block, block, blocks_of
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import viewer_of_group
from app.rules.geometry.hexes import Orientation
from app.rules.json_types import Doc


class BackgroundView(TypedDict):
    """A picture under the grid; lengths are in thousandths of the side of a hex."""

    opacity: Annotated[int, Doc("in percent; the colours of the ground show through the rest")]
    blocks: Annotated[
        dict[str, list[float]],
        Doc("[x, y, width, height] of each part in sight, by name; none for Handlers"),
    ]
    picture: NotRequired[Annotated[str, Doc("the id of the whole picture; for the Handler only")]]
    place: NotRequired[
        Annotated[list[int], Doc("[x, y, width, height] of the picture; for the Handler only")]
    ]


def background_view(scene: Scene, handler: bool) -> BackgroundView | None:
    """Returns the background of a scene as a group knows it; None where it may see none of it."""
    background = scene.background
    if background is None:
        return None
    if handler:
        place = [background.x, background.y, background.width, background.height]
        return {
            "opacity": background.opacity,
            "blocks": {},
            "picture": background.picture,
            "place": place,
        }
    blocks = {
        name: [box.left, box.top, box.right - box.left, box.bottom - box.top]
        for name, box in blocks_of(scene.map, background).items()
    }
    return {"opacity": background.opacity, "blocks": blocks} if blocks else None


def background_block(
    state: State, group: str, name: str
) -> tuple[Background, Block, Orientation] | None:
    """Returns the part of the background that the view of a group names, with how hexes lie there;
    None where it names none of that name."""
    if group == HANDLER or state.scene.background is None:
        return None
    known = viewer_of_group(state, group).known_scene(state.scene).map
    found = block(known, state.scene.background, name)
    return None if found is None else (state.scene.background, found, known.orientation)
