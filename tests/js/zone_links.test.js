// Which zones the text of an objective names.

import assert from "node:assert/strict";
import { test } from "node:test";
import { zonesNamed } from "../../static/js/features/missions/zone-links.js";

const zones = ["Depot", "West gate", "Gate", "—", "Élan's post"].map((name) => ({ name }));
const found = (text) => zonesNamed(text, zones).map(({ name }) => name);

test("zones are found by their whole names, in the order of the text", () => {
  assert.deepEqual(found("Hold the west gate, then the DEPOT."), ["West gate", "Gate", "Depot"]);
  assert.deepEqual(found("Both depots and gateways"), []);
  assert.deepEqual(found("Reach élan’s post"), ["Élan's post"]);
  assert.deepEqual(found(""), []);
});
