// The dice verification page: checks an exported log in the browser and shows it by chapters. With
// ?table=ID it fetches the log of a table as this visitor may read it.

import { capital, countText } from "../text/format.js";
import { createMessages, EMPTY } from "../text/messages.js";
import { Malformed, verify } from "../dice-check/verify-dice.js";

/** @typedef {import("../dice-check/verify-dice.js").Report} Report */
/** @typedef {import("../dice-check/verify-dice.js").Chapter} Chapter */
/** @typedef {import("../dice-check/verify-dice.js").Roll} Roll */
/** @typedef {import("../dice-check/verify-dice.js").Problem} Problem */

const NAMING = { orientation: /** @type {const} */ ("flat") };
const root = elementById("verify");
let messages = createMessages(EMPTY);
/** @type {Record<string, string>} */
let texts = {};

/** Returns an element of the page. Throws when it does not exist. @param {string} id */
function elementById(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page has no #${id}`);
  return found;
}

/**
 * Returns a new element with children.
 * @param {string} name @param {string} classes
 * @param {...(Node|string|null)} children
 */
function element(name, classes, ...children) {
  const made = document.createElement(name);
  if (classes !== "") made.className = classes;
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Loads the texts of findings and of the log. */
async function loadTexts() {
  const catalogue = await (await fetch(root.dataset.messages ?? "")).json();
  texts = catalogue.verify;
  const systems = await fetch("/api/v1/systems").then(
    async (answer) => (answer.ok ? (await answer.json()).systems : []),
    () => [],
  );
  messages = createMessages(catalogue, systems);
}

const textsLoaded = loadTexts();

/** Verifies a log and shows the report. @param {string} text @param {string} named */
async function verifyText(text, named) {
  showProblem("");
  elementById("report").replaceChildren();
  await textsLoaded.catch(() => showProblem("The texts of this page could not be loaded; codes are shown instead."));
  try {
    const found = JSON.parse(text);
    showReport(verify(found), found, named);
  } catch (error) {
    if (error instanceof SyntaxError) showProblem(`${named} is no exported log: it is not JSON.`);
    else if (error instanceof Malformed) showProblem(`${named} is no exported log: ${error.message}.`);
    else throw error;
  }
}

/** Shows a problem; "" hides it. @param {string} problem */
function showProblem(problem) {
  elementById("problem").textContent = problem;
  elementById("problem").hidden = problem === "";
}

/** Returns the text of a finding. @param {string} code @param {Record<string, any>} [params] */
function findingText(code, params = {}) {
  return messages.fill(texts[code] ?? code, params, NAMING);
}

/** Returns problems as a list, or null. @param {Problem[]} problems */
function problemList(problems) {
  if (problems.length === 0) return null;
  const lines = problems.map(({ code, params }) => element("li", "", findingText(code, params)));
  return element("ul", "verify-problems", ...lines);
}

/**
 * Shows the report of a log.
 * @param {Report} report @param {any} found  the log itself @param {string} named
 */
function showReport(report, found, named) {
  const about = `${found.name || report.table}: ${countText(report.lines, "line")} in ${named}`;
  const verdict = element(
    "section",
    `panel verdict verdict-${report.verdict}`,
    element("h2", "", findingText(`file-${report.verdict}`)),
    element("p", "quiet", about),
    problemList(report.problems),
  );
  /** @type {Map<number, any>} */
  const lines = new Map(found.log.map((/** @type {any} */ line) => [line.n, line]));
  elementById("report").replaceChildren(verdict, ...report.chapters.map((chapter) => chapterOf(chapter, lines)));
  elementById("report").focus();
}

const CHIPS = { fair: "chip chip-good", wrong: "chip chip-danger", open: "chip" };
const WORDS = { fair: "fair", wrong: "wrong", open: "not yet" };

/**
 * Returns the mark of a verdict.
 * @param {import("../dice-check/verify-dice.js").Verdict} verdict @param {boolean} [secret]
 */
function chip(verdict, secret = false) {
  return element("span", CHIPS[verdict], secret ? `secret, ${WORDS[verdict]}` : WORDS[verdict]);
}

/** Returns the section of a chapter. @param {Chapter} chapter @param {Map<number, any>} lines */
function chapterOf(chapter, lines) {
  const secret = chapter.secret > 0 ? ` and ${chapter.secret} secret` : "";
  const facts = [
    ["Rolls", `${chapter.rolls.length} with ${chapter.public === 1 ? "1 die" : `${chapter.public} dice`}${secret}`],
    ["Commitment", chapter.commitment],
    ["Seed", chapter.seed ?? "not shown yet"],
    ["Mixed in", chapter.mix || "nothing"],
  ].flatMap(([name, value]) => {
    const code = /^[0-9a-f]{16,}$/.test(value);
    return [element("dt", "", name), element("dd", "", code ? element("code", "", value) : value)];
  });
  return element(
    "section",
    "panel verify-chapter",
    element("header", "", element("h2", "", `Chapter ${chapter.chapter}`), chip(chapter.verdict)),
    element("p", "", capital(findingText(`chapter-${chapter.verdict}`))),
    problemList(chapter.problems),
    element("dl", "verify-facts", ...facts),
    rollsOf(chapter, lines),
  );
}

/**
 * Returns the rolls of a chapter. Wrong ones are always shown; the others are made when the list is
 * opened.
 * @param {Chapter} chapter @param {Map<number, any>} lines
 */
function rollsOf(chapter, lines) {
  if (chapter.rolls.length === 0) return null;
  const wrong = chapter.rolls.filter((roll) => roll.verdict === "wrong");
  const all = /** @type {HTMLDetailsElement} */ (element("details", "verify-rolls"));
  all.append(element("summary", "", `Show ${countText(chapter.rolls.length, "roll")}`));
  all.addEventListener(
    "toggle",
    () => all.append(element("ol", "", ...chapter.rolls.map((roll) => rollOf(roll, lines.get(roll.line))))),
    { once: true },
  );
  return element("div", "", ...wrong.map((roll) => rollOf(roll, lines.get(roll.line), "div")), all);
}

/** Returns a roll with its verdict. @param {Roll} roll @param {any} line @param {string} [name] */
function rollOf(roll, line, name = "li") {
  const said = messages.log(line.code, line.params, NAMING);
  const by = typeof line.by === "string" && line.by !== "" ? `${line.by}: ` : "";
  return element(
    name,
    "verify-roll",
    element("span", "verify-n", String(roll.line)),
    element("span", "", by, capital(said)),
    chip(roll.verdict, line.data?.proof?.stream === "secret"),
    element("span", "verify-dice", ...diceOf(roll, line.data)),
    problemList(roll.problems),
  );
}

/** Returns the dice of a roll. @param {Roll} roll @param {any} data */
function diceOf(roll, data) {
  const wrong = new Set(roll.problems.map(({ params }) => params.die));
  const dice = Array.isArray(data?.dice) ? data.dice : [];
  return dice.map((/** @type {any} */ die, /** @type {number} */ i) => {
    const kind = (die?.kept === false ? " die-dropped" : "") + (wrong.has(i + 1) ? " die-wrong" : "");
    const faces = Array.isArray(die?.faces) ? die.faces.join("+") : String(die?.face);
    return element(
      "span",
      `die${kind}`,
      element("span", "die-face", faces),
      element("span", "die-sides", `d${die?.sides}`),
    );
  });
}


/** Verifies a file. @param {File|undefined} file */
async function verifyFile(file) {
  if (file === undefined) return;
  try {
    await verifyText(await file.text(), file.name);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    showProblem(`${file.name} could not be read.`);
  }
}

/** Verifies the log of a table. @param {string} table */
async function verifyTable(table) {
  try {
    const answer = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/log.json`);
    if (answer.ok) await verifyText(await answer.text(), "the table’s log as you may read it");
    else showProblem("This table’s log is for those who sit at it. Choose a log that you kept.");
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    showProblem("The table did not answer. Choose a log that you kept.");
  }
}

const chosen = /** @type {HTMLInputElement} */ (elementById("file"));
chosen.addEventListener("change", () => {
  verifyFile(chosen.files?.[0]);
  chosen.value = "";
});
const drop = elementById("drop");
// the whole page accepts a file: one dropped beside the box would replace the page
document.addEventListener("dragover", (event) => {
  event.preventDefault();
  drop.classList.add("verify-over");
});
document.addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) drop.classList.remove("verify-over");
});
document.addEventListener("drop", (event) => {
  event.preventDefault();
  drop.classList.remove("verify-over");
  verifyFile(event.dataTransfer?.files[0]);
});
const table = new URLSearchParams(location.search).get("table");
if (table !== null) {
  const back = /** @type {HTMLAnchorElement} */ (elementById("back"));
  back.href = `/t/${encodeURIComponent(table)}`;
  back.textContent = "Back to the table";
  verifyTable(table);
}
