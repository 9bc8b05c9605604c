// The full calculation of a finished attack, stage by stage, as its log line shows it when opened.

import * as session from "../../core/session.js";
import { lineText } from "../log/log-text.js";
import { contentName } from "./content.js";
import { attackResultOf } from "./attack-state.js";
import { AttackBar } from "./odds.js";
import { isAttackConsequence } from "../log/notifications.js";
import { html } from "../../ui/controls.js";
import { minus, signed } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./attack-state.js").AttackResult} AttackResult */
/** @typedef {{what: string, how: string[], total: string}} Stage  one row of the calculation */

/**
 * A roll and everything added to it: "d10 shows 7, ace +2, Aim Assist +1".
 * @param {import("./types.js").RolledDie} rolled
 */
function rolledText(rolled) {
  const die = rolled.face !== null && rolled.sides ? [t("fight-d-shows", { sides: rolled.sides, face: rolled.face })] : [];
  const least = rolled.face !== null && rolled.counts > rolled.face ? [t("fight-counts", { counts: rolled.counts })] : [];
  const ace = rolled.ace ? [t("fight-ace-2")] : [];
  const parts = rolled.parts.filter((part) => part.value).map((part) => `${part.name || part.source} ${signed(part.value)}`);
  const rest = die.length + parts.length === 0 ? [t("fight-fixed", { total: minus(rolled.total) })] : [];
  return [...die, ...least, ...ace, ...parts, ...rest].join(", ");
}

/**
 * The text with the number in place of "#"; nothing for 0.
 * @param {number|null} value @param {string} text
 */
const numbered = (value, text) => (value ? [text.replace("#", minus(value))] : []);

/** @type {Record<string, string>} */
const RESULT = { miss: "miss", hit: "hit", direct: t("fight-direct-hit-2") };

