// The seats of the table, what the Handler can do about each, and the bans.

import { useEffect, useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { apiUrl, problemText } from "../../core/http.js";
import { Icon } from "../../ui/icons.js";
import { html, Section, ConfirmButton } from "../../ui/controls.js";
import { seatControls } from "../../core/unit-control.js";

/** @typedef {import("../../core/store.js").Seat} Seat */

/** @type {Record<string, number>} */
const RANK = { handler: 0, pilot: 1, spectator: 2 };

/** The list of seats. @param {{handler: boolean}} given */
export function Seats({ handler }) {
  const [open, setOpen] = useState("");
  const all = Object.values(app.seats.value).sort(
    (a, b) => RANK[a.role] - RANK[b.role] || a.name.localeCompare(b.name),
  );
  const several = all.filter((seat) => seat.role === "handler").length > 1;
  const me = app.you.value?.seat;
  return html`<ul class="seats">
    ${all.map((seat) => {
      const here = app.onlineSeats.value.includes(seat.id);
      const steered = Object.values(app.units.value).filter((unit) => seatControls(seat.id, unit));
      const names = [...(seat.role === "pilot" && steered.length > 0 ? [] : [seat.role]), ...steered.map((unit) => unit.name)].join(", ");
      const own = seat.id === me;
      // the last Handler stays, so there is nothing to decide about that seat
      const decides = handler && (!own || several);
      const line = html`<li class="seat" key=${seat.id}>
        <span class=${"presence" + (here ? " presence-on" : "")} title=${here ? "here" : "away"}></span>
        <span class="seat-name" title=${seat.name}>${seat.name}${own && html` <span class="quiet">(you)</span>`}</span>
        <span class="seat-units" title=${names}>${names}</span>
        <span class="sr">${here ? "here" : "away"}</span>
        ${own &&
        seat.role === "pilot" &&
        steered.map((unit) => html`<${ConfirmButton} key=${unit.id} label=${`Let go of ${unit.name}`} question="Let go?" onConfirm=${() => app.send({ type: "unit.release", unit: unit.id })} />`)}
        ${decides &&
        html`<button
          type="button"
          class="button button-icon button-quiet"
          aria-expanded=${String(open === seat.id)}
          aria-label=${`What to do about ${seat.name}`}
          title=${`What to do about ${seat.name}`}
          onClick=${() => setOpen(open === seat.id ? "" : seat.id)}
        ><${Icon} name=${open === seat.id ? "unfold" : "fold"} size=${16} /></button>`}
      </li>`;
      return decides && open === seat.id ? [line, html`<${SeatActions} key=${`do-${seat.id}`} seat=${seat} own=${own} />`] : line;
    })}
  </ul>`;
}

/** What a Handler can do about a seat. @param {{seat: Seat, own: boolean}} given */
function SeatActions({ seat, own }) {
  const runs = seat.role === "handler";
  const role = runs ? "pilot" : "handler";
  const set = () => app.send({ type: "seat.role", seat: seat.id, role });
  const kick = (/** @type {boolean} */ ban) => app.send({ type: "seat.kick", seat: seat.id, ban });
  return html`<li class="seat-do">
    ${runs
      ? html`<${ConfirmButton} label=${own ? "Be a pilot" : "Make a pilot"} question=${own ? "You will run nothing here" : "Sees and runs no more than a pilot"} icon="unit" onConfirm=${set} />`
      : html`<${ConfirmButton} label="Make a Handler" question="Sees and may do all that you do" icon="hammer" onConfirm=${set} />`}
    ${seat.role === "spectator" && html`<button type="button" class="button button-quiet" onClick=${() => app.send({ type: "seat.role", seat: seat.id, role: "pilot" })}><${Icon} name="unit" /><span>Make a pilot</span></button>`}
    ${!own &&
    html`<${ConfirmButton} label="Send away" question="Send away? The link lets them in again" icon="close" onConfirm=${() => kick(false)} />
      <${ConfirmButton} label="Ban" question="Ban? Their browser takes no other seat here" icon="lock" onConfirm=${() => kick(true)} />`}
  </li>`;
}

/** The bans, fetched again after each log line about one. */
export function Bans() {
  const told = app.entries.value.filter((entry) => /^(seat\.banned|ban\.)/.test(entry.code)).at(-1)?.n ?? 0;
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
  return html`<${Section} title=${`Banned (${bans.length})`} open=${false} keep="bans">
    <ul class="seats">
      ${bans.map(
        (ban) => html`<li class="seat" key=${ban.seat}>
          <span class="seat-name" title=${`${ban.name}, since ${new Date(ban.at).toLocaleString()}`}>${ban.name}</span>
          <${ConfirmButton} label="Lift the ban" question="May take a seat again?" onConfirm=${() => liftBan(ban.seat)} />
        </li>`,
      )}
    </ul>
    <p class="quiet">A ban holds for their browser. Who has the link can still come with another one: a new link above keeps them out for good.</p>
  </${Section}>`;
}

/** Lifts a ban. @param {string} seat */
async function liftBan(seat) {
  const response = await fetch(`${apiUrl()}/bans/${encodeURIComponent(seat)}`, { method: "DELETE" });
  if (!response.ok) app.toast("refused", await problemText(response));
}
