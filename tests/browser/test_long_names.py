"""Long names of tables, people and units in every panel."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.commands import do, unit_id
from tests.browser.layout_checks import expect_tidy
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server

LONG_NAME = "The Most Honourable and Entirely Unabridged Heron of the Coldwater Company Ltd"

GUEST = LONG_NAME[:40].strip()


def expect_inside(thing: Locator, frame: Locator) -> None:
    """Expects that an element is visible and inside the frame."""
    expect(thing).to_be_visible()
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


@pytest.mark.parametrize("phone", [False, True])
def test_long_names_push_nothing_out_of_view(
    demo_people: People, demo: Server, phone: bool
) -> None:
    page, _ = demo_people.sit(phone=phone)
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    guest_page, _ = demo_people.sit()
    Table.join(guest_page, demo.link("Pilot"), GUEST)
    lantern = unit_id(handler.page, "Lantern")
    do(handler, "unit.update", unit=lantern, name=LONG_NAME)
    panels = page.locator(".sheet, .side-dock")

    handler.tab("Units")
    row = page.get_by_role("listitem").filter(has_text=LONG_NAME)
    for name in ("Highlight", "Hide from the pilots", f"Edit {LONG_NAME}"):
        expect_inside(row.get_by_role("button", name=name), panels)
    expect(row.get_by_title(LONG_NAME, exact=True)).to_be_visible()
    row.get_by_role("button", name=LONG_NAME, exact=False).first.click()
    card = handler.card(LONG_NAME)
    expect_inside(card.get_by_role("button", name="Edit the unit"), card)
    bar = page.get_by_role("region", name=f"What {LONG_NAME} can do")
    expect_inside(bar.get_by_role("button", name="Cool"), bar)
    expect_inside(card.locator(".gauge-value").first, card)
    expect_tidy(page)

    handler.tab("Table")
    page.get_by_role("button", name=f"What to do about {GUEST}").click()
    for name in ("Make a Handler", "Send away", "Ban"):
        expect_inside(page.get_by_role("button", name=name), panels)
    seat = page.get_by_role("listitem").filter(has=page.get_by_title(GUEST, exact=True))
    expect_inside(seat.get_by_text("pilot", exact=True), panels)
    expect_tidy(page)
