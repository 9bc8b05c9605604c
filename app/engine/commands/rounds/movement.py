"""Moving a unit: on the ground, in flight, staying aloft, descending (frame-state 5.3, combat 3).

A path is judged twice: on what the sender may know, which gives the refusals, and on the truth,
where something hidden cuts the movement short and nothing is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

from msgspec import Meta

from app.engine.combat.conditions import speed_of
from app.engine.commands.combat.pay import (
    bar_of,
    check_able,
    check_own_turn,
    check_turn,
    less,
    overheat,
    overheats,
)
from app.engine.commands.draft import Draft, Say, cell_ref, unit_ref
from app.engine.commands.permissions import Who
from app.engine.commands.registry import UnitCommand, command
from app.engine.commands.rounds.falling import step_off_lines
from app.engine.commands.rounds.special_moves import check_steady
from app.engine.params import At
from app.engine.refusals import Refusal
from app.engine.rounds.falls import whole_fall
from app.engine.state.state import STEPS, Mode, Movement, Scene, Unit
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Blocked, Mover, Walk, check_path, lift, set_down

#: Enough for any path outside a conflict, where ranges do not count.
UNLIMITED = 1_000
#: Hexes that a pilot on foot gets in a turn, however many steps it has (frame-state-combat 5).
ON_FOOT = 3

Path = Annotated[list[At], Meta(min_length=1, max_length=500)]


class MoveUnit(UnitCommand, frozen=True, kw_only=True):
    """`path`: the cells entered, in order, without the start.

    `new`: begin a new movement although the last one has range left. `free` (Handler): whoever's
    turn it is, without steps, energy and range. `anyway`: with no energy at all, which overheats a
    frame and moves nothing.
    """

    mode: Mode
    path: Path
    new: bool = False
    free: bool = False
    anyway: bool = False


class StayAloft(UnitCommand, frozen=True, kw_only=True):
    """One energy keeps the unit where it is until its next turn; `anyway` as in a movement."""

    anyway: bool = False


class Descend(UnitCommand, frozen=True, kw_only=True):
    """Straight down after a flight; `levels` unless as far as it goes."""

    levels: Annotated[int, Meta(ge=1, le=1000)] | None = None


@dataclass(frozen=True, slots=True)
class Budget:
    """What a movement may use: range, and the steps and energy its beginning costs.

    `risen`: levels risen so far in the movement that goes on.
    """

    range: int
    steps: int = 0
    energy: int = 0
    counted: bool = True
    risen: int = 0


def mover_of(scene: Scene, unit: Unit, mode: Mode, budget: Budget) -> Mover:
    """The unit as the rules of movement see it; set down first when it flies from too high.

    Where nothing is counted a unit that hovers is lifted off the ground first: there is no start
    of a turn at which it would rise.
    """
    at = unit.at
    if at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    height = speed_of(unit) if mode == "flight" else None
    mover = Mover(unit.id, at, unit.footprint, height, unit.gait_now, budget.risen)
    other = set_down(scene.field, mover) if mode == "flight" else None
    if not budget.counted:
        other = other or lift(scene.field, mover)
    return mover if other is None else replace(mover, at=other)


def budget_for(scene: Scene, unit: Unit, mode: Mode, new: bool = False) -> Budget:
    """What the unit's next movement may use; nothing is counted outside a conflict.

    A movement goes on with the range left in the same mode; else it is a new one: 1 step, in
    flight 1 energy more (frame-state-combat 3).
    """
    if scene.conflict is None:
        return Budget(UNLIMITED, counted=False)
    going_on = unit.movement
    if going_on is not None and going_on.mode == mode and going_on.left > 0 and not new:
        return Budget(going_on.left, risen=unit.risen)
    range = speed_of(unit)
    if unit.pilot_of is not None:
        range = min(range, ON_FOOT - unit.walked)
    return Budget(range, steps=1, energy=1 if mode == "flight" else 0)


def foot_bar(unit: Unit, mode: Mode, budget: Budget) -> Refusal | None:
    """Why a pilot on foot cannot move so: "on-foot" (it does not fly) or "walked-enough"."""
    if unit.pilot_of is None:
        return None
    if mode == "flight":
        return Refusal("on-foot", unit=unit_ref(unit))
    if budget.steps and budget.range <= 0:
        return Refusal("walked-enough", unit=unit_ref(unit), most=ON_FOOT)
    return None


def speed_bar(unit: Unit, mode: Mode, budget: Budget) -> Refusal | None:
    """ "no-speed": at speed 0 a base move is the Handler's to allow, one hex for a whole turn
    (frame-state-combat 1)."""
    if mode != "ground" or not budget.steps or speed_of(unit) > 0:
        return None
    return Refusal("no-speed", unit=unit_ref(unit), need=STEPS)


def check_can_pay(unit: Unit, budget: Budget, *, anyway: bool = False) -> None:
    """Refusal "no-steps", "no-energy", "overheated" or "would-overheat" (see `pay`), for a pilot on
    foot "walked-enough"."""
    bar = foot_bar(unit, "ground", budget)
    bar = bar or bar_of(unit, budget.steps, budget.energy, anyway=anyway)
    if bar is not None:
        raise bar


def blocked_params(scene: Scene, blocked: Blocked) -> dict[str, Any]:
    """The params of a reason, with names for the ids in them."""
    params = dict(blocked.params)
    by = str(params.get("by"))
    if by in scene.units:
        params["by"] = unit_ref(scene.units[by])
    elif by in scene.map.props:
        params["by"] = {"prop": by, "name": scene.map.props[by].name or "Prop"}
    return params


def refusal_of(scene: Scene, blocked: Blocked) -> Refusal:
    """The refusal that says why a cell cannot be entered."""
    data = {} if blocked.cell is None else {"cell": cell_ref(blocked.cell)}
    return Refusal(blocked.code, data, **blocked_params(scene, blocked))


@command("unit.move", Who.OWNER)
def move(draft: Draft, c: MoveUnit) -> None:
    """Walk or fly a path; frame-state 5.3."""
    unit = draft.own_unit(c.unit)
    check_able(unit)
    if c.free and not draft.runs_the_table:
        raise Refusal("handler-only")
    budget = Budget(UNLIMITED, counted=False)
    bar = foot_bar(unit, c.mode, budget)
    if bar is not None:
        with draft.bars():
            raise bar
    if not c.free:
        check_turn(draft, unit)
        with draft.bars():
            check_steady(draft.scene, unit)
        budget = budget_for(draft.scene, unit, c.mode, c.new)
        bar = speed_bar(unit, c.mode, budget)
        if bar is not None:
            with draft.bars():
                raise bar
            budget = Budget(1, steps=STEPS)
        with draft.bars():
            check_can_pay(unit, budget, anyway=c.anyway)
    path = [Cell(at.q, at.r, at.level) for at in c.path]
    known = draft.known
    mover = mover_of(known, unit, c.mode, budget)
    planned = check_path(known.field, mover, c.mode, budget.range, path)
    if planned.stopped is not None:
        with draft.bars():
            raise refusal_of(known, planned.stopped)
        _check_on_map(draft, path)
        _moved(draft, unit, c, budget, _straight_through(draft, unit, c.mode, budget, path))
        return
    if overheats(unit, budget.energy) and not draft.passed:
        overheat(draft, unit)
        return
    mover = mover_of(draft.scene, unit, c.mode, budget)
    walk = check_path(draft.scene.field, mover, c.mode, budget.range, path)
    _moved(draft, unit, c, budget, walk)


def _check_on_map(draft: Draft, path: Sequence[Cell]) -> None:
    """Refusal "off-map": nobody's word puts a unit where there is no hex."""
    for cell in path:
        if not draft.scene.map.contains(cell.hex):
            raise Refusal("off-map", {"cell": cell_ref(cell)}, hex=_hex(cell))


