"""Before the dice: the Course set by the Handler, intents, and the Handler's terms for them.

(course-and-flow) A roll waits as an intent, one of each player, and may be changed or withdrawn
until its dice are picked. The Handler's characters do not roll.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.base import Cast, Done, Player, Refuse, Told, Turn
from app.rules.systems.course_and_flow.state import (
    LARGEST,
    LEAST,
    By,
    Face,
    Intent,
    Table,
    Terms,
    by,
    done,
    named,
    read,
    ref,
    terms_of,
)


def own(turn: Turn, who: By) -> dict[str, str]:
    """Whose step it is, if the actor may take it; the Handler may also for who has left."""
    if not turn.actor.handler:
        turn.player(who.player)
    return ref(who, turn.cast)


def champion(turn: Turn, player_id: str) -> Player:
    """A player's character that the actor may act for; Refuse "npc-never-rolls"."""
    player = turn.player(player_id)
    if player.seat is None:
        raise Refuse("npc-never-rolls", player=player.ref)
    return player


def barred(table: Table, player: Player, cast: Cast) -> Refuse | None:
    """Why this player cannot begin a roll now."""
    if table.roll is not None:
        return Refuse("roll-open", player=ref(table.roll.by, cast))
    if table.course is None:
        return Refuse("no-course")
    if table.set_it(player):
        return Refuse("set-the-course", player=player.ref)
    if len(table.legal(player.id)) < 2:
        return Refuse("too-few-dice", player=player.ref)
    return None


def check_begins(turn: Turn, table: Table, player: Player) -> Face:
    """The Course, when this player may begin a roll now."""
    refuse = barred(table, player, turn.cast)
    if refuse is not None:
        raise refuse
    assert table.course is not None, "without a Course nobody begins"
    return table.course


def find_intent(table: Table, player: Player) -> Intent:
    """What a player has stated; Refuse "no-intent"."""
    intent = table.intents.get(player.id)
    if intent is None:
        raise Refuse("no-intent", player=player.ref)
    return intent


def find_flow(table: Table, name: str | None) -> str | None:
    """The name of a Flow that is there, or of none; Refuse "no-such-flow"."""
    if name is not None and name not in table.flows:
        raise Refuse("no-such-flow", flow=named(name, ""))
    return name


def set_course(turn: Turn) -> Done:
    """The Handler sets the Course, and so takes the baton."""
    table, form = read(turn.slice), turn.form
    if table.roll is not None:
        raise Refuse("roll-open", player=ref(table.roll.by, turn.cast))
    after, told = replaced(turn, table, Face(form.die, form.face), None)
    line = Told("course-set", {"die": form.die, "face": form.face})
    return done(after, line, *told)


def replaced(turn: Turn, table: Table, course: Face, setter: By | None) -> tuple[Table, list[Told]]:
    """The table with another Course; a protection that hung on the old one ends."""
    told = []
    if table.shelter is not None:
        told.append(Told("shelter-ended", {"player": ref(table.shelter, turn.cast)}))
    return replace(table, course=course, setter=setter, shelter=None), told


def state_intent(turn: Turn) -> Done:
    """Step 1: an intent and how; stated again it is another one, which needs new terms."""
    table, form = read(turn.slice), turn.form
    player = champion(turn, form.player)
    check_begins(turn, table, player)
    flow = find_flow(table, form.flow)
    before = table.intents.get(player.id)
    intent = Intent(
        by=by(player),
        text=form.intent.strip(),
        how=form.how.strip(),
        skill=form.skill,
        flow=flow,
        answers=0 if before is None else before.answers,
    )
    line = Told(
        "intent-stated",
        {
            "player": player.ref,
            "text": intent.text,
            "how": named(intent.how, ""),
            "skill": named(intent.skill, "nothing"),
            "flow": named(flow, "nothing"),
        },
    )
    return done(replace(table, intents={**table.intents, player.id: intent}), line)


def withdraw(turn: Turn) -> Done:
    """Never mind: until the dice are picked an intent can be taken back."""
    table = read(turn.slice)
    intent = table.intents.get(turn.form.player)
    if intent is None:
        raise Refuse("no-intent", player=turn.player(turn.form.player).ref)
    player = own(turn, intent.by)
    line = Told("intent-withdrawn", {"player": player})
    return done(without_intent(table, intent.by.player), line)


def without_intent(table: Table, player: str) -> Table:
    """The table without what a player has stated."""
    left = {key: intent for key, intent in table.intents.items() if key != player}
    return replace(table, intents=left)


def answer(turn: Turn) -> Done:
    """Steps 2 to 4, by the Handler; again as often as the two negotiate."""
    table, form = read(turn.slice), turn.form
    intent = find_intent(table, turn.player(form.player))
    if form.threshold < LEAST:
        raise Refuse("threshold-too-low", threshold=form.threshold, least=LEAST)
    if form.threshold > LARGEST:
        raise Refuse("threshold-too-high", threshold=form.threshold, most=LARGEST)
    terms = Terms(form.threshold, form.skill, find_flow(table, form.flow))
    intent = replace(intent, terms=terms, answers=intent.answers + 1)
    params = {"player": ref(intent.by, turn.cast), **terms_of(table, form.player, terms)}
    line = Told("answered", params)
    return done(replace(table, intents={**table.intents, form.player: intent}), line)
