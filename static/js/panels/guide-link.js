// The way to the guide for whoever sits here: in a tab of its own, so that the table stays.

import * as app from "./app.js";
import { Icon } from "./icons.js";
import { onlyPast } from "./past.js";
import { html } from "./ui.js";

/** The role one has at the table, also while one looks back and only watches. */
function guide() {
  if (onlyPast()) return { href: "/guide/pilot#look-back", label: "Guide: looking back" };
  if (app.live.value.you?.role === "handler") return { href: "/guide/handler", label: "The Handler’s guide" };
  return { href: "/guide/pilot", label: "The pilot’s guide" };
}

export function GuideLink() {
  const { href, label } = guide();
  return html`<a class="button" href=${href} target="_blank" rel="noopener" title="Opens in a tab of its own"><${Icon} name="book" /><span>${label}</span></a>`;
}
