// The categories of a sheet: pools, attributes, advancements, and the buttons that plan upgrades.

import { useState } from "preact/hooks";
import { idFromName } from "./categories-model.js";
import { lastAdvance, lastPointInto, rowsOfStep, withAdvance, withRaise, withRefit, withoutPoint } from "./plan.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { useKeptOpen } from "../../ui/glossary.js";
import { AwardForm, OverruleButton } from "./edit.js";
import { refusalsOf, planDraft, setPlanDraft } from "./plan-state.js";
import { refusalText } from "./state.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Character} Character */
/** @typedef {import("../../core/store.js").Category} Category */
/** @typedef {import("../../core/store.js").AttributeState} AttributeNow */
/** @typedef {import("../../core/store.js").Pool} Pool */
/** @typedef {import("../../core/store.js").RefusalReason} Bar */
/** @typedef {Category["attributes"][number]} Attribute */
/** @typedef {{row: string, bar: Bar, of: any[]}|null} RowReason  shown at a row while `of` (plan and character) is unchanged */
/** @typedef {{from: Attribute, bars: Record<string, Bar|null>}|null} MovingPoint  a point that is being moved; `bars`: why not, by attribute */

/** Scales with more pips than this are shown as numbers. */
const MOST_PIPS = 10;

/**
 * All categories; `acts`: this seat may plan; `waits`: the result of the plan that needs approval;
 * `onEdit`: opens the Handler's form.
 * @param {{character: Character, acts: boolean, waits: import("../../core/store.js").PlanAnswer|null, plan: ReturnType<typeof import("./plan-state.js").usePlan>, onEdit: () => void}} given
 */
export function Rows({ character, plan, waits, acts, onEdit }) {
  const [why, setWhy] = useState(/** @type {RowReason} */ (null));
  const [awarding, setAwarding] = useState("");
  const steps = planDraft(character.id);
  // compared here, not cleared by an effect, which would also clear a reason set in the same moment
  const current = why !== null && why.of[0] === steps && why.of[1] === character;
  const refused = plan.refused === null ? null : rowsOfStep(steps[plan.refused.step]);
  const shared = {
    character,
    acts,
    waits,
    pools: plan.answer?.pools ?? character.pools,
    attributes: plan.answer?.attributes ?? character.attributes,
    why: (/** @type {string} */ row) => {
      if (current && why.row === row) return why.bar;
      if (plan.refused && (refused?.category === row || refused?.attributes.includes(row))) return plan.refused;
      return null;
    },
    say: (/** @type {string} */ row, /** @type {Bar} */ bar) => setWhy({ row, bar, of: [steps, character] }),
    awarding,
    setAwarding,
    onEdit,
  };
  return html`${session.categories.value.map((category) => html`<${CategoryBlock} key=${category.id} category=${category} ...${shared} />`)}`;
}

/**
 * @typedef {object} Shared  what all categories and rows get
 * @property {Character} character @property {boolean} acts
 * @property {import("../../core/store.js").PlanAnswer|null} waits  the result of the plan that needs approval
 * @property {Record<string, Pool>} pools @property {Record<string, AttributeNow>} attributes  with the plan
 * @property {(row: string) => Bar|null} why @property {(row: string, bar: Bar) => void} say
 * @property {string} awarding @property {(id: string) => void} setAwarding @property {() => void} onEdit
 */

