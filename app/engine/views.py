"""Views: what each group of viewers may see, as JSON, and the log entries it may read.

Secrets are never sent: a group's view is projected from what the group knows. What has not
changed is the same object from view to view, so comparing is cheap.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import asdict
from typing import Any, Final

from app.engine.decide.draft import GROUPS, cell_ref, unit_ref
from app.engine.decide.tests import exact_odds, sides_of
from app.engine.decide.undo import last_told, may_redo, pilot_may_revert, prop_of, subject
from app.engine.evolve import Row
from app.engine.falls import consequences, planned_falls
from app.engine.known import known_scene
from app.engine.patch import View
from app.engine.round import turn_of
from app.engine.sheets import source_view
from app.engine.state import SEGMENTS, Change, Scene, State, TestRequest, Unit, World
from app.engine.views_attacks import attacks_view
from app.engine.views_crew import crew_view
from app.engine.views_frames import body_view, frame_view, frames_view, named_units
from app.rules.chunks import CHUNK_SIZE
from app.rules.falling import Fall
from app.rules.odds import shown
from app.rules.relief import tint_span
from app.rules.systems.frame_state import tests as rules

_GROUP_OF: Final[Mapping[str, str]] = {
    "system": "handler",
    "handler": "handler",
    "pilot": "pilots",
    "spectator": "spectators",
}


def groups(state: State) -> tuple[str, ...]:  # noqa: ARG001 - later groups depend on the state
    """Every group of viewers of a table."""
    return GROUPS


def group_of(role: str) -> str:
    """The group of a seat with this role; KeyError for an unknown one."""
    return _GROUP_OF[role]


# -- the projection ---------------------------------------------------------------------------


def project(state: State, group: str) -> View:
    """The view of a group, JSON-ready (the contract between server and client)."""
    handler = group == "handler"
    scene = known_scene(state.scene, handler)
    dice = state.record.dice
    view: View = {
        "table": {
            "id": state.table.id,
            "name": state.table.name,
            "options": asdict(state.table.options),
            "chance": {
                "chapter": dice.chapter,
                "commitment": dice.commitment,
                "rolls": dice.rolls,
                "mix": dice.mix,
            },
            "systems": list(state.table.systems),
        },
        "seats": {
            seat.id: {"id": seat.id, "name": seat.name, "role": seat.role}
            for seat in state.record.seats.values()
        },
        "active_scene": state.world.active_scene,
        "scene": _scene_view(state.world, scene, handler, frozenset(state.record.seats)),
        "requests": {
            request.id: _request_view(request, handler)
            for request in state.world.requests.values()
            if request.unit in scene.units
        },
        "undo": _undo_view(state, group),
        **crew_view(state, handler),
        **frames_view(state, scene, handler),
        **attacks_view(state, scene),
    }
    if handler:
        view["scenes"] = {
            other.id: {"id": other.id, "name": other.name} for other in state.world.scenes.values()
        }
    return view


def _scene_view(world: World, scene: Scene, handler: bool, seats: Set[str]) -> View:
    memo, key = scene._memo, ("view", handler, seats)
    # Sheets of characters are part of what frames come to.
    known: tuple[Any, Any, View] | None = memo.get(key)
    if known is None or known[0] is not world.characters or known[1] is not world.categories:
        units = {
            unit.id: _unit_view(world, scene, unit, handler, seats) for unit in scene.units.values()
        }
        view = {
            "id": scene.id,
            "name": scene.name,
            "map": _map_view(scene),
            "props": _props_view(scene),
            "units": units,
            "conflict": _conflict_view(world, scene, handler),
        }
        known = memo[key] = (world.characters, world.categories, view)
    return known[2]


def _map_view(scene: Scene) -> View:
    view: View | None = scene._memo.get("map")
    if view is None:
        map_ = scene.map
        view = scene._memo["map"] = {
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
    return view


def _props_view(scene: Scene) -> View:
    view: View | None = scene._memo.get("props")
    if view is None:
        view = scene._memo["props"] = {
            prop.id: {
                "id": prop.id,
                "name": prop.name,
                "q": prop.q,
                "r": prop.r,
                "base": prop.base,
                "height": prop.height,
                "value": prop.value,
                "integrity": prop.integrity,
            }
            for prop in scene.map.props.values()
        }
    return view


def _unit_view(world: World, scene: Scene, unit: Unit, handler: bool, seats: Set[str]) -> View:
    frame = frame_view(world, unit)
    airborne = unit.at is not None and not scene.held(unit)
    turn = turn_of(scene.conflict, unit)
    seated = unit.controller in seats
    key = ("view", handler, airborne, turn, seated, named_units(scene, unit))
    view: View | None = unit._memo.get(key)
    if view is not None and view["frame"] is frame:
        return view
    movement = unit.movement
    view = {
        "id": unit.id,
        "name": unit.name,
        "disposition": unit.disposition,
        "at": None if unit.at is None else cell_ref(unit.at),
        "speed": unit.speed,
        "integrity": unit.integrity,
        "integrity_max": unit.integrity_max,
        "stability": unit.stability,
        "stability_max": unit.stability_max,
        "energy": unit.energy,
        "energy_max": unit.energy_max,
        "steps": unit.steps,
        "controller": unit.controller if seated else None,
        "footprint": [list(offset) for offset in unit.footprint],
        "falling": unit.falling,
        "fallen": unit.fallen,
        "flown": unit.flown,
        "airborne": airborne,
        "staggered": unit.staggered,
        "destroyed": unit.destroyed,
        "lost": unit.lost,
        "highlighted": unit.highlighted,
        "silhouette": unit.silhouette,
        "movement": None if movement is None else {"mode": movement.mode, "left": movement.left},
        "turn": turn,
        **body_view(scene, unit, frame),
    }
    if handler:
        view["notes"] = unit.notes
        view["hidden"] = unit.hidden
    unit._memo[key] = view
    return view


def _conflict_view(world: World, scene: Scene, handler: bool) -> View | None:
    conflict = scene.conflict
    if conflict is None:
        return None
    shows_falls = handler or conflict.segment == "environmental"
    return {
        "round": conflict.round,
        "segment": conflict.segment,
        "active": conflict.active,
        "order": list(SEGMENTS),
        "falls": [fall_view(world, scene, fall) for fall in planned_falls(world, scene)]
        if shows_falls
        else [],
    }


def fall_view(world: World, scene: Scene, fall: Fall) -> View:
    """A fall as shown before it is resolved, with what it will do to the unit."""
    return {
        "unit": fall.unit_id,
        "start": cell_ref(fall.start),
        "end": cell_ref(fall.end),
        "levels": fall.levels,
        "total": fall.total,
        "ends": fall.ends,
        "impact": fall.impact,
        "on": None if fall.on is None else unit_ref(scene.units[fall.on]),
        **consequences(world, scene, fall),
    }


def _request_view(request: TestRequest, handler: bool) -> View:
    sides = sides_of(request.dice)
    veiled = request.hidden and not handler
    scores = rules.score_distribution(sides, request.modifiers)
    return {
        "id": request.id,
        "unit": request.unit,
        "kind": request.kind,
        "dice": list(request.dice),
        "modifiers": list(request.modifiers),
        "mark": None if veiled else request.mark,
        "hidden": request.hidden,
        "odds": None if veiled else exact_odds(request),
        "scores": shown(scores),
        "label": request.label,
        "sheet": source_view(request.sheet),
    }


def _undo_view(state: State, group: str) -> View:
    """What can be taken back: for the Handler anything, for pilots an own last move.

    A change that a group has not read about does not show here.
    """
    undo: Change | None = None
    redo: Change | None = None
    if group == "handler":
        undo = state.timeline[-1] if state.timeline else None
        redo = state.redo[-1] if may_redo(state) else None
    elif group == "pilots":
        seen = last_told(state.timeline, group)
        if seen is not None and pilot_may_revert(state.world, seen, seen.seat):
            undo = seen
    return {
        "can_undo": undo is not None,
        "can_redo": redo is not None,
        **_change_view(undo, group),
        "redo": None if redo is None else _change_view(redo, group),
    }


def _change_view(change: Change | None, group: str) -> View:
    """What a change was, whose, and of which unit or prop."""
    if change is None:
        return {"what": None, "by": None, "unit": None, "prop": None}
    unit = subject(change, group)
    return {
        "what": change.what,
        "by": change.seat,
        "unit": None if unit is None else unit_ref(unit),
        "prop": prop_of(change, group),
    }


def chunk_of(state: State, group: str, key: str) -> View | None:  # noqa: ARG001 - fog comes later
    """The body of a chunk of the group's map by hash: `{"hash", "levels", "notes"}`, or None."""
    for chunk in state.scene.map.chunks:
        if chunk.hash == key:
            return {"hash": key, **chunk.document()}
    return None


# -- the log ----------------------------------------------------------------------------------


def entries(row: Row, group: str, seq: int) -> list[View]:
    """The lines of a row that a group may read; `seq` is the group's own after this row."""
    return [
        {
            "n": line["n"][group],
            "version": seq,
            "at": row.at,
            "seat": row.seat_id,
            "by": line["by"],
            "kind": line["kind"],
            "code": line["code"],
            "params": line["params"],
            "data": line["data"],
            "only": list(line["n"]) == ["handler"],
        }
        for event in row.events
        for line in event.get("log", ())
        if group in line["n"]
    ]
