// Lines of the log have the same text here and in exported logs: see tests/web/test_log_text.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { logLineText } from "../../static/js/text/log-line.js";
import { catalogue } from "../../static/js/text/catalogue.js";
import { createMessages } from "../../static/js/text/messages.js";

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const vectors = read("../fixtures/log_lines.json");
const messages = createMessages(catalogue, [{ name: "q-star", title: "Q*" }]);

/** @param {any} each */
const contextOf = ({ lines, orientation = "flat" }) => ({
  messages,
  naming: { orientation },
  seatName: (/** @type {string} */ seat) => vectors.seats[seat],
  lineAt: (/** @type {number|undefined} */ n) => lines.find((/** @type {any} */ line) => line.n === n),
});

for (const each of vectors.cases) {
  test(each.text, () => assert.equal(logLineText(each.lines.at(-1), contextOf(each)), each.text));
}

test("the page shortens long numbers on request", () => {
  const line = { params: { chapter: 2, commitment: "ab".repeat(10) }, code: "chapter.opened", by: "", seat: null, data: null, kind: "dice" };
  const text = logLineText(/** @type {any} */ (line), { ...contextOf({ lines: [] }), short: true });
  assert.match(text, /Commitment abababab…$/);
});
