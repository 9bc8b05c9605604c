"""The query `frame`: the numbers of a build, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from app.engine.params import Id
from app.engine.queries.registry import Query, QueryContext, query
from app.engine.refusals import Refusal
from app.rules.frame_state.characters import Category
from app.rules.frame_state.combat import content
from app.rules.frame_state.combat.legality import budgets, problems
from app.rules.frame_state.combat.model import Build, Numbers, Problem, WeaponProfile
from app.rules.frame_state.combat.numbers import numbers, with_sheet
from app.rules.json_types import Doc, JsonForm, Reshaped, json_forms, split_form


class FrameQuery(Query, frozen=True, kw_only=True):
    """A build, legal or not."""

    build: Annotated[Build, Doc("a build, legal or not")]
    character: Annotated[Id, Doc("id of a pilot whose sheet counts instead of the build's own")] = (
        ""
    )


class PointsLeft(TypedDict):
    """Points of one kind; `left` is below 0 where too many are spent."""

    name: str
    used: Annotated[int, Doc("points used")]
    points: Annotated[int, Doc("points that there are")]
    left: Annotated[int, Doc("points left")]


class BuildNumbers(TypedDict):
    """The numbers of a build, each with the parts it is the sum of."""

    numbers: Annotated[
        Annotated[JsonForm[Numbers], Reshaped("FrameNumbers", without="profiles")] | None,
        Doc("null where the build names unknown things"),
    ]
    profiles: Annotated[dict[str, JsonForm[WeaponProfile]] | None, Doc("weapons by id")]


class CheckedBuild(BuildNumbers):
    """What a build comes to. Every number has the parts it is the sum of."""

    problems: Annotated[list[JsonForm[Problem]], Doc("why it is not legal; empty: it is")]
    points: Annotated[dict[str, PointsLeft], Doc("by category, `tuning`, `weapons.<id>`")]


def _cost(context: QueryContext, q: FrameQuery) -> int:  # noqa: ARG001
    """Estimates the work by the number of parts and tags of the build."""
    build = q.build
    points = (build.skills, build.hull, build.tuning, build.awards)
    parts = len(build.weapons) + len(build.modules) + sum(map(len, points))
    return 20_000 + 1_000 * (parts + sum(len(weapon.tags) for weapon in build.weapons))


@query("frame", cost=_cost)
def frame(context: QueryContext, q: FrameQuery) -> CheckedBuild:
    """Checks a build: its numbers, and all its problems under the table's limits (FS C 2.13).

    `points` has what is used of each kind of points. Each problem has the `code` and `params` of a
    text; a build without problems is legal.
    """
    table, world = context.state.table, context.state.world
    report = build_report(q.build, table.options.tuning_points, world.categories)
    if q.character and report["numbers"] is not None:
        pilot = world.characters.get(q.character)
        if pilot is None:
            raise Refusal("no-such-character", character=q.character)
        return {**report, **_numbers_view(with_sheet(q.build, world.categories, pilot.sheet))}
    return report


def build_report(build: Build, tuning_points: int, categories: Sequence[Category]) -> CheckedBuild:
    """Returns a build's numbers and problems, and the points spent from each pool."""
    try:
        shown = _numbers_view(build)
    except (content.UnknownContent, ValueError):
        shown = {"profiles": None, "numbers": None}
    return {
        **shown,
        "problems": json_forms(problems(build, tuning_points, categories)),
        "points": {
            at: {
                "name": budget.name,
                "used": budget.used,
                "points": budget.points,
                "left": budget.points - budget.used,
            }
            for at, budget in budgets(build, tuning_points, categories).items()
        },
    }


def _numbers_view(build: Build) -> BuildNumbers:
    shown, profiles = split_form(numbers(build), "profiles")
    return {"profiles": profiles, "numbers": shown}
