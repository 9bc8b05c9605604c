// The section "Fair dice": the commitment to the chapter's seed, the players' entropy, and links to
// verify the dice.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { apiUrl, postToTable } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, NewTabLink, Section, ConfirmButton } from "../../ui/controls.js";

const MAX_LENGTH = 200;

/** The section; the Handler can close the chapter. */
export function FairDice() {
  const table = app.table.value;
  if (!table?.chance) return null;
  const { chapter, commitment, mix } = table.chance;
  return html`<${Section} title="Fair dice" open=${false} keep="fair-dice">
    <p class="quiet">
      Chapter ${chapter}: its seed was fixed before the first roll, as this commitment shows. When the
      chapter is closed its seed is shown, and anyone can roll every die again.
    </p>
    <code class="hash">${commitment}</code>
    ${!app.isSpectator.value && html`<${MixIn} />`}
    ${mix &&
    html`<p class="quiet">What has been mixed in is part of every later die of chapter ${chapter}, as this number; your words stand in the log:</p>
      <code class="hash">${mix}</code>`}
    <div class="row">
      <${NewTabLink} className="button" href=${`/verify?table=${encodeURIComponent(table.id)}`}>
        <${Icon} name="check" /><span>Check the dice</span>
      </${NewTabLink}>
      <a class="button" href=${`${apiUrl()}/log.json`} download onClick=${() => app.toast("good", "The log goes to your downloads")}>
        <${Icon} name="download" /><span>Keep the log</span>
      </a>
    </div>
    ${app.isHandler.value &&
    html`<${ConfirmButton} label="Close the chapter, show its seed" question="Close it now?" icon="lock" onConfirm=${() => postToTable("chapters", {}, "A new chapter has begun, with nothing mixed in; the old seed is in the log.")} />`}
  </${Section}>`;
}

/** The form for entropy that the server could not know when it fixed the seed. */
function MixIn() {
  const [text, setText] = useState("");
  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const answer = await app.send({ type: "dice.entropy", text });
    if (answer.ok) setText("");
  }
  return html`<form class="field" onSubmit=${submit}>
    <label class="field-label" for="mix-in">Mix in something of your own</label>
    <div class="row">
      <input
        class="input"
        id="mix-in"
        maxlength=${MAX_LENGTH}
        autocomplete="off"
        placeholder="Coins you throw, a line of a song"
        value=${text}
        onInput=${(/** @type {any} */ e) => setText(e.target.value)}
      />
      <button type="submit" class="button" disabled=${text.trim() === ""}>Mix in</button>
    </div>
    <span class="field-hint">Everybody sees it in the log. It changes every die rolled after it until the Handler closes this chapter; in the next one mix in anew.</span>
  </form>`;
}
