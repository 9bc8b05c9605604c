/**
 * Synthetic maps for looking at the board: one with everything on it, and one of any size.
 */
import { fromOffset, toOffset } from "../../../static/js/core/hexes.js";

/** @param {number} seed */
function source(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise over the plane, 0..1. @param {number} seed */
function noise(seed) {
  const random = source(seed);
  const values = Array.from({ length: 4096 }, random);
  const at = (x, y) => values[((Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) >>> 0) & 4095];
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const s = u * u * (3 - 2 * u);
    const t = v * v * (3 - 2 * v);
    return (
      (at(i, j) * (1 - s) + at(i + 1, j) * s) * (1 - t) +
      (at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s) * t
    );
  };
}

/** Dense rows of levels and notes to chunks. */
export function toChunks(columns, rows, level, notes) {
  const chunks = new Map();
  const across = Math.ceil(columns / 32);
  for (let cr = 0; cr < Math.ceil(rows / 32); cr++) {
    for (let cc = 0; cc < across; cc++) {
      const levels = [];
      const found = {};
      for (let y = 0; y < 32; y++) {
        for (let x = 0; x < 32; x++) {
          const col = cc * 32 + x;
          const row = cr * 32 + y;
          const inside = col < columns && row < rows;
          levels.push(inside ? level(col, row) : null);
          const list = inside ? notes(col, row) : [];
          if (list.length) found[y * 32 + x] = list;
        }
      }
      chunks.set(cr * across + cc, { levels, notes: found });
    }
  }
  return chunks;
}

