"""Touch input by events of the browser, and buttons that are not active yet."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page


class Finger:
    """A finger on the page, which sends the browser's touch events."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Sends a touch event of this kind with these fingers down."""
        at = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    def carry(self, *way: tuple[float, float]) -> None:
        """Puts the finger down at the first point and moves it through the others."""
        self.touch("touchStart", way[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(way):
            for part in (0.3, 0.6, 0.9, 1.0):
                self.touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))

    def lift(self) -> None:
        """Lifts the finger."""
        self.touch("touchEnd")


#: Keeps new buttons inactive (`SETTLES_IN`, `ENDS_IN` of controls.js) until `settled` is called,
#: because the time between two taps depends on the machine.
UNSETTLED = """() => {
  const later = window.setTimeout, held = [];
  window.setTimeout = (run, ms, ...rest) => {
    if (ms !== 350 && ms !== 1500) return later(run, ms, ...rest);
    held.push(run);
    return 0;
  };
  window.settled = () => { window.setTimeout = later; held.forEach((run) => run()); };
}"""
