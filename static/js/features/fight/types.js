// Types of the server's documents about frames and attacks; no code.

/** @typedef {import("../../core/store.js").RefusalReason} Bar */
/** @typedef {import("../../core/store.js").CellAt} CellAt */
/** @typedef {{p: number, exact: string}} Chance  as a float, and as a fraction */
/**
 * @typedef {{source: string, name: string, value: number, grades: number}} NumberPart  one
 *   contribution to a number or a roll
 * @typedef {{value: number, parts: NumberPart[]}} ExplainedNumber  a sum and its parts
 * @typedef {{sides: number, plus: number, least: number, parts: NumberPart[]}} DieRoll  a roll to
 *   come; with `sides` 0 it is the fixed number `plus`
 */
/**
 * @typedef {object} RolledDie  a roll that was made; `face` is null for a fixed number
 * @property {number} sides @property {number|null} face
 * @property {number} counts  the face, or the least that the die counts
 * @property {boolean} ace @property {number} plus @property {NumberPart[]} parts
 * @property {number} total
 */
/**
 * @typedef {object} Traits  the special mechanisms of a weapon
 * @property {number} homing  sides of the die that can replace Sharpness; 0 for none
 * @property {number} burst  radius of its area in hexes; 0 for none
 * @property {boolean} melee
 * @property {[number, number][]} prepare  steps that can be added, with the bonus to hit
 * @property {{bonus: number, inside: "nothing"|"plain"|"choice"}|null} zone  it can wait in a zone
 */
/**
 * @typedef {object} Profile  the numbers of a weapon on its frame
 * @property {ExplainedNumber} steps @property {ExplainedNumber} energy
 * @property {ExplainedNumber} recoil @property {ExplainedNumber} uses
 * @property {ExplainedNumber} reach @property {ExplainedNumber} least_range
 * @property {ExplainedNumber} targeting @property {DieRoll} damage @property {DieRoll} direct
 * @property {number} cost @property {Traits} traits
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
 * @typedef {object} FrameNumbers  the numbers of a build
 * @property {DieRoll} sharpness @property {DieRoll} smarts @property {DieRoll} synergy
 * @property {ExplainedNumber} evasion @property {ExplainedNumber} detectors
 * @property {ExplainedNumber} scanner @property {ExplainedNumber} recharge
 * @property {ExplainedNumber} regained  stability at the start of a turn
 * @property {ExplainedNumber} ablative  damage that one layer takes
 * @property {ExplainedNumber} evasion_number @property {ExplainedNumber} attack_number
 * @property {Record<string, ExplainedNumber>} mitigation_number  by damage type
 * @property {Record<string, ExplainedNumber>} plating  by damage type
 * @property {number} bulk  sides of the die against destruction; 0 for none
 */
/**
 * @typedef {object} FrameView
 * @property {string} build @property {string} chassis @property {string} generator
 * @property {{skills: Record<string, number>, hull: Record<string, number>}} design  the build
 * @property {{hover: number, sinks: boolean}} gait
 * @property {number} recoil @property {number} recoil_max @property {WeaponView[]} weapons
 * @property {{id: string, name: string, tier: number, steps: number, energy: number,
 *   trigger: string, text: string}[]} modules
 * @property {FrameNumbers} numbers @property {{recovery: boolean}} orders
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
 * @typedef {object} UnitAction  an action of a unit, from the query `actions`
 * @property {string} id @property {string} action @property {string} name @property {string} text
 * @property {string} group @property {{id: string, name: string}|null} of
 * @property {number} steps @property {number} most  steps it can take at most
 * @property {number} energy @property {any} command  what to send
 * @property {boolean} available @property {Bar|null} reason  why it is not available
 * @property {Bar|null} warns  what would come of it
 */
/**
 * @typedef {{unit: string}|{prop: string}|CellAt} AimPoint  a unit, a prop or a bare hex
 * @typedef {object} Aiming  a weapon being aimed, and how it would be used
 * @property {string} unit @property {string} weapon @property {boolean} homing
 * @property {number} prepare  steps added for targeting
 * @property {boolean} zone  the attack waits in a zone for the next turn
 * @property {string} inside  the bonus when a target moves inside the zone
 * @property {AimPoint|null} at @property {CellAt|null} centre  of the area of a melee weapon
 * @property {boolean} overrule  the Handler overrules the rule that bars it
 */
/**
 * @typedef {object} AttackOdds  the chances of everything an attack can do
 * @property {Record<string, Chance>} outcomes  miss, hit, direct
 * @property {Record<string, Chance>|null} damage  integrity lost; this and the rest are null when
 *   the viewer is not told the target's numbers
 * @property {Record<string, Chance>|null} impact  stability lost @property {Chance|null} stagger
 * @property {Chance|null} destroy
 */
/**
 * @typedef {object} Target  something to aim at, from the query `targets`
 * @property {string|null} [unit] @property {string|null} [prop] @property {number} distance
 * @property {number} beyond  hexes beyond the range @property {boolean} sight
 * @property {boolean} designable @property {Bar|null} reason  why it cannot be designated
 * @property {ExplainedNumber|null} mark
 * @property {NumberPart[]} modifiers @property {AttackOdds|null} odds
 * @property {CellAt[]} [centres]  of the area of a melee weapon
 */
