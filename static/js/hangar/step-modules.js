// The step for modules: those of the content, and the user's own.

import { Choice, html, Stepper } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { addModule, build, changeModule, content, entry, toggleModule } from "./state.js";
import { StepHead, Problems } from "./step-parts.js";
import { costText, roman } from "./text.js";

/** @typedef {import("./types.js").Module} Module */

export function ModulesStep() {
  const { modules, limits } = content.value;
  const chosen = build.value.modules;
  const full = chosen.length >= limits.modules;
  const own = chosen.filter((module) => !entry("modules", module.id));
  return html`<${StepHead} title="Modules">Expansions: what else the frame can do, up to ${limits.modules}. The number beside a name is its tier, how much it can do; no tier costs points.</${StepHead}>
    <div data-at="modules">
      <p class="points" aria-live="polite"><span><b>${chosen.length} of ${limits.modules}</b> modules</span></p>
      <${Problems} at="modules" />
    </div>
    <div class="rows rows-two">
      ${modules.map((module) => {
        const on = chosen.some(({ id }) => id === module.id);
        const needs = module.generator && entry("generators", module.generator)?.name;
        return html`<section class=${on ? "module-row point-row-on" : "module-row"} key=${module.id} data-at=${`modules.${module.id}`}>
          <div class="module-words">
            <h3>${module.name} <span class="chip">${roman(module.tier)}</span></h3>
            <p class="quiet">${module.trigger} · ${costText(module.steps, module.energy)}${needs ? ` · ${needs} generator` : ""}</p>
            <p>${module.text}</p>
          </div>
          <button type="button" class="button" aria-pressed=${String(on)} disabled=${full && !on} aria-label=${`${on ? "In: take out" : "Put in"} ${module.name}`} onClick=${() => toggleModule(module, !on)}>
            <${Icon} name=${on ? "check" : "plus"} /><span>${on ? "In" : "Put in"}</span>
          </button>
          <${Problems} at=${`modules.${module.id}`} deep />
        </section>`;
      })}
    </div>
    <h3 class="rows-title">Your own</h3>
    ${own.map((module) => html`<${OwnModule} key=${module.id} module=${module} />`)}
    <div><button type="button" class="button" disabled=${full} onClick=${() => addModule()}><${Icon} name="plus" /><span>Make one up</span></button></div>`;
}

/** The form of a module of the user's own. @param {{module: Module}} given */
function OwnModule({ module }) {
  const { limits } = content.value;
  const at = `modules.${module.id}`;
  const set = (/** @type {keyof Module} */ what) => (/** @type {any} */ value) => changeModule(module.id, { [what]: value });
  const typed = (/** @type {keyof Module} */ what) => (/** @type {any} */ e) => set(what)(e.target.value);
  return html`<section class="own-module" data-at=${at}>
    <div class="weapon-name">
      <label class="field"><span class="field-label">Name</span>
        <input class="input" data-at=${`${at}.name`} maxlength="80" value=${module.name} placeholder="Loud hailer" onInput=${typed("name")} /></label>
      <button type="button" class="button button-icon button-quiet" aria-label=${`Take out ${module.name || "this module"}`} onClick=${() => toggleModule(module, false)}><${Icon} name="trash" /></button>
    </div>
    <div class="row row-even">
      <div class="field"><span class="field-label">Tier</span><${Choice} label="Tier" value=${module.tier} options=${Array.from({ length: limits.tag_tier }, (_, i) => ({ value: i + 1, label: roman(i + 1) }))} onChange=${set("tier")} /></div>
      <${Stepper} label="Steps" value=${module.steps} min=${0} max=${limits.module_steps} onChange=${set("steps")} />
      <${Stepper} label="Energy" value=${module.energy} min=${0} max=${limits.module_energy} onChange=${set("energy")} />
    </div>
    <label class="field"><span class="field-label">When</span>
      <input class="input" data-at=${`${at}.trigger`} maxlength="250" value=${module.trigger} placeholder="In your turn" onInput=${typed("trigger")} /></label>
    <label class="field"><span class="field-label">What it does</span>
      <textarea class="input" rows="2" data-at=${`${at}.text`} maxlength="1100" value=${module.text} onInput=${typed("text")}></textarea></label>
    <p class="quiet">What a module of your own does is the Handler’s word.</p>
    <${Problems} at=${at} deep />
  </section>`;
}
