// The form for a roll in dice notation, with its exact distribution before it is rolled.

import { useEffect, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { Icon } from "../../ui/icons.js";
import { percent } from "./percent.js";
import { histogramBars } from "./roll-histogram.js";
import { html, Section, useProgress } from "../../ui/controls.js";

/** @typedef {import("./roll-histogram.js").RollDistribution} RollDistribution */
/** @typedef {import("./roll-histogram.js").HistogramBar} TotalBar */

const DICE = ["d4", "d6", "d8", "d10", "d12", "d20", "d100"];
const DEFAULT_NOTATION = "1d6";

/** The form; the Handler can roll in secret. */
export function DiceRoll() {
  const [notation, setNotation] = useState("");
  const [secret, setSecret] = useState(false);
  /** @param {string} asked */
  const roll = (asked) => app.send({ type: "dice.roll", notation: asked, ...(secret ? { secret } : {}) });
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const answer = await roll(notation.trim() || DEFAULT_NOTATION);
    if (answer.ok) setNotation("");
  }
  return html`<${Section} title="Roll dice" open=${true} keep="roll-dice">
    <form class="row" onSubmit=${submit}>
      <input
        class="input"
        aria-label="Dice in notation"
        placeholder="2d6kh1+2 # why"
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        value=${notation}
        onInput=${(/** @type {any} */ e) => setNotation(e.target.value)}
      />
      <button type="submit" class="button"><${Icon} name="dice" /><span>Roll</span></button>
    </form>
    <${Forecast} notation=${notation} />
    <div class="row">
      ${DICE.map(
        (die) => html`<button
          type="button"
          key=${die}
          class="button button-die"
          title=${`Roll 1${die} at once`}
          onClick=${() => roll(`1${die}`)}
        >${die}</button>`,
      )}
    </div>
    ${app.isHandler.value &&
    html`<label class="check">
      <input type="checkbox" checked=${secret} onChange=${(/** @type {any} */ e) => setSecret(e.target.checked)} />
      <span>Secret: only the Handler sees it</span>
    </label>`}
  </${Section}>`;
}

/**
 * The distribution of a roll; nothing while the notation is not valid.
 * @param {{notation: string}} given
 */
function Forecast({ notation }) {
  const [found, setFound] = useState(/** @type {RollDistribution|null} */ (null));
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const answer = notation.trim() === "" ? null : await app.query("notation", { notation });
      if (current) setFound(answer?.ok ? answer.result : null);
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [notation]);
  if (found === null || notation.trim() === "") return null;
  const shown = histogramBars(found);
  return html`<div class="forecast" aria-live="polite">
    ${shown.length > 1 &&
    html`<div class="totals" aria-hidden="true">
      ${shown.map((bar) => html`<${Bar} key=${bar.from} bar=${bar} />`)}
    </div>`}
    <p class="forecast-ends quiet">
      <span>${found.min ?? "no lowest"}</span>
      <span>
        ${found.average === null ? "no exact odds for this" : html`on average <b>${number(found.average.p)}</b>`}
      </span>
      <span>${found.max ?? "no highest"}</span>
    </p>
  </div>`;
}

/** @param {{bar: TotalBar}} given */
function Bar({ bar }) {
  const ref = useProgress(bar.part);
  const span = bar.from === bar.to ? `${bar.from}` : `${bar.from} to ${bar.to}`;
  const exact = bar.exact === null ? "" : ` (${bar.exact})`;
  return html`<span
    class="total-bar"
    ref=${ref}
    title=${`${span}: ${percent(bar.p)}${exact}; ${bar.from} or more: ${percent(bar.more)}`}
  ></span>`;
}

/** A number with two decimals at most. @param {number} value */
function number(value) {
  return value.toLocaleString("en", { maximumFractionDigits: 2, useGrouping: false });
}
