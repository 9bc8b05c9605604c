"""What an action costs in steps and energy: checks and payment.

The rules are FS C 1.6, FS C 3.1 and FS C 5.20. Outside a conflict nothing is counted. A frame that
uses energy with none left overheats: the action fails, and nothing is spent. A unit without a build
is refused instead.
"""

from __future__ import annotations

from typing import Annotated, Any

from app.engine.combat.acting import (
    acting_refusal,
    check_can_act,
    check_not_staggered,
    cost_refusal,
    steps_and_energy_left,
    would_overheat,
)
from app.engine.combat.reaction_eligibility import (
    open_attack_refusal,
    other_reaction_refusal,
)
from app.engine.commands.draft import Draft
from app.engine.commands.registry import HANDLER_ONLY, UnitCommand
from app.engine.refusals import Refusal
from app.engine.state.references import unit_ref
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine


class TurnAction(UnitCommand, frozen=True, kw_only=True):
    """An action that a unit takes in its turn and pays for.

    `free` (Handler only): out of turn and at no cost.
    """

    free: Annotated[bool, HANDLER_ONLY] = False


def check_turn(draft: Draft, unit: Unit) -> None:
    """Raises the refusal of `acting_refusal`."""
    refusal = acting_refusal(draft.state.world, draft.scene, draft.viewer, unit)
    if refusal is not None:
        with draft.overridable():
            raise refusal


def check_in_own_turn(draft: Draft, unit: Unit) -> None:
    """Raises `Refusal("one-step-only")` in a reaction: what costs no step is no reaction
    (FS C 3.20)."""
    conflict = draft.scene.conflict
    if conflict is not None and conflict.active != unit.id:
        with draft.overridable():
            raise Refusal("one-step-only", unit=unit_ref(unit), need=0)


def check_nothing_pending(draft: Draft, unit: Unit) -> None:
    """Raises `Refusal` "attack-pending" or "reaction-pending".

    A turn neither ends nor begins, and nobody acts freely, while these are not over (FS C 4.24).
    """
    world = draft.state.world
    refusal = open_attack_refusal(world, unit) or other_reaction_refusal(
        world, draft.scene, draft.viewer, unit
    )
    if refusal is not None:
        with draft.overridable():
            raise refusal


def check_may_take_action(
    draft: Draft, unit: Unit, *, staggered: bool = False, free: bool = False, granted: bool = False
) -> None:
    """Raises `Refusal` unless the unit may act now: as `check_can_act` and `check_turn`, and
    "staggered".

    `staggered`: the action is open to staggered units too (FS C 3.7). `free`: as for a
    `TurnAction`. `granted`: the Handler grants the action, also to a staggered unit (FS C 3.14).
    """
    check_can_act(unit)
    if free:
        check_nothing_pending(draft, unit)
    else:
        check_turn(draft, unit)
    if not staggered:
        with draft.overridable(granted=granted):
            check_not_staggered(unit)


def free_action_lines(draft: Draft, unit: Unit, free: bool) -> list[PendingLine]:
    """Returns the line that the Handler overruled turn and cost, if a conflict counts them."""
    if not free or draft.scene.conflict is None:
        return []
    return [draft.unit_line(unit, "overruled.deed", "overrule")]


def fields_after_paying(
    draft: Draft, unit: Unit, steps: int, energy: int, anyway: bool, free: bool = False
) -> dict[str, Any] | None:
    """Returns the fields of a unit that has paid, without writing them.

    None means that the unit only overheats: the caller then calls `overheat` and does nothing more.
    The unit's movement ends with any other action (FS 5.3.6), but not with a free one. Where the
    Handler overrules the cost, the unit pays what it has. Raises the refusal of `cost_refusal`, or
    "one-step-only" for a reaction of several steps (FS C 3.20).
    """
    if draft.scene.conflict is None or free:
        return {}
    with draft.overridable():
        if steps > 1 and draft.scene.conflict.active != unit.id:
            raise Refusal("one-step-only", unit=unit_ref(unit), need=steps)
    refusal = cost_refusal(unit, steps, energy, anyway=anyway)
    if refusal is not None:
        with draft.overridable():
            raise refusal
    if would_overheat(unit, energy) and refusal is None:
        return None
    return {**steps_and_energy_left(unit, steps, energy), "movement": None}


def overheat(draft: Draft, unit: Unit, code: str = "unit.overheats") -> Unit:
    """Overheats the unit, unless it is overheated already. Returns the unit as it is now."""
    if unit.overheated:
        return unit
    return draft.set_unit("unit.acted", unit, draft.unit_line(unit, code, "turn"), overheated=True)


def pay(
    draft: Draft,
    unit: Unit,
    steps: int,
    energy: int,
    anyway: bool,
    *log_lines: PendingLine,
    **values: Any,
) -> Unit | None:
    """Takes the cost of an action and writes it with the given lines and values.

    Returns the unit as it is now, or None if it only overheated, which is logged. Raises as
    `fields_after_paying`.
    """
    paid = fields_after_paying(draft, unit, steps, energy, anyway)
    if paid is None:
        overheat(draft, unit)
        return None
    return draft.set_unit("unit.acted", unit, *log_lines, **{**paid, **values})