def _straight_through(
    draft: Draft, unit: Unit, mode: Mode, budget: Budget, path: Sequence[Cell]
) -> Walk:
    """The path as it is given, whatever bars it, for the Handler's word: it takes all the range."""
    there = replace(unit, at=path[-1])
    falls = mode == "ground" and not draft.scene.held(there)
    return Walk(list(path), budget.range, falls, None)


def _moved(draft: Draft, unit: Unit, c: MoveUnit, budget: Budget, walk: Walk) -> None:
    assert unit.at is not None
    end = walk.entered[-1] if walk.entered else unit.at
    flies = c.mode == "flight"
    left = budget.range - walk.cost
    in_conflict = draft.scene.conflict is not None
    values: dict[str, Any] = {"at": end}
    if budget.counted:
        values |= less(unit, budget.steps, budget.energy)
        values["movement"] = None if walk.ends_in_air else Movement(c.mode, left)
        values["risen"] = walk.risen
        if unit.pilot_of is not None:
            values["walked"] = unit.walked + walk.cost
    if flies:
        values |= {"falling": False, "fallen": 0, "flown": unit.flown or in_conflict}
    elif walk.ends_in_air:
        values["falling"] = not unit.flown
    elif walk.entered:
        values |= {"falling": False, "fallen": 0}
    code = "unit.moved_free" if c.free and in_conflict else "unit.moved"
    data = {"from": cell_ref(unit.at), "path": [cell_ref(cell) for cell in walk.entered]}
    says = []
    if walk.entered:
        line = draft.about(
            unit, code, "overrule" if c.free else "move", data,
            how="flies" if flies else "moves", to=_hex(end), level=end.level, cost=walk.cost,
        )  # fmt: skip
        says += draft.way(unit, (unit.at, *walk.entered), line)
    if walk.stopped is not None:
        says.append(draft.about(unit, "unit.barred", "move"))
    if walk.ends_in_air and not unit.flown:
        if end.hex == ([unit.at, *walk.entered])[-2].hex:
            says.append(draft.about(unit, "unit.rose", "fall"))
        else:
            says += step_off_lines(draft, unit, whole_fall(draft.scene, unit, end))
    kind = "unit.moved" if walk.stopped is None else "unit.barred"
    draft.emit(
        kind,
        *says,
        scene=draft.scene.id,
        unit=unit.id,
        set={name: value for name, value in values.items() if getattr(unit, name) != value},
        path=walk.entered,
        cost=walk.cost,
    )


