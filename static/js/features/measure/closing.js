// On a phone the measuring tools close by themselves when a fight needs the map.

import { computed, effect, untracked } from "@preact/signals";
import * as session from "../../core/session.js";
import * as ui from "../../core/ui-state.js";
import { attacks, owedRoll } from "../fight/attack-state.js";
import { isMeasuring } from "./state.js";

/** What asks for the map: each running attack, and the roll that is due. */
const asking = computed(() => {
  const roll = owedRoll.value;
  const tests = session.isHandler.value ? [] : session.pendingTests.value;
  return [...attacks.value.map(({ id }) => id), ...(roll === null ? [] : [`${roll.attack.id} ${roll.attack.stage} ${roll.unit}`]), ...tests.map(({ id }) => id)];
});

/**
 * Closes the tool when something new asks for the map: the cards of both would leave little of it. A
 * tool that is taken while it asks stays open.
 */
export function watchMeasuring() {
  /** @type {readonly string[]} */
  let before = [];
  effect(() => {
    const now = asking.value;
    const more = now.some((each) => !before.includes(each));
    before = now;
    untracked(() => {
      if (more && ui.narrow.value && isMeasuring()) ui.setTool("select");
    });
  });
}
