// The cards of running attacks: attacker, targets, weapon, whose roll is due, and the odds. The
// Handler can roll for others, change the numbers, or cancel the attack.

import { useState } from "preact/hooks";
import { showPlace } from "../../core/board-handle.js";
import { pendingCommands, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { insideText, zoneCentre } from "./areas.js";
import { attacks, isOwn, unitsToRoll, owedRoll, rollAttack, rollIcon, rollLabel, rollButtonName, targetNames, toneFor } from "./attack-state.js";
import { fetchContent } from "./content.js";
import { Exchange, StaggeredRemark } from "./exchange.js";
import { ReactionPause } from "./reaction-cards.js";
import { defenderChances } from "./reactions.js";
import { AttackBar, AttackLosses, AttackOutlook } from "./odds.js";
import { testResultText } from "./test-result.js";
import { targetName, standersText } from "./aim-state.js";
import { numberRow, Numbers, rollRow } from "./number-rows.js";
import { Icon, Side } from "../../ui/icons.js";
import { label as hexLabel } from "../../core/hexes.js";
import { ConfirmButton, html, PrimaryButton, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper } from "../../ui/fields.js";
import { distanceText } from "../../text/attack-words.js";
import { listText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("./types.js").AttackView} AttackView */
/** @typedef {import("./types.js").AttackTarget} AttackTarget */

/** All cards; attacks that wait for this seat come first. */
export function AttackCards() {
  const list = attacks.value;
  if (list.length === 0) return null;
  fetchContent();
  const sorted = [...list].sort((a, b) => Number(unitsToRoll(b).length > 0) - Number(unitsToRoll(a).length > 0));
  return sorted.map((attack, i) => html`<${AttackCard} key=${attack.id} attack=${attack} first=${i === 0} />`);
}

/** @param {{attack: AttackView, first: boolean}} given */
function AttackCard({ attack, first }) {
  const own = unitsToRoll(attack);
  const [alone] = attack.targets;
  // a player who decides on a reaction needs the odds first
  const outlook = attack.stage === "pause" && attack.targets.length === 1 ? alone.odds : null;
  const attacker = attack.unit ? session.units.value[attack.unit] : null;
  const zone = attack.stage === "zone";
  const title = `${attacker?.name ?? t("fight-something-unseen")} ${zone ? t("fight-waits-for") : "attacks"} ${targetNames(attack)}`;
  // on a phone the first roll has its button at the foot of the page
  const rolls = own.slice(ui.narrow.value && first ? 1 : 0);
  return html`<section class=${own.length > 0 ? "pending stack gap-3 attack" : "request stack well attack"} aria-label=${title}>
    <header class="pending-head inline">
      ${attacker ? html`<${Side} disposition=${attacker.disposition} size=${20} />` : html`<${Icon} name="hide" />`}
      <div>
        <h3>${title}</h3>
        <p class="quiet">${attack.weapon ? t("fight-with-name", { name: attack.weapon.name }) : t("fight-nobody-sees-from-where")}${attack.distance ? `, ${rangeText(attack, attack.distance)}` : ""}</p>
      </div>
    </header>
    ${attack.stage === "pause" ? html`<${ReactionPause} attack=${attack}>${outlook && html`<${StaggeredRemark} unit=${alone.unit} /><${AttackOutlook} odds=${outlook} unit=${alone.unit} />`}</${ReactionPause}>` : html`<${AwaitedRolls} attack=${attack} own=${own} />`}
    ${!zone && attack.targets.map((target) => html`<${TargetResult} key=${target.unit ?? target.prop} attack=${attack} target=${target} alone=${attack.targets.length === 1} outlook=${outlook !== null} />`)}
    ${rolls.map(
      (unit) => html`<${PrimaryButton}
        key=${`${unit} ${attack.stage}`}
        label=${rollLabel(attack, unit)}
        name=${rollButtonName(attack, unit)}
        icon=${rollIcon(attack)}
        title=${[`${rollLabel(attack, unit)} (X)`, defenderChances(attack, [unit])].filter(Boolean).join(". ")}
        waits=${pendingCommands.value.has("attack.roll")}
        onPress=${() => rollAttack(attack, unit)}
      />`,
    )}
    ${session.isHandler.value && html`<${HandlerPart} attack=${attack} own=${own} zone=${zone} />`}
  </section>`;
}

/**
 * The range of an attack, which counts levels as well as hexes: "range 9 (5 hexes + 4 up)".
 * @param {AttackView} attack @param {number} distance
 */
function rangeText({ unit, targets: [target, ...others], beyond }, distance) {
  const [from, to] = [unit, others.length > 0 ? null : target?.unit].map((id) => session.units.value[id ?? ""]?.at);
  return distanceText({ distance, beyond: beyond ?? 0 }, from && to ? to.level - from.level : 0);
}

/**
 * The first roll that this seat has to make, at the foot of a phone: its button, and for which attack
 * where no card says it. What came of an attack before waits: here it would read as the outcome of this one.
 */
export function RollButton() {
  const next = owedRoll.value;
  if (next === null) return null;
  const { attack, unit } = next;
  const attacker = session.units.value[attack.unit ?? ""]?.name ?? t("fight-something-unseen");
  return html`<div class="react-foot">
    ${ui.tab.value !== "unit" && attack.unit !== unit && html`<p class="react-foot-what"><span class="clip">${attack.weapon ? t("fight-attacks-with", { attacker, targetNames: targetNames(attack), weapon: attack.weapon.name }) : t("fight-attacks", { attacker, targetNames: targetNames(attack) })}</span></p>`}
    <${PrimaryButton}
      key=${`${attack.id} ${unit} ${attack.stage}`}
      label=${rollLabel(attack, unit)}
      name=${rollButtonName(attack, unit)}
      icon=${rollIcon(attack)}
      waits=${pendingCommands.value.has("attack.roll")}
      onPress=${() => rollAttack(attack, unit)}
    />
  </div>`;
}

/** Says whose roll is due. @param {{attack: AttackView, own: string[]}} given */
function AwaitedRolls({ attack, own }) {
  if (attack.stage === "zone") return html`<${ZoneNote} attack=${attack} />`;
  const others = attack.waiting_for.filter((id) => !own.includes(id));
  if (others.length === 0) return null;
  const what = { target: t("fight-rolls-to-hit"), dodge: "dodges", damage: t("fight-rolls-damage"), mitigate: "mitigates" }[/** @type {string} */ (attack.stage)] ?? "rolls";
  const names = others.map((id) => {
    const unit = session.units.value[id];
    const pilot = session.pilotNames(unit, "or");
    const name = unit?.name ?? t("fight-a-unit");
    return pilot && pilot !== name ? `${name} (${pilot})` : name;
  });
  return html`<p class="remark" role="status"><${Icon} name="wait" size=${16} /><span>${listText(names)} ${names.length > 1 ? what.replace(/s\b/, "") : what}</span></p>`;
}

/**
 * An attack that waits in a zone: when it comes, and what triggers it sooner.
 * @param {{attack: AttackView}} given
 */
function ZoneNote({ attack }) {
  const at = zoneCentre(attack);
  if (at === null || !attack.zone) return null;
  const whose = `${session.units.value[attack.unit ?? ""]?.name ?? t("fight-the-attacker")}'s`;
  const wide = t("count-hexes", { n: attack.zone.radius });
  return html`<p class="remark"><${Icon} name="wait" size=${16} /><span>
      ${t("fight-it-comes-at-the-start-of", { whose, inside: insideText(attack) })}
    </span></p>
    <button type="button" class="button" onClick=${() => showPlace(at)}><${Icon} name="centre" /><span>${t("fight-show-the-zone-around", { wide, hex: hexLabel(at, session.map.value?.orientation ?? "flat") })}</span></button>`;
}

/** @type {Record<string, string>} */
const RESULT = { miss: t("fight-missed"), hit: t("fight-hit"), direct: t("fight-direct-hit") };

/**
 * @param {{attack: AttackView, target: AttackTarget, alone: boolean, outlook?: boolean}} given
 *   `outlook`: the odds are already shown above
 */
function TargetResult({ attack, target, alone, outlook = false }) {
  const [open, setOpen] = useState(alone);
  const unit = target.unit ? session.units.value[target.unit] : null;
  const result = target.aim?.result ?? null;
  const changed = target.adjust && Object.entries(target.adjust).some(([, value]) => value);
  const stands = standersText(target);
  const falls = stands && html`<p class="aim-warn remark"><${Icon} name="fall" size=${16} />${stands}</p>`;
  if (target.exchange === null) {
    return html`${!alone && html`<p class="quiet">${targetName(target)}</p>`}${falls}${isOwn(target.unit) && html`<${HiddenAttacker} unit=${session.units.value[target.unit ?? ""]} stage=${attack.stage} />`}`;
  }
  return html`<div class="attack-target">
    ${(!alone || result) &&
    html`<button type="button" class="attack-target-head inline plain" aria-expanded=${String(open)} onClick=${() => setOpen(!open)}>
      ${unit && html`<${Side} disposition=${unit.disposition} size=${16} />`}
      <span>${targetName(target)}</span>
      ${result && html`<span class=${`outcome outcome-${toneFor(result, [target.unit])}`}>${RESULT[result]}</span>`}
      ${target.aim && html`<span class="quiet">${testResultText(target.exchange, target.aim)}</span>`}
    </button>`}
    ${falls}
    ${changed && html`<p class="quiet"><${Icon} name="hammer" size=${14} /> ${t("fight-the-handler-changed-its-numbers")}</p>`}
    ${open && target.odds && (result === null
      ? html`${!outlook && html`<${StaggeredRemark} unit=${target.unit} /><${AttackOutlook} odds=${target.odds} unit=${target.unit} />`}<${AttackLosses} odds=${target.odds} />`
      : html`<${AttackBar} odds=${target.odds} result=${result} small=${true} unit=${target.unit} />`)}
    ${open && html`<${Exchange} exchange=${target.exchange} modifiers=${result === null ? target.modifiers : []} rolled=${result !== null} />`}
  </div>`;
}

/** @param {{attack: AttackView, own: string[], zone: boolean}} given */
function HandlerPart({ attack, own, zone }) {
  const others = attack.waiting_for.filter((id) => !own.includes(id));
  return html`<div class="attack-rulings">
    <div class="row">
      ${zone && html`<button type="button" class="button" onClick=${() => send({ type: "attack.proceed", attack: attack.id })}><${Icon} name="play" /><span>${t("fight-let-it-come-now")}</span></button>`}
      ${!zone &&
      others.map(
        (id) => html`<button type="button" class="button" key=${id} onClick=${() => rollAttack(attack, id)}>
          <${Icon} name="dice" /><span>${rollLabel(attack, id)}</span>
        </button>`,
      )}
      <${ConfirmButton} label=${t("fight-call-it-off")} question=${t("fight-call-it-off-2")} icon="close" onConfirm=${() => send({ type: "attack.cancel", attack: attack.id })} />
    </div>
    <${Section} title=${t("fight-overrule-its-numbers")} open=${false} onOpen=${(/** @type {HTMLElement} */ form) => form.scrollIntoView({ block: "nearest" })}><${AdjustAttack} key=${attack.id} attack=${attack} /></${Section}>
  </div>`;
}

/** @type {[string, string][]} */
const NUMBERS = [
  ["targeting", t("fight-to-hit-2")],
  ["mark", t("fight-against")],
  ["dodge", t("fight-dodge")],
  ["damage", t("fight-damage")],
  ["mitigation", t("fight-mitigation")],
];

/**
 * The Handler's form: numbers added to the attack, or an outcome set without dice.
 * @param {{attack: AttackView}} given
 */
export function AdjustAttack({ attack }) {
  const [target, setTarget] = useState(attack.targets[0]?.unit ?? attack.targets[0]?.prop ?? "");
  const about = attack.targets.find((each) => (each.unit ?? each.prop) === target) ?? attack.targets[0];
  const now = /** @type {Record<string, any>} */ (about?.adjust ?? {});
  const [draft, setDraft] = useState(/** @type {Record<string, any>} */ ({}));
  const [text, setText] = useState("");
  const value = (/** @type {string} */ name) => draft[name] ?? now[name] ?? 0;
  const outcome = "outcome" in draft ? draft.outcome : (now.outcome ?? null);
  async function save() {
    const done = await send({ type: "attack.adjust", attack: attack.id, target, ...draft, text });
    if (done.ok) setDraft({});
  }
  return html`${attack.targets.length > 1 &&
    html`<${Choice}
      label=${t("fight-of-the-attack-on")}
      value=${target}
      onChange=${setTarget}
      options=${attack.targets.map((each) => ({ value: each.unit ?? each.prop, label: targetName(each) }))}
    />`}
    <p class="quiet">${t("fight-each-is-added-to-what-the")}</p>
    <div class="adjust">
      ${NUMBERS.map(([name, label]) => html`<${Stepper} key=${name} label=${label} value=${value(name)} min=${-100} max=${100} live=${true} onChange=${(/** @type {number} */ n) => setDraft({ ...draft, [name]: n })} />`)}
    </div>
    <${Choice}
      label=${t("fight-how-it-ends")}
      value=${outcome}
      onChange=${(/** @type {any} */ next) => setDraft({ ...draft, outcome: next })}
      options=${[
        { value: null, label: t("fight-by-the-dice-2") },
        { value: "miss", label: t("fight-miss") },
        { value: "hit", label: t("fight-hit") },
        { value: "direct", label: t("fight-direct") },
      ]}
    />
    <${Field} label=${t("fight-why-in-the-log")}><input class="input" maxlength="500" value=${text} onInput=${withValue(setText)} /></${Field}>
    <button type="button" class="button button-strong" aria-disabled=${String(Object.keys(draft).length === 0)} onClick=${() => Object.keys(draft).length > 0 && save()}>
      <${Icon} name="hammer" /><span>${t("fight-overrule")}</span>
    </button>`;
}

/** Why a unit cannot dodge; "" when it can. @param {import("../../core/store.js").Unit} unit */
function noDodgeText(unit) {
  if (unit.staggered) return t("fight-it-cannot-dodge-it-is-staggered");
  return unit.off_balance ? t("fight-it-cannot-dodge-steady-again-but") : "";
}

/**
 * The defender's own numbers against an attacker that this seat does not see; nothing of the
 * attack.
 * @param {{unit: import("../../core/store.js").Unit, stage: string}} given  `unit`: steered from
 *   this seat
 */
export function HiddenAttacker({ unit, stage }) {
  const numbers = unit.frame?.numbers;
  const layers = unit.frame?.ablative_left ?? 0;
  const why = noDodgeText(unit);
  return html`<div class="exchange">
    ${why && html`<p>${why}</p>`}
    ${numbers &&
    html`<${Numbers}
        list=${[
          ...(stage === "dodge" || stage === "pause" ? (why ? [] : [rollRow(t("fight-dodge"), numbers.synergy), numberRow(t("fight-evasion"), numbers.evasion)]) : []),
          rollRow(t("fight-mitigation"), numbers.smarts),
        ]}
      />
      <p class="quiet">
        ${layers > 0 && t("fight-a-layer-takes-the-first-of", { value: numbers.ablative?.value ?? "" })}${t("fight-what-it-rolls-then-comes-off")}
      </p>`}
  </div>`;
}
