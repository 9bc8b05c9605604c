"""The environmental segment as a picture: zones that harm, a ceiling that comes down, falls."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.drawn_texts import RECORD, drawn
from tests.browser.flat_table import (
    WATCH_OVERLAYS,
    FlatTable,
    add_units,
    open_as_handler,
    open_as_pilot,
)
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.map_page import axial, open_section
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.web.server import Table

ENEMY = {"disposition": "enemy"}
UNITS: Any = [("Fox", 6, 6, {}), ("Wolf", 8, 6, ENEMY), ("Hound", 12, 6, ENEMY)]


def prepare(table: Table) -> None:
    """A wolf in a burning zone, and a hound that falls, in the environmental segment."""
    add_units(table, UNITS)
    do = table.handler.do
    cells = [{**axial(8, 5), "count": 3}]
    do("zone.add", kind="area", name="Depot", cells=cells, secret=False)
    hound = table.handler.unit("Hound")
    do("unit.place", unit=hound, at={**axial(12, 6), "level": 12})
    do("overrule", unit=hound, set={"falling": True})
    do("conflict.start")


def end_segments(table: Table) -> None:
    while table.handler.state()["view"]["scene"]["conflict"]["segment"] != "environmental":
        table.handler.do("segment.end")


def shown(page: Page, what: str) -> None:
    """Waits until the board draws an overlay."""
    page.wait_for_function(
        "(id) => (window.overlays ?? []).some((each) => each.id === id)", arg=what
    )


def test_the_environment_is_prepared_shown_and_resolved(
    people: People, flat_table: FlatTable, picture: Picture
) -> None:
    table = flat_table()
    prepare(table)
    page, _ = people.sit()
    page.add_init_script(RECORD)
    handler = open_as_handler(page, table).unhurried()
    page.evaluate(WATCH_OVERLAYS)
    pilot_page, _ = people.sit(phone=True)
    open_as_pilot(pilot_page, table)

    # the zone gets its effect in the Map tab
    handler.tab("Map")
    section = open_section(handler, "Zones, labels and markers (1)")
    section.get_by_role("button", name="Edit Depot").click()
    effect = section.get_by_role("group", name="In the environmental segment")
    effect.get_by_role("radio", name="Damage", exact=True).click()
    effect.get_by_role("button", name="Amount: one more").click()

    # the ceiling is added beside the segments
    page.get_by_role("button", name="Effects of the environment", exact=True).click()
    form = page.get_by_role("dialog", name="The environment")
    form.get_by_label("The ceiling comes down").check()
    form.get_by_role("button", name="Add the effect").click()
    expect(form.get_by_role("list")).to_contain_text("The ceiling comes down to level 5")
    page.keyboard.press("Escape")

    end_segments(table)
    coming = page.get_by_role("list", name="What the environment will do")
    expect(coming.get_by_role("listitem")).to_contain_text(
        ["The ceiling comes down to level 5", "Depot"]
    )
    expect(coming).to_contain_text("4 damage")
    expect(coming).to_contain_text("Hound: down to level 4")
    expect(coming).to_contain_text("Wolf integrity 30 → 26")
    (zone,) = table.handler.state()["view"]["scene"]["zones"]
    for overlay in ("falls", "environment-notes", f"acts-{zone}"):
        shown(page, overlay)
    assert "falls 4 levels, impact 10" in drawn(page)
    picture(page, "environment")
    pilot_page.get_by_role("tab", name="Round").click()
    theirs = pilot_page.get_by_role("list", name="What the environment will do")
    expect(theirs).to_contain_text("Wolf integrity 30 → 26")
    expect(theirs.get_by_role("button", name="Leave out")).to_have_count(0)

    # a unit is spared and harmed after all, the ceiling is left out
    coming.get_by_role("button", name="Do not hit Wolf").click()
    expect(theirs).not_to_contain_text("Wolf integrity")
    coming.get_by_role("button", name="Hit Wolf after all").click()
    expect(theirs).to_contain_text("Wolf integrity 30 → 26")
    page.get_by_role("button", name="Leave out this round: The ceiling").click()
    expect(theirs).not_to_contain_text("The ceiling")

    page.get_by_role("button", name="Resolve the segment").click()
    handler.expect_log("Wolf takes 4 damage in Depot")
    scene = table.handler.state()["view"]["scene"]
    units = {each["name"]: each for each in scene["units"].values()}
    assert units["Wolf"]["integrity"] == 26
    assert (units["Hound"]["at"]["level"], scene["map"]["ceiling"]) == (2, None)


def test_a_fall_whose_end_is_out_of_sight_is_not_denied(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    do = table.handler.do
    add_units(table, UNITS)
    do("terrain.set", cells=[{**axial(9, row), "level": 4} for row in range(4, 9)])
    hound = table.handler.unit("Hound")
    do("unit.place", unit=hound, at={**axial(12, 6), "level": 20})
    do("table.options", options={"fog": "team"})
    do("overrule", unit=hound, set={"falling": True})
    zone = {"kind": "area", "name": "Depot", "cells": [axial(2, 2)], "secret": False}
    do("zone.add", **zone, effect={"harm": "damage", "amount": 4})
    do("conflict.start")
    phone, _ = people.sit(phone=True)
    open_as_pilot(phone, table, "Bo")
    page, _ = people.sit()
    open_as_pilot(page, table)
    # before the segment everybody counts what they know of: the fall and the zone
    environmental = page.locator(".segment", has_text="Environmental")
    expect(environmental.get_by_role("img", name="1 unit falls and 1 zone acts")).to_be_visible()
    end_segments(table)
    phone.get_by_role("tab", name="Round").click()
    falls = phone.get_by_role("list", name="Falls about to happen")
    expect(falls).to_have_text("Houndfalls; where it ends is out of sight")
    expect(page.get_by_role("region", name="Turn tracker")).to_contain_text("out of sight")
    for each in (page, phone):
        expect(each.get_by_text("Nothing falls this round.")).to_have_count(0)


def test_one_press_clears_the_map_for_the_picture_and_another_brings_the_list_back(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    prepare(table)
    (zone,) = table.handler.state()["view"]["scene"]["zones"]
    table.handler.do("zone.update", zone=zone, effect={"harm": "damage", "amount": 4})
    page, _ = people.sit()
    handler = open_as_handler(page, table).unhurried()
    tracker = page.get_by_role("region", name="Turn tracker")
    handler.click(6, 6)
    expect(handler.card("Fox")).to_be_visible()
    end_segments(table)
    coming = page.get_by_role("list", name="What the environment will do")
    expect(coming).to_be_visible()
    listed = tracker.bounding_box()
    handler.button("See it on the map").click()
    expect(coming).to_have_count(0)
    expect(handler.card("Fox")).to_have_count(0)
    expect(tracker).to_contain_text("1 unit falls. 1 unit is harmed.")
    folded = tracker.bounding_box()
    assert listed is not None and folded is not None
    assert folded["height"] < listed["height"] - 30
    # nothing of the picture is behind the tracker
    handler.settle()
    for column, row in ((8, 5), (8, 7), (12, 6)):
        assert handler.point(column, row)[1] > folded["y"] + folded["height"]
    handler.button("See the list").click()
    expect(coming).to_be_visible()


def test_a_ceiling_is_prepared_before_the_conflict_and_stands_in_the_list_once(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    prepare(table)
    table.handler.do("conflict.end")
    page, _ = people.sit()
    handler = open_as_handler(page, table).unhurried()
    handler.button("Effects of the environment").click()
    form = page.get_by_role("dialog", name="The environment")
    expect(form).to_contain_text("for the next conflict")
    form.get_by_label("What it will do").fill("The roof gives way")
    form.get_by_label("The ceiling comes down").check()
    expect(form.get_by_text("It would press Hound down now.")).to_be_visible()
    level = form.get_by_role("button", name="To level: one less")
    for _ in range(5):
        level.click()
    expect(form.get_by_role("alert")).to_contain_text("has no room below this level now")
    form.get_by_role("button", name="To level: one more").click(click_count=5, delay=20)
    form.get_by_role("button", name="Add the effect").click()
    effects = form.get_by_role("list", name="Effects of the environment")
    expect(effects).to_contain_text("The roof gives wayceiling down to level 5")
    expect(effects.get_by_role("button", name="Leave out")).to_have_count(0)
    page.keyboard.press("Escape")
    handler.button("Start the conflict").first.click()
    handler.expect_log("Friendly segment")
    end_segments(table)
    coming = page.get_by_role("list", name="What the environment will do")
    expect(coming).to_contain_text("The roof gives wayThe ceiling comes down to level 5")
    expect(page.get_by_text("The roof gives way", exact=True)).to_have_count(1)
    leave = coming.get_by_role("button", name="Leave out this round: The roof gives way")
    expect(leave).to_have_text("Leave it out")
    leave.click()
    left = page.get_by_role("list", name="Effects of the environment")
    expect(left).to_contain_text("The roof gives wayceiling down to level 5left out this round")
    left.get_by_role("button", name="Let it act after all").click()
    expect(coming).to_contain_text("The ceiling comes down to level 5")


def test_a_zone_that_harms_says_so_outside_its_segment(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    do = table.handler.do
    cells = [{**axial(8, 5), "count": 3}]
    usual = {"kind": "area", "cells": cells, "secret": False}
    do("zone.add", name="Depot", effect={"harm": "heat", "amount": 2, "round": 3}, **usual)
    page, _ = people.sit()
    pilot = open_as_pilot(page, table)
    pilot.settle()
    page.mouse.move(*pilot.point(8, 6))
    expect(page.locator(".hover-line")).to_contain_text(
        "Area: Depot: 2 heat in each environmental segment, from round 3"
    )
