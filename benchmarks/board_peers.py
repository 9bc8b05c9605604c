"""Measures panning a map of 500 x 500 hexes on the board against PixiJS and against SVG.

Each peer draws the same hexes as plain polygons, without borders, numbers, props and units. PixiJS
has one mesh for 32 x 32 hexes and leaves out those beside the window. It is installed into a
temporary folder; without a registry it is not run, and a notice says so. The board and PixiJS end
each frame by reading a pixel back; for SVG the time between frames counts. Chromium draws all three
without a graphics processor.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from benchmarks._board_page import open_board  # noqa: E402
from benchmarks._npm import install  # noqa: E402

PACKAGE = "pixi.js@8.22.0"
#: Part of PixiJS that a page loads with one script.
SCRIPT = "node_modules/pixi.js/dist/pixi.min.js"

#: The places, corners and colours of all hexes, in squares of 32 x 32, and how each frame pans.
SCENE = """() => {
  const { columns, rows } = world.map, side = 32, wide = 48, high = 32 * Math.sqrt(3);
  const angles = [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 3);
  const corners = angles.map((angle) => [32 * Math.cos(angle), 32 * Math.sin(angle)]);
  const part = (n) => Math.max(0, Math.min(255, n)).toString(16).padStart(2, "0");
  const colour = (level) =>
    level === null ? "#0a0d12" : "#" + [60, 90, 90].map((n) => part(n + level * 14)).join("");
  const squares = [];
  for (let top = 0; top < rows; top += side)
    for (let left = 0; left < columns; left += side) {
      const hexes = [];
      for (let row = top; row < Math.min(rows, top + side); row++)
        for (let col = left; col < Math.min(columns, left + side); col++) {
          const x = col * wide + 32, y = row * high + (col % 2 ? high : high / 2);
          const points = corners.map(([dx, dy]) => [x + dx, y + dy]);
          hexes.push({ points, colour: colour(world.level(col, row)) });
        }
      squares.push(hexes);
    }
  // around the middle of the map, at half its size
  const [x, y] = [innerWidth / 2 - columns * wide / 4, innerHeight / 2 - rows * high / 4];
  window.scene = { squares, pan: (i) => [x - (i % 120) * 6, y - (i % 60) * 3] };
  window.statistics = (times) => {
    const sorted = [...times].sort((a, b) => a - b);
    return { median: sorted[sorted.length >> 1], most: sorted[Math.floor(sorted.length * 0.95)] };
  };
}"""
PIXI = """async () => {
  const app = new PIXI.Application();
  await app.init({ width: innerWidth, height: innerHeight, preference: "webgl", autoStart: false });
  const map = new PIXI.Container({ scale: 0.5 });
  app.stage.addChild(map);
  for (const hexes of scene.squares) {
    const square = new PIXI.Graphics();
    for (const { points, colour } of hexes) square.poly(points.flat()).fill(colour);
    square.cullable = true;
    map.addChild(square);
  }
  const gl = app.renderer.gl, pixel = new Uint8Array(4), times = [];
  for (let i = 0; i < 160; i++) {
    const begun = performance.now();
    map.position.set(...scene.pan(i));
    PIXI.Culler.shared.cull(app.stage, app.screen);
    app.render();
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    times.push(performance.now() - begun);
    if (i % 8 === 0) await new Promise(requestAnimationFrame);
  }
  return statistics(times.slice(10));
}"""
SVG = """async () => {
  const polygon = ({ points, colour }) =>
    `<polygon points="${points.flat().map((n) => n.toFixed(1)).join()}" fill="${colour}"/>`;
  const squares = scene.squares.map((hexes) => `<g>${hexes.map(polygon).join("")}</g>`);
  document.body.innerHTML =
    `<svg width="${innerWidth}" height="${innerHeight}"><g>${squares.join("")}</g></svg>`;
  const map = document.querySelector("svg > g"), times = [];
  const next = () => new Promise(requestAnimationFrame);
  await next();
  for (let i = 0; i < 40; i++) {
    const begun = performance.now(), [x, y] = scene.pan(i);
    map.setAttribute("transform", `translate(${x} ${y}) scale(0.5)`);
    await next();
    await next();
    times.push((performance.now() - begun) / 2);
  }
  return statistics(times.slice(5));
}"""


def main() -> int:
    """Prints the frames of the board and of both peers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", type=int, default=500, help="columns and rows")
    asked = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    with open_board(asked.size) as page, tempfile.TemporaryDirectory() as folder:
        if page is None:
            print("board_peers: not run, no Chromium found")
            return 0
        found["board"] = page.evaluate("window.benchmark()")["panning"]
        page.evaluate(SCENE)
        if install(PACKAGE, Path(folder)):
            page.add_script_tag(path=Path(folder, SCRIPT))
            found["PixiJS"] = page.evaluate(PIXI)
        found["SVG"] = page.evaluate(SVG)
    print(f"panning {asked.size} x {asked.size} hexes, 1440 x 900, ms per frame")
    print(f"{'':10}{'median':>9}{'95 %':>9}{'of the board':>15}")
    for name, row in found.items():
        ratio = row["median"] / max(found["board"]["median"], 0.01)
        print(f"{name:10}{row['median']:9.2f}{row['most']:9.2f}{ratio:14.0f}x")
    return 0


if __name__ == "__main__":
    sys.exit(main())
