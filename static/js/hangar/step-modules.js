// The step for modules: those of the content, and the user's own.

import { html, withValue } from "../ui/controls.js";
import { Choice, Stepper } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { addModule, build, changeModule, content, entry, toggleModule } from "./state.js";
import { StepHead, Problems } from "./step-parts.js";
import { costText } from "../text/cost.js";
import { roman } from "./text.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Module} Module */

export function ModulesStep() {
  const { modules, limits } = content.value;
  const chosen = build.value.modules;
  const full = chosen.length >= limits.modules;
  const own = chosen.filter((module) => !entry("modules", module.id));
  return html`<${StepHead} title=${t("hangar-modules")}>${t("hangar-expansions-what-else-the-frame-can", { modules: limits.modules })}</${StepHead}>
    <div data-at="modules">
      <p class="points" aria-live="polite"><span><b>${t("hangar-of", { length: chosen.length, modules: limits.modules })}</b> ${t("hangar-modules-2")}</span></p>
      <${Problems} at="modules" />
    </div>
    <div class="stack rows-two">
      ${modules.map((module) => {
        const on = chosen.some(({ id }) => id === module.id);
        const needs = module.generator && entry("generators", module.generator)?.name;
        return html`<section class=${on ? "module-row point-row-on" : "module-row"} key=${module.id} data-at=${`modules.${module.id}`}>
          <div class="module-words">
            <h3>${module.name} <span class="chip">${roman(module.tier)}</span></h3>
            <p class="quiet">${module.trigger} · ${costText(module)}${needs ? t("hangar-generator-needs", { needs }) : ""}</p>
            <p>${module.text}</p>
          </div>
          <button type="button" class="button" aria-pressed=${String(on)} disabled=${full && !on} aria-label=${`${on ? t("hangar-in-take-out") : t("hangar-put-in")} ${module.name}`} onClick=${() => toggleModule(module, !on)}>
            <${Icon} name=${on ? "check" : "plus"} /><span>${on ? "In" : t("hangar-put-in")}</span>
          </button>
          <${Problems} at=${`modules.${module.id}`} deep />
        </section>`;
      })}
    </div>
    <h3 class="rows-title">${t("hangar-your-own")}</h3>
    ${own.map((module) => html`<${OwnModule} key=${module.id} module=${module} />`)}
    <div><button type="button" class="button" disabled=${full} onClick=${() => addModule()}><${Icon} name="plus" /><span>${t("hangar-make-one-up")}</span></button></div>`;
}

/** The form of a module of the user's own. @param {{module: Module}} given */
function OwnModule({ module }) {
  const { limits } = content.value;
  const at = `modules.${module.id}`;
  const set = (/** @type {keyof Module} */ what) => (/** @type {any} */ value) => changeModule(module.id, { [what]: value });
  const typed = (/** @type {keyof Module} */ what) => withValue(set(what));
  return html`<section class="own-module" data-at=${at}>
    <div class="weapon-name">
      <label class="field"><span class="field-label">${t("hangar-name")}</span>
        <input class="input" data-at=${`${at}.name`} maxlength="80" value=${module.name} placeholder=${t("hangar-loud-hailer")} onInput=${typed("name")} /></label>
      <button type="button" class="button button-icon button-quiet" aria-label=${t("hangar-take-out", { name: module.name || t("hangar-this-module") })} onClick=${() => toggleModule(module, false)}><${Icon} name="trash" /></button>
    </div>
    <div class="row row-even">
      <div class="field"><span class="field-label">${t("hangar-tier")}</span><${Choice} label=${t("hangar-tier")} value=${module.tier} options=${Array.from({ length: limits.tag_tier }, (_, i) => ({ value: i + 1, label: roman(i + 1) }))} onChange=${set("tier")} /></div>
      <${Stepper} label=${t("hangar-steps")} value=${module.steps} min=${0} max=${limits.module_steps} onChange=${set("steps")} />
      <${Stepper} label=${t("hangar-energy")} value=${module.energy} min=${0} max=${limits.module_energy} onChange=${set("energy")} />
    </div>
    <label class="field"><span class="field-label">${t("hangar-when")}</span>
      <input class="input" data-at=${`${at}.trigger`} maxlength="250" value=${module.trigger} placeholder=${t("hangar-in-your-turn")} onInput=${typed("trigger")} /></label>
    <label class="field"><span class="field-label">${t("hangar-what-it-does")}</span>
      <textarea class="input" rows="2" data-at=${`${at}.text`} maxlength="1100" value=${module.text} onInput=${typed("text")}></textarea></label>
    <p class="quiet">${t("hangar-what-a-module-of-your-own")}</p>
    <${Problems} at=${at} deep />
  </section>`;
}
