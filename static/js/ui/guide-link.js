// The way to the guide for whoever sits here: in a new tab, so that the table stays.

import * as app from "../core/app.js";
import { Icon } from "./icons.js";
import { isReplay } from "../features/history/history.js";
import { html, NewTabLink } from "./controls.js";

/** The role one has at the table, also while one looks back and only watches. */
function guide() {
  if (isReplay()) return { href: "/guide/pilot#look-back", label: "Guide: looking back" };
  if (app.liveSession.value.you?.role === "handler") return { href: "/guide/handler", label: "The Handler’s guide" };
  return { href: "/guide/pilot", label: "The pilot’s guide" };
}

export function GuideLink() {
  const { href, label } = guide();
  return html`<${NewTabLink} className="button" href=${href}><${Icon} name="book" /><span>${label}</span></${NewTabLink}>`;
}
