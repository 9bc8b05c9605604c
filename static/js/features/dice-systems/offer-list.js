// The list of offers of all dice systems: a stable key for each, whom it is for, grouping. Pure.

/** @typedef {import("../../core/store.js").Offer} Offer */
/** @typedef {import("../../core/store.js").SystemView} SystemView */
/**
 * @typedef {object} OfferEntry  an offer, and what this seat has to do with it
 * @property {string} key  stays the same while it is the same offer
 * @property {string} system @property {Offer} offer
 * @property {boolean} mine  it is for this seat
 * @property {boolean} may  this seat can take it; the Handler may act for everybody
 */

/**
 * Every offer, in the order of the systems.
 * @param {readonly SystemView[]} systems
 * @param {{seat: string, role: string}|null} you
 * @returns {OfferEntry[]}
 */
export function offerEntries(systems, you) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return systems.flatMap((system) =>
    system.offers.map((offer) => {
      const known = offerKey(system.name, offer);
      const nth = seen.get(known) ?? 0;
      seen.set(known, nth + 1);
      const mine = isFor(offer.who, you);
      return {
        key: nth === 0 ? known : `${known} ${nth}`,
        system: system.name,
        offer,
        mine,
        may: mine || you?.role === "handler",
      };
    }),
  );
}

/**
 * The key of an offer; offers of one action differ in their fixed fields.
 * @param {string} system @param {Offer} offer
 */
function offerKey(system, offer) {
  const fields = /** @type {[string, any][]} */ (Object.entries(offer.form?.properties ?? {}));
  const fixed = fields.flatMap(([name, about]) => (Object.hasOwn(about ?? {}, "const") ? [[name, about.const]] : []));
  return JSON.stringify([system, offer.action, offer.who, offer.code, fixed]);
}

/**
 * Whether an offer is for this seat.
 * @param {string} who  "handler", "pilots" or a seat
 * @param {{seat: string, role: string}|null} you
 */
export function isFor(who, you) {
  if (you === null || you.role === "spectator") return false;
  if (who === "handler") return you.role === "handler";
  if (who === "pilots") return you.role === "pilot";
  return who === you.seat;
}

/**
 * Entries grouped by recipient, in order of first appearance.
 * @param {readonly OfferEntry[]} entries
 * @returns {{who: string, entries: OfferEntry[]}[]}
 */
export function byRecipient(entries) {
  /** @type {Map<string, OfferEntry[]>} */
  const found = new Map();
  for (const entry of entries) found.set(entry.offer.who, [...(found.get(entry.offer.who) ?? []), entry]);
  return [...found].map(([who, list]) => ({ who, entries: list }));
}

/**
 * Entries under headings; the rest comes last, with the title "".
 * @param {readonly OfferEntry[]} entries
 * @param {readonly {title: string, actions: string[], folded?: boolean}[]} groups
 * @returns {{title: string, entries: OfferEntry[], folded: boolean}[]}
 */
export function grouped(entries, groups) {
  const named = new Set(groups.flatMap((group) => group.actions));
  const found = groups.map(({ title, actions, folded = false }) => ({
    title,
    folded,
    entries: entries.filter((entry) => actions.includes(entry.offer.action)),
  }));
  return [...found, { title: "", folded: false, entries: entries.filter((entry) => !named.has(entry.offer.action)) }].filter(
    (group) => group.entries.length > 0,
  );
}

/**
 * The log lines that this seat's own step in a system produced.
 * @param {readonly import("../../core/store.js").Entry[]} entries
 * @param {{system: string, since: number}} step  `since`: number of the last line before it
 * @param {string} seat
 */
export function ownLines(entries, { system, since }, seat) {
  const own = entries.filter((entry) => entry.n > since && entry.seat === seat && entry.code.startsWith(`${system}.`));
  return own.filter((entry) => entry.version === own[0].version);
}
