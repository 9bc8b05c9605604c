// Types of what the server sends; no code. Made by `python -m tests.fixtures.make_types`
// from the schemas of the server; do not edit.

/** A unit in a scene that is not shown. */
export type AbsentUnit = {
  unit: string;
  name: string;
  disposition: "pilot" | "ally" | "neutral" | "enemy";
  destroyed: boolean;
};

/** Your command is stored. Its changes for you, up to `seq`, were sent before this frame. */
export type AckFrame = {
  t: "ack";
  /** the id of your command */
  id: string;
  seq: number;
};

/** An action of a unit. `steps` and `energy` are the costs of one use. */
export type Action = {
  id: string;
  name: string;
  text: string;
  /** the group in which lists show it */
  group: "move" | "attack" | "steady" | "look" | "other";
  /** what it does */
  effect: "move" | "fly" | "descend" | "stay" | "attack" | "stabilise" | "cool" | "mend" | "repair" | "survey" | "module" | "improvise" | "react" | "board" | "alight";
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** the most steps that one use may take; 0: no more than `steps` */
  most: number;
  /** the weapon or expansion, or the Handler, sets the costs */
  own_costs: boolean;
  /** what it requires, in words of the rules */
  needs: string[];
};

/** { $unit } wants to: { $text } */
export type ActionAskedLine = { code: "action.asked"; params: { unit: NamedUnit; text: string; }; data: null; } & LineBase;

/** { $unit } asks the Handler for a repair of { $target } */
export type ActionAsksRepairLine = { code: "action.asks_repair"; params: { unit: NamedUnit; target: NamedUnit; }; data: null; } & LineBase;

/** { $unit } cannot: { $text } */
export type ActionDeniedLine = { code: "action.denied"; params: { unit: NamedUnit; text: string; why: string; }; data: null; } & LineBase;

/** { $unit } cannot: { $text }. { $why } */
export type ActionDeniedWhyLine = { code: "action.denied_why"; params: { unit: NamedUnit; text: string; why: string; }; data: null; } & LineBase;

/** { $unit } does it for { $steps -> [one] { $steps } step *[other] { $steps } steps } and { $energy } energy: { $text } */
export type ActionGrantedLine = { code: "action.granted"; params: { unit: NamedUnit; energy: number; steps: number; text: string; }; data: null; } & LineBase;

