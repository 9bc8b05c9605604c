"""The choices of a unit: each action that it has, with cost and refusal (FS C 3.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from typing_extensions import TypedDict

from app.engine.access import runs_the_table
from app.engine.combat.acting import (
    acting_refusal,
    check_not_staggered,
    cost_refusal,
    used_up_refusal,
)
from app.engine.combat.carriers import alight_refusal, carriers_in_reach
from app.engine.combat.conditions import condition_ref
from app.engine.combat.fighters import numbers_of
from app.engine.combat.reaction_eligibility import leftover_step_refusal
from app.engine.combat.requests import MOST_REQUESTS, requests_of
from app.engine.combat.sides import are_foes
from app.engine.combat.upkeep import can_be_repaired, check_beside, check_can_regain_stability
from app.engine.queries.registry import QueryContext, viewing_group
from app.engine.queries.vain_actions import vain_module, vain_stay_aloft, vain_survey
from app.engine.refusals import Refusal
from app.engine.rounds.movement import (
    MovementBudget,
    budget_for,
    check_can_pay_movement,
    check_may_move,
    descent_cells,
    descent_refusal,
    mover_of,
    no_speed_refusal,
    on_foot_refusal,
)
from app.engine.state.references import unit_ref
from app.engine.state.unit import Mode, Unit
from app.engine.visibility.stat_redaction import disclosure_for
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.content import ACTIONS, Action
from app.rules.geometry.reach import start_refusal


class ActionSubject(TypedDict):
    """The weapon, module, unit or condition that an action is about."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a unit could do: an action of the content, and the command that does it.

    `out_of_turn`: it may be done outside the unit's own turn. `while_carried`: it is for a unit
    that is carried, and so off the map.
    """

    action: Action
    command: dict[str, Any]
    steps: int
    energy: int
    #: whether the cost is known; else the Handler sets it
    priced: bool = field(default=True, kw_only=True)
    #: the weapon, module, unit or condition it is about: `{"id", "name"}`
    subject: ActionSubject | None = None
    max_steps: int = 0
    refusal: Refusal | None = None
    #: a refusal that counts only when there is no other
    final_refusal: Refusal | None = None
    out_of_turn: bool = False
    while_carried: bool = False
    #: the budget of a new movement instead of the rest of the last one, where the unit can pay it
    anew: MovementBudget | None = None
    #: it can be done, with this result
    warning: Refusal | None = None
    #: why it has no use now, although it can be done
    of_no_use: Refusal | None = None


def refusal_of(check: Callable[[], object]) -> Refusal | None:
    """Returns the refusal that a check raises, None when it passes."""
    try:
        check()
    except Refusal as refusal:
        return refusal
    return None


class UnitChoices:
    """The choices of one unit, and what refuses them, as far as the sender knows."""

    def __init__(self, context: QueryContext, unit: Unit) -> None:
        self.context = context
        self.unit = unit

    def choices(self) -> Iterator[Choice]:
        """Yields every choice that the unit has."""
        for action in ACTIONS.values():
            yield from CHOICES_BY_EFFECT[action.effect](self, action)

    def command_choices(self, action: Action, kind: str, **fields: Any) -> list[Choice]:
        """Returns the one choice of an action that every unit has."""
        command = {"type": kind, "unit": self.unit.id, **fields}
        return [Choice(action, command, action.steps, action.energy)]

    def move(self, action: Action, mode: Mode) -> list[Choice]:
        """A new movement, or going on with the last one at no further cost (FS 5.3.6)."""
        choices = [
            replace(each, final_refusal=self.stuck_refusal(mode))
            for each in self.command_choices(action, "unit.move", mode=mode)
        ]
        cost = budget_for(self.context.scene, self.unit, mode)
        if not cost.counted or cost.steps:
            refusal = no_speed_refusal(self.unit, mode, cost)
            refusal = refusal or on_foot_refusal(self.unit, mode, cost)
            if refusal is not None and mode == "flight":
                # A pilot on foot never flies; that reason comes before all others.
                action = replace(action, needs=())
            return [replace(each, action=action, refusal=refusal) for each in choices]
        continued = replace(action, needs=tuple(n for n in action.needs if n != "cool"))
        anew = budget_for(self.context.scene, self.unit, mode, new=True)
        affordable = refusal_of(lambda: check_can_pay_movement(self.unit, anew)) is None
        return [
            replace(each, action=continued, steps=0, energy=0, anew=anew if affordable else None)
            for each in choices
        ]

    def stuck_refusal(self, mode: Mode) -> Refusal | None:
        """Returns why a movement cannot begin: the unit is in the air, or a Hover on the ground."""
        scene, unit = self.context.scene, self.unit
        if unit.at is None:
            return None
        mover = mover_of(scene, unit, mode, budget_for(scene, unit, mode))
        why = start_refusal(scene.field, mover, mode)
        return None if why is None else self.refusal(why)

    def stabilise(self, action: Action) -> list[Choice]:
        """Regaining stability, also listed where there is nothing to regain (FS C 3.7)."""
        refusal = refusal_of(partial(check_can_regain_stability, self.unit))
        return [
            replace(each, refusal=refusal)
            for each in self.command_choices(action, "action.stabilise")
        ]

    def repair(self, action: Action) -> list[Choice]:
        """Repair of the unit itself and of each unit beside it (FS C 3.9)."""
        allowed = runs_the_table(self.context.role) or self.context.state.table.options.repairs
        targets = list(self.repairable_units())
        refusal = None if targets else self.refusal("nothing-to-repair")
        warning = None if allowed else Refusal("repairs-off")
        full = len(requests_of(self.context.state.world, self.unit)) >= MOST_REQUESTS
        final_refusal = None
        if full and not allowed:
            final_refusal = self.refusal("asked-enough", most=MOST_REQUESTS)
        choices = []
        for each in targets or [self.unit]:
            is_self = each is self.unit
            parameters = {} if is_self else {"target": each.id}
            subject: ActionSubject | None = None if is_self else {"id": each.id, "name": each.name}
            choices += [
                replace(
                    choice,
                    refusal=refusal,
                    final_refusal=final_refusal,
                    subject=subject,
                    warning=warning,
                )
                for choice in self.command_choices(action, "action.repair", **parameters)
            ]
        return choices

    def repairable_units(self) -> Iterator[Unit]:
        """Yields the units it could repair: itself, then those beside it that are no foes."""
        if self.unit.at is None:
            return
        others = [each for each in self.context.scene.units.values() if each.id != self.unit.id]
        for each in (self.unit, *others):
            beside = refusal_of(partial(check_beside, self.unit, each)) is None
            if (
                beside
                and not are_foes(each, self.unit)
                and not each.destroyed
                and self.damage_is_known(each)
            ):
                yield each

    def damage_is_known(self, unit: Unit) -> bool:
        """Returns whether a unit has damage to repair, as far as it is disclosed to the sender."""
        disclosure = disclosure_for(self.context.state, viewing_group(self.context), unit)
        return disclosure != "nothing" and can_be_repaired(unit)

    def descend(self, action: Action) -> list[Choice]:
        """Descent at no cost, where there is room below and descent left this turn (FS C 3.4)."""
        scene, unit, at = self.context.scene, self.unit, self.unit.at
        room = at is not None and descent_cells(scene, unit, at, 1)
        refusal = descent_refusal(scene, unit) if room else self.refusal("nothing-below")
        return [
            replace(each, refusal=refusal) for each in self.command_choices(action, "unit.descend")
        ]

    def improvise(self, action: Action) -> list[Choice]:
        """A request to the Handler; a unit has a limited number of them open (FS C 3.14)."""
        full = len(requests_of(self.context.state.world, self.unit)) >= MOST_REQUESTS
        refusal = self.refusal("asked-enough", most=MOST_REQUESTS) if full else None
        choices = self.command_choices(action, "action.ask")
        return [replace(each, refusal=refusal, priced=False) for each in choices]

    def cool(self, action: Action) -> list[Choice]:
        """Cooling, where the generator can (FS C 3.10)."""
        frame = self.unit.frame
        most = 0 if frame is None else content.generator(frame.build.generator).cools
        choices = self.command_choices(action, "action.cool", steps=1)
        return [replace(each, max_steps=most) for each in choices] if most else []

    def attack(self, action: Action) -> list[Choice]:
        """An attack with each weapon."""
        frame = self.unit.frame
        profiles = numbers_of(self.context.state.world, self.unit).profiles
        choices = []
        # What was used in an earlier turn is not why it cannot be used before the next one.
        may_act = self.acting_refusal() is None
        for weapon in () if frame is None else frame.build.weapons:
            profile = profiles[weapon.id]
            subject: ActionSubject = {"id": weapon.id, "name": weapon.name}
            refusal = used_up_refusal(self.context.scene, self.unit, profile) if may_act else None
            command = {"type": "attack.declare", "unit": self.unit.id, "weapon": weapon.id}
            costs = profile.steps.value, profile.energy.value
            choices.append(Choice(action, command, *costs, subject, refusal=refusal))
        return choices

    def modules(self, action: Action) -> list[Choice]:
        """Use of each expansion; without a step also in the turns of others (FS C 3.13)."""
        carried = () if self.unit.frame is None else self.unit.frame.build.modules
        hot = self.refusal("expansions-off") if self.unit.overheated else None
        action = replace(action, needs=tuple(n for n in action.needs if n != "cool"))
        return [
            Choice(
                action,
                {"type": "module.use", "unit": self.unit.id, "module": each.id},
                each.steps,
                each.energy,
                {"id": each.id, "name": each.name},
                refusal=hot,
                out_of_turn=not each.steps,
                of_no_use=vain_module(self.context, self.unit, each.id),
            )
            for each in carried
        ]

    def stay_aloft(self, action: Action) -> list[Choice]:
        """Staying aloft, also where the unit stays up anyway (FS 6.6)."""
        vain = vain_stay_aloft(self.context, self.unit)
        choices = self.command_choices(action, "unit.stay_aloft")
        return [replace(each, of_no_use=vain) for each in choices]

    def survey(self, action: Action) -> list[Choice]:
        """A survey, also where it can find nothing (FS C 3.11)."""
        choices = self.command_choices(action, "action.survey")
        return [replace(each, of_no_use=vain_survey(self.context, self.unit)) for each in choices]

    def end_conditions(self, action: Action) -> list[Choice]:
        """Ending each condition that steps end (FS C 3.12)."""
        return [
            Choice(
                action,
                {"type": "action.mend", "unit": self.unit.id, "condition": place},
                each.mend,
                0,
                {"id": str(place), "name": condition_ref(each)["name"]},
            )
            for place, each in enumerate(self.unit.conditions)
            if each.mend
        ]

    def react(self, action: Action) -> list[Choice]:
        """A reaction, in a conflict and outside the unit's own turn (FS C 3.20)."""
        conflict = self.context.scene.conflict
        if conflict is None or conflict.active == self.unit.id:
            return []
        return [
            replace(each, out_of_turn=True)
            for each in self.command_choices(action, "reaction.claim")
        ]

    def board(self, action: Action) -> list[Choice]:
        """Boarding each frame in reach, for a pilot on foot (FS C 5.61)."""
        unit = self.unit
        if unit.pilot_of is None or unit.carried_by is not None:
            return []
        near = carriers_in_reach(self.context.scene, unit)
        if not near:
            choices = self.command_choices(action, "pilot.board")
            return [replace(each, refusal=self.refusal("no-frame-near")) for each in choices]
        return [
            replace(each, subject={"id": frame.id, "name": frame.name})
            for frame in near
            for each in self.command_choices(action, "pilot.board", frame=frame.id)
        ]

    def alight(self, action: Action) -> list[Choice]:
        """Stepping off, for a pilot on a frame (FS C 5.61)."""
        context, unit = self.context, self.unit
        if unit.carried_by not in context.scene.units:
            return []
        refusal = alight_refusal(context.state.world, context.scene, context.viewer, unit)
        choices = self.command_choices(action, "pilot.alight")
        return [
            replace(each, refusal=refusal, while_carried=True, out_of_turn=True) for each in choices
        ]

    # -- refusals -----------------------------------------------------------------------------

    def refusal(self, code: str, **params: Any) -> Refusal:
        """Returns a refusal about this unit."""
        return Refusal(code, unit=unit_ref(self.unit), **params)

    def refusals(self, choice: Choice) -> Iterator[Refusal | None]:
        """Yields each check's refusal or None, the most specific first."""
        scene, unit = self.context.scene, self.unit
        for need in choice.action.needs:
            if need in _NEEDS:
                yield _NEEDS[need](self)
        yield choice.refusal
        if not choice.out_of_turn:
            yield self.acting_refusal()
            conflict = scene.conflict
            if conflict is not None and conflict.active != unit.id and choice.steps != 1:
                yield self.refusal("one-step-only", need=choice.steps)
        if scene.conflict is not None and choice.priced:
            yield cost_refusal(unit, choice.steps, choice.energy, anyway=True)
        yield choice.final_refusal

    def acting_refusal(self) -> Refusal | None:
        """Returns why the unit may not act now, None if it may."""
        context = self.context
        return acting_refusal(context.state.world, context.scene, context.viewer, self.unit)

    def movement_refusal(self) -> Refusal | None:
        """Returns "staggered" unless the unit moves all the same (FS C 2.28)."""
        return refusal_of(lambda: check_may_move(self.context.scene, self.unit))

    def balance_refusal(self) -> Refusal | None:
        """Returns "staggered" where the unit is (FS C 3.7)."""
        return refusal_of(lambda: check_not_staggered(self.unit))

    def heat_refusal(self) -> Refusal | None:
        """Returns "overheated" where the unit is (FS C 5.20)."""
        return self.refusal("overheated") if self.unit.overheated else None

    def leftover_step_refusal(self) -> Refusal | None:
        """Returns why the unit has no step left to react with (FS C 3.20)."""
        context = self.context
        return leftover_step_refusal(context.state.world, context.scene, context.viewer, self.unit)

    def flown_refusal(self) -> Refusal | None:
        """Returns "has-not-flown" in a conflict, unless the unit flew since its turn began."""
        free = self.context.scene.conflict is None or self.unit.flown
        return None if free else self.refusal("has-not-flown")

    def airborne_refusal(self) -> Refusal | None:
        """Returns "not-in-air" where the unit is supported."""
        return self.refusal("not-in-air") if self.context.scene.is_supported(self.unit) else None


