"""Checks of the layout of a page: overlaps, clipped text, missing names, reachable buttons."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.play import Table

#: Whether no other element covers the corners of this one.
UNCOVERED = """(asked) => {
  const box = asked.getBoundingClientRect();
  const inside = [[box.left + 3, box.top + 3], [box.right - 3, box.bottom - 3]];
  return inside.every(([x, y]) => asked.contains(document.elementFromPoint(x, y)));
}"""


#: The part of the window in which a press reaches the map.
MAP_SHARE = """() => {
  const board = document.querySelector("#board");
  let map = 0;
  let all = 0;
  for (let y = 4; y < innerHeight; y += 8) {
    for (let x = 4; x < innerWidth; x += 8) {
      all += 1;
      if (board.contains(document.elementFromPoint(x, y))) map += 1;
    }
  }
  return map / all;
}"""

#: Whether a token in a cell is covered by nothing, at its middle and at its lower edge.
TOKEN_UNCOVERED = """at => {
  const element = document.getElementById("board"), { board } = element;
  const { left, top } = element.getBoundingClientRect();
  const { x, y } = board.screenOf(at);
  const seen = (down) => element.contains(document.elementFromPoint(left + x, top + y + down));
  return seen(0) && seen(22);
}"""


def boxes(page: Page, *selectors: str) -> list[dict[str, float]]:
    """Returns the boxes of these elements in the window."""
    found = [page.locator(selector).bounding_box() for selector in selectors]
    assert all(box is not None for box in found), found
    return [dict(box) for box in found if box is not None]


def boxes_apart(a: dict[str, float], b: dict[str, float]) -> bool:
    """Whether two boxes do not overlap."""
    return (
        a["x"] + a["width"] <= b["x"] + 0.5
        or b["x"] + b["width"] <= a["x"] + 0.5
        or a["y"] + a["height"] <= b["y"] + 0.5
        or b["y"] + b["height"] <= a["y"] + 0.5
    )


def fully_clickable(table: Table, name: str) -> bool:
    """Whether a button is visible and can be clicked at all four corners."""
    box = table.button(name).bounding_box()
    assert box is not None
    hit: bool = table.page.evaluate(
        """([x, y, w, h]) => [[x+6, y+6], [x+w-6, y+6], [x+6, y+h-6], [x+w-6, y+h-6]].every(
        ([a, b]) => document.elementFromPoint(a, b)?.closest("button")
            === document.elementFromPoint(x + w / 2, y + h / 2)?.closest("button")
            && document.elementFromPoint(a, b)?.closest("button") !== null)""",
        [box["x"], box["y"], box["width"], box["height"]],
    )
    return hit


#: The buttons of a panel that something covers although they are scrolled into view.
COVERED = (
    """(panel) => [...panel.querySelectorAll("button")].filter((button) => {
  if (!button.checkVisibility()) return false;
  button.scrollIntoView({ block: "nearest" });
  return !("""
    + UNCOVERED
    + """)(button);
}).map((button) => button.textContent)"""
)

SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "tablet": (1000, 760), "phone": (390, 844)}

#: Floating panels that may not overlap. Dialogs, menus and toasts may cover them.
OVERLAPS = """() => {
  const names = [".title", ".topbar-mid", ".topbar-buttons", ".rail", ".card-dock", ".side-dock",
    ".measure", ".hint", ".phone-round", ".phone-tools", ".sheet"];
  const boxes = names.flatMap((name) => [...document.querySelectorAll(name)].map((element) =>
    ({ name, box: element.getBoundingClientRect() }))).filter(({ box }) => box.width > 0);
  const found = [];
  for (const { name, box } of boxes) {
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
      found.push(name + " leaves the window");
    }
  }
  for (let i = 0; i < boxes.length; i += 1) for (let j = i + 1; j < boxes.length; j += 1) {
    const [a, b] = [boxes[i], boxes[j]];
    const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (across > 1 && down > 1) found.push(a.name + " over " + b.name);
  }
  return found;
}"""

#: Finds texts that are cut off. An ellipsis or a scrollable box is intended.
CUT = """() => [...document.querySelectorAll("#panels *")].filter((element) => {
  const style = getComputedStyle(element);
  if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return false;
  if (style.overflowX === "visible" || style.textOverflow === "ellipsis") return false;
  return !element.matches("input, textarea, select, .sr, .odds-part, .odds-word, .odds-number");
}).map((element) => element.className + ": " + element.textContent.slice(0, 60))"""

NAMELESS = """() => [...document.querySelectorAll("button, input, select, textarea, a")].filter(
  (element) => element.checkVisibility() && !(element.textContent.trim() || element.ariaLabel ||
    element.labels?.length || element.title)).map((element) => element.outerHTML.slice(0, 120))"""


def expect_tidy(page: Page) -> None:
    """Expects that nothing overlaps and no text is cut."""
    overlaps = page.evaluate(OVERLAPS)
    assert overlaps == [], overlaps
    assert page.evaluate(CUT) == []


#: Whether the whole text of an element is visible in its own box.
NOT_CLIPPED = (
    """(element) => element.scrollWidth <= element.clientWidth && element.clientWidth > 0"""
)
