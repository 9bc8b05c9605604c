"""Colours that the map draws."""

from __future__ import annotations

from typing import Any

from tests.browser.play import Table
from tests.browser.waiting import wait_until


def colour_distance(a: list[float], b: list[float]) -> float:
    """Returns the distance between two colours."""
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


#: Counts pixels of a colour in a part of the map, after the board is drawn.
INKED = """([x, y, width, height, token]) => new Promise((done) => requestAnimationFrame(() => {
  const host = document.getElementById("board"), { canvas } = host.board;
  const box = canvas.getBoundingClientRect(), by = canvas.width / box.width;
  const [left, top] = [(x - box.x) * by, (y - box.y) * by];
  const copy = new OffscreenCanvas(width * by, height * by)
    .getContext("2d", { willReadFrequently: true });
  copy.drawImage(canvas, -left, -top);
  const { data } = copy.getImageData(0, 0, width * by, height * by);
  const ink = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const want = [1, 3, 5].map((i) => parseInt(ink.slice(i, i + 2), 16));
  let found = 0;
  for (let i = 0; i < data.length; i += 4)
    if (want.every((value, j) => Math.abs(value - data[i + j]) < 10)) found++;
  done(found);
}))"""


def inked(table: Table, at: tuple[int, int], token: str, half: float) -> int:
    """Counts the pixels of a hex with a colour of the page, up to `half` of its width from its
    middle."""
    found: int = table.page.evaluate(INKED, _part_of(table, at, token, half))
    return found


def wait_for_ink(
    table: Table, at: tuple[int, int], token: str, half: float, there: bool = True
) -> None:
    """Waits until there are such pixels, or none."""
    wait_until(
        table.page,
        f"async ([there, ...part]) => (await ({INKED})(part) > 0) === there",
        [there, *_part_of(table, at, token, half)],
    )


def _part_of(table: Table, at: tuple[int, int], token: str, half: float) -> list[Any]:
    x, y = table.point(*at)
    size: float = table.page.evaluate("document.getElementById('board').board.view().hex")
    half = half * size
    return [x - half, y - half, half * 2, half * 2, token]
