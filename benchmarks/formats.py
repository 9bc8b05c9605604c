"""Measures writing and reading of map formats at the largest size, 500 x 500 hexes.

Prints seconds, also per hex, and the ratio to parsing the same bytes with the standard library's
`json` (for a board: splitting it into lines) in the same run. The ratio can be compared between
machines.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from app.formats.registry import read_map, write_map

SIDE = 500


def busy_board() -> bytes:
    """Returns a board with cover on half of the hexes and a structure on every tenth."""
    lines = [f"size {SIDE} {SIDE}"]
    for row in range(1, SIDE + 1):
        for column in range(1, SIDE + 1):
            n = row * 31 + column * 17
            terrain = ("", "woods:1;foliage_elev:2", "rough:1", "road:1:9")[n % 4]
            if n % 10 == 0:
                terrain = f"building:2:8;bldg_cf:{n % 90 + 1};bldg_elev:{n % 4 + 1}"
            lines.append(f'hex {column:02}{row:02} {n % 9} "{terrain}" ""')
    return "\n".join([*lines, "end", ""]).encode()


def timed(work: Callable[[], object]) -> float:
    """Returns the seconds of the faster of two runs."""
    best = float("inf")
    for _ in range(2):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def main() -> None:
    """Prints one line per format and direction."""
    board = read_map("busy.board", busy_board()).map
    print(f"{SIDE} x {SIDE} hexes, {len(board.props)} props")
    for fmt, name, yardstick, per in (
        ("board", "busy.board", lambda data: data.decode().splitlines(), "splitting lines"),
        ("hexframe", "busy.json", json.loads, "json.loads"),
    ):
        data = write_map(fmt, board)
        unit = timed(lambda data=data, yardstick=yardstick: yardstick(data))
        reading = timed(lambda data=data, name=name: read_map(name, data))
        writing = timed(lambda fmt=fmt: write_map(fmt, board))
        for what, seconds in (("read", reading), ("write", writing)):
            print(
                f"{fmt:9} {what:5} {seconds:6.2f} s  {seconds / SIDE**2 * 1e6:5.1f} µs a hex  "
                f"{len(data) / 1e6:5.1f} MB  {seconds / unit:6.1f} x {per}"
            )


if __name__ == "__main__":
    main()
