"""Projects the state to the view of a group, and the journal to the log entries it may read.

A view is made from what the group knows, so secrets never reach it. Parts that have not changed are
the same objects in the next view, which makes the diff cheap.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import asdict
from typing import Any, Final

from app.engine.access import controllers_among
from app.engine.characters.sheets import source_view
from app.engine.commands.log_lines import cell_ref, unit_ref
from app.engine.commands.rounds.tests import exact_odds, sides_of
from app.engine.commands.undo.undo import (
    can_redo,
    last_logged_for,
    pilot_may_revert,
    redoable_steps,
)
from app.engine.commands.undo.undo_lines import subject_prop, subject_unit
from app.engine.rounds.falls import consequences, planned_falls
from app.engine.rounds.turn_order import turn_status
from app.engine.state.conflict import SEGMENTS
from app.engine.state.options import Fog
from app.engine.state.patch import View
from app.engine.state.state import Scene, State, TestRequest, UndoStep, Unit, World
from app.engine.views.attacks import attacks_view
from app.engine.views.builds import (
    builds_and_requests_view,
    frame_and_conditions_view,
    frame_view,
    referenced_units,
)
from app.engine.views.crew import crew_view
from app.engine.visibility.groups import HANDLER, PILOTS, seat_of
from app.engine.visibility.knowledge import Viewer, viewer_of_group
from app.engine.visibility.stat_redaction import (
    Disclosure,
    disclosure_for,
    disclosure_key,
    redact_fall,
    redact_unit,
)
from app.rules.dice.odds import odds_document
from app.rules.frame_state import tests as rules
from app.rules.geometry.chunks import CHUNK_SIZE
from app.rules.geometry.falling import Fall
from app.rules.geometry.relief import tint_span

#: How many undo steps, and how many redo steps, the Handler is shown.
STEPS_SHOWN: Final = 10


# -- the projection ---------------------------------------------------------------------------


def project(state: State, group: str) -> View:
    """Returns the view of a group, JSON-ready. Its shape is part of the API."""
    handler, viewer = group == HANDLER, viewer_of_group(state, group)
    scene = viewer.known_scene(state.scene)
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
        "scene": _scene_view(state, scene, viewer, group),
        "requests": {
            request.id: _request_view(request, handler)
            for request in state.world.requests.values()
            if request.unit in scene.units
        },
        "undo": _undo_view(state, group),
        **crew_view(state, viewer),
        **builds_and_requests_view(state, scene, handler),
        **attacks_view(state, scene, viewer, group),
    }
    if handler:
        view["scenes"] = {
            other.id: {"id": other.id, "name": other.name} for other in state.world.scenes.values()
        }
    return view


def _scene_view(state: State, scene: Scene, viewer: Viewer, group: str) -> View:
    world, handler, seats = state.world, viewer.omniscient, frozenset(state.record.seats)
    mode, numbers = state.table.options.fog, disclosure_key(state, group)
    memo, key = scene._memo, ("view", handler, mode, seats, numbers)
    # The numbers of frames depend on characters and their categories.
    cached: tuple[Any, Any, View] | None = memo.get(key)
    if cached is None or cached[0] is not world.characters or cached[1] is not world.categories:
        units = {
            unit.id: _redacted_unit_view(
                _unit_view(world, scene, unit, handler, seats),
                unit,
                disclosure_for(state, group, unit),
            )
            for unit in scene.units.values()
        }
        view = {
            "id": scene.id,
            "name": scene.name,
            "map": _map_view(scene),
            "fog": _fog_view(state.scene, scene, viewer, mode),
            "props": _props_view(scene, handler),
            "units": units,
            "conflict": _conflict_view(state, scene, group),
        }
        cached = memo[key] = (world.characters, world.categories, view)
    return cached[2]


def _map_view(scene: Scene) -> View:
    map_ = scene.map
    view: View | None = map_._memo.get("view")
    if view is None:
        view = map_._memo["view"] = {
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


def _fog_view(whole: Scene, scene: Scene, viewer: Viewer, mode: Fog) -> View | None:
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
    masks = map_._memo.setdefault("known", known).masks
    if mode == "off":
        return {"mode": mode, "known": masks, "seen": masks}
    seen = viewer.visible_hexes(whole)
    if whole.veiled:
        seen = seen.common(known)
    return {"mode": mode, "known": masks, "seen": seen.masks}


def _props_view(scene: Scene, handler: bool) -> View:
    memo, key = scene.map._memo, ("props", handler)
    view: View | None = memo.get(key)
    if view is None:
        view = memo[key] = {
            prop.id: {
                "id": prop.id,
                "name": prop.name,
                "q": prop.q,
                "r": prop.r,
                "base": prop.base,
                "height": prop.height,
                "value": prop.value,
                "integrity": prop.integrity,
                **({"hidden": prop.hidden} if handler else {}),
            }
            for prop in scene.map.props.values()
        }
    return view


def _unit_view(world: World, scene: Scene, unit: Unit, handler: bool, seats: Set[str]) -> View:
    frame = frame_view(world, unit)
    airborne = unit.at is not None and not scene.is_supported(unit)
    turn = turn_status(scene.conflict, unit)
    hands = controllers_among(seats, unit)
    key = ("view", handler, airborne, turn, hands, referenced_units(scene, unit))
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
        "controller": hands[0] if hands else None,
        "copilots": list(hands[1:]),
        "footprint": [list(offset) for offset in unit.footprint],
        "obstacle": unit.obstacle,
        "falling": unit.falling,
        "fallen": unit.fallen,
        "flown": unit.flown,
        "airborne": airborne,
        "staggered": unit.staggered,
        "destroyed": unit.destroyed,
        "lost": unit.lost,
        "highlighted": unit.highlighted,
        "silhouette": unit.silhouette,
        "condition": None,
        "movement": None if movement is None else {"mode": movement.mode, "left": movement.left},
        "turn": turn,
        **frame_and_conditions_view(scene, unit, frame),
    }
    if handler or unit.hidden:  # Besides the Handler only its controllers know a hidden unit.
        view["hidden"] = unit.hidden
    if handler:
        view["notes"] = unit.notes
    unit._memo[key] = view
    return view


def _redacted_unit_view(view: View, unit: Unit, disclosure: Disclosure) -> View:
    """Returns a unit's view with the numbers that are disclosed; cached by unit and level."""
    if disclosure == "all":
        return view
    cached: tuple[View, View] | None = unit._memo.get(disclosure)
    if cached is None or cached[0] is not view:
        cached = unit._memo[disclosure] = (view, redact_unit(view, unit, disclosure))
    return cached[1]


