// The terms of a mission while the Handler types them: what was typed lies over what the server
// says, so that neither is lost when the other changes; and the commands that say what was typed.

import { newId } from "../../core/net.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {"objectives"|"deductions"} RowKind */
/** @typedef {{text?: string, bonus?: number, amount?: number, hidden?: boolean, applies?: boolean, gone?: true}} Change */
/** @typedef {{id: string, text: string, bonus: number, amount: number, hidden: boolean, applies: boolean, fresh: boolean, gone: boolean}} Row */
/** @typedef {{name: string, briefing: string, primary: string, base: number, notes: string, crew: string[]}} Fields */
/**
 * @typedef {object} MissionDraft  what was typed and is not saved
 * @property {Partial<Fields>} fields @property {Record<RowKind, Record<string, Change>>} changes
 * @property {Record<RowKind, Row[]>} fresh  new rows
 */
/** @typedef {{command: any, row?: {sort: RowKind, id: string}}} SaveStep  one command; the new row it brings */

/** @type {MissionDraft} */
export const EMPTY_DRAFT = { fields: {}, changes: { objectives: {}, deductions: {} }, fresh: { objectives: [], deductions: [] } };

const ROW_KINDS = /** @type {const} */ (["objectives", "deductions"]);
const KINDS = /** @type {const} */ ({
  objectives: { one: "objective", parts: ["text", "bonus", "hidden"] },
  deductions: { one: "deduction", parts: ["text", "amount", "applies"] },
});

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {MissionView|null} mission @returns {Fields} */
function saved(mission) {
  const { name = "", briefing = "", primary = "", base = 0, notes = "", crew = [] } = mission ?? {};
  return { name, briefing, primary, base, notes, crew };
}

/** @param {MissionView|null} mission @param {RowKind} sort @returns {Row[]} */
function savedRows(mission, sort) {
  const rows = /** @type {any[]} */ (mission?.[sort] ?? []);
  return rows.map(({ id, text, bonus = 0, amount = 0, hidden = false, revealed = false, applies = false }) => ({
    id, text, bonus, amount, hidden: hidden && !revealed, applies, fresh: false, gone: false,
  }));
}

/** What stands in the fields. @param {MissionView|null} mission @param {MissionDraft} typed @returns {Fields} */
export function fieldsOf(mission, typed) {
  return { ...saved(mission), ...typed.fields };
}

/** @param {MissionView|null} mission @param {MissionDraft} typed @param {RowKind} sort @returns {Row[]} */
export function rowsOf(mission, typed, sort) {
  const rows = savedRows(mission, sort).map((row) => ({ ...row, ...typed.changes[sort][row.id] }));
  return [...rows, ...typed.fresh[sort]];
}

/** @param {MissionDraft} typed @param {Partial<Fields>} more @returns {MissionDraft} */
export function withFields(typed, more) {
  return { ...typed, fields: { ...typed.fields, ...more } };
}

/** A row changed; a new one that is taken away is gone at once. @param {MissionDraft} typed @param {RowKind} sort @param {Row} row @param {Change} change @returns {MissionDraft} */
export function withChange(typed, sort, row, change) {
  if (!row.fresh) {
    const changed = { ...typed.changes[sort][row.id], ...change };
    return { ...typed, changes: { ...typed.changes, [sort]: { ...typed.changes[sort], [row.id]: changed } } };
  }
  const rows = typed.fresh[sort].flatMap((each) => (each.id !== row.id ? [each] : change.gone ? [] : [{ ...each, ...change }]));
  return { ...typed, fresh: { ...typed.fresh, [sort]: rows } };
}

/** @param {MissionDraft} typed @param {RowKind} sort @param {boolean} [hidden] @returns {MissionDraft} */
export function withRow(typed, sort, hidden = false) {
  // nothing is kept back before the Handler says so
  const row = { id: newId(), text: "", bonus: 0, amount: 0, hidden, applies: false, fresh: true, gone: false };
  return { ...typed, fresh: { ...typed.fresh, [sort]: [...typed.fresh[sort], row] } };
}

