"""The numbers of NPCs where players may not know them: a word on the card, no number sent."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.commands import send, state, unit_id
from tests.browser.demo_hexes import HERON
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.recorder import Recorder
from tests.browser.seats import handler_of
from tests.browser.server import Server


def told_nothing_wrong(table: Table) -> None:
    """Expects that missing numbers are not shown as if they were known."""
    text = table.page.locator("body").inner_text()
    assert not re.search(r"\bnull\b|\bNaN\b|\bundefined\b", text)


def test_an_npcs_card_has_a_word_and_its_numbers_reach_nobody(
    demo_people: People, demo: Server, tmp_path: Path
) -> None:
    handler = handler_of(demo_people, demo)
    handler.tab("Table")
    options = open_section(handler, "Options")
    options.get_by_role("radio", name="Condition", exact=True).click()
    handler.tab("Log")
    handler.expect_log("Of NPCs players see how they are")
    heron = unit_id(handler.page, "Heron")
    numbers = {"integrity_max": 9876, "integrity": 4321, "stability_max": 8765, "stability": 8764}
    send(handler.page, type="table.options", options={"reaction_seconds": 0})
    send(handler.page, type="unit.update", unit=heron, **numbers)

    page, _ = demo_people.sit()
    recorder = Recorder(page)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Magpie").click()
    expect(pilot.card("Magpie")).to_contain_text("yours")
    pilot.click(*HERON)
    card = pilot.card("Heron")
    expect(card).to_contain_text("Badly damaged")
    expect(card).to_contain_text("Its numbers are the Handler")
    expect(card.get_by_role("meter")).to_have_count(0)
    expect(card).not_to_contain_text("Integrity")
    told_nothing_wrong(pilot)

    send(handler.page, type="unit.update", unit=heron, integrity=9876, overheated=True)
    expect(card).to_contain_text("Whole")
    expect(card).to_contain_text("Overheated")

    # An attack on it shows odds, dice and the damage, no more.
    magpie = unit_id(handler.page, "Magpie")
    at = state(handler.page)["scene"]["units"][heron]["at"]
    at |= {"q": at["q"] - 3, "level": at["level"] + 2}
    send(handler.page, type="unit.place", unit=magpie, at=at)
    page.keyboard.press("z")
    expect(pilot.card("Magpie")).to_contain_text("yours")
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="Aim Sun lance")).to_contain_text("Heron")
    pilot.click(*HERON)
    expect(page.get_by_text("What the target takes off the damage is not told.")).to_be_visible()
    expect(page.get_by_text("What a hit would do to it is not told.")).to_be_visible()
    expect(page.get_by_text("Integrity lost")).to_have_count(0)
    page.screenshot(path=tmp_path / "aim.png")
    told_nothing_wrong(pilot)
    page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    pilot.settle()
    told_nothing_wrong(pilot)
    text = recorder.text()
    assert magpie in text
    # by itself: ids, hashes and times are digits too
    for number in numbers.values():
        assert not re.search(rf"(?<![\w.-]){number}(?![\w.-])", text)

    handler.tab("Table")
    open_section(handler, "Options").get_by_role("radio", name="Nothing", exact=True).click()
    pilot.settle()
    pilot.page.keyboard.press("Escape")
    pilot.page.keyboard.press("Escape")
    pilot.click(*HERON)
    expect(pilot.card("Heron")).to_contain_text("Its numbers are the Handler")
    expect(pilot.card("Heron")).not_to_contain_text("Whole")
    expect(pilot.card("Heron")).not_to_contain_text("Overheated")
    told_nothing_wrong(pilot)