/** The map with everything, 36 x 28. */
export function showcase(orientation = "flat") {
  const columns = 36;
  const rows = 28;
  const hex = (col, row) => fromOffset(col, row, orientation);
  const hill = noise(11);
  const fine = noise(5);
  const grid = [];
  const canyon = (row) => 17 + Math.round(2.2 * Math.sin(row / 4.1) + 1.2 * Math.sin(row / 2.3));
  for (let row = 0; row < rows; row++) {
    const line = [];
    for (let col = 0; col < columns; col++) {
      let h = hill(col / 7, row / 7) * 3.4 + fine(col / 2.6, row / 2.6) * 0.9 - 0.6;
      const north = Math.max(0, 9 - Math.hypot(col - 8, (row - 6) * 1.1)) * 0.62;
      h += north;
      if (col > 24 && row < 12) h = Math.max(h, 5.2 - Math.max(0, 27 - col) * 0.2);
      if (col > 27 && row < 8) h = Math.max(h, 7.2);
      const off = Math.abs(col - canyon(row));
      if (off <= 1) h = -2 + off * 0.2;
      else if (off === 2) h = Math.max(2, Math.min(h, 3));
      else if (off <= 4 && row > 11 && row < 16) h = 3;
      if (col < 10 && row > 18) h = Math.min(h, 0.2);
      line.push(Math.max(-2, Math.min(8, Math.round(h))));
    }
    grid.push(line);
  }
  const pit = [
    [28, 18],
    [29, 18],
    [28, 19],
    [29, 19],
    [30, 19],
    [29, 20],
    [30, 18],
    [28, 20],
  ];
  for (const [c, r] of pit) grid[r][c] = null;
  const notes = Array.from({ length: rows }, () => Array.from({ length: columns }, () => []));
  const wood = noise(23);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < columns; col++) {
      const h = grid[row][col];
      if (h === null) continue;
      const list = notes[row][col];
      if (col < 8 && row > 20 && Math.hypot(col - 2.5, row - 24) < 4.4) {
        grid[row][col] = 0;
        list.push({
          kind: "water",
          level: Math.hypot(col - 2.5, row - 24) < 2.6 ? 2 : 1,
          text: "",
        });
      } else if (Math.abs(col - canyon(row)) <= 0 && h < 0)
        list.push({ kind: "water", level: 1, text: "" });
      else if (wood(col / 4, row / 4) > 0.66 && h >= 0 && h < 6)
        list.push({ kind: wood(col / 3, row / 3) > 0.62 ? "jungle" : "woods", level: 1, text: "" });
      else if (wood(col / 3 + 40, row / 3) > 0.8) list.push({ kind: "rough", level: 1, text: "" });
      if (col > 30 && row > 22 && !list.length) list.push({ kind: "sand", level: 1, text: "" });
    }
  }
  const road = 14;
  for (let col = 0; col < columns; col++) {
    if (Math.abs(col - canyon(road)) <= 1) continue;
    if (Math.abs(col - canyon(road)) <= 6) grid[road][col] = 3;
    notes[road][col] = [{ kind: "road", level: 1, text: "" }];
  }
  for (const [c, r] of [
    [24, 21],
    [25, 21],
    [25, 22],
  ])
    notes[r][c] = [{ kind: "rubble", level: 1, text: "" }];
  for (const [c, r] of [
    [33, 2],
    [34, 2],
    [33, 3],
    [32, 2],
  ])
    notes[r][c] = [{ kind: "snow", level: 1, text: "" }];
  for (const [c, r] of [
    [22, 24],
    [23, 24],
    [23, 25],
  ])
    notes[r][c] = [{ kind: "pavement", level: 1, text: "" }];
  for (const [c, r] of [
    [12, 24],
    [13, 25],
    [12, 25],
  ])
    notes[r][c] = [{ kind: "swamp", level: 1, text: "" }];
  for (const [c, r] of [
    [26, 26],
    [27, 26],
  ])
    notes[r][c] = [{ kind: "planted_fields", level: 1, text: "" }];
  const props = {};
  const prop = (id, col, row, base, height, value, integrity, name) => {
    const b = base ?? grid[row][col];
    props[id] = { id, name, ...hex(col, row), base: b, height, value, integrity, look: "", hexes: [Object.values(hex(col, row))] };
  };
  for (let col = canyon(road) - 1; col <= canyon(road) + 1; col++)
    prop(`b${col}`, col, road, 2, 1, 4, col === canyon(road) ? 2 : 4, "bridge");
  prop("t1", 12, 17, null, 4, 5, 5, "tower");
  prop("t2", 22, 18, null, 6, 6, 3, "tower");
  prop("t3", 23, 18, null, 2, 3, 3, "hall");
  prop("t4", 24, 9, null, 3, 5, 1, "bunker");
  prop("t5", 6, 16, null, 1, 2, 2, "wall");
  prop("t6", 7, 16, null, 1, 2, 1, "wall");
  const units = {};
  const unit = (id, name, disposition, silhouette, col, row, level, more = {}) => {
    const at = { ...hex(col, row), level: level ?? grid[row][col] ?? 0 };
    units[id] = {
      id,
      name,
      disposition,
      silhouette,
      at,
      speed: 4,
      integrity: 9,
      integrity_max: 9,
      stability: 12,
      stability_max: 12,
      footprint: [[0, 0, 0]],
      falling: false,
      airborne: false,
      staggered: false,
      destroyed: false,
      highlighted: false,
      turn: "waiting",
      ...more,
    };
  };
  unit("u1", "Vesper", "pilot", "biped", 13, 13, 3, { turn: "active" });
  unit("u2", "Kestrel", "pilot", "walker", 14, 11, (grid[11][14] ?? 0) + 4, {
    airborne: true,
    integrity: 5,
  });
  unit("u3", "Ferrous", "ally", "tank", 11, 15, null, { turn: "done" });
  unit("u4", "Juno", "ally", "hover", 12, 11, null, { stability: 4 });
  unit("u5", "Caravan", "neutral", "tank", 20, 13, null);
  unit("u6", "Hound", "enemy", "walker", 25, 12, null, { integrity: 3, staggered: true });
  unit("u7", "Gnat", "enemy", "drone", 22, 12, (grid[12][22] ?? 0) + 3, {
    airborne: true,
    highlighted: true,
  });
  unit("u15", "Behemoth", "enemy", "walker", 31, 10, null, {
    footprint: [
      [0, 0, 0],
      [1, -1, 0],
      [1, 0, 0],
    ],
  });
  unit("u8", "Ogre", "enemy", "biped", 26, 10, null, { stability: 0 });
  unit("u9", "Sapper", "enemy", "infantry", 22, 18, (grid[18][22] ?? 0) + 6);
  unit("u10", "Troll", "enemy", "tank", canyon(14), 14, -2, {});
  unit("u11", "Heron", "neutral", "drone", 29, 19, 5, { falling: true, airborne: true });
  unit("u12", "Wreck", "enemy", "tank", 21, 21, null, { destroyed: true, integrity: 0 });
  unit("u13", "Shade", "enemy", "biped", 24, 15, null, { hidden: true });
  unit("u14", "Ibis", "ally", "drone", 12, 11, (grid[11][12] ?? 0) + 3, { airborne: true });
  const ground = grid.flat().filter((level) => level !== null);
  const map = {
    columns,
    rows,
    orientation,
    floor: -6,
    ceiling: 16,
    lowest: Math.min(...ground),
    highest: Math.max(...ground),
    tint: [Math.min(...ground), Math.max(...ground)],
  };
  const chunks = toChunks(
    columns,
    rows,
    (c, r) => grid[r][c],
    (c, r) => notes[r][c],
  );
  return { map, chunks, props, units, grid, hex };
}

