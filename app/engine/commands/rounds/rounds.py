"""Rounds: start and end a conflict, segments, turns, and the environmental segment (FS 6, FS 7)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.engine.access import controllers_among
from app.engine.commands.combat.action_costs import check_nothing_pending
from app.engine.commands.combat.harm import take_impact
from app.engine.commands.combat.riding import drop_riders_of_falling_frames
from app.engine.commands.draft import Draft
from app.engine.commands.missions.tally import tally_losses
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import Command, Overridable, UnitCommand, command
from app.engine.commands.rounds import turns
from app.engine.commands.rounds.environment import (
    harm_in_zones,
    lower_ceiling,
    prepare_effects,
    trigger_effects,
)
from app.engine.commands.rounds.fall_log import fall_lines
from app.engine.commands.rounds.segment_log import segment_lines, tell_whose_segment_changed
from app.engine.commands.rounds.special_moves import begin_fall_at_turn_end, hover_at_turn_start
from app.engine.commands.units.waves import enter_due_waves
from app.engine.refusals import Refusal
from app.engine.rounds.falls import fall_now, falling_units
from app.engine.rounds.hazards import planned_lowering
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.rounds import (
    SEGMENT_OF,
    Conflict,
    Segment,
    next_segment,
    turn_status,
    units_to_act,
)
from app.rules.geometry.falling import Fall


class StartConflict(Command, frozen=True, kw_only=True):
    """Starts round 1, in the first segment in which somebody can act."""


class StartTurn(UnitCommand, frozen=True, kw_only=True):
    """Starts a unit's turn: 4 steps, energy back, and a fall if it is in the air (FS 6.5,
    FS 6.6)."""


class EndTurn(UnitCommand, frozen=True, kw_only=True):
    """Ends a unit's turn. Steps left over stay with the unit (FS C 3.6)."""


class AbstainTurn(UnitCommand, frozen=True, kw_only=True):
    """A turn begun and ended at once (FS 6.3)."""


class EndSegment(Overridable, frozen=True, kw_only=True):
    """Ends a segment: units that have not acted are skipped, and a turn must not be under way
    (FS 6.3).

    Overruled, it ends a turn under way, and skips the environmental segment so that nothing falls.
    """


class ResolveEnvironment(Overridable, frozen=True, kw_only=True):
    """Resolves the environmental segment: effects occur, zones harm, and falls happen; the next
    round begins (FS 7.1).

    Overruled, what falls does so at once, and the round goes on.
    """


class EndConflict(Command, frozen=True, kw_only=True):
    """Ends the conflict. What is in the air stays there, and what falls goes on falling."""


def conflict_of(draft: Draft) -> Conflict:
    """Returns the scene's conflict. Raises `Refusal("no-conflict")`."""
    conflict = draft.scene.conflict
    if conflict is None:
        raise Refusal("no-conflict")
    return conflict


def _put_conflict(
    draft: Draft, kind: str, conflict: Conflict | None, *log_lines: PendingLine
) -> None:
    draft.emit(kind, *log_lines, scene=draft.scene.id, conflict=conflict)


def _begin_segment(draft: Draft, segment: Segment, told: Scene | None = None) -> None:
    conflict = replace(conflict_of(draft), segment=segment, active=None)
    lines = segment_lines(draft, conflict, told)
    _put_conflict(draft, "segment.begun", conflict, *lines)


def _begin_round(draft: Draft, number: int, kind: str) -> None:
    line = PendingLine("round.begun", {"round": number}, "turn")
    before = draft.scene.conflict
    effects = draft.scene.prepared if before is None else before.effects
    _put_conflict(draft, kind, Conflict(round=number, effects=effects), line)
    if before is None and effects:
        prepare_effects(draft, ())
    enter_due_waves(draft, number)
    _begin_segment(draft, _next_segment(draft, None))


def _next_segment(draft: Draft, after: Segment | None) -> Segment:
    return next_segment(draft.scene.units.values(), draft.scene.conflict, after)


def settle_round(draft: Draft, before: Scene) -> None:
    """Ends the turn of a unit that is gone, and a segment in which nobody is left to act
    (FS 6.3). `before`: the scene before the command."""
    conflict = draft.scene.conflict
    if conflict is None:
        return
    begun = any(event["type"] == "segment.begun" for event in draft.events)
    told = draft.scene if begun else before
    active = draft.scene.units.get(conflict.active or "")
    if conflict.active is not None and (active is None or not active.can_act):
        acted = {**conflict.acted, conflict.active: "done"}
        conflict = replace(conflict, active=None, acted=acted)
        _put_conflict(draft, "turn.ended", conflict)
    if conflict.active is None and conflict.segment != "environmental":
        segment = conflict.segment
        if not units_to_act(draft.scene.units.values(), draft.scene.conflict, segment):
            _begin_segment(draft, _next_segment(draft, segment), told)
            return
    tell_whose_segment_changed(draft, conflict, told)


