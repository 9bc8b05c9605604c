"""Actions of a person at a table page: point, drag, click, read."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from app.rules.geometry.hexes import from_offset

#: Milliseconds until a notice goes, an undo question ends, and keys typed into a removed field
#: count again.
STANDS, OPENS, ASKS, PAUSE = 3500, 7000, 4000, 1500


class Table:
    """The table page of one person, on a flat-top map. Hexes are 1-based columns and rows."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    def join(cls, page: Page, link: str, name: str) -> Table:
        """Opens an invite link, enters a name and waits for the board."""
        page.goto(link)
        page.get_by_label("Your name at the table").fill(name)
        page.get_by_role("button", name="Take a seat").click()
        return cls(page).ready()

    def ready(self) -> Table:
        """Waits until the board has a map and nothing is being loaded or drawn."""
        self.page.wait_for_function("() => document.getElementById('board')?.board?.view().hex > 0")
        self.at_rest()
        return self

    def with_nobody(self) -> Table:
        """Removes the characters and missions of the demonstration, as the Handler."""
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
        """Keeps notices and questions open from here on, so that no test depends on the machine's
        speed."""
        self.page.evaluate(
            """(kept) => {
              const later = window.setTimeout;
              window.setTimeout = (run, ms, ...rest) =>
                kept.includes(ms) ? 0 : later(run, ms, ...rest);
            }""",
            [STANDS, OPENS, ASKS, PAUSE],
        )
        return self

    def settle(self) -> None:
        """Waits until no answer is awaited and the board is drawn."""
        self.page.wait_for_function(
            "() => { const e = document.getElementById('board');"
            " return e.getAttribute('aria-busy') === 'false' && !e.board.busy(); }"
        )

    def at_rest(self) -> None:
        """Waits until no answer is awaited and the board is drawn, and two drawn frames do not move
        the map. Panels that open change its place."""
        self.page.wait_for_function(
            """() => {
              const element = document.getElementById("board"), { board } = element;
              const at = JSON.stringify([board.screenOf({ q: 0, r: 0 }), board.view()]);
              const settled =
                element.getAttribute("aria-busy") === "false" && !board.busy();
              const frames = settled && element.rest?.at === at ? element.rest.frames + 1 : 0;
              element.rest = frames < 2 ? { at, frames } : undefined;
              return frames === 2;
            }"""
        )

    def point(self, column: int, row: int) -> tuple[float, float]:
        """Returns the window position of a hex' centre."""
        h = from_offset(column - 1, row - 1, "flat")
        at: dict[str, float] = self.page.evaluate(
            """([q, r]) => { const e = document.getElementById('board');
            const box = e.getBoundingClientRect(), p = e.board.screenOf({q, r});
            return {x: box.x + p.x, y: box.y + p.y}; }""",
            [h.q, h.r],
        )
        return at["x"], at["y"]

    def click(self, column: int, row: int) -> None:
        """Clicks a hex once the map does not move."""
        self.at_rest()
        self.page.mouse.click(*self.point(column, row))

    def tap(self, column: int, row: int) -> None:
        """Taps a hex once the map does not move."""
        self.at_rest()
        self.page.touchscreen.tap(*self.point(column, row))

    def lift(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Begins a drag from hex to hex, and stays over the last one."""
        self.at_rest()
        mouse = self.page.mouse
        mouse.move(*self.point(*start))
        mouse.down()
        x, y = self.point(*end)
        mouse.move(x - 4, y - 4, steps=4)
        mouse.move(x, y, steps=3)

    def drop(self) -> None:
        """Ends the drag."""
        self.page.mouse.up()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drags from hex to hex."""
        self.lift(start, end)
        self.drop()

    def plan(self) -> dict[str, Any] | None:
        """Returns the board's plan of a movement: path, cost and reason."""
        plan: dict[str, Any] | None = self.page.evaluate(
            "() => document.getElementById('board').board.plan()"
        )
        return plan

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Returns a button by its name."""
        return self.page.get_by_role("button", name=name)

    def end_unused(self, name: str) -> None:
        """Ends the turn of a unit that has done nothing, and confirms the question."""
        self.button(f"End {name}'s turn").click()
        self.button(f"{name} did nothing. End anyway?").click()
        expect(self.button(f"{name} did nothing. End anyway?")).to_have_count(0)

    def tab(self, name: str) -> None:
        """Opens a tab of the side panel."""
        self.page.get_by_role("tab", name=re.compile(f"^{name}")).click()

    def log(self) -> Locator:
        """Returns the list of log lines."""
        return self.page.get_by_role("list", name="Log")

    def expect_log(self, text: str | re.Pattern[str]) -> None:
        """Expects a log line with this text."""
        self.tab("Log")
        expect(self.log()).to_contain_text(text)

    def card(self, name: str) -> Locator:
        """Returns a unit's card."""
        return self.page.get_by_role("article", name=name)

    def toast(self, text: str | re.Pattern[str]) -> Locator:
        """Returns a short message at the edge of the board."""
        return self.page.locator(".toasts").get_by_text(text)
