"""Forms of Q*: one struct for each action."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from app.rules.systems.q_star.dice import MOST_PLUS
from app.rules.systems.q_star.odds import MOST_SHIFTED, MOST_SHIFTS
from app.rules.systems.q_star.table import Attribute, Veil

#: of one bonus and of all that a trait has on a sheet, either sign
MOST_BONUS: Final = 100

Id = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=1, le=100)]
Bonus = Annotated[int, Meta(ge=-MOST_BONUS, le=MOST_BONUS)]

Player = Annotated[Id, Meta(title="Character")]
Trait = Annotated[Id, Meta(title="Attribute or skill")]
Shifts = Annotated[
    tuple[Annotated[int, Meta(ge=-20, le=20)], ...],
    Meta(
        max_length=MOST_SHIFTS,
        title="Circumstances",
        description=f"what each shifts the difficulty by; at most {MOST_SHIFTED} when summed",
    ),
]


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An unknown field is an error."""


# -- the table's skills, pools and sheets


class AddSkill(Form, frozen=True, kw_only=True):
    """A skill that everybody has from now on, at d4."""

    name: Annotated[Name, Meta(title="Skill")]
    attribute: Annotated[Attribute, Meta(title="Under")]


class RemoveSkill(Form, frozen=True, kw_only=True):
    """A skill that nobody has any more."""

    skill: Annotated[Id, Meta(title="Skill")]


class AddPool(Form, frozen=True, kw_only=True):
    """A pool that everybody has from now on, at 0."""

    name: Annotated[Name, Meta(title="Pool")]


class RemovePool(Form, frozen=True, kw_only=True):
    """A pool that nobody has any more."""

    pool: Annotated[Id, Meta(title="Pool")]


class Raise(Form, frozen=True, kw_only=True):
    """One step up."""

    player: Player
    trait: Trait


class Edit(Form, frozen=True, kw_only=True):
    """Set an attribute or a skill to a die."""

    player: Player
    trait: Trait
    die: Annotated[Literal["d4", "d6", "d8", "d10", "d12"], Meta(title="Die")]
    plus: Annotated[int, Meta(ge=0, le=MOST_PLUS, title="Added to a d12")] = 0


class SetBonus(Form, frozen=True, kw_only=True):
    """A bonus to every check of one trait; 0 takes it away."""

    player: Player
    trait: Trait
    name: Annotated[Name, Meta(title="Where it comes from")]
    value: Annotated[Bonus, Meta(title="Bonus (0 takes it away)")]


class SetPool(Form, frozen=True, kw_only=True):
    """What a pool holds from now on."""

    player: Player
    pool: Annotated[Id, Meta(title="Pool")]
    value: Annotated[Amount, Meta(title="Holds")]


class Spend(Form, frozen=True, kw_only=True):
    """Pay from a pool: an amount, or a part of what is left."""

    player: Player
    pool: Annotated[Id, Meta(title="Pool")]
    amount: Annotated[Amount, Meta(title="Amount")] = 0
    part: Annotated[
        Literal["amount", "half", "third", "quarter"],
        Meta(title="How much", description="a part of what is left is rounded down"),
    ] = "amount"


class Lose(Spend, frozen=True, kw_only=True):
    """Suffer a loss; a pool never falls below 0."""

    consequence: Annotated[
        str, Meta(max_length=200, title="What follows if that is more than is left")
    ] = ""


# -- NPCs


class AddNpc(Form, frozen=True, kw_only=True):
    """An NPC: one number for nearly everything it does."""

    name: Annotated[Name, Meta(title="Name")]
    number: Annotated[Number, Meta(title="Difficulty")]
    veil: Annotated[Veil, Meta(title="Hidden from players")] = "open"


class EditNpc(AddNpc, frozen=True, kw_only=True):
    """What an NPC is from now on."""

    npc: Annotated[Id, Meta(title="NPC")]


class RemoveNpc(Form, frozen=True, kw_only=True):
    """An NPC that is gone."""

    npc: Annotated[Id, Meta(title="NPC")]


# -- checks and contests


class Check(Form, frozen=True, kw_only=True):
    """Roll a check at once."""

    player: Player
    trait: Trait
    difficulty: Annotated[
        Number,
        Meta(
            title="Difficulty",
            description="4 as a rule; against somebody who does not roll, their own number",
        ),
    ] = 4
    npc: Annotated[Id, Meta(title="Or against an NPC")] = ""
    shifts: Shifts = ()
    bonus: Annotated[Bonus, Meta(title="Other bonuses")] = 0


class Ask(Check, frozen=True, kw_only=True):
    """Ask somebody for a check; an empty trait leaves the choice to the player."""

    trait: Trait = ""
    hidden: Annotated[bool, Meta(title="Hide the difficulty")] = False
    why: Annotated[str, Meta(max_length=120, title="What for")] = ""


class Challenge(Form, frozen=True, kw_only=True):
    """Two characters against each other; an empty trait leaves the choice to the other side."""

    player: Player
    trait: Trait
    opponent: Annotated[Id, Meta(title="Against")]
    opponent_trait: Annotated[Id, Meta(title="Attribute or skill of the other side")] = ""


class Roll(Form, frozen=True, kw_only=True):
    """Roll what the table waits for; the trait is asked where it was left open."""

    pending: Annotated[Id, Meta(title="What for")]
    player: Player
    trait: Trait = ""


class Cancel(Form, frozen=True, kw_only=True):
    """No longer wait for a step."""

    pending: Annotated[Id, Meta(title="What")]
