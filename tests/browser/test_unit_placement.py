"""Units off the map are placed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import send, unit_id
from tests.browser.people import People
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_a_unit_off_the_map_is_placed_from_its_card_and_its_row(
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
