import assert from "node:assert/strict";
import { test } from "node:test";
import { chatCommand } from "../../static/js/features/log/chat-command.js";

const people = [
  { id: "a", name: "Ann", role: "pilot" },
  { id: "l", name: "Ann Lee", role: "pilot" },
  { id: "h", name: "Hanna", role: "handler" },
];
const read = (line, more = {}) => chatCommand(line, { handler: false, people, ...more });

test("a line is said, rolled, or unknown", () => {
  assert.deepEqual(read("hello"), { type: "chat.say", text: "hello" });
  assert.deepEqual(read("/roll 2d6"), { type: "dice.roll", notation: "2d6" });
  assert.deepEqual(read("/r"), { type: "dice.roll", notation: "" });
  assert.equal(read("/gmroll 2d6"), null);
  assert.deepEqual(read("/gmroll 2d6", { handler: true }), { type: "dice.roll", notation: "2d6", secret: true });
  for (const line of ["/dance", "/", "/roll2d6"]) assert.equal(read(line), null);
});

test("a whisper names those who hear it", () => {
  assert.deepEqual(read("/w ann psst"), { type: "chat.say", text: "psst", to: ["a"] });
  assert.deepEqual(read("/w Ann Lee psst"), { type: "chat.say", text: "psst", to: ["l"] });
  assert.deepEqual(read("/whisper Ann, ann lee, two"), { type: "unheard", name: "two" });
  assert.deepEqual(read("/w Ann, Ann Lee come, both"), { type: "chat.say", text: "come, both", to: ["a", "l"] });
  assert.deepEqual(read("/w handler help"), { type: "chat.say", text: "help", to: [] });
  assert.deepEqual(read("/w GM help"), { type: "chat.say", text: "help", to: [] });
  assert.deepEqual(read("/w Ann"), { type: "chat.say", text: "", to: ["a"] });
  assert.deepEqual(read("/w Annabel hi"), { type: "unheard", name: "Annabel" });
  assert.deepEqual(read("/w"), { type: "unheard", name: "" });
});

test("who was chosen hears plain lines, and no roll", () => {
  assert.deepEqual(read("psst", { to: ["a"] }), { type: "chat.say", text: "psst", to: ["a"] });
  assert.deepEqual(read("psst", { to: [] }), { type: "chat.say", text: "psst", to: [] });
  assert.deepEqual(read("/roll 2d6", { to: ["a"] }), { type: "dice.roll", notation: "2d6" });
});
