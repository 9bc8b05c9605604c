// Types of what the server sends; no code. Made by `python -m tests.fixtures.make_types`
// from the schemas of the server; do not edit.

/** A unit in a scene that is not shown. */
export type AbsentUnit = {
  unit: string;
  name: string;
  disposition: "pilot" | "ally" | "neutral" | "enemy";
};

/** Your command is stored. Its changes for you, up to `seq`, were sent before this frame. */
export type AckFrame = {
  t: "ack";
  id: string;
  seq: number;
};

/** An action of a unit. `steps` and `energy` are the costs of one use. `most`: the most steps that one use may take, if it may take more. `own_costs`: the weapon or module, or the Handler, sets the costs. */
export type Action = {
  id: string;
  name: string;
  text: string;
  group: "move" | "attack" | "steady" | "look" | "other";
  effect: "move" | "fly" | "descend" | "stay" | "attack" | "stabilise" | "cool" | "mend" | "repair" | "survey" | "module" | "improvise" | "react" | "board" | "alight";
  steps: number;
  energy: number;
  most: number;
  own_costs: boolean;
  needs: string[];
};

/** The weapon, module, unit or condition that an action is about. */
export type ActionSubject = {
  id: string;
  name: string;
};

/** Something that a unit can do. */
export type ActionView = {
  id: string;
  action: string;
  name: string;
  text: string;
  group: string;
  of: ActionSubject | null;
  steps: number;
  /** the most steps that it can take */
  most: number;
  energy: number;
  /** of a movement that goes on: the price of a new one instead (`new` of `unit.move`); null where it cannot be begun or there is no rest of one */
  anew: PriceView | null;
  /** does it, once the player adds what is missing: a path, a target, a text */
  command: Record<string, any>;
  available: boolean;
  /** why it cannot be done now */
  reason: BarView | null;
  /** it can be done, with this result */
  warns: BarView | null;
};

/** Everything that a unit can do. */
export type ActionsAnswer = {
  actions: ActionView[];
};

/** Adjustments by the Handler (FS C 4.12): each number is added to its step, an `outcome` replaces. */
export type Adjust = {
  targeting: number;
  mark: number;
  dodge: number;
  damage: number;
  mitigation: number;
  outcome: "miss" | "hit" | "direct" | null;
};

/** What an attack on one designation would be, with everything in its area. */
export type AimAnswer = {
  costs: UseCosts;
  available: boolean;
  /** why it cannot be used now */
  reason: BarView | null;
  /** it can be used, with this result */
  warns: BarView | null;
  designable: boolean;
  distance: number;
  /** hexes beyond the range */
  beyond: number;
  centre: CellDocument | null;
  centres: CellDocument[];
  targets: AimedTarget[];
};

/** The first step of an attack: the test to hit, or to dodge. */
export type AimDocument = {
  result: "miss" | "hit" | "direct";
  test: RolledDocument | null;
  mark: number;
  margin: number;
  /** the second look made a miss a hit */
  looked: boolean;
  /** a direct hit because the target is staggered */
  exposed: boolean;
  /** the Handler said how it ends */
  forced: boolean;
};

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

/** The answer to a query. `x-results` names the schema of the result by query. */
export type AnswerFrame = {
  t: "answer";
  id: string;
  result: Record<string, any>;
};

/** A condition that an attack has left. */
export type AppliedCondition = {
  kind: string;
  tier: number;
  value: number;
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
  energy: number;
  /** where the unit would be, of a movement */
  to: HexDocument | null;
  /** the one that a rule bars */
  attack: AskedAttackView | null;
  /** for the Handler only: what it would cost by the rules */
  price?: PriceView;
};

