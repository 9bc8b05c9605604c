// The box for messages and rolls.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { chatCommand } from "./chat-command.js";
import { gameOnly, toggleGameOnly } from "./game-only.js";
import { forget, post } from "./outbox.js";
import { chooserOpen, hearerNames, hearers, openChooser, people, whisperTo } from "./whisper-state.js";
import { actionContext } from "../../core/action-context.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { part } from "../../ui/parts.js";
import { ActionButton, html, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";

const WhisperMenu = part((all) => all.WhisperMenu);

/** Messages sent from here, for the arrow-up key. @type {string[]} */
const sentMessages = [];
/** What is written and not sent: it stays while another tab is open. */
let draft = "";

/** Returns the command of a written line. @param {string} line */
const commandOf = (line) => chatCommand(line, { handler: session.isHandler.value, people: people.value, to: hearers.value });

/** The chat box. */
export function ChatBox() {
  // The box keeps its own text, so that submitting sends exactly what it shows. The state follows
  // for the hint and the button.
  const box = useRef(/** @type {HTMLInputElement|null} */ (null));
  const [text, setText] = useState("");
  useLayoutEffect(() => put(draft), []);
  const back = useRef(0);
  const known = commandOf(text)?.type === "dice.roll";
  const whispers = hearers.value !== null;

  /** @param {string} line */
  function put(line) {
    if (box.current) box.current.value = line;
    keep(line);
  }

  /** @param {string} line */
  function keep(line) {
    draft = line;
    setText(line);
  }

  /** @param {Event} event */
  async function submit(event) {
    event.preventDefault();
    const line = box.current?.value.trim() ?? "";
    if (line === "") return;
    openChooser(false);
    sentMessages.push(line);
    back.current = 0;
    const command = commandOf(line);
    if (command === null) {
      const known = session.isHandler.value ? "/roll, /gmroll and /w are" : "/roll and /w are";
      toast("refused", t("log-there-is-no-known", { value: line.split(" ")[0], known }));
      return;
    }
    if (command.type === "unheard") {
      toast("refused", t("log-nobody-of-this-name", { name: command.name }));
      return;
    }
    put("");
    const unsent = await post(line, command);
    // a refused message returns to the box, unless something new is being written
    if (unsent !== null && box.current?.value === "") {
      forget(unsent);
      put(line);
    }
  }

  /** @param {KeyboardEvent} event */
  function recall(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    const next = back.current + (event.key === "ArrowUp" ? 1 : -1);
    if (next < 0 || next > sentMessages.length) return;
    event.preventDefault();
    back.current = next;
    put(next === 0 ? "" : sentMessages[sentMessages.length - next]);
  }

  return html`<form class=${"chat" + (whispers ? " chat-whispers" : "")} hidden=${session.inHistory.value} onSubmit=${submit}>
    <button type="button" class="button button-icon button-quiet" aria-label=${t("log-only-the-game")} title=${t("log-only-the-game-put-aside-what")} aria-pressed=${String(gameOnly.value)} onClick=${toggleGameOnly}>
      <${Icon} name="list" />
    </button>
    <${ActionButton} id="past.open" context=${actionContext} iconOnly quiet />
    <button type="button" class="button button-icon button-quiet" aria-label=${t("log-who-hears-you")} title=${t("log-who-hears-you")} aria-haspopup="menu" aria-expanded=${String(chooserOpen.value)} aria-pressed=${String(whispers)} onClick=${() => openChooser(!chooserOpen.value)}>
      <${Icon} name="lock" />
    </button>
    ${whispers &&
    html`<p class="chat-to inline">
      <span class="clip" title=${hearerNames.value}>${t("log-whisper-to", { names: hearerNames.value })}</span>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("log-to-all-again")} title=${t("log-to-all-again")} onClick=${() => whisperTo(null)}><${Icon} name="close" size=${16} /></button>
    </p>`}
    <input
      id="chat"
      class="input"
      ref=${box}
      autocomplete="off"
      maxlength="2000"
      placeholder=${whispers ? t("log-whisper") : t("log-message-or-roll")}
      aria-label=${whispers ? t("log-whisper-to", { names: hearerNames.value }) : t("log-say-something-or-roll-with-roll")}
      onInput=${withValue((value) => {
        // whoever writes has chosen; the menu would cover the newest lines
        openChooser(false);
        keep(value);
      })}
      onKeyDown=${recall}
    />
    <button type="submit" class="button button-icon" aria-label=${known ? t("log-roll") : t("log-send")} aria-disabled=${String(text.trim() === "")}>
      <${Icon} name=${known ? "dice" : "send"} />
    </button>
    ${text.startsWith("/") &&
    html`<span class="chat-hint quiet">
      ${"/roll 2d6kh1+2 # why"} · ${t("log-hint-whisper")}${session.isHandler.value && ` · ${t("log-hint-secret-roll")}`}
    </span>`}
    <${WhisperMenu} />
  </form>`;
}
