// The list of what the environmental segment will do: falls, a ceiling, zones and other effects; and the
// same in words.

import { send } from "../../core/commands.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import { html } from "../../ui/controls.js";
import { Icon } from "../../ui/icons.js";
import { fallEndText, fallHarmText } from "../log/fall-text.js";
import { actingZones, countOfFalls, fallsOutOfSight, isLeftOut } from "./coming.js";
import { amountText, hitText } from "./hazard-text.js";
import { selectAndShow } from "./tracker.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Conflict} Conflict */
/** @typedef {import("../../core/store.js").Effect} Effect */
/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {import("../../core/server-types.js").HitView} Hit */
/** @typedef {import("../../core/server-types.js").ZoneView} Zone */

/** The whole list. @param {{fight: Conflict}} given */
export function ComingList({ fight }) {
  const { effects = [], ceiling, segment, round } = fight;
  // a ceiling that comes down stands among what is computed
  const others = effects.filter(({ id, round: due }) => id !== ceiling?.effect && (segment === "environmental" || (due ?? 0) <= round));
  return html`<div class="coming"><${FallList} fight=${fight} /><${HazardList} fight=${fight} /><${EffectList} effects=${others} /></div>`;
}

/** @param {string} unit */
const nameOf = (unit) => session.units.value[unit]?.name ?? t("round-someone");

/** The falls that are about to happen; that nothing falls, where nothing else happens either. @param {{fight: Conflict}} given */
function FallList({ fight }) {
  const { falls = [], hits = [], effects = [], ceiling } = fight;
  const unseen = fallsOutOfSight(fight);
  if (falls.length + unseen.length === 0) {
    const airborne = airborneText();
    if (hits.length > 0 || effects.length > 0 || ceiling) return airborne && html`<p class="quiet tracker-none">${airborne}</p>`;
    return html`<p class="quiet tracker-none">${t("round-nothing-falls-this-round-airborne", { airborne })}</p>`;
  }
  return html`<ul class="falls" aria-label=${t("round-falls-about-to-happen")}>
    ${falls.map((fall) => html`<${Falls} key=${fall.unit} id=${fall.unit} what=${fallEndText(fall)} harm=${fallHarmText(fall)} />`)}
    ${unseen.map(({ id }) => html`<${Falls} key=${id} id=${id} what=${t("round-falls-out-of-sight")} />`)}
  </ul>`;
}

/** A unit that falls. @param {{id: string, what: string, harm?: string}} given */
function Falls({ id, what, harm = "" }) {
  const unit = session.units.value[id];
  return html`<li class="fall">
    <button type="button" class="turn-name" onClick=${() => unit && selectAndShow(unit)} ...${selection.pointerHandlers(id)}>
      <${Icon} name="fall" size=${16} />
      <span>${unit?.name ?? id}</span>
      <span class="fall-what">${what}</span>
      ${harm !== "" && html`<span class="chip chip-danger">${harm}</span>`}
    </button>
    ${session.isHandler.value && unit && html`<button
      type="button"
      class="button button-quiet fall-stop"
      title=${t("round-overrule-does-not-fall-the-log", { name: unit.name })}
      onClick=${() => send({ type: "overrule", unit: id, set: { falling: false, fallen: 0 } })}
    >
      <${Icon} name="overrule" size=${16} /><span>${t("round-stop-it")}</span>
    </button>`}
  </li>`;
}

/** The ceiling and the zones that act; nothing without them. @param {{fight: Conflict}} given */
function HazardList({ fight }) {
  const zones = actingZones();
  const { ceiling = null, effects = [] } = fight;
  if (zones.length === 0 && ceiling === null) return null;
  return html`<ul class="falls" aria-label=${t("round-what-the-environment-will-do")}>
    ${ceiling !== null && html`<${Ceiling} ceiling=${ceiling} effect=${effects.find(({ id }) => id === ceiling.effect)} />`}
    ${zones.map((zone) => html`<${ZoneHits} key=${zone.id} zone=${zone} hits=${(fight.hits ?? []).filter((hit) => hit.zone === zone.id)} />`)}
  </ul>`;
}

/** A ceiling that comes down, with whom it meets. @param {{ceiling: NonNullable<Conflict["ceiling"]>, effect: Effect|undefined}} given */
function Ceiling({ ceiling, effect }) {
  const usual = t("round-ceiling-comes-down", { level: ceiling.level });
  return html`<li class="fall">
    <span class="effect-text wrap"><${Icon} name="descend" size=${16} />${effect && effect.text !== usual && html`<b>${effect.text}</b>`}<span>${usual}</span>${effect && html`<${WhenChips} effect=${effect} />`}
      ${ceiling.pressed.map(({ unit, to }) => html`<span class="chip" key=${unit}>${t("round-pressed-down", { name: nameOf(unit), level: to.level })}</span>`)}
      ${ceiling.barred !== null && html`<span class="chip chip-danger">${t("round-no-room-below", { name: nameOf(ceiling.barred) })}</span>`}
    </span>
    ${effect && html`<${EffectButtons} effect=${effect} />`}
  </li>`;
}

