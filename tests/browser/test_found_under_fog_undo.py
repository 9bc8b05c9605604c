"""What a Handler and a pilot met where steps were taken back: words of log, list and notices."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.battle import Dice
from tests.browser.battle import laid as laid
from tests.browser.battle import people as people
from tests.browser.demo_hexes import SLOPE
from tests.browser.fight import do, place, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_fight import panel, seated

#: The parts of a step in the list: its words, and the time beside them.
PARTS = """(row) => [row.querySelector("span").innerText, row.querySelector("time").innerText]"""


def newest(handler: Table) -> int:
    """The newest step, as the Handler's view names it."""
    change: int = state(handler.page)["undo"]["steps"][0]["change"]
    return change


def late(handler: Table, known: int) -> str:
    """What an undo is refused with that takes another step for the newest."""
    origin, _, rest = handler.page.url.partition("/t/")
    answer = handler.page.request.post(
        f"{origin}/api/v1/tables/{rest.partition('#')[0]}/commands",
        data={"id": "late", "command": {"type": "undo", "newest": known}},
        headers={"Origin": origin},
    )
    code: str = answer.json()["code"]
    return code


def steps(handler: Table) -> Locator:
    """The open list of the last steps."""
    handler.button("Several steps back").click()
    return handler.page.get_by_role("dialog", name="Several steps back")


