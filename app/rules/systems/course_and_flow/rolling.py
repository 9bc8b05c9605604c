"""An open roll: dice and election, tie or high die and sum (course-and-flow).

Its phase says whom it waits for; from the dice to the Handler's reaction no other roll may begin.
What follows the election is in `results`.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import Done, Player, Refuse, Told, Turn
from app.rules.systems.course_and_flow.intents import (
    champion,
    check_begins,
    find_intent,
    own,
    without_intent,
)
from app.rules.systems.course_and_flow.odds import high_die, outcome, tokens
from app.rules.systems.course_and_flow.results import ended, lose_flow, waiting
from app.rules.systems.course_and_flow.state import (
    SIDES,
    Face,
    Intent,
    Roll,
    Table,
    Terms,
    by,
    done,
    gain,
    named,
    read,
    with_tokens,
)


def pick(turn: Turn) -> Done:
    """Two different dice, available and not of the Course's type; the server rolls both."""
    table, form = read(turn.slice), turn.form
    player = champion(turn, form.player)
    course = check_begins(turn, table, player)
    intent = find_intent(table, player)
    terms = intent.terms
    if terms is None:
        raise Refuse("no-terms", player=player.ref)
    if form.terms not in (None, intent.answers):
        raise Refuse("terms-changed", player=player.ref)
    first, second = form.dice
    if first == second:
        raise Refuse("same-die", die=first)
    for die in form.dice:
        if die == course.die:
            raise Refuse("course-die", die=die)
        if die not in table.legal(player.id):
            raise Refuse("die-not-available", die=die, player=player.ref)
    dice = (Face(first, turn.chance.die(SIDES)), Face(second, turn.chance.die(SIDES)))
    roll = _opened(table, player, intent, terms, course, dice)
    return done(replace(without_intent(table, player.id), roll=roll), _rolled(roll, player))


def _opened(
    table: Table,
    player: Player,
    intent: Intent,
    terms: Terms,
    course: Face,
    dice: tuple[Face, Face],
) -> Roll:
    """The roll with its numbers as they are now; what is set by hand later does not change it."""
    return Roll(
        by=by(player),
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


def _rolled(roll: Roll, player: Player) -> Told:
    first, second = roll.dice
    return Told(
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


def elect(turn: Turn) -> Done:
    """One of the two dice beside the Course: tie, or high die and sum; sixes give tokens."""
    table, roll = waiting(turn, "elect")
    player = own(turn, roll.by)
    chosen, course = roll.face(turn.form.die), roll.course
    told = [_elected(roll, chosen, player)]
    for token in tokens(chosen, course):
        held = table.held(roll.by.player, token)
        table = with_tokens(table, roll.by.player, token, held + 1)
        told.append(Told("token-gained", {"player": player, "token": token}))
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
        return _tied(table, roll, player, told)
    return _summed(table, roll, player, told)


def _elected(roll: Roll, chosen: Face, player: dict[str, str]) -> Told:
    other = roll.other(chosen.die)
    return Told(
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


def _tied(table: Table, roll: Roll, player: dict[str, str], told: list[Told]) -> Done:
    """A dramatic setback: nothing protects, the Flow is lost, and the skill may rise."""
    told.append(Told("tie", {"player": player, "face": roll.course.face}))
    table, lines = lose_flow(replace(table, shelter=None), roll)
    told += lines
    learns = roll.skill is not None and roll.course.face > roll.skill_value
    if learns:
        value = table.skill(roll.by.player, roll.skill) + 1
        skill = named(roll.skill, "")
        told.append(Told("may-learn", {"player": player, "skill": skill, "value": value}))
    roll = replace(roll, result="tie", phase="learn" if learns else "react")
    return done(replace(table, roll=roll), *told)


def _summed(table: Table, roll: Roll, player: dict[str, str], told: list[Told]) -> Done:
    """The bonus of the high die, and what the sum allows."""
    params = {"player": player, "sum": roll.sum, "threshold": roll.threshold}
    told += [Told(f"high-{roll.high}", {"player": player}), Told(f"sum-{roll.outcome}", params)]
    if roll.outcome == "not-yet" and roll.flow is not None:
        table, line = gain(table, roll.flow)
        return ended(table, roll, "not-yet", [*told, line])
    roll = replace(roll, phase="offer" if roll.outcome == "win" else "settle")
    return done(replace(table, roll=roll), *told)


def learn(turn: Turn) -> Done:
    """A learning experience is the player's to take."""
    table, roll = waiting(turn, "learn")
    player = own(turn, roll.by)
    who, name = roll.by.player, roll.skill or ""
    value = table.skill(who, name) + 1
    params = {"player": player, "skill": named(name, ""), "value": value}
    line = Told("not-learnt", params)
    if turn.form.learn:
        line = Told("learnt", params)
        skills = {**table.skills.get(who, {}), name: value}
        table = replace(table, skills={**table.skills, who: skills})
    return done(replace(table, roll=replace(roll, phase="react")), line)
