"""A second press confirms the undo of somebody else's step."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.commands import send, state, unit_id
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.seats import handler_and_pilot, handler_of, seated
from tests.browser.server import Server

#: Keeps a question open until the test lets it go.
UNREAD = """() => {
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => (ms === 700 ? 0 : later(run, ms, ...rest));
}"""


def test_a_second_press_before_the_confirmation_can_be_read_does_nothing(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = seated(demo_people, demo, "Magpie")
    page = handler.page
    magpie = unit_id(page, "Magpie")
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    pilot.settle()
    # by this turn's end a condition of another unit runs out
    heron = unit_id(page, "Heron")
    lit = {"add": [{"kind": "highlighted", "by": magpie}]}
    done = send(page, type="unit.update", unit=heron, conditions=lit)
    assert done["status"] == 200, done
    pilot.end_unused("Magpie")
    # the log explains the condition
    handler.tab("Log")
    over = page.locator(".line-text", has_text="the condition “Highlighted” has ended")
    expect(over).to_have_attribute("title", re.compile("sees it through everything"))
    undo = handler.button("Undo: Magpie's pilot, end of Magpie's turn")
    expect(undo).to_be_enabled()
    page.evaluate(UNREAD)
    page.locator("#board canvas").focus()
    for _ in range(3):
        page.keyboard.press("Control+z")
    sure = handler.button("Sure? Undo: Magpie's pilot, end of Magpie's turn")
    question = handler.toast("Once more to take back: Magpie's pilot, end of Magpie's turn")
    for _ in range(2):
        expect(sure).to_be_disabled()
        expect(question).to_be_visible()
        sure.click(force=True)
        handler.settle()
    assert state(page)["undo"]["again"] == []


def test_a_second_press_after_the_confirmation_undoes(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    pilot = seated(demo_people, demo, "Magpie")
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(handler.button("Undo: Magpie's pilot, start of Magpie's turn")).to_be_enabled()
    handler.page.locator("#board canvas").focus()
    for key, word in (("Control+z", "Undo"), ("Control+Shift+z", "Redo")):
        handler.page.keyboard.press(key)
        sure = handler.button(f"Sure? {word}: Magpie's pilot, start of Magpie's turn")
        expect(sure).to_be_enabled()
        handler.page.keyboard.press(key)
        expect(sure).to_have_count(0)
    handler.expect_log("brought back: Magpie's pilot, start of Magpie's turn")


def test_undo_names_the_other_person_and_asks_for_a_second_press(
    demo_people: People, demo: Server
) -> None:
    handler, pilot = handler_and_pilot(demo_people, demo)
    handler.unhurried()
    pilot.unhurried()
    handler.tab("Dice")
    pilot.tab("Dice")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.card("Lantern")).to_contain_text("1513")
    expect(pilot.button("Undo: Lantern, move")).to_be_enabled()

    handler.button("Undo: Mira, Lantern, move").click()
    expect(handler.toast("Once more to take back: Mira, Lantern, move")).to_be_visible()
    expect(pilot.card("Lantern")).to_contain_text("1513")
    handler.button("Sure? Undo: Mira, Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    for table in (handler, pilot):
        expect(table.toast(re.compile("took back: Mira, Lantern, move"))).to_be_visible()

    # the same by key, for bringing it back
    handler.page.keyboard.press("Control+y")
    # once it can have been read it may be answered
    expect(handler.button("Sure? Redo: Mira, Lantern, move")).to_be_enabled()
    handler.page.keyboard.press("Control+y")
    expect(pilot.card("Lantern")).to_contain_text("1513")
    pilot.expect_log(re.compile("brought back: Mira, Lantern, move"))

    # a seat's own step needs no confirmation
    pilot.button("Undo: Lantern, move").click()
    expect(pilot.card("Lantern")).to_contain_text("1514")
    expect(pilot.toast("took back: Lantern, move")).to_be_visible()


def test_the_question_has_a_button_that_undoes(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Magpie")
    handler.button("Start the conflict").click()
    pilot.button("Start Magpie's turn").click()
    expect(handler.button("Undo: Magpie's pilot, start of Magpie's turn")).to_be_enabled()
    handler.page.locator("#board canvas").focus()
    handler.page.keyboard.press("Control+z")
    question = handler.toast("Magpie's pilot did this. Once more to take back:")
    expect(question).to_be_visible()
    handler.button("Take it back").click()
    expect(pilot.button("Start Magpie's turn")).to_be_visible()
    expect(question).to_have_count(0)
