"""Forced colours: states shown by backgrounds stay visible in a contrast theme."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.panel_harness import Open
from tests.browser.panel_harness import table as table
from tests.browser.people import People
from tests.browser.server import Server

#: Finds texts with too little contrast to their background (WCAG contrast ratio).
UNREADABLE = """() => {
  const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const bytes = (colour) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    return [...ink.getImageData(0, 0, 1, 1).data];
  };
  const light = (colour) => bytes(colour).slice(0, 3).map((value) => value / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    for (let box = element; box; box = box.parentElement) {
      const { backgroundColor } = getComputedStyle(box);
      if (bytes(backgroundColor)[3] > 127) return backgroundColor;
    }
    return "Canvas";
  };
  return [...document.querySelectorAll("body *")].filter((element) => {
    const words = [...element.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!words || !element.checkVisibility() || element.closest(":disabled, [aria-disabled]"))
      return false;
    const pair = [getComputedStyle(element).color, ground(element)].map(light);
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) < 4.5;
  }).map((element) => `${element.className}: ${element.textContent} on ${ground(element)}`);
}"""


def ground(at: Locator) -> str:
    """Returns the background colour of an element itself."""
    colour: str = at.evaluate("(element) => getComputedStyle(element).backgroundColor")
    return colour


def stands_out(chosen: Locator, other: Locator) -> None:
    """Expects that the chosen element has another background than the others."""
    expect(chosen.first).not_to_have_css("background-color", ground(other.first))


def force(page: Page, scheme: Literal["dark", "light"]) -> None:
    """Turns on a contrast theme, black or white, whatever theme the page has."""
    page.emulate_media(forced_colors="active", color_scheme=scheme, reduced_motion="reduce")
    expect(page.locator("html")).to_have_attribute("data-theme", scheme)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_table_shows_what_is_chosen_and_how_much_there_is(
    table: Open, scheme: Literal["dark", "light"]
) -> None:
    page = table("desktop", "as=pilots&tab=dice&select=Lantern")
    force(page, scheme)
    stands_out(page.locator(".gauge-integrity .gauge-fill"), page.locator(".gauge-track"))
    stands_out(page.locator(".pip-on"), page.locator(".card-dock"))
    parts = page.locator(".pending .odds-part")
    assert len({ground(part) for part in parts.all()}) == parts.count() > 1
    stands_out(
        page.locator(".rail [aria-pressed=true]"), page.locator(".rail [aria-pressed=false]")
    )
    stands_out(page.get_by_role("tab", selected=True), page.get_by_role("tab", selected=False))
    stands_out(page.locator(".pending .button-primary"), page.locator(".pending"))
    stands_out(page.locator(".link-dot"), page.locator(".title"))
    expect(page.locator(".segment-now")).to_have_css("outline-style", "solid")
    # a new button is inactive and pale for a moment
    expect(page.locator(".button-primary[aria-disabled]")).to_have_count(0)
    assert page.evaluate(UNREADABLE) == []


def test_pages_and_the_hangar_show_what_is_chosen(people: People, server: Server) -> None:
    page, _ = people.sit()
    page.goto(server.url)
    force(page, "light")
    source = page.locator(".source:has(input[type=radio])")
    stands_out(source.filter(has=page.locator(":checked")), source.last)
    assert page.evaluate(UNREADABLE) == []
    page.goto(f"{server.url}/hangar")
    page.get_by_role("button", name="Kestrel").first.click()
    page.get_by_role("button", name="Weapons", exact=True).click()
    stands_out(page.locator(".step-link[aria-current]"), page.locator(".step-link"))
    chosen = page.locator(".choice-item[aria-checked=true]")
    stands_out(chosen, page.locator(".choice-item[aria-checked=false]"))
    assert page.evaluate(UNREADABLE) == []
