// Who gets out of a frame that is destroyed: whoever looked at the frame looks at the pilot now.

import { effect, untracked } from "@preact/signals";
import * as app from "../../core/app.js";
import { steers } from "../../core/steering.js";

export function watchEjected() {
  /** @type {Set<string>|null} */
  let known = null;
  effect(() => {
    if (app.view.value === null) return;
    const out = Object.values(app.units.value).filter((unit) => unit.pilot_of !== null);
    const fresh = known === null ? [] : out.filter((unit) => !known?.has(unit.id));
    known = new Set(out.map((unit) => unit.id));
    untracked(() => {
      const own = fresh.find((unit) => unit.pilot_of === app.selected.value && steers(app.you.value?.seat, unit));
      if (own) app.select(own.id);
    });
  });
}