/** The rows of a calculation. @param {AttackResult} whole @returns {Stage[]} */
export function stagesOf({ exchange, outcome }) {
  const { aim, damage, mitigation, met, impact, harm } = outcome;
  const untold = exchange.untold?.includes("target") ?? false;
  /** @type {Stage[]} */
  const stages = [];
  stages.push({
    what: exchange.table === "reactive" ? t("fight-dodge") : t("fight-aim"),
    how: [
      ...(aim.test ? [t("fight-against-rolled-total-mark", { rolled: rolledText(aim.test), total: minus(aim.test.total), mark: minus(aim.mark) })] : []),
      ...(aim.looked ? [t("fight-looked-at-once-more")] : []),
      ...(aim.exposed ? [t("fight-nothing-to-dodge-with")] : []),
      ...(aim.forced ? [t("fight-as-the-handler-decided")] : []),
    ],
    total: RESULT[outcome.result] ?? outcome.result,
  });
  if (damage) {
    stages.push({
      what: t("fight-damage"),
      how: [
        rolledText(damage.base),
        ...(damage.direct ? [t("fight-direct-hit-rolled", { rolled: rolledText(damage.direct) })] : []),
        ...numbered(damage.shock, "shockwave +#"),
        ...numbered(-(damage.guarded ?? 0), "plating #"),
        ...numbered(damage.raised, "raised by #"),
        ...numbered(damage.bonus, "energy left +#"),
      ],
      total: minus(damage.total),
    });
    stages.push({
      what: t("fight-mitigated"),
      how: [
        ...numbered(met.negated, "an ablative layer takes #"),
        ...(mitigation ? [`${rolledText(mitigation)}: ${minus(mitigation.total)}`] : untold ? [t("fight-by-how-much-is-not-told")] : met.negated ? [] : [t("fight-nothing-meets-it")]),
        ...numbered(met.mitigated_bonus, "# of it against the energy"),
        ...numbered(met.more, "# more gets through"),
      ],
      total: t("fight-through", { through: met.through }),
    });
    if (impact.mitigated || impact.total) stages.push({
      what: t("fight-impact"),
      how: [
        ...numbered(impact.mitigated, "# mitigated"),
        ...numbered(impact.doubled, "doubled: +#"),
        ...numbered(-(impact.guarded ?? 0), "plating #"),
        ...numbered(impact.shock, "shockwave +#"),
        ...numbered(-(impact.negates ?? 0), "plating while staggered #"),
      ],
      total: minus(impact.total),
    });
  }
  const conditions = outcome.conditions.map((each) => contentName("conditions", each.kind).toLowerCase());
  stages.push({
    what: t("fight-it-loses"),
    how: [
      ...(outcome.staggered_before ? [t("fight-it-was-staggered-impact-goes-to")] : []),
      ...(harm.integrity_lost && !untold ? [t("fight-integrity-left", { integrity: harm.integrity })] : []),
      ...(harm.stability_lost && !untold ? [t("fight-stability-left", { stability: harm.stability })] : []),
      ...(harm.recovers ? [t("fight-pays-1-energy-to-stay-steady")] : []),
      ...(harm.bulk ? [t("fight-holds-together-against-5", { score: harm.bulk.score, word: session.messages.value.word(harm.bulk.outcome) })] : []),
      ...(outcome.staggers ? ["staggered"] : []),
      ...(outcome.destroyed ? ["destroyed"] : []),
      ...conditions,
      ...(outcome.overheats ? [t("fight-the-attacker-overheats")] : []),
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
  const parts = [...(harm.integrity_lost ? [t("fight-integrity-integritylost", { integrity: harm.integrity_lost })] : []), ...(harm.stability_lost ? [t("fight-stability-stabilitylost", { stability: harm.stability_lost })] : [])];
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
  const named = attackResultOf(entry) === null ? [] : entry.params.targets.map((/** @type {any} */ each) => each.unit ?? each.prop);
  return after.filter((each) => isAttackConsequence(each) && !(/(destroyed|staggered)$/.test(each.code) && named.includes(each.params.unit?.unit ?? each.params.prop?.prop ?? "")));
}

/**
 * An attack's result in one sentence: "Lantern's Long rifle: Heron loses 4 integrity, 4 stability,
 * is staggered". That the target is destroyed comes first.
 * @param {import("../../core/store.js").Entry} entry
 */
export function resultText(entry) {
  const { unit, weapon, targets, lost: integrity_lost, shaken: stability_lost } = entry.params;
  /** @type {{harm: {integrity_lost: number, stability_lost: number}} & Partial<import("./types.js").AttackOutcome>} */
  const outcome = attackResultOf(entry)?.outcome ?? { harm: /** @type {import("./types.js").Harm} */ ({ integrity_lost, stability_lost }) };
  const { harm, staggers, destroyed, conditions = [] } = outcome;
  const also = destroyed ? [] : [...(staggers ? ["staggered"] : []), ...conditions.map((each) => conditionText(each.kind))];
  const names = targets.map((/** @type {any} */ each) => each.name || t("fight-a-prop")).join(", ");
  const layer = outcome.met?.negated ? t("fight-a-layer-takes", { negated: outcome.met.negated }) : "";
  const lost = `${harm.integrity_lost || harm.stability_lost ? t("fight-loses", { loss: lossText(harm) }) : t("fight-loses-nothing")}${layer}`;
  const fate = destroyed ? t("fight-is-destroyed", { lost }) : lost;
  // a volley that misses (FS C 4.15)
  const grazes = entry.params.result === "miss" && (harm.integrity_lost || harm.stability_lost || layer);
  const what = `${unit ? `${unit.name}'s ${weapon.name}` : t("fight-something-unseen")}${grazes ? t("fight-misses-but-the-volley-does-damage") : ""}: ${names} ${fate}${also.length ? t("fight-is", { list: also.join(" and ") }) : ""}`;
  const why = outcome.staggered_before && outcome.impact?.total && harm.integrity_lost ? [t("fight-was-staggered", { name: names })] : [];
  return [what, ...why, ...consequences(entry, session.entries.value).map(lineText)].join(". ");
}

/** Returns whether an attack has destroyed its target, or something after it. @param {import("../../core/store.js").Entry} entry */
export const hasDestroyed = (entry) => Boolean(attackResultOf(entry)?.outcome.destroyed) || consequences(entry, session.entries.value).some((each) => each.code === "unit.destroyed");

/** What a hit has done to its target; a mark also in the words of players. @param {string} kind */
function conditionText(kind) {
  const name = contentName("conditions", kind).toLowerCase();
  return kind === "highlighted" ? t("fight-highlighted-means", { name }) : name;
}

/**
 * The dice of an attack in the order in which they were rolled, each named.
 * @param {AttackResult} whole
 */
export function attackDice({ exchange, outcome: { aim, damage, mitigation } }) {
  /** @type {[string, import("./types.js").RolledDie|null|undefined][]} */
  const rolled = [
    [exchange.table === "reactive" ? t("fight-dodge") : t("fight-to-hit-2"), aim.test],
    [t("fight-damage"), damage?.base],
    [t("fight-direct"), damage?.direct],
    [t("fight-mitigation"), mitigation],
  ];
  return rolled.flatMap(([of, die]) => (die && die.face !== null && die.sides ? [{ of, sides: die.sides, face: die.face, ace: die.ace }] : []));
}

/** @param {{whole: AttackResult}} given */
export function Calculation({ whole }) {
  return html`<div class="calc">
    <${AttackBar} odds=${whole.odds} result=${whole.outcome.result} small=${true} unit=${whole.exchange.target} />
    <div class="calc-stages" role="table" aria-label=${t("fight-how-it-came-about")}>
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
