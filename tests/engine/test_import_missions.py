"""Missions imported from another table."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.crew import Crew
from tests.engine.play import check_round_trips

PAID = {
    "name": "Owl",
    "lines": [{"kind": "bonus", "amount": 40, "id": "t1", "text": "Box"}],
    "tally": {"integrity": 2, "uses": [0, 1, 0]},
}


@pytest.fixture
def crew() -> Crew:
    return Crew()


def restored(at: Crew, /, **fields: Any) -> Any:
    row = at.table.send("handler", "mission.restore", **{"name": "Old", **fields})
    at.id = row.events[0]["mission"]["id"]
    return at.seen("handler")


def test_a_mission_stands_as_it_stood(crew: Crew) -> None:
    terms = {
        "objectives": [
            {"id": "t1", "text": "Box", "bonus": 40, "hidden": True, "result": "achieved"},
            {"id": "t2", "text": "Seen", "bonus": 4, "hidden": True, "revealed": True},
        ],
        "deductions": [
            {"id": "t3", "text": "Fuel", "amount": 5},
            {"id": "t4", "text": "The bridge", "amount": 60, "applies": False},
        ],
        "crew": [crew.fox, crew.dog],
        "tallies": {crew.fox: {"integrity": 3, "uses": [1, 0, 0]}},
        "veiled": {crew.fox: {"integrity": 2, "uses": [0, 0, 0]}},
    }
    seen = restored(crew, base=10, phase="running", result="failed", notes="n", **terms)
    assert crew.table.codes("pilots") == ["mission.added"]
    assert [each["text"] for each in crew.seen()["objectives"]] == ["Seen"]
    assert crew.tally(crew.fox) == (1, [1, 0, 0])
    assert (seen["result"], seen["notes"], seen["veiled"]) == ("failed", "n", terms["veiled"])
    ids = [each["id"] for each in (*seen["objectives"], *seen["deductions"])]
    assert len({*ids, "t1", "t2", "t3", "t4"}) == 8
    assert crew.sums() == [40 - 5 - 20, 40 - 5]
    assert crew.no("phase", mission="none", phase="running") == "no-such-mission"
    check_round_trips(crew.table)


def test_an_imported_payout_moves_no_credits(crew: Crew) -> None:
    paid = [{**PAID, "character": crew.fox, "name": "Fox"}, PAID, {**PAID, "character": "none"}]
    objectives = [{"id": "t1", "text": "Box", "bonus": 40, "result": "achieved"}]
    seen = restored(crew, phase="paid", result="achieved", objectives=objectives, paid=paid)
    fox, owl, none = seen["paid"]
    assert (fox["character"], owl["character"], none["character"]) == (crew.fox, "", "")
    assert (fox["cost"], fox["fee"], fox["sum"]) == (4, 20, 40)
    assert fox["lines"][0]["id"] == seen["objectives"][0]["id"]
    assert crew.credits() == (100, 100)
    assert crew.no("pay") == "already-paid"
    assert crew.payout("ann")["final"]
    unlabelled = [{**PAID, "lines": [{"kind": "base", "amount": 1, "id": "t9"}]}]
    assert restored(crew, phase="paid", paid=unlabelled)["paid"][0]["lines"][0]["id"] == ""


def test_inconsistent_missions_are_refused(crew: Crew) -> None:
    assert crew.table.refuse("ann", "mission.restore", name="x").code == "handler-only"
    for fields, code in (
        ({"phase": "paid"}, "malformed"),
        ({"phase": "running", "paid": [PAID]}, "malformed"),
        ({"crew": ["none"]}, "no-such-character"),
        ({"tallies": {"none": {"integrity": 1, "uses": [0, 0, 0]}}}, "no-such-character"),
        ({"veiled": {crew.fox: {"integrity": -1, "uses": [0, 0, 0]}}}, "malformed"),
        ({"phase": "paid", "paid": [{**PAID, "tally": 3}]}, "malformed"),
        ({"phase": "paid", "paid": [{**PAID, "lines": 3}]}, "malformed"),
        ({"phase": "paid", "paid": [{**PAID, "lines": [3]}]}, "malformed"),
        ({"phase": "paid", "paid": [{**PAID, "lines": [{"kind": "fee"}]}]}, "malformed"),
        (
            {"phase": "paid", "paid": [{**PAID, "character": []}], "objectives": [{"id": []}]},
            "malformed",
        ),
    ):
        assert crew.table.refuse("handler", "mission.restore", name="x", **fields).code == code
    crew.run()
    running = crew.table.refuse("handler", "mission.restore", name="x", phase="running")
    assert running.code == "mission-running"
