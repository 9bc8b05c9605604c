"""Projects the state to the view of a group.

A view is made from what the group knows, so secrets never reach it. Parts that have not changed are
the same objects in the next view, which makes the diff cheap. Its types are the published schema.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import Annotated, Final, NotRequired, cast

from typing_extensions import TypedDict

from app.engine.characters.sheets import source_view
from app.engine.rounds.odds_of_tests import exact_odds, sides_of
from app.engine.state.crew import FromSheet
from app.engine.state.options import Options, TableInfo
from app.engine.state.record import DiceRecord, Seat, SeatRole
from app.engine.state.scene import Scene
from app.engine.state.state import Kind, State, TestRequest, World
from app.engine.state.timer import Timer
from app.engine.views.attacks import AttacksView, attacks_view
from app.engine.views.builds import BuildsView, builds_and_requests_view
from app.engine.views.crew import CrewView, crew_view
from app.engine.views.journal import PageView, journal_view
from app.engine.views.scenes import SceneView, scene_view
from app.engine.views.undo import UndoView, undo_view
from app.engine.visibility.elsewhere import units_elsewhere
from app.engine.visibility.groups import HANDLER
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.rules.dice.odds import Odds, odds_document
from app.rules.frame_state import tests as rules
from app.rules.frame_state.rounds import Disposition
from app.rules.geometry.chunks import ChunkDocument
from app.rules.json_types import Doc, JsonForm, json_form
from app.rules.memo import SourceMemo


class ChanceView(TypedDict):
    """The chapter of verifiable dice that is open."""

    chapter: Annotated[int, Doc("its number, from 1")]
    commitment: Annotated[str, Doc("SHA-256 of its seed")]
    rolls: Annotated[int, Doc("public rolls of this chapter")]
    mix: Annotated[str, Doc("what players have mixed into the dice of this chapter, or empty")]


class TableView(TypedDict):
    """The table itself."""

    id: str
    name: str
    options: Annotated[JsonForm[Options], Doc("the options of the table")]
    chance: Annotated[ChanceView, Doc("the open chapter of dice")]
    systems: Annotated[list[str], Doc("its dice systems by name, in the order shown")]


class TimerView(TypedDict):
    """The countdown that everybody sees."""

    label: str
    seconds: Annotated[int, Doc("its whole time")]
    ends_at: Annotated[str | None, Doc("ISO 8601, UTC; null while it is paused")]
    left: Annotated[int, Doc("milliseconds that are left while it is paused, else 0")]


class SeatView(TypedDict):
    """One seat."""

    id: str
    name: str
    role: SeatRole


class RequestView(TypedDict):
    """An open test that a unit is asked to roll."""

    id: str
    unit: str
    kind: Annotated[
        Kind, Doc("`proactive`: by the unit's own will; `reactive`: in answer to something")
    ]
    dice: Annotated[list[str], Doc("the dice")]
    modifiers: Annotated[list[int], Doc("added to the total")]
    mark: Annotated[int | None, Doc("null when it is not told")]
    hidden: Annotated[bool, Doc("only the Handler knows the mark")]
    odds: Annotated[dict[str, Odds] | None, Doc("the odds of each outcome; null: not told")]
    scores: Annotated[dict[str, Odds], Doc("the odds of each score")]
    label: str
    sheet: Annotated[
        JsonForm[FromSheet] | None,
        Doc("whose sheet gave the first of the dice and modifiers"),
    ]


class AbsentUnit(TypedDict):
    """A unit in a scene that is not shown."""

    unit: str
    name: str
    disposition: Disposition
    destroyed: bool


class SpawnZone(TypedDict):
    """A zone of a scene where units come."""

    zone: str
    name: str


class SceneSummary(TypedDict):
    """A scene that the Handler can switch to."""

    id: str
    name: str
    place: Annotated[int, Doc("in the order of the list, from 0")]
    columns: int
    rows: int
    round: Annotated[int | None, Doc("the round of its conflict; null without one")]
    seen: Annotated[bool, Doc("players have seen it")]
    units: Annotated[list[AbsentUnit], Doc("its units; empty for the scene of this view")]
    spawn_zones: Annotated[list[SpawnZone], Doc("where units of other scenes can come")]


class UnitElsewhere(TypedDict):
    """A unit of a pilot in a scene that players have seen and that is not shown now."""

    unit: str
    name: str
    scene: Annotated[str, Doc("id of the scene where it is")]
    seats: Annotated[list[str], Doc("the pilots' seats that control it")]


class Invites(TypedDict):
    """The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it."""

    pilot: Annotated[str, Doc("for pilots")]
    spectator: str


class View(CrewView, BuildsView, AttacksView):
    """Everything that one viewer may see of a table."""

    table: Annotated[TableView, Doc("the table")]
    seats: Annotated[dict[str, SeatView], Doc("the people at the table, by seat")]
    #: The server adds them.
    invites: NotRequired[Annotated[Invites, Doc("for the Handler only")]]
    active_scene: Annotated[str, Doc("the scene that players see; Handlers may look at another")]
    scenes: NotRequired[Annotated[dict[str, SceneSummary], Doc("for the Handler only")]]
    scene: Annotated[SceneView, Doc("the scene of this view")]
    elsewhere: Annotated[list[UnitElsewhere], Doc("pilots' units that are in another scene")]
    requests: Annotated[dict[str, RequestView], Doc("tests that units have to roll")]
    undo: Annotated[UndoView, Doc("what can be undone and redone")]
    timer: Annotated[TimerView | None, Doc("a countdown without effect on the game")]
    journal: Annotated[dict[str, PageView], Doc("the pages that the viewer may read")]


class ChunkView(ChunkDocument):
    """A chunk of the map, by the hash that the view names it by."""

    hash: Annotated[str, Doc("what the view calls it; the same hash is the same content")]


#: Parts that are the same for all groups, and mostly in the next view too.
_TABLES: Final = SourceMemo[TableView](256)
_SEATS: Final = SourceMemo[dict[str, SeatView]](256)


def project(state: State, group: str) -> View:
    """Returns the view of a group, JSON-ready. Its shape is part of the API."""
    handler, viewer = group == HANDLER, viewer_of_group(state, group)
    whole = state.handlers_scene if handler else state.scene
    scene = viewer.known_scene(whole)
    table, dice, seats = state.table, state.record.dice, state.record.seats
    crew = crew_view(state, viewer)
    builds = builds_and_requests_view(state, scene, handler)
    attacks = attacks_view(state, whole, scene, viewer, group)
    view: View = {
        "table": _TABLES.obtain((table, dice), partial(_table_view, table, dice)),
        "seats": _SEATS.obtain((seats,), partial(_seats_view, seats)),
        "active_scene": state.world.active_scene,
        "scene": scene_view(state, scene, viewer, group),
        "elsewhere": _elsewhere(state, viewer),
        "requests": {
            request.id: _request_view(request, handler)
            for request in state.world.requests.values()
            if request.unit in scene.units
        },
        "undo": undo_view(state, group),
        "timer": _timer_view(state.record.timer),
        "journal": journal_view(state, group),
        "categories": crew["categories"],
        "characters": crew["characters"],
        "missions": crew["missions"],
        "systems": crew["systems"],
        "builds": builds["builds"],
        "asks": builds["asks"],
        "attacks": attacks["attacks"],
        "reactions": attacks["reactions"],
    }
    if handler:
        world = state.world
        view["scenes"] = {
            other.id: _summary(other, place, world, scene.id)
            for place, other in enumerate(world.scenes.values())
        }
    return view


def _table_view(table: TableInfo, dice: DiceRecord) -> TableView:
    return {
        "id": table.id,
        "name": table.name,
        "options": json_form(table.options),
        "chance": {
            "chapter": dice.chapter,
            "commitment": dice.commitment,
            "rolls": dice.rolls,
            "mix": dice.mix,
        },
        "systems": list(table.systems),
    }


def _seats_view(seats: Mapping[str, Seat]) -> dict[str, SeatView]:
    return {
        seat.id: {"id": seat.id, "name": seat.name, "role": cast("SeatRole", seat.role)}
        for seat in seats.values()
    }


def _timer_view(timer: Timer | None) -> TimerView | None:
    if timer is None:
        return None
    return {
        "label": timer.label,
        "seconds": timer.seconds,
        "ends_at": timer.ends_at,
        "left": timer.left,
    }


def _summary(scene: Scene, place: int, world: World, looked_at: str) -> SceneSummary:
    """Returns a scene in the Handler's list."""
    map_, conflict = scene.map, scene.conflict
    units: list[AbsentUnit] = [
        {
            "unit": unit.id,
            "name": unit.name,
            "disposition": unit.disposition,
            "destroyed": unit.destroyed,
        }
        for unit in (() if scene.id == looked_at else scene.units.values())
    ]
    return {
        "id": scene.id,
        "name": scene.name,
        "place": place,
        "columns": map_.columns,
        "rows": map_.rows,
        "round": None if conflict is None else conflict.round,
        "seen": scene.seen or scene.id == world.active_scene,
        "units": units,
        "spawn_zones": [
            {"zone": zone.id, "name": zone.name}
            for zone in scene.zones.values()
            if zone.kind == "spawn"
        ],
    }


