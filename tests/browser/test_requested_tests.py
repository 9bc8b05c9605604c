"""Tests that the Handler asks for."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import do, unit_named
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server

#: Collects how far the button to ask is below the chosen attribute, frame by frame.
WATCH_THE_BUTTON = """() => {
  window.distances = new Set();
  const look = () => {
    const chosen = document.querySelector(".chip-choice[aria-pressed=true]");
    const ask = document.querySelector(".test-form [type=submit]");
    const top = (element) => element.getBoundingClientRect().top;
    if (chosen && ask) window.distances.add(Math.round(top(ask) - top(chosen)));
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_odds_of_a_test_move_no_button(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Dice")
    page.get_by_text("Ask for a test", exact=True).click()
    page.evaluate(WATCH_THE_BUTTON)
    handler.button(re.compile("^Sharpness")).click()
    expect(page.get_by_text("As a fixed number, without a roll")).to_be_visible()
    assert page.evaluate("() => window.distances.size") == 1


def test_requesting_a_test_is_confirmed_and_moves_no_button(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    do(
        handler,
        "unit.add",
        name="Aardvark",
        disposition="pilot",
        speed=4,
        integrity=9,
        stability=12,
        energy=4,
    )
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    handler.tab("Dice")
    die = page.get_by_title("Roll 1d6 at once")
    handler.settle()
    die.hover()  # once it stands still
    before = die.bounding_box()
    die.click()
    expect(page.get_by_role("region", name="Last roll")).to_be_in_viewport()
    assert die.bounding_box() == before
    page.get_by_text("Ask for a test", exact=True).click()
    expect(page.get_by_role("combobox", name="Unit").locator("option:checked")).to_have_text(
        "Lantern"
    )
    handler.tab("Log")
    handler.tab("Dice")
    handler.button(re.compile("^Sharpness")).click()
    handler.button("Ask the pilot").click()
    expect(handler.toast("Mara is asked to roll for Lantern")).to_be_visible()
    expect(page.get_by_role("region", name="A test that waits")).to_be_in_viewport(ratio=1)


def test_a_waiting_test_names_its_parts(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = pilot_of(demo_people, demo, "Rook", "Magpie", phone=True)
    magpie = unit_named(handler.page, "Magpie")["id"]
    asked = {"kind": "proactive", "dice": ["d6"], "modifiers": [], "mark": 5}
    do(handler, "test.request", unit=magpie, **asked, hidden=True)
    handler.tab("Dice")
    waits = handler.page.get_by_role("region", name="A test that waits")
    expect(waits).to_contain_text("d6")
    expect(waits).to_contain_text("against 5, hidden from the pilot")
    odds = waits.locator(".odds")
    expect(odds).to_have_attribute("aria-label", "Odds: miss 67 %, hit 17 %, critical 17 %")
    pilot.tab("Dice")
    mine = pilot.page.get_by_role("region", name="A test waits for you")
    expect(mine).to_contain_text("mark hidden")
    expect(mine.locator(".score-part")).to_have_text(["17%"] * 6)
    expect(mine).to_contain_text("An ace, a die's highest face, adds 2.")
    pilot.button("Roll for Magpie").tap()
    expect(mine).to_have_count(0)
    two = {**asked, "dice": ["d6", "d8"], "hidden": False}
    do(handler, "test.request", unit=magpie, **two)
    expect(mine).to_contain_text("against 5; the highest die counts")
