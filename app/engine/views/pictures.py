"""Which stored pictures a view refers to, and which a whole table does.

A seat may fetch a picture only while its view refers to it, so whatever shows pictures is listed
here, and nowhere else.
"""

from __future__ import annotations

from app.engine.state.state import World
from app.engine.views.views import View


def pictures_in_view(view: View) -> frozenset[str]:
    """Returns the ids of the pictures that a view refers to."""
    units = view["scene"]["units"].values()
    background = view["scene"].get("background", {})
    return frozenset(
        {
            *(unit["picture"] for unit in units if "picture" in unit),
            *(page["picture"] for page in view["journal"].values() if "picture" in page),
            *([background["picture"]] if "picture" in background else []),
        }
    )


def pictures_in_world(world: World) -> frozenset[str]:
    """Returns the ids of the pictures that a world refers to."""
    scenes = world.scenes.values()
    units = (unit for scene in scenes for unit in scene.units.values())
    backgrounds = (scene.background for scene in scenes)
    return frozenset(
        {
            *(unit.picture for unit in units if unit.picture),
            *(each.picture for each in backgrounds if each is not None),
            *(page.picture for page in world.journal.values() if page.picture),
        }
    )
