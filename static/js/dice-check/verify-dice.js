// Checks an exported log without a server: whether every die was derived from the committed seeds.
// The
// JavaScript twin of app/rules/dice_check/verify_dice.py; docs/fair-dice.md describes the
// derivation.

import { hexToBytes, bytesToHex, hmac, sha256, utf8Bytes } from "./sha256.js";
import { matches, isCount, isObject, isRoll, readRoll } from "./verify-rolls.js";

/** @typedef {"fair"|"open"|"wrong"} Verdict */
/** @typedef {{code: string, params: Record<string, any>}} Problem */
/** @typedef {{line: number, dice: number, problems: Problem[], verdict: Verdict}} Roll */
/**
 * @typedef {object} Chapter
 * @property {number} chapter @property {string} commitment @property {string|null} seed
 * @property {number} public @property {number} secret @property {string} mix
 * @property {Roll[]} rolls @property {Problem[]} problems @property {Verdict} verdict
 */
/**
 * @typedef {object} Report
 * @property {string} table @property {number} lines
 * @property {Chapter[]} chapters @property {Problem[]} problems @property {Verdict} verdict
 */

const WORD_VALUES = 2 ** 32;

/** The document is not an exported log; the message is a code for why. */
export class Malformed extends Error {}

/**
 * Returns the commitment to a seed, which is published before its chapter begins.
 * @param {Uint8Array} seed
 */
function commitmentOf(seed) {
  return bytesToHex(sha256(seed));
}

/**
 * Returns the mix after a seat has added a text to it.
 * @param {string} mix @param {string} seat @param {string} text
 */
export function nextMix(mix, seat, text) {
  return bytesToHex(sha256(utf8Bytes(`${mix}|${seat}|${text}`)));
}

/**
 * Returns the face of one die.
 * @param {Uint8Array} seed
 * @param {string} message  "table|stream|counter|command", and "|mix" if there is one
 * @param {number} sides
 */
export function deriveFace(seed, message, sides) {
  const limit = WORD_VALUES - (WORD_VALUES % sides);
  /** @type {Uint8Array} */
  let block = utf8Bytes(message);
  for (;;) {
    block = hmac(seed, block);
    const view = new DataView(block.buffer);
    for (let at = 0; at < block.length; at += 4) {
      const word = view.getUint32(at);
      if (word < limit) return 1 + (word % sides);
    }
  }
}

/**
 * Checks an exported log, given as decoded JSON. Throws Malformed when it is not one.
 * @param {any} found
 * @returns {Report}
 */
export function verify(found) {
  assertLog(found);
  return new LogCheck(found).report;
}

/** Throws Malformed unless the document has the format of an exported log. @param {any} found */
function assertLog(found) {
  /** @param {boolean} valid @param {string} what */
  const assertShape = (valid, what) => {
    if (!valid) throw new Malformed(what);
  };
  assertShape(isObject(found), "no-object");
  assertShape(["hexframe-log", "hexframe-table"].includes(found.format), "format");
  const newest = found.format === "hexframe-table" ? 3 : 1;
  assertShape([1, 2, 3].includes(found.version) && found.version <= newest, "version");
  const { dice, log } = found;
  assertShape(isObject(dice) && typeof dice.table === "string", "no-table");
  assertShape(!dice.table.includes("|"), "table-id");
  assertShape(isCount(dice.lines), "no-count");
  assertShape(Array.isArray(dice.chapters), "no-chapters");
  for (const each of dice.chapters) {
    const valid = isObject(each) && isCount(each.chapter) && typeof each.commitment === "string";
    assertShape(valid && ["string", "undefined"].includes(typeof (each.seed ?? undefined)), "chapter");
  }
  assertShape(Array.isArray(log), "no-log");
  for (const line of log) {
    const valid = isObject(line) && isCount(line.n) && typeof line.code === "string";
    assertShape(valid && isObject(line.params), "line");
  }
}

/** @param {boolean} wrong @param {boolean} known @returns {Verdict} */
function verdictOf(wrong, known) {
  return wrong ? "wrong" : known ? "fair" : "open";
}

/**
 * Returns the tables that the history was copied from, each with its last chapter.
 * @param {any[]} log
 * @returns {{table: string, chapters: number}[]}
 */
