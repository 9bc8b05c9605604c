// Draws a frame's silhouette on a plinth; frames that hover are drawn above it.

import { silhouettePathData } from "../board/silhouettes.js";
import { html } from "../ui/controls.js";

/** Half the width, half the depth and the height of each step of the plinth. */
const PLINTH_STEPS = [
  [132, 46, 0],
  [106, 37, 8],
  [80, 28, 16],
  [56, 19, 24],
];
const CENTRE_X = 150;
const FLOOR_Y = 146;

/**
 * Returns the corners of a flat hexagon.
 * @param {number} wide @param {number} high @param {number} y
 */
function hexagonPoints(wide, high, y) {
  const points = [
    [-1, 0],
    [-0.5, -1],
    [0.5, -1],
    [1, 0],
    [0.5, 1],
    [-0.5, 1],
  ];
  return points.map(([x, z]) => `${CENTRE_X + x * wide},${y + z * high}`).join(" ");
}

/**
 * Returns the path of the wall below a step.
 * @param {number} wide @param {number} high @param {number} y
 */
function wallPath(wide, high, y) {
  const [left, right] = [CENTRE_X - wide, CENTRE_X + wide];
  const [near, far] = [CENTRE_X - wide / 2, CENTRE_X + wide / 2];
  return `M${left} ${y}L${near} ${y + high}H${far}L${right} ${y}v9L${far} ${y + high + 9}H${near}L${left} ${y + 9}Z`;
}

/**
 * The silhouette on its plinth.
 * @param {{silhouette: string, hover?: number, label?: string}} given  hover: levels above ground
 */
export function FramePicture({ silhouette, hover = 0, label }) {
  const top = FLOOR_Y - PLINTH_STEPS[PLINTH_STEPS.length - 1][2];
  const lift = hover > 0 ? 20 : 0;
  return html`<svg class="picture" viewBox="0 0 300 206" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${PLINTH_STEPS.map(
      ([wide, high, up], i) => html`<g class=${`plinth plinth-${i}`} key=${i}>
        <path class="plinth-wall" d=${wallPath(wide, high, FLOOR_Y - up)} />
        <polygon class="plinth-top" points=${hexagonPoints(wide, high, FLOOR_Y - up)} />
      </g>`,
    )}
    <ellipse class="picture-shadow" cx=${CENTRE_X} cy=${top + 3} rx=${lift ? 30 : 38} ry=${lift ? 7 : 10} />
    ${lift > 0 && html`<path class="picture-drop" d=${`M${CENTRE_X} ${top - lift + 4}V${top + 3}`} />`}
    <path class="picture-frame" transform=${`translate(${CENTRE_X} ${top - 45 - lift}) scale(4.7)`} fill-rule="evenodd" d=${silhouettePathData(silhouette)} />
  </svg>`;
}

/** The silhouette as an icon. @param {{silhouette: string, size?: number}} given  size: CSS px */
export function SilhouetteIcon({ silhouette, size = 40 }) {
  return html`<svg class="silhouette" viewBox="-13 -13 26 26" width=${size} height=${size} aria-hidden="true">
    <path fill-rule="evenodd" d=${silhouettePathData(silhouette)} />
  </svg>`;
}
