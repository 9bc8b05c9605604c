// Odds for filled-in values that an offer's previews do not cover, asked from the server.

import { useEffect, useRef, useState } from "preact/hooks";
import { query } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { customPanel } from "./custom-panel.js";
import { matchingPreview } from "./outcomes.js";

/** @typedef {import("./schema.js").Values} Values */
/** @typedef {import("./outcomes.js").Preview} Preview */
/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */

/**
 * Answers by query; they are kept, since the odds of a roll never change.
 * @type {Map<string, any>}
 */
const answers = new Map();

/** The pause after the last change before the server is asked, in milliseconds. */
const PAUSE = 200;

/** With more options than this, only the chosen one is asked about. */
const MOST = 16;

/**
 * The previews of an offer with the queried ones. While `asking`, the previous odds stand in for
 * those without an answer yet. `awaited`: the options of a field
 * whose first odds are to come.
 * @param {OfferEntry} entry
 * @param {import("./schema.js").Field[]} fields
 * @param {Values} values
 * @returns {{previews: Preview[], asking: boolean, awaited: {field: string, values: any[]}}}
 */
export function usePreviews(entry, fields, values) {
  const wanted = wantedOdds(entry, fields, values);
  const [, again] = useState(0);
  const before = useRef(/** @type {Map<string, Preview>} */ (new Map()));
  const key = JSON.stringify(wanted.map((each) => each.roll));
  const open = wanted.map((each) => JSON.stringify([entry.system, each.roll])).filter((each) => !answers.has(each));
  useEffect(() => {
    if (open.length === 0) return undefined;
    let mounted = true;
    const timer = setTimeout(async () => {
      await Promise.all([...new Set(open)].map(ask));
      if (mounted) again((n) => n + 1);
    }, PAUSE);
    return () => {
      mounted = false;
      clearTimeout(timer);
    };
  }, [key]);
  let asking = false;
  const awaited = { field: "", values: /** @type {any[]} */ ([]) };
  const found = wanted.flatMap(({ when, roll, about }) => {
    const asked = JSON.stringify([entry.system, roll]);
    const place = JSON.stringify(when);
    if (!answers.has(asked)) {
      const old = before.current.get(place);
      asking ||= old !== undefined;
      if (old === undefined && about.field !== undefined) {
        awaited.field = about.field;
        awaited.values.push(when[about.field]);
      }
      return old === undefined ? [] : [old];
    }
    const result = answers.get(asked);
    const outcomes = result && (about.read ?? ((given) => given.outcomes))(result);
    if (!outcomes) return [];
    const preview = /** @type {Preview} */ ({ when, outcomes: about.names ? only(outcomes, about.names) : outcomes, label: about.label });
    before.current.set(place, preview);
    return [preview];
  });
  return { previews: [...entry.offer.previews, ...found], asking, awaited };
}

/**
 * Only the named outcomes, in that order.
 * @param {Values} outcomes @param {string[]} names
 */
function only(outcomes, names) {
  return Object.fromEntries(names.flatMap((name) => (outcomes[name] ? [[name, outcomes[name]]] : [])));
}

/**
 * Asks the server and keeps the answer; null when it refuses.
 * @param {string} asked  JSON of system and roll
 */
async function ask(asked) {
  const [system, roll] = JSON.parse(asked);
  const answer = await query("odds", { system, roll });
  answers.set(asked, answer.ok ? answer.result : null);
}

/**
 * What to ask: for each option of the field that shows the odds, unless a preview covers it.
 * @param {OfferEntry} entry
 * @param {import("./schema.js").Field[]} fields
 * @param {Values} values
 * @returns {{when: Values, roll: any, about: import("./custom-panel.js").QueriedOdds}[]}
 */
function wantedOdds(entry, fields, values) {
  const about = customPanel(entry.system).odds?.[entry.offer.action];
  const view = session.systems.value[entry.system];
  if (about === undefined || view === undefined) return [];
  const field = fields.find((each) => each.name === about.field);
  const options = field?.control.kind === "const" ? [field.control.start] : (field?.control.options.map((option) => option.value) ?? []);
  const chosen = about.field === undefined ? [undefined] : options.length > MOST ? [values[about.field]] : options;
  return chosen.flatMap((value) => {
    const filled = about.field === undefined ? values : { ...values, [about.field]: value };
    if (matchingPreview(entry.offer.previews, filled) !== null) return [];
    const roll = about.roll(filled, view.data);
    const when = about.field === undefined ? {} : { [about.field]: value };
    return roll === null ? [] : [{ when, roll, about }];
  });
}
