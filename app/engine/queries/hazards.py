"""The query `lowering`: what a ceiling would do that comes down now (FS 6.7)."""

from __future__ import annotations

from typing import Annotated

from typing_extensions import TypedDict

from app.engine.params import Level
from app.engine.queries.registry import Query, QueryContext, query
from app.engine.rounds.hazards import pressed_down
from app.engine.views.scenes import PressedView, pressed_views
from app.rules.json_types import Doc


class LoweringQuery(Query, frozen=True, kw_only=True):
    """The `level` to which the ceiling would come down."""

    level: Level


class LoweringAnswer(TypedDict):
    """What the ceiling would do to the units that the sender knows."""

    pressed: Annotated[list[PressedView], Doc("units that it would press down")]
    barred: Annotated[str | None, Doc("a unit that has no room below: the ceiling cannot come")]


def _cost(context: QueryContext, q: LoweringQuery) -> int:
    """Estimates a look at each cell on the way down of each unit above the level."""
    units = context.scene.units.values()
    ways = (len(u.cells) * max(0, c.level - q.level + 1) for u in units for c in u.cells[:1])
    return 1_000 + 20 * len(units) + 20 * sum(ways)


@query("lowering", cost=_cost)
def lowering(context: QueryContext, q: LoweringQuery) -> LoweringAnswer:
    """Forecasts a lower ceiling: the units that it would press down.

    `barred` is a unit without room below; while there is one, the ceiling cannot come down so far.
    """
    pressed, barred = pressed_down(context.scene, q.level)
    return {"pressed": pressed_views(pressed), "barred": None if barred is None else barred.id}
