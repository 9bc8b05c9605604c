// Makes a command about many hexes short, and splits it into messages that the server accepts. Pure.

/** The most bytes of hexes in one message. The server accepts 64 KiB by default. */
const MOST_BYTES = 60_000;
/** The most hexes in a row. */
const LONGEST_RUN = 1000;
/** From how many hexes in a row that are alike a run of their own is shorter. */
const ALIKE_FROM = 12;
/** The most bytes and commands of a batch. */
const MOST_BATCH_BYTES = 62_000;
const MOST_COMMANDS = 300;
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

/** @template T @typedef {{q: number, r: number, value: T}} Valued  a hex and what it gets */
/** @template T @typedef {{q: number, r: number, values: T[]}} Row  hexes in a row: (q, r), (q, r + 1) and so on */

/**
 * Returns hexes in rows: those alike for long have rows of their own.
 * @template {string|number|null} T
 * @param {readonly Valued<T>[]} cells @returns {Row<T>[]}
 */
function inRows(cells) {
  const sorted = [...cells].sort((a, b) => a.q - b.q || a.r - b.r);
  /** @type {Row<T>[]} */
  const alike = [];
  for (const { q, r, value } of sorted) {
    const last = alike[alike.length - 1];
    const next = last !== undefined && last.q === q && last.r + last.values.length === r && last.values.length < LONGEST_RUN;
    if (next && last.values[0] === value) last.values.push(value);
    else alike.push({ q, r, values: [value] });
  }
  /** @type {Row<T>[]} */
  const rows = [];
  let mixes = false;
  for (const row of alike) {
    const last = rows[rows.length - 1];
    const short = row.values.length < ALIKE_FROM;
    const next = mixes && short && last.q === row.q && last.r + last.values.length === row.r && last.values.length + row.values.length <= LONGEST_RUN;
    if (next) last.values.push(...row.values);
    else rows.push(row);
    mixes = short;
  }
  return rows;
}

/** @param {Row<unknown>} row */
const isAlike = ({ values }) => values.every((value) => value === values[0]);

/** @param {number} count @returns {{count?: number}} */
const counted = (count) => (count === 1 ? {} : { count });

/**
 * Returns the cells of `terrain.set` in few bytes.
 * @param {readonly {q: number, r: number, level: number|null}[]} cells
 * @returns {{q: number, r: number, count?: number, level?: number|null, levels?: (number|null)[]}[]}
 */
export function packedGround(cells) {
  return inRows(cells.map(({ q, r, level }) => ({ q, r, value: level }))).map((row) => {
    const { q, r, values } = row;
    return isAlike(row) ? { q, r, level: values[0], ...counted(values.length) } : { q, r, levels: values };
  });
}

/**
 * Returns the cells and the kinds of `terrain.note` in few bytes.
 * @template N
 * @param {readonly {q: number, r: number, notes: N[]}[]} cells
 * @returns {{cells: {q: number, r: number, count?: number, notes?: N[], of?: number[]}[], kinds?: N[][]}}
 */
export function packedNotes(cells) {
  /** @type {Map<string, N[]>} */
  const all = new Map();
  const named = cells.map(({ q, r, notes }) => {
    const name = JSON.stringify(notes);
    all.set(name, notes);
    return { q, r, value: name };
  });
  /** @type {Map<string, number>} */
  const places = new Map();
  const place = (/** @type {string} */ name) => {
    if (!places.has(name)) places.set(name, places.size);
    return places.get(name) ?? 0;
  };
  const packed = inRows(named).map((row) => {
    const { q, r, values } = row;
    return isAlike(row) ? { q, r, notes: all.get(values[0]) ?? [], ...counted(values.length) } : { q, r, of: values.map(place) };
  });
  return places.size === 0 ? { cells: packed } : { cells: packed, kinds: [...places.keys()].map((name) => all.get(name) ?? []) };
}

/** Returns whether commands are few and short enough to be sent as one. @param {readonly object[]} commands */
export function fitsTogether(commands) {
  return commands.length <= MOST_COMMANDS && encoder.encode(JSON.stringify(commands)).length <= MOST_BATCH_BYTES;
}
