// The picture over the map while it is aligned: its points are dragged onto hexes.

import { effect } from "@preact/signals";
import { boardOfPage } from "../../core/board-handle.js";
import * as session from "../../core/session.js";
import { t } from "../../text/t.js";
import { adjust, aligned, putPoint } from "./background-state.js";
import { dragged, landing, nearestCentre, UNIT } from "./background-model.js";

/** Shows the picture over the map as long as one is aligned. Called once at start. */
export function watchAlignLayer() {
  /** @type {(() => void)|null} */
  let end = null;
  let image = /** @type {ImageBitmap|null} */ (null);
  effect(() => {
    const now = aligned.value?.image ?? null;
    if (now === image) return;
    image = now;
    end?.();
    end = now === null ? null : open(now);
  });
}

/** Puts the layer over the map. Returns what takes it away. @param {ImageBitmap} image */
function open(image) {
  const host = document.getElementById("board");
  const board = boardOfPage();
  if (host === null || board === null) return () => {};
  const layer = document.createElement("div");
  layer.className = "align-layer";
  layer.setAttribute("aria-label", t("pictures-align-layer"));
  layer.setAttribute("role", "img");
  const picture = document.createElement("canvas");
  picture.width = image.width;
  picture.height = image.height;
  /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d")).drawImage(image, 0, 0);
  const mark = document.createElement("div");
  mark.className = "align-mark";
  const fixed = document.createElement("div");
  fixed.className = "align-mark align-fixed";
  layer.append(picture, fixed, mark);
  host.append(layer);

  /** @type {{grabbed: import("./background-model.js").Point, start: import("./background-model.js").Place, to: import("./background-model.js").Point}|null} */
  let drag = null;
  const pointAt = (/** @type {PointerEvent} */ event) => {
    const box = layer.getBoundingClientRect();
    const view = board.view();
    return { x: (view.x + (event.clientX - box.left) / view.scale) / UNIT, y: (view.y + (event.clientY - box.top) / view.scale) / UNIT };
  };
  const onDown = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || aligned.value === null) return;
    event.preventDefault();
    layer.setPointerCapture(event.pointerId);
    const grabbed = pointAt(event);
    drag = { grabbed, start: aligned.value.place, to: grabbed };
  };
  const onMove = (/** @type {PointerEvent} */ event) => {
    const map = session.map.value;
    if (drag === null || aligned.value === null || map === null) return;
    drag.to = nearestCentre(pointAt(event), map);
    adjust({ place: dragged(drag.start, drag.grabbed, drag.to, aligned.value.anchor) });
  };
  const onUp = (/** @type {PointerEvent} */ event) => {
    if (drag === null) return;
    onMove(event);
    // a press without a drag moves nothing
    if (Math.hypot(drag.to.x - drag.grabbed.x, drag.to.y - drag.grabbed.y) > 0 && drag.start !== aligned.value?.place) putPoint(drag.start, drag.grabbed, drag.to);
    drag = null;
  };
  // the wheel zooms the map below
  const onWheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    board.canvas.dispatchEvent(new WheelEvent("wheel", event));
  };
  layer.addEventListener("pointerdown", onDown);
  layer.addEventListener("pointermove", onMove);
  layer.addEventListener("pointerup", onUp);
  layer.addEventListener("wheel", onWheel, { passive: false });

  let frame = 0;
  const place = (/** @type {HTMLElement} */ element, /** @type {Record<string, string>} */ style) => {
    for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  };
  const draw = () => {
    frame = requestAnimationFrame(draw);
    const now = aligned.peek();
    if (now === null) return;
    const view = board.view();
    const px = (/** @type {number} */ value, /** @type {number} */ from) => (value * UNIT - from) * view.scale;
    place(picture, {
      left: `${px(now.place.x, view.x)}px`,
      top: `${px(now.place.y, view.y)}px`,
      width: `${now.place.width * UNIT * view.scale}px`,
      height: `${now.place.height * UNIT * view.scale}px`,
      opacity: String(Math.min(0.6, Math.max(0.25, now.opacity / 100))),
    });
    const at = (/** @type {HTMLElement} */ element, /** @type {import("./background-model.js").Point|null} */ point) => {
      element.hidden = point === null;
      if (point !== null) place(element, { left: `${px(point.x, view.x)}px`, top: `${px(point.y, view.y)}px` });
    };
    at(mark, drag === null ? null : landing(drag.grabbed, drag.to, now.anchor));
    at(fixed, now.anchor);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    layer.remove();
  };
}
