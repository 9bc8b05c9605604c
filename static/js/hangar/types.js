// JSDoc types of the hangar; the server's OpenAPI document defines the same formats.

/** @typedef {{source: string, name: string, value: number, grades: number}} Part */
/** @typedef {{value: number, parts: Part[]}} SumOfParts */
/** @typedef {{sides: number, plus: number, least: number, parts: Part[]}} Roll */
/**
 * @typedef {object} Weapon
 * @property {string} id @property {string} name @property {number} tier @property {string} kind
 * @property {string} damage @property {Record<string, number>} tags
 */
/**
 * @typedef {object} Module
 * @property {string} id @property {string} name @property {number} tier @property {number} steps
 * @property {number} energy @property {string} trigger @property {string} text
 */
/**
 * @typedef {object} Build
 * @property {string} name @property {string} chassis @property {string} generator
 * @property {Weapon[]} weapons @property {Record<string, number>} skills
 * @property {Record<string, number>} hull @property {Record<string, number>} tuning
 * @property {Module[]} modules @property {string} silhouette @property {string} notes
 * @property {Record<string, number>} awards
 */
/** @typedef {{code: string, at: string, params: Record<string, any>}} Problem */
/** @typedef {{name: string, used: number, points: number, left: number}} Points */
/**
 * @typedef {object} Profile
 * @property {Weapon} weapon @property {SumOfParts} steps @property {SumOfParts} energy
 * @property {SumOfParts} recoil @property {SumOfParts} uses @property {SumOfParts} reach
 * @property {SumOfParts} least_range @property {SumOfParts} targeting @property {Roll} damage
 * @property {Roll} direct @property {number} cost
 */
/**
 * @typedef {object} BuildCheck
 * @property {Record<string, any>|null} numbers @property {Record<string, Profile>|null} profiles
 * @property {Problem[]} problems @property {Record<string, Points>} points
 */
/** @typedef {{id: string, name: string, text: string, [more: string]: any}} Entry */
/**
 * @typedef {object} Content
 * @property {any} limits @property {Entry[]} chassis @property {Entry[]} generators
 * @property {any[]} tiers @property {Entry[]} weapon_types @property {Entry[]} damage_types
 * @property {Entry[]} weapon_tags @property {Entry[]} damage_tags @property {Entry[]} hull
 * @property {Entry[]} skills @property {Entry[]} tuning
 * @property {(Module & {generator: string})[]} modules
 */
/**
 * @typedef {{integrity: number, stability: number, speed: number, reach: number,
 *   chassis: string, generator: string}} BuildSummary
 */
/** @typedef {{id: string, build: Build, glance: BuildSummary}} LibraryBuild */

export {};
