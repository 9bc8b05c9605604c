"""Views of the area templates of a scene: all of them for Handlers, for others those that are not
secret."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, NotRequired

from typing_extensions import TypedDict

from app.engine.state.area_templates import AreaTemplate
from app.engine.state.scene import Scene
from app.engine.views.zones import HexPlace
from app.rules.geometry.area_shapes import AreaShape
from app.rules.json_types import Doc


class TemplateView(TypedDict):
    """An area that somebody has laid on the map."""

    id: str
    shape: Annotated[AreaShape, Doc("its shape")]
    at: Annotated[HexPlace, Doc("the centre of a radius, or where a line or a cone begins")]
    to: Annotated[HexPlace, Doc("how far it reaches, and in which direction")]
    name: str
    seat: Annotated[str | None, Doc("who laid it, if that seat is still at the table")]
    secret: NotRequired[Annotated[bool, Doc("for the Handler only")]]
    smoke: NotRequired[
        Annotated[int, Doc("levels above each surface in it that nobody sees through")]
    ]


def templates_view(scene: Scene, handler: bool, seats: Collection[str]) -> dict[str, TemplateView]:
    """Returns the area templates that somebody may know, by id."""
    return {
        each.id: _template_view(each, handler, seats)
        for each in scene.templates.values()
        if handler or not each.secret
    }


def _template_view(template: AreaTemplate, handler: bool, seats: Collection[str]) -> TemplateView:
    view: TemplateView = {
        "id": template.id,
        "shape": template.shape,
        "at": {"q": template.at.q, "r": template.at.r},
        "to": {"q": template.to.q, "r": template.to.r},
        "name": template.name,
        "seat": template.seat if template.seat in seats else None,
    }
    if template.smoke:
        view["smoke"] = template.smoke
    if handler:
        view["secret"] = template.secret
    return view
