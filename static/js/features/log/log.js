// The log and the chat. Rolls unfold to their odds and calculation; undone lines are faded.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isSetupLine } from "./setup-lines.js";
import { actionContext } from "../../core/action-context.js";
import { onScreen } from "../../core/on-screen.js";
import * as session from "../../core/session.js";
import { lineTarget } from "./line-target.js";
import { handlerName, lineText, systemOfEntry } from "./log-text.js";
import { attackResultOf } from "../fight/attack-state.js";
import { contentEntry, fetchContent } from "../fight/content.js";
import { unreadLines } from "./news.js";
import { newestIsOwn } from "./own-lines.js";
import { forget, outbox } from "./outbox.js";
import { ChatBox } from "./chat-box.js";
import { gameOnly, toggleGameOnly } from "./game-only.js";
import { heardBy, isWhisper } from "./whisper-state.js";
import { Icon } from "../../ui/icons.js";
import { openHistory, historyState } from "../history/history.js";
import { panelPart, part, partsThere } from "../../ui/parts.js";
import { keepOneTabStop, moveBetweenStops } from "../../ui/roving-focus.js";
import { ActionButton, EmptyState, html, NewTabLink } from "../../ui/controls.js";
import { capital, clockTime } from "../../text/format.js";
import { rollData } from "../../text/roll-results.js";
import { t } from "../../text/t.js";

const Calculation = panelPart((all) => all.Calculation);
const PayLines = panelPart((all) => all.PayLines);
const RollRow = panelPart((all) => all.RollRow);
const RollResult = part((all) => all.RollResult);
const SystemRoll = part((all) => all.SystemRoll);
const SystemRollDetails = panelPart((all) => all.SystemRollDetails);
const UndoToHere = part((all) => all.UndoToHere);

/** @typedef {import("../../core/store.js").Entry} Entry */

/** The elements that arrow keys go to in the log. */
const STOPS = ".line-open, .line-plain, .line-stop";

/** @type {Record<string, string>} */
const KIND_ICON = {
  move: "walk",
  roll: "dice",
  chat: "log",
  system: "info",
  fall: "fall",
  turn: "play",
  overrule: "hammer",
  undo: "undo",
  map: "terrain",
  unit: "unit",
  mission: "mission",
  attack: "aim",
};

/** What the condition that a line names does; undefined without one. @param {Entry} entry */
function conditionMeaning({ params }) {
  if (!params.condition?.condition) return undefined;
  fetchContent();
  return contentEntry("conditions", params.condition.condition)?.text;
}

/** Players have read of the last segment before, where only hidden units were left to act. @param {Entry} entry */
const isKnownToAll = ({ code, params }) => code === "segment.begun" && params.segment === "environmental";

