// The kinds of generated maps with their sliders, and their names.

import { t } from "../../text/t.js";

/** @type {Record<string, string>} */
export const KIND_NAMES = {
  hills: t("map-generate-hills"),
  canyon: t("map-generate-canyon"),
  city: t("map-generate-city"),
  islands: t("map-generate-islands"),
  pass: t("map-generate-pass"),
  ruins: t("map-generate-ruins"),
};

/** @type {Record<string, string>} */
export const SLIDER_NAMES = {
  height: t("map-generate-height"),
  roughness: t("map-generate-roughness"),
  cover: t("map-generate-cover"),
  water: t("map-generate-water"),
  buildings: t("map-generate-buildings"),
  width: t("map-generate-width"),
  bridges: t("map-generate-bridges"),
  snow: t("map-generate-snow"),
  craters: t("map-generate-craters"),
};

/** @type {Record<string, Record<string, number>>|null} */
let kinds = null;

/** Returns the kinds that the server knows, each with its sliders and their usual values. */
export function mapKinds() {
  kinds ??= Object.fromEntries(
    (document.body.dataset.mapKinds ?? "").split(";").map((entry) => {
      const [name, ...sliders] = entry.split(" ");
      return [name, Object.fromEntries(sliders.map((each) => each.split("=")).map(([slider, usual]) => [slider, Number(usual)]))];
    }),
  );
  return kinds;
}