/** The dice of an action. */
export type ActionRollData = {
  /** the dice system */
  kind: string;
  /** the dice, in the order rolled */
  dice: LineDie[];
  /** id of the action */
  attempt: string;
  /** added to the roll */
  roll: number;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** { $person }: { $ability } is now { $level } */
export type ActionRollsAbilityLine = { code: "action-rolls.ability"; params: { ability: Named; level: "novice" | "journeyman" | "master" | "legend"; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } acts in the opening for { $cost -> [one] { $cost } action point *[other] { $cost } action points }: { $text } */
export type ActionRollsActedLine = { code: "action-rolls.acted"; params: { cost: number; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** The threshold of { $person } goes from { $before } to { $after } */
export type ActionRollsAdjustedLine = { code: "action-rolls.adjusted"; params: { after: number; before: number; person: NamedPlayer; }; data: null; } & LineBase;

/** The Handler amends how “{ $text }” of { $person } ended: failure */
export type ActionRollsAmendedFailureLine = { code: "action-rolls.amended-failure"; params: { effect: number; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** The Handler amends how “{ $text }” of { $person } ended: success, effect { $effect } */
export type ActionRollsAmendedLine = { code: "action-rolls.amended"; params: { effect: number; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } in the opening: { $text } ({ $ability }; { $attributes }) */
export type ActionRollsAnnouncedInOpeningLine = { code: "action-rolls.announced-in-opening"; params: { ability: Named; attributes: Named[]; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } in the opening: { $text } (unskilled; { $attributes }) */
export type ActionRollsAnnouncedInOpeningUnskilledLine = { code: "action-rolls.announced-in-opening-unskilled"; params: { ability: Named; attributes: Named[]; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person }: { $text } ({ $ability }; { $attributes }) */
export type ActionRollsAnnouncedLine = { code: "action-rolls.announced"; params: { ability: Named; attributes: Named[]; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person }: { $text } (unskilled; { $attributes }) */
export type ActionRollsAnnouncedUnskilledLine = { code: "action-rolls.announced-unskilled"; params: { ability: Named; attributes: Named[]; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } attacks { $other }, whose Defense is the threshold */
export type ActionRollsAttacksLine = { code: "action-rolls.attacks"; params: { other: NamedPlayer; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person }: { $attribute } is now { $value } */
export type ActionRollsAttributeLine = { code: "action-rolls.attribute"; params: { attribute: Named; person: NamedPlayer; value: number; }; data: null; } & LineBase;

/** The attributes of this table: { $names } */
export type ActionRollsAttributesLine = { code: "action-rolls.attributes"; params: { names: Named[]; }; data: null; } & LineBase;

/** “{ $text }” of { $person } is taken back */
export type ActionRollsCancelledLine = { code: "action-rolls.cancelled"; params: { person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } is contested by { $others } */
export type ActionRollsContestedLine = { code: "action-rolls.contested"; params: { others: NamedPlayer[]; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } takes { $amount } damage: { $reason } */
export type ActionRollsDamageByLine = { code: "action-rolls.damage-by"; params: { amount: number; person: NamedPlayer; reason: string; }; data: null; } & LineBase;

/** { $person } takes { $amount } damage */
export type ActionRollsDamageLine = { code: "action-rolls.damage"; params: { amount: number; person: NamedPlayer; reason: string; }; data: null; } & LineBase;

/** { $person }: Defense is now { $value } */
export type ActionRollsDefenseLine = { code: "action-rolls.defense"; params: { person: NamedPlayer; value: number; }; data: null; } & LineBase;

/** { $person } has no Defense any more */
export type ActionRollsDefenseNoneLine = { code: "action-rolls.defense-none"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } dies */
export type ActionRollsDiesLine = { code: "action-rolls.dies"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** The Handler changes the roll of { $person }: { $what } */
export type ActionRollsEditedLine = { code: "action-rolls.edited"; params: { person: NamedPlayer; what: string[]; }; data: null; } & LineBase;

/** { $person } · { $text }: effect { $effect } */
export type ActionRollsEffectLine = { code: "action-rolls.effect"; params: { effect: number; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } spends an extra { $value }: { $to } ({ $text }) */
export type ActionRollsExtraForLine = { code: "action-rolls.extra-for"; params: { person: NamedPlayer; text: string; to: "effect" | "mend" | "other"; value: number; }; data: null; } & LineBase;

/** { $person } spends an extra { $value }: { $to } */
export type ActionRollsExtraLine = { code: "action-rolls.extra"; params: { person: NamedPlayer; text: string; to: "effect" | "mend" | "other"; value: number; }; data: null; } & LineBase;

/** { $person } puts { $count -> [one] the last extra *[other] the last { $count } extras } into the effect */
export type ActionRollsExtrasRestLine = { code: "action-rolls.extras-rest"; params: { count: number; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } fails */
export type ActionRollsFailedHiddenLine = { code: "action-rolls.failed-hidden"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } fails against { $threshold } */
export type ActionRollsFailedLine = { code: "action-rolls.failed"; params: { person: NamedPlayer; threshold: number; }; data: null; } & LineBase;

/** { $person } is rid of { $kind }: { $text } */
export type ActionRollsForgottenLine = { code: "action-rolls.forgotten"; params: { kind: string; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } needs a number that the Handler keeps hidden */
export type ActionRollsFramedHiddenLine = { code: "action-rolls.framed-hidden"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } needs { $threshold } */
export type ActionRollsFramedLine = { code: "action-rolls.framed"; params: { person: NamedPlayer; threshold: number; }; data: null; } & LineBase;

/** { $person } has a new injury */
export type ActionRollsInjuredLine = { code: "action-rolls.injured"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } makes { $count -> [one] a mistake *[other] { $count } mistakes }: { $text } */
export type ActionRollsMistakesLine = { code: "action-rolls.mistakes"; params: { count: number; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** Modifiers for { $person }: { $roll } on every die, { $each } for every successful die, { $once } on the effect */
export type ActionRollsModifiersLine = { code: "action-rolls.modifiers"; params: { each: string; once: string; person: NamedPlayer; roll: string; }; data: null; } & LineBase;

/** { $person } now has { $kind }: { $text } */
export type ActionRollsNotedLine = { code: "action-rolls.noted"; params: { kind: string; person: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $person } rolled { $count -> [one] a 1: a mistake *[other] { $count } ones: mistakes } */
export type ActionRollsOnesAreMistakesLine = { code: "action-rolls.ones-are-mistakes"; params: { count: number; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } leaves { $count -> [one] an opening *[other] { $count } openings }: { $others } may act first; { $mistakes -> [one] one more 1 is a mistake *[other] { $mistakes } more ones are mistakes } */
export type ActionRollsOpeningsAndMistakesLine = { code: "action-rolls.openings-and-mistakes"; params: { count: number; mistakes: number; others: NamedPlayer[]; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } leaves { $count -> [one] an opening *[other] { $count } openings }: { $others } may act first */
export type ActionRollsOpeningsLine = { code: "action-rolls.openings"; params: { count: number; mistakes: number; others: NamedPlayer[]; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } panics and loses { $points -> [one] { $points } action point *[other] { $points } action points } */
export type ActionRollsPanicsLine = { code: "action-rolls.panics"; params: { person: NamedPlayer; points: number | null; }; data: null; } & LineBase;

/** { $person } does nothing more in the opening */
export type ActionRollsPassedLine = { code: "action-rolls.passed"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } has { $points -> [one] { $points } action point *[other] { $points } action points } */
export type ActionRollsPointsLine = { code: "action-rolls.points"; params: { person: NamedPlayer; points: number | null; }; data: null; } & LineBase;

/** The action points of { $person } are not counted */
export type ActionRollsPointsUncountedLine = { code: "action-rolls.points-uncounted"; params: { person: NamedPlayer; points: number | null; }; data: null; } & LineBase;

/** { $person } rolls { $dice }d{ $sides }: { $faces } */
export type ActionRollsRolledLine = { code: "action-rolls.rolled"; params: { dice: number; faces: number[]; ones: number; person: NamedPlayer; sides: number; text: string; }; data: ActionRollData; } & LineBase;

/** { $person } must save: { $dice }d6 against { $attribute }, or else: { $reason } */
export type ActionRollsSaveCalledForLine = { code: "action-rolls.save-called-for"; params: { attribute: Named; dice: number; kind: string; person: NamedPlayer; reason: string; }; data: null; } & LineBase;

/** { $person } must save: { $kind }, { $dice }d6 against { $attribute } */
export type ActionRollsSaveCalledLine = { code: "action-rolls.save-called"; params: { attribute: Named; dice: number; kind: string; person: NamedPlayer; reason: string; }; data: null; } & LineBase;

/** { $person } fails the save ({ $kind }): { $faces } against { $attribute } { $value } */
export type ActionRollsSaveFailedLine = { code: "action-rolls.save-failed"; params: { attribute: Named; faces: number[]; kind: string; person: NamedPlayer; value: number; }; data: SaveRollData; } & LineBase;

/** { $person } fails the save ({ $kind }): { $faces } against { $attribute } */
export type ActionRollsSaveFailedNpcLine = { code: "action-rolls.save-failed-npc"; params: { attribute: Named; faces: number[]; kind: string; person: NamedPlayer; }; data: SaveRollData; } & LineBase;

/** { $person } makes the save ({ $kind }): { $faces } against { $attribute } { $value } */
export type ActionRollsSaveMadeLine = { code: "action-rolls.save-made"; params: { attribute: Named; faces: number[]; kind: string; person: NamedPlayer; value: number; }; data: SaveRollData; } & LineBase;

/** { $person } makes the save ({ $kind }): { $faces } against { $attribute } */
export type ActionRollsSaveMadeNpcLine = { code: "action-rolls.save-made-npc"; params: { attribute: Named; faces: number[]; kind: string; person: NamedPlayer; }; data: SaveRollData; } & LineBase;

/** The Handler waives the save of { $person }: { $kind } */
export type ActionRollsSaveWaivedLine = { code: "action-rolls.save-waived"; params: { kind: string; person: NamedPlayer; }; data: null; } & LineBase;

/** { $person } spends { $points -> [one] { $points } action point *[other] { $points } action points } */
export type ActionRollsSpentLine = { code: "action-rolls.spent"; params: { person: NamedPlayer; points: number | null; }; data: null; } & LineBase;

/** { $person } is now { $state } */
export type ActionRollsStateLine = { code: "action-rolls.state"; params: { person: NamedPlayer; state: "dieing" | "wounded" | "panicked" | "dead"; }; data: null; } & LineBase;

/** { $person } is no longer { $state } */
export type ActionRollsStateOverLine = { code: "action-rolls.state-over"; params: { person: NamedPlayer; state: "dieing" | "wounded" | "panicked" | "dead"; }; data: null; } & LineBase;

/** { $person } struggles with { $dice }d{ $sides }: { $faces } */
export type ActionRollsStruggledLine = { code: "action-rolls.struggled"; params: { dice: number; faces: number[]; ones: number; person: NamedPlayer; sides: number; text: string; }; data: ActionRollData; } & LineBase;

/** { $person } succeeds with { $value }, { $extras -> [one] { $extras } extra success *[other] { $extras } extra successes } */
export type ActionRollsSucceededHiddenLine = { code: "action-rolls.succeeded-hidden"; params: { extras: number; person: NamedPlayer; value: number; }; data: null; } & LineBase;

/** { $person } succeeds with { $value } against { $threshold }, { $extras -> [one] { $extras } extra success *[other] { $extras } extra successes } */
export type ActionRollsSucceededLine = { code: "action-rolls.succeeded"; params: { extras: number; person: NamedPlayer; threshold: number; value: number; }; data: null; } & LineBase;

/** The save of { $person } is lost: { $reason } */
export type ActionRollsSuffersLine = { code: "action-rolls.suffers"; params: { person: NamedPlayer; reason: string; }; data: null; } & LineBase;

/** The turn of { $person } ends */
export type ActionRollsTurnEndsLine = { code: "action-rolls.turn-ends"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** The turn of { $person } begins */
export type ActionRollsTurnStartsLine = { code: "action-rolls.turn-starts"; params: { person: NamedPlayer; }; data: null; } & LineBase;

/** The weapon, module, unit or condition that an action is about. */
export type ActionSubject = {
  id: string;
  name: string;
};

/** Something that a unit can do. */
export type ActionView = {
  id: string;
  /** the action, by id */
  action: string;
  name: string;
  text: string;
  /** the group in which lists show it */
  group: string;
  /** the weapon or expansion that it is about; null: none */
  of: ActionSubject | null;
  /** steps that it costs */
  steps: number;
  /** the most steps that it can take */
  most: number;
  /** energy that it costs */
  energy: number;
  /** of a movement that goes on: the price of a new one instead (`new` of `unit.move`); null where it cannot be begun or there is no rest of one */
  anew: PriceView | null;
  /** does it, once the fields in `missing` are added */
  command: Record<string, any>;
  /** fields of `command` that the sender adds before it sends it: `path` of `unit.move`, `at` of `attack.declare`, `text` of `action.ask`; empty: it is complete */
  missing: string[];
  /** what the hex `at` of the command must be; null: it names none */
  place: PlaceNeedView | null;
  /** it is possible now */
  available: boolean;
  /** why it cannot be done now */
  reason: BarView | null;
  /** it can be done, with this result; the command then needs `anyway` */
  warns: BarView | null;
  /** it can be done, but has no use now, for this reason; it needs no flag */
  of_no_use: BarView | null;
};

/** { $unit } no longer wants to: { $text } */
export type ActionWithdrawnLine = { code: "action.withdrawn"; params: { unit: NamedUnit; text: string; }; data: null; } & LineBase;

/** Everything that a unit can do. */
export type ActionsAnswer = {
  /** all actions of the unit */
  actions: ActionView[];
};

/** Why something cannot be done, in an answer to the query `actions`. */
export type ActionsReason = Refusal_Airborne | Refusal_AskedEnough | Refusal_AttackPending | Refusal_AttackRolled | Refusal_DescendedEnough | Refusal_Destroyed | Refusal_ExpansionsOff | Refusal_HasNotFlown | Refusal_HoverGrounded | Refusal_NoCarrier | Refusal_NoChance | Refusal_Plain | Refusal_NoEnergy | Refusal_NoFrameNear | Refusal_NoLockOn | Refusal_NoSpeed | Refusal_NoSteps | Refusal_NoTurn | Refusal_NotActed | Refusal_NotBeside | Refusal_NotCarried | Refusal_NotInAir | Refusal_NotOnMap | Refusal_NotYourTurn | Refusal_NotYours | Refusal_NothingBelow | Refusal_NothingToRegain | Refusal_NothingToRepair | Refusal_OnFoot | Refusal_OneStepOnly | Refusal_OtherSide | Refusal_Overheated | Refusal_OwnTurn | Refusal_ReactionPending | Refusal_StabilityFull | Refusal_Staggered | Refusal_StaysUp | Refusal_UsedUp | Refusal_WalkedEnough | Refusal_WouldOverheat;

/** Adjustments by the Handler (FS C 4.12): each number is added to its step, an `outcome` replaces. */
export type Adjust = {
  /** added to targeting */
  targeting: number;
  /** added to the mark */
  mark: number;
  /** added to dodging */
  dodge: number;
  /** added to the damage */
  damage: number;
  /** added to the mitigation */
  mitigation: number;
  /** how the attack ends; null: as the dice fall */
  outcome: "miss" | "hit" | "direct" | null;
};

/** An attack whose numbers the Handler set. */
export type AdjustedData = {
  attack: string;
  /** the numbers that were set */
  set: AttackChanges;
};

/** What an attack on one designation would be, with everything in its area. */
export type AimAnswer = {
  costs: UseCosts;
  /** the weapon can be used now */
  available: boolean;
  /** why it cannot be used now */
  reason: BarView | null;
  /** it can be used, with this result */
  warns: BarView | null;
  /** it can be designated */
  designable: boolean;
  /** it can be designated, but no roll would hit any of `targets`; no flag is needed */
  of_no_use: BarView | null;
  /** distance in hexes */
  distance: number;
  /** hexes beyond the range */
  beyond: number;
  /** the centre of the area of a melee weapon; null: none */
  centre: CellDocument | null;
  /** the possible centres of that area */
  centres: CellDocument[];
  /** all that it would hit */
  targets: AimedTarget[];
};

/** The first step of an attack: the test to hit, or to dodge. */
export type AimDocument = {
  /** how the attack ends */
  result: "miss" | "hit" | "direct";
  /** the roll; null: there was none */
  test: RolledDocument | null;
  /** what it was compared with */
  mark: number;
  /** by how much it is above the mark; negative: below */
  margin: number;
  /** the second look made a miss a hit */
  looked: boolean;
  /** a direct hit because the target is staggered */
  exposed: boolean;
  /** the Handler said how it ends */
  forced: boolean;
};

/** Why something cannot be done, in an answer to the query `aim`. */
export type AimReason = Refusal_AttackPending | Refusal_BadCentre | Refusal_Destroyed | Refusal_NeedsTarget | Refusal_NoEnergy | Refusal_NoHoming | Refusal_NoPreparation | Refusal_NoSteps | Refusal_NoTurn | Refusal_NoZone | Refusal_NotOnMap | Refusal_NotYourTurn | Refusal_OneStepOnly | Refusal_OutOfRange | Refusal_OutOfSight | Refusal_Overheated | Refusal_ReactionPending | Refusal_SelfTarget | Refusal_Staggered | Refusal_SureMiss | Refusal_UsedUp | Refusal_WouldOverheat;

/** One target of an attack on a designation. */
export type AimedTarget = {
  /** of the test to hit or to dodge, explained */
  mark: Number | null;
  /** what is added to that test */
  modifiers: Part[];
  /** everything that settles the attack */
  exchange: ExchangeDocument | null;
  /** exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the target's numbers are not told) */
  odds: OddsDocument | null;
  unit: string | null;
  prop: string | null;
};

/** The answer to a query. The query says which of the answers it is. */
export type AnswerFrame = {
  t: "answer";
  /** the id of your query */
  id: string;
  /** the answer */
  result: Record<string, any>;
};

/** A condition that an attack has left. */
export type AppliedCondition = {
  kind: string;
  tier: number;
  /** what its kind says */
  value: number;
  /** id of the unit that caused it, or empty */
  by: string;
};

/** The cells around a centre. */
export type AreaAnswer = {
  /** [q, r, bottom, top], bottom <= level < top */
  stacks: number[][];
};

/** What waits for the Handler's word. */
export type AskView = {
  id: string;
  unit: string;
  text: string;
  /** module, repair, unit, or empty: something that no rule knows */
  kind: string;
  /** the expansion, who is to be repaired, or the seat that asks for the unit */
  about: string;
  /** paid already */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** the hex of a movement or an expansion */
  to: HexDocument | null;
  /** the one that a rule bars */
  attack: AskedAttackView | null;
  /** for the Handler only: what it would cost by the rules */
  price?: PriceView;
};

/** An attack that a unit asks to be let, as `action.ask` said it. */
export type AskedAttackView = {
  weapon: string;
  /** what it aims at */
  at: UnitPoint | PropPoint | CellDocument;
  /** of its area */
  centre: CellDocument | null;
  /** with the weapon's own die */
  homing: boolean;
  /** steps spent on targeting */
  prepare: number;
  /** it waits for the unit's next turn */
  zone: boolean;
  /** what gets the bonus when a target moves inside the zone */
  inside: "targeting" | "damage";
};

/** Overruled: { $unit }'s { $weapon } on { $targets }: { $changes }. { $text } */
export type AttackAdjustedLine = { code: "attack.adjusted"; params: { unit: NamedUnit; attack: string; changes: string[]; targets: (NamedUnit | NamedProp)[]; text: string; weapon: NamedWeapon; }; data: AdjustedData | null; } & LineBase;

/** Overruled: the attack on { $targets }: { $changes }. { $text } */
export type AttackAdjustedUnseenLine = { code: "attack.adjusted_unseen"; params: { attack: string; changes: string[]; targets: (NamedUnit | NamedProp)[]; text: string; }; data: null; } & LineBase;

/** { $roller } aims { $weapon }: { $score }, { $outcome } */
export type AttackAimedAreaLine = { code: "attack.aimed_area"; params: { unit: NamedUnit; attack: string; outcome: "fumble" | "miss" | "hit" | "critical"; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackTestData; } & LineBase;

/** { $roller } aims { $weapon }: { $score } against { $mark }, { $outcome } */
export type AttackAimedLine = { code: "attack.aimed"; params: { unit: NamedUnit; attack: string; mark: number; outcome: "fumble" | "miss" | "hit" | "critical"; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackTestData; } & LineBase;

/** { $roller } holds together by a test: { $score } against 5 */
export type AttackBulkLine = { code: "attack.bulk"; params: { unit: NamedUnit; attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackScoreData; } & LineBase;

/** { $roller } holds together by a test: { $score } against 5 */
export type AttackBulkUnseenLine = { code: "attack.bulk_unseen"; params: { attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; }; data: AttackScoreData; } & LineBase;

/** { $unit }'s attack with { $weapon } is called off */
export type AttackCancelledLine = { code: "attack.cancelled"; params: { unit: NamedUnit; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: null; } & LineBase;

/** The attack on { $targets } is called off */
export type AttackCancelledUnseenLine = { code: "attack.cancelled_unseen"; params: { attack: string; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** The numbers of an attack that the Handler set. */
export type AttackChanges = {
  /** how it ends; null: as the dice fall */
  outcome?: "miss" | "hit" | "direct" | null;
  /** added to the mark */
  mark?: number;
  /** added to targeting */
  targeting?: number;
  /** added to dodging */
  dodge?: number;
  /** added to the damage */
  damage?: number;
  /** added to the mitigation */
  mitigation?: number;
};

/** { $roller } rolls what the hit breaks */
export type AttackConditionLine = { code: "attack.condition"; params: { unit: NamedUnit; attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackScoreData; } & LineBase;

/** { $roller } rolls what the hit breaks */
export type AttackConditionUnseenLine = { code: "attack.condition_unseen"; params: { attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; }; data: AttackScoreData; } & LineBase;

/** { $roller }, { $weapon }: { $score } rolled for damage */
export type AttackDamageLine = { code: "attack.damage"; params: { unit: NamedUnit; attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackScoreData; } & LineBase;

/** { $unit } fires { $weapon } at { $at }, on { $targets } */
export type AttackDeclaredAreaLine = { code: "attack.declared_area"; params: { unit: NamedUnit; at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: DeclaredData | null; } & LineBase;

/** Something unseen fires at { $at }, on { $targets } */
export type AttackDeclaredAreaUnseenLine = { code: "attack.declared_area_unseen"; params: { at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** { $unit } attacks { $targets } with { $weapon } */
export type AttackDeclaredLine = { code: "attack.declared"; params: { unit: NamedUnit; at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: DeclaredData | null; } & LineBase;

/** { $unit } fires { $weapon } at { $at } */
export type AttackDeclaredNobodyLine = { code: "attack.declared_nobody"; params: { unit: NamedUnit; at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: DeclaredData | null; } & LineBase;

/** Something unseen attacks { $targets } */
export type AttackDeclaredUnseenLine = { code: "attack.declared_unseen"; params: { at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; }; data: DeclaredData | null; } & LineBase;

/** A die of an attack. */
export type AttackDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** what it shows, all its faces together */
  face: number;
  /** it counts */
  kept: boolean;
  /** it shows its highest face */
  ace: boolean;
  /** what it is for */
  purpose: string;
  /** id of the target that it is for */
  target: string;
  /** it is the same die for all targets */
  shared: boolean;
};

/** { $roller } tries to dodge { $weapon }: { $score } against { $mark }, { $outcome } */
export type AttackDodgedLine = { code: "attack.dodged"; params: { unit: NamedUnit; attack: string; mark: number; outcome: "fumble" | "miss" | "hit" | "critical"; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackTestData; } & LineBase;

/** { $roller } tries to dodge: { $score }, { $outcome } */
export type AttackDodgedUnseenLine = { code: "attack.dodged_unseen"; params: { attack: string; outcome: "fumble" | "miss" | "hit" | "critical"; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; }; data: AttackTestData; } & LineBase;

/** { $unit }'s { $weapon }: nothing to hit any more */
export type AttackEscapedLine = { code: "attack.escaped"; params: { unit: NamedUnit; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: null; } & LineBase;

/** The attack on { $targets } finds nothing any more */
export type AttackEscapedUnseenLine = { code: "attack.escaped_unseen"; params: { attack: string; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** { $unit }'s { $weapon } is used */
export type AttackGoesOnLine = { code: "attack.goes_on"; params: { unit: NamedUnit; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: null; } & LineBase;

/** The attack on { $targets } goes on */
export type AttackGoesOnUnseenLine = { code: "attack.goes_on_unseen"; params: { attack: string; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** { $roller } mitigates up to { $score } */
export type AttackMitigatedLine = { code: "attack.mitigated"; params: { unit: NamedUnit; attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: AttackScoreData; } & LineBase;

/** { $roller } mitigates up to { $score } */
export type AttackMitigatedUnseenLine = { code: "attack.mitigated_unseen"; params: { attack: string; roller: NamedUnit; score: number; targets: (NamedUnit | NamedProp)[]; }; data: AttackScoreData; } & LineBase;

/** { $unit }'s { $weapon } hits nobody */
export type AttackNobodyLine = { code: "attack.nobody"; params: { unit: NamedUnit; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: null; } & LineBase;

/** { $unit }'s { $weapon } on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost */
export type AttackResultLine = { code: "attack.result"; params: { unit: NamedUnit; attack: string; lost: number; result: "miss" | "hit" | "direct"; shaken: number; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: ResultData | null; } & LineBase;

/** Attack on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost */
export type AttackResultUnseenLine = { code: "attack.result_unseen"; params: { attack: string; lost: number; result: "miss" | "hit" | "direct"; shaken: number; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** A roll of an attack that is compared with nothing. */
export type AttackScoreData = {
  attack: string;
  /** the stage of the attack */
  stage: "target" | "dodge" | "damage" | "mitigate";
  /** the dice, in the order rolled */
  dice: AttackDie[];
  /** what the roll means for each target */
  targets: RolledTarget[];
  kind: "score";
  /** the score */
  score: number;
  /** an ace is among the dice, which adds 2 */
  ace: boolean;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** One that is attacked: a unit or a prop. Of an attacker that the viewer cannot know there are no numbers. */
export type AttackTargetView = {
  /** of the test to hit or to dodge, explained */
  mark: Number | null;
  /** what is added to that test */
  modifiers: Part[];
  /** everything that settles the attack */
  exchange: ExchangeDocument | null;
  /** exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the target's numbers are not told) */
  odds: OddsDocument | null;
  unit: string | null;
  prop: string | null;
  /** dice rolled so far, by what they are for */
  faces: Record<string, number>;
  /** the first step, once it is rolled */
  aim: AimDocument | null;
  /** what the Handler has added */
  adjust: Adjust | null;
};

/** The test of an attack. */
export type AttackTestData = {
  attack: string;
  /** the stage of the attack */
  stage: "target" | "dodge" | "damage" | "mitigate";
  /** the dice, in the order rolled */
  dice: AttackDie[];
  /** what the roll means for each target */
  targets: RolledTarget[];
  /** the table from which its result is read */
  kind: "proactive" | "reactive";
  /** what was added */
  modifiers: number[];
  /** an ace is among the dice, which adds 2 */
  ace: boolean;
  /** the score */
  score: number;
  /** what it is compared with; null: not told */
  mark: number | null;
  /** the score above the mark; null: not told */
  margin: number | null;
  /** the result */
  outcome: "fumble" | "miss" | "hit" | "critical";
  /** the odds of each result; null: not told */
  odds: Record<string, Odds> | null;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** An attack that is not over. */
export type AttackView = {
  id: string;
  /** null: somebody that the viewer cannot know */
  unit: string | null;
  /** its weapon; null: not told */
  weapon: AttackWeaponView | null;
  /** the step that it waits for */
  stage: "target" | "dodge" | "damage" | "mitigate" | "zone" | "pause";
  /** units whose players are to roll */
  waiting_for: string[];
  /** distance in hexes; null: not told */
  distance: number | null;
  /** hexes beyond the range */
  beyond: number | null;
  /** centre of its area; null: no area */
  at: CellDocument | null;
  /** with the weapon's own die */
  homing: boolean;
  /** steps spent on targeting */
  prepare: number;
  /** declared without recoil left: its range is 0 */
  unbraced: boolean;
  /** the zone that it waits in; null: none */
  zone: AttackZone | null;
  /** when the pause for reactions ends, ISO 8601 */
  until: string | null;
  /** units that the pause is for */
  may_react: string[];
  /** its targets */
  targets: AttackTargetView[];
};

/** { $unit }'s attack comes to nothing */
export type AttackVoidLine = { code: "attack.void"; params: { unit: NamedUnit; attack: string; }; data: null; } & LineBase;

/** The weapon of an attack. */
export type AttackWeaponView = {
  weapon: string;
  name: string;
};

/** The zone of a weapon with Zone In: all cells within `radius` steps of `centre` (FS C 4.35). `inside`: what happens when the target moves inside the zone: nothing, the attack resolves as it is, or with a bonus to targeting or damage (FS C 2.1.12). */
export type AttackZone = {
  /** the cell in its middle */
  centre: Cell;
  radius: number;
  /** what a target that moves inside it calls down */
  inside: "nothing" | "plain" | "targeting" | "damage";
};

/** { $unit } takes aim at { $targets } with { $weapon }, to fire at the start of its next turn */
export type AttackZonedLine = { code: "attack.zoned"; params: { unit: NamedUnit; at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; weapon: NamedWeapon; }; data: DeclaredData | null; } & LineBase;

/** Something unseen takes aim at { $targets } */
export type AttackZonedUnseenLine = { code: "attack.zoned_unseen"; params: { at: CellDocument | null; attack: string; targets: (NamedUnit | NamedProp)[]; }; data: null; } & LineBase;

/** `start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5). */
export type Attribute = {
  id: string;
  name: string;
  /** `die`: its grades are dice, 0 none to 5 d12; `val`: a number from 0 to 5 */
  kind: "die" | "val";
  /** its grade on a new sheet */
  start: number;
  /** its highest grade */
  cap: number;
};

/** What the rules make of one attribute of a sheet. */
export type AttributeNumbers = {
  category: string;
  /** `die`: its grades are dice; `val`: a number */
  kind: "die" | "val";
  /** grade of a die (0 none, 1 d4 ... 5 d12), or the value */
  value: number;
  /** "d8", "none", or the value */
  shown: string;
  /** points in it */
  points: number;
  /** its highest grade */
  cap: number;
  /** its experimental award */
  award: number;
  /** points that can be put into it now */
  room: number;
  /** what it stands for where nobody rolls, the award included */
  fixed: number;
  /** why no point can be put into it; null: one can */
  raise_bar: BarView | null;
};

/** The part of an attribute in a test: either a die by name, or a modifier. */
export type AttributePart = {
  attribute: string;
  name: string;
  /** its die; null: none */
  die: string | null;
  /** what it adds; null: nothing */
  modifier: number | null;
  /** the modifier is an experimental award */
  award: boolean;
};

/** What a step of a plan does to one attribute. */
export type AttributeShift = {
  attribute: string;
  name: string;
  /** the grade before */
  before: string;
  /** the grade after */
  after: string;
};

/** { $name } has no background any more */
export type BackgroundGoneLine = { code: "background.gone"; params: { name: string; }; data: null; } & LineBase;

/** { $name } has a new background */
export type BackgroundSetLine = { code: "background.set"; params: { name: string; }; data: null; } & LineBase;

/** A picture under the grid; lengths are in thousandths of the side of a hex. */
export type BackgroundView = {
  /** in percent; the colours of the ground show through the rest */
  opacity: number;
  /** [x, y, width, height] of each part in sight, by name; none for Handlers */
  blocks: Record<string, number[]>;
  /** the id of the whole picture; for the Handler only */
  picture?: string;
  /** [x, y, width, height] of the picture; for the Handler only */
  place?: number[];
};

/** { $pilot } lets { $name } come back */
export type BanLiftedLine = { code: "ban.lifted"; params: { name: string; pilot: string; }; data: null; } & LineBase;

/** { $pilot } bans { $name } */
export type BanMadeLine = { code: "ban.made"; params: { name: string; pilot: string; }; data: null; } & LineBase;

/** Why something cannot be done now: a code of the refusals, and its params. */
export type BarView = {
  code: string;
  /** the params of a `Refusal` with this code */
  params: Record<string, any>;
};

/** A number before and after a step of a plan. */
export type BeforeAndAfter = {
  /** the number before */
  before: number;
  /** the number after */
  after: number;
};

/** A cell just beyond, and why the unit cannot enter it. */
export type BeyondCell = ReachReason & { q: number; r: number; level: number; };

/** The cell that blocks a line, and what is in it. */
export type BlockerView = {
  q: number;
  r: number;
  level: number;
  /** what kind of thing it is */
  kind: "ground" | "prop" | "unit" | "smoke";
  /** the level above it; null over a void */
  top: number | null;
  unit?: string;
  prop?: string;
  /** of a unit, a prop, or the area of the smoke */
  name?: string;
};

/** The table from which this one was branched. */
export type BranchData = {
  /** id of the other table */
  table: string;
  /** chapters of chance there */
  chapters: number;
};

/** A frame and who pilots it, as points: what it comes to is worked out by `numbers`. `skills` and `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots the frame, goes before them). */
export type Build = {
  /** its name */
  name: string;
  /** a chassis, by id */
  chassis: string;
  /** a generator, by id */
  generator: string;
  /** its weapons */
  weapons: Weapon[];
  /** points by attribute of the pilot */
  skills: Record<string, number>;
  /** points by attribute of the frame */
  hull: Record<string, number>;
  /** grades by element, 1 to 3; an element of a weapon is written `damage:w1` */
  tuning: Record<string, number>;
  /** its expansions */
  modules: Module[];
  /** its shape on the map */
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
  /** notes of whoever made it */
  notes: string;
  /** experimental awards by attribute */
  awards: Record<string, number>;
};

/** { $build } is ready: the Handler is asked to bring it in */
export type BuildAskedLine = { code: "build.asked"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** Build { $build } changed */
export type BuildChangedLine = { code: "build.changed"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** { $build } is not brought in for now */
export type BuildDeniedLine = { code: "build.denied"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** { $build } need not be brought in any more */
export type BuildNotAskedLine = { code: "build.not_asked"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** Build { $build } removed */
export type BuildRemovedLine = { code: "build.removed"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** { $by } keeps a new build: { $build } */
export type BuildSavedLine = { code: "build.saved"; params: { build: NamedBuild; }; data: null; } & LineBase;

/** The roll against destruction. */
export type BulkDocument = {
  /** what the die shows; null: there was no die */
  face: number | null;
  /** the score */
  score: number;
  /** the result of the roll */
  outcome: "fumble" | "miss" | "hit" | "critical";
  /** the target has used it up */
  spent: boolean;
};

/** What a fire does to a unit, and its dice where there are some. */
export type BurnData = {
  /** what it does */
  outcome?: OutcomeDocument;
  kind?: "score";
  /** the dice, in the order rolled */
  dice?: PurposeDie[];
  /** the score */
  score?: number;
  /** an ace is among the dice, which adds 2 */
  ace?: boolean;
  /** where the dice come from; null: not told */
  proof?: ProofDocument | null;
};

/** Overruled: { $character } loses { $lost }, which no longer fits the categories */
export type CategoriesClippedLine = { code: "categories.clipped"; params: { character: NamedCharacter; lost: string[]; }; data: null; } & LineBase;

/** Categories of this table: { $categories } */
export type CategoriesSetLine = { code: "categories.set"; params: { categories: NamedCategory[]; }; data: null; } & LineBase;

/** Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame. */
export type Category = {
  id: string;
  name: string;
  /** points that a new character has for it */
  pool: number;
  /** its attributes */
  attributes: Attribute[];
  /** its upgrades belong to the frame, and are lost with it */
  frame: boolean;
  /** credits for one advancement */
  price: number;
  /** how often a character may buy an advancement */
  limit: number;
};

/** A category by id and name. */
export type CategoryName = {
  category: string;
  name: string;
};

/** The ceiling is gone */
export type CeilingClearedLine = { code: "ceiling.cleared"; params: { level: number | null; }; data: null; } & LineBase;

/** Ceiling at level { $level } */
export type CeilingSetLine = { code: "ceiling.set"; params: { level: number; }; data: null; } & LineBase;

export type Cell = [number, number, number];

/** One hexagonal cell: axial `q`, `r` and `level` (10 m each). */
export type CellDocument = {
  q: number;
  r: number;
  level: number;
};

/** The chapter of verifiable dice that is open. */
export type ChanceView = {
  /** its number, from 1 */
  chapter: number;
  /** SHA-256 of its seed */
  commitment: string;
  /** public rolls of this chapter */
  rolls: number;
  /** what players have mixed into the dice of this chapter, or empty */
  mix: string;
};

/** One change of your view and log. `seq` grows by one with each. */
export type ChangeFrame = {
  t: "change";
  seq: number;
  patch: any[][];
  entries: Entry[];
};

/** A change that can be taken back or done again; all null when there is none. */
export type ChangeView = {
  /** what it is */
  what: string | null;
  /** the seat whose command it was */
  by: string | null;
  /** the one unit it is about */
  unit: NamedUnit | null;
  /** the prop it is about */
  prop: NamedProp | null;
};

/** Dice chapter { $chapter } closed, its seed was { $seed } */
export type ChapterClosedLine = { code: "chapter.closed"; params: { chapter: number; dice?: number; seed: string; }; data: null; } & LineBase;

/** Dice chapter { $chapter } opened, nothing is mixed in yet: mix in anew. Commitment { $commitment } */
export type ChapterOpenedLine = { code: "chapter.opened"; params: { chapter: number; commitment: string; }; data: null; } & LineBase;

/** { $character } is a new pilot, frame { $frame } */
export type CharacterAddedFrameLine = { code: "character.added_frame"; params: { character: NamedCharacter; frame: Named; }; data: null; } & LineBase;

/** { $character } is a new pilot */
export type CharacterAddedLine = { code: "character.added"; params: { character: NamedCharacter; frame: Named; }; data: null; } & LineBase;

/** { $character } advances { $category } by a point for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left */
export type CharacterAdvancedLine = { code: "character.advanced"; params: { category: NamedCategory; character: NamedCharacter; left: number; price: number; }; data: null; } & LineBase;

/** The Handler approves { $character }'s plan */
export type CharacterApprovedLine = { code: "character.approved"; params: { character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } loses the experimental award in { $attribute } */
export type CharacterAwardGoneLine = { code: "character.award_gone"; params: { attribute: NamedAttribute; bonus: number; character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } gets an experimental award of +{ $bonus } in { $attribute } */
export type CharacterAwardedLine = { code: "character.awarded"; params: { attribute: NamedAttribute; bonus: number; character: NamedCharacter; }; data: null; } & LineBase;

/** The Handler declines { $character }'s plan */
export type CharacterDeclinedLine = { code: "character.declined"; params: { character: NamedCharacter; reason: string; }; data: null; } & LineBase;

/** The Handler declines { $character }'s plan: { $reason } */
export type CharacterDeclinedWhyLine = { code: "character.declined_why"; params: { character: NamedCharacter; reason: string; }; data: null; } & LineBase;

/** Overruled: { $character } has advanced { $category } { $times -> [one] { $times } time *[other] { $times } times } */
export type CharacterEditedAdvancesLine = { code: "character.edited_advances"; params: { category: NamedCategory; character: NamedCharacter; times: number; }; data: null; } & LineBase;

/** Overruled: { $character } has an award of +{ $bonus } in { $attribute } */
export type CharacterEditedAwardLine = { code: "character.edited_award"; params: { attribute: NamedAttribute; bonus: number; character: NamedCharacter; }; data: null; } & LineBase;

/** Overruled: { $character } has { $credits -> [one] { $credits } credit *[other] { $credits } credits } */
export type CharacterEditedCreditsLine = { code: "character.edited_credits"; params: { character: NamedCharacter; credits: number; }; data: null; } & LineBase;

/** Overruled: { $character } has { $attribute } at { $value } */
export type CharacterEditedPointsLine = { code: "character.edited_points"; params: { attribute: NamedAttribute; character: NamedCharacter; value: string; }; data: null; } & LineBase;

/** Overruled: { $salvage -> [one] { $salvage } credit *[other] { $salvage } credits } of salvage for { $character }'s frame */
export type CharacterEditedSalvageLine = { code: "character.edited_salvage"; params: { character: NamedCharacter; salvage: number; }; data: null; } & LineBase;

/** Overruled: { $spent -> [one] { $spent } credit *[other] { $spent } credits } spent on { $character }'s frame */
export type CharacterEditedSpentLine = { code: "character.edited_spent"; params: { character: NamedCharacter; spent: number; }; data: null; } & LineBase;

/** { $character } gets a new frame for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left */
export type CharacterFrameReplacedLine = { code: "character.frame_replaced"; params: { character: NamedCharacter; left: number; price: number; }; data: null; } & LineBase;

/** { $character } is { $unit } on the map, with the points of its build */
export type CharacterLinkedByBuildLine = { code: "character.linked_by_build"; params: { unit: NamedUnit; character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } is { $unit } on the map */
export type CharacterLinkedLine = { code: "character.linked"; params: { unit: NamedUnit; character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } takes the plan back */
export type CharacterPlanWithdrawnLine = { code: "character.plan_withdrawn"; params: { character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } plans { $count -> [one] { $count } upgrade *[other] { $count } upgrades } for { $price -> [one] { $price } credit *[other] { $price } credits }: the Handler decides */
export type CharacterPlannedLine = { code: "character.planned"; params: { character: NamedCharacter; count: number; price: number; }; data: null; } & LineBase;

/** { $character } raises { $attribute } from { $from } to { $to }, { $points -> [one] { $points } point *[other] { $points } points } left in { $category } */
export type CharacterRaisedLine = { code: "character.raised"; params: { attribute: NamedAttribute; category: NamedCategory; character: NamedCharacter; from: string; points: number; to: string; }; data: null; } & LineBase;

/** { $character } refits a point from { $from } to { $to } for { $price -> [one] { $price } credit *[other] { $price } credits }, { $left } left */
export type CharacterRefittedLine = { code: "character.refitted"; params: { category: NamedCategory; character: NamedCharacter; from: NamedAttribute; left: number; price: number; to: NamedAttribute; }; data: null; } & LineBase;

/** { $character } is removed */
export type CharacterRemovedLine = { code: "character.removed"; params: { character: NamedCharacter; }; data: null; } & LineBase;

/** The wreck is worth { $salvage -> [one] { $salvage } credit *[other] { $salvage } credits } to { $character }'s new frame */
export type CharacterSalvagedLine = { code: "character.salvaged"; params: { character: NamedCharacter; salvage: number; }; data: null; } & LineBase;

/** { $pilot } plays { $character } */
export type CharacterSeatedLine = { code: "character.seated"; params: { character: NamedCharacter; pilot: NamedSeat; }; data: null; } & LineBase;

/** { $character } has no unit on the map */
export type CharacterUnlinkedLine = { code: "character.unlinked"; params: { character: NamedCharacter; }; data: null; } & LineBase;

/** Nobody plays { $character } */
export type CharacterUnseatedLine = { code: "character.unseated"; params: { character: NamedCharacter; }; data: null; } & LineBase;

/** { $character } changed: { $changed } */
export type CharacterUpdatedLine = { code: "character.updated"; params: { changed: string[]; character: NamedCharacter; }; data: null; } & LineBase;

/** A pilot with a frame. `seat` and `unit` are null where there is none to be known of. */
export type CharacterView = {
  /** by category */
  pools: Record<string, PoolView>;
  /** its attributes */
  attributes: Record<string, AttributeNumbers>;
  /** what a new frame costs */
  replace: ReplaceView;
  id: string;
  name: string;
  /** the name of its frame, in the player's words */
  frame: string;
  /** id of the seat that plays it; null: nobody */
  seat: string | null;
  /** id of the unit that it pilots; null: none */
  unit: string | null;
  /** its sheet */
  sheet: Sheet;
  /** upgrades that wait for the Handler's word */
  plan: Upgrade[];
  /** for the Handler only */
  notes?: string;
};

/** A chassis. `special` describes `movement_traits` in plain words, if there are any. */
export type Chassis = {
  id: string;
  name: string;
  text: string;
  /** most integrity */
  integrity: number;
  /** most stability */
  stability: number;
  speed: number;
  /** recoil that it can take in a turn */
  recoil: number;
  /** what else it can do, in words; empty: nothing */
  special: string;
  /** how it moves and falls */
  movement_traits: MovementTraits;
  /** the silhouette of a new frame */
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
};

/** { $text } */
export type ChatSaidLine = { code: "chat.said"; params: { text: string; }; data: null; } & LineBase;

/** To the Handlers: { $text } */
export type ChatToHandlersLine = { code: "chat.to_handlers"; params: { names: NamedSeat[]; text: string; }; data: null; } & LineBase;

/** To { $names }: { $text } */
export type ChatWhisperedLine = { code: "chat.whispered"; params: { names: NamedSeat[]; text: string; }; data: null; } & LineBase;

/** A check; players do not read a hidden difficulty. */
export type CheckData = {
  /** the dice system */
  kind: string;
  /** the dice, in the order rolled */
  dice: QDie[];
  /** id of the character */
  player: string;
  /** the attribute, or id of the skill */
  trait: string;
  /** added to the die */
  bonus: number;
  /** the total */
  total: number;
  /** it is a critical success */
  critical: boolean;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
  /** the result */
  outcome: "failure" | "success" | "critical";
  /** the difficulty; null: not told */
  difficulty: number | null;
  /** the odds of each result; null: not told */
  odds: Record<string, Odds> | null;
};

/** What a build comes to. Every number has the parts it is the sum of. */
export type CheckedBuild = {
  /** null where the build names unknown things */
  numbers: FrameNumbers | null;
  /** weapons by id */
  profiles: Record<string, WeaponProfile> | null;
  /** why it is not legal; empty: it is */
  problems: Problem[];
  /** by category, `tuning`, `weapons.<id>` */
  points: Record<string, PointsLeft>;
};

/** A chunk of the map, by the hash that the view names it by. */
export type ChunkView = {
  /** ground level in rows; null: void */
  levels: (number | null)[];
  /** by index in `levels` */
  notes: Record<string, Note[]>;
  /** what the view calls it; the same hash is the same content */
  hash: string;
};

/** A condition of a unit: `kind` is an entry of `content.conditions`. `by`: the unit that caused it. The numbers after `ends` are what an attack asks it for. Of several conditions of a unit that do the same the strongest counts. */
export type Condition = {
  /** kind of the condition, by id */
  kind: string;
  /** its tier; 0: none */
  tier: number;
  by: string;
  /** what its kind says: a bonus, or the number of a debilitation */
  value: number;
  /** when it is over; null: never */
  ends: Duration | null;
  /** added to targeting against the unit */
  targeting: number;
  /** added to the next damage of the unit */
  harm: number;
  /** so many times */
  uses: number;
  /** added to the ranges of its weapons */
  reach: number;
  /** it is staggered at this much stability already */
  unsteady: number;
  /** added to its speed */
  move: number;
  /** steps lost at the start of its turn */
  drain: number;
  /** sides of the die of damage at the start of its turn */
  burn: number;
  /** steps that mend it; 0: steps do not */
  mend: number;
};

/** { $unit }: { $condition } */
export type ConditionBegunLine = { code: "condition.begun"; params: { unit: NamedUnit; condition: NamedCondition; }; data: ConditionData | null; } & LineBase;

/** A condition of a unit. */
export type ConditionData = {
  /** its kind */
  condition: string;
  tier: number;
  /** what its kind says */
  value: number;
};

/** A kind of condition, with its numbers by tier. `tiers` is empty for a state that is only explained here. */
export type ConditionKind = {
  id: string;
  name: string;
  text: string;
  /** the condition at each tier */
  tiers: Condition[];
  /** who caused it, and its side, see the unit also without a line of sight */
  seen: boolean;
  /** the type of the damage that it does; empty: none */
  damage: string;
};

/** { $unit }: the condition “{ $condition }” has ended */
export type ConditionOverLine = { code: "condition.over"; params: { unit: NamedUnit; condition: NamedCondition; }; data: ConditionData | null; } & LineBase;

/** What is the matter with a unit, and what it changes. */
export type ConditionView = {
  kind: string;
  name: string;
  tier: number;
  /** what its kind says */
  value: number;
  /** the unit that caused it, or empty */
  by: string;
  /** when it is over; null: never */
  ends: EndsView | null;
  /** added to targeting whoever has it */
  targeting: number;
  /** added to the next damage it takes, `uses` times */
  harm: number;
  /** so many times */
  uses: number;
  /** added to the ranges of its weapons */
  reach: number;
  /** it is staggered at this much stability already */
  unsteady: number;
  /** added to its speed */
  move: number;
  /** steps lost at the start of its turn */
  drain: number;
  /** sides of the die of damage at the start of its turn */
  burn: number;
  /** steps that mend it; 0: nothing of the sort does */
  mend: number;
};

/** The conflict is over after { $round -> [one] { $round } round *[other] { $round } rounds } */
export type ConflictEndedLine = { code: "conflict.ended"; params: { round: number; }; data: null; } & LineBase;

/** The round. */
export type ConflictView = {
  round: number;
  segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** id of the unit that has the turn; null: nobody */
  active: string | null;
  /** the segments of a round in their order */
  order: ("friendly" | "ally" | "neutral" | "enemy" | "environmental")[];
  /** steps at the start of a turn */
  turn_steps: number;
  /** falls of this round */
  falls: FallView[];
  /** the Handler's before their segment */
  effects: Effect[];
  /** what zones will do, before the falls */
  hits: HitView[];
  /** what comes before the zones */
  ceiling: LoweringView | null;
  /** for the Handler only */
  skipped?: Skip[];
  /** for the Handler only: one side has nobody left to fight */
  decided?: boolean;
};

/** One thing to build with; what else it has depends on its kind. */
export type ContentEntry = {
  id: string;
  name: string;
  text: string;
  /** the words for tier I to III */
  tiers?: string[];
  /** what each tier changes: sums by name, "<die>_grades", mechanisms that it switches on */
  numbers?: Record<string, any>[];
  /** of a tuning: of each weapon apart */
  each?: boolean;
  /** of a weapon type: what aims it */
  director?: string;
  /** of a weapon type: it has the range of an arm */
  melee?: boolean;
  /** of a damage tag: the damage type that it is for */
  damage?: string;
};

/** The end of a contest. */
export type ContestData = {
  /** the dice system */
  kind: string;
  /** id of the winner */
  winner: string;
  /** id of the loser */
  loser: string;
  /** how often both have rolled */
  round: number;
};

/** A line of the mission's cost to a pilot: how many, and the points they cost. "integrity" (tier 0), or uses of weapons of a "tier". */
export type Cost = {
  /** points of `integrity`, or uses of weapons of a `tier` */
  kind: "integrity" | "tier";
  /** the tier of the weapons; 0 for integrity */
  tier: 0 | 1 | 2 | 3;
  /** how many */
  count: number;
  /** credits for them */
  cost: number;
};

/** Terms for { $player }: threshold { $threshold }, skill { $skill }, Flow { $flow } */
export type CourseAndFlowAnsweredLine = { code: "course-and-flow.answered"; params: { flow: NamedValue | string; player: NamedPlayer; skill: NamedValue | string; threshold: number; }; data: null; } & LineBase;

/** { $player } asks{ $about -> [true] { " " }about{ " " } *[other] { "" } }{ $text }: { $question } */
export type CourseAndFlowAskedLine = { code: "course-and-flow.asked"; params: { about: boolean; player: NamedPlayer; question: string; text: string; }; data: null; } & LineBase;

/** The Course is { $die } { $face } now, set by { $player } */
export type CourseAndFlowCourseFollowsLine = { code: "course-and-flow.course-follows"; params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; face: number; player: NamedPlayer; }; data: null; } & LineBase;

/** The Handler sets the Course: { $die } { $face } */
export type CourseAndFlowCourseSetLine = { code: "course-and-flow.course-set"; params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; face: number; }; data: null; } & LineBase;

/** { $player } declines: not quite yet */
export type CourseAndFlowDeclinedLine = { code: "course-and-flow.declined"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** Dice available to { $player }: { $dice } */
export type CourseAndFlowDiceSetLine = { code: "course-and-flow.dice-set"; params: { dice: ("compelling" | "daring" | "expertise" | "sneaky" | "thriving")[]; player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } pairs { $die } { $face } with the Course, { $course } { $course_face }; { $other } { $other_face } will be the next Course */
export type CourseAndFlowElectedLine = { code: "course-and-flow.elected"; params: { course: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; course_face: number; die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; face: number; other: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; other_face: number; player: NamedPlayer; }; data: null; } & LineBase;

/** Flow { $flow } begins at { $value } */
export type CourseAndFlowFlowBegunLine = { code: "course-and-flow.flow-begun"; params: { flow: Named; value: number; }; data: null; } & LineBase;

/** The Handler ends Flow { $flow } */
export type CourseAndFlowFlowDroppedLine = { code: "course-and-flow.flow-dropped"; params: { flow: Named; }; data: null; } & LineBase;

/** Flow { $flow } rises to { $value } */
export type CourseAndFlowFlowGainedLine = { code: "course-and-flow.flow-gained"; params: { flow: Named; value: number; }; data: null; } & LineBase;

/** Flow { $flow } stays at { $value } */
export type CourseAndFlowFlowKeptLine = { code: "course-and-flow.flow-kept"; params: { flow: Named; value: number; }; data: null; } & LineBase;

/** Flow { $flow } falls to 0 */
export type CourseAndFlowFlowLostLine = { code: "course-and-flow.flow-lost"; params: { flow: Named; }; data: null; } & LineBase;

/** The Handler sets Flow { $flow } to { $value } */
export type CourseAndFlowFlowSetLine = { code: "course-and-flow.flow-set"; params: { flow: Named; value: number; }; data: null; } & LineBase;

/** Compelling is high: a witness is impressed by { $player } */
export type CourseAndFlowHighCompellingLine = { code: "course-and-flow.high-compelling"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** Daring is high: no harm to { $player } and allies until the Course that this roll sets is replaced */
export type CourseAndFlowHighDaringLine = { code: "course-and-flow.high-daring"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** Expertise is high: this roll costs { $player } no Flow */
export type CourseAndFlowHighExpertiseLine = { code: "course-and-flow.high-expertise"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** Sneaky is high: only those whom { $player } allows notice any of this */
export type CourseAndFlowHighSneakyLine = { code: "course-and-flow.high-sneaky"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** Thriving is high: { $player } may recover one slot of any track */
export type CourseAndFlowHighThrivingLine = { code: "course-and-flow.high-thriving"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } wants: { $text }. How: { $how }. Skill wished for: { $skill }, Flow: { $flow } */
export type CourseAndFlowIntentStatedLine = { code: "course-and-flow.intent-stated"; params: { flow: NamedValue | string; how: Named; player: NamedPlayer; skill: NamedValue | string; text: string; }; data: null; } & LineBase;

/** { $player } has the intent: { $text } */
export type CourseAndFlowIntentTakenLine = { code: "course-and-flow.intent-taken"; params: { player: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $player } thinks better of it */
export type CourseAndFlowIntentWithdrawnLine = { code: "course-and-flow.intent-withdrawn"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } has learnt something: { $skill } is { $value } now */
export type CourseAndFlowLearntLine = { code: "course-and-flow.learnt"; params: { player: NamedPlayer; skill: Named; value: number; }; data: null; } & LineBase;

/** The face is larger than the skill: { $player } may raise { $skill } to { $value } */
export type CourseAndFlowMayLearnLine = { code: "course-and-flow.may-learn"; params: { player: NamedPlayer; skill: Named; value: number; }; data: null; } & LineBase;

/** { $player } begins no Flow */
export type CourseAndFlowNoFlowBegunLine = { code: "course-and-flow.no-flow-begun"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } leaves { $skill } as it is */
export type CourseAndFlowNotLearntLine = { code: "course-and-flow.not-learnt"; params: { player: NamedPlayer; skill: Named; value: number; }; data: null; } & LineBase;

/** { $player } recovers nothing */
export type CourseAndFlowNotRecoveredLine = { code: "course-and-flow.not-recovered"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** No slot of any track is marked, so the recovery is lost */
export type CourseAndFlowNothingToRecoverLine = { code: "course-and-flow.nothing-to-recover"; params: {  }; data: null; } & LineBase;

/** { $player } learns: { $text } */
export type CourseAndFlowQuestionAnsweredLine = { code: "course-and-flow.question-answered"; params: { player: NamedPlayer; question: string; text: string; }; data: null; } & LineBase;

/** How it ends for { $player }: { $text } */
export type CourseAndFlowReactedLine = { code: "course-and-flow.reacted"; params: { player: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $player } recovers slot { $slot } of { $track } */
export type CourseAndFlowRecoveredLine = { code: "course-and-flow.recovered"; params: { player: NamedPlayer; slot: number; track: Named; }; data: null; } & LineBase;

/** The Handler drops the roll of { $player }; the Course stays */
export type CourseAndFlowRollCancelledLine = { code: "course-and-flow.roll-cancelled"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } rolls { $first } { $first_face } and { $second } { $second_face }; the Course is { $die } { $face } */
export type CourseAndFlowRolledLine = { code: "course-and-flow.rolled"; params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; face: number; first: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; first_face: number; player: NamedPlayer; second: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; second_face: number; }; data: CourseRollData; } & LineBase;

/** The Course has changed: Daring no longer protects { $player } and allies */
export type CourseAndFlowShelterEndedLine = { code: "course-and-flow.shelter-ended"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** The Handler sets { $skill } of { $player } to { $value } */
export type CourseAndFlowSkillSetLine = { code: "course-and-flow.skill-set"; params: { player: NamedPlayer; skill: Named; value: number; }; data: null; } & LineBase;

/** Slot { $slot } of { $track } is cleared */
export type CourseAndFlowSlotClearedLine = { code: "course-and-flow.slot-cleared"; params: { slot: number; track: Named; }; data: null; } & LineBase;

/** Slot { $slot } of { $track } is marked */
export type CourseAndFlowSlotMarkedLine = { code: "course-and-flow.slot-marked"; params: { slot: number; track: Named; }; data: null; } & LineBase;

/** Sum { $sum } against threshold { $threshold }: { $player } may have the intent */
export type CourseAndFlowSumIntentLine = { code: "course-and-flow.sum-intent"; params: { player: NamedPlayer; sum: number; threshold: number; }; data: null; } & LineBase;

/** Sum { $sum }: not quite yet */
export type CourseAndFlowSumNotYetLine = { code: "course-and-flow.sum-not-yet"; params: { player: NamedPlayer; sum: number; threshold: number; }; data: null; } & LineBase;

/** Sum { $sum } against threshold { $threshold }: the Handler owes { $player } a win */
export type CourseAndFlowSumWinLine = { code: "course-and-flow.sum-win"; params: { player: NamedPlayer; sum: number; threshold: number; }; data: null; } & LineBase;

/** A tie on { $face }: a dramatic setback for { $player }. No die is high, nothing protects, and no token averts it */
export type CourseAndFlowTieLine = { code: "course-and-flow.tie"; params: { face: number; player: NamedPlayer; }; data: null; } & LineBase;

/** A six: a { $token } token for { $player } */
export type CourseAndFlowTokenGainedLine = { code: "course-and-flow.token-gained"; params: { player: NamedPlayer; token: "rumor" | "initiative" | "foresight" | "clue" | "focus"; }; data: null; } & LineBase;

/** { $player } spends a { $token } token{ $about -> [true] { " " }about{ " " } *[other] { "" } }{ $text }: { $question } */
export type CourseAndFlowTokenSpentLine = { code: "course-and-flow.token-spent"; params: { about: boolean; player: NamedPlayer; question: string; text: string; token: "rumor" | "initiative" | "foresight" | "clue" | "focus"; }; data: null; } & LineBase;

/** The Handler sets the { $token } tokens of { $player } to { $value } */
export type CourseAndFlowTokensSetLine = { code: "course-and-flow.tokens-set"; params: { player: NamedPlayer; token: "rumor" | "initiative" | "foresight" | "clue" | "focus"; value: number; }; data: null; } & LineBase;

/** The Handler takes away the track { $track } */
export type CourseAndFlowTrackDroppedLine = { code: "course-and-flow.track-dropped"; params: { track: Named; }; data: null; } & LineBase;

/** The Handler sets the track { $track } ({ $kind }) to { $slots -> [one] one slot *[other] { $slots } slots } */
export type CourseAndFlowTrackSetLine = { code: "course-and-flow.track-set"; params: { kind: string; slots: number; track: Named; }; data: null; } & LineBase;

/** The Handler offers { $player } a win: { $text } */
export type CourseAndFlowWinOfferedLine = { code: "course-and-flow.win-offered"; params: { player: NamedPlayer; text: string; }; data: null; } & LineBase;

/** { $player } takes the win: { $text } */
export type CourseAndFlowWinTakenLine = { code: "course-and-flow.win-taken"; params: { player: NamedPlayer; text: string; }; data: null; } & LineBase;

/** A die of a roll, by its name. */
export type CourseDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** the name of the die */
  die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving";
};

/** A roll with its Course, its Flow and its skill. */
export type CourseRollData = {
  /** the dice system */
  kind: string;
  /** the dice, in the order rolled */
  dice: CourseDie[];
  /** the Course */
  course: FaceDocument;
  /** the value of the Flow */
  flow: number;
  /** the value of the skill */
  skill: number;
  /** what a win takes */
  threshold: number;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** { $from } gives { $to } { $amount -> [one] { $amount } credit *[other] { $amount } credits }, { $left } left */
export type CreditsGivenLine = { code: "credits.given"; params: { amount: number; from: NamedCharacter; left: number; to: NamedCharacter; }; data: null; } & LineBase;

/** A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`. */
export type CrewPay = {
  character: string;
  name: string;
  /** the lines of the pay */
  lines: PayLine[];
  /** the costs of the pilot */
  costs: Cost[];
  /** the sum of the costs */
  cost: number;
  /** credits for the costs */
  fee: number;
  /** credits that the pilot gets */
  sum: number;
  /** now; null: there is no such character any more */
  credits: number | null;
  /** once it is paid; null: it is, or there is no character */
  after: number | null;
};

/** The damage before it meets the target. */
export type DamageDocument = {
  /** the roll */
  base: RolledDocument;
  /** the roll that a direct hit adds; null: none */
  direct: RolledDocument | null;
  /** added by a direct hit */
  shock: number;
  /** taken off by a guard; null: not told */
  guarded: number | null;
  /** added to reach the least damage of a hit */
  raised: number;
  /** energy added to the damage */
  bonus: number;
  /** so much of that energy cannot be mitigated */
  firm: number;
  /** the whole damage */
  total: number;
};

/** An attack that is declared. */
export type DeclaredData = {
  attack: string;
  /** hexes to the target */
  distance: number;
  /** hexes beyond the range; null: not told */
  beyond: number | null;
};

/** Credits that the employer keeps back from each pilot, and why. One with a condition counts once it `applies`; those of older tables have always applied. */
export type Deduction = {
  id: string;
  text: string;
  /** credits */
  amount: number;
  /** the reason has occurred, so it counts */
  applies: boolean;
};

/** The last deliveries of a webhook, newest first. */
export type DeliveryList = {
  /** the cursor of the next page; null on the last one */
  next: string | null;
  /** whether there is a next page */
  has_more: boolean;
  /** the attempts */
  deliveries: DeliverySummary[];
};

/** An attempt to deliver. */
export type DeliverySummary = {
  id: string;
  /** when it began */
  at: string;
  /** the number of the line of the log; 0 for a test */
  n: number;
  /** the code of that line */
  code: string;
  /** which attempt it was, from 1 */
  attempt: number;
  /** what became of it */
  result: "delivered" | "refused" | "redirected" | "too-slow" | "unreachable" | "bad-certificate" | "private";
  /** the status of the answer */
  status: number | null;
  /** how long it took */
  milliseconds: number;
};

/** { $by } mixes “{ $text }” into every later die of this chapter: { $mix } */
export type DiceMixedLine = { code: "dice.mixed"; params: { by: string; mix: string; text: string; }; data: MixData; } & LineBase;

/** { $by } rolls { $notation } for { $reason }: { $total } */
export type DiceRolledForLine = { code: "dice.rolled_for"; params: { notation: string; reason: string; total: number; }; data: FreeRollData; } & LineBase;

/** { $by } rolls { $notation }: { $total } */
export type DiceRolledLine = { code: "dice.rolled"; params: { notation: string; reason: string; total: number; }; data: FreeRollData; } & LineBase;

/** Somebody unseen rolls */
export type DiceUnseenLine = { code: "dice.unseen"; params: {  }; data: ScoreData; } & LineBase;

/** What a switch changes. `turn` is null outside a conflict. */
export type DispositionAnswer = {
  /** the unit */
  unit: NamedUnit;
  /** its disposition now */
  was: "pilot" | "ally" | "neutral" | "enemy";
  /** the one that it would get */
  now: "pilot" | "ally" | "neutral" | "enemy";
  /** `was` and `now`: pilots, neutral or enemy */
  side: Record<string, string>;
  /** the segment in which it acts */
  segment: SegmentChange;
  /** its turn of this round; null: no conflict */
  turn: TurnChange | null;
  /** whether dice are rolled for it; NPCs have fixed numbers */
  rolls: FlagChange;
  /** what changes for each group of viewers */
  groups: GroupChange[];
  /** null: its losses count for nobody */
  tally: TallyChange | null;
};

/** A distance in hexes. */
export type DistanceView = {
  /** hexes on the plane */
  horizontal: number;
  /** levels */
  vertical: number;
  /** both together, as ranges count */
  total: number;
};

/** A line that somebody has drawn on the map. */
export type DrawingView = {
  id: string;
  /** x and y of each point in turn, in thousandths of the side of a hex */
  points: number[];
  colour: "red" | "amber" | "green" | "blue" | "violet" | "white";
  /** how thick it is */
  width: "thin" | "medium" | "thick";
  /** who drew it, if that seat is still at the table */
  seat: string | null;
  /** for the Handler only */
  secret?: boolean;
};

/** When a condition is over: at the `count`th such moment from now on. "turn-start" and "turn-end" of `unit`, "round-end", or "repair" (never by itself). In content `unit` is "user" (who causes it), "user-next" (its next turn, not the one that runs) or "target". */
export type Duration = {
  /** at such a moment, or by a `repair` */
  when: "turn-start" | "turn-end" | "round-end" | "repair";
  unit: string;
  /** so many of these moments */
  count: number;
};

/** An environmental effect besides falls (FS 6.7). */
export type Effect = {
  id: string;
  text: string;
  /** it occurs in every round */
  lasts: boolean;
  /** the round in which it occurs, or from which on */
  round: number | null;
  /** the level to which the ceiling of the map comes down; null: it stays */
  ceiling: number | null;
};

/** When a condition is over: at the `count`th such moment from now on. */
export type EndsView = {
  /** at such a moment, or by a `repair` */
  when: "turn-start" | "turn-end" | "round-end" | "repair";
  /** whose turn; empty for none, or one that the viewer cannot know */
  unit: string;
  /** so many of these moments */
  count: number;
};

/** One line of the log: a code of the message catalogue and its parameters. */
export type Entry = {
  /** the number of the line in your log */
  n: number;
  /** your `seq` after the line */
  version: number;
  /** when it was written, ISO 8601 */
  at: string;
  /** id of the seat that acted; null: the table itself */
  seat: string | null;
  /** the name of the seat at that time; empty: the table itself */
  by: string;
  /** what the line is about */
  kind: "system" | "turn" | "move" | "fall" | "roll" | "attack" | "mission" | "chat" | "overrule" | "undo";
  code: string;
  params: Record<string, any>;
  /** values behind the text: paths, dice, results */
  data: any;
  /** nobody but the Handler reads it */
  only: boolean;
  /** others read it too, with less in it */
  fuller: boolean;
  /** the line in English, where it is asked for */
  text?: string;
};

/** The environment will act in round { $round }: { $text } */
export type EnvironmentAddedForLine = { code: "environment.added_for"; params: { round: number | null; text: string; }; data: null; } & LineBase;

/** The environment will act every round: { $text } */
export type EnvironmentAddedLastingLine = { code: "environment.added_lasting"; params: { round: number | null; text: string; }; data: null; } & LineBase;

/** The environment will act this round: { $text } */
export type EnvironmentAddedLine = { code: "environment.added"; params: { round: number | null; text: string; }; data: null; } & LineBase;

/** The environment will act in the next conflict: { $text } */
export type EnvironmentAddedNextLine = { code: "environment.added_next"; params: { round: number | null; text: string; }; data: null; } & LineBase;

/** Environment: { $text } */
export type EnvironmentEffectLine = { code: "environment.effect"; params: { text: string; }; data: null; } & LineBase;

/** The environment will not act after all: { $text } */
export type EnvironmentRemovedLine = { code: "environment.removed"; params: { text: string; }; data: null; } & LineBase;

/** Everything that settles an attack on one target, before the dice. Numbers that are not told are null, and `untold` is there (`npc_stats`). */
export type ExchangeDocument = {
  /** id of the unit that attacks */
  attacker: string;
  /** id of the unit or prop that is attacked */
  target: string;
  weapon: string;
  /** the type of damage */
  damage_type: string;
  /** `reactive`: the target dodges */
  table: "proactive" | "reactive";
  /** who rolls the test, or empty */
  roller: string;
  /** the roll of the first step; null: nothing is aimed */
  test: Roll | null;
  /** what the roll is compared with */
  mark: Number;
  /** the target may dodge */
  evades: boolean;
  /** hexes beyond the range */
  beyond: number | null;
  /** the face with which a miss is looked at once more; 0: not at all */
  second_look: number;
  /** how the Handler said it ends */
  forced: "miss" | "hit" | "direct" | null;
  /** damage of a hit */
  damage: Roll;
  /** the damage of a miss */
  missed: Roll | null;
  /** added by a direct hit */
  direct: Roll;
  /** more damage and impact of a direct hit */
  shock: number;
  /** energy added to the damage */
  bonus: number;
  /** so much of that energy cannot be mitigated */
  firm: number;
  /** least damage of a hit */
  least: number;
  /** added to damage that gets through */
  more: number | null;
  /** damage negated before mitigation */
  ablative: number | null;
  /** null where nothing mitigates it */
  mitigation: Roll | null;
  /** conditions that it may leave */
  conditions: PossibleCondition[];
  /** the attacker overheats by it */
  overheats: boolean;
  /** whose numbers are not told */
  untold?: ("attacker" | "target")[];
};

/** A die and what it shows. */
export type FaceDocument = {
  /** the name of the die */
  die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving";
  /** what it shows */
  face: number;
};

/** A line of the panel about the current state: the code of its text with params. */
export type Fact = {
  code: string;
  params: Record<string, any>;
};

/** The whole fall that would begin at a cell; without its effect where the unit is lost. */
export type FallAhead = {
  /** how deep it falls */
  levels: number;
  /** how it ends */
  ends: "landed" | "rests" | "hovers" | "clings" | "falling" | "lost";
  /** the unit it comes to rest on */
  on?: NamedUnit;
  /** the change of its stability */
  stability?: FallChange | null;
  /** the change of its integrity */
  integrity?: FallChange | null;
  /** it is staggered by it */
  staggered?: boolean | null;
  /** it is destroyed by it */
  destroyed?: boolean | null;
};

/** A number before and after a fall. */
export type FallChange = {
  /** before */
  from: number;
  /** after */
  to: number;
};

/** What the environmental segment will do to a unit. */
export type FallView = {
  /** null where that is not told */
  stability: FallChange | null;
  /** the change of its integrity */
  integrity: FallChange | null;
  /** whether it becomes so by this fall */
  staggered: boolean | null;
  /** likewise, at worst */
  destroyed: boolean | null;
  unit: string;
  /** where it falls from */
  start: CellDocument;
  /** where it comes to rest, or its last place on the map */
  end: CellDocument;
  /** levels that it falls in this round */
  levels: number;
  /** levels since the fall began */
  total: number;
  /** how it ends */
  ends: "landed" | "rests" | "hovers" | "clings" | "falling" | "lost";
  /** the impact: 10, or 0 for none */
  impact: number;
  /** the unit it comes to rest on */
  on: NamedUnit | null;
};

/** The falls of this round, in their order. */
export type FallsAnswer = {
  /** the falls of this round */
  falls: FallView[];
};

/** The fight goes on as it stood at another table */
export type FightRestoredLine = { code: "fight.restored"; params: {  }; data: null; } & LineBase;

/** The score of a unit that does not roll. */
export type FixedData = {
  /** the score */
  fixed: number;
  /** what was added */
  modifiers: number[];
  /** what it is compared with; null: nothing */
  mark: number | null;
};

/** Whether something is so, before and after. */
export type FlagChange = {
  was: boolean;
  now: boolean;
};

/** { $count -> [one] { $count } hex *[other] { $count } hexes } of the map are unexplored again */
export type FogCoveredLine = { code: "fog.covered"; params: { count: number; }; data: null; } & LineBase;

/** Players are shown { $count -> [one] { $count } hex *[other] { $count } hexes } of the map */
export type FogRevealedLine = { code: "fog.revealed"; params: { count: number; }; data: null; } & LineBase;

/** What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top eight hex digits of a number whose bit c is column c; a chunk without a bit is left out. */
export type FogView = {
  /** `off`, `team` (shared) or `own` */
  mode: "off" | "team" | "own";
  /** hexes whose ground the viewer knows */
  known?: Record<string, string>;
  /** hexes in sight now */
  seen?: Record<string, string>;
  /** hexes kept back from players; for the Handler only */
  veiled?: Record<string, string>;
};

/** The cheapest path to a cell. */
export type FoundPath = {
  /** cells entered in order, without the start */
  path: CellDocument[];
  /** range that it costs, in hexes */
  cost: number;
  /** the unit begins to fall at its end */
  falls: boolean;
  /** the fall at its end */
  fall?: FallAhead;
  /** range left, in hexes */
  left: number;
};

/** Everything that frames are built of, in words and numbers. */
export type FrameContent = {
  /** how much of everything a build can have */
  limits: Record<string, any>;
  /** all chassis */
  chassis: Chassis[];
  /** all generators */
  generators: Generator[];
  /** costs and range of weapons by tier */
  tiers: WeaponTier[];
  /** all types of weapons */
  weapon_types: ContentEntry[];
  /** all types of damage */
  damage_types: ContentEntry[];
  /** all weapon tags */
  weapon_tags: ContentEntry[];
  /** all damage tags */
  damage_tags: ContentEntry[];
  /** attributes of the frame */
  hull: ContentEntry[];
  /** attributes of the pilot */
  skills: ContentEntry[];
  /** elements that can be tuned */
  tuning: ContentEntry[];
  /** expansions to copy */
  modules: ModuleEntry[];
  /** all kinds of conditions */
  conditions: ConditionKind[];
  /** all actions */
  actions: Action[];
  /** what actions need, in words */
  needs: Record<string, string>;
};

/** The ready builds, each shelf in the order of names. */
export type FrameLibrary = {
  /** ready builds of frames */
  frames: ReadyBuild[];
  /** ready builds of NPCs */
  npcs: ReadyBuild[];
};

/** All numbers of a build. Dice as sides. */
export type FrameNumbers = {
  /** most integrity */
  integrity: Number;
  /** most stability */
  stability: Number;
  /** hexes of a base movement */
  speed: Number;
  /** recoil that it can take in a turn */
  recoil: Number;
  /** most energy */
  capacity: Number;
  /** energy that comes back at the start of a turn */
  recharge: Number;
  /** the roll of Sharpness */
  sharpness: Roll;
  /** the roll of Smarts */
  smarts: Roll;
  /** the roll of Synergy */
  synergy: Roll;
  /** added to dodging */
  evasion: Number;
  /** added to surveys */
  detectors: Number;
  /** number against being hit where nobody rolls */
  evasion_number: Number;
  /** number of an attack without weapon where nobody rolls */
  attack_number: Number;
  /** number against damage of each type where nobody rolls */
  mitigation_number: Record<string, Number>;
  /** bonus to mitigation against damage of each type */
  plating: Record<string, Number>;
  /** tier of the plating against damage of each type, 0 to 3 */
  plated: Record<string, number>;
  /** sides of the die against destruction; 0: none */
  bulk: number;
  /** tier of the recovery, 0 to 3 */
  recovery: number;
  /** stability regained at the start of a turn */
  regained: Number;
  /** damage that a layer negates */
  ablative: Number;
  /** how often it does so between repairs */
  ablative_times: number;
  /** range of the scanner in hexes */
  scanner: Number;
  /** added to the die against destruction */
  bulk_bonus: number;
  /** effects of plating beyond its bonus, by damage type */
  guards: Record<string, PlatingEffect>;
};

/** Why something cannot be done, in an answer to the query `frame`. */
export type FrameReason = Refusal_BuildAward | Refusal_BuildBadId | Refusal_BuildCap | Refusal_BuildModuleChanged | Refusal_BuildModuleCost | Refusal_BuildModuleGenerator | Refusal_BuildNoEffect | Refusal_Plain | Refusal_BuildPoints | Refusal_BuildSameId | Refusal_BuildTagPoints | Refusal_BuildTier | Refusal_BuildTooLong | Refusal_BuildTooMany | Refusal_BuildTuningPoints | Refusal_BuildUnknown | Refusal_BuildWeaponGenerator | Refusal_BuildWrongDamage | Refusal_NoSuchAttribute;

/** A unit's build and the state of its parts. */
export type FrameView = {
  /** the name of the build */
  build: string;
  /** the whole build */
  design: Build;
  chassis: string;
  /** how it moves and falls */
  gait: GaitView;
  generator: string;
  /** recoil left */
  recoil: number;
  /** recoil that it can take in a turn */
  recoil_max: number;
  /** its weapons */
  weapons: WeaponView[];
  /** its expansions */
  modules: Module[];
  /** every number with the parts it is the sum of */
  numbers: FrameNumbers;
  /** what it does by itself */
  orders: Record<string, boolean>;
  /** layers that have not burnt off */
  ablative_left: number;
  /** added to the next test against overheating */
  cooling: number;
};

/** The roll of a notation. */
export type FreeRollData = {
  kind: "free";
  /** the notation */
  notation: string;
  /** the dice, in the order rolled */
  dice: KeptDie[];
  /** the parts of the notation */
  terms: TermDocument[];
  /** the result */
  total: number;
  /** only the Handler reads it */
  secret: boolean;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** The character whose sheet a test was made from, and the sheet's parts of the test. */
export type FromSheet = {
  character: string;
  name: string;
  parts: AttributePart[];
};

/** What is unlike walking in how a frame keeps to the ground. */
export type GaitView = {
  /** levels above a surface up to which it moves and is held; or 0 */
  hover: number;
  /** in the air at the end of its own turn it begins to fall */
  sinks: boolean;
};

/** A generator, the source of a frame's energy. */
export type Generator = {
  id: string;
  name: string;
  text: string;
  /** most energy */
  capacity: number;
  /** energy that comes back at the start of a turn */
  recharge: number;
  /** what else it does, in words */
  special: string;
  /** false: it regains no energy, even with tuning */
  recharges: boolean;
  /** the most steps that it may spend to cool; each adds 1 to the next test against overheating */
  cools: number;
  /** energy for each step of cooling */
  cool_energy: number;
  /** energy that comes back at the start of a turn, even while it is overheated */
  trickle: number;
  /** it is full after overheating ends, and after a minute of standby */
  refills: boolean;
};

/** A build at a glance. */
export type Glance = {
  /** most integrity */
  integrity: number;
  /** most stability */
  stability: number;
  speed: number;
  /** the longest range of its weapons */
  reach: number;
  /** the name of its chassis */
  chassis: string;
  /** the name of its generator */
  generator: string;
};

/** What changes for one group of viewers. */
export type GroupChange = {
  /** as in hello: "pilots", "spectators", or the group of one seat */
  group: string;
  /** the seat of a group of one */
  seat: string | null;
  /** whether it knows of the unit */
  knows: FlagChange;
  /** how much of its numbers they know */
  numbers: NumbersChange;
  /** other units that come into its sight */
  gains: NamedUnit[];
  /** other units that go out of its sight */
  loses: NamedUnit[];
  /** null without fog */
  hexes: HexesChange | null;
};

/** What the target loses, and what it has left. */
export type HarmDocument = {
  /** integrity lost */
  integrity_lost: number;
  /** stability lost */
  stability_lost: number;
  integrity: number | null;
  stability: number | null;
  /** it is staggered now; null: not told */
  staggers: boolean | null;
  /** it recovers from being staggered; null: not told */
  recovers: boolean | null;
  destroyed: boolean;
  /** the roll against destruction; null: none, or not told */
  bulk: BulkDocument | null;
};

/** Pools of a unit that have changed. */
export type HarmedData = {
  /** what is left, by pool */
  set: Record<string, number>;
  /** what was left before, by pool */
  was: Record<string, number>;
};

/** The first frame on every socket. */
export type HelloFrame = {
  t: "hello";
  /** your seat and your group */
  you: You;
  /** the viewer that you view as, if you asked for it */
  as?: SeenAs | null;
  /** identifies the sequence of `seq`; name it when you join again */
  epoch: string;
  /** the number of your view now */
  seq: number;
  /** the time of the server, ISO 8601 */
  server_time: string;
};

/** A hex with all its levels. */
export type HexDocument = {
  q: number;
  r: number;
};

/** A hex. */
export type HexPlace = {
  q: number;
  r: number;
};

/** How many hexes a group sees. */
export type HexesChange = {
  was: number;
  now: number;
};

/** What a zone will do to a unit in the environmental segment. */
export type HitView = {
  /** null where that is not told */
  stability: FallChange | null;
  /** the change of its integrity */
  integrity: FallChange | null;
  /** whether it becomes so by this fall */
  staggered: boolean | null;
  /** likewise, at worst */
  destroyed: boolean | null;
  zone: string;
  unit: string;
  /** what the zone does */
  harm: "damage" | "impact" | "heat";
  amount: number;
  /** the change of its energy */
  energy: FallChange | null;
  /** whether it becomes so by this; null where not told */
  overheats: boolean | null;
};

/** All problems of a build. */
export type IllegalBuildData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
  /** the problems of the build */
  problems: Problem[];
};

/** What an attack does to the stability of its target. */
export type ImpactDocument = {
  /** the damage that was mitigated; null: not told */
  mitigated: number | null;
  /** added because it counts twice; null: not told */
  doubled: number | null;
  /** taken off by a guard; null: not told */
  guarded: number | null;
  /** added by a direct hit */
  shock: number;
  /** the whole impact */
  total: number;
  /** impact that a staggered target leaves out; null: not told */
  negates: number | null;
};

/** What a map file became. */
export type ImportReport = {
  /** the format of the file */
  format: string;
  columns: number;
  rows: number;
  orientation: "flat" | "pointy";
  /** hexes with ground */
  ground: number;
  /** hexes without ground */
  voids: number;
  /** the lowest ground level */
  lowest: number;
  /** the highest ground level */
  highest: number;
  /** props that it had */
  props: number;
  /** covers and other notes on hexes */
  notes: number;
  /** the most frequent kinds of notes, at most 20 */
  kinds: Record<string, number>;
  /** units that it had */
  units: number;
  /** what the file had that a map cannot have */
  remarks: Remark[];
};

/** A turn of a unit in whose place the Handler acts. */
export type InPlaceData = {
  /** somebody acted in place of its pilot */
  in_place: boolean;
};

/** A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss. What is written in `gives` as `by` does not count, and `ends.unit` is "user" or "target" there. */
export type InflictedCondition = {
  /** kind of the condition */
  condition: string;
  tier: number;
  /** on a hit, or on a miss */
  on: "hit" | "miss";
  /** sides of a die, rolled before the damage, that says which of `gives` it is (the first for a 1); 0: no die */
  sides: number;
  /** the conditions that it can be; none: the plain condition of that tier */
  gives: Condition[];
};

/** New invite link for the { $role }; the old one is void */
export type InviteRotatedLine = { code: "invite.rotated"; params: { role: "handler" | "pilot" | "spectator"; }; data: null; } & LineBase;

/** The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it. */
export type Invites = {
  /** for pilots */
  pilot: string;
  spectator: string;
};

/** { $by } begins a page of the journal: { $page } */
export type JournalAddedLine = { code: "journal.added"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } changes the page { $page } */
export type JournalEditedLine = { code: "journal.edited"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } moves the page { $page } */
export type JournalMovedLine = { code: "journal.moved"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } presents a page to all: { $page } */
export type JournalPresentedAllLine = { code: "journal.presented_all"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } presents a page: { $page } */
export type JournalPresentedLine = { code: "journal.presented"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } presents a page to { $names }: { $page } */
export type JournalPresentedSomeLine = { code: "journal.presented_some"; params: { names: NamedSeat[]; page: NamedPage; }; data: null; } & LineBase;

/** { $by } removes the page { $page } */
export type JournalRemovedLine = { code: "journal.removed"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } shows a page to all: { $page } */
export type JournalShownAllLine = { code: "journal.shown_all"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } shows a page: { $page } */
export type JournalShownLine = { code: "journal.shown"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } keeps a page: { $page } */
export type JournalShownNobodyLine = { code: "journal.shown_nobody"; params: { page: NamedPage; }; data: null; } & LineBase;

/** { $by } shows a page to { $names }: { $page } */
export type JournalShownSomeLine = { code: "journal.shown_some"; params: { names: NamedSeat[]; page: NamedPage; }; data: null; } & LineBase;

/** { $by } sets who writes in the page { $page } */
export type JournalWritersLine = { code: "journal.writers"; params: { page: NamedPage; }; data: null; } & LineBase;

/** A die of a roll, and whether it counts. */
export type KeptDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** what it shows, all its faces together */
  face: number;
  /** it counts */
  kept: boolean;
  /** it shows its highest face */
  ace: boolean;
};

/** A line of the log, told apart by its `code`. */
export type Line = ActionRollsAbilityLine | ActionRollsActedLine | ActionRollsAdjustedLine | ActionRollsAmendedLine | ActionRollsAmendedFailureLine | ActionRollsAnnouncedLine | ActionRollsAnnouncedInOpeningLine | ActionRollsAnnouncedInOpeningUnskilledLine | ActionRollsAnnouncedUnskilledLine | ActionRollsAttacksLine | ActionRollsAttributeLine | ActionRollsAttributesLine | ActionRollsCancelledLine | ActionRollsContestedLine | ActionRollsDamageLine | ActionRollsDamageByLine | ActionRollsDefenseLine | ActionRollsDefenseNoneLine | ActionRollsDiesLine | ActionRollsEditedLine | ActionRollsEffectLine | ActionRollsExtraLine | ActionRollsExtraForLine | ActionRollsExtrasRestLine | ActionRollsFailedLine | ActionRollsFailedHiddenLine | ActionRollsForgottenLine | ActionRollsFramedLine | ActionRollsFramedHiddenLine | ActionRollsInjuredLine | ActionRollsMistakesLine | ActionRollsModifiersLine | ActionRollsNotedLine | ActionRollsOnesAreMistakesLine | ActionRollsOpeningsLine | ActionRollsOpeningsAndMistakesLine | ActionRollsPanicsLine | ActionRollsPassedLine | ActionRollsPointsLine | ActionRollsPointsUncountedLine | ActionRollsRolledLine | ActionRollsSaveCalledLine | ActionRollsSaveCalledForLine | ActionRollsSaveFailedLine | ActionRollsSaveFailedNpcLine | ActionRollsSaveMadeLine | ActionRollsSaveMadeNpcLine | ActionRollsSaveWaivedLine | ActionRollsSpentLine | ActionRollsStateLine | ActionRollsStateOverLine | ActionRollsStruggledLine | ActionRollsSucceededLine | ActionRollsSucceededHiddenLine | ActionRollsSuffersLine | ActionRollsTurnEndsLine | ActionRollsTurnStartsLine | ActionAskedLine | ActionAsksRepairLine | ActionDeniedLine | ActionDeniedWhyLine | ActionGrantedLine | ActionWithdrawnLine | AttackAdjustedLine | AttackAdjustedUnseenLine | AttackAimedLine | AttackAimedAreaLine | AttackBulkLine | AttackBulkUnseenLine | AttackCancelledLine | AttackCancelledUnseenLine | AttackConditionLine | AttackConditionUnseenLine | AttackDamageLine | AttackDeclaredLine | AttackDeclaredAreaLine | AttackDeclaredAreaUnseenLine | AttackDeclaredNobodyLine | AttackDeclaredUnseenLine | AttackDodgedLine | AttackDodgedUnseenLine | AttackEscapedLine | AttackEscapedUnseenLine | AttackGoesOnLine | AttackGoesOnUnseenLine | AttackMitigatedLine | AttackMitigatedUnseenLine | AttackNobodyLine | AttackResultLine | AttackResultUnseenLine | AttackVoidLine | AttackZonedLine | AttackZonedUnseenLine | BackgroundGoneLine | BackgroundSetLine | BanLiftedLine | BanMadeLine | BuildAskedLine | BuildChangedLine | BuildDeniedLine | BuildNotAskedLine | BuildRemovedLine | BuildSavedLine | CategoriesClippedLine | CategoriesSetLine | CeilingClearedLine | CeilingSetLine | ChapterClosedLine | ChapterOpenedLine | CharacterAddedLine | CharacterAddedFrameLine | CharacterAdvancedLine | CharacterApprovedLine | CharacterAwardGoneLine | CharacterAwardedLine | CharacterDeclinedLine | CharacterDeclinedWhyLine | CharacterEditedAdvancesLine | CharacterEditedAwardLine | CharacterEditedCreditsLine | CharacterEditedPointsLine | CharacterEditedSalvageLine | CharacterEditedSpentLine | CharacterFrameReplacedLine | CharacterLinkedLine | CharacterLinkedByBuildLine | CharacterPlanWithdrawnLine | CharacterPlannedLine | CharacterRaisedLine | CharacterRefittedLine | CharacterRemovedLine | CharacterSalvagedLine | CharacterSeatedLine | CharacterUnlinkedLine | CharacterUnseatedLine | CharacterUpdatedLine | ChatSaidLine | ChatToHandlersLine | ChatWhisperedLine | ConditionBegunLine | ConditionOverLine | ConflictEndedLine | CourseAndFlowAnsweredLine | CourseAndFlowAskedLine | CourseAndFlowCourseFollowsLine | CourseAndFlowCourseSetLine | CourseAndFlowDeclinedLine | CourseAndFlowDiceSetLine | CourseAndFlowElectedLine | CourseAndFlowFlowBegunLine | CourseAndFlowFlowDroppedLine | CourseAndFlowFlowGainedLine | CourseAndFlowFlowKeptLine | CourseAndFlowFlowLostLine | CourseAndFlowFlowSetLine | CourseAndFlowHighCompellingLine | CourseAndFlowHighDaringLine | CourseAndFlowHighExpertiseLine | CourseAndFlowHighSneakyLine | CourseAndFlowHighThrivingLine | CourseAndFlowIntentStatedLine | CourseAndFlowIntentTakenLine | CourseAndFlowIntentWithdrawnLine | CourseAndFlowLearntLine | CourseAndFlowMayLearnLine | CourseAndFlowNoFlowBegunLine | CourseAndFlowNotLearntLine | CourseAndFlowNotRecoveredLine | CourseAndFlowNothingToRecoverLine | CourseAndFlowQuestionAnsweredLine | CourseAndFlowReactedLine | CourseAndFlowRecoveredLine | CourseAndFlowRollCancelledLine | CourseAndFlowRolledLine | CourseAndFlowShelterEndedLine | CourseAndFlowSkillSetLine | CourseAndFlowSlotClearedLine | CourseAndFlowSlotMarkedLine | CourseAndFlowSumIntentLine | CourseAndFlowSumNotYetLine | CourseAndFlowSumWinLine | CourseAndFlowTieLine | CourseAndFlowTokenGainedLine | CourseAndFlowTokenSpentLine | CourseAndFlowTokensSetLine | CourseAndFlowTrackDroppedLine | CourseAndFlowTrackSetLine | CourseAndFlowWinOfferedLine | CourseAndFlowWinTakenLine | CreditsGivenLine | DiceMixedLine | DiceRolledLine | DiceRolledForLine | DiceUnseenLine | EnvironmentAddedLine | EnvironmentAddedForLine | EnvironmentAddedLastingLine | EnvironmentAddedNextLine | EnvironmentEffectLine | EnvironmentRemovedLine | FightRestoredLine | FogCoveredLine | FogRevealedLine | InviteRotatedLine | JournalAddedLine | JournalEditedLine | JournalMovedLine | JournalPresentedLine | JournalPresentedAllLine | JournalPresentedSomeLine | JournalRemovedLine | JournalShownLine | JournalShownAllLine | JournalShownNobodyLine | JournalShownSomeLine | JournalWritersLine | MapResizedLine | MapResizedLostLine | MapSetLine | MissionAddedLine | MissionBriefedLine | MissionChargedLine | MissionCorrectedIntegrityLine | MissionCorrectedUsesLine | MissionDeductionAddedLine | MissionDeductionAppliesLine | MissionDeductionOfferedLine | MissionDeductionOpenLine | MissionDeductionRemovedLine | MissionDeductionUpdatedLine | MissionHaltedLine | MissionIntegrityLostLine | MissionObjectiveAddedLine | MissionObjectiveHiddenLine | MissionObjectiveRemovedLine | MissionObjectiveResultLine | MissionObjectiveRevealedLine | MissionObjectiveUpdatedLine | MissionPaidLine | MissionPayLine | MissionRemovedLine | MissionResultLine | MissionStartedLine | MissionUpdatedLine | MissionUsedLine | MissionWithdrawnLine | ModuleAreaEndedLine | ModuleCarriedOutLine | ModuleGivenBackLine | ModuleGivenBackWhyLine | ModuleLastLine | ModuleTakenBackLine | ModuleUsedLine | ModuleUsedAtLine | OverruledARuleLine | OverruledARuleRoundLine | OverruledActedLine | OverruledAgainLine | OverruledDeedLine | OverruledRoundLine | OverruledRulesLine | OverruledRulesRoundLine | OverruledSystemLine | OverruledTestLine | OverruledUnitLine | OverruledUnitUntoldLine | OverruledVerdictLine | PilotAlightsLine | PilotBackLine | PilotBoardsLine | PilotDroppedLine | PilotGoneLine | PilotInHandLine | PilotKilledLine | PropAddedLine | PropDamagedLine | PropDestroyedLine | PropHiddenLine | PropRemovedLine | PropShownLine | PropUnharmedLine | PropUpdatedLine | QStarAskedLine | QStarAskedHiddenLine | QStarBonusRemovedLine | QStarBonusSetLine | QStarBothCriticalLine | QStarCancelledLine | QStarCancelledContestLine | QStarChallengedLine | QStarCheckedLine | QStarCheckedHiddenLine | QStarCheckedNpcLine | QStarCheckedNpcHiddenLine | QStarCriticalLine | QStarCriticalHiddenLine | QStarCriticalNpcLine | QStarCriticalNpcHiddenLine | QStarLostLine | QStarLostBeyondLine | QStarLostBeyondOpenLine | QStarLoweredLine | QStarNpcAddedLine | QStarNpcAddedVeiledLine | QStarNpcEditedLine | QStarNpcEditedVeiledLine | QStarNpcGoneLine | QStarPoolAddedLine | QStarPoolRemovedLine | QStarPoolSetLine | QStarRaisedLine | QStarSideCriticalLine | QStarSideRolledLine | QStarSkillAddedLine | QStarSkillRemovedLine | QStarSpentLine | QStarTiedLine | QStarWonLine | QStarWonCriticalLine | ReactionAfterLine | ReactionInTimeLine | ReactionInTimeUntoldLine | ReactionLateLine | ReactionLateUntoldLine | ReactionOverLine | ReactionWastedLine | RedoneLine | RedoneStepsLine | RoundBegunLine | SceneActivatedLine | SceneAddedLine | SceneRemovedLine | SceneRenamedLine | SeatBannedLine | SeatJoinedLine | SeatKickedLine | SeatLeftLine | SeatNowHandlerLine | SeatNowPilotLine | SegmentBegunLine | TableBaseEachLine | TableBaseSharedLine | TableBranchedLine | TableCreatedLine | TableFogOffLine | TableFogOwnLine | TableFogTeamLine | TableImportedLine | TableMarksHandlerLine | TableMarksOpenLine | TableNpcsAllLine | TableNpcsConditionLine | TableNpcsNothingLine | TableReactionsLine | TableRenamedLine | TableRepairsAskedLine | TableRepairsFreeLine | TableSightLine | TableSystemsLine | TableTuningLine | TableUpgradesAskedLine | TableUpgradesFreeLine | TerrainNotedLine | TerrainSetLine | TerrainUnveiledLine | TerrainVeiledLine | TestRequestedLine | TestRequestedHiddenLine | TestRolledLine | TestRolledByLine | TestRolledByHiddenLine | TestRolledFreeLine | TestRolledFreeHiddenLine | TestRolledHiddenLine | TestWithdrawnLine | TimerStartedLine | TimerStartedForLine | TurnAbstainedLine | TurnEndedLine | TurnSkippedLine | TurnStartedLine | UndoneLine | UndoneGroundLine | UndonePagesLine | UndoneSightLine | UndoneStepsLine | UnitAblatesLine | UnitAblatesUntoldLine | UnitAddedLine | UnitArrivedLine | UnitArrivedFromLine | UnitAskedForLine | UnitBarredLine | UnitBeginsToFallLine | UnitBulkLine | UnitBulkUntoldLine | UnitBurnsLine | UnitByBuildLine | UnitByBuildElseLine | UnitBySheetLine | UnitBySheetElseLine | UnitCameInSightLine | UnitCarriedLine | UnitClingsLine | UnitCooledLine | UnitCooledUntoldLine | UnitCoolsLine | UnitCoolsUntoldLine | UnitDescendedLine | UnitDestroyedLine | UnitEjectsLine | UnitEnduresLine | UnitFallClingsLine | UnitFallFallingLine | UnitFallHoversLine | UnitFallLandedLine | UnitFallLostLine | UnitFallRestsLine | UnitFallRestsOnLine | UnitFittedLine | UnitFittedUntoldLine | UnitFoundLine | UnitGivenLine | UnitGivenWithLine | UnitHarmedLine | UnitHarmedInZoneLine | UnitHeatsUpLine | UnitHiddenLine | UnitHighlightedLine | UnitHoversLine | UnitImpactLine | UnitLandsLine | UnitLeftLine | UnitLeftMapLine | UnitLetGoLine | UnitLetGoWithLine | UnitMovedLine | UnitMovedFreeLine | UnitNotAskedForLine | UnitNotGivenLine | UnitNotGivenWhyLine | UnitOffTheMapLine | UnitOverheatsLine | UnitPassedByLine | UnitPicturedLine | UnitPlacedLine | UnitPressedDownLine | UnitRecoversLine | UnitRecoveryOffLine | UnitRecoveryOnLine | UnitRefilledLine | UnitReleasedLine | UnitReleasedWithLine | UnitRemovedLine | UnitRepairsLine | UnitRepairsForLine | UnitRepairsSomethingLine | UnitRepairsSomethingUntoldLine | UnitRepairsUntoldLine | UnitRestoredLine | UnitRestsLine | UnitRestsOnLine | UnitReturnedLine | UnitRisesLine | UnitRoseLine | UnitSeenAgainLine | UnitSharedLine | UnitShownLine | UnitStabilisedLine | UnitStabilisedUntoldLine | UnitStaggeredLine | UnitStayedAloftLine | UnitStaysHotLine | UnitStaysHotUntoldLine | UnitSteadiesLine | UnitSteadiesItselfLine | UnitSteadiesItselfUntoldLine | UnitSteppedOffLine | UnitSteppedOntoLine | UnitSurveysLine | UnitSurveysUntoldLine | UnitSurveysVainLine | UnitSurveysVainUntoldLine | UnitTakenLine | UnitTakenOffLine | UnitTakenWithLine | UnitUnhighlightedLine | UnitUnpicturedLine | UnitUpdatedLine | UnitWentOutOfSightLine | UnitsCameInSightLine | WaveAddedLine | WaveEnteredLine | WaveRemovedLine | WaveUpdatedLine | WaveWaitsLine | WebhookOffLine | ZoneAddedLine | ZoneHiddenLine | ZoneRemovedLine | ZoneShownLine | ZoneUpdatedLine;

/** What every line of the log has. */
export type LineBase = {
  /** the number of the line in your log */
  n: number;
  /** your `seq` after the line */
  version: number;
  /** when it was written, ISO 8601 */
  at: string;
  /** id of the seat that acted; null: the table itself */
  seat: string | null;
  /** the name of the seat at that time; empty: the table itself */
  by: string;
  /** what the line is about */
  kind: "system" | "turn" | "move" | "fall" | "roll" | "attack" | "mission" | "chat" | "overrule" | "undo";
  /** nobody but the Handler reads it */
  only: boolean;
  /** others read it too, with less in it */
  fuller: boolean;
  /** the line in English, where it is asked for */
  text?: string;
};

/** A die that was rolled. */
export type LineDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
};

/** What the ceiling would do to the units that the sender knows. */
export type LoweringAnswer = {
  /** units that it would press down */
  pressed: PressedView[];
  /** a unit that has no room below: the ceiling cannot come */
  barred: string | null;
};

/** A ceiling that will come down in the environmental segment. */
export type LoweringView = {
  /** id of the effect */
  effect: string;
  /** the level to which the ceiling comes down */
  level: number;
  /** units that it presses down */
  pressed: PressedView[];
  /** a unit that has no room below: the ceiling cannot come */
  barred: string | null;
};

/** A token with its new secret, which is shown once. */
export type MadeToken = {
  id: string;
  name: string;
  /** the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads */
  seat: string;
  /** what it may do */
  scopes: ("read" | "chat" | "roll" | "play" | "run" | "manage")[];
  /** other sites whose pages may use it */
  origins: string[];
  created: string;
  /** since when it has its present secret */
  issued: string;
  /** when it ends; null: it does not */
  expires: string | null;
  /** when it was used last, to a minute; null: never */
  last_used: string | null;
  /** requests and messages within ten seconds; null: as many as a seat */
  limit: number | null;
  token: string;
};

/** A webhook with the secret of its signatures, which is shown once. */
export type MadeWebhook = {
  id: string;
  name: string;
  url: string;
  /** it is told the lines that these read */
  viewer: "handler" | "pilots" | "spectators";
  /** the kinds of lines that it is told; empty: all */
  kinds: ("system" | "turn" | "move" | "fall" | "roll" | "attack" | "mission" | "chat" | "overrule" | "undo")[];
  created: string;
  /** `on`, `paused`, or `off` after long failure */
  state: "on" | "paused" | "off";
  /** attempts since the last success */
  failures: number;
  /** when the first of these attempts was */
  failing_since: string | null;
  /** when the next attempt will be */
  next_at: string | null;
  /** until when the secret before signs as well; null: there is none */
  old_secret_until: string | null;
  secret: string;
};

/** What was expected in place of something malformed. */
export type MalformedData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
  /** all fields that the object may have */
  fields?: string[];
  /** all missing fields */
  missing?: string[];
  /** all allowed values */
  values?: any[];
};

/** The error of a map format, and its place. */
export type MapFileData = {
  /** the code of the format's own error */
  code: string;
  /** parameters of the format's own error */
  params: Record<string, any>;
  /** the line of the file, from 1; null: unknown */
  line: number | null;
  /** the place in a JSON document; empty: unknown */
  path: string;
};

/** New size of the map, { $columns } × { $rows } */
export type MapResizedLine = { code: "map.resized"; params: { columns: number; rows: number; }; data: null; } & LineBase;

/** New size of the map, { $columns } × { $rows }. Units cut off: { $units }, props: { $props } */
export type MapResizedLostLine = { code: "map.resized_lost"; params: { columns: number; props: number; rows: number; units: number; }; data: null; } & LineBase;

/** New map, { $columns } × { $rows } */
export type MapSetLine = { code: "map.set"; params: { columns: number; rows: number; }; data: null; } & LineBase;

/** The map without its cells; fetch each chunk by its hash. */
export type MapView = {
  columns: number;
  rows: number;
  orientation: "flat" | "pointy";
  /** the lowest level of a void; what falls below it is lost */
  floor: number;
  /** no cell at or above it can be entered; null: there is none */
  ceiling: number | null;
  /** the lowest ground */
  lowest: number;
  /** the highest ground */
  highest: number;
  /** [low, high]: the levels that colours run between */
  tint: number[];
  /** columns and rows of a chunk */
  chunk_size: number;
  /** hashes of the 32 x 32 chunks, row by row */
  chunks: string[];
};

/** A roll of a unit against a mark. */
export type MarkedData = {
  /** the table from which its result is read */
  kind: "proactive" | "reactive";
  /** what was added */
  modifiers: number[];
  /** an ace is among the dice, which adds 2 */
  ace: boolean;
  /** the score */
  score: number;
  /** what it is compared with; null: not told */
  mark: number | null;
  /** the score above the mark; null: not told */
  margin: number | null;
  /** the result */
  outcome: "fumble" | "miss" | "hit" | "critical";
  /** the odds of each result; null: not told */
  odds: Record<string, Odds> | null;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
  /** the dice, in the order rolled */
  dice: KeptDie[];
};

/** An average for display: as a float and as an exact fraction. */
export type MeanOdds = {
  /** the mean */
  mean: number;
  /** the same as a fraction */
  exact: string;
};

/** The damage as it meets the target. */
export type MetDocument = {
  /** negated before mitigation; null: not told */
  negated: number | null;
  /** mitigated; null: not told */
  mitigated: number | null;
  /** energy of the damage that is mitigated; null: not told */
  mitigated_bonus: number | null;
  /** added to damage that gets through; null: not told */
  more: number | null;
  /** the damage that gets through */
  through: number;
};

/** New mission: { $mission } */
export type MissionAddedLine = { code: "mission.added"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** Briefing: { $mission } */
export type MissionBriefedLine = { code: "mission.briefed"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** { $character } owes { $amount -> [one] { $amount } credit *[other] { $amount } credits } for { $mission }: { $credits } now */
export type MissionChargedLine = { code: "mission.charged"; params: { amount: number; character: NamedCharacter; credits: number; mission: NamedMission; }; data: PayData; } & LineBase;

/** { $character }'s tally corrected: integrity lost { $now }, was { $was } */
export type MissionCorrectedIntegrityLine = { code: "mission.corrected_integrity"; params: { character: NamedCharacter; mission: NamedMission; now: number; was: number; }; data: null; } & LineBase;

/** { $character }'s tally corrected: uses of tier { $tier } { $now }, were { $was } */
export type MissionCorrectedUsesLine = { code: "mission.corrected_uses"; params: { character: NamedCharacter; mission: NamedMission; now: number; tier: number; was: number; }; data: null; } & LineBase;

/** { $mission }: the employer keeps back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text } */
export type MissionDeductionAddedLine = { code: "mission.deduction_added"; params: { amount: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: the employer keeps back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text } */
export type MissionDeductionAppliesLine = { code: "mission.deduction_applies"; params: { amount: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: the employer may keep back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text } */
export type MissionDeductionOfferedLine = { code: "mission.deduction_offered"; params: { amount: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: the employer does not keep back { $amount -> [one] { $amount } credit *[other] { $amount } credits }. { $text } */
export type MissionDeductionOpenLine = { code: "mission.deduction_open"; params: { amount: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: no deduction any more. { $text } */
export type MissionDeductionRemovedLine = { code: "mission.deduction_removed"; params: { mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: a deduction is { $amount -> [one] { $amount } credit *[other] { $amount } credits } now. { $text } */
export type MissionDeductionUpdatedLine = { code: "mission.deduction_updated"; params: { amount: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission } is halted */
export type MissionHaltedLine = { code: "mission.halted"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** { $mission }: { $character } loses { $lost } integrity */
export type MissionIntegrityLostLine = { code: "mission.integrity_lost"; params: { character: NamedCharacter; lost: number; mission: NamedMission; }; data: null; } & LineBase;

/** { $mission }: new objective for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text } */
export type MissionObjectiveAddedLine = { code: "mission.objective_added"; params: { bonus: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: objective hidden. { $text } */
export type MissionObjectiveHiddenLine = { code: "mission.objective_hidden"; params: { bonus: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: objective removed. { $text } */
export type MissionObjectiveRemovedLine = { code: "mission.objective_removed"; params: { mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: objective { $result }. { $text } */
export type MissionObjectiveResultLine = { code: "mission.objective_result"; params: { mission: NamedMission; result: "open" | "achieved" | "failed"; text: string; }; data: null; } & LineBase;

/** { $mission }: objective revealed, for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text } */
export type MissionObjectiveRevealedLine = { code: "mission.objective_revealed"; params: { bonus: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission }: objective changed, for { $bonus -> [one] { $bonus } credit *[other] { $bonus } credits }. { $text } */
export type MissionObjectiveUpdatedLine = { code: "mission.objective_updated"; params: { bonus: number; mission: NamedMission; text: string; }; data: null; } & LineBase;

/** { $mission } is paid: primary objective { $result } */
export type MissionPaidLine = { code: "mission.paid"; params: { mission: NamedMission; result: "open" | "achieved" | "failed"; }; data: null; } & LineBase;

/** { $character } is paid { $amount -> [one] { $amount } credit *[other] { $amount } credits } for { $mission }: { $credits } now */
export type MissionPayLine = { code: "mission.pay"; params: { amount: number; character: NamedCharacter; credits: number; mission: NamedMission; }; data: PayData; } & LineBase;

/** { $mission } is taken off the list */
export type MissionRemovedLine = { code: "mission.removed"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** { $mission }: primary objective { $result } */
export type MissionResultLine = { code: "mission.result"; params: { mission: NamedMission; result: "open" | "achieved" | "failed"; }; data: null; } & LineBase;

/** The mission begins: { $mission } */
export type MissionStartedLine = { code: "mission.started"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** { $mission } changed: { $fields } */
export type MissionUpdatedLine = { code: "mission.updated"; params: { fields: string[]; mission: NamedMission; }; data: null; } & LineBase;

/** { $mission }: { $character } uses a tier { $tier } weapon { $count -> [one] once *[other] { $count } times } */
export type MissionUsedLine = { code: "mission.used"; params: { character: NamedCharacter; count: number; mission: NamedMission; tier: number; }; data: null; } & LineBase;

/** A mission; players see it once it is briefed, without what is hidden. */
export type MissionView = {
  id: string;
  name: string;
  /** what players read */
  briefing: string;
  /** the primary objective */
  primary: string;
  /** base pay of each pilot in credits */
  base: number;
  /** the result of the primary objective */
  result: "open" | "achieved" | "failed";
  /** its phase */
  phase: "draft" | "briefed" | "running" | "paid";
  /** its secondary and hidden objectives */
  objectives: Objective[];
  /** its deductions */
  deductions: Deduction[];
  /** ids of characters in the order of their seats */
  crew: string[];
  /** the tally of each character */
  tallies: Record<string, Tally>;
  /** empty until it is paid */
  paid: Pay[];
  /** for the Handler only */
  notes?: string;
  /** for the Handler only: the part of `tallies` that players do not see */
  veiled?: Record<string, Tally>;
};

/** { $mission } is withdrawn */
export type MissionWithdrawnLine = { code: "mission.withdrawn"; params: { mission: NamedMission; }; data: null; } & LineBase;

/** A mistake in a request. */
export type Mistake = {
  /** the way to it */
  at: string[];
  /** what is wrong there */
  what: string;
};

/** A text that is mixed into the dice. */
export type MixData = {
  /** the chapter of chance */
  chapter: number;
  seat: string;
  /** the text */
  text: string;
  /** the mix of all texts so far, SHA-256 */
  mix: string;
};

/** An expansion: what it costs and when it may be used; what it does is the Handler's word. */
export type Module = {
  id: string;
  name: string;
  tier: number;
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** when it may be used */
  trigger: string;
  /** what it does, for the Handler to carry out */
  text: string;
};

/** { $text } of { $unit } at { $at } has ended. */
export type ModuleAreaEndedLine = { code: "module.area_ended"; params: { unit: NamedUnit; text: string; at: HexDocument; }; data: null; } & LineBase;

/** { $unit }'s { $module } has been carried out */
export type ModuleCarriedOutLine = { code: "module.carried_out"; params: { unit: NamedUnit; module: NamedModule; }; data: null; } & LineBase;

/** A named expansion. */
export type ModuleEntry = {
  id: string;
  name: string;
  tier: number;
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  trigger: string;
  text: string;
  /** the generator that it needs; empty: any will do */
  generator: string;
};

/** { $unit }'s { $module } does not apply: it has what it paid again */
export type ModuleGivenBackLine = { code: "module.given_back"; params: { unit: NamedUnit; module: NamedModule; why: string; }; data: null; } & LineBase;

/** { $unit }'s { $module } does not apply: it has what it paid again. { $why } */
export type ModuleGivenBackWhyLine = { code: "module.given_back_why"; params: { unit: NamedUnit; module: NamedModule; why: string; }; data: null; } & LineBase;

/** The hexes on which an expansion can be used. */
export type ModuleHexesAnswer = {
  /** in range, and in sight if it must be; none where it needs no hex */
  hexes: HexDocument[];
};

/** { $unit } is destroyed, and { $module } may still be used. { $text } */
export type ModuleLastLine = { code: "module.last"; params: { unit: NamedUnit; module: NamedModule; text: string; }; data: null; } & LineBase;

/** { $unit } has not used { $module } after all */
export type ModuleTakenBackLine = { code: "module.taken_back"; params: { unit: NamedUnit; module: NamedModule; why: string; }; data: null; } & LineBase;

/** { $unit } uses { $module } at { $at }. { $text } */
export type ModuleUsedAtLine = { code: "module.used_at"; params: { unit: NamedUnit; module: NamedModule; text: string; at: HexDocument; }; data: Module; } & LineBase;

/** { $unit } uses { $module }. { $text } */
export type ModuleUsedLine = { code: "module.used"; params: { unit: NamedUnit; module: NamedModule; text: string; }; data: Module; } & LineBase;

/** A log line that marks a moment of the history. */
export type Moment = {
  /** the moment after it, in the viewer's own sequence */
  seq: number;
  /** what the line marks */
  kind: "round" | "segment" | "turn" | "conflict" | "mission" | "table";
  /** the line's number in the viewer's log */
  n: number;
  /** when, ISO 8601 */
  at: string;
  code: string;
  params: Record<string, any>;
  /** undone later, and not redone */
  undone: boolean;
};

/** The moments of a table's history, oldest first. */
export type Moments = {
  epoch: string;
  /** the first `seq` of the history */
  first: number;
  /** the newest moment */
  seq: number;
  /** the moments */
  moments: Moment[];
};

/** What a movement is for. */
export type MoveReason = {
  /** `attack`: an enemy is in sight and in range where it ends; `approach`: it is on the way to such a place; `nearer`: no way leads to one, but it gets nearer to an enemy; `goal`: it gets nearer to where it is to go; `leave`: it is out of a zone that harms */
  code: "attack" | "approach" | "nearer" | "goal" | "leave";
  /** id of that enemy; null for `goal` and `leave` */
  unit: string | null;
  /** from where it ends to the enemy or the goal, in hexes and levels; null for `leave` */
  distance: number | null;
};

/** A movement, or the part of it that the reader saw. */
export type MovedData = {
  /** where it began; null: off the map */
  from: CellDocument | null;
  /** the cells after the first, in order */
  path: CellDocument[];
};

/** A movement that can go on: its mode and the range left, in hexes (FS 5.3.6). */
export type Movement = {
  mode: "ground" | "flight";
  /** range left */
  left: number;
};

/** Traits of moving and falling; all defaults mean plain walking. */
export type MovementTraits = {
  /** the most levels above a surface at which it moves and stays up, unless it is staggered; its fall ends there without impact */
  hover: number;
  /** it moves up and down beside solid side faces, and is held there unless it is staggered */
  climbs: boolean;
  /** levels that it may rise above the ground in a ground movement, each for 1 of its range */
  jumps: number;
  /** levels at the beginning of a fall that do not count */
  cushion: number;
  /** at the end of its own turn in the air it begins to fall, whatever held it up */
  sinks: boolean;
  /** it may move while staggered */
  moves_staggered: boolean;
};

/** Something by its name. */
export type Named = {
  name: string;
};

/** An attribute by its id and name. */
export type NamedAttribute = {
  attribute: string;
  name: string;
};

/** A kept build by its id and name. */
export type NamedBuild = {
  /** id of the kept build */
  build: string;
  name: string;
};

/** A category of attributes by its id and name. */
export type NamedCategory = {
  category: string;
  name: string;
};

/** A character by its id and name. */
export type NamedCharacter = {
  character: string;
  name: string;
};

/** A condition by its kind and name. */
export type NamedCondition = {
  /** its kind */
  condition: string;
  name: string;
};

/** A mission by its id and name. */
export type NamedMission = {
  mission: string;
  name: string;
};

/** An expansion by its id and name. */
export type NamedModule = {
  module: string;
  name: string;
};

/** An NPC by its name, and by its id where it is known. */
export type NamedNpc = {
  name: string;
  /** id of the NPC */
  npc?: string;
};

/** A page of the journal by its id and title. */
export type NamedPage = {
  page: string;
  /** its title */
  name: string;
};

/** A character of a dice system, or a pilot without one, by its id and name. */
export type NamedPlayer = {
  name: string;
  /** id of the character or seat */
  player: string;
};

/** A pool by its id and name. */
export type NamedPool = {
  name: string;
  /** id of the pool */
  pool: string;
};

/** A prop by its id and name. */
export type NamedProp = {
  prop: string;
  name: string;
};

/** A seat by its id and name. */
export type NamedSeat = {
  seat: string;
  name: string;
};

/** A skill by its id and name. */
export type NamedSkill = {
  name: string;
  /** id of the skill */
  skill: string;
};

/** A unit by id and name. */
export type NamedUnit = {
  unit: string;
  name: string;
};

/** Something by its name, with its value. */
export type NamedValue = {
  name: string;
  /** its value */
  value?: number;
};

/** A weapon by its id and name. */
export type NamedWeapon = {
  weapon: string;
  name: string;
};

/** Why there is no path to a cell. */
export type NoPath = PathReason & { path: null; cell: CellDocument; };

/** The mission to whose crew a character does not belong. */
export type NotInCrewData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
  /** the mission */
  mission: NamedMission;
};

/** The totals of a roll with their exact odds. */
export type NotationAnswer = {
  /** the lowest total; null: there is none */
  min: number | null;
  /** the highest total; null: there is none */
  max: number | null;
  /** null where exact odds are too much work */
  totals: Record<string, Odds> | null;
  /** the odds of all totals below those in `totals` */
  below: Odds | null;
  /** the odds of all totals above those in `totals` */
  above: Odds | null;
  /** the notation */
  notation: string;
  /** the reason after `#` */
  comment: string;
  /** the mean, as a number (`p`) and as a fraction */
  average: Odds | null;
  /** why there are no exact odds */
  reason: BarView | null;
};

/** Why something cannot be done, in an answer to the query `notation`. */
export type NotationReason = Refusal_Plain;

/** Ground cover or a remark on a hex. It is drawn and stored; no rule reads it. */
export type Note = {
  /** what is there */
  kind: string;
  /** levels above the ground that it fills */
  level: number;
  text: string;
};

/** A whole number and the parts it is the sum of. */
export type Number = {
  /** the number */
  value: number;
  parts: Part[];
};

/** How much of the unit's numbers a group is shown. */
export type NumbersChange = {
  was: "all" | "condition" | "nothing";
  now: "all" | "condition" | "nothing";
};

/** A secondary or hidden objective with its bonus in credits, to each pilot. A hidden one is not shown to players before it is `revealed`. */
export type Objective = {
  id: string;
  text: string;
  /** credits for each pilot */
  bonus: number;
  /** players do not know of it until it is revealed */
  hidden: boolean;
  /** players know of it */
  revealed: boolean;
  /** its result */
  result: "open" | "achieved" | "failed";
};

/** A probability for display: as a float and as an exact fraction. */
export type Odds = {
  /** the probability, 0 to 1 */
  p: number;
  /** the same as a fraction */
  exact: string;
};

/** `AttackOdds` for the wire; all but the outcomes null where the target's numbers are not told (`npc_stats`). */
export type OddsDocument = {
  /** the odds of each result */
  outcomes: Record<string, Odds>;
  /** the odds of each amount of damage */
  damage: Record<string, Odds> | null;
  /** the odds of each amount of impact */
  impact: Record<string, Odds> | null;
  /** the odds that the target is staggered */
  stagger: Odds | null;
  /** the odds that the target is destroyed */
  destroy: Odds | null;
};

/** What somebody can do now in a dice system. */
export type OfferView = {
  /** the action for `system.act` */
  action: string;
  /** "handler", "pilots" (any of them), or the id of one seat */
  who: string;
  code: string;
  params: Record<string, any>;
  /** the table waits for this step */
  pending: boolean;
  /** JSON Schema of the command's `form` */
  form: Record<string, any>;
  /** what it can lead to */
  previews: Preview[];
};

/** What the table allows. */
export type Options = {
  /** pilots may roll tests without a request and choose the mark */
  pilots_name_marks: boolean;
  /** upgrades that a pilot buys wait for the Handler's approval */
  upgrades_need_approval: boolean;
  /** the base pay of a mission is shared among its crew */
  share_base: boolean;
  /** the most tuning grades of a frame */
  tuning_points: number;
  /** pilots may repair in the field */
  repairs: boolean;
  /** how long an attack waits for reactions; 0: it does not wait */
  reaction_seconds: number;
  /** fog of war: `off`, `team` (shared) or `own` */
  fog: "off" | "team" | "own";
  /** how far units see under fog, in hexes */
  sight: number;
  /** how much of the numbers of other units players get */
  npc_stats: "all" | "condition" | "nothing";
};

/** A line of a dice system that is not of this list. */
export type OtherLine = { code: string; params: Record<string, any>; data: any; } & LineBase;

/** A refusal by a dice system that is not of this list. */
export type OtherRefusal = {
  code: string;
  params: Record<string, any>;
  data?: any;
};

/** The whole calculation of an attack on one target; null where it is not told (`npc_stats`). */
export type OutcomeDocument = {
  /** how the attack ends */
  result: "miss" | "hit" | "direct";
  /** the first step */
  aim: AimDocument;
  /** the damage before it meets the target; null: a miss */
  damage: DamageDocument | null;
  /** the roll of the target; null: none, or not told */
  mitigation: RolledDocument | null;
  /** the damage as it meets the target */
  met: MetDocument;
  /** what it does to stability */
  impact: ImpactDocument;
  /** what the target loses */
  harm: HarmDocument;
  /** it took the damage as a staggered target; null: not told */
  staggered_before: boolean | null;
  /** a condition of this attack staggered it first; null: not told */
  early: boolean | null;
  /** the target is staggered by it; null: not told */
  staggers: boolean | null;
  destroyed: boolean;
  /** the conditions that it leaves */
  conditions: AppliedCondition[];
  /** the attacker overheats by it */
  overheats: boolean;
};

/** Overruled: { $unit } acts against a rule. { $text } */
export type OverruledARuleLine = { code: "overruled.a_rule"; params: { unit: NamedUnit; rules: string[]; text: string; }; data: RulesData | null; } & LineBase;

/** Overruled: a rule of the round. { $text } */
export type OverruledARuleRoundLine = { code: "overruled.a_rule_round"; params: { rules: string[]; text: string; }; data: RulesData; } & LineBase;

/** Overruled: { $units } had a turn. { $text } */
export type OverruledActedLine = { code: "overruled.acted"; params: { text: string; units: NamedUnit[]; }; data: null; } & LineBase;

/** Overruled: { $units } may take a turn again. { $text } */
export type OverruledAgainLine = { code: "overruled.again"; params: { text: string; units: NamedUnit[]; }; data: null; } & LineBase;

/** Overruled: { $unit } acts out of turn or at no cost */
export type OverruledDeedLine = { code: "overruled.deed"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** Overruled: round { $round }, { $segment } segment, turn of { $active }. { $text } */
export type OverruledRoundLine = { code: "overruled.round"; params: { active: NamedUnit | "nobody"; round: number; segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; text: string; }; data: null; } & LineBase;

/** Overruled for { $unit } in spite of: { $rules }. { $text } */
export type OverruledRulesLine = { code: "overruled.rules"; params: { unit: NamedUnit; rules: string[]; text: string; }; data: RulesData; } & LineBase;

/** Overruled in spite of: { $rules }. { $text } */
export type OverruledRulesRoundLine = { code: "overruled.rules_round"; params: { rules: string[]; text: string; }; data: RulesData; } & LineBase;

/** Overruled: { $parts } of { $system }. { $text } */
export type OverruledSystemLine = { code: "overruled.system"; params: { parts: string[]; system: string; text: string; }; data: null; } & LineBase;

/** Overruled: { $unit }'s test { $label } is a { $outcome }. { $text } */
export type OverruledTestLine = { code: "overruled.test"; params: { unit: NamedUnit; label: string; outcome: "fumble" | "miss" | "hit" | "critical"; text: string; }; data: null; } & LineBase;

/** Overruled: { $unit }, { $changes }. { $text } */
export type OverruledUnitLine = { code: "overruled.unit"; params: { unit: NamedUnit; changes: string[]; text: string; }; data: SetData; } & LineBase;

/** Overruled: { $unit }. { $text } */
export type OverruledUnitUntoldLine = { code: "overruled.unit_untold"; params: { unit: NamedUnit; text: string; }; data: null; } & LineBase;

/** Overruled: { $text } */
export type OverruledVerdictLine = { code: "overruled.verdict"; params: { text: string; }; data: null; } & LineBase;

/** A roll of a unit's own action. */
export type OwnRoll = {
  /** a command, or, at the start of its turn, `heat` or `steady` (FS C 3.8) */
  for: string;
  /** 0: nothing is rolled, and `plus` is the score */
  sides: number;
  /** added to the die */
  plus: number;
  /** added to the score */
  extra: number;
  parts: Part[];
  /** what it is compared with; null: nothing */
  mark: number | null;
  /** of a roll against a mark */
  success: Odds | null;
  /** of another roll */
  scores: Record<string, Odds> | null;
  /** the chance that it ends a stagger */
  steady: Odds | null;
};

/** A page of the journal as it is now. */
export type PageChangedData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
  title: string;
  text: string;
  /** hash of the picture; null: none */
  picture: string | null;
  /** its revision now */
  revision: string;
};

/** A page of the journal. */
export type PageView = {
  id: string;
  /** among the pages of this view, from 0 */
  place: number;
  title: string;
  /** plain text with simple marks, as docs/api.md describes them */
  text: string;
  /** the id of its picture; left out without one */
  picture?: string;
  /** names this title, text and picture, for `journal.edit` */
  revision: string;
  /** the name of the pilot whose page it is; empty: the Handlers' */
  author: string;
  /** it is the page of this viewer's own seat */
  own: boolean;
  /** this viewer may write in it */
  writable: boolean;
  /** changes when it is presented to this viewer; empty: never */
  presented: string;
  /** its pilot's seat; for the Handler only */
  owner?: string | null;
  /** for the Handler and its pilot: who reads it */
  readers?: "all" | string[];
  /** likewise: who of these writes in it */
  writers?: "all" | string[];
};

/** One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for people. */
export type Part = {
  /** its id, such as `base` or `tuning` */
  source: string;
  /** its name for people */
  name: string;
  /** what it adds */
  value: number;
  /** grades by which it raises a die instead */
  grades: number;
};

export type PathAnswer = FoundPath | NoPath;

/** Why something cannot be done, in an answer to the query `path`. */
export type PathReason = Refusal_AboveCeiling | Refusal_AboveFlightHeight | Refusal_Plain | Refusal_Airborne | Refusal_HoverGrounded | Refusal_HoverHeight | Refusal_Occupied | Refusal_OffMap | Refusal_RisenEnough | Refusal_Solid | Refusal_TooFar | Refusal_TooSteep;

/** A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`. */
export type Pay = {
  character: string;
  name: string;
  /** the lines of the pay */
  lines: PayLine[];
  /** the costs of the pilot */
  costs: Cost[];
  /** the sum of the costs */
  cost: number;
  /** credits for the costs */
  fee: number;
  /** credits that the pilot gets */
  sum: number;
};

/** A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`. */
export type PayData = {
  character: string;
  name: string;
  /** the lines of the pay */
  lines: PayLine[];
  /** the costs of the pilot */
  costs: Cost[];
  /** the sum of the costs */
  cost: number;
  /** credits for the costs */
  fee: number;
  /** credits that the pilot gets */
  sum: number;
  kind: "pay";
};

/** One line of a pilot's pay: `amount` in credits, with its sign. "base" or "share" of it; "bonus" of the objective `id`; "deduction" `id`; "fee" for the costs. */
export type PayLine = {
  /** `base`, a `share` of it, the `bonus` of an objective, a `deduction`, or the `fee` for the costs */
  kind: "base" | "share" | "bonus" | "deduction" | "fee";
  /** credits, with their sign */
  amount: number;
  /** id of the objective or deduction */
  id: string;
  text: string;
  /** a bonus that players may not know of yet */
  concealed: boolean;
};

/** The pay of a mission's crew: a preview, or what was paid (`final`). */
export type PayoutAnswer = {
  mission: string;
  name: string;
  /** the phase of the mission */
  phase: "draft" | "briefed" | "running" | "paid";
  /** the result of the primary objective */
  result: "open" | "achieved" | "failed";
  /** the base pay is shared */
  shared: boolean;
  /** it was paid */
  final: boolean;
  /** why it cannot be paid now */
  bar: BarView | null;
  /** credits for a point of integrity, for a use by tier */
  rates: Rates;
  /** the pay of each pilot */
  crew: CrewPay[];
};

/** Why something cannot be done, in an answer to the query `payout`. */
export type PayoutReason = Refusal_NoCrew | Refusal_NotRunning | Refusal_PrimaryUndecided;

/** { $unit } steps down to { $to }, level { $level } */
export type PilotAlightsLine = { code: "pilot.alights"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: null; } & LineBase;

/** { $unit } is in { $frame } again */
export type PilotBackLine = { code: "pilot.back"; params: { unit: NamedUnit; frame: NamedUnit; }; data: null; } & LineBase;

/** { $unit } climbs on { $frame } */
export type PilotBoardsLine = { code: "pilot.boards"; params: { unit: NamedUnit; frame: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is thrown off, to { $to }, level { $level } */
export type PilotDroppedLine = { code: "pilot.dropped"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: null; } & LineBase;

/** { $unit } is out of sight */
export type PilotGoneLine = { code: "pilot.gone"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $frame } takes { $unit } in its hand */
export type PilotInHandLine = { code: "pilot.in_hand"; params: { unit: NamedUnit; frame: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is taken out by what hit the frame that carried it */
export type PilotKilledLine = { code: "pilot.killed"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** A place on the map. */
export type PlaceData = {
  /** the hex */
  cell: HexDocument;
};

/** The hex that an action is used on. */
export type PlaceNeedView = {
  /** hexes away that it may be */
  range: number;
  /** it must be in sight */
  sight: boolean;
  /** hexes around it that the effect covers too */
  radius: number;
};

/** One step of a plan: what it changes and costs. */
export type PlanStep = {
  /** what it does */
  do: "raise" | "advance" | "refit" | "award";
  /** the category that it is about */
  category: CategoryName;
  /** attributes that it changes */
  changes: AttributeShift[];
  /** credits */
  cost: number;
  /** how much of the cost a lost frame paid */
  salvaged: number;
  /** after it */
  credits: number;
  /** points left */
  pool: BeforeAndAfter;
};

/** Effects of plating beyond its bonus, against one type of damage (FS C 2.5). */
export type PlatingEffect = {
  /** less damage from a direct hit */
  direct: number;
  /** less stability lost from mitigation */
  impact: number;
  /** hexes it counts further from an epicentre */
  clear: number;
  /** less of the damage that impact does to who is staggered */
  staggered: number;
};

/** Points of one kind; `left` is below 0 where too many are spent. */
export type PointsLeft = {
  name: string;
  /** points used */
  used: number;
  /** points that there are */
  points: number;
  /** points left */
  left: number;
};

/** The points of one category, and what more of them costs. */
export type PoolView = {
  /** points that it has */
  size: number;
  /** below 0 only when the Handler overruled */
  left: number;
  /** advancements bought */
  advances: number;
  /** how often an advancement may be bought */
  limit: number;
  /** credits for one advancement */
  price: number;
  /** the price of a refit */
  refit: number;
  /** why no advancement can be bought; null: one can */
  advance_bar: BarView | null;
  /** why no point can be moved; null: one can */
  refit_bar: BarView | null;
};

/** A condition that an attack leaves on its target. */
export type PossibleCondition = {
  kind: string;
  tier: number;
  /** `hit`: direct hits too */
  on: "hit" | "miss";
  /** a die says which of several it is; 0: no die */
  sides: number;
};

/** The seats that are connected now. */
export type PresenceFrame = {
  t: "presence";
  /** ids of the seats that are connected */
  online: string[];
};

/** A unit that a ceiling presses down. */
export type PressedView = {
  unit: string;
  to: CellDocument;
};

/** Exact odds of a choice: the part of the form it is about, and name -> Odds. */
export type Preview = {
  /** the fields of the form for which it is */
  when: Record<string, any>;
  /** the odds of each outcome, by its name */
  outcomes: Record<string, Odds>;
};

/** What something costs. */
export type PriceView = {
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
};

/** Why a build is not legal: a stable code, its params, and where ("weapons.w1"). */
export type Problem = {
  code: string;
  /** where it is wrong */
  at: string;
  params: Record<string, string | number>;
};

/** A section of a line over one hex, from `t0` to `t1` (0 at the observer, 1 at the target). */
export type ProfileSection = {
  q: number;
  r: number;
  /** the name of the hex, as the map shows it */
  label: string;
  /** where the section begins on the line, 0 to 1 */
  t0: number;
  /** where the section ends on the line, 0 to 1 */
  t1: number;
  /** height of the line where it enters, in levels */
  eye0: number;
  /** level of the line of sight at the end of the section */
  eye1: number;
  /** the line runs between this hex and the next section's */
  edge: boolean;
  /** what is solid, as bottom and top; null: no bottom */
  spans: ([number | null, number])[];
  /** where smoke is, as bottom and top */
  smoke?: ([number | null, number])[];
};

/** Where dice come from, so that everybody can check them. */
export type ProofDocument = {
  /** the chapter of chance */
  chapter: number;
  /** the stream of dice */
  stream: "public" | "secret";
  /** the number of the first die in the stream */
  counter: number;
  /** id of the command */
  command: string;
  /** the mix of the players' texts, SHA-256 */
  mix?: string;
};

/** { $prop } placed at { $at } */
export type PropAddedLine = { code: "prop.added"; params: { at: HexDocument; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } loses { $loss } integrity, { $left } left */
export type PropDamagedLine = { code: "prop.damaged"; params: { at: HexDocument; damage?: number; left: number; loss: number; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } at { $at } is destroyed */
export type PropDestroyedLine = { code: "prop.destroyed"; params: { at: HexDocument; damage?: number; left: number; loss: number; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } at { $at } is hidden from players */
export type PropHiddenLine = { code: "prop.hidden"; params: { at: HexDocument; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** An attack aims at a prop. */
export type PropPoint = {
  prop: string;
};

/** { $prop } at { $at } removed */
export type PropRemovedLine = { code: "prop.removed"; params: { at: HexDocument; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } at { $at } comes to light */
export type PropShownLine = { code: "prop.shown"; params: { at: HexDocument; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } takes { $damage } damage and holds */
export type PropUnharmedLine = { code: "prop.unharmed"; params: { at: HexDocument; damage: number; left: number; loss: number; prop: NamedProp; }; data: PlaceData | null; } & LineBase;

/** { $prop } changed */
export type PropUpdatedLine = { code: "prop.updated"; params: { prop: NamedProp; at?: HexDocument; }; data: PlaceData | null; } & LineBase;

/** Something that stands on the map and can be brought down. */
export type PropView = {
  id: string;
  name: string;
  q: number;
  r: number;
  /** the level it stands on */
  base: number;
  /** levels from its base to its top */
  height: number;
  /** taken off the damage that it gets */
  value: number;
  /** what is left of it */
  integrity: number;
  /** how it looks; "" is a plain block */
  look: "" | "house" | "tower" | "depot" | "wall" | "tree" | "wreck" | "bridge";
  /** [q, r] of each hex that the viewer knows of it; (q, r) is the first */
  hexes: number[][];
  /** for the Handler only */
  hidden?: boolean;
};

/** A die that was rolled for a purpose. */
export type PurposeDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** what it shows, all its faces together */
  face: number;
  /** it counts */
  kept: boolean;
  /** it shows its highest face */
  ace: boolean;
  /** what it is for */
  purpose: string;
};

/** A die with the sum of its faces. */
export type QDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** the sum of its faces */
  face: number;
};

/** { $player } is asked to check { $trait } against a hidden difficulty. { $text } */
export type QStarAskedHiddenLine = { code: "q-star.asked_hidden"; params: { player: NamedPlayer; text: string; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $player } is asked to check { $trait } against { $difficulty }. { $text } */
export type QStarAskedLine = { code: "q-star.asked"; params: { difficulty: number; player: NamedPlayer; text: string; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $player }: no more bonus to { $trait } from { $name } */
export type QStarBonusRemovedLine = { code: "q-star.bonus_removed"; params: { name: string; player: NamedPlayer; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $player }: { $value } to { $trait } from { $name } */
export type QStarBonusSetLine = { code: "q-star.bonus_set"; params: { name: string; player: NamedPlayer; trait: NamedSkill | string; value: string; }; data: null; } & LineBase;

/** Two critical failures: both roll again */
export type QStarBothCriticalLine = { code: "q-star.both_critical"; params: { total: number; }; data: null; } & LineBase;

/** The contest of { $player } and { $opponent } is called off */
export type QStarCancelledContestLine = { code: "q-star.cancelled_contest"; params: { opponent: NamedPlayer; player: NamedPlayer; }; data: null; } & LineBase;

/** { $player } is no longer asked for a check */
export type QStarCancelledLine = { code: "q-star.cancelled"; params: { player: NamedPlayer; }; data: null; } & LineBase;

/** A contest: { $player } with { $trait } against { $opponent } with { $other } */
export type QStarChallengedLine = { code: "q-star.challenged"; params: { opponent: NamedPlayer; other: NamedSkill | string; player: NamedPlayer; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $player }: { $trait } { $die }, { $total }, { $outcome } */
export type QStarCheckedHiddenLine = { code: "q-star.checked_hidden"; params: { die: string; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player }: { $trait } { $die }, { $total } against { $difficulty }, { $outcome } */
export type QStarCheckedLine = { code: "q-star.checked"; params: { die: string; difficulty: number; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player } against { $npc }: { $trait } { $die }, { $total }, { $outcome } */
export type QStarCheckedNpcHiddenLine = { code: "q-star.checked_npc_hidden"; params: { die: string; npc: NamedNpc; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player } against { $npc }: { $trait } { $die }, { $total } against { $difficulty }, { $outcome } */
export type QStarCheckedNpcLine = { code: "q-star.checked_npc"; params: { die: string; difficulty: number; npc: NamedNpc; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player }: { $trait } { $die }, two ones in a row, { $outcome } */
export type QStarCriticalHiddenLine = { code: "q-star.critical_hidden"; params: { die: string; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player }: { $trait } { $die } against { $difficulty }, two ones in a row, { $outcome } */
export type QStarCriticalLine = { code: "q-star.critical"; params: { die: string; difficulty: number; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player } against { $npc }: { $trait } { $die }, two ones in a row, { $outcome } */
export type QStarCriticalNpcHiddenLine = { code: "q-star.critical_npc_hidden"; params: { die: string; npc: NamedNpc; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player } against { $npc }: { $trait } { $die } against { $difficulty }, two ones in a row, { $outcome } */
export type QStarCriticalNpcLine = { code: "q-star.critical_npc"; params: { die: string; difficulty: number; npc: NamedNpc; outcome: "failure" | "success" | "critical"; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: CheckData; } & LineBase;

/** { $player } loses { $amount } { $pool }, { $beyond } more than there was: { $text } */
export type QStarLostBeyondLine = { code: "q-star.lost_beyond"; params: { amount: number; beyond: number; left: number; player: NamedPlayer; pool: NamedPool | string; text: string; }; data: null; } & LineBase;

/** { $player } loses { $amount } { $pool }, { $beyond } more than there was. The Handler says what follows */
export type QStarLostBeyondOpenLine = { code: "q-star.lost_beyond_open"; params: { amount: number; beyond: number; left: number; player: NamedPlayer; pool: NamedPool | string; text: string; }; data: null; } & LineBase;

/** { $player } loses { $amount } { $pool }: { $left } left */
export type QStarLostLine = { code: "q-star.lost"; params: { amount: number; left: number; player: NamedPlayer; pool: NamedPool | string; }; data: null; } & LineBase;

/** { $player }: { $trait } from { $before } down to { $die } */
export type QStarLoweredLine = { code: "q-star.lowered"; params: { before: string; die: string; player: NamedPlayer; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $npc } appears, difficulty { $number } */
export type QStarNpcAddedLine = { code: "q-star.npc_added"; params: { npc: NamedNpc; number: number; veil: "open" | "number" | "all"; }; data: null; } & LineBase;

/** { $npc } appears */
export type QStarNpcAddedVeiledLine = { code: "q-star.npc_added_veiled"; params: { npc: NamedNpc; }; data: null; } & LineBase;

/** { $npc } now has difficulty { $number }, hidden from players: { $veil } */
export type QStarNpcEditedLine = { code: "q-star.npc_edited"; params: { npc: NamedNpc; number: number; veil: "open" | "number" | "all"; }; data: null; } & LineBase;

/** { $npc } has changed */
export type QStarNpcEditedVeiledLine = { code: "q-star.npc_edited_veiled"; params: { npc: NamedNpc; }; data: null; } & LineBase;

/** { $npc } is gone */
export type QStarNpcGoneLine = { code: "q-star.npc_gone"; params: { npc: NamedNpc; }; data: null; } & LineBase;

/** A new pool: { $name } */
export type QStarPoolAddedLine = { code: "q-star.pool_added"; params: { name: string; }; data: null; } & LineBase;

/** A pool less: { $pool } */
export type QStarPoolRemovedLine = { code: "q-star.pool_removed"; params: { pool: NamedPool | string; }; data: null; } & LineBase;

/** { $player } now has { $value } { $pool } */
export type QStarPoolSetLine = { code: "q-star.pool_set"; params: { player: NamedPlayer; pool: NamedPool | string; value: number; }; data: null; } & LineBase;

/** { $player }: { $trait } from { $before } up to { $die } */
export type QStarRaisedLine = { code: "q-star.raised"; params: { before: string; die: string; player: NamedPlayer; trait: NamedSkill | string; }; data: null; } & LineBase;

/** { $player }: { $trait } { $die }, two ones in a row, critical failure */
export type QStarSideCriticalLine = { code: "q-star.side_critical"; params: { die: string; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: SideRollData; } & LineBase;

/** { $player }: { $trait } { $die }, { $total } */
export type QStarSideRolledLine = { code: "q-star.side_rolled"; params: { die: string; player: NamedPlayer; total: number; trait: NamedSkill | string; }; data: SideRollData; } & LineBase;

/** A new skill under { $attribute }: { $name } */
export type QStarSkillAddedLine = { code: "q-star.skill_added"; params: { attribute: "might" | "speed" | "intelligence" | "charisma"; name: string; }; data: null; } & LineBase;

/** A skill less: { $name } */
export type QStarSkillRemovedLine = { code: "q-star.skill_removed"; params: { name: string; }; data: null; } & LineBase;

/** { $player } spends { $amount } { $pool }: { $left } left */
export type QStarSpentLine = { code: "q-star.spent"; params: { amount: number; left: number; player: NamedPlayer; pool: NamedPool | string; }; data: null; } & LineBase;

/** A tie at { $total }: both roll again */
export type QStarTiedLine = { code: "q-star.tied"; params: { total: number; }; data: null; } & LineBase;

/** { $winner } wins: { $loser } failed critically */
export type QStarWonCriticalLine = { code: "q-star.won_critical"; params: { loser: NamedPlayer; other: number; total: number; winner: NamedPlayer; }; data: ContestData; } & LineBase;

/** { $winner } wins against { $loser }, { $total } to { $other } */
export type QStarWonLine = { code: "q-star.won"; params: { loser: NamedPlayer; other: number; total: number; winner: NamedPlayer; }; data: ContestData; } & LineBase;

/** A distance, and both kinds of range. */
export type RangeAnswer = {
  /** the distance in hexes, in levels and both together */
  distance: DistanceView;
  /** of the shortest path through open cells; null: it has more than `n`, without `n` more than the distance, or more than 60 */
  steps: number | null;
  /** it is within `n` steps */
  in_range: boolean;
  /** the range along a clear line */
  straight: StraightRange;
};

/** Credits for a point of integrity, and for a use of each tier. */
export type Rates = {
  /** credits for a point of integrity */
  integrity: number;
  /** credits for a use of a weapon of tier 1, 2 and 3 */
  uses: number[];
};

/** Where a unit can move. */
export type ReachAnswer = {
  unit: string;
  mode: "ground" | "flight";
  /** in hexes */
  budget: number;
  /** cost of beginning this movement; 0 when one goes on */
  steps: number;
  /** energy to begin the movement */
  energy: number;
  /** why the movement cannot be made now */
  wait: BarView | null;
  /** the cell where it is */
  start: CellDocument;
  /** cells that it can reach */
  cells: ReachedCell[];
  /** cells out of reach, with the reason */
  beyond: BeyondCell[];
};

/** Why something cannot be done, in an answer to the query `reach`. */
export type ReachReason = Refusal_AboveCeiling | Refusal_AboveFlightHeight | Refusal_Airborne | Refusal_AlreadyActed | Refusal_AttackPending | Refusal_Plain | Refusal_HoverGrounded | Refusal_HoverHeight | Refusal_NoEnergy | Refusal_NoSteps | Refusal_NoTurn | Refusal_NotYourTurn | Refusal_Occupied | Refusal_OffMap | Refusal_OnFoot | Refusal_Overheated | Refusal_ReactionPending | Refusal_RisenEnough | Refusal_SegmentPassed | Refusal_SegmentToCome | Refusal_Solid | Refusal_Staggered | Refusal_TooFar | Refusal_TooSteep | Refusal_WalkedEnough | Refusal_WouldOverheat;

/** A cell that a unit can reach. */
export type ReachedCell = {
  q: number;
  r: number;
  level: number;
  /** range that it costs */
  cost: number;
  /** the unit begins to fall there */
  falls: boolean;
  /** beyond an edge, with nothing to stand on; a unit that flew this turn stays in the air there */
  off: boolean;
  /** the cell before, whose path goes on to here: a list [q, r, level], while other cells are objects; null: the start */
  from: number[] | null;
  /** the whole path, as lists [q, r, level], where it is another */
  way?: number[][];
  /** the fall that begins there */
  fall?: FallAhead;
};

/** { $unit } reacts just after */
export type ReactionAfterLine = { code: "reaction.after"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } reacts in time: { $score } against { $mark } */
export type ReactionInTimeLine = { code: "reaction.in_time"; params: { unit: NamedUnit; mark: number; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } reacts in time */
export type ReactionInTimeUntoldLine = { code: "reaction.in_time_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } reacts too late: { $score } against { $mark } */
export type ReactionLateLine = { code: "reaction.late"; params: { unit: NamedUnit; mark: number; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } reacts too late */
export type ReactionLateUntoldLine = { code: "reaction.late_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit }'s reaction is over */
export type ReactionOverLine = { code: "reaction.over"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** A leftover step used outside the unit's turn. */
export type ReactionView = {
  unit: string;
  /** in time; too late, to be chosen; to come just after; its attack is not over */
  state: "now" | "choose" | "after" | "acting";
  /** it may act now */
  ready: boolean;
};

/** { $unit }'s step is wasted */
export type ReactionWastedLine = { code: "reaction.wasted"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** A build to start from. */
export type ReadyBuild = {
  id: string;
  /** the whole build */
  build: Build;
  /** its most important numbers */
  glance: Glance;
};

/** { $by } brought back: { $change } */
export type RedoneLine = { code: "redone"; params: { change?: (string | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named)[]; what: string; }; data: RevertedData; } & LineBase;

/** { $by } brought back { $n -> [one] { $n } step *[other] { $n } steps }, up to this one: { $change } */
export type RedoneStepsLine = { code: "redone.steps"; params: { change: (string | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named)[]; n: number; what: string; }; data: RevertedData; } & LineBase;

/** Why something is refused, told apart by its `code`. `data` is there where a request is refused, and not where an answer says what cannot be done. */
export type Refusal = Refusal_AboveCeiling | Refusal_AboveFlightHeight | Refusal_AboveMaximum | Refusal_ActionRollsAbovePotential | Refusal_Plain | Refusal_ActionRollsAttributeTwice | Refusal_ActionRollsBusy | Refusal_ActionRollsCannotAct | Refusal_ActionRollsDead | Refusal_ActionRollsExtraIsSpent | Refusal_ActionRollsNoExtra | Refusal_ActionRollsNoOpening | Refusal_ActionRollsNoSuchAttribute | Refusal_ActionRollsNoSuchFaces | Refusal_ActionRollsNoSuchNote | Refusal_ActionRollsNoSuchPlayer | Refusal_ActionRollsNotYourCharacter | Refusal_ActionRollsOpeningCost | Refusal_ActionRollsSaveWaits | Refusal_ActionRollsStruggleIsOne | Refusal_ActionRollsTooFewPoints | Refusal_ActionRollsTooMany | Refusal_ActionRollsTooManyOpenings | Refusal_AdvanceLimit | Refusal_Airborne | Refusal_AlreadyActed | Refusal_AlreadyPaid | Refusal_AlreadySo | Refusal_AlreadyThere | Refusal_AskedEnough | Refusal_AtCap | Refusal_AttackPending | Refusal_AttackRolled | Refusal_AttackWaits | Refusal_AttackWaitsNot | Refusal_AwardRange | Refusal_BadCentre | Refusal_BadDocument | Refusal_BadEntry | Refusal_BadHistory | Refusal_BadId | Refusal_BadMap | Refusal_BadName | Refusal_BadNumber | Refusal_BadOrigin | Refusal_BadPicture | Refusal_BadProp | Refusal_BadWebhookUrl | Refusal_BeingPrepared | Refusal_BuildAward | Refusal_BuildBadId | Refusal_BuildCap | Refusal_BuildModuleChanged | Refusal_BuildModuleCost | Refusal_BuildModuleGenerator | Refusal_BuildNoEffect | Refusal_BuildPoints | Refusal_BuildSameId | Refusal_BuildTagPoints | Refusal_BuildTier | Refusal_BuildTooLong | Refusal_BuildTooMany | Refusal_BuildTuningPoints | Refusal_BuildUnknown | Refusal_BuildWeaponGenerator | Refusal_BuildWrongDamage | Refusal_BuildsEnough | Refusal_CannotAfford | Refusal_CarriedAlready | Refusal_CourseAndFlowCourseDie | Refusal_CourseAndFlowDieNotAvailable | Refusal_CourseAndFlowDieNotRolled | Refusal_CourseAndFlowFlowExists | Refusal_CourseAndFlowFlowInUse | Refusal_CourseAndFlowFlowUsed | Refusal_CourseAndFlowNoIntent | Refusal_CourseAndFlowNoSuchFlow | Refusal_CourseAndFlowNoSuchPlayer | Refusal_CourseAndFlowNoSuchSlot | Refusal_CourseAndFlowNoSuchTrack | Refusal_CourseAndFlowNoTerms | Refusal_CourseAndFlowNoToken | Refusal_CourseAndFlowNoWinDue | Refusal_CourseAndFlowNotAnswered | Refusal_CourseAndFlowNotNow | Refusal_CourseAndFlowNotYourCharacter | Refusal_CourseAndFlowNothingToTake | Refusal_CourseAndFlowNpcNeverRolls | Refusal_CourseAndFlowRollOpen | Refusal_CourseAndFlowSameDie | Refusal_CourseAndFlowSetTheCourse | Refusal_CourseAndFlowSlotNotMarked | Refusal_CourseAndFlowTermsChanged | Refusal_CourseAndFlowThresholdTooHigh | Refusal_CourseAndFlowThresholdTooLow | Refusal_CourseAndFlowTooFewDice | Refusal_DescendedEnough | Refusal_Destroyed | Refusal_DrawingTooLong | Refusal_DrawingsEnough | Refusal_DrawingsFull | Refusal_DuringMission | Refusal_EffectsEnough | Refusal_EntropyEnough | Refusal_ExpansionsOff | Refusal_FrameNotLost | Refusal_GiftToSelf | Refusal_HasCharacter | Refusal_HasNotFlown | Refusal_HistoryTooLong | Refusal_HoverGrounded | Refusal_HoverHeight | Refusal_IdTwice | Refusal_IllegalBuild | Refusal_InDebt | Refusal_InTheGround | Refusal_JournalFull | Refusal_LevelOutOfRange | Refusal_LibraryFull | Refusal_Malformed | Refusal_MissionFull | Refusal_MissionNotOver | Refusal_MissionRunning | Refusal_ModuleNoHex | Refusal_ModuleNotSeen | Refusal_ModuleTooFar | Refusal_NamedTwice | Refusal_NeedsTarget | Refusal_NewerHistory | Refusal_NoAttributes | Refusal_NoCarrier | Refusal_NoChance | Refusal_NoCharacter | Refusal_NoCooling | Refusal_NoCrew | Refusal_NoEnergy | Refusal_NoFrame | Refusal_NoFrameNear | Refusal_NoFreePlace | Refusal_NoHoming | Refusal_NoLockOn | Refusal_NoPlan | Refusal_NoPreparation | Refusal_NoReaction | Refusal_NoRoom | Refusal_NoRoomAbove | Refusal_NoSpeed | Refusal_NoSteps | Refusal_NoSuchAction | Refusal_NoSuchAsk | Refusal_NoSuchAttack | Refusal_NoSuchAttribute | Refusal_NoSuchBuild | Refusal_NoSuchCategory | Refusal_NoSuchCharacter | Refusal_NoSuchCondition | Refusal_NoSuchDeduction | Refusal_NoSuchDrawing | Refusal_NoSuchEffect | Refusal_NoSuchJournalPage | Refusal_NoSuchMission | Refusal_NoSuchModule | Refusal_NoSuchMoment | Refusal_NoSuchNumber | Refusal_NoSuchObjective | Refusal_NoSuchProp | Refusal_NoSuchReadyTable | Refusal_NoSuchRequest | Refusal_NoSuchScene | Refusal_NoSuchSchema | Refusal_NoSuchSeat | Refusal_NoSuchSystem | Refusal_NoSuchTarget | Refusal_NoSuchTemplate | Refusal_NoSuchUnit | Refusal_NoSuchWave | Refusal_NoSuchWeapon | Refusal_NoSuchZone | Refusal_NoTurn | Refusal_NoUnitLinked | Refusal_NoZone | Refusal_NotAcceptable | Refusal_NotActed | Refusal_NotAdjacent | Refusal_NotBeside | Refusal_NotCarried | Refusal_NotEnvironmental | Refusal_NotForPilots | Refusal_NotInABatch | Refusal_NotInAir | Refusal_NotInCrew | Refusal_NotInReserve | Refusal_NotMendable | Refusal_NotOnFoot | Refusal_NotOnMap | Refusal_NotRunning | Refusal_NotSignedIn | Refusal_NotYourBuild | Refusal_NotYourCharacter | Refusal_NotYourPage | Refusal_NotYourRoll | Refusal_NotYourTurn | Refusal_NotYours | Refusal_NotationDice | Refusal_NotationEmpty | Refusal_NotationEndless | Refusal_NotationKeep | Refusal_NotationNumber | Refusal_NotationSides | Refusal_NotationSyntax | Refusal_NotationTooLong | Refusal_NotationTooManyTerms | Refusal_NotationTwice | Refusal_NotationUnfinished | Refusal_NothingBelow | Refusal_NothingInvested | Refusal_NothingToRegain | Refusal_NothingToRepair | Refusal_NpcNeverRolls | Refusal_NumbersUntold | Refusal_Occupied | Refusal_OffMap | Refusal_OnFoot | Refusal_OneStepOnly | Refusal_OneUnitEach | Refusal_OriginNotAllowed | Refusal_OtherCategory | Refusal_OtherEpoch | Refusal_OtherSide | Refusal_OutOfRange | Refusal_OutOfSight | Refusal_Overheated | Refusal_OwnBuildsEnough | Refusal_OwnPagesEnough | Refusal_OwnTurn | Refusal_PageChanged | Refusal_PageForPilots | Refusal_PageReadonly | Refusal_PageUnshown | Refusal_PictureTooLarge | Refusal_PicturesFull | Refusal_PoolEmpty | Refusal_PrimaryUndecided | Refusal_PropInTheWay | Refusal_PropTooLarge | Refusal_PropsOverlap | Refusal_QStarAboveAttribute | Refusal_QStarAlreadyRolled | Refusal_QStarBelowSkill | Refusal_QStarBonusesBeyond | Refusal_QStarHighestStep | Refusal_QStarNameTaken | Refusal_QStarNoSuchNpc | Refusal_QStarNoSuchPending | Refusal_QStarNoSuchPlayer | Refusal_QStarNoSuchPool | Refusal_QStarNoSuchTrait | Refusal_QStarNotAsked | Refusal_QStarNotEnough | Refusal_QStarNotYourCharacter | Refusal_QStarOtherFirst | Refusal_QStarPlusNeedsD12 | Refusal_QStarShiftBeyond | Refusal_QStarTooMany | Refusal_QStarTraitFixed | Refusal_QStarTraitInUse | Refusal_QueryTooLarge | Refusal_ReactionPending | Refusal_RefitSame | Refusal_RisenEnough | Refusal_RoleAlready | Refusal_RollComesLast | Refusal_SceneInUse | Refusal_SceneShown | Refusal_ScenesEnough | Refusal_ScopeMissing | Refusal_ScopeNotForSeat | Refusal_SeatTaken | Refusal_SecretBeingReplaced | Refusal_SegmentPassed | Refusal_SegmentToCome | Refusal_SelfTarget | Refusal_SheetsInTheWay | Refusal_Solid | Refusal_SpectatorsNoWhispers | Refusal_StabilityFull | Refusal_Staggered | Refusal_StartAboveCap | Refusal_StaysUp | Refusal_SteersAlready | Refusal_SureMiss | Refusal_TableFull | Refusal_TemplateTooLarge | Refusal_TemplatesEnough | Refusal_TimerTooLong | Refusal_TokenExpired | Refusal_TooFar | Refusal_TooLarge | Refusal_TooMany | Refusal_TooManyConnections | Refusal_TooManyGuesses | Refusal_TooManyHands | Refusal_TooManyHexes | Refusal_TooManyPictures | Refusal_TooManyQueries | Refusal_TooManyRequests | Refusal_TooManyScreens | Refusal_TooManySeats | Refusal_TooManyShares | Refusal_TooManyTables | Refusal_TooManyTokens | Refusal_TooManyWebhooks | Refusal_TooMuchWork | Refusal_TooSteep | Refusal_TurnBegun | Refusal_TurnNotBegun | Refusal_TurnNotOver | Refusal_TurnOfAnother | Refusal_UnitAboveCeiling | Refusal_UnitLinked | Refusal_UnitTaken | Refusal_UnitsEnough | Refusal_UnknownCommand | Refusal_UnknownQuery | Refusal_UsedUp | Refusal_WalkedEnough | Refusal_WaveEmpty | Refusal_WaveWithoutPlace | Refusal_WaveWithoutRoom | Refusal_WavesEnough | Refusal_WayBackBarred | Refusal_WouldBury | Refusal_WouldOverheat | Refusal_WrongHost | Refusal_ZoneEmpty | Refusal_ZoneOneHex | Refusal_ZoneTooLarge | Refusal_ZoneWithoutEffect | Refusal_ZonesEnough;

export type Refusal_AboveCeiling = {
  code: "above-ceiling";
  params: { ceiling: number; };
  data?: RefusalData | null;
};

export type Refusal_AboveFlightHeight = {
  code: "above-flight-height";
  params: { highest: number; };
  data?: RefusalData | null;
};

export type Refusal_AboveMaximum = {
  code: "above-maximum";
  params: { what: "integrity" | "stability" | "energy"; value: number; maximum: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsAbovePotential = {
  code: "action-rolls.above-potential";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsAttributeTwice = {
  code: "action-rolls.attribute-twice";
  params: { attribute: Named; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsBusy = {
  code: "action-rolls.busy";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsCannotAct = {
  code: "action-rolls.cannot-act";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsDead = {
  code: "action-rolls.dead";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsExtraIsSpent = {
  code: "action-rolls.extra-is-spent";
  params: { die: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoExtra = {
  code: "action-rolls.no-extra";
  params: { die: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoOpening = {
  code: "action-rolls.no-opening";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoSuchAttribute = {
  code: "action-rolls.no-such-attribute";
  params: { attribute: Named; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoSuchFaces = {
  code: "action-rolls.no-such-faces";
  params: { dice: number; sides: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoSuchNote = {
  code: "action-rolls.no-such-note";
  params: { number: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNoSuchPlayer = {
  code: "action-rolls.no-such-player";
  params: { player: string; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsNotYourCharacter = {
  code: "action-rolls.not-your-character";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsOpeningCost = {
  code: "action-rolls.opening-cost";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsSaveWaits = {
  code: "action-rolls.save-waits";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsStruggleIsOne = {
  code: "action-rolls.struggle-is-one";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsTooFewPoints = {
  code: "action-rolls.too-few-points";
  params: { need: number; have: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsTooMany = {
  code: "action-rolls.too-many";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_ActionRollsTooManyOpenings = {
  code: "action-rolls.too-many-openings";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_AdvanceLimit = {
  code: "advance-limit";
  params: { category: NamedCategory; limit: number; };
  data?: RefusalData | null;
};

export type Refusal_Airborne = {
  code: "airborne";
  params: { unit?: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_AlreadyActed = {
  code: "already-acted";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_AlreadyPaid = {
  code: "already-paid";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_AlreadySo = {
  code: "already-so";
  params: { unit?: NamedUnit | NamedProp; };
  data?: RefusalData | null;
};

export type Refusal_AlreadyThere = {
  code: "already-there";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_AskedEnough = {
  code: "asked-enough";
  params: { unit: NamedUnit; most: number; };
  data?: RefusalData | null;
};

export type Refusal_AtCap = {
  code: "at-cap";
  params: { attribute: NamedAttribute; cap: string; };
  data?: RefusalData | null;
};

export type Refusal_AttackPending = {
  code: "attack-pending";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_AttackRolled = {
  code: "attack-rolled";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_AttackWaits = {
  code: "attack-waits";
  params: { why: "zone" | "pause"; };
  data?: RefusalData | null;
};

export type Refusal_AttackWaitsNot = {
  code: "attack-waits-not";
  params: { attack: string; };
  data?: RefusalData | null;
};

export type Refusal_AwardRange = {
  code: "award-range";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_BadCentre = {
  code: "bad-centre";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_BadDocument = {
  code: "bad-document";
  params: { what: string; };
  data?: RefusalData | null;
};

export type Refusal_BadEntry = {
  code: "bad-entry";
  params: { what: string; };
  data?: RefusalData | null;
};

export type Refusal_BadHistory = {
  code: "bad-history";
  params: { version: number; };
  data?: RefusalData | null;
};

export type Refusal_BadId = {
  code: "bad-id";
  params: { id: string; };
  data?: RefusalData | null;
};

export type Refusal_BadMap = {
  code: "bad-map";
  params: { what: string; line?: number | null; path?: string; };
  data?: MapFileData | RefusalData | null;
};

export type Refusal_BadName = {
  code: "bad-name";
  params: { id: string; limit: number; };
  data?: RefusalData | null;
};

export type Refusal_BadNumber = {
  code: "bad-number";
  params: { name: string; what: "pool" | "price" | "limit" | "start" | "cap"; value: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_BadOrigin = {
  code: "bad-origin";
  params: { origin: string; };
  data?: RefusalData | null;
};

export type Refusal_BadPicture = {
  code: "bad-picture";
  params: { what: string; };
  data?: RefusalData | null;
};

export type Refusal_BadProp = {
  code: "bad-prop";
  params: { height: number; value: number; };
  data?: RefusalData | null;
};

export type Refusal_BadWebhookUrl = {
  code: "bad-webhook-url";
  params: { why: "scheme" | "user" | "fragment" | "form"; };
  data?: RefusalData | null;
};

export type Refusal_BeingPrepared = {
  code: "being-prepared";
  params: { percent: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildAward = {
  code: "build-award";
  params: { name: string; award: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildBadId = {
  code: "build-bad-id";
  params: { id: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildCap = {
  code: "build-cap";
  params: { name: string; points: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildModuleChanged = {
  code: "build-module-changed";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildModuleCost = {
  code: "build-module-cost";
  params: { name: string; steps: number; energy: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildModuleGenerator = {
  code: "build-module-generator";
  params: { name: string; needs: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildNoEffect = {
  code: "build-no-effect";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildPoints = {
  code: "build-points";
  params: { name: string; used: number; points: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildSameId = {
  code: "build-same-id";
  params: { id: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildTagPoints = {
  code: "build-tag-points";
  params: { name: string; used: number; points: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildTier = {
  code: "build-tier";
  params: { name: string; tier: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildTooLong = {
  code: "build-too-long";
  params: { length: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildTooMany = {
  code: "build-too-many";
  params: { count: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildTuningPoints = {
  code: "build-tuning-points";
  params: { name: string; used: number; points: number; };
  data?: RefusalData | null;
};

export type Refusal_BuildUnknown = {
  code: "build-unknown";
  params: { id: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildWeaponGenerator = {
  code: "build-weapon-generator";
  params: { name: string; damage: string; needs: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildWrongDamage = {
  code: "build-wrong-damage";
  params: { name: string; needs: string; };
  data?: RefusalData | null;
};

export type Refusal_BuildsEnough = {
  code: "builds-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_CannotAfford = {
  code: "cannot-afford";
  params: { left: number; need: number; };
  data?: RefusalData | null;
};

export type Refusal_CarriedAlready = {
  code: "carried-already";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowCourseDie = {
  code: "course-and-flow.course-die";
  params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowDieNotAvailable = {
  code: "course-and-flow.die-not-available";
  params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowDieNotRolled = {
  code: "course-and-flow.die-not-rolled";
  params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowFlowExists = {
  code: "course-and-flow.flow-exists";
  params: { flow: Named; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowFlowInUse = {
  code: "course-and-flow.flow-in-use";
  params: { flow: Named; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowFlowUsed = {
  code: "course-and-flow.flow-used";
  params: { flow: Named; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoIntent = {
  code: "course-and-flow.no-intent";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoSuchFlow = {
  code: "course-and-flow.no-such-flow";
  params: { flow: Named; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoSuchPlayer = {
  code: "course-and-flow.no-such-player";
  params: { player: string; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoSuchSlot = {
  code: "course-and-flow.no-such-slot";
  params: { track: Named; slot: number; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoSuchTrack = {
  code: "course-and-flow.no-such-track";
  params: { track: Named; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoTerms = {
  code: "course-and-flow.no-terms";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoToken = {
  code: "course-and-flow.no-token";
  params: { player: NamedPlayer; token: "rumor" | "initiative" | "foresight" | "clue" | "focus"; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNoWinDue = {
  code: "course-and-flow.no-win-due";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNotAnswered = {
  code: "course-and-flow.not-answered";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNotNow = {
  code: "course-and-flow.not-now";
  params: { player: NamedPlayer; phase: string; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNotYourCharacter = {
  code: "course-and-flow.not-your-character";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNothingToTake = {
  code: "course-and-flow.nothing-to-take";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowNpcNeverRolls = {
  code: "course-and-flow.npc-never-rolls";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowRollOpen = {
  code: "course-and-flow.roll-open";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowSameDie = {
  code: "course-and-flow.same-die";
  params: { die: "compelling" | "daring" | "expertise" | "sneaky" | "thriving"; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowSetTheCourse = {
  code: "course-and-flow.set-the-course";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowSlotNotMarked = {
  code: "course-and-flow.slot-not-marked";
  params: { track: Named; slot: number; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowTermsChanged = {
  code: "course-and-flow.terms-changed";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowThresholdTooHigh = {
  code: "course-and-flow.threshold-too-high";
  params: { threshold: number; most: number; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowThresholdTooLow = {
  code: "course-and-flow.threshold-too-low";
  params: { threshold: number; least: number; };
  data?: RefusalData | null;
};

export type Refusal_CourseAndFlowTooFewDice = {
  code: "course-and-flow.too-few-dice";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_DescendedEnough = {
  code: "descended-enough";
  params: { unit: NamedUnit; most: number; };
  data?: RefusalData | null;
};

export type Refusal_Destroyed = {
  code: "destroyed";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_DrawingTooLong = {
  code: "drawing-too-long";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_DrawingsEnough = {
  code: "drawings-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_DrawingsFull = {
  code: "drawings-full";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_DuringMission = {
  code: "during-mission";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_EffectsEnough = {
  code: "effects-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_EntropyEnough = {
  code: "entropy-enough";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_ExpansionsOff = {
  code: "expansions-off";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_FrameNotLost = {
  code: "frame-not-lost";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_GiftToSelf = {
  code: "gift-to-self";
  params: { character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_HasCharacter = {
  code: "has-character";
  params: { character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_HasNotFlown = {
  code: "has-not-flown";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_HistoryTooLong = {
  code: "history-too-long";
  params: { limit: number; rows: number; };
  data?: RefusalData | null;
};

export type Refusal_HoverGrounded = {
  code: "hover-grounded";
  params: { unit?: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_HoverHeight = {
  code: "hover-height";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_IdTwice = {
  code: "id-twice";
  params: { id: string; };
  data?: RefusalData | null;
};

export type Refusal_IllegalBuild = {
  code: "illegal-build";
  params: { count: number; name: string; };
  data?: IllegalBuildData | null;
};

export type Refusal_InDebt = {
  code: "in-debt";
  params: { credits: number; };
  data?: RefusalData | null;
};

export type Refusal_InTheGround = {
  code: "in-the-ground";
  params: { base: number; ground: number | null; hex: HexDocument; };
  data?: RefusalData | null;
};

export type Refusal_JournalFull = {
  code: "journal-full";
  params: { most: number; characters: number; };
  data?: RefusalData | null;
};

export type Refusal_LevelOutOfRange = {
  code: "level-out-of-range";
  params: { high: number; level: number; low: number; };
  data?: RefusalData | null;
};

export type Refusal_LibraryFull = {
  code: "library-full";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_Malformed = {
  code: "malformed";
  params: { what: string; at: string; };
  data?: MalformedData | Mistake[] | null;
};

export type Refusal_MissionFull = {
  code: "mission-full";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_MissionNotOver = {
  code: "mission-not-over";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_MissionRunning = {
  code: "mission-running";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_ModuleNoHex = {
  code: "module-no-hex";
  params: { module: NamedModule; };
  data?: RefusalData | null;
};

export type Refusal_ModuleNotSeen = {
  code: "module-not-seen";
  params: { module: NamedModule; hex: HexDocument; };
  data?: RefusalData | null;
};

export type Refusal_ModuleTooFar = {
  code: "module-too-far";
  params: { module: NamedModule; hex: HexDocument; most: number; };
  data?: RefusalData | null;
};

export type Refusal_NamedTwice = {
  code: "named-twice";
  params: { attribute: NamedAttribute; };
  data?: RefusalData | null;
};

export type Refusal_NeedsTarget = {
  code: "needs-target";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_NewerHistory = {
  code: "newer-history";
  params: { what: string; };
  data?: RefusalData | null;
};

export type Refusal_NoAttributes = {
  code: "no-attributes";
  params: { category: NamedCategory; };
  data?: RefusalData | null;
};

export type Refusal_NoCarrier = {
  code: "no-carrier";
  params: { unit: NamedUnit; frame: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoChance = {
  code: "no-chance";
  params: { unit: NamedUnit; most: number; mark: number; };
  data?: RefusalData | null;
};

export type Refusal_NoCharacter = {
  code: "no-character";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoCooling = {
  code: "no-cooling";
  params: { unit: NamedUnit; most: number; };
  data?: RefusalData | null;
};

export type Refusal_NoCrew = {
  code: "no-crew";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_NoEnergy = {
  code: "no-energy";
  params: { unit: NamedUnit; left: number; need: number; };
  data?: RefusalData | null;
};

export type Refusal_NoFrame = {
  code: "no-frame";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoFrameNear = {
  code: "no-frame-near";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoFreePlace = {
  code: "no-free-place";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoHoming = {
  code: "no-homing";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_NoLockOn = {
  code: "no-lock-on";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoPlan = {
  code: "no-plan";
  params: { character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_NoPreparation = {
  code: "no-preparation";
  params: { weapon: NamedWeapon; steps: number; };
  data?: RefusalData | null;
};

export type Refusal_NoReaction = {
  code: "no-reaction";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoRoom = {
  code: "no-room";
  params: { seconds: number; };
  data?: RefusalData | null;
};

export type Refusal_NoRoomAbove = {
  code: "no-room-above";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoSpeed = {
  code: "no-speed";
  params: { unit: NamedUnit; need: number; };
  data?: RefusalData | null;
};

export type Refusal_NoSteps = {
  code: "no-steps";
  params: { unit: NamedUnit; left: number; need: number; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchAction = {
  code: "no-such-action";
  params: { action: string; system: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchAsk = {
  code: "no-such-ask";
  params: { ask: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchAttack = {
  code: "no-such-attack";
  params: { attack: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchAttribute = {
  code: "no-such-attribute";
  params: { attribute: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchBuild = {
  code: "no-such-build";
  params: { build: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchCategory = {
  code: "no-such-category";
  params: { category: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchCharacter = {
  code: "no-such-character";
  params: { character: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchCondition = {
  code: "no-such-condition";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchDeduction = {
  code: "no-such-deduction";
  params: { deduction: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchDrawing = {
  code: "no-such-drawing";
  params: { drawing: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchEffect = {
  code: "no-such-effect";
  params: { effect: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchJournalPage = {
  code: "no-such-journal-page";
  params: { page: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchMission = {
  code: "no-such-mission";
  params: { mission: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchModule = {
  code: "no-such-module";
  params: { unit: NamedUnit; module: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchMoment = {
  code: "no-such-moment";
  params: { seq: number; last: number; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchNumber = {
  code: "no-such-number";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchObjective = {
  code: "no-such-objective";
  params: { objective: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchProp = {
  code: "no-such-prop";
  params: { prop: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchReadyTable = {
  code: "no-such-ready-table";
  params: { ready: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchRequest = {
  code: "no-such-request";
  params: { request: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchScene = {
  code: "no-such-scene";
  params: { scene: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchSchema = {
  code: "no-such-schema";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchSeat = {
  code: "no-such-seat";
  params: { seat?: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchSystem = {
  code: "no-such-system";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchTarget = {
  code: "no-such-target";
  params: { target: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchTemplate = {
  code: "no-such-template";
  params: { template: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchUnit = {
  code: "no-such-unit";
  params: { unit: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchWave = {
  code: "no-such-wave";
  params: { wave: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchWeapon = {
  code: "no-such-weapon";
  params: { unit: NamedUnit; weapon: string; };
  data?: RefusalData | null;
};

export type Refusal_NoSuchZone = {
  code: "no-such-zone";
  params: { zone: string; };
  data?: RefusalData | null;
};

export type Refusal_NoTurn = {
  code: "no-turn";
  params: { unit: NamedUnit; turn: "waiting" | "active" | "done" | "abstained" | "none"; segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; };
  data?: RefusalData | null;
};

export type Refusal_NoUnitLinked = {
  code: "no-unit-linked";
  params: { character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_NoZone = {
  code: "no-zone";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_NotAcceptable = {
  code: "not-acceptable";
  params: { type: string; };
  data?: RefusalData | null;
};

export type Refusal_NotActed = {
  code: "not-acted";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotAdjacent = {
  code: "not-adjacent";
  params: { hex: HexDocument; level: number; };
  data?: RefusalData | null;
};

export type Refusal_NotBeside = {
  code: "not-beside";
  params: { unit: NamedUnit; target: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotCarried = {
  code: "not-carried";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotEnvironmental = {
  code: "not-environmental";
  params: { segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; };
  data?: RefusalData | null;
};

export type Refusal_NotForPilots = {
  code: "not-for-pilots";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotInABatch = {
  code: "not-in-a-batch";
  params: { type: string; };
  data?: RefusalData | null;
};

export type Refusal_NotInAir = {
  code: "not-in-air";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotInCrew = {
  code: "not-in-crew";
  params: { character: NamedCharacter; };
  data?: NotInCrewData | null;
};

export type Refusal_NotInReserve = {
  code: "not-in-reserve";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotMendable = {
  code: "not-mendable";
  params: { unit: NamedUnit; condition: NamedCondition; };
  data?: RefusalData | null;
};

export type Refusal_NotOnFoot = {
  code: "not-on-foot";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotOnMap = {
  code: "not-on-map";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotRunning = {
  code: "not-running";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_NotSignedIn = {
  code: "not-signed-in";
  params: Record<string, any>;
  data?: SignInData | null;
};

export type Refusal_NotYourBuild = {
  code: "not-your-build";
  params: { build: NamedBuild; };
  data?: RefusalData | null;
};

export type Refusal_NotYourCharacter = {
  code: "not-your-character";
  params: { character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_NotYourPage = {
  code: "not-your-page";
  params: { page: NamedPage; };
  data?: RefusalData | null;
};

export type Refusal_NotYourRoll = {
  code: "not-your-roll";
  params: { waiting: NamedUnit[]; };
  data?: RefusalData | null;
};

export type Refusal_NotYourTurn = {
  code: "not-your-turn";
  params: { active: NamedUnit; unit: NamedUnit; segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; };
  data?: RefusalData | null;
};

export type Refusal_NotYours = {
  code: "not-yours";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NotationDice = {
  code: "notation-dice";
  params: { limit: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationEmpty = {
  code: "notation-empty";
  params: { position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationEndless = {
  code: "notation-endless";
  params: { position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationKeep = {
  code: "notation-keep";
  params: { count: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationNumber = {
  code: "notation-number";
  params: { limit: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationSides = {
  code: "notation-sides";
  params: { limit: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationSyntax = {
  code: "notation-syntax";
  params: { found: string; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationTooLong = {
  code: "notation-too-long";
  params: { limit: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationTooManyTerms = {
  code: "notation-too-many-terms";
  params: { limit: number; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationTwice = {
  code: "notation-twice";
  params: { found: string; position: number; };
  data?: RefusalData | null;
};

export type Refusal_NotationUnfinished = {
  code: "notation-unfinished";
  params: { position: number; };
  data?: RefusalData | null;
};

export type Refusal_NothingBelow = {
  code: "nothing-below";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NothingInvested = {
  code: "nothing-invested";
  params: { attribute: NamedAttribute; };
  data?: RefusalData | null;
};

export type Refusal_NothingToRegain = {
  code: "nothing-to-regain";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NothingToRepair = {
  code: "nothing-to-repair";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NpcNeverRolls = {
  code: "npc-never-rolls";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_NumbersUntold = {
  code: "numbers-untold";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_Occupied = {
  code: "occupied";
  params: { by: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_OffMap = {
  code: "off-map";
  params: { hex?: HexDocument; };
  data?: RefusalData | null;
};

export type Refusal_OnFoot = {
  code: "on-foot";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_OneStepOnly = {
  code: "one-step-only";
  params: { unit: NamedUnit; need: number; };
  data?: RefusalData | null;
};

export type Refusal_OneUnitEach = {
  code: "one-unit-each";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_OriginNotAllowed = {
  code: "origin-not-allowed";
  params: { origin: string; };
  data?: RefusalData | null;
};

export type Refusal_OtherCategory = {
  code: "other-category";
  params: { attribute: NamedAttribute; to: NamedAttribute; };
  data?: RefusalData | null;
};

export type Refusal_OtherEpoch = {
  code: "other-epoch";
  params: { epoch: string; };
  data?: RefusalData | null;
};

export type Refusal_OtherSide = {
  code: "other-side";
  params: { unit: NamedUnit; frame: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_OutOfRange = {
  code: "out-of-range";
  params: { weapon: NamedWeapon; reach: number; };
  data?: RefusalData | null;
};

export type Refusal_OutOfSight = {
  code: "out-of-sight";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_Overheated = {
  code: "overheated";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_OwnBuildsEnough = {
  code: "own-builds-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_OwnPagesEnough = {
  code: "own-pages-enough";
  params: { most: number; characters: number; };
  data?: RefusalData | null;
};

export type Refusal_OwnTurn = {
  code: "own-turn";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_PageChanged = {
  code: "page-changed";
  params: { page: NamedPage; };
  data?: PageChangedData | null;
};

export type Refusal_PageForPilots = {
  code: "page-for-pilots";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_PageReadonly = {
  code: "page-readonly";
  params: { page: NamedPage; };
  data?: RefusalData | null;
};

export type Refusal_PageUnshown = {
  code: "page-unshown";
  params: { page: NamedPage; };
  data?: RefusalData | null;
};

export type Refusal_PictureTooLarge = {
  code: "picture-too-large";
  params: { height: number; limit: number; width: number; };
  data?: RefusalData | null;
};

export type Refusal_PicturesFull = {
  code: "pictures-full";
  params: { bytes: number; pixels: number; };
  data?: RefusalData | null;
};

export type Refusal_Plain = {
  code: "action-rolls.attacks-itself" | "action-rolls.contests-itself" | "action-rolls.dice-are-rolled" | "action-rolls.no-mistake" | "action-rolls.no-such-attempt" | "action-rolls.no-such-save" | "action-rolls.not-framed" | "action-rolls.not-now" | "action-rolls.not-rolled" | "after-step-off" | "bad-invite" | "bad-request" | "bad-screen" | "bad-share" | "bad-ticket" | "banned" | "base-needed" | "broken-table" | "build-no-name" | "busy" | "changed-meanwhile" | "climbs-straight" | "conflict-running" | "course-and-flow.answered-already" | "course-and-flow.no-course" | "course-and-flow.no-roll" | "course-and-flow.no-such-question" | "drawing-not-yours" | "drawing-off-map" | "duplicate-id" | "handler-names-marks" | "handler-only" | "headroom" | "internal" | "key-reused" | "last-handler" | "looking-back" | "method-not-allowed" | "mid-conflict" | "needs-approval" | "needs-face" | "newer-table" | "no-conflict" | "no-mission" | "no-push" | "no-such-ban" | "no-such-change" | "no-such-chunk" | "no-such-delivery" | "no-such-entry" | "no-such-page" | "no-such-picture" | "no-such-screen" | "no-such-share" | "no-such-table" | "no-such-token" | "no-such-webhook" | "no-surface" | "no-timer" | "no-token-here" | "no-way" | "not-a-picture" | "not-allowed" | "not-json" | "not-ready" | "not-your-entry" | "not-your-table" | "nothing-changes" | "nothing-falls" | "nothing-overruled" | "nothing-said" | "nothing-to-redo" | "nothing-to-undo" | "odds-too-costly" | "only-looking" | "operator-only" | "outcome-unknown" | "picture-in-use" | "pilots-take" | "private-address" | "q-star.against-oneself" | "q-star.amount-or-part" | "q-star.difficulty-or-npc" | "q-star.no-change" | "q-star.not-yours-to-cancel" | "q-star.rolled-already" | "q-star.trait-open" | "raise-range" | "redo-not-yours" | "repairs-off" | "request-under-way" | "resize-keeps-nothing" | "resolve-first" | "server-full" | "server-only" | "spectators-watch" | "stale-token" | "state-changed" | "table-exists" | "template-no-length" | "template-not-yours" | "ticket-used" | "timer-over" | "token-revoked" | "too-slow" | "turn-running" | "undo-not-yours" | "undo-too-far" | "unexplored" | "whisper-to-oneself" | "wrong-count" | "wrong-origin";
  params: Record<string, any>;
  data?: RefusalData | null;
};

export type Refusal_PoolEmpty = {
  code: "pool-empty";
  params: { category: NamedCategory; left: number; need: number; };
  data?: RefusalData | null;
};

export type Refusal_PrimaryUndecided = {
  code: "primary-undecided";
  params: { mission: NamedMission; };
  data?: RefusalData | null;
};

export type Refusal_PropInTheWay = {
  code: "prop-in-the-way";
  params: { prop: NamedProp; hex: HexDocument; };
  data?: RefusalData | null;
};

export type Refusal_PropTooLarge = {
  code: "prop-too-large";
  params: { hexes: number; levels: number; most_hexes: number; most_cells: number; };
  data?: RefusalData | null;
};

export type Refusal_PropsOverlap = {
  code: "props-overlap";
  params: { prop: NamedProp; };
  data?: RefusalData | null;
};

export type Refusal_QStarAboveAttribute = {
  code: "q-star.above-attribute";
  params: { name: string; attribute: "might" | "speed" | "intelligence" | "charisma"; die: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarAlreadyRolled = {
  code: "q-star.already-rolled";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarBelowSkill = {
  code: "q-star.below-skill";
  params: { name: string; die: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarBonusesBeyond = {
  code: "q-star.bonuses-beyond";
  params: { bonus: string; most: number; };
  data?: RefusalData | null;
};

export type Refusal_QStarHighestStep = {
  code: "q-star.highest-step";
  params: { die: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNameTaken = {
  code: "q-star.name-taken";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNoSuchNpc = {
  code: "q-star.no-such-npc";
  params: { npc: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNoSuchPending = {
  code: "q-star.no-such-pending";
  params: { pending: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNoSuchPlayer = {
  code: "q-star.no-such-player";
  params: { player: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNoSuchPool = {
  code: "q-star.no-such-pool";
  params: { pool: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNoSuchTrait = {
  code: "q-star.no-such-trait";
  params: { trait: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNotAsked = {
  code: "q-star.not-asked";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarNotEnough = {
  code: "q-star.not-enough";
  params: { pool: NamedPool | string; amount: number; left: number; };
  data?: RefusalData | null;
};

export type Refusal_QStarNotYourCharacter = {
  code: "q-star.not-your-character";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_QStarOtherFirst = {
  code: "q-star.other-first";
  params: { player: NamedPlayer; };
  data?: RefusalData | null;
};

export type Refusal_QStarPlusNeedsD12 = {
  code: "q-star.plus-needs-d12";
  params: { die: string; };
  data?: RefusalData | null;
};

export type Refusal_QStarShiftBeyond = {
  code: "q-star.shift-beyond";
  params: { shift: string; most: number; };
  data?: RefusalData | null;
};

export type Refusal_QStarTooMany = {
  code: "q-star.too-many";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_QStarTraitFixed = {
  code: "q-star.trait-fixed";
  params: { trait: NamedSkill | string; };
  data?: RefusalData | null;
};

export type Refusal_QStarTraitInUse = {
  code: "q-star.trait-in-use";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_QueryTooLarge = {
  code: "query-too-large";
  params: { cost: number; limit: number; name: string; };
  data?: RefusalData | null;
};

export type Refusal_ReactionPending = {
  code: "reaction-pending";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_RefitSame = {
  code: "refit-same";
  params: { attribute: NamedAttribute; };
  data?: RefusalData | null;
};

export type Refusal_RisenEnough = {
  code: "risen-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_RoleAlready = {
  code: "role-already";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_RollComesLast = {
  code: "roll-comes-last";
  params: { roll: number; };
  data?: RefusalData | null;
};

export type Refusal_SceneInUse = {
  code: "scene-in-use";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_SceneShown = {
  code: "scene-shown";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_ScenesEnough = {
  code: "scenes-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_ScopeMissing = {
  code: "scope-missing";
  params: { scope: string; };
  data?: RefusalData | null;
};

export type Refusal_ScopeNotForSeat = {
  code: "scope-not-for-seat";
  params: { role: string; scope: string; };
  data?: RefusalData | null;
};

export type Refusal_SeatTaken = {
  code: "seat-taken";
  params: { seat: string; };
  data?: RefusalData | null;
};

export type Refusal_SecretBeingReplaced = {
  code: "secret-being-replaced";
  params: { until: string; };
  data?: RefusalData | null;
};

export type Refusal_SegmentPassed = {
  code: "segment-passed";
  params: { unit: NamedUnit; own: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; };
  data?: RefusalData | null;
};

export type Refusal_SegmentToCome = {
  code: "segment-to-come";
  params: { unit: NamedUnit; own: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; };
  data?: RefusalData | null;
};

export type Refusal_SelfTarget = {
  code: "self-target";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_SheetsInTheWay = {
  code: "sheets-in-the-way";
  params: { characters: NamedCharacter[]; };
  data?: SheetsData | null;
};

export type Refusal_Solid = {
  code: "solid";
  params: { by: NamedProp | "ground"; };
  data?: RefusalData | null;
};

export type Refusal_SpectatorsNoWhispers = {
  code: "spectators-no-whispers";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_StabilityFull = {
  code: "stability-full";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_Staggered = {
  code: "staggered";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_StartAboveCap = {
  code: "start-above-cap";
  params: { attribute: NamedAttribute; cap: string; start: string; };
  data?: RefusalData | null;
};

export type Refusal_StaysUp = {
  code: "stays-up";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_SteersAlready = {
  code: "steers-already";
  params: { unit: NamedUnit; pilot: string; };
  data?: RefusalData | null;
};

export type Refusal_SureMiss = {
  code: "sure-miss";
  params: { weapon: NamedWeapon; };
  data?: RefusalData | null;
};

export type Refusal_TableFull = {
  code: "table-full";
  params: { limit: number; mib: number; };
  data?: RefusalData | null;
};

export type Refusal_TemplateTooLarge = {
  code: "template-too-large";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_TemplatesEnough = {
  code: "templates-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_TimerTooLong = {
  code: "timer-too-long";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_TokenExpired = {
  code: "token-expired";
  params: { at: string; };
  data?: RefusalData | null;
};

export type Refusal_TooFar = {
  code: "too-far";
  params: { cost: number; left: number; at_least: boolean; };
  data?: RefusalData | null;
};

export type Refusal_TooLarge = {
  code: "too-large";
  params: { limit: number; what?: string; line?: number | null; path?: string; };
  data?: MapFileData | RefusalData | null;
};

export type Refusal_TooMany = {
  code: "too-many";
  params: { what: "categories" | "attributes"; limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyConnections = {
  code: "too-many-connections";
  params: { limit: number; of: "table" | "seat" | "token" | "programs"; };
  data?: RefusalData | null;
};

export type Refusal_TooManyGuesses = {
  code: "too-many-guesses";
  params: { seconds: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyHands = {
  code: "too-many-hands";
  params: { unit: NamedUnit; most: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyHexes = {
  code: "too-many-hexes";
  params: { hexes?: number; limit: number; columns?: number; rows?: number; what?: string; line?: number | null; path?: string; };
  data?: MapFileData | RefusalData | null;
};

export type Refusal_TooManyPictures = {
  code: "too-many-pictures";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyQueries = {
  code: "too-many-queries";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyRequests = {
  code: "too-many-requests";
  params: { seconds: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyScreens = {
  code: "too-many-screens";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManySeats = {
  code: "too-many-seats";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyShares = {
  code: "too-many-shares";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyTables = {
  code: "too-many-tables";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyTokens = {
  code: "too-many-tokens";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooManyWebhooks = {
  code: "too-many-webhooks";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooMuchWork = {
  code: "too-much-work";
  params: { limit: number; };
  data?: RefusalData | null;
};

export type Refusal_TooSteep = {
  code: "too-steep";
  params: { levels: number; up: boolean; };
  data?: RefusalData | null;
};

export type Refusal_TurnBegun = {
  code: "turn-begun";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_TurnNotBegun = {
  code: "turn-not-begun";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_TurnNotOver = {
  code: "turn-not-over";
  params: { active: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_TurnOfAnother = {
  code: "turn-of-another";
  params: { unit: NamedUnit; active: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_UnitAboveCeiling = {
  code: "unit-above-ceiling";
  params: { unit: NamedUnit; level: number; };
  data?: RefusalData | null;
};

export type Refusal_UnitLinked = {
  code: "unit-linked";
  params: { unit: NamedUnit; character: NamedCharacter; };
  data?: RefusalData | null;
};

export type Refusal_UnitTaken = {
  code: "unit-taken";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_UnitsEnough = {
  code: "units-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_UnknownCommand = {
  code: "unknown-command";
  params: { type: string; nearest: string; };
  data?: RefusalData | null;
};

export type Refusal_UnknownQuery = {
  code: "unknown-query";
  params: { name: string; nearest: string; };
  data?: RefusalData | null;
};

export type Refusal_UsedUp = {
  code: "used-up";
  params: { unit: NamedUnit; weapon: NamedWeapon; uses: number; };
  data?: RefusalData | null;
};

export type Refusal_WalkedEnough = {
  code: "walked-enough";
  params: { unit: NamedUnit; most: number; };
  data?: RefusalData | null;
};

export type Refusal_WaveEmpty = {
  code: "wave-empty";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_WaveWithoutPlace = {
  code: "wave-without-place";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_WaveWithoutRoom = {
  code: "wave-without-room";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_WavesEnough = {
  code: "waves-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

export type Refusal_WayBackBarred = {
  code: "way-back-barred";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_WouldBury = {
  code: "would-bury";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_WouldOverheat = {
  code: "would-overheat";
  params: { unit: NamedUnit; };
  data?: RefusalData | null;
};

export type Refusal_WrongHost = {
  code: "wrong-host";
  params: { host: string; };
  data?: RefusalData | null;
};

export type Refusal_ZoneEmpty = {
  code: "zone-empty";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_ZoneOneHex = {
  code: "zone-one-hex";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_ZoneTooLarge = {
  code: "zone-too-large";
  params: { most: number; name: string; };
  data?: RefusalData | null;
};

export type Refusal_ZoneWithoutEffect = {
  code: "zone-without-effect";
  params: { name: string; };
  data?: RefusalData | null;
};

export type Refusal_ZonesEnough = {
  code: "zones-enough";
  params: { most: number; };
  data?: RefusalData | null;
};

/** What shows a refusal. */
export type RefusalData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
};

/** Your command or query is refused; nothing has changed. The id is empty for a signal, which is refused only on a socket that views as somebody else. */
export type RefusedFrame = Refusal & { t: "refused"; id: string; };

/** A hex, or a cell of it. */
export type RefusedPlace = {
  q: number;
  r: number;
  level?: number;
};

/** Something that was read in another way, or ignored, and why. */
export type Remark = {
  code: string;
  params: Record<string, any>;
  /** in English */
  text: string;
};

/** A new frame in the place of a lost one (FS C 5.64, FS C 5.65). */
export type ReplaceView = {
  /** credits for a new frame */
  price: number;
  /** what the wreck of the frame would give, brought home */
  salvage: number;
  /** why the frame cannot be replaced; null: it can */
  bar: BarView | null;
};

/** An open test that a unit is asked to roll. */
export type RequestView = {
  id: string;
  unit: string;
  /** `proactive`: by the unit's own will; `reactive`: in answer to something */
  kind: "proactive" | "reactive";
  /** the dice */
  dice: string[];
  /** added to the total */
  modifiers: number[];
  /** null when it is not told */
  mark: number | null;
  /** only the Handler knows the mark */
  hidden: boolean;
  /** the odds of each outcome; null: not told */
  odds: Record<string, Odds> | null;
  /** the odds of each score */
  scores: Record<string, Odds>;
  label: string;
  /** whose sheet gave the first of the dice and modifiers */
  sheet: FromSheet | null;
};

/** An attack on one target, with everything that led to its result. */
export type ResultData = {
  attack: string;
  /** what settles it */
  exchange: ExchangeDocument;
  /** the calculation */
  outcome: OutcomeDocument;
  /** the odds before the dice */
  odds: OddsDocument;
};

/** The lines that tell of what was undone or done again. */
export type RevertedData = {
  /** the number of the first line in your log */
  from: number;
  /** the number of the last line in your log */
  to: number;
  /** the first and last line of each of several steps */
  lines?: number[][];
};

/** A die of the game (`sides` 0: none) and what is added; the die counts at least `least`. */
export type Roll = {
  sides: number;
  /** added to the die */
  plus: number;
  /** the die counts at least so much */
  least: number;
  parts: Part[];
};

/** The exact odds of a roll. Which parts besides `outcomes` there are depends on the dice system and the roll. */
export type RollOdds = {
  /** by name; null where the roll does not say what it must reach */
  outcomes: Record<string, Odds> | null;
  /** Frame State: each score */
  scores?: Record<string, Odds>;
  /** Q-Star: each total of a check */
  totals?: Record<string, Odds>;
  /** Q-Star: the first roll of a contest */
  round?: Record<string, Odds>;
  /** Action Rolls: each value of the effect */
  effects?: Record<string, Odds> | null;
  /** Action Rolls: the average effect */
  mean?: MeanOdds | null;
  /** Action Rolls: how many dice show 1 */
  ones?: Record<string, Odds>;
  /** Action Rolls: how many saves fail */
  failed?: Record<string, Odds>;
  /** of a roll from a sheet */
  dice?: string[];
  /** of a roll from a sheet */
  modifiers?: number[];
  /** what the sheet adds; null: nothing */
  sheet?: FromSheet | null;
  /** the number of an NPC with such a sheet (FS 4.10) */
  fixed?: number;
};

/** A die that was rolled, and what was added. */
export type RolledDocument = {
  sides: number;
  /** null: there was no die */
  face: number | null;
  /** the die as it counts */
  counts: number;
  /** the die shows its highest face, which adds 2 */
  ace: boolean;
  /** added to the die */
  plus: number;
  parts: Part[];
  /** the whole roll */
  total: number;
};

/** What a roll of an attack means for one target. */
export type RolledTarget = {
  /** id of the unit or prop */
  id: string;
  /** it is a prop */
  prop: boolean;
  /** how the attack ends, where no more is told */
  result?: "miss" | "hit" | "direct";
  /** the test */
  aim?: AimDocument;
  /** the damage of a hit */
  damage?: RolledDocument;
  /** the damage that a direct hit adds */
  direct?: RolledDocument;
  /** the mitigation */
  mitigate?: RolledDocument;
  /** the whole damage */
  dealt?: DamageDocument;
  /** the kinds of condition that dice have chosen so far */
  conditions?: string[];
};

/** The rolls of a unit's own actions. */
export type RollsAnswer = {
  /** the rolls of the unit */
  rolls: OwnRoll[];
};

/** Round { $round } */
export type RoundBegunLine = { code: "round.begun"; params: { round: number; }; data: null; } & LineBase;

/** Rules that were overruled. */
export type RulesData = {
  /** the codes of the refusals */
  rules: string[];
};

/** The dice of a save. */
export type SaveRollData = {
  /** the dice system */
  kind: string;
  /** the dice, in the order rolled */
  dice: LineDie[];
  /** id of the save */
  save: string;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** Scene: { $name } */
export type SceneActivatedLine = { code: "scene.activated"; params: { name: string; }; data: null; } & LineBase;

/** New scene: { $name } */
export type SceneAddedLine = { code: "scene.added"; params: { name: string; }; data: null; } & LineBase;

/** Scene removed: { $name } */
export type SceneRemovedLine = { code: "scene.removed"; params: { name: string; }; data: null; } & LineBase;

/** { $was } is called { $name } now */
export type SceneRenamedLine = { code: "scene.renamed"; params: { name: string; was: string; }; data: null; } & LineBase;

/** A scene that the Handler can switch to. */
export type SceneSummary = {
  id: string;
  name: string;
  /** in the order of the list, from 0 */
  place: number;
  columns: number;
  rows: number;
  /** the round of its conflict; null without one */
  round: number | null;
  /** players have seen it */
  seen: boolean;
  /** its units; empty for the scene of this view */
  units: AbsentUnit[];
  /** where units of other scenes can come */
  spawn_zones: SpawnZone[];
};

/** One map with what stands on it. */
export type SceneView = {
  id: string;
  name: string;
  /** its map */
  map: MapView;
  /** null when the viewer knows the whole map now */
  fog: FogView | null;
  /** its props */
  props: Record<string, PropView>;
  /** its units */
  units: Record<string, UnitView>;
  /** the conflict; null: none */
  conflict: ConflictView | null;
  /** named places; the Handler's has secret ones too */
  zones: Record<string, ZoneView>;
  /** areas laid on the map; the Handler's has secret ones too */
  templates: Record<string, TemplateView>;
  /** lines drawn on the map, the oldest first; the Handler's has secret ones too */
  drawings: Record<string, DrawingView>;
  /** a picture under the grid; left out without one */
  background?: BackgroundView;
  /** for the Handler only */
  waves?: Record<string, WaveView>;
  /** effects of the environment for the next conflict; for the Handler only */
  prepared?: Effect[];
};

/** A roll that is compared with nothing. */
export type ScoreData = {
  kind: "score";
  /** the dice, in the order rolled */
  dice: KeptDie[];
  /** what was added */
  modifiers: number[];
  /** an ace is among the dice, which adds 2 */
  ace: boolean;
  /** the score */
  score: number;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** { $name } was banned */
export type SeatBannedLine = { code: "seat.banned"; params: { name: string; }; data: null; } & LineBase;

/** { $name } joined as { $role } */
export type SeatJoinedLine = { code: "seat.joined"; params: { name: string; role: "handler" | "pilot" | "spectator"; }; data: null; } & LineBase;

/** { $name } was sent away */
export type SeatKickedLine = { code: "seat.kicked"; params: { name: string; }; data: null; } & LineBase;

/** { $name } left */
export type SeatLeftLine = { code: "seat.left"; params: { name: string; }; data: null; } & LineBase;

/** { $name } is a Handler now */
export type SeatNowHandlerLine = { code: "seat.now_handler"; params: { name: string; }; data: null; } & LineBase;

/** { $name } is a pilot now */
export type SeatNowPilotLine = { code: "seat.now_pilot"; params: { name: string; }; data: null; } & LineBase;

/** One seat. */
export type SeatView = {
  id: string;
  name: string;
  role: "handler" | "pilot" | "spectator";
};

/** The viewer that a Handler views as: a seat, or a group that shares a view. */
export type SeenAs = {
  seat: string | null;
  role: "handler" | "pilot" | "spectator";
  /** the seat's; empty for a whole group */
  name: string;
  /** the group of viewers whose view it is */
  group: string;
};

/** { $segment } segment */
export type SegmentBegunLine = { code: "segment.begun"; params: { round: number; segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental"; }; data: null; } & LineBase;

/** The segment in which the unit acts (FS 6.1). */
export type SegmentChange = {
  was: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  now: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
};

/** Fields of a unit that the Handler set. */
export type SetData = {
  /** the values that were set, by field */
  set: Record<string, boolean | number | string | number[] | number[][] | null>;
  /** the values before, by field */
  was: Record<string, boolean | number | string | number[] | number[][] | null>;
};

/** A character's sheet; missing keys count as 0. Attribute ids are unique in a table. */
export type Sheet = {
  /** points by attribute */
  points: Record<string, number>;
  /** advancements bought, by category */
  advances: Record<string, number>;
  /** experimental awards by attribute, 1 to 3 */
  awards: Record<string, number>;
  /** credits that it has */
  credits: number;
  /** credits spent on the upgrades of the frame, for good */
  spent: number;
  /** credits' worth of a lost frame; pays for upgrades of frames */
  salvage: number;
};

/** What the sheet of a character would lose. */
export type SheetLoss = {
  character: string;
  name: string;
  /** what is lost */
  lost: string[];
};

/** The sheets that would lose something. */
export type SheetsData = {
  /** where it is */
  cell?: RefusedPlace;
  /** place of the refused command in its batch, from 0 */
  command?: number;
  /** id of the prop that it is about */
  prop?: string;
  /** the segment of the round now */
  segment?: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** place of the step in its plan, from 0 */
  step?: number;
  /** id of the unit that it is about; null: none is known */
  unit?: string | null;
  /** the characters, and what each would lose */
  sheets: SheetLoss[];
};

/** The roll of one side of a contest. */
export type SideRollData = {
  /** the dice system */
  kind: string;
  /** the dice, in the order rolled */
  dice: QDie[];
  /** id of the character */
  player: string;
  /** the attribute, or id of the skill */
  trait: string;
  /** added to the die */
  bonus: number;
  /** the total */
  total: number;
  /** it is a critical success */
  critical: boolean;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
};

/** The verdict on a line. */
export type SightAnswer = {
  /** there is a line of sight */
  visible: boolean;
  /** the line is clear */
  line: boolean;
  /** what is in the way; null: nothing */
  blocked_by: BlockerView | null;
  /** the cell it begins in */
  from: CellDocument;
  /** the cell it ends in */
  to: CellDocument;
  /** the line's cross-section */
  profile: ProfileSection[];
};

/** How a program signs in. */
export type SignInData = {
  /** the header that is needed */
  header: string;
};

/** Another seat's signal. */
export type SignalledFrame = {
  t: "signal";
  /** id of the seat */
  from: string;
  /** what it is */
  kind: "ping" | "pointer" | "drag" | "line";
  /** what it is about, as it was sent */
  data: Record<string, any>;
};

/** What the Handler leaves out of this round's environmental segment: an effect, a zone, or what a zone does to a unit. */
export type Skip = {
  /** id of the effect or zone */
  of: string;
  unit: string;
};

/** A zone of a scene where units come. */
export type SpawnZone = {
  zone: string;
  name: string;
};

/** Why a plan cannot go on, and at which step, from 0. */
export type StepRefusal = UpgradePlanReason & { step: number; };

/** A change as a step of undo or redo. */
export type StepView = {
  /** what it is */
  what: string | null;
  /** the seat whose command it was */
  by: string | null;
  /** the one unit it is about */
  unit: NamedUnit | null;
  /** the prop it is about */
  prop: NamedProp | null;
  /** what undo and redo name it by */
  change: number;
  /** the first and the last line of the Handler's log that tell of it */
  lines: number[] | null;
};

/** A build kept at the table. */
export type StoredBuildView = {
  id: string;
  name: string;
  /** a seat; null: the Handler's */
  owner: string | null;
  /** everybody at the table may use it */
  shared: boolean;
  /** its pilot asks the Handler to bring it in */
  asked: boolean;
  /** the whole build */
  build: Build;
};

/** A range along a clear line. */
export type StraightRange = {
  /** nothing is in the way */
  clear: boolean;
  /** it is within `n` in a straight line */
  in_range: boolean;
  /** what is in the way; null: nothing */
  blocked_by: BlockerView | null;
};

/** Another action, by the name of the query `actions`. */
export type SuggestedAction = {
  /** the command that does it */
  command: Record<string, any>;
  name: string;
};

/** An attack, with the chances of its target. */
export type SuggestedAttack = {
  /** the command that does it */
  command: Record<string, any>;
  /** the target */
  unit: string;
  costs: UseCosts;
  /** its odds */
  odds: OddsDocument | null;
  /** of the target, in hexes and levels */
  distance: number;
  /** range of the weapon */
  reach: number;
};

/** A movement, where it ends, and why. */
export type SuggestedMove = {
  /** the command that does it */
  command: Record<string, any>;
  to: CellDocument;
  /** in hexes */
  cost: number;
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** what the movement is for */
  why: MoveReason;
};

/** What a unit could do, and which of it first; `next` null: nothing, as `wait` says, or nothing worth its steps. */
export type SuggestionAnswer = {
  /** which of them comes first; null: nothing that is worth its steps */
  next: "attack" | "move" | "action" | null;
  /** the attack; null: none */
  attack: SuggestedAttack | null;
  /** the movement; null: none */
  move: SuggestedMove | null;
  /** another action; null: none */
  action: SuggestedAction | null;
  /** id of a weapon that is not used because it would hit others than enemies too */
  spares: string | null;
  /** it finds no way to its goal, or to a place from which it could attack */
  no_way: boolean;
  /** why it can neither move nor act now; null: it can */
  wait: BarView | null;
};

/** Why something cannot be done, in an answer to the query `suggestion`. */
export type SuggestionReason = Refusal_Airborne | Refusal_AskedEnough | Refusal_AttackPending | Refusal_AttackRolled | Refusal_BadCentre | Refusal_DescendedEnough | Refusal_Destroyed | Refusal_ExpansionsOff | Refusal_HasNotFlown | Refusal_HoverGrounded | Refusal_NeedsTarget | Refusal_NoCarrier | Refusal_NoChance | Refusal_Plain | Refusal_NoEnergy | Refusal_NoFrameNear | Refusal_NoHoming | Refusal_NoLockOn | Refusal_NoPreparation | Refusal_NoSpeed | Refusal_NoSteps | Refusal_NoTurn | Refusal_NoZone | Refusal_NotActed | Refusal_NotBeside | Refusal_NotCarried | Refusal_NotInAir | Refusal_NotOnMap | Refusal_NotYourTurn | Refusal_NotYours | Refusal_NothingBelow | Refusal_NothingToRegain | Refusal_NothingToRepair | Refusal_OnFoot | Refusal_OneStepOnly | Refusal_OtherSide | Refusal_OutOfRange | Refusal_OutOfSight | Refusal_Overheated | Refusal_OwnTurn | Refusal_ReactionPending | Refusal_SelfTarget | Refusal_StabilityFull | Refusal_Staggered | Refusal_StaysUp | Refusal_SureMiss | Refusal_UsedUp | Refusal_WalkedEnough | Refusal_WouldOverheat;

/** A dice system as the viewer may see it. */
export type SystemView = {
  name: string;
  title: string;
  /** its state in lines for people */
  facts: Fact[];
  /** its state, as this viewer may know it */
  data: Record<string, any>;
  /** the actions that are possible now */
  offers: OfferView[];
};

/** Each pilot is paid the full base */
export type TableBaseEachLine = { code: "table.base_each"; params: {  }; data: null; } & LineBase;

/** The base pay is shared among the crew */
export type TableBaseSharedLine = { code: "table.base_shared"; params: {  }; data: null; } & LineBase;

/** A table of its own from here on: what went before was played at { $source } */
export type TableBranchedLine = { code: "table.branched"; params: { name: string; source: string; }; data: BranchData; } & LineBase;

/** New table: { $name } */
export type TableCreatedLine = { code: "table.created"; params: { commitment?: string; name: string; }; data: null; } & LineBase;

/** Fog is off: everybody sees the whole map */
export type TableFogOffLine = { code: "table.fog_off"; params: {  }; data: null; } & LineBase;

/** Fog: each pilot sees what the own units see */
export type TableFogOwnLine = { code: "table.fog_own"; params: {  }; data: null; } & LineBase;

/** Fog: pilots see what their side sees */
export type TableFogTeamLine = { code: "table.fog_team"; params: {  }; data: null; } & LineBase;

/** Opened from an exported table with its history: what went before was played at { $source } */
export type TableImportedLine = { code: "table.imported"; params: { name: string; source: string; }; data: BranchData; } & LineBase;

/** Only the Handler names marks */
export type TableMarksHandlerLine = { code: "table.marks_handler"; params: {  }; data: null; } & LineBase;

/** Pilots may name marks */
export type TableMarksOpenLine = { code: "table.marks_open"; params: {  }; data: null; } & LineBase;

/** Everybody reads the numbers of NPCs */
export type TableNpcsAllLine = { code: "table.npcs_all"; params: {  }; data: null; } & LineBase;

/** Of NPCs players see how they are, not their numbers */
export type TableNpcsConditionLine = { code: "table.npcs_condition"; params: {  }; data: null; } & LineBase;

/** Of NPCs players see only what nobody could miss */
export type TableNpcsNothingLine = { code: "table.npcs_nothing"; params: {  }; data: null; } & LineBase;

/** Reactions can be claimed for { $n -> [one] { $n } second *[other] { $n } seconds } */
export type TableReactionsLine = { code: "table.reactions"; params: { n: number; }; data: null; } & LineBase;

/** The table is now called { $name } */
export type TableRenamedLine = { code: "table.renamed"; params: { name: string; }; data: null; } & LineBase;

/** Repairs in the field need the Handler */
export type TableRepairsAskedLine = { code: "table.repairs_asked"; params: {  }; data: null; } & LineBase;

/** Pilots may repair in the field */
export type TableRepairsFreeLine = { code: "table.repairs_free"; params: {  }; data: null; } & LineBase;

/** Units see { $n } hexes far under fog */
export type TableSightLine = { code: "table.sight"; params: { n: number; }; data: null; } & LineBase;

/** Dice at this table: { $systems } */
export type TableSystemsLine = { code: "table.systems"; params: { systems: string[]; }; data: null; } & LineBase;

/** Frames have { $n -> [one] { $n } grade *[other] { $n } grades } of tuning */
export type TableTuningLine = { code: "table.tuning"; params: { n: number; }; data: null; } & LineBase;

/** Upgrades wait for the Handler's word */
export type TableUpgradesAskedLine = { code: "table.upgrades_asked"; params: {  }; data: null; } & LineBase;

/** Pilots buy upgrades themselves */
export type TableUpgradesFreeLine = { code: "table.upgrades_free"; params: {  }; data: null; } & LineBase;

/** The table itself. */
export type TableView = {
  id: string;
  name: string;
  /** the options of the table */
  options: Options;
  /** the open chapter of dice */
  chance: ChanceView;
  /** its dice systems by name, in the order shown */
  systems: string[];
};

/** A pilot's costs in a mission: integrity lost, and uses of weapons by tier (1, 2, 3). */
export type Tally = {
  /** points of integrity lost */
  integrity: number;
  /** uses of weapons of tier 1, 2 and 3 */
  uses: [number, number, number];
};

/** The member of the running mission's crew whose tally counts the unit's losses (FS 8.5). */
export type TallyChange = {
  /** `{character, name}` */
  character: Record<string, string>;
  /** whether players are not told of the losses */
  veiled: FlagChange;
};

/** Something that a weapon could be aimed at; with numbers where it can be designated. */
export type TargetView = {
  unit: string | null;
  prop: string | null;
  /** distance in hexes */
  distance: number;
  /** hexes beyond the range */
  beyond: number;
  /** it is in sight */
  sight: boolean;
  /** it can be designated */
  designable: boolean;
  /** why it cannot be designated */
  reason: BarView | null;
  /** it can be designated, but no roll would hit it; no flag is needed */
  of_no_use: BarView | null;
  /** what the roll is compared with; null: not told */
  mark: Number | null;
  /** summands of the mark */
  modifiers: Part[];
  /** the odds; null: not told */
  odds: OddsDocument | null;
  /** of the area of a melee weapon */
  centres: CellDocument[];
};

/** What a weapon could be aimed at, the nearest first. */
export type TargetsAnswer = {
  costs: UseCosts;
  /** the weapon can be used now */
  available: boolean;
  /** why it cannot be used now */
  reason: BarView | null;
  /** it can be used, with this result */
  warns: BarView | null;
  /** range in hexes */
  reach: number;
  /** nearest target in hexes */
  least: number;
  /** possible targets, the nearest first */
  targets: TargetView[];
};

/** Why something cannot be done, in an answer to the query `targets`. */
export type TargetsReason = Refusal_AttackPending | Refusal_BadCentre | Refusal_Destroyed | Refusal_NeedsTarget | Refusal_NoEnergy | Refusal_NoHoming | Refusal_NoPreparation | Refusal_NoSteps | Refusal_NoTurn | Refusal_NoZone | Refusal_NotOnMap | Refusal_NotYourTurn | Refusal_OneStepOnly | Refusal_OutOfRange | Refusal_OutOfSight | Refusal_Overheated | Refusal_ReactionPending | Refusal_SelfTarget | Refusal_Staggered | Refusal_SureMiss | Refusal_UsedUp | Refusal_WouldOverheat;

/** An area that somebody has laid on the map. */
export type TemplateView = {
  id: string;
  /** its shape */
  shape: "radius" | "line" | "cone";
  /** the centre of a radius, or where a line or a cone begins */
  at: HexPlace;
  /** how far it reaches, and in which direction */
  to: HexPlace;
  name: string;
  /** who laid it, if that seat is still at the table */
  seat: string | null;
  /** for the Handler only */
  secret?: boolean;
  /** levels above each surface in it that nobody sees through */
  smoke?: number;
};

/** A die of a part of a notation. */
export type TermDie = {
  sides: number;
  /** all natural faces, in the order rolled */
  faces: number[];
  /** it counts */
  kept: boolean;
};

/** A part of a notation, with its result. */
export type TermDocument = {
  /** the part, as it is written */
  text: string;
  /** its dice */
  dice: TermDie[];
  /** what it adds to the total */
  subtotal: number;
};

/** Ground cover of { $count -> [one] { $count } hex *[other] { $count } hexes } changed */
export type TerrainNotedLine = { code: "terrain.noted"; params: { count: number; }; data: null; } & LineBase;

/** Ground of { $count -> [one] { $count } hex *[other] { $count } hexes } changed */
export type TerrainSetLine = { code: "terrain.set"; params: { count: number; }; data: null; } & LineBase;

/** { $count -> [one] { $count } hex *[other] { $count } hexes } shown */
export type TerrainUnveiledLine = { code: "terrain.unveiled"; params: { count: number; }; data: PlaceData | null; } & LineBase;

/** { $count -> [one] { $count } hex *[other] { $count } hexes } veiled */
export type TerrainVeiledLine = { code: "terrain.veiled"; params: { count: number; }; data: PlaceData | null; } & LineBase;

/** A test that somebody rolled. */
export type TestData = {
  /** the table from which its result is read */
  kind: "proactive" | "reactive";
  /** what was added */
  modifiers: number[];
  /** an ace is among the dice, which adds 2 */
  ace: boolean;
  /** the score */
  score: number;
  /** what it is compared with; null: not told */
  mark: number | null;
  /** the score above the mark; null: not told */
  margin: number | null;
  /** the result */
  outcome: "fumble" | "miss" | "hit" | "critical";
  /** the odds of each result; null: not told */
  odds: Record<string, Odds> | null;
  /** where the dice come from; null: not told */
  proof: ProofDocument | null;
  /** the dice, in the order rolled */
  dice: TestDie[];
  /** players do not read the mark */
  hidden?: boolean;
  /** the sheet it is from; null: none */
  sheet?: FromSheet | null;
};

/** A die of a test. */
export type TestDie = {
  sides: number;
  /** all natural faces, in the order rolled; absent in old lines */
  faces?: number[];
  /** what it shows, all its faces together */
  face: number;
  /** it counts */
  kept: boolean;
  /** it shows its highest face */
  ace: boolean;
  /** the attribute that it belongs to */
  of?: string;
};

/** { $unit }: { $kind } test against a hidden mark. { $label } */
export type TestRequestedHiddenLine = { code: "test.requested_hidden"; params: { unit: NamedUnit; kind: "proactive" | "reactive"; label: string; }; data: null; } & LineBase;

/** { $unit }: { $kind } test against { $mark }. { $label } */
export type TestRequestedLine = { code: "test.requested"; params: { unit: NamedUnit; kind: "proactive" | "reactive"; label: string; mark: number; }; data: null; } & LineBase;

/** { $character }: { $score }, { $outcome }. { $label } */
export type TestRolledByHiddenLine = { code: "test.rolled_by_hidden"; params: { character: NamedCharacter; kind: "proactive" | "reactive"; label: string; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $character }: { $score } against { $mark }, { $outcome }. { $label } */
export type TestRolledByLine = { code: "test.rolled_by"; params: { character: NamedCharacter; kind: "proactive" | "reactive"; label: string; mark: number; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $kind } test: { $score }, { $outcome }. { $label } */
export type TestRolledFreeHiddenLine = { code: "test.rolled_free_hidden"; params: { kind: "proactive" | "reactive"; label: string; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $kind } test: { $score } against { $mark }, { $outcome }. { $label } */
export type TestRolledFreeLine = { code: "test.rolled_free"; params: { kind: "proactive" | "reactive"; label: string; mark: number; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $unit }: { $score }, { $outcome }. { $label } */
export type TestRolledHiddenLine = { code: "test.rolled_hidden"; params: { unit: NamedUnit; kind: "proactive" | "reactive"; label: string; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $unit }: { $score } against { $mark }, { $outcome }. { $label } */
export type TestRolledLine = { code: "test.rolled"; params: { unit: NamedUnit; kind: "proactive" | "reactive"; label: string; mark: number; outcome: "fumble" | "miss" | "hit" | "critical"; score: number; }; data: TestData; } & LineBase;

/** { $unit }: test withdrawn. { $label } */
export type TestWithdrawnLine = { code: "test.withdrawn"; params: { unit: NamedUnit; label: string; }; data: null; } & LineBase;

/** { $by } starts a timer of { $time }: { $name } */
export type TimerStartedForLine = { code: "timer.started_for"; params: { name: string; time: string; }; data: null; } & LineBase;

/** { $by } starts a timer of { $time } */
export type TimerStartedLine = { code: "timer.started"; params: { time: string; }; data: null; } & LineBase;

/** The countdown that everybody sees. */
export type TimerView = {
  label: string;
  /** its whole time */
  seconds: number;
  /** ISO 8601, UTC; null while it is paused */
  ends_at: string | null;
  /** milliseconds that are left while it is paused, else 0 */
  left: number;
};

/** The tokens of a table or seat, oldest first. */
export type TokenList = {
  /** the cursor of the next page; null on the last one */
  next: string | null;
  /** whether there is a next page */
  has_more: boolean;
  /** the tokens */
  tokens: TokenSummary[];
  /** for each role: the scopes that tokens of its seats may have */
  scopes: Record<string, ("read" | "chat" | "roll" | "play" | "run" | "manage")[]>;
};

/** A token, without its secret. */
export type TokenSummary = {
  id: string;
  name: string;
  /** the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads */
  seat: string;
  /** what it may do */
  scopes: ("read" | "chat" | "roll" | "play" | "run" | "manage")[];
  /** other sites whose pages may use it */
  origins: string[];
  created: string;
  /** since when it has its present secret */
  issued: string;
  /** when it ends; null: it does not */
  expires: string | null;
  /** when it was used last, to a minute; null: never */
  last_used: string | null;
  /** requests and messages within ten seconds; null: as many as a seat */
  limit: number | null;
};

/** { $unit } abstains */
export type TurnAbstainedLine = { code: "turn.abstained"; params: { unit: NamedUnit; }; data: InPlaceData | null; } & LineBase;

/** Whether the unit's turn of this round is to come, under way or over. */
export type TurnChange = {
  was: "waiting" | "active" | "done" | "abstained" | "none";
  now: "waiting" | "active" | "done" | "abstained" | "none";
};

/** { $unit } ends the turn */
export type TurnEndedLine = { code: "turn.ended"; params: { unit: NamedUnit; }; data: InPlaceData | null; } & LineBase;

/** { $unit } is skipped */
export type TurnSkippedLine = { code: "turn.skipped"; params: { unit: NamedUnit; }; data: InPlaceData | null; } & LineBase;

/** { $unit }'s turn */
export type TurnStartedLine = { code: "turn.started"; params: { unit: NamedUnit; }; data: InPlaceData | null; } & LineBase;

/** What undo (the fields of a change) and redo would do for the viewer. */
export type UndoView = {
  /** what it is */
  what: string | null;
  /** the seat whose command it was */
  by: string | null;
  /** the one unit it is about */
  unit: NamedUnit | null;
  /** the prop it is about */
  prop: NamedProp | null;
  /** there is something to undo */
  can_undo: boolean;
  /** there is something to redo */
  can_redo: boolean;
  /** the change that can be redone; null: none */
  redo: ChangeView | null;
  /** the Handler's: the last changes, the newest first */
  steps: StepView[];
  /** the Handler's: what redo brings back, in order */
  again: StepView[];
};

/** The ground that it uncovered stays known */
export type UndoneGroundLine = { code: "undone.ground"; params: {  }; data: null; } & LineBase;

/** { $by } took back: { $change } */
export type UndoneLine = { code: "undone"; params: { change?: (string | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named)[]; what: string; }; data: RevertedData; } & LineBase;

/** What pilots wrote in the journal stays: { $pages } */
export type UndonePagesLine = { code: "undone.pages"; params: { pages: NamedPage[]; }; data: null; } & LineBase;

/** It had brought { $units } into sight */
export type UndoneSightLine = { code: "undone.sight"; params: { units: NamedUnit[]; }; data: null; } & LineBase;

/** { $by } took back { $n -> [one] { $n } step *[other] { $n } steps }, from this one on: { $change } */
export type UndoneStepsLine = { code: "undone.steps"; params: { change: (string | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named)[]; n: number; what: string; }; data: RevertedData; } & LineBase;

/** { $unit } uses up an ablative layer, which takes { $negated } of the damage */
export type UnitAblatesLine = { code: "unit.ablates"; params: { unit: NamedUnit; negated: number; }; data: null; } & LineBase;

/** { $unit } uses up an ablative layer, which takes some of the damage */
export type UnitAblatesUntoldLine = { code: "unit.ablates_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } enters */
export type UnitAddedLine = { code: "unit.added"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } arrives from { $from } */
export type UnitArrivedFromLine = { code: "unit.arrived_from"; params: { unit: NamedUnit; from: string; }; data: null; } & LineBase;

/** { $unit } arrives from another scene */
export type UnitArrivedLine = { code: "unit.arrived"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $pilot } asks the Handler for { $unit } */
export type UnitAskedForLine = { code: "unit.asked_for"; params: { unit: NamedUnit; pilot: string; }; data: null; } & LineBase;

/** { $unit }: something bars the way */
export type UnitBarredLine = { code: "unit.barred"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } begins to fall: the environmental segment shows how far */
export type UnitBeginsToFallLine = { code: "unit.begins_to_fall"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } tests its hull against destruction: { $score } against 5 */
export type UnitBulkLine = { code: "unit.bulk"; params: { unit: NamedUnit; held: boolean; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } tests its hull against destruction */
export type UnitBulkUntoldLine = { code: "unit.bulk_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit }: { $condition } does { $damage } damage, { $lost } gets through */
export type UnitBurnsLine = { code: "unit.burns"; params: { unit: NamedUnit; condition: NamedCondition; damage: number; lost: number; }; data: BurnData; } & LineBase;

/** { $unit } goes by its build again */
export type UnitByBuildElseLine = { code: "unit.by_build_else"; params: { unit: NamedUnit; integrity_now: number; integrity_was: number; stability_now: number; stability_was: number; }; data: null; } & LineBase;

/** { $unit } goes by its build again: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now } */
export type UnitByBuildLine = { code: "unit.by_build"; params: { unit: NamedUnit; integrity_now: number; integrity_was: number; stability_now: number; stability_was: number; }; data: null; } & LineBase;

/** { $unit } goes by the sheet of { $character }, not by its build */
export type UnitBySheetElseLine = { code: "unit.by_sheet_else"; params: { unit: NamedUnit; character: NamedCharacter; integrity_now: number; integrity_was: number; stability_now: number; stability_was: number; }; data: null; } & LineBase;

/** { $unit } goes by the sheet of { $character }, not by its build: integrity { $integrity_was } → { $integrity_now }, stability { $stability_was } → { $stability_now } */
export type UnitBySheetLine = { code: "unit.by_sheet"; params: { unit: NamedUnit; character: NamedCharacter; integrity_now: number; integrity_was: number; stability_now: number; stability_was: number; }; data: null; } & LineBase;

/** { $unit } comes into sight at { $to }, level { $level } */
export type UnitCameInSightLine = { code: "unit.came_in_sight"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** { $unit } is carried up to level { $level } */
export type UnitCarriedLine = { code: "unit.carried"; params: { unit: NamedUnit; level: number; }; data: null; } & LineBase;

/** { $unit } holds on to a wall */
export type UnitClingsLine = { code: "unit.clings"; params: { unit: NamedUnit; levels?: number; metres?: number; total?: number; }; data: null; } & LineBase;

/** { $unit } cools down: { $score } against { $mark } */
export type UnitCooledLine = { code: "unit.cooled"; params: { unit: NamedUnit; mark: number; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } cools down */
export type UnitCooledUntoldLine = { code: "unit.cooled_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } cools for { $steps -> [one] { $steps } step *[other] { $steps } steps }: energy { $to } */
export type UnitCoolsLine = { code: "unit.cools"; params: { unit: NamedUnit; energy: number; steps: number; to: number; }; data: null; } & LineBase;

/** { $unit } cools */
export type UnitCoolsUntoldLine = { code: "unit.cools_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } descends { $levels -> [one] { $levels } level *[other] { $levels } levels } to level { $level } */
export type UnitDescendedLine = { code: "unit.descended"; params: { unit: NamedUnit; level: number; levels: number; }; data: MovedData; } & LineBase;

/** { $unit } is destroyed */
export type UnitDestroyedLine = { code: "unit.destroyed"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit }: { $pilot } gets out */
export type UnitEjectsLine = { code: "unit.ejects"; params: { unit: NamedUnit; pilot: NamedUnit; }; data: null; } & LineBase;

/** A unit of a pilot in a scene that players have seen and that is not shown now. */
export type UnitElsewhere = {
  unit: string;
  name: string;
  /** id of the scene where it is */
  scene: string;
  /** the pilots' seats that control it */
  seats: string[];
};

/** { $unit } holds together at 1 integrity */
export type UnitEnduresLine = { code: "unit.endures"; params: { unit: NamedUnit; score: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and holds on to a wall: a fall of { $metres } m */
export type UnitFallClingsLine = { code: "unit.fall_clings"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and is still falling */
export type UnitFallFallingLine = { code: "unit.fall_falling"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and hovers */
export type UnitFallHoversLine = { code: "unit.fall_hovers"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and lands: a fall of { $metres } m */
export type UnitFallLandedLine = { code: "unit.fall_landed"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls below the floor and is lost */
export type UnitFallLostLine = { code: "unit.fall_lost"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and comes to rest on a unit: a fall of { $metres } m */
export type UnitFallRestsLine = { code: "unit.fall_rests"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } falls { $levels -> [one] { $levels } level *[other] { $levels } levels } and comes to rest on { $on }: a fall of { $metres } m */
export type UnitFallRestsOnLine = { code: "unit.fall_rests_on"; params: { unit: NamedUnit; levels: number; metres: number; on: NamedUnit; total: number; }; data: null; } & LineBase;

/** { $unit } is fitted out as { $build } */
export type UnitFittedLine = { code: "unit.fitted"; params: { unit: NamedUnit; build: Named; }; data: null; } & LineBase;

/** { $unit } is fitted out */
export type UnitFittedUntoldLine = { code: "unit.fitted_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $by } finds { $unit } */
export type UnitFoundLine = { code: "unit.found"; params: { unit: NamedUnit; by: NamedUnit; }; data: null; } & LineBase;

/** { $pilot } now steers { $unit } */
export type UnitGivenLine = { code: "unit.given"; params: { unit: NamedUnit; pilot: string; }; data: null; } & LineBase;

/** { $pilot } now steers { $unit } and plays { $character } */
export type UnitGivenWithLine = { code: "unit.given_with"; params: { unit: NamedUnit; character: NamedCharacter; pilot: string; }; data: null; } & LineBase;

/** { $harm -> [damage] { $unit } takes { $amount } damage in { $zone } [impact] { $unit } takes an impact of { $amount } in { $zone } *[heat] { $unit } takes a heat of { $amount } in { $zone } } */
export type UnitHarmedInZoneLine = { code: "unit.harmed_in_zone"; params: { unit: NamedUnit; amount: number; harm: "damage" | "impact" | "heat"; zone: string; }; data: HarmedData | null; } & LineBase;

/** { $harm -> [damage] { $unit } takes { $amount } damage from the environment [impact] { $unit } takes an impact of { $amount } from the environment *[heat] { $unit } takes a heat of { $amount } from the environment } */
export type UnitHarmedLine = { code: "unit.harmed"; params: { unit: NamedUnit; amount: number; harm: "damage" | "impact" | "heat"; }; data: HarmedData | null; } & LineBase;

/** { $unit } overheats: it can use no energy until it cools down */
export type UnitHeatsUpLine = { code: "unit.heats_up"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is hidden */
export type UnitHiddenLine = { code: "unit.hidden"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is highlighted: everybody sees it */
export type UnitHighlightedLine = { code: "unit.highlighted"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } hovers */
export type UnitHoversLine = { code: "unit.hovers"; params: { unit: NamedUnit; levels?: number; metres?: number; total?: number; }; data: null; } & LineBase;

/** After more than one level { $unit } takes an impact of { $impact }, as after every such fall */
export type UnitImpactLine = { code: "unit.impact"; params: { unit: NamedUnit; impact: number; }; data: HarmedData | null; } & LineBase;

/** { $unit } lands */
export type UnitLandsLine = { code: "unit.lands"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } leaves for { $to } */
export type UnitLeftLine = { code: "unit.left"; params: { unit: NamedUnit; to: string; }; data: null; } & LineBase;

/** { $unit } leaves the map */
export type UnitLeftMapLine = { code: "unit.left_map"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $pilot } no longer steers { $unit } */
export type UnitLetGoLine = { code: "unit.let_go"; params: { unit: NamedUnit; pilot: string; }; data: null; } & LineBase;

/** { $pilot } no longer steers { $unit }, nor plays { $character } */
export type UnitLetGoWithLine = { code: "unit.let_go_with"; params: { unit: NamedUnit; character: NamedCharacter; pilot: string; }; data: null; } & LineBase;

/** Overruled: { $unit } { $how } to { $to }, level { $level }, out of turn and free */
export type UnitMovedFreeLine = { code: "unit.moved_free"; params: { unit: NamedUnit; cost: number; how: string; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** { $unit } { $how } to { $to }, level { $level }, using { $cost } range */
export type UnitMovedLine = { code: "unit.moved"; params: { unit: NamedUnit; cost: number; how: string; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** { $pilot } no longer asks for { $unit } */
export type UnitNotAskedForLine = { code: "unit.not_asked_for"; params: { unit: NamedUnit; pilot: string; seat: string; why: string; }; data: null; } & LineBase;

/** { $pilot } does not get { $unit } */
export type UnitNotGivenLine = { code: "unit.not_given"; params: { unit: NamedUnit; pilot: string; seat: string; why: string; }; data: null; } & LineBase;

/** { $pilot } does not get { $unit }. { $why } */
export type UnitNotGivenWhyLine = { code: "unit.not_given_why"; params: { unit: NamedUnit; pilot: string; seat: string; why: string; }; data: null; } & LineBase;

/** { $unit } does not fit on the new map */
export type UnitOffTheMapLine = { code: "unit.off_the_map"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } overheats instead: the action fails, and it can use no energy until it cools down */
export type UnitOverheatsLine = { code: "unit.overheats"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } passes by, in sight for a while */
export type UnitPassedByLine = { code: "unit.passed_by"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** { $unit } has a new picture */
export type UnitPicturedLine = { code: "unit.pictured"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is placed at { $to }, level { $level } */
export type UnitPlacedLine = { code: "unit.placed"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** An attack aims at a unit. */
export type UnitPoint = {
  unit: string;
};

/** { $unit } is pressed down to level { $level } */
export type UnitPressedDownLine = { code: "unit.pressed_down"; params: { unit: NamedUnit; level: number; }; data: null; } & LineBase;

/** { $unit } pays 1 energy and keeps its feet */
export type UnitRecoversLine = { code: "unit.recovers"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } no longer pays energy to keep its balance */
export type UnitRecoveryOffLine = { code: "unit.recovery_off"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } pays energy to keep its balance, when it can */
export type UnitRecoveryOnLine = { code: "unit.recovery_on"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } stood by for a minute: its generator is full again, { $energy } energy */
export type UnitRefilledLine = { code: "unit.refilled"; params: { unit: NamedUnit; energy: number; }; data: null; } & LineBase;

/** { $unit } is free to take */
export type UnitReleasedLine = { code: "unit.released"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } and { $character } are free to take */
export type UnitReleasedWithLine = { code: "unit.released_with"; params: { unit: NamedUnit; character: NamedCharacter; }; data: null; } & LineBase;

/** { $unit } is removed */
export type UnitRemovedLine = { code: "unit.removed"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } repairs { $target } for { $score } */
export type UnitRepairsForLine = { code: "unit.repairs_for"; params: { unit: NamedUnit; score: number; target: NamedUnit; }; data: ScoreData | FixedData; } & LineBase;

/** { $unit } repairs { $target } for { $score }: integrity { $to } */
export type UnitRepairsLine = { code: "unit.repairs"; params: { unit: NamedUnit; mended?: (string | NamedCondition)[]; score: number; target: NamedUnit; to: number; was?: number; }; data: ScoreData | FixedData; } & LineBase;

/** { $unit } repairs something for { $score } */
export type UnitRepairsSomethingLine = { code: "unit.repairs_something"; params: { unit: NamedUnit; score: number; }; data: ScoreData | FixedData; } & LineBase;

/** { $unit } repairs something */
export type UnitRepairsSomethingUntoldLine = { code: "unit.repairs_something_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } repairs { $target } */
export type UnitRepairsUntoldLine = { code: "unit.repairs_untold"; params: { unit: NamedUnit; target: NamedUnit; }; data: null; } & LineBase;

/** { $unit } stands as it stood at another table */
export type UnitRestoredLine = { code: "unit.restored"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } comes to rest on a unit */
export type UnitRestsLine = { code: "unit.rests"; params: { unit: NamedUnit; levels: number; metres: number; total: number; }; data: null; } & LineBase;

/** { $unit } comes to rest on { $on } */
export type UnitRestsOnLine = { code: "unit.rests_on"; params: { unit: NamedUnit; levels: number; metres: number; on: NamedUnit; total: number; }; data: null; } & LineBase;

/** { $unit } is the Handler's again */
export type UnitReturnedLine = { code: "unit.returned"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } rises from the ground and hovers */
export type UnitRisesLine = { code: "unit.rises"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } rises into the air and begins to fall: the environmental segment shows how far */
export type UnitRoseLine = { code: "unit.rose"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } goes out of sight and comes again at { $to }, level { $level } */
export type UnitSeenAgainLine = { code: "unit.seen_again"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** { $pilot } now steers { $unit } too */
export type UnitSharedLine = { code: "unit.shared"; params: { unit: NamedUnit; pilot: string; }; data: null; } & LineBase;

/** { $unit } comes into view */
export type UnitShownLine = { code: "unit.shown"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } stabilises for { $score }: stability { $to } */
export type UnitStabilisedLine = { code: "unit.stabilised"; params: { unit: NamedUnit; extra: number; gained?: number; score: number; to: number; was?: number; }; data: ScoreData | FixedData; } & LineBase;

/** { $unit } stabilises */
export type UnitStabilisedUntoldLine = { code: "unit.stabilised_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is staggered */
export type UnitStaggeredLine = { code: "unit.staggered"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } stays aloft */
export type UnitStayedAloftLine = { code: "unit.stayed_aloft"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } stays overheated: { $score } against { $mark } */
export type UnitStaysHotLine = { code: "unit.stays_hot"; params: { unit: NamedUnit; mark: number; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } stays overheated */
export type UnitStaysHotUntoldLine = { code: "unit.stays_hot_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } steadies itself for { $score } + { $extra }: stability { $to } */
export type UnitSteadiesItselfLine = { code: "unit.steadies_itself"; params: { unit: NamedUnit; extra: number; gained?: number; score: number; to: number; was?: number; }; data: ScoreData | FixedData; } & LineBase;

/** { $unit } steadies itself */
export type UnitSteadiesItselfUntoldLine = { code: "unit.steadies_itself_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } is steady again, and can dodge from its next turn on */
export type UnitSteadiesLine = { code: "unit.steadies"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } steps off and begins to fall: the environmental segment shows how far */
export type UnitSteppedOffLine = { code: "unit.stepped_off"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } steps off and comes to rest on { $on } */
export type UnitSteppedOntoLine = { code: "unit.stepped_onto"; params: { unit: NamedUnit; on: NamedUnit; }; data: null; } & LineBase;

/** { $unit } surveys: { $score } */
export type UnitSurveysLine = { code: "unit.surveys"; params: { unit: NamedUnit; score: number; count?: number; reach?: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } surveys */
export type UnitSurveysUntoldLine = { code: "unit.surveys_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } surveys and finds nothing: { $score } */
export type UnitSurveysVainLine = { code: "unit.surveys_vain"; params: { unit: NamedUnit; score: number; }; data: MarkedData | FixedData; } & LineBase;

/** { $unit } surveys and finds nothing */
export type UnitSurveysVainUntoldLine = { code: "unit.surveys_vain_untold"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $pilot } takes { $unit } */
export type UnitTakenLine = { code: "unit.taken"; params: { unit: NamedUnit; pilot: string; }; data: null; } & LineBase;

/** { $unit } is taken off the map */
export type UnitTakenOffLine = { code: "unit.taken_off"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $pilot } takes { $unit } and plays { $character } */
export type UnitTakenWithLine = { code: "unit.taken_with"; params: { unit: NamedUnit; character: NamedCharacter; pilot: string; }; data: null; } & LineBase;

/** { $unit } is no longer highlighted */
export type UnitUnhighlightedLine = { code: "unit.unhighlighted"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } has no picture any more */
export type UnitUnpicturedLine = { code: "unit.unpictured"; params: { unit: NamedUnit; }; data: null; } & LineBase;

/** { $unit } changed: { $fields }{ $changes } */
export type UnitUpdatedLine = { code: "unit.updated"; params: { unit: NamedUnit; }; data: UpdatedData; } & LineBase;

/** A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`). */
export type UnitView = {
  id: string;
  name: string;
  disposition: "pilot" | "ally" | "neutral" | "enemy";
  /** its cell; null: it is off the map */
  at: CellDocument | null;
  speed: number | null;
  integrity: number | null;
  integrity_max: number | null;
  stability: number | null;
  stability_max: number | null;
  energy: number | null;
  energy_max: number | null;
  steps: number | null;
  /** the seat that controls it; null: nobody */
  controller: string | null;
  /** seats that steer it with its controller */
  copilots: string[];
  /** its cells as [q, r, level] from the first one */
  footprint: number[][];
  /** its cells block lines of sight while it stands on the map */
  obstacle: boolean;
  /** its cells block lines of sight now */
  blocks_sight: boolean;
  falling: boolean;
  fallen: number;
  flown: boolean;
  /** nothing carries it */
  airborne: boolean;
  /** it is staggered */
  staggered: boolean | null;
  destroyed: boolean;
  /** fell through a void and is off the map */
  lost: boolean;
  highlighted: boolean;
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
  /** how much is left of it, in a word; null where it is not told */
  condition: "whole" | "damaged" | "badly-damaged" | "destroyed" | null;
  /** the movement that can be continued; null: none */
  movement: Movement | null;
  /** its turn in this round */
  turn: "waiting" | "active" | "done" | "abstained" | "none";
  /** the segment of a round in which it acts */
  segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** what it is built of; null for a plain unit */
  frame: FrameView | null;
  overheated: boolean | null;
  /** cannot evade until its next turn begins */
  off_balance: boolean | null;
  /** its conditions */
  conditions: ConditionView[];
  /** the unit that was this ejected pilot's frame */
  pilot_of: string | null;
  /** the unit it rides on */
  carried_by: string | null;
  /** held in the carrier's hand */
  in_hand: boolean;
  /** the id of its picture; left out without one */
  picture?: string;
  /** for the Handler only */
  notes?: string;
  /** units that play together have the same; for the Handler only */
  group?: string;
  /** suggestions do not move it from its place; for the Handler only */
  guard?: boolean;
  /** for the Handler and, of a hidden unit, who controls it */
  hidden?: boolean;
};

/** { $unit } goes out of sight */
export type UnitWentOutOfSightLine = { code: "unit.went_out_of_sight"; params: { unit: NamedUnit; level: number; to: HexDocument; }; data: MovedData; } & LineBase;

/** Now in sight: { $units } */
export type UnitsCameInSightLine = { code: "units.came_in_sight"; params: { units: NamedUnit[]; }; data: null; } & LineBase;

/** Fields of a unit that the Handler changed. */
export type UpdatedData = {
  /** the fields that have changed */
  set: string[];
  /** the values after, by field */
  now?: Record<string, boolean | number | string | number[] | number[][] | null>;
  /** the values before, by field */
  was?: Record<string, boolean | number | string | number[] | number[][] | null>;
};

/** One step of a plan. "raise": `points` into `attribute`; "advance": one advancement of `category`; "refit": one point from `attribute` into `to`; "award": `points` (1 to 3) for `attribute`, by the Handler. */
export type Upgrade = {
  /** `raise`: points into an attribute; `advance`: one advancement of a category; `refit`: one point from an attribute into another; `award`: an experimental award */
  do: "raise" | "advance" | "refit" | "award";
  attribute: string;
  /** id of the attribute that a `refit` moves a point to */
  to: string;
  category: string;
  /** points of a `raise` or an `award` */
  points: number;
};

/** What upgrades would cost and lead to, up to the first step that the rules forbid. */
export type UpgradePlanAnswer = {
  /** by category */
  pools: Record<string, PoolView>;
  /** its attributes */
  attributes: Record<string, AttributeNumbers>;
  /** what a new frame costs */
  replace: ReplaceView;
  /** each upgrade with its cost and effect */
  steps: PlanStep[];
  /** credits for all of it */
  cost: number;
  /** credits left */
  credits: number;
  /** the sheet after it */
  sheet: Sheet;
  /** the first upgrade that is not possible; null: all are */
  refused: StepRefusal | null;
  /** why it can be planned but not done now */
  waits: BarView | null;
};

/** Why something cannot be done, in an answer to the query `upgrade_plan`. */
export type UpgradePlanReason = Refusal_AdvanceLimit | Refusal_AtCap | Refusal_AwardRange | Refusal_CannotAfford | Refusal_DuringMission | Refusal_InDebt | Refusal_NoSuchAttribute | Refusal_NoSuchCategory | Refusal_NothingInvested | Refusal_OtherCategory | Refusal_PoolEmpty | Refusal_Plain | Refusal_RefitSame;

/** What a use of a weapon costs. */
export type UseCosts = {
  /** steps of this use */
  steps: number;
  /** energy of this use */
  energy: number;
  /** recoil of this use */
  recoil: number;
};

/** Everything that one viewer may see of a table. */
export type View = {
  /** the attributes of characters, by category */
  categories: Category[];
  /** the characters */
  characters: Record<string, CharacterView>;
  /** the missions */
  missions: Record<string, MissionView>;
  /** the dice systems that are played */
  systems: Record<string, SystemView>;
  /** builds kept at the table; the Handler's own only for the Handler, or shared */
  builds: Record<string, StoredBuildView>;
  /** what pilots have asked the Handler to allow */
  asks: Record<string, AskView>;
  /** attacks that are not over */
  attacks: Record<string, AttackView>;
  /** reactions that have begun, by unit */
  reactions: Record<string, ReactionView>;
  /** the table */
  table: TableView;
  /** the people at the table, by seat */
  seats: Record<string, SeatView>;
  /** for the Handler only */
  invites?: Invites;
  /** the scene that players see; Handlers may look at another */
  active_scene: string;
  /** for the Handler only */
  scenes?: Record<string, SceneSummary>;
  /** the scene of this view */
  scene: SceneView;
  /** pilots' units that are in another scene */
  elsewhere: UnitElsewhere[];
  /** tests that units have to roll */
  requests: Record<string, RequestView>;
  /** what can be undone and redone */
  undo: UndoView;
  /** a countdown without effect on the game */
  timer: TimerView | null;
  /** the pages that the viewer may read */
  journal: Record<string, PageView>;
};

/** The whole view: when you join, and when the missed changes are not available. */
export type ViewFrame = {
  t: "view";
  epoch: string;
  seq: number;
  /** the whole view */
  view: View;
  entries: Entry[];
};

/** The surfaces in sight of a place. */
export type ViewshedAnswer = {
  /** the surfaces in sight */
  cells: CellDocument[];
};

/** New wave: { $name } */
export type WaveAddedLine = { code: "wave.added"; params: { name: string; }; data: null; } & LineBase;

/** { $name } comes */
export type WaveEnteredLine = { code: "wave.entered"; params: { name: string; }; data: null; } & LineBase;

/** Wave removed: { $name } */
export type WaveRemovedLine = { code: "wave.removed"; params: { name: string; }; data: null; } & LineBase;

/** Wave changed: { $name } */
export type WaveUpdatedLine = { code: "wave.updated"; params: { name: string; }; data: null; } & LineBase;

/** Units in reserve that come together. */
export type WaveView = {
  id: string;
  name: string;
  /** those that are still in reserve */
  units: string[];
  /** the place around which they come */
  at: CellDocument | null;
  /** the zone in which they come, instead of a place */
  zone: string | null;
  /** they come by themselves when it begins */
  round: number | null;
  /** when they are to come, in the Handler's words */
  trigger: string;
};

/** { $name } finds no place: choose another one for those who are left */
export type WaveWaitsLine = { code: "wave.waits"; params: { name: string; }; data: null; } & LineBase;

/** A weapon of a build. */
export type Weapon = {
  id: string;
  name: string;
  /** 1 to 3 */
  tier: number;
  /** a weapon type */
  kind: string;
  /** a damage type */
  damage: string;
  /** tier, 1 to 3, by id of a weapon tag or damage tag */
  tags: Record<string, number>;
};

/** A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D. */
export type WeaponNumbers = {
  /** steps of one use */
  steps: Number;
  /** energy of one use */
  energy: Number;
  /** recoil of one use */
  recoil: Number;
  /** uses in one turn */
  uses: Number;
  /** range in hexes */
  reach: Number;
  /** nearest target in hexes */
  least_range: Number;
  /** targeting bonus */
  targeting: Number;
  /** damage of a hit */
  damage: Roll;
  /** damage added by a direct hit */
  direct: Roll;
  /** mission cost of one use */
  cost: number;
  /** what else it can do */
  traits: WeaponTraits;
};

/** A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D. */
export type WeaponProfile = {
  /** the weapon */
  weapon: Weapon;
  /** steps of one use */
  steps: Number;
  /** energy of one use */
  energy: Number;
  /** recoil of one use */
  recoil: Number;
  /** uses in one turn */
  uses: Number;
  /** range in hexes */
  reach: Number;
  /** nearest target in hexes */
  least_range: Number;
  /** targeting bonus */
  targeting: Number;
  /** damage of a hit */
  damage: Roll;
  /** damage added by a direct hit */
  direct: Roll;
  /** mission cost of one use */
  cost: number;
  /** what else it can do */
  traits: WeaponTraits;
};

/** A tier of weapons. */
export type WeaponTier = {
  tier: number;
  name: string;
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** of the damage die */
  grade: number;
  /** range in hexes */
  reach: number;
  /** for tags */
  points: number;
  /** of a use, in a mission's fee */
  cost: number;
  /** sides of the damage die */
  die: number;
};

/** Mechanisms that an attack knows; content switches them on, attack code names no content. */
export type WeaponTraits = {
  /** sides of a die that may take the place of Sharpness; 0: none */
  homing: number;
  /** the face with which a miss is looked at once more; 0: not at all */
  second_look: number;
  /** the damage of a miss: `nothing`, the `bare` die of the base, or `plain` damage without the volley */
  on_miss: "nothing" | "bare" | "plain";
  /** damage added by several shots */
  volley: number;
  /** steps that may be added, each with its bonus to targeting */
  prepare: [number, number][];
  /** how it can wait for the user's next turn; null: it cannot */
  zone: Zone | null;
  /** radius of an area around the target; 0: none */
  burst: number;
  /** it strikes what is beside its user */
  melee: boolean;
  /** what must lie between weapon and target: `sight`, `air` above both, a `path` within the range, or `any` path */
  line: "sight" | "air" | "path" | "any";
  /** more damage and impact of a direct hit */
  shock: number;
  /** mitigation that does not count */
  pierce: number;
  /** current energy is added to the damage */
  energy_bonus: boolean;
  /** so much of that energy cannot be mitigated */
  firm: number;
  /** mitigated damage counts twice as impact on a target that is not staggered */
  blast: boolean;
  /** a hit on a staggered target is a direct hit */
  direct_on_staggered: boolean;
  /** its damage cannot be mitigated */
  unmitigable: boolean;
  /** its use overheats the frame */
  overheats: boolean;
  /** least damage of a hit */
  least: number;
  /** added to damage that gets through */
  through: number;
  /** conditions that it leaves on its target */
  inflicts: InflictedCondition[];
};

/** A weapon of a frame; costs, range and uses as numbers, and all of them explained. */
export type WeaponView = {
  id: string;
  name: string;
  tier: number;
  kind: string;
  damage: string;
  /** tier by id of a weapon tag or damage tag */
  tags: Record<string, number>;
  /** steps that it costs */
  steps: number;
  /** energy that it costs */
  energy: number;
  /** range in hexes */
  reach: number;
  /** in one turn */
  uses: number;
  /** uses in this turn */
  used: number;
  /** it can be used now */
  available: boolean;
  /** every number with the parts it is the sum of */
  profile: WeaponNumbers;
};

/** The webhooks of a table, oldest first. */
export type WebhookList = {
  /** the cursor of the next page; null on the last one */
  next: string | null;
  /** whether there is a next page */
  has_more: boolean;
  /** the webhooks */
  webhooks: WebhookSummary[];
};

/** The webhook { $name } has failed for long and is switched off */
export type WebhookOffLine = { code: "webhook.off"; params: { name: string; }; data: null; } & LineBase;

/** A webhook, without its secret. */
export type WebhookSummary = {
  id: string;
  name: string;
  url: string;
  /** it is told the lines that these read */
  viewer: "handler" | "pilots" | "spectators";
  /** the kinds of lines that it is told; empty: all */
  kinds: ("system" | "turn" | "move" | "fall" | "roll" | "attack" | "mission" | "chat" | "overrule" | "undo")[];
  created: string;
  /** `on`, `paused`, or `off` after long failure */
  state: "on" | "paused" | "off";
  /** attempts since the last success */
  failures: number;
  /** when the first of these attempts was */
  failing_since: string | null;
  /** when the next attempt will be */
  next_at: string | null;
  /** until when the secret before signs as well; null: there is none */
  old_secret_until: string | null;
};

/** Your seat, role, name and group. */
export type You = {
  seat: string;
  role: "handler" | "pilot" | "spectator";
  name: string;
  /** the group of viewers whose view you get */
  group: string;
};

/** An attack that waits for the user's next turn (Zone In). `bonus` to targeting and damage then; `inside`: what a target that moves within the zone calls down: nothing, the attack at once without bonus, or with +2 to targeting or damage. */
export type Zone = {
  /** added to targeting and damage in the user's next turn */
  bonus: number;
  /** what a target that moves within the zone calls down: `nothing`, the attack without bonus (`plain`), or with a bonus of the user's `choice` */
  inside: "nothing" | "plain" | "choice";
};

/** { $kind -> [spawn] New spawn zone: { $name } [objective] New objective zone: { $name } [label] New label: { $name } [marker] New marker: { $name } *[area] New area: { $name } } */
export type ZoneAddedLine = { code: "zone.added"; params: { kind: "spawn" | "objective" | "area" | "label" | "marker"; name: string; }; data: null; } & LineBase;

/** What a zone does in each environmental segment to the units in it (FS 6.7). */
export type ZoneEffect = {
  /** what it does */
  harm: "damage" | "impact" | "heat";
  amount: number;
  /** the round from which on */
  round: number;
  /** only to units that stand on something */
  ground: boolean;
};

/** { $name } is hidden from the players */
export type ZoneHiddenLine = { code: "zone.hidden"; params: { kind: "spawn" | "objective" | "area" | "label" | "marker"; name: string; }; data: null; } & LineBase;

/** { $kind -> [spawn] Spawn zone removed: { $name } [objective] Objective zone removed: { $name } [label] Label removed: { $name } [marker] Marker removed: { $name } *[area] Area removed: { $name } } */
export type ZoneRemovedLine = { code: "zone.removed"; params: { kind: "spawn" | "objective" | "area" | "label" | "marker"; name: string; }; data: null; } & LineBase;

/** { $kind -> [spawn] Spawn zone shown: { $name } [objective] Objective zone shown: { $name } [label] Label shown: { $name } [marker] Marker shown: { $name } *[area] Area shown: { $name } } */
export type ZoneShownLine = { code: "zone.shown"; params: { kind: "spawn" | "objective" | "area" | "label" | "marker"; name: string; }; data: null; } & LineBase;

/** { $kind -> [spawn] Spawn zone changed: { $name } [objective] Objective zone changed: { $name } [label] Label changed: { $name } [marker] Marker changed: { $name } *[area] Area changed: { $name } } */
export type ZoneUpdatedLine = { code: "zone.updated"; params: { kind: "spawn" | "objective" | "area" | "label" | "marker"; name: string; }; data: null; } & LineBase;

/** A named place on the map. */
export type ZoneView = {
  id: string;
  kind: "spawn" | "objective" | "area" | "label" | "marker";
  name: string;
  /** the hex of a label or marker; else the one nearest to the centre */
  at: HexPlace;
  /** masks, as in `fog`; not for labels and markers */
  hexes?: Record<string, string>;
  /** for markers only */
  icon?: "flag" | "target" | "danger" | "question" | "cache" | "exit";
  /** null: that of its kind */
  colour: "red" | "amber" | "green" | "blue" | "violet" | null;
  /** what it does in the environmental segment */
  effect?: ZoneEffect;
  /** for the Handler only */
  secret?: boolean;
};
