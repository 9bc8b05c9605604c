"""A new frame for a lost one: price, salvage, and the unit of the character."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.frame_state.characters import CATEGORIES, Sheet, SheetError, Upgrade
from app.rules.frame_state.frame_replacement import FRAME_PRICE, sheet_with_new_frame
from app.rules.frame_state.upgrades import advance_refusal, plan
from tests.engine.frames import build, document, framed
from tests.engine.noninterference import Pair
from tests.engine.play import Table, check_round_trips
from tests.rules.sheets import sheets

PILOT, HULL = CATEGORIES


def money(table: Table, character: str, **values: Any) -> None:
    table.send("handler", "character.edit", character=character, **values)


def sheet(table: Table, character: str) -> Sheet:
    return table.state.world.characters[character].sheet


def owner(unit: str | None = None, **values: Any) -> tuple[Table, str, str]:
    """Ann's character with enough credits for a frame, and her wreck."""
    table = Table()
    fox = unit or framed(table)
    row = table.send("handler", "character.add", name="Ann", seat="a", unit=fox)
    character = str(row.events[0]["character"]["id"])
    money(table, character, **{"credits": 3500, "spent": 459, **values})
    return table, character, fox


def wreck(table: Table, unit: str) -> None:
    table.send("handler", "unit.update", unit=unit, integrity=0)


# -- the sheet --------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.64")
def test_a_new_frame_costs_credits_and_keeps_the_pilots_skills() -> None:
    table, character, fox = owner()
    points = {"sharpness": 3, "bulk": 2}
    money(
        table, character, points=points, advances={"hull-and-os": 2, "pilot-skills": 1},
        awards={"scanner": 2, "smarts": 1},
    )  # fmt: skip
    wreck(table, fox)
    table.send("ann", "frame.replace", character=character)
    after = sheet(table, character)
    assert (after.credits, after.spent, after.salvage) == (500, 0, 0)
    assert dict(after.points) == {"sharpness": 3}
    assert dict(after.advances) == {"pilot-skills": 1}
    assert dict(after.awards) == {"smarts": 1}
    assert table.codes("pilots") == ["character.frame_replaced", "unit.fitted", "pilot.back"]
    check_round_trips(table)


@pytest.mark.rule("FS C 5.65")
def test_a_tenth_of_what_was_spent_comes_home_with_the_wreck() -> None:
    table, character, fox = owner()
    wreck(table, fox)
    seen = table.view()["characters"][character]["replace"]
    assert seen == {"price": FRAME_PRICE, "salvage": 45, "bar": None}
    table.send("ann", "frame.replace", character=character, wreck=True)
    assert sheet(table, character).salvage == 45
    assert "character.salvaged" in table.codes("pilots")
    assert table.view()["characters"][character]["sheet"]["salvage"] == 45


def test_a_wreck_without_value_is_not_logged() -> None:
    table, character, fox = owner(spent=9)
    wreck(table, fox)
    table.send("ann", "frame.replace", character=character, wreck=True)
    assert "character.salvaged" not in table.codes()


@pytest.mark.rule("FS C 5.66")
def test_salvage_pays_for_frames_first_and_for_nothing_else() -> None:
    had = Sheet(points={"bulk": 1}, credits=100, salvage=45)
    refit = Upgrade("refit", "bulk", "scanner")
    advance = Upgrade("advance", category="hull-and-os")
    planned = plan(CATEGORIES, had, [refit, advance])
    assert [(step.cost, step.salvaged, step.credits) for step in planned.steps] == [
        (10, 10, 100),
        (100, 35, 35),
    ]
    assert (planned.sheet.spent, planned.sheet.salvage) == (65, 0)
    assert planned.cost == 110
    poor = Sheet(credits=60, salvage=45)
    assert advance_refusal(poor, HULL) is None
    bar = advance_refusal(poor, PILOT)
    assert bar is not None and bar.params == {"need": 100, "left": 60}
    less = advance_refusal(Sheet(credits=10, salvage=45), HULL)
    assert less is not None and less.params == {"need": 100, "left": 55}


def test_salvage_helps_nobody_in_debt() -> None:
    bar = advance_refusal(Sheet(credits=-1, salvage=500), HULL)
    assert bar is not None and bar.code == "in-debt"


@given(sheets(CATEGORIES), st.integers(2000, 9000))
def test_a_new_frame_keeps_pilot_skills_only(had: Sheet, credits: int) -> None:
    had = replace(had, credits=credits)
    if had.credits < FRAME_PRICE:
        with pytest.raises(SheetError):
            sheet_with_new_frame(CATEGORIES, had, True)
        return
    after = sheet_with_new_frame(CATEGORIES, had, True)
    assert had.credits - after.credits == FRAME_PRICE
    assert after.salvage - had.salvage == had.spent // 10
    skills = {each.id for each in PILOT.attributes}
    assert after.points == {k: n for k, n in had.points.items() if k in skills}
    assert after.awards == {k: n for k, n in had.awards.items() if k in skills}
    assert after.spent == 0