/** Without what the server says by now, and what is about rows that are gone. @param {MissionView|null} mission @param {MissionDraft} typed @returns {MissionDraft} */
export function withoutSaved(mission, typed) {
  const now = saved(mission);
  const fields = Object.fromEntries(Object.entries(typed.fields).filter(([name, value]) => !same(value, now[/** @type {keyof Fields} */ (name)])));
  /** @param {RowKind} sort */
  const changes = (sort) => {
    const rows = new Map(savedRows(mission, sort).map((row) => [row.id, /** @type {any} */ (row)]));
    const left = Object.entries(typed.changes[sort]).map(([id, change]) => {
      const parts = Object.entries(change).filter(([name, value]) => rows.has(id) && rows.get(id)[name] !== value);
      return /** @type {const} */ ([id, Object.fromEntries(parts)]);
    });
    return Object.fromEntries(left.filter(([, change]) => Object.keys(change).length > 0));
  };
  return { ...typed, fields, changes: { objectives: changes("objectives"), deductions: changes("deductions") } };
}

/** As it is sent: no space around what was typed. @param {MissionDraft} typed @returns {MissionDraft} */
export function trimmed(typed) {
  /** @template T @param {T} record @returns {T} */
  const trim = (record) => /** @type {T} */ (Object.fromEntries(Object.entries(/** @type {any} */ (record)).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value])));
  /** @param {RowKind} sort */
  const changes = (sort) => Object.fromEntries(Object.entries(typed.changes[sort]).map(([id, change]) => [id, trim(change)]));
  return {
    fields: trim(typed.fields),
    changes: { objectives: changes("objectives"), deductions: changes("deductions") },
    fresh: { objectives: typed.fresh.objectives.map(trim), deductions: typed.fresh.deductions.map(trim) },
  };
}

/** Whether there is anything to save. @param {MissionView|null} mission @param {MissionDraft} typed */
export function isDirty(mission, typed) {
  const { fields, changes, fresh } = withoutSaved(mission, typed);
  return Object.keys(fields).length > 0 || ROW_KINDS.some((sort) => Object.keys(changes[sort]).length > 0 || fresh[sort].length > 0);
}

/** @param {Row} row @param {RowKind} sort */
function partsOf(row, sort) {
  return Object.fromEntries(KINDS[sort].parts.map((name) => [name, row[name]]));
}

/** The command that makes a new mission of what was typed. @param {MissionDraft} typed */
export function addCommand(typed) {
  const of = (/** @type {RowKind} */ sort) => typed.fresh[sort].map((row) => partsOf(row, sort));
  return { type: "mission.add", ...fieldsOf(null, typed), objectives: of("objectives"), deductions: of("deductions") };
}

/** What to send, one after the other, for what was typed. @param {MissionView} mission @param {MissionDraft} typed @returns {SaveStep[]} */
export function saveSteps(mission, typed) {
  const { fields, changes, fresh } = withoutSaved(mission, typed);
  const id = { mission: mission.id };
  /** @type {SaveStep[]} */
  const steps = [];
  if (Object.keys(fields).length > 0) steps.push({ command: { type: "mission.update", ...id, ...fields } });
  for (const sort of ROW_KINDS) {
    const { one } = KINDS[sort];
    for (const [row, { gone, ...change }] of Object.entries(changes[sort])) {
      if (gone) steps.push({ command: { type: `mission.remove_${one}`, ...id, [one]: row } });
      else steps.push({ command: { type: `mission.update_${one}`, ...id, [one]: row, ...change } });
    }
    for (const row of fresh[sort]) {
      steps.push({ command: { type: `mission.add_${one}`, ...id, ...partsOf(row, sort) }, row: { sort, id: row.id } });
    }
  }
  return steps;
}

/** Without a new row that the server has by now. @param {MissionDraft} typed @param {{sort: RowKind, id: string}} row @returns {MissionDraft} */
export function withoutRow(typed, { sort, id }) {
  return { ...typed, fresh: { ...typed.fresh, [sort]: typed.fresh[sort].filter((each) => each.id !== id) } };
}

/** In order: who runs now, who is next, what is prepared, what is over. @param {MissionView[]} missions */
export function byPhase(missions) {
  const rank = { running: 0, briefed: 1, draft: 2, paid: 3 };
  return [...missions].sort((a, b) => rank[a.phase] - rank[b.phase]);
}
