// Links to screens: the Handler makes, copies, opens and revokes them.

import { useState } from "preact/hooks";
import { apiUrl, post, request } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html, NewTabLink, Section, withValue } from "../../ui/controls.js";
import { CopyLine, Field } from "../../ui/fields.js";
import { dayText } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, name: string, created: string}} Screen */

/** The section with the links. */
export function Screens() {
  const [screens, setScreens] = useState(/** @type {Screen[]} */ ([]));
  const [made, setMade] = useState(/** @type {{id: string, url: string}|null} */ (null));
  const [name, setName] = useState("");

  async function read() {
    const response = await fetch(`${apiUrl()}/screens`);
    if (response.ok) setScreens((await response.json()).screens);
  }
  /** @param {Event} event */
  async function make(event) {
    event.preventDefault();
    const response = await post("screens", { name: name.trim() });
    if (response === null) return;
    const { id, url } = await response.json();
    setMade({ id, url: new URL(url, location.href).href });
    setName("");
    read();
  }
  /** @param {string} id */
  async function takeBack(id) {
    if ((await request(`screens/${id}`, { method: "DELETE" })) === null) return;
    if (made?.id === id) setMade(null);
    read();
  }
  /** @param {Screen} screen */
  const nameOf = (screen) => screen.name || t("handler-a-screen");

  return html`<${Section} title=${t("handler-screens")} open=${false} keep="screens" onOpen=${read}>
    <p class="quiet">${t("handler-a-screen-shows-what-players-see")}</p>
    <form class="row row-even row-bottom" onSubmit=${make}>
      <${Field} label=${t("handler-name-of-the-screen")}><input class="input" maxlength="80" placeholder=${t("handler-beamer")} value=${name} onInput=${withValue(setName)} /></${Field}>
      <button type="submit" class="button button-strong"><${Icon} name="link" /><span>${t("handler-make-a-link")}</span></button>
    </form>
    ${made !== null && html`<${CopyLine} label=${t("handler-screen-link-shown-only-now")} text=${made.url} />
      <div class="row"><${NewTabLink} className="button" href=${made.url}><${Icon} name="seen" /><span>${t("handler-open-it-here")}</span></${NewTabLink}></div>`}
    ${screens.length > 0 &&
    html`<ul class="seats" aria-label=${t("handler-screens")}>
      ${screens.map((screen) => html`<li class="seat inline" key=${screen.id}>
        <${Icon} name="seen" size=${16} />
        <span class="seat-name clip" title=${nameOf(screen)}>${nameOf(screen)}</span>
        <span class="seat-units clip">${dayText(screen.created)}</span>
        <${ConfirmButton} iconOnly=${true} label=${t("handler-take-back-the-screen", { name: nameOf(screen) })} question=${t("handler-take-it-back")} icon="close" onConfirm=${() => takeBack(screen.id)} />
      </li>`)}
    </ul>`}
  </${Section}>`;
}
