// The geometry of lines drawn by hand: fewer points, curves through them, and what an eraser meets.
// Points are x and y in turn, as on the wire: in thousandths of the side of a hex.

/** Limit of the points of a line, as the server has it. */
export const MOST_POINTS = 200;

/**
 * Returns a line with fewer points, which lies nowhere farther than `tolerance` from the other one. The
 * tolerance grows until there are few enough.
 * @param {number[]} points @param {number} tolerance @param {number} [most]
 */
export function simplified(points, tolerance, most = MOST_POINTS) {
  let kept = reduced(points, tolerance);
  for (let t = tolerance; kept.length > 2 * most; kept = reduced(points, t)) t = Math.max(t * 1.5, 1);
  return kept;
}

/**
 * Leaves out points that are near the straight line between others (Ramer, Douglas and Peucker), and points
 * that lie on the one before.
 * @param {number[]} points @param {number} tolerance
 */
function reduced(points, tolerance) {
  const last = points.length / 2 - 1;
  const keep = new Uint8Array(last + 1);
  keep[0] = keep[last] = 1;
  const open = [[0, last]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    let farthest = -1;
    let most = tolerance;
    for (let i = from + 1; i < to; i += 1) {
      const far = distanceToPart(points[2 * i], points[2 * i + 1], points, from, to);
      if (far > most) [farthest, most] = [i, far];
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  /** @type {number[]} */
  const found = [];
  for (let i = 0; i <= last; i += 1) if (keep[i] && (found.length === 0 || points[2 * i] !== found.at(-2) || points[2 * i + 1] !== found.at(-1))) found.push(points[2 * i], points[2 * i + 1]);
  return found;
}

/**
 * Returns how far a place is from the straight part of a line between two of its points.
 * @param {number} x @param {number} y @param {readonly number[]} points @param {number} from @param {number} to
 */
function distanceToPart(x, y, points, from, to) {
  const [ax, ay] = [points[2 * from], points[2 * from + 1]];
  const [dx, dy] = [points[2 * to] - ax, points[2 * to + 1] - ay];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Returns how far a place is from a line. @param {number} x @param {number} y @param {readonly number[]} points */
export function distanceTo(x, y, points) {
  let least = Math.hypot(x - points[0], y - points[1]);
  for (let i = 1; i < points.length / 2; i += 1) least = Math.min(least, distanceToPart(x, y, points, i - 1, i));
  return least;
}

/** Returns left, top, right and bottom of a line. @param {readonly number[]} points */
export function boxOf(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    box[0] = Math.min(box[0], points[i]);
    box[1] = Math.min(box[1], points[i + 1]);
    box[2] = Math.max(box[2], points[i]);
    box[3] = Math.max(box[3], points[i + 1]);
  }
  return box;
}

/** Between these turns, in radians, a bend becomes a corner. */
const [BENDS, CORNER] = [0.8, 1.4];
/** How far a bend reaches into a long straight part. */
const LONGEST_HANDLE = 600;

/**
 * Adds a curve through all points to a path: smooth where the line bends, sharp where it turns. A point that
 * comes twice in a row is a corner in any case.
 * @param {Pick<Path2D, "moveTo"|"lineTo"|"bezierCurveTo">} path @param {readonly number[]} points @param {number} unit  of the path per unit of the points
 */
export function trace(path, points, unit) {
  const last = points.length / 2 - 1;
  path.moveTo(points[0] * unit, points[1] * unit);
  if (last === 0) path.lineTo(points[0] * unit, points[1] * unit);
  let [outX, outY] = [0, 0];
  for (let i = 0; i < last; i += 1) {
    const [x, y, nextX, nextY] = points.slice(2 * i, 2 * i + 4);
    const [dx, dy] = i + 2 > last ? [0, 0] : directionAt(points, i + 1);
    const far = Math.min(Math.hypot(nextX - x, nextY - y) / 3, LONGEST_HANDLE);
    const handles = [x + outX * far, y + outY * far, nextX - dx * far, nextY - dy * far];
    const [ax, ay, bx, by] = handles.map((each) => each * unit);
    path.bezierCurveTo(ax, ay, bx, by, nextX * unit, nextY * unit);
    [outX, outY] = [dx, dy];
  }
}

/**
 * Returns the direction of a line in a point between others, of length 1; shorter where it turns sharply, and
 * none in a corner.
 * @param {readonly number[]} points @param {number} i
 */
function directionAt(points, i) {
  const [ax, ay, x, y, bx, by] = points.slice(2 * i - 2, 2 * i + 4);
  const [before, after] = [Math.hypot(x - ax, y - ay), Math.hypot(bx - x, by - y)];
  if (before === 0 || after === 0) return [0, 0];
  const [inX, inY, outX, outY] = [(x - ax) / before, (y - ay) / before, (bx - x) / after, (by - y) / after];
  const turn = Math.acos(Math.max(-1, Math.min(1, inX * outX + inY * outY)));
  const smooth = Math.max(0, Math.min(1, (CORNER - turn) / (CORNER - BENDS)));
  const [dx, dy] = [inX + outX, inY + outY];
  const length = Math.hypot(dx, dy);
  return length < 1e-9 ? [0, 0] : [(dx / length) * smooth, (dy / length) * smooth];
}
