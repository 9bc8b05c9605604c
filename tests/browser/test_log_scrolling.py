"""The log stays at its end, or where its reader scrolled to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.commands import do, place, send, unit_id
from tests.browser.fight_scenes import log_line, ram_fight, ram_heron
from tests.browser.people import People
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server


@pytest.mark.parametrize("phone", [False, True])
def test_the_log_offers_new_lines_while_it_is_scrolled_up(
    demo_people: People, demo: Server, phone: bool
) -> None:
    handler = handler_of(demo_people, demo, phone=phone)
    page = handler.page
    pilot = pilot_of(demo_people, demo, "Jo", "Magpie")
    handler.tab("Log")
    log = handler.log()
    for n in range(30):
        send(pilot.page, type="chat.say", text=f"Line {n}")
    expect(log.get_by_text("Line 29", exact=True)).to_be_in_viewport()
    new = handler.button(re.compile(r"^\d+ new lines?$"))
    expect(new).to_have_count(0)
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    for n, words in ((30, "1 new line"), (31, "2 new lines")):
        send(pilot.page, type="chat.say", text=f"Line {n}")
        expect(new).to_have_text(words)
    assert abs(log.evaluate("(list) => list.scrollTop") - 60) < 2
    expect(new).to_be_in_viewport(ratio=1)
    new.tap() if phone else new.click()
    expect(log.get_by_text("Line 31", exact=True)).to_be_in_viewport()
    expect(new).to_have_count(0)
    # scrolling there by hand also marks them as read
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    send(pilot.page, type="chat.say", text="Line 32")
    expect(new).to_have_text("1 new line")
    log.evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    expect(new).to_have_count(0)
    # and stays at the end when lines are added
    send(pilot.page, type="chat.say", text="Line 33")
    expect(log.get_by_text("Line 33", exact=True)).to_be_in_viewport()
    expect(new).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_log_stays_at_its_newest_line(demo_people: People, demo: Server) -> None:
    handler, heron = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    page.locator(".turn-name", has_text="Lantern").click()
    log = handler.log()
    left = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
    for n in range(30):
        send(page, type="chat.say", text=f"Line {n}")
    newest = log.get_by_text("Line 29", exact=True)
    expect(newest).to_be_in_viewport()
    for opens in (True, False):
        page.keyboard.press("2" if opens else "Escape")
        expect(page.get_by_role("region", name="Aim Ram")).to_have_count(int(opens))
        handler.at_rest()
        assert log.evaluate(left) < 2, opens
        expect(newest).to_be_in_viewport()
    # lines that grow later do not take it off its end
    log.evaluate(
        """(list) => {
          list.lastElementChild.previousElementSibling.style.paddingTop = "90px";
          list.dispatchEvent(new Event("scroll"));
        }"""
    )
    handler.at_rest()
    assert log.evaluate(left) < 2
    expect(page.locator(".log-new")).to_have_count(0)
    # a reader further up is not moved
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="Aim Ram")).to_be_visible()
    handler.at_rest()
    assert abs(log.evaluate("(list) => list.scrollTop") - 60) < 2
    page.keyboard.press("Escape")
    # scrolling to the end follows new lines again
    log.evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    handler.at_rest()
    ram_heron(page, heron, outcome="hit")
    expect(log_line(handler, "Ram on Heron: hit")).to_be_in_viewport()


def test_the_log_follows_play_again_after_its_reader_stepped_back(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    for n in range(30):
        do(handler, "unit.highlight", unit=unit_id(page, "Plumb"), highlighted=n % 2 == 0)
    line = handler.log().get_by_role("listitem").filter(has_text="Plumb is highlighted").first
    line.hover()
    text = line.locator(".line-text").bounding_box()
    back = line.get_by_role("link", name="Back to here")
    place, time = back.bounding_box(), line.locator(".line-time").bounding_box()
    assert text and place and time
    # it has a place of its own, and its question leaves the line readable
    assert text["x"] + text["width"] <= place["x"]
    assert place["x"] + place["width"] <= time["x"]
    back.click()
    question = line.get_by_role("link", name=re.compile("^Take back all after this"))
    expect(question).to_be_in_viewport(ratio=1)
    text, asked = line.locator(".line-text").bounding_box(), question.bounding_box()
    assert text and asked
    assert text["y"] + text["height"] <= asked["y"]
    question.click()
    expect(log_line(handler, "took back")).to_be_in_viewport()
    send(page, type="unit.highlight", unit=unit_id(page, "Mule"), highlighted=True)
    expect(log_line(handler, "Mule is highlighted")).to_be_in_viewport()
    expect(page.locator(".log-new")).to_have_count(0)


#: Closes the section above the log and scrolls to the end before the next frame. Returns whether
#: the section was closed by then, and the distance to the end some frames later.
CLOSE_AND_SCROLL = """async (list) => {
  const aims = () => document.querySelector('[aria-label="Aim Ram"]') !== null;
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  for (let n = 0; n < 1000 && aims(); n++) await null;
  const closed = !aims();
  list.scrollTop = list.scrollHeight;
  const frame = () => new Promise(requestAnimationFrame);
  for (let n = 0; n < 4; n++) await frame();
  return [closed, list.scrollHeight - list.scrollTop - list.clientHeight];
}"""


def test_scrolling_to_the_end_works_while_the_log_changes_its_height(
    demo_people: People, demo: Server
) -> None:
    handler, _ = ram_fight(demo_people, demo)
    page = handler.page
    handler.tab("Log")
    page.locator(".turn-name", has_text="Lantern").click()
    log = handler.log()
    for n in range(30):
        send(page, type="chat.say", text=f"Line {n}")
    expect(log.get_by_text("Line 29", exact=True)).to_be_in_viewport()
    page.keyboard.press("2")
    expect(page.get_by_role("region", name="Aim Ram")).to_be_visible()
    handler.settle()
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    closed, left = log.evaluate(CLOSE_AND_SCROLL)
    assert closed
    assert left < 2


@pytest.mark.parametrize("weapon", ["1", "2"])
def test_the_log_follows_through_an_attack_of_an_npc(
    demo_people: People, demo: Server, weapon: str
) -> None:
    """The panel above the log grows and shrinks while the Handler aims and attacks."""
    handler = handler_of(demo_people, demo)
    page = handler.page
    place(page, "Heron", 13, 14)
    handler.tab("Log")
    do(handler, "table.options", options={"reaction_seconds": 0})
    do(handler, "conflict.start")
    for name in ("Lantern", "Magpie"):
        do(handler, "turn.abstain", unit=unit_id(page, name))
    for _ in range(2):
        do(handler, "segment.end")
    for n in range(12):
        send(page, type="chat.say", text=f"Line {n}")
    do(handler, "turn.start", unit=unit_id(page, "Heron"))
    page.locator(".turn-name", has_text="Heron").click()
    log, left = handler.log(), "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"

    def follows(step: str) -> None:
        handler.at_rest()
        assert log.evaluate(left) < 2, step
        expect(page.locator(".log-new")).to_have_count(0)

    follows("turn")
    page.keyboard.press(weapon)
    expect(page.locator(".aiming")).to_be_visible()
    follows("aiming")
    page.locator(".target-row").first.click()
    expect(page.locator(".target-chosen .aim-card")).to_be_visible()
    follows("target")
    handler.button(re.compile("^Attack .*: ")).first.click()
    expect(page.locator(".exchange").first).to_be_visible()
    follows("attack")
    head = page.locator(".fight-panel h3, .fight-panel h2").first
    expect(head).to_be_in_viewport(ratio=1)
    assert page.locator(".fight-panel").evaluate("(panel) => panel.scrollTop") < 4
    # the roll that is due is there without scrolling, and nothing lies over it
    assert page.locator(".attack > .button-primary").evaluate(
        """(roll) => {
          const { left, top, width, height } = roll.getBoundingClientRect();
          return roll.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }"""
    )