#: effect of an action -> the choices that a unit has of it; every effect is listed
CHOICES_BY_EFFECT: Final[dict[str, Callable[[UnitChoices, Action], list[Choice]]]] = {
    "move": lambda choices, action: choices.move(action, "ground"),
    "fly": lambda choices, action: choices.move(action, "flight"),
    "stay": UnitChoices.stay_aloft,
    "survey": UnitChoices.survey,
    "descend": UnitChoices.descend,
    "improvise": UnitChoices.improvise,
    "attack": UnitChoices.attack,
    "stabilise": UnitChoices.stabilise,
    "cool": UnitChoices.cool,
    "mend": UnitChoices.end_conditions,
    "repair": UnitChoices.repair,
    "module": UnitChoices.modules,
    "react": UnitChoices.react,
    "board": UnitChoices.board,
    "alight": UnitChoices.alight,
}
#: need of an action -> why it is not met; other needs are met whenever the choice is listed
_NEEDS: Final[dict[str, Callable[[UnitChoices], Refusal | None]]] = {
    "moves": UnitChoices.movement_refusal,
    "steady": UnitChoices.balance_refusal,
    "cool": UnitChoices.heat_refusal,
    "flown": UnitChoices.flown_refusal,
    "leftover": UnitChoices.leftover_step_refusal,
    "airborne": UnitChoices.airborne_refusal,
}
