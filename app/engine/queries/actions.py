"""The query `actions`: everything a unit can do, what it costs, and why not now (FS C 3.15)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from app.engine.access import check_owner
from app.engine.commands.combat.action_costs import check_can_act, would_overheat
from app.engine.params import Id
from app.engine.queries.choices import CHOICES_BY_EFFECT, Choice, UnitChoices, refusal_of
from app.engine.queries.registry import Query, QueryContext, as_free_action, disclosed_unit, query
from app.engine.refusals import Refusal
from app.rules.frame_state.combat.content import ACTIONS


class ActionsQuery(Query, frozen=True, kw_only=True):
    """A unit. `free`: list also what the Handler could let it do out of turn and at no cost."""

    unit: Id
    free: bool = False


#: Commands that the Handler can grant a unit out of turn and at no cost.
FREE: Final = frozenset(
    {
        "action.cool",
        "action.mend",
        "action.repair",
        "action.stabilise",
        "action.survey",
        "attack.declare",
        "module.use",
        "unit.move",
    }
)


def _cost(context: QueryContext, q: ActionsQuery) -> int:  # noqa: ARG001
    """Estimates the work by the number of units that an action could be about."""
    return 20_000 + 200 * len(context.scene.units)


@query("actions", cost=_cost)
def actions(context: QueryContext, q: ActionsQuery) -> dict[str, Any]:
    """Returns what a unit can do, what it costs, and why it cannot just now (FS C 3.15).

    `command` does it, once the player adds what is missing: a path, a target, a text. `reason`: why
    it cannot be done now. `warns`: it can be done, with this result. Both are `{"code", "params"}`
    or null. `most`: the most steps that it can take.
    """
    unit = disclosed_unit(context, q.unit)
    ownership_refusal = refusal_of(lambda: check_owner(context.role, context.seat, unit))
    own_choices = UnitChoices(context, unit)
    if not q.free:
        return {
            "actions": [
                _choice_view(own_choices, each, ownership_refusal) for each in own_choices.choices()
            ]
        }
    free_choices = UnitChoices(as_free_action(context), unit)
    return {
        "actions": [
            _choice_view(
                each, _as_free_choice(choice) if each is free_choices else choice, ownership_refusal
            )
            for action in ACTIONS.values()
            for each in (own_choices, free_choices)
            for choice in CHOICES_BY_EFFECT[action.effect](each, action)
            if (choice.command["type"] in FREE) == (each is free_choices)
        ]
    }


def _as_free_choice(choice: Choice) -> Choice:
    """Returns the choice as a free action."""
    return replace(choice, command={**choice.command, "free": True})


def _choice_view(
    unit_choices: UnitChoices, choice: Choice, ownership_refusal: Refusal | None
) -> dict[str, Any]:
    action, subject, unit = choice.action, choice.subject, unit_choices.unit
    state_refusal = None if choice.while_carried else refusal_of(lambda: check_can_act(unit))
    refusal = (
        ownership_refusal
        or state_refusal
        or next((each for each in unit_choices.refusals(choice) if each), None)
    )
    warning = choice.warning if refusal is None else None
    if (
        refusal is None
        and unit_choices.context.scene.conflict is not None
        and would_overheat(unit, choice.energy)
    ):
        warning = unit_choices.refusal("would-overheat")
    return {
        "id": action.id if subject is None else f"{action.id}:{subject['id']}",
        "action": action.id,
        "name": action.name,
        "text": action.text,
        "group": action.group,
        "of": subject,
        "steps": choice.steps,
        "most": choice.max_steps or choice.steps,
        "energy": choice.energy,
        "command": choice.command,
        "available": refusal is None,
        "reason": _reason_view(refusal),
        "warns": _reason_view(warning),
    }


def _reason_view(refusal: Refusal | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {"code": refusal.refused.code, "params": dict(refusal.refused.params)}