/** A plain map of any size with hills, woods and buildings. */
export function large(columns, rows, orientation = "flat") {
  const a = noise(3);
  const b = noise(9);
  const wood = noise(17);
  const level = (c, r) => {
    const h = a(c / 31, r / 31) * 9 + b(c / 9, r / 9) * 4 - 4;
    return h < -3 ? null : Math.round(h);
  };
  const notes = (c, r) => {
    if (wood(c / 8, r / 8) > 0.68) return [{ kind: "woods", level: 1, text: "" }];
    return (level(c, r) ?? 0) < -1 ? [{ kind: "water", level: 1, text: "" }] : [];
  };
  const hex = (col, row) => fromOffset(col, row, orientation);
  const random = source(7);
  const props = {};
  const units = {};
  for (let i = 0; i < (columns * rows) / 250; i++) {
    const c = Math.floor(random() * columns);
    const r = Math.floor(random() * rows);
    if (level(c, r) === null) continue;
    props[`p${i}`] = {
      id: `p${i}`,
      name: "tower",
      ...hex(c, r),
      hexes: [[hex(c, r).q, hex(c, r).r]],
      look: "",
      base: level(c, r),
      height: 1 + Math.floor(random() * 4),
      value: 5,
      integrity: 1 + Math.floor(random() * 5),
    };
  }
  const kinds = ["pilot", "ally", "neutral", "enemy"];
  const shapes = ["biped", "tank", "hover", "walker", "drone", "infantry"];
  for (let i = 0; i < 200; i++) {
    const c = Math.floor(random() * columns);
    const r = Math.floor(random() * rows);
    const h = level(c, r);
    if (h === null) continue;
    const air = random() > 0.8 ? 3 : 0;
    units[`u${i}`] = {
      id: `u${i}`,
      name: `Unit ${i}`,
      disposition: kinds[i % 4],
      silhouette: shapes[i % 6],
      at: { ...hex(c, r), level: h + air },
      integrity: i % 9,
      integrity_max: 9,
      stability: i % 12,
      stability_max: 12,
      airborne: air > 0,
    };
  }
  const map = { columns, rows, orientation, floor: -10, ceiling: null, lowest: -3, highest: 9, tint: [-3, 9] };
  return { map, chunks: toChunks(columns, rows, level, notes), props, units, level, hex };
}

/**
 * A stand-in for the server's answer: good enough to look at and to drag by, not the rules.
 */
