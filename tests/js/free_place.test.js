// Labels of a planned movement avoid the panels.

import assert from "node:assert/strict";
import { test } from "node:test";
import { freeBox } from "../../static/js/board/free-space.js";

const bare = {
  size: { width: 390, height: 844 },
  dpr: 2,
  insets: { top: 60, right: 8, bottom: 460, left: 8 },
};
const title = { left: 8, top: 8, width: 190, height: 44 };
const state = { ...bare, events: { panels: () => [title] } };
const box = (left, top) => ({ left, top, width: 300, height: 60 });

test("a place under a panel is skipped", () => {
  assert.deepEqual(freeBox(state, [box(20, 60), box(20, 260)]), box(20, 260));
  assert.deepEqual(freeBox({ ...bare, events: {} }, [box(20, 60), box(20, 260)]), box(20, 60));
});

test("a place beyond the edge is moved inside, and one over the sheet is moved up", () => {
  assert.equal(freeBox(state, [box(700, 260)]).left, 780 - 8 - 300);
  assert.equal(freeBox(state, [box(20, 1500)]).top, (844 - 460) * 2 - 8 - 60);
});

test("when every place is covered, the one covered least is taken", () => {
  assert.deepEqual(freeBox(state, [box(20, 40), box(20, 90)]), box(20, 90));
});

test("places of other elements count as covered", () => {
  assert.deepEqual(freeBox(state, [box(20, 200), box(20, 400)], [box(40, 220)]), box(20, 400));
});
