"""Pilots ask in the hangar for a frame at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import send, state, unit_id
from tests.browser.hangar import WAGTAIL, build_sheet, follow_hangar_link, open_hangar
from tests.browser.people import People
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server

#: Opens the tab and presses its button as soon as it is drawn.
TAP_AT_ONCE = """() => new Promise((done) => {
  const look = () => {
    const make = [...document.querySelectorAll("button")].find(
      (each) => /Make your character/.test(each.textContent));
    if (make) done(make.click());
    else requestAnimationFrame(look);
  };
  document.getElementById("tab-crew").click();
  look();
})"""


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_pilot_brings_a_frame_to_the_table(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=phone)
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    hangar.get_by_role("button", name=re.compile("^Kestrel")).click()
    if phone:
        hangar.locator(".thumb-sheet").click()
    place = hangar.get_by_label("At Cold Gorge")
    place.get_by_role("button", name="Ask the Handler to bring it in").click()
    expect(place.get_by_text("The Handler is asked to bring in Kestrel")).to_be_visible()

    expect(handler.page.get_by_role("tab", name="Crew").get_by_label("1 waiting")).to_be_visible()
    # a notice leads to the request
    handler.toast("Kestrel is ready").click()
    expect(handler.page.get_by_role("tab", name="Crew")).to_have_attribute("aria-selected", "true")
    expect(
        handler.page.get_by_role("region", name="Ada asks to bring in Kestrel")
    ).to_be_in_viewport()
    handler.tab("Units")
    asked = handler.page.get_by_role("region", name="Ada asks to bring in Kestrel")
    asked.get_by_role("button", name="Bring it in").click()
    expect(asked).to_have_count(0)
    expect(handler.page.get_by_text("Click the hex for Kestrel")).to_be_visible()
    handler.click(13, 12)
    expect(handler.card("Kestrel")).to_contain_text("Ada · 1312")
    unit = state(handler.page)["scene"]["units"][unit_id(handler.page, "Kestrel")]
    assert (unit["disposition"], unit["frame"]["build"]) == ("pilot", "Kestrel")
    assert pilot.page.evaluate("document.body.dataset.table") is not None
    # the pilot has it in hand
    pilot.tab("Crew")
    expect(pilot.page.get_by_role("region", name="Hangar")).not_to_contain_text("is asked")
    expect(pilot.page.get_by_text("waits for the Handler")).to_have_count(0)


def test_a_request_for_a_frame_can_be_withdrawn_or_declined(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = join_as_pilot(demo_people, demo, "Ada")
    send(pilot.page, type="build.save", build=WAGTAIL)
    pilot.tab("Crew")
    own = pilot.page.get_by_role("region", name="Hangar")
    own.get_by_role("button", name="Ask the Handler to bring in Wagtail").click()
    expect(own).to_contain_text("waits for the Handler")
    own.get_by_role("button", name="Take it back").click()
    own.get_by_role("button", name="Ask the Handler to bring in Wagtail").click()
    handler.tab("Crew")
    asked = handler.page.get_by_role("region", name="Ada asks to bring in Wagtail")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    expect(own.get_by_role("button", name="Ask the Handler to bring in Wagtail")).to_be_visible()
    pilot.expect_log("Wagtail is not brought in for now")


def test_a_pilot_without_a_unit_sees_the_link_to_the_hangar(
    demo_people: People, demo: Server
) -> None:
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    card = pilot.page.get_by_role("region", name="Take a unit")
    expect(card.get_by_role("link", name="Hangar")).to_be_visible()
    pilot.tab("Crew")
    make = pilot.button("Make your character")
    expect(make).to_be_visible()
    # a tap counts at once
    pilot.tab("Dice")
    pilot.page.evaluate(TAP_AT_ONCE)
    form = pilot.page.get_by_role("dialog")
    link = form.get_by_role("link", name="Hangar")
    expect(link).to_have_attribute("href", re.compile(r"^/hangar\?table="))


def test_the_hangar_without_a_table_lists_the_tables_of_this_browser(
    demo_people: People, demo: Server
) -> None:
    alone = open_hangar(demo_people, demo)
    expect(build_sheet(alone)).to_contain_text("Sit down at a table first")
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    page = pilot.page.context.new_page()
    page.goto(f"{demo.url}/hangar")
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    page.locator(".thumb-sheet").click()
    page.get_by_role("button", name="Take it to Cold Gorge").click()
    place = page.get_by_label("At Cold Gorge")
    expect(place.get_by_role("button", name="Ask the Handler to bring it in")).to_be_enabled()
    assert "table=" in page.url
    expect(build_sheet(page).get_by_role("heading", name="Kestrel")).to_be_visible()


def test_a_shared_frame_can_be_taken_to_the_table(demo_people: People, demo: Server) -> None:
    author = open_hangar(demo_people, demo)
    author.get_by_role("button", name=re.compile("^Kestrel")).click()
    author.get_by_role("banner").get_by_role("button", name="Share").click()
    link = author.get_by_role("textbox", name="Link").input_value()
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    page = pilot.page.context.new_page()
    page.goto(link)
    expect(build_sheet(page).get_by_role("heading", name="Kestrel")).to_be_visible()
    expect(page.get_by_role("button", name="Take it to Cold Gorge")).to_be_in_viewport()


def test_the_link_back_to_the_table_is_not_clipped_on_a_phone(
    demo_people: People, demo: Server
) -> None:
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    home = hangar.get_by_role("link", name="Cold Gorge").locator("span")
    assert home.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    hangar.goto(f"{demo.url}/hangar")
    home = hangar.get_by_role("link", name="Hexframe").locator("span")
    assert home.evaluate("(e) => e.scrollWidth <= e.clientWidth")
