"""Tests and odds from the sheet of a character."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.play import Table, check_round_trips
from tests.engine.sheets import (
    KNACKS,
    add,
    raised,
    sent_categories,
    upgrade,
)
from tests.engine.sheets import table as table

SHARP = {"attributes": ["sharpness", "scanner"]}


def practised(table: Table) -> str:
    """Ann's Vega with a d8 of Sharpness (+1) and Scanner 2."""
    vega = add(table)
    upgrade(table, "ann", vega, raised("sharpness", 2), raised("scanner", 2))
    table.send("handler", "character.award", character=vega, attribute="sharpness", bonus=1)
    return vega


@pytest.mark.rule("FS 4.10")
def test_sharpness_and_scanner_against_6_proactive_is_one_command(table: Table) -> None:
    vega = practised(table)
    source = {"character": vega, **SHARP}
    table.faces = [3]
    table.send("handler", "test.roll", kind="proactive", sheet=source, mark=6)
    (line,) = table.log("pilots")
    assert line["code"] == "test.rolled_by"
    assert line["params"]["character"] == {"character": vega, "name": "Vega"}
    data = line["data"]
    assert [(die["sides"], die["face"], die["of"]) for die in data["dice"]] == [(8, 3, "Sharpness")]
    assert (data["modifiers"], data["score"], data["outcome"]) == ([1, 2], 6, "hit")
    assert data["sheet"] == {
        "character": vega,
        "name": "Vega",
        "parts": [
            {
                "attribute": "sharpness",
                "name": "Sharpness",
                "die": "d8",
                "modifier": None,
                "award": False,
            },
            {
                "attribute": "sharpness",
                "name": "Sharpness",
                "die": None,
                "modifier": 1,
                "award": True,
            },
            {
                "attribute": "scanner",
                "name": "Scanner",
                "die": None,
                "modifier": 2,
                "award": False,
            },
        ],
    }


def test_a_request_from_a_sheet_keeps_what_the_sheet_gave(table: Table) -> None:
    vega, fox = practised(table), table.frame()
    ask = {"unit": fox, "kind": "reactive", "mark": 9, "hidden": True, "dice": ["d6"]}
    source = {"character": vega, "attributes": ["sharpness"]}
    row = table.send("handler", "test.request", **ask, sheet=source, modifiers=[-2])
    request = row.events[0]["request"]["id"]
    view = table.view()["requests"][request]
    assert (view["dice"], view["modifiers"], view["mark"]) == (["d8", "d6"], [1, -2], None)
    assert [part["name"] for part in view["sheet"]["parts"]] == ["Sharpness", "Sharpness"]
    upgrade(table, "ann", vega, raised("sharpness"))
    check_round_trips(table)
    table.faces = [7, 6]
    table.send("ann", "test.answer", request=request)
    (line,) = table.log("pilots")
    assert line["code"] == "test.rolled_hidden"
    assert [die.get("of") for die in line["data"]["dice"]] == ["Sharpness", None]
    assert line["data"]["score"] == 7 - 1 + 2
    assert line["data"]["mark"] is None


def test_a_die_that_is_none_has_no_owner_among_the_rolled(table: Table) -> None:
    vega = practised(table)
    table.send("handler", "categories.set", categories=sent_categories(KNACKS))
    source = {"character": vega, "attributes": ["luck", "sharpness"]}
    table.send("handler", "test.roll", kind="proactive", sheet=source, mark=6, hidden=True)
    assert table.codes("pilots") == ["test.rolled_by_hidden"]
    assert [die["of"] for die in table.log("pilots")[0]["data"]["dice"]] == ["Sharpness"]
    assert [part["die"] for part in table.log()[0]["data"]["sheet"]["parts"]] == [
        "none",
        "d8",
        None,
    ]


def test_whose_sheet_a_pilot_may_roll(table: Table) -> None:
    vega, fox = practised(table), table.frame()
    roll = {"kind": "proactive", "mark": 6, "sheet": {"character": vega, **SHARP}}
    assert table.refuse("ann", "test.roll", **roll).code == "handler-names-marks"
    table.send("handler", "table.options", options={"pilots_name_marks": True})
    assert table.refuse("bob", "test.roll", **roll).code == "not-your-character"
    table.send("ann", "test.roll", **roll, unit=fox)
    assert table.codes("pilots") == ["test.rolled"]
    table.send("ann", "test.roll", **roll)
    assert table.codes("pilots") == ["test.rolled_by"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sheet": {"character": "x", "attributes": ["smarts"]}}, "no-such-character"),
        ({"sheet": {"character": "VEGA", "attributes": ["luck"]}}, "no-such-attribute"),
        ({"sheet": {"character": "VEGA", "attributes": ["smarts", "smarts"]}}, "named-twice"),
        ({"sheet": {"character": "VEGA", "attributes": []}}, "malformed"),
        ({"sheet": {"character": "VEGA"}}, "malformed"),
        (
            {"sheet": {"character": "VEGA", "attributes": ["smarts"]}, "dice": ["d4"] * 20},
            "malformed",
        ),
        ({}, "malformed"),
    ],
)
def test_sheets_that_make_no_test(table: Table, fields: dict[str, Any], code: str) -> None:
    vega = practised(table)
    if "sheet" in fields:
        whose = fields["sheet"]["character"].replace("VEGA", vega)
        fields = {**fields, "sheet": {**fields["sheet"], "character": whose}}
    roll = {"kind": "proactive", "mark": 6, **fields}
    assert table.refuse("handler", "test.roll", **roll).code == code
    if fields:
        asked = table.ask("ann", "odds", roll=roll)
        assert asked.code == code
        assert table.refuse("handler", "test.request", unit=table.frame(), **roll).code == code


@pytest.mark.rule("FS 4.10")
def test_the_odds_of_a_test_from_a_sheet(table: Table) -> None:
    vega = practised(table)
    roll = {"kind": "proactive", "sheet": {"character": vega, **SHARP}, "mark": 6}
    answer = table.ask("eve", "odds", roll=roll)
    plain = table.ask(
        "eve",
        "odds",
        roll={"kind": "proactive", "dice": ["d8"], "modifiers": [1, 2], "mark": 6},
    )
    assert {key: answer[key] for key in plain} == plain
    assert (answer["dice"], answer["modifiers"], answer["fixed"]) == (["d8"], [1, 2], 8)
    assert [part["award"] for part in answer["sheet"]["parts"]] == [False, True, False]
    more = table.ask("eve", "odds", roll={**roll, "dice": ["d4"], "modifiers": [-1], "mark": None})
    assert (more["dice"], more["modifiers"], more["outcomes"]) == (["d8", "d4"], [1, 2, -1], None)
    bad = table.ask("eve", "odds", roll={**roll, "dice": ["d5"]})
    assert (bad.code, bad.params["at"]) == ("malformed", "$.roll")
    odd = table.ask("eve", "odds", roll={**roll, "sheet": {"character": 3}})
    assert odd.params["at"] == "$.roll.sheet.character"
    none = table.ask("eve", "odds", roll={**roll, "dice": ["d8"], "sheet": None})
    assert none.code == "malformed"