def _conflict_view(state: State, scene: Scene, group: str) -> View | None:
    world, handler, conflict = state.world, group == HANDLER, scene.conflict
    if conflict is None:
        return None
    shows_falls = handler or conflict.segment == "environmental"
    effects = conflict.effects if shows_falls else ()
    return {
        "round": conflict.round,
        "segment": conflict.segment,
        "active": conflict.active,
        "order": list(SEGMENTS),
        "falls": [fall_view(state, scene, fall, group) for fall in planned_falls(world, scene)]
        if shows_falls
        else [],
        "effects": [
            {"id": effect.id, "text": effect.text, "lasts": effect.lasts} for effect in effects
        ],
    }


def fall_view(state: State, scene: Scene, fall: Fall, group: str) -> View:
    """Returns a fall before it is resolved, with its effect on the unit (FS 7.7)."""
    view = {
        "unit": fall.unit_id,
        "start": cell_ref(fall.start),
        "end": cell_ref(fall.end),
        "levels": fall.levels,
        "total": fall.total,
        "ends": fall.ends,
        "impact": fall.impact,
        "on": None if fall.on is None else unit_ref(scene.units[fall.on]),
        **consequences(state.world, scene, fall),
    }
    return redact_fall(view, disclosure_for(state, group, scene.units[fall.unit_id]))


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
        "scores": odds_document(scores),
        "label": request.label,
        "sheet": source_view(request.sheet),
    }


def _undo_view(state: State, group: str) -> View:
    """Returns what a group can undo: the Handler anything, a pilot its own last move.

    A step that the group has not read of does not show here.
    """
    undo: UndoStep | None = None
    redo: UndoStep | None = None
    step_lists: View = {"steps": [], "again": []}
    if group == HANDLER:
        undo = state.timeline[-1] if state.timeline else None
        redo = state.redo[-1] if can_redo(state) else None
        step_lists = {
            "steps": _undo_steps_view(state, state.timeline[: -STEPS_SHOWN - 1 : -1]),
            "again": _undo_steps_view(state, redoable_steps(state)[:STEPS_SHOWN]),
        }
    elif group == PILOTS or seat_of(group) is not None:
        last_read, own_seat = last_logged_for(state.timeline, group), seat_of(group)
        is_own = last_read is not None and own_seat in (None, last_read.seat)
        if (
            last_read is not None
            and is_own
            and pilot_may_revert(state, group, last_read, last_read.seat)
        ):
            undo = last_read
    return {
        "can_undo": undo is not None,
        "can_redo": redo is not None,
        **_undo_step_view(state, undo, group),
        "redo": None if redo is None else _undo_step_view(state, redo, group),
        **step_lists,
    }


def _undo_steps_view(state: State, steps: Sequence[UndoStep]) -> list[View]:
    """Returns undo steps for the Handler, each with the row that made it and its log lines."""
    for step in steps:
        if "step" not in step._memo:
            step_view = _undo_step_view(state, step, HANDLER)
            lines = step.lines.get(HANDLER)
            step._memo["step"] = {
                "change": step.version,
                "lines": None if lines is None else list(lines),
                **step_view,
            }
    return [step._memo["step"] for step in steps]


def _undo_step_view(state: State, step: UndoStep | None, group: str) -> View:
    """Returns the kind of a step, who made it, and the unit or prop it is about."""
    if step is None:
        return {"what": None, "by": None, "unit": None, "prop": None}
    unit = subject_unit(state, step, group)
    return {
        "what": step.what,
        "by": step.seat,
        "unit": None if unit is None else unit_ref(unit),
        "prop": subject_prop(step, group),
    }


def chunk_view(state: State, group: str, key: str) -> View | None:
    """Returns a chunk of the group's map by hash: `{"hash", "levels", "notes"}`, or None."""
    for chunk in viewer_of_group(state, group).known_scene(state.scene).map.chunks:
        if chunk.hash == key:
            return {"hash": key, **chunk.document()}
    return None
