"""The Handler hides and highlights a unit on its card and by key."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import state
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server


def test_a_unit_both_highlighted_and_hidden_says_which_counts(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Units")
    row = handler.page.get_by_role("listitem").filter(has=handler.button("Edit Undertow"))
    expect(row).to_contain_text("hidden from the pilots")
    row.get_by_role("button", name="Highlight", exact=True).click()
    expect(handler.toast("Undertow is still hidden from the pilots")).to_be_visible()
    expect(row).to_contain_text("hidden; highlighted once shown")
    row.get_by_role("button", name=re.compile("^Undertow|enemy")).first.click()
    expect(handler.card("Undertow")).to_contain_text("Highlighted by the Handler once shown")
    row.get_by_role("button", name="Hide from the pilots").click()
    expect(row).not_to_contain_text("hidden")
    expect(row).to_contain_text("highlighted")
    # each sign stands under its word; the longest begins left of its sign
    names = handler.page.locator(".unit-cols > span")
    signs = row.get_by_role("button", name=re.compile("^(Highlight|Hide|Edit)"))
    for word, sign in zip(names.all(), signs.all(), strict=True):
        above, below = word.bounding_box(), sign.bounding_box()
        assert above and below
        assert above["x"] + above["width"] == below["x"] + below["width"]
        assert above["x"] <= below["x"]


def known(handler: Table, name: str) -> tuple[bool, bool]:
    """Returns whether a unit is hidden, and whether it is highlighted."""
    units = state(handler.page)["scene"]["units"].values()
    unit = next(each for each in units if each["name"] == name)
    return unit["hidden"], unit["highlighted"]


@pytest.mark.parametrize("phone", [False, True])
def test_hiding_and_highlighting_take_one_press_on_the_card(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo, phone=phone)
    page = handler.page
    pilot_page, watch = demo_people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    handler.tab("Units")
    page.locator(".unit-row", has_text="Undertow").locator(".unit-row-name").click()
    card = handler.card("Undertow")
    hide = card.get_by_role("button", name=re.compile("^(Hide from|Show to) the pilots$"))
    highlight = card.get_by_role("button", name="Highlight", exact=True)
    expect(hide).to_have_text("Show")
    expect(highlight).to_have_attribute("aria-pressed", "false")
    expect(hide).to_have_attribute("title", re.compile("show it to them"))
    expect(highlight).to_have_attribute("title", re.compile("everybody sees it"))

    highlight.click()
    expect(handler.toast("Undertow is still hidden from the pilots")).to_be_visible()
    expect(highlight).to_have_attribute("aria-pressed", "true")
    pilot.settle()
    assert "Undertow" not in watch.everything()
    hide.click()
    expect(handler.toast("The pilots see Undertow")).to_be_visible()
    expect(hide).to_have_text("Hide")
    pilot.expect_log("Undertow")
    assert known(handler, "Undertow") == (False, True)

    # each is a change of its own, and is taken back like any other
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(hide).to_have_text("Show")
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    expect(highlight).to_have_attribute("aria-pressed", "false")
    assert known(handler, "Undertow") == (True, False)


def test_hiding_and_highlighting_by_key_are_for_the_handler_alone(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    for table in (handler, pilot):
        table.settle()
        table.click(12, 12)
        expect(table.card("Mule")).to_be_visible()
    expect(pilot.card("Mule").get_by_role("button", name="Highlight")).to_have_count(0)
    pilot_page.keyboard.press("Shift+M")
    handler.page.keyboard.press("Shift+M")
    expect(pilot.card("Mule")).to_contain_text("Highlighted")
    expect(handler.card("Mule")).to_contain_text("Highlighted")
    handler.page.keyboard.press("Shift+I")
    expect(pilot.card("Mule")).to_have_count(0)
    expect(handler.card("Mule")).to_contain_text("Hidden from the pilots")
    handler.page.keyboard.press("?")
    keys = handler.page.get_by_role("dialog")
    expect(keys).to_contain_text("Highlight the unit")
    expect(keys).to_contain_text("Hide the unit from the pilots")
