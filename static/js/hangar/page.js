// The page of the hangar: list of steps, current step, sheet. A narrow window shows one at a time.

import { useEffect, useRef } from "preact/hooks";
import { html } from "../ui/controls.js";
import { CopyLine } from "../ui/fields.js";
import { Icon } from "../ui/icons.js";
import { setTheme, currentTheme } from "../ui/theme.js";
import { startBuild, restoreReplaced, build, checkResult, edited, legal, replaced, statusText, sheetOpen, stale, step } from "./state.js";
import { buildLink, NotABuild, parseBuild, downloadBuild } from "./build-files.js";
import { checkBuild, maySave, RequestRefused, table } from "./server.js";
import { budgetsOfStep, goToStep, problemsOfStep, STEPS } from "./steps.js";
import { GuideLink } from "./step-parts.js";
import { IconNumber, StartStep } from "./step-start.js";
import { ChassisStep, GeneratorStep } from "./step-base.js";
import { HullStep, PilotStep, TuningStep } from "./step-points.js";
import { WeaponsStep } from "./step-weapons.js";
import { ModulesStep } from "./step-modules.js";
import { NameStep } from "./step-name.js";
import { KeepAtTable } from "./at-table.js";
import { Sheet, LegalChip } from "./sheet.js";
import { PrintSheet } from "./print.js";
import { signal } from "@preact/signals";
import { t } from "../text/t.js";

/** @type {Record<string, any>} */
const STEP_VIEWS = {
  start: StartStep,
  chassis: ChassisStep,
  generator: GeneratorStep,
  pilot: PilotStep,
  hull: HullStep,
  weapons: WeaponsStep,
  tuning: TuningStep,
  modules: ModulesStep,
  name: NameStep,
};

const shareOpen = signal(false);

export function Page() {
  const Body = STEP_VIEWS[step.value];
  return html`<div class=${sheetOpen.value ? "hangar hangar-sheet-open" : "hangar"}>
      <${TopBar} />
      <${StepNav} />
      <main class="work"><div class="step stack gap-4" key=${step.value}><${Body} /></div><${StepFooter} /></main>
      <aside class="sheet" aria-label=${t("hangar-the-frame")}><${Sheet} /></aside>
      <${PhoneFooter} />
      <${ShareDialog} />
      <${StatusMessage} />
    </div>
    <${PrintSheet} />`;
}

function TopBar() {
  const file = useRef(/** @type {HTMLInputElement|null} */ (null));
  return html`<header class="bar inline gap-4 panel">
    <a class="bar-home inline gap-1" href=${table.value ? `/t/${table.value.id}` : "/"} title=${table.value ? t("hangar-back-to", { name: table.value.name }) : t("hangar-to-the-start-page")}>
      <${Icon} name="left" /><span class="clip">${table.value ? table.value.name : "Hexframe"}</span>
    </a>
    <h1>${t("hangar-hangar")}</h1>
    <div class="bar-tools">
      <input class="sr" type="file" id="build-file" tabindex="-1" aria-label=${t("hangar-a-build-to-open")} accept=".json,application/json" ref=${file} onChange=${(/** @type {any} */ e) => {
        void openFile(e.target.files?.[0]);
        e.target.value = "";
      }} />
      <${ToolButton} icon="upload" label=${t("hangar-open")} title=${t("hangar-open-a-file-or-drop-one")} run=${() => file.current?.click()} />
      <${ToolButton} icon="download" label=${t("hangar-file")} title=${t("hangar-save-as-a-file")} run=${() => (statusText.value = t("hangar-saved-as", { file: downloadBuild(build.value) }))} />
      <${ToolButton} icon="link" label=${t("hangar-share")} title=${t("hangar-share-as-a-link")} run=${() => (shareOpen.value = true)} />
      <${ToolButton} icon="print" label=${t("hangar-print")} title=${t("hangar-print-on-one-page")} run=${() => print()} />
      <${GuideLink} className="button-quiet guide-wide" />
      <${ToolButton} icon="theme" label="" title=${t("hangar-dark-or-light")} run=${() => setTheme(currentTheme() === "light" ? "dark" : "light")} />
    </div>
  </header>`;
}

/** @param {{icon: string, label: string, title: string, run: () => void}} given */
function ToolButton({ icon, label, title, run }) {
  return html`<button type="button" class="button button-quiet" title=${title} aria-label=${label || title} onClick=${run}>
    <${Icon} name=${icon} />${label && html`<span>${label}</span>`}
  </button>`;
}

/** Opens a file as a build; tells the user when it is not one. @param {File|undefined} file */
export async function openFile(file) {
  if (file === undefined) return;
  try {
    await loadBuild(parseBuild(await file.text()), t("hangar-is-open", { name: file.name }));
  } catch (error) {
    if (!(error instanceof NotABuild || error instanceof RequestRefused || error instanceof DOMException)) throw error;
    statusText.value = t("hangar-is-no-build", { name: file.name, message: error.message });
  }
}

/**
 * Takes over a build from a file or a link after the server has checked it. Throws RequestRefused
 * when the server cannot read it.
 * @param {import("./types.js").Build} found @param {string} done message for the user
 */
export async function loadBuild(found, done) {
  try {
    await checkBuild(found);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // without a connection it is taken over unchecked and checked later
  }
  startBuild(found, true);
  statusText.value = done;
  if (step.value === "start") goToStep("chassis");
}

