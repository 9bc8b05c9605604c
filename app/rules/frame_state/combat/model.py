"""Values of combat: builds, numbers with their parts, weapon profiles, conditions, fighters.

Plain frozen dataclasses that msgspec turns to JSON and back. Nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

from app.rules.field_marks import Count, UnitId
from app.rules.json_types import Doc

Silhouette = Literal["biped", "strider", "tank", "hover", "walker", "drone", "infantry"]

# -- the parts of a frame --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon of a build. `tags`: id of a weapon or damage tag -> its tier, 1 to 3."""

    id: str
    name: str
    tier: Annotated[int, Doc("1 to 3")]
    kind: Annotated[str, Doc("a weapon type")]
    damage: Annotated[str, Doc("a damage type")]
    tags: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Module:
    """An expansion: what it costs and when it may be used; what it does is the Handler's word."""

    id: str
    name: str
    tier: int = 1
    steps: int = 0
    energy: int = 0
    trigger: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Build:
    """A frame and who pilots it, as points: what it comes to is worked out by `numbers`.

    `skills` and `hull`: points by attribute id, as on a character's sheet (its sheet, when a
    character pilots the frame, goes before them). `tuning`: id of an element -> 1 to 3; an element
    of a weapon is written "damage:w1".
    """

    name: str
    chassis: str
    generator: str
    weapons: tuple[Weapon, ...] = ()
    skills: Mapping[str, int] = field(default_factory=dict)
    hull: Mapping[str, int] = field(default_factory=dict)
    tuning: Mapping[str, int] = field(default_factory=dict)
    modules: tuple[Module, ...] = ()
    silhouette: Silhouette = "biped"
    notes: str = ""
    #: FS 4.5
    awards: Annotated[Mapping[str, int], Doc("experimental awards by attribute")] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a build is not legal: a stable code, its params, and where ("weapons.w1")."""

    code: str
    at: str
    params: Mapping[str, str | int] = field(default_factory=dict)


# -- numbers that can be explained ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for
    people.

    `grades`: it raises a die by so many grades instead.
    """

    source: str
    name: str
    value: int = 0
    grades: int = 0


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number and the parts it is the sum of."""

    value: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Roll:
    """A die of the game (`sides` 0: none) and what is added; the die counts at least `least`."""

    sides: int
    plus: int = 0
    least: int = 0
    parts: tuple[Part, ...] = ()


# -- a weapon as its frame uses it --------------------------------------------------------------

#: what must lie between weapon and target: sight, a clear line in the air above both, a path no
#: longer than the range, any path with the target within range
LineOfFire = Literal["sight", "air", "path", "any"]


@dataclass(frozen=True, slots=True)
class Zone:
    """An attack that waits for the user's next turn (Zone In).

    `bonus` to targeting and damage then; `inside`: what a target that moves within the zone calls
    down: nothing, the attack at once without bonus, or with +2 to targeting or damage.
    """

    bonus: int
    inside: Literal["nothing", "plain", "choice"] = "nothing"


@dataclass(frozen=True, slots=True)
class InflictedCondition:
    """A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss.

    `sides`: a die, rolled before the damage, says which of `gives` it is (the first for a 1); 0: no
    die, `gives` has one, or none for the plain condition of that tier. What is written in `gives`
    as `by` does not count, and `ends.unit` is "user" or "target" there.
    """

    condition: str
    tier: int
    on: Literal["hit", "miss"] = "hit"
    sides: int = 0
    gives: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class WeaponTraits:
    """Mechanisms that an attack knows; content switches them on, attack code names no content."""

    #: sides of a die that may take the place of Sharpness, and the face a miss is looked at with
    #: once more (0: not at all)
    homing: int = 0
    second_look: int = 0
    #: the damage of a miss: nothing, the base die alone, the damage without `volley`
    on_miss: Literal["nothing", "bare", "plain"] = "nothing"
    volley: int = 0
    #: steps that may be added for a bonus to targeting: (steps, bonus), one of them
    prepare: tuple[tuple[int, int], ...] = ()
    zone: Zone | None = None
    #: radius of an area around the target, 0: none; in reach the area is beside the user
    burst: int = 0
    melee: bool = False
    line: LineOfFire = "sight"
    #: more damage and impact of a direct hit
    shock: int = 0
    #: mitigation that does not count
    pierce: int = 0
    #: current energy is added to the damage; the first `firm` of it cannot be mitigated
    energy_bonus: bool = False
    firm: int = 0
    #: mitigated damage counts twice as impact on a target that is not staggered
    blast: bool = False
    direct_on_staggered: bool = False
    unmitigable: bool = False
    overheats: bool = False
    #: least damage of a hit
    least: int = 0
    #: added to damage that gets through
    through: int = 0
    inflicts: tuple[InflictedCondition, ...] = ()


@dataclass(frozen=True, slots=True)
class WeaponProfile:
    """A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D."""

    weapon: Weapon
    steps: Number
    energy: Number
    recoil: Number
    #: uses in one turn
    uses: Number
    reach: Number
    least_range: Number
    #: targeting bonus
    targeting: Number
    damage: Roll
    direct: Roll
    #: mission cost of one use
    cost: int
    traits: WeaponTraits


@dataclass(frozen=True, slots=True)
class PlatingEffect:
    """Effects of plating beyond its bonus, against one type of damage (FS C 2.5).

    `direct`: less damage from a direct hit; `impact`: less stability lost from mitigation; `clear`:
    hexes it counts further from an epicentre; `staggered`: less of the damage that impact does to
    who is staggered.
    """

    direct: int = 0
    impact: int = 0
    clear: int = 0
    staggered: int = 0


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers of a build. Dice as sides."""

    integrity: Number
    stability: Number
    speed: Number
    recoil: Number
    capacity: Number
    recharge: Number
    sharpness: Roll
    smarts: Roll
    synergy: Roll
    #: added to dodging, to surveys
    evasion: Number
    detectors: Number
    #: fixed numbers where nobody rolls: against being hit, of an attack without weapon, against
    #: damage of each type (id -> number)
    evasion_number: Number
    attack_number: Number
    mitigation_number: Mapping[str, Number]
    #: bonus to mitigation against damage of each type
    plating: Mapping[str, Number]
    #: tier of the plating against damage of each type, 0 to 3
    plated: Mapping[str, int]
    #: die against destruction, 0 none
    bulk: int
    #: tier 0 to 3; stability regained at the start of a turn
    recovery: int
    regained: Number
    #: damage negated, and how often between repairs
    ablative: Number
    ablative_times: int
    #: hexes
    scanner: Number
    profiles: Mapping[str, WeaponProfile]
    #: an award added to the bulk die's result
    bulk_bonus: int = 0
    #: effects of plating beyond its bonus, by damage type; none without an entry
    guards: Mapping[str, PlatingEffect] = field(default_factory=dict)


