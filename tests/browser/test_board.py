"""The board alone in Chromium: pointer, wheel, touch and keys, and its callbacks."""

from __future__ import annotations

import pytest

from tests.browser.board import Open, calls, drag, offset, spot


def test_a_drag_previews_the_path_and_sends_the_cells_entered(board: Open) -> None:
    page = board()
    drag(page, spot(page, 13, 13), spot(page, 14, 13), spot(page, 15, 14), drop=False)
    plan = page.evaluate("board.plan()")
    assert plan["mode"] == "ground"
    assert plan["cost"] <= plan["budget"]
    assert offset(page, plan["to"]) == (15, 14)
    page.mouse.up()
    [[unit, mode, path]] = calls(page, "move")
    assert (unit, mode) == ("u1", "ground")
    assert path == plan["path"]
    assert offset(page, path[-1]) == (15, 14)
    assert offset(page, path[0]) != (13, 13), "the start is not entered"
    assert page.evaluate("board.plan()") is None


def test_stepping_off_is_shown_as_a_fall(board: Open) -> None:
    page = board()
    edge = page.evaluate(
        """() => {
          reach("u1");
          const cell = fakeReach(world, "u1", "ground", 4).cells.find((cell) => cell.falls);
          return board.screenOf(cell);
        }"""
    )
    drag(page, spot(page, 13, 13), (edge["x"], edge["y"]), drop=False)
    plan = page.evaluate("board.plan()")
    assert plan["falls"] is True
    page.mouse.up()
    assert len(calls(page, "move")) == 1


def test_a_hex_out_of_reach_is_refused_with_its_reason_and_nothing_is_sent(board: Open) -> None:
    page = board()
    drag(page, spot(page, 13, 13), spot(page, 19, 10))
    assert calls(page, "move") == []
    [[refusal]] = calls(page, "refusedDrag")
    assert refusal["unit"] == "u1"
    assert refusal["code"]
    assert calls(page, "announce") == [], "the message of the page says it, once"


def test_escape_cancels_a_drag(board: Open) -> None:
    page = board()
    drag(page, spot(page, 13, 13), spot(page, 14, 13), drop=False)
    assert page.evaluate("board.plan()") is not None
    page.keyboard.press("Escape")
    assert page.evaluate("board.plan()") is None
    page.mouse.up()
    assert calls(page, "move") == []


def test_shift_flies_and_the_wheel_chooses_the_level(board: Open) -> None:
    page = board()
    drag(page, spot(page, 13, 13), spot(page, 14, 13), drop=False)
    page.keyboard.down("Shift")
    assert calls(page, "mode") == [["flight"]]
    scale = page.evaluate("board.view().scale")
    page.mouse.move(*spot(page, 24, 13), steps=3)
    assert page.evaluate("board.plan().to") is None
    page.mouse.wheel(0, -100)
    page.mouse.move(*spot(page, 15, 13), steps=3)
    before = page.evaluate("board.plan()")
    assert before["mode"] == "flight"
    assert len(before["levels"]) > 1
    page.mouse.wheel(0, -100)
    page.wait_for_function("(old) => board.plan().to.level === old + 1", arg=before["to"]["level"])
    page.keyboard.press("PageDown")
    assert page.evaluate("board.plan().to.level") == before["to"]["level"]
    assert page.evaluate("board.view().scale") == scale, "the wheel did not zoom"
    page.keyboard.press("PageUp")
    page.mouse.up()
    page.keyboard.up("Shift")
    [[_, mode, path]] = calls(page, "move")
    assert mode == "flight"
    assert path[-1]["level"] == before["to"]["level"] + 1


def test_dragging_the_ground_or_the_right_button_pans(board: Open) -> None:
    page = board()
    x, y = spot(page, 20, 16)
    drag(page, (x, y), (x - 90, y - 40))
    assert spot(page, 20, 16) == pytest.approx((x - 90, y - 40))
    start = spot(page, 13, 13)
    page.mouse.move(*start)
    page.mouse.down(button="right")
    page.mouse.move(start[0] + 50, start[1] + 30, steps=4)
    page.mouse.up(button="right")
    assert spot(page, 13, 13) == pytest.approx((start[0] + 50, start[1] + 30))
    page.mouse.click(*spot(page, 20, 16), button="right")
    assert calls(page, "click") == []
    assert calls(page, "select") == []


