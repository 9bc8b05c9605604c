// The status chips of a unit: destroyed, falling, staggered, hidden and so on. Each explains itself
// on hover, and below the chips when it is pressed.

import { useEffect, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { boardOfPage } from "../../core/action-context.js";
import { frameChips } from "./conditions.js";
import { movesStaggered } from "./unit-actions.js";
import { Icon } from "../../ui/icons.js";
import { restsOnUnit } from "../units/airborne-rest.js";
import { fallText } from "../log/fall-text.js";
import { html } from "../../ui/controls.js";

/** @typedef {import("../../core/store.js").Unit} Unit */
/** @typedef {{id?: string, icon: string, text: string, tone: string, means: string}} Chip */

/** All chips of a unit, the gravest first. @param {Unit} unit @returns {Chip[]} */
function chipsOf(unit) {
  /** @type {Chip[]} */
  const chips = [];
  if (unit.destroyed) {
    chips.push({ icon: "close", text: "Destroyed", tone: "danger", means: "Integrity 0: it acts no more." });
  }
  if (unit.falling) {
    const text = unit.fallen ? `Falling, ${unit.fallen} so far` : "Falling";
    const means = `It comes down in the environmental segment, up to 10 levels a round. ${fallAdvice(unit)}`;
    chips.push({ icon: "fall", text, tone: "danger", means });
  }
  if (unit.staggered) {
    const means = unit.frame
      ? `It cannot dodge and can only ${movesStaggered(unit.id) ? "move and stabilise" : "stabilise"}; every further impact takes integrity. Steady again at 9 stability, or at all it can have if that is less.`
      : "Stability 0: every further impact takes integrity.";
    chips.push({ icon: "balance", text: "Staggered", tone: "danger", means });
  }
  chips.push(...frameChips(unit));
  if (unit.airborne && !unit.falling) chips.push(airborneChip(unit));
  if (unit.obstacle && !unit.destroyed) {
    const means = unit.hidden
      ? "It blocks no lines of sight while it is hidden, lest its shadow tell of it."
      : "Lines of sight stop at its cells as at a wall, while it stands; its own do not.";
    chips.push({ icon: "wall", text: unit.hidden ? "Blocks lines of sight once shown" : "Blocks lines of sight", tone: "plain", means });
  }
  if (unit.highlighted) {
    const means = unit.hidden
      ? "It is hidden from the pilots, and that comes first: they see it once it is shown."
      : "Marked for everybody: it counts as in sight, line or no line, and is seen through fog.";
    chips.push({ icon: "star", text: unit.hidden ? "Highlighted by the Handler once shown" : "Highlighted by the Handler", tone: "plain", means });
  }
  if (unit.hidden) {
    const means = app.isHandler.value
      ? `The pilots' pages know nothing of it${unit.controller === null ? "" : ", but for those who steer it"}.`
      : "The Handler, and who steers it with you, know of it. To everybody else's page it is not there.";
    const text = app.isHandler.value ? "Hidden from the pilots" : "Hidden from the others";
    chips.push({ icon: "hide", text, tone: "plain", means });
  }
  return chips;
}

/** A sentence about how a falling unit can still end its fall. @param {Unit} unit */
function fallAdvice(unit) {
  const ways = "a flight, or 1 energy to stay aloft,";
  if (unit.staggered) return "Nothing that it can do ends the fall while it is staggered.";
  if (app.conflict.value === null || unit.turn === "active") return `A${ways.slice(1)} ends the fall.`;
  if (unit.turn === "waiting") return `In its turn ${ways} ends the fall.`;
  return `It has acted this round: it falls, unless a reaction lets it act before. If it still falls after that, ${ways} in its next turn ends it.`;
}

/**
 * What the fall would do as things stand; asked from the server while it is shown.
 * @param {{unit: Unit}} given
 */
function FallForecast({ unit }) {
  const [fall, setFall] = useState(/** @type {import("../../core/store.js").Fall|null} */ (null));
  useEffect(() => {
    let current = true;
    app.query("falls", {}).then((answer) => {
      if (current) setFall(answer.ok ? (answer.result.falls.find((/** @type {any} */ each) => each.unit === unit.id) ?? null) : null);
    });
    return () => {
      current = false;
    };
  }, [unit]);
  return fall && html`<p class="state-means" role="status">As things stand: ${fallText(fall)}.</p>`;
}

/** Why a unit stays in the air, and when it falls. @param {Unit} unit @returns {Chip} */
function airborneChip(unit) {
  if (unit.frame?.gait.sinks && app.conflict.value !== null) {
    const means = "Too heavy to stay up: at the end of its own turn it begins to fall, though it flew or paid to stay aloft. It comes to no harm where it is down by then.";
    return { icon: "fall", text: "Falls when its turn ends", tone: "danger", means };
  }
  if (unit.flown) {
    const means = "Who has flown does not fall before the next turn, not even when a deck under it is destroyed. Then it begins to fall, unless it flies or pays 1 energy to stay aloft.";
    return { icon: "fly", text: "Flew this turn: stays up until its next turn", tone: "plain", means };
  }
  if (restsOnUnit(app.entries.value, app.undoneLines.value, unit.id)) {
    const means = "It came down on a unit that you do not see, which holds it up for now.";
    return { icon: "fly", text: "Rests on something", tone: "plain", means };
  }
  if (app.conflict.value === null) {
    const means = "Outside a conflict nothing falls: it stays where it is until it moves or is set down. When a conflict begins, it begins to fall with its first turn.";
    return { icon: "fly", text: "In the air", tone: "plain", means };
  }
  const means = "Nothing holds it up. At the start of its next turn it begins to fall; a flight, or 1 energy to stay aloft, keeps it up.";
  return { icon: "fly", text: "In the air", tone: "plain", means };
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
  const waits = app.isHandler.value && app.conflict.value === null && unit.airborne && !unit.falling;
  const at = waits ? cellBelow(unit) : null;
  if (at === null) return null;
  return html`<button type="button" class="button button-wide" title="To the ground right below, without harm" onClick=${() => app.send({ type: "unit.place", unit: unit.id, at })}>
    <${Icon} name="descend" /><span>Set it down</span>
  </button>`;
}

/** @param {Chip} chip */
const idOf = (chip) => chip.id ?? chip.icon;

/** @param {{unit: Unit}} given */
export function Chips({ unit }) {
  const [open, setOpen] = useState("");
  const chips = chipsOf(unit);
  if (chips.length === 0) return null;
  const explained = chips.find((chip) => idOf(chip) === open);
  return html`<div class="states-box"><ul class="states">
      ${chips.map(
        (chip) => html`<li key=${idOf(chip)}>
          <button
            type="button"
            class=${`chip chip-${chip.tone} chip-state`}
            title=${chip.means}
            aria-expanded=${String(chip === explained)}
            onClick=${() => setOpen(chip === explained ? "" : idOf(chip))}
          >
            <${Icon} name=${chip.icon} size=${14} />${chip.text}
          </button>
        </li>`,
      )}
    </ul>
    ${explained && html`<p class="state-means" role="status" onClick=${() => setOpen("")}>${explained.means}</p>`}
    ${explained?.icon === "fall" && unit.falling && app.conflict.value !== null && html`<${FallForecast} key=${unit.id} unit=${unit} />`}
    <${SetDown} unit=${unit} /></div>`;
}