def _check_may_begin(draft: Draft, unit: Unit) -> Conflict:
    """Returns the conflict if the unit's turn may begin. Raises `Refusal` otherwise."""
    conflict = conflict_of(draft)
    name = unit_ref(unit)
    seen = draft.known.conflict or conflict
    data: dict[str, Any] = {"segment": seen.segment}
    if unit.at is None:
        raise Refusal("not-on-map", data, unit=name)
    if unit.destroyed:
        raise Refusal("destroyed", data, unit=name)
    with draft.overridable():
        if conflict.active == unit.id:
            raise Refusal("turn-begun", data, unit=name)
    known = draft.known
    other = known.units.get(conflict.active or "")
    with draft.overridable():
        if other is not None and other.id != unit.id:
            data["unit"] = other.id
            raise Refusal("turn-of-another", data, unit=name, active=unit_ref(other))
    with draft.overridable():
        if unit.id in conflict.acted:
            raise Refusal("already-acted", data, unit=name)
    own = SEGMENT_OF[unit.disposition]
    with draft.overridable():
        if own != seen.segment:
            code = "segment-passed" if turn_status(seen, unit) == "none" else "segment-to-come"
            raise Refusal(code, data, unit=name, segment=seen.segment, own=own)
    if seen.segment != conflict.segment or (conflict.active is not None and other is None):
        # The active unit is hidden: disclosed only where no other rule bars the turn.
        raise Refusal("turn-running", data)
    return conflict


def _ready_unit(draft: Draft, unit: Unit) -> None:
    """Gives a unit what it has at the start of a turn (FS C 1.5, FS C 3.1).

    A turn that begins in the air begins a fall (FS 6.6).
    """
    unit = turns.cool_down(draft, unit)
    in_air = not draft.scene.is_supported(unit)
    log_lines = []
    if in_air and not unit.falling:
        log_lines.append(draft.unit_line(unit, "unit.begins_to_fall", "fall"))
    draft.set_unit(
        "unit.readied",
        unit,
        *log_lines,
        flown=False,
        movement=None,
        walked=0,
        descended=0,
        falling=in_air,
        fallen=unit.fallen if in_air else 0,
        **turns.ready_fields(draft, unit),
    )
    turns.begin_turn(draft, draft.scene.units[unit.id])
    hover_at_turn_start(draft, draft.scene.units[unit.id])


def _turn_line(draft: Draft, unit: Unit, code: str) -> PendingLine:
    """Returns a line about a unit's turn.

    Its data marks a turn that somebody other than the unit's controllers began or ended, since the
    controllers may change later.
    """
    controllers = controllers_among(draft.state.record.seats, unit)
    by_other = bool(controllers) and draft.sent.seat not in controllers
    return draft.unit_line(unit, code, "turn", {"in_place": True} if by_other else None)


def _pass_turn(draft: Draft, unit: Unit, code: str) -> None:
    """Begins and ends a turn at once (FS 6.3)."""
    _ready_unit(draft, unit)
    turns.finish_turn(draft, unit)
    conflict = conflict_of(draft)
    acted = {**conflict.acted, unit.id: "abstained"}
    _put_conflict(
        draft, "turn.abstained", replace(conflict, acted=acted), _turn_line(draft, unit, code)
    )


@command("conflict.start", Permission.HANDLER)
def start_conflict(draft: Draft, c: StartConflict) -> None:  # noqa: ARG001
    if draft.scene.conflict is not None:
        raise Refusal("conflict-running")
    _reset_turn_state(draft)
    _begin_round(draft, 1, "conflict.started")
    turns.reset_for_conflict(draft)


def _reset_turn_state(draft: Draft) -> None:
    for unit in tuple(draft.scene.units.values()):
        draft.set_unit("unit.readied", unit, steps=0, flown=False, movement=None, descended=0)


@command("conflict.end", Permission.HANDLER)
def end_conflict(draft: Draft, c: EndConflict) -> None:  # noqa: ARG001
    conflict = conflict_of(draft)
    _reset_turn_state(draft)
    line = PendingLine("conflict.ended", {"round": conflict.round}, "turn")
    _put_conflict(draft, "conflict.ended", None, line)
    turns.reset_for_conflict(draft)
    turns.refill_generators(draft)


@command("turn.start", Permission.OWNER)
def start_turn(draft: Draft, c: StartTurn) -> None:
    unit = draft.unit(c.unit)
    _check_may_begin(draft, unit)
    check_nothing_pending(draft, unit)
    conflict = conflict_of(draft)
    if conflict.active not in (None, unit.id):
        _end_turn(draft, draft.scene.units[conflict.active or ""])
        conflict = conflict_of(draft)
    acted = {key: how for key, how in conflict.acted.items() if key != unit.id}
    started = replace(conflict, active=unit.id, acted=acted)
    _put_conflict(draft, "turn.started", started, _turn_line(draft, unit, "turn.started"))
    _ready_unit(draft, unit)


