"""Views of a scene: its map, fog and props, and the round of its conflict."""

from __future__ import annotations

from typing import Annotated, Final, NotRequired

from typing_extensions import TypedDict

from app.engine.rounds.falls import FallHarm, consequences, planned_falls
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.options import Fog
from app.engine.state.scene import Scene, Wave
from app.engine.state.state import State
from app.engine.state.unit import STEPS
from app.engine.views.units import NamedUnit, UnitView, named_unit, units_view
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import Viewer
from app.engine.visibility.stat_redaction import disclosure_for, disclosure_key, redact_fall
from app.rules.frame_state.characters import Category
from app.rules.frame_state.rounds import SEGMENTS, Effect, Segment
from app.rules.geometry.chunks import CHUNK_SIZE
from app.rules.geometry.falling import Ending, Fall
from app.rules.geometry.hexes import Orientation
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.relief import tint_span
from app.rules.json_types import Doc, JsonForm, json_forms
from app.rules.memo import Memo


class MapView(TypedDict):
    """The map without its cells; fetch each chunk by its hash."""

    columns: int
    rows: int
    orientation: Orientation
    floor: int
    ceiling: int | None
    lowest: int
    highest: int
    tint: Annotated[list[int], Doc("[low, high]: the levels that colours run between")]
    chunk_size: int
    chunks: Annotated[list[str], Doc("hashes of the 32 x 32 chunks, row by row")]


class PropView(TypedDict):
    """Something that stands on the map and can be brought down."""

    id: str
    name: str
    q: int
    r: int
    base: int
    height: int
    value: int
    integrity: int
    hidden: NotRequired[Annotated[bool, Doc("for the Handler only")]]


class FogView(TypedDict):
    """What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top
    eight hex digits of a number whose bit c is column c; a chunk without a bit is left out."""

    mode: Fog
    known: NotRequired[Annotated[dict[str, str], Doc("hexes whose ground the viewer knows")]]
    seen: NotRequired[Annotated[dict[str, str], Doc("hexes in sight now")]]
    veiled: NotRequired[
        Annotated[dict[str, str], Doc("hexes kept back from players; for the Handler only")]
    ]


class FallView(FallHarm):
    """What the environmental segment will do to a unit."""

    unit: str
    start: CellDocument
    end: Annotated[CellDocument, Doc("where it comes to rest, or its last place on the map")]
    levels: int
    total: int
    ends: Ending
    impact: int
    on: Annotated[NamedUnit | None, Doc("the unit it comes to rest on")]


class ConflictView(TypedDict):
    """The round."""

    round: int
    segment: Segment
    active: str | None
    order: list[Segment]
    turn_steps: Annotated[int, Doc("steps at the start of a turn")]
    falls: list[FallView]
    effects: Annotated[list[JsonForm[Effect]], Doc("the Handler's before their segment")]


class WaveView(TypedDict):
    """Units in reserve that come together."""

    id: str
    name: str
    units: Annotated[list[str], Doc("those that are still in reserve")]
    at: Annotated[CellDocument | None, Doc("the place around which they come")]
    round: Annotated[int | None, Doc("they come by themselves when it begins")]
    trigger: Annotated[str, Doc("when they are to come, in the Handler's words")]


class SceneView(TypedDict):
    """One map with what stands on it."""

    id: str
    name: str
    map: MapView
    fog: Annotated[FogView | None, Doc("null when the viewer knows the whole map now")]
    props: dict[str, PropView]
    units: dict[str, UnitView]
    conflict: ConflictView | None
    waves: NotRequired[Annotated[dict[str, WaveView], Doc("for the Handler only")]]


#: The characters and categories that a view of a scene was made with, and the view.
_SCENES: Final = Memo[tuple[object, tuple[Category, ...], SceneView]]()
_MAPS: Final = Memo[MapView](released=True)
_PROPS: Final = Memo[dict[str, PropView]](released=True)
_KNOWN: Final = Memo[HexSet]()


