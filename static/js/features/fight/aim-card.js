// The card of the aimed target: the odds of the attack, who else is in the area, and the button
// that declares the attack.

import * as app from "../../core/app.js";
import { aimAnswer, targetKey, targetName, sameSide, standersText, changeAim, overruleAttack } from "./aim-state.js";
import { centre, centres, turnBy } from "./areas.js";
import { Exchange } from "./exchange.js";
import { nextFightStep } from "./next-step.js";
import { AttackBar, AttackChances, hitChance } from "./odds.js";
import { reasonText } from "./unit-actions.js";
import { Icon, Side } from "../../ui/icons.js";
import { label as hexLabel } from "../../core/hexes.js";
import { html, PrimaryButton } from "../../ui/controls.js";

/** The card itself; it waits for the answer of the query `aim`. */
export function AimCard() {
  const aiming = app.aiming.value;
  const { at, answer, refused } = aimAnswer.value;
  if (aiming === null || at !== targetKey(aiming.at)) return html`<p class="quiet aim-card">Working it out…</p>`;
  if (refused !== null) return html`<p class="form-error">${reasonText(refused)}</p>`;
  if (answer === null) return null;
  const key = targetKey(aiming.at);
  const main = answer.targets.find((each) => targetKey(each) === key);
  const others = answer.targets.filter((each) => each !== main);
  const own = ownSideIn(answer.targets, aiming.unit);
  return html`<div class="aim-card" role="group" aria-label="What would come of it">
    ${centres.value.length > 0 && html`<${TurnArea} />`}
    ${"q" in /** @type {any} */ (aiming.at) && answer.designable && others.length === 0 && html`<p class="quiet">Nobody that you know of is in the area.</p>`}
    ${own.length > 0 && html`<p class="aim-warn" role="alert"><${Icon} name="info" size=${16} />${others.length === 0 && main ? "No enemy: its own side" : "Its own side is in the area"}: ${own.join(", ")}.</p>`}
    ${others.length > 0 &&
    html`<div class="aim-others" aria-label="In the area" role="group">
      <h4 class="eyebrow">${main ? "Also in the area" : "In the area"}</h4>
      ${others.map((each) => html`<${OtherInArea} key=${targetKey(each)} each=${each} />`)}
    </div>`}
    ${main && standersText(main.prop) && html`<p class="aim-warn"><${Icon} name="fall" size=${16} />${standersText(main.prop)}</p>`}
    ${main && html`<${AttackChances} odds=${main.odds} /><${Exchange} exchange=${main.exchange} modifiers=${main.modifiers} />`}
    ${answer.warns && html`<p class="aim-warn" role="alert"><${Icon} name="heat" size=${16} />${reasonText(answer.warns)}</p>`}
    ${answer.reason && html`<${BarredReason} reason=${answer.reason} go=${overruleAttack(answer.reason)?.run} />`}
    ${!app.narrow.value && nextFightStep.value?.kind === "attack" && html`<${AttackButton} />`}
  </div>`;
}

/**
 * Why the attack is not possible, with a button to overrule that, or to ask the Handler.
 * @param {{reason: import("./types.js").Bar, go?: () => void}} given  `go`: what the Handler's
 *   button does
 */
export function BarredReason({ reason, go = () => changeAim({ overrule: true }) }) {
  const past = overruleAttack(reason);
  if (past && app.aiming.value?.overrule) {
    return html`<p class="aim-warn"><${Icon} name="overrule" size=${16} /><span>Set aside: ${reasonText(reason)}</span></p>`;
  }
  return html`<div class="aim-barred">
    <p class="form-error"><${Icon} name="info" size=${16} />${reasonText(reason)}</p>
    ${past && html`<button type="button" class="button" title=${past.title} onClick=${app.isHandler.value ? go : past.run}><${Icon} name=${past.icon ?? "overrule"} size=${16} /><span>${past.label}</span></button>`}
  </div>`;
}

/** The button that declares the attack, on the card or at the foot of a phone. */
export function AttackButton() {
  const next = nextFightStep.value;
  if (next === null || next.kind !== "attack") return null;
  if (next.warns) {
    return html`<button type="button" class="button button-danger button-wide" aria-disabled=${app.pendingCommands.value.has(next.busy) ? "true" : undefined} onClick=${() => !app.pendingCommands.value.has(next.busy) && next.run()}>
      <${Icon} name="heat" /><span>${next.label}</span>
    </button>`;
  }
  return html`<${PrimaryButton} label=${next.label} icon=${next.icon} waits=${app.pendingCommands.value.has(next.busy)} title=${`${next.label} (X)`} onPress=${next.run} />`;
}

/**
 * Another target inside the area, folded.
 * @param {{each: import("./types.js").TargetInArea}} given
 */
function OtherInArea({ each }) {
  const unit = each.unit ? app.units.value[each.unit] : null;
  return html`<details class="aim-other">
    <summary>
      ${unit ? html`<${Side} disposition=${unit.disposition} size=${16} label=${unit.disposition} />` : html`<${Icon} name="prop" size=${16} />`}
      <span>${targetName(each)}</span><b>${hitChance(each.odds)}</b>
      <${AttackBar} odds=${each.odds} small=${true} />
    </summary>
    <${AttackChances} odds=${each.odds} /><${Exchange} exchange=${each.exchange} modifiers=${each.modifiers} />
  </details>`;
}

/**
 * The names of targets on the attacker's own side.
 * @param {import("./types.js").TargetInArea[]} list @param {string} user
 */
function ownSideIn(list, user) {
  return list.flatMap((each) => {
    const unit = app.units.value[each.unit ?? ""];
    if (!unit || !sameSide(unit.id, user)) return [];
    return [unit.id === user ? `${unit.name} itself` : unit.name];
  });
}

/** Buttons that turn the area of a melee weapon around its user. */
function TurnArea() {
  const list = centres.value;
  const now = centre.value;
  const place = list.findIndex((each) => now !== null && targetKey(each) === targetKey(now));
  const where = now === null ? "" : `${hexLabel(now, app.map.value?.orientation ?? "flat")}, level ${now.level}`;
  return html`<div class="aim-turn" role="group" aria-label="Turn the area">
    <button type="button" class="button button-icon" aria-label="Turn the area left" title="Turn the area left (,)" onClick=${() => turnBy(-1)}><${Icon} name="undo" /></button>
    <p><span>Its middle: <b>${where}</b></span><span class="quiet">${place + 1} of ${list.length}; drag it on the map</span></p>
    <button type="button" class="button button-icon" aria-label="Turn the area right" title="Turn the area right (.)" onClick=${() => turnBy(1)}><${Icon} name="redo" /></button>
  </div>`;
}
