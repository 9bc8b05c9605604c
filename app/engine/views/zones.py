"""Views of the zones of a scene: all of them for Handlers, for others those that are not secret."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired

from typing_extensions import TypedDict

from app.engine.state.scene import Scene
from app.engine.state.zones import (
    ONE_HEX,
    MarkerIcon,
    Zone,
    ZoneColour,
    ZoneEffect,
    ZoneKind,
    middle_of,
)
from app.rules.geometry.hexmap import HexMap
from app.rules.json_types import Doc, JsonForm, json_form
from app.rules.memo import Memo


class HexPlace(TypedDict):
    """A hex."""

    q: int
    r: int


class ZoneView(TypedDict):
    """A named place on the map."""

    id: str
    kind: ZoneKind
    name: str
    at: Annotated[HexPlace, Doc("the hex of a label or marker; else the one nearest to the centre")]
    hexes: NotRequired[
        Annotated[dict[str, str], Doc("masks, as in `fog`; not for labels and markers")]
    ]
    icon: NotRequired[Annotated[MarkerIcon, Doc("for markers only")]]
    colour: Annotated[ZoneColour | None, Doc("null: that of its kind")]
    effect: NotRequired[
        Annotated[JsonForm[ZoneEffect], Doc("what it does in the environmental segment")]
    ]
    secret: NotRequired[Annotated[bool, Doc("for the Handler only")]]


#: The zones of a scene and their views, on its map, for Handlers and for others.
_VIEWS: Final = Memo[tuple[object, dict[str, ZoneView]]](released=True)


def zones_view(scene: Scene, handler: bool) -> dict[str, ZoneView]:
    """Returns the zones that somebody may know, by id; the same object while none changes."""
    cached = _VIEWS.get(scene.map, handler)
    if cached is None or cached[0] is not scene.zones:
        views = {
            zone.id: _zone_view(zone, scene.map, handler)
            for zone in scene.zones.values()
            if handler or not zone.secret
        }
        cached = _VIEWS.put(scene.map, (scene.zones, views), handler)
    return cached[1]


def _zone_view(zone: Zone, map_: HexMap, handler: bool) -> ZoneView:
    at = middle_of(zone, map_)
    view: ZoneView = {
        "id": zone.id,
        "kind": zone.kind,
        "name": zone.name,
        "at": {"q": at.q, "r": at.r},
        "colour": zone.colour,
    }
    if zone.kind not in ONE_HEX:
        view["hexes"] = dict(zone.hexes)
    if zone.kind == "marker":
        view["icon"] = zone.icon
    if zone.effect is not None:
        view["effect"] = json_form(zone.effect)
    if handler:
        view["secret"] = zone.secret
    return view
