// The full calculation of a finished attack, stage by stage, as its log line shows it when opened.

import * as app from "../../core/app.js";
import { contentName } from "./content.js";
import { isFriendly } from "./attack-state.js";
import { AttackBar } from "./odds.js";
import { isAttackConsequence } from "../log/notifications.js";
import { html } from "../../ui/controls.js";
import { minus, signed } from "../../text/format.js";

/**
 * @typedef {{exchange: import("./types.js").Exchange, outcome: import("./types.js").AttackOutcome,
 *   odds: import("./types.js").AttackOdds}} AttackResult  the data of a log line
 */
/** @typedef {{what: string, how: string[], total: string}} Stage  one row of the calculation */

/**
 * The calculation in the data of a log line; null for other lines.
 * @param {import("../../core/store.js").Entry} entry
 * @returns {AttackResult|null}
 */
export function attackResultOf(entry) {
  const { data } = entry;
  return entry.code.startsWith("attack.result") && data?.outcome && data?.exchange ? data : null;
}

/**
 * A roll and everything added to it: "d10 shows 7, ace +2, Aim Assist +1".
 * @param {import("./types.js").RolledDie} rolled
 */
function rolledText(rolled) {
  const die = rolled.face !== null && rolled.sides ? [`d${rolled.sides} shows ${rolled.face}`] : [];
  const least = rolled.face !== null && rolled.counts > rolled.face ? [`counts ${rolled.counts}`] : [];
  const ace = rolled.ace ? ["ace +2"] : [];
  const parts = rolled.parts.filter((part) => part.value).map((part) => `${part.name || part.source} ${signed(part.value)}`);
  const rest = die.length + parts.length === 0 ? [`fixed ${minus(rolled.total)}`] : [];
  return [...die, ...least, ...ace, ...parts, ...rest].join(", ");
}

/**
 * The text with the number in place of "#"; nothing for 0.
 * @param {number} value @param {string} text
 */
const numbered = (value, text) => (value ? [text.replace("#", minus(value))] : []);

/** @type {Record<string, string>} */
const RESULT = { miss: "miss", hit: "hit", direct: "direct hit" };

/** The rows of a calculation. @param {AttackResult} whole @returns {Stage[]} */
export function stagesOf({ exchange, outcome }) {
  const { aim, damage, mitigation, met, impact, harm } = outcome;
  const untold = exchange.untold?.includes("target") ?? false;
  /** @type {Stage[]} */
  const stages = [];
  stages.push({
    what: exchange.table === "reactive" ? "Dodge" : "Aim",
    how: [
      ...(aim.test ? [`${rolledText(aim.test)}: ${minus(aim.test.total)} against ${minus(aim.mark)}`] : []),
      ...(aim.looked ? ["looked at once more"] : []),
      ...(aim.exposed ? ["nothing to dodge with"] : []),
      ...(aim.forced ? ["as the Handler decided"] : []),
    ],
    total: RESULT[outcome.result] ?? outcome.result,
  });
  if (damage) {
    stages.push({
      what: "Damage",
      how: [
        rolledText(damage.base),
        ...(damage.direct ? [`direct hit: ${rolledText(damage.direct)}`] : []),
        ...numbered(damage.shock, "shockwave +#"),
        ...numbered(-damage.guarded, "plating #"),
        ...numbered(damage.raised, "raised by #"),
        ...numbered(damage.bonus, "energy left +#"),
      ],
      total: minus(damage.total),
    });
    stages.push({
      what: "Mitigated",
      how: [
        ...numbered(met.negated, "a layer takes #"),
        ...(mitigation ? [`${rolledText(mitigation)}: ${minus(mitigation.total)}`] : untold ? ["by how much is not told"] : met.negated ? [] : ["nothing meets it"]),
        ...numbered(met.mitigated_bonus, "# of it against the energy"),
        ...numbered(met.more, "# more gets through"),
      ],
      total: `${met.through} through`,
    });
    if (impact.mitigated || impact.total) stages.push({
      what: "Impact",
      how: [
        ...numbered(impact.mitigated, "# mitigated"),
        ...numbered(impact.doubled, "doubled: +#"),
        ...numbered(-impact.guarded, "plating #"),
        ...numbered(impact.shock, "shockwave +#"),
        ...numbered(-impact.negates, "plating while staggered #"),
      ],
      total: minus(impact.total),
    });
  }
  const conditions = outcome.conditions.map((each) => contentName("conditions", each.kind).toLowerCase());
  stages.push({
    what: "It loses",
    how: [
      ...(outcome.staggered_before ? ["it was staggered: impact goes to integrity"] : []),
      ...(harm.integrity_lost && !untold ? [`integrity ${harm.integrity} left`] : []),
      ...(harm.stability_lost && !untold ? [`stability ${harm.stability} left`] : []),
      ...(harm.recovers ? ["pays 1 energy to stay steady"] : []),
      ...(harm.bulk ? [`holds together? ${harm.bulk.score} against 5: ${app.messages.value.word(harm.bulk.outcome)}`] : []),
      ...(outcome.staggers ? ["staggered"] : []),
      ...(outcome.destroyed ? ["destroyed"] : []),
      ...conditions,
      ...(outcome.overheats ? ["the attacker overheats"] : []),
    ],
    total: lossText(harm),
  });
  return stages;
}