def _elsewhere(state: State, viewer: Viewer) -> list[UnitElsewhere]:
    """Returns the units of pilots in scenes that are not shown now, as far as a group knows
    them."""
    seats = state.record.seats
    found: list[UnitElsewhere] = []
    for scene, unit in units_elsewhere(state.world):
        hands = [each for each in unit.controllers if each in seats and seats[each].role == "pilot"]
        if hands and (not unit.hidden or viewer.omniscient or viewer.seat in hands):
            found.append({"unit": unit.id, "name": unit.name, "scene": scene.name, "seats": hands})
    return found


def _request_view(request: TestRequest, handler: bool) -> RequestView:
    veiled = request.hidden and not handler
    scores = rules.score_distribution(sides_of(request.dice), request.modifiers)
    return {
        "id": request.id,
        "unit": request.unit,
        "kind": request.kind,
        "dice": list(request.dice),
        "modifiers": list(request.modifiers),
        "mark": None if veiled else request.mark,
        "hidden": request.hidden,
        "odds": None if veiled else exact_odds(request),
        "scores": odds_document(scores),
        "label": request.label,
        "sheet": source_view(request.sheet),
    }


def chunk_views(state: State, group: str, keys: Collection[str]) -> dict[str, ChunkView]:
    """Returns those of these chunks that are in the group's map, by hash."""
    scene = state.handlers_scene if group == HANDLER else state.scene
    chunks = viewer_of_group(state, group).known_scene(scene).map.chunks
    named = {chunk.hash: chunk for chunk in chunks if chunk.hash in keys}
    return {key: {"hash": key, **chunk.document()} for key, chunk in named.items()}


def chunk_view(state: State, group: str, key: str) -> ChunkView | None:
    """Returns a chunk of the group's map by hash, or None."""
    return chunk_views(state, group, (key,)).get(key)