def test_space_pans_even_from_a_token(board: Open) -> None:
    page = board()
    page.evaluate("board.canvas.focus()")
    start = spot(page, 13, 13)
    page.keyboard.down(" ")
    drag(page, start, (start[0] + 40, start[1]))
    page.keyboard.up(" ")
    assert spot(page, 13, 13)[0] == pytest.approx(start[0] + 40)
    assert calls(page, "plan") == []


def test_the_wheel_zooms_at_the_pointer(board: Open) -> None:
    page = board()
    at = spot(page, 10, 10)
    page.mouse.move(*at)
    scale = page.evaluate("board.view().scale")
    page.mouse.wheel(0, -200)
    page.wait_for_function("(old) => board.view().scale > old * 1.2", arg=scale)
    assert spot(page, 10, 10) == pytest.approx(at, abs=0.5)


def test_two_fingers_on_a_trackpad_pan_and_pinch_zooms(board: Open) -> None:
    page = board()
    x, y = spot(page, 10, 10)
    page.mouse.move(x, y)
    scale = page.evaluate("board.view().scale")
    # fast fingers move by more than a wheel does; they still pan. Both events come in one task: a
    # busy machine may bring real ones so late that they count as a wheel.
    page.evaluate(
        """([x, y]) => {
          const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
          const board = document.elementFromPoint(x, y);
          for (const [deltaX, deltaY] of [[12, 5], [0, 100]])
            board.dispatchEvent(new WheelEvent("wheel", { ...at, deltaX, deltaY }));
        }""",
        [x, y],
    )
    page.wait_for_function(
        "(x) => Math.abs(board.screenOf(world.hex(10, 10)).x - x) < 0.5", arg=x - 12
    )
    page.wait_for_function("!board.busy()")
    assert spot(page, 10, 10) == pytest.approx((x - 12, y - 105), abs=0.5)
    assert page.evaluate("board.view().scale") == scale
    page.keyboard.down("Control")
    page.mouse.wheel(0, -20)
    page.keyboard.up("Control")
    page.wait_for_function("(old) => board.view().scale > old * 1.05", arg=scale)


@pytest.mark.rule("FS 5.8")
def test_hover_tells_what_is_there_and_click_on_a_stack_asks(board: Open) -> None:
    page = board()
    page.mouse.move(*spot(page, 22, 18))
    info = calls(page, "hover")[-1][0]
    assert info["label"] == "2319"
    assert [prop["name"] for prop in info["props"]] == ["tower"]
    assert [unit["name"] for unit in info["units"]] == ["Sapper"]
    assert info["surfaces"] == [info["ground"] + 6]
    page.mouse.click(*spot(page, 12, 11))
    [[units, _]] = calls(page, "stack")
    assert [unit["name"] for unit in units] == ["Juno", "Ibis"]
    assert calls(page, "select") == []


def test_a_click_on_a_hex_in_reach_plans_and_a_second_moves(board: Open) -> None:
    page = board()
    page.mouse.click(*spot(page, 13, 13))
    assert calls(page, "select") == [["u1"]]
    page.mouse.click(*spot(page, 14, 13))
    assert page.evaluate("board.plan().path.length") > 0
    assert calls(page, "move") == []
    page.mouse.click(*spot(page, 14, 13))
    assert len(calls(page, "move")) == 1
    # a click out of reach says why; a second one on the same hex keeps the unit selected
    page.mouse.click(*spot(page, 20, 9))
    page.mouse.click(*spot(page, 20, 9))
    assert calls(page, "select") == [["u1"]]


def test_the_keyboard_alone_selects_and_moves(board: Open) -> None:
    page = board()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === board.canvas")
    page.keyboard.press("Tab")
    assert calls(page, "select")[-1] == ["u1"]
    page.keyboard.press("ArrowRight")
    plan = page.evaluate("board.plan()")
    assert offset(page, plan["to"]) == (14, 13)
    assert any("1" in text for [text] in calls(page, "announce"))
    page.keyboard.press("Enter")
    [[unit, _, path]] = calls(page, "move")
    assert unit == "u1"
    assert offset(page, path[-1]) == (14, 13)


def test_tools_paint_measure_click_and_ping(board: Open) -> None:
    page = board()
    page.evaluate("board.set({tool: 'brush', brush: 0})")
    drag(page, spot(page, 20, 16), spot(page, 22, 16))
    [[everything, ends]] = calls(page, "paint")
    assert {h["q"] for h in everything} == set(range(20, 23)), "no hex was skipped"
    assert (everything[0], everything[-1]) == (ends["from"], ends["to"])
    page.evaluate("board.set({tool: 'measure'})")
    drag(page, spot(page, 20, 16), spot(page, 22, 15))
    assert calls(page, "measure")[-1][2] is True
    page.evaluate("board.set({tool: 'place'})")
    page.mouse.click(*spot(page, 13, 13))
    [[hexagon, keys]] = calls(page, "click")
    assert offset(page, hexagon) == (13, 13)
    assert keys["button"] == 0
    assert calls(page, "select") == []
    page.keyboard.down("Alt")
    page.mouse.click(*spot(page, 21, 16))
    page.keyboard.up("Alt")
    [[pinged]] = calls(page, "ping")
    assert offset(page, pinged) == (21, 16)


