// The page of the hangar: list of steps, current step, sheet. A narrow window shows one at a time.

import { useEffect, useRef } from "preact/hooks";
import { CopyLine, html } from "../ui/controls.js";
import { Icon } from "../ui/icons.js";
import { setTheme, currentTheme } from "../ui/theme.js";
import { startBuild, restoreReplaced, build, checkResult, legal, replaced, statusText, sheetOpen, stale, step } from "./state.js";
import { buildLink, NotABuild, parseBuild, downloadBuild } from "./build-files.js";
import { checkBuild, RequestRefused, table } from "./server.js";
import { budgetsOfStep, goToStep, problemsOfStep, STEPS } from "./steps.js";
import { GuideLink } from "./step-parts.js";
import { IconNumber, StartStep } from "./step-start.js";
import { ChassisStep, GeneratorStep } from "./step-base.js";
import { HullStep, PilotStep, TuningStep } from "./step-points.js";
import { WeaponsStep } from "./step-weapons.js";
import { ModulesStep } from "./step-modules.js";
import { NameStep } from "./step-name.js";
import { Sheet, LegalChip } from "./sheet.js";
import { PrintSheet } from "./print.js";
import { signal } from "@preact/signals";

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
      <main class="work"><div class="step" key=${step.value}><${Body} /></div><${StepFooter} /></main>
      <aside class="sheet" aria-label="The frame"><${Sheet} /></aside>
      <${PhoneFooter} />
      <${ShareDialog} />
      <${StatusMessage} />
    </div>
    <${PrintSheet} />`;
}

function TopBar() {
  const file = useRef(/** @type {HTMLInputElement|null} */ (null));
  return html`<header class="bar panel">
    <a class="bar-home" href=${table.value ? `/t/${table.value.id}` : "/"} title=${table.value ? `Back to ${table.value.name}` : "To the start page"}>
      <${Icon} name="left" /><span>${table.value ? table.value.name : "Hexframe"}</span>
    </a>
    <h1>Hangar</h1>
    <div class="bar-tools">
      <input class="sr" type="file" id="build-file" tabindex="-1" aria-label="A build to open" accept=".json,application/json" ref=${file} onChange=${(/** @type {any} */ e) => {
        void openFile(e.target.files?.[0]);
        e.target.value = "";
      }} />
      <${ToolButton} icon="upload" label="Open" title="Open a file; or drop one on the page" run=${() => file.current?.click()} />
      <${ToolButton} icon="download" label="Save" title="Save as a file" run=${() => (statusText.value = `Saved as ${downloadBuild(build.value)}`)} />
      <${ToolButton} icon="link" label="Share" title="Share as a link" run=${() => (shareOpen.value = true)} />
      <${ToolButton} icon="print" label="Print" title="Print on one page" run=${() => print()} />
      <${GuideLink} className="button-quiet guide-wide" />
      <${ToolButton} icon="theme" label="" title="Dark or light" run=${() => setTheme(currentTheme() === "light" ? "dark" : "light")} />
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
    await loadBuild(parseBuild(await file.text()), `${file.name} is open`);
  } catch (error) {
    if (!(error instanceof NotABuild || error instanceof RequestRefused || error instanceof DOMException)) throw error;
    statusText.value = `${file.name} is no build: ${error.message}`;
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
  return html`<nav class="steps" aria-label="Steps" ref=${nav}>
    <ol>
      ${STEPS.map(({ id, label, icon }) => {
        const wrong = problemsOfStep(id).length;
        const left = budgetsOfStep(id).reduce((sum, at) => sum + Math.max(0, checkResult.value?.points[at]?.left ?? 0), 0);
        const note = wrong > 0 ? `${wrong}` : left > 0 ? `${left} left` : "";
        return html`<li key=${id}>
          <button type="button" class="step-link" aria-current=${step.value === id ? "step" : undefined} onClick=${() => goToStep(id)}>
            <${Icon} name=${icon} size=${18} /><span>${label}</span>
            ${note && html`<span class=${wrong > 0 ? "step-note step-wrong" : "step-note"} title=${wrong > 0 ? "To mend here" : "Points left"}>${wrong > 0 ? html`<span class="sr">to mend: </span>` : ""}${note}</span>`}
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

function StepFooter() {
  const after = nextStep();
  const before = STEPS[STEPS.findIndex(({ id }) => id === step.value) - 1];
  return html`<footer class="onward">
    ${before ? html`<button type="button" class="button button-quiet" onClick=${() => goToStep(before.id)}><${Icon} name="left" /><span>${before.label}</span></button>` : html`<span></span>`}
    ${after
      ? html`<button type="button" class="button button-primary" onClick=${() => goToStep(after.id)}><span>Next: ${after.label}</span><${Icon} name="right" /></button>`
      : html`<button type="button" class="button button-primary" disabled=${!legal.value} onClick=${() => (statusText.value = `Saved as ${downloadBuild(build.value)}`)}><${Icon} name="download" /><span>${legal.value ? "Save the frame" : "Not legal yet"}</span></button>`}
  </footer>`;
}

/** The bar at the bottom of a narrow window: key numbers, the sheet, the next step. */
function PhoneFooter() {
  const numbers = checkResult.value?.numbers;
  const after = nextStep();
  const shown = sheetOpen.value;
  return html`<footer class="thumb panel">
    <button type="button" class=${`thumb-sheet ${stale.value ? "number-stale" : ""}`} aria-expanded=${String(shown)} onClick=${() => (sheetOpen.value = !shown)}>
      <span class="thumb-name"><b>${build.value.name || "No name yet"}</b><${Icon} name=${shown ? "fold" : "unfold"} size=${16} /></span>
      <span class="thumb-numbers">
        <${LegalChip} />
        <${IconNumber} icon="shield" value=${numbers?.integrity.value ?? 0} label="Integrity" />
        <${IconNumber} icon="balance" value=${numbers?.stability.value ?? 0} label="Stability" />
        <${IconNumber} icon="speed" value=${numbers?.speed.value ?? 0} label="Speed" />
      </span>
    </button>
    ${shown
      ? html`<button type="button" class="button" onClick=${() => (sheetOpen.value = false)}><span>Close</span></button>`
      : after
        ? html`<button type="button" class="button button-primary" onClick=${() => goToStep(after.id)}><span>${after.label}</span><${Icon} name="right" /></button>`
        : html`<button type="button" class="button button-primary" onClick=${() => (sheetOpen.value = true)}><span>The sheet</span></button>`}
  </footer>`;
}

/** The dialog with the link that contains the build. */
function ShareDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    if (shareOpen.value && !dialog.current?.open) dialog.current?.showModal();
  });
  const close = () => dialog.current?.close();
  return html`<dialog class="share panel" ref=${dialog} aria-label="Share as a link" onClose=${() => (shareOpen.value = false)} onClick=${(/** @type {any} */ e) => e.target === dialog.current && close()}>
    ${shareOpen.value &&
    html`<div class="form">
      <h2>Share ${build.value.name || "the frame"}</h2>
      <${CopyLine} label="Link" text=${buildLink(build.value)} />
      <p class="quiet">The frame itself is in the link; nothing is kept on the server. Whoever opens it gets a copy of their own.</p>
      <div class="row"><button type="button" class="button" onClick=${close}>Close</button></div>
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
      ${replaced.value !== null && step.value !== "start" && html`<button type="button" class="button button-quiet" onClick=${restoreReplaced}>Bring back ${replaced.value.name || "what was here"}</button>`}
      <button type="button" class="button button-icon button-quiet" aria-label="Close" onClick=${() => (statusText.value = "")}><${Icon} name="close" size=${16} /></button>
    </p>`}
  </div>`;
}
