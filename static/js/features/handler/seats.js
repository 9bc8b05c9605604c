// The seats of the table, what the Handler can do about each, and the bans.

import { useEffect, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, ConfirmButton } from "../../ui/controls.js";
import { seatControls } from "../../core/unit-control.js";
import { dayAndTime } from "../../text/format.js";
import { t } from "../../text/t.js";

/** @typedef {import("../../core/store.js").Seat} Seat */

/** @type {Record<string, number>} */
const RANK = { handler: 0, pilot: 1, spectator: 2 };

/** The list of seats. @param {{handler: boolean}} given */
export function Seats({ handler }) {
  const [open, setOpen] = useState("");
  const all = Object.values(session.seats.value).sort(
    (a, b) => RANK[a.role] - RANK[b.role] || a.name.localeCompare(b.name),
  );
  const several = all.filter((seat) => seat.role === "handler").length > 1;
  const me = session.you.value?.seat;
  return html`<ul class="seats">
    ${all.map((seat) => {
      const here = session.onlineSeats.value.includes(seat.id);
      const steered = Object.values(session.units.value).filter((unit) => seatControls(seat.id, unit));
      const away = (session.view.value?.elsewhere ?? []).filter((unit) => unit.seats.includes(seat.id)).map((unit) => t("handler-unit-in-scene", { name: unit.name, scene: unit.scene }));
      const named = [...steered.map((unit) => unit.name), ...away];
      const names = [...(seat.role === "pilot" && named.length > 0 ? [] : [seat.role]), ...named].join(", ");
      const own = seat.id === me;
      // somebody who lost their browser and took another seat
      const left = !here && !own && all.some((each) => each.id !== seat.id && each.role === seat.role && each.name === seat.name && session.onlineSeats.value.includes(each.id));
      // the last Handler stays, so there is nothing to decide about that seat
      const decides = handler && (!own || several);
      const line = html`<li class="seat inline" key=${seat.id}>
        <span class=${"presence" + (here ? " presence-on" : "")} title=${here ? t("handler-here") : t("handler-away")}></span>
        <span class="seat-name clip" title=${seat.name}>${seat.name}${own && html` <span class="quiet">${t("handler-you")}</span>`}</span>
        <span class="seat-units clip" title=${names}>${names}</span>
        <span class="sr">${here ? t("handler-here") : t("handler-away")}</span>
        ${decides &&
        html`<button
          type="button"
          class="button button-icon button-quiet"
          aria-expanded=${String(open === seat.id)}
          aria-label=${t("handler-what-to-do-about", { name: seat.name })}
          title=${t("handler-what-to-do-about", { name: seat.name })}
          onClick=${() => setOpen(open === seat.id ? "" : seat.id)}
        ><${Icon} name=${open === seat.id ? "unfold" : "fold"} size=${16} /></button>`}
      </li>`;
      if (handler && left && open !== seat.id) return [line, html`<${OldSeat} key=${`old-${seat.id}`} seat=${seat} />`];
      if (own && seat.role === "pilot" && steered.length > 0) return [line, html`<${LetGo} key=${`units-${seat.id}`} steered=${steered} />`];
      return decides && open === seat.id ? [line, html`<${SeatActions} key=${`do-${seat.id}`} seat=${seat} own=${own} />`] : line;
    })}
  </ul>`;
}

/**
 * The buttons that give up one's own units, below the row of the seat.
 * @param {{steered: import("../../core/store.js").Unit[]}} given
 */
function LetGo({ steered }) {
  return html`<li class="seat-do">
    ${steered.map((unit) => html`<${ConfirmButton} key=${unit.id} label=${t("handler-let-go-of", { name: unit.name })} question=${t("handler-let-go")} onConfirm=${() => send({ type: "unit.release", unit: unit.id })} />`)}
  </li>`;
}

/** The offer to send away a seat whose player is here on another one of the same name. @param {{seat: Seat}} given */
function OldSeat({ seat }) {
  return html`<li class="seat-do">
    <p class="remark fine"><${Icon} name="info" size=${14} /><span>${t("handler-is-here-on-another-seat", { name: seat.name })}</span></p>
    <${ConfirmButton} label=${t("handler-send-the-old-seat-away")} question=${t("handler-send-away-the-link-lets-them")} icon="close" onConfirm=${() => send({ type: "seat.kick", seat: seat.id, ban: false })} />
  </li>`;
}

/** What a Handler can do about a seat. @param {{seat: Seat, own: boolean}} given */
function SeatActions({ seat, own }) {
  const runs = seat.role === "handler";
  const role = runs ? "pilot" : "handler";
  const set = () => send({ type: "seat.role", seat: seat.id, role });
  const kick = (/** @type {boolean} */ ban) => send({ type: "seat.kick", seat: seat.id, ban });
  return html`<li class="seat-do">
    ${runs
      ? html`<${ConfirmButton} label=${own ? t("handler-be-a-pilot") : t("handler-make-a-pilot")} question=${own ? t("handler-you-will-run-nothing-here") : t("handler-sees-and-runs-no-more-than")} icon="unit" onConfirm=${set} />`
      : html`<${ConfirmButton} label=${t("handler-make-a-handler")} question=${t("handler-sees-and-may-do-all-that")} icon="hammer" onConfirm=${set} />`}
    ${seat.role === "spectator" && html`<button type="button" class="button button-quiet" onClick=${() => send({ type: "seat.role", seat: seat.id, role: "pilot" })}><${Icon} name="unit" /><span>${t("handler-make-a-pilot")}</span></button>`}
    ${!own &&
    html`<${ConfirmButton} label=${t("handler-send-away")} question=${t("handler-send-away-the-link-lets-them")} icon="close" onConfirm=${() => kick(false)} />
      <${ConfirmButton} label=${t("handler-ban")} question=${t("handler-ban-their-browser-takes-no-other")} icon="lock" onConfirm=${() => kick(true)} />
      <p class="quiet fine">${t("handler-the-link-lets-them-in-again")}</p>`}
  </li>`;
}

/** The bans, fetched again after each log line about one. */
export function Bans() {
  const told = session.entries.value.filter((entry) => /^(seat\.banned|ban\.)/.test(entry.code)).at(-1)?.n ?? 0;
  const [bans, setBans] = useState(/** @type {{seat: string, name: string, at: string}[]} */ ([]));
  useEffect(() => {
    let current = true;
    async function read() {
      // a test page has no server behind it
      if (apiUrl() === "") return;
      const response = await fetch(`${apiUrl()}/bans`).catch(() => null);
      if (response?.ok && current) setBans((await response.json()).bans);
    }
    read();
    return () => void (current = false);
  }, [told]);
  if (bans.length === 0) return null;
  return html`<${Section} title=${t("handler-banned", { count: bans.length })} open=${false} keep="bans">
    <ul class="seats">
      ${bans.map(
        (ban) => html`<li class="seat inline" key=${ban.seat}>
          <span class="seat-name clip" title=${t("handler-since", { name: ban.name, at: dayAndTime(ban.at) })}>${ban.name}</span>
          <${ConfirmButton} label=${t("handler-lift-the-ban")} question=${t("handler-may-take-a-seat-again")} onConfirm=${() => liftBan(ban.seat)} />
        </li>`,
      )}
    </ul>
    <p class="quiet">${t("handler-a-ban-holds-for-their-browser")}</p>
  </${Section}>`;
}

/** Lifts a ban. @param {string} seat */
async function liftBan(seat) {
  const response = await fetch(`${apiUrl()}/bans/${encodeURIComponent(seat)}`, { method: "DELETE" });
  if (!response.ok) toast("refused", await problemText(response));
}
