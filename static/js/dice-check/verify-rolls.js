// Checks one roll of an exported log: whether its results follow from its faces. The JavaScript
// twin of
// app/rules/dice_check/verify_rolls.py; tests/js/test_verify_twins.py compares the two.

/** @typedef {{sides: number, faces: number[], face: number|null}} Die */
/**
 * @typedef {{chapter: number, stream: "public"|"secret", counter: number, command: string,
 *   mix: string}} Proof
 */
/**
 * @typedef {object} LoggedRoll
 * @property {Proof} proof
 * @property {{die: number, sides: number, face: number}[]} faces  every natural face, as drawn
 * @property {string[]} wrong  fields that do not follow from the faces
 */

const REPEATED_FIELDS = ["notation", "total", "score", "outcome"];
const OPTIONAL_FIELDS = ["faces", "face"];
const TEST_KINDS = ["proactive", "reactive"];
const ACE_BONUS = 2;
/** A value that matches nothing in a log. */
const UNMATCHABLE = Symbol("never");

/** Limits of dice notation, as in app/rules/dice/notation.py. */
const MAX = { length: 200, terms: 20, dice: 100, sides: 1000, number: 1_000_000, explosions: 100 };

/** A part of the log does not have the required format. */
class Unreadable extends Error {}

/**
 * Whether a value is a JSON object.
 * @param {any} value
 * @returns {value is Record<string, any>}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is a whole number that is not negative. @param {any} value */
export function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}

/**
 * Whether a line's data is a roll that can be checked; for secret rolls only the Handler gets the
 * proof.
 * @param {any} data of a line
 */
export function isRoll(data) {
  return isObject(data) && Object.hasOwn(data, "dice") && data.proof !== null;
}

/**
 * Returns the roll of a log line; null when it is malformed.
 * @param {Record<string, any>} params @param {Record<string, any>} data
 * @returns {LoggedRoll|null}
 */
