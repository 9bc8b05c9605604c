"""Takes the pictures of docs/screenshots while the demonstration is played: `make screenshots`."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

from app.export.ready import map_document, ready_tables
from app.rules.geometry.hexes import Hex, from_offset
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.commands import place, send
from tests.browser.people import SHARP, People
from tests.browser.pictures import FOLDER, as_webp, keep
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import ROOT, OwnServer, Server
from tests.browser.sheets import fill_in_character
from tests.browser.waiting import wait_before_actions

READY = ROOT / "app" / "export" / "ready" / "pictures"


def play(people: People, demo: Server) -> None:
    """Plays a few minutes of the demonstration and takes pictures on the way."""
    handler_page, _ = people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready().with_nobody()
    pilot_page, _ = people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").click()
    phone_page, _ = people.sit(phone=True)
    phone_page.goto(demo.link("Pilot"))
    keep(phone_page, "join-phone")
    phone = Table.join(phone_page, demo.link("Pilot"), "Ilse")
    phone.button("Take Lantern").tap()
    handler.button("Start the conflict").click()

    pilot.button("Start Magpie's turn").click()
    pilot_page.get_by_role("radio", name="Fly").click()
    pilot_page.wait_for_timeout(600)
    pilot.lift((18, 13), (22, 12))
    pilot_page.wait_for_timeout(600)
    keep(pilot_page, "pilot-desktop")
    pilot.drop()
    pilot.button("End Magpie's turn").click()

    phone.button("Start Lantern's turn").tap()
    phone_page.wait_for_timeout(600)
    phone.tap(15, 12)
    phone_page.wait_for_timeout(600)
    keep(phone_page, "pilot-phone")

    handler.tab("Units")
    handler_page.locator(".unit-row-name", has_text="Heron").click()
    handler.tab("Log")
    handler_page.wait_for_timeout(600)
    keep(handler_page, "handler-desktop")

    sheets(pilot, phone)
    phone_page.keyboard.press("Escape")
    systems(handler, phone)

    fight(handler, phone)

    small_page, _ = people.sit(phone=True)
    small_page.goto(demo.link("Handler"))
    Table(small_page).ready()
    small_page.wait_for_timeout(600)
    keep(small_page, "handler-phone")
    hangar(people, demo)
    start_page, _ = people.sit()
    start_page.goto(demo.url)
    start_page.wait_for_timeout(300)
    keep(start_page, "start-desktop")


def fog(people: People, demo: Server) -> None:
    """Flies into the fog, and shows the Handler's map, on a freshly opened table."""
    handler = handler_of(people, demo)
    page, _ = people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").click()
    send(handler.page, type="table.options", options={"fog": "team", "sight": 30})
    ground = [from_offset(column, row, "flat") for column in range(26, 33) for row in range(7, 13)]
    cells = [{"q": h.q, "r": h.r} for h in ground]
    send(handler.page, type="terrain.veil", cells=cells, veiled=True)
    send(handler.page, type="conflict.start")
    pilot.button("Start Magpie's turn").click()
    page.get_by_role("radio", name="Fly").click()
    page.wait_for_timeout(900)
    pilot.lift((18, 13), (22, 13))
    page.wait_for_timeout(900)
    keep(page, "fog-desktop")
    pilot.drop()
    handler.page.keyboard.press("p")
    handler.button(re.compile("^Fog: what it means")).click()
    handler.page.wait_for_timeout(1500)
    keep(handler.page, "fog-handler")


def fight(handler: Table, phone: Table) -> None:
    """Shows the odds of an attack on a phone, and the attack on the Handler's page."""
    place(handler.page, "Heron", 12, 15)
    send(handler.page, type="table.options", options={"reaction_seconds": 0})
    phone.tab("Unit")
    phone.button(re.compile("^Attack with Long rifle")).tap()
    aim = phone.page.get_by_role("region", name="Aim Long rifle")
    aim.get_by_role("button", name=re.compile("^enemy Heron|Heron")).first.tap()
    phone.page.wait_for_timeout(1500)
    keep(phone.page, "fight-phone")
    phone.button(re.compile("^Attack Heron")).tap()
    handler.tab("Log")
    handler.page.wait_for_timeout(1500)
    keep(handler.page, "fight-desktop")


def hangar(people: People, demo: Server) -> None:
    """Shows a ready frame with one number explained."""
    page, _ = people.sit()
    page.goto(f"{demo.url}/hangar")
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    page.get_by_role("button", name="Range: 16").first.click()
    page.wait_for_timeout(600)
    keep(page, "hangar-desktop")


