/**
 * Opens the board by itself: `?map=showcase|large&size=500&orientation=flat|pointy&theme=dark|light`.
 * `&fog=pilot|veil|overlay` shows it as a pilot or the Handler sees it under fog.
 * What the board calls back is kept in `window.calls`.
 */
import { GESTURES } from "../../../static/js/board/gestures/registry.js";
import { labelsOf } from "../../../static/js/board/targets.js";
import { luminance } from "../../../static/js/board/theme.js";
import { actionForKey } from "../../../static/js/core/actions.js";
import "../../../static/js/table/actions.js";
import { createBoard } from "../../../static/js/board/api.js";
import { keyOf } from "../../../static/js/core/input.js";
import { benchmark, firstBenchmark, fogBenchmark, jumpBenchmark, paintBenchmark } from "./benchmark.js";
import { fakeReach, fogged, large, roundSight, showcase, toMasks } from "./fixture.js";

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
/** Fog as seen from some offsets. */
const lookFrom = (eyes, radius = 7) => {
  const masks = toMasks(world.map, roundSight(world.map, eyes, radius));
  const chunks = fogged(world.chunks, masks);
  for (const [index, chunk] of chunks) board.chunk(index, chunk, { ...masks.get(index), fog: true });
};
/** What the Handler sees: hexes kept back, and with `overlay` what the pilots see. */
const keepBack = (veiled, overlay = false) => {
  const round = roundSight(world.map, [[13, 13]], 7);
  const masks = toMasks(world.map, (col, row) => ({ ...round(col, row), veiled: veiled(col, row) }));
  for (const [index, each] of masks) board.masks(index, { ...each, fog: overlay, showUnexplored: overlay });
};
if (asked.get("fog") === "pilot") {
  lookFrom([[13, 13], [14, 11]]);
  const known = Object.fromEntries(Object.entries(world.units).filter(([, unit]) => board.describe(unit.at).sight === "seen" || unit.disposition !== "enemy"));
  const props = Object.fromEntries(Object.entries(world.props).filter(([, prop]) => board.describe(prop).sight !== "unexplored"));
  board.set({ units: known, props });
} else if (asked.get("fog")) {
  keepBack((col, row) => col > 22 && col < 27 && row > 14 && row < 22, asked.get("fog") === "overlay");
  board.set({ props: Object.fromEntries(Object.entries(world.props).map(([id, prop], i) => [id, { ...prop, hidden: i % 3 === 0 }])) });
}
const reach = (id) =>
  board.set({
    selected: id,
    reach: {
      unit: id,
      ground: fakeReach(world, id, "ground", 4),
      flight: fakeReach(world, id, "flight", 5),
    },
  });
/** The part of the action context that the keys of the map use. */
const context = {
  mayAct: () => true,
  inHistory: () => false,
  board: () => board,
  tabCyclesUnits: () => document.activeElement === board.canvas,
  cycleUnits: board.cycle,
  cancel: board.escape,
};
board.canvas.addEventListener("keydown", (event) => {
  const action = actionForKey(keyOf(event), context);
  if (action === null) return;
  event.preventDefault();
  action.run(context, keyOf(event));
});
Object.assign(window, {
  GESTURES,
  labelsOf,
  luminance,
  board,
  world,
  calls,
  reach,
  fakeReach,
  lookFrom,
  keepBack,
  benchmark: () => benchmark(board, world),
  firstBenchmark: () => firstBenchmark(board),
  jumpBenchmark: () => jumpBenchmark(board, world),
  paintBenchmark: () => paintBenchmark(board, world, (paint) => board.set({ events: { paint } })),
  fogBenchmark: () =>
    fogBenchmark(board, world, (eyes) => toMasks(world.map, roundSight(world.map, eyes, world.map.columns / 5))),
  ready: true,
});
