"""Moves a unit: on the ground, in flight, staying aloft, descending (FS 5.3, FS C 3.2 to 3.5).

A path is checked twice. The check against what the sender knows gives refusals. The check against
the true scene refuses nothing: something hidden cuts the movement short (FS 5.3.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from msgspec import Meta

from app.engine.combat.acting import (
    check_can_act,
    steps_and_energy_left,
    would_overheat,
)
from app.engine.combat.conditions import speed_of
from app.engine.commands.combat.action_costs import check_in_own_turn, check_turn, overheat
from app.engine.commands.draft import Draft
from app.engine.commands.permissions import Permission
from app.engine.commands.registry import HANDLER_ONLY, UnitCommand, command
from app.engine.commands.rounds.fall_log import step_off_lines
from app.engine.params import CellForm
from app.engine.refusals import Refusal
from app.engine.rounds.falls import complete_fall
from app.engine.rounds.movement import (
    UNLIMITED,
    MovementBudget,
    blocked_refusal,
    budget_for,
    check_can_pay_movement,
    check_may_move,
    descent_cells,
    descent_refusal,
    free_descent_left,
    mover_of,
    no_speed_refusal,
    on_foot_refusal,
)
from app.engine.state.references import cell_ref, unit_ref
from app.engine.state.unit import STEPS, Mode, Movement, Unit
from app.engine.visibility.log_lines import PendingLine, UnitPath
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import PathCheck, check_path
from app.rules.json_types import Doc

Path = Annotated[list[CellForm], Meta(min_length=1, max_length=500)]


class MoveUnit(UnitCommand, frozen=True, kw_only=True):
    """Moves a unit along a path (FS 5.3)."""

    mode: Annotated[Mode, Doc("on the ground or in flight", "ground")]
    path: Annotated[Path, Doc("the cells entered, in order, without the start")]
    new: Annotated[bool, Doc("begin a new movement although the last one has range left")] = False
    free: Annotated[bool, HANDLER_ONLY, Doc("out of turn, without steps, energy or range")] = False
    anyway: Annotated[
        bool, Doc("also with no energy, which overheats a frame and moves nothing")
    ] = False


class StayAloft(UnitCommand, frozen=True, kw_only=True):
    """Pays one energy to stay in the air until the unit's next turn (FS C 3.5)."""

    anyway: Annotated[bool, Doc("also with no energy, which overheats a frame")] = False


class Descend(UnitCommand, frozen=True, kw_only=True):
    """Descends straight down after a flight, for nothing (FS C 3.4)."""

    levels: Annotated[
        Annotated[int, Meta(ge=1, le=1000)] | None,
        Doc("how far; by default as far as possible, at most twice the speed in a turn"),
    ] = None


@command("unit.move", Permission.OWNER)
def move_unit(draft: Draft, c: MoveUnit) -> None:
    unit = draft.unit(c.unit)
    check_can_act(unit)
    budget = MovementBudget(UNLIMITED, counted=False)
    refusal = on_foot_refusal(unit, c.mode, budget)
    if refusal is not None:
        with draft.overridable():
            raise refusal
    if not c.free:
        check_turn(draft, unit)
        with draft.overridable():
            check_may_move(draft.scene, unit)
        budget = budget_for(draft.scene, unit, c.mode, c.new)
        refusal = no_speed_refusal(unit, c.mode, budget)
        if refusal is not None:
            with draft.overridable():
                raise refusal
            budget = MovementBudget(1, steps=STEPS)
        with draft.overridable():
            check_can_pay_movement(unit, budget, anyway=c.anyway)
    path = [Cell(at.q, at.r, at.level) for at in c.path]
    known = draft.known
    mover = mover_of(known, unit, c.mode, budget)
    planned = check_path(known.field, mover, c.mode, budget.range, path)
    if planned.stopped is not None:
        with draft.overridable():
            raise blocked_refusal(known, planned.stopped)
        _check_on_map(draft, path)
        _emit_movement(draft, unit, c, budget, _forced_path(draft, unit, c.mode, budget, path))
        return
    if would_overheat(unit, budget.energy) and not draft.overridden:
        overheat(draft, unit)
        return
    checked = planned
    if known is not draft.scene:
        mover = mover_of(draft.scene, unit, c.mode, budget)
        checked = check_path(draft.scene.field, mover, c.mode, budget.range, path)
    _emit_movement(draft, unit, c, budget, checked)


def _check_on_map(draft: Draft, path: Sequence[Cell]) -> None:
    """Raises `Refusal("off-map")`. The Handler cannot overrule that there is no hex."""
    for cell in path:
        if not draft.scene.map.contains(cell.hex):
            raise Refusal("off-map", {"cell": cell_ref(cell)}, hex=_hex_ref(cell))


def _forced_path(
    draft: Draft, unit: Unit, mode: Mode, budget: MovementBudget, path: Sequence[Cell]
) -> PathCheck:
    """Returns the path as it is, whatever bars it, for a Handler who overrules. It uses all the
    range."""
    at_end = replace(unit, at=path[-1])
    falls = mode == "ground" and not draft.scene.is_supported(at_end)
    return PathCheck(list(path), budget.range, falls, None)


