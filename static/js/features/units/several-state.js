// Choosing several units in the Handler's list, and what is done with them.

import { signal } from "@preact/signals";
import { toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { setUnitForm, unitFormDirty } from "./state.js";
import { t } from "../../text/t.js";

/** Whether each row of the list has a box to choose its unit. */
export const choosing = signal(false);
/** Which form of what can be done with the chosen units is open. */
export const severalForm = signal(/** @type {""|"lose"|"wave"|"fit"|"group"|"save"} */ (""));

/** Returns the units in reserve that are in no wave; those of pilots come on their own. */
export function reserves() {
  const taken = Object.values(session.scene.value?.waves ?? {}).flatMap(({ units }) => units);
  return Object.values(session.units.value).filter((unit) => unit.at === null && !unit.carried_by && !unit.destroyed && unit.disposition !== "pilot" && !taken.includes(unit.id));
}

/** Opens the form of a wave with all units in reserve that are in none; without any, lets units be chosen for it. */
export function makeWave() {
  ui.openTab("units");
  ui.raiseSheet();
  if (!unitFormDirty.value) setUnitForm(null);
  const free = reserves();
  choosing.value = true;
  selection.chooseSeveral(free.map(({ id }) => id));
  severalForm.value = "wave";
  if (free.length === 0) toast("note", t("units-choose-units-for-a-wave"));
}

/** The button of a notice that units are in reserve. */
export const waveAction = () => ({ label: t("units-make-a-wave"), title: t("units-wave-means"), icon: "list", run: makeWave });
