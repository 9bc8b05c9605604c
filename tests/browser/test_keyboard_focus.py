"""The keyboard focus begins on the map and is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.announcements import HEAR, hears
from tests.browser.commands import send, state, unit_id
from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.seats import handler_of
from tests.browser.server import Server

RING = "(e) => getComputedStyle(e).outlineStyle"
WHERE = """() => {
  const e = document.activeElement;
  const part = ["#board", "#panels", ".skips"].find((each) => e.closest(each));
  return part ?? e.tagName;
}"""


def where(page: Page) -> str:
    """Returns the part of the page with the focus."""
    part: str = page.evaluate(WHERE)
    return part


def goes_round(page: Page, key: str) -> None:
    """Expects that pressing this key repeatedly leaves the map and comes back."""
    parts = []
    for _ in range(90):
        page.keyboard.press(key)
        parts.append(where(page))
        if parts[-1] in ("#board", "BODY") and len(parts) > 1:
            break
    assert parts[0] != "#board", parts
    assert parts[-1] in ("#board", "BODY"), parts


def test_tab_is_no_trap(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    board = page.locator("#board canvas")
    expect(board).to_be_focused()
    assert board.evaluate(RING) == "solid"
    # with several units, Tab goes through them until Escape
    page.keyboard.press("Tab")
    expect(handler.card("Heron")).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(board).to_be_focused()
    page.keyboard.press("Escape")
    goes_round(page, "Tab")
    board.focus()
    page.keyboard.press("Escape")
    goes_round(page, "Shift+Tab")
    # a pointer needs no ring
    handler.click(5, 5)
    assert board.evaluate(RING) == "none"

    # with no unit or one unit, and for spectators, Tab leaves the map at once
    invites = state(page)["invites"]
    pilot_page, _ = demo_people.sit()
    pilot = Table.join(pilot_page, demo.link("Pilot"), "Mara")
    for key in ("Tab", "Shift+Tab"):
        pilot_page.locator("#board canvas").focus()
        goes_round(pilot_page, key)
    send(pilot_page, type="unit.take", unit=unit_id(pilot_page, "Magpie"))
    expect(pilot.card("Magpie")).to_be_visible()
    pilot_page.locator("#board canvas").focus()
    goes_round(pilot_page, "Tab")
    looker, _ = demo_people.sit()
    looker.goto(f"{demo.url}/j/{invites['spectator']}")
    looker.get_by_label("Your name at the table").fill("Vera")
    looker.get_by_role("button", name="Watch").click()
    Table(looker).ready()
    expect(looker.locator("#board canvas")).to_be_focused()
    goes_round(looker, "Tab")


def test_the_focus_moves_only_by_own_presses(demo_people: People, demo: Server) -> None:
    handler = handler_of(demo_people, demo).with_nobody()
    page, _ = demo_people.sit()
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    page.evaluate(HEAR)
    send(page, type="unit.take", unit=unit_id(page, "Magpie"))
    expect(pilot.card("Magpie")).to_be_visible()
    board = page.locator("#board canvas")
    # a pressed button goes away, and nothing waits yet
    page.keyboard.press("1")
    expect(page.locator(".target-row").first).to_be_focused()
    pilot.button("Stop aiming").focus()
    page.keyboard.press("Enter")
    expect(board).to_be_focused()
    pilot.settle()
    for _ in range(2):
        pilot.at_rest()
    # actions of others do not move the focus
    send(handler.page, type="conflict.start")
    start = pilot.button("Start Magpie's turn")
    expect(start).to_be_visible()
    pilot.at_rest()
    expect(board).to_be_focused()
    # beginning a turn by key moves the focus to the map
    page.keyboard.press("j")
    expect(start).to_be_focused()
    page.keyboard.press("n")
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    expect(board).to_be_focused()
    # the question at the end of a turn says how to answer
    send(handler.page, type="unit.update", unit=unit_id(page, "Magpie"), falling=True)
    expect(pilot.card("Magpie")).to_contain_text("Falling")
    page.keyboard.press("n")
    hears(page, "Magpie will fall. N ends the turn all the same, Escape does not.")
    sure = pilot.button("Magpie will fall. End anyway?")
    expect(sure).to_be_visible()
    page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    expect(pilot.button("End Magpie's turn")).to_be_visible()
    expect(pilot.card("Magpie")).to_be_visible()


def test_skip_links_and_keys_lead_to_map_actions_and_panels(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    skips = page.get_by_role("navigation", name="On this page")
    board = page.locator("#board canvas")
    send(page, type="conflict.start")
    start = page.locator("[data-action='turn.primary'], .turn-name").first
    expect(start).to_be_visible()
    for name, key in (("panels", "l"), ("actions", "j"), ("map", "m")):
        link = skips.get_by_role("link", name=f"To the {name}")
        link.focus()
        assert link.evaluate("(e) => getComputedStyle(e).clipPath") == "none"
        page.keyboard.press("Enter")
        # panels that are folded away get the focus a frame later
        expect(skips.locator(":focus")).to_have_count(0)
        page.locator(":focus").evaluate("(e, name) => e.setAttribute('data-led-to', name)", name)
        board.focus()
        page.keyboard.press(key)
        expect(page.locator(f"[data-led-to={name}]")).to_be_focused()
        if name == "panels":
            expect(page.get_by_role("tab", selected=True)).to_be_focused()
        assert where(page) == ("#board" if name == "map" else "#panels")


def test_the_focus_moves_on_when_a_pressed_button_disappears(
    demo_people: People, demo: Server
) -> None:
    handler = handler_of(demo_people, demo)
    page = handler.page
    board = page.locator("#board canvas")
    # a form that Escape closes, and one that a button does
    handler.tab("Units")
    handler.button("Add a unit").click()
    page.get_by_label("Name", exact=True).press("Escape")
    expect(handler.button("Add a unit")).to_be_visible()
    expect(board).to_be_focused()
    handler.button("Add a unit").click()
    close = page.get_by_role("tabpanel").get_by_role("button", name="Cancel")
    close.focus()
    page.keyboard.press("Enter")
    expect(close).to_have_count(0)
    expect(page.get_by_role("tabpanel").locator(":focus")).to_have_count(1)
    # undone until nothing is left
    send(page, type="unit.update", unit=unit_id(page, "Heron"), speed=7)
    undo = page.locator(".topbar [data-action=undo]")
    expect(undo).to_be_enabled()
    undo.focus()
    while undo.is_enabled():
        page.keyboard.press("Enter")
        handler.settle()
    assert where(page) in ("#board", "#panels")
    page.keyboard.press("m")
    expect(board).to_be_focused()