def test_two_fingers_zoom_and_a_long_press_pings(board: Open) -> None:
    page = board(has_touch=True, viewport={"width": 390, "height": 844})
    before = page.evaluate("board.view().scale")
    page.evaluate(
        """() => {
          board.canvas.setPointerCapture = () => {};
          const fire = (type, id, x, y) => board.canvas.dispatchEvent(new PointerEvent(type, {
            pointerId: id, pointerType: "touch", clientX: x, clientY: y, button: 0, bubbles: true,
          }));
          fire("pointerdown", 1, 150, 400);
          fire("pointerdown", 2, 250, 400);
          fire("pointermove", 1, 120, 400);
          fire("pointermove", 2, 280, 400);
          fire("pointerup", 1, 120, 400);
          fire("pointerup", 2, 280, 400);
        }"""
    )
    assert page.evaluate("board.view().scale") == pytest.approx(before * 1.6, rel=0.01)
    page.evaluate(
        """() => board.canvas.dispatchEvent(new PointerEvent("pointerdown", {
          pointerId: 3, pointerType: "touch", clientX: 200, clientY: 300, button: 0, bubbles: true,
        }))"""
    )
    page.wait_for_function("calls.some((call) => call[0] === 'ping')")


def test_the_canvas_is_named_and_follows_size_density_and_theme(board: Open) -> None:
    page = board(device_scale_factor=2)
    canvas = page.locator("canvas")
    assert canvas.get_attribute("role") == "application"
    assert "36" in (canvas.get_attribute("aria-label") or "")
    assert page.evaluate("[board.canvas.width, board.canvas.height]") == [2400, 1600]
    page.set_viewport_size({"width": 700, "height": 500})
    page.wait_for_function("board.canvas.width === 1400 && board.canvas.height === 1000")
    # a hex of bare ground, near its centre: another colour by day
    pixel = """() => {
      board.centre(world.hex(30, 5), 1);
      board.drawNow();
      const at = board.screenOf(world.hex(30, 5));
      return [...board.canvas.getContext("2d").getImageData(at.x * 2, at.y * 2, 1, 1).data];
    }"""
    dark = page.evaluate(pixel)
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    page.wait_for_function("!board.busy()")
    assert page.evaluate(pixel) != dark


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_colours_of_levels_stay_readable_where_a_unit_can_walk(board: Open, theme: str) -> None:
    page = board(f"?theme={theme}")
    # the colours between middles and numbers of bare hexes, and on the area's edge
    before, after = page.evaluate(
        """() => {
          const cells = [];
          for (let c = 8; c < 24; c++) for (let r = 6; r < 20; r++) cells.push(world.hex(c, r));
          const bare = cells.filter((hex) => {
            const told = board.describe(hex);
            return told.ground !== null && !told.units.length && !told.props.length;
          });
          const read = () => {
            board.drawNow();
            const ctx = board.canvas.getContext("2d");
            return bare.map((hex) => {
              const at = board.screenOf(hex);
              const { data } = ctx.getImageData(at.x - 3, at.y - 8, 6, 6);
              return [0, 1, 2].map((i) => data.filter((_, n) => n % 4 === i)
                .reduce((sum, each) => sum + each, 0) / 36);
            });
          };
          board.set({ selected: null, active: null, overlays: [] });
          board.centre(world.hex(15, 13), 0.5);
          board.drawNow();
          return new Promise((done) => setTimeout(() => {
            const plain = read();
            board.set({ overlays: [{ id: "walk", style: "walk", cells }] });
            done([plain, read()]);
          }, 300));
        }"""
    )

    def spread(colours: list[list[float]]) -> float:
        middle = [sum(each) / len(colours) for each in zip(*colours, strict=True)]
        return (
            sum(
                sum((x - y) ** 2 for x, y in zip(colour, middle, strict=True)) for colour in colours
            )
            ** 0.5
        )

    assert spread(before) > 0
    assert spread(after) > 0.85 * spread(before)
    assert after != before


