"""Hidden units on a phone: the only thing that they disclose is that a movement stopped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from app.rules.geometry.hexes import from_offset
from tests.browser.commands import send
from tests.browser.demo_hexes import LANTERN, SLOPE
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.view_as import view_as_frame

STOPPED = "Stopped by something unseen"

#: Records the announcements of the page and its frames.
KEEP_SAID = """() => {
  const top = window.top;
  top.kept = top.kept ?? [];
  new MutationObserver(() => {
    const said = document.querySelector("p.sr[role=status]");
    if (said?.textContent) top.kept.push(said.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}"""


def test_a_stopped_move_is_announced_once_and_not_on_page_load(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    q, r = from_offset(SLOPE[0] - 1, SLOPE[1] - 1, "flat")
    mast = send(handler.page, type="prop.add", q=q, r=r, height=3, value=4, hidden=True)
    assert mast["status"] == 200, mast
    pilot = pilot_of(demo_people, demo, "Mara", "Lantern")
    pilot.settle()
    pilot.page.evaluate("window.keepsWhatIsSaid = true")
    pilot.drag(LANTERN, SLOPE)
    expect(pilot.page.get_by_text(STOPPED)).not_to_have_count(0)
    pilot.expect_log("something bars the way")

    for table in (pilot, handler):
        table.page.add_init_script(f"({KEEP_SAID})()")
        table.page.reload()
        table.ready()
    handler.tab("Table")
    handler.page.locator(".tab-table").get_by_role("button", name="As seen by…").click()
    menu = handler.page.get_by_role("dialog", name="As seen by")
    menu.get_by_role("button", name=re.compile("Mara")).click()
    expect(view_as_frame(handler.page).get_by_role("article", name="Lantern")).to_be_visible()
    for table in (pilot, handler):
        assert STOPPED not in table.page.evaluate("() => window.kept.join()")


def test_a_hidden_unit_blocks_the_way_and_is_not_named(demo_people: People, demo: Server) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot_page, watch = demo_people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")

    # the Handler puts the hidden unit right where Lantern is about to go
    handler.tab("Units")
    handler.button("Edit Undertow").click()
    handler.button("Put it elsewhere").click()
    handler.click(*SLOPE)
    handler.expect_log(re.compile("Undertow is placed"))

    pilot.settle()
    pilot.drag(LANTERN, SLOPE)
    pilot.expect_log("something bars the way")
    expect(pilot.card("Lantern")).to_contain_text("1514")
    assert "Undertow" not in watch.everything()


def test_a_hidden_mark_stays_hidden_when_the_handler_rolls(
    demo_people: People, demo: Server
) -> None:
    handler_page, _ = demo_people.sit()
    handler_page.goto(demo.link("Handler"))
    handler = Table(handler_page).ready()
    pilot_page, watch = demo_people.sit(hear=True)
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    handler.tab("Dice")
    handler_page.get_by_text("Ask for a test").click()
    mark = handler_page.get_by_role("textbox", name="Mark", exact=True)
    mark.fill("37")
    mark.press("Tab")
    handler_page.get_by_label("Hide the mark from the pilot").check()
    handler.button(re.compile("^Sharpness")).click()
    handler.button("Roll it now").click()
    handler.expect_log(re.compile("against 37.*mark hidden"))
    pilot.expect_log(re.compile("Lantern: [0-9]+, "))
    assert '"mark":37' not in watch.everything().replace(" ", "")
    assert "against 37" not in pilot.log().inner_text()
