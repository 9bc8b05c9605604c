"""The payout (FS 8): every line, and credits that move once."""

from __future__ import annotations

import json

import pytest

from tests.engine.crew import Crew
from tests.engine.play import check_round_trips


@pytest.fixture
def crew() -> Crew:
    return Crew()


# -- the payout -------------------------------------------------------------------------------


@pytest.mark.rule("FS 8.3")
def test_a_deduction_counts_once_it_applies(crew: Crew) -> None:
    crew.run()
    crew.do("result", result="achieved")
    fall = {"text": "The bridge, if it falls", "amount": 60, "applies": False}
    (bridge,) = crew.do("add_deduction", **fall)["deductions"]
    assert crew.sums() == [400, 400]
    crew.do("update_deduction", deduction=bridge["id"], applies=True)
    assert crew.sums() == [340, 340]
    crew.do("update_deduction", deduction=bridge["id"], applies=False)
    assert crew.sums() == [400, 400]


def test_a_preview_shows_every_line(crew: Crew) -> None:
    crew.run()
    crew.hurt("fox", 7)
    crew.table.send("ann", "mission.use", character=crew.fox, tier=3)
    crew.do("add_deduction", text="The bridge", amount=60)
    answer = crew.payout("ann")
    assert {key: value for key, value in answer.items() if key != "crew"} == {
        "mission": crew.id,
        "name": "Cold Gorge",
        "phase": "running",
        "result": "open",
        "shared": False,
        "final": False,
        "bar": {
            "code": "primary-undecided",
            "params": {"mission": {"mission": crew.id, "name": "Cold Gorge"}},
        },
        "rates": {"integrity": 5, "uses": [5, 10, 15]},
    }
    assert crew.sums() == [-85, -60]
    crew.do("result", result="achieved")
    fox, dog = crew.payout("eve")["crew"]
    assert (fox["sum"], fox["cost"], fox["fee"], fox["credits"], fox["after"]) == (
        315,
        5,
        25,
        100,
        415,
    )
    assert [(line["kind"], line["amount"], line["text"]) for line in fox["lines"]] == [
        ("base", 400, ""),
        ("deduction", -60, "The bridge"),
        ("fee", -25, ""),
    ]
    assert [(each["kind"], each["tier"], each["count"], each["cost"]) for each in fox["costs"]] == [
        ("integrity", 0, 2, 2),
        ("tier", 1, 0, 0),
        ("tier", 2, 0, 0),
        ("tier", 3, 1, 3),
    ]
    assert dog["sum"] == 340


def test_the_preview_says_why_it_cannot_be_paid_and_what_a_use_costs(crew: Crew) -> None:
    assert crew.payout()["bar"]["code"] == "not-running"
    crew.run()
    assert crew.payout("ann")["bar"]["code"] == "primary-undecided"
    crew.do("result", result="failed")
    assert crew.payout()["bar"] is None
    crew.do("update", crew=[])
    assert crew.payout()["bar"] == {
        "code": "no-crew",
        "params": {"mission": {"mission": crew.id, "name": "Cold Gorge"}},
    }
    crew.do("update", crew=[crew.fox])
    crew.do("pay")
    assert crew.payout()["bar"] is None
    assert crew.payout()["rates"] == {"integrity": 5, "uses": [5, 10, 15]}


@pytest.mark.rule("FS 8.3")
def test_a_table_can_share_the_base(crew: Crew) -> None:
    crew.do("update", base=401)
    crew.run()
    crew.do("result", result="achieved")
    crew.table.send("handler", "table.options", options={"share_base": True})
    assert crew.sums() == [201, 200]
    assert crew.payout()["shared"]
    crew.do("pay")
    crew.table.send("handler", "table.options", options={"share_base": False})
    assert crew.payout()["shared"]
    assert crew.credits() == (301, 300)


@pytest.mark.rule("FS 8.4")
def test_credits_move_with_the_payout(crew: Crew) -> None:
    crew.run()
    crew.hurt("dog", 1)
    crew.do("correct", character=crew.dog, uses=[100, 0, 0])
    crew.do("result", result="achieved")
    expected = crew.payout()["crew"]
    seen = crew.do("pay")
    assert crew.credits() == (500, 100 + 400 - 540)
    assert (seen["phase"], len(seen["paid"])) == ("paid", 2)
    assert crew.seen()["paid"] == seen["paid"]
    codes = ["mission.paid", "mission.pay", "mission.charged"]
    assert crew.table.codes("pilots") == crew.table.codes("handler") == codes
    _, fox, dog = crew.table.log("pilots")
    assert (fox["params"]["amount"], fox["params"]["credits"]) == (400, 500)
    assert (dog["params"]["amount"], dog["params"]["credits"]) == (140, -40)
    assert dog["data"] == {"kind": "pay", **seen["paid"][1]}
    answer = crew.payout("ann")
    assert answer["final"]
    assert [(pay["sum"], pay["after"]) for pay in answer["crew"]] == [(400, None), (-140, None)]
    assert [pay["lines"] for pay in answer["crew"]] == [pay["lines"] for pay in expected]
    check_round_trips(crew.table)


