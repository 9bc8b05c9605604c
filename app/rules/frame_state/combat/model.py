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
    """A weapon of a build."""

    id: str
    name: str
    tier: Annotated[int, Doc("1 to 3")]
    kind: Annotated[str, Doc("a weapon type")]
    damage: Annotated[str, Doc("a damage type")]
    tags: Annotated[Mapping[str, int], Doc("tier, 1 to 3, by id of a weapon tag or damage tag")] = (
        field(default_factory=dict)
    )


@dataclass(frozen=True, slots=True)
class Module:
    """An expansion: what it costs and when it may be used; what it does is the Handler's word."""

    id: str
    name: str
    tier: int = 1
    steps: Annotated[int, Doc("steps that it costs")] = 0
    energy: Annotated[int, Doc("energy that it costs")] = 0
    trigger: Annotated[str, Doc("when it may be used")] = ""
    text: Annotated[str, Doc("what it does, for the Handler to carry out")] = ""


@dataclass(frozen=True, slots=True)
class Build:
    """A frame and who pilots it, as points: what it comes to is worked out by `numbers`.

    `skills` and `hull`: points by attribute id, as on a character's sheet (its sheet, when a
    character pilots the frame, goes before them).
    """

    name: Annotated[str, Doc("its name", "Lynx")]
    chassis: Annotated[str, Doc("a chassis, by id", "bipedal")]
    generator: Annotated[str, Doc("a generator, by id", "pulse")]
    weapons: Annotated[tuple[Weapon, ...], Doc("its weapons")] = ()
    skills: Annotated[Mapping[str, int], Doc("points by attribute of the pilot")] = field(
        default_factory=dict
    )
    hull: Annotated[Mapping[str, int], Doc("points by attribute of the frame")] = field(
        default_factory=dict
    )
    tuning: Annotated[
        Mapping[str, int],
        Doc("grades by element, 1 to 3; an element of a weapon is written `damage:w1`"),
    ] = field(default_factory=dict)
    modules: Annotated[tuple[Module, ...], Doc("its expansions")] = ()
    silhouette: Annotated[Silhouette, Doc("its shape on the map")] = "biped"
    notes: Annotated[str, Doc("notes of whoever made it")] = ""
    #: FS 4.5
    awards: Annotated[Mapping[str, int], Doc("experimental awards by attribute")] = field(
        default_factory=dict
    )


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a build is not legal: a stable code, its params, and where ("weapons.w1")."""

    code: str
    at: Annotated[str, Doc("where it is wrong", "weapons.w1")]
    params: Mapping[str, str | int] = field(default_factory=dict)


# -- numbers that can be explained ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """One summand of a number: `source` is its id ("base", "reach", "tuning", ...), `name` for
    people."""

    source: Annotated[str, Doc("its id, such as `base` or `tuning`")]
    name: Annotated[str, Doc("its name for people")]
    value: Annotated[int, Doc("what it adds")] = 0
    grades: Annotated[int, Doc("grades by which it raises a die instead")] = 0


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number and the parts it is the sum of."""

    value: Annotated[int, Doc("the number")]
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Roll:
    """A die of the game (`sides` 0: none) and what is added; the die counts at least `least`."""

    sides: int
    plus: Annotated[int, Doc("added to the die")] = 0
    least: Annotated[int, Doc("the die counts at least so much")] = 0
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

    bonus: Annotated[int, Doc("added to targeting and damage in the user's next turn")]
    inside: Annotated[
        Literal["nothing", "plain", "choice"],
        Doc(
            "what a target that moves within the zone calls down: `nothing`, the attack without"
            " bonus (`plain`), or with a bonus of the user's `choice`"
        ),
    ] = "nothing"


