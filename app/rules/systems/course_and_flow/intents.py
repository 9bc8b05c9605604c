"""Intents: the steps before the dice, with the Course and the Handler's terms (CF 2, 3, 5).

A roll waits as an intent, one of each player, and may be changed or withdrawn
until its dice are picked. The Handler's characters do not roll.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import (
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Player,
    Players,
)
from app.rules.systems.course_and_flow.state import (
    LARGEST,
    LEAST,
    By,
    Face,
    Intent,
    Table,
    Terms,
    author_of,
    named,
    read,
    ref,
    result_of,
    terms_of,
)


def acting_for(request: ActionRequest, who: By) -> dict[str, str]:
    """Returns the player whose step it is, if the actor may take it. The Handler may act for a
    player who has left."""
    if not request.actor.handler:
        request.player(who.player)
    return ref(who, request.cast)


def player_character(request: ActionRequest, player_id: str) -> Player:
    """Returns a player's character that the actor may act for. Raises ActionRefused
    "npc-never-rolls"."""
    player = request.player(player_id)
    if player.seat is None:
        raise ActionRefused("npc-never-rolls", player=player.ref)
    return player


def roll_refusal(table: Table, player: Player, cast: Players) -> ActionRefused | None:
    """Returns why this player cannot begin a roll now; None if they can (CF 5)."""
    if table.roll is not None:
        return ActionRefused("roll-open", player=ref(table.roll.by, cast))
    if table.course is None:
        return ActionRefused("no-course")
    if table.set_it(player):
        return ActionRefused("set-the-course", player=player.ref)
    if len(table.legal(player.id)) < 2:
        return ActionRefused("too-few-dice", player=player.ref)
    return None


def check_begins(request: ActionRequest, table: Table, player: Player) -> Face:
    """Returns the Course if this player may begin a roll now; raises why not."""
    refuse = roll_refusal(table, player, request.cast)
    if refuse is not None:
        raise refuse
    assert table.course is not None, "without a Course nobody begins"
    return table.course


def find_intent(table: Table, player: Player) -> Intent:
    """Returns the intent of a player. Raises ActionRefused "no-intent"."""
    intent = table.intents.get(player.id)
    if intent is None:
        raise ActionRefused("no-intent", player=player.ref)
    return intent


def find_flow(table: Table, name: str | None) -> str | None:
    """Returns the name of an existing Flow, or None. Raises ActionRefused "no-such-flow"."""
    if name is not None and name not in table.flows:
        raise ActionRefused("no-such-flow", flow=named(name, ""))
    return name


def set_course(request: ActionRequest) -> ActionResult:
    """Sets the Course for the Handler (CF 2.1)."""
    table, form = read(request.slice), request.form
    if table.roll is not None:
        raise ActionRefused("roll-open", player=ref(table.roll.by, request.cast))
    after, lines = replace_course(request, table, Face(form.die, form.face), None)
    line = LogLine("course-set", {"die": form.die, "face": form.face})
    return result_of(after, line, *lines)


def replace_course(
    request: ActionRequest, table: Table, course: Face, setter: By | None
) -> tuple[Table, list[LogLine]]:
    """Returns the table with a new Course; a protection that lasted until then ends (CF 7.2)."""
    lines = []
    if table.shelter is not None:
        lines.append(LogLine("shelter-ended", {"player": ref(table.shelter, request.cast)}))
    return replace(table, course=course, setter=setter, shelter=None), lines


def state_intent(request: ActionRequest) -> ActionResult:
    """States an intent; stating it again needs new terms (CF 3.1, 3.3)."""
    table, form = read(request.slice), request.form
    player = player_character(request, form.player)
    check_begins(request, table, player)
    flow = find_flow(table, form.flow)
    before = table.intents.get(player.id)
    intent = Intent(
        by=author_of(player),
        text=form.intent.strip(),
        how=form.how.strip(),
        skill=form.skill,
        flow=flow,
        answers=0 if before is None else before.answers,
    )
    line = LogLine(
        "intent-stated",
        {
            "player": player.ref,
            "text": intent.text,
            "how": named(intent.how, ""),
            "skill": named(intent.skill, "nothing"),
            "flow": named(flow, "nothing"),
        },
    )
    return result_of(replace(table, intents={**table.intents, player.id: intent}), line)


def withdraw(request: ActionRequest) -> ActionResult:
    """Withdraws an intent before its dice are picked (CF 3.3)."""
    table = read(request.slice)
    intent = table.intents.get(request.form.player)
    if intent is None:
        raise ActionRefused("no-intent", player=request.player(request.form.player).ref)
    player = acting_for(request, intent.by)
    line = LogLine("intent-withdrawn", {"player": player})
    return result_of(without_intent(table, intent.by.player), line)


def without_intent(table: Table, player: str) -> Table:
    """Returns the table without a player's intent."""
    left = {key: intent for key, intent in table.intents.items() if key != player}
    return replace(table, intents=left)


def answer(request: ActionRequest) -> ActionResult:
    """Sets the Handler's terms of a roll, as often as the two negotiate (CF 3.2, 3.3)."""
    table, form = read(request.slice), request.form
    intent = find_intent(table, request.player(form.player))
    if form.threshold < LEAST:
        raise ActionRefused("threshold-too-low", threshold=form.threshold, least=LEAST)
    if form.threshold > LARGEST:
        raise ActionRefused("threshold-too-high", threshold=form.threshold, most=LARGEST)
    terms = Terms(form.threshold, form.skill, find_flow(table, form.flow))
    intent = replace(intent, terms=terms, answers=intent.answers + 1)
    params = {"player": ref(intent.by, request.cast), **terms_of(table, form.player, terms)}
    line = LogLine("answered", params)
    return result_of(replace(table, intents={**table.intents, form.player: intent}), line)
