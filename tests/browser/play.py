"""What a person does at a table page, in the words of the page: point, drag, click, read."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.rules.geometry.hexes import from_offset

#: For how long, in milliseconds, a notice stands, an undo asks whether one is sure, and keys meant
#: for a field that went are nobody's.
STANDS, ASKS, PAUSE = 3500, 4000, 1500


class Table:
    """One person's table page on a flat-top map; hexes are named by 1-based column and row."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def join(cls, page: Page, link: str, name: str) -> Table:
        """Open an invite link, give a name, and wait for the board."""
        page.goto(link)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        return cls(page).ready()

    def ready(self) -> Table:
        """Wait until the board has a map and nothing is being fetched or drawn."""
        self.page.wait_for_function("() => document.getElementById('board')?.board?.view().hex > 0")
        self.settle()
        self.at_rest()
        self.settle()
        return self

    def with_nobody(self) -> Table:
        """For stories that make their own: the Handler takes the demonstration's characters and
        missions away."""
        api = (
            f"{self.page.url.split('/t/')[0]}{self.page.locator('body').get_attribute('data-api')}"
        )
        view = self.page.request.get(f"{api}/state").json()["view"]
        for kind in ("mission", "character"):
            for each in view[f"{kind}s"]:
                command = {"type": f"{kind}.remove", kind: each}
                answer = self.page.request.post(
                    f"{api}/commands",
                    data={"id": f"nobody-{each}", "command": command},
                    headers={"Origin": api.split("/api/")[0]},
                )
                assert answer.ok, answer.text()
        return self

    def unhurried(self) -> Table:
        """What stands or asks for a moment stays from here on: however slow the machine, it goes
        for another reason than time."""
        self.page.evaluate(
            """(kept) => {
              const later = window.setTimeout;
              window.setTimeout = (run, ms, ...rest) =>
                kept.includes(ms) ? 0 : later(run, ms, ...rest);
            }""",
            [STANDS, ASKS, PAUSE],
        )
        return self

    def settle(self) -> None:
        """Wait until no answer is awaited and the board has drawn what it was given."""
        self.page.wait_for_function(
            "() => { const e = document.getElementById('board');"
            " return e.getAttribute('aria-busy') === 'false' && !e.board.busy(); }"
        )

    def at_rest(self) -> None:
        """Wait until a drawn frame leaves the map where it was: docks that come in fit it anew."""
        self.page.wait_for_function(
            """() => new Promise((done) => {
              const { board } = document.getElementById("board");
              const at = () => JSON.stringify([board.screenOf({ q: 0, r: 0 }), board.view()]);
              const before = at();
              requestAnimationFrame(() => requestAnimationFrame(() => done(before === at())));
            })"""
        )

    def point(self, column: int, row: int) -> tuple[float, float]:
        """The window position of a hex' centre."""
        h = from_offset(column - 1, row - 1, "flat")
        at: dict[str, float] = self.page.evaluate(
            """([q, r]) => { const e = document.getElementById('board');
            const box = e.getBoundingClientRect(), p = e.board.screenOf({q, r});
            return {x: box.x + p.x, y: box.y + p.y}; }""",
            [h.q, h.r],
        )
        return at["x"], at["y"]

    def click(self, column: int, row: int) -> None:
        """Click a hex on the map, once that stands still."""
        self.settle()
        self.at_rest()
        self.page.mouse.click(*self.point(column, row))

    def tap(self, column: int, row: int) -> None:
        """Tap a hex on the map with a finger, once that stands still."""
        self.settle()
        self.at_rest()
        self.page.touchscreen.tap(*self.point(column, row))

    def lift(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Begin a drag from hex to hex and stay over the last one."""
        self.settle()
        self.at_rest()
        mouse = self.page.mouse
        mouse.move(*self.point(*start))
        mouse.down()
        x, y = self.point(*end)
        mouse.move(x - 4, y - 4, steps=4)
        mouse.move(x, y, steps=3)

    def drop(self) -> None:
        """End the drag."""
        self.page.mouse.up()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from hex to hex."""
        self.lift(start, end)
        self.drop()

    def plan(self) -> dict[str, Any] | None:
        """The board's plan of a movement: path, cost and reason, as the preview shows it."""
        plan: dict[str, Any] | None = self.page.evaluate(
            "() => document.getElementById('board').board.plan()"
        )
        return plan

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)

    def end_unused(self, name: str) -> None:
        """End the turn of a unit that has done nothing, which the page asks about once more."""
        self.button(f"End {name}'s turn").click()
        self.button(f"{name} did nothing. End anyway?").click()
        expect(self.button(f"{name} did nothing. End anyway?")).to_have_count(0)

    def tab(self, name: str) -> None:
        """Open a tab of the side panel."""
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def log(self) -> Locator:
        """The log's list of lines."""
        return self.page.get_by_role("list", name="Log")

    def expect_log(self, text: str | re.Pattern[str]) -> None:
        """The log shows a line with this text."""
        self.tab("Log")
        expect(self.log()).to_contain_text(text)

    def card(self, name: str) -> Locator:
        """A unit's card."""
        return self.page.get_by_role("article", name=name)

    def toast(self, text: str | re.Pattern[str]) -> Locator:
        """A short message at the edge of the board."""
        return self.page.locator(".toasts").get_by_text(text)
