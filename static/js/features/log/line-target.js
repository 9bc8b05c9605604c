// What a log line leads to: the mission, page, sheet, hex or unit that it tells of.

import { showPlace, unitTarget } from "../../core/board-handle.js";
import { characters, missions, view } from "../../core/session.js";
import { openModal, openTab, raiseSheet } from "../../core/ui-state.js";
import { t } from "../../text/t.js";
import { openJournal } from "../journal/unread.js";
import { openMission } from "../missions/unread.js";

/**
 * Returns what a press on a line opens or shows; null where it tells of nothing that this page knows.
 * @param {import("../../core/store.js").Entry} entry @returns {import("../../core/notices.js").Target|null}
 */
export function lineTarget({ code, kind, params }) {
  if (kind === "chat") return null;
  const mission = missions.value[params.mission?.mission];
  if (mission) return { title: t("log-open-the-mission"), opens: true, run: () => openMission(mission.id) };
  const page = view.value?.journal[params.page?.page];
  if (page) return { title: t("log-open-the-page"), opens: true, run: () => openJournal(page.id) };
  if (code === "module.used_at" || code === "module.area_ended") return { title: t("log-show-the-hex"), run: () => showPlace({ ...params.at, level: 0 }) };
  if (code === "build.asked") return { title: t("log-open-the-request"), run: () => (openTab("crew"), raiseSheet()) };
  const character = characters.value[(params.to ?? params.character)?.character];
  const unit = unitTarget(params.unit?.unit);
  if (unit || !character) return unit;
  return { title: t("log-open-the-sheet"), opens: true, run: () => openModal("character", character.id) };
}
