// The odds of an attack: miss, hit and direct hit as a bar, damage and impact as columns,
// staggering and destruction in words.

import { useEffect, useRef } from "preact/hooks";
import { isFriendly } from "./attack-state.js";
import { chancesOf } from "./chances.js";
import { fitsFigure, tooNarrow } from "../dice/odds.js";
import { ScoreBar } from "../dice/roll-details.js";
import { percent, percents } from "../dice/percent.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").AttackOdds} AttackOdds */
/** @typedef {import("./types.js").Chance} Chance */

/**
 * The colour names where the target is on the pilots' side, to whom a miss is good.
 * @type {Record<string, string>}
 */
const TONES_FOR_TARGET = { miss: "hit", hit: "lost", direct: "fumble" };

/**
 * @param {{odds: AttackOdds, unit: string|null|undefined, result?: string|null, small?: boolean}} given
 *   `unit`: the target, if it is one
 */
export function AttackBar({ odds, unit, result = null, small = false }) {
  const friendly = isFriendly(unit);
  const { shown, said, text } = chancesOf(odds);
  const narrow = small ? [] : shown.filter(([name, , word]) => tooNarrow(word, odds.outcomes[name].p, said[name]));
  return html`<div class=${"odds" + (small ? " odds-small" : "")} role="img" aria-label=${t("fight-chances", { text, value: result ? t("fight-it-was-a", { result }) : "" })}>
      ${shown.map(
        ([name, tone, word]) => html`<${OddsPart}
          key=${name}
          tone=${friendly ? TONES_FOR_TARGET[name] : tone}
          word=${word}
          chance=${odds.outcomes[name]}
          said=${said[name]}
          small=${small}
          landed=${result === name}
        />`,
      )}
    </div>
    ${narrow.length > 0 &&
    html`<p class="odds-alone" aria-hidden="true">
      ${narrow.map(([name, tone, word]) => html`<span key=${name}><i class=${`swatch odds-${friendly ? TONES_FOR_TARGET[name] : tone}`}></i>${word} <b>${said[name]}</b></span>`)}
    </p>`}`;
}

/** @param {{tone: string, word: string, chance: Chance, said: string, small: boolean, landed: boolean}} given */
function OddsPart({ tone, word, chance, said, small, landed }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("flex-grow", String(Math.max(chance.p, 0.001))), [chance.p]);
  return html`<span ref=${ref} class=${`odds-part odds-${tone}` + (landed ? " odds-landed" : "")} title=${`${word}: ${said} (${chance.exact})`}>
    ${!small && !tooNarrow(word, chance.p, said) && html`<span class="odds-word">${word}</span>`}
    ${!small && fitsFigure(chance.p, said) && html`<span class="odds-number">${said}</span>`}
    ${landed && html`<span class="odds-mark" aria-hidden="true"></span>`}
  </span>`;
}

/** Columns at most; all higher numbers share the last one. */
const MOST_COLUMNS = 12;

/**
 * The chance of each number, as columns.
 * @param {{label: string, chances: Record<string, Chance>}} given
 */
function Columns({ label, chances }) {
  const all = Object.entries(chances)
    .map(([n, chance]) => ({ n: Number(n), text: n, ...chance }))
    .sort((a, b) => a.n - b.n);
  const rest = all.slice(MOST_COLUMNS - 1);
  const tail = rest.length > 1 ? [{ ...rest[0], text: `${rest[0].n}+`, p: rest.reduce((sum, each) => sum + each.p, 0) }] : rest;
  const list = [...all.slice(0, MOST_COLUMNS - 1), ...tail];
  const top = Math.max(...list.map((each) => each.p), 0.0001);
  const mean = all.reduce((sum, each) => sum + each.n * each.p, 0);
  const parts = percents(/** @type {any} */ (Object.fromEntries(list.map((each) => [each.text, each]))));
  const said = list.map((each) => `${each.text}: ${parts[each.text]}`).join(", ");
  return html`<div class="columns">
    <p class="columns-head"><span>${label}</span><span class="quiet">${t("fight-on-average", { mean: mean.toFixed(1) })}</span></p>
    <div class="scores" role="img" aria-label=${`${label}: ${said}`}>
      ${list.map(
        (each) => html`<span class="score" key=${each.text} title=${`${each.text}: ${parts[each.text]}`}>
          <span class="score-part">${list.length <= 7 ? parts[each.text] : ""}</span>
          <${ScoreBar} part=${each.p / top} />
          <span class="score-number">${each.text}</span>
        </span>`,
      )}
    </div>
  </div>`;
}

/**
 * The bar of outcomes, and the chances to stagger and destroy.
 * @param {{odds: AttackOdds, unit: string|null|undefined}} given
 */
export function AttackOutlook({ odds, unit }) {
  return html`<div class="attack-chances"><${AttackBar} odds=${odds} unit=${unit} /><${StaggerAndDestroy} odds=${odds} /></div>`;
}

/** @param {{odds: AttackOdds}} given */
function StaggerAndDestroy({ odds: { stagger, destroy } }) {
  if (!stagger || !destroy) return html`<p class="attack-ends quiet">${t("fight-what-a-hit-would-do-to")}</p>`;
  return html`<p class="attack-ends">
    ${stagger.p > 0 && html`<span title=${stagger.exact}>${t("fight-staggers-it")} <b>${percent(stagger.p)}</b></span>`}
    ${destroy.p > 0 && html`<span title=${destroy.exact}>${t("fight-destroys-it")} <b>${percent(destroy.p)}</b></span>`}
    ${stagger.p === 0 && destroy.p === 0 && html`<span class="quiet">${t("fight-it-can-neither-stagger-nor-destroy")}</span>`}
  </p>`;
}

/**
 * Whether a miss can cost something too, as that of a volley: misses are more than the cases without
 * a loss. @param {AttackOdds} odds
 */
const missHurts = ({ outcomes, damage, impact }) => [damage, impact].some((losses) => losses !== null && (outcomes.miss?.p ?? 0) > (losses[0]?.p ?? 0) + 1e-9);

/** The losses of integrity and stability, as columns. @param {{odds: AttackOdds}} given */
export function AttackLosses({ odds }) {
  const nothing = (/** @type {Record<string, Chance>|null} */ chances) => chances === null || Object.keys(chances).every((n) => n === "0");
  if (nothing(odds.damage) && nothing(odds.impact)) return null;
  return html`<div class="attack-chances">
    ${missHurts(odds) && html`<p class="quiet">${t("fight-a-miss-still-hurts")}</p>`}
    ${!nothing(odds.damage) && html`<${Columns} label=${t("fight-integrity-lost")} chances=${odds.damage} />`}
    ${!nothing(odds.impact) && html`<${Columns} label=${t("fight-stability-lost")} chances=${odds.impact} />`}
  </div>`;
}

/** All odds of an attack. @param {{odds: AttackOdds, unit: string|null|undefined}} given */
export function AttackChances({ odds, unit }) {
  return html`<${AttackOutlook} odds=${odds} unit=${unit} /><${AttackLosses} odds=${odds} />`;
}
