"""Openings: who acts first on the ones of a contested action, and the judgement after (AR 7).

Every natural 1 is an opening or a mistake; the GM decides which (AR 7.4).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.action_context import ActionContext, Id
from app.rules.systems.action_rolls.attempts import (
    MOST_COST,
    Text,
    Threshold,
    check_free,
    check_points,
)
from app.rules.systems.action_rolls.state import Attempt, Opening
from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult

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


def _at(context: ActionContext, attempt_id: str, stage: str) -> Attempt:
    attempt = context.attempt(attempt_id)
    if attempt.stage != stage:
        raise ActionRefused("not-now")
    return attempt


def grant(request: ActionRequest) -> ActionResult:
    """The GM picks who acts; each may spend up to the number of openings (AR 7.1, 7.2)."""
    context, form = ActionContext(request), request.form
    attempt = _at(context, form.attempt, "ones")
    count = attempt.ones if form.count is UNSET else form.count
    if count > attempt.ones:
        raise ActionRefused("too-many-openings", most=attempt.ones)
    free = {player.id for player in resolve.free_to_act(context.table, context.cast)}
    for person in form.people:
        if person not in context.cast:
            raise ActionRefused("no-such-player", player=person)
        if person not in free:
            raise ActionRefused("cannot-act", player=context.ref(person))
    people = tuple(dict.fromkeys(form.people))
    openings = tuple(Opening(person, count) for person in people)
    context.put(attempt, stage="openings", opened=count, openings=openings)
    rest = attempt.ones - count
    context.log(
        "openings-and-mistakes" if rest else "openings",
        person=context.ref(attempt.person, attempt.name),
        count=count,
        mistakes=rest,
        others=[context.ref(each) for each in people],
    )
    return context.done()


def refuse_openings(request: ActionRequest) -> ActionResult:
    """The GM refuses openings: the ones are mistakes (AR 7.4)."""
    context = ActionContext(request)
    attempt = _at(context, request.form.attempt, "ones")
    context.log(
        "ones-are-mistakes", person=context.ref(attempt.person, attempt.name), count=attempt.ones
    )
    resolve.after_judging(context, attempt)
    return context.done()


def _mine(context: ActionContext, attempt: Attempt, person: str) -> Opening:
    context.check_mine(person, context.ref(person)["name"])
    opening = attempt.opening_of(person)
    if opening is None:
        raise ActionRefused("no-opening", player=context.ref(person))
    return opening


def act(request: ActionRequest) -> ActionResult:
    """Act in an opening without a roll; whatever needs one is announced."""
    context, form = ActionContext(request), request.form
    attempt = _at(context, form.attempt, "openings")
    opening = _mine(context, attempt, form.person)
    check_free(context, form.person)
    if context.table.attempt_of(form.person) is not None:
        raise ActionRefused("busy", player=context.ref(form.person))
    if form.cost > opening.left:
        raise ActionRefused("opening-cost", most=opening.left)
    check_points(context, form.person, form.cost)
    context.charge(form.person, form.cost)
    context.log("acted", person=context.ref(form.person), text=form.text.strip(), cost=form.cost)
    resolve.after_openings(context, resolve.spend_in(context, attempt, opening, form.cost))
    return context.done()


def pass_opening(request: ActionRequest) -> ActionResult:
    """Do nothing more in an opening. It does not become a mistake (AR 7.6)."""
    context, form = ActionContext(request), request.form
    attempt = _at(context, form.attempt, "openings")
    opening = replace(_mine(context, attempt, form.person), closed=True)
    context.log("passed", person=context.ref(form.person))
    resolve.after_openings(context, resolve.put_opening(context, attempt, opening))
    return context.done()


def judge(request: ActionRequest) -> ActionResult:
    """Judge success, with what the openings changed; the GM may change the threshold (AR 7.3)."""
    context, form = ActionContext(request), request.form
    attempt = _at(context, form.attempt, "judging")
    if form.threshold is not UNSET and form.threshold != attempt.threshold:
        context.log_secret(
            attempt.hidden,
            "adjusted",
            None,
            person=context.ref(attempt.person, attempt.name),
            before=attempt.threshold,
            after=form.threshold,
        )
        attempt = context.put(attempt, threshold=form.threshold)
    resolve.after_judging(context, attempt)
    return context.done()
