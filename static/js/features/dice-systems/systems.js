// The panels of dice systems, drawn from what each offers (forms in JSON Schema) and its facts:
// what waits for me, how things stand, whom the table waits for, what else can be done.

import { useEffect, useRef, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { customPanel } from "./custom-panels.js";
import { Icon } from "../../ui/icons.js";
import { byRecipient, grouped } from "./offer-list.js";
import { DoneNote, OfferForm, Submit, buttonLabel } from "./offer-form.js";
import * as offers from "./offers.js";
import { askedFields } from "./schema.js";
import { Facts } from "./system-facts.js";
import { useStill } from "../../ui/misclick-guard.js";
import { html, Primary, Section } from "../../ui/controls.js";

/** @typedef {import("./offer-list.js").OfferEntry} OfferEntry */
/** @typedef {import("../../core/store.js").SystemView} SystemView */

/** The form of the first step that waits, by which a button elsewhere plays it. */
export const FIRST_STEP = "first-step";

/** What waits for this seat, in whichever system. */
export function Steps() {
  const several = offers.tableSystems.value.length > 1;
  const ways = (/** @type {OfferEntry} */ entry) => offers.pendingSteps.value.filter((other) => offers.alternativeTo(other)?.key === entry.key);
  return offers.mainSteps.value.map(
    (entry, i) => html`<${Step} key=${entry.key} entry=${entry} named=${several} first=${i === 0} ways=${ways(entry)} />`,
  );
}

/** Beside other steps a form with more fields than this opens when it is wanted. */
const MOST_SHORT_FIELDS = 3;

/** @param {OfferEntry} entry */
function isLong(entry) {
  const seldom = customPanel(entry.system).more?.[entry.offer.action] ?? [];
  return askedFields(entry.offer.form).filter((field) => !seldom.includes(field.name)).length > MOST_SHORT_FIELDS;
}

/** @param {{entry: OfferEntry, named: boolean, first: boolean, ways: OfferEntry[]}} given  `ways`: what may be done instead */
function Step({ entry, named, first, ways }) {
  const head = useRef(/** @type {HTMLElement|null} */ (null));
  const [pressed, setOpened] = useState(false);
  const opened = pressed || offers.pendingSteps.value.length === 1 || !isLong(entry);
  const text = offers.offerText(entry);
  // Whoever has just played the step before goes on here.
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
  return html`<section class="pending step" aria-label=${`Your step: ${text}`}>
    <header class="step-head" tabindex="-1" ref=${head}>
      ${named && html`<p class="eyebrow">${titleOf(entry.system)}</p>`}
      <h3>${text}</h3>
    </header>
    ${opened
      ? html`<${OfferForm} entry=${entry} strong=${true} id=${first ? FIRST_STEP : undefined} button=${offers.footStep.value === null} />`
      : html`<button type="button" class="button button-wide" onClick=${() => setOpened(true)}>${buttonLabel(entry)}…</button>`}
    ${ways.map((way) => html`<${Alternative} key=${way.key} entry=${way} />`)}
  </section>`;
}

/** The other way to take a step: of the two one is taken. @param {{entry: OfferEntry}} given */
function Alternative({ entry }) {
  const text = offers.offerText(entry);
  return html`<section class="step-instead" aria-label=${`Or: ${text}`}>
    <p class="step-or"><span>or</span></p>
    <p>${text}</p>
    <${OfferForm} entry=${entry} wide=${true} />
  </section>`;
}

/** @param {string} name */
function titleOf(name) {
  return app.systems.value[name]?.title ?? name;
}

/** Go to the first step that waits. */
function scrollToStep() {
  app.openTab("dice");
  requestAnimationFrame(() => document.querySelector(".step")?.scrollIntoView({ block: "start" }));
}

/** A line above the tab: what waits in the dice tray, when it is out of sight. */
export function StepLine() {
  const [entry] = offers.pendingSteps.value;
  if (entry === undefined || (offers.isTrayVisible() && offers.firstStepVisible.value)) return null;
  return html`<button type="button" class="step-line" onClick=${scrollToStep}>
    <${Icon} name="dice" size=${16} /><span>Your step: ${offers.offerText(entry)}</span><${Icon} name="right" size=${16} />
  </button>`;
}

/** So many letters stand on a phone's big button. */
const MOST_LETTERS = 70;

/** What a phone's big button says: the whole step, or what is done in it where that is long. @param {OfferEntry} entry */
function footButtonLabel(entry) {
  const text = `Your step: ${offers.offerText(entry)}`;
  return text.length > MOST_LETTERS ? `Your step: ${buttonLabel(entry)}` : text;
}

/** A phone's big button: to the step that waits, or what plays it when it is in sight. */
export function StepButton() {
  const [entry] = offers.pendingSteps.value;
  if (entry === undefined) return null;
  const here = offers.isTrayVisible() && offers.firstStepVisible.value;
  if (!here) return html`<div class="step-thumb"><${Primary} label=${footButtonLabel(entry)} icon="dice" onPress=${scrollToStep} /></div>`;
  if (offers.footStep.value === null) return null;
  return html`<div class="step-thumb"><${Submit} entry=${entry} strong=${true} form=${FIRST_STEP} /></div>`;
}

/** Which of the table's dice systems is looked at. */
export function SystemChooser() {
  const systems = offers.tableSystems.value;
  const now = offers.shownSystem.value;
  const row = useRef(/** @type {HTMLElement|null} */ (null));
  // the chosen one stands in sight, however many there are
  useEffect(() => {
    const chosen = row.current?.querySelector(":checked")?.closest("label");
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [now, systems.length]);
  if (systems.length < 2) return null;
  return html`<fieldset class="options system-chooser" role="radiogroup" aria-label="Dice system">
    <div class="options-list" ref=${row}>
      ${systems.map(
        (system) => html`<label class="option" key=${system.name}>
          <input type="radio" class="option-input" name="dice-system" checked=${system.name === now} onChange=${() => offers.showSystem(system.name)} />
          <span class="option-text">${system.title}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

/** The panel of the system that is looked at; Frame State has the tray itself. */
export function SystemPanel() {
  const system = offers.tableSystems.value.find((each) => each.name === offers.shownSystem.value);
  // steps of others come and go above what somebody aims at
  const { box, resting, still } = useStill();
  if (system === undefined) return null;
  const all = offers.offerList.value.filter((entry) => entry.system === system.name);
  const facts = system.facts.length > 0;
  if (all.length === 0 && !facts) return null;
  const { Board } = customPanel(system.name);
  const mine = all.filter((entry) => entry.mine && !entry.offer.pending);
  const others = all.filter((entry) => !entry.mine && entry.may && !entry.offer.pending);
  return html`<section
    class="system"
    aria-label=${system.title}
    aria-disabled=${resting ? "true" : undefined}
    ref=${box}
    onClickCapture=${(/** @type {Event} */ e) => !still() && swallow(e)}
  >
    ${offers.doneAt.value?.system === system.name && html`<${DoneNote} />`}
    ${Board ? html`<${Board} system=${system} />` : facts && html`<${Facts} system=${system} />`}
    <${OthersSteps} entries=${all.filter((entry) => !entry.mine && entry.offer.pending)} />
    <${OfferGroups} system=${system.name} entries=${mine} />
    ${byRecipient(others).map(
      ({ who, entries }) => html`<${Section} key=${who} title=${`For ${offers.recipientName(who)}`} open=${false} keep=${`for ${who}`}>
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

/** Whom the table waits for; the Handler can take the step for them. @param {{entries: OfferEntry[]}} given */
function OthersSteps({ entries }) {
  return entries.map((entry) => {
    const who = offers.recipientName(entry.offer.who);
    const step = offers.offerText(entry);
    const text = `Waits for ${step.startsWith(`${who}: `) ? "" : `${who}: `}${step}`;
    return entry.may
      ? html`<${FoldedOffer} key=${entry.key} entry=${entry} text=${text} icon="wait" />`
      : html`<p class="quiet waits" key=${entry.key}><${Icon} name="wait" size=${16} /><span>${text}</span></p>`;
  });
}

/** @param {{system: string, entries: OfferEntry[]}} given */
function OfferGroups({ system, entries }) {
  const groups = grouped(entries, customPanel(system).groups ?? []);
  return groups.map((group) => {
    const list = group.entries.map((entry) => html`<${FoldedOffer} key=${entry.key} entry=${entry} />`);
    return group.folded
      ? html`<${Section} key=${group.title} title=${group.title} open=${false} keep=${`${system} ${group.title}`}><div class="offer-group">${list}</div></${Section}>`
      : html`<div class="offer-group" key=${group.title}>${group.title && groups.length > 1 && html`<h3 class="eyebrow">${group.title}</h3>`}${list}</div>`;
  });
}

/** Entries that were left open. @type {Set<string>} */
const openOffers = new Set();

/** An offer that opens. @param {{entry: OfferEntry, text?: string, icon?: string}} given */
function FoldedOffer({ entry, text = offers.offerText(entry), icon }) {
  const [opened, setOpened] = useState(openOffers.has(entry.key));
  function turn() {
    if (opened) openOffers.delete(entry.key);
    else openOffers.add(entry.key);
    setOpened(!opened);
  }
  return html`<div class=${"offer" + (opened ? " offer-open" : "")} data-still=${entry.key}>
    <button type="button" class="offer-head" aria-expanded=${String(opened)} onClick=${turn}>
      ${icon && html`<${Icon} name=${icon} size=${16} />`}<span>${text}</span><${Icon} name="fold" size=${16} />
    </button>
    ${opened && html`<${OfferForm} entry=${entry} />`}
  </div>`;
}
