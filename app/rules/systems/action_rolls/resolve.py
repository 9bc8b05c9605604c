"""Resolution of an attempt: the automatic steps up to the next decision (AR 8.1).

Order: announced, dice said, rolled, ones, openings resolved, success and extras judged, extras
spent, mistakes, effects.
"""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.systems.action_rolls import rolls
from app.rules.systems.action_rolls.action_context import ActionContext
from app.rules.systems.action_rolls.state import KEPT_RESULTS, Attempt, Opening, Result, Table
from app.rules.systems.base import Player, Players


def judgement(attempt: Attempt) -> rolls.Judgement:
    """Success and extras of a rolled attempt, as its numbers are now."""
    return rolls.judge(attempt.faces, sum(attempt.roll), attempt.threshold)


def free_to_act(table: Table, cast: Players) -> list[Player]:
    """Returns the persons who can act in an opening: alive, no action in resolution, action points
    left.

    The person who opened it is in resolution, and so are all whose openings led to it, so only
    others can act (AR 7.1, 11.2).
    """
    return [
        player
        for player in cast.values()
        if "dead" not in table.sheet(player.id).states
        and table.sheet(player.id).points != 0
        and table.attempt_of(player.id) is None
    ]


def after_ones(context: ActionContext, attempt: Attempt) -> None:
    """Ones of a contested action wait for the GM; others are mistakes, and it is judged (AR
    7.4)."""
    if attempt.ones and attempt.contested and free_to_act(context.table, context.cast):
        context.put(attempt, stage="ones")
        return
    if attempt.ones:
        context.log(
            "ones-are-mistakes",
            person=context.ref(attempt.person, attempt.name),
            count=attempt.ones,
        )
    after_judging(context, attempt)


def spend_in(context: ActionContext, attempt: Attempt, opening: Opening, cost: int) -> Attempt:
    """Spend points in an opening, which closes with its last one, or with one's own last."""
    spent = replace(opening, spent=opening.spent + cost)
    over = spent.left == 0 or context.table.sheet(opening.person).points == 0
    return put_opening(context, attempt, replace(spent, closed=over))


def take_back(context: ActionContext, attempt: Attempt, opening: Opening, cost: int) -> Attempt:
    """Gives points back to an opening and reopens it."""
    back = replace(opening, spent=max(0, opening.spent - cost), closed=False)
    return put_opening(context, attempt, back)


def put_opening(context: ActionContext, attempt: Attempt, opening: Opening) -> Attempt:
    """Keep an opening, changed."""
    openings = tuple(opening if o.person == opening.person else o for o in attempt.openings)
    return context.put(attempt, openings=openings)


def after_openings(context: ActionContext, attempt: Attempt) -> None:
    """Once all who may act first have done so, the GM judges."""
    acting = any(not opening.closed for opening in attempt.openings)
    if attempt.stage == "openings" and not acting and not context.table.children(attempt.id):
        context.put(attempt, stage="judging")


def after_judging(context: ActionContext, attempt: Attempt) -> None:
    """Say whether it succeeds, and have the extras spent."""
    judged = judgement(attempt)
    who = context.ref(attempt.person, attempt.name)
    if judged.primary is not None:
        params = {"person": who, "value": judged.values[judged.primary],
                  "extras": len(judged.extras)}  # fmt: skip
        context.log_secret(
            attempt.hidden,
            "succeeded",
            ("succeeded-hidden", params),
            **params,
            threshold=attempt.threshold,
        )
    else:
        context.log_secret(
            attempt.hidden,
            "failed",
            ("failed-hidden", {"person": who}),
            person=who,
            threshold=attempt.threshold,
        )
    uses = tuple(use if at in judged.extras else None for at, use in enumerate(attempt.uses))
    after_extras(context, context.put(attempt, uses=uses))


def unspent(attempt: Attempt) -> list[int]:
    """Returns the positions of extras without a chosen function."""
    return [at for at in judgement(attempt).extras if attempt.uses[at] is None]


def after_extras(context: ActionContext, attempt: Attempt) -> None:
    """Wait for the next extra to be spent, then for the GM's mistakes, then ends it."""
    if unspent(attempt):
        context.put(attempt, stage="extras")
    elif attempt.mistakes:
        context.put(attempt, stage="mistakes")
    else:
        finish(context, attempt)


def effect_of(attempt: Attempt) -> int | None:
    """Returns the effect, or None without success: the primary die and the extras spent on it.

    Extras without a chosen function count for it (AR 5.3, 6.1).
    """
    judged = judgement(attempt)
    if judged.primary is None:
        return None
    counted = [judged.values[judged.primary]]
    for at in judged.extras:
        use = attempt.uses[at]
        if use is None or use.to == "effect":
            counted.append(judged.values[at])
    return rolls.effect(counted, sum(attempt.each), sum(attempt.once))


def finish(context: ActionContext, attempt: Attempt, mistake: str = "") -> None:
    """The attempt ends with its effects; one made in an opening gives way to the one above."""
    judged, effect = judgement(attempt), effect_of(attempt)
    if effect is not None:
        context.log(
            "effect",
            person=context.ref(attempt.person, attempt.name),
            text=attempt.intent,
            effect=effect,
        )
    result = Result(
        attempt.id, attempt.person, attempt.name, attempt.intent, judged.success, effect,
        attempt.sides, attempt.faces, judged.values, attempt.threshold, attempt.hidden,
        attempt.uses, attempt.mistakes, mistake,
    )  # fmt: skip
    context.drop(attempt)
    results = (*context.table.results, result)[-KEPT_RESULTS:]
    context.table = replace(context.table, results=results)
    resume_parent(context, attempt)


def resume_parent(context: ActionContext, attempt: Attempt) -> None:
    """Continues the attempt in whose opening this one was made (AR 11.2)."""
    above = context.table.attempts.get(attempt.under or "")
    if above is not None:
        after_openings(context, above)
