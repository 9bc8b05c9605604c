"""The query `frame`: the numbers of a build, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, query
from app.engine.refusals import Refusal
from app.engine.views.builds import json_form
from app.rules.frame_state.characters import Category
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.legality import budgets, problems
from app.rules.frame_state.combat.model import Build
from app.rules.frame_state.combat.numbers import numbers, with_sheet


class FrameQuery(Query, frozen=True, kw_only=True):
    """A build, legal or not. `character`: a pilot whose sheet counts instead of the build's own."""

    build: Build
    character: Id = ""


def _cost(context: QueryContext, q: FrameQuery) -> int:  # noqa: ARG001
    """Estimates the work by the number of parts and tags of the build."""
    build = q.build
    points = (build.skills, build.hull, build.tuning, build.awards)
    parts = len(build.weapons) + len(build.modules) + sum(map(len, points))
    return 20_000 + 1_000 * (parts + sum(len(weapon.tags) for weapon in build.weapons))


@query("frame", cost=_cost)
def frame(context: QueryContext, q: FrameQuery) -> dict[str, Any]:
    """Returns a build's numbers and all its problems under the table's limits (FS C 2.13).

    `numbers` and `profiles` are null where the build names unknown content.
    """
    table, world = context.state.table, context.state.world
    answer = build_report(q.build, table.options.tuning_points, world.categories)
    if q.character and answer["numbers"] is not None:
        pilot = world.characters.get(q.character)
        if pilot is None:
            raise Refusal("no-such-character", character=q.character)
        return answer | _numbers_view(with_sheet(q.build, world.categories, pilot.sheet))
    return answer


def build_report(
    build: Build, tuning_points: int, categories: Sequence[Category]
) -> dict[str, Any]:
    """Returns `{"numbers", "profiles", "problems", "points"}` of a build, JSON-ready.

    `points`: `{"name", "used", "points", "left"}` for each pool that points are spent from.
    """
    try:
        shown = _numbers_view(build)
    except (content.UnknownContent, ValueError):
        shown = {"profiles": None, "numbers": None}
    return {
        **shown,
        "problems": json_form(problems(build, tuning_points, categories)),
        "points": {
            at: {**json_form(budget), "left": budget.points - budget.used}
            for at, budget in budgets(build, tuning_points, categories).items()
        },
    }


def _numbers_view(build: Build) -> dict[str, Any]:
    shown = json_form(numbers(build))
    return {"profiles": shown.pop("profiles"), "numbers": shown}
