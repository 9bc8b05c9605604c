// Which dice systems the table plays: the Handler's choice, with where each comes from.

import { useState } from "preact/hooks";
import * as app from "../../core/app.js";
import { html, Section } from "../../ui/controls.js";

export function SystemsChoice() {
  const [wanted, setWanted] = useState(/** @type {string[]|null} */ (null));
  // what was chosen stands there while the answer is awaited
  const played = wanted ?? app.table.value?.systems ?? [];
  const { systems } = app.messages.value;
  if (systems.length === 0) return null;
  /** @param {string} name */
  async function turn(name) {
    const next = played.includes(name) ? played.filter((each) => each !== name) : [...played, name];
    setWanted(next);
    await app.send({ type: "table.systems", systems: next });
    setWanted(null);
  }
  return html`<${Section} title="Dice systems" open=${false} keep="dice-systems">
    <p class="quiet">Each has its panel in the Dice tab. What one has kept stays when it is put away.</p>
    ${systems.map((system) => {
      const on = played.includes(system.name);
      return html`<div class="field system-choice" key=${system.name}>
        <label class="check">
          <input
            type="checkbox"
            checked=${on}
            disabled=${wanted !== null || (on && played.length === 1)}
            aria-describedby=${`source-${system.name}`}
            onChange=${() => turn(system.name)}
          />
          <span>${system.title}</span>
        </label>
        <span class="field-hint" id=${`source-${system.name}`}>${system.source}</span>
      </div>`;
    })}
  </${Section}>`;
}
