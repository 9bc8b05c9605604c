"""Checks: at once, or asked for by the Handler and then rolled by the player (q-star)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.rules.dice.odds import odds_document
from app.rules.systems.base import Action, Done, Player, Refuse, Told, Turn
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
    done,
    npc_of,
    table_of,
    trait_ref,
    with_pending,
    without_pending,
)

STANDARD: Final = 4


@dataclass(frozen=True, slots=True)
class Against:
    """What a check is against: the number after the circumstances, and whose it is.

    `hidden`: only the Handler knows the number; `unseen`: nor may the others know of the NPC.
    """

    difficulty: int
    hidden: bool = False
    npc: dict[str, str] | None = None
    unseen: bool = False


def shifted(difficulty: int, shifts: Sequence[int]) -> int:
    """The difficulty under its circumstances: summed first, and never beyond 2 (q-star).

    Refuse "shift-beyond".
    """
    by = sum(shifts)
    if abs(by) > MOST_SHIFTED:
        raise Refuse("shift-beyond", shift=f"{by:+d}", most=MOST_SHIFTED)
    return difficulty + by


def against(table: Table, form: forms.Check, *, handler: bool) -> Against:
    """The number of a form: 4, a passive value, or an NPC's (q-star).

    Refuse "no-such-npc", "difficulty-or-npc", "shift-beyond".
    """
    if not form.npc:
        return Against(shifted(form.difficulty, form.shifts))
    npc = npc_of(table, form.npc, handler=handler)
    if form.difficulty != STANDARD:
        raise Refuse("difficulty-or-npc")
    return Against(
        shifted(npc.number, form.shifts), npc.veil != "open", npc_ref(npc), npc.veil == "all"
    )


def check_now(turn: Turn) -> Done:
    """Roll a check at once."""
    form: forms.Check = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    check_trait(table, form.trait)
    number = against(table, form, handler=turn.actor.handler)
    die = die_for(table, player.id, form.trait, form.bonus)
    rolled = roll(die.sides, turn.chance)
    return done(table, *tell(table, player, form.trait, die, rolled, number))


def ask(turn: Turn) -> Done:
    """Ask for a check; the player rolls it. Refuse as `against`, and "too-many"."""
    form: forms.Ask = turn.form
    player = turn.player(form.player)
    table = table_of(turn.slice)
    if form.trait:
        check_trait(table, form.trait)
    check_room(table.pending)
    number = against(table, form, handler=turn.actor.handler)
    named = number.npc is not None and not number.unseen
    asked = Asked(
        id=turn.ids(),
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
        told = [Told("asked", full, to="handler"), Told("asked_hidden", params, to="others")]
    else:
        told = [Told("asked", full)]
    return done(with_pending(table, asked), *told)


def roll_asked(turn: Turn, table: Table, asked: Asked) -> Done:
    """The player rolls what was asked for; Refuse "not-asked", "trait-fixed", "trait-open"."""
    form: forms.Roll = turn.form
    player = turn.player(form.player)
    if player.id != asked.player:
        raise Refuse("not-asked", name=player.name)
    trait = chosen_trait(table, asked.trait, form.trait)
    die = die_for(table, player.id, trait, asked.bonus)
    rolled = roll(die.sides, turn.chance)
    number = Against(asked.difficulty, asked.hidden, {"name": asked.npc} if asked.npc else None)
    told = tell(table, player, trait, die, rolled, number)
    return done(without_pending(table, asked.id), *told)


def chosen_trait(table: Table, fixed: str, named: str) -> str:
    """The trait that is rolled: the fixed one, or where none is fixed the one named."""
    if fixed:
        if named not in ("", fixed):
            raise Refuse("trait-fixed", trait=trait_ref(table, fixed))
        return fixed
    if not named:
        raise Refuse("trait-open")
    return check_trait(table, named)


def tell(
    table: Table, player: Player, trait: str, die: Die, rolled: Rolled, number: Against
) -> list[Told]:
    """What the log says of a check. Of a hidden number the others read only the outcome."""
    total = rolled.natural + die.bonus
    outcome = "failure"
    if rolled.critical:
        outcome = "critical"
    elif total >= number.difficulty:
        outcome = "success"
    params: dict[str, Any] = {
        "player": player.ref,
        "trait": trait_ref(table, trait),
        "die": spelled(die),
        "total": total,
        "outcome": outcome,
    }
    data = {
        "dice": rolled.told,
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
        return [Told(full_code, full, data)]
    veiled_data = {**data, "difficulty": None, "odds": None}
    if number.npc is None or number.unseen:
        veiled = Told(f"{code}_hidden", params, veiled_data, "others")
    else:
        veiled = Told(f"{code}_npc_hidden", {**params, "npc": number.npc}, veiled_data, "others")
    return [Told(full_code, full, data, "handler"), veiled]


def spelled(die: Die) -> str:
    """A die with all that is added to it: "d8+2", "d6-1"."""
    return f"d{die.sides}{die.bonus:+d}" if die.bonus else f"d{die.sides}"


ACTIONS: Final = (
    Action("check", "player", forms.Check, check_now),
    Action("ask", "handler", forms.Ask, ask),
)
