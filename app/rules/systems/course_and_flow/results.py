"""Results: a roll after the election, up to the Handler's last reaction (CF 6.2, 7, 8, 11).

A sum below the threshold waits for the win that the Handler must offer; a high
Thriving die for the slot to recover; and every roll for the Handler's last reaction, with which
the die that was not elected becomes the Course.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult, LogLine
from app.rules.systems.course_and_flow.intents import acting_for, replace_course
from app.rules.systems.course_and_flow.state import (
    Outcome,
    Phase,
    Roll,
    Table,
    clear_slot,
    gain_flow,
    named,
    read,
    ref,
    result_of,
    track_slots,
)


def roll_in_phase(request: ActionRequest, *phases: Phase) -> tuple[Table, Roll]:
    """Returns the open roll in one of these phases. Raises ActionRefused "no-roll" or "not-now"."""
    table = read(request.slice)
    if table.roll is None:
        raise ActionRefused("no-roll")
    if table.roll.phase not in phases:
        raise ActionRefused(
            "not-now", phase=table.roll.phase, player=ref(table.roll.by, request.cast)
        )
    return table, table.roll


def lose_flow(table: Table, roll: Roll) -> tuple[Table, list[LogLine]]:
    """The Flow used becomes 0, unless a high Expertise die keeps it (CF 7.3)."""
    if roll.flow is None:
        return table, []
    flow = named(roll.flow, "")
    if roll.high == "expertise":
        return table, [LogLine("flow-kept", {"flow": flow, "value": table.flow(roll.flow)})]
    after = replace(table, flows={**table.flows, roll.flow: 0})
    return after, [LogLine("flow-lost", {"flow": flow})]


def end_roll(table: Table, roll: Roll, result: Outcome, lines: list[LogLine]) -> ActionResult:
    """Ends the roll with its result. A high Thriving die recovers a marked slot, else it is
    lost."""
    phase: Phase = "react"
    if roll.high == "thriving":
        if track_slots(table, marked=True):
            phase = "recover"
        else:
            lines = [*lines, LogLine("nothing-to-recover")]
    return result_of(replace(table, roll=replace(roll, result=result, phase=phase)), *lines)


def offer_win(request: ActionRequest) -> ActionResult:
    """Offers a win for the Handler; a new offer is possible until the answer (CF 8.3)."""
    table, roll = roll_in_phase(request, "offer", "settle")
    if roll.outcome != "win":
        raise ActionRefused("no-win-due", player=ref(roll.by, request.cast))
    text = request.form.text.strip()
    line = LogLine("win-offered", {"player": ref(roll.by, request.cast), "text": text})
    return result_of(replace(table, roll=replace(roll, offered=text, phase="settle")), line)


def take(request: ActionRequest) -> ActionResult:
    """Take the win that was offered, or the intent that was reached."""
    table, roll = roll_in_phase(request, "settle")
    player = acting_for(request, roll.by)
    if roll.outcome == "not-yet":
        raise ActionRefused("nothing-to-take", player=player)
    result: Outcome = "win" if roll.outcome == "win" else "intent"
    text = roll.offered if result == "win" else roll.text
    line = LogLine(f"{result}-taken", {"player": player, "text": text})
    table, lines = lose_flow(table, roll)
    return end_roll(table, roll, result, [line, *lines])


def not_yet(request: ActionRequest) -> ActionResult:
    """Not quite yet, by the sum or by choice: the Flow gains 1, or a new one may begin."""
    table, roll = roll_in_phase(request, "offer", "settle")
    player = acting_for(request, roll.by)
    name = request.form.flow
    if name is not None and roll.flow is not None:
        raise ActionRefused("flow-used", flow=named(roll.flow, ""))
    if name is not None and name in table.flows:
        raise ActionRefused("flow-exists", flow=named(name, ""))
    lines = []
    if roll.outcome != "not-yet":
        lines.append(LogLine("declined", {"player": player}))
    flow = roll.flow or name
    if flow is not None:
        table, line = gain_flow(table, flow)
        lines.append(line)
    return end_roll(table, roll, "not-yet", lines or [LogLine("no-flow-begun", {"player": player})])


def recover(request: ActionRequest) -> ActionResult:
    """High Thriving: a marked slot of anyone or any ship recovers, or the bonus is lost."""
    table, roll = roll_in_phase(request, "recover")
    player, place = acting_for(request, roll.by), request.form.place
    line = LogLine("not-recovered", {"player": player})
    if place is not None:
        if (place.track, place.slot) not in track_slots(table, marked=True):
            raise ActionRefused("slot-not-marked", track=named(place.track, ""), slot=place.slot)
        table = clear_slot(table, place.track, place.slot)
        params = {"player": player, "track": named(place.track, ""), "slot": place.slot}
        line = LogLine("recovered", params)
    return result_of(replace(table, roll=replace(roll, phase="react")), line)


def protected_from_harm(table: Table, roll: Roll) -> bool:
    """Whether a player is protected from harm at the last reaction: Daring is high, or was when the
    Course was set. A tie has ended every protection."""
    return roll.high == "daring" or table.shelter is not None


def react(request: ActionRequest) -> ActionResult:
    """The Handler's last reaction closes the roll; the other die is the new Course (CF 11.1)."""
    table, roll = roll_in_phase(request, "react")
    assert roll.elected is not None, "a roll is closed after the election"
    course, player = roll.other(roll.elected), ref(roll.by, request.cast)
    text = request.form.text.strip()
    lines = [LogLine("reacted", {"player": player, "text": text})] if text else []
    line = LogLine("course-follows", {"player": player, "die": course.die, "face": course.face})
    table, ends = replace_course(request, table, course, roll.by)
    shelter = roll.by if roll.high == "daring" else None
    return result_of(replace(table, roll=None, shelter=shelter), *lines, line, *ends)


def cancel(request: ActionRequest) -> ActionResult:
    """The Handler cancels the open roll. The Course stays, and so do effects until now."""
    table = read(request.slice)
    if table.roll is None:
        raise ActionRefused("no-roll")
    line = LogLine("roll-cancelled", {"player": ref(table.roll.by, request.cast)})
    return result_of(replace(table, roll=None), line)
