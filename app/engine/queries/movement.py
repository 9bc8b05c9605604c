"""The queries `reach`, `path` and `falls`: where a unit can move, by which path, and what falls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta
from typing_extensions import TypedDict

from app.engine.combat.acting import acting_refusal
from app.engine.combat.conditions import speed_of
from app.engine.combat.reaction_eligibility import may_act_now
from app.engine.params import Id, given
from app.engine.queries.costs import cells_within, columns_within
from app.engine.queries.movement_answers import (
    FallAhead,
    FoundPath,
    PathAnswer,
    ReachAnswer,
    ReachedCell,
)
from app.engine.queries.places import Place
from app.engine.queries.registry import Query, QueryContext, disclosed_unit, query, viewing_group
from app.engine.refusals import BarView, Refusal, bar_view
from app.engine.rounds.falls import (
    complete_fall,
    consequences,
    over_unknown_ground,
    planned_falls,
)
from app.engine.rounds.movement import (
    MovementBudget,
    blocked_refusal,
    budget_for,
    check_can_pay_movement,
    check_may_move,
    mover_of,
)
from app.engine.state.documents import cell_document
from app.engine.state.references import unit_ref
from app.engine.state.scene import Scene
from app.engine.state.unit import Mode, Unit
from app.engine.views.scenes import FallView, fall_view
from app.engine.views.units import named_unit
from app.rules.frame_state.rounds import SEGMENT_OF, turn_status
from app.rules.geometry import movement
from app.rules.geometry.field import cells_of
from app.rules.geometry.hexes import Cell, Hex
from app.rules.geometry.movement import Blocked
from app.rules.json_types import Doc
from app.rules.work_budget import spend

#: The longest movement that a query may ask about, in hexes.
MAX_REACH: Final = 60
ReachLimit = Annotated[int, Meta(ge=0, le=MAX_REACH)]


class ReachQuery(Query, frozen=True, kw_only=True):
    """A movement of a unit."""

    unit: Id
    mode: Annotated[Mode, Doc("on the ground or in flight", "ground")]
    range: Annotated[ReachLimit | None, Doc("in place of the range that it has left")] = None
    new: Annotated[bool, Doc("begin a new movement")] = False


class PathQuery(ReachQuery, frozen=True, kw_only=True):
    """A movement to a place. `to` without a level: the nearest reachable cell of that column."""

    to: Annotated[
        Place,
        Meta(extra_json_schema={**given("q", "r")}),
        Doc("a cell, or without a level a column", example={"q": 5, "r": 3}),
    ]


class FallsQuery(Query, frozen=True, kw_only=True):
    """`ending`: a unit whose turn is assumed to end now, which can begin a fall (FS C 2.27)."""

    ending: Annotated[Id | None, Doc("id of a unit whose turn is assumed to end now")] = None


class FallsAnswer(TypedDict):
    """The falls of this round, in their order."""

    falls: Annotated[list[FallView], Doc("the falls of this round")]


def _budget(context: QueryContext, unit: Unit, q: ReachQuery) -> int:
    """Returns the range that the answer is about, in hexes.

    That is the range left, or that of a new movement; outside a conflict the unit's speed.
    """
    if q.range is not None:
        return q.range
    budget = budget_for(context.scene, unit, q.mode, q.new)
    return min(budget.range if budget.counted else speed_of(unit), MAX_REACH)


def reach_of(context: QueryContext, q: ReachQuery) -> tuple[Unit, movement.Mover, movement.Reach]:
    """Returns the unit, its movement, and the cells that it can reach."""
    unit = disclosed_unit(context, q.unit)
    mover = mover_of(context.scene, unit, q.mode, budget_for(context.scene, unit, q.mode, q.new))
    budget = _budget(context, unit, q)
    return unit, mover, movement.reach(context.scene.field, mover, q.mode, budget)


def _wait_reason(context: QueryContext, unit: Unit, cost: MovementBudget) -> BarView | None:
    """Returns why the unit cannot make this movement now, or None.

    It may move in its turn (FS 6.2) or in its reaction (FS C 3.20), unless it is staggered
    (FS C 2.28) or cannot pay.
    """
    world, scene = context.state.world, context.scene
    conflict = scene.conflict
    if conflict is None:
        return None
    ref = unit_ref(unit)
    if conflict.active == unit.id or may_act_now(world, scene, unit):
        bar = acting_refusal(world, scene, context.viewer, unit)
        try:
            if bar is not None:
                raise bar
            check_may_move(scene, unit)
            check_can_pay_movement(unit, cost)
        except Refusal as refusal:
            return bar_view(refusal)
        return None
    own = SEGMENT_OF[unit.disposition]
    other = scene.units.get(conflict.active or "")
    if unit.id in conflict.acted:
        return bar_view(Refusal("already-acted", unit=ref))
    if own != conflict.segment:
        passed = turn_status(conflict, unit) == "none"
        code = "segment-passed" if passed else "segment-to-come"
        return bar_view(Refusal(code, unit=ref, own=own, segment=conflict.segment))
    if other is not None:
        return bar_view(Refusal("not-your-turn", unit=ref, active=unit_ref(other)))
    return bar_view(Refusal("no-turn", unit=ref, turn=turn_status(conflict, unit)))


def _blocked_view(scene: Scene, blocked: Blocked) -> BarView:
    """Returns the reason of a blocked movement."""
    refused = blocked_refusal(scene, blocked).refused
    return {"code": refused.code, "params": refused.params}


#: Cost of each cell of an answer: its neighbours are searched, and it is written down.
COST_PER_CELL: Final = 8


def search_cost(context: QueryContext, unit: Unit, mode: Mode, budget: int) -> int:
    """Estimates one search: every column to stand in, and every cell reached."""
    if unit.at is None:
        return 0
    many = len(unit.footprint)
    columns = columns_within(context.scene.map, budget + 1)
    if mode == "flight":
        return 2 * (many + 1) * columns + 3 * cells_within(context.scene.map, unit.at, budget)
    return (
        (2 * many + 8) * columns
        if unit.current_movement_traits.plain
        else (6 * many + 48) * columns
    )


def _reach_cost(context: QueryContext, q: ReachQuery) -> int:
    """Estimates the search, and its answer with the cells just beyond."""
    unit = disclosed_unit(context, q.unit)
    budget = _budget(context, unit, q)
    cells = 0 if unit.at is None else columns_within(context.scene.map, budget)
    if q.mode == "flight" and unit.at is not None:
        cells = cells_within(context.scene.map, unit.at, budget)
    edge = 6 * (budget + 1) * (8 + 2 * len(unit.footprint))
    return search_cost(context, unit, q.mode, budget) + COST_PER_CELL * cells + edge


def _path_cost(context: QueryContext, q: PathQuery) -> int:
    """Estimates the search, and the second, wider one that finds the reason of a failure."""
    unit = disclosed_unit(context, q.unit)
    budget = _budget(context, unit, q)
    wide = search_cost(context, unit, q.mode, budget + movement.LOOK_FURTHER)
    return 2 * search_cost(context, unit, q.mode, budget) + wide


def _falls_cost(context: QueryContext, q: FallsQuery) -> int:  # noqa: ARG001
    """Estimates every level that every falling unit may fall this round."""
    return 1_000 + sum(50 * len(unit.footprint) for unit in context.scene.units.values())


@query("reach", cost=_reach_cost)
def reach(context: QueryContext, q: ReachQuery) -> ReachAnswer:
    """Lists the cells that a unit can reach in one movement (FS 5.3.1 to FS 5.3.6).

    `cost` and `budget` count hexes of movement, `steps` and `energy` what the unit pays to begin; a
    movement that goes on costs nothing (FS 5.3.6). `beyond` has the cells next to these, each with
    the reason why the unit cannot enter it. `wait` says why it cannot move at all now.
    """
    unit, mover, found = reach_of(context, q)
    cost = budget_for(context.scene, unit, q.mode, q.new)
    return {
        "unit": unit.id,
        "mode": q.mode,
        "budget": found.budget,
        "steps": cost.steps,
        "energy": cost.energy,
        "wait": _wait_reason(context, unit, cost),
        "start": cell_document(found.start),
        "cells": [
            _cell_view(
                cell, step, found.ways.get(cell), _fall_view(context, unit, q.mode, cell, step)
            )
            for cell, step in found.cells.items()
        ],
        "beyond": [
            {**cell_document(cell), **_blocked_view(context.scene, blocked)}
            for cell, blocked in movement.border_refusals(context.scene.field, mover, found).items()
        ],
    }


def _cell_view(
    cell: Cell, step: movement.Step, way: Sequence[Cell] | None, fall: FallAhead | None
) -> ReachedCell:
    view: ReachedCell = {
        "q": cell.q,
        "r": cell.r,
        "level": cell.level,
        "cost": step.cost,
        "falls": fall is not None,
        "off": step.falls,
        "from": None if step.previous is None else list(step.previous),
    }
    if way is not None:
        view["way"] = [list(each) for each in way]
    if fall is not None:
        view["fall"] = fall
    return view


@query("path", cost=_path_cost)
def path(context: QueryContext, q: PathQuery) -> PathAnswer:
    """Finds the cheapest path of a unit to a cell or a column (FS 5.3.1 to FS 5.3.5).

    `path` has the cells to enter, in order, as `unit.move` takes them; `cost` and `left` count
    hexes of movement. Without a path, `path` is null, `code` and `params` say why, and `cell` is
    where the way ends.
    """
    unit, mover, found = reach_of(context, q)
    if q.to.q is None or q.to.r is None:
        raise Refusal("malformed", what="Expected a cell", at="$.to")
    if q.to.level is None:
        to = _nearest_reached(found, Hex(q.to.q, q.to.r))
    else:
        to = Cell(q.to.q, q.to.r, q.to.level)
    step = None if to is None else found.step(to)
    if to is None or step is None:
        target = Hex(q.to.q, q.to.r) if to is None else to
        why = movement.why_not(context.scene.field, mover, q.mode, found.budget, target)
        assert why is not None
        bar = _blocked_view(context.scene, why)
        cell = cell_document(why.cell)
        return {"path": None, "code": bar["code"], "params": bar["params"], "cell": cell}
    fall = _fall_view(context, unit, q.mode, to, step)
    answer: FoundPath = {
        "path": [cell_document(cell) for cell in movement.path_to(found, to)],
        "cost": step.cost,
        "falls": fall is not None,
        "left": found.budget - step.cost,
    }
    if fall is not None:
        answer["fall"] = fall
    return answer


def begins_to_fall(scene: Scene, unit: Unit, mode: Mode, cell: Cell, step: movement.Step) -> bool:
    """Returns whether a movement that ends here begins a fall, as far as the ground is known.

    The fall begins at once (FS 5.3.3), or at the end of the unit's turn (FS C 2.27).
    """
    if over_unknown_ground(scene, cells_of(cell, unit.footprint)):
        return False
    if scene.conflict is not None and unit.current_movement_traits.sinks:
        return not scene.is_supported(replace(unit, at=cell))
    return mode == "ground" and step.falls and not unit.flown


def _fall_view(
    context: QueryContext, unit: Unit, mode: Mode, cell: Cell, step: movement.Step
) -> FallAhead | None:
    """Returns depth, end and effect of the fall that begins here; None without a fall."""
    spend(2)
    scene = context.scene
    if not begins_to_fall(scene, unit, mode, cell, step):
        return None
    fall = complete_fall(scene, unit, cell)
    view: FallAhead = {"levels": fall.levels, "ends": fall.ends}
    if fall.on is not None:
        view["on"] = named_unit(scene.units[fall.on])
    if fall.ends != "lost":
        view = {**view, **consequences(context.state.world, scene, fall)}
    return view


def _nearest_reached(found: movement.Reach, column: Hex) -> Cell | None:
    """Returns a column's reached cell nearest to the start's level, then the cheapest."""
    level = found.start.level

    def by_level_and_cost(cell: Cell) -> tuple[int, int, int]:
        step = found.step(cell)
        assert step is not None
        return abs(cell.level - level), step.cost, cell.level

    return min(found.column(column), key=by_level_and_cost, default=None)


@query("falls", cost=_falls_cost)
def falls(context: QueryContext, q: FallsQuery) -> FallsAnswer:
    """Forecasts every fall of this round, in order, as things stand (FS 7.7).

    With `ending`, it is as if the turn of that unit ended now.
    """
    world, scene = context.state.world, context.scene
    if q.ending is not None:
        unit = disclosed_unit(replace(context, scene=scene), q.ending)
        if (
            unit.at is not None
            and unit.current_movement_traits.sinks
            and not scene.is_supported(unit)
        ):
            scene = scene.with_unit(replace(unit, falling=True))
    falls = planned_falls(world, scene)
    return {
        "falls": [fall_view(context.state, scene, fall, viewing_group(context)) for fall in falls]
    }