@command("turn.end", Permission.OWNER)
def end_turn(draft: Draft, c: EndTurn) -> None:
    unit = draft.unit(c.unit)
    conflict = conflict_of(draft)
    with draft.overridable():
        if conflict.active != unit.id:
            seen = draft.known.conflict or conflict
            raise Refusal("turn-not-begun", {"segment": seen.segment}, unit=unit_ref(unit))
    check_nothing_pending(draft, unit)
    _end_turn(draft, unit)


def _end_turn(draft: Draft, unit: Unit) -> None:
    conflict = conflict_of(draft)
    begin_fall_at_turn_end(draft, draft.set_unit("unit.readied", unit, movement=None))
    turns.finish_turn(draft, unit)
    acted = {**conflict.acted, unit.id: "done"}
    active = None if conflict.active == unit.id else conflict.active
    ended = replace(conflict, active=active, acted=acted)
    _put_conflict(draft, "turn.ended", ended, _turn_line(draft, unit, "turn.ended"))


@command("turn.abstain", Permission.OWNER)
def abstain(draft: Draft, c: AbstainTurn) -> None:
    unit = draft.unit(c.unit)
    conflict = _check_may_begin(draft, unit)
    if conflict.active == unit.id:
        raise Refusal("turn-begun", {"segment": conflict.segment}, unit=unit_ref(unit))
    _pass_turn(draft, unit, "turn.abstained")


@command("segment.end", Permission.HANDLER)
def end_segment(draft: Draft, c: EndSegment) -> None:  # noqa: ARG001
    conflict = conflict_of(draft)
    if conflict.segment == "environmental":
        with draft.overridable():
            raise Refusal("resolve-first")
        # Nothing falls, and no condition counts this round.
        _begin_round(draft, conflict.round + 1, "round.begun")
        return
    if conflict.active is not None:
        active = draft.scene.units[conflict.active]
        data = {"unit": active.id, "segment": conflict.segment}
        with draft.overridable():
            raise Refusal("turn-not-over", data, active=unit_ref(active))
        _end_turn(draft, active)
    for unit in units_to_act(draft.scene.units.values(), conflict_of(draft), conflict.segment):
        _pass_turn(draft, unit, "turn.skipped")


@command("environment.resolve", Permission.HANDLER)
def resolve_environment(draft: Draft, c: ResolveEnvironment) -> None:  # noqa: ARG001
    conflict = draft.scene.conflict
    in_segment = conflict is not None and conflict.segment == "environmental"
    if conflict is not None and not in_segment:
        with draft.overridable():
            segment = conflict.segment
            raise Refusal("not-environmental", {"segment": segment}, segment=segment)
    if conflict is None and not falling_units(draft.scene):
        raise Refusal("nothing-falls")
    before = draft.state.world
    draft.emit("environment.resolved")
    if in_segment:
        lowering = planned_lowering(draft.scene)
        trigger_effects(draft)
        lower_ceiling(draft, lowering)
        harm_in_zones(draft)
    drop_riders_of_falling_frames(draft)
    for unit in falling_units(draft.scene):
        resolve_fall(draft, fall_now(draft.scene, draft.scene.units[unit.id]))
    if conflict is not None and in_segment:
        # the log tells of the losses of a round before the next one begins
        tally_losses(draft, before)
        turns.finish_round(draft)
        _begin_round(draft, conflict.round + 1, "round.begun")


def _pool_losses(unit: Unit, values: dict[str, Any]) -> dict[str, Any]:
    """Returns the changed pools after an impact and their former values: {"set": .., "was": ..}."""
    pools = [name for name in ("stability", "integrity") if getattr(unit, name) != values[name]]
    return {
        "set": {name: values[name] for name in pools},
        "was": {name: getattr(unit, name) for name in pools},
    }


def resolve_fall(draft: Draft, fall: Fall) -> None:
    """Writes one fall with its impact, stagger and destruction (FS 7.2, FS 7.3, FS 7.8)."""
    unit = draft.scene.units[fall.unit_id]
    ended = fall.ends != "falling"
    log_lines = fall_lines(draft, unit, fall)
    impact = take_impact(draft, unit, fall.impact)
    if fall.impact:
        log_lines.append(
            draft.unit_line(
                unit, "unit.impact", "fall", _pool_losses(unit, impact.values), impact=fall.impact
            )
        )
    draft.set_unit(
        "unit.fell",
        unit,
        *log_lines,
        *impact.lines,
        at=None if fall.ends == "lost" else fall.end,
        lost=fall.ends == "lost",
        falling=not ended,
        fallen=0 if ended else fall.total,
        **impact.values,
    )
    if impact.draw is not None:
        draft.emit("dice.rolled", stream=impact.draw.stream, counter=impact.draw.counter)
