// Shapes of what the server tells about frames and fighting; no code.

/**
 * @typedef {{source: string, name: string, value: number, grades: number}} NumberPart  what one thing adds
 * @typedef {{value: number, parts: NumberPart[]}} ExplainedNumber  a number and what it is the sum of
 * @typedef {{sides: number, plus: number, least: number, parts: NumberPart[]}} DieRoll  sides 0: no die
 * @typedef {import("../../core/store.js").Bar} Bar
 * @typedef {{p: number, exact: string}} Chance
 */
/**
 * @typedef {object} Profile  a weapon as its frame uses it
 * @property {ExplainedNumber} steps @property {ExplainedNumber} energy @property {ExplainedNumber} recoil
 * @property {ExplainedNumber} uses @property {ExplainedNumber} reach @property {ExplainedNumber} least_range
 * @property {ExplainedNumber} targeting @property {DieRoll} damage @property {DieRoll} direct
 * @property {number} cost @property {any} traits
 */
/**
 * @typedef {object} WeaponView
 * @property {string} id @property {string} name @property {number} tier @property {string} kind
 * @property {string} damage @property {Record<string, number>} tags
 * @property {number} steps @property {number} energy @property {number} reach
 * @property {number} uses @property {number} used @property {boolean} available
 * @property {Profile} profile
 */
/**
 * @typedef {object} FrameView
 * @property {string} build @property {string} chassis @property {string} generator
 * @property {{hover: number, sinks: boolean}} gait
 * @property {number} recoil @property {number} recoil_max @property {WeaponView[]} weapons
 * @property {{id: string, name: string, tier: number, steps: number, energy: number,
 *   trigger: string, text: string}[]} modules
 * @property {any} numbers @property {{recovery: boolean}} orders
 * @property {number} ablative_left @property {number} cooling
 */
/**
 * @typedef {object} ConditionView
 * @property {string} kind @property {string} name @property {number} tier @property {string} by
 * @property {number} value @property {{when: string, unit: string, count: number}|null} ends
 * @property {number} targeting @property {number} harm @property {number} uses
 * @property {number} reach @property {number} unsteady @property {number} move
 * @property {number} drain @property {number} burn @property {number} mend
 */
/**
 * @typedef {object} UnitAction  something that a unit can do, or cannot, and why
 * @property {string} id @property {string} action @property {string} name @property {string} text
 * @property {string} group @property {{id: string, name: string}|null} of
 * @property {number} steps @property {number} most @property {number} energy
 * @property {any} command @property {boolean} available @property {Bar|null} reason
 * @property {Bar|null} warns
 */
/**
 * @typedef {{unit: string}|{prop: string}|{q: number, r: number, level: number}} AimPoint  what is aimed at
 * @typedef {object} Aiming  a weapon being aimed
 * @property {string} unit @property {string} weapon @property {boolean} homing
 * @property {number} prepare  steps spent on targeting
 * @property {boolean} zone  it waits for the next turn @property {string} inside  what moving in it calls down
 * @property {AimPoint|null} at @property {{q: number, r: number, level: number}|null} centre  of a blow around
 * @property {boolean} overrule  although a rule bars it, by the Handler's word
 */
/**
 * @typedef {object} AttackOdds  what an attack can come to
 * @property {Record<string, Chance>} outcomes  miss, hit, direct
 * @property {Record<string, Chance>|null} damage  integrity lost; null, with all that follows, where
 *   the numbers of its target are not told
 * @property {Record<string, Chance>|null} impact @property {Chance|null} stagger @property {Chance|null} destroy
 */
/**
 * @typedef {object} Target  one that could be aimed at, or not, and why
 * @property {string} [unit] @property {string} [prop] @property {number} distance
 * @property {number} beyond  hexes beyond the range @property {boolean} sight
 * @property {boolean} designable @property {Bar|null} reason @property {ExplainedNumber|null} mark
 * @property {NumberPart[]} modifiers @property {AttackOdds|null} odds
 * @property {{q: number, r: number, level: number}[]} [centres]  of a melee burst
 */
/**
 * @typedef {object} AttackTarget  one that is attacked, and what is known of it so far
 * @property {string|null} unit @property {string|null} prop @property {ExplainedNumber|null} mark
 * @property {NumberPart[]} modifiers @property {any} exchange @property {AttackOdds|null} odds
 * @property {Record<string, number>} faces @property {any} aim  the first step, once it is settled
 * @property {any} adjust  what the Handler added
 * @typedef {object} AttackView  an attack on its way; `unit` null: nobody that one knows of
 * @property {string} id @property {string|null} unit
 * @property {{weapon: string, name: string}|null} weapon
 * @property {"target"|"dodge"|"damage"|"mitigate"|"zone"|"pause"} stage
 * @property {string[]} waiting_for @property {number|null} distance @property {number|null} beyond
 * @property {{q: number, r: number, level: number}|null} at
 * @property {boolean} homing @property {number} prepare @property {boolean} unbraced
 * @property {AttackTarget[]} targets @property {string|null} [until]  when a pause is over
 * @property {string[]} [may_react] @property {{centre: any, radius: number, inside: string}|null} [zone]
 */

export {};
