/**
 * The silhouettes of units as SVG paths, in a box from -12 to 12 with the feet at about 10.
 */

/**
 * Returns a symmetric outline.
 * @param {[number, number][]} half its right half, from the top down
 */
function mirrored(half) {
  const left = half.map(([x, y]) => [-x, y]).reverse();
  return `M${[...half, ...left].map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** Returns a polygon and its mirror image. @param {[number, number][]} points */
function mirroredPair(points) {
  const one = (/** @type {number} */ k) => `M${points.map(([x, y]) => `${x * k} ${y}`).join("L")}Z`;
  return one(1) + one(-1);
}

/** Returns a circle. @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Returns a soldier with a rifle. @param {number} x @param {number} y */
const trooper = (x, y) =>
  `${disc(x, y - 3.6, 1.9)}M${x - 2.6} ${y + 5.4}L${x - 2.1} ${y - 1}L${x + 2.1} ${y - 1}` +
  `L${x + 2.6} ${y + 5.4}L${x + 0.5} ${y + 5.4}L${x} ${y + 2.4}L${x - 0.5} ${y + 5.4}Z` +
  `M${x + 2} ${y - 0.2}L${x + 4.6} ${y - 2.6}L${x + 5.2} ${y - 1.9}L${x + 2.4} ${y + 1.6}Z`;

/** Returns a leg with its joint behind it, seen from the side. @param {number} dx */
function reverseJointLeg(dx) {
  /** @type {[number, number][]} */
  const points = [
    [1.6, -3.4],
    [5.4, -3.4],
    [5.9, -1],
    [2.4, 3.3],
    [6.8, 7.9],
    [9.6, 8.9],
    [9.6, 10.6],
    [4.2, 10.6],
    [-1.8, 4],
    [-1.8, 2.4],
    [1.6, -1.4],
  ];
  return `M${points.map(([x, y]) => `${x + dx} ${y}`).join("L")}Z`;
}

/** @type {Record<string, string>} */
const PATHS = {
  biped:
    mirrored([
      [0, -10.4],
      [2, -10.4],
      [2.7, -7.6],
      [4.2, -7],
      [5, -8.2],
      [9, -8],
      [10, -4.6],
      [9.6, 3.6],
      [6.7, 3.6],
      [6.3, -2.2],
      [4.8, -2],
      [3.6, 1.4],
      [4.8, 4],
      [5.9, 10.6],
      [1.9, 10.6],
      [1.5, 5],
      [0, 3],
    ]) + "M-1.5 -8.9L1.5 -8.9L1.2 -7.9L-1.2 -7.9Z",
  strider:
    "M-7 -8.6L-3 -11.4L4.4 -11.4L10.4 -8L10.4 -5.6L5.4 -3.4L-5.4 -3.4L-8.6 -5.6Z" +
    "M3.4 -9.2L7.6 -7.8L6.8 -6.5L2.8 -7.6Z" +
    reverseJointLeg(0) +
    reverseJointLeg(-7.8),
  walker:
    mirrored([
      [0, -6.6],
      [3.4, -6.2],
      [5.6, -3.4],
      [5.2, 0.4],
      [2.4, 2.6],
      [0, 2.8],
    ]) +
    mirroredPair([
      [4.4, -3],
      [8.4, -5.8],
      [11.4, -1.6],
      [10.4, 8.8],
      [8.6, 8.8],
      [9, -1],
      [7.8, -2.8],
      [5, -0.6],
    ]) +
    mirroredPair([
      [2.2, 1.4],
      [4.4, 0.2],
      [6.4, 3.2],
      [6, 9.8],
      [4.2, 9.8],
      [4.4, 3.8],
    ]) +
    "M-1.7 -3.6L1.7 -3.6L1.2 -1.6L-1.2 -1.6Z",
  tank:
    "M-10.6 2.2L-9.2 -0.6L-5 -0.8L-4.2 -5L3 -5L4.4 -3.6L11.6 -4.4L11.6 -2.6L4.4 -2.2L4.6 -0.8" +
    "L8.6 -0.4L10.6 2.2Z" +
    "M-11 3.4L11 3.4L9 8.4L-9 8.4Z" +
    [-6.6, -2.2, 2.2, 6.6].map((x) => disc(x, 5.9, 1.25)).join(""),
  hover:
    "M-11 1.8L-7.4 -1.6L-3.4 -2L-1 -5.6L4.6 -5.6L6.8 -1.8L11 0.4L9.6 3.2L-9.6 3.2Z" +
    "M0.4 -4.2L3.9 -4.2L5 -2.2L-0.8 -2.2Z" +
    "M-8.4 5L8.4 5L7.6 6.4L-7.6 6.4Z M-5.6 7.9L5.6 7.9L4.9 9.2L-4.9 9.2Z",
  drone:
    mirrored([
      [0, -3.4],
      [3, -2.6],
      [4.2, 0.4],
      [2.8, 3.6],
      [0, 4.8],
    ]) +
    mirroredPair([
      [3, -1.6],
      [6.4, -3.4],
      [6.4, -5.2],
      [7.8, -5.2],
      [7.8, -2.4],
      [4, 0.4],
    ]) +
    mirroredPair([
      [2.6, -6.8],
      [11.6, -6.8],
      [11.6, -5.2],
      [2.6, -5.2],
    ]) +
    mirroredPair([
      [2.2, 3.6],
      [3.4, 3],
      [6, 8.2],
      [4.6, 8.6],
    ]) +
    disc(0, 0.6, 1.5),
  infantry: trooper(-5.6, 1.6) + trooper(5.2, 1.6) + trooper(-0.2, 4),
};

/** Other names that units have for these silhouettes. @type {Record<string, string>} */
const ALIASES = {
  bipedal: "biped",
  mech: "biped",
  frame: "biped",
  reverse: "strider",
  reverse_joint: "strider",
  multiped: "walker",
  spider: "walker",
  vehicle: "tank",
  vtol: "drone",
  flyer: "drone",
  squad: "infantry",
  person: "infantry",
};

/** @type {Map<string, Path2D>} */
const pathCache = new Map();

/** @param {string | undefined} name */
const silhouetteKey = (name) => (name && PATHS[name] ? name : (ALIASES[name ?? ""] ?? "biped"));

/** Returns the path data of a silhouette; fill with "evenodd". @param {string | undefined} name */
export function silhouettePathData(name) {
  return PATHS[silhouetteKey(name)];
}

/**
 * Returns a silhouette as a path; fill with "evenodd".
 * @param {string | undefined} name @returns {Path2D}
 */
export function silhouettePath(name) {
  const key = silhouetteKey(name);
  let path = pathCache.get(key);
  if (!path) {
    path = new Path2D(PATHS[key]);
    pathCache.set(key, path);
  }
  return path;
}

/** Names that a user can choose from. */
export const SILHOUETTES = Object.keys(PATHS);
