// What the Handler's brushes do, in words.

import { t } from "../../text/t.js";

/** The covers of the brush; `levels`: what a level of it is called and how many there are. */
export const KINDS = [
  { kind: "woods", label: t("map-editor-woods"), levels: { label: t("map-editor-density"), most: 3 } },
  { kind: "water", label: t("map-editor-water"), levels: { label: t("map-editor-depth"), most: 9 } },
  { kind: "road", label: t("map-editor-road") },
  { kind: "rough", label: t("map-editor-rough") },
  { kind: "rubble", label: t("map-editor-rubble") },
  { kind: "swamp", label: t("map-editor-swamp") },
  { kind: "sand", label: t("map-editor-sand") },
  { kind: "ice", label: t("map-editor-ice") },
  { kind: "none", label: t("map-editor-none") },
];

/** What the brushes for veils and explored ground do. @type {Record<string, string>} */
export const FOG_BRUSH_TEXTS = {
  veil: t("map-editor-keep-ground-back-from-the-players"),
  unveil: t("map-editor-give-veiled-ground-free"),
  show: t("map-editor-show-ground-to-the-players"),
  unshow: t("map-editor-make-ground-unexplored-again"),
};

/** Returns what the cover brush does. @param {{kind: string, level: number}} brush */
export function coverBrushText({ kind, level }) {
  const cover = KINDS.find((one) => one.kind === kind);
  if (kind === "none") return t("map-editor-take-the-ground-cover-away");
  return t("map-editor-paint", { toLowerCase: cover?.label.toLowerCase(), value: cover?.levels ? `, ${cover.levels.label.toLowerCase()} ${level}` : "" });
}
