// The dice verification page: checks an exported log in the browser and shows it by chapters. With
// ?table=ID it fetches the log of a table as this visitor may read it.

import { capital } from "../text/format.js";
import { catalogue } from "../text/catalogue.js";
import { createMessages } from "../text/messages.js";
import { Malformed, verify } from "../dice-check/verify-dice.js";
import { t } from "../text/t.js";

/** @typedef {import("../dice-check/verify-dice.js").Report} Report */
/** @typedef {import("../dice-check/verify-dice.js").Chapter} Chapter */
/** @typedef {import("../dice-check/verify-dice.js").Roll} Roll */
/** @typedef {import("../dice-check/verify-dice.js").Problem} Problem */

const NAMING = { orientation: /** @type {const} */ ("flat") };
const root = elementById("verify");
let messages = createMessages(catalogue);

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

/** Loads the dice systems, whose lines the log may have. */
async function loadSystems() {
  const systems = await fetch("/api/v1/systems").then(
    async (answer) => (answer.ok ? (await answer.json()).systems : []),
    () => [],
  );
  messages = createMessages(catalogue, systems);
}

const systemsLoaded = loadSystems();

/** Verifies a log and shows the report. @param {string} text @param {string} named */
async function verifyText(text, named) {
  showProblem("");
  elementById("report").replaceChildren();
  await systemsLoaded;
  try {
    const found = JSON.parse(text);
    showReport(verify(found), found, named);
  } catch (error) {
    if (error instanceof SyntaxError) showProblem(t("dice-check-is-no-exported-log-it-is", { named }));
    else if (error instanceof Malformed) showProblem(t("dice-check-is-no-exported-log", { named, message: MALFORMED[error.message] }));
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
  return messages.verify(code, params, NAMING);
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
  const about = t("dice-check-in", { name: found.name || report.table, count: t("count-lines", { n: report.lines }), named });
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

/** Why a document is no exported log, by code. @type {Record<string, string>} */
const MALFORMED = {
  "no-object": t("dice-check-it-is-no-object"),
  format: t("dice-check-its-format-is-another-one"),
  version: t("dice-check-its-version-is-another-one"),
  "no-table": t("dice-check-it-does-not-say-of-which"),
  "table-id": t("dice-check-the-tables-id-holds-a"),
  "no-count": t("dice-check-it-does-not-say-how-many"),
  "no-chapters": t("dice-check-it-promises-no-chapters-of-dice"),
  chapter: t("dice-check-a-chapter-of-dice-cannot-be"),
  "no-log": t("dice-check-it-has-no-log"),
  line: t("dice-check-a-line-of-the-log-cannot"),
};

const CHIPS = { fair: "chip chip-good", wrong: "chip chip-danger", open: "chip" };
const WORDS = { fair: "fair", wrong: "wrong", open: t("dice-check-not-yet") };

/**
 * Returns the mark of a verdict.
 * @param {import("../dice-check/verify-dice.js").Verdict} verdict @param {boolean} [secret]
 */
function chip(verdict, secret = false) {
  return element("span", CHIPS[verdict], secret ? t("dice-check-secret", { verdict: WORDS[verdict] }) : WORDS[verdict]);
}

/** Returns the section of a chapter. @param {Chapter} chapter @param {Map<number, any>} lines */
function chapterOf(chapter, lines) {
  const secret = chapter.secret > 0 ? t("dice-check-and-secret", { secret: chapter.secret }) : "";
  const facts = [
    [t("dice-check-rolls"), t("dice-check-with", { length: chapter.rolls.length, value: chapter.public === 1 ? t("dice-check-1-die") : t("dice-check-dice", { public: chapter.public }), secret })],
    [t("dice-check-commitment"), chapter.commitment],
    [t("dice-check-seed"), chapter.seed ?? t("dice-check-not-shown-yet")],
    [t("dice-check-mixed-in"), chapter.mix || "nothing"],
  ].flatMap(([name, value]) => {
    const code = /^[0-9a-f]{16,}$/.test(value);
    return [element("dt", "", name), element("dd", "", code ? element("code", "", value) : value)];
  });
  return element(
    "section",
    "panel verify-chapter",
    element("header", "", element("h2", "", t("dice-check-chapter", { chapter: chapter.chapter })), chip(chapter.verdict)),
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
  all.append(element("summary", "", t("dice-check-show", { count: t("count-rolls", { n: chapter.rolls.length }) })));
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
    showProblem(t("dice-check-could-not-be-read", { name: file.name }));
  }
}

/** Verifies the log of a table. @param {string} table */
async function verifyTable(table) {
  try {
    const answer = await fetch(`/api/v1/tables/${encodeURIComponent(table)}/log.json`);
    if (answer.ok) await verifyText(await answer.text(), t("dice-check-the-tables-log-as-you-may"));
    else showProblem(t("dice-check-this-tables-log-is-for-those"));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    showProblem(t("dice-check-the-table-did-not-answer-choose"));
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
  back.textContent = t("dice-check-back-to-the-table");
  verifyTable(table);
}
