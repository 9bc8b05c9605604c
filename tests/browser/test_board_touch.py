"""Touch on hexes that are smaller than a fingertip: which hex or unit is meant."""

from __future__ import annotations

from tests.browser.board import Open, calls, spot


def test_a_tap_among_small_hexes_means_the_unit_or_a_reachable_hex(board: Open) -> None:
    page = board(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    # a hex is 20 px across, half as wide as a fingertip
    page.evaluate("board.centre(world.hex(13, 13), 20 / (32 * Math.sqrt(3)))")
    page.wait_for_function("!board.busy()")

    def tap(column: int, row: int, aside: float = 0, down: float = 0) -> None:
        x, y = spot(page, column, row)
        page.touchscreen.tap(x + aside, y + down)

    # beside the unit, already in the next hex: still the unit
    tap(13, 13, down=14)
    assert calls(page, "select") == [["u1"]]
    # in an unreachable hex, close to a reachable one
    out = page.evaluate(
        """() => {
          const { cells } = fakeReach(world, "u1", "ground", 4);
          const key = ({ q, r }) => q + "," + r;
          const inReach = new Map(cells.map((cell) => [key(cell), cell]));
          const taken = new Set(Object.values(world.units).map((unit) => key(unit.at)));
          for (const cell of cells) {
            const there = { q: cell.q, r: cell.r + 1 };
            if (inReach.has(key(there)) || taken.has(key(there)) || taken.has(key(cell))) continue;
            return { cell, there: board.screenOf(there) };
          }
        }"""
    )
    there = out["there"]
    page.touchscreen.tap(there["x"], there["y"] - 7)
    plan = page.evaluate("board.plan()")
    assert (plan["hex"]["q"], plan["hex"]["r"]) == (out["cell"]["q"], out["cell"]["r"])
    assert calls(page, "move") == []
    # in the middle of that hex the tap means this hex, and the refusal says why
    page.touchscreen.tap(there["x"], there["y"])
    assert page.evaluate("board.plan().refusal.code")
    # the second tap may be at another place
    page.touchscreen.tap(there["x"], there["y"] - 18)
    page.touchscreen.tap(there["x"] + 5, there["y"] - 9)
    [[unit, _, path]] = calls(page, "move")
    assert unit == "u1"
    assert (path[-1]["q"], path[-1]["r"]) == (out["cell"]["q"], out["cell"]["r"])


def test_a_touch_drag_grabs_the_unit_beside_the_finger(board: Open) -> None:
    page = board(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page.evaluate("board.centre(world.hex(13, 13), 20 / (32 * Math.sqrt(3)))")
    page.wait_for_function("!board.busy()")
    x, y = spot(page, 13, 13)
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x + 4, y + 15))
    touch("touchMove", (x + 12, y + 30))
    touch("touchMove", spot(page, 14, 14))
    page.wait_for_function(
        """() => {
          const at = board.plan()?.hex, to = world.hex(14, 14);
          return at?.q === to.q && at.r === to.r;
        }"""
    )
    touch("touchEnd")
    assert len(calls(page, "move")) == 1
    # and among large hexes nothing is guessed: a finger in an empty hex moves the map
    page.evaluate("board.cancel(), board.centre(world.hex(13, 13), 44 / (32 * Math.sqrt(3)))")
    page.wait_for_function("!board.busy()")
    x, y = spot(page, 13, 14)
    touch("touchStart", (x, y))
    touch("touchMove", (x + 30, y))
    touch("touchEnd")
    page.wait_for_function(
        "(x) => Math.abs(board.screenOf(world.hex(13, 14)).x - x) < 0.5", arg=x + 30
    )
    assert len(calls(page, "move")) == 1
