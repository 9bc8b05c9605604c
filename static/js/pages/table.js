// The table page: connects to the table, renders the panels, mounts the board.
//
// Data attributes of <body> say where the table is: `data-table`, `data-ws`, `data-api`,
// `data-messages`. A test starts the same page with its own socket and files.

import { effect } from "@preact/signals";
import { h, render } from "preact";
import { createBoard } from "../board/api.js";
import { BESIDE, NARROW } from "../ui/breakpoints.js";
import { createMessages } from "../text/messages.js";
import { Net } from "../core/net.js";
import { startHeartbeat } from "../core/heartbeat.js";
import * as app from "../core/app.js";
import { watchFocus } from "../core/focus.js";
import { watchKeys } from "../core/keys.js";
import { pendingSteps, watchSteps } from "../features/dice-systems/offers.js";
import { owedRoll } from "../features/fight/attack-state.js";
import { watchEjected } from "../features/fight/riders.js";
import { asFramed, watchFramedPage, framedAs } from "../features/view-as/framed-page.js";
import { watchFramedHistory } from "../features/view-as/framed-history.js";
import { viewAsFromLink, ViewAsLayer } from "../features/view-as/view-as.js";
import { watchFight } from "../features/fight/reactions.js";
import { watchResults } from "../features/fight/result.js";
import { watchPlanDrafts } from "../features/sheets/state.js";
import { Page } from "../ui/page.js";
import { mountBoard } from "../core/board-bridge.js";
import { watchPilotsView } from "../features/view-as/pilots-view.js";
import { watchSightNotes } from "../features/fog/sight-notes.js";
import { watchAnnouncements } from "../core/announcer.js";
import { watchUndone } from "../features/history/undone-notice-state.js";
import { withOlderEntries } from "../core/store.js";
import { watchTheme } from "../ui/theme.js";
import { seatControls } from "../core/unit-control.js";

/**
 * @typedef {object} Start
 * @property {string} url  of the socket
 * @property {string} api
 * @property {(url: string) => any} [open]
 * @property {() => Promise<any>} catalogue
 * @property {() => Promise<any[]>} [systems]  the dice systems of the server with their texts
 * @property {(hash: string) => Promise<any>} chunk  null when the view no longer names it
 * @property {(element: HTMLElement, config: any) => any} [board]
 * @property {() => Promise<void>} [openReplay]  opens a replay, instead of connecting to the table
 */

/** Starts the page. Returns its connection and its board. @param {Start} given */
export async function start(given) {
  watchTheme((theme) => (app.theme.value = theme));
  watchWidth();
  watchDock();
  watchHistoryFrame();
  watchTitle();
  watchSteps();
  watchResults();
  watchFight();
  watchEjected();
  watchPlanDrafts();
  watchSightNotes();
  watchUndone();
  const [catalogue, systems] = await Promise.all([given.catalogue(), given.systems?.() ?? []]);
  app.messages.value = createMessages(catalogue, systems);
  const net = new Net({
    url: given.url,
    open: given.open,
    onSession: (session) => app.setSession(session),
    onState: (state, info) => (app.connection.value = { state, ...info }),
    onSignal: (signal) => signals.add(signal),
    probe: () => probe(given.api),
  });
  app.setTransport({
    command: (command) => net.command(command),
    query: (name, params) => net.query(name, params),
    signal: (kind, data) => net.signal(kind, data),
  });
  const board = mountBoard(
    /** @type {HTMLElement} */ (document.getElementById("board")),
    given.board ?? createBoard,
    given.chunk,
  );
  signals.board = board;
  render(
    h(Page, { retry: () => net.retryNow(), loadEarlier: () => loadEarlier(net, given.api) }),
    /** @type {HTMLElement} */ (document.getElementById("panels")),
  );
  watchFramedHistory();
  watchFramedPage();
  viewAsFromLink();
  const over = document.getElementById("seen");
  if (over !== null) render(h(ViewAsLayer, {}), over);
  watchAnnouncements();
  watchKeys();
  watchFocus();
  reportInvalidFields();
  if (given.openReplay !== undefined) {
    await given.openReplay();
    return { net, board };
  }
  window.addEventListener("online", () => net.retryNow());
  window.addEventListener("offline", () => net.drop());
  document.addEventListener("visibilitychange", () => !document.hidden && net.retryNow());
  if (given.open === undefined) startHeartbeat(net);
  watchPilotsView({ board, url: given.url, open: given.open, probe: () => probe(given.api) });
  net.connect();
  return { net, board };
}

/**
 * Fetches the dice systems of the server with their texts.
 * @param {string} tableApi  the URL of the table's resources
 * @returns {Promise<any[]>}
 */
export async function fetchSystems(tableApi) {
  const response = await fetch(new URL("../systems", new URL(tableApi, location.href)));
  return (await response.json()).systems;
}

