"""Edits of sheets by the GM: abilities, attributes, action points, states, lasting notes.

Log lines about an NPC are for the GM only (AR 3.3).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from app.rules.systems.action_rolls.action_context import ActionContext, Id
from app.rules.systems.action_rolls.attempts import Threshold
from app.rules.systems.action_rolls.odds import LARGEST
from app.rules.systems.action_rolls.rolls import LOWEST_THRESHOLD
from app.rules.systems.action_rolls.state import (
    HEARTINESS,
    KEPT_CONSEQUENCES,
    TENACITY,
    Attempt,
    Level,
    State,
)
from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult

MOST_ABILITIES: Final = 60
LARGEST_ATTRIBUTE: Final = 20
MOST_POINTS: Final = 99
#: Stages of an attempt that has a threshold and is not judged yet.
_NOT_JUDGED: Final = ("framed", "ones", "openings", "judging")

Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
AttributeName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]


class SetAbility(Struct, frozen=True, forbid_unknown_fields=True):
    """How well somebody knows an ability."""

    person: Id
    ability: Annotated[str, Meta(title="Ability", min_length=1, max_length=60, pattern=r"\S")]
    level: Annotated[Level | Literal["none"], Meta(title="Level")]


class SetAttribute(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of an attribute, as effects leave it: it may be below 1."""

    person: Id
    attribute: Annotated[str, Meta(title="Attribute", min_length=1, max_length=40)]
    value: Annotated[int, Meta(title="Value", ge=-LARGEST_ATTRIBUTE, le=LARGEST_ATTRIBUTE)]


class SetPoints(Struct, frozen=True, forbid_unknown_fields=True):
    """Action points now and at the start of a turn; without, they are not counted."""

    person: Id
    points: Annotated[Points | None, Meta(title="Action points now")]
    most: Annotated[Points | None, Meta(title="At the start of a turn")]


class SetDefense(Struct, frozen=True, forbid_unknown_fields=True):
    """The threshold of attacks on somebody; a guard or parry raises it, also after the roll."""

    person: Id
    defense: Annotated[Threshold | None, Meta(title="Defense", description="Empty: none")]
    told: Annotated[bool, Meta(title="The others learn it")] = False


class SetState(Struct, frozen=True, forbid_unknown_fields=True):
    """A state that somebody is in, or no more."""

    person: Id
    state: Annotated[State, Meta(title="State")]
    on: Annotated[bool, Meta(title="Is so")] = True


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that stays with somebody."""

    person: Id
    text: Annotated[str, Meta(title="What", min_length=1, max_length=300, pattern=r"\S")]
    kind: Annotated[Literal["injury", "note"], Meta(title="Kind")] = "note"


class Forget(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things that stay with somebody; 1 is the first."""

    person: Id
    number: Annotated[int, Meta(title="Which", ge=1, le=KEPT_CONSEQUENCES)]


class SetAttributes(Struct, frozen=True, forbid_unknown_fields=True):
    """The attributes that people of this table have, beside Heartiness and Tenacity."""

    names: Annotated[
        tuple[AttributeName, ...],
        Meta(title="Other attributes", max_length=30,
             extra_json_schema={"uniqueItems": True}),
    ]  # fmt: skip


def _tell(context: ActionContext, code: str, person: str, **params: Any) -> ActionResult:
    context.log_secret(context.npc(person), code, None, person=context.ref(person), **params)
    return context.done()


def set_ability(request: ActionRequest) -> ActionResult:
    """Learn, raise, lower or forget an ability; names differ by more than capitals."""
    context, form = ActionContext(request), request.form
    context.player(form.person)
    before = context.table.sheet(form.person).abilities
    ability = form.ability.strip()
    same = ability.casefold()
    abilities = {name: level for name, level in before.items() if name.casefold() != same}
    if form.level != "none":
        abilities[ability] = form.level
    if abilities == before:
        return ActionResult(request.slice)
    if len(abilities) > MOST_ABILITIES:
        raise ActionRefused("too-many", most=MOST_ABILITIES)
    context.change(form.person, abilities=abilities)
    return _tell(context, "ability", form.person, ability={"name": ability}, level=form.level)