/**
 * @typedef {object} AttackUse  what using a weapon costs, and why it is not possible now
 * @property {{steps: number, energy: number, recoil: number}} costs @property {boolean} available
 * @property {Bar|null} reason @property {Bar|null} warns
 */
/** @typedef {AttackUse & {reach: number, least: number, targets: Target[]}} TargetsResult  of `targets` */
/**
 * @typedef {object} TargetInArea  one target of an attack that is aimed
 * @property {string|null} unit @property {string|null} prop @property {ExplainedNumber} mark
 * @property {NumberPart[]} modifiers @property {Exchange} exchange @property {AttackOdds} odds
 */
/**
 * @typedef {AttackUse & {designable: boolean, distance: number, beyond: number,
 *   centre: CellAt|null, centres: CellAt[], targets: TargetInArea[]}} AimResult  of the query `aim`
 */
/**
 * @typedef {object} Exchange  everything that settles an attack before the dice
 * @property {string} attacker @property {string} target @property {string} weapon
 * @property {"proactive"|"reactive"} table  who tests: the attacker, or the target by dodging
 * @property {string} roller  the unit that rolls; "" when nobody does
 * @property {DieRoll|null} test @property {ExplainedNumber} mark @property {boolean} evades
 * @property {number|null} beyond @property {number} second_look
 * @property {"miss"|"hit"|"direct"|null} forced  the outcome that the Handler set
 * @property {DieRoll} damage @property {DieRoll|null} missed  damage of a miss
 * @property {DieRoll} direct @property {number} shock @property {number} bonus
 * @property {number} firm @property {number} least @property {number|null} more
 * @property {number|null} ablative @property {DieRoll|null} mitigation
 * @property {{kind: string, tier: number, on: string, sides: number}[]} conditions
 * @property {boolean} overheats
 * @property {("attacker"|"target")[]} [untold]  sides whose numbers the viewer is not told
 */
/**
 * @typedef {object} AimedRoll  the roll to hit or to dodge, once it is made
 * @property {"miss"|"hit"|"direct"} result @property {RolledDie|null} test @property {number} mark
 * @property {number|null} margin @property {boolean} looked  a miss was checked once more
 * @property {boolean} exposed  the target had nothing to dodge with
 * @property {boolean} forced  the Handler set the result
 */
/**
 * @typedef {object} DamageDone  damage before it meets the target
 * @property {RolledDie} base @property {RolledDie|null} direct @property {number} shock
 * @property {number} guarded @property {number} raised @property {number} bonus
 * @property {number} total
 */
/**
 * @typedef {object} Harm  what the target loses
 * @property {number} integrity_lost @property {number} stability_lost
 * @property {number} integrity  left @property {number} stability  left
 * @property {boolean} recovers  it pays 1 energy to stay steady
 * @property {{score: number, outcome: string}|null} bulk  the roll against destruction
 */
/**
 * @typedef {object} AttackOutcome  the whole calculation of an attack on one target
 * @property {"miss"|"hit"|"direct"} result @property {AimedRoll} aim
 * @property {DamageDone|null} damage @property {RolledDie|null} mitigation
 * @property {{negated: number, mitigated_bonus: number, more: number, through: number}} met
 * @property {{mitigated: number, doubled: number, guarded: number, shock: number, total: number,
 *   negates: number}} impact
 * @property {Harm} harm @property {boolean} staggered_before @property {boolean} staggers
 * @property {boolean} destroyed @property {{kind: string, tier: number}[]} conditions
 * @property {boolean} overheats
 */
/**
 * @typedef {object} Adjustments  numbers that the Handler adds to an attack
 * @property {number} targeting @property {number} mark @property {number} dodge
 * @property {number} damage @property {number} mitigation
 * @property {"miss"|"hit"|"direct"|null} outcome
 */
/**
 * @typedef {object} AttackTarget  one target of a running attack; null fields are unknown so far
 * @property {string|null} unit @property {string|null} prop @property {ExplainedNumber|null} mark
 * @property {NumberPart[]} modifiers @property {Exchange|null} exchange
 * @property {AttackOdds|null} odds @property {Record<string, number>} faces
 * @property {AimedRoll|null} aim @property {Adjustments|null} adjust
 * @typedef {object} AttackView  a running attack; `unit` is null when the viewer does not know the
 *   attacker
 * @property {string} id @property {string|null} unit
 * @property {{weapon: string, name: string}|null} weapon
 * @property {"target"|"dodge"|"damage"|"mitigate"|"zone"|"pause"} stage
 * @property {string[]} waiting_for  units that have to roll
 * @property {number|null} distance @property {number|null} beyond @property {CellAt|null} at
 * @property {boolean} homing @property {number} prepare @property {boolean} unbraced
 * @property {AttackTarget[]} targets @property {string|null} [until]  end of the pause, ISO 8601
 * @property {string[]} [may_react]  units
 * @property {{centre: [number, number, number], radius: number, inside: string}|null} [zone]
 */

export {};
