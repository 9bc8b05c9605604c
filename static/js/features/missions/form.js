// The draft of a mission's terms: the Handler's unsaved input, kept apart from the server's mission
// so that neither overwrites the other, and the commands that save it. Pure.

import { newId } from "../../core/net.js";

/** @typedef {import("../../core/store.js").MissionView} MissionView */
/** @typedef {"objectives"|"deductions"} RowKind */
/** @typedef {{text?: string, bonus?: number, amount?: number, hidden?: boolean, applies?: boolean, gone?: true}} Change */
/** @typedef {{id: string, text: string, bonus: number, amount: number, hidden: boolean, applies: boolean, fresh: boolean, gone: boolean}} Row */
/** @typedef {{name: string, briefing: string, primary: string, base: number, notes: string, crew: string[]}} Fields */
/**
 * @typedef {object} MissionDraft  unsaved input
 * @property {Partial<Fields>} fields @property {Record<RowKind, Record<string, Change>>} changes
 * @property {Record<RowKind, Row[]>} fresh  new rows
 */
/** @typedef {{command: import("../../core/commands.js").Command, row?: {kind: RowKind, id: string}}} SaveStep  a command, and the new row that it saves */

/** @type {MissionDraft} */
export const EMPTY_DRAFT = { fields: {}, changes: { objectives: {}, deductions: {} }, fresh: { objectives: [], deductions: [] } };

const ROW_KINDS = /** @type {const} */ (["objectives", "deductions"]);
const KINDS = /** @type {const} */ ({
  objectives: { one: "objective", parts: ["text", "bonus", "hidden"] },
  deductions: { one: "deduction", parts: ["text", "amount", "applies"] },
});

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * The server's fields; empty ones for a new mission.
 * @param {MissionView|null} mission
 * @returns {Fields}
 */
function saved(mission) {
  const { name = "", briefing = "", primary = "", base = 0, notes = "", crew = [] } = mission ?? {};
  return { name, briefing, primary, base, notes, crew };
}

/**
 * The server's rows of one kind.
 * @param {MissionView|null} mission @param {RowKind} kind
 * @returns {Row[]}
 */
function savedRows(mission, kind) {
  const rows = /** @type {any[]} */ (mission?.[kind] ?? []);
  return rows.map(({ id, text, bonus = 0, amount = 0, hidden = false, revealed = false, applies = false }) => ({
    id, text, bonus, amount, hidden: hidden && !revealed, applies, fresh: false, gone: false,
  }));
}

/**
 * The fields as shown: the server's with the draft's changes.
 * @param {MissionView|null} mission @param {MissionDraft} draft
 * @returns {Fields}
 */
export function fieldsOf(mission, draft) {
  return { ...saved(mission), ...draft.fields };
}

/**
 * The rows as shown: the server's with the draft's changes, then the new ones.
 * @param {MissionView|null} mission @param {MissionDraft} draft @param {RowKind} kind
 * @returns {Row[]}
 */
export function rowsOf(mission, draft, kind) {
  const rows = savedRows(mission, kind).map((row) => ({ ...row, ...draft.changes[kind][row.id] }));
  return [...rows, ...draft.fresh[kind]];
}

/**
 * The draft with changed fields.
 * @param {MissionDraft} draft @param {Partial<Fields>} more
 * @returns {MissionDraft}
 */
export function withFields(draft, more) {
  return { ...draft, fields: { ...draft.fields, ...more } };
}

/**
 * The draft with a changed row; a new row that is removed disappears at once.
 * @param {MissionDraft} draft @param {RowKind} kind @param {Row} row @param {Change} change
 * @returns {MissionDraft}
 */
export function withChange(draft, kind, row, change) {
  if (!row.fresh) {
    const changed = { ...draft.changes[kind][row.id], ...change };
    return { ...draft, changes: { ...draft.changes, [kind]: { ...draft.changes[kind], [row.id]: changed } } };
  }
  const rows = draft.fresh[kind].flatMap((each) => (each.id !== row.id ? [each] : change.gone ? [] : [{ ...each, ...change }]));
  return { ...draft, fresh: { ...draft.fresh, [kind]: rows } };
}

/**
 * The draft with a new, empty row.
 * @param {MissionDraft} draft @param {RowKind} kind @param {boolean} [hidden]
 * @returns {MissionDraft}
 */
export function withRow(draft, kind, hidden = false) {
  const row = { id: newId(), text: "", bonus: 0, amount: 0, hidden, applies: false, fresh: true, gone: false };
  return { ...draft, fresh: { ...draft.fresh, [kind]: [...draft.fresh[kind], row] } };
}

