/**
 * The public face of the board: `createBoard(element, config)`.
 * @import {Chunk, Config, Hex, Overlay, OverlayCell, Ping, Plan, Point} from "./types.js"
 * @import {Masks} from "./fog.js"
 */

import { configure, refreshRelief, setChunk, setMasks } from "./state-updates.js";
import { centre, fit, pan, resize, showHex, zoom } from "./camera.js";
import { selectNext, setReason, setReasonAbove, setCursor, setPlan, stepLevel } from "./interaction.js";
import { describe } from "./describe.js";
import { listen } from "./pointer-input.js";
import { choosesLevel, escape, moveCursor, pingHex, pointedHex, pressHex } from "./key-actions.js";
import { R, centreOf, toScreen } from "./projection.js";
import { createRelief } from "./relief.js";
import { render } from "./render.js";
import { shownNames } from "./tokens.js";
import { PING_MS } from "./pings.js";
import { defaultState } from "./state.js";
import { targetAt } from "./targets.js";
import { createTiles } from "./tiles.js";
import { createTerrain } from "./terrain.js";
import { readTheme } from "./theme.js";
import { clearSprites } from "./sprites.js";
import { boardText } from "./default-text.js";

/**
 * @typedef {object} Board
 * @property {(config: Config) => void} set         what is given changes, the rest stays
 * @property {(index: number, chunk: Chunk, masks?: Masks | null) => void} chunk  one 32 x 32 chunk of
 *   the map has come, with what of it is known and in sight (null: all)
 * @property {(index: number, masks: Masks | null) => void} masks  the same of a chunk that is there
 * @property {() => void} fit                       the whole map
 * @property {(hex: Hex, scale?: number) => void} centre
 * @property {(hex: Hex) => void} show              pans as far as it must to show a hex
 * @property {(factor: number) => void} zoomBy      around the middle
 * @property {(step: 1 | -1) => void} cycle         select the next own unit
 * @property {(step: 1 | -1) => boolean} level      change the level of the plan
 * @property {() => boolean} choosesLevel           whether the plan can end at another level
 * @property {(arrow: [number, number]) => void} cursorBy  the keyboard's cursor, by columns and rows
 * @property {(hex: Hex) => void} cursorTo          the cursor to a hex, which is shown and told
 * @property {() => boolean} hasPointedHex                 whether there is a cursor, or a pointer over a hex
 * @property {() => void} press                     what a click does, in the hex under the cursor
 * @property {() => boolean} escape                  the plan, the cursor or the selection; whether there was one
 * @property {() => void} pingHex                   shows everybody the hex under the cursor
 * @property {(dx: number, dy: number) => void} pan CSS px
 * @property {() => boolean} cancel                 end drag, plan or measuring; true if there was one
 * @property {() => Plan | null} plan
 * @property {(plan: Plan, why: {code: string, params: Record<string, unknown>}) => void} explain  why
 *   a plan out of reach leads nowhere
 * @property {(plan: Plan, why: {code: string, params: Record<string, unknown>}) => void} explainAbove
 *   why a flight goes no higher there
 * @property {(ping: Ping) => void} ping          show a ping
 * @property {(hex: Hex) => ReturnType<typeof describe>} describe
 * @property {(at: Point, touch: boolean) => OverlayCell | null} target  of the "targets" overlays, the
 *   cell under a point of the canvas (CSS px): by its words or its sign, for a finger the nearest one
 * @property {() => Overlay[]} areas                the areas and zones that lie over the map now
 * @property {() => Overlay[]} attacks             the attacks that are shown now: from where, on what
 * @property {(hex: Hex) => Point} screenOf         a hex' centre on the canvas, CSS px
 * @property {() => Record<string, string>} names   what is written at the units in sight, by id
 * @property {() => {x: number, y: number, scale: number, hex: number}} view  hex: CSS px from side to side
 * @property {() => void} retheme                   read the colours again (done by itself when
 *   data-theme changes, or colours are forced)
 * @property {() => boolean} busy                   bitmaps are still being built or something moves
 * @property {() => void} drawNow                   without waiting for the next frame
 * @property {() => void} destroy
 * @property {HTMLCanvasElement} canvas
 */

/**
 * @param {HTMLElement} element empty, with a size of its own @param {Config} [config]
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

  const empty = createTerrain({
    columns: 1,
    rows: 1,
    orientation: "flat",
    floor: 0,
    ceiling: null,
    lowest: 0,
    highest: 0,
    tint: [0, 0],
  });
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
    // at once, not at the next frame: a resized canvas is empty
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

  /** Runs a change, then draws. @template T @param {() => T} change @returns {T} */
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
    fit: () => thenDraw(() => fit(state)),
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
      themes.disconnect();
      forced.removeEventListener("change", retheme);
      motion.removeEventListener("change", setMotion);
      input.destroy();
      setPlan(state, null);
      canvas.remove();
    },
  };
}