/**
 * "4 integrity, 2 stability"; "nothing" without a loss.
 * @param {{integrity_lost: number, stability_lost: number}} harm
 */
export function lossText(harm) {
  const parts = [...(harm.integrity_lost ? [`${harm.integrity_lost} integrity`] : []), ...(harm.stability_lost ? [`${harm.stability_lost} stability`] : [])];
  return parts.join(", ") || "nothing";
}

/**
 * The log lines about further consequences; shown with the last result of the same command only.
 * @param {import("../../core/store.js").Entry} entry
 * @param {readonly import("../../core/store.js").Entry[]} entries
 */
function consequences(entry, entries) {
  const after = entries.filter((each) => each.version === entry.version && each.n > entry.n);
  if (after.some((each) => each.code.startsWith("attack.result"))) return [];
  const named = attackResultOf(entry) === null ? [] : entry.params.targets.map((/** @type {any} */ each) => each.unit);
  return after.filter((each) => isAttackConsequence(each) && !(/(destroyed|staggered)$/.test(each.code) && named.includes(each.params.unit?.unit ?? "")));
}

/**
 * An attack's result in one sentence: "Lantern’s Long rifle: Heron loses 4 integrity, 4 stability,
 * is staggered".
 * @param {import("../../core/store.js").Entry} entry
 */
export function resultText(entry) {
  const { unit, weapon, targets, lost: integrity_lost, shaken: stability_lost } = entry.params;
  /** @type {{harm: {integrity_lost: number, stability_lost: number}} & Partial<import("./types.js").AttackOutcome>} */
  const outcome = attackResultOf(entry)?.outcome ?? { harm: /** @type {import("./types.js").Harm} */ ({ integrity_lost, stability_lost }) };
  const { harm, staggers, destroyed, conditions = [] } = outcome;
  const also = [
    ...(destroyed ? ["destroyed"] : staggers ? ["staggered"] : []),
    ...(destroyed ? [] : conditions.map((each) => contentName("conditions", each.kind).toLowerCase())),
  ];
  const names = targets.map((/** @type {any} */ each) => each.name || "a prop").join(", ");
  const layer = outcome.met?.negated ? ` (a layer takes ${outcome.met.negated})` : "";
  const lost = harm.integrity_lost || harm.stability_lost ? `loses ${lossText(harm)}` : `loses nothing${layer}`;
  const what = `${unit ? `${unit.name}’s ${weapon.name}` : "Something unseen"}: ${names} ${lost}${also.length ? `, is ${also.join(" and ")}` : ""}`;
  return [what, ...consequences(entry, app.entries.value).map(app.lineText)].join(". ");
}

/** @param {{whole: AttackResult}} given */
export function Calculation({ whole }) {
  return html`<div class="calc">
    <${AttackBar} odds=${whole.odds} result=${whole.outcome.result} small=${true} friendly=${isFriendly(whole.exchange.target)} />
    <div class="calc-stages" role="table" aria-label="How it came about">
      ${stagesOf(whole).map(
        (stage) => html`<div class="calc-stage" role="row" key=${stage.what}>
          <span class="calc-what" role="rowheader">${stage.what}</span>
          <span class="calc-how" role="cell">${stage.how.map((line, i) => html`<span key=${i}>${line}</span>`)}</span>
          <span class="calc-total" role="cell">${stage.total}</span>
        </div>`,
      )}
    </div>
  </div>`;
}
