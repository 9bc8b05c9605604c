"""Measures milliseconds per frame of the board while ground is painted on 200 x 200 hexes.

Strokes raise the ground along a curve, then all of them are undone, at three scales of the map.
A frame is the scripts of the pointer and of the chunks that come, and the drawing; reading back a
pixel forces it to finish. In the same run, the same Chromium (software rendering) fills and
outlines every hex in sight, which is what each frame of a simple program would do.

Prints the median, the time within which 95 of 100 frames are done, the slowest frame, and the ratio
of the naive frame to the median.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks._board_page import open_board  # noqa: E402


def main() -> int:
    """Serves the harness, runs its benchmark in a browser and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=200, help="columns and rows")
    parser.add_argument("--json", action="store_true", help="print the numbers for programs")
    asked = parser.parse_args()
    with open_board(asked.size) as page:
        if page is None:
            print("painting: not run, no Chromium found")
            return 0
        result: dict[str, dict[str, float]] = page.evaluate("window.paintBenchmark()")
    if asked.json:
        print(json.dumps(result))
        return 0
    print(f"painting, {asked.size} x {asked.size} hexes, 1440 x 900, ms per frame")
    print(f"{'':24}{'median':>9}{'95 %':>9}{'worst':>9}{'naive':>9}{'ratio':>9}")
    for name, row in result.items():
        ratio = row["naive"] / max(row["median"], 0.01)
        print(
            f"{name:24}{row['median']:9.2f}{row['most']:9.2f}{row['worst']:9.2f}"
            f"{row['naive']:9.1f}{ratio:8.0f}x",
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
