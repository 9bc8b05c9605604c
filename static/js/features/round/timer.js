// The timer beside the round, and the Handler's form that starts it. Nothing happens at its end.

import { useEffect, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { onScreen } from "../../core/on-screen.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Field, Stepper } from "../../ui/fields.js";
import { t } from "../../text/t.js";
import { leftOf, nextTick, timeText } from "./timer-text.js";

/** How long a screen in the room shows that the time is up, in milliseconds. */
const OVER_ON_SCREENS = 30000;

/** The timer of the table as it is now; nothing in the history, where no time runs. */
export function TimerPanel() {
  const timer = session.inHistory.value ? null : (session.view.value?.timer ?? null);
  const [, tick] = useState(0);
  useEffect(() => {
    if (timer === null) return undefined;
    let waits = 0;
    const wait = () => {
      const next = nextTick(timer, session.serverNow()) ?? (onScreen && timer.ends_at !== null ? Math.max(0, Date.parse(timer.ends_at) + OVER_ON_SCREENS - session.serverNow()) + 1 : null);
      if (next !== null && session.serverNow() - Date.parse(timer.ends_at ?? "") <= OVER_ON_SCREENS) waits = window.setTimeout(() => {
        tick((n) => n + 1);
        wait();
      }, next);
    };
    wait();
    return () => clearTimeout(waits);
  }, [timer, session.liveSession.value.clockAhead]);
  if (timer === null) return null;
  const left = leftOf(timer, session.serverNow());
  // nobody at a screen in the room can take an old timer away
  if (onScreen && left === 0 && timer.ends_at !== null && session.serverNow() - Date.parse(timer.ends_at) > OVER_ON_SCREENS) return null;
  const paused = timer.ends_at === null;
  const label = timer.label || t("round-timer");
  return html`<div class=${"timer inline" + (left === 0 ? " timer-over" : "")} role="timer" aria-label=${label}>
    <${Icon} name=${left === 0 ? "check" : paused ? "pause" : "wait"} size=${16} />
    <span class="timer-label clip" title=${label}>${label}</span>
    <b class="timer-left">${left === 0 ? t("round-time-is-up") : timeText(left)}</b>
    ${paused && html`<span class="quiet">${t("round-timer-paused")}</span>`}
    ${session.isHandler.value && session.readonly.value === null && html`<${TimerButtons} paused=${paused} over=${left === 0} />`}
  </div>`;
}

/** @param {{paused: boolean, over: boolean}} given */
function TimerButtons({ paused, over }) {
  return html`
    ${!over && html`<button type="button" class="button button-icon button-quiet" aria-label=${paused ? t("round-timer-resume") : t("round-timer-pause")} title=${paused ? t("round-timer-resume") : t("round-timer-pause")} onClick=${() => void send({ type: paused ? "timer.resume" : "timer.pause" })}><${Icon} name=${paused ? "play" : "pause"} size=${16} /></button>`}
    <button type="button" class="button button-icon button-quiet" aria-label=${t("round-timer-add")} title=${t("round-timer-add")} onClick=${() => void send({ type: "timer.add", seconds: 60 })}><${Icon} name="plus" size=${16} /></button>
    <button type="button" class="button button-icon button-quiet" aria-label=${t("round-timer-remove")} title=${t("round-timer-remove")} onClick=${() => void send({ type: "timer.remove" })}><${Icon} name="close" size=${16} /></button>
  `;
}

/** The form in the Table tab. */
export function TimerForm() {
  const [minutes, setMinutes] = useState(2);
  const [label, setLabel] = useState("");
  const start = (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = label.trim();
    void send({ type: "timer.start", seconds: minutes * 60, ...(name === "" ? {} : { label: name }) });
  };
  return html`<${Section} title=${t("round-timer")} open=${false} keep="timer">
    <form class="stack gap-3" onSubmit=${start}>
      <div class="row">
        <${Stepper} label=${t("round-timer-minutes")} value=${minutes} min=${1} max=${1440} onChange=${setMinutes} />
      </div>
      <${Field} label=${t("round-timer-label")}><input class="input" maxlength="80" value=${label} onInput=${withValue(setLabel)} /></${Field}>
      <div class="row"><button type="submit" class="button"><${Icon} name="wait" /><span>${t("round-timer-start")}</span></button></div>
      <p class="quiet fine">${t("round-timer-hint")}</p>
    </form>
  </${Section}>`;
}
