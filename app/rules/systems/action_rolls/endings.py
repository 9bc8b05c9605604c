"""Attempts, last steps: extra successes, mistakes, and edits by the GM (AR 5.3, 5.4, 7.5, 8.3)."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.action_context import ActionContext, Id
from app.rules.systems.action_rolls.attempts import (
    Contested,
    EachModifiers,
    Hidden,
    OnceModifiers,
    RollModifiers,
    Text,
    Threshold,
    check_contested,
)
from app.rules.systems.action_rolls.state import Purpose, Use
from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult


class Spend(Struct, frozen=True, forbid_unknown_fields=True):
    """What one extra success does; `die` is its place among the dice, 1 the first."""

    attempt: Id
    die: Annotated[int, Meta(title="Die", ge=1, le=rolls.MOST_DICE)]
    to: Annotated[Purpose, Meta(title="Spent on")] = "effect"
    text: Annotated[str, Meta(title="What for", max_length=300)] = ""


class Wrong(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes wrong; `lasting`: it stays with the character."""

    attempt: Id
    text: Text
    lasting: Annotated[bool, Meta(title="Keep it on the sheet")] = False


class Edited(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of an attempt after its roll; what is left out stays."""

    attempt: Id
    threshold: Threshold | UnsetType = UNSET
    hidden: Hidden | UnsetType = UNSET
    roll: RollModifiers | UnsetType = UNSET
    each: EachModifiers | UnsetType = UNSET
    once: OnceModifiers | UnsetType = UNSET
    contested: Contested | UnsetType = UNSET
    faces: (
        Annotated[
            tuple[Annotated[int, Meta(ge=1, le=12)], ...],
            Meta(title="Faces", min_length=1, max_length=rolls.MOST_DICE),
        ]
        | UnsetType
    ) = UNSET


class Amended(Struct, frozen=True, forbid_unknown_fields=True):
    """Another end for an attempt; `effect` counts with success only."""

    result: Id
    success: Annotated[bool, Meta(title="Success")]
    effect: Annotated[int, Meta(title="Effect", ge=0, le=9999)] = 0


def spend(request: ActionRequest) -> ActionResult:
    """Spends one extra success on one function (AR 5.3, 5.4).

    The GM may still decide otherwise while mistakes are chosen.
    """
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    context.check_mine(attempt.person, attempt.name)
    stages = ("extras", "mistakes") if request.actor.handler else ("extras",)
    if attempt.stage not in stages:
        raise ActionRefused("not-now")
    at = form.die - 1
    if at not in resolve.judgement(attempt).extras:
        raise ActionRefused("no-extra", die=form.die)
    uses = list(attempt.uses)
    if uses[at] is not None and not request.actor.handler:
        raise ActionRefused("extra-is-spent", die=form.die)
    uses[at] = None
    if form.to == "mend" and not replace(attempt, uses=tuple(uses)).mistakes:
        raise ActionRefused("no-mistake")
    uses[at] = Use(form.to, form.text.strip())
    values, text = resolve.judgement(attempt).values, form.text.strip()
    context.log(
        "extra-for" if text else "extra",
        person=context.ref(attempt.person, attempt.name),
        value=values[at],
        to=form.to,
        text=text,
    )
    resolve.after_extras(context, context.put(attempt, uses=tuple(uses)))
    return context.done()


def spend_rest(request: ActionRequest) -> ActionResult:
    """Spends all remaining extras on the effect (AR 5.3)."""
    context = ActionContext(request)
    attempt = context.attempt(request.form.attempt)
    context.check_mine(attempt.person, attempt.name)
    if attempt.stage != "extras":
        raise ActionRefused("not-now")
    rest = resolve.unspent(attempt)
    uses = [Use("effect") if at in rest else use for at, use in enumerate(attempt.uses)]
    context.log("extras-rest", person=context.ref(attempt.person, attempt.name), count=len(rest))
    resolve.after_extras(context, context.put(attempt, uses=tuple(uses)))
    return context.done()


def tell_mistakes(request: ActionRequest) -> ActionResult:
    """The GM says what goes wrong; the attempt then ends (AR 7.5)."""
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    if attempt.stage != "mistakes":
        raise ActionRefused("not-now")
    text = form.text.strip()
    context.log(
        "mistakes",
        person=context.ref(attempt.person, attempt.name),
        count=attempt.mistakes,
        text=text,
    )
    if form.lasting:
        context.leave_trace(attempt.person, "mistake", text)
    resolve.finish(context, attempt, text)
    return context.done()


def edit(request: ActionRequest) -> ActionResult:
    """The GM changes numbers of a rolled attempt, which is then judged again (AR 8.3)."""
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    if not attempt.faces:
        raise ActionRefused("not-rolled")
    changes: dict[str, Any] = {
        name: value
        for name in ("threshold", "hidden", "roll", "each", "once", "contested", "faces")
        if (value := getattr(form, name)) is not UNSET and value != getattr(attempt, name)
    }
    if "contested" in changes:
        changes["contested"] = check_contested(context, attempt.person, form.contested)
    if "faces" in changes and (
        len(form.faces) != len(attempt.faces) or max(form.faces) > attempt.sides
    ):
        raise ActionRefused("no-such-faces", dice=len(attempt.faces), sides=attempt.sides)
    if not changes:
        return ActionResult(request.slice)
    before, attempt = resolve.judgement(attempt), context.put(attempt, **changes)
    who = context.ref(attempt.person, attempt.name)
    seen = [name for name in changes if not (name == "threshold" and attempt.hidden)]
    public = ("edited", {"person": who, "what": seen}) if seen else None
    context.log_secret(len(seen) < len(changes), "edited", public, person=who, what=list(changes))
    if attempt.stage == "ones":
        resolve.after_ones(context, attempt)
    elif attempt.stage in ("extras", "mistakes"):
        same = resolve.judgement(attempt) == before
        (resolve.after_extras if same else resolve.after_judging)(context, attempt)
    return context.done()


def amend_result(request: ActionRequest) -> ActionResult:
    """The GM changes the result of a finished attempt (AR 8.3)."""
    context, form = ActionContext(request), request.form
    result = next((r for r in context.table.results if r.id == form.result), None)
    if result is None:
        raise ActionRefused("no-such-attempt")
    amended = replace(result, success=form.success, effect=form.effect if form.success else None)
    if amended == result:
        return ActionResult(request.slice)
    results = tuple(amended if r.id == result.id else r for r in context.table.results)
    context.table = replace(context.table, results=results)
    context.log(
        "amended" if form.success else "amended-failure",
        person=context.ref(result.person, result.name),
        text=result.intent,
        effect=form.effect,
    )
    return context.done()