def test_a_payout_stays_on_record_when_a_character_is_removed(crew: Crew) -> None:
    crew.run()
    crew.do("result", result="achieved")
    crew.do("pay")
    crew.table.send("handler", "character.remove", character=crew.dog)
    pays = crew.payout()["crew"]
    assert [(pay["name"], pay["sum"], pay["credits"]) for pay in pays] == [
        ("Fox", 400, 500),
        ("Dog", 400, None),
    ]


def test_when_a_mission_can_be_paid(crew: Crew) -> None:
    crew.do("result", result="achieved")
    assert crew.no("pay") == "not-running"
    crew.run()
    crew.do("result", result="open")
    assert crew.no("pay") == "primary-undecided"
    crew.do("result", result="failed")
    crew.do("update", crew=[])
    assert crew.no("pay") == "no-crew"
    assert crew.no("pay", mission="none") == "no-such-mission"
    crew.do("update", crew=[crew.fox])
    crew.do("pay")
    assert crew.credits() == (100, 100)


@pytest.mark.rule("FS 8.5")
def test_a_mission_is_paid_once(crew: Crew) -> None:
    crew.do("add_objective", text="Box", bonus=7, hidden=True)
    objective = crew.do("add_objective", text="Lost", bonus=7, hidden=True)["objectives"][1]["id"]
    deduction = crew.do("add_deduction", text="x", amount=1)["deductions"][0]["id"]
    crew.run()
    crew.do("result", result="achieved")
    crew.do("pay")
    credits = crew.credits()
    for kind, fields in (
        ("pay", {}),
        ("phase", {"phase": "running"}),
        ("result", {"result": "failed"}),
        ("result", {"result": "failed", "objective": objective}),
        ("update", {"base": 1}),
        ("update", {"base": 1, "notes": "x"}),
        ("correct", {"character": crew.fox, "integrity": 0}),
        ("add_objective", {"text": "x", "bonus": 1}),
        ("update_objective", {"objective": objective, "bonus": 1}),
        ("remove_objective", {"objective": objective}),
        ("add_deduction", {"text": "x", "amount": 1}),
        ("update_deduction", {"deduction": deduction, "amount": 1}),
        ("remove_deduction", {"deduction": deduction}),
    ):
        assert crew.no(kind, **fields) == "already-paid", kind
    assert crew.table.refuse("ann", "mission.use", character=crew.fox, tier=1).code == "no-mission"
    crew.do("update", notes="well done")
    crew.do("reveal", objective=objective)
    crew.table.send("handler", "mission.remove", mission=crew.id)
    assert crew.credits() == credits


@pytest.mark.rule("FS 8.6")
def test_paying_reveals_the_hidden_objectives_it_pays_for(crew: Crew) -> None:
    crew.do("phase", phase="running")
    for text in ("Ghosts", "Shades"):
        crew.do("add_objective", text=text, bonus=77, hidden=True)
    ghosts = crew.seen("handler")["objectives"][0]["id"]
    crew.do("result", objective=ghosts, result="achieved")
    crew.do("result", result="failed")
    crew.do("pay")
    assert crew.table.codes("pilots")[0] == "mission.objective_revealed"
    assert [each["text"] for each in crew.seen()["objectives"]] == ["Ghosts"]
    assert "Shades" not in json.dumps([crew.table.view(), crew.table.log("pilots"), crew.payout()])
    assert crew.credits() == (177, 177)


@pytest.mark.rule("FS 8.5")
def test_credits_move_once_in_every_history(crew: Crew) -> None:
    crew.run()
    crew.do("result", result="achieved")
    crew.do("pay")
    paid = crew.table.state.world
    for _ in range(2):
        crew.table.send("handler", "undo")
        assert crew.credits() == (100, 100)
        assert crew.seen()["phase"] == "running"
        crew.table.send("handler", "redo")
        assert crew.credits() == (500, 500)
        assert crew.no("pay") == "already-paid"
    assert crew.table.state.world is paid
    crew.table.send("handler", "undo")
    crew.do("update", base=50)
    crew.do("pay")
    assert crew.credits() == (150, 150)
    check_round_trips(crew.table)


def test_a_pilots_own_undo_leaves_the_payout_alone(crew: Crew) -> None:
    crew.run()
    crew.do("result", result="achieved")
    crew.do("pay")
    crew.table.walk("ann", crew.units["fox"], (4, 3, 0))
    crew.table.send("ann", "undo")
    assert crew.table.refuse("ann", "undo").code == "undo-not-yours"
    assert crew.credits() == (500, 500)


@pytest.mark.rule("FS 8.4")
def test_debt_by_a_payout_bars_advancement_until_it_is_paid_off(crew: Crew) -> None:
    crew.run()
    crew.do("correct", character=crew.fox, integrity=40)
    crew.do("result", result="failed")
    crew.do("pay")
    assert crew.credits() == (-100, 100)
    advance = {"character": crew.fox, "upgrades": [{"do": "advance", "category": "hull-and-os"}]}
    points = {"character": crew.fox, "upgrades": [{"do": "raise", "attribute": "bulk"}]}
    assert crew.table.refuse("ann", "character.upgrade", **advance).code == "in-debt"
    assert crew.table.refuse("ann", "character.upgrade", **points).code == "in-debt"
    crew.table.send("handler", "character.edit", character=crew.fox, credits=100)
    crew.table.send("ann", "character.upgrade", **points)
    crew.table.send("ann", "character.upgrade", **advance)
