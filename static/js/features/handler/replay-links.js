// Links to the replays of finished missions: the Handler makes, copies and revokes them.

import { useState } from "preact/hooks";
import * as session from "../../core/session.js";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, ConfirmButton } from "../../ui/controls.js";
import { CopyLine } from "../../ui/fields.js";
import { dayText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, mission: string, name: string, created: string}} Share */

/** The section with the links. */
export function ReplayLinks() {
  const missions = Object.values(session.missions.value).filter((mission) => mission.phase === "paid");
  const [shares, setShares] = useState(/** @type {Share[]} */ ([]));
  const [made, setMade] = useState(/** @type {{name: string, url: string}|null} */ (null));
  const none = missions.length === 0;
  if (none && shares.length === 0) return null;

  async function read() {
    const response = await fetch(`${apiUrl()}/shares`);
    if (response.ok) setShares((await response.json()).shares);
  }
  /** @param {string} mission */
  async function make(mission) {
    const response = await post("shares", { mission });
    if (response === null) return;
    const { name, url } = await response.json();
    setMade({ name, url: new URL(url, location.href).href });
    read();
  }
  /** @param {string} id */
  async function takeBack(id) {
    if ((await request(`shares/${id}`, { method: "DELETE" })) === null) return;
    setMade(null);
    read();
  }

  return html`<${Section} title=${t("handler-replays")} open=${false} keep="replays" onOpen=${read}>
    <p class="quiet">${t("handler-whoever-has-a-link-sees-a")}</p>
    <div class="row">
      ${missions.map((mission) => html`<button type="button" class="button" key=${mission.id} onClick=${() => make(mission.id)}>
        <${Icon} name="link" /><span>${t("handler-link-to", { name: mission.name })}</span>
      </button>`)}
    </div>
    ${made !== null && html`<${CopyLine} label=${t("handler-replay-of-shown-only-now", { name: made.name })} text=${made.url} />`}
    ${shares.length > 0 &&
    html`<ul class="seats" aria-label=${t("handler-links-to-replays")}>
      ${shares.map((share) => html`<li class="seat inline" key=${share.id}>
        <${Icon} name="link" size=${16} />
        <span class="seat-name clip" title=${share.name}>${share.name}</span>
        <span class="seat-units clip">${dayText(share.created)}</span>
        <${ConfirmButton} iconOnly=${true} label=${t("handler-take-back-the-link-to", { name: share.name })} question=${t("handler-take-it-back")} icon="close" onConfirm=${() => takeBack(share.id)} />
      </li>`)}
    </ul>`}
  </${Section}>`;
}
