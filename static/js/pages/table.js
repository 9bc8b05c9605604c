// The table page: connects to the table, renders the panels, mounts the board.
//
// Data attributes of <body> say where the table is: `data-table`, `data-ws`, `data-api`.
// A test starts the same page with its own socket and files.

import { effect } from "@preact/signals";
import { h, render } from "preact";
import { createBoard } from "../board/api.js";
import { BESIDE, NARROW } from "../ui/breakpoints.js";
import { catalogue, loadMoreTexts } from "../text/catalogue.js";
import { createMessages } from "../text/messages.js";
import { Net } from "../core/net.js";
import { startHeartbeat } from "../core/heartbeat.js";
import { setRefusalAction, setTransport } from "../core/commands.js";
import { toast } from "../core/notices.js";
import * as session from "../core/session.js";
import * as ui from "../core/ui-state.js";
import { drawingTool } from "../features/drawings/handle.js";
import { takePointer } from "../features/pointers/handle.js";
import { receiveSession } from "../features/log/news.js";
import { watchFocus } from "../core/focus.js";
import { watchKeys } from "../table/keys.js";
import { pendingSteps, watchSteps } from "../features/dice-systems/offers.js";
import { owedRoll } from "../features/fight/attack-state.js";
import { watchEjected } from "../features/fight/riders.js";
import { asFramed, watchFramedPage, framedAs } from "../features/view-as/framed-page.js";
import { watchFramedHistory } from "../features/view-as/framed-history.js";
import { cancelViewAs, viewAsFromLink, viewedAs } from "../features/view-as/state.js";
import { watchFight } from "../features/fight/reactions.js";
import { watchMeasuring } from "../features/measure/closing.js";
import { Page } from "../table/page.js";
import { mountBoard } from "../table/board-bridge.js";
import { watchAnnouncements } from "../core/announcer.js";
import { watchUndone } from "../features/history/undone-notice.js";
import { withOlderEntries } from "../core/store.js";
import { watchTheme } from "../ui/theme.js";
import { seatControls } from "../core/unit-control.js";
import { refusalAction } from "../features/handler/refusal-action.js";
import { nextStep } from "../features/round/round.js";
import { installActionContext } from "../table/action-context.js";
import { installLayers } from "../table/layers.js";
import { dialogPart, loadPartsWhenIdle, setPartsLoader } from "../ui/parts.js";
import { t } from "../text/t.js";

// what somebody at the console, or a test, gets by importing this page's script
export { ACTIONS } from "../table/actions.js";
export { send, setTransport } from "../core/commands.js";
export * as session from "../core/session.js";

const ViewAsLayer = dialogPart((all) => all.ViewAsLayer, { isOpen: () => viewedAs.value !== null, close: cancelViewAs });

/**
 * @typedef {object} Start
 * @property {string} url  of the socket
 * @property {string} api
 * @property {(url: string) => any} [open]
 * @property {() => Promise<any[]>} [systems]  the dice systems of the server
 * @property {(hashes: string[]) => Promise<any[]>} chunks  null for one that the view no longer names
 * @property {(element: HTMLElement, config: any) => any} [board]
 * @property {() => Promise<void>} [openReplay]  opens a replay, instead of connecting to the table
 */

/** Starts the page. Returns its connection and its board. @param {Start} given */
export async function start(given) {
  watchTheme(ui.setThemeNow);
  watchWidth();
  watchDock();
  watchHistoryFrame();
  watchTitle();
  installActionContext();
  installLayers();
  setRefusalAction(refusalAction);
  watchSteps();
  watchFight();
  watchMeasuring();
  watchEjected();
  watchUndone();
  const systems = await (given.systems?.() ?? []);
  session.setMessages(createMessages(catalogue, systems));
  setPartsLoader(async () => {
    await loadMoreTexts();
    // whatever shows a text is drawn again
    session.setMessages(createMessages(catalogue, systems));
    const { installParts } = await import("../table/parts.js");
    return installParts(given.openReplay === undefined ? { board, url: given.url, open: given.open, probe: () => probe(given.api) } : null);
  });
  const net = new Net({
    url: given.url,
    open: given.open,
    onSession: (session) => receiveSession(session),
    onState: (state, info) => session.setConnection({ state, ...info }),
    onSignal: (signal) => signals.add(signal),
    probe: () => probe(given.api),
  });
  setTransport({
    command: (command) => net.command(command),
    query: (name, params) => net.query(name, params),
    signal: (kind, data) => net.signal(kind, data),
  });
  const board = mountBoard(
    /** @type {HTMLElement} */ (document.getElementById("board")),
    given.board ?? createBoard,
    given.chunks,
  );
  signals.board = board;
  const panels = /** @type {HTMLElement} */ (document.getElementById("panels"));
  // the line that said that the table opens
  panels.replaceChildren();
  render(
    h(Page, { retry: () => net.retryNow(), loadEarlier: () => loadEarlier(net, given.api) }),
    panels,
  );
  watchOpened();
  watchFramedHistory();
  watchFramedPage();
  viewAsFromLink();
  const over = document.getElementById("seen");
  if (over !== null) render(h(ViewAsLayer, {}), over);
  watchAnnouncements();
  watchKeys();
  watchFocus(() => nextStep().kind === "start");
  reportInvalidFields();
  if (given.openReplay !== undefined) {
    await given.openReplay();
    return { net, board };
  }
  window.addEventListener("online", () => net.retryNow());
  window.addEventListener("offline", () => net.drop());
  document.addEventListener("visibilitychange", () => !document.hidden && net.retryNow());
  if (given.open === undefined) startHeartbeat(net);
  net.connect();
  return { net, board };
}

