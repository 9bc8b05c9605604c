// Adding ready-made units: a number of units with the same build, placed with clicks on the map.

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { send } from "../../core/commands.js";
import { request } from "../../core/http.js";
import { toast } from "../../core/notices.js";
import * as session from "../../core/session.js";
import { dropTool } from "../../core/ui-state.js";
import { storedBuilds } from "../crew/hangar-link.js";
import { capital } from "../../text/format.js";
import { html, Section, withValue } from "../../ui/controls.js";
import { Choice, Field, Stepper, withChecked } from "../../ui/fields.js";
import { Icon } from "../../ui/icons.js";
import { waveAction } from "./several-state.js";
import { placing, startPlacing, stopPlacing } from "./state.js";
import { t } from "../../text/t.js";

/** @typedef {{id: string, build: {name: string}, glance: {integrity: number, stability: number, speed: number, reach: number}}} ReadyBuild */

/** What the form had when it was last shown. */
const kept = { build: "", count: 1, side: "enemy", group: "", again: false };
const SIDES = ["enemy", "neutral", "ally", "pilot"];
/** The most units of one press. */
const MOST = 20;

/**
 * The builds to choose from, in groups: those stored at the table, NPCs, frames.
 * @returns {[string, {id: string, name: string, glance?: ReadyBuild["glance"]}[]][]}
 */
export function useBuilds() {
  const [ready, setReady] = useState(/** @type {{npcs: ReadyBuild[], frames: ReadyBuild[]}} */ ({ npcs: [], frames: [] }));
  useEffect(() => void request("../../frames/library", {}).then((answer) => answer?.json()).then((found) => found && setReady(found)), []);
  const named = (/** @type {ReadyBuild[]} */ list) => list.map(({ id, build, glance }) => ({ id, name: build.name, glance }));
  return [
    [t("units-stored-at-this-table"), storedBuilds()],
    [t("units-npcs"), named(ready.npcs)],
    [t("units-frames"), named(ready.frames)],
  ];
}

/**
 * The options of a choice of builds.
 * @param {{groups: ReturnType<typeof useBuilds>}} given
 */
export function BuildOptions({ groups }) {
  return html`<option value="">${t("units-choose-a-build")}</option>
    ${groups.map(([label, builds]) => builds.length > 0 && html`<optgroup label=${label} key=${label}>${builds.map(({ id, name }) => html`<option value=${id} key=${id}>${name}</option>`)}</optgroup>`)}`;
}

/** The section that adds ready-made units. */
export function ReadyMade() {
  const [opened, setOpened] = useState(false);
  return html`<${Section} title=${t("units-add-ready-made")} open=${false} keep="ready-made" onOpen=${() => setOpened(true)}>${opened && html`<${ReadyForm} />`}</${Section}>`;
}

function ReadyForm() {
  const groups = useBuilds();
  const [build, setBuild] = useState(kept.build);
  const [count, setCount] = useState(kept.count);
  const [side, setSide] = useState(kept.side);
  const [group, setGroup] = useState(kept.group);
  const [again, setAgain] = useState(kept.again);
  Object.assign(kept, { build, count, side, group, again });
  const found = groups.flatMap(([, builds]) => builds).find((each) => each.id === build);
  const armed = placing.value?.placed !== undefined;
  const name = found?.name ?? "";
  const command = () => {
    const named = group.trim() || (count > 1 ? name : "");
    const units = Array.from({ length: count }, () => ({ name, disposition: side, build, ...(named ? { group: named } : {}) }));
    return { type: "units.add", units, numbered: true };
  };
  const many = count > 1 ? t("units-count-of", { count, name }) : name;
  const place = () => {
    if (found === undefined) return;
    if (!armed) dropTool();
    startPlacing({ command: command(), name: many, keep: again, placed: () => again || setGroup("") });
  };
  /** Adds the units off the map. */
  const reserve = async () => {
    stopPlacing();
    if (!(await send(command())).ok) return;
    setGroup("");
    toast("good", t("units-are-in-reserve", { many, n: count }), undefined, side === "pilot" ? undefined : waveAction());
  };
  // a change of the form is for the next click
  useLayoutEffect(() => {
    if (armed) place();
  }, [build, count, side, group, again]);
  useEffect(() => () => {
    if (placing.value?.placed) stopPlacing();
  }, []);
  return html`<div class="row row-even">
      <${Field} label=${t("units-build")}><select class="input" value=${build} onChange=${withValue(setBuild)}><${BuildOptions} groups=${groups} /></select></${Field}>
      <${Stepper} label=${t("units-how-many")} value=${count} min=${1} max=${MOST} onChange=${setCount} />
    </div>
    ${found?.glance && html`<p class="quiet">${t("units-glance", { integrity: found.glance.integrity, stability: found.glance.stability, speed: found.glance.speed, reach: found.glance.reach })}</p>`}
    <${Choice} label=${t("units-disposition")} value=${side} onChange=${setSide} options=${SIDES.map((each) => ({ value: each, label: capital(session.messages.value.word(each)) }))} />
    <${Field} label=${t("units-name-of-the-group")}><input class="input" maxlength="80" placeholder=${count > 1 ? name : t("units-no-group")} value=${group} onInput=${withValue(setGroup)} /></${Field}>
    <div class="row">
      <button type="button" class="button button-strong" aria-pressed=${String(armed)} disabled=${found === undefined} onClick=${() => (armed ? stopPlacing() : place())}>
        <${Icon} name="ping" /><span>${!armed ? t("units-place-on-the-map") : again ? t("units-click-the-map-again-and-again") : t("units-click-the-map")}</span>
      </button>
      <button type="button" class="button" title=${t("units-into-reserve-means")} disabled=${found === undefined} onClick=${reserve}>
        <${Icon} name="list" /><span>${t("units-into-reserve")}</span>
      </button>
    </div>
    <label class="check"><input type="checkbox" checked=${again} onChange=${withChecked(setAgain)} /><span>${t("units-place-again")}</span></label>
    ${Object.keys(session.scene.value?.waves ?? {}).length === 0 && html`<p class="fine">${t("units-wave-means")}</p>`}`;
}