@dataclass(frozen=True, slots=True)
class InflictedCondition:
    """A condition that an attack leaves on its target, on a hit (direct ones too) or on a miss.

    What is written in `gives` as `by` does not count, and `ends.unit` is "user" or "target" there.
    """

    condition: Annotated[str, Doc("kind of the condition")]
    tier: int
    on: Annotated[Literal["hit", "miss"], Doc("on a hit, or on a miss")] = "hit"
    sides: Annotated[
        int,
        Doc(
            "sides of a die, rolled before the damage, that says which of `gives` it is (the "
            "first for a 1); 0: no die"
        ),
    ] = 0
    gives: Annotated[
        tuple[Condition, ...],
        Doc("the conditions that it can be; none: the plain condition of that tier"),
    ] = ()


@dataclass(frozen=True, slots=True)
class WeaponTraits:
    """Mechanisms that an attack knows; content switches them on, attack code names no content."""

    homing: Annotated[int, Doc("sides of a die that may take the place of Sharpness; 0: none")] = 0
    second_look: Annotated[
        int, Doc("the face with which a miss is looked at once more; 0: not at all")
    ] = 0
    on_miss: Annotated[
        Literal["nothing", "bare", "plain"],
        Doc(
            "the damage of a miss: `nothing`, the `bare` die of the base, or `plain` damage "
            "without the volley"
        ),
    ] = "nothing"
    volley: Annotated[int, Doc("damage added by several shots")] = 0
    prepare: Annotated[
        tuple[tuple[int, int], ...],
        Doc("steps that may be added, each with its bonus to targeting"),
    ] = ()
    zone: Annotated[
        Zone | None, Doc("how it can wait for the user's next turn; null: it cannot")
    ] = None
    burst: Annotated[int, Doc("radius of an area around the target; 0: none")] = 0
    melee: Annotated[bool, Doc("it strikes what is beside its user")] = False
    line: Annotated[
        LineOfFire,
        Doc(
            "what must lie between weapon and target: `sight`, `air` above both, a `path` "
            "within the range, or `any` path"
        ),
    ] = "sight"
    shock: Annotated[int, Doc("more damage and impact of a direct hit")] = 0
    pierce: Annotated[int, Doc("mitigation that does not count")] = 0
    energy_bonus: Annotated[bool, Doc("current energy is added to the damage")] = False
    firm: Annotated[int, Doc("so much of that energy cannot be mitigated")] = 0
    blast: Annotated[
        bool, Doc("mitigated damage counts twice as impact on a target that is not staggered")
    ] = False
    direct_on_staggered: Annotated[bool, Doc("a hit on a staggered target is a direct hit")] = False
    unmitigable: Annotated[bool, Doc("its damage cannot be mitigated")] = False
    overheats: Annotated[bool, Doc("its use overheats the frame")] = False
    least: Annotated[int, Doc("least damage of a hit")] = 0
    through: Annotated[int, Doc("added to damage that gets through")] = 0
    inflicts: Annotated[
        tuple[InflictedCondition, ...], Doc("conditions that it leaves on its target")
    ] = ()


@dataclass(frozen=True, slots=True)
class WeaponProfile:
    """A weapon as its frame uses it, before anybody is aimed at; ranges in hexes, 3D."""

    weapon: Annotated[Weapon, Doc("the weapon")]
    steps: Annotated[Number, Doc("steps of one use")]
    energy: Annotated[Number, Doc("energy of one use")]
    recoil: Annotated[Number, Doc("recoil of one use")]
    uses: Annotated[Number, Doc("uses in one turn")]
    reach: Annotated[Number, Doc("range in hexes")]
    least_range: Annotated[Number, Doc("nearest target in hexes")]
    targeting: Annotated[Number, Doc("targeting bonus")]
    damage: Annotated[Roll, Doc("damage of a hit")]
    direct: Annotated[Roll, Doc("damage added by a direct hit")]
    cost: Annotated[int, Doc("mission cost of one use")]
    traits: Annotated[WeaponTraits, Doc("what else it can do")]


@dataclass(frozen=True, slots=True)
class PlatingEffect:
    """Effects of plating beyond its bonus, against one type of damage (FS C 2.5)."""

    direct: Annotated[int, Doc("less damage from a direct hit")] = 0
    impact: Annotated[int, Doc("less stability lost from mitigation")] = 0
    clear: Annotated[int, Doc("hexes it counts further from an epicentre")] = 0
    staggered: Annotated[int, Doc("less of the damage that impact does to who is staggered")] = 0


