"""What a Handler with fresh eyes found: the key of a new table, sections, the log, forms."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.demo_hexes import FAR_CORNER, LANTERN
from tests.browser.fight import place, send, state
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, pilot_of
from tests.browser.server import Server
from tests.browser.test_board_fog import colour_distance
from tests.browser.test_fog import add_enemy, axial, set_fog
from tests.browser.test_granted_attack import QUESTION, asked
from tests.browser.test_secrets_page import open_section, wait_for_hex

#: The mean colour in the middle of a hex, as drawn.
COLOUR = """(hex) => {
  const canvas = document.querySelector("#board canvas");
  const { board } = document.getElementById("board");
  const dpr = canvas.width / canvas.clientWidth;
  const at = board.screenOf(hex);
  const side = Math.max(2, Math.round(board.view().hex * 0.3 * dpr));
  const copy = new OffscreenCanvas(side, side).getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, Math.round(side / 2 - at.x * dpr), Math.round(side / 2 - at.y * dpr));
  const { data } = copy.getImageData(0, 0, side, side);
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) for (const k of [0, 1, 2]) sum[k] += data[i + k];
  return sum.map((total) => total / (data.length / 4));
}"""


@pytest.mark.parametrize(("source", "phone"), [("Blank", False), ("From a file", True)])
def test_a_table_of_the_start_page_shows_its_handlers_link_until_it_is_kept(
    demo_people: People, demo: Server, source: str, phone: bool
) -> None:
    page, _ = demo_people.sit(phone=phone)
    page.goto(demo.link("Handler"))
    exported = page.request.get(
        f"{demo.url}{page.locator('body').get_attribute('data-api')}/export"
    ).body()
    page.goto(demo.url)
    page.get_by_role("radio", name=source).check()
    named = page.get_by_label("Name of the table")
    if source == "From a file":
        page.get_by_label("Map or table file").set_input_files(
            {"name": "table.json", "mimeType": "application/json", "buffer": exported}
        )
        # a table in a file keeps its name
        expect(named).to_have_value(json.loads(exported)["name"])
    else:
        named.fill("Kept")
    page.get_by_role("button", name="Open the table").click()
    table = Table(page).ready()
    card = page.get_by_role("region", name="The table is ready")
    expect(card).to_be_in_viewport(ratio=1)
    link = card.get_by_label("Handler's link").input_value()
    # it is there until it is put away
    page.reload()
    table.ready()
    expect(card.get_by_label("Handler's link")).to_have_value(link)
    card.get_by_role("button", name="I have kept it").click()
    expect(card).to_have_count(0)
    page.reload()
    table.ready()
    expect(card).to_have_count(0)
    assert page.locator("body").get_attribute("data-key") is None
    # and another browser is the Handler by it
    other, _ = demo_people.sit()
    other.goto(link)
    Table(other).ready().tab("Table")
    expect(other.get_by_label("Pilots join with")).to_be_visible()
    expect(other.get_by_role("region", name="The table is ready")).to_have_count(0)


def test_sections_stay_as_they_were_left(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Table")
    open_section(handler, "Options").get_by_role("radio", name="Team", exact=True).click()
    page.locator("summary").get_by_text("Invite", exact=True).click()
    handler.tab("Log")
    handler.tab("Table")
    choice = page.get_by_role("radio", name="Own", exact=True)
    expect(choice).to_be_visible()
    choice.click()
    expect(choice).to_be_checked()
    expect(page.get_by_label("Pilots join with")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_the_log_says_that_new_lines_came_below(
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
    # who goes there by hand has read them as well
    log.evaluate("(list) => { list.scrollTop = 60; }")
    handler.at_rest()
    send(pilot.page, type="chat.say", text="Line 32")
    expect(new).to_have_text("1 new line")
    log.evaluate("(list) => { list.scrollTop = list.scrollHeight; }")
    expect(new).to_have_count(0)
    # and stays with what comes
    send(pilot.page, type="chat.say", text="Line 33")
    expect(log.get_by_text("Line 33", exact=True)).to_be_in_viewport()
    expect(new).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_over_the_handlers_map_what_pilots_do_not_see_is_thin(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    add_enemy(handler, "Zephyr", *FAR_CORNER)
    place(page, "Lantern", *LANTERN)
    set_fog(handler, "team")
    props = state(page)["scene"]["props"].values()
    hexes = [{"q": prop["q"], "r": prop["r"]} for prop in props if not prop["hidden"]]
    handler.page.mouse.move(2, 2)

    def colours(*hexes: dict[str, int]) -> list[list[float]]:
        handler.settle()
        handler.at_rest()
        return [page.evaluate(COLOUR, hex_) for hex_ in hexes]

    zephyr, lantern = axial(*FAR_CORNER), axial(*LANTERN)
    before = colours(zephyr, lantern, *hexes)
    page.keyboard.press("p")
    wait_for_hex(handler, FAR_CORNER, sight="unexplored")
    sights = [
        page.evaluate("(hex) => document.getElementById('board').board.describe(hex).sight", hex_)
        for hex_ in hexes
    ]
    after = colours(zephyr, lantern, *hexes)
    changes = [colour_distance(a, b) for a, b in zip(before, after, strict=True)]
    assert changes[0] > 12, "Zephyr stands where nobody looks"
    assert changes[1] < 2, "Lantern is a pilot's own"
    unseen = [change for change, sight in zip(changes[2:], sights, strict=True) if sight != "seen"]
    assert unseen
    assert min(unseen) > 4, "props that they do not see are dimmed"
    page.keyboard.press("p")
    wait_for_hex(handler, FAR_CORNER, sight="seen")
    assert colour_distance(colours(zephyr)[0], before[0]) < 2


def test_who_steers_a_unit_changes_at_once_and_is_not_the_handler_twice(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    handler.tab("Units")
    handler.button("Edit Lantern").click()
    steered = page.locator(".field", has=page.get_by_text("Steered by (changes at once)"))
    # nobody else sits here: there is no choice
    expect(steered).to_contain_text("the Handler")
    expect(steered.get_by_role("combobox")).to_have_count(0)
    pilot_of(demo_people, demo, "Jo", "Magpie")
    give = steered.get_by_role("combobox")
    expect(give.get_by_role("option")).to_have_text(["the Handler; give it to …", "Jo"])
    give.select_option(label="Jo")
    expect(handler.button("Take Lantern from Jo")).to_be_visible()
    expect(give.get_by_role("option")).to_have_text(["and …", "Handler"])


def test_enter_in_why_not_says_no(demo_people: People, demo: Server) -> None:
    handler, pilot = asked(demo_people, demo)
    card = handler.page.get_by_role("region", name=QUESTION)
    card.get_by_label("Why not").fill("There is a ridge")
    card.get_by_label("Why not").press("Enter")
    expect(card).to_have_count(0)
    pilot.expect_log("There is a ridge")
