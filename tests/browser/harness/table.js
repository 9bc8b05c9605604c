// The real table page, fed by tests/fixtures/view.json instead of a server: the clickable mock.
//
// Serve the repository's root and open /tests/browser/harness/table.html. In the query: `as`
// (handler or pilots), `theme`, `state` (empty, peace, falls, roll, connecting, reconnecting, kicked,
// gone), `tab`, `tool`, `sheet`, `select` (a unit's name; "" for none), `book` (a character's name, ""
// for a new one, or "categories").

import * as commands from "../../../static/js/core/commands.js";
import * as notices from "../../../static/js/core/notices.js";
import * as selection from "../../../static/js/core/selection.js";
import * as session from "../../../static/js/core/session.js";
import * as ui from "../../../static/js/core/ui-state.js";
import { changeMeasure } from "../../../static/js/features/measure/state.js";
import { setTheme } from "../../../static/js/ui/theme.js";
import { editUnit } from "../../../static/js/features/units/state.js";
import { start } from "../../../static/js/pages/table.js";

const asked = new URLSearchParams(location.search);
const fixture = await (await fetch("/tests/fixtures/view.json")).json();
const group = asked.get("as") ?? "handler";
const state = asked.get("state") ?? "";

const view = fixture.views[group];
if (group === "handler") view.invites = fixture.invites;
if (state === "empty") {
  view.scene.units = {};
  view.scene.conflict = null;
  view.requests = {};
}
if (state === "peace") view.scene.conflict = null;
if (state === "quiet") view.requests = {};
if (state === "falls") {
  const plumb = Object.values(view.scene.units).find((unit) => unit.name === "Plumb");
  plumb.falling = true;
  Object.assign(view.scene.conflict, {
    segment: "environmental",
    active: null,
    falls: [{ unit: plumb.id, start: plumb.at, end: { ...plumb.at, level: plumb.at.level - 9 }, levels: 9, total: 9, ends: "landed", impact: 10 }],
  });
  for (const unit of Object.values(view.scene.units)) unit.turn = "done";
}

/** A socket that greets, answers from the fixture, accepts words and rolls, refuses the rest. */
class FixtureSocket {
  constructor() {
    setTimeout(() => this.open(), 0);
  }

  open() {
    if (state === "connecting") return;
    if (state === "gone" || state === "kicked") {
      this.onclose({ code: state === "gone" ? 4404 : 4403 });
      return;
    }
    const epoch = "fixture";
    this.tell({ t: "hello", you: fixture.you[group], epoch, seq: 1 });
    const entries = state === "empty" ? [] : fixture.entries[group];
    this.tell({ t: "view", epoch, seq: 1, view, entries });
    this.tell({ t: "presence", online: fixture.online });
    if (state === "reconnecting") setTimeout(() => this.onclose({ code: 1012 }), 50);
  }

  tell(frame) {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  send(text) {
    const frame = JSON.parse(text);
    setTimeout(() => this.answer(frame), 5);
  }

  answer(frame) {
    if (frame.t === "query") {
      const mode = frame.params.mode ? `:${frame.params.mode}` : "";
      const result = fixture.answers[`${frame.name}@${group}`] ?? fixture.answers[frame.name + mode];
      const own = !frame.params.unit || frame.params.unit === fixture.lantern;
      if (result && own) this.tell({ t: "answer", id: frame.id, result });
      else this.tell({ t: "refused", id: frame.id, code: "not-your-turn", params: {}, data: {} });
    } else if (frame.t === "command") {
      window.sent.push(frame.command);
      if (frame.command.type === "chat.say" || frame.command.notation?.startsWith("2d6") || frame.command.secret) {
        this.tell({ t: "ack", id: frame.id });
        return;
      }
      this.tell({ t: "refused", id: frame.id, code: "too-steep", params: { levels: 3, up: true }, data: { cell: { q: 15, r: 5, level: 4 } } });
    }
  }

  close() {}
}

window.sent = [];
let opened = 0;
const { board } = await start({
  url: "ws://fixture/",
  api: "/nowhere",
  open: () => {
    opened += 1;
    // After the break the socket stays silent, so the calm state can be looked at.
    return opened > 1 && state === "reconnecting" ? {} : new FixtureSocket();
  },
  chunks: async (hashes) => hashes.map((hash) => fixture.chunks[hash]),
});

window.app = { ...notices, ...session, ...selection, ...ui, ...commands };
window.board = board;
await new Promise((resolve) => setTimeout(resolve, 80));
if (asked.get("theme")) setTheme(asked.get("theme"));
const name = asked.get("select") ?? "Lantern";
const chosen = Object.values(session.units.value).find((unit) => unit.name === name);
if (chosen) selection.select(chosen.id);
if (asked.get("tool")) {
  ui.setTool(asked.get("tool"));
  const heron = Object.values(session.units.value).find((unit) => unit.name === "Heron");
  if (heron) changeMeasure({ to: { unit: heron.id }, toName: "Heron" });
}
if (asked.get("tab")) ui.openTab(asked.get("tab"));
if (asked.get("edit") !== null) editUnit(asked.get("edit") ? chosen.id : "");
if (asked.get("sheet")) ui.setSheetHeight(asked.get("sheet"));
if (asked.get("book") === "categories") ui.openModal("categories");
else if (asked.get("book") !== null) {
  const named = Object.values(session.characters.value).find((each) => each.name.startsWith(asked.get("book") || "-"));
  ui.openModal("character", named?.id);
}
if (asked.get("help") !== null) ui.setHelpOpen(true);
if (asked.get("hover") !== null) {
  ui.setHover(board.describe({ q: 18, r: 1 }));
}
if (asked.get("refuse") !== null) commands.send({ type: "unit.move" });
document.body.dataset.ready = "yes";
