"""Measures milliseconds per frame of the board at 500 x 500 hexes, against drawing every hex.

Both draw into the same canvas in the same Chromium (software rendering) with the same colours. The
simple version fills the visible hexagons and draws their borders, nothing more. Reading back a
pixel forces every frame to finish.

Prints the median, the time within which 95 % of the frames are drawn, and the slowest frame of
panning, zooming and fitting, the ratio of the medians, the first frame of a map of which nothing is
drawn, and how long the map takes to be sharp after a jump to ground that was not drawn before. Then
prints the frames with fog on most of the map, the time of a change of the whole fog, and the frames
of a phone's window while the processor is four times slower.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks._board_page import open_board  # noqa: E402


def main() -> int:
    """Serves the harness, runs its benchmark in a browser and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=500, help="columns and rows")
    asked = parser.parse_args()
    with open_board(asked.size) as page:
        if page is None:
            print("board: not run, no Chromium found")
            return 0
        first = page.evaluate("window.firstBenchmark()")
        jumped = page.evaluate("window.jumpBenchmark()")
        result = page.evaluate("window.benchmark()")
        changed = page.evaluate("window.fogBenchmark()")
        fogged = page.evaluate("window.benchmark()")
    with open_board(asked.size, phone=True) as page:
        assert page is not None
        slow = page.evaluate("window.benchmark()")
    print(f"board, {asked.size} x {asked.size} hexes, 1440 x 900, ms per frame")
    show(result)
    naive = result["panning"]["naive"]
    print(f"the first frame, nothing drawn before: {first:.0f} ms (target 150)")
    print(
        f"a jump to ground not drawn before: sharp after {jumped['time']:.0f} ms and"
        f" {jumped['frames']:.0f} frames, {jumped['time'] / naive:.1f} times one naive frame"
    )
    print("the same under fog")
    show(fogged)
    print(
        f"a change of all masks: {changed['taking']:.1f} ms taken in,"
        f" {changed['drawing']:.1f} ms until its first frame"
    )
    print("a phone's window, 390 x 844 with two pixels to a point, a processor 4 times slower")
    show(slow)
    return 0


def show(result: dict[str, dict[str, float]]) -> None:
    """Prints a table of medians, of what 95 % take, of slowest frames and of ratios."""
    print(f"{'':10}{'median':>9}{'95 %':>9}{'worst':>9}{'naive':>9}{'ratio':>9}")
    for name, row in result.items():
        ratio = row["naive"] / max(row["median"], 0.01)
        print(
            f"{name:10}{row['median']:9.2f}{row['most']:9.2f}{row['worst']:9.2f}"
            f"{row['naive']:9.1f}{ratio:8.0f}x",
        )


if __name__ == "__main__":
    sys.exit(main())