/** A line of the log. @param {{entry: Entry, undone: boolean}} given */
function Line({ entry, undone }) {
  const [open, setOpen] = useState(false);
  const roll = entry.data?.dice ? rollData(entry) : null;
  const pay = entry.data?.kind === "pay" ? entry.data : null;
  const whole = attackResultOf(entry);
  const system = systemOfEntry(entry);
  const chat = entry.kind === "chat";
  const secret = entry.data?.secret || entry.params?.secret;
  const text = lineText(entry);
  const by = handlerName(entry);
  const heading = entry.code === "round.begun" ? " line-round" : entry.code === "segment.begun" ? " line-segment" : "";
  const shown = historyState.value !== null && historyState.value.moment.seq === entry.version;
  const classes = `line line-${entry.kind}${heading}` + (undone ? " line-undone" : "") + (isWhisper(entry) ? " line-whisper" : "") + (shown ? " line-shown" : "");
  const mine = entry.seat !== null && entry.seat === session.you.value?.seat;
  const body = html`
    ${!chat && !heading && html`<${Icon} name=${entry.code.startsWith("redone") ? "redo" : (KIND_ICON[entry.kind] ?? "info")} size=${16} />`}
    <div class="line-body wrap">
      ${chat && html`<span class=${"line-by fine" + (mine ? " line-mine" : "")}>${entry.by}</span>`}
      ${isWhisper(entry) && html`<span class="chip" title=${t("log-who-reads-a-whisper")}><${Icon} name="lock" size=${12} />${t("log-whisper-to", { names: heardBy(entry) })}</span>${" "}`}
      <span class="line-text" title=${conditionMeaning(entry)}>${chat ? (entry.params.text ?? text) : capital(text)}${by && html` <span class="quiet">(${by})</span>`}</span>
      ${" "}${entry.only && !isWhisper(entry) && !isKnownToAll(entry) && html`<span class="chip" title=${t("log-the-others-do-not-read-this")}><${Icon} name="lock" size=${12} />${t("log-only-you")}</span>`}
      ${entry.fuller && html`<span class="chip" title=${t("log-the-others-read-this-too-without")}>${t("log-more-than-others")}</span>`}
      ${secret && html`<span class="chip"><${Icon} name="lock" size=${12} />${t("log-secret")}</span>`}
      ${entry.data?.hidden && html`<span class="chip"><${Icon} name="lock" size=${12} />${t("log-mark-hidden")}</span>`}
      ${undone && html` <span class="chip">${t("log-undone")}</span>`}
      ${entry.code === "chapter.closed" && html`<${NewTabLink} className="line-check" tabindex=${-1} href=${`/verify?table=${encodeURIComponent(session.table.value?.id ?? "")}`}>${t("log-check-its-dice")}</${NewTabLink}>`}
      ${roll && (system === null ? html`<${RollResult} roll=${roll} open=${false} />` : html`<${SystemRoll} roll=${roll} system=${system} open=${false} />`)}
    </div>
  `;
  const time = html`${!undone && html`<${UndoToHere} entry=${entry} />`}<${LineTime} entry=${entry} />`;
  const target = lineTarget(entry);
  if (!roll && !pay && !whole && target !== null) {
    return html`<li class=${classes}><button type="button" class="line-open plain" tabindex="-1" title=${target.title} onClick=${target.run}>${body}</button>${time}</li>`;
  }
  if (!roll && !pay && !whole) return html`<li class=${`${classes} line-plain`} tabindex="-1">${body}${time}</li>`;
  return html`<li class=${classes}>
    <button
      type="button"
      class="line-open plain"
      tabindex="-1"
      aria-expanded=${String(open)}
      onClick=${(/** @type {any} */ e) => {
        const line = e.currentTarget.parentElement;
        if (!open) requestAnimationFrame(() => line.scrollIntoView({ block: "nearest" }));
        setOpen(!open);
      }}
      title=${open ? t("log-less") : t("log-how-it-came-about")}
    >
      ${body}
      <${Icon} name=${open ? "unfold" : "fold"} size=${14} />
    </button>
    ${time}
    ${open && html`<div class="line-how" role="group" aria-label=${t("log-how-it-came-about")}>
      ${whole && html`<${Calculation} whole=${whole} />`}
      ${roll && (system === null ? html`<${RollRow} roll=${roll} />` : html`<${SystemRollDetails} roll=${roll} system=${system} />`)}
      ${pay && html`<${PayLines} pay=${pay} />`}
    </div>`}
  </li>`;
}

/** The time of a line. It opens the history at that moment. @param {{entry: Entry}} given */
function LineTime({ entry }) {
  const time = html`<time datetime=${entry.at}>${clockTime(entry.at)}</time>`;
  if (!actionContext.mayOpenHistory() && !session.inReplay.value) return html`<span class="line-time fine">${time}</span>`;
  const show = (/** @type {Event} */ event) => {
    event.preventDefault();
    openHistory(entry.version);
  };
  return html`<a class="line-time fine" tabindex="-1" href=${`#moment=${entry.version}`} title=${t("log-show-this-moment-2")} aria-label=${t("log-show-this-moment", { time: clockTime(entry.at) })} onClick=${show}>${time}</a>`;
}

/** The lines that wait for the connection, and those that could not be sent. */
function UnsentLines() {
  const offline = session.connection.value.state !== "open";
  return outbox.value.filter(({ failed }) => failed || offline).map(
    ({ id, line, failed }) => html`<li class="line line-chat line-unsent" key=${`u${id}`}>
      <div class="line-body wrap">
        <span class="line-text">${line}</span>${" "}<span class=${"chip" + (failed ? " chip-danger" : "")}><${Icon} name=${failed ? "close" : "wait"} size=${12} />${failed ? t("log-not-sent") : t("log-waits-for-the-connection")}</span>
      </div>
      ${failed && html`<button type="button" class="button button-quiet line-stop" tabindex="-1" onClick=${() => writeAgain(id, line)}>${t("log-write-again")}</button>`}
    </li>`,
  );
}

/** Puts a line that could not be sent back into the box. @param {number} id @param {string} line */
function writeAgain(id, line) {
  const box = /** @type {HTMLInputElement} */ (document.getElementById("chat"));
  forget(id);
  box.value = line;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  box.focus();
}

/**
 * Returns whether only a change of its height moved a list, and not the person. It is then scrolled
 * back.
 * @param {HTMLElement} list
 * @param {{top: number, height: number}} left  its last position and height
 */
