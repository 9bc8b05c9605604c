"""Actions of a turn beside moving and attacking: stabilise, repair, cool, survey, mend.

The rules are FS C 3. Outside a conflict nothing is counted and every unit may act. A pilot rolls,
and an NPC has the die's AVG.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Final

from msgspec import Meta

from app.engine.combat.conditions import condition_fields, condition_ref, stability_fields
from app.engine.combat.fighters import numbers_of
from app.engine.combat.upkeep import (
    REGAIN_WITHOUT_BUILD,
    SURVEY_MARK,
    can_be_repaired,
    check_beside,
    check_can_regain_stability,
    until_repair,
)
from app.engine.commands.combat.action_costs import (
    TurnAction,
    check_may_take_action,
    fields_after_paying,
    free_action_lines,
)
from app.engine.commands.combat.conditions import remove_conditions
from app.engine.commands.combat.request_queue import add_request, check_request_limit
from app.engine.commands.combat.unit_rolls import emit_roll, roll_for_unit
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import UnitCommand, command
from app.engine.params import Id
from app.engine.refusals import Refusal
from app.engine.state.builds import COOLING, EACH_REPAIR, RECOVERY, Frame
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Unit
from app.engine.visibility.log_lines import PendingLine
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.model import Condition, Numbers, Roll
from app.rules.geometry.ranges import distance3
from app.rules.geometry.sight import sight_between
from app.rules.json_types import Doc

#: The range of a survey in hexes without a scanner (FS C 3.11).
SURVEY_RANGE: Final = 5


class Stabilise(TurnAction, frozen=True, kw_only=True):
    """One step: regain the score of a Synergy roll as stability, also while staggered
    (FS C 3.7)."""


class Repair(TurnAction, frozen=True, kw_only=True):
    """One step: regain the score of a Smarts roll as integrity (FS C 3.9).

    It repairs the unit itself, or the `target` beside it. Where the table does not allow repairs,
    `anyway` asks the Handler for one.
    """

    target: Annotated[
        Id | None, Doc("id of the unit beside it that is repaired; by default itself")
    ] = None
    anyway: Annotated[
        bool, Doc("where the table does not allow repairs, ask the Handler for one")
    ] = False


class Cool(TurnAction, frozen=True, kw_only=True):
    """Spends steps to gain energy and to help the next test against overheating (FS C 3.10)."""

    steps: Annotated[int, Meta(ge=1, le=4), Doc("steps to spend", 2)]


class Survey(TurnAction, frozen=True, kw_only=True):
    """One step: a Smarts test against 5 that reveals hidden units nearby (FS C 3.11)."""


class Mend(TurnAction, frozen=True, kw_only=True):
    """Ends a condition that steps can mend, at the steps it names (FS C 3.12)."""

    condition: Annotated[
        Annotated[int, Meta(ge=0, le=1000)] | Id,
        Doc("its kind, or its place among the conditions of the unit, from 0", "burning"),
    ]


class SetOrders(UnitCommand, frozen=True, kw_only=True):
    """A standing order, at any time and at no cost.

    `recovery`: at stability 0 the frame pays energy to stay at 1 (FS C 5.3).
    """

    recovery: Annotated[bool, Doc("at stability 0 the frame pays energy to stay at 1")]


def frame_of(unit: Unit) -> Frame:
    """Returns the unit's frame. Raises `Refusal("no-frame")`."""
    if unit.frame is None:
        raise Refusal("no-frame", unit=unit_ref(unit))
    return unit.frame


# -- stability --------------------------------------------------------------------------------


@command("action.stabilise", Permission.OWNER)
def stabilise(draft: Draft, c: Stabilise) -> None:
    unit = draft.unit(c.unit)
    check_may_take_action(draft, unit, staggered=True, free=c.free)
    check_can_regain_stability(unit)
    paid = fields_after_paying(draft, unit, 1, 0, False, c.free) or {}
    regain_stability(
        draft, unit, "unit.stabilised", more=free_action_lines(draft, unit, c.free), **paid
    )


def regain_stability(
    draft: Draft,
    unit: Unit,
    code: str,
    extra: int = 0,
    /,
    more: Sequence[PendingLine] = (),
    **values: Any,
) -> Unit:
    """Rolls the unit's Synergy and regains the score plus `extra` as stability.

    `more` and `values`: lines and fields to write with it. Returns the unit as it is now.
    """
    own = numbers_of(draft.state.world, unit)
    die = Roll(0, plus=REGAIN_WITHOUT_BUILD) if unit.frame is None else own.synergy
    rolled = roll_for_unit(draft, unit, die)
    gained = max(0, rolled.score) + extra
    after = stability_fields(unit, gained)
    steady = unit.staggered and not replace(unit, **after).staggered
    to, was = after["stability"], unit.stability
    said = {"score": rolled.score, "extra": extra, "gained": gained, "to": to, "was": was}
    line = draft.unit_line(unit, code, "roll", **said)
    steadies = [draft.unit_line(unit, "unit.steadies", "turn")] if steady else []
    return emit_roll(draft, unit, rolled, line, *steadies, *more, **after, **values)