def _hex(cell: Cell) -> dict[str, int]:
    return {"q": cell.q, "r": cell.r}


@command("unit.stay_aloft", Who.OWNER)
def stay_aloft(draft: Draft, c: StayAloft) -> None:
    """One energy keeps a unit in the air until its next turn (frame-state-combat 3)."""
    unit = draft.own_unit(c.unit)
    check_able(unit)
    check_turn(draft, unit)
    check_own_turn(draft, unit)
    with draft.bars():
        check_steady(draft.scene, unit)
    scene = draft.scene
    if draft.known.held(unit):
        raise Refusal("not-in-air", unit=unit_ref(unit))
    if scene.conflict is not None:
        with draft.bars():
            check_can_pay(unit, Budget(0, energy=1), anyway=c.anyway)
        if overheats(unit, 1) and not draft.passed:
            overheat(draft, unit)
            return
    draft.set_unit(
        "unit.stayed_aloft",
        unit,
        draft.about(unit, "unit.stayed_aloft", "move"),
        energy=max(0, unit.energy - (scene.conflict is not None)),
        falling=False,
        fallen=0,
        movement=None,
    )


@command("unit.descend", Who.OWNER)
def descend(draft: Draft, c: Descend) -> None:
    """After a flight, down by up to twice the speed a turn at no cost (frame-state-combat 3)."""
    unit = draft.own_unit(c.unit)
    at = check_able(unit)
    check_turn(draft, unit)
    check_own_turn(draft, unit)
    counted = draft.scene.conflict is not None
    limit = free_descent(draft.scene, unit)
    with draft.bars():
        check_steady(draft.scene, unit)
    with draft.bars():
        if counted and not unit.flown:
            raise Refusal("has-not-flown", unit=unit_ref(unit))
    with draft.bars():
        bar = descent_bar(draft.scene, unit)
        if bar is not None:
            raise bar
        if c.levels is not None and c.levels > limit:
            raise Refusal("too-far", cost=c.levels, left=limit, at_least=False)
    wanted = c.levels or limit or 2 * speed_of(unit)
    known = draft.known
    planned = down(known, unit, at, wanted)
    if not planned or (c.levels is not None and len(planned) < c.levels):
        below = planned[-1] if planned else at
        cell = Cell(below.q, below.r, below.level - 1)
        raise Refusal("nothing-below", {"cell": cell_ref(cell)}, unit=unit_ref(unit))
    entered = down(draft.scene, unit, at, len(planned))
    says: Sequence[Say] = ()
    if entered:
        data = {"from": cell_ref(at), "path": [cell_ref(cell) for cell in entered]}
        line = draft.about(
            unit, "unit.descended", "move", data, levels=len(entered), level=entered[-1].level
        )
        says = draft.way(unit, (at, *entered), line)
    barred = len(entered) < len(planned)
    if barred:
        says = [*says, draft.about(unit, "unit.barred", "move")]
    draft.emit(
        "unit.barred" if barred else "unit.descended",
        *says,
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


def free_descent(scene: Scene, unit: Unit) -> int:
    """Levels it may still descend for nothing this turn: twice its speed in all, of which nothing
    is counted outside a conflict."""
    used = unit.descended if scene.conflict is not None else 0
    return max(0, 2 * speed_of(unit) - used)


def descent_bar(scene: Scene, unit: Unit) -> Refusal | None:
    """ "descended-enough" when the unit has no free descent left this turn."""
    if free_descent(scene, unit) > 0:
        return None
    return Refusal("descended-enough", unit=unit_ref(unit), most=2 * speed_of(unit))


def down(scene: Scene, unit: Unit, at: Cell, levels: int) -> list[Cell]:
    """The free cells straight below, nearest first, until something is under the unit; who hovers
    does not come down to the ground."""
    entered: list[Cell] = []
    here = at
    while len(entered) < levels and not scene.field.held(cells_of(here, unit.footprint), unit.id):
        here = Cell(here.q, here.r, here.level - 1)
        cells = cells_of(here, unit.footprint)
        if not scene.field.all_free(cells, unit.id):
            break
        if unit.gait_now.hover and scene.field.supported(cells):
            break
        entered.append(here)
    return entered
