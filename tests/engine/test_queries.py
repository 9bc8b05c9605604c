"""Queries use what the asker knows, and agree with what the command then does."""

from __future__ import annotations

import re

import pytest

from app.engine import Refused
from app.engine.queries import query_askers, query_functions, query_names
from tests.engine.play import Table, cell


@pytest.fixture
def table() -> Table:
    return Table()


def test_the_queries() -> None:
    about_the_map = {"reach", "path", "range", "sight", "viewshed", "falls", "area", "lowering"}
    about_frames = {"actions", "rolls", "aim", "frame", "module_hexes", "suggestion", "targets"}
    others = {"disposition", "notation", "odds", "payout", "upgrade_plan"}
    assert set(query_names()) == about_the_map | about_frames | others
    # the published description of each query says what it does, not what a function returns
    for name, function in query_functions().items():
        assert re.match(r"[A-Z][a-z]+s ", function.__doc__ or ""), name
        assert not re.search(r"Returns|Raises|Refusal", function.__doc__ or ""), name
    others_than_everybody = {n: who for n, who in query_askers().items() if who != "everybody"}
    assert others_than_everybody == {"disposition": "handler", "rolls": "controller"}


def test_reach_with_its_costs_and_what_is_just_beyond(table: Table) -> None:
    table.ground((4, 3, 2), (3, 2, 1))
    fox = table.frame(speed=2)
    table.turn(fox)
    answer = table.ask("ann", "reach", unit=fox, mode="ground")
    cells = {(c["q"], c["r"], c["level"]): c for c in answer["cells"]}
    assert (answer["budget"], answer["steps"], answer["energy"]) == (2, 1, 0)
    assert cells[3, 2, 1]["cost"] == 2
    assert cells[3, 3, 0]["from"] is None
    assert cells[3, 4, 0]["from"] == [3, 3, 0]
    beyond = {(c["q"], c["r"]): c for c in answer["beyond"]}
    assert beyond[4, 3]["code"] == "too-steep"
    assert beyond[4, 3]["params"] == {"levels": 2, "up": True}


def test_every_reached_cell_can_be_walked_to_for_that_cost(table: Table) -> None:
    table.ground((3, 3, 3), (4, 3, 2), (5, 3, 1), (3, 2, 2))
    fox = table.frame(at=(3, 3, 3))
    table.turn(fox)
    answer = table.ask("ann", "reach", unit=fox, mode="ground")
    assert any(c["falls"] for c in answer["cells"])
    for reached in answer["cells"]:
        to = {key: reached[key] for key in ("q", "r", "level")}
        found = table.ask("ann", "path", unit=fox, mode="ground", to=to)
        assert found["cost"] == reached["cost"]
        if not found["path"]:
            continue
        row = table.send("ann", "unit.move", unit=fox, mode="ground", path=found["path"])
        assert row.events[0]["cost"] == reached["cost"]
        assert table[fox].falling == reached["falls"]
        table.send("ann", "undo")


def test_reach_says_why_a_movement_has_to_wait(table: Table) -> None:
    fox, owl = table.frame(energy=0), table.frame(at=(6, 6, 0))
    foe = table.unit("Foe", (1, 1, 0), "enemy")

    def wait(unit: str, mode: str = "ground") -> object:
        waits = table.ask("handler", "reach", unit=unit, mode=mode)["wait"]
        return waits and waits["code"]

    assert wait(fox) is None
    table.send("handler", "conflict.start")
    assert wait(fox) == "no-turn"
    assert wait(foe) == "segment-to-come"
    table.send("handler", "turn.start", unit=fox)
    assert wait(fox) is None
    assert wait(owl) == "not-your-turn"
    assert wait(fox, "flight") == "no-energy"
    table.send("handler", "turn.end", unit=fox)
    assert wait(fox) == "already-acted"
    table.send("handler", "segment.end")
    assert wait(owl) == "already-acted"
    assert wait(table.frame(at=(1, 5, 0))) == "segment-passed"


def test_reach_continues_with_the_range_left(table: Table) -> None:
    fox = table.frame()
    table.turn(fox)
    table.walk("ann", fox, (4, 3, 0), (5, 3, 0), (6, 3, 0))
    answer = table.ask("ann", "reach", unit=fox, mode="ground")
    assert (answer["budget"], answer["steps"]) == (1, 0)
    assert table.ask("ann", "reach", unit=fox, mode="ground", new=True)["budget"] == 4
    assert table.ask("ann", "reach", unit=fox, mode="flight")["energy"] == 1
    assert table.ask("ann", "reach", unit=fox, mode="ground", range=2)["budget"] == 2


def test_a_path_to_a_column_takes_its_nearest_place(table: Table) -> None:
    fox = table.frame()
    found = table.ask("ann", "path", unit=fox, mode="flight", to={"q": 5, "r": 3})
    assert found == {
        "path": [cell(4, 3, 0), cell(5, 3, 0)],
        "cost": 2,
        "falls": False,
        "left": 2,
    }


def test_why_there_is_no_path(table: Table) -> None:
    table.ground((4, 3, 3))
    fox = table.frame()
    found = table.ask("ann", "path", unit=fox, mode="ground", to={"q": 4, "r": 3})
    assert (found["path"], found["code"]) == (None, "too-steep")
    assert found["params"]["levels"] == 3
    assert found["cell"] == cell(4, 3, 3)
    far = table.ask("ann", "path", unit=fox, mode="ground", to=cell(11, 3, 0))
    assert far["code"] == "too-far"
    assert table.ask("ann", "path", unit=fox, mode="ground", to={"unit": fox}).code == "malformed"


