"""Milliseconds a frame of the board takes at 500 x 500 hexes, against drawing every hex each frame.

Both draw into the same canvas in the same Chromium (software rendering), with the same colours; the
naive one fills the hexagons in sight and strokes their borders, nothing more. Every frame is forced
to finish by reading a pixel back. Prints the median and the worst frame of panning, zooming and
fitting, and the ratio of the medians; then the same with most of the map under fog, and how long a
change of the whole fog takes.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import sys
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import find_chromium  # noqa: E402


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the repository without a line per request."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def main() -> int:
    """Serve the harness, run its benchmark in a browser, print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=500, help="columns and rows")
    asked = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        print("board: not run, no Chromium found")
        return 0
    handler = functools.partial(Quiet, directory=str(ROOT))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    page_url = f"http://127.0.0.1:{server.server_port}/tests/browser/harness/board.html"
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{page_url}?map=large&size={asked.size}")
        page.wait_for_function("window.ready === true", timeout=60_000)
        page.wait_for_function("!window.board.busy()", timeout=60_000)
        result = page.evaluate("window.benchmark()")
        changed = page.evaluate("window.fogBenchmark()")
        fogged = page.evaluate("window.benchmark()")
        browser.close()
    server.shutdown()
    print(f"board, {asked.size} x {asked.size} hexes, 1440 x 900, ms per frame")
    show(result)
    print("the same under fog")
    show(fogged)
    print(
        f"a change of all masks: {changed['taking']:.1f} ms taken in,"
        f" {changed['drawing']:.1f} ms until its first frame"
    )
    return 0


def show(result: dict[str, dict[str, float]]) -> None:
    """Print a table of medians, worst frames and ratios."""
    print(f"{'':10}{'median':>9}{'worst':>9}{'naive':>9}{'ratio':>9}")
    for name, row in result.items():
        ratio = row["naive"] / max(row["median"], 0.01)
        print(
            f"{name:10}{row['median']:9.2f}{row['worst']:9.2f}{row['naive']:9.1f}{ratio:8.0f}x",
        )


if __name__ == "__main__":
    sys.exit(main())
