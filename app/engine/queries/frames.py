"""Questions about builds: what one comes to, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.engine.queries.asking import Asked, Question, query
from app.engine.views_frames import plain
from app.rules.frames import content
from app.rules.frames.legality import budgets, problems
from app.rules.frames.model import Build
from app.rules.frames.numbers import numbers
from app.rules.systems.frame_state.characters import Category


class FrameQuestion(Question, frozen=True, kw_only=True):
    """A build, legal or not."""

    build: Build


@query("frame")
def frame(asked: Asked, q: FrameQuestion) -> dict[str, Any]:
    """What a build comes to, and everything that is wrong with it, by the table's own points.

    `numbers` and `profiles` are null where something in the build is unknown.
    """
    table = asked.state.table
    return checked(q.build, table.options.tuning_points, asked.state.world.categories)


def checked(build: Build, tuning_points: int, categories: Sequence[Category]) -> dict[str, Any]:
    """`{"numbers", "profiles", "problems", "points"}` of a build, JSON-ready.

    `points`: by where they are spent, `{"name", "used", "points", "left"}`.
    """
    shown: dict[str, Any] | None
    try:
        shown = plain(numbers(build))
    except (content.UnknownContent, ValueError):
        shown = None
    return {
        "profiles": None if shown is None else shown.pop("profiles"),
        "numbers": shown,
        "problems": plain(problems(build, tuning_points, categories)),
        "points": {
            at: {**plain(budget), "left": budget.points - budget.used}
            for at, budget in budgets(build, tuning_points, categories).items()
        },
    }
