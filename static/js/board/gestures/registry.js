/**
 * Lists all gestures in the order in which they are asked. A new gesture is a module in this folder
 * and a line here: before `tap` if it takes taps, before `pan` if it takes drags.
 * @import {Gesture} from "./gesture.js"
 */

import { aim } from "./aim.js";
import { box } from "./box.js";
import { brush } from "./brush.js";
import { closingTap } from "./closing-tap.js";
import { dragUnit } from "./drag-unit.js";
import { draw } from "./draw.js";
import { measure } from "./measure.js";
import { pan, panAtOnce } from "./pan.js";
import { pinch } from "./pinch.js";
import { ping } from "./ping.js";
import { levelList, outsideMap, tap } from "./tap.js";
import { turnArea } from "./turn-area.js";

/** @type {Gesture[]} */
export const GESTURES = [
  closingTap,
  pinch,
  panAtOnce,
  ping,
  box,
  brush,
  draw,
  measure,
  turnArea,
  dragUnit,
  pan,
  aim,
  levelList,
  outsideMap,
  tap,
];
