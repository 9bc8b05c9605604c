import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOf, inlineOf, lineMarked, marked } from "../../static/js/features/journal/markup.js";

const text = (words) => [{ kind: "text", text: words }];

test("a text has headings, paragraphs, lists and quotations", () => {
  const blocks = blocksOf("# Depot 4\nOld ground.\nStill warm.\n\nNew paragraph\n- one\n- two\n1. first\n2) second\n> they said\n> twice\n## Below");
  assert.deepEqual(blocks, [
    { kind: "heading", lines: [text("Depot 4")] },
    { kind: "paragraph", lines: [text("Old ground."), text("Still warm.")] },
    { kind: "paragraph", lines: [text("New paragraph")] },
    { kind: "bullets", items: [text("one"), text("two")] },
    { kind: "numbers", items: [text("first"), text("second")] },
    { kind: "quote", lines: [text("they said"), text("twice")] },
    { kind: "subheading", lines: [text("Below")] },
  ]);
});

test("an empty line ends a block, and two headings stay two", () => {
  assert.deepEqual(blocksOf("- a\n\n- b").map(({ kind }) => kind), ["bullets", "bullets"]);
  assert.deepEqual(blocksOf("# a\n# b").map(({ kind }) => kind), ["heading", "heading"]);
  assert.deepEqual(blocksOf("\n \n\r\n"), []);
});

test("words are bold, italic or lead to the map", () => {
  assert.deepEqual(inlineOf("to **the** *old* [0712], **x"), [
    { kind: "text", text: "to " },
    { kind: "bold", text: "the" },
    { kind: "text", text: " " },
    { kind: "italic", text: "old" },
    { kind: "text", text: " " },
    { kind: "link", text: "0712" },
    { kind: "text", text: ", **x" },
  ]);
  for (const plain of ["2 * 3 * 4", "<b>no</b>", "[]", "**", "* *"]) assert.deepEqual(inlineOf(plain), text(plain));
});

test("whatever is written comes out again, without its marks", () => {
  const written = "a **b** c *d* [e]\n# f\n- g\n> h";
  const words = blocksOf(written).flatMap((block) => ("items" in block ? block.items : block.lines)).flat().map((part) => part.text).join("");
  assert.equal(words, "a b c d efgh");
});

test("a very long line of marks is read in good time", () => {
  const start = performance.now();
  inlineOf("**a".repeat(6_000));
  inlineOf("[".repeat(20_000));
  inlineOf("*a".repeat(10_000));
  blocksOf("- ".repeat(10_000));
  assert.ok(performance.now() - start < 2_000);
});

test("buttons put marks around words and before lines", () => {
  assert.deepEqual(marked("old depot", 4, 9, "**"), { text: "old **depot**", from: 6, to: 11 });
  assert.deepEqual(lineMarked("a\nb\nc", 2, 5, "- "), { text: "a\n- b\n- c", from: 4, to: 9 });
  assert.deepEqual(lineMarked("", 0, 0, "# "), { text: "# ", from: 2, to: 2 });
});
