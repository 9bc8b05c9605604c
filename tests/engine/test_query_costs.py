"""A query is refused by its estimate before it runs, or by its work while it runs."""

from __future__ import annotations

import msgspec
import pytest

from app.engine import Refused
from app.engine.queries.registry import MOST_COST, estimate_cost, run_query
from app.rules.frame_state.combat.model import Build
from app.rules.work_budget import Cancelled, Work
from tests.engine.fights import armed, gun
from tests.engine.frames import document
from tests.engine.play import Table, cell

LARGEST = [[dq, dr, 0] for dq in range(10) for dr in range(10)]


@pytest.fixture
def table() -> Table:
    return Table({"columns": 120, "rows": 120, "orientation": "flat"})


def test_too_large_a_query_is_refused_before_it_runs(table: Table) -> None:
    ship = table.unit("Ship", (30, 30, 0), "pilot", "a", footprint=LARGEST)
    work = Work(10**9)
    params = {"unit": ship, "mode": "ground", "range": 60}
    refused = run_query(table.state, "a", "reach", params, work)
    assert isinstance(refused, Refused)
    assert refused.code == "query-too-large"
    assert refused.params == {
        "name": "reach",
        "cost": estimate_cost(table.state, "a", "reach", params),
        "limit": MOST_COST,
    }
    assert work.done == 0


def test_the_estimate_grows_with_range_footprint_and_radius(table: Table) -> None:
    fox = table.unit("Fox", (20, 20, 0), "pilot", "a")
    ship = table.unit("Ship", (40, 30, 0), "pilot", "a", footprint=LARGEST)

    def cost(name: str, **params: object) -> int:
        found = estimate_cost(table.state, "a", name, params)
        assert isinstance(found, int)
        return found

    for mode in ("ground", "flight"):
        near, far = (cost("reach", unit=fox, mode=mode, range=n) for n in (4, 8))
        assert near < far < cost("reach", unit=ship, mode=mode, range=8)
    near, far = (cost("viewshed", **{"from": {"unit": fox}, "radius": n}) for n in (16, 48))
    assert near < far < cost("viewshed", **{"from": {"unit": ship}, "radius": 48})
    assert cost("sight", **{"from": {"unit": fox}, "to": cell(30, 20, 0)}) < cost(
        "sight", **{"from": {"unit": fox}, "to": {"unit": ship}}
    )


def test_queries_about_climbers_have_a_higher_estimate(table: Table) -> None:
    fox = table.unit("Fox", (20, 20, 0), "pilot", "a", speed=4)
    plain = estimate_cost(table.state, "a", "reach", {"unit": fox, "mode": "ground", "range": 8})
    build = Build("Bare", "multiped", "pulse")
    table.send("handler", "unit.fit", unit=fox, build=msgspec.to_builtins(build))
    climbs = estimate_cost(table.state, "a", "reach", {"unit": fox, "mode": "ground", "range": 8})
    assert isinstance(plain, int)
    assert isinstance(climbs, int)
    assert climbs > plain


def test_a_unit_off_the_map_costs_nothing_and_is_refused(table: Table) -> None:
    fox = table.unit("Fox", None, "pilot", "a")
    for name in ("reach", "path"):
        params = {"unit": fox, "mode": "flight", "to": cell(3, 3, 0)}
        if name == "reach":
            del params["to"]
        assert isinstance(estimate_cost(table.state, "a", name, params), int)
        assert table.ask("ann", name, **params).code == "not-on-map"


def test_an_unknown_query_has_no_estimate(table: Table) -> None:
    refused = estimate_cost(table.state, "a", "weather", {})
    assert isinstance(refused, Refused)
    assert refused.code == "unknown-query"


def test_a_query_stops_at_its_budget_and_when_it_is_cancelled(table: Table) -> None:
    fox = table.unit("Fox", (20, 20, 0), "pilot", "a")
    params = {"unit": fox, "mode": "flight", "range": 10}
    assert run_query(table.state, "a", "reach", params, Work(100)) == Refused(
        "too-much-work", {"limit": 100}
    )
    work = Work(10**9)
    work.cancel()
    with pytest.raises(Cancelled):
        run_query(table.state, "a", "reach", params, work)


def test_a_decision_stops_at_its_budget(table: Table) -> None:
    fox = table.unit("Fox", (20, 20, 0), "pilot", "a")
    path = [cell(21, 20, 0)]
    move = {"unit": fox, "mode": "ground", "path": path}
    before = table.state
    assert table.refuse("ann", "unit.move", work=Work(1), **move).code == "too-much-work"
    assert table.state is before
    table.send("ann", "unit.move", **move)


def test_far_targets_add_little_to_the_cost_of_aiming(table: Table) -> None:
    fox = table.unit("Fox", (5, 20, 0), "pilot", "a")
    build = document(armed(gun(3, damage="kinetic", lock=1)))
    table.send("handler", "unit.fit", unit=fox, build=build)

    def cost(name: str, **params: object) -> int:
        found = estimate_cost(table.state, "a", name, {"unit": fox, "weapon": "gun", **params})
        assert isinstance(found, int)
        return found

    alone = cost("targets")
    table.unit("Off", None, "pilot")
    assert cost("targets") == alone
    table.unit("Far", (110, 0, 0), "enemy")
    assert cost("targets") == alone + 1
    near = table.unit("Near", (8, 20, 0), "enemy")
    assert cost("targets") > alone + 500
    assert cost("aim", at={"unit": near}) > 20_000
    table.send("handler", "unit.place", unit=fox, at=None)
    assert cost("targets") == cost("aim", at={"unit": near}) == 0
