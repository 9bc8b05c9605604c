"""The held pointer: others see where somebody points while the key is held."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.flat_table import FlatTable, open_as_handler, open_as_pilot
from tests.browser.flat_table import flat_table as flat_table
from tests.browser.people import People

#: A script that keeps all overlays that the board was given, by id.
KEEP_OVERLAYS = """() => {
  const { board } = document.getElementById("board");
  const set = board.set.bind(board);
  window.ids = [];
  window.lasting = [];
  board.set = (given) => {
    if (given.overlays) {
      window.lasting = given.overlays.map(({ id }) => id);
      window.ids.push(...window.lasting);
    }
    return set(given);
  };
}"""
#: A script that counts the pings of this page.
COUNT_PINGS = """() => {
  const { board } = document.getElementById("board");
  const { ping } = board;
  window.pings = 0;
  board.ping = (given) => {
    window.pings += 1;
    return ping(given);
  };
}"""
COUNT = "() => window.ids.filter((id) => id === 'pointers').length"


def wait_for_pointer(page: Page, after: int) -> int:
    """Waits until a pointer is shown once more than so often. Returns how often it was."""
    page.wait_for_function(f"(least) => ({COUNT})() > least", arg=after)
    return int(page.evaluate(COUNT))


def test_others_see_a_held_pointer_until_it_is_let_go(
    people: People, flat_table: FlatTable
) -> None:
    table = flat_table()
    page, _ = people.sit()
    open_as_handler(page, table)
    pilot_page, _ = people.sit()
    pilot = open_as_pilot(pilot_page, table)
    for each in (page, pilot_page):
        each.evaluate(KEEP_OVERLAYS)
    keyboard = pilot_page.keyboard
    pilot_page.locator("#board > canvas").focus()
    pilot_page.mouse.move(*pilot.point(6, 6))
    # a short press is a ping alone, and a held key shows no ping
    pilot_page.evaluate(COUNT_PINGS)
    keyboard.press("w")
    assert pilot_page.evaluate(f"() => [window.pings, ({COUNT})()]") == [1, 0]
    # it begins by itself: not every system repeats a held key
    keyboard.down("w")
    seen = wait_for_pointer(page, 0)
    wait_for_pointer(pilot_page, 0)
    pilot_page.wait_for_function("(since) => performance.now() - since > 60",
        arg=pilot_page.evaluate("() => performance.now()"))  # fmt: skip
    pilot_page.mouse.move(*pilot.point(9, 6))
    wait_for_pointer(page, seen)
    keyboard.up("w")
    assert pilot_page.evaluate("() => window.pings") == 1
    # places that are none break nothing: the next one is drawn
    shown = pilot_page.evaluate(COUNT)
    with table.handler.socket() as socket:
        socket.until("view")
        for data in ({}, {"x": "1", "y": 1}, {"x": 1e300, "y": 1}, {"x": 1, "y": None}):
            socket.write({"t": "signal", "kind": "pointer", "data": data})
        socket.write({"t": "signal", "kind": "pointer", "data": {"x": 100, "y": 100}})
        wait_for_pointer(pilot_page, shown)
    # it goes by itself a moment after the last place
    for each in (page, pilot_page):
        each.wait_for_function("() => !window.lasting.includes('pointers')")
    pilot_page.mouse.move(*pilot.point(4, 6))
    assert "pointers" not in pilot_page.evaluate("() => window.lasting")
