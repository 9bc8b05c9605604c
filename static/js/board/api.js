/**
 * The public interface of the board: `createBoard(element, config)` returns a `Board`.
 * @import {Chunk, Config, Hex, Overlay, OverlayCell, Ping, Plan, Point, Reason} from "./types.js"
 * @import {Masks} from "./fog.js"
 */

import { configure, refreshRelief, setChunk, setMasks } from "./state-updates.js";
import { centre, chunksFromMiddle, fit, pan, resize, setView, showHex, zoom } from "./camera.js";
import { confirmPlan, selectNext, setReason, setReasonAbove, setCursor, setPlan, stepLevel } from "./interaction.js";
import { describe } from "./describe.js";
import { listen } from "./pointer-input.js";
import { choosesLevel, escape, moveCursor, pingHex, pointedHex, pressHex } from "./key-actions.js";
import { R, centreOf, toScreen } from "./projection.js";
import { createRelief } from "./relief.js";
import { render } from "./render.js";
import { shownNames } from "./drawn-names.js";
import { PING_MS } from "./pings.js";
import { defaultState, emptyMap } from "./state.js";
import { targetAt } from "./targets.js";
import { createTiles } from "./tiles.js";
import { createTerrain } from "./terrain.js";
import { readTheme } from "./theme.js";
import { clearSprites } from "./sprites.js";
import { boardText } from "./default-text.js";

/**
 * Functions that change something draw the next frame; coordinates on the canvas are CSS px.
 * @typedef {object} Board
 * @property {(config: Config) => void} set     changes the given settings, keeps the others
 * @property {(index: number, chunk: Chunk, masks?: Masks | null) => void} chunk  adds one 32 x 32
 *   chunk of the map with its visibility masks (null: all in sight; left out: unchanged)
 * @property {(index: number, masks: Masks | null) => void} masks  changes the masks of a loaded
 *   chunk
 * @property {() => number[]} chunksFromMiddle  returns the indexes of the map's chunks, those nearest to
 *   the middle of the canvas first
 * @property {() => void} fit                   shows the whole map
 * @property {(view: {x: number, y: number, scale: number}) => void} setView  shows what another board shows
 * @property {(hex: Hex, scale?: number) => void} centre  centres a hex; scale: CSS px per world
 *   unit
 * @property {(hex: Hex) => void} show          pans as little as possible until a hex is in sight
 * @property {(factor: number) => void} zoomBy  zooms around the middle of the canvas
 * @property {(step: 1 | -1) => void} cycle     selects the next or previous own unit
 * @property {(step: 1 | -1) => boolean} level  changes the level of the plan; false without a plan
 * @property {() => boolean} choosesLevel       whether the plan can end at another level
 * @property {(arrow: [number, number]) => void} cursorBy  moves the keyboard cursor by columns and
 *   rows
 * @property {(hex: Hex) => void} cursorTo      moves the keyboard cursor to a hex and announces it
 * @property {() => boolean} hasPointedHex      whether the cursor or the pointer is on a hex
 * @property {() => void} press                 does what a click does, in the hex under the cursor
 * @property {() => boolean} escape  cancels the plan, else the cursor, else the selection; false
 *   when there was none of them
 * @property {() => void} pingHex               pings the hex under the cursor or the pointer
 * @property {(dx: number, dy: number) => void} pan  moves the map by CSS px
 * @property {() => boolean} cancel  ends drag, plan and measuring; false when there was none
 * @property {() => Plan | null} plan           returns the planned movement
 * @property {() => boolean} confirm            makes the planned movement
 * @property {(plan: Plan, why: Reason) => void} explain  sets the reason why the hex of a plan is
 *   out of reach
 * @property {(plan: Plan, why: Reason) => void} explainAbove  sets the reason why a flight ends no
 *   higher in the hex of a plan
 * @property {(ping: Ping) => void} ping        shows a ping
 * @property {(hex: Hex) => ReturnType<typeof describe>} describe  returns what is known about a hex
 * @property {(at: Point, touch: boolean) => OverlayCell | null} target  returns the cell of a
 *   "targets" overlay at a point: by its label or its sign, for a finger the nearest one
 * @property {() => Overlay[]} areas            returns the "area" and "zone" overlays
 * @property {() => Overlay[]} attacks          returns the "attack" overlays
 * @property {(hex: Hex) => Point} screenOf     returns where the centre of a hex is on the canvas
 * @property {() => Record<string, string>} names  returns the name drawn at each unit, by unit id
 * @property {() => {x: number, y: number, scale: number, hex: number}} view  returns the view;
 *   hex: the width of a hex in CSS px
 * @property {() => void} retheme  reads the design tokens again; the board does so itself when
 *   data-theme or forced colours change
 * @property {() => boolean} busy  whether something moves or bitmaps are still being built
 * @property {() => void} drawNow               draws without waiting for the next animation frame
 * @property {() => void} destroy               removes the canvas and all listeners
 * @property {HTMLCanvasElement} canvas
 */

/**
 * Adds a canvas to the element and returns the functions that control the board on it.
 * @param {HTMLElement} element empty, with a size of its own
 * @param {Config} [config]
 * @returns {Board}
 */
