"""Attempts, first steps: announce, the GM's numbers, roll, cancel (AR 2, 3, 8, 11)."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from app.rules.systems.action_rolls import resolve, rolls
from app.rules.systems.action_rolls.action_context import ActionContext, Id
from app.rules.systems.action_rolls.odds import LARGEST
from app.rules.systems.action_rolls.state import Attempt, Table
from app.rules.systems.base import ActionRefused, ActionRequest, ActionResult

MOST_COST = 20
#: The default values of offers, used where the GM names none.
USUAL_THRESHOLD: Final = 7

Text = Annotated[str, Meta(title="What", min_length=1, max_length=300, pattern=r"\S")]
Ability = Annotated[
    str, Meta(title="Ability", description="Empty: none, so it is a struggle", max_length=60)
]
Attributes = Annotated[
    tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...],
    Meta(title="Attributes", description="One or two", min_length=1, max_length=2,
         extra_json_schema={"uniqueItems": True}),
]  # fmt: skip
Contested = Annotated[
    tuple[Id, ...],
    Meta(title="Contested by", max_length=40, extra_json_schema={"uniqueItems": True}),
]
Target = Annotated[
    Id | None,
    Meta(title="An attack on", description="Their Defense is the threshold, and they contest it"),
]
Cost = Annotated[int, Meta(title="Action points", ge=0, le=MOST_COST)]
Threshold = Annotated[int, Meta(title="Threshold", ge=rolls.LOWEST_THRESHOLD, le=LARGEST)]
Hidden = Annotated[bool, Meta(title="Hidden from the players")]
_Number = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
RollModifiers = Annotated[
    tuple[_Number, ...], Meta(title="Roll modifiers", description="To every die", max_length=12)
]
EachModifiers = Annotated[
    tuple[_Number, ...],
    Meta(title="Effect modifiers", description="To every successful die", max_length=12),
]
OnceModifiers = Annotated[
    tuple[_Number, ...],
    Meta(title="Effect modifiers on the total", description="Once", max_length=12),
]


class Announce(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody wants to do, and by what."""

    person: Id
    intent: Text
    ability: Ability = ""
    attributes: Attributes
    contested: Contested = ()
    target: Target = None
    #: left out: none, or 1 in an opening
    cost: Cost | UnsetType = UNSET
    #: the attempt in whose opening it is made; left out, the newest that is open to them
    opening: Id | None = None


class Framed(Struct, frozen=True, forbid_unknown_fields=True):
    """The GM's numbers for an attempt; what is left out stays.

    `threshold` left out: the Defense of an attack's target, else 7; later what was set before.
    """

    attempt: Id
    threshold: Threshold | UnsetType = UNSET
    hidden: Hidden | UnsetType = UNSET
    roll: RollModifiers | UnsetType = UNSET
    each: EachModifiers | UnsetType = UNSET
    once: OnceModifiers | UnsetType = UNSET
    contested: Contested | UnsetType = UNSET
    ability: Ability | UnsetType = UNSET
    attributes: Attributes | UnsetType = UNSET
    cost: Cost | UnsetType = UNSET
    #: null: that of the attributes
    potential: (
        Annotated[
            Annotated[int, Meta(ge=0, le=rolls.MOST_DICE)] | None,
            Meta(title="Potential", description="Instead of the attributes'"),
        ]
        | UnsetType
    ) = UNSET


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """How many dice are rolled, said before the roll."""

    attempt: Id
    dice: Annotated[int, Meta(title="Dice", ge=1, le=rolls.MOST_DICE)]


