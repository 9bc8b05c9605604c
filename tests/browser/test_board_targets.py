"""Targets on the board: their signs and texts, and the gesture that chooses one."""

from __future__ import annotations

import pytest

from tests.browser.board import Open, calls, drag, offset, spot
from tests.browser.drawn_texts import RECORD

#: Some units and hexes of the showcase as targets, each with its text.
TARGETS = """() => {
  const at = (id, label, look) => ({ ...world.units[id].at, unit: id, label, look });
  window.targets = { id: "aim", style: "targets", cells: [
    at("u6", "72 %"), at("u7", "8 %"), at("u8", "41 %", "chosen"), at("u13", "no sight", "barred"),
    at("u14", "3 %"), { ...world.hex(19, 12), label: "64 %" },
  ] };
  board.set({ overlays: [targets] });
  board.centre(world.hex(20, 13), 44 / (32 * Math.sqrt(3)));
  board.drawNow();
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True])
def test_targets_have_a_marker_and_a_label_beside_it(board: Open, theme: str, phone: bool) -> None:
    window = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    page = board(f"?theme={theme}", viewport=window, device_scale_factor=2 if phone else 1)
    page.evaluate(TARGETS)
    page.wait_for_function("!board.busy()")
    shown = page.evaluate("labelsOf(targets)")
    names = {each["cell"].get("unit"): each["cell"]["label"] for each in shown}
    assert names.items() >= {"u7": "8 %", "u13": "no sight", None: "64 %"}.items()
    boxes = [each["box"] for each in shown]
    for i, box in enumerate(boxes):
        assert box["height"] >= 18, "as large as the words of the page"
        assert 0 <= box["left"] <= window["width"] - box["width"]
        for other in boxes[i + 1 :]:
            assert (
                box["left"] + box["width"] <= other["left"]
                or other["left"] + other["width"] <= box["left"]
                or box["top"] + box["height"] <= other["top"]
                or other["top"] + other["height"] <= box["top"]
            ), "no words lie over others"
    # words stand on the plate in a colour that can be read there
    contrast = page.evaluate(
        """() => {
          const { canvas } = board, dpr = canvas.width / canvas.clientWidth;
          return labelsOf(targets).map(({ box: { left, top, width, height } }) => {
            const { data } = canvas.getContext("2d").getImageData(
              (left + 4) * dpr, (top + 4) * dpr, (width - 8) * dpr, (height - 8) * dpr);
            const found = [];
            for (let i = 0; i < data.length; i += 4)
              found.push(luminance([data[i], data[i + 1], data[i + 2]]));
            return (Math.max(...found) + 0.05) / (Math.min(...found) + 0.05);
          });
        }"""
    )
    assert min(contrast) >= 4.5


def test_labels_of_targets_with_one_glyph_name_the_units(board: Open) -> None:
    page = board()
    page.evaluate(f"() => {{ {RECORD} }}")
    page.evaluate(
        """() => {
          const { u6, u7 } = world.units;
          board.set({
            units: { ...world.units, u6: { ...u6, name: "Zebra" },
              u7: { ...u7, name: "Rifle Section 3", at: { ...u6.at, level: u6.at.level + 4 } } },
            overlays: [{ id: "aim", style: "targets", cells: [
              { ...u6.at, unit: "u6", label: "72 %" }, { ...u6.at, unit: "u7", label: "8 %" }] }],
          });
          board.centre(u6.at, 14 / (32 * Math.sqrt(3)));
          board.drawNow();
        }"""
    )
    page.wait_for_function("!board.busy()")
    assert {"Zeb 72 %", "RS3 8 %"} <= set(page.evaluate("drawn"))
    # from near each has its own glyph and name
    page.evaluate(
        "() => { drawn.length = 0; board.centre(world.units.u6.at, 44 / (32 * Math.sqrt(3)));"
        " board.drawNow(); }"
    )
    assert {"72 %", "8 %"} <= set(page.evaluate("drawn"))


def test_a_target_is_hit_by_its_marker_and_by_its_label(board: Open) -> None:
    page = board()
    page.evaluate(TARGETS)
    page.wait_for_function("!board.busy()")
    found = page.evaluate(
        """() => {
          const under = (x, y, touch) => board.target({ x, y }, touch)?.label ?? null;
          const at = board.screenOf(world.hex(19, 12));
          const { box } = labelsOf(targets).find(({ cell }) => cell.label === "8 %");
          return {
            middle: under(at.x, at.y, false),
            beside: under(at.x, at.y + 21.5, false),
            finger: under(at.x, at.y + 21.5, true),
            words: under(box.left + box.width / 2, box.top + box.height / 2, false),
          };
        }"""
    )
    assert found == {"middle": "64 %", "beside": None, "finger": "64 %", "words": "8 %"}


def test_a_gesture_of_a_tool_takes_its_taps_and_leaves_drags_to_the_map(board: Open) -> None:
    page = board()
    page.evaluate(
        """() => {
          GESTURES.unshift({
            name: "aim",
            takesTap: ({ state }) => state.tool === "aim",
            begin: (hand, { hex, touch }, at) =>
              calls.push(["aim", hex, board.target(at, touch)]),
          });
          board.set({ tool: "aim", overlays: [{ id: "aim", style: "targets", cells: [
            { ...world.units.u1.at, unit: "u1", label: "72 %" }] }] });
        }"""
    )
    page.mouse.click(*spot(page, 13, 13))
    [[hexagon, target]] = calls(page, "aim")
    assert offset(page, hexagon) == (13, 13)
    assert target["unit"] == "u1"
    assert calls(page, "select") == []
    assert calls(page, "click") == []
    x, y = spot(page, 13, 13)
    drag(page, (x, y), (x + 60, y))
    assert spot(page, 13, 13)[0] == pytest.approx(x + 60)
    assert len(calls(page, "aim")) == 1


def test_a_unit_on_a_prop_is_the_target_before_the_prop(board: Open) -> None:
    page = board()
    x, y = spot(page, 13, 13)
    page.evaluate(
        """() => {
          const at = world.units.u1.at;
          board.set({ overlays: [{ id: "aim", style: "targets", cells: [
            { ...at, label: "100 %" }, { ...at, unit: "u1", label: "72 %" }] }] });
          board.drawNow();
        }"""
    )
    found = page.evaluate(
        "([x, y]) => [0, 6, -6].map((dy) => board.target({ x, y: y + dy }, false)?.label)", [x, y]
    )
    assert found == ["72 %", "72 %", "72 %"]