function sourceTables(log) {
  return log
    .filter((line) => line.code === "table.branched" || line.code === "table.imported")
    .map((line) => (isObject(line.data) ? line.data : {}))
    .filter(({ table, chapters }) => typeof table === "string" && !table.includes("|") && Number.isSafeInteger(chapters));
}

/** Checks the lines of a log in order and collects the report. */
class LogCheck {
  /** @param {any} found */
  constructor(found) {
    const { table, lines, chapters } = found.dice;
    /** @type {Map<number, Chapter>} */
    this.chapters = new Map();
    for (const each of chapters) {
      const { chapter, commitment, seed = null } = each;
      const blank = { public: 0, secret: 0, mix: "", rolls: [], problems: [], verdict: /** @type {Verdict} */ ("open") };
      this.chapters.set(chapter, { chapter, commitment, seed, ...blank });
    }
    const inOrder = [...this.chapters.values()].sort((a, b) => a.chapter - b.chapter);
    /** @type {Report} */
    this.report = { table, lines: found.log.length, chapters: inOrder, problems: [], verdict: "open" };
    if (this.chapters.size < chapters.length) this.addProblem(null, "chapter-twice", {});
    /** @type {Map<number, Uint8Array|null>} */
    this.seeds = new Map(inOrder.map((each) => [each.chapter, this.seedOf(each)]));
    this.sources = sourceTables(found.log);
    this.openChapter = 1;
    this.counters = { public: 0, secret: 0 };
    let last = 0;
    for (const line of found.log) {
      if (line.n !== last + 1) this.addProblem(null, "line-missing", { line: line.n, after: last });
      last = line.n;
      this.checkLine(line);
    }
    if (lines !== found.log.length) this.addProblem(null, "lines", { told: lines, found: found.log.length });
    this.setVerdicts();
  }

  /**
   * Returns the seed of a chapter if it is published and matches the commitment.
   * @param {Chapter} chapter
   */
  seedOf(chapter) {
    if (chapter.seed === null) return null;
    const seed = /^(?:[0-9a-f]{2})+$/.test(chapter.seed) ? hexToBytes(chapter.seed) : null;
    if (seed !== null && commitmentOf(seed) === chapter.commitment) return seed;
    this.addProblem(chapter, "seed", {});
    return null;
  }

  /**
   * Adds a problem to a chapter, or to the whole report.
   * @param {Chapter|null} where @param {string} code @param {Record<string, any>} params
   */
  addProblem(where, code, params) {
    const about = where === null ? {} : { chapter: where.chapter };
    (where ?? this.report).problems.push({ code, params: { ...about, ...params } });
  }

  // -- the lines ------------------------------------------------------------------------------

  /** Checks one line of the log. @param {any} line */
  checkLine(line) {
    if (line.code === "table.created" && line.n === 1) this.beginChapter(line, 1);
    else if (line.code === "chapter.closed") this.chapterClosed(line);
    else if (line.code === "chapter.opened") this.chapterOpened(line);
    else if (line.code === "dice.mixed") this.seedMixed(line);
    if (isRoll(line.data)) this.checkRoll(line);
  }

  /**
   * Returns the open chapter; reports a problem when the file does not list it.
   * @param {any} line
   */
  currentChapter(line) {
    const chapter = this.chapters.get(this.openChapter) ?? null;
    if (chapter === null) this.addProblem(null, "chapter-unknown", { line: line.n, chapter: this.openChapter });
    return chapter;
  }

  /**
   * A chapter begins: its commitment must be that of the file.
   * @param {any} line @param {number} number
   */
  beginChapter(line, number) {
    this.openChapter = number;
    this.counters = { public: 0, secret: 0 };
    const said = line.params.commitment ?? null;
    const chapter = this.currentChapter(line);
    if (chapter !== null && said !== null && said !== chapter.commitment) {
      this.addProblem(chapter, "commitment", { line: line.n });
    }
  }

  /** A line opens a chapter: it must be the next one. @param {any} line */
  chapterOpened(line) {
    const number = line.params.chapter;
    if (number !== this.openChapter + 1) this.addProblem(null, "chapter-order", { line: line.n, chapter: this.openChapter });
    else this.beginChapter(line, number);
  }

