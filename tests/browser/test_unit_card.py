"""The card of a unit: nothing is clipped, icons have labels."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, unit_id
from tests.browser.map_page import axial
from tests.browser.people import People
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server


def test_the_place_of_a_unit_is_not_clipped_by_the_buttons(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    handler.tab("Units")
    handler.button(re.compile("^pilot Lantern")).click()
    where = handler.card("Lantern").locator(".unit-where")
    expect(where).to_contain_text("Ada")
    cut = where.evaluate(
        "(e) => [e, ...e.children].some((each) => each.scrollWidth > each.clientWidth + 1"
        " && getComputedStyle(each).display !== 'inline')"
    )
    assert not cut


def test_the_icons_of_a_card_have_labels_where_there_is_room(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo, phone=True)
    handler.tap(15, 14)
    handler.page.get_by_role("tab", name="Unit", exact=True).tap()
    card = handler.card("Lantern")
    expect(card.get_by_role("button", name="The sheet of Ondine Vale")).to_have_text("Sheet")
    expect(card.get_by_role("button", name="Edit the unit")).to_have_text("Edit")
    name = card.get_by_role("heading", name="Lantern")
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_a_long_name_is_whole_and_steps_that_wait_look_like_steps(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(handler, "unit.update", unit=unit_id(page, "Mule"), name="Lamplighter Section 12")
    do(handler, "conflict.start")
    handler.click(12, 12)
    card = handler.card("Lamplighter Section 12")
    name = card.get_by_role("heading", level=2)
    assert name.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1 && e.clientHeight > 20")
    # before the turn they are there, though fainter than later: an empty pip is a spent step
    steps = card.get_by_role("img", name="4 steps when its turn begins").locator(".pip-on")
    expect(steps).to_have_count(4)
    expect(steps.first).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")


def test_the_tiles_of_the_action_bar_stay_in_place_during_a_movement(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    do(handler, "conflict.start")
    page = handler.page
    page.locator(".turn-name", has_text="Lantern").click()
    handler.button("Start Lantern's turn").click()
    bar = page.get_by_role("region", name="What Lantern can do")
    expect(bar.get_by_role("button", name="Play Lantern's turn")).to_be_visible()
    handler.at_rest()
    before = bar.bounding_box()
    do(
        handler,
        "unit.move",
        unit=unit_id(page, "Lantern"),
        mode="ground",
        path=[{**axial(14, 14), "level": 2}],
    )
    expect(bar.get_by_role("radio", name="New walk")).to_be_visible()
    assert bar.bounding_box() == before


def test_units_to_take_name_their_weapons(demo_people: People, demo: Server) -> None:
    pilot = join_as_pilot(demo_people, demo, "Mira")
    take = pilot.page.get_by_role("region", name="Take a unit")
    expect(take).to_contain_text("Long rifle, ")


def test_a_long_state_goes_on_in_a_second_line(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(handler, "conflict.start")
    for _ in range(3):
        do(handler, "segment.end")
    page.locator(".turn-name", has_text="Undertow").click()
    chip = handler.card("Undertow").locator(".chip-state").first
    expect(chip).to_be_visible()
    words = "Flew in its last turn: stays up until the next one begins"
    chip.evaluate("(chip, words) => { chip.lastChild.textContent = words; }", words)
    inside, around = chip.bounding_box(), handler.card("Undertow").bounding_box()
    assert inside is not None and around is not None
    assert inside["x"] + inside["width"] <= around["x"] + around["width"]
    assert inside["height"] > 30