@dataclass(frozen=True, slots=True)
class Numbers:
    """All numbers of a build. Dice as sides."""

    integrity: Annotated[Number, Doc("most integrity")]
    stability: Annotated[Number, Doc("most stability")]
    speed: Annotated[Number, Doc("hexes of a base movement")]
    recoil: Annotated[Number, Doc("recoil that it can take in a turn")]
    capacity: Annotated[Number, Doc("most energy")]
    recharge: Annotated[Number, Doc("energy that comes back at the start of a turn")]
    sharpness: Annotated[Roll, Doc("the roll of Sharpness")]
    smarts: Annotated[Roll, Doc("the roll of Smarts")]
    synergy: Annotated[Roll, Doc("the roll of Synergy")]
    evasion: Annotated[Number, Doc("added to dodging")]
    detectors: Annotated[Number, Doc("added to surveys")]
    evasion_number: Annotated[Number, Doc("number against being hit where nobody rolls")]
    attack_number: Annotated[Number, Doc("number of an attack without weapon where nobody rolls")]
    mitigation_number: Annotated[
        Mapping[str, Number], Doc("number against damage of each type where nobody rolls")
    ]
    plating: Annotated[Mapping[str, Number], Doc("bonus to mitigation against damage of each type")]
    plated: Annotated[
        Mapping[str, int], Doc("tier of the plating against damage of each type, 0 to 3")
    ]
    bulk: Annotated[int, Doc("sides of the die against destruction; 0: none")]
    recovery: Annotated[int, Doc("tier of the recovery, 0 to 3")]
    regained: Annotated[Number, Doc("stability regained at the start of a turn")]
    ablative: Annotated[Number, Doc("damage that a layer negates")]
    ablative_times: Annotated[int, Doc("how often it does so between repairs")]
    scanner: Annotated[Number, Doc("range of the scanner in hexes")]
    profiles: Mapping[str, WeaponProfile]
    bulk_bonus: Annotated[int, Doc("added to the die against destruction")] = 0
    guards: Annotated[
        Mapping[str, PlatingEffect], Doc("effects of plating beyond its bonus, by damage type")
    ] = field(default_factory=dict)


# -- conditions -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Duration:
    """When a condition is over: at the `count`th such moment from now on.

    "turn-start" and "turn-end" of `unit`, "round-end", or "repair" (never by itself). In content
    `unit` is "user" (who causes it), "user-next" (its next turn, not the one that runs) or
    "target".
    """

    when: Annotated[
        Literal["turn-start", "turn-end", "round-end", "repair"],
        Doc("at such a moment, or by a `repair`"),
    ]
    unit: UnitId = ""
    count: Annotated[Count, Doc("so many of these moments")] = 1

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

    `by`: the unit that caused it. The numbers after `ends` are what an attack asks it for. Of
    several conditions of a unit that do the same the strongest counts.
    """

    kind: Annotated[str, Doc("kind of the condition, by id")]
    tier: Annotated[Count, Doc("its tier; 0: none")] = 0
    by: UnitId = ""
    value: Annotated[int, Doc("what its kind says: a bonus, or the number of a debilitation")] = 0
    ends: Annotated[Duration | None, Doc("when it is over; null: never")] = None
    targeting: Annotated[int, Doc("added to targeting against the unit")] = 0
    harm: Annotated[int, Doc("added to the next damage of the unit")] = 0
    uses: Annotated[Count, Doc("so many times")] = 1
    reach: Annotated[int, Doc("added to the ranges of its weapons")] = 0
    unsteady: Annotated[Count, Doc("it is staggered at this much stability already")] = 0
    # fields that the round reads
    move: Annotated[int, Doc("added to its speed")] = 0
    drain: Annotated[Count, Doc("steps lost at the start of its turn")] = 0
    burn: Annotated[Count, Doc("sides of the die of damage at the start of its turn")] = 0
    mend: Annotated[Count, Doc("steps that mend it; 0: steps do not")] = 0


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
