// The link to the guide for this seat's role. It opens a new tab.

import * as session from "../core/session.js";
import { Icon } from "./icons.js";
import { html, NewTabLink } from "./controls.js";
import { t } from "../text/t.js";

/** Returns address and label of the guide. The history shows the guide of the seat's own role. */
function guide() {
  if (session.inReplay.value) return { href: "/guide/pilot#look-back", label: t("ui-guide-looking-back") };
  if (session.liveSession.value.you?.role === "handler") return { href: "/guide/handler", label: t("ui-the-handlers-guide") };
  return { href: "/guide/pilot", label: t("ui-the-pilots-guide") };
}

/** The link as a button. */
export function GuideLink() {
  const { href, label } = guide();
  return html`<${NewTabLink} className="button" href=${href}><${Icon} name="book" /><span>${label}</span></${NewTabLink}>`;
}
