"""The log lines and refusals of Q*: their parameters and data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NotRequired

from typing_extensions import TypedDict

from app.rules.dice.odds import Odds
from app.rules.json_types import Doc
from app.rules.line_types import LineDie, LineType, Named, NamedPlayer, ProofDocument, Vocabulary
from app.rules.systems.q_star.table import Attribute, Veil


class QDie(LineDie):
    """A die with the sum of its faces."""

    face: Annotated[int, Doc("the sum of its faces")]


class SideRollData(TypedDict):
    """The roll of one side of a contest."""

    kind: Annotated[str, Doc("the dice system")]
    dice: Annotated[list[QDie], Doc("the dice, in the order rolled")]
    player: Annotated[str, Doc("id of the character")]
    trait: Annotated[str, Doc("the attribute, or id of the skill")]
    bonus: Annotated[int, Doc("added to the die")]
    total: Annotated[int, Doc("the total")]
    critical: Annotated[bool, Doc("it is a critical success")]
    proof: Annotated[ProofDocument | None, Doc("where the dice come from; null: not told")]


class CheckData(SideRollData):
    """A check; players do not read a hidden difficulty."""

    outcome: Annotated[Literal["failure", "success", "critical"], Doc("the result")]
    difficulty: Annotated[int | None, Doc("the difficulty; null: not told")]
    odds: Annotated[dict[str, Odds] | None, Doc("the odds of each result; null: not told")]


class ContestData(TypedDict):
    """The end of a contest."""

    kind: Annotated[str, Doc("the dice system")]
    winner: Annotated[str, Doc("id of the winner")]
    loser: Annotated[str, Doc("id of the loser")]
    round: Annotated[int, Doc("how often both have rolled")]


class NamedNpc(Named):
    """An NPC by its name, and by its id where it is known."""

    npc: NotRequired[Annotated[str, Doc("id of the NPC")]]


class NamedSkill(Named):
    """A skill by its id and name."""

    skill: Annotated[str, Doc("id of the skill")]


class NamedPool(Named):
    """A pool by its id and name."""

    pool: Annotated[str, Doc("id of the pool")]


_DIE: Final = Annotated[str, Doc("the die with its bonus")]
#: The parameters of the lines by name.
TERMS: Final = Vocabulary(
    {
        "amount": Annotated[int, Doc("how much")],
        "attribute": Annotated[Attribute, Doc("the attribute")],
        "before": _DIE,
        "beyond": Annotated[int, Doc("what the pool did not hold")],
        "die": _DIE,
        "difficulty": Annotated[int, Doc("the difficulty")],
        "id": Annotated[str, Doc("the id")],
        "left": Annotated[int, Doc("what is left")],
        "limit": Annotated[int, Doc("the most")],
        "most": Annotated[int, Doc("the most")],
        "name": str,
        "npc": Annotated[NamedNpc, Doc("the NPC")],
        "number": Annotated[int, Doc("the number of the NPC")],
        "other_trait": Annotated[NamedSkill | str, Doc("the trait of the opponent, or `any`")],
        "outcome": Annotated[Literal["failure", "success", "critical"], Doc("the result")],
        "player": Annotated[NamedPlayer, Doc("the character")],
        "pool": Annotated[NamedPool | str, Doc("the pool")],
        "sign": Annotated[str, Doc("the bonus, with its sign")],
        "signed": Annotated[str, Doc("a number with its sign", "+1")],
        "text": str,
        "total": Annotated[int, Doc("the total")],
        "trait": Annotated[NamedSkill | str, Doc("an attribute or a skill, or `any`")],
        "value": Annotated[int, Doc("the value")],
        "veil": Annotated[Veil, Doc("what players know of it")],
    }
)
_line: Final = TERMS.line

LINES: Final[Mapping[str, LineType]] = {
    "asked": _line("difficulty player text trait"),
    "asked_hidden": _line("player text trait"),
    "bonus_removed": _line("name player trait"),
    "bonus_set": _line("name player trait value:sign"),
    "both_critical": _line("total"),
    "cancelled": _line("player"),
    "cancelled_contest": _line("opponent:player player"),
    "challenged": _line("opponent:player other:other_trait player trait"),
    "checked": _line("die difficulty outcome player total trait", CheckData),
    "checked_hidden": _line("die outcome player total trait", CheckData),
    "checked_npc": _line("die difficulty npc outcome player total trait", CheckData),
    "checked_npc_hidden": _line("die npc outcome player total trait", CheckData),
    "critical": _line("die difficulty outcome player total trait", CheckData),
    "critical_hidden": _line("die outcome player total trait", CheckData),
    "critical_npc": _line("die difficulty npc outcome player total trait", CheckData),
    "critical_npc_hidden": _line("die npc outcome player total trait", CheckData),
    "lost": _line("amount left player pool"),
    "lost_beyond": _line("amount beyond left player pool text"),
    "lost_beyond_open": _line("amount beyond left player pool text"),
    "lowered": _line("before die player trait"),
    "npc_added": _line("npc number veil"),
    "npc_added_veiled": _line("npc"),
    "npc_edited": _line("npc number veil"),
    "npc_edited_veiled": _line("npc"),
    "npc_gone": _line("npc"),
    "pool_added": _line("name"),
    "pool_removed": _line("pool"),
    "pool_set": _line("player pool value"),
    "raised": _line("before die player trait"),
    "side_critical": _line("die player total trait", SideRollData),
    "side_rolled": _line("die player total trait", SideRollData),
    "skill_added": _line("attribute name"),
    "skill_removed": _line("name"),
    "spent": _line("amount left player pool"),
    "tied": _line("total"),
    "won": _line("loser:player other:total total winner:player", ContestData),
    "won_critical": _line("loser:player other:total total winner:player", ContestData),
}

REFUSALS: Final[Mapping[str, LineType]] = {
    "above-attribute": _line("name attribute die"),
    "against-oneself": _line(),
    "already-rolled": _line("name"),
    "amount-or-part": _line(),
    "below-skill": _line("name die"),
    "bonuses-beyond": _line("bonus:signed most"),
    "difficulty-or-npc": _line(),
    "highest-step": _line("die"),
    "name-taken": _line("name"),
    "no-change": _line(),
    "no-such-npc": _line("npc:id"),
    "no-such-pending": _line("pending:id"),
    "no-such-player": _line("player:id"),
    "no-such-pool": _line("pool:id"),
    "no-such-trait": _line("trait:id"),
    "not-asked": _line("name"),
    "not-enough": _line("pool amount left"),
    "not-your-character": _line("player"),
    "not-yours-to-cancel": _line(),
    "other-first": _line("player"),
    "plus-needs-d12": _line("die"),
    "rolled-already": _line(),
    "shift-beyond": _line("shift:signed most"),
    "too-many": _line("limit"),
    "trait-fixed": _line("trait"),
    "trait-in-use": _line("name"),
    "trait-open": _line(),
}
