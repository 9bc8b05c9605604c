"""What a Handler met who went on typing, or pressing, while the page changed under the hands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.demo_hexes import LOW_GROUND
from tests.browser.fight import place, send, state, unit_id
from tests.browser.patience import haste
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server
from tests.browser.test_fight import panel, seated


def goes_while_typed(people: People, demo: Server) -> tuple[Table, Locator]:
    """The Handler types the reason of an overruling, and the card goes when the pilot rolls."""
    handler = handler_of(people, demo)
    page = handler.page
    place(page, "Heron", *LOW_GROUND)
    pilot = seated(people, demo, "Lantern")
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    pilot.settle()
    pilot.page.keyboard.press("1")
    pilot.page.get_by_role("button", name=re.compile("Heron.*%")).first.click()
    pilot.page.get_by_role("button", name=re.compile("^Attack Heron")).click()
    attack = panel(page, "Lantern attacks Heron")
    attack.get_by_text("Overrule its numbers").click()
    attack.get_by_role("radio", name="Hit", exact=True).click()
    attack.get_by_role("button", name="Overrule", exact=True).click()
    expect(attack).to_contain_text("The Handler changed its numbers")
    why = attack.get_by_label("Why (in the log)")
    why.click()
    page.keyboard.type("it ")
    expect(why).to_have_value("it ")
    handler.settle()
    return handler, pilot.page.get_by_role("button", name="Roll damage")


def chat(table: Table) -> Locator:
    """Where one says something."""
    return table.page.get_by_label("Say something")


def test_keys_meant_for_a_field_that_went_are_nobodys(demo_people: People, demo: Server) -> None:
    handler, go = goes_while_typed(demo_people, demo)
    page = handler.unhurried().page
    before = page.evaluate("document.body.className")
    go.click()
    expect(panel(page, "Lantern attacks Heron")).to_have_count(0)
    with haste():
        page.keyboard.type("took too long: I wait\nfor it ")
        page.keyboard.press("Control+z")
    expect(handler.toast("The field that you typed into is gone")).to_be_visible()
    expect(chat(handler)).to_have_value("")
    expect(chat(handler)).not_to_be_focused()
    assert page.evaluate("document.body.className") == before
    assert state(page)["scene"]["conflict"] is not None
    # with Escape the keys are the table's again
    with haste():
        page.keyboard.press("Escape")
        page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()


def test_after_a_pause_keys_are_the_tables_again(demo_people: People, demo: Server) -> None:
    handler, go = goes_while_typed(demo_people, demo)
    page = handler.page
    page.clock.install()
    go.click()
    expect(panel(page, "Lantern attacks Heron")).to_have_count(0)
    page.clock.run_for(1500)
    page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()


def test_a_field_that_one_leaves_holds_no_key(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).unhurried()
    page = handler.page
    handler.button("Start the conflict").click()
    handler.button("Overrule the round…").click()
    form = page.get_by_role("dialog", name="Overrule the round")
    form.get_by_label("Why (for the log)").click()
    page.keyboard.type("so")
    form.get_by_role("button", name="Set it so").click()
    expect(form).to_have_count(0)
    page.keyboard.press("t")
    expect(chat(handler)).to_be_focused()
    page.keyboard.type("/roll 1d6")
    page.keyboard.press("Enter")
    expect(chat(handler)).to_have_value("")


#: A question that nobody has had the time to read stays so.
UNREAD = """() => {
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...rest) => (ms === 700 ? 0 : later(run, ms, ...rest));
}"""


def test_a_question_of_undo_is_not_answered_before_it_can_be_read(
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


def test_an_answer_after_reading_takes_back(demo_people: People, demo: Server) -> None:
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


#: Rows of the list of steps whose words reach beyond the row.
BEYOND = """(menu) => [...menu.querySelectorAll(".step-line")].filter((row) => {
  const words = document.createRange();
  words.selectNodeContents(row.querySelector("span"));
  const { top, bottom } = row.getBoundingClientRect();
  const inside = words.getBoundingClientRect();
  return inside.top < top || inside.bottom > bottom;
}).map((row) => row.innerText)"""


def test_long_steps_of_the_list_are_whole_and_showing_is_no_hiding(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    heron = unit_id(page, "Heron")
    why = "it stands where nobody of them would have looked for it, and waits there for the hauler"
    done = send(page, type="overrule", unit=heron, set={"speed": 5}, text=why)
    assert done["status"] == 200, done
    for hidden in (True, False):
        done = send(page, type="unit.hide", unit=heron, hidden=hidden)
        assert done["status"] == 200, done
    expect(handler.button("Undo: Heron, showing")).to_be_enabled()
    page.locator("#board canvas").focus()
    page.keyboard.press("Control+z")
    handler.expect_log("took back: Heron, showing (Heron comes into view)")
    handler.button("Several steps back").click()
    menu = page.get_by_role("dialog", name="Several steps back")
    expect(menu.get_by_role("button", name=why)).to_be_visible()
    assert menu.evaluate(BEYOND) == []