def scene_view(state: State, scene: Scene, viewer: Viewer, group: str) -> SceneView:
    """Returns the view of a scene as a group knows it; the same object while nothing changes."""
    world, handler, seats = state.world, viewer.omniscient, frozenset(state.record.seats)
    mode, numbers = state.table.options.fog, disclosure_key(state, group)
    # A pilot whose group is their own may know fields that the other pilots do not. The numbers of
    # frames depend on characters and their categories.
    key = (handler, viewer.seat, mode, seats, numbers)
    cached = _SCENES.get(scene, *key)
    if cached is None or cached[0] is not world.characters or cached[1] is not world.categories:
        view: SceneView = {
            "id": scene.id,
            "name": scene.name,
            "map": _map_view(scene),
            "fog": _fog_view(state.scene, scene, viewer, mode),
            "props": _props_view(scene, handler),
            "units": units_view(state, scene, group, seats),
            "conflict": _conflict_view(state, scene, group),
        }
        if handler:
            view["waves"] = {wave.id: _wave_view(scene, wave) for wave in scene.waves.values()}
        cached = _SCENES.put(scene, (world.characters, world.categories, view), *key)
    return cached[2]


def _wave_view(scene: Scene, wave: Wave) -> WaveView:
    return {
        "id": wave.id,
        "name": wave.name,
        "units": [unit.id for unit in scene.reserve_of(wave)],
        "at": None if wave.at is None else cell_document(wave.at),
        "round": wave.round,
        "trigger": wave.trigger,
    }


def _map_view(scene: Scene) -> MapView:
    map_ = scene.map
    view = _MAPS.get(map_)
    if view is None:
        view = _MAPS.put(map_, _new_map_view(map_))
    return view


def _new_map_view(map_: HexMap) -> MapView:
    return {
        "columns": map_.columns,
        "rows": map_.rows,
        "orientation": map_.orientation,
        "floor": map_.floor,
        "ceiling": map_.ceiling,
        "lowest": map_.lowest,
        "highest": map_.highest,
        "tint": list(tint_span(map_)),
        "chunk_size": CHUNK_SIZE,
        "chunks": [chunk.hash for chunk in map_.chunks],
    }


def _fog_view(whole: Scene, scene: Scene, viewer: Viewer, mode: Fog) -> FogView | None:
    """Returns what a group does not know of the map; None where it knows all of it.

    `scene` is what it knows of the complete scene `whole`.
    """
    map_ = scene.map
    if viewer.omniscient:
        shown = mode != "off" or map_.veiled
        return {"mode": mode, "veiled": map_.veiled.masks} if shown else None
    if mode == "off" and not map_.unknown:
        return None
    known = map_.all_hexes.minus(map_.unknown)
    masks = _KNOWN.obtain(map_, lambda: known).masks
    if mode == "off":
        return {"mode": mode, "known": masks, "seen": masks}
    seen = viewer.visible_hexes(whole)
    if whole.veiled:
        seen = seen.common(known)
    return {"mode": mode, "known": masks, "seen": seen.masks}


def _props_view(scene: Scene, handler: bool) -> dict[str, PropView]:
    views = _PROPS.get(scene.map, handler)
    if views is None:
        views = {}
        for prop in scene.map.props.values():
            view: PropView = {
                "id": prop.id,
                "name": prop.name,
                "q": prop.q,
                "r": prop.r,
                "base": prop.base,
                "height": prop.height,
                "value": prop.value,
                "integrity": prop.integrity,
            }
            if handler:
                view["hidden"] = prop.hidden
            views[prop.id] = view
        _PROPS.put(scene.map, views, handler)
    return views


def _conflict_view(state: State, scene: Scene, group: str) -> ConflictView | None:
    world, handler, conflict = state.world, group == HANDLER, scene.conflict
    if conflict is None:
        return None
    shows_falls = handler or conflict.segment == "environmental"
    return {
        "round": conflict.round,
        "segment": conflict.segment,
        "active": conflict.active,
        "order": list(SEGMENTS),
        "turn_steps": STEPS,
        "falls": [fall_view(state, scene, fall, group) for fall in planned_falls(world, scene)]
        if shows_falls
        else [],
        "effects": json_forms(conflict.effects if shows_falls else ()),
    }


def fall_view(state: State, scene: Scene, fall: Fall, group: str) -> FallView:
    """Returns a fall before it is resolved, with its effect on the unit (FS 7.7)."""
    view: FallView = {
        "unit": fall.unit_id,
        "start": cell_document(fall.start),
        "end": cell_document(fall.end),
        "levels": fall.levels,
        "total": fall.total,
        "ends": fall.ends,
        "impact": fall.impact,
        "on": None if fall.on is None else named_unit(scene.units[fall.on]),
        **consequences(state.world, scene, fall),
    }
    return redact_fall(view, disclosure_for(state, group, scene.units[fall.unit_id]))
