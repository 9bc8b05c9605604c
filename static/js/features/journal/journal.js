// The journal: the list of pages, and the page that is open. On a phone one of them at a time.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { send } from "../../core/commands.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { Icon } from "../../ui/icons.js";
import { ConfirmButton, EmptyState, html, Section, withValue } from "../../ui/controls.js";
import { t } from "../../text/t.js";
import { Editor } from "./editor.js";
import { PageText } from "./page-text.js";
import { FullPicture, PagePicture } from "./picture.js";
import { circleText, ReadersForm, readersText } from "./readers.js";
import { choosePage, draftOf, foundPages, mayWrite, openId, openPage, search, searchFor, setWriting, writing } from "./state.js";
import { keepMarks, openJournal, pages, unreadPages } from "./unread.js";

/** @typedef {import("./unread.js").PageView} PageView */

/** The content of the dialog. @param {{id: string}} given  of the page to open; "": that of the last time */
export function Journal({ id }) {
  useLayoutEffect(() => {
    if (id !== "") choosePage(id);
  }, [id]);
  return html`<div class=${"journal" + (openId.value === null ? "" : " journal-reads")}>
    <${PageList} />
    <div class="journal-page"><${OpenPage} /></div>
    <${FullPicture} />
  </div>`;
}

function PageList() {
  return html`<nav class="journal-list stack" aria-label=${t("journal-pages")}>
    <input class="input" type="search" placeholder=${t("journal-search")} aria-label=${t("journal-search")} value=${search.value} onInput=${withValue(searchFor)} />
    <ol>
      ${foundPages.value.map((page) => html`<li key=${page.id}><${PageRow} page=${page} /></li>`)}
    </ol>
    ${search.value.trim() !== "" && foundPages.value.length === 0 && html`<p class="quiet">${t("journal-nothing-found")}</p>`}
    ${mayWrite.value && html`<button type="button" class="button" onClick=${() => choosePage("")}><${Icon} name="plus" /><span>${t("journal-new-page")}</span></button>`}
    ${mayWrite.value && !session.isHandler.value && html`<p class="quiet fine">${t("journal-own-page-hint")}</p>`}
  </nav>`;
}

/** @param {{page: PageView}} given */
function PageRow({ page }) {
  return html`<button type="button" class="journal-row plain" aria-current=${page.id === openId.value ? "page" : undefined} onClick=${() => choosePage(page.id)}>
    <span class="inline"><b class="clip" title=${page.title}>${page.title}</b>
      ${unreadPages.value.includes(page.id) && html`<span class="badge badge-accent">${t("journal-new")}</span>`}
      ${draftOf(page.id) !== null && html`<span class="chip">${t("journal-draft")}</span>`}
    </span>
    <span class="fine clip">${readersText(page)}</span>
  </button>`;
}

function OpenPage() {
  const id = openId.value;
  const page = openPage.value;
  useEffect(() => {
    if (page !== null && unreadPages.value.includes(page.id)) keepMarks([page.id]);
  }, [page]);
  const back = html`<button type="button" class="button button-quiet journal-back" onClick=${() => choosePage(null)}><${Icon} name="left" /><span>${t("journal-all-pages")}</span></button>`;
  if (id === "") return html`${back}<${Editor} key="new" page=${null} />`;
  if (page === null) {
    const none = pages.value.length === 0;
    return html`${id !== null && back}<${EmptyState} icon="book" title=${none ? t("journal-no-pages") : id === null ? t("journal-choose-a-page") : t("journal-page-gone")}>
      ${none ? t("journal-no-pages-hint") : ""}
    </${EmptyState}>`;
  }
  return html`${back}${writing.value && page.writable ? html`<${Editor} key=${page.id} page=${page} />` : html`<${ReadPage} key=${page.id} page=${page} />`}`;
}

/** A page as it is read, with what its reader may do. @param {{page: PageView}} given */
function ReadPage({ page }) {
  const decides = mayWrite.value && page.readers !== undefined;
  return html`<article class="stack gap-4">
    <header class="stack">
      <h3>${page.title}</h3>
      <p class="fine">${readersText(page)}</p>
    </header>
    <${PagePicture} title=${page.title} picture=${page.picture} />
    ${page.text.trim() !== "" ? html`<${PageText} text=${page.text} />` : !page.picture && html`<p class="quiet">${t("journal-empty-page")}</p>`}
    ${mayWrite.value && (page.writable || decides) && html`<footer class="row">
      ${page.writable && html`<button type="button" class="button button-strong" onClick=${() => setWriting(true)}><${Icon} name="edit" /><span>${t("journal-edit")}</span></button>`}
      ${session.isHandler.value && html`<${PresentButton} page=${page} />`}
      ${session.isHandler.value && html`<${MoveButtons} page=${page} />`}
      ${decides && html`<${ConfirmButton} label=${t("journal-remove")} question=${t("journal-remove-it")} icon="trash" onConfirm=${() => void send({ type: "journal.remove", page: page.id })} />`}
    </footer>`}
    ${decides && html`<${Section} title=${t("journal-who")} keep="page-circles"><${ReadersForm} page=${page} /></${Section}>`}
  </article>`;
}

/** Opens the page on the screens of its readers; of all players while it has none. @param {{page: PageView}} given */
function PresentButton({ page }) {
  const nobody = page.readers !== "all" && page.readers?.length === 0;
  const label = nobody ? t("journal-present-to-all") : t("journal-present");
  const circle = nobody ? "all" : (page.readers ?? []);
  const present = async () => {
    const answer = await send({ type: "journal.present", page: page.id, ...(nobody ? { to: "all" } : {}) });
    if (answer.ok) toast("good", t("journal-presented-to", { names: circleText(circle) }));
  };
  return html`<button type="button" class="button" title=${t("journal-present-hint")} onClick=${present}>
    <${Icon} name="seen" /><span>${label}</span>
  </button>`;
}

/** @param {{page: PageView}} given */
function MoveButtons({ page }) {
  const all = pages.value;
  const at = all.findIndex(({ id }) => id === page.id);
  const move = (/** @type {string|null} */ before) => void send({ type: "journal.move", page: page.id, before });
  return html`
    <button type="button" class="button button-icon button-quiet" disabled=${at <= 0} aria-label=${t("journal-move-up")} title=${t("journal-move-up")} onClick=${() => move(all[at - 1].id)}><${Icon} name="unfold" /></button>
    <button type="button" class="button button-icon button-quiet" disabled=${at >= all.length - 1} aria-label=${t("journal-move-down")} title=${t("journal-move-down")} onClick=${() => move(all[at + 2]?.id ?? null)}><${Icon} name="fold" /></button>
  `;
}

/** A page that was presented. @param {{id: string}} given */
export function Handout({ id }) {
  const page = pages.value.find((each) => each.id === id);
  if (page === undefined) return html`<${EmptyState} icon="book" title=${t("journal-page-gone")} />`;
  return html`<article class="handout stack gap-4">
    <${PagePicture} title=${page.title} picture=${page.picture} />
    ${page.text.trim() !== "" && html`<${PageText} text=${page.text} />`}
    <footer class="row"><button type="button" class="button" onClick=${() => openJournal(id)}><${Icon} name="book" /><span>${t("journal-open-journal")}</span></button></footer>
    <${FullPicture} />
  </article>`;
}

/** The title of a presented page. @param {string} id */
export const handoutTitle = (id) => pages.value.find((page) => page.id === id)?.title ?? t("journal-page-gone");
