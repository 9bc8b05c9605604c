// The form for a roll in dice notation, with its exact distribution before it is rolled.

import { useEffect, useState } from "preact/hooks";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { percent } from "./percent.js";
import { histogramBars } from "./roll-histogram.js";
import { html, Section, useProgress, withValue } from "../../ui/controls.js";
import { withChecked } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** @typedef {import("./roll-histogram.js").RollDistribution} RollDistribution */
/** @typedef {import("./roll-histogram.js").HistogramBar} TotalBar */

const DICE = ["d4", "d6", "d8", "d10", "d12", "d20", "d100"];
const DEFAULT_NOTATION = "1d6";

/** The form; the Handler can roll in secret. */
export function DiceRoll() {
  const [notation, setNotation] = useState("");
  const [secret, setSecret] = useState(false);
  /** @param {string} asked */
  const roll = (asked) => send({ type: "dice.roll", notation: asked, ...(secret ? { secret } : {}) });
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const answer = await roll(notation.trim() || DEFAULT_NOTATION);
    if (answer.ok) setNotation("");
  }
  return html`<${Section} title=${t("dice-roll-dice")} open=${true} keep="roll-dice">
    <form class="row" onSubmit=${submit}>
      <input
        class="input"
        aria-label=${t("dice-dice-in-notation")}
        placeholder=${t("dice-2d6kh1-2-why")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        value=${notation}
        onInput=${withValue(setNotation)}
      />
      <button type="submit" class="button"><${Icon} name="dice" /><span>${t("dice-roll")}</span></button>
    </form>
    <${Forecast} notation=${notation} />
    <div class="row">
      ${DICE.map(
        (die) => html`<button
          type="button"
          key=${die}
          class="button button-die"
          title=${t("dice-roll-1-at-once", { die })}
          onClick=${() => roll(`1${die}`)}
        >${die}</button>`,
      )}
    </div>
    ${session.isHandler.value &&
    html`<label class="check">
      <input type="checkbox" checked=${secret} onChange=${withChecked(setSecret)} />
      <span>${t("dice-secret-only-the-handler-sees-it")}</span>
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
      const answer = notation.trim() === "" ? null : await query("notation", { notation });
      if (current) setFound(answer?.ok ? answer.result : null);
    }, 150);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [notation]);
  if (found === null || notation.trim() === "") return null;
  const shown = histogramBars(found);
  return html`<div class="forecast stack gap-1" aria-live="polite">
    ${shown.length > 1 &&
    html`<div class="totals" aria-hidden="true">
      ${shown.map((bar) => html`<${Bar} key=${bar.from} bar=${bar} />`)}
    </div>`}
    <p class="forecast-ends quiet">
      <span>${found.min ?? t("dice-no-lowest")}</span>
      <span>
        ${found.average === null ? t("dice-no-exact-odds-for-this") : html`${t("dice-on-average")} <b>${number(found.average.p)}</b>`}
      </span>
      <span>${found.max ?? t("dice-no-highest")}</span>
    </p>
  </div>`;
}

/** @param {{bar: TotalBar}} given */
function Bar({ bar }) {
  const ref = useProgress(bar.part);
  const span = bar.from === bar.to ? `${bar.from}` : t("dice-to", { from: bar.from, to: bar.to });
  const exact = bar.exact === null ? "" : ` (${bar.exact})`;
  return html`<span
    class="total-bar"
    ref=${ref}
    title=${t("dice-or-more", { span, percent: percent(bar.p), exact, from: bar.from, percent2: percent(bar.more) })}
  ></span>`;
}

/** A number with two decimals at most. @param {number} value */
function number(value) {
  return value.toLocaleString("en", { maximumFractionDigits: 2, useGrouping: false });
}
