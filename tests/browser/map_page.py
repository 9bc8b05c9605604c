"""The map of a table page: what its board knows of hexes and units, and gestures."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.rules.geometry.hexes import from_offset
from tests.browser.play import Table


def open_section(table: Table, title: str) -> Locator:
    """Opens a section of the Map tab and returns it."""
    part = table.page.locator("details").filter(
        has=table.page.locator("summary").get_by_text(title, exact=True)
    )
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    return part


def hex_state(table: Table, column: int, row: int) -> dict[str, Any]:
    """Returns what the board knows of a hex, after everything received is drawn."""
    table.settle()
    h = from_offset(column - 1, row - 1, "flat")
    told: dict[str, Any] = table.page.evaluate(
        "(hex) => document.getElementById('board').board.describe(hex)", {"q": h.q, "r": h.r}
    )
    return told


def wait_for_hex(table: Table, at: tuple[int, int], **wanted: Any) -> None:
    """Waits until the board's data of a hex has these values."""
    h = from_offset(at[0] - 1, at[1] - 1, "flat")
    table.page.wait_for_function(
        """([hex, wanted]) => {
          const told = document.getElementById("board").board.describe(hex);
          return Object.entries(wanted).every(([name, value]) => told[name] === value);
        }""",
        arg=[{"q": h.q, "r": h.r}, wanted],
    )


def axial(column: int, row: int) -> dict[str, int]:
    """Returns axial coordinates of a 1-based column and row."""
    h = from_offset(column - 1, row - 1, "flat")
    return {"q": h.q, "r": h.r}


def click_centred(table: Table, at: tuple[int, int]) -> None:
    """Clicks a hex in the middle of the window, away from every panel."""
    table.page.evaluate("(hex) => document.getElementById('board').board.centre(hex)", axial(*at))
    table.settle()
    table.click(*at)


def drag_centred(table: Table, start: tuple[int, int], end: tuple[int, int]) -> None:
    """Drags a unit between hexes in the middle of the window."""
    table.page.evaluate(
        "(hex) => document.getElementById('board').board.centre(hex)", axial(*start)
    )
    table.at_rest()
    table.drag(start, end)


def wait_for_unit(table: Table, name: str, at: tuple[int, int], there: bool) -> None:
    """Waits until the board shows a unit at a hex, or no longer does."""
    table.page.wait_for_function(
        """([hex, name, there]) => document.getElementById("board").board.describe(hex).units
          .some((unit) => unit.name === name) === there""",
        arg=[axial(*at), name, there],
    )


def unit_position(page: Page, name: str) -> Any:
    """Returns where the page shows a unit."""
    return page.evaluate(
        """(name) => { const { board } = document.getElementById("board");
        for (let q = 0; q < 40; q += 1) for (let r = -20; r < 40; r += 1) {
          const unit = board.describe({ q, r }).units.find((each) => each.name === name);
          if (unit) return [q, r];
        } return null; }""",
        name,
    )


def expect_unmoved(pilot: Table) -> None:
    """Expects that nothing is planned or asked, and that Lantern has not moved."""
    pilot.settle()
    assert pilot.plan() is None
    expect(pilot.page.get_by_role("menu", name="Fly to which level")).to_have_count(0)
    expect(pilot.card("Lantern")).to_contain_text("1514")


def wait_for_refusal(pilot: Table, code: str) -> None:
    """Waits until the plan is refused with this code."""
    pilot.page.wait_for_function(
        "(code) => document.getElementById('board').board.plan()?.refusal?.code === code", arg=code
    )


#: Records the overlays of the map: the current ones and all earlier ones.
RECORD_OVERLAYS = """() => {
  const { board } = document.getElementById('board'), { set } = board;
  window.laid = [], window.lies = [];
  board.set = (given) => {
    if (given.overlays) window.laid.push(...(window.lies = given.overlays.map((o) => o.style)));
    return set(given);
  };
}"""