/** @param {Shared & {category: Category}} given */
function CategoryBlock(given) {
  const { category, character, pools, acts } = given;
  const [moving, setMoving] = useState(/** @type {MovingPoint} */ (null));
  const pool = pools[category.id];
  if (pool === undefined || character.pools[category.id] === undefined) return null;

  /** @param {Attribute} from */
  async function begin(from) {
    setMoving({ from, bars: {} });
    const others = category.attributes.filter((each) => each.id !== from.id);
    const more = others.map((each) => /** @type {const} */ ({ do: "refit", attribute: from.id, to: each.id }));
    const bars = await refusalsOf(character, planDraft(character.id), more);
    const byId = Object.fromEntries(others.map((each, i) => [each.id, bars[i]]));
    setMoving((now) => (now?.from === from ? { from, bars: byId } : now));
  }
  const left = t("sheets-of-left", { left: pool.left, count: t("count-points", { n: pool.size }) });
  const known = category.attributes.some((attribute) => descriptionOf(attribute) !== "");
  const [explained, explain] = useKeptOpen(t("sheets-attributes-of", { id: category.id }));
  return html`<section class="char-block" aria-label=${category.name}>
    <header class="char-block-head">
      <h3>${category.name}</h3>
      ${known &&
      html`<button type="button" class="button button-icon button-quiet char-about" aria-expanded=${String(explained)} aria-label=${t("sheets-what-are-for", { name: category.name })} title=${t("sheets-what-they-are-for")} onClick=${explain}>
        <${Icon} name="info" size=${16} />
      </button>`}
      <p class=${pool.left < 0 ? "char-debt" : ""}><b>${pool.left}</b>${left.slice(String(pool.left).length)}</p>
    </header>
    <ul>
      ${category.attributes.map(
        (attribute) => html`<${AttributeRow} key=${attribute.id} attribute=${attribute} ...${given} explained=${explained} refitBar=${pool.refit_bar} moving=${moving} begin=${begin} end=${() => setMoving(null)} />`,
      )}
    </ul>
    <${Advancements} category=${category} pool=${pool} now=${character.pools[category.id]} waits=${given.waits?.pools[category.id] ?? null} character=${character} acts=${acts} why=${given.why(category.id)} say=${given.say} onEdit=${given.onEdit} />
  </section>`;
}

/**
 * The description of one of the game's attributes; "" for one that a table made or renamed.
 * @param {Attribute} attribute
 */
function descriptionOf({ id, name }) {
  const key = `about.${id}`;
  const text = idFromName(name, new Set()) === id ? session.messages.value.word(key) : key;
  return text === key ? "" : text;
}

/**
 * @param {Shared & {attribute: Attribute, moving: MovingPoint, refitBar: Bar|null, explained: boolean, begin: (from: Attribute) => void, end: () => void}} given
 */
function AttributeRow({ attribute, character, attributes, waits, acts, explained, refitBar, why, say, onEdit, awarding, setAwarding, moving, begin, end }) {
  const now = character.attributes[attribute.id];
  const then = attributes[attribute.id] ?? now;
  if (now === undefined) return null;
  const bar = why(attribute.id);
  const award = then.award;
  const asked = waits?.attributes[attribute.id] ?? now;
  const shown = then.shown === now.shown ? asked : then;
  return html`<li class="attr" aria-label=${attribute.name}>
    <span class="attr-name wrap">${attribute.name}</span>
    <span class="attr-value inline gap-1">
      ${shown.shown !== now.shown && html`<span class="quiet">${now.shown}</span><span class="sr">${t("sheets-becomes")}</span><${Icon} name="right" size=${14} />`}
      <b>${shown.shown}</b>
      ${shown !== then && shown.shown !== now.shown && html`<${PendingMark} />`}
    </span>
    <${Scale} now=${now.value} then=${shown.value} most=${then.cap} label=${scaleText(now, shown)} />
    <span class="attr-award">
      ${session.isHandler.value && acts
        ? html`<button type="button" class="button button-quiet attr-star" aria-expanded=${String(awarding === attribute.id)} aria-label=${t("sheets-award-for-now", { name: attribute.name, value: award ? `+${award}` : "none" })} title=${t("sheets-experimental-award")} onClick=${() => setAwarding(awarding === attribute.id ? "" : attribute.id)}>
            <${Icon} name="star" size=${16} />${award > 0 && html`<b>+${award}</b>`}
          </button>`
        : award > 0 && html`<span class="chip" title=${t("sheets-experimental-award")}><${Icon} name="star" size=${12} />+${award}<span class="sr"> ${t("sheets-experimental-award-2")}</span></span>`}
    </span>
    ${acts && html`<${AttributeButtons} attribute=${attribute} character=${character} then=${then} refitBar=${refitBar} say=${say} moving=${moving} begin=${begin} end=${end} />`}
    ${explained && descriptionOf(attribute) && html`<p class="attr-why quiet">${descriptionOf(attribute)}</p>`}
    ${bar && html`<p class="attr-why" role="status"><span>${refusalText(bar)}</span><${OverruleButton} onEdit=${onEdit} /></p>`}
    ${awarding === attribute.id && html`<${AwardForm} character=${character} attribute=${attribute} now=${now.award} onDone=${() => setAwarding("")} />`}
  </li>`;
}

