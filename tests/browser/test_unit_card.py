"""The card of a unit: nothing is clipped, icons have labels."""

from __future__ import annotations

import re

from playwright.sync_api import expect

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
