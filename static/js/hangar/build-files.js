// Converts a build to and from a file or a link. Both contain the build; the server keeps nothing.

import { completeBuild } from "./state.js";
import { t } from "../text/t.js";

/** @typedef {import("./types.js").Build} Build */

const FORMAT = "hexframe-build";
/** Most characters of a link or file that are read as a build. */
const MAX_LENGTH = 200_000;

/** The text is not a build; the message tells the user why. */
export class NotABuild extends Error {}

/**
 * Returns a build without empty fields, so that links are short.
 * @param {Build} build @returns {any}
 */
function withoutEmptyFields(build) {
  const isFilled = (/** @type {any} */ value) =>
    !(value === "" || value === null || (typeof value === "object" && Object.keys(value).length === 0));
  const filledFields = (/** @type {any} */ thing) => Object.fromEntries(Object.entries(thing).filter(([, value]) => isFilled(value)));
  return {
    ...filledFields(build),
    name: build.name,
    ...(build.weapons.length > 0 && { weapons: build.weapons.map((weapon) => ({ ...filledFields(weapon), name: weapon.name })) }),
    ...(build.modules.length > 0 && { modules: build.modules.map((module) => ({ ...filledFields(module), name: module.name })) }),
  };
}

/** Returns the name and the text of a build's file. @param {Build} build */
function buildFile(build) {
  const text = JSON.stringify({ format: FORMAT, version: 1, build: withoutEmptyFields(build) }, null, 2);
  const stem = build.name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-+|-+$/g, "") || "frame";
  return { name: `${stem}.hexframe-build.json`, text: `${text}\n` };
}

/**
 * Returns the build in the text of a file or link. Throws NotABuild.
 * @param {string} text @returns {Build}
 */
export function parseBuild(text) {
  if (text.length > MAX_LENGTH) throw new NotABuild(t("hangar-it-is-too-large-for-a"));
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NotABuild(t("hangar-it-is-not-json"));
  }
  if (found?.format !== undefined && found.format !== FORMAT) throw new NotABuild(t("hangar-it-is-a-file", { format: found.format }));
  if (found?.version !== undefined && found.version !== 1) throw new NotABuild(t("hangar-it-is-of-a-newer-kind"));
  const build = found?.format === undefined ? found : found.build;
  const fits =
    typeof build === "object" &&
    build !== null &&
    ["name", "chassis", "generator"].every((key) => typeof build[key] === "string") &&
    ["weapons", "modules"].every((key) => build[key] === undefined || Array.isArray(build[key])) &&
    [...(build.weapons ?? []), ...(build.modules ?? [])].every((thing) => typeof thing === "object" && thing !== null);
  if (!fits) throw new NotABuild(t("hangar-it-holds-no-build"));
  return completeBuild(build);
}

/** Downloads a build as a file and returns the file's name. @param {Build} build */
export function downloadBuild(build) {
  const { name, text } = buildFile(build);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return name;
}

/** Returns the address of this page with a build in it. @param {Build} build */
export function buildLink(build) {
  const bytes = new TextEncoder().encode(JSON.stringify(withoutEmptyFields(build)));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const encoded = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return new URL(`/hangar#build=${encoded}`, location.href).href;
}

/**
 * Returns the build in an address, or null. Throws NotABuild when it is damaged.
 * @param {string} hash @returns {Build|null}
 */
export function buildFromHash(hash) {
  const encoded = /^#build=([A-Za-z0-9_-]+)$/.exec(hash)?.[1];
  if (encoded === undefined) return null;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return parseBuild(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof NotABuild) throw error;
    throw new NotABuild(t("hangar-part-of-the-link-is-missing"));
  }
}