def sheets(pilot: Table, phone: Table) -> None:
    """Shows a plan on a character's sheet, on a desktop and on a phone."""
    for person, name, plan in (
        (pilot, "Mara Voss", ("Sharpness", "Sharpness", "Scanner", "Scanner")),
        (phone, "Ilse Brandt", ("Smarts", "Kinetic Plating", "Bulk")),
    ):
        fill_in_character(person, name)
        person.button("Make the character").click()
        for attribute in plan:
            person.button(f"Raise {attribute}").click()
    pilot.button("Confirm").click()
    pilot.page.get_by_text("nothing is bought before").wait_for()
    for button in ("Raise Smarts", "Raise Bulk", "Advance Hull and OS"):
        pilot.button(button).click()
    phone.page.get_by_role("dialog").evaluate("(box) => box.scrollTo(0, 0)")
    for person, file in ((pilot, "sheet-desktop"), (phone, "sheet-phone")):
        person.page.wait_for_timeout(4000)
        keep(person.page, file)


def systems(handler: Table, phone: Table) -> None:
    """Shows an intent of Course and Flow: the Handler's terms and the pilot's dice."""
    handler.tab("Table")
    handler.page.get_by_text("Dice systems", exact=True).click()
    handler.page.get_by_role("checkbox", name="Course and Flow").check()
    for person in (handler, phone):
        person.tab("Dice")
        person.page.get_by_role("radio", name="Course and Flow").check()
    step = handler.page.get_by_role("region", name=re.compile("^Your step"))
    step.get_by_role("radio", name="Sneaky").check()
    step.get_by_role("radio", name="4").check()
    step.get_by_role("button", name="Set the Course").click()
    phone.button("State an intent for Ilse Brandt").tap()
    form = phone.page.locator(".offer-open")
    form.get_by_label("Intent").fill("Past the sentry, unseen")
    form.get_by_label("How", exact=True).fill("Through the culvert while the lamp swings away")
    form.get_by_role("button", name="State the intent").tap()
    step.get_by_label("Skill").fill("Stealth")
    step.get_by_role("img").wait_for()
    handler.page.wait_for_timeout(4000)
    keep(handler.page, "systems-desktop")
    step.get_by_role("button", name="Set the terms").click()
    pick = phone.page.get_by_role("region", name=re.compile("^Your step"))
    for die in ("Daring", "Thriving"):
        pick.get_by_role("checkbox", name=die).check()
    phone.page.get_by_label("Panel height").press("Enter")
    phone.page.evaluate("document.activeElement.blur()")
    pick.scroll_into_view_if_needed()
    phone.page.wait_for_timeout(4000)
    keep(phone.page, "systems-phone")


def ready_maps(people: People, demo: Server) -> None:
    """Takes the pictures of the ready maps, which the start page shows."""
    READY.mkdir(exist_ok=True)
    for entry in ready_tables().values():
        if entry.kind == "mission":
            continue
        page, _ = people.sit()
        page.goto(demo.url)
        page.locator(f"button[value={entry.id}]").click()
        table = Table(page).ready()
        page.keyboard.press("f")
        table.at_rest()
        page.locator("#panels").evaluate("(panels) => (panels.hidden = true)")
        board = json.loads(map_document(entry))
        left, top = screen_of(page, from_offset(0, 0, board["orientation"]))
        corner = board["columns"] - 1, board["rows"] - 1
        right, bottom = screen_of(page, from_offset(*corner, board["orientation"]))
        # The picture has the full width of the map, or its full height.
        wide = min(right - left, (bottom - top) * 1.5)
        clip = FloatRect(
            x=(left + right - wide) / 2,
            y=(top + bottom - wide / 1.5) / 2,
            width=wide,
            height=wide / 1.5,
        )
        png = page.screenshot(clip=clip)
        (READY / f"{entry.mission or entry.id}.webp").write_bytes(as_webp(page, png, 480 / wide))
        page.close()


def screen_of(page: Page, h: Hex) -> tuple[float, float]:
    """Returns the window position of a hex' centre."""
    script = "([q, r]) => document.getElementById('board').board.screenOf({ q, r })"
    at = page.evaluate(script, [h.q, h.r])
    box = page.locator("#board").bounding_box()
    assert box is not None
    return box["x"] + at["x"], box["y"] + at["y"]


def main() -> None:
    """Plays on a server of its own and writes the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wait_before_actions()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for scene in (ready_maps, play, fog):
            take(browser, scene)
        browser.close()


def take(browser: Browser, scene: Callable[[People, Server], None]) -> None:
    """Plays one scene on a server of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        demo = OwnServer(Path(scratch), demo=True)
        demo.start()
        people = People(browser, demo, shown=SHARP)
        try:
            scene(people, demo)
        finally:
            people.close()
            demo.kill()


if __name__ == "__main__":
    main()