# -- integrity --------------------------------------------------------------------------------


@command(
    "action.repair",
    Permission.OWNER,
    note="a pilot: where `repairs` is on, else it can ask the Handler",
)
def repair(draft: Draft, c: Repair) -> None:
    unit = draft.unit(c.unit)
    target = unit if c.target is None else draft.unit(c.target)
    check_repair(draft, unit, target, c.free)
    if draft.runs_the_table or draft.state.table.options.repairs:
        carry_out_repair(draft, unit, target, c.free)
        return
    if not c.anyway:
        raise Refusal("repairs-off")
    fields_after_paying(draft, unit, 1, 0, False)
    check_request_limit(draft, unit)
    line = draft.unit_line(unit, "action.asks_repair", "turn", target=unit_ref(target))
    add_request(draft, unit, line, target.name, kind="repair", about=target.id)


def check_repair(draft: Draft, unit: Unit, target: Unit, free: bool) -> None:
    """Raises `Refusal` as for any action, and "not-beside", "destroyed" or "nothing-to-repair"."""
    check_may_take_action(draft, unit, free=free)
    with draft.overridable():
        check_beside(unit, target)
    if target.destroyed:
        raise Refusal("destroyed", unit=unit_ref(target))
    if not can_be_repaired(target):
        raise Refusal("nothing-to-repair", unit=unit_ref(target))


def carry_out_repair(draft: Draft, unit: Unit, target: Unit, free: bool) -> None:
    """Pays for a repair, rolls it, and writes what it restores (FS C 3.9)."""
    paid = fields_after_paying(draft, unit, 1, 0, False, free) or {}
    rolled = roll_for_unit(draft, unit, numbers_of(draft.state.world, unit).smarts)
    after = min(target.integrity_max, target.integrity + max(0, rolled.score))
    values = {**repair_fields(target), "integrity": after}
    itself = target.id == unit.id
    line = _repair_line(draft, unit, target, rolled.score, after)
    more = free_action_lines(draft, unit, free)
    emit_roll(draft, unit, rolled, line, *more, **paid, **(values if itself else {}))
    if not itself:
        draft.set_unit("unit.acted", target, **values)


def _repair_line(draft: Draft, unit: Unit, target: Unit, score: int, to: int) -> PendingLine:
    """Returns the line about a repair, which names the target to groups that know it."""
    line = draft.unit_line(
        unit, "unit.repairs", "roll",
        score=score, target=unit_ref(target), was=target.integrity, to=to, mended=_mended(target),
    )  # fmt: skip
    unseen = draft.unit_line(unit, "unit.repairs_something", "roll", score=score)
    return line.knowing(target, unseen)


def _mended(unit: Unit) -> list[Any]:
    """Returns what a repair restores beside integrity, as words and conditions."""
    spent = () if unit.frame is None else unit.frame.spent
    parts = [f"mended.{each}" for each in EACH_REPAIR if each in spent]
    return [*parts, *(condition_ref(each) for each in unit.conditions if until_repair(each))]


def repair_fields(unit: Unit) -> dict[str, Any]:
    """Returns what a repair restores beside integrity: layers, the bulk test, and ended
    conditions."""
    left = tuple(each for each in unit.conditions if not until_repair(each))
    values = condition_fields(unit, left) if left != unit.conditions else {}
    if unit.frame is None:
        return values
    return {**values, "frame": replace(unit.frame, spent=unit.frame.spent_without(EACH_REPAIR))}


# -- energy -----------------------------------------------------------------------------------


