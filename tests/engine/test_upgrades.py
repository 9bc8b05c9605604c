"""Upgrades of characters: what pilots buy, plan and have approved."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.frame_state.characters import Sheet
from tests.engine.crew import Crew
from tests.engine.play import Table
from tests.engine.sheets import (
    add,
    advanced,
    award,
    character,
    no_upgrade,
    raised,
    refitted,
    sheet,
    shown,
    upgrade,
)
from tests.engine.sheets import table as table


def test_a_pilot_upgrades_the_own_character(table: Table) -> None:
    vega = add(table)
    table.send("handler", "character.edit", character=vega, credits=120)
    upgrade(
        table,
        "ann",
        vega,
        raised("sharpness", 2),
        advanced("hull-and-os"),
        raised("bulk"),
        refitted("bulk", "scanner"),
    )
    assert sheet(table, vega) == Sheet(
        points={"sharpness": 2, "scanner": 1}, advances={"hull-and-os": 1}, credits=10, spent=110
    )
    lines = table.log("spectators")
    ref = {"character": vega, "name": "Vega"}
    hull = {"category": "hull-and-os", "name": "Hull and OS"}
    assert [(line["code"], line["by"]) for line in lines] == [
        ("character.raised", "Ann"),
        ("character.advanced", "Ann"),
        ("character.raised", "Ann"),
        ("character.refitted", "Ann"),
    ]
    assert lines[0]["params"] == {
        "character": ref,
        "category": {"category": "pilot-skills", "name": "Pilot skills"},
        "attribute": {"attribute": "sharpness", "name": "Sharpness"},
        "from": "d4",
        "to": "d8",
        "points": 5,
    }
    assert lines[1]["params"] == {"character": ref, "category": hull, "price": 100, "left": 20}
    assert lines[3]["params"] == {
        "character": ref,
        "category": hull,
        "from": {"attribute": "bulk", "name": "Bulk"},
        "to": {"attribute": "scanner", "name": "Scanner"},
        "price": 10,
        "left": 10,
    }


@pytest.mark.rule("FS 4.9")
def test_several_upgrades_are_all_or_none(table: Table) -> None:
    vega = add(table)
    refused = no_upgrade(table, "ann", vega, raised("bulk"), advanced("pilot-skills"), raised("x"))
    assert (refused.code, refused.data) == ("no-such-attribute", {"step": 2})
    assert sheet(table, vega) == Sheet()
    refused = no_upgrade(
        table, "ann", vega, advanced("pilot-skills"), advanced("pilot-skills"), raised("smarts")
    )
    assert (refused.code, refused.data) == ("cannot-afford", {"step": 1})
    assert refused.params == {"need": 100, "left": 0}


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (raised("sharpness", 5), "at-cap"),
        (raised("scanner", 4), "at-cap"),
        (raised("scanner", 0), "raise-range"),
        (refitted("sharpness", "sharpness"), "refit-same"),
        (refitted("sharpness", "scanner"), "other-category"),
        (refitted("sharpness", "smarts"), "nothing-invested"),
        (advanced("nothing"), "no-such-category"),
        (award("scanner", 1), "handler-only"),
        ({"do": "steal"}, "malformed"),
        ({"do": "raise", "attribute": "bulk", "points": 101}, "malformed"),
        ({"do": "raise", "attribute": "bulk", "credits": 1}, "malformed"),
    ],
)
def test_illegal_purchases_are_refused(table: Table, step: dict[str, Any], code: str) -> None:
    assert no_upgrade(table, "ann", add(table), step).code == code


def test_only_the_own_character_is_upgraded(table: Table) -> None:
    vega = add(table)
    assert no_upgrade(table, "bob", vega, raised("bulk")).code == "not-your-character"
    assert no_upgrade(table, "eve", vega, raised("bulk")).code == "spectators-watch"
    assert no_upgrade(table, "ann", "x", raised("bulk")).code == "no-such-character"
    assert table.refuse("ann", "character.upgrade", character=vega, upgrades=[]).code == "malformed"
    upgrade(table, "handler", vega, raised("bulk"), award("bulk", 3))
    assert sheet(table, vega).awards == {"bulk": 3}
    assert table.codes("pilots") == ["character.raised", "character.awarded"]
    upgrade(table, "handler", vega, award("bulk", 2))
    assert sheet(table, vega).awards == {"bulk": 5}


@pytest.mark.rule("FS 4.9")
def test_upgrades_wait_for_approval_by_the_handler(table: Table) -> None:
    vega = add(table)
    table.send("handler", "table.options", options={"upgrades_need_approval": True})
    steps = [raised("smarts"), advanced("pilot-skills")]
    assert no_upgrade(table, "ann", vega, *steps).code == "needs-approval"
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["count"], line["params"]["price"]) == (
        "character.planned",
        2,
        100,
    )
    assert [step["do"] for step in shown(table, vega)["plan"]] == ["raise", "advance"]
    assert sheet(table, vega) == Sheet()
    assert table.refuse("ann", "character.approve", character=vega).code == "handler-only"
    again = table.refuse("ann", "character.plan", character=vega, upgrades=steps)
    assert again.code == "nothing-changes"
    table.send("handler", "character.approve", character=vega)
    assert table.codes("pilots") == [
        "character.approved",
        "character.raised",
        "character.advanced",
    ]
    assert table.log("pilots")[2]["params"]["left"] == 0
    assert character(table, vega).plan == ()
    assert sheet(table, vega).credits == 0
    assert table.refuse("handler", "character.approve", character=vega).code == "no-plan"


@pytest.mark.rule("FS 4.3")
def test_an_advancement_waits_until_no_mission_runs() -> None:
    crew = Crew()
    table = crew.table
    step = advanced("pilot-skills")
    fields = {"character": crew.fox, "upgrades": [step]}
    crew.run()
    refused = no_upgrade(table, "ann", crew.fox, raised("smarts"), step)
    assert (refused.code, refused.params) == (
        "during-mission",
        {"mission": {"mission": crew.id, "name": "Cold Gorge"}},
    )
    assert table.ask("ann", "upgrade_plan", **fields)["waits"]["code"] == "during-mission"
    assert table.refuse("ann", "character.upgrade", **fields, overrule=True).code == "handler-only"
    # upgrades that a mission allows need no approval, and others can be planned
    table.send("ann", "character.upgrade", character=crew.fox, upgrades=[raised("smarts")])
    table.send("ann", "character.plan", **fields)
    assert table.refuse("handler", "character.approve", character=crew.fox).code == "during-mission"
    table.send("handler", "character.approve", character=crew.fox, overrule=True, reason="a gift")
    assert table.codes("pilots")[-1] == "overruled.rules_round"
    assert sheet(table, crew.fox).advances == {"pilot-skills": 1}
    crew.do("phase", phase="briefed")
    table.send("handler", "character.edit", character=crew.fox, credits=100)
    assert table.ask("ann", "upgrade_plan", **fields)["waits"] is None
    table.send("ann", "character.upgrade", **fields)
    assert sheet(table, crew.fox).advances == {"pilot-skills": 2}


def test_a_plan_that_is_declined_or_taken_back(table: Table) -> None:
    vega = add(table)
    plan = {"character": vega, "upgrades": [raised("smarts")]}
    table.send("ann", "character.plan", **plan)
    table.send("handler", "character.decline", character=vega, reason=" Not yet. ")
    assert table.codes("pilots") == ["character.declined_why"]
    assert table.log("pilots")[0]["params"]["reason"] == "Not yet."
    assert shown(table, vega)["plan"] == []
    assert table.refuse("handler", "character.decline", character=vega).code == "no-plan"
    table.send("ann", "character.plan", **plan)
    table.send("handler", "character.decline", character=vega)
    assert table.codes("pilots") == ["character.declined"]
    table.send("ann", "character.plan", **plan)
    table.send("ann", "character.plan", character=vega, upgrades=[])
    assert table.codes("pilots") == ["character.plan_withdrawn"]
    assert character(table, vega).plan == ()


def test_a_plan_must_be_possible_when_it_is_made_and_when_it_is_approved(table: Table) -> None:
    vega = add(table)
    wish = [advanced("pilot-skills"), advanced("hull-and-os")]
    refused = table.refuse("ann", "character.plan", character=vega, upgrades=wish)
    assert (refused.code, refused.data) == ("cannot-afford", {"step": 1})
    award_ = [award("bulk", 1)]
    refused = table.refuse("ann", "character.plan", character=vega, upgrades=award_)
    assert refused.code == "handler-only"
    assert table.refuse("bob", "character.plan", character=vega, upgrades=wish).code == (
        "not-your-character"
    )
    table.send("ann", "character.plan", character=vega, upgrades=wish[:1])
    table.send("handler", "character.edit", character=vega, credits=-1)
    refused = table.refuse("handler", "character.approve", character=vega)
    assert (refused.code, refused.data) == ("in-debt", {"step": 0})
    table.send("handler", "character.plan", character=vega, upgrades=[award("bulk", 1)])
    table.send("handler", "character.approve", character=vega)
    assert sheet(table, vega).awards == {"bulk": 1}


def test_purchases_end_a_waiting_plan(table: Table) -> None:
    vega = add(table)
    steps = [raised("smarts")]
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    upgrade(table, "handler", vega, raised("bulk"))
    assert len(character(table, vega).plan) == 1
    upgrade(table, "handler", vega, *steps)
    assert character(table, vega).plan == ()
    table.send("ann", "character.plan", character=vega, upgrades=steps)
    upgrade(table, "ann", vega, raised("bulk"))
    assert character(table, vega).plan == ()


@pytest.mark.rule("FS 4.9")
def test_the_query_of_what_upgrades_would_cost(table: Table) -> None:
    vega = add(table)
    steps = [raised("sharpness"), advanced("pilot-skills"), advanced("hull-and-os")]
    for who in ("handler", "ann", "bob", "eve"):
        answer = table.ask(who, "upgrade_plan", character=vega, upgrades=steps)
        assert [(s["cost"], s["credits"]) for s in answer["steps"]] == [(0, 100), (100, 0)]
        assert answer["steps"][0] == {
            "do": "raise",
            "category": {"category": "pilot-skills", "name": "Pilot skills"},
            "changes": [
                {"attribute": "sharpness", "name": "Sharpness", "before": "d4", "after": "d6"}
            ],
            "cost": 0,
            "salvaged": 0,
            "credits": 100,
            "pool": {"before": 7, "after": 6},
        }
        assert (answer["cost"], answer["credits"]) == (100, 0)
        assert answer["refused"] == {
            "step": 2,
            "code": "cannot-afford",
            "params": {"need": 100, "left": 0},
        }
        assert answer["pools"]["pilot-skills"]["left"] == 7
    done = table.ask("ann", "upgrade_plan", character=vega, upgrades=steps[:2])
    assert done["refused"] is None
    upgrade(table, "ann", vega, *steps[:2])
    view = shown(table, vega)
    assert {key: done[key] for key in ("sheet", "pools", "attributes")} == {
        key: view[key] for key in ("sheet", "pools", "attributes")
    }
    missing = table.ask("ann", "upgrade_plan", character="x", upgrades=[])
    assert missing.code == "no-such-character"
