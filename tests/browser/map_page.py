"""The map of a table page: what its board shows of hexes and units, and gestures on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.play import Table


def open_section(table: Table, title: str) -> Locator:
    """A part of the Map tab, opened."""
    part = table.page.locator("details").filter(
        has=table.page.locator("summary").get_by_text(title, exact=True)
    )
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    return part


def hex_state(table: Table, column: int, row: int) -> dict[str, Any]:
    """What the board knows of a hex, once everything sent is drawn."""
    table.settle()
    h = from_offset(column - 1, row - 1, "flat")
    told: dict[str, Any] = table.page.evaluate(
        "(hex) => document.getElementById('board').board.describe(hex)", {"q": h.q, "r": h.r}
    )
    return told


def wait_for_hex(table: Table, at: tuple[int, int], **wanted: Any) -> None:
    """Wait until the board knows this of a hex."""
    h = from_offset(at[0] - 1, at[1] - 1, "flat")
    table.page.wait_for_function(
        """([hex, wanted]) => {
          const told = document.getElementById("board").board.describe(hex);
          return Object.entries(wanted).every(([name, value]) => told[name] === value);
        }""",
        arg=[{"q": h.q, "r": h.r}, wanted],
    )


def axial(column: int, row: int) -> dict[str, int]:
    """Axial coordinates of a 1-based column and row."""
    h = from_offset(column - 1, row - 1, "flat")
    return {"q": h.q, "r": h.r}


def click_centred(table: Table, at: tuple[int, int]) -> None:
    """Click a hex in the middle of the window, clear of every panel."""
    table.page.evaluate("(hex) => document.getElementById('board').board.centre(hex)", axial(*at))
    table.settle()
    table.click(*at)


def drag_centred(table: Table, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Drag a unit from hex to hex, both in the middle of the window."""
    table.page.evaluate(
        "(hex) => document.getElementById('board').board.centre(hex)", axial(*start)
    )
    table.settle()
    table.at_rest()
    table.drag(start, end)


def wait_for_unit(table: Table, name: str, at: tuple[int, int], there: bool) -> None:
    """Wait until the board shows a unit at a hex, or shows it there no more."""
    table.page.wait_for_function(
        """([hex, name, there]) => document.getElementById("board").board.describe(hex).units
          .some((unit) => unit.name === name) === there""",
        arg=[axial(*at), name, there],
    )


def unit_position(page: Page, name: str) -> Any:
    """Where the page shows a unit."""
    return page.evaluate(
        """(name) => { const { board } = document.getElementById("board");
        for (let q = 0; q < 40; q += 1) for (let r = -20; r < 40; r += 1) {
          const unit = board.describe({ q, r }).units.find((each) => each.name === name);
          if (unit) return [q, r];
        } return null; }""",
        name,
    )


def expect_unmoved(pilot: Table) -> None:
    """Nothing is planned, nothing asked, and Lantern stands where it stood."""
    pilot.settle()
    assert pilot.plan() is None
    expect(pilot.page.get_by_role("menu", name="Fly to which level")).to_have_count(0)
    expect(pilot.card("Lantern")).to_contain_text("1514")


def wait_for_refusal(pilot: Table, code: str) -> None:
    """The plan's refusal becomes this one."""
    pilot.page.wait_for_function(
        "(code) => document.getElementById('board').board.plan()?.refusal?.code === code", arg=code
    )


#: Keeps what the page lays over the map now, and all it ever laid there.
RECORD_OVERLAYS = """() => {
  const { board } = document.getElementById('board'), { set } = board;
  window.laid = [], window.lies = [];
  board.set = (given) => {
    if (given.overlays) window.laid.push(...(window.lies = given.overlays.map((o) => o.style)));
    return set(given);
  };
}"""
