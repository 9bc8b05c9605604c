// History in the framed page of "as seen by". The page opens the moment that the page around it
// shows, and reports its own moment, so that the next framed page opens there too.

import { effect } from "@preact/signals";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { leaveLinkedMoment, momentLoading, postToParent, linkedMoment, framedAs } from "./framed-page.js";
import { openHistory, historyState, sameMoment } from "../history/history.js";
import { t } from "../../text/t.js";

/** Opens the linked moment and reports each change. Called once at start. */
export function watchFramedHistory() {
  if (framedAs === "") return;
  const wanted = linkedMoment();
  if (wanted !== null) {
    momentLoading.value = true;
    const stop = effect(() => {
      if (session.liveSession.value.view === null) return;
      queueMicrotask(() => {
        stop();
        openLinkedMoment(wanted);
      });
    });
  }
  let there = false;
  effect(() => {
    const seq = historyState.value?.moment.seq ?? null;
    if (momentLoading.value) return;
    if (there && seq === null) leaveLinkedMoment();
    there = seq !== null;
    postToParent("moment", { moment: seq === null ? null : { of: framedAs, seq, epoch: session.historySession.peek()?.epoch ?? "" } });
  });
}

/** Opens the linked moment. @param {{of: string, seq: number, epoch: string}} wanted */
async function openLinkedMoment(wanted) {
  try {
    const found = await sameMoment(wanted);
    await openHistory(found.seq);
    if (found.before) toast("note", t("view-as-was-not-there-yet-this-is", { value: session.liveSession.value.you?.name || t("view-as-nobody-of-them") }));
  } catch (error) {
    toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    momentLoading.value = false;
  }
}
