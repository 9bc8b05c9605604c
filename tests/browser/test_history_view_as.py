"""The Handler views the history as somebody else, in either order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.commands import send, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.map_page import unit_position as at
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.view_as import view_as_frame

MULE = "Mule"


def look_as(page: Page, name: str) -> Frame:
    """Chooses whose view to show. Returns that page."""
    page.get_by_role("dialog", name="As seen by").get_by_role(
        "button", name=re.compile(name)
    ).click()
    return view_as_frame(page)


def played(demo_people: People, demo: Server, *, phone: bool = False) -> tuple[Table, Page]:
    """The pilot Mara has moved Lantern, and the Handler has hidden Mule after that."""
    handler = handler_of(demo_people, demo, phone=phone)
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_be_visible()
    pilot.settle()
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    mule = unit_id(handler.page, MULE)
    assert send(handler.page, type="unit.hide", unit=mule, hidden=True)["status"] == 200
    assert send(handler.page, type="chat.say", text="Now it is gone")["status"] == 200
    handler.expect_log("Now it is gone")
    return handler, pilot_page


def test_the_slider_opens_in_a_pilots_view(demo_people: People, demo: Server) -> None:
    handler, pilot_page = played(demo_people, demo)
    page = handler.page
    page.locator("#board canvas").focus()
    page.keyboard.press("Shift+E")
    frame = look_as(page, "Mara")
    expect(frame.get_by_role("article", name="Lantern")).to_be_visible()
    ended = at(pilot_page, "Lantern")
    frame.get_by_role("button", name="Look back").click()
    banner = frame.locator(".past-banner")
    expect(banner).to_be_visible()
    expect(page.get_by_role("region", name="As Mara saw it")).to_be_visible()
    # the Handler sees the same note as the pilot: her history begins when she joined
    pilot_page.keyboard.press("h")
    expect(pilot_page.locator(".past-banner")).to_be_visible()
    for each in (frame, pilot_page):
        each.locator(".past-slider").press("Home")
        expect(each.locator(".past-count")).to_contain_text(re.compile(r"^1 / \d"))
        expect(each.locator(".past-line")).to_contain_text("Mara")
    mine, theirs = (each.locator(".past-count").inner_text() for each in (frame, pilot_page))
    assert mine == theirs
    assert at(frame, "Lantern") == at(pilot_page, "Lantern") != ended  # type: ignore[arg-type]
    assert at(frame, MULE) is not None  # type: ignore[arg-type]
    assert at(frame, "Undertow") is None  # type: ignore[arg-type]
    frame.locator(".past-slider").press("End")
    expect(frame.get_by_role("list", name="Log")).to_contain_text("Now it is gone")
    expect(frame.locator(".past-count")).to_have_text("5 / 5")
    Table(frame).settle()  # type: ignore[arg-type]
    assert at(frame, MULE) is None  # type: ignore[arg-type]

    # now again as she sees it, where nothing can be done either; Esc leads back
    frame.get_by_role("button", name="Back to now").click()
    expect(banner).to_have_count(0)
    expect(page.get_by_role("region", name="As Mara sees it")).to_be_visible()
    frame.get_by_role("tab", name="Log").click()
    frame.locator("#chat").fill("as Mara")
    frame.locator("#chat").press("Enter")
    expect(frame.locator(".toasts")).to_contain_text("You look on as somebody else")
    frame.locator("#board canvas").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".seen")).to_have_count(0)
    expect(page.locator(".past-banner")).to_have_count(0)


def test_a_pilots_view_opens_at_the_moment_shown(demo_people: People, demo: Server) -> None:
    handler, _ = played(demo_people, demo)
    page = handler.page
    ended = at(page, "Lantern")
    page.locator("#board canvas").focus()
    page.keyboard.press("h")
    page.locator(".past-banner").wait_for()
    line = page.locator(".past-line")
    while "Mara takes Lantern" not in line.inner_text():
        before = page.locator(".past-count").inner_text()
        page.keyboard.press("<")
        expect(page.locator(".past-count")).not_to_have_text(before)
    began = at(page, "Lantern")
    assert began != ended
    count = page.locator(".past-count").inner_text()
    page.get_by_role("button", name="As seen by…").click()
    frame = look_as(page, "Mara")
    expect(page.get_by_role("region", name="As Mara saw it")).to_be_visible()
    expect(frame.locator(".past-line")).to_contain_text("Mara takes Lantern")
    assert at(frame, "Lantern") == began  # type: ignore[arg-type]
    assert at(frame, "Undertow") is None  # type: ignore[arg-type]

    # the next view shows the moment that was chosen meanwhile
    frame.get_by_role("button", name="Next event").click()
    expect(frame.locator(".past-line")).to_contain_text("Lantern moves")
    page.locator(".seen-who select").select_option("Pilots")
    expect(page.get_by_role("region", name="As Pilots saw it")).to_be_visible()
    frame = view_as_frame(page)
    expect(frame.locator(".past-line")).to_contain_text("Lantern moves")
    assert at(frame, "Lantern") == ended  # type: ignore[arg-type]

    # nobody was there then, so that history begins now
    page.locator(".seen-who select").select_option("Spectators")
    frame = view_as_frame(page)
    expect(frame.locator(".toasts")).to_contain_text("was not there yet")
    expect(frame.locator(".past-count")).to_have_text("1 / 1")

    # back: the Handler's own past, as it was left
    frame.locator(".past-slider").press("Escape")
    expect(page.locator(".seen")).to_have_count(0)
    expect(line).to_contain_text("Mara takes Lantern")
    expect(page.locator(".past-count")).to_have_text(count)
    assert at(page, "Lantern") == began
    assert at(page, "Undertow") is not None
    page.keyboard.press("h")
    expect(page.locator(".past-banner")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_looking_back_as_a_pilot_works_on_a_phone(
    demo_people: People, demo: Server, theme: str
) -> None:
    handler, _ = played(demo_people, demo, phone=True)
    page = handler.page
    page.evaluate(f"localStorage.setItem('hexframe-theme', '{theme}')")
    page.reload()
    handler.ready()
    handler.tab("Log")
    page.get_by_role("button", name="Look back").tap()
    page.locator(".past-banner").wait_for()
    page.get_by_role("button", name="Event before").tap()
    expect(page.locator(".past-line")).not_to_contain_text("Now it is gone")
    page.get_by_role("button", name="As seen by…").tap()
    frame = look_as(page, "Mara")
    expect(page.get_by_role("region", name="As Mara saw it")).to_be_visible()
    expect(frame.locator(".past-bar")).to_be_visible()
    frame.get_by_role("button", name="Back to now").tap()
    expect(page.get_by_role("region", name="As Mara sees it")).to_be_visible()
    expect(frame.get_by_role("article", name="Lantern")).to_be_visible()
    handler.button(re.compile("^Back$|^Back to the Handler")).tap()
    expect(page.locator(".seen")).to_have_count(0)
    expect(page.locator(".past-banner")).to_be_visible()
