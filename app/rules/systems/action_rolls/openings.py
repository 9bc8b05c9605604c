"""Ones of a contested action: who may act first, what they do, and the GM's judgement after it.

(action-rolls: openings; every natural 1 is an opening or a mistake, the GM says which)
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.action_context import Desk, Id
from app.rules.systems.action_rolls.attempts import (
    MOST_COST,
    Text,
    Threshold,
    check_free,
    check_points,
)
from app.rules.systems.action_rolls.state import Attempt, Opening
from app.rules.systems.base import Done, Refuse, Turn

Spent = Annotated[int, Meta(title="Action points", ge=1, le=MOST_COST)]


class Grant(Struct, frozen=True, forbid_unknown_fields=True):
    """Who acts in the openings; ones beyond `count` are mistakes, left out: all are openings."""

    attempt: Id
    people: Annotated[
        tuple[Id, ...],
        Meta(
            title="Who acts", min_length=1, max_length=40, extra_json_schema={"uniqueItems": True}
        ),
    ]
    count: (
        Annotated[int, Meta(title="Openings", ge=1, le=rolls.MOST_DICE)] | UnsetType
    ) = UNSET  # fmt: skip


class Act(Struct, frozen=True, forbid_unknown_fields=True):
    """Something done in an opening without a roll."""

    attempt: Id
    person: Id
    text: Text
    cost: Spent = 1


class Pass(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing more in this opening."""

    attempt: Id
    person: Id


class Judge(Struct, frozen=True, forbid_unknown_fields=True):
    """The threshold after what was done in the openings; left out, it stays."""

    attempt: Id
    threshold: Threshold | UnsetType = UNSET


def _at(desk: Desk, attempt_id: str, stage: str) -> Attempt:
    attempt = desk.attempt(attempt_id)
    if attempt.stage != stage:
        raise Refuse("not-now")
    return attempt


def grant(turn: Turn) -> Done:
    """The GM picks who acts: each may spend up to the number of openings."""
    desk, form = Desk(turn), turn.form
    attempt = _at(desk, form.attempt, "ones")
    count = attempt.ones if form.count is UNSET else form.count
    if count > attempt.ones:
        raise Refuse("too-many-openings", most=attempt.ones)
    free = {player.id for player in resolve.free_to_act(desk.table, desk.cast)}
    for person in form.people:
        if person not in desk.cast:
            raise Refuse("no-such-player", player=person)
        if person not in free:
            raise Refuse("cannot-act", player=desk.ref(person))
    people = tuple(dict.fromkeys(form.people))
    openings = tuple(Opening(person, count) for person in people)
    desk.put(attempt, stage="openings", opened=count, openings=openings)
    rest = attempt.ones - count
    desk.say(
        "openings-and-mistakes" if rest else "openings",
        person=desk.ref(attempt.person, attempt.name),
        count=count,
        mistakes=rest,
        others=[desk.ref(each) for each in people],
    )
    return desk.done()


def refuse_openings(turn: Turn) -> Done:
    """The GM finds an opening unreasonable: the ones are mistakes."""
    desk = Desk(turn)
    attempt = _at(desk, turn.form.attempt, "ones")
    desk.say("ones-are-mistakes", person=desk.ref(attempt.person, attempt.name),
             count=attempt.ones)  # fmt: skip
    resolve.after_judging(desk, attempt)
    return desk.done()


def _mine(desk: Desk, attempt: Attempt, person: str) -> Opening:
    desk.check_mine(person, desk.ref(person)["name"])
    opening = attempt.opening_of(person)
    if opening is None:
        raise Refuse("no-opening", player=desk.ref(person))
    return opening


def act(turn: Turn) -> Done:
    """Act in an opening without a roll; whatever needs one is announced."""
    desk, form = Desk(turn), turn.form
    attempt = _at(desk, form.attempt, "openings")
    opening = _mine(desk, attempt, form.person)
    check_free(desk, form.person)
    if desk.table.attempt_of(form.person) is not None:
        raise Refuse("busy", player=desk.ref(form.person))
    if form.cost > opening.left:
        raise Refuse("opening-cost", most=opening.left)
    check_points(desk, form.person, form.cost)
    desk.charge(form.person, form.cost)
    desk.say("acted", person=desk.ref(form.person), text=form.text.strip(), cost=form.cost)
    resolve.after_openings(desk, resolve.spend_in(desk, attempt, opening, form.cost))
    return desk.done()


def leave(turn: Turn) -> Done:
    """Do nothing more in an opening. It stays an opening: no mistake comes of it (ours)."""
    desk, form = Desk(turn), turn.form
    attempt = _at(desk, form.attempt, "openings")
    opening = replace(_mine(desk, attempt, form.person), closed=True)
    desk.say("passed", person=desk.ref(form.person))
    resolve.after_openings(desk, resolve.put_opening(desk, attempt, opening))
    return desk.done()


def judge(turn: Turn) -> Done:
    """Judge success, with what the openings changed; the GM may set the threshold anew."""
    desk, form = Desk(turn), turn.form
    attempt = _at(desk, form.attempt, "judging")
    if form.threshold is not UNSET and form.threshold != attempt.threshold:
        desk.say_apart(attempt.hidden, "adjusted", None,
                       person=desk.ref(attempt.person, attempt.name),
                       before=attempt.threshold, after=form.threshold)  # fmt: skip
        attempt = desk.put(attempt, threshold=form.threshold)
    resolve.after_judging(desk, attempt)
    return desk.done()
