"""The Handler views the table as a pilot sees it, cannot act there, and returns to the same
place."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.demo_hexes import MULE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server
from tests.browser.view_as import view_as_frame

PICTURES = os.environ.get("SEEN_PICTURES")


def picture(page: Page, name: str) -> None:
    """Saves a picture if that is asked for."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


def where(page: Page | Frame) -> dict[str, Any]:
    """Returns the camera's position."""
    found: dict[str, Any] = page.evaluate("() => document.getElementById('board').board.view()")
    return found


def test_the_handler_looks_as_a_pilot_and_comes_back(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    handler.click(*MULE)
    handler.tab("Log")
    page.locator("#chat").fill("half a sent")
    page.evaluate("() => document.getElementById('board').board.zoomBy(1.6)")
    handler.settle()
    before = where(page)

    page.locator("#board canvas").focus()
    page.keyboard.press("Shift+E")
    menu = page.get_by_role("dialog", name="As seen by")
    expect(menu.get_by_role("button", name=re.compile("Mara"))).to_contain_text("Lantern")
    picture(page, "menu")
    menu.get_by_role("button", name=re.compile("Mara")).click()
    frame = view_as_frame(page)
    expect(page.get_by_role("region", name="As Mara sees it")).to_be_visible()
    expect(frame.get_by_role("article", name="Lantern")).to_be_visible()
    expect(frame.get_by_role("tab", name="Units")).to_have_count(0)
    picture(page, "as-mara")
    there = where(frame)
    assert there["scale"] == before["scale"]
    assert there["x"] == pytest.approx(before["x"] + 4 / before["scale"])

    # the pilot's actions are shown, and refused with the reason
    frame.get_by_role("tab", name="Log").click()
    frame.locator("#chat").fill("as Mara")
    frame.locator("#chat").press("Enter")
    expect(frame.locator(".toasts")).to_contain_text("You look on as somebody else")
    picture(page, "refused")
    assert "as Mara" not in pilot.log().inner_text()

    # from one view to the next: the old one stays until the new one is loaded
    page.locator(".seen-who select").select_option("Spectators")
    expect(page.get_by_role("region", name="As Spectators see it")).to_be_visible()
    frame = view_as_frame(page)
    expect(frame.get_by_role("article", name="Lantern")).to_have_count(0)
    picture(page, "as-spectators")

    frame.locator("#board canvas").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".seen")).to_have_count(0)
    assert where(page) == before
    expect(handler.card("Mule")).to_be_visible()
    expect(page.locator("#chat")).to_have_value("half a sent")
    page.locator("#chat").fill("")
    pilot.tab("Log")
    assert "only-looking" not in pilot.log().inner_text()


def test_a_seat_that_leaves_ends_the_view(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit()
    Table.join(pilot_page, demo.link("Pilot"), "Mara")
    handler.tab("Table")
    page.locator(".tab-table").get_by_role("button", name="As seen by…").click()
    page.get_by_role("dialog", name="As seen by").get_by_role(
        "button", name=re.compile("Mara")
    ).click()
    view_as_frame(page)
    api = page.locator("body").get_attribute("data-api")
    origin = page.url.split("/t/")[0]
    view = page.request.get(f"{origin}{api}/state").json()["view"]
    seat = next(s["id"] for s in view["seats"].values() if s["name"] == "Mara")
    left = page.request.delete(f"{origin}{api}/seats/{seat}", headers={"Origin": origin})
    assert left.ok
    expect(handler.toast(re.compile("left the table"))).to_be_visible()
    expect(page.locator(".seen")).to_have_count(0)
    handler.settle()
    handler.click(*MULE)
    expect(handler.card("Mule")).to_be_visible()


def test_the_view_works_on_a_phone(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit(phone=True)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    pilot_page, _ = demo_people.sit(phone=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").first.tap()
    handler.tab("Table")
    page.locator(".tab-table").get_by_role("button", name="As seen by…").tap()
    picture(page, "phone-menu")
    page.get_by_role("dialog", name="As seen by").get_by_role(
        "button", name=re.compile("Mara")
    ).tap()
    frame = view_as_frame(page)
    expect(frame.get_by_role("article", name="Lantern")).to_be_visible()
    picture(page, "phone-as-mara")
    handler.button(re.compile("^Back")).tap()
    expect(page.locator(".seen")).to_have_count(0)
    expect(page.get_by_role("tab", name="Table")).to_have_attribute("aria-selected", "true")


def test_a_link_opens_the_view_of_a_seat(demo_people: People, demo: Server) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    Table(page).ready()
    page.goto(f"{page.url}?as=pilots")
    frame = view_as_frame(page)
    assert frame.url.endswith("?as=pilots")
    expect(page.get_by_role("region", name="As Pilots see it")).to_be_visible()
    assert "as=" not in page.url
