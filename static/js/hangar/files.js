// A build as a file and as a link. Both hold the build itself; nothing is kept on the server.

import { whole } from "./state.js";

/** @typedef {import("./types.js").Build} Build */

const FORMAT = "hexframe-build";
/** Characters of a link, and bytes of a file, that can still be a build. */
const LONGEST = 200_000;

/** Something that is no build: the message is for people. */
export class NoBuild extends Error {}

/** Only what says something: a link is to be short. @param {Build} build @returns {any} */
function lean(build) {
  const said = (/** @type {any} */ value) =>
    !(value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0));
  const cut = (/** @type {any} */ thing) => Object.fromEntries(Object.entries(thing).filter(([, value]) => said(value)));
  return {
    ...cut(build),
    name: build.name,
    ...(build.weapons.length > 0 && { weapons: build.weapons.map((weapon) => ({ ...cut(weapon), name: weapon.name })) }),
    ...(build.modules.length > 0 && { modules: build.modules.map((module) => ({ ...cut(module), name: module.name })) }),
  };
}

/** @param {Build} build */
function fileOf(build) {
  const text = JSON.stringify({ format: FORMAT, version: 1, build: lean(build) }, null, 2);
  const stem = build.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-+|-+$/g, "") || "frame";
  return { name: `${stem}.hexframe-build.json`, text: `${text}\n` };
}

/** A build out of text: of a file, or of a link. @param {string} text @returns {Build} */
export function parsed(text) {
  if (text.length > LONGEST) throw new NoBuild("it is too large for a build");
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoBuild("it is not JSON");
  }
  if (found?.format !== undefined && found.format !== FORMAT) throw new NoBuild(`it is a ${found.format} file`);
  if (found?.version !== undefined && found.version !== 1) throw new NoBuild("it is of a newer kind than this page knows");
  const build = found?.format === undefined ? found : found.build;
  const fits =
    typeof build === "object" &&
    build !== null &&
    ["name", "chassis", "generator"].every((key) => typeof build[key] === "string") &&
    ["weapons", "modules"].every((key) => build[key] === undefined || Array.isArray(build[key])) &&
    [...(build.weapons ?? []), ...(build.modules ?? [])].every((thing) => typeof thing === "object" && thing !== null);
  if (!fits) throw new NoBuild("it holds no build");
  return whole(build);
}

/** Give the browser a file to keep. @param {Build} build */
export function save(build) {
  const { name, text } = fileOf(build);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}

/** The address of the page with the build in it. @param {Build} build */
export function linkOf(build) {
  const bytes = new TextEncoder().encode(JSON.stringify(lean(build)));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const coded = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return new URL(`/hangar#build=${coded}`, location.href).href;
}

/** The build in an address; null when there is none. @param {string} hash @returns {Build|null} */
export function fromHash(hash) {
  const coded = /^#build=([A-Za-z0-9_-]+)$/.exec(hash)?.[1];
  if (coded === undefined) return null;
  try {
    const binary = atob(coded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return parsed(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof NoBuild) throw error;
    throw new NoBuild("part of the link is missing");
  }
}
