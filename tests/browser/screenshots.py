"""Takes the pictures of docs/screenshots from a played demonstration: `make screenshots`."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from app.rules.geometry.hexes import from_offset
from tests.browser.chromium import FLAGS, find_chromium
from tests.browser.commands import place, send
from tests.browser.patience import be_patient
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import ROOT, OwnServer, Server

FOLDER = ROOT / "docs" / "screenshots"


def play(people: People, demo: Server) -> None:
    """A few minutes of the demonstration, with a picture at each point worth seeing."""
    handler_page, _ = people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready().with_nobody()
    pilot_page, _ = people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").click()
    phone_page, _ = people.sit(phone=True)
    phone_page.goto(demo.link("Pilot"))
    phone_page.screenshot(path=FOLDER / "join-phone.png")
    phone = Table.join(phone_page, demo.link("Pilot"), "Ilse")
    phone.button("Take Lantern").tap()
    handler.button("Start the conflict").click()

    pilot.button("Start Magpie's turn").click()
    pilot_page.get_by_role("radio", name="Fly").click()
    pilot_page.wait_for_timeout(600)
    pilot.lift((18, 13), (22, 12))
    pilot_page.wait_for_timeout(600)
    pilot_page.screenshot(path=FOLDER / "pilot-desktop.png")
    pilot.drop()
    pilot.button("End Magpie's turn").click()

    phone.button("Start Lantern's turn").tap()
    phone_page.wait_for_timeout(600)
    phone.tap(15, 12)
    phone_page.wait_for_timeout(600)
    phone_page.screenshot(path=FOLDER / "pilot-phone.png")

    handler.tab("Units")
    handler_page.locator(".unit-row-name", has_text="Heron").click()
    handler.tab("Log")
    handler_page.wait_for_timeout(600)
    handler_page.screenshot(path=FOLDER / "handler-desktop.png")

    sheets(pilot, phone)
    phone_page.keyboard.press("Escape")
    systems(handler, phone)

    fight(handler, phone)

    small_page, _ = people.sit(phone=True)
    small_page.goto(demo.link("Handler"))
    Table(small_page).ready()
    small_page.wait_for_timeout(600)
    small_page.screenshot(path=FOLDER / "handler-phone.png")
    hangar(people, demo)
    start_page, _ = people.sit()
    start_page.goto(demo.url)
    start_page.wait_for_timeout(300)
    start_page.screenshot(path=FOLDER / "start-desktop.png")


def fog(people: People, demo: Server) -> None:
    """A flight into the fog, and what the Handler knows of it; on a table as it was opened."""
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
    page.screenshot(path=FOLDER / "fog-desktop.png")
    pilot.drop()
    handler.page.keyboard.press("p")
    handler.button(re.compile("^Fog: what it means")).click()
    handler.page.wait_for_timeout(1500)
    handler.page.screenshot(path=FOLDER / "fog-handler.png")


def fight(handler: Table, phone: Table) -> None:
    """What an attack would come to, in the hand; the same on its way, at the Handler's desk."""
    place(handler.page, "Heron", 12, 15)
    send(handler.page, type="table.options", options={"reaction_seconds": 0})
    phone.tab("Unit")
    phone.page.get_by_text("Long rifle", exact=True).first.tap()
    aim = phone.page.get_by_role("region", name="Aim Long rifle")
    aim.get_by_role("button", name=re.compile("^enemy Heron|Heron")).first.tap()
    phone.page.wait_for_timeout(1500)
    phone.page.screenshot(path=FOLDER / "fight-phone.png")
    phone.button(re.compile("^Attack Heron")).tap()
    handler.tab("Log")
    handler.page.wait_for_timeout(1500)
    handler.page.screenshot(path=FOLDER / "fight-desktop.png")


def hangar(people: People, demo: Server) -> None:
    """A ready frame, with one of its numbers explained."""
    page, _ = people.sit()
    page.goto(f"{demo.url}/hangar")
    page.get_by_role("button", name=re.compile("^Kestrel")).click()
    page.get_by_role("button", name="Range: 16").first.click()
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / "hangar-desktop.png")


def sheets(pilot: Table, phone: Table) -> None:
    """A plan on a character's sheet, at a desk and in the hand."""
    for person, name, plan in (
        (pilot, "Mara Voss", ("Sharpness", "Sharpness", "Scanner", "Scanner")),
        (phone, "Ilse Brandt", ("Smarts", "Kinetic Plating", "Bulk")),
    ):
        person.tab("Crew")
        person.button("Make your character").click()
        person.page.get_by_label("Name of the pilot").fill(name)
        person.button("Make the character").click()
        for attribute in plan:
            person.button(f"Raise {attribute}").click()
    pilot.button("Confirm").click()
    pilot.page.get_by_text("nothing is bought before").wait_for()
    for button in ("Raise Smarts", "Raise Bulk", "Advance Hull and OS"):
        pilot.button(button).click()
    phone.page.get_by_role("dialog").evaluate("(box) => box.scrollTo(0, 0)")
    for person, file in ((pilot, "sheet-desktop.png"), (phone, "sheet-phone.png")):
        person.page.wait_for_timeout(4000)
        person.page.screenshot(path=FOLDER / file)


def systems(handler: Table, phone: Table) -> None:
    """An intent of Course and Flow: the Handler's terms, and the dice that the pilot picks."""
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
    handler.page.screenshot(path=FOLDER / "systems-desktop.png")
    step.get_by_role("button", name="Set the terms").click()
    pick = phone.page.get_by_role("region", name=re.compile("^Your step"))
    for die in ("Daring", "Thriving"):
        pick.get_by_role("checkbox", name=die).check()
    phone.page.get_by_label("Panel height").press("Enter")
    phone.page.evaluate("document.activeElement.blur()")
    pick.scroll_into_view_if_needed()
    phone.page.wait_for_timeout(4000)
    phone.page.screenshot(path=FOLDER / "systems-phone.png")


def main() -> None:
    """Play on a server of its own and write the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    be_patient()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for scene in (play, fog):
            take(browser, scene)
        browser.close()


def take(browser: Browser, scene: Callable[[People, Server], None]) -> None:
    """Play one scene on a server of its own."""
    with tempfile.TemporaryDirectory() as scratch:
        demo = OwnServer(Path(scratch), demo=True)
        demo.start()
        people = People(browser, demo)
        try:
            scene(people, demo)
        finally:
            people.close()
            demo.kill()


if __name__ == "__main__":
    main()
