// The sign of a zone or a marker in panels, the choice of an icon, and the names of colours.

import { h } from "preact";
import { colourOf } from "../../board/zones.js";
import { MARKER_ICONS, SIGNS } from "../../board/zone-signs.js";
import { html } from "../../ui/controls.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/server-types.js").ZoneView} Zone */

/**
 * A sign of 20 px; in the colour of its zone, if there is one.
 * @param {{name: string, zone?: Zone}} given
 */
export function ZoneSign({ name, zone }) {
  const colour = zone ? colourOf(zone) : "";
  return h(
    "svg",
    { class: `icon zone-ink-${colour}`, viewBox: "0 0 20 20", width: 20, height: 20, "aria-hidden": "true" },
    h("path", { d: SIGNS[name] }),
  );
}

/** Returns the name of a marker's icon. @param {NonNullable<Zone["icon"]>} icon */
export function iconText(icon) {
  return {
    flag: t("zones-flag"),
    target: t("zones-target"),
    danger: t("zones-danger"),
    question: t("zones-question"),
    cache: t("zones-cache"),
    exit: t("zones-exit"),
  }[icon];
}

/** The icons of a marker. @param {{value: string, onChange: (icon: any) => void}} given */
export function IconChoice({ value, onChange }) {
  return html`<div class="zone-icons" role="group" aria-label=${t("zones-icon")}>
    ${MARKER_ICONS.map((icon) => html`<button type="button" key=${icon} class="button button-icon" aria-pressed=${String(icon === value)} aria-label=${iconText(icon)} title=${iconText(icon)} onClick=${() => onChange(icon)}><${ZoneSign} name=${icon} /></button>`)}
  </div>`;
}

/** Returns the name of a colour; null: that of the kind. @param {Zone["colour"]} colour */
export function colourText(colour) {
  if (colour === null) return t("zones-colour-of-its-kind");
  return { red: t("zones-red"), amber: t("zones-amber"), green: t("zones-green"), blue: t("zones-blue"), violet: t("zones-violet") }[colour];
}