@pytest.mark.rule("FS 5.3.5")
def test_hidden_things_are_absent_from_answers(table: Table) -> None:
    fox = table.frame()
    ghost = table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    to = cell(4, 3, 0)
    assert table.ask("ann", "path", unit=fox, mode="ground", to=to)["cost"] == 1
    blocked = table.ask("handler", "path", unit=fox, mode="ground", to=to)
    assert blocked["params"] == {"by": {"unit": ghost, "name": "Ghost"}}
    refused = table.ask("ann", "sight", **{"from": {"unit": fox}, "to": {"unit": ghost}})
    missing = table.ask("ann", "sight", **{"from": {"unit": fox}, "to": {"unit": "zzz"}})
    assert (refused.code, refused.data) == (missing.code, missing.data) == ("no-such-unit", {})


def test_range_and_distance(table: Table) -> None:
    fox = table.frame()
    tower = table.prop(5, 3, height=4, name="Tower")
    answer = table.ask("ann", "range", **{"from": {"unit": fox}, "to": cell(7, 3, 0), "n": 4})
    assert answer["distance"] == {"horizontal": 4, "vertical": 0, "total": 4}
    assert answer["steps"] is None
    assert not answer["in_range"]
    assert answer["straight"]["clear"] is False
    assert answer["straight"]["blocked_by"] == {
        "q": 5,
        "r": 3,
        "level": 0,
        "kind": "prop",
        "prop": tower,
        "name": "Tower",
        "top": table.state.scene.map.props[tower].top,
    }
    to_tower = table.ask("ann", "range", **{"from": {"unit": fox}, "to": {"prop": tower}, "n": 2})
    assert (to_tower["steps"], to_tower["in_range"], to_tower["straight"]["clear"]) == (
        2,
        True,
        True,
    )
    assert to_tower["straight"]["in_range"]


@pytest.mark.rule("FS 5.4.3")
def test_sight_says_why_and_shows_the_section(table: Table) -> None:
    table.ground((5, 3, 3))
    fox = table.frame()
    answer = table.ask("eve", "sight", **{"from": {"unit": fox}, "to": {"q": 7, "r": 3}})
    assert not answer["visible"]
    assert answer["blocked_by"]["kind"] == "ground"
    assert (answer["blocked_by"]["q"], answer["blocked_by"]["r"]) == (5, 3)
    assert answer["blocked_by"]["top"] == 3, "the ground's height, as the map shows it"
    assert answer["profile"][0]["label"] == "0405"
    assert [None, 3] in [span for part in answer["profile"] for span in part["spans"]]


@pytest.mark.rule("FS 5.4.4")
def test_a_highlighted_unit_is_in_sight(table: Table) -> None:
    table.ground((5, 3, 3))
    fox = table.frame()
    wolf = table.unit("Wolf", (7, 3, 0), "enemy")
    look = {"from": {"unit": fox}, "to": {"unit": wolf}}
    assert not table.ask("ann", "sight", **look)["visible"]
    table.send("handler", "unit.highlight", unit=wolf, highlighted=True)
    answer = table.ask("ann", "sight", **look)
    assert (answer["visible"], answer["line"]) == (True, False)


def test_the_viewshed(table: Table) -> None:
    fox = table.frame()
    seen = table.ask("ann", "viewshed", **{"from": {"unit": fox}, "radius": 1})["cells"]
    assert len(seen) == 7


def test_odds(table: Table) -> None:
    roll = {"kind": "reactive", "dice": ["d6"], "modifiers": [], "mark": 3}
    answer = table.ask("eve", "odds", roll=roll)
    assert answer["outcomes"]["miss"] == {"p": pytest.approx(1 / 3), "exact": "1/3"}
    assert table.ask("eve", "odds", roll={"kind": "x"}).code == "malformed"
    assert table.ask("eve", "odds", roll=roll, system="chess").code == "no-such-system"


def test_queries_that_cannot_be_answered(table: Table) -> None:
    fox = table.frame()
    reserve = table.unit("Reserve", None)
    assert table.ask("ann", "weather").code == "unknown-query"
    assert table.ask("ann", "reach", unit=fox).code == "malformed"
    for odd in ("\ud800", 10**30):
        assert table.ask("ann", "reach", unit=odd, mode="ground").code == "malformed"
    assert table.ask("ann", "reach", unit=fox, mode="ground", scene="x").code == "no-such-scene"
    here = {"unit": fox}
    for place, code in (
        ({"prop": "x"}, "no-such-prop"),
        ({"unit": reserve}, "not-on-map"),
        ({"q": 1}, "malformed"),
        ({"q": 99, "r": 1}, "off-map"),
    ):
        answer = table.ask("ann", "sight", **{"from": here, "to": place})
        assert isinstance(answer, Refused)
        assert answer.code == code


def test_a_stranger_asks_as_a_spectator_and_the_server_as_the_handler(table: Table) -> None:
    from app.engine import run_query

    ghost = table.unit("Ghost", (4, 3, 0), "enemy", hidden=True)
    params = {"unit": ghost, "mode": "ground"}
    assert isinstance(run_query(table.state, "nobody", "reach", params), Refused)
    assert isinstance(run_query(table.state, None, "reach", params), dict)
