"""Views of a scene: its map, fog and props, and the round of its conflict."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Final, NotRequired

from typing_extensions import TypedDict

from app.engine.combat.sides import one_side_is_lost
from app.engine.rounds.falls import FallChange, FallHarm, consequences, planned_falls
from app.engine.rounds.hazards import (
    Hit,
    Lowering,
    acting_zones,
    due_effects,
    lowered,
    planned_hits,
    planned_lowering,
)
from app.engine.state.documents import CellDocument, cell_document
from app.engine.state.drawings import Drawing
from app.engine.state.options import Fog
from app.engine.state.references import NamedUnit
from app.engine.state.scene import Scene, Wave
from app.engine.state.state import State
from app.engine.state.unit import STEPS, Unit
from app.engine.state.zones import ZoneHarm
from app.engine.views.area_templates import TemplateView, templates_view
from app.engine.views.backgrounds import BackgroundView, background_view
from app.engine.views.drawings import DrawingView, drawings_view
from app.engine.views.units import UnitView, named_unit, units_view
from app.engine.views.zones import ZoneView, zones_view
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import Viewer
from app.engine.visibility.stat_redaction import (
    disclosure_for,
    disclosure_key,
    redact_fall,
    redact_hit,
)
from app.rules.frame_state.characters import Category
from app.rules.frame_state.rounds import SEGMENTS, Effect, Segment, Skip
from app.rules.geometry.chunks import CHUNK_SIZE
from app.rules.geometry.falling import Ending, Fall
from app.rules.geometry.hexes import Cell, Orientation
from app.rules.geometry.hexmap import HexMap
from app.rules.geometry.hexset import HexSet
from app.rules.geometry.props import Look
from app.rules.geometry.relief import tint_span
from app.rules.json_types import Doc, JsonForm, json_forms
from app.rules.memo import Memo


class MapView(TypedDict):
    """The map without its cells; fetch each chunk by its hash."""

    columns: int
    rows: int
    orientation: Orientation
    floor: Annotated[int, Doc("the lowest level of a void; what falls below it is lost")]
    ceiling: Annotated[
        int | None, Doc("no cell at or above it can be entered; null: there is none")
    ]
    lowest: Annotated[int, Doc("the lowest ground")]
    highest: Annotated[int, Doc("the highest ground")]
    tint: Annotated[list[int], Doc("[low, high]: the levels that colours run between")]
    chunk_size: Annotated[int, Doc("columns and rows of a chunk")]
    chunks: Annotated[list[str], Doc("hashes of the 32 x 32 chunks, row by row")]


class PropView(TypedDict):
    """Something that stands on the map and can be brought down."""

    id: str
    name: str
    q: int
    r: int
    base: Annotated[int, Doc("the level it stands on")]
    height: Annotated[int, Doc("levels from its base to its top")]
    value: Annotated[int, Doc("taken off the damage that it gets")]
    integrity: Annotated[int, Doc("what is left of it")]
    look: Annotated[Look, Doc("""how it looks; "" is a plain block""")]
    hexes: Annotated[
        list[list[int]], Doc("[q, r] of each hex that the viewer knows of it; (q, r) is the first")
    ]
    hidden: NotRequired[Annotated[bool, Doc("for the Handler only")]]


class FogView(TypedDict):
    """What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top
    eight hex digits of a number whose bit c is column c; a chunk without a bit is left out."""

    mode: Annotated[Fog, Doc("`off`, `team` (shared) or `own`")]
    known: NotRequired[Annotated[dict[str, str], Doc("hexes whose ground the viewer knows")]]
    seen: NotRequired[Annotated[dict[str, str], Doc("hexes in sight now")]]
    veiled: NotRequired[
        Annotated[dict[str, str], Doc("hexes kept back from players; for the Handler only")]
    ]


class FallView(FallHarm):
    """What the environmental segment will do to a unit."""

    unit: str
    start: Annotated[CellDocument, Doc("where it falls from")]
    end: Annotated[CellDocument, Doc("where it comes to rest, or its last place on the map")]
    levels: Annotated[int, Doc("levels that it falls in this round")]
    total: Annotated[int, Doc("levels since the fall began")]
    ends: Annotated[Ending, Doc("how it ends")]
    impact: Annotated[int, Doc("the impact: 10, or 0 for none")]
    on: Annotated[NamedUnit | None, Doc("the unit it comes to rest on")]


class HitView(FallHarm):
    """What a zone will do to a unit in the environmental segment."""

    zone: str
    unit: str
    harm: Annotated[ZoneHarm, Doc("what the zone does")]
    amount: int
    energy: Annotated[FallChange | None, Doc("the change of its energy")]
    overheats: Annotated[bool | None, Doc("whether it becomes so by this; null where not told")]


class PressedView(TypedDict):
    """A unit that a ceiling presses down."""

    unit: str
    to: CellDocument


class LoweringView(TypedDict):
    """A ceiling that will come down in the environmental segment."""

    effect: Annotated[str, Doc("id of the effect")]
    level: Annotated[int, Doc("the level to which the ceiling comes down")]
    pressed: Annotated[list[PressedView], Doc("units that it presses down")]
    barred: Annotated[str | None, Doc("a unit that has no room below: the ceiling cannot come")]


class ConflictView(TypedDict):
    """The round."""

    round: int
    segment: Segment
    active: Annotated[str | None, Doc("id of the unit that has the turn; null: nobody")]
    order: Annotated[list[Segment], Doc("the segments of a round in their order")]
    turn_steps: Annotated[int, Doc("steps at the start of a turn")]
    falls: Annotated[list[FallView], Doc("falls of this round")]
    effects: Annotated[list[JsonForm[Effect]], Doc("the Handler's before their segment")]
    hits: Annotated[list[HitView], Doc("what zones will do, before the falls")]
    ceiling: Annotated[LoweringView | None, Doc("what comes before the zones")]
    skipped: NotRequired[Annotated[list[JsonForm[Skip]], Doc("for the Handler only")]]
    decided: NotRequired[
        Annotated[bool, Doc("for the Handler only: one side has nobody left to fight")]
    ]


class WaveView(TypedDict):
    """Units in reserve that come together."""

    id: str
    name: str
    units: Annotated[list[str], Doc("those that are still in reserve")]
    at: Annotated[CellDocument | None, Doc("the place around which they come")]
    zone: Annotated[str | None, Doc("the zone in which they come, instead of a place")]
    round: Annotated[int | None, Doc("they come by themselves when it begins")]
    trigger: Annotated[str, Doc("when they are to come, in the Handler's words")]


class SceneView(TypedDict):
    """One map with what stands on it."""

    id: str
    name: str
    map: Annotated[MapView, Doc("its map")]
    fog: Annotated[FogView | None, Doc("null when the viewer knows the whole map now")]
    props: Annotated[dict[str, PropView], Doc("its props")]
    units: Annotated[dict[str, UnitView], Doc("its units")]
    conflict: Annotated[ConflictView | None, Doc("the conflict; null: none")]
    zones: Annotated[dict[str, ZoneView], Doc("named places; the Handler's has secret ones too")]
    templates: Annotated[
        dict[str, TemplateView],
        Doc("areas laid on the map; the Handler's has secret ones too"),
    ]
    drawings: Annotated[
        dict[str, DrawingView],
        Doc("lines drawn on the map, the oldest first; the Handler's has secret ones too"),
    ]
    background: NotRequired[
        Annotated[BackgroundView, Doc("a picture under the grid; left out without one")]
    ]
    waves: NotRequired[Annotated[dict[str, WaveView], Doc("for the Handler only")]]
    prepared: NotRequired[
        Annotated[
            list[JsonForm[Effect]],
            Doc("effects of the environment for the next conflict; for the Handler only"),
        ]
    ]


#: The characters and categories that a view of a scene was made with, and the view, whose drawings
#: are those of the last argument.
_SCENES: Final = Memo[tuple[object, tuple[Category, ...], SceneView, Mapping[str, Drawing]]]()
_MAPS: Final = Memo[MapView](released=True)
_PROPS: Final = Memo[dict[str, PropView]](released=True)
_KNOWN: Final = Memo[HexSet]()
_NO_DRAWINGS: Final[Mapping[str, Drawing]] = {}


def scene_view(state: State, scene: Scene, viewer: Viewer, group: str) -> SceneView:
    """Returns the view of a scene as a group knows it; the same object while nothing changes."""
    world, handler, seats = state.world, viewer.omniscient, frozenset(state.record.seats)
    mode, numbers = state.table.options.fog, disclosure_key(state, group)
    # A pilot whose group is their own may know fields that the other pilots do not. The numbers of
    # frames depend on characters and their categories.
    key = (handler, viewer.seat, mode, seats, numbers)
    drawings = state.record.drawings.get(scene.id, _NO_DRAWINGS)
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
            "zones": zones_view(scene, handler),
            "templates": templates_view(scene, handler, seats),
            "drawings": drawings_view(drawings, scene, handler, seats),
        }
        background = background_view(scene, handler)
        if background is not None:
            view["background"] = background
        if handler:
            view["waves"] = {wave.id: _wave_view(scene, wave) for wave in scene.waves.values()}
            view["prepared"] = json_forms(scene.prepared)
        cached = _SCENES.put(scene, (world.characters, world.categories, view, drawings), *key)
    elif cached[3] is not drawings:
        drawn = drawings_view(drawings, scene, handler, seats)
        # the same object where the group may know nothing of the change
        view = cached[2] if drawn == cached[2]["drawings"] else {**cached[2], "drawings": drawn}
        cached = _SCENES.put(scene, (*cached[:2], view, drawings), *key)
    return cached[2]


def _wave_view(scene: Scene, wave: Wave) -> WaveView:
    return {
        "id": wave.id,
        "name": wave.name,
        "units": [unit.id for unit in scene.reserve_of(wave)],
        "at": None if wave.at is None else cell_document(wave.at),
        "zone": wave.zone,
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
                "look": prop.look,
                "hexes": [[h.q, h.r] for h in prop.hexes],
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
    view: ConflictView = {
        "round": conflict.round,
        "segment": conflict.segment,
        "active": conflict.active,
        "order": list(SEGMENTS),
        "turn_steps": STEPS,
        "falls": [],
        "effects": [],
        "hits": [],
        "ceiling": None,
    }
    if handler or conflict.segment == "environmental":
        lowering = planned_lowering(scene)
        zones = [zone for zone in acting_zones(scene) if handler or not zone.secret]
        hits, left = planned_hits(world, lowered(scene, lowering), zones)
        view["ceiling"] = None if lowering is None else _lowering_view(lowering)
        view["hits"] = [_hit_view(state, hit, group) for hit in hits]
        view["falls"] = [fall_view(state, left, fall, group) for fall in planned_falls(world, left)]
        effects = conflict.effects if handler else due_effects(conflict)
        view["effects"] = json_forms(effects)
    if handler:
        view["skipped"] = json_forms(conflict.skipped)
        view["decided"] = one_side_is_lost(scene.units.values())
    return view


def _lowering_view(lowering: Lowering) -> LoweringView:
    return {
        "effect": lowering.effect.id,
        "level": lowering.level,
        "pressed": pressed_views(lowering.pressed),
        "barred": None if lowering.barred is None else lowering.barred.id,
    }


def pressed_views(pressed: Iterable[tuple[Unit, Cell]]) -> list[PressedView]:
    """Returns the units that a ceiling presses down, JSON-ready."""
    return [{"unit": unit.id, "to": cell_document(at)} for unit, at in pressed]


def _hit_view(state: State, hit: Hit, group: str) -> HitView:
    """Returns what a zone does to a unit, without the unit's numbers where they are not told."""
    unit, after, effect = hit.unit, hit.after, hit.zone.effect
    assert effect is not None
    view: HitView = {
        "zone": hit.zone.id,
        "unit": unit.id,
        "harm": effect.harm,
        "amount": effect.amount,
        "stability": {"from": unit.stability, "to": after.stability},
        "integrity": {"from": unit.integrity, "to": after.integrity},
        "energy": {"from": unit.energy, "to": after.energy},
        "staggered": after.staggered and not unit.staggered,
        "destroyed": after.destroyed,
        "overheats": after.overheated and not unit.overheated,
    }
    return redact_hit(view, disclosure_for(state, group, unit))


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