def test_destroy_removes_everything(board: Open) -> None:
    page = board()
    page.evaluate("board.destroy()")
    assert page.locator("canvas").count() == 0
    page.mouse.move(300, 300)
    page.keyboard.press("Tab")


#: Changes ground and cover of a few hexes of a chunk, as a stroke does. Keeps the old chunk.
PAINT_A_CHUNK = """() => {
  const [index, chunk] = [...world.chunks][0];
  window.unpainted = () => board.chunk(index, structuredClone(chunk));
  const painted = structuredClone(chunk);
  const at = (col, row) => row * 32 + col;
  for (const [col, row, level] of [[14, 12, 6], [15, 12, 6], [16, 13, null], [11, 15, -2]])
    painted.levels[at(col, row)] = level;
  painted.notes = { ...painted.notes, [at(13, 14)]: [{ kind: "woods", level: 2 }] };
  delete painted.notes[Object.keys(painted.notes)[0]];
  board.chunk(index, painted);
}"""
#: Keeps the picture of the map under a name.
KEEP_PICTURE = """async (name) => {
  while (board.busy()) await new Promise(requestAnimationFrame);
  const { width, height } = board.canvas;
  window.pictures ??= {};
  window.pictures[name] = board.canvas.getContext("2d").getImageData(0, 0, width, height).data;
}"""
#: The largest difference of a colour between two pictures, of 255.
DIFFERENCE = """([a, b]) => {
  const [one, other] = [window.pictures[a], window.pictures[b]];
  return one.reduce((most, each, i) => Math.max(most, Math.abs(each - other[i])), 0);
}"""


@pytest.mark.parametrize("scale", [1.2, 0.55, 0.16])
def test_what_a_stroke_has_changed_looks_as_if_all_was_drawn_anew(
    board: Open, scale: float
) -> None:
    page = board()
    page.evaluate("(scale) => board.centre(world.hex(15, 13), scale)", scale)
    page.evaluate(KEEP_PICTURE, "before")
    page.evaluate(PAINT_A_CHUNK)
    page.evaluate(KEEP_PICTURE, "painted")
    page.evaluate("board.retheme()")
    page.evaluate(KEEP_PICTURE, "anew")
    page.evaluate("unpainted()")
    page.evaluate(KEEP_PICTURE, "undone")
    assert page.evaluate(DIFFERENCE, ["before", "painted"]) > 100
    # lines that end at the edge of the part are smoothed a little differently there
    assert page.evaluate(DIFFERENCE, ["painted", "anew"]) < 30
    assert page.evaluate(DIFFERENCE, ["before", "undone"]) < 30


#: Zooms in from afar by the wheel's steps. Returns for each frame how many times its bitmaps would
#: cover the window, and how many of a grid of places have the colour beside the map.
ZOOM_IN = """async () => {
  const ctx = board.canvas.getContext("2d"), { width, height } = board.canvas, draw = ctx.drawImage;
  const middle = world.hex(100, 100);
  let covered = 0;
  ctx.drawImage = function (image, x, y, w = image.width, h = image.height) {
    const across = Math.min(x + w, width) - Math.max(x, 0);
    const down = Math.min(y + h, height) - Math.max(y, 0);
    const isMap = image.width >= 256 && arguments.length < 9;
    if (isMap && across > 0 && down > 0) covered += across * down;
    return draw.apply(this, arguments);
  };
  const colour = (x, y) => String(ctx.getImageData(Math.round(x), Math.round(y), 1, 1).data);
  board.centre(middle, 0.02);
  board.drawNow();
  const beside = colour(1, 1);
  board.centre(middle, 0.2);
  while (board.busy()) await new Promise((done) => setTimeout(done));
  const found = [];
  for (let i = 0; i < 40; i++) {
    board.zoomBy(1.06);
    covered = 0;
    board.drawNow();
    let bare = 0;
    for (let x = 0.1; x < 1; x += 0.2)
      for (let y = 0.1; y < 1; y += 0.2) bare += colour(x * width, y * height) === beside;
    found.push([covered / (width * height), bare]);
  }
  ctx.drawImage = draw;
  return found;
}"""


def test_a_frame_while_zooming_draws_the_map_about_once(board: Open) -> None:
    """Bitmaps of other scales stand in for missing ones. Each layer of them costs a frame."""
    page = board("?map=large&size=200")
    frames = page.evaluate(ZOOM_IN)
    assert not any(bare for _, bare in frames), "no part of the map is missing"
    covered = sorted(layers for layers, _ in frames)
    assert covered[0] >= 0.99
    assert covered[len(covered) // 2] < 2.4, covered
