"""The level of a flight, chosen with a mouse and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from app.rules.geometry.hexes import from_offset
from tests.browser.commands import do, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.drawn_texts import drawn, recording_pilot
from tests.browser.layout_checks import boxes
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

pytestmark = pytest.mark.motion


def test_a_mouse_chooses_the_level_of_a_flight_on_the_ladder(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo)
    page = pilot.page
    page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.click(*SLOPE)
    plan = pilot.plan()
    assert plan is not None
    assert len(plan["levels"]) > 1
    assert {"Wheel or + and \u2212 for the level", "Level"} <= set(drawn(page))
    page.mouse.wheel(0, -100)
    up = page.wait_for_function(
        "(old) => { const p = document.getElementById('board').board.plan();"
        " return p.to.level > old && p.to.level; }",
        arg=plan["to"]["level"],
    ).json_value()
    page.locator("canvas").press("-")
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"]["level"] < up
    page.locator("canvas").press("Enter")
    expect(pilot.card("Lantern")).to_contain_text(f"1513, level {plan['to']['level']}")


def test_a_finger_chooses_the_level_of_a_flight_from_a_list(
    demo_people: People, demo: Server
) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    x, y = pilot.point(*SLOPE)
    page.touchscreen.tap(x, y)
    levels = page.get_by_role("menu", name="Fly to which level")
    expect(levels).to_be_visible()
    box = levels.bounding_box()
    assert box is not None
    assert not (box["x"] < x < box["x"] + box["width"]), "the end of the flight stays in sight"
    sheet = page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert box["y"] + box["height"] <= sheet["y"]
    # the reason why no higher level is possible is below the levels and moves none of them
    expect(levels).to_contain_text(re.compile("Too (high|far): "))
    assert (now := levels.bounding_box()) is not None
    assert (now["x"], now["y"]) == (box["x"], box["y"])
    plan = pilot.plan()
    assert plan is not None
    other = next(level for level in reversed(plan["levels"]) if level != plan["to"]["level"])
    # another level is another plan with its price; the unit does not fly yet
    item = levels.get_by_role("menuitemradio", name=re.compile(f"^Level {other} "))
    cost = int(item.locator("span").last.inner_text().removesuffix(" range"))
    item.tap()
    # the menu folds into the level that was chosen, and opens again for another
    folded = pilot.button(f"Level {other}: choose another")
    expect(levels).to_have_count(0)
    folded.tap()
    expect(item).to_have_attribute("aria-checked", "true")
    item.tap()
    expect(folded).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    pilot.button(re.compile(rf"^Fly {cost}\b")).tap()
    expect(pilot.card("Lantern")).to_contain_text(f"1513, level {other}")
    expect(levels).to_have_count(0)


def test_a_tap_on_the_flying_unit_opens_the_levels(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    pilot.page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*LANTERN)
    menu = pilot.page.get_by_role("menu", name="Fly to which level")
    expect(menu).to_be_visible()
    pilot.tap(15, 17)
    expect(pilot.card("Lantern")).to_contain_text("1514")


def test_the_levels_stay_open_while_the_range_is_asked_for_again(
    demo_people: People, demo: Server
) -> None:
    """A new answer about the reach plans the flight again, which shows the levels again."""
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*SLOPE)
    levels = page.get_by_role("menu", name="Fly to which level")
    expect(levels).to_be_visible()
    mule, place = unit_id(handler.page, "Mule"), from_offset(11, 11, "flat")
    for name in ("Mule A", "Mule B"):
        do(handler, "unit.update", unit=mule, name=name)
        page.wait_for_function(
            "([q, r, name]) => document.getElementById('board').board.describe({ q, r })"
            ".units[0].name === name",
            arg=[place.q, place.r, name],
        )
        pilot.settle()
    expect(levels).to_be_visible()
    assert pilot.plan() is not None


def test_a_click_on_the_flying_unit_shows_the_levels_and_why_no_higher(
    demo_people: People, demo: Server
) -> None:
    pilot = recording_pilot(demo_people, demo)
    pilot.page.get_by_role("radio", name="Fly").click()
    pilot.settle()
    pilot.click(*LANTERN)
    plan = pilot.plan()
    assert plan is not None
    assert plan["to"] is None
    assert len(plan["levels"]) > 1
    pilot.click(*LANTERN)
    assert pilot.plan() is None
    pilot.click(*LANTERN)
    top = plan["levels"][-1]
    for _ in plan["levels"]:
        pilot.page.mouse.wheel(0, -100)
    pilot.page.wait_for_function(
        "(top) => { const p = document.getElementById('board').board.plan();"
        " return p.to?.level === top && p.above; }",
        arg=top,
    )
    said = " ".join(drawn(pilot.page))
    assert f"level {top + 1}: " in said
    pilot.click(*LANTERN)
    expect(pilot.card("Lantern")).to_contain_text(f"1514, level {top}")


def test_each_unit_keeps_its_own_way_of_moving(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    fly, walk = (page.get_by_role("radio", name=name) for name in ("Fly", "Walk"))
    handler.click(*LANTERN)
    fly.click()
    expect(fly).to_be_checked()
    page.locator("canvas").press("Tab")
    expect(handler.card("Lantern")).to_have_count(0)
    expect(walk).to_be_checked()
    # in the air it flies, down again it walks
    lantern = unit_id(handler.page, "Lantern")
    home = from_offset(14, 13, "flat")
    handler.click(*LANTERN)
    for level, chosen in ((5, fly), (3, walk)):
        do(handler, "unit.place", unit=lantern, at={"q": home.q, "r": home.r, "level": level})
        expect(handler.card("Lantern")).to_contain_text(f"level {level}")
        expect(chosen).to_be_checked()


def test_the_levels_cover_no_other_control_on_a_phone(demo_people: People, demo: Server) -> None:
    pilot = recording_pilot(demo_people, demo, phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*LANTERN)
    menu = page.get_by_role("menu", name="Fly to which level")
    expect(menu).to_contain_text("Range")
    expect(menu).to_contain_text(re.compile("Too (high|far): "))
    levels, sheet, tools = boxes(page, ".menu-levels", ".sheet", ".phone-tools")
    assert levels["y"] + levels["height"] <= sheet["y"], "the note below the levels, too"
    assert levels["x"] > pilot.point(*LANTERN)[0] + 20
    beside = levels["x"] + levels["width"] <= tools["x"]
    assert beside or levels["y"] >= tools["y"] + tools["height"]
    expect(page.locator(".hover-line")).to_have_count(0)
    texts = drawn(page)
    assert "Straight up or down" in texts
    assert not any("wheel" in text.lower() for text in texts)


def test_a_level_between_others_says_why_it_is_barred(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    hex_ = from_offset(SLOPE[0] - 1, SLOPE[1] - 1, "flat")
    do(handler, "prop.add", q=hex_.q, r=hex_.r, base=4, height=2, value=6, name="deck")
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    pilot.tap(*SLOPE)
    menu = page.get_by_role("menu", name="Fly to which level")
    expect(menu.get_by_role("menuitemradio", name="Level 6")).to_be_visible()
    expect(menu.get_by_role("menuitemradio", name="Level 5")).to_have_count(0)
    # one line for levels with the same reason
    expect(menu).to_contain_text(re.compile("Level 4 to 5: [A-Z]"))


def test_in_landscape_the_levels_are_beside_the_panels(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern", phone=True)
    page = pilot.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.get_by_role("radio", name="Fly").tap()
    pilot.settle()
    for hex_ in (LANTERN, SLOPE):
        pilot.tap(*hex_)
        menu = page.get_by_role("menu", name="Fly to which level")
        expect(menu).to_contain_text(re.compile("Too (high|far): "))
        levels, sheet, tools = boxes(page, ".menu-levels", ".sheet", ".phone-tools")
        right = levels["x"] + levels["width"]
        assert right <= sheet["x"] and right <= tools["x"]