class Which(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt."""

    attempt: Id


def announce(request: ActionRequest) -> ActionResult:
    """Announces an action; the character may have no other one in resolution (AR 8.1, 11.1)."""
    context, form = ActionContext(request), request.form
    player, table = context.player(form.person), context.table
    sheet = table.sheet(player.id)
    check_free(context, form.person)
    if table.attempt_of(player.id) is not None:
        raise ActionRefused("busy", player=player.ref)
    check_attributes(context, form.attributes)
    check_target(context, player.id, form.target)
    attacked = () if form.target is None else (form.target,)
    contested = check_contested(context, player.id, (*form.contested, *attacked))
    opening = None
    above = table.opening_for(player.id) if form.opening is None else context.attempt(form.opening)
    cost = form.cost if form.cost is not UNSET else 0 if above is None else 1
    if above is not None:
        opening = above.opening_of(player.id)
        if opening is None:
            raise ActionRefused("no-opening", player=player.ref)
        if not 1 <= cost <= opening.left:
            raise ActionRefused("opening-cost", most=opening.left)
    check_points(context, player.id, cost)
    attempt = Attempt(
        id=request.ids(),
        person=player.id,
        name=player.name,
        intent=form.intent.strip(),
        ability=rolls.spelling_of(sheet, form.ability) or form.ability.strip(),
        attributes=form.attributes,
        contested=contested,
        cost=cost,
        paid=context.charge(player.id, cost),
        target=form.target or "",
        under=None if above is None else above.id,
    )
    context.put(attempt)
    if above is not None and opening is not None:
        resolve.spend_in(context, above, opening, cost)
    code = "announced-in-opening" if above is not None else "announced"
    context.log(
        code if rolls.spelling_of(sheet, attempt.ability) else f"{code}-unskilled",
        person=player.ref,
        text=attempt.intent,
        ability={"name": attempt.ability},
        attributes=[{"name": name} for name in attempt.attributes],
    )
    if attempt.target:
        context.log("attacks", person=player.ref, other=context.ref(attempt.target))
    if attempt.cost:
        context.log("spent", person=player.ref, points=attempt.cost)
    return context.done()


def check_free(context: ActionContext, person: str) -> None:
    """Refuses an action of a dead person, and of a person with an open save."""
    player = context.player(person)
    if "dead" in context.table.sheet(person).states:
        raise ActionRefused("dead", player=player.ref)
    if context.table.save_of(person) is not None:
        raise ActionRefused("save-waits", player=player.ref)


def check_points(context: ActionContext, person: str, cost: int) -> None:
    """Refuses an action that costs more points than the person has."""
    points = context.table.sheet(person).points
    if points is not None and cost > points:
        raise ActionRefused("too-few-points", have=points, need=cost)


def check_attributes(context: ActionContext, names: tuple[str, ...]) -> None:
    """Refuses attributes that the table does not have, and one named twice."""
    for name in names:
        if name not in context.table.attributes:
            raise ActionRefused("no-such-attribute", attribute={"name": name})
    if len(set(names)) < len(names):
        raise ActionRefused("attribute-twice", attribute={"name": names[0]})


def check_target(context: ActionContext, person: str, target: str | None) -> None:
    """Refuses an attack on a stranger, and on oneself."""
    if target is not None and target not in context.cast:
        raise ActionRefused("no-such-player", player=target)
    if target == person:
        raise ActionRefused("attacks-itself")


def defense_of(table: Table, attempt: Attempt) -> int | None:
    """The Defense of an attack's target; None for any other attempt, and where there is none."""
    return table.sheet(attempt.target).defense if attempt.target else None


def hides_defense(table: Table, attempt: Attempt) -> bool:
    """Whether an attack is against a Defense that only the GM knows."""
    sheet = table.sheet(attempt.target)
    return defense_of(table, attempt) is not None and not sheet.defense_told


def check_contested(
    context: ActionContext, person: str, others: tuple[str, ...]
) -> tuple[str, ...]:
    """Returns the contesting persons, each once. Refuses unknown persons and oneself."""
    for each in others:
        if each not in context.cast:
            raise ActionRefused("no-such-player", player=each)
        if each == person:
            raise ActionRefused("contests-itself")
    return tuple(dict.fromkeys(others))


def frame(request: ActionRequest) -> ActionResult:
    """The GM sets threshold and modifiers, as often as needed before the roll (AR 2.4, 3.1)."""
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    if attempt.stage not in ("announced", "framed"):
        raise ActionRefused("dice-are-rolled")
    given: dict[str, Any] = {
        name: value
        for name in ("hidden", "roll", "each", "once", "contested", "ability", "attributes",
                     "cost", "potential")
        if (value := getattr(form, name)) is not UNSET
    }  # fmt: skip
    if "attributes" in given:
        check_attributes(context, form.attributes)
    if "contested" in given:
        given["contested"] = check_contested(context, attempt.person, form.contested)
    if "ability" in given:
        sheet = context.table.sheet(attempt.person)
        given["ability"] = rolls.spelling_of(sheet, form.ability) or form.ability.strip()
    if "cost" in given:
        context.give_back(attempt.person, attempt.paid)
        given["paid"] = context.charge(attempt.person, form.cost)
    if attempt.stage == "announced":
        given.setdefault("hidden", hides_defense(context.table, attempt))
    threshold = _threshold(context, attempt, form)
    attempt = context.put(attempt, stage="framed", threshold=threshold, **given)
    who = context.ref(attempt.person, attempt.name)
    context.log_secret(
        attempt.hidden,
        "framed",
        ("framed-hidden", {"person": who}),
        person=who,
        threshold=attempt.threshold,
    )
    sums = [sum(attempt.roll), sum(attempt.each), sum(attempt.once)]
    if any(sums):
        roll, each, once = (f"{number:+}" for number in sums)
        context.log("modifiers", person=who, roll=roll, each=each, once=once)
    if attempt.contested:
        context.log(
            "contested", person=who, others=[context.ref(each) for each in attempt.contested]
        )
    return context.done()


def _threshold(context: ActionContext, attempt: Attempt, form: Framed) -> int:
    """Returns the GM's number, else the earlier one, the Defense of the target, or the usual
    one."""
    if form.threshold is not UNSET:
        return form.threshold
    if attempt.stage == "framed":
        return attempt.threshold
    return defense_of(context.table, attempt) or USUAL_THRESHOLD


def roll(request: ActionRequest) -> ActionResult:
    """Rolls the announced dice, at most the Potential; a struggle is 1d4 (AR 2.3, 9.1)."""
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    context.check_mine(attempt.person, attempt.name)
    if attempt.stage != "framed":
        raise ActionRefused("dice-are-rolled" if attempt.faces else "not-framed")
    sheet = context.table.sheet(attempt.person)
    pool = rolls.pool(sheet, attempt.ability, attempt.attributes, attempt.potential)
    if form.dice > pool.most:
        raise ActionRefused(
            "struggle-is-one" if pool.struggle else "above-potential", most=pool.most
        )
    faces = tuple(request.chance.die(pool.sides) for _ in range(form.dice))
    attempt = context.put(
        attempt, struggle=pool.struggle, sides=pool.sides, faces=faces, uses=(None,) * form.dice
    )
    context.log(
        "struggled" if pool.struggle else "rolled",
        {"dice": [{"sides": pool.sides, "faces": [face]} for face in faces],
         "attempt": attempt.id, "roll": sum(attempt.roll)},
        person=context.ref(attempt.person, attempt.name),
        text=attempt.intent,
        dice=form.dice,
        sides=pool.sides,
        faces=list(faces),
        ones=attempt.ones,
    )  # fmt: skip
    resolve.after_ones(context, attempt)
    return context.done()


def cancel(request: ActionRequest) -> ActionResult:
    """Cancels an attempt: a player their own before the roll, the GM any at any time (AR 8.2, 8.3).

    Attempts in its openings go with it. Points of attempts not rolled yet are given back.
    """
    context, form = ActionContext(request), request.form
    attempt = context.attempt(form.attempt)
    context.check_mine(attempt.person, attempt.name)
    if attempt.faces and not request.actor.handler:
        raise ActionRefused("dice-are-rolled")
    context.log("cancelled", person=context.ref(attempt.person, attempt.name), text=attempt.intent)
    _drop(context, attempt)
    return context.done()


def _drop(context: ActionContext, attempt: Attempt) -> None:
    for child in context.table.children(attempt.id):
        _drop(context, child)
    context.drop(attempt)
    above = context.table.attempts.get(attempt.under or "")
    if not attempt.faces:
        context.give_back(attempt.person, attempt.paid)
        if above is not None:
            mine = next(o for o in above.openings if o.person == attempt.person)
            resolve.take_back(context, above, mine, attempt.cost)
    resolve.resume_parent(context, attempt)