/** The mark beside a change that needs the Handler's approval. */
function PendingMark() {
  return html`<span class="attr-waits fine"><${Icon} name="wait" size=${12} />${t("sheets-waits")}</span>`;
}

/** "3 of 5, 4 with the plan". @param {AttributeNow} now @param {AttributeNow} then */
function scaleText(now, then) {
  const value = t("sheets-of", { now: now.value, cap: then.cap });
  return then.value === now.value ? value : t("sheets-with-the-plan", { value, then: then.value });
}

/**
 * Pips up to the cap: filled, added by the plan, removed by it.
 * @param {{now: number, then: number, most: number, label: string}} given
 */
function Scale({ now, then, most, label }) {
  if (most > MOST_PIPS) return html`<span class="attr-scale quiet">${t("sheets-of-then-most", { then, most })}</span>`;
  const kind = (/** @type {number} */ i) => {
    if (i < Math.min(now, then)) return " pip-on";
    if (i < then) return " pip-new";
    return i < now ? " pip-gone" : "";
  };
  return html`<span class="pips attr-scale" role="img" aria-label=${label}>
    ${Array.from({ length: most }, (_, i) => html`<span class=${`pip${kind(i)}`} key=${i}></span>`)}
  </span>`;
}

/**
 * A button that, when barred, shows the reason instead of doing nothing; `off`: disabled.
 * @param {{label: string, icon: string, bar: Bar|null, off?: boolean, quiet?: boolean, onPress: () => void, onWhy: (bar: Bar) => void}} given
 */
function BarredButton({ label, icon, bar, off = false, quiet = false, onPress, onWhy }) {
  const reason = bar ? refusalText(bar) : "";
  return html`<button
    type="button"
    class=${"button button-icon" + (quiet ? " button-quiet" : "")}
    aria-label=${label}
    title=${bar ? `${label}: ${reason}` : label}
    disabled=${off}
    aria-disabled=${bar ? "true" : undefined}
    onClick=${() => (bar ? onWhy(bar) : onPress())}
  ><${Icon} name=${icon} size=${18} /></button>`;
}

/**
 * @param {{attribute: Attribute, character: Character, then: AttributeNow, refitBar: Bar|null, say: Shared["say"], moving: MovingPoint, begin: (from: Attribute) => void, end: () => void}} given
 */
