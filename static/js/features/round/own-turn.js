// When a turn of this seat begins while something covers the map, the page leads back to it.

import { effect, untracked } from "@preact/signals";
import { showUnit } from "../../core/board-handle.js";
import { TEXT_FIELDS } from "../../core/lost-focus-guard.js";
import { dismissToast, toast } from "../../core/notices.js";
import * as selection from "../../core/selection.js";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { missionShown } from "../missions/running.js";
import { ownActor } from "./round.js";
import { t } from "../../text/t.js";

/** Follows the turns of this seat. Called once at start. */
export function watchOwnTurn() {
  let before = ownActor.peek()?.id ?? null;
  let shown = 0;
  effect(() => {
    const now = ownActor.value?.id ?? null;
    if (now === before || session.inHistory.value) return;
    before = now;
    untracked(() => {
      dismissToast(shown);
      if (now === null) return;
      if (ui.modal.value !== null || (coversMap() && document.activeElement?.matches(TEXT_FIELDS))) shown = offerMap(now);
      else if (coversMap()) leadToMap(now);
      // a folded sheet shows what the unit can do
      else if (ui.narrow.value && ui.sheetHeight.value === "handle" && ui.tool.value === "select") ui.openTab("unit");
    });
  });
}

/** Whether the sheet of a phone shows the mission, or nothing of the map. */
const coversMap = () => ui.narrow.value && (missionShown.value || ui.sheetHeight.value === "all");

/** A button instead: what is read or written stays until it is pressed. @param {string} id */
function offerMap(id) {
  const name = session.units.value[id]?.name ?? "";
  return toast("good", t("round-your-turn-begins", { name }), undefined, { label: t("round-to-the-map"), title: t("round-to-the-map"), icon: "centre", run: () => leadToMap(id) });
}

/** @param {string} id */
function leadToMap(id) {
  ui.closeModal();
  if (selection.selected.value !== id) selection.select(id);
  if (ui.narrow.value) ui.openTab("unit");
  ui.uncoverMap();
  // once the sheet leaves the map free
  requestAnimationFrame(() => showUnit(session.units.value[id] ?? null));
}
