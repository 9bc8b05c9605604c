/**
 * Opens the board by itself: `?map=showcase|large&size=500&orientation=flat|pointy&theme=dark|light`.
 * What the board calls back is kept in `window.calls`.
 */
import { createBoard } from "/static/js/board/index.js";
import { benchmark } from "./benchmark.js";
import { fakeReach, large, showcase } from "./fixture.js";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";
const orientation = asked.get("orientation") ?? "flat";
const size = Number(asked.get("size") ?? 500);
const world = asked.get("map") === "large" ? large(size, size, orientation) : showcase(orientation);

const calls = [];
const log =
  (name) =>
  (...args) => {
    calls.push([name, ...args]);
  };
const board = createBoard(document.getElementById("board"), {
  ...world,
  me: { role: "pilot", unitIds: ["u1", "u2"] },
  active: world.map.columns < 100 ? "u1" : null,
  events: {
    hover: log("hover"),
    click: log("click"),
    move: log("move"),
    stack: log("stack"),
    refusedDrag: log("refusedDrag"),
    ping: log("ping"),
    context: log("context"),
    paint: log("paint"),
    measure: log("measure"),
    plan: log("plan"),
    mode: log("mode"),
    select: (id) => {
      calls.push(["select", id]);
      if (id && world.units[id]) reach(id);
    },
    announce: (text) => {
      calls.push(["announce", text]);
      document.getElementById("live").textContent = text;
    },
  },
});
const reach = (id) =>
  board.set({
    selected: id,
    reach: {
      unit: id,
      ground: fakeReach(world, id, "ground", 4),
      flight: fakeReach(world, id, "flight", 5),
    },
  });
Object.assign(window, {
  board,
  world,
  calls,
  reach,
  fakeReach,
  benchmark: () => benchmark(board, world),
  ready: true,
});
