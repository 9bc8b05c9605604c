// What a written line of the chat box means. Pure.

/** @typedef {import("../../core/commands.js").Command} Command */
/** @typedef {{id: string, name: string, role: string}} Person */

/** Words for the Handlers as those who hear a whisper; they go before names. */
const HANDLERS = /^(handlers?|gm)(?=[\s,]|$)/i;

/**
 * Returns the command of a written line, or null for an unknown one. A whisper to a name that
 * nobody has is of the type "unheard".
 * @param {string} line
 * @param {{handler: boolean, people: readonly Person[], to?: readonly string[]|null}} given
 *   `handler`: who alone may roll in secret; `people`: who can hear a whisper; `to`: who was chosen
 *   to hear the line, null for all
 * @returns {Command|null}
 */
export function chatCommand(line, { handler, people, to = null }) {
  const match = /^\/([a-z]+)(?:\s+|$)(.*)$/is.exec(line);
  if (match === null) {
    if (line.startsWith("/")) return null;
    return to === null ? { type: "chat.say", text: line } : { type: "chat.say", text: line, to };
  }
  const [, word, rest] = match;
  if (word === "roll" || word === "r") return { type: "dice.roll", notation: rest };
  if (handler && (word === "gmroll" || word === "gr")) return { type: "dice.roll", notation: rest, secret: true };
  if (word === "w" || word === "whisper") return whisper(rest, people);
  return null;
}

/**
 * Returns the whisper "name, name text".
 * @param {string} rest @param {readonly Person[]} people @returns {Command}
 */
function whisper(rest, people) {
  // the longest name first: "Ann Lee" is not Ann
  const known = [...people].sort((a, b) => b.name.length - a.name.length);
  /** @type {string[]} */
  const to = [];
  let left = rest.trim();
  for (;;) {
    const handlers = HANDLERS.exec(left);
    const found = handlers === null ? known.find(({ name }) => startsWithName(left, name)) : undefined;
    if (found === undefined && handlers === null) return { type: "unheard", name: left.split(/[\s,]/)[0] };
    left = left.slice(found?.name.length ?? handlers?.[0].length);
    if (found !== undefined) to.push(found.id);
    if (!left.startsWith(",")) return { type: "chat.say", text: left.trim(), to };
    left = left.slice(1).trim();
  }
}

/** Whether a text begins with this name as a whole. @param {string} text @param {string} name */
function startsWithName(text, name) {
  const next = text[name.length];
  return text.slice(0, name.length).toLowerCase() === name.toLowerCase() && (next === undefined || /[\s,]/.test(next));
}
