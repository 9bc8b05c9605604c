"""Several steps of undo at once, and the list of steps."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.commands import do, send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of, seated
from tests.browser.server import Server

#: Finds rows of the list of steps whose text is cut.
BEYOND = """(menu) => [...menu.querySelectorAll(".step-line")].filter((row) => {
  const words = document.createRange();
  words.selectNodeContents(row.querySelector("span"));
  const { top, bottom } = row.getBoundingClientRect();
  const inside = words.getBoundingClientRect();
  return inside.top < top || inside.bottom > bottom;
}).map((row) => row.innerText)"""


def test_long_steps_are_not_clipped_and_are_named_by_what_they_did(
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


#: Returns the parts of a step in the list: its text and its time.
PARTS = """(row) => [row.querySelector("span").innerText, row.querySelector("time").innerText]"""


def newest(handler: Table) -> int:
    """Returns the newest step, as the Handler's view names it."""
    change: int = state(handler.page)["undo"]["steps"][0]["change"]
    return change


def late(handler: Table, known: int) -> str:
    """Returns the refusal of an undo that names an outdated step."""
    origin, _, rest = handler.page.url.partition("/t/")
    answer = handler.page.request.post(
        f"{origin}/api/v1/tables/{rest.partition('#')[0]}/commands",
        data={"id": "late", "command": {"type": "undo", "newest": known}},
        headers={"Origin": origin},
    )
    code: str = answer.json()["code"]
    return code


def steps(handler: Table) -> Locator:
    """Returns the open list of the last steps."""
    handler.button("Several steps back").click()
    return handler.page.get_by_role("dialog", name="Several steps back")


def test_quick_presses_undo_one_step_each(demo_people: People, demo: Server) -> None:
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


def test_the_list_of_steps_matches_the_log(demo_people: People, demo: Server) -> None:
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


def test_steps_of_others_are_undone_only_after_a_second_press(
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
    # steps made before the second press were not confirmed
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
    handler.expect_log("took back 4 steps, from this one on: Plumb is highlighted")
    # to bring it back is asked for as well
    menu = steps(handler)
    menu.get_by_role("button", name="Heron is highlighted").click()
    handler.expect_log("brought back 2 steps")
    menu = steps(handler)
    menu.get_by_role("button", name=re.compile("Lantern's pilot: Lantern's turn")).click()
    menu.get_by_role("alert").get_by_role("button", name="Bring back 1 step").click()
    handler.expect_log("brought back: Lantern's pilot, start of Lantern's turn")
    # a page that is behind undoes nothing that it has not shown
    assert late(handler, known) == "changed-meanwhile"
    # the same text is beside a line of the log
    line = log.get_by_role("listitem").filter(has_text="Plumb is highlighted").first
    line.hover()
    line.get_by_role("link", name="Back to here").click()
    again = line.get_by_role("link", name="Take back all after this? 2 steps, 1 of them by Lantern")
    expect(again).to_be_visible()


def test_the_confirmation_of_the_last_listed_step_is_in_sight(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    pilot = seated(demo_people, demo, "Lantern")
    page = handler.page
    page.set_viewport_size({"width": 1440, "height": 700})
    handler.button("Start the conflict").click()
    pilot.button("Start Lantern's turn").click()
    handler.expect_log("Lantern's turn")
    for n in range(9):
        do(handler, "unit.highlight", unit=unit_id(page, "Plumb"), highlighted=n % 2 == 0)
    menu = steps(handler)
    menu.get_by_role("button", name="Lantern's pilot: Lantern's turn").click()
    sure = menu.get_by_role("alert")
    expect(sure.get_by_role("button", name="Leave it")).to_be_in_viewport(ratio=1)


def at(page: Page, name: str) -> tuple[int, int]:
    """Returns where a unit is."""
    place = state(page)["scene"]["units"][unit_id(page, name)]["at"]
    return place["q"], place["r"]


def test_the_handler_undoes_several_steps_and_back_to_a_line(
    demo_people: People, demo: Server
) -> None:
    page, _ = demo_people.sit()
    page.goto(demo.link("Handler"))
    handler = Table(page).ready()
    start = at(page, "Mule")
    for name in ("Mule", "Plumb", "Heron"):
        lit = {"type": "unit.highlight", "unit": unit_id(page, name), "highlighted": True}
        assert send(page, **lit)["status"] == 200
    handler.button("Several steps back").click()
    menu = page.get_by_role("dialog", name="Several steps back")
    menu.get_by_role("button", name="Plumb is highlighted").click()
    handler.tab("Log")
    log = page.get_by_role("listitem")
    expect(log.filter(has_text="took back 2 steps")).to_be_visible()
    expect(log.filter(has_text="Heron is highlighted").get_by_text("undone")).to_be_visible()
    expect(log.filter(has_text="Mule is highlighted").get_by_text("undone")).to_have_count(0)
    handler.button("Several steps back").click()
    menu.get_by_role("button", name="Heron is highlighted").click()
    expect(log.filter(has_text="brought back 2 steps")).to_be_visible()
    units = state(page)["scene"]["units"].values()
    assert sorted(unit["name"] for unit in units if unit["highlighted"]) == [
        "Heron",
        "Mule",
        "Plumb",
    ]
    line = log.filter(has_text="Mule is highlighted")
    line.hover()
    line.get_by_role("link", name="Back to here").click()
    line.get_by_role("link", name="Take back all after this?").click()
    expect(log.filter(has_text="took back 2 steps")).to_have_count(2)
    units = state(page)["scene"]["units"].values()
    assert [unit["name"] for unit in units if unit["highlighted"]] == ["Mule"]
    assert at(page, "Mule") == start
    page.keyboard.press("Control+Shift+z")
    expect(log.filter(has_text="brought back").last).to_contain_text("highlight")
