"""Types of the Hexframe API: commands, queries with their answers, views, log lines and messages.

Made by the server from the schemas that it checks requests with.
"""

from typing import Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict, overload


#: A unit in a scene that is not shown.
AbsentUnit = TypedDict("AbsentUnit", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['pilot', 'ally', 'neutral', 'enemy']",
})

#: Your command is stored. Its changes for you, up to `seq`, were sent before this frame.
AckFrame = TypedDict("AckFrame", {
    #: the kind of the message
    't': "Literal['ack']",
    #: the id of your command
    'id': 'str',
    #: the number of your view after this
    'seq': 'int',
})

#: An action of a unit. `steps` and `energy` are the costs of one use.
Action = TypedDict("Action", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the group in which lists show it
    'group': "Literal['move', 'attack', 'steady', 'look', 'other']",
    #: what it does
    'effect': "Literal['move', 'fly', 'descend', 'stay', 'attack', 'stabilise', 'cool', 'mend', 'repair', 'survey', 'module', 'improvise', 'react', 'board', 'alight']",
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: the most steps that one use may take; 0: no more than `steps`
    'most': 'int',
    #: the weapon or expansion, or the Handler, sets the costs
    'own_costs': 'bool',
    #: what it requires, in words of the rules
    'needs': 'list[str]',
})

#: Requests something that no rule covers or that one bars, also while staggered.
ActionAskCommand = TypedDict("ActionAskCommand", {
    #: the name of the command
    'type': "Literal['action.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: what it asks for
    'text': 'str',
    #: where the unit would be after a movement
    'to': 'NotRequired[HexForm | None]',
    #: the attack it would make
    'attack': 'NotRequired[WeaponUseForm | None]',
})

#: Spends steps to gain energy and to help the next test against overheating (FS C 3.10).
ActionCoolCommand = TypedDict("ActionCoolCommand", {
    #: the name of the command
    'type': "Literal['action.cool']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: steps to spend
    'steps': 'int',
})

#: Declines a request, with the reason if there is one. A pilot withdraws its own request.
ActionDenyCommand = TypedDict("ActionDenyCommand", {
    #: the name of the command
    'type': "Literal['action.deny']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'ask': 'str',
    #: the reason; part of the log
    'text': 'NotRequired[str]',
})

#: Grants a request: the unit pays this cost and acts, staggered or not.  An ordinary request costs
#: `steps` and `energy`; a repair costs what repairs cost. An expansion is paid for already, and
#: granting it says that it has been carried out. A seat that requested a unit gets control of it.
ActionGrantCommand = TypedDict("ActionGrantCommand", {
    #: the name of the command
    'type': "Literal['action.grant']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the request
    'ask': 'str',
    #: also place the unit there
    'at': 'NotRequired[CellForm | None]',
    #: declare the requested attack, although a rule bars its line
    'attack': 'NotRequired[bool]',
    #: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: steps that it pays
    'steps': 'NotRequired[int]',
    #: energy that it pays
    'energy': 'NotRequired[int]',
    #: also where it only overheats the frame
    'anyway': 'NotRequired[bool]',
})

#: Ends a condition that steps can mend, at the steps it names (FS C 3.12).
ActionMendCommand = TypedDict("ActionMendCommand", {
    #: the name of the command
    'type': "Literal['action.mend']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: its kind, or its place among the conditions of the unit, from 0
    'condition': 'int | str',
})

#: One step: regain the score of a Smarts roll as integrity (FS C 3.9).  It repairs the unit
#: itself, or the `target` beside it. Where the table does not allow repairs, `anyway` asks the
#: Handler for one.
ActionRepairCommand = TypedDict("ActionRepairCommand", {
    #: the name of the command
    'type': "Literal['action.repair']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the unit beside it that is repaired; by default itself
    'target': 'NotRequired[str | None]',
    #: where the table does not allow repairs, ask the Handler for one
    'anyway': 'NotRequired[bool]',
})

#: The dice of an action.
ActionRollData = TypedDict("ActionRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[LineDie]',
    #: id of the action
    'attempt': 'str',
    #: added to the roll
    'roll': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: One step: regain the score of a Synergy roll as stability, also while staggered (FS C 3.7).
ActionStabiliseCommand = TypedDict("ActionStabiliseCommand", {
    #: the name of the command
    'type': "Literal['action.stabilise']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: The weapon, module, unit or condition that an action is about.
ActionSubject = TypedDict("ActionSubject", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
})

#: One step: a Smarts test against 5 that reveals hidden units nearby (FS C 3.11).
ActionSurveyCommand = TypedDict("ActionSurveyCommand", {
    #: the name of the command
    'type': "Literal['action.survey']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: Something that a unit can do.
ActionView = TypedDict("ActionView", {
    #: its id
    'id': 'str',
    #: the action, by id
    'action': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the group in which lists show it
    'group': 'str',
    #: the weapon or expansion that it is about; null: none
    'of': 'ActionSubject | None',
    #: steps that it costs
    'steps': 'int',
    #: the most steps that it can take
    'most': 'int',
    #: energy that it costs
    'energy': 'int',
    #: of a movement that goes on: the price of a new one instead (`new` of `unit.move`); null
    #: where it cannot be begun or there is no rest of one
    'anew': 'PriceView | None',
    #: does it, once the player adds what is missing: a path, a target, a text
    'command': 'dict[str, Any]',
    #: what the hex `at` of the command must be; null: it names none
    'place': 'PlaceNeedView | None',
    #: it is possible now
    'available': 'bool',
    #: why it cannot be done now
    'reason': 'BarView | None',
    #: it can be done, with this result
    'warns': 'BarView | None',
})

#: Everything that a unit can do.
ActionsAnswer = TypedDict("ActionsAnswer", {
    #: all actions of the unit
    'actions': 'list[ActionView]',
})

#: A unit.
ActionsQuery = TypedDict("ActionsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: list also what the Handler could let it do out of turn and at no cost
    'free': 'NotRequired[bool]',
})

#: Add an entry from a file of the library.
AddDocument = TypedDict("AddDocument", {
    #: its kind
    'kind': "Literal['document']",
    #: a file of the library
    'document': 'dict[str, Any]',
})

#: Adds a unit. It acts in this round if its segment is still to come (FS 6.1).  Integrity,
#: stability and energy are the maxima. A name that another unit of the scene has gets a number.
#: `build` and `force`, as in `unit.fit`, make it a frame with the numbers of that build. Without a
#: build, speed, integrity and stability are required.
AddUnitForm = TypedDict("AddUnitForm", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its name; one that is taken gets a number
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['ally', 'enemy', 'neutral', 'pilot']",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: its most integrity
    'integrity': 'NotRequired[int]',
    #: its most stability
    'stability': 'NotRequired[int]',
    #: its cell; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: its most energy
    'energy': 'NotRequired[int]',
    #: the pilots' side does not know of it
    'hidden': 'NotRequired[bool]',
    #: the seat that controls it
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one, for a unit of several cells
    'footprint': 'NotRequired[list[list[int]] | None]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: id of a build, or a whole build: it is a frame
    'build': 'NotRequired[str | BuildForm]',
    #: accept problems of points and expansions of the build
    'force': 'NotRequired[bool]',
})

#: Adjustments by the Handler (FS C 4.12): each number is added to its step, an `outcome` replaces.
Adjust = TypedDict("Adjust", {
    #: added to targeting
    'targeting': 'int',
    #: added to the mark
    'mark': 'int',
    #: added to dodging
    'dodge': 'int',
    #: added to the damage
    'damage': 'int',
    #: added to the mitigation
    'mitigation': 'int',
    #: how the attack ends; null: as the dice fall
    'outcome': "Literal['miss', 'hit', 'direct'] | None",
})

#: An attack whose numbers the Handler set.
AdjustedData = TypedDict("AdjustedData", {
    #: id of the attack
    'attack': 'str',
    #: the numbers that were set
    'set': 'AttackChanges',
})

#: What an attack on one designation would be, with everything in its area.
AimAnswer = TypedDict("AimAnswer", {
    #: what this use costs
    'costs': 'UseCosts',
    #: the weapon can be used now
    'available': 'bool',
    #: why it cannot be used now
    'reason': 'BarView | None',
    #: it can be used, with this result
    'warns': 'BarView | None',
    #: it can be designated
    'designable': 'bool',
    #: distance in hexes
    'distance': 'int',
    #: hexes beyond the range
    'beyond': 'int',
    #: the centre of the area of a melee weapon; null: none
    'centre': 'CellDocument | None',
    #: the possible centres of that area
    'centres': 'list[CellDocument]',
    #: all that it would hit
    'targets': 'list[AimedTarget]',
})

#: The first step of an attack: the test to hit, or to dodge.
AimDocument = TypedDict("AimDocument", {
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: the roll; null: there was none
    'test': 'RolledDocument | None',
    #: what it was compared with
    'mark': 'int',
    #: by how much it is above the mark; negative: below
    'margin': 'int',
    #: the second look made a miss a hit
    'looked': 'bool',
    #: a direct hit because the target is staggered
    'exposed': 'bool',
    #: the Handler said how it ends
    'forced': 'bool',
})

#: The use of a weapon on one designation.
AimQuery = TypedDict("AimQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the weapon in the build
    'weapon': 'str',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: with the bonus of having waited for its zone
    'zone': 'NotRequired[bool]',
    #: as an action that the Handler grants
    'free': 'NotRequired[bool]',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
})

#: One target of an attack on a designation.
AimedTarget = TypedDict("AimedTarget", {
    #: of the test to hit or to dodge, explained
    'mark': 'Number | None',
    #: what is added to that test
    'modifiers': 'list[Part]',
    #: everything that settles the attack
    'exchange': 'ExchangeDocument | None',
    #: exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the
    #: target's numbers are not told)
    'odds': 'OddsDocument | None',
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
})

#: The answer to a query. The query says which of the answers it is.
AnswerFrame = TypedDict("AnswerFrame", {
    #: the kind of the message
    't': "Literal['answer']",
    #: the id of your query
    'id': 'str',
    #: the answer
    'result': 'QueryAnswer',
})

#: A condition that an attack has left.
AppliedCondition = TypedDict("AppliedCondition", {
    #: its kind
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
    #: id of the unit that caused it, or empty
    'by': 'str',
})

#: The cells around a centre.
AreaAnswer = TypedDict("AreaAnswer", {
    #: [q, r, bottom, top], bottom <= level < top
    'stacks': 'list[list[int]]',
})

#: Which cells lie within `radius` steps of a cell?
AreaQuery = TypedDict("AreaQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the cell in its middle
    'at': 'CellForm',
    #: steps from it
    'radius': 'int',
})

#: What waits for the Handler's word.
AskView = TypedDict("AskView", {
    #: its id
    'id': 'str',
    #: id of the unit
    'unit': 'str',
    #: its text
    'text': 'str',
    #: module, repair, unit, or empty: something that no rule knows
    'kind': 'str',
    #: the expansion, who is to be repaired, or the seat that asks for the unit
    'about': 'str',
    #: paid already
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: the hex of a movement or an expansion
    'to': 'HexDocument | None',
    #: the one that a rule bars
    'attack': 'AskedAttackView | None',
    #: for the Handler only: what it would cost by the rules
    'price': 'NotRequired[PriceView]',
})

#: An attack that a unit asks to be let, as `action.ask` said it.
AskedAttackView = TypedDict("AskedAttackView", {
    #: id of the weapon
    'weapon': 'str',
    #: what it aims at
    'at': 'UnitPoint | PropPoint | CellDocument',
    #: of its area
    'centre': 'CellDocument | None',
    #: with the weapon's own die
    'homing': 'bool',
    #: steps spent on targeting
    'prepare': 'int',
    #: it waits for the unit's next turn
    'zone': 'bool',
    #: what gets the bonus when a target moves inside the zone
    'inside': "Literal['targeting', 'damage']",
})

#: The Handler's changes to the numbers of an attack, for one target or for all (FS C 4.12).  Each
#: number replaces the one set before.
AttackAdjustCommand = TypedDict("AttackAdjustCommand", {
    #: the name of the command
    'type': "Literal['attack.adjust']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
    #: id of the target that it is about; by default all
    'target': 'NotRequired[str | None]',
    #: added to targeting
    'targeting': 'NotRequired[int]',
    #: added to the mark
    'mark': 'NotRequired[int]',
    #: added to dodging
    'dodge': 'NotRequired[int]',
    #: added to the damage
    'damage': 'NotRequired[int]',
    #: added to the mitigation
    'mitigation': 'NotRequired[int]',
    #: how the attack ends; null: as the dice fall
    'outcome': "NotRequired[Literal['direct', 'hit', 'miss'] | None]",
    #: why; part of the log
    'text': 'NotRequired[str]',
})

#: Calls an attack off. What it cost stays spent (FS C 4.28).
AttackCancelCommand = TypedDict("AttackCancelCommand", {
    #: the name of the command
    'type': "Literal['attack.cancel']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
})

#: The numbers of an attack that the Handler set.
AttackChanges = TypedDict("AttackChanges", {
    #: how it ends; null: as the dice fall
    'outcome': "NotRequired[Literal['miss', 'hit', 'direct'] | None]",
    #: added to the mark
    'mark': 'NotRequired[int]',
    #: added to targeting
    'targeting': 'NotRequired[int]',
    #: added to dodging
    'dodge': 'NotRequired[int]',
    #: added to the damage
    'damage': 'NotRequired[int]',
    #: added to the mitigation
    'mitigation': 'NotRequired[int]',
})

#: Attacks what `at` designates with a weapon, at a cost of steps, energy and recoil (FS C 4.23).
#: `centre`: where the area of a melee weapon lies (FS C 4.31). `homing`: use the weapon's own die
#: (FS C 4.8). `prepare`: further steps for targeting (FS C 4.7). `zone`: wait for the unit's next
#: turn (FS C 4.35). A target that moves inside the zone triggers the attack early, with a bonus to
#: what `inside` says, where the weapon can do that.
AttackDeclareCommand = TypedDict("AttackDeclareCommand", {
    #: the name of the command
    'type': "Literal['attack.declare']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the weapon in the build
    'weapon': 'str',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: wait for the unit's next turn
    'zone': 'NotRequired[bool]',
    #: what gets the bonus when a target moves inside the zone
    'inside': "NotRequired[Literal['damage', 'targeting']]",
    #: also where the use only overheats the frame
    'anyway': 'NotRequired[bool]',
})

#: A die of an attack.
AttackDie = TypedDict("AttackDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: what it is for
    'purpose': 'str',
    #: id of the target that it is for
    'target': 'str',
    #: it is the same die for all targets
    'shared': 'bool',
})

#: Lets a waiting attack go on.  The Handler may send it at any time, and everybody once the time
#: is up. Before that, a pilot says that none of its units reacts.
AttackProceedCommand = TypedDict("AttackProceedCommand", {
    #: the name of the command
    'type': "Literal['attack.proceed']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
})

#: Rolls the dice that are due for the sender's units (FS C 4.25). The Handler rolls for anybody.
AttackRollCommand = TypedDict("AttackRollCommand", {
    #: the name of the command
    'type': "Literal['attack.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the attack
    'attack': 'str',
    #: which of the sender's units rolls, if there are several
    'unit': 'NotRequired[str | None]',
})

#: A roll of an attack that is compared with nothing.
AttackScoreData = TypedDict("AttackScoreData", {
    #: id of the attack
    'attack': 'str',
    #: the stage of the attack
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate']",
    #: the dice, in the order rolled
    'dice': 'list[AttackDie]',
    #: what the roll means for each target
    'targets': 'list[RolledTarget]',
    #: its kind
    'kind': "Literal['score']",
    #: the score
    'score': 'int',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: One that is attacked: a unit or a prop. Of an attacker that the viewer cannot know there are no
#: numbers.
AttackTargetView = TypedDict("AttackTargetView", {
    #: of the test to hit or to dodge, explained
    'mark': 'Number | None',
    #: what is added to that test
    'modifiers': 'list[Part]',
    #: everything that settles the attack
    'exchange': 'ExchangeDocument | None',
    #: exact chances before any die: outcomes, and damage, impact, stagger, destroy (null where the
    #: target's numbers are not told)
    'odds': 'OddsDocument | None',
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
    #: dice rolled so far, by what they are for
    'faces': 'dict[str, int]',
    #: the first step, once it is rolled
    'aim': 'AimDocument | None',
    #: what the Handler has added
    'adjust': 'Adjust | None',
})

#: The test of an attack.
AttackTestData = TypedDict("AttackTestData", {
    #: id of the attack
    'attack': 'str',
    #: the stage of the attack
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate']",
    #: the dice, in the order rolled
    'dice': 'list[AttackDie]',
    #: what the roll means for each target
    'targets': 'list[RolledTarget]',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: An attack that is not over.
AttackView = TypedDict("AttackView", {
    #: its id
    'id': 'str',
    #: null: somebody that the viewer cannot know
    'unit': 'str | None',
    #: its weapon; null: not told
    'weapon': 'AttackWeaponView | None',
    #: the step that it waits for
    'stage': "Literal['target', 'dodge', 'damage', 'mitigate', 'zone', 'pause']",
    #: units whose players are to roll
    'waiting_for': 'list[str]',
    #: distance in hexes; null: not told
    'distance': 'int | None',
    #: hexes beyond the range
    'beyond': 'int | None',
    #: centre of its area; null: no area
    'at': 'CellDocument | None',
    #: with the weapon's own die
    'homing': 'bool',
    #: steps spent on targeting
    'prepare': 'int',
    #: declared without recoil left: its range is 0
    'unbraced': 'bool',
    #: the zone that it waits in; null: none
    'zone': 'AttackZone | None',
    #: when the pause for reactions ends, ISO 8601
    'until': 'str | None',
    #: units that the pause is for
    'may_react': 'list[str]',
    #: its targets
    'targets': 'list[AttackTargetView]',
})

#: The weapon of an attack.
AttackWeaponView = TypedDict("AttackWeaponView", {
    #: id of the weapon
    'weapon': 'str',
    #: its name
    'name': 'str',
})

#: The zone of a weapon with Zone In: all cells within `radius` steps of `centre` (FS C 4.35).
#: `inside`: what happens when the target moves inside the zone: nothing, the attack resolves as it
#: is, or with a bonus to targeting or damage (FS C 2.1.12).
AttackZone = TypedDict("AttackZone", {
    #: the cell in its middle
    'centre': 'Cell',
    #: how far it reaches, in hexes
    'radius': 'int',
    #: what a target that moves inside it calls down
    'inside': "Literal['nothing', 'plain', 'targeting', 'damage']",
})

#: `start` and `cap` are grades of a Die (0 none, 1 d4, ... 5 d12) or values of a Val (0..5).
Attribute = TypedDict("Attribute", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: `die`: its grades are dice, 0 none to 5 d12; `val`: a number from 0 to 5
    'kind': "Literal['die', 'val']",
    #: its grade on a new sheet
    'start': 'int',
    #: its highest grade
    'cap': 'int',
})

#: An attribute as written on the wire.
AttributeForm = TypedDict("AttributeForm", {
    #: id of the attribute
    'id': 'str',
    #: its name
    'name': 'str',
    #: `die`: its grades are dice; `val`: a number
    'kind': "Literal['die', 'val']",
    #: its grade on a new sheet
    'start': 'NotRequired[int]',
    #: its highest grade
    'cap': 'NotRequired[int]',
})

#: What the rules make of one attribute of a sheet.
AttributeNumbers = TypedDict("AttributeNumbers", {
    #: id of the category
    'category': 'str',
    #: `die`: its grades are dice; `val`: a number
    'kind': "Literal['die', 'val']",
    #: grade of a die (0 none, 1 d4 ... 5 d12), or the value
    'value': 'int',
    #: "d8", "none", or the value
    'shown': 'str',
    #: points in it
    'points': 'int',
    #: its highest grade
    'cap': 'int',
    #: its experimental award
    'award': 'int',
    #: points that can be put into it now
    'room': 'int',
    #: what it stands for where nobody rolls, the award included
    'fixed': 'int',
    #: why no point can be put into it; null: one can
    'raise_bar': 'BarView | None',
})

#: The part of an attribute in a test: either a die by name, or a modifier.
AttributePart = TypedDict("AttributePart", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
    #: its die; null: none
    'die': 'str | None',
    #: what it adds; null: nothing
    'modifier': 'int | None',
    #: the modifier is an experimental award
    'award': 'bool',
})

#: What a step of a plan does to one attribute.
AttributeShift = TypedDict("AttributeShift", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
    #: the grade before
    'before': 'str',
    #: the grade after
    'after': 'str',
})

#: A picture under the grid; lengths are in thousandths of the side of a hex.
BackgroundView = TypedDict("BackgroundView", {
    #: in percent; the colours of the ground show through the rest
    'opacity': 'int',
    #: [x, y, width, height] of each part in sight, by name; none for Handlers
    'blocks': 'dict[str, list[float]]',
    #: the id of the whole picture; for the Handler only
    'picture': 'NotRequired[str]',
    #: [x, y, width, height] of the picture; for the Handler only
    'place': 'NotRequired[list[int]]',
})

#: A banned seat, and since when.
Ban = TypedDict("Ban", {
    #: id of the seat
    'seat': 'str',
    #: its name
    'name': 'str',
    #: when, ISO 8601
    'at': 'str',
})

#: The banned seats of a table, oldest first.
Bans = TypedDict("Bans", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the bans
    'bans': 'list[Ban]',
})

#: Why something cannot be done now: a code of the refusals, and its params.
BarView = TypedDict("BarView", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'RefusalCode',
    #: the params of a `Refusal` with this code
    'params': 'dict[str, Any]',
})

#: Carries out commands one after the other: all of them or none. They are one step to undo.  Each
#: is written as it would be sent alone, with a `scene` of its own where it names one. The data of
#: a refusal say which command was refused (`command`, counted from 0). A die may be rolled by the
#: last command only ("roll-comes-last"). Undo and redo, and another batch, cannot be part of it
#: ("not-in-a-batch").
BatchCommand = TypedDict("BatchCommand", {
    #: the name of the command
    'type': "Literal['batch']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the commands, in their order
    'commands': 'list[BatchedCommand]',
})

#: A command of a `batch`: any but another batch, undo and redo.
BatchedCommand: TypeAlias = 'ActionAskCommand | ActionCoolCommand | ActionDenyCommand | ActionGrantCommand | ActionMendCommand | ActionRepairCommand | ActionStabiliseCommand | ActionSurveyCommand | AttackAdjustCommand | AttackCancelCommand | AttackDeclareCommand | AttackProceedCommand | AttackRollCommand | BuildAskCommand | BuildRemoveCommand | BuildSaveCommand | CategoriesSetCommand | CeilingSetCommand | CharacterAddCommand | CharacterApproveCommand | CharacterAwardCommand | CharacterDeclineCommand | CharacterEditCommand | CharacterPlanCommand | CharacterRemoveCommand | CharacterUpdateCommand | CharacterUpgradeCommand | ChatSayCommand | ConflictEndCommand | ConflictStartCommand | CreditsGiveCommand | DiceEntropyCommand | DiceRollCommand | DrawingAddCommand | DrawingClearCommand | DrawingRemoveCommand | EnvironmentAddCommand | EnvironmentRemoveCommand | EnvironmentResolveCommand | EnvironmentSkipCommand | FightRestoreCommand | FogCoverCommand | FogRevealCommand | FrameReplaceCommand | InviteRotateCommand | JournalAddCommand | JournalEditCommand | JournalMoveCommand | JournalPresentCommand | JournalRemoveCommand | JournalShowCommand | MapResizeCommand | MapSetCommand | MissionAddCommand | MissionAddDeductionCommand | MissionAddObjectiveCommand | MissionCorrectCommand | MissionPayCommand | MissionPhaseCommand | MissionRemoveCommand | MissionRemoveDeductionCommand | MissionRemoveObjectiveCommand | MissionRestoreCommand | MissionResultCommand | MissionRevealCommand | MissionUpdateCommand | MissionUpdateDeductionCommand | MissionUpdateObjectiveCommand | MissionUseCommand | ModuleUseCommand | OrdersSetCommand | OverruleCommand | PilotAlightCommand | PilotBoardCommand | PropAddCommand | PropDamageCommand | PropHideCommand | PropRemoveCommand | PropUpdateCommand | ReactionChooseCommand | ReactionClaimCommand | ReactionEndCommand | SceneActivateCommand | SceneAddCommand | SceneBackgroundCommand | SceneDuplicateCommand | SceneOpenCommand | SceneOrderCommand | SceneRemoveCommand | SceneRenameCommand | SeatKickCommand | SeatRoleCommand | SegmentEndCommand | SystemActCommand | TableOptionsCommand | TableRenameCommand | TableSystemsCommand | TemplateClearCommand | TemplateLayCommand | TemplateRemoveCommand | TemplateToZoneCommand | TemplateUpdateCommand | TerrainNoteCommand | TerrainSetCommand | TerrainVeilCommand | TestAnswerCommand | TestRequestCommand | TestRollCommand | TestWithdrawCommand | TimerAddCommand | TimerPauseCommand | TimerRemoveCommand | TimerResumeCommand | TimerStartCommand | TurnAbstainCommand | TurnEndCommand | TurnStartCommand | UnitAddCommand | UnitAskCommand | UnitDescendCommand | UnitFitCommand | UnitGiveCommand | UnitHideCommand | UnitHighlightCommand | UnitMoveCommand | UnitPictureCommand | UnitPlaceCommand | UnitReleaseCommand | UnitRemoveCommand | UnitRestoreCommand | UnitStayAloftCommand | UnitTakeCommand | UnitUpdateCommand | UnitsAddCommand | UnitsCarryCommand | UnitsDuplicateCommand | UnitsPlaceCommand | UnitsRestoreCommand | WaveAddCommand | WaveEnterCommand | WaveRemoveCommand | WaveUpdateCommand | ZoneAddCommand | ZonePaintCommand | ZoneRemoveCommand | ZoneUpdateCommand'

#: A number before and after a step of a plan.
BeforeAndAfter = TypedDict("BeforeAndAfter", {
    #: the number before
    'before': 'int',
    #: the number after
    'after': 'int',
})

#: A cell just beyond, and why the unit cannot enter it.
BeyondCell = TypedDict("BeyondCell", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: a stable code; its text is in the catalogue of messages
    'code': 'RefusalCode',
    #: the params of a `Refusal` with this code
    'params': 'dict[str, Any]',
})

#: A map with ground at level 0 everywhere.
BlankMap = TypedDict("BlankMap", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "NotRequired[Literal['flat', 'pointy']]",
})

#: The cell that blocks a line, and what is in it.
BlockerView = TypedDict("BlockerView", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: what kind of thing it is
    'kind': "Literal['ground', 'prop', 'unit', 'smoke']",
    #: the level above it; null over a void
    'top': 'int | None',
    #: id of the unit
    'unit': 'NotRequired[str]',
    #: id of the prop
    'prop': 'NotRequired[str]',
    #: of a unit, a prop, or the area of the smoke
    'name': 'NotRequired[str]',
})

#: The table from which this one was branched.
BranchData = TypedDict("BranchData", {
    #: id of the other table
    'table': 'str',
    #: chapters of chance there
    'chapters': 'int',
})

#: The moment from which a new table continues.
BranchTable = TypedDict("BranchTable", {
    #: the moment, as the Handler's views count; else now
    'seq': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str | None]',
    #: where the server asks for its key to make tables
    'operator_key': 'NotRequired[str]',
})

#: A frame and who pilots it, as points: what it comes to is worked out by `numbers`.  `skills` and
#: `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots
#: the frame, goes before them).
Build = TypedDict("Build", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'list[Weapon]',
    #: points by attribute of the pilot
    'skills': 'dict[str, int]',
    #: points by attribute of the frame
    'hull': 'dict[str, int]',
    #: grades by element, 1 to 3; an element of a weapon is written `damage:w1`
    'tuning': 'dict[str, int]',
    #: its expansions
    'modules': 'list[Module]',
    #: its shape on the map
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
    #: notes of whoever made it
    'notes': 'str',
    #: experimental awards by attribute
    'awards': 'dict[str, int]',
})

#: A pilot asks the Handler to bring its build into play, or withdraws that (`asked` false).  The
#: Handler can only decline. To accept, the Handler sends `unit.add` with the build's id.
BuildAskCommand = TypedDict("BuildAskCommand", {
    #: the name of the command
    'type': "Literal['build.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the build
    'build': 'str',
    #: false withdraws the request
    'asked': 'NotRequired[bool]',
})

#: A frame and its pilot, as points.
BuildDocument = TypedDict("BuildDocument", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'NotRequired[list[WeaponDocument]]',
    #: points by attribute
    'skills': 'NotRequired[dict[str, int]]',
    #: points by attribute
    'hull': 'NotRequired[dict[str, int]]',
    #: grades by element; of a weapon `damage:<weapon>`
    'tuning': 'NotRequired[dict[str, int]]',
    #: its expansions
    'modules': 'NotRequired[list[ModuleDocument]]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']]",
    #: notes of whoever made it
    'notes': 'NotRequired[str]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
})

#: A frame and who pilots it, as points: what it comes to is worked out by `numbers`.  `skills` and
#: `hull`: points by attribute id, as on a character's sheet (its sheet, when a character pilots
#: the frame, goes before them).
BuildForm = TypedDict("BuildForm", {
    #: its name
    'name': 'str',
    #: a chassis, by id
    'chassis': 'str',
    #: a generator, by id
    'generator': 'str',
    #: its weapons
    'weapons': 'NotRequired[list[WeaponForm]]',
    #: points by attribute of the pilot
    'skills': 'NotRequired[dict[str, int]]',
    #: points by attribute of the frame
    'hull': 'NotRequired[dict[str, int]]',
    #: grades by element, 1 to 3; an element of a weapon is written `damage:w1`
    'tuning': 'NotRequired[dict[str, int]]',
    #: its expansions
    'modules': 'NotRequired[list[ModuleForm]]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: notes of whoever made it
    'notes': 'NotRequired[str]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
})

#: Deletes a build. Units that are fitted out with it keep it.
BuildRemoveCommand = TypedDict("BuildRemoveCommand", {
    #: the name of the command
    'type': "Literal['build.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the build
    'build': 'str',
})

#: Saves a new build, or replaces the one with this `id`. A pilot saves for its own seat.
BuildSaveCommand = TypedDict("BuildSaveCommand", {
    #: the name of the command
    'type': "Literal['build.save']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the whole build
    'build': 'BuildForm',
    #: id of the build that it replaces
    'id': 'NotRequired[str | None]',
    #: everybody at the table may use it
    'shared': 'NotRequired[bool]',
    #: accept problems of points and expansions
    'force': 'NotRequired[bool]',
})

#: The roll against destruction.
BulkDocument = TypedDict("BulkDocument", {
    #: what the die shows; null: there was no die
    'face': 'int | None',
    #: the score
    'score': 'int',
    #: the result of the roll
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the target has used it up
    'spent': 'bool',
})

#: What a fire does to a unit, and its dice where there are some.
BurnData = TypedDict("BurnData", {
    #: what it does
    'outcome': 'NotRequired[OutcomeDocument]',
    #: its kind
    'kind': "NotRequired[Literal['score']]",
    #: the dice, in the order rolled
    'dice': 'NotRequired[list[PurposeDie]]',
    #: the score
    'score': 'NotRequired[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'NotRequired[bool]',
    #: where the dice come from; null: not told
    'proof': 'NotRequired[ProofDocument | None]',
})

#: Replaces the table's categories.  Refused while sheets would lose something. With `force` they
#: lose it, which is logged (FS 4.7).
CategoriesSetCommand = TypedDict("CategoriesSetCommand", {
    #: the name of the command
    'type': "Literal['categories.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: all categories of the table
    'categories': 'list[CategoryForm]',
    #: sheets may lose what the new categories lack
    'force': 'NotRequired[bool]',
})

#: Attributes with a pool of points of their own; `frame`: its upgrades belong to the frame.
Category = TypedDict("Category", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: points that a new character has for it
    'pool': 'int',
    #: its attributes
    'attributes': 'list[Attribute]',
    #: its upgrades belong to the frame, and are lost with it
    'frame': 'bool',
    #: credits for one advancement
    'price': 'int',
    #: how often a character may buy an advancement
    'limit': 'int',
})

#: A category as written on the wire.
CategoryForm = TypedDict("CategoryForm", {
    #: id of the category
    'id': 'str',
    #: its name
    'name': 'str',
    #: points that a new character has for it
    'pool': 'int',
    #: its attributes
    'attributes': 'list[AttributeForm]',
    #: its upgrades belong to the frame, and are lost with it
    'frame': 'NotRequired[bool]',
    #: credits for one advancement
    'price': 'NotRequired[int]',
    #: how often a character may buy an advancement
    'limit': 'NotRequired[int]',
})

#: A category by id and name.
CategoryName = TypedDict("CategoryName", {
    #: id of the category
    'category': 'str',
    #: its name
    'name': 'str',
})

#: Sets a ceiling: no cell at or above `level` can be entered (FS 5.6). Null removes it.  Refused
#: when a unit is above it.
CeilingSetCommand = TypedDict("CeilingSetCommand", {
    #: the name of the command
    'type': "Literal['ceiling.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: no cell at or above it can be entered; null removes it
    'level': 'int | None',
})

#: A cell, as [q, r, level].
Cell: TypeAlias = 'list[int]'

#: One hexagonal cell: axial `q`, `r` and `level` (10 m each).
CellDocument = TypedDict("CellDocument", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
})

#: A cell as written on the wire.
CellForm = TypedDict("CellForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
})

#: The chapter of verifiable dice that is open.
ChanceView = TypedDict("ChanceView", {
    #: its number, from 1
    'chapter': 'int',
    #: SHA-256 of its seed
    'commitment': 'str',
    #: public rolls of this chapter
    'rolls': 'int',
    #: what players have mixed into the dice of this chapter, or empty
    'mix': 'str',
})

#: One change of your view and log. `seq` grows by one with each.
ChangeFrame = TypedDict("ChangeFrame", {
    #: the kind of the message
    't': "Literal['change']",
    #: the number of your view after this
    'seq': 'int',
    #: the changes of the view, in this order
    'patch': 'list[list[Any]]',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: What to change of a token; what is left out stays. Its sockets follow at once.
ChangeToken = TypedDict("ChangeToken", {
    #: its name
    'name': 'NotRequired[str | None]',
    #: what it may do
    'scopes': "NotRequired[list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']] | None]",
    #: seconds from now for which it is good; null: without an end
    'expires_in': 'NotRequired[int | None]',
    #: origins of other sites whose pages may use it
    'origins': 'NotRequired[list[str] | None]',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'NotRequired[int | None]',
})

#: A change that can be taken back or done again; all null when there is none.
ChangeView = TypedDict("ChangeView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
})

#: What to change of a webhook. It is tried again at once.
ChangeWebhook = TypedDict("ChangeWebhook", {
    #: its address
    'url': 'NotRequired[str | None]',
    #: its name
    'name': 'NotRequired[str | None]',
    #: kinds of log lines to tell; empty: all
    'kinds': "NotRequired[list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']] | None]",
    #: `on` also switches one on that failed for long
    'state': "NotRequired[Literal['on', 'paused'] | None]",
    #: a seq of its viewer: every line after it is delivered, again if need be
    'after': 'NotRequired[int | None]',
})

#: The fields of a unit that can be set. Fields left out stay.  Those that `Unit` declares with
#: `set_as` are set as they are given.
ChangesForm = TypedDict("ChangesForm", {
    #: its name
    'name': 'NotRequired[str]',
    #: its side, which decides the segment in which it acts
    'disposition': "NotRequired[Literal['ally', 'enemy', 'neutral', 'pilot']]",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: integrity left
    'integrity': 'NotRequired[int]',
    #: its most integrity
    'integrity_max': 'NotRequired[int]',
    #: stability left
    'stability': 'NotRequired[int]',
    #: its most stability
    'stability_max': 'NotRequired[int]',
    #: energy left
    'energy': 'NotRequired[int]',
    #: its most energy
    'energy_max': 'NotRequired[int]',
    #: steps left
    'steps': 'NotRequired[int]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: it is falling
    'falling': 'NotRequired[bool]',
    #: levels it has fallen
    'fallen': 'NotRequired[int]',
    #: it has flown since its turn began
    'flown': 'NotRequired[bool]',
    #: it is a wreck
    'destroyed': 'NotRequired[bool]',
    #: it is overheated
    'overheated': 'NotRequired[bool]',
    #: it is reeling
    'reeling': 'NotRequired[bool]',
    #: it is off balance
    'off_balance': 'NotRequired[bool]',
    #: it is in the hand of its carrier, not on it
    'in_hand': 'NotRequired[bool]',
    #: hexes that a pilot on foot has walked in this turn
    'walked': 'NotRequired[int]',
    #: levels descended at no cost in this turn
    'descended': 'NotRequired[int]',
    #: the seat that controls it; null: nobody
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'NotRequired[list[list[int]]]',
    #: recoil left
    'recoil': 'NotRequired[int]',
    #: uses of its weapons in this turn; 0 removes a count
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name; 0 removes a count
    'spent': 'NotRequired[dict[str, int]]',
    #: the movement that can be continued; null: none
    'movement': 'NotRequired[MovementForm | None]',
    #: conditions to give and to remove
    'conditions': 'NotRequired[ConditionChangesForm]',
    #: replaces computed numbers; null restores one
    'numbers': 'NotRequired[dict[str, int | None]]',
    #: id of the former frame of a pilot on foot
    'pilot_of': 'NotRequired[str | None]',
    #: id of the unit that carries it
    'carried_by': 'NotRequired[str | None]',
})

#: A chapter of chance: the SHA-256 of its seed, and the seed once it is closed.
ChapterDocument = TypedDict("ChapterDocument", {
    #: its number, from 1
    'chapter': 'int',
    #: SHA-256 of its seed
    'commitment': 'str',
    #: its seed; null: it is still open
    'seed': 'str | None',
})

#: Adds a character with 100 credits (FS 4.8).  A pilot adds one, for its own seat. The Handler
#: adds any, with notes and a sheet.
CharacterAddCommand = TypedDict("CharacterAddCommand", {
    #: the name of the command
    'type': "Literal['character.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: the name of its frame, in the player's words
    'frame': 'NotRequired[str]',
    #: the seat that plays it; by default the sender's. Null: nobody
    'seat': 'NotRequired[str | None]',
    #: id of the unit that it pilots; null: none
    'unit': 'NotRequired[str | None]',
    #: a sheet without points takes those of the unit's build, as far as they fit
    'from_build': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: numbers of its sheet to set
    'sheet': 'NotRequired[SheetChangesForm | None]',
})

#: Approves a plan and carries it out, if it is still possible.  `overrule`: also an advancement
#: while a mission runs (FS 4.3).
CharacterApproveCommand = TypedDict("CharacterApproveCommand", {
    #: the name of the command
    'type': "Literal['character.approve']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the character
    'character': 'str',
})

#: Gives one experimental award of 1 to 3 to an attribute (FS 4.5). A bonus of 0 removes all of
#: them.
CharacterAwardCommand = TypedDict("CharacterAwardCommand", {
    #: the name of the command
    'type': "Literal['character.award']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: id of the attribute
    'attribute': 'str',
    #: 1 to 3; 0 removes all awards of the attribute
    'bonus': 'int',
})

#: Declines a plan, with the reason if there is one.
CharacterDeclineCommand = TypedDict("CharacterDeclineCommand", {
    #: the name of the command
    'type': "Literal['character.decline']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: why; part of the log
    'reason': 'NotRequired[str]',
})

#: Sets numbers of a sheet, whatever the rules say. Each change is a line of the log.
CharacterEditCommand = TypedDict("CharacterEditCommand", {
    #: the name of the command
    'type': "Literal['character.edit']",
    #: points by attribute
    'points': 'NotRequired[dict[str, int]]',
    #: advancements by category
    'advances': 'NotRequired[dict[str, int]]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
    #: credits that it has
    'credits': 'NotRequired[int | None]',
    #: credits spent on upgrades of the frame
    'spent': 'NotRequired[int | None]',
    #: credits' worth of a lost frame
    'salvage': 'NotRequired[int | None]',
    #: id of the character
    'character': 'str',
    #: id of the scene
    'scene': 'NotRequired[str | None]',
})

#: Plans upgrades that wait for the Handler's approval. An empty list withdraws the plan.  The plan
#: must be possible now, except for a running mission: it can be carried out after that.
CharacterPlanCommand = TypedDict("CharacterPlanCommand", {
    #: the name of the command
    'type': "Literal['character.plan']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order; empty: withdraw the plan
    'upgrades': 'list[UpgradeForm]',
})

#: Removes a character for good.
CharacterRemoveCommand = TypedDict("CharacterRemoveCommand", {
    #: the name of the command
    'type': "Literal['character.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
})

#: Changes fields of a character. A pilot changes name, frame and unit. Null: no seat, no unit.
CharacterUpdateCommand = TypedDict("CharacterUpdateCommand", {
    #: the name of the command
    'type': "Literal['character.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: the name of its frame, in the player's words
    'frame': 'NotRequired[str]',
    #: the seat that plays it; null: nobody
    'seat': 'NotRequired[str | None]',
    #: id of the unit that it pilots; null: none
    'unit': 'NotRequired[str | None]',
    #: a sheet without points takes those of the unit's build, as far as they fit
    'from_build': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
})

#: Carries out upgrades now. A pilot may where the table lets pilots buy.  A pilot's own plan is
#: dropped by it. What the Handler carries out drops a plan only if it is that plan. `overrule`
#: (Handler only): also an advancement while a mission runs (FS 4.3).
CharacterUpgradeCommand = TypedDict("CharacterUpgradeCommand", {
    #: the name of the command
    'type': "Literal['character.upgrade']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order
    'upgrades': 'list[UpgradeForm]',
})

#: A pilot with a frame. `seat` and `unit` are null where there is none to be known of.
CharacterView = TypedDict("CharacterView", {
    #: by category
    'pools': 'dict[str, PoolView]',
    #: its attributes
    'attributes': 'dict[str, AttributeNumbers]',
    #: what a new frame costs
    'replace': 'ReplaceView',
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the name of its frame, in the player's words
    'frame': 'str',
    #: id of the seat that plays it; null: nobody
    'seat': 'str | None',
    #: id of the unit that it pilots; null: none
    'unit': 'str | None',
    #: its sheet
    'sheet': 'Sheet',
    #: upgrades that wait for the Handler's word
    'plan': 'list[Upgrade]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
})

#: A chassis. `special` describes `movement_traits` in plain words, if there are any.
Chassis = TypedDict("Chassis", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: most integrity
    'integrity': 'int',
    #: most stability
    'stability': 'int',
    #: hexes of a base movement
    'speed': 'int',
    #: recoil that it can take in a turn
    'recoil': 'int',
    #: what else it can do, in words; empty: nothing
    'special': 'str',
    #: how it moves and falls
    'movement_traits': 'MovementTraits',
    #: the silhouette of a new frame
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
})

#: A chat message, for all unless it says whom it is `to`.  A whisper is read by its sender, by
#: these seats and by every Handler; an empty list means the Handlers alone. Raises `Refusal`
#: "nothing-said", "no-such-seat", "spectators-no-whispers", or "whisper-to-oneself".
ChatSayCommand = TypedDict("ChatSayCommand", {
    #: the name of the command
    'type': "Literal['chat.say']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the message; `/roll` and the like are the page's own
    'text': 'str',
    #: seats that read it, for a whisper; empty: only Handlers. Null: everybody
    'to': 'NotRequired[list[str] | None]',
})

#: A build to look at, and how many grades of tuning the table gives (6 unless it says so).
CheckBuild = TypedDict("CheckBuild", {
    #: the whole build
    'build': 'BuildDocument',
    #: the most tuning grades; null: as many as wanted
    'tuning_points': 'NotRequired[int | None]',
})

#: A check; players do not read a hidden difficulty.
CheckData = TypedDict("CheckData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[QDie]',
    #: id of the character
    'player': 'str',
    #: the attribute, or id of the skill
    'trait': 'str',
    #: added to the die
    'bonus': 'int',
    #: the total
    'total': 'int',
    #: it is a critical success
    'critical': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the difficulty; null: not told
    'difficulty': 'int | None',
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
})

#: What a build comes to. Every number has the parts it is the sum of.
CheckedBuild = TypedDict("CheckedBuild", {
    #: null where the build names unknown things
    'numbers': 'FrameNumbers | None',
    #: weapons by id
    'profiles': 'dict[str, WeaponProfile] | None',
    #: why it is not legal; empty: it is
    'problems': 'list[Problem]',
    #: by category, `tuning`, `weapons.<id>`
    'points': 'dict[str, PointsLeft]',
})

#: The ground of 32 x 32 hexes in rows, null for a void.
ChunkBodyForm = TypedDict("ChunkBodyForm", {
    #: ground of 32 x 32 hexes in rows, null for a void
    'levels': 'list[int | None]',
    #: notes by index in `levels`
    'notes': 'NotRequired[dict[str, list[NoteBodyForm]]]',
})

#: A chunk of the map, by the hash that the view names it by.
ChunkView = TypedDict("ChunkView", {
    #: ground level in rows; null: void
    'levels': 'list[int | None]',
    #: by index in `levels`
    'notes': 'dict[str, list[Note]]',
    #: what the view calls it; the same hash is the same content
    'hash': 'str',
})

#: Chunks of the map.
Chunks = TypedDict("Chunks", {
    #: in the order asked for; null: your view does not name it
    'chunks': 'list[ChunkView | None]',
})

#: A message that you send.
ClientFrame: TypeAlias = 'CommandFrame | QueryFrame | SignalFrame'

#: A command, told apart by its `type`.
Command: TypeAlias = 'ActionAskCommand | ActionCoolCommand | ActionDenyCommand | ActionGrantCommand | ActionMendCommand | ActionRepairCommand | ActionStabiliseCommand | ActionSurveyCommand | AttackAdjustCommand | AttackCancelCommand | AttackDeclareCommand | AttackProceedCommand | AttackRollCommand | BatchCommand | BuildAskCommand | BuildRemoveCommand | BuildSaveCommand | CategoriesSetCommand | CeilingSetCommand | CharacterAddCommand | CharacterApproveCommand | CharacterAwardCommand | CharacterDeclineCommand | CharacterEditCommand | CharacterPlanCommand | CharacterRemoveCommand | CharacterUpdateCommand | CharacterUpgradeCommand | ChatSayCommand | ConflictEndCommand | ConflictStartCommand | CreditsGiveCommand | DiceEntropyCommand | DiceRollCommand | DrawingAddCommand | DrawingClearCommand | DrawingRemoveCommand | EnvironmentAddCommand | EnvironmentRemoveCommand | EnvironmentResolveCommand | EnvironmentSkipCommand | FightRestoreCommand | FogCoverCommand | FogRevealCommand | FrameReplaceCommand | InviteRotateCommand | JournalAddCommand | JournalEditCommand | JournalMoveCommand | JournalPresentCommand | JournalRemoveCommand | JournalShowCommand | MapResizeCommand | MapSetCommand | MissionAddCommand | MissionAddDeductionCommand | MissionAddObjectiveCommand | MissionCorrectCommand | MissionPayCommand | MissionPhaseCommand | MissionRemoveCommand | MissionRemoveDeductionCommand | MissionRemoveObjectiveCommand | MissionRestoreCommand | MissionResultCommand | MissionRevealCommand | MissionUpdateCommand | MissionUpdateDeductionCommand | MissionUpdateObjectiveCommand | MissionUseCommand | ModuleUseCommand | OrdersSetCommand | OverruleCommand | PilotAlightCommand | PilotBoardCommand | PropAddCommand | PropDamageCommand | PropHideCommand | PropRemoveCommand | PropUpdateCommand | ReactionChooseCommand | ReactionClaimCommand | ReactionEndCommand | RedoCommand | SceneActivateCommand | SceneAddCommand | SceneBackgroundCommand | SceneDuplicateCommand | SceneOpenCommand | SceneOrderCommand | SceneRemoveCommand | SceneRenameCommand | SeatKickCommand | SeatRoleCommand | SegmentEndCommand | SystemActCommand | TableOptionsCommand | TableRenameCommand | TableSystemsCommand | TemplateClearCommand | TemplateLayCommand | TemplateRemoveCommand | TemplateToZoneCommand | TemplateUpdateCommand | TerrainNoteCommand | TerrainSetCommand | TerrainVeilCommand | TestAnswerCommand | TestRequestCommand | TestRollCommand | TestWithdrawCommand | TimerAddCommand | TimerPauseCommand | TimerRemoveCommand | TimerResumeCommand | TimerStartCommand | TurnAbstainCommand | TurnEndCommand | TurnStartCommand | UndoCommand | UnitAddCommand | UnitAskCommand | UnitDescendCommand | UnitFitCommand | UnitGiveCommand | UnitHideCommand | UnitHighlightCommand | UnitMoveCommand | UnitPictureCommand | UnitPlaceCommand | UnitReleaseCommand | UnitRemoveCommand | UnitRestoreCommand | UnitStayAloftCommand | UnitTakeCommand | UnitUpdateCommand | UnitsAddCommand | UnitsCarryCommand | UnitsDuplicateCommand | UnitsPlaceCommand | UnitsRestoreCommand | WaveAddCommand | WaveEnterCommand | WaveRemoveCommand | WaveUpdateCommand | ZoneAddCommand | ZonePaintCommand | ZoneRemoveCommand | ZoneUpdateCommand'

#: The command is stored.
CommandDone = TypedDict("CommandDone", {
    #: the number of your view after this
    'seq': 'int',
    #: its log lines, as far as the sender may see them
    'events': 'list[Entry]',
})

#: A command. Sent again with the same `id`, it is executed once and answered the same.
CommandFrame = TypedDict("CommandFrame", {
    #: the kind of the message
    't': "Literal['command']",
    #: an id of your choice
    'id': 'str',
    #: the command
    'command': 'Command',
})

#: A condition of a unit: `kind` is an entry of `content.conditions`.  `by`: the unit that caused
#: it. The numbers after `ends` are what an attack asks it for. Of several conditions of a unit
#: that do the same the strongest counts.
Condition = TypedDict("Condition", {
    #: kind of the condition, by id
    'kind': 'str',
    #: its tier; 0: none
    'tier': 'int',
    #: id of the unit that caused it
    'by': 'str',
    #: what its kind says: a bonus, or the number of a debilitation
    'value': 'int',
    #: when it is over; null: never
    'ends': 'Duration | None',
    #: added to targeting against the unit
    'targeting': 'int',
    #: added to the next damage of the unit
    'harm': 'int',
    #: so many times
    'uses': 'int',
    #: added to the ranges of its weapons
    'reach': 'int',
    #: it is staggered at this much stability already
    'unsteady': 'int',
    #: added to its speed
    'move': 'int',
    #: steps lost at the start of its turn
    'drain': 'int',
    #: sides of the die of damage at the start of its turn
    'burn': 'int',
    #: steps that mend it; 0: steps do not
    'mend': 'int',
})

#: Conditions to give to a unit, and kinds to remove.
ConditionChangesForm = TypedDict("ConditionChangesForm", {
    #: conditions to give
    'add': 'NotRequired[list[NewConditionForm]]',
    #: kinds to remove
    'remove': 'NotRequired[list[str]]',
})

#: A condition of a unit.
ConditionData = TypedDict("ConditionData", {
    #: its kind
    'condition': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
})

#: A kind of condition, with its numbers by tier.  `tiers` is empty for a state that is only
#: explained here.
ConditionKind = TypedDict("ConditionKind", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the condition at each tier
    'tiers': 'list[Condition]',
    #: who caused it, and its side, see the unit also without a line of sight
    'seen': 'bool',
    #: the type of the damage that it does; empty: none
    'damage': 'str',
})

#: What is the matter with a unit, and what it changes.
ConditionView = TypedDict("ConditionView", {
    #: its kind
    'kind': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: what its kind says
    'value': 'int',
    #: the unit that caused it, or empty
    'by': 'str',
    #: when it is over; null: never
    'ends': 'EndsView | None',
    #: added to targeting whoever has it
    'targeting': 'int',
    #: added to the next damage it takes, `uses` times
    'harm': 'int',
    #: so many times
    'uses': 'int',
    #: added to the ranges of its weapons
    'reach': 'int',
    #: it is staggered at this much stability already
    'unsteady': 'int',
    #: added to its speed
    'move': 'int',
    #: steps lost at the start of its turn
    'drain': 'int',
    #: sides of the die of damage at the start of its turn
    'burn': 'int',
    #: steps that mend it; 0: nothing of the sort does
    'mend': 'int',
})

#: Ends the conflict. What is in the air stays there, and what falls goes on falling.
ConflictEndCommand = TypedDict("ConflictEndCommand", {
    #: the name of the command
    'type': "Literal['conflict.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Starts round 1, in the first segment in which somebody can act.
ConflictStartCommand = TypedDict("ConflictStartCommand", {
    #: the name of the command
    'type': "Literal['conflict.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: The round.
ConflictView = TypedDict("ConflictView", {
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: id of the unit that has the turn; null: nobody
    'active': 'str | None',
    #: the segments of a round in their order
    'order': "list[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: steps at the start of a turn
    'turn_steps': 'int',
    #: falls of this round
    'falls': 'list[FallView]',
    #: the Handler's before their segment
    'effects': 'list[Effect]',
    #: what zones will do, before the falls
    'hits': 'list[HitView]',
    #: what comes before the zones
    'ceiling': 'LoweringView | None',
    #: for the Handler only
    'skipped': 'NotRequired[list[Skip]]',
})

#: One thing to build with; what else it has depends on its kind.
ContentEntry = TypedDict("ContentEntry", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: the words for tier I to III
    'tiers': 'NotRequired[list[str]]',
    #: what each tier changes: sums by name, "<die>_grades", mechanisms that it switches on
    'numbers': 'NotRequired[list[dict[str, Any]]]',
    #: of a tuning: of each weapon apart
    'each': 'NotRequired[bool]',
    #: of a weapon type: what aims it
    'director': 'NotRequired[str]',
    #: of a weapon type: it has the range of an arm
    'melee': 'NotRequired[bool]',
    #: of a damage tag: the damage type that it is for
    'damage': 'NotRequired[str]',
})

#: The end of a contest.
ContestData = TypedDict("ContestData", {
    #: the dice system
    'kind': 'str',
    #: id of the winner
    'winner': 'str',
    #: id of the loser
    'loser': 'str',
    #: how often both have rolled
    'round': 'int',
})

#: A line of the mission's cost to a pilot: how many, and the points they cost.  "integrity" (tier
#: 0), or uses of weapons of a "tier".
Cost = TypedDict("Cost", {
    #: points of `integrity`, or uses of weapons of a `tier`
    'kind': "Literal['integrity', 'tier']",
    #: the tier of the weapons; 0 for integrity
    'tier': 'Literal[0, 1, 2, 3]',
    #: how many
    'count': 'int',
    #: credits for them
    'cost': 'int',
})

#: A die of a roll, by its name.
CourseDie = TypedDict("CourseDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

#: A roll with its Course, its Flow and its skill.
CourseRollData = TypedDict("CourseRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[CourseDie]',
    #: the Course
    'course': 'FaceDocument',
    #: the value of the Flow
    'flow': 'int',
    #: the value of the skill
    'skill': 'int',
    #: what a win takes
    'threshold': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The parameters of a new table.
CreateTable = TypedDict("CreateTable", {
    #: its name
    'name': 'NotRequired[str]',
    #: a blank map, a file as `{filename, text}`, or a map document of our own
    'map': 'NotRequired[BlankMap | UploadedMap | HexframeMap | None]',
    #: dice systems by name, in the order shown
    'systems': 'NotRequired[list[str]]',
    #: options of the table
    'options': 'NotRequired[OptionsForm]',
})

#: A new table. The key is shown once.
CreatedTable = TypedDict("CreatedTable", {
    #: its id
    'id': 'str',
    #: the Handler's token; it is shown once
    'handler_key': 'str',
    #: the invites
    'invites': 'Invites',
    #: what the map file became
    'report': 'NotRequired[ImportReport]',
})

#: Gives credits from one character to another, as far as the giver has some.
CreditsGiveCommand = TypedDict("CreditsGiveCommand", {
    #: the name of the command
    'type': "Literal['credits.give']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character who gives
    'from': 'str',
    #: id of the character who gets them
    'to': 'str',
    #: how many credits
    'amount': 'int',
})

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
CrewPay = TypedDict("CrewPay", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
    #: now; null: there is no such character any more
    'credits': 'int | None',
    #: once it is paid; null: it is, or there is no character
    'after': 'int | None',
})

#: The damage before it meets the target.
DamageDocument = TypedDict("DamageDocument", {
    #: the roll
    'base': 'RolledDocument',
    #: the roll that a direct hit adds; null: none
    'direct': 'RolledDocument | None',
    #: added by a direct hit
    'shock': 'int',
    #: taken off by a guard; null: not told
    'guarded': 'int | None',
    #: added to reach the least damage of a hit
    'raised': 'int',
    #: energy added to the damage
    'bonus': 'int',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: the whole damage
    'total': 'int',
})

#: An attack that is declared.
DeclaredData = TypedDict("DeclaredData", {
    #: id of the attack
    'attack': 'str',
    #: hexes to the target
    'distance': 'int',
    #: hexes beyond the range; null: not told
    'beyond': 'int | None',
})

#: Credits that the employer keeps back from each pilot, and why.  One with a condition counts once
#: it `applies`; those of older tables have always applied.
Deduction = TypedDict("Deduction", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred, so it counts
    'applies': 'bool',
})

#: A new deduction from each pilot's pay. It counts if it `applies`, or once it does.
DeductionForm = TypedDict("DeductionForm", {
    #: why
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: The last deliveries of a webhook, newest first.
DeliveryList = TypedDict("DeliveryList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the attempts
    'deliveries': 'list[DeliverySummary]',
})

#: An attempt to deliver.
DeliverySummary = TypedDict("DeliverySummary", {
    #: its id
    'id': 'str',
    #: when it began
    'at': 'str',
    #: the number of the line of the log; 0 for a test
    'n': 'int',
    #: the code of that line
    'code': 'str',
    #: which attempt it was, from 1
    'attempt': 'int',
    #: what became of it
    'result': "Literal['delivered', 'refused', 'redirected', 'too-slow', 'unreachable', 'bad-certificate', 'private']",
    #: the status of the answer
    'status': 'int | None',
    #: how long it took
    'milliseconds': 'int',
})

#: What is designated, as a command says it: a unit, a prop or, for an area, a cell.
DesignationForm = TypedDict("DesignationForm", {
    #: id of the unit
    'unit': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'NotRequired[str | None]',
    #: axial coordinate: the column on a flat-top map
    'q': 'NotRequired[int | None]',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'NotRequired[int | None]',
    #: the level; each is 10 m
    'level': 'NotRequired[int | None]',
})

#: What is needed to check the dice of an exported log.
DiceDocument = TypedDict("DiceDocument", {
    #: id of the table
    'table': 'str',
    #: lines of the whole log
    'lines': 'int',
    #: the chapters
    'chapters': 'list[ChapterDocument]',
})

#: Mixes a text that the server could not know into every later die of this chapter.  The line's
#: data is all it takes to compute the mix again: `{"chapter", "seat", "text", "mix"}`.
DiceEntropyCommand = TypedDict("DiceEntropyCommand", {
    #: the name of the command
    'type': "Literal['dice.entropy']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: any text
    'text': 'str',
})

#: Rolls a notation such as `2d6kh1+2 # reason`.
DiceRollCommand = TypedDict("DiceRollCommand", {
    #: the name of the command
    'type': "Literal['dice.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the notation
    'notation': 'str',
    #: for the Handler alone, from a stream of its own
    'secret': 'NotRequired[bool]',
})

#: What a switch changes. `turn` is null outside a conflict.
DispositionAnswer = TypedDict("DispositionAnswer", {
    #: the unit
    'unit': 'NamedUnit',
    #: its disposition now
    'was': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: the one that it would get
    'now': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: `was` and `now`: pilots, neutral or enemy
    'side': 'dict[str, str]',
    #: the segment in which it acts
    'segment': 'SegmentChange',
    #: its turn of this round; null: no conflict
    'turn': 'TurnChange | None',
    #: whether dice are rolled for it; NPCs have fixed numbers
    'rolls': 'FlagChange',
    #: what changes for each group of viewers
    'groups': 'list[GroupChange]',
    #: null: its losses count for nobody
    'tally': 'TallyChange | None',
})

#: A unit, and the disposition that it would get.
DispositionQuery = TypedDict("DispositionQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: the disposition that it would get
    'to': "Literal['ally', 'enemy', 'neutral', 'pilot']",
})

#: A distance in hexes.
DistanceView = TypedDict("DistanceView", {
    #: hexes on the plane
    'horizontal': 'int',
    #: levels
    'vertical': 'int',
    #: both together, as ranges count
    'total': 'int',
})

#: Draws a line on the map of the scene.  Everybody sees it, also on ground that they do not know.
DrawingAddCommand = TypedDict("DrawingAddCommand", {
    #: the name of the command
    'type': "Literal['drawing.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: x and y of each point in turn, in thousandths of the side of a hex, from the left upper
    #: corner of the map; one point is a dot
    'points': 'list[int]',
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet', 'white']]",
    #: how thick it is
    'width': "NotRequired[Literal['medium', 'thick', 'thin']]",
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
})

#: Takes away all lines of the sender in the scene; with `all`, those of everybody.
DrawingClearCommand = TypedDict("DrawingClearCommand", {
    #: the name of the command
    'type': "Literal['drawing.clear']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: those of everybody
    'all': 'NotRequired[bool]',
})

#: Takes a line away.
DrawingRemoveCommand = TypedDict("DrawingRemoveCommand", {
    #: the name of the command
    'type': "Literal['drawing.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the line
    'drawing': 'str',
})

#: A line that somebody has drawn on the map.
DrawingView = TypedDict("DrawingView", {
    #: its id
    'id': 'str',
    #: x and y of each point in turn, in thousandths of the side of a hex
    'points': 'list[int]',
    #: its colour; null: that of its kind
    'colour': "Literal['red', 'amber', 'green', 'blue', 'violet', 'white']",
    #: how thick it is
    'width': "Literal['thin', 'medium', 'thick']",
    #: who drew it, if that seat is still at the table
    'seat': 'str | None',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
})

#: When a condition is over: at the `count`th such moment from now on.  "turn-start" and "turn-end"
#: of `unit`, "round-end", or "repair" (never by itself). In content `unit` is "user" (who causes
#: it), "user-next" (its next turn, not the one that runs) or "target".
Duration = TypedDict("Duration", {
    #: at such a moment, or by a `repair`
    'when': "Literal['turn-start', 'turn-end', 'round-end', 'repair']",
    #: id of the unit
    'unit': 'str',
    #: so many of these moments
    'count': 'int',
})

#: How long a condition lasts: so many moments of the unit that has it, or until a "repair".
DurationForm = TypedDict("DurationForm", {
    #: at such a moment of the unit, or by a `repair`
    'when': "Literal['repair', 'round-end', 'turn-end', 'turn-start']",
    #: so many of these moments
    'count': 'NotRequired[int]',
})

#: An environmental effect besides falls (FS 6.7).
Effect = TypedDict("Effect", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: it occurs in every round
    'lasts': 'bool',
    #: the round in which it occurs, or from which on
    'round': 'int | None',
    #: the level to which the ceiling of the map comes down; null: it stays
    'ceiling': 'int | None',
})

#: What a zone does in each environmental segment to the units in it: `amount` of `harm`.
EffectForm = TypedDict("EffectForm", {
    #: what it does
    'harm': "Literal['damage', 'heat', 'impact']",
    #: how much of it
    'amount': 'int',
    #: the round from which on
    'round': 'NotRequired[int]',
    #: only to units that stand on something
    'ground': 'NotRequired[bool]',
})

#: When a condition is over: at the `count`th such moment from now on.
EndsView = TypedDict("EndsView", {
    #: at such a moment, or by a `repair`
    'when': "Literal['turn-start', 'turn-end', 'round-end', 'repair']",
    #: whose turn; empty for none, or one that the viewer cannot know
    'unit': 'str',
    #: so many of these moments
    'count': 'int',
})

#: Entries of the library, by name.
Entries = TypedDict("Entries", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the entries
    'entries': 'list[EntrySummary]',
})

#: A line of the log, told apart by its `code`.
Entry: TypeAlias = 'ActionRollsAbilityLine | ActionRollsActedLine | ActionRollsAdjustedLine | ActionRollsAmendedLine | ActionRollsAmendedFailureLine | ActionRollsAnnouncedLine | ActionRollsAnnouncedInOpeningLine | ActionRollsAnnouncedInOpeningUnskilledLine | ActionRollsAnnouncedUnskilledLine | ActionRollsAttacksLine | ActionRollsAttributeLine | ActionRollsAttributesLine | ActionRollsCancelledLine | ActionRollsContestedLine | ActionRollsDamageLine | ActionRollsDamageByLine | ActionRollsDefenseLine | ActionRollsDefenseNoneLine | ActionRollsDiesLine | ActionRollsEditedLine | ActionRollsEffectLine | ActionRollsExtraLine | ActionRollsExtraForLine | ActionRollsExtrasRestLine | ActionRollsFailedLine | ActionRollsFailedHiddenLine | ActionRollsForgottenLine | ActionRollsFramedLine | ActionRollsFramedHiddenLine | ActionRollsInjuredLine | ActionRollsMistakesLine | ActionRollsModifiersLine | ActionRollsNotedLine | ActionRollsOnesAreMistakesLine | ActionRollsOpeningsLine | ActionRollsOpeningsAndMistakesLine | ActionRollsPanicsLine | ActionRollsPassedLine | ActionRollsPointsLine | ActionRollsPointsUncountedLine | ActionRollsRolledLine | ActionRollsSaveCalledLine | ActionRollsSaveCalledForLine | ActionRollsSaveFailedLine | ActionRollsSaveFailedNpcLine | ActionRollsSaveMadeLine | ActionRollsSaveMadeNpcLine | ActionRollsSaveWaivedLine | ActionRollsSpentLine | ActionRollsStateLine | ActionRollsStateOverLine | ActionRollsStruggledLine | ActionRollsSucceededLine | ActionRollsSucceededHiddenLine | ActionRollsSuffersLine | ActionRollsTurnEndsLine | ActionRollsTurnStartsLine | ActionAskedLine | ActionAsksRepairLine | ActionDeniedLine | ActionDeniedWhyLine | ActionGrantedLine | ActionWithdrawnLine | AttackAdjustedLine | AttackAdjustedUnseenLine | AttackAimedLine | AttackAimedAreaLine | AttackBulkLine | AttackBulkUnseenLine | AttackCancelledLine | AttackCancelledUnseenLine | AttackConditionLine | AttackConditionUnseenLine | AttackDamageLine | AttackDeclaredLine | AttackDeclaredAreaLine | AttackDeclaredAreaUnseenLine | AttackDeclaredNobodyLine | AttackDeclaredUnseenLine | AttackDodgedLine | AttackDodgedUnseenLine | AttackEscapedLine | AttackEscapedUnseenLine | AttackGoesOnLine | AttackGoesOnUnseenLine | AttackMitigatedLine | AttackMitigatedUnseenLine | AttackNobodyLine | AttackResultLine | AttackResultUnseenLine | AttackVoidLine | AttackZonedLine | AttackZonedUnseenLine | BackgroundGoneLine | BackgroundSetLine | BanLiftedLine | BanMadeLine | BuildAskedLine | BuildChangedLine | BuildDeniedLine | BuildNotAskedLine | BuildRemovedLine | BuildSavedLine | CategoriesClippedLine | CategoriesSetLine | CeilingClearedLine | CeilingSetLine | ChapterClosedLine | ChapterOpenedLine | CharacterAddedLine | CharacterAddedFrameLine | CharacterAdvancedLine | CharacterApprovedLine | CharacterAwardGoneLine | CharacterAwardedLine | CharacterDeclinedLine | CharacterDeclinedWhyLine | CharacterEditedAdvancesLine | CharacterEditedAwardLine | CharacterEditedCreditsLine | CharacterEditedPointsLine | CharacterEditedSalvageLine | CharacterEditedSpentLine | CharacterFrameReplacedLine | CharacterLinkedLine | CharacterLinkedByBuildLine | CharacterPlanWithdrawnLine | CharacterPlannedLine | CharacterRaisedLine | CharacterRefittedLine | CharacterRemovedLine | CharacterSalvagedLine | CharacterSeatedLine | CharacterUnlinkedLine | CharacterUnseatedLine | CharacterUpdatedLine | ChatSaidLine | ChatToHandlersLine | ChatWhisperedLine | ConditionBegunLine | ConditionOverLine | ConflictEndedLine | CourseAndFlowAnsweredLine | CourseAndFlowAskedLine | CourseAndFlowCourseFollowsLine | CourseAndFlowCourseSetLine | CourseAndFlowDeclinedLine | CourseAndFlowDiceSetLine | CourseAndFlowElectedLine | CourseAndFlowFlowBegunLine | CourseAndFlowFlowDroppedLine | CourseAndFlowFlowGainedLine | CourseAndFlowFlowKeptLine | CourseAndFlowFlowLostLine | CourseAndFlowFlowSetLine | CourseAndFlowHighCompellingLine | CourseAndFlowHighDaringLine | CourseAndFlowHighExpertiseLine | CourseAndFlowHighSneakyLine | CourseAndFlowHighThrivingLine | CourseAndFlowIntentStatedLine | CourseAndFlowIntentTakenLine | CourseAndFlowIntentWithdrawnLine | CourseAndFlowLearntLine | CourseAndFlowMayLearnLine | CourseAndFlowNoFlowBegunLine | CourseAndFlowNotLearntLine | CourseAndFlowNotRecoveredLine | CourseAndFlowNothingToRecoverLine | CourseAndFlowQuestionAnsweredLine | CourseAndFlowReactedLine | CourseAndFlowRecoveredLine | CourseAndFlowRollCancelledLine | CourseAndFlowRolledLine | CourseAndFlowShelterEndedLine | CourseAndFlowSkillSetLine | CourseAndFlowSlotClearedLine | CourseAndFlowSlotMarkedLine | CourseAndFlowSumIntentLine | CourseAndFlowSumNotYetLine | CourseAndFlowSumWinLine | CourseAndFlowTieLine | CourseAndFlowTokenGainedLine | CourseAndFlowTokenSpentLine | CourseAndFlowTokensSetLine | CourseAndFlowTrackDroppedLine | CourseAndFlowTrackSetLine | CourseAndFlowWinOfferedLine | CourseAndFlowWinTakenLine | CreditsGivenLine | DiceMixedLine | DiceRolledLine | DiceRolledForLine | DiceUnseenLine | EnvironmentAddedLine | EnvironmentAddedForLine | EnvironmentAddedLastingLine | EnvironmentAddedNextLine | EnvironmentEffectLine | EnvironmentRemovedLine | FightRestoredLine | FogCoveredLine | FogRevealedLine | InviteRotatedLine | JournalAddedLine | JournalEditedLine | JournalMovedLine | JournalPresentedLine | JournalPresentedAllLine | JournalPresentedSomeLine | JournalRemovedLine | JournalShownLine | JournalShownAllLine | JournalShownNobodyLine | JournalShownSomeLine | JournalWritersLine | MapResizedLine | MapResizedLostLine | MapSetLine | MissionAddedLine | MissionBriefedLine | MissionChargedLine | MissionCorrectedIntegrityLine | MissionCorrectedUsesLine | MissionDeductionAddedLine | MissionDeductionAppliesLine | MissionDeductionOfferedLine | MissionDeductionOpenLine | MissionDeductionRemovedLine | MissionDeductionUpdatedLine | MissionHaltedLine | MissionIntegrityLostLine | MissionObjectiveAddedLine | MissionObjectiveHiddenLine | MissionObjectiveRemovedLine | MissionObjectiveResultLine | MissionObjectiveRevealedLine | MissionObjectiveUpdatedLine | MissionPaidLine | MissionPayLine | MissionRemovedLine | MissionResultLine | MissionStartedLine | MissionUpdatedLine | MissionUsedLine | MissionWithdrawnLine | ModuleAreaEndedLine | ModuleCarriedOutLine | ModuleGivenBackLine | ModuleGivenBackWhyLine | ModuleLastLine | ModuleTakenBackLine | ModuleUsedLine | ModuleUsedAtLine | OverruledARuleLine | OverruledARuleRoundLine | OverruledActedLine | OverruledAgainLine | OverruledDeedLine | OverruledRoundLine | OverruledRulesLine | OverruledRulesRoundLine | OverruledSystemLine | OverruledTestLine | OverruledUnitLine | OverruledUnitUntoldLine | OverruledVerdictLine | PilotAlightsLine | PilotBackLine | PilotBoardsLine | PilotDroppedLine | PilotGoneLine | PilotInHandLine | PilotKilledLine | PropAddedLine | PropDamagedLine | PropDestroyedLine | PropHiddenLine | PropRemovedLine | PropShownLine | PropUnharmedLine | PropUpdatedLine | QStarAskedLine | QStarAskedHiddenLine | QStarBonusRemovedLine | QStarBonusSetLine | QStarBothCriticalLine | QStarCancelledLine | QStarCancelledContestLine | QStarChallengedLine | QStarCheckedLine | QStarCheckedHiddenLine | QStarCheckedNpcLine | QStarCheckedNpcHiddenLine | QStarCriticalLine | QStarCriticalHiddenLine | QStarCriticalNpcLine | QStarCriticalNpcHiddenLine | QStarLostLine | QStarLostBeyondLine | QStarLostBeyondOpenLine | QStarLoweredLine | QStarNpcAddedLine | QStarNpcAddedVeiledLine | QStarNpcEditedLine | QStarNpcEditedVeiledLine | QStarNpcGoneLine | QStarPoolAddedLine | QStarPoolRemovedLine | QStarPoolSetLine | QStarRaisedLine | QStarSideCriticalLine | QStarSideRolledLine | QStarSkillAddedLine | QStarSkillRemovedLine | QStarSpentLine | QStarTiedLine | QStarWonLine | QStarWonCriticalLine | ReactionAfterLine | ReactionInTimeLine | ReactionInTimeUntoldLine | ReactionLateLine | ReactionLateUntoldLine | ReactionOverLine | ReactionWastedLine | RedoneLine | RedoneStepsLine | RoundBegunLine | SceneActivatedLine | SceneAddedLine | SceneRemovedLine | SceneRenamedLine | SeatBannedLine | SeatJoinedLine | SeatKickedLine | SeatLeftLine | SeatNowHandlerLine | SeatNowPilotLine | SegmentBegunLine | TableBaseEachLine | TableBaseSharedLine | TableBranchedLine | TableCreatedLine | TableFogOffLine | TableFogOwnLine | TableFogTeamLine | TableImportedLine | TableMarksHandlerLine | TableMarksOpenLine | TableNpcsAllLine | TableNpcsConditionLine | TableNpcsNothingLine | TableReactionsLine | TableRenamedLine | TableRepairsAskedLine | TableRepairsFreeLine | TableSightLine | TableSystemsLine | TableTuningLine | TableUpgradesAskedLine | TableUpgradesFreeLine | TerrainNotedLine | TerrainSetLine | TerrainUnveiledLine | TerrainVeiledLine | TestRequestedLine | TestRequestedHiddenLine | TestRolledLine | TestRolledByLine | TestRolledByHiddenLine | TestRolledFreeLine | TestRolledFreeHiddenLine | TestRolledHiddenLine | TestWithdrawnLine | TimerStartedLine | TimerStartedForLine | TurnAbstainedLine | TurnEndedLine | TurnSkippedLine | TurnStartedLine | UndoneLine | UndoneGroundLine | UndonePagesLine | UndoneSightLine | UndoneStepsLine | UnitAblatesLine | UnitAblatesUntoldLine | UnitAddedLine | UnitArrivedLine | UnitArrivedFromLine | UnitAskedForLine | UnitBarredLine | UnitBeginsToFallLine | UnitBulkLine | UnitBulkUntoldLine | UnitBurnsLine | UnitByBuildLine | UnitByBuildElseLine | UnitBySheetLine | UnitBySheetElseLine | UnitCameInSightLine | UnitCarriedLine | UnitClingsLine | UnitCooledLine | UnitCooledUntoldLine | UnitCoolsLine | UnitCoolsUntoldLine | UnitDescendedLine | UnitDestroyedLine | UnitEjectsLine | UnitEnduresLine | UnitFallClingsLine | UnitFallFallingLine | UnitFallHoversLine | UnitFallLandedLine | UnitFallLostLine | UnitFallRestsLine | UnitFallRestsOnLine | UnitFittedLine | UnitFittedUntoldLine | UnitFoundLine | UnitGivenLine | UnitGivenWithLine | UnitHarmedLine | UnitHarmedInZoneLine | UnitHeatsUpLine | UnitHiddenLine | UnitHighlightedLine | UnitHoversLine | UnitImpactLine | UnitLandsLine | UnitLeftLine | UnitLeftMapLine | UnitLetGoLine | UnitLetGoWithLine | UnitMovedLine | UnitMovedFreeLine | UnitNotAskedForLine | UnitNotGivenLine | UnitNotGivenWhyLine | UnitOffTheMapLine | UnitOverheatsLine | UnitPassedByLine | UnitPicturedLine | UnitPlacedLine | UnitPressedDownLine | UnitRecoversLine | UnitRecoveryOffLine | UnitRecoveryOnLine | UnitRefilledLine | UnitReleasedLine | UnitReleasedWithLine | UnitRemovedLine | UnitRepairsLine | UnitRepairsForLine | UnitRepairsSomethingLine | UnitRepairsSomethingUntoldLine | UnitRepairsUntoldLine | UnitRestoredLine | UnitRestsLine | UnitRestsOnLine | UnitReturnedLine | UnitRisesLine | UnitRoseLine | UnitSeenAgainLine | UnitSharedLine | UnitShownLine | UnitStabilisedLine | UnitStabilisedUntoldLine | UnitStaggeredLine | UnitStayedAloftLine | UnitStaysHotLine | UnitStaysHotUntoldLine | UnitSteadiesLine | UnitSteadiesItselfLine | UnitSteadiesItselfUntoldLine | UnitSteppedOffLine | UnitSteppedOntoLine | UnitSurveysLine | UnitSurveysUntoldLine | UnitSurveysVainLine | UnitSurveysVainUntoldLine | UnitTakenLine | UnitTakenOffLine | UnitTakenWithLine | UnitUnhighlightedLine | UnitUnpicturedLine | UnitUpdatedLine | UnitWentOutOfSightLine | WaveAddedLine | WaveEnteredLine | WaveRemovedLine | WaveUpdatedLine | WaveWaitsLine | WebhookOffLine | ZoneAddedLine | ZoneHiddenLine | ZoneRemovedLine | ZoneShownLine | ZoneUpdatedLine'

#: An entry in the list.
EntrySummary = TypedDict("EntrySummary", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': 'str',
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'str',
    #: when it was made
    'created': 'str',
    #: its size in bytes
    'size': 'int',
    #: it was saved from this table
    'own': 'bool',
    #: counts of `units`, `hexes`, `props` or `objectives`
    'holds': 'dict[str, int]',
})

#: Adds an effect to the environmental segment, known only to the Handler until then.  Outside a
#: conflict: to that of the next one. Without `lasts` it occurs once.
EnvironmentAddCommand = TypedDict("EnvironmentAddCommand", {
    #: the name of the command
    'type': "Literal['environment.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: what happens
    'text': 'str',
    #: it occurs in every round
    'lasts': 'NotRequired[bool]',
    #: in that round, or from then on
    'round': 'NotRequired[int | None]',
    #: the level to which the ceiling of the map comes down then
    'ceiling': 'NotRequired[int | None]',
})

#: Removes an effect of the environment.
EnvironmentRemoveCommand = TypedDict("EnvironmentRemoveCommand", {
    #: the name of the command
    'type': "Literal['environment.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the effect
    'effect': 'str',
})

#: Resolves the environmental segment: effects occur, zones harm, and falls happen; the next round
#: begins (FS 7.1).  Overruled, what falls does so at once, and the round goes on.
EnvironmentResolveCommand = TypedDict("EnvironmentResolveCommand", {
    #: the name of the command
    'type': "Literal['environment.resolve']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
})

#: Leaves an `effect` or a `zone` out of the environmental segment of this round, or what a zone
#: would do to a `unit`.
EnvironmentSkipCommand = TypedDict("EnvironmentSkipCommand", {
    #: the name of the command
    'type': "Literal['environment.skip']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the effect
    'effect': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'NotRequired[str | None]',
    #: id of a unit in the zone; by default all
    'unit': 'NotRequired[str | None]',
    #: false takes it back
    'skip': 'NotRequired[bool]',
})

#: A page of the log, oldest first.
Events = TypedDict("Events", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the log lines
    'events': 'list[Event]',
    #: the log was read up to here: go on after it for newer lines
    'seq': 'int',
})

#: Everything that settles an attack on one target, before the dice.  Numbers that are not told are
#: null, and `untold` is there (`npc_stats`).
ExchangeDocument = TypedDict("ExchangeDocument", {
    #: id of the unit that attacks
    'attacker': 'str',
    #: id of the unit or prop that is attacked
    'target': 'str',
    #: id of the weapon
    'weapon': 'str',
    #: the type of damage
    'damage_type': 'str',
    #: `reactive`: the target dodges
    'table': "Literal['proactive', 'reactive']",
    #: who rolls the test, or empty
    'roller': 'str',
    #: the roll of the first step; null: nothing is aimed
    'test': 'Roll | None',
    #: what the roll is compared with
    'mark': 'Number',
    #: the target may dodge
    'evades': 'bool',
    #: hexes beyond the range
    'beyond': 'int | None',
    #: the face with which a miss is looked at once more; 0: not at all
    'second_look': 'int',
    #: how the Handler said it ends
    'forced': "Literal['miss', 'hit', 'direct'] | None",
    #: damage of a hit
    'damage': 'Roll',
    #: the damage of a miss
    'missed': 'Roll | None',
    #: added by a direct hit
    'direct': 'Roll',
    #: more damage and impact of a direct hit
    'shock': 'int',
    #: energy added to the damage
    'bonus': 'int',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: least damage of a hit
    'least': 'int',
    #: added to damage that gets through
    'more': 'int | None',
    #: damage negated before mitigation
    'ablative': 'int | None',
    #: null where nothing mitigates it
    'mitigation': 'Roll | None',
    #: conditions that it may leave
    'conditions': 'list[PossibleCondition]',
    #: the attacker overheats by it
    'overheats': 'bool',
    #: whose numbers are not told
    'untold': "NotRequired[list[Literal['attacker', 'target']]]",
})

#: A die and what it shows.
FaceDocument = TypedDict("FaceDocument", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what it shows
    'face': 'int',
})

#: A line of the panel about the current state: the code of its text with params.
Fact = TypedDict("Fact", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
})

#: The whole fall that would begin at a cell; without its effect where the unit is lost.
FallAhead = TypedDict("FallAhead", {
    #: how deep it falls
    'levels': 'int',
    #: how it ends
    'ends': "Literal['landed', 'rests', 'hovers', 'clings', 'falling', 'lost']",
    #: the unit it comes to rest on
    'on': 'NotRequired[NamedUnit]',
    #: the change of its stability
    'stability': 'NotRequired[FallChange | None]',
    #: the change of its integrity
    'integrity': 'NotRequired[FallChange | None]',
    #: it is staggered by it
    'staggered': 'NotRequired[bool | None]',
    #: it is destroyed by it
    'destroyed': 'NotRequired[bool | None]',
})

#: A number before and after a fall.
FallChange = TypedDict("FallChange", {
    #: before
    'from': 'int',
    #: after
    'to': 'int',
})

#: What the environmental segment will do to a unit.
FallView = TypedDict("FallView", {
    #: null where that is not told
    'stability': 'FallChange | None',
    #: the change of its integrity
    'integrity': 'FallChange | None',
    #: whether it becomes so by this fall
    'staggered': 'bool | None',
    #: likewise, at worst
    'destroyed': 'bool | None',
    #: id of the unit
    'unit': 'str',
    #: where it falls from
    'start': 'CellDocument',
    #: where it comes to rest, or its last place on the map
    'end': 'CellDocument',
    #: levels that it falls in this round
    'levels': 'int',
    #: levels since the fall began
    'total': 'int',
    #: how it ends
    'ends': "Literal['landed', 'rests', 'hovers', 'clings', 'falling', 'lost']",
    #: the impact: 10, or 0 for none
    'impact': 'int',
    #: the unit it comes to rest on
    'on': 'NamedUnit | None',
})

#: The falls of this round, in their order.
FallsAnswer = TypedDict("FallsAnswer", {
    #: the falls of this round
    'falls': 'list[FallView]',
})

#: `ending`: a unit whose turn is assumed to end now, which can begin a fall (FS C 2.27).
FallsQuery = TypedDict("FallsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of a unit whose turn is assumed to end now
    'ending': 'NotRequired[str | None]',
})

#: All that was under way.  Raises `Refusal("conflict-running")` where one runs here, and as for
#: missing units and targets.
FightRestoreCommand = TypedDict("FightRestoreCommand", {
    #: the name of the command
    'type': "Literal['fight.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the conflict; null: there was none
    'conflict': 'NotRequired[dict[str, Any] | None]',
    #: attacks under way
    'attacks': 'NotRequired[list[dict[str, Any]]]',
    #: reactions under way
    'reactions': 'NotRequired[list[dict[str, Any]]]',
    #: requests to the Handler
    'asks': 'NotRequired[list[dict[str, Any]]]',
})

#: The score of a unit that does not roll.
FixedData = TypedDict("FixedData", {
    #: the score
    'fixed': 'int',
    #: what was added
    'modifiers': 'list[int]',
    #: what it is compared with; null: nothing
    'mark': 'int | None',
})

#: Whether something is so, before and after.
FlagChange = TypedDict("FlagChange", {
    #: before
    'was': 'bool',
    #: after
    'now': 'bool',
})

#: Makes terrain unexplored again, except for what is in sight.
FogCoverCommand = TypedDict("FogCoverCommand", {
    #: the name of the command
    'type': "Literal['fog.cover']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
})

#: Shows terrain to all players, as it is now. What is hidden or veiled stays so.
FogRevealCommand = TypedDict("FogRevealCommand", {
    #: the name of the command
    'type': "Literal['fog.reveal']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
})

#: What a viewer does not know of the map, as masks: for each of a chunk's 32 rows from the top
#: eight hex digits of a number whose bit c is column c; a chunk without a bit is left out.
FogView = TypedDict("FogView", {
    #: `off`, `team` (shared) or `own`
    'mode': "Literal['off', 'team', 'own']",
    #: hexes whose ground the viewer knows
    'known': 'NotRequired[dict[str, str]]',
    #: hexes in sight now
    'seen': 'NotRequired[dict[str, str]]',
    #: hexes kept back from players; for the Handler only
    'veiled': 'NotRequired[dict[str, str]]',
})

#: One change, as the socket's frame `change` had it.
Frame = TypedDict("Frame", {
    #: always `change`
    't': "Literal['change']",
    #: the number of your view after this
    'seq': 'int',
    #: the changes of the view, in this order
    'patch': 'list[list[Any]]',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: Everything that frames are built of, in words and numbers.
FrameContent = TypedDict("FrameContent", {
    #: how much of everything a build can have
    'limits': 'dict[str, Any]',
    #: all chassis
    'chassis': 'list[Chassis]',
    #: all generators
    'generators': 'list[Generator]',
    #: costs and range of weapons by tier
    'tiers': 'list[WeaponTier]',
    #: all types of weapons
    'weapon_types': 'list[ContentEntry]',
    #: all types of damage
    'damage_types': 'list[ContentEntry]',
    #: all weapon tags
    'weapon_tags': 'list[ContentEntry]',
    #: all damage tags
    'damage_tags': 'list[ContentEntry]',
    #: attributes of the frame
    'hull': 'list[ContentEntry]',
    #: attributes of the pilot
    'skills': 'list[ContentEntry]',
    #: elements that can be tuned
    'tuning': 'list[ContentEntry]',
    #: expansions to copy
    'modules': 'list[ModuleEntry]',
    #: all kinds of conditions
    'conditions': 'list[ConditionKind]',
    #: all actions
    'actions': 'list[Action]',
    #: what actions need, in words
    'needs': 'dict[str, str]',
})

#: The ready builds, each shelf in the order of names.
FrameLibrary = TypedDict("FrameLibrary", {
    #: ready builds of frames
    'frames': 'list[ReadyBuild]',
    #: ready builds of NPCs
    'npcs': 'list[ReadyBuild]',
})

#: All numbers of a build. Dice as sides.
FrameNumbers = TypedDict("FrameNumbers", {
    #: most integrity
    'integrity': 'Number',
    #: most stability
    'stability': 'Number',
    #: hexes of a base movement
    'speed': 'Number',
    #: recoil that it can take in a turn
    'recoil': 'Number',
    #: most energy
    'capacity': 'Number',
    #: energy that comes back at the start of a turn
    'recharge': 'Number',
    #: the roll of Sharpness
    'sharpness': 'Roll',
    #: the roll of Smarts
    'smarts': 'Roll',
    #: the roll of Synergy
    'synergy': 'Roll',
    #: added to dodging
    'evasion': 'Number',
    #: added to surveys
    'detectors': 'Number',
    #: number against being hit where nobody rolls
    'evasion_number': 'Number',
    #: number of an attack without weapon where nobody rolls
    'attack_number': 'Number',
    #: number against damage of each type where nobody rolls
    'mitigation_number': 'dict[str, Number]',
    #: bonus to mitigation against damage of each type
    'plating': 'dict[str, Number]',
    #: tier of the plating against damage of each type, 0 to 3
    'plated': 'dict[str, int]',
    #: sides of the die against destruction; 0: none
    'bulk': 'int',
    #: tier of the recovery, 0 to 3
    'recovery': 'int',
    #: stability regained at the start of a turn
    'regained': 'Number',
    #: damage that a layer negates
    'ablative': 'Number',
    #: how often it does so between repairs
    'ablative_times': 'int',
    #: range of the scanner in hexes
    'scanner': 'Number',
    #: added to the die against destruction
    'bulk_bonus': 'int',
    #: effects of plating beyond its bonus, by damage type
    'guards': 'dict[str, PlatingEffect]',
})

#: A build, legal or not.
FrameQuery = TypedDict("FrameQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: a build, legal or not
    'build': 'BuildForm',
    #: id of a pilot whose sheet counts instead of the build's own
    'character': 'NotRequired[str]',
})

#: A character pays for a new frame (FS C 5.64).  The unit of the lost frame becomes the new one:
#: whole, off the map, with its pilot in it. A pilot buys between conflicts where the table lets
#: pilots buy, and only replaces what is lost; the Handler may at any time (FS C 5.67).  `wreck`:
#: the old one was brought home, which gives salvage (FS C 5.65).
FrameReplaceCommand = TypedDict("FrameReplaceCommand", {
    #: the name of the command
    'type': "Literal['frame.replace']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the new frame: id of a build, or a whole build; by default that of the old frame
    'build': 'NotRequired[str | BuildForm | None]',
    #: the old frame was brought home, which gives salvage
    'wreck': 'NotRequired[bool]',
})

#: A unit's build and the state of its parts.
FrameView = TypedDict("FrameView", {
    #: the name of the build
    'build': 'str',
    #: the whole build
    'design': 'Build',
    #: a chassis, by id
    'chassis': 'str',
    #: how it moves and falls
    'gait': 'GaitView',
    #: a generator, by id
    'generator': 'str',
    #: recoil left
    'recoil': 'int',
    #: recoil that it can take in a turn
    'recoil_max': 'int',
    #: its weapons
    'weapons': 'list[WeaponView]',
    #: its expansions
    'modules': 'list[Module]',
    #: every number with the parts it is the sum of
    'numbers': 'FrameNumbers',
    #: what it does by itself
    'orders': 'dict[str, bool]',
    #: layers that have not burnt off
    'ablative_left': 'int',
    #: added to the next test against overheating
    'cooling': 'int',
})

#: A range of the history: a view, and every change after it (`frames_of` builds it).  Its frames
#: are sent as they were encoded at the time, so this is a description only.
Frames = TypedDict("Frames", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the moment of the first view
    'from': 'int',
    #: the seq of the last change in this answer
    'to': 'int',
    #: the view at that moment; null where `base` is false
    'view': 'View | None',
    #: the log lines that led to the view
    'entries': 'list[Entry]',
    #: the changes after it
    'frames': 'list[Frame]',
})

#: The roll of a notation.
FreeRollData = TypedDict("FreeRollData", {
    #: its kind
    'kind': "Literal['free']",
    #: the notation
    'notation': 'str',
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
    #: the parts of the notation
    'terms': 'list[TermDocument]',
    #: the result
    'total': 'int',
    #: only the Handler reads it
    'secret': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The character whose sheet a test was made from, and the sheet's parts of the test.
FromSheet = TypedDict("FromSheet", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the summands of the number
    'parts': 'list[AttributePart]',
})

#: What is unlike walking in how a frame keeps to the ground.
GaitView = TypedDict("GaitView", {
    #: levels above a surface up to which it moves and is held; or 0
    'hover': 'int',
    #: in the air at the end of its own turn it begins to fall
    'sinks': 'bool',
})

#: What map to generate. The same values always give the same map.
GenerateMap = TypedDict("GenerateMap", {
    #: the kind of landscape
    'kind': "Literal['hills', 'canyon', 'city', 'islands', 'pass', 'ruins']",
    #: columns of hexes
    'columns': 'NotRequired[int]',
    #: rows of hexes
    'rows': 'NotRequired[int]',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "NotRequired[Literal['flat', 'pointy']]",
    #: the same seed makes the same map
    'seed': 'NotRequired[int]',
    #: sliders of the kind, from 0 to 10; those left out have their defaults
    'settings': 'NotRequired[dict[str, int]]',
})

#: A generator, the source of a frame's energy.
Generator = TypedDict("Generator", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its text
    'text': 'str',
    #: most energy
    'capacity': 'int',
    #: energy that comes back at the start of a turn
    'recharge': 'int',
    #: what else it does, in words
    'special': 'str',
    #: false: it regains no energy, even with tuning
    'recharges': 'bool',
    #: the most steps that it may spend to cool; each adds 1 to the next test against overheating
    'cools': 'int',
    #: energy for each step of cooling
    'cool_energy': 'int',
    #: energy that comes back at the start of a turn, even while it is overheated
    'trickle': 'int',
    #: it is full after overheating ends, and after a minute of standby
    'refills': 'bool',
})

#: A build at a glance.
Glance = TypedDict("Glance", {
    #: most integrity
    'integrity': 'int',
    #: most stability
    'stability': 'int',
    #: hexes of a base movement
    'speed': 'int',
    #: the longest range of its weapons
    'reach': 'int',
    #: the name of its chassis
    'chassis': 'str',
    #: the name of its generator
    'generator': 'str',
})

#: New ground of hexes: one `level` for all, or `levels`, one for each hex in a row. Null: a void.
GroundForm = TypedDict("GroundForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
    #: ground of all these hexes; null: a void
    'level': 'NotRequired[int | None]',
    #: ground of each hex of a row
    'levels': 'NotRequired[list[int | None]]',
})

#: What changes for one group of viewers.
GroupChange = TypedDict("GroupChange", {
    #: as in hello: "pilots", "spectators", or the group of one seat
    'group': 'str',
    #: the seat of a group of one
    'seat': 'str | None',
    #: whether it knows of the unit
    'knows': 'FlagChange',
    #: how much of its numbers they know
    'numbers': 'NumbersChange',
    #: other units that come into its sight
    'gains': 'list[NamedUnit]',
    #: other units that go out of its sight
    'loses': 'list[NamedUnit]',
    #: null without fog
    'hexes': 'HexesChange | None',
})

#: What the target loses, and what it has left.
HarmDocument = TypedDict("HarmDocument", {
    #: integrity lost
    'integrity_lost': 'int',
    #: stability lost
    'stability_lost': 'int',
    #: integrity left
    'integrity': 'int | None',
    #: stability left
    'stability': 'int | None',
    #: it is staggered now; null: not told
    'staggers': 'bool | None',
    #: it recovers from being staggered; null: not told
    'recovers': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: the roll against destruction; null: none, or not told
    'bulk': 'BulkDocument | None',
})

#: Pools of a unit that have changed.
HarmedData = TypedDict("HarmedData", {
    #: what is left, by pool
    'set': 'dict[str, int]',
    #: what was left before, by pool
    'was': 'dict[str, int]',
})

#: The server answers.
Health = TypedDict("Health", {
    #: always `ok`
    'status': "Literal['ok']",
})

#: The first frame on every socket.
HelloFrame = TypedDict("HelloFrame", {
    #: the kind of the message
    't': "Literal['hello']",
    #: your seat and your group
    'you': 'You',
    #: the viewer that you view as, if you asked for it
    'as': 'NotRequired[SeenAs | None]',
    #: identifies the sequence of `seq`; name it when you join again
    'epoch': 'str',
    #: the number of your view now
    'seq': 'int',
    #: the time of the server, ISO 8601
    'server_time': 'str',
})

#: A hex with all its levels.
HexDocument = TypedDict("HexDocument", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: A hex as written on the wire, meaning the whole column with all its levels.
HexForm = TypedDict("HexForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: A hex.
HexPlace = TypedDict("HexPlace", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
})

#: How many hexes a group sees.
HexesChange = TypedDict("HexesChange", {
    #: before
    'was': 'int',
    #: after
    'now': 'int',
})

#: One hex map with ground levels, notes, props and, if wanted, units. Lengths are in hexes and
#: levels of 10 m. Positions are axial: q to the south-east, r to the south on a flat-top map.
HexframeMap = TypedDict("HexframeMap", {
    #: the format of the document
    'format': "Literal['hexframe-map']",
    #: the version of the format
    'version': 'Literal[1]',
    #: its name
    'name': 'NotRequired[str]',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: flat: odd columns (counted from 0) lie half a hex lower; pointy: odd rows lie half a hex to
    #: the right.
    'orientation': "Literal['flat', 'pointy']",
    #: The lowest level of a void column; what falls below it is lost.
    'floor': 'NotRequired[HexframeMap_level]',
    #: No cell at or above this level can be entered; it lies above the floor.
    'ceiling': 'NotRequired[HexframeMap_level | None]',
    #: One list for each row from the top, one level for each column from the left; null is a void.
    #: Everything below the level is solid.
    'ground': 'list[list[HexframeMap_level | None]]',
    #: Hexes with what is on them, such as ground cover.
    'notes': 'NotRequired[list[dict[str, Any]]]',
    #: The props on the map.
    'props': 'NotRequired[list[HexframeMap_prop]]',
    #: The hexes that the Handler keeps back from players, as [q, r].
    'veiled': 'NotRequired[list[list[HexframeMap_coordinate]]]',
    #: Parameters of the command unit.add, one object for each unit.
    'units': 'NotRequired[list[dict[str, Any]]]',
})

HexframeMap_coordinate: TypeAlias = 'int'

HexframeMap_level: TypeAlias = 'int'

HexframeMap_note = TypedDict("HexframeMap_note", {
    #: its kind
    'kind': 'str',
    #: the level; each is 10 m
    'level': 'NotRequired[int]',
    #: its text
    'text': 'NotRequired[str]',
})

HexframeMap_prop = TypedDict("HexframeMap_prop", {
    #: its id
    'id': 'str',
    #: axial coordinate: the column on a flat-top map
    'q': 'HexframeMap_coordinate',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'HexframeMap_coordinate',
    #: The lowest level it fills; without one it stands on the highest ground under it (over a
    #: void: on the floor).
    'base': 'NotRequired[HexframeMap_level | None]',
    #: The levels that it fills.
    'height': 'NotRequired[int]',
    #: What is taken off the damage that it gets.
    'value': 'int',
    #: What is left of it, at most the value; without one it is whole.
    'integrity': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str]',
    #: Whether only the Handler knows of it.
    'hidden': 'NotRequired[bool]',
    #: How it is drawn; no rule reads it.
    'look': "NotRequired[Literal['', 'house', 'tower', 'depot', 'wall', 'tree', 'wreck', 'bridge']]",
    #: All its hexes as [q, r], where it stands on several; q and r are one of them.
    'hexes': 'NotRequired[list[list[HexframeMap_coordinate]]]',
})

#: What a zone will do to a unit in the environmental segment.
HitView = TypedDict("HitView", {
    #: null where that is not told
    'stability': 'FallChange | None',
    #: the change of its integrity
    'integrity': 'FallChange | None',
    #: whether it becomes so by this fall
    'staggered': 'bool | None',
    #: likewise, at worst
    'destroyed': 'bool | None',
    #: id of the zone
    'zone': 'str',
    #: id of the unit
    'unit': 'str',
    #: what the zone does
    'harm': "Literal['damage', 'impact', 'heat']",
    #: how much
    'amount': 'int',
    #: the change of its energy
    'energy': 'FallChange | None',
    #: whether it becomes so by this; null where not told
    'overheats': 'bool | None',
})

#: All problems of a build.
IllegalBuildData = TypedDict("IllegalBuildData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the problems of the build
    'problems': 'list[Problem]',
})

#: What an attack does to the stability of its target.
ImpactDocument = TypedDict("ImpactDocument", {
    #: the damage that was mitigated; null: not told
    'mitigated': 'int | None',
    #: added because it counts twice; null: not told
    'doubled': 'int | None',
    #: taken off by a guard; null: not told
    'guarded': 'int | None',
    #: added by a direct hit
    'shock': 'int',
    #: the whole impact
    'total': 'int',
    #: impact that a staggered target leaves out; null: not told
    'negates': 'int | None',
})

#: What a map file became.
ImportReport = TypedDict("ImportReport", {
    #: the format of the file
    'format': 'str',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: hexes with ground
    'ground': 'int',
    #: hexes without ground
    'voids': 'int',
    #: the lowest ground level
    'lowest': 'int',
    #: the highest ground level
    'highest': 'int',
    #: props that it had
    'props': 'int',
    #: covers and other notes on hexes
    'notes': 'int',
    #: the most frequent kinds of notes, at most 20
    'kinds': 'dict[str, int]',
    #: units that it had
    'units': 'int',
    #: what the file had that a map cannot have
    'remarks': 'list[Remark]',
})

#: Sets the state of a unit. Fields left out stay.  A wreck fills no cell, so it may lie where
#: another unit is. Raises the refusals of `unit.update` and `unit.place`.
ImportUnitForm = TypedDict("ImportUnitForm", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm]',
    #: where it stands; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: all its conditions
    'conditions': 'NotRequired[list[dict[str, Any]]]',
    #: uses of its weapons in this turn
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name
    'spent': 'NotRequired[dict[str, int]]',
    #: its standing orders
    'orders': 'NotRequired[dict[str, bool]]',
    #: it is lost for good
    'lost': 'NotRequired[bool]',
    #: it is in sight without a line
    'highlighted': 'NotRequired[bool]',
})

#: A turn of a unit in whose place the Handler acts.
InPlaceData = TypedDict("InPlaceData", {
    #: somebody acted in place of its pilot
    'in_place': 'bool',
})

#: A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss.  What
#: is written in `gives` as `by` does not count, and `ends.unit` is "user" or "target" there.
InflictedCondition = TypedDict("InflictedCondition", {
    #: kind of the condition
    'condition': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: on a hit, or on a miss
    'on': "Literal['hit', 'miss']",
    #: sides of a die, rolled before the damage, that says which of `gives` it is (the first for a
    #: 1); 0: no die
    'sides': 'int',
    #: the conditions that it can be; none: the plain condition of that tier
    'gives': 'list[Condition]',
})

#: Logs that an invitation link was exchanged. Links are not part of the table's history.
InviteRotateCommand = TypedDict("InviteRotateCommand", {
    #: the name of the command
    'type': "Literal['invite.rotate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: whose link it is
    'role': "Literal['pilot', 'spectator']",
})

#: The invites by role. `POST .../seats` takes one, `/j/{invite}` opens the form for it.
Invites = TypedDict("Invites", {
    #: for pilots
    'pilot': 'str',
    #: for spectators
    'spectator': 'str',
})

#: Adds a page at the end of the journal. A pilot's page belongs to that pilot.
JournalAddCommand = TypedDict("JournalAddCommand", {
    #: the name of the command
    'type': "Literal['journal.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its title
    'title': 'str',
    #: its text in Markdown
    'text': 'NotRequired[str]',
    #: id of a picture of the table
    'picture': 'NotRequired[str | None]',
    #: who reads it besides the Handlers and its pilot: `all`, or seats
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: who of the readers writes in it: `all`, or seats
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: Replaces the title, the text or the picture of a page. `picture` "" or null takes it away.
#: Raises `Refusal("page-changed")` if the page has changed since `revision`, with the page as it
#: is now in its data.
JournalEditCommand = TypedDict("JournalEditCommand", {
    #: the name of the command
    'type': "Literal['journal.edit']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: that of the page which the writer saw
    'revision': 'str',
    #: its new title
    'title': 'NotRequired[str]',
    #: its new text
    'text': 'NotRequired[str]',
    #: id of a picture of the table; "" or null takes it away
    'picture': 'NotRequired[str | None]',
})

#: Moves a page in front of another one, or to the end.
JournalMoveCommand = TypedDict("JournalMoveCommand", {
    #: the name of the command
    'type': "Literal['journal.move']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: id of the page that comes after it; by default it goes to the end
    'before': 'NotRequired[str | None]',
})

#: Opens a page on the screens of those who read it, or of those it is presented `to`, who read it
#: from now on.
JournalPresentCommand = TypedDict("JournalPresentCommand", {
    #: the name of the command
    'type': "Literal['journal.present']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: who reads it from now on: `all`, or seats
    'to': "NotRequired[Literal['all'] | list[str]]",
})

#: Removes a page.
JournalRemoveCommand = TypedDict("JournalRemoveCommand", {
    #: the name of the command
    'type': "Literal['journal.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
})

#: Sets who reads a page and who writes in it, as in `journal.add`. What is left out stays.
JournalShowCommand = TypedDict("JournalShowCommand", {
    #: the name of the command
    'type': "Literal['journal.show']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the page
    'page': 'str',
    #: who reads it: `all`, or seats
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: who of the readers writes in it: `all`, or seats
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: A die of a roll, and whether it counts.
KeptDie = TypedDict("KeptDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
})

#: An entry as a file.
LibraryDocument = TypedDict("LibraryDocument", {
    #: the format of the document
    'format': 'str',
    #: the version of the format
    'version': 'int',
    #: its kind
    'kind': "Literal['units', 'map', 'mission', 'stamp']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'str',
    #: the content, as its kind has it
    'body': 'dict[str, Any]',
})

#: What every line of the log has.
LineBase = TypedDict("LineBase", {
    #: the number of the line in your log
    'n': 'int',
    #: your `seq` after the line
    'version': 'int',
    #: when it was written, ISO 8601
    'at': 'str',
    #: id of the seat that acted; null: the table itself
    'seat': 'str | None',
    #: the name of the seat at that time; empty: the table itself
    'by': 'str',
    #: what the line is about
    'kind': "Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']",
    #: nobody but the Handler reads it
    'only': 'bool',
    #: others read it too, with less in it
    'fuller': 'bool',
    #: the line in English, where it is asked for
    'text': 'NotRequired[str]',
})

#: A die that was rolled.
LineDie = TypedDict("LineDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
})

#: A link to a finished mission, without its secret.
LinkSummary = TypedDict("LinkSummary", {
    #: its id
    'id': 'str',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
})

#: What a line of the log says. Dice systems that a server adds have further codes,
#: `<system>.<code>`. The description is the English text as a Fluent pattern; its variables are
#: parameters of the line.
LogCode: TypeAlias = "Literal['action-rolls.ability'] | Literal['action-rolls.acted'] | Literal['action-rolls.adjusted'] | Literal['action-rolls.amended'] | Literal['action-rolls.amended-failure'] | Literal['action-rolls.announced'] | Literal['action-rolls.announced-in-opening'] | Literal['action-rolls.announced-in-opening-unskilled'] | Literal['action-rolls.announced-unskilled'] | Literal['action-rolls.attacks'] | Literal['action-rolls.attribute'] | Literal['action-rolls.attributes'] | Literal['action-rolls.cancelled'] | Literal['action-rolls.contested'] | Literal['action-rolls.damage'] | Literal['action-rolls.damage-by'] | Literal['action-rolls.defense'] | Literal['action-rolls.defense-none'] | Literal['action-rolls.dies'] | Literal['action-rolls.edited'] | Literal['action-rolls.effect'] | Literal['action-rolls.extra'] | Literal['action-rolls.extra-for'] | Literal['action-rolls.extras-rest'] | Literal['action-rolls.failed'] | Literal['action-rolls.failed-hidden'] | Literal['action-rolls.forgotten'] | Literal['action-rolls.framed'] | Literal['action-rolls.framed-hidden'] | Literal['action-rolls.injured'] | Literal['action-rolls.mistakes'] | Literal['action-rolls.modifiers'] | Literal['action-rolls.noted'] | Literal['action-rolls.ones-are-mistakes'] | Literal['action-rolls.openings'] | Literal['action-rolls.openings-and-mistakes'] | Literal['action-rolls.panics'] | Literal['action-rolls.passed'] | Literal['action-rolls.points'] | Literal['action-rolls.points-uncounted'] | Literal['action-rolls.rolled'] | Literal['action-rolls.save-called'] | Literal['action-rolls.save-called-for'] | Literal['action-rolls.save-failed'] | Literal['action-rolls.save-failed-npc'] | Literal['action-rolls.save-made'] | Literal['action-rolls.save-made-npc'] | Literal['action-rolls.save-waived'] | Literal['action-rolls.spent'] | Literal['action-rolls.state'] | Literal['action-rolls.state-over'] | Literal['action-rolls.struggled'] | Literal['action-rolls.succeeded'] | Literal['action-rolls.succeeded-hidden'] | Literal['action-rolls.suffers'] | Literal['action-rolls.turn-ends'] | Literal['action-rolls.turn-starts'] | Literal['action.asked'] | Literal['action.asks_repair'] | Literal['action.denied'] | Literal['action.denied_why'] | Literal['action.granted'] | Literal['action.withdrawn'] | Literal['attack.adjusted'] | Literal['attack.adjusted_unseen'] | Literal['attack.aimed'] | Literal['attack.aimed_area'] | Literal['attack.bulk'] | Literal['attack.bulk_unseen'] | Literal['attack.cancelled'] | Literal['attack.cancelled_unseen'] | Literal['attack.condition'] | Literal['attack.condition_unseen'] | Literal['attack.damage'] | Literal['attack.declared'] | Literal['attack.declared_area'] | Literal['attack.declared_area_unseen'] | Literal['attack.declared_nobody'] | Literal['attack.declared_unseen'] | Literal['attack.dodged'] | Literal['attack.dodged_unseen'] | Literal['attack.escaped'] | Literal['attack.escaped_unseen'] | Literal['attack.goes_on'] | Literal['attack.goes_on_unseen'] | Literal['attack.mitigated'] | Literal['attack.mitigated_unseen'] | Literal['attack.nobody'] | Literal['attack.result'] | Literal['attack.result_unseen'] | Literal['attack.void'] | Literal['attack.zoned'] | Literal['attack.zoned_unseen'] | Literal['background.gone'] | Literal['background.set'] | Literal['ban.lifted'] | Literal['ban.made'] | Literal['build.asked'] | Literal['build.changed'] | Literal['build.denied'] | Literal['build.not_asked'] | Literal['build.removed'] | Literal['build.saved'] | Literal['categories.clipped'] | Literal['categories.set'] | Literal['ceiling.cleared'] | Literal['ceiling.set'] | Literal['chapter.closed'] | Literal['chapter.opened'] | Literal['character.added'] | Literal['character.added_frame'] | Literal['character.advanced'] | Literal['character.approved'] | Literal['character.award_gone'] | Literal['character.awarded'] | Literal['character.declined'] | Literal['character.declined_why'] | Literal['character.edited_advances'] | Literal['character.edited_award'] | Literal['character.edited_credits'] | Literal['character.edited_points'] | Literal['character.edited_salvage'] | Literal['character.edited_spent'] | Literal['character.frame_replaced'] | Literal['character.linked'] | Literal['character.linked_by_build'] | Literal['character.plan_withdrawn'] | Literal['character.planned'] | Literal['character.raised'] | Literal['character.refitted'] | Literal['character.removed'] | Literal['character.salvaged'] | Literal['character.seated'] | Literal['character.unlinked'] | Literal['character.unseated'] | Literal['character.updated'] | Literal['chat.said'] | Literal['chat.to_handlers'] | Literal['chat.whispered'] | Literal['condition.begun'] | Literal['condition.over'] | Literal['conflict.ended'] | Literal['course-and-flow.answered'] | Literal['course-and-flow.asked'] | Literal['course-and-flow.course-follows'] | Literal['course-and-flow.course-set'] | Literal['course-and-flow.declined'] | Literal['course-and-flow.dice-set'] | Literal['course-and-flow.elected'] | Literal['course-and-flow.flow-begun'] | Literal['course-and-flow.flow-dropped'] | Literal['course-and-flow.flow-gained'] | Literal['course-and-flow.flow-kept'] | Literal['course-and-flow.flow-lost'] | Literal['course-and-flow.flow-set'] | Literal['course-and-flow.high-compelling'] | Literal['course-and-flow.high-daring'] | Literal['course-and-flow.high-expertise'] | Literal['course-and-flow.high-sneaky'] | Literal['course-and-flow.high-thriving'] | Literal['course-and-flow.intent-stated'] | Literal['course-and-flow.intent-taken'] | Literal['course-and-flow.intent-withdrawn'] | Literal['course-and-flow.learnt'] | Literal['course-and-flow.may-learn'] | Literal['course-and-flow.no-flow-begun'] | Literal['course-and-flow.not-learnt'] | Literal['course-and-flow.not-recovered'] | Literal['course-and-flow.nothing-to-recover'] | Literal['course-and-flow.question-answered'] | Literal['course-and-flow.reacted'] | Literal['course-and-flow.recovered'] | Literal['course-and-flow.roll-cancelled'] | Literal['course-and-flow.rolled'] | Literal['course-and-flow.shelter-ended'] | Literal['course-and-flow.skill-set'] | Literal['course-and-flow.slot-cleared'] | Literal['course-and-flow.slot-marked'] | Literal['course-and-flow.sum-intent'] | Literal['course-and-flow.sum-not-yet'] | Literal['course-and-flow.sum-win'] | Literal['course-and-flow.tie'] | Literal['course-and-flow.token-gained'] | Literal['course-and-flow.token-spent'] | Literal['course-and-flow.tokens-set'] | Literal['course-and-flow.track-dropped'] | Literal['course-and-flow.track-set'] | Literal['course-and-flow.win-offered'] | Literal['course-and-flow.win-taken'] | Literal['credits.given'] | Literal['dice.mixed'] | Literal['dice.rolled'] | Literal['dice.rolled_for'] | Literal['dice.unseen'] | Literal['environment.added'] | Literal['environment.added_for'] | Literal['environment.added_lasting'] | Literal['environment.added_next'] | Literal['environment.effect'] | Literal['environment.removed'] | Literal['fight.restored'] | Literal['fog.covered'] | Literal['fog.revealed'] | Literal['invite.rotated'] | Literal['journal.added'] | Literal['journal.edited'] | Literal['journal.moved'] | Literal['journal.presented'] | Literal['journal.presented_all'] | Literal['journal.presented_some'] | Literal['journal.removed'] | Literal['journal.shown'] | Literal['journal.shown_all'] | Literal['journal.shown_nobody'] | Literal['journal.shown_some'] | Literal['journal.writers'] | Literal['map.resized'] | Literal['map.resized_lost'] | Literal['map.set'] | Literal['mission.added'] | Literal['mission.briefed'] | Literal['mission.charged'] | Literal['mission.corrected_integrity'] | Literal['mission.corrected_uses'] | Literal['mission.deduction_added'] | Literal['mission.deduction_applies'] | Literal['mission.deduction_offered'] | Literal['mission.deduction_open'] | Literal['mission.deduction_removed'] | Literal['mission.deduction_updated'] | Literal['mission.halted'] | Literal['mission.integrity_lost'] | Literal['mission.objective_added'] | Literal['mission.objective_hidden'] | Literal['mission.objective_removed'] | Literal['mission.objective_result'] | Literal['mission.objective_revealed'] | Literal['mission.objective_updated'] | Literal['mission.paid'] | Literal['mission.pay'] | Literal['mission.removed'] | Literal['mission.result'] | Literal['mission.started'] | Literal['mission.updated'] | Literal['mission.used'] | Literal['mission.withdrawn'] | Literal['module.area_ended'] | Literal['module.carried_out'] | Literal['module.given_back'] | Literal['module.given_back_why'] | Literal['module.last'] | Literal['module.taken_back'] | Literal['module.used'] | Literal['module.used_at'] | Literal['overruled.a_rule'] | Literal['overruled.a_rule_round'] | Literal['overruled.acted'] | Literal['overruled.again'] | Literal['overruled.deed'] | Literal['overruled.round'] | Literal['overruled.rules'] | Literal['overruled.rules_round'] | Literal['overruled.system'] | Literal['overruled.test'] | Literal['overruled.unit'] | Literal['overruled.unit_untold'] | Literal['overruled.verdict'] | Literal['pilot.alights'] | Literal['pilot.back'] | Literal['pilot.boards'] | Literal['pilot.dropped'] | Literal['pilot.gone'] | Literal['pilot.in_hand'] | Literal['pilot.killed'] | Literal['prop.added'] | Literal['prop.damaged'] | Literal['prop.destroyed'] | Literal['prop.hidden'] | Literal['prop.removed'] | Literal['prop.shown'] | Literal['prop.unharmed'] | Literal['prop.updated'] | Literal['q-star.asked'] | Literal['q-star.asked_hidden'] | Literal['q-star.bonus_removed'] | Literal['q-star.bonus_set'] | Literal['q-star.both_critical'] | Literal['q-star.cancelled'] | Literal['q-star.cancelled_contest'] | Literal['q-star.challenged'] | Literal['q-star.checked'] | Literal['q-star.checked_hidden'] | Literal['q-star.checked_npc'] | Literal['q-star.checked_npc_hidden'] | Literal['q-star.critical'] | Literal['q-star.critical_hidden'] | Literal['q-star.critical_npc'] | Literal['q-star.critical_npc_hidden'] | Literal['q-star.lost'] | Literal['q-star.lost_beyond'] | Literal['q-star.lost_beyond_open'] | Literal['q-star.lowered'] | Literal['q-star.npc_added'] | Literal['q-star.npc_added_veiled'] | Literal['q-star.npc_edited'] | Literal['q-star.npc_edited_veiled'] | Literal['q-star.npc_gone'] | Literal['q-star.pool_added'] | Literal['q-star.pool_removed'] | Literal['q-star.pool_set'] | Literal['q-star.raised'] | Literal['q-star.side_critical'] | Literal['q-star.side_rolled'] | Literal['q-star.skill_added'] | Literal['q-star.skill_removed'] | Literal['q-star.spent'] | Literal['q-star.tied'] | Literal['q-star.won'] | Literal['q-star.won_critical'] | Literal['reaction.after'] | Literal['reaction.in_time'] | Literal['reaction.in_time_untold'] | Literal['reaction.late'] | Literal['reaction.late_untold'] | Literal['reaction.over'] | Literal['reaction.wasted'] | Literal['redone'] | Literal['redone.steps'] | Literal['round.begun'] | Literal['scene.activated'] | Literal['scene.added'] | Literal['scene.removed'] | Literal['scene.renamed'] | Literal['seat.banned'] | Literal['seat.joined'] | Literal['seat.kicked'] | Literal['seat.left'] | Literal['seat.now_handler'] | Literal['seat.now_pilot'] | Literal['segment.begun'] | Literal['table.base_each'] | Literal['table.base_shared'] | Literal['table.branched'] | Literal['table.created'] | Literal['table.fog_off'] | Literal['table.fog_own'] | Literal['table.fog_team'] | Literal['table.imported'] | Literal['table.marks_handler'] | Literal['table.marks_open'] | Literal['table.npcs_all'] | Literal['table.npcs_condition'] | Literal['table.npcs_nothing'] | Literal['table.reactions'] | Literal['table.renamed'] | Literal['table.repairs_asked'] | Literal['table.repairs_free'] | Literal['table.sight'] | Literal['table.systems'] | Literal['table.tuning'] | Literal['table.upgrades_asked'] | Literal['table.upgrades_free'] | Literal['terrain.noted'] | Literal['terrain.set'] | Literal['terrain.unveiled'] | Literal['terrain.veiled'] | Literal['test.requested'] | Literal['test.requested_hidden'] | Literal['test.rolled'] | Literal['test.rolled_by'] | Literal['test.rolled_by_hidden'] | Literal['test.rolled_free'] | Literal['test.rolled_free_hidden'] | Literal['test.rolled_hidden'] | Literal['test.withdrawn'] | Literal['timer.started'] | Literal['timer.started_for'] | Literal['turn.abstained'] | Literal['turn.ended'] | Literal['turn.skipped'] | Literal['turn.started'] | Literal['undone'] | Literal['undone.ground'] | Literal['undone.pages'] | Literal['undone.sight'] | Literal['undone.steps'] | Literal['unit.ablates'] | Literal['unit.ablates_untold'] | Literal['unit.added'] | Literal['unit.arrived'] | Literal['unit.arrived_from'] | Literal['unit.asked_for'] | Literal['unit.barred'] | Literal['unit.begins_to_fall'] | Literal['unit.bulk'] | Literal['unit.bulk_untold'] | Literal['unit.burns'] | Literal['unit.by_build'] | Literal['unit.by_build_else'] | Literal['unit.by_sheet'] | Literal['unit.by_sheet_else'] | Literal['unit.came_in_sight'] | Literal['unit.carried'] | Literal['unit.clings'] | Literal['unit.cooled'] | Literal['unit.cooled_untold'] | Literal['unit.cools'] | Literal['unit.cools_untold'] | Literal['unit.descended'] | Literal['unit.destroyed'] | Literal['unit.ejects'] | Literal['unit.endures'] | Literal['unit.fall_clings'] | Literal['unit.fall_falling'] | Literal['unit.fall_hovers'] | Literal['unit.fall_landed'] | Literal['unit.fall_lost'] | Literal['unit.fall_rests'] | Literal['unit.fall_rests_on'] | Literal['unit.fitted'] | Literal['unit.fitted_untold'] | Literal['unit.found'] | Literal['unit.given'] | Literal['unit.given_with'] | Literal['unit.harmed'] | Literal['unit.harmed_in_zone'] | Literal['unit.heats_up'] | Literal['unit.hidden'] | Literal['unit.highlighted'] | Literal['unit.hovers'] | Literal['unit.impact'] | Literal['unit.lands'] | Literal['unit.left'] | Literal['unit.left_map'] | Literal['unit.let_go'] | Literal['unit.let_go_with'] | Literal['unit.moved'] | Literal['unit.moved_free'] | Literal['unit.not_asked_for'] | Literal['unit.not_given'] | Literal['unit.not_given_why'] | Literal['unit.off_the_map'] | Literal['unit.overheats'] | Literal['unit.passed_by'] | Literal['unit.pictured'] | Literal['unit.placed'] | Literal['unit.pressed_down'] | Literal['unit.recovers'] | Literal['unit.recovery_off'] | Literal['unit.recovery_on'] | Literal['unit.refilled'] | Literal['unit.released'] | Literal['unit.released_with'] | Literal['unit.removed'] | Literal['unit.repairs'] | Literal['unit.repairs_for'] | Literal['unit.repairs_something'] | Literal['unit.repairs_something_untold'] | Literal['unit.repairs_untold'] | Literal['unit.restored'] | Literal['unit.rests'] | Literal['unit.rests_on'] | Literal['unit.returned'] | Literal['unit.rises'] | Literal['unit.rose'] | Literal['unit.seen_again'] | Literal['unit.shared'] | Literal['unit.shown'] | Literal['unit.stabilised'] | Literal['unit.stabilised_untold'] | Literal['unit.staggered'] | Literal['unit.stayed_aloft'] | Literal['unit.stays_hot'] | Literal['unit.stays_hot_untold'] | Literal['unit.steadies'] | Literal['unit.steadies_itself'] | Literal['unit.steadies_itself_untold'] | Literal['unit.stepped_off'] | Literal['unit.stepped_onto'] | Literal['unit.surveys'] | Literal['unit.surveys_untold'] | Literal['unit.surveys_vain'] | Literal['unit.surveys_vain_untold'] | Literal['unit.taken'] | Literal['unit.taken_off'] | Literal['unit.taken_with'] | Literal['unit.unhighlighted'] | Literal['unit.unpictured'] | Literal['unit.updated'] | Literal['unit.went_out_of_sight'] | Literal['wave.added'] | Literal['wave.entered'] | Literal['wave.removed'] | Literal['wave.updated'] | Literal['wave.waits'] | Literal['webhook.off'] | Literal['zone.added'] | Literal['zone.hidden'] | Literal['zone.removed'] | Literal['zone.shown'] | Literal['zone.updated'] | str"

#: A table's log as one group of viewers reads it.
LogDocument = TypedDict("LogDocument", {
    #: the format of the document
    'format': "Literal['hexframe-log']",
    #: the version of the format
    'version': 'Literal[1]',
    #: the name of the table
    'name': 'str',
    #: whose log it is
    'readers': "Literal['handler', 'pilots', 'spectators']",
    #: when, ISO 8601
    'exported': 'str',
    #: what is needed to check its dice
    'dice': 'DiceDocument',
    #: the lines, oldest first
    'log': 'list[KeptEntry]',
})

#: What the ceiling would do to the units that the sender knows.
LoweringAnswer = TypedDict("LoweringAnswer", {
    #: units that it would press down
    'pressed': 'list[PressedView]',
    #: a unit that has no room below: the ceiling cannot come
    'barred': 'str | None',
})

#: The `level` to which the ceiling would come down.
LoweringQuery = TypedDict("LoweringQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the level; each is 10 m
    'level': 'int',
})

#: A ceiling that will come down in the environmental segment.
LoweringView = TypedDict("LoweringView", {
    #: id of the effect
    'effect': 'str',
    #: the level to which the ceiling comes down
    'level': 'int',
    #: units that it presses down
    'pressed': 'list[PressedView]',
    #: a unit that has no room below: the ceiling cannot come
    'barred': 'str | None',
})

#: A new screen. Its secret is shown once.
MadeScreen = TypedDict("MadeScreen", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: its address
    'url': 'str',
})

#: A new link. Its secret is shown once.
MadeShare = TypedDict("MadeShare", {
    #: its id
    'id': 'str',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: its address
    'url': 'str',
})

#: A ticket: good once, until `expires`.
MadeTicket = TypedDict("MadeTicket", {
    #: the secret for the address
    'ticket': 'str',
    #: when it ends
    'expires': 'str',
})

#: A token with its new secret, which is shown once.
MadeToken = TypedDict("MadeToken", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads
    'seat': 'str',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: other sites whose pages may use it
    'origins': 'list[str]',
    #: when it was made
    'created': 'str',
    #: since when it has its present secret
    'issued': 'str',
    #: when it ends; null: it does not
    'expires': 'str | None',
    #: when it was used last, to a minute; null: never
    'last_used': 'str | None',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'int | None',
    #: the secret token; it is shown once
    'token': 'str',
})

#: A webhook with the secret of its signatures, which is shown once.
MadeWebhook = TypedDict("MadeWebhook", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
    #: it is told the lines that these read
    'viewer': "Literal['handler', 'pilots', 'spectators']",
    #: the kinds of lines that it is told; empty: all
    'kinds': "list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]",
    #: when it was made
    'created': 'str',
    #: `on`, `paused`, or `off` after long failure
    'state': "Literal['on', 'paused', 'off']",
    #: attempts since the last success
    'failures': 'int',
    #: when the first of these attempts was
    'failing_since': 'str | None',
    #: when the next attempt will be
    'next_at': 'str | None',
    #: until when the secret before signs as well; null: there is none
    'old_secret_until': 'str | None',
    #: only Handlers know of it
    'secret': 'str',
})

#: The name of a screen, for the Handler's list.
MakeScreen = TypedDict("MakeScreen", {
    #: its name
    'name': 'NotRequired[str]',
})

#: The mission that a link shows.
MakeShare = TypedDict("MakeShare", {
    #: id of the mission
    'mission': 'str',
})

#: A new token: its name for the list, for whom, and what it may do.
MakeToken = TypedDict("MakeToken", {
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, by default your own; `pilots` or `spectators` for one that
    #: only reads as they do (Handler)
    'seat': 'NotRequired[str | None]',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: seconds for which it is good; null: without an end
    'expires_in': 'NotRequired[int | None]',
    #: origins of other sites whose pages may use it: `https://host[:port]`
    'origins': 'NotRequired[list[str]]',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'NotRequired[int | None]',
})

#: A new webhook: its address, and what it is told.
MakeWebhook = TypedDict("MakeWebhook", {
    #: where messages are posted to: `https://host[:port]/path`
    'url': 'str',
    #: for the list; empty: the host of the address
    'name': 'NotRequired[str]',
    #: it is told the lines that these read, in their words
    'viewer': "NotRequired[Literal['handler', 'pilots', 'spectators']]",
    #: kinds of log lines to tell; empty: all
    'kinds': "NotRequired[list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]]",
})

#: What was expected in place of something malformed.
MalformedData = TypedDict("MalformedData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: all fields that the object may have
    'fields': 'NotRequired[list[str]]',
    #: all missing fields
    'missing': 'NotRequired[list[str]]',
    #: all allowed values
    'values': 'NotRequired[list[Any]]',
})

#: The map of a file is on the table.
MapDone = TypedDict("MapDone", {
    #: the number of your view after this
    'seq': 'int',
    #: its log lines, as far as the sender may see them
    'events': 'list[Entry]',
    #: what the file became
    'report': 'ImportReport',
    #: the scene that was added
    'scene': 'NotRequired[str]',
})

#: The error of a map format, and its place.
MapFileData = TypedDict("MapFileData", {
    #: the code of the format's own error
    'code': 'str',
    #: parameters of the format's own error
    'params': 'dict[str, Any]',
    #: the line of the file, from 1; null: unknown
    'line': 'int | None',
    #: the place in a JSON document; empty: unknown
    'path': 'str',
})

#: A map. `{"columns", "rows", "orientation"}` alone is a blank map with its ground at level 0.
#: Ground is given as `levels` (rows of levels in offset coordinates, null for a void), or as
#: `chunks` and `bodies`: keys by chunk, and the chunk of each key. `veiled`: masks (see `HexSet`).
MapForm = TypedDict("MapForm", {
    #: its columns
    'columns': 'int',
    #: its rows
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: the lowest level of a void; what falls below it is lost
    'floor': 'NotRequired[int]',
    #: no cell at or above it can be entered
    'ceiling': 'NotRequired[int | None]',
    #: ground as rows of levels, null for a void
    'levels': 'NotRequired[list[list[int | None]] | None]',
    #: hashes of its chunks, in rows
    'chunks': 'NotRequired[list[str] | None]',
    #: by hash what is in the chunk
    'bodies': 'NotRequired[dict[str, ChunkBodyForm]]',
    #: its props
    'props': 'NotRequired[list[PropBodyForm]]',
    #: hexes that the Handler keeps back, as masks by chunk
    'veiled': 'NotRequired[dict[str, str] | None]',
})

#: Gives the map another size, with `left` and `top` more columns and rows before the first ones;
#: negative numbers cut them off.  All that is on the map moves along, and neighbours stay
#: neighbours. Units beyond the new edge leave the map, props there are removed. New hexes have
#: their ground at `level`; null: a void.
MapResizeCommand = TypedDict("MapResizeCommand", {
    #: the name of the command
    'type': "Literal['map.resize']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: columns of the new map
    'columns': 'int',
    #: rows of the new map
    'rows': 'int',
    #: columns that come before the first one; negative: columns that are cut off
    'left': 'NotRequired[int]',
    #: rows that come before the first one; negative: rows that are cut off
    'top': 'NotRequired[int]',
    #: ground of new hexes; null: a void
    'level': 'NotRequired[int | None]',
})

#: Replaces the scene's map. Units stay, are lifted, or leave the map where they do not fit.  Zones
#: keep the hexes that the new map has too; a zone without any is removed. Without `veiled`, veiled
#: hexes stay so on a map of the same size.
MapSetCommand = TypedDict("MapSetCommand", {
    #: the name of the command
    'type': "Literal['map.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the new map
    'map': 'MapForm',
})

#: The map without its cells; fetch each chunk by its hash.
MapView = TypedDict("MapView", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: whether its hexes have a flat side or a point at the top
    'orientation': "Literal['flat', 'pointy']",
    #: the lowest level of a void; what falls below it is lost
    'floor': 'int',
    #: no cell at or above it can be entered; null: there is none
    'ceiling': 'int | None',
    #: the lowest ground
    'lowest': 'int',
    #: the highest ground
    'highest': 'int',
    #: [low, high]: the levels that colours run between
    'tint': 'list[int]',
    #: columns and rows of a chunk
    'chunk_size': 'int',
    #: hashes of the 32 x 32 chunks, row by row
    'chunks': 'list[str]',
})

#: A roll of a unit against a mark.
MarkedData = TypedDict("MarkedData", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
})

#: An average for display: as a float and as an exact fraction.
MeanOdds = TypedDict("MeanOdds", {
    #: the mean
    'mean': 'float',
    #: the same as a fraction
    'exact': 'str',
})

#: The damage as it meets the target.
MetDocument = TypedDict("MetDocument", {
    #: negated before mitigation; null: not told
    'negated': 'int | None',
    #: mitigated; null: not told
    'mitigated': 'int | None',
    #: energy of the damage that is mitigated; null: not told
    'mitigated_bonus': 'int | None',
    #: added to damage that gets through; null: not told
    'more': 'int | None',
    #: the damage that gets through
    'through': 'int',
})

#: Adds a draft, which only the Handler knows until it is briefed.
MissionAddCommand = TypedDict("MissionAddCommand", {
    #: the name of the command
    'type': "Literal['mission.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
    #: its secondary and hidden objectives
    'objectives': 'NotRequired[list[ObjectiveForm]]',
    #: its deductions
    'deductions': 'NotRequired[list[DeductionForm]]',
})

#: Adds a deduction from each pilot's pay. It counts if it `applies`, or once it does (FS 8.3).
MissionAddDeductionCommand = TypedDict("MissionAddDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.add_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: why
    'text': 'str',
    #: credits
    'amount': 'int',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: Adds an objective. Each pilot gets the bonus. Only the Handler knows a hidden one.
MissionAddObjectiveCommand = TypedDict("MissionAddObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.add_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: what is to be done
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
})

#: Sets the tally of a character. What is left out stays. The log has the old and new numbers (FS
#: 8.5).
MissionCorrectCommand = TypedDict("MissionCorrectCommand", {
    #: the name of the command
    'type': "Literal['mission.correct']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the character
    'character': 'str',
    #: points of integrity lost
    'integrity': 'NotRequired[int]',
    #: uses of weapons of tier 1, 2 and 3
    'uses': 'NotRequired[list[int]]',
})

#: Pays the running mission, once its primary objective is decided.  Raises `Refusal` "already-
#: paid", "not-running", "primary-undecided" or "no-crew".
MissionPayCommand = TypedDict("MissionPayCommand", {
    #: the name of the command
    'type': "Literal['mission.pay']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: Moves a mission to another phase, forwards or back. Only one mission runs at a time (FS 8.7).
MissionPhaseCommand = TypedDict("MissionPhaseCommand", {
    #: the name of the command
    'type': "Literal['mission.phase']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: the new phase
    'phase': "Literal['briefed', 'draft', 'running']",
})

#: Removes a mission in any phase. What it has paid stays paid.
MissionRemoveCommand = TypedDict("MissionRemoveCommand", {
    #: the name of the command
    'type': "Literal['mission.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: Removes a deduction.
MissionRemoveDeductionCommand = TypedDict("MissionRemoveDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.remove_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the deduction
    'deduction': 'str',
})

#: Removes an objective.
MissionRemoveObjectiveCommand = TypedDict("MissionRemoveObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.remove_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
})

#: A mission with all its state. `paid` goes with the phase "paid".  Lines of a payout refer to
#: objectives and deductions by the `id` they have here, which is not kept. Raises the refusals of
#: the commands that would lead to this state.
MissionRestoreCommand = TypedDict("MissionRestoreCommand", {
    #: the name of the command
    'type': "Literal['mission.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: the result of the primary objective
    'result': "NotRequired[Literal['achieved', 'failed', 'open']]",
    #: the phase it was in
    'phase': "NotRequired[Literal['briefed', 'draft', 'paid', 'running']]",
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
    #: its objectives with their results
    'objectives': 'NotRequired[list[dict[str, Any]]]',
    #: its deductions
    'deductions': 'NotRequired[list[dict[str, Any]]]',
    #: the tally of each character
    'tallies': 'NotRequired[dict[str, Any]]',
    #: what of the tallies players may not know yet
    'veiled': 'NotRequired[dict[str, Any]]',
    #: what was paid to each pilot
    'paid': 'NotRequired[list[dict[str, Any]]]',
})

#: Sets the result of an objective, by default of the primary one.
MissionResultCommand = TypedDict("MissionResultCommand", {
    #: the name of the command
    'type': "Literal['mission.result']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: its result
    'result': "Literal['achieved', 'failed', 'open']",
    #: id of the objective; by default the primary one
    'objective': 'NotRequired[str | None]',
})

#: Reveals a hidden objective to players. In a paid mission this moves no credits.
MissionRevealCommand = TypedDict("MissionRevealCommand", {
    #: the name of the command
    'type': "Literal['mission.reveal']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
})

#: Changes the terms. Those left out stay. Of a paid mission only the notes change.
MissionUpdateCommand = TypedDict("MissionUpdateCommand", {
    #: the name of the command
    'type': "Literal['mission.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: what players read
    'briefing': 'NotRequired[str]',
    #: the primary objective
    'primary': 'NotRequired[str]',
    #: base pay of each pilot in credits
    'base': 'NotRequired[int]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: ids of characters in the order of their seats
    'crew': 'NotRequired[list[str]]',
})

#: Changes a deduction.
MissionUpdateDeductionCommand = TypedDict("MissionUpdateDeductionCommand", {
    #: the name of the command
    'type': "Literal['mission.update_deduction']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the deduction
    'deduction': 'str',
    #: why
    'text': 'NotRequired[str]',
    #: credits
    'amount': 'NotRequired[int]',
    #: the reason has occurred
    'applies': 'NotRequired[bool]',
})

#: Changes an objective. `hidden` hides it, also again, or shows it.
MissionUpdateObjectiveCommand = TypedDict("MissionUpdateObjectiveCommand", {
    #: the name of the command
    'type': "Literal['mission.update_objective']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
    #: id of the objective
    'objective': 'str',
    #: what is to be done
    'text': 'NotRequired[str]',
    #: credits for each pilot
    'bonus': 'NotRequired[int]',
    #: true hides it, false shows it
    'hidden': 'NotRequired[bool]',
})

#: Counts uses of a weapon in the running mission, by a character or by its unit.
MissionUseCommand = TypedDict("MissionUseCommand", {
    #: the name of the command
    'type': "Literal['mission.use']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the tier of the weapon
    'tier': 'Literal[1, 2, 3]',
    #: how often
    'count': 'NotRequired[int]',
    #: id of the character
    'character': 'NotRequired[str | None]',
    #: id of the unit of the character
    'unit': 'NotRequired[str | None]',
})

#: A mission; players see it once it is briefed, without what is hidden.
MissionView = TypedDict("MissionView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: what players read
    'briefing': 'str',
    #: the primary objective
    'primary': 'str',
    #: base pay of each pilot in credits
    'base': 'int',
    #: the result of the primary objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: its phase
    'phase': "Literal['draft', 'briefed', 'running', 'paid']",
    #: its secondary and hidden objectives
    'objectives': 'list[Objective]',
    #: its deductions
    'deductions': 'list[Deduction]',
    #: ids of characters in the order of their seats
    'crew': 'list[str]',
    #: the tally of each character
    'tallies': 'dict[str, Tally]',
    #: empty until it is paid
    'paid': 'list[Pay]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
    #: for the Handler only: the part of `tallies` that players do not see
    'veiled': 'NotRequired[dict[str, Tally]]',
})

#: A mistake in a request.
Mistake = TypedDict("Mistake", {
    #: the way to it
    'at': 'list[str]',
    #: what is wrong there
    'what': 'str',
})

#: A text that is mixed into the dice.
MixData = TypedDict("MixData", {
    #: the chapter of chance
    'chapter': 'int',
    #: id of the seat
    'seat': 'str',
    #: the text
    'text': 'str',
    #: the mix of all texts so far, SHA-256
    'mix': 'str',
})

#: An expansion: what it costs and when it may be used; what it does is the Handler's word.
Module = TypedDict("Module", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: when it may be used
    'trigger': 'str',
    #: what it does, for the Handler to carry out
    'text': 'str',
})

#: An expansion: a named one as it stands in the content, or one of your own.
ModuleDocument = TypedDict("ModuleDocument", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: steps that it costs
    'steps': 'NotRequired[int]',
    #: energy that it costs
    'energy': 'NotRequired[int]',
    #: when it may be used
    'trigger': 'NotRequired[str]',
    #: its text
    'text': 'NotRequired[str]',
})

#: A named expansion.
ModuleEntry = TypedDict("ModuleEntry", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: when it may be used
    'trigger': 'str',
    #: its text
    'text': 'str',
    #: the generator that it needs; empty: any will do
    'generator': 'str',
})

#: An expansion: what it costs and when it may be used; what it does is the Handler's word.
ModuleForm = TypedDict("ModuleForm", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: steps that it costs
    'steps': 'NotRequired[int]',
    #: energy that it costs
    'energy': 'NotRequired[int]',
    #: when it may be used
    'trigger': 'NotRequired[str]',
    #: what it does, for the Handler to carry out
    'text': 'NotRequired[str]',
})

#: The hexes on which an expansion can be used.
ModuleHexesAnswer = TypedDict("ModuleHexesAnswer", {
    #: in range, and in sight if it must be; none where it needs no hex
    'hexes': 'list[HexDocument]',
})

#: An expansion of a unit.
ModuleHexesQuery = TypedDict("ModuleHexesQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the expansion
    'module': 'str',
})

#: Pays for an expansion of the build. The Handler decides what its text does (FS C 3.13).  Some
#: expansions are used on the hex `at`, in range and in sight; the query `actions` says which.
#: Without it the Handler decides where. A request can be taken back until the Handler has carried
#: it out.
ModuleUseCommand = TypedDict("ModuleUseCommand", {
    #: the name of the command
    'type': "Literal['module.use']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: as an action that the Handler grants: out of turn and at no cost
    'free': 'NotRequired[bool]',
    #: id of the expansion
    'module': 'str',
    #: the hex that it is used on
    'at': 'NotRequired[HexForm | None]',
    #: also where it only overheats the frame
    'anyway': 'NotRequired[bool]',
    #: add a request that the Handler carries it out
    'ask': 'NotRequired[bool]',
})

#: A log line that marks a moment of the history.
Moment = TypedDict("Moment", {
    #: the moment after it, in the viewer's own sequence
    'seq': 'int',
    #: what the line marks
    'kind': "Literal['round', 'segment', 'turn', 'conflict', 'mission', 'table']",
    #: the line's number in the viewer's log
    'n': 'int',
    #: when, ISO 8601
    'at': 'str',
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: undone later, and not redone
    'undone': 'bool',
})

#: The moments of a table's history, oldest first.
Moments = TypedDict("Moments", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the first `seq` of the history
    'first': 'int',
    #: the newest moment
    'seq': 'int',
    #: the moments
    'moments': 'list[Moment]',
})

#: A movement, or the part of it that the reader saw.
MovedData = TypedDict("MovedData", {
    #: where it began; null: off the map
    'from': 'CellDocument | None',
    #: the cells after the first, in order
    'path': 'list[CellDocument]',
})

#: A movement that can go on: its mode and the range left, in hexes (FS 5.3.6).
Movement = TypedDict("Movement", {
    #: on the ground or in flight
    'mode': "Literal['ground', 'flight']",
    #: range left
    'left': 'int',
})

#: A movement that can go on, with the range it has left.
MovementForm = TypedDict("MovementForm", {
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: range left
    'left': 'int',
})

#: Traits of moving and falling; all defaults mean plain walking.
MovementTraits = TypedDict("MovementTraits", {
    #: the most levels above a surface at which it moves and stays up, unless it is staggered; its
    #: fall ends there without impact
    'hover': 'int',
    #: it moves up and down beside solid side faces, and is held there unless it is staggered
    'climbs': 'bool',
    #: levels that it may rise above the ground in a ground movement, each for 1 of its range
    'jumps': 'int',
    #: levels at the beginning of a fall that do not count
    'cushion': 'int',
    #: at the end of its own turn in the air it begins to fall, whatever held it up
    'sinks': 'bool',
    #: it may move while staggered
    'moves_staggered': 'bool',
})

#: Something by its name.
Named = TypedDict("Named", {
    #: its name
    'name': 'str',
})

#: An attribute by its id and name.
NamedAttribute = TypedDict("NamedAttribute", {
    #: id of the attribute
    'attribute': 'str',
    #: its name
    'name': 'str',
})

#: A kept build by its id and name.
NamedBuild = TypedDict("NamedBuild", {
    #: id of the kept build
    'build': 'str',
    #: its name
    'name': 'str',
})

#: A category of attributes by its id and name.
NamedCategory = TypedDict("NamedCategory", {
    #: id of the category
    'category': 'str',
    #: its name
    'name': 'str',
})

#: A character by its id and name.
NamedCharacter = TypedDict("NamedCharacter", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
})

#: A condition by its kind and name.
NamedCondition = TypedDict("NamedCondition", {
    #: its kind
    'condition': 'str',
    #: its name
    'name': 'str',
})

#: A mission by its id and name.
NamedMission = TypedDict("NamedMission", {
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
})

#: An expansion by its id and name.
NamedModule = TypedDict("NamedModule", {
    #: id of the expansion
    'module': 'str',
    #: its name
    'name': 'str',
})

#: An NPC by its name, and by its id where it is known.
NamedNpc = TypedDict("NamedNpc", {
    #: its name
    'name': 'str',
    #: id of the NPC
    'npc': 'NotRequired[str]',
})

#: A page of the journal by its id and title.
NamedPage = TypedDict("NamedPage", {
    #: id of the page
    'page': 'str',
    #: its title
    'name': 'str',
})

#: A character of a dice system, or a pilot without one, by its id and name.
NamedPlayer = TypedDict("NamedPlayer", {
    #: its name
    'name': 'str',
    #: id of the character or seat
    'player': 'str',
})

#: A pool by its id and name.
NamedPool = TypedDict("NamedPool", {
    #: its name
    'name': 'str',
    #: id of the pool
    'pool': 'str',
})

#: A prop by its id and name.
NamedProp = TypedDict("NamedProp", {
    #: id of the prop
    'prop': 'str',
    #: its name
    'name': 'str',
})

#: A seat by its id and name.
NamedSeat = TypedDict("NamedSeat", {
    #: id of the seat
    'seat': 'str',
    #: its name
    'name': 'str',
})

#: A skill by its id and name.
NamedSkill = TypedDict("NamedSkill", {
    #: its name
    'name': 'str',
    #: id of the skill
    'skill': 'str',
})

#: A unit by id and name.
NamedUnit = TypedDict("NamedUnit", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
})

#: Something by its name, with its value.
NamedValue = TypedDict("NamedValue", {
    #: its name
    'name': 'str',
    #: its value
    'value': 'NotRequired[int]',
})

#: A weapon by its id and name.
NamedWeapon = TypedDict("NamedWeapon", {
    #: id of the weapon
    'weapon': 'str',
    #: its name
    'name': 'str',
})

#: A condition of a kind and tier, as an attack of the unit `by` leaves it.
NewConditionForm = TypedDict("NewConditionForm", {
    #: the kind of condition
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'NotRequired[int]',
    #: id of the unit that causes it
    'by': 'NotRequired[str]',
    #: how long it lasts; null: for ever
    'ends': 'NotRequired[DurationForm | None]',
})

#: The mission to whose crew a character does not belong.
NotInCrewData = TypedDict("NotInCrewData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the mission
    'mission': 'NamedMission',
})

#: The totals of a roll with their exact odds.
NotationAnswer = TypedDict("NotationAnswer", {
    #: the lowest total; null: there is none
    'min': 'int | None',
    #: the highest total; null: there is none
    'max': 'int | None',
    #: null where exact odds are too much work
    'totals': 'dict[str, Odds] | None',
    #: the odds of all totals below those in `totals`
    'below': 'Odds | None',
    #: the odds of all totals above those in `totals`
    'above': 'Odds | None',
    #: the notation
    'notation': 'str',
    #: the reason after `#`
    'comment': 'str',
    #: the mean, as a number (`p`) and as a fraction
    'average': 'Odds | None',
    #: why there are no exact odds
    'reason': 'BarView | None',
})

#: A notation as `dice.roll` takes it.
NotationQuery = TypedDict("NotationQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the notation
    'notation': 'str',
})

#: Ground cover or a remark on a hex. It is drawn and stored; no rule reads it.
Note = TypedDict("Note", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'int',
    #: its text
    'text': 'str',
})

#: A note of a chunk.
NoteBodyForm = TypedDict("NoteBodyForm", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'NotRequired[int]',
    #: more about it
    'text': 'NotRequired[str]',
})

#: A note as written on the wire.
NoteForm = TypedDict("NoteForm", {
    #: what is there
    'kind': 'str',
    #: levels above the ground that it fills
    'level': 'NotRequired[int]',
    #: more about it
    'text': 'NotRequired[str]',
})

#: All notes of hexes: the same `notes` for all, or `of`, for each hex in a row which of the
#: `kinds` of the command it gets. An empty list removes them.
NotesForm = TypedDict("NotesForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
    #: the notes of all these hexes
    'notes': 'NotRequired[list[NoteForm]]',
    #: for each hex in a row: its place in `kinds` of the command
    'of': 'NotRequired[list[int]]',
})

#: A whole number and the parts it is the sum of.
Number = TypedDict("Number", {
    #: the number
    'value': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
})

#: How much of the unit's numbers a group is shown.
NumbersChange = TypedDict("NumbersChange", {
    #: before
    'was': "Literal['all', 'condition', 'nothing']",
    #: after
    'now': "Literal['all', 'condition', 'nothing']",
})

#: A secondary or hidden objective with its bonus in credits, to each pilot.  A hidden one is not
#: shown to players before it is `revealed`.
Objective = TypedDict("Objective", {
    #: its id
    'id': 'str',
    #: its text
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it until it is revealed
    'hidden': 'bool',
    #: players know of it
    'revealed': 'bool',
    #: its result
    'result': "Literal['open', 'achieved', 'failed']",
})

#: A new objective. Each pilot gets the bonus.
ObjectiveForm = TypedDict("ObjectiveForm", {
    #: what is to be done
    'text': 'str',
    #: credits for each pilot
    'bonus': 'int',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
})

#: A probability for display: as a float and as an exact fraction.
Odds = TypedDict("Odds", {
    #: the probability, 0 to 1
    'p': 'float',
    #: the same as a fraction
    'exact': 'str',
})

#: `AttackOdds` for the wire; all but the outcomes null where the target's numbers are not told
#: (`npc_stats`).
OddsDocument = TypedDict("OddsDocument", {
    #: the odds of each result
    'outcomes': 'dict[str, Odds]',
    #: the odds of each amount of damage
    'damage': 'dict[str, Odds] | None',
    #: the odds of each amount of impact
    'impact': 'dict[str, Odds] | None',
    #: the odds that the target is staggered
    'stagger': 'Odds | None',
    #: the odds that the target is destroyed
    'destroy': 'Odds | None',
})

#: `roll`: in the form of the dice system (see `app.rules.systems`).  A roll of Frame State may
#: have a `sheet` besides its dice or instead of them.
OddsQuery = TypedDict("OddsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the roll, in the form of the dice system: `forms.roll` in `GET /systems`
    'roll': 'dict[str, Any]',
    #: the dice system; by default `frame-state`
    'system': 'NotRequired[str]',
})

#: What somebody can do now in a dice system.
OfferView = TypedDict("OfferView", {
    #: the action for `system.act`
    'action': 'str',
    #: "handler", "pilots" (any of them), or the id of one seat
    'who': 'str',
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: the table waits for this step
    'pending': 'bool',
    #: JSON Schema of the command's `form`
    'form': 'dict[str, Any]',
    #: what it can lead to
    'previews': 'list[Preview]',
})

#: What the table allows.
Options = TypedDict("Options", {
    #: pilots may roll tests without a request and choose the mark
    'pilots_name_marks': 'bool',
    #: upgrades that a pilot buys wait for the Handler's approval
    'upgrades_need_approval': 'bool',
    #: the base pay of a mission is shared among its crew
    'share_base': 'bool',
    #: the most tuning grades of a frame
    'tuning_points': 'int',
    #: pilots may repair in the field
    'repairs': 'bool',
    #: how long an attack waits for reactions; 0: it does not wait
    'reaction_seconds': 'int',
    #: fog of war: `off`, `team` (shared) or `own`
    'fog': "Literal['off', 'team', 'own']",
    #: how far units see under fog, in hexes
    'sight': 'int',
    #: how much of the numbers of other units players get
    'npc_stats': "Literal['all', 'condition', 'nothing']",
})

#: Options to set. Those left out stay.
OptionsForm = TypedDict("OptionsForm", {
    #: pilots may roll tests without a request and choose the mark
    'pilots_name_marks': 'NotRequired[bool]',
    #: upgrades that a pilot buys wait for the Handler's approval
    'upgrades_need_approval': 'NotRequired[bool]',
    #: the base pay of a mission is shared among its crew
    'share_base': 'NotRequired[bool]',
    #: the most tuning grades of a frame
    'tuning_points': 'NotRequired[int]',
    #: pilots may repair in the field
    'repairs': 'NotRequired[bool]',
    #: how long an attack waits for reactions; 0: it does not wait
    'reaction_seconds': 'NotRequired[int]',
    #: fog of war: `off`, `team` (shared) or `own`
    'fog': "NotRequired[Literal['off', 'own', 'team']]",
    #: how far units see under fog, in hexes
    'sight': 'NotRequired[int]',
    #: how much of the numbers of other units players get
    'npc_stats': "NotRequired[Literal['all', 'condition', 'nothing']]",
})

#: A standing order, at any time and at no cost.  `recovery`: at stability 0 the frame pays energy
#: to stay at 1 (FS C 5.3).
OrdersSetCommand = TypedDict("OrdersSetCommand", {
    #: the name of the command
    'type': "Literal['orders.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: at stability 0 the frame pays energy to stay at 1
    'recovery': 'bool',
})

#: A refusal by a dice system that is not of this list.
OtherRefusal = TypedDict("OtherRefusal", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: values behind the text
    'data': 'NotRequired[Any]',
})

#: The whole calculation of an attack on one target; null where it is not told (`npc_stats`).
OutcomeDocument = TypedDict("OutcomeDocument", {
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: the first step
    'aim': 'AimDocument',
    #: the damage before it meets the target; null: a miss
    'damage': 'DamageDocument | None',
    #: the roll of the target; null: none, or not told
    'mitigation': 'RolledDocument | None',
    #: the damage as it meets the target
    'met': 'MetDocument',
    #: what it does to stability
    'impact': 'ImpactDocument',
    #: what the target loses
    'harm': 'HarmDocument',
    #: it took the damage as a staggered target; null: not told
    'staggered_before': 'bool | None',
    #: a condition of this attack staggered it first; null: not told
    'early': 'bool | None',
    #: the target is staggered by it; null: not told
    'staggers': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: the conditions that it leaves
    'conditions': 'list[AppliedCondition]',
    #: the attacker overheats by it
    'overheats': 'bool',
})

#: The Handler's decision in place of the rules, which is logged (FS 1.6, FS 5.2.3).  One of
#: `{unit, set: {field: value}}`, `{conflict: {...}}`, `{request, outcome}`, `{system, slice}`
#: (parts of a dice system's slice) or `{text}`. Each may have a text.
OverruleCommand = TypedDict("OverruleCommand", {
    #: the name of the command
    'type': "Literal['overrule']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit whose fields are set
    'unit': 'NotRequired[str | None]',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm | None]',
    #: values of the conflict
    'conflict': 'NotRequired[RoundChangesForm | None]',
    #: id of a requested test
    'request': 'NotRequired[str | None]',
    #: the outcome of that test
    'outcome': "NotRequired[Literal['critical', 'fumble', 'hit', 'miss'] | None]",
    #: the dice system whose slice is set
    'system': 'NotRequired[str | None]',
    #: parts of that slice
    'slice': 'NotRequired[dict[str, Any] | None]',
    #: why; part of the log
    'text': 'NotRequired[str]',
})

#: A roll of a unit's own action.
OwnRoll = TypedDict("OwnRoll", {
    #: a command, or, at the start of its turn, `heat` or `steady` (FS C 3.8)
    'for': 'str',
    #: 0: nothing is rolled, and `plus` is the score
    'sides': 'int',
    #: added to the die
    'plus': 'int',
    #: added to the score
    'extra': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
    #: what it is compared with; null: nothing
    'mark': 'int | None',
    #: of a roll against a mark
    'success': 'Odds | None',
    #: of another roll
    'scores': 'dict[str, Odds] | None',
    #: the chance that it ends a stagger
    'steady': 'Odds | None',
})

#: A page of the journal as it is now.
PageChangedData = TypedDict("PageChangedData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: its title
    'title': 'str',
    #: its text
    'text': 'str',
    #: hash of the picture; null: none
    'picture': 'str | None',
    #: its revision now
    'revision': 'str',
})

#: A page of the journal.
PageView = TypedDict("PageView", {
    #: its id
    'id': 'str',
    #: among the pages of this view, from 0
    'place': 'int',
    #: its title
    'title': 'str',
    #: plain text with simple marks, as docs/api.md describes them
    'text': 'str',
    #: the id of its picture; left out without one
    'picture': 'NotRequired[str]',
    #: names this title, text and picture, for `journal.edit`
    'revision': 'str',
    #: the name of the pilot whose page it is; empty: the Handlers'
    'author': 'str',
    #: it is the page of this viewer's own seat
    'own': 'bool',
    #: this viewer may write in it
    'writable': 'bool',
    #: changes when it is presented to this viewer; empty: never
    'presented': 'str',
    #: its pilot's seat; for the Handler only
    'owner': 'NotRequired[str | None]',
    #: for the Handler and its pilot: who reads it
    'readers': "NotRequired[Literal['all'] | list[str]]",
    #: likewise: who of these writes in it
    'writers': "NotRequired[Literal['all'] | list[str]]",
})

#: One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for people.
Part = TypedDict("Part", {
    #: its id, such as `base` or `tuning`
    'source': 'str',
    #: its name for people
    'name': 'str',
    #: what it adds
    'value': 'int',
    #: grades by which it raises a die instead
    'grades': 'int',
})

#: The cheapest path to a cell; without one, why.
PathAnswer = TypedDict("PathAnswer", {
    #: cells entered in order
    'path': 'list[CellDocument] | None',
    #: range that it costs
    'cost': 'NotRequired[int]',
    #: the unit begins to fall at its end
    'falls': 'NotRequired[bool]',
    #: the fall at its end
    'fall': 'NotRequired[FallAhead]',
    #: range left
    'left': 'NotRequired[int]',
    #: a stable code; its text is in the catalogue of messages
    'code': 'NotRequired[RefusalCode]',
    #: the params of a `Refusal` with this code
    'params': 'NotRequired[dict[str, Any]]',
    #: where the way ends
    'cell': 'NotRequired[CellDocument]',
})

#: A movement to a place. `to` without a level: the nearest reachable cell of that column.
PathQuery = TypedDict("PathQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: in place of the range that it has left
    'range': 'NotRequired[int | None]',
    #: begin a new movement
    'new': 'NotRequired[bool]',
    #: a cell, or without a level a column
    'to': 'PlaceForm',
})

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
Pay = TypedDict("Pay", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
})

#: A pilot's pay: the sum of the lines; it may be negative. `fee` is 5 credits a `cost`.
PayData = TypedDict("PayData", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: the lines of the pay
    'lines': 'list[PayLine]',
    #: the costs of the pilot
    'costs': 'list[Cost]',
    #: the sum of the costs
    'cost': 'int',
    #: credits for the costs
    'fee': 'int',
    #: credits that the pilot gets
    'sum': 'int',
    #: its kind
    'kind': "Literal['pay']",
})

#: One line of a pilot's pay: `amount` in credits, with its sign.  "base" or "share" of it; "bonus"
#: of the objective `id`; "deduction" `id`; "fee" for the costs.
PayLine = TypedDict("PayLine", {
    #: `base`, a `share` of it, the `bonus` of an objective, a `deduction`, or the `fee` for the
    #: costs
    'kind': "Literal['base', 'share', 'bonus', 'deduction', 'fee']",
    #: credits, with their sign
    'amount': 'int',
    #: id of the objective or deduction
    'id': 'str',
    #: its text
    'text': 'str',
    #: a bonus that players may not know of yet
    'concealed': 'bool',
})

#: The pay of a mission's crew: a preview, or what was paid (`final`).
PayoutAnswer = TypedDict("PayoutAnswer", {
    #: id of the mission
    'mission': 'str',
    #: its name
    'name': 'str',
    #: the phase of the mission
    'phase': "Literal['draft', 'briefed', 'running', 'paid']",
    #: the result of the primary objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: the base pay is shared
    'shared': 'bool',
    #: it was paid
    'final': 'bool',
    #: why it cannot be paid now
    'bar': 'BarView | None',
    #: credits for a point of integrity, for a use by tier
    'rates': 'Rates',
    #: the pay of each pilot
    'crew': 'list[CrewPay]',
})

#: The id of a mission.
PayoutQuery = TypedDict("PayoutQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the mission
    'mission': 'str',
})

#: The pictures of a table, newest first.
PictureList = TypedDict("PictureList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the pictures
    'pictures': 'list[PictureSummary]',
})

#: A picture of the table, without its bytes.
PictureSummary = TypedDict("PictureSummary", {
    #: its id
    'id': 'str',
    #: its width in pixels
    'width': 'int',
    #: its height in pixels
    'height': 'int',
    #: its size in bytes
    'size': 'int',
    #: when it was made
    'created': 'str',
    #: something at the table shows it
    'used': 'bool',
})

#: A carried pilot alights into a cell beside the frame, in the frame's turn, for nothing (FS C
#: 5.61).  If nothing supports the pilot there, it begins to fall.
PilotAlightCommand = TypedDict("PilotAlightCommand", {
    #: the name of the command
    'type': "Literal['pilot.alight']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the cell beside the frame
    'at': 'CellForm',
})

#: A pilot on foot boards a frame, to ride on it or in its hand, for one step (FS C 5.61).
PilotBoardCommand = TypedDict("PilotBoardCommand", {
    #: the name of the command
    'type': "Literal['pilot.board']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of the frame
    'frame': 'str',
    #: in its hand, not on it
    'in_hand': 'NotRequired[bool]',
})

#: A place on the map.
PlaceData = TypedDict("PlaceData", {
    #: the hex
    'cell': 'HexDocument',
})

#: A cell, a column (its highest surface), a unit or a prop.
PlaceForm = TypedDict("PlaceForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'NotRequired[int | None]',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'NotRequired[int | None]',
    #: the level; each is 10 m
    'level': 'NotRequired[int | None]',
    #: id of the unit
    'unit': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'NotRequired[str | None]',
})

#: The hex that an action is used on.
PlaceNeedView = TypedDict("PlaceNeedView", {
    #: hexes away that it may be
    'range': 'int',
    #: it must be in sight
    'sight': 'bool',
    #: hexes around it that the effect covers too
    'radius': 'int',
})

#: One step of a plan: what it changes and costs.
PlanStep = TypedDict("PlanStep", {
    #: what it does
    'do': "Literal['raise', 'advance', 'refit', 'award']",
    #: the category that it is about
    'category': 'CategoryName',
    #: attributes that it changes
    'changes': 'list[AttributeShift]',
    #: credits
    'cost': 'int',
    #: how much of the cost a lost frame paid
    'salvaged': 'int',
    #: after it
    'credits': 'int',
    #: points left
    'pool': 'BeforeAndAfter',
})

#: Effects of plating beyond its bonus, against one type of damage (FS C 2.5).
PlatingEffect = TypedDict("PlatingEffect", {
    #: less damage from a direct hit
    'direct': 'int',
    #: less stability lost from mitigation
    'impact': 'int',
    #: hexes it counts further from an epicentre
    'clear': 'int',
    #: less of the damage that impact does to who is staggered
    'staggered': 'int',
})

#: Points of one kind; `left` is below 0 where too many are spent.
PointsLeft = TypedDict("PointsLeft", {
    #: its name
    'name': 'str',
    #: points used
    'used': 'int',
    #: points that there are
    'points': 'int',
    #: points left
    'left': 'int',
})

#: The points of one category, and what more of them costs.
PoolView = TypedDict("PoolView", {
    #: points that it has
    'size': 'int',
    #: below 0 only when the Handler overruled
    'left': 'int',
    #: advancements bought
    'advances': 'int',
    #: how often an advancement may be bought
    'limit': 'int',
    #: credits for one advancement
    'price': 'int',
    #: the price of a refit
    'refit': 'int',
    #: why no advancement can be bought; null: one can
    'advance_bar': 'BarView | None',
    #: why no point can be moved; null: one can
    'refit_bar': 'BarView | None',
})

#: A condition that an attack leaves on its target.
PossibleCondition = TypedDict("PossibleCondition", {
    #: its kind
    'kind': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: `hit`: direct hits too
    'on': "Literal['hit', 'miss']",
    #: a die says which of several it is; 0: no die
    'sides': 'int',
})

#: The seats that are connected now.
PresenceFrame = TypedDict("PresenceFrame", {
    #: the kind of the message
    't': "Literal['presence']",
    #: ids of the seats that are connected
    'online': 'list[str]',
})

#: A unit that a ceiling presses down.
PressedView = TypedDict("PressedView", {
    #: id of the unit
    'unit': 'str',
    #: where it ends
    'to': 'CellDocument',
})

#: Exact odds of a choice: the part of the form it is about, and name -> Odds.
Preview = TypedDict("Preview", {
    #: the fields of the form for which it is
    'when': 'dict[str, Any]',
    #: the odds of each outcome, by its name
    'outcomes': 'dict[str, Odds]',
})

#: What something costs.
PriceView = TypedDict("PriceView", {
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
})

#: A section of a line over one hex, from `t0` to `t1` (0 at the observer, 1 at the target).
ProfileSection = TypedDict("ProfileSection", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the name of the hex, as the map shows it
    'label': 'str',
    #: where the section begins on the line, 0 to 1
    't0': 'float',
    #: where the section ends on the line, 0 to 1
    't1': 'float',
    #: height of the line where it enters, in levels
    'eye0': 'float',
    #: level of the line of sight at the end of the section
    'eye1': 'float',
    #: the line runs between this hex and the next section's
    'edge': 'bool',
    #: what is solid, as bottom and top; null: no bottom
    'spans': 'list[list[int | None | int]]',
    #: where smoke is, as bottom and top
    'smoke': 'NotRequired[list[list[int | None | int]]]',
})

#: Where dice come from, so that everybody can check them.
ProofDocument = TypedDict("ProofDocument", {
    #: the chapter of chance
    'chapter': 'int',
    #: the stream of dice
    'stream': "Literal['public', 'secret']",
    #: the number of the first die in the stream
    'counter': 'int',
    #: id of the command
    'command': 'str',
    #: the mix of the players' texts, SHA-256
    'mix': 'NotRequired[str]',
})

#: Adds a prop. It may neither overlap another one nor bury a unit (FS 5.0.4, FS 5.11).
PropAddCommand = TypedDict("PropAddCommand", {
    #: the name of the command
    'type': "Literal['prop.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: of its first hex
    'q': 'int',
    #: of its first hex
    'r': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets; also its integrity when new
    'value': 'int',
    #: the level it stands on; by default the top of the highest ground under it
    'base': 'NotRequired[int | None]',
    #: its name
    'name': 'NotRequired[str]',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
    #: how it is drawn; "" is a plain block
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: further hexes of the same prop
    'hexes': 'NotRequired[list[HexForm]]',
    #: lift the units that stand where it is to be
    'carry': 'NotRequired[bool]',
})

#: A prop of a map.
PropBodyForm = TypedDict("PropBodyForm", {
    #: its id
    'id': 'str',
    #: of its first hex
    'q': 'int',
    #: of its first hex
    'r': 'int',
    #: the level it stands on
    'base': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets
    'value': 'int',
    #: what is left of it
    'integrity': 'int',
    #: its name
    'name': 'NotRequired[str]',
    #: players do not know of it
    'hidden': 'NotRequired[bool]',
    #: how it is drawn
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: all its hexes as [q, r]; by default the first one alone
    'hexes': 'NotRequired[list[list[int]]]',
})

#: Damages a prop. Its value is taken off the damage, and at integrity 0 it is destroyed (FS 5.5).
PropDamageCommand = TypedDict("PropDamageCommand", {
    #: the name of the command
    'type': "Literal['prop.damage']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: damage before its value is taken off
    'damage': 'int',
})

#: Hides a prop from players, or shows it.
PropHideCommand = TypedDict("PropHideCommand", {
    #: the name of the command
    'type': "Literal['prop.hide']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: whether players do not know of it
    'hidden': 'bool',
})

#: An attack aims at a prop.
PropPoint = TypedDict("PropPoint", {
    #: id of the prop
    'prop': 'str',
})

#: Removes a prop. Props above it stay, and units on it begin to fall.
PropRemoveCommand = TypedDict("PropRemoveCommand", {
    #: the name of the command
    'type': "Literal['prop.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
})

#: Changes fields of a prop, also its place. Integrity is 1 or more: see `prop.damage`,
#: `prop.remove`.  `q` and `r` move the whole prop: its first hex is there then. `hexes`, instead
#: of them, are all its hexes.
PropUpdateCommand = TypedDict("PropUpdateCommand", {
    #: the name of the command
    'type': "Literal['prop.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the prop
    'prop': 'str',
    #: moves its first hex there
    'q': 'NotRequired[int]',
    #: moves its first hex there
    'r': 'NotRequired[int]',
    #: the level it stands on
    'base': 'NotRequired[int]',
    #: levels from its base to its top
    'height': 'NotRequired[int]',
    #: taken off the damage that it gets
    'value': 'NotRequired[int]',
    #: what is left of it, at least 1
    'integrity': 'NotRequired[int]',
    #: its name
    'name': 'NotRequired[str]',
    #: how it is drawn; "" is a plain block
    'look': "NotRequired[Literal['', 'bridge', 'depot', 'house', 'tower', 'tree', 'wall', 'wreck']]",
    #: all its hexes, in place of a movement
    'hexes': 'NotRequired[list[HexForm]]',
    #: lift the units that stand where it is to be
    'carry': 'NotRequired[bool]',
})

#: Something that stands on the map and can be brought down.
PropView = TypedDict("PropView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level it stands on
    'base': 'int',
    #: levels from its base to its top
    'height': 'int',
    #: taken off the damage that it gets
    'value': 'int',
    #: what is left of it
    'integrity': 'int',
    #: how it looks; "" is a plain block
    'look': "Literal['', 'house', 'tower', 'depot', 'wall', 'tree', 'wreck', 'bridge']",
    #: [q, r] of each hex that the viewer knows of it; (q, r) is the first
    'hexes': 'list[list[int]]',
    #: for the Handler only
    'hidden': 'NotRequired[bool]',
})

#: A published schema, and where to get it.
PublishedSchema = TypedDict("PublishedSchema", {
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
})

#: A die that was rolled for a purpose.
PurposeDie = TypedDict("PurposeDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: what it is for
    'purpose': 'str',
})

#: A die with the sum of its faces.
QDie = TypedDict("QDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: the sum of its faces
    'face': 'int',
})

#: The answer to some query.
QueryAnswer: TypeAlias = 'ActionsAnswer | AimAnswer | AreaAnswer | DispositionAnswer | FallsAnswer | CheckedBuild | LoweringAnswer | ModuleHexesAnswer | NotationAnswer | RollOdds | PathAnswer | PayoutAnswer | RangeAnswer | ReachAnswer | RollsAnswer | SightAnswer | SuggestionAnswer | TargetsAnswer | UpgradePlanAnswer | ViewshedAnswer'

#: A query; changes nothing.
QueryFrame: TypeAlias = 'dict[str, Any]'

#: A distance, and both kinds of range.
RangeAnswer = TypedDict("RangeAnswer", {
    #: the distance
    'distance': 'DistanceView',
    #: of the shortest path through open cells, up to 60
    'steps': 'int | None',
    #: it is within `n` steps
    'in_range': 'bool',
    #: the distance in a straight line
    'straight': 'StraightRange',
})

#: Is `to` within n of `from`?
RangeQuery = TypedDict("RangeQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where it is measured from
    'from': 'PlaceForm',
    #: where it is measured to
    'to': 'PlaceForm',
    #: the distance to compare with
    'n': 'NotRequired[int]',
})

#: Credits for a point of integrity, and for a use of each tier.
Rates = TypedDict("Rates", {
    #: credits for a point of integrity
    'integrity': 'int',
    #: credits for a use of a weapon of tier 1, 2 and 3
    'uses': 'list[int]',
})

#: Where a unit can move.
ReachAnswer = TypedDict("ReachAnswer", {
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['ground', 'flight']",
    #: in hexes
    'budget': 'int',
    #: cost of beginning this movement; 0 when one goes on
    'steps': 'int',
    #: energy to begin the movement
    'energy': 'int',
    #: why the movement cannot be made now
    'wait': 'BarView | None',
    #: the cell where it is
    'start': 'CellDocument',
    #: cells that it can reach
    'cells': 'list[ReachedCell]',
    #: cells out of reach, with the reason
    'beyond': 'list[BeyondCell]',
})

#: A movement of a unit.
ReachQuery = TypedDict("ReachQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: in place of the range that it has left
    'range': 'NotRequired[int | None]',
    #: begin a new movement
    'new': 'NotRequired[bool]',
})

#: A cell that a unit can reach.
ReachedCell = TypedDict("ReachedCell", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: range that it costs
    'cost': 'int',
    #: the unit begins to fall there
    'falls': 'bool',
    #: beyond an edge, with nothing to stand on; a unit that flew this turn stays in the air there
    'off': 'bool',
    #: the cell before (q, r, level), whose path goes on to here
    'from': 'list[int] | None',
    #: the whole path, where it is another
    'way': 'NotRequired[list[list[int]]]',
    #: the fall that begins there
    'fall': 'NotRequired[FallAhead]',
})

#: After a late claim: the step is wasted, or the action comes just afterwards (FS C 3.21).
ReactionChooseCommand = TypedDict("ReactionChooseCommand", {
    #: the name of the command
    'type': "Literal['reaction.choose']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: `wasted`: the step is lost; `after`: the action comes just afterwards
    'how': "Literal['after', 'wasted']",
})

#: The unit claims a reaction: a Sharpness test against 5 says whether it is in time (FS C 3.20).
ReactionClaimCommand = TypedDict("ReactionClaimCommand", {
    #: the name of the command
    'type': "Literal['reaction.claim']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Ends a reaction, used or not. The step is spent (FS C 3.22).
ReactionEndCommand = TypedDict("ReactionEndCommand", {
    #: the name of the command
    'type': "Literal['reaction.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: A leftover step used outside the unit's turn.
ReactionView = TypedDict("ReactionView", {
    #: id of the unit
    'unit': 'str',
    #: in time; too late, to be chosen; to come just after; its attack is not over
    'state': "Literal['now', 'choose', 'after', 'acting']",
    #: it may act now
    'ready': 'bool',
})

#: The server can do its work.
Ready = TypedDict("Ready", {
    #: always `ok`
    'status': "Literal['ok']",
    #: tables that this version of the program cannot read; the log names them
    'unreadable': 'int',
})

#: A build to start from.
ReadyBuild = TypedDict("ReadyBuild", {
    #: its id
    'id': 'str',
    #: the whole build
    'build': 'Build',
    #: its most important numbers
    'glance': 'Glance',
})

#: A ready mission or map.
ReadyTableSummary = TypedDict("ReadyTableSummary", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': "Literal['mission', 'map']",
    #: its name
    'name': 'str',
    #: what it is, in a sentence
    'about': 'str',
    #: for a map: the mission that is played on it, else empty
    'mission': 'str',
})

#: The ready missions and maps, in the order in which the start page shows them.
ReadyTables = TypedDict("ReadyTables", {
    #: the ready missions and maps
    'ready': 'list[ReadyTableSummary]',
})

#: Redoes the step undone last. A Handler redoes several at once, up to this `change`.
RedoCommand = TypedDict("RedoCommand", {
    #: the name of the command
    'type': "Literal['redo']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: redo up to this change
    'change': 'NotRequired[int | None]',
})

#: Why something is refused, told apart by its `code`. `data` is there where a request is refused,
#: and not where an answer says what cannot be done.
Refusal: TypeAlias = 'Refusal_AboveCeiling | Refusal_AboveFlightHeight | Refusal_AboveMaximum | Refusal_ActionRollsAbovePotential | Refusal_Plain | Refusal_ActionRollsAttributeTwice | Refusal_ActionRollsBusy | Refusal_ActionRollsCannotAct | Refusal_ActionRollsDead | Refusal_ActionRollsExtraIsSpent | Refusal_ActionRollsNoExtra | Refusal_ActionRollsNoOpening | Refusal_ActionRollsNoSuchAttribute | Refusal_ActionRollsNoSuchFaces | Refusal_ActionRollsNoSuchNote | Refusal_ActionRollsNoSuchPlayer | Refusal_ActionRollsNotYourCharacter | Refusal_ActionRollsOpeningCost | Refusal_ActionRollsSaveWaits | Refusal_ActionRollsStruggleIsOne | Refusal_ActionRollsTooFewPoints | Refusal_ActionRollsTooMany | Refusal_ActionRollsTooManyOpenings | Refusal_AdvanceLimit | Refusal_Airborne | Refusal_AlreadyActed | Refusal_AlreadyPaid | Refusal_AlreadySo | Refusal_AlreadyThere | Refusal_AskedEnough | Refusal_AtCap | Refusal_AttackPending | Refusal_AttackRolled | Refusal_AttackWaits | Refusal_AttackWaitsNot | Refusal_AwardRange | Refusal_BadCentre | Refusal_BadDocument | Refusal_BadEntry | Refusal_BadHistory | Refusal_BadId | Refusal_BadMap | Refusal_BadName | Refusal_BadNumber | Refusal_BadOrigin | Refusal_BadPicture | Refusal_BadProp | Refusal_BeingPrepared | Refusal_BuildAward | Refusal_BuildBadId | Refusal_BuildCap | Refusal_BuildModuleChanged | Refusal_BuildModuleCost | Refusal_BuildModuleGenerator | Refusal_BuildNoEffect | Refusal_BuildPoints | Refusal_BuildSameId | Refusal_BuildTagPoints | Refusal_BuildTier | Refusal_BuildTooLong | Refusal_BuildTooMany | Refusal_BuildTuningPoints | Refusal_BuildUnknown | Refusal_BuildWeaponGenerator | Refusal_BuildWrongDamage | Refusal_BuildsEnough | Refusal_CannotAfford | Refusal_CarriedAlready | Refusal_CourseAndFlowCourseDie | Refusal_CourseAndFlowDieNotAvailable | Refusal_CourseAndFlowDieNotRolled | Refusal_CourseAndFlowFlowExists | Refusal_CourseAndFlowFlowInUse | Refusal_CourseAndFlowFlowUsed | Refusal_CourseAndFlowNoIntent | Refusal_CourseAndFlowNoSuchFlow | Refusal_CourseAndFlowNoSuchPlayer | Refusal_CourseAndFlowNoSuchSlot | Refusal_CourseAndFlowNoSuchTrack | Refusal_CourseAndFlowNoTerms | Refusal_CourseAndFlowNoToken | Refusal_CourseAndFlowNoWinDue | Refusal_CourseAndFlowNotAnswered | Refusal_CourseAndFlowNotNow | Refusal_CourseAndFlowNotYourCharacter | Refusal_CourseAndFlowNothingToTake | Refusal_CourseAndFlowNpcNeverRolls | Refusal_CourseAndFlowRollOpen | Refusal_CourseAndFlowSameDie | Refusal_CourseAndFlowSetTheCourse | Refusal_CourseAndFlowSlotNotMarked | Refusal_CourseAndFlowTermsChanged | Refusal_CourseAndFlowThresholdTooHigh | Refusal_CourseAndFlowThresholdTooLow | Refusal_CourseAndFlowTooFewDice | Refusal_DescendedEnough | Refusal_Destroyed | Refusal_DrawingTooLong | Refusal_DrawingsEnough | Refusal_DrawingsFull | Refusal_DuringMission | Refusal_EffectsEnough | Refusal_EntropyEnough | Refusal_ExpansionsOff | Refusal_FrameNotLost | Refusal_GiftToSelf | Refusal_HasCharacter | Refusal_HasNotFlown | Refusal_HistoryTooLong | Refusal_HoverGrounded | Refusal_HoverHeight | Refusal_IdTwice | Refusal_IllegalBuild | Refusal_InDebt | Refusal_InTheGround | Refusal_JournalFull | Refusal_LevelOutOfRange | Refusal_LibraryFull | Refusal_Malformed | Refusal_MissionFull | Refusal_MissionNotOver | Refusal_MissionRunning | Refusal_ModuleNoHex | Refusal_ModuleNotSeen | Refusal_ModuleTooFar | Refusal_NamedTwice | Refusal_NeedsTarget | Refusal_NewerHistory | Refusal_NoAttributes | Refusal_NoCarrier | Refusal_NoCharacter | Refusal_NoCooling | Refusal_NoCrew | Refusal_NoEnergy | Refusal_NoFrame | Refusal_NoFrameNear | Refusal_NoFreePlace | Refusal_NoHoming | Refusal_NoLockOn | Refusal_NoPlan | Refusal_NoPreparation | Refusal_NoReaction | Refusal_NoRoom | Refusal_NoRoomAbove | Refusal_NoSpeed | Refusal_NoSteps | Refusal_NoSuchAction | Refusal_NoSuchAsk | Refusal_NoSuchAttack | Refusal_NoSuchAttribute | Refusal_NoSuchBuild | Refusal_NoSuchCategory | Refusal_NoSuchCharacter | Refusal_NoSuchCondition | Refusal_NoSuchDeduction | Refusal_NoSuchDrawing | Refusal_NoSuchEffect | Refusal_NoSuchJournalPage | Refusal_NoSuchMission | Refusal_NoSuchModule | Refusal_NoSuchMoment | Refusal_NoSuchNumber | Refusal_NoSuchObjective | Refusal_NoSuchProp | Refusal_NoSuchReadyTable | Refusal_NoSuchRequest | Refusal_NoSuchScene | Refusal_NoSuchSchema | Refusal_NoSuchSeat | Refusal_NoSuchSystem | Refusal_NoSuchTarget | Refusal_NoSuchTemplate | Refusal_NoSuchUnit | Refusal_NoSuchWave | Refusal_NoSuchWeapon | Refusal_NoSuchZone | Refusal_NoTurn | Refusal_NoUnitLinked | Refusal_NoZone | Refusal_NotAcceptable | Refusal_NotActed | Refusal_NotBeside | Refusal_NotCarried | Refusal_NotEnvironmental | Refusal_NotForPilots | Refusal_NotInABatch | Refusal_NotInAir | Refusal_NotInCrew | Refusal_NotInReserve | Refusal_NotMendable | Refusal_NotOnFoot | Refusal_NotOnMap | Refusal_NotRunning | Refusal_NotSignedIn | Refusal_NotYourBuild | Refusal_NotYourCharacter | Refusal_NotYourPage | Refusal_NotYourRoll | Refusal_NotYourTurn | Refusal_NotYours | Refusal_NotationDice | Refusal_NotationEmpty | Refusal_NotationEndless | Refusal_NotationKeep | Refusal_NotationNumber | Refusal_NotationSides | Refusal_NotationSyntax | Refusal_NotationTooLong | Refusal_NotationTooManyTerms | Refusal_NotationTwice | Refusal_NotationUnfinished | Refusal_NothingBelow | Refusal_NothingInvested | Refusal_NothingToRegain | Refusal_NothingToRepair | Refusal_NpcNeverRolls | Refusal_NumbersUntold | Refusal_Occupied | Refusal_OffMap | Refusal_OnFoot | Refusal_OneStepOnly | Refusal_OneUnitEach | Refusal_OriginNotAllowed | Refusal_OtherCategory | Refusal_OtherEpoch | Refusal_OtherSide | Refusal_OutOfRange | Refusal_OutOfSight | Refusal_Overheated | Refusal_OwnBuildsEnough | Refusal_OwnPagesEnough | Refusal_OwnTurn | Refusal_PageChanged | Refusal_PageForPilots | Refusal_PageReadonly | Refusal_PageUnshown | Refusal_PictureTooLarge | Refusal_PicturesFull | Refusal_PoolEmpty | Refusal_PrimaryUndecided | Refusal_PropInTheWay | Refusal_PropTooLarge | Refusal_PropsOverlap | Refusal_QStarAboveAttribute | Refusal_QStarAlreadyRolled | Refusal_QStarBelowSkill | Refusal_QStarBonusesBeyond | Refusal_QStarHighestStep | Refusal_QStarNameTaken | Refusal_QStarNoSuchNpc | Refusal_QStarNoSuchPending | Refusal_QStarNoSuchPlayer | Refusal_QStarNoSuchPool | Refusal_QStarNoSuchTrait | Refusal_QStarNotAsked | Refusal_QStarNotEnough | Refusal_QStarNotYourCharacter | Refusal_QStarOtherFirst | Refusal_QStarPlusNeedsD12 | Refusal_QStarShiftBeyond | Refusal_QStarTooMany | Refusal_QStarTraitFixed | Refusal_QStarTraitInUse | Refusal_QueryTooLarge | Refusal_ReactionPending | Refusal_RefitSame | Refusal_RisenEnough | Refusal_RoleAlready | Refusal_SceneInUse | Refusal_SceneShown | Refusal_ScenesEnough | Refusal_ScopeMissing | Refusal_ScopeNotForSeat | Refusal_SeatTaken | Refusal_SecretBeingReplaced | Refusal_SegmentPassed | Refusal_SegmentToCome | Refusal_SelfTarget | Refusal_SheetsInTheWay | Refusal_Solid | Refusal_SpectatorsNoWhispers | Refusal_Staggered | Refusal_StartAboveCap | Refusal_SteersAlready | Refusal_TableFull | Refusal_TemplateTooLarge | Refusal_TemplatesEnough | Refusal_TimerTooLong | Refusal_TokenExpired | Refusal_TooFar | Refusal_TooLarge | Refusal_TooMany | Refusal_TooManyConnections | Refusal_TooManyGuesses | Refusal_TooManyHands | Refusal_TooManyHexes | Refusal_TooManyPictures | Refusal_TooManyQueries | Refusal_TooManyRequests | Refusal_TooManyScreens | Refusal_TooManySeats | Refusal_TooManyShares | Refusal_TooManyTables | Refusal_TooManyTokens | Refusal_TooManyWebhooks | Refusal_TooMuchWork | Refusal_TooSteep | Refusal_TurnBegun | Refusal_TurnNotBegun | Refusal_TurnNotOver | Refusal_TurnOfAnother | Refusal_UnitAboveCeiling | Refusal_UnitLinked | Refusal_UnitTaken | Refusal_UnitsEnough | Refusal_UnknownCommand | Refusal_UnknownQuery | Refusal_UsedUp | Refusal_WalkedEnough | Refusal_WaveEmpty | Refusal_WaveWithoutPlace | Refusal_WaveWithoutRoom | Refusal_WavesEnough | Refusal_WayBackBarred | Refusal_WouldBury | Refusal_WouldOverheat | Refusal_WrongHost | Refusal_ZoneEmpty | Refusal_ZoneOneHex | Refusal_ZoneTooLarge | Refusal_ZoneWithoutEffect | Refusal_ZonesEnough'

Refusal_AboveCeiling_params = TypedDict("Refusal_AboveCeiling_params", {
    #: the level of the ceiling
    'ceiling': 'int',
})

Refusal_AboveCeiling = TypedDict("Refusal_AboveCeiling", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['above-ceiling']",
    #: parameters of the text
    'params': 'Refusal_AboveCeiling_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AboveFlightHeight_params = TypedDict("Refusal_AboveFlightHeight_params", {
    #: the highest level
    'highest': 'int',
})

Refusal_AboveFlightHeight = TypedDict("Refusal_AboveFlightHeight", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['above-flight-height']",
    #: parameters of the text
    'params': 'Refusal_AboveFlightHeight_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AboveMaximum_params = TypedDict("Refusal_AboveMaximum_params", {
    #: what it is about
    'what': 'str',
    #: the value
    'value': 'int',
    #: the most
    'maximum': 'int',
})

Refusal_AboveMaximum = TypedDict("Refusal_AboveMaximum", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['above-maximum']",
    #: parameters of the text
    'params': 'Refusal_AboveMaximum_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsAbovePotential_params = TypedDict("Refusal_ActionRollsAbovePotential_params", {
    #: the most
    'most': 'int',
})

Refusal_ActionRollsAbovePotential = TypedDict("Refusal_ActionRollsAbovePotential", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.above-potential']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsAbovePotential_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsAttributeTwice_params = TypedDict("Refusal_ActionRollsAttributeTwice_params", {
    #: the attribute
    'attribute': 'Named',
})

Refusal_ActionRollsAttributeTwice = TypedDict("Refusal_ActionRollsAttributeTwice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.attribute-twice']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsAttributeTwice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsBusy_params = TypedDict("Refusal_ActionRollsBusy_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsBusy = TypedDict("Refusal_ActionRollsBusy", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.busy']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsBusy_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsCannotAct_params = TypedDict("Refusal_ActionRollsCannotAct_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsCannotAct = TypedDict("Refusal_ActionRollsCannotAct", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.cannot-act']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsCannotAct_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsDead_params = TypedDict("Refusal_ActionRollsDead_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsDead = TypedDict("Refusal_ActionRollsDead", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.dead']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsDead_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsExtraIsSpent_params = TypedDict("Refusal_ActionRollsExtraIsSpent_params", {
    #: place of the die, from 1
    'die': 'int',
})

Refusal_ActionRollsExtraIsSpent = TypedDict("Refusal_ActionRollsExtraIsSpent", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.extra-is-spent']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsExtraIsSpent_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoExtra_params = TypedDict("Refusal_ActionRollsNoExtra_params", {
    #: place of the die, from 1
    'die': 'int',
})

Refusal_ActionRollsNoExtra = TypedDict("Refusal_ActionRollsNoExtra", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-extra']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoExtra_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoOpening_params = TypedDict("Refusal_ActionRollsNoOpening_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsNoOpening = TypedDict("Refusal_ActionRollsNoOpening", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-opening']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoOpening_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoSuchAttribute_params = TypedDict("Refusal_ActionRollsNoSuchAttribute_params", {
    #: the attribute
    'attribute': 'Named',
})

Refusal_ActionRollsNoSuchAttribute = TypedDict("Refusal_ActionRollsNoSuchAttribute", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-such-attribute']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoSuchAttribute_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoSuchFaces_params = TypedDict("Refusal_ActionRollsNoSuchFaces_params", {
    #: how many dice
    'dice': 'int',
    #: sides of the die; 0: none
    'sides': 'int',
})

Refusal_ActionRollsNoSuchFaces = TypedDict("Refusal_ActionRollsNoSuchFaces", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-such-faces']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoSuchFaces_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoSuchNote_params = TypedDict("Refusal_ActionRollsNoSuchNote_params", {
    #: the number of the note
    'number': 'int',
})

Refusal_ActionRollsNoSuchNote = TypedDict("Refusal_ActionRollsNoSuchNote", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-such-note']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoSuchNote_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNoSuchPlayer_params = TypedDict("Refusal_ActionRollsNoSuchPlayer_params", {
    #: the id
    'player': 'str',
})

Refusal_ActionRollsNoSuchPlayer = TypedDict("Refusal_ActionRollsNoSuchPlayer", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.no-such-player']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNoSuchPlayer_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsNotYourCharacter_params = TypedDict("Refusal_ActionRollsNotYourCharacter_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsNotYourCharacter = TypedDict("Refusal_ActionRollsNotYourCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.not-your-character']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsNotYourCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsOpeningCost_params = TypedDict("Refusal_ActionRollsOpeningCost_params", {
    #: the most
    'most': 'int',
})

Refusal_ActionRollsOpeningCost = TypedDict("Refusal_ActionRollsOpeningCost", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.opening-cost']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsOpeningCost_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsSaveWaits_params = TypedDict("Refusal_ActionRollsSaveWaits_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_ActionRollsSaveWaits = TypedDict("Refusal_ActionRollsSaveWaits", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.save-waits']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsSaveWaits_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsStruggleIsOne_params = TypedDict("Refusal_ActionRollsStruggleIsOne_params", {
    #: the most
    'most': 'int',
})

Refusal_ActionRollsStruggleIsOne = TypedDict("Refusal_ActionRollsStruggleIsOne", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.struggle-is-one']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsStruggleIsOne_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsTooFewPoints_params = TypedDict("Refusal_ActionRollsTooFewPoints_params", {
    #: action points that are needed
    'need': 'int',
    #: action points that are left
    'have': 'int',
})

Refusal_ActionRollsTooFewPoints = TypedDict("Refusal_ActionRollsTooFewPoints", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.too-few-points']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsTooFewPoints_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsTooMany_params = TypedDict("Refusal_ActionRollsTooMany_params", {
    #: the most
    'most': 'int',
})

Refusal_ActionRollsTooMany = TypedDict("Refusal_ActionRollsTooMany", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.too-many']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsTooMany_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ActionRollsTooManyOpenings_params = TypedDict("Refusal_ActionRollsTooManyOpenings_params", {
    #: the most
    'most': 'int',
})

Refusal_ActionRollsTooManyOpenings = TypedDict("Refusal_ActionRollsTooManyOpenings", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.too-many-openings']",
    #: parameters of the text
    'params': 'Refusal_ActionRollsTooManyOpenings_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AdvanceLimit_params = TypedDict("Refusal_AdvanceLimit_params", {
    #: the category
    'category': 'NamedCategory',
    #: the most
    'limit': 'int',
})

Refusal_AdvanceLimit = TypedDict("Refusal_AdvanceLimit", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['advance-limit']",
    #: parameters of the text
    'params': 'Refusal_AdvanceLimit_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Airborne_params = TypedDict("Refusal_Airborne_params", {
    #: the unit
    'unit': 'NotRequired[NamedUnit]',
})

Refusal_Airborne = TypedDict("Refusal_Airborne", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['airborne']",
    #: parameters of the text
    'params': 'Refusal_Airborne_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AlreadyActed_params = TypedDict("Refusal_AlreadyActed_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_AlreadyActed = TypedDict("Refusal_AlreadyActed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['already-acted']",
    #: parameters of the text
    'params': 'Refusal_AlreadyActed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AlreadyPaid_params = TypedDict("Refusal_AlreadyPaid_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_AlreadyPaid = TypedDict("Refusal_AlreadyPaid", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['already-paid']",
    #: parameters of the text
    'params': 'Refusal_AlreadyPaid_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AlreadySo_params = TypedDict("Refusal_AlreadySo_params", {
    #: the unit or prop
    'unit': 'NotRequired[NamedUnit | NamedProp]',
})

Refusal_AlreadySo = TypedDict("Refusal_AlreadySo", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['already-so']",
    #: parameters of the text
    'params': 'Refusal_AlreadySo_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AlreadyThere_params = TypedDict("Refusal_AlreadyThere_params", {
    #: its name
    'name': 'str',
})

Refusal_AlreadyThere = TypedDict("Refusal_AlreadyThere", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['already-there']",
    #: parameters of the text
    'params': 'Refusal_AlreadyThere_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AskedEnough_params = TypedDict("Refusal_AskedEnough_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most
    'most': 'int',
})

Refusal_AskedEnough = TypedDict("Refusal_AskedEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['asked-enough']",
    #: parameters of the text
    'params': 'Refusal_AskedEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AtCap_params = TypedDict("Refusal_AtCap_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the most, as a die or a number
    'cap': 'str',
})

Refusal_AtCap = TypedDict("Refusal_AtCap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['at-cap']",
    #: parameters of the text
    'params': 'Refusal_AtCap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AttackPending_params = TypedDict("Refusal_AttackPending_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_AttackPending = TypedDict("Refusal_AttackPending", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['attack-pending']",
    #: parameters of the text
    'params': 'Refusal_AttackPending_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AttackRolled_params = TypedDict("Refusal_AttackRolled_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_AttackRolled = TypedDict("Refusal_AttackRolled", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['attack-rolled']",
    #: parameters of the text
    'params': 'Refusal_AttackRolled_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AttackWaits_params = TypedDict("Refusal_AttackWaits_params", {
    #: a word for the reason
    'why': 'str',
})

Refusal_AttackWaits = TypedDict("Refusal_AttackWaits", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['attack-waits']",
    #: parameters of the text
    'params': 'Refusal_AttackWaits_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AttackWaitsNot_params = TypedDict("Refusal_AttackWaitsNot_params", {
    #: the id
    'attack': 'str',
})

Refusal_AttackWaitsNot = TypedDict("Refusal_AttackWaitsNot", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['attack-waits-not']",
    #: parameters of the text
    'params': 'Refusal_AttackWaitsNot_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_AwardRange_params = TypedDict("Refusal_AwardRange_params", {
    #: the most
    'most': 'int',
})

Refusal_AwardRange = TypedDict("Refusal_AwardRange", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['award-range']",
    #: parameters of the text
    'params': 'Refusal_AwardRange_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadCentre_params = TypedDict("Refusal_BadCentre_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Refusal_BadCentre = TypedDict("Refusal_BadCentre", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-centre']",
    #: parameters of the text
    'params': 'Refusal_BadCentre_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadDocument_params = TypedDict("Refusal_BadDocument_params", {
    #: what it is about
    'what': 'str',
})

Refusal_BadDocument = TypedDict("Refusal_BadDocument", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-document']",
    #: parameters of the text
    'params': 'Refusal_BadDocument_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadEntry_params = TypedDict("Refusal_BadEntry_params", {
    #: what it is about
    'what': 'str',
})

Refusal_BadEntry = TypedDict("Refusal_BadEntry", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-entry']",
    #: parameters of the text
    'params': 'Refusal_BadEntry_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadHistory_params = TypedDict("Refusal_BadHistory_params", {
    #: the number of the step
    'version': 'int',
})

Refusal_BadHistory = TypedDict("Refusal_BadHistory", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-history']",
    #: parameters of the text
    'params': 'Refusal_BadHistory_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadId_params = TypedDict("Refusal_BadId_params", {
    #: the id
    'id': 'str',
})

Refusal_BadId = TypedDict("Refusal_BadId", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-id']",
    #: parameters of the text
    'params': 'Refusal_BadId_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadMap_params = TypedDict("Refusal_BadMap_params", {
    #: what it is about
    'what': 'str',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Refusal_BadMap = TypedDict("Refusal_BadMap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-map']",
    #: parameters of the text
    'params': 'Refusal_BadMap_params',
    #: values behind the text
    'data': 'NotRequired[MapFileData | RefusalData | None]',
})

Refusal_BadName_params = TypedDict("Refusal_BadName_params", {
    #: the id
    'id': 'str',
    #: the most
    'limit': 'int',
})

Refusal_BadName = TypedDict("Refusal_BadName", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-name']",
    #: parameters of the text
    'params': 'Refusal_BadName_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadNumber_params = TypedDict("Refusal_BadNumber_params", {
    #: its name
    'name': 'str',
    #: what it is about
    'what': 'str',
    #: the value
    'value': 'int',
    #: the most
    'most': 'int',
})

Refusal_BadNumber = TypedDict("Refusal_BadNumber", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-number']",
    #: parameters of the text
    'params': 'Refusal_BadNumber_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadOrigin_params = TypedDict("Refusal_BadOrigin_params", {
    #: the origin
    'origin': 'str',
})

Refusal_BadOrigin = TypedDict("Refusal_BadOrigin", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-origin']",
    #: parameters of the text
    'params': 'Refusal_BadOrigin_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadPicture_params = TypedDict("Refusal_BadPicture_params", {
    #: what it is about
    'what': 'str',
})

Refusal_BadPicture = TypedDict("Refusal_BadPicture", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-picture']",
    #: parameters of the text
    'params': 'Refusal_BadPicture_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BadProp_params = TypedDict("Refusal_BadProp_params", {
    #: the height
    'height': 'int',
    #: the value
    'value': 'int',
})

Refusal_BadProp = TypedDict("Refusal_BadProp", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['bad-prop']",
    #: parameters of the text
    'params': 'Refusal_BadProp_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BeingPrepared_params = TypedDict("Refusal_BeingPrepared_params", {
    #: how much is done
    'percent': 'int',
})

Refusal_BeingPrepared = TypedDict("Refusal_BeingPrepared", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['being-prepared']",
    #: parameters of the text
    'params': 'Refusal_BeingPrepared_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildAward_params = TypedDict("Refusal_BuildAward_params", {
    #: its name
    'name': 'str',
    #: the award
    'award': 'int',
    #: the most
    'most': 'int',
})

Refusal_BuildAward = TypedDict("Refusal_BuildAward", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-award']",
    #: parameters of the text
    'params': 'Refusal_BuildAward_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildBadId_params = TypedDict("Refusal_BuildBadId_params", {
    #: the id
    'id': 'str',
})

Refusal_BuildBadId = TypedDict("Refusal_BuildBadId", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-bad-id']",
    #: parameters of the text
    'params': 'Refusal_BuildBadId_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildCap_params = TypedDict("Refusal_BuildCap_params", {
    #: its name
    'name': 'str',
    #: the points
    'points': 'int',
    #: the most
    'most': 'int',
})

Refusal_BuildCap = TypedDict("Refusal_BuildCap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-cap']",
    #: parameters of the text
    'params': 'Refusal_BuildCap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildModuleChanged_params = TypedDict("Refusal_BuildModuleChanged_params", {
    #: its name
    'name': 'str',
})

Refusal_BuildModuleChanged = TypedDict("Refusal_BuildModuleChanged", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-module-changed']",
    #: parameters of the text
    'params': 'Refusal_BuildModuleChanged_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildModuleCost_params = TypedDict("Refusal_BuildModuleCost_params", {
    #: its name
    'name': 'str',
    #: how many steps
    'steps': 'int',
    #: the most energy
    'energy': 'int',
})

Refusal_BuildModuleCost = TypedDict("Refusal_BuildModuleCost", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-module-cost']",
    #: parameters of the text
    'params': 'Refusal_BuildModuleCost_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildModuleGenerator_params = TypedDict("Refusal_BuildModuleGenerator_params", {
    #: its name
    'name': 'str',
    #: what it needs
    'needs': 'str',
})

Refusal_BuildModuleGenerator = TypedDict("Refusal_BuildModuleGenerator", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-module-generator']",
    #: parameters of the text
    'params': 'Refusal_BuildModuleGenerator_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildNoEffect_params = TypedDict("Refusal_BuildNoEffect_params", {
    #: its name
    'name': 'str',
})

Refusal_BuildNoEffect = TypedDict("Refusal_BuildNoEffect", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-no-effect']",
    #: parameters of the text
    'params': 'Refusal_BuildNoEffect_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildPoints_params = TypedDict("Refusal_BuildPoints_params", {
    #: its name
    'name': 'str',
    #: what is used
    'used': 'int',
    #: the points
    'points': 'int',
})

Refusal_BuildPoints = TypedDict("Refusal_BuildPoints", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-points']",
    #: parameters of the text
    'params': 'Refusal_BuildPoints_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildSameId_params = TypedDict("Refusal_BuildSameId_params", {
    #: the id
    'id': 'str',
})

Refusal_BuildSameId = TypedDict("Refusal_BuildSameId", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-same-id']",
    #: parameters of the text
    'params': 'Refusal_BuildSameId_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildTagPoints_params = TypedDict("Refusal_BuildTagPoints_params", {
    #: its name
    'name': 'str',
    #: what is used
    'used': 'int',
    #: the points
    'points': 'int',
})

Refusal_BuildTagPoints = TypedDict("Refusal_BuildTagPoints", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-tag-points']",
    #: parameters of the text
    'params': 'Refusal_BuildTagPoints_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildTier_params = TypedDict("Refusal_BuildTier_params", {
    #: its name
    'name': 'str',
    #: the tier
    'tier': 'int',
})

Refusal_BuildTier = TypedDict("Refusal_BuildTier", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-tier']",
    #: parameters of the text
    'params': 'Refusal_BuildTier_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildTooLong_params = TypedDict("Refusal_BuildTooLong_params", {
    #: how many characters it has
    'length': 'int',
    #: the most
    'most': 'int',
})

Refusal_BuildTooLong = TypedDict("Refusal_BuildTooLong", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-too-long']",
    #: parameters of the text
    'params': 'Refusal_BuildTooLong_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildTooMany_params = TypedDict("Refusal_BuildTooMany_params", {
    #: how many
    'count': 'int',
    #: the most
    'most': 'int',
})

Refusal_BuildTooMany = TypedDict("Refusal_BuildTooMany", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-too-many']",
    #: parameters of the text
    'params': 'Refusal_BuildTooMany_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildTuningPoints_params = TypedDict("Refusal_BuildTuningPoints_params", {
    #: its name
    'name': 'str',
    #: what is used
    'used': 'int',
    #: the points
    'points': 'int',
})

Refusal_BuildTuningPoints = TypedDict("Refusal_BuildTuningPoints", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-tuning-points']",
    #: parameters of the text
    'params': 'Refusal_BuildTuningPoints_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildUnknown_params = TypedDict("Refusal_BuildUnknown_params", {
    #: the id
    'id': 'str',
})

Refusal_BuildUnknown = TypedDict("Refusal_BuildUnknown", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-unknown']",
    #: parameters of the text
    'params': 'Refusal_BuildUnknown_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildWeaponGenerator_params = TypedDict("Refusal_BuildWeaponGenerator_params", {
    #: its name
    'name': 'str',
    #: name of the damage type
    'damage': 'str',
    #: what it needs
    'needs': 'str',
})

Refusal_BuildWeaponGenerator = TypedDict("Refusal_BuildWeaponGenerator", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-weapon-generator']",
    #: parameters of the text
    'params': 'Refusal_BuildWeaponGenerator_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildWrongDamage_params = TypedDict("Refusal_BuildWrongDamage_params", {
    #: its name
    'name': 'str',
    #: what it needs
    'needs': 'str',
})

Refusal_BuildWrongDamage = TypedDict("Refusal_BuildWrongDamage", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['build-wrong-damage']",
    #: parameters of the text
    'params': 'Refusal_BuildWrongDamage_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_BuildsEnough_params = TypedDict("Refusal_BuildsEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_BuildsEnough = TypedDict("Refusal_BuildsEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['builds-enough']",
    #: parameters of the text
    'params': 'Refusal_BuildsEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CannotAfford_params = TypedDict("Refusal_CannotAfford_params", {
    #: what is left
    'left': 'int',
    #: what is needed
    'need': 'int',
})

Refusal_CannotAfford = TypedDict("Refusal_CannotAfford", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['cannot-afford']",
    #: parameters of the text
    'params': 'Refusal_CannotAfford_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CarriedAlready_params = TypedDict("Refusal_CarriedAlready_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_CarriedAlready = TypedDict("Refusal_CarriedAlready", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['carried-already']",
    #: parameters of the text
    'params': 'Refusal_CarriedAlready_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowCourseDie_params = TypedDict("Refusal_CourseAndFlowCourseDie_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

Refusal_CourseAndFlowCourseDie = TypedDict("Refusal_CourseAndFlowCourseDie", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.course-die']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowCourseDie_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowDieNotAvailable_params = TypedDict("Refusal_CourseAndFlowDieNotAvailable_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowDieNotAvailable = TypedDict("Refusal_CourseAndFlowDieNotAvailable", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.die-not-available']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowDieNotAvailable_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowDieNotRolled_params = TypedDict("Refusal_CourseAndFlowDieNotRolled_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

Refusal_CourseAndFlowDieNotRolled = TypedDict("Refusal_CourseAndFlowDieNotRolled", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.die-not-rolled']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowDieNotRolled_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowFlowExists_params = TypedDict("Refusal_CourseAndFlowFlowExists_params", {
    #: the Flow
    'flow': 'Named',
})

Refusal_CourseAndFlowFlowExists = TypedDict("Refusal_CourseAndFlowFlowExists", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.flow-exists']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowFlowExists_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowFlowInUse_params = TypedDict("Refusal_CourseAndFlowFlowInUse_params", {
    #: the Flow
    'flow': 'Named',
})

Refusal_CourseAndFlowFlowInUse = TypedDict("Refusal_CourseAndFlowFlowInUse", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.flow-in-use']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowFlowInUse_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowFlowUsed_params = TypedDict("Refusal_CourseAndFlowFlowUsed_params", {
    #: the Flow
    'flow': 'Named',
})

Refusal_CourseAndFlowFlowUsed = TypedDict("Refusal_CourseAndFlowFlowUsed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.flow-used']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowFlowUsed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoIntent_params = TypedDict("Refusal_CourseAndFlowNoIntent_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNoIntent = TypedDict("Refusal_CourseAndFlowNoIntent", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-intent']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoIntent_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoSuchFlow_params = TypedDict("Refusal_CourseAndFlowNoSuchFlow_params", {
    #: the Flow
    'flow': 'Named',
})

Refusal_CourseAndFlowNoSuchFlow = TypedDict("Refusal_CourseAndFlowNoSuchFlow", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-such-flow']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoSuchFlow_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoSuchPlayer_params = TypedDict("Refusal_CourseAndFlowNoSuchPlayer_params", {
    #: the id
    'player': 'str',
})

Refusal_CourseAndFlowNoSuchPlayer = TypedDict("Refusal_CourseAndFlowNoSuchPlayer", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-such-player']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoSuchPlayer_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoSuchSlot_params = TypedDict("Refusal_CourseAndFlowNoSuchSlot_params", {
    #: the track
    'track': 'Named',
    #: the slot, from 1
    'slot': 'int',
})

Refusal_CourseAndFlowNoSuchSlot = TypedDict("Refusal_CourseAndFlowNoSuchSlot", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-such-slot']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoSuchSlot_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoSuchTrack_params = TypedDict("Refusal_CourseAndFlowNoSuchTrack_params", {
    #: the track
    'track': 'Named',
})

Refusal_CourseAndFlowNoSuchTrack = TypedDict("Refusal_CourseAndFlowNoSuchTrack", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-such-track']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoSuchTrack_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoTerms_params = TypedDict("Refusal_CourseAndFlowNoTerms_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNoTerms = TypedDict("Refusal_CourseAndFlowNoTerms", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-terms']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoTerms_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoToken_params = TypedDict("Refusal_CourseAndFlowNoToken_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
})

Refusal_CourseAndFlowNoToken = TypedDict("Refusal_CourseAndFlowNoToken", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-token']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoToken_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNoWinDue_params = TypedDict("Refusal_CourseAndFlowNoWinDue_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNoWinDue = TypedDict("Refusal_CourseAndFlowNoWinDue", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.no-win-due']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNoWinDue_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNotAnswered_params = TypedDict("Refusal_CourseAndFlowNotAnswered_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNotAnswered = TypedDict("Refusal_CourseAndFlowNotAnswered", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.not-answered']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNotAnswered_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNotNow_params = TypedDict("Refusal_CourseAndFlowNotNow_params", {
    #: the character
    'player': 'NamedPlayer',
    #: a word for what it waits for
    'phase': 'str',
})

Refusal_CourseAndFlowNotNow = TypedDict("Refusal_CourseAndFlowNotNow", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.not-now']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNotNow_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNotYourCharacter_params = TypedDict("Refusal_CourseAndFlowNotYourCharacter_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNotYourCharacter = TypedDict("Refusal_CourseAndFlowNotYourCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.not-your-character']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNotYourCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNothingToTake_params = TypedDict("Refusal_CourseAndFlowNothingToTake_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNothingToTake = TypedDict("Refusal_CourseAndFlowNothingToTake", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.nothing-to-take']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNothingToTake_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowNpcNeverRolls_params = TypedDict("Refusal_CourseAndFlowNpcNeverRolls_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowNpcNeverRolls = TypedDict("Refusal_CourseAndFlowNpcNeverRolls", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.npc-never-rolls']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowNpcNeverRolls_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowRollOpen_params = TypedDict("Refusal_CourseAndFlowRollOpen_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowRollOpen = TypedDict("Refusal_CourseAndFlowRollOpen", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.roll-open']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowRollOpen_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowSameDie_params = TypedDict("Refusal_CourseAndFlowSameDie_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
})

Refusal_CourseAndFlowSameDie = TypedDict("Refusal_CourseAndFlowSameDie", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.same-die']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowSameDie_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowSetTheCourse_params = TypedDict("Refusal_CourseAndFlowSetTheCourse_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowSetTheCourse = TypedDict("Refusal_CourseAndFlowSetTheCourse", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.set-the-course']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowSetTheCourse_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowSlotNotMarked_params = TypedDict("Refusal_CourseAndFlowSlotNotMarked_params", {
    #: the track
    'track': 'Named',
    #: the slot, from 1
    'slot': 'int',
})

Refusal_CourseAndFlowSlotNotMarked = TypedDict("Refusal_CourseAndFlowSlotNotMarked", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.slot-not-marked']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowSlotNotMarked_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowTermsChanged_params = TypedDict("Refusal_CourseAndFlowTermsChanged_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowTermsChanged = TypedDict("Refusal_CourseAndFlowTermsChanged", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.terms-changed']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowTermsChanged_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowThresholdTooHigh_params = TypedDict("Refusal_CourseAndFlowThresholdTooHigh_params", {
    #: what a win takes
    'threshold': 'int',
    #: the most
    'most': 'int',
})

Refusal_CourseAndFlowThresholdTooHigh = TypedDict("Refusal_CourseAndFlowThresholdTooHigh", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.threshold-too-high']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowThresholdTooHigh_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowThresholdTooLow_params = TypedDict("Refusal_CourseAndFlowThresholdTooLow_params", {
    #: what a win takes
    'threshold': 'int',
    #: the least
    'least': 'int',
})

Refusal_CourseAndFlowThresholdTooLow = TypedDict("Refusal_CourseAndFlowThresholdTooLow", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.threshold-too-low']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowThresholdTooLow_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_CourseAndFlowTooFewDice_params = TypedDict("Refusal_CourseAndFlowTooFewDice_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_CourseAndFlowTooFewDice = TypedDict("Refusal_CourseAndFlowTooFewDice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['course-and-flow.too-few-dice']",
    #: parameters of the text
    'params': 'Refusal_CourseAndFlowTooFewDice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_DescendedEnough_params = TypedDict("Refusal_DescendedEnough_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most
    'most': 'int',
})

Refusal_DescendedEnough = TypedDict("Refusal_DescendedEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['descended-enough']",
    #: parameters of the text
    'params': 'Refusal_DescendedEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Destroyed_params = TypedDict("Refusal_Destroyed_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_Destroyed = TypedDict("Refusal_Destroyed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['destroyed']",
    #: parameters of the text
    'params': 'Refusal_Destroyed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_DrawingTooLong_params = TypedDict("Refusal_DrawingTooLong_params", {
    #: the most
    'most': 'int',
})

Refusal_DrawingTooLong = TypedDict("Refusal_DrawingTooLong", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['drawing-too-long']",
    #: parameters of the text
    'params': 'Refusal_DrawingTooLong_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_DrawingsEnough_params = TypedDict("Refusal_DrawingsEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_DrawingsEnough = TypedDict("Refusal_DrawingsEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['drawings-enough']",
    #: parameters of the text
    'params': 'Refusal_DrawingsEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_DrawingsFull_params = TypedDict("Refusal_DrawingsFull_params", {
    #: the most
    'most': 'int',
})

Refusal_DrawingsFull = TypedDict("Refusal_DrawingsFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['drawings-full']",
    #: parameters of the text
    'params': 'Refusal_DrawingsFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_DuringMission_params = TypedDict("Refusal_DuringMission_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_DuringMission = TypedDict("Refusal_DuringMission", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['during-mission']",
    #: parameters of the text
    'params': 'Refusal_DuringMission_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_EffectsEnough_params = TypedDict("Refusal_EffectsEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_EffectsEnough = TypedDict("Refusal_EffectsEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['effects-enough']",
    #: parameters of the text
    'params': 'Refusal_EffectsEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_EntropyEnough_params = TypedDict("Refusal_EntropyEnough_params", {
    #: the most
    'limit': 'int',
})

Refusal_EntropyEnough = TypedDict("Refusal_EntropyEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['entropy-enough']",
    #: parameters of the text
    'params': 'Refusal_EntropyEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ExpansionsOff_params = TypedDict("Refusal_ExpansionsOff_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_ExpansionsOff = TypedDict("Refusal_ExpansionsOff", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['expansions-off']",
    #: parameters of the text
    'params': 'Refusal_ExpansionsOff_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_FrameNotLost_params = TypedDict("Refusal_FrameNotLost_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_FrameNotLost = TypedDict("Refusal_FrameNotLost", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['frame-not-lost']",
    #: parameters of the text
    'params': 'Refusal_FrameNotLost_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_GiftToSelf_params = TypedDict("Refusal_GiftToSelf_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_GiftToSelf = TypedDict("Refusal_GiftToSelf", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['gift-to-self']",
    #: parameters of the text
    'params': 'Refusal_GiftToSelf_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_HasCharacter_params = TypedDict("Refusal_HasCharacter_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_HasCharacter = TypedDict("Refusal_HasCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['has-character']",
    #: parameters of the text
    'params': 'Refusal_HasCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_HasNotFlown_params = TypedDict("Refusal_HasNotFlown_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_HasNotFlown = TypedDict("Refusal_HasNotFlown", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['has-not-flown']",
    #: parameters of the text
    'params': 'Refusal_HasNotFlown_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_HistoryTooLong_params = TypedDict("Refusal_HistoryTooLong_params", {
    #: the most
    'limit': 'int',
    #: rows of hexes
    'rows': 'int',
})

Refusal_HistoryTooLong = TypedDict("Refusal_HistoryTooLong", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['history-too-long']",
    #: parameters of the text
    'params': 'Refusal_HistoryTooLong_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_HoverGrounded_params = TypedDict("Refusal_HoverGrounded_params", {
    #: the unit
    'unit': 'NotRequired[NamedUnit]',
})

Refusal_HoverGrounded = TypedDict("Refusal_HoverGrounded", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['hover-grounded']",
    #: parameters of the text
    'params': 'Refusal_HoverGrounded_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_HoverHeight_params = TypedDict("Refusal_HoverHeight_params", {
    #: the most
    'most': 'int',
})

Refusal_HoverHeight = TypedDict("Refusal_HoverHeight", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['hover-height']",
    #: parameters of the text
    'params': 'Refusal_HoverHeight_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_IdTwice_params = TypedDict("Refusal_IdTwice_params", {
    #: the id
    'id': 'str',
})

Refusal_IdTwice = TypedDict("Refusal_IdTwice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['id-twice']",
    #: parameters of the text
    'params': 'Refusal_IdTwice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_IllegalBuild_params = TypedDict("Refusal_IllegalBuild_params", {
    #: how many
    'count': 'int',
    #: its name
    'name': 'str',
})

Refusal_IllegalBuild = TypedDict("Refusal_IllegalBuild", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['illegal-build']",
    #: parameters of the text
    'params': 'Refusal_IllegalBuild_params',
    #: values behind the text
    'data': 'NotRequired[IllegalBuildData | None]',
})

Refusal_InDebt_params = TypedDict("Refusal_InDebt_params", {
    #: the credits
    'credits': 'int',
})

Refusal_InDebt = TypedDict("Refusal_InDebt", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['in-debt']",
    #: parameters of the text
    'params': 'Refusal_InDebt_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_InTheGround_params = TypedDict("Refusal_InTheGround_params", {
    #: the lowest level of the prop
    'base': 'int',
    #: the level of the ground; null: a void
    'ground': 'int | None',
    #: the hex
    'hex': 'HexDocument',
})

Refusal_InTheGround = TypedDict("Refusal_InTheGround", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['in-the-ground']",
    #: parameters of the text
    'params': 'Refusal_InTheGround_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_JournalFull_params = TypedDict("Refusal_JournalFull_params", {
    #: the most
    'most': 'int',
    #: the most characters of text
    'characters': 'int',
})

Refusal_JournalFull = TypedDict("Refusal_JournalFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['journal-full']",
    #: parameters of the text
    'params': 'Refusal_JournalFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_LevelOutOfRange_params = TypedDict("Refusal_LevelOutOfRange_params", {
    #: the highest
    'high': 'int',
    #: the level; each is 10 m
    'level': 'int',
    #: the lowest
    'low': 'int',
})

Refusal_LevelOutOfRange = TypedDict("Refusal_LevelOutOfRange", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['level-out-of-range']",
    #: parameters of the text
    'params': 'Refusal_LevelOutOfRange_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_LibraryFull_params = TypedDict("Refusal_LibraryFull_params", {
    #: the most
    'limit': 'int',
})

Refusal_LibraryFull = TypedDict("Refusal_LibraryFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['library-full']",
    #: parameters of the text
    'params': 'Refusal_LibraryFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Malformed_params = TypedDict("Refusal_Malformed_params", {
    #: what it is about
    'what': 'str',
    #: the place, such as `$.to`
    'at': 'str',
})

Refusal_Malformed = TypedDict("Refusal_Malformed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['malformed']",
    #: parameters of the text
    'params': 'Refusal_Malformed_params',
    #: values behind the text
    'data': 'NotRequired[MalformedData | list[Mistake] | None]',
})

Refusal_MissionFull_params = TypedDict("Refusal_MissionFull_params", {
    #: the most
    'limit': 'int',
})

Refusal_MissionFull = TypedDict("Refusal_MissionFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['mission-full']",
    #: parameters of the text
    'params': 'Refusal_MissionFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_MissionNotOver_params = TypedDict("Refusal_MissionNotOver_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_MissionNotOver = TypedDict("Refusal_MissionNotOver", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['mission-not-over']",
    #: parameters of the text
    'params': 'Refusal_MissionNotOver_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_MissionRunning_params = TypedDict("Refusal_MissionRunning_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_MissionRunning = TypedDict("Refusal_MissionRunning", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['mission-running']",
    #: parameters of the text
    'params': 'Refusal_MissionRunning_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ModuleNoHex_params = TypedDict("Refusal_ModuleNoHex_params", {
    #: the expansion
    'module': 'NamedModule',
})

Refusal_ModuleNoHex = TypedDict("Refusal_ModuleNoHex", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['module-no-hex']",
    #: parameters of the text
    'params': 'Refusal_ModuleNoHex_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ModuleNotSeen_params = TypedDict("Refusal_ModuleNotSeen_params", {
    #: the expansion
    'module': 'NamedModule',
    #: the hex
    'hex': 'HexDocument',
})

Refusal_ModuleNotSeen = TypedDict("Refusal_ModuleNotSeen", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['module-not-seen']",
    #: parameters of the text
    'params': 'Refusal_ModuleNotSeen_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ModuleTooFar_params = TypedDict("Refusal_ModuleTooFar_params", {
    #: the expansion
    'module': 'NamedModule',
    #: the hex
    'hex': 'HexDocument',
    #: the most
    'most': 'int',
})

Refusal_ModuleTooFar = TypedDict("Refusal_ModuleTooFar", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['module-too-far']",
    #: parameters of the text
    'params': 'Refusal_ModuleTooFar_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NamedTwice_params = TypedDict("Refusal_NamedTwice_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
})

Refusal_NamedTwice = TypedDict("Refusal_NamedTwice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['named-twice']",
    #: parameters of the text
    'params': 'Refusal_NamedTwice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NeedsTarget_params = TypedDict("Refusal_NeedsTarget_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Refusal_NeedsTarget = TypedDict("Refusal_NeedsTarget", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['needs-target']",
    #: parameters of the text
    'params': 'Refusal_NeedsTarget_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NewerHistory_params = TypedDict("Refusal_NewerHistory_params", {
    #: what it is about
    'what': 'str',
})

Refusal_NewerHistory = TypedDict("Refusal_NewerHistory", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['newer-history']",
    #: parameters of the text
    'params': 'Refusal_NewerHistory_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoAttributes_params = TypedDict("Refusal_NoAttributes_params", {
    #: the category
    'category': 'NamedCategory',
})

Refusal_NoAttributes = TypedDict("Refusal_NoAttributes", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-attributes']",
    #: parameters of the text
    'params': 'Refusal_NoAttributes_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoCarrier_params = TypedDict("Refusal_NoCarrier_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})

Refusal_NoCarrier = TypedDict("Refusal_NoCarrier", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-carrier']",
    #: parameters of the text
    'params': 'Refusal_NoCarrier_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoCharacter_params = TypedDict("Refusal_NoCharacter_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoCharacter = TypedDict("Refusal_NoCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-character']",
    #: parameters of the text
    'params': 'Refusal_NoCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoCooling_params = TypedDict("Refusal_NoCooling_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most
    'most': 'int',
})

Refusal_NoCooling = TypedDict("Refusal_NoCooling", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-cooling']",
    #: parameters of the text
    'params': 'Refusal_NoCooling_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoCrew_params = TypedDict("Refusal_NoCrew_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_NoCrew = TypedDict("Refusal_NoCrew", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-crew']",
    #: parameters of the text
    'params': 'Refusal_NoCrew_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoEnergy_params = TypedDict("Refusal_NoEnergy_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is left
    'left': 'int',
    #: what is needed
    'need': 'int',
})

Refusal_NoEnergy = TypedDict("Refusal_NoEnergy", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-energy']",
    #: parameters of the text
    'params': 'Refusal_NoEnergy_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoFrame_params = TypedDict("Refusal_NoFrame_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoFrame = TypedDict("Refusal_NoFrame", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-frame']",
    #: parameters of the text
    'params': 'Refusal_NoFrame_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoFrameNear_params = TypedDict("Refusal_NoFrameNear_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoFrameNear = TypedDict("Refusal_NoFrameNear", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-frame-near']",
    #: parameters of the text
    'params': 'Refusal_NoFrameNear_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoFreePlace_params = TypedDict("Refusal_NoFreePlace_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoFreePlace = TypedDict("Refusal_NoFreePlace", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-free-place']",
    #: parameters of the text
    'params': 'Refusal_NoFreePlace_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoHoming_params = TypedDict("Refusal_NoHoming_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Refusal_NoHoming = TypedDict("Refusal_NoHoming", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-homing']",
    #: parameters of the text
    'params': 'Refusal_NoHoming_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoLockOn_params = TypedDict("Refusal_NoLockOn_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoLockOn = TypedDict("Refusal_NoLockOn", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-lock-on']",
    #: parameters of the text
    'params': 'Refusal_NoLockOn_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoPlan_params = TypedDict("Refusal_NoPlan_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_NoPlan = TypedDict("Refusal_NoPlan", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-plan']",
    #: parameters of the text
    'params': 'Refusal_NoPlan_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoPreparation_params = TypedDict("Refusal_NoPreparation_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how many steps
    'steps': 'int',
})

Refusal_NoPreparation = TypedDict("Refusal_NoPreparation", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-preparation']",
    #: parameters of the text
    'params': 'Refusal_NoPreparation_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoReaction_params = TypedDict("Refusal_NoReaction_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoReaction = TypedDict("Refusal_NoReaction", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-reaction']",
    #: parameters of the text
    'params': 'Refusal_NoReaction_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoRoom_params = TypedDict("Refusal_NoRoom_params", {
    #: how long to wait
    'seconds': 'int',
})

Refusal_NoRoom = TypedDict("Refusal_NoRoom", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-room']",
    #: parameters of the text
    'params': 'Refusal_NoRoom_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoRoomAbove_params = TypedDict("Refusal_NoRoomAbove_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoRoomAbove = TypedDict("Refusal_NoRoomAbove", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-room-above']",
    #: parameters of the text
    'params': 'Refusal_NoRoomAbove_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSpeed_params = TypedDict("Refusal_NoSpeed_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is needed
    'need': 'int',
})

Refusal_NoSpeed = TypedDict("Refusal_NoSpeed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-speed']",
    #: parameters of the text
    'params': 'Refusal_NoSpeed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSteps_params = TypedDict("Refusal_NoSteps_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is left
    'left': 'int',
    #: what is needed
    'need': 'int',
})

Refusal_NoSteps = TypedDict("Refusal_NoSteps", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-steps']",
    #: parameters of the text
    'params': 'Refusal_NoSteps_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchAction_params = TypedDict("Refusal_NoSuchAction_params", {
    #: name of the action
    'action': 'str',
    #: title of the dice system
    'system': 'str',
})

Refusal_NoSuchAction = TypedDict("Refusal_NoSuchAction", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-action']",
    #: parameters of the text
    'params': 'Refusal_NoSuchAction_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchAsk_params = TypedDict("Refusal_NoSuchAsk_params", {
    #: the id
    'ask': 'str',
})

Refusal_NoSuchAsk = TypedDict("Refusal_NoSuchAsk", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-ask']",
    #: parameters of the text
    'params': 'Refusal_NoSuchAsk_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchAttack_params = TypedDict("Refusal_NoSuchAttack_params", {
    #: the id
    'attack': 'str',
})

Refusal_NoSuchAttack = TypedDict("Refusal_NoSuchAttack", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-attack']",
    #: parameters of the text
    'params': 'Refusal_NoSuchAttack_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchAttribute_params = TypedDict("Refusal_NoSuchAttribute_params", {
    #: the id
    'attribute': 'str',
})

Refusal_NoSuchAttribute = TypedDict("Refusal_NoSuchAttribute", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-attribute']",
    #: parameters of the text
    'params': 'Refusal_NoSuchAttribute_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchBuild_params = TypedDict("Refusal_NoSuchBuild_params", {
    #: the id
    'build': 'str',
})

Refusal_NoSuchBuild = TypedDict("Refusal_NoSuchBuild", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-build']",
    #: parameters of the text
    'params': 'Refusal_NoSuchBuild_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchCategory_params = TypedDict("Refusal_NoSuchCategory_params", {
    #: the id
    'category': 'str',
})

Refusal_NoSuchCategory = TypedDict("Refusal_NoSuchCategory", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-category']",
    #: parameters of the text
    'params': 'Refusal_NoSuchCategory_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchCharacter_params = TypedDict("Refusal_NoSuchCharacter_params", {
    #: the id
    'character': 'str',
})

Refusal_NoSuchCharacter = TypedDict("Refusal_NoSuchCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-character']",
    #: parameters of the text
    'params': 'Refusal_NoSuchCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchCondition_params = TypedDict("Refusal_NoSuchCondition_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NoSuchCondition = TypedDict("Refusal_NoSuchCondition", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-condition']",
    #: parameters of the text
    'params': 'Refusal_NoSuchCondition_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchDeduction_params = TypedDict("Refusal_NoSuchDeduction_params", {
    #: the id
    'deduction': 'str',
})

Refusal_NoSuchDeduction = TypedDict("Refusal_NoSuchDeduction", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-deduction']",
    #: parameters of the text
    'params': 'Refusal_NoSuchDeduction_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchDrawing_params = TypedDict("Refusal_NoSuchDrawing_params", {
    #: the id
    'drawing': 'str',
})

Refusal_NoSuchDrawing = TypedDict("Refusal_NoSuchDrawing", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-drawing']",
    #: parameters of the text
    'params': 'Refusal_NoSuchDrawing_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchEffect_params = TypedDict("Refusal_NoSuchEffect_params", {
    #: the id
    'effect': 'str',
})

Refusal_NoSuchEffect = TypedDict("Refusal_NoSuchEffect", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-effect']",
    #: parameters of the text
    'params': 'Refusal_NoSuchEffect_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchJournalPage_params = TypedDict("Refusal_NoSuchJournalPage_params", {
    #: the id
    'page': 'str',
})

Refusal_NoSuchJournalPage = TypedDict("Refusal_NoSuchJournalPage", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-journal-page']",
    #: parameters of the text
    'params': 'Refusal_NoSuchJournalPage_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchMission_params = TypedDict("Refusal_NoSuchMission_params", {
    #: the id
    'mission': 'str',
})

Refusal_NoSuchMission = TypedDict("Refusal_NoSuchMission", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-mission']",
    #: parameters of the text
    'params': 'Refusal_NoSuchMission_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchModule_params = TypedDict("Refusal_NoSuchModule_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the id
    'module': 'str',
})

Refusal_NoSuchModule = TypedDict("Refusal_NoSuchModule", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-module']",
    #: parameters of the text
    'params': 'Refusal_NoSuchModule_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchMoment_params = TypedDict("Refusal_NoSuchMoment_params", {
    #: the number that was asked for
    'seq': 'int',
    #: the number of the last one
    'last': 'int',
})

Refusal_NoSuchMoment = TypedDict("Refusal_NoSuchMoment", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-moment']",
    #: parameters of the text
    'params': 'Refusal_NoSuchMoment_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchNumber_params = TypedDict("Refusal_NoSuchNumber_params", {
    #: its name
    'name': 'str',
})

Refusal_NoSuchNumber = TypedDict("Refusal_NoSuchNumber", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-number']",
    #: parameters of the text
    'params': 'Refusal_NoSuchNumber_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchObjective_params = TypedDict("Refusal_NoSuchObjective_params", {
    #: the id
    'objective': 'str',
})

Refusal_NoSuchObjective = TypedDict("Refusal_NoSuchObjective", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-objective']",
    #: parameters of the text
    'params': 'Refusal_NoSuchObjective_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchProp_params = TypedDict("Refusal_NoSuchProp_params", {
    #: the id
    'prop': 'str',
})

Refusal_NoSuchProp = TypedDict("Refusal_NoSuchProp", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-prop']",
    #: parameters of the text
    'params': 'Refusal_NoSuchProp_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchReadyTable_params = TypedDict("Refusal_NoSuchReadyTable_params", {
    #: the id
    'ready': 'str',
})

Refusal_NoSuchReadyTable = TypedDict("Refusal_NoSuchReadyTable", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-ready-table']",
    #: parameters of the text
    'params': 'Refusal_NoSuchReadyTable_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchRequest_params = TypedDict("Refusal_NoSuchRequest_params", {
    #: the id
    'request': 'str',
})

Refusal_NoSuchRequest = TypedDict("Refusal_NoSuchRequest", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-request']",
    #: parameters of the text
    'params': 'Refusal_NoSuchRequest_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchScene_params = TypedDict("Refusal_NoSuchScene_params", {
    #: the id
    'scene': 'str',
})

Refusal_NoSuchScene = TypedDict("Refusal_NoSuchScene", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-scene']",
    #: parameters of the text
    'params': 'Refusal_NoSuchScene_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchSchema_params = TypedDict("Refusal_NoSuchSchema_params", {
    #: its name
    'name': 'str',
})

Refusal_NoSuchSchema = TypedDict("Refusal_NoSuchSchema", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-schema']",
    #: parameters of the text
    'params': 'Refusal_NoSuchSchema_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchSeat_params = TypedDict("Refusal_NoSuchSeat_params", {
    #: the id
    'seat': 'NotRequired[str]',
})

Refusal_NoSuchSeat = TypedDict("Refusal_NoSuchSeat", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-seat']",
    #: parameters of the text
    'params': 'Refusal_NoSuchSeat_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchSystem_params = TypedDict("Refusal_NoSuchSystem_params", {
    #: its name
    'name': 'str',
})

Refusal_NoSuchSystem = TypedDict("Refusal_NoSuchSystem", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-system']",
    #: parameters of the text
    'params': 'Refusal_NoSuchSystem_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchTarget_params = TypedDict("Refusal_NoSuchTarget_params", {
    #: the id
    'target': 'str',
})

Refusal_NoSuchTarget = TypedDict("Refusal_NoSuchTarget", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-target']",
    #: parameters of the text
    'params': 'Refusal_NoSuchTarget_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchTemplate_params = TypedDict("Refusal_NoSuchTemplate_params", {
    #: the id
    'template': 'str',
})

Refusal_NoSuchTemplate = TypedDict("Refusal_NoSuchTemplate", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-template']",
    #: parameters of the text
    'params': 'Refusal_NoSuchTemplate_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchUnit_params = TypedDict("Refusal_NoSuchUnit_params", {
    #: the id
    'unit': 'str',
})

Refusal_NoSuchUnit = TypedDict("Refusal_NoSuchUnit", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-unit']",
    #: parameters of the text
    'params': 'Refusal_NoSuchUnit_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchWave_params = TypedDict("Refusal_NoSuchWave_params", {
    #: the id
    'wave': 'str',
})

Refusal_NoSuchWave = TypedDict("Refusal_NoSuchWave", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-wave']",
    #: parameters of the text
    'params': 'Refusal_NoSuchWave_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchWeapon_params = TypedDict("Refusal_NoSuchWeapon_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the id
    'weapon': 'str',
})

Refusal_NoSuchWeapon = TypedDict("Refusal_NoSuchWeapon", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-weapon']",
    #: parameters of the text
    'params': 'Refusal_NoSuchWeapon_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoSuchZone_params = TypedDict("Refusal_NoSuchZone_params", {
    #: the id
    'zone': 'str',
})

Refusal_NoSuchZone = TypedDict("Refusal_NoSuchZone", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-such-zone']",
    #: parameters of the text
    'params': 'Refusal_NoSuchZone_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoTurn_params = TypedDict("Refusal_NoTurn_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
})

Refusal_NoTurn = TypedDict("Refusal_NoTurn", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-turn']",
    #: parameters of the text
    'params': 'Refusal_NoTurn_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoUnitLinked_params = TypedDict("Refusal_NoUnitLinked_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_NoUnitLinked = TypedDict("Refusal_NoUnitLinked", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-unit-linked']",
    #: parameters of the text
    'params': 'Refusal_NoUnitLinked_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NoZone_params = TypedDict("Refusal_NoZone_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Refusal_NoZone = TypedDict("Refusal_NoZone", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['no-zone']",
    #: parameters of the text
    'params': 'Refusal_NoZone_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotAcceptable_params = TypedDict("Refusal_NotAcceptable_params", {
    #: the name of the type
    'type': 'str',
})

Refusal_NotAcceptable = TypedDict("Refusal_NotAcceptable", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-acceptable']",
    #: parameters of the text
    'params': 'Refusal_NotAcceptable_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotActed_params = TypedDict("Refusal_NotActed_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotActed = TypedDict("Refusal_NotActed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-acted']",
    #: parameters of the text
    'params': 'Refusal_NotActed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotBeside_params = TypedDict("Refusal_NotBeside_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'target': 'NamedUnit',
})

Refusal_NotBeside = TypedDict("Refusal_NotBeside", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-beside']",
    #: parameters of the text
    'params': 'Refusal_NotBeside_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotCarried_params = TypedDict("Refusal_NotCarried_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotCarried = TypedDict("Refusal_NotCarried", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-carried']",
    #: parameters of the text
    'params': 'Refusal_NotCarried_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotEnvironmental_params = TypedDict("Refusal_NotEnvironmental_params", {
    #: the segment of the round now
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Refusal_NotEnvironmental = TypedDict("Refusal_NotEnvironmental", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-environmental']",
    #: parameters of the text
    'params': 'Refusal_NotEnvironmental_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotForPilots_params = TypedDict("Refusal_NotForPilots_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotForPilots = TypedDict("Refusal_NotForPilots", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-for-pilots']",
    #: parameters of the text
    'params': 'Refusal_NotForPilots_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotInABatch_params = TypedDict("Refusal_NotInABatch_params", {
    #: the name of the type
    'type': 'str',
})

Refusal_NotInABatch = TypedDict("Refusal_NotInABatch", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-in-a-batch']",
    #: parameters of the text
    'params': 'Refusal_NotInABatch_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotInAir_params = TypedDict("Refusal_NotInAir_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotInAir = TypedDict("Refusal_NotInAir", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-in-air']",
    #: parameters of the text
    'params': 'Refusal_NotInAir_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotInCrew_params = TypedDict("Refusal_NotInCrew_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_NotInCrew = TypedDict("Refusal_NotInCrew", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-in-crew']",
    #: parameters of the text
    'params': 'Refusal_NotInCrew_params',
    #: values behind the text
    'data': 'NotRequired[NotInCrewData | None]',
})

Refusal_NotInReserve_params = TypedDict("Refusal_NotInReserve_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotInReserve = TypedDict("Refusal_NotInReserve", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-in-reserve']",
    #: parameters of the text
    'params': 'Refusal_NotInReserve_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotMendable_params = TypedDict("Refusal_NotMendable_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
})

Refusal_NotMendable = TypedDict("Refusal_NotMendable", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-mendable']",
    #: parameters of the text
    'params': 'Refusal_NotMendable_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotOnFoot_params = TypedDict("Refusal_NotOnFoot_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotOnFoot = TypedDict("Refusal_NotOnFoot", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-on-foot']",
    #: parameters of the text
    'params': 'Refusal_NotOnFoot_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotOnMap_params = TypedDict("Refusal_NotOnMap_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotOnMap = TypedDict("Refusal_NotOnMap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-on-map']",
    #: parameters of the text
    'params': 'Refusal_NotOnMap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotRunning_params = TypedDict("Refusal_NotRunning_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_NotRunning = TypedDict("Refusal_NotRunning", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-running']",
    #: parameters of the text
    'params': 'Refusal_NotRunning_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotSignedIn = TypedDict("Refusal_NotSignedIn", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-signed-in']",
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: values behind the text
    'data': 'NotRequired[SignInData | None]',
})

Refusal_NotYourBuild_params = TypedDict("Refusal_NotYourBuild_params", {
    #: the build
    'build': 'NamedBuild',
})

Refusal_NotYourBuild = TypedDict("Refusal_NotYourBuild", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-your-build']",
    #: parameters of the text
    'params': 'Refusal_NotYourBuild_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotYourCharacter_params = TypedDict("Refusal_NotYourCharacter_params", {
    #: the character
    'character': 'NamedCharacter',
})

Refusal_NotYourCharacter = TypedDict("Refusal_NotYourCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-your-character']",
    #: parameters of the text
    'params': 'Refusal_NotYourCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotYourPage_params = TypedDict("Refusal_NotYourPage_params", {
    #: the page
    'page': 'NamedPage',
})

Refusal_NotYourPage = TypedDict("Refusal_NotYourPage", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-your-page']",
    #: parameters of the text
    'params': 'Refusal_NotYourPage_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotYourRoll_params = TypedDict("Refusal_NotYourRoll_params", {
    #: the units whose rolls are awaited
    'waiting': 'list[NamedUnit]',
})

Refusal_NotYourRoll = TypedDict("Refusal_NotYourRoll", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-your-roll']",
    #: parameters of the text
    'params': 'Refusal_NotYourRoll_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotYourTurn_params = TypedDict("Refusal_NotYourTurn_params", {
    #: the unit
    'active': 'NamedUnit',
    #: the unit
    'unit': 'NamedUnit',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
})

Refusal_NotYourTurn = TypedDict("Refusal_NotYourTurn", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-your-turn']",
    #: parameters of the text
    'params': 'Refusal_NotYourTurn_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotYours_params = TypedDict("Refusal_NotYours_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NotYours = TypedDict("Refusal_NotYours", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['not-yours']",
    #: parameters of the text
    'params': 'Refusal_NotYours_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationDice_params = TypedDict("Refusal_NotationDice_params", {
    #: the most
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationDice = TypedDict("Refusal_NotationDice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-dice']",
    #: parameters of the text
    'params': 'Refusal_NotationDice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationEmpty_params = TypedDict("Refusal_NotationEmpty_params", {
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationEmpty = TypedDict("Refusal_NotationEmpty", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-empty']",
    #: parameters of the text
    'params': 'Refusal_NotationEmpty_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationEndless_params = TypedDict("Refusal_NotationEndless_params", {
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationEndless = TypedDict("Refusal_NotationEndless", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-endless']",
    #: parameters of the text
    'params': 'Refusal_NotationEndless_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationKeep_params = TypedDict("Refusal_NotationKeep_params", {
    #: how many
    'count': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationKeep = TypedDict("Refusal_NotationKeep", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-keep']",
    #: parameters of the text
    'params': 'Refusal_NotationKeep_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationNumber_params = TypedDict("Refusal_NotationNumber_params", {
    #: the most
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationNumber = TypedDict("Refusal_NotationNumber", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-number']",
    #: parameters of the text
    'params': 'Refusal_NotationNumber_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationSides_params = TypedDict("Refusal_NotationSides_params", {
    #: the most
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationSides = TypedDict("Refusal_NotationSides", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-sides']",
    #: parameters of the text
    'params': 'Refusal_NotationSides_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationSyntax_params = TypedDict("Refusal_NotationSyntax_params", {
    #: what was found
    'found': 'str',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationSyntax = TypedDict("Refusal_NotationSyntax", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-syntax']",
    #: parameters of the text
    'params': 'Refusal_NotationSyntax_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationTooLong_params = TypedDict("Refusal_NotationTooLong_params", {
    #: the most
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationTooLong = TypedDict("Refusal_NotationTooLong", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-too-long']",
    #: parameters of the text
    'params': 'Refusal_NotationTooLong_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationTooManyTerms_params = TypedDict("Refusal_NotationTooManyTerms_params", {
    #: the most
    'limit': 'int',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationTooManyTerms = TypedDict("Refusal_NotationTooManyTerms", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-too-many-terms']",
    #: parameters of the text
    'params': 'Refusal_NotationTooManyTerms_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationTwice_params = TypedDict("Refusal_NotationTwice_params", {
    #: what was found
    'found': 'str',
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationTwice = TypedDict("Refusal_NotationTwice", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-twice']",
    #: parameters of the text
    'params': 'Refusal_NotationTwice_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NotationUnfinished_params = TypedDict("Refusal_NotationUnfinished_params", {
    #: the place in the text, from 1
    'position': 'int',
})

Refusal_NotationUnfinished = TypedDict("Refusal_NotationUnfinished", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['notation-unfinished']",
    #: parameters of the text
    'params': 'Refusal_NotationUnfinished_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NothingBelow_params = TypedDict("Refusal_NothingBelow_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NothingBelow = TypedDict("Refusal_NothingBelow", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['nothing-below']",
    #: parameters of the text
    'params': 'Refusal_NothingBelow_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NothingInvested_params = TypedDict("Refusal_NothingInvested_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
})

Refusal_NothingInvested = TypedDict("Refusal_NothingInvested", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['nothing-invested']",
    #: parameters of the text
    'params': 'Refusal_NothingInvested_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NothingToRegain_params = TypedDict("Refusal_NothingToRegain_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NothingToRegain = TypedDict("Refusal_NothingToRegain", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['nothing-to-regain']",
    #: parameters of the text
    'params': 'Refusal_NothingToRegain_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NothingToRepair_params = TypedDict("Refusal_NothingToRepair_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NothingToRepair = TypedDict("Refusal_NothingToRepair", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['nothing-to-repair']",
    #: parameters of the text
    'params': 'Refusal_NothingToRepair_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NpcNeverRolls_params = TypedDict("Refusal_NpcNeverRolls_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NpcNeverRolls = TypedDict("Refusal_NpcNeverRolls", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['npc-never-rolls']",
    #: parameters of the text
    'params': 'Refusal_NpcNeverRolls_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_NumbersUntold_params = TypedDict("Refusal_NumbersUntold_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_NumbersUntold = TypedDict("Refusal_NumbersUntold", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['numbers-untold']",
    #: parameters of the text
    'params': 'Refusal_NumbersUntold_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Occupied_params = TypedDict("Refusal_Occupied_params", {
    #: the unit or prop there, or a word for it
    'by': 'NamedUnit | NamedProp | str',
})

Refusal_Occupied = TypedDict("Refusal_Occupied", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['occupied']",
    #: parameters of the text
    'params': 'Refusal_Occupied_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OffMap_params = TypedDict("Refusal_OffMap_params", {
    #: the hex
    'hex': 'NotRequired[HexDocument]',
})

Refusal_OffMap = TypedDict("Refusal_OffMap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['off-map']",
    #: parameters of the text
    'params': 'Refusal_OffMap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OnFoot_params = TypedDict("Refusal_OnFoot_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_OnFoot = TypedDict("Refusal_OnFoot", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['on-foot']",
    #: parameters of the text
    'params': 'Refusal_OnFoot_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OneStepOnly_params = TypedDict("Refusal_OneStepOnly_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is needed
    'need': 'int',
})

Refusal_OneStepOnly = TypedDict("Refusal_OneStepOnly", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['one-step-only']",
    #: parameters of the text
    'params': 'Refusal_OneStepOnly_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OneUnitEach_params = TypedDict("Refusal_OneUnitEach_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_OneUnitEach = TypedDict("Refusal_OneUnitEach", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['one-unit-each']",
    #: parameters of the text
    'params': 'Refusal_OneUnitEach_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OriginNotAllowed_params = TypedDict("Refusal_OriginNotAllowed_params", {
    #: the origin
    'origin': 'str',
})

Refusal_OriginNotAllowed = TypedDict("Refusal_OriginNotAllowed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['origin-not-allowed']",
    #: parameters of the text
    'params': 'Refusal_OriginNotAllowed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OtherCategory_params = TypedDict("Refusal_OtherCategory_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the attribute
    'to': 'NamedAttribute',
})

Refusal_OtherCategory = TypedDict("Refusal_OtherCategory", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['other-category']",
    #: parameters of the text
    'params': 'Refusal_OtherCategory_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OtherEpoch_params = TypedDict("Refusal_OtherEpoch_params", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
})

Refusal_OtherEpoch = TypedDict("Refusal_OtherEpoch", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['other-epoch']",
    #: parameters of the text
    'params': 'Refusal_OtherEpoch_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OtherSide_params = TypedDict("Refusal_OtherSide_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})

Refusal_OtherSide = TypedDict("Refusal_OtherSide", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['other-side']",
    #: parameters of the text
    'params': 'Refusal_OtherSide_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OutOfRange_params = TypedDict("Refusal_OutOfRange_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how far it reaches, in hexes
    'reach': 'int',
})

Refusal_OutOfRange = TypedDict("Refusal_OutOfRange", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['out-of-range']",
    #: parameters of the text
    'params': 'Refusal_OutOfRange_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OutOfSight_params = TypedDict("Refusal_OutOfSight_params", {
    #: the weapon
    'weapon': 'NamedWeapon',
})

Refusal_OutOfSight = TypedDict("Refusal_OutOfSight", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['out-of-sight']",
    #: parameters of the text
    'params': 'Refusal_OutOfSight_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Overheated_params = TypedDict("Refusal_Overheated_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_Overheated = TypedDict("Refusal_Overheated", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['overheated']",
    #: parameters of the text
    'params': 'Refusal_Overheated_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OwnBuildsEnough_params = TypedDict("Refusal_OwnBuildsEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_OwnBuildsEnough = TypedDict("Refusal_OwnBuildsEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['own-builds-enough']",
    #: parameters of the text
    'params': 'Refusal_OwnBuildsEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OwnPagesEnough_params = TypedDict("Refusal_OwnPagesEnough_params", {
    #: the most
    'most': 'int',
    #: the most characters of text
    'characters': 'int',
})

Refusal_OwnPagesEnough = TypedDict("Refusal_OwnPagesEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['own-pages-enough']",
    #: parameters of the text
    'params': 'Refusal_OwnPagesEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_OwnTurn_params = TypedDict("Refusal_OwnTurn_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_OwnTurn = TypedDict("Refusal_OwnTurn", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['own-turn']",
    #: parameters of the text
    'params': 'Refusal_OwnTurn_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PageChanged_params = TypedDict("Refusal_PageChanged_params", {
    #: the page
    'page': 'NamedPage',
})

Refusal_PageChanged = TypedDict("Refusal_PageChanged", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['page-changed']",
    #: parameters of the text
    'params': 'Refusal_PageChanged_params',
    #: values behind the text
    'data': 'NotRequired[PageChangedData | None]',
})

Refusal_PageForPilots_params = TypedDict("Refusal_PageForPilots_params", {
    #: its name
    'name': 'str',
})

Refusal_PageForPilots = TypedDict("Refusal_PageForPilots", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['page-for-pilots']",
    #: parameters of the text
    'params': 'Refusal_PageForPilots_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PageReadonly_params = TypedDict("Refusal_PageReadonly_params", {
    #: the page
    'page': 'NamedPage',
})

Refusal_PageReadonly = TypedDict("Refusal_PageReadonly", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['page-readonly']",
    #: parameters of the text
    'params': 'Refusal_PageReadonly_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PageUnshown_params = TypedDict("Refusal_PageUnshown_params", {
    #: the page
    'page': 'NamedPage',
})

Refusal_PageUnshown = TypedDict("Refusal_PageUnshown", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['page-unshown']",
    #: parameters of the text
    'params': 'Refusal_PageUnshown_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PictureTooLarge_params = TypedDict("Refusal_PictureTooLarge_params", {
    #: the height
    'height': 'int',
    #: the most
    'limit': 'int',
    #: the width
    'width': 'int',
})

Refusal_PictureTooLarge = TypedDict("Refusal_PictureTooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['picture-too-large']",
    #: parameters of the text
    'params': 'Refusal_PictureTooLarge_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PicturesFull_params = TypedDict("Refusal_PicturesFull_params", {
    #: the most bytes
    'bytes': 'int',
    #: the most pixels
    'pixels': 'int',
})

Refusal_PicturesFull = TypedDict("Refusal_PicturesFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['pictures-full']",
    #: parameters of the text
    'params': 'Refusal_PicturesFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Plain = TypedDict("Refusal_Plain", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['action-rolls.attacks-itself', 'action-rolls.contests-itself', 'action-rolls.dice-are-rolled', 'action-rolls.no-mistake', 'action-rolls.no-such-attempt', 'action-rolls.no-such-save', 'action-rolls.not-framed', 'action-rolls.not-now', 'action-rolls.not-rolled', 'after-step-off', 'bad-invite', 'bad-request', 'bad-screen', 'bad-share', 'bad-ticket', 'bad-webhook-url', 'banned', 'base-needed', 'broken-table', 'build-no-name', 'busy', 'changed-meanwhile', 'climbs-straight', 'conflict-running', 'course-and-flow.answered-already', 'course-and-flow.no-course', 'course-and-flow.no-roll', 'course-and-flow.no-such-question', 'drawing-not-yours', 'drawing-off-map', 'duplicate-id', 'handler-names-marks', 'handler-only', 'headroom', 'internal', 'key-reused', 'last-handler', 'looking-back', 'method-not-allowed', 'mid-conflict', 'needs-approval', 'needs-face', 'newer-table', 'no-conflict', 'no-mission', 'no-push', 'no-such-ban', 'no-such-change', 'no-such-chunk', 'no-such-delivery', 'no-such-entry', 'no-such-page', 'no-such-picture', 'no-such-screen', 'no-such-share', 'no-such-table', 'no-such-token', 'no-such-webhook', 'no-surface', 'no-timer', 'no-token-here', 'no-way', 'not-a-picture', 'not-adjacent', 'not-allowed', 'not-json', 'not-ready', 'not-your-entry', 'not-your-table', 'nothing-changes', 'nothing-falls', 'nothing-overruled', 'nothing-said', 'nothing-to-redo', 'nothing-to-undo', 'odds-too-costly', 'only-looking', 'operator-only', 'outcome-unknown', 'picture-in-use', 'pilots-take', 'private-address', 'q-star.against-oneself', 'q-star.amount-or-part', 'q-star.difficulty-or-npc', 'q-star.no-change', 'q-star.not-yours-to-cancel', 'q-star.rolled-already', 'q-star.trait-open', 'raise-range', 'redo-not-yours', 'repairs-off', 'request-under-way', 'resize-keeps-nothing', 'resolve-first', 'roll-comes-last', 'server-full', 'server-only', 'spectators-watch', 'stale-token', 'state-changed', 'table-exists', 'template-no-length', 'template-not-yours', 'ticket-used', 'timer-over', 'token-revoked', 'too-slow', 'turn-running', 'undo-not-yours', 'undo-too-far', 'unexplored', 'whisper-to-oneself', 'wrong-count', 'wrong-origin']",
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PoolEmpty_params = TypedDict("Refusal_PoolEmpty_params", {
    #: the category
    'category': 'NamedCategory',
    #: what is left
    'left': 'int',
    #: what is needed
    'need': 'int',
})

Refusal_PoolEmpty = TypedDict("Refusal_PoolEmpty", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['pool-empty']",
    #: parameters of the text
    'params': 'Refusal_PoolEmpty_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PrimaryUndecided_params = TypedDict("Refusal_PrimaryUndecided_params", {
    #: the mission
    'mission': 'NamedMission',
})

Refusal_PrimaryUndecided = TypedDict("Refusal_PrimaryUndecided", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['primary-undecided']",
    #: parameters of the text
    'params': 'Refusal_PrimaryUndecided_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PropInTheWay_params = TypedDict("Refusal_PropInTheWay_params", {
    #: the prop
    'prop': 'NamedProp',
    #: the hex
    'hex': 'HexDocument',
})

Refusal_PropInTheWay = TypedDict("Refusal_PropInTheWay", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['prop-in-the-way']",
    #: parameters of the text
    'params': 'Refusal_PropInTheWay_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PropTooLarge_params = TypedDict("Refusal_PropTooLarge_params", {
    #: how many hexes
    'hexes': 'int',
    #: how many levels
    'levels': 'int',
    #: the most hexes
    'most_hexes': 'int',
    #: the most cells
    'most_cells': 'int',
})

Refusal_PropTooLarge = TypedDict("Refusal_PropTooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['prop-too-large']",
    #: parameters of the text
    'params': 'Refusal_PropTooLarge_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_PropsOverlap_params = TypedDict("Refusal_PropsOverlap_params", {
    #: the prop
    'prop': 'NamedProp',
})

Refusal_PropsOverlap = TypedDict("Refusal_PropsOverlap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['props-overlap']",
    #: parameters of the text
    'params': 'Refusal_PropsOverlap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarAboveAttribute_params = TypedDict("Refusal_QStarAboveAttribute_params", {
    #: its name
    'name': 'str',
    #: the attribute
    'attribute': "Literal['might', 'speed', 'intelligence', 'charisma']",
    #: the die with its bonus
    'die': 'str',
})

Refusal_QStarAboveAttribute = TypedDict("Refusal_QStarAboveAttribute", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.above-attribute']",
    #: parameters of the text
    'params': 'Refusal_QStarAboveAttribute_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarAlreadyRolled_params = TypedDict("Refusal_QStarAlreadyRolled_params", {
    #: its name
    'name': 'str',
})

Refusal_QStarAlreadyRolled = TypedDict("Refusal_QStarAlreadyRolled", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.already-rolled']",
    #: parameters of the text
    'params': 'Refusal_QStarAlreadyRolled_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarBelowSkill_params = TypedDict("Refusal_QStarBelowSkill_params", {
    #: its name
    'name': 'str',
    #: the die with its bonus
    'die': 'str',
})

Refusal_QStarBelowSkill = TypedDict("Refusal_QStarBelowSkill", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.below-skill']",
    #: parameters of the text
    'params': 'Refusal_QStarBelowSkill_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarBonusesBeyond_params = TypedDict("Refusal_QStarBonusesBeyond_params", {
    #: a number with its sign
    'bonus': 'str',
    #: the most
    'most': 'int',
})

Refusal_QStarBonusesBeyond = TypedDict("Refusal_QStarBonusesBeyond", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.bonuses-beyond']",
    #: parameters of the text
    'params': 'Refusal_QStarBonusesBeyond_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarHighestStep_params = TypedDict("Refusal_QStarHighestStep_params", {
    #: the die with its bonus
    'die': 'str',
})

Refusal_QStarHighestStep = TypedDict("Refusal_QStarHighestStep", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.highest-step']",
    #: parameters of the text
    'params': 'Refusal_QStarHighestStep_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNameTaken_params = TypedDict("Refusal_QStarNameTaken_params", {
    #: its name
    'name': 'str',
})

Refusal_QStarNameTaken = TypedDict("Refusal_QStarNameTaken", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.name-taken']",
    #: parameters of the text
    'params': 'Refusal_QStarNameTaken_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNoSuchNpc_params = TypedDict("Refusal_QStarNoSuchNpc_params", {
    #: the id
    'npc': 'str',
})

Refusal_QStarNoSuchNpc = TypedDict("Refusal_QStarNoSuchNpc", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.no-such-npc']",
    #: parameters of the text
    'params': 'Refusal_QStarNoSuchNpc_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNoSuchPending_params = TypedDict("Refusal_QStarNoSuchPending_params", {
    #: the id
    'pending': 'str',
})

Refusal_QStarNoSuchPending = TypedDict("Refusal_QStarNoSuchPending", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.no-such-pending']",
    #: parameters of the text
    'params': 'Refusal_QStarNoSuchPending_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNoSuchPlayer_params = TypedDict("Refusal_QStarNoSuchPlayer_params", {
    #: the id
    'player': 'str',
})

Refusal_QStarNoSuchPlayer = TypedDict("Refusal_QStarNoSuchPlayer", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.no-such-player']",
    #: parameters of the text
    'params': 'Refusal_QStarNoSuchPlayer_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNoSuchPool_params = TypedDict("Refusal_QStarNoSuchPool_params", {
    #: the id
    'pool': 'str',
})

Refusal_QStarNoSuchPool = TypedDict("Refusal_QStarNoSuchPool", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.no-such-pool']",
    #: parameters of the text
    'params': 'Refusal_QStarNoSuchPool_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNoSuchTrait_params = TypedDict("Refusal_QStarNoSuchTrait_params", {
    #: the id
    'trait': 'str',
})

Refusal_QStarNoSuchTrait = TypedDict("Refusal_QStarNoSuchTrait", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.no-such-trait']",
    #: parameters of the text
    'params': 'Refusal_QStarNoSuchTrait_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNotAsked_params = TypedDict("Refusal_QStarNotAsked_params", {
    #: its name
    'name': 'str',
})

Refusal_QStarNotAsked = TypedDict("Refusal_QStarNotAsked", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.not-asked']",
    #: parameters of the text
    'params': 'Refusal_QStarNotAsked_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNotEnough_params = TypedDict("Refusal_QStarNotEnough_params", {
    #: the pool
    'pool': 'NamedPool | str',
    #: how much
    'amount': 'int',
    #: what is left
    'left': 'int',
})

Refusal_QStarNotEnough = TypedDict("Refusal_QStarNotEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.not-enough']",
    #: parameters of the text
    'params': 'Refusal_QStarNotEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarNotYourCharacter_params = TypedDict("Refusal_QStarNotYourCharacter_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_QStarNotYourCharacter = TypedDict("Refusal_QStarNotYourCharacter", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.not-your-character']",
    #: parameters of the text
    'params': 'Refusal_QStarNotYourCharacter_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarOtherFirst_params = TypedDict("Refusal_QStarOtherFirst_params", {
    #: the character
    'player': 'NamedPlayer',
})

Refusal_QStarOtherFirst = TypedDict("Refusal_QStarOtherFirst", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.other-first']",
    #: parameters of the text
    'params': 'Refusal_QStarOtherFirst_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarPlusNeedsD12_params = TypedDict("Refusal_QStarPlusNeedsD12_params", {
    #: the die with its bonus
    'die': 'str',
})

Refusal_QStarPlusNeedsD12 = TypedDict("Refusal_QStarPlusNeedsD12", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.plus-needs-d12']",
    #: parameters of the text
    'params': 'Refusal_QStarPlusNeedsD12_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarShiftBeyond_params = TypedDict("Refusal_QStarShiftBeyond_params", {
    #: a number with its sign
    'shift': 'str',
    #: the most
    'most': 'int',
})

Refusal_QStarShiftBeyond = TypedDict("Refusal_QStarShiftBeyond", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.shift-beyond']",
    #: parameters of the text
    'params': 'Refusal_QStarShiftBeyond_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarTooMany_params = TypedDict("Refusal_QStarTooMany_params", {
    #: the most
    'limit': 'int',
})

Refusal_QStarTooMany = TypedDict("Refusal_QStarTooMany", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.too-many']",
    #: parameters of the text
    'params': 'Refusal_QStarTooMany_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarTraitFixed_params = TypedDict("Refusal_QStarTraitFixed_params", {
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})

Refusal_QStarTraitFixed = TypedDict("Refusal_QStarTraitFixed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.trait-fixed']",
    #: parameters of the text
    'params': 'Refusal_QStarTraitFixed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QStarTraitInUse_params = TypedDict("Refusal_QStarTraitInUse_params", {
    #: its name
    'name': 'str',
})

Refusal_QStarTraitInUse = TypedDict("Refusal_QStarTraitInUse", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['q-star.trait-in-use']",
    #: parameters of the text
    'params': 'Refusal_QStarTraitInUse_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_QueryTooLarge_params = TypedDict("Refusal_QueryTooLarge_params", {
    #: what it costs
    'cost': 'int',
    #: the most
    'limit': 'int',
    #: its name
    'name': 'str',
})

Refusal_QueryTooLarge = TypedDict("Refusal_QueryTooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['query-too-large']",
    #: parameters of the text
    'params': 'Refusal_QueryTooLarge_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ReactionPending_params = TypedDict("Refusal_ReactionPending_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_ReactionPending = TypedDict("Refusal_ReactionPending", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['reaction-pending']",
    #: parameters of the text
    'params': 'Refusal_ReactionPending_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_RefitSame_params = TypedDict("Refusal_RefitSame_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
})

Refusal_RefitSame = TypedDict("Refusal_RefitSame", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['refit-same']",
    #: parameters of the text
    'params': 'Refusal_RefitSame_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_RisenEnough_params = TypedDict("Refusal_RisenEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_RisenEnough = TypedDict("Refusal_RisenEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['risen-enough']",
    #: parameters of the text
    'params': 'Refusal_RisenEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_RoleAlready_params = TypedDict("Refusal_RoleAlready_params", {
    #: its name
    'name': 'str',
})

Refusal_RoleAlready = TypedDict("Refusal_RoleAlready", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['role-already']",
    #: parameters of the text
    'params': 'Refusal_RoleAlready_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SceneInUse_params = TypedDict("Refusal_SceneInUse_params", {
    #: its name
    'name': 'str',
})

Refusal_SceneInUse = TypedDict("Refusal_SceneInUse", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['scene-in-use']",
    #: parameters of the text
    'params': 'Refusal_SceneInUse_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SceneShown_params = TypedDict("Refusal_SceneShown_params", {
    #: its name
    'name': 'str',
})

Refusal_SceneShown = TypedDict("Refusal_SceneShown", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['scene-shown']",
    #: parameters of the text
    'params': 'Refusal_SceneShown_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ScenesEnough_params = TypedDict("Refusal_ScenesEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_ScenesEnough = TypedDict("Refusal_ScenesEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['scenes-enough']",
    #: parameters of the text
    'params': 'Refusal_ScenesEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ScopeMissing_params = TypedDict("Refusal_ScopeMissing_params", {
    #: the scope
    'scope': 'str',
})

Refusal_ScopeMissing = TypedDict("Refusal_ScopeMissing", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['scope-missing']",
    #: parameters of the text
    'params': 'Refusal_ScopeMissing_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ScopeNotForSeat_params = TypedDict("Refusal_ScopeNotForSeat_params", {
    #: the role of the seat
    'role': 'str',
    #: the scope
    'scope': 'str',
})

Refusal_ScopeNotForSeat = TypedDict("Refusal_ScopeNotForSeat", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['scope-not-for-seat']",
    #: parameters of the text
    'params': 'Refusal_ScopeNotForSeat_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SeatTaken_params = TypedDict("Refusal_SeatTaken_params", {
    #: the id
    'seat': 'str',
})

Refusal_SeatTaken = TypedDict("Refusal_SeatTaken", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['seat-taken']",
    #: parameters of the text
    'params': 'Refusal_SeatTaken_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SecretBeingReplaced_params = TypedDict("Refusal_SecretBeingReplaced_params", {
    #: the time
    'until': 'str',
})

Refusal_SecretBeingReplaced = TypedDict("Refusal_SecretBeingReplaced", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['secret-being-replaced']",
    #: parameters of the text
    'params': 'Refusal_SecretBeingReplaced_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SegmentPassed_params = TypedDict("Refusal_SegmentPassed_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the segment in which the unit acts
    'own': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: the segment of the round now
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Refusal_SegmentPassed = TypedDict("Refusal_SegmentPassed", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['segment-passed']",
    #: parameters of the text
    'params': 'Refusal_SegmentPassed_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SegmentToCome_params = TypedDict("Refusal_SegmentToCome_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the segment in which the unit acts
    'own': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: the segment of the round now
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

Refusal_SegmentToCome = TypedDict("Refusal_SegmentToCome", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['segment-to-come']",
    #: parameters of the text
    'params': 'Refusal_SegmentToCome_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SelfTarget_params = TypedDict("Refusal_SelfTarget_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_SelfTarget = TypedDict("Refusal_SelfTarget", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['self-target']",
    #: parameters of the text
    'params': 'Refusal_SelfTarget_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SheetsInTheWay_params = TypedDict("Refusal_SheetsInTheWay_params", {
    #: the characters
    'characters': 'list[NamedCharacter]',
})

Refusal_SheetsInTheWay = TypedDict("Refusal_SheetsInTheWay", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['sheets-in-the-way']",
    #: parameters of the text
    'params': 'Refusal_SheetsInTheWay_params',
    #: values behind the text
    'data': 'NotRequired[SheetsData | None]',
})

Refusal_Solid_params = TypedDict("Refusal_Solid_params", {
    #: the unit or prop there, or a word for it
    'by': 'NamedUnit | NamedProp | str',
})

Refusal_Solid = TypedDict("Refusal_Solid", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['solid']",
    #: parameters of the text
    'params': 'Refusal_Solid_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SpectatorsNoWhispers_params = TypedDict("Refusal_SpectatorsNoWhispers_params", {
    #: its name
    'name': 'str',
})

Refusal_SpectatorsNoWhispers = TypedDict("Refusal_SpectatorsNoWhispers", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['spectators-no-whispers']",
    #: parameters of the text
    'params': 'Refusal_SpectatorsNoWhispers_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_Staggered_params = TypedDict("Refusal_Staggered_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_Staggered = TypedDict("Refusal_Staggered", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['staggered']",
    #: parameters of the text
    'params': 'Refusal_Staggered_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_StartAboveCap_params = TypedDict("Refusal_StartAboveCap_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the most, as a die or a number
    'cap': 'str',
    #: the start, as a die or a number
    'start': 'str',
})

Refusal_StartAboveCap = TypedDict("Refusal_StartAboveCap", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['start-above-cap']",
    #: parameters of the text
    'params': 'Refusal_StartAboveCap_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_SteersAlready_params = TypedDict("Refusal_SteersAlready_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})

Refusal_SteersAlready = TypedDict("Refusal_SteersAlready", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['steers-already']",
    #: parameters of the text
    'params': 'Refusal_SteersAlready_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TableFull_params = TypedDict("Refusal_TableFull_params", {
    #: the most
    'limit': 'int',
    #: the most memory in MiB
    'mib': 'int',
})

Refusal_TableFull = TypedDict("Refusal_TableFull", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['table-full']",
    #: parameters of the text
    'params': 'Refusal_TableFull_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TemplateTooLarge_params = TypedDict("Refusal_TemplateTooLarge_params", {
    #: the most
    'most': 'int',
})

Refusal_TemplateTooLarge = TypedDict("Refusal_TemplateTooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['template-too-large']",
    #: parameters of the text
    'params': 'Refusal_TemplateTooLarge_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TemplatesEnough_params = TypedDict("Refusal_TemplatesEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_TemplatesEnough = TypedDict("Refusal_TemplatesEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['templates-enough']",
    #: parameters of the text
    'params': 'Refusal_TemplatesEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TimerTooLong_params = TypedDict("Refusal_TimerTooLong_params", {
    #: the most
    'most': 'int',
})

Refusal_TimerTooLong = TypedDict("Refusal_TimerTooLong", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['timer-too-long']",
    #: parameters of the text
    'params': 'Refusal_TimerTooLong_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TokenExpired_params = TypedDict("Refusal_TokenExpired_params", {
    #: the time
    'at': 'str',
})

Refusal_TokenExpired = TypedDict("Refusal_TokenExpired", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['token-expired']",
    #: parameters of the text
    'params': 'Refusal_TokenExpired_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooFar_params = TypedDict("Refusal_TooFar_params", {
    #: what it costs
    'cost': 'int',
    #: what is left
    'left': 'int',
    #: it costs that or more
    'at_least': 'bool',
})

Refusal_TooFar = TypedDict("Refusal_TooFar", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-far']",
    #: parameters of the text
    'params': 'Refusal_TooFar_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooLarge_params = TypedDict("Refusal_TooLarge_params", {
    #: the most
    'limit': 'int',
    #: what it is about
    'what': 'NotRequired[str]',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Refusal_TooLarge = TypedDict("Refusal_TooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-large']",
    #: parameters of the text
    'params': 'Refusal_TooLarge_params',
    #: values behind the text
    'data': 'NotRequired[MapFileData | RefusalData | None]',
})

Refusal_TooMany_params = TypedDict("Refusal_TooMany_params", {
    #: what it is about
    'what': 'str',
    #: the most
    'limit': 'int',
})

Refusal_TooMany = TypedDict("Refusal_TooMany", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many']",
    #: parameters of the text
    'params': 'Refusal_TooMany_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyConnections_params = TypedDict("Refusal_TooManyConnections_params", {
    #: the most
    'limit': 'int',
    #: whose they are
    'of': "Literal['table', 'seat', 'token', 'programs']",
})

Refusal_TooManyConnections = TypedDict("Refusal_TooManyConnections", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-connections']",
    #: parameters of the text
    'params': 'Refusal_TooManyConnections_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyGuesses_params = TypedDict("Refusal_TooManyGuesses_params", {
    #: how long to wait
    'seconds': 'int',
})

Refusal_TooManyGuesses = TypedDict("Refusal_TooManyGuesses", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-guesses']",
    #: parameters of the text
    'params': 'Refusal_TooManyGuesses_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyHands_params = TypedDict("Refusal_TooManyHands_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most
    'most': 'int',
})

Refusal_TooManyHands = TypedDict("Refusal_TooManyHands", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-hands']",
    #: parameters of the text
    'params': 'Refusal_TooManyHands_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyHexes_params = TypedDict("Refusal_TooManyHexes_params", {
    #: how many hexes
    'hexes': 'NotRequired[int]',
    #: the most
    'limit': 'int',
    #: columns of hexes
    'columns': 'NotRequired[int]',
    #: rows of hexes
    'rows': 'NotRequired[int]',
    #: what it is about
    'what': 'NotRequired[str]',
    #: the line of the file, from 1; null: unknown
    'line': 'NotRequired[int | None]',
    #: the place in a JSON document; empty: unknown
    'path': 'NotRequired[str]',
})

Refusal_TooManyHexes = TypedDict("Refusal_TooManyHexes", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-hexes']",
    #: parameters of the text
    'params': 'Refusal_TooManyHexes_params',
    #: values behind the text
    'data': 'NotRequired[MapFileData | RefusalData | None]',
})

Refusal_TooManyPictures_params = TypedDict("Refusal_TooManyPictures_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyPictures = TypedDict("Refusal_TooManyPictures", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-pictures']",
    #: parameters of the text
    'params': 'Refusal_TooManyPictures_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyQueries_params = TypedDict("Refusal_TooManyQueries_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyQueries = TypedDict("Refusal_TooManyQueries", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-queries']",
    #: parameters of the text
    'params': 'Refusal_TooManyQueries_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyRequests_params = TypedDict("Refusal_TooManyRequests_params", {
    #: how long to wait
    'seconds': 'int',
})

Refusal_TooManyRequests = TypedDict("Refusal_TooManyRequests", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-requests']",
    #: parameters of the text
    'params': 'Refusal_TooManyRequests_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyScreens_params = TypedDict("Refusal_TooManyScreens_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyScreens = TypedDict("Refusal_TooManyScreens", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-screens']",
    #: parameters of the text
    'params': 'Refusal_TooManyScreens_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManySeats_params = TypedDict("Refusal_TooManySeats_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManySeats = TypedDict("Refusal_TooManySeats", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-seats']",
    #: parameters of the text
    'params': 'Refusal_TooManySeats_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyShares_params = TypedDict("Refusal_TooManyShares_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyShares = TypedDict("Refusal_TooManyShares", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-shares']",
    #: parameters of the text
    'params': 'Refusal_TooManyShares_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyTables_params = TypedDict("Refusal_TooManyTables_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyTables = TypedDict("Refusal_TooManyTables", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-tables']",
    #: parameters of the text
    'params': 'Refusal_TooManyTables_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyTokens_params = TypedDict("Refusal_TooManyTokens_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyTokens = TypedDict("Refusal_TooManyTokens", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-tokens']",
    #: parameters of the text
    'params': 'Refusal_TooManyTokens_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooManyWebhooks_params = TypedDict("Refusal_TooManyWebhooks_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooManyWebhooks = TypedDict("Refusal_TooManyWebhooks", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-many-webhooks']",
    #: parameters of the text
    'params': 'Refusal_TooManyWebhooks_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooMuchWork_params = TypedDict("Refusal_TooMuchWork_params", {
    #: the most
    'limit': 'int',
})

Refusal_TooMuchWork = TypedDict("Refusal_TooMuchWork", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-much-work']",
    #: parameters of the text
    'params': 'Refusal_TooMuchWork_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TooSteep_params = TypedDict("Refusal_TooSteep_params", {
    #: how many levels
    'levels': 'int',
    #: it leads up
    'up': 'bool',
})

Refusal_TooSteep = TypedDict("Refusal_TooSteep", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['too-steep']",
    #: parameters of the text
    'params': 'Refusal_TooSteep_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TurnBegun_params = TypedDict("Refusal_TurnBegun_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_TurnBegun = TypedDict("Refusal_TurnBegun", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['turn-begun']",
    #: parameters of the text
    'params': 'Refusal_TurnBegun_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TurnNotBegun_params = TypedDict("Refusal_TurnNotBegun_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_TurnNotBegun = TypedDict("Refusal_TurnNotBegun", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['turn-not-begun']",
    #: parameters of the text
    'params': 'Refusal_TurnNotBegun_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TurnNotOver_params = TypedDict("Refusal_TurnNotOver_params", {
    #: the unit
    'active': 'NamedUnit',
})

Refusal_TurnNotOver = TypedDict("Refusal_TurnNotOver", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['turn-not-over']",
    #: parameters of the text
    'params': 'Refusal_TurnNotOver_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_TurnOfAnother_params = TypedDict("Refusal_TurnOfAnother_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'active': 'NamedUnit',
})

Refusal_TurnOfAnother = TypedDict("Refusal_TurnOfAnother", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['turn-of-another']",
    #: parameters of the text
    'params': 'Refusal_TurnOfAnother_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnitAboveCeiling_params = TypedDict("Refusal_UnitAboveCeiling_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
})

Refusal_UnitAboveCeiling = TypedDict("Refusal_UnitAboveCeiling", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['unit-above-ceiling']",
    #: parameters of the text
    'params': 'Refusal_UnitAboveCeiling_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnitLinked_params = TypedDict("Refusal_UnitLinked_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
})

Refusal_UnitLinked = TypedDict("Refusal_UnitLinked", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['unit-linked']",
    #: parameters of the text
    'params': 'Refusal_UnitLinked_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnitTaken_params = TypedDict("Refusal_UnitTaken_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_UnitTaken = TypedDict("Refusal_UnitTaken", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['unit-taken']",
    #: parameters of the text
    'params': 'Refusal_UnitTaken_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnitsEnough_params = TypedDict("Refusal_UnitsEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_UnitsEnough = TypedDict("Refusal_UnitsEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['units-enough']",
    #: parameters of the text
    'params': 'Refusal_UnitsEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnknownCommand_params = TypedDict("Refusal_UnknownCommand_params", {
    #: the name of the type
    'type': 'str',
    #: similar names, or `none`
    'nearest': 'str',
})

Refusal_UnknownCommand = TypedDict("Refusal_UnknownCommand", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['unknown-command']",
    #: parameters of the text
    'params': 'Refusal_UnknownCommand_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UnknownQuery_params = TypedDict("Refusal_UnknownQuery_params", {
    #: its name
    'name': 'str',
    #: similar names, or `none`
    'nearest': 'str',
})

Refusal_UnknownQuery = TypedDict("Refusal_UnknownQuery", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['unknown-query']",
    #: parameters of the text
    'params': 'Refusal_UnknownQuery_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_UsedUp_params = TypedDict("Refusal_UsedUp_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the weapon
    'weapon': 'NamedWeapon',
    #: how often it can be used
    'uses': 'int',
})

Refusal_UsedUp = TypedDict("Refusal_UsedUp", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['used-up']",
    #: parameters of the text
    'params': 'Refusal_UsedUp_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WalkedEnough_params = TypedDict("Refusal_WalkedEnough_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most
    'most': 'int',
})

Refusal_WalkedEnough = TypedDict("Refusal_WalkedEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['walked-enough']",
    #: parameters of the text
    'params': 'Refusal_WalkedEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WaveEmpty_params = TypedDict("Refusal_WaveEmpty_params", {
    #: its name
    'name': 'str',
})

Refusal_WaveEmpty = TypedDict("Refusal_WaveEmpty", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['wave-empty']",
    #: parameters of the text
    'params': 'Refusal_WaveEmpty_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WaveWithoutPlace_params = TypedDict("Refusal_WaveWithoutPlace_params", {
    #: its name
    'name': 'str',
})

Refusal_WaveWithoutPlace = TypedDict("Refusal_WaveWithoutPlace", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['wave-without-place']",
    #: parameters of the text
    'params': 'Refusal_WaveWithoutPlace_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WaveWithoutRoom_params = TypedDict("Refusal_WaveWithoutRoom_params", {
    #: its name
    'name': 'str',
})

Refusal_WaveWithoutRoom = TypedDict("Refusal_WaveWithoutRoom", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['wave-without-room']",
    #: parameters of the text
    'params': 'Refusal_WaveWithoutRoom_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WavesEnough_params = TypedDict("Refusal_WavesEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_WavesEnough = TypedDict("Refusal_WavesEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['waves-enough']",
    #: parameters of the text
    'params': 'Refusal_WavesEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WayBackBarred_params = TypedDict("Refusal_WayBackBarred_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_WayBackBarred = TypedDict("Refusal_WayBackBarred", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['way-back-barred']",
    #: parameters of the text
    'params': 'Refusal_WayBackBarred_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WouldBury_params = TypedDict("Refusal_WouldBury_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_WouldBury = TypedDict("Refusal_WouldBury", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['would-bury']",
    #: parameters of the text
    'params': 'Refusal_WouldBury_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WouldOverheat_params = TypedDict("Refusal_WouldOverheat_params", {
    #: the unit
    'unit': 'NamedUnit',
})

Refusal_WouldOverheat = TypedDict("Refusal_WouldOverheat", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['would-overheat']",
    #: parameters of the text
    'params': 'Refusal_WouldOverheat_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_WrongHost_params = TypedDict("Refusal_WrongHost_params", {
    #: the name of the server in the request
    'host': 'str',
})

Refusal_WrongHost = TypedDict("Refusal_WrongHost", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['wrong-host']",
    #: parameters of the text
    'params': 'Refusal_WrongHost_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ZoneEmpty_params = TypedDict("Refusal_ZoneEmpty_params", {
    #: its name
    'name': 'str',
})

Refusal_ZoneEmpty = TypedDict("Refusal_ZoneEmpty", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['zone-empty']",
    #: parameters of the text
    'params': 'Refusal_ZoneEmpty_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ZoneOneHex_params = TypedDict("Refusal_ZoneOneHex_params", {
    #: its name
    'name': 'str',
})

Refusal_ZoneOneHex = TypedDict("Refusal_ZoneOneHex", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['zone-one-hex']",
    #: parameters of the text
    'params': 'Refusal_ZoneOneHex_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ZoneTooLarge_params = TypedDict("Refusal_ZoneTooLarge_params", {
    #: the most
    'most': 'int',
    #: its name
    'name': 'str',
})

Refusal_ZoneTooLarge = TypedDict("Refusal_ZoneTooLarge", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['zone-too-large']",
    #: parameters of the text
    'params': 'Refusal_ZoneTooLarge_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ZoneWithoutEffect_params = TypedDict("Refusal_ZoneWithoutEffect_params", {
    #: its name
    'name': 'str',
})

Refusal_ZoneWithoutEffect = TypedDict("Refusal_ZoneWithoutEffect", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['zone-without-effect']",
    #: parameters of the text
    'params': 'Refusal_ZoneWithoutEffect_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

Refusal_ZonesEnough_params = TypedDict("Refusal_ZonesEnough_params", {
    #: the most
    'most': 'int',
})

Refusal_ZonesEnough = TypedDict("Refusal_ZonesEnough", {
    #: a stable code; its text is in the catalogue of messages
    'code': "Literal['zones-enough']",
    #: parameters of the text
    'params': 'Refusal_ZonesEnough_params',
    #: values behind the text
    'data': 'NotRequired[RefusalData | None]',
})

#: Why something is refused. Dice systems that a server adds have further codes, `<system>.<code>`.
#: The description is the English text as a Fluent pattern.
RefusalCode: TypeAlias = "Literal['above-ceiling'] | Literal['above-flight-height'] | Literal['above-maximum'] | Literal['action-rolls.above-potential'] | Literal['action-rolls.attacks-itself'] | Literal['action-rolls.attribute-twice'] | Literal['action-rolls.busy'] | Literal['action-rolls.cannot-act'] | Literal['action-rolls.contests-itself'] | Literal['action-rolls.dead'] | Literal['action-rolls.dice-are-rolled'] | Literal['action-rolls.extra-is-spent'] | Literal['action-rolls.no-extra'] | Literal['action-rolls.no-mistake'] | Literal['action-rolls.no-opening'] | Literal['action-rolls.no-such-attempt'] | Literal['action-rolls.no-such-attribute'] | Literal['action-rolls.no-such-faces'] | Literal['action-rolls.no-such-note'] | Literal['action-rolls.no-such-player'] | Literal['action-rolls.no-such-save'] | Literal['action-rolls.not-framed'] | Literal['action-rolls.not-now'] | Literal['action-rolls.not-rolled'] | Literal['action-rolls.not-your-character'] | Literal['action-rolls.opening-cost'] | Literal['action-rolls.save-waits'] | Literal['action-rolls.struggle-is-one'] | Literal['action-rolls.too-few-points'] | Literal['action-rolls.too-many'] | Literal['action-rolls.too-many-openings'] | Literal['advance-limit'] | Literal['after-step-off'] | Literal['airborne'] | Literal['already-acted'] | Literal['already-paid'] | Literal['already-so'] | Literal['already-there'] | Literal['asked-enough'] | Literal['at-cap'] | Literal['attack-pending'] | Literal['attack-rolled'] | Literal['attack-waits'] | Literal['attack-waits-not'] | Literal['award-range'] | Literal['bad-centre'] | Literal['bad-document'] | Literal['bad-entry'] | Literal['bad-history'] | Literal['bad-id'] | Literal['bad-invite'] | Literal['bad-map'] | Literal['bad-name'] | Literal['bad-number'] | Literal['bad-origin'] | Literal['bad-picture'] | Literal['bad-prop'] | Literal['bad-request'] | Literal['bad-screen'] | Literal['bad-share'] | Literal['bad-ticket'] | Literal['bad-webhook-url'] | Literal['banned'] | Literal['base-needed'] | Literal['being-prepared'] | Literal['broken-table'] | Literal['build-award'] | Literal['build-bad-id'] | Literal['build-cap'] | Literal['build-module-changed'] | Literal['build-module-cost'] | Literal['build-module-generator'] | Literal['build-no-effect'] | Literal['build-no-name'] | Literal['build-points'] | Literal['build-same-id'] | Literal['build-tag-points'] | Literal['build-tier'] | Literal['build-too-long'] | Literal['build-too-many'] | Literal['build-tuning-points'] | Literal['build-unknown'] | Literal['build-weapon-generator'] | Literal['build-wrong-damage'] | Literal['builds-enough'] | Literal['busy'] | Literal['cannot-afford'] | Literal['carried-already'] | Literal['changed-meanwhile'] | Literal['climbs-straight'] | Literal['conflict-running'] | Literal['course-and-flow.answered-already'] | Literal['course-and-flow.course-die'] | Literal['course-and-flow.die-not-available'] | Literal['course-and-flow.die-not-rolled'] | Literal['course-and-flow.flow-exists'] | Literal['course-and-flow.flow-in-use'] | Literal['course-and-flow.flow-used'] | Literal['course-and-flow.no-course'] | Literal['course-and-flow.no-intent'] | Literal['course-and-flow.no-roll'] | Literal['course-and-flow.no-such-flow'] | Literal['course-and-flow.no-such-player'] | Literal['course-and-flow.no-such-question'] | Literal['course-and-flow.no-such-slot'] | Literal['course-and-flow.no-such-track'] | Literal['course-and-flow.no-terms'] | Literal['course-and-flow.no-token'] | Literal['course-and-flow.no-win-due'] | Literal['course-and-flow.not-answered'] | Literal['course-and-flow.not-now'] | Literal['course-and-flow.not-your-character'] | Literal['course-and-flow.nothing-to-take'] | Literal['course-and-flow.npc-never-rolls'] | Literal['course-and-flow.roll-open'] | Literal['course-and-flow.same-die'] | Literal['course-and-flow.set-the-course'] | Literal['course-and-flow.slot-not-marked'] | Literal['course-and-flow.terms-changed'] | Literal['course-and-flow.threshold-too-high'] | Literal['course-and-flow.threshold-too-low'] | Literal['course-and-flow.too-few-dice'] | Literal['descended-enough'] | Literal['destroyed'] | Literal['drawing-not-yours'] | Literal['drawing-off-map'] | Literal['drawing-too-long'] | Literal['drawings-enough'] | Literal['drawings-full'] | Literal['duplicate-id'] | Literal['during-mission'] | Literal['effects-enough'] | Literal['entropy-enough'] | Literal['expansions-off'] | Literal['frame-not-lost'] | Literal['gift-to-self'] | Literal['handler-names-marks'] | Literal['handler-only'] | Literal['has-character'] | Literal['has-not-flown'] | Literal['headroom'] | Literal['history-too-long'] | Literal['hover-grounded'] | Literal['hover-height'] | Literal['id-twice'] | Literal['illegal-build'] | Literal['in-debt'] | Literal['in-the-ground'] | Literal['internal'] | Literal['journal-full'] | Literal['key-reused'] | Literal['last-handler'] | Literal['level-out-of-range'] | Literal['library-full'] | Literal['looking-back'] | Literal['malformed'] | Literal['method-not-allowed'] | Literal['mid-conflict'] | Literal['mission-full'] | Literal['mission-not-over'] | Literal['mission-running'] | Literal['module-no-hex'] | Literal['module-not-seen'] | Literal['module-too-far'] | Literal['named-twice'] | Literal['needs-approval'] | Literal['needs-face'] | Literal['needs-target'] | Literal['newer-history'] | Literal['newer-table'] | Literal['no-attributes'] | Literal['no-carrier'] | Literal['no-character'] | Literal['no-conflict'] | Literal['no-cooling'] | Literal['no-crew'] | Literal['no-energy'] | Literal['no-frame'] | Literal['no-frame-near'] | Literal['no-free-place'] | Literal['no-homing'] | Literal['no-lock-on'] | Literal['no-mission'] | Literal['no-plan'] | Literal['no-preparation'] | Literal['no-push'] | Literal['no-reaction'] | Literal['no-room'] | Literal['no-room-above'] | Literal['no-speed'] | Literal['no-steps'] | Literal['no-such-action'] | Literal['no-such-ask'] | Literal['no-such-attack'] | Literal['no-such-attribute'] | Literal['no-such-ban'] | Literal['no-such-build'] | Literal['no-such-category'] | Literal['no-such-change'] | Literal['no-such-character'] | Literal['no-such-chunk'] | Literal['no-such-condition'] | Literal['no-such-deduction'] | Literal['no-such-delivery'] | Literal['no-such-drawing'] | Literal['no-such-effect'] | Literal['no-such-entry'] | Literal['no-such-journal-page'] | Literal['no-such-mission'] | Literal['no-such-module'] | Literal['no-such-moment'] | Literal['no-such-number'] | Literal['no-such-objective'] | Literal['no-such-page'] | Literal['no-such-picture'] | Literal['no-such-prop'] | Literal['no-such-ready-table'] | Literal['no-such-request'] | Literal['no-such-scene'] | Literal['no-such-schema'] | Literal['no-such-screen'] | Literal['no-such-seat'] | Literal['no-such-share'] | Literal['no-such-system'] | Literal['no-such-table'] | Literal['no-such-target'] | Literal['no-such-template'] | Literal['no-such-token'] | Literal['no-such-unit'] | Literal['no-such-wave'] | Literal['no-such-weapon'] | Literal['no-such-webhook'] | Literal['no-such-zone'] | Literal['no-surface'] | Literal['no-timer'] | Literal['no-token-here'] | Literal['no-turn'] | Literal['no-unit-linked'] | Literal['no-way'] | Literal['no-zone'] | Literal['not-a-picture'] | Literal['not-acceptable'] | Literal['not-acted'] | Literal['not-adjacent'] | Literal['not-allowed'] | Literal['not-beside'] | Literal['not-carried'] | Literal['not-environmental'] | Literal['not-for-pilots'] | Literal['not-in-a-batch'] | Literal['not-in-air'] | Literal['not-in-crew'] | Literal['not-in-reserve'] | Literal['not-json'] | Literal['not-mendable'] | Literal['not-on-foot'] | Literal['not-on-map'] | Literal['not-ready'] | Literal['not-running'] | Literal['not-signed-in'] | Literal['not-your-build'] | Literal['not-your-character'] | Literal['not-your-entry'] | Literal['not-your-page'] | Literal['not-your-roll'] | Literal['not-your-table'] | Literal['not-your-turn'] | Literal['not-yours'] | Literal['notation-dice'] | Literal['notation-empty'] | Literal['notation-endless'] | Literal['notation-keep'] | Literal['notation-number'] | Literal['notation-sides'] | Literal['notation-syntax'] | Literal['notation-too-long'] | Literal['notation-too-many-terms'] | Literal['notation-twice'] | Literal['notation-unfinished'] | Literal['nothing-below'] | Literal['nothing-changes'] | Literal['nothing-falls'] | Literal['nothing-invested'] | Literal['nothing-overruled'] | Literal['nothing-said'] | Literal['nothing-to-redo'] | Literal['nothing-to-regain'] | Literal['nothing-to-repair'] | Literal['nothing-to-undo'] | Literal['npc-never-rolls'] | Literal['numbers-untold'] | Literal['occupied'] | Literal['odds-too-costly'] | Literal['off-map'] | Literal['on-foot'] | Literal['one-step-only'] | Literal['one-unit-each'] | Literal['only-looking'] | Literal['operator-only'] | Literal['origin-not-allowed'] | Literal['other-category'] | Literal['other-epoch'] | Literal['other-side'] | Literal['out-of-range'] | Literal['out-of-sight'] | Literal['outcome-unknown'] | Literal['overheated'] | Literal['own-builds-enough'] | Literal['own-pages-enough'] | Literal['own-turn'] | Literal['page-changed'] | Literal['page-for-pilots'] | Literal['page-readonly'] | Literal['page-unshown'] | Literal['picture-in-use'] | Literal['picture-too-large'] | Literal['pictures-full'] | Literal['pilots-take'] | Literal['pool-empty'] | Literal['primary-undecided'] | Literal['private-address'] | Literal['prop-in-the-way'] | Literal['prop-too-large'] | Literal['props-overlap'] | Literal['q-star.above-attribute'] | Literal['q-star.against-oneself'] | Literal['q-star.already-rolled'] | Literal['q-star.amount-or-part'] | Literal['q-star.below-skill'] | Literal['q-star.bonuses-beyond'] | Literal['q-star.difficulty-or-npc'] | Literal['q-star.highest-step'] | Literal['q-star.name-taken'] | Literal['q-star.no-change'] | Literal['q-star.no-such-npc'] | Literal['q-star.no-such-pending'] | Literal['q-star.no-such-player'] | Literal['q-star.no-such-pool'] | Literal['q-star.no-such-trait'] | Literal['q-star.not-asked'] | Literal['q-star.not-enough'] | Literal['q-star.not-your-character'] | Literal['q-star.not-yours-to-cancel'] | Literal['q-star.other-first'] | Literal['q-star.plus-needs-d12'] | Literal['q-star.rolled-already'] | Literal['q-star.shift-beyond'] | Literal['q-star.too-many'] | Literal['q-star.trait-fixed'] | Literal['q-star.trait-in-use'] | Literal['q-star.trait-open'] | Literal['query-too-large'] | Literal['raise-range'] | Literal['reaction-pending'] | Literal['redo-not-yours'] | Literal['refit-same'] | Literal['repairs-off'] | Literal['request-under-way'] | Literal['resize-keeps-nothing'] | Literal['resolve-first'] | Literal['risen-enough'] | Literal['role-already'] | Literal['roll-comes-last'] | Literal['scene-in-use'] | Literal['scene-shown'] | Literal['scenes-enough'] | Literal['scope-missing'] | Literal['scope-not-for-seat'] | Literal['seat-taken'] | Literal['secret-being-replaced'] | Literal['segment-passed'] | Literal['segment-to-come'] | Literal['self-target'] | Literal['server-full'] | Literal['server-only'] | Literal['sheets-in-the-way'] | Literal['solid'] | Literal['spectators-no-whispers'] | Literal['spectators-watch'] | Literal['staggered'] | Literal['stale-token'] | Literal['start-above-cap'] | Literal['state-changed'] | Literal['steers-already'] | Literal['table-exists'] | Literal['table-full'] | Literal['template-no-length'] | Literal['template-not-yours'] | Literal['template-too-large'] | Literal['templates-enough'] | Literal['ticket-used'] | Literal['timer-over'] | Literal['timer-too-long'] | Literal['token-expired'] | Literal['token-revoked'] | Literal['too-far'] | Literal['too-large'] | Literal['too-many'] | Literal['too-many-connections'] | Literal['too-many-guesses'] | Literal['too-many-hands'] | Literal['too-many-hexes'] | Literal['too-many-pictures'] | Literal['too-many-queries'] | Literal['too-many-requests'] | Literal['too-many-screens'] | Literal['too-many-seats'] | Literal['too-many-shares'] | Literal['too-many-tables'] | Literal['too-many-tokens'] | Literal['too-many-webhooks'] | Literal['too-much-work'] | Literal['too-slow'] | Literal['too-steep'] | Literal['turn-begun'] | Literal['turn-not-begun'] | Literal['turn-not-over'] | Literal['turn-of-another'] | Literal['turn-running'] | Literal['undo-not-yours'] | Literal['undo-too-far'] | Literal['unexplored'] | Literal['unit-above-ceiling'] | Literal['unit-linked'] | Literal['unit-taken'] | Literal['units-enough'] | Literal['unknown-command'] | Literal['unknown-query'] | Literal['used-up'] | Literal['walked-enough'] | Literal['wave-empty'] | Literal['wave-without-place'] | Literal['wave-without-room'] | Literal['waves-enough'] | Literal['way-back-barred'] | Literal['whisper-to-oneself'] | Literal['would-bury'] | Literal['would-overheat'] | Literal['wrong-count'] | Literal['wrong-host'] | Literal['wrong-origin'] | Literal['zone-empty'] | Literal['zone-one-hex'] | Literal['zone-too-large'] | Literal['zone-without-effect'] | Literal['zones-enough'] | str"

#: What shows a refusal.
RefusalData = TypedDict("RefusalData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
})

#: A hex, or a cell of it.
RefusedPlace = TypedDict("RefusedPlace", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: the level; each is 10 m
    'level': 'NotRequired[int]',
})

#: Something that was read in another way, or ignored, and why.
Remark = TypedDict("Remark", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'str',
    #: parameters of the text
    'params': 'dict[str, Any]',
    #: in English
    'text': 'str',
})

#: A new frame in the place of a lost one (FS C 5.64, FS C 5.65).
ReplaceView = TypedDict("ReplaceView", {
    #: credits for a new frame
    'price': 'int',
    #: what the wreck of the frame would give, brought home
    'salvage': 'int',
    #: why the frame cannot be replaced; null: it can
    'bar': 'BarView | None',
})

#: An open test that a unit is asked to roll.
RequestView = TypedDict("RequestView", {
    #: its id
    'id': 'str',
    #: id of the unit
    'unit': 'str',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: the dice
    'dice': 'list[str]',
    #: added to the total
    'modifiers': 'list[int]',
    #: null when it is not told
    'mark': 'int | None',
    #: only the Handler knows the mark
    'hidden': 'bool',
    #: the odds of each outcome; null: not told
    'odds': 'dict[str, Odds] | None',
    #: the odds of each score
    'scores': 'dict[str, Odds]',
    #: what it is about
    'label': 'str',
    #: whose sheet gave the first of the dice and modifiers
    'sheet': 'FromSheet | None',
})

#: An attack on one target, with everything that led to its result.
ResultData = TypedDict("ResultData", {
    #: id of the attack
    'attack': 'str',
    #: what settles it
    'exchange': 'ExchangeDocument',
    #: the calculation
    'outcome': 'OutcomeDocument',
    #: the odds before the dice
    'odds': 'OddsDocument',
})

#: The lines that tell of what was undone or done again.
RevertedData = TypedDict("RevertedData", {
    #: the number of the first line in your log
    'from': 'int',
    #: the number of the last line in your log
    'to': 'int',
    #: the first and last line of each of several steps
    'lines': 'NotRequired[list[list[int]]]',
})

#: A die of the game (`sides` 0: none) and what is added; the die counts at least `least`.
Roll = TypedDict("Roll", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: added to the die
    'plus': 'int',
    #: the die counts at least so much
    'least': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
})

#: The exact odds of a roll. Which parts besides `outcomes` there are depends on the dice system
#: and the roll.
RollOdds = TypedDict("RollOdds", {
    #: by name; null where the roll does not say what it must reach
    'outcomes': 'dict[str, Odds] | None',
    #: Frame State: each score
    'scores': 'NotRequired[dict[str, Odds]]',
    #: Q-Star: each total of a check
    'totals': 'NotRequired[dict[str, Odds]]',
    #: Q-Star: the first roll of a contest
    'round': 'NotRequired[dict[str, Odds]]',
    #: Action Rolls: each value of the effect
    'effects': 'NotRequired[dict[str, Odds] | None]',
    #: Action Rolls: the average effect
    'mean': 'NotRequired[MeanOdds | None]',
    #: Action Rolls: how many dice show 1
    'ones': 'NotRequired[dict[str, Odds]]',
    #: Action Rolls: how many saves fail
    'failed': 'NotRequired[dict[str, Odds]]',
    #: of a roll from a sheet
    'dice': 'NotRequired[list[str]]',
    #: of a roll from a sheet
    'modifiers': 'NotRequired[list[int]]',
    #: what the sheet adds; null: nothing
    'sheet': 'NotRequired[FromSheet | None]',
    #: the number of an NPC with such a sheet (FS 4.10)
    'fixed': 'NotRequired[int]',
})

#: A die that was rolled, and what was added.
RolledDocument = TypedDict("RolledDocument", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: null: there was no die
    'face': 'int | None',
    #: the die as it counts
    'counts': 'int',
    #: the die shows its highest face, which adds 2
    'ace': 'bool',
    #: added to the die
    'plus': 'int',
    #: the summands of the number
    'parts': 'list[Part]',
    #: the whole roll
    'total': 'int',
})

#: What a roll of an attack means for one target.
RolledTarget = TypedDict("RolledTarget", {
    #: id of the unit or prop
    'id': 'str',
    #: it is a prop
    'prop': 'bool',
    #: how the attack ends, where no more is told
    'result': "NotRequired[Literal['miss', 'hit', 'direct']]",
    #: the test
    'aim': 'NotRequired[AimDocument]',
    #: the damage of a hit
    'damage': 'NotRequired[RolledDocument]',
    #: the damage that a direct hit adds
    'direct': 'NotRequired[RolledDocument]',
    #: the mitigation
    'mitigate': 'NotRequired[RolledDocument]',
    #: the whole damage
    'dealt': 'NotRequired[DamageDocument]',
    #: the kinds of condition that dice have chosen so far
    'conditions': 'NotRequired[list[str]]',
})

#: The rolls of a unit's own actions.
RollsAnswer = TypedDict("RollsAnswer", {
    #: the rolls of the unit
    'rolls': 'list[OwnRoll]',
})

#: The id of a unit.
RollsQuery = TypedDict("RollsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
})

#: Which invite to replace.
RotateInvite = TypedDict("RotateInvite", {
    #: whose link it is
    'role': "Literal['pilot', 'spectator']",
})

#: How the secret of a webhook is replaced.
RotateSecret = TypedDict("RotateSecret", {
    #: seconds for which the old secret signs as well; 0: it ends at once
    'overlap': 'NotRequired[int]',
})

#: The new invite; the old link does not work any more.
RotatedInvite = TypedDict("RotatedInvite", {
    #: the role of the seat
    'role': "Literal['pilot', 'spectator']",
    #: the invite
    'invite': 'str',
    #: its address
    'url': 'str',
})

#: The values to set in a conflict.  `active` has the turn, which does not begin anew; null:
#: nobody. `acted` says how units had their turn; null: not yet.
RoundChangesForm = TypedDict("RoundChangesForm", {
    #: the round
    'round': 'NotRequired[int]',
    #: the segment
    'segment': "NotRequired[Literal['ally', 'enemy', 'environmental', 'friendly', 'neutral']]",
    #: id of the unit that has the turn; null: nobody
    'active': 'NotRequired[str | None]',
    #: by unit how it had its turn; null: not yet
    'acted': "NotRequired[dict[str, Literal['abstained', 'done'] | None]]",
})

#: Rules that were overruled.
RulesData = TypedDict("RulesData", {
    #: the codes of the refusals
    'rules': 'list[str]',
})

#: A hex, or `count` hexes in a row: (q, r), (q, r + 1) and so on.
RunForm = TypedDict("RunForm", {
    #: axial coordinate: the column on a flat-top map
    'q': 'int',
    #: axial coordinate: the row minus half the column on a flat-top map
    'r': 'int',
    #: so many hexes in a row
    'count': 'NotRequired[int]',
})

#: The seq of one viewer for a moment of another viewer's history.
SameMoment = TypedDict("SameMoment", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: in the viewer's own sequence; `first` where that begins later
    'seq': 'int',
    #: the first `seq` of the history
    'first': 'int',
    #: the moment was before the viewer's time
    'before': 'bool',
})

#: Save the map of a scene.
SaveMap = TypedDict("SaveMap", {
    #: its kind
    'kind': "Literal['map']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: else the scene that is shown
    'scene': 'NotRequired[str]',
})

#: Save the terms of a mission.
SaveMission = TypedDict("SaveMission", {
    #: its kind
    'kind': "Literal['mission']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: id of the mission
    'mission': 'str',
})

#: The dice of a save.
SaveRollData = TypedDict("SaveRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[LineDie]',
    #: id of the save
    'save': 'str',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: Save units of a scene.
SaveUnits = TypedDict("SaveUnits", {
    #: its kind
    'kind': "Literal['units']",
    #: its name
    'name': 'str',
    #: what it is for, in the words of who saved it
    'note': 'NotRequired[str]',
    #: ids of units
    'units': 'list[str]',
    #: else the scene that is shown
    'scene': 'NotRequired[str]',
})

#: Shows this `scene` to everybody.
SceneActivateCommand = TypedDict("SceneActivateCommand", {
    #: the name of the command
    'type': "Literal['scene.activate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Adds another map to the table. It is shown once it is activated.  A name that another scene has
#: gets a number.
SceneAddCommand = TypedDict("SceneAddCommand", {
    #: the name of the command
    'type': "Literal['scene.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: its map
    'map': 'MapForm',
})

#: Puts a picture of the table under the grid of the scene, or changes where it lies. Fields left
#: out stay; a first one needs all but `opacity`. `picture` "" takes it away.  `x`, `y`, `width`
#: and `height` are in thousandths of the side of a hex, from the left upper corner of the map.
SceneBackgroundCommand = TypedDict("SceneBackgroundCommand", {
    #: the name of the command
    'type': "Literal['scene.background']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of a picture of the table; "" takes the background away
    'picture': 'NotRequired[str]',
    #: its left edge, in thousandths of the side of a hex
    'x': 'NotRequired[int]',
    #: its upper edge, in thousandths of the side of a hex
    'y': 'NotRequired[int]',
    #: its width, in thousandths of the side of a hex
    'width': 'NotRequired[int]',
    #: its height, in thousandths of the side of a hex
    'height': 'NotRequired[int]',
    #: percent; the colours of the ground show through the rest
    'opacity': 'NotRequired[int]',
})

#: Adds a copy of this `scene`: its map and its units, without those that players control.  Its
#: background, zones, waves and the effects for its next conflict are copied too; the conflict,
#: attacks, requests, area templates and drawings are not. Without a `name` the copy gets a number.
SceneDuplicateCommand = TypedDict("SceneDuplicateCommand", {
    #: the name of the command
    'type': "Literal['scene.duplicate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the name of the copy; by default that of the scene with a number
    'name': 'NotRequired[str | None]',
})

#: Opens this `scene` on the pages of all Handlers. Players notice nothing.
SceneOpenCommand = TypedDict("SceneOpenCommand", {
    #: the name of the command
    'type': "Literal['scene.open']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Sets the order in which the Handler's page lists the scenes: `order` names all of them.
SceneOrderCommand = TypedDict("SceneOrderCommand", {
    #: the name of the command
    'type': "Literal['scene.order']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of all scenes
    'order': 'list[str]',
})

#: Removes this `scene`, which is not the one shown, with its units and their attacks.
SceneRemoveCommand = TypedDict("SceneRemoveCommand", {
    #: the name of the command
    'type': "Literal['scene.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Gives this `scene` another name.
SceneRenameCommand = TypedDict("SceneRenameCommand", {
    #: the name of the command
    'type': "Literal['scene.rename']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its new name
    'name': 'str',
})

#: A scene that the Handler can switch to.
SceneSummary = TypedDict("SceneSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: in the order of the list, from 0
    'place': 'int',
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
    #: the round of its conflict; null without one
    'round': 'int | None',
    #: players have seen it
    'seen': 'bool',
    #: its units; empty for the scene of this view
    'units': 'list[AbsentUnit]',
})

#: One map with what stands on it.
SceneView = TypedDict("SceneView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its map
    'map': 'MapView',
    #: null when the viewer knows the whole map now
    'fog': 'FogView | None',
    #: its props
    'props': 'dict[str, PropView]',
    #: its units
    'units': 'dict[str, UnitView]',
    #: the conflict; null: none
    'conflict': 'ConflictView | None',
    #: named places; the Handler's has secret ones too
    'zones': 'dict[str, ZoneView]',
    #: areas laid on the map; the Handler's has secret ones too
    'templates': 'dict[str, TemplateView]',
    #: lines drawn on the map, the oldest first; the Handler's has secret ones too
    'drawings': 'dict[str, DrawingView]',
    #: a picture under the grid; left out without one
    'background': 'NotRequired[BackgroundView]',
    #: for the Handler only
    'waves': 'NotRequired[dict[str, WaveView]]',
    #: effects of the environment for the next conflict; for the Handler only
    'prepared': 'NotRequired[list[Effect]]',
})

#: The schemas of this server.
SchemaList = TypedDict("SchemaList", {
    #: the schemas, by name
    'schemas': 'list[PublishedSchema]',
})

#: A roll that is compared with nothing.
ScoreData = TypedDict("ScoreData", {
    #: its kind
    'kind': "Literal['score']",
    #: the dice, in the order rolled
    'dice': 'list[KeptDie]',
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: A link to a screen, without its secret.
ScreenSummary = TypedDict("ScreenSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: when it was made
    'created': 'str',
})

#: The screens of a table, oldest first.
Screens = TypedDict("Screens", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the screens
    'screens': 'list[ScreenSummary]',
})

#: Takes a seat away, but not the last Handler's.
SeatKickCommand = TypedDict("SeatKickCommand", {
    #: the name of the command
    'type': "Literal['seat.kick']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the seat
    'seat': 'str',
    #: who had the seat may not take another one
    'ban': 'NotRequired[bool]',
})

#: Makes a seat another Handler's or a pilot's. It keeps the units it controls.  Raises `Refusal`
#: "no-such-seat", "role-already" or "last-handler".
SeatRoleCommand = TypedDict("SeatRoleCommand", {
    #: the name of the command
    'type': "Literal['seat.role']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the seat
    'seat': 'str',
    #: the new role
    'role': "Literal['handler', 'pilot']",
})

#: One seat.
SeatView = TypedDict("SeatView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

#: The seats of a table, in the order in which they were taken.
Seats = TypedDict("Seats", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the seats
    'seats': 'list[SeatView]',
})

#: The viewer that a Handler views as: a seat, or a group that shares a view.
SeenAs = TypedDict("SeenAs", {
    #: id of the seat
    'seat': 'str | None',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
    #: the seat's; empty for a whole group
    'name': 'str',
    #: the group of viewers whose view it is
    'group': 'str',
})

#: The segment in which the unit acts (FS 6.1).
SegmentChange = TypedDict("SegmentChange", {
    #: before
    'was': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: after
    'now': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})

#: Ends a segment: units that have not acted are skipped, and a turn must not be under way (FS
#: 6.3).  Overruled, it ends a turn under way, and skips the environmental segment so that nothing
#: falls.
SegmentEndCommand = TypedDict("SegmentEndCommand", {
    #: the name of the command
    'type': "Literal['segment.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
})

#: A command with the sender's own id for it.
SendCommand = TypedDict("SendCommand", {
    #: an id of your choice: sent again with it, the command is executed once; else the header
    #: `Idempotency-Key` is the id
    'id': 'NotRequired[str | None]',
    #: the command
    'command': 'Command',
})

#: A message that you receive.
ServerFrame: TypeAlias = 'HelloFrame | ViewFrame | ChangeFrame | AckFrame | AnswerFrame | RefusedFrame | SignalledFrame | PresenceFrame'

#: Fields of a unit that the Handler set.
SetData = TypedDict("SetData", {
    #: the values that were set, by field
    'set': 'dict[str, bool | int | str | list[int] | list[list[int]] | None]',
    #: the values before, by field
    'was': 'dict[str, bool | int | str | list[int] | list[list[int]] | None]',
})

#: What a link shows: the moments from `first` to `last`.
SharedMission = TypedDict("SharedMission", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the `seq` of its first moment
    'first': 'int',
    #: the `seq` of its last moment
    'last': 'int',
})

#: The links of a table, oldest first.
Shares = TypedDict("Shares", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the replay links
    'shares': 'list[LinkSummary]',
})

#: A character's sheet; missing keys count as 0. Attribute ids are unique in a table.
Sheet = TypedDict("Sheet", {
    #: points by attribute
    'points': 'dict[str, int]',
    #: advancements bought, by category
    'advances': 'dict[str, int]',
    #: experimental awards by attribute, 1 to 3
    'awards': 'dict[str, int]',
    #: credits that it has
    'credits': 'int',
    #: credits spent on the upgrades of the frame, for good
    'spent': 'int',
    #: credits' worth of a lost frame; pays for upgrades of frames
    'salvage': 'int',
})

#: Numbers to set in a sheet. Those left out stay, and a 0 removes one.
SheetChangesForm = TypedDict("SheetChangesForm", {
    #: points by attribute
    'points': 'NotRequired[dict[str, int]]',
    #: advancements by category
    'advances': 'NotRequired[dict[str, int]]',
    #: experimental awards by attribute
    'awards': 'NotRequired[dict[str, int]]',
    #: credits that it has
    'credits': 'NotRequired[int | None]',
    #: credits spent on upgrades of the frame
    'spent': 'NotRequired[int | None]',
    #: credits' worth of a lost frame
    'salvage': 'NotRequired[int | None]',
})

#: The attributes of a test, by id, and the character whose sheet they are from.
SheetForm = TypedDict("SheetForm", {
    #: id of the character whose sheet it is
    'character': 'str',
    #: ids of the attributes that count
    'attributes': 'list[str]',
})

#: What the sheet of a character would lose.
SheetLoss = TypedDict("SheetLoss", {
    #: id of the character
    'character': 'str',
    #: its name
    'name': 'str',
    #: what is lost
    'lost': 'list[str]',
})

#: The sheets that would lose something.
SheetsData = TypedDict("SheetsData", {
    #: where it is
    'cell': 'NotRequired[RefusedPlace]',
    #: place of the refused command in its batch, from 0
    'command': 'NotRequired[int]',
    #: id of the prop that it is about
    'prop': 'NotRequired[str]',
    #: the segment of the round now
    'segment': "NotRequired[Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']]",
    #: place of the step in its plan, from 0
    'step': 'NotRequired[int]',
    #: id of the unit that it is about; null: none is known
    'unit': 'NotRequired[str | None]',
    #: the characters, and what each would lose
    'sheets': 'list[SheetLoss]',
})

#: What a screen shows.
ShownTable = TypedDict("ShownTable", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
})

#: The roll of one side of a contest.
SideRollData = TypedDict("SideRollData", {
    #: the dice system
    'kind': 'str',
    #: the dice, in the order rolled
    'dice': 'list[QDie]',
    #: id of the character
    'player': 'str',
    #: the attribute, or id of the skill
    'trait': 'str',
    #: added to the die
    'bonus': 'int',
    #: the total
    'total': 'int',
    #: it is a critical success
    'critical': 'bool',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
})

#: The verdict on a line.
SightAnswer = TypedDict("SightAnswer", {
    #: there is a line of sight
    'visible': 'bool',
    #: the line is clear
    'line': 'bool',
    #: what is in the way; null: nothing
    'blocked_by': 'BlockerView | None',
    #: the cell it begins in
    'from': 'CellDocument',
    #: the cell it ends in
    'to': 'CellDocument',
    #: the line's cross-section
    'profile': 'list[ProfileSection]',
})

#: Is there a line of sight from `from` to `to`?
SightQuery = TypedDict("SightQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where one looks from
    'from': 'PlaceForm',
    #: where one looks to
    'to': 'PlaceForm',
})

#: How a program signs in.
SignInData = TypedDict("SignInData", {
    #: the header that is needed
    'header': 'str',
})

#: A ping, pointer, drag or unfinished line for the others; never stored.
SignalFrame = TypedDict("SignalFrame", {
    #: the kind of the message
    't': "Literal['signal']",
    #: what it is
    'kind': "Literal['ping', 'pointer', 'drag', 'line']",
    #: what it is about: `{q, r}` of a ping, `{x, y}` of a pointer, the way of a drag, the points
    #: of a line that is being drawn
    'data': 'NotRequired[dict[str, Any]]',
})

#: Another seat's signal.
SignalledFrame = TypedDict("SignalledFrame", {
    #: the kind of the message
    't': "Literal['signal']",
    #: id of the seat
    'from': 'str',
    #: what it is
    'kind': "Literal['ping', 'pointer', 'drag', 'line']",
    #: what it is about, as it was sent
    'data': 'dict[str, Any]',
})

#: What the Handler leaves out of this round's environmental segment: an effect, a zone, or what a
#: zone does to a unit.
Skip = TypedDict("Skip", {
    #: id of the effect or zone
    'of': 'str',
    #: id of the unit
    'unit': 'str',
})

#: What a new table from a ready mission or map is called.
StartReadyTable = TypedDict("StartReadyTable", {
    #: else that of the mission or map
    'name': 'NotRequired[str | None]',
})

#: The viewer's current view.
State = TypedDict("State", {
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the number of your view after this
    'seq': 'int',
    #: the view
    'view': 'View',
})

#: Why a plan cannot go on, and at which step, from 0.
StepRefusal = TypedDict("StepRefusal", {
    #: a stable code; its text is in the catalogue of messages
    'code': 'RefusalCode',
    #: the params of a `Refusal` with this code
    'params': 'dict[str, Any]',
    #: its place in the plan, from 0
    'step': 'int',
})

#: A change as a step of undo or redo.
StepView = TypedDict("StepView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
    #: what undo and redo name it by
    'change': 'int',
    #: the first and the last line of the Handler's log that tell of it
    'lines': 'list[int] | None',
})

#: A build kept at the table.
StoredBuildView = TypedDict("StoredBuildView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: a seat; null: the Handler's
    'owner': 'str | None',
    #: everybody at the table may use it
    'shared': 'bool',
    #: its pilot asks the Handler to bring it in
    'asked': 'bool',
    #: the whole build
    'build': 'Build',
})

#: A range along a clear line.
StraightRange = TypedDict("StraightRange", {
    #: nothing is in the way
    'clear': 'bool',
    #: it is within `n` in a straight line
    'in_range': 'bool',
    #: what is in the way; null: nothing
    'blocked_by': 'BlockerView | None',
})

#: Another action, by the name of the query `actions`.
SuggestedAction = TypedDict("SuggestedAction", {
    #: the command that does it
    'command': 'Command',
    #: its name
    'name': 'str',
})

#: An attack, with the chances of its target.
SuggestedAttack = TypedDict("SuggestedAttack", {
    #: the command that does it
    'command': 'Command',
    #: the target
    'unit': 'str',
    #: what this use costs
    'costs': 'UseCosts',
    #: its odds
    'odds': 'OddsDocument | None',
})

#: A movement, and where it ends.
SuggestedMove = TypedDict("SuggestedMove", {
    #: the command that does it
    'command': 'Command',
    #: where it ends
    'to': 'CellDocument',
    #: in hexes
    'cost': 'int',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
})

#: What a unit could do, and which of it first; `next` null: nothing, as `wait` says, or nothing
#: worth its steps.
SuggestionAnswer = TypedDict("SuggestionAnswer", {
    #: which of them comes first; null: nothing that is worth its steps
    'next': "Literal['attack', 'move', 'action'] | None",
    #: the attack; null: none
    'attack': 'SuggestedAttack | None',
    #: the movement; null: none
    'move': 'SuggestedMove | None',
    #: another action; null: none
    'action': 'SuggestedAction | None',
    #: id of a weapon that is not used because it would hit others than enemies too
    'spares': 'str | None',
    #: it finds no way to its goal, or to a place from which it could attack
    'no_way': 'bool',
    #: why it can neither move nor act now; null: it can
    'wait': 'BarView | None',
})

#: A unit in its turn.
SuggestionQuery = TypedDict("SuggestionQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: ids of the units that it attacks; by default those of the other side
    'against': 'NotRequired[list[str] | None]',
    #: where it is to go, instead of where it can attack from
    'towards': 'NotRequired[PlaceForm | None]',
    #: it does not move; for Handlers, neither does a unit that guards its place
    'stay': 'NotRequired[bool]',
})

#: Plays one action of a dice system. `form` has the fields that the action asks for.
SystemActCommand = TypedDict("SystemActCommand", {
    #: the name of the command
    'type': "Literal['system.act']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the dice system
    'system': 'str',
    #: the action, by the name in `GET /systems`
    'action': 'str',
    #: what the action asks for; its schema is in `GET /systems`
    'form': 'NotRequired[dict[str, Any]]',
})

#: An action of a dice system, for `system.act`.
SystemAction = TypedDict("SystemAction", {
    #: `player`: pilots and the Handler
    'by': "Literal['handler', 'player']",
    #: JSON Schema of the command's `form`
    'form': 'dict[str, Any]',
})

#: A dice system.
SystemDocument = TypedDict("SystemDocument", {
    #: its name
    'name': 'str',
    #: its title
    'title': 'str',
    #: whose work it is
    'source': 'str',
    #: `roll`: JSON Schema of the query `odds`
    'forms': 'dict[str, Any]',
    #: its actions by name
    'actions': 'dict[str, SystemAction]',
    #: its texts
    'texts': 'SystemTexts',
})

#: The English texts of a dice system, as Fluent patterns by code.
SystemTexts = TypedDict("SystemTexts", {
    #: lines of the log: their code is `<system>.<code>`
    'log': 'dict[str, str]',
    #: names of its offers
    'offers': 'dict[str, str]',
    #: lines about its state
    'facts': 'dict[str, str]',
    #: refused with the code `<system>.<code>`
    'refusals': 'dict[str, str]',
    #: words of the system, by the ids in its params
    'words': 'dict[str, str]',
})

#: A dice system as the viewer may see it.
SystemView = TypedDict("SystemView", {
    #: its name
    'name': 'str',
    #: its title
    'title': 'str',
    #: its state in lines for people
    'facts': 'list[Fact]',
    #: its state, as this viewer may know it
    'data': 'dict[str, Any]',
    #: the actions that are possible now
    'offers': 'list[OfferView]',
})

#: The dice systems of this server.
Systems = TypedDict("Systems", {
    #: the dice systems
    'systems': 'list[SystemDocument]',
})

#: The tables of the server, for the operator.
TableList = TypedDict("TableList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the tables
    'tables': 'list[TableSummary]',
})

#: Sets options of the table. The log says which ones changed.
TableOptionsCommand = TypedDict("TableOptionsCommand", {
    #: the name of the command
    'type': "Literal['table.options']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the options to set
    'options': 'OptionsForm',
})

#: Renames the table.
TableRenameCommand = TypedDict("TableRenameCommand", {
    #: the name of the command
    'type': "Literal['table.rename']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its new name
    'name': 'str',
})

#: A summary of a table.
TableSummary = TypedDict("TableSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: for the operator
    'created': 'NotRequired[str]',
    #: the role of the seat
    'role': "NotRequired[Literal['handler', 'pilot', 'spectator']]",
    #: id of the seat
    'seat': 'NotRequired[str]',
})

#: Sets the dice systems of the table, in the order shown. Slices stay when a system is not played.
TableSystemsCommand = TypedDict("TableSystemsCommand", {
    #: the name of the command
    'type': "Literal['table.systems']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: dice systems, in the order shown
    'systems': 'list[str]',
})

#: The table itself.
TableView = TypedDict("TableView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the options of the table
    'options': 'Options',
    #: the open chapter of dice
    'chance': 'ChanceView',
    #: its dice systems by name, in the order shown
    'systems': 'list[str]',
})

#: Take a seat with an invite.
TakeSeat = TypedDict("TakeSeat", {
    #: the invite, as views and the making of a table show it, or its whole link
    'invite': 'str',
    #: its name
    'name': 'str',
})

#: A new seat. The token is shown once.
TakenSeat = TypedDict("TakenSeat", {
    #: id of the table
    'table': 'str',
    #: id of the seat
    'seat': 'str',
    #: the secret token; it is shown once
    'token': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})

#: A pilot's costs in a mission: integrity lost, and uses of weapons by tier (1, 2, 3).
Tally = TypedDict("Tally", {
    #: points of integrity lost
    'integrity': 'int',
    #: uses of weapons of tier 1, 2 and 3
    'uses': 'list[int]',
})

#: The member of the running mission's crew whose tally counts the unit's losses (FS 8.5).
TallyChange = TypedDict("TallyChange", {
    #: `{character, name}`
    'character': 'dict[str, str]',
    #: whether players are not told of the losses
    'veiled': 'FlagChange',
})

#: Something that a weapon could be aimed at; with numbers where it can be designated.
TargetView = TypedDict("TargetView", {
    #: id of the unit
    'unit': 'str | None',
    #: id of the prop
    'prop': 'str | None',
    #: distance in hexes
    'distance': 'int',
    #: hexes beyond the range
    'beyond': 'int',
    #: it is in sight
    'sight': 'bool',
    #: it can be designated
    'designable': 'bool',
    #: why it cannot be designated
    'reason': 'BarView | None',
    #: what the roll is compared with; null: not told
    'mark': 'Number | None',
    #: summands of the mark
    'modifiers': 'list[Part]',
    #: the odds; null: not told
    'odds': 'OddsDocument | None',
    #: of the area of a melee weapon
    'centres': 'list[CellDocument]',
})

#: What a weapon could be aimed at, the nearest first.
TargetsAnswer = TypedDict("TargetsAnswer", {
    #: what this use costs
    'costs': 'UseCosts',
    #: the weapon can be used now
    'available': 'bool',
    #: why it cannot be used now
    'reason': 'BarView | None',
    #: it can be used, with this result
    'warns': 'BarView | None',
    #: range in hexes
    'reach': 'int',
    #: nearest target in hexes
    'least': 'int',
    #: possible targets, the nearest first
    'targets': 'list[TargetView]',
})

#: A weapon of a unit and how it would be used.
TargetsQuery = TypedDict("TargetsQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the weapon in the build
    'weapon': 'str',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: with the bonus of having waited for its zone
    'zone': 'NotRequired[bool]',
    #: as an action that the Handler grants
    'free': 'NotRequired[bool]',
})

#: Removes all area templates of the sender in the scene; with `all`, those of everybody.
TemplateClearCommand = TypedDict("TemplateClearCommand", {
    #: the name of the command
    'type': "Literal['template.clear']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: those of everybody, not only the sender's
    'all': 'NotRequired[bool]',
})

#: Lays an area on the map, from the hex `at` as far as the hex `to`.  A `radius` has its centre at
#: `at`; a `line` and a `cone` of 60 degrees begin beside it. Everybody sees it, also on ground
#: that they do not know. Only Handlers know of a `secret` one.
TemplateLayCommand = TypedDict("TemplateLayCommand", {
    #: the name of the command
    'type': "Literal['template.lay']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its shape
    'shape': "Literal['cone', 'line', 'radius']",
    #: where it begins
    'at': 'HexForm',
    #: how far it goes
    'to': 'HexForm',
    #: its name
    'name': 'NotRequired[str | None]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through; 0: no smoke
    'smoke': 'NotRequired[int]',
})

#: Removes an area template.
TemplateRemoveCommand = TypedDict("TemplateRemoveCommand", {
    #: the name of the command
    'type': "Literal['template.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
})

#: Turns an area template into a zone of its hexes on the map, as `zone.add` makes one.
TemplateToZoneCommand = TypedDict("TemplateToZoneCommand", {
    #: the name of the command
    'type': "Literal['template.to_zone']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
    #: the kind of the zone
    'kind': "NotRequired[Literal['area', 'label', 'marker', 'objective', 'spawn']]",
    #: the name of the zone
    'name': 'str',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it
    'effect': 'NotRequired[EffectForm | None]',
})

#: Sets fields of an area template; those left out stay.
TemplateUpdateCommand = TypedDict("TemplateUpdateCommand", {
    #: the name of the command
    'type': "Literal['template.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the area template
    'template': 'str',
    #: its shape
    'shape': "NotRequired[Literal['cone', 'line', 'radius']]",
    #: where it begins
    'at': 'NotRequired[HexForm]',
    #: how far it goes
    'to': 'NotRequired[HexForm]',
    #: its name; null: none
    'name': 'NotRequired[str | None]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through; 0: no smoke
    'smoke': 'NotRequired[int]',
})

#: An area that somebody has laid on the map.
TemplateView = TypedDict("TemplateView", {
    #: its id
    'id': 'str',
    #: its shape
    'shape': "Literal['radius', 'line', 'cone']",
    #: the centre of a radius, or where a line or a cone begins
    'at': 'HexPlace',
    #: how far it reaches, and in which direction
    'to': 'HexPlace',
    #: its name
    'name': 'str',
    #: who laid it, if that seat is still at the table
    'seat': 'str | None',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
    #: levels above each surface in it that nobody sees through
    'smoke': 'NotRequired[int]',
})

#: A die of a part of a notation.
TermDie = TypedDict("TermDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled
    'faces': 'list[int]',
    #: it counts
    'kept': 'bool',
})

#: A part of a notation, with its result.
TermDocument = TypedDict("TermDocument", {
    #: the part, as it is written
    'text': 'str',
    #: its dice
    'dice': 'list[TermDie]',
    #: what it adds to the total
    'subtotal': 'int',
})

#: Sets the notes of hexes, such as ground cover, in place of those they had.
TerrainNoteCommand = TypedDict("TerrainNoteCommand", {
    #: the name of the command
    'type': "Literal['terrain.note']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: hexes with all their notes
    'cells': 'list[NotesForm]',
    #: notes that `of` names by their place
    'kinds': 'NotRequired[list[list[NoteForm]]]',
})

#: Sets ground levels. Refused where they would bury a unit or a prop, unless `carry` lifts it (FS
#: 5.11).
TerrainSetCommand = TypedDict("TerrainSetCommand", {
    #: the name of the command
    'type': "Literal['terrain.set']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: hexes with their new ground
    'cells': 'list[GroundForm]',
    #: lift units and props that would be buried
    'carry': 'NotRequired[bool]',
})

#: Veils hexes: players know nothing of them and what is on them, except units; or unveils them.
TerrainVeilCommand = TypedDict("TerrainVeilCommand", {
    #: the name of the command
    'type': "Literal['terrain.veil']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the hexes
    'cells': 'NotRequired[list[HexForm]]',
    #: all hexes of the map
    'all': 'NotRequired[bool]',
    #: false unveils them
    'veiled': 'bool',
})

#: Rolls a requested test.
TestAnswerCommand = TypedDict("TestAnswerCommand", {
    #: the name of the command
    'type': "Literal['test.answer']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'request': 'str',
})

#: A test that somebody rolled.
TestData = TypedDict("TestData", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what was added
    'modifiers': 'list[int]',
    #: an ace is among the dice, which adds 2
    'ace': 'bool',
    #: the score
    'score': 'int',
    #: what it is compared with; null: not told
    'mark': 'int | None',
    #: the score above the mark; null: not told
    'margin': 'int | None',
    #: the result
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the odds of each result; null: not told
    'odds': 'dict[str, Odds] | None',
    #: where the dice come from; null: not told
    'proof': 'ProofDocument | None',
    #: the dice, in the order rolled
    'dice': 'list[TestDie]',
    #: players do not read the mark
    'hidden': 'NotRequired[bool]',
    #: the sheet it is from; null: none
    'sheet': 'NotRequired[FromSheet | None]',
})

#: A die of a test.
TestDie = TypedDict("TestDie", {
    #: sides of the die; 0: none
    'sides': 'int',
    #: all natural faces, in the order rolled; absent in old lines
    'faces': 'NotRequired[list[int]]',
    #: what it shows, all its faces together
    'face': 'int',
    #: it counts
    'kept': 'bool',
    #: it shows its highest face
    'ace': 'bool',
    #: the attribute that it belongs to
    'of': 'NotRequired[str]',
})

#: Requests a test of a pilot's unit. The odds are shown to those who may know the mark (FS 3.6).
#: `dice` may be left out with a `sheet`. Dice and modifiers that are named are added to those of
#: the sheet.
TestRequestCommand = TypedDict("TestRequestCommand", {
    #: the name of the command
    'type': "Literal['test.request']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: what the total is compared with
    'mark': 'int',
    #: the dice of the test
    'dice': "NotRequired[list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']]]",
    #: added to the total
    'modifiers': 'NotRequired[list[int]]',
    #: attributes of a character that count besides the dice
    'sheet': 'NotRequired[SheetForm | None]',
    #: only the Handler knows the mark
    'hidden': 'NotRequired[bool]',
    #: what it is about
    'label': 'NotRequired[str]',
})

#: Rolls a test without a request. Pilots may if the table lets them name marks.  `dice` and
#: `sheet`: as in `RequestTest`.
TestRollCommand = TypedDict("TestRollCommand", {
    #: the name of the command
    'type': "Literal['test.roll']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: `proactive`: by the unit's own will; `reactive`: in answer to something
    'kind': "Literal['proactive', 'reactive']",
    #: what the total is compared with
    'mark': 'int',
    #: the dice of the test
    'dice': "NotRequired[list[Literal['d10', 'd12', 'd4', 'd6', 'd8', 'none']]]",
    #: added to the total
    'modifiers': 'NotRequired[list[int]]',
    #: attributes of a character that count besides the dice
    'sheet': 'NotRequired[SheetForm | None]',
    #: id of the unit that it is for
    'unit': 'NotRequired[str | None]',
    #: only the Handler knows the mark
    'hidden': 'NotRequired[bool]',
    #: what it is about
    'label': 'NotRequired[str]',
})

#: Withdraws a requested test that nobody has rolled.
TestWithdrawCommand = TypedDict("TestWithdrawCommand", {
    #: the name of the command
    'type': "Literal['test.withdraw']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the request
    'request': 'str',
})

#: Adds seconds to what is left; a timer that is over begins anew with them.  Raises `Refusal` "no-
#: timer" or "timer-too-long".
TimerAddCommand = TypedDict("TimerAddCommand", {
    #: the name of the command
    'type': "Literal['timer.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: seconds to add
    'seconds': 'int',
})

#: Pauses the timer. Raises `Refusal` "no-timer", "already-so" or "timer-over".
TimerPauseCommand = TypedDict("TimerPauseCommand", {
    #: the name of the command
    'type': "Literal['timer.pause']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Removes the timer. Raises `Refusal("no-timer")`.
TimerRemoveCommand = TypedDict("TimerRemoveCommand", {
    #: the name of the command
    'type': "Literal['timer.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Lets a paused timer run. Raises `Refusal` "no-timer" or "already-so".
TimerResumeCommand = TypedDict("TimerResumeCommand", {
    #: the name of the command
    'type': "Literal['timer.resume']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
})

#: Starts a countdown of so many seconds. It replaces the timer that there is.
TimerStartCommand = TypedDict("TimerStartCommand", {
    #: the name of the command
    'type': "Literal['timer.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its length
    'seconds': 'int',
    #: what it is for
    'label': 'NotRequired[str | None]',
})

#: The countdown that everybody sees.
TimerView = TypedDict("TimerView", {
    #: what it is about
    'label': 'str',
    #: its whole time
    'seconds': 'int',
    #: ISO 8601, UTC; null while it is paused
    'ends_at': 'str | None',
    #: milliseconds that are left while it is paused, else 0
    'left': 'int',
})

#: The tokens of a table or seat, oldest first.
TokenList = TypedDict("TokenList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the tokens
    'tokens': 'list[TokenSummary]',
    #: for each role: the scopes that tokens of its seats may have
    'scopes': "dict[str, list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]]",
})

#: A token, without its secret.
TokenSummary = TypedDict("TokenSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: the seat in whose name it acts, or `pilots` or `spectators`, as whom it only reads
    'seat': 'str',
    #: what it may do
    'scopes': "list[Literal['read', 'chat', 'roll', 'play', 'run', 'manage']]",
    #: other sites whose pages may use it
    'origins': 'list[str]',
    #: when it was made
    'created': 'str',
    #: since when it has its present secret
    'issued': 'str',
    #: when it ends; null: it does not
    'expires': 'str | None',
    #: when it was used last, to a minute; null: never
    'last_used': 'str | None',
    #: requests and messages within ten seconds; null: as many as a seat
    'limit': 'int | None',
})

#: A turn begun and ended at once (FS 6.3).
TurnAbstainCommand = TypedDict("TurnAbstainCommand", {
    #: the name of the command
    'type': "Literal['turn.abstain']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Whether the unit's turn of this round is to come, under way or over.
TurnChange = TypedDict("TurnChange", {
    #: before
    'was': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
    #: after
    'now': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
})

#: Ends a unit's turn. Steps left over stay with the unit (FS C 3.6).
TurnEndCommand = TypedDict("TurnEndCommand", {
    #: the name of the command
    'type': "Literal['turn.end']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Starts a unit's turn: 4 steps, energy back, and a fall if it is in the air (FS 6.5, FS 6.6).
TurnStartCommand = TypedDict("TurnStartCommand", {
    #: the name of the command
    'type': "Literal['turn.start']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Undoes the last step.  A pilot undoes its own last move, as long as nothing followed that pilots
#: know of. Steps that pilots do not know of must not show, so they stay.  A Handler undoes any
#: step, and several at once: an `attack`; the `change` that a row made and all after it; or
#: everything `to` a line of the log. Pages of the journal that pilots wrote meanwhile stay, unless
#: only changes of the journal are undone. Raises `Refusal("changed-meanwhile")` if `newest` is not
#: the last step.
UndoCommand = TypedDict("UndoCommand", {
    #: the name of the command
    'type': "Literal['undo']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of an attack to undo
    'attack': 'NotRequired[str | None]',
    #: the change to undo, with all after it
    'change': 'NotRequired[int | None]',
    #: undo everything to this line of the log
    'to': 'NotRequired[int | None]',
    #: the step that the sender took for the last one
    'newest': 'NotRequired[int | None]',
})

#: What undo (the fields of a change) and redo would do for the viewer.
UndoView = TypedDict("UndoView", {
    #: what it is
    'what': 'str | None',
    #: the seat whose command it was
    'by': 'str | None',
    #: the one unit it is about
    'unit': 'NamedUnit | None',
    #: the prop it is about
    'prop': 'NamedProp | None',
    #: there is something to undo
    'can_undo': 'bool',
    #: there is something to redo
    'can_redo': 'bool',
    #: the change that can be redone; null: none
    'redo': 'ChangeView | None',
    #: the Handler's: the last changes, the newest first
    'steps': 'list[StepView]',
    #: the Handler's: what redo brings back, in order
    'again': 'list[StepView]',
})

#: Adds a unit. It acts in this round if its segment is still to come (FS 6.1).  Integrity,
#: stability and energy are the maxima. A name that another unit of the scene has gets a number.
#: `build` and `force`, as in `unit.fit`, make it a frame with the numbers of that build. Without a
#: build, speed, integrity and stability are required.
UnitAddCommand = TypedDict("UnitAddCommand", {
    #: the name of the command
    'type': "Literal['unit.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its name; one that is taken gets a number
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['ally', 'enemy', 'neutral', 'pilot']",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: its most integrity
    'integrity': 'NotRequired[int]',
    #: its most stability
    'stability': 'NotRequired[int]',
    #: its cell; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: its most energy
    'energy': 'NotRequired[int]',
    #: the pilots' side does not know of it
    'hidden': 'NotRequired[bool]',
    #: the seat that controls it
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one, for a unit of several cells
    'footprint': 'NotRequired[list[list[int]] | None]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: id of a build, or a whole build: it is a frame
    'build': 'NotRequired[str | BuildForm]',
    #: accept problems of points and expansions of the build
    'force': 'NotRequired[bool]',
})

#: A pilot requests control of a free unit. The Handler answers by `action.grant` or `action.deny`.
UnitAskCommand = TypedDict("UnitAskCommand", {
    #: the name of the command
    'type': "Literal['unit.ask']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Descends straight down after a flight, for nothing (FS C 3.4).
UnitDescendCommand = TypedDict("UnitDescendCommand", {
    #: the name of the command
    'type': "Literal['unit.descend']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: how far; by default as far as possible, at most twice the speed in a turn
    'levels': 'NotRequired[int | None]',
})

#: A unit of a pilot in a scene that players have seen and that is not shown now.
UnitElsewhere = TypedDict("UnitElsewhere", {
    #: id of the unit
    'unit': 'str',
    #: its name
    'name': 'str',
    #: id of the scene where it is
    'scene': 'str',
    #: the pilots' seats that control it
    'seats': 'list[str]',
})

#: Fits a unit out with a build and fills every pool. A pilot does so outside a conflict (FS C
#: 2.15).
UnitFitCommand = TypedDict("UnitFitCommand", {
    #: the name of the command
    'type': "Literal['unit.fit']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of a saved or ready-made build, or a whole build
    'build': 'str | BuildForm',
    #: accept problems of points and expansions
    'force': 'NotRequired[bool]',
})

#: Gives control of a unit to one more seat, an NPC too.  Raises `Refusal` "no-such-seat" (also for
#: a spectator), "steers-already" or "too-many-hands".
UnitGiveCommand = TypedDict("UnitGiveCommand", {
    #: the name of the command
    'type': "Literal['unit.give']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the seat
    'seat': 'str',
})

#: Hides a unit from the pilots' side, or shows it.
UnitHideCommand = TypedDict("UnitHideCommand", {
    #: the name of the command
    'type': "Literal['unit.hide']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: whether the pilots' side does not know of it
    'hidden': 'bool',
})

#: Highlights a unit: it is in sight without a line (FS 5.4.4).
UnitHighlightCommand = TypedDict("UnitHighlightCommand", {
    #: the name of the command
    'type': "Literal['unit.highlight']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: whether it is in sight without a line
    'highlighted': 'bool',
})

#: Moves a unit along a path (FS 5.3).
UnitMoveCommand = TypedDict("UnitMoveCommand", {
    #: the name of the command
    'type': "Literal['unit.move']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: on the ground or in flight
    'mode': "Literal['flight', 'ground']",
    #: the cells entered, in order, without the start
    'path': 'list[CellForm]',
    #: begin a new movement although the last one has range left
    'new': 'NotRequired[bool]',
    #: out of turn, without steps, energy or range
    'free': 'NotRequired[bool]',
    #: also with no energy, which overheats a frame and moves nothing
    'anyway': 'NotRequired[bool]',
})

#: Gives a unit a picture of the table's store, or with "" takes its picture away.
UnitPictureCommand = TypedDict("UnitPictureCommand", {
    #: the name of the command
    'type': "Literal['unit.picture']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: id of a picture of the table; "" takes it away
    'picture': 'str',
})

#: Moves a unit by force into a free cell, or off the map (null), at no cost (FS 5.3.7).  In the
#: air it does not fall before its next turn, unless `falling` begins its fall at once.
UnitPlaceCommand = TypedDict("UnitPlaceCommand", {
    #: the name of the command
    'type': "Literal['unit.place']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: a free cell; null: off the map
    'at': 'CellForm | None',
    #: it begins to fall at once
    'falling': 'NotRequired[bool]',
})

#: An attack aims at a unit.
UnitPoint = TypedDict("UnitPoint", {
    #: id of the unit
    'unit': 'str',
})

#: Gives a unit back, with the character that came with it.  The Handler takes it from one `seat`,
#: or from all of them. Raises `Refusal("handler-only")` for another's `seat`, "no-such-seat", or
#: "already-so" when the seat, or anybody, has no control.
UnitReleaseCommand = TypedDict("UnitReleaseCommand", {
    #: the name of the command
    'type': "Literal['unit.release']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the seat that loses control; by default your own, or as the Handler everybody
    'seat': 'NotRequired[str | None]',
})

#: Removes a unit from the scene.
UnitRemoveCommand = TypedDict("UnitRemoveCommand", {
    #: the name of the command
    'type': "Literal['unit.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Sets the state of a unit. Fields left out stay.  A wreck fills no cell, so it may lie where
#: another unit is. Raises the refusals of `unit.update` and `unit.place`.
UnitRestoreCommand = TypedDict("UnitRestoreCommand", {
    #: the name of the command
    'type': "Literal['unit.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: the fields of the unit
    'set': 'NotRequired[ChangesForm]',
    #: where it stands; null: off the map
    'at': 'NotRequired[CellForm | None]',
    #: all its conditions
    'conditions': 'NotRequired[list[dict[str, Any]]]',
    #: uses of its weapons in this turn
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name
    'spent': 'NotRequired[dict[str, int]]',
    #: its standing orders
    'orders': 'NotRequired[dict[str, bool]]',
    #: it is lost for good
    'lost': 'NotRequired[bool]',
    #: it is in sight without a line
    'highlighted': 'NotRequired[bool]',
})

#: Pays one energy to stay in the air until the unit's next turn (FS C 3.5).
UnitStayAloftCommand = TypedDict("UnitStayAloftCommand", {
    #: the name of the command
    'type': "Literal['unit.stay_aloft']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
    #: also with no energy, which overheats a frame
    'anyway': 'NotRequired[bool]',
})

#: A pilot takes control of a free unit, and of its character that nobody plays (FS 1.2).  Raises
#: `Refusal("one-unit-each")` for a pilot who controls one: the Handler gives a second one.
UnitTakeCommand = TypedDict("UnitTakeCommand", {
    #: the name of the command
    'type': "Literal['unit.take']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: id of the unit
    'unit': 'str',
})

#: Sets any fields of a unit.
UnitUpdateCommand = TypedDict("UnitUpdateCommand", {
    #: the name of the command
    'type': "Literal['unit.update']",
    #: its name
    'name': 'NotRequired[str]',
    #: its side, which decides the segment in which it acts
    'disposition': "NotRequired[Literal['ally', 'enemy', 'neutral', 'pilot']]",
    #: hexes of a base movement
    'speed': 'NotRequired[int]',
    #: integrity left
    'integrity': 'NotRequired[int]',
    #: its most integrity
    'integrity_max': 'NotRequired[int]',
    #: stability left
    'stability': 'NotRequired[int]',
    #: its most stability
    'stability_max': 'NotRequired[int]',
    #: energy left
    'energy': 'NotRequired[int]',
    #: its most energy
    'energy_max': 'NotRequired[int]',
    #: steps left
    'steps': 'NotRequired[int]',
    #: its cells block lines of sight
    'obstacle': 'NotRequired[bool]',
    #: notes for the Handler
    'notes': 'NotRequired[str]',
    #: name of the group of units that it belongs to
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place
    'guard': 'NotRequired[bool]',
    #: its shape on the map
    'silhouette': "NotRequired[Literal['biped', 'drone', 'hover', 'infantry', 'strider', 'tank', 'walker']]",
    #: it is falling
    'falling': 'NotRequired[bool]',
    #: levels it has fallen
    'fallen': 'NotRequired[int]',
    #: it has flown since its turn began
    'flown': 'NotRequired[bool]',
    #: it is a wreck
    'destroyed': 'NotRequired[bool]',
    #: it is overheated
    'overheated': 'NotRequired[bool]',
    #: it is reeling
    'reeling': 'NotRequired[bool]',
    #: it is off balance
    'off_balance': 'NotRequired[bool]',
    #: it is in the hand of its carrier, not on it
    'in_hand': 'NotRequired[bool]',
    #: hexes that a pilot on foot has walked in this turn
    'walked': 'NotRequired[int]',
    #: levels descended at no cost in this turn
    'descended': 'NotRequired[int]',
    #: the seat that controls it; null: nobody
    'controller': 'NotRequired[str | None]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'NotRequired[list[list[int]]]',
    #: recoil left
    'recoil': 'NotRequired[int]',
    #: uses of its weapons in this turn; 0 removes a count
    'used': 'NotRequired[dict[str, int]]',
    #: other things spent, by name; 0 removes a count
    'spent': 'NotRequired[dict[str, int]]',
    #: the movement that can be continued; null: none
    'movement': 'NotRequired[MovementForm | None]',
    #: conditions to give and to remove
    'conditions': 'NotRequired[ConditionChangesForm]',
    #: replaces computed numbers; null restores one
    'numbers': 'NotRequired[dict[str, int | None]]',
    #: id of the former frame of a pilot on foot
    'pilot_of': 'NotRequired[str | None]',
    #: id of the unit that carries it
    'carried_by': 'NotRequired[str | None]',
    #: id of the unit
    'unit': 'str',
    #: id of the scene
    'scene': 'NotRequired[str | None]',
})

#: A unit as far as the viewer knows it; null where its numbers are not told (`npc_stats`).
UnitView = TypedDict("UnitView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its side, which decides the segment in which it acts
    'disposition': "Literal['pilot', 'ally', 'neutral', 'enemy']",
    #: its cell; null: it is off the map
    'at': 'CellDocument | None',
    #: hexes of a base movement
    'speed': 'int | None',
    #: integrity left
    'integrity': 'int | None',
    #: its most integrity
    'integrity_max': 'int | None',
    #: stability left
    'stability': 'int | None',
    #: its most stability
    'stability_max': 'int | None',
    #: energy left
    'energy': 'int | None',
    #: its most energy
    'energy_max': 'int | None',
    #: steps left
    'steps': 'int | None',
    #: the seat that controls it; null: nobody
    'controller': 'str | None',
    #: seats that steer it with its controller
    'copilots': 'list[str]',
    #: its cells as [q, r, level] from the first one
    'footprint': 'list[list[int]]',
    #: its cells block lines of sight while it stands on the map
    'obstacle': 'bool',
    #: its cells block lines of sight now
    'blocks_sight': 'bool',
    #: it is falling
    'falling': 'bool',
    #: levels it has fallen
    'fallen': 'int',
    #: it has flown since its turn began
    'flown': 'bool',
    #: nothing carries it
    'airborne': 'bool',
    #: it is staggered
    'staggered': 'bool | None',
    #: it is a wreck
    'destroyed': 'bool',
    #: fell through a void and is off the map
    'lost': 'bool',
    #: it is in sight without a line
    'highlighted': 'bool',
    #: its shape on the map
    'silhouette': "Literal['biped', 'strider', 'tank', 'hover', 'walker', 'drone', 'infantry']",
    #: how much is left of it, in a word; null where it is not told
    'condition': "Literal['whole', 'damaged', 'badly-damaged', 'destroyed'] | None",
    #: the movement that can be continued; null: none
    'movement': 'Movement | None',
    #: its turn in this round
    'turn': "Literal['waiting', 'active', 'done', 'abstained', 'none']",
    #: the segment of a round in which it acts
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: what it is built of; null for a plain unit
    'frame': 'FrameView | None',
    #: it is overheated
    'overheated': 'bool | None',
    #: cannot evade until its next turn begins
    'off_balance': 'bool | None',
    #: its conditions
    'conditions': 'list[ConditionView]',
    #: the unit that was this ejected pilot's frame
    'pilot_of': 'str | None',
    #: the unit it rides on
    'carried_by': 'str | None',
    #: held in the carrier's hand
    'in_hand': 'bool',
    #: the id of its picture; left out without one
    'picture': 'NotRequired[str]',
    #: for the Handler only
    'notes': 'NotRequired[str]',
    #: units that play together have the same; for the Handler only
    'group': 'NotRequired[str]',
    #: suggestions do not move it from its place; for the Handler only
    'guard': 'NotRequired[bool]',
    #: for the Handler and, of a hidden unit, who controls it
    'hidden': 'NotRequired[bool]',
})

#: Adds units as `unit.add` does, in this order: all or none.  With `at` they come to the nearest
#: free places around it: those with places of their own keep their distances to the first of them.
UnitsAddCommand = TypedDict("UnitsAddCommand", {
    #: the name of the command
    'type': "Literal['units.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: carry it out although rules of the game forbid it; the log names them
    'overrule': 'NotRequired[bool]',
    #: why the Handler overrules; part of the log
    'reason': 'NotRequired[str]',
    #: the units, each as for `unit.add`
    'units': 'list[AddUnitForm]',
    #: they come to the nearest free places around this cell
    'at': 'NotRequired[CellForm | None]',
    #: names that other units have get numbers
    'numbered': 'NotRequired[bool]',
})

#: Moves units of this `scene` to another one, `to`, with their state and their riders.  Each keeps
#: its hex, or comes back to where it left this scene; where that is taken it gets the nearest free
#: place on the ground. With `at` the places are those around this hex. Units without a place stay
#: off the map. Their attacks and requests end. A conflict waits for them.
UnitsCarryCommand = TypedDict("UnitsCarryCommand", {
    #: the name of the command
    'type': "Literal['units.carry']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: id of the other scene
    'to': 'str',
    #: the hex around which they come
    'at': 'NotRequired[HexForm | None]',
})

#: Adds a copy of each unit, with its state and the next number in its name; nobody controls it.
#: With `at` the copies are placed as `units.place` does, else beside their originals, or off the
#: map like them.
UnitsDuplicateCommand = TypedDict("UnitsDuplicateCommand", {
    #: the name of the command
    'type': "Literal['units.duplicate']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: the cell around which the copies come
    'at': 'NotRequired[CellForm | None]',
})

#: Moves units by force, as `unit.place` does: the first to `at`, the others as they stand to it.
#: Each gets the nearest free place on the ground ("no-free-place"). Units that are off the map
#: come to places around `at`.
UnitsPlaceCommand = TypedDict("UnitsPlaceCommand", {
    #: the name of the command
    'type': "Literal['units.place']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: ids of units
    'units': 'list[str]',
    #: the cell of the first of them
    'at': 'CellForm',
})

#: Sets the state of several units as `unit.restore` does, in this order: all or none.
UnitsRestoreCommand = TypedDict("UnitsRestoreCommand", {
    #: the name of the command
    'type': "Literal['units.restore']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: the units, each as for `unit.restore`
    'units': 'list[ImportUnitForm]',
})

#: Fields of a unit that the Handler changed.
UpdatedData = TypedDict("UpdatedData", {
    #: the fields that have changed
    'set': 'list[str]',
    #: the values after, by field
    'now': 'NotRequired[dict[str, bool | int | str | list[int] | list[list[int]] | None]]',
    #: the values before, by field
    'was': 'NotRequired[dict[str, bool | int | str | list[int] | list[list[int]] | None]]',
})

#: One step of a plan.  "raise": `points` into `attribute`; "advance": one advancement of
#: `category`; "refit": one point from `attribute` into `to`; "award": `points` (1 to 3) for
#: `attribute`, by the Handler.
Upgrade = TypedDict("Upgrade", {
    #: `raise`: points into an attribute; `advance`: one advancement of a category; `refit`: one
    #: point from an attribute into another; `award`: an experimental award
    'do': "Literal['raise', 'advance', 'refit', 'award']",
    #: id of the attribute
    'attribute': 'str',
    #: id of the attribute that a `refit` moves a point to
    'to': 'str',
    #: id of the category
    'category': 'str',
    #: points of a `raise` or an `award`
    'points': 'int',
})

#: One step of a plan of upgrades (see `app.rules.frame_state.characters.Upgrade`).
UpgradeForm = TypedDict("UpgradeForm", {
    #: `raise`: points into an attribute; `advance`: one advancement of a category; `refit`: one
    #: point from an attribute into another; `award`: an experimental award, by the Handler
    'do': "Literal['advance', 'award', 'raise', 'refit']",
    #: id of the attribute; for all but `advance`
    'attribute': 'NotRequired[str]',
    #: id of the attribute that a `refit` moves a point to
    'to': 'NotRequired[str]',
    #: id of the category; for `advance`
    'category': 'NotRequired[str]',
    #: points of a `raise` or an `award`
    'points': 'NotRequired[int]',
})

#: What upgrades would cost and lead to, up to the first step that the rules forbid.
UpgradePlanAnswer = TypedDict("UpgradePlanAnswer", {
    #: by category
    'pools': 'dict[str, PoolView]',
    #: its attributes
    'attributes': 'dict[str, AttributeNumbers]',
    #: what a new frame costs
    'replace': 'ReplaceView',
    #: each upgrade with its cost and effect
    'steps': 'list[PlanStep]',
    #: credits for all of it
    'cost': 'int',
    #: credits left
    'credits': 'int',
    #: the sheet after it
    'sheet': 'Sheet',
    #: the first upgrade that is not possible; null: all are
    'refused': 'StepRefusal | None',
    #: why it can be planned but not done now
    'waits': 'BarView | None',
})

#: Upgrades in the order of the plan. Pilots may ask about awards too.
UpgradePlanQuery = TypedDict("UpgradePlanQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the character
    'character': 'str',
    #: the upgrades in their order
    'upgrades': 'list[UpgradeForm]',
})

#: A map file sent inside the request.
UploadedMap = TypedDict("UploadedMap", {
    #: the name of the file; its ending says the format
    'filename': 'str',
    #: the content of the file
    'text': 'str',
})

#: What a use of a weapon costs.
UseCosts = TypedDict("UseCosts", {
    #: steps of this use
    'steps': 'int',
    #: energy of this use
    'energy': 'int',
    #: recoil of this use
    'recoil': 'int',
})

#: Everything that one viewer may see of a table.
View = TypedDict("View", {
    #: the attributes of characters, by category
    'categories': 'list[Category]',
    #: the characters
    'characters': 'dict[str, CharacterView]',
    #: the missions
    'missions': 'dict[str, MissionView]',
    #: the dice systems that are played
    'systems': 'dict[str, SystemView]',
    #: builds kept at the table; the Handler's own only for the Handler, or shared
    'builds': 'dict[str, StoredBuildView]',
    #: what pilots have asked the Handler to allow
    'asks': 'dict[str, AskView]',
    #: attacks that are not over
    'attacks': 'dict[str, AttackView]',
    #: reactions that have begun, by unit
    'reactions': 'dict[str, ReactionView]',
    #: the table
    'table': 'TableView',
    #: the people at the table, by seat
    'seats': 'dict[str, SeatView]',
    #: for the Handler only
    'invites': 'NotRequired[Invites]',
    #: the scene that players see; Handlers may look at another
    'active_scene': 'str',
    #: for the Handler only
    'scenes': 'NotRequired[dict[str, SceneSummary]]',
    #: the scene of this view
    'scene': 'SceneView',
    #: pilots' units that are in another scene
    'elsewhere': 'list[UnitElsewhere]',
    #: tests that units have to roll
    'requests': 'dict[str, RequestView]',
    #: what can be undone and redone
    'undo': 'UndoView',
    #: a countdown without effect on the game
    'timer': 'TimerView | None',
    #: the pages that the viewer may read
    'journal': 'dict[str, PageView]',
})

#: The whole view: when you join, and when the missed changes are not available.
ViewFrame = TypedDict("ViewFrame", {
    #: the kind of the message
    't': "Literal['view']",
    #: identifies the sequence of `seq`
    'epoch': 'str',
    #: the number of your view after this
    'seq': 'int',
    #: the whole view
    'view': 'View',
    #: the lines of the log
    'entries': 'list[Entry]',
})

#: The surfaces in sight of a place.
ViewshedAnswer = TypedDict("ViewshedAnswer", {
    #: the surfaces in sight
    'cells': 'list[CellDocument]',
})

#: Which surfaces can be seen from a place?
ViewshedQuery = TypedDict("ViewshedQuery", {
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: where one looks from
    'from': 'PlaceForm',
    #: how far, in hexes
    'radius': 'NotRequired[int]',
})

#: Puts units that are off the map into a wave, which only Handlers know of.  It comes by itself
#: when `round` begins, or when `wave.enter` is sent; `trigger` says when that is to be. Its units
#: come to places around `at`, or in the `zone`. A unit is in one wave only.
WaveAddCommand = TypedDict("WaveAddCommand", {
    #: the name of the command
    'type': "Literal['wave.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its name
    'name': 'str',
    #: ids of units
    'units': 'list[str]',
    #: the cell around which they come
    'at': 'NotRequired[CellForm | None]',
    #: id of the zone they come to
    'zone': 'NotRequired[str | None]',
    #: the round in which they come by themselves
    'round': 'NotRequired[int | None]',
    #: when it is to come, in words
    'trigger': 'NotRequired[str]',
})

#: Places the units of a wave at the nearest free places around `at`, or around its own place, or
#: at the free places in its zone.  Hidden units are shown. Units without a place stay in the wave.
#: Units that are in no group become one, with the name of the wave.
WaveEnterCommand = TypedDict("WaveEnterCommand", {
    #: the name of the command
    'type': "Literal['wave.enter']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
    #: the cell around which they come; by default its own place
    'at': 'NotRequired[CellForm | None]',
})

#: Removes a wave. Its units stay off the map.
WaveRemoveCommand = TypedDict("WaveRemoveCommand", {
    #: the name of the command
    'type': "Literal['wave.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
})

#: Sets fields of a wave; those left out stay. `at` takes the place of a zone, and `zone` that of a
#: place.
WaveUpdateCommand = TypedDict("WaveUpdateCommand", {
    #: the name of the command
    'type': "Literal['wave.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the wave
    'wave': 'str',
    #: its name
    'name': 'NotRequired[str]',
    #: all its units
    'units': 'NotRequired[list[str]]',
    #: the cell around which they come
    'at': 'NotRequired[CellForm | None]',
    #: id of the zone they come to
    'zone': 'NotRequired[str | None]',
    #: the round in which they come by themselves; null: none
    'round': 'NotRequired[int | None]',
    #: when it is to come, in words
    'trigger': 'NotRequired[str]',
})

#: Units in reserve that come together.
WaveView = TypedDict("WaveView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: those that are still in reserve
    'units': 'list[str]',
    #: the place around which they come
    'at': 'CellDocument | None',
    #: the zone in which they come, instead of a place
    'zone': 'str | None',
    #: they come by themselves when it begins
    'round': 'int | None',
    #: when they are to come, in the Handler's words
    'trigger': 'str',
})

#: A weapon of a build.
Weapon = TypedDict("Weapon", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier, 1 to 3, by id of a weapon tag or damage tag
    'tags': 'dict[str, int]',
})

#: A weapon of a build.
WeaponDocument = TypedDict("WeaponDocument", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: weapon and damage tags with their tiers, 1 to 3
    'tags': 'NotRequired[dict[str, int]]',
})

#: A weapon of a build.
WeaponForm = TypedDict("WeaponForm", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: 1 to 3
    'tier': 'int',
    #: a weapon type
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier, 1 to 3, by id of a weapon tag or damage tag
    'tags': 'NotRequired[dict[str, int]]',
})

#: A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D.
WeaponNumbers = TypedDict("WeaponNumbers", {
    #: steps of one use
    'steps': 'Number',
    #: energy of one use
    'energy': 'Number',
    #: recoil of one use
    'recoil': 'Number',
    #: uses in one turn
    'uses': 'Number',
    #: range in hexes
    'reach': 'Number',
    #: nearest target in hexes
    'least_range': 'Number',
    #: targeting bonus
    'targeting': 'Number',
    #: damage of a hit
    'damage': 'Roll',
    #: damage added by a direct hit
    'direct': 'Roll',
    #: mission cost of one use
    'cost': 'int',
    #: what else it can do
    'traits': 'WeaponTraits',
})

#: A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D.
WeaponProfile = TypedDict("WeaponProfile", {
    #: the weapon
    'weapon': 'Weapon',
    #: steps of one use
    'steps': 'Number',
    #: energy of one use
    'energy': 'Number',
    #: recoil of one use
    'recoil': 'Number',
    #: uses in one turn
    'uses': 'Number',
    #: range in hexes
    'reach': 'Number',
    #: nearest target in hexes
    'least_range': 'Number',
    #: targeting bonus
    'targeting': 'Number',
    #: damage of a hit
    'damage': 'Roll',
    #: damage added by a direct hit
    'direct': 'Roll',
    #: mission cost of one use
    'cost': 'int',
    #: what else it can do
    'traits': 'WeaponTraits',
})

#: A tier of weapons.
WeaponTier = TypedDict("WeaponTier", {
    #: its tier, 1 to 3
    'tier': 'int',
    #: its name
    'name': 'str',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: of the damage die
    'grade': 'int',
    #: range in hexes
    'reach': 'int',
    #: for tags
    'points': 'int',
    #: of a use, in a mission's fee
    'cost': 'int',
    #: sides of the damage die
    'die': 'int',
})

#: Mechanisms that an attack knows; content switches them on, attack code names no content.
WeaponTraits = TypedDict("WeaponTraits", {
    #: sides of a die that may take the place of Sharpness; 0: none
    'homing': 'int',
    #: the face with which a miss is looked at once more; 0: not at all
    'second_look': 'int',
    #: the damage of a miss: `nothing`, the `bare` die of the base, or `plain` damage without the
    #: volley
    'on_miss': "Literal['nothing', 'bare', 'plain']",
    #: damage added by several shots
    'volley': 'int',
    #: steps that may be added, each with its bonus to targeting
    'prepare': 'list[list[int]]',
    #: how it can wait for the user's next turn; null: it cannot
    'zone': 'Zone | None',
    #: radius of an area around the target; 0: none
    'burst': 'int',
    #: it strikes what is beside its user
    'melee': 'bool',
    #: what must lie between weapon and target: `sight`, `air` above both, a `path` within the
    #: range, or `any` path
    'line': "Literal['sight', 'air', 'path', 'any']",
    #: more damage and impact of a direct hit
    'shock': 'int',
    #: mitigation that does not count
    'pierce': 'int',
    #: current energy is added to the damage
    'energy_bonus': 'bool',
    #: so much of that energy cannot be mitigated
    'firm': 'int',
    #: mitigated damage counts twice as impact on a target that is not staggered
    'blast': 'bool',
    #: a hit on a staggered target is a direct hit
    'direct_on_staggered': 'bool',
    #: its damage cannot be mitigated
    'unmitigable': 'bool',
    #: its use overheats the frame
    'overheats': 'bool',
    #: least damage of a hit
    'least': 'int',
    #: added to damage that gets through
    'through': 'int',
    #: conditions that it leaves on its target
    'inflicts': 'list[InflictedCondition]',
})

#: How a weapon would be used. The fields are those of `attack.declare`.
WeaponUseForm = TypedDict("WeaponUseForm", {
    #: id of the weapon in the build
    'weapon': 'str',
    #: what it aims at
    'at': 'DesignationForm',
    #: the centre of the area of a melee weapon
    'centre': 'NotRequired[CellForm | None]',
    #: use the weapon's own die
    'homing': 'NotRequired[bool]',
    #: further steps for targeting
    'prepare': 'NotRequired[int]',
    #: wait for the unit's next turn
    'zone': 'NotRequired[bool]',
    #: what gets the bonus when a target moves inside the zone
    'inside': "NotRequired[Literal['damage', 'targeting']]",
})

#: A weapon of a frame; costs, range and uses as numbers, and all of them explained.
WeaponView = TypedDict("WeaponView", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its tier, 1 to 3
    'tier': 'int',
    #: its kind
    'kind': 'str',
    #: a damage type
    'damage': 'str',
    #: tier by id of a weapon tag or damage tag
    'tags': 'dict[str, int]',
    #: steps that it costs
    'steps': 'int',
    #: energy that it costs
    'energy': 'int',
    #: range in hexes
    'reach': 'int',
    #: in one turn
    'uses': 'int',
    #: uses in this turn
    'used': 'int',
    #: it can be used now
    'available': 'bool',
    #: every number with the parts it is the sum of
    'profile': 'WeaponNumbers',
})

#: The webhooks of a table, oldest first.
WebhookList = TypedDict("WebhookList", {
    #: the cursor of the next page; null on the last one
    'next': 'str | None',
    #: whether there is a next page
    'has_more': 'bool',
    #: the webhooks
    'webhooks': 'list[WebhookSummary]',
})

#: A webhook, without its secret.
WebhookSummary = TypedDict("WebhookSummary", {
    #: its id
    'id': 'str',
    #: its name
    'name': 'str',
    #: its address
    'url': 'str',
    #: it is told the lines that these read
    'viewer': "Literal['handler', 'pilots', 'spectators']",
    #: the kinds of lines that it is told; empty: all
    'kinds': "list[Literal['system', 'turn', 'move', 'fall', 'roll', 'attack', 'mission', 'chat', 'overrule', 'undo']]",
    #: when it was made
    'created': 'str',
    #: `on`, `paused`, or `off` after long failure
    'state': "Literal['on', 'paused', 'off']",
    #: attempts since the last success
    'failures': 'int',
    #: when the first of these attempts was
    'failing_since': 'str | None',
    #: when the next attempt will be
    'next_at': 'str | None',
    #: until when the secret before signs as well; null: there is none
    'old_secret_until': 'str | None',
})

#: Your seat, role, name and group.
You = TypedDict("You", {
    #: id of the seat
    'seat': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
    #: its name
    'name': 'str',
    #: the group of viewers whose view you get
    'group': 'str',
})

#: An attack that waits for the user's next turn (Zone In).  `bonus` to targeting and damage then;
#: `inside`: what a target that moves within the zone calls down: nothing, the attack at once
#: without bonus, or with +2 to targeting or damage.
Zone = TypedDict("Zone", {
    #: added to targeting and damage in the user's next turn
    'bonus': 'int',
    #: what a target that moves within the zone calls down: `nothing`, the attack without bonus
    #: (`plain`), or with a bonus of the user's `choice`
    'inside': "Literal['nothing', 'plain', 'choice']",
})

#: Adds a zone of the hexes `cells` to the map.  A label or a marker has one hex; `icon` is the
#: picture of a marker. Only Handlers know of a `secret` zone. Everybody sees all of another one,
#: also on ground that they do not know. With an `effect` it harms the units in it.
ZoneAddCommand = TypedDict("ZoneAddCommand", {
    #: the name of the command
    'type': "Literal['zone.add']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: its kind
    'kind': "Literal['area', 'label', 'marker', 'objective', 'spawn']",
    #: its name
    'name': 'str',
    #: hexes
    'cells': 'list[RunForm]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: the picture of a marker
    'icon': "NotRequired[Literal['cache', 'danger', 'exit', 'flag', 'question', 'target']]",
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it
    'effect': 'NotRequired[EffectForm | None]',
})

#: What a zone does in each environmental segment to the units in it (FS 6.7).
ZoneEffect = TypedDict("ZoneEffect", {
    #: what it does
    'harm': "Literal['damage', 'impact', 'heat']",
    #: how much
    'amount': 'int',
    #: the round from which on
    'round': 'int',
    #: only to units that stand on something
    'ground': 'bool',
})

#: Adds the hexes `cells` to a zone, or takes them away from it.
ZonePaintCommand = TypedDict("ZonePaintCommand", {
    #: the name of the command
    'type': "Literal['zone.paint']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
    #: hexes
    'cells': 'list[RunForm]',
    #: take the hexes away
    'take': 'NotRequired[bool]',
})

#: Removes a zone. A wave that would come there has no place then.
ZoneRemoveCommand = TypedDict("ZoneRemoveCommand", {
    #: the name of the command
    'type': "Literal['zone.remove']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
})

#: Sets fields of a zone; those left out stay. `cells` replaces all of its hexes.
ZoneUpdateCommand = TypedDict("ZoneUpdateCommand", {
    #: the name of the command
    'type': "Literal['zone.update']",
    #: the scene; by default the one that is shown. Only Handlers may name another one
    'scene': 'NotRequired[str | None]',
    #: id of the zone
    'zone': 'str',
    #: its kind
    'kind': "NotRequired[Literal['area', 'label', 'marker', 'objective', 'spawn']]",
    #: its name
    'name': 'NotRequired[str]',
    #: all of its hexes
    'cells': 'NotRequired[list[RunForm]]',
    #: only Handlers know of it
    'secret': 'NotRequired[bool]',
    #: the picture of a marker
    'icon': "NotRequired[Literal['cache', 'danger', 'exit', 'flag', 'question', 'target']]",
    #: its colour; null: that of its kind
    'colour': "NotRequired[Literal['amber', 'blue', 'green', 'red', 'violet'] | None]",
    #: what it does to the units in it; null: nothing
    'effect': 'NotRequired[EffectForm | None]',
})

#: A named place on the map.
ZoneView = TypedDict("ZoneView", {
    #: its id
    'id': 'str',
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
    #: the hex of a label or marker; else the one nearest to the centre
    'at': 'HexPlace',
    #: masks, as in `fog`; not for labels and markers
    'hexes': 'NotRequired[dict[str, str]]',
    #: for markers only
    'icon': "NotRequired[Literal['flag', 'target', 'danger', 'question', 'cache', 'exit']]",
    #: null: that of its kind
    'colour': "Literal['red', 'amber', 'green', 'blue', 'violet'] | None",
    #: what it does in the environmental segment
    'effect': 'NotRequired[ZoneEffect]',
    #: for the Handler only
    'secret': 'NotRequired[bool]',
})

ActionAskedLine_params = TypedDict("ActionAskedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
})


#: { $unit } wants to: { $text }
class ActionAskedLine(LineBase):
    code: "Literal['action.asked']"
    params: 'ActionAskedLine_params'
    data: 'None'


ActionAsksRepairLine_params = TypedDict("ActionAsksRepairLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the other unit
    'target': 'NamedUnit',
})


#: { $unit } asks the Handler for a repair of { $target }
class ActionAsksRepairLine(LineBase):
    code: "Literal['action.asks_repair']"
    params: 'ActionAsksRepairLine_params'
    data: 'None'


ActionDeniedLine_params = TypedDict("ActionDeniedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
    #: the reason; can be empty
    'why': 'str',
})


#: { $unit } cannot: { $text }
class ActionDeniedLine(LineBase):
    code: "Literal['action.denied']"
    params: 'ActionDeniedLine_params'
    data: 'None'


ActionDeniedWhyLine_params = TypedDict("ActionDeniedWhyLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
    #: the reason; can be empty
    'why': 'str',
})


#: { $unit } cannot: { $text }. { $why }
class ActionDeniedWhyLine(LineBase):
    code: "Literal['action.denied_why']"
    params: 'ActionDeniedWhyLine_params'
    data: 'None'


ActionGrantedLine_params = TypedDict("ActionGrantedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
    #: how many steps
    'steps': 'int',
    #: its text
    'text': 'str',
})


#:     { $unit } does it for { $steps ->         [one] { $steps } step        *[other] { $steps }
#: steps     } and { $energy } energy: { $text }
class ActionGrantedLine(LineBase):
    code: "Literal['action.granted']"
    params: 'ActionGrantedLine_params'
    data: 'None'


ActionRollsAbilityLine_params = TypedDict("ActionRollsAbilityLine_params", {
    #: the ability
    'ability': 'Named',
    #: the level
    'level': "Literal['novice', 'journeyman', 'master', 'legend']",
    #: the character
    'person': 'NamedPlayer',
})


#: { $person }: { $ability } is now { $level }
class ActionRollsAbilityLine(LineBase):
    code: "Literal['action-rolls.ability']"
    params: 'ActionRollsAbilityLine_params'
    data: 'None'


ActionRollsActedLine_params = TypedDict("ActionRollsActedLine_params", {
    #: action points that it costs
    'cost': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#:     { $person } acts in the opening for { $cost ->         [one] { $cost } action point
#: *[other] { $cost } action points     }: { $text }
class ActionRollsActedLine(LineBase):
    code: "Literal['action-rolls.acted']"
    params: 'ActionRollsActedLine_params'
    data: 'None'


ActionRollsAdjustedLine_params = TypedDict("ActionRollsAdjustedLine_params", {
    #: the threshold now
    'after': 'int',
    #: the threshold before
    'before': 'int',
    #: the character
    'person': 'NamedPlayer',
})


#: The threshold of { $person } goes from { $before } to { $after }
class ActionRollsAdjustedLine(LineBase):
    code: "Literal['action-rolls.adjusted']"
    params: 'ActionRollsAdjustedLine_params'
    data: 'None'


ActionRollsAmendedFailureLine_params = TypedDict("ActionRollsAmendedFailureLine_params", {
    #: the effect
    'effect': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: The Handler amends how “{ $text }” of { $person } ended: failure
class ActionRollsAmendedFailureLine(LineBase):
    code: "Literal['action-rolls.amended-failure']"
    params: 'ActionRollsAmendedFailureLine_params'
    data: 'None'


ActionRollsAmendedLine_params = TypedDict("ActionRollsAmendedLine_params", {
    #: the effect
    'effect': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: The Handler amends how “{ $text }” of { $person } ended: success, effect { $effect }
class ActionRollsAmendedLine(LineBase):
    code: "Literal['action-rolls.amended']"
    params: 'ActionRollsAmendedLine_params'
    data: 'None'


ActionRollsAnnouncedInOpeningLine_params = TypedDict("ActionRollsAnnouncedInOpeningLine_params", {
    #: the ability
    'ability': 'Named',
    #: the attributes
    'attributes': 'list[Named]',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person } in the opening: { $text } ({ $ability }; { $attributes })
class ActionRollsAnnouncedInOpeningLine(LineBase):
    code: "Literal['action-rolls.announced-in-opening']"
    params: 'ActionRollsAnnouncedInOpeningLine_params'
    data: 'None'


ActionRollsAnnouncedInOpeningUnskilledLine_params = TypedDict("ActionRollsAnnouncedInOpeningUnskilledLine_params", {
    #: the ability
    'ability': 'Named',
    #: the attributes
    'attributes': 'list[Named]',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person } in the opening: { $text } (unskilled; { $attributes })
class ActionRollsAnnouncedInOpeningUnskilledLine(LineBase):
    code: "Literal['action-rolls.announced-in-opening-unskilled']"
    params: 'ActionRollsAnnouncedInOpeningUnskilledLine_params'
    data: 'None'


ActionRollsAnnouncedLine_params = TypedDict("ActionRollsAnnouncedLine_params", {
    #: the ability
    'ability': 'Named',
    #: the attributes
    'attributes': 'list[Named]',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person }: { $text } ({ $ability }; { $attributes })
class ActionRollsAnnouncedLine(LineBase):
    code: "Literal['action-rolls.announced']"
    params: 'ActionRollsAnnouncedLine_params'
    data: 'None'


ActionRollsAnnouncedUnskilledLine_params = TypedDict("ActionRollsAnnouncedUnskilledLine_params", {
    #: the ability
    'ability': 'Named',
    #: the attributes
    'attributes': 'list[Named]',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person }: { $text } (unskilled; { $attributes })
class ActionRollsAnnouncedUnskilledLine(LineBase):
    code: "Literal['action-rolls.announced-unskilled']"
    params: 'ActionRollsAnnouncedUnskilledLine_params'
    data: 'None'


ActionRollsAttacksLine_params = TypedDict("ActionRollsAttacksLine_params", {
    #: the other character
    'other': 'NamedPlayer',
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } attacks { $other }, whose Defense is the threshold
class ActionRollsAttacksLine(LineBase):
    code: "Literal['action-rolls.attacks']"
    params: 'ActionRollsAttacksLine_params'
    data: 'None'


ActionRollsAttributeLine_params = TypedDict("ActionRollsAttributeLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})


#: { $person }: { $attribute } is now { $value }
class ActionRollsAttributeLine(LineBase):
    code: "Literal['action-rolls.attribute']"
    params: 'ActionRollsAttributeLine_params'
    data: 'None'


ActionRollsAttributesLine_params = TypedDict("ActionRollsAttributesLine_params", {
    #: the attributes
    'names': 'list[Named]',
})


#: The attributes of this table: { $names }
class ActionRollsAttributesLine(LineBase):
    code: "Literal['action-rolls.attributes']"
    params: 'ActionRollsAttributesLine_params'
    data: 'None'


ActionRollsCancelledLine_params = TypedDict("ActionRollsCancelledLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: “{ $text }” of { $person } is taken back
class ActionRollsCancelledLine(LineBase):
    code: "Literal['action-rolls.cancelled']"
    params: 'ActionRollsCancelledLine_params'
    data: 'None'


ActionRollsContestedLine_params = TypedDict("ActionRollsContestedLine_params", {
    #: the other characters
    'others': 'list[NamedPlayer]',
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } is contested by { $others }
class ActionRollsContestedLine(LineBase):
    code: "Literal['action-rolls.contested']"
    params: 'ActionRollsContestedLine_params'
    data: 'None'


ActionRollsDamageByLine_params = TypedDict("ActionRollsDamageByLine_params", {
    #: the damage
    'amount': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})


#: { $person } takes { $amount } damage: { $reason }
class ActionRollsDamageByLine(LineBase):
    code: "Literal['action-rolls.damage-by']"
    params: 'ActionRollsDamageByLine_params'
    data: 'None'


ActionRollsDamageLine_params = TypedDict("ActionRollsDamageLine_params", {
    #: the damage
    'amount': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})


#: { $person } takes { $amount } damage
class ActionRollsDamageLine(LineBase):
    code: "Literal['action-rolls.damage']"
    params: 'ActionRollsDamageLine_params'
    data: 'None'


ActionRollsDefenseLine_params = TypedDict("ActionRollsDefenseLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})


#: { $person }: Defense is now { $value }
class ActionRollsDefenseLine(LineBase):
    code: "Literal['action-rolls.defense']"
    params: 'ActionRollsDefenseLine_params'
    data: 'None'


ActionRollsDefenseNoneLine_params = TypedDict("ActionRollsDefenseNoneLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } has no Defense any more
class ActionRollsDefenseNoneLine(LineBase):
    code: "Literal['action-rolls.defense-none']"
    params: 'ActionRollsDefenseNoneLine_params'
    data: 'None'


ActionRollsDiesLine_params = TypedDict("ActionRollsDiesLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } dies
class ActionRollsDiesLine(LineBase):
    code: "Literal['action-rolls.dies']"
    params: 'ActionRollsDiesLine_params'
    data: 'None'


ActionRollsEditedLine_params = TypedDict("ActionRollsEditedLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the parts that were set
    'what': 'list[str]',
})


#: The Handler changes the roll of { $person }: { $what }
class ActionRollsEditedLine(LineBase):
    code: "Literal['action-rolls.edited']"
    params: 'ActionRollsEditedLine_params'
    data: 'None'


ActionRollsEffectLine_params = TypedDict("ActionRollsEffectLine_params", {
    #: the effect
    'effect': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person } · { $text }: effect { $effect }
class ActionRollsEffectLine(LineBase):
    code: "Literal['action-rolls.effect']"
    params: 'ActionRollsEffectLine_params'
    data: 'None'


ActionRollsExtraForLine_params = TypedDict("ActionRollsExtraForLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: what it goes to
    'to': "Literal['effect', 'mend', 'other']",
    #: the value
    'value': 'int',
})


#: { $person } spends an extra { $value }: { $to } ({ $text })
class ActionRollsExtraForLine(LineBase):
    code: "Literal['action-rolls.extra-for']"
    params: 'ActionRollsExtraForLine_params'
    data: 'None'


ActionRollsExtraLine_params = TypedDict("ActionRollsExtraLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: what it goes to
    'to': "Literal['effect', 'mend', 'other']",
    #: the value
    'value': 'int',
})


#: { $person } spends an extra { $value }: { $to }
class ActionRollsExtraLine(LineBase):
    code: "Literal['action-rolls.extra']"
    params: 'ActionRollsExtraLine_params'
    data: 'None'


ActionRollsExtrasRestLine_params = TypedDict("ActionRollsExtrasRestLine_params", {
    #: how many
    'count': 'int',
    #: the character
    'person': 'NamedPlayer',
})


#:     { $person } puts { $count ->         [one] the last extra        *[other] the last { $count
#: } extras     } into the effect
class ActionRollsExtrasRestLine(LineBase):
    code: "Literal['action-rolls.extras-rest']"
    params: 'ActionRollsExtrasRestLine_params'
    data: 'None'


ActionRollsFailedHiddenLine_params = TypedDict("ActionRollsFailedHiddenLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } fails
class ActionRollsFailedHiddenLine(LineBase):
    code: "Literal['action-rolls.failed-hidden']"
    params: 'ActionRollsFailedHiddenLine_params'
    data: 'None'


ActionRollsFailedLine_params = TypedDict("ActionRollsFailedLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the threshold
    'threshold': 'int',
})


#: { $person } fails against { $threshold }
class ActionRollsFailedLine(LineBase):
    code: "Literal['action-rolls.failed']"
    params: 'ActionRollsFailedLine_params'
    data: 'None'


ActionRollsForgottenLine_params = TypedDict("ActionRollsForgottenLine_params", {
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person } is rid of { $kind }: { $text }
class ActionRollsForgottenLine(LineBase):
    code: "Literal['action-rolls.forgotten']"
    params: 'ActionRollsForgottenLine_params'
    data: 'None'


ActionRollsFramedHiddenLine_params = TypedDict("ActionRollsFramedHiddenLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } needs a number that the Handler keeps hidden
class ActionRollsFramedHiddenLine(LineBase):
    code: "Literal['action-rolls.framed-hidden']"
    params: 'ActionRollsFramedHiddenLine_params'
    data: 'None'


ActionRollsFramedLine_params = TypedDict("ActionRollsFramedLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the threshold
    'threshold': 'int',
})


#: { $person } needs { $threshold }
class ActionRollsFramedLine(LineBase):
    code: "Literal['action-rolls.framed']"
    params: 'ActionRollsFramedLine_params'
    data: 'None'


ActionRollsInjuredLine_params = TypedDict("ActionRollsInjuredLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } has a new injury
class ActionRollsInjuredLine(LineBase):
    code: "Literal['action-rolls.injured']"
    params: 'ActionRollsInjuredLine_params'
    data: 'None'


ActionRollsMistakesLine_params = TypedDict("ActionRollsMistakesLine_params", {
    #: how many
    'count': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#:     { $person } makes { $count ->         [one] a mistake        *[other] { $count } mistakes
#: }: { $text }
class ActionRollsMistakesLine(LineBase):
    code: "Literal['action-rolls.mistakes']"
    params: 'ActionRollsMistakesLine_params'
    data: 'None'


ActionRollsModifiersLine_params = TypedDict("ActionRollsModifiersLine_params", {
    #: the modifier of each die, with its sign
    'each': 'str',
    #: the modifier of the sum, with its sign
    'once': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the modifier of the roll, with its sign
    'roll': 'str',
})


#: Modifiers for { $person }: { $roll } on every die, { $each } for every successful die, { $once }
#: on the effect
class ActionRollsModifiersLine(LineBase):
    code: "Literal['action-rolls.modifiers']"
    params: 'ActionRollsModifiersLine_params'
    data: 'None'


ActionRollsNotedLine_params = TypedDict("ActionRollsNotedLine_params", {
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $person } now has { $kind }: { $text }
class ActionRollsNotedLine(LineBase):
    code: "Literal['action-rolls.noted']"
    params: 'ActionRollsNotedLine_params'
    data: 'None'


ActionRollsOnesAreMistakesLine_params = TypedDict("ActionRollsOnesAreMistakesLine_params", {
    #: how many
    'count': 'int',
    #: the character
    'person': 'NamedPlayer',
})


#:     { $person } rolled { $count ->         [one] a 1: a mistake        *[other] { $count } ones:
#: mistakes     }
class ActionRollsOnesAreMistakesLine(LineBase):
    code: "Literal['action-rolls.ones-are-mistakes']"
    params: 'ActionRollsOnesAreMistakesLine_params'
    data: 'None'


ActionRollsOpeningsAndMistakesLine_params = TypedDict("ActionRollsOpeningsAndMistakesLine_params", {
    #: how many
    'count': 'int',
    #: dice that are mistakes
    'mistakes': 'int',
    #: the other characters
    'others': 'list[NamedPlayer]',
    #: the character
    'person': 'NamedPlayer',
})


#:     { $person } leaves { $count ->         [one] an opening        *[other] { $count } openings
#: }: { $others } may act first; { $mistakes ->         [one] one more 1 is a mistake
#: *[other] { $mistakes } more ones are mistakes     }
class ActionRollsOpeningsAndMistakesLine(LineBase):
    code: "Literal['action-rolls.openings-and-mistakes']"
    params: 'ActionRollsOpeningsAndMistakesLine_params'
    data: 'None'


ActionRollsOpeningsLine_params = TypedDict("ActionRollsOpeningsLine_params", {
    #: how many
    'count': 'int',
    #: dice that are mistakes
    'mistakes': 'int',
    #: the other characters
    'others': 'list[NamedPlayer]',
    #: the character
    'person': 'NamedPlayer',
})


#:     { $person } leaves { $count ->         [one] an opening        *[other] { $count } openings
#: }: { $others } may act first
class ActionRollsOpeningsLine(LineBase):
    code: "Literal['action-rolls.openings']"
    params: 'ActionRollsOpeningsLine_params'
    data: 'None'


ActionRollsPanicsLine_params = TypedDict("ActionRollsPanicsLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: action points; null: not counted
    'points': 'int | None',
})


#:     { $person } panics and loses { $points ->         [one] { $points } action point
#: *[other] { $points } action points     }
class ActionRollsPanicsLine(LineBase):
    code: "Literal['action-rolls.panics']"
    params: 'ActionRollsPanicsLine_params'
    data: 'None'


ActionRollsPassedLine_params = TypedDict("ActionRollsPassedLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } does nothing more in the opening
class ActionRollsPassedLine(LineBase):
    code: "Literal['action-rolls.passed']"
    params: 'ActionRollsPassedLine_params'
    data: 'None'


ActionRollsPointsLine_params = TypedDict("ActionRollsPointsLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: action points; null: not counted
    'points': 'int | None',
})


#:     { $person } has { $points ->         [one] { $points } action point        *[other] {
#: $points } action points     }
class ActionRollsPointsLine(LineBase):
    code: "Literal['action-rolls.points']"
    params: 'ActionRollsPointsLine_params'
    data: 'None'


ActionRollsPointsUncountedLine_params = TypedDict("ActionRollsPointsUncountedLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: action points; null: not counted
    'points': 'int | None',
})


#: The action points of { $person } are not counted
class ActionRollsPointsUncountedLine(LineBase):
    code: "Literal['action-rolls.points-uncounted']"
    params: 'ActionRollsPointsUncountedLine_params'
    data: 'None'


ActionRollsRolledLine_params = TypedDict("ActionRollsRolledLine_params", {
    #: how many dice
    'dice': 'int',
    #: the faces
    'faces': 'list[int]',
    #: dice that show a one
    'ones': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: sides of the die; 0: none
    'sides': 'int',
    #: its text
    'text': 'str',
})


#: { $person } rolls { $dice }d{ $sides }: { $faces }
class ActionRollsRolledLine(LineBase):
    code: "Literal['action-rolls.rolled']"
    params: 'ActionRollsRolledLine_params'
    data: 'ActionRollData'


ActionRollsSaveCalledForLine_params = TypedDict("ActionRollsSaveCalledForLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: how many dice
    'dice': 'int',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})


#: { $person } must save: { $dice }d6 against { $attribute }, or else: { $reason }
class ActionRollsSaveCalledForLine(LineBase):
    code: "Literal['action-rolls.save-called-for']"
    params: 'ActionRollsSaveCalledForLine_params'
    data: 'None'


ActionRollsSaveCalledLine_params = TypedDict("ActionRollsSaveCalledLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: how many dice
    'dice': 'int',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})


#: { $person } must save: { $kind }, { $dice }d6 against { $attribute }
class ActionRollsSaveCalledLine(LineBase):
    code: "Literal['action-rolls.save-called']"
    params: 'ActionRollsSaveCalledLine_params'
    data: 'None'


ActionRollsSaveFailedLine_params = TypedDict("ActionRollsSaveFailedLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})


#: { $person } fails the save ({ $kind }): { $faces } against { $attribute } { $value }
class ActionRollsSaveFailedLine(LineBase):
    code: "Literal['action-rolls.save-failed']"
    params: 'ActionRollsSaveFailedLine_params'
    data: 'SaveRollData'


ActionRollsSaveFailedNpcLine_params = TypedDict("ActionRollsSaveFailedNpcLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } fails the save ({ $kind }): { $faces } against { $attribute }
class ActionRollsSaveFailedNpcLine(LineBase):
    code: "Literal['action-rolls.save-failed-npc']"
    params: 'ActionRollsSaveFailedNpcLine_params'
    data: 'SaveRollData'


ActionRollsSaveMadeLine_params = TypedDict("ActionRollsSaveMadeLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})


#: { $person } makes the save ({ $kind }): { $faces } against { $attribute } { $value }
class ActionRollsSaveMadeLine(LineBase):
    code: "Literal['action-rolls.save-made']"
    params: 'ActionRollsSaveMadeLine_params'
    data: 'SaveRollData'


ActionRollsSaveMadeNpcLine_params = TypedDict("ActionRollsSaveMadeNpcLine_params", {
    #: the attribute
    'attribute': 'Named',
    #: the faces
    'faces': 'list[int]',
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
})


#: { $person } makes the save ({ $kind }): { $faces } against { $attribute }
class ActionRollsSaveMadeNpcLine(LineBase):
    code: "Literal['action-rolls.save-made-npc']"
    params: 'ActionRollsSaveMadeNpcLine_params'
    data: 'SaveRollData'


ActionRollsSaveWaivedLine_params = TypedDict("ActionRollsSaveWaivedLine_params", {
    #: the kind of the save, or of the note
    'kind': 'str',
    #: the character
    'person': 'NamedPlayer',
})


#: The Handler waives the save of { $person }: { $kind }
class ActionRollsSaveWaivedLine(LineBase):
    code: "Literal['action-rolls.save-waived']"
    params: 'ActionRollsSaveWaivedLine_params'
    data: 'None'


ActionRollsSpentLine_params = TypedDict("ActionRollsSpentLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: action points; null: not counted
    'points': 'int | None',
})


#:     { $person } spends { $points ->         [one] { $points } action point        *[other] {
#: $points } action points     }
class ActionRollsSpentLine(LineBase):
    code: "Literal['action-rolls.spent']"
    params: 'ActionRollsSpentLine_params'
    data: 'None'


ActionRollsStateLine_params = TypedDict("ActionRollsStateLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the state
    'state': "Literal['dieing', 'wounded', 'panicked', 'dead']",
})


#: { $person } is now { $state }
class ActionRollsStateLine(LineBase):
    code: "Literal['action-rolls.state']"
    params: 'ActionRollsStateLine_params'
    data: 'None'


ActionRollsStateOverLine_params = TypedDict("ActionRollsStateOverLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the state
    'state': "Literal['dieing', 'wounded', 'panicked', 'dead']",
})


#: { $person } is no longer { $state }
class ActionRollsStateOverLine(LineBase):
    code: "Literal['action-rolls.state-over']"
    params: 'ActionRollsStateOverLine_params'
    data: 'None'


ActionRollsStruggledLine_params = TypedDict("ActionRollsStruggledLine_params", {
    #: how many dice
    'dice': 'int',
    #: the faces
    'faces': 'list[int]',
    #: dice that show a one
    'ones': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: sides of the die; 0: none
    'sides': 'int',
    #: its text
    'text': 'str',
})


#: { $person } struggles with { $dice }d{ $sides }: { $faces }
class ActionRollsStruggledLine(LineBase):
    code: "Literal['action-rolls.struggled']"
    params: 'ActionRollsStruggledLine_params'
    data: 'ActionRollData'


ActionRollsSucceededHiddenLine_params = TypedDict("ActionRollsSucceededHiddenLine_params", {
    #: extra successes
    'extras': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the value
    'value': 'int',
})


#:     { $person } succeeds with { $value }, { $extras ->         [one] { $extras } extra success
#: *[other] { $extras } extra successes     }
class ActionRollsSucceededHiddenLine(LineBase):
    code: "Literal['action-rolls.succeeded-hidden']"
    params: 'ActionRollsSucceededHiddenLine_params'
    data: 'None'


ActionRollsSucceededLine_params = TypedDict("ActionRollsSucceededLine_params", {
    #: extra successes
    'extras': 'int',
    #: the character
    'person': 'NamedPlayer',
    #: the threshold
    'threshold': 'int',
    #: the value
    'value': 'int',
})


#:     { $person } succeeds with { $value } against { $threshold }, { $extras ->         [one] {
#: $extras } extra success        *[other] { $extras } extra successes     }
class ActionRollsSucceededLine(LineBase):
    code: "Literal['action-rolls.succeeded']"
    params: 'ActionRollsSucceededLine_params'
    data: 'None'


ActionRollsSuffersLine_params = TypedDict("ActionRollsSuffersLine_params", {
    #: the character
    'person': 'NamedPlayer',
    #: the reason; can be empty
    'reason': 'str',
})


#: The save of { $person } is lost: { $reason }
class ActionRollsSuffersLine(LineBase):
    code: "Literal['action-rolls.suffers']"
    params: 'ActionRollsSuffersLine_params'
    data: 'None'


ActionRollsTurnEndsLine_params = TypedDict("ActionRollsTurnEndsLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: The turn of { $person } ends
class ActionRollsTurnEndsLine(LineBase):
    code: "Literal['action-rolls.turn-ends']"
    params: 'ActionRollsTurnEndsLine_params'
    data: 'None'


ActionRollsTurnStartsLine_params = TypedDict("ActionRollsTurnStartsLine_params", {
    #: the character
    'person': 'NamedPlayer',
})


#: The turn of { $person } begins
class ActionRollsTurnStartsLine(LineBase):
    code: "Literal['action-rolls.turn-starts']"
    params: 'ActionRollsTurnStartsLine_params'
    data: 'None'


ActionWithdrawnLine_params = TypedDict("ActionWithdrawnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
})


#: { $unit } no longer wants to: { $text }
class ActionWithdrawnLine(LineBase):
    code: "Literal['action.withdrawn']"
    params: 'ActionWithdrawnLine_params'
    data: 'None'


AttackAdjustedLine_params = TypedDict("AttackAdjustedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: its text
    'text': 'str',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: Overruled: { $unit }'s { $weapon } on { $targets }: { $changes }. { $text }
class AttackAdjustedLine(LineBase):
    code: "Literal['attack.adjusted']"
    params: 'AttackAdjustedLine_params'
    data: 'AdjustedData | None'


AttackAdjustedUnseenLine_params = TypedDict("AttackAdjustedUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: its text
    'text': 'str',
})


#: Overruled: the attack on { $targets }: { $changes }. { $text }
class AttackAdjustedUnseenLine(LineBase):
    code: "Literal['attack.adjusted_unseen']"
    params: 'AttackAdjustedUnseenLine_params'
    data: 'None'


AttackAimedAreaLine_params = TypedDict("AttackAimedAreaLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } aims { $weapon }: { $score }, { $outcome }
class AttackAimedAreaLine(LineBase):
    code: "Literal['attack.aimed_area']"
    params: 'AttackAimedAreaLine_params'
    data: 'AttackTestData'


AttackAimedLine_params = TypedDict("AttackAimedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } aims { $weapon }: { $score } against { $mark }, { $outcome }
class AttackAimedLine(LineBase):
    code: "Literal['attack.aimed']"
    params: 'AttackAimedLine_params'
    data: 'AttackTestData'


AttackBulkLine_params = TypedDict("AttackBulkLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } holds together by a test: { $score } against 5
class AttackBulkLine(LineBase):
    code: "Literal['attack.bulk']"
    params: 'AttackBulkLine_params'
    data: 'AttackScoreData'


AttackBulkUnseenLine_params = TypedDict("AttackBulkUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: { $roller } holds together by a test: { $score } against 5
class AttackBulkUnseenLine(LineBase):
    code: "Literal['attack.bulk_unseen']"
    params: 'AttackBulkUnseenLine_params'
    data: 'AttackScoreData'


AttackCancelledLine_params = TypedDict("AttackCancelledLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit }'s attack with { $weapon } is called off
class AttackCancelledLine(LineBase):
    code: "Literal['attack.cancelled']"
    params: 'AttackCancelledLine_params'
    data: 'None'


AttackCancelledUnseenLine_params = TypedDict("AttackCancelledUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: The attack on { $targets } is called off
class AttackCancelledUnseenLine(LineBase):
    code: "Literal['attack.cancelled_unseen']"
    params: 'AttackCancelledUnseenLine_params'
    data: 'None'


AttackConditionLine_params = TypedDict("AttackConditionLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } rolls what the hit breaks
class AttackConditionLine(LineBase):
    code: "Literal['attack.condition']"
    params: 'AttackConditionLine_params'
    data: 'AttackScoreData'


AttackConditionUnseenLine_params = TypedDict("AttackConditionUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: { $roller } rolls what the hit breaks
class AttackConditionUnseenLine(LineBase):
    code: "Literal['attack.condition_unseen']"
    params: 'AttackConditionUnseenLine_params'
    data: 'AttackScoreData'


AttackDamageLine_params = TypedDict("AttackDamageLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller }, { $weapon }: { $score } rolled for damage
class AttackDamageLine(LineBase):
    code: "Literal['attack.damage']"
    params: 'AttackDamageLine_params'
    data: 'AttackScoreData'


AttackDeclaredAreaLine_params = TypedDict("AttackDeclaredAreaLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit } fires { $weapon } at { $at }, on { $targets }
class AttackDeclaredAreaLine(LineBase):
    code: "Literal['attack.declared_area']"
    params: 'AttackDeclaredAreaLine_params'
    data: 'DeclaredData | None'


AttackDeclaredAreaUnseenLine_params = TypedDict("AttackDeclaredAreaUnseenLine_params", {
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: Something unseen fires at { $at }, on { $targets }
class AttackDeclaredAreaUnseenLine(LineBase):
    code: "Literal['attack.declared_area_unseen']"
    params: 'AttackDeclaredAreaUnseenLine_params'
    data: 'None'


AttackDeclaredLine_params = TypedDict("AttackDeclaredLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit } attacks { $targets } with { $weapon }
class AttackDeclaredLine(LineBase):
    code: "Literal['attack.declared']"
    params: 'AttackDeclaredLine_params'
    data: 'DeclaredData | None'


AttackDeclaredNobodyLine_params = TypedDict("AttackDeclaredNobodyLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit } fires { $weapon } at { $at }
class AttackDeclaredNobodyLine(LineBase):
    code: "Literal['attack.declared_nobody']"
    params: 'AttackDeclaredNobodyLine_params'
    data: 'DeclaredData | None'


AttackDeclaredUnseenLine_params = TypedDict("AttackDeclaredUnseenLine_params", {
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: Something unseen attacks { $targets }
class AttackDeclaredUnseenLine(LineBase):
    code: "Literal['attack.declared_unseen']"
    params: 'AttackDeclaredUnseenLine_params'
    data: 'DeclaredData | None'


AttackDodgedLine_params = TypedDict("AttackDodgedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } dodges { $weapon }: { $score } against { $mark }, { $outcome }
class AttackDodgedLine(LineBase):
    code: "Literal['attack.dodged']"
    params: 'AttackDodgedLine_params'
    data: 'AttackTestData'


AttackDodgedUnseenLine_params = TypedDict("AttackDodgedUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: { $roller } dodges: { $score }, { $outcome }
class AttackDodgedUnseenLine(LineBase):
    code: "Literal['attack.dodged_unseen']"
    params: 'AttackDodgedUnseenLine_params'
    data: 'AttackTestData'


AttackEscapedLine_params = TypedDict("AttackEscapedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit }'s { $weapon }: nothing to hit any more
class AttackEscapedLine(LineBase):
    code: "Literal['attack.escaped']"
    params: 'AttackEscapedLine_params'
    data: 'None'


AttackEscapedUnseenLine_params = TypedDict("AttackEscapedUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: The attack on { $targets } finds nothing any more
class AttackEscapedUnseenLine(LineBase):
    code: "Literal['attack.escaped_unseen']"
    params: 'AttackEscapedUnseenLine_params'
    data: 'None'


AttackGoesOnLine_params = TypedDict("AttackGoesOnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit }'s { $weapon } is fired
class AttackGoesOnLine(LineBase):
    code: "Literal['attack.goes_on']"
    params: 'AttackGoesOnLine_params'
    data: 'None'


AttackGoesOnUnseenLine_params = TypedDict("AttackGoesOnUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: The attack on { $targets } goes on
class AttackGoesOnUnseenLine(LineBase):
    code: "Literal['attack.goes_on_unseen']"
    params: 'AttackGoesOnUnseenLine_params'
    data: 'None'


AttackMitigatedLine_params = TypedDict("AttackMitigatedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $roller } mitigates up to { $score }
class AttackMitigatedLine(LineBase):
    code: "Literal['attack.mitigated']"
    params: 'AttackMitigatedLine_params'
    data: 'AttackScoreData'


AttackMitigatedUnseenLine_params = TypedDict("AttackMitigatedUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: the unit whose roll it is
    'roller': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: { $roller } mitigates up to { $score }
class AttackMitigatedUnseenLine(LineBase):
    code: "Literal['attack.mitigated_unseen']"
    params: 'AttackMitigatedUnseenLine_params'
    data: 'AttackScoreData'


AttackNobodyLine_params = TypedDict("AttackNobodyLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit }'s { $weapon } hits nobody
class AttackNobodyLine(LineBase):
    code: "Literal['attack.nobody']"
    params: 'AttackNobodyLine_params'
    data: 'None'


AttackResultLine_params = TypedDict("AttackResultLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
    #: integrity lost
    'lost': 'int',
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: stability lost
    'shaken': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit }'s { $weapon } on { $targets }: { $result }, { $lost } integrity and { $shaken }
#: stability lost
class AttackResultLine(LineBase):
    code: "Literal['attack.result']"
    params: 'AttackResultLine_params'
    data: 'ResultData | None'


AttackResultUnseenLine_params = TypedDict("AttackResultUnseenLine_params", {
    #: id of the attack
    'attack': 'str',
    #: integrity lost
    'lost': 'int',
    #: how the attack ends
    'result': "Literal['miss', 'hit', 'direct']",
    #: stability lost
    'shaken': 'int',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: Attack on { $targets }: { $result }, { $lost } integrity and { $shaken } stability lost
class AttackResultUnseenLine(LineBase):
    code: "Literal['attack.result_unseen']"
    params: 'AttackResultUnseenLine_params'
    data: 'None'


AttackVoidLine_params = TypedDict("AttackVoidLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: id of the attack
    'attack': 'str',
})


#: { $unit }'s attack comes to nothing
class AttackVoidLine(LineBase):
    code: "Literal['attack.void']"
    params: 'AttackVoidLine_params'
    data: 'None'


AttackZonedLine_params = TypedDict("AttackZonedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
    #: the weapon
    'weapon': 'NamedWeapon',
})


#: { $unit } takes aim at { $targets } with { $weapon }, to fire at the start of its next turn
class AttackZonedLine(LineBase):
    code: "Literal['attack.zoned']"
    params: 'AttackZonedLine_params'
    data: 'DeclaredData | None'


AttackZonedUnseenLine_params = TypedDict("AttackZonedUnseenLine_params", {
    #: where it is aimed; null: at the targets
    'at': 'CellDocument | None',
    #: id of the attack
    'attack': 'str',
    #: the units and props attacked
    'targets': 'list[NamedUnit | NamedProp]',
})


#: Something unseen takes aim at { $targets }
class AttackZonedUnseenLine(LineBase):
    code: "Literal['attack.zoned_unseen']"
    params: 'AttackZonedUnseenLine_params'
    data: 'None'


BackgroundGoneLine_params = TypedDict("BackgroundGoneLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } has no background any more
class BackgroundGoneLine(LineBase):
    code: "Literal['background.gone']"
    params: 'BackgroundGoneLine_params'
    data: 'None'


BackgroundSetLine_params = TypedDict("BackgroundSetLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } has a new background
class BackgroundSetLine(LineBase):
    code: "Literal['background.set']"
    params: 'BackgroundSetLine_params'
    data: 'None'


BanLiftedLine_params = TypedDict("BanLiftedLine_params", {
    #: its name
    'name': 'str',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } lets { $name } come back
class BanLiftedLine(LineBase):
    code: "Literal['ban.lifted']"
    params: 'BanLiftedLine_params'
    data: 'None'


BanMadeLine_params = TypedDict("BanMadeLine_params", {
    #: its name
    'name': 'str',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } bans { $name }
class BanMadeLine(LineBase):
    code: "Literal['ban.made']"
    params: 'BanMadeLine_params'
    data: 'None'


BuildAskedLine_params = TypedDict("BuildAskedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: { $build } is ready: the Handler is asked to bring it in
class BuildAskedLine(LineBase):
    code: "Literal['build.asked']"
    params: 'BuildAskedLine_params'
    data: 'None'


BuildChangedLine_params = TypedDict("BuildChangedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: Build { $build } changed
class BuildChangedLine(LineBase):
    code: "Literal['build.changed']"
    params: 'BuildChangedLine_params'
    data: 'None'


BuildDeniedLine_params = TypedDict("BuildDeniedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: { $build } is not brought in for now
class BuildDeniedLine(LineBase):
    code: "Literal['build.denied']"
    params: 'BuildDeniedLine_params'
    data: 'None'


BuildNotAskedLine_params = TypedDict("BuildNotAskedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: { $build } need not be brought in any more
class BuildNotAskedLine(LineBase):
    code: "Literal['build.not_asked']"
    params: 'BuildNotAskedLine_params'
    data: 'None'


BuildRemovedLine_params = TypedDict("BuildRemovedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: Build { $build } removed
class BuildRemovedLine(LineBase):
    code: "Literal['build.removed']"
    params: 'BuildRemovedLine_params'
    data: 'None'


BuildSavedLine_params = TypedDict("BuildSavedLine_params", {
    #: the build
    'build': 'NamedBuild',
})


#: { $by } keeps a new build: { $build }
class BuildSavedLine(LineBase):
    code: "Literal['build.saved']"
    params: 'BuildSavedLine_params'
    data: 'None'


CategoriesClippedLine_params = TypedDict("CategoriesClippedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: what is lost
    'lost': 'list[str]',
})


#: Overruled: { $character } loses { $lost }, which no longer fits the categories
class CategoriesClippedLine(LineBase):
    code: "Literal['categories.clipped']"
    params: 'CategoriesClippedLine_params'
    data: 'None'


CategoriesSetLine_params = TypedDict("CategoriesSetLine_params", {
    #: the categories
    'categories': 'list[NamedCategory]',
})


#: Categories of this table: { $categories }
class CategoriesSetLine(LineBase):
    code: "Literal['categories.set']"
    params: 'CategoriesSetLine_params'
    data: 'None'


CeilingClearedLine_params = TypedDict("CeilingClearedLine_params", {
    #: the level; null: none
    'level': 'int | None',
})


#: The ceiling is gone
class CeilingClearedLine(LineBase):
    code: "Literal['ceiling.cleared']"
    params: 'CeilingClearedLine_params'
    data: 'None'


CeilingSetLine_params = TypedDict("CeilingSetLine_params", {
    #: the level; each is 10 m
    'level': 'int',
})


#: Ceiling at level { $level }
class CeilingSetLine(LineBase):
    code: "Literal['ceiling.set']"
    params: 'CeilingSetLine_params'
    data: 'None'


ChapterClosedLine_params = TypedDict("ChapterClosedLine_params", {
    #: the chapter of chance
    'chapter': 'int',
    #: how many dice were rolled
    'dice': 'NotRequired[int]',
    #: the seed of the dice
    'seed': 'str',
})


#: Dice chapter { $chapter } closed, its seed was { $seed }
class ChapterClosedLine(LineBase):
    code: "Literal['chapter.closed']"
    params: 'ChapterClosedLine_params'
    data: 'None'


ChapterOpenedLine_params = TypedDict("ChapterOpenedLine_params", {
    #: the chapter of chance
    'chapter': 'int',
    #: SHA-256 of the seed of the dice
    'commitment': 'str',
})


#: Dice chapter { $chapter } opened, nothing is mixed in yet: mix in anew. Commitment { $commitment
#: }
class ChapterOpenedLine(LineBase):
    code: "Literal['chapter.opened']"
    params: 'ChapterOpenedLine_params'
    data: 'None'


CharacterAddedFrameLine_params = TypedDict("CharacterAddedFrameLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the frame
    'frame': 'Named',
})


#: { $character } is a new pilot, frame { $frame }
class CharacterAddedFrameLine(LineBase):
    code: "Literal['character.added_frame']"
    params: 'CharacterAddedFrameLine_params'
    data: 'None'


CharacterAddedLine_params = TypedDict("CharacterAddedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the frame
    'frame': 'Named',
})


#: { $character } is a new pilot
class CharacterAddedLine(LineBase):
    code: "Literal['character.added']"
    params: 'CharacterAddedLine_params'
    data: 'None'


CharacterAdvancedLine_params = TypedDict("CharacterAdvancedLine_params", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
})


#:     { $character } advances { $category } by a point for { $price ->         [one] { $price }
#: credit        *[other] { $price } credits     }, { $left } left
class CharacterAdvancedLine(LineBase):
    code: "Literal['character.advanced']"
    params: 'CharacterAdvancedLine_params'
    data: 'None'


CharacterApprovedLine_params = TypedDict("CharacterApprovedLine_params", {
    #: the character
    'character': 'NamedCharacter',
})


#: The Handler approves { $character }'s plan
class CharacterApprovedLine(LineBase):
    code: "Literal['character.approved']"
    params: 'CharacterApprovedLine_params'
    data: 'None'


CharacterAwardGoneLine_params = TypedDict("CharacterAwardGoneLine_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the bonus
    'bonus': 'int',
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } loses the experimental award in { $attribute }
class CharacterAwardGoneLine(LineBase):
    code: "Literal['character.award_gone']"
    params: 'CharacterAwardGoneLine_params'
    data: 'None'


CharacterAwardedLine_params = TypedDict("CharacterAwardedLine_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the bonus
    'bonus': 'int',
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } gets an experimental award of +{ $bonus } in { $attribute }
class CharacterAwardedLine(LineBase):
    code: "Literal['character.awarded']"
    params: 'CharacterAwardedLine_params'
    data: 'None'


CharacterDeclinedLine_params = TypedDict("CharacterDeclinedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the reason; can be empty
    'reason': 'str',
})


#: The Handler declines { $character }'s plan
class CharacterDeclinedLine(LineBase):
    code: "Literal['character.declined']"
    params: 'CharacterDeclinedLine_params'
    data: 'None'


CharacterDeclinedWhyLine_params = TypedDict("CharacterDeclinedWhyLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the reason; can be empty
    'reason': 'str',
})


#: The Handler declines { $character }'s plan: { $reason }
class CharacterDeclinedWhyLine(LineBase):
    code: "Literal['character.declined_why']"
    params: 'CharacterDeclinedWhyLine_params'
    data: 'None'


CharacterEditedAdvancesLine_params = TypedDict("CharacterEditedAdvancesLine_params", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: how many times
    'times': 'int',
})


#:     Overruled: { $character } has advanced { $category } { $times ->         [one] { $times }
#: time        *[other] { $times } times     }
class CharacterEditedAdvancesLine(LineBase):
    code: "Literal['character.edited_advances']"
    params: 'CharacterEditedAdvancesLine_params'
    data: 'None'


CharacterEditedAwardLine_params = TypedDict("CharacterEditedAwardLine_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the bonus
    'bonus': 'int',
    #: the character
    'character': 'NamedCharacter',
})


#: Overruled: { $character } has an award of +{ $bonus } in { $attribute }
class CharacterEditedAwardLine(LineBase):
    code: "Literal['character.edited_award']"
    params: 'CharacterEditedAwardLine_params'
    data: 'None'


CharacterEditedCreditsLine_params = TypedDict("CharacterEditedCreditsLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the credits afterwards
    'credits': 'int',
})


#:     Overruled: { $character } has { $credits ->         [one] { $credits } credit
#: *[other] { $credits } credits     }
class CharacterEditedCreditsLine(LineBase):
    code: "Literal['character.edited_credits']"
    params: 'CharacterEditedCreditsLine_params'
    data: 'None'


CharacterEditedPointsLine_params = TypedDict("CharacterEditedPointsLine_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the character
    'character': 'NamedCharacter',
    #: the points, as a die or a number
    'value': 'str',
})


#: Overruled: { $character } has { $attribute } at { $value }
class CharacterEditedPointsLine(LineBase):
    code: "Literal['character.edited_points']"
    params: 'CharacterEditedPointsLine_params'
    data: 'None'


CharacterEditedSalvageLine_params = TypedDict("CharacterEditedSalvageLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: credits for the wreck
    'salvage': 'int',
})


#:     Overruled: { $salvage ->         [one] { $salvage } credit        *[other] { $salvage }
#: credits     } of salvage for { $character }'s frame
class CharacterEditedSalvageLine(LineBase):
    code: "Literal['character.edited_salvage']"
    params: 'CharacterEditedSalvageLine_params'
    data: 'None'


CharacterEditedSpentLine_params = TypedDict("CharacterEditedSpentLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: credits spent
    'spent': 'int',
})


#:     Overruled: { $spent ->         [one] { $spent } credit        *[other] { $spent } credits
#: } spent on { $character }'s frame
class CharacterEditedSpentLine(LineBase):
    code: "Literal['character.edited_spent']"
    params: 'CharacterEditedSpentLine_params'
    data: 'None'


CharacterFrameReplacedLine_params = TypedDict("CharacterFrameReplacedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
})


#:     { $character } gets a new frame for { $price ->         [one] { $price } credit
#: *[other] { $price } credits     }, { $left } left
class CharacterFrameReplacedLine(LineBase):
    code: "Literal['character.frame_replaced']"
    params: 'CharacterFrameReplacedLine_params'
    data: 'None'


CharacterLinkedByBuildLine_params = TypedDict("CharacterLinkedByBuildLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } is { $unit } on the map, with the points of its build
class CharacterLinkedByBuildLine(LineBase):
    code: "Literal['character.linked_by_build']"
    params: 'CharacterLinkedByBuildLine_params'
    data: 'None'


CharacterLinkedLine_params = TypedDict("CharacterLinkedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } is { $unit } on the map
class CharacterLinkedLine(LineBase):
    code: "Literal['character.linked']"
    params: 'CharacterLinkedLine_params'
    data: 'None'


CharacterPlanWithdrawnLine_params = TypedDict("CharacterPlanWithdrawnLine_params", {
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } takes the plan back
class CharacterPlanWithdrawnLine(LineBase):
    code: "Literal['character.plan_withdrawn']"
    params: 'CharacterPlanWithdrawnLine_params'
    data: 'None'


CharacterPlannedLine_params = TypedDict("CharacterPlannedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: how many
    'count': 'int',
    #: the price in credits
    'price': 'int',
})


#:     { $character } plans { $count ->         [one] { $count } upgrade        *[other] { $count }
#: upgrades     } for { $price ->         [one] { $price } credit        *[other] { $price }
#: credits     }: the Handler decides
class CharacterPlannedLine(LineBase):
    code: "Literal['character.planned']"
    params: 'CharacterPlannedLine_params'
    data: 'None'


CharacterRaisedLine_params = TypedDict("CharacterRaisedLine_params", {
    #: the attribute
    'attribute': 'NamedAttribute',
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: the points, as a die or a number
    'from': 'str',
    #: the points that are left
    'points': 'int',
    #: the points, as a die or a number
    'to': 'str',
})


#:     { $character } raises { $attribute } from { $from } to { $to }, { $points ->         [one] {
#: $points } point        *[other] { $points } points     } left in { $category }
class CharacterRaisedLine(LineBase):
    code: "Literal['character.raised']"
    params: 'CharacterRaisedLine_params'
    data: 'None'


CharacterRefittedLine_params = TypedDict("CharacterRefittedLine_params", {
    #: the category
    'category': 'NamedCategory',
    #: the character
    'character': 'NamedCharacter',
    #: the attribute
    'from': 'NamedAttribute',
    #: what is left
    'left': 'int',
    #: the price in credits
    'price': 'int',
    #: the attribute
    'to': 'NamedAttribute',
})


#:     { $character } refits a point from { $from } to { $to } for { $price ->         [one] {
#: $price } credit        *[other] { $price } credits     }, { $left } left
class CharacterRefittedLine(LineBase):
    code: "Literal['character.refitted']"
    params: 'CharacterRefittedLine_params'
    data: 'None'


CharacterRemovedLine_params = TypedDict("CharacterRemovedLine_params", {
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } is removed
class CharacterRemovedLine(LineBase):
    code: "Literal['character.removed']"
    params: 'CharacterRemovedLine_params'
    data: 'None'


CharacterSalvagedLine_params = TypedDict("CharacterSalvagedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: credits for the wreck
    'salvage': 'int',
})


#:     The wreck is worth { $salvage ->         [one] { $salvage } credit        *[other] {
#: $salvage } credits     } to { $character }'s new frame
class CharacterSalvagedLine(LineBase):
    code: "Literal['character.salvaged']"
    params: 'CharacterSalvagedLine_params'
    data: 'None'


CharacterSeatedLine_params = TypedDict("CharacterSeatedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the seat
    'pilot': 'NamedSeat',
})


#: { $pilot } plays { $character }
class CharacterSeatedLine(LineBase):
    code: "Literal['character.seated']"
    params: 'CharacterSeatedLine_params'
    data: 'None'


CharacterUnlinkedLine_params = TypedDict("CharacterUnlinkedLine_params", {
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } has no unit on the map
class CharacterUnlinkedLine(LineBase):
    code: "Literal['character.unlinked']"
    params: 'CharacterUnlinkedLine_params'
    data: 'None'


CharacterUnseatedLine_params = TypedDict("CharacterUnseatedLine_params", {
    #: the character
    'character': 'NamedCharacter',
})


#: Nobody plays { $character }
class CharacterUnseatedLine(LineBase):
    code: "Literal['character.unseated']"
    params: 'CharacterUnseatedLine_params'
    data: 'None'


CharacterUpdatedLine_params = TypedDict("CharacterUpdatedLine_params", {
    #: the fields that have changed
    'changed': 'list[str]',
    #: the character
    'character': 'NamedCharacter',
})


#: { $character } changed: { $changed }
class CharacterUpdatedLine(LineBase):
    code: "Literal['character.updated']"
    params: 'CharacterUpdatedLine_params'
    data: 'None'


ChatSaidLine_params = TypedDict("ChatSaidLine_params", {
    #: its text
    'text': 'str',
})


#: { $text }
class ChatSaidLine(LineBase):
    code: "Literal['chat.said']"
    params: 'ChatSaidLine_params'
    data: 'None'


ChatToHandlersLine_params = TypedDict("ChatToHandlersLine_params", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: its text
    'text': 'str',
})


#: To the Handlers: { $text }
class ChatToHandlersLine(LineBase):
    code: "Literal['chat.to_handlers']"
    params: 'ChatToHandlersLine_params'
    data: 'None'


ChatWhisperedLine_params = TypedDict("ChatWhisperedLine_params", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: its text
    'text': 'str',
})


#: To { $names }: { $text }
class ChatWhisperedLine(LineBase):
    code: "Literal['chat.whispered']"
    params: 'ChatWhisperedLine_params'
    data: 'None'


ConditionBegunLine_params = TypedDict("ConditionBegunLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
})


#: { $unit }: { $condition }
class ConditionBegunLine(LineBase):
    code: "Literal['condition.begun']"
    params: 'ConditionBegunLine_params'
    data: 'ConditionData | None'


ConditionOverLine_params = TypedDict("ConditionOverLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
})


#: { $unit }: the condition “{ $condition }” has ended
class ConditionOverLine(LineBase):
    code: "Literal['condition.over']"
    params: 'ConditionOverLine_params'
    data: 'ConditionData | None'


ConflictEndedLine_params = TypedDict("ConflictEndedLine_params", {
    #: the round
    'round': 'int',
})


#:     The conflict is over after { $round ->         [one] { $round } round        *[other] {
#: $round } rounds     }
class ConflictEndedLine(LineBase):
    code: "Literal['conflict.ended']"
    params: 'ConflictEndedLine_params'
    data: 'None'


CourseAndFlowAnsweredLine_params = TypedDict("CourseAndFlowAnsweredLine_params", {
    #: the Flow, or `nothing`
    'flow': 'NamedValue | str',
    #: the character
    'player': 'NamedPlayer',
    #: the skill, or `nothing`
    'skill': 'NamedValue | str',
    #: what a win takes
    'threshold': 'int',
})


#: Terms for { $player }: threshold { $threshold }, skill { $skill }, Flow { $flow }
class CourseAndFlowAnsweredLine(LineBase):
    code: "Literal['course-and-flow.answered']"
    params: 'CourseAndFlowAnsweredLine_params'
    data: 'None'


CourseAndFlowAskedLine_params = TypedDict("CourseAndFlowAskedLine_params", {
    #: `text` says what it is about
    'about': 'bool',
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
})


#:     { $player } asks{ $about ->         [true] { " " }about{ " " }        *[other] { "" }     }{
#: $text }: { $question }
class CourseAndFlowAskedLine(LineBase):
    code: "Literal['course-and-flow.asked']"
    params: 'CourseAndFlowAskedLine_params'
    data: 'None'


CourseAndFlowCourseFollowsLine_params = TypedDict("CourseAndFlowCourseFollowsLine_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the character
    'player': 'NamedPlayer',
})


#: The Course is { $die } { $face } now, set by { $player }
class CourseAndFlowCourseFollowsLine(LineBase):
    code: "Literal['course-and-flow.course-follows']"
    params: 'CourseAndFlowCourseFollowsLine_params'
    data: 'None'


CourseAndFlowCourseSetLine_params = TypedDict("CourseAndFlowCourseSetLine_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
})


#: The Handler sets the Course: { $die } { $face }
class CourseAndFlowCourseSetLine(LineBase):
    code: "Literal['course-and-flow.course-set']"
    params: 'CourseAndFlowCourseSetLine_params'
    data: 'None'


CourseAndFlowDeclinedLine_params = TypedDict("CourseAndFlowDeclinedLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } declines: not quite yet
class CourseAndFlowDeclinedLine(LineBase):
    code: "Literal['course-and-flow.declined']"
    params: 'CourseAndFlowDeclinedLine_params'
    data: 'None'


CourseAndFlowDiceSetLine_params = TypedDict("CourseAndFlowDiceSetLine_params", {
    #: the names of the dice
    'dice': "list[Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']]",
    #: the character
    'player': 'NamedPlayer',
})


#: Dice available to { $player }: { $dice }
class CourseAndFlowDiceSetLine(LineBase):
    code: "Literal['course-and-flow.dice-set']"
    params: 'CourseAndFlowDiceSetLine_params'
    data: 'None'


CourseAndFlowElectedLine_params = TypedDict("CourseAndFlowElectedLine_params", {
    #: the name of the die
    'course': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'course_face': 'int',
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the name of the die
    'other': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'other_face': 'int',
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } pairs { $die } { $face } with the Course, { $course } { $course_face }; { $other } {
#: $other_face } will be the next Course
class CourseAndFlowElectedLine(LineBase):
    code: "Literal['course-and-flow.elected']"
    params: 'CourseAndFlowElectedLine_params'
    data: 'None'


CourseAndFlowFlowBegunLine_params = TypedDict("CourseAndFlowFlowBegunLine_params", {
    #: the Flow
    'flow': 'Named',
    #: the value
    'value': 'int',
})


#: Flow { $flow } begins at { $value }
class CourseAndFlowFlowBegunLine(LineBase):
    code: "Literal['course-and-flow.flow-begun']"
    params: 'CourseAndFlowFlowBegunLine_params'
    data: 'None'


CourseAndFlowFlowDroppedLine_params = TypedDict("CourseAndFlowFlowDroppedLine_params", {
    #: the Flow
    'flow': 'Named',
})


#: The Handler ends Flow { $flow }
class CourseAndFlowFlowDroppedLine(LineBase):
    code: "Literal['course-and-flow.flow-dropped']"
    params: 'CourseAndFlowFlowDroppedLine_params'
    data: 'None'


CourseAndFlowFlowGainedLine_params = TypedDict("CourseAndFlowFlowGainedLine_params", {
    #: the Flow
    'flow': 'Named',
    #: the value
    'value': 'int',
})


#: Flow { $flow } rises to { $value }
class CourseAndFlowFlowGainedLine(LineBase):
    code: "Literal['course-and-flow.flow-gained']"
    params: 'CourseAndFlowFlowGainedLine_params'
    data: 'None'


CourseAndFlowFlowKeptLine_params = TypedDict("CourseAndFlowFlowKeptLine_params", {
    #: the Flow
    'flow': 'Named',
    #: the value
    'value': 'int',
})


#: Flow { $flow } stays at { $value }
class CourseAndFlowFlowKeptLine(LineBase):
    code: "Literal['course-and-flow.flow-kept']"
    params: 'CourseAndFlowFlowKeptLine_params'
    data: 'None'


CourseAndFlowFlowLostLine_params = TypedDict("CourseAndFlowFlowLostLine_params", {
    #: the Flow
    'flow': 'Named',
})


#: Flow { $flow } falls to 0
class CourseAndFlowFlowLostLine(LineBase):
    code: "Literal['course-and-flow.flow-lost']"
    params: 'CourseAndFlowFlowLostLine_params'
    data: 'None'


CourseAndFlowFlowSetLine_params = TypedDict("CourseAndFlowFlowSetLine_params", {
    #: the Flow
    'flow': 'Named',
    #: the value
    'value': 'int',
})


#: The Handler sets Flow { $flow } to { $value }
class CourseAndFlowFlowSetLine(LineBase):
    code: "Literal['course-and-flow.flow-set']"
    params: 'CourseAndFlowFlowSetLine_params'
    data: 'None'


CourseAndFlowHighCompellingLine_params = TypedDict("CourseAndFlowHighCompellingLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: Compelling is high: a witness is impressed by { $player }
class CourseAndFlowHighCompellingLine(LineBase):
    code: "Literal['course-and-flow.high-compelling']"
    params: 'CourseAndFlowHighCompellingLine_params'
    data: 'None'


CourseAndFlowHighDaringLine_params = TypedDict("CourseAndFlowHighDaringLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: Daring is high: no harm to { $player } and allies until the Course that this roll sets is
#: replaced
class CourseAndFlowHighDaringLine(LineBase):
    code: "Literal['course-and-flow.high-daring']"
    params: 'CourseAndFlowHighDaringLine_params'
    data: 'None'


CourseAndFlowHighExpertiseLine_params = TypedDict("CourseAndFlowHighExpertiseLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: Expertise is high: this roll costs { $player } no Flow
class CourseAndFlowHighExpertiseLine(LineBase):
    code: "Literal['course-and-flow.high-expertise']"
    params: 'CourseAndFlowHighExpertiseLine_params'
    data: 'None'


CourseAndFlowHighSneakyLine_params = TypedDict("CourseAndFlowHighSneakyLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: Sneaky is high: only those whom { $player } allows notice any of this
class CourseAndFlowHighSneakyLine(LineBase):
    code: "Literal['course-and-flow.high-sneaky']"
    params: 'CourseAndFlowHighSneakyLine_params'
    data: 'None'


CourseAndFlowHighThrivingLine_params = TypedDict("CourseAndFlowHighThrivingLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: Thriving is high: { $player } may recover one slot of any track
class CourseAndFlowHighThrivingLine(LineBase):
    code: "Literal['course-and-flow.high-thriving']"
    params: 'CourseAndFlowHighThrivingLine_params'
    data: 'None'


CourseAndFlowIntentStatedLine_params = TypedDict("CourseAndFlowIntentStatedLine_params", {
    #: the Flow, or `nothing`
    'flow': 'NamedValue | str',
    #: what the character does
    'how': 'Named',
    #: the character
    'player': 'NamedPlayer',
    #: the skill, or `nothing`
    'skill': 'NamedValue | str',
    #: its text
    'text': 'str',
})


#: { $player } wants: { $text }. How: { $how }. Skill wished for: { $skill }, Flow: { $flow }
class CourseAndFlowIntentStatedLine(LineBase):
    code: "Literal['course-and-flow.intent-stated']"
    params: 'CourseAndFlowIntentStatedLine_params'
    data: 'None'


CourseAndFlowIntentTakenLine_params = TypedDict("CourseAndFlowIntentTakenLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $player } has the intent: { $text }
class CourseAndFlowIntentTakenLine(LineBase):
    code: "Literal['course-and-flow.intent-taken']"
    params: 'CourseAndFlowIntentTakenLine_params'
    data: 'None'


CourseAndFlowIntentWithdrawnLine_params = TypedDict("CourseAndFlowIntentWithdrawnLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } thinks better of it
class CourseAndFlowIntentWithdrawnLine(LineBase):
    code: "Literal['course-and-flow.intent-withdrawn']"
    params: 'CourseAndFlowIntentWithdrawnLine_params'
    data: 'None'


CourseAndFlowLearntLine_params = TypedDict("CourseAndFlowLearntLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the skill
    'skill': 'Named',
    #: the value
    'value': 'int',
})


#: { $player } has learnt something: { $skill } is { $value } now
class CourseAndFlowLearntLine(LineBase):
    code: "Literal['course-and-flow.learnt']"
    params: 'CourseAndFlowLearntLine_params'
    data: 'None'


CourseAndFlowMayLearnLine_params = TypedDict("CourseAndFlowMayLearnLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the skill
    'skill': 'Named',
    #: the value
    'value': 'int',
})


#: The face is larger than the skill: { $player } may raise { $skill } to { $value }
class CourseAndFlowMayLearnLine(LineBase):
    code: "Literal['course-and-flow.may-learn']"
    params: 'CourseAndFlowMayLearnLine_params'
    data: 'None'


CourseAndFlowNoFlowBegunLine_params = TypedDict("CourseAndFlowNoFlowBegunLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } begins no Flow
class CourseAndFlowNoFlowBegunLine(LineBase):
    code: "Literal['course-and-flow.no-flow-begun']"
    params: 'CourseAndFlowNoFlowBegunLine_params'
    data: 'None'


CourseAndFlowNotLearntLine_params = TypedDict("CourseAndFlowNotLearntLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the skill
    'skill': 'Named',
    #: the value
    'value': 'int',
})


#: { $player } leaves { $skill } as it is
class CourseAndFlowNotLearntLine(LineBase):
    code: "Literal['course-and-flow.not-learnt']"
    params: 'CourseAndFlowNotLearntLine_params'
    data: 'None'


CourseAndFlowNotRecoveredLine_params = TypedDict("CourseAndFlowNotRecoveredLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } recovers nothing
class CourseAndFlowNotRecoveredLine(LineBase):
    code: "Literal['course-and-flow.not-recovered']"
    params: 'CourseAndFlowNotRecoveredLine_params'
    data: 'None'


CourseAndFlowNothingToRecoverLine_params = TypedDict("CourseAndFlowNothingToRecoverLine_params", {
})


#: No slot of any track is marked, so the recovery is lost
class CourseAndFlowNothingToRecoverLine(LineBase):
    code: "Literal['course-and-flow.nothing-to-recover']"
    params: 'CourseAndFlowNothingToRecoverLine_params'
    data: 'None'


CourseAndFlowQuestionAnsweredLine_params = TypedDict("CourseAndFlowQuestionAnsweredLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
})


#: { $player } learns: { $text }
class CourseAndFlowQuestionAnsweredLine(LineBase):
    code: "Literal['course-and-flow.question-answered']"
    params: 'CourseAndFlowQuestionAnsweredLine_params'
    data: 'None'


CourseAndFlowReactedLine_params = TypedDict("CourseAndFlowReactedLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: How it ends for { $player }: { $text }
class CourseAndFlowReactedLine(LineBase):
    code: "Literal['course-and-flow.reacted']"
    params: 'CourseAndFlowReactedLine_params'
    data: 'None'


CourseAndFlowRecoveredLine_params = TypedDict("CourseAndFlowRecoveredLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the slot, from 1
    'slot': 'int',
    #: the track
    'track': 'Named',
})


#: { $player } recovers slot { $slot } of { $track }
class CourseAndFlowRecoveredLine(LineBase):
    code: "Literal['course-and-flow.recovered']"
    params: 'CourseAndFlowRecoveredLine_params'
    data: 'None'


CourseAndFlowRollCancelledLine_params = TypedDict("CourseAndFlowRollCancelledLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: The Handler drops the roll of { $player }; the Course stays
class CourseAndFlowRollCancelledLine(LineBase):
    code: "Literal['course-and-flow.roll-cancelled']"
    params: 'CourseAndFlowRollCancelledLine_params'
    data: 'None'


CourseAndFlowRolledLine_params = TypedDict("CourseAndFlowRolledLine_params", {
    #: the name of the die
    'die': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'face': 'int',
    #: the name of the die
    'first': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'first_face': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the name of the die
    'second': "Literal['compelling', 'daring', 'expertise', 'sneaky', 'thriving']",
    #: what the die shows
    'second_face': 'int',
})


#: { $player } rolls { $first } { $first_face } and { $second } { $second_face }; the Course is {
#: $die } { $face }
class CourseAndFlowRolledLine(LineBase):
    code: "Literal['course-and-flow.rolled']"
    params: 'CourseAndFlowRolledLine_params'
    data: 'CourseRollData'


CourseAndFlowShelterEndedLine_params = TypedDict("CourseAndFlowShelterEndedLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: The Course has changed: Daring no longer protects { $player } and allies
class CourseAndFlowShelterEndedLine(LineBase):
    code: "Literal['course-and-flow.shelter-ended']"
    params: 'CourseAndFlowShelterEndedLine_params'
    data: 'None'


CourseAndFlowSkillSetLine_params = TypedDict("CourseAndFlowSkillSetLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the skill
    'skill': 'Named',
    #: the value
    'value': 'int',
})


#: The Handler sets { $skill } of { $player } to { $value }
class CourseAndFlowSkillSetLine(LineBase):
    code: "Literal['course-and-flow.skill-set']"
    params: 'CourseAndFlowSkillSetLine_params'
    data: 'None'


CourseAndFlowSlotClearedLine_params = TypedDict("CourseAndFlowSlotClearedLine_params", {
    #: the slot, from 1
    'slot': 'int',
    #: the track
    'track': 'Named',
})


#: Slot { $slot } of { $track } is cleared
class CourseAndFlowSlotClearedLine(LineBase):
    code: "Literal['course-and-flow.slot-cleared']"
    params: 'CourseAndFlowSlotClearedLine_params'
    data: 'None'


CourseAndFlowSlotMarkedLine_params = TypedDict("CourseAndFlowSlotMarkedLine_params", {
    #: the slot, from 1
    'slot': 'int',
    #: the track
    'track': 'Named',
})


#: Slot { $slot } of { $track } is marked
class CourseAndFlowSlotMarkedLine(LineBase):
    code: "Literal['course-and-flow.slot-marked']"
    params: 'CourseAndFlowSlotMarkedLine_params'
    data: 'None'


CourseAndFlowSumIntentLine_params = TypedDict("CourseAndFlowSumIntentLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the sum of the two dice
    'sum': 'int',
    #: what a win takes
    'threshold': 'int',
})


#: Sum { $sum } against threshold { $threshold }: { $player } may have the intent
class CourseAndFlowSumIntentLine(LineBase):
    code: "Literal['course-and-flow.sum-intent']"
    params: 'CourseAndFlowSumIntentLine_params'
    data: 'None'


CourseAndFlowSumNotYetLine_params = TypedDict("CourseAndFlowSumNotYetLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the sum of the two dice
    'sum': 'int',
    #: what a win takes
    'threshold': 'int',
})


#: Sum { $sum }: not quite yet
class CourseAndFlowSumNotYetLine(LineBase):
    code: "Literal['course-and-flow.sum-not-yet']"
    params: 'CourseAndFlowSumNotYetLine_params'
    data: 'None'


CourseAndFlowSumWinLine_params = TypedDict("CourseAndFlowSumWinLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the sum of the two dice
    'sum': 'int',
    #: what a win takes
    'threshold': 'int',
})


#: Sum { $sum } against threshold { $threshold }: the Handler owes { $player } a win
class CourseAndFlowSumWinLine(LineBase):
    code: "Literal['course-and-flow.sum-win']"
    params: 'CourseAndFlowSumWinLine_params'
    data: 'None'


CourseAndFlowTieLine_params = TypedDict("CourseAndFlowTieLine_params", {
    #: what the die shows
    'face': 'int',
    #: the character
    'player': 'NamedPlayer',
})


#: A tie on { $face }: a dramatic setback for { $player }. No die is high, nothing protects, and no
#: token averts it
class CourseAndFlowTieLine(LineBase):
    code: "Literal['course-and-flow.tie']"
    params: 'CourseAndFlowTieLine_params'
    data: 'None'


CourseAndFlowTokenGainedLine_params = TypedDict("CourseAndFlowTokenGainedLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
})


#: A six: a { $token } token for { $player }
class CourseAndFlowTokenGainedLine(LineBase):
    code: "Literal['course-and-flow.token-gained']"
    params: 'CourseAndFlowTokenGainedLine_params'
    data: 'None'


CourseAndFlowTokenSpentLine_params = TypedDict("CourseAndFlowTokenSpentLine_params", {
    #: `text` says what it is about
    'about': 'bool',
    #: the character
    'player': 'NamedPlayer',
    #: id of the question
    'question': 'str',
    #: its text
    'text': 'str',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
})


#:     { $player } spends a { $token } token{ $about ->         [true] { " " }about{ " " }
#: *[other] { "" }     }{ $text }: { $question }
class CourseAndFlowTokenSpentLine(LineBase):
    code: "Literal['course-and-flow.token-spent']"
    params: 'CourseAndFlowTokenSpentLine_params'
    data: 'None'


CourseAndFlowTokensSetLine_params = TypedDict("CourseAndFlowTokensSetLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the kind of token
    'token': "Literal['rumor', 'initiative', 'foresight', 'clue', 'focus']",
    #: the value
    'value': 'int',
})


#: The Handler sets the { $token } tokens of { $player } to { $value }
class CourseAndFlowTokensSetLine(LineBase):
    code: "Literal['course-and-flow.tokens-set']"
    params: 'CourseAndFlowTokensSetLine_params'
    data: 'None'


CourseAndFlowTrackDroppedLine_params = TypedDict("CourseAndFlowTrackDroppedLine_params", {
    #: the track
    'track': 'Named',
})


#: The Handler takes away the track { $track }
class CourseAndFlowTrackDroppedLine(LineBase):
    code: "Literal['course-and-flow.track-dropped']"
    params: 'CourseAndFlowTrackDroppedLine_params'
    data: 'None'


CourseAndFlowTrackSetLine_params = TypedDict("CourseAndFlowTrackSetLine_params", {
    #: the kind of the track
    'kind': 'str',
    #: how many slots it has
    'slots': 'int',
    #: the track
    'track': 'Named',
})


#:     The Handler sets the track { $track } ({ $kind }) to { $slots ->         [one] one slot
#: *[other] { $slots } slots     }
class CourseAndFlowTrackSetLine(LineBase):
    code: "Literal['course-and-flow.track-set']"
    params: 'CourseAndFlowTrackSetLine_params'
    data: 'None'


CourseAndFlowWinOfferedLine_params = TypedDict("CourseAndFlowWinOfferedLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: The Handler offers { $player } a win: { $text }
class CourseAndFlowWinOfferedLine(LineBase):
    code: "Literal['course-and-flow.win-offered']"
    params: 'CourseAndFlowWinOfferedLine_params'
    data: 'None'


CourseAndFlowWinTakenLine_params = TypedDict("CourseAndFlowWinTakenLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
})


#: { $player } takes the win: { $text }
class CourseAndFlowWinTakenLine(LineBase):
    code: "Literal['course-and-flow.win-taken']"
    params: 'CourseAndFlowWinTakenLine_params'
    data: 'None'


CreditsGivenLine_params = TypedDict("CreditsGivenLine_params", {
    #: how much
    'amount': 'int',
    #: the character
    'from': 'NamedCharacter',
    #: what is left
    'left': 'int',
    #: the character
    'to': 'NamedCharacter',
})


#:     { $from } gives { $to } { $amount ->         [one] { $amount } credit        *[other] {
#: $amount } credits     }, { $left } left
class CreditsGivenLine(LineBase):
    code: "Literal['credits.given']"
    params: 'CreditsGivenLine_params'
    data: 'None'


DiceMixedLine_params = TypedDict("DiceMixedLine_params", {
    #: name of the seat
    'by': 'str',
    #: the mix of all texts so far, SHA-256
    'mix': 'str',
    #: its text
    'text': 'str',
})


#: { $by } mixes “{ $text }” into every later die of this chapter: { $mix }
class DiceMixedLine(LineBase):
    code: "Literal['dice.mixed']"
    params: 'DiceMixedLine_params'
    data: 'MixData'


DiceRolledForLine_params = TypedDict("DiceRolledForLine_params", {
    #: the notation
    'notation': 'str',
    #: the reason; can be empty
    'reason': 'str',
    #: the total
    'total': 'int',
})


#: { $by } rolls { $notation } for { $reason }: { $total }
class DiceRolledForLine(LineBase):
    code: "Literal['dice.rolled_for']"
    params: 'DiceRolledForLine_params'
    data: 'FreeRollData'


DiceRolledLine_params = TypedDict("DiceRolledLine_params", {
    #: the notation
    'notation': 'str',
    #: the reason; can be empty
    'reason': 'str',
    #: the total
    'total': 'int',
})


#: { $by } rolls { $notation }: { $total }
class DiceRolledLine(LineBase):
    code: "Literal['dice.rolled']"
    params: 'DiceRolledLine_params'
    data: 'FreeRollData'


DiceUnseenLine_params = TypedDict("DiceUnseenLine_params", {
})


#: Somebody unseen rolls
class DiceUnseenLine(LineBase):
    code: "Literal['dice.unseen']"
    params: 'DiceUnseenLine_params'
    data: 'ScoreData'


EnvironmentAddedForLine_params = TypedDict("EnvironmentAddedForLine_params", {
    #: the round; null: no certain one
    'round': 'int | None',
    #: its text
    'text': 'str',
})


#: The environment will act in round { $round }: { $text }
class EnvironmentAddedForLine(LineBase):
    code: "Literal['environment.added_for']"
    params: 'EnvironmentAddedForLine_params'
    data: 'None'


EnvironmentAddedLastingLine_params = TypedDict("EnvironmentAddedLastingLine_params", {
    #: the round; null: no certain one
    'round': 'int | None',
    #: its text
    'text': 'str',
})


#: The environment will act every round: { $text }
class EnvironmentAddedLastingLine(LineBase):
    code: "Literal['environment.added_lasting']"
    params: 'EnvironmentAddedLastingLine_params'
    data: 'None'


EnvironmentAddedLine_params = TypedDict("EnvironmentAddedLine_params", {
    #: the round; null: no certain one
    'round': 'int | None',
    #: its text
    'text': 'str',
})


#: The environment will act this round: { $text }
class EnvironmentAddedLine(LineBase):
    code: "Literal['environment.added']"
    params: 'EnvironmentAddedLine_params'
    data: 'None'


EnvironmentAddedNextLine_params = TypedDict("EnvironmentAddedNextLine_params", {
    #: the round; null: no certain one
    'round': 'int | None',
    #: its text
    'text': 'str',
})


#: The environment will act in the next conflict: { $text }
class EnvironmentAddedNextLine(LineBase):
    code: "Literal['environment.added_next']"
    params: 'EnvironmentAddedNextLine_params'
    data: 'None'


EnvironmentEffectLine_params = TypedDict("EnvironmentEffectLine_params", {
    #: its text
    'text': 'str',
})


#: Environment: { $text }
class EnvironmentEffectLine(LineBase):
    code: "Literal['environment.effect']"
    params: 'EnvironmentEffectLine_params'
    data: 'None'


EnvironmentRemovedLine_params = TypedDict("EnvironmentRemovedLine_params", {
    #: its text
    'text': 'str',
})


#: The environment will not act after all: { $text }
class EnvironmentRemovedLine(LineBase):
    code: "Literal['environment.removed']"
    params: 'EnvironmentRemovedLine_params'
    data: 'None'


FightRestoredLine_params = TypedDict("FightRestoredLine_params", {
})


#: The fight goes on as it stood at another table
class FightRestoredLine(LineBase):
    code: "Literal['fight.restored']"
    params: 'FightRestoredLine_params'
    data: 'None'


FogCoveredLine_params = TypedDict("FogCoveredLine_params", {
    #: how many
    'count': 'int',
})


#:     { $count ->         [one] { $count } hex        *[other] { $count } hexes     } of the map
#: are unexplored again
class FogCoveredLine(LineBase):
    code: "Literal['fog.covered']"
    params: 'FogCoveredLine_params'
    data: 'None'


FogRevealedLine_params = TypedDict("FogRevealedLine_params", {
    #: how many
    'count': 'int',
})


#:     Players are shown { $count ->         [one] { $count } hex        *[other] { $count } hexes
#: } of the map
class FogRevealedLine(LineBase):
    code: "Literal['fog.revealed']"
    params: 'FogRevealedLine_params'
    data: 'None'


InviteRotatedLine_params = TypedDict("InviteRotatedLine_params", {
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})


#: New invite link for the { $role }; the old one is void
class InviteRotatedLine(LineBase):
    code: "Literal['invite.rotated']"
    params: 'InviteRotatedLine_params'
    data: 'None'


JournalAddedLine_params = TypedDict("JournalAddedLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } begins a page of the journal: { $page }
class JournalAddedLine(LineBase):
    code: "Literal['journal.added']"
    params: 'JournalAddedLine_params'
    data: 'None'


JournalEditedLine_params = TypedDict("JournalEditedLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } changes the page { $page }
class JournalEditedLine(LineBase):
    code: "Literal['journal.edited']"
    params: 'JournalEditedLine_params'
    data: 'None'


JournalMovedLine_params = TypedDict("JournalMovedLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } moves the page { $page }
class JournalMovedLine(LineBase):
    code: "Literal['journal.moved']"
    params: 'JournalMovedLine_params'
    data: 'None'


JournalPresentedAllLine_params = TypedDict("JournalPresentedAllLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } presents a page to all: { $page }
class JournalPresentedAllLine(LineBase):
    code: "Literal['journal.presented_all']"
    params: 'JournalPresentedAllLine_params'
    data: 'None'


JournalPresentedLine_params = TypedDict("JournalPresentedLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } presents a page: { $page }
class JournalPresentedLine(LineBase):
    code: "Literal['journal.presented']"
    params: 'JournalPresentedLine_params'
    data: 'None'


JournalPresentedSomeLine_params = TypedDict("JournalPresentedSomeLine_params", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: the page
    'page': 'NamedPage',
})


#: { $by } presents a page to { $names }: { $page }
class JournalPresentedSomeLine(LineBase):
    code: "Literal['journal.presented_some']"
    params: 'JournalPresentedSomeLine_params'
    data: 'None'


JournalRemovedLine_params = TypedDict("JournalRemovedLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } removes the page { $page }
class JournalRemovedLine(LineBase):
    code: "Literal['journal.removed']"
    params: 'JournalRemovedLine_params'
    data: 'None'


JournalShownAllLine_params = TypedDict("JournalShownAllLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } shows a page to all: { $page }
class JournalShownAllLine(LineBase):
    code: "Literal['journal.shown_all']"
    params: 'JournalShownAllLine_params'
    data: 'None'


JournalShownLine_params = TypedDict("JournalShownLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } shows a page: { $page }
class JournalShownLine(LineBase):
    code: "Literal['journal.shown']"
    params: 'JournalShownLine_params'
    data: 'None'


JournalShownNobodyLine_params = TypedDict("JournalShownNobodyLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } keeps a page: { $page }
class JournalShownNobodyLine(LineBase):
    code: "Literal['journal.shown_nobody']"
    params: 'JournalShownNobodyLine_params'
    data: 'None'


JournalShownSomeLine_params = TypedDict("JournalShownSomeLine_params", {
    #: the seats
    'names': 'list[NamedSeat]',
    #: the page
    'page': 'NamedPage',
})


#: { $by } shows a page to { $names }: { $page }
class JournalShownSomeLine(LineBase):
    code: "Literal['journal.shown_some']"
    params: 'JournalShownSomeLine_params'
    data: 'None'


JournalWritersLine_params = TypedDict("JournalWritersLine_params", {
    #: the page
    'page': 'NamedPage',
})


#: { $by } sets who writes in the page { $page }
class JournalWritersLine(LineBase):
    code: "Literal['journal.writers']"
    params: 'JournalWritersLine_params'
    data: 'None'


MapResizedLine_params = TypedDict("MapResizedLine_params", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
})


#: New size of the map, { $columns } × { $rows }
class MapResizedLine(LineBase):
    code: "Literal['map.resized']"
    params: 'MapResizedLine_params'
    data: 'None'


MapResizedLostLine_params = TypedDict("MapResizedLostLine_params", {
    #: columns of hexes
    'columns': 'int',
    #: how many
    'props': 'int',
    #: rows of hexes
    'rows': 'int',
    #: how many
    'units': 'int',
})


#: New size of the map, { $columns } × { $rows }. Units cut off: { $units }, props: { $props }
class MapResizedLostLine(LineBase):
    code: "Literal['map.resized_lost']"
    params: 'MapResizedLostLine_params'
    data: 'None'


MapSetLine_params = TypedDict("MapSetLine_params", {
    #: columns of hexes
    'columns': 'int',
    #: rows of hexes
    'rows': 'int',
})


#: New map, { $columns } × { $rows }
class MapSetLine(LineBase):
    code: "Literal['map.set']"
    params: 'MapSetLine_params'
    data: 'None'


MissionAddedLine_params = TypedDict("MissionAddedLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: New mission: { $mission }
class MissionAddedLine(LineBase):
    code: "Literal['mission.added']"
    params: 'MissionAddedLine_params'
    data: 'None'


MissionBriefedLine_params = TypedDict("MissionBriefedLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: Briefing: { $mission }
class MissionBriefedLine(LineBase):
    code: "Literal['mission.briefed']"
    params: 'MissionBriefedLine_params'
    data: 'None'


MissionChargedLine_params = TypedDict("MissionChargedLine_params", {
    #: how much
    'amount': 'int',
    #: the character
    'character': 'NamedCharacter',
    #: the credits afterwards
    'credits': 'int',
    #: the mission
    'mission': 'NamedMission',
})


#:     { $character } owes { $amount ->         [one] { $amount } credit        *[other] { $amount
#: } credits     } for { $mission }: { $credits } now
class MissionChargedLine(LineBase):
    code: "Literal['mission.charged']"
    params: 'MissionChargedLine_params'
    data: 'PayData'


MissionCorrectedIntegrityLine_params = TypedDict("MissionCorrectedIntegrityLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the mission
    'mission': 'NamedMission',
    #: the number now
    'now': 'int',
    #: the number before
    'was': 'int',
})


#: { $character }'s tally corrected: integrity lost { $now }, was { $was }
class MissionCorrectedIntegrityLine(LineBase):
    code: "Literal['mission.corrected_integrity']"
    params: 'MissionCorrectedIntegrityLine_params'
    data: 'None'


MissionCorrectedUsesLine_params = TypedDict("MissionCorrectedUsesLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the mission
    'mission': 'NamedMission',
    #: the number now
    'now': 'int',
    #: its tier, 1 to 3
    'tier': 'int',
    #: the number before
    'was': 'int',
})


#: { $character }'s tally corrected: uses of tier { $tier } { $now }, were { $was }
class MissionCorrectedUsesLine(LineBase):
    code: "Literal['mission.corrected_uses']"
    params: 'MissionCorrectedUsesLine_params'
    data: 'None'


MissionDeductionAddedLine_params = TypedDict("MissionDeductionAddedLine_params", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: the employer keeps back { $amount ->         [one] { $amount } credit
#: *[other] { $amount } credits     }. { $text }
class MissionDeductionAddedLine(LineBase):
    code: "Literal['mission.deduction_added']"
    params: 'MissionDeductionAddedLine_params'
    data: 'None'


MissionDeductionAppliesLine_params = TypedDict("MissionDeductionAppliesLine_params", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: the employer keeps back { $amount ->         [one] { $amount } credit
#: *[other] { $amount } credits     }. { $text }
class MissionDeductionAppliesLine(LineBase):
    code: "Literal['mission.deduction_applies']"
    params: 'MissionDeductionAppliesLine_params'
    data: 'None'


MissionDeductionOfferedLine_params = TypedDict("MissionDeductionOfferedLine_params", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: the employer may keep back { $amount ->         [one] { $amount } credit
#: *[other] { $amount } credits     }. { $text }
class MissionDeductionOfferedLine(LineBase):
    code: "Literal['mission.deduction_offered']"
    params: 'MissionDeductionOfferedLine_params'
    data: 'None'


MissionDeductionOpenLine_params = TypedDict("MissionDeductionOpenLine_params", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: the employer does not keep back { $amount ->         [one] { $amount } credit
#: *[other] { $amount } credits     }. { $text }
class MissionDeductionOpenLine(LineBase):
    code: "Literal['mission.deduction_open']"
    params: 'MissionDeductionOpenLine_params'
    data: 'None'


MissionDeductionRemovedLine_params = TypedDict("MissionDeductionRemovedLine_params", {
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#: { $mission }: no deduction any more. { $text }
class MissionDeductionRemovedLine(LineBase):
    code: "Literal['mission.deduction_removed']"
    params: 'MissionDeductionRemovedLine_params'
    data: 'None'


MissionDeductionUpdatedLine_params = TypedDict("MissionDeductionUpdatedLine_params", {
    #: how much
    'amount': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: a deduction is { $amount ->         [one] { $amount } credit        *[other] {
#: $amount } credits     } now. { $text }
class MissionDeductionUpdatedLine(LineBase):
    code: "Literal['mission.deduction_updated']"
    params: 'MissionDeductionUpdatedLine_params'
    data: 'None'


MissionHaltedLine_params = TypedDict("MissionHaltedLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: { $mission } is halted
class MissionHaltedLine(LineBase):
    code: "Literal['mission.halted']"
    params: 'MissionHaltedLine_params'
    data: 'None'


MissionIntegrityLostLine_params = TypedDict("MissionIntegrityLostLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: integrity lost
    'lost': 'int',
    #: the mission
    'mission': 'NamedMission',
})


#: { $mission }: { $character } loses { $lost } integrity
class MissionIntegrityLostLine(LineBase):
    code: "Literal['mission.integrity_lost']"
    params: 'MissionIntegrityLostLine_params'
    data: 'None'


MissionObjectiveAddedLine_params = TypedDict("MissionObjectiveAddedLine_params", {
    #: the bonus
    'bonus': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: new objective for { $bonus ->         [one] { $bonus } credit        *[other]
#: { $bonus } credits     }. { $text }
class MissionObjectiveAddedLine(LineBase):
    code: "Literal['mission.objective_added']"
    params: 'MissionObjectiveAddedLine_params'
    data: 'None'


MissionObjectiveHiddenLine_params = TypedDict("MissionObjectiveHiddenLine_params", {
    #: the bonus
    'bonus': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#: { $mission }: objective hidden. { $text }
class MissionObjectiveHiddenLine(LineBase):
    code: "Literal['mission.objective_hidden']"
    params: 'MissionObjectiveHiddenLine_params'
    data: 'None'


MissionObjectiveRemovedLine_params = TypedDict("MissionObjectiveRemovedLine_params", {
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#: { $mission }: objective removed. { $text }
class MissionObjectiveRemovedLine(LineBase):
    code: "Literal['mission.objective_removed']"
    params: 'MissionObjectiveRemovedLine_params'
    data: 'None'


MissionObjectiveResultLine_params = TypedDict("MissionObjectiveResultLine_params", {
    #: the mission
    'mission': 'NamedMission',
    #: what became of the objective
    'result': "Literal['open', 'achieved', 'failed']",
    #: its text
    'text': 'str',
})


#: { $mission }: objective { $result }. { $text }
class MissionObjectiveResultLine(LineBase):
    code: "Literal['mission.objective_result']"
    params: 'MissionObjectiveResultLine_params'
    data: 'None'


MissionObjectiveRevealedLine_params = TypedDict("MissionObjectiveRevealedLine_params", {
    #: the bonus
    'bonus': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: objective revealed, for { $bonus ->         [one] { $bonus } credit
#: *[other] { $bonus } credits     }. { $text }
class MissionObjectiveRevealedLine(LineBase):
    code: "Literal['mission.objective_revealed']"
    params: 'MissionObjectiveRevealedLine_params'
    data: 'None'


MissionObjectiveUpdatedLine_params = TypedDict("MissionObjectiveUpdatedLine_params", {
    #: the bonus
    'bonus': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its text
    'text': 'str',
})


#:     { $mission }: objective changed, for { $bonus ->         [one] { $bonus } credit
#: *[other] { $bonus } credits     }. { $text }
class MissionObjectiveUpdatedLine(LineBase):
    code: "Literal['mission.objective_updated']"
    params: 'MissionObjectiveUpdatedLine_params'
    data: 'None'


MissionPaidLine_params = TypedDict("MissionPaidLine_params", {
    #: the mission
    'mission': 'NamedMission',
    #: what became of the objective
    'result': "Literal['open', 'achieved', 'failed']",
})


#: { $mission } is paid: primary objective { $result }
class MissionPaidLine(LineBase):
    code: "Literal['mission.paid']"
    params: 'MissionPaidLine_params'
    data: 'None'


MissionPayLine_params = TypedDict("MissionPayLine_params", {
    #: how much
    'amount': 'int',
    #: the character
    'character': 'NamedCharacter',
    #: the credits afterwards
    'credits': 'int',
    #: the mission
    'mission': 'NamedMission',
})


#:     { $character } is paid { $amount ->         [one] { $amount } credit        *[other] {
#: $amount } credits     } for { $mission }: { $credits } now
class MissionPayLine(LineBase):
    code: "Literal['mission.pay']"
    params: 'MissionPayLine_params'
    data: 'PayData'


MissionRemovedLine_params = TypedDict("MissionRemovedLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: { $mission } is taken off the list
class MissionRemovedLine(LineBase):
    code: "Literal['mission.removed']"
    params: 'MissionRemovedLine_params'
    data: 'None'


MissionResultLine_params = TypedDict("MissionResultLine_params", {
    #: the mission
    'mission': 'NamedMission',
    #: what became of the objective
    'result': "Literal['open', 'achieved', 'failed']",
})


#: { $mission }: primary objective { $result }
class MissionResultLine(LineBase):
    code: "Literal['mission.result']"
    params: 'MissionResultLine_params'
    data: 'None'


MissionStartedLine_params = TypedDict("MissionStartedLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: The mission begins: { $mission }
class MissionStartedLine(LineBase):
    code: "Literal['mission.started']"
    params: 'MissionStartedLine_params'
    data: 'None'


MissionUpdatedLine_params = TypedDict("MissionUpdatedLine_params", {
    #: the fields that have changed
    'fields': 'list[str]',
    #: the mission
    'mission': 'NamedMission',
})


#: { $mission } changed: { $fields }
class MissionUpdatedLine(LineBase):
    code: "Literal['mission.updated']"
    params: 'MissionUpdatedLine_params'
    data: 'None'


MissionUsedLine_params = TypedDict("MissionUsedLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: how many
    'count': 'int',
    #: the mission
    'mission': 'NamedMission',
    #: its tier, 1 to 3
    'tier': 'int',
})


#:     { $mission }: { $character } uses a tier { $tier } weapon { $count ->         [one] once
#: *[other] { $count } times     }
class MissionUsedLine(LineBase):
    code: "Literal['mission.used']"
    params: 'MissionUsedLine_params'
    data: 'None'


MissionWithdrawnLine_params = TypedDict("MissionWithdrawnLine_params", {
    #: the mission
    'mission': 'NamedMission',
})


#: { $mission } is withdrawn
class MissionWithdrawnLine(LineBase):
    code: "Literal['mission.withdrawn']"
    params: 'MissionWithdrawnLine_params'
    data: 'None'


ModuleAreaEndedLine_params = TypedDict("ModuleAreaEndedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
    #: the hex
    'at': 'HexDocument',
})


#: { $text } of { $unit } at { $at } has ended.
class ModuleAreaEndedLine(LineBase):
    code: "Literal['module.area_ended']"
    params: 'ModuleAreaEndedLine_params'
    data: 'None'


ModuleCarriedOutLine_params = TypedDict("ModuleCarriedOutLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
})


#: { $unit }'s { $module } has been carried out
class ModuleCarriedOutLine(LineBase):
    code: "Literal['module.carried_out']"
    params: 'ModuleCarriedOutLine_params'
    data: 'None'


ModuleGivenBackLine_params = TypedDict("ModuleGivenBackLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: the reason; can be empty
    'why': 'str',
})


#: { $unit }'s { $module } does not apply: it has what it paid again
class ModuleGivenBackLine(LineBase):
    code: "Literal['module.given_back']"
    params: 'ModuleGivenBackLine_params'
    data: 'None'


ModuleGivenBackWhyLine_params = TypedDict("ModuleGivenBackWhyLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: the reason; can be empty
    'why': 'str',
})


#: { $unit }'s { $module } does not apply: it has what it paid again. { $why }
class ModuleGivenBackWhyLine(LineBase):
    code: "Literal['module.given_back_why']"
    params: 'ModuleGivenBackWhyLine_params'
    data: 'None'


ModuleLastLine_params = TypedDict("ModuleLastLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: its text
    'text': 'str',
})


#: { $unit } is destroyed, and { $module } may still be used. { $text }
class ModuleLastLine(LineBase):
    code: "Literal['module.last']"
    params: 'ModuleLastLine_params'
    data: 'None'


ModuleTakenBackLine_params = TypedDict("ModuleTakenBackLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: the reason; can be empty
    'why': 'str',
})


#: { $unit } has not used { $module } after all
class ModuleTakenBackLine(LineBase):
    code: "Literal['module.taken_back']"
    params: 'ModuleTakenBackLine_params'
    data: 'None'


ModuleUsedAtLine_params = TypedDict("ModuleUsedAtLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: its text
    'text': 'str',
    #: the hex
    'at': 'HexDocument',
})


#: { $unit } uses { $module } at { $at }. { $text }
class ModuleUsedAtLine(LineBase):
    code: "Literal['module.used_at']"
    params: 'ModuleUsedAtLine_params'
    data: 'Module'


ModuleUsedLine_params = TypedDict("ModuleUsedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the expansion
    'module': 'NamedModule',
    #: its text
    'text': 'str',
})


#: { $unit } uses { $module }. { $text }
class ModuleUsedLine(LineBase):
    code: "Literal['module.used']"
    params: 'ModuleUsedLine_params'
    data: 'Module'



#: A line of a dice system that is not of this list.
class OtherLine(LineBase):
    code: 'str'
    params: 'dict[str, Any]'
    data: 'Any'


OverruledARuleLine_params = TypedDict("OverruledARuleLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})


#: Overruled: { $unit } acts against a rule. { $text }
class OverruledARuleLine(LineBase):
    code: "Literal['overruled.a_rule']"
    params: 'OverruledARuleLine_params'
    data: 'RulesData | None'


OverruledARuleRoundLine_params = TypedDict("OverruledARuleRoundLine_params", {
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})


#: Overruled: a rule of the round. { $text }
class OverruledARuleRoundLine(LineBase):
    code: "Literal['overruled.a_rule_round']"
    params: 'OverruledARuleRoundLine_params'
    data: 'RulesData'


OverruledActedLine_params = TypedDict("OverruledActedLine_params", {
    #: its text
    'text': 'str',
    #: the units
    'units': 'list[NamedUnit]',
})


#: Overruled: { $units } had a turn. { $text }
class OverruledActedLine(LineBase):
    code: "Literal['overruled.acted']"
    params: 'OverruledActedLine_params'
    data: 'None'


OverruledAgainLine_params = TypedDict("OverruledAgainLine_params", {
    #: its text
    'text': 'str',
    #: the units
    'units': 'list[NamedUnit]',
})


#: Overruled: { $units } may take a turn again. { $text }
class OverruledAgainLine(LineBase):
    code: "Literal['overruled.again']"
    params: 'OverruledAgainLine_params'
    data: 'None'


OverruledDeedLine_params = TypedDict("OverruledDeedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: Overruled: { $unit } acts out of turn or at no cost
class OverruledDeedLine(LineBase):
    code: "Literal['overruled.deed']"
    params: 'OverruledDeedLine_params'
    data: 'None'


OverruledRoundLine_params = TypedDict("OverruledRoundLine_params", {
    #: the unit whose turn it is, or `nobody`
    'active': "NamedUnit | Literal['nobody']",
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
    #: its text
    'text': 'str',
})


#: Overruled: round { $round }, { $segment } segment, turn of { $active }. { $text }
class OverruledRoundLine(LineBase):
    code: "Literal['overruled.round']"
    params: 'OverruledRoundLine_params'
    data: 'None'


OverruledRulesLine_params = TypedDict("OverruledRulesLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})


#: Overruled for { $unit }: { $rules }. { $text }
class OverruledRulesLine(LineBase):
    code: "Literal['overruled.rules']"
    params: 'OverruledRulesLine_params'
    data: 'RulesData'


OverruledRulesRoundLine_params = TypedDict("OverruledRulesRoundLine_params", {
    #: the rules, `rule.` and the code of the refusal
    'rules': 'list[str]',
    #: its text
    'text': 'str',
})


#: Overruled: { $rules }. { $text }
class OverruledRulesRoundLine(LineBase):
    code: "Literal['overruled.rules_round']"
    params: 'OverruledRulesRoundLine_params'
    data: 'RulesData'


OverruledSystemLine_params = TypedDict("OverruledSystemLine_params", {
    #: the parts that were set
    'parts': 'list[str]',
    #: title of the dice system
    'system': 'str',
    #: its text
    'text': 'str',
})


#: Overruled: { $parts } of { $system }. { $text }
class OverruledSystemLine(LineBase):
    code: "Literal['overruled.system']"
    params: 'OverruledSystemLine_params'
    data: 'None'


OverruledTestLine_params = TypedDict("OverruledTestLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: its text
    'text': 'str',
})


#: Overruled: { $unit }'s test { $label } is a { $outcome }. { $text }
class OverruledTestLine(LineBase):
    code: "Literal['overruled.test']"
    params: 'OverruledTestLine_params'
    data: 'None'


OverruledUnitLine_params = TypedDict("OverruledUnitLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the fields that were set, with their values
    'changes': 'list[str]',
    #: its text
    'text': 'str',
})


#: Overruled: { $unit }, { $changes }. { $text }
class OverruledUnitLine(LineBase):
    code: "Literal['overruled.unit']"
    params: 'OverruledUnitLine_params'
    data: 'SetData'


OverruledUnitUntoldLine_params = TypedDict("OverruledUnitUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: its text
    'text': 'str',
})


#: Overruled: { $unit }. { $text }
class OverruledUnitUntoldLine(LineBase):
    code: "Literal['overruled.unit_untold']"
    params: 'OverruledUnitUntoldLine_params'
    data: 'None'


OverruledVerdictLine_params = TypedDict("OverruledVerdictLine_params", {
    #: its text
    'text': 'str',
})


#: Overruled: { $text }
class OverruledVerdictLine(LineBase):
    code: "Literal['overruled.verdict']"
    params: 'OverruledVerdictLine_params'
    data: 'None'


PilotAlightsLine_params = TypedDict("PilotAlightsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } steps down to { $to }, level { $level }
class PilotAlightsLine(LineBase):
    code: "Literal['pilot.alights']"
    params: 'PilotAlightsLine_params'
    data: 'None'


PilotBackLine_params = TypedDict("PilotBackLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})


#: { $unit } is in { $frame } again
class PilotBackLine(LineBase):
    code: "Literal['pilot.back']"
    params: 'PilotBackLine_params'
    data: 'None'


PilotBoardsLine_params = TypedDict("PilotBoardsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})


#: { $unit } climbs on { $frame }
class PilotBoardsLine(LineBase):
    code: "Literal['pilot.boards']"
    params: 'PilotBoardsLine_params'
    data: 'None'


PilotDroppedLine_params = TypedDict("PilotDroppedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } is thrown off, to { $to }, level { $level }
class PilotDroppedLine(LineBase):
    code: "Literal['pilot.dropped']"
    params: 'PilotDroppedLine_params'
    data: 'None'


PilotGoneLine_params = TypedDict("PilotGoneLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is out of sight
class PilotGoneLine(LineBase):
    code: "Literal['pilot.gone']"
    params: 'PilotGoneLine_params'
    data: 'None'


PilotInHandLine_params = TypedDict("PilotInHandLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'frame': 'NamedUnit',
})


#: { $frame } takes { $unit } in its hand
class PilotInHandLine(LineBase):
    code: "Literal['pilot.in_hand']"
    params: 'PilotInHandLine_params'
    data: 'None'


PilotKilledLine_params = TypedDict("PilotKilledLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is taken out by what hit the frame that carried it
class PilotKilledLine(LineBase):
    code: "Literal['pilot.killed']"
    params: 'PilotKilledLine_params'
    data: 'None'



#: Why a build is not legal: a stable code, its params, and where ("weapons.w1").
class Problem(OtherRefusal):
    #: where it is wrong
    at: 'str'



#: An RFC 9457 problem document; `code` and `params` name a text of the message catalogue.
class ProblemDocument(OtherRefusal):
    #: a URN with the code
    type: 'str'
    #: the phrase of the status
    title: 'str'
    #: the HTTP status
    status: 'int'
    #: the English text
    detail: 'str'


PropAddedLine_params = TypedDict("PropAddedLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } placed at { $at }
class PropAddedLine(LineBase):
    code: "Literal['prop.added']"
    params: 'PropAddedLine_params'
    data: 'PlaceData | None'


PropDamagedLine_params = TypedDict("PropDamagedLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the damage
    'damage': 'NotRequired[int]',
    #: what is left
    'left': 'int',
    #: integrity lost
    'loss': 'int',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } loses { $loss } integrity, { $left } left
class PropDamagedLine(LineBase):
    code: "Literal['prop.damaged']"
    params: 'PropDamagedLine_params'
    data: 'PlaceData | None'


PropDestroyedLine_params = TypedDict("PropDestroyedLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the damage
    'damage': 'NotRequired[int]',
    #: what is left
    'left': 'int',
    #: integrity lost
    'loss': 'int',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } at { $at } is destroyed
class PropDestroyedLine(LineBase):
    code: "Literal['prop.destroyed']"
    params: 'PropDestroyedLine_params'
    data: 'PlaceData | None'


PropHiddenLine_params = TypedDict("PropHiddenLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } at { $at } is hidden from players
class PropHiddenLine(LineBase):
    code: "Literal['prop.hidden']"
    params: 'PropHiddenLine_params'
    data: 'PlaceData | None'


PropRemovedLine_params = TypedDict("PropRemovedLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } at { $at } removed
class PropRemovedLine(LineBase):
    code: "Literal['prop.removed']"
    params: 'PropRemovedLine_params'
    data: 'PlaceData | None'


PropShownLine_params = TypedDict("PropShownLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } at { $at } comes to light
class PropShownLine(LineBase):
    code: "Literal['prop.shown']"
    params: 'PropShownLine_params'
    data: 'PlaceData | None'


PropUnharmedLine_params = TypedDict("PropUnharmedLine_params", {
    #: the hex
    'at': 'HexDocument',
    #: the damage
    'damage': 'int',
    #: what is left
    'left': 'int',
    #: integrity lost
    'loss': 'int',
    #: the prop
    'prop': 'NamedProp',
})


#: { $prop } takes { $damage } damage and holds
class PropUnharmedLine(LineBase):
    code: "Literal['prop.unharmed']"
    params: 'PropUnharmedLine_params'
    data: 'PlaceData | None'


PropUpdatedLine_params = TypedDict("PropUpdatedLine_params", {
    #: the prop
    'prop': 'NamedProp',
    #: the hex
    'at': 'NotRequired[HexDocument]',
})


#: { $prop } changed
class PropUpdatedLine(LineBase):
    code: "Literal['prop.updated']"
    params: 'PropUpdatedLine_params'
    data: 'PlaceData | None'


QStarAskedHiddenLine_params = TypedDict("QStarAskedHiddenLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } is asked to check { $trait } against a hidden difficulty. { $text }
class QStarAskedHiddenLine(LineBase):
    code: "Literal['q-star.asked_hidden']"
    params: 'QStarAskedHiddenLine_params'
    data: 'None'


QStarAskedLine_params = TypedDict("QStarAskedLine_params", {
    #: the difficulty
    'difficulty': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: its text
    'text': 'str',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } is asked to check { $trait } against { $difficulty }. { $text }
class QStarAskedLine(LineBase):
    code: "Literal['q-star.asked']"
    params: 'QStarAskedLine_params'
    data: 'None'


QStarBonusRemovedLine_params = TypedDict("QStarBonusRemovedLine_params", {
    #: its name
    'name': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: no more bonus to { $trait } from { $name }
class QStarBonusRemovedLine(LineBase):
    code: "Literal['q-star.bonus_removed']"
    params: 'QStarBonusRemovedLine_params'
    data: 'None'


QStarBonusSetLine_params = TypedDict("QStarBonusSetLine_params", {
    #: its name
    'name': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
    #: the bonus, with its sign
    'value': 'str',
})


#: { $player }: { $value } to { $trait } from { $name }
class QStarBonusSetLine(LineBase):
    code: "Literal['q-star.bonus_set']"
    params: 'QStarBonusSetLine_params'
    data: 'None'


QStarBothCriticalLine_params = TypedDict("QStarBothCriticalLine_params", {
    #: the total
    'total': 'int',
})


#: Two critical failures: both roll again
class QStarBothCriticalLine(LineBase):
    code: "Literal['q-star.both_critical']"
    params: 'QStarBothCriticalLine_params'
    data: 'None'


QStarCancelledContestLine_params = TypedDict("QStarCancelledContestLine_params", {
    #: the character
    'opponent': 'NamedPlayer',
    #: the character
    'player': 'NamedPlayer',
})


#: The contest of { $player } and { $opponent } is called off
class QStarCancelledContestLine(LineBase):
    code: "Literal['q-star.cancelled_contest']"
    params: 'QStarCancelledContestLine_params'
    data: 'None'


QStarCancelledLine_params = TypedDict("QStarCancelledLine_params", {
    #: the character
    'player': 'NamedPlayer',
})


#: { $player } is no longer asked for a check
class QStarCancelledLine(LineBase):
    code: "Literal['q-star.cancelled']"
    params: 'QStarCancelledLine_params'
    data: 'None'


QStarChallengedLine_params = TypedDict("QStarChallengedLine_params", {
    #: the character
    'opponent': 'NamedPlayer',
    #: the trait of the opponent, or `any`
    'other': 'NamedSkill | str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: A contest: { $player } with { $trait } against { $opponent } with { $other }
class QStarChallengedLine(LineBase):
    code: "Literal['q-star.challenged']"
    params: 'QStarChallengedLine_params'
    data: 'None'


QStarCheckedHiddenLine_params = TypedDict("QStarCheckedHiddenLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die }, { $total }, { $outcome }
class QStarCheckedHiddenLine(LineBase):
    code: "Literal['q-star.checked_hidden']"
    params: 'QStarCheckedHiddenLine_params'
    data: 'CheckData'


QStarCheckedLine_params = TypedDict("QStarCheckedLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die }, { $total } against { $difficulty }, { $outcome }
class QStarCheckedLine(LineBase):
    code: "Literal['q-star.checked']"
    params: 'QStarCheckedLine_params'
    data: 'CheckData'


QStarCheckedNpcHiddenLine_params = TypedDict("QStarCheckedNpcHiddenLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } against { $npc }: { $trait } { $die }, { $total }, { $outcome }
class QStarCheckedNpcHiddenLine(LineBase):
    code: "Literal['q-star.checked_npc_hidden']"
    params: 'QStarCheckedNpcHiddenLine_params'
    data: 'CheckData'


QStarCheckedNpcLine_params = TypedDict("QStarCheckedNpcLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } against { $npc }: { $trait } { $die }, { $total } against { $difficulty }, {
#: $outcome }
class QStarCheckedNpcLine(LineBase):
    code: "Literal['q-star.checked_npc']"
    params: 'QStarCheckedNpcLine_params'
    data: 'CheckData'


QStarCriticalHiddenLine_params = TypedDict("QStarCriticalHiddenLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die }, two ones in a row, { $outcome }
class QStarCriticalHiddenLine(LineBase):
    code: "Literal['q-star.critical_hidden']"
    params: 'QStarCriticalHiddenLine_params'
    data: 'CheckData'


QStarCriticalLine_params = TypedDict("QStarCriticalLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die } against { $difficulty }, two ones in a row, { $outcome }
class QStarCriticalLine(LineBase):
    code: "Literal['q-star.critical']"
    params: 'QStarCriticalLine_params'
    data: 'CheckData'


QStarCriticalNpcHiddenLine_params = TypedDict("QStarCriticalNpcHiddenLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } against { $npc }: { $trait } { $die }, two ones in a row, { $outcome }
class QStarCriticalNpcHiddenLine(LineBase):
    code: "Literal['q-star.critical_npc_hidden']"
    params: 'QStarCriticalNpcHiddenLine_params'
    data: 'CheckData'


QStarCriticalNpcLine_params = TypedDict("QStarCriticalNpcLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the difficulty
    'difficulty': 'int',
    #: the NPC
    'npc': 'NamedNpc',
    #: the result
    'outcome': "Literal['failure', 'success', 'critical']",
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player } against { $npc }: { $trait } { $die } against { $difficulty }, two ones in a row, {
#: $outcome }
class QStarCriticalNpcLine(LineBase):
    code: "Literal['q-star.critical_npc']"
    params: 'QStarCriticalNpcLine_params'
    data: 'CheckData'


QStarLostBeyondLine_params = TypedDict("QStarLostBeyondLine_params", {
    #: how much
    'amount': 'int',
    #: what the pool did not hold
    'beyond': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
    #: its text
    'text': 'str',
})


#: { $player } loses { $amount } { $pool }, { $beyond } more than there was: { $text }
class QStarLostBeyondLine(LineBase):
    code: "Literal['q-star.lost_beyond']"
    params: 'QStarLostBeyondLine_params'
    data: 'None'


QStarLostBeyondOpenLine_params = TypedDict("QStarLostBeyondOpenLine_params", {
    #: how much
    'amount': 'int',
    #: what the pool did not hold
    'beyond': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
    #: its text
    'text': 'str',
})


#: { $player } loses { $amount } { $pool }, { $beyond } more than there was. The Handler says what
#: follows
class QStarLostBeyondOpenLine(LineBase):
    code: "Literal['q-star.lost_beyond_open']"
    params: 'QStarLostBeyondOpenLine_params'
    data: 'None'


QStarLostLine_params = TypedDict("QStarLostLine_params", {
    #: how much
    'amount': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
})


#: { $player } loses { $amount } { $pool }: { $left } left
class QStarLostLine(LineBase):
    code: "Literal['q-star.lost']"
    params: 'QStarLostLine_params'
    data: 'None'


QStarLoweredLine_params = TypedDict("QStarLoweredLine_params", {
    #: the die with its bonus
    'before': 'str',
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } from { $before } down to { $die }
class QStarLoweredLine(LineBase):
    code: "Literal['q-star.lowered']"
    params: 'QStarLoweredLine_params'
    data: 'None'


QStarNpcAddedLine_params = TypedDict("QStarNpcAddedLine_params", {
    #: the NPC
    'npc': 'NamedNpc',
    #: the number of the NPC
    'number': 'int',
    #: what players know of it
    'veil': "Literal['open', 'number', 'all']",
})


#: { $npc } appears, difficulty { $number }
class QStarNpcAddedLine(LineBase):
    code: "Literal['q-star.npc_added']"
    params: 'QStarNpcAddedLine_params'
    data: 'None'


QStarNpcAddedVeiledLine_params = TypedDict("QStarNpcAddedVeiledLine_params", {
    #: the NPC
    'npc': 'NamedNpc',
})


#: { $npc } appears
class QStarNpcAddedVeiledLine(LineBase):
    code: "Literal['q-star.npc_added_veiled']"
    params: 'QStarNpcAddedVeiledLine_params'
    data: 'None'


QStarNpcEditedLine_params = TypedDict("QStarNpcEditedLine_params", {
    #: the NPC
    'npc': 'NamedNpc',
    #: the number of the NPC
    'number': 'int',
    #: what players know of it
    'veil': "Literal['open', 'number', 'all']",
})


#: { $npc } now has difficulty { $number }, hidden from players: { $veil }
class QStarNpcEditedLine(LineBase):
    code: "Literal['q-star.npc_edited']"
    params: 'QStarNpcEditedLine_params'
    data: 'None'


QStarNpcEditedVeiledLine_params = TypedDict("QStarNpcEditedVeiledLine_params", {
    #: the NPC
    'npc': 'NamedNpc',
})


#: { $npc } has changed
class QStarNpcEditedVeiledLine(LineBase):
    code: "Literal['q-star.npc_edited_veiled']"
    params: 'QStarNpcEditedVeiledLine_params'
    data: 'None'


QStarNpcGoneLine_params = TypedDict("QStarNpcGoneLine_params", {
    #: the NPC
    'npc': 'NamedNpc',
})


#: { $npc } is gone
class QStarNpcGoneLine(LineBase):
    code: "Literal['q-star.npc_gone']"
    params: 'QStarNpcGoneLine_params'
    data: 'None'


QStarPoolAddedLine_params = TypedDict("QStarPoolAddedLine_params", {
    #: its name
    'name': 'str',
})


#: A new pool: { $name }
class QStarPoolAddedLine(LineBase):
    code: "Literal['q-star.pool_added']"
    params: 'QStarPoolAddedLine_params'
    data: 'None'


QStarPoolRemovedLine_params = TypedDict("QStarPoolRemovedLine_params", {
    #: the pool
    'pool': 'NamedPool | str',
})


#: A pool less: { $pool }
class QStarPoolRemovedLine(LineBase):
    code: "Literal['q-star.pool_removed']"
    params: 'QStarPoolRemovedLine_params'
    data: 'None'


QStarPoolSetLine_params = TypedDict("QStarPoolSetLine_params", {
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
    #: the value
    'value': 'int',
})


#: { $player } now has { $value } { $pool }
class QStarPoolSetLine(LineBase):
    code: "Literal['q-star.pool_set']"
    params: 'QStarPoolSetLine_params'
    data: 'None'


QStarRaisedLine_params = TypedDict("QStarRaisedLine_params", {
    #: the die with its bonus
    'before': 'str',
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } from { $before } up to { $die }
class QStarRaisedLine(LineBase):
    code: "Literal['q-star.raised']"
    params: 'QStarRaisedLine_params'
    data: 'None'


QStarSideCriticalLine_params = TypedDict("QStarSideCriticalLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die }, two ones in a row, critical failure
class QStarSideCriticalLine(LineBase):
    code: "Literal['q-star.side_critical']"
    params: 'QStarSideCriticalLine_params'
    data: 'SideRollData'


QStarSideRolledLine_params = TypedDict("QStarSideRolledLine_params", {
    #: the die with its bonus
    'die': 'str',
    #: the character
    'player': 'NamedPlayer',
    #: the total
    'total': 'int',
    #: an attribute or a skill, or `any`
    'trait': 'NamedSkill | str',
})


#: { $player }: { $trait } { $die }, { $total }
class QStarSideRolledLine(LineBase):
    code: "Literal['q-star.side_rolled']"
    params: 'QStarSideRolledLine_params'
    data: 'SideRollData'


QStarSkillAddedLine_params = TypedDict("QStarSkillAddedLine_params", {
    #: the attribute
    'attribute': "Literal['might', 'speed', 'intelligence', 'charisma']",
    #: its name
    'name': 'str',
})


#: A new skill under { $attribute }: { $name }
class QStarSkillAddedLine(LineBase):
    code: "Literal['q-star.skill_added']"
    params: 'QStarSkillAddedLine_params'
    data: 'None'


QStarSkillRemovedLine_params = TypedDict("QStarSkillRemovedLine_params", {
    #: its name
    'name': 'str',
})


#: A skill less: { $name }
class QStarSkillRemovedLine(LineBase):
    code: "Literal['q-star.skill_removed']"
    params: 'QStarSkillRemovedLine_params'
    data: 'None'


QStarSpentLine_params = TypedDict("QStarSpentLine_params", {
    #: how much
    'amount': 'int',
    #: what is left
    'left': 'int',
    #: the character
    'player': 'NamedPlayer',
    #: the pool
    'pool': 'NamedPool | str',
})


#: { $player } spends { $amount } { $pool }: { $left } left
class QStarSpentLine(LineBase):
    code: "Literal['q-star.spent']"
    params: 'QStarSpentLine_params'
    data: 'None'


QStarTiedLine_params = TypedDict("QStarTiedLine_params", {
    #: the total
    'total': 'int',
})


#: A tie at { $total }: both roll again
class QStarTiedLine(LineBase):
    code: "Literal['q-star.tied']"
    params: 'QStarTiedLine_params'
    data: 'None'


QStarWonCriticalLine_params = TypedDict("QStarWonCriticalLine_params", {
    #: the character
    'loser': 'NamedPlayer',
    #: the total
    'other': 'int',
    #: the total
    'total': 'int',
    #: the character
    'winner': 'NamedPlayer',
})


#: { $winner } wins: { $loser } failed critically
class QStarWonCriticalLine(LineBase):
    code: "Literal['q-star.won_critical']"
    params: 'QStarWonCriticalLine_params'
    data: 'ContestData'


QStarWonLine_params = TypedDict("QStarWonLine_params", {
    #: the character
    'loser': 'NamedPlayer',
    #: the total
    'other': 'int',
    #: the total
    'total': 'int',
    #: the character
    'winner': 'NamedPlayer',
})


#: { $winner } wins against { $loser }, { $total } to { $other }
class QStarWonLine(LineBase):
    code: "Literal['q-star.won']"
    params: 'QStarWonLine_params'
    data: 'ContestData'


ReactionAfterLine_params = TypedDict("ReactionAfterLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } reacts just after
class ReactionAfterLine(LineBase):
    code: "Literal['reaction.after']"
    params: 'ReactionAfterLine_params'
    data: 'None'


ReactionInTimeLine_params = TypedDict("ReactionInTimeLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the score is compared with
    'mark': 'int',
    #: the score
    'score': 'int',
})


#: { $unit } reacts in time: { $score } against { $mark }
class ReactionInTimeLine(LineBase):
    code: "Literal['reaction.in_time']"
    params: 'ReactionInTimeLine_params'
    data: 'MarkedData | FixedData'


ReactionInTimeUntoldLine_params = TypedDict("ReactionInTimeUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } reacts in time
class ReactionInTimeUntoldLine(LineBase):
    code: "Literal['reaction.in_time_untold']"
    params: 'ReactionInTimeUntoldLine_params'
    data: 'None'


ReactionLateLine_params = TypedDict("ReactionLateLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the score is compared with
    'mark': 'int',
    #: the score
    'score': 'int',
})


#: { $unit } reacts too late: { $score } against { $mark }
class ReactionLateLine(LineBase):
    code: "Literal['reaction.late']"
    params: 'ReactionLateLine_params'
    data: 'MarkedData | FixedData'


ReactionLateUntoldLine_params = TypedDict("ReactionLateUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } reacts too late
class ReactionLateUntoldLine(LineBase):
    code: "Literal['reaction.late_untold']"
    params: 'ReactionLateUntoldLine_params'
    data: 'None'


ReactionOverLine_params = TypedDict("ReactionOverLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit }'s reaction is over
class ReactionOverLine(LineBase):
    code: "Literal['reaction.over']"
    params: 'ReactionOverLine_params'
    data: 'None'


ReactionWastedLine_params = TypedDict("ReactionWastedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit }'s step is wasted
class ReactionWastedLine(LineBase):
    code: "Literal['reaction.wasted']"
    params: 'ReactionWastedLine_params'
    data: 'None'


RedoneLine_params = TypedDict("RedoneLine_params", {
    #: the kind of the change, and what it was about
    'change': 'NotRequired[list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]]',
    #: the kind of the change
    'what': 'str',
})


#: { $by } brought back: { $change }
class RedoneLine(LineBase):
    code: "Literal['redone']"
    params: 'RedoneLine_params'
    data: 'RevertedData'


RedoneStepsLine_params = TypedDict("RedoneStepsLine_params", {
    #: the kind of the change, and what it was about
    'change': 'list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]',
    #: the number
    'n': 'int',
    #: the kind of the change
    'what': 'str',
})


#:     { $by } brought back { $n ->         [one] { $n } step        *[other] { $n } steps     },
#: up to this one: { $change }
class RedoneStepsLine(LineBase):
    code: "Literal['redone.steps']"
    params: 'RedoneStepsLine_params'
    data: 'RevertedData'



#: Your command or query is refused; nothing has changed. The id is empty for a signal, which is
#: refused only on a socket that views as somebody else.
class RefusedFrame(OtherRefusal):
    t: "Literal['refused']"
    #: the id of your command or query
    id: 'str'


RoundBegunLine_params = TypedDict("RoundBegunLine_params", {
    #: the round
    'round': 'int',
})


#: Round { $round }
class RoundBegunLine(LineBase):
    code: "Literal['round.begun']"
    params: 'RoundBegunLine_params'
    data: 'None'


SceneActivatedLine_params = TypedDict("SceneActivatedLine_params", {
    #: its name
    'name': 'str',
})


#: Scene: { $name }
class SceneActivatedLine(LineBase):
    code: "Literal['scene.activated']"
    params: 'SceneActivatedLine_params'
    data: 'None'


SceneAddedLine_params = TypedDict("SceneAddedLine_params", {
    #: its name
    'name': 'str',
})


#: New scene: { $name }
class SceneAddedLine(LineBase):
    code: "Literal['scene.added']"
    params: 'SceneAddedLine_params'
    data: 'None'


SceneRemovedLine_params = TypedDict("SceneRemovedLine_params", {
    #: its name
    'name': 'str',
})


#: Scene removed: { $name }
class SceneRemovedLine(LineBase):
    code: "Literal['scene.removed']"
    params: 'SceneRemovedLine_params'
    data: 'None'


SceneRenamedLine_params = TypedDict("SceneRenamedLine_params", {
    #: its name
    'name': 'str',
    #: before
    'was': 'str',
})


#: { $was } is called { $name } now
class SceneRenamedLine(LineBase):
    code: "Literal['scene.renamed']"
    params: 'SceneRenamedLine_params'
    data: 'None'


SeatBannedLine_params = TypedDict("SeatBannedLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } was banned
class SeatBannedLine(LineBase):
    code: "Literal['seat.banned']"
    params: 'SeatBannedLine_params'
    data: 'None'


SeatJoinedLine_params = TypedDict("SeatJoinedLine_params", {
    #: its name
    'name': 'str',
    #: the role of the seat
    'role': "Literal['handler', 'pilot', 'spectator']",
})


#: { $name } joined as { $role }
class SeatJoinedLine(LineBase):
    code: "Literal['seat.joined']"
    params: 'SeatJoinedLine_params'
    data: 'None'


SeatKickedLine_params = TypedDict("SeatKickedLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } was sent away
class SeatKickedLine(LineBase):
    code: "Literal['seat.kicked']"
    params: 'SeatKickedLine_params'
    data: 'None'


SeatLeftLine_params = TypedDict("SeatLeftLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } left
class SeatLeftLine(LineBase):
    code: "Literal['seat.left']"
    params: 'SeatLeftLine_params'
    data: 'None'


SeatNowHandlerLine_params = TypedDict("SeatNowHandlerLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } is a Handler now
class SeatNowHandlerLine(LineBase):
    code: "Literal['seat.now_handler']"
    params: 'SeatNowHandlerLine_params'
    data: 'None'


SeatNowPilotLine_params = TypedDict("SeatNowPilotLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } is a pilot now
class SeatNowPilotLine(LineBase):
    code: "Literal['seat.now_pilot']"
    params: 'SeatNowPilotLine_params'
    data: 'None'


SegmentBegunLine_params = TypedDict("SegmentBegunLine_params", {
    #: the round
    'round': 'int',
    #: the segment of the round
    'segment': "Literal['friendly', 'ally', 'neutral', 'enemy', 'environmental']",
})


#: { $segment } segment
class SegmentBegunLine(LineBase):
    code: "Literal['segment.begun']"
    params: 'SegmentBegunLine_params'
    data: 'None'


TableBaseEachLine_params = TypedDict("TableBaseEachLine_params", {
})


#: Each pilot is paid the full base
class TableBaseEachLine(LineBase):
    code: "Literal['table.base_each']"
    params: 'TableBaseEachLine_params'
    data: 'None'


TableBaseSharedLine_params = TypedDict("TableBaseSharedLine_params", {
})


#: The base pay is shared among the crew
class TableBaseSharedLine(LineBase):
    code: "Literal['table.base_shared']"
    params: 'TableBaseSharedLine_params'
    data: 'None'


TableBranchedLine_params = TypedDict("TableBranchedLine_params", {
    #: its name
    'name': 'str',
    #: name of the other table
    'source': 'str',
})


#: A table of its own from here on: what went before was played at { $source }
class TableBranchedLine(LineBase):
    code: "Literal['table.branched']"
    params: 'TableBranchedLine_params'
    data: 'BranchData'


TableCreatedLine_params = TypedDict("TableCreatedLine_params", {
    #: SHA-256 of the seed of the dice
    'commitment': 'NotRequired[str]',
    #: its name
    'name': 'str',
})


#: New table: { $name }
class TableCreatedLine(LineBase):
    code: "Literal['table.created']"
    params: 'TableCreatedLine_params'
    data: 'None'


TableFogOffLine_params = TypedDict("TableFogOffLine_params", {
})


#: Fog is off: everybody sees the whole map
class TableFogOffLine(LineBase):
    code: "Literal['table.fog_off']"
    params: 'TableFogOffLine_params'
    data: 'None'


TableFogOwnLine_params = TypedDict("TableFogOwnLine_params", {
})


#: Fog: each pilot sees what the own units see
class TableFogOwnLine(LineBase):
    code: "Literal['table.fog_own']"
    params: 'TableFogOwnLine_params'
    data: 'None'


TableFogTeamLine_params = TypedDict("TableFogTeamLine_params", {
})


#: Fog: pilots see what their side sees
class TableFogTeamLine(LineBase):
    code: "Literal['table.fog_team']"
    params: 'TableFogTeamLine_params'
    data: 'None'


TableImportedLine_params = TypedDict("TableImportedLine_params", {
    #: its name
    'name': 'str',
    #: name of the other table
    'source': 'str',
})


#: Opened from an exported table with its history: what went before was played at { $source }
class TableImportedLine(LineBase):
    code: "Literal['table.imported']"
    params: 'TableImportedLine_params'
    data: 'BranchData'


TableMarksHandlerLine_params = TypedDict("TableMarksHandlerLine_params", {
})


#: Only the Handler names marks
class TableMarksHandlerLine(LineBase):
    code: "Literal['table.marks_handler']"
    params: 'TableMarksHandlerLine_params'
    data: 'None'


TableMarksOpenLine_params = TypedDict("TableMarksOpenLine_params", {
})


#: Pilots may name marks
class TableMarksOpenLine(LineBase):
    code: "Literal['table.marks_open']"
    params: 'TableMarksOpenLine_params'
    data: 'None'


TableNpcsAllLine_params = TypedDict("TableNpcsAllLine_params", {
})


#: Everybody reads the numbers of NPCs
class TableNpcsAllLine(LineBase):
    code: "Literal['table.npcs_all']"
    params: 'TableNpcsAllLine_params'
    data: 'None'


TableNpcsConditionLine_params = TypedDict("TableNpcsConditionLine_params", {
})


#: Of NPCs players see how they are, not their numbers
class TableNpcsConditionLine(LineBase):
    code: "Literal['table.npcs_condition']"
    params: 'TableNpcsConditionLine_params'
    data: 'None'


TableNpcsNothingLine_params = TypedDict("TableNpcsNothingLine_params", {
})


#: Of NPCs players see only what nobody could miss
class TableNpcsNothingLine(LineBase):
    code: "Literal['table.npcs_nothing']"
    params: 'TableNpcsNothingLine_params'
    data: 'None'


TableReactionsLine_params = TypedDict("TableReactionsLine_params", {
    #: the number
    'n': 'int',
})


#:     Reactions can be claimed for { $n ->         [one] { $n } second        *[other] { $n }
#: seconds     }
class TableReactionsLine(LineBase):
    code: "Literal['table.reactions']"
    params: 'TableReactionsLine_params'
    data: 'None'


TableRenamedLine_params = TypedDict("TableRenamedLine_params", {
    #: its name
    'name': 'str',
})


#: The table is now called { $name }
class TableRenamedLine(LineBase):
    code: "Literal['table.renamed']"
    params: 'TableRenamedLine_params'
    data: 'None'


TableRepairsAskedLine_params = TypedDict("TableRepairsAskedLine_params", {
})


#: Repairs in the field need the Handler
class TableRepairsAskedLine(LineBase):
    code: "Literal['table.repairs_asked']"
    params: 'TableRepairsAskedLine_params'
    data: 'None'


TableRepairsFreeLine_params = TypedDict("TableRepairsFreeLine_params", {
})


#: Pilots may repair in the field
class TableRepairsFreeLine(LineBase):
    code: "Literal['table.repairs_free']"
    params: 'TableRepairsFreeLine_params'
    data: 'None'


TableSightLine_params = TypedDict("TableSightLine_params", {
    #: the number
    'n': 'int',
})


#: Units see { $n } hexes far under fog
class TableSightLine(LineBase):
    code: "Literal['table.sight']"
    params: 'TableSightLine_params'
    data: 'None'


TableSystemsLine_params = TypedDict("TableSystemsLine_params", {
    #: titles of the dice systems
    'systems': 'list[str]',
})


#: Dice at this table: { $systems }
class TableSystemsLine(LineBase):
    code: "Literal['table.systems']"
    params: 'TableSystemsLine_params'
    data: 'None'


TableTuningLine_params = TypedDict("TableTuningLine_params", {
    #: the number
    'n': 'int',
})


#:     Frames have { $n ->         [one] { $n } grade        *[other] { $n } grades     } of tuning
class TableTuningLine(LineBase):
    code: "Literal['table.tuning']"
    params: 'TableTuningLine_params'
    data: 'None'


TableUpgradesAskedLine_params = TypedDict("TableUpgradesAskedLine_params", {
})


#: Upgrades wait for the Handler's word
class TableUpgradesAskedLine(LineBase):
    code: "Literal['table.upgrades_asked']"
    params: 'TableUpgradesAskedLine_params'
    data: 'None'


TableUpgradesFreeLine_params = TypedDict("TableUpgradesFreeLine_params", {
})


#: Pilots buy upgrades themselves
class TableUpgradesFreeLine(LineBase):
    code: "Literal['table.upgrades_free']"
    params: 'TableUpgradesFreeLine_params'
    data: 'None'


TerrainNotedLine_params = TypedDict("TerrainNotedLine_params", {
    #: how many
    'count': 'int',
})


#:     Ground cover of { $count ->         [one] { $count } hex        *[other] { $count } hexes
#: } changed
class TerrainNotedLine(LineBase):
    code: "Literal['terrain.noted']"
    params: 'TerrainNotedLine_params'
    data: 'None'


TerrainSetLine_params = TypedDict("TerrainSetLine_params", {
    #: how many
    'count': 'int',
})


#:     Ground of { $count ->         [one] { $count } hex        *[other] { $count } hexes     }
#: changed
class TerrainSetLine(LineBase):
    code: "Literal['terrain.set']"
    params: 'TerrainSetLine_params'
    data: 'None'


TerrainUnveiledLine_params = TypedDict("TerrainUnveiledLine_params", {
    #: how many
    'count': 'int',
})


#:     { $count ->         [one] { $count } hex        *[other] { $count } hexes     } shown
class TerrainUnveiledLine(LineBase):
    code: "Literal['terrain.unveiled']"
    params: 'TerrainUnveiledLine_params'
    data: 'PlaceData | None'


TerrainVeiledLine_params = TypedDict("TerrainVeiledLine_params", {
    #: how many
    'count': 'int',
})


#:     { $count ->         [one] { $count } hex        *[other] { $count } hexes     } veiled
class TerrainVeiledLine(LineBase):
    code: "Literal['terrain.veiled']"
    params: 'TerrainVeiledLine_params'
    data: 'PlaceData | None'


TestRequestedHiddenLine_params = TypedDict("TestRequestedHiddenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
})


#: { $unit }: { $kind } test against a hidden mark. { $label }
class TestRequestedHiddenLine(LineBase):
    code: "Literal['test.requested_hidden']"
    params: 'TestRequestedHiddenLine_params'
    data: 'None'


TestRequestedLine_params = TypedDict("TestRequestedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
})


#: { $unit }: { $kind } test against { $mark }. { $label }
class TestRequestedLine(LineBase):
    code: "Literal['test.requested']"
    params: 'TestRequestedLine_params'
    data: 'None'


TestRolledByHiddenLine_params = TypedDict("TestRolledByHiddenLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $character }: { $score }, { $outcome }. { $label }
class TestRolledByHiddenLine(LineBase):
    code: "Literal['test.rolled_by_hidden']"
    params: 'TestRolledByHiddenLine_params'
    data: 'TestData'


TestRolledByLine_params = TypedDict("TestRolledByLine_params", {
    #: the character
    'character': 'NamedCharacter',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $character }: { $score } against { $mark }, { $outcome }. { $label }
class TestRolledByLine(LineBase):
    code: "Literal['test.rolled_by']"
    params: 'TestRolledByLine_params'
    data: 'TestData'


TestRolledFreeHiddenLine_params = TypedDict("TestRolledFreeHiddenLine_params", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $kind } test: { $score }, { $outcome }. { $label }
class TestRolledFreeHiddenLine(LineBase):
    code: "Literal['test.rolled_free_hidden']"
    params: 'TestRolledFreeHiddenLine_params'
    data: 'TestData'


TestRolledFreeLine_params = TypedDict("TestRolledFreeLine_params", {
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $kind } test: { $score } against { $mark }, { $outcome }. { $label }
class TestRolledFreeLine(LineBase):
    code: "Literal['test.rolled_free']"
    params: 'TestRolledFreeLine_params'
    data: 'TestData'


TestRolledHiddenLine_params = TypedDict("TestRolledHiddenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $unit }: { $score }, { $outcome }. { $label }
class TestRolledHiddenLine(LineBase):
    code: "Literal['test.rolled_hidden']"
    params: 'TestRolledHiddenLine_params'
    data: 'TestData'


TestRolledLine_params = TypedDict("TestRolledLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the table from which its result is read
    'kind': "Literal['proactive', 'reactive']",
    #: what the test is about; can be empty
    'label': 'str',
    #: what the score is compared with
    'mark': 'int',
    #: the result of the test
    'outcome': "Literal['fumble', 'miss', 'hit', 'critical']",
    #: the score
    'score': 'int',
})


#: { $unit }: { $score } against { $mark }, { $outcome }. { $label }
class TestRolledLine(LineBase):
    code: "Literal['test.rolled']"
    params: 'TestRolledLine_params'
    data: 'TestData'


TestWithdrawnLine_params = TypedDict("TestWithdrawnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the test is about; can be empty
    'label': 'str',
})


#: { $unit }: test withdrawn. { $label }
class TestWithdrawnLine(LineBase):
    code: "Literal['test.withdrawn']"
    params: 'TestWithdrawnLine_params'
    data: 'None'


TimerStartedForLine_params = TypedDict("TimerStartedForLine_params", {
    #: its name
    'name': 'str',
    #: minutes and seconds
    'time': 'str',
})


#: { $by } starts a timer of { $time }: { $name }
class TimerStartedForLine(LineBase):
    code: "Literal['timer.started_for']"
    params: 'TimerStartedForLine_params'
    data: 'None'


TimerStartedLine_params = TypedDict("TimerStartedLine_params", {
    #: minutes and seconds
    'time': 'str',
})


#: { $by } starts a timer of { $time }
class TimerStartedLine(LineBase):
    code: "Literal['timer.started']"
    params: 'TimerStartedLine_params'
    data: 'None'


TurnAbstainedLine_params = TypedDict("TurnAbstainedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } abstains
class TurnAbstainedLine(LineBase):
    code: "Literal['turn.abstained']"
    params: 'TurnAbstainedLine_params'
    data: 'InPlaceData | None'


TurnEndedLine_params = TypedDict("TurnEndedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } ends the turn
class TurnEndedLine(LineBase):
    code: "Literal['turn.ended']"
    params: 'TurnEndedLine_params'
    data: 'InPlaceData | None'


TurnSkippedLine_params = TypedDict("TurnSkippedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is skipped
class TurnSkippedLine(LineBase):
    code: "Literal['turn.skipped']"
    params: 'TurnSkippedLine_params'
    data: 'InPlaceData | None'


TurnStartedLine_params = TypedDict("TurnStartedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit }'s turn
class TurnStartedLine(LineBase):
    code: "Literal['turn.started']"
    params: 'TurnStartedLine_params'
    data: 'InPlaceData | None'


UndoneGroundLine_params = TypedDict("UndoneGroundLine_params", {
})


#: The ground that it uncovered stays known
class UndoneGroundLine(LineBase):
    code: "Literal['undone.ground']"
    params: 'UndoneGroundLine_params'
    data: 'None'


UndoneLine_params = TypedDict("UndoneLine_params", {
    #: the kind of the change, and what it was about
    'change': 'NotRequired[list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]]',
    #: the kind of the change
    'what': 'str',
})


#: { $by } took back: { $change }
class UndoneLine(LineBase):
    code: "Literal['undone']"
    params: 'UndoneLine_params'
    data: 'RevertedData'


UndonePagesLine_params = TypedDict("UndonePagesLine_params", {
    #: the pages
    'pages': 'list[NamedPage]',
})


#: What pilots wrote in the journal stays: { $pages }
class UndonePagesLine(LineBase):
    code: "Literal['undone.pages']"
    params: 'UndonePagesLine_params'
    data: 'None'


UndoneSightLine_params = TypedDict("UndoneSightLine_params", {
    #: the units
    'units': 'list[NamedUnit]',
})


#: It had brought { $units } into sight
class UndoneSightLine(LineBase):
    code: "Literal['undone.sight']"
    params: 'UndoneSightLine_params'
    data: 'None'


UndoneStepsLine_params = TypedDict("UndoneStepsLine_params", {
    #: the kind of the change, and what it was about
    'change': 'list[str | NamedUnit | NamedProp | NamedSeat | NamedCharacter | Named]',
    #: the number
    'n': 'int',
    #: the kind of the change
    'what': 'str',
})


#:     { $by } took back { $n ->         [one] { $n } step        *[other] { $n } steps     }, all
#: from this one on: { $change }
class UndoneStepsLine(LineBase):
    code: "Literal['undone.steps']"
    params: 'UndoneStepsLine_params'
    data: 'RevertedData'


UnitAblatesLine_params = TypedDict("UnitAblatesLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the damage that is negated
    'negated': 'int',
})


#: { $unit } uses up an ablative layer, which takes { $negated } of the damage
class UnitAblatesLine(LineBase):
    code: "Literal['unit.ablates']"
    params: 'UnitAblatesLine_params'
    data: 'None'


UnitAblatesUntoldLine_params = TypedDict("UnitAblatesUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } uses up an ablative layer, which takes some of the damage
class UnitAblatesUntoldLine(LineBase):
    code: "Literal['unit.ablates_untold']"
    params: 'UnitAblatesUntoldLine_params'
    data: 'None'


UnitAddedLine_params = TypedDict("UnitAddedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } enters
class UnitAddedLine(LineBase):
    code: "Literal['unit.added']"
    params: 'UnitAddedLine_params'
    data: 'None'


UnitArrivedFromLine_params = TypedDict("UnitArrivedFromLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the other scene
    'from': 'str',
})


#: { $unit } arrives from { $from }
class UnitArrivedFromLine(LineBase):
    code: "Literal['unit.arrived_from']"
    params: 'UnitArrivedFromLine_params'
    data: 'None'


UnitArrivedLine_params = TypedDict("UnitArrivedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } arrives from another scene
class UnitArrivedLine(LineBase):
    code: "Literal['unit.arrived']"
    params: 'UnitArrivedLine_params'
    data: 'None'


UnitAskedForLine_params = TypedDict("UnitAskedForLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } asks the Handler for { $unit }
class UnitAskedForLine(LineBase):
    code: "Literal['unit.asked_for']"
    params: 'UnitAskedForLine_params'
    data: 'None'


UnitBarredLine_params = TypedDict("UnitBarredLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit }: something bars the way
class UnitBarredLine(LineBase):
    code: "Literal['unit.barred']"
    params: 'UnitBarredLine_params'
    data: 'None'


UnitBeginsToFallLine_params = TypedDict("UnitBeginsToFallLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } begins to fall: the environmental segment shows how far
class UnitBeginsToFallLine(LineBase):
    code: "Literal['unit.begins_to_fall']"
    params: 'UnitBeginsToFallLine_params'
    data: 'None'


UnitBulkLine_params = TypedDict("UnitBulkLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: it holds together
    'held': 'bool',
    #: the score
    'score': 'int',
})


#: { $unit } tests its hull against destruction: { $score } against 5
class UnitBulkLine(LineBase):
    code: "Literal['unit.bulk']"
    params: 'UnitBulkLine_params'
    data: 'MarkedData | FixedData'


UnitBulkUntoldLine_params = TypedDict("UnitBulkUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } tests its hull against destruction
class UnitBulkUntoldLine(LineBase):
    code: "Literal['unit.bulk_untold']"
    params: 'UnitBulkUntoldLine_params'
    data: 'None'


UnitBurnsLine_params = TypedDict("UnitBurnsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the condition
    'condition': 'NamedCondition',
    #: the damage
    'damage': 'int',
    #: integrity lost
    'lost': 'int',
})


#: { $unit }: { $condition } does { $damage } damage, { $lost } gets through
class UnitBurnsLine(LineBase):
    code: "Literal['unit.burns']"
    params: 'UnitBurnsLine_params'
    data: 'BurnData'


UnitByBuildElseLine_params = TypedDict("UnitByBuildElseLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})


#: { $unit } goes by its build again
class UnitByBuildElseLine(LineBase):
    code: "Literal['unit.by_build_else']"
    params: 'UnitByBuildElseLine_params'
    data: 'None'


UnitByBuildLine_params = TypedDict("UnitByBuildLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})


#: { $unit } goes by its build again: integrity { $integrity_was } → { $integrity_now }, stability
#: { $stability_was } → { $stability_now }
class UnitByBuildLine(LineBase):
    code: "Literal['unit.by_build']"
    params: 'UnitByBuildLine_params'
    data: 'None'


UnitBySheetElseLine_params = TypedDict("UnitBySheetElseLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})


#: { $unit } goes by the sheet of { $character }, not by its build
class UnitBySheetElseLine(LineBase):
    code: "Literal['unit.by_sheet_else']"
    params: 'UnitBySheetElseLine_params'
    data: 'None'


UnitBySheetLine_params = TypedDict("UnitBySheetLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: the most integrity now
    'integrity_now': 'int',
    #: the most integrity before
    'integrity_was': 'int',
    #: the most stability now
    'stability_now': 'int',
    #: the most stability before
    'stability_was': 'int',
})


#: { $unit } goes by the sheet of { $character }, not by its build: integrity { $integrity_was } →
#: { $integrity_now }, stability { $stability_was } → { $stability_now }
class UnitBySheetLine(LineBase):
    code: "Literal['unit.by_sheet']"
    params: 'UnitBySheetLine_params'
    data: 'None'


UnitCameInSightLine_params = TypedDict("UnitCameInSightLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } comes into sight at { $to }, level { $level }
class UnitCameInSightLine(LineBase):
    code: "Literal['unit.came_in_sight']"
    params: 'UnitCameInSightLine_params'
    data: 'MovedData'


UnitCarriedLine_params = TypedDict("UnitCarriedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
})


#: { $unit } is carried up to level { $level }
class UnitCarriedLine(LineBase):
    code: "Literal['unit.carried']"
    params: 'UnitCarriedLine_params'
    data: 'None'


UnitClingsLine_params = TypedDict("UnitClingsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'NotRequired[int]',
    #: the same in metres
    'metres': 'NotRequired[int]',
    #: the total
    'total': 'NotRequired[int]',
})


#: { $unit } holds on to a wall
class UnitClingsLine(LineBase):
    code: "Literal['unit.clings']"
    params: 'UnitClingsLine_params'
    data: 'None'


UnitCooledLine_params = TypedDict("UnitCooledLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the score is compared with
    'mark': 'int',
    #: the score
    'score': 'int',
})


#: { $unit } cools down: { $score } against { $mark }
class UnitCooledLine(LineBase):
    code: "Literal['unit.cooled']"
    params: 'UnitCooledLine_params'
    data: 'MarkedData | FixedData'


UnitCooledUntoldLine_params = TypedDict("UnitCooledUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } cools down
class UnitCooledUntoldLine(LineBase):
    code: "Literal['unit.cooled_untold']"
    params: 'UnitCooledUntoldLine_params'
    data: 'None'


UnitCoolsLine_params = TypedDict("UnitCoolsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
    #: how many steps
    'steps': 'int',
    #: what is left
    'to': 'int',
})


#:     { $unit } cools for { $steps ->         [one] { $steps } step        *[other] { $steps }
#: steps     }: energy { $to }
class UnitCoolsLine(LineBase):
    code: "Literal['unit.cools']"
    params: 'UnitCoolsLine_params'
    data: 'None'


UnitCoolsUntoldLine_params = TypedDict("UnitCoolsUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } cools
class UnitCoolsUntoldLine(LineBase):
    code: "Literal['unit.cools_untold']"
    params: 'UnitCoolsUntoldLine_params'
    data: 'None'


UnitDescendedLine_params = TypedDict("UnitDescendedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: how many levels
    'levels': 'int',
})


#:     { $unit } descends { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } to level { $level }
class UnitDescendedLine(LineBase):
    code: "Literal['unit.descended']"
    params: 'UnitDescendedLine_params'
    data: 'MovedData'


UnitDestroyedLine_params = TypedDict("UnitDestroyedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is destroyed
class UnitDestroyedLine(LineBase):
    code: "Literal['unit.destroyed']"
    params: 'UnitDestroyedLine_params'
    data: 'None'


UnitEjectsLine_params = TypedDict("UnitEjectsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'pilot': 'NamedUnit',
})


#: { $unit }: { $pilot } gets out
class UnitEjectsLine(LineBase):
    code: "Literal['unit.ejects']"
    params: 'UnitEjectsLine_params'
    data: 'None'


UnitEnduresLine_params = TypedDict("UnitEnduresLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
})


#: { $unit } holds together at 1 integrity
class UnitEnduresLine(LineBase):
    code: "Literal['unit.endures']"
    params: 'UnitEnduresLine_params'
    data: 'None'


UnitFallClingsLine_params = TypedDict("UnitFallClingsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and holds on to a wall: a fall of { $metres } m
class UnitFallClingsLine(LineBase):
    code: "Literal['unit.fall_clings']"
    params: 'UnitFallClingsLine_params'
    data: 'None'


UnitFallFallingLine_params = TypedDict("UnitFallFallingLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and is still falling
class UnitFallFallingLine(LineBase):
    code: "Literal['unit.fall_falling']"
    params: 'UnitFallFallingLine_params'
    data: 'None'


UnitFallHoversLine_params = TypedDict("UnitFallHoversLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and hovers
class UnitFallHoversLine(LineBase):
    code: "Literal['unit.fall_hovers']"
    params: 'UnitFallHoversLine_params'
    data: 'None'


UnitFallLandedLine_params = TypedDict("UnitFallLandedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and lands: a fall of { $metres } m
class UnitFallLandedLine(LineBase):
    code: "Literal['unit.fall_landed']"
    params: 'UnitFallLandedLine_params'
    data: 'None'


UnitFallLostLine_params = TypedDict("UnitFallLostLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#: { $unit } falls below the floor and is lost
class UnitFallLostLine(LineBase):
    code: "Literal['unit.fall_lost']"
    params: 'UnitFallLostLine_params'
    data: 'None'


UnitFallRestsLine_params = TypedDict("UnitFallRestsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and comes to rest on a unit: a fall of { $metres } m
class UnitFallRestsLine(LineBase):
    code: "Literal['unit.fall_rests']"
    params: 'UnitFallRestsLine_params'
    data: 'None'


UnitFallRestsOnLine_params = TypedDict("UnitFallRestsOnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the unit
    'on': 'NamedUnit',
    #: the total
    'total': 'int',
})


#:     { $unit } falls { $levels ->         [one] { $levels } level        *[other] { $levels }
#: levels     } and comes to rest on { $on }: a fall of { $metres } m
class UnitFallRestsOnLine(LineBase):
    code: "Literal['unit.fall_rests_on']"
    params: 'UnitFallRestsOnLine_params'
    data: 'None'


UnitFittedLine_params = TypedDict("UnitFittedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what it is, by its name
    'build': 'Named',
})


#: { $unit } is fitted out as { $build }
class UnitFittedLine(LineBase):
    code: "Literal['unit.fitted']"
    params: 'UnitFittedLine_params'
    data: 'None'


UnitFittedUntoldLine_params = TypedDict("UnitFittedUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is fitted out
class UnitFittedUntoldLine(LineBase):
    code: "Literal['unit.fitted_untold']"
    params: 'UnitFittedUntoldLine_params'
    data: 'None'


UnitFoundLine_params = TypedDict("UnitFoundLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'by': 'NamedUnit',
})


#: { $by } finds { $unit }
class UnitFoundLine(LineBase):
    code: "Literal['unit.found']"
    params: 'UnitFoundLine_params'
    data: 'None'


UnitGivenLine_params = TypedDict("UnitGivenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } now steers { $unit }
class UnitGivenLine(LineBase):
    code: "Literal['unit.given']"
    params: 'UnitGivenLine_params'
    data: 'None'


UnitGivenWithLine_params = TypedDict("UnitGivenWithLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } now steers { $unit } and plays { $character }
class UnitGivenWithLine(LineBase):
    code: "Literal['unit.given_with']"
    params: 'UnitGivenWithLine_params'
    data: 'None'


UnitHarmedInZoneLine_params = TypedDict("UnitHarmedInZoneLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how much
    'amount': 'int',
    #: what harms it
    'harm': "Literal['damage', 'impact', 'heat']",
    #: name of the zone
    'zone': 'str',
})


#:     { $harm ->         [damage] { $unit } takes { $amount } damage in { $zone }         [impact]
#: { $unit } takes an impact of { $amount } in { $zone }        *[heat] { $unit } takes a heat of {
#: $amount } in { $zone }     }
class UnitHarmedInZoneLine(LineBase):
    code: "Literal['unit.harmed_in_zone']"
    params: 'UnitHarmedInZoneLine_params'
    data: 'HarmedData | None'


UnitHarmedLine_params = TypedDict("UnitHarmedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how much
    'amount': 'int',
    #: what harms it
    'harm': "Literal['damage', 'impact', 'heat']",
})


#:     { $harm ->         [damage] { $unit } takes { $amount } damage from the environment
#: [impact] { $unit } takes an impact of { $amount } from the environment        *[heat] { $unit }
#: takes a heat of { $amount } from the environment     }
class UnitHarmedLine(LineBase):
    code: "Literal['unit.harmed']"
    params: 'UnitHarmedLine_params'
    data: 'HarmedData | None'


UnitHeatsUpLine_params = TypedDict("UnitHeatsUpLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } overheats: it can use no energy until it cools down
class UnitHeatsUpLine(LineBase):
    code: "Literal['unit.heats_up']"
    params: 'UnitHeatsUpLine_params'
    data: 'None'


UnitHiddenLine_params = TypedDict("UnitHiddenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is hidden
class UnitHiddenLine(LineBase):
    code: "Literal['unit.hidden']"
    params: 'UnitHiddenLine_params'
    data: 'None'


UnitHighlightedLine_params = TypedDict("UnitHighlightedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is highlighted: everybody sees it
class UnitHighlightedLine(LineBase):
    code: "Literal['unit.highlighted']"
    params: 'UnitHighlightedLine_params'
    data: 'None'


UnitHoversLine_params = TypedDict("UnitHoversLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'NotRequired[int]',
    #: the same in metres
    'metres': 'NotRequired[int]',
    #: the total
    'total': 'NotRequired[int]',
})


#: { $unit } hovers
class UnitHoversLine(LineBase):
    code: "Literal['unit.hovers']"
    params: 'UnitHoversLine_params'
    data: 'None'


UnitImpactLine_params = TypedDict("UnitImpactLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the impact
    'impact': 'int',
})


#: After more than one level { $unit } takes an impact of { $impact }, as after every such fall
class UnitImpactLine(LineBase):
    code: "Literal['unit.impact']"
    params: 'UnitImpactLine_params'
    data: 'HarmedData | None'


UnitLandsLine_params = TypedDict("UnitLandsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#: { $unit } lands
class UnitLandsLine(LineBase):
    code: "Literal['unit.lands']"
    params: 'UnitLandsLine_params'
    data: 'None'


UnitLeftLine_params = TypedDict("UnitLeftLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the other scene
    'to': 'str',
})


#: { $unit } leaves for { $to }
class UnitLeftLine(LineBase):
    code: "Literal['unit.left']"
    params: 'UnitLeftLine_params'
    data: 'None'


UnitLeftMapLine_params = TypedDict("UnitLeftMapLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } leaves the map
class UnitLeftMapLine(LineBase):
    code: "Literal['unit.left_map']"
    params: 'UnitLeftMapLine_params'
    data: 'None'


UnitLetGoLine_params = TypedDict("UnitLetGoLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } no longer steers { $unit }
class UnitLetGoLine(LineBase):
    code: "Literal['unit.let_go']"
    params: 'UnitLetGoLine_params'
    data: 'None'


UnitLetGoWithLine_params = TypedDict("UnitLetGoWithLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } no longer steers { $unit }, nor plays { $character }
class UnitLetGoWithLine(LineBase):
    code: "Literal['unit.let_go_with']"
    params: 'UnitLetGoWithLine_params'
    data: 'None'


UnitMovedFreeLine_params = TypedDict("UnitMovedFreeLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: hexes of a base movement that it cost
    'cost': 'int',
    #: a word for the movement
    'how': 'str',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: Overruled: { $unit } { $how } to { $to }, level { $level }, out of turn and free
class UnitMovedFreeLine(LineBase):
    code: "Literal['unit.moved_free']"
    params: 'UnitMovedFreeLine_params'
    data: 'MovedData'


UnitMovedLine_params = TypedDict("UnitMovedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: hexes of a base movement that it cost
    'cost': 'int',
    #: a word for the movement
    'how': 'str',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } { $how } to { $to }, level { $level }, using { $cost } range
class UnitMovedLine(LineBase):
    code: "Literal['unit.moved']"
    params: 'UnitMovedLine_params'
    data: 'MovedData'


UnitNotAskedForLine_params = TypedDict("UnitNotAskedForLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
    #: id of the seat
    'seat': 'str',
    #: the reason; can be empty
    'why': 'str',
})


#: { $pilot } no longer asks for { $unit }
class UnitNotAskedForLine(LineBase):
    code: "Literal['unit.not_asked_for']"
    params: 'UnitNotAskedForLine_params'
    data: 'None'


UnitNotGivenLine_params = TypedDict("UnitNotGivenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
    #: id of the seat
    'seat': 'str',
    #: the reason; can be empty
    'why': 'str',
})


#: { $pilot } does not get { $unit }
class UnitNotGivenLine(LineBase):
    code: "Literal['unit.not_given']"
    params: 'UnitNotGivenLine_params'
    data: 'None'


UnitNotGivenWhyLine_params = TypedDict("UnitNotGivenWhyLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
    #: id of the seat
    'seat': 'str',
    #: the reason; can be empty
    'why': 'str',
})


#: { $pilot } does not get { $unit }. { $why }
class UnitNotGivenWhyLine(LineBase):
    code: "Literal['unit.not_given_why']"
    params: 'UnitNotGivenWhyLine_params'
    data: 'None'


UnitOffTheMapLine_params = TypedDict("UnitOffTheMapLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } does not fit on the new map
class UnitOffTheMapLine(LineBase):
    code: "Literal['unit.off_the_map']"
    params: 'UnitOffTheMapLine_params'
    data: 'None'


UnitOverheatsLine_params = TypedDict("UnitOverheatsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } overheats instead: the action fails, and it can use no energy until it cools down
class UnitOverheatsLine(LineBase):
    code: "Literal['unit.overheats']"
    params: 'UnitOverheatsLine_params'
    data: 'None'


UnitPassedByLine_params = TypedDict("UnitPassedByLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } passes by, in sight for a while
class UnitPassedByLine(LineBase):
    code: "Literal['unit.passed_by']"
    params: 'UnitPassedByLine_params'
    data: 'MovedData'


UnitPicturedLine_params = TypedDict("UnitPicturedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } has a new picture
class UnitPicturedLine(LineBase):
    code: "Literal['unit.pictured']"
    params: 'UnitPicturedLine_params'
    data: 'None'


UnitPlacedLine_params = TypedDict("UnitPlacedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } is placed at { $to }, level { $level }
class UnitPlacedLine(LineBase):
    code: "Literal['unit.placed']"
    params: 'UnitPlacedLine_params'
    data: 'MovedData'


UnitPressedDownLine_params = TypedDict("UnitPressedDownLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
})


#: { $unit } is pressed down to level { $level }
class UnitPressedDownLine(LineBase):
    code: "Literal['unit.pressed_down']"
    params: 'UnitPressedDownLine_params'
    data: 'None'


UnitRecoversLine_params = TypedDict("UnitRecoversLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } pays 1 energy and keeps its feet
class UnitRecoversLine(LineBase):
    code: "Literal['unit.recovers']"
    params: 'UnitRecoversLine_params'
    data: 'None'


UnitRecoveryOffLine_params = TypedDict("UnitRecoveryOffLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } no longer pays energy to keep its balance
class UnitRecoveryOffLine(LineBase):
    code: "Literal['unit.recovery_off']"
    params: 'UnitRecoveryOffLine_params'
    data: 'None'


UnitRecoveryOnLine_params = TypedDict("UnitRecoveryOnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } pays energy to keep its balance, when it can
class UnitRecoveryOnLine(LineBase):
    code: "Literal['unit.recovery_on']"
    params: 'UnitRecoveryOnLine_params'
    data: 'None'


UnitRefilledLine_params = TypedDict("UnitRefilledLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the energy
    'energy': 'int',
})


#: { $unit } stood by for a minute: its generator is full again, { $energy } energy
class UnitRefilledLine(LineBase):
    code: "Literal['unit.refilled']"
    params: 'UnitRefilledLine_params'
    data: 'None'


UnitReleasedLine_params = TypedDict("UnitReleasedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is free to take
class UnitReleasedLine(LineBase):
    code: "Literal['unit.released']"
    params: 'UnitReleasedLine_params'
    data: 'None'


UnitReleasedWithLine_params = TypedDict("UnitReleasedWithLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
})


#: { $unit } and { $character } are free to take
class UnitReleasedWithLine(LineBase):
    code: "Literal['unit.released_with']"
    params: 'UnitReleasedWithLine_params'
    data: 'None'


UnitRemovedLine_params = TypedDict("UnitRemovedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is removed
class UnitRemovedLine(LineBase):
    code: "Literal['unit.removed']"
    params: 'UnitRemovedLine_params'
    data: 'None'


UnitRepairsForLine_params = TypedDict("UnitRepairsForLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
    #: the other unit
    'target': 'NamedUnit',
})


#: { $unit } repairs { $target } for { $score }
class UnitRepairsForLine(LineBase):
    code: "Literal['unit.repairs_for']"
    params: 'UnitRepairsForLine_params'
    data: 'ScoreData | FixedData'


UnitRepairsLine_params = TypedDict("UnitRepairsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what is mended beside integrity: words, and conditions
    'mended': 'NotRequired[list[str | NamedCondition]]',
    #: the score
    'score': 'int',
    #: the other unit
    'target': 'NamedUnit',
    #: what is left
    'to': 'int',
    #: the number before
    'was': 'NotRequired[int]',
})


#: { $unit } repairs { $target } for { $score }: integrity { $to }
class UnitRepairsLine(LineBase):
    code: "Literal['unit.repairs']"
    params: 'UnitRepairsLine_params'
    data: 'ScoreData | FixedData'


UnitRepairsSomethingLine_params = TypedDict("UnitRepairsSomethingLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
})


#: { $unit } repairs something for { $score }
class UnitRepairsSomethingLine(LineBase):
    code: "Literal['unit.repairs_something']"
    params: 'UnitRepairsSomethingLine_params'
    data: 'ScoreData | FixedData'


UnitRepairsSomethingUntoldLine_params = TypedDict("UnitRepairsSomethingUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } repairs something
class UnitRepairsSomethingUntoldLine(LineBase):
    code: "Literal['unit.repairs_something_untold']"
    params: 'UnitRepairsSomethingUntoldLine_params'
    data: 'None'


UnitRepairsUntoldLine_params = TypedDict("UnitRepairsUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the other unit
    'target': 'NamedUnit',
})


#: { $unit } repairs { $target }
class UnitRepairsUntoldLine(LineBase):
    code: "Literal['unit.repairs_untold']"
    params: 'UnitRepairsUntoldLine_params'
    data: 'None'


UnitRestoredLine_params = TypedDict("UnitRestoredLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } stands as it stood at another table
class UnitRestoredLine(LineBase):
    code: "Literal['unit.restored']"
    params: 'UnitRestoredLine_params'
    data: 'None'


UnitRestsLine_params = TypedDict("UnitRestsLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the total
    'total': 'int',
})


#: { $unit } comes to rest on a unit
class UnitRestsLine(LineBase):
    code: "Literal['unit.rests']"
    params: 'UnitRestsLine_params'
    data: 'None'


UnitRestsOnLine_params = TypedDict("UnitRestsOnLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: how many levels
    'levels': 'int',
    #: the same in metres
    'metres': 'int',
    #: the unit
    'on': 'NamedUnit',
    #: the total
    'total': 'int',
})


#: { $unit } comes to rest on { $on }
class UnitRestsOnLine(LineBase):
    code: "Literal['unit.rests_on']"
    params: 'UnitRestsOnLine_params'
    data: 'None'


UnitReturnedLine_params = TypedDict("UnitReturnedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is the Handler's again
class UnitReturnedLine(LineBase):
    code: "Literal['unit.returned']"
    params: 'UnitReturnedLine_params'
    data: 'None'


UnitRisesLine_params = TypedDict("UnitRisesLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } rises from the ground and hovers
class UnitRisesLine(LineBase):
    code: "Literal['unit.rises']"
    params: 'UnitRisesLine_params'
    data: 'None'


UnitRoseLine_params = TypedDict("UnitRoseLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } rises into the air and begins to fall: the environmental segment shows how far
class UnitRoseLine(LineBase):
    code: "Literal['unit.rose']"
    params: 'UnitRoseLine_params'
    data: 'None'


UnitSeenAgainLine_params = TypedDict("UnitSeenAgainLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } goes out of sight and comes again at { $to }, level { $level }
class UnitSeenAgainLine(LineBase):
    code: "Literal['unit.seen_again']"
    params: 'UnitSeenAgainLine_params'
    data: 'MovedData'


UnitSharedLine_params = TypedDict("UnitSharedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } now steers { $unit } too
class UnitSharedLine(LineBase):
    code: "Literal['unit.shared']"
    params: 'UnitSharedLine_params'
    data: 'None'


UnitShownLine_params = TypedDict("UnitShownLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } comes into view
class UnitShownLine(LineBase):
    code: "Literal['unit.shown']"
    params: 'UnitShownLine_params'
    data: 'None'


UnitStabilisedLine_params = TypedDict("UnitStabilisedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: added to the roll
    'extra': 'int',
    #: what was regained
    'gained': 'NotRequired[int]',
    #: the score
    'score': 'int',
    #: what is left
    'to': 'int',
    #: the number before
    'was': 'NotRequired[int]',
})


#: { $unit } stabilises for { $score }: stability { $to }
class UnitStabilisedLine(LineBase):
    code: "Literal['unit.stabilised']"
    params: 'UnitStabilisedLine_params'
    data: 'ScoreData | FixedData'


UnitStabilisedUntoldLine_params = TypedDict("UnitStabilisedUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } stabilises
class UnitStabilisedUntoldLine(LineBase):
    code: "Literal['unit.stabilised_untold']"
    params: 'UnitStabilisedUntoldLine_params'
    data: 'None'


UnitStaggeredLine_params = TypedDict("UnitStaggeredLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is staggered
class UnitStaggeredLine(LineBase):
    code: "Literal['unit.staggered']"
    params: 'UnitStaggeredLine_params'
    data: 'None'


UnitStayedAloftLine_params = TypedDict("UnitStayedAloftLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } stays aloft
class UnitStayedAloftLine(LineBase):
    code: "Literal['unit.stayed_aloft']"
    params: 'UnitStayedAloftLine_params'
    data: 'None'


UnitStaysHotLine_params = TypedDict("UnitStaysHotLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: what the score is compared with
    'mark': 'int',
    #: the score
    'score': 'int',
})


#: { $unit } stays overheated: { $score } against { $mark }
class UnitStaysHotLine(LineBase):
    code: "Literal['unit.stays_hot']"
    params: 'UnitStaysHotLine_params'
    data: 'MarkedData | FixedData'


UnitStaysHotUntoldLine_params = TypedDict("UnitStaysHotUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } stays overheated
class UnitStaysHotUntoldLine(LineBase):
    code: "Literal['unit.stays_hot_untold']"
    params: 'UnitStaysHotUntoldLine_params'
    data: 'None'


UnitSteadiesItselfLine_params = TypedDict("UnitSteadiesItselfLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: added to the roll
    'extra': 'int',
    #: what was regained
    'gained': 'NotRequired[int]',
    #: the score
    'score': 'int',
    #: what is left
    'to': 'int',
    #: the number before
    'was': 'NotRequired[int]',
})


#: { $unit } steadies itself for { $score } + { $extra }: stability { $to }
class UnitSteadiesItselfLine(LineBase):
    code: "Literal['unit.steadies_itself']"
    params: 'UnitSteadiesItselfLine_params'
    data: 'ScoreData | FixedData'


UnitSteadiesItselfUntoldLine_params = TypedDict("UnitSteadiesItselfUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } steadies itself
class UnitSteadiesItselfUntoldLine(LineBase):
    code: "Literal['unit.steadies_itself_untold']"
    params: 'UnitSteadiesItselfUntoldLine_params'
    data: 'None'


UnitSteadiesLine_params = TypedDict("UnitSteadiesLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is steady again, and can dodge from its next turn on
class UnitSteadiesLine(LineBase):
    code: "Literal['unit.steadies']"
    params: 'UnitSteadiesLine_params'
    data: 'None'


UnitSteppedOffLine_params = TypedDict("UnitSteppedOffLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } steps off and begins to fall: the environmental segment shows how far
class UnitSteppedOffLine(LineBase):
    code: "Literal['unit.stepped_off']"
    params: 'UnitSteppedOffLine_params'
    data: 'None'


UnitSteppedOntoLine_params = TypedDict("UnitSteppedOntoLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the unit
    'on': 'NamedUnit',
})


#: { $unit } steps off and comes to rest on { $on }
class UnitSteppedOntoLine(LineBase):
    code: "Literal['unit.stepped_onto']"
    params: 'UnitSteppedOntoLine_params'
    data: 'None'


UnitSurveysLine_params = TypedDict("UnitSurveysLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
    #: how many
    'count': 'NotRequired[int]',
    #: how far, in hexes
    'reach': 'NotRequired[int]',
})


#: { $unit } surveys: { $score }
class UnitSurveysLine(LineBase):
    code: "Literal['unit.surveys']"
    params: 'UnitSurveysLine_params'
    data: 'MarkedData | FixedData'


UnitSurveysUntoldLine_params = TypedDict("UnitSurveysUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } surveys
class UnitSurveysUntoldLine(LineBase):
    code: "Literal['unit.surveys_untold']"
    params: 'UnitSurveysUntoldLine_params'
    data: 'None'


UnitSurveysVainLine_params = TypedDict("UnitSurveysVainLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the score
    'score': 'int',
})


#: { $unit } surveys and finds nothing: { $score }
class UnitSurveysVainLine(LineBase):
    code: "Literal['unit.surveys_vain']"
    params: 'UnitSurveysVainLine_params'
    data: 'MarkedData | FixedData'


UnitSurveysVainUntoldLine_params = TypedDict("UnitSurveysVainUntoldLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } surveys and finds nothing
class UnitSurveysVainUntoldLine(LineBase):
    code: "Literal['unit.surveys_vain_untold']"
    params: 'UnitSurveysVainUntoldLine_params'
    data: 'None'


UnitTakenLine_params = TypedDict("UnitTakenLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } takes { $unit }
class UnitTakenLine(LineBase):
    code: "Literal['unit.taken']"
    params: 'UnitTakenLine_params'
    data: 'None'


UnitTakenOffLine_params = TypedDict("UnitTakenOffLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is taken off the map
class UnitTakenOffLine(LineBase):
    code: "Literal['unit.taken_off']"
    params: 'UnitTakenOffLine_params'
    data: 'None'


UnitTakenWithLine_params = TypedDict("UnitTakenWithLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the character
    'character': 'NamedCharacter',
    #: name of the seat
    'pilot': 'str',
})


#: { $pilot } takes { $unit } and plays { $character }
class UnitTakenWithLine(LineBase):
    code: "Literal['unit.taken_with']"
    params: 'UnitTakenWithLine_params'
    data: 'None'


UnitUnhighlightedLine_params = TypedDict("UnitUnhighlightedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } is no longer highlighted
class UnitUnhighlightedLine(LineBase):
    code: "Literal['unit.unhighlighted']"
    params: 'UnitUnhighlightedLine_params'
    data: 'None'


UnitUnpicturedLine_params = TypedDict("UnitUnpicturedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } has no picture any more
class UnitUnpicturedLine(LineBase):
    code: "Literal['unit.unpictured']"
    params: 'UnitUnpicturedLine_params'
    data: 'None'


UnitUpdatedLine_params = TypedDict("UnitUpdatedLine_params", {
    #: the unit
    'unit': 'NamedUnit',
})


#: { $unit } changed: { $fields }{ $changes }
class UnitUpdatedLine(LineBase):
    code: "Literal['unit.updated']"
    params: 'UnitUpdatedLine_params'
    data: 'UpdatedData'


UnitWentOutOfSightLine_params = TypedDict("UnitWentOutOfSightLine_params", {
    #: the unit
    'unit': 'NamedUnit',
    #: the level; each is 10 m
    'level': 'int',
    #: the hex where it ends
    'to': 'HexDocument',
})


#: { $unit } goes out of sight
class UnitWentOutOfSightLine(LineBase):
    code: "Literal['unit.went_out_of_sight']"
    params: 'UnitWentOutOfSightLine_params'
    data: 'MovedData'


WaveAddedLine_params = TypedDict("WaveAddedLine_params", {
    #: its name
    'name': 'str',
})


#: New wave: { $name }
class WaveAddedLine(LineBase):
    code: "Literal['wave.added']"
    params: 'WaveAddedLine_params'
    data: 'None'


WaveEnteredLine_params = TypedDict("WaveEnteredLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } comes
class WaveEnteredLine(LineBase):
    code: "Literal['wave.entered']"
    params: 'WaveEnteredLine_params'
    data: 'None'


WaveRemovedLine_params = TypedDict("WaveRemovedLine_params", {
    #: its name
    'name': 'str',
})


#: Wave removed: { $name }
class WaveRemovedLine(LineBase):
    code: "Literal['wave.removed']"
    params: 'WaveRemovedLine_params'
    data: 'None'


WaveUpdatedLine_params = TypedDict("WaveUpdatedLine_params", {
    #: its name
    'name': 'str',
})


#: Wave changed: { $name }
class WaveUpdatedLine(LineBase):
    code: "Literal['wave.updated']"
    params: 'WaveUpdatedLine_params'
    data: 'None'


WaveWaitsLine_params = TypedDict("WaveWaitsLine_params", {
    #: its name
    'name': 'str',
})


#: { $name } finds no place: choose another one for those who are left
class WaveWaitsLine(LineBase):
    code: "Literal['wave.waits']"
    params: 'WaveWaitsLine_params'
    data: 'None'


WebhookOffLine_params = TypedDict("WebhookOffLine_params", {
    #: its name
    'name': 'str',
})


#: The webhook { $name } has failed for long and is switched off
class WebhookOffLine(LineBase):
    code: "Literal['webhook.off']"
    params: 'WebhookOffLine_params'
    data: 'None'


ZoneAddedLine_params = TypedDict("ZoneAddedLine_params", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})


#:     { $kind ->         [spawn] New spawn zone: { $name }         [objective] New objective zone:
#: { $name }         [label] New label: { $name }         [marker] New marker: { $name }
#: *[area] New area: { $name }     }
class ZoneAddedLine(LineBase):
    code: "Literal['zone.added']"
    params: 'ZoneAddedLine_params'
    data: 'None'


ZoneHiddenLine_params = TypedDict("ZoneHiddenLine_params", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})


#: { $name } is hidden from the players
class ZoneHiddenLine(LineBase):
    code: "Literal['zone.hidden']"
    params: 'ZoneHiddenLine_params'
    data: 'None'


ZoneRemovedLine_params = TypedDict("ZoneRemovedLine_params", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})


#:     { $kind ->         [spawn] Spawn zone removed: { $name }         [objective] Objective zone
#: removed: { $name }         [label] Label removed: { $name }         [marker] Marker removed: {
#: $name }        *[area] Area removed: { $name }     }
class ZoneRemovedLine(LineBase):
    code: "Literal['zone.removed']"
    params: 'ZoneRemovedLine_params'
    data: 'None'


ZoneShownLine_params = TypedDict("ZoneShownLine_params", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})


#:     { $kind ->         [spawn] Spawn zone shown: { $name }         [objective] Objective zone
#: shown: { $name }         [label] Label shown: { $name }         [marker] Marker shown: { $name }
#: *[area] Area shown: { $name }     }
class ZoneShownLine(LineBase):
    code: "Literal['zone.shown']"
    params: 'ZoneShownLine_params'
    data: 'None'


ZoneUpdatedLine_params = TypedDict("ZoneUpdatedLine_params", {
    #: its kind
    'kind': "Literal['spawn', 'objective', 'area', 'label', 'marker']",
    #: its name
    'name': 'str',
})


#:     { $kind ->         [spawn] Spawn zone changed: { $name }         [objective] Objective zone
#: changed: { $name }         [label] Label changed: { $name }         [marker] Marker changed: {
#: $name }        *[area] Area changed: { $name }     }
class ZoneUpdatedLine(LineBase):
    code: "Literal['zone.updated']"
    params: 'ZoneUpdatedLine_params'
    data: 'None'



#: A log line with its place in the viewer's own sequence.
class Event(OtherLine):
    #: your `seq` after the line
    seq: 'int'



#: A log line of an export.
class KeptEntry(OtherLine):
    pass



class Client(Protocol):
    """A connection to a table: over REST or over a WebSocket."""

    def send(self, command: Command) -> Any:
        """Sends a command."""

    @overload
    def ask(self, name: Literal['actions'], params: ActionsQuery) -> ActionsAnswer: ...

    @overload
    def ask(self, name: Literal['aim'], params: AimQuery) -> AimAnswer: ...

    @overload
    def ask(self, name: Literal['area'], params: AreaQuery) -> AreaAnswer: ...

    @overload
    def ask(self, name: Literal['disposition'], params: DispositionQuery) -> DispositionAnswer: ...

    @overload
    def ask(self, name: Literal['falls'], params: FallsQuery) -> FallsAnswer: ...

    @overload
    def ask(self, name: Literal['frame'], params: FrameQuery) -> CheckedBuild: ...

    @overload
    def ask(self, name: Literal['lowering'], params: LoweringQuery) -> LoweringAnswer: ...

    @overload
    def ask(self, name: Literal['module_hexes'], params: ModuleHexesQuery) -> ModuleHexesAnswer: ...

    @overload
    def ask(self, name: Literal['notation'], params: NotationQuery) -> NotationAnswer: ...

    @overload
    def ask(self, name: Literal['odds'], params: OddsQuery) -> RollOdds: ...

    @overload
    def ask(self, name: Literal['path'], params: PathQuery) -> PathAnswer: ...

    @overload
    def ask(self, name: Literal['payout'], params: PayoutQuery) -> PayoutAnswer: ...

    @overload
    def ask(self, name: Literal['range'], params: RangeQuery) -> RangeAnswer: ...

    @overload
    def ask(self, name: Literal['reach'], params: ReachQuery) -> ReachAnswer: ...

    @overload
    def ask(self, name: Literal['rolls'], params: RollsQuery) -> RollsAnswer: ...

    @overload
    def ask(self, name: Literal['sight'], params: SightQuery) -> SightAnswer: ...

    @overload
    def ask(self, name: Literal['suggestion'], params: SuggestionQuery) -> SuggestionAnswer: ...

    @overload
    def ask(self, name: Literal['targets'], params: TargetsQuery) -> TargetsAnswer: ...

    @overload
    def ask(self, name: Literal['upgrade_plan'], params: UpgradePlanQuery) -> UpgradePlanAnswer: ...

    @overload
    def ask(self, name: Literal['viewshed'], params: ViewshedQuery) -> ViewshedAnswer: ...
