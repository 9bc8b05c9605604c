// Every link that opens a new tab announces it: by a component in the page, by a title in templates.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);

/** The files below a folder whose text has a link to another tab. @param {string} folder @param {string} end */
function withNewTabs(folder, end) {
  const names = readdirSync(new URL(folder, ROOT), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(end))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}${name}`, ROOT), "utf8") }))
    .filter(({ text }) => text.includes("_blank"));
}

test("links of the page that open a new tab are made by one component", () => {
  assert.deepEqual(withNewTabs("static/js/", ".js").map(({ name }) => name), ["ui/controls.js"]);
});

test("links of templates that open a new tab announce it", () => {
  for (const { name, text } of withNewTabs("templates/", ".html")) {
    for (const [link] of text.matchAll(/<a [^>]*_blank[^>]*>/g)) assert.match(link, /title="\{\{ t\("html-[\w-]+-opens-in-a-new-tab"\) \}\}"/, name);
  }
});
