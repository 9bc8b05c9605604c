// Style sheets and scripts use the same conditions for small windows.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { BESIDE, HANGAR_NARROW, LOW, NARROW, TINY, WIDE } from "../../static/js/ui/breakpoints.js";

const CSS = new URL("../../static/css/", import.meta.url);

/** A list of media queries, however its lines are broken. @param {string} text */
const listed = (text) => text.split(",").map((query) => query.trim().replace(/\s+/g, " "));

/** The media queries about the window's size in a folder of style sheets. @param {string} folder */
function queries(folder) {
  const files = readdirSync(new URL(folder, CSS)).filter((name) => name.endsWith(".css"));
  return files.flatMap((name) => {
    const text = readFileSync(new URL(folder + name, CSS), "utf8");
    return [...text.matchAll(/@media ([^{]+) \{/g)]
      .map(([, query]) => ({ name, query: listed(query) }))
      .filter(({ query }) => /width|height/.test(query.join()));
  });
}

/** Columns inside of dialogs and lines: narrower than any window with docks. @param {string[]} query */
const inside = ([query, ...more]) => more.length === 0 && Number(/^\(max-width: (\d+)px\)$/.exec(query)?.[1]) <= 1020;

test("the table's style sheets have the conditions of the script", () => {
  const found = queries("table/");
  const known = [NARROW, BESIDE, LOW, TINY].map((each) => listed(each).join());
  for (const each of known) assert.ok(found.some(({ query }) => query.join() === each), each);
  for (const { name, query } of found) {
    const wide = query.length === 1 && WIDE.every((each) => query[0].split(" and ").includes(each));
    assert.ok(known.includes(query.join()) || wide || inside(query), `${name}: ${query.join()}`);
  }
});

test("the hangar's style sheets have the condition of the script", () => {
  assert.ok(queries("hangar/").some(({ query }) => query.join() === HANGAR_NARROW));
});
