"""The query `actions`: everything a unit can do, what it costs, and why not now (FS C 3.15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Final

from typing_extensions import TypedDict

from app.engine.access import check_owner
from app.engine.combat.acting import check_can_act, would_overheat
from app.engine.params import Id
from app.engine.queries.choices import (
    CHOICES_BY_EFFECT,
    ActionSubject,
    Choice,
    UnitChoices,
    refusal_of,
)
from app.engine.queries.registry import Query, QueryContext, as_free_action, disclosed_unit, query
from app.engine.refusals import BarView, Refusal, bar_view
from app.engine.views.builds import PriceView
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.content import ACTIONS
from app.rules.json_types import Doc, SchemaName


class ActionsQuery(Query, frozen=True, kw_only=True):
    """A unit."""

    unit: Id
    free: Annotated[
        bool, Doc("list also what the Handler could let it do out of turn and at no cost")
    ] = False


class PlaceNeedView(TypedDict):
    """The hex that an action is used on."""

    range: Annotated[int, Doc("hexes away that it may be")]
    sight: Annotated[bool, Doc("it must be in sight")]
    radius: Annotated[int, Doc("hexes around it that the effect covers too")]


Reason = Annotated[BarView, SchemaName("ActionsReason")]


class ActionView(TypedDict):
    """Something that a unit can do."""

    id: str
    action: Annotated[str, Doc("the action, by id")]
    name: str
    text: str
    group: Annotated[str, Doc("the group in which lists show it")]
    of: Annotated[ActionSubject | None, Doc("the weapon or expansion that it is about; null: none")]
    steps: Annotated[int, Doc("steps that it costs")]
    most: Annotated[int, Doc("the most steps that it can take")]
    energy: Annotated[int, Doc("energy that it costs")]
    anew: Annotated[
        PriceView | None,
        Doc(
            "of a movement that goes on: the price of a new one instead (`new` of `unit.move`); "
            "null where it cannot be begun or there is no rest of one"
        ),
    ]
    command: Annotated[
        dict[str, Any],
        Doc("does it, once the fields in `missing` are added"),
    ]
    missing: Annotated[
        list[str],
        Doc(
            "fields of `command` that the sender adds before it sends it: `path` of `unit.move`, "
            "`at` of `attack.declare`, `text` of `action.ask`; empty: it is complete",
            ["path"],
        ),
    ]
    place: Annotated[
        PlaceNeedView | None, Doc("what the hex `at` of the command must be; null: it names none")
    ]
    available: Annotated[bool, Doc("it is possible now")]
    reason: Annotated[Reason | None, Doc("why it cannot be done now")]
    warns: Annotated[
        Reason | None, Doc("it can be done, with this result; the command then needs `anyway`")
    ]
    of_no_use: Annotated[
        Reason | None, Doc("it can be done, but has no use now, for this reason; it needs no flag")
    ]


class ActionsAnswer(TypedDict):
    """Everything that a unit can do."""

    actions: Annotated[list[ActionView], Doc("all actions of the unit")]


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

#: The field that the sender adds to a command of an action, by the type of the command.
ADDED: Final = {
    "action.ask": "text",
    "attack.declare": "at",
    "pilot.alight": "at",
    "pilot.board": "frame",
    "unit.move": "path",
}


def _cost(context: QueryContext, q: ActionsQuery) -> int:  # noqa: ARG001
    """Estimates the work by the number of units that an action could be about."""
    return 20_000 + 200 * len(context.scene.units)


@query("actions", cost=_cost)
def actions(context: QueryContext, q: ActionsQuery) -> ActionsAnswer:
    """Lists everything that a unit can do, with its cost in steps and energy (FS C 3.15).

    An action that cannot be done now is listed too: `available` is false, and `reason` says why.
    Each has the `command` that does it, and in `missing` the fields that the sender must add first.
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
) -> ActionView:
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
    place = _place_view(choice)
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
        "anew": None
        if choice.anew is None or refusal is not None
        else {"steps": choice.anew.steps, "energy": choice.anew.energy},
        "command": choice.command,
        "missing": _missing_fields(choice.command, place),
        "place": place,
        "available": refusal is None,
        "reason": bar_view(refusal),
        "warns": bar_view(warning),
        "of_no_use": bar_view(choice.of_no_use if refusal is None else None),
    }


def _missing_fields(command: Mapping[str, Any], place: PlaceNeedView | None) -> list[str]:
    """Returns the fields that a command needs and does not have yet."""
    field = "at" if place is not None else ADDED.get(command["type"])
    return [] if field is None or field in command else [field]


def _place_view(choice: Choice) -> PlaceNeedView | None:
    """Returns what the hex of an expansion must be; None for any other choice."""
    place = content.module_place(str(choice.command.get("module", "")))
    if place is None:
        return None
    return {"range": place.range, "sight": place.sight, "radius": place.radius}