@pytest.mark.parametrize(("credits", "code"), [(-5, "in-debt"), (2999, "cannot-afford")])
def test_a_frame_is_not_bought_on_credit(credits: int, code: str) -> None:
    table, character, fox = owner(credits=credits, salvage=5000)
    wreck(table, fox)
    assert table.refuse("ann", "frame.replace", character=character).code == code
    assert table.view()["characters"][character]["replace"]["bar"]["code"] == code


def test_the_handler_edits_salvage() -> None:
    table, character, _ = owner()
    money(table, character, salvage=70)
    assert sheet(table, character).salvage == 70
    assert table.codes() == ["character.edited_salvage"]


# -- the unit ---------------------------------------------------------------------------------


@pytest.mark.rule("FS C 5.67")
def test_the_wreck_is_the_new_frame_off_the_map() -> None:
    table, character, fox = owner()
    table.send("handler", "conflict.start")
    table.send("handler", "unit.update", unit=fox, falling=True, conditions={"add": [
        {"kind": "slowed", "tier": 1}]})  # fmt: skip
    wreck(table, fox)
    table.send("handler", "conflict.end")
    other = document(build("Newer", chassis="tank"))
    table.send("ann", "frame.replace", character=character, build=other)
    unit = table[fox]
    assert unit.frame is not None and unit.frame.build.name == "Newer"
    assert (unit.at, unit.destroyed, unit.falling, unit.conditions) == (None, False, False, ())
    assert unit.integrity == unit.integrity_max == 18
    check_round_trips(table)


def test_a_frame_that_fell_out_of_the_world_is_lost_too() -> None:
    table = Table()
    fox = table.frame((3, 3, 0))
    row = table.send("handler", "character.add", name="Ann", seat="a", unit=fox)
    character = str(row.events[0]["character"]["id"])
    money(table, character, credits=4000)
    refused = table.refuse("ann", "frame.replace", character=character)
    assert refused.code == "frame-not-lost"
    table.ground((3, 3, None))
    table.send("handler", "environment.resolve")
    assert table[fox].lost
    table.send("ann", "frame.replace", character=character)
    assert (table[fox].lost, table[fox].integrity) == (False, 9)
    line = next(each for each in table.log() if each["code"] == "unit.fitted")
    assert line["params"]["build"] == {"name": "Fox"}


def test_upgrades_of_a_lost_hull_are_gone_from_the_new_frame() -> None:
    table, character, fox = owner(points={"bulk": 2})
    assert table[fox].integrity_max == 15
    wreck(table, fox)
    table.send("ann", "frame.replace", character=character)
    assert table[fox].integrity_max == table[fox].integrity == 9


def test_an_intact_frame_is_the_handlers_to_replace() -> None:
    table, character, fox = owner(points={"bulk": 2})
    at = table[fox].at
    table.send("handler", "frame.replace", character=character)
    assert (table[fox].at, table[fox].integrity_max) == (at, 9)
    money(table, character, credits=3000)
    table.send("handler", "frame.replace", character=character, build=document(build("Newer")))
    assert table[fox].frame.build.name == "Newer"
    assert table[fox].at == at


def test_when_a_pilot_may_not_buy() -> None:
    table, character, fox = owner()
    refused = table.refuse("bob", "frame.replace", character=character)
    assert refused.code == "not-your-character"
    table.send("handler", "conflict.start")
    assert table.refuse("ann", "frame.replace", character=character).code == "mid-conflict"
    table.send("handler", "conflict.end")
    table.send("handler", "table.options", options={"upgrades_need_approval": True})
    assert table.refuse("ann", "frame.replace", character=character).code == "needs-approval"
    wreck(table, fox)
    table.send("handler", "frame.replace", character=character)


def test_a_character_without_a_unit_here() -> None:
    table = Table()
    row = table.send("ann", "character.add", name="Ann")
    character = str(row.events[0]["character"]["id"])
    money(table, character, credits=9000)
    refused = table.refuse("ann", "frame.replace", character=character, build="kestrel")
    assert refused.code == "no-unit-linked"
    table.send("ann", "frame.replace", character=character)
    assert sheet(table, character).credits == 6000


def test_undo_brings_the_wreck_and_the_sheet_back() -> None:
    table, character, fox = owner(points={"bulk": 2})
    wreck(table, fox)
    before = table.state.world
    table.send("ann", "frame.replace", character=character, wreck=True)
    table.send("handler", "undo")
    assert table.state.world == before
    check_round_trips(table)


def test_a_unit_unknown_to_the_pilot_is_neither_changed_nor_named() -> None:
    """Ann's character is linked to a hidden unit. A frame that she buys is only a line of the
    sheet."""
    pair = Pair()
    pair.both("handler", key="k", type="character.add", name="Ann", seat="a")
    pair.secretly("handler", type="character.update", character="k.1", unit="g1.1")
    pair.both("handler", type="character.edit", character="k.1", credits=9000)
    pair.both("ann", type="frame.replace", character="k.1", build="kestrel")
    pair.both("ann", type="frame.replace", character="k.1")
    assert pair.secret.state.scene.units["g1.1"].integrity == 9
    pair.check()