# -- conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Duration:
    """When a condition is over: at the `count`th such moment from now on.

    "turn-start" and "turn-end" of `unit`, "round-end", or "repair" (never by itself). In content
    `unit` is "user" (who causes it), "user-next" (its next turn, not the one that runs) or
    "target".
    """

    when: Literal["turn-start", "turn-end", "round-end", "repair"]
    unit: UnitId = ""
    count: Count = 1

    def bound(self, user: str, target: str, running: str = "") -> Duration:
        """The same for these units; `running`: whose turn it is, "" when nobody has one.

        A turn of the user that runs is not its next one and counts as one more (FS C 2.1.16).
        """
        units = {"user": user, "user-next": user, "target": target}
        more = self.unit == "user-next" and running == user
        return replace(self, unit=units.get(self.unit, self.unit), count=self.count + more)


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of a unit: `kind` is an entry of `content.conditions`.

    `by`: the unit that caused it. `value`: what its kind says (a bonus, a debilitation's number).
    The numbers after `ends` are what an attack asks it for. Of several conditions of a unit that
    do the same the strongest counts.
    """

    kind: str
    tier: Count = 0
    by: UnitId = ""
    value: int = 0
    ends: Duration | None = None
    #: added to targeting against the unit with this condition
    targeting: int = 0
    #: added to the next damage of the unit with this condition, `uses` times
    harm: int = 0
    uses: Count = 1
    #: added to the ranges of its weapons (not in reach)
    reach: int = 0
    #: it is staggered at this much stability already
    unsteady: Count = 0
    # fields that the round reads
    #: added to its speed
    move: int = 0
    #: steps lost at the start of its turn
    drain: Count = 0
    #: sides of the die of damage at the start of its turn
    burn: Count = 0
    #: steps that mend it (0: nothing of the sort does)
    mend: Count = 0


# -- fighters, as an exchange sees them ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fighter:
    """A unit, or a prop, at the moment of an attack.

    `rolls`: a pilot plays it. `evades`: it may dodge (a staggered unit and a prop may not).
    `ablative`: a layer is left that has not negated anything this round. `recovers`: it will pay at
    stability 0 to go on (`harm.can_recover`). `endures`: its die against destruction may be tested.
    """

    id: str
    name: str
    rolls: bool
    numbers: Numbers
    integrity: int
    stability: int
    energy: int
    recoil: int = 0
    staggered: bool = False
    evades: bool = True
    overheated: bool = False
    ablative: bool = False
    #: a thing (a prop): impact and conditions are nothing to it
    sturdy: bool = False
    conditions: tuple[Condition, ...] = ()
    recovers: bool = False
    endures: bool = True
