// Types of frames and attacks; no code. Those of the server have shorter names here.

/** @typedef {import("../../core/store.js").RefusalReason} Bar */
/** @typedef {import("../../core/server-types.js").CellDocument} CellAt */
/** @typedef {import("../../core/server-types.js").Odds} Chance */
/** @typedef {import("../../core/server-types.js").Part} NumberPart */
/** @typedef {import("../../core/server-types.js").Number} ExplainedNumber */
/** @typedef {import("../../core/server-types.js").Roll} DieRoll */
/** @typedef {import("../../core/server-types.js").RolledDocument} RolledDie */
/** @typedef {import("../../core/server-types.js").WeaponTraits} Traits */
/** @typedef {import("../../core/server-types.js").WeaponNumbers} Profile */
/** @typedef {import("../../core/server-types.js").WeaponView} WeaponView */
/** @typedef {import("../../core/server-types.js").FrameNumbers} FrameNumbers */
/** @typedef {import("../../core/server-types.js").FrameView} FrameView */
/** @typedef {import("../../core/server-types.js").ConditionView} ConditionView */
/**
 * @typedef {Omit<import("../../core/server-types.js").ActionView, "command"> &
 *   {command: import("../../core/commands.js").Command}} UnitAction
 */
/** @typedef {import("../../core/server-types.js").OddsDocument} AttackOdds */
/** @typedef {import("../../core/server-types.js").TargetView} Target */
/** @typedef {Pick<AimResult, "costs"|"available"|"reason"|"warns">} AttackUse */
/** @typedef {import("../../core/server-types.js").TargetsAnswer} TargetsResult */
/** @typedef {import("../../core/server-types.js").AimedTarget} TargetInArea */
/** @typedef {import("../../core/server-types.js").AimAnswer} AimResult */
/** @typedef {import("../../core/server-types.js").ExchangeDocument} Exchange */
/** @typedef {import("../../core/server-types.js").AimDocument} AimedRoll */
/** @typedef {import("../../core/server-types.js").DamageDocument} DamageDone */
/** @typedef {import("../../core/server-types.js").HarmDocument} Harm */
/** @typedef {import("../../core/server-types.js").OutcomeDocument} AttackOutcome */
/** @typedef {import("../../core/server-types.js").Adjust} Adjustments */
/** @typedef {import("../../core/server-types.js").AttackTargetView} AttackTarget */
/** @typedef {import("../../core/server-types.js").AttackView} AttackView */
/**
 * @typedef {import("../../core/server-types.js").AskedAttackView["at"]} AimPoint  a unit, a prop or a
 *   bare hex
 * @typedef {object} Aiming  a weapon being aimed, and how it would be used
 * @property {string} unit @property {string} weapon @property {boolean} homing
 * @property {number} prepare  steps added for targeting
 * @property {boolean} zone  the attack waits in a zone for the next turn
 * @property {string} inside  the bonus when a target moves inside the zone
 * @property {AimPoint|null} at @property {CellAt|null} centre  of the area of a melee weapon
 * @property {boolean} overrule  the Handler overrules the rule that bars it
 */

export {};