/**
 * Fetches the dice systems of the server.
 * @param {string} tableApi  the URL of the table's resources
 * @returns {Promise<any[]>}
 */
export async function fetchSystems(tableApi) {
  const response = await fetch(new URL("../systems", new URL(tableApi, location.href)));
  return (await response.json()).systems;
}

/** Loads the rest of the page once the table is there. */
function watchOpened() {
  const stop = effect(() => {
    if (session.view.value === null) return;
    queueMicrotask(() => stop());
    loadPartsWhenIdle();
  });
}

/** Pings of other seats, shown for a few seconds. */
const signals = {
  /** @type {any} */
  board: null,
  /** @type {any[]} */
  pings: [],
  /** @param {{from: string, kind: string, data: any}} signal */
  add(signal) {
    if (signal.kind === "pointer") takePointer(signal.from, signal.data);
    if (signal.kind === "line") drawingTool.line(signal.from, signal.data);
    if (signal.kind !== "ping") return;
    const name = session.seats.value[signal.from]?.name ?? "";
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
  receiveSession(net.session);
}

/** Shows in the title of the browser tab when this seat has to act. */
function watchTitle() {
  const name = document.title;
  effect(() => {
    const active = session.conflict.value?.active;
    const ours = active && seatControls(session.you.value?.seat, session.units.value[active]);
    const asked = (session.pendingTests.value.length > 0 || owedRoll.value !== null) && !session.isHandler.value;
    const step = pendingSteps.value.length > 0 && !session.isHandler.value;
    document.title = asked ? t("table-roll", { name }) : step ? t("table-your-step", { name }) : ours ? t("table-your-turn", { name }) : name;
  });
}

/** Frames the page while it shows the history. */
function watchHistoryFrame() {
  effect(() => {
    document.body.classList.toggle("looking-back", session.inHistory.value);
  });
}

/** Tells the style sheet whether the side panel is open. */
function watchDock() {
  effect(() => {
    document.body.classList.toggle("docked", ui.dockOpen.value && !ui.narrow.value);
  });
}

/** Follows the size of the window and the kind of pointer. */
function watchWidth() {
  const query = window.matchMedia(NARROW);
  const coarse = window.matchMedia("(pointer: coarse)");
  coarse.addEventListener("change", () => ui.setTouch(coarse.matches));
  ui.setTouch(coarse.matches);
  const low = window.matchMedia(BESIDE);
  low.addEventListener("change", () => ui.setSheetBeside(low.matches));
  ui.setSheetBeside(low.matches);
  query.addEventListener("change", () => ui.setNarrow(query.matches));
  ui.setNarrow(query.matches);
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
      toast("refused", label ? `${label}: ${field.validationMessage}` : field.validationMessage);
    },
    { capture: true },
  );
}

const { ws, api } = document.body.dataset;
if (framedAs !== "" && window.parent === window) {
  // the Handler's page shows this page in a frame
  location.replace(`${location.pathname}#as=${encodeURIComponent(framedAs)}`);
} else if (ws && api) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  start({
    url: new URL(asFramed(ws), `${scheme}//${location.host}`).href,
    api,
    systems: () => fetchSystems(api),
    chunks: async (hashes) => {
      // The map may change before the chunks arrive. The header names the view that the page has,
      // so the server answers for that view, with null for a chunk when a newer view is on its way.
      const { epoch, seq } = session.shownSession.peek();
      const named = new URLSearchParams(hashes.map((hash) => ["hash", hash]));
      const response = await fetch(asFramed(`${api}/map/chunks?${named}`), { headers: { "Hexframe-At": `${epoch} ${seq}` } });
      if (!response.ok) throw new Error(`chunks of the map: ${response.status}`);
      return (await response.json()).chunks;
    },
  });
}