def test_an_undo_says_what_came_back(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    undertow = unit_id(handler.page, "Undertow")
    do(handler, "overrule", unit=undertow, set={"speed": 5}, text="mud")
    handler.expect_log("Overruled: Undertow, speed 3 → 5. mud")
    handler.page.keyboard.press("Control+z")
    expect(handler.toast("took back: Undertow, overruling (speed 5 → 3)")).to_be_visible()
    handler.page.keyboard.press("Control+Shift+z")
    expect(handler.toast("brought back: Undertow, overruling (speed 3 → 5)")).to_be_visible()
    # what is no number is said in the words of its line
    heron = unit_id(handler.page, "Heron")
    do(handler, "unit.highlight", unit=heron, highlighted=True)
    expect(handler.button("Undo: Heron, highlight")).to_be_enabled()
    handler.page.keyboard.press("Control+z")
    handler.expect_log("took back: Heron, highlight (Heron is highlighted)")


def test_quick_presses_take_back_one_step_each(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    for name in ("Mule", "Plumb", "Heron"):
        do(handler, "unit.highlight", unit=unit_id(handler.page, name), highlighted=True)
    expect(handler.button("Undo: Heron, highlight")).to_be_enabled()
    handler.page.evaluate(
        """() => { for (let i = 0; i < 3; i++) document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true })); }"""
    )
    for name in ("Mule", "Plumb", "Heron"):
        handler.expect_log(f"took back: {name}, highlight")
    assert not any(unit["highlighted"] for unit in state(handler.page)["scene"]["units"].values())


def test_the_list_of_steps_has_the_words_and_times_of_the_log(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    magpie = unit_id(handler.page, "Magpie")
    do(handler, "unit.update", unit=magpie, controller=state(handler.page)["undo"]["by"])
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.expect_log("Lantern's turn")
    handler.tab("Log")
    lines = handler.log().get_by_role("listitem")
    menu = steps(handler)
    expect(menu.get_by_role("button", name="Lantern's pilot: Lantern's turn")).to_be_visible()
    rows = menu.locator(".step-back")
    assert rows.count() > 3
    for row in rows.all()[:4]:
        words, time = row.evaluate(PARTS)
        words = re.sub(r"^Lantern's pilot: | and \d+ lines? more$", "", words)
        expect(lines.filter(has_text=words).filter(has_text=time)).not_to_have_count(0)


def test_what_others_did_goes_along_only_when_it_is_asked_for_twice(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    page, log = handler.page, handler.log()
    handler.button("Start the conflict").click()
    do(handler, "unit.highlight", unit=unit_id(page, "Plumb"), highlighted=True)
    do(handler, "unit.highlight", unit=unit_id(page, "Heron"), highlighted=True)
    known = newest(handler)
    menu = steps(handler)
    plumb = menu.get_by_role("button", name="Plumb is highlighted")
    expect(plumb).to_be_visible()
    # while the list is open a pilot acts
    pilot.button("Start Lantern's turn").click()
    expect(menu.get_by_role("button", name="Lantern's turn")).to_be_visible()
    plumb.click()
    sure = menu.get_by_role("alert")
    expect(sure).to_contain_text("3 steps, 1 of them by Lantern's pilot:")
    expect(sure).to_contain_text("Lantern's pilot: Lantern's turn")
    assert state(page)["scene"]["conflict"]["active"] == unit_id(page, "Lantern")
    # what is done before the second press was not asked about
    do(handler, "chat.say", text="a word is no step")
    expect(sure).to_be_visible()
    pilot.end_unused("Lantern")
    expect(sure).to_have_count(0)
    plumb.click()
    expect(sure).to_contain_text("4 steps, 2 of them by Lantern's pilot:")
    sure.get_by_role("button", name="Leave it").click()
    expect(sure).to_have_count(0)
    plumb.click()
    sure.get_by_role("button", name="Take back 4 steps").click()
    handler.expect_log("took back 4 steps, all from this one on: Plumb, highlight")
    # to bring it back is asked for as well
    menu = steps(handler)
    menu.get_by_role("button", name="Heron is highlighted").click()
    handler.expect_log("brought back 2 steps")
    menu = steps(handler)
    menu.get_by_role("button", name=re.compile("Lantern's pilot: Lantern's turn")).click()
    menu.get_by_role("alert").get_by_role("button", name="Bring back 1 step").click()
    handler.expect_log("brought back: Lantern's pilot, start of Lantern's turn")
    # a page that comes late takes back nothing that it has not shown
    assert late(handler, known) == "changed-meanwhile"
    # beside a line of the log it is said as well
    line = log.get_by_role("listitem").filter(has_text="Plumb is highlighted").first
    line.hover()
    line.get_by_role("link", name="Back to here").click()
    again = line.get_by_role("link", name="Take back all after this? 2 steps, 1 of them by Lantern")
    expect(again).to_be_visible()


def test_what_was_taken_back_is_not_shown_as_come_to_pass(
    people: People, laid: tuple[Server, Dice]
) -> None:
    server, dice = laid
    handler = handler_of(people, server)
    pilot = seated(people, server, "Lantern")
    handler.button("Start the conflict").click()
    do(handler, "unit.update", unit=unit_id(handler.page, "Lantern"), stability=1)
    dice.lay((8, 3))
    pilot.unhurried()
    pilot.button("Start Lantern's turn").click()
    for table in (handler, pilot):
        expect(table.page.get_by_label("What was rolled")).to_contain_text("steadies itself")
    place(handler.page, "Lantern", *SLOPE)
    said = pilot.toast(re.compile("^Lantern is placed at 1513"))
    expect(said).to_be_visible()
    do(handler, "undo")
    expect(said).to_have_count(0)
    do(handler, "undo")
    for table in (handler, pilot):
        expect(table.page.get_by_label("What was rolled")).to_have_count(0)
    dice.expect_all_shown()


def test_whose_steps_were_taken_back_reads_which_until_it_is_read(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    page = pilot.page
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    page.keyboard.press("1")
    aim = panel(page, "Aim Long rifle")
    expect(aim).to_be_visible()
    do(handler, "undo")
    note = page.get_by_role("alert", name="Taken back from you")
    expect(note).to_contain_text("took back: Lantern's pilot, start of Lantern's turn")
    expect(note.get_by_role("listitem")).to_have_text(["Lantern's turn"])
    expect(aim).to_have_count(0)
    expect(handler.page.get_by_role("alert", name="Taken back from you")).to_have_count(0)
    # it waits to be read, also on a page that was loaded anew
    page.reload()
    pilot.ready()
    expect(note).to_be_visible()
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    page.reload()
    pilot.ready()
    expect(pilot.button("Start Lantern's turn")).to_be_visible()
    expect(note).to_have_count(0)
