"""Awards, edits, credits and categories: what the Handler does to sheets."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.frame_state.characters import CATEGORIES, Sheet
from tests.engine.play import Table, check_round_trips
from tests.engine.sheets import (
    KNACKS,
    LUCK,
    add,
    advanced,
    no_upgrade,
    raised,
    refitted,
    sent_categories,
    sheet,
    shown,
    upgrade,
)
from tests.engine.sheets import table as table

# -- awards, edits, credits -------------------------------------------------------------------


@pytest.mark.rule("FS 4.5")
def test_an_experimental_award_is_the_handlers(table: Table) -> None:
    vega = add(table)
    give = {"character": vega, "attribute": "sharpness"}
    table.send("handler", "character.award", **give, bonus=2)
    (line,) = table.log("pilots")
    assert (line["code"], line["params"]["bonus"]) == ("character.awarded", 2)
    assert shown(table, vega)["attributes"]["sharpness"]["award"] == 2
    table.send("handler", "character.award", **give, bonus=3)
    assert shown(table, vega)["attributes"]["sharpness"]["award"] == 5
    assert table.refuse("handler", "character.award", **give, bonus=4).code == "award-range"
    assert table.refuse("ann", "character.award", **give, bonus=1).code == "handler-only"
    table.send("handler", "character.award", **give, bonus=0)
    assert table.codes("pilots") == ["character.award_gone"]
    assert sheet(table, vega) == Sheet()
    assert table.refuse("handler", "character.award", **give, bonus=0).code == "nothing-changes"


def test_the_handler_overrules_any_number_and_the_log_says_so(table: Table) -> None:
    vega = add(table)
    table.send(
        "handler",
        "character.edit",
        character=vega,
        points={"scanner": 5, "sharpness": 1},
        advances={"pilot-skills": 9},
        awards={"bulk": 3},
        credits=-40,
        spent=300,
    )
    assert sheet(table, vega) == Sheet(
        {"scanner": 5, "sharpness": 1}, {"pilot-skills": 9}, {"bulk": 3}, -40, 300
    )
    lines = table.log("pilots")
    assert {line["kind"] for line in lines} == {"overrule"}
    told = [
        (line["code"], {k: v for k, v in line["params"].items() if k != "character"})
        for line in lines
    ]
    assert told == [
        (
            "character.edited_advances",
            {"category": {"category": "pilot-skills", "name": "Pilot skills"}, "times": 9},
        ),
        (
            "character.edited_points",
            {"attribute": {"attribute": "sharpness", "name": "Sharpness"}, "value": "d6"},
        ),
        (
            "character.edited_award",
            {"attribute": {"attribute": "bulk", "name": "Bulk"}, "bonus": 3},
        ),
        (
            "character.edited_points",
            {"attribute": {"attribute": "scanner", "name": "Scanner"}, "value": "5"},
        ),
        ("character.edited_credits", {"credits": -40}),
        ("character.edited_spent", {"spent": 300}),
    ]
    edit = {"character": vega}
    table.send("handler", "character.edit", **edit, points={"scanner": 0})
    assert table.codes() == ["character.edited_points"]
    assert table.refuse("ann", "character.edit", **edit, credits=1).code == "handler-only"
    assert table.refuse("handler", "character.edit", **edit).code == "nothing-changes"
    over = {"points": {"sharpness": 5}}
    assert table.refuse("handler", "character.edit", **edit, **over).code == "at-cap"
    below = {"points": {"sharpness": -1}}
    assert table.refuse("handler", "character.edit", **edit, **below).code == "malformed"


@pytest.mark.rule("FS 4.8")
def test_pilots_give_each_other_credits(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    gift = {"from": vega, "to": rigel}
    table.send("ann", "credits.give", **gift, amount=60)
    (line,) = table.log("spectators")
    assert line["code"] == "credits.given"
    assert line["params"] == {
        "from": {"character": vega, "name": "Vega"},
        "to": {"character": rigel, "name": "Rigel"},
        "amount": 60,
        "left": 40,
    }
    assert (sheet(table, vega).credits, sheet(table, rigel).credits) == (40, 160)
    refused = table.refuse("ann", "credits.give", **gift, amount=41)
    assert (refused.code, refused.params) == ("cannot-afford", {"need": 41, "left": 40})
    assert table.refuse("bob", "credits.give", **gift, amount=1).code == "not-your-character"
    assert table.refuse("eve", "credits.give", **gift, amount=1).code == "spectators-watch"
    for amount in (0, -5):
        assert table.refuse("ann", "credits.give", **gift, amount=amount).code == "malformed"
    own = {"from": vega, "to": vega}
    assert table.refuse("ann", "credits.give", **own, amount=1).code == "gift-to-self"
    nobody = {"from": vega, "to": "x"}
    assert table.refuse("ann", "credits.give", **nobody, amount=1).code == "no-such-character"
    table.send("handler", "credits.give", **{"from": rigel, "to": vega}, amount=160)
    assert sheet(table, rigel).credits == 0
    table.send("handler", "character.edit", character=rigel, credits=-50)
    table.send("ann", "credits.give", **gift, amount=60)
    assert sheet(table, rigel).credits == 10


def test_undo_takes_back_whatever_was_done_to_a_sheet(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    start = table.state.world.characters
    for who, kind, fields in (
        ("ann", "character.upgrade", {"character": vega, "upgrades": [raised("bulk")]}),
        ("ann", "credits.give", {"from": vega, "to": rigel, "amount": 9}),
        ("handler", "character.award", {"character": vega, "attribute": "bulk", "bonus": 1}),
        ("handler", "character.edit", {"character": vega, "credits": 7}),
        ("ann", "character.plan", {"character": vega, "upgrades": [raised("bulk")]}),
        ("ann", "character.update", {"character": vega, "name": "Other"}),
    ):
        table.send(who, kind, **fields)
        done = table.state.world.characters
        assert done != start
        assert table.refuse("ann", "undo").code == "undo-not-yours"
        table.send("handler", "undo")
        assert table.state.world.characters is start
        table.send("handler", "redo")
        assert table.state.world.characters is done
        table.send("handler", "undo")
        check_round_trips(table)


# -- categories -------------------------------------------------------------------------------


def test_upgrades_that_lead_back_to_the_same_sheet_change_nothing(table: Table) -> None:
    vega = add(table)
    free = {**KNACKS, "price": 0, "attributes": [LUCK, {**LUCK, "id": "wit", "name": "Wit"}]}
    table.send("handler", "categories.set", categories=sent_categories(free))
    upgrade(table, "handler", vega, raised("luck"))
    there_and_back = [refitted("luck", "wit"), refitted("wit", "luck")]
    assert no_upgrade(table, "handler", vega, *there_and_back).code == "nothing-changes"


@pytest.mark.rule("FS 4.7")
def test_a_handler_defines_categories_as_data(table: Table) -> None:
    vega = add(table)
    table.send("handler", "categories.set", categories=sent_categories(KNACKS))
    (line,) = table.log("pilots")
    assert line["code"] == "categories.set"
    assert [each["name"] for each in line["params"]["categories"]] == [
        "Pilot skills",
        "Hull and OS",
        "Knacks",
    ]
    assert table.view()["categories"][2] == {
        "id": "knacks",
        "name": "Knacks",
        "pool": 2,
        "attributes": [{"id": "luck", "name": "Luck", "kind": "die", "start": 0, "cap": 5}],
        "frame": False,
        "price": 100,
        "limit": 5,
    }
    upgrade(table, "ann", vega, raised("luck"), advanced("knacks"), raised("luck"))
    assert shown(table, vega)["attributes"]["luck"]["shown"] == "d6"
    assert shown(table, vega)["pools"]["knacks"]["size"] == 3
    again = table.refuse("handler", "categories.set", categories=sent_categories(KNACKS))
    assert again.code == "nothing-changes"
    refused = table.refuse("ann", "categories.set", categories=[])
    assert refused.code == "handler-only"


@pytest.mark.parametrize(
    ("category", "code"),
    [
        ({**KNACKS, "id": "pilot-skills"}, "id-twice"),
        ({**KNACKS, "attributes": [LUCK, LUCK]}, "id-twice"),
        ({**KNACKS, "attributes": [{**LUCK, "id": "bulk"}]}, "id-twice"),
        ({**KNACKS, "id": "No Id"}, "bad-id"),
        ({**KNACKS, "name": ""}, "bad-name"),
        ({**KNACKS, "pool": -1}, "bad-number"),
        ({**KNACKS, "price": 10**7}, "bad-number"),
        ({**KNACKS, "attributes": []}, "no-attributes"),
        ({**KNACKS, "attributes": [{**LUCK, "cap": 6}]}, "bad-number"),
        ({**KNACKS, "attributes": [{**LUCK, "start": 4, "cap": 3}]}, "start-above-cap"),
        ({**KNACKS, "attributes": [{**LUCK, "kind": "coin"}]}, "malformed"),
        ({**KNACKS, "costs": 3}, "malformed"),
        ({**KNACKS, "pool": 2**40}, "malformed"),
    ],
)
def test_invalid_categories_are_refused(table: Table, category: dict[str, Any], code: str) -> None:
    refused = table.refuse("handler", "categories.set", categories=sent_categories(category))
    assert refused.code == code
    assert table.state.world.categories == CATEGORIES


@pytest.mark.rule("FS 4.7")
def test_categories_take_nothing_from_a_sheet_unless_the_handler_forces_it(table: Table) -> None:
    vega, rigel = add(table), add(table, "bob", "Rigel")
    upgrade(table, "ann", vega, raised("sharpness", 4), raised("smarts", 2), raised("bulk"))
    table.send("handler", "character.award", character=vega, attribute="bulk", bonus=2)
    smaller = sent_categories(pilot={"pool": 5})[:1]
    refused = table.refuse("handler", "categories.set", categories=smaller)
    assert refused.code == "sheets-in-the-way"
    assert refused.params == {"characters": [{"character": vega, "name": "Vega"}]}
    assert refused.data == {
        "sheets": [{"character": vega, "name": "Vega", "lost": ["Smarts 1", "Bulk 1", "Bulk +2"]}]
    }
    table.send("handler", "categories.set", categories=smaller, force=True)
    assert table.codes("pilots") == ["categories.set", "categories.clipped"]
    line = table.log("pilots")[1]
    assert (line["kind"], line["params"]["lost"]) == (
        "overrule",
        ["Smarts 1", "Bulk 1", "Bulk +2"],
    )
    assert sheet(table, vega) == Sheet(points={"sharpness": 4, "smarts": 1})
    assert sheet(table, rigel) == Sheet()
    assert set(shown(table, vega)["attributes"]) == {"sharpness", "smarts", "synergy"}
    table.send("handler", "undo")
    assert sheet(table, vega).awards == {"bulk": 2}
    assert table.state.world.categories == CATEGORIES
