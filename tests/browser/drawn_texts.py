"""Table pages that record the texts drawn on the map."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.people import People
from tests.browser.play import Table
from tests.browser.server import Server

#: Records every text drawn on a canvas, with the time it was drawn last.
RECORD = """
window.drawn = [];
const fillText = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  window.drawn.push(String(text));
  return fillText.call(this, text, ...rest);
};
"""


def drawn(page: Page) -> list[str]:
    """Returns the texts of a newly drawn frame, without cached texts."""
    texts: list[str] = page.evaluate(
        "() => { const { board } = document.getElementById('board'); "
        "window.drawn = []; board.retheme(); board.drawNow(); return window.drawn; }"
    )
    return texts


def recording_handler(people: People, demo: Server) -> Table:
    """The Handler of the demonstration table, on a page that records drawn texts."""
    page, _ = people.sit()
    page.add_init_script(RECORD)
    page.goto(demo.link("Handler"))
    return Table(page).ready()


def recording_pilot(people: People, demo: Server, *, phone: bool = False) -> Table:
    """A pilot who has taken Lantern, on a page that records drawn texts."""
    page, _ = people.sit(phone=phone)
    page.add_init_script(RECORD)
    pilot = Table.join(page, demo.link("Pilot"), "Mara")
    pilot.button("Take Lantern").click()
    expect(pilot.card("Lantern")).to_contain_text("yours")
    pilot.settle()
    return pilot
