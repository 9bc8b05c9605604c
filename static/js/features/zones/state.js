// The zones of the scene, the one that is edited, and what a new one is to be.

import { computed, signal } from "@preact/signals";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { isOneHex } from "../../board/zones.js";
import { amountText } from "../round/hazard-text.js";
import { setZoneBrush } from "./brush.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").ZoneView} Zone */
/** @typedef {Zone["kind"]} Kind */

/** The zones of the scene, by id. */
export const zones = computed(() => session.scene.value?.zones ?? {});

/** The id of the zone that is edited, "" for none. */
export const chosenId = signal("");
/** The zone that is edited, or null. */
export const chosen = computed(() => zones.value[chosenId.value] ?? null);

/**
 * What the next new zone is to be. No name: that of its kind with a number.
 * @type {import("@preact/signals").Signal<{kind: Kind, name: string, icon: NonNullable<Zone["icon"]>, shown: boolean}>}
 */
export const draft = signal({ kind: "spawn", name: "", icon: "flag", shown: false });

/** Chooses the zone to edit; "" for none. What was being painted ends. @param {string} id */
export function chooseZone(id) {
  if (chosenId.value !== id && isZoneTool(ui.tool.value)) ui.dropTool();
  chosenId.value = id;
}

/** Goes on painting a zone that was just added. @param {string} id */
export function continueWith(id) {
  chosenId.value = id;
}

/** Whether a tool paints zones. @param {string} tool */
export const isZoneTool = (tool) => tool === "zone" || tool === "unzone";

/** Whether the tool sets one hex: that of a label or a marker. */
export const setsOneHex = computed(() => isOneHex(chosen.value ?? draft.value));

/** Takes a tool for zones or puts it down. A label or a marker needs a brush of one hex. @param {"zone"|"unzone"} tool */
export function pickTool(tool) {
  if (ui.tool.value === tool) return ui.dropTool();
  if (setsOneHex.value) setZoneBrush(1);
  ui.setTool(tool);
}

/** Returns the name of a kind. @param {Kind} kind */
export function kindText(kind) {
  return {
    spawn: t("zones-spawn-zone"),
    objective: t("zones-objective-zone"),
    area: t("zones-area"),
    label: t("zones-label"),
    marker: t("zones-marker"),
  }[kind];
}

/** Returns a name for a new zone that no other one has. @param {Kind} kind */
export function newName(kind) {
  const taken = new Set(Object.values(zones.value).map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = `${kindText(kind)} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Returns what a zone does to units in it: "4 damage", or "". @param {Zone} zone */
export const harmText = ({ effect }) => (effect ? amountText(effect.harm, effect.amount) : "");

/** Returns what the hover line and screen readers say of a zone. @param {Zone} zone */
export function zoneText(zone) {
  const { kind, name, secret, effect } = zone;
  const named = name.startsWith(kindText(kind)) ? name : t("zones-kind-and-name", { kind: kindText(kind), name });
  let what = effect ? t("zones-does", { what: named, harm: harmText(zone) }) : named;
  if (effect?.ground) what = t("zones-does-on-the-ground", { what });
  if (effect && effect.round > (session.conflict.value?.round ?? 1)) what = t("zones-does-from-round", { what, round: effect.round });
  return secret ? t("zones-hidden-from-players", { what }) : what;
}
