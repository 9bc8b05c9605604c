"""Free rolls show their odds before, and two people at a table can check the dice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from app.cli.dice_check import check
from tests.browser.known_dice import REAL
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import OwnServer, Server


@pytest.fixture
def demo(tmp_path: Path) -> Iterator[Server]:
    """The demonstration table, with real dice."""
    running = OwnServer(tmp_path / "data", demo=True, dice=REAL)
    running.start()
    yield running
    running.kill()


def pilot_of(people: People, demo: Server, *, phone: bool = False) -> Table:
    page, _ = people.sit(phone=phone)
    return Table.join(page, demo.link("Pilot"), "Mara")


def test_a_notation_shows_its_odds_before_the_roll(demo_people: People, demo: Server) -> None:
    pilot = pilot_of(demo_people, demo)
    pilot.tab("Dice")
    box = pilot.page.get_by_label("Dice in notation")
    forecast = pilot.page.locator(".forecast")
    expect(forecast).to_have_count(0)
    box.fill("2d6kh1+2 # over the gap")
    expect(forecast.locator(".forecast-ends")).to_have_text(re.compile(r"3\s*on average 6.47\s*8"))
    expect(forecast.locator(".total-bar")).to_have_count(6)
    expect(forecast.locator(".total-bar").last).to_have_attribute(
        "title", "8: 31 % (11/36); 8 or more: 31 %"
    )
    box.fill("d8!")
    expect(forecast.locator(".forecast-ends")).to_contain_text("no highest")
    box.fill("100d1000")
    expect(forecast).to_contain_text("no exact odds")
    box.fill("2d")
    expect(forecast).to_have_count(0)
    box.fill("3d10+1d4-2 # why")
    expect(forecast.locator(".total-bar")).to_have_count(31)
    box.press("Enter")
    pilot.expect_log(re.compile(r"3d10\+1d4-2 for why: \d+"))


@pytest.mark.parametrize("phone", [False, True])
def test_players_add_entropy_roll_and_check(
    demo_people: People, demo: Server, tmp_path: Path, phone: bool
) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot = pilot_of(demo_people, demo, phone=phone)
    page = pilot.page
    pilot.tab("Dice")
    page.get_by_text("Fair dice").click()
    page.get_by_label("Mix in something of your own").fill("heads, tails, tails")
    pilot.button("Mix in").click()
    expect(page.get_by_text("part of every later die of chapter 1")).to_be_visible()
    page.get_by_label("Dice in notation").fill("4d6kh3 # strength")
    page.screenshot(path=tmp_path / f"tray-{phone}.png")
    pilot.button("Roll").first.click()
    handler.expect_log("heads, tails, tails")
    handler.expect_log("for strength")

    handler.tab("Dice")
    handler_page.get_by_label("Secret: only the Handler sees it").check()
    handler_page.get_by_label("Dice in notation").fill("d20 # who is watching")
    handler.button("Roll").first.click()
    handler_page.get_by_text("Fair dice").click()
    handler.button("Close the chapter, show its seed").click()
    handler.button("Close it now?").click()
    handler.expect_log("its seed was")

    pilot.expect_log("its seed was")
    expect(pilot.log()).not_to_contain_text("who is watching")
    page.screenshot(path=tmp_path / f"log-{phone}.png")
    link = pilot.log().get_by_role("link", name="Check its dice")
    expect(link).to_have_accessible_description("Opens in a new tab")
    with page.context.expect_page() as opened:
        link.click()
    report = opened.value.locator("#report")
    expect(report.get_by_role("heading").first).to_contain_text("Fair")
    expect(report.locator(".verify-chapter")).to_have_count(2)
    expect(report.locator(".verify-chapter").first).not_to_contain_text("secret")

    handler.tab("Dice")
    with handler_page.expect_download() as kept:
        handler_page.get_by_role("link", name="Keep the log").click()
    file = tmp_path / "kept.json"
    kept.value.save_as(file)
    found = check(file)
    assert found.verdict == "fair"
    assert found.chapters[0].secret == 1