export function createBoard(element, config = {}) {
  const canvas = document.createElement("canvas");
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "application");
  canvas.style.display = "block";
  canvas.style.width = canvas.style.height = "100%";
  canvas.style.touchAction = "none";
  canvas.style.userSelect = "none";
  element.append(canvas);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { alpha: false }));

  const empty = createTerrain(emptyMap());
  const theme = readTheme(element);
  const state = defaultState(empty, theme, createRelief(empty, theme));
  const tiles = createTiles();
  const motion = matchMedia("(prefers-reduced-motion: reduce)");
  const forced = matchMedia("(forced-colors: active)");
  let unfinished = false;

  const redraw = () => {
    if (!state.frameRequest) state.frameRequest = requestAnimationFrame(draw);
  };
  const draw = () => {
    state.frameRequest = 0;
    unfinished = render(ctx, state, tiles, performance.now());
    if (unfinished) redraw();
  };

  const fitToElement = () => {
    const box = element.getBoundingClientRect();
    const dpr = Math.min(3, window.devicePixelRatio || 1);
    resize(state, box.width, box.height, dpr);
    const width = Math.max(1, Math.round(box.width * dpr));
    const height = Math.max(1, Math.round(box.height * dpr));
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    // a resized canvas is empty until it is drawn, so the next animation frame is too late
    if (state.frameRequest) cancelAnimationFrame(state.frameRequest);
    draw();
  };
  const retheme = () => {
    clearSprites();
    refreshRelief(state, readTheme(element), tiles);
    redraw();
  };
  const setMotion = () => {
    state.reducedMotion = motion.matches;
  };
  const updateLabel = () =>
    canvas.setAttribute(
      "aria-label",
      boardText(state.text, "board.label", { columns: state.map.columns, rows: state.map.rows }),
    );

  setMotion();
  configure(state, config, tiles, performance.now());
  updateLabel();
  const resizes = new ResizeObserver(fitToElement);
  resizes.observe(element);
  const themes = new MutationObserver(retheme);
  themes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "class"],
  });
  forced.addEventListener("change", retheme);
  motion.addEventListener("change", setMotion);
  const input = listen(canvas, state, redraw);
  fitToElement();
  const ratio = watchPixelRatio(fitToElement);

  /** Runs a change and requests a frame. @template T @param {() => T} change @returns {T} */
  const thenDraw = (change) => {
    const result = change();
    redraw();
    return result;
  };

  return {
    canvas,
    set: (next) =>
      thenDraw(() => {
        configure(state, next, tiles, performance.now());
        if (next.map) updateLabel();
      }),
    chunk: (index, chunk, masks) => thenDraw(() => setChunk(state, index, chunk, tiles, masks)),
    masks: (index, masks) => thenDraw(() => setMasks(state, index, masks, tiles)),
    chunksFromMiddle: () => chunksFromMiddle(state),
    fit: () => thenDraw(() => fit(state)),
    setView: (view) => thenDraw(() => setView(state, view)),
    centre: (hex, scale) => thenDraw(() => centre(state, hex, scale)),
    show: (hex) => thenDraw(() => showHex(state, hex)),
    zoomBy: (factor) =>
      thenDraw(() =>
        zoom(
          state,
          factor,
          { x: state.size.width / 2, y: state.size.height / 2 },
          performance.now(),
        ),
      ),
    cycle: (step) => thenDraw(() => selectNext(state, step)),
    level: (step) => thenDraw(() => stepLevel(state, step)),
    choosesLevel: () => choosesLevel(state),
    cursorBy: (arrow) => thenDraw(() => moveCursor(state, arrow)),
    cursorTo: (hex) => thenDraw(() => setCursor(state, hex)),
    hasPointedHex: () => pointedHex(state) !== null,
    press: () => thenDraw(() => pressHex(state)),
    escape: () => thenDraw(() => escape(state, input.cancel)),
    pingHex: () => pingHex(state),
    pan: (dx, dy) => thenDraw(() => pan(state, dx, dy)),
    cancel: () => input.cancel(),
    plan: () => state.plan,
    confirm: () => thenDraw(() => confirmPlan(state)),
    explain: (plan, why) => thenDraw(() => setReason(state, plan, why)),
    explainAbove: (plan, why) => thenDraw(() => setReasonAbove(state, plan, why)),
    ping: (ping) =>
      thenDraw(() => {
        const now = performance.now();
        state.pings = [
          ...state.pings.filter((old) => now - (old.at ?? 0) < PING_MS),
          { ...ping, at: now },
        ];
      }),
    describe: (hex) => describe(state, hex),
    target: (at, touch) => targetAt(state, at, touch),
    areas: () => state.overlays.filter(({ style }) => style === "area" || style === "zone"),
    attacks: () => state.overlays.filter(({ style }) => style === "attack"),
    screenOf: ({ q, r }) => {
      const at = centreOf(q, r, state.map.orientation);
      return toScreen(state.view, at.x, at.y);
    },
    names: () => shownNames(state),
    view: () => ({ ...state.view, hex: R * 1.7320508 * state.view.scale }),
    retheme,
    drawNow: () => {
      if (state.frameRequest) cancelAnimationFrame(state.frameRequest);
      draw();
    },
    busy: () => unfinished || state.frameRequest !== 0,
    destroy: () => {
      if (state.frameRequest) cancelAnimationFrame(state.frameRequest);
      resizes.disconnect();
      ratio.abort();
      themes.disconnect();
      forced.removeEventListener("change", retheme);
      motion.removeEventListener("change", setMotion);
      input.destroy();
      setPlan(state, null);
      canvas.remove();
    },
  };
}

/**
 * Calls a function when the page moves to a screen with other device pixels, which need not change
 * its size.
 * @param {() => void} changed @returns {AbortController} ends the watch
 */
export function watchPixelRatio(changed) {
  const watch = new AbortController();
  const arm = () =>
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
      "change",
      () => {
        changed();
        arm();
      },
      { once: true, signal: watch.signal },
    );
  arm();
  return watch;
}
