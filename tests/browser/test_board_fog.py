"""Fog on the board alone: unexplored, remembered and veiled hexes, and changes of the fog."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.board import Open, calls, spot
from tests.browser.pixels import colour_distance

#: What somebody at (13, 13) of the showcase sees, remembers and has never seen.
SEEN, REMEMBERED, UNEXPLORED = (13, 12), (13, 24), (33, 24)

#: The mean colour of the inner part of a hex, as drawn.
COLOUR = """([column, row]) => {
  const { canvas } = board;
  const dpr = canvas.width / canvas.clientWidth;
  const at = board.screenOf(world.hex(column, row));
  const side = Math.max(2, Math.round(board.view().hex * 0.3 * dpr));
  const { data } = canvas.getContext("2d").getImageData(
    Math.round(at.x * dpr - side / 2), Math.round(at.y * dpr - side / 2), side, side);
  const sum = [0, 0, 0];
  for (let i = 0; i < data.length; i += 4) for (const k of [0, 1, 2]) sum[k] += data[i + k];
  return sum.map((total) => total / (data.length / 4));
}"""


def settled(page: Page) -> None:
    """Waits until every bitmap is built and nothing fades."""
    page.wait_for_function("!board.busy()")


def colour(page: Page, column: int, row: int) -> list[float]:
    """Returns the mean colour of a hex, which is scrolled into the window first."""
    page.evaluate("([c, r]) => board.centre(world.hex(c, r), 0.8)", [column, row])
    settled(page)
    found: list[float] = page.evaluate(COLOUR, [column, row])
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_unexplored_ground_looks_like_nothing_else(
    board: Open, theme: str, orientation: str
) -> None:
    plain = board(f"?theme={theme}&orientation={orientation}")
    was = {hex_: colour(plain, *hex_) for hex_ in (SEEN, REMEMBERED, UNEXPLORED, (29, 19))}
    page = board(f"?theme={theme}&orientation={orientation}&fog=pilot")
    assert colour_distance(colour(page, *SEEN), was[SEEN]) < 1, "what is in sight is as without fog"
    remembered = colour(page, *REMEMBERED)
    assert colour_distance(remembered, was[REMEMBERED]) > 8, "what is remembered is dimmed"
    unknown = colour(page, *UNEXPLORED)
    void = was[29, 19]
    ground = page.evaluate(
        """() => { const [r, g, b] = board.canvas.getContext("2d").getImageData(2, 2, 1, 1).data;
        return [r, g, b]; }"""
    )
    for other in (was[UNEXPLORED], remembered, void, ground):
        assert colour_distance(unknown, other) > 8


def test_the_pattern_of_the_unexplored_has_no_seam(board: Open) -> None:
    """The pattern repeats every three hex radii on a flat-top map: 96 px at scale 1. Bitmaps are
    256 px wide."""
    page = board("?fog=pilot")
    page.evaluate("lookFrom([[-99, -99]]); board.set({units: {}, props: {}})")
    page.evaluate("board.centre(world.hex(18, 14), 1)")
    settled(page)
    worst = page.evaluate(
        """() => {
          const { canvas } = board;
          const { width, height } = canvas;
          const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
          const box = canvas.getBoundingClientRect();
          const left = board.screenOf(world.hex(3, 3));
          const right = board.screenOf(world.hex(32, 24));
          let worst = 0;
          const x1 = Math.min(width, right.x) - 96;
          for (let y = Math.max(0, Math.ceil(left.y)); y < Math.min(height, right.y) - 1; y++) {
            for (let x = Math.max(0, Math.ceil(left.x)); x < x1; x++) {
              const a = (y * width + x) * 4;
              for (const k of [a, a + 1, a + 2])
                worst = Math.max(worst, Math.abs(data[k] - data[k + 96 * 4]));
            }
          }
          return worst;
        }"""
    )
    assert worst <= 6


#: Calls a function and draws frame by frame until nothing moves. Returns the colours of a hex
#: before, during and after, each once.
ON_THE_WAY = """([column, row]) => {
  const colour = COLOUR;
  const seen = new Set([String(colour([column, row]).map(Math.round))]);
  DEED;
  for (let i = 0; i < 4000; i++) {
    for (const end = performance.now() + SLOW; performance.now() < end; );
    board.drawNow();
    seen.add(String(colour([column, row]).map(Math.round)));
    if (i > 3 && !board.busy()) return [...seen];
  }
  throw new Error("it never came to rest");
}""".replace("COLOUR", COLOUR)


def on_the_way(page: Page, deed: str, column: int, row: int, slow: int = 0) -> list[str]:
    """Returns the colours that a hex has while the board draws the change; each frame takes `slow`
    milliseconds more."""
    script = ON_THE_WAY.replace("DEED", deed).replace("SLOW", str(slow))
    ways: list[str] = page.evaluate(script, [column, row])
    return ways


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_newly_explored_ground_fades_in_or_changes_at_once(board: Open, motion: Any) -> None:
    page = board("?fog=pilot", reduced_motion=motion)
    page.evaluate("([c, r]) => board.centre(world.hex(c, r), 0.8)", [30, 24])
    settled(page)
    ways = on_the_way(page, "lookFrom([[13, 13], [30, 24]])", 32, 25)
    assert len(ways) > 2 if motion == "no-preference" else len(ways) == 2, ways


def test_slow_frames_do_not_skip_the_fade(board: Open) -> None:
    page = board("?fog=pilot")
    page.evaluate("([c, r]) => board.centre(world.hex(c, r), 0.8)", [30, 24])
    settled(page)
    ways = on_the_way(page, "lookFrom([[13, 13], [30, 24]])", 32, 25, slow=300)
    assert len(ways) > 2, ways


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_units_fade_in_and_out_of_sight(board: Open, motion: Any) -> None:
    page = board(reduced_motion=motion)
    page.evaluate("([c, r]) => board.centre(world.hex(c, r), 1.2)", [25, 12])
    settled(page)
    page.evaluate("() => { const { u6, ...rest } = world.units; window.gone = rest; }")
    ways = on_the_way(page, "board.set({ units: gone })", 25, 12)
    assert len(ways) > 2 if motion == "no-preference" else len(ways) == 2, ways
    assert page.evaluate("board.describe(world.hex(25, 12)).units") == []
    ways = on_the_way(page, "board.set({ units: world.units })", 25, 12)
    assert len(ways) > 2 if motion == "no-preference" else len(ways) == 2, ways
    # a unit that fades out is no target any more
    page.evaluate("board.set({ units: gone })")
    page.mouse.click(*spot(page, 25, 12))
    assert calls(page, "select") == []


def test_a_selected_unit_that_vanishes_during_a_drag_drops_the_plan(board: Open) -> None:
    page = board()
    page.mouse.move(*spot(page, 13, 13))
    page.mouse.down()
    page.mouse.move(*spot(page, 14, 13), steps=4)
    assert page.evaluate("board.plan()") is not None
    page.evaluate("() => { const { u1, ...rest } = world.units; board.set({ units: rest }); }")
    assert page.evaluate("board.plan()") is None
    page.mouse.up()
    assert calls(page, "move") == []


def test_the_keyboard_cursor_announces_fog_and_veils(board: Open) -> None:
    page = board("?fog=pilot")
    page.evaluate("board.canvas.focus()")

    def heard(column: int, row: int) -> str:
        page.evaluate("([c, r]) => board.centre(world.hex(c, r), 1)", [column, row])
        page.mouse.click(*spot(page, column, row))
        page.keyboard.press("ArrowDown")
        text: str = calls(page, "announce")[-1][0]
        return text.lower()

    assert "unexplored" in heard(*UNEXPLORED)
    assert "level" not in heard(*UNEXPLORED)
    assert "as last seen" in heard(*REMEMBERED)
    assert "level" in heard(*REMEMBERED)
    assert "as last seen" not in heard(*SEEN)
    page = board("?fog=veil")
    page.evaluate("board.canvas.focus()")
    assert "veiled" in heard(24, 18)
    assert page.evaluate("board.describe(world.hex(24, 18))")["ground"] is not None


def test_the_overlay_of_what_pilots_see_can_be_switched_off(board: Open) -> None:
    page = board("?fog=veil")
    places = [UNEXPLORED, REMEMBERED, SEEN, (24, 18)]
    before = [colour(page, *at) for at in places]
    page.evaluate("keepBack((c, r) => c > 22 && c < 27 && r > 14 && r < 22, true)")
    during = [colour(page, *at) for at in places]
    assert colour_distance(during[0], before[0]) > 8
    assert colour_distance(during[1], before[1]) > 8
    assert colour_distance(during[2], before[2]) < 1
    assert page.evaluate("board.describe(world.hex(33, 24))")["ground"] is not None
    page.evaluate("keepBack((c, r) => c > 22 && c < 27 && r > 14 && r < 22, false)")
    after = [colour(page, *at) for at in places]
    assert all(colour_distance(a, b) < 1 for a, b in zip(before, after, strict=True))