function movedByResize(list, left) {
  if (list.clientHeight === left.height) return false;
  const end = list.scrollHeight - list.clientHeight;
  return list.scrollTop === 0 || Math.abs(list.scrollTop - Math.min(left.top, end)) < 1;
}

/** The log. @param {{loadEarlier: (() => Promise<void>)|null}} given */
export function Log({ loadEarlier }) {
  const entries = session.entries.value;
  const shown = gameOnly.value ? entries.filter((entry) => !isSetupLine(entry)) : entries;
  const hiddenCount = entries.length - shown.length;
  const undone = session.undoneLines.value;
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const atBottom = useRef(true);
  const last = entries.length ? entries[entries.length - 1].n : 0;
  const savedTop = useRef(0);
  // the last position of the list, whoever scrolled it, and its height then
  const lastScroll = useRef({ top: 0, height: 0 });
  // the newest line that was read, while the person has scrolled up
  const [read, setRead] = useState(/** @type {number|null} */ (null));
  const newCount = read === null ? 0 : shown.filter((entry) => entry.n > read).length;
  const place = () => {
    if (!list.current) return;
    list.current.scrollTop = atBottom.current ? list.current.scrollHeight : savedTop.current;
    lastScroll.current = { top: list.current.scrollTop, height: list.current.clientHeight };
  };
  useLayoutEffect(() => {
    // the log scrolls to one's own message, and to where play goes on when one has taken steps back
    if (newestIsOwn(entries, session.you.value?.seat)) {
      atBottom.current = true;
      setRead(null);
    }
    if (atBottom.current) place();
  }, [last, gameOnly.value, partsThere.value, outbox.value]);
  useLayoutEffect(() => keepOneTabStop(list.current, STOPS));
  const goDown = () => {
    atBottom.current = true;
    setRead(null);
    // the button vanishes, so the newest line gets the focus
    /** @type {HTMLElement|undefined} */ ([...(list.current?.querySelectorAll(STOPS) ?? [])].at(-1))?.focus({ preventScroll: true });
    place();
  };
  // a panel that opens above the log changes its height and may scroll it to the top
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const watch = new ResizeObserver(place);
    watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    unreadLines.value = 0;
  }, [last]);
  return html`<div class="log">
    <ol
      class="lines"
      ref=${list}
      aria-label=${t("log-log")}
      onKeyDown=${(/** @type {KeyboardEvent} */ e) => moveBetweenStops(e, STOPS)}
      onScroll=${(/** @type {any} */ e) => {
        const el = e.currentTarget;
        if (movedByResize(el, lastScroll.current)) return;
        // only a person scrolls up: otherwise lines or the panel above have grown
        if (atBottom.current && el.scrollTop > lastScroll.current.top - 1) {
          place();
          return;
        }
        savedTop.current = el.scrollTop;
        lastScroll.current = { top: el.scrollTop, height: el.clientHeight };
        const down = el.scrollHeight - el.scrollTop - el.clientHeight < 40;
        if (down !== atBottom.current) setRead(down ? null : last);
        atBottom.current = down;
      }}
    >
      ${entries.length > 0 &&
      entries[0].n > 1 &&
      loadEarlier &&
      html`<li class="line-more">
        <button type="button" class="button button-quiet line-stop" tabindex="-1" onClick=${loadEarlier}>${t("log-earlier-lines")}</button>
      </li>`}
      ${hiddenCount > 0 &&
      html`<li class="line-more">
        <button type="button" class="button button-quiet line-stop" tabindex="-1" onClick=${toggleGameOnly}>${t("log-of-setting-up-show", { value: hiddenCount === 1 ? t("log-1-line") : `${hiddenCount} lines` })}</button>
      </li>`}
      ${shown.map(
        (entry) => html`<${Line} key=${entry.n} entry=${entry} undone=${undone.has(entry.n)} />`,
      )}
      <${UnsentLines} />
      ${entries.length === 0 &&
      html`<li><${EmptyState} icon="log" title=${t("log-nothing-has-happened-yet")}>
        ${t("log-moves-rolls-and-what-people-say")}
      </${EmptyState}></li>`}
    </ol>
    ${newCount > 0 &&
    html`<div class="log-new">
      <button type="button" class="button" onClick=${goDown}><span>${newCount === 1 ? t("log-1-new-line") : t("log-new-lines", { newCount })}</span><${Icon} name="fold" size=${16} /></button>
    </div>`}
    ${session.liveSession.value.you?.role !== "spectator" && !session.inReplay.value && html`<${ChatBox} />`}
    ${session.liveSession.value.you?.role === "spectator" && !onScreen && !session.inHistory.value && html`<div class="log-foot"><${ActionButton} id="past.open" context=${actionContext} quiet /></div>`}
  </div>`;
}
