"""The work of every query is bounded, and every query of the registry has an estimate.

Work is counted in units, never in seconds.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from app.engine import Refused, project
from app.engine.queries import query_names
from app.engine.queries.registry import MOST_COST, MOST_WORK, estimate_cost, run_query
from app.rules import work_budget
from app.rules.work_budget import Cancelled, Work
from tests.counts import counts
from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.engine.play import Table, cell
from tests.hostile.values import Known, Maker

TRIES: Final = counts(25, 500)
#: Columns and rows of the map.
SIDE: Final = 120
#: As many cells as a unit may have.
LARGEST: Final = [[dq, dr, 0] for dq in range(10) for dr in range(10)]
#: The most work of a query beyond its estimate, which does not know the obstacles.
OFF: Final = 2
#: Queries that search ways around many obstacles; only `MOST_WORK` bounds them.
AROUND: Final = frozenset({"aim", "targets"})
#: The most expensive parameters, by query.
WORST: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "reach": (
        {"unit": "fox", "mode": "flight", "range": 60},
        {"unit": "ship", "mode": "flight", "range": 60},
        {"unit": "ship", "mode": "ground", "range": 60},
    ),
    "path": ({"unit": "ship", "mode": "flight", "range": 60, "to": cell(100, 0, 0)},),
    "viewshed": (
        {"from": {"unit": "ship"}, "radius": 200},
        {"from": {"unit": "ship"}, "radius": 100},
    ),
    "sight": ({"from": {"unit": "ship"}, "to": {"unit": "whale"}},),
    "range": ({"from": {"unit": "ship"}, "to": {"unit": "whale"}, "n": 200},),
}


class Costly:
    """A large map of walls with the largest possible units, and what its Handler knows."""

    def __init__(self) -> None:
        self.table = Table({"columns": SIDE, "rows": SIDE, "orientation": "flat"})
        walls = [
            (q, r, 4) for q in range(0, SIDE, 9) for r in range(-q // 2 + 1, SIDE - q // 2 - 1)
        ]
        self.table.ground(*walls)
        self.units = {
            "fox": self.table.unit("Fox", (28, 20, 0), "pilot", "a", speed=50),
            "ship": self.table.unit("Ship", (40, 30, 5), "pilot", "a", footprint=LARGEST),
            "whale": self.table.unit("Whale", (108, -50, 5), "enemy", footprint=LARGEST),
        }
        build = document(armed(gun(3, damage="kinetic", lock=1)))
        self.table.send("handler", "unit.fit", unit=self.units["fox"], build=build)
        for n in range(20):
            self.table.unit(f"Wolf {n}", (31 + n % 5, 20 + n // 5, 0), "enemy")
        self.known = Known(project(self.table.state, "handler"))

    def ask(self, name: str, params: dict[str, Any]) -> tuple[int, int | Refused, Any]:
        """Returns the work of a query, its estimate, and its answer."""
        named = {key: self._named(value) for key, value in params.items()}
        budget = Work(MOST_WORK)
        answer = run_query(self.table.state, None, name, named, budget)
        return budget.done, estimate_cost(self.table.state, None, name, named), answer

    def _named(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {key: self._named(each) for key, each in value.items()}
        return self.units.get(value, value) if isinstance(value, str) else value


@pytest.fixture(scope="module")
def costly() -> Costly:
    return Costly()


@pytest.mark.parametrize("name", query_names())
def test_every_query_is_bounded_by_its_estimate(costly: Costly, name: str) -> None:
    maker = Maker(Random(name), costly.known)
    asked = [maker.query(name, wrong=0) for _ in range(TRIES)]
    for params in (*WORST.get(name, ()), *asked):
        done, cost, answer = costly.ask(name, params)
        assert done <= MOST_WORK * 1.1, params
        if isinstance(cost, Refused):
            assert isinstance(answer, Refused), params
        elif cost > MOST_COST:
            assert (answer.code, answer.params["cost"]) == ("query-too-large", cost), params
            assert done <= MOST_COST // 10, "refused before any of it is done"
        elif isinstance(answer, dict) and name not in AROUND:
            assert done <= OFF * cost, params


@pytest.mark.parametrize("name", WORST)
def test_the_most_that_can_be_asked_is_refused_at_once(costly: Costly, name: str) -> None:
    answer = costly.ask(name, WORST[name][0])[2]
    assert isinstance(answer, Refused)
    assert answer.code == "query-too-large"
    assert answer.params["limit"] == MOST_COST


def test_ordinary_queries_are_answered(costly: Costly) -> None:
    fastest = {"unit": "fox", "mode": "ground"}
    for name, params in (
        ("reach", fastest),
        ("reach", {**fastest, "mode": "flight", "range": 40}),
        ("path", {**fastest, "to": cell(32, 20, 0)}),
        ("viewshed", {"from": {"unit": "ship"}}),
        ("viewshed", {"from": {"unit": "fox"}, "radius": 120}),
        ("sight", {"from": {"unit": "fox"}, "to": {"unit": "whale"}}),
        ("range", {"from": {"unit": "fox"}, "to": cell(60, 20, 0), "n": 30}),
        ("targets", {"unit": "fox", "weapon": "gun"}),
        ("actions", {"unit": "fox"}),
        ("falls", {}),
    ):
        assert isinstance(costly.ask(name, params)[2], dict), (name, costly.ask(name, params)[2])


def test_a_query_that_runs_into_its_budget_is_refused(costly: Costly) -> None:
    params = {"unit": costly.units["fox"], "mode": "ground", "range": 30}
    answer = run_query(costly.table.state, None, "reach", params, Work(1_000))
    assert answer == Refused("too-much-work", {"limit": 1_000})


def test_a_cancelled_query_stops_where_it_is(costly: Costly) -> None:
    class Vanishing(Work):
        """A budget whose asker disconnects after so much work."""

        def spend(self, units: int) -> None:
            self.cancelled = self.done > 1_000
            super().spend(units)

    budget = Vanishing(MOST_WORK)
    params = {"unit": costly.units["fox"], "mode": "flight", "range": 40}
    with pytest.raises(Cancelled):
        run_query(costly.table.state, None, "reach", params, budget)
    assert budget.done < 10_000
    work_budget.spend(MOST_WORK)  # and nothing is left of its budget


def test_a_decision_that_takes_too_much_work_is_refused(costly: Costly) -> None:
    table = costly.table
    before = table.state
    way = [cell(28, 20 + n, 0) for n in range(1, 40)]
    command = {"unit": costly.units["fox"], "mode": "ground", "path": way}
    assert table.refuse("ann", "unit.move", work=Work(50), **command).code == "too-much-work"
    assert table.state is before
