"""What an action costs: steps and energy, and whether a unit may act (frame-state-combat 1, 3, 5).

Outside a conflict nothing is counted. Energy of a plain unit is only short or not; a frame whose
energy is all gone overheats when it uses some: the action fails, and nothing is spent.
"""

from __future__ import annotations

from typing import Any

from app.engine.combat.reaction_eligibility import attack_bar, may_act_now, reaction_bar
from app.engine.commands.draft import Draft, PendingLine, unit_ref
from app.engine.commands.registry import UnitCommand
from app.engine.refusals import Refusal
from app.engine.state.state import Scene, Unit, World
from app.engine.visibility.knowledge import Viewer
from app.rules.geometry.hexes import Cell


class TurnAction(UnitCommand, frozen=True, kw_only=True):
    """What a unit does in its turn and pays for; `free`: out of turn and at no cost, as only the
    Handler can say."""

    free: bool = False


def turn_refusal(scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Why it is not this unit's turn: "not-your-turn" or "no-turn", as far as the asker may know;
    it always is outside a conflict."""
    conflict = scene.conflict
    if conflict is None or conflict.active == unit.id:
        return None
    active = viewer.scene(scene).conflict
    who = active.active if active else None
    other = scene.units.get(who) if who else None
    params: dict[str, Any] = {"unit": unit_ref(unit), "segment": conflict.segment}
    data: dict[str, Any] = {"segment": conflict.segment, "unit": who}
    if other is not None:
        return Refusal("not-your-turn", data, active=unit_ref(other), **params)
    return Refusal("no-turn", data, **params)


def acting_refusal(world: World, scene: Scene, viewer: Viewer, unit: Unit) -> Refusal | None:
    """Why a unit cannot act now, whatever it would do: "not-your-turn" or "no-turn" unless it is
    its turn (see `turn_refusal`) or its reaction, "attack-pending", "reaction-pending"."""
    bar = None if may_act_now(world, scene, unit) else turn_refusal(scene, viewer, unit)
    return bar or attack_bar(world, unit) or reaction_bar(world, scene, viewer, unit)


def check_turn(draft: Draft, unit: Unit) -> None:
    """Refusal as `acting_refusal` says."""
    bar = acting_refusal(draft.state.world, draft.scene, draft.viewer, unit)
    if bar is not None:
        with draft.overridable():
            raise bar


def check_in_own_turn(draft: Draft, unit: Unit) -> None:
    """Refusal "one-step-only" of what costs no step: nobody reacts with that."""
    conflict = draft.scene.conflict
    if conflict is not None and conflict.active != unit.id:
        with draft.overridable():
            raise Refusal("one-step-only", unit=unit_ref(unit), need=0)


def check_nothing_pending(draft: Draft, unit: Unit) -> None:
    """Refusal "attack-pending" or "reaction-pending": a turn does not end, nor another begin, nor
    does anybody act freely, while what was begun is not over."""
    world = draft.state.world
    bar = attack_bar(world, unit) or reaction_bar(world, draft.scene, draft.viewer, unit)
    if bar is not None:
        with draft.overridable():
            raise bar


def check_can_act(unit: Unit) -> Cell:
    """Where the unit is; Refusal "not-on-map" or "destroyed"."""
    if unit.at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    if unit.destroyed:
        raise Refusal("destroyed", unit=unit_ref(unit))
    return unit.at


def check_may_take_action(
    draft: Draft, unit: Unit, *, staggered: bool = False, free: bool = False, granted: bool = False
) -> None:
    """Refusal "not-on-map", "destroyed", "not-your-turn" or "no-turn", and "staggered" unless the
    action is one for a `staggered` unit too, or the Handler grants it (`granted`); `free`: as for a
    `TurnAction`."""
    check_can_act(unit)
    check_free_action(draft, free)
    if free:
        check_nothing_pending(draft, unit)
    else:
        check_turn(draft, unit)
    if not staggered:
        with draft.overridable(granted=granted):
            check_not_staggered(unit)


def check_free_action(draft: Draft, free: bool) -> None:
    """Refusal "handler-only" of what is to be free."""
    if free and not draft.runs_the_table:
        raise Refusal("handler-only")


def free_action_lines(draft: Draft, unit: Unit, free: bool) -> list[PendingLine]:
    """That the Handler overruled turn and cost, where they are counted."""
    if not free or draft.scene.conflict is None:
        return []
    return [draft.unit_line(unit, "overruled.deed", "overrule")]


def check_not_staggered(unit: Unit) -> None:
    """Refusal "staggered": such a unit only stabilises."""
    if unit.staggered:
        raise Refusal("staggered", unit=unit_ref(unit))


def cost_refusal(unit: Unit, steps: int, energy: int, *, anyway: bool = False) -> Refusal | None:
    """Why a unit cannot pay in a conflict: "no-steps", "overheated", "no-energy", or for a frame
    with no energy at all "would-overheat", unless it is to try `anyway`."""
    ref = unit_ref(unit)
    if unit.steps < steps:
        return Refusal("no-steps", unit=ref, left=unit.steps, need=steps)
    if not energy:
        return None
    if unit.overheated:
        return Refusal("overheated", unit=ref)
    if would_overheat(unit, energy):
        return None if anyway else Refusal("would-overheat", unit=ref)
    if unit.energy < energy:
        return Refusal("no-energy", unit=ref, left=unit.energy, need=energy)
    return None


def would_overheat(unit: Unit, energy: int) -> bool:
    """Whether using so much energy now overheats the unit instead."""
    return bool(energy) and unit.frame is not None and unit.energy == 0


def fields_after_paying(
    draft: Draft, unit: Unit, steps: int, energy: int, anyway: bool, free: bool = False
) -> dict[str, Any] | None:
    """The fields of a unit that has paid; None when it tries and only overheats (then call
    `overheat` and do nothing more). Refusal as `cost_refusal` says, "one-step-only" for a reaction.
    Its movement ends with whatever else it does (frame-state 5.3), but for what is `free`. Who is
    let off pays what there is. Nothing is written here."""
    if draft.scene.conflict is None or free:
        return {}
    with draft.overridable():
        if steps > 1 and draft.scene.conflict.active != unit.id:
            raise Refusal("one-step-only", unit=unit_ref(unit), need=steps)
    bar = cost_refusal(unit, steps, energy, anyway=anyway)
    if bar is not None:
        with draft.overridable():
            raise bar
    if would_overheat(unit, energy) and bar is None:
        return None
    return {**steps_and_energy_left(unit, steps, energy), "movement": None}


def steps_and_energy_left(unit: Unit, steps: int, energy: int) -> dict[str, int]:
    """What a unit has left of both; who is let off for having too little pays what there is."""
    return {"steps": max(0, unit.steps - steps), "energy": max(0, unit.energy - energy)}


def overheat(draft: Draft, unit: Unit, code: str = "unit.overheats") -> Unit:
    """The unit overheats; nothing when it has already."""
    if unit.overheated:
        return unit
    return draft.set_unit("unit.acted", unit, draft.unit_line(unit, code, "turn"), overheated=True)


def pay(
    draft: Draft,
    unit: Unit,
    steps: int,
    energy: int,
    anyway: bool,
    *say: PendingLine,
    **values: Any,
) -> Unit | None:
    """Take the cost of an action, with its lines and what else it sets of the unit.

    The unit as it is now, or None: it tried and overheated, which is told, and nothing else came
    of it. Refusals as `cost_refusal` says.
    """
    paid = fields_after_paying(draft, unit, steps, energy, anyway)
    if paid is None:
        overheat(draft, unit)
        return None
    return draft.set_unit("unit.acted", unit, *say, **{**paid, **values})
