"""The texts of the hangar."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.hangar import build_sheet, choose, expect_number, go_to_step, open_hangar
from tests.browser.people import People
from tests.browser.server import Server


def test_the_steps_explain_their_terms(people: People, server: Server) -> None:
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
