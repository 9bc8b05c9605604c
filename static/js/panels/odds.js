// Odds and results: one bar, split fumble / miss / hit / critical, large in the tray and small in
// the log; the result lands on the bar.

import { useEffect, useRef } from "preact/hooks";
import { partsOf, partText, signed } from "../test-parts.js";
import { messages } from "./app.js";
import { Icon } from "./icons.js";
import { percents } from "./percent.js";
import { html } from "./ui.js";

/** From worst to best. */
export const OUTCOMES = ["fumble", "miss", "hit", "critical"];

/**
 * @param {{odds: import("../store.js").Odds, outcome?: string|null, small?: boolean}} given
 */
export function OddsBar({ odds, outcome = null, small = false }) {
  const shown = OUTCOMES.filter((name) => odds[name] && odds[name].p > 0);
  const said = percents(odds);
  const text = shown.map((name) => `${messages.value.word(name)} ${said[name]}`);
  return html`<div
    class=${"odds" + (small ? " odds-small" : "")}
    role="img"
    aria-label=${`Odds: ${text.join(", ")}` + (outcome ? `; result: ${outcome}` : "")}
  >
    ${shown.map(
      (name) => html`<${Part}
        key=${name}
        name=${name}
        p=${odds[name].p}
        said=${said[name]}
        exact=${odds[name].exact}
        small=${small}
        landed=${outcome === name}
      />`,
    )}
  </div>`;
}

/**
 * @param {{name: string, p: number, said: string, exact: string, small: boolean, landed: boolean}} given
 */
function Part({ name, p, said, exact, small, landed }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("flex-grow", String(Math.max(p, 0.001))), [p]);
  const word = messages.value.word(name);
  return html`<span
    ref=${ref}
    class=${`odds-part odds-${name}` + (landed ? " odds-landed" : "")}
    title=${`${word}: ${said} (${exact})`}
  >
    ${!small &&
    html`<span class="odds-word">${word}</span><span class="odds-number">${said}</span>`}
    ${landed && html`<span class="odds-mark" aria-hidden="true"></span>`}
  </span>`;
}

/** With more bars than this there is no room for their percents. */
const MOST_NAMED = 10;

/**
 * With a hidden mark only the scores are known: a small histogram.
 * @param {{scores: import("../store.js").Odds, aces?: boolean}} given  `aces`: dice are rolled
 */
export function Scores({ scores, aces = false }) {
  const said = percents(scores);
  const list = Object.entries(scores)
    .map(([score, odds]) => ({ score: Number(score), ...odds }))
    .sort((a, b) => a.score - b.score);
  const top = Math.max(...list.map((item) => item.p), 0.0001);
  return html`<div class="scores" role="img" aria-label=${list
    .map((item) => `score ${item.score}: ${said[item.score]}`)
    .join(", ")}>
      ${list.map(
        (item) => html`<span class="score" key=${item.score} title=${`${item.score}: ${said[item.score]} (${item.exact})`}>
          <span class="score-part">${list.length <= MOST_NAMED ? said[item.score].replace(" ", "") : ""}</span>
          <${ScoreBar} part=${item.p / top} />
          <span class="score-number">${item.score < 0 ? `−${-item.score}` : item.score}</span>
        </span>`,
      )}
    </div>
    <p class="quiet scores-words">How likely each score is.${aces && " An ace, a die's highest face, adds 2."}</p>`;
}

/** @param {{part: number}} given */
export function ScoreBar({ part }) {
  const ref = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => ref.current?.style.setProperty("--part", String(part)), [part]);
  return html`<span class="score-bar" ref=${ref}></span>`;
}

/**
 * One die with its face, or with every face of one that exploded; `of` is the attribute of a sheet
 * that gave it, `label` what a dice system calls it.
 * @param {{die: {sides: number, face?: number, faces?: number[], kept?: boolean, ace?: boolean,
 *   of?: string}, label?: string, plain?: boolean}} given  `plain`: an ace is only a good face
 */
export function Die({ die, label = "", plain = false }) {
  const kind = (die.kept === false ? " die-dropped" : "") + (die.ace ? " die-ace" : "");
  const faces = die.faces ?? [];
  const face = faces.length > 1 ? faces.join("+") : (die.face ?? faces[0]);
  const named = label || die.of;
  const said = `${named ? `${named}, ` : ""}d${die.sides}: ${face}${die.ace && !plain ? ", ace" : ""}${die.kept === false ? ", dropped" : ""}`;
  return html`<span class=${"die" + kind} title=${said} aria-label=${said} role="img">
    <span class="die-face">${face}</span><span class="die-sides">${label ? `${label} ` : ""}d${die.sides}</span>
  </span>`;
}

/**
 * A finished roll in full: dice, sum, mark, odds, proof.
 * @param {{roll: any, open: boolean}} given
 */
export function RollResult({ roll, open }) {
  const word = roll.outcome ? messages.value.word(roll.outcome) : null;
  return html`<div class="roll">
    <div class="roll-line">
      ${(roll.dice ?? []).map(
        (/** @type {any} */ die, /** @type {number} */ i) => html`<${Die} die=${die} key=${i} />`,
      )}
      ${partsOf(roll.sheet, [], roll.modifiers ?? [])
        .filter((part) => part.modifier)
        .map((part, i) => html`<span class="chip" key=${i}>${partText(part)}</span>`)}
      ${roll.ace && html`<span class="chip chip-good">ace +2</span>`}
      ${open && html`<span class="roll-score">${roll.score ?? roll.total}</span>`}
      ${open && roll.mark !== null && roll.mark !== undefined && html`<span class="quiet">against ${roll.mark}</span>`}
      ${word && html`<span class=${`outcome outcome-${roll.outcome}`}>${word}</span>`}
    </div>
    ${roll.odds && html`<${OddsBar} odds=${roll.odds} outcome=${roll.outcome} small=${!open} />`}
    ${open && html`<${RollDetails} roll=${roll} />`}
  </div>`;
}

/** @param {{roll: any}} given */
function RollDetails({ roll }) {
  return html`<dl class="facts">
    ${roll.sheet &&
    html`<div><dt>From the sheet</dt><dd>${roll.sheet.name}: ${partsOf(roll.sheet, [], []).map(partText).join(", ")}</dd></div>`}
    ${roll.kind && roll.kind !== "free" && html`<div><dt>Test</dt><dd>${messages.value.word(roll.kind)}</dd></div>`}
    ${roll.margin !== null && roll.margin !== undefined && html`<div><dt>Margin</dt><dd>${signed(roll.margin)}</dd></div>`}
    ${roll.odds &&
    OUTCOMES.filter((name) => roll.odds[name]).map(
      (name) => html`<div key=${name}>
        <dt>${messages.value.word(name)}</dt>
        <dd>${percents(roll.odds)[name]} <span class="quiet">${roll.odds[name].exact}</span></dd>
      </div>`,
    )}
    ${roll.proof &&
    html`<div title="When the Handler closes the chapter its seed is shown: with it, and with this place, anyone can work out the roll again">
      <dt><${Icon} name="lock" size=${14} /> To check it</dt>
      <dd>dice chapter ${roll.proof.chapter}, ${roll.proof.stream} dice, counter ${roll.proof.counter}</dd>
    </div>`}
  </dl>`;
}
