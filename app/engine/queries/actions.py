"""What a unit can do now: every action of the content, what it costs, and why not (combat 3)."""

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
    """A unit; `free`: as the Handler could let it act, out of turn and at no cost."""

    unit: Id
    free: bool = False


#: Commands that the Handler can let a unit do out of turn and at no cost.
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


def _cost(asked: QueryContext, q: ActionsQuery) -> int:  # noqa: ARG001
    """By the units that an action could be about."""
    return 20_000 + 200 * len(asked.scene.units)


@query("actions", cost=_cost)
def actions(asked: QueryContext, q: ActionsQuery) -> dict[str, Any]:
    """What a unit can do, what it costs, and why not just now.

    `command` does it, but for what only the player can say (a path, a target, a text). `reason`:
    why it cannot be done now, `warns`: it can, and what would come of it, each `{"code", "params"}`
    or null. `most`: the steps it can take when it can take more.
    """
    unit = disclosed_unit(asked, q.unit)
    general = refusal_of(lambda: check_owner(asked.role, asked.seat, unit))
    able = UnitChoices(asked, unit)
    if not q.free:
        return {"actions": [_shown(able, each, general) for each in able.choices()]}
    free = UnitChoices(as_free_action(asked), unit)
    return {
        "actions": [
            _shown(each, _freed(choice) if each is free else choice, general)
            for action in ACTIONS.values()
            for each in (able, free)
            for choice in CHOICES_BY_EFFECT[action.effect](each, action)
            if (choice.command["type"] in FREE) == (each is free)
        ]
    }


def _freed(choice: Choice) -> Choice:
    """The same, to be done freely."""
    return replace(choice, command={**choice.command, "free": True})


def _shown(able: UnitChoices, choice: Choice, general: Refusal | None) -> dict[str, Any]:
    action, of, unit = choice.action, choice.of, able.unit
    here = None if choice.aboard else refusal_of(lambda: check_can_act(unit))
    bar = general or here or next((each for each in able.bars(choice) if each), None)
    warns = choice.warns if bar is None else None
    if (
        bar is None
        and able.asked.scene.conflict is not None
        and would_overheat(unit, choice.energy)
    ):
        warns = able.no("would-overheat")
    return {
        "id": action.id if of is None else f"{action.id}:{of['id']}",
        "action": action.id,
        "name": action.name,
        "text": action.text,
        "group": action.group,
        "of": of,
        "steps": choice.steps,
        "most": choice.most or choice.steps,
        "energy": choice.energy,
        "command": choice.command,
        "available": bar is None,
        "reason": _reason(bar),
        "warns": _reason(warns),
    }


def _reason(refusal: Refusal | None) -> dict[str, Any] | None:
    if refusal is None:
        return None
    return {"code": refusal.refused.code, "params": dict(refusal.refused.params)}