/** A zone, and whom it will hit. @param {{zone: Zone, hits: Hit[]}} given */
function ZoneHits({ zone, hits }) {
  const out = isLeftOut(zone.id);
  const left = (session.conflict.value?.skipped ?? []).filter(({ of, unit }) => of === zone.id && unit !== "");
  const { effect } = zone;
  if (!effect) return null;
  return html`<li class="fall">
    <span class="effect-text wrap"><${Icon} name="bolt" size=${16} /><b>${zone.name}</b><span>${amountText(effect.harm, effect.amount)}</span>
      ${out ? html`<span class="chip">${t("round-left-out")}</span>` : hits.length === 0 && left.length === 0 && html`<span class="quiet">${t("round-hits-nobody")}</span>`}
      ${hits.map((hit) => html`<${UnitHit} key=${hit.unit} hit=${hit} />`)}
      ${!out && left.map(({ unit }) => html`<span class="chip inline" key=${unit}>${t("round-not-hit", { name: nameOf(unit) })}<${SkipButton} words=${t("round-hit-after-all", { name: nameOf(unit) })} icon="undo" what=${{ zone: zone.id, unit, skip: false }} /></span>`)}
    </span>
    ${session.isHandler.value && html`<${LeaveOut} name=${zone.name} out=${out} what=${{ zone: zone.id }} />`}
  </li>`;
}

/** A unit that will be hit, with what that does. @param {{hit: Hit}} given */
function UnitHit({ hit }) {
  const unit = session.units.value[hit.unit];
  if (!unit) return null;
  return html`<span class=${`chip inline ${hit.destroyed ? "chip-danger" : ""}`}>
    <button type="button" class="plain" onClick=${() => selectAndShow(unit)} ...${selection.pointerHandlers(unit.id)}>${unit.name} ${hitText(hit)}</button>
    ${session.isHandler.value && html`<${SkipButton} words=${t("round-do-not-hit", { name: unit.name })} icon="close" what=${{ zone: hit.zone, unit: hit.unit }} />`}
  </span>`;
}

/** @param {{words: string, icon: string, what: object}} given */
const SkipButton = ({ words, icon, what }) => html`<button type="button" class="button button-icon button-quiet hit-skip" aria-label=${words} title=${words} onClick=${() => send({ type: "environment.skip", ...what })}><${Icon} name=${icon} size=${16} /></button>`;

/** Leaves something out of this round, or lets it act after all. @param {{name: string, out: boolean, what: object}} given */
const LeaveOut = ({ name, out, what }) => html`<button type="button" class="button button-quiet fall-stop" aria-label=${out ? t("round-let-act", { name }) : t("round-leave-out", { name })} onClick=${() => send({ type: "environment.skip", ...what, skip: !out })}>
  <${Icon} name=${out ? "undo" : "skip"} size=${16} /><span>${out ? t("round-let-it-act") : t("round-leave-it-out")}</span>
</button>`;

/** Effects of the environment that this seat may read. @param {{effects: readonly Effect[]}} given */
export function EffectList({ effects }) {
  if (effects.length === 0) return null;
  return html`<ul class="falls" aria-label=${t("round-effects-of-the-environment")}>
    ${effects.map(
      (effect) => html`<li class="fall" key=${effect.id}>
        <span class="effect-text wrap"><${Icon} name=${(effect.ceiling ?? null) === null ? "bolt" : "descend"} size=${16} /><span>${effect.text}</span>${isNamed(effect) && html`<span class="chip">${t("round-ceiling-to-level", { level: effect.ceiling ?? 0 })}</span>`}<${WhenChips} effect=${effect} /></span>
        <${EffectButtons} effect=${effect} />
      </li>`,
    )}
  </ul>`;
}

/** Whether an effect is a ceiling whose text does not say so. @param {Effect} effect */
const isNamed = ({ ceiling = null, text }) => ceiling !== null && text !== t("round-ceiling-comes-down", { level: ceiling });

/** When an effect comes. @param {{effect: Effect}} given */
const WhenChips = ({ effect }) => html`${effect.lasts && html`<span class="chip">${t("round-every-round")}</span>`}${effect.round && html`<span class="chip">${t("round-in-round", { round: effect.round })}</span>`}${isLeftOut(effect.id) && html`<span class="chip">${t("round-left-out")}</span>`}`;

/** The Handler's buttons of an effect. Before a conflict there is no round to leave it out of. @param {{effect: Effect}} given */
function EffectButtons({ effect }) {
  if (!session.isHandler.value) return null;
  return html`${session.conflict.value !== null && html`<${LeaveOut} name=${effect.text} out=${isLeftOut(effect.id)} what=${{ effect: effect.id }} />`}<button type="button" class="button button-quiet fall-stop" aria-label=${t("round-take-away", { text: effect.text })} onClick=${() => send({ type: "environment.remove", effect: effect.id })}>
    <${Icon} name="close" size=${16} /><span>${t("round-take-away-2")}</span>
  </button>`;
}

/** What happens in the environmental segment, in words. @param {{fight: import("../../core/store.js").Conflict}} given */
export function EnvironmentText({ fight }) {
  const count = countOfFalls(fight);
  const harmed = new Set((fight.hits ?? []).map((hit) => hit.unit)).size;
  const quiet = harmed > 0 || fight.ceiling ? "" : t("round-nothing-falls-this-round");
  // who cannot fall any further still lands
  const rests = count > 0 && fight.falls?.length === count && fight.falls.every(({ levels, ends }) => levels === 0 && ends === "rests");
  const falls = count === 0 ? quiet : rests ? t("round-units-come-to-rest", { n: count }) : count === 1 ? t("round-1-unit-falls") : t("round-units-fall", { count });
  const hits = harmed > 0 && t("round-units-are-harmed", { n: harmed });
  const texts = [falls, hits, fight.ceiling && t("round-the-ceiling-comes-down-now"), airborneText()].filter(Boolean);
  return html`${texts.join(" ")}`;
}

/** Returns which units stay in the air after a flight, or "". */
function airborneText() {
  const up = Object.values(session.units.value).filter((unit) => unit.airborne && unit.flown && !unit.falling && !unit.destroyed);
  if (up.length === 0) return "";
  return t("round-next-turn", { list: listText(up.map((unit) => unit.name)), value: up.length === 1 ? t("round-flew-and-stays-up-until-its") : t("round-flew-and-stay-up-until-their") });
}
