// Finds entries of the command palette by their words. Pure.

/** What a search word costs by where it is found: the lower the better. */
const WHOLE = 0;
const START = 1;
const INSIDE = 3;
const SCATTERED = 5;
/** What it costs when only the group, or one of the other words, has it. */
const IN_GROUP = 4;

/** Returns a text in lower case, without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the words of a text. @param {string} text */
const wordsOf = (text) => plain(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * Returns whether the letters of a word appear in a text in this order, with the first at the start
 * of one of its words.
 * @param {string} word @param {string[]} words
 */
const scattered = (word, words) =>
  word.length > 1 &&
  words.some((first, i) => {
    if (first[0] !== word[0]) return false;
    let at = 0;
    for (const letter of words.slice(i).join("")) if (letter === word[at]) at += 1;
    return at >= word.length;
  });

/**
 * Returns what a search word costs in some words; null when it is not found.
 * @param {string} word @param {string[]} words @returns {number|null}
 */
function costIn(word, words) {
  if (words.includes(word)) return WHOLE;
  if (words.some((each) => each.startsWith(word))) return START;
  if (words.some((each) => each.includes(word))) return INSIDE;
  return scattered(word, words) ? SCATTERED : null;
}

/**
 * Returns how well a search fits an entry: the lower the better; null when a word is not found.
 * @param {string} query @param {{label: string, group: string, also?: string}} entry @returns {number|null}
 */
export function fit(query, { label, group, also = "" }) {
  const [labelled, grouped] = [wordsOf(label), wordsOf(`${group} ${also}`)];
  let sum = 0;
  for (const word of wordsOf(query)) {
    const inGroup = grouped.some((each) => each.startsWith(word)) ? IN_GROUP : null;
    const cost = costIn(word, labelled) ?? inGroup;
    if (cost === null) return null;
    sum += Math.min(cost, inGroup ?? cost);
  }
  return sum;
}

/**
 * Returns the entries that fit a search, best first. Of those that fit equally well, recent ones come
 * first, then those that can run now, else they keep their order.
 * @template {{id: string, label: string, group: string, also?: string, why: string|null}} E
 * @param {readonly E[]} entries @param {string} query @param {readonly string[]} recent  ids, newest first
 * @returns {E[]}
 */
export function search(entries, query, recent) {
  const age = (/** @type {E} */ { id, why }) => (why !== null ? recent.length + 1 : recent.includes(id) ? recent.indexOf(id) : recent.length);
  return entries
    .flatMap((entry) => {
      const cost = fit(query, entry);
      return cost === null ? [] : [{ entry, cost }];
    })
    .sort((a, b) => a.cost - b.cost || age(a.entry) - age(b.entry))
    .map(({ entry }) => entry);
}