@command("action.cool", Permission.OWNER)
def cool(draft: Draft, c: Cool) -> None:
    unit = draft.unit(c.unit)
    frame = frame_of(unit)
    generator = content.generator(frame.build.generator)
    with draft.overridable():
        if c.steps > generator.cools:
            raise Refusal("no-cooling", unit=unit_ref(unit), most=generator.cools)
    check_may_take_action(draft, unit, free=c.free)
    energy = min(unit.energy_max, unit.energy + generator.cool_energy * c.steps)
    helped = frame.spent.get(COOLING, 0) + c.steps
    line = draft.unit_line(
        unit, "unit.cools", "turn", steps=c.steps, energy=energy - unit.energy, to=energy
    )
    paid = fields_after_paying(draft, unit, c.steps, 0, False, c.free) or {}
    values = {**paid, "energy": energy}
    spent = {**frame.spent, COOLING: min(helped, generator.cools)}
    log_lines = (line, *free_action_lines(draft, unit, c.free))
    draft.set_unit("unit.acted", unit, *log_lines, frame=replace(frame, spent=spent), **values)


# -- surveys ----------------------------------------------------------------------------------


@command("action.survey", Permission.OWNER)
def survey(draft: Draft, c: Survey) -> None:
    unit = draft.unit(c.unit)
    check_may_take_action(draft, unit, free=c.free)
    own = numbers_of(draft.state.world, unit)
    paid = fields_after_paying(draft, unit, 1, 0, False, c.free) or {}
    rolled = roll_for_unit(draft, unit, own.smarts, own.detectors.value, SURVEY_MARK)
    reach = survey_range(own)
    found = cloaked_units_found(draft.scene, unit, reach) if rolled.success else []
    code = "unit.surveys" if rolled.success else "unit.surveys_vain"
    searched = {"count": len(found), "reach": reach} if rolled.success and searches(unit) else {}
    line = draft.unit_line(unit, code, "roll", score=rolled.score, **searched)
    emit_roll(draft, unit, rolled, line, *free_action_lines(draft, unit, c.free), **paid)
    for each in found:
        line = PendingLine("unit.found", {"unit": unit_ref(each), "by": unit_ref(unit)}, "system")
        draft.set_unit("unit.hidden", each, line, hidden=False)


def survey_range(own: Numbers) -> int:
    """Returns the range of a survey in hexes: 3, 6 or 9 by scanner, never less than 5 (FS C 2.9,
    FS C 3.11)."""
    return max(SURVEY_RANGE, own.scanner.value)


def searches(unit: Unit) -> bool:
    """Returns whether the surveys of a unit show hidden units to the pilots' side."""
    return not unit.hidden and unit.disposition in ("pilot", "ally")


def cloaked_units_found(scene: Scene, unit: Unit, reach: int) -> list[Unit]:
    """Returns the hidden units that a survey reveals: in range with a clear line (FS C 3.11).

    Only the pilots' side finds any, because hidden means hidden from that side.
    """
    if not searches(unit):
        return []
    found = []
    for each in scene.units.values():
        if each.hidden and each.at is not None:
            line = sight_between(scene.sight_map, unit.cells, each.cells)
            far = distance3(line.observer, line.target).total
            if line.visible and far <= reach:
                found.append(each)
    return found


# -- mending, orders --------------------------------------------------------------------------


@command("action.mend", Permission.OWNER)
def mend(draft: Draft, c: Mend) -> None:
    unit = draft.unit(c.unit)
    check_may_take_action(draft, unit, free=c.free)
    condition = _condition(unit, c.condition)
    with draft.overridable():
        if not condition.mend:
            raise Refusal("not-mendable", unit=unit_ref(unit), condition=condition_ref(condition))
    paid = fields_after_paying(draft, unit, condition.mend, 0, False, c.free) or {}
    remove_conditions(draft, unit, condition, **paid)
    for line in free_action_lines(draft, unit, c.free):
        draft.emit("said", line)


def _condition(unit: Unit, wanted: int | str) -> Condition:
    """Returns the condition that a command names. Raises `Refusal("no-such-condition")`."""
    if isinstance(wanted, str):
        of_kind = [each for each in unit.conditions if each.kind == wanted]
        # Of several conditions of a kind, one that can be mended comes first.
        found = sorted(of_kind, key=lambda each: not each.mend)[:1]
    else:
        found = list(unit.conditions[wanted : wanted + 1])
    if not found:
        raise Refusal("no-such-condition", unit=unit_ref(unit))
    return found[0]


@command("orders.set", Permission.OWNER)
def set_orders(draft: Draft, c: SetOrders) -> None:
    unit = draft.unit(c.unit)
    frame = frame_of(unit)
    if frame.orders.get(RECOVERY, True) == c.recovery:
        raise Refusal("already-so", unit=unit_ref(unit))
    code = "unit.recovery_on" if c.recovery else "unit.recovery_off"
    orders = {**frame.orders, RECOVERY: c.recovery}
    line = draft.unit_line(unit, code, "turn")
    draft.set_unit("unit.ordered", unit, line, frame=replace(frame, orders=orders))
