// The marks of a page's text: which blocks and which words it has. Pure; there is no HTML in it.

/** @typedef {{kind: "text"|"bold"|"italic"|"link", text: string}} Inline */
/**
 * @typedef {{kind: "heading"|"subheading"|"paragraph"|"quote", lines: Inline[][]}
 *   | {kind: "bullets"|"numbers", items: Inline[][]}} Block
 */

/** A line that begins with a mark, by the block that it makes. @type {[Block["kind"], RegExp][]} */
const LINE_MARKS = [
  ["subheading", /^##+\s+(.*)$/],
  ["heading", /^#\s+(.*)$/],
  ["bullets", /^\s{0,3}[-*•]\s+(.*)$/],
  ["numbers", /^\s{0,3}\d{1,3}[.)]\s+(.*)$/],
  ["quote", /^>\s?(.*)$/],
];

/** Bold, italic and links, each on one line. */
const INLINE = /\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)([^*]+?)(?<=\S)\*|\[([^[\]]{1,80})\]/g;

/** Returns the blocks of a text. @param {string} text @returns {Block[]} */
export function blocksOf(text) {
  /** @type {Block[]} */
  const blocks = [];
  let joins = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [kind, words] = markOf(line);
    const last = blocks.at(-1);
    const same = joins && last?.kind === kind ? last : undefined;
    if (line.trim() === "") {
      joins = false;
      continue;
    }
    if (kind === "bullets" || kind === "numbers") {
      if (same && "items" in same) same.items.push(inlineOf(words));
      else blocks.push({ kind, items: [inlineOf(words)] });
    } else if (same && "lines" in same && (kind === "paragraph" || kind === "quote")) same.lines.push(inlineOf(words));
    else blocks.push({ kind, lines: [inlineOf(words)] });
    joins = true;
  }
  return blocks;
}

/** Returns the block that a line belongs to, and its words. @param {string} line @returns {[Block["kind"], string]} */
function markOf(line) {
  for (const [kind, mark] of LINE_MARKS) {
    const found = mark.exec(line);
    if (found !== null) return [kind, found[1]];
  }
  return ["paragraph", line.trim()];
}

/** Returns the parts of a line. @param {string} line @returns {Inline[]} */
export function inlineOf(line) {
  /** @type {Inline[]} */
  const parts = [];
  let from = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: "text", text: line.slice(from, found.index) });
    const [whole, bold, italic, link] = found;
    if (bold !== undefined) parts.push({ kind: "bold", text: bold });
    else if (italic !== undefined) parts.push({ kind: "italic", text: italic });
    else parts.push({ kind: "link", text: link });
    from = found.index + whole.length;
  }
  if (from < line.length || parts.length === 0) parts.push({ kind: "text", text: line.slice(from) });
  return parts;
}

/**
 * Returns the text with a mark around what is chosen in it, and what is chosen then.
 * @param {string} text @param {number} from @param {number} to @param {"**"|"*"} mark
 * @returns {{text: string, from: number, to: number}}
 */
export function marked(text, from, to, mark) {
  const chosen = text.slice(from, to);
  return { text: text.slice(0, from) + mark + chosen + mark + text.slice(to), from: from + mark.length, to: to + mark.length };
}

/**
 * Returns the text with a mark before each line that the choice touches.
 * @param {string} text @param {number} from @param {number} to @param {"# "|"- "} mark
 * @returns {{text: string, from: number, to: number}}
 */
export function lineMarked(text, from, to, mark) {
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const rest = text.indexOf("\n", to);
  const end = rest < 0 ? text.length : rest;
  const lines = text.slice(start, end).split("\n").map((line) => mark + line).join("\n");
  return { text: text.slice(0, start) + lines + text.slice(end), from: start + mark.length, to: start + lines.length };
}
