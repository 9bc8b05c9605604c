// The section "Fair dice": the commitment to the chapter's seed, the players' entropy, and links to
// verify the dice.

import { useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { apiUrl, postToTable } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, html, NewTabLink, Section, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

const MAX_LENGTH = 200;

/** The section; the Handler can close the chapter. */
export function FairDice() {
  const table = session.table.value;
  if (!table?.chance) return null;
  const { chapter, commitment, mix } = table.chance;
  return html`<${Section} title=${t("dice-fair-dice")} open=${false} keep="fair-dice">
    <p class="quiet">
      ${t("dice-chapter-its-seed-was-fixed-before", { chapter })}
    </p>
    <code class="hash">${commitment}</code>
    ${!session.isSpectator.value && html`<${MixIn} />`}
    ${mix &&
    html`<p class="quiet">${t("dice-what-has-been-mixed-in-is", { chapter })}</p>
      <code class="hash">${mix}</code>`}
    <div class="row">
      <${NewTabLink} className="button" href=${`/verify?table=${encodeURIComponent(table.id)}`}>
        <${Icon} name="check" /><span>${t("dice-check-the-dice")}</span>
      </${NewTabLink}>
      <a class="button" href=${`${apiUrl()}/log.json`} download onClick=${() => toast("good", t("dice-the-log-goes-to-your-downloads"))}>
        <${Icon} name="download" /><span>${t("dice-keep-the-log")}</span>
      </a>
    </div>
    ${session.isHandler.value &&
    html`<${ConfirmButton} label=${t("dice-close-the-chapter-show-its-seed")} question=${t("dice-close-it-now")} icon="lock" onConfirm=${() => postToTable("chapters", {}, t("dice-a-new-chapter-has-begun-with"))} />`}
  </${Section}>`;
}

/** The form for entropy that the server could not know when it fixed the seed. */
function MixIn() {
  const [text, setText] = useState("");
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const answer = await send({ type: "dice.entropy", text });
    if (answer.ok) setText("");
  }
  return html`<form class="field" onSubmit=${submit}>
    <label class="field-label" for="mix-in">${t("dice-mix-in-something-of-your-own")}</label>
    <div class="row">
      <input
        class="input"
        id="mix-in"
        maxlength=${MAX_LENGTH}
        autocomplete="off"
        placeholder=${t("dice-coins-you-throw-a-line-of")}
        value=${text}
        onInput=${withValue(setText)}
      />
      <button type="submit" class="button" disabled=${text.trim() === ""}>${t("dice-mix-in")}</button>
    </div>
    <span class="field-hint">${t("dice-everybody-sees-it-in-the-log")}</span>
  </form>`;
}
