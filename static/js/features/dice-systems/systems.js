// The panels of dice systems, generated from each system's offers (forms in JSON Schema) and facts:
// steps of this seat, facts, steps of others, other offers.

import { useEffect, useRef, useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { customPanel } from "./custom-panel.js";
import { Icon } from "../../ui/icons.js";
import { byRecipient, grouped } from "./offer-list.js";
import { DoneNote, OfferForm, Submit, buttonLabel } from "./offer-form.js";
import * as offers from "./offers.js";
import { scrollToStep } from "./step-line.js";
import { askedFields } from "./schema.js";
import { Facts } from "./system-facts.js";
import { useMoveGuard } from "../../ui/misclick-guard.js";
import { html, PrimaryButton, Section } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/** @typedef {import("../../core/store.js").SystemView} SystemView */

/** The id of the first step's form, for the button at the foot of a phone that submits it. */
export const FIRST_STEP = "first-step";

/** The steps of this seat that the table waits for, of all systems. */
export function Steps() {
  const several = offers.tableSystems.value.length > 1;
  const ways = (/** @type {OfferEntry} */ entry) => offers.pendingSteps.value.filter((other) => offers.alternativeTo(other)?.key === entry.key);
  return offers.mainSteps.value.map(
    (entry, i) => html`<${Step} key=${entry.key} entry=${entry} named=${several} first=${i === 0} ways=${ways(entry)} />`,
  );
}

/** With several steps, a form with more fields than this starts folded. */
const MOST_SHORT_FIELDS = 3;

/**
 * Whether a form has too many fields to start open beside other steps.
 * @param {OfferEntry} entry
 */
function isLong(entry) {
  const seldom = customPanel(entry.system).more?.[entry.offer.action] ?? [];
  return askedFields(entry.offer.form).filter((field) => !seldom.includes(field.name)).length > MOST_SHORT_FIELDS;
}

/**
 * One step with its form.
 * @param {{entry: OfferEntry, named: boolean, first: boolean, ways: OfferEntry[]}} given  `named`:
 *   with the system's title; `ways`: alternatives
 */
function Step({ entry, named, first, ways }) {
  const head = useRef(/** @type {HTMLElement|null} */ (null));
  const [pressed, setOpened] = useState(false);
  const opened = pressed || offers.pendingSteps.value.length === 1 || !isLong(entry);
  const text = offers.offerText(entry);
  // after the last step was submitted, the keyboard focus goes on to this one
  useEffect(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body || at.id === "tab-panel") head.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!first || !head.current) return undefined;
    const watch = new IntersectionObserver((seen) => (offers.firstStepVisible.value = seen[seen.length - 1].isIntersecting));
    watch.observe(head.current.parentElement ?? head.current);
    return () => {
      watch.disconnect();
      offers.firstStepVisible.value = false;
    };
  }, [first]);
  return html`<section class="pending stack gap-3 step" aria-label=${t("dice-systems-your-step-text", { text })}>
    <header class="step-head stack gap-1 wrap" tabindex="-1" ref=${head}>
      ${named && html`<p class="eyebrow">${titleOf(entry.system)}</p>`}
      <h3>${text}</h3>
    </header>
    ${opened
      ? html`<${OfferForm} entry=${entry} strong=${true} id=${first ? FIRST_STEP : undefined} button=${offers.footStep.value === null} />`
      : html`<button type="button" class="button button-wide" onClick=${() => setOpened(true)}>${buttonLabel(entry)}…</button>`}
    ${ways.map((way) => html`<${Alternative} key=${way.key} entry=${way} />`)}
  </section>`;
}

/** The alternative to a step; only one of the two is taken. @param {{entry: OfferEntry}} given */
function Alternative({ entry }) {
  const text = offers.offerText(entry);
  return html`<section class="step-instead stack" aria-label=${t("dice-systems-or", { text })}>
    <p class="step-or inline gap-3"><span>${t("dice-systems-or-2")}</span></p>
    <p>${text}</p>
    <${OfferForm} entry=${entry} wide=${true} />
  </section>`;
}

/** @param {string} name */
function titleOf(name) {
  return session.systems.value[name]?.title ?? name;
}

/** How many letters fit on the button at the foot of a phone. */
const MOST_LETTERS = 70;

/**
 * The text of that button: the whole step, or its verb when that is too long.
 * @param {OfferEntry} entry
 */
function footButtonLabel(entry) {
  const text = t("dice-systems-your-step", { offer: offers.offerText(entry) });
  return text.length > MOST_LETTERS ? t("dice-systems-your-step-button", { button: buttonLabel(entry) }) : text;
}

/** The button at the foot of a phone: scrolls to the step, or submits it when it is in view. */
export function StepButton() {
  const [entry] = offers.pendingSteps.value;
  if (entry === undefined) return null;
  const here = offers.isTrayVisible() && offers.firstStepVisible.value;
  if (!here) return html`<div class="step-thumb"><${PrimaryButton} label=${footButtonLabel(entry)} icon="dice" onPress=${scrollToStep} /></div>`;
  if (offers.footStep.value === null) return null;
  return html`<div class="step-thumb"><${Submit} entry=${entry} strong=${true} form=${FIRST_STEP} /></div>`;
}

