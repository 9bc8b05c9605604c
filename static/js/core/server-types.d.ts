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
  /** does it, once the player adds what is missing: a path, a target, a text */
  command: Record<string, any>;
  /** what the hex `at` of the command must be; null: it names none */
  place: PlaceNeedView | null;
  /** it is possible now */
  available: boolean;
  /** why it cannot be done now */
  reason: BarView | null;
  /** it can be done, with this result */
  warns: BarView | null;
};

/** Everything that a unit can do. */
export type ActionsAnswer = {
  /** all actions of the unit */
  actions: ActionView[];
};

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

/** Why something cannot be done now: a code of the refusals, and its params. */
export type BarView = {
  code: string;
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
  /** what kind of thing it is */
  kind: "ground" | "prop" | "unit";
  /** the level above it; null over a void */
  top: number | null;
  unit?: string;
  prop?: string;
  name?: string;
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
  /** points of `integrity`, or uses of weapons of a `tier` */
  kind: "integrity" | "tier";
  /** the tier of the weapons; 0 for integrity */
  tier: 0 | 1 | 2 | 3;
  /** how many */
  count: number;
  /** credits for them */
  cost: number;
};

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
  /** credits */
  amount: number;
  /** the reason has occurred, so it counts */
  applies: boolean;
};

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

/** Whether something is so, before and after. */
export type FlagChange = {
  was: boolean;
  now: boolean;
};

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

/** What an attack does to the stability of its target. */
export type ImpactDocument = {
  mitigated: number | null;
  doubled: number | null;
  guarded: number | null;
  shock: number;
  total: number;
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

/** The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it. */
export type Invites = {
  /** for pilots */
  pilot: string;
  spectator: string;
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

/** An average for display: as a float and as an exact fraction. */
export type MeanOdds = {
  /** the mean */
  mean: number;
  /** the same as a fraction */
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

/** The hexes on which an expansion can be used. */
export type ModuleHexesAnswer = {
  /** in range, and in sight if it must be; none where it needs no hex */
  hexes: HexDocument[];
};

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

/** The cheapest path to a cell; without one, why. */
export type PathAnswer = {
  /** cells entered in order */
  path: CellDocument[] | null;
  /** range that it costs */
  cost?: number;
  /** the unit begins to fall at its end */
  falls?: boolean;
  /** the fall at its end */
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
  /** where: `weapons.w1` */
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

/** A distance, and both kinds of range. */
export type RangeAnswer = {
  /** the distance */
  distance: DistanceView;
  /** of the shortest path through open cells, up to 60 */
  steps: number | null;
  /** it is within `n` steps */
  in_range: boolean;
  /** the distance in a straight line */
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
  /** the cell before (q, r, level), whose path goes on to here */
  from: number[] | null;
  /** the whole path, where it is another */
  way?: number[][];
  /** the fall that begins there */
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
  /** the whole build */
  build: Build;
  /** its most important numbers */
  glance: Glance;
};

/** Your command or query is refused; nothing has changed. The id is empty for a signal, which is refused only on a socket that views as somebody else. */
export type RefusedFrame = {
  t: "refused";
  /** the id of your command or query */
  id: string;
  code: string;
  params: Record<string, any>;
  /** what explains the refusal, by code */
  data?: any;
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

/** The rolls of a unit's own actions. */
export type RollsAnswer = {
  /** the rolls of the unit */
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

/** The segment in which the unit acts (FS 6.1). */
export type SegmentChange = {
  was: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
  now: "friendly" | "ally" | "neutral" | "enemy" | "environmental";
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

/** Why a plan cannot go on, and at which step, from 0. */
export type StepRefusal = {
  code: string;
  params: Record<string, any>;
  /** its place in the plan, from 0 */
  step: number;
};

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
};

/** A movement, and where it ends. */
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
};

/** What a unit could do, and which of it first; `next` null: nothing worth its steps. */
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
};

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
};

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

/** Whether the unit's turn of this round is to come, under way or over. */
export type TurnChange = {
  was: "waiting" | "active" | "done" | "abstained" | "none";
  now: "waiting" | "active" | "done" | "abstained" | "none";
};

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

/** A unit of a pilot in a scene that players have seen and that is not shown now. */
export type UnitElsewhere = {
  unit: string;
  name: string;
  /** id of the scene where it is */
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