function StepNav() {
  const nav = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => nav.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" }), [step.value]);
  return html`<nav class="steps" aria-label=${t("hangar-steps")} ref=${nav}>
    <ol>
      ${STEPS.map(({ id, label, icon }) => {
        const wrong = problemsOfStep(id).length;
        const left = budgetsOfStep(id).reduce((sum, at) => sum + Math.max(0, checkResult.value?.points[at]?.left ?? 0), 0);
        const note = wrong > 0 ? `${wrong}` : left > 0 ? t("hangar-left", { left }) : "";
        const mend = wrong > 0 && edited.value;
        return html`<li key=${id}>
          <button type="button" class="step-link inline plain" aria-current=${step.value === id ? "step" : undefined} onClick=${() => goToStep(id)}>
            <${Icon} name=${icon} size=${18} /><span>${label}</span>
            ${note && html`<span class=${mend ? "step-note fine step-wrong" : "step-note fine"} title=${mend ? t("hangar-to-mend-here") : wrong > 0 ? t("hangar-to-do-here") : t("hangar-points-left")}>${mend ? html`<span class="sr">${t("hangar-to-mend")} </span>` : ""}${note}</span>`}
          </button>
        </li>`;
      })}
    </ol>
  </nav>`;
}

/** Returns the step after the current one. */
function nextStep() {
  return STEPS[STEPS.findIndex(({ id }) => id === step.value) + 1];
}

/** Whether the frame can be taken as it is, unchanged since it was chosen. */
const isReady = () => !edited.value && legal.value && build.value.name.trim() !== "";

function StepFooter() {
  const after = nextStep();
  const before = STEPS[STEPS.findIndex(({ id }) => id === step.value) - 1];
  return html`<footer class="onward">
    ${before ? html`<button type="button" class="button button-quiet" onClick=${() => goToStep(before.id)}><${Icon} name="left" /><span class="clip">${before.label}</span></button>` : html`<p class="quiet">${isReady() ? t("hangar-is-ready", { name: build.value.name }) : ""}</p>`}
    ${after
      ? html`<button type="button" class="button button-primary" onClick=${() => goToStep(after.id)}><span>${t("hangar-next", { label: after.label })}</span><${Icon} name="right" /></button>`
      : table.value !== null && maySave.value
        ? html`<${KeepAtTable} />`
        : html`<button type="button" class="button button-primary" disabled=${!legal.value} onClick=${() => (statusText.value = t("hangar-saved-as", { file: downloadBuild(build.value) }))}><${Icon} name="download" /><span>${legal.value ? t("hangar-save-the-frame") : t("hangar-not-legal-yet")}</span></button>`}
  </footer>`;
}

/** The bar at the bottom of a narrow window: key numbers, the sheet, the next step. */
function PhoneFooter() {
  const numbers = checkResult.value?.numbers;
  const after = nextStep();
  const shown = sheetOpen.value;
  return html`<footer class="thumb panel">
    <button type="button" class=${`thumb-sheet ${stale.value ? "number-stale" : ""}`} aria-expanded=${String(shown)} onClick=${() => (sheetOpen.value = !shown)}>
      <span class="inline gap-1"><b class="clip">${build.value.name || t("hangar-no-name-yet")}</b><${Icon} name=${shown ? "fold" : "unfold"} size=${16} /></span>
      <span class="inline">
        <${LegalChip} />
        <${IconNumber} icon="shield" value=${numbers?.integrity.value ?? 0} label=${t("hangar-integrity")} />
        <${IconNumber} icon="balance" value=${numbers?.stability.value ?? 0} label=${t("hangar-stability")} />
        <${IconNumber} icon="speed" value=${numbers?.speed.value ?? 0} label=${t("hangar-speed")} />
      </span>
    </button>
    ${shown
      ? html`<button type="button" class="button" onClick=${() => (sheetOpen.value = false)}><span>${t("hangar-close")}</span></button>`
      : after && !(step.value === "start" && isReady())
        ? html`<button type="button" class="button button-primary" onClick=${() => goToStep(after.id)}><span>${after.label}</span><${Icon} name="right" /></button>`
        : html`<button type="button" class="button button-primary" onClick=${() => (sheetOpen.value = true)}><span>${t("hangar-the-sheet")}</span></button>`}
  </footer>`;
}

/** The dialog with the link that contains the build. */
function ShareDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    if (shareOpen.value && !dialog.current?.open) dialog.current?.showModal();
  });
  const close = () => dialog.current?.close();
  return html`<dialog class="share panel" ref=${dialog} aria-label=${t("hangar-share-as-a-link")} onClose=${() => (shareOpen.value = false)} onClick=${(/** @type {any} */ e) => e.target === dialog.current && close()}>
    ${shareOpen.value &&
    html`<div class="form">
      <h2>${t("hangar-share-name", { name: build.value.name || t("hangar-the-frame-2") })}</h2>
      <${CopyLine} label=${t("hangar-link")} text=${buildLink(build.value)} />
      <p class="quiet">${t("hangar-the-frame-itself-is-in-the")}</p>
      <div class="row"><button type="button" class="button" onClick=${close}>${t("hangar-close")}</button></div>
    </div>`}
  </dialog>`;
}

/** The message about the last action, with a button that restores a replaced build. */
function StatusMessage() {
  const text = statusText.value;
  useEffect(() => {
    if (text === "") return undefined;
    const timer = setTimeout(() => (statusText.value = ""), 7000);
    return () => clearTimeout(timer);
  }, [text]);
  return html`<div class="said" role="status" aria-live="polite">
    ${text &&
    html`<p class="panel"><span>${text}</span>
      ${replaced.value !== null && step.value !== "start" && html`<button type="button" class="button button-quiet" onClick=${restoreReplaced}>${t("hangar-bring-back", { name: replaced.value.name || t("hangar-what-was-here") })}</button>`}
      <button type="button" class="button button-icon button-quiet" aria-label=${t("hangar-close")} onClick=${() => (statusText.value = "")}><${Icon} name="close" size=${16} /></button>
    </p>`}
  </div>`;
}