  /**
   * A line closes a chapter: seed and number of dice must be those of the file.
   * @param {any} line
   */
  chapterClosed(line) {
    const chapter = this.currentChapter(line);
    if (chapter === null) return;
    const { params } = line;
    if (!matches(params.chapter, chapter.chapter)) this.addProblem(chapter, "chapter-order", { line: line.n });
    if ((params.seed ?? null) !== chapter.seed) this.addProblem(chapter, "seed-said", { line: line.n });
    const told = Object.hasOwn(params, "dice") ? params.dice : chapter.public;
    if (told !== chapter.public) this.addProblem(chapter, "count", { line: line.n, told, found: chapter.public });
  }

  /** A seat has added a text: the mix must follow from it. @param {any} line */
  seedMixed(line) {
    const chapter = this.currentChapter(line);
    if (chapter === null) return;
    const given = isObject(line.data) ? line.data : {};
    const { seat, text, mix } = given;
    const words = [seat, text, mix].every((each) => typeof each === "string");
    if (!words || !Number.isSafeInteger(given.chapter) || seat.includes("|")) {
      this.addProblem(chapter, "unreadable", { line: line.n });
      return;
    }
    chapter.mix = nextMix(chapter.mix, seat, text);
    const told = [given.chapter, mix, line.params.mix, line.params.text];
    if (!matches(told, [chapter.chapter, chapter.mix, chapter.mix, text])) {
      this.addProblem(chapter, "mix-wrong", { line: line.n });
    }
  }

  /** Checks a roll and adds it to its chapter. @param {any} line */
  checkRoll(line) {
    const chapter = this.currentChapter(line);
    if (chapter === null) return;
    const found = readRoll(line.params, line.data);
    const problems = [...this.rollProblems(chapter, found)].map(([code, params]) => ({
      code,
      params: { line: line.n, ...params },
    }));
    chapter.rolls.push({ line: line.n, dice: found?.faces.length ?? 0, problems, verdict: "open" });
  }

  /**
   * Yields the problems of a roll, and counts its dice.
   * @param {Chapter} chapter @param {import("./verify-rolls.js").LoggedRoll|null} found
   * @returns {Generator<[string, Record<string, any>]>}
   */
  *rollProblems(chapter, found) {
    if (found === null) {
      yield ["unreadable", {}];
      return;
    }
    const { proof, faces, wrong } = found;
    if (proof.chapter !== chapter.chapter) {
      yield ["roll-chapter", { told: proof.chapter, chapter: chapter.chapter }];
      return;
    }
    const expected = this.counters[proof.stream];
    this.counters[proof.stream] = proof.counter + faces.length;
    chapter[proof.stream] += faces.length;
    if (proof.counter !== expected) {
      yield [proof.counter > expected ? "gap" : "overlap", { told: proof.counter, expected }];
    }
    if (proof.mix !== chapter.mix) yield ["mix-roll", {}];
    for (const field of wrong) yield ["does-not-follow", { field }];
    const seed = this.seeds.get(chapter.chapter) ?? null;
    if (seed === null) return;
    const before = `${this.tableOfChapter(chapter.chapter)}|${proof.stream}|`;
    const after = `|${proof.command}${proof.mix && `|${proof.mix}`}`;
    for (const [i, { die, sides, face }] of faces.entries()) {
      const right = deriveFace(seed, `${before}${proof.counter + i}${after}`, sides);
      if (right !== face) yield ["die", { die, sides, told: face, derived: right }];
    }
  }

  /** Returns the id of the table at which a chapter was rolled. @param {number} chapter */
  tableOfChapter(chapter) {
    return this.sources.find((source) => chapter <= source.chapters)?.table ?? this.report.table;
  }

  // -- the verdict ----------------------------------------------------------------------------

  setVerdicts() {
    const { report } = this;
    for (const chapter of report.chapters) {
      const known = (this.seeds.get(chapter.chapter) ?? null) !== null;
      for (const roll of chapter.rolls) roll.verdict = verdictOf(roll.problems.length > 0, known);
      const wrong = chapter.problems.length > 0 || chapter.rolls.some((roll) => roll.problems.length > 0);
      chapter.verdict = verdictOf(wrong, known);
    }
    const wrong = report.problems.length > 0 || report.chapters.some((each) => each.verdict === "wrong");
    report.verdict = verdictOf(wrong, report.chapters.some((each) => each.verdict === "fair"));
  }
}