/** The choice of the dice system whose panel is shown; nothing with one system. */
export function SystemChooser() {
  const systems = offers.tableSystems.value;
  const now = offers.shownSystem.value;
  const row = useRef(/** @type {HTMLElement|null} */ (null));
  // keep the chosen system in view
  useEffect(() => {
    const chosen = row.current?.querySelector(":checked")?.closest("label");
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [now, systems.length]);
  if (systems.length < 2) return null;
  return html`<fieldset class="options system-chooser" role="radiogroup" aria-label=${t("dice-systems-dice-system")}>
    <div class="options-list" ref=${row}>
      ${systems.map(
        (system) => html`<label class="option" key=${system.name}>
          <input type="radio" class="option-input" name="dice-system" checked=${system.name === now} onChange=${() => offers.showSystem(system.name)} />
          <span class="option-text wrap">${system.title}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** The panel of the shown system; Frame State has none, since the tray itself serves it. */
export function SystemPanel() {
  const system = offers.tableSystems.value.find((each) => each.name === offers.shownSystem.value);
  // steps of others appear and disappear above, and could move a button under the pointer
  const { box, guarded, accepts } = useMoveGuard();
  if (system === undefined) return null;
  const all = offers.offerList.value.filter((entry) => entry.system === system.name);
  const facts = system.facts.length > 0;
  if (all.length === 0 && !facts) return null;
  const { Board } = customPanel(system.name);
  const mine = all.filter((entry) => entry.mine && !entry.offer.pending);
  const others = all.filter((entry) => !entry.mine && entry.may && !entry.offer.pending);
  return html`<section
    class="system stack gap-4"
    aria-label=${system.title}
    aria-disabled=${guarded ? "true" : undefined}
    ref=${box}
    onClickCapture=${(/** @type {Event} */ e) => !accepts(e) && swallow(e)}
  >
    ${offers.doneAt.value?.system === system.name && html`<${DoneNote} />`}
    ${Board ? html`<${Board} system=${system} />` : facts && html`<${Facts} system=${system} />`}
    <${OthersSteps} entries=${all.filter((entry) => !entry.mine && entry.offer.pending)} />
    <${OfferGroups} system=${system.name} entries=${mine} />
    ${byRecipient(others).map(
      ({ who, entries }) => html`<${Section} key=${who} title=${t("dice-systems-for", { recipientName: offers.recipientName(who) })} open=${false} keep=${`for ${who}`}>
        <div class="offer-group">${entries.map((entry) => html`<${FoldedOffer} key=${entry.key} entry=${entry} />`)}</div>
      </${Section}>`,
    )}
  </section>`;
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The steps that others have to take; the Handler can take them too.
 * @param {{entries: OfferEntry[]}} given
 */
function OthersSteps({ entries }) {
  return entries.map((entry) => {
    const who = offers.recipientName(entry.offer.who);
    const step = offers.offerText(entry);
    const text = t("dice-systems-waits-for", { value: step.startsWith(`${who}: `) ? "" : `${who}: `, step });
    return entry.may
      ? html`<${FoldedOffer} key=${entry.key} entry=${entry} text=${text} icon="wait" />`
      : html`<p class="quiet remark wrap" key=${entry.key}><${Icon} name="wait" size=${16} /><span>${text}</span></p>`;
  });
}

/**
 * The other offers for this seat, under headings.
 * @param {{system: string, entries: OfferEntry[]}} given
 */
function OfferGroups({ system, entries }) {
  const groups = grouped(entries, customPanel(system).groups ?? []);
  return groups.map((group) => {
    const list = group.entries.map((entry) => html`<${FoldedOffer} key=${entry.key} entry=${entry} />`);
    return group.folded
      ? html`<${Section} key=${group.title} title=${group.title} open=${false} keep=${`${system} ${group.title}`}><div class="offer-group">${list}</div></${Section}>`
      : html`<div class="offer-group" key=${group.title}>${group.title && groups.length > 1 && html`<h3 class="eyebrow">${group.title}</h3>`}${list}</div>`;
  });
}

/** Keys of the offers that the player opened. @type {Set<string>} */
const openOffers = new Set();

/**
 * An offer that opens to its form.
 * @param {{entry: OfferEntry, text?: string, icon?: string}} given
 */
function FoldedOffer({ entry, text = offers.offerText(entry), icon }) {
  const [opened, setOpened] = useState(openOffers.has(entry.key));
  function turn() {
    if (opened) openOffers.delete(entry.key);
    else openOffers.add(entry.key);
    setOpened(!opened);
  }
  return html`<div class=${"offer" + (opened ? " offer-open" : "")} data-still=${entry.key}>
    <button type="button" class="offer-head inline plain" aria-expanded=${String(opened)} onClick=${turn}>
      ${icon && html`<${Icon} name=${icon} size=${16} />`}<span>${text}</span><${Icon} name="fold" size=${16} />
    </button>
    ${opened && html`<${OfferForm} entry=${entry} />`}
  </div>`;
}
