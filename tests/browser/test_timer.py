"""The timer: seen by all beside the round; the page counts by its own clock, and nothing ends."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.commands import do
from tests.browser.map_page import open_section
from tests.browser.people import People
from tests.browser.pictures import Picture
from tests.browser.play import Table
from tests.browser.seats import handler_of, join_as_pilot
from tests.browser.server import Server


def timer(table: Table, name: str) -> Locator:
    return table.page.get_by_role("timer", name=name)


def test_a_timer_runs_by_the_clock_of_each_page(
    people: People, demo: Server, picture: Picture
) -> None:
    handler = handler_of(people, demo)
    pilot = join_as_pilot(people, demo, "Mira", clock=True)
    phone = join_as_pilot(people, demo, "Jo", phone=True)
    handler.tab("Table")
    section = open_section(handler, "Timer")
    section.get_by_label("What for").fill("Turn")
    section.get_by_role("button", name="Start the timer").click()
    for table in (handler, pilot, phone):
        expect(timer(table, "Turn")).to_contain_text(re.compile(r"[12]:\d\d"))
    expect(timer(pilot, "Turn").get_by_role("button")).to_have_count(0)
    picture(handler.page, "timer")
    # an hour later by the clock of this page: only it says that the time is up
    pilot.page.clock.fast_forward(3_600_000)
    expect(timer(pilot, "Turn")).to_contain_text("time is up")
    expect(timer(handler, "Turn")).to_contain_text(re.compile(r"[01]:\d\d"))
    buttons = timer(handler, "Turn")
    buttons.get_by_role("button", name="Pause the timer").click()
    for table in (handler, pilot, phone):
        expect(timer(table, "Turn")).to_contain_text("paused")
        expect(timer(table, "Turn")).to_contain_text(re.compile(r"[01]:\d\d"))
    buttons.get_by_role("button", name="Add a minute").click()
    expect(timer(pilot, "Turn")).to_contain_text(re.compile(r"[12]:\d\d"))
    buttons.get_by_role("button", name="Remove the timer").click()
    for table in (handler, pilot, phone):
        expect(timer(table, "Turn")).to_have_count(0)


def test_a_timer_is_there_after_a_reload(people: People, demo: Server) -> None:
    handler = handler_of(people, demo)
    do(handler, "timer.start", seconds=7200)
    do(handler, "timer.pause")
    handler.page.reload()
    handler.ready()
    expect(timer(handler, "Timer")).to_contain_text(re.compile(r"1:59:5\d|2:00:00"))
    timer(handler, "Timer").get_by_role("button", name="Let the timer run").click()
    expect(timer(handler, "Timer")).not_to_contain_text("paused")