def _emit_movement(
    draft: Draft, unit: Unit, c: MoveUnit, budget: MovementBudget, checked: PathCheck
) -> None:
    """Writes a movement with what it costs and how it ends."""
    assert unit.at is not None
    end = checked.entered[-1] if checked.entered else unit.at
    flies = c.mode == "flight"
    left = budget.range - checked.cost
    in_conflict = draft.scene.conflict is not None
    values: dict[str, Any] = {"at": end}
    if budget.counted:
        values |= steps_and_energy_left(unit, budget.steps, budget.energy)
        values["movement"] = None if checked.ends_in_air else Movement(c.mode, left)
        values["risen"] = checked.risen
        if unit.pilot_of is not None:
            values["walked"] = unit.walked + checked.cost
    if flies:
        values |= {"falling": False, "fallen": 0, "flown": unit.flown or in_conflict}
    elif checked.ends_in_air:
        values["falling"] = not unit.flown
    elif checked.entered:
        values |= {"falling": False, "fallen": 0}
    code = "unit.moved_free" if c.free and in_conflict else "unit.moved"
    data = {"from": cell_ref(unit.at), "path": [cell_ref(cell) for cell in checked.entered]}
    log_lines = []
    if checked.entered:
        line = draft.unit_line(
            unit, code, "overrule" if c.free else "move", data,
            how="flies" if flies else "moves", to=_hex_ref(end), level=end.level, cost=checked.cost,
        )  # fmt: skip
        log_lines.append(replace(line, path=UnitPath(unit, (unit.at, *checked.entered))))
    if checked.stopped is not None:
        log_lines.append(draft.unit_line(unit, "unit.barred", "move"))
    if checked.ends_in_air and not unit.flown:
        if end.hex == ([unit.at, *checked.entered])[-2].hex:
            log_lines.append(draft.unit_line(unit, "unit.rose", "fall"))
        else:
            log_lines += step_off_lines(draft, unit, complete_fall(draft.scene, unit, end))
    kind = "unit.moved" if checked.stopped is None else "unit.barred"
    draft.emit(
        kind,
        *log_lines,
        scene=draft.scene.id,
        unit=unit.id,
        set={name: value for name, value in values.items() if getattr(unit, name) != value},
        path=checked.entered,
        cost=checked.cost,
    )


def _hex_ref(cell: Cell) -> dict[str, int]:
    return {"q": cell.q, "r": cell.r}


@command("unit.stay_aloft", Permission.OWNER)
def stay_aloft(draft: Draft, c: StayAloft) -> None:
    unit = draft.unit(c.unit)
    check_can_act(unit)
    check_turn(draft, unit)
    check_in_own_turn(draft, unit)
    with draft.overridable():
        check_may_move(draft.scene, unit)
    scene = draft.scene
    if draft.known.is_supported(unit):
        raise Refusal("not-in-air", unit=unit_ref(unit))
    if scene.conflict is not None:
        with draft.overridable():
            check_can_pay_movement(unit, MovementBudget(0, energy=1), anyway=c.anyway)
        if would_overheat(unit, 1) and not draft.overridden:
            overheat(draft, unit)
            return
    draft.set_unit(
        "unit.stayed_aloft",
        unit,
        draft.unit_line(unit, "unit.stayed_aloft", "move"),
        energy=max(0, unit.energy - (scene.conflict is not None)),
        falling=False,
        fallen=0,
        movement=None,
    )


@command("unit.descend", Permission.OWNER)
def descend(draft: Draft, c: Descend) -> None:
    unit = draft.unit(c.unit)
    at = check_can_act(unit)
    check_turn(draft, unit)
    check_in_own_turn(draft, unit)
    counted = draft.scene.conflict is not None
    limit = free_descent_left(draft.scene, unit)
    with draft.overridable():
        check_may_move(draft.scene, unit)
    with draft.overridable():
        if counted and not unit.flown:
            raise Refusal("has-not-flown", unit=unit_ref(unit))
    with draft.overridable():
        refusal = descent_refusal(draft.scene, unit)
        if refusal is not None:
            raise refusal
        if c.levels is not None and c.levels > limit:
            raise Refusal("too-far", cost=c.levels, left=limit, at_least=False)
    wanted = c.levels or limit or 2 * speed_of(unit)
    known = draft.known
    planned = descent_cells(known, unit, at, wanted)
    if not planned or (c.levels is not None and len(planned) < c.levels):
        below = planned[-1] if planned else at
        cell = Cell(below.q, below.r, below.level - 1)
        raise Refusal("nothing-below", {"cell": cell_ref(cell)}, unit=unit_ref(unit))
    entered = descent_cells(draft.scene, unit, at, len(planned))
    log_lines: list[PendingLine] = []
    if entered:
        data = {"from": cell_ref(at), "path": [cell_ref(cell) for cell in entered]}
        line = draft.unit_line(
            unit, "unit.descended", "move", data, levels=len(entered), level=entered[-1].level
        )
        log_lines.append(replace(line, path=UnitPath(unit, (at, *entered))))
    barred = len(entered) < len(planned)
    if barred:
        log_lines.append(draft.unit_line(unit, "unit.barred", "move"))
    draft.emit(
        "unit.barred" if barred else "unit.descended",
        *log_lines,
        scene=draft.scene.id,
        unit=unit.id,
        set={
            "at": entered[-1] if entered else at,
            "falling": False,
            "fallen": 0,
            "movement": None,
            **({"descended": unit.descended + len(entered)} if counted else {}),
        },
        path=entered,
        cost=0,
    )
