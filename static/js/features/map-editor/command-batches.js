// Makes a command about many hexes short, and splits it into messages that the server accepts. Pure.

/** The most bytes of hexes in one message. The server accepts 64 KiB by default. */
const MOST_BYTES = 60_000;
/** The most hexes in a row. */
const LONGEST_RUN = 1000;
const encoder = new TextEncoder();

/**
 * Returns the command itself, or several when its cells need more than one message.
 * @template {{cells: any[]}} Command
 * @param {Command} command @param {number} [most]
 * @returns {Command[]}
 */
export function splitCommand(command, most = MOST_BYTES) {
  /** @type {any[][]} */
  const parts = [[]];
  let size = 0;
  for (const cell of command.cells) {
    const more = encoder.encode(JSON.stringify(cell)).length + 1;
    if (size > 0 && size + more > most) {
      parts.push([]);
      size = 0;
    }
    parts[parts.length - 1]?.push(cell);
    size += more;
  }
  return parts.map((cells) => ({ ...command, cells }));
}

/**
 * Returns hexes with those in a row that are alike as one, with a `count`.
 * @template {{q: number, r: number}} Hex
 * @param {readonly Hex[]} cells
 * @returns {(Hex & {count?: number})[]}
 */
export function inRuns(cells) {
  const sorted = cells.map((cell) => {
    const { q, r, ...rest } = cell;
    return { cell, q, r, rest: JSON.stringify(rest) };
  });
  sorted.sort((a, b) => a.q - b.q || a.r - b.r);
  /** @type {(Hex & {count?: number})[]} */
  const runs = [];
  let before = { q: 0, r: 0, rest: "" };
  for (const { cell, q, r, rest } of sorted) {
    const last = runs[runs.length - 1];
    const length = last?.count ?? 1;
    if (last !== undefined && before.q === q && before.r + 1 === r && before.rest === rest && length < LONGEST_RUN) last.count = length + 1;
    else runs.push({ ...cell });
    before = { q, r, rest };
  }
  return runs;
}
