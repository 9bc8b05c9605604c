// Looking back as somebody else: the framed page (viewed-page.js) begins at the moment at which the page
// around it was, and tells that page where it looks, so that the next one begins there too.

import { effect } from "@preact/signals";
import * as app from "../../core/app.js";
import { leftPast, opening, tellAbove, wantedMoment, whom } from "./viewed-page.js";
import { lookBack, past, sameMoment } from "../history/history.js";

export function watchLookingPast() {
  if (whom === "") return;
  const wanted = wantedMoment();
  if (wanted !== null) {
    opening.value = true;
    const stop = effect(() => {
      if (app.live.value.view === null) return;
      queueMicrotask(() => {
        stop();
        begin(wanted);
      });
    });
  }
  let there = false;
  effect(() => {
    const seq = past.value?.moment.seq ?? null;
    if (opening.value) return;
    if (there && seq === null) leftPast();
    there = seq !== null;
    tellAbove("moment", { moment: seq === null ? null : { of: whom, seq, epoch: app.looked.peek()?.epoch ?? "" } });
  });
}

/** @param {{of: string, seq: number, epoch: string}} wanted */
async function begin(wanted) {
  try {
    const found = await sameMoment(wanted);
    await lookBack(found.seq);
    if (found.before) app.toast("note", `${app.live.value.you?.name || "Nobody of them"} was not there yet: this is the first that was shown.`);
  } catch (error) {
    app.toast("refused", String(/** @type {any} */ (error).message));
  } finally {
    opening.value = false;
  }
}
