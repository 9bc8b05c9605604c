"""What a movement may use, and what bars it (FS 5.3, FS C 3.2 to FS C 3.5)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from app.engine.combat.acting import cost_refusal
from app.engine.combat.conditions import speed_of
from app.engine.refusals import Refusal
from app.engine.state.references import cell_ref, prop_ref, unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import STEPS, Mode, Unit
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell
from app.rules.geometry.movement import Blocked, Mover, hover_rise, set_down


def check_may_move(scene: Scene, unit: Unit) -> None:
    """Raises `Refusal("staggered")` for a unit that may not move while staggered (FS C 2.28).

    Outside a conflict it may.
    """
    if scene.conflict is not None and unit.staggered and not unit.movement_traits.moves_staggered:
        raise Refusal("staggered", unit=unit_ref(unit))


#: The range of movements that are not counted: more than any path has.
UNLIMITED = 1_000


#: Hexes that a pilot on foot walks in a turn at most (FS C 5.60).
RANGE_ON_FOOT = 3


@dataclass(frozen=True, slots=True)
class MovementBudget:
    """What a movement may use: its range, and the steps and energy that beginning it costs.

    `counted`: whether the unit pays. `risen`: levels risen so far in the movement that goes on.
    """

    range: int
    steps: int = 0
    energy: int = 0
    counted: bool = True
    risen: int = 0


def mover_of(scene: Scene, unit: Unit, mode: Mode, budget: MovementBudget) -> Mover:
    """Returns the unit as the rules of movement take it.

    A unit that flies from above its flight height is set down first (FS C 3.3). Where nothing is
    counted, a unit that hovers is lifted off the ground first, as there is no start of a turn at
    which it would rise (FS C 2.26).
    """
    at = unit.at
    if at is None:
        raise Refusal("not-on-map", unit=unit_ref(unit))
    height = speed_of(unit) if mode == "flight" else None
    mover = Mover(unit.id, at, unit.footprint, height, unit.current_movement_traits, budget.risen)
    other = set_down(scene.field, mover) if mode == "flight" else None
    if not budget.counted:
        other = other or hover_rise(scene.field, mover)
    return mover if other is None else replace(mover, at=other)


def budget_for(scene: Scene, unit: Unit, mode: Mode, new: bool = False) -> MovementBudget:
    """Returns what the unit's next movement may use.

    A movement goes on with the range left in the same mode (FS 5.3.6). A new one costs 1 step, and
    1 energy in flight (FS C 3.2, FS C 3.3). Outside a conflict nothing is counted.
    """
    if scene.conflict is None:
        return MovementBudget(UNLIMITED, counted=False)
    movement = unit.movement
    if movement is not None and movement.mode == mode and movement.left > 0 and not new:
        return MovementBudget(movement.left, risen=unit.risen)
    range = speed_of(unit)
    if unit.pilot_of is not None:
        range = min(range, RANGE_ON_FOOT - unit.walked)
    return MovementBudget(range, steps=1, energy=1 if mode == "flight" else 0)


def on_foot_refusal(unit: Unit, mode: Mode, budget: MovementBudget) -> Refusal | None:
    """Returns why a pilot on foot cannot move so: "on-foot" in flight, or "walked-enough"
    (FS C 5.60)."""
    if unit.pilot_of is None:
        return None
    if mode == "flight":
        return Refusal("on-foot", unit=unit_ref(unit))
    if budget.steps and budget.range <= 0:
        return Refusal("walked-enough", unit=unit_ref(unit), most=RANGE_ON_FOOT)
    return None


def no_speed_refusal(unit: Unit, mode: Mode, budget: MovementBudget) -> Refusal | None:
    """Returns "no-speed" for a base move at speed 0.

    The Handler may allow one hex for a whole turn (FS C 1.8).
    """
    if mode != "ground" or not budget.steps or speed_of(unit) > 0:
        return None
    return Refusal("no-speed", unit=unit_ref(unit), need=STEPS)


def check_can_pay_movement(unit: Unit, budget: MovementBudget, *, anyway: bool = False) -> None:
    """Raises the refusal of `cost_refusal`, or "walked-enough" for a pilot on foot."""
    refusal = on_foot_refusal(unit, "ground", budget)
    refusal = refusal or cost_refusal(unit, budget.steps, budget.energy, anyway=anyway)
    if refusal is not None:
        raise refusal


def blocked_refusal(scene: Scene, blocked: Blocked) -> Refusal:
    """Returns the refusal that says why a cell cannot be entered."""
    params = dict(blocked.params)
    by = str(params.get("by"))
    if by in scene.units:
        params["by"] = unit_ref(scene.units[by])
    elif by in scene.map.props:
        params["by"] = prop_ref(scene.map.props[by])
    return Refusal(blocked.code, {"cell": cell_ref(blocked.cell)}, **params)


def free_descent_left(scene: Scene, unit: Unit) -> int:
    """Returns the levels the unit may still descend this turn: twice its speed in all (FS C 3.4).

    Outside a conflict each descent has that much.
    """
    used = unit.descended if scene.conflict is not None else 0
    return max(0, 2 * speed_of(unit) - used)


def descent_refusal(scene: Scene, unit: Unit) -> Refusal | None:
    """Returns "descended-enough" when the unit has no free descent left this turn."""
    if free_descent_left(scene, unit) > 0:
        return None
    return Refusal("descended-enough", unit=unit_ref(unit), most=2 * speed_of(unit))


def descent_cells(scene: Scene, unit: Unit, at: Cell, levels: int) -> list[Cell]:
    """Returns the free cells straight below, nearest first, until something supports the unit.

    A unit that hovers does not descend to the ground.
    """
    entered: list[Cell] = []
    here = at
    while len(entered) < levels and not scene.field.held(cells_of(here, unit.footprint), unit.id):
        here = Cell(here.q, here.r, here.level - 1)
        cells = cells_of(here, unit.footprint)
        if not scene.field.all_free(cells, unit.id):
            break
        if unit.current_movement_traits.hover and scene.field.supported(cells):
            break
        entered.append(here)
    return entered