function AttributeButtons({ attribute, character, then, refitBar, say, moving, begin, end }) {
  const { id, name } = attribute;
  const steps = planDraft(character.id);
  const put = (/** @type {import("../../core/store.js").Upgrade[]} */ next) => setPlanDraft(character.id, next);
  if (moving !== null && moving.from.id === id) {
    return html`<span class="attr-buttons"><button type="button" class="button" onClick=${end}>${t("sheets-leave-it-here")}</button></span>`;
  }
  if (moving !== null) {
    const bar = moving.bars[id];
    return html`<span class="attr-buttons">
      <button
        type="button"
        class="button button-strong"
        title=${bar ? refusalText(bar) : t("sheets-the-point-of-goes-into", { name: moving.from.name, name2: name })}
        disabled=${bar === undefined}
        aria-disabled=${bar ? "true" : undefined}
        aria-label=${t("sheets-into", { name })}
        onClick=${() => {
          if (bar) return say(id, bar);
          put(withRefit(steps, moving.from.id, id));
          return end();
        }}
      ><${Icon} name="right" size=${16} /><span>${t("sheets-into-this")}</span></button>
    </span>`;
  }
  const planned = lastPointInto(steps, id);
  return html`<span class="attr-buttons">
    <${BarredButton} label=${t("sheets-move-a-point-out-of", { name })} icon="swap" bar=${then.points < 1 ? null : refitBar} off=${then.points < 1} quiet onPress=${() => begin(attribute)} onWhy=${(/** @type {Bar} */ bar) => say(id, bar)} />
    <${BarredButton} label=${t("sheets-take-back-a-planned-point-of", { name })} icon="minus" bar=${null} off=${planned < 0} onPress=${() => put(withoutPoint(steps, planned))} onWhy=${() => {}} />
    <${BarredButton} label=${t("sheets-raise", { name })} icon="plus" bar=${then.raise_bar} onPress=${() => put(withRaise(steps, id))} onWhy=${(/** @type {Bar} */ bar) => say(id, bar)} />
  </span>`;
}

/**
 * The row of a category's advancements: each costs credits and adds a permanent point.
 * @param {{category: Category, pool: Pool, now: Pool, waits: Pool|null, character: Character, acts: boolean, why: Bar|null, say: Shared["say"], onEdit: () => void}} given
 */
function Advancements({ category, pool, now, waits, character, acts, why, say, onEdit }) {
  const steps = planDraft(character.id);
  const planned = lastAdvance(steps, category.id);
  const bar = acts ? pool.advance_bar : null;
  const asked = pool.advances === now.advances && waits !== null && waits.advances !== now.advances;
  const shown = asked ? waits.advances : pool.advances;
  return html`<div class="attr char-advance" role="group" aria-label=${t("sheets-advancements-of", { name: category.name })}>
    <span class="attr-name wrap">${t("sheets-advancements")}</span>
    <span class="attr-value inline gap-1">
      ${shown !== now.advances && html`<span class="quiet">${now.advances}</span><span class="sr">${t("sheets-becomes")}</span><${Icon} name="right" size=${14} />`}
      <b>${shown}</b><span class="quiet">${t("sheets-of-limit", { limit: pool.limit })}</span>
      ${asked && html`<${PendingMark} />`}
    </span>
    <${Scale} now=${now.advances} then=${shown} most=${pool.limit} label=${t("sheets-of-advancements", { advances: now.advances, limit: pool.limit })} />
    <span class="attr-award"></span>
    ${acts &&
    html`<span class="attr-buttons">
      <${BarredButton} label=${t("sheets-take-back-a-planned-advancement-of", { name: category.name })} icon="minus" bar=${null} off=${planned < 0} onPress=${() => setPlanDraft(character.id, withoutPoint(steps, planned))} onWhy=${() => {}} />
      <${BarredButton} label=${t("sheets-advance", { name: category.name })} icon="plus" bar=${pool.advance_bar} onPress=${() => setPlanDraft(character.id, withAdvance(steps, category.id))} onWhy=${(/** @type {Bar} */ b) => say(category.id, b)} />
    </span>`}
    <p class=${"attr-why" + (why ? "" : " quiet")} role="status">
      ${why ? html`<span>${refusalText(why)}</span><${OverruleButton} onEdit=${onEdit} />` : bar ? t("sheets-one-more-is-out-of-reach", { value: pool.advances === now.advances ? "" : t("sheets-after-this-plan"), refusal: refusalText(bar), count: t("count-credits", { n: pool.refit }) }) : t("sheets-a-point-more-for-a-point", { count: t("count-credits", { n: pool.price }), count2: t("count-credits", { n: pool.refit }) })}
    </p>
  </div>`;
}
