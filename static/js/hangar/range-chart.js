// A bar chart of weapon ranges, scanner and movement on one scale of hexes.

import { html } from "../ui/controls.js";
import { build, checkResult } from "./state.js";
import { t } from "../text/t.js";

const LEFT = 104;
const WIDE = 236;
const ROW = 18;

export function RangeChart() {
  const { numbers, profiles } = checkResult.value ?? {};
  const rows = [
    ...build.value.weapons.map((weapon) => ({
      name: weapon.name || t("hangar-no-name"),
      from: profiles?.[weapon.id]?.least_range.value ?? 0,
      to: profiles?.[weapon.id]?.reach.value ?? 0,
      kind: "weapon",
    })),
    { name: t("hangar-scanner"), from: 0, to: numbers?.scanner.value ?? 0, kind: "scanner" },
    { name: t("hangar-one-move"), from: 0, to: numbers?.speed.value ?? 0, kind: "move" },
  ].filter(({ to }) => to > 0);
  const most = Math.max(10, ...rows.map(({ to }) => to));
  const x = (/** @type {number} */ hexes) => LEFT + (hexes / most) * WIDE;
  const every = most > 24 ? 10 : 5;
  const marks = Array.from({ length: Math.floor(most / every) + 1 }, (_, i) => i * every);
  const words = rows.map(({ name, to }) => `${name} ${to}`).join(", ");
  const high = rows.length * ROW;
  return html`<svg class="reaches" viewBox=${`0 0 360 ${high + 18}`} role="img" aria-label=${t("hangar-reach-in-hexes", { words })}>
    ${marks.map((mark) => html`<g key=${mark}><path class="reach-mark" d=${`M${x(mark)} 0V${high}`} /><text class="reach-hex" x=${x(mark)} y=${high + 13} text-anchor="middle">${mark}</text></g>`)}
    ${rows.map(
      ({ name, from, to, kind }, i) => html`<g key=${name + i} class=${`reach reach-${kind}`}>
        <text class="reach-name" x="0" y=${i * ROW + 13}>${name.length > 15 ? `${name.slice(0, 14)}…` : name}</text>
        ${from > 0 && html`<rect class="reach-near" x=${x(0)} y=${i * ROW + 5} width=${x(Math.min(from, to)) - x(0)} height="9" />`}
        <rect class="reach-bar" x=${x(Math.min(from, to))} y=${i * ROW + 5} width=${Math.max(2, x(to) - x(Math.min(from, to)))} height="9" rx="1.5" />
        <text class="reach-end" x=${x(to) + 4} y=${i * ROW + 13}>${to}</text>
      </g>`,
    )}
  </svg>`;
}
