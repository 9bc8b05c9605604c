// The link to the guide for this seat's role. It opens a new tab.

import * as app from "../core/app.js";
import { Icon } from "./icons.js";
import { isReplay } from "../features/history/history.js";
import { html, NewTabLink } from "./controls.js";

/** Returns address and label of the guide. The history shows the guide of the seat's own role. */
function guide() {
  if (isReplay()) return { href: "/guide/pilot#look-back", label: "Guide: looking back" };
  if (app.liveSession.value.you?.role === "handler") return { href: "/guide/handler", label: "The Handler’s guide" };
  return { href: "/guide/pilot", label: "The pilot’s guide" };
}

/** The link as a button. */
export function GuideLink() {
  const { href, label } = guide();
  return html`<${NewTabLink} className="button" href=${href}><${Icon} name="book" /><span>${label}</span></${NewTabLink}>`;
}
