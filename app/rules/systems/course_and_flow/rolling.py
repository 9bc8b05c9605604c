"""The open roll: dice, election, tie or high die, and sum (CF 3.5, 4, 6 to 9).

Its phase says whom it waits for; from the dice to the Handler's reaction no other roll may begin.
What follows the election is in `results`.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult, LogLine, Player
from app.rules.systems.course_and_flow.intents import (
    acting_for,
    check_begins,
    find_intent,
    player_character,
    without_intent,
)
from app.rules.systems.course_and_flow.odds import high_die, outcome, tokens
from app.rules.systems.course_and_flow.results import end_roll, lose_flow, roll_in_phase
from app.rules.systems.course_and_flow.state import (
    SIDES,
    Face,
    Intent,
    Roll,
    Table,
    Terms,
    author_of,
    gain_flow,
    named,
    read,
    result_of,
    with_tokens,
)


def pick(request: ActionRequest) -> ActionResult:
    """Rolls two different dice, available and not of the Course's type (CF 3.5)."""
    table, form = read(request.slice), request.form
    player = player_character(request, form.player)
    course = check_begins(request, table, player)
    intent = find_intent(table, player)
    terms = intent.terms
    if terms is None:
        raise ActionRefused("no-terms", player=player.ref)
    if form.terms not in (None, intent.answers):
        raise ActionRefused("terms-changed", player=player.ref)
    first, second = form.dice
    if first == second:
        raise ActionRefused("same-die", die=first)
    for die in form.dice:
        if die == course.die:
            raise ActionRefused("course-die", die=die)
        if die not in table.legal(player.id):
            raise ActionRefused("die-not-available", die=die, player=player.ref)
    dice = (Face(first, request.chance.die(SIDES)), Face(second, request.chance.die(SIDES)))
    roll = _opened(table, player, intent, terms, course, dice)
    return result_of(replace(without_intent(table, player.id), roll=roll), _rolled(roll, player))


def _opened(
    table: Table,
    player: Player,
    intent: Intent,
    terms: Terms,
    course: Face,
    dice: tuple[Face, Face],
) -> Roll:
    """Returns the roll with its present numbers. Later manual changes do not affect it."""
    return Roll(
        by=author_of(player),
        text=intent.text,
        how=intent.how,
        threshold=terms.threshold,
        skill=terms.skill,
        skill_value=table.skill(player.id, terms.skill),
        flow=terms.flow,
        flow_value=table.flow(terms.flow),
        course=course,
        dice=dice,
    )


def _rolled(roll: Roll, player: Player) -> LogLine:
    first, second = roll.dice
    return LogLine(
        "rolled",
        {
            "player": player.ref,
            "first": first.die,
            "first_face": first.face,
            "second": second.die,
            "second_face": second.face,
            "die": roll.course.die,
            "face": roll.course.face,
        },
        {
            "dice": [{"sides": SIDES, "faces": [each.face], "die": each.die} for each in roll.dice],
            "course": {"die": roll.course.die, "face": roll.course.face},
            "threshold": roll.threshold,
            "skill": roll.skill_value,
            "flow": roll.flow_value,
        },
    )


def elect(request: ActionRequest) -> ActionResult:
    """Elects one of the two dice: tie, or high die and sum; sixes give tokens (CF 4.1, 6 to 9)."""
    table, roll = roll_in_phase(request, "elect")
    player = acting_for(request, roll.by)
    chosen, course = roll.face(request.form.die), roll.course
    lines = [_elected(roll, chosen, player)]
    for token in tokens(chosen, course):
        held = table.held(roll.by.player, token)
        table = with_tokens(table, roll.by.player, token, held + 1)
        lines.append(LogLine("token-gained", {"player": player, "token": token}))
    modifiers = roll.flow_value + roll.skill_value
    high = high_die(chosen, course)
    roll = replace(
        roll,
        elected=chosen.die,
        outcome=outcome(chosen.face, course.face, roll.threshold, modifiers),
        high=high,
        sum=None if high is None else chosen.face + course.face + modifiers,
    )
    if high is None:
        return _tied(table, roll, player, lines)
    return _summed(table, roll, player, lines)


def _elected(roll: Roll, chosen: Face, player: dict[str, str]) -> LogLine:
    other = roll.other(chosen.die)
    return LogLine(
        "elected",
        {
            "player": player,
            "die": chosen.die,
            "face": chosen.face,
            "course": roll.course.die,
            "course_face": roll.course.face,
            "other": other.die,
            "other_face": other.face,
        },
    )


def _tied(table: Table, roll: Roll, player: dict[str, str], lines: list[LogLine]) -> ActionResult:
    """Applies a tie: no protection, the Flow is lost, the skill may rise (CF 6)."""
    lines.append(LogLine("tie", {"player": player, "face": roll.course.face}))
    table, lost_flow = lose_flow(replace(table, shelter=None), roll)
    lines += lost_flow
    learns = roll.skill is not None and roll.course.face > roll.skill_value
    if learns:
        value = table.skill(roll.by.player, roll.skill) + 1
        skill = named(roll.skill, "")
        lines.append(LogLine("may-learn", {"player": player, "skill": skill, "value": value}))
    roll = replace(roll, result="tie", phase="learn" if learns else "react")
    return result_of(replace(table, roll=roll), *lines)


def _summed(table: Table, roll: Roll, player: dict[str, str], lines: list[LogLine]) -> ActionResult:
    """Applies the high die and the sum (CF 7, 8)."""
    params = {"player": player, "sum": roll.sum, "threshold": roll.threshold}
    lines += [
        LogLine(f"high-{roll.high}", {"player": player}),
        LogLine(f"sum-{roll.outcome}", params),
    ]
    if roll.outcome == "not-yet" and roll.flow is not None:
        table, line = gain_flow(table, roll.flow)
        return end_roll(table, roll, "not-yet", [*lines, line])
    roll = replace(roll, phase="offer" if roll.outcome == "win" else "settle")
    return result_of(replace(table, roll=roll), *lines)


def learn(request: ActionRequest) -> ActionResult:
    """Raises the skill after a tie, if the player chooses to (CF 6.3)."""
    table, roll = roll_in_phase(request, "learn")
    player = acting_for(request, roll.by)
    who, name = roll.by.player, roll.skill or ""
    value = table.skill(who, name) + 1
    params = {"player": player, "skill": named(name, ""), "value": value}
    line = LogLine("not-learnt", params)
    if request.form.learn:
        line = LogLine("learnt", params)
        skills = {**table.skills.get(who, {}), name: value}
        table = replace(table, skills={**table.skills, who: skills})
    return result_of(replace(table, roll=replace(roll, phase="react")), line)
