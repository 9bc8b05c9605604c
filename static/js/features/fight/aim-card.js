// The card of the aimed target: the odds of the attack, who else is in the area, and the button
// that declares the attack.

import { pendingCommands } from "../../core/commands.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import * as aim from "./aim-state.js";
import { aimAnswer, targetKey, targetName, sameSide, standersText, changeAim, overruleAttack } from "./aim-state.js";
import { centre, centres, turnBy } from "./areas.js";
import { Exchange, StaggeredRemark } from "./exchange.js";
import { nextFightStep } from "./next-step.js";
import { AttackBar, AttackChances } from "./odds.js";
import { reasonText } from "./unit-actions.js";
import { Icon, Side } from "../../ui/icons.js";
import { label as hexLabel } from "../../core/hexes.js";
import { html, PrimaryButton } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** The card itself; it waits for the answer of the query `aim`. */
export function AimCard() {
  const aiming = aim.aiming.value;
  const { at, answer, refused } = aimAnswer.value;
  if (aiming === null || at !== targetKey(aiming.at)) return html`<p class="quiet aim-card">${t("fight-working-it-out")}</p>`;
  if (refused !== null) return html`<p class="form-error">${reasonText(refused)}</p>`;
  if (answer === null) return null;
  const key = targetKey(aiming.at);
  const main = answer.targets.find((each) => targetKey(each) === key);
  const others = answer.targets.filter((each) => each !== main);
  const own = ownSideIn(answer.targets, aiming.unit);
  return html`<div class="aim-card" role="group" aria-label=${t("fight-what-would-come-of-it")}>
    ${centres.value.length > 0 && html`<${TurnArea} />`}
    ${"q" in /** @type {any} */ (aiming.at) && answer.designable && others.length === 0 && html`<p class="quiet">${t("fight-nobody-that-you-know-of-is")}</p>`}
    ${own.length > 0 && html`<p class="aim-warn remark" role="alert"><${Icon} name="info" size=${16} />${others.length === 0 && main ? t("fight-no-enemy-its-own-side") : t("fight-its-own-side-is-in-the")}: ${own.join(", ")}.</p>`}
    ${others.length > 0 &&
    html`<div class="aim-others" aria-label=${t("fight-in-the-area")} role="group">
      <h4 class="eyebrow">${main ? t("fight-also-in-the-area") : t("fight-in-the-area")}</h4>
      ${others.map((each) => html`<${OtherInArea} key=${targetKey(each)} each=${each} />`)}
    </div>`}
    ${main && standersText(main) && html`<p class="aim-warn remark"><${Icon} name="fall" size=${16} />${standersText(main)}</p>`}
    ${main && !aim.canAttackNow.value && answer.reason && html`<p class="quiet remark"><${Icon} name="info" size=${16} />${t("fight-odds-if-it-could", { reason: reasonText(answer.reason) })}</p>`}
    ${main && html`<${StaggeredRemark} unit=${main.unit} /><${AttackChances} odds=${main.odds} unit=${main.unit} /><${Exchange} exchange=${main.exchange} modifiers=${main.modifiers} />`}
    ${answer.warns && html`<p class="aim-warn remark" role="alert"><${Icon} name="heat" size=${16} />${reasonText(answer.warns)}</p>`}
    ${answer.reason && html`<${BarredReason} reason=${answer.reason} go=${overruleAttack(answer.reason)?.run} />`}
    ${!ui.narrow.value && nextFightStep.value?.kind === "attack" && html`<${AttackButton} />`}
  </div>`;
}

/**
 * Why the attack is not possible, with a button to overrule that, or to ask the Handler.
 * @param {{reason: import("./types.js").Bar, go?: () => void}} given  `go`: what the Handler's
 *   button does
 */
export function BarredReason({ reason, go = () => changeAim({ overrule: true }) }) {
  const past = overruleAttack(reason);
  if (past && aim.aiming.value?.overrule) {
    return html`<p class="aim-warn remark"><${Icon} name="overrule" size=${16} /><span>${t("fight-set-aside", { reason: reasonText(reason) })}</span></p>`;
  }
  return html`<div class="aim-barred row spread">
    <p class="form-error"><${Icon} name="info" size=${16} />${reasonText(reason)}</p>
    ${past && html`<button type="button" class="button" title=${past.title} onClick=${session.isHandler.value ? go : past.run}><${Icon} name=${past.icon ?? "overrule"} size=${16} /><span>${past.label}</span></button>`}
  </div>`;
}

/** The button that declares the attack, on the card or at the foot of a phone. */
export function AttackButton() {
  const next = nextFightStep.value;
  if (next === null || next.kind !== "attack") return null;
  if (next.warns) {
    return html`<button type="button" class="button button-danger button-wide" aria-disabled=${pendingCommands.value.has(next.busy) ? "true" : undefined} onClick=${() => !pendingCommands.value.has(next.busy) && next.run()}>
      <${Icon} name="heat" /><span>${next.label}</span>
    </button>`;
  }
  return html`<${PrimaryButton} label=${next.label} icon=${next.icon} waits=${pendingCommands.value.has(next.busy)} title=${`${next.label} (X)`} onPress=${next.run} />`;
}

/**
 * Another target inside the area, folded.
 * @param {{each: import("./types.js").TargetInArea}} given
 */
function OtherInArea({ each }) {
  const unit = each.unit ? session.units.value[each.unit] : null;
  return html`<details class="aim-other">
    <summary>
      ${unit ? html`<${Side} disposition=${unit.disposition} size=${16} label=${session.messages.value.word(unit.disposition)} />` : html`<${Icon} name="prop" size=${16} />`}
      <span>${targetName(each)}</span><b>${aim.shownChance(each.odds)}</b>
      <${AttackBar} odds=${each.odds} unit=${each.unit} small=${true} />
    </summary>
    <${StaggeredRemark} unit=${each.unit} /><${AttackChances} odds=${each.odds} unit=${each.unit} /><${Exchange} exchange=${each.exchange} modifiers=${each.modifiers} />
  </details>`;
}

/**
 * The names of targets on the attacker's own side.
 * @param {import("./types.js").TargetInArea[]} list @param {string} user
 */
function ownSideIn(list, user) {
  return list.flatMap((each) => {
    const unit = session.units.value[each.unit ?? ""];
    if (!unit || !sameSide(unit.id, user)) return [];
    return [unit.id === user ? t("fight-itself", { name: unit.name }) : unit.name];
  });
}

/** Buttons that turn the area of a melee weapon around its user. */
function TurnArea() {
  const list = centres.value;
  const now = centre.value;
  const place = list.findIndex((each) => now !== null && targetKey(each) === targetKey(now));
  const where = now === null ? "" : t("fight-level", { hex: hexLabel(now, session.map.value?.orientation ?? "flat"), level: now.level });
  return html`<div class="aim-turn" role="group" aria-label=${t("fight-turn-the-area")}>
    <button type="button" class="button button-icon" aria-label=${t("fight-turn-the-area-left")} title=${t("fight-turn-the-area-left-2")} onClick=${() => turnBy(-1)}><${Icon} name="undo" /></button>
    <p><span>${t("fight-its-middle")} <b>${where}</b></span><span class="quiet">${t("fight-of-drag-it-on-the-map", { value: place + 1, count: list.length })}</span></p>
    <button type="button" class="button button-icon" aria-label=${t("fight-turn-the-area-right")} title=${t("fight-turn-the-area-right-2")} onClick=${() => turnBy(1)}><${Icon} name="redo" /></button>
  </div>`;
}
