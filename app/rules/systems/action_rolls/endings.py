"""The last steps of an attempt: extras spent, mistakes told; and the GM's hand on its numbers."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.action_context import Desk, Id
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
from app.rules.systems.base import Done, Refuse, Turn


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


def spend(turn: Turn) -> Done:
    """Spend one extra success on one function. (action-rolls: extras)

    The GM may still say otherwise while mistakes are told.
    """
    desk, form = Desk(turn), turn.form
    attempt = desk.attempt(form.attempt)
    desk.check_mine(attempt.person, attempt.name)
    stages = ("extras", "mistakes") if turn.actor.handler else ("extras",)
    if attempt.stage not in stages:
        raise Refuse("not-now")
    at = form.die - 1
    if at not in resolve.judgement(attempt).extras:
        raise Refuse("no-extra", die=form.die)
    uses = list(attempt.uses)
    if uses[at] is not None and not turn.actor.handler:
        raise Refuse("extra-is-spent", die=form.die)
    uses[at] = None
    if form.to == "mend" and not replace(attempt, uses=tuple(uses)).mistakes:
        raise Refuse("no-mistake")
    uses[at] = Use(form.to, form.text.strip())
    values, text = resolve.judgement(attempt).values, form.text.strip()
    desk.say("extra-for" if text else "extra", person=desk.ref(attempt.person, attempt.name),
             value=values[at], to=form.to, text=text)  # fmt: skip
    resolve.after_extras(desk, desk.put(attempt, uses=tuple(uses)))
    return desk.done()


def spend_rest(turn: Turn) -> Done:
    """All extras that nothing was said about add their value to the effect."""
    desk = Desk(turn)
    attempt = desk.attempt(turn.form.attempt)
    desk.check_mine(attempt.person, attempt.name)
    if attempt.stage != "extras":
        raise Refuse("not-now")
    rest = resolve.unspent(attempt)
    uses = [Use("effect") if at in rest else use for at, use in enumerate(attempt.uses)]
    desk.say("extras-rest", person=desk.ref(attempt.person, attempt.name), count=len(rest))
    resolve.after_extras(desk, desk.put(attempt, uses=tuple(uses)))
    return desk.done()


def tell_mistakes(turn: Turn) -> Done:
    """The GM says what goes wrong, and the effects follow."""
    desk, form = Desk(turn), turn.form
    attempt = desk.attempt(form.attempt)
    if attempt.stage != "mistakes":
        raise Refuse("not-now")
    text = form.text.strip()
    desk.say("mistakes", person=desk.ref(attempt.person, attempt.name),
             count=attempt.mistakes, text=text)  # fmt: skip
    if form.lasting:
        desk.leave_trace(attempt.person, "mistake", text)
    resolve.finish(desk, attempt, text)
    return desk.done()


def edit(turn: Turn) -> Done:
    """The GM changes numbers of a rolled attempt; what follows from them is judged anew."""
    desk, form = Desk(turn), turn.form
    attempt = desk.attempt(form.attempt)
    if not attempt.faces:
        raise Refuse("not-rolled")
    changes: dict[str, Any] = {
        name: value
        for name in ("threshold", "hidden", "roll", "each", "once", "contested", "faces")
        if (value := getattr(form, name)) is not UNSET and value != getattr(attempt, name)
    }
    if "contested" in changes:
        changes["contested"] = check_contested(desk, attempt.person, form.contested)
    if "faces" in changes and (
        len(form.faces) != len(attempt.faces) or max(form.faces) > attempt.sides
    ):
        raise Refuse("no-such-faces", dice=len(attempt.faces), sides=attempt.sides)
    if not changes:
        return Done(turn.slice)
    before, attempt = resolve.judgement(attempt), desk.put(attempt, **changes)
    who = desk.ref(attempt.person, attempt.name)
    seen = [name for name in changes if not (name == "threshold" and attempt.hidden)]
    public = ("edited", {"person": who, "what": seen}) if seen else None
    desk.say_apart(len(seen) < len(changes), "edited", public, person=who, what=list(changes))
    if attempt.stage == "ones":
        resolve.after_ones(desk, attempt)
    elif attempt.stage in ("extras", "mistakes"):
        same = resolve.judgement(attempt) == before
        (resolve.after_extras if same else resolve.after_judging)(desk, attempt)
    return desk.done()


def amend(turn: Turn) -> Done:
    """The GM gives an attempt that is over another end."""
    desk, form = Desk(turn), turn.form
    result = next((r for r in desk.table.results if r.id == form.result), None)
    if result is None:
        raise Refuse("no-such-attempt")
    amended = replace(result, success=form.success, effect=form.effect if form.success else None)
    if amended == result:
        return Done(turn.slice)
    results = tuple(amended if r.id == result.id else r for r in desk.table.results)
    desk.table = replace(desk.table, results=results)
    desk.say("amended" if form.success else "amended-failure",
             person=desk.ref(result.person, result.name), text=result.intent,
             effect=form.effect)  # fmt: skip
    return desk.done()
