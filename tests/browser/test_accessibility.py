"""axe-core finds nothing on the pages, in every tab, menu and dialog, in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.commands import place, send, unit_id
from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.flat_table import FlatTable, open_as_handler, share_a_mission
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import DESKTOP, PHONE, People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server

#: Opens every section of a panel.
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"


def clear(page: Page, what: str, within: str | None = None) -> None:
    """Expects that axe-core finds nothing on the page or in a part of it."""
    # results that are being computed are pale
    expect(page.locator("[aria-busy=true]").filter(visible=True)).to_have_count(0)
    assert findings(page, within) == [], what


def every_tab(table: Table, within: str) -> None:
    """Opens each tab of the panel with all sections unfolded."""
    for tab in table.page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        table.page.evaluate(UNFOLD)
        clear(table.page, f"tab {tab.inner_text()}", within)


def opened(table: Table, name: str, within: str, open_it: Callable[[], None]) -> None:
    """Opens something over the map for the time of the block, then closes it by Escape."""
    open_it()
    over = table.page.locator(within)
    expect(over).to_be_visible()
    clear(table.page, name, within)
    table.page.keyboard.press("Escape")
    expect(over).to_be_hidden()


def test_pages_before_and_after_the_table(
    people: People, server: Server, flat_table: FlatTable
) -> None:
    page, _ = people.sit()
    table = flat_table()
    for address in ("/", "/about", "/guide", "/guide/pilot", "/rules", "/verify"):
        page.goto(server.url + address)
        clear(page, address)
    page.goto(f"{server.url}/j/{table.invites['pilot']}")
    clear(page, "the invitation")
    replay = share_a_mission(table)
    table.handler.do("dice.roll", notation="2d6kh1+2 # why")
    open_as_handler(page, table)
    page.goto(f"{server.url}/verify?table={table.id}")
    expect(page.locator("#report .verify-chapter, #report section").first).to_be_visible()
    clear(page, "a log that was checked")
    page.goto(replay)
    Table(page).ready()
    expect(page.locator(".past-banner")).to_be_visible()
    clear(page, "a replay")


def test_the_hangar(people: People, server: Server) -> None:
    page, _ = people.sit()
    page.goto(f"{server.url}/hangar")
    page.get_by_role("button", name="Kestrel").first.click()
    steps = page.get_by_role("navigation").locator(".step-link")
    expect(steps.first).to_be_visible()
    for step in steps.all():
        step.click()
        expect(step).to_have_attribute("aria-current", "step")
        clear(page, step.inner_text(), ".work")
    clear(page, "the hangar")
    page.get_by_role("button", name="Integrity: 15").click()
    clear(page, "where a number comes from", ".sheet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Share").click()
    clear(page, "sharing")
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    clear(page, "the hangar on a phone")


def test_a_handlers_table(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    send(page, type="table.options", options={"fog": "team"})
    handler.button("Start the conflict").click()
    handler.tab("Units")
    page.locator(".turn-name", has_text="Lantern").click()
    expect(handler.card("Lantern")).to_be_visible()
    clear(page, "the table")
    every_tab(handler, ".side-dock")

    press = handler.button
    opened(handler, "As seen by", ".seen-menu", press("As seen by…").first.click)
    opened(handler, "steps", ".steps-menu", press("Several steps back").first.click)
    opened(handler, "shortcuts", ".help", lambda: press("All shortcuts").click())
    opened(handler, "the palette", ".palette", lambda: press("Find an action or a place").click())
    opened(handler, "the environment", ".round-form", press("Effects of the environment").click)
    opened(handler, "the round", ".round-form", lambda: press("Overrule the round…").click())
    page.locator(".fog-sign").click()
    clear(page, "what fog means", ".fog-legend")
    page.keyboard.press("Escape")
    for tool in ("Measure a range", "Line of sight", "What the unit sees"):
        press(tool).click()
        clear(page, tool, ".bottom")
        page.keyboard.press("Escape")

    handler.tab("Map")
    press("Choose ground, copy, stamp").click()
    page.get_by_role("button", name="All", exact=True).click()
    press("Save as a stamp…").click()
    clear(page, "settings of chosen ground", ".side-dock")
    clear(page, "chosen ground", ".ground-bar")
    press("Duplicate").click()
    clear(page, "a copy that is put down", ".ground-bar")
    for _ in range(3):
        page.keyboard.press("Escape")

    handler.tab("Units")
    press("Add a unit").click()
    clear(page, "a new unit", ".side-dock")
    at = [{"q": 2, "r": 5}]
    send(page, type="zone.add", kind="marker", name="Stash", icon="cache", cells=at)
    send(page, type="zone.add", kind="spawn", name="Gate", cells=at)
    handler.tab("Map")
    for name in ("Stash", "Gate"):
        press(f"Edit {name}").click()
        clear(page, f"the zone {name}", ".side-dock")
    handler.tab("Crew")
    opened(handler, "a sheet", ".book", page.locator(".crew-open").first.click)
    opened(handler, "categories", ".book", press("Categories").click)
    handler.tab("Missions")
    opened(handler, "a mission", ".book", press(re.compile("^Cold Gorge")).click)
    page.keyboard.press("h")
    expect(page.locator(".past-banner")).to_be_visible()
    clear(page, "looking back")


def test_a_pilots_table(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    clear(page, "a free unit")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    lantern = unit_id(handler.page, "Lantern")
    place(handler.page, "Heron", *LOW_GROUND)
    send(handler.page, type="conflict.start")
    send(handler.page, type="turn.start", unit=lantern)
    send(
        handler.page, type="test.request", unit=lantern, kind="reactive", dice=["d8"], mark=5
    )  # fmt: skip
    expect(pilot.button("End Lantern's turn")).to_be_visible()
    page.evaluate(UNFOLD)
    clear(page, "the own turn")
    every_tab(pilot, ".side-dock")
    opened(pilot, "the own sheet", ".book", pilot.button(re.compile("^The sheet of")).click)

    page.set_viewport_size(PHONE)
    pilot.ready()
    every_tab(pilot, ".sheet")
    clear(page, "a phone")
    page.set_viewport_size(DESKTOP)
    pilot.ready()
    pilot.tab("Dice")
    pilot.button("Roll for Lantern").click()
    expect(page.get_by_role("region", name="Last roll")).to_be_visible()
    clear(page, "a roll", ".side-dock")
    pilot.tab("Log")
    pilot.button("Attack with Long rifle").click()
    page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    expect(page.get_by_label("What would come of it")).to_be_visible()
    clear(page, "aiming")
    page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    expect(page.get_by_role("region", name="Lantern attacks Heron")).to_be_visible()
    clear(page, "an attack")
