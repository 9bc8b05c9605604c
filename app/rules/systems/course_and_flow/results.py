"""What comes of a roll after the election: wins, the intent, not yet, recovery, the last word.

(course-and-flow) A sum below the threshold waits for the win that the Handler must offer; a high
Thriving die for the slot to recover; and every roll for the Handler's last reaction, with which
the die that was not elected becomes the Course.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import Done, Refuse, Told, Turn
from app.rules.systems.course_and_flow.intents import own, replaced
from app.rules.systems.course_and_flow.state import (
    Outcome,
    Phase,
    Roll,
    Table,
    cleared,
    done,
    gain,
    named,
    places,
    read,
    ref,
)


def waiting(turn: Turn, *phases: Phase) -> tuple[Table, Roll]:
    """The open roll in one of these phases; Refuse "no-roll" or "not-now"."""
    table = read(turn.slice)
    if table.roll is None:
        raise Refuse("no-roll")
    if table.roll.phase not in phases:
        raise Refuse("not-now", phase=table.roll.phase, player=ref(table.roll.by, turn.cast))
    return table, table.roll


def lose_flow(table: Table, roll: Roll) -> tuple[Table, list[Told]]:
    """The Flow used becomes 0, unless a high Expertise die keeps it."""
    if roll.flow is None:
        return table, []
    flow = named(roll.flow, "")
    if roll.high == "expertise":
        return table, [Told("flow-kept", {"flow": flow, "value": table.flow(roll.flow)})]
    after = replace(table, flows={**table.flows, roll.flow: 0})
    return after, [Told("flow-lost", {"flow": flow})]


def ended(table: Table, roll: Roll, result: Outcome, told: list[Told]) -> Done:
    """The result stands; a high Thriving die recovers a slot where one is marked, else is lost."""
    phase: Phase = "react"
    if roll.high == "thriving":
        if places(table, marked=True):
            phase = "recover"
        else:
            told = [*told, Told("nothing-to-recover")]
    return done(replace(table, roll=replace(roll, result=result, phase=phase)), *told)


def offer_win(turn: Turn) -> Done:
    """The Handler owes a win; it may be offered anew until the player has answered."""
    table, roll = waiting(turn, "offer", "settle")
    if roll.outcome != "win":
        raise Refuse("no-win-due", player=ref(roll.by, turn.cast))
    text = turn.form.text.strip()
    line = Told("win-offered", {"player": ref(roll.by, turn.cast), "text": text})
    return done(replace(table, roll=replace(roll, offered=text, phase="settle")), line)


def take(turn: Turn) -> Done:
    """Take the win that was offered, or the intent that was reached."""
    table, roll = waiting(turn, "settle")
    player = own(turn, roll.by)
    if roll.outcome == "not-yet":
        raise Refuse("nothing-to-take", player=player)
    result: Outcome = "win" if roll.outcome == "win" else "intent"
    text = roll.offered if result == "win" else roll.text
    line = Told(f"{result}-taken", {"player": player, "text": text})
    table, told = lose_flow(table, roll)
    return ended(table, roll, result, [line, *told])


def not_yet(turn: Turn) -> Done:
    """Not quite yet, by the sum or by choice: the Flow gains 1, or a new one may begin."""
    table, roll = waiting(turn, "offer", "settle")
    player = own(turn, roll.by)
    name = turn.form.flow
    if name is not None and roll.flow is not None:
        raise Refuse("flow-used", flow=named(roll.flow, ""))
    if name is not None and name in table.flows:
        raise Refuse("flow-exists", flow=named(name, ""))
    told = []
    if roll.outcome != "not-yet":
        told.append(Told("declined", {"player": player}))
    flow = roll.flow or name
    if flow is not None:
        table, line = gain(table, flow)
        told.append(line)
    return ended(table, roll, "not-yet", told or [Told("no-flow-begun", {"player": player})])


def recover(turn: Turn) -> Done:
    """High Thriving: a marked slot of anyone or any ship recovers, or the bonus is lost."""
    table, roll = waiting(turn, "recover")
    player, place = own(turn, roll.by), turn.form.place
    line = Told("not-recovered", {"player": player})
    if place is not None:
        if (place.track, place.slot) not in places(table, marked=True):
            raise Refuse("slot-not-marked", track=named(place.track, ""), slot=place.slot)
        table = cleared(table, place.track, place.slot)
        params = {"player": player, "track": named(place.track, ""), "slot": place.slot}
        line = Told("recovered", params)
    return done(replace(table, roll=replace(roll, phase="react")), line)


def sheltered(table: Table, roll: Roll) -> bool:
    """Whether no harm may come at the last reaction: Daring is high, or was when the Course was
    set. A tie has taken away every protection."""
    return roll.high == "daring" or table.shelter is not None


def react(turn: Turn) -> Done:
    """The Handler's last word closes the roll: the die that was not elected is the Course."""
    table, roll = waiting(turn, "react")
    assert roll.elected is not None, "a roll is closed after the election"
    course, player = roll.other(roll.elected), ref(roll.by, turn.cast)
    text = turn.form.text.strip()
    told = [Told("reacted", {"player": player, "text": text})] if text else []
    line = Told("course-follows", {"player": player, "die": course.die, "face": course.face})
    table, ends = replaced(turn, table, course, roll.by)
    shelter = roll.by if roll.high == "daring" else None
    return done(replace(table, roll=None, shelter=shelter), *told, line, *ends)


def cancel(turn: Turn) -> Done:
    """The Handler drops the open roll: no new Course; what it has done so far stays."""
    table = read(turn.slice)
    if table.roll is None:
        raise Refuse("no-roll")
    line = Told("roll-cancelled", {"player": ref(table.roll.by, turn.cast)})
    return done(replace(table, roll=None), line)
