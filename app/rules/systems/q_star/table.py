"""State of Q*: skills and pools of the table, sheets, NPCs and pending steps (QS 1, 6, 7).

A slice is JSON-ready; actions read it as the structs here and give it back the same way. They look
things up with functions that refuse what is not there.
"""

from __future__ import annotations

from collections.abc import Sized
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from app.rules.decoding import convert
from app.rules.systems.base import ActionRefused, ActionResult, LogLine, Players, Slice
from app.rules.systems.q_star.dice import Die, die_of

#: attributes that everybody has; a skill belongs to one of them
Attribute = Literal["might", "speed", "intelligence", "charisma"]
ATTRIBUTES: Final = ("might", "speed", "intelligence", "charisma")

#: the hidden part of an NPC: nothing, its number, or its existence
Veil = Literal["open", "number", "all"]

#: the most items of a kind: skills, pools, NPCs, bonuses of a sheet, pending steps
MOST: Final = 100


class Skill(Struct, frozen=True):
    """A skill of the table, under an attribute."""

    id: str
    name: str
    attribute: Attribute


class Bonus(Struct, frozen=True):
    """A number that is added to every check of one trait, and where it comes from."""

    trait: str
    name: str
    value: int


class Sheet(Struct, frozen=True):
    """A sheet: steps by trait and pools by id (missing: 0), and bonuses."""

    steps: dict[str, int] = field(default_factory=dict)
    pools: dict[str, int] = field(default_factory=dict)
    bonuses: list[Bonus] = field(default_factory=list)


class Npc(Struct, frozen=True):
    """An NPC: one number for nearly everything it does."""

    id: str
    name: str
    number: int
    veil: Veil = "open"


class Asked(Struct, frozen=True, tag="check"):
    """A check that the Handler asked for. `trait` "" leaves the choice to the player.

    `npc` names the NPC whose number it is against; `hidden`: only the Handler knows the number.
    """

    id: str
    player: str
    trait: str
    difficulty: int
    hidden: bool = False
    npc: str = ""
    bonus: int = 0
    why: str = ""


class Side(Struct, frozen=True):
    """One side of a contest; `total` None has not rolled yet, `trait` "" has not chosen."""

    player: str
    trait: str = ""
    total: int | None = None
    critical: bool = False


class Contest(Struct, frozen=True, tag="contest"):
    """Two characters against each other; `round` counts the rolls again."""

    id: str
    first: Side
    second: Side
    round: int = 1


Pending = Asked | Contest


class Table(Struct, frozen=True):
    """The whole slice."""

    skills: dict[str, Skill] = field(default_factory=dict)
    #: pool id -> name; those of the rules are words of the system
    pools: dict[str, str] = field(
        default_factory=lambda: {"resources": "resources", "endurance": "endurance"}
    )
    sheets: dict[str, Sheet] = field(default_factory=dict)
    npcs: dict[str, Npc] = field(default_factory=dict)
    pending: dict[str, Pending] = field(default_factory=dict)


def table_of(slice_: Slice) -> Table:
    """The slice as structs."""
    return convert(slice_, Table)


def result_of(table: Table, *lines: LogLine) -> ActionResult:
    """Returns the structs as the next slice, and the log lines."""
    built: dict[str, Any] = msgspec.to_builtins(table)
    return ActionResult(built, lines)


def sheet_of(table: Table, player: str) -> Sheet:
    """Returns a player's sheet; a new one begins with d4 in everything."""
    return table.sheets.get(player) or Sheet()


def with_sheet(table: Table, player: str, **values: Any) -> Table:
    """Returns the table with another sheet of a player."""
    sheet = replace(sheet_of(table, player), **values)
    return replace(table, sheets={**table.sheets, player: sheet})


def with_pending(table: Table, step: Pending) -> Table:
    """The table with a step that it waits for, new or changed."""
    return replace(table, pending={**table.pending, step.id: step})


def without_pending(table: Table, step_id: str) -> Table:
    """The table that no longer waits for a step."""
    return replace(table, pending={k: v for k, v in table.pending.items() if k != step_id})


def traits_of(table: Table) -> tuple[str, ...]:
    """Returns all traits: the attributes, each followed by its skills."""
    return tuple(
        trait
        for attribute in ATTRIBUTES
        for trait in (
            attribute,
            *(skill.id for skill in table.skills.values() if skill.attribute == attribute),
        )
    )


def check_trait(table: Table, trait: str) -> str:
    """Returns the trait if it exists. Raises ActionRefused "no-such-trait"."""
    if trait not in ATTRIBUTES and trait not in table.skills:
        raise ActionRefused("no-such-trait", trait=trait)
    return trait


def trait_ref(table: Table, trait: str) -> str | dict[str, str]:
    """Returns a trait as a param: an attribute as a word, a skill by its own name."""
    skill = table.skills.get(trait)
    return trait if skill is None else {"skill": skill.id, "name": skill.name}


def pool_ref(table: Table, pool: str) -> str | dict[str, str]:
    """Returns a pool as a param. Raises ActionRefused "no-such-pool"."""
    name = table.pools.get(pool)
    if name is None:
        raise ActionRefused("no-such-pool", pool=pool)
    return name if name == pool else {"pool": pool, "name": name}


def npc_of(table: Table, npc_id: str, *, handler: bool) -> Npc:
    """Returns an NPC that the actor may know of. Raises ActionRefused "no-such-npc"."""
    npc = table.npcs.get(npc_id)
    if npc is None or (npc.veil == "all" and not handler):
        raise ActionRefused("no-such-npc", npc=npc_id)
    return npc


def npcs_for(table: Table, *, handler: bool) -> list[Npc]:
    """Returns the NPCs that a viewer may know."""
    return [npc for npc in table.npcs.values() if handler or npc.veil != "all"]


def pending_of(table: Table, step_id: str) -> Pending:
    """Returns a pending step. Raises ActionRefused "no-such-pending"."""
    step = table.pending.get(step_id)
    if step is None:
        raise ActionRefused("no-such-pending", pending=step_id)
    return step


def bonuses_of(sheet: Sheet, trait: str) -> list[int]:
    """The bonuses of a sheet that count for a trait."""
    return [bonus.value for bonus in sheet.bonuses if bonus.trait == trait]


def die_for(table: Table, player: str, trait: str, bonus: int = 0) -> Die:
    """Returns the die for a trait with all that is added: its own +n, bonuses and `bonus`."""
    sheet = sheet_of(table, player)
    die = die_of(sheet.steps.get(trait, 0))
    return Die(die.sides, die.bonus + sum(bonuses_of(sheet, trait)) + bonus)


def check_room(kind: Sized) -> None:
    """Raises ActionRefused "too-many" when the table has the most items of a kind."""
    if len(kind) >= MOST:
        raise ActionRefused("too-many", limit=MOST)


def name_of(cast: Players, player: str) -> dict[str, str]:
    """Returns a player, who may have left, as a param of a text."""
    known = cast.get(player)
    return {"player": player, "name": "?"} if known is None else known.ref