/** An attack that a unit asks to be let, as `action.ask` said it. */
export type AskedAttackView = {
  weapon: string;
  at: UnitPoint | PropPoint | CellDocument;
  /** of its area */
  centre: CellDocument | null;
  homing: boolean;
  /** steps spent on targeting */
  prepare: number;
  zone: boolean;
  inside: "targeting" | "damage";
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

/** An attack that is not over. */
export type AttackView = {
  id: string;
  /** null: somebody that the viewer cannot know */
  unit: string | null;
  weapon: AttackWeaponView | null;
  stage: "target" | "dodge" | "damage" | "mitigate" | "zone" | "pause";
  /** units whose players are to roll */
  waiting_for: string[];
  distance: number | null;
  /** hexes beyond the range */
  beyond: number | null;
  /** centre of its area; null: no area */
  at: CellDocument | null;
  homing: boolean;
  /** steps spent on targeting */
  prepare: number;
  /** declared without recoil left: its range is 0 */
  unbraced: boolean;
  zone: AttackZone | null;
  /** when the pause for reactions ends, ISO 8601 */
  until: string | null;
  /** units that the pause is for */
  may_react: string[];
  targets: AttackTargetView[];
};

/** The weapon of an attack. */
export type AttackWeaponView = {
  weapon: string;
  name: string;
};

/** The zone of a weapon with Zone In: all cells within `radius` steps of `centre` (FS C 4.35). `inside`: what happens when the target moves inside the zone: nothing, the attack resolves as it is, or with a bonus to targeting or damage (FS C 2.1.12). */
export type AttackZone = {
  centre: Cell;
  radius: number;
  inside: "nothing" | "plain" | "targeting" | "damage";
};

/** `start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5). */
export type Attribute = {
  id: string;
  name: string;
  kind: "die" | "val";
  start: number;
  cap: number;
};

/** What the rules make of one attribute of a sheet. */
export type AttributeNumbers = {
  category: string;
  kind: "die" | "val";
  /** grade of a die (0 none, 1 d4 ... 5 d12), or the value */
  value: number;
  /** "d8", "none", or the value */
  shown: string;
  points: number;
  cap: number;
  award: number;
  /** points that can be put into it now */
  room: number;
  /** what it stands for where nobody rolls, the award included */
  fixed: number;
  raise_bar: BarView | null;
};

/** The part of an attribute in a test: either a die by name, or a modifier. */
export type AttributePart = {
  attribute: string;
  name: string;
  die: string | null;
  modifier: number | null;
  /** the modifier is an experimental award */
  award: boolean;
};

/** What a step of a plan does to one attribute. */
export type AttributeShift = {
  attribute: string;
  name: string;
  before: string;
  after: string;
};

/** Why something cannot be done now: a code of the refusals, and its params. */
export type BarView = {
  code: string;
  params: Record<string, any>;
};

/** A number before and after a step of a plan. */
export type BeforeAndAfter = {
  before: number;
  after: number;
};

/** A cell just beyond, and why the unit cannot enter it. */
export type BeyondCell = {
  q: number;
  r: number;
  level: number;
  code: string;
  params: Record<string, any>;
};

/** The cell that blocks a line, and what is in it. */
export type BlockerView = {
  q: number;
  r: number;
  level: number;
  kind: "ground" | "prop" | "unit";
  /** the level above it; null over a void */
  top: number | null;
  unit?: string;
  prop?: string;
  name?: string;
};

/** A frame and who pilots it, as points: what it comes to is worked out by `numbers`. `skills` and `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots the frame, goes before them). `tuning`: id of an element -> 1 to 3; an element of a weapon is written "damage:w1". */
export type Build = {
  name: string;
  chassis: string;
  generator: string;
  weapons: Weapon[];
  skills: Record<string, number>;
  hull: Record<string, number>;
  tuning: Record<string, number>;
  modules: Module[];
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
  notes: string;
  /** experimental awards by attribute */
  awards: Record<string, number>;
};

/** The roll against destruction. */
export type BulkDocument = {
  face: number | null;
  score: number;
  outcome: "fumble" | "miss" | "hit" | "critical";
  spent: boolean;
};

/** Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame. */
export type Category = {
  id: string;
  name: string;
  pool: number;
  attributes: Attribute[];
  frame: boolean;
  price: number;
  limit: number;
};

/** A category by id and name. */
export type CategoryName = {
  category: string;
  name: string;
};

export type Cell = [number, number, number];

/** One hexagonal cell: axial `q`, `r` and `level` (10 m each). */
export type CellDocument = {
  q: number;
  r: number;
  level: number;
};

/** The chapter of verifiable dice that is open. */
export type ChanceView = {
  chapter: number;
  commitment: string;
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
  what: string | null;
  /** the seat whose command it was */
  by: string | null;
  /** the one unit it is about */
  unit: NamedUnit | null;
  /** the prop it is about */
  prop: NamedProp | null;
};

/** A pilot with a frame. `seat` and `unit` are null where there is none to be known of. */
export type CharacterView = {
  /** by category */
  pools: Record<string, PoolView>;
  attributes: Record<string, AttributeNumbers>;
  /** what a new frame costs */
  replace: ReplaceView;
  id: string;
  name: string;
  frame: string;
  seat: string | null;
  unit: string | null;
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
  integrity: number;
  stability: number;
  speed: number;
  recoil: number;
  special: string;
  movement_traits: MovementTraits;
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
};

/** What a build comes to. Every number has the parts it is the sum of. */
export type CheckedBuild = {
  /** null where the build names unknown things */
  numbers: FrameNumbers | null;
  /** weapons by id */
  profiles: Record<string, WeaponProfile> | null;
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
  hash: string;
};

/** A condition of a unit: `kind` is an entry of `content.conditions`. `by`: the unit that caused it. `value`: what its kind says (a bonus, a debilitation's number). The numbers after `ends` are what an attack asks it for. Of several conditions of a unit that do the same the strongest counts. */
export type Condition = {
  kind: string;
  tier: number;
  by: string;
  value: number;
  ends: Duration | null;
  targeting: number;
  harm: number;
  uses: number;
  reach: number;
  unsteady: number;
  move: number;
  drain: number;
  burn: number;
  mend: number;
};

/** A kind of condition, with its numbers by tier. `tiers` is empty for a state that is only explained here. `seen`: the unit that caused the condition, and its side, see the target even without line of sight. `damage`: the type of the damage that it does. */
export type ConditionKind = {
  id: string;
  name: string;
  text: string;
  tiers: Condition[];
  seen: boolean;
  damage: string;
};

/** What is the matter with a unit, and what it changes. */
export type ConditionView = {
  kind: string;
  name: string;
  tier: number;
  value: number;
  /** the unit that caused it, or empty */
  by: string;
  ends: EndsView | null;
  /** added to targeting whoever has it */
  targeting: number;
  /** added to the next damage it takes, `uses` times */
  harm: number;
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

/** The round. */
export type ConflictView = {
  round: number;
  segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  active: string | null;
  order: ("friendly" | "ally" | "neutral" | "enemy" | "environmental")[];
  /** steps at the start of a turn */
  turn_steps: number;
  falls: FallView[];
  /** the Handler's before their segment */
  effects: Effect[];
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

/** A line of the mission's cost to a pilot: how many, and the points they cost. "integrity" (tier 0), or uses of weapons of a "tier". */
export type Cost = {
  kind: "integrity" | "tier";
  tier: 0 | 1 | 2 | 3;
  count: number;
  cost: number;
};

/** A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`. */
export type CrewPay = {
  character: string;
  name: string;
  lines: PayLine[];
  costs: Cost[];
  cost: number;
  fee: number;
  sum: number;
  /** now; null: there is no such character any more */
  credits: number | null;
  /** once it is paid; null: it is, or there is no character */
  after: number | null;
};

/** The damage before it meets the target. */
export type DamageDocument = {
  base: RolledDocument;
  direct: RolledDocument | null;
  shock: number;
  guarded: number | null;
  raised: number;
  bonus: number;
  firm: number;
  total: number;
};

/** Credits that the employer keeps back from each pilot, and why. One with a condition counts once it `applies`; those of older tables have always applied. */
export type Deduction = {
  id: string;
  text: string;
  amount: number;
  applies: boolean;
};

/** A distance in hexes. */
export type DistanceView = {
  horizontal: number;
  vertical: number;
  total: number;
};

/** When a condition is over: at the `count`th such moment from now on. "turn-start" and "turn-end" of `unit`, "round-end", or "repair" (never by itself). In content `unit` is "user" (who causes it), "user-next" (its next turn, not the one that runs) or "target". */
export type Duration = {
  when: "turn-start" | "turn-end" | "round-end" | "repair";
  unit: string;
  count: number;
};

/** An environmental effect besides falls (FS 6.7). `lasts`: it comes in every round. */
export type Effect = {
  id: string;
  text: string;
  lasts: boolean;
};

/** When a condition is over: at the `count`th such moment from now on. */
export type EndsView = {
  when: "turn-start" | "turn-end" | "round-end" | "repair";
  /** whose turn; empty for none, or one that the viewer cannot know */
  unit: string;
  count: number;
};

/** One line of the log: a code of the message catalogue and its parameters. */
export type Entry = {
  n: number;
  version: number;
  at: string;
  seat: string | null;
  by: string;
  kind: string;
  code: string;
  params: Record<string, any>;
  data: any;
  /** nobody but the Handler reads it */
  only: boolean;
  /** others read it too, with less in it */
  fuller: boolean;
};

/** Everything that settles an attack on one target, before the dice. Numbers that are not told are null, and `untold` is there (`npc_stats`). */
export type ExchangeDocument = {
  attacker: string;
  target: string;
  weapon: string;
  damage_type: string;
  /** `reactive`: the target dodges */
  table: "proactive" | "reactive";
  /** who rolls the test, or empty */
  roller: string;
  test: Roll | null;
  mark: Number;
  evades: boolean;
  /** hexes beyond the range */
  beyond: number | null;
  second_look: number;
  /** how the Handler said it ends */
  forced: "miss" | "hit" | "direct" | null;
  damage: Roll;
  /** the damage of a miss */
  missed: Roll | null;
  /** added by a direct hit */
  direct: Roll;
  shock: number;
  bonus: number;
  firm: number;
  least: number;
  more: number | null;
  ablative: number | null;
  /** null where nothing mitigates it */
  mitigation: Roll | null;
  conditions: PossibleCondition[];
  overheats: boolean;
  /** whose numbers are not told */
  untold?: ("attacker" | "target")[];
};

/** A line of the panel about the current state: the code of its text with params. */
export type Fact = {
  code: string;
  params: Record<string, any>;
};

/** The whole fall that would begin at a cell; without its effect where the unit is lost. */
export type FallAhead = {
  levels: number;
  ends: "landed" | "rests" | "hovers" | "clings" | "falling" | "lost";
  /** the unit it comes to rest on */
  on?: NamedUnit;
  stability?: FallChange | null;
  integrity?: FallChange | null;
  staggered?: boolean | null;
  destroyed?: boolean | null;
};

/** A number before and after a fall. */
export type FallChange = {
  from: number;
  to: number;
};

/** What the environmental segment will do to a unit. */
export type FallView = {
  /** null where that is not told */
  stability: FallChange | null;
  integrity: FallChange | null;
  /** whether it becomes so by this fall */
  staggered: boolean | null;
  /** likewise, at worst */
  destroyed: boolean | null;
  unit: string;
  start: CellDocument;
  /** where it comes to rest, or its last place on the map */
  end: CellDocument;
  levels: number;
  total: number;
  ends: "landed" | "rests" | "hovers" | "clings" | "falling" | "lost";
  impact: number;
  /** the unit it comes to rest on */
  on: NamedUnit | null;
};

/** The falls of this round, in their order. */
export type FallsAnswer = {
  falls: FallView[];
};

/** What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top eight hex digits of a number whose bit c is column c; a chunk without a bit is left out. */
export type FogView = {
  mode: "off" | "team" | "own";
  /** hexes whose ground the viewer knows */
  known?: Record<string, string>;
  /** hexes in sight now */
  seen?: Record<string, string>;
  /** hexes kept back from players; for the Handler only */
  veiled?: Record<string, string>;
};

/** Everything that frames are built of, in words and numbers. */
export type FrameContent = {
  /** how much of everything a build can have */
  limits: Record<string, any>;
  chassis: Chassis[];
  generators: Generator[];
  tiers: WeaponTier[];
  weapon_types: ContentEntry[];
  damage_types: ContentEntry[];
  weapon_tags: ContentEntry[];
  damage_tags: ContentEntry[];
  hull: ContentEntry[];
  skills: ContentEntry[];
  tuning: ContentEntry[];
  modules: ModuleEntry[];
  conditions: ConditionKind[];
  actions: Action[];
  /** what actions need, in words */
  needs: Record<string, string>;
};

/** The ready builds, each shelf in the order of names. */
export type FrameLibrary = {
  frames: ReadyBuild[];
  npcs: ReadyBuild[];
};

/** All numbers of a build. Dice as sides. */
export type FrameNumbers = {
  integrity: Number;
  stability: Number;
  speed: Number;
  recoil: Number;
  capacity: Number;
  recharge: Number;
  sharpness: Roll;
  smarts: Roll;
  synergy: Roll;
  evasion: Number;
  detectors: Number;
  evasion_number: Number;
  attack_number: Number;
  mitigation_number: Record<string, Number>;
  plating: Record<string, Number>;
  plated: Record<string, number>;
  bulk: number;
  recovery: number;
  regained: Number;
  ablative: Number;
  ablative_times: number;
  scanner: Number;
  bulk_bonus: number;
  guards: Record<string, PlatingEffect>;
};

/** A unit's build and the state of its parts. */
export type FrameView = {
  /** the name of the build */
  build: string;
  /** the whole build */
  design: Build;
  chassis: string;
  gait: GaitView;
  generator: string;
  recoil: number;
  recoil_max: number;
  weapons: WeaponView[];
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

/** A generator, the source of a frame's energy. `recharges` False: it regains no energy, even with tuning. `cools`: the steps that it may spend to cool. Each such step gives `cool_energy` and +1 on the next test against overheating. `trickle`: energy regained at the start of a turn, even while overheated. `refills`: it is full after overheating ends, and after a minute of standby. */
export type Generator = {
  id: string;
  name: string;
  text: string;
  capacity: number;
  recharge: number;
  special: string;
  recharges: boolean;
  cools: number;
  cool_energy: number;
  trickle: number;
  refills: boolean;
};

/** A build at a glance. */
export type Glance = {
  integrity: number;
  stability: number;
  speed: number;
  /** the longest range of its weapons */
  reach: number;
  /** the name of its chassis */
  chassis: string;
  /** the name of its generator */
  generator: string;
};

/** What the target loses, and what it has left. */
export type HarmDocument = {
  integrity_lost: number;
  stability_lost: number;
  integrity: number | null;
  stability: number | null;
  staggers: boolean | null;
  recovers: boolean | null;
  destroyed: boolean;
  bulk: BulkDocument | null;
};

/** The first frame on every socket. */
export type HelloFrame = {
  t: "hello";
  you: You;
  /** the viewer that you view as, if you asked for it */
  as?: SeenAs | null;
  epoch: string;
  seq: number;
  server_time: string;
};

/** A hex with all its levels. */
export type HexDocument = {
  q: number;
  r: number;
};

/** What an attack does to the stability of its target. */
export type ImpactDocument = {
  mitigated: number | null;
  doubled: number | null;
  guarded: number | null;
  shock: number;
  total: number;
  negates: number | null;
};

/** A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss. `sides`: a die, rolled before the damage, says which of `gives` it is (the first for a 1); 0: no die, `gives` has one, or none for the plain condition of that tier. What is written in `gives` as `by` does not count, and `ends.unit` is "user" or "target" there. */
export type InflictedCondition = {
  condition: string;
  tier: number;
  on: "hit" | "miss";
  sides: number;
  gives: Condition[];
};

/** The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it. */
export type Invites = {
  pilot: string;
  spectator: string;
};

/** The map without its cells; fetch each chunk by its hash. */
export type MapView = {
  columns: number;
  rows: number;
  orientation: "flat" | "pointy";
  floor: number;
  ceiling: number | null;
  lowest: number;
  highest: number;
  /** [low, high]: the levels that colours run between */
  tint: number[];
  chunk_size: number;
  /** hashes of the 32 x 32 chunks, row by row */
  chunks: string[];
};

/** An average for display: as a float and as an exact fraction. */
export type MeanOdds = {
  mean: number;
  exact: string;
};

/** The damage as it meets the target. */
export type MetDocument = {
  negated: number | null;
  mitigated: number | null;
  mitigated_bonus: number | null;
  more: number | null;
  through: number;
};

/** A mission; players see it once it is briefed, without what is hidden. */
export type MissionView = {
  id: string;
  name: string;
  briefing: string;
  primary: string;
  base: number;
  result: "open" | "achieved" | "failed";
  phase: "draft" | "briefed" | "running" | "paid";
  objectives: Objective[];
  deductions: Deduction[];
  crew: string[];
  tallies: Record<string, Tally>;
  /** empty until it is paid */
  paid: Pay[];
  /** for the Handler only */
  notes?: string;
  /** for the Handler only: the part of `tallies` that players do not see */
  veiled?: Record<string, Tally>;
};

/** An expansion: what it costs and when it may be used; what it does is the Handler's word. */
export type Module = {
  id: string;
  name: string;
  tier: number;
  steps: number;
  energy: number;
  trigger: string;
  text: string;
};

/** A named expansion. */
export type ModuleEntry = {
  id: string;
  name: string;
  tier: number;
  steps: number;
  energy: number;
  trigger: string;
  text: string;
  /** the generator that it needs; empty: any will do */
  generator: string;
};

/** A log line that marks a moment of the history. */
export type Moment = {
  /** the moment after it, in the viewer's own sequence */
  seq: number;
  kind: "round" | "segment" | "turn" | "conflict" | "mission" | "table";
  /** the line's number in the viewer's log */
  n: number;
  at: string;
  code: string;
  params: Record<string, any>;
  /** undone later, and not redone */
  undone: boolean;
};

/** The moments of a table's history, oldest first. */
export type Moments = {
  epoch: string;
  first: number;
  /** the newest moment */
  seq: number;
  moments: Moment[];
};

/** A movement that can go on: its mode and the range left, in hexes (FS 5.3.6). */
export type Movement = {
  mode: "ground" | "flight";
  left: number;
};

/** Traits of moving and falling; all defaults mean plain walking. `hover`: levels above a surface at most at which it moves and stays up; its fall ends there without impact. Not while staggered. `climbs`: it moves up and down beside solid side faces, and is held there unless it is staggered. `jumps`: levels it may rise above the ground in a ground movement, each for 1 of its range. `cushion`: levels at the beginning of a fall that do not count. `sinks`: at the end of its own turn in the air it begins to fall, whatever held it up. `moves_staggered`: it may move while staggered. */
export type MovementTraits = {
  hover: number;
  climbs: boolean;
  jumps: number;
  cushion: number;
  sinks: boolean;
  moves_staggered: boolean;
};

/** A prop by its id and name. */
export type NamedProp = {
  prop: string;
  name: string;
};

/** A unit by id and name. */
export type NamedUnit = {
  unit: string;
  name: string;
};

/** The totals of a roll with their exact odds. */
export type NotationAnswer = {
  min: number | null;
  max: number | null;
  /** null where exact odds are too much work */
  totals: Record<string, Odds> | null;
  below: Odds | null;
  above: Odds | null;
  notation: string;
  comment: string;
  average: Odds | null;
  /** why there are no exact odds */
  reason: BarView | null;
};

/** Ground cover or a remark on a hex. It is drawn and stored; no rule reads it. */
export type Note = {
  kind: string;
  level: number;
  text: string;
};

/** A whole number and the parts it is the sum of. */
export type Number = {
  value: number;
  parts: Part[];
};

/** A secondary or hidden objective with its bonus in credits, to each pilot. A hidden one is not shown to players before it is `revealed`. */
export type Objective = {
  id: string;
  text: string;
  bonus: number;
  hidden: boolean;
  revealed: boolean;
  result: "open" | "achieved" | "failed";
};

/** A probability for display: as a float and as an exact fraction. */
export type Odds = {
  p: number;
  exact: string;
};

/** `AttackOdds` for the wire; all but the outcomes null where the target's numbers are not told (`npc_stats`). */
export type OddsDocument = {
  outcomes: Record<string, Odds>;
  damage: Record<string, Odds> | null;
  impact: Record<string, Odds> | null;
  stagger: Odds | null;
  destroy: Odds | null;
};

/** What somebody can do now in a dice system. */
export type OfferView = {
  action: string;
  /** "handler", "pilots" (any of them), or the id of one seat */
  who: string;
  code: string;
  params: Record<string, any>;
  /** the table waits for this step */
  pending: boolean;
  /** JSON Schema of the command's `form` */
  form: Record<string, any>;
  previews: Preview[];
};

/** What the table allows. */
export type Options = {
  pilots_name_marks: boolean;
  upgrades_need_approval: boolean;
  share_base: boolean;
  tuning_points: number;
  repairs: boolean;
  reaction_seconds: number;
  fog: "off" | "team" | "own";
  sight: number;
  npc_stats: "all" | "condition" | "nothing";
};

/** The whole calculation of an attack on one target; null where it is not told (`npc_stats`). */
export type OutcomeDocument = {
  result: "miss" | "hit" | "direct";
  aim: AimDocument;
  damage: DamageDocument | null;
  mitigation: RolledDocument | null;
  met: MetDocument;
  impact: ImpactDocument;
  harm: HarmDocument;
  staggered_before: boolean | null;
  early: boolean | null;
  staggers: boolean | null;
  destroyed: boolean;
  conditions: AppliedCondition[];
  overheats: boolean;
};

/** A roll of a unit's own action. */
export type OwnRoll = {
  /** a command, or, at the start of its turn, `heat` or `steady` (FS C 3.8) */
  for: string;
  /** 0: nothing is rolled, and `plus` is the score */
  sides: number;
  plus: number;
  extra: number;
  parts: Part[];
  mark: number | null;
  /** of a roll against a mark */
  success: Odds | null;
  /** of another roll */
  scores: Record<string, Odds> | null;
  /** the chance that it ends a stagger */
  steady: Odds | null;
};

/** One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for people. `grades`: it raises a die by so many grades instead. */
export type Part = {
  source: string;
  name: string;
  value: number;
  grades: number;
};

/** The cheapest path to a cell; without one, why. */
export type PathAnswer = {
  /** cells entered in order */
  path: CellDocument[] | null;
  cost?: number;
  falls?: boolean;
  fall?: FallAhead;
  /** range left */
  left?: number;
  code?: string;
  params?: Record<string, any>;
  /** where the way ends */
  cell?: CellDocument;
};

/** A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`. */
export type Pay = {
  character: string;
  name: string;
  lines: PayLine[];
  costs: Cost[];
  cost: number;
  fee: number;
  sum: number;
};

/** One line of a pilot's pay: `amount` in credits, with its sign. "base" or "share" of it; "bonus" of the objective `id`; "deduction" `id`; "fee" for the costs. */
export type PayLine = {
  kind: "base" | "share" | "bonus" | "deduction" | "fee";
  amount: number;
  id: string;
  text: string;
  /** a bonus that players may not know of yet */
  concealed: boolean;
};

/** The pay of a mission's crew: a preview, or what was paid (`final`). */
export type PayoutAnswer = {
  mission: string;
  name: string;
  phase: "draft" | "briefed" | "running" | "paid";
  result: "open" | "achieved" | "failed";
  /** the base pay is shared */
  shared: boolean;
  final: boolean;
  /** why it cannot be paid now */
  bar: BarView | null;
  /** credits for a point of integrity, for a use by tier */
  rates: Rates;
  crew: CrewPay[];
};

/** One step of a plan: what it changes and costs. */
export type PlanStep = {
  do: "raise" | "advance" | "refit" | "award";
  category: CategoryName;
  changes: AttributeShift[];
  cost: number;
  /** how much of the cost a lost frame paid */
  salvaged: number;
  /** after it */
  credits: number;
  /** points left */
  pool: BeforeAndAfter;
};

/** Effects of plating beyond its bonus, against one type of damage (FS C 2.5). `direct`: less damage from a direct hit; `impact`: less stability lost from mitigation; `clear`: hexes it counts further from an epicentre; `staggered`: less of the damage that impact does to who is staggered. */
export type PlatingEffect = {
  direct: number;
  impact: number;
  clear: number;
  staggered: number;
};

/** Points of one kind; `left` is below 0 where too many are spent. */
export type PointsLeft = {
  name: string;
  used: number;
  points: number;
  left: number;
};

/** The points of one category, and what more of them costs. */
export type PoolView = {
  size: number;
  /** below 0 only when the Handler overruled */
  left: number;
  advances: number;
  limit: number;
  price: number;
  /** the price of a refit */
  refit: number;
  advance_bar: BarView | null;
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
  online: string[];
};

/** Exact odds of a choice: the part of the form it is about, and name -> Odds. */
export type Preview = {
  when: Record<string, any>;
  outcomes: Record<string, any>;
};

/** What something costs. */
export type PriceView = {
  steps: number;
  energy: number;
};

/** Why a build is not legal: a stable code, its params, and where ("weapons.w1"). */
export type Problem = {
  code: string;
  at: string;
  params: Record<string, string | number>;
};

/** A section of a line over one hex, from `t0` to `t1` (0 at the observer, 1 at the target). */
export type ProfileSection = {
  q: number;
  r: number;
  label: string;
  t0: number;
  t1: number;
  /** height of the line where it enters, in levels */
  eye0: number;
  eye1: number;
  /** the line runs between this hex and the next section's */
  edge: boolean;
  /** what is solid, as bottom and top; null: no bottom */
  spans: ([number | null, number])[];
};

/** An attack aims at a prop. */
export type PropPoint = {
  prop: string;
};

/** Something that stands on the map and can be brought down. */
export type PropView = {
  id: string;
  name: string;
  q: number;
  r: number;
  base: number;
  height: number;
  value: number;
  integrity: number;
  /** for the Handler only */
  hidden?: boolean;
};

/** A distance, and both kinds of range. */
export type RangeAnswer = {
  distance: DistanceView;
  /** of the shortest path through open cells, up to 60 */
  steps: number | null;
  in_range: boolean;
  straight: StraightRange;
};

/** Credits for a point of integrity, and for a use of each tier. */
export type Rates = {
  integrity: number;
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
  energy: number;
  /** why the movement cannot be made now */
  wait: BarView | null;
  start: CellDocument;
  cells: ReachedCell[];
  beyond: BeyondCell[];
};

/** A cell that a unit can reach. */
export type ReachedCell = {
  q: number;
  r: number;
  level: number;
  cost: number;
  /** the unit begins to fall there */
  falls: boolean;
  /** beyond an edge, with nothing to stand on; a unit that flew this turn stays in the air there */
  off: boolean;
  /** the cell before (q, r, level), whose path goes on to here */
  from: number[] | null;
  /** the whole path, where it is another */
  way?: number[][];
  fall?: FallAhead;
};

/** A leftover step used outside the unit's turn. */
export type ReactionView = {
  unit: string;
  /** in time; too late, to be chosen; to come just after; its attack is not over */
  state: "now" | "choose" | "after" | "acting";
  /** it may act now */
  ready: boolean;
};

/** A build to start from. */
export type ReadyBuild = {
  id: string;
  build: Build;
  glance: Glance;
};

/** Your command or query is refused; nothing has changed. The id is empty for a signal, which is refused only on a socket that views as somebody else. */
export type RefusedFrame = {
  t: "refused";
  id: string;
  code: string;
  params: Record<string, any>;
  data?: any;
};

/** A new frame in the place of a lost one (FS C 5.64, FS C 5.65). */
export type ReplaceView = {
  price: number;
  /** what the wreck of the frame would give, brought home */
  salvage: number;
  bar: BarView | null;
};

/** An open test that a unit is asked to roll. */
export type RequestView = {
  id: string;
  unit: string;
  kind: "proactive" | "reactive";
  dice: string[];
  modifiers: number[];
  /** null when it is not told */
  mark: number | null;
  hidden: boolean;
  odds: Record<string, Odds> | null;
  scores: Record<string, Odds>;
  label: string;
  /** whose sheet gave the first of the dice and modifiers */
  sheet: FromSheet | null;
};

/** A die of the game (`sides` 0: none) and what is added; the die counts at least `least`. */
export type Roll = {
  sides: number;
  plus: number;
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
  ace: boolean;
  plus: number;
  parts: Part[];
  total: number;
};

/** The rolls of a unit's own actions. */
export type RollsAnswer = {
  rolls: OwnRoll[];
};

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
};

/** One map with what stands on it. */
export type SceneView = {
  id: string;
  name: string;
  map: MapView;
  /** null when the viewer knows the whole map now */
  fog: FogView | null;
  props: Record<string, PropView>;
  units: Record<string, UnitView>;
  conflict: ConflictView | null;
  /** for the Handler only */
  waves?: Record<string, WaveView>;
};

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
  group: string;
};

/** A character's sheet; missing keys count as 0. Attribute ids are unique in a table. */
export type Sheet = {
  points: Record<string, number>;
  /** advancements bought, by category */
  advances: Record<string, number>;
  /** experimental awards by attribute, 1 to 3 */
  awards: Record<string, number>;
  credits: number;
  /** credits spent on the upgrades of the frame, for good */
  spent: number;
  /** credits' worth of a lost frame; pays for upgrades of frames */
  salvage: number;
};

/** The verdict on a line. */
export type SightAnswer = {
  visible: boolean;
  /** the line is clear */
  line: boolean;
  blocked_by: BlockerView | null;
  from: CellDocument;
  to: CellDocument;
  /** the line's cross-section */
  profile: ProfileSection[];
};

/** Another seat's signal. */
export type SignalledFrame = {
  t: "signal";
  from: string;
  kind: "ping" | "pointer" | "drag";
  data: Record<string, any>;
};

/** Why a plan cannot go on, and at which step, from 0. */
export type StepRefusal = {
  code: string;
  params: Record<string, any>;
  step: number;
};

/** A change as a step of undo or redo. */
export type StepView = {
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
  shared: boolean;
  /** its pilot asks the Handler to bring it in */
  asked: boolean;
  build: Build;
};

/** A range along a clear line. */
export type StraightRange = {
  clear: boolean;
  in_range: boolean;
  blocked_by: BlockerView | null;
};

/** Another action, by the name of the query `actions`. */
export type SuggestedAction = {
  command: Record<string, any>;
  name: string;
};

/** An attack, with the chances of its target. */
export type SuggestedAttack = {
  command: Record<string, any>;
  /** the target */
  unit: string;
  costs: UseCosts;
  odds: OddsDocument | null;
};

/** A movement, and where it ends. */
export type SuggestedMove = {
  command: Record<string, any>;
  to: CellDocument;
  /** in hexes */
  cost: number;
  steps: number;
  energy: number;
};

/** What a unit could do, and which of it first; `next` null: nothing worth its steps. */
export type SuggestionAnswer = {
  next: "attack" | "move" | "action" | null;
  attack: SuggestedAttack | null;
  move: SuggestedMove | null;
  action: SuggestedAction | null;
};

/** A dice system as the viewer may see it. */
export type SystemView = {
  name: string;
  title: string;
  facts: Fact[];
  data: Record<string, any>;
  offers: OfferView[];
};

/** The table itself. */
export type TableView = {
  id: string;
  name: string;
  options: Options;
  chance: ChanceView;
  systems: string[];
};

/** A pilot's costs in a mission: integrity lost, and uses of weapons by tier (1, 2, 3). */
export type Tally = {
  integrity: number;
  uses: [number, number, number];
};

/** Something that a weapon could be aimed at; with numbers where it can be designated. */
export type TargetView = {
  unit: string | null;
  prop: string | null;
  distance: number;
  /** hexes beyond the range */
  beyond: number;
  sight: boolean;
  designable: boolean;
  /** why it cannot be designated */
  reason: BarView | null;
  mark: Number | null;
  modifiers: Part[];
  odds: OddsDocument | null;
  /** of the area of a melee weapon */
  centres: CellDocument[];
};

/** What a weapon could be aimed at, the nearest first. */
export type TargetsAnswer = {
  costs: UseCosts;
  available: boolean;
  /** why it cannot be used now */
  reason: BarView | null;
  /** it can be used, with this result */
  warns: BarView | null;
  reach: number;
  least: number;
  targets: TargetView[];
};

/** What undo (the fields of a change) and redo would do for the viewer. */
export type UndoView = {
  what: string | null;
  /** the seat whose command it was */
  by: string | null;
  /** the one unit it is about */
  unit: NamedUnit | null;
  /** the prop it is about */
  prop: NamedProp | null;
  can_undo: boolean;
  can_redo: boolean;
  redo: ChangeView | null;
  /** the Handler's: the last changes, the newest first */
  steps: StepView[];
  /** the Handler's: what redo brings back, in order */
  again: StepView[];
};

/** A unit of a pilot in a scene that players have seen and that is not shown now. */
export type UnitElsewhere = {
  unit: string;
  name: string;
  scene: string;
  /** the pilots' seats that control it */
  seats: string[];
};

/** An attack aims at a unit. */
export type UnitPoint = {
  unit: string;
};

/** A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`). */
export type UnitView = {
  id: string;
  name: string;
  disposition: "pilot" | "ally" | "neutral" | "enemy";
  at: CellDocument | null;
  speed: number | null;
  integrity: number | null;
  integrity_max: number | null;
  stability: number | null;
  stability_max: number | null;
  energy: number | null;
  energy_max: number | null;
  steps: number | null;
  controller: string | null;
  /** seats that steer it with its controller */
  copilots: string[];
  footprint: number[][];
  /** its cells block lines of sight while it stands on the map */
  obstacle: boolean;
  /** its cells block lines of sight now */
  blocks_sight: boolean;
  falling: boolean;
  fallen: number;
  flown: boolean;
  airborne: boolean;
  staggered: boolean | null;
  destroyed: boolean;
  /** fell through a void and is off the map */
  lost: boolean;
  highlighted: boolean;
  silhouette: "biped" | "strider" | "tank" | "hover" | "walker" | "drone" | "infantry";
  /** how much is left of it, in a word; null where it is not told */
  condition: "whole" | "damaged" | "badly-damaged" | "destroyed" | null;
  movement: Movement | null;
  turn: "waiting" | "active" | "done" | "abstained" | "none";
  /** the segment of a round in which it acts */
  segment: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  /** what it is built of; null for a plain unit */
  frame: FrameView | null;
  overheated: boolean | null;
  /** cannot evade until its next turn begins */
  off_balance: boolean | null;
  conditions: ConditionView[];
  /** the unit that was this ejected pilot's frame */
  pilot_of: string | null;
  /** the unit it rides on */
  carried_by: string | null;
  /** held in the carrier's hand */
  in_hand: boolean;
  /** for the Handler only */
  notes?: string;
  /** units that play together have the same; for the Handler only */
  group?: string;
  /** for the Handler and, of a hidden unit, who controls it */
  hidden?: boolean;
};

/** One step of a plan. "raise": `points` into `attribute`; "advance": one advancement of `category`; "refit": one point from `attribute` into `to`; "award": `points` (1 to 3) for `attribute`, by the Handler. */
export type Upgrade = {
  do: "raise" | "advance" | "refit" | "award";
  attribute: string;
  to: string;
  category: string;
  points: number;
};

/** What upgrades would cost and lead to, up to the first step that the rules forbid. */
export type UpgradePlanAnswer = {
  /** by category */
  pools: Record<string, PoolView>;
  attributes: Record<string, AttributeNumbers>;
  /** what a new frame costs */
  replace: ReplaceView;
  steps: PlanStep[];
  cost: number;
  credits: number;
  sheet: Sheet;
  refused: StepRefusal | null;
  /** why it can be planned but not done now */
  waits: BarView | null;
};

/** What a use of a weapon costs. */
export type UseCosts = {
  steps: number;
  energy: number;
  recoil: number;
};

/** Everything that one viewer may see of a table. */
export type View = {
  categories: Category[];
  characters: Record<string, CharacterView>;
  missions: Record<string, MissionView>;
  systems: Record<string, SystemView>;
  /** builds kept at the table; the Handler's own only for the Handler, or shared */
  builds: Record<string, StoredBuildView>;
  /** what pilots have asked the Handler to allow */
  asks: Record<string, AskView>;
  /** attacks that are not over */
  attacks: Record<string, AttackView>;
  /** reactions that have begun, by unit */
  reactions: Record<string, ReactionView>;
  table: TableView;
  seats: Record<string, SeatView>;
  /** for the Handler only */
  invites?: Invites;
  /** the scene that players see; Handlers may look at another */
  active_scene: string;
  /** for the Handler only */
  scenes?: Record<string, SceneSummary>;
  scene: SceneView;
  /** pilots' units that are in another scene */
  elsewhere: UnitElsewhere[];
  requests: Record<string, RequestView>;
  undo: UndoView;
};

/** The whole view: when you join, and when the missed changes are not available. */
export type ViewFrame = {
  t: "view";
  epoch: string;
  seq: number;
  view: View;
  entries: Entry[];
};

/** The surfaces in sight of a place. */
export type ViewshedAnswer = {
  cells: CellDocument[];
};

/** Units in reserve that come together. */
export type WaveView = {
  id: string;
  name: string;
  /** those that are still in reserve */
  units: string[];
  /** the place around which they come */
  at: CellDocument | null;
  /** they come by themselves when it begins */
  round: number | null;
  /** when they are to come, in the Handler's words */
  trigger: string;
};

/** A weapon of a build. `tags`: id of a weapon or damage tag -> its tier, 1 to 3. */
export type Weapon = {
  id: string;
  name: string;
  /** 1 to 3 */
  tier: number;
  /** a weapon type */
  kind: string;
  /** a damage type */
  damage: string;
  tags: Record<string, number>;
};

/** A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D. */
export type WeaponNumbers = {
  steps: Number;
  energy: Number;
  recoil: Number;
  uses: Number;
  reach: Number;
  least_range: Number;
  targeting: Number;
  damage: Roll;
  direct: Roll;
  cost: number;
  traits: WeaponTraits;
};

/** A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D. */
export type WeaponProfile = {
  weapon: Weapon;
  steps: Number;
  energy: Number;
  recoil: Number;
  uses: Number;
  reach: Number;
  least_range: Number;
  targeting: Number;
  damage: Roll;
  direct: Roll;
  cost: number;
  traits: WeaponTraits;
};

/** A tier of weapons. */
export type WeaponTier = {
  tier: number;
  name: string;
  steps: number;
  energy: number;
  /** of the damage die */
  grade: number;
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
  homing: number;
  second_look: number;
  on_miss: "nothing" | "bare" | "plain";
  volley: number;
  prepare: [number, number][];
  zone: Zone | null;
  burst: number;
  melee: boolean;
  line: "sight" | "air" | "path" | "any";
  shock: number;
  pierce: number;
  energy_bonus: boolean;
  firm: number;
  blast: boolean;
  direct_on_staggered: boolean;
  unmitigable: boolean;
  overheats: boolean;
  least: number;
  through: number;
  inflicts: InflictedCondition[];
};

/** A weapon of a frame; costs, range and uses as numbers, and all of them explained. */
export type WeaponView = {
  id: string;
  name: string;
  tier: number;
  kind: string;
  damage: string;
  tags: Record<string, number>;
  steps: number;
  energy: number;
  reach: number;
  /** in one turn */
  uses: number;
  used: number;
  available: boolean;
  /** every number with the parts it is the sum of */
  profile: WeaponNumbers;
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
  bonus: number;
  inside: "nothing" | "plain" | "choice";
};
