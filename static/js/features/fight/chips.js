// The status chips of a unit: destroyed, falling, staggered, hidden and so on. Each explains itself
// on hover, and below the chips when it is pressed.

import { useEffect, useRef, useState } from "preact/hooks";
import { boardOfPage } from "../../core/board-handle.js";
import { query, send } from "../../core/commands.js";
import * as session from "../../core/session.js";
import { frameChips } from "./conditions.js";
import { movesStaggered } from "./unit-actions.js";
import { Icon } from "../../ui/icons.js";
import { restsOnUnit } from "../units/airborne-rest.js";
import { fallText } from "../log/fall-text.js";
import { html, useLeave } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {{id?: string, icon: string, text: string, tone: string, means: string}} Chip */

/** All chips of a unit, the gravest first. @param {Unit} unit @returns {Chip[]} */
function chipsOf(unit) {
  /** @type {Chip[]} */
  const chips = [];
  if (unit.destroyed) {
    chips.push({ icon: "close", text: t("fight-destroyed"), tone: "danger", means: t("fight-integrity-0-it-acts-no-more") });
  }
  if (unit.falling) {
    const text = unit.fallen ? t("fight-falling-so-far", { fallen: unit.fallen }) : t("fight-falling");
    const means = t("fight-it-comes-down-in-the-environmental", { fallAdvice: fallAdvice(unit) });
    chips.push({ icon: "fall", text, tone: "danger", means });
  }
  if (unit.staggered) {
    const means = unit.frame
      ? t("fight-it-cannot-dodge-and-can-only", { value: movesStaggered(unit.id) ? t("fight-move-and-stabilise") : t("fight-stabilise-2") })
      : t("fight-stability-0-every-further-impact-takes");
    chips.push({ icon: "balance", text: t("fight-staggered"), tone: "danger", means });
  }
  chips.push(...frameChips(unit));
  if (unit.airborne && !unit.falling) chips.push(airborneChip(unit));
  if (unit.obstacle && !unit.destroyed) {
    const means = unit.hidden
      ? t("fight-it-blocks-no-lines-of-sight")
      : t("fight-lines-of-sight-stop-at-its");
    chips.push({ icon: "wall", text: unit.hidden ? t("fight-blocks-lines-of-sight-once-shown") : t("fight-blocks-lines-of-sight"), tone: "plain", means });
  }
  if (unit.highlighted) {
    const means = unit.hidden
      ? t("fight-it-is-hidden-from-the-pilots")
      : t("fight-marked-for-everybody-it-counts-as");
    chips.push({ icon: "star", text: unit.hidden ? t("fight-highlighted-by-the-handler-once-shown") : t("fight-highlighted-by-the-handler"), tone: "plain", means });
  }
  if (unit.guard && !unit.destroyed) chips.push({ icon: "shield", text: t("fight-guards-its-place"), tone: "plain", means: t("fight-guards-its-place-means") });
  if (unit.hidden) {
    const means = session.isHandler.value
      ? t("fight-the-pilots-pages-know-nothing-of", { value: unit.controller === null ? "" : t("fight-but-for-those-who-steer-it") })
      : t("fight-the-handler-and-who-steers-it");
    const text = session.isHandler.value ? t("fight-hidden-from-the-pilots") : t("fight-hidden-from-the-others");
    chips.push({ icon: "hide", text, tone: "plain", means });
  }
  return chips;
}

/** A sentence about how a falling unit can still end its fall. @param {Unit} unit */
function fallAdvice(unit) {
  const ways = t("fight-a-flight-or-1-energy-to");
  if (unit.staggered) return t("fight-nothing-that-it-can-do-ends");
  if (session.conflict.value === null || unit.turn === "active") return t("fight-a-ends-the-fall-slice", { names: ways.slice(1) });
  if (unit.turn === "waiting") return t("fight-in-its-turn-ends-the-fall", { ways });
  return t("fight-it-has-acted-this-round-it", { ways });
}

/**
 * What the fall would do as things stand; asked from the server while it is shown.
 * @param {{unit: Unit}} given
 */
