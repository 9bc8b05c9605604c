/**
 * All gestures, in the order in which they are asked. A new one is a module beside this and a line
 * here: before `tap` if it takes taps, before `pan` if it takes drags.
 * @import {Gesture} from "./hand.js"
 */

import { aim } from "./aim.js";
import { brush } from "./brush.js";
import { carry } from "./carry.js";
import { measure } from "./measure.js";
import { pan, scroll } from "./pan.js";
import { pinch } from "./pinch.js";
import { ping } from "./ping.js";
import { ladder, outside, tap } from "./tap.js";
import { turnArea } from "./turn.js";

/** @type {Gesture[]} */
export const GESTURES = [
  pinch,
  scroll,
  ping,
  brush,
  measure,
  turnArea,
  carry,
  pan,
  aim,
  ladder,
  outside,
  tap,
];
