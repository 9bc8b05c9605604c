"""From the hangar to the table and into the sheet: what people with fresh eyes stumbled over."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fight import fit, send, state, unit_id
from tests.browser.people import People
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server
from tests.browser.test_fight import seated
from tests.browser.test_hangar import build_sheet, choose, expect_number, go_to_step, open_hangar

WAGTAIL: dict[str, Any] = {
    "name": "Wagtail",
    "chassis": "bipedal",
    "generator": "coolant",
    "skills": {"sharpness": 4, "smarts": 2, "synergy": 1},
    "hull": {"bulk": 2, "system-recovery": 2},
}


def follow_hangar_link(page: Page) -> Page:
    """Through the one link to the hangar that the page shows."""
    link = page.get_by_role("link", name="Hangar")
    with page.context.expect_page() as opening:
        link.first.click()
    expect(opening.value.get_by_role("navigation", name="Steps")).to_be_visible()
    return opening.value


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_pilot_brings_a_frame_of_the_own_to_the_table(
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


def test_what_was_asked_for_can_be_taken_back_or_be_denied(
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


def test_the_way_to_the_hangar_is_where_a_pilot_without_a_unit_looks(
    demo_people: People, demo: Server
) -> None:
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    card = pilot.page.get_by_role("region", name="Take a unit")
    expect(card.get_by_role("link", name="Hangar")).to_be_visible()
    pilot.tab("Crew")
    pilot.button("Make your character").click()
    form = pilot.page.get_by_role("dialog")
    link = form.get_by_role("link", name="Hangar")
    expect(link).to_have_attribute("href", re.compile(r"^/hangar\?table="))


def test_the_hangar_without_a_table_leads_to_the_tables_of_the_browser(
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


def test_who_opens_a_link_sees_the_frame_and_can_take_it_to_the_table(
    demo_people: People, demo: Server
) -> None:
    author = open_hangar(demo_people, demo)
    author.get_by_role("button", name=re.compile("^Kestrel")).click()
    author.get_by_role("banner").get_by_role("button", name="Share").click()
    link = author.get_by_role("textbox", name="Link").input_value()
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    page = pilot.page.context.new_page()
    page.goto(link)
    expect(build_sheet(page).get_by_role("heading", name="Kestrel")).to_be_visible()
    expect(page.get_by_role("button", name="Take it to Cold Gorge")).to_be_in_viewport()


def test_the_points_of_the_build_are_taken_into_the_sheet(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    send(handler.page, type="unit.fit", unit=unit_id(handler.page, "Lantern"), build=WAGTAIL)
    pilot.tab("Crew")
    pilot.button("Make your character").click()
    form = pilot.page.get_by_role("dialog")
    form.get_by_label("Name of the pilot").fill("Wren")
    # said before it happens, with the numbers
    warned = form.get_by_role("note")
    expect(warned).to_contain_text("The sheet counts, not the build")
    expect(warned).to_contain_text("empty sheet")
    form.get_by_role("button", name="Make the character").click()
    counts = pilot.page.get_by_role("region", name="The sheet counts, not the build")
    expect(counts).to_contain_text(re.compile(r"Integrity\s*15\s*becomes\s*9"))
    expect(counts).to_contain_text(re.compile(r"Sharpness\s*d12\s*becomes\s*d4"))
    counts.get_by_role("button", name="Take the points of the build").click()
    bar = pilot.page.get_by_role("contentinfo", name="Plan")
    expect(bar).to_contain_text("11 changes")
    bar.get_by_role("button", name="Confirm").click()
    expect(counts).to_have_count(0)
    pilot.page.keyboard.press("Escape")
    expect(pilot.card("Lantern")).to_contain_text("15 / 15")
    pilot.expect_log("goes by the sheet of Wren, not by its build: integrity 15 → 9")


def test_linking_a_sheet_says_what_becomes_of_the_numbers(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    pilot = join_as_pilot(demo_people, demo, "Ada")
    pilot.button("Take Lantern").click()
    send(handler.page, type="unit.fit", unit=unit_id(handler.page, "Lantern"), build=WAGTAIL)
    send(pilot.page, type="character.add", name="Wren")
    pilot.tab("Crew")
    pilot.button(re.compile("^Wren")).click()
    form = pilot.page.get_by_role("dialog")
    form.get_by_text("Name, frame and unit").click()
    form.get_by_label("Unit on the map").select_option("Lantern")
    expect(form.get_by_role("note")).to_contain_text(re.compile(r"Integrity\s*15\s*becomes\s*9"))
    expect(form.get_by_role("note")).to_contain_text(re.compile(r"Stability\s*16\s*becomes\s*12"))


def test_the_handler_places_a_unit_right_where_it_is_said_to_be_off_the_map(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    send(handler.page, type="unit.add", name="Gannet", disposition="enemy", build="kestrel")
    handler.tab("Units")
    handler.button(re.compile("^enemy Gannet")).click()
    handler.card("Gannet").get_by_role("button", name="Place it").click()
    expect(handler.page.get_by_text("Click the hex for Gannet")).to_be_visible()
    handler.click(13, 12)
    expect(handler.card("Gannet")).to_contain_text("1312")
    expect(handler.card("Gannet").get_by_role("button", name="Place it")).to_have_count(0)
    send(handler.page, type="unit.place", unit=unit_id(handler.page, "Gannet"), at=None)
    row = handler.page.locator(".unit-row").filter(has_text="Gannet")
    row.get_by_role("button", name="Place Gannet").click()
    expect(handler.page.get_by_text("Click the hex for Gannet")).to_be_visible()


def test_where_a_unit_stands_is_not_squeezed_by_the_buttons(
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


def test_words_that_puzzled_are_plain(people: People, server: Server) -> None:
    page = open_hangar(people, server)
    page.get_by_role("button", name="From nothing").click()
    reverse = page.get_by_role("radio", name=re.compile("^Reverse Joint"))
    reverse.click()
    go_to_step(page, "Generator")
    expect(page.get_by_role("main")).to_contain_text("never more than it holds")
    go_to_step(page, "Pilot")
    expect(page.get_by_role("main")).to_contain_text("counts in the place of these points")
    go_to_step(page, "Hull")
    # every tier can be read before it is bought
    plating = page.locator('[data-at="hull.kinetic-plating"]')
    expect(plating.locator(".tier-words")).to_have_count(3)
    bulk = page.locator('[data-at="hull.bulk"]')
    expect(bulk).to_contain_text("a highest face has +2")
    choose(page, "Bulk", "I")
    go_to_step(page, "Modules")
    expect(page.get_by_role("main")).to_contain_text("tier")
    go_to_step(page, "Weapons")
    page.get_by_role("button", name="Add a weapon").click()
    choose(page, "Type", "Lock-on")
    expect(page.get_by_role("main")).to_contain_text("closer than that many hexes")
    go_to_step(page, "Name")
    page.get_by_label("Name of the frame").fill("Wren")
    # a shape of its own is proposed for the legs that bend backward
    proposed = page.get_by_role("radiogroup", name="Silhouette").get_by_role("radio", checked=True)
    expect(proposed).to_have_text("strider")
    expect_number(page, "Stability regained", "0")
    expect_number(page, "To hit it", "3")
    expect(build_sheet(page)).to_contain_text("Legal")
    left = build_sheet(page).get_by_text("Not spent")
    expect(left).to_contain_text("Hull and OS 9")
    expect(left).to_contain_text("points that are left do nothing")


def test_on_a_phone_the_way_back_is_said_in_full(demo_people: People, demo: Server) -> None:
    pilot = join_as_pilot(demo_people, demo, "Ada", phone=True)
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    home = hangar.get_by_role("link", name="Cold Gorge").locator("span")
    assert home.evaluate("(e) => e.scrollWidth <= e.clientWidth")
    hangar.goto(f"{demo.url}/hangar")
    home = hangar.get_by_role("link", name="Hexframe").locator("span")
    assert home.evaluate("(e) => e.scrollWidth <= e.clientWidth")


def test_a_unit_of_the_table_keeps_its_numbers_when_it_is_fitted_out(
    demo_people: People, demo: Server
) -> None:
    """Fitted out, a unit whose pilot has a sheet says what the sheet makes of it."""
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    handler.expect_log("goes by the sheet of Ondine Vale, not by its build")
    handler.tab("Units")
    handler.button(re.compile("^pilot Lantern")).click()
    with handler.page.context.expect_page() as opening:
        handler.card("Lantern").get_by_role("link", name="Hangar").click()
    place = opening.value.get_by_label("At Cold Gorge")
    expect(place).to_contain_text("There the sheet of Ondine Vale counts")


def test_a_lost_frame_says_where_a_new_one_is_to_be_had(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    lantern = unit_id(handler.page, "Lantern")
    send(handler.page, type="unit.update", unit=lantern, integrity=0)
    handler.tab("Units")
    handler.button(re.compile("^pilot Lantern")).click()
    expect(handler.card("Lantern")).to_contain_text("The sheet of Ondine Vale has the new frame")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_who_has_neither_frame_nor_money_reads_whom_to_ask(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo)
    fit(handler.page, Lantern="kestrel")
    pilot = seated(demo_people, demo, "Lantern", phone=phone)
    seen = state(handler.page)
    ondine = next(c["id"] for c in seen["characters"].values() if c["name"] == "Ondine Vale")
    lantern = unit_id(handler.page, "Lantern")
    for command in (
        {"type": "character.edit", "character": ondine, "credits": 40},
        {"type": "unit.update", "unit": lantern, "integrity": 0},
    ):
        assert send(handler.page, **command)["status"] == 200
    # the page goes to who got out first
    expect(pilot.card("Ondine Vale")).to_contain_text("on foot")
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    if phone:
        hangar.locator(".thumb-sheet").click()
    advice = (
        "The frame of Ondine Vale is lost, and there is no money for a new one: ask the Handler."
    )
    expect(hangar.get_by_label("At Cold Gorge")).to_contain_text(advice)
    hangar.close()
    row = pilot.page.get_by_role("button", name=re.compile("Ondine Vale")).first
    row.tap() if phone else row.click()
    expect(
        pilot.page.get_by_text("Ask the Handler for a frame, or another pilot for credits.")
    ).to_be_visible()
    # and with money where a new one is to be had
    done = send(handler.page, type="character.edit", character=ondine, credits=4000)
    assert done["status"] == 200
    pilot.page.keyboard.press("Escape")
    pilot.tab("Crew")
    hangar = follow_hangar_link(pilot.page)
    if phone:
        hangar.locator(".thumb-sheet").click()
    expect(hangar.get_by_label("At Cold Gorge")).to_contain_text(
        "the sheet, in the Crew tab, has a new one"
    )
