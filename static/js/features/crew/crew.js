// The Crew tab: characters and the hangar.

import * as session from "../../core/session.js";
import { CrewHangar } from "./crew-hangar.js";
import { CharacterList } from "../sheets/list.js";
import { html } from "../../ui/controls.js";
import { CopyLine } from "../../ui/fields.js";
import { t } from "../../text/t.js";

/** The link that invites pilots, while none has joined. */
function InvitePilots() {
  const link = session.view.value?.invites?.pilot;
  if (!link || Object.values(session.seats.value).some(({ role }) => role === "pilot")) return null;
  return html`<${CopyLine} label=${t("crew-pilots-join-with")} text=${new URL(`/j/${link}`, location.href).href} />`;
}

/** The content of the tab. */
export function CrewTab() {
  return html`<div class="crew stack gap-4">
    <${InvitePilots} />
    <${CharacterList} />
    ${!session.isSpectator.value && html`<${CrewHangar} />`}
  </div>`;
}