/** Pings of other seats, shown for a few seconds. */
const signals = {
  /** @type {any} */
  board: null,
  /** @type {any[]} */
  pings: [],
  /** @param {{from: string, kind: string, data: any}} signal */
  add(signal) {
    if (signal.kind !== "ping") return;
    const name = app.seats.value[signal.from]?.name ?? "";
    const ping = { ...signal.data, name, at: performance.now() };
    this.pings = [...this.pings.slice(-7), ping];
    this.board?.set({ pings: this.pings });
    setTimeout(() => {
      this.pings = this.pings.filter((other) => other !== ping);
      this.board?.set({ pings: this.pings });
    }, 5200);
  },
};

/** Returns why the socket is refused for good, or null. @param {string} api */
async function probe(api) {
  try {
    const response = await fetch(api, { cache: "no-store" });
    if (response.status === 401 || response.status === 403) return "kicked";
    if (response.status === 404 || response.status === 410) return "gone";
  } catch {
    // the server is unreachable; the socket is tried again
  }
  return null;
}

/**
 * Fetches the hundred log lines before the first one that is shown.
 * @param {Net} net
 * @param {string} api
 */
async function loadEarlier(net, api) {
  const first = net.session.entries[0]?.n ?? 1;
  const after = Math.max(0, first - 101);
  const response = await fetch(asFramed(`${api}/events?after=${after}&limit=100`));
  if (!response.ok) return;
  const { events } = await response.json();
  net.session = withOlderEntries(net.session, events);
  app.setSession(net.session);
}

/** Shows in the title of the browser tab when this seat has to act. */
function watchTitle() {
  const name = document.title;
  effect(() => {
    const active = app.conflict.value?.active;
    const ours = active && seatControls(app.you.value?.seat, app.units.value[active]);
    const asked = (app.pendingTests.value.length > 0 || owedRoll.value !== null) && !app.isHandler.value;
    const step = pendingSteps.value.length > 0 && !app.isHandler.value;
    document.title = asked ? `Roll! · ${name}` : step ? `Your step · ${name}` : ours ? `Your turn · ${name}` : name;
  });
}

/** Frames the page while it shows the history. */
function watchHistoryFrame() {
  effect(() => {
    document.body.classList.toggle("looking-back", app.inHistory.value);
  });
}

/** Tells the style sheet whether the side panel is open. */
function watchDock() {
  effect(() => {
    document.body.classList.toggle("docked", app.dockOpen.value && !app.narrow.value);
  });
}

/** Follows the size of the window and the kind of pointer. */
function watchWidth() {
  const query = window.matchMedia(NARROW);
  const coarse = window.matchMedia("(pointer: coarse)");
  coarse.addEventListener("change", () => (app.touch.value = coarse.matches));
  app.touch.value = coarse.matches;
  const low = window.matchMedia(BESIDE);
  low.addEventListener("change", () => (app.sheetBeside.value = low.matches));
  app.sheetBeside.value = low.matches;
  const follow = () => {
    app.narrow.value = query.matches;
    if (query.matches && app.tab.value === "log") app.tab.value = "unit";
    if (!query.matches && (app.tab.value === "unit" || app.tab.value === "round")) app.tab.value = "log";
  };
  query.addEventListener("change", follow);
  follow();
}

/**
 * Shows a toast for an invalid form field, because the browser's own bubble covers other fields.
 */
function reportInvalidFields() {
  document.addEventListener(
    "invalid",
    (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (event.target);
      if (field.form?.querySelector(":invalid") !== field) return;
      field.focus();
      const label = field.labels?.[0]?.querySelector(".field-label")?.textContent ?? field.ariaLabel;
      app.toast("refused", label ? `${label}: ${field.validationMessage}` : field.validationMessage);
    },
    { capture: true },
  );
}

const { ws, api, messages } = document.body.dataset;
if (framedAs !== "" && window.parent === window) {
  // the Handler's page shows this page in a frame
  location.replace(`${location.pathname}#as=${encodeURIComponent(framedAs)}`);
} else if (ws && api && messages) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  start({
    url: new URL(asFramed(ws), `${scheme}//${location.host}`).href,
    api,
    catalogue: async () => (await fetch(messages)).json(),
    systems: () => fetchSystems(api),
    chunk: async (hash) => {
      // The map may change before the chunk arrives. The header names the view that the page has,
      // so the server answers for that view, or with 204 when a newer view is on its way.
      const { epoch, seq } = app.session.peek();
      const response = await fetch(asFramed(`${api}/map/chunks/${hash}`), { headers: { "Hexframe-At": `${epoch} ${seq}` } });
      if (response.status === 204) return null;
      if (!response.ok) throw new Error(`chunk ${hash}: ${response.status}`);
      return response.json();
    },
  });
}