export function readRoll(params, data) {
  try {
    return parseRoll(params, data);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Throws Unreadable unless the condition holds. @param {boolean} fine */
function assertShape(fine) {
  if (!fine) throw new Unreadable();
}

/**
 * Returns the roll of a log line. Throws Unreadable when it is malformed.
 * @param {Record<string, any>} params @param {Record<string, any>} data
 * @returns {LoggedRoll}
 */
function parseRoll(params, data) {
  const proof = readProof(data.proof);
  const kind = Object.hasOwn(data, "kind") ? data.kind : "";
  assertShape(typeof kind === "string" && Array.isArray(data.dice));
  const terms = Object.hasOwn(data, "terms") ? data.terms : [];
  assertShape(Array.isArray(terms) && terms.every((/** @type {any} */ term) => isObject(term) && Array.isArray(term.dice)));
  const dice = withFaces(
    kind,
    data.dice.map(readDie),
    terms.flatMap((/** @type {any} */ term) => term.dice.map(readDie)),
  );
  const expected = expectedFields(kind, data, dice);
  const names = Object.keys(expected);
  const wrong = names.filter((name) => !matches(data[name] ?? null, expected[name]));
  const isCompleteKind = kind === "free" || TEST_KINDS.includes(kind);
  const repeated = REPEATED_FIELDS.filter((name) => Object.hasOwn(params, name) && (isCompleteKind || Object.hasOwn(data, name)));
  wrong.push(...repeated.filter((name) => !wrong.includes(name) && !matches(params[name], data[name] ?? null)));
  const faces = dice.flatMap((die, i) => die.faces.map((face) => ({ die: i + 1, sides: die.sides, face })));
  if (!facesMatchText(params, faces.map(({ face }) => face))) wrong.push("faces");
  return { proof, faces, wrong };
}

/**
 * Whether the faces in the text of a line are those of its dice.
 * @param {Record<string, any>} params @param {number[]} faces
 */
function facesMatchText(params, faces) {
  const named = Object.keys(params).filter((name) => name.endsWith("_face"));
  const all = Object.hasOwn(params, "faces") ? params.faces : faces;
  return matches(all, faces) && (named.length === 0 || matches(named.map((name) => params[name]), faces));
}

/** @param {any} proof @returns {Proof} */
function readProof(proof) {
  assertShape(isObject(proof) && isCount(proof.chapter) && isCount(proof.counter));
  assertShape(proof.stream === "public" || proof.stream === "secret");
  const mix = Object.hasOwn(proof, "mix") ? proof.mix : "";
  assertShape(typeof proof.command === "string" && typeof mix === "string");
  const { chapter, stream, counter, command } = proof;
  return { chapter, stream, counter, command, mix };
}

/** @param {any} die @returns {{sides: number, faces: number[]|null, face: number|null}} */
function readDie(die) {
  assertShape(isObject(die) && isCount(die.sides) && die.sides >= 1 && die.sides <= 2 ** 32);
  const faces = die.faces ?? null;
  const face = die.face ?? null;
  assertShape(faces === null || (Array.isArray(faces) && faces.length > 0 && faces.every(isCount)));
  assertShape(face === null || isCount(face));
  return { sides: die.sides, faces, face };
}

/**
 * Returns the dice with all their faces. In the oldest logs the dice of free rolls are in the
 * terms.
 * @param {string} kind
 * @param {ReturnType<typeof readDie>[]} dice @param {ReturnType<typeof readDie>[]} inTerms
 * @returns {Die[]}
 */
function withFaces(kind, dice, inTerms) {
  const whole = dice.every((die) => die.faces !== null);
  if (!whole && kind === "free") return inTerms.map((die) => ({ ...die, faces: die.faces ?? [] }));
  return dice.map((die) => ({ ...die, faces: whole ? (die.faces ?? []) : [die.face ?? 0] }));
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((a, b) => a + b, 0);
}

/**
 * Returns the fields that must follow from the faces of a roll.
 * @param {string} kind @param {Record<string, any>} data @param {Die[]} dice
 * @returns {Record<string, any>}
 */
function expectedFields(kind, data, dice) {
  if (kind === "free") {
    return expectedFreeRoll(data.notation, dice.flatMap((die) => die.faces)) ?? { notation: UNMATCHABLE };
  }
  if (TEST_KINDS.includes(kind)) return expectedTest(data, dice);
  return { dice: dice.map((die) => ({ sides: die.sides, face: sum(die.faces) })) };
}

/**
 * Returns the fields of a test (FS 3): the highest die, +2 when any aced, and modifiers.
 * @param {Record<string, any>} data @param {Die[]} dice
 */
function expectedTest(data, dice) {
  const { kind, modifiers, mark } = data;
  assertShape(Array.isArray(modifiers) && modifiers.every(Number.isSafeInteger));
  assertShape(mark === null || Number.isSafeInteger(mark));
  const faces = dice.map((die) => sum(die.faces));
  const kept = faces.indexOf(faces.reduce((a, b) => Math.max(a, b), 0));
  const ace = dice.some((die, i) => faces[i] === die.sides);
  const score = (faces[kept] ?? 0) + sum(modifiers) + (ace ? ACE_BONUS : 0);
  const expected = {
    dice: dice.map((die, i) => ({
      sides: die.sides,
      face: faces[i],
      kept: i === kept,
      ace: faces[i] === die.sides,
    })),
    ace,
    score,
  };
  if (mark === null) return expected;
  return { ...expected, margin: score - mark, outcome: outcome(kind, score - mark) };
}

/** Returns the outcome of a test. @param {string} kind @param {number} margin */
function outcome(kind, margin) {
  if (kind === "proactive") return margin >= 2 ? "critical" : margin >= 0 ? "hit" : "miss";
  return margin >= 1 ? "hit" : margin >= -1 ? "miss" : "fumble";
}

/**
 * @typedef {object} Term
 * @property {number} sign @property {string} text
 * @property {number} [number]
 * @property {number} count @property {number} sides @property {number} kept
 * @property {boolean} highest @property {boolean} explodes
 */

/**
 * Returns the terms of a notation as the server writes it; null for any other text.
 * @param {any} notation
 * @returns {Term[]|null}
 */
function termsOf(notation) {
  if (typeof notation !== "string" || notation.length > MAX.length) return null;
  if (!/^-?[^+-]+([+-][^+-]+)*$/.test(notation)) return null;
  const parts = notation.match(/[+-]?[^+-]+/g) ?? [];
  const terms = parts.map(termOf);
  const count = sum(terms.map((term) => term?.count ?? 0));
  if (terms.length > MAX.terms || count > MAX.dice || terms.includes(null)) return null;
  return /** @type {Term[]} */ (terms);
}

/** Returns one term of a notation, or null. @param {string} part @returns {Term|null} */
function termOf(part) {
  const sign = part.startsWith("-") ? -1 : 1;
  const text = part.replace(/^[+-]/, "");
  const none = { count: 0, sides: 0, kept: 0, highest: true, explodes: false };
  if (/^(0|[1-9]\d*)$/.test(text)) {
    return Number(text) > MAX.number ? null : { sign, text, number: Number(text), ...none };
  }
  const found = /^([1-9]\d*)d([1-9]\d*)(!?)(?:k([hl])([1-9]\d*))?$/.exec(text);
  if (found === null) return null;
  const [count, sides] = [Number(found[1]), Number(found[2])];
  const kept = found[5] === undefined ? count : Number(found[5]);
  const explodes = found[3] === "!";
  if (sides > MAX.sides || (explodes && sides === 1)) return null;
  // the server leaves out "keep" when all dice are kept
  if (found[5] !== undefined && kept >= count) return null;
  return { sign, text, count, sides, kept, highest: found[4] !== "l", explodes };
}

/**
 * Returns the log entry of a free roll with these faces; null when they do not fit the notation.
 * @param {any} notation @param {number[]} faces
 * @returns {Record<string, any>|null}
 */
function expectedFreeRoll(notation, faces) {
  const asked = termsOf(notation);
  if (asked === null) return null;
  let next = 0;
  const terms = [];
  for (const term of asked) {
    /** @type {{sides: number, faces: number[], kept: boolean}[]} */
    const dice = [];
    for (let i = 0; i < term.count; i += 1) {
      /** @type {number[]} */
      const shown = [];
      do {
        const face = faces[next];
        if (face === undefined || face < 1 || face > term.sides) return null;
        shown.push(face);
        next += 1;
      } while (term.explodes && shown.at(-1) === term.sides && shown.length <= MAX.explosions);
      dice.push({ sides: term.sides, faces: shown, kept: false });
    }
    const order = dice.map((_, i) => i).sort((a, b) => {
      const more = sum(dice[a].faces) - sum(dice[b].faces);
      return term.highest ? -more : more;
    });
    for (const i of order.slice(0, term.kept)) dice[i].kept = true;
    const value = term.number ?? sum(dice.filter((die) => die.kept).map((die) => sum(die.faces)));
    terms.push({ text: term.text, subtotal: term.sign * value, dice });
  }
  if (next < faces.length) return null;
  return {
    kind: "free",
    notation,
    terms,
    dice: terms.flatMap((term) =>
      term.dice.map((die) => ({ ...die, face: sum(die.faces), ace: die.faces.at(-1) === die.sides })),
    ),
    total: sum(terms.map((term) => term.subtotal)),
  };
}

/**
 * Whether the logged value contains the expected one; it may contain more fields.
 * @param {any} logged @param {any} expected
 * @returns {boolean}
 */
export function matches(logged, expected) {
  if (Array.isArray(expected)) {
    const same = Array.isArray(logged) && logged.length === expected.length;
    return same && expected.every((value, i) => matches(logged[i], value));
  }
  if (isObject(expected)) {
    if (!isObject(logged)) return false;
    return Object.keys(expected).every((name) =>
      Object.hasOwn(logged, name) ? matches(logged[name], expected[name]) : OPTIONAL_FIELDS.includes(name),
    );
  }
  return logged === expected;
}