/**
 * The draft without changes that the server has by now, or that are about removed rows.
 * @param {MissionView|null} mission @param {MissionDraft} draft
 * @returns {MissionDraft}
 */
export function withoutSaved(mission, draft) {
  const now = saved(mission);
  const fields = Object.fromEntries(Object.entries(draft.fields).filter(([name, value]) => !same(value, now[/** @type {keyof Fields} */ (name)])));
  /** @param {RowKind} kind */
  const changes = (kind) => {
    const rows = new Map(savedRows(mission, kind).map((row) => [row.id, /** @type {any} */ (row)]));
    const left = Object.entries(draft.changes[kind]).map(([id, change]) => {
      const parts = Object.entries(change).filter(([name, value]) => rows.has(id) && rows.get(id)[name] !== value);
      return /** @type {const} */ ([id, Object.fromEntries(parts)]);
    });
    return Object.fromEntries(left.filter(([, change]) => Object.keys(change).length > 0));
  };
  return { ...draft, fields, changes: { objectives: changes("objectives"), deductions: changes("deductions") } };
}

/** The draft with all texts trimmed. @param {MissionDraft} draft @returns {MissionDraft} */
export function trimmed(draft) {
  /** @template T @param {T} record @returns {T} */
  const trim = (record) => /** @type {T} */ (Object.fromEntries(Object.entries(/** @type {any} */ (record)).map(([name, value]) => [name, typeof value === "string" ? value.trim() : value])));
  /** @param {RowKind} kind */
  const changes = (kind) => Object.fromEntries(Object.entries(draft.changes[kind]).map(([id, change]) => [id, trim(change)]));
  return {
    fields: trim(draft.fields),
    changes: { objectives: changes("objectives"), deductions: changes("deductions") },
    fresh: { objectives: draft.fresh.objectives.map(trim), deductions: draft.fresh.deductions.map(trim) },
  };
}

/**
 * Whether there is anything to save.
 * @param {MissionView|null} mission @param {MissionDraft} draft
 */
export function isDirty(mission, draft) {
  const { fields, changes, fresh } = withoutSaved(mission, draft);
  return Object.keys(fields).length > 0 || ROW_KINDS.some((kind) => Object.keys(changes[kind]).length > 0 || fresh[kind].length > 0);
}

/** @param {Row} row @param {RowKind} kind */
function partsOf(row, kind) {
  return Object.fromEntries(KINDS[kind].parts.map((name) => [name, row[name]]));
}

/** The command that makes a new mission from a draft. @param {MissionDraft} draft */
export function addCommand(draft) {
  const of = (/** @type {RowKind} */ kind) => draft.fresh[kind].map((row) => partsOf(row, kind));
  return { type: "mission.add", ...fieldsOf(null, draft), objectives: of("objectives"), deductions: of("deductions") };
}

/**
 * The commands that save a draft, in order.
 * @param {MissionView} mission @param {MissionDraft} draft
 * @returns {SaveStep[]}
 */
export function saveSteps(mission, draft) {
  const { fields, changes, fresh } = withoutSaved(mission, draft);
  const id = { mission: mission.id };
  /** @type {SaveStep[]} */
  const steps = [];
  if (Object.keys(fields).length > 0) steps.push({ command: { type: "mission.update", ...id, ...fields } });
  for (const kind of ROW_KINDS) {
    const { one } = KINDS[kind];
    for (const [row, { gone, ...change }] of Object.entries(changes[kind])) {
      if (gone) steps.push({ command: { type: `mission.remove_${one}`, ...id, [one]: row } });
      else steps.push({ command: { type: `mission.update_${one}`, ...id, [one]: row, ...change } });
    }
    for (const row of fresh[kind]) {
      steps.push({ command: { type: `mission.add_${one}`, ...id, ...partsOf(row, kind) }, row: { kind, id: row.id } });
    }
  }
  return steps;
}

/**
 * The draft without a new row that was saved.
 * @param {MissionDraft} draft @param {{kind: RowKind, id: string}} row
 * @returns {MissionDraft}
 */
export function withoutRow(draft, { kind, id }) {
  return { ...draft, fresh: { ...draft.fresh, [kind]: draft.fresh[kind].filter((each) => each.id !== id) } };
}

/** Missions sorted by phase: running, briefed, draft, paid. @param {MissionView[]} missions */
export function byPhase(missions) {
  const rank = { running: 0, briefed: 1, draft: 2, paid: 3 };
  return [...missions].sort((a, b) => rank[a.phase] - rank[b.phase]);
}