export function fakeReach(world, unitId, mode, budget) {
  const { map, chunks, units } = world;
  const across = Math.ceil(map.columns / 32);
  const start = units[unitId].at;
  const ground = (q, r) => {
    const [c, w] = toOffset({ q, r }, map.orientation);
    if (c < 0 || w < 0 || c >= map.columns || w >= map.rows) return undefined;
    return chunks.get(Math.floor(w / 32) * across + Math.floor(c / 32)).levels[
      (w % 32) * 32 + (c % 32)
    ];
  };
  const deck = (q, r) => Object.values(world.props).filter((p) => p.q === q && p.r === r);
  const surfaces = (q, r) => {
    const g = ground(q, r);
    if (g === undefined) return null;
    const tops = g === null ? [] : [g];
    for (const p of deck(q, r)) {
      if (p.base === g) tops.pop();
      tops.push(p.base + p.height);
    }
    return tops;
  };
  const taken = new Set(
    Object.values(units)
      .filter((u) => u.id !== unitId && !u.destroyed)
      .map((u) => `${u.at.q},${u.at.r},${u.at.level}`),
  );
  const cells = new Map([
    [`${start.q},${start.r},${start.level}`, { ...start, cost: 0, falls: false, from: null }],
  ]);
  const beyond = [];
  const queue = [cells.values().next().value];
  const dirs = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ];
  while (queue.length) {
    queue.sort((a, b) => a.cost - b.cost);
    const at = queue.shift();
    if (at.falls) continue;
    const put = (q, r, level, cost, falls) => {
      const key = `${q},${r},${level}`;
      if (cost > budget)
        return void beyond.push({ q, r, level, code: "too-far", params: { cost, left: budget } });
      if (taken.has(key)) return void beyond.push({ q, r, level, code: "occupied", params: {} });
      const old = cells.get(key);
      if (old && old.cost <= cost) return;
      const cell = { q, r, level, cost, falls, from: [at.q, at.r, at.level] };
      cells.set(key, cell);
      queue.push(cell);
    };
    if (mode === "flight") {
      const g0 = ground(at.q, at.r);
      put(at.q, at.r, at.level + 1, at.cost + 1, false);
      if (at.level > Math.max(...surfaces(at.q, at.r), g0 === null ? map.floor : -99))
        put(at.q, at.r, at.level - 1, at.cost + 1, false);
    }
    for (const [dq, dr] of dirs) {
      const q = at.q + dq;
      const r = at.r + dr;
      const tops = surfaces(q, r);
      if (!tops) continue;
      if (mode === "flight") {
        if (tops.every((top) => top <= at.level)) put(q, r, at.level, at.cost + 1, false);
        continue;
      }
      const near = tops.filter((top) => Math.abs(top - at.level) <= 1);
      for (const top of near) put(q, r, top, at.cost + 1 + Math.abs(top - at.level), false);
      if (near.length) continue;
      if (tops.every((top) => top < at.level)) put(q, r, at.level, at.cost + 1, true);
      else
        beyond.push({
          q,
          r,
          level: Math.min(...tops),
          code: "too-steep",
          params: { levels: Math.min(...tops) - at.level, up: true },
        });
    }
  }
  return {
    unit: unitId,
    mode,
    budget,
    start,
    cells: [...cells.values()],
    beyond: beyond.filter((b) => !cells.has(`${b.q},${b.r},${b.level}`)),
  };
}

/**
 * Masks as the server writes them, from what a hex is: nothing, "known" or "seen", with or without a
 * veil.
 * @param {{columns: number, rows: number}} map
 * @param {(col: number, row: number) => {known?: boolean, seen?: boolean, veiled?: boolean}} of
 */
export function toMasks(map, of) {
  const across = Math.ceil(map.columns / 32);
  const down = Math.ceil(map.rows / 32);
  const all = new Map();
  for (let index = 0; index < across * down; index++) {
    const masks = { known: "", seen: "", veiled: "" };
    for (let y = 0; y < 32; y++) {
      const bits = { known: 0, seen: 0, veiled: 0 };
      for (let x = 0; x < 32; x++) {
        const col = (index % across) * 32 + x;
        const row = Math.floor(index / across) * 32 + y;
        if (col >= map.columns || row >= map.rows) continue;
        const hex = of(col, row);
        for (const name of Object.keys(bits)) if (hex[name]) bits[name] |= 1 << x;
      }
      for (const name of Object.keys(bits)) masks[name] += (bits[name] >>> 0).toString(16).padStart(8, "0");
    }
    all.set(index, masks);
  }
  return all;
}

/** What somebody at a hex of the showcase sees, made up: rings with ragged edges. */
export function roundSight(map, eyes, radius) {
  return (col, row) => {
    const away = Math.min(...eyes.map(([c, r]) => Math.hypot(col - c, row - r)));
    const ragged = ((col * 7 + row * 13) % 5) / 2;
    return { known: away < radius * 1.9 + ragged, seen: away < radius + ragged && (col * 3 + row) % 11 > 0 };
  };
}

/** The chunks as they are sent to somebody with these masks: no level where nothing is known. */
export function fogged(chunks, masks) {
  const out = new Map();
  for (const [index, chunk] of chunks) {
    const rows = masks.get(index).known;
    const levels = chunk.levels.map((level, i) => {
      const bits = Number.parseInt(rows.slice((i >> 5) * 8, (i >> 5) * 8 + 8), 16);
      return (bits >>> (i & 31)) & 1 ? level : null;
    });
    const notes = Object.fromEntries(Object.entries(chunk.notes).filter(([i]) => levels[i] !== null));
    out.set(index, { levels, notes });
  }
  return out;
}
