"""Checks: at once, or asked for by the Handler and then rolled by the player (QS 2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.rules.dice.odds import odds_document
from app.rules.systems.base import (
    Action,
    ActionRefused,
    ActionRequest,
    ActionResult,
    LogLine,
    Player,
)
from app.rules.systems.q_star import forms
from app.rules.systems.q_star.dice import Die, Rolled, roll
from app.rules.systems.q_star.npcs import npc_ref
from app.rules.systems.q_star.odds import MOST_SHIFTED, check
from app.rules.systems.q_star.table import (
    Asked,
    Table,
    check_room,
    check_trait,
    die_for,
    npc_of,
    result_of,
    table_of,
    trait_ref,
    with_pending,
    without_pending,
)

STANDARD: Final = 4


@dataclass(frozen=True, slots=True)
class Against:
    """The difficulty of a check after circumstances, and the NPC it belongs to.

    `hidden`: only the Handler knows the number; `unseen`: nor may the others know of the NPC.
    """

    difficulty: int
    hidden: bool = False
    npc: dict[str, str] | None = None
    unseen: bool = False


def shifted(difficulty: int, shifts: Sequence[int]) -> int:
    """The difficulty under its circumstances: summed first, and never beyond 2 (QS 2.3).

    Raises ActionRefused "shift-beyond".
    """
    by = sum(shifts)
    if abs(by) > MOST_SHIFTED:
        raise ActionRefused("shift-beyond", shift=f"{by:+d}", most=MOST_SHIFTED)
    return difficulty + by


def against(table: Table, form: forms.Check, *, handler: bool) -> Against:
    """The number of a form: 4, a passive value, or an NPC's (QS 2.2, 6.1).

    Raises ActionRefused "no-such-npc", "difficulty-or-npc", "shift-beyond".
    """
    if not form.npc:
        return Against(shifted(form.difficulty, form.shifts))
    npc = npc_of(table, form.npc, handler=handler)
    if form.difficulty != STANDARD:
        raise ActionRefused("difficulty-or-npc")
    return Against(
        shifted(npc.number, form.shifts), npc.veil != "open", npc_ref(npc), npc.veil == "all"
    )


def check_now(request: ActionRequest) -> ActionResult:
    """Roll a check at once."""
    form: forms.Check = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    check_trait(table, form.trait)
    number = against(table, form, handler=request.actor.handler)
    die = die_for(table, player.id, form.trait, form.bonus)
    rolled = roll(die.sides, request.chance)
    return result_of(table, *check_lines(table, player, form.trait, die, rolled, number))


def ask(request: ActionRequest) -> ActionResult:
    """Requests a check, which the player rolls. Raises ActionRefused as `against`, and
    "too-many"."""
    form: forms.Ask = request.form
    player = request.player(form.player)
    table = table_of(request.slice)
    if form.trait:
        check_trait(table, form.trait)
    check_room(table.pending)
    number = against(table, form, handler=request.actor.handler)
    named = number.npc is not None and not number.unseen
    asked = Asked(
        id=request.ids(),
        player=player.id,
        trait=form.trait,
        difficulty=number.difficulty,
        hidden=form.hidden or number.hidden,
        npc=str(number.npc["name"]) if number.npc is not None and named else "",
        bonus=form.bonus,
        why=form.why,
    )
    params = {
        "player": player.ref,
        "trait": trait_ref(table, form.trait) if form.trait else "any",
        "text": form.why,
    }
    full = {**params, "difficulty": number.difficulty}
    if asked.hidden:
        lines = [LogLine("asked", full, to="handler"), LogLine("asked_hidden", params, to="others")]
    else:
        lines = [LogLine("asked", full)]
    return result_of(with_pending(table, asked), *lines)


def roll_asked(request: ActionRequest, table: Table, asked: Asked) -> ActionResult:
    """Rolls a requested check. Raises ActionRefused "not-asked", "trait-fixed",
    "trait-open"."""
    form: forms.Roll = request.form
    player = request.player(form.player)
    if player.id != asked.player:
        raise ActionRefused("not-asked", name=player.name)
    trait = chosen_trait(table, asked.trait, form.trait)
    die = die_for(table, player.id, trait, asked.bonus)
    rolled = roll(die.sides, request.chance)
    number = Against(asked.difficulty, asked.hidden, {"name": asked.npc} if asked.npc else None)
    lines = check_lines(table, player, trait, die, rolled, number)
    return result_of(without_pending(table, asked.id), *lines)


def chosen_trait(table: Table, fixed: str, named: str) -> str:
    """The trait that is rolled: the fixed one, or where none is fixed the one named."""
    if fixed:
        if named not in ("", fixed):
            raise ActionRefused("trait-fixed", trait=trait_ref(table, fixed))
        return fixed
    if not named:
        raise ActionRefused("trait-open")
    return check_trait(table, named)


def check_lines(
    table: Table, player: Player, trait: str, die: Die, rolled: Rolled, number: Against
) -> list[LogLine]:
    """Returns the log lines of a check; of a hidden difficulty players read only the outcome."""
    total = rolled.natural + die.bonus
    outcome = "failure"
    if rolled.critical:
        outcome = "critical"
    elif total >= number.difficulty:
        outcome = "success"
    params: dict[str, Any] = {
        "player": player.ref,
        "trait": trait_ref(table, trait),
        "die": die_text(die),
        "total": total,
        "outcome": outcome,
    }
    data = {
        "dice": rolled.dice_data,
        "player": player.id,
        "trait": trait,
        "bonus": die.bonus,
        "total": total,
        "critical": rolled.critical,
        "outcome": outcome,
        "difficulty": number.difficulty,
        "odds": odds_document(check(die, number.difficulty)),
    }
    code = "critical" if rolled.critical else "checked"
    full = {**params, "difficulty": number.difficulty}
    if number.npc is None:
        full_code = code
    else:
        full_code, full = f"{code}_npc", {**full, "npc": number.npc}
    if not number.hidden:
        return [LogLine(full_code, full, data)]
    veiled_data = {**data, "difficulty": None, "odds": None}
    if number.npc is None or number.unseen:
        veiled = LogLine(f"{code}_hidden", params, veiled_data, "others")
    else:
        veiled = LogLine(f"{code}_npc_hidden", {**params, "npc": number.npc}, veiled_data, "others")
    return [LogLine(full_code, full, data, "handler"), veiled]


def die_text(die: Die) -> str:
    """A die with all that is added to it: "d8+2", "d6-1"."""
    return f"d{die.sides}{die.bonus:+d}" if die.bonus else f"d{die.sides}"


ACTIONS: Final = (
    Action("check", "player", forms.Check, check_now),
    Action("ask", "handler", forms.Ask, ask),
)
