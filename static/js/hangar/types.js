// JSDoc types of the hangar: the server's, under shorter names.

/** @typedef {import("../core/server-types.js").Part} Part */
/** @typedef {import("../core/server-types.js").Number} SumOfParts */
/** @typedef {import("../core/server-types.js").Roll} Roll */
/** @typedef {import("../core/server-types.js").Weapon} Weapon */
/** @typedef {import("../core/server-types.js").Module} Module */
/** @typedef {import("../core/server-types.js").Build} Build */
/** @typedef {import("../core/server-types.js").Problem} Problem */
/** @typedef {import("../core/server-types.js").PointsLeft} Points */
/** @typedef {import("../core/server-types.js").WeaponProfile} Profile */
/**
 * @typedef {Omit<import("../core/server-types.js").CheckedBuild, "numbers"> &
 *   {numbers: Record<string, any>|null}} BuildCheck
 */
/** @typedef {{id: string, name: string, text: string, [more: string]: any}} Entry */
/** @typedef {import("../core/server-types.js").FrameContent} Content */
/** @typedef {import("../core/server-types.js").Glance} BuildSummary */
/** @typedef {import("../core/server-types.js").ReadyBuild} LibraryBuild */

export {};