function FallForecast({ unit }) {
  const [fall, setFall] = useState(/** @type {import("../../core/store.js").Fall|null} */ (null));
  useEffect(() => {
    let current = true;
    query("falls", {}).then((answer) => {
      if (current) setFall(answer.ok ? (answer.result.falls.find((/** @type {any} */ each) => each.unit === unit.id) ?? null) : null);
    });
    return () => {
      current = false;
    };
  }, [unit]);
  return fall && html`<p>${t("fight-as-things-stand", { fall: fallText(fall) })}</p>`;
}

/** Why a unit stays in the air, and when it falls. @param {Unit} unit @returns {Chip} */
function airborneChip(unit) {
  if (unit.frame?.gait.sinks && session.conflict.value !== null) {
    const means = t("fight-too-heavy-to-stay-up-at");
    return { icon: "fall", text: t("fight-falls-when-its-turn-ends"), tone: "danger", means };
  }
  if (unit.flown) {
    const means = t("fight-who-has-flown-does-not-fall");
    return { icon: "fly", text: unit.turn === "active" ? t("fight-flew-this-turn-stays-up-until") : t("fight-flew-in-its-last-turn"), tone: "plain", means };
  }
  if (restsOnUnit(session.entries.value, session.undoneLines.value, unit.id)) {
    const means = t("fight-it-came-down-on-a-unit");
    return { icon: "fly", text: t("fight-rests-on-something"), tone: "plain", means };
  }
  if (session.conflict.value === null) {
    const means = t("fight-outside-a-conflict-nothing-falls-it");
    return { icon: "fly", text: t("fight-in-the-air"), tone: "plain", means };
  }
  const means = t("fight-nothing-holds-it-up-at-the");
  return { icon: "fly", text: t("fight-in-the-air"), tone: "plain", means };
}

/** The standable cell right below a unit; null for none. @param {Unit} unit */
function cellBelow({ at }) {
  const board = boardOfPage();
  if (at === null || board === null) return null;
  const levels = board.describe({ q: at.q, r: at.r }).surfaces.filter((/** @type {number} */ level) => level < at.level);
  return levels.length ? { q: at.q, r: at.r, level: Math.max(...levels) } : null;
}

/**
 * The Handler's button that puts a unit in the air on the ground, outside a conflict.
 * @param {{unit: Unit}} given
 */
function SetDown({ unit }) {
  const waits = session.isHandler.value && session.conflict.value === null && unit.airborne && !unit.falling;
  const at = waits ? cellBelow(unit) : null;
  if (at === null) return null;
  return html`<button type="button" class="button button-wide" title=${t("fight-to-the-ground-right-below-without")} onClick=${() => send({ type: "unit.place", unit: unit.id, at })}>
    <${Icon} name="descend" /><span>${t("fight-set-it-down")}</span>
  </button>`;
}

/** @param {Chip} chip */
const idOf = (chip) => chip.id ?? chip.icon;

/** @param {{unit: Unit}} given */
export function Chips({ unit }) {
  const [open, setOpen] = useState("");
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const chips = chipsOf(unit);
  const explained = chips.find((chip) => idOf(chip) === open);
  useLeave(box, explained !== undefined, (event) => {
    // Escape closes only this
    if (event.type === "keydown") event.stopImmediatePropagation();
    setOpen("");
  });
  if (chips.length === 0) return null;
  return html`<div class="states-box" ref=${box}><ul class="states">
      ${chips.map(
        (chip) => html`<li key=${idOf(chip)}>
          <button
            type="button"
            class=${`chip chip-${chip.tone} chip-state`}
            title=${chip === explained ? undefined : chip.means}
            aria-expanded=${String(chip === explained)}
            onClick=${() => setOpen(chip === explained ? "" : idOf(chip))}
          >
            <${Icon} name=${chip.icon} size=${14} />${chip.text}
          </button>
        </li>`,
      )}
    </ul>
    ${explained &&
    html`<div class="state-means stack gap-1" role="status" onClick=${() => setOpen("")}>
      <p>${explained.means}</p>
      ${explained.icon === "fall" && unit.falling && session.conflict.value !== null && html`<${FallForecast} key=${unit.id} unit=${unit} />`}
    </div>`}
    <${SetDown} unit=${unit} /></div>`;
}