def set_attribute(request: ActionRequest) -> ActionResult:
    """Set an attribute."""
    context, form = ActionContext(request), request.form
    context.player(form.person)
    if form.attribute not in context.table.attributes:
        raise ActionRefused("no-such-attribute", attribute={"name": form.attribute})
    sheet = context.table.sheet(form.person)
    if sheet.attributes.get(form.attribute) == form.value:
        return ActionResult(request.slice)
    context.change(form.person, attributes={**sheet.attributes, form.attribute: form.value})
    return _tell(
        context, "attribute", form.person, attribute={"name": form.attribute}, value=form.value
    )


def set_points(request: ActionRequest) -> ActionResult:
    """Set action points."""
    context, form = ActionContext(request), request.form
    context.player(form.person)
    sheet = context.table.sheet(form.person)
    if (sheet.points, sheet.most) == (form.points, form.most):
        return ActionResult(request.slice)
    context.change(form.person, points=form.points, most=form.most)
    return _tell(
        context,
        "points-uncounted" if form.points is None else "points",
        form.person,
        points=form.points,
    )


def set_defense(request: ActionRequest) -> ActionResult:
    """Set a Defense, known to the GM alone unless it is told.

    The thresholds of attacks that are not judged yet change with it (AR 3.4).
    """
    context, form = ActionContext(request), request.form
    player = context.player(form.person)
    before = context.table.sheet(form.person)
    told = form.told and form.defense is not None
    if (before.defense, before.defense_told) == (form.defense, told):
        return ActionResult(request.slice)
    context.change(form.person, defense=form.defense, defense_told=told)
    if form.defense is None:
        context.log_secret(not before.defense_told, "defense-none", None, person=player.ref)
    else:
        context.log_secret(not told, "defense", None, person=player.ref, value=form.defense)
    if form.defense is not None and before.defense is not None:
        for attempt in context.table.attempts.values():
            if attempt.target == form.person and attempt.stage in _NOT_JUDGED:
                _follow(context, attempt, form.defense - before.defense)
    return context.done()


def _follow(context: ActionContext, attempt: Attempt, by: int) -> None:
    """Changes the threshold of an attack with the Defense of its target."""
    after = min(LARGEST, max(LOWEST_THRESHOLD, attempt.threshold + by))
    if after == attempt.threshold:
        return
    context.log_secret(
        attempt.hidden,
        "adjusted",
        None,
        person=context.ref(attempt.person, attempt.name),
        before=attempt.threshold,
        after=after,
    )
    context.put(attempt, threshold=after)


def set_state(request: ActionRequest) -> ActionResult:
    """Sets or ends a state of a person. Everybody sees a person's states."""
    context, form = ActionContext(request), request.form
    player = context.player(form.person)
    before = context.table.sheet(form.person).states
    states = tuple(state for state in before if state != form.state)
    if form.on:
        states = (*states, form.state)
    if set(states) == set(before):
        return ActionResult(request.slice)
    context.change(form.person, states=states)
    context.log("state" if form.on else "state-over", person=player.ref, state=form.state)
    return context.done()


def note(request: ActionRequest) -> ActionResult:
    """Add something that stays."""
    context, form = ActionContext(request), request.form
    context.player(form.person)
    context.leave_trace(form.person, form.kind, form.text.strip())
    return _tell(context, "noted", form.person, kind=form.kind, text=form.text.strip())


def forget(request: ActionRequest) -> ActionResult:
    """Take something away that stayed."""
    context, form = ActionContext(request), request.form
    context.player(form.person)
    traces = context.table.sheet(form.person).consequences
    if form.number > len(traces):
        raise ActionRefused("no-such-note", number=form.number)
    gone = traces[form.number - 1]
    rest = (*traces[: form.number - 1], *traces[form.number :])
    context.change(form.person, consequences=rest)
    return _tell(context, "forgotten", form.person, kind=gone.kind, text=gone.text)


def set_attributes(request: ActionRequest) -> ActionResult:
    """The attributes of the table; the two that saves are rolled against stay."""
    context, form = ActionContext(request), request.form
    names = tuple(dict.fromkeys((HEARTINESS, TENACITY, *map(str.strip, form.names))))
    if names == context.table.attributes:
        return ActionResult(request.slice)
    context.table = replace(context.table, attributes=names)
    context.log("attributes", names=[{"name": name} for name in names])
    return context.done()
