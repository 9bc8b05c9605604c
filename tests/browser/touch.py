"""Touch input by events of the browser, and buttons that are not active yet."""

from __future__ import annotations

import itertools
import time

from playwright.sync_api import Page

#: The parts of the way from point to point at which a finger reports its place. The last one
#: twice: a finger stops before it is lifted.
PARTS = (0.3, 0.6, 0.9, 1.0, 1.0)

#: A moving finger reports its place this often, in seconds.
REPORTS_EVERY = 0.1


class Finger:
    """A finger on the page, which sends the browser's touch events."""

    def __init__(self, page: Page) -> None:
        self._wire = page.context.new_cdp_session(page)
        #: when the newest event happened, in seconds since 1970
        self._newest = 0.0

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """Sends a touch event of this kind with these fingers down, dated `at` or now."""
        self._newest = max(self._newest, time.time() if at is None else at)
        event = {
            "type": kind,
            "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)],
            "timestamp": self._newest,
        }
        self._wire.send("Input.dispatchTouchEvent", event)

    def carry(self, *way: tuple[float, float]) -> None:
        """Puts the finger down at the first point and moves it through the others.

        The events are dated as a hand would make them, up to now: after a faster movement the
        browser coasts, and takes the next tap for the one that stops it.
        """
        stops = [
            (x + (to_x - x) * part, y + (to_y - y) * part)
            for (x, y), (to_x, to_y) in itertools.pairwise(way)
            for part in PARTS
        ]
        now = time.time()
        self.touch("touchStart", way[0], at=now - REPORTS_EVERY * (len(stops) + 1))
        for n, stop in enumerate(stops):
            self.touch("touchMove", stop, at=now - REPORTS_EVERY * (len(stops) - n))

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
